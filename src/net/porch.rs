//! Room for connections that have not joined yet. Nobody keeps others out by waiting here, because the oldest
//! connection of the most crowded address makes way for a new one, strangers before friends.

use crate::diagnostics::Dropped;
use std::{
    collections::BTreeMap,
    net::IpAddr,
    sync::{Arc, Mutex, PoisonError},
};
use tokio::sync::Notify;

/// Most connections at once that have not joined, two for each member of a full table.
const CALLERS_MAX: usize = 2 * crate::protocol::limits::MEMBERS_MAX;

/// A connection that has not joined yet.
#[derive(Debug)]
struct Caller {
    address: IpAddr,
    call: Arc<Notify>,
    friend: bool,
}

/// Connections that have not joined yet, by the order in which they came.
#[derive(Debug, Default)]
struct Callers {
    next: u64,
    waiting: BTreeMap<u64, Caller>,
}

/// The connections to one table that have not joined.
#[derive(Clone, Debug, Default)]
pub(super) struct Porch(Arc<Mutex<Callers>>);

/// Room for one connection. Dropping it gives the room back, as when the connection joins or ends.
#[derive(Debug)]
pub(super) struct Place {
    porch: Porch,
    number: u64,
}

/// Tells a connection that it has to make way.
#[derive(Clone, Debug)]
pub(super) struct MakeWay(Arc<Notify>);

impl MakeWay {
    /// Waits until the connection has to make way; for ever once it has joined.
    pub(super) async fn wanted(&self) {
        self.0.notified().await;
    }
}

impl Porch {
    /// Takes one more connection in. In a full porch the oldest stranger of the most crowded address makes way, and the
    /// last part of the result tells the log.
    pub(super) fn enter(&self, address: IpAddr) -> (Place, MakeWay, Option<Dropped>) {
        let mut callers = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let number = callers.next;
        callers.next += 1;
        let call = Arc::new(Notify::new());
        let caller = Caller {
            address,
            call: Arc::clone(&call),
            friend: false,
        };
        callers.waiting.insert(number, caller);
        let mut made_way = None;
        if callers.waiting.len() > CALLERS_MAX
            && let Some((address, oldest)) = callers.crowd()
            && let Some(caller) = callers.waiting.remove(&oldest)
        {
            // `Notify` keeps this until the connection waits for it.
            caller.call.notify_one();
            made_way = Some(Dropped::MadeWay(address));
        }
        drop(callers);
        let porch = self.clone();
        (Place { porch, number }, MakeWay(call), made_way)
    }
}

impl Place {
    /// Marks the connection as that of a friend, which stays as long as there are strangers.
    pub(super) fn is_of_a_friend(&self) {
        let mut callers = self.porch.0.lock().unwrap_or_else(PoisonError::into_inner);
        callers
            .waiting
            .get_mut(&self.number)
            .into_iter()
            .for_each(|caller| caller.friend = true);
    }
}

impl Callers {
    /// Returns the address with most strangers, or with most friends if there are no strangers, and its oldest
    /// connection. Among equals the address that came first counts.
    fn crowd(&self) -> Option<(IpAddr, u64)> {
        self.crowd_of(false).or_else(|| self.crowd_of(true))
    }

    fn crowd_of(&self, friends: bool) -> Option<(IpAddr, u64)> {
        let mut crowds: BTreeMap<IpAddr, (usize, u64)> = BTreeMap::new();
        for (&number, caller) in self.waiting.iter().filter(|(_, caller)| caller.friend == friends) {
            crowds.entry(caller.address).or_insert((0, number)).0 += 1;
        }
        let (address, (_, oldest)) = crowds
            .into_iter()
            .max_by_key(|&(_, (count, oldest))| (count, std::cmp::Reverse(oldest)))?;
        Some((address, oldest))
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut callers = self.porch.0.lock().unwrap_or_else(PoisonError::into_inner);
        callers.waiting.remove(&self.number);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address(last: u8) -> IpAddr {
        IpAddr::from([10, 0, 0, last])
    }

    #[test]
    fn the_oldest_of_the_greatest_crowd_makes_way() {
        let porch = Porch::default();
        let enter = |last| porch.enter(address(last));
        let friend = enter(9);
        // One machine with three addresses.
        let crowd: Vec<_> = (0..3 * CALLERS_MAX).map(|number| enter(1 + number as u8 % 3)).collect();
        let stays = |number: u64| porch.0.lock().unwrap().waiting.contains_key(&number);
        assert!(stays(friend.0.number), "who is alone stays");
        let staying = crowd.iter().filter(|(place, ..)| stays(place.number)).count();
        assert_eq!(staying, CALLERS_MAX - 1);
        assert!(crowd[..staying].iter().all(|(place, ..)| !stays(place.number)));
        assert_eq!(crowd[0].2, None);
        let told = crowd.iter().filter_map(|(_, _, why)| why.as_ref());
        assert!(told.clone().all(|why| *why != Dropped::MadeWay(address(9))));
        assert_eq!(told.count(), crowd.len() - staying);
        drop((friend, crowd));
        assert!(porch.0.lock().unwrap().waiting.is_empty());
    }

    #[test]
    fn strangers_make_way_before_friends() {
        let porch = Porch::default();
        let (friend, ..) = porch.enter(address(9));
        friend.is_of_a_friend();
        let stays = |place: &Place| porch.0.lock().unwrap().waiting.contains_key(&place.number);
        // Each from an address of its own: nobody stands out.
        let strangers: Vec<_> = (0..200).map(|last| porch.enter(address(last)).0).collect();
        assert!(stays(&friend));
        assert_eq!(strangers.iter().filter(|place| stays(place)).count(), CALLERS_MAX - 1);
        let friends: Vec<_> = (0..CALLERS_MAX).map(|_| porch.enter(address(9)).0).collect();
        friends.iter().for_each(Place::is_of_a_friend);
        let (newest, _, why) = porch.enter(address(10));
        assert!(stays(&newest) && why.is_some(), "a crowd of friends is bounded as well");
    }

    #[tokio::test]
    async fn who_has_to_make_way_hears_of_it_even_later() {
        let porch = Porch::default();
        let first = porch.enter(address(1));
        let _others: Vec<_> = (0..CALLERS_MAX).map(|_| porch.enter(address(1))).collect();
        first.1.wanted().await;
    }
}
