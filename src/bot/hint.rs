//! Advice for a person who is asked something: the action that the search prefers, its worth, and why.

use super::{
    Evaluate, EvaluateVisitor, Group, Judgement, Stop, Term, Terms, Weights,
    search::{Limits, think},
    visit,
};
use crate::{
    games::any::{AnyCommand, AnySetup, AnyView, Listed},
    rules::{GameRng, Seat, SeatCount, Seed, legal},
};
use std::time::Duration;

/// Longest time for a hint.
pub const LONGEST: Duration = Duration::from_secs(1);

/// Iterations of a hint. Fewer are made where the time is over before.
const ITERATIONS: u32 = 3_000;

/// Most commands of one action.
const COMMANDS: usize = 24;

/// Most reasons of a hint.
const REASONS: usize = 3;

/// Least weight of a reason, in the units of a side's sum.
const TELLING: f32 = 0.05;

/// Least weight of a reason beside the first one.
const BESIDE: f32 = 0.3;

/// Two commands whose chances differ by no more than this are about equal.
pub(super) const CLOSE: f64 = 0.02;

/// Advice for a question.
#[derive(Clone, Debug, PartialEq)]
pub struct Hint {
    /// The best command, and the seat's commands after it until its action ends. Later ones may depend on what is hidden.
    pub line: Vec<AnyCommand>,
    /// The chance of the seat to win with this action, from 0 to 1.
    pub share: f64,
    /// The chance of the seat to win with the best other command; `None` if no other command was tried.
    pub second: Option<f64>,
    /// The best other command.
    pub other: Option<AnyCommand>,
    /// The terms of the evaluation by which the best command and the other one differ most, the most telling one first.
    pub reasons: Vec<HintReason>,
    /// The number of iterations behind this hint.
    pub iterations: u32,
    /// The part of the iterations that began with the best command. It is 1 if no other command is legal.
    pub certainty: f64,
}

/// A term of the evaluation that speaks for an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HintReason {
    /// The name of the term.
    pub term: &'static str,
    /// The side for which it is better or worse.
    pub side: Side,
}

/// The side for which an action changes a term of the evaluation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// The seat itself has more of it.
    Own,
    /// The other seats have less of it.
    Rivals,
    /// The side that nobody plays has less of it.
    Neutral,
}

impl Hint {
    /// True if the best other command is worth about as much.
    #[must_use]
    pub fn is_close(&self) -> bool {
        self.second.is_some_and(|second| second >= self.share - CLOSE)
    }
}

/// Advice for the seat on the question of this view with these legal commands. The same seed gives the same hint as long as
/// `stop` does not end the thought before. Returns `None` if there is no legal command, or if this setup cannot produce the
/// view.
#[must_use]
pub fn hint(
    setup: &AnySetup,
    seat: Seat,
    view: &AnyView,
    legal: &[AnyCommand],
    seed: Seed,
    stop: &Stop,
) -> Option<Hint> {
    let advice = Advising {
        setup,
        seat,
        view,
        legal,
        seed,
        iterations: ITERATIONS,
        stop,
    };
    visit(setup.id(), advice)
}

/// A question that a hint is wanted for.
struct Advising<'a> {
    setup: &'a AnySetup,
    seat: Seat,
    view: &'a AnyView,
    legal: &'a [AnyCommand],
    seed: Seed,
    iterations: u32,
    stop: &'a Stop,
}

