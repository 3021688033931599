//! What holds along whole games: open actions, windows, list lengths; and games with other boxes.

use super::{
    super::{Command, Event, Prompt, Setup, State, WindowKind},
    PRESETS, check_all, play, setup_of,
};
use crate::games::trial;
use crate::rounds::rounds;
use crate::rules::{Game, Seed, legal};

const BOX: &str = include_str!("../../../../assets/argo/box.toml");

/// The setup of the built-in box with some words exchanged.
pub(super) fn setup_with_box(players: usize, changes: &[(&str, &str)], options: &[(&str, &str)]) -> Setup {
    let mut text = BOX.to_owned();
    for (from, to) in changes {
        assert!(text.contains(from), "{from} is not in the box");
        text = text.replace(from, to);
    }
    State::setup(&trial::boxed::<State>(players, options, text)).unwrap()
}

/// A box in which interrupts are common.
pub(super) fn many_time_machines(players: usize, options: &[(&str, &str)]) -> Setup {
    let kinds = ["warehouse", "infirmary", "jump_room", "laser", "lab"];
    let changes: Vec<(String, String)> = kinds
        .iter()
        .map(|kind| (format!("\"{kind}\""), "\"time_machine\"".to_owned()))
        .collect();
    let changes: Vec<(&str, &str)> = changes.iter().map(|(a, b)| (a.as_str(), b.as_str())).collect();
    setup_with_box(players, &changes, options)
}

/// Asserts that an action does not change the board kept for cancelling, and that an interrupt restores it. True after
/// an interrupt.
fn action_is_kept(before: &State, after: &State, events: &[Event]) -> bool {
    let interrupted = events.iter().find_map(|event| match event {
        Event::Interrupted { seat, tile, .. } => Some((*seat, *tile)),
        _ => None,
    });
    let Some((seat, tile)) = interrupted else {
        match (&before.open.before, &after.open.before) {
            (Some(old), Some(new))
                if before.open.phase == after.open.phase && before.open.interrupter == after.open.interrupter =>
            {
                assert_eq!(old, new, "the kept board changed within an action");
            }
            (None, Some(new)) if before.open.turn == after.open.turn && before.open.phase == after.open.phase => {
                assert_eq!(
                    *new, before.open.board,
                    "an action keeps another board than it began with"
                );
            }
            _ => {}
        }
        return false;
    };
    let mut expected = before.open.before.expect("a window stands over an action");
    expected.tokens[tile.index()].insert(seat);
    expected.activations[seat] += 1;
    assert_eq!(after.open.board, expected);
    assert_eq!((after.open.interrupter, after.open.window), (Some(seat), None));
    let used = before.open.window.expect("a window was open").kind;
    assert!(after.open.windows_used[usize::from(used == WindowKind::Mid)]);
    assert_eq!(
        (after.stack, after.open.stack_left),
        (before.stack, before.open.stack_left)
    );
    true
}

#[test]
fn an_interrupt_brings_back_the_table_and_nothing_else_does() {
    let mut interrupts = 0;
    for (players, options) in [
        (2, &[][..]),
        (3, &[("allow_voluntary_pass", "yes")][..]),
        (4, &[("preset", "de")][..]),
        (4, &[("auto_end_turn", "yes"), ("launch_on_alien_adjacency", "any")][..]),
    ] {
        let setup = many_time_machines(players, options);
        for seed in 0..24 {
            let mut last = State::new(&setup, Seed::from_number(seed));
            let (mut turn, mut windows) = (0, Vec::new());
            play(&setup, seed, |state, applied| {
                interrupts += usize::from(action_is_kept(&last, state, &applied.events));
                for event in &applied.events {
                    match event {
                        Event::TurnStarted { turn: next, .. } => (turn, windows) = (*next, Vec::new()),
                        Event::Announced { window, .. } => {
                            assert!(!windows.contains(window), "two windows of one kind in turn {turn}");
                            windows.push(*window);
                        }
                        _ => {}
                    }
                }
                last = state.clone();
            });
        }
    }
    assert!(interrupts > 100, "only {interrupts} interrupts");
}

