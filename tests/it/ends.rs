//! The end of a game: how it went, what stood out, who won how often, and that nothing is pressed by accident.

use crate::{
    session::table::{Table, options, origin},
    window::said,
};
use egui::{Event, Key, Modifiers, Vec2, vec2};
use egui_kittest::{Harness, kittest::Queryable};
use podbay::{
    app::{
        client::{Ended, TableClient},
        course::Course,
        frame::Wish,
        games::shown,
        look,
        screens::{end::end_ui, menu::leaving},
    },
    bot::Bot,
    games::{
        any::{AnyEvent, AnyGame, GameId},
        argo,
    },
    net::ClientUpdate,
    protocol::{BotKind, ClientMessage, HostMessage, LogKind, Stage},
    rules::{Game, Seat, Seed},
    session::TableOptions,
};
use std::{collections::BTreeMap, time::Duration};

/// The seed of bots where any would do.
pub const BOTS: u64 = 11;

/// Bots of a kind play through the seats of clients until the game ends, or for so many commands.
pub fn play(table: &mut Table<AnyGame>, players: u64, kind: BotKind, most: usize) {
    let mut played = 0;
    play_until(table, players, (kind, BOTS), |_| {
        played += 1;
        played > most
    });
}

/// Bots of a kind and a seed play through the seats of clients until the game ends, or something is seen before a
/// command.
pub fn play_until(
    table: &mut Table<AnyGame>,
    players: u64,
    (kind, seed): (BotKind, u64),
    mut seen: impl FnMut(&Table<AnyGame>) -> bool,
) {
    let mut bot = Bot::new(kind, Seed::from_number(seed));
    while table.session().stage() == Stage::Playing && !seen(table) {
        let asked = (0..players).find(|&client| !table.newest(client).legal.is_empty());
        let client = asked.expect("somebody is asked");
        let (view, setup) = (&table.newest(client).view, setup_of(table, client));
        let (seat, legal) = &table.newest(client).legal[0];
        let command = bot
            .choose_any(&setup, *seat, view, legal, || false)
            .expect("something is legal");
        table.answer(client, command);
    }
}

fn setup_of(table: &Table<AnyGame>, client: u64) -> <AnyGame as Game>::Setup {
    let heard = table.clients[&client].heard.iter().rev();
    let info = heard.filter_map(|message| match message {
        HostMessage::Welcome { table, .. } | HostMessage::Table(table) => Some(table.setup.clone()),
        _ => None,
    });
    info.take(1).next().expect("it was told the setup")
}

/// What the window of a client knows after what it heard from a message on; each message comes a second after the last.
fn hear(table: &Table<AnyGame>, client: u64, window: &mut TableClient, heard: &mut usize) {
    for message in &table.clients[&client].heard[*heard..] {
        window.take(ClientUpdate::Message(message.clone()), *heard as f64);
        *heard += 1;
    }
}

pub fn window_of(table: &Table<AnyGame>, client: u64) -> TableClient {
    let mut window = TableClient::default();
    hear(table, client, &mut window, &mut 0);
    window
}

/// A table whose seed everybody makes.
pub fn fair(game: GameId, players: u64) -> Table<AnyGame> {
    let options = TableOptions {
        seed: None,
        ..options(game.name(), players as usize)
    };
    Table::started(options, players)
}

/// A game that bots have played to its end.
pub fn played(game: GameId, players: u64, kind: BotKind) -> Table<AnyGame> {
    let mut table = fair(game, players);
    play(&mut table, players, kind, usize::MAX);
    table
}

fn course(window: &TableClient) -> (Course, Ended) {
    let ended = window.ended.clone().expect("it heard of the end");
    let mut course = (shown(window.game().unwrap()).course)(window);
    course.finish(&ended.outcome);
    (course, ended)
}

