//! The knowledge of a member about its table: enough to go on with it on its own machine when the host is lost.

use super::{
    Chronicle, DeviceId, Epoch, Followed, Footing, Grant, HostMessage, LastSeen, Lineage, Lobby, LogEntry, Mandate,
    MemberId, PositionMark, Seal, Snapshot, Stage, TableId, TableInfo, limits, reign_of, round_of,
};
use crate::rules::Game;
use std::{collections::BTreeSet, sync::Arc};

/// A table as one of its members knows it, folded from what the host says.
#[derive(Clone, Debug)]
pub struct Estate<G: Game> {
    info: Option<TableInfo<G>>,
    /// This member's id, as the last host told it.
    me: Option<MemberId>,
    /// This member's device, as the host that it followed last told it.
    own: Option<DeviceId>,
    lobby: Option<Lobby>,
    /// The last lobby of a host that had the table. The lobby of an heir that still gathers is not kept, because
    /// members are missing from it.
    had: Option<Lobby>,
    snapshot: Option<Box<Snapshot<G>>>,
    /// The table of the running game, while the host already shows another setup for the next game.
    dealt: Option<TableInfo<G>>,
    /// The device to which the host has handed the table over.
    handed_to: Option<DeviceId>,
    /// Number of hand-overs that hosts have told.
    hand_overs: u32,
    /// The hand-over, signed by that host.
    grant: Option<Grant>,
    /// The mandate of the host that handed the table over, with those of its givers.
    givers: Vec<Mandate>,
    /// The hosts that had the table while this member was there.
    followed: Followed,
    /// The mandate that proves the newest position, otherwise that of the host followed last.
    mandate: Option<Box<Lineage>>,
    /// The mandate that was told last, maybe of a host that only gathers the others.
    mandate_told: Option<Box<Lineage>>,
    /// The footing of the present host, as that host told it.
    footing: Option<Box<Footing>>,
    /// The newest position that could be proven before the present quorum reign, with its host.
    proven: Option<(PositionMark, DeviceId)>,
    /// The device for which this machine gave a table of its own up.
    gave_way_to: Option<DeviceId>,
    /// The devices that had a seat in this game.
    seated: (u32, BTreeSet<DeviceId>),
    /// The highest epoch that a host has told.
    epoch: Epoch,
    /// The quorum epoch, as a host told it last.
    sure: Epoch,
    log: Chronicle<G>,
}

impl<G: Game> Default for Estate<G> {
    fn default() -> Self {
        Self {
            info: None,
            me: None,
            own: None,
            lobby: None,
            had: None,
            snapshot: None,
            dealt: None,
            handed_to: None,
            hand_overs: 0,
            grant: None,
            givers: Vec::new(),
            followed: Followed::default(),
            mandate: None,
            mandate_told: None,
            footing: None,
            proven: None,
            gave_way_to: None,
            seated: (0, BTreeSet::new()),
            epoch: 0,
            sure: 0,
            log: Chronicle::default(),
        }
    }
}

/// Everything that a machine needs to go on with a table.
#[derive(Clone, Debug)]
pub struct Legacy<G: Game> {
    /// The table with its setup.
    pub info: TableInfo<G>,
    /// Its people and seats.
    pub lobby: Lobby,
    /// Number of the last game that is known to have begun.
    pub game: u32,
    /// The newest position of that game; `None` if the table goes on in its lobby.
    pub snapshot: Option<Box<Snapshot<G>>>,
    /// The log as far as it was heard.
    pub log: Chronicle<G>,
    /// The highest epoch that a host has told.
    pub epoch: Epoch,
    /// The quorum epoch.
    pub sure: Epoch,
    /// The device to which the host has handed the table over.
    pub handed_to: Option<DeviceId>,
    /// The hand-over, signed by that host.
    pub grant: Option<Grant>,
    /// The mandates of that host and of its givers.
    pub givers: Vec<Mandate>,
    /// The mandate of the host that was followed last.
    pub mandate: Option<Box<Lineage>>,
    /// The hosts that were followed.
    pub followed: Followed,
    /// The devices that had a seat in this game, also those whose seat went to somebody else since.
    pub seated: BTreeSet<DeviceId>,
}

