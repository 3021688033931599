//! Positions and hosts that signatures prove, and liars who have only their own key.

use super::{
    play::{dig, play_out},
    succession::{gone_on, left_alone, promise, running, told},
    table::{Table, device, key, options, origin, sworn},
};
use podbay::{
    diagnostics::Dropped,
    protocol::{
        ClientMessage, GIVERS_MAX, Grant, HostMessage, LastSeen, Lineage, Mandate, PROMISES_MAX, Snapshot, limits,
        successor_epoch,
    },
    record::{Action, Entry, Start, verify},
    rules::{
        Seat,
        relics::{Command, Relics},
    },
    session::{Guest, HostFault, Operator, Origin, Session},
};
use std::time::Duration;

/// A game of three at a host without a window, and what the last of them knew after the first two commands.
pub(super) fn played() -> (Table<Relics>, LastSeen<Relics>) {
    let mut options = options("relics", 3);
    (options.seed, options.key, options.hosts) = (None, key(9), vec![device(9)]);
    let mut table = Table::started(options, 3);
    table.answer(0, dig(2));
    table.answer(0, Command::Commit);
    let early = table.estate(2).standing().unwrap();
    for _ in 0..6 {
        let asked = (0..3).find(|player| !table.newest(*player).legal.is_empty()).unwrap();
        let command = table.newest(asked).legal[0].1[0];
        table.answer(asked, command);
    }
    (table, early)
}

/// The lies that one member can tell with its own key alone, from an earlier position.
fn lies(early: &LastSeen<Relics>) -> Vec<LastSeen<Relics>> {
    let epoch = successor_epoch(early.epoch, Seat::wrapping(2), 5);
    let lie = |change: fn(&mut Snapshot<Relics>)| {
        let mut seen = early.snapshot.clone().unwrap();
        (seen.epoch, seen.sure) = (epoch, epoch);
        change(&mut seen);
        LastSeen {
            epoch,
            sure: epoch,
            snapshot: Some(seen),
            ..early.clone()
        }
    };
    let signed = |mut lie: LastSeen<Relics>| {
        lie.snapshot = lie.snapshot.map(|seen| Box::new(seen.sealed(&key(2))));
        lie
    };
    let sworn_by = |by: &[u64], lie: LastSeen<Relics>| LastSeen {
        mandate: Some(Box::new(sworn(epoch, 2, by).into())),
        ..signed(lie)
    };
    // The host gave the table to the liar once, in another reign.
    let mut given = sworn_by(&[2], lie(|_| {}));
    let grant = Grant::new(&key(9), early.table, epoch - 1, device(2));
    given.mandate.as_mut().unwrap().mandate.grant = Some(grant);
    vec![
        lie(|_| {}),
        lie(|seen| seen.game += 1),
        signed(lie(|_| {})),
        signed(lie(|seen| seen.revision += 50)),
        signed(lie(|seen| seen.game += 1)),
        sworn_by(&[2], lie(|_| {})),
        sworn_by(&[2, 2, 7, 8], lie(|_| {})),
        sworn_by(&[2], lie(|seen| seen.game += 1)),
        given,
    ]
}

#[test]
fn one_liar_with_a_seat_neither_rolls_a_lost_table_back_nor_stops_it() {
    let (mut old, early) = played();
    let newest = old.newest(0).clone();
    assert!(early.snapshot.as_ref().unwrap().revision < newest.revision);
    for lie in lies(&early) {
        let mut next = old.succeeded(1, false);
        next.standings.insert(2, lie);
        next.join(2, origin(2));
        assert_eq!(next.dropped.last(), Some(&Dropped::NotProven));
        assert!(next.session().is_gathering(), "the liar does not count");
        next.standings.insert(0, old.estate(0).standing().unwrap());
        next.join(0, origin(0));
        next.join(1, Origin::Host);
        next.pass(Duration::from_millis(1500) + limits::SHARES_MAX);
        assert!(!next.superseded && !next.session().is_closed());
        let Start::Taken { from, .. } = &next.records[0].header.start else {
            panic!("the table was taken over");
        };
        assert_eq!((from.revision, &from.view), (newest.revision, &newest.view));
    }
}

