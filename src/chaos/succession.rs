//! The table without its host: its members search, gather at an heir, and tell the former host. [`crate::session::Visit`] and the
//! session decide what to do, as for `net::client` and `net::host`.

use super::{
    agenda::Event,
    lines::End,
    machine::Former,
    player::{Player, Presence, Role},
    world::World,
};
use crate::{
    games::any::AnyGame,
    protocol::{ClientMessage, Closing, DeviceId, Heir, HostMessage, Legacy, Snapshot, codec, reign_of},
    record::RecordNames,
    session::{
        BEGINS, CONNECT, HostAddress, Input, LOOK_AGAIN, Lookout, Operator, Origin, Session, TELL_AGAIN, TELL_ANSWER,
        TellAttempts, VisitEnd, VisitStep,
    },
};
use std::time::Duration;

/// Pause between two attempts to come to a table of the list.
const CLICK_AGAIN: Duration = Duration::from_secs(1);
/// Time after which somebody who handed the table over and left comes back.
const BACK_AGAIN: Duration = Duration::from_secs(30);
/// Time after which somebody who finds no host to follow takes the table from the list.
pub(super) const BY_HAND: Duration = Duration::from_secs(60);
/// Time after which a person thinks about going on without those who are missing.
const PATIENCE: Duration = Duration::from_secs(20);
/// Time after which members that look for their table and reach each other have surely met.
const SEARCHED: Duration = Duration::from_secs(60);
/// Time after which a liar gives up the table that it took over with an older game.
const REPENTS: Duration = Duration::from_secs(20);
/// Time between the start of a gathering and the lie of a liar.
const LIES_AFTER: Duration = Duration::from_millis(400);
/// Time after which a person goes on without the others in any case.
const DECIDED: Duration = Duration::from_secs(150);

impl World {
    /// The machines with a host that answers a player now.
    fn answering(&self, number: usize) -> Vec<usize> {
        let own = self.players[number].machine;
        let answers = |machine: &usize| {
            let place = &self.machines[*machine];
            let awake = place.asleep_until <= self.now;
            *machine != own && place.open().is_some() && awake && self.passes(own, *machine)
        };
        (0..self.machines.len()).filter(answers).collect()
    }

    /// The places where the player's table is announced to it.
    fn announced(&self, number: usize) -> Vec<HostAddress> {
        let known = &self.players[number].places;
        let there = self.answering(number).into_iter().filter(|_| !self.plan.hushed);
        let announcing = there
            .map(|machine| &self.machines[machine])
            .filter(|place| place.hosts());
        let spots = announcing.filter_map(|place| {
            let table = place.open()?.session().table().0;
            let is_it = known.is_it(place.device(), |id| id == table);
            is_it.then(|| (Some(place.device()), place.address))
        });
        spots.collect()
    }

    /// The machines with a host at one of these places.
    fn hosts_at(&self, number: usize, spots: &[HostAddress]) -> Vec<usize> {
        let is_there = |machine: &usize| {
            let place = &self.machines[*machine];
            let is_it = |device: &Option<DeviceId>| device.is_none_or(|device| device == place.device());
            let mut spots = spots.iter();
            spots.any(|(device, address)| *address == place.address && is_it(device))
        };
        self.answering(number).into_iter().filter(is_there).collect()
    }

    /// The machines at which this player finds a host now: where the table is announced or was, and where an heir is
    /// said to be. With `alone`, only those of that heir count, or of the last host if there is no heir. A person who
    /// knows no host yet takes any table from the list.
    fn found(&self, number: usize, heir: Option<&Heir>, alone: bool) -> Vec<usize> {
        let known = &self.players[number].places;
        if known.host().is_none() {
            let there = self.answering(number).into_iter();
            return there.filter(|machine| self.machines[*machine].hosts()).collect();
        }
        let announced = self.announced(number);
        let spots = match heir {
            Some(heir) if alone => known.spots_of_heir(announced, heir),
            None if alone => known.spots_of_host(announced),
            heir => known.spots(announced, heir),
        };
        self.hosts_at(number, &spots)
    }

