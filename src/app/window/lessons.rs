//! The lesson that is played, from the rules to its end, and the puzzles, from their list and back to it.

use super::app::{App, Overlay};
use crate::{
    app::{
        board::board_id,
        client::TableClient,
        coach::{CoachWish, PuzzleWish},
        frame::{TableScreen, Wish},
        games::shown,
        lesson_run::LessonRun,
        puzzle_run::{PuzzleRun, PuzzleStage},
        screens::{
            lesson::{coach_height, coach_ui},
            puzzle::{puzzle_height, puzzle_ui},
            puzzles::{PuzzlesSheet, PuzzlesWish, puzzles_ui},
        },
    },
    bot::puzzle,
    diagnostics::Dropped,
    games::any::GameId,
    protocol::Name,
    text::t,
};
use eframe::egui::{self, Context, Id, Rect, Ui, UiBuilder};

impl App {
    /// Begins the lesson of a game.
    pub(super) fn begin_lesson(&mut self, ctx: &Context, game: GameId) {
        let name = self.learner();
        match (shown(game).lesson)() {
            Ok(lesson) => self.lesson = Some(LessonRun::new(lesson, name)),
            Err(why) => {
                Dropped::Lesson(why.to_string()).tell();
                self.failed(ctx, t("lesson-unplayable"));
            }
        }
        ctx.request_repaint();
    }

    /// The name of whoever learns here.
    fn learner(&self) -> Name {
        Name::parse(&self.start.name).unwrap_or_else(|_| Name::person(1))
    }

    /// The lesson that is played.
    #[must_use]
    pub const fn lesson(&self) -> Option<&LessonRun> {
        self.lesson.as_ref()
    }

    /// The puzzle that is tried.
    #[must_use]
    pub const fn puzzle(&self) -> Option<&PuzzleRun> {
        self.puzzle.as_ref()
    }

    /// Draws the lesson: the coach above, the table below.
    pub(super) fn lesson_screen(&mut self, ui: &mut Ui) {
        let escapes = self.escapes(ui);
        let Some(run) = &mut self.lesson else { return };
        let window = ui.max_rect();
        let (strip, rest) = window.split_top_bottom_at_y(window.top() + coach_height(ui, run));
        let table = table(ui, rest, run.on_screen());
        let coach = run.client().coach.clone();
        let coached = coach.and_then(|coach| coach_ui(ui, strip, &coach, table.frees_enter));
        let leaves = table.idle && escapes || table.wish == Some(Wish::Leave);
        match table.wish {
            Some(Wish::Say(message)) => run.hear(&message),
            Some(Wish::Settings) => return self.open_settings(),
            Some(Wish::Rules(page)) => return self.open_rules(&ui.ctx().clone(), page.unwrap_or(0)),
            // There is nobody else at this table.
            _ => {}
        }
        let Some(run) = &mut self.lesson else { return };
        let to = coached.or(leaves.then_some(CoachWish::Leave));
        if let Some(to) = to {
            ui.ctx().request_repaint();
            if run.go(to) {
                self.lesson = None;
            }
        }
    }

    /// Lists the puzzles of a game; `before` has the keyboard again after.
    pub(super) fn list_puzzles(&mut self, ctx: &Context, game: GameId, before: Option<Id>) {
        match puzzle::read(game, shown(game).puzzles) {
            Ok(puzzles) => {
                let list = PuzzlesSheet::open(game, puzzles.into(), before);
                self.overlay = Some(Overlay::Puzzles(list));
            }
            Err(why) => {
                Dropped::Lesson(why.to_string()).tell();
                self.overlay = None;
                self.failed(ctx, t("puzzles-unreadable"));
            }
        }
        ctx.request_repaint();
    }

    /// Draws the list of puzzles.
    pub(super) fn puzzles_sheet(&mut self, ui: &Ui, list: &PuzzlesSheet) {
        match puzzles_ui(ui, list, &self.settings.solved) {
            Some(PuzzlesWish::Close) => {
                self.overlay = None;
                self.focus_back = list.before();
            }
            Some(PuzzlesWish::Game(game)) => self.list_puzzles(ui.ctx(), game, list.before()),
            Some(PuzzlesWish::Play(place)) => {
                self.overlay = None;
                self.puzzle = PuzzleRun::new(list.puzzles(), place, self.learner());
                ui.ctx().request_repaint();
            }
            None => {}
        }
    }

    /// Draws the puzzle: what is wanted above, the table below.
    pub(super) fn puzzle_screen(&mut self, ui: &mut Ui) {
        let escapes = self.escapes(ui);
        let Some(run) = &mut self.puzzle else { return };
        let window = ui.max_rect();
        let (strip, rest) = window.split_top_bottom_at_y(window.top() + puzzle_height(ui, run));
        let table = table(ui, rest, run.on_screen());
        let wanted = puzzle_ui(ui, strip, run, table.frees_enter);
        let leaves = table.idle && escapes || table.wish == Some(Wish::Leave);
        match table.wish {
            Some(Wish::Say(message)) => {
                run.hear(&message);
                ui.ctx().request_repaint();
            }
            Some(Wish::Settings) => return self.open_settings(),
            Some(Wish::Rules(page)) => return self.open_rules(&ui.ctx().clone(), page.unwrap_or(0)),
            // There is nobody else at this table.
            _ => {}
        }
        self.keep_solved(ui.ctx());
        let Some(to) = wanted.or(leaves.then_some(PuzzleWish::Leave)) else {
            return;
        };
        ui.ctx().request_repaint();
        let Some(run) = &mut self.puzzle else { return };
        let game = run.puzzle().setup.id();
        if run.go(to) {
            self.puzzle = None;
            self.list_puzzles(ui.ctx(), game, None);
        }
    }

    /// Keeps in mind that the puzzle on the screen was solved.
    fn keep_solved(&mut self, ctx: &Context) {
        let solved = self.puzzle.as_ref().filter(|run| *run.stage() == PuzzleStage::Solved);
        let id = solved.map(|run| run.puzzle().id.clone());
        if id.is_some_and(|id| self.settings.solved.insert(id)) {
            self.save(ctx);
        }
    }
}

/// The table of a lesson or a puzzle in a frame.
struct Table {
    /// What the learner wants there.
    wish: Option<Wish>,
    /// Nothing was half chosen.
    idle: bool,
    /// No button has the keyboard, so that Enter may go on.
    frees_enter: bool,
}

/// Draws the table of a lesson or a puzzle.
fn table(ui: &mut Ui, room: Rect, (screen, client): (&mut dyn TableScreen, &mut TableClient)) -> Table {
    let mut below = ui.new_child(UiBuilder::new().max_rect(room).id_salt("lesson"));
    let board = board_id(&below);
    let frees_enter = ui.memory(egui::Memory::focused).is_none_or(|id| id == board);
    let idle = screen.is_idle();
    Table {
        wish: screen.draw(&mut below, client),
        idle,
        frees_enter,
    }
}
