//! No button takes the click that was meant for the one before it in its place: it hears the pointer after half a second.

use egui::{Id, Pos2, Rect, Response, Ui, response::Flags};

/// Seconds after which everybody has seen that another button stands there.
const SETTLES: f64 = 0.5;

/// A button that the pointer was on.
#[derive(Clone, Copy, Debug)]
struct Stood {
    id: Id,
    /// Its words: with the same ones it is no other button, wherever it stands now.
    words: Id,
    rect: Rect,
    /// The first and the last time at which the pointer was on it without a break.
    times: (f64, f64),
    /// The last pass in which it was.
    pass: u64,
}

/// The buttons that the pointer was on lately, and the one that does not hear the click that has begun.
#[derive(Clone, Debug, Default)]
struct Lately {
    stood: Vec<Stood>,
    deaf: Option<Id>,
}

impl Lately {
    /// Takes in that the pointer is on a button.
    fn see(&mut self, seen: Stood) {
        let now = seen.times.1;
        self.stood
            .retain(|stood| stood.id == seen.id || now - stood.times.1 < 2.0 * SETTLES);
        match self.stood.iter_mut().find(|stood| stood.id == seen.id) {
            Some(stood) => {
                let first = if stood.pass + 2 >= seen.pass {
                    stood.times.0
                } else {
                    now
                };
                *stood = Stood {
                    times: (first, now),
                    ..seen
                };
            }
            None => self.stood.push(seen),
        }
    }

    /// True if a button has been where another one was until a moment ago, at the place of the pointer.
    fn is_new(&self, id: Id, at: Pos2, now: f64) -> bool {
        let Some(own) = self.stood.iter().find(|stood| stood.id == id) else {
            return false;
        };
        let was_there = |other: &Stood| {
            let (gone, came) = (other.times.1, own.times.0);
            other.words != own.words && other.rect.contains(at) && gone <= came && came - gone < SETTLES
        };
        now - own.times.0 < SETTLES && self.stood.iter().any(was_there)
    }
}

/// Takes the click by the pointer from a button that has just taken the place of another one. The keyboard and readers
/// press it at once: they name what they press.
pub(super) fn settle(ui: &Ui, response: &mut Response, words: &str) {
    if !response.contains_pointer() {
        return;
    }
    let (now, pressed, at) = ui.input(|input| {
        let pointer = &input.pointer;
        (input.time, pointer.primary_pressed(), pointer.interact_pos())
    });
    let seen = Stood {
        id: response.id,
        words: Id::unique(words),
        rect: response.rect,
        times: (now, now),
        pass: ui.ctx().cumulative_pass_nr(),
    };
    let is_deaf = ui.data_mut(|data| {
        let lately: &mut Lately = data.get_temp_mut_or_default(Id::unique("buttons lately"));
        lately.see(seen);
        if let Some(at) = at.filter(|_| pressed) {
            let is_new = lately.is_new(response.id, at, now);
            if is_new {
                lately.deaf = Some(response.id);
            } else if lately.deaf == Some(response.id) {
                lately.deaf = None;
            }
        }
        lately.deaf == Some(response.id)
    });
    if is_deaf {
        response.flags.remove(Flags::CLICKED);
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Button, sheet};
    use egui::{Pos2, Rect, Vec2, pos2, vec2};
    use egui_kittest::Harness;

    /// What stands at the place of the pointer, and what was pressed.
    #[derive(Default)]
    struct Shown {
        /// The words of the button at the place.
        words: &'static str,
        /// A sheet with a button of these words lies over it.
        over: Option<&'static str>,
        pressed: Vec<&'static str>,
    }

    const PLACE: Rect = Rect::from_min_max(pos2(300.0, 270.0), pos2(400.0, 310.0));

    fn harness(words: &'static str) -> Harness<'static, Shown> {
        let mut ready = false;
        let draw = move |ui: &mut egui::Ui, shown: &mut Shown| {
            if !std::mem::replace(&mut ready, true) {
                crate::app::look::install(ui.ctx());
                return ui.ctx().request_repaint();
            }
            if let Some(over) = shown.over {
                let rect = Rect::from_center_size(PLACE.center(), Vec2::splat(280.0));
                let inside = |ui: &mut egui::Ui, _| Button::new(over).show(ui, PLACE).clicked();
                if sheet::sheet(ui, "over", rect, "Sure?", inside).0 {
                    shown.pressed.push(over);
                }
            }
            for (words, rect) in [(shown.words, PLACE), ("Beside", PLACE.translate(vec2(0.0, 60.0)))] {
                if Button::new(words).show(ui, rect).clicked() {
                    shown.pressed.push(words);
                }
            }
        };
        let shown = Shown {
            words,
            ..Shown::default()
        };
        let mut harness = Harness::builder().with_step_dt(0.05).build_ui_state(draw, shown);
        harness.run_steps(4);
        harness
    }

    /// Presses and releases, a frame each, and shows two more.
    fn click(harness: &mut Harness<'static, Shown>, pos: Pos2) {
        harness.event(egui::Event::PointerMoved(pos));
        for pressed in [true, false] {
            harness.event(egui::Event::PointerButton {
                pos,
                button: egui::PointerButton::Primary,
                pressed,
                modifiers: egui::Modifiers::NONE,
            });
        }
        harness.step();
        harness.run_steps(2);
    }

    #[test]
    fn a_click_meant_for_the_button_before_is_not_taken() {
        let mut harness = harness("Add a player here");
        click(&mut harness, PLACE.center());
        harness.state_mut().words = "Send away for good";
        harness.run_steps(2);
        click(&mut harness, PLACE.center());
        assert_eq!(harness.state().pressed, ["Add a player here"]);
        harness.run_steps(12);
        click(&mut harness, PLACE.center());
        assert_eq!(harness.state().pressed, ["Add a player here", "Send away for good"]);
    }

    #[test]
    fn a_question_is_not_answered_by_the_click_that_asked_it() {
        let mut harness = harness("Send away for good");
        click(&mut harness, PLACE.center());
        harness.state_mut().over = Some("Yes");
        harness.run_steps(3);
        click(&mut harness, PLACE.center());
        assert_eq!(harness.state().pressed, ["Send away for good"]);
        harness.run_steps(12);
        click(&mut harness, PLACE.center());
        // What lies below is not pressed by a second click on what has gone.
        harness.state_mut().over = None;
        harness.run_steps(3);
        click(&mut harness, PLACE.center());
        assert_eq!(harness.state().pressed, ["Send away for good", "Yes"]);
    }

    #[test]
    fn a_button_that_was_there_all_the_time_is_pressed_at_once() {
        let mut harness = harness("Add a player here");
        click(&mut harness, PLACE.center());
        click(&mut harness, PLACE.center());
        click(&mut harness, PLACE.center() + vec2(0.0, 60.0));
        assert_eq!(
            harness.state().pressed,
            ["Add a player here", "Add a player here", "Beside"]
        );
    }
}
