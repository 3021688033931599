//! The hosts before this one: their machines may have slept or been cut off, and have to hear that the table has gone on.

use crate::{
    games::any::AnyGame,
    net::{
        close,
        control::HostControl,
        dial::{Dialer, Reached},
        discovery::MdnsOptions,
        endpoint::HostSocket,
        error::LinkError,
        framing,
        host_handle::Target,
        identity::Identity,
        life::Life,
    },
    protocol::{ClientMessage, Closing, HostMessage, LastSeen, codec},
};
use std::time::Duration;
use tokio::sync::mpsc;

/// Pause between two attempts to tell it.
const AGAIN: Duration = Duration::from_secs(2);
/// Number of attempts: ten minutes, as long as anybody looks for a lost host.
const ATTEMPTS: u32 = 300;
/// Longest time for its answer.
const ANSWER: Duration = Duration::from_secs(3);

/// What is told, and for how long: until the table of the host is over as well.
#[derive(Clone)]
pub(super) struct GoneOn {
    pub(super) standing: LastSeen<AnyGame>,
    pub(super) control: mpsc::Sender<HostControl>,
    pub(super) life: Life,
}

/// Tells a host that is known, in the background, until it has heard it.
pub(super) fn tell_known(mut dialer: Dialer, news: GoneOn) {
    in_background(news, async move |frame| {
        for _ in 0..ATTEMPTS {
            if told(&mut dialer, &frame).await {
                return;
            }
            tokio::time::sleep(AGAIN).await;
        }
    });
}

/// Tells all others that announce the table, in the background: one that no member here knows may have come back.
pub(super) fn tell_announced(socket: &HostSocket, identity: &Identity, mdns: MdnsOptions, news: GoneOn) {
    let target = Target {
        table: Some(news.standing.table),
        ..Target::default()
    };
    let mut dialer = Dialer::sharing(socket.clone(), identity.clone(), mdns, target.clone());
    dialer.search();
    in_background(news, async move |frame| {
        for _ in 0..ATTEMPTS {
            if told(&mut dialer, &frame).await {
                // There may be one more.
                dialer.follow(target.clone());
            }
            tokio::time::sleep(AGAIN).await;
        }
    });
}

fn in_background<F: Future<Output = ()> + Send>(news: GoneOn, tell: impl FnOnce(Vec<u8>) -> F + Send + 'static) {
    let GoneOn {
        standing,
        control,
        life,
    } = news;
    let Ok(frame) = codec::encode_frame(&ClientMessage::LastSeen(Box::new(standing))) else {
        return;
    };
    tokio::spawn(async move {
        let _held = life;
        tokio::select! {
            () = tell(frame) => {}
            () = control.closed() => {}
        }
    });
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
