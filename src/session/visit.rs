//! A member's end of a table, without clock and socket: what it knows, the conversation with the host, and the search for
//! a host that was lost. The window's client and the simulation carry out the same steps.

use super::{
    Checked, Guest, HostFault, HostSearch, Lookout, Seek, Seeker, VisitEnd, VisitOptions, VisitStep, Whereabouts,
    search::IGNORED,
};
use crate::{
    protocol::{
        ClientMessage, Closing, DeviceId, DeviceKey, Heir, HostMessage, Join, Refusal, RefusalCode, RequestKind, Share,
        limits,
    },
    rules::Game,
};
use std::{
    collections::{BTreeMap, BTreeSet},
    net::SocketAddr,
    time::Duration,
};

/// Longest time for a machine of the network to answer for the first time. QUIC itself would wait for the idle timeout.
pub const CONNECT: Duration = Duration::from_secs(3);
/// Pause between two attempts of a gathering member to find another host.
pub const LOOK_AGAIN: Duration = Duration::from_secs(1);
/// Longest time that a host has to continue with a table, where another member could do so as well. An heir beside others
/// gives up long before that.
pub const BEGINS: Duration = Duration::from_secs(20);
/// A member stays at least this long in each conversation. A host that has the table tells it within that time.
const SETTLES: Duration = Duration::from_secs(3);
/// Time after which this member also tries unknown devices that announce the table: seats may have changed hands, and
/// the table gone on at their new owners.
const ANYBODY: Duration = Duration::from_secs(60);
/// Conversations after which a member leaves a host that ends each before it has the table, once `BEGINS` has passed.
const VISITS_MAX: u32 = 3;
/// Conversations in a row with invalid messages after which the visit ends. A lost connection does not count, because
/// it makes no message invalid.
const SPOILED_MAX: u32 = 5;

/// True if a host says that another device hosts its table. That device would get the promises.
fn names_another<G: Game>(message: &HostMessage<G>, host: DeviceId) -> bool {
    let (HostMessage::Welcome { table, .. } | HostMessage::Table(table)) = message else {
        return false;
    };
    table.hosts.last() != Some(&host)
}

#[derive(Debug)]
enum Phase<G: Game> {
    /// Without a host; `paused` if the pause before the next attempt is over.
    Away { paused: bool },
    /// Speaks with a host.
    Talking,
    /// Waits for the others at this machine.
    Gathering {
        look: Lookout,
        until: Option<Duration>,
        /// Number of looks so far.
        looks: usize,
    },
    /// There is no next step.
    Over(VisitEnd<G>),
}

/// The conversations with a host that a member does not follow.
#[derive(Debug)]
struct Waiting {
    /// The beginning of the first conversation.
    first: Duration,
    /// The total length of the conversations since this machine last began to gather the others.
    spent: Duration,
    /// Their number.
    visits: u32,
    /// True if the host has said that it asks its person.
    asks: bool,
}

/// The beginning of a conversation.
#[derive(Debug)]
struct Began {
    at: Duration,
    /// The device and the address; `None` for the host in this process.
    host: Option<(DeviceId, SocketAddr)>,
}

/// A member of a table, kept over reconnections. Its times count from any fixed moment.
#[derive(Debug)]
pub struct Visit<G: Game> {
    options: VisitOptions,
    guest: Guest<G>,
    phase: Phase<G>,
    /// The search for the host, once there was one.
    search: Option<HostSearch>,
    began: Began,
    /// True if the person chose to go on without the missing members.
    goes_on: bool,
    refused: Option<Box<Refusal<G>>>,
    /// The host's reason for the end of the conversation.
    sent_away: Option<Closing>,
    /// Conversations in a row that the host spoiled.
    spoiled: u32,
    /// Devices that took the table over with an older game, until a host is followed.
    shunned: BTreeSet<DeviceId>,
    /// The hosts spoken with, but not followed, since this member last followed one. Hostile ones may answer by turns.
    waits_for: BTreeMap<DeviceId, Waiting>,
    /// Time from which this member tries unknown devices again, after a conversation with one that it did not follow.
    strangers_from: Duration,
    /// True if this member is leaving the host that it speaks with.
    leaves: bool,
    /// True once the person has sent `ClientMessage::Leave`.
    farewell: bool,
    /// The last reason of a host that it does not follow for not taking it in. It is told if no other host is found.
    turned_away: Option<VisitEnd<G>>,
}