/// Stepping back is giving back an earlier state; it is allowed exactly while nothing was shown or asked of others.
#[test]
fn what_cannot_be_taken_back_is_what_others_saw_or_said() {
    let setup = many_time_machines(3, &[]);
    for seed in 0..10 {
        let mut last = State::new(&setup, Seed::from_number(seed));
        play(&setup, seed, |state, applied| {
            let final_event = applied.events.iter().any(|event| {
                matches!(
                    event,
                    Event::Revealed { .. }
                        | Event::Announced { .. }
                        | Event::Claimed { .. }
                        | Event::Interrupted { .. }
                        | Event::InterruptEnded { .. }
                        | Event::Committed { .. }
                        | Event::TurnStarted { .. }
                        | Event::GameOver
                ) || matches!(event, Event::Passed { .. }) && last.open.window.is_some()
            });
            assert_eq!(applied.reversible, !final_event, "{:?}", applied.events);
            last = state.clone();
        });
    }
}

#[test]
fn lists_stay_short_with_every_option() {
    let mut lengths = vec![0_usize; 201];
    let mut total = 0;
    let mut measure = |setup: &Setup, seeds: std::ops::Range<u64>| {
        for seed in seeds {
            play(setup, seed, |state, _| {
                for decision in state.decisions(setup) {
                    let length = legal(state, setup, decision.seat).len();
                    assert!(
                        (1..=200).contains(&length),
                        "{length} commands at {:?}",
                        state.open.task
                    );
                    lengths[length] += 1;
                    total += 1;
                }
            });
        }
    };
    for players in 2..=4 {
        for preset in PRESETS {
            measure(&setup_of(players, &[("preset", preset)]), 0..3);
        }
    }
    for option in trial::offered::<State>(4, &[]) {
        for value in option.values.iter().filter(|value| **value != option.value) {
            measure(&setup_of(4, &[(&option.key, value)]), 7..9);
        }
    }
    let mut over = 0;
    let p99 = (0..lengths.len()).rev().find(|&length| {
        over += lengths[length];
        over * 100 > total
    });
    assert!(p99.is_some_and(|length| (60..=120).contains(&length)), "{p99:?}");
}

#[test]
fn other_boxes_keep_every_law() {
    let boxes: [&[(&str, &str)]; 5] = [
        &[("footprint = \"3x3\"", "footprint = \"1x1\"")],
        &[
            ("seats = [2, 3]", "seats = [1, 2, 3]"),
            ("seats = [2, 4]", "seats = [4]"),
            ("seats = [4, 5]", "seats = [1, 1, 4, 5]"),
        ],
        &[
            ("capacity = 2", "capacity = 3"),
            ("kind = \"infirmary\"", "kind = \"lab\""),
        ],
        &[
            ("doors = \"NE\"", "doors = \"N\""),
            ("doors = \"NES\"", "doors = \"NS\""),
        ],
        &[(
            "kind = \"corridor\"\ndoors = \"NES\"",
            "kind = \"teleporter\"\ndoors = \"NES\"",
        )],
    ];
    for changes in boxes {
        for (players, options) in [
            (2, &[][..]),
            (
                3,
                &[("meaner_teleporter", "yes"), ("launch_on_alien_adjacency", "any")][..],
            ),
            (4, &[("preset", "nl")][..]),
        ] {
            let setup = setup_with_box(players, changes, options);
            for seed in 50..50 + rounds(2, 6) {
                check_all(&setup, seed);
            }
        }
    }
}

#[test]
fn the_start_player_is_drawn_and_the_draw_is_never_left_out() {
    let setup = setup_of(4, &[]);
    let starts: Vec<_> = (0..40)
        .map(|s| State::new(&setup, Seed::from_number(s)).open.active)
        .collect();
    for seat in setup.players.seats() {
        assert!(
            (4..=18).contains(&starts.iter().filter(|&&s| s == seat).count()),
            "{starts:?}"
        );
    }
    let fixed = setup_of(4, &[("start_player", "P2")]);
    for seed in 0..20 {
        let (a, b) = (
            State::new(&setup, Seed::from_number(seed)),
            State::new(&fixed, Seed::from_number(seed)),
        );
        assert_eq!(
            (a.open.board, a.stack),
            (b.open.board, b.stack),
            "the seed deals another game"
        );
        assert_eq!(b.open.active.index(), 2);
    }
}

