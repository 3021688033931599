//! Hosts that a member speaks with and does not follow: they are left in time, and end nothing.

use super::{
    succession::running,
    table::{Table, device, origin},
    visits::{SECOND, at, comes, end, new_visit, nobody_answers, options_of, visit_of},
};
use podbay::{
    protocol::{ClientMessage, Closing, HostMessage, Refusal, RefusalCode, RequestKind, TableId, limits},
    rules::{Outcome, relics::Relics},
    session::{Checked, ConnectionId, HostFault, Input, Visit, VisitEnd, VisitOptions, VisitStep, Whereabouts},
};

#[test]
fn a_member_leaves_an_heir_that_only_waits_if_another_one_is_there() {
    let mut old = running(4);
    let mut heir = old.succeeded(1, false);
    // It is not told what this member saw, so it waits for more.
    heir.connect(2, device(2), origin(2));
    heir.say_join(2, false);
    assert!(heir.session().is_gathering());
    let hears = |visit: &mut Visit<Relics>, heir: &Table<Relics>| {
        for message in &heir.clients[&2].heard {
            visit.hear(message, || [3; 32]);
        }
    };
    let (mut visit, mut places) = (visit_of(2, true), Whereabouts::new(None, None, vec![at(0)]));
    comes(&mut visit, &mut places, &old, 2);
    assert_eq!(visit.leaves_at(), None, "it follows the host that opened the table");
    visit.lost(SECOND, &mut places, false);
    visit.reached(2 * SECOND, &mut places, (device(1), at(1)));
    hears(&mut visit, &heir);
    assert_eq!(visit.leaves_at(), Some(22 * SECOND));
    // The time there counts on over a line that the heir breaks.
    visit.lost(17 * SECOND, &mut places, false);
    assert_eq!(places.host(), Some(device(0)), "the heir does not have the table");
    visit.reached(18 * SECOND, &mut places, (device(1), at(1)));
    hears(&mut visit, &heir);
    assert_eq!(visit.leaves_at(), Some(23 * SECOND));
    assert_eq!(visit.leave(), HostFault::NeverBegan);
    visit.lost(23 * SECOND, &mut places, false);
    let (step, now) = nobody_answers(&mut visit, &mut places, 23 * SECOND);
    assert!(matches!(step, VisitStep::Open { .. }), "{step:?}");
    // It comes again, and follows the heir as soon as that one continues.
    visit.gave_up(now, false);
    visit.reached(now, &mut places, (device(1), at(1)));
    heir.standings
        .insert(0, old.estate(0).standing().expect("it was at the table"));
    heir.standings
        .insert(2, old.estate(2).standing().expect("it was at the table"));
    heir.input(Input::Disconnected {
        connection: ConnectionId(2),
    });
    heir.join(0, origin(0));
    heir.join(2, origin(2));
    heir.pass(2 * SECOND + limits::SHARES_MAX);
    hears(&mut visit, &heir);
    assert_eq!(visit.leaves_at(), None);
    // A later epoch of a host that is followed is no reason to leave it.
    let later = heir.session().epoch() + (1 << 40);
    let table = heir.clients[&2].heard.iter().find_map(|message| match message {
        HostMessage::Welcome { table, .. } => Some(table.clone()),
        _ => None,
    });
    let mut table = table.expect("it was welcomed");
    table.epoch = later;
    visit.hear(&HostMessage::Table(table), || [3; 32]);
    assert_eq!(visit.leaves_at(), None);
}

#[test]
fn a_host_that_says_nothing_is_not_the_one_to_come_back_to_and_is_left_in_time() {
    let old = running(4);
    let (mut visit, mut places) = (visit_of(2, true), Whereabouts::new(None, None, vec![at(0)]));
    comes(&mut visit, &mut places, &old, 2);
    visit.lost(SECOND, &mut places, false);
    visit.reached(2 * SECOND, &mut places, (device(1), at(1)));
    visit.hear(&HostMessage::Pong { nonce: 0 }, || [3; 32]);
    assert_eq!(visit.leaves_at(), Some(22 * SECOND));
    visit.lost(21 * SECOND, &mut places, false);
    assert_eq!(places.host(), Some(device(0)));
    let former: Vec<_> = places.former().map(|(device, _)| device).collect();
    assert_eq!(
        former,
        [device(1)],
        "it may have the table by now, and is told if others go on"
    );
    // A host that has had its time has some more in each conversation, to tell that it has the table.
    visit.reached(40 * SECOND, &mut places, (device(1), at(1)));
    assert_eq!(visit.leaves_at(), Some(43 * SECOND));
}

