//! The keyboard on the plain table.

use super::{
    panels::Described,
    state::{PlainModel, PlainScreen},
};
use crate::app::frame::{
    DIGITS, TableAction,
    keys::{pressed, undo_pressed},
};
use egui::{Key, Ui};

/// Points that Page Up and Page Down scroll the panels by.
const PAGE: f32 = 320.0;

/// The panels as what has the keyboard while no button has it.
#[must_use]
pub(super) fn table_id(ui: &Ui) -> egui::Id {
    ui.scope_id().with("plain table")
}

/// Reads the keys; returns what they ask for.
pub(super) fn keys<G: Described>(
    ui: &Ui,
    model: &PlainModel<'_, G>,
    state: &mut PlainScreen<G>,
) -> Option<TableAction<G::Command>> {
    let table = table_id(ui);
    let ours = ui.memory(egui::Memory::focused).is_none_or(|id| id == table);
    if pressed(ui, Key::H) {
        state.list_closed = !state.list_closed;
        state.focus = None;
    }
    if pressed(ui, Key::Escape) {
        (state.focus, state.log_open) = (None, false);
    }
    if ours {
        walk(ui, model, state);
    }
    state.jump |= pressed(ui, Key::N);
    for (key, by) in [(Key::PageDown, PAGE), (Key::PageUp, -PAGE)] {
        if pressed(ui, key) {
            state.scroll += by;
        }
    }
    if !state.asking.keys_alive(model.now) {
        return None;
    }
    if undo_pressed(ui) {
        return model.model.step_back();
    }
    let digit = DIGITS.into_iter().position(|key| pressed(ui, key));
    let index = digit.filter(|_| !state.list_closed);
    if let Some(command) = index.and_then(|index| model.legal().get(index)) {
        return state.asking.send(model.model, command.clone(), model.now);
    }
    if ours && pressed(ui, Key::Enter) {
        let focused = state.focus.and_then(|index| model.legal().get(index)).cloned();
        return state
            .asking
            .send(model.model, focused.or_else(|| model.primary.clone())?, model.now);
    }
    None
}

/// Arrows and Tab walk along the list; past its end Tab goes on to the buttons.
fn walk<G: Described>(ui: &Ui, model: &PlainModel<'_, G>, state: &mut PlainScreen<G>) {
    let shifted = ui.input(|input| input.key_pressed(Key::Tab) && input.modifiers.shift_only());
    let (tab, down, up) = (
        pressed(ui, Key::Tab),
        pressed(ui, Key::ArrowDown),
        pressed(ui, Key::ArrowUp),
    );
    let by_tab = tab || shifted;
    if !by_tab && !down && !up {
        return;
    }
    let count = if state.list_closed { 0 } else { model.legal().len() };
    let next = tab || down;
    let focus = match (state.focus, next) {
        _ if count == 0 => None,
        (None, true) => Some(0),
        (None, false) => (!by_tab).then(|| count - 1),
        (Some(index), true) if index + 1 < count => Some(index + 1),
        (Some(index), false) if index > 0 => Some(index - 1),
        (Some(_), _) if by_tab => None,
        (Some(_), true) => Some(0),
        (Some(_), false) => Some(count - 1),
    };
    state.focus = focus;
    state.scroll_to_focus = true;
    if focus.is_none() && by_tab {
        ui.memory_mut(|memory| {
            memory.set_focus_lock_filter(table_id(ui), egui::EventFilter::default());
            memory.move_focus(if next {
                egui::FocusDirection::Next
            } else {
                egui::FocusDirection::Previous
            });
        });
    }
}

/// Gives the table the keyboard while nothing else has it, so that Tab and arrows walk the list.
pub(super) fn hold_focus(ui: &Ui, table: &egui::Response) {
    let focused = ui.memory(egui::Memory::focused);
    let reachable = ui.memory(|memory| memory.allows_interaction(ui.layer_id()));
    if focused.is_none() && reachable {
        table.request_focus();
    }
    let filter = egui::EventFilter {
        tab: true,
        horizontal_arrows: true,
        vertical_arrows: true,
        escape: true,
    };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(table.id, filter));
}
