//! What a host's program does, its death and its return.

use super::{
    agenda::{Event, LineId, Look},
    host::{Deed, Host},
    lines::End,
    machine::Machine,
    player::{Player, Presence, Role},
    world::{self, World},
};
use crate::{
    games::any::AnyGame,
    protocol::{DeviceId, Epoch, Stage},
    record::{self, Loaded, RecordError},
    rules::Seat,
    session::{Input, Journal, Operator, ResumeError, Session},
};
use std::time::Duration;

/// Pause before the host tries again to write, as `net::host` has it.
const WRITE_AGAIN: Duration = Duration::from_secs(2);
/// Longest time of a write on a slow disk, in milliseconds.
const SLOW_WRITE_MS: u32 = 700;
/// Time that is left to others who may go on with a table before a game, and pause between two looks at that.
const LEFT_TO_OTHERS: Duration = Duration::from_secs(240);
const LOOKS_AGAIN: Duration = Duration::from_secs(60);
/// Time for the last messages of a table that is closed.
const FAREWELL: Duration = Duration::from_secs(1);

impl World {
    /// Lets the host's program on a machine do something on the wish of a device, and carries out what comes of it.
    pub(super) fn at_host(&mut self, machine: usize, wish_of: Option<DeviceId>, act: impl FnOnce(&mut Host)) {
        let now = self.now;
        let place = &mut self.machines[machine];
        let Some(host) = &mut place.host else {
            return;
        };
        host.now = now;
        let retried = host.retry;
        act(host);
        let (deeds, writes) = (std::mem::take(&mut host.deeds), std::mem::take(&mut host.writes));
        let (book, life) = (host.book, place.life);
        let (dead, closed) = (host.dead, host.session.is_closed());
        let gathered = !host.session.is_gathering() && std::mem::take(&mut place.gathers);
        let dealt = host.session.has_begun() && std::mem::take(&mut place.deals);
        if host.retry && !retried {
            place.held_wish = wish_of;
            self.agenda.put(now + WRITE_AGAIN, Event::WriteAgain { machine, life });
        }
        if gathered && !closed {
            self.has_gathered(machine);
        }
        if dealt && !closed {
            self.has_dealt(machine);
        }
        for deed in deeds {
            self.carry_out((machine, book), deed, wish_of);
        }
        if self.disk_slow && writes > 0 {
            self.machines[machine].asleep_until = now + self.millis(SLOW_WRITE_MS);
        }
        if dead {
            self.host_dies(machine);
        } else if closed {
            self.agenda.put(now + FAREWELL, Event::HostEnds { machine, life });
        }
        self.plan_to_tell(machine);
        self.plan_tick(machine);
    }

    fn plan_tick(&mut self, machine: usize) {
        let place = &self.machines[machine];
        let Some(host) = place.open() else {
            return;
        };
        let Some(due) = host.session.next_deadline().map(|at| host.started + at) else {
            return;
        };
        let (sooner, life) = (place.tick_at.is_none_or(|at| at > due), place.life);
        if due <= self.now {
            self.count_tick();
        }
        if sooner {
            self.machines[machine].tick_at = Some(due);
            self.agenda.put(due, Event::Tick { machine, life });
        }
    }

