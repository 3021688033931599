//! The window itself.

use super::{app::App, fit, pace::Paced};
use crate::{
    app::{
        heap,
        look::{colors, logo, sizes},
        sound,
    },
    games::any::GameId,
    net::Backend,
    store::{Profile, Settings},
    text::{t, t_args},
};
use eframe::{
    UserEvent,
    egui::{self, Context, Ui, Vec2},
};
use std::{cell::OnceCell, path::PathBuf, rc::Rc};
use winit::event_loop::EventLoop;

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
    let viewport = egui::ViewportBuilder::default()
        .with_title("Podbay")
        .with_app_id("podbay")
        .with_icon(icon())
        .with_inner_size(sizes::FIRST_WINDOW)
        .with_min_inner_size(sizes::LEAST_WINDOW);
    let options = eframe::NativeOptions {
        viewport,
        // Costs a tenth of each frame where the processor paints, and no gradient here is long enough to need it.
        dithering: false,
        ..Default::default()
    };
    let event_loop = EventLoop::<UserEvent>::with_user_event()
        .build()
        .map_err(|error| no_display(&error.to_string()))?;
    let opened = Rc::new(OnceCell::new());
    let context = Rc::clone(&opened);
    let create = move |cc: &eframe::CreationContext<'_>| {
        // There is one window.
        let _ = context.set(cc.egui_ctx.clone());
        let mut app = App::new(&cc.egui_ctx, Some(profile), backend, settings);
        if let Some(speaker) = sound::start() {
            app.hear_by(speaker);
        }
        if let Some(error) = error {
            app.tell_settings(&error);
        }
        Ok(Box::new(app) as Box<dyn eframe::App>)
    };
    let window = eframe::create_native("Podbay", options, Box::new(create), &event_loop);
    let ended = event_loop.run_app(&mut Paced::new(window, Rc::clone(&opened)));
    ended.map_err(|error| no_display(&error.to_string()))?;
    // The loop ends without a word where the window cannot be drawn on.
    if opened.get().is_some() {
        Ok(())
    } else {
        Err(no_display(&t("window-no-drawing")))
    }
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

fn no_display(error: &str) -> WindowError {
    // The last part says what is missing; what stands before is for who builds window libraries.
    let why = error.rsplit(": ").next().unwrap_or_default();
    let why = why.trim_end_matches([')', '.']);
    WindowError(t_args("window-no-display", &[("why", why.into())]))
}
