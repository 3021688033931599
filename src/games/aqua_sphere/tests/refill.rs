//! The refill between two rounds.

use super::{
    super::{Board, Card, Engineer, Event, OwnCard, Pool, RoundPart, SUBMARINES, Sector, Setup, State, run::Run},
    setup,
};
use crate::rules::{Game, Seat, Seed};

/// A new game where everybody has passed and round 1 is scored.
fn scored(setup: &Setup, seed: u64) -> State {
    let mut state = State::new(setup, Seed::from_number(seed));
    let board = &mut state.board;
    board.stage = RoundPart::Scoring;
    board.passed = board.order.iter().rev().copied().collect();
    board.prepared = board.passed.len() as u8;
    for seat in setup.players.seats() {
        board.players[seat].engineer = Engineer::Passed;
    }
    state
}

fn refill(setup: &Setup, state: &mut State) -> Vec<Event> {
    let mut run = Run::new(setup, state, Vec::new());
    run.refill();
    run.events
}

/// Time, crystals and octopods of the general supply and the Sectors.
fn goods(board: &Board) -> [u16; 3] {
    let mut all = [0; 3];
    for goods in board.areas.iter().map(|area| area.goods).chain([board.general]) {
        for (sum, part) in all.iter_mut().zip([goods.time, goods.crystals, goods.octopods]) {
            *sum += u16::from(part);
        }
    }
    all
}

/// REF-1, REF-2: old time goes, crystals and octopods are added to, stacks grow by one.
#[test]
fn goods_come_by_the_edges_of_the_tile() {
    let setup = setup(4, &[]);
    for seed in 0..20 {
        let mut state = scored(&setup, seed);
        let before = state.board;
        let top = *state.research.last().unwrap();
        let orientation = usize::from(before.orientation.unwrap());
        refill(&setup, &mut state);
        let tile = setup.components.restock(setup.players, 1).unwrap();
        for (position, sector) in before.ring.into_iter().enumerate() {
            let (old, new) = (before.area(sector).goods, state.board.area(sector).goods);
            let edge = (0..6).find(|edge| (edge + orientation) % 6 == position).unwrap();
            let [time, crystals, octopods] = tile.edges[edge];
            assert_eq!(new.time, time, "old time is gone");
            assert_eq!(new.crystals, old.crystals + crystals);
            assert_eq!(new.octopods, old.octopods + octopods);
            let area = state.board.area(sector);
            assert_eq!((area.research.len(), area.expansions.len()), (2, 2));
            assert_eq!(area.research[0], before.area(sector).research[0]);
        }
        assert_eq!(
            state.board.area(before.ring[0]).research[1],
            top,
            "the ring begins at position 0"
        );
        assert_eq!((state.board.research_left, state.board.expansions_left), (29, 18));
        assert_eq!(goods(&state.board), goods(&before), "nothing is lost");
        assert_eq!(state.check_invariants(&setup), Ok(()));
    }
}

/// REF-4: what the next round begins with, over all rounds.
#[test]
fn tiles_order_and_engineers_of_the_next_round() {
    let setup = setup(3, &[]);
    let mut state = scored(&setup, 2);
    for round in 2..=4 {
        let before = state.clone();
        let events = refill(&setup, &mut state);
        let board = &state.board;
        assert_eq!((board.round(), board.bulb()), (round, round + 1));
        assert_eq!(board.laid.last().copied(), before.board.next);
        assert_eq!(board.next, before.programs.last().copied());
        assert_eq!(board.orientation, before.orientations.last().copied());
        assert_eq!(board.next.is_none(), round == 4);
        assert_eq!(board.order, before.board.passed, "who passed first begins");
        assert_eq!((board.passed.len(), board.active), (0, board.order[0]));
        assert_eq!(
            (board.stage, board.prepared, board.time_taken),
            (RoundPart::Turns, 0, false)
        );
        for seat in setup.players.seats() {
            let (new, old) = (&board.players[seat], &before.board.players[seat]);
            assert_eq!((new.engineer, new.free_used), (Engineer::Start, false));
            assert_eq!((new.programmed, new.scientist), (old.programmed, old.scientist));
        }
        assert_eq!(events.last(), Some(&Event::RoundStarted { round }));
        assert!(events.contains(&Event::TurnOrderSet {
            order: board.order.to_vec()
        }));
        let refilled = events.iter().filter(|event| matches!(event, Event::Refilled { .. }));
        assert_eq!(refilled.count(), Sector::COUNT);
        assert_eq!(state.check_invariants(&setup), Ok(()));
        state.board.passed = state.board.order.iter().rev().copied().collect();
    }
}

