//! The drawn board in games played at random, in windows of several sizes.

use super::{pictures, spots::FrontierSpot as Spot};
use crate::{
    app::{
        board::drawn::{BoardScene, Drawn},
        look::sizes::Breakpoint,
    },
    games::{
        alien_frontiers::{Command, Facility, Field, Goods, Setup, State, Tech, Territory, View},
        trial,
    },
    rules::{Game, Seed, Viewer, legal},
    text::About,
};
use egui::{Rect, Vec2, pos2, vec2};
use std::collections::BTreeSet;

const WINDOWS: [Vec2; 5] = [
    vec2(960.0, 600.0),
    vec2(1180.0, 720.0),
    vec2(1440.0, 900.0),
    vec2(1920.0, 1080.0),
    vec2(1180.0, 1000.0),
];

fn about<'a>(setup: &'a Setup, view: &'a View) -> About<'a, State> {
    About {
        setup,
        view,
        names: &[],
        you: Some(view.board.active),
    }
}

/// Plays a game at random and hands over each position.
fn play(players: usize, seed: u64, mut check: impl FnMut(About<'_, State>, &State)) {
    let setup = trial::setup::<State>(players, &[]);
    let game = State::new(&setup, Seed::from_number(seed));
    trial::play_from(&setup, game, seed + 1, trial::any, |game| {
        check(about(&setup, &game.view(Viewer::Spectator)), game);
    });
}

/// True for a part of the board of its own.
const fn is_ground(spot: Spot) -> bool {
    matches!(
        spot,
        Spot::Station(_) | Spot::Land(_) | Spot::Die(_) | Spot::OwnCard(_) | Spot::Display(_) | Spot::Deck | Spot::Pile
    )
}

#[test]
fn the_parts_of_the_board_do_not_overlap() {
    for players in 2..=4 {
        let mut step = 0;
        play(players, 8, |about, _| {
            step += 1;
            for window in WINDOWS.into_iter().filter(|_| step % 40 == 0) {
                let breakpoint = Breakpoint::of(window);
                let rails = breakpoint.drawn();
                let board = Rect::from_min_max(
                    pos2(rails.left, 96.0),
                    pos2(window.x - rails.right, window.y - rails.actions),
                );
                let right = Rect::from_min_max(pos2(board.right() + 5.0, 60.0), window.to_pos2() - vec2(5.0, 60.0));
                let scene = BoardScene::resting(about, [board, right, Rect::NOTHING], breakpoint);
                let places = State::layout(&scene).places;
                let ground: Vec<_> = places.iter().filter(|place| is_ground(place.spot)).collect();
                for (index, one) in ground.iter().enumerate() {
                    for other in &ground[index + 1..] {
                        let (a, b) = (one.shape.bounds().shrink(0.1), other.shape.bounds().shrink(0.1));
                        assert!(!a.intersects(b), "{:?} and {:?} at {window}", one.spot, other.spot);
                    }
                }
            }
        });
    }
}

/// A docking of two ships of three equal ones can be begun with each pair, and only once with each.
#[test]
fn equal_ships_are_chosen_in_every_combination() {
    let mut most = 0;
    play(4, 3, |about, game| {
        let Some(prompt) = game.board.prompt else { return };
        for command in legal(game, about.setup, game.board.active) {
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

/// A glyph that is missing is a panic here.
#[test]
fn every_thing_has_its_glyph() {
    let mut parts = 0;
    parts += Facility::ALL
        .map(|thing| pictures::of(&thing).parts.len())
        .iter()
        .sum::<usize>();
    parts += Territory::ALL
        .map(|thing| pictures::of(&thing).parts.len())
        .iter()
        .sum::<usize>();
    parts += Tech::ALL
        .map(|thing| pictures::of(&thing).parts.len())
        .iter()
        .sum::<usize>();
    parts += Field::ALL
        .map(|thing| pictures::of(&thing).parts.len())
        .iter()
        .sum::<usize>();
    parts += Goods::ALL
        .map(|thing| pictures::of(&thing).parts.len())
        .iter()
        .sum::<usize>();
    assert!(parts > 100, "{parts}");
}
