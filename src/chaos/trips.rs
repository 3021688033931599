//! Messages on their way between players and hosts, and connections that end.

use super::{
    agenda::{Event, LineId},
    lines::End,
    player::{Presence, Role},
    world::World,
};
use crate::{
    games::any::AnyGame,
    protocol::{ClientMessage, codec, limits},
};
use std::{sync::Arc, time::Duration};

/// Time for a frame inside one machine.
const LOCAL: Duration = Duration::from_micros(20);
/// Time after which a packet that was lost is sent again, in milliseconds.
const AGAIN_MS: u32 = 250;

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

    /// The time at which a frame that leaves now arrives, not before those that left earlier.
    pub(super) fn arrival(&mut self, [from, to]: [usize; 2], last: Duration) -> Duration {
        if from == to {
            return last.max(self.now + LOCAL);
        }
        let weather = self.weather;
        let mut at = self.now;
        at = at.max(self.blocked(from, to).unwrap_or_default());
        at += Duration::from_millis(weather.delay_ms.into()) + self.millis(weather.jitter_ms + 1);
        while self.rng.below(1000) < weather.loss {
            at += Duration::from_millis(AGAIN_MS.into());
        }
        last.max(at)
    }

    /// Sends a message of a player to its host, if it has a connection.
    pub(super) fn say(&mut self, number: usize, message: &ClientMessage<AnyGame>) {
        let player = &self.players[number];
        let Presence::At(id) = player.presence else {
            return;
        };
        if matches!(message, ClientMessage::Command { .. })
            && player.role != Role::Bot
            && let Some(table) = player.visit.guest().table()
        {
            let person = (player.device, player.life);
            self.laws.commanded(table, person, player.mind.epoch);
        }
        // After a succession, the former owner of the seat may play on elsewhere.
        self.laws.apart +=
            u32::from(matches!(message, ClientMessage::AddBot { .. }) && player.visit.guest().epoch() > 0);
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

    /// The player has left. A person starts the program again after `away`.
    pub(super) fn comes_back(&mut self, number: usize, away: Duration) {
        let player = &mut self.players[number];
        player.presence = Presence::Left;
        if player.role != Role::Bot {
            self.agenda.put(self.now + away, Event::PlayerStarts { player: number });
        }
    }

    /// The player's program ends the conversation, which is `spoiled` if the host sent an invalid message, and looks
    /// for a host again.
    pub(super) fn hang_up(&mut self, number: usize, spoiled: bool) {
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
            self.has_lost(number, spoiled);
        }
    }

    /// Has a player leave a host that only waits for the others, now if that is due and otherwise by an event.
    pub(super) fn leaves_if_due(&mut self, number: usize, line: LineId) {
        let (now, player) = (self.clock_of(number), &self.players[number]);
        let at = player
            .visit
            .leaves_at()
            .filter(|_| player.presence == Presence::At(line));
        if let Some(left) = at.and_then(|at| at.checked_sub(now)).filter(|left| !left.is_zero()) {
            return self.agenda.put(self.now + left, Event::Leaves { player: number, line });
        }
        self.leaves_now(number);
    }

    /// Has a player leave a host that only waits for the others, if that is due.
    pub(super) fn leaves_now(&mut self, number: usize) {
        let (now, player) = (self.clock_of(number), &mut self.players[number]);
        if player.visit.leaves_at().is_some_and(|at| at <= now) {
            player.visit.leave();
            self.tell(|_| format!("player {number} leaves a host that only waits"));
            self.hang_up(number, false);
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
            self.has_lost(number, false);
        }
    }

    /// A random time below `limits::IDLE`, in which one end notices that a line is dead.
    pub(super) fn idle(&mut self) -> Duration {
        // That time has few milliseconds.
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

    /// A player that finds no host to follow forgets its table and takes one from the list.
    pub(super) fn joins_by_hand(&mut self, number: usize) {
        self.tell(|_| format!("player {number} joins by hand"));
        let player = &mut self.players[number];
        player.stop();
        self.player_starts(number);
    }

    pub(super) fn window_starts(&mut self) {
        if self.plan.house {
            self.player_starts(0);
        }
    }
}
