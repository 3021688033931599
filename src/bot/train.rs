//! Training of weights: positions of self-play, labelled by playing on, and the weights that explain the labels best.
//!
//! At some questions several commands are tried, each in the same few deals, and each game is played on by greedy bots. So
//! the siblings that a search has to compare have comparable labels. Labels by who won the game that was really played
//! fit better and play far worse, as the positions of one game never show what its players did not do.

use super::{
    Evaluate,
    calibration::Calibration,
    greedy::{self, draw_seed},
    random,
    search::{self, Limits, MARGIN, of_result},
    terms::{MOST_TERMS, Terms},
    weights::{Pair, Weights},
};
use crate::rules::{GameRng, MAX_SEATS, Ranking, Seat, SeatCount, Seed, Viewer, legal};

/// Questions from one that is labelled to the next one, on average.
const EVERY: u32 = 40;
/// Commands that are tried at most at a question.
const SIBLINGS: usize = 4;
/// Deals in which each of these commands is played on.
const DEALS: u32 = 4;
/// Iterations of a command of self-play.
const THOUGHT: u32 = 24;
/// One command of self-play in so many is drawn at random, so that unusual positions come up.
const STRAY: u32 = 10;
/// Steps of the fit.
const STEPS: u32 = 400;
/// Size of a step, in units of a term's spread.
const RATE: f64 = 0.03;
/// Weight of what tells siblings apart beside the labels themselves.
const CONTRAST: f64 = 5.0;
/// Pull of every weight towards the one before, in units of a term's spread.
const PULL: f64 = 1e-4;

/// The sides of a game: the seats, then the neutral side.
const SIDES: usize = MAX_SEATS + 1;

/// A position and what came of it when it was played on.
#[derive(Clone, Debug)]
pub struct Example {
    /// The amounts of all terms.
    terms: Terms,
    /// The reward of each seat and last that of the neutral side; they add up to one.
    rewards: [f64; SIDES],
    /// The reward of the seat that was asked, if a lead in points counted for as much as a win. It tells siblings apart
    /// with far fewer games.
    lead: f64,
}

/// Commands of one question that were tried in the same deals.
#[derive(Clone, Debug)]
pub struct Siblings {
    /// The seat that was asked.
    seat: Seat,
    /// For each of the commands, its positions in all deals.
    tried: Vec<Vec<Example>>,
}

impl Siblings {
    /// All its positions.
    fn examples(&self) -> impl Iterator<Item = &Example> {
        self.tried.iter().flatten()
    }
}

/// Plays a game of searches that use these weights, and tries commands at some of its questions.
pub fn questions<G: Evaluate>(setup: &G::Setup, weights: &Weights, seed: Seed) -> Vec<Siblings> {
    let (mut game, mut rng) = (G::new(setup, seed), GameRng::new(seed));
    let mut found = Vec::new();
    for _ in 0..G::max_commands(setup) {
        let Some(seat) = game.decisions(setup).first().map(|asked| asked.seat) else {
            break;
        };
        let list = legal(&game, setup, seat);
        if list.len() > 1 && rng.below(EVERY) == 0 {
            found.extend(label(&mut rng, setup, &game, seat, &list));
        }
        let command = if list.len() == 1 {
            list.first().cloned()
        } else if rng.below(STRAY) == 0 {
            list.get(random::choose(&mut rng, list.len())).cloned()
        } else {
            let limits = Limits {
                iterations: Some(THOUGHT),
                turns: u32::MAX,
                stop: || false,
            };
            let view = game.view(Viewer::Seat(seat));
            let thought = search::think::<G>(&mut rng, setup, weights, (seat, &view), &list, limits);
            thought.map(|thought| thought.command)
        };
        let Some(command) = command else { break };
        game.carry_out(setup, seat, &command);
    }
    found
}

/// Tries some commands of a question in the same deals, and plays each on to its end. Returns the positions right after
/// the commands, and those after their actions.
fn label<G: Evaluate>(rng: &mut GameRng, setup: &G::Setup, game: &G, seat: Seat, list: &[G::Command]) -> [Siblings; 2] {
    let mut commands: Vec<&G::Command> = list.iter().collect();
    while commands.len() > SIBLINGS {
        commands.swap_remove(random::choose(rng, commands.len()));
    }
    let mut found = [(); 2].map(|()| Siblings {
        seat,
        tried: vec![Vec::new(); commands.len()],
    });
    for _ in 0..DEALS {
        let (deal, dice) = (draw_seed(rng), draw_seed(rng));
        let mut ends = Vec::with_capacity(commands.len());
        for command in &commands {
            let mut next = game.clone();
            next.redeal(setup, deal);
            next.carry_out(setup, seat, command);
            let before = next.assess(setup);
            greedy::finish(&mut next, setup, seat);
            let after = next.assess(setup);
            let Some(ranking) = played_on(&mut GameRng::new(dice), setup, next) else {
                continue;
            };
            let (rewards, lead) = rewards::<G>(setup, &ranking, seat);
            ends.push([before, after].map(|terms| Example { terms, rewards, lead }));
        }
        // Siblings are compared in the same deals alone.
        if ends.len() == commands.len() {
            for (index, end) in ends.into_iter().enumerate() {
                for (question, example) in found.iter_mut().zip(end) {
                    question.tried[index].push(example);
                }
            }
        }
    }
    found
}

