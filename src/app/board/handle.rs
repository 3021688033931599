//! The handle above a ghost that can be turned.

use super::{drawn::Drawn, frame::BoardFrame, split::within, state::BoardScreen};
use crate::{
    app::look::{Pen, glyphs, sizes},
    store::Shortcut,
    text::t,
};
use egui::{Align2, CursorIcon, Rect, Sense, Ui, WidgetInfo, accesskit::Role, vec2};

/// Draws the handle above a ghost that can be turned, its key and a dot for every turn, and takes its clicks.
pub(super) fn handle<G: Drawn>(ui: &Ui, frame: &BoardFrame<'_, G>, state: &mut BoardScreen<G>) {
    let Some((staged, place)) = state.staged.as_ref().and_then(|staged| {
        let place = state.places().iter().find(|place| place.spot == staged.spot)?;
        Some((staged, place.shape.bounds()))
    }) else {
        return;
    };
    let count = staged.commands.len();
    if count < 2 {
        return;
    }
    let rect = place_of(frame.zones.board.shrink(6.0), place, count);
    let mut pen = Pen::new(ui.ctx());
    let p = pen.palette;
    pen.rect_lined(rect, sizes::R_BUTTON, p.panel, 1.0, p.line_hi);
    let mid = rect.left_center() + vec2(18.0, 0.0);
    pen.glyph(&glyphs::ROTATE, mid, 18.0, p.text, p.panel);
    let key = frame.scene.keys.of(Shortcut::Turn);
    pen.bold(mid + vec2(22.0, 0.0), Align2::CENTER_CENTER, key, sizes::SMALL, p.dim);
    for turn in 0..count {
        let at = mid + vec2(42.0 + 12.0 * turn as f32, 0.0);
        if turn == staged.turn {
            pen.disc(at, 4.0, p.accent);
        } else {
            pen.ring(at, 3.5, 1.5, p.dim);
        }
    }
    pen.paint(ui.painter());
    let response = ui.interact(rect, ui.scope_id().with("turn handle"), Sense::CLICK);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, t("turn-ghost")));
    if response.on_hover_cursor(CursorIcon::PointingHand).clicked() {
        state.turn(frame.model, true);
    }
}

/// The place of the handle: above the ghost, or below it where there is no room.
fn place_of(board: Rect, ghost: Rect, count: usize) -> Rect {
    let size = vec2(56.0 + 12.0 * count as f32, sizes::TARGET);
    let away = vec2(0.0, ghost.height() / 2.0 + 24.0);
    let above = Rect::from_center_size(ghost.center() - away, size);
    let down = if above.top() < board.top() { 2.0 } else { 0.0 };
    within(above.translate(down * away), board)
}