#[test]
fn the_curve_of_a_game_goes_from_its_beginning_to_its_result() {
    for &game in GameId::ALL {
        for kind in [BotKind::Random, BotKind::Greedy] {
            let window = window_of(&played(game, 2, kind), 1);
            let (course, ended) = course(&window);
            assert!(course.whole, "{game:?}");
            assert!(course.points.len() > 5, "{game:?}: {}", course.points.len());
            let turns: Vec<u32> = course.points.iter().map(|point| point.turn).collect();
            assert!(
                turns.windows(2).all(|pair| pair[0] + 1 == pair[1]),
                "{game:?} {turns:?}"
            );
            let last = course.points.last().unwrap();
            for standing in &ended.outcome.standings {
                assert_eq!(last.of(standing.seat), standing.score, "{game:?}");
            }
            assert_eq!(last.neutral, ended.outcome.neutral.map(|neutral| neutral.score));
            assert!(!course.feats.is_empty(), "{game:?}: something was done");
            assert!(ended.lasted.unwrap().whole);
        }
    }
}

/// Points by turn and seat. The first turn begins with the game, before any command that would say so.
type Points = BTreeMap<(u32, usize), i32>;

/// The points that the log and the curve of a game of Argo tell of.
fn scored_and_risen(window: &TableClient) -> [Points; 2] {
    let (mut turn, mut scored) = (0_u32, Points::new());
    for entry in window.chronicle.entries() {
        let LogKind::Command { events, .. } = &entry.what else {
            continue;
        };
        for event in events {
            match event {
                AnyEvent::Argo(argo::Event::TurnStarted { turn: next, .. }) => turn = (*next).into(),
                AnyEvent::Argo(argo::Event::Scored { seat, points, .. }) => {
                    *scored.entry((turn, seat.index())).or_default() += i32::from(*points);
                }
                _ => {}
            }
        }
    }
    let (course, _) = course(window);
    let mut risen = Points::new();
    for pair in course.points.windows(2) {
        for seat in 0..2 {
            risen.insert((pair[1].turn, seat), pair[1].scores[seat] - pair[0].scores[seat]);
        }
    }
    [scored, risen].map(|mut points| {
        points.retain(|(turn, _), points| *turn > 1 && *points != 0);
        points
    })
}

#[test]
fn the_points_of_argo_rise_in_the_turn_in_which_they_were_scored() {
    let mut times = 0;
    for secret in 1..=6 {
        let options = TableOptions {
            seed: None,
            secret: [secret; 32],
            ..options("argo", 2)
        };
        let mut table = Table::started(options, 2);
        play(&mut table, 2, BotKind::Random, usize::MAX);
        let [scored, risen] = scored_and_risen(&window_of(&table, 0));
        assert_eq!(scored, risen, "game {secret}");
        times += scored.len();
    }
    assert!(times > 6, "somebody scores: {times}");
}

/// The end screen with all that it returned.
pub struct Shown {
    pub window: TableClient,
    pub wishes: Vec<Wish>,
    installed: bool,
}

pub type EndScreen = Harness<'static, Shown>;

pub fn end_screen(window: TableClient, size: Vec2) -> EndScreen {
    let shown = Shown {
        window,
        wishes: Vec::new(),
        installed: false,
    };
    let ui = |ui: &mut egui::Ui, shown: &mut Shown| {
        if !std::mem::replace(&mut shown.installed, true) {
            // Fonts are there from the next frame on.
            look::install(ui.ctx());
            ui.ctx().request_repaint();
            return;
        }
        look::set_seat_colours(ui.ctx(), shown.window.colours());
        let ended = shown.window.at_end().ended.clone().expect("an end");
        shown.wishes.extend(end_ui(ui, &shown.window, &ended));
    };
    Harness::builder()
        .with_size(size)
        .with_max_steps(60)
        .with_step_dt(0.02)
        .build_ui_state(ui, shown)
}

pub const SIZES: [Vec2; 3] = [vec2(960.0, 600.0), vec2(1280.0, 800.0), vec2(1440.0, 900.0)];

pub fn press(harness: &mut EndScreen, label: &str) {
    if let Some(button) = harness.query_by_label(label) {
        button.click();
        harness.run_steps(2);
    }
}

#[test]
fn how_it_went_and_the_talk_are_there_at_every_size() {
    for (&game, kind) in GameId::ALL
        .iter()
        .zip([BotKind::Greedy, BotKind::Greedy, BotKind::Random])
    {
        let table = played(game, 4, kind);
        for size in SIZES {
            let mut harness = end_screen(window_of(&table, 0), size);
            harness.run_steps(60);
            assert!(harness.query_by_label("Save the replay").is_some());
            press(&mut harness, "How it went");
            for part in ["Points over the turns.", "Biggest leap"] {
                assert!(harness.query_by_label_contains(part).is_some(), "{game:?} {size:?}");
            }
            press(&mut harness, "Talk");
            assert!(harness.query_by_label("Say something").is_some(), "{game:?} {size:?}");
        }
    }
}

