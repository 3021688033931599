//! Every refusal has its reason, and a command that answers the question has a rule against it.

use super::{
    super::{Astronaut, Cell, Command, Prompt, Reason, Setup, State, Tile},
    play, setup_of,
};
use crate::rounds::rounds;
use crate::rules::{Game, GameRng, Seed, legal};

fn tile(rng: &mut GameRng) -> Tile {
    Tile::from_index(rng.below(40) as usize).unwrap()
}

fn figure(rng: &mut GameRng) -> Astronaut {
    Astronaut::from_index(rng.below(20) as usize).unwrap()
}

/// Near the middle mostly, now and then at the end of the world.
fn cell(rng: &mut GameRng) -> Cell {
    let mut coordinate = || match rng.below(40) {
        0 => i8::MAX,
        1 => i8::MIN,
        n => (n % 13) as i8 - 6,
    };
    Cell {
        x: coordinate(),
        y: coordinate(),
    }
}

/// Any command at all, of the kind with this number.
fn random_command(kind: u32, rng: &mut GameRng) -> Command {
    match kind {
        0 => Command::MoveAlien {
            from: tile(rng),
            to: tile(rng),
        },
        1 => Command::PushAlien { to: tile(rng) },
        2 => Command::KillVictim { astronaut: figure(rng) },
        3 => Command::Build {
            source: rng.below(6) as u8,
            cell: cell(rng),
            rot: rng.below(6) as u8,
        },
        4 => Command::MoveAstronaut {
            astronaut: figure(rng),
            to: tile(rng),
        },
        5 => Command::PushAstronaut {
            victim: figure(rng),
            to: tile(rng),
        },
        6 => Command::TeleportTo { tile: tile(rng) },
        7 => Command::PilotDepart,
        8 => Command::PilotRelocate {
            cell: cell(rng),
            rot: rng.below(6) as u8,
        },
        9 => Command::StopMoving,
        10 => Command::Activate {
            tile: tile(rng),
            activator: figure(rng),
        },
        11 => Command::LaserTarget { tile: tile(rng) },
        12 => Command::Revive { astronaut: figure(rng) },
        13 => Command::SwapAlien { tile: tile(rng) },
        14 => Command::SwapAstronaut { astronaut: figure(rng) },
        15 => Command::RelocateTile { tile: tile(rng) },
        16 => Command::PlaceTileAt {
            cell: cell(rng),
            rot: rng.below(6) as u8,
        },
        17 => Command::LaunchPod { tile: tile(rng) },
        18 => Command::Interrupt {
            tile: tile(rng),
            activator: figure(rng),
        },
        19 => Command::Pass,
        20 => Command::Commit,
        21 => Command::EndInterrupt,
        22 => Command::EndTurn,
        _ => Command::PilotStay,
    }
}

const KINDS: u32 = 24;

/// The kinds of commands that answer the prompt.
fn answers(prompt: Prompt) -> &'static [u32] {
    match prompt {
        Prompt::ChooseAlienMove => &[0],
        Prompt::ChooseAlienPush { .. } => &[1],
        Prompt::ChooseVictim { .. } => &[2],
        Prompt::ChooseBuild => &[3],
        Prompt::ChooseAction { .. } => &[4, 10],
        Prompt::ChooseStep { .. } => &[4, 9],
        Prompt::ChoosePush { .. } => &[5],
        Prompt::ChooseTeleport { .. } => &[6],
        Prompt::ChoosePilot { .. } => &[7, 8, 23],
        Prompt::ChooseLaserTarget => &[11],
        Prompt::ChooseRevive => &[12],
        Prompt::ChooseSwapAlien => &[13],
        Prompt::ChooseSwapAstronaut { .. } => &[14],
        Prompt::ChooseRelocation => &[15],
        Prompt::ChoosePlace { .. } => &[16],
        Prompt::ChooseLaunch => &[17],
        Prompt::React { .. } => &[18, 19],
        Prompt::ConfirmAction => &[20],
        Prompt::ConfirmInterrupt => &[21],
        Prompt::ConfirmTurn => &[22],
    }
}

/// Asks for reasons at a position; the number of specific ones.
fn reasons_hold(state: &State, setup: &Setup, rng: &mut GameRng) -> usize {
    let mut specific = 0;
    for seat in setup.players.seats() {
        let list = legal(state, setup, seat);
        for command in &list {
            assert_eq!(state.explain(setup, seat, command), None, "{command:?} is listed");
        }
        let fitting = state.open.task.prompt.map_or(&[][..], answers);
        for number in 0..12 {
            let fits = number % 2 == 0 && !fitting.is_empty();
            let kind = if fits {
                fitting[rng.below(fitting.len() as u32) as usize]
            } else {
                rng.below(KINDS)
            };
            let command = random_command(kind, rng);
            if list.contains(&command) {
                continue;
            }
            let reason = state.explain(setup, seat, &command);
            let asked = state.decisions(setup).iter().any(|d| d.seat == seat);
            assert_eq!(
                reason == Some(Reason::NotYourTurn),
                !asked && state.open.task.prompt.is_some(),
                "{command:?}"
            );
            // While one figure walks no other one does.
            let walks = matches!(state.open.task.prompt, Some(Prompt::ChooseStep { .. }));
            let generic = matches!(reason, None | Some(Reason::OtherQuestion));
            assert!(
                !generic || !fits && reason.is_some() || walks && reason.is_some(),
                "{reason:?} for {command:?} at {:?}",
                state.open.task
            );
            specific += usize::from(fits && asked);
        }
    }
    specific
}

#[test]
fn every_refusal_names_a_rule_and_nothing_listed_is_refused() {
    let everything: &[(&str, &str)] = &[
        ("allow_voluntary_pass", "yes"),
        ("meaner_teleporter", "yes"),
        ("launch_on_alien_adjacency", "any"),
    ];
    let mut rng = GameRng::new(Seed::from_number(77));
    let mut specific = 0;
    for (options, seeds) in [
        (&[][..], 0..rounds(4, 16)),
        (everything, 16..16 + rounds(2, 8)),
        (&[("preset", "de")][..], 24..24 + rounds(2, 8)),
    ] {
        let setup = setup_of(3, options);
        for seed in seeds {
            play(&setup, seed, |state, _| {
                specific += reasons_hold(state, &setup, &mut rng)
            });
        }
    }
    assert!(specific > rounds(2_500, 10_000), "only {specific}");
}
