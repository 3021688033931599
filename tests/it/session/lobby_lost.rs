//! A table whose host is lost before a game goes on in its lobby at another member's machine.

use super::{
    play::play_out,
    succession::told,
    table::{Table, device, key, options, origin},
};
use podbay::{
    protocol::{
        BotKind, ClientMessage, Colour, Finding, LastSeen, LogKind, Name, SeedReport, SeedVerdict, SeedWitness, Stage,
        limits,
    },
    record::{Start, verify},
    rules::{Seat, relics::Relics},
    session::{Operator, Origin, Session},
};
use std::time::Duration;

/// A lobby with the host member and so many guests; the first guest is ready.
fn lobby(guests: u64) -> Table<Relics> {
    let mut options = options("relics", guests as usize + 1);
    options.seed = None;
    let mut table = Table::new(options);
    table.join(0, Origin::Host);
    (1..=guests).for_each(|guest| table.join(guest, origin(guest)));
    table.say(1, ClientMessage::SetReady { ready: true });
    table
}

/// The table at the first guest, where these come; its own window comes last.
fn gone_on(old: &mut Table<Relics>, others: &[u64]) -> Table<Relics> {
    let standings: Vec<_> = others.iter().map(|&n| (n, old.estate(n).standing().unwrap())).collect();
    let mut next = old.succeeded(1, false);
    next.standings.extend(standings);
    others.iter().for_each(|&number| next.join(number, origin(number)));
    next
}

/// A host whose two guests are gone, and what the table that went on with them tells it.
fn left_alone() -> (Table<Relics>, LastSeen<Relics>) {
    let mut old = lobby(2);
    let mut next = gone_on(&mut old, &[2]);
    next.join(1, Origin::Host);
    let news = next.session().gone_on().expect("others may not know");
    [1, 2].into_iter().for_each(|guest| old.drop_client(guest));
    (old, news)
}

fn names(table: &Table<Relics>) -> Vec<Option<String>> {
    let seats = table.session().lobby().seats;
    seats.into_iter().map(|seat| seat.name.map(Into::into)).collect()
}

fn ready(table: &Table<Relics>) -> Vec<bool> {
    table.session().lobby().seats.iter().map(|seat| seat.ready).collect()
}

fn all_start(table: &mut Table<Relics>, starter: u64, others: &[u64]) {
    for &number in others {
        table.say(number, ClientMessage::SetReady { ready: true });
    }
    table.say(starter, ClientMessage::Start);
}

#[test]
fn most_keep_the_evening_when_the_host_is_lost_in_the_lobby() {
    let mut old = lobby(2);
    old.say(0, ClientMessage::SetWindow { seconds: 45 });
    let seat = Seat::wrapping(2);
    let name = Name::parse("Dora").unwrap();
    old.say(2, ClientMessage::NameSeat { seat, name });
    let colour = Colour::Violet;
    old.say(2, ClientMessage::SetColour { seat, colour });
    old.say(2, ClientMessage::SetReady { ready: true });
    let (people, colours) = (names(&old), old.colours());
    let mut next = gone_on(&mut old, &[]);
    assert!(next.session().is_gathering(), "one of three is not most");
    assert_eq!(next.session().stage(), Stage::Lobby);
    next.standings.insert(2, old.estate(2).standing().unwrap());
    next.join(2, origin(2));
    assert!(!next.session().is_gathering() && next.session().has_begun());
    next.join(1, Origin::Host);
    assert!(next.session().epoch() > old.session().epoch());
    assert_eq!(
        (next.session().stage(), names(&next), next.colours()),
        (Stage::Lobby, people, colours)
    );
    assert_eq!(next.estate(2).legacy().unwrap().info.window_seconds, 45);
    // Nobody is ready for somebody who is away.
    assert_eq!(ready(&next), [false, false, true]);
    next.join(0, origin(0));
    assert!(next.estate(0).has_seat(), "it comes back as a guest");
    all_start(&mut next, 1, &[0, 2]);
    assert_eq!(next.session().stage(), Stage::Playing);
    play_out(&mut next, 3);
    let record = &next.records[0];
    assert!(
        matches!(record.header.start, Start::Shared { .. }),
        "nothing was taken over"
    );
    assert!(verify(record).is_ok());
    for guest in [0, 2] {
        assert_eq!(next.clients[&guest].verdict, Some(SeedVerdict::Verified), "{guest}");
    }
}

