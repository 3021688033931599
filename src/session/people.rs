//! The members of a table. Other files read members; only this one changes them.

use super::io::ConnectionId;
use crate::{
    protocol::{DeviceId, MemberId, MemberInfo, Name},
    record::RecordedSeat,
};
use std::net::SocketAddr;

/// Somebody at the table.
#[derive(Debug)]
pub(super) struct Member {
    pub(super) id: MemberId,
    pub(super) device: DeviceId,
    pub(super) name: Name,
    pub(super) bot: bool,
    pub(super) host: bool,
    pub(super) connection: Option<ConnectionId>,
    pub(super) address: Option<SocketAddr>,
    /// The member chose to look on. A member without a seat waits for one unless this is set.
    pub(super) watches: bool,
    /// True if the member's machine may host the table.
    pub(super) may_host: bool,
    /// The member left on purpose. Nobody expects that the table continues at its machine.
    pub(super) left: bool,
}

impl Member {
    /// A member that is away.
    const fn absent(id: MemberId, device: DeviceId, name: Name, bot: bool) -> Self {
        Self {
            id,
            device,
            name,
            bot,
            host: false,
            connection: None,
            address: None,
            watches: false,
            may_host: true,
            left: false,
        }
    }

    pub(super) fn info(&self, slow: bool) -> MemberInfo {
        MemberInfo {
            id: self.id,
            name: self.name.clone(),
            device: self.device,
            host: self.host,
            bot: self.bot,
            connected: self.connection.is_some(),
            slow,
            may_host: self.may_host,
            addresses: self.address.into_iter().collect(),
        }
    }
}

/// The properties with which a member comes to the table.
#[derive(Clone, Copy, Debug)]
pub(super) struct Coming {
    /// True for the window of the host's own process.
    pub(super) host: bool,
    /// The address of another machine.
    pub(super) address: Option<SocketAddr>,
    pub(super) watches: bool,
    pub(super) may_host: bool,
}

/// All members, including those that are away.
#[derive(Debug)]
pub(super) struct People {
    all: Vec<Member>,
    /// The number of the next new member. No number is given twice.
    next: u32,
}

impl Default for People {
    fn default() -> Self {
        let all = Vec::new();
        Self { all, next: 1 }
    }
}

impl People {
    pub(super) const fn len(&self) -> usize {
        self.all.len()
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = &Member> {
        self.all.iter()
    }

    pub(super) fn get(&self, id: MemberId) -> Option<&Member> {
        self.all.iter().find(|member| member.id == id)
    }

    /// The member of a device, also while it is away.
    pub(super) fn of(&self, device: DeviceId) -> Option<&Member> {
        self.all.iter().find(|member| member.device == device)
    }

    /// The member at the host's window.
    pub(super) fn host(&self) -> Option<&Member> {
        self.all.iter().find(|member| member.host)
    }

    /// True if the client of a device is connected.
    pub(super) fn is_connected(&self, device: DeviceId) -> bool {
        self.of(device).is_some_and(|member| member.connection.is_some())
    }

    /// True for the device of a bot.
    pub(super) fn is_bot(&self, device: DeviceId) -> bool {
        self.of(device).is_some_and(|member| member.bot)
    }

    /// The connections of the members.
    pub(super) fn connections(&self) -> Vec<ConnectionId> {
        self.all.iter().filter_map(|member| member.connection).collect()
    }

    /// Adds a new member, which counts as away until its client is connected.
    pub(super) fn add(&mut self, device: DeviceId, name: Name, bot: bool) -> MemberId {
        let id = MemberId(self.next);
        self.next += 1;
        self.all.push(Member::absent(id, device, name, bot));
        id
    }

    /// Adds the player of a seat in a record as an absent member, unless the player is a member already.
    pub(super) fn expect(&mut self, seat: &RecordedSeat) {
        if self.of(seat.device).is_none() {
            self.add(seat.device, seat.name.clone(), seat.bot);
        }
    }

    /// The members of a lost host's table; `by` is this machine, and the lost host has `given` the table away or not. All
    /// are away.
    pub(super) fn set<'a>(&mut self, known: impl Iterator<Item = &'a MemberInfo>, by: DeviceId, given: bool) {
        let all = known.map(|member| Member {
            host: member.device == by,
            may_host: member.may_host,
            // The host that gave the table away has left.
            left: given && member.host,
            ..Member::absent(member.id, member.device, member.name.clone(), member.bot)
        });
        self.all = all.collect();
    }

    /// Continues after the number that another host gave last.
    pub(super) const fn number_after(&mut self, last: u32) {
        self.next = last.saturating_add(1);
    }

    /// Notes that a member's client is connected. Returns the former connection, which this one replaces.
    pub(super) fn come(
        &mut self,
        id: MemberId,
        connection: ConnectionId,
        name: Name,
        how: Coming,
    ) -> Option<ConnectionId> {
        let member = self.get_mut(id)?;
        member.name = name;
        (member.host, member.address, member.left) = (how.host, how.address, false);
        (member.watches, member.may_host) = (how.watches, how.may_host);
        member.connection.replace(connection)
    }

    /// A member's client is gone.
    pub(super) fn go_away(&mut self, id: MemberId) {
        self.change(id, |member| member.connection = None);
    }

    /// A member leaves on purpose.
    pub(super) fn leave(&mut self, id: MemberId) {
        self.change(id, |member| member.left = true);
    }

    /// Sets whether a member watches by its own wish.
    pub(super) fn set_watches(&mut self, id: MemberId, watches: bool) {
        self.change(id, |member| member.watches = watches);
    }

    pub(super) fn forget(&mut self, id: MemberId) {
        self.all.retain(|member| member.id != id);
    }

    fn get_mut(&mut self, id: MemberId) -> Option<&mut Member> {
        self.all.iter_mut().find(|member| member.id == id)
    }

    fn change(&mut self, id: MemberId, change: impl FnOnce(&mut Member)) {
        if let Some(member) = self.get_mut(id) {
            change(member);
        }
    }
}
