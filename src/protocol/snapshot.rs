//! The position as a member gets it.

use super::{
    Commitment, DecisionId, Digest, Epoch, ForwardOffer, Seal, TableId,
    limits::{COUNTER_MAX, SNAPSHOT_EVENTS_MAX},
    round_of, view_digest,
};
use crate::rules::{Decision, Game, Seat, SeatSet};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// Time left for an open question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Clock {
    /// Total time in milliseconds.
    pub total_ms: u32,
    /// Time left in milliseconds, when this was sent.
    pub left_ms: u32,
    /// True if the clock runs. It waits until the question is shown, and while the asked client is away.
    pub running: bool,
}

/// An open question with the id that an answer names.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OpenDecision<P> {
    /// The id that an answer has to name.
    pub id: DecisionId,
    /// The question and the seat that is asked.
    pub decision: Decision<P>,
    /// The clock of the question, if it has one.
    pub clock: Option<Clock>,
}

/// The answer to "can the last command be stepped back over?", with the reason if not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum StepBackOffer {
    /// Yes, by this seat.
    Available {
        /// The seat that acted last.
        seat: Seat,
    },
    /// Nothing was done yet.
    Nothing,
    /// Something was revealed, drawn or made final.
    Sealed,
    /// No earlier position is kept.
    TooDeep,
}

/// One line of the log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound(serialize = "", deserialize = ""))]
pub struct LogEntry<G: Game> {
    /// From 1, without holes, over all games of a table.
    pub number: u32,
    /// The content of the line.
    pub what: LogKind<G>,
}

/// The content of a log line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound(serialize = "", deserialize = ""))]
pub enum LogKind<G: Game> {
    /// A game began.
    Started {
        /// Number of the game at this table.
        game: u32,
        /// The commitment, if the seed was not given by hand.
        commitment: Option<Commitment>,
    },
    /// A command was carried out.
    Command {
        /// The seat that gave the command, or for which it was given.
        seat: Seat,
        /// The command that was carried out.
        command: G::Command,
        /// The events that it caused, in order.
        events: Vec<G::Event>,
        /// True if the table gave the command because time was up.
        timed_out: bool,
        /// The revision it led to.
        revision: u32,
    },
    /// A seat stepped back: what happened since that revision is undone.
    SteppedBack {
        /// The seat that stepped back.
        seat: Seat,
        /// The revision whose position is restored.
        to: u32,
    },
    /// The client of a seat is away.
    Away {
        /// The seat whose client is away.
        seat: Seat,
    },
    /// The client of a seat is back.
    Back {
        /// The seat whose client is back.
        seat: Seat,
    },
    /// A game ended.
    Ended {
        /// Number of the game at this table.
        game: u32,
    },
    /// Everybody agreed that a seat takes back its last command: what happened since that revision is undone, and the
    /// game goes on with other randomness.
    TakenBack {
        /// The seat that asked for it.
        seat: Seat,
        /// The revision whose position is restored.
        to: u32,
    },
    /// The host was lost or left, and another machine went on with the game from the newest position that it knew. What
    /// is hidden was drawn anew.
    TakenOver {
        /// A seat of the new host.
        seat: Seat,
        /// The epoch that began.
        epoch: Epoch,
    },
    /// A seat redid the last `SteppedBack` or `TakenBack` that can be redone. The commands that it undid stand again.
    GoneForward {
        /// The seat that went forward.
        seat: Seat,
        /// The revision whose position is restored.
        to: u32,
    },
    /// A stand-in comes for an absent owner, or goes.
    StandIn {
        /// The seat that the bot answers for.
        seat: Seat,
        /// True if the stand-in comes.
        on: bool,
    },
    /// A seat went to another member, whose name it has from now on.
    SeatMoved {
        /// The seat that changed hands.
        seat: Seat,
    },
}

/// The position after a change, for one member.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound(serialize = "", deserialize = ""))]
pub struct Snapshot<G: Game> {
    /// The same at each host that continues the table.
    pub table: TableId,
    /// The epoch of the host, see [`Epoch`].
    pub epoch: Epoch,
    /// The quorum epoch of this host. Of two positions of a game, a table continues from the one with the higher quorum
    /// epoch, then from the one with the higher revision.
    pub sure: Epoch,
    /// Number of the game at this table, from 1.
    pub game: u32,
    /// Raised when all questions are asked anew: by an undo, a redo, an interrupt, a later epoch or a succession.
    pub generation: u32,
    /// Raised by every change, also from one game to the next. A client ignores an older snapshot.
    pub revision: u32,
    /// The public view of the position; the same for every member.
    pub view: G::View,
    /// The open questions, each with the seat that is asked. Empty when the game is over.
    pub decisions: Vec<OpenDecision<G::Prompt>>,
    /// The legal commands of the receiver's own asked seats, in the game's order.
    pub legal: Vec<(Seat, Vec<G::Command>)>,
    /// Tells if the last command can be stepped back over, and by which seat.
    pub step_back: StepBackOffer,
    /// Seats that may ask for an agreed take-back now: they acted not too long ago and cannot step back alone.
    pub take_back: SeatSet,
    /// The redo that is possible now.
    pub forward: ForwardOffer,
    /// Log entries since the last snapshot that this client got.
    pub events: Vec<Arc<LogEntry<G>>>,
    /// True if older entries are missing from `events`; the log has them.
    pub gap: bool,
    /// Number of the newest log entry.
    pub log_last: u32,
    /// Digest of the view.
    pub digest: Digest,
    /// The host's signature, see [`Self::sealed`].
    pub seal: Option<Seal>,
}

