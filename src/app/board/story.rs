//! The commands of the log with what each brought about, as they stood in every position.

use crate::{
    games::any::{AnyGame, Listed},
    protocol::{LogEntry, LogKind, Timeline},
    rules::Seat,
};
use std::rc::Rc;

/// Commands that are kept; a long game has some thousand.
const KEPT: usize = 4000;
/// The newest of them that a position shows: more than an action that is not final yet can have.
const SHOWN: usize = 128;

/// A command of the log with its events.
#[derive(Clone, Debug, PartialEq)]
pub struct Deed<G: Listed> {
    /// The seat that it was given for.
    pub seat: Seat,
    /// The command itself.
    pub command: G::Command,
    /// The events that it brought about.
    pub events: Rc<[G::Event]>,
    /// Number of the entry of the log since which it stands.
    pub entry: u32,
    /// True if nobody gave it: the time ran out.
    pub timed_out: bool,
    /// Number of the position after it.
    revision: u32,
    /// Number of the entry that took it back, 0 if none did.
    undone: u32,
}

impl<G: Listed> Deed<G> {
    /// True if it stood in the position that an entry of the log led to.
    const fn stood(&self, entry: u32) -> bool {
        self.entry <= entry && (self.undone == 0 || self.undone > entry)
    }
}

#[cfg(test)]
impl<G: Listed> Deed<G> {
    /// One of the first entry, for tests.
    pub(crate) fn of(seat: Seat, command: G::Command, events: Vec<G::Event>) -> Self {
        let events = events.into();
        Self {
            seat,
            command,
            events,
            entry: 1,
            timed_out: false,
            revision: 1,
            undone: 0,
        }
    }
}

/// The newest deeds that stood in a position, oldest first.
pub(super) type Standing<G> = Rc<Vec<Deed<G>>>;

/// All deeds that are known, those that were taken back included.
#[derive(Clone, Debug)]
pub(super) struct Story<G: Listed> {
    all: Vec<Deed<G>>,
    /// The revisions that acts led to.
    timeline: Timeline<u32>,
    /// Those that stood in the position that was asked about last, with the number of its entry.
    standing: Option<(u32, Standing<G>)>,
}

impl<G: Listed> Default for Story<G> {
    fn default() -> Self {
        Self {
            all: Vec::new(),
            timeline: Timeline::default(),
            standing: None,
        }
    }
}

impl<G: Listed<Command: Copy>> Story<G> {
    /// Takes in new entries of the log.
    pub(super) fn absorb(&mut self, news: &[&LogEntry<AnyGame>]) {
        for LogEntry { number, what } in news {
            self.standing = None;
            match what {
                LogKind::Started { .. } => *self = Self::default(),
                LogKind::SteppedBack { to, .. } | LogKind::TakenBack { to, .. } => self.go_back(*number, *to),
                LogKind::GoneForward { .. } => self.go_forward(*number),
                LogKind::Command {
                    seat,
                    command,
                    events,
                    timed_out,
                    revision,
                } => {
                    self.timeline.act(*revision);
                    self.timeline.forget_all_but(KEPT);
                    let events = events.iter().filter_map(G::own_event).cloned().collect();
                    self.all.extend(G::own_command(command).map(|&command| Deed {
                        seat: *seat,
                        command,
                        events,
                        entry: *number,
                        timed_out: *timed_out,
                        revision: *revision,
                        undone: 0,
                    }));
                }
                _ => {}
            }
        }
        let old = self.all.len().saturating_sub(KEPT);
        self.all.drain(..old);
    }

    /// What came after a position no longer stands.
    fn go_back(&mut self, entry: u32, to: u32) {
        let place = self.timeline.first_or_end(|revision| *revision > to);
        let Some(back) = self.timeline.go_back(place, ()) else {
            return;
        };
        let stood = |deed: &&mut Deed<G>| deed.undone == 0 && back.undone.contains(&deed.revision);
        self.all.iter_mut().filter(stood).for_each(|deed| deed.undone = entry);
    }

    /// What was taken back last stands again from this entry on.
    fn go_forward(&mut self, entry: u32) {
        let Some(back) = self.timeline.go_forward() else { return };
        let again = back.undone.iter().filter_map(|revision| {
            let newest = self.all.iter().rev().find(|deed| deed.revision == *revision)?;
            Some(Deed {
                entry,
                undone: 0,
                ..newest.clone()
            })
        });
        let again: Vec<_> = again.collect();
        self.all.extend(again);
    }

    /// Number of the entry of the last command that one of these seats gave and that stood in a position.
    pub(super) fn acted(&self, seats: &[Seat], entry: u32) -> Option<u32> {
        if seats.is_empty() {
            return None;
        }
        let mut newest = self.all.iter().rev().filter(|deed| deed.stood(entry));
        let own = newest.find(|deed| seats.contains(&deed.seat) && !deed.timed_out);
        own.map(|deed| deed.entry)
    }

    /// The event with this number of a command of the log.
    pub(super) fn event(&self, entry: u32, number: usize) -> Option<&G::Event> {
        let deed = self.all.iter().rev().find(|deed| deed.entry == entry)?;
        deed.events.get(number)
    }

    /// The newest deeds that stood in the position that an entry of the log led to.
    pub(super) fn until(&mut self, entry: u32) -> Standing<G> {
        if let Some((of, standing)) = &self.standing
            && *of == entry
        {
            return Rc::clone(standing);
        }
        let newest = self.all.iter().rev().filter(|deed| deed.stood(entry)).take(SHOWN);
        let mut standing: Vec<Deed<G>> = newest.cloned().collect();
        standing.reverse();
        let standing = Rc::new(standing);
        self.standing = Some((entry, Rc::clone(&standing)));
        standing
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::argo::{Command, State};

    /// The deeds that stand in each position of a log, by the number of their own entry.
    fn standing(kinds: Vec<LogKind<AnyGame>>) -> Vec<Vec<u32>> {
        let entry = |(number, what)| LogEntry { number, what };
        let log: Vec<LogEntry<AnyGame>> = (1..).zip(kinds).map(entry).collect();
        let mut story = Story::<State>::default();
        story.absorb(&log.iter().collect::<Vec<_>>());
        let at = |entry: &LogEntry<AnyGame>| story.until(entry.number).iter().map(|deed| deed.entry).collect();
        log.iter().map(at).collect()
    }

    #[test]
    fn each_position_has_the_deeds_that_stood_in_it() {
        let seat = Seat::wrapping(0);
        let command = |revision| LogKind::Command {
            seat,
            command: State::any_command(Command::Commit),
            events: Vec::new(),
            timed_out: false,
            revision,
        };
        let kinds = vec![
            command(2),
            command(3),
            command(4),
            LogKind::SteppedBack { seat, to: 3 },
            LogKind::SteppedBack { seat, to: 2 },
            LogKind::GoneForward { seat, to: 5 },
            LogKind::GoneForward { seat, to: 4 },
            LogKind::TakenBack { seat, to: 3 },
            command(10),
        ];
        let expected: [&[u32]; 9] = [
            &[1],
            &[1, 2],
            &[1, 2, 3],
            &[1, 2],
            &[1],
            &[1, 6],
            &[1, 6, 7],
            &[1, 6],
            &[1, 6, 9],
        ];
        assert_eq!(standing(kinds), expected);
    }
}
