//! A member's visit to a table, step by step, against a real desk.

use super::{
    mandates::played,
    succession::running,
    table::{Table, device, key, options, origin},
};
use podbay::{
    net::JoinOptions,
    protocol::{
        ClientMessage, Closing, DeviceId, HostMessage, Join, Refusal, RefusalCode, RequestKind, TableId, TableInfo,
        limits,
    },
    rules::relics::Relics,
    session::{
        Checked, HostFault, LOOK_AGAIN, Lookout, Origin, Session, Visit, VisitEnd, VisitOptions, VisitStep, Whereabouts,
    },
};
use std::{collections::BTreeSet, net::SocketAddr, time::Duration};

pub(super) const SECOND: Duration = Duration::from_secs(1);

pub(super) fn at(number: u8) -> SocketAddr {
    SocketAddr::from(([192, 0, 2, number], 4000))
}

pub(super) fn new_visit(number: u64) -> Visit<Relics> {
    visit_of(number, true)
}

pub(super) fn visit_of(number: u64, may_host: bool) -> Visit<Relics> {
    Visit::new(VisitOptions {
        may_host,
        ..options_of(number)
    })
}

pub(super) fn options_of(number: u64) -> VisitOptions {
    VisitOptions {
        key: Some(key(number)),
        name: format!("P{number}"),
        colour: None,
        bot: false,
        spectator: false,
        may_host: true,
        patience: 60 * SECOND,
    }
}

/// A lobby with the host member and two guests.
fn lobby() -> Table<Relics> {
    let mut options = options("relics", 3);
    options.seed = None;
    let mut table = Table::new(options);
    table.join(0, Origin::Host);
    (1..=2).for_each(|guest| table.join(guest, origin(guest)));
    table
}

/// The member has reached the host, and hears all that a client of this number has heard.
pub(super) fn comes(visit: &mut Visit<Relics>, places: &mut Whereabouts, table: &Table<Relics>, number: u64) {
    visit.reached(table.now, places, (device(table.host), at(table.host as u8)));
    for message in &table.clients[&number].heard {
        let checked = visit.hear(message, || [3; 32]);
        assert!(matches!(checked, Checked::Believed { .. }), "{message:?}: {checked:?}");
    }
}

/// The second guest of a lobby, and where it looks for the table.
fn guest(table: &Table<Relics>) -> (Visit<Relics>, Whereabouts) {
    let (mut visit, mut places) = (new_visit(1), Whereabouts::new(None, None, vec![at(0)]));
    comes(&mut visit, &mut places, table, 1);
    (visit, places)
}

pub(super) fn end(visit: &mut Visit<Relics>, places: &mut Whereabouts, now: Duration) -> Option<VisitEnd<Relics>> {
    match visit.next(now, places) {
        VisitStep::End(end) => Some(end),
        _ => None,
    }
}

/// Lets nobody answer until the next step is no attempt to reach somebody; returns that step and the time.
pub(super) fn nobody_answers(
    visit: &mut Visit<Relics>,
    places: &mut Whereabouts,
    mut now: Duration,
) -> (VisitStep<Relics>, Duration) {
    loop {
        match visit.next(now, places) {
            VisitStep::Pause(pause) => now += pause,
            VisitStep::Dial { limit, .. } => {
                now += limit.unwrap_or(SECOND);
                visit.not_reached(now, false);
            }
            step => return (step, now),
        }
    }
}

#[test]
fn a_first_attempt_that_fails_ends_the_visit() {
    let (mut visit, mut places) = (new_visit(1), Whereabouts::default());
    let step = visit.next(SECOND, &mut places);
    assert!(
        matches!(
            step,
            VisitStep::Dial {
                heir: None,
                alone: false,
                limit: None
            }
        ),
        "{step:?}"
    );
    visit.not_reached(SECOND, false);
    assert_eq!(end(&mut visit, &mut places, SECOND), Some(VisitEnd::NotReached));
    assert!(visit.is_over());
}