#[test]
fn of_two_players_one_does_not_close_the_others_table() {
    for (by, closes) in [(&[1][..], false), (&[1, 1, 2][..], false), (&[0, 1][..], true)] {
        let mut table = running(2);
        let mut word = table.estate(1).standing().unwrap();
        let epoch = successor_epoch(0, Seat::wrapping(1), 5);
        (word.epoch, word.sure) = (epoch, epoch);
        word.snapshot = None;
        word.mandate = Some(Box::new(sworn(epoch, 1, by).into()));
        told(&mut table, 1, &word);
        table.pass(limits::IDLE);
        told(&mut table, 1, &word);
        assert_eq!(table.superseded, closes, "signed by {by:?}");
    }
}

#[test]
fn promises_of_those_who_came_back_close_nothing() {
    for came_back in [false, true] {
        let (mut table, went_on) = left_alone();
        let promised = promise(&table, &went_on);
        told(&mut table, 3, &promised);
        assert!(table.session().epoch() > went_on.epoch);
        if came_back {
            table.join(3, origin(3));
        }
        for _ in 0..2 {
            table.standings.insert(1, went_on.clone());
            table.connect(1, device(1), origin(1));
            table.drop_client(1);
            table.pass(limits::IDLE);
        }
        // Two of the three who followed the other host, of four, are no quorum.
        assert_eq!(table.superseded, !came_back);
    }
}

#[test]
fn a_host_that_forgot_its_promise_gives_way_to_whom_it_promised_to_follow() {
    // Everybody who was there can tell that mandate; only its host is believed.
    let told = [
        (5, &[5][..], false),
        (5, &[1, 5, 7][..], false),
        (7, &[0, 5][..], false),
        (5, &[0, 5][..], true),
    ];
    for (by, signed, gives_way) in told {
        let mut table = running(2);
        // The host takes the seat of a guest, who looks on from then on: most are here.
        table.drop_client(1);
        let lobby = table.session().lobby();
        let host = lobby.members.iter().find(|member| member.host).unwrap().id;
        let seat = Seat::wrapping(1);
        table.say(0, ClientMessage::OfferSeat { seat, to: host });
        table.join(1, origin(1));
        assert!(table.session().lobby().electors().len() == 1 && table.session().has_most_of_all());
        let mut word = table.estate(0).standing().unwrap();
        let epoch = successor_epoch(0, seat, 5);
        (word.epoch, word.sure, word.snapshot) = (epoch, epoch, None);
        word.mandate = Some(Box::new(sworn(epoch, 5, signed).into()));
        table.connect(by, device(by), origin(by));
        table.say(by, ClientMessage::LastSeen(Box::new(word)));
        assert_eq!(table.superseded, gives_way, "told by {by}, signed by {signed:?}");
    }
}

#[test]
fn members_without_a_seat_promise_to_follow_as_well() {
    let mut old = running(3);
    let mut next = gone_on(&mut old, &[2]);
    let before = next.session().promises();
    next.join(7, origin(7));
    let mandate = next.session().gone_on().unwrap().mandate.unwrap().mandate;
    assert_eq!(next.session().promises(), before + 1);
    assert!(mandate.claims(device(7)));
    // A promise that is repeated, as after a lost connection, makes no room: those of others stay.
    for onlooker in 10..20 {
        next.join(onlooker, origin(onlooker));
    }
    next.drop_client(2);
    next.join(2, origin(2));
    let kept = next.session().gone_on().unwrap().mandate.unwrap().mandate;
    assert!(kept.is_full() && kept.claims(device(7)));
}

