//! The settings: appearance, size, motion. What is chosen holds at once and is kept in the profile.

use crate::{
    app::{
        look::{fonts, glyphs, palette, sizes},
        widgets::{self, Button, sheet},
    },
    store::{Settings, Theme},
    text::{t, t_args},
};
use egui::{Align2, Context, Pos2, Rect, ThemePreference, Ui, Vec2};

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
    if crate::app::look::reduced_motion(ctx) != settings.reduced_motion {
        crate::app::look::set_reduced_motion(ctx, settings.reduced_motion);
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
        scale_row(ui, cut(inner, 94.0), settings);
        motion_row(ui, cut(inner, 210.0), settings);
        let p = palette(ui.ctx());
        let text = t_args("settings-version", &[("version", env!("CARGO_PKG_VERSION").into())]);
        let at = Pos2::new(inner.left(), inner.bottom() - 10.0);
        let font = fonts::regular(sizes::LABEL);
        widgets::label(ui, at, Align2::LEFT_CENTER, &text, font, p.dim, inner.width());
    });
    (*settings != before, closed)
}

fn cut(rect: Rect, from: f32) -> Rect {
    Rect::from_min_max(rect.min + Vec2::new(0.0, from), rect.max)
}

fn head(ui: &mut Ui, rect: Rect, text: &str) {
    let p = palette(ui.ctx());
    let at = Pos2::new(rect.left(), rect.top() + 10.0);
    let font = fonts::bold(sizes::BODY);
    widgets::label(ui, at, Align2::LEFT_CENTER, text, font, p.text, rect.width());
}

fn theme_row(ui: &mut Ui, rect: Rect, settings: &mut Settings) {
    head(ui, rect, &t("settings-theme"));
    let names = [
        t("settings-theme-system"),
        t("settings-theme-dark"),
        t("settings-theme-light"),
    ];
    let width = (rect.width() - 16.0) / 3.0;
    for (index, (theme, name)) in Theme::ALL.into_iter().zip(names).enumerate() {
        let min = rect.min + Vec2::new((width + 8.0) * index as f32, 30.0);
        let place = Rect::from_min_size(min, Vec2::new(width, 40.0));
        if widgets::choice_button(ui, place, &name, settings.theme == theme).clicked() {
            settings.theme = theme;
        }
    }
}

fn scale_row(ui: &mut Ui, rect: Rect, settings: &mut Settings) {
    head(ui, rect, &t("settings-scale"));
    let p = palette(ui.ctx());
    let y = rect.top() + 50.0;
    let shown = (ui.ctx().zoom_factor() * 100.0).round() as u16;
    let now = settings.scale.unwrap_or(shown);
    let (smaller, larger) = (t("settings-smaller"), t("settings-larger"));
    let button = |ui: &mut Ui, x: f32, up: bool| {
        let (glyph, label) = if up {
            (&glyphs::PLUS, &larger)
        } else {
            (&glyphs::MINUS, &smaller)
        };
        let place = Rect::from_min_size(Pos2::new(x, y - 20.0), Vec2::new(48.0, 40.0));
        let possible = next_scale(now, up) != now;
        let button = Button::new("").glyph(glyph).label(label).enabled(possible);
        button.show(ui, place).clicked()
    };
    if button(ui, rect.left(), false) {
        settings.scale = Some(next_scale(now, false));
    }
    if button(ui, rect.left() + 136.0, true) {
        settings.scale = Some(next_scale(now, true));
    }
    let percent = t_args("settings-percent", &[("n", now.into())]);
    let at = Pos2::new(rect.left() + 92.0, y);
    widgets::label(
        ui,
        at,
        Align2::CENTER_CENTER,
        &percent,
        fonts::bold(sizes::NAME),
        p.text,
        84.0,
    );
    let place = Rect::from_min_size(
        Pos2::new(rect.left() + 200.0, y - 20.0),
        Vec2::new(rect.width() - 200.0, 40.0),
    );
    if widgets::choice_button(ui, place, &t("settings-automatic"), settings.scale.is_none()).clicked() {
        settings.scale = None;
    }
    let more = if now > shown {
        t("settings-scale-limited")
    } else {
        t("settings-scale-more")
    };
    let at = Pos2::new(rect.left(), y + 38.0);
    let font = fonts::regular(sizes::LABEL);
    widgets::label(ui, at, Align2::LEFT_CENTER, &more, font, p.dim, rect.width());
}

fn motion_row(ui: &mut Ui, rect: Rect, settings: &mut Settings) {
    head(ui, rect, &t("settings-motion"));
    let place = Rect::from_min_size(rect.min + Vec2::new(0.0, 28.0), Vec2::new(rect.width(), 40.0));
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
            let (x, y) = window;
            assert!(
                (zoom(chosen, Vec2::new(x, y)) - expected).abs() < 0.01,
                "{chosen:?} {window:?}"
            );
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
