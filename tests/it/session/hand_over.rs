//! A table that is handed over while its host is still there.

use super::{
    play::play_out,
    succession::{left_alone, promise, running, told},
    table::{Table, device, key, origin},
};
use podbay::{
    protocol::{ClientMessage, Closing, DeviceId, HostMessage, Join, RefusalCode, limits, round_of},
    record::{Action, verify},
    rules::relics::Relics,
    session::{Origin, Session},
};
use std::{collections::BTreeSet, time::Duration};

#[test]
fn a_table_is_handed_over_without_waiting() {
    let mut table = running(2);
    table.say(1, ClientMessage::HandOver { to: None });
    assert_eq!(table.last_refusal(1), Some(RefusalCode::HostOnly));
    table.say(0, ClientMessage::HandOver { to: None });
    let told = |m: &HostMessage<Relics>| matches!(m, HostMessage::HandedOver { to, .. } if *to == device(1));
    assert!(table.clients[&1].heard.iter().any(told));
    assert_eq!(table.clients[&1].closed, Some(Closing::MovedOn));
    let mut next = table.succeeded(1, true);
    assert!(!next.session().is_gathering());
    next.join(1, Origin::Host);
    // Until then the table stays open here, and nobody plays.
    assert_eq!((table.clients[&0].closed, table.session().is_closed()), (None, false));
    table.say(0, ClientMessage::HandOver { to: None });
    assert_eq!(table.last_refusal(0), Some(RefusalCode::HandingOver));
    table.join(7, origin(7));
    assert!(table.clients[&7].heard.iter().any(told), "whoever comes is sent there");
    assert!(!table.wrote(|action| *action == Action::MovedOn));
    let news = next.session().gone_on().unwrap();
    table.connect(21, device(1), origin(1));
    table.say(21, ClientMessage::LastSeen(Box::new(news)));
    assert_eq!(
        [0, 21].map(|client| table.clients[&client].closed),
        [Some(Closing::MovedOn); 2]
    );
    assert_eq!(table.records[0].entries.last().unwrap().action, Action::MovedOn);
    table.connect(8, device(8), origin(8));
    assert_eq!(
        table.clients[&8].closed,
        Some(Closing::MovedOn),
        "who comes late may look on elsewhere"
    );
    next.join(0, origin(0));
    play_out(&mut next, 2);
    let mut alone = running(2);
    alone.drop_client(1);
    alone.say(0, ClientMessage::HandOver { to: None });
    assert_eq!(alone.last_refusal(0), Some(RefusalCode::NoHeir));
}

#[test]
fn whoever_gets_the_table_waits_for_the_others_no_longer_than_they_need() {
    let mut table = running(3);
    table.say(0, ClientMessage::HandOver { to: None });
    let mut next = table.succeeded(1, true);
    assert!(next.session().is_gathering(), "the other one is about to come");
    next.pass(Duration::from_millis(700));
    assert!(
        !next.session().is_gathering(),
        "it knows the newest position without the other one"
    );
}

#[test]
fn members_that_did_not_answer_are_not_waited_for() {
    let table = running(4);
    let standing = table.estate(3).standing().unwrap();
    let waits = |silent: &BTreeSet<DeviceId>| {
        let mut legacy = table.estate(2).legacy().unwrap();
        legacy.note_silent(silent);
        let mut next = Table::around(Session::succeed(legacy, &key(2), [6; 32], true).unwrap());
        next.standings.insert(3, standing.clone());
        next.join(3, origin(3));
        next.session().is_gathering()
    };
    assert!(waits(&BTreeSet::new()), "the first seat may come yet");
    assert!(!waits(&BTreeSet::from([device(1)])));
}