impl<G: Game> Visit<G> {
    /// A visit that begins without a host. The next one may be in this process or elsewhere.
    #[must_use]
    pub fn new(options: VisitOptions) -> Self {
        Self {
            guest: Guest::new(options.key.is_none()),
            options,
            phase: Phase::Away { paused: true },
            search: None,
            began: Began {
                at: Duration::ZERO,
                host: None,
            },
            goes_on: false,
            refused: None,
            sent_away: None,
            spoiled: 0,
            shunned: BTreeSet::new(),
            waits_for: BTreeMap::new(),
            strangers_from: Duration::ZERO,
            leaves: false,
            farewell: false,
            turned_away: None,
        }
    }

    /// Its knowledge of the table.
    #[must_use]
    pub const fn guest(&self) -> &Guest<G> {
        &self.guest
    }

    /// True if the host that it speaks with is in this process.
    #[must_use]
    pub const fn is_at_home(&self) -> bool {
        self.guest.is_local()
    }

    /// True if there is no next step.
    #[must_use]
    pub const fn is_over(&self) -> bool {
        matches!(self.phase, Phase::Over(_))
    }

    /// True once this member has lost a host, also after the search.
    #[must_use]
    pub const fn is_searching(&self) -> bool {
        self.search.is_some()
    }

    /// Time since the host was lost; zero before the first loss.
    #[must_use]
    pub fn searched(&self, now: Duration) -> Duration {
        self.search.as_ref().map_or(Duration::ZERO, |search| search.lasts(now))
    }

    /// True if the person chose to go on without those who are missing.
    #[must_use]
    pub const fn goes_on(&self) -> bool {
        self.goes_on
    }

    /// Notes that the person chooses to go on without the missing members. Returns true the first time.
    pub const fn go_on(&mut self) -> bool {
        !std::mem::replace(&mut self.goes_on, true)
    }

    /// The next step without a host. While the member speaks with a host, that is only a pause.
    pub fn next(&mut self, now: Duration, places: &mut Whereabouts) -> VisitStep<G> {
        places.allow_anybody(self.tries_anybody(now));
        match &mut self.phase {
            Phase::Talking => VisitStep::Pause(LOOK_AGAIN),
            Phase::Over(end) => VisitStep::End(end.clone()),
            Phase::Gathering { until, .. } if until.is_some_and(|until| now >= until) => VisitStep::GiveUp,
            Phase::Gathering { look, until, looks } => {
                let (lookout, turn, is_only_heir) = (*look, *looks, until.is_none());
                *looks += 1;
                if is_only_heir && self.search.as_mut().is_some_and(|search| search.forgives(now)) {
                    self.shun(places);
                }
                let heir = self.goes_to_heir(turn).filter(|_| lookout != Lookout::Nowhere);
                VisitStep::Look { lookout, heir }
            }
            Phase::Away { paused: true } => self.attempt(now, places),
            Phase::Away { paused } => {
                *paused = true;
                VisitStep::Pause(self.pause())
            }
        }
    }

    /// The heir to look at in this turn, one after the other: it may gather as well, and this member would go to it.
    fn goes_to_heir(&self, turn: usize) -> Option<Heir> {
        let (own, search) = (self.own()?, self.search.as_ref()?);
        let is_left = |device| self.shunned.contains(&device) || search.left().any(|left| left == device);
        let mut heirs = self.guest.heirs(own);
        heirs.retain(|heir| HostSearch::goes_to(heir.device, own, true) && !is_left(heir.device));
        let count = heirs.len().max(1);
        heirs.into_iter().nth(turn % count)
    }

    fn pause(&self) -> Duration {
        let (Some(search), Some(own)) = (&self.search, self.own()) else {
            return Duration::ZERO;
        };
        search.pause(own, !self.guest.heirs(own).is_empty())
    }

    fn attempt(&mut self, now: Duration, places: &mut Whereabouts) -> VisitStep<G> {
        let step = self.attempt_at(now, places);
        // The attempt may have forgiven hosts that were left.
        self.shun(places);
        step
    }

