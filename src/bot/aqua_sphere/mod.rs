//! The worth of a position of AquaSphere, by terms.
//!
//! One hundred is one point. Bots are worth what they can still do, submarines and expansions what they bring in the
//! scorings to come, time what can be bought for it.

mod hope;
mod stock;
#[cfg(test)]
mod tests;
mod weights;

use self::{
    stock::crystal_worth,
    weights::{AHEAD, BOTS, CRYSTALS, FIELD, MAJORITY, MOVE, OCTOPODS, POINT, ROOM_FOR_BOTS, SUBMARINE},
};
use super::{
    Evaluate,
    judgement::Judgement,
    terms::{Group, Term, Terms},
    weights::Sets,
};
use crate::{
    games::aqua_sphere::{Board, Engineer, Player, Prompt, ROUNDS, RoundPart, SUBMARINES, Setup, State},
    rules::Seat,
};
use std::sync::LazyLock;

/// The terms of a seat, in the order of `Board::amounts`.
const SEAT: [Term; 18] = [
    Term::new("points", Group::Score, 1.0),
    Term::new("time", Group::Tempo, 1.0),
    Term::new("crystals", Group::Safety, 1.0),
    Term::new("submarines", Group::Growth, 1.0),
    Term::new("bots", Group::Score, 1.0),
    Term::new("room", Group::Growth, 1.0),
    Term::new("fields", Group::Attack, 1.0),
    Term::new("majority", Group::Attack, 1.0),
    Term::new("octopods", Group::Safety, 1.0),
    Term::new("crystal-scoring", Group::Score, 1.0),
    Term::new("letters", Group::Score, 1.0),
    Term::new("lab", Group::Growth, 1.0),
    Term::new("cards", Group::Growth, 1.0),
    Term::new("programs", Group::Tempo, 1.0),
    Term::new("action", Group::Tempo, 1.0),
    Term::new("moves", Group::Tempo, 1.0),
    Term::new("order", Group::Tempo, 1.0),
    Term::new("turn", Group::Turn, 0.0),
];

static JUDGEMENT: LazyLock<Judgement> = LazyLock::new(|| Judgement {
    seat: &SEAT,
    neutral: &[],
    // Its games end with many points, so the same lead decides less.
    lead: 8.0,
    rivalry: 0.25,
    // Everybody's next turn.
    horizon: 4,
    easy: 24,
    sets: Sets::built_in(include_str!("../../../assets/aqua_sphere/weights.toml"), &SEAT, &[]),
});

impl Evaluate for State {
    fn judgement(_: &Setup) -> &'static Judgement {
        &JUDGEMENT
    }

    fn assess(&self, setup: &Setup) -> Terms {
        let progress = 1.0 - self.board.scorings() as f32 / ROUNDS as f32;
        let mut terms = Terms::new(progress).in_stage(self.board.stage_number());
        for seat in setup.players.seats() {
            terms.set(
                seat,
                self.board.amounts(setup, seat).map(|worth| worth as f32 / POINT as f32),
            );
        }
        terms
    }

    /// All questions but the first of a turn, and those that end something.
    fn is_follow_up(prompt: &Prompt) -> bool {
        !matches!(prompt, Prompt::ChooseMain | Prompt::ConfirmTurn | Prompt::ConfirmRound)
    }
}

impl Board {
    /// The number of the stage in which amounts are comparable. A scoring takes away what was worth something for it, and
    /// a new round gives new moves.
    fn stage_number(&self) -> u32 {
        let part = match self.stage {
            RoundPart::Turns | RoundPart::Preparation => 0,
            RoundPart::Scoring => 1,
            RoundPart::Over => 2,
        };
        3 * u32::from(self.round()) + part
    }

    /// The worth of what a seat has by terms.
    fn amounts(&self, setup: &Setup, seat: Seat) -> [i32; SEAT.len()] {
        let player = &self.players[seat];
        let mut amounts = [0; SEAT.len()];
        amounts[0] = POINT * i32::from(player.points.total());
        if self.stage == RoundPart::Over {
            return amounts;
        }
        let [submarines, bots, room] = self.fleet_worth(setup, player);
        let [fields, majority, octopods, crystals] = self.fields_worth(setup, seat);
        let [letters, lab] = self.lab_worth(setup, player, None);
        let [programs, action] = self.programs_worth(setup, seat);
        let [moves, order] = self.headquarters_worth(player, seat);
        [
            amounts[0],
            self.time_worth(0, player.time),
            crystal_worth(0, player.crystals),
            submarines,
            bots,
            room,
            fields,
            majority,
            octopods,
            crystals,
            letters,
            lab,
            self.cards_worth(setup, player),
            programs,
            action,
            moves,
            order,
            POINT * i32::from(seat == self.active),
        ]
    }

    /// Submarines, the bots that they let count, and those that they could let count.
    fn fleet_worth(&self, setup: &Setup, player: &Player) -> [i32; 3] {
        let column = usize::from(player.submarines).clamp(1, SUBMARINES) - 1;
        let open = i32::from(setup.components.score.bot_columns[column]);
        let gone = i32::from(player.bots_gone()).min(open);
        let all = i32::from(setup.components.numbers.all_submarines);
        let scorings = self.scorings();
        [
            SUBMARINE * i32::from(player.submarines) * scorings
                + POINT * all * i32::from(usize::from(player.submarines) == SUBMARINES),
            BOTS * gone * scorings,
            ROOM_FOR_BOTS * (open - gone) * scorings,
        ]
    }

    /// The next scoring as it stands: control fields, their majority, octopods there, and crystals.
    fn fields_worth(&self, setup: &Setup, seat: Seat) -> [i32; 4] {
        if self.scorings() == 0 {
            return [0; 4];
        }
        let score = self.round_scores(setup)[seat];
        [
            FIELD * i32::from(self.controlled(seat)),
            MAJORITY * i32::from(score.majority),
            OCTOPODS * i32::from(score.octopods),
            CRYSTALS * i32::from(score.crystals),
        ]
    }

    /// Moves that the engineer still has, and the turn order of the next round.
    fn headquarters_worth(&self, player: &Player, seat: Seat) -> [i32; 2] {
        let moves = match player.engineer {
            Engineer::Start => 3,
            Engineer::On(space) => 2 - i32::from(space.index() > 1) - i32::from(space.index() > 4),
            Engineer::Passed => 0,
        };
        let passed = self.passed.iter().position(|other| *other == seat);
        let ahead = passed.map_or(0, |place| AHEAD * (4 - place as i32));
        [MOVE * moves, ahead]
    }
}
