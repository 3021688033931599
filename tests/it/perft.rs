//! Pinned trees, lists, dice and positions: what may only change together with `rules_version`.

use crate::{
    rounds::rounds,
    support::{argo_setup, codec_copy, setup},
};
use podbay::{
    games::{alien_frontiers, any::Listed, aqua_sphere, argo},
    protocol::{Digest, view_digest},
    rules::{Game, GameRng, Seat, SeatCount, Seed, Viewer, legal, perft::perft, push_grid::PushGrid, relics::Relics},
};

/// Players, options, seed, depth, nodes.
type Opening = (usize, &'static [(&'static str, &'static str)], u64, u32, u64);

/// Openings of Argo. The first turn is BUILD, `Commit`, one Move and `EndTurn` (TURN-2).
const OPENINGS_ARGO: [Opening; 8] = [
    (2, &[], 1, 5, 4_768),
    (3, &[], 2, 6, 39_996),
    (4, &[], 3, 5, 19_208),
    (2, &[("preset", "de")], 4, 6, 14_673),
    (3, &[("preset", "yucata")], 5, 5, 16_506),
    (4, &[("preset", "nl")], 6, 6, 28_316),
    (4, &[("preset", "it"), ("difficulty", "hard")], 7, 5, 21_072),
    (2, &[("meaner_teleporter", "yes")], 8, 6, 16_395),
];

/// Openings of Alien Frontiers: the roll, then all that the dice can do.
const OPENINGS_ALIEN_FRONTIERS: [Opening; 6] = [
    (2, &[], 1, 8, 22_854),
    (3, &[], 2, 8, 23_881),
    (4, &[], 3, 8, 36_251),
    (3, &[("long", "yes")], 4, 9, 25_806),
    (4, &[("end_mode", "vp_target_short")], 5, 7, 17_250),
    (2, &[("docking", "free_only")], 6, 8, 23_845),
];

/// Openings of AquaSphere: a program, then deployments.
const OPENINGS_AQUA_SPHERE: [Opening; 6] = [
    (2, &[], 1, 7, 19_669),
    (3, &[], 2, 7, 31_467),
    (4, &[], 3, 7, 36_358),
    (4, &[("auto_end_turn", "yes")], 4, 5, 47_873),
    (3, &[("red_line_crystal", "optional")], 5, 7, 32_013),
    (2, &[("start_player", "P1")], 6, 7, 24_109),
];

#[test]
fn openings_of_aqua_sphere_have_their_trees() {
    have_their_trees::<aqua_sphere::State>(&OPENINGS_AQUA_SPHERE);
}

#[test]
fn openings_of_alien_frontiers_have_their_trees() {
    let every = rounds(2, 1);
    let openings: Vec<Opening> = OPENINGS_ALIEN_FRONTIERS.into_iter().step_by(every).collect();
    have_their_trees::<alien_frontiers::State>(&openings);
}

#[test]
fn openings_of_argo_have_their_trees() {
    have_their_trees::<argo::State>(&OPENINGS_ARGO);
}

fn have_their_trees<G: Listed>(openings: &[Opening]) {
    for &(players, options, seed, depth, nodes) in openings {
        let setup = setup::<G>(players, options);
        let game = G::new(&setup, Seed::from_number(seed));
        let counted = perft(&game, &setup, depth);
        assert_eq!(counted, Ok(nodes), "{players} players, {options:?}, seed {seed}");
    }
}

#[test]
fn trees_of_the_toys_are_known() {
    let four = SeatCount::new(4).expect("four seats");
    let grid = PushGrid::new(&four, Seed::from_number(0));
    let counts = [1, 2, 3, 4].map(|depth| perft(&grid, &four, depth).expect("listed commands apply"));
    assert_eq!(counts, [16, 256, 4096, 65536]);
    let relics = Relics::new(&four, Seed::from_number(1));
    assert_eq!(perft(&relics, &four, 8), Ok(1026));
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
    let pinned = (
        list.len(),
        list[0].as_str(),
        list[31].as_str(),
        Digest::of(&list).to_string(),
    );
    assert_eq!(pinned.0, 32);
    assert_eq!(pinned.1, "Build { source: 0, cell: Cell { x: 0, y: -3 }, rot: 0 }");
    assert_eq!(pinned.2, "Build { source: 2, cell: Cell { x: 1, y: 2 }, rot: 1 }");
    assert_eq!(
        pinned.3,
        "9b12937ce58ccfd6fe6e7c20d10627e3680f9608757ee01c7138f43796704187"
    );
}

#[test]
fn dice_and_shuffles_are_pinned() {
    let mut rng = GameRng::new(Seed::from_number(1));
    let dice: Vec<u32> = (0..12).map(|_| rng.below(6) + 1).collect();
    let large: Vec<u32> = [3, 1000, 1 << 31, u32::MAX, 0, 1]
        .map(|bound| rng.below(bound))
        .to_vec();
    let mut cards: Vec<u8> = (0..10).collect();
    rng.shuffle(&mut cards);
    assert_eq!(dice, [2, 6, 5, 1, 3, 5, 3, 3, 5, 1, 3, 1]);
    assert_eq!(large, [2, 247, 1_005_462_162, 3_370_384_088, 0, 0]);
    assert_eq!(cards, [8, 0, 3, 6, 9, 2, 1, 5, 4, 7]);
}

/// The digests of all views of a random game, folded into one.
fn game_digest<G: Game>(setup: &G::Setup, number: u64) -> String {
    let mut game = G::new(setup, Seed::from_number(number));
    let mut rng = GameRng::new(Seed::from_number(number));
    let mut digest = Digest([0; 32]);
    loop {
        // Saved and loaded at every step: nothing of a game may live outside its bytes.
        game = codec_copy(&game);
        let view = game.view(Viewer::Spectator);
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
    let argo = [2, 3, 4].map(|players| game_digest::<argo::State>(&argo_setup(players, &[]), players as u64));
    let kinds: [(usize, &[_]); 3] = [(2, &[]), (3, &[("long", "yes")]), (4, &[("end_mode", "vp_target")])];
    let alien_frontiers = kinds.map(|(players, options)| {
        let setup = setup::<alien_frontiers::State>(players, options);
        game_digest::<alien_frontiers::State>(&setup, players as u64)
    });
    let aqua_sphere = [2, 3, 4].map(|players| {
        let setup = setup::<aqua_sphere::State>(players, &[]);
        game_digest::<aqua_sphere::State>(&setup, players as u64)
    });
    let toys = [game_digest::<PushGrid>(&four, 1), game_digest::<Relics>(&four, 1)];
    assert_eq!(
        toys,
        [
            "ae099fb3399d6959eed35df10e848962a6334b241c7029bfd31f51107afe1082",
            "b1e28ab54a199691625b2fdb7f3e7daf4d9da9e4468ac2fc91eb949053e1fd61"
        ]
    );
    assert_eq!(
        alien_frontiers,
        [
            "fe443fe6fd78d5393ee025b38667040d7522cf0eea76202f51f0889289cdec60",
            "6e4e804114b4beb4cd4e50028a6e265fe499c489b2685e2356b45b9992a49843",
            "c69e178f9c125b24f1f1344127188a8837e2b5b8fcdee0b0a2d8253f8a3d550d"
        ]
    );
    assert_eq!(
        aqua_sphere,
        [
            "b494856e74b082ad7be1b875bad793736d61bac7914acc902db60f49c8859aa7",
            "f62911beb1ee895f1c270d6d236022363c8149a1fa5321c4c374fb761928ef77",
            "19cfcd60806f6fc32bbe8974818051caab463cf10dcb5a6469d8a60c95b21b7d"
        ]
    );
    assert_eq!(
        argo,
        [
            "9a0588bcc27cb398f9c1d77853244289e3410fe85603760b8e8824505bb8dc59",
            "04a345001f9015c8496477bf95bafefbad2fd2797bbbeb5f250f8a15c7c2ec07",
            "3ce67aa16da7eb406aea53be16a0506c482ef14e15ae55c3f813c436151b046c"
        ]
    );
}
