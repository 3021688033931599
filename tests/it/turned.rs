//! The analysis of a game beside the window, at its end and in a replay.

use super::{
    ends::{SIZES, end_screen, fair, play, played, press, window_of},
    languages::texts,
    replays::{any_recorded, wandering, whole},
    session::table::origin,
};
use egui_kittest::{
    Harness,
    kittest::{NodeT, Queryable},
};
use podbay::{
    app::{
        analysis::{Chances, GameAnalysis, positions_of},
        client::TableClient,
        course::{CoursePoint, lines_that_stand},
        frame::Wish,
        games::shown,
        look,
        playback::{Playback, ReplayWish},
        replay::Replay,
    },
    bot::analysis::{ChancePoint, ChosenCommand, Swing, SwingCause},
    games::{
        any::{AnyGame, AnyView, GameId},
        argo,
    },
    net::ClientUpdate,
    protocol::{BotKind, LogKind},
    record::Action,
    rules::{Game, PerSeat, Seat, Seed, Viewer, legal},
};
use std::{
    sync::{Arc, mpsc},
    thread,
    time::{Duration, Instant},
};

/// Nothing here takes longer; a test that waits for it has failed.
const DEADLINE: Duration = Duration::from_secs(120);

/// Waits for the findings that are wanted.
fn findings(window: &TableClient, wanted: impl Fn(&Chances) -> bool) -> Arc<Chances> {
    let until = Instant::now() + DEADLINE;
    loop {
        let chances = window.chances.as_ref().expect("it has begun").chances();
        if wanted(&chances) {
            return chances;
        }
        assert!(Instant::now() < until, "nothing is found: {chances:?}");
        thread::yield_now();
    }
}

/// Chances that go by the points.
fn share(point: &CoursePoint) -> PerSeat<f64> {
    let weight = |score: i32| f64::from(score.max(0) + 3);
    let neutral = point.neutral.map_or(0.0, weight);
    let all = point.scores.iter().copied().map(weight).sum::<f64>() + neutral;
    let mut share: PerSeat<f64> = PerSeat::default();
    for (part, score) in share.0.iter_mut().zip(&point.scores) {
        *part = weight(*score) / all;
    }
    share
}

/// A choice that somebody had.
struct Choice {
    /// The number of the position.
    number: u32,
    /// The turn, from 1.
    turn: usize,
    seat: Seat,
    /// The command that was given, and another one.
    told: [ChosenCommand<AnyGame>; 2],
}

/// All choices of a game, in order.
fn choices(window: &TableClient) -> Vec<Choice> {
    let setup = &window.info.as_ref().expect("a table").setup;
    let lines = lines_that_stand(&window.chronicle).into_iter();
    let found = lines.filter_map(|line| {
        let LogKind::Command {
            seat,
            command,
            revision,
            ..
        } = &line.what
        else {
            return None;
        };
        let place = window.past.of_revision(revision - 1)?;
        let ((_, number), view) = (window.past.numbers(place)?, window.past.any_view(place)?);
        let game = AnyGame::from_view(setup, &view, Seed::from_number(1)).ok()?;
        let mut asked = game.decisions(setup).into_iter();
        let prompt = asked.find(|asked| asked.seat == *seat)?.prompt;
        let mut others = legal(&game, setup, *seat).into_iter();
        let other = others.find(|other| other != command)?;
        let told = [command.clone(), other].map(|command| ChosenCommand {
            view: view.clone(),
            prompt: prompt.clone(),
            command,
        });
        Some(Choice {
            number,
            turn: game.turn() as usize,
            seat: *seat,
            told,
        })
    });
    found.collect()
}