    /// A player tries to find the table.
    pub(super) fn dial(&mut self, number: usize, life: u32) {
        let player = &self.players[number];
        if player.life != life || player.presence != Presence::Looking {
            return;
        }
        let own = player.machine;
        if self.machines[own].hosts() {
            let open = self.machines[own].open().map(|host| host.session().table().0);
            return match player.visit.guest().table() {
                // The person has opened a new table. The window of a new table knows no other one.
                Some(known) if Some(known) != open => self.joins_by_hand(number),
                _ => self.go_to(number, own),
            };
        }
        if player.role == Role::Bot {
            return;
        }
        if self.asks_around(number) {
            return self.joins_by_hand(number);
        }
        self.take_steps(number);
    }

    /// True if a person asks in the room for the table, which the program cannot find: nothing is announced, the host
    /// is shunned, or the lost lobby is open again as another table.
    fn asks_around(&self, number: usize) -> bool {
        let player = &self.players[number];
        let Some(machine) = self.hosting().filter(|machine| *machine != player.machine) else {
            return false;
        };
        let open = self.machines[machine].open().map(|host| host.session().table().0);
        let shunned = player.places.shuns(self.machines[machine].device());
        let in_lobby = || {
            player
                .visit
                .guest()
                .legacy()
                .is_some_and(|known| known.snapshot.is_none())
        };
        player.visit.searched(self.clock_of(number)) > BY_HAND
            && self.passes(player.machine, machine)
            && (self.plan.hushed || shunned || open != player.places.table() && in_lobby())
    }

    /// Carries out the steps of a player without a host, until one takes time.
    fn take_steps(&mut self, number: usize) {
        loop {
            let now = self.clock_of(number);
            let player = &mut self.players[number];
            let life = player.life;
            match player.visit.next(now, &mut player.places) {
                VisitStep::Pause(pause) => {
                    let at = self.now + pause;
                    return self.agenda.put(at, Event::Dial { player: number, life });
                }
                VisitStep::Dial { heir, alone, limit } => {
                    let limit = limit.unwrap_or(CLICK_AGAIN);
                    return self.try_to_reach(number, (heir.as_ref(), alone), limit);
                }
                VisitStep::Open { legacy, agreed } => {
                    let opened = self.opens_here(number, *legacy, agreed);
                    self.players[number].visit.opened(now, opened);
                }
                // The player no longer gathers the others.
                VisitStep::Look { .. } if player.presence != Presence::Gathering => player.visit.gave_up(now, false),
                VisitStep::Look { lookout, heir } => return self.look_for_another(number, lookout, heir.as_ref()),
                VisitStep::GiveUp => self.give_up(number),
                VisitStep::End(end) => return self.visit_ends(number, &end),
            }
        }
    }

    fn try_to_reach(&mut self, number: usize, (heir, alone): (Option<&Heir>, bool), limit: Duration) {
        let found = self.found(number, heir, alone);
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
        let now = self.clock_of(number);
        let player = &mut self.players[number];
        if player.life != life || player.presence != Presence::Looking {
            return;
        }
        if player.role == Role::Bot {
            let at = self.now + CLICK_AGAIN;
            return self.agenda.put(at, Event::Dial { player: number, life });
        }
        let (heirs, own) = (player.visit.guest().heirs(player.device), player.device);
        let hopeless = heirs.iter().all(|heir| heir.device != own);
        if hopeless && player.visit.searched(now) > BY_HAND {
            return self.joins_by_hand(number);
        }
        if !player.visit.is_searching() && self.resumes_by_hand(number) {
            return;
        }
        self.players[number].visit.not_reached(now, false);
        self.take_steps(number);
    }

    /// The player's visit is over. The person tries again, comes back later, or joins by hand.
    fn visit_ends(&mut self, number: usize, end: &VisitEnd<AnyGame>) {
        self.tell(|_| format!("the visit of player {number} is over: {end:?}"));
        match end {
            VisitEnd::NotReached => {
                let (player, at) = (&mut self.players[number], self.now + CLICK_AGAIN);
                player.looks_anew();
                let life = player.life;
                self.agenda.put(at, Event::Dial { player: number, life });
            }
            // The table was handed over.
            VisitEnd::Closed(Closing::MovedOn) => self.comes_back(number, BACK_AGAIN),
            _ => self.joins_by_hand(number),
        }
    }

