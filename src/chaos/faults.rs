//! The effects of the plan's faults.

use super::{
    agenda::{Event, Given},
    host::Fuse,
    lines::Line,
    plan::{Fault, KEPT_OF},
    player::{Player, Presence, Role},
    world::{FAREWELL, World},
};
use crate::{
    protocol::{ClientMessage, Stage, limits},
    session::{Input, Operator},
};
use std::time::Duration;

/// Time for which a player's program is away when the host is gone as well.
const LONG: Duration = Duration::from_secs(60);
/// Time after which a machine that is gone is started again, if nobody else goes on.
const GONE: Duration = Duration::from_secs(300);
/// Time in which an heir continues a table that was handed over, over the worst network of any plan. The giver waits
/// longer.
const HANDED_OVER: Duration = Duration::from_secs(5);

impl World {
    /// Brings a fault about, if it can have an effect now.
    pub(super) fn bring(&mut self, fault: Fault) {
        if self.befall(fault) {
            self.evening.faults += 1;
            self.upsets += 1;
            self.tell(|_| format!("{fault:?}"));
        }
    }

    fn befall(&mut self, fault: Fault) -> bool {
        match fault {
            Fault::Crash { player, away } => self.crash(player, away),
            Fault::Leave { player, away } => self.leave(player, away),
            Fault::Break { player } => self.cut_off(player),
            Fault::Move { player } => self.move_away(player),
            Fault::Freeze { player, time } => self.freeze(player, time),
            Fault::Noise { player } => self.noise(player),
            Fault::Lie { player } => self.lie(player),
            Fault::Spoil { player } => self.spoil(player),
            Fault::Partition { players, time } => self.part_players(players, time),
            Fault::Apart { players, time } => self.part_two(players, time),
            Fault::Storm { time } => {
                self.weather.delay_ms = 200 + self.rng.below(400);
                (self.weather.jitter_ms, self.weather.loss) = (300, 300);
                self.agenda.put(self.now + time, Event::Calm);
                true
            }
            Fault::HostMoves => self.host_moves(),
            Fault::HostFreezes { time } => self.host_freezes(time),
            Fault::HostCrash { outputs, through, away } => self.host_crash(outputs, through, away),
            Fault::PowerCut { kept, away } => self.power_cut(kept, away),
            Fault::BothCrash { player, outputs, away } => {
                let crashed = self.host_crash(outputs, outputs * 7919, away);
                if crashed {
                    self.crash(player, away / 2);
                }
                crashed
            }
            Fault::HostGone { outputs, through } => self.host_goes(outputs, through),
            Fault::BothGone { player, outputs } => {
                let gone = self.host_goes(outputs, outputs * 7919);
                if gone {
                    self.crash(player, LONG);
                }
                gone
            }
            Fault::LobbyCrash { outputs, away } => self.lobby_crash(outputs, away),
            Fault::HandOver => self.hand_over(None),
            Fault::HandOverCrash { after, away } => self.hand_over(Some((after, away))),
            Fault::DiskFull { room, time } => self.disk_full(room, time),
            Fault::DiskSlow { time } => {
                self.disk_slow = true;
                self.agenda.put(self.now + time, Event::DiskWorks);
                true
            }
        }
    }

    fn disk_full(&mut self, room: u32, time: Duration) -> bool {
        self.agenda.put(self.now + time, Event::DiskWorks);
        let host = self.playing().and_then(|machine| self.machines[machine].host.as_mut());
        host.map(|host| host.disk.room = Some(room as usize)).is_some()
    }

    /// The machine whose host has the table, if a game is on.
    fn playing(&self) -> Option<usize> {
        self.hosting_in(&[Stage::Playing])
    }

    /// The machine whose host has the table, if no game has begun there yet.
    pub(super) fn in_lobby(&self) -> Option<usize> {
        self.hosting_in(&[Stage::Lobby, Stage::Dealing])
    }

    fn hosting_in(&self, stages: &[Stage]) -> Option<usize> {
        let machine = self.hosting()?;
        let host = self.machines[machine].open()?;
        stages.contains(&host.session().stage()).then_some(machine)
    }

    /// The line of a player to a host elsewhere.
    fn line_of(&self, number: usize) -> Option<u64> {
        let player = self.players.get(number)?;
        match player.presence {
            Presence::At(id) if self.lines.get(&id).is_some_and(|line| !line.local) => Some(id),
            _ => None,
        }
    }

    fn crash(&mut self, number: usize, away: Duration) -> bool {
        let player = &self.players[number];
        let machine = player.machine;
        if matches!(player.presence, Presence::Down | Presence::Left | Presence::Gone)
            || (machine == 0 && self.machines[0].host.is_some())
        {
            return false;
        }
        self.machine_dies(machine, away);
        true
    }

