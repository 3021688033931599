//! The deeds of a host's program, its death and its return.

use super::{
    agenda::{Event, LineId, Look},
    host::{Deed, Host},
    lines::{End, Line},
    machine::Machine,
    player::{Player, Presence, Role},
    world::{self, World},
};
use crate::{
    games::any::AnyGame,
    protocol::{DeviceId, Epoch, LastSeen, Lineage, Stage, TableId, reign_of, round_of},
    record::{self, RecordNames},
    rules::Seat,
    session::{Input, Journal, Origin, Session, TellAttempts},
};
use std::{collections::BTreeSet, time::Duration};

/// Longest time of a write on a slow disk, in milliseconds.
const SLOW_WRITE_MS: u32 = 700;
/// Time for the last messages of a table that is closed.
const FAREWELL: Duration = Duration::from_secs(1);
/// Time after which the person at a host decides about stand-ins, for the first time and again.
pub(super) const DECIDES: Duration = Duration::from_secs(90);

impl World {
    /// Lets the host's program on a machine act on behalf of a device, and carries out its deeds.
    pub(super) fn at_host(&mut self, machine: usize, wish_of: Option<DeviceId>, act: impl FnOnce(&mut Host)) {
        let now = self.now;
        let place = &mut self.machines[machine];
        let Some(host) = &mut place.host else {
            return;
        };
        host.now = place.clock.read(now);
        let waited = host.waiting() > 0;
        // What waits for the disk may be written now. It is the wish of the device that caused it.
        let wishes = [wish_of, place.held_wish.filter(|_| waited)];
        act(host);
        let (deeds, writes) = (std::mem::take(&mut host.deeds), std::mem::take(&mut host.writes));
        let (book, life) = (host.book, place.life);
        let (dead, closed) = (host.dead, host.session().is_closed());
        let gathered = !host.session().is_gathering() && std::mem::take(&mut place.gathers);
        let dealt = host.session().has_begun() && std::mem::take(&mut place.deals);
        if host.waiting() > 0 && !waited {
            place.held_wish = wish_of;
        }
        if gathered && !closed {
            self.has_gathered(machine);
        }
        if dealt && !closed {
            self.has_dealt(machine);
        }
        for deed in deeds {
            self.carry_out((machine, book), deed, wishes);
        }
        if self.disk_slow && writes > 0 {
            self.machines[machine].asleep_until = now + self.millis(SLOW_WRITE_MS);
        }
        if dead {
            self.host_dies(machine);
        } else if closed {
            self.agenda.put(now + FAREWELL, Event::HostEnds { machine, life });
        }
        self.plan_tick(machine);
    }

