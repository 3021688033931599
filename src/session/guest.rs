//! A client's side of a conversation with a host: what it knows of the table, and the checks of all that it is told.

use crate::{
    protocol::{
        DeviceId, DeviceKey, Epoch, Estate, Finding, Heir, HostMessage, LastSeen, Legacy, Lobby, Seal, SeedWitness,
        Share, Snapshot, TableId, limits, promise, reign_of,
    },
    rules::{Game, Seed, ViewError},
};
use std::collections::BTreeSet;

/// The reason to leave a host: its message is invalid or out of date and is not used, or the host has gathered for too
/// long without continuing the table.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum HostFault {
    /// A position does not fit its digest, or there are more of something than any table has.
    #[error("a position does not fit its digest, or there are more of something than any table has")]
    Damaged,
    /// The table has gone on at another host.
    #[error("the table has gone on elsewhere")]
    Superseded,
    /// A position cannot stand at this table.
    #[error("a position that cannot be: {0}")]
    Impossible(ViewError),
    /// A host that took the table over does not go on from the newest position that it was told.
    #[error("the table was taken over with an older game")]
    WentBack,
    /// A host waits for the others, and does not continue with the table.
    #[error("the host only waits for the others")]
    NeverBegan,
}

/// The knowledge of one client about a table, and its checks of all that a host tells. It is kept over reconnections.
#[derive(Debug)]
pub struct Guest<G: Game> {
    estate: Estate<G>,
    /// A copy of the estate from the beginning of this conversation. It is dropped when this member follows the host, and
    /// restored when the conversation ends before that.
    before: Option<Box<Estate<G>>>,
    /// The device of the present host; `None` for the host in the same process.
    speaks_with: Option<DeviceId>,
    /// True once the present host has welcomed this member.
    welcomed: bool,
    setup: Option<G::Setup>,
    witness: SeedWitness<G>,
    /// True if the host is in the same process.
    local: bool,
    /// The reign of the last promise, and whether the member had a seat then. A member that gets a seat promises again,
    /// because the host may have dropped the first promise.
    promised: Option<(Epoch, bool)>,
    /// True if the host dealt in this conversation and told no position since: the member was there before the game
    /// went on.
    dealt: bool,
}

impl<G: Game> Guest<G> {
    /// A client that knows no table. A `local` client is in its host's process: it relies on the host's views and gives
    /// no share.
    #[must_use]
    pub fn new(local: bool) -> Self {
        Self {
            estate: Estate::default(),
            before: None,
            speaks_with: None,
            welcomed: false,
            setup: None,
            witness: SeedWitness::default(),
            local,
            promised: None,
            dealt: false,
        }
    }

    /// The table of the host that welcomed this member last.
    #[must_use]
    pub fn table(&self) -> Option<TableId> {
        self.estate.table()
    }

    /// The highest epoch of the table that a host has told this member.
    #[must_use]
    pub const fn epoch(&self) -> Epoch {
        self.estate.epoch()
    }

    /// True if a seat of the table belongs to this member.
    #[must_use]
    pub fn has_seat(&self) -> bool {
        self.estate.has_seat()
    }

    /// True if this member had a seat at the host that it followed last. Only then does it compare positions.
    #[must_use]
    pub fn had_seat(&self) -> bool {
        self.estate.had_seat()
    }

    /// True if the host is in the same process.
    #[must_use]
    pub const fn is_local(&self) -> bool {
        self.local
    }

    /// Sets whether the host is in the same process.
    pub const fn set_local(&mut self, local: bool) {
        self.local = local;
    }

    /// The testimony for a device that may host the table now.
    #[must_use]
    pub fn standing(&self) -> Option<LastSeen<G>> {
        self.estate.standing()
    }

    /// The heirs, as [`Lobby::heirs`]; empty before a host has told its lobby. A member that is not an heir cannot
    /// gather the others, so it also looks for possible heirs that were away.
    #[must_use]
    pub fn heirs(&self, own: DeviceId) -> Vec<Heir> {
        let mut heirs = self.heirs_there(own);
        if heirs.iter().all(|heir| heir.device != own) {
            heirs.extend(self.estate.last_lobby().map(Lobby::absent_heirs).unwrap_or_default());
        }
        heirs
    }

