//! Takers of legal commands: all, one, any, the only one. A game lists into one of them, so that looking for one command
//! costs no list.

use std::ops::ControlFlow::{self, Break, Continue};

/// Takes listed commands; may stop the listing.
pub(super) trait Sink<C> {
    /// One more.
    fn put(&mut self, command: C) -> ControlFlow<()>;
    /// Whether it makes a difference to the sink that this command is legal.
    fn wants(&self, _: C) -> bool {
        true
    }
    /// One more if it is legal, which is found out only where it is wanted.
    fn put_if(&mut self, command: C, legal: impl FnOnce() -> bool) -> ControlFlow<()>
    where
        C: Copy,
    {
        if self.wants(command) && legal() {
            self.put(command)
        } else {
            Continue(())
        }
    }
}
impl<C> Sink<C> for Vec<C> {
    fn put(&mut self, command: C) -> ControlFlow<()> {
        self.push(command);
        Continue(())
    }
}
/// Looks for one command.
pub(super) struct Find<C>(pub C);
impl<C: PartialEq> Sink<C> for Find<C> {
    fn put(&mut self, command: C) -> ControlFlow<()> {
        if command == self.0 { Break(()) } else { Continue(()) }
    }
    fn wants(&self, command: C) -> bool {
        command == self.0
    }
}
/// Asks whether there is any.
pub(super) struct Any;
impl<C> Sink<C> for Any {
    fn put(&mut self, _: C) -> ControlFlow<()> {
        Break(())
    }
}
/// Asks whether there is exactly one.
pub(super) struct Only<C> {
    /// The first.
    pub first: Option<C>,
    /// Whether there are more.
    pub more: bool,
}
impl<C> Default for Only<C> {
    fn default() -> Self {
        Self {
            first: None,
            more: false,
        }
    }
}
impl<C> Sink<C> for Only<C> {
    fn put(&mut self, command: C) -> ControlFlow<()> {
        if self.first.is_some() {
            self.more = true;
            return Break(());
        }
        self.first = Some(command);
        Continue(())
    }
}
