//! A question to everybody nearby whether there are tables, and the answer of a host: faster than mDNS, and through
//! networks that lose every tenth packet, as it goes out by multicast and by broadcast and is repeated.

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
/// Pauses between the first times that something is said, so that one lost packet costs little.
pub(super) const REPEATS: [Duration; 3] = [
    Duration::from_millis(60),
    Duration::from_millis(200),
    Duration::from_millis(700),
];

/// Pauses before each time that a farewell is said.
pub(super) const GONE: [Duration; 3] = [Duration::ZERO, Duration::from_millis(30), Duration::from_millis(100)];

/// The port of the beacon: 47201, beside the table's usual one; where mDNS is moved for a test, it moves along. `None`
/// where mDNS takes any port, so that nobody is found.
pub(super) const fn port(mdns: MdnsOptions) -> Option<u16> {
    match mdns.port {
        0 => None,
        port => Some(port.wrapping_add(47_201 - 5353)),
    }
}
