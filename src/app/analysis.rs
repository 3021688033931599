//! The analysis of a game on a thread of its own, while the window goes on.

use crate::{
    bot::{
        Stop,
        analysis::{ChancePoint, ITERATIONS, PlayedPosition, Swing, analyse_any},
        thinking_thread,
    },
    games::any::{AnyGame, AnySetup},
    protocol::Timeline,
    record::{Action, Cursor, Record},
    rules::{Game, Viewer},
};
use std::{
    sync::{Arc, Mutex, PoisonError},
    thread::JoinHandle,
    time::Duration,
};

/// A position with a number that says where it is found again.
pub type NumberedPosition = (u32, PlayedPosition<AnyGame>);

/// The chances of a game over its turns, as far as it was looked at.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Chances {
    /// The chances at the start of each turn, and at the end.
    pub points: Vec<ChancePoint>,
    /// The number of all turns, or 0 before the first was looked at.
    pub turns: usize,
    /// The largest swings in the order of the game, once all turns were looked at.
    pub swings: Vec<Swing<AnyGame>>,
    /// The numbers of the positions.
    pub numbers: Vec<u32>,
    /// True once nothing is added any more.
    pub is_done: bool,
}

impl Chances {
    /// The number of the position that shows a swing.
    #[must_use]
    pub fn number(&self, swing: &Swing<AnyGame>) -> Option<u32> {
        self.numbers.get(swing.place).copied()
    }
}

/// An analysis that goes on until it is done or dropped.
#[derive(Debug)]
pub struct GameAnalysis {
    chances: Arc<Mutex<Arc<Chances>>>,
    /// The thread ends a few milliseconds after this is dropped.
    _asker: Arc<()>,
    /// `None` if the system gave no thread.
    thread: Option<JoinHandle<()>>,
}

impl GameAnalysis {
    /// Begins to analyse a game of this setup. The positions are made on the thread too, as that may mean to play a record.
    #[must_use]
    pub fn begin(setup: AnySetup, positions: impl FnOnce() -> Vec<NumberedPosition> + Send + 'static) -> Self {
        let (asker, chances) = (Arc::new(()), Arc::<Mutex<Arc<Chances>>>::default());
        let (stop, shared) = (Stop::new(&asker, Duration::MAX), Arc::clone(&chances));
        let work = move || {
            let (numbers, game): (Vec<u32>, Vec<PlayedPosition<AnyGame>>) = positions().into_iter().unzip();
            note(&shared, |chances| chances.numbers = numbers);
            let looked = |point, turns| {
                note(&shared, |chances| {
                    chances.points.push(point);
                    chances.turns = turns;
                });
            };
            let swings = analyse_any(&setup, &game, ITERATIONS, &stop, looked);
            note(&shared, |chances| {
                chances.swings = swings.unwrap_or_default();
                chances.is_done = true;
            });
        };
        Self {
            chances,
            _asker: asker,
            thread: thinking_thread("podbay-analysis", work).ok(),
        }
    }

    /// An analysis with these findings, to which nothing is added.
    #[must_use]
    pub fn done(chances: Chances) -> Self {
        let is_done = true;
        Self {
            chances: Arc::new(Mutex::new(Arc::new(Chances { is_done, ..chances }))),
            _asker: Arc::new(()),
            thread: None,
        }
    }

    /// The findings so far.
    #[must_use]
    pub fn chances(&self) -> Arc<Chances> {
        // Asked first: what the thread notes after this is not taken for all.
        let has_ended = self.thread.as_ref().is_none_or(JoinHandle::is_finished);
        let chances = Arc::clone(&self.chances.lock().unwrap_or_else(PoisonError::into_inner));
        if chances.is_done || !has_ended {
            return chances;
        }
        // There is no thread, or it ended by a fault.
        Arc::new(Chances {
            is_done: true,
            ..Chances::clone(&chances)
        })
    }
}

/// Changes the findings that the window sees.
fn note(shared: &Mutex<Arc<Chances>>, change: impl FnOnce(&mut Chances)) {
    let mut chances = shared.lock().unwrap_or_else(PoisonError::into_inner);
    change(Arc::make_mut(&mut chances));
}

/// The game of a record as it stands at its end: each position with the number of entries before it. A record that does
/// not follow the rules is taken up to there.
#[must_use]
pub fn positions_of(record: &Record<AnyGame>) -> Vec<(usize, PlayedPosition<AnyGame>)> {
    let Ok(mut cursor) = Cursor::new(record) else {
        return Vec::new();
    };
    let mut timeline = Timeline::<(usize, PlayedPosition<AnyGame>)>::default();
    while let Some(entry) = record.entries.get(cursor.at()) {
        let (at, view) = (cursor.at(), cursor.state().view(Viewer::Spectator));
        if !cursor.step().unwrap_or(false) {
            break;
        }
        match &entry.action {
            Action::Command { seat, command, .. } => {
                let chosen = Some((*seat, command.clone()));
                timeline.act((at, PlayedPosition { view, chosen }));
            }
            Action::StepBack { to } | Action::TakeBack { to } => {
                let place = timeline.first_or_end(|(before, _)| *before == *to as usize);
                timeline.go_back(place, ());
            }
            Action::GoForward { .. } => {
                timeline.go_forward();
            }
            _ => {}
        }
    }
    let (view, chosen) = (cursor.state().view(Viewer::Spectator), None);
    let last = (cursor.at(), PlayedPosition { view, chosen });
    timeline.standing().cloned().chain([last]).collect()
}
