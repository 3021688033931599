//! The start of a machine's programs: its host opens a table, continues a record, or leaves the table to others.

use super::{
    agenda::Event,
    host::Host,
    machine::Machine,
    player::{Player, Presence, Role},
    world::World,
};
use crate::{
    bot::BotKind,
    games::any::AnyGame,
    protocol::{Name, TableId},
    record::{self, Loaded, RecordError, RecordNames},
    session::{Admission, Input, Operator, ResumeError, Session, TableOptions},
};
use std::time::Duration;

/// A host without a record leaves its table to members that have searched for less than this, and checks again after
/// `LOOKS_AGAIN`.
const LEFT_TO_OTHERS: Duration = Duration::from_secs(240);
const LOOKS_AGAIN: Duration = Duration::from_secs(60);

impl World {
    /// The people come, and the host opens a table.
    pub(super) fn begin(&mut self) {
        self.tell(|world| world.plan.to_string());
        self.invite();
        self.open_table();
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
        let book = self.numbers.book();
        match Session::new(options) {
            Ok(session) => {
                let names = RecordNames::new(format!("table {book}").into());
                self.host_runs(0, session, (names, book));
            }
            Err(error) => return self.laws.broke(format!("the table cannot be opened: {error}")),
        }
        for _ in 0..self.plan.bots {
            let kind = [BotKind::Random, BotKind::Greedy][self.rng.below(2) as usize];
            let operator = Operator::AddBot { seat: None, kind };
            self.at_host(0, None, |host| host.input(Input::Operator(operator)));
        }
        self.window_starts();
    }

    /// Starts the programs of a machine again. Its host continues the newest record. A machine that was `gone` stays
    /// away if others have the table.
    pub(super) fn machine_starts(&mut self, machine: usize) {
        self.machines[machine].starts = false;
        let is_gone = |player: &Player| player.machine == machine && player.presence == Presence::Gone;
        if self.machines[machine].host.is_some() || self.players.iter().any(is_gone) {
            return;
        }
        let (table, epoch) = self.machines[machine].last;
        let later = |place: &Machine| {
            let newer = |host: &Host| host.session().table().0 != table || host.session().epoch() > epoch;
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
                // Another machine has a record of the game.
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
            // Nothing was played here, so the people join a table from the list.
            Err(RecordError::NoHeader | RecordError::NotARecord)
                if (machine > 0 || reachable) && self.over.is_empty() =>
            {
                self.machines[machine].disk.forget_newest();
                self.people_start(machine);
            }
            // This record never began, as `Laws::found` checks. The one before it is resumed.
            Err(RecordError::NoHeader | RecordError::NotARecord) if self.over.is_empty() => {
                self.machines[machine].disk.forget_newest();
                self.machine_starts(machine);
            }
            Err(_) => self.nothing_to_go_on_with(machine),
        }
    }

    /// Returns true if another machine hosts the table or may do so soon. The machine then starts again after
    /// `LOOKS_AGAIN`.
    fn leaves_it_to_others(&mut self, machine: usize) -> bool {
        if self.machines.iter().any(Machine::hosts) {
            self.agenda
                .put(self.now + LOOKS_AGAIN, Event::MachineStarts { machine });
            return true;
        }
        let may_go_on = |player: &Player| {
            let soon = match player.presence {
                // It has not noticed the loss yet.
                Presence::At(_) => true,
                Presence::Looking | Presence::Gathering => {
                    player.visit.is_searching()
                        && player
                            .visit
                            .searched(self.machines[player.machine].clock.read(self.now))
                            < LEFT_TO_OTHERS
                }
                Presence::Down | Presence::Left | Presence::Gone => false,
            };
            let heirs = player.visit.guest().heirs(player.device);
            let place = &self.machines[player.machine];
            let has_record = place.host.is_none() && place.disk.newest().is_some() && !place.gone;
            if player.presence == Presence::Down && has_record {
                return true;
            }
            soon && player.may_host() && heirs.iter().any(|heir| heir.device == player.device)
        };
        let elsewhere = |player: &&Player| player.machine != machine && player.role != Role::Bot;
        // A host that restarts, also without a player on its machine.
        let comes_back = |place: &Machine| place.starts && place.disk.newest().is_some();
        let leaves = self.machines.iter().any(comes_back) || self.players.iter().filter(elsewhere).any(may_go_on);
        if leaves {
            self.tell(|_| format!("machine {machine} leaves the table to others"));
            self.agenda
                .put(self.now + LOOKS_AGAIN, Event::MachineStarts { machine });
        }
        leaves
    }

    /// The people at a machine do not come back.
    fn people_go(&mut self, machine: usize) {
        for number in 0..self.players.len() {
            let player = &self.players[number];
            if player.machine != machine {
                continue;
            }
            // They may have come to another host meanwhile.
            if let Presence::At(line) = player.presence {
                self.break_line(line);
            }
            self.players[number].presence = Presence::Gone;
        }
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

    pub(super) fn resume(&mut self, machine: usize, book: u32, loaded: &Loaded<AnyGame>) {
        let (secret, key) = (self.bytes(), self.machines[machine].key.clone());
        match Session::resume(&loaded.record, &key, secret, !self.plan.house && machine == 0) {
            Ok(session) => {
                self.machines[machine].disk.reopen(loaded.good_bytes);
                self.laws.resumed(book, loaded);
                let entries = loaded.record.entries.len();
                let damage = loaded.damage.map(|damage| format!("; {damage}")).unwrap_or_default();
                self.tell(|_| format!("the host on machine {machine} goes on after {entries} entries{damage}"));
                self.resumed += 1;
                // This host knows no addresses. Without announcements it tells nobody of itself, and nobody finds it.
                self.laws.apart += u32::from(self.plan.hushed);
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

    /// This machine has no game to resume. Its people join as guests if others have or may take the table. Otherwise
    /// the evening ends.
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

    /// Has a person without a table in the list resume the game that this machine hosted. Returns false without such a
    /// game.
    pub(super) fn resumes_by_hand(&mut self, number: usize) -> bool {
        let player = &self.players[number];
        let (machine, place) = (player.machine, &self.machines[player.machine]);
        let newest = place
            .disk
            .newest()
            .filter(|_| place.host.is_none() && player.role != Role::Bot);
        let loaded = newest.and_then(|bytes| record::load::<AnyGame>(bytes).ok());
        let resumes = loaded.is_some_and(|loaded| Session::resume(&loaded.record, &place.key, [0; 32], false).is_ok());
        if resumes {
            self.tell(|_| format!("player {number} goes on with the record of machine {machine}"));
            self.players[number].stop();
            self.machine_starts(machine);
        }
        resumes
    }
}