#[test]
fn a_seed_that_was_being_made_falls_back_to_the_lobby() {
    let mut old = lobby(2);
    old.clients.get_mut(&2).unwrap().shares = false;
    all_start(&mut old, 0, &[2]);
    assert_eq!(old.session().stage(), Stage::Dealing);
    let mut next = gone_on(&mut old, &[2]);
    next.join(1, Origin::Host);
    assert_eq!(
        (next.session().is_gathering(), next.session().stage()),
        (false, Stage::Lobby)
    );
    next.join(0, origin(0));
    all_start(&mut next, 1, &[0, 1, 2]);
    play_out(&mut next, 3);
    // The promise of the lost host is no other one for this game.
    for guest in [0, 2] {
        assert_eq!(next.clients[&guest].verdict, Some(SeedVerdict::Verified), "{guest}");
        assert_eq!(next.clients[&guest].abandoned, 1, "{guest} remembers that deal");
    }
}

#[test]
fn who_has_not_seen_the_game_begin_leaves_the_table_to_who_has() {
    let mut old = lobby(2);
    old.clients.get_mut(&2).unwrap().shares = false;
    all_start(&mut old, 0, &[2]);
    let dealing = old.estate(1).legacy().unwrap();
    old.pass(limits::SHARES_MAX);
    let seen = old.estate(2).standing().unwrap();
    assert!(seen.snapshot.is_some());
    let mut next = Table::around(Session::succeed(dealing, &key(1), [6; 32], false).unwrap());
    next.standings.insert(2, seen);
    next.join(2, origin(2));
    assert!(next.superseded && next.session().is_gathering());
}

#[test]
fn nobody_goes_on_with_a_lobby_alone_unasked() {
    let mut options = options("relics", 2);
    options.seed = None;
    let mut hosted_by_a_program = Table::<Relics>::new(options);
    hosted_by_a_program.join(1, origin(1));
    for mut old in [lobby(1), hosted_by_a_program] {
        let mut next = gone_on(&mut old, &[]);
        next.pass(Duration::from_secs(60));
        assert!(next.session().is_gathering());
        next.operate(Operator::GoOn);
        assert_eq!(
            (next.session().is_gathering(), next.session().stage()),
            (false, Stage::Lobby)
        );
    }
}

#[test]
fn who_comes_while_the_others_are_waited_for_sits_down_when_the_lobby_opens() {
    let mut options = options("relics", 3);
    options.seed = None;
    let mut old = Table::<Relics>::new(options);
    old.join(0, Origin::Host);
    old.join(1, origin(1));
    let mut next = gone_on(&mut old, &[]);
    (5..7).for_each(|guest| next.join(guest, origin(guest)));
    assert!(next.session().is_gathering() && !next.estate(5).has_seat());
    next.operate(Operator::GoOn);
    // One seat was free, and that of the lost host is.
    assert_eq!([5, 6].map(|guest| next.estate(guest).has_seat()), [true; 2]);
    assert_eq!([5, 6].map(|guest| next.last_refusal(guest)), [None, None]);
}

#[test]
fn bots_of_the_lost_host_and_the_log_of_games_before_are_there_again() {
    let mut old = lobby(2);
    all_start(&mut old, 0, &[2]);
    play_out(&mut old, 3);
    let (kind, seat) = (BotKind::Greedy, Seat::wrapping(2));
    old.operate(Operator::Rematch(None));
    old.say(2, ClientMessage::LeaveSeat { seat });
    old.say(0, ClientMessage::AddBot { seat, kind });
    let bot = old.bots[0].0;
    old.join_as(9, bot, Origin::Bot, true);
    let lines = old.newest(1).log_last;
    let mut next = gone_on(&mut old, &[]);
    next.operate(Operator::GoOn);
    next.join(1, Origin::Host);
    assert_eq!(next.bots, [(bot, kind)]);
    next.join_as(9, bot, Origin::Bot, true);
    next.join(0, origin(0));
    all_start(&mut next, 1, &[0]);
    assert_eq!(next.session().stage(), Stage::Playing);
    let first = next.newest(0);
    let started = |kind: &LogKind<Relics>| matches!(kind, LogKind::Started { .. });
    assert!(started(&first.events[0].what) && first.events[0].number == lines + 1);
    assert!(
        first.gap && first.game > 2,
        "a game that nobody heard of has a number of its own"
    );
}

