//! Laws, and takers of the commands that no law forbids: all, any, the only one. A game lists into one of them, so that
//! a simple question does not cost a whole list.

use std::ops::ControlFlow::{self, Break, Continue};

/// Nothing where the condition holds, else the rule against it.
pub(super) fn ensure<R>(holds: bool, rule: R) -> Result<(), R> {
    if holds { Ok(()) } else { Err(rule) }
}

/// Takes listed commands, and may stop the listing.
pub(super) trait Sink<C> {
    /// Takes one more command; `Break` stops the listing.
    fn put(&mut self, command: C) -> ControlFlow<()>;
    /// Takes one more command if it is legal.
    fn put_if(&mut self, command: C, legal: bool) -> ControlFlow<()> {
        if legal { self.put(command) } else { Continue(()) }
    }
    /// Takes those of the commands that their law does not forbid. It is asked of each when its turn comes.
    fn put_lawful<R>(&mut self, judged: impl IntoIterator<Item = (C, Result<(), R>)>) -> ControlFlow<()> {
        let mut judged = judged.into_iter();
        judged.try_for_each(|(command, verdict)| self.put_if(command, verdict.is_ok()))
    }
}
impl<C> Sink<C> for Vec<C> {
    fn put(&mut self, command: C) -> ControlFlow<()> {
        self.push(command);
        Continue(())
    }
}
/// Stops at the first command: shows if there is any.
pub(super) struct Any;
impl<C> Sink<C> for Any {
    fn put(&mut self, _: C) -> ControlFlow<()> {
        Break(())
    }
}
/// Keeps the first command and stops at the second.
pub(super) struct Only<C> {
    /// The first command that was listed, if any.
    pub first: Option<C>,
    /// True if a second one was listed.
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
