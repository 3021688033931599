//! Finding tables without typing an address: a live list of the tables that answer.
//!
//! Beacon and mDNS give addresses, and anybody can forge them. So the browser only looks at an address, and lists what
//! the host there says itself, over a connection that proves its key. A row is a key, so nobody takes the row of
//! another by announcing its name.

pub use super::rows::FoundTable;
use super::{
    beacon::{self, Heard, Packet, Sockets, Word},
    discovery::MdnsOptions,
    error::NetError,
    identity::Fingerprint,
    links::Links,
    look::{LOOK_TIMEOUT, Looker, Seen, Unseen},
    mdns_search::{self, MdnsHint},
    places::{Hearsay, Hint, Places, Said, Source},
    rows::{DueLook, LostRow, Rows},
    wake::Wake,
};
use crate::diagnostics::{Dropped, Speaker};
use std::{
    collections::BTreeSet,
    net::SocketAddr,
    time::{Duration, Instant},
};
use tokio::{
    sync::{mpsc, watch},
    task::JoinSet,
    time::sleep_until,
};

/// The findings of mDNS.
type Hints = mpsc::Receiver<MdnsHint>;

/// Time between two questions to everybody, after the first few.
const ASK_EVERY: Duration = Duration::from_secs(10);
/// Number of the newest questions to everybody whose answers count.
const QUESTIONS: usize = 8;
/// While this many looks run, no look gets a second attempt beside the first, because this machine or its network has
/// too much to do already.
const PERSISTENT: usize = 8;

/// The state of the search as others see it.
#[derive(Clone, Debug, Default)]
struct Sight {
    tables: Vec<FoundTable>,
    /// Addresses where a table is said to be and nobody answers.
    silent: Vec<SocketAddr>,
    /// True while some address was not looked at yet.
    pending: bool,
}

/// A live list of tables. Searching ends when the last clone is dropped.
#[derive(Clone, Debug)]
pub struct TableList {
    sight: watch::Receiver<Sight>,
    started: Instant,
}

impl TableList {
    /// The tables that answer now, in the order of their names.
    #[must_use]
    pub fn tables(&self) -> Vec<FoundTable> {
        self.sight.borrow().tables.clone()
    }
    /// Addresses in this machine's networks that are announced and do not answer, perhaps because of a firewall.
    #[must_use]
    pub fn silent(&self) -> Vec<SocketAddr> {
        self.sight.borrow().silent.clone()
    }
    /// Waits until `enough` holds for the list, for at most `limit`; returns the list at the end.
    pub async fn wait_for(&mut self, limit: Duration, enough: impl Fn(&[FoundTable]) -> bool) -> Vec<FoundTable> {
        // After a timeout or the end of the search the last list counts.
        let _ = tokio::time::timeout(limit, self.sight.wait_for(|sight| enough(&sight.tables))).await;
        self.tables()
    }
    /// Waits until the search is as old as `least`, and then until each hinted address was looked at, so that a name or
    /// a choice leaves out no table.
    pub async fn settle(&mut self, least: Duration) -> Vec<FoundTable> {
        sleep_until((self.started + least).into()).await;
        // Each look ends by itself. After the end of the search the last list counts.
        let _ = tokio::time::timeout(LOOK_TIMEOUT, self.sight.wait_for(|sight| !sight.pending)).await;
        self.tables()
    }
}

/// Starts a search on the current runtime; `wake` is called after every change of the list.
///
/// # Errors
/// `Discovery` if mDNS cannot run here and `options` exclude the beacon, `System` without a socket or a key.
pub fn browse(options: MdnsOptions, wake: Wake) -> Result<TableList, NetError> {
    let looker = Looker::new()?;
    let sockets = beacon::port(options).map(|port| Sockets::open(port, options));
    let mdns = mdns_search::start(options);
    let mdns = match (mdns, &sockets) {
        (Err(error), None) => return Err(error),
        (mdns, _) => mdns.ok(),
    };
    let (sender, sight) = watch::channel(Sight::default());
    let started = Instant::now();
    let browser = Browser {
        links: Links::read(options),
        options,
        questions: Questions::default(),
        secret: rand::random(),
        repeats: 0,
        ask_at: started,
        looker,
        rows: Rows::new(started),
        listed: BTreeSet::new(),
        places: Places::new(started),
        looks: JoinSet::new(),
        changed: true,
        sender,
        wake,
        speaker: Speaker::new(),
    };
    tokio::spawn(browser.run(sockets, mdns));
    Ok(TableList { sight, started })
}

