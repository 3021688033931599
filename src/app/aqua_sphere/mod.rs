//! The drawn board of AquaSphere.

mod account;
mod art;
mod dock_art;
mod drawn;
mod foresight;
mod geometry;
mod hq_art;
mod hq_plan;
mod labels;
mod pieces;
mod player_art;
mod players;
mod sea;
mod spots;
mod station_art;
#[cfg(test)]
mod tests;
mod track_art;
mod wanted;
mod ways;