    /// Opens the table at a player's machine to gather the others. Returns false if that fails.
    fn opens_here(&mut self, number: usize, mut legacy: Legacy<AnyGame>, agreed: bool) -> bool {
        let older = self.takes_over_with_older(number, &mut legacy);
        let machine = self.players[number].machine;
        let key = self.machines[machine].key.clone();
        let session = match Session::<AnyGame>::succeed(legacy, &key, self.bytes(), agreed) {
            Ok(session) => session,
            Err(error) => {
                self.laws
                    .broke(format!("player {number} cannot go on with the table: {error}"));
                return false;
            }
        };
        self.host_ends(machine);
        if self.machines[machine].host.is_some() {
            return false;
        }
        self.tell(|_| format!("player {number} waits for the others, agreed: {agreed}"));
        self.laws.apart += u32::from(self.players[number].visit.goes_on());
        let place = &mut self.machines[machine];
        (place.agreed, place.gathers, place.deals) = (agreed, true, true);
        place.voters = session.lobby().electors();
        let player = &mut self.players[number];
        player.presence = Presence::Gathering;
        let last = player.places.host().map(|host| (host, player.places.addresses()));
        let formers = player.places.former().chain(last);
        let formers = formers.filter(|(host, _)| *host != player.device);
        place.formers = formers.map(Former::from).collect();
        let book = self.numbers.book();
        // A visit has one name for its records, however often it takes the table over.
        let visit = format!("visit {} of player {number}", self.players[number].life);
        self.machines[machine].older = older;
        self.host_runs(machine, session, (RecordNames::new(visit.into()), book));
        let player = &mut self.players[number];
        let life = player.life;
        if !std::mem::replace(&mut player.ponders, true) {
            self.agenda
                .put(self.now + PATIENCE, Event::Ponder { player: number, life });
        }
        if older.is_some() {
            self.tell(|_| format!("player {number} takes an older game over"));
            // Players that know nothing newer may stay there.
            self.laws.apart += 1;
            let life = self.machines[machine].life;
            self.agenda.put(self.now + REPENTS, Event::Repent { machine, life });
        }
        if let Some(liar) = self.plan.liar().filter(|liar| *liar != number) {
            let at = self.now + LIES_AFTER;
            self.agenda.put(at, Event::Lie { player: liar });
        }
        true
    }

    /// Lets a player that waited for the others at a machine look elsewhere.
    pub(super) fn none_gathers(&mut self, machine: usize) {
        let waits = |player: &Player| player.machine == machine && player.presence == Presence::Gathering;
        let waiting = (0..self.players.len()).find(|&number| waits(&self.players[number]));
        let to = self.machines[machine].moved_to.take();
        let Some(number) = waiting else {
            return;
        };
        if let Some(to) = to {
            self.follow(number, to);
        }
        let now = self.clock_of(number);
        let player = &mut self.players[number];
        player.presence = Presence::Looking;
        player.visit.gave_up(now, to.is_some());
        self.take_steps(number);
    }

    fn waits_here(&self, number: usize, host: u32) -> bool {
        let player = &self.players[number];
        player.presence == Presence::Gathering && self.machines[player.machine].life == host
    }

    fn give_up(&mut self, number: usize) {
        let machine = self.players[number].machine;
        self.at_host(machine, None, |host| host.input(Input::Operator(Operator::GiveUp)));
        self.host_ends(machine);
        let now = self.clock_of(number);
        let player = &mut self.players[number];
        player.presence = Presence::Looking;
        player.visit.gave_up(now, false);
    }

    /// It is time to look for another host again.
    pub(super) fn look_again(&mut self, number: usize, host: u32) {
        if self.waits_here(number, host) {
            self.take_steps(number);
        }
    }

