//! The search for a table whose host was lost, without clock and socket. A member tries the host's own addresses, then the
//! heirs in the order of their seats. When its own turn comes, it gathers the others.

use crate::protocol::{DeviceId, Heir};
use std::{
    collections::{BTreeMap, BTreeSet},
    time::Duration,
};

/// Time for which only the host is tried, because it may have been away for a moment.
const GRACE: Duration = Duration::from_millis(300);
/// Longest attempt if there is no heir. The parts of an attempt have limits of their own.
const WHOLE_ATTEMPT: Duration = Duration::from_secs(10);
/// Longest attempt to reach an heir, which may not have noticed the loss yet. The next attempt follows soon.
const SHORT_ATTEMPT: Duration = Duration::from_secs(1);
/// Time for the first heir to answer before the next one is tried. That heir may notice the loss a keep-alive later.
const FIRST_PATIENCE: Duration = Duration::from_secs(1);
/// Time for each later heir, which has to give up the earlier ones first, and for the heir of a hand-over, which was
/// there a moment ago.
const HEIR_PATIENCE: Duration = Duration::from_secs(2);
/// Time for which an heir beside others gathers the members before it searches again.
const GATHER_PATIENCE: Duration = Duration::from_secs(5);
/// Time for which an heir leaves the table to others that know a newer game. They need less, and the time is limited
/// because a claim must not shut an heir out for ever.
const OUTDATED: Duration = Duration::from_secs(30);
/// Pauses before the attempts of a search, in milliseconds; the last one is for all later attempts. An attempt itself
/// takes three seconds if nobody answers, with a packet at least every 1.2 s.
const BACKOFF_MS: [u64; 3] = [100, 250, 500];
/// Pauses after conversations in a row that were lost soon, in milliseconds. They grow, so that a host that drops its
/// members is not flooded with attempts.
const BRIEF_MS: [u64; 6] = [100, 250, 500, 1000, 2000, 4000];
/// Longest pause while there is an heir, this machine included.
const SOON: Duration = Duration::from_millis(50);
/// Longest pause while there is an heir, after a conversation that was lost soon.
const SENT_AWAY: Duration = Duration::from_millis(250);
/// Time for which a member ignores a host that it left, if the member is the only heir or knows no heir.
pub(super) const IGNORED: Duration = Duration::from_secs(20);
/// Length of a stable conversation, after which the pauses start from the shortest again.
const STEADY: Duration = Duration::from_secs(10);

/// The wishes and abilities of the member that searches.
#[derive(Clone, Copy, Debug)]
pub struct Seeker<'a> {
    /// The machine that searches.
    pub own: DeviceId,
    /// The heirs, in the order of their seats.
    pub heirs: &'a [Heir],
    /// True if that machine may host the table.
    pub may_host: bool,
    /// True if the person chose to go on without the missing members.
    pub goes_on: bool,
}

/// The next thing to do in a search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Seek {
    /// Tries the host's own addresses, and those of an heir.
    Dial {
        /// The member to try as well.
        heir: Option<Heir>,
        /// True to try only that heir, after a hand-over, or only the host if there is no heir.
        alone: bool,
        /// Longest time for the attempt.
        limit: Duration,
    },
    /// Gathers the other members at this machine.
    Gather {
        /// True if no quorum is needed: see [`super::Session::succeed`].
        agreed: bool,
        /// True if the host handed the table over to this machine. That host still answers, but only sends members
        /// here, so this machine looks for no host.
        given: bool,
        /// Members that were tried in vain. The gathering does not wait for them.
        silent: BTreeSet<DeviceId>,
        /// Time after which this machine gives up; `None` if no other heir may continue the table.
        patience: Option<Duration>,
    },
}

/// A search since the loss of the host. Its times count from any fixed moment.
#[derive(Debug)]
pub struct HostSearch {
    lost: Duration,
    /// The heir of a hand-over, until a conversation began or the heir was passed over.
    handed_to: Option<DeviceId>,
    /// The heir of the hand-over with which the search began, and the number of hand-overs until then.
    began_with: Option<(DeviceId, u32)>,
    /// Members that were tried in vain.
    passed: BTreeSet<DeviceId>,
    /// Hosts that answered without continuing with the table, with the time at which each was left.
    left: BTreeMap<DeviceId, Duration>,
    trying: Option<(DeviceId, Duration)>,
    /// Time until which this machine does not host by itself, because others know a newer game. A conversation with a
    /// host ends that.
    outdated: Option<Duration>,
    /// Attempts since the loss.
    attempts: u32,
    /// Conversations in a row that were lost soon.
    brief: u32,
}

