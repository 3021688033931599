//! An empty table.

use super::{
    door::Door,
    io::TableOptions,
    log::Log,
    position::Counters,
    rate::Ledger,
    saved::Saved,
    succession::Succession,
    table::{Session, StageData},
};
use crate::{
    protocol::limits,
    rules::{Game, SetupError},
};
use std::{
    collections::{BTreeMap, VecDeque},
    time::Duration,
};

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
            connections: BTreeMap::new(),
            members: Vec::new(),
            next_member: 1,
            next_bot: 1,
            seats: Vec::new(),
            stage: StageData::Lobby,
            game: 0,
            deals: 0,
            counters: Counters::default(),
            saved: Saved::default(),
            log: Log::default(),
            away: Some(limits::STAND_IN_AFTER),
            moves: Vec::new(),
            proposed: None,
            succession: Succession::new(options.key.clone(), options.table),
            door: Door::new(std::mem::take(&mut options.admission)),
            ledger: Ledger::default(),
            frozen: false,
            handing: None,
            withheld: Vec::new(),
            closed: None,
            lobby_changed: false,
            told_knocks: Vec::new(),
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
