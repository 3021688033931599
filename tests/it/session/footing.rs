//! Hosts that take a table over with an older game than its members have seen, and the members' check.

use super::{
    mandates::played,
    play::dig,
    succession::running,
    table::{Table, device, key, options, origin},
};
use podbay::{
    protocol::{
        Estate, Footing, Grant, HostMessage, LastSeen, Lineage, Mandate, MemberId, Snapshot, Stage, limits,
        overtaking_epoch, promise,
    },
    record::Action,
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
        self.table.connect(member, device(member), origin(member));
        let guest = self.remembers(member);
        self.table.clients.get_mut(&member).expect("it is there").guest = guest;
        self.table.say_join(member, false);
    }

    /// A member as the lost host left it.
    fn remembers(&self, member: u64) -> Guest<Relics> {
        let mut guest = Guest::new(false);
        let before = self.old.clients[&member].heard.iter();
        before.for_each(|message| assert_eq!(guest.check(message), Ok(true)));
        guest
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
        let mut guest = self.remembers(member);
        guest.meets(Some(device(1)));
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
    assert_eq!(heir.table.session().promises(), 3);
    for member in [0, 2] {
        assert_eq!(heir.faults(member, Some), []);
        let told = |message: &HostMessage<Relics>| matches!(message, HostMessage::Footing(_));
        assert!(heir.table.clients[&member].heard.iter().any(told));
    }
}

#[test]
fn nobody_who_was_there_follows_an_heir_that_goes_back() {
    let (heir, _) = taken_over(false);
    assert_eq!(heir.table.session().promises(), 1, "its own");
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
    // A host that was started again tells what it continued from, though nobody has come back yet.
    let (old, _) = played();
    let mut heir = Heir::new(None, old);
    heir.comes(0, true);
    heir.begins();
    heir.table.records[0]
        .entries
        .retain(|entry| !matches!(entry.action, Action::Lineage { .. }));
    heir.table.killed_and_resumed();
    heir.table.join(1, Origin::Host);
    heir.comes(2, true);
    assert_eq!(heir.faults(2, Some), []);
    // The promises of the others are enough without that.
    let hidden = |message| match message {
        HostMessage::Footing(_) => None,
        _ => Some(message),
    };
    assert_eq!(heir.faults(2, hidden), [HostFault::WentBack]);
    heir.comes(0, true);
    assert_eq!(heir.faults(2, hidden).len(), 1, "it was there before");
    heir.comes(2, true);
    assert_eq!(heir.faults(2, hidden), []);
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
    (lobby.stage, lobby.game) = (Stage::Lobby, 0);
    let mut estate = Estate::<Relics>::default();
    old.clients[&2].heard.iter().for_each(|message| estate.hear(message));
    assert!(estate.loses_game(&lobby));
    lobby.stage = Stage::Dealing;
    assert!(estate.loses_game(&lobby));
    lobby.game = 1;
    assert!(!estate.loses_game(&lobby), "the game may be over");
}

#[test]
fn nobody_follows_an_heir_into_the_lobby_of_a_running_game() {
    let (old, _) = played();
    let epoch = overtaking_epoch(old.session().epoch(), 1 << 8);
    let host = device(1);
    let mandate = |members: &[u64]| {
        let mut mandate = Mandate::new(&key(1), old.session().table().0, epoch, None);
        for member in members {
            assert!(mandate.add(
                old.session().table().0,
                promise(&key(*member), old.session().table().0, epoch, host)
            ));
        }
        HostMessage::Mandate(Box::new(mandate.into()))
    };
    let follows = |game: u32, stage: Stage, mandate: Option<HostMessage<Relics>>| {
        let mut estate = old.estate(2);
        let mut told = old.clients[&2].heard.iter();
        let welcome = told.find(|message| matches!(message, HostMessage::Welcome { .. }));
        let mut welcome = welcome.expect("it was welcomed").clone();
        if let HostMessage::Welcome { table, lobby, .. } = &mut welcome {
            (table.epoch, lobby.game, lobby.stage) = (epoch, game, stage);
            table.hosts.push(host);
            // It says that this member has no seat.
            lobby.seats.iter_mut().for_each(|seat| seat.device = Some(host));
        }
        estate.hear(&welcome);
        mandate.iter().for_each(|mandate| estate.hear(mandate));
        estate.owes().is_some()
    };
    for stage in [Stage::Lobby, Stage::Dealing] {
        assert!(!follows(1, stage, None));
        assert!(!follows(1, stage, Some(mandate(&[]))));
        assert!(follows(1, stage, Some(mandate(&[0]))), "most went on there");
        assert!(!follows(0, stage, None));
        assert!(
            follows(2, stage, None),
            "an heir continues in the lobby of a later game"
        );
    }
}