/// The rewards of all sides at the end of a game, and what a seat gets if its lead in points counts for as much as a win.
fn rewards<G: Evaluate>(setup: &G::Setup, ranking: &Ranking, seat: Seat) -> ([f64; SIDES], f64) {
    let (players, judgement) = (G::seats(setup), G::judgement(setup));
    let own = of_result(ranking, players, judgement, MARGIN).0;
    let mut all = [0.0; SIDES];
    all[..MAX_SEATS].copy_from_slice(&own);
    all[MAX_SEATS] = 1.0 - own.iter().sum::<f64>();
    // A lead is worth nothing where the neutral side wins.
    let margin = if ranking.neutral_share() > 0 { 0.0 } else { 0.5 };
    (all, of_result(ranking, players, judgement, margin)[seat])
}

/// The result of a game that greedy bots play on; `None` if it does not end.
fn played_on<G: Evaluate>(rng: &mut GameRng, setup: &G::Setup, mut game: G) -> Option<Ranking> {
    let mut list = Vec::new();
    for _ in 0..G::max_commands(setup) {
        let Some(seat) = game.decisions(setup).first().map(|asked| asked.seat) else {
            return game.result(setup);
        };
        list.clear();
        game.legal_commands(setup, seat, &mut list);
        let index = if list.len() == 1 {
            0
        } else {
            greedy::best::<G>(rng, setup, &game, seat, &list)
        };
        let command = list.get(index)?.clone();
        game.carry_out(setup, seat, &command);
    }
    None
}

/// Fits weights to questions, from the weights that are given. They are rounded as a file keeps them, so that play with
/// them tries what will be written.
#[must_use]
pub fn fit(questions: &[Siblings], players: SeatCount, start: &Weights) -> Weights {
    let mut fit = Fit::new(questions, start);
    for step in 1..=STEPS {
        fit.step(questions, players, step);
    }
    fit.weights.uncorrected().rounded()
}

/// Weights on their way, with the memory of the steps (Adam).
struct Fit {
    weights: Weights,
    start: Weights,
    /// The root mean square of each term, over the seats of a full table, and of the neutral side's.
    spread: [[f64; MOST_TERMS]; 2],
    moments: [[[[f64; 2]; 2]; MOST_TERMS]; 2],
}

/// The slopes of the loss by the weights of the seats' terms and of the neutral side's, at the start and at the end.
type Slopes = [[[f64; 2]; MOST_TERMS]; 2];

impl Fit {
    fn new(questions: &[Siblings], start: &Weights) -> Self {
        let mut squares = [[0.0; MOST_TERMS]; 2];
        let mut count = 0.0;
        for example in questions.iter().flat_map(Siblings::examples) {
            count += 1.0;
            for seat in &example.terms.seats.0 {
                add_squares(&mut squares[0], seat, 1.0 / MAX_SEATS as f64);
            }
            add_squares(&mut squares[1], &example.terms.neutral, 1.0);
        }
        Self {
            weights: start.clone(),
            start: start.clone(),
            spread: squares.map(|line| line.map(|sum| (sum / f64::max(count, 1.0)).sqrt())),
            moments: [[[[0.0; 2]; 2]; MOST_TERMS]; 2],
        }
    }

    /// One step down the cross entropy of the labels, and down the squared error between siblings.
    fn step(&mut self, questions: &[Siblings], players: SeatCount, step: u32) {
        let mut slopes: Slopes = [[[0.0; 2]; MOST_TERMS]; 2];
        let mut count = 0.0;
        for question in questions {
            for example in question.examples() {
                count += 1.0;
                let estimate = estimate(&example.terms, players, &self.weights);
                let errors = std::array::from_fn(|side| estimate[side] - example.rewards[side]);
                add_slopes(&mut slopes, &example.terms, errors);
            }
            tell_apart(&mut slopes, question, players, &self.weights);
        }
        let lines = [
            (&mut self.weights.seat, &self.start.seat),
            (&mut self.weights.neutral, &self.start.neutral),
        ];
        for (kind, (line, start)) in lines.into_iter().enumerate() {
            for (index, (pair, before)) in line.iter_mut().zip(start).enumerate() {
                let spread = self.spread[kind][index];
                // A term that never came up keeps its weight.
                if spread > 0.0 {
                    let slope = slopes[kind][index].map(|slope| slope / f64::max(count, 1.0) / spread);
                    nudge(pair, before, slope, spread, &mut self.moments[kind][index], step);
                }
            }
        }
    }
}

