//! The beacon asks everybody nearby for tables, and hosts answer. It is faster than mDNS. It survives networks that
//! lose every tenth packet, because packets go out by multicast and by broadcast and are repeated.

mod answers;
mod packet;
mod sockets;

pub(super) use answers::Answers;
pub(super) use packet::{Packet, Word};
pub(super) use sockets::{Heard, Sockets};

use super::discovery::MdnsOptions;
use std::time::Duration;

/// Time between two looks at this machine's networks.
pub(super) const LOOK_EVERY: Duration = Duration::from_secs(2);
/// Delays of the first repetitions, counted from a host's opening, or from a browser's previous question.
pub(super) const REPEATS: [Duration; 3] = [
    Duration::from_millis(60),
    Duration::from_millis(200),
    Duration::from_millis(700),
];

/// Pauses before each farewell packet.
pub(super) const GONE: [Duration; 3] = [Duration::ZERO, Duration::from_millis(30), Duration::from_millis(100)];

/// Returns the port of the beacon, 47201, moved as far as a test moves the port of mDNS. `None` if mDNS uses any free
/// port; then there is no beacon.
pub(super) const fn port(mdns: MdnsOptions) -> Option<u16> {
    match mdns.port {
        0 => None,
        port => Some(port.wrapping_add(47_201 - 5353)),
    }
}
