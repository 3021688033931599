//! A machine at the table: its clock, its disk, the host's program if one runs there, and its sleep.

use super::{clock::MachineClock, disk::Disk, host::Host};
use crate::{
    games::any::AnyGame,
    protocol::{DeviceId, DeviceKey, Epoch, LastSeen, PositionMark, TableId},
    session::TellAttempts,
};
use std::{collections::BTreeSet, net::SocketAddr, time::Duration};

/// A former host as another host knows it.
#[derive(Clone, Debug)]
pub(super) struct Former {
    pub(super) host: DeviceId,
    pub(super) addresses: Vec<SocketAddr>,
    pub(super) attempts: TellAttempts,
}

impl From<(DeviceId, &[SocketAddr])> for Former {
    fn from((host, addresses): (DeviceId, &[SocketAddr])) -> Self {
        Self {
            host,
            addresses: addresses.to_vec(),
            attempts: TellAttempts::default(),
        }
    }
}

#[derive(Debug)]
pub(super) struct Machine {
    pub(super) key: DeviceKey,
    pub(super) clock: MachineClock,
    /// The address at which the others see it.
    pub(super) address: SocketAddr,
    pub(super) host: Option<Host>,
    /// The disk while no host runs.
    pub(super) disk: Disk,
    /// Number of the host's program that runs here, or that ran last. No two programs share a number.
    pub(super) life: u32,
    /// Number of a game that has ended here, until the world has noted that.
    pub(super) ended: Option<u32>,
    /// The table of the host that died here last, and its epoch.
    pub(super) last: (TableId, Epoch),
    pub(super) asleep_until: Duration,
    /// Time after which its programs are started again when the host dies.
    pub(super) away: Duration,
    /// True if the machine is started again only when no other host continues the table.
    pub(super) gone: bool,
    /// Number of times that its host gave way to another one.
    pub(super) gave_way: u32,
    /// True if a restart is due.
    pub(super) starts: bool,
    /// The device whose message caused the outputs that wait for the disk.
    pub(super) held_wish: Option<DeviceId>,
    pub(super) tick_at: Option<Duration>,
    /// The former hosts that the host here knows. Each has to hear that the table has gone on.
    pub(super) formers: Vec<Former>,
    /// The attempts to tell all others that announce the table.
    pub(super) attempts: TellAttempts,
    /// True while the host here tells the former hosts its news.
    pub(super) tells: bool,
    /// The last testimony for the former hosts.
    pub(super) news: Option<LastSeen<AnyGame>>,
    /// True while an heir gathers the others here; `deals` stays true until the game or lobby has begun.
    pub(super) gathers: bool,
    pub(super) deals: bool,
    /// The electors, as known when the gathering here began.
    pub(super) voters: BTreeSet<DeviceId>,
    /// True if the gathering here needs no quorum.
    pub(super) agreed: bool,
    /// The position from which a liar here is about to continue.
    pub(super) older: Option<PositionMark>,
    /// The machine for whose host the host here gave its table up.
    pub(super) moved_to: Option<usize>,
}

/// The port of every machine until it moves. The addresses come from the range for documentation.
const FIRST_PORT: u16 = 4000;

/// The key with this number, the same in every evening.
pub(super) fn key_of(number: u64) -> DeviceKey {
    DeviceKey::from_number(number).expect("any number is a key")
}

impl Machine {
    /// The device of this machine.
    pub(super) const fn device(&self) -> DeviceId {
        self.key.device()
    }

    /// A machine whose address follows from its number.
    pub(super) fn new(key: DeviceKey, (number, clock): (usize, MachineClock)) -> Self {
        Self {
            key,
            clock,
            address: SocketAddr::from(([192, 0, 2, number as u8], FIRST_PORT)),
            host: None,
            disk: Disk::default(),
            life: 0,
            ended: None,
            last: (TableId([0; 16]), 0),
            asleep_until: Duration::ZERO,
            away: Duration::ZERO,
            gone: false,
            gave_way: 0,
            starts: false,
            held_wish: None,
            tick_at: None,
            formers: Vec::new(),
            attempts: TellAttempts::default(),
            tells: false,
            news: None,
            gathers: false,
            deals: false,
            voters: BTreeSet::new(),
            agreed: false,
            older: None,
            moved_to: None,
        }
    }

    /// True if the machine was not moved to another address.
    pub(super) const fn has_first_address(&self) -> bool {
        self.address.port() == FIRST_PORT
    }

    /// The host's program, if its table is open.
    pub(super) fn open(&self) -> Option<&Host> {
        self.host.as_ref().filter(|host| !host.session().is_closed())
    }

    /// True if an open table is hosted here, and its host does not gather the others.
    pub(super) fn hosts(&self) -> bool {
        self.open().is_some_and(|host| !host.session().is_gathering())
    }
}
