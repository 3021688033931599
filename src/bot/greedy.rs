//! Play that looks one action ahead.
//!
//! Every legal command is tried on a state made from the view, with the order of what is hidden drawn afresh. If the
//! command only begins an action, the rest of it is answered greedily as well. The result is weighed by the game.

use super::{judgement::Judgement, random, terms::Terms};
use crate::rules::{Game, GameRng, Obligation, Seat, Seed, legal};

/// Questions of one action that are answered at most before it is weighed as it stands.
const FOLLOW_UP: usize = 24;

/// The judgement of a game that a bot needs to look ahead.
pub trait Evaluate: Game {
    /// The terms and weights of this game.
    fn judgement(setup: &Self::Setup) -> &'static Judgement;
    /// The amounts of all terms of the judgement in this position.
    fn assess(&self, setup: &Self::Setup) -> Terms;
    /// True if the question belongs to an action that has begun: the position cannot be weighed before its end.
    fn is_follow_up(prompt: &Self::Prompt) -> bool;
}

/// More points than any position can hold.
const VICTORY: f32 = 10_000.0;

/// The worth of a position for a seat, in points. Only differences matter.
fn worth<G: Evaluate>(state: &G, setup: &G::Setup, seat: Seat) -> f32 {
    let verdict = match state.result(setup) {
        Some(ranking) if ranking.ranks[seat] == 1 => VICTORY,
        Some(_) => -VICTORY,
        None => 0.0,
    };
    verdict + G::judgement(setup).worth(&state.assess(setup), G::seats(setup), seat)
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
    match G::from_view(setup, view, draw_seed(rng)) {
        Ok(state) => best::<G>(rng, setup, &state, seat, legal),
        Err(_) => random::choose(rng, legal.len()),
    }
}

/// The index of the best of a seat's legal commands in a state whose hidden order is not the real one.
pub(super) fn best<G: Evaluate>(
    rng: &mut GameRng,
    setup: &G::Setup,
    state: &G,
    seat: Seat,
    legal: &[G::Command],
) -> usize {
    let value = |command: &G::Command| {
        let mut next = state.clone();
        next.carry_out(setup, seat, command);
        finish(&mut next, setup, seat);
        worth(&next, setup, seat)
    };
    let values: Vec<f32> = legal.iter().map(value).collect();
    let best = values.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let equals: Vec<usize> = (0..legal.len()).filter(|&index| values[index] >= best).collect();
    equals.get(random::choose(rng, equals.len())).copied().unwrap_or(0)
}

/// Answers what is left of the seat's own action, and lets pass what others may do about it.
pub(super) fn finish<G: Evaluate>(state: &mut G, setup: &G::Setup, seat: Seat) {
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
    let mut best: Option<(f32, G)> = None;
    for command in legal(state, setup, seat) {
        let mut next = state.clone();
        next.carry_out(setup, seat, &command);
        let value = worth(&next, setup, seat);
        if best.as_ref().is_none_or(|(least, _)| value > *least) {
            best = Some((value, next));
        }
    }
    best.map(|(_, state)| state)
}

#[cfg(test)]
mod tests {
    use super::super::{
        Bot, BotKind,
        terms::{Group, Term},
        trial,
        weights::Sets,
    };
    use super::*;
    use crate::rules::{
        SeatCount, Status,
        push_grid::{ChooseStep, PushGrid, Step},
    };

    static JUDGEMENT: Judgement = Judgement {
        seat: &[Term::new("points", Group::Score, 1.0)],
        neutral: &[],
        lead: 3.0,
        rivalry: 1.0,
        horizon: 4,
        easy: 24,
        sets: Sets::NONE,
    };

    impl Evaluate for PushGrid {
        fn judgement(_: &SeatCount) -> &'static Judgement {
            &JUDGEMENT
        }
        fn assess(&self, setup: &SeatCount) -> Terms {
            let mut terms = Terms::new(0.0);
            for seat in setup.seats() {
                terms.set(seat, [f32::from(self.score(seat))]);
            }
            terms
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
        assert_eq!(bot.choose::<PushGrid>(&setup, seat, &game, &[], || false), None::<Step>);
    }
}
