//! Hosts that take a table over with an older game than its members have seen, and the members' check.

use super::{
    mandates::played,
    table::{Table, key, origin},
};
use podbay::{
    protocol::{Estate, Footing, HostMessage, LastSeen, Snapshot, limits},
    rules::relics::Relics,
    session::{Guest, HostFault, Origin, Session},
};
use std::time::Duration;

/// A table of three whose host is lost, and the table with which the second member continues it.
struct Heir {
    old: Table<Relics>,
    table: Table<Relics>,
}

impl Heir {
    /// It continues from the newest position that it knows, or from another one.
    fn new(from: Option<&LastSeen<Relics>>, old: Table<Relics>) -> Self {
        let mut legacy = old.estate(1).legacy().expect("a game is on");
        if let Some(from) = from {
            legacy.snapshot.clone_from(&from.snapshot);
        }
        let session = Session::succeed(legacy, &key(1), [6; 32], false).expect("it can be gone on with");
        let mut table = Table::around(session);
        table.host = 1;
        table.join(1, Origin::Host);
        Self { old, table }
    }

    /// A member comes. A liar's host hears nothing of what the member has seen.
    fn comes(&mut self, member: u64, is_heard: bool) {
        let mut standing = self.old.estate(member).standing().expect("it was at the table");
        if !is_heard {
            (standing.snapshot, standing.mandate) = (None, None);
        }
        self.table.standings.insert(member, standing);
        self.table.join(member, origin(member));
    }

    fn begins(&mut self) {
        self.table.pass(Duration::from_millis(1500) + limits::SHARES_MAX);
        assert_eq!(self.table.records.len(), 1, "the game goes on");
    }

    /// The faults that a member finds in what this host told it, if `change` was done to that on the way.
    fn faults(
        &self,
        member: u64,
        change: impl Fn(HostMessage<Relics>) -> Option<HostMessage<Relics>>,
    ) -> Vec<HostFault> {
        let mut guest = Guest::<Relics>::new(false);
        let before = self.old.clients[&member].heard.iter();
        before.for_each(|message| assert_eq!(guest.check(message), Ok(())));
        let told = self.table.clients[&member].heard.iter().cloned().filter_map(change);
        told.filter_map(|message| guest.check(&message).err()).collect()
    }
}

/// The table after both other members were there as it was taken over.
fn taken_over(honest: bool) -> (Heir, LastSeen<Relics>) {
    let (old, early) = played();
    let mut heir = Heir::new(Some(&early).filter(|_| !honest), old);
    heir.comes(0, honest);
    heir.comes(2, honest);
    heir.begins();
    (heir, early)
}

#[test]
fn members_follow_an_heir_that_continues_from_the_newest_position() {
    let (heir, _) = taken_over(true);
    for member in [0, 2] {
        assert_eq!(heir.faults(member, Some), []);
        let told = |message: &HostMessage<Relics>| matches!(message, HostMessage::Footing(_));
        assert!(heir.table.clients[&member].heard.iter().any(told));
    }
}

#[test]
fn nobody_who_was_there_follows_an_heir_that_goes_back() {
    let (heir, _) = taken_over(false);
    for member in [0, 2] {
        assert_eq!(heir.faults(member, Some).first(), Some(&HostFault::WentBack));
        // It hides what it continues from.
        let hidden = |message| match message {
            HostMessage::Footing(_) => None,
            _ => Some(message),
        };
        assert_eq!(heir.faults(member, hidden).first(), Some(&HostFault::WentBack));
        // It says that it continues from the newest position, and shows another one.
        let newest = heir.old.newest(member).clone();
        let false_footing = |message| match message {
            HostMessage::Footing(_) => {
                Footing::of(&newest, None).map(|footing| HostMessage::Footing(Box::new(footing)))
            }
            _ => Some(message),
        };
        assert_eq!(heir.faults(member, false_footing).first(), Some(&HostFault::WentBack));
    }
}

#[test]
fn a_footing_needs_the_signature_of_a_host_that_the_member_followed() {
    let (heir, _) = taken_over(false);
    let newest = heir.old.newest(2).clone();
    let forged = |message| match message {
        HostMessage::Footing(_) => {
            let signed: Snapshot<Relics> = newest.clone().sealed(&key(1));
            Footing::of(&signed, None).map(|footing| HostMessage::Footing(Box::new(footing)))
        }
        HostMessage::Snapshot(mut snapshot) => {
            (snapshot.view, snapshot.digest) = (newest.view.clone(), newest.digest);
            snapshot.revision = newest.revision + 1;
            Some(HostMessage::Snapshot(snapshot))
        }
        _ => Some(message),
    };
    assert_eq!(heir.faults(2, forged).first(), Some(&HostFault::WentBack));
}

#[test]
fn who_comes_later_follows_by_the_footing_or_by_the_promises_of_the_others() {
    for (honest, follows) in [(true, true), (false, false)] {
        let (old, early) = played();
        let mut heir = Heir::new(Some(&early).filter(|_| !honest), old);
        heir.comes(0, honest);
        heir.begins();
        heir.comes(2, honest);
        let faults = heir.faults(2, Some);
        assert_eq!(faults.is_empty(), follows, "{faults:?}");
    }
    // A host that was started again has forgotten its footing.
    let (old, _) = played();
    let mut heir = Heir::new(None, old);
    heir.comes(0, true);
    heir.begins();
    heir.table.killed_and_resumed();
    heir.table.join(1, Origin::Host);
    heir.table.join(0, origin(0));
    heir.comes(2, true);
    assert_eq!(heir.faults(2, Some), []);
}

#[test]
fn who_came_back_to_the_old_host_follows_the_heir_of_the_same_position() {
    let (mut old, _) = played();
    let legacy = old.estate(1).legacy().expect("a game is on");
    let standing = old.estate(0).standing().expect("it was at the table");
    let known = old.newest(2).mark();
    // The old host is started again and tells its position once more, in a later epoch.
    old.host = 9;
    old.killed_and_resumed();
    old.join(0, Origin::Host);
    old.join(2, origin(2));
    let again = old.newest(2).mark();
    assert!(again.order() > known.order() && again.digest == known.digest);
    let session = Session::succeed(legacy, &key(1), [6; 32], false).expect("it can be gone on with");
    let mut table = Table::around(session);
    table.host = 1;
    table.join(1, Origin::Host);
    table.standings.insert(0, standing);
    table.join(0, origin(0));
    let mut heir = Heir { old, table };
    heir.begins();
    heir.comes(2, true);
    assert_eq!(heir.faults(2, Some), []);
}

#[test]
fn a_host_of_a_table_with_a_game_does_not_continue_in_its_lobby() {
    let (old, _) = played();
    let mut lobby = old.session().lobby();
    (lobby.stage, lobby.game) = (podbay::protocol::Stage::Lobby, 0);
    let mut estate = Estate::<Relics>::default();
    old.clients[&2].heard.iter().for_each(|message| estate.hear(message));
    assert!(estate.loses_game(&lobby));
    lobby.game = 1;
    assert!(!estate.loses_game(&lobby), "the game may be over");
}
