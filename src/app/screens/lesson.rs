//! The coach of a lesson: a strip above the table, so that it covers nothing, with what it says and the way on.

use crate::{
    app::{
        coach::{Coach, CoachWish, coach_words},
        frame::keys::{keys_of, pressed},
        lesson_run::LessonRun,
        look::{
            Pen, fonts, glyphs, palette,
            sizes::{self, Breakpoint},
        },
        widgets::{self, Button},
    },
    games::any::GameId,
    store::Keys,
    text::{Language, spoken_language, t, t_args},
};
use egui::{
    Id, Key, Rect, Ui,
    accesskit::{Live, Role},
    pos2, vec2,
};

/// Room around the words.
const MARGIN: f32 = 16.0;
/// Widest lines of words that are read with ease.
const MEASURE: f32 = 820.0;
/// Least width of the button that goes on.
const ON: f32 = 132.0;

/// Sizes of the strip.
struct Fit {
    /// Size of the words.
    words: f32,
    /// Height of the line above them, and of the room above and below all.
    head: f32,
    around: f32,
}

/// The sizes in this window: a small one needs its height for the board.
fn fit(ui: &Ui) -> Fit {
    match Breakpoint::of(ui.ctx().content_rect().size()) {
        Breakpoint::Compact => Fit {
            words: sizes::LABEL,
            head: 20.0,
            around: 14.0,
        },
        Breakpoint::Regular | Breakpoint::Wide => Fit {
            words: sizes::BODY,
            head: 24.0,
            around: 22.0,
        },
    }
}

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
    let fit = fit(ui);
    let now = Measured {
        game: run.client().game(),
        room: measure(ui, ui.max_rect()),
        words: fit.words,
        language: spoken_language(),
        keys: keys_of(ui.ctx()),
        pixels_per_point: ui.ctx().pixels_per_point(),
    };
    let id = Id::unique("height of the coach");
    let kept: Option<(Measured, f32)> = ui.data(|data| data.get_temp(id));
    if let Some((_, high)) = kept.filter(|(measured, _)| *measured == now) {
        return high;
    }
    let pen = Pen::new(ui.ctx());
    let font = fonts::regular(fit.words);
    let words = run.texts().map(|text| coach_words(text, now.keys));
    let high = words.map(|words| pen.height(&words, font.clone(), now.room));
    let high = high.fold(0.0, f32::max) + fit.head + fit.around;
    ui.data_mut(|data| data.insert_temp(id, (now, high)));
    high
}

fn measure(ui: &Ui, rect: Rect) -> f32 {
    (rect.width() - 2.0 * MARGIN - buttons_width(ui)).min(MEASURE)
}

/// Draws the coach; returns what the learner wants. `keys` tells whether Enter is free.
pub fn coach_ui(ui: &mut Ui, rect: Rect, coach: &Coach, keys: bool) -> Option<CoachWish> {
    let p = palette(ui.ctx());
    let (room, fit) = (measure(ui, rect), fit(ui));
    widgets::draw(ui, |pen| {
        pen.rect(rect, 0.0, p.card);
        pen.rect(rect.with_max_x(rect.left() + 5.0), 0.0, p.accent);
        pen.rect(rect.with_min_y(rect.bottom() - 1.0), 0.0, p.line_hi);
    });
    let step = t_args("lesson-step", &[("n", coach.page.into()), ("of", coach.pages.into())]);
    let head = pos2(
        rect.left() + MARGIN,
        rect.top() + 0.36 * fit.around - 1.0 + fit.head / 2.0,
    );
    let told = widgets::bold(ui, head, &step, sizes::LABEL, p.dim, room);
    if coach.strayed {
        let at = pos2(told.right() + 20.0, head.y);
        widgets::draw(ui, |pen| pen.glyph(&glyphs::ALERT, at, 16.0, p.hazard_text, p.card));
        let left = at + vec2(14.0, 0.0);
        let wide = rect.left() + MARGIN + room - left.x;
        widgets::bold(ui, left, &t("lesson-strayed"), sizes::LABEL, p.hazard_text, wide);
    }
    let text = coach_words(&coach.text, keys_of(ui.ctx()));
    let words = pos2(rect.left() + MARGIN, rect.top() + 0.36 * fit.around + fit.head);
    let font = fonts::regular(fit.words);
    widgets::draw(ui, |pen| pen.paragraph(words, &text, font, p.text, room));
    let spoken = if coach.strayed {
        format!("{} {}", t("lesson-strayed"), text)
    } else {
        text
    };
    let place = Rect::from_min_max(words, pos2(words.x + room, rect.bottom() - 6.0));
    let says = widgets::named(ui, place, "coach says", Role::Status, &spoken);
    widgets::said_of(&says, Live::Polite);
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