    /// Goes to another host if one is found: the lost host may answer after all, or somebody else hosts.
    fn look_for_another(&mut self, number: usize, lookout: Lookout, heir: Option<&Heir>) {
        let (found, attempt) = match lookout {
            Lookout::Nowhere => (Vec::new(), Duration::ZERO),
            Lookout::Announced => {
                let mut found = self.hosts_at(number, &self.announced(number));
                found.extend(heir.iter().flat_map(|heir| self.found(number, Some(heir), true)));
                (found, heir.map_or(Duration::ZERO, |_| CONNECT))
            }
            Lookout::Everywhere => (self.found(number, heir, false), CONNECT),
        };
        let Some(machine) = found.first().copied() else {
            let (player, host) = (number, self.machines[self.players[number].machine].life);
            let at = self.now + attempt + LOOK_AGAIN;
            return self.agenda.put(at, Event::LookAgain { player, host });
        };
        self.tell(|_| format!("player {number} finds another host on machine {machine}"));
        self.give_up(number);
        self.go_to(number, machine);
    }

    /// The person thinks about going on without those who are missing.
    pub(super) fn ponder(&mut self, number: usize) {
        let now = self.clock_of(number);
        let player = &mut self.players[number];
        let lasts = player.visit.searched(now);
        let again = Event::Ponder {
            player: number,
            life: player.life,
        };
        match player.presence {
            Presence::Gathering => {}
            // Its own turn to gather the others comes again.
            Presence::Looking => {
                return self.agenda.put(self.now + LOOK_AGAIN, again);
            }
            _ => {
                player.ponders = false;
                return;
            }
        }
        let goes_on = lasts >= PATIENCE && (self.over_at.is_some() || self.rng.below(4) == 0 || lasts >= DECIDED);
        if !goes_on {
            return self.agenda.put(self.now + PATIENCE, again);
        }
        self.players[number].ponders = false;
        self.tell(|_| format!("player {number} chooses to go on"));
        if self.could_meet(number) {
            self.laws
                .broke("somebody had to choose though most could reach each other".to_owned());
        }
        self.laws.apart += 1;
        // A host that was about to go on elsewhere may give way to this one.
        (self.upsets, self.choices) = (self.upsets + 1, self.choices + 1);
        self.players[number].visit.go_on();
        let machine = self.players[number].machine;
        self.machines[machine].agreed = true;
        self.at_host(machine, None, |host| host.input(Input::Operator(Operator::GoOn)));
    }

    /// True if most of those who have a seat, as a player knows it, look for the table as well and have reached each other
    /// for a while: they should have gone on by themselves.
    fn could_meet(&self, number: usize) -> bool {
        // Without a position there is only a lobby, which nobody continues alone.
        let known_to = |player: &Player| {
            let legacy = player.visit.guest().legacy()?;
            let electors = legacy.lobby.electors();
            let told = |newest: Box<Snapshot<AnyGame>>| (electors, newest.game, reign_of(newest.sure));
            legacy.snapshot.map(told)
        };
        let Some(known) = known_to(&self.players[number]) else {
            return false;
        };
        let calm = self.now.saturating_sub(self.calm_since.1) >= SEARCHED
            && self.weather == self.plan.weather
            && self.now >= self.parted.1.max(self.apart.1) + SEARCHED;
        // A machine whose host waits for the others does not announce the table, so nobody finds its new address.
        let is_found = |player: &Player| self.machines[player.machine].has_first_address();
        let looks = |(at, player): &(usize, &Player)| {
            known.0.contains(&player.device)
                && player.role != Role::Bot
                && matches!(player.presence, Presence::Looking | Presence::Gathering)
                && player.visit.searched(self.clock_of(*at)) >= SEARCHED
                && is_found(player)
                && known_to(player).is_some_and(|own| own == known)
        };
        let here: Vec<&Player> = self
            .players
            .iter()
            .enumerate()
            .filter(looks)
            .map(|(_, player)| player)
            .collect();
        // One of two has to know that the other may host.
        let knows = |one: &Player, other: &Player| {
            let heirs = one.visit.guest().heirs(one.device);
            heirs.iter().any(|heir| heir.device == other.device) && !one.places.shuns(other.device)
        };
        let finds = |one: &Player, other: &Player| {
            let same = one.machine == other.machine;
            same || self.passes(one.machine, other.machine) && (knows(one, other) || knows(other, one))
        };
        let meet = here.iter().all(|one| here.iter().all(|other| finds(one, other)));
        calm && meet && 2 * here.len() > known.0.len()
    }

