//! The order in which a program carries out what a session wants: the journal before everything else.

use super::{Input, Journal, Output, Session};
use crate::rules::Game;
use std::{collections::VecDeque, time::Duration};

/// The program around a session. It has a clock, a disk and connections, and leaves the order of things to
/// [`Driver::step`] and [`Driver::write_held`].
pub trait Driver<G: Game> {
    /// The reason why the journal cannot be written.
    type Failure;
    /// The table.
    fn session(&mut self) -> &mut Session<G>;
    /// Outputs that wait for the journal; first the part that could not be written.
    fn held(&mut self) -> &mut VecDeque<Output<G>>;
    /// The present time, as the session counts it.
    fn now(&self) -> Duration;
    /// Writes a part of the record. When it returns, the part outlives the program.
    ///
    /// # Errors
    /// The disk does not take it. The same part is tried again later.
    fn write(&mut self, part: &Journal<G>) -> Result<(), Self::Failure>;
    /// Does anything else that the session wants.
    fn carry_out(&mut self, output: Output<G>);
    /// The journal could not be written: [`Driver::write_held`] has to be called from time to time.
    fn journal_failed(&mut self, why: &Self::Failure);

    /// Hands one input to the session and carries out what follows. What follows on a part that could not be written
    /// waits, so that nobody hears of it.
    fn step(&mut self, input: Input<G>) {
        let now = self.now();
        self.session().handle_input(now, input);
        while let Some(output) = self.session().poll_output() {
            // What waits comes before it in the record.
            let waits = !self.held().is_empty() && matches!(output, Output::Journal(_));
            let failed = match &output {
                Output::Journal(part) if !waits => self.write(part).err(),
                _ => None,
            };
            if !waits && failed.is_none() {
                self.carry_out(output);
                continue;
            }
            self.hold(output);
            if let Some(why) = failed {
                self.journal_failed(&why);
                return self.step(Input::JournalFailed);
            }
        }
    }

    /// Keeps a part that cannot be written now, and all that follows on it.
    fn hold(&mut self, part: Output<G>) {
        self.held().push_back(part);
        while let Some(output) = self.session().poll_output() {
            self.held().push_back(output);
        }
    }

    /// Tries again to write what could not be written, and carries out what waited for it. All is written when
    /// nothing is held any more.
    fn write_held(&mut self) {
        while let Some(output) = self.held().pop_front() {
            if let Output::Journal(part) = &output
                && let Err(why) = self.write(part)
            {
                self.held().push_front(output);
                self.journal_failed(&why);
                return;
            }
            self.carry_out(output);
        }
        self.step(Input::JournalWorks);
    }
}
