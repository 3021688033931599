//! Playing a record.

use super::{Action, Entry, Header, Record};
use crate::{
    protocol::{Digest, view_digest},
    rules::{Game, Illegal, Status, ViewError, Viewer},
};

/// The first place where a record and its replay part.
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
    /// There is no such earlier state.
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

/// A record being played. Keeps every state, for stepping either way.
#[derive(Clone, Debug)]
pub struct Cursor<'a, G: Game> {
    record: &'a Record<G>,
    /// States after 0, 1, … entries, as far as they were played, each with the number of take-backs until then.
    states: Vec<(G, u32)>,
    at: usize,
}

impl<'a, G: Game> Cursor<'a, G> {
    /// A cursor before the first entry.
    ///
    /// # Errors
    /// The record starts from an impossible view.
    pub fn new(record: &'a Record<G>) -> Result<Self, Difference> {
        let first = record.header.first_state().map_err(Difference::Start)?;
        Ok(Self {
            record,
            states: vec![(first, 0)],
            at: 0,
        })
    }
    /// Number of entries before the cursor.
    #[must_use]
    pub const fn at(&self) -> usize {
        self.at
    }
    /// The state at the cursor.
    #[must_use]
    pub fn state(&self) -> &G {
        &self.states[self.at].0
    }
    /// Number of agreed take-backs before the cursor; the next one re-keys with the number after it.
    #[must_use]
    pub fn take_backs(&self) -> u32 {
        self.states[self.at].1
    }
    /// The header, with everything that is fixed for the match.
    #[must_use]
    pub const fn header(&self) -> &Header<G> {
        &self.record.header
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
    /// Plays the next entry; `false` at the end.
    ///
    /// # Errors
    /// The entry differs from what the rules make of it; the cursor stays where it was.
    pub fn step(&mut self) -> Result<bool, Difference> {
        let Some(entry) = self.record.entries.get(self.at) else {
            return Ok(false);
        };
        if self.at + 1 == self.states.len() {
            let number = self.at + 1;
            let (state, take_backs) = self.play(number, &entry.action)?;
            let got = view_digest(&state.view(Viewer::Spectator));
            if got != entry.digest {
                return Err(Difference::Digest {
                    entry: number,
                    got,
                    expected: entry.digest,
                });
            }
            self.states.push((state, take_backs));
        }
        self.at += 1;
        Ok(true)
    }
    /// Goes one entry back; `false` at the start.
    pub const fn back(&mut self) -> bool {
        let moved = self.at > 0;
        self.at = self.at.saturating_sub(1);
        moved
    }

    /// The state after an entry, and the number of take-backs until then.
    fn play(&self, entry: usize, action: &Action<G>) -> Result<(G, u32), Difference> {
        let take_backs = self.take_backs() + u32::from(matches!(action, Action::TakeBack { .. }));
        match action {
            Action::Command { seat, command, .. } => {
                let mut state = self.state().clone();
                let applied = state.apply(&self.record.header.setup, *seat, command);
                applied.map_err(|illegal| Difference::Illegal { entry, illegal })?;
                Ok((state, take_backs))
            }
            Action::StepBack { to } | Action::TakeBack { to } => {
                let earlier = usize::try_from(*to).ok().filter(|&to| to < entry);
                let state = earlier.and_then(|to| self.states.get(to));
                let (mut state, keyed) = state.cloned().ok_or(Difference::NoSuchState { entry, to: *to })?;
                if keyed < take_backs {
                    state.rekey(take_backs);
                }
                Ok((state, take_backs))
            }
            Action::GoForward { to } => {
                let place = usize::try_from(*to).ok().filter(|&to| self.went_back_from(to));
                let state = place.and_then(|to| self.states.get(to));
                state.cloned().ok_or(Difference::NotGoneBack { entry, to: *to })
            }
            Action::SeatChange { .. }
            | Action::StandIn { .. }
            | Action::Resumed { .. }
            | Action::Told { .. }
            | Action::Banned { .. }
            | Action::Closed
            | Action::Assembled
            | Action::MovedOn => Ok((self.state().clone(), take_backs)),
        }
    }
}

impl<G: Game> Cursor<'_, G> {
    /// True if somebody went back after this many entries, and nobody has acted since.
    fn went_back_from(&self, entries: usize) -> bool {
        let since = self.record.entries.get(entries..self.at).unwrap_or_default();
        let acts = |entry: &Entry<G>| matches!(entry.action, Action::Command { .. });
        let goes_back = |entry: &Entry<G>| matches!(entry.action, Action::StepBack { .. } | Action::TakeBack { .. });
        since.first().is_some_and(goes_back) && !since.iter().any(acts)
    }
}

/// Plays the whole record and gives the cursor at its end.
///
/// # Errors
/// Names the first entry that differs.
pub fn verify<G: Game>(record: &Record<G>) -> Result<Cursor<'_, G>, Difference> {
    let mut cursor = Cursor::new(record)?;
    while cursor.step()? {}
    Ok(cursor)
}