impl HostSearch {
    /// A search that begins now; the host may have handed the table over to a member, see [`super::Guest::handed_to`].
    #[must_use]
    pub fn new(now: Duration, handed_to: Option<(DeviceId, u32)>) -> Self {
        Self {
            lost: now,
            handed_to: handed_to.map(|(device, _)| device),
            began_with: handed_to,
            passed: BTreeSet::new(),
            left: BTreeMap::new(),
            trying: None,
            outdated: None,
            attempts: 0,
            brief: 0,
        }
    }

    /// The search after a conversation of the length `lasted`. If that was short, the search `before` it continues with
    /// longer pauses, so that a host that drops its members at once is not flooded with attempts.
    #[must_use]
    pub fn after(before: Option<Self>, now: Duration, lasted: Duration, handed_to: Option<(DeviceId, u32)>) -> Self {
        let steady = lasted >= STEADY;
        let brief = before.as_ref().map_or(0, |search| search.brief) + 1;
        let brief = if steady { 0 } else { brief };
        match before {
            // The hand-over that began this search does not restart it. Another hand-over begins a new search.
            Some(search) if !steady && (handed_to.is_none() || handed_to == search.began_with) => Self {
                brief,
                // The hand-over counts until some host was reached.
                handed_to: None,
                outdated: None,
                trying: None,
                ..search
            },
            _ => Self {
                brief,
                ..Self::new(now, handed_to)
            },
        }
    }

    /// Time since the host was lost.
    #[must_use]
    pub const fn lasts(&self, now: Duration) -> Duration {
        now.saturating_sub(self.lost)
    }

    /// The next attempt.
    pub fn next(&mut self, now: Duration, seeker: &Seeker<'_>) -> Seek {
        self.attempts = self.attempts.saturating_add(1);
        let Seeker { own, heirs, .. } = *seeker;
        let outdated = self.outdated.is_some_and(|until| now < until) && !seeker.goes_on;
        let may_host = seeker.may_host && !outdated && heirs.iter().any(|heir| heir.device == own);
        let heir = self.heir(now, own, heirs);
        if may_host && (seeker.goes_on || heir.as_ref().is_some_and(|heir| heir.device == own)) {
            let given = self.handed_to == Some(own);
            let silent = self.passed.iter().copied().filter(|device| *device != own);
            return Seek::Gather {
                agreed: seeker.goes_on || given,
                given,
                silent: silent.collect(),
                patience: (heirs.len() > 1).then_some(GATHER_PATIENCE),
            };
        }
        let limit = match &heir {
            // The heir was there a moment ago: a slow machine gets its whole time.
            Some(heir) if self.handed_to == Some(heir.device) => self.patience_left(now),
            // The next heir may be due soon.
            Some(_) => SHORT_ATTEMPT.min(self.patience_left(now)),
            None if heirs.is_empty() => WHOLE_ATTEMPT,
            None => self.grace(now),
        };
        // Another machine may announce the table as soon as a connection breaks; the host comes first.
        let waits = heir.is_none() && !heirs.is_empty();
        let alone = waits || (self.handed_to.is_some() && self.handed_to == heir.as_ref().map(|heir| heir.device));
        Seek::Dial { heir, alone, limit }
    }

    /// The heir to try now; `None` without one, and while the host alone is tried.
    fn heir(&mut self, now: Duration, own: DeviceId, heirs: &[Heir]) -> Option<Heir> {
        if self.handed_to.is_none() && !self.grace(now).is_zero() {
            return None;
        }
        if heirs.iter().all(|heir| self.passed.contains(&heir.device)) {
            self.passed.clear();
            if heirs.iter().any(|heir| heir.device != own) {
                self.forgive();
            } else {
                self.forgives(now);
            }
        }
        let left = |heir: &&Heir| !self.passed.contains(&heir.device);
        let named = heirs
            .iter()
            .filter(left)
            .find(|heir| Some(heir.device) == self.handed_to);
        let heir = named.or_else(|| heirs.iter().find(left))?;
        if self.trying.is_none_or(|(device, _)| device != heir.device) {
            self.trying = Some((heir.device, now));
        }
        Some(heir.clone())
    }

    /// The rest of the time for the member that is tried.
    fn patience_left(&self, now: Duration) -> Duration {
        self.trying.map_or(Duration::ZERO, |(device, since)| {
            let first = self.passed.is_empty() && self.handed_to != Some(device);
            let patience = if first { FIRST_PATIENCE } else { HEIR_PATIENCE };
            patience.saturating_sub(now.saturating_sub(since))
        })
    }

    /// True if a gathering member goes to its last host, or to another heir, if that machine answers without announcing the
    /// table. If both gather, the one with the higher key goes to the other: otherwise both could gather at the same time
    /// again and again, and divide the members. An only heir never gives up, so it always goes.
    #[must_use]
    pub fn goes_to(host: DeviceId, own: DeviceId, gives_up: bool) -> bool {
        !gives_up || host < own
    }

