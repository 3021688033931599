//! The open connections of a table. Other files read connections; only this one changes them.

use super::{
    io::{ConnectionId, Origin},
    rate::Rate,
};
use crate::protocol::{DeviceId, Epoch, Join, Knock, MemberId, Name, limits};
use std::{collections::BTreeMap, net::IpAddr, time::Duration};

/// An open connection.
#[derive(Debug)]
pub(super) struct Connection {
    pub(super) device: DeviceId,
    pub(super) origin: Origin,
    /// Time at which it was opened.
    pub(super) since: Duration,
    /// True if the peer answers late.
    pub(super) slow: bool,
    /// This host accepted the device's testimony. A gathering counts the device once it has joined.
    pub(super) standing: bool,
    /// The lowest epoch that its device still follows, as its testimony says.
    pub(super) promised: Epoch,
    /// True once a position was sent: the client has the earlier log, or knows that entries are missing.
    told: bool,
    /// True if its position is withheld, because the journal cannot be written.
    withheld: bool,
    /// The member behind it, after `Join`.
    pub(super) member: Option<MemberId>,
    rate: Rate,
    /// True if its device has proved that it knows the join code.
    pub(super) proved: bool,
    /// The `Join` about which the host is being asked.
    pub(super) knocking: Option<Knocking>,
}

/// A `Join` that waits for the host's yes.
#[derive(Debug)]
pub(super) struct Knocking {
    pub(super) join: Join,
    pub(super) name: Name,
    /// Time at which the host was asked.
    pub(super) since: Duration,
}

/// The answer to a further message on a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Pace {
    /// The message is handled.
    Fine,
    /// The message is refused.
    TooFast,
    /// The message is refused, and the connection ends.
    Flooding,
}

impl Connection {
    /// True if the connection closes unless its device joins in time. Clients of this process have no time limit.
    pub(super) const fn has_to_join(&self) -> bool {
        self.member.is_none() && matches!(self.origin, Origin::Network(_))
    }

    /// The address of another machine.
    pub(super) const fn address(&self) -> Option<IpAddr> {
        match self.origin {
            Origin::Network(address) => Some(address.ip()),
            Origin::Host | Origin::Bot => None,
        }
    }

    /// Latest time at which it has to have joined.
    pub(super) fn join_due(&self) -> Duration {
        let knock = self.knocking.as_ref().map(|asked| asked.since + limits::KNOCK_MAX);
        knock.unwrap_or(self.since + limits::JOIN_MAX)
    }
}

/// All open connections.
#[derive(Debug, Default)]
pub(super) struct Links {
    all: BTreeMap<ConnectionId, Connection>,
    /// The devices that ask, as the host was told last.
    told_knocks: Vec<Knock>,
}

impl Links {
    /// A device has opened a connection.
    pub(super) fn open(&mut self, id: ConnectionId, device: DeviceId, origin: Origin, now: Duration) {
        let link = Connection {
            device,
            origin,
            since: now,
            slow: false,
            standing: false,
            promised: 0,
            told: false,
            withheld: false,
            member: None,
            rate: Rate::new(now),
            proved: false,
            knocking: None,
        };
        self.all.insert(id, link);
    }

    /// A connection is closed. Returns the member behind it.
    pub(super) fn close(&mut self, id: ConnectionId) -> Option<MemberId> {
        self.all.remove(&id)?.member
    }