    fn carry_out(&mut self, (machine, book): (usize, u32), deed: Deed, wish_of: Option<DeviceId>) {
        match deed {
            Deed::Wrote(Journal::Begin(header)) => {
                self.laws.begun(book, &header);
                self.tell(|_| format!("game {} begins on machine {machine}", header.number));
            }
            Deed::Wrote(Journal::Append(entry)) => {
                if let record::Action::SeatChange { seat, .. } = &entry.action {
                    self.seat_changes(machine, self.laws.owner(book, *seat));
                    self.tell(|_| format!("seat {} goes to another device", seat.index()));
                }
                self.laws.wrote(book, &entry, wish_of);
                self.steps_back += u32::from(matches!(entry.action, record::Action::StepBack { .. }));
                self.take_backs += u32::from(matches!(entry.action, record::Action::TakeBack { .. }));
            }
            Deed::Wrote(Journal::Finish) => {}
            Deed::Said { line, frame, told } => {
                if let Some(told) = told {
                    self.laws.said(book, told);
                }
                self.send_down(line, frame);
            }
            Deed::Closed(line) => self.closed_by_host(line),
            Deed::SpawnBot { seat, kind, device } => self.spawn_bot(machine, seat, kind, device),
            Deed::StopBot(device) => {
                let is_it = |player: &&mut Player| player.device == device && player.machine == machine;
                let bots = self.players.iter_mut().filter(is_it);
                bots.for_each(|player| player.presence = Presence::Down);
            }
            Deed::Superseded(line) => self.superseded(machine, line),
            Deed::Rival(line, epoch) => self.looks(machine, line, Some(epoch)),
            Deed::Ended { game, outcome, digest } => {
                let bytes = self.machines[machine].host.as_ref().and_then(|host| host.disk.newest());
                self.laws.ended((self.table, book), (digest, *outcome), bytes);
                self.machines[machine].ended = Some(game);
            }
            Deed::Broke(text) => self.laws.broke(text),
        }
    }

    /// Who has the seat of somebody who is away, and may play on elsewhere, has chosen to go on without.
    fn seat_changes(&mut self, machine: usize, before: Option<DeviceId>) {
        let lobby = self.machines[machine].open().map(|host| host.session.lobby());
        let members = lobby.iter().flat_map(|lobby| &lobby.members);
        let mut here = members.filter(|member| member.connected).map(|member| member.device);
        self.laws.asked |= !here.any(|device| Some(device) == before);
    }

    /// A host was told on a line that its table goes on elsewhere.
    fn superseded(&mut self, machine: usize, line: LineId) {
        let place = &self.machines[machine];
        if place.host.as_ref().is_some_and(|host| !host.session.has_begun()) {
            if let Some(there) = self.lines.get(&line).map(|line| line.machines[0]) {
                self.gives_way(machine, there);
            }
            return;
        }
        self.looks(machine, line, None);
    }

    /// A host looks whether its table goes on where a line comes from.
    fn looks(&mut self, machine: usize, line: LineId, rival: Option<Epoch>) {
        let Some(there) = self.lines.get(&line).map(|line| line.machines[0]) else {
            return;
        };
        let life = self.machines[machine].life;
        let reached = self.arrival([machine, there], self.now);
        let at = self.arrival([there, machine], reached);
        let look = Look { there, rival };
        self.agenda.put(at, Event::LooksThere { machine, life, look });
    }

    /// A host has looked whether its table goes on there, as it was told.
    pub(super) fn looks_there(&mut self, machine: usize, life: u32, Look { there, rival }: Look) {
        let sure = |place: &Machine| place.open().map(|host| host.session.sure_epoch());
        let (place, other) = (&self.machines[machine], &self.machines[there]);
        let reached = other.hosts() && self.passes(machine, there);
        if place.life != life || place.open().is_none() || !reached {
            return;
        }
        if let Some(epoch) = rival {
            let host = other.device();
            let overtake = Input::Operator(Operator::Overtake { host, epoch });
            return self.at_host(machine, None, |host| host.input(overtake));
        }
        if sure(other) <= sure(place) {
            return;
        }
        self.gives_way(machine, there);
        self.at_host(machine, None, |host| host.input(Input::Operator(Operator::MoveOn)));
    }

    fn gives_way(&mut self, machine: usize, there: usize) {
        self.tell(|_| format!("machine {machine} gives way"));
        self.gave_way += 1;
        self.machines[machine].moved_to = Some(there);
        let over = |place: &Machine| {
            let host = place.host.as_ref();
            host.is_some_and(|host| matches!(host.session.stage(), Stage::Ended | Stage::Lobby))
        };
        if self.machines.iter().filter(|place| over(place)).count() == 1 && over(&self.machines[machine]) {
            // What was played there does not count.
            (self.over_at, self.told_end) = (None, false);
        }
    }

