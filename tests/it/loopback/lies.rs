//! Members who lie to a real host and to real heirs over QUIC, each with its own key alone: the table of lies in
//! `src/net/THREATS.md`.

use super::{
    hostile::{joining, try_raw_as},
    person::{Person, play_until, together},
    *,
};
use crate::processes::Host;
use podbay::{
    protocol::{LastSeen, Mandate, Seal, Snapshot, limits, promise, successor_epoch},
    rules::Seat,
    session::ADDRESSES_MAX,
};
use std::{
    process::Command,
    sync::atomic::{AtomicUsize, Ordering},
    thread,
    time::Instant,
};

/// A table of some seats, and the members that lie. Those without a seat are beside the seats.
#[derive(Clone, Copy, Debug)]
struct Case {
    seats: usize,
    liars: usize,
    seated: bool,
}

const fn case(seats: usize, liars: usize, seated: bool) -> Case {
    Case { seats, liars, seated }
}

/// An evening at a host of its own: the honest people come first.
struct Evening {
    host: Host,
    devices: Vec<Backend>,
    people: Vec<Person>,
    honest: usize,
    /// A position that is older than what everybody has seen.
    early: Snapshot<AnyGame>,
    _folder: tempfile::TempDir,
}

impl Evening {
    /// A game of which everybody has seen some positions.
    fn begin(case: Case) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let host = Host::start(&folder.path().join("host"), &["--players", &case.seats.to_string()]);
        let honest = if case.seated {
            case.seats - case.liars
        } else {
            case.seats
        };
        let devices: Vec<Backend> = (0..honest + case.liars).map(|_| device(0)).collect();
        let address = host.address().parse().unwrap();
        let (people, early) = devices[0].runtime().block_on(async {
            let mut people = Vec::new();
            for (number, guest) in devices.iter().enumerate() {
                let looks_on = number >= case.seats;
                let mut person = Person::come(guest, address, &format!("Guest {number}"), looks_on);
                person.until("the table", |p| p.lobby.is_some()).await;
                if !looks_on {
                    person.until("a seat", |p| p.seat().is_some()).await;
                    person.say(ClientMessage::SetReady { ready: true });
                }
                people.push(person);
            }
            for person in &mut people {
                person.until("the game", |p| p.newest.is_some()).await;
            }
            let early = people[0].newest.clone().unwrap();
            play_until(&mut people, |people| people[0].revision() > early.revision + 6).await;
            let newest = people[0].revision();
            together(&mut people, newest).await;
            (people, early)
        });
        Self {
            host,
            devices,
            people,
            honest,
            early,
            _folder: folder,
        }
    }

    fn address(&self) -> SocketAddr {
        self.host.address().parse().unwrap()
    }

    fn liars(&self) -> &[Backend] {
        &self.devices[self.honest..]
    }

    /// The promises of all liars to follow the first of them.
    fn sworn(&self, epoch: u64) -> Mandate {
        let host = self.liars()[0].identity().device_key();
        let table = self.early.table;
        let mut mandate = Mandate::new(host, table, epoch, None);
        for liar in &self.liars()[1..] {
            let seal: Seal = promise(liar.identity().device_key(), table, epoch, host.device());
            assert!(mandate.add(table, seal));
        }
        mandate
    }

    /// The lies that their keys allow: an older position as a newer one, one that nobody saw, a later game; bare, signed, and
    /// with the promises of all liars.
    fn lies(&self) -> Vec<ClientMessage<AnyGame>> {
        let key = self.liars()[0].identity().device_key();
        let epoch = successor_epoch(self.early.epoch, Seat::wrapping(1), 77);
        let changes: [fn(&mut Snapshot<AnyGame>); 3] = [|_| {}, |seen| seen.revision += 500, |seen| seen.game += 1];
        let mut lies = Vec::new();
        for change in changes {
            let mut seen = self.early.clone();
            (seen.epoch, seen.sure) = (epoch, epoch);
            change(&mut seen);
            let signed = seen.clone().sealed(key);
            let mandate = Some(Box::new(self.sworn(epoch).into()));
            for (seen, mandate) in [(seen, None), (signed.clone(), None), (signed, mandate)] {
                lies.push(ClientMessage::LastSeen(Box::new(LastSeen {
                    table: seen.table,
                    epoch,
                    sure: epoch,
                    snapshot: Some(Box::new(seen)),
                    mandate,
                })));
            }
        }
        lies
    }

    /// Each liar tells each lie at an address, where somebody hosts or waits for the others. Returns how many were answered.
    async fn lie_at(&self, address: SocketAddr) -> usize {
        let mut answered = 0;
        for liar in self.liars() {
            for lie in self.lies() {
                let told = async {
                    let mut line = try_raw_as(liar.identity(), address).await?;
                    line.say(lie).await.ok()?;
                    line.say(joining("Mallory", false)).await.ok()?;
                    framing::read_message::<HostMessage<AnyGame>>(&mut line.recv).await.ok()
                };
                // Nobody may be there any more.
                let told = tokio::time::timeout(Duration::from_secs(2), told).await;
                answered += usize::from(matches!(told, Ok(Some(_))));
            }
        }
        answered
    }

    /// The addresses of the honest people, as the host told them.
    fn addresses(&self) -> Vec<SocketAddr> {
        let lobby = self.people[0].lobby.as_ref().unwrap();
        let own: Vec<_> = self.devices[..self.honest]
            .iter()
            .map(|device| device.identity().device_key().device())
            .collect();
        let honest = lobby.members.iter().filter(|member| own.contains(&member.device));
        honest
            .flat_map(|member| member.addresses.iter().take(ADDRESSES_MAX).copied())
            .collect()
    }
}

