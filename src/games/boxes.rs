//! Box files beside the built-in ones: the game that a file is for, and the values that it changes.

use super::{
    any::GameId,
    source::{MARKS, id, name},
};
use std::{
    collections::{BTreeMap, BTreeSet},
    ops::Range,
};
use toml::de::{DeTable, DeValue};

/// Numbers that tell the entries of a list apart.
const NUMBERED: [&str; 2] = ["players", "value"];

/// A value of a box file that is not that of the built-in one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoxChange {
    /// The keys that lead to the value, such as `const.majority`.
    pub field: String,
    /// The value of the built-in box, if it has one.
    pub from: Option<String>,
    /// The value of the file, if it has one.
    pub to: Option<String>,
}

/// The values that a box file changes, in the order of their names. The names of the boxes and the marks of their fields
/// are no values, and a text that is not TOML has none.
#[must_use]
pub fn changes(built_in: &str, own: &str) -> Vec<BoxChange> {
    let (before, after) = (values(built_in), values(own));
    let fields: BTreeSet<&String> = before.keys().chain(after.keys()).collect();
    let bare = |text: &str| text.split_whitespace().collect::<String>();
    let change = |field: &String| {
        let (from, to) = (before.get(field), after.get(field));
        let same = from.map(|text| bare(text)) == to.map(|text| bare(text));
        (!same).then(|| BoxChange {
            field: field.clone(),
            from: from.cloned(),
            to: to.cloned(),
        })
    };
    fields.into_iter().filter_map(change).collect()
}

/// The game that a box file is for: the one whose own file has the most headings that stand in it.
#[must_use]
pub fn game_of(text: &str) -> GameId {
    let headings = |text: &str| -> BTreeSet<String> {
        let heading = |line: &str| line.starts_with('[').then(|| line.trim().to_owned());
        text.lines().filter_map(heading).collect()
    };
    let own = headings(text);
    let shared = |game: &GameId| headings(game.built_in_box()).intersection(&own).count();
    // Of equals the first one.
    let best = GameId::ALL.iter().copied().rev().max_by_key(shared);
    best.unwrap_or(GameId::ALL[0])
}

/// The values of a box file as they are written, by the keys that lead to them.
fn values(text: &str) -> BTreeMap<String, String> {
    let mut found = BTreeMap::new();
    if let Ok(tree) = DeTable::parse(text) {
        gather(text, tree.get_ref(), "", &mut found);
    }
    found.retain(|field, _| !field.starts_with("box."));
    found
}

fn gather(text: &str, table: &DeTable<'_>, path: &str, found: &mut BTreeMap<String, String>) {
    for (key, value) in table.iter().filter(|(key, _)| !MARKS.contains(&name(key))) {
        let path = format!("{path}{}", name(key));
        match value.get_ref() {
            DeValue::Table(table) => gather(text, table, &format!("{path}."), found),
            DeValue::Array(entries) if entries.iter().any(|entry| entry.get_ref().is_table()) => {
                let mut seen: BTreeMap<String, usize> = BTreeMap::new();
                for entry in entries.iter().filter_map(|entry| entry.get_ref().as_table()) {
                    let entry_name = entry_name(text, entry);
                    let count = seen.entry(entry_name.clone()).or_default();
                    *count += 1;
                    let number = if *count > 1 { format!("/{count}") } else { String::new() };
                    gather(text, entry, &format!("{path}.{entry_name}{number}."), found);
                }
            }
            _ => {
                found.insert(path, written(text, value.span()));
            }
        }
    }
}

/// The value as it is written, on one line.
fn written(text: &str, at: Range<usize>) -> String {
    let value = text.get(at).unwrap_or_default();
    value.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The name of an entry of a list: its id, or the words in it as they stand in the file.
fn entry_name(text: &str, entry: &DeTable<'_>) -> String {
    if let Some(id) = id(entry) {
        return id.to_owned();
    }
    let mut words: Vec<(usize, String)> = Vec::new();
    for (key, value) in entry.iter().filter(|(key, _)| !MARKS.contains(&name(key))) {
        let word = match value.get_ref() {
            DeValue::String(word) => word.to_string(),
            DeValue::Integer(_) if NUMBERED.contains(&name(key)) => written(text, value.span()),
            DeValue::Table(inner) => inner.keys().next().map_or("", |key| name(key)).to_owned(),
            _ => continue,
        };
        words.push((key.span().start, word));
    }
    words.sort();
    words.into_iter().map(|(_, word)| word).collect::<Vec<_>>().join("-")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(game: GameId, from: &str, to: &str) -> Vec<String> {
        let own = game.built_in_box();
        assert!(own.contains(from), "{from}");
        let of = |text: Option<String>| text.unwrap_or_else(|| "-".to_owned());
        let line = |change: BoxChange| format!("{}: {} > {}", change.field, of(change.from), of(change.to));
        changes(own, &own.replacen(from, to, 1)).into_iter().map(line).collect()
    }

    #[test]
    fn a_file_tells_what_it_changes_and_nothing_else() {
        let sea = GameId::AquaSphere;
        assert_eq!(told(sea, "majority = 6", "majority = 7"), ["const.majority: 6 > 7"]);
        assert_eq!(told(sea, "lock = 2", "lock = 3"), ["sector.B.lock: 2 > 3"]);
        assert_eq!(
            told(sea, "costs = [1, 2, 3, 4]", "costs = [1,2, 3, 5] # printed so"),
            ["slots.costs: [1, 2, 3, 4] > [1,2, 3, 5]"]
        );
        assert_eq!(
            told(sea, "kind = \"lock\"\namount = 1", "kind = \"lock\"\namount = 2"),
            ["research.lock.amount: 1 > 2"]
        );
        assert_eq!(
            told(sea, "\nmore = 2", "\nmore = 3"),
            ["research.now-green.more: 2 > 3"]
        );
        for (from, to) in [
            ("name = \"aqua", "name = \"my-aqua"),
            ("certain = [\"crystals\"]", "certain = [\"time\"]"),
            ("time = 38", "time   =   38 # counted"),
        ] {
            assert_eq!(told(sea, from, to), Vec::<String>::new(), "{to}");
        }
        let frontiers = GameId::AlienFrontiers;
        assert_eq!(
            told(frontiers, "min_ships = 2", "min_ships = 1"),
            ["territory.asimov_crater.min_ships: 2 > 1"]
        );
        assert_eq!(told(frontiers, "resources = 8\n", "\n"), ["limits.resources: 8 > -"]);
        assert_eq!(changes(sea.built_in_box(), "[broken"), changes(sea.built_in_box(), ""));
    }

    #[test]
    fn a_file_is_for_the_game_whose_tables_it_has() {
        for &game in GameId::ALL {
            let text = game.built_in_box();
            assert_eq!(game_of(text), game);
            let part: String = text.chars().take(2 * text.len() / 3).collect();
            assert_eq!(game_of(&part), game, "a part of it");
        }
        assert_eq!(game_of(""), GameId::ALL[0]);
    }

    #[test]
    fn a_file_that_nests_deeply_has_no_values() {
        let deep = format!("x = {}", "[".repeat(30_000));
        assert!(values(&deep).is_empty());
    }
}
