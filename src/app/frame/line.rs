//! One line of the list "What can I do?".

use super::keys::DIGITS;
use crate::app::{
    look::{Pen, fonts, sizes},
    widgets,
};
use egui::{Pos2, Response, Sense, Ui, WidgetInfo, accesskit::Role, vec2};

/// The least height of a line, and the margin above and below its words.
const ROW: f32 = 38.0;
const MARGIN: f32 = 8.0;
/// The room beside the words: for the edges, and at the right for the key of the first lines.
const SIDES: f32 = 24.0;
const KEY: f32 = 30.0;

/// The width that the words of a line have in a list of this width.
fn room(index: usize, width: f32) -> f32 {
    width - SIDES - if index < DIGITS { KEY } else { 0.0 }
}

/// The height of a line in a list of this width.
pub(crate) fn height(pen: &Pen<'_>, (index, text): (usize, &str), width: f32) -> f32 {
    let words = pen.height(text, fonts::regular(sizes::BODY), room(index, width));
    ROW.max(words + 2.0 * MARGIN)
}

/// Draws a line with its words, and a key at the first ones; `spoken` is what a reader says of it.
pub(crate) fn line(ui: &mut Ui, (index, text): (usize, &str), focused: bool, spoken: &str) -> Response {
    let (context, width) = (ui.ctx().clone(), ui.available_width());
    let mut pen = Pen::new(&context);
    let high = height(&pen, (index, text), width);
    let (rect, response) = ui.allocate_exact_size(vec2(width, high), Sense::CLICK);
    response.widget_info(|| WidgetInfo::labeled(Role::ListItem, true, spoken));
    let p = pen.palette;
    if response.hovered() || focused {
        let (width, line) = if focused { (2.0, p.text) } else { (1.0, p.line_hi) };
        pen.rect_lined(rect.shrink(1.0), sizes::R_BUTTON, p.card_hi, width, line);
    }
    let y = rect.center().y;
    if index < DIGITS {
        let at = Pos2::new(rect.right() - SIDES / 2.0 - KEY + 8.0, y);
        widgets::key_cap(&mut pen, at, &(index + 1).to_string());
    }
    let font = fonts::regular(sizes::BODY);
    let room = room(index, width);
    let up = pen.height(text, font.clone(), room) / 2.0;
    pen.paragraph(Pos2::new(rect.left() + SIDES / 2.0, y - up), text, font, p.text, room);
    pen.paint(ui.painter());
    response
}