#[test]
fn a_member_with_nowhere_else_to_go_waits() {
    let mut old = running(2);
    let mut heir = old.succeeded(1, false);
    heir.connect(5, device(5), origin(5));
    heir.say_join(5, false);
    let (mut visit, mut places) = (new_visit(5), Whereabouts::new(None, None, vec![at(0)]));
    old.join(5, origin(5));
    comes(&mut visit, &mut places, &old, 5);
    visit.lost(SECOND, &mut places, false);
    visit.reached(2 * SECOND, &mut places, (device(1), at(1)));
    for message in &heir.clients[&5].heard {
        visit.hear(message, || [3; 32]);
    }
    assert_eq!(visit.leaves_at(), None);
    // It stays with the heir, and not with a device of which nobody heard.
    visit.lost(3 * SECOND, &mut places, false);
    visit.reached(4 * SECOND, &mut places, (device(77), at(77)));
    assert_eq!(visit.leaves_at(), Some(24 * SECOND));
    // A host with a person that is asked may take as long as that person may.
    visit.hear(&HostMessage::Asked, || [3; 32]);
    assert_eq!(visit.leaves_at(), Some(7 * SECOND + limits::KNOCK_MAX));
    // A program that knows nothing else of the table does not leave the one host that it knows.
    let mut fresh = new_visit(2);
    fresh.reached(SECOND, &mut places, (device(1), at(1)));
    for message in &heir.clients[&5].heard {
        fresh.hear(message, || [3; 32]);
    }
    assert_eq!(fresh.leaves_at(), None);
}

#[test]
fn a_host_that_was_left_is_not_gone_to_again_until_the_other_heirs_were_tried() {
    let old = running(4);
    let (mut visit, mut places) = (visit_of(2, true), Whereabouts::new(None, None, vec![at(0)]));
    comes(&mut visit, &mut places, &old, 2);
    visit.lost(SECOND, &mut places, false);
    visit.reached(2 * SECOND, &mut places, (device(1), at(1)));
    visit.leave();
    visit.lost(22 * SECOND, &mut places, false);
    let is_it = |places: &Whereabouts| places.is_it(device(1), |_| true);
    assert!(!is_it(&places), "it announces the table, but others come first");
    let (step, now) = nobody_answers(&mut visit, &mut places, 22 * SECOND);
    assert!(matches!(step, VisitStep::Open { .. }) && !is_it(&places), "{step:?}");
    visit.gave_up(now, false);
    let (_, now) = nobody_answers(&mut visit, &mut places, now);
    assert!(now < 60 * SECOND && is_it(&places), "all were tried");
}

/// The second guest of a table of this many, whose host is lost, and a time after that.
fn lost_at(players: u64) -> (Table<Relics>, Visit<Relics>, Whereabouts) {
    let old = running(players);
    let (mut visit, mut places) = (visit_of(2, true), Whereabouts::new(None, None, vec![at(0)]));
    comes(&mut visit, &mut places, &old, 2);
    visit.lost(SECOND, &mut places, false);
    (old, visit, places)
}

/// The member comes back to the host that it was at.
fn comes_back(visit: &mut Visit<Relics>, places: &mut Whereabouts, old: &mut Table<Relics>, number: u64) {
    old.drop_client(number);
    old.join_as(number + 10, device(2), origin(2), false);
    comes(visit, places, old, number + 10);
}