/// Runs all cases beside each other.
fn all(cases: &[Case], evening: impl Fn(Case) + Sync) {
    thread::scope(|scope| {
        let running: Vec<_> = cases.iter().map(|case| scope.spawn(|| evening(*case))).collect();
        for (running, case) in running.into_iter().zip(cases) {
            assert!(running.join().is_ok(), "{case:?}");
        }
    });
}

/// Liars with a seat at tables of each size, up to half of the seats, and some without one.
const FEW: [Case; 5] = [
    case(2, 1, true),
    case(3, 1, true),
    case(4, 1, true),
    case(4, 2, true),
    case(2, 2, false),
];

#[test]
fn no_lie_closes_the_table_of_a_living_host_or_takes_anything_back() {
    all(&[FEW[0], FEW[1], FEW[3], FEW[4], case(3, 2, true)], |case| {
        let mut evening = Evening::begin(case);
        let seen = evening.people[0].newest.clone().unwrap();
        let runtime = evening.devices[0].runtime().handle().clone();
        runtime.block_on(async {
            // Later than this the host no longer wonders if it has slept.
            let until = Instant::now() + 2 * limits::IDLE;
            for nonce in 0.. {
                assert!(evening.lie_at(evening.address()).await > 0, "the host hears the lies");
                let people = evening.people[..evening.honest].iter_mut();
                for person in people {
                    person.settled(nonce).await;
                    let now = person.newest.as_ref().unwrap();
                    // A lie may have everything asked anew in a later epoch.
                    assert!(now.revision >= seen.revision && person.losses.is_empty());
                    assert_eq!((now.game, now.digest), (seen.game, seen.digest));
                }
                if Instant::now() > until {
                    break;
                }
            }
        });
    });
}

/// The honest people go on at one of them, from the newest position, whatever the liars tell meanwhile.
async fn goes_on(evening: &mut Evening, alone: bool) {
    let seen = evening.people[0].newest.clone().unwrap();
    let addresses = evening.addresses();
    let mut people: Vec<Person> = evening.people.drain(..).take(evening.honest).collect();
    if alone {
        // Half of the seats are no quorum: the people choose.
        for person in &mut people {
            person.until_lost().await;
        }
        people[0].go_on();
    }
    let there = |p: &Person| p.newest.as_ref().is_some_and(|newest| newest.epoch > seen.epoch);
    let honest = async {
        for person in &mut people {
            person.until("the table again", there).await;
        }
    };
    assert!(!addresses.is_empty());
    let (until, told) = (Instant::now() + DEADLINE, AtomicUsize::new(0));
    let lying = async {
        while Instant::now() < until {
            for address in &addresses {
                told.fetch_add(evening.lie_at(*address).await, Ordering::Relaxed);
            }
        }
    };
    tokio::select! {
        () = honest => {}
        () = lying => panic!("the honest people did not go on"),
    }
    // They may have gone on before the first answer: the lies come then.
    for address in &addresses {
        told.fetch_add(evening.lie_at(*address).await, Ordering::Relaxed);
    }
    assert!(told.into_inner() > 0, "somebody hears the lies");
    for (nonce, person) in (0..).zip(&mut people) {
        person.settled(nonce).await;
    }
    for person in &people {
        let now = person.newest.as_ref().unwrap();
        assert_eq!(now.game, seen.game);
        assert!(now.revision > seen.revision, "{} after {}", now.revision, seen.revision);
        assert_eq!(now.view, seen.view, "from the position that everybody had seen");
    }
    evening.people = people;
}

#[test]
fn no_lie_rolls_the_table_of_a_dead_host_back_or_keeps_it_from_going_on() {
    all(&FEW, |case| {
        let mut evening = Evening::begin(case);
        evening.host.process.kill().unwrap();
        evening.host.process.wait().unwrap();
        let alone = 2 * evening.honest <= case.seats;
        let runtime = evening.devices[0].runtime().handle().clone();
        runtime.block_on(goes_on(&mut evening, alone));
    });
}

/// Stops a process, or lets it run again.
fn signal(process: u32, name: &str) {
    let sent = Command::new("kill").args([name, &process.to_string()]).status();
    assert!(sent.is_ok_and(|sent| sent.success()));
}

#[test]
fn no_lie_takes_the_table_of_a_host_that_slept_from_those_who_went_on() {
    all(&[FEW[1], FEW[2]], |case| {
        let mut evening = Evening::begin(case);
        let (process, address) = (evening.host.process.id(), evening.address());
        signal(process, "-STOP");
        let runtime = evening.devices[0].runtime().handle().clone();
        runtime.block_on(goes_on(&mut evening, false));
        signal(process, "-CONT");
        runtime.block_on(async {
            let until = Instant::now() + DEADLINE;
            while evening.host.process.try_wait().unwrap().is_none() {
                assert!(
                    Instant::now() < until,
                    "the host that slept gives way to those who went on"
                );
                evening.lie_at(address).await;
            }
            for person in &mut evening.people {
                person.settled(1).await;
            }
            let epochs = evening
                .people
                .iter()
                .map(|person| person.newest.as_ref().map(|newest| newest.epoch));
            let epochs: std::collections::BTreeSet<_> = epochs.collect();
            assert_eq!(epochs.len(), 1, "they are at one table");
        });
    });
}
