//! The lines of a table's log that a window keeps: all of a real evening, and never more than there is room for.

use crate::ends::{played, window_of};
use podbay::{
    app::client::TableClient,
    games::{
        any::{AnyEvent, AnyGame, GameId},
        argo,
    },
    net::ClientUpdate,
    protocol::{BotKind, HostMessage, LogEntry, LogKind, LogReader, limits},
    rules::Seat,
};
use std::sync::Arc;

#[test]
fn real_games_take_a_quarter_of_the_room_for_a_log_at_most() {
    for game in GameId::ALL {
        let log = window_of(&played(*game, 2, BotKind::Random), 1).chronicle;
        let bytes: usize = log.entries().map(LogEntry::length).sum();
        let of_the_longest = bytes * limits::LOG_MAX / log.entries().len();
        assert!(
            of_the_longest <= limits::LOG_BYTES / 4,
            "{game:?}: {of_the_longest} bytes"
        );
    }
}

#[test]
fn a_host_that_tells_ever_longer_lines_fills_no_window_with_them() {
    let seat = Seat::wrapping(0);
    let played = window_of(&played(GameId::Argo, 2, BotKind::Random), 1);
    let mut commands = played.chronicle.entries().filter_map(|entry| match &entry.what {
        LogKind::Command { command, .. } => Some(command.clone()),
        _ => None,
    });
    let command = commands.next().expect("it was played");
    let event = AnyEvent::Argo(argo::Event::TurnStarted { seat, turn: 1 });
    let line = |number| LogEntry::<AnyGame> {
        number,
        what: LogKind::Command {
            seat,
            command: command.clone(),
            events: vec![event.clone(); 50_000],
            timed_out: false,
            revision: number,
        },
    };
    let (mut window, lines) = (TableClient::default(), 20);
    for number in 1..=lines {
        let page = HostMessage::Log {
            entries: vec![Arc::new(line(number))],
            last: lines,
        };
        window.take(ClientUpdate::Message(page), 0.0);
    }
    let bytes: usize = window.chronicle.entries().map(LogEntry::length).sum();
    assert!((limits::LOG_BYTES / 2..=limits::LOG_BYTES).contains(&bytes), "{bytes}");
    assert_eq!(window.chronicle.last(), lines, "the newest ones");
    let unread = window.chronicle.read(&mut LogReader::default()).expect("entries");
    assert!(unread.gap, "the screen says that some are missing");
}
