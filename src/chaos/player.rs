//! A client's program: its device, its connection and its mind.

use super::{agenda::LineId, mind::Mind};
use crate::{
    games::any::AnyGame,
    protocol::{DeviceId, Epoch},
    session::{Guest, HostSearch},
};
use std::{collections::BTreeSet, net::SocketAddr, time::Duration};

/// The place of a player at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Role {
    /// The host's own window.
    Window,
    /// Somebody elsewhere, with a seat.
    Person,
    /// Somebody elsewhere who looks on.
    Onlooker,
    /// A bot of the host's program.
    Bot,
}

/// The presence of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Presence {
    /// The program does not run.
    Down,
    /// It looks for the host.
    Looking,
    /// It has a connection.
    At(LineId),
    /// It waits for the others at its own machine.
    Gathering,
    /// It has left, and will come back.
    Left,
    /// Its machine is gone for good.
    Gone,
}

#[derive(Debug)]
pub(super) struct Player {
    pub(super) device: DeviceId,
    pub(super) role: Role,
    pub(super) machine: usize,
    /// Its machine may go on with the table of a lost host.
    pub(super) may_host: bool,
    pub(super) address: SocketAddr,
    /// The number of times that its program was started; events of an earlier life mean nothing.
    pub(super) life: u32,
    pub(super) presence: Presence,
    /// The search since the host was lost.
    pub(super) search: Option<HostSearch>,
    /// The machine of the host that it follows.
    pub(super) target: Option<usize>,
    /// Machines whose hosts it followed before.
    pub(super) earlier: BTreeSet<usize>,
    /// It chose to go on without those who are missing.
    pub(super) goes_on: bool,
    /// The machine of the host that it came to last.
    pub(super) came_to: Option<usize>,
    /// The epoch that it had followed when the person last chose a table from the list.
    pub(super) by_hand: Epoch,
    /// The beginning of the conversation, and the epoch that was known then.
    pub(super) since: (Duration, Epoch),
    /// It will look at the table at that time.
    pub(super) think_at: Option<Duration>,
    /// The time at which it comes back, if it is about to leave.
    pub(super) away: Duration,
    /// The next position is spoilt on its way, by the fault of that name.
    pub(super) spoilt: bool,
    pub(super) guest: Guest<AnyGame>,
    pub(super) mind: Mind,
}

impl Player {
    pub(super) fn new(device: DeviceId, role: Role, (number, machine): (usize, usize), mind: Mind) -> Self {
        // A handful of players; the addresses are for documentation.
        let address = SocketAddr::from(([192, 0, 2, number as u8], 4000));
        Self {
            device,
            role,
            machine,
            may_host: true,
            address,
            life: 0,
            presence: Presence::Down,
            search: None,
            target: None,
            earlier: BTreeSet::new(),
            goes_on: false,
            came_to: None,
            by_hand: 0,
            since: (Duration::ZERO, 0),
            think_at: None,
            away: Duration::ZERO,
            spoilt: false,
            guest: Guest::new(role == Role::Bot),
            mind,
        }
    }

    /// Its program is started: it knows nothing of what it knew.
    pub(super) fn start(&mut self) {
        self.stop();
        self.life += 1;
        self.presence = Presence::Looking;
        self.guest = Guest::new(self.role == Role::Bot);
        self.mind.forget();
    }

    /// The machine of the host to follow from now on.
    pub(super) fn follow(&mut self, machine: usize) {
        self.earlier.extend(self.target.replace(machine));
    }

    /// Its program dies.
    pub(super) fn stop(&mut self) {
        self.presence = Presence::Down;
        (self.search, self.target) = (None, None);
        self.earlier.clear();
        (self.think_at, self.spoilt, self.goes_on) = (None, false, false);
    }
}