/// A look that is over.
struct Looked {
    /// The row that was looked at; `None` for an address that was only hinted at.
    row: Option<Fingerprint>,
    at: Vec<SocketAddr>,
    outcome: Result<Seen, Unseen>,
}

/// The newest questions to everybody.
#[derive(Default)]
struct Questions {
    /// The random numbers of the questions, each at the place of its turn.
    numbers: [Option<u64>; QUESTIONS],
    /// The place of the next question.
    next: u8,
}

impl Questions {
    /// Notes a question. It replaces the oldest one.
    fn ask(&mut self, question: u64) {
        self.numbers[usize::from(self.next)] = Some(question);
        self.next = (self.next + 1) % QUESTIONS as u8;
    }

    /// The place of a question, below `QUESTIONS`; `None` if it was not asked, or long ago.
    fn place(&self, question: u64) -> Option<u8> {
        let place = self.numbers.iter().position(|asked| *asked == Some(question));
        place.and_then(|place| u8::try_from(place).ok())
    }
}

struct Browser {
    links: Links,
    options: MdnsOptions,
    questions: Questions,
    /// The key that `proof` makes the numbers of questions with.
    secret: [u8; 32],
    /// Number of questions to everybody since the networks changed last.
    repeats: usize,
    ask_at: Instant,
    looker: Looker,
    rows: Rows,
    /// The announcements of all listed tables, as of the last change.
    listed: BTreeSet<Source>,
    places: Places,
    looks: JoinSet<Looked>,
    /// True if something has changed that `publish` may have to show.
    changed: bool,
    sender: watch::Sender<Sight>,
    wake: Wake,
    /// Speaks of the search in the log.
    speaker: Speaker,
}

impl Browser {
    async fn run(mut self, mut sockets: Option<Sockets>, mut mdns: Option<Hints>) {
        let mut networks = tokio::time::interval(beacon::LOOK_EVERY);
        while !self.sender.is_closed() {
            self.start_looks();
            self.ask_places(sockets.as_ref());
            if std::mem::take(&mut self.changed) {
                self.publish();
            }
            let due = [self.places.due(Instant::now()), self.rows.due()]
                .into_iter()
                .flatten()
                .min();
            tokio::select! {
                heard = hear(sockets.as_mut()) => self.heard(heard),
                hint = said(mdns.as_mut()) => self.said(hint),
                Some(done) = self.looks.join_next() => {
                    // An error is a look that was aborted with the runtime.
                    if let Ok(looked) = done {
                        self.looked(looked);
                    }
                }
                () = sleep_until(self.ask_at.into()) => self.ask(sockets.as_ref()),
                () = wait_until(due) => {}
                _ = networks.tick() => self.look_at_networks(sockets.as_mut()),
                () = self.sender.closed() => break,
            }
        }
        self.looker.end();
    }

    /// Asks everybody, a few times soon and then seldom.
    fn ask(&mut self, sockets: Option<&Sockets>) {
        let pause = beacon::REPEATS.get(self.repeats).copied().unwrap_or(ASK_EVERY);
        self.repeats += 1;
        self.ask_at = Instant::now() + pause;
        let question = rand::random();
        self.questions.ask(question);
        if let Some(sockets) = sockets {
            let word = Word::Question;
            sockets.shout(Packet { question, word });
        }
    }

    /// Asks each unproved address by itself, at the port of the beacon and where the hint came from.
    fn ask_places(&mut self, sockets: Option<&Sockets>) {
        let (Some(sockets), Some(port)) = (sockets, beacon::port(self.options)) else {
            return;
        };
        while let Some((address, speaker)) = self.places.next_question(Instant::now()) {
            let packet = Packet {
                question: self.proof(address),
                word: Word::Question,
            };
            let mut usual = address;
            usual.set_port(port);
            std::iter::once(usual)
                .chain(speaker)
                .for_each(|to| sockets.say_to(to, packet));
        }
    }

    /// The number of questions to the machine with this address, which no other machine has seen.
    fn proof(&self, mut address: SocketAddr) -> u64 {
        address.set_port(0);
        let hash = blake3::keyed_hash(&self.secret, address.to_string().as_bytes());
        let [a, b, c, d, e, f, g, h, ..] = *hash.as_bytes();
        u64::from_le_bytes([a, b, c, d, e, f, g, h])
    }

    fn answer_to(&self, question: u64, from: SocketAddr) -> Said {
        match self.questions.place(question) {
            Some(place) => Said::Answered(place),
            None if question == self.proof(from) => Said::Proved,
            None => Said::Unasked,
        }
    }