impl EvaluateVisitor for Advising<'_> {
    type Out = Option<Hint>;

    fn visit<G: Evaluate + Listed>(self) -> Option<Hint> {
        let (setup, view, seat) = (G::own_setup(self.setup)?, G::own_view(self.view)?, self.seat);
        let listed: Vec<G::Command> = self.legal.iter().filter_map(G::own_command).cloned().collect();
        let limits = Limits {
            iterations: Some(self.iterations),
            turns: u32::MAX,
            stop: || self.stop.is_due(),
        };
        let weights = G::judgement(setup).weights(G::seats(setup));
        let mut rng = GameRng::new(self.seed);
        let thought = think::<G>(&mut rng, setup, &weights, (seat, view), &listed, limits)?;
        let deal = G::from_view(setup, view, self.seed).ok()?;
        let mut end = deal.clone();
        let line = action(&mut end, setup, seat, &thought.line);
        let reasons = thought.second.as_ref().map(|second| {
            let mut other = deal;
            action(&mut other, setup, seat, &second.line);
            let [best, other] = [&end, &other].map(|state| state.assess(setup));
            reasons(G::judgement(setup), &weights, [&best, &other], G::seats(setup), seat)
        });
        let certainty = match listed.len() {
            1 => 1.0,
            _ => f64::from(thought.visits) / f64::from(thought.iterations.max(1)),
        };
        Some(Hint {
            line: line.into_iter().map(G::any_command).collect(),
            share: thought.share[seat],
            second: thought.second.as_ref().map(|second| second.share[seat]),
            other: thought.second.map(|second| G::any_command(second.command)),
            reasons: reasons.unwrap_or_default(),
            iterations: thought.iterations,
            certainty,
        })
    }
}

/// The terms that speak most for the first of two positions and against the second one, at most `REASONS`. Positions of
/// different stages have no reasons, because the same amounts count for something else there.
pub(super) fn reasons(
    judgement: &Judgement,
    weights: &Weights,
    [best, other]: [&Terms; 2],
    players: SeatCount,
    seat: Seat,
) -> Vec<HintReason> {
    if best.stage != other.stage {
        return Vec::new();
    }
    // A term that training gave a weight against its meaning only corrects other terms, and would explain nothing.
    let of_seat = |index: usize| weights.of_seat(index, best.progress).max(0.0);
    let of_neutral = |index: usize| weights.of_neutral(index, best.progress).max(0.0);
    let gain = |seat: Seat, index: usize| of_seat(index) * (best.seats[seat][index] - other.seats[seat][index]);
    let rivals = players.get().saturating_sub(1).max(1) as f32;
    let mut found: Vec<(f32, HintReason)> = Vec::new();
    let telling = |(_, term): &(usize, &Term)| term.group != Group::Turn;
    for (index, term) in judgement.seat.iter().enumerate().filter(telling) {
        let losses = players.others(seat).map(|other| -gain(other, index)).sum::<f32>() / rivals;
        for (gain, side) in [(gain(seat, index), Side::Own), (losses, Side::Rivals)] {
            found.push((gain, HintReason { term: term.name, side }));
        }
    }
    for (index, term) in judgement.neutral.iter().enumerate() {
        let reason = HintReason {
            term: term.name,
            side: Side::Neutral,
        };
        found.push((of_neutral(index) * (other.neutral[index] - best.neutral[index]), reason));
    }
    found.sort_by(|(one, _), (other, _)| other.total_cmp(one));
    let most = found.first().map_or(0.0, |(gain, _)| *gain);
    found.retain(|(gain, _)| *gain >= TELLING.max(most * BESIDE));
    found.truncate(REASONS);
    found.into_iter().map(|(_, reason)| reason).collect()
}

/// The seat's own commands of a line until the action ends, those without an alternative included. The state is that before
/// them in some deal, and becomes that after them.
pub(super) fn action<G: Evaluate>(
    state: &mut G,
    setup: &G::Setup,
    seat: Seat,
    line: &[(Seat, G::Command)],
) -> Vec<G::Command> {
    let (mut line, mut commands) = (line.iter(), Vec::new());
    let mut next = line.next().map(|(_, command)| command.clone());
    while let Some(command) = next.filter(|_| commands.len() < COMMANDS) {
        state.carry_out(setup, seat, &command);
        commands.push(command);
        next = following(state, setup, seat, &mut line);
    }
    commands
}

/// The seat's next command of an action that has begun. Returns `None` at the end of the action and where the line says
/// nothing that is legal in this deal.
fn following<'l, G: Evaluate>(
    state: &G,
    setup: &G::Setup,
    seat: Seat,
    line: &mut impl Iterator<Item = &'l (Seat, G::Command)>,
) -> Option<G::Command> {
    let asked = state.decisions(setup).into_iter().next()?;
    if asked.seat != seat || !G::is_follow_up(&asked.prompt) {
        return None;
    }
    let listed = legal(state, setup, seat);
    if let [only] = listed.as_slice() {
        return Some(only.clone());
    }
    let (_, command) = line.next().filter(|(by, _)| *by == seat)?;
    listed.contains(command).then(|| command.clone())
}

