//! The result of a game.

use super::{MAX_SEATS, PerSeat, Seat, SeatCount};
use serde::{Deserialize, Serialize};

/// The result of a finished game in numbers alone, with nothing to allocate. An `Outcome` takes its ranks from here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ranking {
    /// 1 is best; tied seats share the better rank. If the neutral side wins nobody has rank 1. A seat that takes no part
    /// has 0.
    pub ranks: PerSeat<u8>,
    /// Final scores; may be negative.
    pub scores: PerSeat<i32>,
    /// The side that nobody plays (Argo's aliens), if the game has one.
    pub neutral: Option<Neutral>,
}

impl Ranking {
    /// A whole win. Any number of seats can share it in whole numbers.
    pub const WIN: u8 = 12;

    /// Ranks the seats. `worth` gives the final score of a seat and the values that break a tie; more is better.
    #[must_use]
    pub fn new<T: Ord>(players: SeatCount, neutral: Option<Neutral>, worth: impl Fn(Seat) -> (i32, T)) -> Self {
        let mut ranking = Self {
            ranks: PerSeat::default(),
            scores: PerSeat::default(),
            neutral,
        };
        let best = if ranking.neutral_share() > 0 { 2 } else { 1 };
        // A seat that takes no part has `None`, which is less than any other worth.
        let all: [Option<(i32, T)>; MAX_SEATS] =
            std::array::from_fn(|index| Seat::new(index).filter(|seat| players.contains(*seat)).map(&worth));
        for (seat, own) in players.seats().zip(&all) {
            ranking.ranks[seat] = best + all.iter().filter(|other| *other > own).count() as u8;
            ranking.scores[seat] = own.as_ref().map_or(0, |(score, _)| *score);
        }
        ranking
    }
    /// The seats that take part with their ranks, best first; tied seats in the order of seats.
    pub fn best_first(self) -> impl Iterator<Item = (Seat, u8)> {
        // The last of four seats has rank 5 where the neutral side wins.
        (1..=MAX_SEATS as u8 + 1).flat_map(move |rank| {
            let seats = (0..MAX_SEATS).filter_map(Seat::new);
            let ranked = seats.filter(move |seat| self.ranks[*seat] == rank);
            ranked.map(move |seat| (seat, rank))
        })
    }
    /// The part of `WIN` that a seat has: an equal one of each seat with rank 1, and 0 for all others.
    #[must_use]
    pub fn share(&self, seat: Seat) -> u8 {
        if self.ranks[seat] != 1 {
            return 0;
        }
        let winners = self.ranks.0.iter().filter(|rank| **rank == 1).count();
        Self::WIN / winners as u8
    }
    /// The part of `WIN` that the neutral side has: all of it if it won, else 0.
    #[must_use]
    pub fn neutral_share(&self) -> u8 {
        match self.neutral {
            Some(Neutral { won: true, .. }) => Self::WIN,
            _ => 0,
        }
    }
    /// The outcome with this ranking. `details` gives the points of a seat by source and its tie-break values.
    #[must_use]
    pub fn outcome(self, ended_by: String, details: impl Fn(Seat) -> (Vec<Points>, Vec<Points>)) -> Outcome {
        let standing = |(seat, rank)| {
            let (points, tie_breaks) = details(seat);
            Standing {
                seat,
                rank,
                score: self.scores[seat],
                points,
                tie_breaks,
            }
        };
        Outcome {
            standings: self.best_first().map(standing).collect(),
            neutral: self.neutral,
            ended_by,
        }
    }
}

/// The result of a finished game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    /// One entry per seat, best first; equal ranks are shared.
    pub standings: Vec<Standing>,
    /// The side that nobody plays (Argo's aliens), if the game has one.
    pub neutral: Option<Neutral>,
    /// Catalogue key of what ended the game, such as `pods` or `track`.
    pub ended_by: String,
}

