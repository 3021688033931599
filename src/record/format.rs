//! The content of a record.

use crate::{
    protocol::{Commitment, DeviceId, Digest, Name, SeedProof, TableId},
    rules::{Game, Seat, Seed},
};
use serde::{Deserialize, Serialize};

/// Raised by every change of the format.
pub const FORMAT: u16 = 3;

/// Everything that is fixed for the match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound(serialize = "", deserialize = ""))]
pub struct Header<G: Game> {
    /// The versions. They stand first and never change their layout.
    pub versions: Versions,
    /// The table it was played at.
    pub table: TableId,
    /// Number of the game at that table, from 1.
    pub number: u32,
    /// Configuration and box data.
    pub setup: G::Setup,
    /// The player of each seat, in seat order.
    pub seats: Vec<RecordedSeat>,
    /// The source of the first state.
    pub start: Start<G>,
}

/// The versions of the build that wrote a record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Versions {
    /// Format of the record, [`FORMAT`].
    pub format: u16,
    /// Version of the network protocol.
    pub protocol: u16,
    /// Name of the game.
    pub game: String,
    /// Version of the rules, from `Game::rules_version`.
    pub rules: u16,
    /// Version of the program, to be shown.
    pub program: String,
}

/// The player of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RecordedSeat {
    /// The device that held the seat.
    pub device: DeviceId,
    /// Its name then.
    pub name: Name,
    /// True if a program played.
    pub bot: bool,
}

/// The source of the first state.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound(serialize = "", deserialize = ""))]
pub enum Start<G: Game> {
    /// A seed given by hand.
    Given(Seed),
    /// A seed made by everybody. It is in the host's journal in the clear, as the state could not be restored
    /// otherwise.
    Shared {
        /// The promise and everything to check it.
        commitment: Commitment,
        /// Secret, nonce and shares.
        proof: SeedProof,
    },
    /// A position, with a seed for what is hidden in it.
    View {
        /// The public part of the position.
        view: Box<G::View>,
        /// Draws what is hidden.
        seed: Seed,
    },
}

/// One thing that was done, and the digest of the view after it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound(serialize = "", deserialize = ""))]
pub struct Entry<G: Game> {
    /// The action that was carried out.
    pub action: Action<G>,
    /// Digest of the spectator's view afterwards.
    pub digest: Digest,
}

/// One action of the match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound(serialize = "", deserialize = ""))]
pub enum Action<G: Game> {
    /// A command was carried out.
    Command {
        /// The seat that it was given for.
        seat: Seat,
        /// The command of the game.
        command: G::Command,
        /// Given by the table because time was up.
        timed_out: bool,
    },
    /// The state after entry number `to` was restored (0: the first state).
    StepBack {
        /// Number of entries after which that state stood.
        to: u32,
    },
    /// As `StepBack`, with everybody's yes. The state goes on with other randomness: `Game::rekey` with the number of
    /// take-backs so far, this one included. A later `StepBack` to a state before it re-keys that one likewise.
    TakeBack {
        /// Number of entries after which that state stood.
        to: u32,
    },
    /// The state after entry number `to` was restored as it was, its randomness and number of take-backs included. A way
    /// back began there, and nobody has acted since.
    GoForward {
        /// Number of entries after which that state stood.
        to: u32,
    },
    /// A seat went to another device. No effect on the position.
    SeatChange {
        /// The seat that changed hands.
        seat: Seat,
        /// Its new owner.
        to: RecordedSeat,
    },
    /// Another machine went on from a view. No build writes it yet.
    Takeover {
        /// The public part of the position.
        view: Box<G::View>,
        /// Draws what is hidden.
        seed: Seed,
        /// The new epoch.
        epoch: u32,
    },
}

impl<G: Game> Header<G> {
    /// The first state.
    ///
    /// # Errors
    /// The starting view is not one of this setup.
    pub fn first_state(&self) -> Result<G, crate::rules::ViewError> {
        match &self.start {
            Start::Given(seed) => Ok(G::new(&self.setup, *seed)),
            Start::Shared { proof, .. } => Ok(G::new(&self.setup, proof.seed())),
            Start::View { view, seed } => G::from_view(&self.setup, view, *seed),
        }
    }
}
