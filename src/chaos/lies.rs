//! False testimonies and promises, which a liar sends to hosts on connections beside its own.

use super::{
    agenda::Event,
    host::Host,
    lines::End,
    player::{Presence, Role},
    world::World,
};
use crate::{
    games::any::AnyGame,
    protocol::{
        ClientMessage, Finding, HostMessage, LastSeen, Legacy, Mandate, PositionMark, Snapshot, Stage, codec, limits,
        overtaking_epoch, promise, round_of,
    },
    session::{Input, Operator, Origin},
};
use std::time::Duration;

/// Time for which the connection of a lie stays open.
const STAYS: Duration = Duration::from_secs(3);
/// Most times that a lie is repeated on its connection.
const TIMES_MAX: u32 = 40;

impl World {
    /// Lets a player lie to a host. Returns false if no host can be reached, or if the player cannot lie.
    pub(super) fn lie(&mut self, number: usize) -> bool {
        let player = &self.players[number];
        let own = player.machine;
        let runs = !matches!(player.presence, Presence::Down | Presence::Left | Presence::Gone);
        let told = |&machine: &usize| {
            let place = &self.machines[machine];
            let open = place.open().is_some();
            // An heir that was handed the table may do with it what it likes.
            let given = place
                .open()
                .is_some_and(|host| host.session().is_handed_to(player.device));
            open && !given && machine != own && place.asleep_until <= self.now && self.passes(own, machine)
        };
        let hosts: Vec<usize> = (0..self.machines.len()).filter(told).collect();
        if hosts.is_empty() || !runs || player.role == Role::Window {
            return false;
        }
        let to = hosts[self.rng.below(hosts.len() as u32) as usize];
        let Some(lie) = self.choose_lie(number, to) else {
            return false;
        };
        let frame = match codec::encode_frame(&lie) {
            Ok(frame) => frame,
            Err(error) => {
                self.laws.broke(format!("a lie cannot be sent: {error}"));
                return false;
            }
        };
        let origin = Origin::Network(self.machines[own].address);
        let id = self.connect(End::Liar(number), [own, to], origin);
        for _ in 0..1 + self.rng.below(TIMES_MAX) {
            self.push_up(id, frame.clone());
        }
        self.agenda.put(self.now + STAYS, Event::LostAtHost { line: id });
        self.agenda.put(self.now + STAYS, Event::LostAtClient { line: id });
        true
    }

    /// Draws a lie: a promise to follow a host that does not exist, the player's own testimony of long ago, or a false
    /// testimony.
    fn choose_lie(&mut self, number: usize, to: usize) -> Option<ClientMessage<AnyGame>> {
        let kind = self.rng.below(6);
        let player = &self.players[number];
        if kind == 0 {
            let host = self.machines[to].open()?.session();
            let (table, epoch) = (host.table().0, overtaking_epoch(host.epoch(), host.epoch()));
            let key = &self.machines[player.machine].key;
            return Some(ClientMessage::Promise(promise(key, table, epoch, player.device)));
        }
        let old = player.first_seen.clone().filter(|_| kind < 3);
        let told = match old {
            Some(old) => old,
            None => Box::new(self.made_up(number, to)?),
        };
        Some(ClientMessage::LastSeen(told))
    }

    /// True for a player that breaks its promises of shares.
    pub(super) fn withholds(&self, number: usize) -> bool {
        self.plan.withholder.is_some_and(|it| it.player == number)
    }

    /// Answers a host that deals. A player that breaks its promises reveals nothing, or another share.
    pub(super) fn answer_deal(&mut self, number: usize, finding: Finding) {
        let breaks = self.plan.withholder.filter(|_| self.withholds(number));
        let (Finding::Share(_), Some(breaks)) = (finding, breaks) else {
            return finding.answer().iter().for_each(|answer| self.say(number, answer));
        };
        self.tell(|_| format!("player {number} does not reveal its promised share"));
        if breaks.lies {
            self.say(number, &ClientMessage::SeedShare { share: [8; 32] });
        }
    }

    /// A false testimony: a later epoch in which the liar claims to host, maybe with a changed position. The signatures
    /// are the liar's own.
    fn made_up(&mut self, number: usize, to: usize) -> Option<LastSeen<AnyGame>> {
        let host = self.machines[to].open()?.session();
        let (own, rounds) = (host.epoch(), [1, 5, limits::ROUNDS_AHEAD, limits::COUNTER_AHEAD]);
        let rounds = rounds[self.rng.below(4) as usize];
        // The epoch of a host with another number.
        let epoch = (0..rounds.min(8)).fold(own, |epoch, _| overtaking_epoch(epoch, own + (7 << 8)));
        let epoch = epoch + u64::from(rounds / 8) * overtaking_epoch(0, 0);
        let kind = self.rng.below(4);
        let seen = self.players[number]
            .visit
            .guest()
            .standing()
            .and_then(|seen| seen.snapshot);
        let key = &self.machines[self.players[number].machine].key;
        let ahead = if self.rng.below(2) == 0 { 50 } else { 0 };
        let change = |mut seen: Box<Snapshot<AnyGame>>| {
            (seen.epoch, seen.sure) = (epoch, epoch);
            seen.revision += ahead;
            seen.game += u32::from(kind == 1);
            Box::new(seen.sealed(key))
        };
        Some(LastSeen {
            table: self.table,
            epoch,
            sure: if kind < 3 { epoch } else { 0 },
            snapshot: seen.filter(|_| kind < 2).map(change),
            mandate: Some(Box::new(Mandate::new(key, self.table, epoch, None).into())),
        })
    }

