//! Computer players. A bot knows what a person at its place knows: the view and its own legal commands.

mod alien_frontiers;
pub mod analysis;
mod any;
mod aqua_sphere;
mod argo;
pub mod calibration;
pub mod casual;
mod greedy;
pub mod hint;
mod judgement;
mod level;
pub mod puzzle;
mod random;
pub mod search;
mod stop;
mod terms;
mod thread;
pub mod train;
#[cfg(test)]
mod trial;
mod weights;

pub use crate::protocol::BotKind;
pub use any::{EvaluateVisitor, visit};
pub use greedy::Evaluate;
pub use judgement::Judgement;
pub use stop::Stop;
pub use terms::{Group, MOST_TERMS, Term, Terms};
pub use thread::thinking_thread;
pub use weights::{Sets, Weights, WeightsError};

use crate::rules::{GameRng, Seat, Seed};

/// A computer player. It holds nothing of the game, so one may take over a seat at any moment.
#[derive(Clone, Debug)]
pub struct Bot {
    kind: BotKind,
    rng: GameRng,
    /// Decides what an easy bot is wrong about.
    belief: Seed,
}

impl Bot {
    /// A bot with a seed of its own; it never touches the game's randomness.
    #[must_use]
    pub fn new(kind: BotKind, seed: Seed) -> Self {
        Self {
            kind,
            rng: GameRng::new(seed),
            belief: seed,
        }
    }
    /// The kind of this bot.
    #[must_use]
    pub const fn kind(&self) -> BotKind {
        self.kind
    }
    /// One of the legal commands of the seat; `None` if there are none. A bot with a level asks `stop` while it thinks, and
    /// answers with its best command so far once that returns true.
    pub fn choose<G: Evaluate>(
        &mut self,
        setup: &G::Setup,
        seat: Seat,
        view: &G::View,
        legal: &[G::Command],
        stop: impl FnMut() -> bool,
    ) -> Option<G::Command> {
        let rng = &mut self.rng;
        let index = match (self.kind, legal.len()) {
            (_, 0) => return None,
            (_, 1) => 0,
            (BotKind::Random, _) => random::choose(rng, legal.len()),
            (BotKind::Greedy, _) => greedy::choose::<G>(rng, setup, seat, view, legal),
            (BotKind::Level(level, character), _) => {
                return level::choose::<G>((rng, self.belief), setup, (seat, view), legal, (level, character), stop);
            }
        };
        legal.get(index).cloned()
    }
}
