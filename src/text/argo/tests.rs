//! Every id that these modules name is in the catalogue.

use crate::text::{lookup, tests::things};

const SOURCES: &[&str] = &[
    include_str!("mod.rs"),
    include_str!("command.rs"),
    include_str!("event.rs"),
    include_str!("prompt.rs"),
    include_str!("../errors.rs"),
];

/// String literals that look like ids: lower case, at least one hyphen.
fn ids(source: &str) -> impl Iterator<Item = &str> {
    source.split('"').skip(1).step_by(2).filter(|text| {
        text.len() > 1
            && text.contains('-')
            && text
                .chars()
                .all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
    })
}

#[test]
fn every_named_text_exists() {
    let things = things();
    let named = things.iter().map(String::as_str).filter(|id| !id.starts_with("af-"));
    let all: Vec<&str> = SOURCES.iter().flat_map(|source| ids(source)).chain(named).collect();
    assert!(all.len() > 150, "only {} ids were found", all.len());
    let missing: Vec<&str> = all.into_iter().filter(|id| lookup(id, &[]).is_none()).collect();
    assert_eq!(missing, Vec::<&str>::new());
}

#[test]
fn a_status_line_addresses_the_reader() {
    let frame = |you: &str| {
        lookup(
            "prompt-choose",
            &[("you", you.into()), ("name", "Bo".into()), ("what", "x".into())],
        )
    };
    assert_eq!(frame("yes").as_deref(), Some("Choose x."));
    assert_eq!(frame("no").as_deref(), Some("Bo chooses x."));
}
