//! Players on their way to the host and back, and what is said between them.

use super::{
    agenda::{Event, LineId},
    host::Host,
    lines::End,
    mind::Reply,
    player::{Presence, Role},
    succession::BY_HAND,
    world::World,
};
use crate::{
    games::any::AnyGame,
    protocol::{ClientMessage, Closing, Finding, HostMessage, Join, codec, limits},
    session::{HostFault, Origin},
};
use std::{net::SocketAddr, sync::Arc, time::Duration};

/// Time for a frame inside one machine.
const LOCAL: Duration = Duration::from_micros(20);
/// Time after which a packet that was lost is sent again, in milliseconds.
const AGAIN_MS: u32 = 250;
/// Time after which somebody who handed the table over and left comes back.
const BACK_AGAIN: Duration = Duration::from_secs(30);

impl World {
    /// A player's program is started.
    pub(super) fn player_starts(&mut self, number: usize) {
        let player = &mut self.players[number];
        if !matches!(player.presence, Presence::Down | Presence::Left) {
            return;
        }
        player.start();
        let life = player.life;
        self.agenda.put(self.now, Event::Dial { player: number, life });
    }

    /// The first packets of a player come to a machine.
    pub(super) fn reach(&mut self, number: usize, life: u32, machine: usize) {
        let player = &self.players[number];
        if player.life != life || player.presence != Presence::Looking {
            return;
        }
        let own = player.machine;
        let local = own == machine;
        let open = self.machines[machine].open().is_some() && (!local || self.machines[machine].hosts());
        if !open || !self.passes(own, machine) {
            return self.in_vain(number, life);
        }
        let (role, may_host) = (player.role, player.may_host);
        // Somebody took an older host of the table from the list.
        let epoch = self.machines[machine].open().map(|host| host.session.epoch());
        self.laws.asked |= epoch.is_some_and(|epoch| epoch < player.by_hand);
        let origin = match role {
            Role::Bot => Origin::Bot,
            _ if local => Origin::Host,
            _ => Origin::Network(player.address),
        };
        let id = self.connect(End::Player(number), [own, machine], origin);
        // A host dies of a connection now and then, and the players of its machine with it.
        if self.players[number].presence != Presence::Looking {
            return;
        }
        let now = self.now;
        let player = &mut self.players[number];
        (player.presence, player.spoilt) = (Presence::At(id), false);
        (player.since, player.came_to) = ((now, player.guest.epoch()), Some(machine));
        player.target = player.target.or(Some(machine));
        player.guest.set_local(local || role == Role::Bot);
        player.mind.connected();
        if let Some(standing) = player.guest.standing().filter(|_| !local) {
            self.say(number, &ClientMessage::LastSeen(Box::new(standing)));
        }
        let join = ClientMessage::Join(Join {
            name: format!("P{number}"),
            colour: None,
            bot: role == Role::Bot,
            spectator: role == Role::Onlooker,
            may_host,
        });
        self.say(number, &join);
    }

    /// The address at which others see a machine.
    pub(super) fn address_of(&self, machine: usize) -> SocketAddr {
        let own = self.players.iter().find(|player| player.machine == machine);
        own.map_or_else(|| SocketAddr::from(([192, 0, 2, 250], 4000)), |player| player.address)
    }

    /// The time at which a frame that leaves now arrives, not before those that left earlier.
    pub(super) fn arrival(&mut self, [from, to]: [usize; 2], last: Duration) -> Duration {
        if from == to {
            return last.max(self.now + LOCAL);
        }
        let weather = self.weather;
        let mut at = self.now;
        if !self.passes(from, to) {
            at = at.max(self.parted.1);
        }
        at += Duration::from_millis(weather.delay_ms.into()) + self.millis(weather.jitter_ms + 1);
        while self.rng.below(1000) < weather.loss {
            at += Duration::from_millis(AGAIN_MS.into());
        }
        last.max(at)
    }

    /// A player says something to the host.
    pub(super) fn say(&mut self, number: usize, message: &ClientMessage<AnyGame>) {
        let player = &self.players[number];
        let Presence::At(id) = player.presence else {
            return;
        };
        if matches!(message, ClientMessage::Command { .. })
            && player.role != Role::Bot
            && let Some(table) = player.guest.table()
        {
            let person = (player.device, player.life);
            self.laws.commanded(table, person, player.mind.epoch);
        }
        if let ClientMessage::LetPass { seat, time: Some(_) } = message {
            self.laws.lets_pass(*seat, player.device);
        }
        match codec::encode_frame(message) {
            Ok(frame) => self.push_up(id, frame),
            Err(error) => self.laws.broke(format!("a client's message cannot be sent: {error}")),
        }
    }