    fn plan_tick(&mut self, machine: usize) {
        let place = &self.machines[machine];
        let Some(host) = place.open() else {
            return;
        };
        let Some(due) = host.next_deadline().map(|due| place.clock.when(due)) else {
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

    fn carry_out(&mut self, (machine, book): (usize, u32), deed: Deed, wishes: [Option<DeviceId>; 2]) {
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
                self.laws.wrote(book, &entry, wishes);
                self.evening.steps_back += u32::from(matches!(entry.action, record::Action::StepBack { .. }));
                self.evening.take_backs += u32::from(matches!(entry.action, record::Action::TakeBack { .. }));
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
            Deed::Follow(line) => {
                if let Some(there) = self.lines.get(&line).map(|line| line.machines[0]) {
                    self.gives_way(machine, there);
                }
            }
            Deed::Look(line, host, rival) => self.looks(machine, line, (host, rival)),
            Deed::Tell(standing) => self.has_news(machine, *standing),
            Deed::Ended { game, outcome, digest } => {
                let bytes = self.machines[machine].host.as_ref().and_then(|host| host.disk.newest());
                self.laws.ended((self.table, book), (digest, *outcome), bytes);
                self.machines[machine].ended = Some(game);
            }
            Deed::Broke(text) => self.laws.broke(text),
        }
    }

    /// Notes that the new owner of a seat has chosen to go on without the former one, who is away and may play on
    /// elsewhere.
    fn seat_changes(&mut self, machine: usize, before: Option<DeviceId>) {
        let lobby = self.machines[machine].open().map(|host| host.session().lobby());
        let members = lobby.iter().flat_map(|lobby| &lobby.members);
        let mut here = members.filter(|member| member.connected).map(|member| member.device);
        self.laws.apart += u32::from(!here.any(|device| Some(device) == before));
    }

    /// A host looks whether its table goes on at the machine that a line comes from.
    fn looks(&mut self, machine: usize, line: LineId, (host, rival): (DeviceId, Option<Epoch>)) {
        let Some(there) = self.lines.get(&line).map(|line| line.machines[0]) else {
            return self.at_host(machine, None, |own| {
                own.looked(host, None, rival);
            });
        };
        let life = self.machines[machine].life;
        let reached = self.arrival([machine, there], self.now);
        let at = self.arrival([there, machine], reached);
        let look = Look { there, host, rival };
        self.agenda.put(at, Event::LooksThere { machine, life, look });
    }

    /// A host has looked whether its table goes on at another machine, and may give way to it.
    pub(super) fn looks_there(&mut self, machine: usize, life: u32, Look { there, host, rival }: Look) {
        if self.machines[machine].life != life {
            return;
        }
        let other = self.machines[there].open();
        let sure = other.filter(|_| self.machines[there].hosts() && self.passes(machine, there));
        let sure = sure.map(|other| other.session().sure_epoch());
        let mut gives_way = false;
        self.at_host(machine, None, |own| gives_way = own.looked(host, sure, rival));
        if gives_way && self.machines[machine].host.is_some() {
            self.gives_way(machine, there);
        }
    }

    fn gives_way(&mut self, machine: usize, there: usize) {
        self.tell(|_| format!("machine {machine} gives way"));
        self.evening.gave_way += 1;
        self.machines[machine].gave_way += 1;
        self.machines[machine].moved_to = Some(there);
        let over = |place: &Machine| {
            let host = place.host.as_ref();
            host.is_some_and(|host| matches!(host.session().stage(), Stage::Ended | Stage::Lobby))
        };
        if self.machines.iter().filter(|place| over(place)).count() == 1 && over(&self.machines[machine]) {
            // The game that ended there does not count.
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

    /// Notes that a game is over once it has ended at the host that has the table.
    pub(super) fn look_for_the_end(&mut self) {
        if let Some(machine) = self.hosting()
            && let Some(game) = self.machines[machine].ended.take()
        {
            self.game_over(machine, game);
        }
    }

    pub(super) fn game_over(&mut self, machine: usize, game: u32) {
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

    /// Kills the host's program on a machine, with the players and lines of that machine.
    pub(super) fn host_dies(&mut self, machine: usize) {
        let place = &mut self.machines[machine];
        let Some(host) = place.host.take() else {
            return;
        };
        self.upsets += 1;
        (place.tick_at, place.held_wish, place.moved_to) = (None, None, None);
        place.formers.clear();
        // A dead program tells nobody anything.
        place.news = None;
        (place.gathers, place.deals) = (false, false);
        place.last = (host.session().table().0, host.session().epoch());
        let stage = host.session().stage();
        place.disk = host.disk;
        if stage == Stage::Ended {
            // No host is left to tell the end.
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
        let gone = self.machines[machine].gone;
        self.machines[machine].starts |= !gone;
        // Its people look for another host, or find it again.
        let from = if gone { self.now } else { starts };
        self.all_back = self.all_back.max(from + world::FAREWELL);
        self.agenda.put(starts, Event::MachineStarts { machine });
    }

    /// Stops the players on a machine that dies.
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
            // A part of the frames in flight still arrives.
            let keep = self.rng.below(line.down.len() as u32 + 1) as usize;
            line.down.cut(keep);
            self.agenda
                .put(noticed.max(line.down.last), Event::LostAtClient { line: id });
        }
        self.lines.retain(|_, line| line.at_host || line.at_client);
    }

    /// Ends the program of a host whose table is closed.
    pub(super) fn host_ends(&mut self, machine: usize) {
        let place = &mut self.machines[machine];
        if place.host.as_ref().is_none_or(|host| !host.session().is_closed()) {
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
        // A bot that had not come yet ends with the program.
        let bots = self.players.iter_mut().filter(|player| player.machine == machine);
        let coming = bots.filter(|player| player.role == Role::Bot && player.presence == Presence::Looking);
        coming.for_each(|player| player.presence = Presence::Down);
    }

    /// The others have come to a machine, and the table goes on there.
    pub(super) fn has_gathered(&mut self, machine: usize) {
        let Some(host) = self.machines[machine].open() else {
            return;
        };
        let all = host.session().lobby().electors().len();
        let came = self.electors_at(machine).len();
        let epoch = host.session().epoch();
        let agreed = std::mem::take(&mut self.machines[machine].agreed);
        self.laws.gathered(agreed, (came, all), epoch);
        self.laws.apart += self.unknown_to(machine);
        self.evening.taken_over += 1;
        self.tell(|_| format!("{came} of {} go on at machine {machine}", all));
        for number in 0..self.players.len() {
            let player = &mut self.players[number];
            if player.machine == machine && player.presence == Presence::Gathering {
                player.presence = Presence::Looking;
                let life = player.life;
                self.agenda.put(self.now, Event::Dial { player: number, life });
            }
        }
    }

    /// Has the laws check that no elector at a machine has seen more than the position from which its lobby or record
    /// begins.
    pub(super) fn has_dealt(&mut self, machine: usize) {
        let here = self.electors_at(machine);
        // The heir believes a host without a quorum, or a liar, only if the heir has followed that host.
        let mut people = self.players.iter().filter(|player| player.role != Role::Bot);
        let heir = people.find(|player| player.machine == machine);
        let followed = heir
            .and_then(|heir| heir.visit.guest().legacy())
            .map(|legacy| legacy.followed);
        let liar = self.plan.liar().map(|liar| self.players[liar].device);
        let of_most = |seen: &LastSeen<AnyGame>| {
            let position = seen.snapshot.as_deref();
            position.is_none_or(|told| {
                let host = told.signer().filter(|_| reign_of(told.sure) != reign_of(told.epoch));
                let is_followed = |host| followed.as_ref().is_some_and(|all| all.has(told.epoch, host));
                let chosen = told.signer().filter(|_| self.laws.was_chosen(told.sure));
                let lied = told.signer().filter(|host| Some(*host) == liar);
                let unproven = told
                    .signer()
                    .filter(|host| !self.is_proven_at(machine, (told.sure, *host)));
                host.or(chosen).or(lied).or(unproven).is_none_or(is_followed)
            })
        };
        // A player who has gone elsewhere no longer counts here, even if this host has not noticed yet.
        let stays = |player: &Player| {
            matches!(player.presence, Presence::At(_)) && player.came_to.is_some_and(|(to, _)| to == machine)
        };
        let here = |player: &Player| here.contains(&player.device) && (stays(player) || player.machine == machine);
        let place = &self.machines[machine];
        let Some(host) = place.open().filter(|host| host.went_back_to.is_none()) else {
            return;
        };
        let (lobby, book, game) = (
            host.session().stage() == Stage::Lobby,
            host.book,
            host.session().lobby().game,
        );
        // Lies use up the rations of a device, so the host may refuse the liar's true testimony.
        let lies = |number: usize, player: &Player| self.plan.liar() == Some(number) && player.machine != machine;
        // A host hears no testimony of a member that gets its seat only as the lobby opens.
        let heard = |(number, player): &(usize, &Player)| {
            here(player) && !lies(*number, player) && (!lobby || place.voters.contains(&player.device))
        };
        let seen = self.players.iter().enumerate().filter(heard);
        // A host signs no position that only members without a seat hear.
        let is_signed = |standing: &LastSeen<AnyGame>| {
            let position = standing.snapshot.as_deref();
            position.is_none_or(|position| position.signer().is_some())
        };
        let standings = seen.filter_map(|(_, player)| {
            let guest = player.visit.guest();
            let counts = |standing: &LastSeen<AnyGame>| of_most(standing) && (is_signed(standing) || guest.had_seat());
            guest
                .standing()
                .filter(|standing| player.machine == machine || counts(standing))
        });
        let standings: Vec<_> = standings.collect();
        if lobby {
            self.laws.lobby_again(game, &standings);
        } else {
            self.laws.dealt(book, &standings);
        }
    }

    /// The number of hosts that the heir at a machine does not know of in an evening without announcements. Nobody
    /// tells these hosts that their table has gone on.
    fn unknown_to(&self, machine: usize) -> u32 {
        let formers = &self.machines[machine].formers;
        let is_known = |place: &Machine| formers.iter().any(|former| former.host == place.device());
        let others = self.machines.iter().enumerate().filter(|(other, _)| *other != machine);
        let unknown = others.filter(|(_, place)| self.plan.hushed && place.hosts() && !is_known(place));
        unknown.count() as u32
    }

    /// True if the players at a machine know promises of most electors to that host for its reign, or that the host which
    /// the heir followed last handed the table over to it. The host that opened the table needs no proof.
    fn is_proven_at(&self, machine: usize, (sure, host): (Epoch, DeviceId)) -> bool {
        let there = |player: &&Player| {
            let is_there = player.came_to.is_some_and(|(to, _)| to == machine);
            player.role != Role::Bot && (is_there || player.machine == machine)
        };
        let known = self.players.iter().filter(there);
        let known = known.filter_map(|player| player.visit.guest().standing());
        let known: Vec<_> = known.filter_map(|seen| Some((seen.table, seen.mandate?))).collect();
        let known = known.iter().filter(|(_, known)| known.mandate.is_of(sure, host));
        let electors = &self.machines[machine].voters;
        let promises = known.clone().flat_map(|(_, known)| &known.mandate.promises);
        let by: BTreeSet<_> = promises
            .map(|seal| seal.claims())
            .filter(|by| electors.contains(by))
            .collect();
        let mut people = self.players.iter().filter(|player| player.role != Role::Bot);
        let heir = people.find(|player| player.machine == machine);
        let followed = heir.and_then(|heir| heir.visit.guest().legacy()?.followed.last());
        let is_given = |(table, known): &(TableId, Box<Lineage>)| {
            let givers = known.givers.iter().chain([&known.mandate]);
            let mut givers = givers.filter_map(|taker| taker.grant.as_ref()?.giver(*table, taker.host));
            givers.any(|giver| followed.is_some_and(|(_, last)| last == giver))
        };
        let given = known.clone().any(is_given);
        round_of(sure) == 0 || given || 2 * by.len() > electors.len()
    }

    /// A host has news for the former hosts, which it tells at once and from time to time.
    fn has_news(&mut self, machine: usize, news: LastSeen<AnyGame>) {
        let place = &mut self.machines[machine];
        place.news = Some(news);
        place.attempts = TellAttempts::default();
        let formers = place.formers.iter_mut();
        formers.for_each(|former| former.attempts = TellAttempts::default());
        if !std::mem::replace(&mut place.tells, true) {
            let life = place.life;
            self.agenda.put(self.now, Event::Tell { machine, life });
        }
    }

    /// Starts a host's program with this session on a machine. `records` are the names of its files and the number of
    /// its book.
    pub(super) fn host_runs(&mut self, machine: usize, session: Session<AnyGame>, records: (RecordNames, u32)) {
        let (now, life) = (self.now, self.numbers.life());
        let place = &mut self.machines[machine];
        (place.life, place.asleep_until, place.tick_at) = (life, now, None);
        (place.ended, place.tells, place.news) = (None, false, None);
        let disk = std::mem::take(&mut place.disk);
        let mut host = Host::new(session, disk, records, place.clock.read(now));
        host.went_back_to = place.older.take();
        place.host = Some(host);
        self.at_host(machine, None, |host| host.input(Input::Tick));
        self.agenda.put(now + DECIDES, Event::Decide { machine, life });
    }

    /// Opens a line from one machine to the host on another.
    pub(super) fn connect(&mut self, end: End, machines: [usize; 2], origin: Origin) -> LineId {
        let id = self.numbers.line();
        let place = &self.machines[machines[1]];
        let book = place.host.as_ref().map_or(0, |host| host.book);
        self.lines.insert(id, Line::new(end, machines, (place.life, book)));
        let device = self.device_of(end);
        self.at_host(machines[1], None, |host| host.connected(id, device, origin));
        id
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
}
