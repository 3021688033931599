//! The two ends of a line: programs of hosts and clients handle the messages that arrive.

use super::{
    agenda::{Event, LineId},
    lines::End,
    mind::Reply,
    player::Presence,
    succession::BY_HAND,
    world::World,
};
use crate::{
    games::any::AnyGame,
    protocol::{ClientMessage, Closing, Finding, HostMessage, SeedFault, SeedVerdict, codec},
    session::{Checked, HostFault},
};
use std::time::Duration;

impl World {
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
            (Err(error), _) => self.laws.broke(format!("a host's message is invalid: {error}")),
        }
    }

    fn hear(&mut self, number: usize, (host_life, book): (u32, u32), message: HostMessage<AnyGame>) {
        let fresh = self.bytes();
        let is_lured = self.is_lured(number, host_life, &message);
        let player = &mut self.players[number];
        match player.visit.hear(&message, || fresh) {
            Checked::Believed { promise, finding } => {
                if is_lured {
                    self.laws
                        .broke(format!("player {number} follows a liar that took an older game over"));
                }
                promise.iter().for_each(|promise| self.say(number, promise));
                match finding {
                    Some(Finding::Verdict { report, .. }) => {
                        // The share of a player that breaks its promise is left out, rightly.
                        let omitted = report.verdict == SeedVerdict::Failed(SeedFault::ShareOmitted);
                        if !(omitted && self.withholds(number)) {
                            self.laws.verdict(report);
                        }
                    }
                    Some(finding) => self.answer_deal(number, finding),
                    None => {}
                }
            }
            Checked::Ignored => return,
            Checked::Closed(why) => return self.sent_away(number, why),
            Checked::Fault(HostFault::Superseded) => return self.not_followed(number),
            Checked::Fault(HostFault::WentBack) => {
                self.tell(|_| format!("player {number} does not follow a host that went back"));
                return self.hang_up(number, false);
            }
            Checked::Fault(fault) => {
                if !std::mem::take(&mut player.spoilt) {
                    self.laws.broke(format!("a client does not believe the host: {fault}"));
                }
                return self.hang_up(number, true);
            }
            Checked::OtherTable => {
                self.say(number, &ClientMessage::Leave);
                return self.hang_up(number, false);
            }
        }
        let player = &self.players[number];
        let (device, life, epoch) = (player.device, player.life, player.mind.epoch);
        match &message {
            HostMessage::Welcome {
                member, table, lobby, ..
            } => {
                if lobby.seats_of(*member).is_empty() {
                    self.laws.watches(table.table, (device, life));
                }
                self.laws.seats_heard(book, lobby);
            }
            HostMessage::Lobby(lobby) => self.laws.seats_heard(book, lobby),
            HostMessage::Snapshot(snapshot) => self.laws.heard((book, host_life), device, snapshot),
            // Before a position of this host was heard, its epoch is not known.
            HostMessage::Log { entries, .. } if player.mind.position.is_some() => {
                self.laws.log_heard((self.table, epoch), entries);
            }
            HostMessage::Ended {
                game, digest, outcome, ..
            } => self
                .laws
                .end_heard((self.table, book), *game, (*digest, outcome.clone())),
            HostMessage::Refused(_) => self.evening.refused += 1,
            _ => {}
        }
        let reply = self.players[number].mind.hear(message);
        self.speak(number, reply);
        self.leaves_now(number);
    }

    /// Sends the messages of a reply, and plans the player's next look at the table.
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

    /// Plans a look at the table after this time and a random time to think, unless one is planned already.
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
        match why {
            Closing::Left => self.comes_back(number, self.players[number].away),
            _ if !self.players[number].visit.is_over() => self.hang_up(number, false),
            why => self
                .laws
                .broke(format!("player {number} was sent away: {}", why.code())),
        }
    }

    /// The player does not follow the host, whose epoch is too low. After `BY_HAND` without a host, the player joins
    /// one by hand.
    fn not_followed(&mut self, number: usize) {
        let long = self.players[number].visit.searched(self.clock_of(number)) > BY_HAND;
        self.hang_up(number, false);
        if long {
            self.joins_by_hand(number);
        }
    }
}
