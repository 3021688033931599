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
    if struck(ui.ctx(), Shortcut::Jump)
        && let Some(&first) = frame.scene.lit.iter().find(|spot| G::floats(**spot))
    {
        state.focus_on(Some(first));
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
