//! The puzzles: those of the games, and how one is tried, missed, solved and shown in the window.

use super::{closing::press, languages::flaws, settings::kept, sheets::screen, visit::Window};
use egui::{Key, UiBuilder, accesskit::Role};
use egui_kittest::{
    Harness,
    kittest::{NodeT, Queryable},
};
use podbay::{
    app::{
        App, Screen,
        coach::PuzzleWish,
        frame::Wish,
        games::shown,
        puzzle_run::{PuzzleRun, PuzzleStage},
        screens::{
            puzzle::{puzzle_height, puzzle_ui},
            puzzles::{PuzzlesSheet, PuzzlesWish, puzzles_ui},
        },
    },
    bot::puzzle::{self, Grade, Puzzle, is_over, proves},
    games::any::{AnyCommand, AnyGame, GameId},
    protocol::{ClientMessage, DecisionId, Name},
    rules::{Game, legal},
    text::{Language, game, puzzles, speaking, t},
};
use std::{collections::BTreeSet, rc::Rc};

/// Puzzles that stay as they are when those of the games are made anew.
const TEXT: &str = include_str!("../data/puzzles/argo.toml");

/// Puzzles of a game.
const EACH: usize = 30;
/// Least number of aims of a game.
const AIMS: usize = 5;
/// Least number of puzzles of a grade.
const OF_A_GRADE: usize = 6;

/// The puzzles of a game as they come with the program.
fn shipped(id: GameId) -> Vec<Puzzle> {
    puzzle::read(id, shown(id).puzzles).unwrap_or_else(|why| panic!("{id:?}: {why}"))
}

/// Three puzzles of Argo, one of each grade.
pub fn of_argo() -> Rc<[Puzzle]> {
    puzzle::read(GameId::Argo, TEXT).expect("puzzles").into()
}

/// A puzzle of Argo that somebody begins.
pub fn run(at: usize) -> PuzzleRun {
    PuzzleRun::new(of_argo(), at, Name::parse("Ada").expect("a name")).expect("a puzzle")
}

fn command(run: &PuzzleRun, command: &AnyCommand) -> ClientMessage<AnyGame> {
    let decision = DecisionId {
        epoch: 0,
        generation: 0,
        index: 0,
    };
    ClientMessage::Command {
        decision,
        seat: run.puzzle().seat,
        command: command.clone(),
    }
}

fn back(run: &PuzzleRun) -> ClientMessage<AnyGame> {
    ClientMessage::StepBack {
        seat: run.puzzle().seat,
        revision: 0,
    }
}

/// The commands that the screen offers.
fn listed(run: &PuzzleRun) -> Vec<AnyCommand> {
    let snapshot = run.client().snapshot.as_ref().expect("a position");
    snapshot.legal.iter().flat_map(|(_, list)| list.clone()).collect()
}

/// Gives the commands of the best action.
pub fn solve(run: &mut PuzzleRun) {
    for best in run.puzzle().best.clone() {
        let message = command(run, &best);
        run.hear(&message);
    }
}

/// Tries actions until one is worse than the best.
pub fn miss(run: &mut PuzzleRun) {
    for first in listed(run) {
        let mut next = Some(first);
        while let Some(one) = next {
            let message = command(run, &one);
            run.hear(&message);
            next = listed(run).into_iter().next();
        }
        if matches!(run.stage(), PuzzleStage::Missed(_)) {
            return;
        }
        run.go(PuzzleWish::Again);
    }
    panic!("no action is worse");
}

/// Gives a command while the solution is shown, and not the one of the solution.
fn stray(run: &mut PuzzleRun) {
    let best = run.puzzle().best[0].clone();
    let other = listed(run).into_iter().find(|other| *other != best);
    let message = command(run, &other.expect("a choice"));
    run.hear(&message);
}

