//! The search for puzzles in games of bots against themselves.

use super::{
    super::{Evaluate, greedy, random, search::Thought},
    Goal, Grade, PROOF, PuzzleCandidate, PuzzleEntry,
    action::{ActionStart, Examiner, WholeAction},
};
use crate::rules::{GameRng, Notation, Obligation, Seed, legal};
use std::collections::BTreeSet;

/// Least number of terms that speak for the best action.
const TERMS: usize = 2;
/// Iterations of a search that sees what is not hard to see.
const FEW: u32 = 40;
/// Iterations of a command of self-play at which no action begins.
const PLAY: u32 = 100;
/// One command of self-play in so many is drawn at random, so that unusual positions come up.
const STRAY: u32 = 10;

/// The candidates of one game with this seed, in the order in which they came up. The game is played by searches of so
/// many iterations. `margin` is the least distance of the chance to win with the best action from that with the best other
/// one, from 0 to 1.
#[must_use]
pub fn find<G: Evaluate + Notation>(
    setup: &G::Setup,
    seed: Seed,
    iterations: u32,
    margin: f64,
) -> Vec<PuzzleCandidate> {
    let finder = Finder::<G> {
        examiner: Examiner::new(setup),
        iterations,
        margin,
    };
    finder.play(seed)
}

/// Plays games and keeps positions.
struct Finder<'a, G: Evaluate> {
    examiner: Examiner<'a, G>,
    iterations: u32,
    margin: f64,
}

impl<G: Evaluate + Notation> Finder<'_, G> {
    /// Plays a game to its end.
    fn play(&self, seed: Seed) -> Vec<PuzzleCandidate> {
        let setup = self.examiner.setup;
        let (mut game, mut rng) = (G::new(setup, seed), GameRng::new(seed));
        let mut found = Vec::new();
        for _ in 0..G::max_commands(setup) {
            let asked = game.decisions(setup);
            let Some(first) = asked.first() else { break };
            let (seat, list) = (first.seat, legal(&game, setup, first.seat));
            let begins = asked.len() == 1 && first.obligation == Obligation::Must && !G::is_follow_up(&first.prompt);
            let start = ActionStart {
                game: &game,
                seat,
                list: &list,
            };
            let command = match list.as_slice() {
                [only] => Some(only.clone()),
                _ => self.choose(&mut rng, &start, begins, &mut found),
            };
            let Some(command) = command else { break };
            game.carry_out(setup, seat, &command);
        }
        found
    }

    /// The command of a question with several answers. A question at which an action begins may become a puzzle.
    fn choose(
        &self,
        rng: &mut GameRng,
        start: &ActionStart<'_, G>,
        begins: bool,
        found: &mut Vec<PuzzleCandidate>,
    ) -> Option<G::Command> {
        let iterations = if begins {
            self.iterations
        } else {
            self.iterations.min(PLAY)
        };
        let thought = self.examiner.think(rng, start, iterations)?;
        if begins {
            found.extend(self.candidate(rng, start, &thought));
        }
        if rng.below(STRAY) == 0 {
            return start.list.get(random::choose(rng, start.list.len())).cloned();
        }
        Some(thought.command)
    }

    /// The puzzle that begins with a question, if one action is clearly best there, and is best again with another seed and
    /// in a longer search.
    fn candidate(
        &self,
        rng: &mut GameRng,
        start: &ActionStart<'_, G>,
        thought: &Thought<G::Command>,
    ) -> Option<PuzzleCandidate> {
        let (examiner, seat) = (&self.examiner, start.seat);
        let second = thought.second.as_ref()?;
        let margin = thought.share[seat] - second.share[seat];
        if margin < self.margin {
            return None;
        }
        let best = examiner.carry_out(start, &thought.line)?;
        let other = examiner.carry_out(start, &second.line)?;
        // No puzzle asks for the end of a turn.
        let in_turn = best.end.turn() == start.game.turn();
        let are_sure = [&best, &other].iter().all(|action| examiner.is_sure(start, action));
        if !in_turn || !are_sure || best.end == other.end {
            return None;
        }
        let reasons = examiner.reasons([&best.end, &other.end], seat);
        let terms: BTreeSet<&str> = reasons.iter().map(|reason| reason.term).collect();
        let goal = Goal::of(G::judgement(examiner.setup), *reasons.first()?)?;
        let finds = |times: u32| examiner.finds(start, &best.end, self.iterations.saturating_mul(times));
        let stays = terms.len() >= TERMS
            && finds(1)
            && finds(PROOF)
            && examiner.is_worse([&other.end, &best.end], seat, self.iterations);
        stays.then(|| PuzzleCandidate {
            entry: self.entry(self.grade(rng, start, &best), start, [&best, &other]),
            goal,
            margin,
        })
    }

    /// How hard it is to see that this action is best.
    fn grade(&self, rng: &mut GameRng, start: &ActionStart<'_, G>, best: &WholeAction<G>) -> Grade {
        let setup = self.examiner.setup;
        let mut seen = start.game.clone();
        let first = greedy::best::<G>(rng, setup, start.game, start.seat, start.list);
        if let Some(command) = start.list.get(first) {
            seen.carry_out(setup, start.seat, command);
        }
        greedy::finish(&mut seen, setup, start.seat);
        if seen == best.end {
            Grade::Easy
        } else if self.examiner.finds(start, &best.end, FEW) {
            Grade::Tricky
        } else {
            Grade::Hard
        }
    }

    /// A puzzle in notation.
    fn entry(&self, grade: Grade, start: &ActionStart<'_, G>, actions: [&WholeAction<G>; 2]) -> PuzzleEntry {
        let setup = self.examiner.setup;
        let text = |command: &G::Command| G::command_text(setup, command);
        let [best, other] = actions.map(|action| action.commands.iter().map(text).collect());
        PuzzleEntry {
            players: G::seats(setup).get(),
            grade,
            iterations: self.iterations,
            position: start.game.position_text(setup),
            best,
            other,
        }
    }
}
