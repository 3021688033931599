//! The drawn board of AquaSphere.

mod art;
mod dock_art;
mod drawn;
#[cfg(test)]
mod drawn_tests;
mod foresight;
mod geometry;
#[rustfmt::skip]
mod glyphs;
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
