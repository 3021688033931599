//! The result (END-4).

use super::{event::Ending, options::Setup, state::Board};
use crate::rules::{Outcome, Points, Seat, Standing, words};

impl Board {
    /// Numbers that rank a seat, first to last: points, cards, ore, fuel (END-4).
    fn worth(&self, seat: Seat) -> [usize; 4] {
        let player = &self.players[seat];
        let total = player.points.total();
        [
            total.into(),
            player.cards.len(),
            player.goods.ore.into(),
            player.goods.fuel.into(),
        ]
    }
    /// The seats with their ranks, best first; equal ones share a rank.
    #[must_use]
    pub fn ranking(&self, setup: &Setup) -> Vec<(Seat, u8)> {
        let better = |seat: Seat| {
            setup
                .players
                .seats()
                .filter(|&other| self.worth(other) > self.worth(seat))
                .count()
        };
        let mut ranking: Vec<(Seat, u8)> = setup
            .players
            .seats()
            .map(|seat| (seat, better(seat) as u8 + 1))
            .collect();
        ranking.sort_by_key(|&(_, rank)| rank);
        ranking
    }
    /// The result of a finished game.
    pub(super) fn outcome(&self, setup: &Setup, why: Ending) -> Outcome {
        let standings = self.ranking(setup).into_iter();
        Outcome {
            standings: standings.map(|(seat, rank)| self.standing(seat, rank)).collect(),
            neutral: None,
            ended_by: words::text(setup, &why),
        }
    }
    fn standing(&self, seat: Seat, rank: u8) -> Standing {
        let points = |source: &str, value: u8| Points {
            source: source.to_owned(),
            value: value.into(),
        };
        let (of, player) = (self.players[seat].points, &self.players[seat]);
        Standing {
            seat,
            rank,
            score: of.total().into(),
            points: of.named().map(|(source, value)| points(source, value)).to_vec(),
            tie_breaks: vec![
                points("cards", player.cards.len() as u8),
                points("ore", player.goods.ore),
                points("fuel", player.goods.fuel),
            ],
        }
    }
}
