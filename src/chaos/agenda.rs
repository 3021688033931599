//! The events to come, in order of time.

use crate::protocol::{DeviceId, Epoch};
use std::{cmp::Reverse, collections::BinaryHeap, time::Duration};

/// Number of a connection; never used twice.
pub(super) type LineId = u64;

/// The other host that a host looks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Look {
    pub(super) there: usize,
    /// The device that is expected there.
    pub(super) host: DeviceId,
    /// The epoch in which a host there says to have the table beside this one.
    pub(super) rival: Option<Epoch>,
}

/// A table that was handed over to somebody who was there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Given {
    /// The machine that had it, and its program.
    pub(super) machine: usize,
    pub(super) life: u32,
    /// The machine that gets it.
    pub(super) heir: usize,
    /// Number of upsets until then.
    pub(super) upsets: u32,
    /// The number of hosts that had come back: the heir gives way to a later one.
    pub(super) resumed: u32,
}

/// One thing that will happen. Those of a process name its life, so that they die with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Event {
    /// A client tries to reach a host.
    Dial { player: usize, life: u32 },
    /// Its first packets come to the machine of a host.
    Reach { player: usize, life: u32, machine: usize },
    /// The host of that line has had time enough to continue with the table.
    Leaves { player: usize, line: LineId },
    /// Nobody has answered.
    InVain { player: usize, life: u32 },
    /// Somebody who waits for the others at the own machine looks for a host elsewhere.
    LookAgain { player: usize, host: u32 },
    /// The person who waits for them thinks about going on without them.
    Ponder { player: usize, host: u32 },
    /// A host tells a former host that the table has gone on.
    Tell { machine: usize, life: u32 },
    /// A liar tells somebody who waits for the others what never was.
    Lie { player: usize },
    /// A liar gives up the table that it took over with an older game.
    Repent { machine: usize, life: u32 },
    /// A host that was told that its table goes on there has looked.
    LooksThere { machine: usize, life: u32, look: Look },
    /// The program of a host whose table is closed ends.
    HostEnds { machine: usize, life: u32 },
    /// The oldest message on its way to the host comes there.
    ToHost { line: LineId },
    /// The oldest message on its way to the client comes there.
    ToClient { line: LineId },
    /// The host notices that the line is dead.
    LostAtHost { line: LineId },
    /// The client notices that the line is dead.
    LostAtClient { line: LineId },
    /// A player looks at the table.
    Think { player: usize, life: u32 },
    /// The person at a host's machine thinks about a bot for who is away.
    Decide { machine: usize, life: u32 },
    /// The session's deadline.
    Tick { machine: usize, life: u32 },
    /// A table was handed over so long ago that it has gone on at that machine, unless something else befell it since.
    HandedOver(Given),
    /// The programs of a machine are started again.
    MachineStarts { machine: usize },
    /// They die.
    MachineDies { machine: usize, away: Duration },
    /// A player's program is started again, or a player comes back.
    PlayerStarts { player: usize },
    /// The disk has room and is quick again.
    DiskWorks,
    /// The network is as the plan says.
    Calm,
    /// Another game is wanted at a table without a window.
    Rematch { machine: usize, life: u32 },
}

/// A queue by time; what is due at the same time comes in the order in which it was put down.
#[derive(Debug, Default)]
pub(super) struct Agenda {
    events: BinaryHeap<Reverse<(Duration, u64, Event)>>,
    count: u64,
}

impl Agenda {
    pub(super) fn put(&mut self, at: Duration, event: Event) {
        self.count += 1;
        self.events.push(Reverse((at, self.count, event)));
    }
    pub(super) fn next(&mut self) -> Option<(Duration, Event)> {
        self.events.pop().map(|Reverse((at, _, event))| (at, event))
    }
    pub(super) fn len(&self) -> usize {
        self.events.len()
    }
}
