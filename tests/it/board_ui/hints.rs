//! The hint: asked for by key or button, drawn on the board and said in words, and followed command by command.

use super::*;
use egui::{Rect, Shape, pos2};
use podbay::games::{alien_frontiers, aqua_sphere, argo};
use std::{
    thread,
    time::{Duration, Instant},
};

/// Nothing here takes longer; a test that waits for it has failed.
const DEADLINE: Duration = Duration::from_secs(60);

const BUTTON: &str = "Hint (T)";
/// The words before the reasons of a hint.
const BECAUSE: &str = ", because ";

const BEST: &str = "Best: ";
const LEFT: &str = "The rest of the hint:";

fn says<G: Boarded>(harness: &Window<G>, words: &str) -> bool {
    harness.query_all_by_label_contains(words).next().is_some()
}

/// Draws frames until the hint is there.
fn until_best<G: Boarded>(harness: &mut Window<G>) {
    let end = Instant::now() + DEADLINE;
    while !says(harness, BEST) {
        assert!(
            Instant::now() < end,
            "no hint in time: {:?}",
            labels(harness, Role::Label)
        );
        // The thought has a thread of its own.
        thread::yield_now();
        harness.run_steps(1);
    }
}

/// The words of the steps of the hint that are left, or of its only one.
fn steps<G: Boarded>(harness: &Window<G>) -> Vec<String> {
    let said = labels(harness, Role::Label);
    let numbered = said.iter().filter_map(|line| {
        let (number, words) = line.split_once(". ")?;
        number.parse::<usize>().ok()?;
        Some(words.to_owned())
    });
    let steps: Vec<String> = numbered.collect();
    let head = said.iter().find_map(|line| line.strip_prefix(BEST));
    match head.filter(|_| steps.is_empty()) {
        Some(head) => {
            let what = head.split(BECAUSE).next().unwrap_or(head);
            vec![what.trim_end_matches('.').to_owned()]
        }
        None => steps,
    }
}

/// The legal command of these words.
fn command_of<G: Boarded>(table: &Table<G>, words: &str) -> G::Command {
    let list = table.legal();
    let found = list.iter().find(|command| table.words(command) == words);
    *found.unwrap_or_else(|| panic!("{words:?} is not legal"))
}

/// Follows hints of a game of Argo until one has several steps; returns its window, with the hint on the screen.
fn with_several_steps() -> Window<argo::State> {
    let moves = |prompt: &argo::Prompt| matches!(prompt, argo::Prompt::ChooseAction { .. });
    let mut harness = window(Table::<argo::State>::played_until(1, moves), LARGE);
    for _ in 0..40 {
        press(&mut harness, Key::T);
        until_best(&mut harness);
        let steps = steps(&harness);
        if steps.len() > 1 {
            return harness;
        }
        let (seat, command) = (harness.state().seat(), command_of(harness.state(), &steps[0]));
        harness.state_mut().command(seat, command);
        harness.run_steps(2);
    }
    panic!("no hint has several steps");
}

fn comes_and_goes<G: Boarded>(size: Vec2) {
    let mut harness = window(Table::<G>::new(1, 2, &[]), size);
    press(&mut harness, Key::T);
    until_best(&mut harness);
    assert!(!steps(&harness).is_empty());
    assert!(
        !harness.state().screen.is_idle(),
        "Esc closes the hint and nothing else"
    );
    press(&mut harness, Key::T);
    assert!(!says(&harness, BEST));
    harness.get_by_role_and_label(Role::Button, BUTTON).click();
    harness.run_steps(2);
    until_best(&mut harness);
    press(&mut harness, Key::Escape);
    harness.run_steps(1);
    assert!(!says(&harness, BEST) && harness.state().screen.is_idle());
    assert!(harness.state().commands().is_empty(), "a hint plays nothing");
}

#[test]
fn a_hint_comes_by_key_and_by_button_and_goes_the_same_way_in_argo() {
    comes_and_goes::<argo::State>(LARGE);
    comes_and_goes::<argo::State>(SMALL);
}

#[test]
fn a_hint_comes_by_key_and_by_button_and_goes_the_same_way_in_alien_frontiers() {
    comes_and_goes::<alien_frontiers::State>(LARGE);
    comes_and_goes::<alien_frontiers::State>(SMALL);
}

#[test]
fn a_hint_comes_by_key_and_by_button_and_goes_the_same_way_in_aqua_sphere() {
    comes_and_goes::<aqua_sphere::State>(LARGE);
    comes_and_goes::<aqua_sphere::State>(SMALL);
}

#[test]
fn a_hint_of_several_steps_goes_on_while_it_is_followed() {
    let mut harness = with_several_steps();
    let all = steps(&harness);
    let (seat, first) = (harness.state().seat(), command_of(harness.state(), &all[0]));
    harness.state_mut().command(seat, first);
    harness.run_steps(2);
    assert!(says(&harness, LEFT) && !says(&harness, BEST));
    assert_eq!(steps(&harness), all[1..]);
}