#[test]
fn each_game_has_thirty_puzzles_in_three_grades() {
    for &id in GameId::ALL {
        let all = shipped(id);
        let grades = puzzle::graded(all.iter().map(|puzzle| puzzle.grade));
        assert_eq!(all.len(), EACH, "{id:?}: {grades:?}");
        assert!(grades.iter().all(|count| *count >= OF_A_GRADE), "{id:?}: {grades:?}");
        let ids: BTreeSet<&str> = all.iter().map(|puzzle| puzzle.id.as_str()).collect();
        assert_eq!(ids.len(), EACH, "{id:?} has a position twice");
        for players in 2..=4 {
            let of_players = |puzzle: &&Puzzle| puzzle.config.players.get() == players;
            let count = all.iter().filter(of_players).count();
            assert!(count >= OF_A_GRADE, "{id:?}: {count} for {players} players");
        }
        let aims: BTreeSet<String> = all.iter().map(puzzles::goal).collect();
        assert!(aims.len() >= AIMS, "{id:?}: {aims:?}");
    }
}

#[test]
fn each_puzzle_asks_one_seat_and_its_solution_is_a_legal_action() {
    for &id in GameId::ALL {
        for puzzle in shipped(id) {
            let Puzzle { setup, seat, .. } = &puzzle;
            let mut game = puzzle.game.clone();
            for best in &puzzle.best {
                assert!(legal(&game, setup, *seat).contains(best), "{id:?} {}", puzzle.id);
                game.apply(setup, *seat, best).expect("it is legal");
            }
            assert!(is_over(&game, setup, *seat), "{id:?} {}", puzzle.id);
            assert!(puzzle.reasons.len() > 1, "{id:?} {}: {:?}", puzzle.id, puzzle.reasons);
        }
    }
}

/// All are proved by searches ten times as long in `.ci/release.sh`, with an optimised build.
#[test]
fn a_puzzle_of_each_grade_is_proved() {
    for &id in GameId::ALL {
        let all = shipped(id);
        for grade in [Grade::Easy, Grade::Tricky, Grade::Hard] {
            if let Some(puzzle) = all.iter().find(|puzzle| puzzle.grade == grade) {
                assert!(proves(puzzle, 1), "{id:?} {grade:?} {}", puzzle.id);
            }
        }
    }
}

#[test]
fn the_best_action_solves_a_puzzle() {
    for at in 0..3 {
        let mut run = run(at);
        assert_eq!(run.stage(), &PuzzleStage::Open);
        let aim = run.words(&PuzzleStage::Open);
        assert!(!listed(&run).is_empty());
        solve(&mut run);
        assert_eq!(run.stage(), &PuzzleStage::Solved, "puzzle {at}");
        assert!(listed(&run).is_empty() && !run.asks(), "it is over");
        assert_ne!(run.words(run.stage()), aim);
        run.hear(&back(&run));
        assert_eq!(run.stage(), &PuzzleStage::Solved, "a solution is not taken back");
        assert_eq!(run.go(PuzzleWish::Next), at == 2);
        assert_eq!(run.stage() == &PuzzleStage::Open, at < 2, "the next one begins");
    }
}

#[test]
fn another_action_is_missed_taken_back_and_tried_again() {
    let mut run = run(1);
    miss(&mut run);
    assert!(!run.asks());
    let given = run.client().snapshot.as_ref().expect("a position").log_last;
    assert!(given > 0, "it stands in the log");
    run.hear(&back(&run));
    assert_eq!(run.stage(), &PuzzleStage::Open);
    let log = |run: &PuzzleRun| run.client().snapshot.as_ref().expect("a position").log_last;
    assert_eq!(log(&run), given - 1);
    run.go(PuzzleWish::Again);
    assert_eq!(log(&run), 0);
    assert_eq!(
        listed(&run),
        legal(&run.puzzle().game, &run.puzzle().setup, run.puzzle().seat)
    );
    solve(&mut run);
    assert_eq!(run.stage(), &PuzzleStage::Solved);
}

#[test]
fn the_solution_is_followed_on_the_board_and_nothing_else_is() {
    let mut run = run(1);
    let best = run.puzzle().best.clone();
    run.go(PuzzleWish::Solution);
    let coach = |run: &PuzzleRun| run.client().coach.clone().expect("a coach");
    assert_eq!(coach(&run).line, best);
    stray(&mut run);
    assert!(coach(&run).strayed);
    assert_eq!(coach(&run).line, best, "nothing has changed");
    for (given, next) in best.iter().enumerate() {
        assert_eq!(coach(&run).asked.as_ref(), Some(next));
        assert!(run.asks());
        run.hear(&command(&run, next));
        assert!(!coach(&run).strayed);
        assert_eq!(coach(&run).line, best[given + 1..]);
    }
    assert_eq!((run.stage(), run.asks()), (&PuzzleStage::Shown, false));
    run.hear(&back(&run));
    assert_eq!(coach(&run).line, best[1..], "a step back goes back in the solution");
}

