//! Playing a record.

use super::{Action, Entry, Header, Record};
use crate::{
    protocol::{Digest, Timeline, view_digest},
    rules::{Game, Illegal, Seat, Status, ViewError, Viewer},
};
use std::{borrow::Cow, collections::BTreeMap};

/// The first place where a replay differs from its record.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Difference {
    /// The starting view is not one of the setup.
    #[error("the starting position of the record is impossible: {0}")]
    Start(ViewError),
    /// The command is not legal there.
    #[error("entry {entry}: {illegal}")]
    Illegal {
        /// Number of the entry, from 1.
        entry: usize,
        /// The reason why it is not legal.
        illegal: Illegal,
    },
    /// The entry goes back to a state that does not stand before it.
    #[error("entry {entry} goes back to entry {to}, which does not stand before it")]
    NoSuchState {
        /// Number of the entry, from 1.
        entry: usize,
        /// Number of the entry that it goes back to.
        to: u32,
    },
    /// There is nothing to go forward to.
    #[error("entry {entry} goes forward to entry {to}, from which nobody went back just before")]
    NotGoneBack {
        /// Number of the entry, from 1.
        entry: usize,
        /// Number of the entry that it goes forward to.
        to: u32,
    },
    /// The position after the entry is another one.
    #[error("entry {entry} leads to position {got}, the record says {expected}")]
    Digest {
        /// Number of the entry, from 1.
        entry: usize,
        /// Digest of the replay.
        got: Digest,
        /// Digest in the record.
        expected: Digest,
    },
}

impl Difference {
    /// Number of the entry that differs; 0 is the start.
    #[must_use]
    pub const fn entry(&self) -> usize {
        match self {
            Self::Start(_) => 0,
            Self::Illegal { entry, .. }
            | Self::NoSuchState { entry, .. }
            | Self::NotGoneBack { entry, .. }
            | Self::Digest { entry, .. } => *entry,
        }
    }
}

/// Most entries that are replayed to reach a state. A kept state is never further away.
const STRIDE: usize = 64;

/// The way to the state after an entry.
#[derive(Clone, Copy, Debug)]
struct Way {
    /// The number of entries before the state that this state was made from.
    from: usize,
    /// Take-backs until then.
    take_backs: u32,
}

/// A record being played, which can be stepped through either way. The cursor keeps some states and replays entries to
/// reach the others, so that a long record takes little room and every place is a few steps away.
#[derive(Clone, Debug)]
pub struct Cursor<'a, G: Game> {
    record: Cow<'a, Record<G>>,
    /// The ways to the states after 0, 1, … entries, as far as they were played.
    ways: Vec<Way>,
    /// The acts and undos as far as they were played, each with the number of entries before it.
    timeline: Timeline<usize, usize>,
    /// Some of the states, by the number of entries before them; the first one always.
    kept: BTreeMap<usize, G>,
    at: usize,
    state: G,
}

/// The effect of one entry on the timeline.
#[derive(Clone, Copy, Debug)]
enum Step {
    Act,
    /// Goes back to before the act at this place.
    Back(usize),
    Forward,
    Nothing,
}

/// The result of one entry.
struct Played<G: Game> {
    state: G,
    way: Way,
    step: Step,
    events: Vec<G::Event>,
}

impl<'a, G: Game> Cursor<'a, G> {
    /// A cursor before the first entry.
    ///
    /// # Errors
    /// The record starts from an impossible view.
    pub fn new(record: &'a Record<G>) -> Result<Self, Difference> {
        Self::of(Cow::Borrowed(record))
    }

