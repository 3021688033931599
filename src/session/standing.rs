//! The testimonies of others about this table: of members that come back to it, and of its other hosts.
//!
//! This host accepts testimonies of devices that have a seat, had one in this game, were evicted, or have hosted the
//! table. It accepts one of another device only if that device proves that the table went on, and either most are
//! absent here or this machine itself has promised to follow that device. A testimony may make this host take a later
//! epoch, give way, or go on from a newer position.

use super::{
    io::{ConnectionId, Output},
    rate::{Act, Caller},
    table::{Base, Session, StageData},
};
use crate::{
    diagnostics::Dropped,
    protocol::{DeviceId, Epoch, LastSeen, Lineage, Snapshot, limits, number_of_host, round_of, successor_epoch},
    rules::{Game, Seed},
};
use std::{collections::BTreeSet, sync::Arc};

/// The verdict on what a device tells of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Claim {
    /// The testimony is about another table, or the device has no say here.
    NoSay,
    /// The testimony claims more than can have happened, or its mandate is too long.
    TooFar,
    /// The device has gone on with the table that this host handed over to it.
    Given,
    /// The table has gone on at another host. While most are absent here, a proof shows that.
    WentOn,
    /// The table has gone on at another host that this machine promised to follow, before its program was started again.
    Promised,
    /// The others know a later game than the one that this machine is about to go on with.
    LaterGame,
    /// The testimony is later than all that is known here, but lacks the signatures that would prove it.
    Unproven,
    /// The testimony is acceptable, maybe with a proven `newer` position, maybe of a `rival` host in a later epoch.
    Position { newer: bool, rival: bool },
}

impl<G: Game> Session<G> {
    /// Handles the testimony that a device tells before it joins.
    pub(super) fn standing(&mut self, connection: ConnectionId, standing: LastSeen<G>) {
        let Some(device) = self.links.get(connection).map(|link| link.device) else {
            return;
        };
        match self.judge(device, &standing) {
            Claim::NoSay => self.dropped(Some(connection), Dropped::StandingElsewhere),
            Claim::TooFar => self.dropped(Some(connection), Dropped::PositionImpossible),
            Claim::Given => self.move_on(),
            Claim::WentOn => self.gone_on_elsewhere(connection, standing.epoch),
            Claim::LaterGame | Claim::Promised => self.outputs.push_back(Output::Superseded { connection }),
            Claim::Unproven => {
                self.dropped(Some(connection), Dropped::NotProven);
                self.note_promised(connection, standing.epoch, self.has_begun());
            }
            Claim::Position { newer, rival } => {
                if rival {
                    self.told_of_rival(connection, standing.epoch);
                }
                self.note_promised(connection, standing.epoch, true);
                match standing.snapshot.filter(|_| newer) {
                    Some(snapshot) => self.take_newer(snapshot, standing.mandate),
                    None => self.join_mandates(standing.mandate.as_deref()),
                }
            }
        }
    }

    /// Judges a device's testimony, without any change.
    fn judge(&self, device: DeviceId, standing: &LastSeen<G>) -> Claim {
        // A device that looks for another table learns from the welcome that this is not that table.
        if standing.table != self.options.table {
            return Claim::NoSay;
        }
        let has_a_say = self.has_or_had_seat(device) || self.options.hosts.contains(&device);
        let has_promised = self.has_promised_to_follow(device, standing);
        if !has_a_say && !has_promised && !self.is_proven_where_few_are(standing) {
            return Claim::NoSay;
        }
        let is_bounded = standing.mandate.as_deref().is_none_or(Lineage::is_bounded);
        if !is_bounded || self.is_too_far(standing) {
            return Claim::TooFar;
        }
        if !has_a_say && !has_promised {
            return Claim::WentOn;
        }
        // This host chose that heir, so no proof is needed. After an early hand-over the heir may even deal the game
        // anew. An earlier quorum epoch belongs to another host, at which the heir was before.
        if self.is_handed_to(device) && standing.sure > self.counters.epoch {
            return Claim::Given;
        }
        if has_promised {
            return Claim::Promised;
        }
        if self.has_begun() {
            self.judge_host(standing)
        } else {
            self.judge_position(standing.snapshot.as_deref(), standing.mandate.as_deref())
        }
    }

    /// True if an unknown device is believed: it proves that the table has gone on there, and most are absent here.
    fn is_proven_where_few_are(&self, standing: &LastSeen<G>) -> bool {
        let alone = self.has_begun() && !self.has_most_of_all();
        alone && self.has_gone_on(standing) && self.yields_to(standing)
    }

    /// True if this machine has promised to follow that device in a later reign, and the device proves that it has the table.
    fn has_promised_to_follow(&self, device: DeviceId, standing: &LastSeen<G>) -> bool {
        let own = self.counters.epoch;
        let mandate = standing.mandate.as_deref();
        // Other members know that mandate too, so only its own host may present it.
        let mandate = mandate.filter(|known| known.mandate.host == device && device != self.succession.proofs.device());
        self.has_begun()
            && mandate.is_some_and(|mandate| self.succession.proofs.has_promised(mandate, own))
            && self.has_gone_on(standing)
            && self.yields_to(standing)
    }