/// Findings that look as those of an analysis do, without the time that one takes. Each moment tells what the chances do in
/// its turn.
pub fn made_up(window: &TableClient) -> Chances {
    let course = (shown(window.game().expect("a game")).course)(window);
    let turns = course.points.len() - 1;
    let points = course.points.iter().enumerate().map(|(place, point)| ChancePoint {
        turn: (place + 1).min(turns) as u32,
        place,
        share: share(point),
    });
    let points: Vec<ChancePoint> = points.collect();
    let sides = |choice: &Choice| {
        let at = choice.turn.clamp(1, turns);
        [at - 1, at].map(|point| points[point].of(Some(choice.seat)))
    };
    let gain = |choice: &Choice| {
        let [before, after] = sides(choice);
        after - before
    };
    let wanted: [fn(f64) -> f64; 3] = [|gain| -gain, f64::abs, |gain| gain];
    let (all, mut numbers, mut swings) = (choices(window), Vec::new(), Vec::new());
    for (place, worth) in wanted.into_iter().enumerate() {
        let part = turns * place / 3 + 1..=turns * (place + 1) / 3;
        let in_part = all.iter().filter(|choice| part.contains(&choice.turn));
        let choice = in_part.max_by(|one, other| worth(gain(one)).total_cmp(&worth(gain(other))));
        let choice = choice.expect("somebody had a choice");
        let ([before, after], [chosen, better]) = (sides(choice), choice.told.clone());
        let cause = match place {
            0 => SwingCause::Mistake {
                chosen: vec![chosen],
                better: vec![better],
                got: after,
                best: before.max(after) + 0.1,
            },
            1 => SwingCause::Luck,
            _ => SwingCause::FinePlay,
        };
        numbers.push(choice.number);
        swings.push(Swing {
            turn: choice.turn as u32,
            place,
            side: Some(choice.seat),
            before,
            after,
            cause,
        });
    }
    Chances {
        points,
        turns,
        swings,
        numbers,
        is_done: true,
    }
}

/// Findings about a record of Argo: luck in three positions, after so many actions.
pub fn luck_after(actions: [u32; 3]) -> Chances {
    let point = |place: usize| {
        let first = [0.5, 0.7, 0.4, 0.2, 0.3, 0.6][place];
        ChancePoint {
            turn: (place + 1).min(5) as u32,
            place,
            share: PerSeat([first, 0.9 - first, 0.0, 0.0]),
        }
    };
    let swing = |place: usize| Swing {
        turn: place as u32 + 1,
        place,
        side: Seat::new(0),
        before: point(place).share.0[0],
        after: point(place + 1).share.0[0],
        cause: SwingCause::Luck,
    };
    Chances {
        points: (0..6).map(point).collect(),
        turns: 5,
        swings: (0..3).map(swing).collect(),
        // The log begins with a line that the game has begun.
        numbers: actions.map(|actions| actions + 1).to_vec(),
        is_done: true,
    }
}

#[test]
fn the_game_of_a_record_is_what_stands_at_its_end() {
    for seed in 0..4 {
        let (record, states) = wandering(seed, 300);
        let views: Vec<AnyView> = states.iter().map(|state| state.view(Viewer::Spectator)).collect();
        let played = positions_of(&record);
        for pair in played.windows(2) {
            let [(at, here), (_, next)] = pair else {
                panic!("{pair:?}")
            };
            assert_eq!(here.view, views[*at]);
            assert_eq!(next.view, views[at + 1], "its command leads there");
            let Action::Command { seat, command, .. } = &record.entries[*at].action else {
                panic!("entry {at} is no command");
            };
            assert_eq!(here.chosen, Some((*seat, command.clone())));
        }
        let (at, last) = played.last().expect("a last position");
        assert_eq!(
            (*at, &last.view, &last.chosen),
            (record.entries.len(), &views[*at], &None)
        );
    }
}

#[test]
fn a_client_that_heard_every_position_has_those_analysed() {
    let mut table = fair(GameId::Argo, 2);
    play(&mut table, 2, BotKind::Random, 12);
    let mut window = window_of(&table, 1);
    window.analyse();
    let chances = findings(&window, |chances| chances.is_done);
    assert_eq!(chances.numbers.len(), 13);
    let setup = &window.info.as_ref().unwrap().setup;
    for point in &chances.points {
        let place = window.past.place(chances.numbers[point.place]).expect("it is kept");
        let view = window.past.any_view(place).unwrap();
        let game = AnyGame::from_view(setup, &view, Seed::from_number(1)).unwrap();
        assert_eq!(game.turn(), point.turn);
        let seats: f64 = point.share.0.iter().sum();
        assert!((seats + point.of(None) - 1.0).abs() < 1e-9, "{point:?}");
    }
    assert!(chances.points.len() > 1, "{chances:?}");
}

