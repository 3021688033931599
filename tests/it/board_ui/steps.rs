//! What others do is followed step by step, at the pace that the player chose, and shown again by one key.

use super::{past::status, *};
use egui::ViewportId;
use podbay::games::{alien_frontiers, aqua_sphere, argo};
use std::time::Duration;

/// Seconds from one frame to the next.
const FRAME: f32 = 0.1;

/// Commands of others that come at once, and the states after each.
struct Quick<G: Boarded> {
    harness: Window<G>,
    commands: Vec<G::Command>,
    states: Vec<G>,
}

/// The places of the board as they are read aloud, but for links of an open action: those tell how it came about.
fn board<G: Boarded>(harness: &Window<G>) -> Vec<String> {
    let told = |spot: &G::Spot| {
        let name = format!("{spot:?}");
        name.starts_with("Link") || name.starts_with("Activation")
    };
    let places = harness.state().screen.places().iter();
    places
        .filter(|place| !told(&place.spot))
        .map(|place| place.label.clone())
        .collect()
}

/// The same for a position in which nobody is asked.
fn board_of<G: Boarded>(table: &Table<G>, game: &G) -> Vec<String> {
    let mut other = Table::of(table.setup.clone(), game.clone());
    other.mine.clone_from(&table.mine);
    other.quiet = true;
    board(&window(other, LARGE))
}

/// True if the log tells of a command.
fn is_told<G: Boarded>(table: &Table<G>, events: &[G::Event]) -> bool {
    let shown = table.shown();
    let told =
        |event: &G::Event| G::begins_turn(event).is_none() && G::event(table.model(&shown).about(), event).is_some();
    events.iter().any(told)
}

/// The next commands at random, with the states after each, if others give all of them and the log tells of each.
fn told_by_others<G: Boarded>(
    table: &Table<G>,
    rng: &mut GameRng,
    count: usize,
    me: Seat,
) -> Option<(Vec<G::Command>, Vec<G>)> {
    let (mut game, mut commands, mut states) = (table.game.clone(), Vec::new(), Vec::new());
    for _ in 0..count {
        let seat = game.decisions(&table.setup).first()?.seat;
        let list = legal(&game, &table.setup, seat);
        let command = list[rng.below(list.len() as u32) as usize];
        let applied = game.apply(&table.setup, seat, &command).ok()?;
        // The points of a round are explained until somebody goes on.
        let scores = applied.events.len() > 8;
        if seat == me || scores || !is_told(table, &applied.events) {
            return None;
        }
        commands.push(command);
        states.push(game.clone());
    }
    Some((commands, states))
}

/// A window of one player, before others give so many commands at once.
fn before<G: Boarded>(count: usize, seed: u64) -> Quick<G> {
    let mut table = Table::<G>::new(seed, 3, &[]);
    let mut rng = GameRng::new(Seed::from_number(seed));
    let me = Seat::wrapping(1);
    let (commands, states) = loop {
        let acted = table.revision > 20;
        if let Some(found) = told_by_others(&table, &mut rng, count, me).filter(|_| acted) {
            break found;
        }
        let list = table.legal();
        table.command(table.seat(), list[rng.below(list.len() as u32) as usize]);
    };
    table.mine = vec![me];
    let mut harness = window_at(FRAME, table, LARGE);
    harness.run_steps(80);
    Quick {
        harness,
        commands,
        states,
    }
}

impl<G: Boarded> Quick<G> {
    /// All of them come in one frame.
    fn come(&mut self) {
        for command in &self.commands {
            let table = self.harness.state_mut();
            table.command(table.seat(), *command);
        }
        self.harness.run_steps(1);
    }

    fn is_behind(&self) -> bool {
        self.harness.state().screen.is_behind()
    }
}