    pub(super) fn push_up(&mut self, id: LineId, frame: impl Into<Arc<[u8]>>) {
        let open = self.lines.get(&id).filter(|line| !line.broken);
        let Some((machines, last)) = open.map(|line| (line.machines, line.up.last)) else {
            return;
        };
        let at = self.arrival(machines, last);
        if let Some(line) = self.lines.get_mut(&id) {
            line.up.push(frame.into(), at);
            self.agenda.put(at, Event::ToHost { line: id });
        }
    }

    pub(super) fn send_down(&mut self, id: LineId, frame: Arc<[u8]>) {
        let open = self.lines.get(&id).filter(|line| !line.broken);
        let Some((machines, last)) = open.map(|line| (line.machines, line.down.last)) else {
            return;
        };
        let at = self.arrival(machines, last);
        if let Some(line) = self.lines.get_mut(&id) {
            line.down.push(frame, at);
            self.agenda.put(at, Event::ToClient { line: id });
        }
    }

    pub(super) fn host_end(&mut self, id: LineId) {
        let Some(line) = self.lines.get_mut(&id) else {
            return;
        };
        let (end, machine, frame) = (line.end, line.host(), line.up.pop());
        if let Some(frame) = frame.filter(|_| line.at_host) {
            if let End::Liar(number) = end {
                return self.hear_lie(number, machine, |host| host.hear(id, &frame));
            }
            let device = self.device_of(end);
            self.at_host(machine, Some(device), |host| host.hear(id, &frame));
        }
    }

    pub(super) fn client_end(&mut self, id: LineId) {
        let Some(line) = self.lines.get_mut(&id) else {
            return;
        };
        let (end, machines, about, frame) = (line.end, line.machines, (line.life, line.book), line.down.pop());
        let at_client = line.at_client;
        if line.at_host && !line.broken {
            self.at_host(machines[1], None, |host| host.arrived(id));
        }
        let Some(frame) = frame.filter(|_| at_client) else {
            return;
        };
        match (codec::decode(frame.get(codec::PREFIX..).unwrap_or_default()), end) {
            (Ok(message), End::Player(number)) if self.players[number].presence == Presence::At(id) => {
                self.hear(number, about, message);
            }
            (Ok(message), End::Successor(_)) => self.former_says(machines, &message),
            (Ok(_), End::Player(_) | End::Liar(_)) => {}
            (Err(error), _) => self.laws.broke(format!("a host's message is none: {error}")),
        }
    }

    fn hear(&mut self, number: usize, (host_life, book): (u32, u32), message: HostMessage<AnyGame>) {
        let fresh = self.bytes();
        let player = &mut self.players[number];
        match player.guest.check(&message) {
            Ok(()) => {}
            Err(HostFault::Superseded) => return self.not_followed(number),
            Err(fault) => {
                if !std::mem::take(&mut player.spoilt) {
                    self.laws.broke(format!("a client does not believe the host: {fault}"));
                }
                return self.hang_up(number);
            }
        }
        if player.role != Role::Bot {
            if let Some(promise) = player.guest.promise(&self.machines[player.machine].key) {
                self.say(number, &ClientMessage::Promise(promise));
            }
            let player = &mut self.players[number];
            match player.guest.bear_witness(&message, || fresh) {
                Some(Finding::Verdict { report, .. }) => self.laws.verdict(report),
                Some(finding) => self.answer_deal(number, finding),
                None => {}
            }
        }
        let player = &self.players[number];
        let (device, epoch) = (player.device, player.mind.epoch);
        match &message {
            HostMessage::Welcome { lobby, .. } | HostMessage::Lobby(lobby) => self.laws.seats_heard(book, lobby),
            HostMessage::Snapshot(snapshot) => self.laws.heard((book, host_life), device, snapshot),
            HostMessage::Log { entries, .. } => self.laws.log_heard((self.table, epoch), entries),
            HostMessage::Ended {
                game, digest, outcome, ..
            } => self
                .laws
                .end_heard((self.table, book), *game, (*digest, outcome.clone())),
            HostMessage::Refused(_) => self.refused += 1,
            HostMessage::Closed { why } => return self.sent_away(number, *why),
            _ => {}
        }
        let reply = self.players[number].mind.hear(message);
        self.speak(number, reply);
    }

    /// Says what is to be said, and looks again when there may be more.
    fn speak(&mut self, number: usize, reply: Reply) {
        if let Some(broke) = reply.broke {
            self.laws.broke(format!("player {number}: {broke}"));
        }
        for message in reply.say {
            self.say(number, &message);
        }
        if let Some(wait) = reply.look {
            self.look(number, wait);
        }
    }