    /// The heirs that were there when the host was lost, this member included.
    #[must_use]
    pub fn heirs_there(&self, own: DeviceId) -> Vec<Heir> {
        let lobby = self.estate.last_lobby();
        lobby.map(|lobby| lobby.heirs(Some(own))).unwrap_or_default()
    }

    /// The devices that may host the table next, or do so already: those with a seat, also if they were away when
    /// the host was lost, those that had a seat in this game, and those that have hosted the table before.
    #[must_use]
    pub fn possible_hosts(&self) -> BTreeSet<DeviceId> {
        // A host that this member does not follow may lie about that.
        let estate = self.before.as_deref().unwrap_or(&self.estate);
        let owners = estate.last_lobby().map(Lobby::electors).unwrap_or_default();
        // A device that lost its seat just before the host was lost may not have heard of that.
        let former = estate.seated().iter();
        let hosts = estate.hosts().iter();
        owners.into_iter().chain(former.chain(hosts).copied()).collect()
    }

    /// True if that device may host the table next, or does so already.
    #[must_use]
    pub fn may_host(&self, device: DeviceId) -> bool {
        self.possible_hosts().contains(&device)
    }

    /// The device to which the host has handed the table over, and the number of hand-overs that were heard of.
    #[must_use]
    pub fn handed_to(&self) -> Option<(DeviceId, u32)> {
        self.estate.handed_to()
    }

    /// Everything needed to go on with the table on this machine.
    #[must_use]
    pub fn legacy(&self) -> Option<Legacy<G>> {
        self.estate.legacy()
    }

    /// Begins a conversation with this device, or with the host in the same process. A copy of the member's knowledge
    /// is kept until it follows the host.
    pub fn meets(&mut self, host: Option<DeviceId>) {
        self.left();
        (self.speaks_with, self.welcomed) = (host, false);
        self.before = host
            .filter(|_| self.estate.table().is_some())
            .map(|_| Box::new(self.estate.clone()));
    }

    /// Checks a message before the window or a bot gets it. Returns false if the message is to be dropped, because that
    /// host may not send it yet.
    ///
    /// # Errors
    /// Returns the fault if this message must not be used.
    pub fn check(&mut self, message: &HostMessage<G>) -> Result<bool, HostFault> {
        if message.counted() > limits::COUNTER_MAX {
            return Err(HostFault::Damaged);
        }
        match message {
            HostMessage::Welcome {
                member, table, lobby, ..
            } => {
                let earlier = self.estate.table() == Some(table.table) && table.epoch < self.estate.epoch();
                // A member without a seat may watch at a host of a lower epoch, because it is not an elector.
                if earlier && (self.estate.has_seat() || !lobby.seats_of(*member).is_empty()) {
                    return Err(HostFault::Superseded);
                }
                self.check_lobby(lobby)?;
                self.setup = Some(table.setup.clone());
                (self.promised, self.dealt, self.welcomed) = (None, false, true);
            }
            // Before the welcome, a position is a fault and the rest is ignored.
            HostMessage::Snapshot(_) if !self.may_tell() => return Err(HostFault::Damaged),
            HostMessage::Table(_)
            | HostMessage::Lobby(_)
            | HostMessage::Mandate(_)
            | HostMessage::Footing(_)
            | HostMessage::Log { .. }
                if !self.may_tell() =>
            {
                return Ok(false);
            }
            // A hand-over counts only from the host that this member followed last.
            HostMessage::HandedOver { .. } if !self.has_followed() => return Ok(false),
            // An honest host sends the last position before the end, and is followed by then.
            HostMessage::Ended { .. } if !self.may_end() => return Ok(false),
            HostMessage::Table(table) if Some(table.table) != self.table() => return Err(HostFault::Damaged),
            HostMessage::Table(table) => self.setup = Some(table.setup.clone()),
            HostMessage::Lobby(lobby) => self.check_lobby(lobby)?,
            HostMessage::Commitment { .. } => self.dealt = true,
            HostMessage::Footing(footing) if !footing.is_bounded() => return Err(HostFault::Damaged),
            // An heir would have to send this mandate to others, and to record it.
            HostMessage::Mandate(lineage) if !lineage.is_bounded() => return Err(HostFault::Damaged),
            HostMessage::Snapshot(snapshot) if !snapshot.is_intact() => return Err(HostFault::Damaged),
            HostMessage::Snapshot(snapshot) => self.check_position(snapshot)?,
            _ => {}
        }
        self.estate.hear(message);
        if self.has_table_there() {
            self.before = None;
        }
        Ok(true)
    }

