//! One word, one thing: no two public types have one name.

use super::tree::tree;
use std::collections::{BTreeMap, BTreeSet};

/// Names of parts that every game has, so that each game has its own.
const PER_GAME: [&str; 14] = [
    "State",
    "Setup",
    "Command",
    "Event",
    "Prompt",
    "View",
    "Reason",
    "Options",
    "Components",
    "Board",
    "Player",
    "Place",
    "Cause",
    "Ending",
];

/// The game that a file belongs to: a folder of `src/games`, or a toy.
fn game(file: &str) -> Option<&str> {
    let path = file
        .strip_prefix("src/games/")
        .or_else(|| file.strip_prefix("src/rules/"))?;
    path.split('/').next()
}

#[test]
fn no_two_public_types_have_one_name() {
    let mut places: BTreeMap<&str, Vec<(&str, usize)>> = BTreeMap::new();
    for module in &tree().modules {
        for found in &module.types {
            places.entry(&found.name).or_default().push((&module.file, found.line));
        }
    }
    assert!(places.len() > 200, "the types were not found");
    let each_has_its_own = |name: &str, places: &[(&str, usize)]| {
        let games: BTreeSet<Option<&str>> = places.iter().map(|(file, _)| game(file)).collect();
        PER_GAME.contains(&name) && !games.contains(&None) && games.len() == places.len()
    };
    let broken: Vec<String> = places
        .into_iter()
        .filter(|(name, places)| places.len() > 1 && !each_has_its_own(name, places))
        .map(|(name, places)| format!("{name}: {places:?}"))
        .collect();
    assert!(broken.is_empty(), "{} names:\n{}", broken.len(), broken.join("\n"));
}