#[test]
fn who_came_in_the_middle_sees_the_part_that_is_known() {
    let mut table = Table::<AnyGame>::started(options("argo", 2), 2);
    play(&mut table, 2, BotKind::Random, 120);
    table.join(7, origin(7));
    play(&mut table, 2, BotKind::Random, usize::MAX);
    let window = window_of(&table, 7);
    let (late, ended) = course(&window);
    assert!(!late.whole);
    let (all, _) = course(&window_of(&table, 0));
    // The seed was given, so nobody can say what was before; the curve begins with the game all the same.
    let known = late.points[1].turn;
    assert!(known > 1, "{known}");
    let seen = |turn| turn == 0 || turn >= known;
    let rest: Vec<_> = all.points.iter().filter(|point| seen(point.turn)).cloned().collect();
    assert_eq!(late.points, rest);
    assert_eq!((late.longest_lead(), ended.lasted.unwrap().whole), (None, false));
    let mut harness = end_screen(window, SIZES[1]);
    harness.run_steps(60);
    assert!(harness.query_by_label_contains("since you came").is_some());
    assert!(harness.query_by_label_contains("Points over the turns.").is_some());
}

#[test]
fn who_comes_in_the_middle_or_back_sees_the_whole_course_once_the_seed_is_known() {
    for &game in GameId::ALL {
        let mut table = fair(game, 2);
        play(&mut table, 2, BotKind::Greedy, 40);
        table.join(7, origin(7));
        play(&mut table, 2, BotKind::Greedy, usize::MAX);
        let (all, _) = course(&window_of(&table, 0));
        let mut window = window_of(&table, 7);
        // The client asks for what it lacks, and the host tells it.
        let mut asked = 0;
        while let Some(question) = window.recorded.get(asked).cloned() {
            let known = table.clients[&7].heard.len();
            table.say(7, question);
            asked += 1;
            for message in &table.clients[&7].heard[known..] {
                window.take(ClientUpdate::Message(message.clone()), 1e4);
            }
        }
        assert!(asked > 0, "{game:?}: something was missing");
        let (late, _) = course(&window);
        assert!(late.whole, "{game:?}");
        assert_eq!(late.points, all.points, "{game:?}");
    }
}

#[test]
fn the_result_stays_until_it_is_left_and_the_game_is_played_by_those_who_agree() {
    let mut table = played(GameId::Argo, 3, BotKind::Random);
    let (mut windows, mut heard) = (BTreeMap::new(), BTreeMap::new());
    let mut hear_all = |table: &Table<AnyGame>, windows: &mut BTreeMap<u64, TableClient>| {
        for client in 0..3 {
            hear(
                table,
                client,
                windows.entry(client).or_default(),
                heard.entry(client).or_default(),
            );
        }
    };
    hear_all(&table, &mut windows);
    table.say(0, ClientMessage::Rematch);
    hear_all(&table, &mut windows);
    for window in windows.values() {
        assert!(window.at_result, "nobody is pulled off the result");
        assert_eq!(window.stage(), Stage::Lobby);
    }
    // What is changed in the lobby changes nothing of the result.
    let names = |window: &TableClient| {
        (0..3)
            .map(|seat| window.name(Seat::wrapping(seat)).to_owned())
            .collect::<Vec<_>>()
    };
    let before = names(windows[&1].at_end());
    let seats = [0, 1].map(Seat::wrapping);
    table.say(0, ClientMessage::SwapSeats { seats });
    hear_all(&table, &mut windows);
    assert_ne!(names(&windows[&1]), before);
    assert_eq!(names(windows[&1].at_end()), before);
    // One leaves it, and finds it again.
    let one = windows.get_mut(&2).unwrap();
    one.leave_result();
    assert!(!one.at_result && one.has_result());
    one.show_result();
    assert!(one.at_result);
    for guest in [1, 2] {
        table.say(guest, ClientMessage::SetReady { ready: true });
    }
    table.say(2, ClientMessage::SetReady { ready: false });
    hear_all(&table, &mut windows);
    table.say(0, ClientMessage::Start);
    assert_eq!(table.session().stage(), Stage::Lobby, "one has not agreed");
    table.say(2, ClientMessage::SetReady { ready: true });
    hear_all(&table, &mut windows);
    table.say(0, ClientMessage::Start);
    hear_all(&table, &mut windows);
    for window in windows.values() {
        assert!(!window.at_result, "who agreed plays");
    }
}