#[test]
fn a_lost_host_is_looked_for_until_the_patience_is_over() {
    let mut table = lobby();
    table.drop_client(2);
    let (mut visit, mut places) = guest(&table);
    assert_eq!((places.host(), places.addresses()), (Some(device(0)), &[at(0)][..]));
    visit.lost(SECOND, &mut places, false);
    assert_eq!(places.table(), visit.guest().table(), "it is recognized elsewhere");
    let mut now = SECOND;
    let mut opened = 0;
    let last = loop {
        let (step, later) = nobody_answers(&mut visit, &mut places, now);
        now = later;
        match step {
            VisitStep::Open { .. } => {
                opened += 1;
                visit.opened(now, false);
            }
            VisitStep::End(end) => break end,
            step => panic!("{step:?}"),
        }
    };
    assert!(opened > 1, "it tried to go on by itself again and again");
    assert_eq!(last, VisitEnd::NotBack(60 * SECOND));
    assert!((61 * SECOND..75 * SECOND).contains(&now), "{now:?}");
}

#[test]
fn a_client_looks_for_its_lost_host_as_long_as_its_options_say_by_themselves() {
    let patience = JoinOptions::new("Ada").patience;
    for (searched, over) in [
        (limits::HOST_PATIENCE - Duration::from_millis(1), false),
        (limits::HOST_PATIENCE, true),
    ] {
        let mut visit = Visit::new(VisitOptions {
            patience,
            ..options_of(1)
        });
        let mut places = Whereabouts::new(None, None, vec![at(0)]);
        comes(&mut visit, &mut places, &lobby(), 1);
        visit.lost(SECOND, &mut places, false);
        visit.not_reached(SECOND + searched, false);
        assert_eq!(visit.is_over(), over, "{searched:?}");
    }
}

/// A guest comes back whose machine may not host.
fn joins_without_hosting(table: &mut Table<Relics>, client: u64, number: u64) {
    table.connect(client, device(number), origin(number));
    let join = Join {
        name: format!("P{number}"),
        colour: None,
        bot: false,
        spectator: false,
        may_host: false,
    };
    table.say(client, ClientMessage::Join(join));
}

#[test]
fn a_member_that_never_hosts_looks_for_those_that_were_away() {
    for (may_host, wanted) in [(false, Some(device(2))), (true, None)] {
        let mut table = running(3);
        match may_host {
            true => table.join_as(11, device(1), origin(1), false),
            false => joins_without_hosting(&mut table, 11, 1),
        }
        table.drop_client(2);
        let (mut visit, mut places) = (visit_of(1, may_host), Whereabouts::new(None, None, vec![at(0)]));
        comes(&mut visit, &mut places, &table, 11);
        visit.lost(SECOND, &mut places, false);
        let mut dialled = None;
        let mut now = SECOND;
        while now < 20 * SECOND && dialled.is_none() {
            now += SECOND;
            match visit.next(now, &mut places) {
                VisitStep::Dial { heir, .. } => {
                    dialled = heir.map(|heir| heir.device);
                    visit.not_reached(now, false);
                }
                VisitStep::Open { .. } => visit.opened(now, false),
                _ => {}
            }
        }
        assert_eq!(dialled, wanted, "may host: {may_host}");
    }
}

#[test]
fn a_host_that_names_another_one_is_not_believed() {
    let table = lobby();
    let told = table.clients[&1].heard.first().expect("it was welcomed").clone();
    let HostMessage::Welcome {
        member,
        host,
        table: info,
        lobby,
    } = told
    else {
        panic!("{told:?}");
    };
    let welcome = |change: fn(&mut TableInfo<Relics>)| {
        let mut table = info.clone();
        change(&mut table);
        let lobby = lobby.clone();
        HostMessage::Welcome {
            member,
            host,
            table,
            lobby,
        }
    };
    let (mut visit, mut places) = guest(&table);
    visit.lost(SECOND, &mut places, false);
    visit.reached(2 * SECOND, &mut places, (device(2), at(2)));
    let other = visit.hear(&welcome(|_| {}), || [3; 32]);
    assert_eq!(
        other,
        Checked::Fault(HostFault::Damaged),
        "promises would go to the first host"
    );
    let (mut visit, mut places) = guest(&table);
    visit.lost(SECOND, &mut places, false);
    visit.reached(2 * SECOND, &mut places, (device(2), at(2)));
    let none = visit.hear(&welcome(|info| info.hosts.clear()), || [3; 32]);
    assert_eq!(none, Checked::Fault(HostFault::Damaged), "it names no host");
    visit.lost(3 * SECOND, &mut places, false);
    visit.reached(4 * SECOND, &mut places, (device(2), at(2)));
    let itself = visit.hear(&welcome(|info| info.hosts.push(device(2))), || [3; 32]);
    assert!(matches!(itself, Checked::Believed { .. }), "{itself:?}");
}