impl<G: Game> Estate<G> {
    /// Takes in a message of the host.
    pub fn hear(&mut self, message: &HostMessage<G>) {
        match message {
            HostMessage::Welcome {
                member, table, lobby, ..
            } => {
                if self.info.as_ref().is_some_and(|known| known.table != table.table) {
                    *self = Self::default();
                }
                self.take_info(table);
                self.me = Some(*member);
                self.take_lobby(lobby);
                (self.handed_to, self.footing) = (None, None);
            }
            HostMessage::Table(table) => self.take_info(table),
            HostMessage::Lobby(lobby) => self.take_lobby(lobby),
            HostMessage::Snapshot(snapshot) => self.take_snapshot(snapshot),
            HostMessage::Log { entries, .. } => return self.keep(entries),
            HostMessage::HandedOver { to, grant } => {
                self.hand_overs = self.hand_overs.saturating_add(1);
                // The giver may have told no position yet.
                let mut known = [&self.mandate, &self.mandate_told].into_iter().flatten();
                let of_giver = known.find(|known| known.mandate.is_of(grant.epoch, known.mandate.host));
                self.givers = of_giver.map(|known| known.as_givers()).unwrap_or_default();
                return (self.handed_to, self.grant) = (Some(*to), Some(*grant));
            }
            HostMessage::Mandate(mandate) => self.mandate_told = Some(mandate.clone()),
            HostMessage::Footing(footing) => self.footing = Some(footing.clone()),
            _ => return,
        }
        let host = self.host();
        let of_position = |snapshot: &Snapshot<G>| {
            let signed_by = |host| snapshot.seal.is_none_or(|seal| seal.claims() == host);
            host.is_some_and(|(epoch, host)| snapshot.epoch == epoch && signed_by(host))
        };
        let before_a_game = |lobby: &&Lobby| {
            let waits = lobby.together && matches!(lobby.stage, Stage::Lobby | Stage::Dealing);
            waits && self.accepts_lobby(lobby)
        };
        let has_table = self.snapshot.as_deref().is_some_and(of_position);
        if has_table || self.lobby.as_ref().filter(before_a_game).is_some() {
            self.had = self.lobby.clone();
            self.note_followed();
        }
    }

    /// Notes that this member follows the present host. An heir that still gathers the others does not count.
    fn note_followed(&mut self) {
        if let Some((epoch, host)) = self.host() {
            self.followed.note(epoch, host);
            self.own = self.device().or(self.own);
            // While the newest position is of an earlier quorum epoch of this host, the mandate of that epoch is kept.
            let sure = self.snapshot.as_ref().map_or(epoch, |seen| seen.sure);
            let keeps = self
                .mandate
                .as_ref()
                .is_some_and(|known| known.mandate.is_of(sure, host));
            let fits = |told: &mut Box<Lineage>| {
                let reign = told.mandate.is_of(epoch, host);
                reign && (!keeps || told.mandate.is_of(sure, host))
            };
            if let Some(mut told) = self.mandate_told.take_if(fits) {
                if let (Some(table), Some(known)) = (self.table(), &self.mandate) {
                    told.join(table, known, |device| Some(device) == self.own);
                }
                self.mandate = Some(told);
            }
        }
    }

    /// The epoch and the device of the host that spoke last.
    #[must_use]
    pub fn host(&self) -> Option<(Epoch, DeviceId)> {
        let info = self.info.as_ref()?;
        Some((info.epoch, *info.hosts.last()?))
    }

    /// True if this member follows that host: the host has shown it a table to go on with in the reign of that epoch.
    #[must_use]
    pub fn follows(&self, epoch: Epoch, host: DeviceId) -> bool {
        self.followed.has(epoch, host)
    }

    /// Adds this member's promise to the present host's mandate, so that an heir gets it even if the host is lost.
    pub fn note_promise(&mut self, seal: Seal) {
        if let (Some(table), Some((epoch, host))) = (self.table(), self.host()) {
            let known = [&mut self.mandate, &mut self.mandate_told].into_iter().flatten();
            for lineage in known.filter(|known| known.mandate.is_of(epoch, host)) {
                lineage.mandate.add(table, seal);
            }
        }
    }

    /// True if that host is the one that this member followed last.
    #[must_use]
    pub fn has_followed(&self, host: DeviceId) -> bool {
        self.followed.last().is_some_and(|(_, last)| last == host)
    }

    /// Notes the device for which this machine gave a table of its own up.
    pub const fn gives_way_to(&mut self, device: Option<DeviceId>) {
        self.gave_way_to = device;
    }

    /// Follows no host of an earlier epoch than this one from now on. An epoch that is too many rounds ahead has no
    /// effect.
    pub fn follow_since(&mut self, epoch: Epoch) {
        let known = self.followed.last().map_or(Epoch::MAX, |(reign, _)| reign);
        if round_of(epoch) <= round_of(known).saturating_add(limits::ROUNDS_AHEAD) {
            self.epoch = self.epoch.max(epoch);
        }
    }

