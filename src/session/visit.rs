//! A member's end of a table, without clock and socket: what it knows, the conversation with the host, and the search for
//! a host that was lost. The window's client and the simulation carry out the same steps.

use super::{Guest, HostFault, HostSearch, Seek, Seeker, Whereabouts};
use crate::{
    protocol::{
        ClientMessage, Closing, Colour, DeviceId, DeviceKey, Finding, Heir, HostMessage, Join, Legacy, Name, Refusal,
        RefusalCode, RequestKind, Share, TableId,
    },
    rules::Game,
};
use std::{collections::BTreeSet, net::SocketAddr, time::Duration};

/// Longest time for a machine of the network to answer for the first time. QUIC itself would wait for the idle timeout.
pub const CONNECT: Duration = Duration::from_secs(3);
/// Pause between two attempts to find another host while the others are waited for here.
pub const LOOK_AGAIN: Duration = Duration::from_secs(1);
/// Longest time that a host has to continue with a table, where another member could do so as well. An heir beside others
/// gives up long before that.
pub const BEGINS: Duration = Duration::from_secs(20);
/// A member stays at least this long in each conversation. A host that has the table tells it within that time.
const SETTLES: Duration = Duration::from_secs(3);
/// Conversations in a row that a host may spoil by what cannot be before it is left for good. A broken line spoils none:
/// what comes is what was sent.
const SPOILED_MAX: u32 = 5;

/// A member's name and wishes.
#[derive(Clone, Debug)]
pub struct VisitOptions {
    /// The key of its device; `None` for a bot of the host's program, which promises nothing and searches for nobody.
    pub key: Option<DeviceKey>,
    /// Name of the person or bot, as typed.
    pub name: String,
    /// The colour wished for.
    pub colour: Option<Colour>,
    /// True if a program plays.
    pub bot: bool,
    /// True for a spectator.
    pub spectator: bool,
    /// True if its machine may go on with the table of a lost host.
    pub may_host: bool,
    /// Longest time for which a lost host is looked for.
    pub patience: Duration,
}

/// The reason why a member no longer speaks with a host, nor looks for one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum VisitEnd<G: Game> {
    /// The host ended it.
    Closed(Closing),
    /// The host did not take the member in.
    Refused(Box<Refusal<G>>),
    /// Another table is open at the place of the lost one. Nobody slides into a new game without a word.
    OtherTable {
        /// The table that is there now.
        table: TableId,
        /// The name as that host shows it.
        name: Name,
    },
    /// The host said again and again what cannot be.
    Spoiled,
    /// The first attempt failed, or the host that was found cannot be spoken with.
    NotReached,
    /// The table came back nowhere for this long.
    NotBack(Duration),
    /// The host in this process is gone.
    Gone,
}

/// The place to look for another host while the others are waited for here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lookout {
    /// Nowhere: the host gave the table to this machine, still answers, and only sends back here.
    Nowhere,
    /// At the addresses where the table is announced. The last host may wait for the others as well: of two who wait one goes to the other.
    Announced,
    /// Also where the last host was.
    Everywhere,
}

/// The next thing to do of a member that has no host.
#[derive(Debug)]
pub enum VisitStep<G: Game> {
    /// Lets this time pass, or waits until the table shows up where it was not looked for.
    Pause(Duration),
    /// Tries to reach a host, then tells [`Visit::reached`] or [`Visit::not_reached`].
    Dial {
        /// The heir to try beside the host.
        heir: Option<crate::protocol::Heir>,
        /// That heir and nobody else; without an heir the last host and nobody else.
        alone: bool,
        /// Longest time for the attempt; `None` if its parts have limits enough.
        limit: Option<Duration>,
    },
    /// Opens the table at this machine, where the others are waited for, then tells [`Visit::opened`].
    Open {
        /// All that this member knows of the table.
        legacy: Box<Legacy<G>>,
        /// The others need not be the most: see [`super::Session::succeed`].
        agreed: bool,
    },
    /// Waits for the others at this machine, and looks for another host meanwhile. [`Visit::goes_on_here`] tells that the
    /// table goes on here; else the next step is asked for [`LOOK_AGAIN`] after the look.
    Look(Lookout),
    /// Closes the table at this machine, then tells [`Visit::gave_up`].
    GiveUp,
    /// The visit is over.
    End(VisitEnd<G>),
}

/// The outcome of a message that was looked at.
#[derive(Debug, PartialEq, Eq)]
pub enum Checked<G: Game> {
    /// It may be handed on.
    Believed {
        /// The promise to follow this host, to be sent to it.
        promise: Option<ClientMessage<G>>,
        /// The result of taking part in the making of the seed. Its answer is sent to the host.
        finding: Option<Finding>,
    },
    /// It counts for nothing, and is not handed on: that host may not tell such a thing yet.
    Ignored,
    /// It may be handed on, and the conversation is over.
    Closed(Closing),
    /// No honest host says that: it is not handed on, and the conversation is over.
    Fault(HostFault),
    /// The host has another table. It is not handed on, and the host is told a farewell.
    OtherTable,
}

