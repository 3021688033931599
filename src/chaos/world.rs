//! The world that a table stands in: what happens next, and whether all is as it should be.

use super::{
    agenda::{Agenda, Event, LineId},
    evening::Evening,
    host::Host,
    laws::Laws,
    lines::{Line, Weather},
    machine::{Machine, key_of},
    mind::{Mind, seat_of_nobody},
    plan::Plan,
    player::{Player, Presence, Role},
};
use crate::{
    bot::BotKind,
    games::any::AnyGame,
    protocol::{DeviceId, Name, SeatInfo, Stage, TableId, limits},
    record::{self, Loaded, RecordNames},
    rules::{GameRng, Seat, Seed},
    session::{Admission, Input, Operator, Session, TableOptions},
};
use std::{
    collections::{BTreeMap, BTreeSet},
    time::Duration,
};

/// Time after the last end in which everybody has to hear of it.
pub(super) const FAREWELL: Duration = Duration::from_secs(180);
/// Time after which a person whose others may have gone on elsewhere has bots play on for those who are away.
const DECIDES: Duration = Duration::from_secs(90);
/// Time after which a host at which nobody sits has bots in its lobby.
const UNATTENDED: Duration = Duration::from_secs(240);
/// Longest time without a command or a fault: a fault may keep the last player away for one minute and then the host for
/// five, who are back find each other in one, and a bot plays on for who is not after five more.
const STILL_MAX: Duration = Duration::from_secs(720);
/// Events to come, more than a few for each player and frame on its way.
const AGENDA_MAX: usize = 4096;
/// Connections that somebody still holds on to.
const LINES_MAX: usize = 128;
/// Outputs that wait for the disk: the log of a table that was taken over, those of one command, and what may be said
/// meanwhile.
const WAITING_MAX: usize = limits::LOG_MAX + 256;
/// Times that a session may want to be woken without time passing.
const TICKS_MAX: u32 = 100;

#[derive(Debug)]
pub(super) struct World {
    pub(super) plan: Plan,
    pub(super) rng: GameRng,
    pub(super) now: Duration,
    pub(super) agenda: Agenda,
    pub(super) lines: BTreeMap<LineId, Line>,
    pub(super) next_line: LineId,
    /// The computers; that of the first host is the first one.
    pub(super) machines: Vec<Machine>,
    /// Numbers given so far to programs of hosts, and to tables.
    lives: u32,
    pub(super) books: u32,
    /// Machines between which and all others nothing passes until then.
    pub(super) parted: (u32, Duration),
    ticks: (Duration, u32),
    pub(super) weather: Weather,
    pub(super) disk_slow: bool,
    pub(super) players: Vec<Player>,
    pub(super) laws: Laws,
    pub(super) table: TableId,
    /// Numbers of the games that are over.
    pub(super) over: BTreeSet<u32>,
    /// Number of the game that was over last: where nobody is left who played a later one, an older one is played on.
    pub(super) last_over: Option<u32>,
    pub(super) faults: u32,
    /// Whatever may keep a table from being handed over: faults, and the deaths of programs that follow from them later.
    pub(super) upsets: u32,
    /// Tables that were handed over to somebody who was there, and nothing else befell them.
    pub(super) handed_over: u32,
    pub(super) steps_back: u32,
    pub(super) take_backs: u32,
    pub(super) refused: u32,
    pub(super) taken_over: u32,
    pub(super) gave_way: u32,
    steps: u64,
    steps_max: u64,
    next_fault: usize,
    fault_at: u64,
    /// Events before the present game.
    lobby_events: u32,
    /// Accepted commands and faults, and when there was the last one.
    pub(super) stirred: (u64, Duration),
    /// The evening is over then, and not before everybody who comes back has had time to hear of it.
    pub(super) over_at: Option<Duration>,
    /// Whoever comes back to a machine that stopped has heard of the end by then.
    pub(super) all_back: Duration,
    /// There is a host to say how the game ended.
    pub(super) told_end: bool,
    story: Option<Vec<String>>,
}

