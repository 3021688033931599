//! The coach of a lesson: a strip above the table, so that it covers nothing, with what it says and the way on.

use super::strip::{self, MARGIN, StripWords};
use crate::{
    app::{
        coach::{Coach, CoachWish, coach_words},
        frame::keys::{keys_of, pressed},
        lesson_run::LessonRun,
        look::{glyphs, sizes},
        widgets::Button,
    },
    games::any::GameId,
    store::Keys,
    text::{Language, spoken_language, t, t_args},
};
use egui::{Id, Key, Rect, Ui, vec2};

/// Least width of the button that goes on.
const ON: f32 = 132.0;

/// The buttons: the way back, and the way on.
fn buttons(coach: &Coach) -> [Button; 2] {
    let back = Button::new("")
        .glyph(&glyphs::LEFT)
        .label(t("lesson-back"))
        .enabled(coach.page > 1 || coach.strayed);
    let on = match &coach.asked {
        Some(_) => Button::new(t("lesson-do-it")),
        None if coach.page == coach.pages => Button::new(t("lesson-done")).primary().key(t("key-enter")),
        None => Button::new(t("lesson-next")).primary().key(t("key-enter")),
    };
    [back, on]
}

/// Width of both buttons with their distance from the words, whatever the page.
fn buttons_width(ui: &Ui) -> f32 {
    let keyed = ["lesson-next", "lesson-done"].map(|id| Button::new(t(id)).key(t("key-enter")).width(ui));
    let on = keyed
        .into_iter()
        .fold(Button::new(t("lesson-do-it")).width(ui), f32::max);
    on.max(ON) + 8.0 + 44.0 + 2.0 * MARGIN
}

/// All that the height of the strip follows from.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Measured {
    game: Option<GameId>,
    room: f32,
    words: f32,
    language: Language,
    keys: Keys,
    pixels_per_point: f32,
}

/// The height of the strip in a window: as high as the longest text of the lesson needs it, so that the board lies still.
#[must_use]
pub fn coach_height(ui: &Ui, run: &LessonRun) -> f32 {
    let now = Measured {
        game: run.client().game(),
        room: strip::measure(ui.max_rect(), buttons_width(ui)),
        words: strip::size(ui),
        language: spoken_language(),
        keys: keys_of(ui.ctx()),
        pixels_per_point: ui.ctx().pixels_per_point(),
    };
    let id = Id::unique("height of the coach");
    let kept: Option<(Measured, f32)> = ui.data(|data| data.get_temp(id));
    if let Some((_, high)) = kept.filter(|(measured, _)| *measured == now) {
        return high;
    }
    let words = run.texts().map(|text| coach_words(text, now.keys));
    let high = strip::height(ui, words, now.room);
    ui.data_mut(|data| data.insert_temp(id, (now, high)));
    high
}

/// Draws the coach; returns what the learner wants. `keys` tells whether Enter is free.
pub fn coach_ui(ui: &mut Ui, rect: Rect, coach: &Coach, keys: bool) -> Option<CoachWish> {
    let words = StripWords {
        head: t_args("lesson-step", &[("n", coach.page.into()), ("of", coach.pages.into())]),
        warning: coach.strayed.then(|| t("lesson-strayed")),
        words: coach_words(&coach.text, keys_of(ui.ctx())),
    };
    let room = strip::measure(rect, buttons_width(ui));
    strip::strip(ui, rect, &words, room);
    let wish = ways(ui, rect, coach);
    let enter = keys && coach.asked.is_none() && pressed(ui, Key::Enter);
    let on = enter || pressed(ui, Key::PageDown);
    let back = pressed(ui, Key::PageUp).then_some(CoachWish::Back);
    wish.or(on.then_some(CoachWish::On)).or(back)
}

/// Draws the buttons at the right end.
fn ways(ui: &mut Ui, rect: Rect, coach: &Coach) -> Option<CoachWish> {
    let [back, on] = buttons(coach);
    let mut right = rect.right_center() - vec2(MARGIN, 0.0);
    let wide = on.width(ui).max(ON);
    let on = on.show_left_of(ui, &mut right, vec2(wide, sizes::BUTTON_LARGE), "lesson on");
    right.x -= 8.0;
    let back = back.show_left_of(ui, &mut right, vec2(44.0, sizes::BUTTON_LARGE), "lesson back");
    let went = back.clicked().then_some(CoachWish::Back);
    on.clicked().then_some(CoachWish::On).or(went)
}
