//! A table whose host is lost goes on at another member's machine.

use super::{
    play::{dig, play_out},
    table::{Table, device, key, options, origin, sworn},
};
use podbay::{
    protocol::{
        ClientMessage, Closing, DeviceId, HostMessage, LastSeen, LogKind, SeedVerdict, Stage, StepBackOffer, limits,
        successor_epoch,
    },
    record::{Action, Start, verify},
    rules::{
        Seat,
        relics::{Command, Relics},
    },
    session::{Guest, HostFault, Operator, Origin, ResumeError, Session},
};
use std::time::Duration;

/// A game of so many, with a seed that all of them made, after two commands.
pub(super) fn running(players: u64) -> Table<Relics> {
    running_with(players, &[])
}

/// The same at a host that was at a table with these devices before.
pub(super) fn running_with(players: u64, known: &[DeviceId]) -> Table<Relics> {
    let mut options = options("relics", players as usize);
    options.seed = None;
    options.admission.known = known.iter().copied().collect();
    let mut table = Table::started(options, players);
    table.answer(0, dig(2));
    table.answer(0, Command::Commit);
    table
}

/// The table goes on at the first guest, and the others come.
pub(super) fn gone_on(table: &mut Table<Relics>, others: &[u64]) -> Table<Relics> {
    let standings: Vec<_> = others
        .iter()
        .map(|&n| (n, table.estate(n).standing().unwrap()))
        .collect();
    let mut next = table.succeeded(1, false);
    next.standings.extend(standings);
    others.iter().for_each(|&number| next.join(number, origin(number)));
    assert!(!next.session().is_gathering());
    next.join(1, Origin::Host);
    next
}

#[test]
fn most_go_on_from_the_newest_position_that_anybody_saw() {
    let mut table = running(3);
    // The one who goes on has not heard the last command.
    let seen = table.newest(2).clone();
    let heard = &mut table.clients.get_mut(&1).unwrap().heard;
    let last = heard
        .iter()
        .rposition(|m| matches!(m, HostMessage::Snapshot(_)))
        .unwrap();
    heard.remove(last);
    assert!(table.estate(1).standing().unwrap().snapshot.unwrap().revision < seen.revision);
    let mut table = gone_on(&mut table, &[2]);
    let first = table.newest(2).clone();
    assert_eq!(
        (first.digest, first.table, first.game),
        (seen.digest, seen.table, seen.game)
    );
    let own = successor_epoch(0, Seat::wrapping(1), 0);
    assert!(
        first.epoch >= own && (first.epoch - own).is_multiple_of(8),
        "an epoch of this seat"
    );
    assert!(first.revision > seen.revision && first.generation > seen.generation);
    assert_eq!(first.step_back, StepBackOffer::TooDeep);
    assert!(matches!(first.events[0].what, LogKind::TakenOver { seat, .. } if seat == Seat::wrapping(1)));
    table.say(2, ClientMessage::LogFrom { number: 1 });
    let Some(HostMessage::Log { entries, .. }) = table.clients[&2].heard.last() else {
        panic!("no log")
    };
    let whole = entries.iter().map(|entry| entry.number).eq(1..=entries.len() as u32);
    assert!(
        whole && entries.len() as u32 >= first.log_last,
        "nothing of the log is lost"
    );
    // The host that was lost comes to its own seat as a guest.
    table.join(0, origin(0));
    play_out(&mut table, 3);
    let record = &table.records[0];
    assert!(matches!(record.header.start, Start::Taken { .. }));
    assert_eq!(verify(record).expect("it verifies").digest(), table.newest(2).digest);
    assert_eq!(table.clients[&2].verdict, Some(SeedVerdict::Verified));
    assert_eq!(table.clients[&1].verdict, Some(SeedVerdict::House));
    assert_eq!(table.clients[&0].verdict, Some(SeedVerdict::CameLater));
}

#[test]
fn an_owner_whom_the_lobby_does_not_name_keeps_the_seat_in_the_record() {
    let mut old = running(3);
    // A host that cannot write tells the owners in its record, and one of them may have left the table since.
    for message in &mut old.clients.get_mut(&1).unwrap().heard {
        if let HostMessage::Lobby(lobby) | HostMessage::Welcome { lobby, .. } = message {
            lobby.members.retain(|member| member.device != device(2));
        }
    }
    let mut next = old.succeeded(1, true);
    next.join(1, Origin::Host);
    let seats = &next.records[0].header.seats;
    assert_eq!(
        seats.iter().map(|seat| seat.device).collect::<Vec<_>>(),
        [0, 1, 2].map(device)
    );
    [0, 2].into_iter().for_each(|guest| next.join(guest, origin(guest)));
    play_out(&mut next, 3);
    verify(&next.records[0]).expect("it verifies");
}

