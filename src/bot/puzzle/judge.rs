//! The judgement of an action that somebody tried, and the proof of a puzzle.

use super::{
    super::{Evaluate, EvaluateVisitor, hint::HintReason, visit},
    Puzzle,
    action::{ActionStart, Examiner},
    has_ended,
};
use crate::{
    games::any::{AnyGame, AnySetup, Listed},
    rules::{Seat, legal},
};

/// The judgement of an action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Judged {
    /// It is the best action, or about as good.
    Right,
    /// The best action is clearly better, by these terms.
    Wrong(Vec<HintReason>),
}

/// Judges the position after an action that somebody tried. A position other than that after the best action is compared
/// with that one by two searches, which take some hundredths of a second.
#[must_use]
pub fn judge(puzzle: &Puzzle, end: &AnyGame) -> Judged {
    if *end == puzzle.end {
        return Judged::Right;
    }
    let reasons = visit(puzzle.setup.id(), Judging { puzzle, end });
    reasons.map_or(Judged::Right, Judged::Wrong)
}

/// True if the seat is asked nothing more about the action that it has begun, in a game of this setup.
#[must_use]
pub fn is_over(game: &AnyGame, setup: &AnySetup, seat: Seat) -> bool {
    visit(setup.id(), Ending { game, setup, seat })
}

/// True if a search of so many times its length finds the best action of the puzzle best again. Equal puzzles get equal
/// answers.
#[must_use]
pub fn proves(puzzle: &Puzzle, times: u32) -> bool {
    visit(puzzle.setup.id(), Proving { puzzle, times })
}

/// A position in which an action may be over.
struct Ending<'a> {
    game: &'a AnyGame,
    setup: &'a AnySetup,
    seat: Seat,
}

impl EvaluateVisitor for Ending<'_> {
    type Out = bool;

    fn visit<G: Evaluate + Listed>(self) -> bool {
        let own = G::own_game(self.game).zip(G::own_setup(self.setup));
        own.is_some_and(|(game, setup)| has_ended(game, setup, self.seat))
    }
}

/// A position to be judged.
struct Judging<'a> {
    puzzle: &'a Puzzle,
    end: &'a AnyGame,
}

impl EvaluateVisitor for Judging<'_> {
    /// The terms by which the best action is better; `None` if it is not clearly better.
    type Out = Option<Vec<HintReason>>;

    fn visit<G: Evaluate + Listed>(self) -> Self::Out {
        let Self { puzzle, end } = self;
        let setup = G::own_setup(&puzzle.setup)?;
        let (best, end) = (G::own_game(&puzzle.end)?, G::own_game(end)?);
        let examiner = Examiner::<G>::new(setup);
        let is_worse = examiner.is_worse([end, best], puzzle.seat, puzzle.iterations);
        is_worse.then(|| examiner.reasons([best, end], puzzle.seat))
    }
}

/// A puzzle to be proved.
struct Proving<'a> {
    puzzle: &'a Puzzle,
    times: u32,
}

impl EvaluateVisitor for Proving<'_> {
    type Out = bool;

    fn visit<G: Evaluate + Listed>(self) -> bool {
        let Self { puzzle, times } = self;
        let own = (
            G::own_setup(&puzzle.setup),
            G::own_game(&puzzle.game),
            G::own_game(&puzzle.end),
        );
        let (Some(setup), Some(game), Some(end)) = own else {
            return false;
        };
        let list = legal(game, setup, puzzle.seat);
        let start = ActionStart {
            game,
            seat: puzzle.seat,
            list: &list,
        };
        Examiner::<G>::new(setup).finds(&start, end, puzzle.iterations.saturating_mul(times))
    }
}
