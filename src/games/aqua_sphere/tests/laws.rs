//! Each law that a state obeys, broken once.

use super::{
    super::{
        Card, Engineer, Expansion, Pending, Player, Prize, ROUNDS, RoundPart, Sector, Setup, Sources, Space, State,
        Symbol, Symbols,
    },
    play, setup,
    views::{GAMES, play_from, rich},
};
use crate::rules::{Game, List, Seat, Seed, Viewer};

const A: Seat = Seat::wrapping(0);
const B: Seat = Seat::wrapping(1);
const NEUTRAL: Seat = Seat::wrapping(3);

/// A change that breaks a law, and how the law is called.
type Case = (fn(&mut State), &'static str);

/// The first of three seats at the start of the game.
fn base() -> (Setup, State) {
    let setup = setup(3, &[("start_player", "P0")]);
    let state = State::new(&setup, Seed::from_number(4));
    assert_eq!(state.check_invariants(&setup), Ok(()));
    (setup, state)
}

fn broken(cases: &[Case]) {
    for (number, (change, law)) in cases.iter().enumerate() {
        let (setup, mut state) = base();
        change(&mut state);
        let got = state.check_invariants(&setup).expect_err(law);
        assert!(got.contains(law), "case {number}: {got:?} instead of {law:?}");
    }
}

/// If some seat controls nothing, its bots can go anywhere.
fn station(state: &mut State, sector: Sector, seat: Seat, bots: u8) {
    state.board.players[seat].bots -= bots;
    state.board.area_mut(sector).station[seat] += bots;
}

/// A card goes to a seat; where it lay open, the top of the deck lies instead.
fn take(state: &mut State, seat: Seat, card: Card, used: bool) {
    let mut open = state.board.areas.iter_mut().flat_map(|area| &mut area.research);
    match open.find(|other| **other == card) {
        Some(place) => *place = state.research.pop().unwrap(),
        None => {
            let others = state.research.iter().filter(|other| **other != card);
            state.research = others.copied().collect();
        }
    }
    state.board.research_left -= 1;
    let own = super::super::OwnCard { card, used };
    assert!(state.board.players[seat].cards.push(own));
}

#[test]
fn seats_and_rounds() {
    broken(&[
        (|s| s.board.active = NEUTRAL, "takes no part"),
        (|s| s.board.last = NEUTRAL, "takes no part"),
        (|s| s.board.turn = 0, "counted from 1"),
        (|s| s.board.order[1] = A, "turn order"),
        (|s| _ = s.board.order.push(NEUTRAL), "turn order"),
        (|s| s.board.order = List::default(), "turn order"),
        (|s| s.board.passed = [B, B].into_iter().collect(), "passed twice"),
        (|s| _ = s.board.passed.push(NEUTRAL), "takes no part"),
        (|s| s.board.prepared = 1, "prepared"),
        (|s| s.board.stage = RoundPart::Preparation, "prepared"),
        (|s| s.board.stage = RoundPart::Over, "prepared"),
        (|s| s.board.time_taken = true, "wrong time"),
        (|s| s.board.ring[0] = s.board.ring[1], "twice on the ring"),
        (|s| s.board.laid = List::default(), "rounds are counted"),
        (|s| s.board.next = None, "without its program card"),
        (|s| s.board.orientation = None, "without its program card"),
        (|s| s.board.next = Some(7), "program card"),
        (|s| s.board.laid[0] = s.programs[0], "program card"),
        (|s| s.board.orientation = Some(6), "askew"),
        (|s| s.orientations[0] = 200, "askew"),
        (|s| s.programs = List::default(), "another number of rounds"),
        (|s| _ = s.orientations.push(0), "another number of rounds"),
        (
            |s| {
                let card = s.board.next.take().unwrap();
                assert!(s.board.laid.push(card));
                s.board.next = s.programs.pop();
            },
            "another number of rounds",
        ),
    ]);
}

#[test]
fn players_and_their_pieces() {
    broken(&[
        (|s| s.board.players[A].time = 5, "more than the lab holds"),
        (|s| s.board.players[B].crystals = 3, "more than the lab holds"),
        (
            |s| {
                for _ in 0..3 {
                    let card = s.research[0];
                    take(s, A, card, false);
                }
            },
            "more than the lab holds",
        ),
        (|s| take(s, A, Card::Evict, true), "cannot have been"),
        (
            |s| take(s, A, Card::Hq(Symbol::Red, Prize::Time), true),
            "cannot have been",
        ),
        (
            |s| {
                let card = |card: &Card| matches!(card, Card::Interim(_));
                let card = s.research.iter().copied().find(card).unwrap();
                take(s, A, card, true);
            },
            "cannot have been",
        ),
        (|s| s.board.players[A].bots += 1, "bots were lost"),
        (|s| s.board.players[B].bots = 255, "bots were lost"),
        (|s| s.board.players[A].programmed = Symbols::empty(), "bots were lost"),
        (|s| s.board.players[A].submarines = 2, "submarines were lost"),
        (
            |s| {
                let lab = s.board.players[A].lab;
                s.board.area_mut(lab).submarines = List::default();
                s.board.players[A].submarines = 0;
            },
            "submarines were lost",
        ),
        (
            |s| s.board.players[B].engineer = Engineer::Passed,
            "the pass order do not",
        ),
        (|s| _ = s.board.passed.push(B), "the pass order do not"),
        (|s| s.board.players[A].lab = s.board.players[B].lab, "one letter"),
        (|s| s.board.players[A].points.caught = 30_000, "more points"),
        (|s| s.board.players[A].points.lines = i16::MIN, "more points"),
        (
            |s| {
                s.board.players[A].points = Sources {
                    caught: 15_000,
                    research: -15_000,
                    ..Sources::default()
                }
            },
            "more points",
        ),
        (|s| s.board.players[A].points.octopods = -1, "below 0"),
        (|s| s.board.players[A].points.caught = 10, "red lines"),
        (|s| s.board.players[A].paid = (u16::MAX, u16::MAX), "red lines"),
        (|s| s.board.players[NEUTRAL].time = 1, "takes no part"),
        (|s| s.board.players[NEUTRAL].bots = 1, "takes no part"),
        (|s| s.board.areas[0].station[NEUTRAL] = 2, "takes no part"),
    ]);
}

#[test]
fn sectors_supply_and_decks() {
    broken(&[
        (|s| s.board.areas[0].control = Some(NEUTRAL), "neutral bot on a control"),
        (|s| station(s, Sector::A, A, 5), "overloaded"),
        (
            |s| {
                let lab = s.board.players[A].lab;
                assert!(s.board.area_mut(lab).submarines.push(NEUTRAL));
                assert!(s.board.area_mut(lab).submarines.push(NEUTRAL));
            },
            "one colour",
        ),
        (
            |s| {
                let card = s.research.pop().unwrap();
                assert!(s.board.areas[0].research.push(card));
                s.board.research_left -= 1;
            },
            "higher than the rounds",
        ),
        (|s| s.board.general.time += 1, "lost or found"),
        (|s| s.board.areas[2].goods.crystals += 1, "lost or found"),
        (|s| s.board.players[A].time -= 1, "lost or found"),
        (|s| s.board.general.octopods = 255, "lost or found"),
        (|s| s.board.areas[0].research[0] = s.research[0], "not those of the box"),
        (|s| s.board.areas[0].research = List::default(), "not those of the box"),
        (
            |s| s.board.areas[0].research[0] = Card::Now(Symbol::White),
            "not those of the box",
        ),
        (
            |s| s.board.areas[0].expansions[0] = Expansion(200),
            "not those of the box",
        ),
        (|s| s.expansions = List::default(), "not those of the box"),
        (|s| s.board.research_left -= 1, "not as high"),
        (|s| s.board.expansions_left = 0, "not as high"),
    ]);
}

fn set(state: &mut State, tasks: &[Pending]) {
    state.board.tasks = tasks.iter().copied().collect();
}

/// The tasks of the main option, each where it cannot be.
#[test]
fn tasks_of_a_turn() {
    let symbol = Symbol::Blue;
    let reward = Pending::Reward {
        card: Card::Evict,
        points: 1,
    };
    let order: [&[Pending]; 16] = [
        &[Pending::Sector { symbol: Symbol::White }],
        &[Pending::Confirm, Pending::Sector { symbol: Symbol::White }],
        &[Pending::Confirm, Pending::Confirm],
        &[Pending::Confirm, Pending::Action { symbol }],
        &[Pending::Confirm, Pending::Letter { letter: Sector::A }],
        &[Pending::Confirm, Pending::Entered { symbol }],
        &[Pending::Confirm, Pending::Caught { count: 1 }],
        &[Pending::Confirm, Pending::Now { symbol }],
        &[Pending::Confirm, Pending::Score { seat: A, net: 3 }],
        &[Pending::Third],
        &[Pending::Confirm, Pending::Sector { symbol }, Pending::Gain { left: 3 }],
        &[Pending::Confirm, reward, Pending::Sector { symbol }],
        &[
            Pending::Confirm,
            Pending::Now { symbol: Symbol::White },
            Pending::Gain { left: 3 },
        ],
        &[reward],
        &[Pending::Gain { left: 1 }],
        &[Pending::Confirm, Pending::Entered { symbol }, Pending::Gain { left: 1 }],
    ];
    for tasks in order {
        let (setup, mut state) = base();
        set(&mut state, tasks);
        let got = state.check_invariants(&setup).unwrap_err();
        assert!(
            got.contains("wait for one another") || got.contains("third one"),
            "{tasks:?}: {got}"
        );
    }
}

/// Tasks in the right order that nothing calls for.
#[test]
fn tasks_without_a_cause() {
    broken(&[
        (
            |s| set(s, &[Pending::Confirm, Pending::Third]),
            "a third one that is none",
        ),
        (
            |s| set(s, &[Pending::Confirm, Pending::Gain { left: 2 }]),
            "waits for nothing",
        ),
        (
            |s| {
                let card = Card::Evict;
                set(s, &[Pending::Confirm, Pending::Reward { card, points: 1 }]);
            },
            "does not give it",
        ),
        (
            |s| {
                let card = Card::Evict;
                take(s, A, card, false);
                set(s, &[Pending::Confirm, Pending::Reward { card, points: 1 }]);
            },
            "meets no line",
        ),
        (
            |s| {
                s.board.players[A].engineer = Engineer::Passed;
                assert!(s.board.passed.push(A));
            },
            "that passed",
        ),
    ]);
}

/// A red line asks only whoever can pay, and the tasks of a scoring are those of the seats to come.
#[test]
fn gains_and_scorings() {
    let gain = Pending::Gain { left: 2 };
    let (setup, mut state) = base();
    state.board.players[A].points.caught = 9;
    state.board.tasks = [Pending::Confirm, gain].into_iter().collect();
    assert_eq!(state.check_invariants(&setup), Ok(()), "a bot is programmed");
    let refused = |change: fn(&mut State), law: &str| {
        let mut state = state.clone();
        change(&mut state);
        let got = state.check_invariants(&setup).unwrap_err();
        assert!(got.contains(law), "{got:?} instead of {law:?}");
    };
    refused(
        |s| {
            s.board.players[A].bots += s.board.players[A].programmed.len() as u8;
            s.board.players[A].programmed = Symbols::empty();
        },
        "waits for nothing",
    );
    refused(
        |s| {
            s.board.general.crystals -= 1;
            s.board.players[A].crystals += 1;
        },
        "waits for nothing",
    );
    refused(|s| s.board.tasks[1] = Pending::Gain { left: 0 }, "waits for nothing");
    refused(
        |s| s.board.tasks[1] = Pending::Gain { left: 60_000 },
        "waits for nothing",
    );
    refused(
        |s| {
            let board = &mut s.board;
            board.stage = RoundPart::Scoring;
            (board.passed, board.prepared) = (board.order, 3);
            for seat in [0, 1, 2].map(Seat::wrapping) {
                board.players[seat].engineer = Engineer::Passed;
            }
        },
        "wait for one another",
    );
    let mut scoring = state.clone();
    let board = &mut scoring.board;
    (board.stage, board.prepared) = (RoundPart::Scoring, 3);
    board.passed = board.order;
    for seat in [0, 1, 2].map(Seat::wrapping) {
        board.players[seat].engineer = Engineer::Passed;
    }
    let net = 0;
    let to_come = [2, 1].map(|seat| Pending::Score {
        seat: Seat::wrapping(seat),
        net,
    });
    board.tasks = [Pending::Confirm].into_iter().chain(to_come).chain([gain]).collect();
    assert_eq!(scoring.check_invariants(&setup), Ok(()));
    scoring.board.tasks[1] = Pending::Score {
        seat: Seat::wrapping(2),
        net: i16::MIN,
    };
    assert!(scoring.check_invariants(&setup).is_err());
}

/// The end of a game, and what cannot be left then.
#[test]
fn nothing_is_left_after_the_end() {
    let setup = setup(2, &[]);
    let end = super::play(&setup, 1, |_| {});
    assert_eq!(end.check_invariants(&setup), Ok(()));
    assert_eq!((end.board.laid.len(), end.board.next), (ROUNDS, None));
    let mut more = end.clone();
    assert!(more.board.tasks.push(Pending::Confirm));
    assert!(more.check_invariants(&setup).unwrap_err().contains("after the end"));
    let mut paid = end;
    paid.board.players[A].paid.1 += 99;
    assert!(paid.check_invariants(&setup).unwrap_err().contains("red lines"));
}

/// No stored view makes a game start beyond its numbers.
#[test]
fn a_view_of_an_endless_game_is_refused() {
    let (setup, state) = base();
    let view = state.view(Viewer::Spectator);
    let of = |change: fn(&mut super::super::Board)| {
        let mut view = view.clone();
        change(&mut view.board);
        State::from_view(&setup, &view, Seed::from_number(0)).map(|_| ())
    };
    assert_eq!(of(|_| {}), Ok(()));
    for change in [
        (|board| board.turn = u16::MAX) as fn(&mut super::super::Board),
        |board| board.players[A].points.caught = 10_001,
        |board| board.players[A].points.caught = i16::MAX,
        |board| board.players[A].paid = (0, 40_000),
        |board| board.research_left = 255,
        |board| board.areas[0].research = List::default(),
        |board| {
            board.players[NEUTRAL] = Player {
                bots: 15,
                ..Player::default()
            }
        },
    ] {
        assert!(of(change).is_err());
    }
}

/// A game in which all research cards that come up early act at once.
fn with_cards_that_act_at_once(setup: &Setup, seed: u64) -> State {
    let mut state = State::new(setup, Seed::from_number(seed));
    let first_is_drawn_first = seed % 4 == 1;
    state
        .research
        .sort_by_key(|card| matches!(card, Card::Now(_)) != first_is_drawn_first);
    assert_eq!(state.check_invariants(setup), Ok(()));
    state
}

/// Real games show every task that may wait, and all of them pass.
#[test]
fn every_task_waits_in_some_game() {
    let mut seen = [false; 11];
    for (seed, (players, options)) in (0..60).zip(GAMES.iter().cycle()) {
        if seed >= 12 && seen == [true; 11] {
            break;
        }
        let setup = setup(*players, options);
        let game = if seed % 2 == 0 {
            rich(&setup, seed)
        } else {
            with_cards_that_act_at_once(&setup, seed)
        };
        play_from(&setup, game, seed + 70, |state| {
            assert_eq!(state.check_invariants(&setup), Ok(()), "{:#?}", state.board);
            for task in &state.board.tasks {
                seen[match task {
                    Pending::Confirm => 0,
                    Pending::Sector { .. } => 1,
                    Pending::Action { .. } => 2,
                    Pending::Letter { .. } => 3,
                    Pending::Third => 4,
                    Pending::Reward { .. } => 5,
                    Pending::Gain { .. } => 6,
                    Pending::Entered { .. } => 7,
                    Pending::Caught { .. } => 8,
                    Pending::Now { .. } => 9,
                    Pending::Score { .. } => 10,
                }] = true;
            }
        });
    }
    assert_eq!(seen, [true; 11]);
}

/// Positions that look like a broken law and are none.
#[test]
fn what_may_be_may_be() {
    let cases: [fn(&mut State); 6] = [
        |s| station(s, Sector::A, A, 3),
        |s| {
            for seat in [A, B] {
                station(s, Sector::B, seat, 1);
            }
        },
        |s| {
            s.board.players[A].bots -= 1;
            s.board.areas[0].control = Some(A);
        },
        |s| s.board.players[A].engineer = Engineer::On(Space::B3),
        |s| take(s, A, Card::Sidestep, true),
        |s| {
            s.board.players[B].points.caught = 25;
            s.board.players[B].paid = (1, 1);
        },
    ];
    for (number, change) in cases.into_iter().enumerate() {
        let (setup, mut state) = base();
        change(&mut state);
        assert_eq!(state.check_invariants(&setup), Ok(()), "case {number}");
        let view = state.view(Viewer::Spectator);
        assert!(State::from_view(&setup, &view, Seed::from_number(0)).is_ok());
    }
}

/// An action is asked for only if it does something, and a letter only if the expansion has it.
#[test]
fn questions_in_vain() {
    let setup = setup(3, &[]);
    let (mut vain, mut wrong) = (0, 0);
    for seed in 0..6 {
        play(&setup, seed, |state| {
            let mut other = state.clone();
            match other.board.tasks.last_mut() {
                Some(Pending::Action { symbol: Symbol::Purple }) => {
                    let sector = other.board.actor().scientist.0;
                    let left = std::mem::take(&mut other.board.area_mut(sector).goods.octopods);
                    other.board.general.octopods += left;
                    vain += 1;
                }
                Some(Pending::Letter { letter }) => {
                    let expansion = *state.board.actor().expansions.last().unwrap();
                    let printed = setup.components.expansion(expansion).letters;
                    *letter = Sector::ALL
                        .into_iter()
                        .find(|new| !printed.contains(&Some(*new)))
                        .unwrap();
                    wrong += 1;
                }
                _ => return,
            }
            let got = other.check_invariants(&setup);
            assert!(got.is_err_and(|law| law.contains("wait for one another")));
        });
    }
    assert!(vain > 0 && wrong > 0, "{vain} {wrong}");
}
