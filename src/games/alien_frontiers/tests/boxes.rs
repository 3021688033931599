//! Other boxes: whatever numbers the loader lets in, the rules can stand.

use super::{
    super::{Amount, Command, Facility, Setup, State, Tech, Territory},
    views::{play_from, rich},
};
use crate::games::trial::boxed;
use crate::rounds::rounds;
use crate::rules::{Game, GameRng, Seat, Seed, legal};

const BUILT_IN: &str = include_str!("../../../../assets/alien_frontiers/box.toml");

fn setup_with(players: usize, options: &[(&str, &str)], text: String) -> Setup {
    State::setup(&boxed::<State>(players, options, text)).unwrap()
}

fn changed(changes: &[(&str, String)]) -> String {
    changes.iter().fold(BUILT_IN.to_owned(), |text, (from, to)| {
        assert!(text.contains(from), "{from} is in the file");
        text.replacen(from, to, 1)
    })
}

/// Numbers anywhere in the ranges of the loader, most often at their ends.
fn any_box(rng: &mut GameRng) -> String {
    let mut any = |least: u32, most: u32| match rng.below(3) {
        0 => least,
        1 => most,
        _ => least + rng.below(most - least + 1),
    };
    let colonies = any(1, 20);
    let limit = any(2, 40);
    let ships = any(3, 6);
    let (fuel, ore) = (any(0, 3), any(0, 3));
    let changes = [
        ("[seats.2]\ncolonies = 8", format!("[seats.2]\ncolonies = {colonies}")),
        ("[seats.3]\ncolonies = 7", format!("[seats.3]\ncolonies = {colonies}")),
        ("[seats.4]\ncolonies = 6", format!("[seats.4]\ncolonies = {colonies}")),
        ("vp_target = 10", format!("vp_target = {}", any(3, 60))),
        ("resources = 8", format!("resources = {limit}")),
        (
            "ships = 3\ncards = 1",
            format!("ships = {ships}\ncards = {}", any(0, 1)),
        ),
        ("minimum = 3", format!("minimum = {}", any(3, ships))),
        (
            "price = [[1, 1], [2, 2], [3, 3]]",
            format!("price = [[{fuel}, {ore}], [3, {}], [9, 9]]", any(3, 9)),
        ),
        ("cost = [0, 3]", format!("cost = [{}, {}]", any(0, 9), any(0, 9))),
        ("cost = [1, 1]", format!("cost = [{}, {}]", any(0, 9), any(0, 9))),
        ("launch = [1, 1]", format!("launch = [{}, {}]", any(0, 9), any(0, 9))),
        ("circles = 7", format!("circles = {}", any(5, 9))),
        ("claim_at = 8", format!("claim_at = {}", any(1, 36))),
        ("loot = 4", format!("loot = {}", any(1, 8))),
        ("min_ships = 2", format!("min_ships = {}", any(1, 3))),
        ("ore = 1\n", format!("ore = {}\n", any(0, 9))),
        ("rate = 1\n", format!("rate = {}\n", any(1, 6))),
        ("less = [1, 1]", format!("less = [{}, {}]", any(0, 9), any(0, 9))),
        (
            "\"more_fuel\"\nfuel = 1",
            format!("\"more_fuel\"\nfuel = {}", any(0, 4)),
        ),
        (
            "\"cheaper_power\"\nfuel = 1",
            format!("\"cheaper_power\"\nfuel = {}", any(0, 9)),
        ),
        ("\"borrow\"\nprice = 1", format!("\"borrow\"\nprice = {}", any(0, 3))),
        ("\"shoot\"\nprice = 1", format!("\"shoot\"\nprice = {}", any(0, 3))),
        (
            "id = \"alien_city\"\ncopies = 1",
            format!("id = \"alien_city\"\ncopies = {}", any(0, 1)),
        ),
    ];
    let text = changed(&changes);
    // What the City lacks the Cache has.
    if text.contains("copies = 0") {
        text.replacen(
            "id = \"resource_cache\"\ncopies = 2",
            "id = \"resource_cache\"\ncopies = 3",
            1,
        )
    } else {
        text
    }
}

