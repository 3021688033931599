//! Carries out the events of the world in order, and checks the laws after each.

use super::{
    agenda::Event,
    deeds::DECIDES,
    evening::Evening,
    host::Host,
    lines::Line,
    machine::Machine,
    mind::seat_of_nobody,
    player::{Player, Presence, Role},
    still::Still,
    world::World,
};
use crate::{
    bot::BotKind,
    games::any::AnyGame,
    protocol::{DeviceId, SeatInfo, Stage, limits},
    record::{self, Loaded},
    rules::Seat,
    session::{Input, Operator, Session},
};
use std::time::Duration;

/// Most events that may wait: far more than the players and frames of an evening need.
const AGENDA_MAX: usize = 4096;
/// Most connections in the world, and at one host.
const LINES_MAX: usize = 128;
/// Most outputs that may wait for the disk: the log of a table that was taken over, the outputs of one command, and the
/// messages meanwhile.
const WAITING_MAX: usize = limits::LOG_MAX + 256;
/// Time after which a host without a person puts bots into its lobby.
const UNATTENDED: Duration = Duration::from_secs(240);

impl World {
    /// Lets things happen until the evening is over or a law is broken.
    pub(super) fn run(&mut self) {
        while self.laws.broken.is_empty() && self.over_at.is_none_or(|at| self.now < at.max(self.all_back)) {
            self.bring_what_is_due();
            let Some((at, event)) = self.agenda.next() else {
                if self.over_at.is_some() {
                    return;
                }
                return self
                    .laws
                    .broke("nothing is left to happen, and the game is not over".to_owned());
            };
            self.now = self.now.max(at);
            self.evening.steps += 1;
            match self.asleep(event) {
                Some(until) => self.agenda.put(until, event),
                None => self.happen(event),
            }
            self.check();
        }
    }

    fn bring_what_is_due(&mut self) {
        self.bring_in_lobby();
        if self.over_at.is_some() {
            return;
        }
        if let Some(fault) = self.due.with_event(self.evening.steps, &self.plan) {
            self.bring(fault);
        }
    }

    fn bring_in_lobby(&mut self) {
        if self.in_lobby().is_none() {
            return;
        }
        if let Some(fault) = self.due.in_lobby(self.over.len(), &self.plan) {
            self.bring(fault);
        }
    }

    /// The time at which the machine of an event wakes; `None` if it is awake.
    fn asleep(&self, event: Event) -> Option<Duration> {
        let of_player = |player: usize| self.players.get(player).map(|player| player.machine);
        let machine = match event {
            Event::ToHost { line } | Event::LostAtHost { line } => self.lines.get(&line).map(Line::host),
            Event::ToClient { line } | Event::LostAtClient { line } => {
                self.lines.get(&line).map(|line| line.machines[0])
            }
            Event::Tick { machine, .. }
            | Event::Decide { machine, .. }
            | Event::Reach { machine, .. }
            | Event::Tell { machine, .. }
            | Event::HostEnds { machine, .. }
            | Event::Repent { machine, .. }
            | Event::LooksThere { machine, .. }
            | Event::Rematch { machine, .. } => Some(machine),
            Event::Think { player, .. }
            | Event::Lie { player }
            | Event::Dial { player, .. }
            | Event::InVain { player, .. }
            | Event::Leaves { player, .. }
            | Event::LookAgain { player, .. }
            | Event::Ponder { player, .. } => of_player(player),
            Event::MachineStarts { .. }
            | Event::MachineDies { .. }
            | Event::HandedOver(_)
            | Event::PlayerStarts { .. }
            | Event::DiskWorks
            | Event::Calm => None,
        };
        let until = machine.map(|machine| self.machines[machine].asleep_until);
        until.filter(|until| *until > self.now)
    }