    fn take_lobby(&mut self, lobby: &Lobby) {
        self.sure = lobby.sure;
        self.lobby = Some(lobby.clone());
        if self.seated.0 != lobby.game {
            self.seated = (lobby.game, BTreeSet::new());
        }
        if self.seated.1.len() < limits::MEMBERS_MAX {
            self.seated.1.extend(lobby.electors());
        }
    }

    fn take_info(&mut self, table: &TableInfo<G>) {
        self.epoch = self.epoch.max(table.epoch);
        let before = self.info.replace(table.clone());
        let before = before.filter(|before| self.snapshot.is_some() && before.setup != table.setup);
        self.dealt = self.dealt.take().or(before);
    }

    fn take_snapshot(&mut self, snapshot: &Snapshot<G>) {
        if self.snapshot.as_ref().is_some_and(|old| old.epoch != snapshot.epoch) {
            // The new host may number the log anew.
            self.log.begin_anew();
        }
        if self
            .snapshot
            .as_ref()
            .is_some_and(|old| reign_of(old.sure) != reign_of(snapshot.sure))
        {
            self.proven = self.newest_proven();
        }
        self.epoch = self.epoch.max(snapshot.epoch);
        self.sure = snapshot.sure;
        // A position says that somebody plays on, so no hand-over is open.
        self.handed_to = None;
        if self.snapshot.as_ref().is_none_or(|old| old.game != snapshot.game) {
            self.dealt = None;
        }
        self.keep(&snapshot.events);
        let kept = Snapshot {
            legal: Vec::new(),
            decisions: Vec::new(),
            ..snapshot.clone()
        };
        self.snapshot = Some(Box::new(kept));
    }

    fn keep(&mut self, entries: &[Arc<LogEntry<G>>]) {
        entries.iter().for_each(|entry| self.log.keep(Arc::clone(entry)));
    }

    /// True if this member may follow a host that shows the position `told`. A new host continues from the newest
    /// position that members told it, so its footing must not be older than the position that this member can prove. If
    /// `present`, the member saw the host deal, and `told` must follow on the footing.
    ///
    /// A member promises to follow a host once it goes on there. So the promises of most electors are enough too: they have
    /// seen the first position.
    #[must_use]
    pub fn accepts(&self, told: &Snapshot<G>, present: bool) -> bool {
        if self.is_at_home(told.game) {
            return true;
        }
        let Some((known, prover)) = self.provable() else {
            return true;
        };
        if self.has_it(&known, prover, told.game) {
            return true;
        }
        let leads_here = |footing: &&Footing| !present || footing.leads_to(&told.mark());
        let footing = self.footing.as_deref().filter(leads_here);
        footing.is_some_and(|footing| self.is_no_older(footing, &known)) || self.yields(&known, prover)
    }

    /// True if `game` is later than the game of a proven position, or is that game and the present host signed the
    /// position.
    fn has_it(&self, known: &PositionMark, prover: DeviceId, game: u32) -> bool {
        let is_host = self.host().is_some_and(|(_, host)| host == prover);
        game > known.game || (game == known.game && is_host)
    }

    /// True if `game` is later than the game of the newest position, or is that game and the present host told the
    /// position. No signature is checked, because this is asked with each message.
    fn is_at_home(&self, game: u32) -> bool {
        let host = self.host().map(|(_, host)| host);
        let told_it = |seen: &Snapshot<G>| game == seen.game && seen.seal.map(|seal| seal.claims()) == host;
        let known = self.snapshot.as_deref();
        known.is_none_or(|seen| game > seen.game || told_it(seen))
    }

    /// True if following a host into this lobby loses no game that this member can prove. The lobby of an heir is of a
    /// later game, and a host whose game is over proves that it had that game.
    fn accepts_lobby(&self, told: &Lobby) -> bool {
        if self.is_at_home(told.game) {
            return true;
        }
        let Some((known, prover)) = self.provable() else {
            return true;
        };
        let rests = |footing: &Footing| told.game == known.game && self.is_no_older(footing, &known);
        self.has_it(&known, prover, told.game)
            || self.footing.as_deref().is_some_and(rests)
            || self.yields(&known, prover)
    }

    /// The newest position that this member can prove, with its signer. `None` without a seat, and for a position that
    /// this machine signed, at the host for which it gave that table up.
    fn provable(&self) -> Option<(PositionMark, DeviceId)> {
        let proven = self.newest_proven().filter(|_| self.had_seat());
        proven.filter(|(_, prover)| Some(*prover) != self.own || !self.gave_way_here())
    }

    fn newest_proven(&self) -> Option<(PositionMark, DeviceId)> {
        let known = self.snapshot.as_deref();
        let newest = known.and_then(|known| Some((known.mark(), self.prover(known)?)));
        newest.or(self.proven)
    }

