//! The public state of the table: its lobby, its data, and its announcement on the network.

use super::{
    io::{Output, TableNotice},
    table::{Session, StageData},
};
use crate::{
    protocol::{HostMessage, Lobby, SeatInfo, TABLE_INFO_VERSION, TableInfo},
    rules::Game,
};

impl<G: Game> Session<G> {
    /// The lobby as members are told it.
    #[must_use]
    pub fn lobby(&self) -> Lobby {
        Lobby {
            stage: self.stage(),
            game: self.game,
            seats: self.told_seats(),
            members: self.people.iter().map(|m| m.info(self.is_slow(m))).collect(),
            saved: !self.frozen,
            together: self.is_together(),
            sure: if self.frozen {
                self.saved.sure()
            } else {
                self.sure_epoch()
            },
            handed_to: self.handing.and_then(|handing| Some(self.people.of(handing.to)?.id)),
            moves: self.seats.moves().to_vec(),
        }
    }

    /// The seats; while the journal cannot be written in a game, the last ones that it has.
    fn told_seats(&self) -> Vec<SeatInfo> {
        let in_game = matches!(self.stage, StageData::Playing(_) | StageData::Ended(..));
        let now = self.seat_infos();
        if !(self.frozen && in_game) {
            return now;
        }
        // No record contains standing answers, so the present ones are told.
        let saved = self.saved.seats().iter().cloned().zip(now);
        saved
            .map(|(seat, now)| SeatInfo {
                lets_pass: now.lets_pass,
                ..seat
            })
            .collect()
    }

    /// Tells everybody the lobby as it is now.
    pub(super) fn tell_lobby(&mut self) {
        self.lobby_changed = false;
        let lobby = self.lobby();
        self.broadcast(&HostMessage::Lobby(lobby));
    }

    pub(super) fn table_info(&self) -> TableInfo<G> {
        // A crash would lose an epoch that is not written, and the restarted host could use it again.
        let epoch = if self.frozen {
            self.saved.epoch()
        } else {
            self.counters.epoch
        };
        TableInfo {
            version: TABLE_INFO_VERSION,
            table: self.options.table,
            name: self.options.name.clone(),
            epoch,
            stretch: self.succession.stretch(),
            config: self.config.clone(),
            options: G::options(&self.config),
            setup: self.setup.clone(),
            window_seconds: self.window_seconds(),
            away_seconds: self.away_seconds(),
            hints: self.hints,
            who: self.door.who(),
            banned: self.door.banned().collect(),
            hosts: self.options.hosts.clone(),
            revision: self.info_revision,
        }
    }

    pub(super) fn tell_table(&mut self) {
        self.succession.proofs.enter(self.counters.epoch);
        // The reign may be a new one. Members promise once they have accepted its first position.
        if let Some(mandate) = self.mandate_message() {
            self.broadcast(&mandate);
        }
        let info = self.table_info();
        self.broadcast(&HostMessage::Table(Box::new(info)));
    }

    /// Time to answer in a reaction window, in seconds; zero for no limit.
    pub(super) fn window_seconds(&self) -> u16 {
        u16::try_from(self.options.window.as_secs()).unwrap_or(u16::MAX)
    }

    /// The time after which a stand-in comes, in seconds.
    pub(super) fn away_seconds(&self) -> Option<u16> {
        let wait = self.away?.as_secs();
        Some(u16::try_from(wait).unwrap_or(u16::MAX))
    }

    /// The message with this host's mandate; `None` in the first round.
    pub(super) fn mandate_message(&self) -> Option<HostMessage<G>> {
        let mandate = self.succession.proofs.mandate()?;
        Some(HostMessage::Mandate(Box::new(mandate.clone())))
    }

    /// The position from which this host continued the running game, if it was another host's.
    pub(super) fn footing_message(&self) -> Option<HostMessage<G>> {
        let footing = self.succession.footing()?;
        Some(HostMessage::Footing(Box::new(footing.clone())))
    }

    /// True if more than half of the electors have promised to follow this host, or if it is in the first round.
    #[must_use]
    pub fn has_mandate(&self) -> bool {
        self.succession.proofs.has_most_of(&self.seats.electors())
    }

    pub(super) fn announce(&mut self) {
        let announcement = self.notice();
        if self.announced.as_ref() != Some(&announcement) {
            self.announced = Some(announcement.clone());
            self.outputs.push_back(Output::Announce(announcement));
        }
    }

    /// The present public data about the table.
    #[must_use]
    pub fn notice(&self) -> TableNotice {
        TableNotice {
            game: self.config.game.clone(),
            // Seats never outnumber MAX_SEATS.
            seats: self.seats.len() as u8,
            taken: self.seats.taken() as u8,
            stage: self.stage(),
            sure: self.sure_epoch(),
        }
    }
}
