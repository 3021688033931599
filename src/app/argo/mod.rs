//! The drawn board of Argo: the station and everything around it.

mod aliens;
mod art;
mod card;
mod chain;
mod chips;
mod consequences;
mod drawn;
mod geometry;
mod labels;
mod layout;
mod player;
mod rail;
mod sheet;
pub mod spots;
pub(crate) mod start_picture;
mod station;
mod stroll;
mod table;
mod ways;
