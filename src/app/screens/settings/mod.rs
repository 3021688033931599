//! The settings, on tabs by what they are about. What is chosen holds at once and is kept in the profile.

mod about;
mod controls;
mod devices;
mod display;
mod rows;
mod sheet;
mod tabs;

pub use devices::Nearby;
pub use sheet::{Facts, SettingsAnswer, SettingsSheet, Tab, place};

use crate::{
    app::{
        frame::{asking::set_confirm, codes::set_codes, keys::set_keys},
        look::{set_piece_time, set_reduced_motion, set_strong_contrast, sizes},
    },
    store::{Settings, Theme},
};
use egui::{Context, ThemePreference, Vec2};

/// Steps of the size of everything, from one size to twice that.
const STEPS: f32 = 20.0;
/// The smallest scale; no window is that small.
const LEAST_ZOOM: f32 = 0.25;
/// The points that a big screen has, whatever its size: the least with both rails whole.
const BIG_SCREEN: Vec2 = Vec2::new(1280.0, 721.0);

/// Makes the settings hold; cheap enough for every frame.
///
/// On a big screen, which people look at from afar, everything is so large that the table just has room.
pub fn apply(ctx: &Context, settings: &Settings, on_big_screen: bool) {
    // On Linux the system may not say which theme it has. The window is dark then, and its frame has to match.
    let is_unknown = cfg!(target_os = "linux") && ctx.system_theme().is_none();
    let theme = match settings.theme {
        Theme::System if is_unknown => ThemePreference::Dark,
        Theme::System => ThemePreference::System,
        Theme::Dark => ThemePreference::Dark,
        Theme::Light => ThemePreference::Light,
    };
    ctx.set_theme(theme);
    set_strong_contrast(ctx, settings.strong_contrast);
    set_reduced_motion(ctx, settings.reduced_motion);
    set_keys(ctx, settings.keys);
    set_confirm(ctx, settings.confirm);
    set_codes(ctx, settings.tile_codes);
    set_piece_time(ctx, settings.animation.time());
    let native = ctx.content_rect().size() * ctx.zoom_factor();
    let chosen = zoom(settings.scale, native);
    let zoom = if on_big_screen {
        (native / BIG_SCREEN).min_elem().max(chosen)
    } else {
        chosen
    };
    if (ctx.zoom_factor() - zoom).abs() > 0.001 {
        ctx.set_zoom_factor(zoom);
    }
}

/// The scale to use in a window of this size at scale 1. It follows the window, and what was chosen makes everything so
/// much larger or smaller than usual there, but never so large that a screen does not fit.
#[must_use]
pub fn zoom(chosen: Option<u16>, window: Vec2) -> f32 {
    let most = (window / sizes::MIN_WINDOW).min_elem();
    wished(chosen, window).min(most).max(LEAST_ZOOM)
}

/// The scale that was chosen for a window of this size, whether or not it fits.
pub(super) fn wished(chosen: Option<u16>, window: Vec2) -> f32 {
    let usual = (window / sizes::ROOMY_WINDOW).min_elem().max(1.0);
    // In steps: letters are not drawn anew for each pixel by which a window grows.
    let usual = (usual * STEPS).floor() / STEPS;
    usual * f32::from(scale(chosen)) / 100.0
}

/// The chosen size of everything in percent of the usual one.
#[must_use]
pub fn scale(chosen: Option<u16>) -> u16 {
    chosen.unwrap_or(100)
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
