//! Helpers shared by the integration tests.

use podbay::{
    games::{
        any::{GameId, Listed},
        argo,
    },
    protocol::codec,
    rules::{Config, SeatCount},
};
use serde::{Serialize, de::DeserializeOwned};

/// The value after it was written and read again.
pub fn codec_copy<T: Serialize + DeserializeOwned>(value: &T) -> T {
    let bytes = codec::encode(value).expect("a value that fits a frame");
    codec::decode(&bytes).expect("the bytes of a value")
}

/// A configuration of a game with the given options, such as `("preset", "de")`.
pub fn config(game: &str, players: usize, options: &[(&str, &str)]) -> Config {
    let mut config = Config::new(game, SeatCount::new(players).expect("two to four seats"));
    let owned = options.iter().map(|&(key, value)| (key.to_owned(), value.to_owned()));
    config.options.extend(owned);
    config
}

/// A setup of a listed game with the given options.
pub fn setup<G: Listed>(players: usize, options: &[(&str, &str)]) -> G::Setup {
    G::setup(&config(G::ID.name(), players, options)).expect("a valid configuration")
}

/// A setup of Argo with the given options.
pub fn argo_setup(players: usize, options: &[(&str, &str)]) -> argo::Setup {
    setup::<argo::State>(players, options)
}

/// A configuration of a game, short where random play would hardly end.
pub fn short(game: GameId, players: usize) -> Config {
    match game {
        GameId::Argo => config(game.name(), players, &[]),
        GameId::AlienFrontiers => config(game.name(), players, &[("round_limit", "20")]),
    }
}
