//! What makes a position of AquaSphere good.
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
    weights::{AHEAD, BOTS, CRYSTALS, FIELD, MAJORITY, MOVE, OCTOPODS, POINT, RIVALRY, ROOM_FOR_BOTS, SUBMARINE},
};
use super::{Evaluate, greedy::verdict};
use crate::{
    games::aqua_sphere::{Board, Engineer, Player, Prompt, RoundPart, SUBMARINES, Setup, State},
    rules::Seat,
};

impl Evaluate for State {
    fn value(&self, setup: &Setup, seat: Seat) -> i32 {
        let worth = |seat: Seat| self.board.prospects(setup, seat);
        let rivals = setup.players.get() as i32 - 1;
        let others: i32 = setup.players.others(seat).map(worth).sum();
        worth(seat) - others * RIVALRY / (100 * rivals.max(1)) + verdict(self, setup, seat)
    }

    /// All questions but the first of a turn, and those that end something.
    fn is_follow_up(prompt: &Prompt) -> bool {
        !matches!(prompt, Prompt::ChooseMain | Prompt::ConfirmTurn | Prompt::ConfirmRound)
    }

    /// Its games end with many points, so the same lead decides less.
    fn scale(_: &Setup) -> i32 {
        800
    }
}

impl Board {
    /// Value of what a seat has.
    fn prospects(&self, setup: &Setup, seat: Seat) -> i32 {
        let player = &self.players[seat];
        let points = POINT * i32::from(player.points.total());
        if self.stage == RoundPart::Over {
            return points;
        }
        points
            + self.time_worth(0, player.time)
            + crystal_worth(0, player.crystals)
            + self.fleet_worth(setup, player)
            + self.fields_worth(setup, seat)
            + self.lab_worth(setup, player, None)
            + self.programs_worth(setup, seat)
            + self.headquarters_worth(player, seat)
    }

    /// Submarines, and the bots that they let count.
    fn fleet_worth(&self, setup: &Setup, player: &Player) -> i32 {
        let column = usize::from(player.submarines).clamp(1, SUBMARINES) - 1;
        let open = i32::from(setup.components.score.bot_columns[column]);
        let gone = i32::from(player.bots_gone()).min(open);
        let all = i32::from(setup.components.numbers.all_submarines);
        let each = SUBMARINE * i32::from(player.submarines) + BOTS * gone + ROOM_FOR_BOTS * (open - gone);
        each * self.scorings() + POINT * all * i32::from(usize::from(player.submarines) == SUBMARINES)
    }

    /// The next scoring of control fields and crystals as it stands.
    fn fields_worth(&self, setup: &Setup, seat: Seat) -> i32 {
        if self.scorings() == 0 {
            return 0;
        }
        let score = self.round_scores(setup)[seat];
        FIELD * i32::from(self.controlled(seat))
            + MAJORITY * i32::from(score.majority)
            + OCTOPODS * i32::from(score.octopods)
            + CRYSTALS * i32::from(score.crystals)
    }

    /// Moves that the engineer still has, and the turn order of the next round.
    fn headquarters_worth(&self, player: &Player, seat: Seat) -> i32 {
        let moves = match player.engineer {
            Engineer::Start => 3,
            Engineer::On(space) => 2 - i32::from(space.index() > 1) - i32::from(space.index() > 4),
            Engineer::Passed => 0,
        };
        let passed = self.passed.iter().position(|other| *other == seat);
        let ahead = passed.map_or(0, |place| AHEAD * (4 - place as i32));
        MOVE * moves + ahead
    }
}
