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
    mdns_search,
    places::{Hint, Places},
    rows::{DueLook, Rows},
    wake::Wake,
};
use crate::diagnostics::{Dropped, Speaker};
use std::{
    net::SocketAddr,
    time::{Duration, Instant},
};
use tokio::{
    sync::{mpsc, watch},
    task::JoinSet,
    time::sleep_until,
};

/// Addresses that mDNS speaks of.
type Hints = mpsc::Receiver<SocketAddr>;

/// Time between two questions to everybody, after the first few.
const ASK_EVERY: Duration = Duration::from_secs(10);
/// Longest time for an answer of a host that says that it closes its table; it is listed again if it is there after all.
const FAREWELL: Duration = Duration::from_millis(400);

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
        question: rand::random(),
        asked: 0,
        ask_at: started,
        looker,
        rows: Rows::new(started),
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
    /// The number of this search's questions.
    question: u64,
    asked: usize,
    ask_at: Instant,
    looker: Looker,
    rows: Rows,
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
            if std::mem::take(&mut self.changed) {
                self.publish();
            }
            let due = [self.places.due(), self.rows.due()].into_iter().flatten().min();
            tokio::select! {
                heard = hear(sockets.as_mut()) => self.heard(heard),
                at = said(mdns.as_mut()) => self.hint(at, false),
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
        if let Some(sockets) = sockets {
            sockets.shout(Packet {
                question: self.question,
                word: Word::Question,
            });
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
            Word::Here { port, news } => {
                let answered = heard.packet.question == self.question;
                if !self.rows.hint(at(port), Some(news), Instant::now()) {
                    self.hint(at(port), answered);
                }
            }
            Word::Gone { port } => self.rows.farewell(at(port)),
        }
    }

    /// Somebody says that a table is there.
    fn hint(&mut self, at: SocketAddr, answered: bool) {
        let now = Instant::now();
        if !self.links.contain(at) {
            self.speaker.note(Dropped::PlaceForeign);
        } else if !self.rows.hint(at, None, now) {
            match self.places.hint(at, answered, now) {
                Hint::New => self.changed = true,
                Hint::Known => {}
                Hint::NoRoom => self.speaker.note(Dropped::PlacesFull),
            }
        }
    }

    /// Looks at what it is time to look at.
    fn start_looks(&mut self) {
        let now = Instant::now();
        while let Some(at) = self.places.next(now) {
            self.look(None, vec![at], LOOK_TIMEOUT);
        }
        while let Some(DueLook { key, at, leaving }) = self.rows.next(now) {
            self.look(Some(key), at, if leaving { FAREWELL } else { LOOK_TIMEOUT });
        }
    }

    fn look(&mut self, row: Option<Fingerprint>, at: Vec<SocketAddr>, limit: Duration) {
        let look = self.looker.clone().look(at.clone(), row, limit);
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
                looked.at.iter().for_each(|&at| self.places.found(at));
                if !self.rows.seen(seen, now) {
                    self.speaker.note(Dropped::TooManyTables);
                }
            }
            Err(why) => {
                let places = looked.row.map_or_else(Vec::new, |key| self.rows.unseen(key, why, now));
                places.into_iter().for_each(|at| self.places.lost(at, now));
                if looked.row.is_none() {
                    looked.at.iter().for_each(|&at| self.places.failed(at, now));
                }
                let at = looked.at.into_iter().next();
                self.tell(why, at);
            }
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

    fn publish(&self) {
        let (tables, silent, pending) = (self.rows.tables(), self.places.silent(), self.places.pending());
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
async fn said(mdns: Option<&mut Hints>) -> SocketAddr {
    let hint = match mdns {
        Some(mdns) => mdns.recv().await,
        None => None,
    };
    match hint {
        Some(at) => at,
        None => std::future::pending().await,
    }
}

async fn wait_until(at: Option<Instant>) {
    match at {
        Some(at) => sleep_until(at.into()).await,
        None => std::future::pending().await,
    }
}
