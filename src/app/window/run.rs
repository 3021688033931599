//! The window itself.

use super::app::App;
use crate::{
    app::look::sizes,
    net::Backend,
    store::{Profile, Settings},
    text::t_args,
};
use eframe::egui::{self, Context, Ui};

impl eframe::App for App {
    fn logic(&mut self, ctx: &Context, _frame: &mut eframe::Frame) {
        self.update(ctx);
    }
    fn ui(&mut self, ui: &mut Ui, _frame: &mut eframe::Frame) {
        self.draw(ui);
    }
}

/// The reason why no window came up.
#[derive(Debug, thiserror::Error)]
pub enum WindowError {
    /// No display, or none that can be drawn on.
    #[error("{0}")]
    NoDisplay(String),
}

/// Opens the window and returns when it is closed.
///
/// # Errors
/// No display; the text says what can be done without one. Settings that cannot be read are kept aside and told in the
/// window.
pub fn run(profile: Profile, backend: Backend) -> Result<(), WindowError> {
    let (settings, error) = Settings::load_or_default(&profile);
    let viewport = egui::ViewportBuilder::default()
        .with_title("Podbay")
        .with_app_id("podbay")
        .with_inner_size(sizes::FIRST_WINDOW)
        .with_min_inner_size(sizes::MIN_WINDOW);
    let options = eframe::NativeOptions {
        viewport,
        ..Default::default()
    };
    let create = |cc: &eframe::CreationContext<'_>| {
        let mut app = App::new(&cc.egui_ctx, Some(profile), backend, settings);
        if let Some(error) = error {
            app.tell_settings(&error);
        }
        Ok(Box::new(app) as Box<dyn eframe::App>)
    };
    eframe::run_native("Podbay", options, Box::new(create)).map_err(|error| {
        // The last part says what is missing; what stands before is for who builds window libraries.
        let why = error.to_string();
        let why = why.rsplit(": ").next().unwrap_or_default().trim_end_matches([')', '.']);
        WindowError::NoDisplay(t_args("window-no-display", &[("why", why.into())]))
    })
}
