//! Every kind of question answered by mouse and by keyboard, by accessible name: what is pressed gives exactly that
//! legal command.

use super::*;
use podbay::app::argo::{
    prompts::{self, Anchor, Choice, Effect, Selection},
    scene::Scene,
};
use std::{mem::discriminant, sync::LazyLock};

/// One press on the way to a command.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Press {
    /// Presses whatever bears this choice.
    Choice(Choice),
    /// Turns the ghost by this many rotations.
    Turn(usize),
}

/// The presses that lead from the selection to a command.
pub(super) fn path(
    prompt: &Prompt,
    legal: &[Command],
    selection: Selection,
    wanted: Command,
    depth: u8,
) -> Option<Vec<Press>> {
    let choices = prompts::choices(prompt, legal, &selection);
    let sends = |choice: &&Choice| choice.effect == Effect::Send(wanted);
    if let Some(choice) = choices.iter().find(sends) {
        return Some(vec![Press::Choice(*choice)]);
    }
    if depth == 0 {
        return None;
    }
    let turns = prompts::rotations(legal, &selection);
    if let Some(turn) = turns.iter().position(|command| *command == wanted) {
        let turned = Selection { turn, ..selection };
        let mut rest = path(prompt, legal, turned, wanted, depth - 1)?;
        rest.insert(0, Press::Turn(turn));
        return Some(rest);
    }
    choices.iter().find_map(|choice| {
        let Effect::Select(next) = choice.effect else {
            return None;
        };
        let mut rest = (next != selection).then(|| path(prompt, legal, next, wanted, depth - 1))??;
        rest.insert(0, Press::Choice(*choice));
        Some(rest)
    })
}

/// A position for every kind of question, from games played at random.
static QUESTIONS: LazyLock<Vec<Table>> = LazyLock::new(|| {
    // At random no Pilot ever gets into an empty pod.
    let mut found = vec![at_the_pod()];
    for seed in 1..=40 {
        let mut table = Table::new(seed);
        let mut rng = GameRng::new(Seed::from_number(seed));
        while let Some(open) = table.game.decisions(&table.setup).first() {
            let commands = legal(&table.game, &table.setup, open.seat);
            // A question with one answer says little.
            let known = |t: &Table| discriminant(&t.prompt()) == discriminant(&open.prompt) && t.legal().len() > 1;
            if !found.iter().any(known) {
                found.retain(|t| discriminant(&t.prompt()) != discriminant(&open.prompt));
                found.push(table.clone());
            }
            let command = commands[rng.below(commands.len() as u32) as usize];
            table.apply(open.seat, command);
        }
        if found.len() == KINDS {
            break;
        }
    }
    found
});

/// A Pilot has just boarded an empty pod.
fn at_the_pod() -> Table {
    Table::at("tile C01 0,-2 r0\ntile pod4 0,-3 r0\nat C01 P0.pilot").play(&["move P0.pilot pod4"])
}

/// Number of kinds of questions. A new kind does not compile until `number` has it.
const KINDS: usize = 20;
const fn number(prompt: &Prompt) -> usize {
    match prompt {
        Prompt::ChooseAlienMove => 0,
        Prompt::ChooseAlienPush { .. } => 1,
        Prompt::ChooseVictim { .. } => 2,
        Prompt::ChooseBuild => 3,
        Prompt::ChooseAction { .. } => 4,
        Prompt::ChooseStep { .. } => 5,
        Prompt::ChoosePush { .. } => 6,
        Prompt::ChooseTeleport { .. } => 7,
        Prompt::ChoosePilot { .. } => 8,
        Prompt::ChooseLaserTarget => 9,
        Prompt::ChooseRevive => 10,
        Prompt::ChooseSwapAlien => 11,
        Prompt::ChooseSwapAstronaut { .. } => 12,
        Prompt::ChooseRelocation => 13,
        Prompt::ChoosePlace { .. } => 14,
        Prompt::ChooseLaunch => 15,
        Prompt::React { .. } => 16,
        Prompt::ConfirmAction => 17,
        Prompt::ConfirmInterrupt => 18,
        Prompt::ConfirmTurn => 19,
    }
}

/// The first, the middle and the last answer.
fn samples(legal: &[Command]) -> Vec<Command> {
    let mut some = vec![legal[0], legal[legal.len() / 2], legal[legal.len() - 1]];
    some.dedup();
    some
}

