//! The drawn board of Argo: the station and everything around it.

mod acts;
mod aliens;
mod art;
mod book;
mod card;
mod chain;
mod chips;
mod consequences;
mod cues;
mod drawn;
mod feats;
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