/// True if a host says that another device hosts its table: promises would go to that one.
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
    Gathering { look: Lookout, until: Option<Duration> },
    /// There is no next step.
    Over(VisitEnd<G>),
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
    /// The person chose to go on without those who are missing.
    goes_on: bool,
    refused: Option<Box<Refusal<G>>>,
    /// The host's reason for the end of the conversation.
    sent_away: Option<Closing>,
    /// Conversations in a row that the host spoiled.
    spoiled: u32,
    /// Devices that took the table over with an older game, until a host is followed.
    shunned: BTreeSet<DeviceId>,
    /// The host that it speaks with without following it, and since when: a broken line does not count anew.
    waits_for: Option<(DeviceId, Duration)>,
    /// It has left that host.
    leaves: bool,
}

impl<G: Game> Visit<G> {
    /// A visit that begins. The member comes to the host in this process, or reaches one elsewhere.
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
            waits_for: None,
            leaves: false,
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

    /// True if it looks for a host that it was at before.
    #[must_use]
    pub const fn is_searching(&self) -> bool {
        self.search.is_some()
    }

    /// Time since the host was lost for which the search lasts; zero before the first loss.
    #[must_use]
    pub fn searched(&self, now: Duration) -> Duration {
        self.search.as_ref().map_or(Duration::ZERO, |search| search.lasts(now))
    }

    /// True if the person chose to go on without those who are missing.
    #[must_use]
    pub const fn goes_on(&self) -> bool {
        self.goes_on
    }

    /// The person chooses to go on without those who are missing; true for the first time.
    pub const fn go_on(&mut self) -> bool {
        !std::mem::replace(&mut self.goes_on, true)
    }

    /// The next thing to do without a host. While it speaks with one there is only a pause.
    pub fn next(&mut self, now: Duration, places: &mut Whereabouts) -> VisitStep<G> {
        match &mut self.phase {
            Phase::Talking => VisitStep::Pause(LOOK_AGAIN),
            Phase::Over(end) => VisitStep::End(end.clone()),
            Phase::Gathering { until, .. } if until.is_some_and(|until| now >= until) => VisitStep::GiveUp,
            Phase::Gathering { look, .. } => VisitStep::Look(*look),
            Phase::Away { paused: true } => self.attempt(now, places),
            Phase::Away { paused } => {
                *paused = true;
                VisitStep::Pause(self.pause())
            }
        }
    }

    fn pause(&self) -> Duration {
        let (Some(search), Some(own)) = (&self.search, self.own()) else {
            return Duration::ZERO;
        };
        search.pause(own, !self.guest.heirs(own).is_empty())
    }

