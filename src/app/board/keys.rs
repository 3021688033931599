//! The keyboard on a drawn board.

use super::{drawn::Drawn, frame::BoardFrame, paint::numbered, state::BoardScreen, view};
use crate::{
    app::frame::{
        Wish,
        keys::{digit_pressed, forward_pressed, pressed, rules_pressed, struck, undo_pressed},
    },
    store::Shortcut,
};
use egui::{Key, Ui};

/// The board as what has the keyboard while no button has it.
#[must_use]
pub(crate) fn board_id(ui: &Ui) -> egui::Id {
    ui.scope_id().with("board")
}

/// Reads the keys; returns what they ask for.
pub(super) fn keys<G: Drawn>(ui: &Ui, frame: &BoardFrame<'_, G>, state: &mut BoardScreen<G>) -> Option<Wish> {
    let lit = frame.scene.lit;
    let board = board_id(ui);
    let ours = ui.memory(egui::Memory::focused).is_none_or(|id| id == board);
    if rules_pressed(ui) {
        return Some(frame.rules(state));
    }
    if struck(ui.ctx(), Shortcut::List) && frame.own.is_some() {
        state.toggle_list();
    }
    let leaves_again = pressed(ui, Key::Escape) && state.steps.is_again();
    if pressed(ui, Key::Escape) && !leaves_again {
        state.leave(frame.now);
    }
    if pressed(ui, Key::Space) || leaves_again {
        state.catch_up(frame.now);
    }
    if struck(ui.ctx(), Shortcut::ShowAgain) {
        state.show_again(frame.model, frame.now);
    }
    if state.steps.is_behind() && hastens(ui, frame, state) {
        // What is meant is meant for the newest position, which is not seen yet.
        state.catch_up(frame.now);
        return None;
    }
    if frame.has_lens() {
        view::keys(ui, frame, state);
    }
    let shifted = ui.input(|input| input.key_pressed(Key::R) && input.modifiers.shift_only());
    if struck(ui.ctx(), Shortcut::Turn) || (shifted && ours) {
        state.turn(!shifted);
    }
    if ours {
        walk(ui, state, lit);
    }
    if !state.asking.keys_alive(frame.now) {
        return None;
    }
    if forward_pressed(ui) {
        return frame.model.go_forward();
    }
    if undo_pressed(ui) {
        return frame.model.step_back();
    }
    if let Some(digit) = digit_pressed(ui) {
        return by_digit(frame, state, digit);
    }
    let meant = |spot: &&G::Spot| G::letter(**spot).is_some_and(|shortcut| struck(ui.ctx(), shortcut));
    if let Some(&spot) = lit.iter().find(meant) {
        return state.click(frame.model, spot, frame.now);
    }
    (ours && pressed(ui, Key::Enter)).then(|| enter(frame, state)).flatten()
}

/// True if a key or a click of this frame would choose something, were the newest position on the screen.
fn hastens<G: Drawn>(ui: &Ui, frame: &BoardFrame<'_, G>, state: &BoardScreen<G>) -> bool {
    use Shortcut::{LetBe, List, StepIn, Turn};
    let board = board_id(ui);
    let ours = ui.memory(egui::Memory::focused).is_none_or(|id| id == board);
    let walks = [Key::Tab, Key::ArrowLeft, Key::ArrowRight, Key::ArrowUp, Key::ArrowDown];
    let by_key = walks.iter().any(|&key| ours && pressed(ui, key))
        || ours && pressed(ui, Key::Enter) && !state.walks_on(frame.now)
        || [List, Turn, StepIn, LetBe]
            .iter()
            .any(|&shortcut| struck(ui.ctx(), shortcut))
        || undo_pressed(ui)
        || forward_pressed(ui)
        || digit_pressed(ui).is_some();
    // While points are explained, a click chooses what is explained.
    let explains = !state.walk.is_over(frame.now);
    let rooms = [frame.zones.board, frame.zones.actions, frame.scene.rail];
    let clicked = ui.input(|input| {
        input
            .pointer
            .primary_clicked()
            .then(|| input.pointer.interact_pos())
            .flatten()
    });
    let by_click = clicked.is_some_and(|at| {
        let ours = ui.ctx().layer_id_at(at).is_none_or(|layer| layer == ui.layer_id());
        ours && !explains && rooms.iter().any(|room| room.contains(at))
    });
    by_key || by_click
}

/// A digit takes a line of the open list, or a place.
fn by_digit<G: Drawn>(frame: &BoardFrame<'_, G>, state: &mut BoardScreen<G>, digit: usize) -> Option<Wish> {
    if state.list.is_some() {
        let index = *state.listed().get(digit)?;
        return state.send(frame.model, index, frame.now);
    }
    let spot = *numbered(state, frame.scene.lit).get(digit)?;
    state.click(frame.model, spot, frame.now)
}

/// Enter takes what has the focus, or what is on the large button.
fn enter<G: Drawn>(frame: &BoardFrame<'_, G>, state: &mut BoardScreen<G>) -> Option<Wish> {
    if let Some(list) = &state.list {
        let index = *state.listed().get(list.focus)?;
        return state.send(frame.model, index, frame.now);
    }
    if let Some(spot) = state.focus.or_else(|| state.staged.as_ref().map(|staged| staged.spot)) {
        return state.click(frame.model, spot, frame.now);
    }
    if state.walks_on(frame.now) {
        state.walk.go_on(frame.now);
        return None;
    }
    state.send(frame.model, state.primary(frame.model)?, frame.now)
}

/// The direction that Tab and arrows ask for: on or back, and whether Tab did.
fn direction(ui: &Ui) -> Option<(bool, bool)> {
    let back = ui.input(|input| input.key_pressed(Key::Tab) && input.modifiers.shift_only());
    let any = |keys: &[Key]| keys.iter().any(|&key| pressed(ui, key));
    if back || any(&[Key::Tab]) {
        return Some((!back, true));
    }
    let on = any(&[Key::ArrowRight, Key::ArrowDown]);
    (on || any(&[Key::ArrowLeft, Key::ArrowUp])).then_some((on, false))
}

/// Arrows and Tab walk along the lit places, or the lines of the open list; past the end Tab goes on to the buttons.
fn walk<G: Drawn>(ui: &Ui, state: &mut BoardScreen<G>, lit: &[G::Spot]) {
    let Some((on, by_tab)) = direction(ui) else { return };
    let count = state.listed().len();
    if let Some(list) = &mut state.list {
        let step = if on { 1 } else { count.saturating_sub(1) };
        list.focus = (list.focus + step) % count.max(1);
        list.scrolls = true;
        return;
    }
    let at = state.focus.and_then(|focus| lit.iter().position(|&spot| spot == focus));
    let last = lit.len().checked_sub(1);
    let next = match at {
        None if on => last.map(|_| 0),
        None => last.filter(|_| !by_tab),
        Some(at) if on && Some(at) < last => Some(at + 1),
        Some(at) if !on && at > 0 => Some(at - 1),
        Some(_) if by_tab => None,
        Some(_) if on => Some(0),
        Some(_) => last,
    };
    state.focus_on(next.map(|at| lit[at]));
    if state.focus.is_none() && by_tab {
        ui.memory_mut(|memory| {
            memory.set_focus_lock_filter(board_id(ui), egui::EventFilter::default());
            memory.move_focus(if on {
                egui::FocusDirection::Next
            } else {
                egui::FocusDirection::Previous
            });
        });
    }
}
