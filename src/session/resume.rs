//! A table that goes on after the program of its host has ended.
//!
//! The code that wrote the record carries it out again and compares the result entry by entry. That restores the
//! timeline, the log and all states that can be stepped back to.

use super::{
    io::{Admission, Journal, Output, TableOptions},
    seats::SeatState,
    table::{Session, StageData},
    taking_over::hosts_with,
};
use crate::{
    protocol::{DeviceKey, TakeBackEnd, limits, restarted_epoch, round_of},
    record::{Action, Entry, Hosting, Record, RecordedSeat, Start},
    rules::{Game, SetupError, ViewError},
};
use std::{ops::Range, sync::Arc, time::Duration};

/// The reason why a table cannot continue from a record.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ResumeError {
    /// The record was not written at a table, or by an earlier version.
    #[error("the record does not say how its table was set up; it can be replayed, but not gone on with")]
    NotHosted,
    /// The game of the record is over, or its table was closed.
    #[error("the game of this record is over; open a new table for another one")]
    Over,
    /// The game of the record is not over, so it has no end to tell.
    #[error("the game of this record is not over; go on with it")]
    NotOver,
    /// The configuration cannot be played.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The first position is impossible.
    #[error("the starting position of the record is impossible: {0}")]
    Start(#[from] ViewError),
    /// The table continued at another machine, or in a later record.
    #[error(
        "the table went on at another machine, or in a later record of this one; go on there, or if that is lost, here \
         with podbay host --headless --resume and the name of this record"
    )]
    MovedOn,
    /// The seats do not fit the game.
    #[error("the record names another number of players than the game has")]
    Seats,
    /// A counter in the record is higher than `limits::COUNTER_MAX`.
    #[error("the record counts higher than any table does; it was made up or damaged, and cannot be gone on with")]
    Counters,
    /// Carrying an entry out again gave another one.
    #[error("entry {entry} of the record does not follow from those before it; `podbay replay` says more")]
    Differs {
        /// Number of the entry, from 1.
        entry: usize,
    },
}

impl<G: Game> Session<G> {
    /// The table of a record, with the game where it stopped. Nobody is connected; seats wait for their devices. The
    /// first output tells the journal of the new epoch. `key`, `secret` and `auto_start` as in [`TableOptions`].
    ///
    /// # Errors
    /// The table cannot continue from this record.
    pub fn resume(
        record: &Record<G>,
        key: &DeviceKey,
        secret: [u8; 32],
        auto_start: bool,
    ) -> Result<Self, ResumeError> {
        if record
            .entries
            .last()
            .is_some_and(|entry| entry.action == Action::MovedOn)
        {
            return Err(ResumeError::MovedOn);
        }
        Self::resume_anyway(record, key, secret, auto_start)
    }

    /// As [`Self::resume`], even if the record says that the table went on elsewhere, for people who know that it was
    /// lost there. If another host still has the table, this one gives way to it.
    ///
    /// # Errors
    /// The table cannot continue from this record.
    pub fn resume_anyway(
        record: &Record<G>,
        key: &DeviceKey,
        secret: [u8; 32],
        auto_start: bool,
    ) -> Result<Self, ResumeError> {
        let mut session = Self::carried_out(record, key, secret, auto_start)?;
        if !matches!(session.stage, StageData::Playing(_)) {
            return Err(ResumeError::Over);
        }
        session.enter_epoch(restarted_epoch(session.counters.epoch));
        session.open_again();
        Ok(session)
    }

    /// The table of a record whose game is over, for members that have not heard the end because the host died. The
    /// host tells the end to everybody who comes. The record stays as it is. Otherwise as [`Self::resume`].
    ///
    /// # Errors
    /// The game is not over, its table was closed in order, or the record is inconsistent.
    pub fn resume_ended(
        record: &Record<G>,
        key: &DeviceKey,
        secret: [u8; 32],
        auto_start: bool,
    ) -> Result<Self, ResumeError> {
        let mut session = Self::carried_out(record, key, secret, auto_start)?;
        let StageData::Ended(running, outcome) = &session.stage else {
            return Err(ResumeError::NotOver);
        };
        let ended = Output::Ended {
            game: session.game,
            outcome: (**outcome).clone(),
            digest: running.position.digest(),
        };
        session.outputs.push_back(ended);
        session.enter_epoch(restarted_epoch(session.counters.epoch));
        session.open_again();
        Ok(session)
    }

    fn open_again(&mut self) {
        self.succession.proofs.enter(self.counters.epoch);
        self.spawn_bots();
        self.announced = None;
        self.announce();
    }

