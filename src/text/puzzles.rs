//! Puzzles in words.

use super::{About, any, hints, id_of_code, lookup, t, t_args};
use crate::{
    bot::{
        hint::HintReason,
        puzzle::{Grade, Puzzle},
    },
    rules::{Game, Viewer},
};

/// The aim of a puzzle in a sentence: as exact as the catalogue knows its first reason, else the kind of that.
#[must_use]
pub fn goal(puzzle: &Puzzle) -> String {
    let lead = puzzle.reasons.first();
    let exact = lead.and_then(|lead| lookup(&exact_id(puzzle.setup.id().name(), *lead), &[]));
    exact.unwrap_or_else(|| t(&id_of_code("puzzle-goal", puzzle.goal)))
}

/// The id of the aim that a reason stands for, which most reasons do not have.
fn exact_id(game: &str, lead: HintReason) -> String {
    hints::id(game, lead).replacen("term", "puzzle-goal", 1)
}

/// The name of a grade.
#[must_use]
pub fn grade(grade: Grade) -> String {
    t(&id_of_code("puzzle-grade", grade))
}

/// The line that tells a puzzle from the others of its game, for the list. It says its aim, and if it was solved before.
#[must_use]
pub fn line(puzzle: &Puzzle, number: usize, is_solved: bool) -> String {
    let args = [
        ("n", number.into()),
        ("grade", grade(puzzle.grade).into()),
        ("players", puzzle.config.players.get().into()),
        ("goal", goal(puzzle).into()),
    ];
    t_args(if is_solved { "puzzle-line-solved" } else { "puzzle-line" }, &args)
}

/// The sentence about the best action, once it was found.
#[must_use]
pub fn solved(puzzle: &Puzzle) -> String {
    because(["puzzle-solved", "puzzle-solved-because"], puzzle, &puzzle.reasons)
}

/// The sentence about another action, which the best one is better than by these reasons.
#[must_use]
pub fn missed(puzzle: &Puzzle, reasons: &[HintReason]) -> String {
    because(["puzzle-missed", "puzzle-missed-because"], puzzle, reasons)
}

fn because([alone, with_reasons]: [&str; 2], puzzle: &Puzzle, reasons: &[HintReason]) -> String {
    match hints::why(puzzle.setup.id().name(), reasons) {
        None => t(alone),
        Some(why) => t_args(with_reasons, &[("why", why.into())]),
    }
}

/// The best action with its reasons. An action of several commands lies on the board step by step.
#[must_use]
pub fn solution(puzzle: &Puzzle, names: &[String]) -> String {
    let what = match puzzle.best.as_slice() {
        [only] => {
            let view = puzzle.game.view(Viewer::Seat(puzzle.seat));
            let about = About {
                setup: &puzzle.setup,
                view: &view,
                names,
                you: Some(puzzle.seat),
            };
            let asked = puzzle.game.decisions(&puzzle.setup);
            asked.first().and_then(|asked| any::command(about, &asked.prompt, only))
        }
        _ => None,
    };
    let what = what.unwrap_or_else(|| t_args("hint-steps", &[("n", puzzle.best.len().into())]));
    hints::best(puzzle.setup.id().name(), &what, &puzzle.reasons)
}

#[cfg(test)]
mod tests {
    use super::super::tests::ids;
    use super::*;
    use crate::{
        bot::puzzle::{Goal, read},
        games::any::GameId,
    };
    use strum::VariantArray;

    const TEXT: &str = include_str!("../../tests/data/puzzles/argo.toml");

    #[test]
    fn every_aim_and_grade_has_its_text_and_no_text_is_left_over() {
        let all = ids();
        let goals = Goal::VARIANTS.iter().map(|goal| id_of_code("puzzle-goal", *goal));
        let grades = Grade::VARIANTS.iter().map(|grade| id_of_code("puzzle-grade", *grade));
        let wanted: Vec<String> = goals.chain(grades).collect();
        for id in &wanted {
            assert!(all.contains(id), "{id} is missing");
        }
        let exact = all
            .iter()
            .filter(|id| id.starts_with("puzzle-goal-") && !wanted.contains(id));
        let terms = exact.map(|id| id.replacen("puzzle-goal", "term", 1));
        let terms: Vec<String> = terms.collect();
        assert!(terms.len() > 8, "{terms:?}");
        for term in terms {
            assert!(all.contains(&term), "no reason is called {term}");
        }
        let left = all
            .iter()
            .filter(|id| id.starts_with("puzzle-grade-") && !wanted.contains(id));
        assert_eq!(left.count(), 0);
    }

    #[test]
    fn a_puzzle_has_an_aim_and_its_solution_a_reason() {
        let names = ["Ada", "Bo"].map(str::to_owned);
        for puzzle in read(GameId::Argo, TEXT).expect("puzzles") {
            assert!(!goal(&puzzle).is_empty());
            let told = solution(&puzzle, &names);
            assert!(told.starts_with("Best: ") && told.contains(", because "), "{told}");
            assert_ne!(solved(&puzzle), t("puzzle-solved"));
            assert_eq!(missed(&puzzle, &[]), t("puzzle-missed"));
            assert_ne!(line(&puzzle, 1, true), line(&puzzle, 1, false));
        }
    }

    #[test]
    fn an_aim_is_as_exact_as_its_reason_is_known() {
        let mut puzzle = read(GameId::Argo, TEXT).expect("puzzles").swap_remove(0);
        let lead = |term| HintReason {
            term,
            side: crate::bot::hint::Side::Own,
        };
        puzzle.goal = Goal::Score;
        puzzle.reasons = vec![lead("points")];
        assert_eq!(goal(&puzzle), t("puzzle-goal-argo-points-own"));
        puzzle.reasons = vec![lead("machine")];
        assert_eq!(goal(&puzzle), t("puzzle-goal-score"));
    }
}
