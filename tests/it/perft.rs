//! Pinned trees, lists, dice and positions: what may only change together with `rules_version`.

use crate::support::{argo_setup, codec_copy};
use podbay::{
    games::argo,
    protocol::{Digest, view_digest},
    rules::{Game, GameRng, Seat, SeatCount, Seed, Viewer, legal, perft::perft, push_grid::PushGrid, relics::Relics},
};

/// Players, options, seed, depth, nodes.
type Opening = (usize, &'static [(&'static str, &'static str)], u64, u32, u64);

/// Openings of Argo. The first turn is BUILD, `Commit`, one Move and `EndTurn` (TURN-2).
const OPENINGS: [Opening; 8] = [
    (2, &[], 1, 4, 0),
    (3, &[], 2, 4, 0),
    (4, &[], 3, 4, 0),
    (2, &[("preset", "de")], 4, 4, 0),
    (3, &[("preset", "yucata")], 5, 4, 0),
    (4, &[("preset", "nl")], 6, 4, 0),
    (4, &[("preset", "it"), ("difficulty", "hard")], 7, 4, 0),
    (2, &[("meaner_teleporter", "true")], 8, 4, 0),
];

#[test]
fn openings_of_argo_have_their_trees() {
    let counted = OPENINGS.map(|(players, options, seed, depth, _)| {
        let setup = argo_setup(players, options);
        let game = argo::State::new(&setup, Seed::from_number(seed));
        perft(&game, &setup, depth).expect("listed commands apply")
    });
    assert_eq!(counted, OPENINGS.map(|opening| opening.4));
}

#[test]
fn trees_of_the_toys_are_known() {
    let four = SeatCount::new(4).expect("four seats");
    let grid = PushGrid::new(&four, Seed::from_number(0));
    let counts = [1, 2, 3, 4].map(|depth| perft(&grid, &four, depth).expect("listed commands apply"));
    assert_eq!(counts, [16, 256, 4096, 65536]);
    let relics = Relics::new(&four, Seed::from_number(1));
    assert_eq!(perft(&relics, &four, 8), Ok(0));
}

#[test]
fn the_order_of_a_list_is_pinned() {
    let setup = argo_setup(2, &[]);
    let game = argo::State::new(&setup, Seed::from_number(1));
    let seat = game.decisions(&setup)[0].seat;
    let list: Vec<String> = legal(&game, &setup, seat)
        .iter()
        .map(|command| format!("{command:?}"))
        .collect();
    assert_eq!(list.len(), 0);
    assert_eq!(list[0], "");
    assert_eq!(Digest::of(&list).to_string(), "");
}

#[test]
fn dice_and_shuffles_are_pinned() {
    let mut rng = GameRng::new(Seed::from_number(1));
    let dice: Vec<u32> = (0..12).map(|_| rng.below(6) + 1).collect();
    assert_eq!(dice, [0; 12]);
    let large: Vec<u32> = [3, 1000, 1 << 31, u32::MAX, 0, 1]
        .map(|bound| rng.below(bound))
        .to_vec();
    assert_eq!(large, [0; 6]);
    let mut cards: Vec<u8> = (0..10).collect();
    rng.shuffle(&mut cards);
    assert_eq!(cards, [0; 10]);
}

/// The digests of all views of a random game, folded into one.
fn game_digest<G: Game>(setup: &G::Setup, number: u64) -> String {
    let mut game = G::new(setup, Seed::from_number(number));
    let mut rng = GameRng::new(Seed::from_number(number));
    let mut digest = Digest([0; 32]);
    loop {
        // Saved and loaded at every step: nothing of a game may live outside its bytes.
        game = codec_copy(&game);
        let view = game.view(setup, Viewer::Spectator);
        digest = Digest::of(&(digest, view_digest(&view)));
        let asked: Vec<Seat> = game.decisions(setup).iter().map(|decision| decision.seat).collect();
        if asked.is_empty() {
            return digest.to_string();
        }
        let seat = asked[rng.below(asked.len() as u32) as usize];
        let list = legal(&game, setup, seat);
        let choice = rng.below(list.len() as u32) as usize;
        game.apply(setup, seat, &list[choice]).expect("listed");
    }
}

/// The same in debug and release, on every platform.
#[test]
fn digests_of_whole_games_are_pinned() {
    let four = SeatCount::new(4).expect("four seats");
    assert_eq!(game_digest::<PushGrid>(&four, 1), "");
    assert_eq!(game_digest::<Relics>(&four, 1), "");
    let argo = [2, 3, 4].map(|players| game_digest::<argo::State>(&argo_setup(players, &[]), players as u64));
    assert_eq!(argo, ["", "", ""]);
}
