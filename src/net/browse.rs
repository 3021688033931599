//! Finding tables without typing an address: a live list of the tables that answer.
//!
//! Beacon and mDNS say where a table may be; anybody can say anything by them. So an address is only looked at, and what
//! is listed is what the host there says itself, over a connection that proves its key. A row is a key: nobody takes another's
//! row by announcing its name.

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
    collections::{BTreeSet, VecDeque},
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
/// Questions to everybody whose answers count.
const QUESTIONS: usize = 8;
/// Looks under way beyond which none is begun a second time while the first goes on: where many are late, this machine or
/// the line has too much to do already.
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
    /// Addresses in this machine's networks where a table is announced and nobody answers: a firewall may be in the way.
    #[must_use]
    pub fn silent(&self) -> Vec<SocketAddr> {
        self.sight.borrow().silent.clone()
    }
    /// Waits for a list for which `enough` holds, at most until the deadline; returns the list of then.
    pub async fn wait_for(&mut self, limit: Duration, enough: impl Fn(&[FoundTable]) -> bool) -> Vec<FoundTable> {
        // A search that ended, or took too long, still has the list of then.
        let _ = tokio::time::timeout(limit, self.sight.wait_for(|sight| enough(&sight.tables))).await;
        self.tables()
    }
    /// Waits for all that is announced by now to answer or not, so that a name or a choice is not taken for the only
    /// one; at least until the search is as old as `least`, as answers take a moment.
    pub async fn settle(&mut self, least: Duration) -> Vec<FoundTable> {
        sleep_until((self.started + least).into()).await;
        // A look ends by itself; a search that ended has the list of then.
        let _ = tokio::time::timeout(LOOK_TIMEOUT, self.sight.wait_for(|sight| !sight.pending)).await;
        self.tables()
    }
}

/// Starts a search on the current runtime; `wake` is called after every change of the list.
///
/// # Errors
/// `Discovery` if neither mDNS nor the beacon can run here, `System` without sockets.
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
        questions: VecDeque::with_capacity(QUESTIONS),
        secret: rand::random(),
        asked: 0,
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
    /// The row that was looked after; `None` for an address that was only hinted at.
    row: Option<Fingerprint>,
    at: Vec<SocketAddr>,
    outcome: Result<Seen, Unseen>,
}

struct Browser {
    links: Links,
    options: MdnsOptions,
    /// The numbers of this search's newest questions to everybody.
    questions: VecDeque<u64>,
    /// Makes the numbers of questions to one address.
    secret: [u8; 32],
    asked: usize,
    ask_at: Instant,
    looker: Looker,
    rows: Rows,
    /// The announcements of its tables, as of the last change.
    listed: BTreeSet<Source>,
    places: Places,
    looks: JoinSet<Looked>,
    /// Something happened that others may see.
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
        let pause = beacon::REPEATS.get(self.asked).copied().unwrap_or(ASK_EVERY);
        self.asked += 1;
        self.ask_at = Instant::now() + pause;
        let question = rand::random();
        self.questions.truncate(QUESTIONS - 1);
        self.questions.push_front(question);
        if let Some(sockets) = sockets {
            let word = Word::Question;
            sockets.shout(Packet { question, word });
        }
    }

    /// Asks those alone of whom it is not known if they are there: where they spoke, and at the beacon's port.
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

    /// The number of questions to the machine with this address, which nobody else has seen.
    fn proof(&self, mut address: SocketAddr) -> u64 {
        address.set_port(0);
        let hash = blake3::keyed_hash(&self.secret, address.to_string().as_bytes());
        let [a, b, c, d, e, f, g, h, ..] = *hash.as_bytes();
        u64::from_le_bytes([a, b, c, d, e, f, g, h])
    }

    fn answer_to(&self, question: u64, from: SocketAddr) -> Said {
        let newest = self.questions.iter().position(|&asked| asked == question);
        match newest.and_then(|newest| u8::try_from(self.asked - 1 - newest).ok()) {
            Some(number) => Said::Answered(number % QUESTIONS as u8),
            None if newest.is_none() && question == self.proof(from) => Said::Proved,
            None => Said::Unasked,
        }
    }

    /// A network that came is asked at once; addresses of one that went are not asked any more.
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
            (self.asked, self.ask_at) = (0, Instant::now());
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

    /// The host of a listed table said that it closes: none of its announcements counts any more.
    fn closed(&mut self, lost: &LostRow) {
        self.places.withdraw(|_, source| lost.sources.contains(&source));
    }

    /// Somebody says that a table is there.
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

    /// Looks at what it is time to look at.
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

    /// A listed table did not answer: perhaps it comes again.
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

/// The next hint of mDNS; for ever without it, or when it has ended.
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
