//! The result of a game.

use super::Seat;
use serde::{Deserialize, Serialize};

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

impl Standing {
    /// Standings of a game with one source of points and no tie-break, best first.
    #[must_use]
    pub fn ranked(source: &str, mut scores: Vec<(Seat, i32)>) -> Vec<Self> {
        scores.sort_by_key(|&(seat, score)| (std::cmp::Reverse(score), seat));
        let better = |than: i32| scores.iter().filter(|&&(_, score)| score > than).count() as u8;
        let standing = |&(seat, score): &(Seat, i32)| Self {
            seat,
            rank: better(score) + 1,
            score,
            points: vec![Points {
                source: source.to_owned(),
                value: score,
            }],
            tie_breaks: Vec::new(),
        };
        scores.iter().map(standing).collect()
    }
}

/// A number and where it comes from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Points {
    /// Catalogue key of the source.
    pub source: String,
    /// Number of points, or value of a tie-break; may be negative.
    pub value: i32,
}

/// The result of the side that nobody plays.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Neutral {
    /// Its final score.
    pub score: i32,
    /// True if it won; then no seat has rank 1.
    pub won: bool,
}