    fn attempt_at(&mut self, now: Duration, places: &Whereabouts) -> VisitStep<G> {
        let own = self.own();
        let (Some(search), Some(own)) = (&mut self.search, own) else {
            return VisitStep::Dial {
                heir: None,
                alone: false,
                limit: None,
            };
        };
        let mut heirs = self.guest.heirs(own);
        heirs.retain(|heir| !self.shunned.contains(&heir.device));
        let seeker = Seeker {
            own,
            heirs: &heirs,
            may_host: self.options.may_host,
            goes_on: self.goes_on,
        };
        match search.next(now, &seeker) {
            Seek::Dial { heir, alone, limit } => VisitStep::Dial {
                heir,
                alone,
                limit: Some(limit),
            },
            Seek::Gather {
                agreed,
                given,
                silent,
                patience,
            } => {
                let Some(mut legacy) = self.guest.legacy() else {
                    search.pass(own);
                    return VisitStep::Pause(self.pause());
                };
                legacy.note_silent(&silent);
                let look = match places.host() {
                    _ if given => Lookout::Nowhere,
                    Some(last) if !HostSearch::goes_to(last, own, patience.is_some()) => Lookout::Announced,
                    _ => Lookout::Everywhere,
                };
                let until = patience.map(|patience| now + patience);
                // The other heirs had their turn, so the time spent with them is forgotten.
                let waiting = self.waits_for.values_mut();
                waiting.for_each(|waiting| waiting.spent = Duration::ZERO);
                self.phase = Phase::Gathering { look, until, looks: 0 };
                let legacy = Box::new(legacy);
                VisitStep::Open { legacy, agreed }
            }
        }
    }

    /// A host of another machine was reached at this address. Returns the first messages to it.
    pub fn reached(
        &mut self,
        now: Duration,
        places: &mut Whereabouts,
        (device, address): (DeviceId, SocketAddr),
    ) -> Vec<ClientMessage<G>> {
        places.answered(device, address);
        self.guest.set_local(false);
        self.begins(now, Some((device, address)));
        let standing = self.guest.standing();
        let standing = standing.map(|standing| ClientMessage::LastSeen(Box::new(standing)));
        standing.into_iter().chain([self.join()]).collect()
    }

    /// Begins the conversation with the host in this process. Returns the first messages to it.
    pub fn goes_on_here(&mut self, now: Duration) -> Vec<ClientMessage<G>> {
        self.guest.set_local(true);
        self.goes_on = false;
        self.begins(now, None);
        vec![self.join()]
    }

    fn begins(&mut self, at: Duration, host: Option<(DeviceId, SocketAddr)>) {
        self.began = Began { at, host };
        let device = host.map(|(device, _)| device);
        self.guest.meets(device);
        match device {
            Some(device) => self.waits_for_host(device, at),
            None => self.waits_for.clear(),
        }
        (self.phase, self.sent_away, self.refused) = (Phase::Talking, None, None);
    }

    fn waits_for_host(&mut self, host: DeviceId, now: Duration) {
        let is_new = !self.waits_for.contains_key(&host);
        if is_new && self.waits_for.len() >= limits::HOSTS_MAX {
            let oldest = self.waits_for.iter().min_by_key(|(_, waiting)| waiting.first);
            let oldest = oldest.map(|(device, _)| *device);
            self.waits_for.retain(|device, _| Some(*device) != oldest);
        }
        self.waits_for.entry(host).or_insert(Waiting {
            first: now,
            spent: Duration::ZERO,
            visits: 0,
            asks: false,
        });
    }

    fn join(&self) -> ClientMessage<G> {
        let options = &self.options;
        ClientMessage::Join(Join {
            name: options.name.clone(),
            colour: options.colour,
            bot: options.bot,
            spectator: options.spectator,
            may_host: options.may_host,
        })
    }

    /// Notes that an attempt reached no host. The visit ends if the member had no host before, or if the host that came
    /// back `cannot` be spoken with. Otherwise the search goes on.
    pub fn not_reached(&mut self, now: Duration, cannot: bool) {
        if let Some(search) = &mut self.search {
            search.in_vain(now);
        }
        self.phase = match &self.search {
            Some(_) if !cannot => self.away(now),
            _ => Phase::Over(VisitEnd::NotReached),
        };
    }

    /// The phase after an attempt: without a host, or over once the patience is.
    fn away(&self, now: Duration) -> Phase<G> {
        let patience = self.options.patience;
        if self.searched(now) >= patience {
            Phase::Over(self.turned_away.clone().unwrap_or(VisitEnd::NotBack(patience)))
        } else {
            Phase::Away { paused: false }
        }
    }

    /// Notes whether the table `could` be opened at this machine.
    pub fn opened(&mut self, now: Duration, could: bool) {
        if !could {
            self.gave_up(now, false);
        }
    }

    /// Notes that the gathering here ended: another host was found, too few came, or others know a `newer` game.
    pub fn gave_up(&mut self, now: Duration, newer: bool) {
        let own = self.own();
        if let (Some(search), Some(own)) = (&mut self.search, own) {
            if newer {
                search.leave_it_to_others(now);
            }
            search.pass(own);
        }
        self.phase = self.away(now);
    }