#[test]
fn most_are_surely_at_a_host_only_when_its_record_has_begun() {
    let mut old = running(3);
    let standing = old.estate(2).standing().unwrap();
    let mut next = old.succeeded(1, false);
    next.standings.insert(2, standing);
    next.disk_full = true;
    next.join(2, origin(2));
    assert!(!next.session().is_gathering());
    assert_eq!(next.session().lobby().sure, 0, "a crash would leave nothing of it");
    next.free_disk();
    assert_eq!(next.session().lobby().sure, next.session().epoch());
}

#[test]
fn most_are_not_surely_at_a_host_that_still_waits_for_shares() {
    let mut old = running(4);
    let mut next = old.succeeded(1, false);
    for guest in [2, 3] {
        next.standings.insert(guest, old.estate(guest).standing().unwrap());
        next.join(guest, origin(guest));
        next.clients.get_mut(&guest).unwrap().shares = false;
    }
    next.join(1, Origin::Host);
    assert!(!next.session().is_gathering() && next.records.is_empty());
    assert_eq!(
        next.estate(2).standing().unwrap().sure,
        0,
        "a crash would leave nothing of it"
    );
    next.pass(limits::SHARES_MAX);
    assert_eq!(next.estate(2).standing().unwrap().sure, next.session().epoch());
}

#[test]
fn one_of_two_waits_until_the_people_choose() {
    let mut table = running(2).succeeded(1, false);
    table.pass(Duration::from_secs(60));
    assert!(table.session().is_gathering() && table.records.is_empty());
    table.operate(Operator::GoOn);
    assert!(!table.session().is_gathering());
    table.join(1, Origin::Host);
    assert_eq!(table.session().stage(), Stage::Playing);
    assert!(matches!(table.records[0].header.start, Start::Taken { .. }));
    let mut table = running(2).succeeded(1, false);
    table.join(1, Origin::Host);
    table.operate(Operator::GiveUp);
    assert_eq!(table.clients[&1].closed, Some(Closing::NoQuorum));
    assert!(Closing::NoQuorum.may_return() && table.session().is_closed());
}

#[test]
fn no_two_hosts_are_of_one_epoch_and_nobody_follows_the_lower_one() {
    let mut table = running(3);
    let standing = table.estate(0).standing().unwrap();
    let (mut low, mut high) = (table.succeeded(1, false), table.succeeded(2, false));
    assert_ne!(low.session().epoch(), high.session().epoch());
    if low.session().epoch() > high.session().epoch() {
        std::mem::swap(&mut low, &mut high);
    }
    low.standings.insert(0, standing);
    low.join(0, origin(0));
    let welcome = |table: &Table<Relics>| {
        let heard = &table.clients[&0].heard;
        heard
            .iter()
            .find(|m| matches!(m, HostMessage::Welcome { .. }))
            .unwrap()
            .clone()
    };
    let mut guest = Guest::<Relics>::new(false);
    assert!(guest.check(&welcome(&low)).is_ok());
    let mut later = welcome(&low);
    if let HostMessage::Welcome { table, .. } = &mut later {
        table.epoch = high.session().epoch();
    }
    assert!(guest.check(&later).is_ok());
    assert_eq!(guest.check(&welcome(&low)), Err(HostFault::Superseded));
    // One that has promised more raises the epoch of the next one.
    let mut standing = table.estate(2).standing().unwrap();
    standing.epoch = high.session().epoch();
    let mut low = table.succeeded(1, false);
    low.standings.insert(2, standing);
    low.join(2, origin(2));
    assert!(low.session().epoch() > high.session().epoch() && !low.session().is_gathering());
}

