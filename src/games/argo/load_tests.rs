//! Wrong box files and the complaints about them.

use super::*;
use crate::games::spoil::{self, Complaint};
use crate::games::trial::mine;

/// The complaint about the built-in file with one text replaced: line, field and expectation.
fn complaint(from: &str, to: &str) -> Complaint {
    spoil::complaint(load, BUILT_IN, [from, to])
}

fn line_of(text: &str) -> usize {
    1 + BUILT_IN.lines().position(|line| line == text).unwrap()
}

#[test]
fn the_built_in_box_is_the_standard_one() {
    let found = load(None).unwrap();
    assert_eq!((found.first_pod, found.tiles.len()), (31, 37));
    assert_eq!(found.tiles[0].kind, Kind::WakingRoom);
    assert_eq!(found.tiles[1].id, "C01");
    assert_eq!(found.footprint, Footprint::Three);
    let count = |test: fn(&TileData) -> bool| found.tiles.iter().filter(|tile| test(tile)).count();
    assert_eq!(count(|t| t.kind == Kind::Pod && t.min_players == 3), 2);
    assert_eq!(count(|t| t.kind == Kind::Corridor && !t.alien), 6);
    assert_eq!(count(|t| t.alien), 11);
    assert_eq!(count(|t| t.stretch), 3);
    assert_eq!(count(|t| t.kind.activatable()), 15);
    assert!(
        found
            .tiles
            .iter()
            .all(|t| t.kind.activatable() == (t.activation_slots == 2))
    );
    assert_eq!(found.tracks[2][0], [0, 3, 5, 7, 9, 11, 13, 16, 19, 22, 26]);
    assert_eq!(found.tracks[2][2], [0, 7, 9, 11, 13, 16, 19, 22, 26]);
    assert_eq!(found.tracks[0][1], [0, 8, 11, 15, 19, 24]);
    assert!(found.tiles[1].provisional.contains(&"doors".to_owned()));
    assert!(!found.tiles[1].provisional.contains(&"capacity".to_owned()));
    assert!(found.marks.provisional.contains(&"track.4.printed".to_owned()));
}

#[test]
#[expect(clippy::too_many_lines, reason = "one table of cases")]
fn wrong_values_are_named_with_line_and_field() {
    let id = line_of("id = \"C01\"");
    assert_eq!(complaint("id = \"C01\"", "id = \"c 1\"").line, id);
    let cases = [
        (
            "id = \"C01\"\nkind = \"corridor\"",
            "id = \"C01\"\nkind = \"hallway\"",
            id + 1,
            "module.C01.kind",
            "corridor",
        ),
        (
            "id = \"C01\"\nkind = \"corridor\"",
            "id = \"C01\"\nkind = \"pod\"",
            id + 1,
            "module.C01.kind",
            "safe_room, not pod",
        ),
        (
            "\"waking_room\"\ndoors = \"NESW\"",
            "\"waking_room\"\ndoors = \"NES\"",
            line_of("id = \"WR\"") + 2,
            "module.WR.doors",
            "every side",
        ),
        (
            "\"corridor\"\ndoors = \"NS\"",
            "\"corridor\"\ndoors = \"NX\"",
            id + 2,
            "module.C01.doors",
            "N, E, S",
        ),
        (
            "\"corridor\"\ndoors = \"NS\"",
            "\"corridor\"\ndoors = \"NN\"",
            id + 2,
            "module.C01.doors",
            "at most once",
        ),
        (
            "\"corridor\"\ndoors = \"NS\"",
            "\"corridor\"\ndoors = \"\"",
            id + 2,
            "module.C01.doors",
            "at least one",
        ),
        (
            "\"NS\"\ncapacity = 1",
            "\"NS\"\ncapacity = 2",
            id + 3,
            "module.C01.capacity",
            "corridor",
        ),
        (
            "\"NS\"\ncapacity = 1",
            "\"NS\"\ncapacity = 0",
            id + 3,
            "module.C01.capacity",
            "1 to 20",
        ),
        (
            "\"NS\"\ncapacity = 1",
            "\"NS\"\ncapacity = \"one\"",
            id + 3,
            "module.C01.capacity",
            "a number from 1 to 20, not string \"one\"",
        ),
        (
            "\"NS\"\ncapacity = 1",
            "\"NS\"\ncapacity = 1\ncolour = 3",
            id + 4,
            "module.C01.colour",
            "unknown field",
        ),
        (
            "\"NS\"\ncapacity = 1\n",
            "\"NS\"\n",
            id,
            "module.C01.capacity",
            "a number",
        ),
        (
            "certain = [\"kind\", \"capacity\"]",
            "certain = [\"size\"]",
            id + 6,
            "module.C01.certain",
            "capacity",
        ),
        (
            "id = \"C02\"",
            "id = \"C01\"",
            line_of("id = \"C02\""),
            "module.id",
            "no other",
        ),
        (
            "seats = [2, 4]",
            "seats = [4, 2]",
            line_of("seats = [2, 4]"),
            "pod.P2.seats",
            "none below",
        ),
        (
            "min_players = 3",
            "min_players = 5",
            line_of("min_players = 3"),
            "pod.P1.min_players",
            "2 to 4",
        ),
        (
            "3x3\"",
            "2x2\"",
            line_of("[waking_room]") + 1,
            "waking_room.footprint",
            "1x1",
        ),
        (
            "19, 24]",
            "24, 24]",
            line_of("[track.2]") + 1,
            "track.2.printed",
            "above",
        ),
        (
            "[0, 5, 8",
            "[1, 5, 8",
            line_of("[track.2]") + 1,
            "track.2.printed",
            "first 0",
        ),
        ("[track.2]", "[track.5]", line_of("[track.2]"), "track.5", "2, 3, 4"),
    ];
    for (from, to, line, field, expected) in cases {
        let got = complaint(from, to);
        assert_eq!((got.line, got.field.as_str()), (line, field), "{to}: {got:?}");
        assert!(got.expected.contains(expected), "{to}: {got:?}");
    }
}