    fn spawn_bot(&mut self, machine: usize, seat: Seat, kind: crate::bot::BotKind, device: DeviceId) {
        self.laws.may_play(seat, device);
        let is_it = |player: &super::player::Player| player.device == device && player.machine == machine;
        let known = self.players.iter().position(is_it);
        let number = known.unwrap_or(self.players.len());
        if known.is_none() {
            self.invite_as(device, Role::Bot, machine, kind);
        }
        self.player_starts(number);
    }

    /// The game is over if it is at the host that has the table: none that went on later is open.
    pub(super) fn look_for_the_end(&mut self) {
        if let Some(machine) = self.hosting()
            && let Some(game) = self.machines[machine].ended.take()
        {
            self.game_over(machine, game);
        }
    }

    fn game_over(&mut self, machine: usize, game: u32) {
        self.tell(|_| format!("game {game} is over on machine {machine}"));
        self.over.insert(game);
        self.last_over = Some(game);
        let life = self.machines[machine].life;
        let missed =
            |player: &super::player::Player| player.presence == Presence::Gone || self.machines[player.machine].gone;
        if self.over.first() == Some(&game) && self.plan.second.is_some() && !self.players.iter().any(missed) {
            self.agenda
                .put(self.now + Duration::from_secs(2), Event::Rematch { machine, life });
        } else {
            self.told_end = true;
            self.over_at = Some(self.now + world::FAREWELL);
        }
    }

    /// The program of the host on a machine is gone, and everything in it.
    pub(super) fn host_dies(&mut self, machine: usize) {
        let place = &mut self.machines[machine];
        let Some(host) = place.host.take() else {
            return;
        };
        self.upsets += 1;
        (place.tick_at, place.held_wish, place.moved_to) = (None, None, None);
        place.formers.clear();
        (place.gathers, place.deals) = (false, false);
        place.disk = host.disk;
        place.last = (host.session.table().0, host.session.epoch());
        let stage = host.session.stage();
        if stage == Stage::Ended {
            // Nobody is left to tell it.
            self.told_end = false;
        }
        self.tell(|world| {
            format!(
                "the host's program on machine {machine} dies; its record has {:?} bytes",
                world.machines[machine].disk.newest().map(<[u8]>::len)
            )
        });
        let away = self.machines[machine].away;
        self.stop_players_of(machine);
        self.cut_lines_to(machine);
        let starts = self.now + away;
        if !self.machines[machine].gone {
            self.machines[machine].starts = true;
            self.all_back = self.all_back.max(starts + world::FAREWELL);
        }
        self.agenda.put(starts, Event::MachineStarts { machine });
    }

    /// Whoever is on the machine dies with it.
    fn stop_players_of(&mut self, machine: usize) {
        for number in 0..self.players.len() {
            if self.players[number].machine != machine || self.players[number].presence == Presence::Left {
                continue;
            }
            if let Presence::At(line) = self.players[number].presence {
                self.break_line(line);
            }
            self.players[number].stop();
        }
    }

    fn cut_lines_to(&mut self, machine: usize) {
        let lines: Vec<_> = self
            .lines
            .iter()
            .filter(|(_, line)| line.host() == machine)
            .map(|(&id, _)| id)
            .collect();
        for id in lines {
            let noticed = self.now + self.idle();
            let Some(line) = self.lines.get_mut(&id) else {
                continue;
            };
            (line.at_host, line.broken) = (false, true);
            line.at_client &= !line.local;
            line.up.cut(0);
            // What had left the machine arrives.
            let keep = self.rng.below(line.down.len() as u32 + 1) as usize;
            line.down.cut(keep);
            self.agenda
                .put(noticed.max(line.down.last), Event::LostAtClient { line: id });
        }
        self.lines.retain(|_, line| line.at_host || line.at_client);
    }

