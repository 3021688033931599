//! Keys that mean the same in every game.

use egui::{EventFilter, Key, Response, Ui};

/// So many lines of a list have a number key.
pub(crate) const DIGITS: usize = 9;

/// The line of a list that a number key chooses, from 0.
#[must_use]
pub(crate) fn digit_pressed(ui: &Ui) -> Option<usize> {
    let key = |digit: usize| Key::from_name(&digit.to_string());
    (0..DIGITS).find(|line| key(line + 1).is_some_and(|key| pressed(ui, key)))
}

/// True if a key was pressed alone.
#[must_use]
pub(crate) fn pressed(ui: &Ui, key: Key) -> bool {
    ui.input(|input| input.key_pressed(key) && !input.modifiers.any())
}

/// True if the keys of a step back were pressed.
#[must_use]
pub(crate) fn undo_pressed(ui: &Ui) -> bool {
    let with_command = |input: &egui::InputState| input.modifiers.command && !input.modifiers.shift;
    pressed(ui, Key::Backspace) || ui.input(|input| with_command(input) && input.key_pressed(Key::Z))
}

/// True if the keys of the way forward were pressed.
#[must_use]
pub(crate) fn forward_pressed(ui: &Ui) -> bool {
    ui.input(|input| {
        let again = input.key_pressed(Key::Y) || (input.modifiers.shift && input.key_pressed(Key::Z));
        input.modifiers.command && again
    })
}

/// Gives a board the keyboard while nothing else has it, and with it Tab and the arrows.
pub(crate) fn hold_focus(ui: &Ui, board: &Response) {
    let reachable = ui.memory(|memory| memory.allows_interaction(ui.layer_id()));
    if ui.memory(egui::Memory::focused).is_none() && reachable {
        board.request_focus();
    }
    let filter = EventFilter {
        tab: true,
        horizontal_arrows: true,
        vertical_arrows: true,
        escape: true,
    };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(board.id, filter));
}
