//! Options, and what is fixed for a match.

use super::{components::Components, types::Facility};
use crate::games::choices::{Chosen, FirstPlayer, options};
use crate::rules::{Seat, SeatCount};
use serde::{Deserialize, Serialize};

/// Most rounds that can be agreed on.
pub(super) const MAX_ROUNDS: u16 = 200;

options! {
    /// The chosen rules.
    Options for Setup;

    /// The condition that ends the game (END-1, END-2).
    end_mode: enum EndMode {
        /// A player places his last colony.
        Colonies = "colonies",
        /// A player reaches the target.
        VpTarget = "vp_target",
        /// The same with the lower target of four seats.
        VpTargetShort = "vp_target_short"
            if |players, components| components.seats(players).vp_target_short.is_some(),
    },
    /// Everybody has more colonies to place.
    long: bool = false => {
        "no" => false,
        "yes" if |players, components| components.seats(players).colonies_long.is_some() => true,
    },
    /// Ships that have to dock before a turn may end (R7).
    docking: enum Docking {
        /// All that can, at any price.
        Strict = "strict",
        /// All that can dock for nothing.
        FreeOnly = "free_only",
    },
    /// The player with the first turn (R37).
    first_player: FirstPlayer = FirstPlayer::Random => {
        "random" => FirstPlayer::Random,
        "P0" => FirstPlayer::Seat(Seat::wrapping(0)),
        "P1" => FirstPlayer::Seat(Seat::wrapping(1)),
        "P2" if |players, _| players.get() > 2 => FirstPlayer::Seat(Seat::wrapping(2)),
        "P3" if |players, _| players.get() > 3 => FirstPlayer::Seat(Seat::wrapping(3)),
    },
    /// The number of rounds after which the game ends.
    round_limit: Option<u16> = None => {
        "none" => None,
        "10" => Some(10),
        "15" => Some(15),
        "20" => Some(20),
        "30" => Some(30),
        "50" => Some(50),
        "100" => Some(100),
        _ in 1..=MAX_ROUNDS,
    },
}

/// Everything fixed for a match. Its bytes are what was chosen; reading them checks that and works out the rest.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "Chosen<Options>", try_from = "Chosen<Options>")]
pub struct Setup {
    /// From two to four.
    pub players: SeatCount,
    /// The chosen rules.
    pub options: Options,
    /// The numbers of the box.
    pub components: Components,
    /// Ports that are not blocked with this seat count, by facility; at the hub those of one track.
    pub ports: [u8; Facility::COUNT],
    /// Colonies of each seat.
    pub colonies: u8,
    /// The target, if points end the game.
    pub vp_target: Option<u8>,
}

impl Setup {
    /// Groups of a facility: single ports count as one group, as its ships are interchangeable.
    #[must_use]
    pub const fn groups(&self, facility: Facility) -> u8 {
        let group = self.components.facility(facility).group;
        if group > 1 {
            self.ports[facility.index()] / group
        } else {
            1
        }
    }
    /// The number of the group that a port belongs to.
    #[must_use]
    pub const fn group_of(&self, facility: Facility, port: u8) -> u8 {
        let group = self.components.facility(facility).group;
        if group > 1 { port / group } else { 0 }
    }
    /// The printed port that a port of the rules is: theirs are the uncovered ones, in order. At the hub the same.
    #[must_use]
    pub fn printed_port(&self, facility: Facility, port: u8) -> u8 {
        let pips = self.components.board.pips(facility);
        let open = (0_u8..).zip(pips).filter(|&(_, &pips)| self.covering(pips).is_none());
        open.map(|(printed, _)| printed).nth(port.into()).unwrap_or(port)
    }
    /// The colour that takes no part and whose dice cover the printed port; `None` if it is open.
    #[must_use]
    pub fn covered_by(&self, facility: Facility, printed: u8) -> Option<Seat> {
        let pips = self.components.board.pips(facility).get(usize::from(printed));
        pips.and_then(|&pips| self.covering(pips))
    }
    /// The absent colour that covers ports with this many pips: the fourth for three pips, the third for one or two.
    const fn covering(&self, pips: u8) -> Option<Seat> {
        match (pips, self.players.get()) {
            (3, 2 | 3) => Some(Seat::wrapping(3)),
            (1 | 2, 2) => Some(Seat::wrapping(2)),
            _ => None,
        }
    }
    /// Bound on the commands of a game of uniformly random choices (INV-7, INV-8).
    #[must_use]
    pub fn max_commands(&self) -> u32 {
        let turns = match self.options.round_limit {
            Some(rounds) => u32::from(rounds) * self.players.get() as u32,
            None => 400,
        };
        turns * 150
    }
}
