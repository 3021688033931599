//! Puzzles that are found, written, read, judged and proved.

use super::{
    super::{EvaluateVisitor, visit},
    *,
};
use crate::{
    games::{
        any::{GameId, Listed},
        argo,
    },
    rules::{Game, Notation, SeatCount, Seed, legal},
};

const TEXT: &str = include_str!("../../../tests/data/puzzles/argo.toml");

fn seats(players: usize) -> SeatCount {
    SeatCount::new(players).expect("seats")
}

fn puzzles(text: &str) -> Vec<Puzzle> {
    read(GameId::Argo, text).expect("puzzles")
}

/// The fault of the first puzzle that is wrong.
fn fault(text: &str) -> String {
    read(GameId::Argo, text).expect_err("a fault").to_string()
}

#[test]
fn a_puzzle_is_played_through_and_explained() {
    let all = puzzles(TEXT);
    let grades: Vec<Grade> = all.iter().map(|puzzle| puzzle.grade).collect();
    assert_eq!(grades, [Grade::Easy, Grade::Tricky, Grade::Hard]);
    assert_eq!(graded(grades.into_iter()), [1; 3]);
    for (index, puzzle) in all.iter().enumerate() {
        let Puzzle { setup, game, seat, .. } = puzzle;
        let mut end = game.clone();
        for command in &puzzle.best {
            end.apply(setup, *seat, command).expect("it is legal");
        }
        assert_eq!(end, puzzle.end);
        assert!(is_over(&end, setup, *seat));
        assert!(!puzzle.reasons.is_empty());
        assert!(all[..index].iter().all(|other| other.id != puzzle.id), "{}", puzzle.id);
    }
}

#[test]
fn each_fault_of_a_file_is_told() {
    for (from, to, wrong) in [
        ("grade = \"easy\"", "grade = \"simple\"", "cannot be read"),
        ("grade = \"easy\"", "grade = \"easy\"\nhint = 1", "cannot be read"),
        ("players = 2", "players = 9", "puzzle 1: 9 players have no seats"),
        ("players = 2", "players = 1", "puzzle 1: 1 players, expected"),
        (
            "iterations = 40",
            "iterations = 0",
            "puzzle 1: 0 iterations are out of range",
        ),
        ("iterations = 40", "iterations = 4000000000", "out of range"),
        ("alien C06", "alien C99", "puzzle 1: line "),
        ("\"move P0.grunt pod2\"", "\"fly\"", "fly"),
        (
            "\"move P0.grunt pod2\"",
            "\"end\"",
            "puzzle 1: end: the command is not legal now",
        ),
        ("\"move P0.grunt pod2\"", "", "not one whole action"),
        (
            "C10\", \"push P1.chief C02\"",
            "C10\"",
            "puzzle 2: these commands are not one whole action: ",
        ),
        (
            "\"move P0.grunt pod2\"",
            "\"move P0.grunt pod2\", \"activate WAR2 P0.chief\"",
            "puzzle 1: these commands are not one whole action: ",
        ),
        (
            "\"activate WAR2 P0.chief\"",
            "\"move P0.grunt pod2\"",
            "puzzle 1: no term",
        ),
    ] {
        assert!(TEXT.contains(from), "{from}");
        let told = fault(&TEXT.replacen(from, to, 1));
        assert!(told.contains(wrong), "{told:?} without {wrong:?}");
    }
    assert!(fault("").starts_with("the puzzles cannot be read: "));
    assert!(puzzles("puzzle = []").is_empty());
}

#[test]
fn no_puzzle_begins_in_the_middle_of_an_action() {
    let puzzle = puzzles(TEXT).swap_remove(1);
    let mut game = puzzle.game.clone();
    game.apply(&puzzle.setup, puzzle.seat, &puzzle.best[0])
        .expect("it is legal");
    let setup = argo::State::own_setup(&puzzle.setup).expect("a setup of Argo");
    let position = argo::State::own_game(&game)
        .expect("a game of Argo")
        .position_text(setup);
    let text = |command: &AnyCommand| {
        let command = argo::State::own_command(command).expect("a command of Argo");
        argo::State::command_text(setup, command)
    };
    let entry = PuzzleEntry {
        players: 2,
        grade: Grade::Easy,
        iterations: 40,
        position,
        best: vec![text(&puzzle.best[1])],
        other: vec!["push P1.chief C03".to_owned()],
    };
    let written = merged(None, seats(2), vec![entry]).expect("a text");
    assert_eq!(
        fault(&written),
        "puzzle 1: no action of a single seat begins in the position"
    );
}