#[test]
fn a_host_gives_way_when_the_game_went_on_without_it_and_most_are_gone() {
    let mut old = running(3);
    let mut standing = gone_on(&mut old, &[2]).estate(2).standing().unwrap();
    old.standings.insert(2, standing.clone());
    old.drop_client(2);
    let before = old.session().epoch();
    old.join(2, origin(2));
    assert_eq!(
        old.session().epoch(),
        before,
        "its lines may be dead without its knowledge"
    );
    old.pass(limits::IDLE);
    old.standings.insert(2, standing.clone());
    old.drop_client(2);
    old.join(2, origin(2));
    assert!(!old.superseded, "most are here");
    assert!(old.session().epoch() > standing.epoch, "it goes on in a later epoch");
    standing.epoch = successor_epoch(old.session().epoch(), Seat::wrapping(1), 0);
    let position = standing.snapshot.as_mut().unwrap();
    (position.epoch, position.sure) = (standing.epoch, standing.epoch);
    standing.sure = standing.epoch;
    standing.mandate = Some(Box::new(sworn(standing.epoch, 1, &[1, 2]).into()));
    old.drop_client(1);
    old.drop_client(2);
    old.standings.insert(2, standing);
    old.join(2, origin(2));
    assert!(old.superseded, "the others went on elsewhere");
    old.operate(Operator::MoveOn);
    assert_eq!(old.clients[&0].closed, Some(Closing::MovedOn));
    let resumed = Session::resume(&old.records[0], &key(0), [4; 32], false);
    assert_eq!(resumed.err(), Some(ResumeError::MovedOn));
    assert!(verify(&old.records[0]).is_ok());
}

#[test]
fn a_host_that_was_only_away_takes_back_those_who_were_about_to_go_on() {
    let mut old = running(3);
    old.drop_client(1);
    old.drop_client(2);
    let mut standing = old.estate(2).standing().unwrap();
    standing.epoch = successor_epoch(0, Seat::wrapping(1), 0);
    old.standings.insert(2, standing.clone());
    old.join(2, origin(2));
    assert!(!old.superseded && old.session().epoch() > standing.epoch);
    old.join(1, origin(1));
    play_out(&mut old, 3);
    assert_eq!(old.clients[&2].verdict, Some(SeedVerdict::Verified));
}

/// A host of four that was left by all, and the word of those who went on without it.
pub(super) fn left_alone() -> (Table<Relics>, LastSeen<Relics>) {
    let mut old = running(4);
    let went_on = gone_on(&mut old, &[2, 3]).estate(2).standing().unwrap();
    (1..4).for_each(|guest| old.drop_client(guest));
    (old, went_on)
}

/// A member tells of another host, as that host does by itself.
pub(super) fn told(table: &mut Table<Relics>, member: u64, standing: &LastSeen<Relics>) {
    table.drop_client(member);
    table.standings.insert(member, standing.clone());
    table.join(member, origin(member));
    table.drop_client(member);
}

/// The word of the last guest, which was about to follow those who went on and has come back.
pub(super) fn promise(old: &Table<Relics>, went_on: &LastSeen<Relics>) -> LastSeen<Relics> {
    let mut promise = old.estate(3).standing().unwrap();
    promise.epoch = went_on.epoch;
    promise
}

/// A host without its people has set itself above those who went on, and is told of them.
fn gives_way_unless_most_came(started_again: bool) {
    for most_came in [false, true] {
        let (mut old, went_on) = left_alone();
        let promise = promise(&old, &went_on);
        told(&mut old, 3, &promise);
        assert!(!old.superseded && old.session().epoch() > went_on.epoch);
        if started_again {
            old.killed_and_resumed();
            told(&mut old, 1, &went_on);
            assert!(!old.superseded, "nobody is there yet, not even its own window");
            old.join(0, Origin::Host);
        }
        if most_came {
            (2..4).for_each(|guest| old.join(guest, origin(guest)));
            (2..4).for_each(|guest| old.drop_client(guest));
        }
        told(&mut old, 1, &went_on);
        assert!(!old.superseded, "the others may be on their way");
        old.pass(limits::IDLE);
        told(&mut old, 1, &went_on);
        assert_eq!(old.superseded, !most_came);
    }
}

#[test]
fn a_host_alone_above_others_gives_way_to_those_who_went_on() {
    gives_way_unless_most_came(false);
}

#[test]
fn a_host_that_was_started_again_waits_for_its_people_before_it_gives_way() {
    gives_way_unless_most_came(true);
}

