//! One line of the list "What can I do?".

use super::keys::DIGITS;
use crate::app::{
    look::{Pen, fonts, sizes},
    widgets,
};
use egui::{Align2, Pos2, Rect, Response, Sense, Ui, WidgetInfo, accesskit::Role, vec2};

/// Height of a line.
pub(crate) const ROW: f32 = 38.0;

/// Draws a line: what `pictures` puts at its two ends, and the words between. It gets the room and returns what is left
/// of it. The first lines have a key.
pub(crate) fn line(
    ui: &mut Ui,
    (index, text): (usize, &str),
    focused: bool,
    pictures: impl FnOnce(&mut Pen<'_>, Rect) -> Rect,
) -> Response {
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), ROW), Sense::CLICK);
    response.widget_info(|| WidgetInfo::labeled(Role::ListItem, true, text));
    let context = ui.ctx().clone();
    let mut pen = Pen::new(&context);
    let p = pen.palette;
    if response.hovered() || focused {
        let (width, line) = if focused { (2.0, p.text) } else { (1.0, p.line_hi) };
        pen.rect_lined(rect.shrink(1.0), sizes::R_BUTTON, p.card_hi, width, line);
    }
    let y = rect.center().y;
    let mut room = rect.shrink2(vec2(12.0, 0.0));
    if index < DIGITS {
        room.max.x -= 22.0;
        widgets::key_cap(&mut pen, Pos2::new(room.right(), y), &(index + 1).to_string());
        room.max.x -= 8.0;
    }
    let room = pictures(&mut pen, room);
    words(&mut pen, text, room);
    pen.paint(ui.painter());
    response
}

/// The words of a line: on one line if they fit, otherwise smaller on two.
fn words(pen: &mut Pen<'_>, text: &str, room: Rect) {
    let color = pen.palette.text;
    let small = fonts::regular(sizes::LABEL);
    let (one, two) = (
        pen.width(text, fonts::regular(sizes::BODY)) <= room.width(),
        pen.rows(text, small.clone(), room.width()) == 2,
    );
    if two && !one {
        let high = pen.height(text, small.clone(), room.width());
        let at = Pos2::new(room.left(), room.center().y - high / 2.0);
        pen.paragraph(at, text, small, color, room.width());
        return;
    }
    let font = if one { fonts::regular(sizes::BODY) } else { small };
    pen.text_within(room.left_center(), Align2::LEFT_CENTER, text, font, color, room.width());
}