#[test]
fn a_position_is_signed_where_somebody_may_have_to_prove_it() {
    let mut table = Table::<Relics>::started(options("relics", 2), 2);
    table.answer(0, dig(2));
    assert!(table.newest(0).seal.is_some());
    table.drop_client(1);
    table.answer(0, Command::Commit);
    assert_eq!(table.newest(0).seal, None);
    table.join(1, origin(1));
    assert!(table.newest(1).seal.is_some());
}

#[test]
fn who_goes_on_alone_at_a_table_of_two_does_not_evict_the_host() {
    let mut old = running(2);
    let mut alone = old.succeeded(1, false);
    alone.operate(Operator::GoOn);
    alone.join(1, Origin::Host);
    let word = alone.session().gone_on().unwrap();
    told(&mut old, 1, &word);
    old.pass(limits::IDLE);
    told(&mut old, 1, &word);
    assert!(!old.superseded && !old.session().is_closed());
}

#[test]
fn a_member_counts_once_it_is_here_and_promises_once_it_follows() {
    let mut old = running(3);
    let mut next = old.succeeded(1, false);
    next.standings.insert(2, old.estate(2).standing().unwrap());
    next.connect(2, device(2), origin(2));
    assert!(next.session().is_gathering());
    next.clients.get_mut(&2).unwrap().shares = false;
    next.say_join(2, false);
    assert!(!next.session().is_gathering());
    // Somebody else's promise, and one for another host.
    let (table, epoch) = (next.session().table().0, next.session().epoch());
    for seal in [
        podbay::protocol::promise(&key(0), table, epoch, device(1)),
        podbay::protocol::promise(&key(2), table, epoch, device(0)),
    ] {
        next.say(2, ClientMessage::Promise(seal));
        assert_eq!(next.dropped.last(), Some(&Dropped::PromiseNotWanted));
    }
    assert_eq!(next.session().promises(), 1, "it has seen no position yet");
    next.pass(limits::SHARES_MAX);
    assert_eq!(next.session().promises(), 2);
    let told = |m: &HostMessage<Relics>| matches!(m, HostMessage::Mandate(m) if m.mandate.promises.len() == 2);
    assert!(next.clients[&2].heard.iter().any(told));
}

#[test]
fn no_member_fills_the_mandate_of_the_lost_host_with_what_proves_nothing() {
    let (old, _) = played();
    let (table, epoch) = (old.session().table().0, old.session().epoch());
    let stranger = |count: usize| {
        let mut mandate = Mandate::new(&key(9), table, epoch, None);
        mandate.promises = (0..count as u64)
            .map(|number| podbay::protocol::promise(&key(50 + number), table, epoch, device(9)))
            .collect();
        LastSeen {
            snapshot: None,
            mandate: Some(Box::new(mandate.into())),
            ..old.estate(2).standing().unwrap()
        }
    };
    for (count, is_bounded) in [(PROMISES_MAX + 1, false), (PROMISES_MAX, true)] {
        let mut old = old.estate(1).legacy().unwrap();
        old.mandate = None;
        let session = Session::succeed(old, &key(1), [6; 32], true).unwrap();
        let mut next = Table::around(session);
        next.host = 1;
        next.standings.insert(2, stranger(count));
        next.connect(2, device(2), origin(2));
        assert_eq!(next.dropped.contains(&Dropped::PositionImpossible), !is_bounded);
        next.say_join(2, false);
        next.join(1, Origin::Host);
        next.pass(Duration::from_millis(1500) + limits::SHARES_MAX);
        let footing = next.clients[&2].heard.iter().find_map(|message| match message {
            HostMessage::Footing(footing) => Some(footing.mandate.clone()),
            _ => None,
        });
        assert_eq!(footing, Some(None), "the host that opened the table has no mandate");
    }
}

