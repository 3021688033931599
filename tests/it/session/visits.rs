//! A member's visit to a table, step by step, against a real desk.

use super::{
    mandates::played,
    succession::running,
    table::{Table, device, key, options, origin},
};
use podbay::{
    protocol::{
        ClientMessage, Closing, DeviceId, HostMessage, Join, Refusal, RefusalCode, RequestKind, TableId, TableInfo,
        limits,
    },
    rules::{Outcome, relics::Relics},
    session::{
        Checked, ConnectionId, HostFault, Input, LOOK_AGAIN, Lookout, Origin, Session, Visit, VisitEnd, VisitOptions,
        VisitStep, Whereabouts,
    },
};
use std::{collections::BTreeSet, net::SocketAddr, time::Duration};

const SECOND: Duration = Duration::from_secs(1);

fn at(number: u8) -> SocketAddr {
    SocketAddr::from(([192, 0, 2, number], 4000))
}

fn new_visit(number: u64) -> Visit<Relics> {
    visit_of(number, true)
}

fn visit_of(number: u64, may_host: bool) -> Visit<Relics> {
    Visit::new(VisitOptions {
        may_host,
        ..options_of(number)
    })
}

fn options_of(number: u64) -> VisitOptions {
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
fn comes(visit: &mut Visit<Relics>, places: &mut Whereabouts, table: &Table<Relics>, number: u64) {
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

fn end(visit: &mut Visit<Relics>, places: &mut Whereabouts, now: Duration) -> Option<VisitEnd<Relics>> {
    match visit.next(now, places) {
        VisitStep::End(end) => Some(end),
        _ => None,
    }
}

/// Lets nobody answer until the next step is no attempt to reach somebody; returns that step and the time.
fn nobody_answers(
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
    let mut looks = 0;
    let gave_up = loop {
        match visit.next(now + looks * LOOK_AGAIN, &mut places) {
            VisitStep::Look(look) => assert_eq!(look, lookout),
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
    let (step, _) = nobody_answers(&mut visit, &mut places, now);
    assert!(matches!(step, VisitStep::Open { .. }), "{step:?}");
    assert!(places.shuns(device(1)) && places.shuns(device(3)));
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
    assert!(matches!(visit.next(now, &mut places), VisitStep::Look(_)) && places.shuns(device(0)));
    // Between two times of gathering as well.
    visit.gave_up(now, false);
    let (step, now) = nobody_answers(&mut visit, &mut places, now);
    assert!(
        matches!(step, VisitStep::Open { .. }) && places.shuns(device(0)),
        "{step:?}"
    );
    let later = visit.next(now + 20 * SECOND, &mut places);
    assert!(matches!(later, VisitStep::Look(_)) && !places.shuns(device(0)));
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
