//! The drawn board in whole games, in windows of several sizes.

use super::spots::FrontierSpot as Spot;
use crate::{
    app::{
        board::drawn::{BoardScene, Drawn},
        look::sizes::Breakpoint,
    },
    games::alien_frontiers::{Command, Prompt, Setup, State, View},
    rules::{Config, Game, GameRng, SeatCount, Seed, Viewer, legal},
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

/// A position as it is shown to the player who is asked.
struct Shown<'a> {
    setup: &'a Setup,
    view: View,
    prompt: Option<Prompt>,
    legal: Vec<Command>,
    names: Vec<String>,
}

impl Shown<'_> {
    fn about(&self) -> About<'_, State> {
        About {
            setup: self.setup,
            view: &self.view,
            names: &self.names,
            you: self.prompt.map(|_| self.view.board.active),
        }
    }
    /// The facts for a window of this size, with the bars and rails of the frame.
    fn scene(&self, window: Vec2) -> BoardScene<'_, State> {
        let breakpoint = Breakpoint::of(window);
        let rails = breakpoint.drawn();
        let board = Rect::from_min_max(
            pos2(rails.left, 96.0),
            pos2(window.x - rails.right, window.y - rails.actions),
        );
        let right = Rect::from_min_max(pos2(board.right() + 5.0, 60.0), pos2(window.x - 5.0, window.y - 8.0));
        let mut scene = BoardScene {
            viewer: self.prompt.map(|_| self.view.board.active),
            prompt: self.prompt.as_ref(),
            ..BoardScene::resting(self.about(), [board, right, Rect::NOTHING], breakpoint)
        };
        let least = if scene.is_compact() { 50.0 } else { 158.0 };
        let high = State::rail_height(&scene).min(right.height() - least);
        scene.rail = Rect::from_min_size(right.min, vec2(right.width(), high));
        scene
    }
}

/// Plays a game at random and hands over each position.
fn play(players: usize, seed: u64, mut check: impl FnMut(usize, &Shown<'_>)) {
    let config = Config::new("alien-frontiers", SeatCount::new(players).expect("a number of seats"));
    let setup = State::setup(&config).expect("the box that is built in");
    let mut state = State::new(&setup, Seed::from_number(seed));
    let mut rng = GameRng::new(Seed::from_number(seed + 1));
    let names: Vec<String> = ["Ada", "Bo", "Cleo", "Dex"][..players]
        .iter()
        .map(|&name| name.to_owned())
        .collect();
    for step in 0.. {
        let decision = state.decisions(&setup).into_iter().next();
        let list = decision
            .as_ref()
            .map_or_else(Vec::new, |decision| legal(&state, &setup, decision.seat));
        let shown = Shown {
            setup: &setup,
            view: state.view(Viewer::Spectator),
            prompt: decision.as_ref().map(|decision| decision.prompt),
            legal: list,
            names: names.clone(),
        };
        check(step, &shown);
        let Some(decision) = decision else { return };
        let command = shown.legal[rng.below(shown.legal.len() as u32) as usize];
        state.apply(&setup, decision.seat, &command).expect("it is listed");
    }
}

/// True for a part of the board of its own.
const fn is_ground(spot: Spot) -> bool {
    matches!(
        spot,
        Spot::Station(_) | Spot::Land(_) | Spot::Die(_) | Spot::OwnCard(_) | Spot::Display(_) | Spot::Deck
    )
}

#[test]
fn the_parts_of_the_board_do_not_overlap() {
    for players in 2..=4 {
        play(players, 8, |step, shown| {
            if step % 40 != 0 {
                return;
            }
            for window in WINDOWS {
                let places = State::layout(&shown.scene(window)).places;
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
    play(4, 3, |_, shown| {
        let Some(prompt) = shown.prompt else { return };
        for command in &shown.legal {
            let Command::Dock { dice, .. } = command else { continue };
            let ways = State::ways(shown.about(), &prompt, command);
            let sets: BTreeSet<String> = ways
                .iter()
                .map(|way| {
                    let mut dice: Vec<String> = way.iter().map(|spot| format!("{spot:?}")).collect();
                    dice.sort();
                    dice.join(" ")
                })
                .collect();
            assert_eq!(sets.len(), ways.len(), "{command:?}");
            assert!(ways.iter().all(|way| way.len() == dice.len() + 1), "{command:?}");
            most = most.max(ways.len());
        }
    });
    assert!(most >= 3, "never more than two equal ships");
}
