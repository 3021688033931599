//! Wrong box files and the complaints about them.

use super::super::types::{CARDS, Card, EXPANSIONS, Engineer, Expansion, Pool, Prize, Space};
use super::*;
use crate::games::spoil::{self, Complaint};
use crate::games::trial::mine;
use crate::rules::SeatCount;
use std::collections::BTreeSet;

/// The complaint about the built-in file with one text replaced: line, field and expectation.
fn complaint(from: &str, to: &str) -> Complaint {
    spoil::complaint(load, BUILT_IN, [from, to])
}

/// Number of the line on which the first place of the text ends.
fn line_of(text: &str) -> usize {
    let end = BUILT_IN.find(text).unwrap() + text.len();
    1 + BUILT_IN[..end].matches('\n').count()
}

/// Asserts of each row that the file is refused with a replacement: a field, a text, what stands instead, and words of
/// the complaint. Its line is the first that differs, or the one on which a fifth text ends.
fn refused(rows: &str) {
    for row in rows.trim().lines() {
        let cells: Vec<String> = row.split('|').map(|cell| cell.trim().replace("\\n", "\n")).collect();
        let [field, from, to, expected, at @ ..] = cells.as_slice() else {
            panic!("{row}");
        };
        let same = from.bytes().zip(to.bytes()).take_while(|(old, new)| old == new).count();
        let below = from[same..].matches('\n').count();
        let line = at.first().map_or_else(|| line_of(from) - below, |at| line_of(at));
        let got = complaint(from, to);
        assert_eq!((&got.field, got.line), (field, line), "{row}: {got:?}");
        assert!(got.expected.contains(expected), "{row}: {got:?}");
    }
}

#[test]
fn the_built_in_box_is_the_reconstructed_one() {
    let found = load(None).unwrap();
    let supply = Pool {
        time: 38,
        crystals: 20,
        octopods: 15,
    };
    assert_eq!(found.supply, supply);
    assert_eq!(found.sectors.map(|data| data.lock), [1, 2, 0, 1, 2, 1]);
    assert_eq!(found.sectors.map(|data| data.white)[..], Symbol::ALL[..6]);
    assert_eq!(found.slots.costs, [1, 2, 3, 4]);
    assert_eq!((found.score.lap, found.score.lines.len()), (50, 5));
    assert_eq!(found.score.bot_columns, [4, 6, 8, 10, 12, 14]);
    let lab = found.lab;
    assert_eq!((lab.research, lab.crystals, lab.octopods, lab.time), (2, 2, 2, 4));
    let limits = [2, 3, 4].map(|players| found.numbers.limit(SeatCount::new(players).unwrap()));
    assert_eq!(limits, [2, 4, 5]);
    assert_eq!(load(Some(&mine(BUILT_IN))).unwrap(), found);
}

#[test]
fn the_engineer_has_two_ways_on_from_everywhere() {
    let hq = load(None).unwrap().hq;
    let after = |space| hq.after(Engineer::On(space)).to_vec();
    assert_eq!(hq.after(Engineer::Start), [Space::A1, Space::A2]);
    assert_eq!(after(Space::A1), [Space::B1, Space::B2]);
    assert_eq!(after(Space::A2), [Space::B2, Space::B3]);
    for space in [Space::B1, Space::B2, Space::B3] {
        assert_eq!(after(space), [Space::C1, Space::C2]);
        assert!(!hq.is_exit(Engineer::On(space)));
    }
    assert!(hq.is_exit(Engineer::On(Space::C1)) && hq.is_exit(Engineer::On(Space::C2)));
    assert!(!hq.is_exit(Engineer::Start) && !hq.is_exit(Engineer::Passed));
    assert!(hq.beside(Space::A2, Space::A1) && hq.beside(Space::B2, Space::B3));
    assert!(!hq.beside(Space::B1, Space::B3) && !hq.beside(Space::A1, Space::B1));
}

/// Each tile visits each space once.
#[test]
fn the_program_cards_are_a_latin_square() {
    let found = load(None).unwrap();
    for space in Space::ALL {
        let tiles: BTreeSet<Symbol> = (0..7).map(|program| found.tile(program, space)).collect();
        assert_eq!(tiles.len(), Symbol::COUNT, "{space:?}");
    }
    assert_eq!(found.tile(0, Space::C2), Symbol::White);
    assert_eq!(found.tile(1, Space::A1), Symbol::Yellow);
}

