//! The state of the simulated world: machines, players, network, events to come, and the laws.

use super::{
    agenda::{Agenda, Event, LineId},
    clock::MachineClock,
    due::Due,
    evening::Evening,
    laws::Laws,
    lines::{End, Line, Weather},
    machine::{Machine, key_of},
    mind::Mind,
    plan::Plan,
    player::{Player, Presence, Role},
    still::Standstill,
};
use crate::{
    bot::BotKind,
    protocol::{DeviceId, TableId, limits},
    rules::{GameRng, Seed},
    session::VisitOptions,
};
use std::{
    collections::{BTreeMap, BTreeSet},
    time::Duration,
};

/// Time after the end of the last game within which everybody has to hear of it.
pub(super) const FAREWELL: Duration = Duration::from_secs(180);
/// Most ticks that sessions may want at one moment.
const TICKS_MAX: u32 = 100;

/// The numbers given so far. Each is given once, and the first of each is 1.
#[derive(Debug, Default)]
pub(super) struct Numbers {
    lives: u32,
    books: u32,
    lines: LineId,
}

impl Numbers {
    /// A number for a host's program that starts.
    pub(super) fn life(&mut self) -> u32 {
        self.lives += 1;
        self.lives
    }

    /// A number for a table's record.
    pub(super) fn book(&mut self) -> u32 {
        self.books += 1;
        self.books
    }

    pub(super) fn line(&mut self) -> LineId {
        self.lines += 1;
        self.lines
    }
}

#[derive(Debug)]
pub(super) struct World {
    pub(super) plan: Plan,
    pub(super) rng: GameRng,
    pub(super) now: Duration,
    pub(super) agenda: Agenda,
    pub(super) lines: BTreeMap<LineId, Line>,
    /// The machines, the first host's first.
    pub(super) machines: Vec<Machine>,
    pub(super) numbers: Numbers,
    /// A set of machines, as bits, that reaches no other machine until that time.
    pub(super) parted: (u32, Duration),
    /// Two machines that do not reach each other until that time.
    pub(super) apart: ([usize; 2], Duration),
    ticks: (Duration, u32),
    pub(super) weather: Weather,
    pub(super) disk_slow: bool,
    pub(super) players: Vec<Player>,
    pub(super) laws: Laws,
    pub(super) table: TableId,
    /// Numbers of the games that are over.
    pub(super) over: BTreeSet<u32>,
    /// Number of the game that ended last. If nobody is left who knows a later game, this is an older one.
    pub(super) last_over: Option<u32>,
    /// Number of events that may disturb a hand-over: faults, deaths of programs, and choices to continue alone.
    pub(super) upsets: u32,
    /// Number of these that were choices to go on without others.
    pub(super) choices: u32,
    /// The number of upsets, and the time of the last one.
    pub(super) calm_since: (u32, Duration),
    /// The number of hosts that came back.
    pub(super) resumed: u32,
    /// Events after which both games have surely ended.
    pub(super) steps_max: u64,
    pub(super) due: Due,
    /// The counts and the story of this evening.
    pub(super) evening: Evening,
    tells: bool,
    pub(super) standstill: Standstill,
    /// Time at which the evening ends, unless `all_back` is later.
    pub(super) over_at: Option<Duration>,
    /// Time by which everybody whose machine stopped, or was kept apart from another one, has heard of the end.
    pub(super) all_back: Duration,
    /// True while a host can tell how the game ended.
    pub(super) told_end: bool,
}

impl World {
    pub(super) fn new(plan: Plan, tell: bool) -> Self {
        let mut seed = Seed::from_number(plan.seed);
        seed.0[31] = 2;
        Self {
            rng: GameRng::new(seed),
            now: Duration::ZERO,
            agenda: Agenda::default(),
            lines: BTreeMap::new(),
            // Players have keys of lower numbers.
            machines: vec![Machine::new(key_of(250), (0, MachineClock::new(plan.seed, 0)))],
            parted: (0, Duration::ZERO),
            apart: ([0, 0], Duration::ZERO),
            numbers: Numbers::default(),
            ticks: (Duration::ZERO, 0),
            weather: plan.weather,
            disk_slow: false,
            players: Vec::new(),
            laws: Laws::default(),
            table: TableId([0; 16]),
            over: BTreeSet::new(),
            last_over: None,
            upsets: 0,
            choices: 0,
            calm_since: (0, Duration::ZERO),
            resumed: 0,
            steps_max: plan.steps_max(),
            due: Due::new(&plan),
            evening: Evening {
                seed: plan.seed,
                ..Evening::default()
            },
            tells: tell,
            standstill: Standstill::default(),
            over_at: None,
            all_back: Duration::ZERO,
            told_end: false,
            plan,
        }
    }

    /// Adds a line to the story, if there is one.
    pub(super) fn tell(&mut self, line: impl FnOnce(&Self) -> String) {
        if self.tells {
            let text = format!(
                "{:9.3} s, event {}: {}",
                self.now.as_secs_f64(),
                self.evening.steps,
                line(self)
            );
            self.evening.story.push(text);
        }
    }

    /// A random time below `bound` milliseconds.
    pub(super) fn millis(&mut self, bound: u32) -> Duration {
        Duration::from_millis(self.rng.below(bound).into())
    }

