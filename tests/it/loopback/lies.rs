//! Members who lie to a real host and to real heirs over QUIC, each with its own key alone: the table of lies in
//! `src/net/THREATS.md`.

use super::{
    hostile::{Raw, joining, try_raw_as},
    person::{Person, play_until, together},
    *,
};
use crate::processes::{Host, podbay};
use podbay::{
    diagnostics::Dropped,
    protocol::{LastSeen, Mandate, RefusalCode, RequestKind, Seal, Snapshot, limits, promise, successor_epoch},
    rules::Seat,
    session::ADDRESSES_MAX,
};
use std::{
    collections::BTreeSet,
    fs::File,
    process::Command,
    sync::atomic::{AtomicUsize, Ordering},
    thread,
    time::Instant,
};

/// Most evenings beside each other. Each has a host in a process of its own.
const BESIDE_MAX: usize = 6;
/// Longest time for an answer where somebody is.
const ANSWER: Duration = Duration::from_secs(2);
/// Time for which liars stay at an heir: longer than an heir with a quorum waits for further members.
const STAYS: Duration = Duration::from_secs(3);

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

impl Case {
    /// The number of seats of honest people.
    const fn honest(self) -> usize {
        if self.seated {
            self.seats - self.liars
        } else {
            self.seats
        }
    }

    /// True if the honest are no quorum: half of the seats, or fewer.
    const fn has_to_choose(self) -> bool {
        2 * self.honest() <= self.seats
    }
}

/// The proof of a position that somebody tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Proof {
    /// A signature of the host, which fits no changed position.
    Nothing,
    /// A signature of the first liar.
    Signature,
    /// That signature, with the promises of all liars to follow the first of them.
    Promises,
}

type Change = fn(&mut Snapshot<AnyGame>);

/// An older position as a newer one, one that nobody saw, a later game.
const CHANGES: [Change; 3] = [|_| {}, |seen| seen.revision += 500, |seen| seen.game += 1];

/// An evening at a host of its own: the honest people come first.
struct Evening {
    host: Host,
    devices: Vec<Backend>,
    people: Vec<Person>,
    honest: usize,
    /// A position that is older than what everybody has seen.
    early: Snapshot<AnyGame>,
    folder: tempfile::TempDir,
}

