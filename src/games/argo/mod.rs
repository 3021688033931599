//! An unofficial implementation of the rules of Argo (Faidutti & Laget, Flatlined Games 2016).
//!
//! Rule ids such as `MOV-3` are defined below.

#![doc = include_str!("rules.md")]

mod board;
mod chain;
mod check;
mod command;
mod components;
mod deal;
mod event;
mod facts;
mod game;
mod laws;
mod legal;
mod load;
mod look;
mod notation;
mod options;
mod prompt;
mod rooms;
mod run;
mod scope;
mod scoring;
mod setup;
mod site;
mod state;
mod station;
#[cfg(test)]
mod tests;
mod turn;
mod types;
mod view;

pub use board::{Board, Ending, Place, Track};
pub use command::{Command, Reason};
pub use components::{Components, Footprint, Kind, TileData};
pub use event::{Cause, Event, PointSource, Skip};
pub use facts::Stranding;
pub use options::{
    Difficulty, FirstTurn, LastTileCounts, LastTileExtra, LaunchOn, Options, Preset, SecuritySlots, Setup, Stranded,
};
pub use prompt::{Phase, Prompt, WindowKind};
pub use state::{Countdown, Mover, State, Task, View, Window};
pub use station::{Links, cell_beyond, meeting_doors, tile_at, tile_with_door};
pub use types::{
    ALIENS, ASTRONAUTS, Astronaut, Cell, Dir, Doors, MAX_MODULES, MAX_TILES, Role, Spot, Tile, TileSet, turned,
};
