//! A bot of one's own at a table: `cargo run --example bot [ADDRESS]`. Without an address it goes to a table with a free
//! seat that is announced on this network. It plays at random; another bot is another `choose`.

use podbay::{
    bot::Stop,
    games::any::{AnyCommand, AnySetup, AnyView},
    net::{Backend, JoinOptions, bots, discovery::MdnsOptions, identity::Identity, no_wake},
    rules::{GameRng, Seat, Seed},
};
use std::{error::Error, time::Duration};

fn main() -> Result<(), Box<dyn Error>> {
    let mut rng = GameRng::new(Seed::from_number(std::process::id().into()));
    // A bot that thinks for long asks the last argument whether to end.
    let choose = move |_: &AnySetup, _: Seat, _: &AnyView, legal: &[AnyCommand], _: &Stop| {
        legal.get(rng.below(legal.len() as u32) as usize).cloned()
    };
    let backend = Backend::new(Identity::generate()?, MdnsOptions::default())?;
    let address = std::env::args().nth(1).map(|text| text.parse()).transpose()?;
    let target = backend.find(address, Duration::from_secs(10))?;
    let options = JoinOptions {
        bot: true,
        ..JoinOptions::new("Example")
    };
    let client = backend.join(
        target.ok_or("no table with a free seat is announced here")?,
        options,
        no_wake(),
    );
    let playing = bots::play_with(&client, choose, Duration::from_secs(1), Duration::ZERO, |_| {});
    let report = backend.runtime().block_on(playing);
    println!(
        "{} games, {} commands, {} refused: {}",
        report.games, report.commands, report.refusals, report.end
    );
    Ok(())
}