    /// The rest of the time for the host alone.
    const fn grace(&self, now: Duration) -> Duration {
        GRACE.saturating_sub(self.lasts(now))
    }

    /// Leaves the table for `OUTDATED` to others that know a newer game. The person's choice to go on, and a
    /// conversation with a host, end that.
    pub const fn leave_it_to_others(&mut self, now: Duration) {
        self.outdated = Some(now.saturating_add(OUTDATED));
    }

    /// Passes a device over until all heirs were tried. It may be this machine's own.
    pub fn pass(&mut self, device: DeviceId) {
        self.passed.insert(device);
        self.trying = None;
        self.handed_to = self.handed_to.filter(|named| *named != device);
    }

    /// Leaves a host that answers without continuing the table. Nobody returns to it until all heirs were tried.
    pub fn leave(&mut self, now: Duration, host: DeviceId) {
        self.left.insert(host, now);
        self.pass(host);
    }

    /// The hosts that were left, until all heirs were tried.
    pub fn left(&self) -> impl Iterator<Item = DeviceId> {
        self.left.keys().copied()
    }

    /// Forgets which hosts were left, so that the member may return to them.
    pub fn forgive(&mut self) {
        self.left.clear();
    }

    /// Forgives the hosts that have been ignored for `IGNORED`; true if there were any.
    pub fn forgives(&mut self, now: Duration) -> bool {
        let before = self.left.len();
        self.left.retain(|_, at| now.saturating_sub(*at) < IGNORED);
        self.left.len() < before
    }

    /// Does not count the time that the member spent with a host that only gathered.
    pub const fn rested(&mut self, time: Duration) {
        self.lost = self.lost.saturating_add(time);
    }

    /// Notes that an attempt reached nobody. An heir whose time is up is passed over.
    pub fn in_vain(&mut self, now: Duration) {
        if let Some((device, _)) = self.trying
            && self.patience_left(now).is_zero()
        {
            self.pass(device);
        }
    }

