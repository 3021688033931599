//! The scoring of a round and of the end, with the examples of the rulebook.

use super::{
    super::{Board, Expansion, FinalScore, Pool, Sector, Setup, State, Symbols},
    setup,
};
use crate::rules::{Game, Seat, Seed};

const SEATS: [Seat; 3] = [Seat::wrapping(0), Seat::wrapping(1), Seat::wrapping(2)];

/// Three seats; nothing is on the Station, and nobody has anything.
fn bare() -> (Setup, Board) {
    let setup = setup(3, &[("start_player", "P0")]);
    let mut board = State::new(&setup, Seed::from_number(0)).board;
    for area in &mut board.areas {
        area.goods = Pool::default();
    }
    for seat in SEATS {
        let player = &mut board.players[seat];
        (player.time, player.bots, player.programmed) = (0, 15, Symbols::empty());
    }
    (setup, board)
}

/// Gives each seat as many control fields.
fn control(board: &mut Board, fields: [usize; 3]) {
    let owners = SEATS
        .into_iter()
        .zip(fields)
        .flat_map(|(seat, count)| std::iter::repeat_n(seat, count));
    let mut owners = owners.map(Some).chain(std::iter::repeat(None));
    for area in &mut board.areas {
        area.control = owners.next().flatten();
    }
}

/// The majority on the control fields, alone and tied (SCO-2, A-14).
#[test]
fn the_majority_is_alone_or_tied() {
    let (setup, mut board) = bare();
    for (fields, points) in [
        ([2, 2, 1], [3, 3, 0]),
        ([3, 2, 1], [6, 0, 0]),
        ([2, 2, 2], [3, 3, 3]),
        ([0, 0, 1], [0, 0, 6]),
        ([0, 0, 0], [0, 0, 0]),
    ] {
        control(&mut board, fields);
        let scores = board.round_scores(&setup);
        assert_eq!(SEATS.map(|seat| scores[seat].majority), points, "{fields:?}");
    }
}

/// SCO-3: bots gone, submarines out, points.
#[test]
fn bots_count_as_far_as_submarines_opened() {
    let (setup, mut board) = bare();
    for (gone, submarines, points) in [(5, 1, 4), (5, 2, 5), (6, 2, 6), (7, 2, 6), (14, 6, 14), (0, 6, 0)] {
        let player = &mut board.players[SEATS[1]];
        (player.bots, player.submarines) = (14 - gone, submarines);
        assert_eq!(player.bots_gone(), gone);
        assert_eq!(board.round_scores(&setup)[SEATS[1]].bots, points);
    }
    board.players[SEATS[1]].bots = 15;
    assert_eq!(
        board.round_scores(&setup)[SEATS[1]].bots,
        0,
        "a fifteenth bot on the board (A-36)"
    );
}

/// Crystals by the table, also more than it has places for (SCO-4, A-28).
#[test]
fn crystals_score_by_the_table() {
    let (setup, mut board) = bare();
    for (crystals, points) in [(0, 0), (1, 1), (2, 3), (5, 15), (6, 21), (8, 21)] {
        board.players[SEATS[0]].crystals = crystals;
        assert_eq!(board.round_scores(&setup)[SEATS[0]].crystals, points);
    }
}

/// SCO-5: each controlled Sector by itself.
#[test]
fn octopods_cost_where_one_controls() {
    let (setup, mut board) = bare();
    control(&mut board, [2, 1, 0]);
    for (sector, octopods) in [(Sector::A, 1), (Sector::B, 2), (Sector::C, 0), (Sector::D, 5)] {
        board.area_mut(sector).goods.octopods = octopods;
    }
    let scores = board.round_scores(&setup);
    assert_eq!(SEATS.map(|seat| scores[seat].octopods), [-4, 0, 0]);
    assert_eq!(scores[SEATS[0]].net(), 6 - 4);
}

/// The examples of the rulebook (SCO-6, A-29): tied majority and five bots; the other seat also has one crystal and
/// octopods for four points.
#[test]
fn the_sum_is_one_number() {
    let (setup, mut board) = bare();
    control(&mut board, [2, 2, 0]);
    for (sector, octopods) in [(Sector::C, 1), (Sector::D, 2)] {
        board.area_mut(sector).goods.octopods = octopods;
    }
    for (seat, bots) in [(SEATS[0], 5), (SEATS[1], 6)] {
        let player = &mut board.players[seat];
        (player.bots, player.submarines) = (14 - bots, 2);
    }
    board.players[SEATS[1]].crystals = 1;
    let scores = board.round_scores(&setup);
    assert_eq!(SEATS.map(|seat| scores[seat].net()), [8, 6, 0]);
}