#[test]
fn puzzles_for_other_numbers_of_players_stay_in_a_file() {
    let ids = |text: &str| puzzles(text).into_iter().map(|puzzle| puzzle.id).collect::<Vec<_>>();
    let same = merged(Some(TEXT), seats(3), Vec::new()).expect("a text");
    assert_eq!(ids(&same), ids(TEXT));
    let empty = merged(Some(TEXT), seats(2), Vec::new()).expect("a text");
    assert!(ids(&empty).is_empty());
    assert!(merged(Some("puzzle = 1"), seats(2), Vec::new()).is_err());
}

/// The position after an action that begins with this command and goes on with the first of what is listed.
fn after(puzzle: &Puzzle, command: &AnyCommand) -> AnyGame {
    let Puzzle { setup, game, seat, .. } = puzzle;
    let (mut end, mut next) = (game.clone(), Some(command.clone()));
    while let Some(command) = next {
        end.carry_out(setup, *seat, &command);
        let goes_on = !is_over(&end, setup, *seat);
        next = legal(&end, setup, *seat).into_iter().next().filter(|_| goes_on);
    }
    end
}

#[test]
fn the_best_action_is_right_and_some_other_one_is_not() {
    for puzzle in puzzles(TEXT) {
        assert_eq!(judge(&puzzle, &puzzle.end), Judged::Right);
        let list = legal(&puzzle.game, &puzzle.setup, puzzle.seat);
        let judged: Vec<Judged> = list
            .iter()
            .map(|command| judge(&puzzle, &after(&puzzle, command)))
            .collect();
        assert!(judged.iter().any(|judged| *judged != Judged::Right), "{judged:?}");
    }
}

#[test]
fn a_search_that_prefers_another_action_is_no_proof() {
    let puzzle = puzzles(TEXT).swap_remove(0);
    // No action leads back to the beginning.
    let end = puzzle.game.clone();
    assert!(!proves(&Puzzle { end, ..puzzle }, 1));
}

/// The candidates of a short game of searches with hardly any iterations.
struct Few;

impl EvaluateVisitor for Few {
    type Out = Vec<PuzzleCandidate>;
    fn visit<G: Evaluate + Notation + Listed>(self) -> Self::Out {
        let setup = G::setup(&Config::new(G::ID.name(), seats(2))).expect("the default configuration");
        find::<G>(&setup, Seed::from_number(1), 24, 0.05)
    }
}

#[test]
fn puzzles_that_are_found_can_be_read_and_proved() {
    let mut seen = 0;
    for &game in GameId::ALL {
        let found = visit(game, Few);
        seen += found.len();
        for PuzzleCandidate { entry, goal, .. } in found {
            let text = merged(None, seats(2), vec![entry]).expect("a text");
            let puzzle = read(game, &text).expect("a puzzle").swap_remove(0);
            assert_eq!(puzzle.goal, goal, "{game:?}");
            assert!(puzzle.reasons.len() > 1, "{game:?}: {:?}", puzzle.reasons);
            assert!(proves(&puzzle, PROOF), "{game:?}");
        }
    }
    assert!(seen > 0, "nothing was found");
}

fn candidate(grade: Grade, goal: Goal, margin: f64) -> PuzzleCandidate {
    let entry = PuzzleEntry {
        players: 2,
        grade,
        iterations: 1,
        position: String::new(),
        best: Vec::new(),
        other: Vec::new(),
    };
    PuzzleCandidate { entry, goal, margin }
}

#[test]
fn chosen_puzzles_are_of_all_grades_with_different_aims_and_each_from_a_game_of_its_own() {
    use Grade::{Easy, Hard, Tricky};
    let many = |grade: Grade, margin: f64| vec![candidate(grade, Goal::Score, margin)];
    let games = vec![
        many(Easy, 0.2),
        many(Easy, 0.3),
        vec![candidate(Easy, Goal::Safety, 0.15), candidate(Hard, Goal::Score, 0.2)],
        many(Tricky, 0.2),
        many(Easy, 0.4),
        vec![candidate(Easy, Goal::Safety, 0.15)],
    ];
    let told = |count: usize| {
        let chosen = choose(games.clone(), count).into_iter();
        chosen
            .map(|one| (one.entry.grade, one.goal, one.margin))
            .collect::<Vec<_>>()
    };
    let rare = [(Hard, Goal::Score, 0.2), (Tricky, Goal::Score, 0.2)];
    assert_eq!(told(2), rare, "what is rare comes first");
    let easy = [(Easy, Goal::Safety, 0.15), (Easy, Goal::Score, 0.4)];
    assert_eq!(told(4)[2..], easy, "another aim comes before a clearer one");
    assert_eq!(told(9).len(), 6);
    assert!(choose(Vec::new(), 3).is_empty());
}
