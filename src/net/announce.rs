//! Announces a hosted table by beacon and mDNS when it opens and when its public data changes, at most once a second.
//! Answers questions of the beacon.

use super::{
    beacon::{self, Answers, Heard, Packet, Sockets, Word},
    discovery::{Announcement, Announcer, MdnsOptions},
    error::NetError,
};
use crate::diagnostics::{Dropped, Speaker};
use std::time::Duration;
use tokio::{
    sync::watch,
    task::JoinHandle,
    time::{Instant, interval, sleep_until, timeout},
};

/// Shortest time between two announcements. Changes in between are announced together, with the last state for certain.
const PAUSE: Duration = Duration::from_secs(1);
/// Longest time to take back the announcement of the beacon, and again that of mDNS.
const FAREWELL: Duration = Duration::from_secs(1);

/// A running announcement. Dropping it takes the announcement back as well.
pub(super) struct Announcing {
    now: watch::Sender<Announcement>,
    task: JoinHandle<()>,
}

impl Announcing {
    /// Begins to announce a table on the QUIC port `port`, on the current runtime. `farewell` is the number that proves
    /// its end. Returns the error of mDNS as well, after which the beacon alone announces the table.
    pub(super) fn start(
        options: MdnsOptions,
        (port, farewell): (u16, u64),
        first: Announcement,
    ) -> (Self, Option<NetError>) {
        let (announcer, error) = match Announcer::start(options, port, first.clone()) {
            Ok(announcer) => (Some(announcer), None),
            Err(error) => (None, Some(error)),
        };
        let (now, changes) = watch::channel(first);
        let told = Instant::now();
        let teller = Teller {
            port,
            farewell,
            sockets: beacon::port(options).map(|port| Sockets::open(port, options)),
            announcer,
            changes,
            // Random, so that a restarted host hardly ever repeats a number of its news.
            news: rand::random(),
            answers: Answers::new(std::time::Instant::now()),
            told,
            shouted: told,
            said: 0,
            speaker: Speaker::new(),
        };
        let task = tokio::spawn(teller.run());
        (Self { now, task }, error)
    }

    /// Announces changed data, at once or when `PAUSE` has passed.
    pub(super) fn update(&self, now: Announcement) {
        self.now.send_if_modified(|old| {
            let changed = *old != now;
            *old = now;
            changed
        });
    }

    /// Announces that the table is gone, and waits until that is sent, for at most `2 * FAREWELL`.
    pub(super) async fn stop(self) {
        drop(self.now);
        if timeout(2 * FAREWELL, self.task).await.is_err() {
            Dropped::StillAnnounced.tell();
        }
    }
}

struct Teller {
    port: u16,
    farewell: u64,
    sockets: Option<Sockets>,
    announcer: Option<Announcer>,
    changes: watch::Receiver<Announcement>,
    news: u32,
    answers: Answers,
    /// Time of the opening, or of the last change that was announced.
    told: Instant,
    /// Time of the last packet to everybody.
    shouted: Instant,
    /// Number of repetitions of the opening so far.
    said: usize,
    speaker: Speaker,
}

impl Teller {
    async fn run(mut self) {
        let mut networks = interval(beacon::LOOK_EVERY);
        self.say_here();
        loop {
            let again = beacon::REPEATS.get(self.said).map(|&pause| self.told + pause);
            tokio::select! {
                changed = change(&mut self.changes, self.told + PAUSE) => match changed {
                    Ok(now) => self.tell(now),
                    Err(_) => break,
                },
                heard = hear(self.sockets.as_mut()) => self.heard(heard),
                () = sleep_until(again.unwrap_or(self.told)), if again.is_some() => {
                    self.said += 1;
                    self.say_here();
                }
                // A new network has not heard of the table yet; mDNS itself notices new networks.
                _ = networks.tick() => if self.sockets.as_mut().is_some_and(Sockets::refresh) {
                    self.say_here();
                },
            }
        }
        for pause in beacon::GONE {
            tokio::time::sleep(pause).await;
            self.shout(Packet {
                question: self.farewell,
                word: Word::Gone { port: self.port },
            });
        }
        if let Some(announcer) = self.announcer.take() {
            announcer.stop().await;
        }
    }

