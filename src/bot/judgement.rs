//! The judgement of a game: its terms, their weights, and how far a search looks.

use super::{
    terms::{Term, Terms},
    weights::{Sets, Weights},
};
use crate::rules::{Seat, SeatCount};

/// The parts of a game's judgement.
#[derive(Debug)]
pub struct Judgement {
    /// The terms of a seat, at most `MOST_TERMS`.
    pub seat: &'static [Term],
    /// The terms of the neutral side; empty in a game without that side.
    pub neutral: &'static [Term],
    /// The lead in points that makes a seat e times as likely to win where nothing was trained; more than 0.
    pub lead: f32,
    /// Part of the rivals' mean worth that plain play takes off its own.
    pub rivalry: f32,
    /// The number of turns beyond the present one that a search looks into with plain weights.
    pub horizon: u32,
    /// Iterations of an easy bot for one command: so few that a casual player (`bot/casual`) wins about half of the games.
    pub easy: u32,
    /// The trained weights.
    pub sets: Sets,
}

impl Judgement {
    /// The weights of a game with so many seats: those that were trained for it, else the plain ones.
    #[must_use]
    pub fn weights(&self, players: SeatCount) -> Weights {
        self.sets.get(players).cloned().unwrap_or_else(|| self.plain())
    }
    /// The weights of a game in which nothing was trained.
    #[must_use]
    pub fn plain(&self) -> Weights {
        Weights::even(self.seat, self.neutral, 1.0 / self.lead, self.horizon)
    }
    /// The worth of a position for a seat in points, by plain weights.
    pub(super) fn worth(&self, terms: &Terms, players: SeatCount, seat: Seat) -> f32 {
        let worth = |seat: Seat| plain_sum(self.seat, &terms.seats[seat]);
        let rivals = (players.get() as f32 - 1.0).max(1.0);
        let others: f32 = players.others(seat).map(worth).sum();
        worth(seat) - self.rivalry * others / rivals - plain_sum(self.neutral, &terms.neutral)
    }
}

fn plain_sum(list: &[Term], amounts: &[f32]) -> f32 {
    list.iter().zip(amounts).map(|(term, amount)| term.plain * amount).sum()
}

#[cfg(test)]
mod tests {
    use super::super::{Evaluate, EvaluateVisitor, terms::MOST_TERMS, visit};
    use super::*;
    use crate::{
        games::any::{GameId, Listed},
        rules::{Config, MAX_SEATS, Seed},
    };

    /// The judgement and the terms of a new game with so many seats; `None` if the game does not allow them.
    struct New(SeatCount);

    impl EvaluateVisitor for New {
        type Out = Option<(&'static Judgement, Terms)>;
        fn visit<G: Evaluate + Listed>(self) -> Self::Out {
            let setup = G::setup(&Config::new(G::ID.name(), self.0)).ok()?;
            let terms = G::new(&setup, Seed::from_number(1)).assess(&setup);
            Some((G::judgement(&setup), terms))
        }
    }

    #[test]
    fn each_game_begins_early_and_names_each_term_once() {
        let players = SeatCount::new(2).expect("two seats");
        for game in GameId::ALL {
            let (judgement, terms) = visit(*game, New(players)).expect("a game for two");
            assert!(terms.progress < 0.5, "{game:?}: {terms:?}");
            for list in [judgement.seat, judgement.neutral] {
                assert!(list.len() <= MOST_TERMS, "{game:?}");
                for (index, term) in list.iter().enumerate() {
                    let again = list[..index].iter().any(|other| other.name == term.name);
                    assert!(!again, "{game:?} has {} twice", term.name);
                }
            }
        }
    }

    #[test]
    fn each_game_has_trained_weights_for_each_number_of_seats() {
        let mut missing = Vec::new();
        for game in GameId::ALL {
            for players in (2..=MAX_SEATS).filter_map(SeatCount::new) {
                let judgement = visit(*game, New(players)).map(|(judgement, _)| judgement);
                if judgement.is_some_and(|judgement| judgement.sets.get(players).is_none()) {
                    missing.push(format!("{} for {}", game.name(), players.get()));
                }
            }
        }
        assert!(missing.is_empty(), "`podbay train` makes the weights of {missing:?}");
    }
}
