//! The drawn board of Alien Frontiers in a game played at random.

use super::{pictures, spots::FrontierSpot as Spot};
use crate::app::board::drawn::Drawn;
use crate::games::alien_frontiers::{Command, Facility, Field, Goods, State, Tech, Territory};
use crate::games::trial;
use crate::rules::{Game, Seed, Viewer, legal, words::Words};
use crate::text::About;
use std::collections::BTreeSet;

/// A docking of two ships of three equal ones can be begun with each pair, and only once with each.
#[test]
fn equal_ships_are_chosen_in_every_combination() {
    let setup = trial::setup::<State>(4, &[]);
    let mut most = 0;
    let start = State::new(&setup, Seed::from_number(3));
    trial::play_from(&setup, start, 4, trial::any, |game| {
        let (Some(prompt), view) = (game.board.prompt, &game.view(Viewer::Spectator)) else {
            return;
        };
        let (setup, you) = (&setup, Some(game.board.active));
        let about = About {
            setup,
            view,
            names: &[],
            you,
        };
        for command in legal(game, setup, game.board.active) {
            let Command::Dock { dice, .. } = command else { continue };
            let ways = State::ways(about, &prompt, &command);
            let ships = |way: &Vec<Spot>| way.iter().map(|spot| format!("{spot:?}")).collect::<BTreeSet<_>>();
            let sets: BTreeSet<BTreeSet<String>> = ways.iter().map(ships).collect();
            assert_eq!(sets.len(), ways.len(), "{command:?}");
            assert!(ways.iter().all(|way| way.len() == dice.len() + 1), "{command:?}");
            most = most.max(ways.len());
        }
    });
    assert!(most >= 3, "never more than two equal ships");
}

fn drawn<T: Words<()>>(things: impl IntoIterator<Item = T>) -> bool {
    things.into_iter().all(|thing| !pictures::of(&thing).parts.is_empty())
}

#[test]
fn every_thing_has_its_glyph() {
    assert!(drawn(Facility::ALL) && drawn(Territory::ALL) && drawn(Tech::ALL));
    assert!(drawn(Field::ALL) && drawn(Goods::ALL));
}
