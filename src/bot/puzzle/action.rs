//! Whole actions of a seat: searched for, carried out and compared.

use super::{
    super::{
        Evaluate, Stop,
        analysis::Judge,
        hint::{self, HintReason},
        search::{Limits, Thought, think},
        weights::Weights,
    },
    has_ended,
};
use crate::rules::{Game, GameRng, Seat, Seed, Viewer};
use std::{sync::Arc, time::Duration};

/// Seed of the searches that look for a known action.
const SEED: u64 = 2;
/// Deals in which an action is tried.
const DEALS: u64 = 4;

/// A question at which an action begins.
pub(super) struct ActionStart<'q, G: Game> {
    pub(super) game: &'q G,
    pub(super) seat: Seat,
    /// The legal commands of the seat.
    pub(super) list: &'q [G::Command],
}

/// An action that was carried out.
pub(super) struct WholeAction<G: Game> {
    pub(super) commands: Vec<G::Command>,
    /// The position after it.
    pub(super) end: G,
}

/// Searches with the trained weights of a game.
pub(super) struct Examiner<'a, G: Evaluate> {
    pub(super) setup: &'a G::Setup,
    pub(super) weights: Weights,
}

impl<'a, G: Evaluate> Examiner<'a, G> {
    pub(super) fn new(setup: &'a G::Setup) -> Self {
        let weights = G::judgement(setup).weights(G::seats(setup));
        Self { setup, weights }
    }

    /// A search for the best action.
    pub(super) fn think(
        &self,
        rng: &mut GameRng,
        start: &ActionStart<'_, G>,
        iterations: u32,
    ) -> Option<Thought<G::Command>> {
        let limits = Limits {
            iterations: Some(iterations),
            turns: u32::MAX,
            stop: || false,
        };
        let view = start.game.view(Viewer::Seat(start.seat));
        think::<G>(rng, self.setup, &self.weights, (start.seat, &view), start.list, limits)
    }

    /// Carries out the action at the beginning of a line. Returns `None` if the line ends before the action does, or if
    /// something is revealed before its last command.
    pub(super) fn carry_out(&self, start: &ActionStart<'_, G>, line: &[(Seat, G::Command)]) -> Option<WholeAction<G>> {
        let mut end = start.game.clone();
        let commands = hint::action(&mut end, self.setup, start.seat, line);
        let (_, before) = commands.split_last()?;
        let mut state = start.game.clone();
        for command in before {
            let applied = state.apply(self.setup, start.seat, command).ok()?;
            if !applied.reversible {
                return None;
            }
        }
        has_ended(&end, self.setup, start.seat).then_some(WholeAction { commands, end })
    }

    /// True if nothing that the evaluation counts depends on what is hidden.
    pub(super) fn is_sure(&self, start: &ActionStart<'_, G>, action: &WholeAction<G>) -> bool {
        let terms = action.end.assess(self.setup);
        (0..DEALS).all(|deal| {
            let mut state = start.game.clone();
            state.redeal(self.setup, Seed::from_number(deal));
            let mut commands = action.commands.iter();
            let is_legal = commands.all(|command| state.apply(self.setup, start.seat, command).is_ok());
            is_legal && state.assess(self.setup) == terms
        })
    }

    /// True if a search of so many iterations prefers an action that leads to this position.
    pub(super) fn finds(&self, start: &ActionStart<'_, G>, end: &G, iterations: u32) -> bool {
        let mut rng = GameRng::new(Seed::from_number(SEED));
        let thought = self.think(&mut rng, start, iterations);
        let action = thought.and_then(|thought| self.carry_out(start, &thought.line));
        action.is_some_and(|action| action.end == *end)
    }

    /// True if the seat is clearly worse off in the first of two positions after an action.
    pub(super) fn is_worse(&self, [one, than]: [&G; 2], seat: Seat, iterations: u32) -> bool {
        let asker = Arc::new(());
        let judge = Judge {
            setup: self.setup,
            weights: &self.weights,
            iterations,
            stop: &Stop::new(&asker, Duration::MAX),
        };
        let share = |state: &G| judge.settled(state).map(|share| share[seat]);
        match (share(one), share(than)) {
            (Ok(one), Ok(than)) => one < than - hint::CLOSE,
            // It cannot be compared.
            _ => true,
        }
    }

    /// The terms that speak most for the first of two positions after an action.
    pub(super) fn reasons(&self, [best, other]: [&G; 2], seat: Seat) -> Vec<HintReason> {
        let [best, other] = [best, other].map(|state| state.assess(self.setup));
        let (judgement, players) = (G::judgement(self.setup), G::seats(self.setup));
        hint::reasons(judgement, &self.weights, [&best, &other], players, seat)
    }
}