#[test]
fn whoever_got_the_table_from_a_host_that_was_followed_is_followed() {
    let (old, _) = played();
    let table = old.session().table().0;
    let [taken, given, later] = [1, 2, 3].map(|round| (0..round).fold(0, |epoch, _| overtaking_epoch(epoch, 1 << 8)));
    let with = |number: u64, epoch, grant, members: &[u64]| {
        let mut mandate = Mandate::new(&key(number), table, epoch, grant);
        for member in members {
            mandate.add(table, promise(&key(*member), table, epoch, device(number)));
        }
        mandate
    };
    let follows = |mandate: Mandate, givers: Vec<Mandate>| {
        let mut estate = old.estate(2);
        let (epoch, host) = (mandate.epoch, mandate.host);
        let mut told = old.clients[&2].heard.iter();
        let welcome = told.find(|message| matches!(message, HostMessage::Welcome { .. }));
        let mut welcome = welcome.expect("it was welcomed").clone();
        if let HostMessage::Welcome { table, lobby, .. } = &mut welcome {
            (table.epoch, lobby.game, lobby.stage) = (epoch, 1, Stage::Playing);
            table.hosts.push(host);
        }
        estate.hear(&welcome);
        estate.hear(&HostMessage::Mandate(Box::new(Lineage { mandate, givers })));
        let mut position = old.newest(2).clone();
        (position.epoch, position.sure, position.revision) = (epoch, epoch, 1);
        estate.accepts(&position.sealed(&key(1)), false)
    };
    let grant = |number: u64, epoch, to: u64| Some(Grant::new(&key(number), table, epoch, device(to)));
    assert!(
        !follows(with(1, taken, None, &[]), Vec::new()),
        "nobody gave it the table"
    );
    assert!(
        follows(with(1, taken, grant(9, 0, 1), &[]), Vec::new()),
        "the host that was followed gave it the table"
    );
    assert!(
        !follows(with(1, taken, grant(0, 0, 1), &[]), Vec::new()),
        "somebody else did"
    );
    // Most promised to follow the giver.
    let giver = |members: &[u64]| vec![with(0, given, None, members)];
    assert!(follows(with(1, later, grant(0, given, 1), &[]), giver(&[1])));
    assert!(!follows(with(1, later, grant(0, given, 1), &[]), giver(&[])));
}

#[test]
fn a_member_keeps_nothing_that_a_host_tells_whom_it_does_not_follow() {
    let (heir, _) = taken_over(false);
    let mut guest = heir.remembers(2);
    let before = guest.legacy().expect("a game is on");
    guest.meets(Some(device(1)));
    let epoch = heir.table.session().epoch();
    let host = heir.table.clients[&1].heard.iter().find_map(|message| match message {
        HostMessage::Welcome { member, .. } => Some(*member),
        _ => None,
    });
    let mut faults = Vec::new();
    for message in heir.table.clients[&2].heard.clone() {
        let lied = match message {
            // It says that this member has no seat, and keeps somebody else out.
            HostMessage::Welcome {
                mut table,
                mut lobby,
                host: at_host,
                ..
            } => {
                table.banned = vec![device(0)];
                lobby.seats.iter_mut().for_each(|seat| seat.member = host);
                HostMessage::Welcome {
                    member: MemberId(98),
                    host: at_host,
                    table,
                    lobby,
                }
            }
            other => other,
        };
        faults.extend(guest.check(&lied).err());
    }
    assert_eq!(
        faults.first(),
        Some(&HostFault::WentBack),
        "it had a seat where it was before"
    );
    drop(guest.check(&HostMessage::HandedOver {
        to: device(1),
        grant: Grant::new(&key(1), before.info.table, epoch, device(1)),
    }));
    guest.left();
    let after = guest.legacy().expect("a game is on");
    assert_eq!(guest.handed_to(), None);
    assert_eq!((&after.lobby, after.sure), (&before.lobby, before.sure));
    assert_eq!(after.info.banned, before.info.banned);
    assert_eq!(
        after.snapshot.map(|seen| seen.mark()),
        before.snapshot.map(|seen| seen.mark())
    );
    assert_eq!(after.epoch, epoch, "it follows no earlier one");
    // Nor what it tells without taking the member in.
    guest.meets(Some(device(1)));
    for message in &heir.table.clients[&2].heard {
        if !matches!(message, HostMessage::Welcome { .. }) {
            drop(guest.check(message));
        }
    }
    assert_eq!(guest.legacy().map(|legacy| legacy.lobby), Some(before.lobby));
}