    /// All programs of a machine die.
    pub(super) fn machine_dies(&mut self, machine: usize, away: Duration) {
        self.upsets += 1;
        if self.machines[machine].host.is_some() {
            self.machines[machine].away = away;
            return self.host_dies(machine);
        }
        for number in 0..self.players.len() {
            let player = &self.players[number];
            if player.machine != machine || matches!(player.presence, Presence::Down | Presence::Left | Presence::Gone)
            {
                continue;
            }
            if let Presence::At(line) = player.presence {
                self.break_line(line);
            }
            self.players[number].stop();
            // Bots come with the next table that is hosted there.
            if self.players[number].role != Role::Bot {
                self.agenda.put(self.now + away, Event::PlayerStarts { player: number });
            }
        }
    }

    fn leave(&mut self, number: usize, away: Duration) -> bool {
        // A player that leaves before the game loses the seat, so nobody does that here.
        if self.line_of(number).is_none() || self.playing().is_none() {
            return false;
        }
        self.players[number].away = away;
        self.say(number, &ClientMessage::Leave);
        true
    }

    fn cut_off(&mut self, number: usize) -> bool {
        let line = self.line_of(number);
        line.into_iter().for_each(|id| self.break_line(id));
        line.is_some()
    }

    /// The player gets a new address and connects again at once. The host has yet to notice that the old line is dead.
    fn move_away(&mut self, number: usize) -> bool {
        let Some(id) = self.line_of(number) else {
            return false;
        };
        self.break_line(id);
        let address = &mut self.machines[self.players[number].machine].address;
        address.set_port(address.port().wrapping_add(1));
        self.lost_at_client(id);
        true
    }

    fn freeze(&mut self, number: usize, time: Duration) -> bool {
        if !matches!(self.players[number].presence, Presence::At(_) | Presence::Gathering) {
            return false;
        }
        self.sleeps(self.players[number].machine, time);
        true
    }

    /// A machine sleeps. Its lines break if it sleeps for longer than `limits::IDLE`.
    fn sleeps(&mut self, machine: usize, time: Duration) {
        let (place, until) = (&mut self.machines[machine], self.now + time);
        place
            .clock
            .sleeps(until.saturating_sub(place.asleep_until.max(self.now)));
        place.asleep_until = until.max(place.asleep_until);
        if time > limits::IDLE {
            self.break_lines(|line| line.machines.contains(&machine));
        }
    }

    fn break_lines(&mut self, which: impl Fn(&Line) -> bool) {
        let such = self.lines.iter().filter(|(_, line)| !line.local && which(line));
        let lines: Vec<_> = such.map(|(&id, _)| id).collect();
        lines.into_iter().for_each(|id| self.break_line(id));
    }

    fn noise(&mut self, number: usize) -> bool {
        if self.line_of(number).is_none() || self.players[number].role == Role::Window {
            return false;
        }
        let noise = self.players[number].mind.noise(&mut self.rng);
        noise.iter().for_each(|message| self.say(number, message));
        true
    }

    fn spoil(&mut self, number: usize) -> bool {
        let Some(id) = self.line_of(number) else {
            return false;
        };
        let host = self.lines.get(&id).map(Line::host);
        let Some(host) = host.and_then(|machine| self.machines[machine].host.as_mut()) else {
            return false;
        };
        host.spoil = Some(id);
        self.players[number].spoilt = true;
        true
    }

    fn part_players(&mut self, players: u32, time: Duration) -> bool {
        let such = self
            .players
            .iter()
            .enumerate()
            .filter(|(number, _)| players & (1 << number) != 0);
        let machines = such.fold(0, |set, (_, player)| set | 1 << player.machine);
        self.part(machines, time)
    }

    /// Keeps the machines of two players apart. Returns false if both are on one machine.
    fn part_two(&mut self, players: [usize; 2], time: Duration) -> bool {
        let machines = players.map(|number| self.players[number].machine);
        if machines[0] == machines[1] {
            return false;
        }
        self.apart = (machines, self.now + time);
        self.all_back = self.all_back.max(self.now + time + FAREWELL);
        if time > limits::IDLE {
            self.break_lines(|line| machines.contains(&line.machines[0]) && machines.contains(&line.machines[1]));
        }
        true
    }

    /// Cuts these machines off from all others, which also hinders members that search. Lines break if that lasts
    /// longer than `limits::IDLE`.
    fn part(&mut self, machines: u32, time: Duration) -> bool {
        self.parted = (machines, self.now + time);
        let apart = |machine: usize| machines & (1 << machine) == 0;
        let crosses = move |line: &Line| apart(line.machines[0]) != apart(line.machines[1]);
        if time > limits::IDLE {
            self.break_lines(crosses);
        }
        true
    }

    fn host_moves(&mut self) -> bool {
        let Some(machine) = self.hosting() else {
            return false;
        };
        let address = &mut self.machines[machine].address;
        address.set_port(address.port().wrapping_add(1));
        // Nobody can tell this host that the table has gone on.
        self.laws.apart += u32::from(self.plan.hushed);
        self.part(1 << machine, limits::IDLE + Duration::from_millis(1))
    }

    fn host_freezes(&mut self, time: Duration) -> bool {
        let Some(machine) = self.hosting() else {
            return false;
        };
        self.sleeps(machine, time);
        true
    }