/// The accessible name of a choice as things stand.
fn label(table: &Table, choice: &Choice) -> String {
    let shown = table.shown();
    let model = table.model(&shown);
    let window = egui::Rect::from_min_size(egui::Pos2::ZERO, LARGE);
    let scene = Scene::new(&model, &table.state, window, 0.0);
    let interrupts = table
        .legal()
        .iter()
        .filter(|c| matches!(c, Command::Interrupt { .. }))
        .count();
    match (choice.at, choice.effect) {
        (Anchor::Sheet, Effect::Send(Command::Pass)) => "Let it happen".to_owned(),
        (Anchor::Sheet, _) if interrupts == 1 => "Use Time Machine".to_owned(),
        _ => scene.label(choice),
    }
}

/// The choice that has the keyboard focus.
fn focused(table: &Table) -> Option<Choice> {
    let shown = table.shown();
    let model = table.model(&shown);
    let window = egui::Rect::from_min_size(egui::Pos2::ZERO, LARGE);
    let scene = Scene::new(&model, &table.state, window, 0.0);
    scene.choices.get(table.state.focus?).copied()
}

/// Puts a position on the screen, as if it had just come.
fn show(harness: &mut Harness<'static, Table>, table: &Table) {
    let revision = harness.state().revision + 1;
    let state = harness.state_mut();
    (state.game, state.setup) = (table.game.clone(), table.setup.clone());
    state.state = ArgoScreen::default();
    state.history.clear();
    state.revision = revision;
    state.actions.clear();
    wait(harness);
}

fn answer(harness: &mut Harness<'static, Table>, wanted: Command, press: fn(&mut Harness<'static, Table>, &Press)) {
    let (prompt, legal) = (harness.state().prompt(), harness.state().legal());
    let selection = harness.state().state.selection;
    let steps = path(&prompt, &legal, selection, wanted, 4)
        .unwrap_or_else(|| panic!("{wanted:?} cannot be reached in {prompt:?}"));
    for step in &steps {
        assert_eq!(
            harness.state().commands(),
            [],
            "{prompt:?}: too early on the way to {wanted:?}"
        );
        press(harness, step);
    }
    let given = harness.state().commands();
    // A build that lay there as a ghost is not confirmed a second time.
    let build = matches!(wanted, Command::Build { .. }) && given.last() == Some(&Command::Commit);
    let expected = if build {
        vec![wanted, Command::Commit]
    } else {
        vec![wanted]
    };
    assert_eq!(given, expected, "{prompt:?}: {steps:?}");
}

/// Presses and lets go with the pointer, so that whatever lies on top gets it.
fn press_at(harness: &mut Harness<'static, Table>, at: egui::Pos2) {
    harness.hover_at(at);
    harness.run_steps(1);
    harness.drag_at(at);
    harness.run_steps(1);
    harness.drop_at(at);
    harness.run_steps(1);
}

pub(super) fn by_mouse(harness: &mut Harness<'static, Table>, step: &Press) {
    match step {
        Press::Choice(choice) => {
            let name = label(harness.state(), choice);
            let at = harness.get_by_label(&name).rect().center();
            press_at(harness, at);
            wait(harness);
        }
        Press::Turn(by) => {
            for _ in 0..*by {
                harness.get_by_label("Turn the tile").click();
                wait(harness);
            }
        }
    }
}

fn by_keyboard(harness: &mut Harness<'static, Table>, step: &Press) {
    match step {
        Press::Choice(wanted) => {
            for _ in 0..300 {
                if focused(harness.state()) == Some(*wanted) {
                    harness.key_press(Key::Enter);
                    wait(harness);
                    return;
                }
                harness.key_press(Key::Tab);
                harness.run_steps(2);
            }
            panic!("Tab never came to {wanted:?}");
        }
        Press::Turn(by) => {
            for _ in 0..*by {
                harness.key_press(Key::R);
                harness.run_steps(1);
            }
        }
    }
}

#[test]
fn every_question_comes_up() {
    let mut kinds: Vec<usize> = QUESTIONS.iter().map(|table| number(&table.prompt())).collect();
    kinds.sort_unstable();
    assert_eq!(kinds, (0..KINDS).collect::<Vec<_>>());
}