    /// A host sends its news to the former hosts that it knows, and to all others that announce the table.
    pub(super) fn tell_formers(&mut self, machine: usize, life: u32) {
        let place = &mut self.machines[machine];
        if place.life != life || self.over_at.is_some_and(|at| self.now > at.max(self.all_back)) {
            return;
        }
        let Some(standing) = place.news.clone() else {
            place.tells = false;
            return;
        };
        if place.asleep_until > self.now {
            return self.agenda.put(place.asleep_until, Event::Tell { machine, life });
        }
        let to_others = place.attempts.attempt();
        let mut formers = Vec::new();
        for former in &mut place.formers {
            if former.attempts.attempt() {
                formers.push(former.clone());
            }
        }
        if !to_others && formers.is_empty() {
            place.tells = false;
            return;
        }
        self.agenda.put(self.now + TELL_AGAIN, Event::Tell { machine, life });
        if let Some(snapshot) = &standing.snapshot {
            self.laws.passed_on(snapshot);
        }
        let Ok(frame) = codec::encode_frame(&ClientMessage::LastSeen(Box::new(standing))) else {
            return;
        };
        for to in (0..self.machines.len()).filter(|to| *to != machine) {
            // Other hosts are found only if they announce the table.
            let there = &self.machines[to];
            let is_it = |former: &Former| former.host == there.device() && former.addresses.contains(&there.address);
            if formers.iter().any(is_it) || (to_others && there.hosts() && !self.plan.hushed) {
                self.tell_former(machine, to, frame.clone());
            }
        }
    }

    fn tell_former(&mut self, machine: usize, to: usize, frame: Vec<u8>) {
        let there = &self.machines[to];
        if there.open().is_none() || there.asleep_until > self.now || !self.passes(machine, to) {
            return self.hears_of_former(machine, there.device(), TellAttempts::found_nobody);
        }
        let id = self.connect(
            End::Successor(machine),
            [machine, to],
            Origin::Network(self.machines[machine].address),
        );
        self.push_up(id, frame);
        self.agenda.put(self.now + TELL_ANSWER, Event::LostAtHost { line: id });
        self.agenda
            .put(self.now + TELL_ANSWER, Event::LostAtClient { line: id });
    }

    fn hears_of_former(&mut self, machine: usize, host: DeviceId, heard: fn(&mut TellAttempts)) {
        let formers = self.machines[machine].formers.iter_mut();
        let former = formers.filter(|former| former.host == host);
        former.for_each(|former| heard(&mut former.attempts));
    }

    /// A former host answers.
    pub(super) fn former_says(&mut self, [machine, from]: [usize; 2], message: &HostMessage<AnyGame>) {
        if *message == (HostMessage::Closed { why: Closing::MovedOn }) {
            self.hears_of_former(machine, self.machines[from].device(), TellAttempts::moves_on);
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
        let role = player.role;
        // The person took a host of a lower epoch from the list.
        let epoch = self.machines[machine].open().map(|host| host.session().epoch());
        self.laws.apart += u32::from(epoch.is_some_and(|epoch| epoch < player.by_hand));
        let origin = match role {
            Role::Bot => Origin::Bot,
            _ if local => Origin::Host,
            _ => Origin::Network(self.machines[own].address),
        };
        let id = self.connect(End::Player(number), [own, machine], origin);
        // A connection may burn the host's fuse down, which kills the players on its machine as well.
        if self.players[number].presence != Presence::Looking {
            return;
        }
        let (now, there) = (self.clock_of(number), &self.machines[machine]);
        let (host, address) = (there.device(), there.address);
        let player = &self.players[number];
        if player.role != Role::Bot
            && player.visit.guest().table().is_none()
            && let Some(there) = &mut self.machines[machine].host
        {
            there.joined_by_hand = true;
        }
        let player = &mut self.players[number];
        (player.presence, player.spoilt) = (Presence::At(id), false);
        player.came_to = Some((machine, address));
        let first = if local {
            player.visit.goes_on_here(now)
        } else {
            player.visit.reached(now, &mut player.places, (host, address))
        };
        player.mind.connected();
        first.iter().for_each(|message| self.say(number, message));
        self.agenda.put(
            self.now + BEGINS,
            Event::Leaves {
                player: number,
                line: id,
            },
        );
    }
}
