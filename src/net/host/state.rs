//! The data that the host task owns.

use super::former::News;
use crate::{
    diagnostics::{Dropped, Speaker},
    games::any::AnyGame,
    net::{
        accept::ConnectionIds,
        close,
        code::tries::{CodeDoor, CodeTry},
        control::HostControl,
        discovery::MdnsOptions,
        endpoint::HostSocket,
        error::NetError,
        events::{HostEvent, Sink},
        gate::SendGate,
        handle::Access,
        host_handle::{HostStatus, Target},
        identity::Identity,
        journal::JournalWriter,
        life::Life,
        line::{Line, Sight},
        porch::Place,
        presence::{self, Presence},
        scope,
    },
    protocol::{DeviceId, HostMessage, MemberId, Name, Stage},
    rules::Seat,
    session::{ConnectionId, Desk},
};
use std::{
    collections::{BTreeMap, BTreeSet},
    time::{Duration, Instant},
};
use tokio::sync::{mpsc, watch};

/// Longest time for a closing table's members to hear of it, and for the peer of a closing connection to read.
pub(super) const FAREWELL: Duration = Duration::from_secs(3);

/// A connection as the host task keeps it.
pub(super) struct Peer {
    pub(super) device: DeviceId,
    pub(super) sink: Sink,
    pub(super) wire: Option<quinn::Connection>,
    /// Its room at the door until it has joined.
    pub(super) place: Option<Place>,
    pub(super) line: Line,
    pub(super) member: Option<MemberId>,
    pub(super) seats: Vec<Seat>,
    /// Its proof to know the join code.
    pub(super) code: CodeTry,
    /// Its voice in the log.
    pub(super) speaker: Speaker,
}

impl Peer {
    /// Notes for the log the member, its seats and its refusals, from a message to the peer.
    pub(super) fn follow(&mut self, message: &HostMessage<AnyGame>) {
        let lobby = match message {
            HostMessage::Welcome { member, lobby, .. } => {
                self.member = Some(*member);
                self.place = None;
                lobby
            }
            HostMessage::Lobby(lobby) => lobby,
            HostMessage::Refused(refusal) => {
                let (what, code) = (refusal.what, refusal.code.code());
                return self.speaker.note(Dropped::Refused { what, code });
            }
            _ => return,
        };
        let seats = self.member.map(|member| lobby.seats_of(member)).unwrap_or_default();
        if seats != self.seats {
            let names: Vec<String> = seats.iter().map(|seat| format!("P{}", seat.index())).collect();
            self.speaker.seated(&names.join(" "));
            self.seats = seats;
        }
    }

    /// The name of the peer's seat in the running game; `None` for a peer of this process. The connection proved its
    /// device.
    pub(super) fn sits_as(&self, message: &HostMessage<AnyGame>) -> Option<Name> {
        let (HostMessage::Welcome { lobby, .. } | HostMessage::Lobby(lobby)) = message else {
            return None;
        };
        self.wire.as_ref().filter(|_| lobby.stage == Stage::Playing)?;
        let seat = lobby.seats.get(self.seats.first()?.index())?;
        seat.name.clone()
    }

    /// Looks at the line; `waits` says if messages wait for the peer. Returns whether the line is slow, if that has
    /// changed; `None` for a peer of this process, and for one that was let go of.
    pub(super) fn look(&mut self, waits: bool, gate: Option<&SendGate>, now: Instant) -> Option<bool> {
        let wire = self.wire.as_ref()?;
        let sight = Sight {
            delay: wire.rtt(),
            heard: wire.stats().udp_rx.datagrams,
            waits,
        };
        let slow = self.line.look(sight, now);
        if self.line.heard_at() == now
            && let Some(gate) = gate
        {
            gate.prove(scope::peer(wire));
        }
        slow
    }

    /// Closes the connection after `FAREWELL`, even if the peer has not read its last messages.
    pub(super) fn let_go(&mut self) {
        if let Some(wire) = self.wire.take() {
            tokio::spawn(async move {
                tokio::time::sleep(FAREWELL).await;
                wire.close(close::DONE, b"closed");
            });
        }
    }
}

/// The socket of a table.
pub(super) struct Socket {
    /// `None` if nobody else can come.
    pub(super) listening: Option<HostSocket>,
    /// True if the socket belongs to the client that goes on with the table of a lost host. It then outlives this host.
    pub(super) lent: bool,
    /// The former hosts that are known here.
    pub(super) formers: Vec<Target>,
}

impl Socket {
    pub(super) fn open(identity: &Identity, access: &Access) -> Result<Self, NetError> {
        Ok(Self {
            listening: presence::open(identity, access)?,
            lent: false,
            formers: Vec::new(),
        })
    }
}

pub(super) struct Host {
    pub(super) desk: Desk<AnyGame>,
    pub(super) started: Instant,
    pub(super) device: DeviceId,
    pub(super) ids: ConnectionIds,
    pub(super) peers: BTreeMap<ConnectionId, Peer>,
    pub(super) welcomed: BTreeSet<DeviceId>,
    pub(super) events: (mpsc::Sender<HostEvent>, mpsc::Receiver<HostEvent>),
    pub(super) control: (mpsc::Sender<HostControl>, mpsc::Receiver<HostControl>),
    pub(super) bots: BTreeMap<DeviceId, tokio::task::AbortHandle>,
    pub(super) pace: Duration,
    pub(super) journal: JournalWriter,
    pub(super) presence: Presence,
    /// Wakes the host to look at the lines.
    pub(super) lines: tokio::time::Interval,
    pub(super) status: watch::Sender<HostStatus>,
    pub(super) socket: Socket,
    pub(super) mdns: MdnsOptions,
    pub(super) identity: Identity,
    pub(super) news: News,
    pub(super) life: Life,
    pub(super) closing: bool,
    /// The join code and the tries that are left.
    pub(super) code: CodeDoor,
    /// Speaks of the table as a whole.
    pub(super) speaker: Speaker,
}
