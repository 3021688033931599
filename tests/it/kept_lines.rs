//! The lines of a table's log that a window keeps: all of a real evening, and never more than there is room for.

use crate::ends::{played, window_of};
use podbay::{
    app::client::TableClient,
    games::{
        any::{AnyEvent, AnyGame, GameId},
        argo,
    },
    net::ClientUpdate,
    protocol::{BotKind, HostMessage, LogEntry, LogKind, limits},
    rules::Seat,
};

#[test]
fn real_games_take_a_quarter_of_the_room_for_a_log_at_most() {
    for game in GameId::ALL {
        let log = window_of(&played(*game, 2, BotKind::Random), 1).log;
        let bytes: usize = log.iter().map(LogEntry::length).sum();
        let of_the_longest = bytes * limits::LOG_MAX / log.len();
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
    let mut commands = played.log.iter().filter_map(|entry| match &entry.what {
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
            entries: vec![line(number)],
            last: lines,
        };
        window.take(ClientUpdate::Message(page), 0.0);
    }
    for kept in [&window.log, &window.unread.entries] {
        let bytes: usize = kept.iter().map(LogEntry::length).sum();
        assert!((limits::LOG_BYTES / 2..=limits::LOG_BYTES).contains(&bytes), "{bytes}");
        assert_eq!(kept.last().map(|entry| entry.number), Some(lines), "the newest ones");
    }
    assert!(window.unread.gap, "the screen says that some are missing");
}
