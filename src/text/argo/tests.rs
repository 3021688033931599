//! Every id that these modules name is in the catalogue, and whatever comes up in games has words.

use super::*;
use crate::{
    games::{argo::Cause, trial::setup},
    rules::{Game, Seed, Viewer},
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

#[test]
fn an_alien_that_a_grunt_meets_has_not_met_an_alien() {
    let killed = |cause| {
        let (setup, by) = (setup::<State>(2, &[]), Seat::wrapping(0));
        let view = State::new(&setup, Seed::from_number(1)).view(Viewer::Spectator);
        let about: About<'_, State> = About {
            setup: &setup,
            view: &view,
            names: &[],
            you: None,
        };
        let at = Tile::WAKING_ROOM;
        about.event(&Event::AlienKilled { at, cause, by }).text
    };
    assert_eq!(
        killed(Cause::Entered),
        "the alien in the Waking Room dies: a Grunt came in"
    );
    assert_eq!(
        killed(Cause::Laser),
        "the alien in the Waking Room dies, shot by the laser"
    );
}
