//! Options of a game in words, by the keys and values that the game lists.

use super::lookup;

/// The name of an option, by its key; the key itself if the catalogue does not know it.
#[must_use]
pub fn option(key: &str) -> String {
    lookup(&format!("option-{}", key.replace('_', "-")), &[]).unwrap_or_else(|| key.to_owned())
}

/// What an option does, in a sentence or two; empty if the catalogue does not know it.
#[must_use]
pub fn option_more(key: &str) -> String {
    lookup(&format!("option-{}-more", key.replace('_', "-")), &[]).unwrap_or_default()
}

/// A value of an option; the value itself if the catalogue does not know it.
#[must_use]
pub fn option_value(key: &str, value: &str) -> String {
    let (key, id) = (key.replace('_', "-"), value.replace('_', "-"));
    lookup(&format!("value-{key}-{id}"), &[])
        .or_else(|| lookup(&format!("value-{id}"), &[]))
        .unwrap_or_else(|| value.to_owned())
}