    pub(super) fn bytes<const N: usize>(&mut self) -> [u8; N] {
        [(); N].map(|()| self.rng.below(256) as u8)
    }

    pub(super) fn invite(&mut self) {
        let window = self.plan.house.then_some(Role::Window);
        let people = std::iter::repeat_n(Role::Person, self.plan.people);
        let onlookers = std::iter::repeat_n(Role::Onlooker, self.plan.onlookers);
        for role in window.into_iter().chain(people).chain(onlookers) {
            let number = self.players.len();
            // Bots of a host have devices without a key.
            let key = key_of(number as u64 + 1);
            let device = key.device();
            let machine = if role == Role::Window { 0 } else { self.machines.len() };
            if role == Role::Window {
                self.machines[0].key = key;
            } else {
                let clock = MachineClock::new(self.plan.seed, machine);
                self.machines.push(Machine::new(key, (machine, clock)));
            }
            let kind = [BotKind::Random, BotKind::Greedy][self.plan.seed as usize % 2];
            self.invite_as(device, role, machine, kind);
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
        let is_bot = role == Role::Bot;
        let options = VisitOptions {
            key: (!is_bot).then(|| self.machines[machine].key.clone()),
            name: format!("P{number}"),
            colour: None,
            bot: is_bot,
            spectator: role == Role::Onlooker,
            // In some evenings one person's machine may not.
            may_host: role != Role::Person || self.plan.seed % 8 != number as u64,
            patience: limits::HOST_PATIENCE,
        };
        let player = Player::new(device, role, machine, (options, mind));
        self.players.push(player);
    }

    /// Has a player look for the table at this machine from now on.
    pub(super) fn follow(&mut self, number: usize, machine: usize) {
        let there = &self.machines[machine];
        let (host, address) = (there.device(), there.address);
        self.players[number].places.follow(Some(host), vec![address]);
    }

    /// Counts a tick that a session wants at this moment.
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

    /// The machine whose host has the table: of the open hosts that do not gather, the one with the highest epoch. A
    /// host without electors counts only if no host has any. Without announcements, the number of electors comes before
    /// the epoch.
    pub(super) fn hosting(&self) -> Option<usize> {
        let mut hosts = (0..self.machines.len()).filter(|&machine| self.machines[machine].hosts());
        let first = hosts.next()?;
        let Some(second) = hosts.next() else {
            return Some(first);
        };
        let most = if self.plan.hushed { usize::MAX } else { 1 };
        [first, second].into_iter().chain(hosts).max_by_key(|&machine| {
            let people = self.electors_at(machine).len().min(most);
            (people, self.machines[machine].open().map(|host| host.session().epoch()))
        })
    }

    /// True if the network lets two machines speak to each other.
    pub(super) fn passes(&self, one: usize, other: usize) -> bool {
        self.blocked(one, other).is_none()
    }

    /// The time until which nothing passes between two machines, if that is later than now.
    pub(super) fn blocked(&self, one: usize, other: usize) -> Option<Duration> {
        let (set, until) = self.parted;
        let parted = ((set & (1 << one) == 0) != (set & (1 << other) == 0)).then_some(until);
        let (two, until) = self.apart;
        let apart = (one != other && two.contains(&one) && two.contains(&other)).then_some(until);
        parted.max(apart).filter(|until| self.now < *until)
    }

    /// Ends a player's conversation, which is `spoiled` if the host sent an invalid message. The visit goes on.
    pub(super) fn has_lost(&mut self, number: usize, spoiled: bool) {
        let now = self.clock_of(number);
        let own = self.players[number].machine;
        let at_home = self.players[number].visit.is_at_home();
        let moved_to = self.machines[own].moved_to.take_if(|_| at_home);
        if let Some(machine) = moved_to {
            self.follow(number, machine);
            self.players[number].gave_way_to = Some(self.machines[machine].device());
        }
        let player = &mut self.players[number];
        player.presence = Presence::Looking;
        if at_home {
            player.visit.lost_home(now, &mut player.places, moved_to.is_some());
        } else {
            player.visit.lost(now, &mut player.places, spoiled);
        }
        if player.first_seen.is_none() {
            player.first_seen = player.visit.guest().standing().map(Box::new);
        }
        let life = player.life;
        self.agenda.put(self.now, Event::Dial { player: number, life });
    }

    /// The time on the clock of the player's machine.
    pub(super) fn clock_of(&self, number: usize) -> Duration {
        self.machines[self.players[number].machine].clock.read(self.now)
    }

    /// The electors that are connected to the host on a machine. The machine's own device always counts as connected.
    pub(super) fn electors_at(&self, machine: usize) -> BTreeSet<DeviceId> {
        let place = &self.machines[machine];
        let Some(lobby) = place.open().map(|host| host.session().lobby()) else {
            return BTreeSet::new();
        };
        let here = |device: &DeviceId| {
            let member = lobby.members.iter().find(|member| member.device == *device);
            *device == place.device() || member.is_some_and(|member| member.connected)
        };
        lobby.electors().into_iter().filter(here).collect()
    }

    /// The device that speaks at this end of a line.
    pub(super) fn device_of(&self, end: End) -> DeviceId {
        match end {
            End::Player(number) | End::Liar(number) => self.players[number].device,
            End::Successor(machine) => self.machines[machine].device(),
        }
    }
}