/// The expansions with these letters, each time the first of its kind in the box.
fn lab(setup: &Setup, letters: &[Option<Sector>]) -> Vec<Expansion> {
    let kind = |letter: &Option<Sector>| {
        let fits = |data: &super::super::ExpansionData| data.letters == [*letter, None];
        let kind = setup.components.expansions.iter().position(fits).unwrap();
        Expansion(kind as u8)
    };
    letters.iter().map(kind).collect()
}

/// Letters of the expansions, time, submarines; then the points for letters, time, all submarines, a complete lab.
type Lab<'a> = (&'a [Option<Sector>], u8, u8, [i16; 4]);

/// FIN-1: a letter counts once, that of the base lab as well.
#[test]
fn final_scores_by_the_table() {
    use Sector::{A, B, C, D, E, F};
    let (setup, mut board) = bare();
    let all = [Some(B), Some(C), Some(D), Some(E), Some(F)];
    let cases: [Lab<'_>; 5] = [
        (&[], 0, 1, [1, 0, 0, 0]),
        (&[Some(B), Some(B), Some(C), Some(A)], 0, 2, [6, 0, 0, 0]),
        (&all, 4, 6, [21, 4, 5, 5]),
        (&[Some(B), Some(C), Some(D), Some(E), None], 3, 5, [15, 3, 0, 5]),
        (&[None], 0, 6, [1, 0, 5, 0]),
    ];
    for (letters, time, submarines, [letter, left, all, complete]) in cases {
        let player = &mut board.players[SEATS[0]];
        player.lab = A;
        player.expansions = lab(&setup, letters).into_iter().collect();
        (player.time, player.submarines) = (time, submarines);
        let points = FinalScore {
            letters: letter,
            time: left,
            submarines: all,
            lab: complete,
        };
        assert_eq!(board.final_scores(&setup, SEATS[0]), points, "{letters:?}");
    }
}

/// An expansion with two letters brings both.
#[test]
fn two_letters_count_twice() {
    let (setup, mut board) = bare();
    let fits = |data: &super::super::ExpansionData| data.letters == [Some(Sector::E), Some(Sector::F)];
    let kind = setup.components.expansions.iter().position(fits).unwrap();
    let player = &mut board.players[SEATS[0]];
    player.lab = Sector::E;
    assert!(player.expansions.push(Expansion(kind as u8)));
    assert_eq!(board.letters(&setup, SEATS[0]).len(), 2);
}

/// FIN-2: points, then control fields, then crystals, then a shared place.
#[test]
fn ranks_and_ties() {
    let (setup, mut board) = bare();
    let mut ranks = |points: [i16; 3], fields: [usize; 3], crystals: [u8; 3]| {
        control(&mut board, fields);
        for (seat, (points, crystals)) in SEATS.into_iter().zip(points.into_iter().zip(crystals)) {
            (board.players[seat].points.caught, board.players[seat].crystals) = (points, crystals);
        }
        let ranking = board.ranking(&setup);
        assert!(ranking.best_first().is_sorted_by_key(|(_, rank)| rank));
        SEATS.map(|seat| ranking.ranks[seat])
    };
    assert_eq!(ranks([5, 7, 6], [3, 0, 0], [0; 3]), [3, 1, 2]);
    assert_eq!(ranks([7, 7, 6], [1, 2, 3], [2, 0, 0]), [2, 1, 3]);
    assert_eq!(ranks([7, 7, 7], [1, 1, 0], [0, 1, 5]), [2, 1, 3]);
    assert_eq!(ranks([7, 7, 7], [1, 1, 1], [1, 1, 0]), [1, 1, 3]);
}

/// The points by source are all there is, in the outcome too.
#[test]
fn sources_add_up_to_the_score() {
    let setup = setup(3, &[]);
    let end = super::play(&setup, 4, |_| {});
    let outcome = end.board.outcome(&setup);
    for standing in &outcome.standings {
        let sum: i32 = standing.points.iter().map(|points| points.value).sum();
        assert_eq!(sum, standing.score);
        assert_eq!(
            standing.score,
            i32::from(end.board.players[standing.seat].points.total())
        );
        assert_eq!(standing.points.len(), 9);
    }
    assert_eq!(outcome.standings[0].rank, 1);
    assert!(outcome.standings.iter().any(|standing| standing.score > 0));
}
