//! Commands given as people give them: with the mouse, with keys, from the list.

use super::*;
use podbay::app::board::drawn::Placing;
use podbay::text::t;

/// The label of a place as it is read aloud now.
pub(super) fn label_of<G: Boarded>(harness: &Window<G>, spot: G::Spot) -> String {
    let places = harness.state().screen.places();
    let place = places.iter().find(|place| place.spot == spot);
    let label = &place.expect("a place on the board").label;
    let read = labels(harness, Role::Button);
    let spoken = read.into_iter().find(|spoken| spoken.starts_with(label.as_str()));
    spoken.unwrap_or_else(|| panic!("{label} cannot be clicked"))
}

/// Gives a command with the pointer alone: on the drawing or by its button, and where a place offers several, from its
/// list. Whatever lies on top gets the clicks.
pub(super) fn by_mouse<G: Boarded>(harness: &mut Window<G>, command: &G::Command) {
    let (given, keys) = (harness.state().commands().len(), harness.state().keys);
    let way = harness.state().ways(command).first().cloned();
    for spot in way.iter().flatten() {
        let label = label_of(harness, *spot);
        click(harness, &label);
        if turned(harness, command) {
            let label = label_of(harness, *spot);
            click(harness, &label);
        }
    }
    if way.is_none() {
        let (words, next) = (harness.state().words(command), t("account-next"));
        // A scoring is looked at first.
        while labels(harness, Role::Button).contains(&next) {
            click(harness, &next);
        }
        click(harness, &words);
    } else if harness.state().commands().len() == given {
        click_line(harness, command);
    }
    wait(harness);
    assert_eq!(harness.state().keys, keys, "{command:?} needs a key");
}

/// Points at a button or a place that can be clicked, and clicks.
fn click<G: Boarded>(harness: &mut Window<G>, label: &str) {
    harness.get_by_role_and_label(Role::Button, label).hover();
    harness.run_steps(1);
    harness.get_by_role_and_label(Role::Button, label).click();
    harness.run_steps(2);
}

/// Turns a ghost by its handle until it lies as the command says; false if there is none.
pub(super) fn turned<G: Boarded>(harness: &mut Window<G>, command: &G::Command) -> bool {
    turned_by(harness, command, |harness| click(harness, &t("turn-ghost")))
}

fn turned_by<G: Boarded>(harness: &mut Window<G>, command: &G::Command, turn: fn(&mut Window<G>)) -> bool {
    let Some(mut ghost) = harness.state().screen.ghost() else {
        return false;
    };
    let wanted = harness.state().number(command);
    for _ in 0..4 {
        if ghost == wanted {
            return true;
        }
        turn(harness);
        ghost = harness.state().screen.ghost().expect("it lies there still");
    }
    panic!("the ghost cannot be turned to {command:?}");
}

/// Gives a command from the list of all commands, with the pointer.
pub(super) fn from_list<G: Boarded>(harness: &mut Window<G>, command: &G::Command) {
    click(harness, &t("what-can-i-do"));
    click_line(harness, command);
    wait(harness);
}

/// Clicks the line of a command in the open list, which is scrolled by the wheel until the line is seen.
pub(super) fn click_line<G: Boarded>(harness: &mut Window<G>, command: &G::Command) {
    let node = |harness: &Window<G>| {
        let (at, _) = line_of(harness, command);
        harness.get_all_by_role(Role::ListItem).nth(at).expect("a line").rect()
    };
    let list = harness.get_by_role(Role::List).rect();
    // Its head and its edge are no part of what is scrolled.
    let seen = egui::Rect::from_min_max(list.min + Vec2::new(0.0, 44.0), list.max - Vec2::splat(6.0)).expand(0.5);
    for _ in 0..200 {
        let (at, room) = (node(harness).y_range(), seen.y_range());
        if room.contains(at.min) && room.contains(at.max) {
            break;
        }
        let down = if at.max > room.max { -60.0 } else { 60.0 };
        harness.hover_at(list.center());
        harness.event(egui::Event::MouseWheel {
            unit: egui::MouseWheelUnit::Point,
            delta: Vec2::new(0.0, down),
            phase: egui::TouchPhase::Move,
            source: egui::MouseWheelSource::Wheel,
            modifiers: egui::Modifiers::NONE,
        });
        harness.run_steps(2);
    }
    let at = node(harness).center();
    harness.hover_at(at);
    harness.drag_at(at);
    harness.drop_at(at);
    harness.run_steps(2);
}

/// The number of a command's line in the open list, and the number of lines. The line in focus says its effect too.
pub(super) fn line_of<G: Boarded>(harness: &Window<G>, command: &G::Command) -> (usize, usize) {
    let words = harness.state().words(command);
    let lines = labels(harness, Role::ListItem);
    let more = format!("{words}. ");
    let at = lines.iter().position(|line| *line == words || line.starts_with(&more));
    let at = at.unwrap_or_else(|| panic!("{words} is not among {lines:?}"));
    (at, lines.len())
}

/// Walks to a line of the open list, up or down: the list goes round.
pub(super) fn go_to<G: Boarded>(harness: &mut Window<G>, line: usize, lines: usize) {
    let (key, steps) = if line > lines / 2 {
        (Key::ArrowUp, lines - line)
    } else {
        (Key::ArrowDown, line)
    };
    (0..steps).for_each(|_| press(harness, key));
}

/// Gives a command with Home, Tab and Enter alone, and the key that turns a ghost.
pub(super) fn by_keys<G: Boarded>(harness: &mut Window<G>, command: &G::Command) {
    let given = harness.state().commands().len();
    let way = harness.state().ways(command).first().cloned();
    for spot in way.iter().flatten() {
        press(harness, Key::Home);
        // More places are never lit.
        for _ in 0..200 {
            if harness.state().screen.focus.is_none_or(|focus| focus == *spot) {
                break;
            }
            press(harness, Key::Tab);
        }
        assert_eq!(harness.state().screen.focus, Some(*spot), "{command:?}");
        press(harness, Key::Enter);
        if turned_by(harness, command, |harness| press(harness, Key::R)) {
            press(harness, Key::Enter);
        }
    }
    if harness.state().commands().len() == given {
        by_line(harness, command, way.is_none());
    }
    wait(harness);
}

/// Gives a command from a list by arrows and Enter; `closed` if the list of all has to be opened first.
fn by_line<G: Boarded>(harness: &mut Window<G>, command: &G::Command, closed: bool) {
    if closed {
        press(harness, Key::H);
    }
    harness.run_steps(1);
    let (line, lines) = line_of(harness, command);
    go_to(harness, line, lines);
    press(harness, Key::Enter);
}

/// Asserts that this was given since there were so many commands, and nothing but what makes it final by itself.
pub(super) fn assert_given<G: Boarded>(harness: &Window<G>, given: usize, wanted: &G::Command) {
    let commands = harness.state().commands();
    let (first, rest) = commands[given..].split_first().expect("something was given");
    let context = || format!("{commands:?}");
    assert_eq!(first, wanted, "{}", context());
    let by_itself = matches!(G::placing(wanted), Placing::AsGhostForGood | Placing::ForGood);
    assert!(
        rest.len() <= usize::from(by_itself) && rest.iter().all(G::goes_on),
        "{}",
        context()
    );
}
