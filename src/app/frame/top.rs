//! The top bar: menu, name of the table, how far the game is, the host.

use crate::{
    app::{
        look::{Pen, fonts, glyphs, palette, sizes},
        widgets,
    },
    text::{t, t_args},
};
use egui::{Align2, Pos2, Rect, Ui};

/// Draws the empty bar with the button of the menu; returns whether that was pressed.
pub(crate) fn bar(ui: &mut Ui, rect: Rect) -> bool {
    let context = ui.ctx().clone();
    let mut pen = Pen::new(&context);
    let p = pen.palette;
    pen.rect(rect, 0.0, p.panel);
    let foot = Rect::from_min_max(Pos2::new(rect.left(), rect.bottom() - 1.0), rect.max);
    pen.rect(foot, 0.0, p.line);
    pen.paint(ui.painter());
    let at = Pos2::new(rect.left() + 28.0, rect.center().y);
    widgets::icon_button(ui, at, &glyphs::MENU, &t("menu")).clicked()
}

/// Name of the table and how far the game is at the left, no wider than `width`; at the right another machine's host.
pub(crate) fn title(ui: &mut Ui, rect: Rect, (name, line): (&str, &str), width: f32, host: Option<&str>) {
    let p = palette(ui.ctx());
    let (x, y) = (rect.left() + 58.0, rect.center().y);
    let bold = fonts::bold(sizes::NAME);
    let at = Pos2::new(x, y - 9.0);
    widgets::label(ui, at, Align2::LEFT_CENTER, name, bold, p.text, width);
    let font = fonts::regular(sizes::LABEL);
    let at = Pos2::new(x, y + 11.0);
    widgets::label(ui, at, Align2::LEFT_CENTER, line, font.clone(), p.dim, width);
    if let Some(host) = host {
        let host = t_args("host-is", &[("name", host.into())]);
        let at = Pos2::new(rect.right() - 16.0, y);
        widgets::label(ui, at, Align2::RIGHT_CENTER, &host, font, p.dim, 240.0);
    }
}