    fn happen(&mut self, event: Event) {
        match event {
            Event::Dial { player, life } => self.dial(player, life),
            Event::Reach { player, life, machine } => self.reach(player, life, machine),
            Event::InVain { player, life } => self.in_vain(player, life),
            Event::Leaves { player, line } => self.leaves_if_due(player, line),
            Event::LookAgain { player, host } => self.look_again(player, host),
            Event::Ponder { player, life } => {
                if self.players[player].life == life {
                    self.ponder(player);
                }
            }
            Event::Tell { machine, life } => self.tell_formers(machine, life),
            Event::Repent { machine, life } => self.repents(machine, life),
            Event::Lie { player } => {
                self.lie(player);
            }
            Event::LooksThere { machine, life, look } => self.looks_there(machine, life, look),
            Event::ToHost { line } => self.host_end(line),
            Event::ToClient { line } => self.client_end(line),
            Event::LostAtHost { line } => self.lost_at_host(line),
            Event::LostAtClient { line } => self.lost_at_client(line),
            Event::Think { player, life } => self.think(player, life),
            Event::HandedOver(given) => self.has_handed_over(given),
            Event::MachineStarts { machine } => self.machine_starts(machine),
            Event::MachineDies { machine, away } => self.machine_dies(machine, away),
            Event::PlayerStarts { player } => self.player_starts(player),
            Event::DiskWorks => {
                self.disk_slow = false;
                for place in &mut self.machines {
                    place.host.iter_mut().for_each(|host| host.disk.room = None);
                    place.disk.room = None;
                }
            }
            Event::Calm => self.weather = self.plan.weather,
            Event::Tick { machine, life }
            | Event::Decide { machine, life }
            | Event::HostEnds { machine, life }
            | Event::Rematch { machine, life } => {
                if self.machines[machine].life == life {
                    self.happen_at_host(event, machine);
                }
            }
        }
    }

    fn happen_at_host(&mut self, event: Event, machine: usize) {
        let place = &mut self.machines[machine];
        match event {
            Event::Tick { .. } => {
                place.tick_at = None;
                self.at_host(machine, None, |host| host.input(Input::Tick));
            }
            Event::Decide { machine, life } => self.decide(machine, life),
            Event::HostEnds { .. } => {
                self.host_ends(machine);
                self.none_gathers(machine);
            }
            _ => {
                let operator = Operator::Rematch(self.plan.second.clone());
                self.at_host(machine, None, |host| host.input(Input::Operator(operator)));
            }
        }
    }

    /// Lets the person at a host start stand-ins for absent owners, where none comes by itself. A host without a person
    /// puts a bot into its lobby instead.
    fn decide(&mut self, machine: usize, life: u32) {
        self.agenda.put(self.now + DECIDES, Event::Decide { machine, life });
        let here = |player: &Player| {
            let is_person = matches!(player.role, Role::Person | Role::Window);
            let is_at_table =
                matches!(player.presence, Presence::At(_)) && player.came_to.is_some_and(|(to, _)| to == machine);
            player.machine == machine && is_person && is_at_table
        };
        if !self.players.iter().any(here) {
            return self.fills_a_seat(machine);
        }
        let host = self.machines[machine].open();
        let Some(host) = host.filter(|host| !host.session().is_together()) else {
            return;
        };
        let lobby = host.session().lobby();
        let is_away = |seat: &SeatInfo| {
            let member = lobby.members.iter().find(|member| Some(member.id) == seat.member);
            seat.stand_in.is_none() && member.is_some_and(|member| !member.bot && !member.connected)
        };
        let seats = lobby.seats.iter().enumerate();
        let away: Vec<Seat> = seats
            .filter(|(_, seat)| is_away(seat))
            .filter_map(|(index, _)| Seat::new(index))
            .collect();
        for seat in away {
            self.tell(|_| format!("a bot is to play on for seat {} on machine {machine}", seat.index()));
            let kind = Some(BotKind::Greedy);
            self.at_host(machine, None, |host| {
                host.input(Input::Operator(Operator::StandIn { seat, kind }))
            });
        }
    }

    /// Puts a bot into a seat that is free or whose owner is away, in the lobby of a host without a person that has run
    /// for `UNATTENDED`.
    fn fills_a_seat(&mut self, machine: usize) {
        let shown = self.machines[machine].clock.read(self.now);
        let waited = |host: &&Host| shown.saturating_sub(host.started) > UNATTENDED;
        let host = self.machines[machine].open().filter(waited);
        let lobby = host.map(|host| host.session().lobby());
        let lobby = lobby.filter(|lobby| lobby.stage == Stage::Lobby);
        if let Some((seat, _)) = lobby.as_ref().and_then(seat_of_nobody) {
            let is_here = |player: &Player| {
                matches!(player.presence, Presence::At(_)) && player.came_to.is_some_and(|(to, _)| to == machine)
            };
            let mut people = self.players.iter().filter(|player| player.role == Role::Person);
            // A person who is not here may play on elsewhere.
            self.laws.apart += u32::from(people.any(|player| !is_here(player)));
            let (seat, kind) = (Some(seat), BotKind::Greedy);
            self.at_host(machine, None, |host| {
                host.input(Input::Operator(Operator::AddBot { seat, kind }))
            });
        }
    }