    fn of(record: Cow<'a, Record<G>>) -> Result<Self, Difference> {
        let first = record.header.first_state().map_err(Difference::Start)?;
        let way = Way { from: 0, take_backs: 0 };
        Ok(Self {
            record,
            ways: vec![way],
            timeline: Timeline::default(),
            kept: BTreeMap::from([(0, first.clone())]),
            at: 0,
            state: first,
        })
    }
    /// Number of entries before the cursor.
    #[must_use]
    pub const fn at(&self) -> usize {
        self.at
    }
    /// The state at the cursor.
    #[must_use]
    pub const fn state(&self) -> &G {
        &self.state
    }
    /// Number of agreed take-backs before the cursor; the next one re-keys with the number after it.
    #[must_use]
    pub fn take_backs(&self) -> u32 {
        self.ways.get(self.at).map_or(0, |way| way.take_backs)
    }
    /// The header, with everything that is fixed for the game.
    #[must_use]
    pub fn header(&self) -> &Header<G> {
        &self.record.header
    }
    /// All entries of the record.
    #[must_use]
    pub fn entries(&self) -> &[Entry<G>] {
        &self.record.entries
    }
    /// The digest of the view at the cursor.
    #[must_use]
    pub fn digest(&self) -> Digest {
        view_digest(&self.state().view(Viewer::Spectator))
    }
    /// The status of the game at the cursor: still on, or over.
    #[must_use]
    pub fn status(&self) -> Status {
        self.state().status(&self.record.header.setup)
    }
    /// Plays the next entry. Returns false at the end.
    ///
    /// # Errors
    /// The entry differs from what the rules make of it; the cursor stays where it was.
    pub fn step(&mut self) -> Result<bool, Difference> {
        self.advance().map(|events| events.is_some())
    }
    /// Plays the next entry. Returns the events of a command, an empty list for any other entry, and `None` at the end.
    ///
    /// # Errors
    /// As [`Self::step`].
    pub fn advance(&mut self) -> Result<Option<Vec<G::Event>>, Difference> {
        let number = self.at + 1;
        let Some(entry) = self.record.entries.get(self.at) else {
            return Ok(None);
        };
        if number < self.ways.len() {
            // This entry was played before.
            let events = self.events(&entry.action);
            self.go_to(number);
            return Ok(Some(events));
        }
        let played = self.play(number, &entry.action)?;
        let got = view_digest(&played.state.view(Viewer::Spectator));
        if got != entry.digest {
            return Err(Difference::Digest {
                entry: number,
                got,
                expected: entry.digest,
            });
        }
        Ok(Some(self.take(played)))
    }

    /// The events of an action that was carried out at the cursor before.
    fn events(&self, action: &Action<G>) -> Vec<G::Event> {
        let Action::Command { seat, command, .. } = action else {
            return Vec::new();
        };
        let applied = self.state.clone().apply(&self.record.header.setup, *seat, command);
        applied.map(|applied| applied.events).unwrap_or_default()
    }

    /// Moves the cursor behind an entry that was played for the first time.
    fn take(&mut self, played: Played<G>) -> Vec<G::Event> {
        match played.step {
            Step::Act => self.timeline.act(self.at),
            // `play` has looked this place up.
            Step::Back(place) => _ = self.timeline.go_back(place, self.at),
            Step::Forward => _ = self.timeline.go_forward(),
            Step::Nothing => {}
        }
        self.ways.push(played.way);
        (self.at, self.state) = (self.at + 1, played.state);
        self.keep();
        played.events
    }
    /// The seat whose command the next entry plays, undoes or redoes. For a redo, the cursor has to be after the last
    /// entry that was played.
    #[must_use]
    pub fn next_actor(&self) -> Option<Seat> {
        let at = match self.record.entries.get(self.at)?.action {
            Action::StepBack { to } | Action::TakeBack { to } => to as usize,
            Action::GoForward { .. } => *self.timeline.gone_back()?.undone.front()?,
            _ => self.at,
        };
        match self.record.entries.get(at)?.action {
            Action::Command { seat, .. } => Some(seat),
            _ => None,
        }
    }
    /// Goes one entry back. Returns false at the start.
    pub fn back(&mut self) -> bool {
        let moved = self.at > 0;
        self.go_to(self.at.saturating_sub(1));
        moved
    }
    /// Goes to the place after this many entries, no further than was played.
    pub fn go_to(&mut self, entries: usize) {
        let entries = entries.min(self.ways.len() - 1);
        if let Some(state) = self.state_at(entries) {
            (self.at, self.state) = (entries, state);
        }
    }

    /// The entries to replay, in order, from the nearest kept state to the state after so many entries.
    fn path(&self, entries: usize) -> Vec<usize> {
        let (mut path, mut at) = (Vec::new(), entries);
        while !self.kept.contains_key(&at)
            && let Some(way) = self.ways.get(at)
        {
            path.push(at);
            at = way.from;
        }
        path.reverse();
        path
    }

    /// The state after so many entries, which were played before.
    fn state_at(&self, entries: usize) -> Option<G> {
        let path = self.path(entries);
        let first = path
            .first()
            .map_or(Some(entries), |&first| Some(self.ways.get(first)?.from))?;
        let mut state = self.kept.get(&first)?.clone();
        for number in path {
            let (entry, way) = (self.record.entries.get(number - 1)?, self.ways.get(number)?);
            let keyed = self.ways.get(way.from)?.take_backs;
            match &entry.action {
                Action::Command { seat, command, .. } => {
                    // The command was carried out before, in the same state.
                    state.apply(&self.record.header.setup, *seat, command).ok()?;
                }
                Action::StepBack { .. } | Action::TakeBack { .. } if keyed < way.take_backs => {
                    state.rekey(way.take_backs);
                }
                _ => {}
            }
        }
        Some(state)
    }

