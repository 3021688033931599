//! A client's program: its device, its connection and its mind.

use super::{agenda::LineId, mind::Mind};
use crate::{
    games::any::AnyGame,
    protocol::{DeviceId, Epoch, LastSeen},
    session::{Visit, VisitOptions, Whereabouts},
};
use std::{net::SocketAddr, time::Duration};

/// The place of a player at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Role {
    /// The host's own window.
    Window,
    /// Somebody elsewhere, with a seat.
    Person,
    /// A spectator elsewhere.
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
    /// Number of times that its program was started. Events of an earlier life are dropped.
    pub(super) life: u32,
    pub(super) presence: Presence,
    options: VisitOptions,
    /// The knowledge of its program, and its next step.
    pub(super) visit: Visit<AnyGame>,
    /// The addresses at which it looks for the table; none until a person takes it from the list.
    pub(super) places: Whereabouts,
    /// The device for which its own machine gave the table up last.
    pub(super) gave_way_to: Option<DeviceId>,
    /// The machine of the host that it came to last, and its address then.
    pub(super) came_to: Option<(usize, SocketAddr)>,
    /// Its testimony when it first lost a host.
    pub(super) first_seen: Option<Box<LastSeen<AnyGame>>>,
    /// The highest epoch that earlier runs of its program followed. The person may choose a host of a lower epoch from
    /// the list.
    pub(super) by_hand: Epoch,
    /// The time at which it looks at the table next.
    pub(super) think_at: Option<Duration>,
    /// True while the person thinks about going on without those who are missing.
    pub(super) ponders: bool,
    /// The time at which it comes back, if it is about to leave.
    pub(super) away: Duration,
    /// True if the fault `Spoil` damages the next position for it.
    pub(super) spoilt: bool,
    pub(super) mind: Mind,
}

impl Player {
    pub(super) fn new(device: DeviceId, role: Role, machine: usize, (options, mind): (VisitOptions, Mind)) -> Self {
        Self {
            device,
            role,
            machine,
            life: 0,
            presence: Presence::Down,
            visit: Visit::new(options.clone()),
            options,
            places: Whereabouts::default(),
            gave_way_to: None,
            came_to: None,
            first_seen: None,
            by_hand: 0,
            think_at: None,
            ponders: false,
            away: Duration::ZERO,
            spoilt: false,
            mind,
        }
    }

    /// True if its machine may host the table of a lost host.
    pub(super) const fn may_host(&self) -> bool {
        self.options.may_host
    }

    /// Its program is started, and remembers nothing of earlier runs.
    pub(super) fn start(&mut self) {
        self.stop();
        self.life += 1;
        self.presence = Presence::Looking;
        self.mind.forget();
    }

    /// Its program dies.
    pub(super) fn stop(&mut self) {
        self.presence = Presence::Down;
        self.by_hand = self.by_hand.max(self.visit.guest().epoch());
        self.looks_anew();
        (self.think_at, self.spoilt, self.ponders) = (None, false, false);
    }

    /// Forgets its table, and looks for one in the list.
    pub(super) fn looks_anew(&mut self) {
        self.visit = Visit::new(self.options.clone());
        (self.places, self.gave_way_to) = (Whereabouts::default(), None);
    }
}