/// The line of the log that tells first of a position, in words.
fn line_of<G: Boarded>(table: &Table<G>, entry: u32) -> String {
    let lines = table.screen.lines.iter();
    let line = lines
        .filter(|line| line.entry == entry)
        .find(|line| line.kind != podbay::app::frame::LineKind::Turn);
    line.expect("the log tells of it").text.clone()
}

fn one_after_the_other<G: Boarded>() {
    let mut quick = before::<G>(3, 1);
    let first = quick.harness.state().entries + 1;
    quick.come();
    let expected: Vec<Vec<String>> = quick
        .states
        .iter()
        .map(|game| board_of(quick.harness.state(), game))
        .collect();
    for (step, entry) in (0..2).zip(first..) {
        assert!(quick.is_behind(), "step {step} is not shown");
        assert_eq!(board(&quick.harness), expected[step], "step {step}");
        let words = line_of(quick.harness.state(), entry);
        let said = status(&quick.harness);
        assert!(said.contains(&words), "{said} does not say {words}");
        // At least so long it can be read.
        quick.harness.run_steps(7);
        assert_eq!(board(&quick.harness), expected[step], "step {step} goes too soon");
        // Some pieces need longer for their way.
        for _ in 0..60 {
            if status(&quick.harness) != said {
                break;
            }
            quick.harness.run_steps(1);
        }
    }
    assert!(!quick.is_behind(), "the newest one is there");
    let words = line_of(quick.harness.state(), first + 2);
    assert!(status(&quick.harness).contains(&words), "the last step is told as well");
}

#[test]
fn three_quick_commands_of_another_player_are_seen_one_after_the_other() {
    one_after_the_other::<argo::State>();
    one_after_the_other::<alien_frontiers::State>();
    one_after_the_other::<aqua_sphere::State>();
}

#[test]
fn a_piece_of_a_later_step_waits_for_it() {
    let mut table = Table::<argo::State>::at("tile C01 0,-2 r0\ntile C02 0,-3 r0");
    table.mine = vec![Seat::wrapping(1)];
    let mut harness = window_at(FRAME, table, LARGE);
    harness.run_steps(30);
    let place = |harness: &Window<argo::State>| {
        let now = harness.ctx.input(|input| input.time);
        let pieces = harness.state().screen.pieces(now).into_iter();
        let mut figures = pieces.filter(|(at, _)| format!("{:?}", at.piece).starts_with("Figure"));
        let highest = figures.by_ref().map(|(at, _)| at.at.y).fold(f32::INFINITY, f32::min);
        (highest / 10.0).round() as i32
    };
    assert!(place(&harness) > -14, "everybody is in the Waking Room");
    for step in ["move P0.explorer C01", "move P0.explorer C02"] {
        let table = harness.state_mut();
        let command = <argo::State as podbay::rules::Notation>::parse_command(&table.setup, step).expect("a command");
        table.command(table.seat(), command);
    }
    let mut seen = Vec::new();
    for _ in 0..16 {
        harness.run_steps(1);
        seen.push(place(&harness));
    }
    // She rests on the first tile until that step was read.
    assert!(seen.iter().filter(|y| **y == -20).count() >= 4, "{seen:?}");
    assert_eq!(seen.last(), Some(&-30), "{seen:?}");
}

#[test]
fn no_frame_on_the_way_to_the_newest_position_says_that_the_game_is_over() {
    for seed in 1..4 {
        let mut quick = before::<aqua_sphere::State>(3, seed);
        quick.come();
        assert!(quick.is_behind());
        // The frame that takes the key still shows the earlier position.
        quick.harness.key_press(Key::Space);
        for _ in 0..6 {
            let said = status(&quick.harness);
            assert!(!said.contains("game is over"), "seed {seed}: {said}");
            quick.harness.step();
        }
    }
}

#[test]
fn space_shows_the_newest_position() {
    let mut quick = before::<alien_frontiers::State>(4, 1);
    quick.come();
    assert!(quick.is_behind());
    press(&mut quick.harness, Key::Space);
    quick.harness.run_steps(1);
    assert!(!quick.is_behind() && quick.harness.state().actions.is_empty());
    let now = quick.harness.ctx.input(|input| input.time);
    assert!(!quick.harness.state().screen.is_moving(now), "all pieces lie");
}

