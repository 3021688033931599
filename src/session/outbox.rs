//! The messages that wait to be sent to one client.

use crate::{
    diagnostics::Dropped,
    protocol::{HostMessage, SharedMessage, limits},
    rules::Game,
};
use std::collections::VecDeque;

/// A bounded queue in which a newer snapshot absorbs an older one that was not sent yet, events included.
#[derive(Debug)]
pub struct Outbox<G: Game> {
    waiting: VecDeque<SharedMessage<G>>,
}

impl<G: Game> Default for Outbox<G> {
    fn default() -> Self {
        Self {
            waiting: VecDeque::new(),
        }
    }
}

impl<G: Game> Outbox<G> {
    /// Queues a message and tells `note` what is merged or left out for it. Returns false if the client has stopped
    /// reading and should be disconnected; it may come back.
    #[must_use]
    pub fn push(&mut self, message: impl Into<SharedMessage<G>>, mut note: impl FnMut(Dropped)) -> bool {
        let mut message = message.into();
        if matches!(*message, HostMessage::Said { .. }) && self.leave_oldest_talk_out() {
            note(Dropped::TalkLeftOut);
        }
        let superseded = self.waiting.iter().rposition(|old| Self::supersedes(&message, old));
        let overtakes = |&at: &usize| self.waiting.iter().skip(at).any(|old| Self::needs_older(&message, old));
        let superseded = superseded.filter(|at| !overtakes(at));
        if let Some(old) = superseded.and_then(|at| self.waiting.remove(at)) {
            message = Self::merged(message, old, &mut note);
        }
        self.waiting.push_back(message);
        self.waiting.len() <= limits::OUTBOX_MAX
    }
    /// The message that stands for both a newer one and the older one that it supersedes.
    fn merged(new: SharedMessage<G>, old: SharedMessage<G>, note: &mut impl FnMut(Dropped)) -> SharedMessage<G> {
        if !matches!((&*new, &*old), (HostMessage::Snapshot(_), HostMessage::Snapshot(_))) {
            note(Dropped::Superseded);
            return new;
        }
        let mut merged = new.into_message();
        if let (HostMessage::Snapshot(new), HostMessage::Snapshot(old)) = (&mut merged, old.into_message()) {
            let gap = new.gap || old.gap;
            new.absorb(*old);
            note(Dropped::Merged);
            if new.gap && !gap {
                note(Dropped::EventsLeftOut);
            }
        }
        merged.into()
    }
    /// Leaves out the oldest waiting talk if too much of it waits. Returns true if it did.
    fn leave_oldest_talk_out(&mut self) -> bool {
        let mut talk = (0..self.waiting.len()).filter(|&at| matches!(*self.waiting[at], HostMessage::Said { .. }));
        let (oldest, others) = (talk.next(), talk.count());
        let leaves_out = others + 1 >= limits::TALK_WAITING;
        oldest
            .filter(|_| leaves_out)
            .and_then(|at| self.waiting.remove(at))
            .is_some()
    }
    /// The next message to send.
    pub fn pop(&mut self) -> Option<SharedMessage<G>> {
        self.waiting.pop_front()
    }
    /// True if nothing waits.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.waiting.is_empty()
    }

    /// True if the `waiting` message needs the older one that the new message would replace: a position needs its
    /// table, and a commitment needs its lobby.
    const fn needs_older(new: &HostMessage<G>, waiting: &HostMessage<G>) -> bool {
        matches!(
            (new, waiting),
            (HostMessage::Table(_), HostMessage::Snapshot(_)) | (HostMessage::Lobby(_), HostMessage::Commitment { .. })
        )
    }

    /// True if the new message says all that the old one does. Snapshots of two games are not merged: between them the
    /// client hears how the first one ended.
    fn supersedes(new: &HostMessage<G>, old: &HostMessage<G>) -> bool {
        match (new, old) {
            (HostMessage::Snapshot(new), HostMessage::Snapshot(old)) => new.game == old.game,
            (HostMessage::Lobby(_), HostMessage::Lobby(_))
            | (HostMessage::Table(_), HostMessage::Table(_))
            | (HostMessage::Clocks { .. }, HostMessage::Clocks { .. })
            | (HostMessage::TakeBack(_), HostMessage::TakeBack(_)) => true,
            _ => false,
        }
    }
}
