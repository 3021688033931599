//! What lies where before the first turn.

use super::{
    super::{
        BOTS, Board, CARDS, Card, Engineer, Expansion, Pool, RoundPart, SUBMARINES, Sector, Setup, State, Symbol,
        Symbols, deal,
    },
    setup,
};
use crate::rules::{Game, GameRng, PerSeat, Seat, Seed, Viewer};

fn new(setup: &Setup, seed: u64) -> State {
    State::new(setup, Seed::from_number(seed))
}

const fn goods(time: u8, crystals: u8, octopods: u8) -> Pool {
    Pool {
        time,
        crystals,
        octopods,
    }
}

/// The goods of the Sectors that are no seat's, the richest first.
fn free_goods(setup: &Setup, board: &Board) -> Vec<(u8, u8)> {
    let lab = |sector: &Sector| setup.players.seats().any(|seat| board.players[seat].lab == *sector);
    let free = Sector::ALL.into_iter().filter(|sector| !lab(sector));
    let mut goods: Vec<(u8, u8)> = free
        .map(|sector| board.area(sector).goods)
        .inspect(|goods| assert_eq!(goods.time, 0))
        .map(|goods| (goods.octopods, goods.crystals))
        .collect();
    goods.sort_unstable();
    goods.reverse();
    goods
}

/// SET-3 to SET-7 and SET-9, with any number of seats.
#[test]
fn every_seat_begins_alike() {
    for players in 2..=4 {
        let setup = setup(players, &[]);
        for seed in 0..20 {
            let state = new(&setup, seed);
            let board = &state.board;
            assert_eq!((board.stage, board.turn, board.round()), (RoundPart::Turns, 1, 1));
            assert_eq!((board.active, board.last), (board.order[0], board.order[0]));
            assert!(board.passed.is_empty() && board.tasks.is_empty() && board.order.len() == players);
            for seat in setup.players.seats() {
                let player = &board.players[seat];
                let (area, data) = (board.area(player.lab), setup.components.sector(player.lab));
                assert_eq!((player.bots, player.bots_gone()), (BOTS - 1, 0));
                assert_eq!(player.programmed, Symbols::only(data.white));
                assert_eq!((player.submarines, player.points(), player.crystals), (1, 0, 0));
                assert_eq!(
                    (player.engineer, player.scientist),
                    (Engineer::Start, (player.lab, Symbol::Blue))
                );
                assert_eq!(area.goods, goods(4, 1, 1));
                assert_eq!(area.submarines[..], [seat]);
                assert_eq!((area.control, area.station), (None, PerSeat::default()));
                let after = setup.players.after(seat);
                let at = board.order.iter().position(|other| *other == seat).unwrap();
                assert_eq!(board.order[(at + 1) % players], after);
            }
            assert_eq!(&free_goods(&setup, board)[..2], [(2, 1), (1, 2)]);
            assert!(free_goods(&setup, board)[2..].iter().all(|goods| *goods == (0, 0)));
            for sector in Sector::ALL {
                let area = board.area(sector);
                assert_eq!((area.research.len(), area.expansions.len()), (1, 1));
            }
            assert_eq!((board.research_left, board.expansions_left), (35, 24));
            assert_eq!(state.check_invariants(&setup), Ok(()));
        }
    }
}

/// SET-10 and SET-11.
#[test]
fn neutral_pieces_by_the_seat_count() {
    for (players, submarines, bots) in [(2, 2, 0), (3, 1, 3), (4, 0, 0)] {
        let setup = setup(players, &[]);
        for seed in 0..20 {
            let board = new(&setup, seed).board;
            let neutral: Vec<Seat> = Board::neutral(&setup).collect();
            let lies = |seat| {
                board
                    .areas
                    .iter()
                    .filter(move |area| area.submarines.contains(&seat))
                    .count()
            };
            let first: usize = neutral.first().map_or(0, |seat| lies(*seat));
            let all: usize = neutral.iter().map(|seat| lies(*seat)).sum();
            assert_eq!(
                (first, all),
                (submarines, submarines),
                "all have the first neutral colour"
            );
            for area in &board.areas {
                let owners: Vec<bool> = area.submarines.iter().map(|seat| neutral.contains(seat)).collect();
                assert!(
                    owners != [true] || area.goods == Pool::default(),
                    "they lie where no goods are"
                );
            }
            let at_home = |sector| setup.players.seats().any(|seat| board.players[seat].lab == sector);
            let station = |sector: Sector| board.area(sector).station;
            let stations = Sector::ALL
                .into_iter()
                .filter(|sector| station(*sector) != PerSeat::default());
            let stations: Vec<Sector> = stations.collect();
            assert_eq!(stations.len(), bots);
            for sector in stations {
                assert!(!at_home(sector) && station(sector)[neutral[0]] == 1, "{sector:?}");
            }
        }
    }
}

/// A box may give the Sectors of the last base labs goods as well.
#[test]
fn goods_of_the_last_sectors_are_those_of_the_box() {
    let mut setup = setup(2, &[]);
    setup.components.setup[0].leftover = [0, 2];
    for seed in 0..10 {
        let state = new(&setup, seed);
        assert_eq!(free_goods(&setup, &state.board), [(2, 1), (1, 2), (0, 2), (0, 2)]);
        assert_eq!(state.check_invariants(&setup), Ok(()));
    }
}