#[test]
fn who_does_not_answer_is_not_waited_for_and_keeps_the_result() {
    let mut table = Table::<AnyGame>::started(options("argo", 2), 2);
    play(&mut table, 2, BotKind::Random, usize::MAX);
    let mut guest = window_of(&table, 1);
    let mut heard = table.clients[&1].heard.len();
    table.say(0, ClientMessage::Rematch);
    table.pass(Duration::from_secs(9));
    table.say(0, ClientMessage::Start);
    assert_eq!(table.session().stage(), Stage::Lobby);
    table.pass(Duration::from_secs(2));
    table.say(0, ClientMessage::Start);
    assert_eq!(table.session().stage(), Stage::Playing);
    hear(&table, 1, &mut guest, &mut heard);
    assert!(guest.at_result && guest.stage() == Stage::Playing);
    assert_eq!(guest.at_end().ended.as_ref().map(|ended| ended.game), Some(1));
    let mut harness = end_screen(guest, SIZES[1]);
    harness.run_steps(60);
    assert!(harness.query_by_label("The next game has begun").is_some());
    harness.get_by_label("Go to the game").click();
    harness.run_steps(2);
    assert_eq!(harness.state().wishes, [Wish::LeaveResult]);
}

#[test]
fn enter_at_the_result_proposes_a_game_and_starts_none() {
    let mut table = played(GameId::Argo, 2, BotKind::Random);
    let mut window = window_of(&table, 0);
    let mut heard = table.clients[&0].heard.len();
    window.is_host = true;
    let mut harness = end_screen(window, SIZES[1]);
    harness.run_steps(60);
    enter(&mut harness, false);
    assert_eq!(harness.state().wishes, [Wish::Say(ClientMessage::Rematch)]);
    table.say(0, ClientMessage::Rematch);
    table.say(1, ClientMessage::SetReady { ready: true });
    hear(&table, 0, &mut harness.state_mut().window, &mut heard);
    harness.run_steps(2);
    // A second click of the first: other buttons have its place now.
    harness.get_by_label("Start").click();
    harness.run_steps(60);
    enter(&mut harness, false);
    assert_eq!(harness.state().wishes.len(), 1, "no key starts it");
    harness.get_by_label("Start").click();
    harness.run_steps(2);
    assert_eq!(harness.state().wishes.last(), Some(&Wish::Say(ClientMessage::Start)));
}

#[test]
fn who_comes_when_all_is_over_sees_the_result_without_a_curve() {
    let mut table = played(GameId::Argo, 2, BotKind::Random);
    table.join(7, origin(7));
    let window = window_of(&table, 7);
    assert_eq!(window.ended.as_ref().unwrap().lasted, None);
    let mut harness = end_screen(window, SIZES[1]);
    harness.run_steps(60);
    assert!(harness.query_by_label_contains("saw too little of the game").is_some());
}

#[test]
fn nobody_is_asked_before_leaving_a_game_whose_end_was_told() {
    let table = played(GameId::Argo, 2, BotKind::Random);
    let mut window = TableClient::default();
    let mut asked = Vec::new();
    for message in &table.clients[&1].heard {
        window.take(ClientUpdate::Message(message.clone()), 1.0);
        let on = matches!(window.stage(), Stage::Playing | Stage::Dealing);
        let playing = on && !window.my_seats().is_empty();
        asked.push((playing, window.ended.is_some(), leaving(&window)));
    }
    // The end is told while the lobby still says that the game is on.
    assert!(asked.contains(&(true, true, None)));
    for (playing, ended, why) in asked {
        assert_eq!(why.is_some(), playing && !ended);
    }
}

