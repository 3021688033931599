//! Keys that mean the same in every game.

use crate::store::{Keys, Shortcut};
use egui::{AsIdSalt, Context, Event, EventFilter, Id, Key, Response, Ui};

fn keys_id() -> Id {
    Id::unique("keys of the settings")
}

/// Sets the keys that a player may change, for this and the following frames.
pub(crate) fn set_keys(ctx: &Context, keys: Keys) {
    ctx.data_mut(|data| data.insert_temp(keys_id(), keys));
}

/// The keys as they are set.
#[must_use]
pub(crate) fn keys_of(ctx: &Context) -> Keys {
    ctx.data(|data| data.get_temp(keys_id())).unwrap_or_default()
}

/// The name of the key of an action, for a cap or a sentence.
#[must_use]
pub(crate) fn key_name(ctx: &Context, shortcut: Shortcut) -> &'static str {
    keys_of(ctx).of(shortcut)
}

/// True if the key of an action was pressed alone, and not while somebody writes.
#[must_use]
pub(crate) fn struck(ctx: &Context, shortcut: Shortcut) -> bool {
    let key = Key::from_name(key_name(ctx, shortcut));
    let alone = |key| ctx.input(|input| input.key_pressed(key) && !input.modifiers.any());
    key.is_some_and(alone) && !ctx.text_edit_focused()
}

/// True while the key of an action is held, with or without Shift, and not while somebody writes.
#[must_use]
pub(crate) fn held(ctx: &Context, shortcut: Shortcut) -> bool {
    let key = Key::from_name(key_name(ctx, shortcut));
    let down = |key| ctx.input(|input| input.key_down(key) && !input.modifiers.command && !input.modifiers.alt);
    key.is_some_and(down) && !ctx.text_edit_focused()
}

/// So many lines of a list have a number key.
pub(crate) const DIGITS: usize = 9;

/// The line of a list that a number key chooses, from 0.
#[must_use]
pub(crate) fn digit_pressed(ui: &Ui) -> Option<usize> {
    let key = |digit: usize| Key::from_name(&digit.to_string());
    (0..DIGITS).find(|line| key(line + 1).is_some_and(|key| pressed(ui, key)))
}

/// True if a key was pressed alone, and not while somebody writes.
#[must_use]
pub(crate) fn pressed(ui: &Ui, key: Key) -> bool {
    ui.input(|input| input.key_pressed(key) && !input.modifiers.any()) && !ui.ctx().text_edit_focused()
}

/// True if a key went down alone; one that was down before and repeats does not count.
#[must_use]
pub(crate) fn pressed_anew(ui: &Ui, wanted: Key) -> bool {
    let anew = |event: &Event| {
        matches!(event, Event::Key { key, pressed: true, repeat: false, modifiers, .. }
            if *key == wanted && !modifiers.any())
    };
    ui.input(|input| input.events.iter().any(anew))
}

/// What is remembered of something that came up.
#[derive(Clone, Copy, Debug)]
struct Shown {
    /// The time at which it came up.
    since: f64,
    /// The pass that drew it last.
    pass: u64,
}

/// True while what has this name has been on the screen for less than so many seconds: keys and clicks from before mean
/// something else. Asked in every frame that draws it.
#[must_use]
pub(crate) fn just_came_up(ui: &Ui, name: impl AsIdSalt, seconds: f64) -> bool {
    let (id, now) = (Id::unique("came up").with(name), ui.input(|input| input.time));
    let pass = ui.ctx().cumulative_pass_nr();
    let old: Option<Shown> = ui.data(|data| data.get_temp(id));
    let since = old.filter(|old| pass <= old.pass + 1).map_or(now, |old| old.since);
    ui.data_mut(|data| data.insert_temp(id, Shown { since, pass }));
    let left = since + seconds - now;
    if left > 0.0 {
        ui.ctx().request_repaint_after_secs(left as f32);
    }
    left > 0.0
}

/// True if the question mark was pressed, wherever a keyboard has it, and not while somebody writes.
#[must_use]
pub(crate) fn rules_pressed(ui: &Ui) -> bool {
    let asked = |input: &egui::InputState| {
        let with_others = input.modifiers.command || input.modifiers.ctrl;
        input.key_pressed(Key::Questionmark) && !with_others
    };
    ui.input(asked) && !ui.ctx().text_edit_focused()
}

/// True if the keys of a step back were pressed.
#[must_use]
pub(crate) fn undo_pressed(ui: &Ui) -> bool {
    let with_command = |input: &egui::InputState| input.modifiers.command && !input.modifiers.shift;
    let both = ui.input(|input| with_command(input) && input.key_pressed(Key::Z)) && !ui.ctx().text_edit_focused();
    pressed(ui, Key::Backspace) || both
}

/// True if the keys of the way forward were pressed.
#[must_use]
pub(crate) fn forward_pressed(ui: &Ui) -> bool {
    let both = ui.input(|input| {
        let again = input.key_pressed(Key::Y) || (input.modifiers.shift && input.key_pressed(Key::Z));
        input.modifiers.command && again
    });
    both && !ui.ctx().text_edit_focused()
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
