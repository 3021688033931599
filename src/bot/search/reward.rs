//! The worth of a position for all seats at once: the chance of each to win, and what the search makes of it.

use super::super::{
    Evaluate,
    judgement::Judgement,
    weights::{Weights, soften},
};
use crate::rules::{MAX_SEATS, PerSeat, Ranking, SeatCount};

/// The part of a result that goes by the lead in points. Without it every command would be as good as any other as soon
/// as the game is surely won or lost.
pub(in crate::bot) const MARGIN: f64 = 0.1;

/// A position's worth for all seats. The rewards add up to one, or to less where the neutral side may win; so do the
/// shares.
#[derive(Clone, Copy, Debug)]
pub(super) struct Worth {
    /// The chance of each seat to win, mixed with its lead in points at the end. The search decides by it.
    pub(super) reward: PerSeat<f64>,
    /// The chance of each seat to win, and nothing else.
    pub(super) share: PerSeat<f64>,
}

impl Worth {
    /// The result of a finished game, else an estimate, in which both are the same.
    pub(super) fn of<G: Evaluate>(state: &G, setup: &G::Setup, weights: &Weights) -> Self {
        let seats = G::seats(setup);
        if let Some(ranking) = state.result(setup) {
            let of_margin = |margin| of_result(&ranking, seats, G::judgement(setup), margin);
            return Self {
                reward: of_margin(MARGIN),
                share: of_margin(0.0),
            };
        }
        let share = weights.shares(&state.assess(setup), seats);
        Self { reward: share, share }
    }
}

/// The reward of each seat at the end of a game, of which this part goes by the lead in points.
pub(in crate::bot) fn of_result(
    ranking: &Ranking,
    seats: SeatCount,
    judgement: &Judgement,
    margin: f64,
) -> PerSeat<f64> {
    let mut rewards = PerSeat([f64::NEG_INFINITY; MAX_SEATS]);
    for seat in seats.seats() {
        rewards[seat] = f64::from(ranking.scores[seat]) / f64::from(judgement.lead);
    }
    soften(&mut rewards, f64::NEG_INFINITY);
    for seat in seats.seats() {
        let won = f64::from(ranking.share(seat)) / f64::from(Ranking::WIN);
        rewards[seat] = (1.0 - margin) * won + margin * rewards[seat];
    }
    rewards
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Neutral, push_grid::PushGrid};

    fn rewards(scores: [i32; 3], aliens_win: bool) -> [f64; MAX_SEATS] {
        let seats = SeatCount::new(3).expect("three seats");
        let neutral = aliens_win.then_some(Neutral { score: 9, won: true });
        let ranking = Ranking::new(seats, neutral, |seat| (scores[seat.index()], ()));
        of_result(&ranking, seats, PushGrid::judgement(&seats), MARGIN).0
    }

    fn sum(rewards: [f64; MAX_SEATS]) -> f64 {
        rewards.iter().sum()
    }

    #[test]
    fn a_win_is_nearly_all_and_a_greater_lead_is_a_little_more() {
        let [close, far] = [[8, 7, 3], [12, 7, 3]].map(|scores| rewards(scores, false));
        assert!((sum(close) - 1.0).abs() < 1e-9 && close[3] == 0.0, "{close:?}");
        assert!(close[0] > 0.9 && far[0] > close[0], "{close:?} {far:?}");
        assert!(close[1] < 0.1 && far[1] < close[1], "{close:?} {far:?}");
        let tied = rewards([8, 8, 3], false);
        assert!(tied[0] == tied[1] && tied[0] > 0.45, "{tied:?}");
    }

    #[test]
    fn nobody_gets_much_where_the_neutral_side_wins() {
        let lost = rewards([8, 7, 3], true);
        assert!((sum(lost) - MARGIN).abs() < 1e-9, "{lost:?}");
        assert!(lost[0] > lost[1] && lost[1] > lost[2], "{lost:?}");
    }
}
