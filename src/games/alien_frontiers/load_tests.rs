//! Wrong box files and the complaints about them.

use super::*;
use crate::games::alien_frontiers::Amount;
use crate::games::spoil::{self, Complaint};
use crate::games::trial::mine;

/// The complaint about the built-in file with one text replaced: line, field and expectation.
fn complaint(from: &str, to: &str) -> Complaint {
    spoil::complaint(load, BUILT_IN, [from, to])
}

/// Number of the line that lies `below` lines under the first place of the text.
fn line_of(text: &str, below: usize) -> usize {
    let at = BUILT_IN.find(text).unwrap();
    1 + below + BUILT_IN[..at].matches('\n').count()
}

#[test]
fn the_built_in_box_is_the_second_printing() {
    let found = load(None).unwrap();
    assert_eq!(found.facilities.map(|data| data.ports), [8, 5, 4, 6, 6, 1, 3, 4, 3]);
    assert_eq!(found.facilities.map(|data| data.group), [1, 1, 2, 2, 3, 1, 1, 1, 3]);
    let costs = [(4, Amount::new(0, 3)), (5, Amount::new(1, 1))];
    for (index, data) in found.facilities.iter().enumerate() {
        let cost = costs
            .iter()
            .find(|(of, _)| *of == index)
            .map_or(Amount::NONE, |&(_, cost)| cost);
        assert_eq!((data.cost, data.own), (cost, index == 6), "facility {index}");
    }
    assert_eq!(found.tech.map(|data| data.copies), [1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2]);
    assert_eq!(found.tech.map(|data| data.price), [0, 0, 1, 1, 2, 0, 2, 1, 1, 0, 1, 1]);
    assert_eq!(found.tech.map(|data| data.points), [1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
    assert_eq!(found.seats.map(|seats| seats.colonies), [8, 7, 6]);
    assert_eq!(found.seats.map(|seats| seats.colonies_long), [None, Some(8), Some(8)]);
    assert_eq!(found.seats.map(|seats| seats.vp_target), [12, 10, 9]);
    assert_eq!(found.seats.map(|seats| seats.vp_target_short), [None, None, Some(8)]);
    let start = [(0, 0), (1, 0), (0, 1), (1, 1)].map(|(fuel, ore)| Amount::new(fuel, ore));
    assert_eq!(found.start.resources, start);
    let price = [1, 2, 3].map(|units| Amount::new(units, units));
    assert_eq!(
        (found.ships.price, found.relic.price, found.hub.launch),
        (price, price[0], price[0])
    );
    assert_eq!((found.start.ships, found.start.cards, found.ships.minimum), (3, 1, 3));
    let limits = (found.hub.circles, found.limits.resources);
    assert_eq!((limits, found.artifact.claim_at, found.raid.loot), ((7, 8), 8, 4));
    assert_eq!(
        (found.tokens.fuel, found.tokens.ore, found.tokens.colonies),
        (30, 20, 36)
    );
    let away = |territory: &Territory| !found.territory(*territory).borrowable;
    assert_eq!(
        Territory::ALL.into_iter().filter(away).collect::<Vec<_>>(),
        [Territory::BurroughsDesert]
    );
    assert_eq!(load(Some(&mine(BUILT_IN))).unwrap(), found);
}

#[test]
fn what_no_rulebook_confirms_is_marked() {
    let found = load(None).unwrap();
    let name = |tech| toml::Value::try_from(tech).unwrap().as_str().unwrap().to_owned();
    let copies = Tech::ALL[2..].iter().map(|tech| format!("tech.{}.copies", name(tech)));
    assert_eq!(found.marks.provisional, copies.collect::<Vec<_>>());
    let board = "size planet radius bay tracks territory facility".split(' ');
    let board: Vec<_> = board.map(|field| format!("board.{field}")).collect();
    assert_eq!(found.marks.own_design, board);
    let targets = [
        "seats.2.vp_target",
        "seats.3.vp_target",
        "seats.4.vp_target",
        "seats.4.vp_target_short",
    ];
    assert_eq!(found.marks.single_source, targets);
    assert!(found.marks.disputed.is_empty(), "{:?}", found.marks.disputed);
}

/// What another rulebook says can be played as well.
#[test]
fn the_other_readings_can_be_chosen() {
    let price = BUILT_IN.replacen(
        "price = [[1, 1], [2, 2], [3, 3]]",
        "price = [[1, 1], [2, 2], [3, 2]]",
        1,
    );
    assert_eq!(load(Some(&mine(price))).unwrap().ships.price[2], Amount::new(3, 2));
    let asimov = BUILT_IN.replacen("min_ships = 2", "min_ships = 1", 1);
    assert_eq!(load(Some(&mine(asimov))).unwrap().territories[0].min_ships, 1);
}

#[test]
#[expect(clippy::too_many_lines, reason = "one table of cases")]
fn wrong_numbers_are_named_with_line_and_field() {
    let relic = "[relic]\nhome = \"burroughs_desert\"\nprice = [";
    let converter = "[[facility]]\nid = \"solar_converter\"";
    let hub = "id = \"colonist_hub\"\ngroup = 1\n";
    let outpost = "id = \"raiders_outpost\"\ngroup = 3\n";
    let station = "id = \"terraforming_station\"\ngroup = 1\n";
    let market = "id = \"orbital_market\"\ngroup = 2\n";
    let crystal = "id = \"data_crystal\"\ncopies = 2\npower = \"borrow\"\n";
    // Text, what replaces it, lines below its start, field, and what the complaint says.
    let cases: &[(&str, &str, usize, &str, &str)] = &[
        ("schema = 1", "schema = 2", 0, "box.schema", "1"),
        (
            "id = \"alien-frontiers-second-printing\"",
            "id = \"\"",
            0,
            "box.id",
            "1 to 64",
        ),
        (
            "[seats.2]\ncolonies = 8",
            "[seats.2]\ncolonies = 0",
            1,
            "seats.2.colonies",
            "1 to 20",
        ),
        (
            "[seats.2]\ncolonies = 8",
            "[seats.2]\ncolonies = 21",
            1,
            "seats.2.colonies",
            "1 to 20",
        ),
        (
            "colonies_long = 8",
            "colonies_long = 99",
            0,
            "seats.3.colonies_long",
            "1 to 20",
        ),
        ("vp_target = 12", "vp_target = 2", 0, "seats.2.vp_target", "3 to 60"),
        (
            "vp_target_short = 8",
            "vp_target_short = 0",
            0,
            "seats.4.vp_target_short",
            "3 to 60",
        ),
        ("[3, 3]]", "[3, 1]]", 0, "ships.price", "do not fall"),
        ("[3, 3]]", "[1, 3]]", 0, "ships.price", "do not fall"),
        ("[3, 3]]", "[3, 10]]", 0, "ships.price", "0 to 9"),
        ("per_seat = 6", "per_seat = 7", 0, "ships.per_seat", "6"),
        ("minimum = 3", "minimum = 2", 0, "ships.minimum", "3 to 6"),
        ("ships = 3\ncards", "ships = 2\ncards", 0, "start.ships", "3 to 6"),
        ("cards = 1", "cards = 2", 0, "start.cards", "0 to 1"),
        ("display = 3", "display = 4", 0, "start.display", "3"),
        (
            "resources = [[0, 0], [1, 0]",
            "resources = [[0, 0], [9, 0]",
            0,
            "start.resources",
            "8 that may be kept",
        ),
        (
            relic,
            "[relic]\nhome = \"lem_badlands\"\nprice = [",
            1,
            "relic.home",
            "burroughs_desert",
        ),
        ("launch = [1, 1]", "launch = [1, 77]", 0, "hub.launch", "0 to 9"),
        ("circles = 7", "circles = 4", 0, "hub.circles", "5 to 9"),
        ("claim_at = 8", "claim_at = 0", 0, "artifact.claim_at", "1 to 36"),
        ("loot = 4", "loot = 9", 0, "raid.loot", "1 to 8"),
        ("resources = 8", "resources = 0", 0, "limits.resources", "1 to 40"),
        (
            converter,
            "[[facility]]\nid = \"sun_converter\"",
            1,
            "facility.id",
            "solar_converter",
        ),
        (
            converter,
            "[[facility]]\nid = \"lunar_mine\"",
            9,
            "facility.id",
            "no other",
        ),
        (
            market,
            "id = \"orbital_market\"\ngroup = 3\n",
            1,
            "facility.orbital_market.group",
            "2",
        ),
        (
            "ports = 4\ncost = [0, 0]\npattern = \"equal\"",
            "ports = 5\ncost = [0, 0]\npattern = \"equal\"",
            0,
            "facility.orbital_market.ports",
            "whole groups of 2",
        ),
        (
            "ports = 8",
            "ports = 25",
            0,
            "facility.solar_converter.ports",
            "1 to 24",
        ),
        ("ports = 8", "ports = 0", 0, "facility.solar_converter.ports", "1 to 24"),
        (
            &format!("{hub}ports = 3"),
            &format!("{hub}ports = 4"),
            2,
            "facility.colonist_hub.ports",
            "1 to 3",
        ),
        (
            &format!("{outpost}ports = 3"),
            &format!("{outpost}ports = 6"),
            2,
            "facility.raiders_outpost.ports",
            "3",
        ),
        (
            &format!("{station}ports = 1"),
            &format!("{station}ports = 2"),
            2,
            "facility.terraforming_station.ports",
            "1",
        ),
        (
            "cost = [0, 3]",
            "cost = [0, 30]",
            0,
            "facility.colony_constructor.cost",
            "0 to 9",
        ),
        (
            "pattern = \"at_least_max\"",
            "pattern = \"any\"",
            0,
            "facility.lunar_mine.pattern",
            "at_least_max",
        ),
        (
            "owner = \"seat\"",
            "owner = \"shared\"",
            0,
            "facility.colonist_hub.owner",
            "seat",
        ),
        (
            "bonus = \"more_fuel\"",
            "bonus = \"more_ore\"",
            0,
            "territory.lem_badlands.bonus",
            "more_fuel",
        ),
        (
            "id = \"lem_badlands\"",
            "id = \"lem\"",
            0,
            "territory.id",
            "lem_badlands",
        ),
        (
            "id = \"lem_badlands\"",
            "id = \"pohl_foothills\"",
            6,
            "territory.id",
            "no other",
        ),
        (
            "min_ships = 2",
            "min_ships = 4",
            0,
            "territory.asimov_crater.min_ships",
            "1 to 3",
        ),
        ("advance = 1", "advance = 2", 0, "territory.asimov_crater.advance", "1"),
        ("ore = 1\n", "ore = 10\n", 0, "territory.bradbury_plateau.ore", "0 to 9"),
        (
            "rate = 1\n",
            "rate = 0\n",
            0,
            "territory.heinlein_plains.rate",
            "1 to 6",
        ),
        (
            "less = [1, 1]",
            "less = [10, 1]",
            0,
            "territory.herbert_valley.less",
            "0 to 9",
        ),
        ("fuel = 1\n", "fuel = 5\n", 0, "territory.lem_badlands.fuel", "0 to 4"),
        (
            "\"relic\"\nborrowable = false",
            "\"relic\"\nborrowable = true",
            1,
            "territory.burroughs_desert.borrowable",
            "false",
        ),
        (
            "ore = 1\n",
            "fuel = 1\nore = 1\n",
            0,
            "territory.bradbury_plateau.fuel",
            "nothing, an unknown field",
        ),
        ("rate = 1\n", "", 0, "territory.heinlein_plains.rate", "a line rate"),
        ("less = [1, 1]\n", "", 0, "territory.herbert_valley.less", "a line less"),
        (
            "id = \"stasis_beam\"",
            "id = \"stasis_ray\"",
            0,
            "tech.id",
            "stasis_beam",
        ),
        ("id = \"stasis_beam\"", "id = \"booster_pod\"", 0, "tech.id", "no other"),
        (
            "copies = 1\npoints",
            "copies = 2\npoints",
            0,
            "tech.temporal_warper.copies",
            "22 cards in all, not 23",
        ),
        (
            "copies = 1\npoints",
            "copies = 23\npoints",
            0,
            "tech.alien_city.copies",
            "0 to 22",
        ),
        ("points = 1", "points = 2", 0, "tech.alien_city.points", "0 to 1"),
        (
            crystal,
            &format!("{crystal}points = 1\n"),
            3,
            "tech.data_crystal.points",
            "0",
        ),
        (
            "power = \"raise\"",
            "power = \"lower\"",
            0,
            "tech.booster_pod.power",
            "raise",
        ),
        (
            "per = \"colony\"",
            "per = \"use\"",
            0,
            "tech.data_crystal.per",
            "colony",
        ),
        (
            "discard = \"sink\"",
            "discard = \"shoot\"",
            0,
            "tech.plasma_cannon.discard",
            "sink",
        ),
        (
            "discard = \"sink\"\n",
            "",
            0,
            "tech.plasma_cannon.discard",
            "a line discard",
        ),
        (
            "power = \"yield\"",
            "power = \"yield\"\ndiscard = \"sink\"",
            1,
            "tech.resource_cache.discard",
            "nothing",
        ),
        (
            "power = \"yield\"",
            "power = \"yield\"\nprice = 1",
            1,
            "tech.resource_cache.price",
            "nothing",
        ),
        (
            &format!("{crystal}price = 1"),
            &format!("{crystal}price = 4"),
            3,
            "tech.data_crystal.price",
            "0 to 3",
        ),
        (
            &format!("{crystal}price = 1\n"),
            crystal,
            0,
            "tech.data_crystal.price",
            "a line price",
        ),
        (
            "placed_by = \"stasis_beam\"",
            "placed_by = \"booster_pod\"",
            0,
            "field.isolation.placed_by",
            "stasis_beam",
        ),
        ("id = \"repulsor\"", "id = \"positron\"", 0, "field.id", "no other"),
        (
            "[\"copies\"]",
            "[\"colour\"]",
            0,
            "tech.booster_pod.marks.provisional",
            "copies",
        ),
        (
            "[3, 3]]",
            "[3, 3]]\nmarks.disputed.prize = 1",
            1,
            "ships.marks.disputed.prize",
            "price",
        ),
        (
            "own_design = [\"size\"",
            "own_design = [\"seize\"",
            0,
            "board.marks.own_design",
            "radius",
        ),
        (
            "single_source = [\"vp_target\"]",
            "single_source = [\"target\"]",
            0,
            "seats.2.marks.single_source",
            "vp_target",
        ),
    ];
    for &(from, to, below, field, expected) in cases {
        let got = complaint(from, to);
        assert_eq!(got.field, field, "{to}: {got:?}");
        assert!(got.expected.contains(expected), "{to}: {got:?}");
        // What is missing, and sums, are complained about at another line of the entry.
        if !expected.starts_with("a line") && !expected.contains("in all") && !from.starts_with("id = \"stasis_beam\"")
        {
            assert_eq!(got.line, line_of(from, below), "{to}: {got:?}");
        }
    }
}

/// Three pips or any: whole groups, as many as the seat count blocks, on ports that exist.
#[test]
fn blocked_ports_and_pips_agree() {
    let three = "blocked = { solar_converter = 1, lunar_mine = 1, orbital_market = 2, shipyard = 2 }";
    let with = |more: &str| three.replacen("shipyard = 2", more, 1);
    let line = line_of(three, 0);
    let cases = [
        (with("shipyard = 3"), "seats.3.blocked.shipyard", "whole groups of 2"),
        (with("shipyard = 8"), "seats.3.blocked.shipyard", "0 to 6"),
        (with("shipyard = 4"), "seats.3.blocked.shipyard", "have dice"),
        (with("ship_yard = 2"), "seats.3.blocked.ship_yard", "shipyard"),
        (
            with("shipyard = 2, colonist_hub = 1"),
            "seats.3.blocked.colonist_hub",
            "0",
        ),
    ];
    for (to, field, expected) in cases {
        let got = complaint(three, &to);
        assert_eq!((got.line, got.field.as_str()), (line, field), "{got:?}");
        assert!(got.expected.contains(expected), "{got:?}");
    }
    assert!(
        complaint("blocked = {}", "blocked = { lunar_mine = 1 }")
            .expected
            .contains("have dice")
    );
    let pips = "pips = [0, 0, 2, 2, 3, 3]";
    let cases = [
        ("pips = [0, 0, 2, 2, 3]", "6 numbers"),
        ("pips = [0, 0, 2, 2, 3, 4]", "from 0 to 3"),
        ("pips = [0, 0, 2, 3, 2, 3]", "a group"),
        ("pips = [0, 0, 2, 2, 0, 0]", "4 ports blocked with 2"),
        ("pips = [2, 2, 2, 2, 3, 3]", "4 ports blocked with 2"),
        ("pips = [0, 0, 2, 2, 2, 2]", "2 ports blocked with 3"),
    ];
    for (to, expected) in cases {
        let got = complaint(pips, to);
        assert_eq!(
            (got.line, got.field.as_str()),
            (line_of(pips, 0), "board.facility.shipyard.pips"),
            "{got:?}"
        );
        assert!(got.expected.contains(expected), "{got:?}");
    }
    assert!(
        complaint(&with("shipyard = 2"), &with("shipyard = 0"))
            .expected
            .contains("0 ports blocked with 3")
    );
}

#[test]
fn what_is_drawn_lies_on_the_board() {
    let cases = [
        ("size = [1000, 700]", "size = [1001, 700]", "board.size", "1 to 1000"),
        (
            "planet = [500, 350]",
            "planet = [500, 701]",
            "board.planet",
            "1000 by 700",
        ),
        ("radius = 200", "radius = 351", "board.radius", "half"),
        ("radius = 200", "radius = 0", "board.radius", "half"),
        (
            "bay = [720, 360, 260, 190]",
            "bay = [720, 360, 281, 190]",
            "board.bay",
            "1000 by 700",
        ),
        (
            "[[20, 570, 230, 110]",
            "[[65535, 570, 230, 110]",
            "board.tracks",
            "1000 by 700",
        ),
        ("score_end = 14", "score_end = 0", "board.score_end", "1 to 100"),
        (
            "lem_badlands = [380, 400]",
            "lem_badlands = [380, 900]",
            "board.territory.lem_badlands",
            "1000 by 700",
        ),
        (
            "lem_badlands = [380, 400]",
            "lem = [380, 400]",
            "board.territory.lem",
            "lem_badlands",
        ),
        ("lem_badlands = [380, 400]\n", "", "board.territory", "lem_badlands"),
        (
            "at = [20, 20, 330, 110]",
            "at = [20, 20, 330, 701]",
            "board.facility.solar_converter.at",
            "1000 by 700",
        ),
    ];
    for (from, to, field, expected) in cases {
        let got = complaint(from, to);
        assert_eq!(got.field, field, "{to}: {got:?}");
        assert!(got.expected.contains(expected), "{to}: {got:?}");
    }
}

#[test]
fn a_file_of_another_shape_is_refused() {
    for table in ["facility", "territory", "tech", "field"] {
        let text = format!("[[{table}]]");
        let first = BUILT_IN.find(&text).unwrap();
        let second = first + 1 + BUILT_IN[first + 1..].find("\n[").unwrap() + 1;
        let without = format!("{}{}", &BUILT_IN[..first], &BUILT_IN[second..]);
        let Err(SetupError::BoxFile { field, expected, .. }) = load(Some(&mine(without))) else {
            panic!("a box without its first {table}");
        };
        assert_eq!(field, table);
        assert!(expected.starts_with("an entry with id"), "{expected}");
    }
    let unknown = [
        "printing = ",
        "colonies = 8",
        "ships = 3",
        "minimum = ",
        "circles = ",
        "claim_at = ",
        "loot = ",
        "group = ",
        "bonus = ",
        "copies = ",
        "placed_by = ",
    ];
    for key in unknown {
        let got = complaint(key, &format!("speed = 1\n{key}"));
        assert_eq!(got.line, line_of(key, 0), "{got:?}");
        assert!(got.field.ends_with(".speed"), "{got:?}");
        assert!(got.expected.contains("unknown field"), "{got:?}");
    }
    assert_eq!(complaint("[seats.3]", "[seats.5]").field, "seats.5");
    assert_eq!(complaint("loot = 4", "loot = 256").field, "raid.loot");
    assert_eq!(complaint("loot = 4", "loot = -1").field, "raid.loot");
    assert!(
        complaint("loot = 4", "loot = \"four\"")
            .expected
            .contains("1 to 8, not string")
    );
    assert!(load(Some(&mine("[box"))).is_err());
    assert!(load(Some(&mine(""))).is_err());
    let long = format!("{BUILT_IN}{}", "# more\n".repeat(10_000));
    assert!(
        load(Some(&mine(long)))
            .unwrap_err()
            .to_string()
            .contains("at most 65536 bytes")
    );
}
