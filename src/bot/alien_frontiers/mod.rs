//! The worth of a position of Alien Frontiers, by terms.
//!
//! One hundred is one point. The weights are those that won most among some that were tried against each other: fleets
//! grow early, colonies come down from whatever dice allow it, goods are there to be spent, and the ships in hand are
//! worth what they can still do.

mod plan;
#[cfg(test)]
mod tests;

use super::{
    Evaluate,
    judgement::Judgement,
    terms::{Group, Term, Terms},
    weights::Sets,
};
use crate::{
    games::alien_frontiers::{Board, Field, Final, Prompt, Setup, State, Tech, Territory},
    rules::Seat,
};
use std::sync::LazyLock;

/// A point on the planet.
const POINT: i32 = 100;
/// A colony that is down, beside its point: it need not be brought down any more.
const LANDED: i32 = 70;
/// A circle of the hub track under a colony.
const CIRCLE: i32 = 14;
/// A ship for a turn to come, with three, four, five and more in the fleet, and the turns it is hoped for at most.
const SHIP: [i32; 3] = [24, 20, 16];
const TURNS: i32 = 9;
/// The first unit of fuel, the second, and so on; what is left over is worth nothing.
const FUEL: [i32; 8] = [10, 9, 8, 6, 4, 3, 2, 1];
/// The same for ore.
const ORE: [i32; 8] = [17, 16, 15, 9, 6, 4, 2, 1];
/// The bonus of a territory, as long as it is kept.
const BONUS: i32 = 14;

/// The terms of a seat, in the order of `Board::amounts`.
const SEAT: [Term; 14] = [
    Term::new("points", Group::Score, 1.0),
    Term::new("landed", Group::Score, 1.0),
    Term::new("hub", Group::Growth, 1.0),
    Term::new("fuel", Group::Growth, 1.0),
    Term::new("ore", Group::Growth, 1.0),
    Term::new("fleet", Group::Growth, 1.0),
    Term::new("ships", Group::Growth, 0.0),
    Term::new("bonus", Group::Safety, 1.0),
    Term::new("cards", Group::Growth, 1.0),
    Term::new("attack-cards", Group::Attack, 0.0),
    Term::new("plan", Group::Tempo, 1.0),
    Term::new("turn", Group::Turn, 0.0),
    Term::new("unrolled", Group::Turn, 0.0),
    Term::new("hand", Group::Turn, 0.0),
];

static JUDGEMENT: LazyLock<Judgement> = LazyLock::new(|| Judgement {
    seat: &SEAT,
    neutral: &[],
    lead: 3.0,
    rivalry: 1.0,
    // A plan counts for the active seat alone, so positions on both sides of the end of a turn cannot be compared.
    horizon: 0,
    easy: 24,
    sets: Sets::built_in(include_str!("../../../assets/alien_frontiers/weights.toml"), &SEAT, &[]),
});

impl Evaluate for State {
    fn judgement(_: &Setup) -> &'static Judgement {
        &JUDGEMENT
    }

    fn assess(&self, setup: &Setup) -> Terms {
        let mut terms = Terms::new(self.board.progress(setup));
        for seat in setup.players.seats() {
            terms.set(
                seat,
                self.board.amounts(setup, seat).map(|worth| worth as f32 / POINT as f32),
            );
        }
        terms
    }

    /// A re-roll and a deal are weighed before they happen: what comes up in a copy says nothing of the real game.
    fn is_follow_up(prompt: &Prompt) -> bool {
        !matches!(
            prompt,
            Prompt::Start | Prompt::Main | Prompt::ChooseReroll { .. } | Prompt::Commit { what: Final::Cycle }
        )
    }
}

