//! The figures of a series of games, by the names of the bots.

use crate::{bot::calibration::Calibration, rules::Ranking};
use serde_json::{Value, json};
use std::{collections::BTreeMap, time::Duration};

/// Standard deviations on each side of the mean that hold 95 % of a normal distribution.
const DEVIATIONS: f64 = 1.96;

/// The figures that were counted.
#[derive(Default)]
pub(super) struct Results {
    games: u64,
    /// Games that the neutral side won.
    pub(super) neutral_wins: u64,
    turns: u64,
    bots: BTreeMap<String, Showing>,
}

/// The figures of all bots of one name.
#[derive(Clone, Copy, Default)]
pub(super) struct Showing {
    /// Wins in the parts of `Ranking::WIN`.
    pub(super) won: u64,
    /// Questions with more than one answer.
    pub(super) decisions: u64,
    pub(super) time: Duration,
    /// The chances of all seats at each decision of a search, and who won.
    pub(super) calibration: Calibration,
}

impl Showing {
    fn add(&mut self, other: &Self) {
        self.calibration.add(&other.calibration);
        self.won += other.won;
        self.decisions += other.decisions;
        self.time += other.time;
    }
}

impl Results {
    /// Counts a game, and how the bots of these names did in it.
    pub(super) fn note(&mut self, ranking: &Ranking, turns: u32, bots: impl Iterator<Item = (String, Showing)>) {
        self.games += 1;
        self.turns += u64::from(turns);
        self.neutral_wins += u64::from(ranking.neutral_share() > 0);
        for (name, own) in bots {
            self.bots.entry(name).or_default().add(&own);
        }
    }

    pub(super) fn add(&mut self, other: &Self) {
        self.games += other.games;
        self.neutral_wins += other.neutral_wins;
        self.turns += other.turns;
        for (name, showing) in &other.bots {
            self.bots.entry(name.clone()).or_default().add(showing);
        }
    }

    /// A figure of each bot, by its name.
    fn by_name(&self, figure: impl Fn(&Showing) -> Value) -> Value {
        let named = self.bots.iter().map(|(name, own)| (name.clone(), figure(own)));
        Value::Object(named.collect())
    }

    /// Wins of the bots of a name.
    pub(super) fn wins(&self, name: &str) -> f64 {
        let won = self.bots.get(name).map_or(0, |own| own.won);
        won as f64 / f64::from(Ranking::WIN)
    }

    /// The figures as `podbay arena` tells them.
    pub(super) fn report(&self) -> Value {
        let games = self.games.max(1) as f64;
        let wins = |own: &Showing| own.won as f64 / f64::from(Ranking::WIN);
        let milliseconds = |own: &Showing| own.time.as_secs_f64() * 1000.0 / own.decisions.max(1) as f64;
        json!({
            "games": self.games,
            "decided": self.games - self.neutral_wins,
            "win_share": self.by_name(|own| rounded(wins(own) / games).into()),
            "interval": self.by_name(|own| json!(wilson(wins(own), games).map(rounded))),
            "neutral_wins": self.neutral_wins,
            "turns": rounded(self.turns as f64 / games),
            "ms_per_decision": self.by_name(|own| rounded(milliseconds(own)).into()),
            "calibration": self.by_name(|own| own.calibration.error().map(rounded).into()),
        })
    }
}

pub(in crate::cli) fn rounded(value: f64) -> f64 {
    (value * 1000.0).round() / 1000.0
}

/// The bounds between which the true chance to win lies with 95 %, by Wilson.
pub(super) fn wilson(wins: f64, games: f64) -> [f64; 2] {
    let (share, square) = (wins / games, DEVIATIONS * DEVIATIONS);
    let centre = share + square / (2.0 * games);
    let reach = DEVIATIONS * (share * (1.0 - share) / games + square / (4.0 * games * games)).sqrt();
    [centre - reach, centre + reach].map(|bound| (bound / (1.0 + square / games)).clamp(0.0, 1.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn intervals_are_those_of_wilson() {
        assert_eq!(wilson(8.0, 10.0).map(rounded), [0.49, 0.943]);
        assert_eq!(wilson(0.0, 10.0).map(rounded), [0.0, 0.278]);
        assert_eq!(wilson(10.0, 10.0).map(rounded), [0.722, 1.0]);
    }
}
