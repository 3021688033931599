//! Good bots find the positions in which one action is clearly best.

use crate::rounds::rounds;
use podbay::cli::positions::{self, PositionsArgs};
use std::path::Path;

/// Positions of each game.
const POSITIONS: u64 = 12;

/// Positions of a game that a normal bot finds at least.
const NORMAL: u64 = 10;

/// Asks a normal bot, and in long tests also a hard one, which thinks ten times as long and finds all.
fn assert_found(file: &str) {
    let bots = rounds(
        &[("normal", NORMAL)][..],
        &[("normal", NORMAL), ("hard", POSITIONS)][..],
    );
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/positions");
    let args = PositionsArgs {
        paths: vec![folder.join(file)],
        bots: bots.iter().map(|(bot, _)| (*bot).to_owned()).collect(),
        seed: 0,
    };
    let found = positions::run(&args).unwrap();
    assert_eq!(found["positions"], POSITIONS, "{file}");
    for (bot, least) in bots {
        assert!(
            found["found"][bot].as_u64() >= Some(*least),
            "{bot} in {file}: {found:#}"
        );
    }
}

#[test]
fn good_bots_find_what_is_clear_in_argo() {
    assert_found("argo.scn");
}

#[test]
fn good_bots_find_what_is_clear_in_alien_frontiers() {
    assert_found("alien_frontiers.scn");
}

#[test]
fn good_bots_find_what_is_clear_in_aqua_sphere() {
    assert_found("aqua_sphere.scn");
}
