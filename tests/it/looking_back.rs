//! Earlier positions as the clients of a real table keep them: who plays, who comes later, who only looks on.

use crate::{
    session::table::{Table, options, origin},
    support::{recorded, setup},
};
use podbay::{
    app::{client::TableClient, past::Past, table_event::TableEvent},
    games::{
        alien_frontiers,
        any::{AnyGame, AnyView, GameId, Listed},
        aqua_sphere, argo,
    },
    net::ClientUpdate,
    protocol::{ClientMessage, HostMessage, LogEntry, LogKind, LogReader, codec},
    rules::{Game, GameRng, Seat, Seed, Viewer},
};
use std::{ops::RangeInclusive, sync::Arc};

/// What client 0 saw: the number of the newest entry of the log, and the position.
type Seen = Vec<(u32, AnyView)>;

fn play(table: &mut Table<AnyGame>, commands: u32, rng: &mut GameRng, seen: &mut Seen) {
    for _ in 0..commands {
        let asked = (0..2).find(|&client| !table.newest(client).legal.is_empty()).unwrap();
        let list = &table.newest(asked).legal[0].1;
        let command = list[rng.below(list.len() as u32) as usize].clone();
        table.answer(asked, command);
        seen.push((table.newest(0).log_last, table.newest(0).view.clone()));
    }
}

/// The window's knowledge of the table at which a connection heard all this.
fn client(table: &Table<AnyGame>, connection: u64) -> TableClient {
    let mut client = TableClient::default();
    for message in &table.clients[&connection].heard {
        client.take(ClientUpdate::Message(message.clone()), 0.0);
    }
    client
}

/// Asserts that a client keeps these positions, and none of those.
fn keeps<G: Listed>(client: &TableClient, kept: &[(u32, AnyView)], not: &[(u32, AnyView)]) {
    for (entry, view) in kept {
        let place = client.past.place(*entry).expect("it was there");
        assert_eq!(client.past.view::<G>(place).as_ref(), G::own_view(view));
    }
    for (entry, _) in not {
        assert_eq!(client.past.place(*entry), None, "nobody showed it to this client");
    }
}

fn at_a_table<G: Listed>(game: GameId) {
    let mut table = Table::<AnyGame>::started(options(game.name(), 2), 2);
    let (mut rng, mut seen) = (GameRng::new(Seed::from_number(6)), Seen::new());
    play(&mut table, 15, &mut rng, &mut seen);
    // All seats are taken: this one looks on.
    table.join(7, origin(7));
    play(&mut table, 15, &mut rng, &mut seen);
    for connection in [0, 1] {
        keeps::<G>(&client(&table, connection), &seen, &[]);
    }
    let (before, after) = seen.split_at(14);
    keeps::<G>(&client(&table, 7), after, before);
    // Another game's positions are no longer those of this one.
    let mut guest = client(&table, 7);
    let mut other = table.newest(7).clone();
    (other.game, other.revision) = (other.game + 1, other.revision + 1);
    other.events.clear();
    let message = HostMessage::Snapshot(Box::new(other));
    guest.take(ClientUpdate::Message(message), 0.0);
    keeps::<G>(&guest, &after[after.len() - 1..], &after[..after.len() - 1]);
}

#[test]
fn who_plays_and_who_looks_on_keeps_the_positions_that_came() {
    at_a_table::<argo::State>(GameId::Argo);
    at_a_table::<alien_frontiers::State>(GameId::AlienFrontiers);
    at_a_table::<aqua_sphere::State>(GameId::AquaSphere);
}

/// Entries of the log behind those that a client has.
fn entries(numbers: RangeInclusive<u32>) -> Vec<Arc<LogEntry<AnyGame>>> {
    let what = LogKind::Ended { game: 1 };
    let entry = |number| {
        let what = what.clone();
        Arc::new(LogEntry { number, what })
    };
    numbers.map(entry).collect()
}

/// Hands a client a page of the log.
fn hand_page(client: &mut TableClient, numbers: RangeInclusive<u32>) {
    let (last, entries) = (*numbers.end(), entries(numbers));
    client.take(ClientUpdate::Message(HostMessage::Log { entries, last }), 0.0);
}

/// The numbers of the entries that a reader reads next, and whether there is a gap before them.
fn unread(client: &TableClient, reader: &mut LogReader) -> Option<(Vec<u32>, bool)> {
    let unread = client.chronicle.read(reader)?;
    Some((unread.entries.iter().map(|entry| entry.number).collect(), unread.gap))
}

fn length(client: &TableClient) -> u32 {
    client.chronicle.entries().len() as u32
}

#[test]
fn entries_behind_a_hole_wait_until_it_is_filled() {
    let table = Table::<AnyGame>::started(options("argo", 2), 2);
    let mut client = client(&table, 0);
    let (mut snapshot, n, mut reader) = (table.newest(0).clone(), length(&client), LogReader::default());
    (snapshot.events, snapshot.gap, snapshot.log_last) = (entries(n + 3..=n + 4), true, n + 4);
    assert_eq!(unread(&client, &mut reader), Some(((1..=n).collect(), false)));
    client.take(ClientUpdate::Message(HostMessage::Snapshot(Box::new(snapshot))), 0.0);
    assert_eq!(unread(&client, &mut reader), None);
    assert_eq!(client.recorded.last(), Some(&ClientMessage::LogFrom { number: n + 1 }));
    hand_page(&mut client, n + 1..=n + 2);
    assert_eq!(unread(&client, &mut reader), Some(((n + 1..=n + 4).collect(), false)));
}

