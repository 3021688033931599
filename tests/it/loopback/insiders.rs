//! Guests with a seat who turn against the table of a real program: what they say, as often as it is taken.

use super::{
    hostile::{Raw, joining, looking_on, raw_as},
    *,
};
use crate::{processes::Host, rounds::rounds};
use podbay::{
    protocol::{DeviceId, LastSeen, MemberId, MoveBy, SeatMove, TableId, codec, number_of_host, successor_epoch},
    record,
    rules::Seat,
};
use std::{
    path::Path,
    process::{Command, Stdio},
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    time::Instant,
};

/// A host of three without a window, all of whose guests are played by hand.
fn host(profile: &Path) -> Host {
    // Another program may be measured.
    let program = std::env::var_os("PODBAY_PROGRAM").unwrap_or_else(|| env!("CARGO_BIN_EXE_podbay").into());
    let mut command = Command::new(program);
    command
        .env("LC_ALL", "C")
        .args(["--json", "--mdns-loopback", "--mdns-port", "15559", "--profile"])
        .arg(profile)
        .args(["host", "--headless", "--players", "3", "--port", "0"])
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::null());
    Host::begin(&mut command)
}

/// Entries of all records of a profile, and the longest one of them.
fn entries(profile: &Path) -> (usize, usize) {
    let files = std::fs::read_dir(profile.join("records"))
        .into_iter()
        .flatten()
        .flatten();
    let bytes = files.map(|file| std::fs::read(file.path()).unwrap());
    let lengths: Vec<usize> = bytes
        .filter_map(|bytes| record::load::<AnyGame>(&bytes).ok())
        .map(|loaded| loaded.record.entries.len())
        .collect();
    (lengths.iter().sum(), lengths.into_iter().max().unwrap_or(0))
}

/// Megabytes of memory of a process now.
fn memory(process: u32) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).unwrap_or_default();
    let resident = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let kilobytes = resident.and_then(|line| line.trim().trim_end_matches(" kB").parse::<u64>().ok());
    kilobytes.unwrap_or(0) / 1024
}

/// A guest by hand with its key.
struct Insider {
    identity: Identity,
    line: Raw,
    member: MemberId,
    table: TableId,
}

impl Insider {
    async fn come(address: SocketAddr, name: &str, looks_on: bool) -> Self {
        let identity = Identity::generate().unwrap();
        let mut line = raw_as(&identity, address).await;
        let join = if looks_on {
            looking_on(name)
        } else {
            joining(name, false)
        };
        line.say(join).await.unwrap();
        let (member, table) = loop {
            if let HostMessage::Welcome { member, table, .. } = line.hear().await.unwrap() {
                break (member, table.table);
            }
        };
        Self {
            identity,
            line,
            member,
            table,
        }
    }

    fn device(&self) -> DeviceId {
        DeviceId(self.identity.fingerprint().0)
    }

    /// Reads until the first position of the game.
    async fn begun(&mut self) {
        while !matches!(self.line.hear().await.unwrap(), HostMessage::Snapshot(_)) {}
    }
}

/// Reads all that a guest is sent and counts it, until the time is over.
async fn listen(line: &mut Raw, until: Instant) -> (usize, usize) {
    let (mut messages, mut bytes) = (0, 0);
    while let Ok(Ok(message)) = tokio::time::timeout_at(
        until.into(),
        framing::read_message::<HostMessage<AnyGame>>(&mut line.recv),
    )
    .await
    {
        messages += 1;
        bytes += codec::encode_frame(&message).unwrap().len();
    }
    (messages, bytes)
}

/// Notes the epoch of the table that a guest is told, until the time is over.
async fn follow(mut line: Raw, epoch: Arc<AtomicU64>, until: Instant) {
    while let Ok(Ok(message)) = tokio::time::timeout_at(
        until.into(),
        framing::read_message::<HostMessage<AnyGame>>(&mut line.recv),
    )
    .await
    {
        if let HostMessage::Table(table) = message {
            epoch.store(table.epoch, Ordering::Relaxed);
        }
    }
}

/// Says on connections of a device that never join that the table went on in ever later epochs; returns how often.
async fn tells_of_later_epochs(
    (identity, table): (&Identity, TableId),
    address: SocketAddr,
    (known, until): (Arc<AtomicU64>, Instant),
) -> u32 {
    let mut said = 0;
    while Instant::now() < until {
        let mut beside = raw_as(identity, address).await;
        while Instant::now() < until {
            let epoch = successor_epoch(known.load(Ordering::Relaxed), Seat::wrapping(1), 7);
            assert_ne!(number_of_host(epoch), 0);
            let word = LastSeen {
                table,
                epoch,
                sure: epoch,
                snapshot: None,
                mandate: None,
            };
            if beside.say(ClientMessage::LastSeen(Box::new(word))).await.is_err() {
                break;
            }
            said += 1;
            // What is answered has to be read.
            let mut answer = [0; 4096];
            let _ = tokio::time::timeout(Duration::from_millis(1), beside.recv.read(&mut answer)).await;
            tokio::time::sleep(Duration::from_millis(6)).await;
        }
    }
    said
}