#[test]
fn an_epoch_that_no_honest_host_has_binds_nobody() {
    let (heir, _) = taken_over(false);
    let mut guest = heir.remembers(2);
    let epoch = guest.epoch();
    // An epoch that no honest host has.
    guest.meets(Some(device(1)));
    let late = (0..=limits::ROUNDS_AHEAD + 1).fold(epoch, |epoch, _| overtaking_epoch(epoch, epoch));
    for message in &heir.table.clients[&2].heard {
        if let HostMessage::Welcome { table, .. } = message {
            let mut message = message.clone();
            if let HostMessage::Welcome { table: told, .. } = &mut message {
                told.epoch = late;
            }
            assert!(table.epoch < late && guest.check(&message).is_ok());
        }
    }
    assert_eq!(guest.epoch(), late);
    guest.left();
    assert_eq!(guest.epoch(), epoch);
}

#[test]
fn an_heir_lost_before_it_told_of_its_promises_is_proven_by_the_members_own() {
    let mut options = options("relics", 4);
    (options.seed, options.key, options.hosts) = (None, key(9), vec![device(9)]);
    let mut old = Table::<Relics>::started(options, 4);
    old.answer(0, dig(2));
    let mut heir = Heir::new(None, old);
    heir.comes(2, true);
    heir.comes(3, true);
    heir.begins();
    // Each of them hears of its host's own promise alone, and gives one.
    let follows = |member: u64| {
        let mut guest = heir.remembers(member);
        for message in &heir.table.clients[&member].heard {
            let late = matches!(message, HostMessage::Mandate(told) if told.mandate.promises.len() > 1);
            assert!(late || guest.check(message).is_ok());
        }
        assert!(guest.promise(&key(member)).is_some(), "it follows that host");
        guest
    };
    let (next, other) = (follows(2), follows(3));
    let session = Session::succeed(next.legacy().expect("a game is on"), &key(2), [7; 32], false);
    let mut table = Table::around(session.expect("it can be gone on with"));
    table.host = 2;
    table.join(2, Origin::Host);
    table
        .standings
        .insert(3, other.standing().expect("it was at the table"));
    table.join(3, origin(3));
    let mut heir = Heir { old: heir.old, table };
    heir.comes(0, true);
    heir.begins();
    assert_eq!(
        heir.faults(0, Some),
        [],
        "most of four had promised to follow the host that was lost"
    );
}

#[test]
fn a_machine_that_gave_its_table_up_follows_only_where_it_gave_it_up_for() {
    let (old, early) = played();
    let mut heir = Heir::new(Some(&early), old);
    heir.comes(0, false);
    heir.begins();
    heir.comes(2, false);
    for (to, follows) in [(1, true), (0, false)] {
        // The last host was this member's own machine.
        let mut guest = Guest::<Relics>::new(true);
        for message in &heir.old.clients[&2].heard {
            let mut message = message.clone();
            match &mut message {
                HostMessage::Welcome { table, .. } | HostMessage::Table(table) => table.hosts.push(device(2)),
                HostMessage::Snapshot(position) => **position = (**position).clone().sealed(&key(2)),
                _ => {}
            }
            assert_eq!(guest.check(&message), Ok(true));
        }
        guest.set_local(false);
        guest.gives_way_to(Some(device(to)));
        guest.meets(Some(device(1)));
        let told = heir.table.clients[&2].heard.iter();
        let faults: Vec<_> = told.filter_map(|message| guest.check(message).err()).collect();
        assert_eq!(faults.is_empty(), follows, "{faults:?}");
    }
}

#[test]
fn a_member_of_few_who_went_on_comes_back_to_the_host_before() {
    let mut old = running(4);
    // One member goes on with this one alone, and is lost before the others have promised anything.
    let mut few = old.succeeded(1, true);
    few.join(1, Origin::Host);
    few.standings
        .insert(2, old.estate(2).standing().expect("it was at the table"));
    few.join(2, origin(2));
    few.pass(Duration::from_millis(1500) + limits::SHARES_MAX);
    let mut guest = Guest::<Relics>::new(false);
    let mut hears = |host: u64, heard: &[HostMessage<Relics>]| {
        guest.meets(Some(device(host)));
        let faults = heard.iter().filter_map(|message| guest.check(message).err());
        faults.collect::<Vec<_>>()
    };
    assert_eq!(hears(0, &old.clients[&2].heard), []);
    assert_eq!(hears(1, &few.clients[&2].heard), []);
    // The host before takes a later epoch for those who come back.
    let mut away = old.estate(3).standing().expect("it was at the table");
    away.epoch = few.session().epoch();
    old.standings.insert(13, away);
    old.join_as(13, device(3), origin(13), false);
    old.join_as(12, device(2), origin(12), false);
    assert!(old.session().epoch() > few.session().epoch());
    assert_eq!(hears(0, &old.clients[&12].heard), []);
}
