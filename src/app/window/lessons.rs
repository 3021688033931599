//! The lesson that is played, from the rules to its end.

use super::app::App;
use crate::{
    app::{
        board::board_id,
        coach::CoachWish,
        frame::Wish,
        games::shown,
        lesson::LessonRun,
        screens::lesson::{coach_height, coach_ui},
    },
    games::any::GameId,
    protocol::Name,
};
use eframe::egui::{self, Context, Rect, Ui, UiBuilder};

impl App {
    /// Begins the lesson of a game.
    pub(super) fn begin_lesson(&mut self, ctx: &Context, game: GameId) {
        let name = Name::parse(&self.start.name).unwrap_or_else(|_| Name::person(1));
        match (shown(game).lesson)() {
            Ok(lesson) => self.lesson = Some(LessonRun::new(lesson, name)),
            Err(why) => self.failed(ctx, why),
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
        let (strip, rest) = window.split_top_bottom_at_y(window.top() + coach_height(ui, run.texts()));
        let (wish, idle, keys) = table(ui, rest, run);
        let coach = run.client().coach.clone();
        let coached = coach.and_then(|coach| coach_ui(ui, strip, &coach, keys));
        let leaves = idle && escapes || wish == Some(Wish::Leave);
        match wish {
            Some(Wish::Say(message)) => run.hear(&message),
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

/// Draws the table of a lesson; returns what is wanted there, whether nothing was half chosen, and whether Enter is free.
fn table(ui: &mut Ui, room: Rect, run: &mut LessonRun) -> (Option<Wish>, bool, bool) {
    let mut below = ui.new_child(UiBuilder::new().max_rect(room).id_salt("lesson"));
    let board = board_id(&below);
    let keys = ui.memory(egui::Memory::focused).is_none_or(|id| id == board);
    let (screen, client) = run.shown();
    let idle = screen.is_idle();
    (screen.draw(&mut below, client), idle, keys)
}