#[test]
fn of_two_positions_the_one_that_most_were_there_for_is_gone_on_with() {
    // The first host plays on with one of three, above the round in which the two others have gone on.
    let (mut old, went_on) = left_alone();
    let promise = promise(&old, &went_on);
    old.standings.insert(3, promise);
    old.join(3, origin(3));
    old.killed_and_resumed();
    old.join(3, origin(3));
    let alone = old.estate(3).standing().unwrap();
    let [here, there] = [&alone, &went_on].map(|standing| standing.snapshot.as_deref().unwrap());
    assert!(here.epoch > there.epoch && here.revision > there.revision && here.sure < there.sure);
    let mut waiting = old.succeeded(3, false);
    waiting.join(3, Origin::Host);
    for (guest, standing) in [(1, &went_on), (2, &went_on)] {
        waiting.standings.insert(guest, standing.clone());
        waiting.join(guest, origin(guest));
    }
    waiting.pass(Duration::from_secs(2));
    assert!(!waiting.session().is_gathering());
    let Start::Taken { from, .. } = &waiting.records[0].header.start else {
        panic!("the table was taken over");
    };
    assert_eq!(from.revision, there.revision);
    assert!(waiting.session().epoch() > here.epoch, "everybody follows");
}

#[test]
fn a_host_tells_the_others_of_its_table_once_they_may_not_know_of_it() {
    let (mut old, went_on) = left_alone();
    assert_eq!(old.session().gone_on_in(), None, "nobody has gone on without it");
    let promise = promise(&old, &went_on);
    told(&mut old, 3, &promise);
    let epoch = old.session().epoch();
    assert_eq!(old.session().gone_on_in(), Some([epoch, 0]));
    let news = old.session().gone_on().unwrap();
    assert_eq!((news.epoch, news.snapshot.unwrap().sure), (epoch, 0));
    (2..4).for_each(|guest| old.join(guest, origin(guest)));
    assert_eq!(old.session().gone_on_in(), Some([epoch, epoch]), "most are here again");
    assert!(old.wrote(|action| *action == Action::Assembled));
    assert!(verify(&old.records[0]).is_ok());
    old.killed_and_resumed();
    let again = old.session().epoch();
    assert!(again > epoch);
    assert_eq!(
        old.session().gone_on_in(),
        Some([again, again]),
        "the record says so too"
    );
    old.operate(Operator::MoveOn);
    assert_eq!(old.session().gone_on_in(), None, "its table is closed");
}

#[test]
fn a_game_that_is_dealt_in_a_later_epoch_is_proven_all_the_same() {
    let mut old = running(4);
    let [second, third] = [2, 3].map(|guest| old.estate(guest).standing().unwrap());
    let mut waiting = old.succeeded(1, false);
    waiting.join(1, Origin::Host);
    waiting.standings.insert(2, second);
    waiting.join(2, origin(2));
    waiting.clients.get_mut(&2).unwrap().shares = false;
    waiting.standings.insert(3, third);
    waiting.join(3, origin(3));
    assert!(waiting.records.is_empty(), "a share is missing");
    // The last one was about to follow somebody else.
    let mut late = old.estate(0).standing().unwrap();
    late.epoch = successor_epoch(waiting.session().epoch(), Seat::wrapping(0), 1);
    waiting.standings.insert(0, late.clone());
    waiting.join(0, origin(0));
    assert!(waiting.session().epoch() > late.epoch);
    waiting.pass(limits::SHARES_MAX);
    assert_eq!(waiting.records.len(), 1);
    // Everybody hears of the table once more.
    waiting.bans_a_stranger(1);
    play_out(&mut waiting, 4);
    assert_eq!(waiting.clients[&3].verdict, Some(SeedVerdict::Verified));
}

#[test]
fn who_gave_the_table_up_may_take_it_over_again_as_the_last_one() {
    let old = running(3);
    let lobby = old.estate(1).legacy().unwrap().lobby;
    let heirs = |own| -> Vec<_> { lobby.heirs(own).into_iter().map(|heir| heir.device).collect() };
    assert_eq!(heirs(None), [device(1), device(2)]);
    assert_eq!(heirs(Some(device(2))), heirs(None));
    assert_eq!(heirs(Some(device(0))), [device(1), device(2), device(0)]);
    let legacy = old.estate(0).legacy().unwrap();
    assert!(
        Session::succeed(legacy, &key(0), [6; 32], false)
            .unwrap()
            .is_gathering()
    );
}