#[test]
fn every_question_is_answered_with_the_mouse() {
    let questions = &*QUESTIONS;
    for size in [LARGE, SMALL] {
        let mut harness = harness(questions[0].clone(), size);
        for table in questions {
            for wanted in samples(&table.legal()) {
                show(&mut harness, table);
                answer(&mut harness, wanted, by_mouse);
            }
        }
    }
}

#[test]
fn every_question_is_answered_with_the_keyboard() {
    let questions = &*QUESTIONS;
    let mut harness = harness(questions[0].clone(), LARGE);
    for table in questions {
        for wanted in samples(&table.legal()) {
            show(&mut harness, table);
            // A pointer that was left over the board takes no part.
            let middle = harness.get_by_role(egui::accesskit::Role::Canvas).rect().center();
            harness.hover_at(middle);
            harness.run_steps(1);
            answer(&mut harness, wanted, by_keyboard);
        }
    }
}

#[test]
fn every_question_is_asked_in_words() {
    let questions = &*QUESTIONS;
    let mut harness = harness(questions[0].clone(), LARGE);
    let mut lines = Vec::new();
    for table in questions {
        show(&mut harness, table);
        let status: Vec<String> = harness
            .query_all_by_role(egui::accesskit::Role::Status)
            .filter_map(|node| node.accesskit_node().label())
            .collect();
        let [line] = status.as_slice() else {
            panic!("there is one status line, not {status:?}")
        };
        assert!(
            line.contains("You") || line.contains("you"),
            "{line:?} does not address who is asked"
        );
        lines.push(line.clone());
    }
    lines.sort();
    lines.dedup();
    assert_eq!(lines.len(), questions.len(), "two questions read alike: {lines:?}");
}

#[test]
fn every_question_is_answered_from_the_list() {
    let questions = &*QUESTIONS;
    let mut harness = harness(questions[0].clone(), LARGE);
    for table in questions.iter().filter(|t| !matches!(t.prompt(), Prompt::React { .. })) {
        let legal = table.legal();
        let line = 11.min(legal.len() - 1);
        show(&mut harness, table);
        harness.key_press(Key::H);
        wait(&mut harness);
        for _ in 0..=line {
            harness.key_press(Key::ArrowDown);
            harness.run_steps(1);
        }
        harness.key_press(Key::Enter);
        wait(&mut harness);
        assert_eq!(harness.state().commands(), [legal[line]], "{:?}", table.prompt());
    }
}

/// Buttons beside the board: those on it lie on one another by their nature.
fn buttons(harness: &Harness<'static, Table>) -> Vec<(String, egui::Rect)> {
    let board = harness.get_by_role(egui::accesskit::Role::Canvas).rect();
    harness
        .query_all_by_role(egui::accesskit::Role::Button)
        .map(|node| (node.accesskit_node().label().unwrap_or_default(), node.rect()))
        .filter(|(_, rect)| !board.contains(rect.center()))
        .collect()
}

#[test]
fn no_button_covers_another_or_leaves_the_window() {
    for size in [LARGE, SMALL, Vec2::new(1180.0, 720.0)] {
        let window = egui::Rect::from_min_size(egui::Pos2::ZERO, size);
        let mut harness = harness(QUESTIONS[0].clone(), size);
        for table in &*QUESTIONS {
            show(&mut harness, table);
            let buttons = buttons(&harness);
            assert!(buttons.len() >= 2, "{:?}", table.prompt());
            for (index, (name, rect)) in buttons.iter().enumerate() {
                assert!(window.contains_rect(*rect), "{name:?} at {rect:?} in {size:?}");
                // Figures that stand side by side leave each other less room.
                let beside =
                    |(other, place): &(String, egui::Rect)| other != name && place.expand(8.0).intersects(*rect);
                let least = if buttons.iter().any(beside) { 22.0 } else { 31.9 };
                assert!(
                    rect.size().min_elem() >= least,
                    "{name:?} is too small to be hit: {rect:?}"
                );
                for (other, place) in &buttons[index + 1..] {
                    let both = rect.intersect(*place);
                    assert!(
                        !both.is_positive(),
                        "{name:?} and {other:?} overlap in {size:?}: {:?}",
                        table.prompt()
                    );
                }
            }
        }
    }
}
