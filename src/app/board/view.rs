//! Moving a board and looking at it from nearer: pointer, wheel, keys and buttons.

use super::{drawn::Drawn, frame::BoardFrame, state::BoardScreen};
use crate::{
    app::{
        frame::keys::pressed,
        look::{glyphs, sizes},
        widgets,
    },
    text::t,
};
use egui::{Key, PointerButton, Pos2, Response, Ui};

/// One press of + or −.
const STEP: f32 = 1.2;
/// From one button to the next.
const BELOW: f32 = 42.0;

/// Moves the board by dragging, the wheel and pinching.
pub(super) fn pointer<G: Drawn>(ui: &Ui, state: &mut BoardScreen<G>, board: &Response) {
    if board.dragged_by(PointerButton::Primary) || board.dragged_by(PointerButton::Middle) {
        state.lens.pan(board.drag_delta());
    }
    let Some(pointer) = board.hover_pos().filter(|_| board.contains_pointer()) else {
        return;
    };
    let (scroll, pinch) = ui.input(|input| (input.smooth_scroll_delta().y, input.zoom_delta()));
    let factor = pinch * (scroll / 240.0).exp();
    if (factor - 1.0).abs() > 1e-4 {
        state.lens.zoom(pointer, factor);
    }
}

/// Fit, zoom, and a jump to what is asked about: at any time.
pub(super) fn keys<G: Drawn>(ui: &Ui, frame: &BoardFrame<'_, G>, state: &mut BoardScreen<G>, lit: &[G::Spot]) {
    if pressed(ui, Key::F) {
        fit(frame, state);
    }
    if ui.input(|input| input.key_pressed(Key::Plus) || input.key_pressed(Key::Equals)) {
        zoom(frame, state, STEP);
    }
    if pressed(ui, Key::Minus) {
        zoom(frame, state, 1.0 / STEP);
    }
    if pressed(ui, Key::N)
        && let Some(&first) = lit.iter().find(|spot| G::floats(**spot))
    {
        state.focus_on(Some(first));
    }
}

fn zoom<G: Drawn>(frame: &BoardFrame<'_, G>, state: &mut BoardScreen<G>, factor: f32) {
    state.lens.zoom(frame.zones.board.center(), factor);
}

fn fit<G: Drawn>(frame: &BoardFrame<'_, G>, state: &mut BoardScreen<G>) {
    if let Some(board) = G::extent(frame.about()) {
        state.lens.fit(board);
    }
}

/// The buttons at the lower right of the board.
pub(super) fn buttons<G: Drawn>(ui: &mut Ui, frame: &BoardFrame<'_, G>, state: &mut BoardScreen<G>) {
    let corner = frame.zones.board.max - egui::Vec2::splat(12.0 + sizes::BUTTON / 2.0);
    let at = |place: f32| Pos2::new(corner.x, corner.y - BELOW * place);
    if widgets::icon_button(ui, at(2.0), &glyphs::PLUS, &t("zoom-in")).clicked() {
        zoom(frame, state, STEP);
    }
    if widgets::icon_button(ui, at(1.0), &glyphs::MINUS, &t("zoom-out")).clicked() {
        zoom(frame, state, 1.0 / STEP);
    }
    if widgets::icon_button(ui, at(0.0), &glyphs::FIT, &t("fit")).clicked() {
        fit(frame, state);
    }
}