/// Adds the slopes of an example, whose loss grows by `errors` for each unit of a side's sum.
fn add_slopes(slopes: &mut Slopes, terms: &Terms, errors: [f64; SIDES]) {
    let progress = f64::from(terms.progress);
    let mut add = |kind: usize, amounts: &[f32; MOST_TERMS], error: f64| {
        for (slope, amount) in slopes[kind].iter_mut().zip(amounts) {
            let part = error * f64::from(*amount);
            slope[0] += part * (1.0 - progress);
            slope[1] += part * progress;
        }
    };
    for (amounts, error) in terms.seats.0.iter().zip(errors) {
        add(0, amounts, error);
    }
    add(1, &terms.neutral, errors[MAX_SEATS]);
}

/// Adds the slopes of the squared error between siblings. It leaves out what they have in common, which is most of a
/// label and says nothing about which command is better.
fn tell_apart(slopes: &mut Slopes, question: &Siblings, players: SeatCount, weights: &Weights) {
    let own = question.seat.index();
    let mean = |values: &mut dyn Iterator<Item = f64>| {
        let (count, sum) = values.fold((0.0, 0.0), |(count, sum), value| (count + 1.0, sum + value));
        sum / f64::max(count, 1.0)
    };
    let apart = |tried: &Vec<Example>| {
        let error = |example: &Example| estimate(&example.terms, players, weights)[own] - example.lead;
        mean(&mut tried.iter().map(error))
    };
    let errors: Vec<f64> = question.tried.iter().map(apart).collect();
    let common = mean(&mut errors.iter().copied());
    for (tried, error) in question.tried.iter().zip(errors) {
        for example in tried {
            let estimate = estimate(&example.terms, players, weights);
            let slope = CONTRAST * 2.0 * (error - common) * estimate[own];
            let is_own = |side: usize| if side == own { 1.0 } else { 0.0 };
            add_slopes(
                slopes,
                &example.terms,
                std::array::from_fn(|side| slope * (is_own(side) - estimate[side])),
            );
        }
    }
}

fn add_squares(sums: &mut [f64; MOST_TERMS], amounts: &[f32; MOST_TERMS], part: f64) {
    for (sum, amount) in sums.iter_mut().zip(amounts) {
        *sum += part * f64::from(amount * amount);
    }
}

/// Moves the weights of a term against their slopes, which are in units of the term's spread.
fn nudge(pair: &mut Pair, before: &Pair, slopes: [f64; 2], spread: f64, moments: &mut [[f64; 2]; 2], step: u32) {
    const MEAN: f64 = 0.9;
    const SQUARE: f64 = 0.999;
    for (index, weight) in pair.iter_mut().enumerate() {
        let away = (f64::from(*weight) - f64::from(before[index])) * spread;
        let slope = slopes[index] + PULL * away;
        let [mean, square] = &mut moments[index];
        *mean = MEAN * *mean + (1.0 - MEAN) * slope;
        *square = SQUARE * *square + (1.0 - SQUARE) * slope * slope;
        let (mean, square) = (
            *mean / (1.0 - MEAN.powi(step as i32)),
            *square / (1.0 - SQUARE.powi(step as i32)),
        );
        *weight -= (RATE * mean / (square.sqrt() + 1e-8) / spread) as f32;
    }
}

fn estimate(terms: &Terms, players: SeatCount, weights: &Weights) -> [f64; SIDES] {
    let shares = weights.shares(terms, players).0;
    let mut all = [0.0; SIDES];
    all[..MAX_SEATS].copy_from_slice(&shares);
    if weights.has_neutral {
        all[MAX_SEATS] = 1.0 - shares.iter().sum::<f64>();
    }
    all
}

/// How well weights explain examples.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Fitness {
    /// The mean cross entropy of the labels, in nats; less is better.
    pub loss: f64,
    /// The error of the estimates by [`Calibration::error`].
    pub calibration: f64,
}

