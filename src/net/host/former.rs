//! Former hosts, whose machines may have slept or been cut off. They have to hear that the table has gone on.

use crate::{
    games::any::AnyGame,
    net::{
        close,
        dial::{Dialer, Reached},
        error::LinkError,
        framing,
        host_handle::Target,
    },
    protocol::{ClientMessage, Closing, HostMessage, LastSeen, codec},
};
use std::{sync::Arc, time::Duration};
use tokio::task::JoinSet;

/// Pause between two attempts to tell a former host.
const AGAIN: Duration = Duration::from_secs(2);
/// Number of attempts. They take ten minutes at least, as long as anybody looks for a lost host.
const ATTEMPTS: u32 = 300;
/// Number of attempts after a former host has answered that it closes its table. It may open one to gather the others.
const AFTER: u32 = 5;
/// Longest time for a former host to answer.
const ANSWER: Duration = Duration::from_secs(3);

/// The answer of a former host.
#[derive(Clone, Copy)]
enum Answer {
    /// No host is there.
    Nobody,
    /// A host is there, and its table stays open, or its answer did not come in time.
    Stays,
    /// The host closes its table, perhaps for another host that told it before.
    MovesOn,
}

/// Tells former hosts of the table, in the background, that it has gone on here. A task for each host repeats the
/// message until that host has closed and is gone, a newer message replaces it, or `ATTEMPTS` are used up.
#[derive(Default)]
pub(super) struct News {
    /// The message that was told last.
    last: Option<Arc<[u8]>>,
    /// The known hosts; `outlive` removes those that have heard the message.
    deaf: Vec<Target>,
    /// One task for each host; it returns the host if that has heard the message.
    telling: JoinSet<Option<Target>>,
}

impl News {
    /// Tells the former hosts that are known here, and all others that announce the table, because one that no member
    /// here knows may have come back.
    pub(super) fn tell(&mut self, standing: LastSeen<AnyGame>, dialer: impl Fn(Target) -> Dialer, known: Vec<Target>) {
        self.telling.abort_all();
        self.telling = JoinSet::new();
        let announced = Target {
            table: Some(standing.table),
            ..Target::default()
        };
        let Ok(frame) = codec::encode_frame(&ClientMessage::LastSeen(Box::new(standing))) else {
            return;
        };
        let frame: Arc<[u8]> = frame.into();
        for host in &known {
            self.telling
                .spawn(tell_known(dialer(host.clone()), host.clone(), Arc::clone(&frame)));
        }
        self.telling
            .spawn(tell_announced(dialer(announced.clone()), announced, Arc::clone(&frame)));
        (self.last, self.deaf) = (Some(frame), known);
    }

    /// Goes on after the table is over here. A former host that did not answer is told as long as this program runs and
    /// attempts are left. Each gets a socket of its own, because the table's socket closes with the table.
    pub(super) fn outlive(mut self, dialer: impl Fn(Target) -> Dialer) {
        while let Some(told) = self.telling.try_join_next() {
            if let Ok(Some(host)) = told {
                self.deaf.retain(|deaf| *deaf != host);
            }
        }
        let Some(frame) = self.last else { return };
        for host in self.deaf {
            tokio::spawn(tell_known(dialer(host.clone()), host, Arc::clone(&frame)));
        }
    }
}

/// The attempts to tell one host.
struct Attempts {
    left: u32,
    /// True once the host has answered that it closes its table.
    moved_on: bool,
}

impl Attempts {
    const fn new() -> Self {
        Self {
            left: ATTEMPTS,
            moved_on: false,
        }
    }

    /// Counts an attempt; returns true if another one follows.
    fn goes_on_after(&mut self, answer: Answer) -> bool {
        self.left = self.left.saturating_sub(1);
        match answer {
            Answer::Nobody if self.moved_on => return false,
            Answer::MovesOn => (self.moved_on, self.left) = (true, self.left.min(AFTER)),
            Answer::Nobody | Answer::Stays => {}
        }
        self.left > 0
    }
}

/// Tells a known host until it has closed and is gone, or the attempts are used up; returns the host if it has closed.
async fn tell_known(mut dialer: Dialer, host: Target, frame: Arc<[u8]>) -> Option<Target> {
    let mut attempts = Attempts::new();
    while attempts.goes_on_after(tell_once(&mut dialer, &frame).await) {
        tokio::time::sleep(AGAIN).await;
    }
    attempts.moved_on.then_some(host)
}

/// Tells all others that announce the table.
async fn tell_announced(mut dialer: Dialer, target: Target, frame: Arc<[u8]>) -> Option<Target> {
    dialer.search();
    for _ in 0..ATTEMPTS {
        if matches!(tell_once(&mut dialer, &frame).await, Answer::MovesOn) {
            // Another host may announce the table as well.
            dialer.follow(target.clone());
        }
        tokio::time::sleep(AGAIN).await;
    }
    None
}