    /// Checks a message of the host. `fresh` draws a share of 32 random bytes.
    pub fn hear(&mut self, message: &HostMessage<G>, fresh: impl FnOnce() -> Share) -> Checked<G> {
        if let HostMessage::Welcome { table, .. } = message
            && self.guest.table().is_some_and(|known| known != table.table)
        {
            let (table, name) = (table.table, table.name.clone());
            if self.guest.may_end() {
                self.phase = Phase::Over(VisitEnd::OtherTable { table, name });
            } else {
                self.leaves = true;
            }
            return Checked::OtherTable;
        }
        let host = self.began.host.map(|(device, _)| device);
        let checked = if host.is_some_and(|host| names_another(message, host)) {
            Err(HostFault::Damaged)
        } else {
            self.guest.check(message)
        };
        match checked {
            Err(fault) => {
                self.shunned.extend(host.filter(|_| fault == HostFault::WentBack));
                return Checked::Fault(fault);
            }
            Ok(false) => return Checked::Ignored,
            Ok(true) => {}
        }
        if !self.guest.waits() {
            self.turned_away = None;
            self.waits_for.clear();
            self.shunned.clear();
            self.search.iter_mut().for_each(HostSearch::forgive);
        }
        match message {
            // A member without a free seat is welcome all the same, as a spectator.
            HostMessage::Refused(refusal)
                if refusal.what == RequestKind::Join && refusal.code != RefusalCode::NoFreeSeat =>
            {
                self.refused = Some(Box::new(refusal.clone()));
                if !self.guest.may_end() {
                    return Checked::Ignored;
                }
            }
            HostMessage::Asked => {
                let waiting = host.and_then(|host| self.waits_for.get_mut(&host));
                waiting.into_iter().for_each(|waiting| waiting.asks = true);
            }
            HostMessage::Closed { why } => {
                self.is_sent_away(*why);
                return Checked::Closed(*why);
            }
            _ => {}
        }
        let promise = self.options.key.as_ref().and_then(|key| self.guest.promise(key));
        let takes_part = !(self.guest.is_local() && self.options.bot);
        Checked::Believed {
            promise: promise.map(ClientMessage::Promise),
            finding: takes_part.then(|| self.guest.bear_witness(message, fresh)).flatten(),
        }
    }

    /// Notes that the host ends the conversation, and maybe the visit. A host that the member did not follow cannot end
    /// the visit, because another heir may continue the table.
    fn is_sent_away(&mut self, why: Closing) {
        self.sent_away = Some(why);
        let end = self.refused.take().map(VisitEnd::Refused);
        let Some(end) = end.or_else(|| (!why.may_return()).then_some(VisitEnd::Closed(why))) else {
            return;
        };
        let lets_go = self.farewell && why == Closing::Left;
        if self.guest.may_end() || lets_go {
            self.phase = Phase::Over(end);
        } else {
            self.leaves = true;
            let is_told = matches!(end, VisitEnd::Refused(_)) || matches!(why, Closing::Banned | Closing::Removed);
            let is_told = is_told && self.began.host.is_some_and(|(host, _)| self.guest.may_host(host));
            self.turned_away = is_told.then_some(end).or(self.turned_away.take());
        }
    }

    /// Notes a message of the person to the host. After `Leave`, a host that is not followed may end the visit too.
    pub const fn says(&mut self, message: &ClientMessage<G>) {
        self.farewell |= matches!(message, ClientMessage::Leave);
    }

    /// The time at which this member leaves a host that only gathers. `None` while it follows the host, and if that
    /// host may have the table and nobody else could continue it.
    #[must_use]
    pub fn leaves_at(&self) -> Option<Duration> {
        let talks = matches!(self.phase, Phase::Talking) && self.guest.waits();
        let (host, _) = self.began.host.filter(|_| talks)?;
        let waiting = self.waits_for.get(&host)?;
        let own = self.own()?;
        let could = |heir: &Heir| {
            let open = heir.device != host && !self.shunned.contains(&heir.device);
            open && (heir.device != own || self.options.may_host)
        };
        let is_stranger = !self.guest.may_host(host);
        let is_better_elsewhere = is_stranger || self.guest.heirs_there(own).iter().any(could);
        let stays = match waiting.asks && is_stranger {
            true => limits::KNOCK_MAX + SETTLES,
            false => BEGINS.saturating_sub(waiting.spent).max(SETTLES),
        };
        is_better_elsewhere.then_some(self.began.at.saturating_add(stays))
    }

    /// Leaves a host that only waits for the others, and looks for another heir first.
    pub const fn leave(&mut self) -> HostFault {
        self.leaves = true;
        HostFault::NeverBegan
    }

