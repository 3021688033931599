//! Looking back: a line of the log shows the board as it was then, and nothing can be done there.

use super::*;
use podbay::games::{alien_frontiers, aqua_sphere, argo};

/// A game in which some commands were given, and its states: after how many lines of the log each stood.
pub(super) struct Played<G: Boarded> {
    pub(super) harness: Window<G>,
    states: Vec<(usize, G)>,
}

pub(super) fn played<G: Boarded>(size: Vec2) -> Played<G> {
    let mut harness = window(Table::<G>::new(4, 2, &[]), size);
    let mut rng = GameRng::new(Seed::from_number(2));
    let mut states = Vec::new();
    for _ in 0..12 {
        let table = harness.state_mut();
        let list = table.legal();
        table.command(table.seat(), list[rng.below(list.len() as u32) as usize]);
        states.push((table.screen.lines.len(), table.game.clone()));
        wait(&mut harness);
    }
    let seat = harness.state().seat();
    harness.state_mut().mine = vec![seat];
    wait(&mut harness);
    Played { harness, states }
}

pub(super) fn status<G: Boarded>(harness: &Window<G>) -> String {
    labels(harness, Role::Status).remove(0)
}

/// The places of the board as they are read aloud.
fn board<G: Boarded>(harness: &Window<G>) -> Vec<String> {
    let places = harness.state().screen.places();
    places.iter().map(|place| place.label.clone()).collect()
}

/// The same for a position in which nobody is asked.
fn board_of<G: Boarded>(table: &Table<G>, game: &G, size: Vec2) -> Vec<String> {
    let mut other = Table::of(table.setup.clone(), game.clone());
    other.mine.clone_from(&table.mine);
    other.quiet = true;
    board(&window(other, size))
}

/// Clicks a line of the log, opening it where there is no room for it.
fn click_log<G: Boarded>(harness: &mut Window<G>, line: usize, size: Vec2) {
    if size == SMALL {
        harness.get_by_label("Log").click();
        harness.run_steps(2);
    }
    let names = NAMES.map(str::to_owned);
    let spoken = harness.state().screen.lines[line].spoken(&names);
    let label = format!("{spoken}. Shows the board as it was then.");
    let found = harness.query_all_by_role_and_label(Role::Link, &label).last();
    found.unwrap_or_else(|| panic!("{label} cannot be clicked")).click();
    wait(harness);
}

fn a_line_shows_its_position<G: Boarded>(size: Vec2) {
    let Played { mut harness, states } = played::<G>(size);
    let now = board(&harness);
    let (lines, then) = states[states.len() - 3].clone();
    click_log(&mut harness, lines - 1, size);
    assert!(
        status(&harness).starts_with("You are asked! 2 positions ago, after: "),
        "{}",
        status(&harness)
    );
    let expected = board_of(harness.state(), &then, size);
    assert_eq!(board(&harness), expected);
    assert_ne!(expected, now, "nothing was done in between");
    // Nothing is given from there.
    for key in [Key::Enter, Key::Num1, Key::H, Key::Num1, Key::Backspace, Key::Delete] {
        press(&mut harness, key);
    }
    assert_eq!(harness.state().actions, []);
    assert!(!harness.state().screen.is_idle(), "Esc has something to leave");
    press(&mut harness, Key::Escape);
    harness.run_steps(1);
    assert!(harness.state().screen.is_idle());
    assert_eq!(board(&harness), now);
    click_log(&mut harness, lines - 1, size);
    harness.get_by_label("Back to the game (Esc)").click();
    wait(&mut harness);
    assert_eq!(board(&harness), now);
}

#[test]
fn a_click_on_a_line_of_the_log_shows_the_board_as_it_was() {
    a_line_shows_its_position::<alien_frontiers::State>(LARGE);
    a_line_shows_its_position::<aqua_sphere::State>(LARGE);
    a_line_shows_its_position::<aqua_sphere::State>(SMALL);
    a_line_shows_its_position::<argo::State>(LARGE);
}