    /// True if this machine gave a table up for the present host, or for a device that gave the table to it.
    fn gave_way_here(&self) -> bool {
        let (Some(to), Some(table), Some((epoch, host))) = (self.gave_way_to, self.table(), self.host()) else {
            return false;
        };
        let told = self.mandate_told.as_deref().or(self.mandate.as_deref());
        let told = told.filter(|told| told.mandate.is_of(epoch, host));
        host == to || told.is_some_and(|told| told.proven(table).iter().any(|giver| giver.host == to))
    }

    /// True if the present host has a mandate for which this member gives its newest position up.
    fn yields(&self, known: &PositionMark, prover: DeviceId) -> bool {
        let is_hosts = |lineage: &&Lineage| {
            let host = self.host();
            host.is_some_and(|(epoch, host)| lineage.mandate.is_of(epoch, host))
        };
        let mut told = [self.mandate_told.as_deref(), self.mandate.as_deref()]
            .into_iter()
            .flatten();
        told.find(is_hosts)
            .is_some_and(|lineage| self.is_proven(lineage, known, prover))
    }

    /// True if most electors have promised to follow a host, or one of its givers after the reign of a position, or if the
    /// host `by` of that position has given the table away since.
    fn is_proven(&self, lineage: &Lineage, known: &PositionMark, by: DeviceId) -> bool {
        let (Some(table), electors) = (self.table(), self.last_electors()) else {
            return false;
        };
        let reign = reign_of(known.epoch);
        let gave = |taker: &Mandate| {
            let grant = taker.grant.as_ref().filter(|grant| reign_of(grant.epoch) >= reign);
            grant.is_some_and(|grant| grant.giver(table, taker.host) == Some(by))
        };
        lineage.is_proven(
            table,
            |mandate| mandate.has_most_of(table, &electors),
            |giver| reign_of(giver.epoch) > reign,
            gave,
        )
    }

    /// True if a footing is not older than a position, and signed by a host that this member believes.
    fn is_no_older(&self, footing: &Footing, known: &PositionMark) -> bool {
        let Some(table) = self.table() else {
            return false;
        };
        let trusts = |signer| {
            let (lineage, electors) = (footing.mandate.as_ref(), self.last_electors());
            self.followed.trusts(table, (&footing.mark, signer), lineage, &electors)
        };
        // A host that came back may have told the position once more before it gave way.
        let same = (footing.mark.game, footing.mark.digest) == (known.game, known.digest);
        (same || footing.mark.order() >= known.order()) && footing.signer(table).is_some_and(trusts)
    }

    /// The electors at the host that this member followed last.
    fn last_electors(&self) -> BTreeSet<DeviceId> {
        self.had.as_ref().map(Lobby::electors).unwrap_or_default()
    }

    /// True if this member had a seat at the host that it followed last. The lobbies of other hosts do not count.
    #[must_use]
    pub fn had_seat(&self) -> bool {
        self.own.is_some_and(|own| self.last_electors().contains(&own))
    }

    /// The host that signed a position, if this member could prove it to the others.
    fn prover(&self, position: &Snapshot<G>) -> Option<DeviceId> {
        let host = position.signer()?;
        let proof = self.mandate.as_deref().map(|lineage| &lineage.mandate);
        let proof = proof.filter(|mandate| mandate.is_of(position.sure, host));
        let proves = |mandate: &Mandate| mandate.has_most_of(position.table, &self.last_electors());
        let opened = round_of(position.sure) == 0 && self.followed.has(position.sure, host);
        (opened || proof.is_some_and(proves)).then_some(host)
    }

    /// True if a host continues in its lobby, or deals, though this member could prove that a later game has begun.
    #[must_use]
    pub fn loses_game(&self, lobby: &Lobby) -> bool {
        let opens = matches!(lobby.stage, Stage::Lobby | Stage::Dealing) && lobby.together;
        let seen = self.snapshot.as_ref().is_some_and(|seen| seen.game > lobby.game);
        opens && seen && self.provable().is_some_and(|(known, _)| known.game > lobby.game)
    }

    /// The device of this member.
    fn device(&self) -> Option<DeviceId> {
        let members = &self.lobby.as_ref()?.members;
        members
            .iter()
            .find(|member| Some(member.id) == self.me)
            .map(|member| member.device)
    }

    /// The highest epoch that a host has told.
    #[must_use]
    pub const fn epoch(&self) -> Epoch {
        self.epoch
    }

