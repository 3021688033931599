//! How far the chances that searches tell come true, and the fit that corrects them.

use super::weights::{POWERS, Pair, Weights};
use crate::rules::{PerSeat, SeatCount};

/// The chances that a search saw in a game, and who won the game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ChanceSeen {
    /// The chance of each seat to win.
    pub share: PerSeat<f64>,
    /// The part of the game that was over, 0 to 1.
    pub progress: f32,
    /// The part of the win that each seat got in the end.
    pub won: PerSeat<f64>,
}

/// Estimates of chances by tenths, and what came of them.
#[derive(Clone, Copy, Debug, Default)]
pub struct Calibration {
    /// For each tenth the number of estimates, their sum and the sum of what came.
    classes: [[f64; 3]; 10],
}

impl Calibration {
    /// Notes an estimate of a chance and what came; both 0 to 1.
    pub fn note(&mut self, share: f64, came: f64) {
        let class = &mut self.classes[((share * 10.0) as usize).min(9)];
        for (sum, more) in class.iter_mut().zip([1.0, share, came]) {
            *sum += more;
        }
    }
    /// Adds the estimates of another one.
    pub fn add(&mut self, other: &Self) {
        for (sum, more) in self.classes.iter_mut().flatten().zip(other.classes.iter().flatten()) {
            *sum += more;
        }
    }
    /// The mean distance between the estimates of a tenth and what came; 0 to 1, less is better. `None` without estimates.
    #[must_use]
    pub fn error(&self) -> Option<f64> {
        let all: f64 = self.classes.iter().map(|class| class[0]).sum();
        let apart = self.classes.iter().map(|[_, shares, came]| (shares - came).abs());
        (all > 0.0).then(|| apart.sum::<f64>() / all)
    }
    /// The calibration of the chances that were told.
    #[must_use]
    pub fn of(
        seen: impl IntoIterator<Item = ChanceSeen>,
        players: SeatCount,
        told: impl Fn(&ChanceSeen) -> PerSeat<f64>,
    ) -> Self {
        let mut calibration = Self::default();
        for one in seen {
            let told = told(&one);
            for seat in players.seats() {
                calibration.note(told[seat], one.won[seat]);
            }
        }
        calibration
    }
}

/// The first and the last step of the fit.
const STEPS: [f32; 2] = [0.5, 0.01];

/// The weights with the correction under which these chances explain best who won.
#[must_use]
pub fn correct(seen: &[ChanceSeen], players: SeatCount, mut weights: Weights) -> Weights {
    let mut loss = |trust: Pair| {
        weights.trust = trust;
        entropy(seen, players, &weights)
    };
    let (mut best, [mut step, last]) = ([1.0, 1.0], STEPS);
    let mut least = loss(best);
    while step > last {
        let moved = [[step, 0.0], [-step, 0.0], [0.0, step], [0.0, -step]];
        let moved = moved.map(|[start, end]| {
            let [least, most] = POWERS;
            [(best[0] + start).clamp(least, most), (best[1] + end).clamp(least, most)]
        });
        match moved.into_iter().find(|trust| loss(*trust) < least) {
            Some(better) => (best, least) = (better, loss(better)),
            None => step /= 2.0,
        }
    }
    weights.trust = best;
    weights.rounded()
}

/// The sum of the surprise of every game, in nats.
fn entropy(seen: &[ChanceSeen], players: SeatCount, weights: &Weights) -> f64 {
    /// No result is a greater surprise than one of this chance.
    const RAREST: f64 = 1e-6;
    let of = |one: &ChanceSeen| {
        let told = weights.told(&one.share, players, one.progress);
        let rest = |all: &PerSeat<f64>| 1.0 - all.0.iter().sum::<f64>();
        let sides = told.0.into_iter().zip(one.won.0);
        let sides = sides.chain([(rest(&told), rest(&one.won))]);
        sides.map(|(share, won)| -won * share.max(RAREST).ln()).sum::<f64>()
    };
    seen.iter().map(of).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::MAX_SEATS;

    /// Ten games of two seats in which the first seat had this chance, and won so many.
    fn ten(share: f64, wins: usize, progress: f32) -> impl Iterator<Item = ChanceSeen> {
        let pair = |first: f64| {
            let mut all = PerSeat([0.0; MAX_SEATS]);
            (all.0[0], all.0[1]) = (first, 1.0 - first);
            all
        };
        (0..10).map(move |game| ChanceSeen {
            share: pair(share),
            progress,
            won: pair(if game < wins { 1.0 } else { 0.0 }),
        })
    }

    fn two() -> (SeatCount, Weights) {
        (SeatCount::new(2).expect("two seats"), Weights::even(&[], &[], 1.0, 0))
    }

    #[test]
    fn the_error_is_how_far_estimates_are_from_what_came() {
        let (players, _) = two();
        assert_eq!(Calibration::default().error(), None);
        let error = |wins| {
            let seen: Vec<ChanceSeen> = ten(0.7, wins, 0.0).collect();
            Calibration::of(seen, players, |one| one.share)
                .error()
                .expect("estimates")
        };
        assert!(error(7) < 1e-9);
        assert!((error(9) - 0.2).abs() < 1e-9);
    }

    #[test]
    fn a_search_that_is_too_careful_early_and_too_sure_late_is_corrected() {
        let (players, weights) = two();
        let seen: Vec<ChanceSeen> = ten(0.6, 8, 0.0).chain(ten(0.95, 7, 1.0)).collect();
        let corrected = correct(&seen, players, weights.clone());
        let [start, end] = corrected.trust;
        assert!(start > 1.5 && end < 0.7, "{corrected:?}");
        let [before, after] = [&weights, &corrected].map(|weights| {
            let told = |one: &ChanceSeen| weights.told(&one.share, players, one.progress);
            Calibration::of(seen.iter().copied(), players, told).error()
        });
        assert!(before > Some(0.2) && after < Some(0.02), "{before:?} {after:?}");
        assert_eq!(correct(&[], players, weights.clone()), weights, "nothing is known");
    }
}