fn steps<G: Boarded>() {
    let Played { mut harness, states } = played::<G>(LARGE);
    let (now, newest) = (board(&harness), states.len() - 1);
    press(&mut harness, Key::PageUp);
    wait(&mut harness);
    let at = |harness: &Window<G>, index: usize| {
        assert_eq!(
            board(harness),
            board_of(harness.state(), &states[index].1, LARGE),
            "{index}"
        );
    };
    // A command that says nothing in the log has no line to stop at.
    let has_line = |index: usize| states[index].0 > states[index - 1].0;
    let stops: Vec<usize> = (1..newest).rev().filter(|&index| has_line(index)).collect();
    assert!(stops.len() >= 4, "{stops:?}");
    at(&harness, stops[0]);
    press(&mut harness, Key::ArrowLeft);
    harness.run_steps(1);
    at(&harness, stops[1]);
    harness.get_by_label("Earlier").click();
    wait(&mut harness);
    at(&harness, stops[2]);
    harness.get_by_label("Later").click();
    wait(&mut harness);
    at(&harness, stops[1]);
    for _ in 0..4 {
        if harness.state().screen.is_idle() {
            break;
        }
        press(&mut harness, Key::ArrowRight);
        harness.run_steps(1);
    }
    assert!(
        harness.state().screen.is_idle(),
        "past the newest position lies the game"
    );
    assert_eq!(board(&harness), now);
}

#[test]
fn keys_and_buttons_step_through_the_log() {
    steps::<alien_frontiers::State>();
    steps::<aqua_sphere::State>();
    steps::<argo::State>();
}

#[test]
fn the_game_goes_on_underneath() {
    let Played { mut harness, states } = played::<aqua_sphere::State>(LARGE);
    let other = Seat::wrapping(1 - harness.state().seat().index());
    harness.state_mut().mine = vec![other];
    // The log has another rule for the own last turn.
    wait(&mut harness);
    click_log(&mut harness, states[states.len() - 4].0 - 1, LARGE);
    assert!(status(&harness).starts_with("Looking back"), "{}", status(&harness));
    let then = board(&harness);
    // The others play until this window is asked.
    let mut rng = GameRng::new(Seed::from_number(3));
    for _ in 0..200 {
        let table = harness.state_mut();
        if table.mine.contains(&table.seat()) {
            break;
        }
        let list = table.legal();
        let on = list.iter().find(|command| aqua_sphere::State::goes_on(command));
        let command = *on.unwrap_or(&list[rng.below(list.len() as u32) as usize]);
        table.command(table.seat(), command);
    }
    wait(&mut harness);
    assert!(status(&harness).starts_with("You are asked!"), "{}", status(&harness));
    assert_eq!(board(&harness), then);
    press(&mut harness, Key::Escape);
    wait(&mut harness);
    assert_ne!(board(&harness), then);
}

#[test]
fn what_is_not_kept_is_not_shown() {
    let Played { mut harness, .. } = played::<aqua_sphere::State>(LARGE);
    let newest = harness.state().entries;
    let (view, revision) = (
        aqua_sphere::State::any_view(harness.state().shown().view),
        harness.state().revision,
    );
    let past = &mut harness.state_mut().past;
    past.clear();
    past.keep(newest - 1..=newest, revision, &view);
    press(&mut harness, Key::PageUp);
    wait(&mut harness);
    assert!(harness.state().screen.is_idle(), "only the game as it is now is kept");
}

/// Who comes by keys finds the lines as well.
#[test]
fn enter_on_a_line_shows_its_position() {
    let Played { mut harness, states } = played::<alien_frontiers::State>(LARGE);
    let line = harness.state().screen.lines[states[8].0 - 1].text.clone();
    let link = harness.query_all_by_role(Role::Link).find(|node| {
        let label = node.accesskit_node().label();
        label.is_some_and(|label| label.contains(&line))
    });
    link.expect("a line that can be reached").focus();
    harness.run_steps(1);
    press(&mut harness, Key::Enter);
    wait(&mut harness);
    assert!(!harness.state().screen.is_idle());
    press(&mut harness, Key::ArrowLeft);
    assert_eq!(harness.state().actions, []);
}
