//! The table without its host: its members search, gather at an heir, and tell the former host. [`HostSearch`] and the
//! session decide what to do, as for `net::client` and `net::host`.

use super::{
    agenda::Event,
    lines::End,
    player::{Player, Presence, Role},
    world::World,
};
use crate::{
    games::any::AnyGame,
    protocol::{ClientMessage, Closing, DeviceId, Heir, HostMessage, Join, codec},
    record::RecordNames,
    session::{HostSearch, Input, Operator, Origin, Seek, Seeker, Session},
};
use std::{collections::BTreeSet, time::Duration};

/// Longest attempt to reach somebody who does not answer, as `net::dial` has it.
const CONNECT: Duration = Duration::from_secs(3);
/// Pause between two attempts to find another host while the others are waited for here.
const LOOK_AGAIN: Duration = Duration::from_secs(4);
/// Pause between two attempts to come to a table of the list.
const CLICK_AGAIN: Duration = Duration::from_secs(1);
/// Pause between two attempts to tell a former host; each takes its time.
const TELL_AGAIN: Duration = Duration::from_secs(2);
/// Longest time for its answer.
const ANSWER: Duration = Duration::from_secs(3);
/// Time after which somebody who finds no host to follow takes the table from the list.
pub(super) const BY_HAND: Duration = Duration::from_secs(60);
/// Time after which a person thinks about going on without those who are missing.
const PATIENCE: Duration = Duration::from_secs(20);
/// Time after which nobody thinks any longer.
const DECIDED: Duration = Duration::from_secs(150);

impl World {
    /// The machines at which this player finds a host now: those in the list of tables that it may follow, the one that
    /// it knows, and an heir.
    pub(super) fn found(&self, number: usize, heir: Option<&Heir>) -> Vec<usize> {
        let player = &self.players[number];
        let hosts = player.guest.possible_hosts();
        let reached = |&machine: &usize| {
            let place = &self.machines[machine];
            let may = hosts.contains(&place.device()) || player.earlier.contains(&machine);
            let listed = place.hosts() && (player.target.is_none() || may);
            let known = player.target == Some(machine) || heir.is_some_and(|heir| heir.device == place.device());
            let awake = place.asleep_until <= self.now;
            machine != player.machine && place.open().is_some() && (listed || known) && awake
        };
        let all = (0..self.machines.len()).filter(reached);
        all.filter(|&machine| self.passes(player.machine, machine)).collect()
    }

    /// A player tries to find the table.
    pub(super) fn dial(&mut self, number: usize, life: u32) {
        let player = &self.players[number];
        if player.life != life || player.presence != Presence::Looking {
            return;
        }
        let own = player.machine;
        if self.machines[own].hosts() {
            return self.go_to(number, own);
        }
        if player.role == Role::Bot {
            return;
        }
        let heirs = player.guest.heirs(player.device);
        let seeker = Seeker {
            own: player.device,
            heirs: &heirs,
            may_host: player.may_host,
            goes_on: player.goes_on,
        };
        let now = self.now;
        let seek = self.players[number]
            .search
            .as_mut()
            .map(|search| search.next(now, &seeker));
        match seek {
            None => self.try_to_reach(number, (None, false), CLICK_AGAIN),
            Some(Seek::Dial { heir, alone, limit }) => self.try_to_reach(number, (heir.as_ref(), alone), limit),
            Some(Seek::Gather {
                agreed,
                given,
                silent,
                patience,
            }) => self.gather(number, (agreed, given), &silent, patience),
        }
    }

    fn try_to_reach(&mut self, number: usize, (heir, alone): (Option<&Heir>, bool), limit: Duration) {
        let mut found = self.found(number, heir);
        if let Some(heir) = heir.filter(|_| alone) {
            found.retain(|machine| self.machines[*machine].device() == heir.device);
        }
        if found.is_empty() {
            let (player, life) = (number, self.players[number].life);
            let at = self.now + limit.min(CONNECT);
            return self.agenda.put(at, Event::InVain { player, life });
        }
        let machine = found[self.rng.below(found.len() as u32) as usize];
        self.go_to(number, machine);
    }

