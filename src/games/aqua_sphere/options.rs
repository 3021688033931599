//! Options, and what is fixed for a match.

use super::components::Components;
use crate::games::choices::{Chosen, FirstPlayer, options};
use crate::rules::{Seat, SeatCount};
use serde::{Deserialize, Serialize};

options! {
    /// The chosen rules.
    Options for Setup;

    /// The player with the first turn (SET-1).
    start_player: FirstPlayer = FirstPlayer::Random => {
        "random" => FirstPlayer::Random,
        "P0" => FirstPlayer::Seat(Seat::wrapping(0)),
        "P1" => FirstPlayer::Seat(Seat::wrapping(1)),
        "P2" if |players, _| players.get() > 2 => FirstPlayer::Seat(Seat::wrapping(2)),
        "P3" if |players, _| players.get() > 3 => FirstPlayer::Seat(Seat::wrapping(3)),
    },
    /// Paying at a red line.
    red_line_crystal: enum LinePayment {
        /// A crystal is paid by itself.
        Forced = "forced",
        /// The player is asked as well while a crystal is held.
        Optional = "optional",
    },
    /// Time, crystals and octopods run out.
    finite_supply: bool = true => {
        "yes" => true,
        "no" => false,
    },
    /// A turn ends by itself after its main option.
    auto_end_turn: bool = false => {
        "no" => false,
        "yes" => true,
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
}

impl Setup {
    /// Bound on the commands of a game.
    #[must_use]
    pub const fn max_commands(&self) -> u32 {
        800 * self.players.get() as u32
    }
}
