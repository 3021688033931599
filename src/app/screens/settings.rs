//! The settings: language, appearance, size, motion. What is chosen holds at once and is kept in the profile. Here is also
//! what one sends about a fault, at a table or not.

use crate::{
    app::{
        board::split,
        look::{fonts, glyphs, palette, set_reduced_motion, sizes},
        widgets::{self, Button, sheet},
    },
    store::{Settings, Theme},
    text::{Language, spoken_language, t, t_args},
};
use egui::{Align2, Context, Rect, ThemePreference, Ui, Vec2, vec2};

/// Width and height of the sheet.
const SIZE: Vec2 = Vec2::new(460.0, 580.0);
/// Windows at least this large, in points, start with everything larger.
const LARGE_WINDOW: Vec2 = Vec2::new(2400.0, 1350.0);
/// The size of "large", in percent.
const LARGE_SCALE: u16 = 133;

/// Makes the settings hold; cheap enough for every frame.
pub fn apply(ctx: &Context, settings: &Settings) {
    let theme = match settings.theme {
        Theme::System => ThemePreference::System,
        Theme::Dark => ThemePreference::Dark,
        Theme::Light => ThemePreference::Light,
    };
    ctx.set_theme(theme);
    set_reduced_motion(ctx, settings.reduced_motion);
    let native = ctx.content_rect().size() * ctx.zoom_factor();
    let zoom = zoom(settings.scale, native);
    if (ctx.zoom_factor() - zoom).abs() > 0.001 {
        ctx.set_zoom_factor(zoom);
    }
}

/// The scale to use in a window of this size at scale 1: as chosen, but never so large that a screen does not fit.
#[must_use]
pub fn zoom(chosen: Option<u16>, window: Vec2) -> f32 {
    let automatic = if window.x >= LARGE_WINDOW.x && window.y >= LARGE_WINDOW.y {
        LARGE_SCALE
    } else {
        100
    };
    let wish = f32::from(chosen.unwrap_or(automatic)) / 100.0;
    let most = (window / sizes::MIN_WINDOW).min_elem().max(1.0);
    wish.min(most)
}

/// The next scale on offer above or below one.
#[must_use]
pub fn next_scale(now: u16, up: bool) -> u16 {
    let mut steps = Settings::SCALES.into_iter();
    let next = if up {
        steps.find(|&s| s > now)
    } else {
        steps.rfind(|&s| s < now)
    };
    next.unwrap_or(now)
}

/// The player's answer to the sheet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SettingsAnswer {
    /// A setting was changed.
    pub changed: bool,
    /// A bug report is wanted.
    pub report: bool,
    /// The sheet is to be closed.
    pub closed: bool,
}

/// Draws the sheet.
pub fn settings_ui(ui: &Ui, settings: &mut Settings) -> SettingsAnswer {
    let before = settings.clone();
    let rect = sheet::centered(ui.max_rect(), SIZE);
    let (report, closed) = sheet::sheet(ui, "settings", rect, &t("settings"), |ui, inner| {
        language_rows(ui, inner, settings);
        let inner = inner.with_min_y(inner.top() + 122.0);
        theme_row(ui, inner, settings);
        scale_row(ui, inner.with_min_y(inner.top() + 86.0), settings);
        motion_row(ui, inner.with_min_y(inner.top() + 194.0), settings);
        let p = palette(ui.ctx());
        let text = t_args("settings-version", &[("version", env!("CARGO_PKG_VERSION").into())]);
        let row = inner.with_min_y(inner.bottom() - 40.0);
        widgets::regular(ui, row.left_center(), &text, sizes::LABEL, p.dim, inner.width());
        let button = Button::new(t("report")).glyph(&glyphs::ALERT);
        button.show(ui, row.with_min_x(row.left() + 200.0)).clicked()
    });
    SettingsAnswer {
        changed: *settings != before,
        report,
        closed,
    }
}

/// The head of a row; returns the place of its buttons, so far below.
fn head(ui: &mut Ui, rect: Rect, text: &str, below: f32) -> Rect {
    let p = palette(ui.ctx());
    let at = rect.min + vec2(0.0, 10.0);
    widgets::bold(ui, at, &t(text), sizes::BODY, p.text, rect.width());
    Rect::from_min_size(rect.min + vec2(0.0, below), vec2(rect.width(), 40.0))
}

/// Each language has its own name, so that it is found by whoever reads no other.
fn language_rows(ui: &mut Ui, rect: Rect, settings: &mut Settings) {
    let rows = head(ui, rect, "settings-language", 30.0);
    let rows = Rect::from_min_size(rows.min, vec2(rows.width(), 80.0));
    for (language, place) in Language::ALL.into_iter().zip(split::grid(rows, 6, 3, 8.0)) {
        if widgets::choice_button(ui, place, language.name(), spoken_language() == language).clicked() {
            settings.language = Some(language.tag().to_owned());
        }
    }
}

fn theme_row(ui: &mut Ui, rect: Rect, settings: &mut Settings) {
    let row = head(ui, rect, "settings-theme", 30.0);
    let names = ["settings-theme-system", "settings-theme-dark", "settings-theme-light"].map(t);
    for ((theme, name), place) in Theme::ALL.into_iter().zip(names).zip(split::columns(row, 3, 8.0)) {
        if widgets::choice_button(ui, place, &name, settings.theme == theme).clicked() {
            settings.theme = theme;
        }
    }
}

fn scale_row(ui: &mut Ui, rect: Rect, settings: &mut Settings) {
    let row = head(ui, rect, "settings-scale", 30.0);
    let p = palette(ui.ctx());
    let shown = (ui.ctx().zoom_factor() * 100.0).round() as u16;
    let now = settings.scale.unwrap_or(shown);
    for (x, up, glyph, label) in [
        (0.0, false, &glyphs::MINUS, "settings-smaller"),
        (136.0, true, &glyphs::PLUS, "settings-larger"),
    ] {
        let place = Rect::from_min_size(row.min + vec2(x, 0.0), vec2(48.0, row.height()));
        let next = next_scale(now, up);
        let button = Button::new("").glyph(glyph).label(t(label)).enabled(next != now);
        if button.show(ui, place).clicked() {
            settings.scale = Some(next);
        }
    }
    let percent = t_args("settings-percent", &[("n", now.into())]);
    let (at, font) = (row.left_center() + vec2(92.0, 0.0), fonts::bold(sizes::NAME));
    widgets::label(ui, at, Align2::CENTER_CENTER, &percent, font, p.text, 84.0);
    let place = row.with_min_x(row.left() + 200.0);
    if widgets::choice_button(ui, place, &t("settings-automatic"), settings.scale.is_none()).clicked() {
        settings.scale = None;
    }
    let more = t(if now > shown {
        "settings-scale-limited"
    } else {
        "settings-scale-more"
    });
    let at = row.left_center() + vec2(0.0, 38.0);
    widgets::regular(ui, at, &more, sizes::LABEL, p.dim, rect.width());
}

fn motion_row(ui: &mut Ui, rect: Rect, settings: &mut Settings) {
    let place = head(ui, rect, "settings-motion", 28.0);
    if widgets::switch(ui, place, &t("settings-reduced"), settings.reduced_motion).clicked() {
        settings.reduced_motion = !settings.reduced_motion;
    }
}