/// The sums of time, crystals and octopods of each face, and its neutral submarines.
#[test]
fn every_round_but_the_last_brings_goods() {
    let found = load(None).unwrap();
    let brought = |players, round| {
        let face = found.restock(SeatCount::new(players).unwrap(), round)?;
        let sum = |good: usize| face.edges.iter().map(|edge| edge[good]).sum::<u8>();
        Some(([0, 1, 2].map(sum), face.neutral.clone()))
    };
    let faces: Vec<_> = (2..=4)
        .flat_map(|players| [1, 2, 3].map(|round| brought(players, round).unwrap()))
        .collect();
    let expected = [
        ([10, 4, 3], vec![0, 3]),
        ([10, 4, 3], vec![2, 5]),
        ([10, 4, 4], vec![4, 1]),
        ([13, 5, 4], vec![0]),
        ([13, 5, 4], vec![2]),
        ([13, 5, 4], vec![4]),
        ([16, 6, 4], vec![]),
        ([16, 6, 4], vec![]),
        ([16, 6, 5], vec![]),
    ];
    assert_eq!(faces, expected);
    assert_eq!([2, 3, 4].map(|players| brought(players, 4)), [None, None, None]);
}

#[test]
fn setups_differ_in_neutral_pieces() {
    let found = load(None).unwrap();
    let deals = [2, 3, 4].map(|players| found.deal(SeatCount::new(players).unwrap()));
    let start = Pool {
        time: 4,
        crystals: 1,
        octopods: 1,
    };
    for deal in deals {
        assert_eq!(
            (deal.start, deal.rows, deal.leftover),
            (start, [[2, 1], [1, 2]], [0, 0])
        );
    }
    assert_eq!(deals.map(|deal| deal.neutral_submarines), [2, 1, 0]);
    assert_eq!(deals.map(|deal| deal.neutral_bots), [0, 1, 0]);
}

#[test]
fn expansions_carry_one_letter_mostly() {
    let found = load(None).unwrap();
    let tiles: u8 = found.expansions.iter().map(|data| data.count).sum();
    assert_eq!((usize::from(tiles), found.expansions.len()), (EXPANSIONS, EXPANSIONS));
    let mut letters = [0; 3];
    for data in &found.expansions {
        letters[data.letters.iter().flatten().count()] += 1;
    }
    assert_eq!(letters, [3, 24, 3]);
    let pair = found.expansion(Expansion(24));
    assert_eq!((pair.letters, pair.time), ([Some(Sector::A), Some(Sector::B)], 2));
    assert_eq!(found.expansion(Expansion(200)).letters, [None, None]);
}

/// Each kind is found by its place in the order of ids, also when the file has another order.
#[test]
fn every_card_is_found_by_its_kind() {
    let found = load(None).unwrap();
    assert_eq!(Card::all().count(), Card::COUNT);
    for (index, card) in Card::all().enumerate() {
        assert_eq!(card.index(), index);
        let data = found.card(card);
        if let Card::Interim(Symbol::White) | Card::Now(Symbol::White) = card {
            assert_eq!(data, CardData::absent(card), "no source has seen it");
            continue;
        }
        assert_eq!((data.card, data.copies, data.least), (card, 1, 1));
        let expected = match card {
            Card::Hq(_, Prize::Points) => (4, 0),
            Card::Octopods(Prize::Points) => (3, 0),
            Card::Hq(_, Prize::Time) | Card::Octopods(Prize::Time) | Card::Interim(_) => (2, 0),
            Card::Submarine | Card::Sidestep => (0, 0),
            Card::Now(_) => (1, 2),
            _ => (1, 0),
        };
        assert_eq!((data.amount, data.more), expected, "{card:?}");
    }
    let [evict, lock] = ["kind = \"evict\"\namount = 1", "kind = \"lock\"\namount = 1"];
    let swapped = BUILT_IN.replacen(lock, "kind = \"evict\"\namount = 3", 1);
    let other = load(Some(&mine(swapped.replacen(evict, "kind = \"lock\"\namount = 2", 1)))).unwrap();
    assert_eq!((other.card(Card::Evict).amount, other.card(Card::Lock).amount), (3, 2));
    assert_eq!((found.research.len(), COLOURED), (Card::COUNT, CARDS));
}

