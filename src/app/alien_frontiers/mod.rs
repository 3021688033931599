//! The drawn board of Alien Frontiers.

mod acts;
mod art;
mod book;
mod cues;
mod drawn;
mod facts;
mod feats;
mod labels;
mod lands;
mod layout;
mod pictures;
mod planet;
mod player;
mod preview;
mod rail;
mod sheet;
pub mod spots;
mod stations;
mod table;
#[cfg(test)]
mod tests;
mod tray;
mod ways;
