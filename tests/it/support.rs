//! Helpers shared by the integration tests.

use podbay::{
    games::argo,
    protocol::codec,
    rules::{Config, Game, SeatCount},
};
use serde::{Serialize, de::DeserializeOwned};

/// What arrives when a value is written and read again.
pub fn codec_copy<T: Serialize + DeserializeOwned>(value: &T) -> T {
    let bytes = codec::encode(value).expect("a value that fits a frame");
    codec::decode(&bytes).expect("the bytes of a value")
}

/// A setup of Argo with the given options, such as `("preset", "de")`.
pub fn argo_setup(players: usize, options: &[(&str, &str)]) -> argo::Setup {
    let mut config = Config::new("argo", SeatCount::new(players).expect("two to four seats"));
    let owned = options.iter().map(|&(key, value)| (key.to_owned(), value.to_owned()));
    config.options.extend(owned);
    argo::State::setup(&config).expect("a valid configuration")
}
