//! The beginning of every game's tests: a setup with options, and a game of random answers.

use super::any::Listed;
use crate::rules::{BoxFile, Config, Game, GameRng, OptionSpec, SeatCount, Seed, Viewer, legal};
use std::fmt::Debug;

/// A box file that is not the built-in one.
pub(super) fn mine(text: impl Into<String>) -> BoxFile {
    BoxFile {
        name: "mine.toml".to_owned(),
        text: text.into(),
    }
}

/// A configuration with these options, such as `("end_mode", "vp_target")`.
pub(crate) fn config<G: Listed>(players: usize, options: &[(&str, &str)]) -> Config {
    let players = SeatCount::new(players).expect("a number of seats");
    Config::chosen(G::ID.name(), players, options)
}

/// A configuration with these options and a box of this text.
pub(super) fn boxed<G: Listed>(players: usize, options: &[(&str, &str)], text: String) -> Config {
    Config {
        box_file: Some(mine(text)),
        ..config::<G>(players, options)
    }
}

/// A setup of the built-in box with these options.
pub(crate) fn setup<G: Listed>(players: usize, options: &[(&str, &str)]) -> G::Setup {
    G::setup(&config::<G>(players, options)).expect("options that are offered")
}

/// The options that are offered beside these.
pub(super) fn offered<G: Listed>(players: usize, options: &[(&str, &str)]) -> Vec<OptionSpec> {
    G::options(&config::<G>(players, options))
}

/// The variant of a value, by the first word of how the compiler writes it.
pub(crate) fn kind(value: &impl Debug) -> String {
    let text = format!("{value:?}");
    text.split([' ', '{', '(']).next().unwrap_or_default().to_owned()
}

/// Any command of a list.
pub(crate) fn any<C: Clone>(list: &[C], rng: &mut GameRng) -> C {
    list[rng.below(list.len() as u32) as usize].clone()
}

/// Any command of a list, which has to be no longer than this.
pub(super) fn any_of<const MOST: usize, C: Clone + Debug>(list: &[C], rng: &mut GameRng) -> C {
    assert!(list.len() <= MOST, "{list:?}");
    any(list, rng)
}

/// Plays from a state to the end, with an answer that is chosen from each list; `look` sees every position.
pub(crate) fn play_from<G: Game>(
    setup: &G::Setup,
    mut game: G,
    seed: u64,
    choose: impl Fn(&[G::Command], &mut GameRng) -> G::Command,
    mut look: impl FnMut(&G),
) -> G {
    let mut rng = GameRng::new(Seed::from_number(seed));
    for _ in 0..G::max_commands(setup) {
        look(&game);
        let Some(asked) = game.decisions(setup).pop() else {
            return game;
        };
        let list = legal(&game, setup, asked.seat);
        assert!(!list.is_empty(), "nothing listed for {:?} in {game:#?}", asked.prompt);
        let command = choose(&list, &mut rng);
        game.apply(setup, asked.seat, &command).expect("listed");
    }
    panic!("the game does not end: {game:#?}");
}

/// Asserts that everybody sees the same of a state, and that a state made from that answers as the true one.
pub(super) fn answers_as_seen<G: Game>(setup: &G::Setup, state: &G, seed: u64) {
    let view = state.view(Viewer::Spectator);
    for seat in G::seats(setup).seats() {
        assert_eq!(state.view(Viewer::Seat(seat)), view);
    }
    let dream = G::from_view(setup, &view, Seed::from_number(seed)).unwrap();
    assert_eq!(dream.view(Viewer::Spectator), view);
    assert_eq!(dream.decisions(setup), state.decisions(setup));
    assert_eq!(dream.status(setup), state.status(setup));
    for seat in G::seats(setup).seats() {
        assert_eq!(legal(&dream, setup, seat), legal(state, setup, seat));
    }
}

/// Asserts that each value that is offered is accepted, alone and in any number of seats.
pub(super) fn whatever_is_offered_is_accepted<G: Listed>() {
    for players in 2..=4 {
        for spec in offered::<G>(players, &[]) {
            for value in &spec.values {
                let chosen = config::<G>(players, &[(&spec.key, value)]);
                assert!(G::setup(&chosen).is_ok(), "{players} seats, {} = {value}", spec.key);
            }
        }
    }
}

/// Asserts that options are refused for their reason: number of seats, key, value and a part of the complaint. So is
/// a game alone.
pub(super) fn refused<G: Listed>(cases: &[(usize, &str, &str, &str)]) {
    for (players, key, value, expected) in cases {
        let got = complaint::<G>(*players, &[(key, value)]);
        assert!(got.contains(expected), "{key} = {value}: {got}");
    }
    let alone = complaint::<G>(1, &[]);
    assert!(alone.contains("2, 3 or 4"), "{alone}");
}

fn complaint<G: Listed>(players: usize, options: &[(&str, &str)]) -> String {
    G::setup(&config::<G>(players, options)).unwrap_err().to_string()
}