    /// Reads this machine's networks. After a change everybody is asked at once; hints from lost networks are dropped.
    fn look_at_networks(&mut self, sockets: Option<&mut Sockets>) {
        let links = match sockets {
            Some(sockets) => {
                sockets.refresh();
                sockets.links().clone()
            }
            None => Links::read(self.options),
        };
        if links != self.links {
            self.links = links;
            (self.repeats, self.ask_at) = (0, Instant::now());
        }
    }

    fn heard(&mut self, heard: Heard) {
        let at = |port| {
            let mut at = heard.from;
            at.set_port(port);
            at
        };
        match heard.packet.word {
            Word::Question => {}
            Word::Here { port, news } => self.hint(Hearsay {
                address: at(port),
                source: Source::Beacon(news),
                said: self.answer_to(heard.packet.question, heard.from),
                speaker: Some(heard.from),
            }),
            Word::Gone { port } => {
                let at = at(port);
                for lost in self.rows.farewell(at, heard.packet.question, Instant::now()) {
                    self.closed(&lost);
                }
                self.changed = true;
                self.places
                    .withdraw(|address, source| address == at && matches!(source, Source::Beacon(_)));
            }
        }
    }

    fn said(&mut self, hint: MdnsHint) {
        match hint {
            MdnsHint::Here(source, address) => self.hint(Hearsay {
                address,
                source,
                said: Said::Unasked,
                speaker: None,
            }),
            MdnsHint::Gone(gone) => {
                self.changed = true;
                self.rows.withdraw(|source| source == gone);
                self.places.withdraw(|_, source| source == gone);
            }
        }
    }

    /// Forgets all announcements of a table whose host said that it closes.
    fn closed(&mut self, lost: &LostRow) {
        self.places.withdraw(|_, source| lost.sources.contains(&source));
    }

    /// Passes a hint on to the rows with its address, or else to the places.
    fn hint(&mut self, hearsay: Hearsay) {
        let now = Instant::now();
        if !self.links.contain(hearsay.address) {
            self.speaker.note(Dropped::PlaceForeign);
        } else if !self.rows.hint(hearsay.address, hearsay.source, now) {
            match self.places.hint(hearsay, now) {
                Hint::New => self.changed = true,
                Hint::Known => {}
                Hint::NoRoom => self.speaker.note(Dropped::PlacesFull),
            }
        }
    }

    /// Starts all looks that are due.
    fn start_looks(&mut self) {
        let now = Instant::now();
        while let Some((at, proved)) = self.next_place(now) {
            self.look(None, vec![at], proved);
        }
        while let Some(DueLook { key, at }) = self.rows.next(now) {
            self.look(Some(key), at, true);
        }
    }

    fn next_place(&mut self, now: Instant) -> Option<(SocketAddr, bool)> {
        let calm = self.looks.len() < PERSISTENT;
        self.places.next(&self.listed, calm, now)
    }

    fn look(&mut self, row: Option<Fingerprint>, at: Vec<SocketAddr>, persistent: bool) {
        let persistent = persistent && self.looks.len() < PERSISTENT;
        let look = self.looker.clone().look(at.clone(), row, persistent);
        self.looks.spawn(async move {
            Looked {
                row,
                at,
                outcome: look.await,
            }
        });
    }

    fn looked(&mut self, looked: Looked) {
        let now = Instant::now();
        self.changed = true;
        match looked.outcome {
            Ok(seen) => {
                let sources: Vec<Source> = looked.at.iter().flat_map(|&at| self.places.found(at)).collect();
                if !self.rows.seen(seen, &sources, now) {
                    self.speaker.note(Dropped::TooManyTables);
                }
            }
            Err(why) => {
                match looked.row {
                    Some(key) => self.unseen(key, why),
                    None if why == Unseen::Closing => looked.at.iter().for_each(|&at| drop(self.places.found(at))),
                    None => looked.at.iter().for_each(|&at| self.places.failed(at, now)),
                }
                let at = looked.at.into_iter().next();
                self.tell(why, at);
            }
        }
    }

    /// Notes that a listed table did not answer. If its row goes, its addresses are looked at again later.
    fn unseen(&mut self, key: Fingerprint, why: Unseen) {
        let now = Instant::now();
        let Some(lost) = self.rows.unseen(key, why, now) else {
            return;
        };
        if why == Unseen::Closing {
            self.closed(&lost);
        } else if !lost.sources.is_empty() {
            lost.addresses
                .iter()
                .for_each(|&at| self.places.lost(at, &lost.sources, now));
        }
    }

