//! Moving a board and looking at it from nearer: pointer, wheel, keys and buttons.

use super::{drawn::Drawn, frame::BoardFrame, state::BoardScreen};
use crate::{
    app::{
        frame::keys::{pressed, struck},
        look::{glyphs, sizes},
        widgets,
    },
    store::Shortcut,
    text::t,
};
use egui::{Key, PointerButton, Pos2, Response, Ui};

/// One press of + or −.
const STEP: f32 = 1.2;
/// From one button to the next.
const BELOW: f32 = 42.0;

/// The way of a wheel that turns a ghost once, in points.
const TURN: f32 = 40.0;

/// True if the pointer is over a ghost that can be turned, or over a place where one would lie.
fn is_over_ghost<G: Drawn>(frame: &BoardFrame<'_, G>, state: &BoardScreen<G>, pointer: Pos2) -> bool {
    let spot = state.staged.as_ref().map(|staged| staged.spot).or(state.hovered);
    let place = frame.places.iter().find(|place| Some(place.spot) == spot);
    let is_over = place.is_some_and(|place| place.shape.bounds().contains(pointer));
    is_over && state.turns(frame.model).is_some_and(|count| count > 1)
}

/// True while a held space bar lets the pointer move the board, whatever lies there.
pub(super) fn is_held<G: Drawn>(ui: &Ui, frame: &BoardFrame<'_, G>) -> bool {
    frame.has_lens() && ui.input(|input| input.key_down(Key::Space)) && !ui.ctx().text_edit_focused()
}

/// Moves the board by dragging, the wheel and pinching; where a ghost can be turned under the pointer the wheel turns it.
pub(super) fn pointer<G: Drawn>(ui: &Ui, frame: &BoardFrame<'_, G>, state: &mut BoardScreen<G>, board: &Response) {
    if is_held(ui, frame) {
        let (down, way) = ui.input(|input| (input.pointer.primary_down(), input.pointer.delta()));
        if down && board.contains_pointer() {
            state.lens.pan(way);
        }
    } else if board.dragged_by(PointerButton::Primary) || board.dragged_by(PointerButton::Middle) {
        state.lens.pan(board.drag_delta());
    }
    // A place under the pointer keeps nothing from the board, but a sheet does.
    let is_free = board.contains_pointer() && state.list.is_none() && !state.log_open;
    let Some(pointer) = ui.input(|input| input.pointer.hover_pos()).filter(|_| is_free) else {
        return;
    };
    let (scroll, pinch) = ui.input(|input| (input.smooth_scroll_delta().y, input.zoom_delta()));
    if is_over_ghost(frame, state, pointer) {
        state.wheel += scroll;
        if state.wheel.abs() >= TURN {
            state.turn(frame.model, state.wheel < 0.0);
            state.wheel = 0.0;
        }
        return;
    }
    state.wheel = 0.0;
    let factor = pinch * (scroll / 240.0).exp();
    if (factor - 1.0).abs() > 1e-4 {
        state.lens.zoom(pointer, factor);
    }
}

/// Fit and zoom: at any time.
pub(super) fn keys<G: Drawn>(ui: &Ui, frame: &BoardFrame<'_, G>, state: &mut BoardScreen<G>) {
    let plus = ui.input(|input| input.key_pressed(Key::Plus) || input.key_pressed(Key::Equals));
    let plus = plus && !ui.ctx().text_edit_focused();
    for (is_pressed, factor) in [
        (struck(ui.ctx(), Shortcut::Whole), None),
        (plus, Some(STEP)),
        (pressed(ui, Key::Minus), Some(1.0 / STEP)),
    ] {
        if is_pressed {
            look(frame, state, factor);
        }
    }
}

/// Looks at the board from nearer by a factor, or at all of it.
fn look<G: Drawn>(frame: &BoardFrame<'_, G>, state: &mut BoardScreen<G>, factor: Option<f32>) {
    match (factor, G::extent(frame.scene.about)) {
        (Some(factor), _) => state.lens.zoom(frame.zones.board.center(), factor),
        (None, Some(board)) => state.lens.fit(board),
        (None, None) => {}
    }
}

/// The buttons at the lower right of the board.
pub(super) fn buttons<G: Drawn>(ui: &mut Ui, frame: &BoardFrame<'_, G>, state: &mut BoardScreen<G>) {
    let corner = frame.zones.board.max - egui::Vec2::splat(12.0 + sizes::BUTTON / 2.0);
    for (place, glyph, text, factor) in [
        (2.0, &glyphs::PLUS, "zoom-in", Some(STEP)),
        (1.0, &glyphs::MINUS, "zoom-out", Some(1.0 / STEP)),
        (0.0, &glyphs::FIT, "fit", None),
    ] {
        let at = Pos2::new(corner.x, corner.y - BELOW * place);
        if widgets::icon_button(ui, at, glyph, &t(text)).clicked() {
            look(frame, state, factor);
        }
    }
}