    pub(super) fn get(&self, id: ConnectionId) -> Option<&Connection> {
        self.all.get(&id)
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = (ConnectionId, &Connection)> {
        self.all.iter().map(|(&id, link)| (id, link))
    }

    /// The connections that a condition holds of.
    pub(super) fn such(&self, is: impl Fn(&Connection) -> bool) -> Vec<ConnectionId> {
        let found = self.iter().filter(|(_, link)| is(link));
        found.map(|(id, _)| id).collect()
    }

    /// Counts a message, so that a flood is noticed.
    pub(super) fn message_came(&mut self, id: ConnectionId, now: Duration) -> Pace {
        let Some(link) = self.all.get_mut(&id) else {
            return Pace::TooFast;
        };
        match link.rate.admit(now) {
            true => Pace::Fine,
            false if link.rate.is_flooding() => Pace::Flooding,
            false => Pace::TooFast,
        }
    }

    /// Takes the count of the last message on a connection back.
    pub(super) fn refund(&mut self, id: ConnectionId) {
        self.change(id, |link| link.rate.refund());
    }

    /// Notes that the line is slow, or good again. Returns true if that is news about a member.
    pub(super) fn set_slow(&mut self, id: ConnectionId, slow: bool) -> bool {
        let mut news = false;
        self.change(id, |link| {
            news = link.slow != slow && link.member.is_some();
            link.slow = slow;
        });
        news
    }

    /// The device has proved that it knows the join code.
    pub(super) fn set_proved(&mut self, id: ConnectionId) {
        self.change(id, |link| link.proved = true);
    }

    /// The member behind a connection; `None` if another connection has taken its place.
    pub(super) fn set_member(&mut self, id: ConnectionId, member: Option<MemberId>) {
        self.change(id, |link| link.member = member);
    }

    /// Notes whether the device counts here once it has joined.
    pub(super) fn set_standing(&mut self, id: ConnectionId, counts: bool) {
        self.change(id, |link| link.standing = counts);
    }

    /// Notes the epoch that the device follows at least.
    pub(super) fn set_promised(&mut self, id: ConnectionId, epoch: Epoch) {
        self.change(id, |link| link.promised = epoch);
    }

    /// Notes that a position is sent on a connection. Returns true if it is the first one.
    pub(super) fn is_told(&mut self, id: ConnectionId) -> bool {
        let mut first = false;
        self.change(id, |link| first = !std::mem::replace(&mut link.told, true));
        first
    }

    /// Notes that the log begins anew for all clients.
    pub(super) fn forget_told(&mut self) {
        self.all.values_mut().for_each(|link| link.told = false);
    }

    /// Withholds the position from a connection until the journal can be written.
    pub(super) fn withhold(&mut self, id: ConnectionId) {
        self.change(id, |link| link.withheld = true);
    }

    /// Takes the members whose position was withheld, because they get it now.
    pub(super) fn take_withheld(&mut self) -> Vec<(ConnectionId, MemberId)> {
        let all = self.all.iter_mut();
        all.filter_map(|(&id, link)| {
            let withheld = std::mem::take(&mut link.withheld);
            Some((id, link.member?)).filter(|_| withheld)
        })
        .collect()
    }

    /// Notes that the host is asked whether a device may join.
    pub(super) fn knock(&mut self, id: ConnectionId, asked: Knocking) {
        self.change(id, |link| link.knocking = Some(asked));
    }

    /// Takes all `Join`s that wait for the host's answer.
    pub(super) fn take_knocks(&mut self) -> Vec<(ConnectionId, Knocking)> {
        let all = self.all.iter_mut();
        all.filter_map(|(&id, link)| Some((id, link.knocking.take()?)))
            .collect()
    }

    /// Takes a device's `Join` that waits for the host's answer.
    pub(super) fn take_knock(&mut self, device: DeviceId) -> Option<(ConnectionId, Knocking)> {
        let mut of_device = self.all.iter_mut().filter(|(_, link)| link.device == device);
        of_device.find_map(|(&id, link)| Some((id, link.knocking.take()?)))
    }

    /// The devices that wait for an answer, if they have changed since the host was told last.
    pub(super) fn new_knocks(&mut self) -> Option<Vec<Knock>> {
        let knock = |link: &Connection| {
            let name = link.knocking.as_ref()?.name.clone();
            let device = link.device;
            Some(Knock { device, name })
        };
        let knocks: Vec<Knock> = self.all.values().filter_map(knock).collect();
        let before = std::mem::replace(&mut self.told_knocks, knocks.clone());
        (before != knocks).then_some(knocks)
    }

    fn change(&mut self, id: ConnectionId, change: impl FnOnce(&mut Connection)) {
        if let Some(link) = self.all.get_mut(&id) {
            change(link);
        }
    }
}