#[test]
fn two_hosts_that_were_left_are_both_ignored_until_the_other_heirs_were_tried() {
    let (_, mut visit, mut places) = lost_at(4);
    let mut now = 2 * SECOND;
    for host in [1, 3] {
        visit.reached(now, &mut places, (device(host), at(host as u8)));
        now += 20 * SECOND;
        assert_eq!(visit.leaves_at(), Some(now));
        visit.leave();
        visit.lost(now, &mut places, false);
    }
    assert!(places.shuns(device(1)) && places.shuns(device(3)));
    let (step, now) = nobody_answers(&mut visit, &mut places, now);
    assert!(matches!(step, VisitStep::Open { .. }), "{step:?}");
    assert!(places.shuns(device(1)) && places.shuns(device(3)));
    visit.opened(now, true);
    let VisitStep::Look { heir: None, .. } = visit.next(now, &mut places) else {
        panic!("it goes to an heir that it has left");
    };
}

#[test]
fn a_host_that_breaks_each_conversation_before_it_has_the_table_is_left() {
    let (mut old, mut visit, mut places) = lost_at(4);
    for now in [2, 3, 4, 22] {
        assert!(!places.shuns(device(1)), "it may have been a bad line");
        visit.reached(now * SECOND, &mut places, (device(1), at(1)));
        let why = Closing::NoQuorum;
        visit.hear(&HostMessage::Closed { why }, || [3; 32]);
        visit.lost(now * SECOND, &mut places, false);
    }
    assert!(places.shuns(device(1)));
    comes_back(&mut visit, &mut places, &mut old, 2);
    visit.lost(25 * SECOND, &mut places, false);
    assert!(!places.shuns(device(1)), "a host was followed since");
    // One that says what cannot be is left at once.
    for _ in 0..6 {
        visit.reached(26 * SECOND, &mut places, (device(1), at(1)));
        visit.lost(26 * SECOND, &mut places, true);
        assert!(!visit.is_over() && places.shuns(device(1)));
    }
}

#[test]
fn two_hosts_that_answer_by_turns_are_both_left() {
    // Each breaks the conversation at once.
    let (_, mut visit, mut places) = lost_at(4);
    for now in [2, 12, 22] {
        for host in [1, 3] {
            assert!(!places.shuns(device(host)));
            visit.reached(now * SECOND, &mut places, (device(host), at(1)));
            visit.lost(now * SECOND, &mut places, false);
        }
    }
    assert!(places.shuns(device(1)) && places.shuns(device(3)));
    // Each holds the line for a while, and then breaks it.
    let (_, mut visit, mut places) = lost_at(4);
    for now in [2, 22] {
        for host in [1, 3] {
            visit.reached(now * SECOND, &mut places, (device(host), at(1)));
            visit.lost((now + 10) * SECOND, &mut places, false);
        }
    }
    visit.reached(42 * SECOND, &mut places, (device(1), at(1)));
    assert_eq!(visit.leaves_at(), Some(45 * SECOND));
}

#[test]
fn a_member_that_takes_leave_is_let_go_by_any_host() {
    let why = Closing::Left;
    for says in [false, true] {
        let (_, mut visit, mut places) = lost_at(4);
        visit.reached(2 * SECOND, &mut places, (device(1), at(1)));
        if says {
            visit.says(&ClientMessage::Leave);
        }
        assert_eq!(
            visit.hear(&HostMessage::Closed { why }, || [3; 32]),
            Checked::Closed(why)
        );
        assert_eq!(visit.is_over(), says);
    }
}

#[test]
fn the_only_heir_goes_to_a_host_that_it_has_left_again_after_a_while() {
    let old = running(2);
    let (mut visit, mut places) = (new_visit(1), Whereabouts::new(None, None, vec![at(0)]));
    comes(&mut visit, &mut places, &old, 1);
    visit.lost(SECOND, &mut places, false);
    visit.reached(2 * SECOND, &mut places, (device(0), at(0)));
    visit.leave();
    visit.lost(22 * SECOND, &mut places, false);
    let (step, now) = nobody_answers(&mut visit, &mut places, 22 * SECOND);
    assert!(matches!(step, VisitStep::Open { .. }), "{step:?}");
    assert!(matches!(visit.next(now, &mut places), VisitStep::Look { .. }) && places.shuns(device(0)));
    // Between two times of gathering as well.
    visit.gave_up(now, false);
    let (step, now) = nobody_answers(&mut visit, &mut places, now);
    assert!(
        matches!(step, VisitStep::Open { .. }) && places.shuns(device(0)),
        "{step:?}"
    );
    let later = visit.next(now + 20 * SECOND, &mut places);
    assert!(matches!(later, VisitStep::Look { .. }) && !places.shuns(device(0)));
    let table = places.table();
    let is_it = |places: &Whereabouts| places.is_it(device(77), |id| Some(id) == table);
    assert!(!is_it(&places));
    visit.next(now + 60 * SECOND, &mut places);
    assert!(is_it(&places), "somebody may have got a seat there since");
}

