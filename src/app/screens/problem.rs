//! A small window that says why the program cannot start, for people who did not start it from a terminal.

use crate::{
    app::{
        APP_ID, display,
        look::{self, fonts, glyphs, palette, sizes},
        widgets::{self, Button},
    },
    diagnostics,
    text::{capitalised, t},
};
use eframe::egui::{self, Key, Rect, Ui, Vec2, vec2};

/// Size of the window.
const SIZE: Vec2 = Vec2::new(560.0, 250.0);

struct Problem(String);

/// Shows the text until the window is closed; does nothing where there is no display.
pub fn show(text: &str) {
    let problem = Problem(capitalised(text));
    let viewport = egui::ViewportBuilder::default()
        .with_title("Podbay")
        .with_app_id(APP_ID)
        .with_inner_size(SIZE)
        .with_resizable(false);
    let options = eframe::NativeOptions {
        viewport,
        event_loop_builder: Some(Box::new(display::choose)),
        ..Default::default()
    };
    let create = |cc: &eframe::CreationContext<'_>| {
        look::install(&cc.egui_ctx);
        Ok(Box::new(problem) as Box<dyn eframe::App>)
    };
    // The terminal has the same text; without a display there is nobody else to tell.
    let _ = diagnostics::quietly(|| eframe::run_native("Podbay", options, Box::new(create)));
}

impl eframe::App for Problem {
    fn ui(&mut self, ui: &mut Ui, _frame: &mut eframe::Frame) {
        if problem_ui(ui, &self.0) {
            ui.ctx().send_viewport_cmd(egui::ViewportCommand::Close);
        }
    }
}

/// Draws the problem; returns whether to close.
pub fn problem_ui(ui: &mut Ui, text: &str) -> bool {
    let p = palette(ui.ctx());
    let rect = ui.max_rect();
    widgets::draw(ui, |pen| {
        pen.rect(rect, 0.0, p.panel);
        pen.glyph(&glyphs::ALERT, rect.min + vec2(40.0, 42.0), 26.0, p.bad, p.panel);
    });
    let wide = rect.width() - 92.0;
    let at = rect.min + vec2(68.0, 42.0);
    widgets::bold(ui, at, &t("problem-title"), sizes::TITLE, p.text, wide);
    let at = rect.min + vec2(68.0, 70.0);
    widgets::paragraph(ui, at, text, fonts::regular(sizes::BODY), p.text, wide);
    let place = Rect::from_min_size(rect.max - vec2(164.0, 64.0), vec2(140.0, sizes::BUTTON_LARGE));
    let close = Button::new(t("problem-close")).primary();
    close.show(ui, place).clicked() || ui.input(|i| i.key_pressed(Key::Escape) || i.key_pressed(Key::Enter))
}
