//! The worth of a position for all seats at once: the chance of each to win.

use super::super::Evaluate;
use crate::rules::{MAX_SEATS, PerSeat, Ranking, Seat, SeatCount};

/// One point of the final score, as values count it.
const POINT: f64 = 100.0;

/// The part of a result that goes by the lead in points. Without it every command would be as good as any other as soon
/// as the game is surely won or lost.
const MARGIN: f64 = 0.1;

/// The reward of each seat: the result of a finished game, else an estimate. The rewards add up to one, but only to
/// `MARGIN` where the neutral side has won.
pub(super) fn reward<G: Evaluate>(state: &G, setup: &G::Setup) -> PerSeat<f64> {
    let (seats, scale) = (G::seats(setup), f64::from(G::scale(setup)));
    match state.result(setup) {
        Some(ranking) => of_result(&ranking, seats, scale),
        None => shares(seats, |seat| f64::from(state.value(setup, seat)) / scale),
    }
}

fn of_result(ranking: &Ranking, seats: SeatCount, scale: f64) -> PerSeat<f64> {
    let mut rewards = shares(seats, |seat| f64::from(ranking.scores[seat]) * POINT / scale);
    for seat in seats.seats() {
        let won = f64::from(ranking.share(seat)) / f64::from(Ranking::WIN);
        rewards[seat] = (1.0 - MARGIN) * won + MARGIN * rewards[seat];
    }
    rewards
}

/// Shares that add up to one. An exponent greater by 1 makes a share e times as large.
fn shares(seats: SeatCount, exponent: impl Fn(Seat) -> f64) -> PerSeat<f64> {
    let mut shares = PerSeat([0.0; MAX_SEATS]);
    for seat in seats.seats() {
        shares[seat] = exponent(seat);
    }
    // Exponents of 0 and less cannot overflow.
    let most = seats.seats().map(|seat| shares[seat]).fold(f64::NEG_INFINITY, f64::max);
    let mut sum = 0.0;
    for seat in seats.seats() {
        shares[seat] = (shares[seat] - most).exp();
        sum += shares[seat];
    }
    for seat in seats.seats() {
        shares[seat] /= sum;
    }
    shares
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Neutral;

    const SCALE: f64 = 300.0;

    fn rewards(scores: [i32; 3], aliens_win: bool) -> [f64; MAX_SEATS] {
        let seats = SeatCount::new(3).expect("three seats");
        let neutral = aliens_win.then_some(Neutral { score: 9, won: true });
        let ranking = Ranking::new(seats, neutral, |seat| (scores[seat.index()], ()));
        of_result(&ranking, seats, SCALE).0
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

    #[test]
    fn the_estimate_is_even_for_equals_and_survives_any_value() {
        let two = SeatCount::new(2).expect("two seats");
        assert_eq!(shares(two, |_| 1e6).0, [0.5, 0.5, 0.0, 0.0]);
        let sure = shares(two, |seat| if seat.index() == 0 { 1e6 } else { -1e6 });
        assert_eq!(sure.0, [1.0, 0.0, 0.0, 0.0]);
    }
}
