//! The drawn board of AquaSphere.

mod account;
mod acts;
mod art;
mod book;
mod cues;
mod dock_art;
mod drawn;
mod feats;
mod foresight;
mod geometry;
mod hq_art;
mod labels;
mod pieces;
mod players;
mod sea;
pub mod spots;
mod station_art;
#[cfg(test)]
mod tests;
mod track_art;
mod ways;
