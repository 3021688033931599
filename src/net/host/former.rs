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
    session::{TELL_AGAIN, TELL_ANSWER, TellAttempts},
};
use std::sync::Arc;
use tokio::task::JoinSet;

/// The answer of a former host.
enum Answer {
    /// No host is there.
    Nobody,
    /// A host is there, and its table stays open, or its answer did not come in time.
    Stays,
    /// The host closes its table, perhaps for another host that told it before.
    MovesOn,
}

/// Tells former hosts of the table, in the background, that it has gone on here. A task for each host repeats the
/// message until that host has closed and is gone, a newer message replaces it, or the attempts of [`TellAttempts`] are used up.
#[derive(Default)]
pub(super) struct News {
    /// The message that was told last.
    last: Option<Arc<[u8]>>,
    /// The known hosts; `outlive` removes those that have heard the message.
    deaf: Vec<Target>,
    /// One task for each host; it returns the host if that has heard the message.
    tasks: JoinSet<Option<Target>>,
}

impl News {
    /// Tells the former hosts that are known here, and all others that announce the table, because one that no member
    /// here knows may have come back.
    pub(super) fn tell(&mut self, standing: LastSeen<AnyGame>, dialer: impl Fn(Target) -> Dialer, known: Vec<Target>) {
        self.tasks.abort_all();
        self.tasks = JoinSet::new();
        let announced = Target {
            table: Some(standing.table),
            ..Target::default()
        };
        let Ok(frame) = codec::encode_frame(&ClientMessage::LastSeen(Box::new(standing))) else {
            return;
        };
        let frame: Arc<[u8]> = frame.into();
        for host in &known {
            self.tasks
                .spawn(tell_known(dialer(host.clone()), host.clone(), Arc::clone(&frame)));
        }
        self.tasks
            .spawn(tell_announced(dialer(announced.clone()), announced, Arc::clone(&frame)));
        (self.last, self.deaf) = (Some(frame), known);
    }

    /// Goes on after the table is over here. A former host that did not answer is told as long as this program runs and
    /// attempts are left. Each gets a socket of its own, because the table's socket closes with the table.
    pub(super) fn outlive(mut self, dialer: impl Fn(Target) -> Dialer) {
        while let Some(told) = self.tasks.try_join_next() {
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

/// Tells a known host until it has closed and is gone, or the attempts are used up; returns the host if it has closed.
async fn tell_known(mut dialer: Dialer, host: Target, frame: Arc<[u8]>) -> Option<Target> {
    let mut attempts = TellAttempts::default();
    while attempts.attempt() {
        match tell_once(&mut dialer, &frame).await {
            Answer::Nobody => attempts.found_nobody(),
            Answer::Stays => {}
            Answer::MovesOn => attempts.moves_on(),
        }
        if attempts.goes_on() {
            tokio::time::sleep(TELL_AGAIN).await;
        }
    }
    attempts.has_moved_on().then_some(host)
}

/// Tells all others that announce the table.
async fn tell_announced(mut dialer: Dialer, target: Target, frame: Arc<[u8]>) -> Option<Target> {
    dialer.search();
    let mut attempts = TellAttempts::default();
    while attempts.attempt() {
        if matches!(tell_once(&mut dialer, &frame).await, Answer::MovesOn) {
            // Another host may announce the table as well.
            dialer.follow(target.clone());
        }
        tokio::time::sleep(TELL_AGAIN).await;
    }
    None
}

async fn tell_once(dialer: &mut Dialer, frame: &[u8]) -> Answer {
    let Ok(reached) = dialer.dial(None).await else {
        return Answer::Nobody;
    };
    match tokio::time::timeout(TELL_ANSWER, speak(reached, frame)).await {
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