/// The heirs that a member tries while nobody answers, and the time after that.
fn tries(visit: &mut Visit<Relics>, places: &mut Whereabouts, mut now: Duration) -> (BTreeSet<DeviceId>, Duration) {
    let (mut tried, until) = (BTreeSet::new(), now + 27 * SECOND);
    while now < until {
        now += SECOND;
        if let VisitStep::Dial { heir, .. } = visit.next(now, places) {
            tried.extend(heir.map(|heir| heir.device));
            visit.not_reached(now, false);
        }
    }
    (tried, now)
}

#[test]
fn a_member_looks_for_another_heir_than_the_one_that_went_back() {
    let (old, early) = played();
    let mut legacy = old.estate(1).legacy().expect("a game is on");
    legacy.snapshot.clone_from(&early.snapshot);
    let session = Session::succeed(legacy, &key(1), [6; 32], false).expect("it can be gone on with");
    let mut heir = Table::around(session);
    heir.host = 1;
    heir.join(1, Origin::Host);
    let (mut visit, mut places) = (visit_of(2, false), Whereabouts::new(None, None, vec![at(9)]));
    visit.reached(SECOND, &mut places, (device(9), at(9)));
    for message in &old.clients[&2].heard {
        visit.hear(message, || [3; 32]);
    }
    visit.lost(SECOND, &mut places, false);
    for member in [0, 2] {
        let mut standing = old.estate(member).standing().expect("it was at the table");
        (standing.snapshot, standing.mandate) = (None, None);
        heir.standings.insert(member, standing);
        heir.join(member, origin(member));
    }
    heir.pass(2 * SECOND + limits::SHARES_MAX);
    visit.reached(2 * SECOND, &mut places, (device(1), at(1)));
    let told = heir.clients[&2].heard.iter();
    let last = told
        .map(|message| visit.hear(message, || [3; 32]))
        .find(|checked| matches!(checked, Checked::Fault(_)));
    assert_eq!(last, Some(Checked::Fault(HostFault::WentBack)));
    visit.lost(3 * SECOND, &mut places, false);
    let (tried, now) = tries(&mut visit, &mut places, 3 * SECOND);
    assert!(!tried.is_empty() && !tried.contains(&device(1)), "{tried:?}");
    let announced = vec![(Some(device(1)), at(1)), (Some(device(0)), at(0))];
    assert!(
        places.shuns(device(1))
            && places
                .spots(announced, None)
                .iter()
                .all(|(key, _)| *key != Some(device(1)))
    );
    visit.reached(now, &mut places, (device(0), at(0)));
    visit.hear(&HostMessage::Pong { nonce: 0 }, || [3; 32]);
    assert_eq!(visit.leaves_at(), None, "the only other heir went back");
    // Its own machine has the table for a while, and hands it over.
    visit.goes_on_here(now);
    let mut told = old.clients[&2].heard.iter();
    let position = told.find(|message| matches!(message, HostMessage::Snapshot(_)));
    visit.hear(position.expect("it saw one"), || [3; 32]);
    let why = Closing::MovedOn;
    visit.hear(&HostMessage::Closed { why }, || [3; 32]);
    visit.lost_home(now, &mut places, true);
    assert!(!places.shuns(device(1)), "that is long over");
}

#[test]
fn a_host_that_cannot_be_spoken_with_ends_a_search_at_once() {
    let (mut visit, mut places) = guest(&lobby());
    visit.lost(SECOND, &mut places, false);
    visit.not_reached(2 * SECOND, true);
    assert_eq!(end(&mut visit, &mut places, 2 * SECOND), Some(VisitEnd::NotReached));
}

#[test]
fn a_host_that_says_what_cannot_be_is_left_after_five_times_in_a_row() {
    let table = lobby();
    let (mut visit, mut places) = guest(&table);
    let mut spoil = |visit: &mut Visit<Relics>, spoiled: bool| {
        visit.reached(SECOND, &mut places, (device(0), at(0)));
        visit.lost(SECOND, &mut places, spoiled);
        visit.is_over()
    };
    for _ in 0..4 {
        assert!(!spoil(&mut visit, true));
    }
    assert!(!spoil(&mut visit, false), "a broken line spoils none");
    for _ in 0..4 {
        assert!(!spoil(&mut visit, true));
    }
    assert!(spoil(&mut visit, true));
    assert_eq!(end(&mut visit, &mut places, SECOND), Some(VisitEnd::Spoiled));
}

