//! All limits of wire, table and record, each with its reason.

use std::time::Duration;

/// Longest frame after its length prefix, in bytes. A setup with its box file takes about 10 kB, a snapshot about
/// 1.5 kB; the rest is room for a page of log.
pub const FRAME_MAX: usize = 256 * 1024;
/// Longest box file, in bytes. The largest built-in one has about 14 kB. A table's description holds the text twice, in the
/// configuration and in the setup made of it, and has to fit a frame.
pub const BOX_FILE_MAX: usize = 64 * 1024;
/// Longest name of a box file, in bytes.
pub const BOX_NAME_MAX: usize = 255;
/// Most option values in a configuration; no game has more than 20 options.
pub const OPTIONS_MAX: usize = 64;
/// Longest name of a person or table, in characters: what a seat plate and an mDNS record can show.
pub const NAME_MAX: usize = 40;
/// Longest key or value of an option, in bytes.
pub const OPTION_TEXT_MAX: usize = 64;
/// Log entries a host keeps: more than the longest game. Argo takes about 600 commands, Alien Frontiers about 1200.
pub const LOG_MAX: usize = 4096;
/// Bytes of log that a machine keeps. [`LOG_MAX`] entries of real games take a quarter of that, and no hostile host
/// fills a client's memory with longer ones.
pub const LOG_BYTES: usize = 1024 * 1024;
/// Log entries in one frame.
pub const LOG_PAGE: usize = 128;
/// Bytes of log in one frame; at least one entry is sent, however long it is.
pub const LOG_PAGE_BYTES: usize = FRAME_MAX / 2;
/// States kept for steps back and take-backs: no compound action has more steps, and nobody wants to go back further
/// than that.
pub const UNDO_DEPTH: usize = 64;
/// Longest time for everybody to agree to a take-back.
pub const TAKE_BACK_MAX: Duration = Duration::from_secs(20);
/// Time before a seat may ask again after a request that failed: each one puts a question on every screen.
pub const TAKE_BACK_PAUSE: Duration = Duration::from_secs(10);
/// People and bots at one table, spectators included: a full room, still cheap to serve.
pub const MEMBERS_MAX: usize = 16;
/// Devices that a host may ban; beyond it the first ones may come again. A new key is made in no time, so a longer list
/// would keep nobody out.
pub const BANNED_MAX: usize = 64;
/// Messages a client may send in a burst; a person or a fast bot stays below.
pub const RATE_BURST: u32 = 64;
/// Messages a second a client may send in the long run. Accepted commands are not counted: the game paces them.
pub const RATE_PER_SECOND: u32 = 256;
/// Refusals for flooding before a client is disconnected, because answering for ever would be a load of its own.
pub const RATE_STRIKES: u32 = 64;
/// Events in one snapshot that stands for several; beyond it a gap is marked and the log has the rest.
pub const SNAPSHOT_EVENTS_MAX: usize = 256;
/// Messages waiting for one slow client. Snapshots merge, so only a client that reads nothing comes near.
pub const OUTBOX_MAX: usize = 64;
/// Longest remark, in characters: what can be read at a glance.
pub const REMARK_MAX: usize = 200;
/// Longest place on a board, in bytes: a kind and a few numbers.
pub const SHARED_PLACE_MAX: usize = 16;
/// Remarks and gestures that a device may send in [`TALK_TIME`]: enough for a talk, and too few to push those of others
/// away.
pub const TALK_BURST: usize = 6;
/// See [`TALK_BURST`].
pub const TALK_TIME: Duration = Duration::from_secs(10);
/// Most acts at once, and as many again in each `time`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ration {
    /// The most at once.
    pub most: u32,
    /// Time after which a ration that was used up is full again.
    pub time: Duration,
}

impl Ration {
    const fn new(most: u32, seconds: u64) -> Self {
        let time = Duration::from_secs(seconds);
        Self { most, time }
    }
    /// Time after which one more act is granted.
    #[must_use]
    pub fn each(self) -> Duration {
        self.time / self.most.max(1)
    }
    /// Half as many in the same time.
    #[must_use]
    pub const fn half(self) -> Self {
        Self {
            most: self.most.div_ceil(2),
            time: self.time,
        }
    }
}

/// The limits of one kind of act: for one device, and for all devices of a table together. One address has half of the
/// table's ration.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rations {
    /// For each device, however many connections it has.
    pub device: Ration,
    /// For the whole table.
    pub table: Ration,
}