    fn attempt(&mut self, now: Duration, places: &mut Whereabouts) -> VisitStep<G> {
        let step = self.attempt_at(now, places);
        // All heirs may have been tried by now.
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
                // The others had their turn by now.
                self.waits_for = None;
                self.phase = Phase::Gathering { look, until };
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

    /// The host is in this process: it has the table from the beginning, or goes on with it. Returns the first messages to
    /// it.
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
        let known = self.waits_for.filter(|(waits_for, _)| Some(*waits_for) == device);
        self.waits_for = known.or(device.map(|device| (device, at)));
        (self.phase, self.sent_away) = (Phase::Talking, None);
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

    /// An attempt reached no host. The first visit fails at once; a host that was lost is waited for, unless it came back as one
    /// that `cannot` be spoken with.
    pub fn not_reached(&mut self, now: Duration, cannot: bool) {
        if let Some(search) = &mut self.search {
            search.in_vain(now);
        }
        self.phase = match &self.search {
            Some(_) if !cannot => self.away(now),
            _ => Phase::Over(VisitEnd::NotReached),
        };
    }

    /// Without a host, until the patience is over.
    fn away(&self, now: Duration) -> Phase<G> {
        let patience = self.options.patience;
        if self.searched(now) >= patience {
            Phase::Over(VisitEnd::NotBack(patience))
        } else {
            Phase::Away { paused: false }
        }
    }

    /// The table was opened at this machine, or `could` not be.
    pub fn opened(&mut self, now: Duration, could: bool) {
        if !could {
            self.gave_up(now, false);
        }
    }

    /// The table at this machine was closed again: another host was found, nobody came, or the others know a `newer` game.
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

    /// Looks at a message of the host. `fresh` draws a share of 32 random bytes.
    pub fn hear(&mut self, message: &HostMessage<G>, fresh: impl FnOnce() -> Share) -> Checked<G> {
        if let HostMessage::Welcome { table, .. } = message
            && self.guest.table().is_some_and(|known| known != table.table)
        {
            let (table, name) = (table.table, table.name.clone());
            self.phase = Phase::Over(VisitEnd::OtherTable { table, name });
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
            self.waits_for = None;
            self.shunned.clear();
        }
        match message {
            // Without a seat one is taken in all the same, to look on.
            HostMessage::Refused(refusal)
                if refusal.what == RequestKind::Join && refusal.code != RefusalCode::NoFreeSeat =>
            {
                self.refused = Some(Box::new(refusal.clone()));
            }
            HostMessage::Closed { why } => {
                self.sent_away = Some(*why);
                if self.guest.waits() {
                    // Only a host that has the table may end it for this member. Another heir may go on with it.
                    self.leaves |= self.refused.take().is_some() || !why.may_return();
                    return Checked::Closed(*why);
                }
                let end = self.refused.take().map(VisitEnd::Refused);
                if let Some(end) = end.or_else(|| (!why.may_return()).then_some(VisitEnd::Closed(*why))) {
                    self.phase = Phase::Over(end);
                }
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

    /// The time at which this member leaves its host, which only waits for the others. `None` while it follows the host, and if
    /// nobody else could go on with the table.
    #[must_use]
    pub fn leaves_at(&self) -> Option<Duration> {
        let talks = matches!(self.phase, Phase::Talking) && self.guest.waits();
        let (host, since) = self.waits_for.filter(|_| talks)?;
        let own = self.own()?;
        let could = |heir: &Heir| {
            let open = heir.device != host && !self.shunned.contains(&heir.device);
            open && (heir.device != own || self.options.may_host)
        };
        let heirs = self.guest.heirs_there(own);
        let at = since.saturating_add(BEGINS).max(self.began.at.saturating_add(SETTLES));
        heirs.iter().any(could).then_some(at)
    }

    /// Leaves a host that only waits for the others, and looks for another heir first.
    pub const fn leave(&mut self) -> HostFault {
        self.leaves = true;
        HostFault::NeverBegan
    }

    /// The conversation with a host elsewhere is over. The host is looked for, unless the visit is over; `spoiled` if it
    /// said what cannot be.
    pub fn lost(&mut self, now: Duration, places: &mut Whereabouts, spoiled: bool) {
        if let Some((device, address)) = self.began.host.filter(|(device, _)| places.host() != Some(*device)) {
            if self.guest.has_table_there() {
                // Another host goes on with the table: it is the one to come back to.
                places.follow(Some(device), vec![address]);
            } else {
                places.may_have_it(device, address);
            }
        }
        self.spoiled = if spoiled { self.spoiled + 1 } else { 0 };
        if self.spoiled >= SPOILED_MAX && !self.is_over() {
            self.phase = Phase::Over(VisitEnd::Spoiled);
        }
        self.guest.left();
        self.searches(now, places, self.guest.handed_to());
        let left = self.waits_for.take_if(|_| std::mem::take(&mut self.leaves));
        if let (Some((host, _)), Some(search)) = (left, &mut self.search) {
            search.leave(host);
            self.shun(places);
        }
    }

    /// Has the member follow neither hosts that took the table over with an older game, nor those that it has left.
    fn shun(&self, places: &mut Whereabouts) {
        let left = self.search.iter().flat_map(HostSearch::left);
        places.shun(self.shunned.iter().chain(left).copied().collect());
    }

    /// The host in this process is gone. If the table `moved`, it is looked for where `places` say.
    pub fn lost_home(&mut self, now: Duration, places: &mut Whereabouts, moved: bool) {
        let moved = moved && self.sent_away == Some(Closing::MovedOn);
        if !moved && !self.is_over() {
            let closed = self.sent_away.filter(|why| *why == Closing::MovedOn);
            self.phase = Phase::Over(closed.map_or(VisitEnd::Gone, VisitEnd::Closed));
        }
        self.guest.set_local(false);
        self.guest.gives_way_to(places.host().filter(|_| moved));
        // Its table may have given way to another host than the one that it was handed over to.
        let handed_to = self.guest.handed_to();
        let handed_to = handed_to.filter(|(device, _)| places.host() == Some(*device));
        self.searches(now, places, handed_to);
    }

    fn searches(&mut self, now: Duration, places: &mut Whereabouts, handed_to: Option<(DeviceId, u32)>) {
        if self.is_over() {
            return;
        }
        if let Some(table) = self.guest.table() {
            places.learn(table);
        }
        places.allow(self.guest.possible_hosts());
        let lasted = now.saturating_sub(self.began.at);
        let search = HostSearch::after(self.search.take(), now, lasted, handed_to);
        self.search = Some(search);
        self.phase = Phase::Away { paused: false };
        self.shun(places);
    }

    fn own(&self) -> Option<DeviceId> {
        self.options.key.as_ref().map(DeviceKey::device)
    }
}
