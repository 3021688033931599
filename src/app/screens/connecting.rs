//! The screen until the host answers.

use crate::{
    app::{
        look::{Pen, fonts, glyphs, palette, sizes},
        widgets::{self, Button},
    },
    text::{t, t_args},
};
use egui::{Align2, Key, Rect, Ui, vec2};

/// Draws the screen; returns whether the player gives up.
pub(crate) fn connecting_ui(ui: &mut Ui, attempt: u32) -> bool {
    let p = palette(ui.ctx());
    let screen = widgets::backdrop(ui);
    let center = screen.center();
    let mut pen = Pen::new(ui.ctx());
    widgets::icon_well(&mut pen, center - vec2(0.0, 90.0), 104.0, &glyphs::JOIN, false);
    pen.paint(ui.painter());
    let more = match attempt {
        0 | 1 => t("link-connecting-more"),
        _ => t_args("link-connecting-again", &[("n", attempt.into())]),
    };
    for (down, text, font) in [
        (0.0, t("link-connecting"), fonts::bold(sizes::TITLE)),
        (28.0, more, fonts::regular(sizes::BODY)),
    ] {
        let (at, wide) = (center + vec2(0.0, down), screen.width() - 40.0);
        widgets::label(ui, at, Align2::CENTER_CENTER, &text, font, p.text, wide);
    }
    let button = Rect::from_center_size(center + vec2(0.0, 84.0), vec2(160.0, sizes::BUTTON_LARGE));
    let text = t("link-cancel");
    let pressed = Button::new(&text).glyph(&glyphs::CLOSE).show(ui, button).clicked();
    pressed || ui.input(|i| i.key_pressed(Key::Escape))
}
