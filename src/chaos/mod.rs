//! A table in a bad world, played from a seed: the real session, desk, records and checks of clients, with
//! time, network, disk and processes made up.

#![doc = include_str!("README.md")]
#![deny(clippy::disallowed_types, clippy::disallowed_methods)]

mod agenda;
mod clock;
mod deeds;
mod disk;
mod due;
mod evening;
mod faults;
mod hearing;
mod host;
mod laws;
mod lies;
mod lines;
mod machine;
mod mind;
mod plan;
mod player;
mod running;
mod starts;
mod still;
mod succession;
mod trips;
mod world;

pub use evening::Evening;

/// Plays the evening of a seed; with `tell` its story is kept.
#[must_use]
pub fn play(seed: u64, tell: bool) -> Evening {
    let mut world = world::World::new(plan::Plan::new(seed), tell);
    world.begin();
    world.run();
    world.end()
}
