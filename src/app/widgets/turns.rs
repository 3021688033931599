//! One thing after the other: what is typed, and what ends the typing, come in frames of their own.
//!
//! A slow frame brings several keys at once. A field takes its keys in the middle of the frame, and loses the keyboard by
//! a click, by Tab or by Enter: text before a click and text after Enter would be lost.

use egui::{Context, Event, Key, Plugin, RawInput, Ui, ViewportId};

/// Events that wait for a later frame at most. Beyond it they all come at once: nobody types so far ahead.
const WAITING: usize = 256;

/// Has typing and what ends it come in frames of their own from now on.
pub(crate) fn install(ctx: &Context) {
    ctx.add_plugin(Turns::default());
}

#[derive(Debug, Default)]
struct Turns {
    waiting: Vec<Event>,
}

impl Plugin for Turns {
    fn debug_name(&self) -> &'static str {
        "turns"
    }

    fn input_hook(&mut self, _: &Context, input: &mut RawInput) {
        if input.viewport_id != ViewportId::ROOT {
            return;
        }
        self.waiting.append(&mut input.events);
        let end = if self.waiting.len() > WAITING {
            self.waiting.len()
        } else {
            first_turn(&self.waiting)
        };
        input.events.extend(self.waiting.drain(..end));
    }

    fn on_end_pass(&mut self, ui: &mut Ui) {
        if !self.waiting.is_empty() {
            ui.ctx().request_repaint();
        }
    }
}

/// The two kinds of events that do not come in one frame.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Typing,
    Ending,
}

fn kind(event: &Event) -> Option<Kind> {
    match event {
        Event::PointerButton { .. } => Some(Kind::Ending),
        Event::Key { pressed: false, .. } => None,
        Event::Key { key, .. } => Some(match key {
            Key::Enter | Key::Tab | Key::Escape => Kind::Ending,
            _ => Kind::Typing,
        }),
        Event::Text(_) | Event::Paste(_) | Event::Cut | Event::Ime(_) => Some(Kind::Typing),
        _ => None,
    }
}

/// The number of the first events that may come in one frame.
fn first_turn(events: &[Event]) -> usize {
    let mut kinds = events.iter().map(kind);
    let first = kinds.clone().flatten().next();
    kinds
        .position(|kind| kind.is_some() && kind != first)
        .unwrap_or(events.len())
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::Modifiers;

    fn key(key: Key) -> Event {
        Event::Key {
            key,
            physical_key: None,
            pressed: true,
            repeat: false,
            modifiers: Modifiers::NONE,
        }
    }

    #[test]
    fn typing_and_what_ends_it_come_in_frames_of_their_own() {
        let text = || Event::Text("d".to_owned());
        let events = [key(Key::D), text(), key(Key::Enter), key(Key::E), text(), key(Key::Tab)];
        let mut rest = &events[..];
        let mut turns = Vec::new();
        while !rest.is_empty() {
            let end = first_turn(rest);
            turns.push(end);
            rest = &rest[end..];
        }
        assert_eq!(turns, [2, 1, 2, 1]);
        assert_eq!(first_turn(&[Event::Copy, key(Key::Enter), key(Key::Enter)]), 3);
    }
}