    /// The player's first packets go to a machine.
    fn go_to(&mut self, number: usize, machine: usize) {
        let (player, own) = (&self.players[number], self.players[number].machine);
        let life = player.life;
        let at = self.arrival([own, machine], self.now);
        self.agenda.put(
            at,
            Event::Reach {
                player: number,
                life,
                machine,
            },
        );
    }

    /// Nobody has answered an attempt.
    pub(super) fn in_vain(&mut self, number: usize, life: u32) {
        let now = self.now;
        let player = &mut self.players[number];
        if player.life != life || player.presence != Presence::Looking {
            return;
        }
        let heirs = player.guest.heirs(player.device);
        let (has_heirs, own) = (!heirs.is_empty(), player.device);
        let hopeless = heirs.iter().all(|heir| heir.device != own);
        if hopeless && player.search.as_ref().is_some_and(|search| search.lasts(now) > BY_HAND) {
            return self.joins_by_hand(number);
        }
        if player.search.is_none() && self.resumes_by_hand(number) {
            return;
        }
        let pause = match &mut self.players[number].search {
            Some(search) => {
                search.in_vain(now);
                search.pause(own, has_heirs)
            }
            None => CLICK_AGAIN,
        };
        self.agenda.put(now + pause, Event::Dial { player: number, life });
    }

    /// The player waits for the others at its machine, but for the `silent` ones.
    fn gather(
        &mut self,
        number: usize,
        (agreed, given): (bool, bool),
        silent: &BTreeSet<DeviceId>,
        patience: Option<Duration>,
    ) {
        let machine = self.players[number].machine;
        let key = self.machines[machine].key.clone();
        let Some(mut legacy) = self.players[number].guest.legacy() else {
            return self.pass_by(number);
        };
        legacy.note_silent(silent);
        let session = match Session::<AnyGame>::succeed(legacy, &key, self.bytes(), agreed) {
            Ok(session) => session,
            Err(error) => {
                return self
                    .laws
                    .broke(format!("player {number} cannot go on with the table: {error}"));
            }
        };
        self.host_ends(machine);
        if self.machines[machine].host.is_some() {
            return self.pass_by(number);
        }
        self.tell(|_| format!("player {number} waits for the others, agreed: {agreed}"));
        self.laws.asked |= self.players[number].goes_on;
        let place = &mut self.machines[machine];
        (place.agreed, place.gathers, place.deals) = (agreed, true, true);
        place.voters = session.lobby().electors();
        self.players[number].presence = Presence::Gathering;
        let player = &self.players[number];
        let machines = player.earlier.iter().copied().chain(player.target);
        let machines = machines.filter(|before| *before != machine).collect();
        self.machines[machine].formers = machines;
        let book = self.numbers.book();
        // A visit has one name for its records, however often it takes the table over.
        let visit = format!("visit {} of player {number}", self.players[number].life);
        self.host_runs(machine, session, (RecordNames::new(visit.into()), book));
        let (host, player) = (self.machines[machine].life, number);
        let (wait, last) = patience.map_or((PATIENCE, false), |patience| (patience, true));
        if !given {
            self.agenda.put(self.now, Event::LookAgain { player, host, last });
        }
        self.agenda.put(self.now + wait, Event::Ponder { player, host, last });
    }

    /// This machine is not the one to go on.
    fn pass(&mut self, number: usize) {
        let player = &mut self.players[number];
        player.presence = Presence::Looking;
        let device = player.device;
        player.search.iter_mut().for_each(|search| search.pass(device));
    }

    fn pass_by(&mut self, number: usize) {
        self.pass(number);
        self.in_vain(number, self.players[number].life);
    }

    /// Who waited for the others at a machine looks elsewhere.
    pub(super) fn none_gathers(&mut self, machine: usize) {
        let waits = |player: &Player| player.machine == machine && player.presence == Presence::Gathering;
        let waiting = (0..self.players.len()).find(|&number| waits(&self.players[number]));
        let (to, now) = (self.machines[machine].moved_to.take(), self.now);
        if let Some(number) = waiting {
            let player = &mut self.players[number];
            if let Some(to) = to {
                player
                    .search
                    .iter_mut()
                    .for_each(|search| search.leave_it_to_others(now));
                player.follow(to);
            }
            self.pass_by(number);
        }
    }

