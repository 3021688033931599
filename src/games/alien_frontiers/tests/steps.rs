//! One command changes no more than the rules say, and its events tell all of it.

use super::{
    super::{Amount, Board, Command, Event, Facility, Place, Prompt, Setup, State, Tech, Territory},
    naive::Reader,
    setup,
    views::{choose, rich},
};
use crate::rules::{Game, GameRng, Seat, Seed, legal};
use std::collections::BTreeMap;

/// Fuel and ore with signs.
type Change = (i32, i32);

fn goods(board: &Board, seat: Seat) -> Change {
    let goods = board.players[seat].goods;
    (goods.fuel.into(), goods.ore.into())
}

/// Goods that seats got and gave by the events.
fn told(active: Seat, events: &[Event]) -> BTreeMap<Seat, Change> {
    let mut sums: BTreeMap<Seat, Change> = BTreeMap::new();
    let mut add = |seat: Seat, sign: i32, amount: Amount| {
        let sum = sums.entry(seat).or_default();
        *sum = (
            sum.0 + sign * i32::from(amount.fuel),
            sum.1 + sign * i32::from(amount.ore),
        );
    };
    for event in events {
        match *event {
            Event::Gained { seat, gain, .. } => add(seat, 1, gain),
            Event::Paid { seat, price, .. } => add(seat, -1, price),
            Event::CachePaid { gain, .. } => add(active, 1, gain),
            Event::Returned { seat, fuel, ore } => add(seat, -1, Amount::new(fuel, ore)),
            Event::Traded { seat, fuel } => {
                add(seat, -1, Amount::new(fuel, 0));
                add(seat, 1, Amount::new(0, 1));
            }
            Event::Looted { by, from, goods } => {
                let one = match goods {
                    super::super::Goods::Fuel => Amount::new(1, 0),
                    super::super::Goods::Ore => Amount::new(0, 1),
                };
                add(from, -1, one);
                add(by, 1, one);
            }
            _ => {}
        }
    }
    sums
}

/// Goods, points and control change as the events say.
fn events_tell_all(setup: &Setup, before: &Board, after: &Board, events: &[Event]) {
    let sums = told(before.active, events);
    for seat in setup.players.seats() {
        let (was, is) = (goods(before, seat), goods(after, seat));
        let change = sums.get(&seat).copied().unwrap_or_default();
        assert_eq!((was.0 + change.0, was.1 + change.1), is, "{seat:?} {events:?}");
        let mut score = before.players[seat].points.total();
        for event in events {
            if let Event::ScoreChanged { seat: of, from, to } = *event
                && of == seat
            {
                assert_eq!(from, score);
                score = to;
            }
        }
        assert_eq!(score, after.players[seat].points.total());
    }
    for territory in Territory::ALL {
        let mut holder = before.control(territory);
        for event in events {
            if let Event::ControlChanged {
                territory: of,
                from,
                to,
            } = *event
                && of == territory
            {
                assert_eq!(from, holder);
                holder = to;
            }
        }
        assert_eq!(holder, after.control(territory));
    }
}

/// Colonies grow only by placing (INV-4), only `Roll` and `Commit` draw (INV-6), and only they and the end of a turn
/// are irreversible (CMD-4).
fn laws_of_a_step(setup: &Setup, before: &State, after: &State, command: Command, reversible: bool) {
    for seat in setup.players.seats() {
        let placed = |state: &State| -> u32 { state.board.colonies.iter().map(|on| u32::from(on[seat])).sum() };
        let own = command_places(command) && seat == before.board.active;
        assert_eq!(placed(after), placed(before) + u32::from(own), "{command:?}");
    }
    let draws = matches!(command, Command::Roll | Command::Commit);
    assert!(draws || before.rng == after.rng, "{command:?} draws");
    let ended = after.board.turn != before.board.turn || after.board.prompt.is_none();
    let closes = matches!(command, Command::EndTurn | Command::ReturnSurplus { .. }) && ended;
    assert_eq!(reversible, !draws && !closes, "{command:?}");
    if reversible {
        assert_eq!(before.board.turn, after.board.turn);
    }
}

const fn command_places(command: Command) -> bool {
    matches!(command, Command::PlaceColony { .. })
}

