//! A colour to choose.

use super::controls::control;
use crate::{
    app::look::{badges, colour, sizes},
    protocol::Colour,
    text::{t, t_args},
};
use egui::{Pos2, Rect, Role, Sense, Ui, Vec2, WidgetInfo};

/// A colour to choose, 40 x 40.
pub(crate) fn colour_button(ui: &mut Ui, center: Pos2, one: Colour, chosen: bool, free: bool) -> egui::Response {
    let rect = Rect::from_center_size(center, Vec2::splat(40.0));
    let sense = if free { Sense::click() } else { Sense::hover() };
    let id = ui.scope_id().with(("colour", one.name(), center.y as i32));
    let label = t_args("start-colour", &[("colour", t(colour(one).name).into())]);
    let info = || WidgetInfo::selected(Role::RadioButton, free, chosen, &label);
    control(ui, rect, (id, sense), info, sizes::R_BUTTON, |pen, response| {
        let p = pen.palette;
        if chosen {
            pen.rect_lined(rect, sizes::R_BUTTON, p.card_hi, 2.0, p.text);
        } else if response.hovered() && free {
            pen.rect(rect, sizes::R_BUTTON, p.card_hi);
        }
        let look = |pen: &mut _| badges::look_badge(pen, colour(one), center, 12.0);
        pen.faded(if free { 1.0 } else { 0.35 }, look);
    })
}