impl World {
    pub(super) fn new(plan: Plan, tell: bool) -> Self {
        let mut seed = Seed::from_number(plan.seed);
        seed.0[31] = 2;
        let mut world = Self {
            rng: GameRng::new(seed),
            now: Duration::ZERO,
            agenda: Agenda::default(),
            lines: BTreeMap::new(),
            next_line: 1,
            // No player has such a device.
            machines: vec![Machine::new(key_of(250))],
            lives: 0,
            books: 0,
            parted: (0, Duration::ZERO),
            ticks: (Duration::ZERO, 0),
            weather: plan.weather,
            disk_slow: false,
            players: Vec::new(),
            laws: Laws::default(),
            table: TableId([0; 16]),
            over: BTreeSet::new(),
            last_over: None,
            faults: 0,
            upsets: 0,
            handed_over: 0,
            steps_back: 0,
            take_backs: 0,
            refused: 0,
            taken_over: 0,
            gave_way: 0,
            steps: 0,
            steps_max: plan.steps_max(),
            next_fault: 0,
            lobby_events: 0,
            fault_at: plan.faults.first().map_or(0, |(gap, _)| u64::from(*gap)),
            stirred: (0, Duration::ZERO),
            over_at: None,
            all_back: Duration::ZERO,
            told_end: false,
            story: tell.then(Vec::new),
            plan,
        };
        world.tell(|world| world.plan.to_string());
        world.invite();
        world.open_table();
        world
    }

    /// Adds a line to the story, if there is one.
    pub(super) fn tell(&mut self, line: impl FnOnce(&Self) -> String) {
        if self.story.is_some() {
            let text = format!("{:9.3} s, event {}: {}", self.now.as_secs_f64(), self.steps, line(self));
            self.story.iter_mut().for_each(|story| story.push(text.clone()));
        }
    }

    /// A number below `bound`, as a time.
    pub(super) fn millis(&mut self, bound: u32) -> Duration {
        Duration::from_millis(self.rng.below(bound).into())
    }

    pub(super) fn bytes<const N: usize>(&mut self) -> [u8; N] {
        [(); N].map(|()| self.rng.below(256) as u8)
    }

    fn invite(&mut self) {
        let window = self.plan.house.then_some(Role::Window);
        let people = std::iter::repeat_n(Role::Person, self.plan.people);
        let onlookers = std::iter::repeat_n(Role::Onlooker, self.plan.onlookers);
        for role in window.into_iter().chain(people).chain(onlookers) {
            let number = self.players.len();
            // No bot of a host has such a device.
            let key = key_of(number as u64 + 1);
            let device = key.device();
            let machine = if role == Role::Window { 0 } else { self.machines.len() };
            if role == Role::Window {
                self.machines[0].key = key;
            } else {
                self.machines.push(Machine::new(key));
            }
            self.invite_as(device, role, machine, BotKind::ALL[self.plan.seed as usize % 2]);
            if role != Role::Window {
                let at = self.millis(2000);
                self.agenda.put(at, Event::PlayerStarts { player: number });
            }
        }
    }

    pub(super) fn invite_as(&mut self, device: DeviceId, role: Role, machine: usize, kind: BotKind) {
        let number = self.players.len();
        let mut seed = Seed::from_number(self.plan.seed);
        (seed.0[31], seed.0[30]) = (3, number as u8);
        let mover = (role == Role::Person || role == Role::Window).then(|| {
            seed.0[31] = 5;
            GameRng::new(seed)
        });
        seed.0[31] = 3;
        let mind = Mind::new(kind, seed, role == Role::Bot, mover);
        let mut player = Player::new(device, role, (number, machine), mind);
        // One of many.
        player.may_host = role != Role::Person || self.plan.seed % 8 != number as u64;
        self.players.push(player);
    }

    /// The host's program opens a new table.
    pub(super) fn open_table(&mut self) {
        let Ok(name) = Name::parse("Chaos") else {
            return self.laws.broke("the name of the table is refused".to_owned());
        };
        let options = TableOptions {
            key: self.machines[0].key.clone(),
            table: TableId(self.bytes()),
            name,
            config: self.plan.config.clone(),
            seed: None,
            secret: self.bytes(),
            hosts: vec![self.machines[0].device()],
            window: self.plan.window,
            auto_start: !self.plan.house,
            admission: Admission::default(),
        };
        self.table = options.table;
        self.books += 1;
        match Session::new(options) {
            Ok(session) => {
                let names = RecordNames::new(format!("table {}", self.books).into());
                self.host_runs(0, session, (names, self.books));
            }
            Err(error) => return self.laws.broke(format!("the table cannot be opened: {error}")),
        }
        for _ in 0..self.plan.bots {
            let kind = BotKind::ALL[self.rng.below(2) as usize];
            let operator = Operator::AddBot { seat: None, kind };
            self.at_host(0, None, |host| host.input(Input::Operator(operator)));
        }
        self.window_starts();
    }