    const fn here(&self, question: u64) -> Packet {
        let (port, news) = (self.port, self.news);
        Packet {
            question,
            word: Word::Here { port, news },
        }
    }

    fn shout(&self, packet: Packet) {
        if let Some(sockets) = &self.sockets {
            sockets.shout(packet);
        }
    }

    /// Says to everybody that the table is here.
    fn say_here(&mut self) {
        self.shouted = Instant::now();
        self.shout(self.here(0));
    }

    fn tell(&mut self, now: Announcement) {
        self.told = Instant::now();
        self.said = beacon::REPEATS.len();
        self.news = self.news.wrapping_add(1);
        self.say_here();
        if let Some(announcer) = &mut self.announcer
            && announcer.update(now).is_err()
        {
            self.speaker.note(Dropped::NotAnnounced);
        }
    }

    /// Answers a question of the beacon within the rate limit.
    fn heard(&mut self, heard: Heard) {
        let Some(sockets) = &self.sockets else { return };
        if heard.packet.word != Word::Question {
            return;
        }
        if self.answers.admit(heard.from.ip(), std::time::Instant::now()) {
            sockets.say_to(heard.from, self.here(heard.packet.question));
            // The sender's firewall may let only the beacon's port through, so everybody is told as well.
            if self.shouted.elapsed() >= PAUSE {
                self.say_here();
            }
        } else {
            self.speaker.note(Dropped::BeaconFlood);
        }
    }
}

/// Waits for the next changed state, and at least until `soonest`. Cancelling loses nothing.
async fn change(
    changes: &mut watch::Receiver<Announcement>,
    soonest: Instant,
) -> Result<Announcement, watch::error::RecvError> {
    // The table may close before.
    tokio::select! {
        () = sleep_until(soonest) => {}
        error = ended(changes.clone()) => return Err(error),
    }
    changes.changed().await?;
    Ok(changes.borrow_and_update().clone())
}

/// Waits until the sender of the announcement is dropped.
async fn ended(mut changes: watch::Receiver<Announcement>) -> watch::error::RecvError {
    loop {
        if let Err(error) = changes.changed().await {
            return error;
        }
    }
}

async fn hear(sockets: Option<&mut Sockets>) -> Heard {
    match sockets {
        Some(sockets) => sockets.hear().await,
        None => std::future::pending().await,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        log_catch::LogCatch,
        net::{
            discovery::{TableState, tests::dead},
            identity::Fingerprint,
        },
    };

    fn announcement(taken: u8) -> Announcement {
        Announcement {
            id: "a".repeat(32),
            name: "Kitchen".to_owned(),
            game: "argo".to_owned(),
            seats: 2,
            taken,
            state: TableState::Open,
            version: "1.0.0".to_owned(),
            protocol: 1,
            fingerprint: Fingerprint([7; 32]),
        }
    }

    #[tokio::test]
    async fn a_change_that_the_daemon_does_not_take_is_told() {
        let log = LogCatch::begin();
        let (_now, changes) = watch::channel(announcement(0));
        let begun = Instant::now();
        let mut teller = Teller {
            port: 1,
            farewell: 0,
            sockets: None,
            announcer: Some(dead(announcement(0))),
            changes,
            news: 0,
            answers: Answers::new(begun.into_std()),
            told: begun,
            shouted: begun,
            said: 0,
            speaker: Speaker::new(),
        };
        teller.tell(announcement(1));
        assert!(log.has(&Dropped::NotAnnounced));
    }

    #[tokio::test]
    async fn an_announcement_that_is_not_taken_back_in_time_is_told() {
        let log = LogCatch::begin();
        let (now, _changes) = watch::channel(announcement(0));
        let task = tokio::spawn(std::future::pending());
        Announcing { now, task }.stop().await;
        assert!(log.has(&Dropped::StillAnnounced));
    }
}