#[test]
fn a_hint_that_is_not_followed_is_gone() {
    let mut harness = with_several_steps();
    let first = command_of(harness.state(), &steps(&harness)[0]);
    let list = harness.state().legal();
    let other = *list.iter().find(|command| **command != first).expect("a choice");
    let seat = harness.state().seat();
    harness.state_mut().command(seat, other);
    harness.run_steps(2);
    assert!(!says(&harness, LEFT) && !says(&harness, BEST));
}

/// All that is drawn on the board.
fn drawn(harness: &Window<argo::State>) -> Vec<String> {
    let board = harness.get_by_role(Role::Canvas).rect();
    let is_board = |clip: egui::Rect| clip.min.distance(board.min) < 1.0 && clip.max.distance(board.max) < 1.0;
    let all = harness.output().shapes.iter();
    let on_board = all.filter(|clipped| is_board(clipped.clip_rect));
    on_board.map(|clipped| format!("{:?}", clipped.shape)).collect()
}

#[test]
fn a_hint_is_drawn_on_the_board_while_it_is_open() {
    let mut harness = window(Table::<argo::State>::new(1, 2, &[]), LARGE);
    // Until nothing pulses any more.
    harness.run_steps(60);
    let before = drawn(&harness);
    harness.run_steps(1);
    assert_eq!(drawn(&harness), before, "the board does not rest");
    press(&mut harness, Key::T);
    until_best(&mut harness);
    harness.run_steps(1);
    assert_ne!(drawn(&harness), before, "nothing of the hint is drawn");
    press(&mut harness, Key::T);
    harness.run_steps(1);
    assert_eq!(drawn(&harness), before, "something of the hint stays");
}

/// A hint in this window, and the place of its card.
fn hinted<G: Boarded>(size: Vec2) -> (Window<G>, Rect) {
    let mut harness = window(Table::<G>::new(1, 2, &[]), size);
    press(&mut harness, Key::T);
    until_best(&mut harness);
    harness.run_steps(1);
    let card = harness.get_by_role_and_label(Role::Group, "Hint").rect();
    (harness, card)
}

fn leaves_the_head_of_the_log<G: Boarded>() {
    let (harness, card) = hinted::<G>(LARGE);
    let menu = harness.get_by_label("What the log shows").rect();
    assert!(!card.intersects(menu), "{card:?} over {menu:?}");
}

#[test]
fn the_card_of_a_hint_leaves_the_head_of_the_log_in_view() {
    leaves_the_head_of_the_log::<argo::State>();
    leaves_the_head_of_the_log::<alien_frontiers::State>();
    leaves_the_head_of_the_log::<aqua_sphere::State>();
}

#[test]
fn nothing_of_the_rail_peeps_out_below_the_card_of_a_hint() {
    let (harness, card) = hinted::<aqua_sphere::State>(SMALL);
    let board = harness.get_by_role(Role::Canvas).rect();
    assert!(card.left() < 84.0 && card.right() < board.left(), "{card:?} {board:?}");
    // The foot of the left rail, beside the bar of actions.
    let foot = Rect::from_min_max(pos2(12.0, board.bottom() + 4.0), pos2(80.0, SMALL.y - 12.0));
    let is_ground = |shape: &Shape| matches!(shape, Shape::Rect(ground) if ground.rect.contains_rect(foot));
    let shapes = &harness.output().shapes;
    let ground = shapes.iter().rposition(|clipped| is_ground(&clipped.shape));
    let over = shapes.iter().skip(ground.expect("a ground") + 1);
    let over = over.filter(|clipped| {
        let seen = clipped.shape.visual_bounding_rect().intersect(clipped.clip_rect);
        seen.is_positive() && seen.intersects(foot)
    });
    assert_eq!(over.count(), 0, "something is drawn there");
}

/// The button is off, says why, and so does the key.
fn is_refused(table: Table<argo::State>, why: &str) {
    let mut harness = window(table, LARGE);
    let label = format!("No hint: {why}");
    let is_off = |harness: &Window<argo::State>| {
        let button = harness.get_by_role_and_label(Role::Button, &label);
        button.accesskit_node().is_disabled()
    };
    assert!(is_off(&harness));
    assert!(harness.query_by_role_and_label(Role::Button, BUTTON).is_none());
    press(&mut harness, Key::T);
    harness.run_steps(1);
    let is_said = |harness: &Window<argo::State>| labels(harness, Role::Label).iter().any(|label| label == why);
    assert!(is_said(&harness), "{:?}", labels(&harness, Role::Label));
    press(&mut harness, Key::Escape);
    harness.run_steps(1);
    assert!(!is_said(&harness));
}

#[test]
fn whoever_is_not_asked_gets_no_hint_and_reads_why() {
    let mut table = Table::<argo::State>::new(1, 2, &[]);
    let seat = table.seat();
    table.mine.retain(|mine| *mine != seat);
    is_refused(table, "It is not your turn.");
}

#[test]
fn a_table_without_hints_says_so() {
    let mut table = Table::<argo::State>::new(1, 2, &[]);
    table.hints = false;
    is_refused(table, "The host has switched hints off at this table.");
}

#[test]
fn spectators_are_offered_no_hint() {
    let mut table = Table::<argo::State>::new(1, 2, &[]);
    table.mine.clear();
    let mut harness = window(table, LARGE);
    press(&mut harness, Key::T);
    harness.run_steps(2);
    assert!(!says(&harness, "Hint"));
}
