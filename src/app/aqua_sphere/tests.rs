//! The panels of whole games.

use crate::{
    app::plain::panels::{Described, Panels, spoken_row},
    games::aqua_sphere::{Command, State},
    rules::{Config, Game, GameRng, Seat, SeatCount, Seed, Viewer, legal},
    text::About,
};
use std::collections::BTreeSet;

fn names() -> Vec<String> {
    ["Ada", "Bo", "Cleo", "Dee"].map(str::to_owned).to_vec()
}

/// Plays a random game and hands the panels of every position, with a reader and what the reader may look for.
fn play(players: usize, seed: u64, mut check: impl FnMut(&Panels, &State, &[Command])) {
    let config = Config::new("aqua-sphere", SeatCount::new(players).expect("a number of seats"));
    let setup = State::setup(&config).expect("the box that is built in");
    let mut state = State::new(&setup, Seed::from_number(seed));
    let mut rng = GameRng::new(Seed::from_number(seed + 1));
    let mut names = names();
    names.truncate(players);
    loop {
        let view = state.view(Viewer::Spectator);
        let asked = state.decisions(&setup).first().map(|decision| decision.seat);
        let about = About::<State> {
            setup: &setup,
            view: &view,
            names: &names,
            you: asked,
        };
        let looked_for = asked.map(|seat| State::looked_for(about, seat)).unwrap_or_default();
        check(&State::panels(about), &state, &looked_for);
        let Some(seat) = asked else { return };
        let list = legal(&state, &setup, seat);
        let command = list[rng.below(list.len() as u32) as usize];
        state.apply(&setup, seat, &command).expect("listed");
    }
}

#[test]
fn every_position_is_read_aloud_whole() {
    let whole = |text: &str| !text.trim().is_empty() && !text.contains(['{', '}']) && !text.contains("aq-");
    let mut asked = BTreeSet::new();
    for players in 2..=4 {
        let names = names();
        play(players, 3, |shown, _, _| {
            assert!(shown.asked < shown.sections.len());
            asked.insert(shown.asked);
            assert_eq!(shown.players.len(), players);
            for panel in shown.sections.iter().flat_map(|section| &section.panels) {
                let spoken = panel.spoken(&names[..players]);
                assert!(whole(&spoken), "{panel:?}: {spoken}");
                // A piece of nobody at the table would be read as an empty name.
                assert!(!spoken.contains(", ,"), "{spoken}");
            }
            for row in shown.players.iter().flat_map(|card| &card.rows) {
                assert!(whole(&spoken_row(row, &names)), "{row:?}");
            }
        });
    }
    assert!(asked.len() >= 3, "{asked:?}");
}

#[test]
fn a_card_shows_the_score_with_its_sources() {
    play(3, 5, |shown, state, _| {
        for card in &shown.players {
            let sum: i32 = card.sources.iter().map(|(_, points)| points).sum();
            assert_eq!(sum, i32::from(state.board.players[card.seat].points.total()));
            assert!(card.score >= 0);
        }
    });
}

#[test]
fn the_station_stands_in_the_order_of_the_ring_and_scores_name_every_player() {
    play(2, 1, |shown, state, _| {
        let titles: Vec<&str> = shown.sections[1]
            .panels
            .iter()
            .map(|panel| panel.title.as_str())
            .collect();
        let ring: Vec<String> = state
            .board
            .ring
            .iter()
            .map(|sector| format!("Sector {sector:?}"))
            .collect();
        assert_eq!(titles, ring);
        let owners: Vec<Option<Seat>> = shown.sections[2].panels.iter().map(|panel| panel.owner).collect();
        assert_eq!(owners, [Some(Seat::wrapping(0)), Some(Seat::wrapping(1))]);
    });
}

#[test]
fn what_is_looked_for_covers_the_ways_of_a_turn() {
    let mut kinds = BTreeSet::new();
    play(4, 2, |_, _, looked_for| {
        for command in looked_for {
            let text = format!("{command:?}");
            kinds.insert(text.split([' ', '{']).next().unwrap_or_default().to_owned());
        }
    });
    let wanted = ["Deploy", "EngineerMove", "FreeProgram", "MoveTo", "Pass"];
    assert!(wanted.iter().all(|kind| kinds.contains(*kind)), "{kinds:?}");
}