#[test]
fn a_client_that_came_in_the_middle_has_the_record_analysed() {
    let mut table = fair(GameId::Argo, 2);
    play(&mut table, 2, BotKind::Random, 40);
    table.join(7, origin(7));
    play(&mut table, 2, BotKind::Random, usize::MAX);
    let mut window = window_of(&table, 7);
    let mut asked = 0;
    while let Some(question) = window.recorded.get(asked).cloned() {
        let known = table.clients[&7].heard.len();
        table.say(7, question);
        asked += 1;
        for message in &table.clients[&7].heard[known..] {
            window.take(ClientUpdate::Message(message.clone()), 1e4);
        }
    }
    window.analyse();
    let chances = findings(&window, |chances| !chances.numbers.is_empty());
    let lines = lines_that_stand(&window.chronicle).len();
    assert_eq!(chances.numbers.len(), lines + 1);
    assert_eq!(window.past.place(chances.numbers[0]), None, "it was not there");
}

#[test]
fn moments_that_are_made_up_agree_with_the_curve() {
    let found = made_up(&window_of(&played(GameId::Argo, 3, BotKind::Random), 0));
    assert_eq!(found.swings.len(), 3);
    for swing in &found.swings {
        let at = found.points.iter().position(|point| point.turn == swing.turn);
        let at = at.expect("a turn of the curve");
        let [before, after] = [at, at + 1].map(|point| found.points[point].of(swing.side));
        assert_eq!((swing.before, swing.after), (before, after), "{swing:?}");
    }
}

#[test]
fn the_result_shows_the_chances_and_leads_to_a_moment() {
    let table = played(GameId::Argo, 3, BotKind::Random);
    for size in SIZES {
        let mut window = window_of(&table, 0);
        let found = made_up(&window);
        let (entry, turn) = (found.numbers[1], found.swings[0].turn);
        window.chances = Some(GameAnalysis::done(found));
        let mut harness = end_screen(window, size);
        harness.run_steps(60);
        press(&mut harness, "How it went");
        harness.get_by_label("Chances to win").click_accesskit();
        harness.run_steps(2);
        let has = |harness: &Harness<'static, _>, words: &str| {
            let mut found = harness.query_all_by_label_contains(words);
            found.next().is_some()
        };
        assert!(has(&harness, "Chances to win over the turns. "), "{size:?}");
        assert!(has(&harness, "Moment 1. Turn "), "{size:?}");
        assert!(has(&harness, ". Better: "), "{size:?}");
        let mut drawn = Vec::new();
        for clipped in &harness.output().shapes {
            texts(&clipped.shape, &mut drawn);
        }
        let button = format!("turn {turn}");
        let is_named = drawn.iter().any(|text| text.galley.job.text == button);
        assert!(is_named, "{size:?}: no button says {button:?}");
        let second = harness
            .query_all_by_label_contains("Moment 2. ")
            .next()
            .expect("a button");
        let words = second.accesskit_node().label().expect("words");
        let words = words.strip_prefix("Moment 2. ").expect("its beginning").to_owned();
        assert!(words.contains("the luck of the draw took"), "{words}");
        second.click_accesskit();
        harness.run_steps(2);
        assert!(harness.query_by_label(&words).is_some(), "{size:?}: {words} is shown");
        assert!(!harness.state().wishes.contains(&Wish::Analyse));
        harness.get_by_label("Look at the board").click_accesskit();
        harness.run_steps(2);
        assert_eq!(harness.state().wishes.last(), Some(&Wish::LookAt { entry, words }));
    }
}