    /// The player looks at the table after this time and a thought.
    pub(super) fn look(&mut self, number: usize, wait: Duration) {
        let thought = self.millis(self.plan.pace_ms);
        let player = &mut self.players[number];
        if player.think_at.is_none() {
            let at = self.now + wait + thought;
            player.think_at = Some(at);
            let life = player.life;
            self.agenda.put(at, Event::Think { player: number, life });
        }
    }

    pub(super) fn think(&mut self, number: usize, life: u32) {
        let player = &mut self.players[number];
        let due = player.life == life && player.think_at.take().is_some();
        if due && matches!(player.presence, Presence::At(_)) {
            let reply = player.mind.think(&mut self.rng);
            self.speak(number, reply);
        }
    }

    /// The host ended the conversation.
    fn sent_away(&mut self, number: usize, why: Closing) {
        let own = self.players[number].machine;
        let here = self.players[number].came_to == Some(own);
        match why {
            Closing::Left => self.comes_back(number, self.players[number].away),
            Closing::MovedOn if here => match self.machines[own].moved_to.take() {
                Some(machine) => {
                    self.players[number].follow(machine);
                    self.hang_up(number);
                }
                // The table was handed over.
                None => self.comes_back(number, BACK_AGAIN),
            },
            why if why.may_return() => self.hang_up(number),
            why => self
                .laws
                .broke(format!("player {number} was sent away: {}", why.code())),
        }
    }

    /// The player has left, and starts its program again some time.
    fn comes_back(&mut self, number: usize, away: Duration) {
        let player = &mut self.players[number];
        player.presence = Presence::Left;
        if player.role != Role::Bot {
            self.agenda.put(self.now + away, Event::PlayerStarts { player: number });
        }
    }

    /// The host is of an earlier epoch than was followed. Somebody who finds no other joins it by hand after a while.
    fn not_followed(&mut self, number: usize) {
        let now = self.now;
        let search = self.players[number].search.as_ref();
        let long = search.is_some_and(|search| search.lasts(now) > BY_HAND);
        self.hang_up(number);
        if long {
            self.joins_by_hand(number);
        }
    }

    /// The player's program ends the conversation, and begins another one.
    fn hang_up(&mut self, number: usize) {
        let Presence::At(id) = self.players[number].presence else {
            return;
        };
        let machines = self.lines.get(&id).map(|line| line.machines);
        let at = machines.map_or(self.now, |machines| self.arrival(machines, self.now));
        self.drop_at_client(id);
        self.agenda.put(at, Event::LostAtHost { line: id });
        if self.players[number].role == Role::Bot {
            self.players[number].presence = Presence::Down;
        } else {
            self.searches(number);
        }
    }

    fn drop_at_client(&mut self, id: LineId) {
        if let Some(line) = self.lines.get_mut(&id) {
            line.at_client = false;
            if !line.at_host {
                self.lines.remove(&id);
            }
        }
    }

    pub(super) fn closed_by_host(&mut self, id: LineId) {
        if let Some(line) = self.lines.get_mut(&id) {
            line.at_host = false;
            let at = self.now.max(line.down.last);
            self.agenda.put(at, Event::LostAtClient { line: id });
        }
    }

    pub(super) fn lost_at_host(&mut self, id: LineId) {
        let Some(line) = self.lines.get_mut(&id).filter(|line| line.at_host) else {
            return;
        };
        line.at_host = false;
        let machine = line.host();
        if !line.at_client {
            self.lines.remove(&id);
        }
        self.at_host(machine, None, |host: &mut Host| host.lost(id));
    }

    pub(super) fn lost_at_client(&mut self, id: LineId) {
        let open = self.lines.get(&id).filter(|line| line.at_client);
        let Some(end) = open.map(|line| line.end) else {
            return;
        };
        self.drop_at_client(id);
        let End::Player(number) = end else {
            return;
        };
        if self.players[number].presence != Presence::At(id) {
            return;
        }
        if self.players[number].role == Role::Bot {
            self.players[number].presence = Presence::Down;
        } else {
            self.searches(number);
        }
    }

    /// The time in which an end notices that a line is dead.
    pub(super) fn idle(&mut self) -> Duration {
        // Some seconds.
        self.millis(limits::IDLE.as_millis() as u32)
    }

    /// Nothing passes on a line any more; each end notices in its own time.
    pub(super) fn break_line(&mut self, id: LineId) {
        let (client, host) = (self.idle(), self.idle());
        let Some(line) = self.lines.get_mut(&id).filter(|line| !line.local && !line.broken) else {
            return;
        };
        line.broken = true;
        line.up.cut(0);
        line.down.cut(0);
        self.agenda.put(self.now + client, Event::LostAtClient { line: id });
        self.agenda.put(self.now + host, Event::LostAtHost { line: id });
    }
}
