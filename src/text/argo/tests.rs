//! Every id that these modules name is in the catalogue, and whatever comes up in games has words.

use super::*;
use crate::{
    games::trial::setup,
    text::{
        lookup,
        trial::{Seen, every_named_text_exists, the_result_has_words},
    },
};

const SOURCES: &[&str] = &[
    include_str!("mod.rs"),
    include_str!("command.rs"),
    include_str!("event.rs"),
    include_str!("prompt.rs"),
    include_str!("../errors.rs"),
];

#[test]
fn every_named_text_is_there() {
    every_named_text_exists(SOURCES, |id| !id.starts_with("af-"), 150);
}

#[test]
fn whatever_comes_up_in_games_has_words_and_no_list_says_the_same_twice() {
    let mut seen = Seen::default();
    for (players, seed) in [2, 3, 4].into_iter().flat_map(|players| [(players, 0), (players, 1)]) {
        seen.play::<State>(&setup::<State>(players, &[]), seed, |about, event| about.event(event));
    }
    assert!(seen.commands.len() >= 22, "{seen:?}");
    assert!(seen.events.len() >= 25, "{seen:?}");
    assert!(seen.questions.len() >= 16, "{seen:?}");
}

#[test]
fn every_result_has_words() {
    for options in [&[][..], &[("preset", "nl")], &[("difficulty", "hard")]] {
        the_result_has_words::<State>(&setup::<State>(3, options));
    }
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