impl Board {
    /// The part of the game that is over: that of the colonies which the first seat has down, or of the points it needs.
    fn progress(&self, setup: &Setup) -> f32 {
        let seats = || setup.players.seats().map(|seat| &self.players[seat]);
        match setup.vp_target {
            None => {
                let left = seats().map(|player| player.supply + u8::from(player.hub > 0));
                1.0 - f32::from(left.min().unwrap_or(0)) / f32::from(setup.colonies.max(1))
            }
            Some(target) => {
                let best = seats().map(|player| player.points.total()).max();
                f32::from(best.unwrap_or(0)) / f32::from(target.max(1))
            }
        }
    }

    /// The worth of what a seat has, and of what its dice can still do in its turn, by terms.
    fn amounts(&self, setup: &Setup, seat: Seat) -> [i32; SEAT.len()] {
        let player = &self.players[seat];
        let landed: i32 = setup
            .colonies
            .saturating_sub(player.supply)
            .saturating_sub(u8::from(player.hub > 0))
            .into();
        let in_turn = seat == self.active && self.ending.is_none();
        let attacks = [Tech::PlasmaCannon, Tech::PolarityDevice, Tech::GravityManipulator];
        let attacks = attacks.into_iter().filter(|card| player.cards.contains(*card));
        [
            POINT * i32::from(player.points.total()),
            LANDED * landed,
            CIRCLE * i32::from(player.hub),
            sum(&FUEL, player.goods.fuel),
            sum(&ORE, player.goods.ore),
            self.fleet_worth(setup, seat),
            POINT * i32::from(player.safe_fleet()),
            self.bonus_worth(seat),
            player.cards.iter().map(card_worth).sum(),
            POINT * attacks.count() as i32,
            if in_turn { self.plan(setup) } else { 0 },
            POINT * i32::from(in_turn && self.prompt != Some(Prompt::Start)),
            POINT * i32::from(in_turn && self.prompt == Some(Prompt::Start)),
            if in_turn { POINT * self.hand().count() as i32 } else { 0 },
        ]
    }

    /// Ships are worth what they bring in the turns that are left.
    fn fleet_worth(&self, setup: &Setup, seat: Seat) -> i32 {
        let turns = self.turns_left(setup);
        let built = self.players[seat]
            .safe_fleet()
            .saturating_sub(setup.components.ships.minimum);
        let relic = u8::from(self.relic.is_some_and(|relic| relic.holder == seat));
        let each = (0..built.saturating_add(relic)).map(|number| SHIP[usize::from(number).min(2)]);
        turns * each.sum::<i32>()
    }

    /// Estimate of the turns that each seat still has, at most `TURNS`.
    fn turns_left(&self, setup: &Setup) -> i32 {
        let seats = || setup.players.seats().map(|seat| &self.players[seat]);
        let colonies = seats().map(|player| i32::from(player.supply) + i32::from(player.hub > 0));
        let by_colonies = colonies.min().unwrap_or(0) * 3 / 2;
        let left = match setup.vp_target {
            None => by_colonies,
            Some(target) => {
                let best = seats()
                    .map(|player| i32::from(player.points.total()))
                    .max()
                    .unwrap_or(0);
                (i32::from(target) - best).max(0)
            }
        };
        (left + 1).min(TURNS)
    }

    fn bonus_worth(&self, seat: Seat) -> i32 {
        let held = |territory: &&Territory| {
            self.control(**territory) == Some(seat) && !self.has_field(Field::Isolation, **territory)
        };
        BONUS * Territory::ALL.iter().filter(held).count() as i32
    }
}

/// Every unit of fuel and ore is worth less than the one before.
fn sum(worth: &[i32], units: u8) -> i32 {
    worth.iter().take(units.into()).sum()
}

/// A card on its owner's board, beside its points.
const fn card_worth(card: Tech) -> i32 {
    match card {
        Tech::AlienCity | Tech::AlienMonument => 10,
        Tech::BoosterPod | Tech::StasisBeam | Tech::GravityManipulator | Tech::DataCrystal => 26,
        Tech::HolographicDecoy => 22,
        Tech::PolarityDevice | Tech::PlasmaCannon | Tech::TemporalWarper => 32,
        Tech::OrbitalTeleporter | Tech::ResourceCache => 36,
    }
}