#[test]
fn a_table_that_is_not_taken_over_stays_here_in_a_later_epoch() {
    let mut table = running(2);
    let promise = table.estate(1).standing().unwrap();
    table.say(0, ClientMessage::HandOver { to: None });
    if let Some((seat, list)) = table.newest(0).legal.first().cloned() {
        let decision = table.newest(0).decisions[0].id;
        let command = list[0];
        table.say(
            0,
            ClientMessage::Command {
                decision,
                seat,
                command,
            },
        );
        assert_eq!(table.last_refusal(0), Some(RefusalCode::HandingOver));
    }
    table.pass(limits::HAND_OVER_MAX - Duration::from_secs(1));
    assert_eq!(table.session().epoch(), 0);
    // Who gets it was about to go on and died; it has promised a later epoch only.
    table.pass(Duration::from_secs(1));
    let epoch = table.session().epoch();
    assert_eq!((round_of(epoch), table.session().is_closed()), (1, false));
    assert_eq!(
        table.session().gone_on_in(),
        Some([epoch, 0]),
        "it may have gone on there all the same"
    );
    assert!(!table.session().lobby().together);
    table.standings.insert(1, promise);
    table.join(1, origin(1));
    assert_eq!(table.session().gone_on_in(), Some([epoch, epoch]));
    assert!(table.session().lobby().together);
    play_out(&mut table, 2);
    assert!(verify(&table.records[0]).is_ok());
}

#[test]
fn who_gets_a_table_may_have_been_at_another_host_before() {
    let (mut old, went_on) = left_alone();
    let promise = promise(&old, &went_on);
    told(&mut old, 3, &promise);
    let epoch = old.session().epoch();
    old.join(2, origin(2));
    let members = old.session().lobby().members;
    let to = members.iter().find(|m| m.device == device(2)).map(|m| m.id);
    old.say(0, ClientMessage::HandOver { to });
    assert_eq!(old.session().lobby().handed_to, to);
    old.connect(21, device(2), origin(2));
    old.say(21, ClientMessage::LastSeen(Box::new(went_on)));
    assert!(!old.session().is_closed(), "it has not gone on at its machine");
    old.pass(limits::HAND_OVER_MAX);
    assert!(old.session().epoch() > epoch && old.session().lobby().handed_to.is_none());
}

#[test]
fn nobody_gets_the_table_whose_machine_never_hosts() {
    let mut table = running(3);
    let join = |may_host| {
        ClientMessage::Join(Join {
            name: "P1".to_owned(),
            colour: None,
            bot: false,
            spectator: false,
            may_host,
        })
    };
    table.connect(11, device(1), origin(1));
    table.say(11, join(false));
    let heirs: Vec<_> = table
        .session()
        .lobby()
        .heirs(None)
        .into_iter()
        .map(|heir| heir.device)
        .collect();
    assert_eq!(heirs, [device(2)]);
    table.say(0, ClientMessage::HandOver { to: None });
    let told = |m: &HostMessage<Relics>| matches!(m, HostMessage::HandedOver { to, .. } if *to == device(2));
    assert!(table.clients[&2].heard.iter().any(told));
}

/// A host that handed its table over and took it back after six seconds, and the first guest, who went on with it alone.
fn given_and_taken_back() -> (Table<Relics>, Table<Relics>) {
    let mut giver = running(3);
    giver.say(0, ClientMessage::HandOver { to: None });
    let mut heir = giver.succeeded(1, true);
    heir.pass(Duration::from_millis(700));
    heir.join(1, Origin::Host);
    assert!(!heir.session().is_gathering(), "it needs nobody else");
    giver.pass(limits::HAND_OVER_MAX);
    assert!(!giver.session().is_closed());
    (giver, heir)
}

fn hears_of(table: &mut Table<Relics>, other: &Table<Relics>) -> bool {
    let news = other.session().gone_on().expect("it went on there");
    table.there.insert(device(other.host), other.session().sure_epoch());
    // A host that has slept is given the time to notice which of its lines are dead.
    for connection in [40, 41] {
        table.connect(connection, device(other.host), origin(other.host));
        table.say(connection, ClientMessage::LastSeen(Box::new(news.clone())));
        table.pass(limits::IDLE);
    }
    table.session().is_closed()
}

#[test]
fn a_host_that_took_its_table_back_alone_gives_way_to_whom_it_gave_it() {
    let (mut giver, heir) = given_and_taken_back();
    assert!(hears_of(&mut giver, &heir));
}

#[test]
fn a_table_that_was_given_gives_way_to_the_host_that_most_follow_since() {
    let (mut giver, mut heir) = given_and_taken_back();
    let standing = giver.estate(2).standing().unwrap();
    giver.standings.insert(2, standing);
    giver.join(2, origin(2));
    assert!(giver.session().lobby().together, "two of three");
    assert!(!hears_of(&mut giver, &heir), "most have followed it since");
    assert!(hears_of(&mut heir, &giver), "nobody has followed the one that got it");
}
