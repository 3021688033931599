//! The games. None of them uses another; `any` is the only list of them.
#![deny(clippy::disallowed_types, clippy::disallowed_methods)]

pub mod alien_frontiers;
pub mod any;
pub mod aqua_sphere;
pub mod argo;
pub mod boxes;
mod choices;
mod listed;
mod listing;
mod marks;
mod source;
#[cfg(test)]
mod spoil;
#[cfg(test)]
pub(crate) mod trial;
