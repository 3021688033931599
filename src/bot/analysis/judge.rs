//! The chances in a position, and after a command.

use super::super::{
    Evaluate, Stop, Weights,
    search::{Limits, Thought, think},
};
use crate::rules::{GameRng, PerSeat, Ranking, Seat, Seed, Viewer, legal};

/// Deals over which luck is averaged.
const DEALS: usize = 16;
/// The part of the iterations that a search has in each of several deals.
const PART: u32 = 6;
/// Most questions with a single answer in a row. No game comes near it.
const FORCED: usize = 64;

/// The analysis was told to stop, or its setup cannot produce a position of the game.
#[derive(Clone, Copy, Debug)]
pub(in crate::bot) struct Stopped;

/// The positions that one and the same beginning leads to, each in another deal.
pub(super) type Deals<G> = [G; DEALS];

/// Judges positions of one game. Equal questions get equal answers.
pub(in crate::bot) struct Judge<'a, G: Evaluate> {
    pub(in crate::bot) setup: &'a G::Setup,
    pub(in crate::bot) weights: &'a Weights,
    /// Iterations of a search in a single position.
    pub(in crate::bot) iterations: u32,
    pub(in crate::bot) stop: &'a Stop,
}

impl<G: Evaluate> Judge<'_, G> {
    /// A state that looks like this view. Returns an error once the analysis is told to stop.
    pub(super) fn state(&self, view: &G::View) -> Result<G, Stopped> {
        if self.stop.is_due() {
            return Err(Stopped);
        }
        G::from_view(self.setup, view, Seed::from_number(0)).map_err(|_| Stopped)
    }

    /// The chances in the position at a place of the game.
    pub(super) fn chances(&self, place: usize, view: &G::View) -> Result<PerSeat<f64>, Stopped> {
        let deals = self.deals(place, view, None)?;
        if differ(&deals) {
            return self.sampled(&deals);
        }
        let [first, ..] = &deals;
        self.searched(first)
    }

    /// The next positions with a choice, or the end of the game: after the command, if one is given. Equal places have
    /// equal deals, so that commands are compared without luck.
    pub(super) fn deals(
        &self,
        place: usize,
        view: &G::View,
        first: Option<(Seat, &G::Command)>,
    ) -> Result<Deals<G>, Stopped> {
        let root = self.state(view)?;
        Ok(std::array::from_fn(|deal| {
            let mut state = root.clone();
            state.redeal(self.setup, Seed::from_number((place * DEALS + deal) as u64));
            if let Some((seat, command)) = first {
                state.carry_out(self.setup, seat, command);
            }
            self.go_on(&mut state);
            state
        }))
    }

    /// Answers the questions that have a single answer.
    fn go_on(&self, state: &mut G) {
        for _ in 0..FORCED {
            let Some(seat) = state.decisions(self.setup).first().map(|asked| asked.seat) else {
                return;
            };
            match legal(state, self.setup, seat).as_slice() {
                [only] => state.carry_out(self.setup, seat, only),
                _ => return,
            }
        }
    }

    /// The mean of the chances over several deals, by a short search in each.
    pub(super) fn sampled(&self, deals: &Deals<G>) -> Result<PerSeat<f64>, Stopped> {
        let mut mean: PerSeat<f64> = PerSeat::default();
        for (seed, state) in (0..).zip(deals) {
            let share = self.share(state, seed, self.iterations.div_ceil(PART))?;
            for (sum, more) in mean.0.iter_mut().zip(share.0) {
                *sum += more / DEALS as f64;
            }
        }
        Ok(mean)
    }

    /// The chances in a position that is the same in all deals, by one long search.
    pub(super) fn searched(&self, state: &G) -> Result<PerSeat<f64>, Stopped> {
        self.share(state, 0, self.iterations)
    }

    /// The chances in a state, once its questions with a single answer are answered.
    pub(in crate::bot) fn settled(&self, state: &G) -> Result<PerSeat<f64>, Stopped> {
        let mut state = state.clone();
        self.go_on(&mut state);
        self.searched(&state)
    }

    fn share(&self, state: &G, seed: u64, iterations: u32) -> Result<PerSeat<f64>, Stopped> {
        if let Some(ranking) = state.result(self.setup) {
            return Ok(PerSeat(std::array::from_fn(|index| {
                f64::from(ranking.share(Seat::wrapping(index))) / f64::from(Ranking::WIN)
            })));
        }
        let seat = state.decisions(self.setup).first().map(|asked| asked.seat);
        Ok(self.think(state, seat.ok_or(Stopped)?, seed, iterations)?.share)
    }

    /// The best command of a seat that is asked.
    pub(super) fn think(
        &self,
        state: &G,
        seat: Seat,
        seed: u64,
        iterations: u32,
    ) -> Result<Thought<G::Command>, Stopped> {
        let (view, list) = (state.view(Viewer::Seat(seat)), legal(state, self.setup, seat));
        let limits = Limits {
            iterations: Some(iterations),
            turns: u32::MAX,
            stop: || self.stop.is_due(),
        };
        let mut rng = GameRng::new(Seed::from_number(seed));
        let thought = think::<G>(&mut rng, self.setup, self.weights, (seat, &view), &list, limits);
        // A search that was cut short is not comparable with others.
        thought.filter(|_| !self.stop.is_due()).ok_or(Stopped)
    }
}

/// True if the deals do not look alike, because something was drawn or rolled on the way.
pub(super) fn differ<G: Evaluate>(deals: &Deals<G>) -> bool {
    let view = |state: &G| state.view(Viewer::Spectator);
    let [first, others @ ..] = deals;
    let first = view(first);
    others.iter().any(|state| view(state) != first)
}
