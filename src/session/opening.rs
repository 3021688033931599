//! An empty table.

use super::{
    door::Door,
    io::TableOptions,
    links::Links,
    log::Log,
    people::People,
    position::Counters,
    rate::Ledger,
    saved::Saved,
    seats::Seats,
    succession::Succession,
    table::{Session, StageData},
};
use crate::{
    protocol::limits,
    rules::{Game, SetupError},
};
use std::{collections::VecDeque, time::Duration};

impl<G: Game> Session<G> {
    /// An empty table.
    ///
    /// # Errors
    /// The configuration cannot be played.
    pub fn new(mut options: TableOptions) -> Result<Self, SetupError> {
        let setup = G::setup(&options.config)?;
        let mut session = Self {
            config: options.config.clone(),
            setup,
            info_revision: 1,
            links: Links::default(),
            people: People::default(),
            seats: Seats::default(),
            next_bot: 1,
            stage: StageData::Lobby,
            game: 0,
            deals: 0,
            counters: Counters::default(),
            saved: Saved::default(),
            log: Log::default(),
            away: Some(limits::STAND_IN_AFTER),
            hints: true,
            proposed: None,
            succession: Succession::new(options.key.clone(), options.table),
            door: Door::new(std::mem::take(&mut options.admission)),
            ledger: Ledger::default(),
            frozen: false,
            handing: None,
            closed: None,
            lobby_changed: false,
            announced: None,
            outputs: VecDeque::new(),
            now: Duration::ZERO,
            options,
        };
        session.resize_seats();
        session.announce();
        Ok(session)
    }
}