/// Others act until the player of the window is asked; all their commands come at once.
fn asked_meanwhile<G: Boarded>() -> Window<G> {
    let mut quick = before::<G>(2, 1);
    quick.come();
    let mut rng = GameRng::new(Seed::from_number(3));
    let table = quick.harness.state_mut();
    while !table.mine.contains(&table.seat()) {
        let list = table.legal();
        table.command(table.seat(), list[rng.below(list.len() as u32) as usize]);
    }
    quick.harness.run_steps(2);
    assert!(quick.is_behind());
    quick.harness
}

fn nothing_is_given_in_an_old_position<G: Boarded>() {
    for key in [Key::Enter, Key::Num1, Key::Tab, Key::H, Key::ArrowDown, Key::Backspace] {
        let mut harness = asked_meanwhile::<G>();
        press(&mut harness, key);
        harness.run_steps(1);
        let table = harness.state();
        assert!(!table.screen.is_behind(), "{key:?} shows the newest position");
        assert!(
            table.actions.is_empty() && table.screen.focus.is_none(),
            "{key:?} is taken"
        );
    }
    let mut harness = asked_meanwhile::<G>();
    let at = harness.state().screen.places()[0].shape.bounds().center();
    harness.hover_at(at);
    harness.run_steps(1);
    harness.drag_at(at);
    harness.run_steps(1);
    assert!(harness.state().screen.is_behind(), "the button is not let go");
    harness.drop_at(at);
    harness.run_steps(2);
    let table = harness.state();
    assert!(!table.screen.is_behind(), "a click shows the newest position");
    assert!(
        table.actions.is_empty() && table.screen.chosen.is_empty(),
        "and is not taken"
    );
}

#[test]
fn a_key_or_a_click_shows_the_newest_position_and_is_not_taken_for_an_old_one() {
    nothing_is_given_in_an_old_position::<argo::State>();
    nothing_is_given_in_an_old_position::<alien_frontiers::State>();
    nothing_is_given_in_an_old_position::<aqua_sphere::State>();
}

#[test]
fn without_motion_or_unseen_the_newest_position_is_there_at_once() {
    let still: [fn(&mut Window<aqua_sphere::State>); 3] = [
        |harness| look::set_piece_time(&harness.ctx, 0.0),
        |harness| look::set_reduced_motion(&harness.ctx, true),
        |harness| {
            let viewport = harness.input_mut().viewports.entry(ViewportId::ROOT).or_default();
            viewport.minimized = Some(true);
        },
    ];
    for set in still {
        let mut quick = before::<aqua_sphere::State>(3, 1);
        set(&mut quick.harness);
        quick.come();
        assert!(!quick.is_behind());
    }
}

#[test]
fn a_fast_pace_takes_half_the_time() {
    let frames = |time: f64| {
        let mut quick = before::<aqua_sphere::State>(3, 1);
        look::set_piece_time(&quick.harness.ctx, time);
        quick.come();
        let mut frames = 0;
        while quick.is_behind() {
            quick.harness.run_steps(1);
            frames += 1;
            assert!(frames < 200);
        }
        frames
    };
    let (normal, fast) = (frames(1.0), frames(0.5));
    assert!(normal >= 18 && fast * 10 < normal * 7 && fast >= 9, "{normal} {fast}");
}