/// Marks of the round go, marks for good stay.
#[test]
fn cards_of_the_preparation_are_ready_again() {
    let setup = setup(2, &[]);
    let mut state = scored(&setup, 2);
    let used = |card| OwnCard { card, used: true };
    let cards = [Card::Sidestep, Card::Interim(super::super::Symbol::Red)];
    let seat = Seat::wrapping(1);
    state.board.players[seat].cards = cards.map(used).into_iter().collect();
    state.board.players[seat].free_used = true;
    refill(&setup, &mut state);
    let after = state.board.players[seat].cards.iter().map(|own| own.used);
    assert_eq!(after.collect::<Vec<_>>(), [true, false]);
    assert!(!state.board.players[seat].free_used);
}

/// REF-2, A-11: a supply that runs dry is placed in the order of the ring.
#[test]
fn a_dry_supply_reaches_the_first_sectors() {
    for (option, placed) in [("yes", 2), ("no", 6)] {
        let setup = setup(4, &[("finite_supply", option)]);
        let mut state = scored(&setup, 6);
        (state.board.orientation, state.board.general) = (Some(0), Pool::default());
        state.board.general.crystals = 2;
        let before = state.board;
        refill(&setup, &mut state);
        let came = before
            .ring
            .map(|sector| state.board.area(sector).goods.crystals - before.area(sector).goods.crystals);
        assert_eq!(came.iter().sum::<u8>(), placed);
        if option == "yes" {
            assert_eq!(came, [0, 1, 1, 0, 0, 0]);
            assert_eq!(state.board.general.crystals, 0);
            // The time that lay there comes back before it is placed.
            let time = before.ring.map(|sector| state.board.area(sector).goods.time);
            assert_eq!(time, [5, 2, 3, 1, 3, 2]);
        } else {
            assert_eq!(state.board.general, before.general, "an endless supply is not counted");
        }
    }
}

/// REF-3: the first colour that is not there yet; if both are, the next Sector clockwise.
#[test]
fn neutral_submarines_drift_on() {
    let setup = setup(2, &[]);
    let [one, two] = [2, 3].map(Seat::wrapping);
    let mut seen = [false; 3];
    for seed in 0..40 {
        let mut state = scored(&setup, seed);
        state.board.orientation = Some(0);
        let ring = state.board.ring;
        let slots = &mut state.board.area_mut(ring[0]).submarines;
        let there: &[Seat] = match seed % 3 {
            0 => &[],
            1 => &[one],
            _ => &[one, two],
        };
        let others = slots.iter().filter(|&&owner| owner != one && owner != two);
        *slots = others.chain(there).copied().collect();
        let next = state.board.area(ring[1]).submarines.contains(&one);
        let events = refill(&setup, &mut state);
        let drifted = events.iter().find_map(|event| match event {
            Event::SubmarineDrifted { sector, owner } => Some((*sector, *owner)),
            _ => None,
        });
        let expected = match seed % 3 {
            0 => (ring[0], one),
            1 => (ring[0], two),
            _ => (ring[1], if next { two } else { one }),
        };
        assert_eq!(drifted, Some(expected), "seed {seed}");
        assert_eq!(state.board.area(expected.0).submarines.last(), Some(&expected.1));
        seen[seed as usize % 3] = true;
    }
    assert_eq!(seen, [true; 3]);
}

/// If every Sector has all neutral colours, none comes.
#[test]
fn no_submarine_is_left_to_drift() {
    let setup = setup(3, &[]);
    let mut state = scored(&setup, 0);
    let neutral = Seat::wrapping(3);
    for area in &mut state.board.areas {
        if !area.submarines.contains(&neutral) {
            assert!(area.submarines.push(neutral));
        }
    }
    let events = refill(&setup, &mut state);
    assert!(
        !events
            .iter()
            .any(|event| matches!(event, Event::SubmarineDrifted { .. }))
    );
    let out = state
        .board
        .areas
        .iter()
        .filter(|area| area.submarines.contains(&neutral))
        .count();
    assert_eq!(out, SUBMARINES);
}