impl<G: Game> Snapshot<G> {
    /// A position of a game that nobody is asked about and nobody can change: of a record, or of a lesson.
    #[must_use]
    pub fn at_rest(table: TableId, game: u32, view: G::View) -> Self {
        Self {
            table,
            epoch: 0,
            sure: 0,
            game,
            generation: 0,
            revision: 0,
            digest: view_digest(&view),
            view,
            decisions: Vec::new(),
            legal: Vec::new(),
            step_back: StepBackOffer::Nothing,
            take_back: SeatSet::default(),
            forward: ForwardOffer::default(),
            events: Vec::new(),
            gap: false,
            log_last: 0,
            seal: None,
        }
    }
    /// True if the digest fits the view, the counters are at most [`COUNTER_MAX`], and the quorum epoch is not above
    /// the epoch. A client that gets a broken snapshot ends the connection and comes back, a few times at most.
    #[must_use]
    pub fn is_intact(&self) -> bool {
        self.counted() <= COUNTER_MAX && self.sure <= self.epoch && view_digest(&self.view) == self.digest
    }
    /// The highest of its counters.
    #[must_use]
    pub fn counted(&self) -> u32 {
        let events = self.events.iter().map(|entry| entry.number);
        let own = [
            round_of(self.epoch),
            self.game,
            self.generation,
            self.revision,
            self.log_last,
        ];
        events.chain(own).max().unwrap_or(0)
    }
    /// True if the log has entries before those that come with this snapshot.
    #[must_use]
    pub fn lacks_events(&self) -> bool {
        self.events.first().map_or(self.log_last > 0, |first| first.number > 1)
    }
    /// Makes this snapshot stand for an older one as well, which was never sent. The older events come first.
    pub fn absorb(&mut self, older: Self) {
        let mut events = older.events;
        events.append(&mut self.events);
        self.gap |= older.gap;
        self.events = events;
        self.limit_events();
    }
    /// Leaves out the oldest entries beyond [`SNAPSHOT_EVENTS_MAX`] events and marks the gap.
    pub fn limit_events(&mut self) {
        let count = |entry: &Arc<LogEntry<G>>| match &entry.what {
            LogKind::Command { events, .. } => events.len().max(1),
            _ => 1,
        };
        let mut total: usize = self.events.iter().map(count).sum();
        let mut drop = 0;
        while total > SNAPSHOT_EVENTS_MAX && drop + 1 < self.events.len() {
            total -= count(&self.events[drop]);
            drop += 1;
        }
        if drop > 0 {
            self.events.drain(..drop);
            self.gap = true;
        }
    }
}
/// The part of a position that its host signs: the counters that order positions, and the digest of the view. The lines of
/// the log and the questions are not part of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PositionMark {
    /// The epoch of the host.
    pub epoch: Epoch,
    /// Its quorum epoch.
    pub sure: Epoch,
    /// Number of the game at this table.
    pub game: u32,
    /// As [`Snapshot::generation`].
    pub generation: u32,
    /// Counts positions over all games.
    pub revision: u32,
    /// Number of the newest entry of the log.
    pub log_last: u32,
    /// Digest of the public view.
    pub digest: Digest,
}

impl PositionMark {
    /// The text that the host signs.
    pub(super) fn text(&self, table: TableId) -> Vec<u8> {
        let epochs = [self.epoch, self.sure].map(u64::to_le_bytes);
        let counters = [self.game, self.generation, self.revision, self.log_last].map(u32::to_le_bytes);
        [
            &b"podbay position v1"[..],
            &table.0,
            epochs.as_flattened(),
            counters.as_flattened(),
            &self.digest.0,
        ]
        .concat()
    }

    /// Orders the positions of one table: a later one is greater.
    #[must_use]
    pub const fn order(&self) -> (u32, Epoch, u32) {
        (self.game, self.sure, self.revision)
    }
}

impl<G: Game> Snapshot<G> {
    /// The part of this position that its host signs.
    #[must_use]
    pub const fn mark(&self) -> PositionMark {
        PositionMark {
            epoch: self.epoch,
            sure: self.sure,
            game: self.game,
            generation: self.generation,
            revision: self.revision,
            log_last: self.log_last,
            digest: self.digest,
        }
    }
}
