//! The sounds: those of each game, and those that call somebody who does not look.

use crate::{
    settings::{press, steps, window},
    support::{profile_at, recorded, setup},
    visit::Window,
};
use egui::{Key, ViewportCommand, ViewportId, accesskit::Role};
use egui_kittest::{Harness, kittest::Queryable};
use podbay::{
    app::{
        App, Screen,
        games::shown,
        sound::{Cue, Note},
    },
    games::{alien_frontiers, any::Listed, aqua_sphere, argo},
    record::{Action, Record},
    rules::Seed,
    store::{Reminder, Settings},
};
use std::{collections::BTreeSet, sync::mpsc::Receiver};

fn calls(harness: &Harness<'static, Option<App>>) -> bool {
    let commands = &harness.output().viewport_output[&ViewportId::ROOT].commands;
    let informs = ViewportCommand::RequestUserAttention(egui::UserAttentionType::Informational);
    commands.contains(&informs)
}

/// Seconds until a frame in which the window calls, at most so many.
fn seconds_until_call(window: &mut Window, most: f64) -> Option<f64> {
    let now = |window: &Window| window.harness.ctx.input(|i| i.time);
    let began = now(window);
    while now(window) - began < most {
        window.harness.step();
        if calls(&window.harness) {
            return Some(now(window) - began);
        }
    }
    None
}

#[test]
fn a_question_that_waits_calls_again_by_sound_and_window_until_the_player_comes() {
    let folder = tempfile::tempdir().unwrap();
    let settings = Settings {
        reminder: Reminder::HalfMinute,
        reduced_motion: true,
        ..Settings::default()
    };
    settings.save(&profile_at(folder.path())).unwrap();
    let (mut window, notes) = window(folder.path());
    window.click("Play here");
    window.until_label("Game: Argo");
    window.harness.get_by_label("Game: Argo").click();
    steps(&mut window);
    press(&mut window, Role::Button, "Alien Frontiers");
    window.until_label("Game: Alien Frontiers");
    window.until_label("Ready to start");
    window.harness.key_press(Key::Enter);
    window.until_screen(Screen::Table);
    window.until("the first question", |harness| {
        harness
            .query_by_role_and_label(Role::Button, "Roll your ships")
            .is_some()
    });
    let heard = |notes: &Receiver<Note>| notes.try_iter().map(|note| note.cue).collect::<Vec<_>>();
    assert!(heard(&notes).contains(&Cue::Turn), "it is the own turn");
    window.harness.input_mut().focused = false;
    for _ in 0..2 {
        let after = seconds_until_call(&mut window, 40.0).expect("a call");
        assert!((29.0..31.0).contains(&after), "{after} s");
        assert_eq!(heard(&notes), [Cue::Turn]);
    }
    window.harness.input_mut().focused = true;
    assert_eq!(seconds_until_call(&mut window, 40.0), None, "the player is here");
    assert_eq!(heard(&notes), []);
    press(&mut window, Role::Button, "Roll your ships");
    window.until_label("Roll, done");
    assert_eq!(heard(&notes), [Cue::Dice]);
}

/// The sounds of a game that is played at random.
fn sounds<G: Listed>(seed: u64) -> BTreeSet<Cue> {
    let setup = setup::<G>(3, &[]);
    let (record, _): (Record<G>, Vec<G>) = recorded(&setup, Seed::from_number(seed), 1500);
    let mut game = G::new(&setup, Seed::from_number(seed));
    let mut found = BTreeSet::new();
    for entry in record.entries {
        let Action::Command { seat, command, .. } = entry.action else {
            continue;
        };
        let applied = game.apply(&setup, seat, &command).unwrap();
        found.extend(
            applied
                .events
                .into_iter()
                .filter_map(|event| (shown(G::ID).cue)(&G::any_event(event))),
        );
    }
    found
}

#[test]
fn what_happens_in_each_game_has_its_sounds() {
    let all = |list: &[Cue]| BTreeSet::from_iter(list.iter().copied());
    let argo = (1..=4).flat_map(sounds::<argo::State>).collect::<BTreeSet<_>>();
    assert_eq!(argo, all(&[Cue::Death, Cue::Launch, Cue::Push, Cue::Move]));
    let frontiers = (1..=4)
        .flat_map(sounds::<alien_frontiers::State>)
        .collect::<BTreeSet<_>>();
    assert!(
        frontiers.is_superset(&all(&[Cue::Launch, Cue::Dice, Cue::Move])),
        "{frontiers:?}"
    );
    assert!(frontiers.is_subset(&all(&[Cue::Death, Cue::Launch, Cue::Dice, Cue::Move])));
    let sea = (1..=4).flat_map(sounds::<aqua_sphere::State>).collect::<BTreeSet<_>>();
    assert_eq!(sea, all(&[Cue::Death, Cue::Launch, Cue::Move]));
}
