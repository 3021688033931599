//! The curve of points begins with the game, whatever has become of the host meanwhile.

use super::{
    ends::{fair, play},
    session::table::{Table, options, origin},
};
use podbay::{
    app::{
        client::TableClient,
        course::{Course, CoursePoint},
        games::shown,
    },
    games::any::{AnyGame, GameId},
    net::ClientUpdate,
    protocol::{BotKind, HostMessage, Stage},
    session::Origin,
};

/// The window of a client takes in all that its connection has heard, and is told what it asks for.
fn hear(table: &mut Table<AnyGame>, client: u64, window: &mut TableClient) {
    hear_at(1.0, table, client, window);
}

/// The same at a time in seconds.
fn hear_at(now: f64, table: &mut Table<AnyGame>, client: u64, window: &mut TableClient) {
    let mut heard = 0;
    while let Some(message) = table.clients[&client].heard.get(heard).cloned() {
        window.take(ClientUpdate::Message(message), now);
        heard += 1;
        for question in std::mem::take(&mut window.recorded) {
            table.say(client, question);
        }
    }
}

fn curve(window: &TableClient) -> Course {
    (shown(window.game().unwrap()).course)(window)
}

/// Returns the window of a client in a running game, and the first point of its curve.
fn from_the_beginning(table: &mut Table<AnyGame>, client: u64) -> (TableClient, CoursePoint) {
    let mut window = TableClient::default();
    hear(table, client, &mut window);
    let mut course = curve(&window);
    assert!(course.whole, "it was there from the beginning on");
    let first = course.points.remove(0);
    assert_eq!(first.turn, 0);
    (window, first)
}

/// The curve of a game that is over, which has this first point.
fn begins_with(first: &CoursePoint, window: &TableClient) -> Course {
    assert!(window.ended.is_some(), "it heard of the end");
    let course = curve(window);
    let begun = &course.points[0];
    // A first card of Alien Frontiers may be worth a point. Who knows the game only from its middle on does not know of it.
    let unknown = window.game() == Some(GameId::AlienFrontiers) && !course.whole;
    let exact = || unknown || begun.scores == first.scores;
    assert!(begun.turn == 0 && exact(), "{:?}: {begun:?}, {first:?}", window.game());
    let turns: Vec<u32> = course.points.iter().map(|point| point.turn).collect();
    assert!(
        turns.len() > 2 && turns.is_sorted_by(|before, after| before < after),
        "{:?}: {turns:?}",
        window.game()
    );
    course
}

#[test]
fn the_curve_begins_with_the_game_when_another_host_has_taken_it_over() {
    for &game in GameId::ALL {
        let mut table = fair(game, 3);
        play(&mut table, 3, BotKind::Greedy, 40);
        let (mut stayed, first) = from_the_beginning(&mut table, 2);
        let standing = table.estate(2).standing().unwrap();
        let mut next = table.succeeded(1, false);
        next.standings.insert(2, standing);
        next.join(2, origin(2));
        next.join(1, Origin::Host);
        // The host that was lost comes back as a guest. Its window has seen nothing of the game.
        next.join(0, origin(0));
        assert!(!next.session().is_gathering() && next.session().stage() == Stage::Playing);
        play(&mut next, 3, BotKind::Greedy, usize::MAX);
        let mut came_back = TableClient::default();
        let oldest = stayed.past.first();
        // The host may have told only this client of an end, and died: that end does not stand.
        let is_end = |message: &&HostMessage<AnyGame>| matches!(message, HostMessage::Ended { .. });
        let end = next.clients[&2].heard.iter().find(is_end).cloned().unwrap();
        stayed.take(ClientUpdate::Message(end), 1.0);
        hear_at(121.0, &mut next, 2, &mut stayed);
        // The time and the positions from before belong to the same game.
        let lasted = stayed.ended.as_ref().and_then(|end| end.lasted).unwrap();
        assert!(lasted.whole && lasted.seconds == 120.0, "{game:?}: {lasted:?}");
        assert_eq!(stayed.past.first(), oldest, "{game:?}");
        hear(&mut next, 0, &mut came_back);
        let lasted = came_back.ended.as_ref().and_then(|end| end.lasted);
        assert_eq!(
            lasted, None,
            "{game:?}: it has seen a moment of the game, not the whole"
        );
        for window in [&stayed, &came_back] {
            begins_with(&first, window);
        }
    }
}

/// With a seed that all made, the record of the game is known at its end; with one that was given only its beginning is.
#[test]
fn the_curve_begins_with_the_game_when_its_host_has_died_and_goes_on() {
    let all = GameId::ALL.iter().map(|&game| (game, true));
    for (game, shared) in all.chain([(GameId::Argo, false)]) {
        let mut table = match shared {
            true => fair(game, 2),
            false => Table::started(options(game.name(), 2), 2),
        };
        play(&mut table, 2, BotKind::Greedy, 40);
        let (mut stayed, first) = from_the_beginning(&mut table, 1);
        table.killed_and_resumed();
        table.join(0, Origin::Host);
        table.join(1, origin(1));
        play(&mut table, 2, BotKind::Greedy, usize::MAX);
        // The window of the host has died with its program.
        let mut opened_again = TableClient::default();
        hear(&mut table, 1, &mut stayed);
        hear(&mut table, 0, &mut opened_again);
        for window in [&stayed, &opened_again] {
            assert_eq!(begins_with(&first, window).whole, shared, "{game:?}");
        }
    }
}