    /// Judges a testimony while the table goes on here.
    fn judge_host(&self, standing: &LastSeen<G>) -> Claim {
        let went_on = self.has_gone_on(standing);
        // While most are here, the desk looks at the other host, which has to give way.
        if went_on && (self.has_most_of_all() || self.yields_to(standing)) {
            return Claim::WentOn;
        }
        if went_on {
            return Claim::Unproven;
        }
        // A host tells a position of its own epoch.
        let of_its_own = |told: &Snapshot<G>| told.epoch == standing.epoch;
        let hosts = standing.snapshot.as_deref().is_none_or(of_its_own);
        Claim::Position {
            newer: false,
            rival: hosts && standing.epoch > self.counters.epoch,
        }
    }

    /// Judges a position while this machine is about to go on with the table.
    fn judge_position(&self, told: Option<&Snapshot<G>>, mandate: Option<&Lineage>) -> Claim {
        let when = |position: &Snapshot<G>| (position.sure, position.revision);
        let known = self.base().map(|base| &base.snapshot);
        let is_newer = |told: &&Snapshot<G>| match known.filter(|known| known.game == told.game) {
            Some(known) => when(told) > when(known),
            None => told.game > self.game,
        };
        let newer = told.filter(is_newer);
        match newer {
            Some(told) if !told.is_intact() || !self.trusts(told, mandate) => Claim::Unproven,
            Some(told) if told.game > self.game => Claim::LaterGame,
            _ => Claim::Position {
                newer: newer.is_some(),
                rival: false,
            },
        }
    }

    /// True if the other host has a proof for which this one gives way.
    fn yields_to(&self, standing: &LastSeen<G>) -> bool {
        let Some(mandate) = standing.mandate.as_deref() else {
            return false;
        };
        let (own, sure) = (self.counters.epoch, self.sure_epoch());
        let counts = |epoch, to| self.succession.still_given(to, epoch, (own, sure));
        let proofs = &self.succession.proofs;
        let here = |device| self.people.is_connected(device);
        self.is_decided_by(|all| proofs.yields_to((mandate, standing.sure), all, own, counts, here))
    }

    /// True if a position that is newer than all known ones is proven.
    fn trusts(&self, told: &Snapshot<G>, mandate: Option<&Lineage>) -> bool {
        self.is_decided_by(|all| self.succession.proofs.trusts(told, mandate, all))
    }

    /// True if a proof is enough among the electors, or among the voters: seats may have changed hands while their
    /// owners were away.
    fn is_decided_by(&self, convinces: impl Fn(&BTreeSet<DeviceId>) -> bool) -> bool {
        let (electors, voters) = (self.seats.electors(), self.constituency());
        convinces(&electors) || (voters != electors && convinces(&voters))
    }

    /// Notes the epoch that the device on a connection follows at least, and whether it counts here once it has joined.
    fn note_promised(&mut self, connection: ConnectionId, epoch: Epoch, counts: bool) {
        self.links.set_standing(connection, counts);
        self.links.set_promised(connection, epoch);
    }

    /// Takes a later epoch for a device that joins, if it follows only later epochs than this host's. Its testimony
    /// changes nothing before it joins, which closes its earlier connection.
    pub(super) fn meet_promise(&mut self, connection: ConnectionId) {
        let Some(link) = self.links.get(connection) else {
            return;
        };
        let (device, promised) = (link.device, link.promised);
        if promised > self.counters.epoch && !self.overtakes(device, promised) {
            // The device follows only a later epoch, and comes again.
            self.dropped(Some(connection), Dropped::PromiseNotMet);
            self.links.set_standing(connection, false);
        }
    }

    /// Takes a later epoch than `epoch`, in which the desk has found another host of the table.
    pub(super) fn overtake(&mut self, host: DeviceId, epoch: Epoch) {
        if self.has_begun() && !self.is_closed() && epoch > self.counters.epoch && !self.overtakes(host, epoch) {
            self.dropped(None, Dropped::PromiseNotMet);
        }
    }

    /// True if a testimony says that the table went on at another host after this host's quorum epoch.
    fn has_gone_on(&self, standing: &LastSeen<G>) -> bool {
        let told = standing.snapshot.as_deref();
        if told.is_some_and(|told| !told.is_intact()) {
            return false;
        }
        let (own, sure) = (self.counters.epoch, self.followed_since());
        let elsewhere = standing.sure > own || number_of_host(standing.sure) != number_of_host(own);
        let in_game = matches!(self.stage, StageData::Playing(_) | StageData::Ended(..));
        let of_this_game = |told: &&Snapshot<G>| told.game == self.game && in_game;
        standing.sure > sure && elsewhere && told.filter(of_this_game).is_none_or(|told| self.can_be(told))
    }

    /// True if a position can stand at this table.
    fn can_be(&self, told: &Snapshot<G>) -> bool {
        G::from_view(&self.setup, &told.view, Seed([0; 32])).is_ok()
    }