    /// The table, once a host has said which one it is.
    #[must_use]
    pub fn table(&self) -> Option<TableId> {
        self.info.as_ref().map(|info| info.table)
    }

    /// The people and seats, as they were told last.
    #[must_use]
    pub const fn lobby(&self) -> Option<&Lobby> {
        self.lobby.as_ref()
    }

    /// True if a seat of the table belongs to this member.
    #[must_use]
    pub fn has_seat(&self) -> bool {
        let seats = |me| self.lobby.as_ref().map(|lobby| lobby.seats_of(me));
        self.me.and_then(seats).is_some_and(|seats| !seats.is_empty())
    }

    /// The devices that had a seat in the game of the last lobby, at any host.
    #[must_use]
    pub const fn seated(&self) -> &BTreeSet<DeviceId> {
        &self.seated.1
    }

    /// The machines that have hosted the table.
    #[must_use]
    pub fn hosts(&self) -> &[DeviceId] {
        self.info.as_ref().map_or(&[], |info| &info.hosts)
    }

    /// The testimony for a device that may host the table now.
    #[must_use]
    pub fn standing(&self) -> Option<LastSeen<G>> {
        Some(LastSeen {
            table: self.table()?,
            epoch: self.epoch,
            sure: self.sure,
            snapshot: self.snapshot.clone(),
            mandate: self.mandate.clone(),
        })
    }

    /// The position to continue from. Returns `None` before a game, and if this member saw no position of the present game.
    fn position(&self) -> Option<&Snapshot<G>> {
        let (info, lobby) = (self.info.as_ref()?, self.lobby.as_ref()?);
        let in_game = matches!(lobby.stage, Stage::Playing | Stage::Ended);
        let fits = |seen: &&Snapshot<G>| in_game && seen.table == info.table && seen.game == lobby.game;
        self.snapshot.as_deref().filter(fits)
    }

    /// The lobby from which the table continues, once a host has described the table.
    #[must_use]
    pub fn last_lobby(&self) -> Option<&Lobby> {
        let lobby = self.lobby.as_ref().filter(|_| self.info.is_some())?;
        let fits = |had: &&Lobby| self.position().is_none() || had.game == lobby.game;
        Some(self.had.as_ref().filter(fits).unwrap_or(lobby))
    }

    /// The legacy, once a host has described the table. A game that is over can be continued, because some members may
    /// not have heard its end. Without a position the table continues in its lobby.
    #[must_use]
    pub fn legacy(&self) -> Option<Legacy<G>> {
        let (info, lobby, snapshot) = (self.info.as_ref()?, self.last_lobby()?, self.position());
        let seen = self.snapshot.as_ref().map_or(0, |seen| seen.game);
        let (info, game) = match (snapshot, lobby.stage) {
            (Some(_), _) => (self.dealt.as_ref().unwrap_or(info), seen),
            (None, Stage::Lobby) => (info, lobby.game.max(seen)),
            (None, _) => (info, seen),
        };
        Some(Legacy {
            info: info.clone(),
            lobby: lobby.clone(),
            game,
            snapshot: snapshot.cloned().map(Box::new),
            log: self.log.clone(),
            epoch: self.epoch,
            sure: self.sure,
            handed_to: self.handed_to,
            grant: self.grant,
            givers: self.givers.clone(),
            mandate: self.mandate.clone(),
            followed: self.followed.clone(),
            seated: self.seated.1.clone(),
        })
    }

    /// The table, epoch and device of a host to whom a promise is due: a followed host in any round but the first.
    /// Members without a seat promise as well, because a seat may have gone to somebody else at another host.
    #[must_use]
    pub fn owes(&self) -> Option<(TableId, Epoch, DeviceId)> {
        let (epoch, host) = self.host()?;
        // A member may look on at a host of a lower epoch than the one that it follows. It owes that host no promise.
        let is_due = round_of(epoch) > 0 && reign_of(epoch) >= reign_of(self.epoch);
        Some((self.table()?, epoch, host)).filter(|_| is_due && self.follows(epoch, host))
    }

    /// The device to which the host has handed the table over, until the next position, and the number of hand-overs
    /// that were heard of.
    #[must_use]
    pub fn handed_to(&self) -> Option<(DeviceId, u32)> {
        self.handed_to.map(|device| (device, self.hand_overs))
    }
}

impl<G: Game> Legacy<G> {
    /// Counts members that were looked for in vain as away, so that nobody waits for them.
    pub fn note_silent(&mut self, silent: &BTreeSet<DeviceId>) {
        let members = self.lobby.members.iter_mut();
        let members = members.filter(|member| silent.contains(&member.device));
        members.for_each(|member| member.connected = false);
    }
}