    /// The pause before the next attempt of the device `own`: a short one if there are heirs, `own` included, and zero
    /// if the host handed the table over to `own`.
    #[must_use]
    pub fn pause(&self, own: DeviceId, has_heirs: bool) -> Duration {
        if self.handed_to == Some(own) {
            return Duration::ZERO;
        }
        let of = |list: &[u64], times: u32| list[(times as usize).min(list.len() - 1)];
        let brief = self.brief.checked_sub(1).map_or(0, |times| of(&BRIEF_MS, times));
        let [pause, brief] = [of(&BACKOFF_MS, self.attempts), brief].map(Duration::from_millis);
        if has_heirs {
            pause.min(SOON).max(brief.min(SENT_AWAY))
        } else {
            pause.max(brief)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Seat;

    const OWN: DeviceId = DeviceId([1; 32]);
    const SECOND: Duration = Duration::from_secs(1);

    fn next(search: &mut HostSearch, now: Duration) -> Seek {
        seek(search, now, false)
    }

    fn choose(search: &mut HostSearch, now: Duration) -> Seek {
        seek(search, now, true)
    }

    fn seek(search: &mut HostSearch, now: Duration, goes_on: bool) -> Seek {
        let heirs = [Heir {
            device: OWN,
            seat: Seat::wrapping(1),
            addresses: Vec::new(),
        }];
        let seeker = Seeker {
            own: OWN,
            heirs: &heirs,
            may_host: true,
            goes_on,
        };
        search.next(now, &seeker)
    }

    #[test]
    fn who_knows_an_older_game_waits_for_nobody_until_it_was_at_the_table_again() {
        let mut search = HostSearch::new(Duration::ZERO, None);
        assert!(matches!(next(&mut search, SECOND), Seek::Gather { .. }));
        search.leave_it_to_others(SECOND);
        search.pass(OWN);
        assert!(matches!(next(&mut search, 2 * SECOND), Seek::Dial { .. }));
        assert!(
            matches!(choose(&mut search, 2 * SECOND), Seek::Gather { .. }),
            "the person may choose to"
        );
        assert!(matches!(next(&mut search, 30 * SECOND), Seek::Dial { .. }));
        assert!(
            matches!(next(&mut search, 32 * SECOND), Seek::Gather { .. }),
            "no word shuts it out for good"
        );
        search.leave_it_to_others(3 * SECOND);
        let mut search = HostSearch::after(Some(search), 3 * SECOND, SECOND, None);
        assert!(matches!(next(&mut search, 4 * SECOND), Seek::Gather { .. }));
    }

    #[test]
    fn an_heir_is_tried_after_the_host_alone() {
        let mut search = HostSearch::after(None, SECOND, Duration::ZERO, None);
        let heirs = [7, 8].map(|number| Heir {
            device: DeviceId([number; 32]),
            seat: Seat::wrapping(1),
            addresses: Vec::new(),
        });
        let mut dial = |now, heirs: &[Heir]| {
            let seeker = Seeker {
                own: OWN,
                heirs,
                may_host: true,
                goes_on: false,
            };
            match search.next(now, &seeker) {
                Seek::Dial { heir, alone, .. } => (heir.map(|heir| heir.device), alone),
                seek => panic!("{seek:?}"),
            }
        };
        assert_eq!(dial(SECOND, &heirs), (None, true), "the host and nobody else");
        assert_eq!(dial(SECOND + GRACE, &heirs), (Some(heirs[0].device), false));
        assert_eq!(dial(SECOND, &[]), (None, false), "without heirs there is time");
    }

    #[test]
    fn a_hand_over_that_is_still_known_does_not_begin_the_search_again() {
        let search = HostSearch::new(Duration::ZERO, Some((OWN, 1)));
        let search = HostSearch::after(Some(search), 3 * SECOND, SECOND, Some((OWN, 1)));
        assert_eq!(search.lasts(5 * SECOND), 5 * SECOND);
        let other = HostSearch::after(Some(search), 6 * SECOND, SECOND, Some((DeviceId([2; 32]), 2)));
        assert_eq!(other.lasts(7 * SECOND), SECOND);
    }

    #[test]
    fn who_left_it_to_others_takes_the_table_when_it_is_given_again() {
        let mut search = HostSearch::new(Duration::ZERO, Some((OWN, 1)));
        assert!(matches!(next(&mut search, SECOND), Seek::Gather { given: true, .. }));
        search.leave_it_to_others(SECOND);
        search.pass(OWN);
        let mut again = HostSearch::after(Some(search), 3 * SECOND, SECOND, Some((OWN, 2)));
        assert!(matches!(next(&mut again, 3 * SECOND), Seek::Gather { given: true, .. }));
    }

    #[test]
    fn a_hand_over_counts_until_somebody_was_reached() {
        let mut search = HostSearch::new(Duration::ZERO, Some((OWN, 1)));
        assert!(matches!(
            next(&mut search, Duration::ZERO),
            Seek::Gather { agreed: true, .. }
        ));
        let mut search = HostSearch::after(Some(search), SECOND, SECOND, None);
        assert!(matches!(
            next(&mut search, 2 * SECOND),
            Seek::Gather {
                agreed: false,
                given: false,
                ..
            }
        ));
    }

    #[test]
    fn the_member_that_the_host_named_begins_at_once_and_looks_for_nobody() {
        let mut search = HostSearch::after(None, SECOND, SECOND, Some((OWN, 1)));
        assert_eq!(search.pause(OWN, true), Duration::ZERO);
        let other = DeviceId([2; 32]);
        assert!(!search.pause(other, true).is_zero(), "the others leave it a moment");
        assert!(matches!(next(&mut search, SECOND), Seek::Gather { given: true, .. }));
        search.pass(OWN);
        assert!(!search.pause(OWN, true).is_zero(), "it does not try again and again");
        let mut search = HostSearch::new(Duration::ZERO, None);
        assert!(matches!(choose(&mut search, SECOND), Seek::Gather { given: false, .. }));
    }

    #[test]
    fn a_member_that_does_not_answer_is_passed_over_soon_and_not_waited_for() {
        let (first, second) = (DeviceId([2; 32]), DeviceId([3; 32]));
        let heirs = [first, second, OWN].map(|device| Heir {
            device,
            seat: Seat::wrapping(1),
            addresses: Vec::new(),
        });
        let seeker = Seeker {
            own: OWN,
            heirs: &heirs,
            may_host: true,
            goes_on: false,
        };
        let (mut search, mut now) = (HostSearch::new(Duration::ZERO, None), Duration::ZERO);
        let mut tried = Vec::new();
        let silent = loop {
            match search.next(now, &seeker) {
                Seek::Gather { silent, .. } => break silent,
                Seek::Dial { heir, limit, .. } => {
                    let heir = heir.map(|heir| heir.device);
                    if tried.last().is_none_or(|(last, _)| *last != heir) {
                        tried.push((heir, now));
                    }
                    now += limit;
                }
            }
            search.in_vain(now);
            now += search.pause(OWN, true);
        };
        assert_eq!(silent, BTreeSet::from([first, second]));
        let [(None, _), (Some(_), one), (Some(_), two)] = tried[..] else {
            panic!("the host, then one after the other: {tried:?}");
        };
        assert!(
            two < one + 3 * SECOND / 2,
            "the first one had the same time to notice: {tried:?}"
        );
        assert!(
            now >= two + 2 * SECOND,
            "the second one had to give up the first: {tried:?}"
        );
    }
}