    /// Reports another host: it supersedes this one if most are absent, otherwise it is a rival.
    fn gone_on_elsewhere(&mut self, connection: ConnectionId, standing: Epoch) {
        let (most, later) = (self.has_most_of_all(), standing > self.counters.epoch);
        // A suspended host does not know yet who is here, and a restarted one waits for its members.
        if (most || !later) && self.succession.is_in_doubt(self.now) {
            return;
        }
        if !most {
            self.outputs.push_back(Output::Superseded { connection });
        } else if later {
            self.told_of_rival(connection, standing);
        }
    }

    /// Reports another host in a later epoch. This host takes a later one only if the desk finds that host or the
    /// device joins here.
    fn told_of_rival(&mut self, connection: ConnectionId, epoch: Epoch) {
        self.outputs.push_back(Output::Rival { connection, epoch });
        self.links.set_promised(connection, epoch);
    }

    /// True if a testimony claims more than can have happened since this machine was last at the table.
    fn is_too_far(&self, standing: &LastSeen<G>) -> bool {
        let (counted, known) = match &self.stage {
            StageData::Gathering(gathering) => {
                let base = gathering.base.as_ref();
                (base.map_or(0, |base| base.snapshot.counted()), gathering.known)
            }
            _ => {
                let counters = &self.counters;
                (counters.revision.max(counters.generation), counters.epoch)
            }
        };
        let counted = counted.max(self.log.last());
        let (seen, follows) = standing
            .snapshot
            .as_ref()
            .map_or((0, 0), |told| (told.counted(), told.epoch));
        follows.max(standing.sure) > standing.epoch
            || round_of(standing.epoch) > round_of(known).saturating_add(limits::ROUNDS_AHEAD)
            || seen > counted.max(round_of(known)).saturating_add(limits::COUNTER_AHEAD)
    }

    /// Takes a later epoch than a device has promised to follow, because others were about to go on without this host.
    /// Returns false if this host does not do so now.
    fn overtakes(&mut self, device: DeviceId, promised: Epoch) -> bool {
        let chance = self.chance();
        let caller = Caller {
            device,
            address: None,
            is_friend: false,
        };
        // A former host without a seat does not set a lone host above members that may have gone on.
        let decides = self.has_most_of_all() || self.has_or_had_seat(device);
        // Shares are being revealed for this deal, which is over soon. The device comes again.
        let reveals = matches!(&self.stage, StageData::Dealing(dealing) if dealing.is_revealing());
        if self.goes_on().is_err() || reveals || !decides || !self.ledger.admit(caller, Act::LaterEpoch, self.now) {
            return false;
        }
        match &self.stage {
            StageData::Gathering(gathering) => {
                self.counters.epoch = successor_epoch(promised, gathering.seat, chance);
                self.succession.goes_on_in(self.counters.epoch);
                self.tell_table();
            }
            _ => self.later_epoch(promised),
        }
        true
    }

    /// The position that this machine is about to go on from, if the game of a lost host does not go on here yet.
    pub(super) fn base(&self) -> Option<&Base<G>> {
        match &self.stage {
            StageData::Gathering(gathering) => gathering.base.as_ref(),
            StageData::Dealing(dealing) => dealing.base(),
            _ => None,
        }
    }

    /// Keeps a proven newer position, if it can stand at this table. It may still come during the deal, because hidden
    /// things are drawn anew in any position.
    fn take_newer(&mut self, snapshot: Box<Snapshot<G>>, mandate: Option<Box<Lineage>>) {
        if !self.can_be(&snapshot) {
            return self.dropped(None, Dropped::PositionImpossible);
        }
        let Some(base) = self.base_mut() else { return };
        snapshot
            .events
            .iter()
            .for_each(|entry| base.log.keep(Arc::clone(entry)));
        let before = std::mem::replace(&mut base.mandate, mandate);
        base.snapshot = snapshot;
        self.join_mandates(before.as_deref());
    }

    /// Adds promises that a member knows to the mandate of the last host, which may have been lost before it told them.
    fn join_mandates(&mut self, told: Option<&Lineage>) {
        let (table, voters) = (self.options.table, &self.constituency() | &self.seats.electors());
        let (Some(base), Some(told)) = (self.base_mut(), told) else {
            return;
        };
        let is_of_base = |known: &Lineage| {
            let host = base.snapshot.seal.map(|seal| seal.claims());
            host.is_some_and(|host| known.mandate.is_of(base.snapshot.sure, host))
        };
        match &mut base.mandate {
            Some(known) if is_of_base(known) => known.join(table, told, |device| voters.contains(&device)),
            mandate if is_of_base(told) && round_of(base.snapshot.sure) > 0 => {
                let mut new = told.clone();
                new.mandate.promises.clear();
                new.join(table, told, |device| voters.contains(&device));
                *mandate = Some(Box::new(new));
            }
            _ => {}
        }
    }

    fn base_mut(&mut self) -> Option<&mut Base<G>> {
        match &mut self.stage {
            StageData::Gathering(gathering) => gathering.base.as_mut(),
            StageData::Dealing(dealing) => dealing.base_mut(),
            _ => None,
        }
    }
}