/// Ships are neither lost nor found but where the rules say so.
fn fleets_change_by_rule(setup: &Setup, before: &Board, after: &Board, command: Command) {
    for seat in setup.players.seats() {
        let fleet = |board: &Board| {
            board.players[seat]
                .ships
                .iter()
                .filter(|place| **place != Place::Stock)
                .count()
        };
        let terraformed = |board: &Board| {
            let on_station = |place: &&Place| {
                matches!(
                    place,
                    Place::Docked {
                        facility: Facility::TerraformingStation,
                        ..
                    }
                )
            };
            board.players[seat].ships.iter().filter(on_station).count()
        };
        let own = seat == before.active;
        let expected = match command {
            Command::Roll if own => fleet(before) - terraformed(before),
            Command::Dock {
                facility: Facility::Shipyard,
                ..
            } if own => fleet(before) + 1,
            Command::Shoot { .. }
            | Command::AimAt { .. }
            | Command::UsePower {
                card: Tech::PlasmaCannon,
            } if !own => fleet(before) - (terraformed(before) - terraformed(after)),
            // Which one was sunk the test of the answers knows; one at most.
            Command::Sink { .. }
            | Command::DiscardCard {
                card: Tech::PlasmaCannon,
            } if !own => {
                assert!(fleet(before) - fleet(after) <= 1);
                fleet(after)
            }
            _ => fleet(before),
        };
        assert_eq!(fleet(after), expected, "{command:?}");
    }
}

/// Docking brings and costs what the text of the facilities says.
fn docking_brings(reader: &Reader<'_>, before: &Board, after: &Board, command: Command) {
    let Command::Dock { facility, dice } = command else {
        return;
    };
    let seat = before.active;
    let sum = dice.sum() as u8;
    let price = reader.price(facility);
    let (fuel, ore) = match facility {
        Facility::SolarConverter => (sum.div_ceil(2) + u8::from(reader.bonus(Territory::LemBadlands)), 0),
        Facility::LunarMine => (0, 1),
        _ => (0, 0),
    };
    let was = goods(before, seat);
    let goods_after = (
        was.0 + i32::from(fuel) - i32::from(price.0),
        was.1 + ore - i32::from(price.1),
    );
    if facility != Facility::RaidersOutpost {
        assert_eq!(goods(after, seat), goods_after, "{command:?}");
    }
    let there = |board: &Board| board.docked_at(facility).count();
    let expected = match facility {
        Facility::RaidersOutpost => 3,
        _ => there(before) + dice.len(),
    };
    assert_eq!(there(after), expected);
    let (old, new) = (&before.flags, &after.flags);
    let artifact = facility == Facility::AlienArtifact;
    assert_eq!(new.credit, old.credit + if artifact { sum } else { 0 });
    assert_eq!(new.cycles, old.cycles + u8::from(artifact));
    let places = matches!(facility, Facility::ColonyConstructor | Facility::TerraformingStation);
    assert_eq!(matches!(after.prompt, Some(Prompt::ChooseTerritory { .. })), places);
    let (was, is) = (before.players[seat].hub, after.players[seat].hub);
    if facility == Facility::ColonistHub {
        let second = old.hub_docked >= 1 && !old.asimov_used && reader.bonus(Territory::AsimovCrater);
        assert_eq!(is, (was + 1 + u8::from(second)).min(7));
        assert_eq!(new.hub_excess, second && was == 6);
        assert_eq!(
            after.players[seat].supply,
            before.players[seat].supply - u8::from(was == 0)
        );
    } else {
        assert_eq!(is, was);
    }
}

#[test]
fn a_command_changes_what_it_says_and_tells_it() {
    let mut docks = BTreeMap::new();
    for seed in 0..9 {
        let setup = setup(2 + seed as usize % 3, &[]);
        let mut game = if seed % 2 == 0 {
            rich(&setup, seed)
        } else {
            State::new(&setup, Seed::from_number(seed))
        };
        let mut rng = GameRng::new(Seed::from_number(seed));
        while let Some(asked) = game.decisions(&setup).pop() {
            let before = game.clone();
            let command = choose(&legal(&game, &setup, asked.seat), &mut rng);
            let applied = game.apply(&setup, asked.seat, &command).unwrap();
            events_tell_all(&setup, &before.board, &game.board, &applied.events);
            laws_of_a_step(&setup, &before, &game, command, applied.reversible);
            fleets_change_by_rule(&setup, &before.board, &game.board, command);
            docking_brings(&Reader::new(&setup, &before.board), &before.board, &game.board, command);
            if let Command::Dock { facility, .. } = command {
                *docks.entry(facility).or_insert(0) += 1;
            }
        }
    }
    assert_eq!(docks.len(), Facility::COUNT, "{docks:?}");
}