#[test]
fn start_corridors_lie_in_every_way_that_faces_the_waking_room() {
    let setup = setup_of(2, &[]);
    let mut seen = std::collections::BTreeMap::<String, std::collections::BTreeSet<(i8, i8, u8)>>::new();
    for seed in 0..400 {
        let board = State::new(&setup, Seed::from_number(seed)).open.board;
        for tile in setup.modules.iter().skip(1) {
            if let Some(spot) = board.spots[tile.index()] {
                let ways = seen.entry(setup.components.tile(tile).id.clone()).or_default();
                ways.insert((spot.cell.x, spot.cell.y, spot.rot));
            }
        }
    }
    // Alien-free corridors, on four cells, with as many rotations as show a door to the Waking Room.
    let ways: Vec<(&str, usize)> = seen.iter().map(|(id, ways)| (id.as_str(), ways.len())).collect();
    assert_eq!(
        ways,
        [("C01", 4), ("C02", 4), ("C04", 8), ("C06", 12), ("C07", 12), ("C09", 4)]
    );
}

/// A pod for three: the Pilot may depart only alone, and a second passenger does not fill it (POD-4, A-67).
#[test]
fn a_pod_for_three() {
    use crate::rules::Notation;
    let setup = setup_with_box(2, &[("seats = [2, 4]", "seats = [1, 2, 4]")], &[]);
    let position = "tile C01 0,-2 r0\ntile pod2 0,-3 r0\nat C01 P0.pilot\nat pod2 P1.chief\nphase action1\n";
    let mut state = State::parse_position(&setup, position).unwrap();
    let seat = state.open.active;
    let read = |text: &str| State::parse_command(&setup, text).unwrap();
    state.apply(&setup, seat, &read("move P0.pilot pod2")).unwrap();
    let list = legal(&state, &setup, seat);
    assert!(list.contains(&Command::PilotStay) && !list.contains(&Command::PilotDepart));
    assert!(list.len() > 1, "the pod may be moved with both aboard");
    assert_eq!(
        state.explain(&setup, seat, &Command::PilotDepart),
        Some(super::super::Reason::NotAlone)
    );
    let moved = list[1];
    state.apply(&setup, seat, &moved).unwrap();
    let text = state.position_text(&setup);
    assert!(text.contains("at pod2 P1.chief P0.pilot"), "{text}");
}

/// The Lab's alien among two prey asks whom it kills: only possible in a room for three.
#[test]
fn the_lab_asks_for_the_victim_in_a_room_for_three() {
    use crate::rules::Notation;
    let setup = setup_with_box(3, &[("capacity = 2", "capacity = 3")], &[]);
    let position = "tile LAB1 2,0 r1\ntile INF1 0,-2 r0\ntile C03 -2,0 r1\nalien C03\nat LAB1 P0.pilot\n\
                    at INF1 P1.pilot P1.chief P2.explorer\n";
    let mut state = State::parse_position(&setup, position).unwrap();
    let seat = state.open.active;
    for text in ["activate LAB1 P0.pilot", "swap-alien C03", "swap P1.pilot"] {
        let command = State::parse_command(&setup, text).unwrap();
        state.apply(&setup, seat, &command).unwrap();
    }
    assert!(matches!(state.open.task.prompt, Some(Prompt::ChooseVictim { .. })) && state.open.task.lab);
    assert_eq!(legal(&state, &setup, seat).len(), 2);
    let kill = State::parse_command(&setup, "kill P1.chief").unwrap();
    let applied = state.apply(&setup, seat, &kill).unwrap();
    assert_eq!(state.open.board.score[seat], 2);
    // The action is over; no other alien kills in it.
    assert!(
        matches!(state.open.task.prompt, Some(Prompt::ChooseAction { .. })),
        "{:?}",
        applied.events
    );
}