#[test]
fn who_knows_an_older_game_leaves_the_table_to_the_others() {
    let mut old = running(3);
    let older = old.estate(1).legacy().unwrap();
    play_out(&mut old, 3);
    old.say(0, ClientMessage::Rematch);
    for guest in [1, 2] {
        old.say(guest, ClientMessage::SetReady { ready: true });
    }
    old.say(0, ClientMessage::Start);
    let newer = old.estate(2).standing().unwrap();
    assert_eq!(newer.snapshot.as_ref().unwrap().game, 2);
    let session = Session::succeed(older, &key(1), [6; 32], false).unwrap();
    let mut waiting = Table::around(session);
    waiting.standings.insert(2, newer);
    waiting.join(2, origin(2));
    assert!(waiting.superseded);
}

#[test]
fn who_came_to_one_that_waits_for_the_others_knows_all_who_may_go_on() {
    let mut old = running(4);
    let before = old.estate(3);
    let heirs = before.legacy().unwrap().lobby.heirs(None);
    assert_eq!(heirs.len(), 3);
    let mut waiting = old.succeeded(1, false);
    waiting.standings.insert(3, before.standing().unwrap());
    waiting.join(3, origin(3));
    assert!(waiting.session().is_gathering());
    let mut estate = before;
    waiting.clients[&3]
        .heard
        .iter()
        .for_each(|message| estate.hear(message));
    assert_eq!(estate.lobby().unwrap().heirs(None).len(), 1, "nobody else is there");
    assert_eq!(estate.legacy().unwrap().lobby.heirs(None), heirs);
    waiting.standings.insert(2, old.estate(2).standing().unwrap());
    waiting.join(2, origin(2));
    assert!(!waiting.session().is_gathering());
    let mut estate = old.estate(3);
    waiting.clients[&3]
        .heard
        .iter()
        .for_each(|message| estate.hear(message));
    let devices: Vec<_> = estate
        .legacy()
        .unwrap()
        .lobby
        .heirs(None)
        .into_iter()
        .map(|heir| heir.device)
        .collect();
    assert_eq!(devices, [device(2), device(3)], "those of the new host");
}

#[test]
fn a_record_whose_table_went_on_is_gone_on_with_when_that_is_wanted() {
    let mut table = running(2);
    table.operate(Operator::MoveOn);
    let record = table.records[0].clone();
    assert_eq!(
        Session::resume(&record, &key(0), [4; 32], false).err(),
        Some(ResumeError::MovedOn)
    );
    let session = Session::resume_anyway(&record, &key(0), [4; 32], false).unwrap();
    let mut again = Table::around(session);
    again.records = vec![record];
    again.join(0, Origin::Host);
    again.join(1, origin(1));
    assert!(again.session().epoch() > 0);
    play_out(&mut again, 2);
    assert!(verify(&again.records[0]).is_ok());
    assert_eq!(
        Session::resume(&again.records[0], &key(0), [4; 32], false).err(),
        Some(ResumeError::Over)
    );
}

#[test]
fn a_killed_successor_goes_on_from_its_own_record() {
    let mut old = running(3);
    let mut table = gone_on(&mut old, &[2]);
    table.join(0, origin(0));
    let before = table.newest(2).clone();
    table.killed_and_resumed();
    assert!(table.session().epoch() > before.epoch);
    table.join(1, Origin::Host);
    table.join(0, origin(0));
    table.join(2, origin(2));
    assert_eq!(table.newest(2).digest, before.digest);
    table.say(2, ClientMessage::LogFrom { number: 1 });
    let log = table.clients[&2].heard.last();
    assert!(matches!(log, Some(HostMessage::Log { entries, .. }) if entries[0].number == 1));
    play_out(&mut table, 3);
    assert!(verify(&table.records[0]).is_ok());
}

#[test]
fn the_game_after_one_that_was_taken_over_is_proven_from_its_own_beginning() {
    let mut old = running(3);
    let mut table = gone_on(&mut old, &[2]);
    table.join(0, origin(0));
    play_out(&mut table, 3);
    table.say(1, ClientMessage::Rematch);
    for guest in [0, 2] {
        table.say(guest, ClientMessage::SetReady { ready: true });
    }
    table.say(1, ClientMessage::Start);
    // They know the whole log, as whoever has come back does.
    for guest in [0, 2] {
        table.say(guest, ClientMessage::LogFrom { number: 1 });
    }
    play_out(&mut table, 3);
    assert_eq!(table.newest(2).game, 2);
    for guest in [0, 2] {
        assert_eq!(table.clients[&guest].verdict, Some(SeedVerdict::Verified));
    }
}