#[test]
fn what_the_host_no_longer_has_is_a_gap() {
    let mut client = client(&Table::<AnyGame>::started(options("argo", 2), 2), 0);
    let (n, mut reader) = (length(&client), LogReader::default());
    hand_page(&mut client, n + 50..=n + 51);
    assert_eq!(unread(&client, &mut reader), Some(((1..=n).collect(), false)));
    assert_eq!(unread(&client, &mut reader), Some((vec![n + 50, n + 51], true)));
}

/// A position of the first game.
fn first_view() -> AnyView {
    let setup = setup::<argo::State>(2, &[]);
    argo::State::any_view(argo::State::new(&setup, Seed::from_number(1)).view(Viewer::Spectator))
}

#[test]
fn an_entry_leads_to_its_position_and_to_no_other() {
    let mut past = Past::default();
    past.keep(7..=7, 1, &first_view());
    past.keep(8..=10, 1, &first_view());
    past.keep(10..=10, 1, &first_view());
    past.keep(14..=15, 1, &first_view());
    let places = [6, 7, 8, 10, 11, 13, 15, 16].map(|entry| past.place(entry));
    assert_eq!(places, [None, Some(0), Some(1), Some(1), None, None, Some(2), None]);
    assert_eq!((past.since(0), past.since(2)), (2, 0));
}

/// Keeps all positions of a random game of four.
fn whole_game<G: Listed>() {
    let setup = setup::<G>(4, &[]);
    let (mut past, mut last) = (Past::default(), 0);
    let (_, states) = recorded::<G>(&setup, Seed::from_number(3), usize::MAX);
    for (entry, state) in (1..).zip(&states) {
        past.keep(entry..=entry, entry, &G::any_view(state.view(Viewer::Spectator)));
        last = entry;
    }
    assert_eq!((past.place(1), past.place(last)), (Some(0), Some(last as usize - 1)));
}

#[test]
fn a_whole_game_is_kept() {
    whole_game::<argo::State>();
    whole_game::<alien_frontiers::State>();
    whole_game::<aqua_sphere::State>();
}

#[test]
fn the_oldest_positions_make_room() {
    const MOST: usize = 512 * 1024;
    let (mut past, view) = (Past::default(), first_view());
    for entry in 1..=20_000 {
        past.keep(entry..=entry, entry, &view);
    }
    assert_eq!(past.place(1), None);
    let kept = past.place(20_000).unwrap() + 1;
    let bytes = kept * codec::encode(&view).unwrap().len();
    assert!((MOST / 2..MOST).contains(&bytes), "{bytes} bytes of {kept} positions");
}

/// A later position of another epoch, with these entries of the log.
fn later_epoch(of: &Table<AnyGame>, events: Vec<Arc<LogEntry<AnyGame>>>, log_last: u32) -> ClientUpdate {
    let mut snapshot = of.newest(0).clone();
    (snapshot.epoch, snapshot.revision) = (snapshot.epoch + 8, snapshot.revision + 1);
    (snapshot.events, snapshot.log_last) = (events, log_last);
    ClientUpdate::Message(HostMessage::Snapshot(Box::new(snapshot)))
}

#[test]
fn the_log_of_a_host_that_was_started_anew_is_read_from_its_beginning() {
    let table = Table::<AnyGame>::started(options("argo", 2), 2);
    let mut client = client(&table, 0);
    let (n, mut reader) = (length(&client), LogReader::default());
    assert!(unread(&client, &mut reader).is_some());
    client.take(later_epoch(&table, Vec::new(), n), 0.0);
    let anew = client.chronicle.read(&mut reader).expect("it begins anew");
    assert!(anew.anew && anew.entries.is_empty());
    assert_eq!(client.recorded.last(), Some(&ClientMessage::LogFrom { number: 1 }));
    hand_page(&mut client, 1..=n);
    assert_eq!(unread(&client, &mut reader), Some(((1..=n).collect(), false)));
}

#[test]
fn the_log_goes_on_at_the_member_that_goes_on_with_the_table() {
    let table = Table::<AnyGame>::started(options("argo", 2), 2);
    let mut client = client(&table, 0);
    let (n, mut reader) = (length(&client), LogReader::default());
    assert!(unread(&client, &mut reader).is_some());
    let (seat, epoch) = (Seat::wrapping(1), 8);
    let what = LogKind::TakenOver { seat, epoch };
    // The other one has heard one entry more.
    let taken_over = Arc::new(LogEntry { number: n + 2, what });
    let told = client.take(later_epoch(&table, vec![Arc::clone(&taken_over)], n + 2), 0.0);
    let expected = [
        TableEvent::WentOn(seat),
        TableEvent::News(vec![Arc::clone(&taken_over)]),
    ];
    assert_eq!(told, expected, "the player is told");
    let mut newcomer = TableClient::default();
    let told = newcomer.take(later_epoch(&table, vec![taken_over], n + 2), 0.0);
    assert_eq!(told, [], "who did not see it change hands is not");
    assert_eq!((unread(&client, &mut reader), length(&client)), (None, n + 1));
    assert_eq!(client.recorded.last(), Some(&ClientMessage::LogFrom { number: n + 1 }));
    hand_page(&mut client, n + 1..=n + 1);
    assert_eq!(unread(&client, &mut reader), Some(((n + 1..=n + 2).collect(), false)));
}
