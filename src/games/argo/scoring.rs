//! The result (END-4 to END-6).

use super::{
    board::{Board, Ending},
    options::Setup,
    state::{State, View},
};
use crate::rules::{Neutral, Outcome, Points, Ranking, Seat, words};

/// Catalogue keys of the sources of points, in the order of `PointSource`.
const SOURCES: [&str; 4] = ["pods", "kills", "aliens", "warehouse"];

impl State {
    /// The score of the aliens now (TRK-1).
    #[must_use]
    pub fn alien_score(&self, setup: &Setup) -> u8 {
        setup.alien_score(self.open.board.track.len)
    }
    /// The ranking of a finished game (END-4 to END-6).
    pub(super) fn ranking(&self, setup: &Setup, why: Ending) -> Ranking {
        self.open.board.ranking(setup, why)
    }
    /// The result of a finished game.
    pub(super) fn outcome(&self, setup: &Setup, why: Ending) -> Outcome {
        let ended_by = words::text(setup, &why);
        self.ranking(setup, why).outcome(ended_by, |seat| self.details(seat))
    }
    /// The points of a seat by source, and its tie-break values.
    fn details(&self, seat: Seat) -> (Vec<Points>, Vec<Points>) {
        let board = &self.open.board;
        let by_source = SOURCES.iter().zip(board.points[seat]);
        let ties = [("activations", board.activations[seat]), ("saved", board.saved[seat])];
        (
            by_source.map(|(source, value)| Points::new(source, value)).collect(),
            ties.map(|(name, value)| Points::new(name, value)).into(),
        )
    }
}

impl Board {
    /// The ranking by what lies on the board, for a game that ends in this way (END-4 to END-6).
    fn ranking(&self, setup: &Setup, why: Ending) -> Ranking {
        let aliens = i32::from(setup.alien_score(self.track.len));
        let best = setup.players.seats().map(|seat| i32::from(self.score[seat])).max();
        let won = why == Ending::Track || aliens > best.unwrap_or(0);
        Ranking::new(setup.players, Some(Neutral { score: aliens, won }), |seat| {
            let ties = (self.activations[seat], self.saved[seat]);
            (self.score[seat].into(), ties)
        })
    }
}

impl View {
    /// The ranking if the game ended now because a player is stranded. An action that is not final does not count.
    #[must_use]
    pub fn ranking_if_stranded(&self, setup: &Setup) -> Ranking {
        self.settled().ranking(setup, Ending::Stranded)
    }
}