    /// Carries a record out. Returns the table at its end.
    fn carried_out(
        record: &Record<G>,
        key: &DeviceKey,
        secret: [u8; 32],
        auto_start: bool,
    ) -> Result<Self, ResumeError> {
        let header = &record.header;
        let hosting = header.hosting.as_ref().ok_or(ResumeError::NotHosted)?;
        if counted(record) > limits::COUNTER_MAX {
            return Err(ResumeError::Counters);
        }
        let mut session = Self::new(TableOptions {
            key: key.clone(),
            table: header.table,
            name: hosting.name.clone(),
            config: hosting.config.clone(),
            seed: None,
            secret,
            // The record may come from another machine.
            hosts: hosts_with(hosting.hosts.clone(), key.device()),
            window: Duration::from_secs(hosting.window_seconds.into()),
            auto_start,
            admission: Admission {
                who: hosting.who,
                ..Admission::default()
            },
        })?;
        session.away = hosting.away_seconds.map(|seconds| Duration::from_secs(seconds.into()));
        session.hints = hosting.hints;
        session.setup = header.setup.clone();
        session.game = header.number;
        session.counters.epoch = hosting.epoch;
        session.seat_again(&header.seats, hosting)?;
        session.lay_out(header.start.clone(), header.first_state()?);
        session.outputs.clear();
        if record
            .entries
            .last()
            .is_some_and(|entry| entry.action == Action::Closed)
        {
            return Err(ResumeError::Over);
        }
        // The first position may be the end of the game, and the notes stand before it.
        let is_note = |entry: &&Entry<G>| matches!(entry.action, Action::Banned { .. } | Action::FormerOwners { .. });
        let notes = record.entries.iter().take_while(is_note).count();
        session.all_again(&record.entries, 0..notes)?;
        session.position_changed();
        session.outputs.clear();
        session.all_again(&record.entries, notes..record.entries.len())?;
        let (sure, seats) = (session.sure_epoch(), session.seat_infos());
        session.saved.note(session.counters.epoch, sure, seats);
        Ok(session)
    }

    /// Gives every seat back to its device; all are away.
    fn seat_again(&mut self, seats: &[RecordedSeat], hosting: &Hosting) -> Result<(), ResumeError> {
        let count = G::seats(&self.setup).get();
        if (seats.len(), hosting.seats.len()) != (count, count) {
            return Err(ResumeError::Seats);
        }
        seats.iter().for_each(|seat| self.people.expect(seat));
        let shares = |owner: &RecordedSeat| seats.iter().filter(|seat| seat.device == owner.device).count() > 1;
        let seated = seats.iter().zip(&hosting.seats).map(|(owner, seat)| SeatState {
            device: Some(owner.device),
            person: shares(owner).then(|| owner.name.clone()),
            ready: true,
            bot: seat.bot,
            ..SeatState::free(seat.colour)
        });
        self.seats.set(seated);
        self.next_bot = hosting.next_bot;
        Ok(())
    }

    /// Carries out a part of these entries.
    fn all_again(&mut self, entries: &[Entry<G>], mut part: Range<usize>) -> Result<(), ResumeError> {
        match part.find(|index| !self.again(&entries[*index])) {
            Some(index) => Err(ResumeError::Differs { entry: index + 1 }),
            None => Ok(()),
        }
    }

    /// Carries out an entry. Returns false if that writes anything but this entry.
    pub(super) fn again(&mut self, entry: &Entry<G>) -> bool {
        self.carry_out(&entry.action);
        let mut written = self.outputs.drain(..).filter_map(|output| match output {
            Output::Journal(Journal::Append(entry)) => Some(*entry),
            _ => None,
        });
        written.next().as_ref() == Some(entry) && written.next().is_none()
    }

    /// Carries out an action. A refused one writes nothing, which the caller notices.
    fn carry_out(&mut self, action: &Action<G>) {
        let Ok(running) = self.playing() else {
            return;
        };
        match action {
            Action::Command {
                seat,
                command,
                timed_out,
            } => drop(self.play(*seat, command, *timed_out)),
            Action::StepBack { to } => {
                if let Some((seat, _)) = running.position.goal_at(*to) {
                    drop(self.go_back(seat));
                }
            }
            Action::TakeBack { to } => {
                if let Some((seat, goal)) = running.position.goal_at(*to) {
                    self.travel(seat, Some(goal), TakeBackEnd::Overtaken);
                }
            }
            Action::GoForward { .. } => {
                if let Some(seat) = running.position.forward_offer().seats.iter().next() {
                    self.travel(seat, None, TakeBackEnd::Overtaken);
                }
            }
            Action::Resumed { epoch } => self.enter_epoch(*epoch),
            Action::Assembled => self.assembled(),
            Action::Told { entry } => self.told(Arc::clone(entry)),
            Action::StandIn { seat, kind } => drop(self.set_stand_in(*seat, *kind)),
            Action::SeatChange { seat, to } => drop(self.reseat(*seat, to.clone())),
            Action::Banned { device } => self.keep_out(*device),
            Action::Reserve { seat, seconds } => self.set_reserve(*seat, Duration::from_secs((*seconds).into())),
            Action::Mandate { mandate } => self.restore_mandate(&(**mandate).clone().into(), action.clone()),
            Action::Lineage { lineage } => self.restore_mandate(lineage, action.clone()),
            Action::Footing { footing } => self.rest_on((**footing).clone()),
            Action::FormerOwners { owners, newcomers } => {
                self.succession.former_owners.restore(owners, newcomers);
                self.note_former_owners();
            }
            Action::MovedOn => self.note_moved_on(),
            // Nothing follows on it.
            Action::Closed => {}
        }
    }
}

/// The highest counter from which the table of a record would continue.
fn counted<G: Game>(record: &Record<G>) -> u32 {
    let header = &record.header;
    let taken = match &header.start {
        Start::Taken { from, .. } => [round_of(from.epoch), from.generation, from.revision, from.log_last],
        _ => [0; 4],
    };
    let entries = record.entries.iter().map(|entry| match &entry.action {
        Action::Resumed { epoch } => round_of(*epoch),
        Action::Mandate { mandate } => round_of(mandate.epoch),
        Action::Lineage { lineage } => round_of(lineage.mandate.epoch),
        Action::Footing { footing } => footing.counted(),
        Action::Told { entry } => entry.number,
        _ => 0,
    });
    let hosted = header.hosting.iter().map(|hosting| round_of(hosting.epoch));
    entries
        .chain(hosted)
        .chain(taken)
        .chain([header.number])
        .max()
        .unwrap_or(0)
}
