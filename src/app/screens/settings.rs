//! The settings: appearance, size, motion. What is chosen holds at once and is kept in the profile.

use crate::{
    app::{
        board::split,
        look::{fonts, glyphs, palette, reduced_motion, set_reduced_motion, sizes},
        widgets::{self, Button, sheet},
    },
    store::{Settings, Theme},
    text::{t, t_args},
};
use egui::{Align2, Context, Rect, ThemePreference, Ui, Vec2, vec2};

/// Width and height of the sheet.
const SIZE: Vec2 = Vec2::new(460.0, 436.0);
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
    if ctx.options(|o| o.theme_preference) != theme {
        ctx.set_theme(theme);
    }
    if reduced_motion(ctx) != settings.reduced_motion {
        set_reduced_motion(ctx, settings.reduced_motion);
    }
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

/// Draws the sheet; returns whether something changed, and whether it is to be closed.
pub fn settings_ui(ui: &Ui, settings: &mut Settings) -> (bool, bool) {
    let before = settings.clone();
    let rect = sheet::centered(ui.max_rect(), SIZE);
    let ((), closed) = sheet::sheet(ui, "settings", rect, &t("settings"), |ui, inner| {
        theme_row(ui, inner, settings);
        scale_row(ui, inner.with_min_y(inner.top() + 94.0), settings);
        motion_row(ui, inner.with_min_y(inner.top() + 210.0), settings);
        let p = palette(ui.ctx());
        let text = t_args("settings-version", &[("version", env!("CARGO_PKG_VERSION").into())]);
        let at = inner.left_bottom() - vec2(0.0, 10.0);
        widgets::regular(ui, at, &text, sizes::LABEL, p.dim, inner.width());
    });
    (*settings != before, closed)
}

/// The head of a row; returns the place of its buttons, so far below.
fn head(ui: &mut Ui, rect: Rect, text: &str, below: f32) -> Rect {
    let p = palette(ui.ctx());
    let at = rect.min + vec2(0.0, 10.0);
    widgets::bold(ui, at, &t(text), sizes::BODY, p.text, rect.width());
    Rect::from_min_size(rect.min + vec2(0.0, below), vec2(rect.width(), 40.0))
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
        (0.0, false, &glyphs::MINUS, t("settings-smaller")),
        (136.0, true, &glyphs::PLUS, t("settings-larger")),
    ] {
        let place = Rect::from_min_size(row.min + vec2(x, 0.0), vec2(48.0, row.height()));
        let next = next_scale(now, up);
        let button = Button::new("").glyph(glyph).label(&label).enabled(next != now);
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
    let limited = now > shown;
    let more = t(if limited {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_scale_makes_a_screen_too_large_for_its_window() {
        for (chosen, window, expected) in [
            (None, (1440.0, 900.0), 1.0),
            (None, (2560.0, 1440.0), 1.33),
            (Some(150), (1440.0, 900.0), 1.5),
            (Some(200), (1440.0, 900.0), 1.5),
            (Some(200), (960.0, 600.0), 1.0),
            (Some(75), (960.0, 600.0), 0.75),
            (Some(250), (2560.0, 1600.0), 2.5),
        ] {
            let zoom = zoom(chosen, Vec2::from(window));
            assert!((zoom - expected).abs() < 0.01, "{chosen:?} {window:?}");
        }
    }

    #[test]
    fn steps_of_the_scale_end_at_the_ends() {
        assert_eq!(next_scale(100, true), 110);
        assert_eq!(next_scale(133, true), 150);
        assert_eq!(next_scale(133, false), 125);
        assert_eq!(next_scale(75, false), 75);
        assert_eq!(next_scale(250, true), 250);
    }
}
