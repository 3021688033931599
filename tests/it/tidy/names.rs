//! One word, one thing: no two public types have one name.

use super::tree::tree;
use std::collections::BTreeMap;

/// Names that the contract gives to the parts of every game, so that each game has its own.
const PER_GAME: [&str; 7] = ["State", "Setup", "Command", "Event", "Prompt", "View", "Reason"];

#[test]
fn no_two_public_types_have_one_name() {
    let mut places: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    for module in &tree().modules {
        for found in &module.types {
            places
                .entry(&found.name)
                .or_default()
                .push(format!("{}:{}", module.file, found.line));
        }
    }
    assert!(places.len() > 200, "the types were not found");
    let broken: Vec<String> = places
        .into_iter()
        .filter(|(name, places)| places.len() > 1 && !PER_GAME.contains(name))
        .map(|(name, places)| format!("{name}: {}", places.join(" ")))
        .collect();
    assert!(broken.is_empty(), "{} names:\n{}", broken.len(), broken.join("\n"));
}