impl Evening {
    /// A game of which everybody has seen some positions.
    fn begin(case: Case) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let seats = case.seats.to_string();
        let arguments = ["host", "--headless", "--port", "0", "--players", &seats];
        let log = File::create(folder.path().join("log")).unwrap();
        let mut command = podbay(&folder.path().join("host"), &arguments);
        let host = Host::begin(command.env("PODBAY_LOG", "podbay=debug").stderr(log));
        // Where everybody with a seat lies, somebody honest looks on.
        let honest = case.honest().max(1);
        let devices: Vec<Backend> = (0..honest + case.liars).map(|_| device(0)).collect();
        let address = host.address().parse().unwrap();
        let (people, early) = devices[0].runtime().block_on(async {
            let mut people = Vec::new();
            for (number, guest) in devices.iter().enumerate() {
                let looks_on = if case.seated {
                    number < honest - case.honest()
                } else {
                    number >= case.seats
                };
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
            folder,
        }
    }

    fn address(&self) -> SocketAddr {
        self.host.address().parse().unwrap()
    }

    /// The host's program is killed.
    fn dies(&mut self) {
        self.host.process.kill().unwrap();
        self.host.process.wait().unwrap();
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

    /// The lies that their keys allow.
    fn lies(&self) -> Vec<ClientMessage<AnyGame>> {
        self.lies_with(&[Proof::Nothing, Proof::Signature, Proof::Promises], &CHANGES)
    }

    /// The lies about these changes, each with each of these proofs.
    fn lies_with(&self, proofs: &[Proof], changes: &[Change]) -> Vec<ClientMessage<AnyGame>> {
        let key = self.liars()[0].identity().device_key();
        let epoch = successor_epoch(self.early.epoch, Seat::wrapping(1), 77);
        let mut lies = Vec::new();
        for change in changes {
            for proof in proofs {
                let mut seen = self.early.clone();
                (seen.epoch, seen.sure) = (epoch, epoch);
                change(&mut seen);
                if *proof != Proof::Nothing {
                    seen = seen.sealed(key);
                }
                let mandate = (*proof == Proof::Promises).then(|| Box::new(self.sworn(epoch).into()));
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
        self.tell(&self.lies(), address).await
    }

    /// Each liar tells each of these words at an address. Returns how many were answered.
    async fn tell(&self, words: &[ClientMessage<AnyGame>], address: SocketAddr) -> usize {
        let mut answered = 0;
        for liar in self.liars() {
            for word in words {
                // Nobody may be there, or not any more.
                let Ok(line) = says(liar, word, address).await else {
                    break;
                };
                answered += usize::from(line.is_some());
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

/// A device says something at an address and joins. Returns its line if that is answered.
///
/// # Errors
/// No host answers at the address.
async fn says(
    device: &Backend,
    word: &ClientMessage<AnyGame>,
    address: SocketAddr,
) -> Result<Option<Raw>, tokio::time::error::Elapsed> {
    let reached = tokio::time::timeout(ANSWER, try_raw_as(device.identity(), address));
    let Some(mut line) = reached.await? else {
        return Ok(None);
    };
    let told = async {
        line.say(word.clone()).await.ok()?;
        line.say(joining("Mallory", false)).await.ok()?;
        hear(&mut line).await
    };
    let told = tokio::time::timeout(ANSWER, told).await;
    // What comes too often is not judged.
    let judged = |message: &HostMessage<AnyGame>| {
        !matches!(message, HostMessage::Refused(refusal)
            if refusal.what == RequestKind::LastSeen && refusal.code == RefusalCode::TooFast)
    };
    Ok(matches!(&told, Ok(Some(message)) if judged(message)).then_some(line))
}

/// The next message of a host; `None` once the conversation is over.
async fn hear(line: &mut Raw) -> Option<HostMessage<AnyGame>> {
    framing::read_message(&mut line.recv).await.ok()
}

/// Runs all cases, some beside each other.
fn all(cases: &[Case], evening: impl Fn(Case) + Sync) {
    for cases in cases.chunks(BESIDE_MAX) {
        thread::scope(|scope| {
            let running: Vec<_> = cases.iter().map(|case| scope.spawn(|| evening(*case))).collect();
            for (running, case) in running.into_iter().zip(cases) {
                assert!(running.join().is_ok(), "{case:?}");
            }
        });
    }
}

/// Liars with a seat, up to half of the seats.
const FEW: [Case; 4] = [case(2, 1, true), case(3, 1, true), case(4, 1, true), case(4, 2, true)];
/// Liars without a seat.
const BESIDE: [Case; 6] = [
    case(2, 1, false),
    case(2, 2, false),
    case(3, 1, false),
    case(3, 2, false),
    case(4, 1, false),
    case(4, 2, false),
];
/// Liars with more than half of the seats, who are a quorum by themselves.
const MOST: [Case; 2] = [case(2, 2, true), case(3, 2, true)];

// Every case meets a living, a dead and a sleeping host, except two seats that both lie with a dead host: no honest player
// could continue that table.

#[test]
fn no_lie_closes_the_table_of_a_living_host_or_takes_anything_back() {
    // The lies of more than half change nothing either, as long as no liar hosts the table.
    all(&[&FEW[..], &BESIDE, &MOST].concat(), |case| {
        let mut evening = Evening::begin(case);
        let seen = evening.people[0].newest.clone().unwrap();
        let runtime = evening.devices[0].runtime().handle().clone();
        runtime.block_on(async {
            // Later than this the host no longer wonders if it has slept.
            let (until, mut told) = (Instant::now() + 2 * limits::IDLE, 0);
            for nonce in 0.. {
                told += evening.lie_at(evening.address()).await;
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
            assert!(told > 0, "the host hears the lies");
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
    all(&[&FEW[..], &BESIDE].concat(), |case| {
        let mut evening = Evening::begin(case);
        evening.dies();
        let runtime = evening.devices[0].runtime().handle().clone();
        runtime.block_on(goes_on(&mut evening, case.has_to_choose()));
    });
}

/// Liars come to those who wait at an address, and stay there as long as they may.
async fn stay_at(liars: &[Backend], words: &[ClientMessage<AnyGame>], address: SocketAddr) {
    let until = Instant::now() + DEADLINE;
    while Instant::now() < until {
        let mut lines = Vec::new();
        for (liar, word) in liars.iter().zip(words) {
            lines.extend(says(liar, word, address).await.ok().flatten());
        }
        for line in &mut lines {
            while hear(line).await.is_some() {}
        }
    }
}

/// The only honest player of three waits for the liars, who are a quorum together. Their bare words and their signatures
/// change nothing; their promises do.
async fn goes_on_with_the_liars(evening: &mut Evening) {
    let seen = evening.people[0].newest.clone().unwrap();
    let address = evening.addresses()[0];
    let mut person = evening.people.remove(0);
    evening.people.clear();
    let there = |p: &Person| p.newest.as_ref().is_some_and(|newest| newest.epoch > seen.epoch);
    let unproven = evening.lies_with(&[Proof::Nothing, Proof::Signature], &CHANGES);
    let hears = async {
        let (mut told, all) = (0, evening.liars().len() * unproven.len());
        while told < all {
            told += evening.tell(&unproven, address).await;
        }
    };
    tokio::select! {
        () = hears => {}
        () = person.until("the table again", there) => panic!("words without a proof count"),
    }
    // They stay for longer than an heir with a quorum waits.
    for words in unproven.chunks(evening.liars().len()) {
        tokio::select! {
            _ = tokio::time::timeout(STAYS, stay_at(evening.liars(), words, address)) => {}
            () = person.until("the table again", there) => panic!("liars without a proof count"),
        }
    }
    let proven = evening.lies_with(&[Proof::Promises], &CHANGES[..2]);
    tokio::select! {
        () = person.until("the table again", there) => {}
        () = stay_at(evening.liars(), &proven, address) => panic!("the table did not go on with the liars"),
    }
    person.settled(0).await;
    let now = person.newest.as_ref().unwrap();
    assert_eq!(now.game, seen.game);
    assert_eq!(now.view, evening.early.view, "from the position that the liars signed");
    assert_ne!(now.view, seen.view);
    evening.people.push(person);
}

#[test]
fn two_liars_of_three_have_a_lost_table_go_on_from_a_position_that_they_signed() {
    let mut evening = Evening::begin(MOST[1]);
    evening.dies();
    let runtime = evening.devices[0].runtime().handle().clone();
    runtime.block_on(goes_on_with_the_liars(&mut evening));
}

/// Stops a process, or lets it run again.
fn signal(process: u32, name: &str) {
    let sent = Command::new("kill").args([name, &process.to_string()]).status();
    assert!(sent.is_ok_and(|sent| sent.success()));
}

/// The epochs in which people are at a table.
fn epochs(people: &[Person]) -> BTreeSet<Option<u64>> {
    let epochs = people.iter().map(|person| person.newest.as_ref());
    epochs.map(|newest| newest.map(|newest| newest.epoch)).collect()
}

#[test]
fn no_lie_takes_the_table_of_a_host_that_slept_from_those_who_went_on() {
    all(&[&FEW[1..3], &BESIDE].concat(), |case| {
        let mut evening = Evening::begin(case);
        let (process, address) = (evening.host.process.id(), evening.address());
        signal(process, "-STOP");
        let runtime = evening.devices[0].runtime().handle().clone();
        runtime.block_on(goes_on(&mut evening, case.has_to_choose()));
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
            let log = std::fs::read_to_string(evening.folder.path().join("log")).unwrap();
            assert!(log.contains(&Dropped::MovedOn.to_string()), "{log}");
            for person in &mut evening.people {
                person.settled(1).await;
            }
            assert_eq!(epochs(&evening.people).len(), 1, "they are at one table");
        });
    });
}

/// The host that slept keeps its table, and the honest people keep theirs, whatever the liars tell the host.
async fn both_stay(evening: &mut Evening) {
    let position = |person: &Person| person.newest.as_ref().map(|newest| (newest.game, newest.digest));
    let (address, before) = (
        evening.address(),
        evening.people.iter().map(position).collect::<Vec<_>>(),
    );
    // Those who went on tell the host every few seconds.
    let (until, mut told) = (Instant::now() + 4 * limits::IDLE, 0);
    while Instant::now() < until {
        told += evening.lie_at(address).await;
        let is_open = evening.host.process.try_wait().unwrap().is_none();
        assert!(is_open, "the host gives way to nobody");
    }
    assert!(told > 0, "the host hears the lies");
    for person in &mut evening.people {
        person.settled(1).await;
    }
    let after: Vec<_> = evening.people.iter().map(position).collect();
    assert_eq!(after, before);
}

#[test]
fn a_host_that_slept_stays_open_beside_half_of_its_people_who_went_on_whoever_lies() {
    all(&[FEW[0], FEW[3]], |case| {
        let mut evening = Evening::begin(case);
        let process = evening.host.process.id();
        signal(process, "-STOP");
        let runtime = evening.devices[0].runtime().handle().clone();
        runtime.block_on(goes_on(&mut evening, case.has_to_choose()));
        let there = epochs(&evening.people);
        signal(process, "-CONT");
        runtime.block_on(both_stay(&mut evening));
        assert_eq!(there.len(), 1, "they are at one table");
        assert_eq!(epochs(&evening.people), there);
    });
}

#[test]
fn liars_who_are_most_close_no_host_that_slept_if_none_of_them_hosts() {
    all(&MOST, |case| {
        let mut evening = Evening::begin(case);
        let process = evening.host.process.id();
        signal(process, "-STOP");
        let runtime = evening.devices[0].runtime().handle().clone();
        if case.honest() > 0 {
            runtime.block_on(goes_on_with_the_liars(&mut evening));
            signal(process, "-CONT");
        } else {
            // The only honest one looks on, and has nowhere else to go.
            evening.people.truncate(evening.honest);
            let person = &mut evening.people[0];
            runtime.block_on(person.until_lost());
            person.lobby = None;
            signal(process, "-CONT");
            runtime.block_on(person.until("the host again", |p| p.lobby.is_some()));
        }
        runtime.block_on(both_stay(&mut evening));
    });
}
