//! The scoring of a round, the final scoring and the outcome (SCO-1 to SCO-6, FIN-1, FIN-2).

use super::{
    options::Setup,
    state::{Area, Board, Player},
    types::{LAB, SUBMARINES, Sector},
};
use crate::rules::{Outcome, PerSeat, Points, Ranking, Seat};
use enumset::EnumSet;

/// The parts of a seat's scoring of a round (SCO-2 to SCO-5).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RoundScore {
    /// Points for the majority on the control fields.
    pub majority: i16,
    /// Points for bots in play.
    pub bots: i16,
    /// Points for crystals.
    pub crystals: i16,
    /// Points for octopods left in controlled Sectors, negative.
    pub octopods: i16,
}

impl RoundScore {
    /// The sum, which is applied as one number (SCO-6).
    #[must_use]
    pub const fn net(&self) -> i16 {
        self.majority + self.bots + self.crystals + self.octopods
    }
}

/// The parts of a seat's final scoring (FIN-1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct FinalScore {
    /// Points for different letters in the lab.
    pub letters: i16,
    /// Points for time left.
    pub time: i16,
    /// Points for having all submarines out.
    pub submarines: i16,
    /// Points for a complete lab.
    pub lab: i16,
}

impl FinalScore {
    /// The sum, which no red line holds up.
    #[must_use]
    pub const fn sum(&self) -> i16 {
        self.letters + self.time + self.submarines + self.lab
    }
}

impl Player {
    /// The largest number of bots that counts with the submarines that are out (SCO-3).
    #[must_use]
    pub fn bots_open(&self, setup: &Setup) -> u8 {
        let column = usize::from(self.submarines).checked_sub(1);
        let open = column.and_then(|column| setup.components.score.bot_columns.get(column));
        open.copied().unwrap_or(0)
    }
}

impl Board {
    /// The scoring of a round as the board lies, for every seat (SCO-1).
    #[must_use]
    pub fn round_scores(&self, setup: &Setup) -> PerSeat<RoundScore> {
        // Counted once: the majority of each seat asks for the fields of all.
        let mut fields = PerSeat::<u8>::default();
        for owner in self.areas.iter().filter_map(|area| area.control) {
            fields[owner] += 1;
        }
        let mut scores = PerSeat::default();
        for seat in setup.players.seats() {
            scores[seat] = RoundScore {
                majority: majority(setup, &fields, seat),
                bots: self.bots_in_play(setup, seat),
                crystals: setup.components.score.tri(self.players[seat].crystals),
                octopods: -self.octopods_left(setup, seat),
            };
        }
        scores
    }
    /// Numbers uncovered on the board, as far as submarines have opened them (SCO-3).
    fn bots_in_play(&self, setup: &Setup, seat: Seat) -> i16 {
        let player = &self.players[seat];
        player.bots_gone().min(player.bots_open(setup)).into()
    }
    /// Points that octopods in the Sectors of a seat cost (SCO-5).
    fn octopods_left(&self, setup: &Setup, seat: Seat) -> i16 {
        let own = |area: &&Area| area.control == Some(seat);
        let tri = |area: &Area| setup.components.score.tri(area.goods.octopods);
        self.areas.iter().filter(own).map(tri).sum()
    }
    /// The final scoring of a seat as the board lies (FIN-1).
    #[must_use]
    pub fn final_scores(&self, setup: &Setup, seat: Seat) -> FinalScore {
        let (components, player) = (&setup.components, &self.players[seat]);
        let numbers = &components.numbers;
        let bonus = |earned: bool, points: u8| if earned { i16::from(points) } else { 0 };
        FinalScore {
            letters: components.score.tri(self.letters(setup, seat).len() as u8),
            time: i16::from(player.time) * i16::from(numbers.time_left),
            submarines: bonus(usize::from(player.submarines) == SUBMARINES, numbers.all_submarines),
            lab: bonus(player.expansions.len() == LAB, numbers.complete_lab),
        }
    }
    /// The different letters of a seat's lab, that of the base lab included.
    #[must_use]
    pub fn letters(&self, setup: &Setup, seat: Seat) -> EnumSet<Sector> {
        let player = &self.players[seat];
        let printed = |expansion| setup.components.expansion(expansion).letters;
        let more = player.expansions.iter().copied().flat_map(printed).flatten();
        more.chain([player.lab]).collect()
    }
    /// The seats by points, control fields and crystals (FIN-2).
    pub(super) fn ranking(&self, setup: &Setup) -> Ranking {
        Ranking::new(setup.players, None, |seat| {
            let player = &self.players[seat];
            (player.points().into(), (self.controlled(seat), player.crystals))
        })
    }
    /// The outcome of a game that is over.
    #[must_use]
    pub fn outcome(&self, setup: &Setup) -> Outcome {
        let ended_by = "last-round".to_owned();
        self.ranking(setup).outcome(ended_by, |seat| self.details(seat))
    }
    /// The points of a seat by source, and its tie-break values.
    fn details(&self, seat: Seat) -> (Vec<Points>, Vec<Points>) {
        let player = &self.players[seat];
        let ties = [("control_fields", self.controlled(seat)), ("crystals", player.crystals)];
        (
            player
                .points
                .named()
                .map(|(source, value)| Points::new(source, value))
                .into(),
            ties.map(|(name, value)| Points::new(name, value)).into(),
        )
    }
}

/// Points for the most control fields, alone or tied; nobody has them for none (SCO-2, A-14).
fn majority(setup: &Setup, fields: &PerSeat<u8>, seat: Seat) -> i16 {
    let own = fields[seat];
    let others = || setup.players.others(seat).map(|other| fields[other]);
    if own == 0 || others().any(|other| other > own) {
        0
    } else if others().any(|other| other == own) {
        setup.components.numbers.majority_tied.into()
    } else {
        setup.components.numbers.majority.into()
    }
}