    /// Keeps a state half way once the nearest kept one is [`STRIDE`] entries away. At most two states are kept for
    /// each stride.
    fn keep(&mut self) {
        let path = self.path(self.at);
        let half = path.get(STRIDE / 2).copied().filter(|_| path.len() >= STRIDE);
        if let Some((half, state)) = half.and_then(|half| Some((half, self.state_at(half)?))) {
            self.kept.insert(half, state);
        }
    }

    /// Plays the entry with this number at the cursor.
    fn play(&self, entry: usize, action: &Action<G>) -> Result<Played<G>, Difference> {
        let from = self.at;
        let take_backs = self.take_backs() + u32::from(matches!(action, Action::TakeBack { .. }));
        let played = |step, state, from| Played {
            state,
            way: Way { from, take_backs },
            step,
            events: Vec::new(),
        };
        match action {
            Action::Command { seat, command, .. } => {
                let mut state = self.state.clone();
                let applied = state.apply(&self.record.header.setup, *seat, command);
                let events = applied
                    .map_err(|illegal| Difference::Illegal { entry, illegal })?
                    .events;
                Ok(Played {
                    events,
                    ..played(Step::Act, state, from)
                })
            }
            Action::StepBack { to } | Action::TakeBack { to } => {
                let from = *to as usize;
                let place = self.timeline.first(|&act| act == from);
                let found = place.and_then(|place| Some((place, self.state_at(from)?)));
                let (place, mut state) = found.ok_or(Difference::NoSuchState { entry, to: *to })?;
                if self.ways.get(from).is_some_and(|way| way.take_backs < take_backs) {
                    state.rekey(take_backs);
                }
                Ok(played(Step::Back(place), state, from))
            }
            Action::GoForward { to } => {
                let back = self.timeline.gone_back().map(|back| back.note);
                let from = back.filter(|&from| from == *to as usize);
                let found = from.and_then(|from| Some((self.state_at(from)?, from)));
                let (state, from) = found.ok_or(Difference::NotGoneBack { entry, to: *to })?;
                let take_backs = self.ways.get(from).map_or(0, |way| way.take_backs);
                let way = Way { from, take_backs };
                Ok(Played {
                    way,
                    ..played(Step::Forward, state, from)
                })
            }
            Action::SeatChange { .. }
            | Action::StandIn { .. }
            | Action::Resumed { .. }
            | Action::Told { .. }
            | Action::Banned { .. }
            | Action::Closed
            | Action::Assembled
            | Action::Reserve { .. }
            | Action::Mandate { .. }
            | Action::Lineage { .. }
            | Action::Footing { .. }
            | Action::FormerOwners { .. }
            | Action::MovedOn => Ok(played(Step::Nothing, self.state.clone(), from)),
        }
    }
}

impl<G: Game> Cursor<'static, G> {
    /// Plays an action that the record does not have yet, and writes it there as its last entry. The cursor goes to its end
    /// first.
    ///
    /// # Errors
    /// The action is not possible there; the record stays as it was.
    pub fn append(&mut self, action: Action<G>) -> Result<(), Difference> {
        while self.step()? {}
        let played = self.play(self.at + 1, &action)?;
        let digest = view_digest(&played.state.view(Viewer::Spectator));
        self.record.to_mut().entries.push(Entry { action, digest });
        self.take(played);
        Ok(())
    }
    /// The record that is played.
    #[must_use]
    pub fn into_record(self) -> Record<G> {
        self.record.into_owned()
    }
    /// A cursor before the first entry of a record that it owns.
    ///
    /// # Errors
    /// As [`Self::new`].
    pub fn owning(record: Record<G>) -> Result<Self, Difference> {
        Self::of(Cow::Owned(record))
    }
}

/// Plays the whole record, and returns the cursor at its end.
///
/// # Errors
/// Names the first entry that differs.
pub fn verify<G: Game>(record: &Record<G>) -> Result<Cursor<'_, G>, Difference> {
    let mut cursor = Cursor::new(record)?;
    while cursor.step()? {}
    Ok(cursor)
}
