//! The people who are let in: anyone, those with the code, those whom the host says yes to, or known devices.

use super::{
    door::DoorAnswer,
    io::{ConnectionId, Origin},
    table::{Connection, Knocking, Session},
};
use crate::{
    diagnostics::Dropped,
    protocol::{
        Closing, DeviceId, HostMessage, Join, Knock, Name, RefusalCode, RequestKind, WhoMayJoin, limits::KNOCKS_MAX,
    },
    rules::Game,
};

impl<G: Game> Session<G> {
    /// Sets the devices that count as known.
    pub fn know(&mut self, devices: impl IntoIterator<Item = DeviceId>) {
        self.door.set_known(devices.into_iter().collect());
    }

    /// True for a device that has a seat here or was at a table with the host before: it finds room where strangers do not.
    #[must_use]
    pub fn is_friend(&self, device: DeviceId) -> bool {
        self.owns_a_seat(device) || self.door.knows(device)
    }

    /// The device of this connection has proved that it knows the join code.
    pub(super) fn proved(&mut self, connection: ConnectionId) {
        if let Some(link) = self.connections.get_mut(&connection) {
            link.proved = true;
        }
    }

    /// True if a device that is not at the table is taken in now. Otherwise it was refused, or the host is asked.
    pub(super) fn lets_in(&mut self, connection: ConnectionId, join: &Join) -> bool {
        let Some(link) = self.connections.get(&connection) else {
            return false;
        };
        let device = link.device;
        let own = !matches!(link.origin, Origin::Network(_));
        let refused = match self.door.answer(device, own || link.proved) {
            DoorAnswer::Open => None,
            DoorAnswer::Shut(code) => Some(code),
            DoorAnswer::Ask => match Name::parse(&join.name) {
                Ok(name) => match self.knock(connection, device, (join, name)) {
                    Ok(()) => return false,
                    Err(code) => Some(code),
                },
                // A name that cannot be shown to the host is refused by what follows.
                Err(_) => return true,
            },
        };
        match refused {
            Some(code) => {
                self.turn_away(connection, code);
                false
            }
            None => {
                if !own {
                    self.remember(device);
                }
                true
            }
        }
    }

    fn turn_away(&mut self, connection: ConnectionId, code: RefusalCode) {
        self.refuse(connection, RequestKind::Join, code);
        self.close(connection, Closing::Refused);
    }

    /// Who was let in once comes back without being asked.
    fn remember(&mut self, device: DeviceId) {
        if !self.door.admit(device) {
            self.dropped(None, Dropped::AdmittedForgotten);
        }
    }

    fn knock(
        &mut self,
        connection: ConnectionId,
        device: DeviceId,
        (join, name): (&Join, Name),
    ) -> Result<(), RefusalCode> {
        if self.door.has_turned_away(device) {
            return Err(RefusalCode::NotAdmitted);
        }
        if self.host_connection().is_none() {
            return Err(RefusalCode::NobodyAnswers);
        }
        self.make_room_to_knock(connection, device)?;
        if let Some(link) = self.connections.get_mut(&connection) {
            link.knocking = Some(Knocking {
                join: join.clone(),
                name,
                since: self.now,
            });
        }
        self.send(connection, HostMessage::Asked);
        Ok(())
    }

    /// One machine asks once at a time, so it does not fill the list of those who ask. A friend of the host finds room
    /// where strangers ask.
    fn make_room_to_knock(&mut self, connection: ConnectionId, device: DeviceId) -> Result<(), RefusalCode> {
        let asks = |link: &Connection| link.knocking.is_some();
        let before = self
            .connections
            .iter()
            .find(|(_, link)| asks(link) && link.device == device);
        if let Some((&before, _)) = before {
            self.close(before, Closing::Replaced);
        }
        let address = self.connections.get(&connection).and_then(Connection::address);
        let asking = || self.connections.iter().filter(|(_, link)| asks(link));
        if address.is_some() && asking().any(|(_, link)| link.address() == address) {
            return Err(RefusalCode::TooManyAsk);
        }
        if asking().count() < KNOCKS_MAX {
            return Ok(());
        }
        let strangers = asking().filter(|(_, link)| !self.is_friend(link.device));
        let newest = strangers.max_by_key(|(_, link)| link.since).map(|(&id, _)| id);
        let newest = newest.filter(|_| self.is_friend(device));
        self.turn_away(newest.ok_or(RefusalCode::TooManyAsk)?, RefusalCode::TooManyAsk);
        Ok(())
    }

    /// Nobody has answered in time.
    pub(super) fn give_up_knocking(&mut self, connection: ConnectionId) {
        self.turn_away(connection, RefusalCode::NobodyAnswers);
    }

    /// Carries out the answer of the host.
    pub(super) fn answer_knock(&mut self, device: DeviceId, admit: bool) -> Result<(), RefusalCode> {
        let waiting = self
            .connections
            .iter_mut()
            .find(|(_, link)| link.device == device && link.knocking.is_some());
        let Some((&connection, link)) = waiting else {
            return Err(RefusalCode::Stale);
        };
        let asked = link.knocking.take();
        if !admit {
            self.door.turn_away(device);
            self.turn_away(connection, RefusalCode::NotAdmitted);
        } else if let Some(asked) = asked {
            self.remember(device);
            self.join(connection, &asked.join);
        }
        Ok(())
    }

    /// Changes who may join, in the lobby: the record of a game says it once. Who waits for an answer is looked at again.
    pub(super) fn set_who(&mut self, who: WhoMayJoin) -> Result<(), RefusalCode> {
        self.in_lobby()?;
        self.door.set_who(who);
        self.table_changed();
        let waiting = self.connections.iter_mut();
        let waiting: Vec<_> = waiting
            .filter_map(|(&id, link)| Some((id, link.knocking.take()?)))
            .collect();
        for (connection, asked) in waiting {
            self.join(connection, &asked.join);
        }
        Ok(())
    }

    fn host_connection(&self) -> Option<ConnectionId> {
        self.members.iter().find(|member| member.host)?.connection
    }

    fn knocks(&self) -> Vec<Knock> {
        let knock = |link: &Connection| {
            let name = link.knocking.as_ref()?.name.clone();
            Some(Knock {
                device: link.device,
                name,
            })
        };
        self.connections.values().filter_map(knock).collect()
    }

    /// Tells the host who asks, when that has changed.
    pub(super) fn tell_knocks(&mut self) {
        let knocks = self.knocks();
        if knocks == self.told_knocks {
            return;
        }
        if let Some(host) = self.host_connection() {
            self.send(host, HostMessage::Knocks(knocks.clone()));
        }
        self.told_knocks = knocks;
    }
}
