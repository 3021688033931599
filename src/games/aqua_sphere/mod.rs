//! An unofficial implementation of the rules of AquaSphere (Stefan Feld, Hall Games 2014).
//!
//! Rule ids such as `DEP-2` are defined below.

#![doc = include_str!("rules.md")]

mod actions;
mod board;
mod check;
mod check_tasks;
mod command;
mod components;
mod deal;
mod event;
mod game;
mod laws;
mod load;
mod load_cards;
mod load_goods;
mod load_hq;
mod notation;
mod options;
mod prompt;
mod refill;
mod run;
mod scoring;
mod setup;
mod state;
#[cfg(test)]
mod tests;
mod turn;
mod types;
mod view;
mod ways;

pub use command::{Command, Reason};
pub use components::{
    BoxName, CardData, CentreData, Components, DealData, ExpansionData, HqData, LabData, NumberData, ProgramData,
    ScoreData, SectorData, SlotData,
};
pub use event::{Cause, Event};
pub use options::{LinePayment, Options, Setup};
pub use prompt::Prompt;
pub use scoring::{FinalScore, RoundScore};
pub use state::{Area, Board, OwnCard, Pending, Player, RoundPart, Source, Sources, State};
pub use types::{
    BOT_SLOTS, BOTS, CARDS, Card, EXPANSIONS, Engineer, Expansion, HAND, LAB, PROGRAMMED, Pool, Prize, RING, ROUNDS,
    SLOTS, SUBMARINES, Sector, Space, Symbol, Symbols,
};
pub use view::View;
pub use ways::Ways;
