//! Podbay: board game nights on one network.
//!
//! Modules stand in layers; each uses only those before it. ARCHITECTURE.md is the map, and most layers have a page of
//! their own.

pub mod rules;

pub mod games;

pub mod protocol;

pub mod diagnostics;

pub mod record;

pub mod bot;

pub mod session;

pub mod store;

pub mod chaos;

pub mod net;

#[cfg(feature = "window")]
pub mod app;
pub mod text;

pub mod cli;

#[cfg(test)]
#[path = "../tests/log_catch.rs"]
mod log_catch;
#[cfg(test)]
#[path = "../tests/rounds.rs"]
mod rounds;