    /// True if the host has welcomed this member, or is in the same process.
    const fn may_tell(&self) -> bool {
        self.welcomed || self.speaks_with.is_none()
    }

    /// True if the present host may end a game or this member's visit: the member did not know the table before, or
    /// follows that host, or followed it last.
    #[must_use]
    pub fn may_end(&self) -> bool {
        !self.waits() || self.has_followed()
    }

    /// True if the present host is the one that this member followed last.
    fn has_followed(&self) -> bool {
        self.speaks_with.is_none_or(|host| self.estate.has_followed(host))
    }

    /// True if the present host has the table, as far as this member knows.
    #[must_use]
    pub fn has_table_there(&self) -> bool {
        // A member without a seat may watch at a host of a lower epoch.
        let looks_on = !self.before.as_deref().unwrap_or(&self.estate).has_seat();
        let newest = |epoch| looks_on || reign_of(epoch) >= reign_of(self.estate.epoch());
        self.estate.host().is_some_and(|(epoch, host)| {
            let speaks = self.speaks_with.is_none_or(|with| with == host);
            speaks && newest(epoch) && (self.local || self.estate.follows(epoch, host))
        })
    }

    /// True if this member was at the table before, and does not follow the host that it speaks with.
    #[must_use]
    pub const fn waits(&self) -> bool {
        self.before.is_some()
    }

    /// Notes that the host in the same process gave the table up for that device.
    pub const fn gives_way_to(&mut self, device: Option<DeviceId>) {
        self.estate.gives_way_to(device);
    }

    /// Ends the conversation. Of a host that was not followed, only the epoch is kept.
    pub fn left(&mut self) {
        if let Some(mut before) = self.before.take() {
            before.follow_since(self.estate.epoch());
            self.estate = *before;
        }
    }

    /// The promise to follow the present host, if this member owes it one. A host in the same process signs for its
    /// device itself.
    pub fn promise(&mut self, key: &DeviceKey) -> Option<Seal> {
        let (table, epoch, host) = self.estate.owes().filter(|_| !self.local)?;
        let now = Some((reign_of(epoch), self.estate.has_seat()));
        let seal = (std::mem::replace(&mut self.promised, now) != now).then(|| promise(key, table, epoch, host))?;
        self.estate.note_promise(seal);
        Some(seal)
    }

    fn check_lobby(&self, lobby: &Lobby) -> Result<(), HostFault> {
        if !self.local && self.estate.loses_game(lobby) {
            return Err(HostFault::WentBack);
        }
        Ok(())
    }

    fn check_position(&mut self, position: &Snapshot<G>) -> Result<(), HostFault> {
        self.check_view(&position.view).map_err(HostFault::Impossible)?;
        let present = std::mem::take(&mut self.dealt);
        if !self.local && !self.estate.accepts(position, present) {
            return Err(HostFault::WentBack);
        }
        Ok(())
    }

    fn check_view(&self, view: &G::View) -> Result<(), ViewError> {
        match &self.setup {
            _ if self.local => Ok(()),
            Some(setup) => G::from_view(setup, view, Seed([0; 32])).map(|_| ()),
            None => Err(ViewError("no table was told before".to_owned())),
        }
    }

    /// Takes part in the making of the seed, and checks it at the end. `fresh` draws a share of 32 random bytes.
    pub fn bear_witness(&mut self, message: &HostMessage<G>, fresh: impl FnOnce() -> Share) -> Option<Finding> {
        let finding = self.witness.hear(message, fresh)?;
        let answers = !matches!(finding, Finding::Verdict { .. });
        Some(finding).filter(|_| !(answers && self.local))
    }
}