#[test]
fn the_time_at_a_host_that_waits_is_no_time_of_searching() {
    let (_, mut visit, mut places) = lost_at(4);
    visit.reached(2 * SECOND, &mut places, (device(1), at(1)));
    visit.lost(700 * SECOND, &mut places, false);
    visit.not_reached(701 * SECOND, false);
    assert!(!visit.is_over(), "the patience is 60 s");
    assert_eq!(visit.searched(701 * SECOND), 2 * SECOND);
}

#[test]
fn the_last_host_ends_a_visit_although_another_one_was_met_since() {
    let (mut old, mut visit, mut places) = lost_at(4);
    let mut heir = old.succeeded(1, false);
    heir.connect(2, device(2), origin(2));
    heir.say_join(2, false);
    visit.reached(2 * SECOND, &mut places, (device(1), at(1)));
    for message in &heir.clients[&2].heard {
        visit.hear(message, || [3; 32]);
    }
    // It looks on without a seat there.
    let refused = HostMessage::Refused(Refusal {
        what: RequestKind::Join,
        code: RefusalCode::NoFreeSeat,
        reason: None,
    });
    assert!(matches!(visit.hear(&refused, || [3; 32]), Checked::Believed { .. }));
    visit.lost(3 * SECOND, &mut places, false);
    visit.reached(4 * SECOND, &mut places, (device(0), at(0)));
    let why = Closing::Banned;
    visit.hear(&HostMessage::Closed { why }, || [3; 32]);
    assert_eq!(end(&mut visit, &mut places, 4 * SECOND), Some(VisitEnd::Closed(why)));
}

#[test]
fn a_table_that_is_long_lost_is_also_looked_for_at_devices_that_were_never_heard_of() {
    let (_, mut visit, mut places) = lost_at(4);
    let table = places.table();
    let is_it = |places: &Whereabouts| places.is_it(device(77), |id| Some(id) == table);
    for (now, anybody) in [(30 * SECOND, false), (62 * SECOND, true)] {
        visit.reached(now, &mut places, (device(1), at(1)));
        visit.lost(now, &mut places, false);
        assert_eq!(is_it(&places), anybody);
        assert!(!places.is_it(device(77), |_| false), "another table");
    }
}

#[test]
fn unknown_devices_rest_together_after_one_that_only_waited() {
    let patience = 600 * SECOND;
    let mut visit = Visit::new(VisitOptions {
        patience,
        ..options_of(2)
    });
    let mut places = Whereabouts::new(None, None, vec![at(0)]);
    comes(&mut visit, &mut places, &running(4), 2);
    visit.lost(SECOND, &mut places, false);
    let table = places.table();
    let tries = |visit: &mut Visit<Relics>, places: &mut Whereabouts, now: u32| {
        visit.not_reached(now * SECOND, false);
        visit.next(now * SECOND, places);
        places.is_it(device(78), |id| Some(id) == table)
    };
    assert!(!tries(&mut visit, &mut places, 60) && tries(&mut visit, &mut places, 61));
    for (from, until, again) in [(62_u32, 82, 102), (103, 153, 203)] {
        let key = device(u64::from(from));
        visit.reached(from * SECOND, &mut places, (key, at(77)));
        visit.leave();
        visit.lost(until * SECOND, &mut places, false);
        // They rest as long as that conversation lasted.
        assert!(!tries(&mut visit, &mut places, again - 1), "another key is as unknown");
        assert!(tries(&mut visit, &mut places, again), "{again}");
    }
}

