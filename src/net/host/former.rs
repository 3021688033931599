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

/// Pause between two attempts to tell it.
const AGAIN: Duration = Duration::from_secs(2);
/// Number of attempts: ten minutes at least, as long as anybody looks for a lost host.
const ATTEMPTS: u32 = 300;
/// Longest time for its answer.
const ANSWER: Duration = Duration::from_secs(3);

/// Tells former hosts of the table, in the background, that it has gone on here. A task for each host repeats the message
/// until that host closes its table, a newer message replaces it, or the program ends.
#[derive(Default)]
pub(super) struct News {
    /// The message that was told last.
    last: Option<Arc<[u8]>>,
    /// Hosts that have not heard it, as far as it was noticed.
    deaf: Vec<Target>,
    /// Each ends with the host that has heard it.
    telling: JoinSet<Option<Target>>,
}

impl News {
    /// Tells the former hosts that are known here, and all others that announce the table: one that no member here knows
    /// may have come back.
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

    /// The table is over here. A former host that did not answer is told as long as this program runs and members would
    /// look for it. Each gets a socket of its own, because the table's socket closes with the table.
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

/// Tells a host that is known until it has heard it, and returns it then.
async fn tell_known(mut dialer: Dialer, host: Target, frame: Arc<[u8]>) -> Option<Target> {
    for _ in 0..ATTEMPTS {
        if told(&mut dialer, &frame).await {
            return Some(host);
        }
        tokio::time::sleep(AGAIN).await;
    }
    None
}

/// Tells all others that announce the table.
async fn tell_announced(mut dialer: Dialer, target: Target, frame: Arc<[u8]>) -> Option<Target> {
    dialer.search();
    for _ in 0..ATTEMPTS {
        if told(&mut dialer, &frame).await {
            // There may be one more.
            dialer.follow(target.clone());
        }
        tokio::time::sleep(AGAIN).await;
    }
    None
}

/// True if a host was reached and has heard it.
async fn told(dialer: &mut Dialer, frame: &[u8]) -> bool {
    match dialer.dial(None).await {
        Ok(reached) => matches!(tokio::time::timeout(ANSWER, speak(reached, frame)).await, Ok(Ok(true))),
        Err(_) => false,
    }
}

/// True if it answers that its table is closed.
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