#[test]
fn games_won_are_counted_by_name_over_a_rematch() {
    let mut table = played(GameId::Argo, 2, BotKind::Random);
    let (mut window, mut heard) = (TableClient::default(), 0);
    hear(&table, 0, &mut window, &mut heard);
    let first = window.tally.clone();
    assert_eq!(first.games, 1);
    table.say(0, ClientMessage::Rematch);
    (0..2).for_each(|client| table.say(client, ClientMessage::SetReady { ready: true }));
    table.say(0, ClientMessage::Start);
    play(&mut table, 2, BotKind::Random, usize::MAX);
    hear(&table, 0, &mut window, &mut heard);
    // A client that comes back is told the end once more.
    let ends = table.clients[&0]
        .heard
        .iter()
        .filter(|m| matches!(m, HostMessage::Ended { .. }))
        .cloned();
    let ends: Vec<_> = ends.collect();
    assert_eq!(ends.len(), 2);
    window.take(ClientUpdate::Message(ends[1].clone()), 1e6);
    assert_eq!(window.tally.games, 2);
    let mut won: BTreeMap<String, u32> = BTreeMap::new();
    for end in ends {
        let HostMessage::Ended { outcome, .. } = end else {
            continue;
        };
        let aliens = outcome.neutral.as_ref().is_some_and(|neutral| neutral.won);
        for standing in outcome.standings {
            *won.entry(format!("P{}", standing.seat.index())).or_default() += u32::from(standing.rank == 1 && !aliens);
        }
    }
    assert_eq!(window.tally.won, won.into_iter().collect::<Vec<_>>());
    assert!(
        window.ended.as_ref().unwrap().lasted.unwrap().seconds < 1e5,
        "the clock stood still at the end"
    );
    let mut harness = end_screen(window, SIZES[1]);
    harness.run_steps(60);
    assert!(harness.query_by_label_contains("Won tonight, in 2 games").is_some());
}

fn enter(harness: &mut EndScreen, repeat: bool) {
    harness.event(Event::Key {
        key: Key::Enter,
        physical_key: None,
        pressed: true,
        repeat,
        modifiers: Modifiers::NONE,
    });
    harness.run_steps(2);
}

#[test]
fn what_was_meant_for_the_board_presses_nothing() {
    let table = played(GameId::Argo, 2, BotKind::Random);
    let mut window = window_of(&table, 0);
    window.is_host = true;
    let mut harness = end_screen(window, SIZES[1]);
    harness.run_steps(2);
    enter(&mut harness, false);
    harness.get_by_label("Rematch").click();
    harness.run_steps(2);
    assert_eq!(harness.state().wishes, []);
    harness.run_steps(60);
    assert_eq!(harness.state().wishes, [], "nothing is kept for later");
    // A key that is held down since.
    enter(&mut harness, true);
    assert_eq!(harness.state().wishes, []);
    harness.event(Event::Key {
        key: Key::Enter,
        physical_key: None,
        pressed: false,
        repeat: false,
        modifiers: Modifiers::NONE,
    });
    harness.run_steps(2);
    enter(&mut harness, false);
    assert_eq!(harness.state().wishes.first(), Some(&Wish::Say(ClientMessage::Rematch)));
}

#[test]
fn the_talk_goes_on_at_the_end() {
    let table = played(GameId::Argo, 2, BotKind::Random);
    for size in SIZES {
        let mut harness = end_screen(window_of(&table, 0), size);
        harness.run_steps(60);
        press(&mut harness, "Talk");
        harness.get_by_label("Say something").focus();
        harness.run_steps(2);
        harness.event(Event::Text("well played".to_owned()));
        harness.run_steps(2);
        enter(&mut harness, false);
        let wishes = Some(harness.state().wishes.clone());
        assert!(
            matches!(said(&wishes), Some(ClientMessage::Talk(_))),
            "{size:?}: {wishes:?}"
        );
        assert_eq!(
            harness.state().wishes.len(),
            1,
            "Enter says it, and starts no other game"
        );
    }
}

#[test]
fn without_anybody_to_hear_it_there_is_no_talk() {
    let mut window = window_of(&played(GameId::Argo, 2, BotKind::Random), 0);
    let me = window.me;
    window
        .lobby
        .as_mut()
        .unwrap()
        .members
        .retain(|member| Some(member.id) == me);
    assert_eq!(window.lobby.as_ref().unwrap().members.len(), 1);
    let mut harness = end_screen(window, SIZES[1]);
    harness.run_steps(60);
    assert!(harness.query_by_label("Talk").is_none());
    assert!(harness.query_by_label("How it went").is_some());
}