/// Frames for which a step of another player is shown that does something to the player of the window, or does not.
fn frames_of_a_step<G: Boarded>(touches: bool) -> usize {
    let me = Seat::wrapping(1);
    let mut seed = 2;
    let mut table = Table::<G>::new(seed, 3, &[]);
    let mut rng = GameRng::new(Seed::from_number(2));
    let commands = loop {
        if table.is_over() {
            seed += 1;
            assert!(seed < 20, "no such step in many games");
            table = Table::new(seed, 3, &[]);
        }
        if let Some((commands, _)) = told_by_others(&table, &mut rng, 2, me) {
            let mut copy = table.game.clone();
            let applied = copy.apply(&table.setup, table.seat(), &commands[0]).expect("listed");
            let strikes = applied.events.iter().any(|event| G::strikes(event, me));
            let points = applied.events.iter().any(|event| G::points(event).is_some());
            if strikes == touches && !points {
                break commands;
            }
        }
        let list = table.legal();
        table.command(table.seat(), list[rng.below(list.len() as u32) as usize]);
    };
    table.mine = vec![me];
    let mut harness = window_at(FRAME, table, LARGE);
    harness.run_steps(80);
    for command in commands {
        let table = harness.state_mut();
        table.command(table.seat(), command);
    }
    harness.run_steps(1);
    let mut frames = 0;
    while harness.state().screen.is_behind() {
        harness.run_steps(1);
        frames += 1;
        assert!(frames < 100);
    }
    frames
}

#[test]
fn what_touches_the_own_things_can_be_read_for_longer() {
    assert!(frames_of_a_step::<argo::State>(true) >= 14);
    assert!(frames_of_a_step::<aqua_sphere::State>(true) >= 14);
    assert!((8..14).contains(&frames_of_a_step::<alien_frontiers::State>(false)));
}

#[test]
fn a_long_queue_leaves_out_its_beginning_and_hurries() {
    let mut quick = before::<alien_frontiers::State>(2, 1);
    let mut rng = GameRng::new(Seed::from_number(3));
    let table = quick.harness.state_mut();
    table.mine = vec![Seat::wrapping(3)];
    for _ in 0..60 {
        let list = table.legal();
        table.command(table.seat(), list[rng.below(list.len() as u32) as usize]);
    }
    let mut frames = 0;
    quick.harness.run_steps(1);
    while quick.is_behind() {
        quick.harness.run_steps(1);
        frames += 1;
        assert!(frames < 250, "sixty positions take too long");
    }
    assert!(frames > 20, "nothing was shown: {frames}");
}

/// A question out of turn to the player of the window, before which another player's commands come at once.
#[test]
fn a_question_with_a_clock_is_shown_at_once() {
    let react = |prompt: &argo::Prompt| matches!(prompt, argo::Prompt::React { .. });
    let (mut given, mut table) = (Vec::new(), Table::<argo::State>::new(6, 3, &[]));
    let mut rng = GameRng::new(Seed::from_number(6));
    while !react(&table.prompt()) {
        let list = table.legal();
        let command = (table.seat(), list[rng.below(list.len() as u32) as usize]);
        given.push(command);
        table.command(command.0, command.1);
    }
    let me = table.seat();
    let mut table = Table::<argo::State>::new(6, 3, &[]);
    let late = given.split_off(given.len() - 3);
    for (seat, command) in given {
        table.command(seat, command);
    }
    table.mine = vec![me];
    let mut harness = window_at(FRAME, table, LARGE);
    harness.run_steps(80);
    for (seat, command) in late {
        harness.state_mut().command(seat, command);
    }
    harness.run_steps(2);
    assert!(!harness.state().screen.is_behind());
    let reported = harness.state().actions.iter();
    let reported = reported.filter(|action| matches!(action, Wish::Say(ClientMessage::Displayed { .. })));
    assert_eq!(reported.count(), 1, "the clock runs from now on");
}

/// The boards that V shows, one after the other, and what is said of each.
fn shown_again<G: Boarded>(harness: &mut Window<G>) -> Vec<Vec<String>> {
    press(harness, Key::V);
    let mut seen: Vec<Vec<String>> = Vec::new();
    for _ in 0..400 {
        harness.run_steps(1);
        if !harness.state().screen.is_behind() {
            return seen;
        }
        let now = board(harness);
        if seen.last() != Some(&now) {
            seen.push(now);
        }
    }
    panic!("it does not end");
}

