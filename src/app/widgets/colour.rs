//! A colour to choose.

use super::controls::focus_ring;
use crate::{
    app::look::{Pen, badges, colour, palette, sizes},
    protocol::Colour,
    text::{t, t_args},
};
use egui::{Pos2, Rect, Role, Sense, Ui, Vec2, WidgetInfo};

/// A colour to choose, 40 x 40.
pub(crate) fn colour_button(ui: &mut Ui, center: Pos2, one: Colour, chosen: bool, free: bool) -> egui::Response {
    let p = palette(ui.ctx());
    let rect = Rect::from_center_size(center, Vec2::splat(40.0));
    let sense = if free { Sense::click() } else { Sense::hover() };
    let response = ui.interact(rect, ui.scope_id().with(("colour", one.name(), center.y as i32)), sense);
    let name = t(colour(one).name);
    let label = t_args("start-colour", &[("colour", name.into())]);
    response.widget_info(|| WidgetInfo::selected(Role::RadioButton, free, chosen, &label));
    let mut pen = Pen::new(ui.ctx());
    if chosen {
        pen.rect_lined(rect, sizes::R_BUTTON, p.card_hi, 2.0, p.text);
    } else if response.hovered() && free {
        pen.rect(rect, sizes::R_BUTTON, p.card_hi);
    }
    pen.faded(if free { 1.0 } else { 0.35 }, |pen| {
        badges::look_badge(pen, colour(one), center, 12.0)
    });
    pen.paint(ui.painter());
    focus_ring(ui, rect, sizes::R_BUTTON, &response);
    response
}