    /// The program of a host whose table is closed has said good-bye.
    pub(super) fn host_ends(&mut self, machine: usize) {
        let place = &mut self.machines[machine];
        if place.host.as_ref().is_none_or(|host| !host.session.is_closed()) {
            return;
        }
        if let Some(host) = place.host.take() {
            place.disk = host.disk;
        }
        self.tell(|_| format!("the table on machine {machine} is closed"));
        let place = &mut self.machines[machine];
        (place.tick_at, place.held_wish) = (None, None);
        (place.gathers, place.deals) = (false, false);
        place.formers.clear();
        let open: Vec<_> = self
            .lines
            .iter()
            .filter(|(_, line)| line.host() == machine && line.at_host)
            .map(|(&id, _)| id)
            .collect();
        open.into_iter().for_each(|id| self.closed_by_host(id));
    }

    /// The programs of a machine are started again: the host's goes on with the newest record, unless others have the
    /// table now.
    pub(super) fn machine_starts(&mut self, machine: usize) {
        self.machines[machine].starts = false;
        let is_gone = |player: &Player| player.machine == machine && player.presence == Presence::Gone;
        if self.machines[machine].host.is_some() || self.players.iter().any(is_gone) {
            return;
        }
        let (table, epoch) = self.machines[machine].last;
        let later = |place: &Machine| {
            let newer = |host: &Host| host.session.table().0 != table || host.session.epoch() > epoch;
            place.hosts() && place.open().is_some_and(newer)
        };
        let stays = |player: &Player| {
            let has_seat = matches!(player.role, Role::Person | Role::Window);
            has_seat && player.machine != machine && player.presence != Presence::Gone
        };
        let others = self.machines.iter().any(later) && self.players.iter().any(stays);
        if std::mem::take(&mut self.machines[machine].gone) && (others || self.over_at.is_some()) {
            self.tell(|_| format!("machine {machine} is gone for good"));
            return self.people_go(machine);
        }
        let reachable = (0..self.machines.len())
            .any(|other| other != machine && self.machines[other].hosts() && self.passes(machine, other));
        let Some(loaded) = self.machines[machine].disk.newest().map(record::load::<AnyGame>) else {
            if machine == 0 && self.laws.accepted > 0 {
                // Somebody else has a record of it.
                self.agenda
                    .put(self.now + LOOKS_AGAIN, Event::MachineStarts { machine });
            } else if machine == 0 && !self.leaves_it_to_others(machine) {
                self.tell(|_| "the host opens a new table: there is no record of a game".to_owned());
                return self.open_table();
            }
            return self.people_start(machine);
        };
        let book = self.machines[machine].disk.newest_book().unwrap_or_default();
        self.laws.found(book, &loaded);
        match loaded {
            Ok(loaded) => self.resume(machine, book, &loaded),
            // Nothing was played there; whoever sees the table in the list joins it.
            Err(RecordError::NoHeader | RecordError::NotARecord)
                if (machine > 0 || reachable) && self.over.is_empty() =>
            {
                self.machines[machine].disk.forget_newest();
                self.people_start(machine);
            }
            // Nobody had heard of it, or the law says so; a record before it is gone on with.
            Err(RecordError::NoHeader | RecordError::NotARecord) if self.over.is_empty() => {
                self.machines[machine].disk.forget_newest();
                self.machine_starts(machine);
            }
            Err(_) => self.nothing_to_go_on_with(machine),
        }
    }

