//! Looks for a silent host at other addresses before the connection is given up.

use crate::net::{dial::Dialer, scope};
use quinn::Connection;
use std::time::{Duration, Instant};
use tokio::time::sleep;

/// Silence after which a host is looked for elsewhere. Four keep-alives of either side are missing by then.
const SUSPICIOUS: Duration = Duration::from_millis(1000);
/// Time between two looks at the connection.
const LOOK_EVERY: Duration = Duration::from_millis(200);

/// Waits until the host is silent on this connection and answers, with its key, at another address.
pub(super) async fn moved(connection: &Connection, dialer: &mut Dialer) {
    loop {
        let heard = silent(connection).await;
        let here = [scope::peer(connection)];
        dialer.search();
        tokio::select! {
            () = dialer.host_seen_elsewhere(&here) => return,
            () = speaks(connection, heard) => dialer.found(),
        }
    }
}

/// Waits until nothing was heard for `SUSPICIOUS`; returns the number of packets until then.
async fn silent(connection: &Connection) -> u64 {
    let (mut heard, mut since) = (packets(connection), Instant::now());
    while since.elapsed() < SUSPICIOUS {
        sleep(LOOK_EVERY).await;
        if packets(connection) != heard {
            (heard, since) = (packets(connection), Instant::now());
        }
    }
    heard
}

/// Waits until more packets were heard than these.
async fn speaks(connection: &Connection, heard: u64) {
    while packets(connection) == heard {
        sleep(LOOK_EVERY).await;
    }
}

fn packets(connection: &Connection) -> u64 {
    connection.stats().udp_rx.datagrams
}
