//! The screen until the host answers.

use crate::{
    app::{
        look::{Pen, fonts, glyphs, palette, sizes, space},
        widgets::{self, Button},
    },
    text::{t, t_args},
};
use egui::{Align2, Key, Rect, Ui, Vec2};

/// Draws the screen; returns whether the player gives up.
pub(crate) fn connecting_ui(ui: &mut Ui, attempt: u32) -> bool {
    let p = palette(ui.ctx());
    let screen = ui.max_rect();
    let mut pen = Pen::new(ui.ctx());
    space::space(&mut pen, screen);
    let center = screen.center();
    widgets::icon_well(&mut pen, center - Vec2::new(0.0, 90.0), 104.0, &glyphs::JOIN, false);
    pen.paint(ui.painter());
    let wide = screen.width() - 40.0;
    let head = t("link-connecting");
    let font = fonts::bold(sizes::TITLE);
    widgets::label(ui, center, Align2::CENTER_CENTER, &head, font, p.text, wide);
    let more = if attempt > 1 {
        t_args("link-connecting-again", &[("n", attempt.into())])
    } else {
        t("link-connecting-more")
    };
    let at = center + Vec2::new(0.0, 28.0);
    let font = fonts::regular(sizes::BODY);
    widgets::label(ui, at, Align2::CENTER_CENTER, &more, font, p.text, wide);
    let button = Rect::from_center_size(center + Vec2::new(0.0, 84.0), Vec2::new(160.0, sizes::BUTTON_LARGE));
    let text = t("link-cancel");
    let pressed = Button::new(&text).glyph(&glyphs::CLOSE).show(ui, button).clicked();
    pressed || ui.input(|i| i.key_pressed(Key::Escape))
}
