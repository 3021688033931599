//! The lesson that is played, from the rules to its end.

use super::app::App;
use crate::{
    app::{
        board::board_id,
        coach::CoachWish,
        frame::Wish,
        games::shown,
        lesson_run::LessonRun,
        screens::lesson::{coach_height, coach_ui},
    },
    diagnostics::Dropped,
    games::any::GameId,
    protocol::Name,
    text::t,
};
use eframe::egui::{self, Context, Rect, Ui, UiBuilder};

impl App {
    /// Begins the lesson of a game.
    pub(super) fn begin_lesson(&mut self, ctx: &Context, game: GameId) {
        let name = Name::parse(&self.start.name).unwrap_or_else(|_| Name::person(1));
        match (shown(game).lesson)() {
            Ok(lesson) => self.lesson = Some(LessonRun::new(lesson, name)),
            Err(why) => {
                Dropped::Lesson(why.to_string()).tell();
                self.failed(ctx, t("lesson-unplayable"));
            }
        }
        ctx.request_repaint();
    }

    /// The lesson that is played.
    #[must_use]
    pub const fn lesson(&self) -> Option<&LessonRun> {
        self.lesson.as_ref()
    }

    /// Draws the lesson: the coach above, the table below.
    pub(super) fn lesson_screen(&mut self, ui: &mut Ui) {
        let escapes = self.escapes(ui);
        let Some(run) = &mut self.lesson else { return };
        let window = ui.max_rect();
        let (strip, rest) = window.split_top_bottom_at_y(window.top() + coach_height(ui, run));
        let table = table(ui, rest, run);
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
}

/// The table of a lesson in a frame.
struct Table {
    /// What the learner wants there.
    wish: Option<Wish>,
    /// Nothing was half chosen.
    idle: bool,
    /// No button has the keyboard, so that Enter may go on.
    frees_enter: bool,
}

/// Draws the table of a lesson.
fn table(ui: &mut Ui, room: Rect, run: &mut LessonRun) -> Table {
    let mut below = ui.new_child(UiBuilder::new().max_rect(room).id_salt("lesson"));
    let board = board_id(&below);
    let frees_enter = ui.memory(egui::Memory::focused).is_none_or(|id| id == board);
    let (screen, client) = run.on_screen();
    let idle = screen.is_idle();
    Table {
        wish: screen.draw(&mut below, client),
        idle,
        frees_enter,
    }
}
