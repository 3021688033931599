//! The record of a game that a guest makes from the log. Once the seed is revealed, the log says all that a record
//! does.

use super::{Action, Cursor, Difference, Header, Record};
use crate::{
    protocol::{BotKind, Chronicle, CodecError, LogEntry, LogKind, Timeline},
    rules::Game,
};

/// The reason why a log gives no record of its game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum HeardError {
    /// The log lacks lines, or the game went on at another machine.
    #[error("not all of the game was heard from one host")]
    NotWhole,
    /// An undo or redo leads to a position that the log does not have.
    #[error("line {0} of the log goes back or forward to nowhere")]
    Nowhere(u32),
    /// The game of the log does not follow the rules.
    #[error(transparent)]
    Differs(#[from] Difference),
    /// The record cannot be written as bytes.
    #[error("the record cannot be written ({0})")]
    Unwritable(#[from] CodecError),
}

/// The lines from the beginning of a game on. Returns `None` if a line is missing, or if another host continued the
/// game.
#[must_use]
pub fn whole_log<G: Game>(log: &Chronicle<G>, number: u32) -> Option<impl Iterator<Item = &LogEntry<G>>> {
    let begins = |entry: &&LogEntry<G>| matches!(entry.what, LogKind::Started { game, .. } if game == number);
    let start = log.entries().rfind(begins)?.number;
    let lines = log.from(start).map(|(entry, _)| &**entry);
    let mut pairs = lines.clone().zip(lines.clone().skip(1));
    let is_whole = pairs.all(|(before, after)| after.number.checked_sub(1) == Some(before.number));
    let moved = lines
        .clone()
        .any(|entry| matches!(entry.what, LogKind::TakenOver { .. }));
    (is_whole && !moved).then_some(lines)
}

/// The record of the game with this header, as the log tells it. It lacks the new owners of seats and the host's own
/// notes, which are not in the log.
///
/// # Errors
/// The log is not whole, or does not follow from the header.
pub fn heard<G: Game>(header: Header<G>, log: &Chronicle<G>) -> Result<Record<G>, HeardError> {
    let log = whole_log(log, header.number).ok_or(HeardError::NotWhole)?;
    let record = Record {
        header,
        entries: Vec::new(),
    };
    let mut cursor = Cursor::owning(record)?;
    let mut lines = Lines::default();
    for entry in log {
        // A record has fewer entries than the log has lines.
        let at = cursor.at() as u32;
        let action = lines.action(&entry.what, at).ok_or(HeardError::Nowhere(entry.number))?;
        if let Some(action) = action {
            cursor.append(action)?;
        }
    }
    Ok(cursor.into_record())
}

/// A position that was acted on: its revision, and the number of entries before that act.
#[derive(Clone, Copy, Debug)]
struct Earlier {
    revision: u32,
    entries: u32,
}

/// The acts of the game, each with the place that it led from, and the undos, each with the number of entries before
/// it.
#[derive(Default)]
struct Lines(Timeline<Earlier, u32>);

impl Lines {
    /// The entry for a line of the log after `at` entries: `Some(None)` for a line without an entry, `None` for an undo
    /// or redo that leads nowhere.
    fn action<G: Game>(&mut self, line: &LogKind<G>, at: u32) -> Option<Option<Action<G>>> {
        Some(Some(match line {
            LogKind::Command {
                seat,
                command,
                timed_out,
                revision,
                ..
            } => {
                self.0.act(Earlier {
                    revision: revision.checked_sub(1)?,
                    entries: at,
                });
                Action::Command {
                    seat: *seat,
                    command: command.clone(),
                    timed_out: *timed_out,
                }
            }
            LogKind::SteppedBack { to, .. } => Action::StepBack {
                to: self.go_back(*to, at)?,
            },
            LogKind::TakenBack { to, .. } => Action::TakeBack {
                to: self.go_back(*to, at)?,
            },
            LogKind::GoneForward { .. } => {
                let to = self.0.go_forward()?.note;
                Action::GoForward { to }
            }
            // The log does not say which kind of bot it is, and a replay does not show that.
            LogKind::StandIn { seat, on } => Action::StandIn {
                seat: *seat,
                kind: on.then_some(BotKind::STAND_IN),
            },
            LogKind::Started { .. }
            | LogKind::Away { .. }
            | LogKind::Back { .. }
            | LogKind::Ended { .. }
            | LogKind::SeatMoved { .. }
            | LogKind::TakenOver { .. } => return Some(None),
        }))
    }

    fn go_back(&mut self, to: u32, at: u32) -> Option<u32> {
        let place = self.0.first(|earlier| earlier.revision == to)?;
        let back = self.0.go_back(place, at)?;
        back.undone.front().map(|earlier| earlier.entries)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::relics::Relics;

    #[test]
    fn a_log_that_begins_with_the_highest_number_is_whole() {
        let what = LogKind::Started {
            game: 1,
            commitment: None,
        };
        let number = u32::MAX;
        let log: Chronicle<Relics> = [LogEntry { number, what }].into_iter().collect();
        assert_eq!(whole_log(&log, 1).map(Iterator::count), Some(1));
    }
}