async fn tell_once(dialer: &mut Dialer, frame: &[u8]) -> Answer {
    let Ok(reached) = dialer.dial(None).await else {
        return Answer::Nobody;
    };
    match tokio::time::timeout(ANSWER, speak(reached, frame)).await {
        Ok(Ok(true)) => Answer::MovesOn,
        _ => Answer::Stays,
    }
}

/// Sends the message; returns true if the host answers that it closes its table because that moved on.
async fn speak(reached: Reached, frame: &[u8]) -> Result<bool, LinkError> {
    let Reached {
        connection,
        mut send,
        mut recv,
        ..
    } = reached;
    framing::write_bytes(&mut send, frame).await?;
    let heard = loop {
        if let HostMessage::Closed { why } = framing::read_message::<HostMessage<AnyGame>>(&mut recv).await? {
            break why == Closing::MovedOn;
        }
    };
    connection.close(close::DONE, b"told");
    Ok(heard)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        net::{
            discovery::MdnsOptions,
            endpoint,
            identity::{Fingerprint, Identity},
        },
        protocol::{Hello, HelloAction, PROTOCOL_VERSION},
    };
    use std::{
        net::Ipv4Addr,
        sync::atomic::{AtomicU32, Ordering},
    };

    /// A former host that closes its table for somebody else twice, and is gone then.
    async fn closes_twice(endpoint: quinn::Endpoint, heard: Arc<AtomicU32>) {
        let hello = Hello {
            protocol: PROTOCOL_VERSION,
            action: HelloAction::Proceed,
            version: String::new(),
        };
        let closed = HostMessage::<AnyGame>::Closed { why: Closing::MovedOn };
        let closed = codec::encode_frame(&closed).unwrap();
        while heard.load(Ordering::Relaxed) < 2 {
            let connection = endpoint.accept().await.unwrap().await.unwrap();
            let (mut send, mut recv) = connection.accept_bi().await.unwrap();
            framing::read_hello(&mut recv).await.unwrap();
            framing::write_bytes(&mut send, &hello.to_bytes()).await.unwrap();
            let told = framing::read_message::<ClientMessage<AnyGame>>(&mut recv)
                .await
                .unwrap();
            assert!(matches!(told, ClientMessage::Ping { .. }));
            heard.fetch_add(1, Ordering::Relaxed);
            framing::write_bytes(&mut send, &closed).await.unwrap();
            connection.closed().await;
        }
        endpoint.close(close::DONE, b"gone");
    }

    #[test]
    fn a_host_that_closes_its_table_is_told_a_few_times_more() {
        let count = |answers: &mut dyn Iterator<Item = Answer>| {
            let mut attempts = Attempts::new();
            1 + answers.take_while(|answer| attempts.goes_on_after(*answer)).count()
        };
        let repeat = std::iter::repeat::<Answer>;
        assert_eq!(count(&mut repeat(Answer::Stays)), ATTEMPTS as usize);
        assert_eq!(count(&mut repeat(Answer::Nobody)), ATTEMPTS as usize, "it may sleep");
        let closed = || std::iter::once(Answer::MovesOn);
        // It may have opened its table again meanwhile, to gather the others.
        assert_eq!(count(&mut closed().chain(repeat(Answer::Stays))), 1 + AFTER as usize);
        assert_eq!(count(&mut closed().chain(repeat(Answer::Nobody))), 2, "it is gone");
    }

    #[test]
    fn a_former_host_that_closed_its_table_for_another_one_is_told_again() {
        let runtime = tokio::runtime::Runtime::new().unwrap();
        let heard = Arc::new(AtomicU32::new(0));
        let told = runtime.block_on(async {
            let identity = Identity::generate().unwrap();
            let expected = Some(Fingerprint(identity.fingerprint().0));
            let there = endpoint::server(&identity, Some(Ipv4Addr::LOCALHOST.into()), Some(0)).unwrap();
            let host = Target {
                addresses: vec![there.endpoint.local_addr().unwrap()],
                expected,
                ..Target::default()
            };
            tokio::spawn(closes_twice(there.endpoint, Arc::clone(&heard)));
            let mdns = MdnsOptions {
                port: 0,
                loopback_only: true,
                adapter: None,
            };
            let dialer = Dialer::new(Identity::generate().unwrap(), mdns, host.clone());
            let frame = codec::encode_frame(&ClientMessage::<AnyGame>::Ping { nonce: 1 }).unwrap();
            tell_known(dialer, host.clone(), frame.into()).await == Some(host)
        });
        assert!(told && heard.load(Ordering::Relaxed) == 2);
    }
}
