//! The members that can take a table over, and those that have a say in it.

use super::{DeviceId, Lobby, MemberInfo, SeatInfo};
use crate::rules::Seat;
use std::{collections::BTreeSet, net::SocketAddr};

/// A member that can take a table over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Heir {
    /// The machine that would host.
    pub device: DeviceId,
    /// The first of its seats.
    pub seat: Seat,
    /// Addresses at which the host saw it.
    pub addresses: Vec<SocketAddr>,
}

impl Lobby {
    /// Seats of people and of programs on machines of their own, with their devices.
    fn owned(&self) -> impl Iterator<Item = (Seat, DeviceId)> {
        let own = |(index, seat): (usize, &SeatInfo)| {
            let device = seat.device.filter(|_| seat.bot.is_none())?;
            Some((Seat::new(index)?, device))
        };
        self.seats.iter().enumerate().filter_map(own)
    }

    /// The devices that have a say in where the table goes on: those with a seat, bots of the host's process apart.
    #[must_use]
    pub fn electors(&self) -> BTreeSet<DeviceId> {
        self.owned().map(|(_, device)| device).collect()
    }

    /// The heirs in the order of their seats: connected members with a seat that may host. The host is not an heir,
    /// except for itself: if it is `own`, because it gave its table up, it comes last.
    #[must_use]
    pub fn heirs(&self, own: Option<DeviceId>) -> Vec<Heir> {
        let own = |member: &MemberInfo| Some(member.device) == own;
        let mut heirs = self.owners(|member| member.connected && !member.host);
        heirs.extend(self.owners(|member| member.connected && member.host && own(member)));
        heirs
    }

    /// The members with a seat that may host but were away. A member that is no heir itself looks for them as well.
    #[must_use]
    pub fn absent_heirs(&self) -> Vec<Heir> {
        self.owners(|member| !member.connected && !member.host)
    }

    /// The members with a seat of their own that may host and that `is_one` accepts, in the order of their seats.
    fn owners(&self, is_one: impl Fn(&MemberInfo) -> bool) -> Vec<Heir> {
        let mut heirs: Vec<Heir> = Vec::new();
        for (seat, device) in self.owned() {
            let member = self.members.iter().find(|member| member.device == device);
            let new = heirs.iter().all(|heir| heir.device != device);
            if let Some(member) = member.filter(|member| new && member.may_host && is_one(member)) {
                heirs.push(Heir {
                    device,
                    seat,
                    addresses: member.addresses.clone(),
                });
            }
        }
        heirs
    }
}