#[cfg(test)]
mod tests {
    use super::super::Sets;
    use super::*;
    use crate::{
        games::any::{AnyGame, AnyPrompt, GameId},
        rules::{Config, Game, SeatCount, Viewer},
    };
    use std::sync::Arc;

    /// A question of a game.
    struct Asked {
        setup: AnySetup,
        game: AnyGame,
        seat: Seat,
        view: AnyView,
        legal: Vec<AnyCommand>,
    }

    impl Asked {
        /// The question of this state; `None` at the end of the game.
        fn of(setup: &AnySetup, game: AnyGame) -> Option<Self> {
            let seat = game.decisions(setup).first()?.seat;
            Some(Self {
                setup: setup.clone(),
                seat,
                view: game.view(Viewer::Seat(seat)),
                legal: legal(&game, setup, seat),
                game,
            })
        }

        fn hint(&self, limit: Duration) -> Option<Hint> {
            let asker = Arc::new(());
            let stop = Stop::new(&asker, limit);
            let advice = Advising {
                setup: &self.setup,
                seat: self.seat,
                view: &self.view,
                legal: &self.legal,
                seed: seed(),
                iterations: FEW,
                stop: &stop,
            };
            visit(self.setup.id(), advice)
        }

        /// The deal that a hint fills its line in.
        fn deal(&self) -> AnyGame {
            AnyGame::from_view(&self.setup, &self.view, seed()).expect("a view of a game")
        }
    }