/// Two keys pass the seat of the first one to and fro; returns how often one of them said so.
async fn passes_a_seat(owner: &mut Insider, other: &mut Insider, until: Instant) -> u32 {
    let mut said = 0;
    let mut seat = None;
    let mut hold = owner.device();
    while Instant::now() < until {
        let (giver, taker) = match hold == owner.device() {
            true => (&mut *owner, &mut *other),
            false => (&mut *other, &mut *owner),
        };
        let at = *seat.get_or_insert(Seat::wrapping(2));
        let to = taker.member;
        giver.line.say(ClientMessage::OfferSeat { seat: at, to }).await.unwrap();
        let asked = SeatMove {
            seat: at,
            to,
            by: MoveBy::Owner,
        };
        tokio::time::sleep(Duration::from_millis(4)).await;
        taker
            .line
            .say(ClientMessage::AnswerMove { asked, agree: true })
            .await
            .unwrap();
        said += 2;
        // Whoever has the seat now hears it.
        let heard = tokio::time::timeout(Duration::from_millis(6), async {
            loop {
                if let HostMessage::Lobby(lobby) = taker.line.hear().await.unwrap() {
                    hold = lobby.seats[at.index()].device.unwrap_or(hold);
                }
            }
        });
        let _ = heard.await;
        let _ = tokio::time::timeout(Duration::from_millis(2), async {
            loop {
                giver.line.hear().await.unwrap();
            }
        })
        .await;
    }
    said
}

/// What one attack has cost.
#[derive(Debug)]
#[expect(dead_code, reason = "figures to be printed")]
struct Cost {
    said: u32,
    entries: usize,
    messages: usize,
    bytes: usize,
    megabytes: u64,
}

/// Two guests with a seat play nothing, and a third one turns against the table for so many seconds.
fn attacked(seconds: u64, later_epochs: bool) -> Cost {
    let folder = tempfile::tempdir().unwrap();
    let host = host(folder.path());
    let address: SocketAddr = host.address().parse().unwrap();
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let (said, (messages, bytes), before) = runtime.block_on(async {
        let mut honest = Insider::come(address, "Ada", false).await;
        let mut second = Insider::come(address, "Bo", false).await;
        let mut hostile = Insider::come(address, "Mallory", false).await;
        let mut other = Insider::come(address, "Eve", true).await;
        for guest in [&mut honest, &mut second, &mut hostile] {
            guest.line.say(ClientMessage::SetReady { ready: true }).await.unwrap();
        }
        for guest in [&mut honest, &mut second, &mut hostile, &mut other] {
            guest.begun().await;
        }
        let before = entries(folder.path()).0;
        let until = Instant::now() + Duration::from_secs(seconds);
        let counting = tokio::spawn(async move { listen(&mut honest.line, until).await });
        let reading = tokio::spawn(async move { listen(&mut second.line, until).await });
        let said = if later_epochs {
            let Insider {
                identity, line, table, ..
            } = hostile;
            let known = Arc::new(AtomicU64::new(0));
            let stays = tokio::spawn(follow(line, Arc::clone(&known), until));
            let looks_on = tokio::spawn(async move { listen(&mut other.line, until).await });
            let said = tells_of_later_epochs((&identity, table), address, (known, until)).await;
            stays.await.unwrap();
            looks_on.await.unwrap();
            said
        } else {
            passes_a_seat(&mut hostile, &mut other, until).await
        };
        reading.await.unwrap();
        (said, counting.await.unwrap(), before)
    });
    Cost {
        said,
        entries: entries(folder.path()).0 - before,
        messages,
        bytes,
        megabytes: memory(host.process.id()),
    }
}

#[test]
fn a_guest_with_a_seat_neither_fills_the_record_nor_the_lines_of_the_others() {
    // For a minute each, with the figures, where the long rounds are wanted.
    let seconds = if rounds(false, true) { 60 } else { 5 };
    for later_epochs in [true, false] {
        let cost = attacked(seconds, later_epochs);
        println!("later epochs: {later_epochs}, {seconds} s: {cost:?}");
        assert!(cost.said > 50, "{cost:?}");
        assert!(
            cost.entries <= 20 + 2 * seconds as usize && cost.bytes < 300_000,
            "{cost:?}"
        );
    }
}