/// Draws a puzzle as the program does.
pub fn draw(ui: &mut egui::Ui, run: &mut PuzzleRun) -> Option<PuzzleWish> {
    let window = ui.max_rect();
    let (strip, rest) = window.split_top_bottom_at_y(window.top() + puzzle_height(ui, run));
    let (screen, client) = run.on_screen();
    let mut below = ui.new_child(UiBuilder::new().max_rect(rest).id_salt("lesson"));
    if let Some(Wish::Say(message)) = screen.draw(&mut below, client) {
        run.hear(&message);
    }
    puzzle_ui(ui, strip, run, true)
}

#[test]
fn what_is_said_of_a_puzzle_is_whole_in_every_language_in_the_smallest_window() {
    for language in Language::ALL {
        speaking(language, || {
            let mut harness = screen(run(1), |ui, run| {
                draw(ui, run);
            });
            let mut cut = BTreeSet::new();
            let mut look = |harness: &mut Harness<'static, PuzzleRun>| {
                harness.run_steps(3);
                cut.extend(flaws(harness));
            };
            look(&mut harness);
            miss(harness.state_mut());
            look(&mut harness);
            harness.state_mut().go(PuzzleWish::Solution);
            look(&mut harness);
            stray(harness.state_mut());
            look(&mut harness);
            harness.state_mut().go(PuzzleWish::Again);
            solve(harness.state_mut());
            look(&mut harness);
            assert_eq!(cut, BTreeSet::new(), "{language:?}");
        });
    }
}

fn labels<S>(harness: &Harness<'static, S>, role: Role) -> Vec<String> {
    let all = harness.query_all_by_role(role);
    all.filter_map(|node| node.accesskit_node().label()).collect()
}

#[test]
fn a_puzzle_is_read_aloud_and_its_buttons_have_keys() {
    let mut harness = screen((run(1), None), |ui, (run, wish)| {
        *wish = draw(ui, run).or(wish.take());
    });
    let said = |harness: &Harness<'static, (PuzzleRun, Option<PuzzleWish>)>| {
        let (run, _) = harness.state();
        let words = run.words(run.stage());
        labels(harness, Role::Status).iter().any(|label| label.contains(&words))
    };
    assert!(said(&harness), "{:?}", labels(&harness, Role::Status));
    harness.get_by_role_and_label(Role::Button, &t("puzzle-show")).click();
    harness.run_steps(4);
    assert_eq!(harness.state_mut().1.take(), Some(PuzzleWish::Solution));
    for key in [Key::Enter, Key::PageDown] {
        harness.key_press(key);
        harness.run_steps(2);
        assert_eq!(
            harness.state_mut().1.take(),
            None,
            "no key shows the solution by mistake"
        );
    }
    harness.state_mut().0.go(PuzzleWish::Again);
    miss(&mut harness.state_mut().0);
    harness.run_steps(4);
    assert!(said(&harness));
    harness.key_press(Key::Enter);
    harness.run_steps(2);
    assert_eq!(harness.state_mut().1.take(), Some(PuzzleWish::Again));
    harness.state_mut().0.go(PuzzleWish::Solution);
    harness.run_steps(4);
    assert!(said(&harness));
    let mut marks = harness.query_all_by_role(Role::Label);
    let is_mark = |value: String| value.starts_with("Here: ");
    assert!(marks.any(|mark| mark.accesskit_node().value().is_some_and(is_mark)));
    drop(marks);
    for (key, wish) in [(Key::PageDown, PuzzleWish::Next), (Key::PageUp, PuzzleWish::Again)] {
        harness.key_press(key);
        harness.run_steps(2);
        assert_eq!(harness.state_mut().1.take(), Some(wish));
    }
}

