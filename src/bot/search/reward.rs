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

/// The worth of any seat's win for every seat, beside 1 for its own, where the neutral side may win. Without it a seat that
/// is behind would not care whether everybody loses: at tables of hard bots the aliens won 17 % of 120 games.
const TOGETHER: f64 = 0.2;

/// A position's worth for all seats. The shares add up to one, or to less where the neutral side may win.
#[derive(Clone, Copy, Debug)]
pub(super) struct Worth {
    /// The chance of each seat to win, mixed with its lead in points at the end, and with the chance that some seat wins
    /// where the neutral side may. The search decides by it.
    pub(super) reward: PerSeat<f64>,
    /// The chance of each seat to win, and nothing else.
    pub(super) share: PerSeat<f64>,
}

impl Worth {
    /// The result of a finished game, else an estimate.
    pub(super) fn of<G: Evaluate>(state: &G, setup: &G::Setup, weights: &Weights) -> Self {
        let seats = G::seats(setup);
        let (mut reward, share) = match state.result(setup) {
            Some(ranking) => {
                let of_margin = |margin| of_result(&ranking, seats, G::judgement(setup), margin);
                (of_margin(MARGIN), of_margin(0.0))
            }
            None => {
                let share = weights.shares(&state.assess(setup), seats);
                (share, share)
            }
        };
        if weights.has_neutral {
            let all: f64 = share.0.iter().sum();
            for seat in seats.seats() {
                reward[seat] = (reward[seat] + TOGETHER * all) / (1.0 + TOGETHER);
            }
        }
        Self { reward, share }
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
    use crate::{
        games::{argo, trial::setup},
        rules::{Game, Neutral, Notation, push_grid::PushGrid},
    };

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
    fn a_seat_that_is_lost_would_rather_see_another_one_win_than_the_neutral_side() {
        let setup = setup::<argo::State>(3, &[]);
        // The game is over as the turn begins, because the player has no astronaut left.
        let worth = |score: &str| {
            let text = format!("phase start\ndead P0.explorer P0.chief P0.pilot P0.grunt P0.robot\nscore {score}\n");
            let game = argo::State::parse_position(&setup, &text).expect("a position");
            assert!(game.result(&setup).is_some(), "{score}");
            Worth::of(&game, &setup, &argo::State::judgement(&setup).plain())
        };
        let [to_another, to_the_aliens] = ["2 60 3", "2 3 3"].map(worth);
        assert_eq!(
            [to_another, to_the_aliens].map(|worth| worth.share.0),
            [[0.0, 1.0, 0.0, 0.0], [0.0; 4]]
        );
        let [one, other] = [to_another, to_the_aliens].map(|worth| worth.reward.0);
        assert!(one[0] > other[0] + 0.1 && one[1] > 0.9, "{one:?} {other:?}");
    }

    #[test]
    fn nobody_gets_much_where_the_neutral_side_wins() {
        let lost = rewards([8, 7, 3], true);
        assert!((sum(lost) - MARGIN).abs() < 1e-9, "{lost:?}");
        assert!(lost[0] > lost[1] && lost[1] > lost[2], "{lost:?}");
    }
}