impl Rations {
    const fn new(device: Ration, table: Ration) -> Self {
        Self { device, table }
    }
}

/// Joins: each sends the lobby to everybody. A client with a bad line joins every few seconds. Friends may join beyond
/// the table's ration.
pub const JOINS: Rations = Rations::new(Ration::new(32, 32), Ration::new(128, 64));
/// Testimonies: the host checks the position in each. A client that knows the table sends one before each join.
pub const LAST_SEEN: Rations = Rations::new(Ration::new(32, 32), Ration::new(256, 64));
/// Later epochs that a host enters because of others' promises. Each is two entries of the record, and asks every
/// question anew. At this rate a record is full after two days.
pub const LATER_EPOCHS: Rations = Rations::new(Ration::new(1, PROMISE_PAUSE.as_secs()), Ration::new(16, 80));
/// Changes of one's own seats in the lobby, and of standing answers: each sends the lobby to everybody. People who look
/// for a colour click twice a second.
pub const SEATINGS: Rations = Rations::new(Ration::new(24, 12), Ration::new(96, 24));
/// Steps back and redos: each is an entry of the record and a position for everybody. More than a person presses in a
/// minute.
pub const WAYS: Rations = Rations::new(Ration::new(64, 60), Ration::new(128, 60));
/// Requests for take-backs: each is a question on every screen. If nobody else has to agree, each is an entry of the
/// record, and up to [`UNDO_DEPTH`] commands can be played once more.
pub const TAKE_BACKS: Rations = Rations::new(Ration::new(16, 120), Ration::new(32, 120));
/// Offers of seats, wishes for them and answers: each sends the lobby to everybody, and an agreed move is an entry of
/// the record. Two keys that pass a seat to and fro get twelve changes at once, and then one in five seconds.
pub const SEAT_MOVES: Rations = Rations::new(Ration::new(12, 60), Ration::new(32, 60));
/// Remarks and gestures: each goes to everybody.
pub const TALK: Rations = Rations::new(Ration::new(TALK_BURST as u32, TALK_TIME.as_secs()), Ration::new(48, 20));
/// Pages of the log: each may be as long as [`LOG_PAGE_BYTES`]. A whole log has 32, and a client asks for it once.
pub const LOG_PAGES: Rations = Rations::new(Ration::new(64, 32), Ration::new(512, 32));
/// Remarks and gestures that wait for one slow client. Older ones are left out, so that talk never fills its outbox.
pub const TALK_WAITING: usize = 8;
/// Time to answer in a reaction window unless the table chose otherwise.
pub const WINDOW_DEFAULT: Duration = Duration::from_secs(20);
/// Time that a seat may ask for beyond its windows, in a game.
pub const RESERVE: Duration = Duration::from_secs(60);
/// The part of the reserve that one request adds to a window.
pub const RESERVE_STEP: Duration = Duration::from_secs(20);
/// Longest window of a seat that let the one before run out, until the seat acts. Nobody waits in full for a player who
/// has left the room.
pub const WINDOW_IDLE: Duration = Duration::from_secs(10);
/// Longest window a table may choose; zero means no limit.
pub const WINDOW_MAX: Duration = Duration::from_secs(600);
/// The clock of a window starts at the latest this long after the question was sent, whatever the client says.
pub const ACK_MAX: Duration = Duration::from_secs(2);
/// The clock of a window stands still this long at most while the asked client is away.
pub const AWAY_MAX: Duration = Duration::from_secs(60);
/// Time after which a stand-in comes for an absent owner, unless the table chose otherwise. A laptop restarts in less.
pub const STAND_IN_AFTER: Duration = Duration::from_secs(120);
/// Shortest time before a stand-in at a host without a person, while the others may have gone on elsewhere. By then
/// they are back, or the host has heard of them.
pub const STAND_IN_UNATTENDED: Duration = Duration::from_secs(300);
/// Longest time before a stand-in that a table may choose.
pub const STAND_IN_MAX: Duration = Duration::from_secs(3600);
/// Time after which a host may start a rematch although people who are here have not pressed Ready. A look at the last
/// result takes no longer.
pub const REMATCH_WAITS: Duration = Duration::from_secs(10);
/// Longest time that the host waits for the hashes of the seed shares. A seat without a hash has no share.
pub const SHARES_MAX: Duration = Duration::from_secs(5);
/// Longest time that the host waits for the shares after that. Where a share is missing the host deals anew, at most once
/// for each seat. [`HAND_OVER_MAX`] allows for one deal of that length: a hand-over fails if two guests delay it.
pub const REVEAL_MAX: Duration = Duration::from_millis(2500);
/// Longest time that a host which hands its table over waits for the heir. An heir whose members answer late needs
/// [`SHARES_MAX`] and [`REVEAL_MAX`] for the deal, and about a second for all else. Nobody plays meanwhile: if the heir's
/// machine died, only the end of this wait helps.
pub const HAND_OVER_MAX: Duration = Duration::from_millis(8500);
/// A peer that says nothing for this long is gone: soon enough that a game whose host died goes on within seconds, long
/// enough that a few lost packets end nothing. A client that was away for longer comes back by itself.
pub const IDLE: Duration = Duration::from_millis(2500);
/// Longest time that a connection may stay without joining.
pub const JOIN_MAX: Duration = Duration::from_secs(10);
/// Longest time for the host to say whether somebody may come in: to walk over to the laptop and read a name.
pub const KNOCK_MAX: Duration = Duration::from_secs(60);
/// People who ask to be let in at one time, each from an address of its own: more than a table has seats.
pub const KNOCKS_MAX: usize = 8;
/// Longest time for which a client looks for its lost host: a restart with updates, or a walk home for the charger.
pub const HOST_PATIENCE: Duration = Duration::from_secs(600);
/// Tries of a join code from one address: a family at one laptop mistypes a few, as the check character finds most mistakes.
pub const CODE_TRIES_EACH: Ration = Ration::new(3, 90);
/// Tries of a join code from all addresses of one IPv6 network of 64 bits, because one machine can use every one of
/// them.
pub const CODE_TRIES_GROUP: Ration = Ration::new(12, 180);
/// Tries of a join code from all addresses together, because addresses cost an attacker on the network little. This
/// protects a short secret: it allows 396 guesses in the first hour and 360 in each later one. They find a secret of 24
/// bits with a chance of 2 in 100,000 an hour, and one of 20 bits with 4 in 10,000. Friends have as many tries of their
/// own.
pub const CODE_TRIES: Ration = Ration::new(36, 360);
/// Wrong tries of one code before the host makes a new one. Each address counts for three at most, so that one guesser
/// spoils the code for nobody. A new code helps against people who saw a part of the old one; a blind guess is as
/// unlikely with either.
pub const CODE_WRONG_MAX: u32 = 4 * CODE_TRIES_EACH.most;
/// Devices that a table remembers as let in, and as many that it remembers as turned away: many evenings' worth.
pub const ADMITTED_MAX: usize = 256;
/// Longest record file read, in bytes: 4096 entries with their digests and a setup, many times over.
pub const RECORD_MAX: usize = 64 * 1024 * 1024;
/// Highest round, revision, game number or line number that is believed. No table comes near, and counting on from
/// there does not overflow.
pub const COUNTER_MAX: u32 = 1 << 30;
/// How far a counter in a testimony may be ahead of this machine's own: more than any evening counts, and so little
/// that lies do not use the numbers up.
pub const COUNTER_AHEAD: u32 = 1 << 18;
/// How many rounds a testimony may be ahead of this machine's own. A round passes in five seconds if members do not
/// find each other, so this is a day.
pub const ROUNDS_AHEAD: u32 = 1 << 14;
/// Time before the same device may bring a host into a later epoch once more, because every question is asked anew by
/// that. A device that comes sooner tries again.
pub const PROMISE_PAUSE: Duration = Duration::from_secs(5);
/// Machines that a table remembers as its hosts: as many as there are members.
pub const HOSTS_MAX: usize = MEMBERS_MAX;
/// Most text in front of the record in a bug report, in bytes: 500 lines of the log with placeholders, and a few more.
pub const REPORT_TEXT_MAX: usize = 1024 * 1024;
/// Entries that are read of one record; a guard against crafted files.
pub const RECORD_ENTRIES_MAX: usize = 1 << 16;
/// Entries after which a game goes on in another record. The longest game has a tenth of that. One input adds fewer than
/// what is left.
pub const RECORD_ENTRIES_FULL: usize = RECORD_ENTRIES_MAX - 4096;