    fn window_starts(&mut self) {
        if self.plan.house {
            self.player_starts(0);
        }
    }

    /// A program of a host begins its work with this table on a machine; its records have these names and this book.
    pub(super) fn host_runs(&mut self, machine: usize, session: Session<AnyGame>, records: (RecordNames, u32)) {
        self.lives += 1;
        let (now, life) = (self.now, self.lives);
        let place = &mut self.machines[machine];
        (place.life, place.asleep_until, place.tick_at) = (life, now, None);
        (place.ended, place.tells, place.news) = (None, false, None);
        let disk = std::mem::take(&mut place.disk);
        place.host = Some(Host::new(session, disk, records, now));
        self.at_host(machine, None, |host| host.input(Input::Tick));
        self.agenda.put(now + DECIDES, Event::Decide { machine, life });
    }

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
            self.steps += 1;
            match self.asleep(event) {
                Some(until) => self.agenda.put(until, event),
                None => self.happen(event),
            }
            self.check();
        }
    }

    fn bring_what_is_due(&mut self) {
        self.bring_in_lobby();
        if self.over_at.is_some() || self.steps < self.fault_at {
            return;
        }
        let Some(&(_, fault)) = self.plan.faults.get(self.next_fault) else {
            return;
        };
        self.next_fault += 1;
        let gap = self.plan.faults.get(self.next_fault).map_or(0, |(gap, _)| *gap);
        self.fault_at = self.steps + u64::from(gap);
        self.bring(fault);
    }

    fn bring_in_lobby(&mut self) {
        let Some((games, events, fault)) = self.plan.in_lobby else {
            return;
        };
        if self.over.len() == games && self.in_lobby().is_some() {
            self.lobby_events += 1;
            if self.lobby_events == events {
                self.plan.in_lobby = None;
                self.bring(fault);
            }
        }
    }

    /// The time at which the machine that the event is for can take it in, if that is later.
    fn asleep(&self, event: Event) -> Option<Duration> {
        let of_player = |player: usize| self.players.get(player).map(|player| player.machine);
        let machine = match event {
            Event::ToHost { line } | Event::LostAtHost { line } => self.lines.get(&line).map(Line::host),
            Event::ToClient { line } | Event::LostAtClient { line } => {
                self.lines.get(&line).map(|line| line.machines[0])
            }
            Event::Tick { machine, .. }
            | Event::Decide { machine, .. }
            | Event::WriteAgain { machine, .. }
            | Event::Reach { machine, .. }
            | Event::Tell { machine, .. }
            | Event::HostEnds { machine, .. }
            | Event::LooksThere { machine, .. }
            | Event::Rematch { machine, .. } => Some(machine),
            Event::Think { player, .. }
            | Event::Dial { player, .. }
            | Event::InVain { player, .. }
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
            Event::LookAgain { player, host, last } => self.look_again(player, host, last),
            Event::Ponder { player, host, last } => self.ponder(player, host, last),
            Event::Tell { machine, life } => self.tell_formers(machine, life),
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
            | Event::WriteAgain { machine, life }
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
            Event::WriteAgain { .. } => {
                let wish = place.held_wish;
                place.host.iter_mut().for_each(|host| host.retry = false);
                self.at_host(machine, wish, Host::write_again);
            }
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

    /// The person at the machine of a host has bots play on for those who are away, where none comes by itself.
    fn decide(&mut self, machine: usize, life: u32) {
        self.agenda.put(self.now + DECIDES, Event::Decide { machine, life });
        let here = |player: &Player| {
            let is_person = matches!(player.role, Role::Person | Role::Window);
            let is_at_table = matches!(player.presence, Presence::At(_)) && player.came_to == Some(machine);
            player.machine == machine && is_person && is_at_table
        };
        if !self.players.iter().any(here) {
            return self.fills_a_seat(machine);
        }
        let host = self.machines[machine].open();
        let Some(host) = host.filter(|host| !host.session.is_together()) else {
            return;
        };
        let lobby = host.session.lobby();
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

    /// Who started a host without a window has a bot play where nobody has come for long, before a game.
    fn fills_a_seat(&mut self, machine: usize) {
        let waited = |host: &&Host| self.now.saturating_sub(host.started) > UNATTENDED;
        let host = self.machines[machine].open().filter(waited);
        let lobby = host.map(|host| host.session.lobby());
        let lobby = lobby.filter(|lobby| lobby.stage == Stage::Lobby);
        if let Some((seat, _)) = lobby.as_ref().and_then(seat_of_nobody) {
            let (seat, kind) = (Some(seat), BotKind::Greedy);
            self.at_host(machine, None, |host| {
                host.input(Input::Operator(Operator::AddBot { seat, kind }))
            });
        }
    }

    /// What holds after every event.
    fn check(&mut self) {
        self.look_for_the_end();
        let stirs = self.laws.accepted + u64::from(self.faults);
        if stirs != self.stirred.0 {
            self.stirred = (stirs, self.now);
        }
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
        if self.over_at.is_none() && self.now.saturating_sub(self.stirred.1) > STILL_MAX {
            if self.is_abandoned() {
                self.tell(|_| "nobody has anything to go on with".to_owned());
                (self.over_at, self.told_end) = (Some(self.now), false);
            } else {
                broken = Some("the game stands still");
            }
        }
        if self.steps > self.steps_max {
            broken = Some("the game does not end");
        }
        if let Some(broken) = broken {
            self.laws.broke(broken.to_owned());
        }
    }

    /// Nobody who is left has a seat at an open table, a record of one, or has been at one since the own program was
    /// started.
    fn is_abandoned(&self) -> bool {
        let stays = |player: &&Player| player.presence != Presence::Gone && player.role != Role::Bot;
        let seated = |place: &Machine| {
            let electors = place.open().map(|host| host.session.lobby().electors());
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
            let goes_on = player.may_host && player.guest.heirs(device).iter().any(|heir| heir.device == device);
            goes_on || record.is_some_and(resumes)
        };
        !self.machines.iter().any(seated) && !self.players.iter().filter(stays).any(has_any)
    }

    /// The session wants to be woken now, again.
    pub(super) fn count_tick(&mut self) {
        if self.ticks.0 != self.now {
            self.ticks = (self.now, 0);
        }
        self.ticks.1 += 1;
        if self.ticks.1 > TICKS_MAX {
            self.laws
                .broke("the session wants to be woken again and again without time passing".to_owned());
        }
    }

    /// The result of the evening.
    pub(super) fn end(mut self) -> Evening {
        if self.laws.broken.is_empty() && self.told_end {
            self.check_farewell();
        }
        let broken = std::mem::take(&mut self.laws.broken);
        for number in 0..self.players.len() {
            self.tell(|world| {
                let player = &world.players[number];
                format!(
                    "{:?} {number} on machine {}: {:?}, epoch {}, last at {:?}",
                    player.role,
                    player.machine,
                    player.presence,
                    player.guest.epoch(),
                    player.came_to
                )
            });
        }
        for machine in 0..self.machines.len() {
            self.tell(|world| {
                let host = world.machines[machine].host.as_ref().map(|host| &host.session);
                let seats = host.map(|session| session.lobby().seats).unwrap_or_default();
                let seats: Vec<_> = seats.iter().map(|s| (s.device.map(|d| d.0[0]), s.ready)).collect();
                let host = host.map(|s| (s.stage(), s.epoch(), s.is_gathering(), s.is_closed(), s.next_deadline()));
                format!("machine {machine}: {host:?}, seats and who is ready {seats:?}")
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
                world.faults,
                world.taken_over
            )
        });
        Evening {
            seed: self.plan.seed,
            // Two.
            games: self.over.len() as u32,
            faults: self.faults,
            steps: self.steps,
            steps_back: self.steps_back,
            take_backs: self.take_backs,
            refused: self.refused,
            taken_over: self.taken_over,
            handed_over: self.handed_over,
            gave_way: self.gave_way,
            violations: broken,
            story: self.story.unwrap_or_default(),
        }
    }

    /// Everybody has come back and has heard how the last game ended.
    fn check_farewell(&mut self) {
        let open = self.machines.iter().filter(|place| place.hosts()).count();
        if open > 1 && !self.laws.asked {
            self.laws.broke(format!("{open} hosts have the table in the end"));
        }
        if open > 1 {
            // Each of those who chose to play apart has a last game of its own.
            return;
        }
        for number in 0..self.players.len() {
            let player = &self.players[number];
            let heard = player
                .mind
                .ended
                .as_ref()
                .is_some_and(|(game, ..)| Some(*game) >= self.last_over);
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