#[test]
fn the_hosts_reason_for_the_end_says_if_the_member_comes_back() {
    for (why, comes_back) in [
        (Closing::Left, false),
        (Closing::Removed, false),
        (Closing::NotJoined, true),
        (Closing::MovedOn, true),
    ] {
        let (mut visit, mut places) = guest(&lobby());
        let checked = visit.hear(&HostMessage::Closed { why }, || [3; 32]);
        assert_eq!(checked, Checked::Closed(why));
        visit.lost(SECOND, &mut places, false);
        let expected = (!comes_back).then_some(VisitEnd::Closed(why));
        assert_eq!(end(&mut visit, &mut places, SECOND), expected, "{}", why.code());
    }
}

#[test]
fn a_member_that_is_not_taken_in_is_told_why() {
    let (mut visit, mut places) = guest(&lobby());
    let refusal = Refusal {
        what: RequestKind::Join,
        code: RefusalCode::TableFull,
        reason: None,
    };
    let refused = HostMessage::Refused(refusal.clone());
    assert!(matches!(visit.hear(&refused, || [3; 32]), Checked::Believed { .. }));
    let why = Closing::NotJoined;
    visit.hear(&HostMessage::Closed { why }, || [3; 32]);
    visit.lost(SECOND, &mut places, false);
    let expected = VisitEnd::Refused(Box::new(refusal));
    assert_eq!(end(&mut visit, &mut places, SECOND), Some(expected));
}

#[test]
fn nobody_slides_into_another_table() {
    let table = lobby();
    let (mut visit, mut places) = guest(&table);
    let welcome = table.clients[&1].heard.iter().find_map(|message| match message {
        HostMessage::Welcome { .. } => Some(message.clone()),
        _ => None,
    });
    let mut other = welcome.expect("it was taken in");
    if let HostMessage::Welcome { table, .. } = &mut other {
        table.table = TableId([9; 16]);
    }
    assert_eq!(visit.hear(&other, || [3; 32]), Checked::OtherTable);
    let end = end(&mut visit, &mut places, SECOND);
    assert!(
        matches!(end, Some(VisitEnd::OtherTable { table: TableId(id), .. }) if id == [9; 16]),
        "{end:?}"
    );
}

#[test]
fn a_message_that_cannot_be_is_not_believed() {
    let (mut visit, _) = guest(&lobby());
    let damaged = HostMessage::Log {
        entries: Vec::new(),
        last: limits::COUNTER_MAX + 1,
    };
    assert_eq!(
        visit.hear(&damaged, || [3; 32]),
        Checked::Fault(HostFault::Damaged),
        "a counter beyond all limits"
    );
}

#[test]
fn the_table_of_this_machine_is_followed_where_it_moves() {
    let closed = |visit: &mut Visit<Relics>| {
        visit.goes_on_here(SECOND);
        assert!(visit.is_at_home());
        let why = Closing::MovedOn;
        visit.hear(&HostMessage::Closed { why }, || [3; 32]);
    };
    let mut places = Whereabouts::default();
    let mut visit = new_visit(0);
    closed(&mut visit);
    places.follow(Some(device(1)), vec![at(1)]);
    visit.lost_home(2 * SECOND, &mut places, true);
    assert!(visit.is_searching() && !visit.is_at_home());
    let mut visit = new_visit(0);
    closed(&mut visit);
    visit.lost_home(2 * SECOND, &mut places, false);
    let moved = VisitEnd::Closed(Closing::MovedOn);
    assert_eq!(
        end(&mut visit, &mut places, 2 * SECOND),
        Some(moved),
        "nobody knows where"
    );
    let mut visit = new_visit(0);
    visit.goes_on_here(SECOND);
    visit.lost_home(2 * SECOND, &mut places, true);
    assert_eq!(
        end(&mut visit, &mut places, 2 * SECOND),
        Some(VisitEnd::Gone),
        "without a word"
    );
}

