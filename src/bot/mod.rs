//! Computer players. A bot knows what a person at its place knows: the view and its own legal commands.

mod alien_frontiers;
mod any;
mod aqua_sphere;
mod argo;
mod greedy;
mod random;
pub mod search;
mod stop;
#[cfg(test)]
mod trial;

pub use crate::protocol::BotKind;
pub use any::{EvaluateVisitor, visit};
pub use greedy::Evaluate;
pub use stop::Stop;

use crate::rules::{GameRng, Seat, Seed};

/// A computer player. It holds nothing of the game, so one may take over a seat at any moment.
#[derive(Clone, Debug)]
pub struct Bot {
    kind: BotKind,
    rng: GameRng,
}

impl Bot {
    /// A bot with a seed of its own; it never touches the game's randomness.
    #[must_use]
    pub fn new(kind: BotKind, seed: Seed) -> Self {
        Self {
            kind,
            rng: GameRng::new(seed),
        }
    }
    /// The kind of this bot.
    #[must_use]
    pub const fn kind(&self) -> BotKind {
        self.kind
    }
    /// One of the legal commands of the seat; `None` if there are none.
    pub fn choose<G: Evaluate>(
        &mut self,
        setup: &G::Setup,
        seat: Seat,
        view: &G::View,
        legal: &[G::Command],
    ) -> Option<G::Command> {
        let index = match (self.kind, legal.len()) {
            (_, 0) => return None,
            (_, 1) => 0,
            (BotKind::Random, _) => random::choose(&mut self.rng, legal.len()),
            (BotKind::Greedy, _) => greedy::choose::<G>(&mut self.rng, setup, seat, view, legal),
        };
        legal.get(index).cloned()
    }
}
