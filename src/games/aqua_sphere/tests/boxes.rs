//! Boxes with the largest and the smallest numbers that are read, played to the end.

use super::{super::types::CARDS, State, play, setup};
use crate::games::trial::boxed;
use crate::rounds::rounds;
use crate::rules::Game;
use std::collections::BTreeSet;

/// The built-in box with other values for some keys, which are named by their tables without their numbers.
fn box_with(values: &[(&str, &str)], copies: [u8; CARDS]) -> String {
    let text = setup(2, &[]).components.text;
    let (mut table, mut used) = (String::new(), BTreeSet::new());
    let changed: String = text
        .lines()
        .map(|line| {
            if line.starts_with('[') {
                let head = line.trim_matches(['[', ']']);
                head.split('.').next().unwrap().clone_into(&mut table);
            }
            let key = line.split(" = ").next().unwrap();
            let path = format!("{table}.{key}");
            let found = values.iter().find(|(of, _)| *of == path);
            used.extend(found.copied());
            found.map_or_else(|| format!("{line}\n"), |(_, value)| format!("{key} = {value}\n"))
        })
        .collect();
    assert_eq!(used.len(), values.len(), "{used:?}");
    let mut parts = changed.split("copies = 1\n");
    let first = parts.next().unwrap().to_owned();
    let rest = parts
        .zip(copies)
        .map(|(part, copies)| format!("copies = {copies}\n{part}"));
    first + &rest.collect::<String>()
}

/// Everything at its most; points of cards and crystals for them are what most cards bring.
fn largest() -> String {
    let mut copies = [0; CARDS];
    for (index, copies) in copies.iter_mut().enumerate() {
        *copies = match index {
            0..15 if index % 3 == 1 => 3, // crystals in the headquarters
            0..21 if index % 3 == 2 => 3, // points there
            23 => 2,                      // points for octopods
            25 => 3,                      // bots sent away
            _ => 0,
        };
    }
    let goods = format!("[{}]", ["[9, 9, 9]"; 6].join(", "));
    let values = [
        ("supply.time", "99"),
        ("supply.crystals", "99"),
        ("supply.octopods", "99"),
        ("slots.costs", "[0, 1, 2, 9]"),
        ("centre.edges", &goods),
        ("setup.start", "{ time = 9, crystals = 9, octopods = 9 }"),
        ("setup.rows", "[[9, 9], [9, 9]]"),
        ("setup.leftover", "[9, 9]"),
        ("lab.research", "4"),
        ("lab.crystals", "9"),
        ("lab.octopods", "9"),
        ("lab.time", "9"),
        ("expansion.crystals", "9"),
        ("expansion.octopods", "9"),
        ("expansion.time", "9"),
        ("research.amount", "3"),
        ("research.more", "3"),
        ("score.lap", "200"),
        ("score.tri", "[0, 1, 3, 6, 10, 98, 99]"),
        ("const.returned_bot", "9"),
        ("const.free_program", "9"),
        ("const.charging_limit", "{ 2 = 3, 3 = 9, 4 = 25 }"),
        ("const.yellow_minimum", "9"),
        ("const.white_bonus", "9"),
        ("const.majority", "99"),
        ("const.majority_tied", "99"),
        ("const.submarine_time", "4"),
        ("const.all_submarines", "99"),
        ("const.complete_lab", "99"),
        ("const.time_left", "9"),
        ("const.start_time", "9"),
        ("const.start_time_open", "9"),
    ];
    let rewards = ["time = 2 }", "crystals = 1 }", "points = 4 }", "points = 3 }"];
    rewards.into_iter().fold(box_with(&values, copies), |text, reward| {
        let kind = reward.split(' ').next().unwrap();
        text.replace(&format!("reward = {{ {reward}"), &format!("reward = {{ {kind} = 9 }}"))
    })
}

/// Everything at its least, with a red line before each space and one piece of each kind.
fn smallest() -> String {
    let goods = format!("[{}]", ["[0, 0, 0]"; 6].join(", "));
    let values = [
        ("supply.time", "1"),
        ("supply.crystals", "1"),
        ("supply.octopods", "1"),
        ("sector.lock", "0"),
        ("slots.costs", "[0, 1, 2, 3]"),
        ("hq.sideways", "[]"),
        ("centre.edges", &goods),
        ("centre.neutral", "[]"),
        ("setup.start", "{ time = 0, crystals = 0, octopods = 0 }"),
        ("setup.rows", "[[0, 1], [1, 0]]"),
        ("setup.neutral_submarines", "0"),
        ("setup.neutral_bots", "0"),
        ("lab.research", "1"),
        ("lab.crystals", "1"),
        ("lab.octopods", "1"),
        ("lab.time", "1"),
        ("research.amount", "0"),
        ("research.more", "0"),
        ("score.lap", "2"),
        ("score.lines", "[1, 0]"),
        ("score.tri", "[0, 1, 2, 3, 4, 5, 6]"),
        ("score.bot_columns", "[0, 1, 2, 3, 4, 14]"),
        ("const.returned_bot", "0"),
        ("const.free_program", "0"),
        ("const.charging_limit", "{ 2 = 2, 3 = 3, 4 = 4 }"),
        ("const.yellow_minimum", "0"),
        ("const.white_bonus", "0"),
        ("const.majority", "0"),
        ("const.majority_tied", "0"),
        ("const.submarine_time", "0"),
        ("const.all_submarines", "0"),
        ("const.complete_lab", "0"),
        ("const.time_left", "0"),
        ("const.start_time", "0"),
        ("const.start_time_open", "0"),
    ];
    box_with(&values, [1; CARDS])
}

/// No number leaves its type, no law breaks and every game ends, whatever the box says.
#[test]
fn boxes_of_extreme_numbers_are_played_to_the_end() {
    let options = [
        [("finite_supply", "yes"), ("red_line_crystal", "forced")],
        [("finite_supply", "no"), ("red_line_crystal", "optional")],
    ];
    let boxes = [largest(), smallest()];
    for (seed, number) in (0..).zip(0..rounds(12, 120)) {
        let (players, options, text) = (2 + number / 4 % 3, &options[number / 2 % 2], &boxes[number % 2]);
        let setup = State::setup(&boxed::<State>(players, options, text.clone())).unwrap();
        let end = play(&setup, seed, |game| {
            game.check_invariants(&setup)
                .unwrap_or_else(|law| panic!("seed {seed}: {law}"));
        });
        let points = |seat| end.board.players[seat].points.total();
        assert!(setup.players.seats().all(|seat| points(seat) >= 0), "seed {seed}");
    }
}

/// Three neutral bots and two of other seats overload a station of four again and again: only seats take bots back.
#[test]
fn neutral_bots_stay_in_an_overloaded_station() {
    let text = setup(3, &[]).components.text;
    let text = text.replacen("neutral_bots = 1", "neutral_bots = 3", 1);
    let setup = State::setup(&boxed::<State>(3, &[], text)).unwrap();
    let mut crowded = 0;
    for seed in 0..rounds(4, 20) {
        play(&setup, seed, |game| {
            game.check_invariants(&setup).unwrap_or_else(|law| panic!("{law}"));
            let stations = || game.board.areas.iter().map(|area| area.station.0);
            let neutral = || stations().map(|bots| bots[3]);
            assert_eq!(neutral().sum::<u8>(), 9);
            crowded += stations()
                .filter(|bots| bots[3] == 3 && bots.iter().sum::<u8>() > 4)
                .count();
        });
    }
    assert!(crowded > 0, "no station was overloaded");
}
