//! The log: only what is about one's own players, and as text to take away.

use super::*;
use egui::OutputCommand;
use podbay::app::frame::LineKind;
use podbay::games::{alien_frontiers, aqua_sphere, argo};

/// The lines that can be clicked.
fn lines<G: Boarded>(harness: &Window<G>) -> Vec<String> {
    labels(harness, Role::Link)
}

/// Opens the menu of the log and presses one of its entries.
fn choose<G: Boarded>(harness: &mut Window<G>, entry: &str) {
    harness
        .get_by_role_and_label(Role::Button, "What the log shows")
        .click();
    harness.run_steps(2);
    harness.get_by_label(entry).click();
    harness.run_steps(1);
}

fn copied<G: Boarded>(harness: &Window<G>) -> Option<String> {
    let commands = &harness.output().platform_output.commands;
    commands.iter().find_map(|command| match command {
        OutputCommand::CopyText(text) => Some(text.clone()),
        _ => None,
    })
}

fn only_what_is_about_me<G: Boarded>() {
    let mut harness = past::played::<G>(LARGE).harness;
    let me = harness.state().mine[0];
    let names = NAMES.map(str::to_owned);
    let all = harness.state().screen.lines.clone();
    let spoken = |only: bool| -> String {
        let wanted = all.iter().filter(|line| !only || line.is_about(&[me]));
        wanted.map(|line| line.spoken(&names) + "\n").collect()
    };
    assert_ne!(spoken(true), spoken(false), "everything is about one player");
    let own = spoken(true);
    let own: Vec<&str> = own.lines().map(|line| line.trim_end_matches('.')).collect();
    let is_own = |line: &String| own.iter().any(|own| line.starts_with(own));
    // As many as the card has room for.
    let before = lines(&harness);
    assert!(!before.iter().all(is_own), "nothing about others is seen: {before:?}");
    choose(&mut harness, "Copy the log");
    assert_eq!(copied(&harness), Some(spoken(false)));
    choose(&mut harness, "Only what is about me");
    harness.run_steps(2);
    let shown = lines(&harness);
    assert!(!shown.is_empty());
    for line in &shown {
        assert!(is_own(line), "{line} is about others");
    }
    choose(&mut harness, "Copy the log");
    assert_eq!(copied(&harness), Some(spoken(true)));
    choose(&mut harness, "All that happened");
    harness.run_steps(2);
    assert_eq!(lines(&harness), before);
}

#[test]
fn the_log_shows_only_what_is_about_me_and_is_copied() {
    only_what_is_about_me::<alien_frontiers::State>();
    only_what_is_about_me::<aqua_sphere::State>();
    only_what_is_about_me::<argo::State>();
}

/// The number of lines in random games that tell what others did to somebody's own things.
fn struck_by_others<G: Boarded>() -> usize {
    let mut struck = 0;
    for seed in 0..6 {
        let mut table = Table::<G>::new(seed, 3, &[]);
        let mut rng = GameRng::new(Seed::from_number(seed));
        for _ in 0..200 {
            if table.is_over() {
                break;
            }
            let list = table.legal();
            table.command(table.seat(), list[rng.below(list.len() as u32) as usize]);
        }
        for line in table.screen.lines.iter() {
            for seat in table.mine.iter().copied().filter(|&seat| line.struck.contains(seat)) {
                assert!(line.is_about(&[seat]), "{line:?}");
                struck += usize::from(line.seat != Some(seat));
            }
        }
    }
    struck
}

#[test]
fn what_is_done_to_ones_own_things_is_about_oneself() {
    let struck = [
        struck_by_others::<argo::State>(),
        struck_by_others::<alien_frontiers::State>(),
        struck_by_others::<aqua_sphere::State>(),
    ];
    assert!(struck[0] > 10 && struck[1] > 0 && struck[2] > 3, "{struck:?}");
}

#[test]
fn only_the_acts_that_were_taken_back_are_struck() {
    let mut table = Table::<argo::State>::new(4, 2, &[]);
    let seat = table.seat();
    let act = |revision| LogKind::Command {
        seat,
        command: argo::State::any_command(argo::Command::Commit),
        events: vec![argo::State::any_event(argo::Event::Passed { seat })],
        timed_out: false,
        revision,
    };
    for what in [
        act(2),
        act(3),
        LogKind::SteppedBack { seat, to: 2 },
        LogKind::GoneForward { seat, to: 4 },
        LogKind::SteppedBack { seat, to: 2 },
    ] {
        table.log(what);
    }
    let lines = table.screen.lines.iter();
    let struck: Vec<bool> = lines.map(|line| line.kind == LineKind::Undone).collect();
    assert_eq!(struck, [false, true, false, false, false], "the steps stay as they are");
}
