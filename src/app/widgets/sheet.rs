//! Sheets over a screen: the settings, the table's menu, a question before leaving, help. They show only what the
//! player opened, and keep the keyboard until they are closed.

use super::controls::{self, Button};
use crate::{
    app::look::{colors, glyphs, palette, sizes},
    text::t,
};
use egui::{Area, Id, Key, Order, Rect, Sense, Ui, Vec2, vec2};

/// Draws a sheet and its contents; `inside` gets what is left below the title. Returns what the contents return, and
/// whether the sheet is to be closed: by its button, by Esc, or by a press beside it.
pub(crate) fn sheet<R>(
    ui: &Ui,
    id: &'static str,
    rect: Rect,
    title: &str,
    inside: impl FnOnce(&mut Ui, Rect) -> R,
) -> (R, bool) {
    let area = Area::new(Id::unique(id)).order(Order::Foreground).fixed_pos(rect.min);
    let screen = ui.max_rect();
    let shown = area.show(ui.ctx(), |ui| {
        ui.memory_mut(|memory| memory.set_modal_layer(ui.layer_id()));
        ui.set_clip_rect(screen);
        ui.allocate_rect(rect, Sense::hover());
        let p = palette(ui.ctx());
        controls::draw(ui, |pen| {
            pen.rect(screen, 0.0, colors::faded(p.space_bottom, 0.55));
            pen.rect_lined(rect, sizes::R_LARGE, p.panel, 1.0, p.line_hi);
        });
        let at = rect.min + vec2(24.0, 34.0);
        controls::bold(ui, at, title, sizes::TITLE, p.text, rect.width() - 92.0);
        let body = Rect::from_min_max(rect.min + vec2(24.0, 66.0), rect.max - Vec2::splat(24.0));
        let inner = inside(ui, body);
        let at = rect.right_top() + vec2(-34.0, 34.0);
        let closed = controls::icon_button(ui, at, &glyphs::CLOSE, &t("sheet-close")).clicked();
        (inner, closed)
    });
    let (inner, closed) = shown.inner;
    let beside = ui.input(|i| i.pointer.any_pressed() && i.pointer.interact_pos().is_some_and(|at| !rect.contains(at)));
    let escape = ui.input(|i| i.key_pressed(Key::Escape));
    (inner, closed || beside || escape)
}

/// A sheet in the middle of the screen.
#[must_use]
pub(crate) fn centered(screen: Rect, size: Vec2) -> Rect {
    let size = size.min(screen.size() - Vec2::splat(24.0));
    Rect::from_center_size(screen.center(), size)
}

/// A column of full-width buttons from the top; returns which was pressed.
pub(crate) fn button_column(ui: &mut Ui, rect: Rect, buttons: impl IntoIterator<Item = Button>) -> Option<usize> {
    let mut pressed = None;
    for (index, button) in buttons.into_iter().enumerate() {
        let min = rect.min + vec2(0.0, 52.0 * index as f32);
        let place = Rect::from_min_size(min, vec2(rect.width(), sizes::BUTTON_LARGE));
        if button.show(ui, place).clicked() {
            pressed = Some(index);
        }
    }
    pressed
}
