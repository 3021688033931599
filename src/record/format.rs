//! The content of a record.

use crate::{
    protocol::{
        BotKind, Colour, Commitment, DeviceId, Digest, Epoch, Footing, Lineage, LogEntry, Mandate, Name,
        PROTOCOL_VERSION, SeedProof, TableId, WhoMayJoin,
    },
    rules::{Config, Game, Seat, Seed},
};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// Raised by every change of the format.
pub const FORMAT: u16 = 11;
/// The oldest format that this build reads. Format 3 has no [`Header::hosting`], format 4 neither
/// [`Action::Closed`] nor [`Action::Banned`], format 5 no [`Action::Assembled`], format 6 no [`Hosting::hosts`], format 7 no
/// [`Action::Reserve`], format 8 no [`Action::Mandate`],
/// format 9 no [`Action::Lineage`], [`Action::Footing`] or [`Action::FormerOwners`], format 10 no [`BotKind::Level`] and
/// no [`Hosting::hints`].
pub const OLDEST_FORMAT: u16 = 3;

/// Everything that is fixed for the game.
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
    /// All that a host needs besides to go on with the game; `None` in format 3 and in games without a table.
    pub hosting: Option<Hosting>,
}

impl<G: Game> Header<G> {
    /// The owners of the seats after these entries, which are the first ones of the record.
    #[must_use]
    pub fn owners(&self, entries: &[Entry<G>]) -> Vec<RecordedSeat> {
        let mut owners = self.seats.clone();
        for entry in entries {
            if let Action::SeatChange { seat, to } = &entry.action
                && let Some(owner) = owners.get_mut(seat.index())
            {
                *owner = to.clone();
            }
        }
        owners
    }
}

/// A table as its host set it up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hosting {
    /// Name of the table.
    pub name: Name,
    /// The game and its options.
    pub config: Config,
    /// Seconds to answer in a reaction window; 0 for no limit.
    pub window_seconds: u16,
    /// Seconds after which a stand-in comes for an absent owner; `None` for never by itself.
    pub away_seconds: Option<u16>,
    /// The devices that may come.
    pub who: WhoMayJoin,
    /// The seats, in seat order.
    pub seats: Vec<HostedSeat>,
    /// Number of the next bot of the host's process.
    pub next_bot: u32,
    /// The epoch of the host when the record began.
    pub epoch: Epoch,
    /// Machines that have hosted the table, the writer of the record last; empty up to format 6.
    pub hosts: Vec<DeviceId>,
    /// True if people may ask their own program what to do, as they may up to format 10.
    pub hints: bool,
}

/// A seat as the host keeps it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HostedSeat {
    /// The colour in which everybody saw it.
    pub colour: Colour,
    /// Set for a bot of the host's process.
    pub bot: Option<BotKind>,
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

impl Versions {
    /// The versions of this build, for a game of this name.
    #[must_use]
    pub fn of_this_build<G: Game>(game: &str, setup: &G::Setup) -> Self {
        Self {
            format: FORMAT,
            protocol: PROTOCOL_VERSION,
            game: game.to_owned(),
            rules: G::rules_version(setup),
            program: env!("CARGO_PKG_VERSION").to_owned(),
        }
    }
}

/// The player of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RecordedSeat {
    /// The device that held the seat.
    pub device: DeviceId,
    /// The name of the player at that time.
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
        /// The host's commitment to its secret.
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
    /// The position from which a host continues another host's game, or its own game after a full record. All make the
    /// seed for the hidden things together.
    Taken {
        /// Counters and position at that moment.
        from: Box<Taken<G>>,
        /// The host's commitment to its secret.
        commitment: Commitment,
        /// Secret, nonce and shares.
        proof: SeedProof,
    },
}

/// The position from which a host continues a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound(serialize = "", deserialize = ""))]
pub struct Taken<G: Game> {
    /// The epoch that begins.
    pub epoch: Epoch,
    /// The generation until then.
    pub generation: u32,
    /// The revision until then.
    pub revision: u32,
    /// Number of the newest line of the log until then.
    pub log_last: u32,
    /// A seat of the host that continues.
    pub seat: Seat,
    /// The public part of the position.
    pub view: G::View,
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

/// The content of one entry of a record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound(serialize = "", deserialize = ""))]
pub enum Action<G: Game> {
    /// A command was carried out.
    Command {
        /// The seat that it was given for.
        seat: Seat,
        /// The command of the game.
        command: G::Command,
        /// True if the table gave the command because time was up.
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
    /// The state after entry number `to` was restored as it was, its randomness and number of take-backs included. An
    /// undo began there, and nobody has acted since.
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
    /// A line of the log from the time before this host, as it was heard. No effect on the position.
    Told {
        /// The line with its number.
        entry: Arc<LogEntry<G>>,
    },
    /// Another machine goes on with the game, or this one in another record. Nothing follows, unless somebody resumes this
    /// record by name.
    MovedOn,
    /// The host went on in a later epoch: its program had ended, or it set itself above others of the table. No effect on
    /// the position; all questions are asked anew.
    Resumed {
        /// The new epoch.
        epoch: Epoch,
    },
    /// A bot began to play on for the owner of a seat, or no longer does. No effect on the position.
    StandIn {
        /// The seat that the bot answers for.
        seat: Seat,
        /// The bot's way of playing; `None` when it ends.
        kind: Option<BotKind>,
    },
    /// The table was closed in order after the game: everybody who was there has heard the end. Nothing follows.
    Closed,
    /// The host banned a device, or had done so before the game began. No effect on the position.
    Banned {
        /// The device that is not let in again.
        device: DeviceId,
    },
    /// A quorum was here again and has promised to follow this host, after a `Resumed` that set the host above others
    /// of the table. No effect on the position.
    Assembled,
    /// A seat has so much left of the time that it may ask for. No effect on the position.
    Reserve {
        /// The seat that asked for time.
        seat: Seat,
        /// Seconds that are left to it in this game.
        seconds: u16,
    },
    /// The promises to follow this host, as a record of format 9 has them; later ones have [`Action::Lineage`].
    Mandate {
        /// The promises so far.
        mandate: Box<Mandate>,
    },
    /// The mandate of this host: at first once most electors have promised to follow it or the table was handed over to
    /// it, and again after each further promise. No effect on the position.
    Lineage {
        /// The promises so far, and the mandates of the hosts that handed the table on.
        lineage: Box<Lineage>,
    },
    /// The position of another host from which this one continued its game. No effect on the position.
    Footing {
        /// The signed mark of that position.
        footing: Box<Footing>,
    },
    /// The devices without a seat that decide where the table is, as they were when the game began at this host. No effect
    /// on the position.
    FormerOwners {
        /// Devices that had a seat and have it no more.
        owners: Vec<DeviceId>,
        /// Devices that do not decide: they got the seats of evicted members.
        newcomers: Vec<DeviceId>,
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
            Start::Taken { from, proof, .. } => G::from_view(&self.setup, &from.view, proof.seed()),
        }
    }
}