fn v_plays_all_steps<G: Boarded>(reduced: bool) {
    let mut quick = before::<G>(3, 1);
    let me = quick.harness.state().mine[0];
    // The last command of the own seat is that before which nothing is shown.
    let table = quick.harness.state_mut();
    let mut rng = GameRng::new(Seed::from_number(7));
    let at_random = |table: &mut Table<G>, rng: &mut GameRng| {
        let list = table.legal();
        table.command(table.seat(), list[rng.below(list.len() as u32) as usize]);
    };
    while table.seat() != me {
        at_random(table, &mut rng);
    }
    while table.seat() == me {
        at_random(table, &mut rng);
    }
    let mut states = vec![table.game.clone()];
    while table.seat() != me {
        at_random(table, &mut rng);
        states.push(table.game.clone());
    }
    press(&mut quick.harness, Key::Space);
    quick.harness.run_steps(30);
    assert!(!quick.is_behind());
    look::set_reduced_motion(&quick.harness.ctx, reduced);
    quick.harness.run_steps(2);
    let mut expected: Vec<Vec<String>> = Vec::new();
    for game in &states[..states.len() - 1] {
        let next = board_of(quick.harness.state(), game);
        if expected.last() != Some(&next) {
            expected.push(next);
        }
    }
    let seen = shown_again(&mut quick.harness);
    assert_eq!(seen.len(), expected.len());
    assert!(seen == expected, "{:?}", G::ID);
    press(&mut quick.harness, Key::V);
    quick.harness.run_steps(2);
    assert!(quick.is_behind() && !quick.harness.state().screen.is_idle());
    press(&mut quick.harness, Key::Escape);
    quick.harness.run_steps(1);
    assert!(
        !quick.is_behind() && quick.harness.state().screen.is_idle(),
        "Esc leaves it"
    );
}

#[test]
fn v_shows_all_steps_since_the_own_last_turn() {
    v_plays_all_steps::<argo::State>(false);
    v_plays_all_steps::<alien_frontiers::State>(false);
    v_plays_all_steps::<aqua_sphere::State>(true);
}

#[test]
fn the_log_has_a_rule_before_what_came_since_the_own_last_turn() {
    let mut quick = before::<aqua_sphere::State>(3, 1);
    let rule = |harness: &Window<aqua_sphere::State>| {
        let node = harness.query_by_role_and_label(Role::Label, "Since your last turn");
        node.map(|node| node.rect().top())
    };
    quick.come();
    press(&mut quick.harness, Key::Space);
    quick.harness.run_steps(5);
    let top = rule(&quick.harness).expect("a rule");
    let first = quick.harness.state().entries - 2;
    let words = line_of(quick.harness.state(), first);
    let below = quick
        .harness
        .query_all_by_role(Role::Link)
        .filter(|node| node.rect().top() > top);
    let below: Vec<String> = below.filter_map(|node| node.accesskit_node().label()).collect();
    assert!(
        below.iter().any(|label| label.contains(&words)),
        "{words} is not below: {below:?}"
    );
    // For whoever has just acted there is nothing to tell.
    let newest = quick.harness.state().seat();
    let table = quick.harness.state_mut();
    let first = table.legal()[0];
    table.mine = vec![newest];
    table.command(newest, first);
    quick.harness.run_steps(3);
    assert_eq!(rule(&quick.harness), None);
}

#[test]
fn nothing_is_painted_when_all_is_shown() {
    let mut quick = before::<argo::State>(3, 1);
    let delay = |quick: &Quick<argo::State>| quick.harness.output().viewport_output[&ViewportId::ROOT].repaint_delay;
    quick.come();
    assert!(delay(&quick) < Duration::from_secs(1));
    quick.harness.run_steps(150);
    assert!(!quick.is_behind());
    assert_eq!(delay(&quick), Duration::MAX);
}