    fn waits_here(&self, number: usize, host: u32) -> bool {
        let player = &self.players[number];
        player.presence == Presence::Gathering && self.machines[player.machine].life == host
    }

    fn give_up(&mut self, number: usize) {
        let machine = self.players[number].machine;
        self.at_host(machine, None, |host| host.input(Input::Operator(Operator::GiveUp)));
        self.host_ends(machine);
        self.pass(number);
    }

    /// The lost host may answer after all, or somebody else hosts.
    pub(super) fn look_again(&mut self, number: usize, host: u32, last: bool) {
        if !self.waits_here(number, host) {
            return;
        }
        let own = self.players[number].device;
        let goes = |&machine: &usize| {
            let place = &self.machines[machine];
            place.hosts() || HostSearch::goes_to(place.device(), own, last)
        };
        let Some(machine) = self.found(number, None).into_iter().find(goes) else {
            let player = number;
            return self
                .agenda
                .put(self.now + LOOK_AGAIN, Event::LookAgain { player, host, last });
        };
        self.tell(|_| format!("player {number} finds another host on machine {machine}"));
        self.give_up(number);
        self.go_to(number, machine);
    }

    /// The others were waited for long enough, or the person thinks about it.
    pub(super) fn ponder(&mut self, number: usize, host: u32, last: bool) {
        if !self.waits_here(number, host) {
            return;
        }
        let now = self.now;
        let search = self.players[number].search.as_ref();
        let lasts = search.map_or(Duration::ZERO, |search| search.lasts(now));
        let goes_on = lasts >= PATIENCE && (self.over_at.is_some() || self.rng.below(4) == 0 || lasts >= DECIDED);
        if goes_on {
            self.tell(|_| format!("player {number} chooses to go on"));
            self.laws.asked = true;
            // Who was about to go on elsewhere may give way to that.
            self.upsets += 1;
            self.players[number].goes_on = true;
            let machine = self.players[number].machine;
            self.machines[machine].agreed = true;
            return self.at_host(machine, None, |host| host.input(Input::Operator(Operator::GoOn)));
        }
        if last {
            self.give_up(number);
            return self.in_vain(number, self.players[number].life);
        }
        let player = number;
        self.agenda.put(now + PATIENCE, Event::Ponder { player, host, last });
    }

    /// A host tells the former hosts that it knows, and all others that announce the table.
    pub(super) fn tell_formers(&mut self, machine: usize, life: u32) {
        let place = &mut self.machines[machine];
        if place.life != life || self.over_at.is_some_and(|at| self.now > at.max(self.all_back)) {
            return;
        }
        let (formers, Some(standing)) = (place.formers.clone(), place.news.clone()) else {
            place.tells = false;
            return;
        };
        self.agenda.put(self.now + TELL_AGAIN, Event::Tell { machine, life });
        if let Some(snapshot) = &standing.snapshot {
            self.laws.passed_on(snapshot);
        }
        let Ok(frame) = codec::encode_frame(&ClientMessage::LastSeen(Box::new(standing))) else {
            return;
        };
        for to in (0..self.machines.len()).filter(|to| *to != machine) {
            // Of the others, those that announce it are found.
            if formers.contains(&to) || self.machines[to].hosts() {
                self.tell_former(machine, to, frame.clone());
            }
        }
    }

    fn tell_former(&mut self, machine: usize, to: usize, frame: Vec<u8>) {
        let there = &self.machines[to];
        if there.open().is_none() || there.asleep_until > self.now || !self.passes(machine, to) {
            return;
        }
        let id = self.connect(
            End::Successor(machine),
            [machine, to],
            Origin::Network(self.address_of(machine)),
        );
        self.push_up(id, frame);
        self.agenda.put(self.now + ANSWER, Event::LostAtHost { line: id });
        self.agenda.put(self.now + ANSWER, Event::LostAtClient { line: id });
    }

    /// A former host answers.
    pub(super) fn former_says(&mut self, [machine, from]: [usize; 2], message: &HostMessage<AnyGame>) {
        if *message == (HostMessage::Closed { why: Closing::MovedOn }) {
            self.machines[machine].formers.retain(|machine| *machine != from);
        }
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
        let epoch = self.machines[machine].open().map(|host| host.session().epoch());
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
}
