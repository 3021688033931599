//! The result (END-4 to END-6).

use super::{board::Ending, options::Setup, state::State};
use crate::rules::{Neutral, Outcome, Points, Seat, Standing, words};
use std::cmp::Reverse;

/// Catalogue keys of the sources of points, in the order of `PointSource`.
const SOURCES: [&str; 4] = ["pods", "kills", "aliens", "warehouse"];

impl State {
    /// The score of the aliens now (TRK-1).
    #[must_use]
    pub fn alien_score(&self, setup: &Setup) -> u8 {
        setup.alien_score(self.open.board.track.len)
    }
    /// The result of a finished game.
    pub(super) fn outcome(&self, setup: &Setup, why: Ending) -> Outcome {
        let aliens = i32::from(self.alien_score(setup));
        let best = setup
            .players
            .seats()
            .map(|s| i32::from(self.open.board.score[s]))
            .max()
            .unwrap_or(0);
        let won = why == Ending::Track || aliens > best;
        let value = |seat: Seat| {
            let board = &self.open.board;
            Reverse((board.score[seat], board.activations[seat], board.saved[seat]))
        };
        let mut order: Vec<Seat> = setup.players.seats().collect();
        order.sort_by_key(|&s| value(s));
        let first = if won { 2 } else { 1 };
        let rank = |seat: Seat| first + order.iter().filter(|&&s| value(s) < value(seat)).count() as u8;
        Outcome {
            standings: order.iter().map(|&s| self.standing(s, rank(s))).collect(),
            neutral: Some(Neutral { score: aliens, won }),
            ended_by: words::text(setup, &why),
        }
    }
    fn standing(&self, seat: Seat, rank: u8) -> Standing {
        let points = |source: &str, value: i32| Points {
            source: source.to_owned(),
            value,
        };
        let by_source = SOURCES.iter().zip(self.open.board.points[seat]);
        Standing {
            seat,
            rank,
            score: self.open.board.score[seat].into(),
            points: by_source.map(|(source, value)| points(source, value.into())).collect(),
            tie_breaks: vec![
                points("activations", self.open.board.activations[seat].into()),
                points("saved", self.open.board.saved[seat].into()),
            ],
        }
    }
}