#[test]
fn the_analysis_begins_when_it_is_shown_and_is_told_of_until_it_is_done() {
    let window = window_of(&played(GameId::Argo, 2, BotKind::Random), 0);
    let setup = window.info.as_ref().unwrap().setup.clone();
    let mut harness = end_screen(window, SIZES[1]);
    harness.run_steps(60);
    press(&mut harness, "How it went");
    assert_eq!(harness.state().wishes, []);
    harness.get_by_label("Chances to win").click_accesskit();
    harness.run_steps(2);
    assert!(harness.state().wishes.contains(&Wish::Analyse));
    let (hold, held) = mpsc::channel::<()>();
    let begun = GameAnalysis::begin(setup, move || {
        let _ = held.recv();
        Vec::new()
    });
    harness.state_mut().window.chances = Some(begun);
    harness.run_steps(2);
    assert!(harness.query_by_label("Analysing the game").is_some());
    drop(hold);
    findings(&harness.state().window, |chances| chances.is_done);
    harness.run_steps(2);
    assert!(harness.query_by_label_contains("saw too little of the game").is_some());
}

fn playback(replay: &Replay) -> &Playback {
    replay.playback().expect("a replay")
}

#[test]
fn the_moments_of_a_replay_are_places_in_it() {
    let (record, _) = any_recorded::<argo::State>(2, 5, 60);
    let mut replay = Replay::new(whole(record)).unwrap();
    replay.analysis = Some(GameAnalysis::done(luck_after([20, 35, 50])));
    let state = |replay: &Replay| {
        let playback = playback(replay);
        (playback.at, playback.moment, playback.chances_open)
    };
    assert_eq!(state(&replay), (0, None, false));
    replay.seek(ReplayWish::Chances);
    assert_eq!(state(&replay), (0, None, true));
    replay.seek(ReplayWish::Moment(1));
    assert_eq!(state(&replay), (35, Some(1), true));
    replay.seek(ReplayWish::LookAt(2));
    assert_eq!(state(&replay), (50, Some(2), false));
    replay.seek(ReplayWish::Moment(7));
    assert_eq!(state(&replay), (50, Some(2), false), "there is no such moment");
    replay.seek(ReplayWish::Back);
    assert_eq!(state(&replay), (49, None, false));
}

/// A replay on its screen, which does what is wished for.
struct OnScreen {
    replay: Replay,
    installed: bool,
}

#[test]
fn a_replay_says_what_happened_in_a_moment() {
    let ui = |ui: &mut egui::Ui, shown: &mut OnScreen| {
        if !std::mem::replace(&mut shown.installed, true) {
            look::install(ui.ctx());
            ui.ctx().request_repaint();
            return;
        }
        let (screen, client) = shown.replay.on_screen();
        if let Some(Wish::Replay(wish)) = screen.draw(ui, client) {
            shown.replay.seek(wish);
        }
    };
    for size in SIZES {
        let (record, _) = any_recorded::<argo::State>(2, 5, 60);
        let mut replay = Replay::new(whole(record)).unwrap();
        replay.analysis = Some(GameAnalysis::done(luck_after([20, 35, 50])));
        let installed = false;
        let mut harness = Harness::builder()
            .with_size(size)
            .with_step_dt(0.45)
            .build_ui_state(ui, OnScreen { replay, installed });
        harness.run_steps(3);
        harness.get_by_label("Chances to win").click_accesskit();
        harness.run_steps(3);
        let second = harness
            .query_all_by_label_contains("Moment 2. ")
            .next()
            .expect("a button");
        second.click_accesskit();
        harness.run_steps(3);
        assert_eq!(playback(&harness.state().replay).at, 35, "{size:?}");
        harness.get_by_label("Look at the board").click_accesskit();
        harness.run_steps(3);
        assert!(!playback(&harness.state().replay).chances_open);
        let words = "Turn 2: the luck of the draw took Ada from 70% to 40%.";
        let mut said = harness.query_all_by_label_contains(words);
        assert!(said.next().is_some(), "{size:?}: it is said beside the board");
    }
}
