//! Every kind of question is answered by mouse and by keyboard.

use super::*;
use std::sync::LazyLock;

/// Number of kinds of questions. A new kind does not compile until `number` has it.
const KINDS: usize = 23;
const fn number(prompt: &Prompt) -> usize {
    match prompt {
        Prompt::Start => 0,
        Prompt::Main => 1,
        Prompt::ChooseTerritory { .. } => 2,
        Prompt::ChooseRaid => 3,
        Prompt::ChooseLoot { .. } => 4,
        Prompt::ChooseDie { .. } => 5,
        Prompt::ChooseLowered => 6,
        Prompt::ChooseRaised { .. } => 7,
        Prompt::ChooseReroll { .. } => 8,
        Prompt::ChooseBonus => 9,
        Prompt::ChooseDocked => 10,
        Prompt::ChooseAim => 11,
        Prompt::ChooseShot { .. } => 12,
        Prompt::ChooseSunk => 13,
        Prompt::ChooseField { .. } => 14,
        Prompt::ChooseRemoval => 15,
        Prompt::ChooseMoved => 16,
        Prompt::ChooseDestination { .. } => 17,
        Prompt::ChooseSwapFirst => 18,
        Prompt::ChooseSwapSecond { .. } => 19,
        Prompt::ChooseRecovered => 20,
        Prompt::ChooseSurplus { .. } => 21,
        Prompt::Commit { .. } => 22,
    }
}

/// A position for every kind of question, from games played at random: the one with the most answers of a game.
static QUESTIONS: LazyLock<Vec<(Setup, State)>> = LazyLock::new(|| {
    let mut found: Vec<Option<(Setup, State, usize)>> = vec![None; KINDS];
    for seed in 1..=200 {
        let table = Table::new(seed, 2 + seed as usize % 3, &[]);
        let (setup, mut game) = (table.setup, table.game);
        let mut rng = GameRng::new(Seed::from_number(seed));
        while let Some(open) = game.decisions(&setup).pop() {
            let list = legal(&game, &setup, open.seat);
            let place = &mut found[number(&open.prompt)];
            if place.as_ref().is_none_or(|(.., most)| list.len() > *most) {
                *place = Some((setup.clone(), game.clone(), list.len()));
            }
            let command = list[rng.below(list.len() as u32) as usize];
            game.apply(&setup, open.seat, &command).unwrap();
        }
        if seed >= 12 && found.iter().all(Option::is_some) {
            break;
        }
    }
    found
        .into_iter()
        .flatten()
        .map(|(setup, game, _)| (setup, game))
        .collect()
});

/// The first, the middle and the last answer.
fn samples(count: usize) -> Vec<usize> {
    let mut some = vec![0, count / 2, count - 1];
    some.dedup();
    some
}

/// Walks to a line of the list.
fn walk_to(harness: &mut Harness<'static, Table>, index: usize) {
    let count = harness.state().legal().len();
    if index > count / 2 {
        (0..count - index).for_each(|_| press(harness, Key::ArrowUp));
    } else {
        (0..=index).for_each(|_| press(harness, Key::ArrowDown));
    }
    assert_eq!(harness.state().plain.focus, Some(index));
    harness.run_steps(2);
}

#[test]
fn every_question_comes_up() {
    assert_eq!(QUESTIONS.len(), KINDS);
}

/// Puts another position on the screen.
fn show(harness: &mut Harness<'static, Table>, (setup, game): &(Setup, State)) {
    let before = harness.state();
    let next = Table {
        installed: before.installed,
        revision: before.revision + 1,
        ..Table::of(setup.clone(), game.clone())
    };
    *harness.state_mut() = next;
    wait(harness);
}

/// Gives some answers to every question in one window.
fn answer_all(size: Vec2, answer: impl Fn(&mut Harness<'static, Table>, usize, &str)) {
    let mut harness = harness(Table::new(1, 2, &[]), size);
    for question in QUESTIONS.iter() {
        let list = Table::of(question.0.clone(), question.1.clone()).legal();
        for index in samples(list.len()) {
            show(&mut harness, question);
            let label = harness.state().label(list[index]);
            answer(&mut harness, index, &label);
            assert_eq!(harness.state().commands(), [list[index]], "{label}");
        }
    }
}

/// True if the line lies in the window of this size.
fn is_seen(harness: &Harness<'static, Table>, size: Vec2, label: &str) -> bool {
    let line = harness.get_by_role_and_label(Role::ListItem, label).rect();
    egui::Rect::from_min_size(egui::Pos2::ZERO, size).contains(line.center())
}

#[test]
fn every_question_is_answered_with_the_keyboard() {
    answer_all(SMALL, |harness, index, label| {
        walk_to(harness, index);
        assert!(is_seen(harness, SMALL, label), "{label} is out of the picture");
        press(harness, Key::Enter);
    });
}

#[test]
fn every_question_is_answered_with_the_mouse() {
    answer_all(LARGE, |harness, index, label| {
        // The first lines are in the picture; to others the keyboard scrolls.
        if index >= DIGITS.len() {
            walk_to(harness, index);
        }
        assert!(is_seen(harness, LARGE, label), "{label} is out of the picture");
        harness.get_by_role_and_label(Role::ListItem, label).click();
        harness.run_steps(2);
    });
}

#[test]
fn every_question_is_asked_in_words_and_every_answer_has_its_own() {
    let mut harness = harness(Table::new(1, 2, &[]), LARGE);
    for question in QUESTIONS.iter() {
        show(&mut harness, question);
        let status = labels(&harness, Role::Status);
        assert_eq!(status.len(), 1);
        assert!(status[0].len() > 12 && !status[0].contains('{'), "{status:?}");
        let mut lines = labels(&harness, Role::ListItem);
        assert_eq!(lines.len(), harness.state().legal().len());
        lines.sort();
        lines.dedup();
        assert_eq!(lines.len(), harness.state().legal().len(), "two lines say the same");
    }
}