#[test]
fn an_heir_completes_the_mandate_of_the_lost_host_with_the_promises_of_voters_alone() {
    let mut old = running(4);
    let next = gone_on(&mut old, &[2, 3]);
    let (table, epoch) = (next.session().table().0, next.session().sure_epoch());
    let promised = |by: &[u64]| {
        let mut mandate = Mandate::new(&key(1), table, epoch, None);
        let promise = |number: &u64| podbay::protocol::promise(&key(*number), table, epoch, device(1));
        mandate.promises = by.iter().map(promise).collect();
        Box::new(Lineage::from(mandate))
    };
    for (known, complete) in [(None, &[3][..]), (Some(promised(&[1])), &[1, 3])] {
        let mut legacy = next.estate(2).legacy().unwrap();
        legacy.mandate = known;
        let session = Session::succeed(legacy, &key(2), [6; 32], true).unwrap();
        let mut heir = Table::around(session);
        heir.host = 2;
        let word = LastSeen {
            snapshot: None,
            mandate: Some(promised(&[50, 3, 51])),
            ..next.estate(3).standing().unwrap()
        };
        heir.standings.insert(3, word);
        heir.join(3, origin(3));
        heir.join(2, Origin::Host);
        heir.pass(Duration::from_millis(1500) + limits::SHARES_MAX);
        let footing = heir.clients[&3].heard.iter().find_map(|message| match message {
            HostMessage::Footing(footing) => footing.mandate.clone(),
            _ => None,
        });
        let by: Vec<_> = footing
            .unwrap()
            .mandate
            .promises
            .iter()
            .map(|seal| seal.claims())
            .collect();
        assert_eq!(by, complete.iter().copied().map(device).collect::<Vec<_>>());
    }
}

#[test]
fn the_proof_of_the_newest_position_stays_in_a_later_epoch_of_its_host() {
    let mut old = running(3);
    let mut next = old.succeeded(1, false);
    next.standings.insert(2, old.estate(2).standing().unwrap());
    next.join(2, origin(2));
    next.join(1, Origin::Host);
    next.pass(Duration::from_millis(1500) + limits::SHARES_MAX);
    let before = next.estate(2).standing().unwrap();
    let proven = before.mandate.unwrap();
    assert_eq!(proven.mandate.promises.len(), 2);
    // Somebody comes who has promised to follow a later epoch.
    let mut away = old.estate(0).standing().unwrap();
    away.epoch = successor_epoch(next.session().epoch(), Seat::wrapping(0), 3);
    next.clients.get_mut(&2).unwrap().promises = false;
    next.standings.insert(0, away);
    next.join(0, origin(0));
    let after = next.estate(2).standing().unwrap();
    let (position, mandate) = (after.snapshot.unwrap(), after.mandate.unwrap());
    assert!(position.epoch > before.snapshot.unwrap().epoch);
    assert!(
        mandate.mandate.is_of(position.sure, device(1)),
        "it proves the position as it is told"
    );
}

#[test]
fn onlookers_do_not_take_the_room_for_promises() {
    let mut old = running(3);
    let mut next = old.succeeded(1, false);
    let (table, epoch) = (next.session().table().0, next.session().epoch());
    for onlooker in 10..30 {
        next.join(onlooker, origin(onlooker));
        let seal = podbay::protocol::promise(&key(onlooker), table, epoch, device(1));
        next.say(onlooker, ClientMessage::Promise(seal));
    }
    assert_eq!(
        next.dropped.last(),
        Some(&Dropped::PromiseNotWanted),
        "the list is full"
    );
    next.standings.insert(2, old.estate(2).standing().unwrap());
    next.join(2, origin(2));
    next.pass(Duration::from_millis(1500));
    assert!(!next.session().is_gathering(), "two of three are here");
}

#[test]
fn what_a_later_host_played_is_gone_on_with_by_whoever_missed_it_if_most_followed() {
    let mut old = running(4);
    let mut second = old.succeeded(1, false);
    for guest in [2, 3] {
        second.standings.insert(guest, old.estate(guest).standing().unwrap());
        second.join(guest, origin(guest));
    }
    second.join(1, Origin::Host);
    let seen = second.estate(3).standing().unwrap();
    let [proven, unproven] = [true, false].map(|proven| LastSeen {
        mandate: seen.mandate.clone().filter(|_| proven),
        ..seen.clone()
    });
    // The first host was at none of that, and gathers the others after both tables are lost.
    for (word, counts) in [(&unproven, false), (&proven, true)] {
        let mut third = old.succeeded(0, false);
        third.standings.insert(3, word.clone());
        third.join(3, origin(3));
        third.standings.insert(2, word.clone());
        third.join(2, origin(2));
        third.pass(Duration::from_millis(1500) + limits::SHARES_MAX);
        assert_eq!(third.session().is_gathering(), !counts);
    }
}

