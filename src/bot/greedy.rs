//! Play that looks one action ahead.
//!
//! Every legal command is tried on a state made from the view, with the order of what is hidden drawn afresh. If the
//! command only begins an action, the rest of it is answered greedily as well. The result is weighed by the game.

use super::random;
use crate::rules::{Game, GameRng, MAX_SEATS, Obligation, Ranking, Seat, Seed, legal};

/// Questions of one action that are answered at most before it is weighed as it stands.
const FOLLOW_UP: usize = 24;

/// The judgement of a game that a bot needs to look ahead.
pub trait Evaluate: Game {
    /// Value of the position for a seat; more is better. Only differences matter. One hundred is one point of the score.
    fn value(&self, setup: &Self::Setup, seat: Seat) -> i32;
    /// True if the question belongs to an action that has begun: the position cannot be weighed before its end.
    fn is_follow_up(prompt: &Self::Prompt) -> bool;
    /// Least gain over other commands for which this one is chosen: more than 0 for things that work only once.
    fn price(_command: &Self::Command) -> i32 {
        0
    }
    /// The lead in value that makes a seat e times as likely to win; more than 0.
    fn scale(_setup: &Self::Setup) -> i32 {
        300
    }
    /// The number of turns beyond the present one that a search looks into. By default that reaches everybody's next
    /// turn. It is 0 where values before and after the end of a turn cannot be compared.
    fn horizon(_setup: &Self::Setup) -> u32 {
        MAX_SEATS as u32
    }
}

/// More than any position can hold.
const VICTORY: i32 = 1_000_000;

/// Victory or defeat of a seat, if the game is over.
pub(super) fn verdict<G: Game>(game: &G, setup: &G::Setup, seat: Seat) -> i32 {
    let won = |ranking: Ranking| if ranking.ranks[seat] == 1 { VICTORY } else { -VICTORY };
    game.result(setup).map_or(0, won)
}

/// A seed for what is hidden.
pub(super) fn draw_seed(rng: &mut GameRng) -> Seed {
    Seed::from_number(rng.below(u32::MAX).into())
}

/// The index of the best command; equally good ones are drawn. An impossible view is answered at random.
pub(super) fn choose<G: Evaluate>(
    rng: &mut GameRng,
    setup: &G::Setup,
    seat: Seat,
    view: &G::View,
    legal: &[G::Command],
) -> usize {
    let Ok(state) = G::from_view(setup, view, draw_seed(rng)) else {
        return random::choose(rng, legal.len());
    };
    let worth = |command: &G::Command| {
        let mut next = state.clone();
        next.apply(setup, seat, command).ok()?;
        finish(&mut next, setup, seat);
        Some(next.value(setup, seat) - G::price(command))
    };
    let values: Vec<Option<i32>> = legal.iter().map(worth).collect();
    let best = values.iter().max().copied().flatten();
    let equals: Vec<usize> = (0..legal.len()).filter(|&index| values[index] == best).collect();
    equals[random::choose(rng, equals.len())]
}

/// Answers what is left of the seat's own action, and lets pass what others may do about it.
fn finish<G: Evaluate>(state: &mut G, setup: &G::Setup, seat: Seat) {
    for _ in 0..FOLLOW_UP {
        let decisions = state.decisions(setup);
        if let Some(own) = decisions.iter().find(|decision| decision.seat == seat) {
            if !G::is_follow_up(&own.prompt) {
                return;
            }
            let Some(next) = best_reply(state, setup, seat) else {
                return;
            };
            *state = next;
            continue;
        }
        let window = decisions
            .iter()
            .find(|decision| decision.obligation == Obligation::MayPass);
        let (Some(asked), Some(pass)) = (window, G::pass(setup)) else {
            return;
        };
        if state.apply(setup, asked.seat, &pass).is_err() {
            return;
        }
    }
}

/// The position after the reply that looks best at once.
fn best_reply<G: Evaluate>(state: &G, setup: &G::Setup, seat: Seat) -> Option<G> {
    let mut best: Option<(i32, G)> = None;
    for command in legal(state, setup, seat) {
        let mut next = state.clone();
        next.carry_out(setup, seat, &command);
        let value = next.value(setup, seat);
        if best.as_ref().is_none_or(|(least, _)| value > *least) {
            best = Some((value, next));
        }
    }
    best.map(|(_, state)| state)
}

#[cfg(test)]
mod tests {
    use super::super::{Bot, BotKind, trial};
    use super::*;
    use crate::rules::{
        SeatCount, Status,
        push_grid::{ChooseStep, PushGrid, Step},
    };

    impl Evaluate for PushGrid {
        fn value(&self, setup: &SeatCount, seat: Seat) -> i32 {
            let score = |seat| 100 * i32::from(self.score(seat));
            2 * score(seat) - setup.seats().map(score).sum::<i32>()
        }
        fn is_follow_up(_: &ChooseStep) -> bool {
            false
        }
    }

    /// Wins of the greedy seat 0 against random bots.
    fn greedy_wins(games: u64) -> usize {
        let setup = SeatCount::new(3).expect("three seats");
        let wins = |number: &u64| {
            let kinds = [BotKind::Greedy, BotKind::Random, BotKind::Random];
            let end = trial::play::<PushGrid>(&setup, &kinds, [*number, *number], |_| true);
            matches!(end.status(&setup), Status::Finished(outcome) if outcome.standings[0].seat.index() == 0)
        };
        (0..games).filter(wins).count()
    }

    #[test]
    fn greedy_beats_random_where_pushing_pays() {
        let wins = greedy_wins(30);
        assert!(wins >= 24, "greedy won {wins} of 30");
    }

    #[test]
    fn no_choice_needs_no_thought() {
        let setup = SeatCount::new(2).expect("two seats");
        let game = PushGrid::new(&setup, Seed::from_number(1));
        let mut bot = Bot::new(BotKind::Greedy, Seed::from_number(1));
        let seat = Seat::wrapping(0);
        assert_eq!(bot.choose::<PushGrid>(&setup, seat, &game, &[]), None::<Step>);
    }
}