/// The result of one seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Standing {
    /// The seat that the result belongs to.
    pub seat: Seat,
    /// 1 is best; tied seats share the better rank. If the neutral side wins nobody has rank 1.
    pub rank: u8,
    /// Final score; may be negative.
    pub score: i32,
    /// The score by source, in the game's order; adds up to `score`.
    pub points: Vec<Points>,
    /// Tie-break values in the order they were used: catalogue key and value.
    pub tie_breaks: Vec<Points>,
}

/// A number and where it comes from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Points {
    /// Catalogue key of the source.
    pub source: String,
    /// Number of points, or value of a tie-break; may be negative.
    pub value: i32,
}

impl Points {
    /// Points of a source, or the value of a tie-break of that name.
    #[must_use]
    pub fn new(source: &str, value: impl Into<i32>) -> Self {
        Self {
            source: source.to_owned(),
            value: value.into(),
        }
    }
}

/// The result of the side that nobody plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Neutral {
    /// Its final score.
    pub score: i32,
    /// True if it won; then no seat has rank 1.
    pub won: bool,
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The ranking of these scores, with a tie-break value each.
    fn ranking<const SEATS: usize>(worth: [(i32, u8); SEATS], neutral: Option<Neutral>) -> Ranking {
        let players = SeatCount::new(SEATS).expect("one to four seats");
        Ranking::new(players, neutral, |seat| worth[seat.index()])
    }

    fn shares(ranking: &Ranking) -> [u8; MAX_SEATS] {
        std::array::from_fn(|index| ranking.share(Seat::wrapping(index)))
    }

    #[test]
    fn ties_that_are_not_broken_share_the_better_rank_and_the_win() {
        let broken = ranking([(5, 1), (7, 0), (5, 2), (7, 0)], None);
        assert_eq!(broken.ranks.0, [4, 1, 3, 1]);
        assert_eq!(broken.scores.0, [5, 7, 5, 7]);
        let order: Vec<(usize, u8)> = broken.best_first().map(|(seat, rank)| (seat.index(), rank)).collect();
        assert_eq!(order, [(1, 1), (3, 1), (2, 3), (0, 4)]);
        assert_eq!(shares(&broken), [0, 6, 0, 6]);
        assert_eq!(shares(&ranking([(0, 0); 3], None)), [4, 4, 4, 0]);
        assert_eq!(broken.neutral_share(), 0);
    }

    #[test]
    fn a_seat_that_takes_no_part_ranks_nowhere() {
        let two = ranking([(-3, 0), (-8, 0)], None);
        assert_eq!((two.ranks.0, shares(&two)), ([1, 2, 0, 0], [12, 0, 0, 0]));
        assert_eq!(two.best_first().count(), 2);
    }

    #[test]
    fn where_the_neutral_side_wins_nobody_is_first() {
        let aliens = |won| Some(Neutral { score: 4, won });
        let lost = ranking([(9, 0), (8, 0), (7, 0), (6, 0)], aliens(true));
        assert_eq!((lost.ranks.0, shares(&lost)), ([2, 3, 4, 5], [0; 4]));
        assert_eq!((lost.neutral_share(), lost.best_first().count()), (Ranking::WIN, 4));
        let won = ranking([(9, 0), (8, 0)], aliens(false));
        assert_eq!((won.share(Seat::wrapping(0)), won.neutral_share()), (Ranking::WIN, 0));
    }

    #[test]
    fn an_outcome_has_the_numbers_of_its_ranking() {
        let ranking = ranking([(2, 1), (2, 4)], None);
        let details = |seat: Seat| {
            let score = ranking.scores[seat];
            (vec![Points::new("pods", score)], vec![Points::new("saved", 7)])
        };
        let outcome = ranking.outcome("pods".to_owned(), details);
        let standings: Vec<_> = outcome
            .standings
            .iter()
            .map(|s| (s.seat.index(), s.rank, s.score))
            .collect();
        assert_eq!(standings, [(1, 1, 2), (0, 2, 2)]);
        assert_eq!(outcome.standings[0].points, [Points::new("pods", 2)]);
        assert_eq!((outcome.neutral, outcome.ended_by.as_str()), (None, "pods"));
    }
}