    fn tell(&mut self, why: Unseen, at: Option<SocketAddr>) {
        let Some(at) = at else { return };
        match why {
            Unseen::Silence => self.speaker.note(Dropped::TableSilent(at)),
            Unseen::OtherKey => self.speaker.note(Dropped::TableOtherKey(at)),
            Unseen::Closing => {}
        }
    }

    fn publish(&mut self) {
        self.listed = self.rows.sources();
        let silent = self.places.silent(&self.listed);
        let (tables, pending) = (self.rows.tables(), self.places.pending());
        let mut listed = false;
        self.sender.send_if_modified(|old| {
            listed = old.tables != tables;
            let changed = listed || old.silent != silent || old.pending != pending;
            *old = Sight {
                tables,
                silent,
                pending,
            };
            changed
        });
        if listed {
            (self.wake)();
        }
    }
}

async fn hear(sockets: Option<&mut Sockets>) -> Heard {
    match sockets {
        Some(sockets) => sockets.hear().await,
        None => std::future::pending().await,
    }
}

/// Waits for the next hint of mDNS; for ever if mDNS does not run.
async fn said(mdns: Option<&mut Hints>) -> MdnsHint {
    let hint = match mdns {
        Some(mdns) => mdns.recv().await,
        None => None,
    };
    match hint {
        Some(hint) => hint,
        None => std::future::pending().await,
    }
}

async fn wait_until(at: Option<Instant>) {
    match at {
        Some(at) => sleep_until(at.into()).await,
        None => std::future::pending().await,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        log_catch::LogCatch,
        net::{rows::tests::seen, wake::no_wake},
    };

    fn browser() -> Browser {
        let options = MdnsOptions {
            loopback_only: true,
            ..MdnsOptions::default()
        };
        let now = Instant::now();
        Browser {
            links: Links::read(options),
            options,
            questions: Questions::default(),
            secret: [0; 32],
            repeats: 0,
            ask_at: now,
            looker: Looker::new().unwrap(),
            rows: Rows::new(now),
            listed: BTreeSet::new(),
            places: Places::new(now),
            looks: JoinSet::new(),
            changed: false,
            sender: watch::channel(Sight::default()).0,
            wake: no_wake(),
            speaker: Speaker::new(),
        }
    }

    #[tokio::test]
    async fn an_announcement_that_is_not_looked_at_is_told() {
        let log = LogCatch::begin();
        let mut browser = browser();
        let mut announce = |at: SocketAddr| browser.said(MdnsHint::Here(Source::Service(1), at));
        announce(SocketAddr::from(([198, 51, 100, 7], 4000)));
        assert!(log.has(&Dropped::PlaceForeign));
        // One machine has room for a few.
        (1..100).for_each(|port| announce(SocketAddr::from(([127, 0, 0, 1], port))));
        assert!(log.has(&Dropped::PlacesFull));
    }

    #[tokio::test]
    async fn a_look_that_lists_no_table_is_told() {
        let log = LogCatch::begin();
        let mut browser = browser();
        let at = SocketAddr::from(([127, 0, 0, 1], 4000));
        let mut looked = |outcome| {
            browser.looked(Looked {
                row: None,
                at: vec![at],
                outcome,
            });
        };
        looked(Err(Unseen::OtherKey));
        assert!(log.has(&Dropped::TableOtherKey(at)));
        looked(Err(Unseen::Silence));
        assert!(log.has(&Dropped::TableSilent(at)));
        (0..100).for_each(|key| looked(Ok(seen(key, at))));
        assert!(log.has(&Dropped::TooManyTables));
    }

    #[test]
    fn an_answer_to_one_of_the_newest_questions_counts_however_long_the_search_lasts() {
        let mut questions = Questions::default();
        assert_eq!(questions.place(0), None);
        for question in 0..1000 {
            questions.ask(question);
            let newest = (question + 1).saturating_sub(QUESTIONS as u64)..=question;
            let places: BTreeSet<_> = newest.clone().map(|asked| questions.place(asked)).collect();
            assert_eq!(places.len(), newest.count(), "each has a place of its own");
            assert!(!places.contains(&None), "{question}: {places:?}");
            assert_eq!(questions.place(question + 1), None);
            let old = question.checked_sub(QUESTIONS as u64);
            assert_eq!(old.and_then(|old| questions.place(old)), None);
        }
    }
}