    /// Checks the laws that hold after every event.
    pub(super) fn check(&mut self) {
        self.look_for_the_end();
        let mut broken = None;
        for host in self.machines.iter().filter_map(|place| place.host.as_ref()) {
            if host.waiting() > WAITING_MAX {
                broken = Some("ever more waits for the disk");
            }
            if host.peers() > LINES_MAX {
                broken = Some("the host keeps connections that are long dead");
            }
        }
        if self.agenda.len() > AGENDA_MAX || self.lines.len() > LINES_MAX {
            broken = Some("ever more is on its way");
        }
        if self.calm_since.0 != self.upsets {
            self.calm_since = (self.upsets, self.now);
        }
        broken = broken.or(self.stands_still());
        if self.evening.steps > self.steps_max {
            broken = Some("the game does not end");
        }
        if let Some(broken) = broken {
            self.laws.broke(broken.to_owned());
        }
    }

    /// The law that is broken if the game has stood still for too long.
    fn stands_still(&mut self) -> Option<&'static str> {
        if self.over_at.is_some() {
            return None;
        }
        // A choice that changes nothing is no stir.
        let stirs = self.laws.accepted + u64::from(self.upsets - self.choices);
        let mut standstill = std::mem::take(&mut self.standstill);
        let still = standstill.look(self.now, stirs, || self.is_calm());
        self.standstill = standstill;
        match still? {
            Still::WithAllThere => Some("the game stands still with everybody there"),
            Still::TooLong if self.is_abandoned() => {
                self.tell(|_| "nobody has anything to go on with".to_owned());
                (self.over_at, self.told_end) = (Some(self.now), false);
                None
            }
            Still::TooLong => Some("the game stands still"),
        }
    }

    /// True if a game is played at the table, everybody with a seat is there, and nothing is in their way.
    fn is_calm(&self) -> bool {
        let Some(machine) = self.hosting() else {
            return false;
        };
        let place = &self.machines[machine];
        let Some(host) = place.open().filter(|host| host.session().stage() == Stage::Playing) else {
            return false;
        };
        let reaches = |player: &Player| {
            let Presence::At(line) = player.presence else {
                return false;
            };
            let line = self.lines.get(&line);
            let open = line.is_some_and(|line| line.host() == machine && !line.broken && line.at_host);
            let awake = self.machines[player.machine].asleep_until <= self.now;
            open && awake && self.passes(player.machine, machine)
        };
        let is_there = |seat: &SeatInfo| {
            let devices = seat.device.iter();
            let mut devices = devices.filter(|_| seat.stand_in.is_none());
            devices.all(|device| {
                self.players
                    .iter()
                    .any(|player| player.device == *device && reaches(player))
            })
        };
        let works = host.disk.room.is_none() && !self.disk_slow && place.asleep_until <= self.now;
        works && host.session().lobby().seats.iter().all(is_there)
    }

    /// True if no remaining player has a seat at an open table, a record to resume, or enough knowledge to host the
    /// table as an heir.
    fn is_abandoned(&self) -> bool {
        let stays = |player: &&Player| player.presence != Presence::Gone && player.role != Role::Bot;
        let seated = |place: &Machine| {
            let electors = place.open().map(|host| host.session().lobby().electors());
            let left = |device: &DeviceId| self.players.iter().filter(stays).any(|player| player.device == *device);
            electors.is_some_and(|electors| electors.iter().any(left))
        };
        let has_any = |player: &Player| {
            let (device, place) = (player.device, &self.machines[player.machine]);
            let record = place
                .disk
                .newest()
                .and_then(|bytes| record::load::<AnyGame>(bytes).ok());
            let resumes = |loaded: Loaded<AnyGame>| Session::resume(&loaded.record, &place.key, [0; 32], false).is_ok();
            let goes_on = player.may_host()
                && player
                    .visit
                    .guest()
                    .heirs(device)
                    .iter()
                    .any(|heir| heir.device == device);
            goes_on || record.is_some_and(resumes)
        };
        !self.machines.iter().any(seated) && !self.players.iter().filter(stays).any(has_any)
    }

    /// Checks the laws of the end, completes the story, and returns the result.
    pub(super) fn end(mut self) -> Evening {
        if self.laws.broken.is_empty() && self.told_end {
            self.check_farewell();
        }
        let broken = std::mem::take(&mut self.laws.broken);
        for number in 0..self.players.len() {
            self.tell(|world| {
                let player = &world.players[number];
                format!(
                    "{:?} {number} ({}) on machine {}: {:?}, epoch {}, last at {:?}, open questions {:?}",
                    player.role,
                    player.device.0[0],
                    player.machine,
                    player.presence,
                    player.visit.guest().epoch(),
                    player.came_to.map(|(machine, _)| machine),
                    player.mind.open_questions()
                )
            });
        }
        for machine in 0..self.machines.len() {
            self.tell(|world| {
                let host = world.machines[machine].host.as_ref().map(|host| host.session());
                let seats = host.map(|session| session.lobby().seats).unwrap_or_default();
                let seats: Vec<_> = seats
                    .iter()
                    .map(|s| (s.device.map(|d| d.0[0]), s.ready, s.stand_in.is_some()))
                    .collect();
                let here = host.map(|s| {
                    let members = s.lobby().members;
                    let here = members.iter().filter(|m| m.connected).map(|m| m.device.0[0]);
                    (here.collect::<Vec<_>>(), s.is_together(), s.promises(), s.followed_since())
                });
                let host = host.map(|s| (s.stage(), s.epoch(), s.is_gathering(), s.is_closed(), s.next_deadline()));
                format!("machine {machine}: {host:?}, who is there, most, promises, since {here:?}, seats, ready, stand-ins {seats:?}")
            });
        }
        for violation in &broken {
            self.tell(|_| format!("BROKEN: {violation}"));
        }
        self.tell(|world| {
            format!(
                "{} games, {} commands, {} faults, {} times taken over",
                world.over.len(),
                world.laws.accepted,
                world.evening.faults,
                world.evening.taken_over
            )
        });
        // At most a few games.
        self.evening.games = self.over.len() as u32;
        self.evening.violations = broken;
        self.evening
    }

    /// True if more than half of all people who ever had a seat in this game are at the host. The count includes people
    /// who are gone for good.
    fn has_most_owners(&self, host: &Host) -> bool {
        let lobby = host.session().lobby();
        let mut all = self.laws.all_owners(host.session().table().0, lobby.game);
        let is_person = |device: &DeviceId| {
            let mut players = self.players.iter();
            players.any(|player| player.device == *device && player.role != Role::Bot)
        };
        all.retain(is_person);
        let members = lobby.members.iter();
        let here = members.filter(|member| member.connected && all.contains(&member.device));
        2 * here.count() > all.len()
    }

    /// The number of the game that ended last at this host, if people chose to play apart: those who chose so may have
    /// played a later game, and given it up for this host. Otherwise the number of the last game.
    fn ended_there(&self, machine: Option<usize>) -> Option<u32> {
        let lobby = machine
            .and_then(|machine| self.machines[machine].open())
            .map(|host| host.session().lobby());
        let ended = lobby.filter(|lobby| lobby.stage == Stage::Ended && self.laws.apart > 0);
        ended.map(|lobby| lobby.game).or(self.last_over)
    }

    /// Checks that one host has the table and that everybody has heard how the last game ended.
    fn check_farewell(&mut self) {
        let hosts = (0..self.machines.len()).filter(|&machine| self.machines[machine].hosts());
        let hosts: Vec<usize> = hosts.collect();
        let has_most = |machine: &usize| {
            let host = self.machines[*machine].open();
            host.is_some_and(|host| host.session().has_most_of_all() && self.has_most_owners(host))
        };
        let (open, one_has_most) = (hosts.len(), hosts.iter().any(has_most));
        self.laws.hosts_left(open, one_has_most);
        if open > 1 {
            // Each of those who chose to play apart has a last game of its own.
            return;
        }
        let last_over = self.last_over.min(self.ended_there(hosts.first().copied()));
        for number in 0..self.players.len() {
            let player = &self.players[number];
            let heard = player
                .mind
                .ended
                .as_ref()
                .is_some_and(|(game, ..)| Some(*game) >= last_over);
            let gone = player.presence == Presence::Gone || self.machines[player.machine].gone;
            if !heard && player.role != Role::Bot && !gone {
                let text = format!(
                    "player {number} has not heard how the game ended: {:?}",
                    player.presence
                );
                self.laws.broke(text);
            }
        }
    }
}