    /// In evenings with an odd seed, a liar takes the table over with the position that it knew when it first lost a
    /// host. Returns that position, or `None` if `legacy` stays as it was.
    pub(super) fn takes_over_with_older(&self, number: usize, legacy: &mut Legacy<AnyGame>) -> Option<PositionMark> {
        // An heir that was handed the table may do with it what it likes.
        let given = legacy.handed_to == Some(self.players[number].device);
        let alone = legacy.lobby.electors().len() < 2;
        if self.plan.liar() != Some(number) || self.plan.seed.is_multiple_of(2) || given || alone {
            return None;
        }
        let first = self.players[number].first_seen.as_ref()?.snapshot.as_ref()?;
        let (older, newest) = (first.mark(), legacy.snapshot.as_ref()?.mark());
        let goes_back = older.game == newest.game && older.order() < newest.order();
        legacy.snapshot = Some(first.clone()).filter(|_| goes_back).or(legacy.snapshot.take());
        goes_back.then_some(older)
    }

    /// A liar closes the table that it took over with an older position, and joins by hand.
    pub(super) fn repents(&mut self, machine: usize, life: u32) {
        let place = &self.machines[machine];
        let over = |host: &Host| host.session().stage() == Stage::Ended;
        if place.life != life || place.open().is_none_or(over) {
            return;
        }
        self.tell(|_| format!("the liar on machine {machine} gives its table up"));
        self.at_host(machine, None, |host| host.input(Input::Operator(Operator::MoveOn)));
        // The host's fuse may have burnt down.
        if self.machines[machine].host.is_none() {
            return;
        }
        self.host_ends(machine);
        if let Some(liar) = self.plan.liar() {
            self.joins_by_hand(liar);
        }
    }

    /// True if a liar continued from an older position and tells it to a player that has seen a newer, signed position
    /// at the host that opened the table.
    pub(super) fn is_lured(&self, number: usize, host_life: u32, message: &HostMessage<AnyGame>) -> bool {
        let HostMessage::Snapshot(_) = message else {
            return false;
        };
        let place = self.machines.iter().find(|place| place.life == host_life);
        // A machine that gave its own table up for a host follows that host, whatever it continues from.
        let place = place.filter(|place| self.players[number].gave_way_to != Some(place.device()));
        let host = place.and_then(|place| place.host.as_ref());
        // Somebody who joins a liar's table by hand chooses that table, also for the others. So do most electors, if those who
        // accepted its first position had seen nothing newer.
        let chosen = |host: &&Host| host.joined_by_hand || host.session().has_mandate();
        let host = host.filter(|host| !chosen(host));
        let Some(older) = host.and_then(|host| host.went_back_to) else {
            return false;
        };
        let guest = self.players[number].visit.guest();
        let known = guest.standing().and_then(|seen| seen.snapshot);
        let known = known.filter(|seen| seen.seal.is_some()).map(|seen| seen.mark());
        let newer = |known: PositionMark| {
            let first_host = round_of(known.sure) == 0 && round_of(known.epoch) == 0;
            // After a step back the board may look as it did: nothing is lost then.
            let differs = known.game == older.game && known.digest != older.digest;
            first_host && differs && known.order() > older.order()
        };
        guest.had_seat() && !guest.is_local() && known.is_some_and(newer)
    }

    /// A lie reaches a host. Checks that a lie from a player without a seat changes nothing.
    pub(super) fn hear_lie(&mut self, number: usize, machine: usize, hear: impl FnOnce(&mut super::host::Host)) {
        // Changes that are due by now are not effects of the lie.
        self.at_host(machine, None, |host| host.input(Input::Tick));
        let before = self.standing_of(machine);
        let device = self.players[number].device;
        self.at_host(machine, Some(device), hear);
        let after = self.standing_of(machine);
        // The host may have died while it answered.
        if self.players[number].role == Role::Onlooker && after.is_some() && after != before {
            self.laws
                .broke("a host did something on the word of somebody without a seat".to_owned());
        }
    }

    /// The parts of a host that a message could change: its epoch, whether it has begun or is closed, and the length of
    /// its newest record.
    fn standing_of(&self, machine: usize) -> Option<(u64, bool, bool, Option<usize>)> {
        let host = self.machines[machine].host.as_ref()?;
        let written = host.disk.newest().map(<[u8]>::len);
        let session = host.session();
        Some((session.epoch(), session.has_begun(), session.is_closed(), written))
    }
}