#[test]
fn the_list_ticks_what_was_solved_and_begins_a_puzzle() {
    let all = of_argo();
    let solved = BTreeSet::from([all[0].id.clone()]);
    let list = PuzzlesSheet::open(GameId::Argo, Rc::clone(&all), None);
    let mut harness = screen(None, move |ui, chosen: &mut Option<PuzzlesWish>| {
        *chosen = puzzles_ui(ui, &list, &solved).or(*chosen);
    });
    let button = |number: usize, is_solved: bool| puzzles::line(&all[number - 1], number, is_solved);
    let has = |harness: &Harness<'static, Option<PuzzlesWish>>, label: &str| {
        harness.query_by_role_and_label(Role::Button, label).is_some()
    };
    assert!(has(&harness, &button(1, true)) && !has(&harness, &button(1, false)));
    assert!(has(&harness, &button(2, false)) && has(&harness, &button(3, false)));
    assert_eq!(flaws(&harness), BTreeSet::new());
    harness.get_by_role_and_label(Role::Button, &button(2, false)).click();
    harness.run_steps(4);
    assert_eq!(harness.state_mut().take(), Some(PuzzlesWish::Play(1)));
    let other = game(GameId::AquaSphere.name());
    harness.get_by_role_and_label(Role::RadioButton, &other).click();
    harness.run_steps(4);
    assert_eq!(harness.state_mut().take(), Some(PuzzlesWish::Game(GameId::AquaSphere)));
    harness.key_press(Key::Escape);
    harness.run_steps(2);
    assert_eq!(harness.state_mut().take(), Some(PuzzlesWish::Close));
}

/// Opens the list of a game's puzzles as somebody does who learns.
fn list(window: &mut Window, id: GameId) {
    press(window, "Learn");
    window
        .harness
        .get_by_role_and_label(Role::RadioButton, &game(id.name()))
        .click();
    (0..4).for_each(|_| window.harness.step());
    press(window, "Solve puzzles");
}

/// A puzzle of the games that one key solves in the list of all commands: its game, its place, and the key.
fn solved_by_a_digit() -> (GameId, usize, Puzzle, Key) {
    let digits = [
        Key::Num1,
        Key::Num2,
        Key::Num3,
        Key::Num4,
        Key::Num5,
        Key::Num6,
        Key::Num7,
        Key::Num8,
        Key::Num9,
    ];
    let of_game = |id: &GameId| {
        let id = *id;
        shipped(id)
            .into_iter()
            .enumerate()
            .map(move |(place, puzzle)| (id, place, puzzle))
    };
    let found = GameId::ALL.iter().flat_map(of_game).find_map(|(id, place, puzzle)| {
        let [only] = puzzle.best.as_slice() else { return None };
        let list = legal(&puzzle.game, &puzzle.setup, puzzle.seat);
        let number = list.iter().position(|command| command == only)?;
        Some((id, place, puzzle.clone(), *digits.get(number)?))
    });
    found.expect("a puzzle of a single command")
}

#[test]
fn a_puzzle_is_solved_from_the_list_and_ticked_for_good() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = Window::open(folder.path());
    window.until_label("Play here");
    list(&mut window, GameId::Argo);
    window.until_label("Puzzles");
    window.harness.key_press(Key::Escape);
    (0..4).for_each(|_| window.harness.step());
    assert!(window.harness.query_by_label("Puzzles").is_none(), "it is closed");
    let (id, place, puzzle, key) = solved_by_a_digit();
    list(&mut window, id);
    press(&mut window, &puzzles::line(&puzzle, place + 1, false));
    window.until_screen(Screen::Puzzle);
    (0..6).for_each(|_| window.harness.step());
    for key in [Key::H, key] {
        window.harness.key_press(key);
        (0..6).for_each(|_| window.harness.step());
    }
    let stage = |window: &Window| {
        let run = window.harness.state().as_ref().and_then(App::puzzle);
        run.map(|run| run.stage().clone())
    };
    assert_eq!(stage(&window), Some(PuzzleStage::Solved));
    window.harness.key_press(Key::Escape);
    (0..4).for_each(|_| window.harness.step());
    window.until_screen(Screen::Start);
    let ticked = puzzles::line(&puzzle, place + 1, true);
    assert!(window.harness.query_by_role_and_label(Role::Button, &ticked).is_some());
    drop(window);
    assert!(kept(folder.path()).solved.contains(&puzzle.id));
}
