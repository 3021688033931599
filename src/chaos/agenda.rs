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
    /// The epoch in which that device claims to host the table as well; `None` if the table is said to have gone on
    /// there.
    pub(super) rival: Option<Epoch>,
}

/// A hand-over to a connected heir.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Given {
    /// The machine of the former host, and the life of its program.
    pub(super) machine: usize,
    pub(super) life: u32,
    /// The machine that gets the table.
    pub(super) heir: usize,
    /// Number of upsets until then.
    pub(super) upsets: u32,
    /// Number of hosts that had resumed until then. The heir may give way to one that resumes later.
    pub(super) resumed: u32,
    /// Number of times that hosts on the heir's machine had given way to another one until then.
    pub(super) gave_way: u32,
}

/// One thing that will happen. An event of a process names its life, and is dropped if that process has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Event {
    /// A client tries to reach a host.
    Dial { player: usize, life: u32 },
    /// A client's first packets reach the machine of a host.
    Reach { player: usize, life: u32, machine: usize },
    /// A player leaves the host on a line if that host has not continued the table by now.
    Leaves { player: usize, line: LineId },
    /// A client's attempt got no answer.
    InVain { player: usize, life: u32 },
    /// A player that gathers the others at its own machine looks for a host elsewhere.
    LookAgain { player: usize, host: u32 },
    /// A person who gathers the others considers going on without those who are missing.
    Ponder { player: usize, life: u32 },
    /// A host tells a former host that the table has gone on.
    Tell { machine: usize, life: u32 },
    /// A liar sends a lie to a host.
    Lie { player: usize },
    /// A liar gives up the table that it took over with an older position.
    Repent { machine: usize, life: u32 },
    /// A host gets the result of its look at another host.
    LooksThere { machine: usize, life: u32, look: Look },
    /// The program of a host whose table is closed ends.
    HostEnds { machine: usize, life: u32 },
    /// The oldest message on its way to the host arrives.
    ToHost { line: LineId },
    /// The oldest message on its way to the client arrives.
    ToClient { line: LineId },
    /// The host notices that the line is dead.
    LostAtHost { line: LineId },
    /// The client notices that the line is dead.
    LostAtClient { line: LineId },
    /// A player looks at the table and acts.
    Think { player: usize, life: u32 },
    /// The person at a host decides about stand-ins for absent owners.
    Decide { machine: usize, life: u32 },
    /// The session's deadline.
    Tick { machine: usize, life: u32 },
    /// The heir of a hand-over has to have the table by now, unless something disturbed the hand-over.
    HandedOver(Given),
    /// The programs of a machine are started again.
    MachineStarts { machine: usize },
    /// The programs of a machine die.
    MachineDies { machine: usize, away: Duration },
    /// A player's program is started again, or a player comes back.
    PlayerStarts { player: usize },
    /// The disk has room and is quick again.
    DiskWorks,
    /// The network is as planned again.
    Calm,
    /// The host goes back to the lobby for the second game of the plan.
    Rematch { machine: usize, life: u32 },
}

/// A queue by time. Events of the same time keep the order in which they were added.
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