#[test]
fn what_no_source_confirms_is_marked() {
    let found = load(None).unwrap();
    let mut expected = vec!["supply.time".to_owned(), "supply.octopods".to_owned()];
    for letter in "ABCDEF".chars() {
        expected.extend(["lock", "white_symbol"].map(|field| format!("sector.{letter}.{field}")));
    }
    expected.extend([1, 2, 3].map(|slot| format!("slots.costs.{slot}")));
    expected.extend((0..7).map(|card| format!("program_card.{card}.tiles")));
    expected.extend(["centre.edges", "centre.neutral"].map(str::to_owned));
    for players in 2..=4 {
        let fields = ["start.crystals", "start.octopods", "rows", "leftover"];
        expected.extend(fields.map(|field| format!("setup.{players}.{field}")));
    }
    let fields = ["letters", "research", "count", "crystals", "octopods", "time"];
    expected.extend(fields.map(|field| format!("expansion.{field}")));
    let fields = ["reward", "copies", "least", "amount", "more"];
    expected.extend(fields.map(|field| format!("research.{field}")));
    expected.extend(["score.lines", "score.bot_columns", "const.white_bonus"].map(str::to_owned));
    assert_eq!(found.marks.provisional, expected);
    assert!(found.marks.disputed.is_empty() && found.marks.single_source.is_empty());
}

/// Other readings of what is not known are boxes that can be played.
#[test]
fn what_may_be_printed_instead_is_read() {
    let readings = [
        ("lock = 2", "lock = 3"),
        ("time = 38", "time = 44"),
        ("octopods = 15", "octopods = 17"),
        ("costs = [1, 2, 3, 4]", "costs = [1, 3, 5, 7]"),
        ("costs = [1, 2, 3, 4]", "costs = [1, 1, 2, 2]"),
        ("lines = [10, 20, 30, 40, 0]", "lines = [8, 16, 24, 32, 40, 48, 0]"),
        ("lines = [10, 20, 30, 40, 0]", "lines = [7, 14, 21, 28, 35, 42, 49]"),
        ("lines = [10, 20, 30, 40, 0]", "lines = [0]"),
        ("least = 1", "least = 3"),
        ("all_submarines = 5", "all_submarines = 25"),
        ("complete_lab = 5", "complete_lab = 15"),
        ("bot_columns = [4, 6,", "bot_columns = [5, 6,"),
        ("4 = 5 }", "4 = 15 }"),
        ("rows = [[2, 1], [1, 2]]", "rows = [[3, 1], [1, 3]]"),
    ];
    for (from, to) in readings {
        assert!(BUILT_IN.contains(from), "{from}");
        let read = load(Some(&mine(BUILT_IN.replacen(from, to, 1))));
        assert!(read.is_ok(), "{to}: {read:?}");
    }
    // The tier of three at the end.
    let arrows = "arrows = { S = [\"A1\", \"A2\"], A1 = [\"B1\", \"B2\"], A2 = [\"B1\", \"B2\"], \
                  B1 = [\"C1\", \"C2\"], B2 = [\"C2\", \"B3\"] }";
    let begin = BUILT_IN.find("arrows = ").unwrap();
    let end = begin + BUILT_IN[begin..].find('\n').unwrap();
    let other = BUILT_IN.replacen(&BUILT_IN[begin..end], arrows, 1);
    let other = other.replacen(
        "[\"B2\", \"B3\"], [\"C1\", \"C2\"]",
        "[\"B3\", \"C1\"], [\"C1\", \"C2\"]",
        1,
    );
    let other = other.replacen("exits = [\"C1\", \"C2\"]", "exits = [\"C1\", \"C2\", \"B3\"]", 1);
    let read = load(Some(&mine(other))).unwrap();
    assert!(read.hq.is_exit(Engineer::On(Space::B3)));
}

