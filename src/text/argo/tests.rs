//! Every id that these modules name is in the catalogue.

use crate::{
    games::argo::State,
    rules::{Config, Game, SeatCount},
    text::lookup,
};
use std::collections::BTreeSet;

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
    let all: Vec<&str> = SOURCES.iter().flat_map(|source| ids(source)).collect();
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

#[test]
fn every_option_and_value_has_its_text_and_no_text_is_left_over() {
    let mut named = BTreeSet::new();
    for players in 2..=4 {
        let config = Config::new("argo", SeatCount::new(players).unwrap());
        let specs = State::options(&config);
        assert!(specs.len() > 10);
        for spec in specs {
            let key = spec.key.replace('_', "-");
            for id in [format!("option-{key}"), format!("option-{key}-more")] {
                assert!(lookup(&id, &[]).is_some(), "no text {id}");
                named.insert(id);
            }
            for value in spec.values {
                let value = value.replace('_', "-");
                let own = format!("value-{key}-{value}");
                let id = if lookup(&own, &[]).is_some() {
                    own
                } else {
                    format!("value-{value}")
                };
                assert!(lookup(&id, &[]).is_some(), "no text {id} for {key}");
                named.insert(id);
            }
        }
    }
    let catalogue = include_str!("../../../assets/text/en.ftl");
    let of_family = |id: &&str| id.starts_with("option-") || id.starts_with("value-");
    let ids = catalogue
        .lines()
        .filter_map(|line| line.split_once(" ="))
        .map(|(id, _)| id);
    let unused: Vec<_> = ids.filter(of_family).filter(|id| !named.contains(*id)).collect();
    assert_eq!(unused, Vec::<&str>::new());
}

#[test]
fn the_first_player_is_called_by_the_seat_that_begins() {
    assert_eq!(crate::text::option_value("start_player", "1"), "first seat");
    assert_eq!(crate::text::option_value("start_player", "4"), "fourth seat");
}
