//! Simulates a table in a bad world from a seed. The session, the desk, the records and the checks of clients are real;
//! time, network, disk and processes are simulated.

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
mod standing;
mod starts;
mod still;
mod succession;
#[cfg(test)]
mod tests;
mod trips;
mod world;

pub use evening::Evening;

/// Plays the evening of a seed, and keeps its story if `tell` is set.
#[must_use]
pub fn play(seed: u64, tell: bool) -> Evening {
    let mut world = world::World::new(plan::Plan::new(seed), tell);
    world.begin();
    world.run();
    world.end()
}
