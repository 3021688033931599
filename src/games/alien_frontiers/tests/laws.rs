//! Each law that a state obeys, broken once.

use super::{
    super::{
        Amount, Board, Chosen, Class, ColonySource, Ending, Facility, Field, Final, Goods, Place, Prompt, Relic, Ship,
        ShotTarget, State, Tech, TechSet, Territory,
    },
    setup,
    views::rich,
};
use crate::rules::{Game, Seat, Seed, Viewer};

const A: Seat = Seat::wrapping(0);
const B: Seat = Seat::wrapping(1);
const LEM: usize = Territory::LemBadlands as usize;
const BURROUGHS: usize = Territory::BurroughsDesert as usize;

/// A change that breaks a law, and how the law is called.
type Case = (fn(&mut Board), &'static str);

const fn at(facility: Facility, port: u8, value: u8) -> Place {
    Place::Docked { facility, port, value }
}

/// The first of three seats after its roll: six dice in hand, cards, goods, one colony of each on Lem Badlands, and
/// Burroughs Desert controlled.
fn base() -> State {
    let setup = setup(3, &[("first_player", "P0")]);
    let mut state = rich(&setup, 4);
    let board = &mut state.board;
    for (territory, seat) in [(LEM, A), (LEM, B), (BURROUGHS, A)] {
        board.colonies[territory][seat] += 1;
        board.players[seat].supply -= 1;
    }
    for (number, ship) in board.players[A].ships.iter_mut().enumerate() {
        *ship = Place::Hand {
            value: number as u8 + 1,
        };
    }
    board.prompt = Some(Prompt::Main);
    give(
        board,
        A,
        &[Tech::GravityManipulator, Tech::OrbitalTeleporter, Tech::TemporalWarper],
    );
    for seat in setup.players.seats() {
        state.board.players[seat].points = state.board.points(&setup, seat);
    }
    let mut cards = state.board.unseen(&setup).unwrap();
    cards.reverse();
    let state = State::with_deck(state.board, &cards, state.rng);
    assert_eq!(state.check_invariants(&setup), Ok(()));
    state
}

/// The seat has just these cards; what it had goes back to the deck, and so does what others have of them.
fn give(board: &mut Board, seat: Seat, cards: &[Tech]) {
    board.players[seat].cards = TechSet::new();
    for &card in cards {
        for other in &mut board.players.0 {
            other.cards.remove(card);
        }
        for slot in &mut board.display {
            assert_ne!(*slot, Some(card), "take another seed: it lies in the display");
        }
        board.players[seat].cards.insert(card);
    }
}

fn broken(cases: &[Case]) {
    let setup = setup(3, &[("first_player", "P0")]);
    for (number, (change, law)) in cases.iter().enumerate() {
        let mut state = base();
        change(&mut state.board);
        let got = state.check_invariants(&setup).expect_err(law);
        assert!(got.contains(law), "case {number}: {got:?} instead of {law:?}");
        assert!(State::from_view(&setup, &state.view(Viewer::Spectator), Seed::from_number(0)).is_err());
    }
}

#[test]
fn turns_seats_and_colonies() {
    broken(&[
        (|t| t.active = Seat::wrapping(3), "takes no part"),
        (|t| t.first = Seat::wrapping(3), "takes no part"),
        (|t| t.turn = 0, "counted from 1"),
        (|t| t.turn = 2, "another seat's turn"),
        (|t| t.first = B, "another seat's turn"),
        (|t| t.players.0[3].goods.fuel = 1, "takes no part"),
        (|t| t.colonies[LEM].0[3] = 1, "takes no part"),
        (|t| t.players[A].hub = 8, "end of its track"),
        (|t| t.players[A].supply -= 1, "lost or found"),
        (|t| t.players[A].hub = 1, "lost or found"),
        (|t| t.colonies[LEM][B] = 255, "lost or found"),
        (|t| t.players[B].supply = 255, "lost or found"),
        (|t| t.players[A].points.territories += 1, "points"),
        (|t| t.players[B].points.positron = 1, "points"),
    ]);
}

#[test]
fn goods_and_cards() {
    broken(&[
        (|t| t.players[B].goods.ore = 4, "than may be kept"),
        (
            |t| t.players[A].goods = Amount::new(255, 255),
            "than a turn can have brought",
        ),
        (|t| t.players[A].goods.fuel = 19, "than a turn can have brought"),
        (|t| t.players[B].cards = TechSet::all(), "cards are not those"),
        (|t| t.players[A].cards -= Tech::TemporalWarper, "cards are not those"),
        (|t| t.discard[3] = 255, "cards are not those"),
        (|t| t.display[1] = None, "cards are not those"),
        (|t| t.deck_left -= 1, "cards are not those"),
        (|t| t.deck_left = 23, "too high"),
        (
            |t| {
                let card = t.display[1].take().unwrap();
                t.discard[card.index()] += 1;
            },
            "gap",
        ),
        (
            |t| {
                let card = t.display[1].take().unwrap();
                t.discard[card.index()] += 1;
                t.prompt = Some(Prompt::Commit { what: Final::Cycle });
            },
            "gap",
        ),
        (|t| t.prompt = Some(Prompt::Commit { what: Final::Claim }), "gap"),
    ]);
}

#[test]
fn ships_and_ports() {
    broken(&[
        (|t| t.players[A].ships[..4].fill(Place::Stock), "below its minimum"),
        (
            |t| {
                t.players[A].ships[..3].fill(Place::Stock);
                t.players[A].ships[3] = at(Facility::TerraformingStation, 0, 6);
            },
            "below its minimum",
        ),
        (|t| t.players[A].ships[0] = Place::Hand { value: 0 }, "without a value"),
        (|t| t.players[A].ships[0] = Place::Hand { value: 7 }, "without a value"),
        (
            |t| t.players[B].ships[0] = at(Facility::LunarMine, 0, 0),
            "without a value",
        ),
        (|t| t.players[B].ships[0] = Place::Hand { value: 3 }, "wrong time"),
        (|t| t.prompt = Some(Prompt::Start), "wrong time"),
        (|t| t.prompt = Some(Prompt::ChooseSurplus { surplus: 1 }), "wrong time"),
        (|t| t.players[B].ships[0] = at(Facility::LunarMine, 4, 3), "no port"),
        (|t| t.players[B].ships[0] = at(Facility::ColonistHub, 255, 3), "no port"),
        (
            |t| t.players[B].ships[0] = at(Facility::TerraformingStation, 0, 5),
            "no 6",
        ),
        (
            |t| t.players[B].ships[..2].fill(at(Facility::LunarMine, 1, 3)),
            "one port",
        ),
        (
            |t| t.players[B].ships[..2].fill(at(Facility::ColonistHub, 1, 3)),
            "one port",
        ),
        (
            |t| {
                t.players[B].ships[0] = at(Facility::Shipyard, 2, 3);
                t.players[A].ships[0] = at(Facility::Shipyard, 3, 3);
            },
            "two owners",
        ),
        (
            |t| {
                t.players[B].ships[0] = at(Facility::Shipyard, 2, 3);
                t.players[B].ships[1] = at(Facility::Shipyard, 3, 4);
            },
            "pattern",
        ),
        (
            |t| {
                t.players[B].ships[0] = at(Facility::RaidersOutpost, 0, 3);
                t.players[B].ships[1] = at(Facility::RaidersOutpost, 1, 5);
            },
            "pattern",
        ),
        (
            |t| {
                t.players[B].ships[0] = at(Facility::RaidersOutpost, 0, 3);
                t.players[B].ships[1] = at(Facility::RaidersOutpost, 1, 2);
            },
            "pattern",
        ),
    ]);
}

/// Positions that look like a broken law and are none.
#[test]
fn what_may_be_may_be() {
    let setup = setup(3, &[("first_player", "P0")]);
    let cases: [fn(&mut Board); 8] = [
        |t| t.players[A].ships[..3].fill(Place::Stock),
        |t| {
            t.players[B].ships[0] = at(Facility::ColonistHub, 1, 3);
            t.players[A].ships[0] = at(Facility::ColonistHub, 1, 3);
        },
        |t| {
            t.players[B].ships[0] = at(Facility::RaidersOutpost, 0, 3);
            t.players[B].ships[1] = at(Facility::RaidersOutpost, 2, 5);
        },
        |t| {
            t.players[B].ships[0] = at(Facility::Shipyard, 1, 3);
            t.players[A].ships[0] = at(Facility::Shipyard, 2, 3);
        },
        |t| {
            t.players[B].ships[0] = at(Facility::LunarMine, 0, 6);
            t.players[B].ships[1] = at(Facility::LunarMine, 3, 1);
        },
        |t| {
            t.relic = Some(Relic {
                holder: A,
                place: Place::Bay,
            })
        },
        |t| t.fields = [Some(Territory::LemBadlands); 3],
        |t| {
            t.players[A].ships[0] = at(Facility::AlienArtifact, 0, 6);
            (t.flags.credit, t.flags.cycles) = (6, 1);
        },
    ];
    for (number, change) in cases.into_iter().enumerate() {
        let mut state = base();
        change(&mut state.board);
        assert_eq!(state.check_invariants(&setup), Ok(()), "case {number}");
        assert!(State::from_view(&setup, &state.view(Viewer::Spectator), Seed::from_number(0)).is_ok());
    }
}

#[test]
#[expect(clippy::too_many_lines, reason = "one table of cases")]
fn relic_and_flags() {
    broken(&[
        (
            |t| {
                t.relic = Some(Relic {
                    holder: Seat::wrapping(3),
                    place: Place::Bay,
                })
            },
            "belongs to nobody",
        ),
        (
            |t| {
                t.relic = Some(Relic {
                    holder: A,
                    place: Place::Stock,
                })
            },
            "no stock",
        ),
        (
            |t| {
                t.relic = Some(Relic {
                    holder: B,
                    place: Place::Bay,
                })
            },
            "without Burroughs",
        ),
        (
            |t| {
                t.relic = Some(Relic {
                    holder: A,
                    place: Place::Bay,
                });
                t.fields[Field::Isolation.index()] = Some(Territory::BurroughsDesert);
            },
            "Isolation",
        ),
        (
            |t| {
                t.relic = Some(Relic {
                    holder: A,
                    place: Place::Hand { value: 9 },
                })
            },
            "without a value",
        ),
        (
            |t| {
                t.relic = Some(Relic {
                    holder: A,
                    place: at(Facility::LunarMine, 9, 3),
                })
            },
            "no port",
        ),
        (|t| t.flags.used |= Tech::BoosterPod, "owner has not"),
        (|t| t.flags.borrowed = Some(Territory::LemBadlands), "borrowed"),
        (|t| t.flags.asimov_used = true, "too early"),
        (|t| t.flags.hub_excess = true, "left over from nothing"),
        (
            |t| {
                (t.flags.hub_docked, t.flags.asimov_used, t.flags.hub_excess) = (2, true, true);
                (t.prompt, t.ending) = (None, Some(Ending::Colonies));
            },
            "left over after the end",
        ),
        (|t| t.flags.credit = 7, "more credit"),
        (|t| t.flags.cycles = 2, "more dockings"),
        (|t| t.flags.hub_docked = 255, "more dockings"),
        (
            |t| t.teleported = Some((Ship::Coloured(A, 0), Facility::LunarMine)),
            "recalled",
        ),
        (
            |t| {
                t.flags.used.insert(Tech::OrbitalTeleporter);
                t.teleported = Some((Ship::Coloured(A, 6), Facility::LunarMine));
            },
            "recalled",
        ),
        (
            |t| {
                t.flags.used.insert(Tech::OrbitalTeleporter);
                t.teleported = Some((Ship::Coloured(B, 0), Facility::LunarMine));
            },
            "recalled",
        ),
        (
            |t| {
                t.flags.used.insert(Tech::OrbitalTeleporter);
                t.teleported = Some((Ship::Relic, Facility::LunarMine));
            },
            "recalled",
        ),
        (
            |t| {
                t.flags.used.insert(Tech::OrbitalTeleporter);
                t.teleported = Some((Ship::Coloured(A, 0), Facility::TerraformingStation));
            },
            "recalled",
        ),
        (
            |t| {
                t.players[A].ships.fill(Place::Bay);
                t.prompt = Some(Prompt::Start);
                t.flags.mine_docked = true;
            },
            "before the roll",
        ),
    ]);
}

#[test]
fn ends() {
    broken(&[
        (|t| t.prompt = None, "end and the question"),
        (
            |t| t.prompt = Some(Prompt::Commit { what: Final::End }),
            "end and the question",
        ),
        (|t| t.ending = Some(Ending::Colonies), "end and the question"),
        (
            |t| (t.prompt, t.ending) = (None, Some(Ending::Colonies)),
            "not for this reason",
        ),
        (
            |t| (t.prompt, t.ending) = (None, Some(Ending::VpTarget)),
            "not for this reason",
        ),
        (
            |t| (t.prompt, t.ending) = (None, Some(Ending::NoColonies)),
            "not for this reason",
        ),
        (
            |t| (t.prompt, t.ending) = (None, Some(Ending::Rounds)),
            "not for this reason",
        ),
        (
            |t| {
                let rest = std::mem::take(&mut t.players[B].supply);
                t.colonies[LEM][B] += rest;
                t.players[B].points.colonies += rest;
                t.players[B].points.territories += 1;
            },
            "not for this reason",
        ),
    ]);
}

#[test]
#[expect(clippy::too_many_lines, reason = "one table of cases")]
fn questions_of_no_use() {
    broken(&[
        (
            |t| {
                t.players[A].hub = 1;
                t.players[A].supply -= 1;
                t.prompt = Some(Prompt::ChooseTerritory {
                    from: ColonySource::Hub,
                });
            },
            "no colony to place",
        ),
        (
            |t| t.prompt = Some(Prompt::ChooseLoot { left: 0, last: None }),
            "nothing is left",
        ),
        (
            |t| {
                t.prompt = Some(Prompt::ChooseLoot {
                    left: 1,
                    last: Some((A, Goods::Fuel)),
                })
            },
            "nothing is left",
        ),
        (
            |t| t.prompt = Some(Prompt::ChooseLoot { left: 200, last: None }),
            "than a turn can have brought",
        ),
        (
            |t| t.prompt = Some(Prompt::ChooseDie { card: Tech::BoosterPod }),
            "not there",
        ),
        (|t| t.prompt = Some(Prompt::ChooseLowered), "not used"),
        (
            |t| {
                t.prompt = Some(Prompt::ChooseDie {
                    card: Tech::TemporalWarper,
                });
                t.flags.used.insert(Tech::TemporalWarper);
            },
            "changes no die",
        ),
        (
            |t| {
                t.prompt = Some(Prompt::ChooseRaised { lowered: Ship::Relic });
                t.flags.used.insert(Tech::GravityManipulator);
            },
            "lowered that is not in hand",
        ),
        (
            |t| {
                t.prompt = Some(Prompt::ChooseRaised {
                    lowered: Ship::Coloured(A, 77),
                });
                t.flags.used.insert(Tech::GravityManipulator);
            },
            "lowered that is not in hand",
        ),
        (
            |t| {
                let chosen = Chosen {
                    coloured: [1, 2, 0, 0, 0, 0],
                    relic: false,
                };
                t.prompt = Some(Prompt::ChooseReroll { chosen });
                t.flags.used.insert(Tech::TemporalWarper);
            },
            "rolled again",
        ),
        (
            |t| {
                let chosen = Chosen {
                    coloured: [0; 6],
                    relic: true,
                };
                t.prompt = Some(Prompt::ChooseReroll { chosen });
                t.flags.used.insert(Tech::TemporalWarper);
            },
            "rolled again",
        ),
        (
            |t| {
                t.prompt = Some(Prompt::ChooseDocked);
                t.flags.used.insert(Tech::OrbitalTeleporter);
            },
            "without an answer",
        ),
        (
            |t| {
                t.prompt = Some(Prompt::ChooseMoved).filter(|_| {
                    t.flags.discard_used = true;
                    true
                })
            },
            "second card",
        ),
        (
            |t| {
                t.prompt = Some(Prompt::ChooseField {
                    card: Tech::GravityManipulator,
                    field: Field::Isolation,
                })
            },
            "does not place",
        ),
        (
            |t| {
                t.prompt = Some(Prompt::ChooseField {
                    card: Tech::TemporalWarper,
                    field: Field::Isolation,
                })
            },
            "does not place",
        ),
        (|t| t.prompt = Some(Prompt::ChooseRecovered), "without an answer"),
        (
            |t| {
                t.prompt = Some(Prompt::ChooseDestination {
                    seat: B,
                    from: Territory::VanVogtMountains,
                })
            },
            "no such colony",
        ),
        (
            |t| {
                t.prompt = Some(Prompt::ChooseDestination {
                    seat: Seat::wrapping(3),
                    from: Territory::LemBadlands,
                })
            },
            "no such colony",
        ),
        (
            |t| {
                t.fields[Field::Repulsor.index()] = Some(Territory::LemBadlands);
                t.prompt = Some(Prompt::ChooseDestination {
                    seat: B,
                    from: Territory::LemBadlands,
                });
            },
            "holds the colony",
        ),
        (
            |t| {
                t.players[A].ships.fill(Place::Bay);
                t.prompt = Some(Prompt::ChooseSurplus { surplus: 1 });
            },
            "a surplus that there is not",
        ),
    ]);
}

#[test]
fn shots_at_what_is_no_target() {
    let wrong: [fn(&mut ShotTarget); 5] = [
        |target| target.seat = A,
        |target| target.seat = Seat::wrapping(3),
        |target| target.group = 2,
        |target| target.class.value = 7,
        |target| target.class.teleported = true,
    ];
    let setup = setup(3, &[("first_player", "P0")]);
    let mut state = base();
    let used = state.board.players[A].cards;
    assert!(!used.contains(Tech::PlasmaCannon));
    give(&mut state.board, A, &[Tech::PlasmaCannon]);
    state.board.flags.used.insert(Tech::PlasmaCannon);
    let cards = state.board.unseen(&setup).unwrap();
    for change in std::iter::once(None).chain(wrong.map(Some)) {
        let mut target = ShotTarget {
            group: 1,
            seat: B,
            class: Class::plain(3),
        };
        if let Some(change) = change {
            change(&mut target);
        }
        let mut board = state.board;
        board.prompt = Some(Prompt::ChooseShot {
            facility: Facility::Shipyard,
            last: Some(target),
        });
        let state = State::with_deck(board, &cards, state.rng.clone());
        assert_eq!(state.check_invariants(&setup).is_ok(), change.is_none(), "{target:?}");
    }
}