#[test]
fn wrong_numbers_are_named_with_line_and_field() {
    refused(
        r#"
box.name                | name = "aqua         | name = "" # "aqua     | 1 to 64 letters
supply.time             | time = 38            | time = 0              | 1 to 99
supply.crystals         | crystals = 20        | crystals = 100        | 1 to 99
slots.costs             | costs = [1, 2, 3, 4] | costs = [1, 3, 2, 4]  | do not fall
slots.costs             | costs = [1, 2, 3, 4] | costs = [1, 2, 3, 10] | 0 to 9
slots.costs             | costs = [1, 2, 3, 4] | costs = [1, 2, 3]     | length 4, not 3
lab.research            | [lab]\nresearch = 2  | [lab]\nresearch = 0   | 1 to 9
lab.research            | [lab]\nresearch = 2  | [lab]\nresearch = 5   | best 5 expansions, not 10
lab.crystals            | 2\ncrystals = 2      | 2\ncrystals = 10      | 1 to 9
lab.octopods            | 2\noctopods = 2      | 2\noctopods = 0       | 1 to 9
lab.time                | 2\ntime = 4          | 2\ntime = 0           | 1 to 9
lab.max_expansions      | max_expansions = 5   | max_expansions = 6    | 5
score.lap               | lap = 50             | lap = 1               | 2 to 200
score.lines             | lap = 50             | lap = 40              | 1 to 39, and 0 at most | lines = [
score.lines             | lines = [10, 20,     | lines = [20, 10,      | rise
score.lines             | lines = [10, 20,     | lines = [20, 20,      | rise
score.lines             | lines = [10, 20,     | lines = [0, 20,       | 1 to 49
score.lines             | lines = [10, 20, 30, 40, 0] | lines = []     | 0 at most as the last
score.lines             | lines = [10, 20, 30, 40, 0] | lines = [0, 0] | 1 to 49
score.tri               | tri = [0, 1, 3,      | tri = [0, 3, 3,       | rise
score.tri               | 15, 21]              | 15, 100]              | 0 to 99
score.tri               | 15, 21]              | 15]                   | length 7
score.bot_columns       | columns = [4, 6,     | columns = [6, 4,      | rise
score.bot_columns       | 12, 14]              | 12, 15]               | 14
const.programmed        | programmed = 2       | programmed = 3        | 2
const.returned_bot      | returned_bot = 2     | returned_bot = 10     | 0 to 9
const.free_program      | free_program = 3     | free_program = 256    | 0 to 9
const.engineer_moves    | engineer_moves = 3   | engineer_moves = 4    | 3
const.yellow_minimum    | yellow_minimum = 2   | yellow_minimum = 10   | 0 to 9
const.white_bonus       | white_bonus = 2      | white_bonus = -1      | 0 to 9
const.majority          | majority = 6         | majority = 100        | 0 to 99
const.majority_tied     | majority_tied = 3    | majority_tied = 100   | 0 to 99
const.submarine_time    | submarine_time = 1   | submarine_time = 5    | 0 to 4
const.all_submarines    | all_submarines = 5   | all_submarines = 155  | 0 to 99
const.complete_lab      | complete_lab = 5     | complete_lab = "5"    | 0 to 99, not string
const.time_left         | time_left = 1        | time_left = 10        | 0 to 9
const.start_time        | start_time = 4       | start_time = 5        | 0 to 4
const.start_time_open   | start_time_open = 3  | start_time_open = 5   | 0 to 4
const.line_price        | line_price = 1       | line_price = 2        | 1
const.charging_limit.2  | { 2 = 2, 3           | { 2 = 1, 3            | 2 to 25
const.charging_limit.3  | 3 = 4, 4             | 3 = 3, 4              | 4 to 25
const.charging_limit.4  | 4 = 5 }              | 4 = 26 }              | 4 to 25
const.charging_limit.5  | 4 = 5 }              | 5 = 5 }               | 2, 3, 4
"#,
    );
}

#[test]
fn sectors_stand_in_order_with_symbols_of_their_own() {
    refused(
        r#"
sector.id             | id = "B"              | id = "C"               | "B", as the Sectors stand from A to F
sector.id             | id = "F"              | id = "A"               | "F", as the Sectors stand
sector.id             | id = "B"              | id = "G"               | A, B, C, D, E, F
sector.B.lock         | lock = 2              | lock = 4               | 0 to 3
sector.F.lock         | lock = 0              | lock = 1               | at least one lock of 0 | id = "F"\nl
sector.E.white_symbol | white_symbol = "blue" | white_symbol = "white" | other than white
sector.E.white_symbol | white_symbol = "blue" | white_symbol = "black" | no other Sector has
sector.E.white_symbol | white_symbol = "blue" | white_symbol = "pink"  | green
"#,
    );
}

#[test]
fn every_way_through_the_headquarters_has_three_moves() {
    refused(
        r#"
hq.arrows.S  | { S = ["A1", "A2"]    | { S = ["A1"]                | two different
hq.arrows.S  | { S = ["A1", "A2"],   | {                           | two different
hq.arrows.B1 | B1 = ["C1", "C2"]     | B1 = ["C1", "C1"]           | two different
hq.arrows.B1 | B1 = ["C1", "C2"]     | B1 = ["C1", "C2", "B3"]     | two different
hq.arrows.B1 | B1 = ["C1", "C2"]     | B1 = ["C1", "C3"]           | C2
hq.arrows.B1 | B1 = ["C1", "C2"]     | B1 = ["C1", "B2"]           | B2 is reached in 2
hq.arrows.B1 | B1 = ["C1", "C2"]     | B1 = ["C1", "A1"]           | A1 is reached in 1
hq.arrows.C1 | B1 = ["C1", "C2"]     | C1 = ["C2", "A1"], B1 = ["C1", "C2"] | no space after an exit
hq.arrows    | A2 = ["B2", "B3"]     | A2 = ["B2", "B1"]           | lead to B3
hq.arrows.D1 | B1 = ["C1", "C2"]     | D1 = ["C1", "C2"]           | unknown field
hq.exits     | exits = ["C1", "C2"]  | exits = ["C1"]              | 3 moves after S: C1, C2
hq.exits     | exits = ["C1", "C2"]  | exits = ["C1", "C1"]        | C1, C2
hq.exits     | exits = ["C1", "C2"]  | exits = ["C1", "C2", "B1"]  | C1, C2
hq.sideways  | sideways = [["A1", "A2"] | sideways = [["A1", "A1"] | two spaces of a tier
hq.sideways  | sideways = [["A1", "A2"] | sideways = [["A1", "B1"] | two spaces of a tier
hq.sideways  | ["B2", "B3"], ["C1", "C2"]] | ["B2", "B1"]]         | each once
"#,
    );
}

#[test]
fn program_cards_lay_each_tile_once() {
    refused(
        r#"
program_card.id      | id = 0                     | id = 1                    | 0, as the cards stand
program_card.id      | id = 6                     | id = 7                    | 6, as the cards stand
program_card.id      | id = 6                     | id = "6"                  | 0 to 255, not string
program_card.0.tiles | tiles = ["green", "yellow" | tiles = ["green", "green" | each tile once
program_card.0.tiles | tiles = ["green", "yellow" | tiles = ["green"          | length 7
"#,
    );
}

#[test]
fn goods_come_on_faces_that_differ() {
    refused(
        r#"
centre.players | players = 4          | players = 5         | 2 to 4
centre.value   | value = 2            | value = 5           | 2 to 4
centre.value   | value = 3            | value = 2           | a face that no other entry is
centre.players | players = 3          | players = 1         | 2 to 4
centre.value   | players = 3          | players = 4         | a face that no other entry is | players = 3\nv
centre.edges   | edges = [[5, 0, 1],  | edges = [[10, 0, 1],| 0 to 9
centre.edges   | edges = [[5, 0, 1],  | edges = [[5, 0],    | length 3
centre.edges   | edges = [[5, 0, 1],  | edges = [           | length 6
centre.neutral | neutral = []         | neutral = [0]       | no colour is neutral
centre.neutral | neutral = [0]        | neutral = [6]       | from 0 to 5
centre.neutral | neutral = [0]        | neutral = [3, 3]    | different edges
centre.neutral | neutral = [2]        | neutral = [0, 1, 2, 3, 4] | no more than 6 neutral submarines
"#,
    );
}

#[test]
fn a_setup_fits_the_supply_and_the_seats() {
    refused(
        r#"
setup.2.start.time | .2]\nstart = { time = 4 | .2]\nstart = { time = 10 | 0 to 9
setup.3.start.time | .3]\nstart = { time = 4 | .3]\nstart = { time = 9 | 38 of the supply in the setup, not 39
setup.4.start.time | time = 38 | time = 31 | 31 of the supply in the setup, not 32 | [setup.4]\ns
setup.2.start.crystals | { time = 4, crystals = 1 | { time = 4, crystals = 9 | 20 of the supply in the setup, not 21
setup.2.start.octopods | [2, 1], [1, 2]] | [9, 1], [5, 2]] | 15 of the supply in the setup, not 16 | [setup.2]\ns
setup.2.start.crystals | leftover = [0, 0] | leftover = [0, 8] | 20 of the supply in the setup, not 21 | [setup.2]\ns
setup.2.rows | rows = [[2, 1] | rows = [[10, 1] | 0 to 9
setup.2.rows | rows = [[2, 1], | rows = [ | length 2
setup.2.leftover | leftover = [0, 0] | leftover = [0, 10] | 0 to 9
setup.2.neutral_submarines | submarines = 2 | submarines = 3 | 0 to 2
setup.3.neutral_submarines | submarines = 1 | submarines = 2 | 0 to 1
setup.4.neutral_submarines | submarines = 0 | submarines = 1 | 0
setup.4.neutral_bots | submarines = 0\nneutral_bots = 0 | submarines = 0\nneutral_bots = 1 | 0
setup.3.neutral_bots | neutral_bots = 1 | neutral_bots = 4 | 0 to 3
const.charging_limit.2 | neutral_bots = 0 | neutral_bots = 1 | 3 to 25 | { 2 = 2
setup.5 | [setup.4] | [setup.5] | 2, 3, 4
"#,
    );
}

#[test]
fn expansions_are_thirty_different_ones() {
    refused(
        r#"
expansion.research | "A"\nresearch = 1 | "A"\nresearch = 10            | 0 to 9
expansion.bots     | "A"\nresearch = 1 | "A"\nbots = 1                 | unknown field
expansion.letters  | letters = "A"     | letters = "G"                 | at most two letters from A to F
expansion.letters  | letters = "A"     | letters = "ABC"               | at most two letters from A to F
expansion.letters  | letters = "AB"    | letters = "AZ"                | at most two letters from A to F
expansion.letters  | letters = "A"     | letters = "a"                 | at most two letters from A to F
expansion.count    | 1\ncount = 1      | 1\ncount = 0                  | 1 to 30
expansion.count    | 1\ncount = 1      | 1\ncount = 2 | 30 expansions in all, not 31 | crystals = 1\noctopods = 1\nc
expansion.count    | "A"\nresearch = 1 | "A"\ncrystals = 1             | no other entry is | "A"\ncrystals = 1\nc
lab.research       | "A"\nresearch = 1 | "A"\nresearch = 4             | best 5 expansions, not 10 | [lab]\nr
"#,
    );
    let none = BUILT_IN.replace("[[expansion]]", "[[unknown]]");
    assert!(load(Some(&mine(none))).is_err());
}

#[test]
fn research_cards_have_the_keys_of_their_kind() {
    refused(
        r#"
research | [[research]]\nkind = "hq"\ncolour = "green" | [[research]] #\nkind = "hq" | the keys of this kind
research | [[research]]\nkind = "hq" | [[research]] #\nkind = "sidestep" | the keys of this kind
research | [[research]]\nkind = "now" | [[research]] #\nkind = "interim" | the keys of this kind
research | [[research]]\nkind = "evict"\namount = 1 | [[research]] #\nkind = "evict" | the keys of this kind
research | [[research]]\nkind = "evict" | [[research]] #\nkind = "evict"\nleast = 2 | no key least
research.least       | least = 1             | least = 0             | 1 to 9
research.reward.time | reward = { time = 2 } | reward = { time = 0 } | 1 to 9
research.reward.bots | reward = { time = 2 } | reward = { bots = 2 } | time
research.kind        | kind = "hq"           | kind = "headquarters" | hq
research.colour      | kind = "hq"\ncolour = "green" | kind = "hq"\ncolour = "grey" | green
research.amount      | "opposite"\namount = 1 | "opposite"\namount = 4 | 0 to 3
research.more        | more = 2              | more = 4              | 0 to 3
research.copies      | 2 }\ncopies = 1       | 2 }\ncopies = 4       | 0 to 3
research.price       | kind = "hq"           | price = 1\nkind = "hq" | unknown field
research.kind | kind = "octopods"\nreward = { crystals | kind = "octopods" #\nreward = { time | that no other entry is
research.copies | more = 2\ncopies = 1 | more = 2\ncopies = 3 | 41 cards in all | "red"\namount = 1\nmore = 2\nc
"#,
    );
}

#[test]
fn tables_have_as_many_entries_as_there_are_things() {
    for (table, count) in ENTRIES {
        let head = format!("[[{table}]]");
        let begin = BUILT_IN.find(&head).unwrap();
        let end = begin + BUILT_IN[begin..].find("\n\n").unwrap();
        let entry = &BUILT_IN[begin..end];
        let found = BUILT_IN.matches(&head).count();
        let (least, most) = (*count.start(), *count.end());
        let told = if least == most {
            format!("{least}")
        } else {
            format!("{least} to {most}")
        };
        let with = |entries: usize| {
            let text = match entries.checked_sub(found) {
                Some(more) => BUILT_IN.replacen(entry, &[entry].repeat(more + 1).join("\n\n"), 1),
                None => BUILT_IN.replacen(&head, "[[spare]]", found - entries),
            };
            load(Some(&mine(text))).unwrap_err().to_string()
        };
        for wrong in [least - 1, most + 1] {
            let refused = with(wrong);
            assert!(
                refused.contains(&format!("{told} entries, not {wrong}")),
                "{table}: {refused}"
            );
        }
    }
}

/// Cards of which both sides are used, and cards that program white bots, are in no source; a box may have them.
#[test]
fn further_cards_may_be_in_the_box() {
    let last = BUILT_IN.rfind("[[program_card]]").unwrap();
    let end = last + BUILT_IN[last..].find("\n\n").unwrap();
    let side = |id: usize| BUILT_IN[last..end].replacen("id = 6", &format!("id = {id}"), 1);
    let sides: String = (7..14).map(|id| format!("\n\n{}", side(id))).collect();
    let text = BUILT_IN.replacen(&BUILT_IN[last..end], &format!("{}{sides}", side(6)), 1);
    let white = "[[research]]\nkind = \"interim\"\ncolour = \"white\"\namount = 2\ncopies = 1\n\n\
                 [[research]]\nkind = \"now\"\ncolour = \"white\"\namount = 1\nmore = 3\ncopies = 1\n\n[[research]]";
    let text = text.replacen("[[research]]", white, 1);
    // 41 cards in all.
    let head = |colour: &str| format!("kind = \"hq\"\ncolour = \"{colour}\"\nreward = {{ time = 2 }}\ncopies = ");
    let fewer = |text: String, colour| text.replacen(&format!("{}1", head(colour)), &format!("{}0", head(colour)), 1);
    let found = load(Some(&mine(fewer(fewer(text, "green"), "red")))).unwrap();
    assert_eq!(found.programs.len(), 14);
    let data = found.card(Card::Now(Symbol::White));
    assert_eq!((data.copies, data.amount, data.more), (1, 1, 3));
    assert_eq!(found.card(Card::Interim(Symbol::White)).copies, 1);
}

#[test]
fn a_file_of_another_shape_is_refused() {
    let keys = [
        "name",
        "crystals",
        "lock",
        "costs",
        "sideways",
        "tiles",
        "value",
        "rows",
        "max_expansions",
        "count",
        "copies",
        "lap",
        "line_price",
    ];
    for key in keys {
        let line = format!("\n{key} = ");
        let unknown = complaint(&line, &format!("\nspeed = 1{line}"));
        assert_eq!(unknown.line, line_of(&line), "{unknown:?}");
        assert!(unknown.field.ends_with(".speed"), "{unknown:?}");
        assert!(unknown.expected.contains("unknown field"), "{unknown:?}");
        let begin = BUILT_IN.find(&line).unwrap();
        let end = begin + 1 + BUILT_IN[begin + 1..].find('\n').unwrap();
        let absent = complaint(&BUILT_IN[begin..end], "");
        assert!(absent.field.ends_with(&format!(".{key}")), "{absent:?}");
        assert_eq!(absent.expected, "a value", "{key}");
    }
    refused(
        r#"
supply.certain | certain = ["crystals"]    | certain = ["crystal"] | crystals, octopods, time
score.certain  | certain = ["lap", "tri"]  | certain = ["laps"]    | lap
"#,
    );
    assert!(load(Some(&mine("[box"))).is_err());
    assert!(load(Some(&mine(""))).is_err());
    let long = format!("{BUILT_IN}{}", "# more\n".repeat(10_000));
    let refused = load(Some(&mine(long))).unwrap_err().to_string();
    assert!(refused.contains("at most 65536 bytes"), "{refused}");
}
