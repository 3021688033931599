//! The notice of an end that comes near: its words, its place, and when it is announced.

use super::questions::{LAST_COLONY, Position, STRANDED};
use super::*;
use crate::languages::{flaws, texts};
use egui::{Rect, accesskit::Live};
use podbay::{
    games::{alien_frontiers, argo},
    rules::Notation,
    text::{Language, speaking, t_args},
};
use std::collections::BTreeSet;

/// The words of the label that has these among them, its place, and the urgency with which it is said.
fn notice<G: Boarded>(harness: &Window<G>, words: &str) -> Option<(String, Rect, Live)> {
    harness.query_all_by_role(Role::Label).find_map(|node| {
        let (place, node) = (node.rect(), node.accesskit_node());
        let whole = node.label().or_else(|| node.value())?;
        whole.contains(words).then(|| (whole.clone(), place, node.live()))
    })
}

/// The words of the notice at the window of this seat.
fn said<G: Boarded>(position: &Position<G>, mine: usize) -> String {
    let mut table = Table::of(position.0.clone(), position.1.clone());
    table.mine = vec![Seat::wrapping(mine)];
    let found = notice(&window(table, LARGE), " would win now with ");
    found.expect("a notice").0
}

#[test]
fn the_notice_says_what_ends_the_game_and_who_would_win_now() {
    speaking(Language::En, || {
        assert_eq!(
            said(&STRANDED[0], 2),
            "Bo: one astronaut left who can move. The game ends when a turn begins for a player who has none. \
             Ada would win now with 23. Behind: Bo 18, You 8."
        );
        assert_eq!(
            said(&STRANDED[0], 1),
            "You: one astronaut left who can move. The game ends when a turn begins for a player who has none. \
             Ada would win now with 23. Behind: You 18, Cleo 8."
        );
        assert_eq!(
            said(&STRANDED[1], 0),
            "Bo has nobody left who can move: the game ends when Bo’s next turn begins. You would win now with 23. \
             Behind: Bo 19, Cleo 8."
        );
        assert_eq!(
            said(&STRANDED[1], 1),
            "You have nobody left who can move: the game ends when your next turn begins. Ada would win now with 23. \
             Behind: You 19, Cleo 8."
        );
        assert_eq!(
            said::<alien_frontiers::State>(&LAST_COLONY, 1),
            "Ada: one colony left. The game ends as soon as a player places the last one. Ada would win now with 6. \
             Behind: You 4, Cleo 0, Dex 0."
        );
        let start = window(Table::<argo::State>::new(3, 3, &[]), LARGE);
        assert!(notice(&start, " now with ").is_none(), "nobody is near the end");
    });
}

/// A position under the rule that the others get one more turn, with further lines.
fn once_more((setup_of, game): &Position<argo::State>, lines: &str) -> Position<argo::State> {
    let setup = setup::<argo::State>(3, &[("stranded", "others_once_more")]);
    let text = game.position_text(setup_of) + lines;
    let game = argo::State::parse_position(&setup, &text).expect("a position");
    (setup, game)
}

#[test]
fn where_the_others_get_one_more_turn_the_notice_says_so() {
    speaking(Language::En, || {
        assert_eq!(
            said(&once_more(&STRANDED[0], ""), 2),
            "Bo: one astronaut left who can move. When a player has none, the others get one more turn. \
             Ada would win now with 23. Behind: Bo 18, You 8."
        );
        let last_round = once_more(&STRANDED[1], "countdown stranded waiting P2 stranded P1\n");
        assert_eq!(
            said(&last_round, 2),
            "Bo has nobody left who can move: this is the last round. Ada would win now with 23. Behind: Bo 19, You 8."
        );
    });
}

#[test]
fn a_shared_win_and_one_of_the_aliens_are_named() {
    let at = |lines: &str| {
        let table = Table::<argo::State>::at(&format!("tile C01 0,-2 r0\ntile C02 0,2 r0\n{lines}"));
        said(&(table.setup, table.game), 2)
    };
    let now = |lines: &str, words: &str| {
        let table = Table::<argo::State>::at(&format!("tile C01 0,-2 r0\ntile C02 0,2 r0\n{lines}"));
        notice(&window(table, LARGE), words).is_some()
    };
    speaking(Language::En, || {
        let dead = "dead P1.explorer P1.chief P1.pilot P1.grunt";
        assert!(now(
            &format!("{dead}\nscore 13 13 8"),
            "You, Bo would share the win now with 13."
        ));
        assert!(now(
            &format!("{dead}\nscore 1 2 3"),
            "The aliens would win now with 11."
        ));
        let broken = at(&format!("{dead}\nscore 13 13 8\nactivations 0 1 0"));
        assert!(
            broken.contains("Bo would win now with 13. Behind: Ada 13, You 8."),
            "{broken}"
        );
    });
}