#[test]
fn an_heir_waits_for_the_others_looks_around_and_gives_up() {
    let (mut visit, mut places) = guest(&lobby());
    visit.lost(SECOND, &mut places, false);
    let (step, now) = nobody_answers(&mut visit, &mut places, SECOND);
    let VisitStep::Open { legacy, agreed } = step else {
        panic!("{step:?}");
    };
    assert!(!agreed);
    assert_eq!(Some(legacy.info.table), visit.guest().table());
    visit.opened(now, true);
    let lookout = match device(0) < device(1) {
        true => Lookout::Everywhere,
        false => Lookout::Announced,
    };
    let rival = Some(device(2)).filter(|other| *other < device(1));
    let mut looks = 0;
    let gave_up = loop {
        match visit.next(now + looks * LOOK_AGAIN, &mut places) {
            VisitStep::Look { lookout: look, heir } => {
                assert_eq!(look, lookout);
                let other = heir.map(|heir| heir.device);
                assert_eq!(
                    other, rival,
                    "of two that gather, the one with the higher key goes to the other"
                );
            }
            VisitStep::GiveUp => break now + looks * LOOK_AGAIN,
            step => panic!("{step:?}"),
        }
        looks += 1;
    };
    assert_eq!(looks, 5, "the second guest may go on as well");
    visit.gave_up(gave_up, false);
    let VisitStep::Pause(_) = visit.next(gave_up, &mut places) else {
        panic!("it does not try again at once");
    };
    let step = visit.next(gave_up + SECOND, &mut places);
    let VisitStep::Dial { heir: Some(heir), .. } = step else {
        panic!("{step:?}");
    };
    assert_eq!(heir.device, device(2), "the next one in line");
}

#[test]
fn of_two_heirs_that_gather_one_goes_to_the_other() {
    let table = lobby();
    let goes_to = |number: u64| {
        let (mut visit, mut places) = (new_visit(number), Whereabouts::new(None, None, vec![at(0)]));
        comes(&mut visit, &mut places, &table, number);
        visit.lost(SECOND, &mut places, false);
        let (step, now) = nobody_answers(&mut visit, &mut places, SECOND);
        assert!(matches!(step, VisitStep::Open { .. }), "{step:?}");
        visit.opened(now, true);
        match visit.next(now, &mut places) {
            VisitStep::Look { heir, .. } => heir.map(|heir| heir.device),
            step => panic!("{step:?}"),
        }
    };
    let (low, high) = if device(1) < device(2) { (1, 2) } else { (2, 1) };
    assert_eq!((goes_to(low), goes_to(high)), (None, Some(device(low))));
}

#[test]
fn a_person_may_go_on_without_the_others() {
    let (mut visit, mut places) = guest(&lobby());
    visit.lost(SECOND, &mut places, false);
    assert!(visit.go_on() && !visit.go_on(), "once");
    assert!(matches!(visit.next(SECOND, &mut places), VisitStep::Pause(_)));
    let step = visit.next(SECOND, &mut places);
    assert!(matches!(step, VisitStep::Open { agreed: true, .. }), "{step:?}");
    visit.opened(SECOND, true);
    let first = visit.goes_on_here(2 * SECOND);
    assert_eq!(first.len(), 1, "a host in the same process needs no testimony");
    assert!(!visit.goes_on(), "the wish is met");
}

#[test]
fn a_host_that_others_know_to_be_behind_leaves_it_to_them() {
    let (mut visit, mut places) = guest(&lobby());
    visit.lost(SECOND, &mut places, false);
    let (step, now) = nobody_answers(&mut visit, &mut places, SECOND);
    assert!(matches!(step, VisitStep::Open { .. }));
    visit.opened(now, true);
    visit.gave_up(now, true);
    let mut later = now;
    while later < now + 25 * SECOND {
        match visit.next(later, &mut places) {
            VisitStep::Pause(pause) => later += pause,
            VisitStep::Dial { limit, .. } => {
                later += limit.unwrap_or(SECOND);
                visit.not_reached(later, false);
            }
            step => panic!("{step:?}"),
        }
    }
}

#[test]
fn a_host_that_goes_on_with_the_table_is_the_one_to_come_back_to() {
    let mut old = lobby();
    let (mut visit, mut places) = (new_visit(2), Whereabouts::new(None, None, vec![at(0)]));
    comes(&mut visit, &mut places, &old, 2);
    visit.lost(SECOND, &mut places, false);
    let standing = old.estate(2).standing().expect("it was at the table");
    let mut next = old.succeeded(1, false);
    next.standings.insert(2, standing);
    next.join(2, origin(2));
    next.join(1, Origin::Host);
    next.pass(2 * SECOND);
    comes(&mut visit, &mut places, &next, 2);
    assert_eq!(places.host(), Some(device(0)), "the line stands");
    visit.lost(2 * SECOND, &mut places, false);
    assert_eq!(places.host(), Some(device(1)));
    let former: Vec<_> = places.former().map(|(device, _)| device).collect();
    assert_eq!(former, [device(0)]);
}