#[test]
fn a_host_moves_to_a_later_table_only_if_it_is_there() {
    let epoch = successor_epoch(0, Seat::wrapping(1), 5);
    for (there, moves) in [(None, false), (Some(0), false), (Some(epoch), true)] {
        let mut table = running(2);
        let mut word = table.estate(1).standing().unwrap();
        (word.epoch, word.sure, word.snapshot) = (epoch, epoch, None);
        word.mandate = Some(Box::new(sworn(epoch, 1, &[0, 1]).into()));
        table.there = there.into_iter().map(|sure| (device(1), sure)).collect();
        told(&mut table, 1, &word);
        table.pass(limits::IDLE);
        told(&mut table, 1, &word);
        assert_eq!(
            (table.superseded, table.session().is_closed()),
            (true, moves),
            "{there:?}"
        );
        assert_eq!(table.wrote(|action| *action == Action::MovedOn), moves);
    }
}

#[test]
fn a_host_that_tells_too_many_promises_is_not_believed() {
    let mut lineage = Lineage::from(sworn(1, 0, &[0; PROMISES_MAX]));
    let mut guest = Guest::<Relics>::new(false);
    let told = |lineage: &Lineage| HostMessage::Mandate(Box::new(lineage.clone()));
    assert_eq!(guest.check(&told(&lineage)), Ok(true));
    lineage.givers = vec![lineage.mandate.clone(); GIVERS_MAX];
    assert_eq!(guest.check(&told(&lineage)), Ok(true));
    let mut long = lineage.clone();
    long.givers.push(lineage.mandate.clone());
    assert_eq!(guest.check(&told(&long)), Err(HostFault::Damaged));
    let promise = lineage.mandate.promises[0];
    lineage.givers[1].promises.push(promise);
    assert_eq!(guest.check(&told(&lineage)), Err(HostFault::Damaged));
}

#[test]
fn a_game_that_was_taken_over_is_played_to_its_end_with_signatures() {
    let mut old = running(3);
    let mut next = gone_on(&mut old, &[2]);
    next.join(0, origin(0));
    play_out(&mut next, 3);
    assert_eq!(next.newest(2).signer(), Some(device(1)));
}

#[test]
fn a_restarted_heir_still_has_its_mandate() {
    let mut old = running(3);
    let mut next = gone_on(&mut old, &[2]);
    let electors = [0, 1, 2].map(device).into();
    let has_proof = |next: &Table<Relics>| {
        let word = next.session().gone_on().unwrap();
        word.mandate
            .is_some_and(|mandate| mandate.mandate.has_most_of(word.table, &electors))
    };
    for restart in 1..3 {
        next.killed_and_resumed();
        assert!(has_proof(&next), "restart {restart}, before anybody has come back");
    }
    let copied = Session::resume(&next.records[0], &key(2), [4; 32], false).expect("on another machine too");
    assert!(
        !copied
            .gone_on()
            .unwrap()
            .mandate
            .unwrap()
            .mandate
            .has_most_of(copied.table().0, &electors)
    );
    next.join(1, Origin::Host);
    next.join(2, origin(2));
    next.join(0, origin(0));
    play_out(&mut next, 3);
    assert!(verify(&next.records[0]).is_ok());
    let recorded = |entry: &&Entry<Relics>| matches!(entry.action, Action::Lineage { .. });
    let count = next.records[0].entries.iter().filter(recorded).count();
    assert_eq!(count, 2, "two promises at once, and the third later");
}
