//! A record with something changed in it is refused at that entry.

use crate::support::{header, recorded, setup, short};
use podbay::{
    games::{
        alien_frontiers::{Command, Dice, Place, State},
        any::{GameId, GameVisitor, Listed},
    },
    protocol::view_digest,
    record::{Action, Difference, Record, Start, load, verify},
    rules::{Game, Seat, Seed, Viewer, legal, scenario::Scripted},
};

/// A random game of four rounds, and the states after each entry.
fn played() -> (Record<State>, Vec<State>) {
    let setup = setup::<State>(3, &[("round_limit", "4")]);
    recorded(&setup, Seed::from_number(4), usize::MAX)
}

/// The same dice with one value changed.
fn other_die(dice: Dice) -> Dice {
    let mut dice = dice;
    if let Some(class) = dice.0[0].as_mut() {
        class.value = class.value % 6 + 1;
    }
    dice
}

/// The state with one rolled die changed.
fn other_roll(state: &State, seat: Seat) -> Option<State> {
    let mut state = state.clone();
    let in_hand = |place: &&mut Place| matches!(place, Place::Hand { .. });
    let place = state.board.players[seat].ships.iter_mut().find(in_hand)?;
    if let Place::Hand { value } = place {
        *value = *value % 6 + 1;
    }
    Some(state)
}

#[test]
fn a_record_with_one_die_changed_is_refused_at_that_entry() {
    let (record, states) = played();
    let loaded = load::<State>(&record.to_bytes().unwrap()).unwrap();
    assert_eq!((&loaded.record, loaded.damage), (&record, None));
    assert_eq!(verify(&record).unwrap().at(), record.entries.len());
    let (mut docked, mut rolled) = (0, 0);
    for (index, entry) in record.entries.iter().enumerate() {
        let Action::Command { seat, command, .. } = entry.action else {
            continue;
        };
        let mut changed = record.clone();
        match command {
            Command::Dock { facility, dice } => {
                let dice = other_die(dice);
                changed.entries[index].action = Action::Command {
                    seat,
                    command: Command::Dock { facility, dice },
                    timed_out: false,
                };
                docked += 1;
            }
            Command::Roll => {
                let Some(other) = other_roll(&states[index], seat) else {
                    continue;
                };
                changed.entries[index].digest = view_digest(&other.view(Viewer::Spectator));
                rolled += 1;
            }
            _ => continue,
        }
        let refused = verify(&changed).map(|_| ()).expect_err("a die was changed");
        assert_eq!(refused.entry(), index + 1, "{command:?}");
    }
    assert!(docked > 20 && rolled == 12, "{docked} dockings and {rolled} rolls");
}

#[test]
fn a_record_that_starts_from_a_view_with_one_die_changed_is_refused_at_its_first_entry() {
    let (record, states) = played();
    let rolled = record.entries.iter().position(|entry| {
        matches!(
            entry.action,
            Action::Command {
                command: Command::Roll,
                ..
            }
        )
    });
    let first = rolled.unwrap();
    let Action::Command { seat, .. } = record.entries[first].action else {
        unreachable!("a roll is a command");
    };
    let start = |state: &State| Start::View {
        view: Box::new(state.view(Viewer::Spectator)),
        seed: Seed::from_number(9),
    };
    // One entry from there on, which reveals nothing: it is the same with any hidden order.
    let mut from_there = Record {
        header: header(&record.header.setup, start(&states[first])),
        entries: vec![record.entries[first + 1].clone()],
    };
    assert_eq!(verify(&from_there).unwrap().at(), 1);
    let other = other_roll(&states[first], seat).unwrap();
    from_there.header.start = start(&other);
    let refused = verify(&from_there).map(|_| ()).expect_err("a die was changed");
    assert_eq!(refused.entry(), 1, "{refused:?}");
    assert!(matches!(
        refused,
        Difference::Digest { .. } | Difference::Illegal { .. }
    ));
}

/// Changes one command after the other of a recorded game to another one that was listed as well.
struct Changed;

impl GameVisitor for Changed {
    type Out = ();
    fn visit<G: Scripted + Listed>(self) {
        let setup = G::setup(&short(G::ID, 3)).unwrap();
        let (record, states) = recorded::<G>(&setup, Seed::from_number(4), 60);
        let mut tried = 0;
        for index in (1..record.entries.len()).step_by(3) {
            let Action::Command { seat, command, .. } = &record.entries[index].action else {
                continue;
            };
            let mut others = legal(&states[index - 1], &setup, *seat).into_iter();
            let Some(other) = others.find(|other| other != command) else {
                continue;
            };
            let mut changed = record.clone();
            changed.entries[index].action = Action::Command {
                seat: *seat,
                command: other,
                timed_out: false,
            };
            let refused = verify(&changed).map(|_| ()).expect_err("a command was changed");
            assert_eq!(refused.entry(), index + 1, "{command:?}");
            tried += 1;
        }
        assert!(tried >= 5, "{tried} commands of {}", G::ID.name());
    }
}

#[test]
fn a_record_with_one_command_changed_is_refused_at_that_entry() {
    GameId::ALL.iter().for_each(|game| game.visit(Changed));
}
