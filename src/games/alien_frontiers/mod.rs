//! An unofficial implementation of the rules of Alien Frontiers (Tory Niemann, Clever Mojo Games 2010, second printing).
//!
//! Rule ids such as `R16` or `CMD-3` are defined below.

#![doc = include_str!("rules.md")]

mod board;
mod cards;
mod check;
mod check_prompt;
mod command;
mod components;
mod deal;
mod dock;
mod event;
mod game;
mod hand;
mod laws;
mod legal;
mod load;
mod load_board;
mod load_entries;
mod notation;
mod options;
mod prompt;
mod run;
mod scoring;
mod setup;
mod state;
mod targets;
#[cfg(test)]
mod tests;
mod turn;
mod types;
mod view;

pub use board::Docked;
pub use command::{Command, Reason};
pub use components::{
    ArtifactData, BoxData, Components, FacilityData, HubData, Layout, LimitData, Pattern, PortData, RaidData,
    RelicData, SeatData, ShipData, StartData, TechData, TerritoryData, Tokens,
};
pub use dock::{Docks, Gate};
pub use event::{Cause, Ending, Event, HubStep, RelicLoss};
pub use options::{Docking, EndMode, Options, Setup};
pub use prompt::{Chosen, ColonySource, Final, Prompt, ShotTarget};
pub use state::{Board, Player, Relic, State, Tally, TurnFlags};
pub use types::{
    Amount, CARDS, Class, DISPLAY, Dice, Facility, Field, Goods, MAX_DOCKED, Place, SHIPS, Ship, Tech, TechSet,
    Territory,
};
pub use view::View;