#[test]
fn another_table_at_an_heir_ends_no_visit() {
    let (old, mut visit, mut places) = lost_at(4);
    let mut other = old.clients[&2].heard[0].clone();
    let HostMessage::Welcome { table, .. } = &mut other else {
        panic!("{other:?}")
    };
    (table.table, table.hosts) = (TableId([9; 16]), vec![device(1)]);
    visit.reached(2 * SECOND, &mut places, (device(1), at(1)));
    assert_eq!(visit.hear(&other, || [3; 32]), Checked::OtherTable);
    visit.lost(3 * SECOND, &mut places, false);
    assert!(!visit.is_over() && places.shuns(device(1)));
    visit.reached(4 * SECOND, &mut places, (device(0), at(0)));
    assert_eq!(visit.hear(&other, || [3; 32]), Checked::OtherTable);
    assert!(visit.is_over(), "the host that it was at has another table");
}

#[test]
fn the_reason_of_an_heir_is_told_if_the_table_comes_back_nowhere() {
    let not_back = VisitEnd::NotBack(60 * SECOND);
    for (host, why, expected) in [
        (1, Closing::Banned, VisitEnd::Closed(Closing::Banned)),
        (1, Closing::TableClosed, not_back.clone()),
        (77, Closing::Banned, not_back),
    ] {
        let (_, mut visit, mut places) = lost_at(4);
        visit.reached(2 * SECOND, &mut places, (device(host), at(1)));
        visit.hear(&HostMessage::Closed { why }, || [3; 32]);
        visit.lost(3 * SECOND, &mut places, false);
        let known = places.former().any(|(former, _)| former == device(host));
        assert_eq!(known, host == 1, "a stranger is not remembered");
        let mut now = 3 * SECOND;
        let end = loop {
            match visit.next(now, &mut places) {
                VisitStep::Pause(pause) => now += pause,
                VisitStep::Dial { limit, .. } => {
                    now += limit.unwrap_or(SECOND);
                    visit.not_reached(now, false);
                }
                VisitStep::Open { .. } => visit.opened(now, false),
                VisitStep::End(end) => break end,
                step => panic!("{step:?}"),
            }
        };
        assert_eq!(end, expected);
    }
}

#[test]
fn only_a_host_that_is_followed_ends_a_game_or_a_visit() {
    let (mut old, mut visit, mut places) = lost_at(4);
    let ended = HostMessage::Ended {
        game: 1,
        outcome: Outcome {
            standings: Vec::new(),
            neutral: None,
            ended_by: "track".to_owned(),
        },
        digest: old.newest(2).digest,
        proof: None,
    };
    let why = Closing::TableClosed;
    visit.lost(SECOND, &mut places, false);
    // An heir that nobody follows, with or without a refusal.
    let refused = HostMessage::Refused(Refusal {
        what: RequestKind::Join,
        code: RefusalCode::TableFull,
        reason: None,
    });
    for said in [&[][..], std::slice::from_ref(&refused)] {
        visit.reached(2 * SECOND, &mut places, (device(1), at(1)));
        for message in said {
            assert_eq!(visit.hear(message, || [3; 32]), Checked::Ignored);
        }
        assert_eq!(visit.hear(&ended, || [3; 32]), Checked::Ignored);
        assert_eq!(
            visit.hear(&HostMessage::Closed { why }, || [3; 32]),
            Checked::Closed(why)
        );
        visit.lost(3 * SECOND, &mut places, false);
        assert!(!visit.is_over() && places.shuns(device(1)), "others are looked for");
    }
    // One that refuses it and breaks the line.
    visit.reached(4 * SECOND, &mut places, (device(1), at(1)));
    visit.hear(&refused, || [3; 32]);
    visit.lost(4 * SECOND, &mut places, false);
    // The host that it follows.
    comes_back(&mut visit, &mut places, &mut old, 2);
    let moved = HostMessage::Closed { why: Closing::MovedOn };
    visit.hear(&moved, || [3; 32]);
    assert!(!visit.is_over(), "what the other host said does not count");
    visit.lost(5 * SECOND, &mut places, false);
    comes_back(&mut visit, &mut places, &mut old, 12);
    assert!(matches!(visit.hear(&ended, || [3; 32]), Checked::Believed { .. }));
    visit.hear(&HostMessage::Closed { why }, || [3; 32]);
    assert_eq!(end(&mut visit, &mut places, 6 * SECOND), Some(VisitEnd::Closed(why)));
}
