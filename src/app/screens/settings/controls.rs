//! The keys: what each does, and another one in its place.

use super::rows::Room;
use crate::{
    app::{
        look::{glyphs, palette, sizes},
        widgets::{self, Button},
    },
    store::{KeyRefusal, Keys, Shortcut},
    text::{t, t_args},
};
use egui::{Event, Key, Rect, Ui, vec2};
use strum::VariantArray;

/// Height of a row and of its buttons.
const ROW: f32 = BUTTON + 1.0;
const BUTTON: f32 = sizes::TARGET;
/// Room for the name of a key.
const CAP: f32 = 42.0;

/// The memory of the tab.
#[derive(Clone, Debug, Default)]
pub(super) struct Controls {
    /// The action whose new key is waited for.
    listens: Option<Shortcut>,
    /// The key that could not be taken, and why.
    refused: Option<(String, KeyRefusal)>,
}

/// The words for an action.
fn action(shortcut: Shortcut) -> String {
    t(&format!("settings-key-{}", shortcut.name()))
}

/// The key that was pressed alone in this frame, anew.
fn pressed(events: &[Event]) -> Option<Key> {
    events.iter().find_map(|event| match event {
        Event::Key {
            key,
            pressed: true,
            repeat: false,
            modifiers,
            ..
        } if !(modifiers.alt || modifiers.ctrl || modifiers.command) => Some(*key),
        _ => None,
    })
}

/// True for keys that are held while others are pressed.
const fn is_held(key: Key) -> bool {
    use Key::{AltLeft, AltRight, ControlLeft, ControlRight, ShiftLeft, ShiftRight, SuperLeft, SuperRight};
    matches!(
        key,
        AltLeft | AltRight | ControlLeft | ControlRight | ShiftLeft | ShiftRight | SuperLeft | SuperRight
    )
}

impl Controls {
    /// True while a key is waited for.
    pub(super) const fn is_listening(&self) -> bool {
        self.listens.is_some()
    }

    /// Takes the key that is waited for; nothing else hears of it.
    pub(super) fn listen(&mut self, ui: &Ui, keys: &mut Keys) {
        let Some(shortcut) = self.listens else { return };
        let key = ui.input_mut(|input| {
            let key = pressed(&input.events);
            input.events.retain(|event| !matches!(event, Event::Key { .. }));
            key
        });
        match key.filter(|key| !is_held(*key)) {
            None => {}
            Some(Key::Escape) => *self = Self::default(),
            Some(key) => self.give(shortcut, key.name(), keys),
        }
    }

    /// Gives an action a key, or keeps the reason why not; then another one is waited for.
    fn give(&mut self, shortcut: Shortcut, key: &str, keys: &mut Keys) {
        match keys.bind(shortcut, key) {
            Ok(()) => *self = Self::default(),
            Err(refusal) => self.refused = Some((key.to_owned(), refusal)),
        }
    }

    /// Draws the tab.
    pub(super) fn ui(&mut self, room: &mut Room<'_>, keys: &mut Keys) {
        for &shortcut in Shortcut::VARIANTS {
            let row = room.take(ROW);
            self.row(room.ui, row, shortcut, keys);
        }
        match &self.refused {
            Some((key, refusal)) => warn(room, key, *refusal),
            None if self.is_listening() => room.note(&t("settings-keys-listening")),
            None => room.note(&t("settings-keys-more")),
        }
    }

    fn row(&mut self, ui: &mut Ui, row: Rect, shortcut: Shortcut, keys: &mut Keys) {
        let p = palette(ui.ctx());
        let (text, key) = (action(shortcut), keys.of(shortcut));
        let listens = self.listens == Some(shortcut);
        let change = t(if listens {
            "settings-keys-cancel"
        } else {
            "settings-keys-change"
        });
        let wide = ["settings-keys-cancel", "settings-keys-change"]
            .map(|id| Button::new(t(id)).width(ui))
            .into_iter()
            .fold(0.0, f32::max);
        let place = Rect::from_center_size(row.right_center() - vec2(wide / 2.0, 0.0), vec2(wide, BUTTON));
        let cap = place.left_center() - vec2(CAP, 0.0);
        let usual = Rect::from_center_size(cap - vec2(8.0 + BUTTON / 2.0, 0.0), vec2(BUTTON, BUTTON));
        let long = usual.left() - row.left() - 8.0;
        widgets::regular(ui, row.left_center(), &text, sizes::LABEL, p.text, long);
        let shown = if listens { "…" } else { key };
        widgets::draw(ui, |pen| widgets::key_cap(pen, cap, shown));
        let label = t_args(
            if listens {
                "settings-keys-cancel-of"
            } else {
                "settings-keys-change-of"
            },
            &[("action", text.as_str().into()), ("key", key.into())],
        );
        if Button::new(change).label(label).show(ui, place).clicked() {
            let listens = (!listens).then_some(shortcut);
            *self = Self { listens, refused: None };
        }
        let was = shortcut.usual_key();
        if key == was {
            return;
        }
        let label = t_args("settings-keys-usual", &[("action", text.into()), ("key", was.into())]);
        let button = Button::new("").glyph(&glyphs::UNDO).label(label);
        if button.show(ui, usual).clicked() {
            *self = Self::default();
            self.give(shortcut, was, keys);
        }
    }
}

/// Says why a key was not taken.
fn warn(room: &mut Room<'_>, key: &str, refusal: KeyRefusal) {
    let text = match refusal {
        KeyRefusal::Fixed => t("settings-keys-fixed"),
        KeyRefusal::Taken(other) => t_args(
            "settings-keys-taken",
            &[("key", key.into()), ("action", action(other).into())],
        ),
    };
    room.warning(&text);
}
