//! A puzzle as it is tried: any legal command counts, and the whole action is judged.

use super::{
    client::TableClient,
    coach::{Coach, PuzzleWish},
    frame::TableScreen,
    solo::{SoloPosition, SoloTable},
};
use crate::{
    bot::{
        hint::HintReason,
        puzzle::{Judged, Puzzle, is_over, judge},
    },
    games::any::{AnyCommand, AnyGame},
    protocol::{ClientMessage, LogEntry, LogKind, Name},
    rules::Game,
    text::puzzles,
};
use std::{rc::Rc, sync::Arc};

/// The state of a puzzle that somebody tries.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PuzzleStage {
    /// The action is looked for.
    Open,
    /// Another action was tried, and the best one is better by these terms.
    Missed(Vec<HintReason>),
    /// The action was found.
    Solved,
    /// The solution is on the board.
    Shown,
}

/// A puzzle on the screen, and those after it.
pub struct PuzzleRun {
    puzzles: Rc<[Puzzle]>,
    at: usize,
    puzzle: Puzzle,
    name: Name,
    stage: PuzzleStage,
    /// The position after each command that was given.
    games: Vec<AnyGame>,
    /// The log of these commands.
    log: Vec<Arc<LogEntry<AnyGame>>>,
    table: SoloTable,
}

impl PuzzleRun {
    /// Begins one of the puzzles, by its place, for somebody of this name; `None` if there is no such place.
    #[must_use]
    pub fn new(puzzles: Rc<[Puzzle]>, at: usize, name: Name) -> Option<Self> {
        let puzzle = puzzles.get(at)?.clone();
        let table = SoloTable::new(puzzle.config.clone(), puzzle.setup.clone(), puzzle.seat, name.clone());
        let mut run = Self {
            puzzles,
            at,
            puzzle,
            name,
            stage: PuzzleStage::Open,
            games: Vec::new(),
            log: Vec::new(),
            table,
        };
        run.show(false);
        Some(run)
    }

    /// The table screen with what it shows.
    pub fn on_screen(&mut self) -> (&mut dyn TableScreen, &mut TableClient) {
        self.table.on_screen()
    }

    /// The table as the screen shows it.
    #[must_use]
    pub const fn client(&self) -> &TableClient {
        self.table.client()
    }

    /// The puzzle on the screen.
    #[must_use]
    pub const fn puzzle(&self) -> &Puzzle {
        &self.puzzle
    }

    /// The state of the puzzle.
    #[must_use]
    pub const fn stage(&self) -> &PuzzleStage {
        &self.stage
    }

    /// The number of the puzzle, from 1, and the number of all of them.
    #[must_use]
    pub fn place(&self) -> (usize, usize) {
        (self.at + 1, self.puzzles.len())
    }

    /// True while the player may give a command.
    #[must_use]
    pub fn asks(&self) -> bool {
        match self.stage {
            PuzzleStage::Open => true,
            PuzzleStage::Shown => !self.rest().is_empty(),
            PuzzleStage::Missed(_) | PuzzleStage::Solved => false,
        }
    }

    /// The sentence about a stage of the puzzle.
    #[must_use]
    pub fn words(&self, stage: &PuzzleStage) -> String {
        match stage {
            PuzzleStage::Open => puzzles::goal(&self.puzzle),
            PuzzleStage::Missed(reasons) => puzzles::missed(&self.puzzle, reasons),
            PuzzleStage::Solved => puzzles::solved(&self.puzzle),
            PuzzleStage::Shown => {
                let seats = self.client().lobby.iter().flat_map(|lobby| &lobby.seats);
                let names = seats.map(|seat| seat.name.as_ref().map_or_else(String::new, ToString::to_string));
                puzzles::solution(&self.puzzle, &names.collect::<Vec<_>>())
            }
        }
    }

    /// Takes what the player says to the table.
    ///
    /// While the action is looked for, every legal command is carried out, and a step back takes one back. The end of the
    /// action is judged. While the solution is shown, only its next command is carried out.
    pub fn hear(&mut self, message: &ClientMessage<AnyGame>) {
        match message {
            ClientMessage::Command { command, .. } => self.take(command),
            ClientMessage::StepBack { .. } if self.may_step_back() => {
                self.games.pop();
                self.log.pop();
                if self.stage != PuzzleStage::Shown {
                    self.stage = PuzzleStage::Open;
                }
                self.show(false);
            }
            _ => {}
        }
    }

    /// Does what the player wants; true if the list of puzzles is wanted.
    pub fn go(&mut self, to: PuzzleWish) -> bool {
        match to {
            PuzzleWish::Leave => return true,
            PuzzleWish::Again => self.restart(PuzzleStage::Open),
            PuzzleWish::Solution => self.restart(PuzzleStage::Shown),
            PuzzleWish::Next => match Self::new(Rc::clone(&self.puzzles), self.at + 1, self.name.clone()) {
                Some(next) => *self = next,
                None => return true,
            },
        }
        false
    }

    /// Goes on with a fresh screen: in the language that is spoken now.
    pub fn begin_anew(&mut self) {
        self.table.begin_anew();
        self.show(false);
    }

    /// The position that is shown.
    fn game(&self) -> &AnyGame {
        self.games.last().unwrap_or(&self.puzzle.game)
    }

    /// The commands of the solution that are still to be given.
    fn rest(&self) -> &[AnyCommand] {
        self.puzzle.best.get(self.games.len()..).unwrap_or_default()
    }

    fn may_step_back(&self) -> bool {
        self.stage != PuzzleStage::Solved && !self.games.is_empty()
    }

    fn restart(&mut self, stage: PuzzleStage) {
        self.games.clear();
        self.log.clear();
        self.stage = stage;
        self.show(false);
    }

    /// Carries out a command, if it may be given now.
    fn take(&mut self, command: &AnyCommand) {
        let may = match self.stage {
            PuzzleStage::Shown => self.rest().first() == Some(command),
            _ => self.asks(),
        };
        let (setup, seat) = (&self.puzzle.setup, self.puzzle.seat);
        let mut game = self.game().clone();
        let applied = if may {
            game.apply(setup, seat, command).ok()
        } else {
            None
        };
        let Some(applied) = applied else {
            self.table.refuse();
            return self.show(true);
        };
        let is_over = is_over(&game, setup, seat);
        // An action is short.
        let number = self.log.len() as u32 + 1;
        let what = LogKind::Command {
            seat,
            command: command.clone(),
            events: applied.events,
            timed_out: false,
            revision: number,
        };
        self.log.push(Arc::new(LogEntry { number, what }));
        if is_over && self.stage == PuzzleStage::Open {
            self.stage = match judge(&self.puzzle, &game) {
                Judged::Right => PuzzleStage::Solved,
                Judged::Wrong(reasons) => PuzzleStage::Missed(reasons),
            };
        }
        self.games.push(game);
        self.show(false);
    }

    /// Shows the position; `strayed` if a command was given that may not be given now.
    fn show(&mut self, strayed: bool) {
        let line = match self.stage {
            PuzzleStage::Shown => self.rest().to_vec(),
            _ => Vec::new(),
        };
        let (page, pages) = self.place();
        let coach = Coach {
            page,
            pages,
            text: String::new(),
            at: None,
            asked: line.first().cloned(),
            line,
            is_puzzle: true,
            strayed,
        };
        let (asks, may_step_back) = (self.asks(), self.may_step_back());
        self.table.show(SoloPosition {
            game: self.games.last().unwrap_or(&self.puzzle.game),
            asks,
            may_step_back,
            log: &self.log,
            told: 0..self.log.len(),
            coach,
        });
    }
}
