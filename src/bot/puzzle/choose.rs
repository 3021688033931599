//! The choice among the candidates of many games.

use super::{Goal, Grade, PuzzleEntry};

/// A position that may become a puzzle.
#[derive(Clone, Debug)]
pub struct PuzzleCandidate {
    /// The puzzle in notation.
    pub entry: PuzzleEntry,
    /// The kind of term that speaks most for its best action.
    pub goal: Goal,
    /// The chance to win with the best action, less that with the best other one.
    pub margin: f64,
}

/// Chooses at most `count` candidates, given game by game: no two from one game, as many of each grade as can be, with
/// different aims, and of equals the clearest. Returns them in the order of the choice.
#[must_use]
pub fn choose(mut games: Vec<Vec<PuzzleCandidate>>, count: usize) -> Vec<PuzzleCandidate> {
    let mut chosen: Vec<PuzzleCandidate> = Vec::new();
    while chosen.len() < count {
        let wanted = |candidate: &PuzzleCandidate| {
            let of_grade = |other: &PuzzleCandidate| other.entry.grade == candidate.entry.grade;
            let left = games.iter().filter(|game| game.iter().any(of_grade)).count();
            let same_goal = |other: &&PuzzleCandidate| other.goal == candidate.goal;
            // A grade of which few are left goes first.
            (
                chosen.iter().filter(|other| of_grade(other)).count(),
                left,
                chosen.iter().filter(same_goal).count(),
            )
        };
        let all = games.iter().enumerate();
        let all = all.flat_map(|(game, list)| list.iter().enumerate().map(move |(place, one)| (game, place, one)));
        let next = all.min_by(|(.., one), (.., other)| {
            let by_need = wanted(one).cmp(&wanted(other));
            by_need.then_with(|| other.margin.total_cmp(&one.margin))
        });
        let Some((game, place, _)) = next else { break };
        let mut game = std::mem::take(&mut games[game]);
        chosen.push(game.swap_remove(place));
    }
    chosen
}

/// The number of entries of each grade, from the easiest to the hardest.
#[must_use]
pub fn graded(grades: impl Iterator<Item = Grade> + Clone) -> [usize; 3] {
    [Grade::Easy, Grade::Tricky, Grade::Hard].map(|grade| grades.clone().filter(|other| *other == grade).count())
}