    /// True if somebody elsewhere has the table or may still go on with it before a game. In doubt it is looked again.
    fn leaves_it_to_others(&mut self, machine: usize) -> bool {
        if self.machines.iter().any(Machine::hosts) {
            self.agenda
                .put(self.now + LOOKS_AGAIN, Event::MachineStarts { machine });
            return true;
        }
        let now = self.now;
        let may_go_on = |player: &Player| {
            let soon = match player.presence {
                // It has not noticed yet.
                Presence::At(_) => true,
                Presence::Looking | Presence::Gathering => {
                    let search = player.search.as_ref();
                    search.is_some_and(|search| search.lasts(now) < LEFT_TO_OTHERS)
                }
                Presence::Down | Presence::Left | Presence::Gone => false,
            };
            let heirs = player.guest.heirs(player.device);
            let place = &self.machines[player.machine];
            let has_record = place.host.is_none() && place.disk.newest().is_some() && !place.gone;
            if player.presence == Presence::Down && has_record {
                return true;
            }
            soon && player.may_host && heirs.iter().any(|heir| heir.device == player.device)
        };
        let elsewhere = |player: &&Player| player.machine != machine && player.role != Role::Bot;
        // A host without a player beside it.
        let comes_back = |place: &Machine| place.starts && place.disk.newest().is_some();
        let leaves = self.machines.iter().any(comes_back) || self.players.iter().filter(elsewhere).any(may_go_on);
        if leaves {
            self.tell(|_| format!("machine {machine} leaves the table to others"));
            self.agenda.put(now + LOOKS_AGAIN, Event::MachineStarts { machine });
        }
        leaves
    }

    /// The people at a machine do not come back.
    fn people_go(&mut self, machine: usize) {
        let people = self.players.iter_mut().filter(|player| player.machine == machine);
        people.for_each(|player| player.presence = Presence::Gone);
    }

    /// The people at a machine start their programs as guests.
    fn people_start(&mut self, machine: usize) {
        for number in 0..self.players.len() {
            let player = &self.players[number];
            if player.machine == machine && player.role != Role::Bot {
                self.player_starts(number);
            }
        }
    }

    fn resume(&mut self, machine: usize, book: u32, loaded: &Loaded<AnyGame>) {
        let (secret, key) = (self.bytes(), self.machines[machine].key.clone());
        match Session::resume(&loaded.record, &key, secret, !self.plan.house && machine == 0) {
            Ok(session) => {
                self.machines[machine].disk.reopen(loaded.good_bytes);
                self.laws.resumed(book, loaded);
                let entries = loaded.record.entries.len();
                let damage = loaded.damage.map(|damage| format!("; {damage}")).unwrap_or_default();
                self.tell(|_| format!("the host on machine {machine} goes on after {entries} entries{damage}"));
                let names = self.machines[machine].disk.names_after_newest();
                self.host_runs(machine, session, (names, book));
                self.people_start(machine);
            }
            Err(ResumeError::Over) => {
                self.laws.over(book, loaded);
                self.nothing_to_go_on_with(machine);
            }
            Err(ResumeError::MovedOn) => {
                self.tell(|_| format!("machine {machine} finds that its table went on elsewhere"));
                self.people_start(machine);
            }
            Err(error) => self.laws.broke(format!("the host cannot go on: {error}")),
        }
    }

    /// The last game is over, or the next one had not begun: the evening ends without a host and for the people there, unless
    /// others have one.
    fn nothing_to_go_on_with(&mut self, machine: usize) {
        self.tell(|_| format!("machine {machine} finds nothing to go on with"));
        let elsewhere = self.machines.iter().any(|place| place.open().is_some());
        if elsewhere || self.leaves_it_to_others(machine) {
            return self.people_start(machine);
        }
        self.people_go(machine);
        self.over.extend(self.laws.game_over());
        self.told_end = false;
        self.over_at = Some(self.now);
    }

    /// The line of a teller or a player that speaks from there.
    pub(super) fn device_of(&self, end: End) -> DeviceId {
        match end {
            End::Player(number) | End::Liar(number) => self.players[number].device,
            End::Successor(machine) => self.machines[machine].device(),
        }
    }
}