    fn host_crash(&mut self, outputs: u32, through: u32, away: Duration) -> bool {
        self.dies_soon(self.playing(), Fuse { outputs, through }, away)
    }

    fn lobby_crash(&mut self, outputs: u32, away: Duration) -> bool {
        let through = outputs * 7919;
        self.dies_soon(self.in_lobby(), Fuse { outputs, through }, away)
    }

    fn dies_soon(&mut self, machine: Option<usize>, fuse: Fuse, away: Duration) -> bool {
        let place = machine.map(|machine| &mut self.machines[machine]);
        let Some(place) = place else { return false };
        let Some(host) = place.host.as_mut().filter(|host| host.fuse.is_none()) else {
            return false;
        };
        host.fuse = Some(fuse);
        place.away = away;
        true
    }

    /// The machine of the host that has the table has no power for a while.
    fn power_cut(&mut self, kept: u32, away: Duration) -> bool {
        let Some(machine) = self.playing() else {
            return false;
        };
        let place = &mut self.machines[machine];
        place.away = away;
        let shown = place.clock.read(self.now);
        let Some(host) = &mut place.host else {
            return false;
        };
        host.disk.lose_power(shown, (kept as usize, KEPT_OF as usize));
        self.laws.lost_power(host.book, host.session().epoch());
        self.host_dies(machine);
        true
    }

    /// The host dies, and comes back only if nobody else goes on.
    fn host_goes(&mut self, outputs: u32, through: u32) -> bool {
        let dies = self.host_crash(outputs, through, GONE);
        if let Some(machine) = self.playing().filter(|_| dies) {
            self.machines[machine].gone = true;
        }
        dies
    }

    /// The host hands the table over; the machine that gets it may die a little later.
    fn hand_over(&mut self, dies: Option<(Duration, Duration)>) -> bool {
        let Some(machine) = self.playing() else {
            return false;
        };
        let heirs = self.machines[machine]
            .open()
            .map(|host| host.session().lobby().heirs(None));
        let Some(heir) = heirs.into_iter().flatten().next() else {
            return false;
        };
        let device = heir.device;
        let heir = self.machines.iter().position(|place| place.device() == device);
        let is_there = heir.is_some_and(|heir| self.is_there(heir, machine));
        self.at_host(machine, None, |host| host.input(Input::Operator(Operator::HandOver)));
        let host = self.machines[machine].open();
        let is_there = is_there && host.is_some_and(|host| host.session().is_handed_to(device));
        match (dies, heir) {
            (Some((after, away)), Some(machine)) => {
                self.agenda.put(self.now + after, Event::MachineDies { machine, away });
            }
            (None, Some(heir)) if is_there => {
                // This fault is counted as an upset after this function.
                let given = Given {
                    machine,
                    life: self.machines[machine].life,
                    heir,
                    upsets: self.upsets + 1,
                    resumed: self.resumed,
                    gave_way: self.machines[heir].gave_way,
                };
                // The heir deals once more for a player that keeps its share.
                let deals = self.plan.withholder.map_or(Duration::ZERO, |_| limits::REVEAL_MAX);
                self.agenda
                    .put(self.now + HANDED_OVER + deals, Event::HandedOver(given));
            }
            _ => {}
        }
        true
    }

    /// True if a player on `own` follows the host on a working line, both machines are awake, and no fault still lasts.
    fn is_there(&self, own: usize, host: usize) -> bool {
        let on_line = |player: &Player| match player.presence {
            Presence::At(id) => self
                .lines
                .get(&id)
                .is_some_and(|line| !line.broken && line.host() == host),
            _ => false,
        };
        let mut players = self.players.iter().filter(|player| player.machine == own);
        // A player that has followed a later host leaves this one at once.
        let epoch = self.machines[host].open().map(|host| host.session().epoch());
        let follows = |player: &Player| {
            let guest = player.visit.guest();
            Some(guest.epoch()) == epoch && guest.has_table_there()
        };
        let here = players.any(|player| on_line(player) && follows(player) && !player.spoilt);
        let awake = [own, host].iter().all(|&m| self.machines[m].asleep_until <= self.now);
        let calm = self.weather == self.plan.weather && self.now >= self.parted.1.max(self.apart.1) && !self.disk_slow;
        here && awake && calm && self.machines[own].host.is_none() && self.machines[own].disk.room.is_none()
    }

    /// Checks the law of a hand-over: an heir that is there gets the table.
    pub(super) fn has_handed_over(&mut self, given: Given) {
        let place = &self.machines[given.machine];
        let gave_way = self.machines[given.heir].gave_way;
        let now = (self.upsets, self.resumed, gave_way, place.life);
        if now != (given.upsets, given.resumed, given.gave_way, given.life) {
            return;
        }
        if place.open().is_some() || !self.machines[given.heir].hosts() {
            let text = "a table was handed over to somebody who was there, and did not go on there";
            return self.laws.broke(text.to_owned());
        }
        self.evening.handed_over += 1;
    }
}
