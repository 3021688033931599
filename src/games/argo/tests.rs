//! Random play over seeds, players and presets, with every law checked after every command.

mod course;
mod events;
mod explain;
pub(super) mod look;
mod sites;
mod views;

use super::{Command, Event, Setup, State};
use crate::games::trial;
use crate::rounds::rounds;
use crate::rules::{Applied, Game, GameRng, Illegal, Seat, Seed, Status, legal};

const PRESETS: [&str; 7] = ["en", "fr", "nl", "de", "it", "es", "yucata"];

pub(super) fn setup_of(players: usize, options: &[(&str, &str)]) -> Setup {
    trial::setup::<State>(players, options)
}

/// Plays at random to the end, every second seed with a liking for what happens rarely: pods, rooms, interrupts. `each`
/// sees every position. Returns the number of commands.
pub(super) fn play(setup: &Setup, seed: u64, mut each: impl FnMut(&State, &Applied<Event>)) -> (State, usize) {
    let mut state = State::new(setup, Seed::from_number(seed));
    let mut rng = GameRng::new(Seed::from_number(seed ^ 0x5eed));
    let mut list = Vec::new();
    for plies in 0..20_000 {
        let asked = state.decisions(setup);
        if asked.is_empty() {
            return (state, plies);
        }
        let seat = asked[rng.below(asked.len() as u32) as usize].seat;
        list.clear();
        state.legal_commands(setup, seat, &mut list);
        assert!(!list.is_empty(), "nothing listed for {:?}", state.open.task);
        let rare: Vec<Command> = list.iter().copied().filter(|c| is_rare(setup, c)).collect();
        let from = if seed % 2 == 1 && !rare.is_empty() && rng.below(3) != 0 {
            &rare
        } else {
            &list
        };
        let command = from[rng.below(from.len() as u32) as usize];
        let applied = state.apply(setup, seat, &command).unwrap();
        each(&state, &applied);
    }
    panic!("the game does not end");
}

fn is_rare(setup: &Setup, command: &Command) -> bool {
    match *command {
        Command::Build { source, .. } => source == 3,
        Command::MoveAstronaut { to, .. } | Command::PushAstronaut { to, .. } => setup.components.is_pod(to),
        Command::Activate { .. } | Command::Interrupt { .. } | Command::PilotRelocate { .. } => true,
        _ => false,
    }
}

fn check_all(setup: &Setup, seed: u64) {
    let start = State::new(setup, Seed::from_number(seed));
    assert_eq!(start.check_invariants(setup), Ok(()));
    let mut last = None;
    let (end, _) = play(setup, seed, |state, applied| {
        if let Err(law) = state.check_invariants(setup) {
            panic!("seed {seed}: {law}\nbefore {last:?}\nafter {state:?}\n{applied:?}");
        }
        last = Some(state.clone());
    });
    let Status::Finished(outcome) = end.status(setup) else {
        panic!("not finished");
    };
    for standing in outcome.standings {
        assert_eq!(standing.score, standing.points.iter().map(|p| p.value).sum::<i32>());
    }
    assert!(u32::from(end.open.turn) <= setup.max_turns(), "{} turns", end.open.turn);
}

#[test]
fn random_games_keep_every_law() {
    for players in 2..=4 {
        for preset in PRESETS {
            for difficulty in ["easy", "hard"] {
                let setup = setup_of(players, &[("preset", preset), ("difficulty", difficulty)]);
                for seed in 0..rounds(1, 8) {
                    check_all(&setup, seed);
                }
            }
        }
    }
}

#[test]
fn random_games_with_every_other_option_keep_every_law() {
    let odd: [&[(&str, &str)]; 4] = [
        &[("meaner_teleporter", "yes"), ("launch_on_alien_adjacency", "any")],
        &[("allow_voluntary_pass", "yes"), ("laser_points", "0")],
        &[("auto_end_turn", "yes"), ("security_center_slots", "unlimited")],
        &[("stranded", "others_once_more"), ("security_center_slots", "1")],
    ];
    for options in odd {
        let setup = setup_of(4, options);
        for seed in 100..100 + rounds(6, 30) {
            check_all(&setup, seed);
        }
    }
}

#[test]
fn states_survive_saving_and_views_survive_imagining() {
    let plain = setup_of(3, &[]);
    let windows = course::many_time_machines(4, &[]);
    for (setup, seed) in [
        (&plain, 0),
        (&plain, 1),
        (&plain, 2),
        (&windows, 3),
        (&windows, 4),
        (&windows, 5),
    ] {
        play(setup, seed, |state, _| {
            let text = serde_json::to_string(state).unwrap();
            let again: State = serde_json::from_str(&text).unwrap();
            assert_eq!(&again, state);
            trial::answers_as_seen(setup, state, seed + 7);
            for seat in setup.players.seats() {
                assert_eq!(legal(&again, setup, seat), legal(state, setup, seat));
            }
        });
    }
}

#[test]
fn what_is_not_listed_is_refused_and_changes_nothing() {
    let setup = setup_of(4, &[]);
    let mut seen: Vec<Command> = Vec::new();
    play(&setup, 3, |state, _| {
        for seat in setup.players.seats() {
            let list = legal(state, &setup, seat);
            let unique: std::collections::BTreeSet<_> = list.iter().collect();
            assert_eq!(unique.len(), list.len(), "duplicates");
            for command in seen.iter().rev().take(200).filter(|c| !list.contains(c)) {
                let mut copy = state.clone();
                assert!(copy.apply(&setup, seat, command).is_err());
                assert_eq!(&copy, state);
                assert!(state.explain(&setup, seat, command).is_some());
            }
            assert!(list.iter().all(|c| state.explain(&setup, seat, c).is_none()));
            seen.extend(list);
        }
    });
}

#[test]
fn a_finished_game_asks_nobody() {
    let setup = setup_of(2, &[]);
    let (mut end, _) = play(&setup, 1, |_, _| {});
    assert!(end.decisions(&setup).is_empty());
    assert_eq!(
        end.apply(&setup, Seat::wrapping(0), &Command::EndTurn),
        Err(Illegal::GameOver)
    );
}

#[test]
fn a_state_read_from_bytes_knows_its_neighbours() {
    let setup = setup_of(3, &[]);
    play(&setup, 5, |state, _| {
        let text = serde_json::to_string(state).unwrap();
        let again: State = serde_json::from_str(&text).unwrap();
        for tile in setup.modules.iter().chain(setup.pods.iter().copied()) {
            let near: Vec<_> = state.neighbours(&setup, tile).collect();
            assert_eq!(again.neighbours(&setup, tile).collect::<Vec<_>>(), near);
        }
    });
}