    /// Ends the conversation with a host elsewhere, and begins a search unless the visit is over. `spoiled` if the host
    /// sent an invalid message.
    pub fn lost(&mut self, now: Duration, places: &mut Whereabouts, spoiled: bool) {
        let (waited, may_end) = (self.guest.waits(), self.guest.may_end());
        let has_table = self.guest.has_table_there();
        self.guest.left();
        if let Some((device, address)) = self.began.host.filter(|(device, _)| places.host() != Some(*device)) {
            if has_table {
                // Another host goes on with the table: it is the one to come back to.
                places.follow(Some(device), vec![address]);
            } else if self.guest.may_host(device) {
                places.may_have_it(device, address);
            }
        }
        // A conversation with a host that only gathered is not a stable one, however long.
        let time = now.saturating_sub(self.began.at);
        let (lasted, rested) = if waited {
            (Duration::ZERO, time)
        } else {
            (time, Duration::ZERO)
        };
        let host = self.began.host.map(|(device, _)| device);
        let waiting = host.and_then(|host| self.waits_for.get_mut(&host));
        let often = waiting.is_some_and(|waiting| {
            waiting.visits += u32::from(!may_end);
            waiting.spent += rested;
            waiting.visits >= VISITS_MAX && now >= waiting.first.saturating_add(BEGINS)
        });
        if may_end {
            self.spoiled = if spoiled { self.spoiled + 1 } else { 0 };
        } else {
            self.leaves |= spoiled || often;
        }
        if waited && host.is_some_and(|host| !self.guest.may_host(host)) {
            self.strangers_from = now.saturating_add(time.max(IGNORED));
        }
        if self.spoiled >= SPOILED_MAX && !self.is_over() {
            self.phase = Phase::Over(VisitEnd::Spoiled);
        }
        self.search.iter_mut().for_each(|search| search.rested(rested));
        self.searches(now, places, (lasted, self.guest.handed_to()));
        let leaves = std::mem::take(&mut self.leaves);
        let left = host.filter(|host| leaves && self.waits_for.remove(host).is_some());
        if let (Some(left), Some(search)) = (left, &mut self.search) {
            search.leave(now, left);
            self.shun(places);
        }
    }

    /// Has the member follow neither hosts that took the table over with an older game, nor those that it has left.
    fn shun(&self, places: &mut Whereabouts) {
        let left = self.search.iter().flat_map(HostSearch::left);
        places.shun(self.shunned.iter().copied().chain(left).collect());
    }

    /// Notes that the host in this process is gone. If the table `moved`, the member searches for it at `places`.
    pub fn lost_home(&mut self, now: Duration, places: &mut Whereabouts, moved: bool) {
        let moved = moved && self.sent_away == Some(Closing::MovedOn);
        if !moved && !self.is_over() {
            let closed = self.sent_away.filter(|why| *why == Closing::MovedOn);
            self.phase = Phase::Over(closed.map_or(VisitEnd::Gone, VisitEnd::Closed));
        }
        self.guest.set_local(false);
        self.guest.gives_way_to(places.host().filter(|_| moved));
        // The table here may have given way to another host than the heir of its hand-over.
        let handed_to = self.guest.handed_to();
        let handed_to = handed_to.filter(|(device, _)| places.host() == Some(*device));
        if moved {
            self.search.iter_mut().for_each(HostSearch::forgive);
        }
        self.searches(now, places, (now.saturating_sub(self.began.at), handed_to));
    }

    /// Begins a search after a conversation that `lasted` so long. The host may have handed the table over.
    fn searches(
        &mut self,
        now: Duration,
        places: &mut Whereabouts,
        (lasted, handed_to): (Duration, Option<(DeviceId, u32)>),
    ) {
        if self.is_over() {
            return;
        }
        if let Some(table) = self.guest.table() {
            places.learn(table);
        }
        places.allow(self.guest.possible_hosts());
        let search = HostSearch::after(self.search.take(), now, lasted, handed_to);
        self.search = Some(search);
        self.phase = Phase::Away { paused: false };
        places.allow_anybody(self.tries_anybody(now));
        self.shun(places);
    }

    /// True if unknown devices that announce the table are tried as well. All of them rest together, because one liar may
    /// have many keys.
    fn tries_anybody(&self, now: Duration) -> bool {
        self.searched(now) >= ANYBODY && now >= self.strangers_from
    }

    fn own(&self) -> Option<DeviceId> {
        self.options.key.as_ref().map(DeviceKey::device)
    }
}
