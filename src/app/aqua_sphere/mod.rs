//! The table of AquaSphere: drawn, and as panels.

mod art;
mod dock_art;
mod drawn;
#[cfg(test)]
mod drawn_tests;
mod foresight;
mod geometry;
#[rustfmt::skip]
mod glyphs;
mod headquarters;
mod hq_art;
mod hq_plan;
mod labels;
mod panels;
mod parts;
mod pieces;
mod player_art;
mod players;
mod sea;
mod spots;
mod station;
mod station_art;
mod supply;
#[cfg(test)]
mod tests;
mod track_art;
mod ways;