/// Measures weights by questions that they were not fitted to.
#[must_use]
pub fn fitness(questions: &[Siblings], players: SeatCount, weights: &Weights) -> Fitness {
    let (mut loss, mut examples) = (0.0, 0.0);
    let mut calibration = Calibration::default();
    for example in questions.iter().flat_map(Siblings::examples) {
        examples += 1.0;
        let estimate = estimate(&example.terms, players, weights);
        let sides = (0..players.get()).chain(weights.has_neutral.then_some(MAX_SEATS));
        for side in sides {
            let (share, reward) = (estimate[side], example.rewards[side]);
            loss -= reward * share.max(1e-9).ln();
            calibration.note(share, reward);
        }
    }
    Fitness {
        loss: loss / f64::max(examples, 1.0),
        calibration: calibration.error().unwrap_or(0.0),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::push_grid::PushGrid;

    fn found(seeds: std::ops::Range<u64>) -> (SeatCount, Weights, Vec<Siblings>) {
        let setup = SeatCount::new(2).expect("two seats");
        let weights = PushGrid::judgement(&setup).plain();
        let of = |seed| questions::<PushGrid>(&setup, &weights, Seed::from_number(seed));
        (setup, weights.clone(), seeds.flat_map(of).collect())
    }

    #[test]
    fn labels_add_up_and_equal_seeds_give_equal_examples() {
        let (_, _, all) = found(0..2);
        assert!(!all.is_empty());
        for example in all.iter().flat_map(Siblings::examples) {
            assert!((example.rewards.iter().sum::<f64>() - 1.0).abs() < 1e-9, "{example:?}");
            assert!(example.rewards.iter().all(|reward| *reward >= -1e-9), "{example:?}");
        }
        let (_, _, same) = found(0..2);
        assert_eq!(format!("{all:?}"), format!("{same:?}"));
    }

    #[test]
    fn fitted_weights_explain_other_games_better() {
        let (players, _, all) = found(0..80);
        let (_, _, others) = found(80..120);
        // A lead counts for nothing in these weights.
        let blank = Weights::even(&[], &[], 1.0, 0);
        let fitted = fit(&all, players, &blank);
        let [before, after] = [&blank, &fitted].map(|weights| fitness(&others, players, weights));
        assert!(after.loss < before.loss, "{before:?} {after:?}");
        assert!(fitted.of_seat(0, 0.0) > 0.0, "{fitted:?}");
        // A term that never came up keeps its weight.
        assert_eq!(fitted.of_seat(1, 0.0), 0.0);
        assert_eq!(
            fitted.clone().rounded(),
            fitted,
            "play with them tries what a file keeps"
        );
    }

    #[test]
    fn slopes_are_those_of_the_loss() {
        let players = SeatCount::new(2).expect("two seats");
        let example = |amount: f32, lead: f64| {
            let mut terms = Terms::new(0.25);
            terms.set(Seat::wrapping(0), [amount]);
            terms.set(Seat::wrapping(1), [0.5]);
            terms.set_neutral([0.75]);
            let rewards = [0.6, 0.1, 0.0, 0.0, 0.3];
            Example { terms, rewards, lead }
        };
        let question = Siblings {
            seat: Seat::wrapping(0),
            tried: vec![vec![example(1.0, 0.9)], vec![example(-1.0, 0.2)]],
        };
        let mut weights = Weights::even(&[], &[], 1.0, 0);
        (weights.has_neutral, weights.seat[0], weights.neutral[0]) = (true, [0.3, 0.7], [0.2, 0.1]);
        let loss = |weights: &Weights| {
            let of = |example: &Example| estimate(&example.terms, players, weights);
            let entropy = |example: &Example| {
                let sides = example.rewards.into_iter().zip(of(example));
                let sides = sides.filter(|(reward, _)| *reward > 0.0);
                -sides.map(|(reward, share)| reward * share.ln()).sum::<f64>()
            };
            let errors: Vec<f64> = question.examples().map(|one| of(one)[0] - one.lead).collect();
            let common = errors.iter().sum::<f64>() / errors.len() as f64;
            let apart: f64 = errors.iter().map(|error| (error - common).powi(2)).sum();
            question.examples().map(entropy).sum::<f64>() + CONTRAST * apart
        };
        let mut slopes: Slopes = [[[0.0; 2]; MOST_TERMS]; 2];
        for example in question.examples() {
            let estimate = estimate(&example.terms, players, &weights);
            let errors = std::array::from_fn(|side| estimate[side] - example.rewards[side]);
            add_slopes(&mut slopes, &example.terms, errors);
        }
        tell_apart(&mut slopes, &question, players, &weights);
        for (kind, end) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
            let at = |step: f32| {
                let mut moved = weights.clone();
                let line = if kind == 0 { &mut moved.seat } else { &mut moved.neutral };
                line[0][end] += step;
                loss(&moved)
            };
            let measured = (at(0.01) - at(-0.01)) / 0.02;
            let slope = slopes[kind][0][end];
            assert!((slope - measured).abs() < 0.01, "{kind} {end}: {slope} and {measured}");
        }
    }
}