    /// Asks whether a question belongs to an action that has begun.
    struct FollowUp<'a>(&'a AnyPrompt);

    impl EvaluateVisitor for FollowUp<'_> {
        type Out = bool;
        fn visit<G: Evaluate + Listed>(self) -> bool {
            G::own_prompt(self.0).is_some_and(G::is_follow_up)
        }
    }

    const SEAT: [Term; 3] = [
        Term::new("points", Group::Score, 1.0),
        Term::new("danger", Group::Safety, -1.0),
        Term::new("hope", Group::Growth, 1.0),
    ];
    const NEUTRAL: [Term; 1] = [Term::new("victims", Group::Score, 1.0)];

    /// Iterations of a hint in a test.
    const FEW: u32 = 96;

    fn seed() -> Seed {
        Seed::from_number(11)
    }

    /// The first questions of a game in which each hint is followed, with the hints.
    fn followed(id: GameId, questions: usize) -> Vec<(Asked, Hint)> {
        let config = Config::new(id.name(), SeatCount::new(2).expect("two seats"));
        let setup = AnyGame::setup(&config).expect("the default configuration");
        let mut game = AnyGame::new(&setup, Seed::from_number(3));
        let mut all = Vec::new();
        while all.len() < questions {
            let asked = Asked::of(&setup, game.clone()).expect("a game that goes on");
            let hint = asked.hint(Duration::MAX).expect("a hint");
            for command in &hint.line {
                // What was revealed may forbid the next one.
                if game.apply(&setup, asked.seat, command).is_err() {
                    break;
                }
            }
            all.push((asked, hint));
        }
        all
    }

    #[test]
    fn a_line_is_legal_command_by_command_and_leaves_no_single_answer() {
        let mut long = 0;
        for &id in GameId::ALL {
            for (asked, hint) in followed(id, 20) {
                let (setup, seat) = (&asked.setup, asked.seat);
                assert!(asked.legal.contains(&hint.line[0]), "{hint:?}");
                let mut deal = asked.deal();
                for command in &hint.line {
                    deal.apply(setup, seat, command).expect("it is legal in this deal");
                }
                long += usize::from(hint.line.len() > 1);
                let next = deal.decisions(setup).into_iter().next();
                let goes_on = next.filter(|next| next.seat == seat && visit(asked.setup.id(), FollowUp(&next.prompt)));
                if goes_on.is_some() {
                    assert!(legal(&deal, setup, seat).len() > 1, "{hint:?}");
                }
            }
        }
        assert!(long > 0, "no action has two commands");
    }

    #[test]
    fn a_line_is_legal_in_the_true_game_until_something_is_revealed() {
        for &id in GameId::ALL {
            for (asked, hint) in followed(id, 12) {
                let mut game = asked.game.clone();
                for command in &hint.line {
                    let applied = game.apply(&asked.setup, asked.seat, command);
                    if !applied.expect("nothing was revealed before it").reversible {
                        break;
                    }
                }
            }
        }
    }

    #[test]
    fn chances_are_parts_of_a_whole_and_equal_seeds_give_equal_hints() {
        let all = followed(GameId::Argo, 6);
        for (asked, hint) in &all {
            assert_eq!(asked.hint(Duration::MAX).as_ref(), Some(hint));
            let parts = [hint.share, hint.certainty, hint.second.unwrap_or(0.0)];
            assert!(parts.iter().all(|part| (0.0..=1.0).contains(part)), "{hint:?}");
            assert_eq!(hint.second.is_some(), hint.other.is_some());
            assert_ne!(hint.other.as_ref(), hint.line.first());
            if asked.legal.len() > 1 {
                assert_eq!(hint.iterations, FEW, "{hint:?}");
            }
        }
        assert!(all.iter().any(|(_, hint)| hint.second.is_some()));
    }

    #[test]
    fn a_hint_without_time_is_legal_and_not_certain() {
        let (asked, _) = followed(GameId::AquaSphere, 1).swap_remove(0);
        let hint = asked.hint(Duration::ZERO).expect("a hint");
        assert!(asked.legal.contains(&hint.line[0]) && asked.legal.len() > 1);
        assert_eq!((hint.iterations, hint.second), (0, None));
        assert!(hint.certainty.abs() < f64::EPSILON && !hint.is_close());
    }

    #[test]
    fn the_only_command_is_certain_and_without_a_command_there_is_no_hint() {
        let (mut asked, _) = followed(GameId::Argo, 1).swap_remove(0);
        asked.legal.truncate(1);
        let hint = asked.hint(Duration::MAX).expect("a hint");
        assert_eq!(hint.line[0], asked.legal[0]);
        assert_eq!((hint.iterations, hint.second), (0, None));
        assert!((hint.certainty - 1.0).abs() < f64::EPSILON);
        asked.legal.clear();
        assert_eq!(asked.hint(Duration::MAX), None);
    }

    #[test]
    fn reasons_are_the_terms_that_differ_most_with_their_side() {
        let two = SeatCount::new(2).expect("two seats");
        let judgement = Judgement {
            seat: &SEAT,
            neutral: &NEUTRAL,
            lead: 1.0,
            rivalry: 1.0,
            horizon: 0,
            easy: 24,
            sets: Sets::NONE,
        };
        let mut positions = [Terms::new(0.5), Terms::new(0.5)];
        let [best, other] = &mut positions;
        best.set(Seat::wrapping(0), [2.0, 1.0, 0.01]);
        other.set(Seat::wrapping(0), [0.0, 1.0, 0.0]);
        other.set(Seat::wrapping(1), [1.0, 0.0, 0.0]);
        other.set_neutral([1.5]);
        let told = |positions: [&Terms; 2]| {
            let reasons = reasons(&judgement, &judgement.plain(), positions, two, Seat::wrapping(0));
            reasons
                .into_iter()
                .map(|reason| (reason.term, reason.side))
                .collect::<Vec<_>>()
        };
        let [best, other] = &positions;
        assert_eq!(
            told([best, other]),
            [
                ("points", Side::Own),
                ("victims", Side::Neutral),
                ("points", Side::Rivals)
            ]
        );
        assert_eq!(told([other, best]), []);
        let after_a_scoring = best.clone().in_stage(1);
        assert_eq!(told([&after_a_scoring, other]), []);
    }

    #[test]
    fn less_than_two_points_apart_is_about_equal() {
        let (_, hint) = followed(GameId::Argo, 1).swap_remove(0);
        let is_close = |second: Option<f64>| {
            let share = 0.5;
            let hint = hint.clone();
            Hint { share, second, ..hint }.is_close()
        };
        let close = [Some(0.485), Some(0.6), Some(0.47), None].map(is_close);
        assert_eq!(close, [true, true, false, false]);
    }
}