#[test]
fn a_box_with_other_numbers_can_be_played() {
    let mut rng = GameRng::new(Seed::from_number(1));
    let mut turns = 0;
    for seed in 0..rounds(8, 24) {
        let mode = ["colonies", "vp_target"][rng.below(2) as usize];
        let players = 2 + seed as usize % 3;
        let setup = setup_with(players, &[("round_limit", "12"), ("end_mode", mode)], any_box(&mut rng));
        let read: Setup = serde_json::from_str(&serde_json::to_string(&setup).unwrap()).unwrap();
        assert_eq!(read, setup);
        let game = State::new(&setup, Seed::from_number(seed));
        play_from(&setup, game, seed, |state| {
            assert_eq!(state.check_invariants(&setup), Ok(()));
            let list = legal(state, &setup, state.board.active);
            assert!(list.len() <= 200, "{} commands", list.len());
            turns = turns.max(state.board.turn);
        });
    }
    assert!(turns > 20);
}

/// R1: the price is that of the fourth, fifth or sixth ship, whatever the smallest fleet is.
#[test]
fn the_price_of_a_ship_is_that_of_its_number() {
    let text = changed(&[
        ("minimum = 3", "minimum = 4".to_owned()),
        ("ships = 3\ncards", "ships = 4\ncards".to_owned()),
        ("[3, 3]]", "[3, 2]]".to_owned()),
    ]);
    let setup = setup_with(2, &[("first_player", "P0")], text);
    let mut board = State::new(&setup, Seed::from_number(1)).board;
    assert_eq!(board.players[Seat::wrapping(0)].fleet(), 4);
    let price = |board: &super::super::Board| board.dock_price(&setup, Facility::Shipyard);
    assert_eq!(price(&board), Amount::new(2, 2));
    board.players[Seat::wrapping(0)].ships[4] = super::super::Place::Bay;
    assert_eq!(price(&board), Amount::new(3, 2));
}

/// A box may have a price of nothing; the Relic Ship, powers and launches then cost nothing, and turns still end.
#[test]
fn what_costs_nothing_can_be_done_without_goods() {
    let text = changed(&[
        (
            "\"burroughs_desert\"\nprice = [1, 1]",
            "\"burroughs_desert\"\nprice = [0, 0]".to_owned(),
        ),
        ("launch = [1, 1]", "launch = [0, 0]".to_owned()),
        ("\"raise\"\nprice = 1", "\"raise\"\nprice = 0".to_owned()),
        ("\"reroll\"\nprice = 1", "\"reroll\"\nprice = 0".to_owned()),
    ]);
    let setup = setup_with(3, &[("round_limit", "12")], text);
    let mut used = 0;
    for seed in 0..rounds(4, 12) {
        play_from(&setup, rich(&setup, seed), seed, |state| {
            let seat = state.board.active;
            let free = state.board.players[seat].goods.fuel == 0;
            let list = legal(state, &setup, seat);
            let power = |card| list.contains(&Command::UsePower { card });
            used += u32::from(free && (power(Tech::BoosterPod) || power(Tech::TemporalWarper)));
            assert_eq!(state.check_invariants(&setup), Ok(()));
        });
    }
    assert!(used > rounds(1, 3), "{used}");
}

/// The loader puts the entries of a file in the order of the built-in one, which is that of the rules.
#[test]
fn entries_stand_in_any_order() {
    let file: toml::Table = BUILT_IN.parse().unwrap();
    let ids = |table: &str| -> Vec<&str> {
        let entries = file[table].as_array().unwrap();
        entries.iter().map(|entry| entry["id"].as_str().unwrap()).collect()
    };
    assert_eq!(ids("facility"), Facility::ALL.map(<&str>::from));
    assert_eq!(ids("territory"), Territory::ALL.map(<&str>::from));
    assert_eq!(ids("tech"), Tech::ALL.map(<&str>::from));
    let places = [
        "[[territory]]\nid = \"asimov",
        "[[territory]]\nid = \"burroughs",
        "# power: what",
    ];
    let [first, third, end] = places.map(|text| BUILT_IN.find(text).unwrap());
    let (head, two, others, tail) = (
        &BUILT_IN[..first],
        &BUILT_IN[first..third],
        &BUILT_IN[third..end],
        &BUILT_IN[end..],
    );
    let turned = [head, others, two, tail].concat();
    let (usual, found) = (setup_with(2, &[], changed(&[])), setup_with(2, &[], turned.clone()));
    assert_eq!(found.components.territories, usual.components.territories);
    let wrong = turned.replacen("\"more_fuel\"\nfuel = 1", "\"more_fuel\"\nfuel = 5", 1);
    let refused = State::setup(&boxed::<State>(2, &[], wrong)).unwrap_err().to_string();
    assert!(refused.contains("territory.lem_badlands.fuel"), "{refused}");
}
