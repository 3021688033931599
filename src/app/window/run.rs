//! The window itself.

use super::{app::App, fit, pace::Paced};
use crate::{
    app::{
        APP_ID, display, heap,
        look::{colors, logo, scripts, sizes},
        sound,
    },
    diagnostics,
    games::any::GameId,
    net::{Backend, StopSign},
    store::{Profile, Settings},
    text::t_args,
};
use eframe::{
    UserEvent,
    egui::{self, Context, Ui, Vec2},
};
use egui_system_font_provider::SystemFontProvider;
use std::{cell::OnceCell, path::PathBuf, rc::Rc, sync::Arc, time::Instant};
use winit::event_loop::EventLoopProxy;

/// Width of the texture of letters and glyphs, and the most of its height, for a window of this many pixels. egui makes it
/// as wide as the driver allows, and high enough for the highest letter in each row: with the 16384 pixels of Mesa's
/// software renderer most of each row stayed empty. A whole table takes less than a quarter.
fn letters(window: Vec2) -> usize {
    let half = (window.max_elem() / 2.0) as usize;
    half.next_power_of_two().clamp(1024, 4096)
}

impl eframe::App for App {
    fn raw_input_hook(&mut self, ctx: &Context, input: &mut egui::RawInput) {
        let window = input.screen_rect.map_or(Vec2::ZERO, |screen| screen.size());
        let letters = letters(window * ctx.pixels_per_point());
        input.max_texture_side = input.max_texture_side.map(|side| side.min(letters));
    }
    fn logic(&mut self, ctx: &Context, _frame: &mut eframe::Frame) {
        fit::into_the_screen(ctx);
        self.update(ctx);
    }
    fn ui(&mut self, ui: &mut Ui, _frame: &mut eframe::Frame) {
        self.draw(ui);
    }
    fn on_exit(&mut self, _gl: Option<&eframe::glow::Context>) {
        self.end();
    }
}

/// The reason why no window came up: no display, or none that can be drawn on.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub struct WindowError(String);

/// Opens the window, with a box file for a game if one was named, and returns when it is closed.
///
/// # Errors
/// No display; the text says what can be done without one. Settings that cannot be read are kept aside and told in the
/// window.
pub fn run(profile: Profile, backend: Backend, start: Option<(GameId, PathBuf)>) -> Result<(), WindowError> {
    heap::keep_for_frames();
    let (mut settings, error) = Settings::load_or_default(&profile);
    if let Some((game, path)) = start {
        // The next table opens with this game, and the lobby reads the file.
        settings.last_game = Some(game.name().to_owned());
        settings
            .boxes
            .insert(game.name().to_owned(), path.display().to_string());
    }
    let troubles = profile.trouble().into_iter().chain(error);
    let viewport = egui::ViewportBuilder::default()
        .with_title("Podbay")
        .with_app_id(APP_ID)
        .with_icon(icon())
        .with_inner_size(sizes::FIRST_WINDOW)
        .with_min_inner_size(sizes::LEAST_WINDOW);
    let options = eframe::NativeOptions {
        viewport,
        // Costs a tenth of each frame where the processor paints, and no gradient here is long enough to need it.
        dithering: false,
        // Those of the system come when a letter needs them.
        system_font_fallback: false,
        ..Default::default()
    };
    let event_loop = display::event_loop().map_err(no_display)?;
    let stop = watch_for_stop(&backend, event_loop.create_proxy());
    let opened = Rc::new(OnceCell::new());
    let context = Rc::clone(&opened);
    let create = move |cc: &eframe::CreationContext<'_>| {
        // There is one window.
        let _ = context.set(cc.egui_ctx.clone());
        diagnostics::aloud();
        let mut app = App::new(&cc.egui_ctx, Some(profile), backend, settings);
        scripts::use_system_fonts(&cc.egui_ctx, || Arc::new(SystemFontProvider::new()));
        if let Some(speaker) = sound::start() {
            app.hear_by(speaker);
        }
        troubles.for_each(|error| app.tell_profile(&error));
        Ok(Box::new(app) as Box<dyn eframe::App>)
    };
    let ended = diagnostics::quietly(|| {
        let window = eframe::create_native("Podbay", options, Box::new(create), &event_loop);
        event_loop.run_app(&mut Paced::new(window, Rc::clone(&opened), stop))
    });
    match ended {
        Ok(Err(error)) => Err(no_display(display::why(&error.to_string()))),
        Err(panic) => Err(no_display(display::why(&panic))),
        Ok(Ok(())) if opened.get().is_some() => Ok(()),
        // The loop ends without a word where the window cannot be drawn on.
        Ok(Ok(())) => Err(no_display(display::why_nothing_is_drawn())),
    }
}

/// Wakes the loop when the system asks the program to end, also where the window is hidden and nothing is painted.
fn watch_for_stop(backend: &Backend, proxy: EventLoopProxy<UserEvent>) -> StopSign {
    backend.watch_for_stop(Arc::new(move || {
        let paint = UserEvent::RequestRepaint {
            viewport_id: egui::ViewportId::ROOT,
            when: Instant::now(),
            cumulative_pass_nr: 0,
        };
        // A loop that has ended needs no waking.
        let _ = proxy.send_event(paint);
    }))
}

/// Side of the icon of the window, in pixels.
const ICON: u16 = 64;

/// The icon of the window.
fn icon() -> egui::IconData {
    egui::IconData {
        rgba: logo::pixels(ICON, &colors::DARK),
        width: ICON.into(),
        height: ICON.into(),
    }
}

fn no_display(why: String) -> WindowError {
    WindowError(t_args("window-no-display", &[("why", why.into())]))
}
