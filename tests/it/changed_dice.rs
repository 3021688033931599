//! A record of Alien Frontiers with one die changed is refused at that entry.

use crate::support::config;
use podbay::{
    games::alien_frontiers::{Command, Dice, Place, Setup, State},
    protocol::{Name, PROTOCOL_VERSION, TableId, view_digest},
    record::{Action, Difference, Entry, FORMAT, Header, Record, RecordedSeat, Start, Versions, load, verify},
    rules::{Game, GameRng, Seat, Seed, Viewer, legal},
};

fn header(setup: &Setup, start: Start<State>) -> Header<State> {
    let seat = |index: u8| RecordedSeat {
        device: podbay::protocol::DeviceId([index; 32]),
        name: Name::parse("Ada").unwrap(),
        bot: true,
    };
    Header {
        versions: Versions {
            format: FORMAT,
            protocol: PROTOCOL_VERSION,
            game: "alien-frontiers".to_owned(),
            rules: State::rules_version(setup),
            program: "test".to_owned(),
        },
        table: TableId([7; 16]),
        number: 1,
        setup: setup.clone(),
        seats: State::seats(setup).seats().map(|s| seat(s.index() as u8)).collect(),
        start,
    }
}

/// A random game of four rounds, and the states after each entry.
fn played() -> (Record<State>, Vec<State>) {
    let setup = State::setup(&config("alien-frontiers", 3, &[("round_limit", "4")])).unwrap();
    let seed = Seed::from_number(4);
    let mut game = State::new(&setup, seed);
    let mut record = Record {
        header: header(&setup, Start::Given(seed)),
        entries: Vec::new(),
    };
    let (mut rng, mut states) = (GameRng::new(Seed::from_number(1)), Vec::new());
    while let Some(decision) = game.decisions(&setup).pop() {
        let list = legal(&game, &setup, decision.seat);
        let command = list[rng.below(list.len() as u32) as usize];
        game.apply(&setup, decision.seat, &command).unwrap();
        states.push(game.clone());
        record.entries.push(Entry {
            action: Action::Command {
                seat: decision.seat,
                command,
                timed_out: false,
            },
            digest: view_digest(&game.view(Viewer::Spectator)),
        });
    }
    (record, states)
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