#[test]
fn a_box_that_cannot_be_played_is_refused() {
    let waking = "\"waking_room\"\ndoors = \"NESW\"";
    assert!(
        complaint(waking, "\"safe_room\"\ndoors = \"NESW\"\ncapacity = 1")
            .expected
            .contains("exactly one")
    );
    assert!(
        complaint(
            "kind = \"corridor\"\ndoors = \"NS\"\ncapacity = 1",
            "kind = \"waking_room\"\ndoors = \"NS\""
        )
        .expected
        .contains("one waking_room only")
    );
    let safe = "capacity = 2\nalien = false\nset = \"stretch\"\ncertain = [\"kind\", \"set\", \"alien\"]";
    assert_eq!(
        complaint(safe, &safe.replace("alien = false", "alien = true")).field,
        "module.SAF1.alien"
    );
    assert_eq!(
        complaint("doors = \"NESW\"\nalien = false", "doors = \"NESW\"\nalien = true").field,
        "module.WR.alien"
    );
    let text = BUILT_IN
        .replace("alien = false", "alien = true")
        .replace("kind = \"safe_room\"", "kind = \"lab\"");
    let text = text.replacen("alien = true", "alien = false", 1);
    let Err(SetupError::BoxFile { expected, .. }) = load(Some(&mine(text))) else {
        panic!("a box without start corridors");
    };
    assert!(expected.contains("corridors"), "{expected}");
    let one = "\n[[module]]\nid = \"X\"\nkind = \"lab\"\ndoors = \"N\"\ncapacity = 1\nset = \"base\"\n";
    let two = format!("{BUILT_IN}{one}{}", one.replace("\"X\"", "\"Y\""));
    let Err(SetupError::BoxFile { expected, .. }) = load(Some(&mine(two))) else {
        panic!("a box with 33 modules");
    };
    assert!(expected.contains("at most 32"), "{expected}");
    assert!(load(Some(&mine(format!("{BUILT_IN}{one}")))).is_ok());
    assert!(load(Some(&mine("[box"))).is_err());
    assert!(load(Some(&mine(""))).is_err());
}

#[test]
fn explicit_rows_win() {
    let text = BUILT_IN.replacen("[track.2]\n", "[track.2]\nhard = [0, 9, 10]\n", 1);
    let found = load(Some(&mine(text))).unwrap();
    assert_eq!(found.tracks[0][2], [0, 9, 10]);
    assert_eq!(found.tracks[0][0], [0, 5, 8, 11, 15, 19, 24]);
}
