//! The board: all that an interrupt or a step back restores. Nothing hidden is in it.

use super::types::{ASTRONAUTS, Astronaut, MAX_TILES, Role, Spot, Tile, TileSet};
use crate::rules::{PerSeat, Seat, SeatSet};
use serde::{Deserialize, Serialize};
use serde_big_array::BigArray;

/// An end of the game, decided or final.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Ending {
    /// All pods have left (END-1).
    Pods,
    /// The alien track is full (END-4).
    Track,
    /// The last tile was built (END-2).
    LastTile,
    /// A player had no mobile astronaut (END-3).
    Stranded,
}

/// The place of an astronaut.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Place {
    /// Of a seat that does not take part.
    Absent,
    /// On a module: mobile.
    Module(Tile),
    /// In a docked pod, on the seat counted from 0: locked.
    Aboard(Tile, u8),
    /// Left with a pod, seat value as printed.
    Saved(u8),
    /// On the alien track.
    Dead,
    /// Entering the teleporter `Tile` while its destination is chosen.
    Transit(Tile),
}

/// The figure that free slots of the track hold.
pub(super) const NOBODY: Astronaut = Astronaut::new(Seat::wrapping(0), Role::Chief);

/// The alien track: the dead in slot order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Track {
    /// Number of the dead.
    pub len: u8,
    /// Slots; entries from `len` on are `Astronaut` 0.
    pub slots: [Astronaut; ASTRONAUTS],
}

/// Everything on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Board {
    /// Place of every astronaut, by index.
    pub places: [Place; ASTRONAUTS],
    /// The alien track.
    pub track: Track,
    /// The place of every tile; `None` if it is not on the board.
    #[serde(with = "BigArray")]
    pub spots: [Option<Spot>; MAX_TILES],
    /// Modules with an alien.
    pub aliens: TileSet,
    /// The tile on which an alien just pushed waits for its target, beside the one that pushed it.
    pub alien_in_hand: Option<Tile>,
    /// Face-up modules to build.
    pub display: [Option<Tile>; 3],
    /// Number of pods that were taken off the pile, cheapest first.
    pub pods_taken: u8,
    /// Number of pods that left, with or without points.
    pub pods_left: u8,
    /// Seats with an activation token, per tile.
    #[serde(with = "BigArray")]
    pub tokens: [SeatSet; MAX_TILES],
    /// Points of every seat.
    pub score: PerSeat<i16>,
    /// Scores by source, in the order of `PointSource`.
    pub points: PerSeat<[i16; 4]>,
    /// Activations made (END-6).
    pub activations: PerSeat<u8>,
    /// Astronauts saved (END-6).
    pub saved: PerSeat<u8>,
    /// Actions used in this turn, 0..=2.
    pub actions_used: u8,
    /// Astronauts (bit per index) that made a Move action in this turn (TURN-3).
    pub moved_this_turn: u32,
    /// Decided inside the open action, final with it (CMD-4).
    pub ending: Option<Ending>,
}

impl Board {
    /// The number of mobile astronauts of a seat, 0..=5: those that stand on a module (END-3).
    pub(super) fn mobile_left(&self, seat: Seat) -> usize {
        let is_mobile = |role| matches!(self.places[Astronaut::new(seat, role).index()], Place::Module(_));
        Role::ALL.into_iter().filter(|&role| is_mobile(role)).count()
    }
}