/// SET-8: Sector C has the lock of 0, so it lies behind C and before the next Sector.
#[test]
fn an_open_lock_costs_a_time_marker() {
    let setup = setup(4, &[]);
    let mut open = 0;
    for seed in 0..40 {
        let board = new(&setup, seed).board;
        for player in setup.players.seats().map(|seat| &board.players[seat]) {
            let at = board.position(player.lab);
            let touches = player.lab == Sector::C || board.ring[(at + 5) % 6] == Sector::C;
            assert_eq!(player.time, if touches { 3 } else { 4 }, "{:?}", board.ring);
            open += u32::from(touches);
        }
    }
    assert!(open > 20);
}

#[test]
fn the_general_supply_is_what_is_left() {
    for (options, paid) in [(&[][..], true), (&[("finite_supply", "no")], false)] {
        let setup = setup(4, options);
        let board = new(&setup, 3).board;
        let time: u8 = setup.players.seats().map(|seat| board.players[seat].time).sum();
        let left = if paid {
            goods(38 - 16 - time, 20 - 7, 15 - 7)
        } else {
            goods(38, 20, 15)
        };
        assert_eq!(board.general, left);
    }
}

/// The order of draws, on every platform and in every release.
#[test]
fn a_seed_means_the_same_deal_for_good() {
    let setup = setup(3, &[]);
    let state = new(&setup, 7);
    let mut rng = GameRng::new(Seed::from_number(7));
    let mut ring = Sector::ALL;
    rng.shuffle(&mut ring);
    assert_eq!(state.board.ring, ring);
    assert_eq!(state.board.order[0].index(), rng.below(3) as usize);
    let mut programs = [0, 1, 2, 3, 4, 5, 6];
    rng.shuffle(&mut programs);
    let [now, next, third, fourth, ..] = programs;
    assert_eq!(
        (state.board.laid[..].to_vec(), state.board.next),
        (vec![now], Some(next))
    );
    assert_eq!(state.programs[..], [fourth, third]);
    let mut labs = Sector::ALL;
    rng.shuffle(&mut labs);
    for (seat, lab) in setup.players.seats().zip(labs) {
        assert_eq!(state.board.players[seat].lab, lab);
    }
    let [four, three, two] = [(); 3].map(|()| rng.below(6) as u8);
    assert_eq!(state.board.orientation, Some(two));
    assert_eq!(state.orientations[..], [four, three]);
    let mut research = deal::research_in_order(&setup.components, deal::research_counts(&setup.components));
    rng.shuffle(&mut research);
    let mut expansions = deal::expansions_in_order(deal::expansion_counts(&setup.components));
    rng.shuffle(&mut expansions);
    assert_eq!((research.len(), expansions.len()), (41, 30));
    for sector in ring {
        let area = state.board.area(sector);
        assert_eq!(area.research[..], [research.pop().unwrap()]);
        assert_eq!(area.expansions[..], [expansions.pop().unwrap()]);
    }
    assert_eq!(
        (&state.research[..], &state.expansions[..]),
        (&research[..], &expansions[..])
    );
    assert_eq!(state.rng, rng, "nothing else is drawn");
    assert_eq!(state, new(&setup, 7));
    assert_ne!(state.board.ring, new(&setup, 8).board.ring);
}

#[test]
fn a_given_first_player_costs_no_draw() {
    let drawn = new(&setup(3, &[]), 7);
    for (seat, name) in setup(3, &[]).players.seats().zip(["P0", "P1", "P2"]) {
        let state = new(&setup(3, &[("start_player", name)]), 7);
        assert_eq!((state.board.order[0], state.board.active), (seat, seat));
        assert_eq!(state.board.ring, drawn.board.ring);
        assert!(state.rng != drawn.rng, "one draw less");
    }
    let mut firsts = [0; 4];
    for seed in 0..300 {
        firsts[new(&setup(3, &[]), seed).board.active.index()] += 1;
    }
    assert!(firsts[..3].iter().all(|&times| times > 70), "{firsts:?}");
}

/// SET-2: the layout of round 2 is seen, the others are not.
#[test]
fn two_program_cards_of_four_are_seen() {
    let setup = setup(2, &[]);
    let state = new(&setup, 1);
    let view = state.view(Viewer::Spectator);
    assert!(view.board.next.is_some_and(|next| !view.board.laid.contains(&next)));
    let mut other = state.clone();
    other.programs.reverse();
    assert_ne!(other.programs, state.programs);
    assert_eq!(other.view(Viewer::Spectator), view);
    assert_eq!(view.board.unseen_programs(&setup).len(), 5);
}

/// Every card and expansion is somewhere, and a colour has a submarine for each Sector.
#[test]
fn nothing_of_the_box_is_missing() {
    let setup = setup(4, &[]);
    let state = new(&setup, 5);
    let mut cards: Vec<Card> = state.research.to_vec();
    cards.extend(state.board.areas.iter().flat_map(|area| &area.research));
    cards.sort_unstable();
    assert!(cards.windows(2).all(|pair| pair[0] < pair[1]) && cards.len() == CARDS);
    let mut tiles: Vec<Expansion> = state.expansions.to_vec();
    tiles.extend(state.board.areas.iter().flat_map(|area| &area.expansions));
    tiles.sort_unstable();
    let all = deal::expansions_in_order(deal::expansion_counts(&setup.components));
    assert_eq!(tiles, all.to_vec());
    assert_eq!(SUBMARINES, Sector::COUNT);
}