/// The notice stands in the top bar, whole and beside everything else.
fn stands_alone<G: Boarded>(position: &Position<G>, points: u8) {
    for language in Language::ALL {
        speaking(language, || {
            for size in [SMALL, Vec2::new(1024.0, 640.0), SIZES[1], LARGE] {
                let harness = window(Table::of(position.0.clone(), position.1.clone()), size);
                let args = [("you", "yes".into()), ("name", "Ada".into()), ("n", points.into())];
                let wins = t_args("end-would-win", &args);
                assert_eq!(flaws(&harness), BTreeSet::new(), "{language:?} at {size}");
                let (_, place, _) = notice(&harness, &wins).expect("a notice");
                let board = harness.get_by_role(Role::Canvas).rect();
                assert!(place.bottom() <= board.top() && place.right() < size.x, "{place:?}");
                let mut seen = Vec::new();
                let shapes = harness.output().shapes.iter();
                shapes.for_each(|clipped| texts(&clipped.shape, &mut seen));
                let mut seen = seen.iter().map(|text| text.galley.job.text.as_str());
                assert!(
                    seen.any(|text| text == wins),
                    "{wins} is not seen in {language:?} at {size}"
                );
                let others = [Role::Button, Role::Label, Role::Status];
                let others = others.iter().flat_map(|&role| harness.query_all_by_role(role));
                let below = others.filter(|node| node.rect() != place && node.rect().intersects(place.shrink(1.0)));
                let below: Vec<Option<String>> = below.map(|node| node.accesskit_node().label()).collect();
                assert!(below.is_empty(), "{below:?} in {language:?} at {size}");
            }
        });
    }
}

#[test]
fn the_notice_covers_nothing_and_is_whole_in_every_language() {
    STRANDED.iter().for_each(|position| stands_alone(position, 23));
    stands_alone::<alien_frontiers::State>(&LAST_COLONY, 6);
}

#[test]
fn the_notice_is_announced_once_and_again_when_the_end_is_next() {
    speaking(Language::En, || {
        // The push takes Bo's last astronaut into the pod.
        let table = Table::<argo::State>::at(
            "tile C01 0,-2 r0\ntile C02 0,2 r0\ntile pod3 0,-3 r0\nat C01 P1.robot\n\
             saved P1.explorer:2 P1.chief:4 P1.pilot:3 P1.grunt:3\npods taken 3\npods left 2\nscore 23 18 8",
        );
        let mut harness = window(table, LARGE);
        let live = |harness: &Window<argo::State>, words: &str| notice(harness, words).map(|(_, _, live)| live);
        assert_eq!(live(&harness, "Bo: one astronaut left who"), Some(Live::Polite));
        let mut give = |text: &str, words: &str| {
            let table = harness.state_mut();
            let command = argo::State::parse_command(&table.setup, text).expect("a command");
            table.command(table.seat(), command);
            harness.run_steps(12);
            live(&harness, words)
        };
        let (near, next) = ("Bo: one astronaut left who", "Bo has nobody left who can move");
        assert_eq!(
            give("move P0.explorer C01", near),
            Some(Live::Off),
            "the action is open"
        );
        assert_eq!(give("stop", next), Some(Live::Polite));
        assert_eq!(give("move P0.chief C02", next), Some(Live::Off));
    });
}

#[test]
fn the_log_and_the_status_line_say_what_ended_the_game() {
    speaking(Language::En, || {
        let (setup, game) = STRANDED[1].clone();
        let table = Table::of(setup, game).play(&["move P0.chief C01", "move P0.pilot C02", "end"]);
        assert!(table.is_over());
        let names = NAMES.map(str::to_owned);
        let line = table.screen.lines.last().expect("a line").spoken(&names);
        let why = "A player has nobody left who can move.";
        assert!(line.ends_with(&format!("the game is over. {why}")), "{line}");
        let harness = window(table, LARGE);
        let status = labels(&harness, Role::Status);
        assert_eq!(status, [format!("The game is over. {why}")]);
        assert!(notice(&harness, " now with ").is_none(), "the end has come");
    });
}
