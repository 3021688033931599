//! One line of the list "What can I do?".

use crate::app::{
    look::{Pen, fonts, sizes},
    widgets,
};
use egui::{Align2, Pos2, Rect, Response, Sense, Ui, WidgetInfo, accesskit::Role, vec2};

/// Height of a line.
pub const ROW: f32 = 38.0;

/// Draws a line: what `pictures` puts at its two ends, and the words between. It gets the room and returns what is left
/// of it. The first nine lines have a key.
pub fn line(
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
    if index < 9 {
        room.max.x -= 22.0;
        widgets::key_cap(&mut pen, Pos2::new(room.right(), y), &(index + 1).to_string());
        room.max.x -= 8.0;
    }
    let room = pictures(&mut pen, room);
    let font = fonts::regular(sizes::BODY);
    pen.text_within(
        Pos2::new(room.left(), y),
        Align2::LEFT_CENTER,
        text,
        font,
        p.text,
        room.width(),
    );
    pen.paint(ui.painter());
    response
}
