//! The records of a profile, each looked through once: what was played, by whom, and how far it goes.

use crate::{
    games::any::{AnyGame, GameId},
    protocol::{Colour, Name},
    record::{Cursor, Damage, Difference, Loaded},
    rules::{Outcome, Status},
    store::{self, Profile, StoreError},
};
use std::{
    collections::VecDeque,
    path::{Path, PathBuf},
    time::{Duration, Instant, SystemTime},
};

/// A file among the records.
#[derive(Debug)]
pub struct Shelved {
    /// The file.
    pub path: PathBuf,
    /// The time of its last change.
    pub changed: SystemTime,
    /// The game in it, or the reason why there is none that can be shown.
    pub content: Result<Summary, StoreError>,
    /// The place where it lies since it was taken off the list, a moment ago.
    pub removed: Option<PathBuf>,
}

/// A game that was recorded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    /// The game that was played.
    pub game: GameId,
    /// Name of the table, if it is known.
    pub table: Option<Name>,
    /// Colour and name of each player, in the order of the seats.
    pub players: Vec<(Colour, String)>,
    /// Number of commands.
    pub actions: usize,
    /// The result, if the game came to its end.
    pub outcome: Option<Outcome>,
    /// The place from which on the file is damaged.
    pub damage: Option<Damage>,
    /// The first place where the rules of this build make something else of it.
    pub difference: Option<Difference>,
}

impl Summary {
    /// Looks through a record.
    #[must_use]
    pub fn of(loaded: &Loaded<AnyGame>) -> Self {
        let header = &loaded.record.header;
        let hosting = header.hosting.as_ref();
        let colours = hosting.map(|hosting| hosting.seats.iter().map(|seat| seat.colour).collect::<Vec<_>>());
        let colours = colours.unwrap_or_else(|| Colour::ALL.to_vec());
        let names = header.seats.iter().map(|seat| seat.name.to_string());
        let (outcome, difference) = played(loaded);
        Self {
            game: header.setup.id(),
            table: hosting.map(|hosting| hosting.name.clone()),
            players: colours.into_iter().zip(names).collect(),
            actions: loaded.record.commands(),
            outcome,
            damage: loaded.damage,
            difference,
        }
    }
}

/// The result of the game if it comes to its end, and where it differs first.
fn played(loaded: &Loaded<AnyGame>) -> (Option<Outcome>, Option<Difference>) {
    let mut cursor = match Cursor::new(&loaded.record) {
        Ok(cursor) => cursor,
        Err(difference) => return (None, Some(difference)),
    };
    loop {
        match cursor.step() {
            Ok(true) => {}
            Ok(false) => {
                let outcome = match cursor.status() {
                    Status::Finished(outcome) => Some(outcome),
                    Status::Deciding => None,
                };
                return (outcome, None);
            }
            Err(difference) => return (None, Some(difference)),
        }
    }
}

/// All records of a profile, newest first, as far as they were looked through.
#[derive(Debug, Default)]
pub struct Shelf {
    /// Those that were looked through.
    pub files: Vec<Shelved>,
    /// The reason why the folder cannot be read.
    pub failed: Option<StoreError>,
    waiting: VecDeque<(SystemTime, PathBuf)>,
}

impl Shelf {
    /// The records of a profile, none of them looked through yet.
    #[must_use]
    pub fn new(profile: &Profile) -> Self {
        let (waiting, failed) = match profile.dated_replays() {
            Ok(found) => (found.into(), None),
            Err(error) => (VecDeque::new(), Some(error)),
        };
        Self {
            files: Vec::new(),
            failed,
            waiting,
        }
    }

    /// Number of files that are still to be looked through.
    #[must_use]
    pub fn waiting(&self) -> usize {
        self.waiting.len()
    }

    /// Looks through at least one more file, and through more until so much time has passed.
    pub fn look(&mut self, time: Duration) {
        let began = Instant::now();
        while let Some((changed, path)) = self.waiting.pop_front() {
            let content = summary(&path);
            let removed = None;
            self.files.push(Shelved {
                path,
                changed,
                content,
                removed,
            });
            if began.elapsed() >= time {
                return;
            }
        }
    }
}

/// Looks through a file; an error says why nothing of it can be shown.
fn summary(path: &Path) -> Result<Summary, StoreError> {
    Ok(Summary::of(&store::load_replay_file::<AnyGame>(path)?))
}