#[test]
fn the_host_of_before_hears_that_its_lobby_is_elsewhere() {
    let mut old = lobby(2);
    let mut next = gone_on(&mut old, &[2]);
    next.join(1, Origin::Host);
    let news = next.session().gone_on().expect("others may not know");
    assert_eq!((news.snapshot.is_none(), news.sure), (true, next.session().epoch()));
    told(&mut old, 1, &news);
    assert!(!old.superseded, "the second guest seems to be there");
    old.drop_client(2);
    old.pass(Duration::from_secs(3));
    told(&mut old, 1, &news);
    assert!(old.superseded && old.session().has_begun());
    assert_eq!(old.session().epoch(), 0, "it sets itself above nobody");
}

#[test]
fn who_is_replaced_while_away_is_still_heard_of_where_the_table_went_on() {
    let (mut old, news) = left_alone();
    // Nobody comes any more, and bots are to play.
    for seat in [1, 2].map(Seat::wrapping) {
        let kind = BotKind::Greedy;
        old.say(0, ClientMessage::AddBot { seat, kind });
    }
    old.drop_client(0);
    old.pass(Duration::from_secs(3));
    told(&mut old, 1, &news);
    assert!(old.superseded);
}

#[test]
fn a_lobby_that_gave_seats_to_others_gives_way_to_where_most_of_its_people_went() {
    let (mut old, news) = left_alone();
    old.join(3, origin(3));
    let owners = old.session().lobby().seats.into_iter().filter_map(|seat| seat.device);
    assert_eq!(
        Vec::from_iter(owners),
        [device(0), device(3), device(2)],
        "two of three are here"
    );
    old.pass(Duration::from_secs(3));
    told(&mut old, 1, &news);
    assert!(old.superseded);
    assert_eq!(old.session().epoch(), 0, "it sets itself above nobody");
}

#[test]
fn the_seeds_of_two_games_with_one_number_are_not_held_against_each_other() {
    let mut old = lobby(2);
    // Two go on apart, and each comes to a game.
    let [one, mut other] = [1, 2].map(|host| {
        let mut next = old.succeeded(host, false);
        next.operate(Operator::GoOn);
        next.pass(Duration::from_secs(2));
        next.join(host, Origin::Host);
        let guests = [0, 3 - host];
        guests.iter().for_each(|guest| next.join(*guest, origin(*guest)));
        all_start(&mut next, host, &[0, 1, 2]);
        assert_eq!(next.session().stage(), Stage::Playing);
        next
    });
    assert_eq!(one.newest(0).game, other.newest(0).game);
    // Somebody was at the one when its game began, and at the other when its game was over.
    other.join(7, origin(7));
    play_out(&mut other, 3);
    let heard = one.clients[&0].heard.iter().chain(&other.clients[&7].heard);
    let mut witness = SeedWitness::default();
    let findings: Vec<_> = heard.filter_map(|message| witness.hear(message, || [5; 32])).collect();
    let report = SeedReport::of(SeedVerdict::CameLater);
    let game = one.newest(0).game;
    assert_eq!(findings.last(), Some(&Finding::Verdict { game, report }));
}

#[test]
fn who_came_to_one_that_waits_in_a_lobby_knows_all_who_may_go_on() {
    let mut old = lobby(3);
    let mut estate = old.estate(3);
    let heirs = estate.legacy().unwrap().lobby.heirs(None);
    assert_eq!(heirs.len(), 3);
    let next = gone_on(&mut old, &[3]);
    assert!(next.session().is_gathering());
    next.clients[&3].heard.iter().for_each(|message| estate.hear(message));
    assert_eq!(estate.legacy().unwrap().lobby.heirs(None), heirs);
    // It gave up, and the host is there again: whoever promised to follow it is taken in, in a later epoch.
    let promise = estate.standing().unwrap();
    assert!(promise.epoch > promise.sure);
    told(&mut old, 3, &promise);
    assert!(!old.superseded && old.session().epoch() > promise.epoch);
}
