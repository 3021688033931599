//! The result (END-4).

use super::{event::Ending, options::Setup, state::Board};
use crate::rules::{Outcome, Points, Ranking, Seat, words};

impl Board {
    /// The reason for which the game is over; `None` while it goes on.
    pub(super) fn over(&self) -> Option<Ending> {
        if self.prompt.is_none() { self.ending } else { None }
    }
    /// The seats by points, cards, ore and fuel (END-4).
    pub(super) fn ranking(&self, setup: &Setup) -> Ranking {
        Ranking::new(setup.players, None, |seat| {
            let player = &self.players[seat];
            let ties = (player.cards.len(), player.goods.ore, player.goods.fuel);
            (player.points.total().into(), ties)
        })
    }
    /// The result of a finished game.
    pub(super) fn outcome(&self, setup: &Setup, why: Ending) -> Outcome {
        let ended_by = words::text(setup, &why);
        self.ranking(setup).outcome(ended_by, |seat| self.details(seat))
    }
    /// The points of a seat by source, and its tie-break values.
    fn details(&self, seat: Seat) -> (Vec<Points>, Vec<Points>) {
        let player = &self.players[seat];
        let ties = [
            ("cards", player.cards.len() as u8),
            ("ore", player.goods.ore),
            ("fuel", player.goods.fuel),
        ];
        let named = |(source, value): (&str, u8)| Points::new(source, value);
        (player.points.named().map(named).into(), ties.map(named).into())
    }
}
