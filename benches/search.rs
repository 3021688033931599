//! Speed of the search on one thread, for each game with two and with four players: as bots think, with the evaluation at
//! each leaf, over questions of a whole game; and with a random game to the end from each leaf, from the first question of
//! a new game. One JSON line.

mod common;
mod uct;

use common::{Figures, rate, scaled};
use podbay::{
    bot::{
        Bot, BotKind, Evaluate, EvaluateVisitor, Weights,
        search::{Limits, think},
        visit,
    },
    games::any::Listed,
    rules::{Config, Game, GameRng, Seat, SeatCount, Seed, Viewer, legal},
};
use std::hint::black_box;

/// Most questions that a bot thinks about.
const QUESTIONS: usize = 8;

fn main() {
    let mut line = Figures::of("search");
    line.tables(|game, players, figures| visit(game, Measure { players, figures }));
    println!("{line}");
}

/// Measures a game at its default options, with the weights of its bots.
struct Measure<'a> {
    players: SeatCount,
    figures: &'a mut Figures,
}

impl EvaluateVisitor for Measure<'_> {
    type Out = ();
    fn visit<G: Evaluate + Listed>(self) {
        let Self { players, figures } = self;
        let setup = &G::setup(&Config::new(G::ID.name(), players)).expect("the default configuration is valid");
        figures.add("players", || players.get());
        figures.add("think1000_iterations_s", || {
            let (weights, questions) = (G::judgement(setup).weights(players), questions::<G>(setup));
            rate(|number| thoughts(setup, &weights, &questions, number)).round()
        });
        figures.add("mcts1000_sims_s", || {
            rate(|number| rollouts::<G>(setup, number)).round()
        });
    }
}

/// A question with more than one answer.
struct Question<G: Game> {
    seat: Seat,
    view: G::View,
    list: Vec<G::Command>,
}

/// Questions spread over a game of greedy bots.
fn questions<G: Evaluate>(setup: &G::Setup) -> Vec<Question<G>> {
    let mut state = G::new(setup, Seed::from_number(7));
    let mut bot = Bot::new(BotKind::Greedy, Seed::from_number(7));
    let mut questions = Vec::new();
    while let Some(seat) = state.decisions(setup).first().map(|asked| asked.seat) {
        let (view, list) = (state.view(Viewer::Seat(seat)), legal(&state, setup, seat));
        let command = bot.choose::<G>(setup, seat, &view, &list, || false);
        let command = command.expect("a list");
        state.apply(setup, seat, &command).expect("bots choose from the list");
        if list.len() > 1 {
            questions.push(Question { seat, view, list });
        }
    }
    let every = questions.len().div_ceil(QUESTIONS).max(1);
    questions.into_iter().step_by(every).collect()
}

/// Thinks about each question once, as far ahead as bots do, and returns the number of iterations.
fn thoughts<G: Evaluate>(setup: &G::Setup, weights: &Weights, questions: &[Question<G>], number: u64) -> u64 {
    let mut rng = GameRng::new(Seed::from_number(number));
    let mut iterations = 0;
    for Question { seat, view, list } in questions {
        let limits = Limits {
            iterations: Some(scaled(1000, 20) as u32),
            turns: u32::MAX,
            stop: || false,
        };
        let thought = think::<G>(&mut rng, setup, weights, (*seat, view), list, limits);
        iterations += u64::from(thought.expect("a list").iterations);
    }
    iterations
}

/// Searches a new game with rollouts, and returns the number of these.
fn rollouts<G: Game>(setup: &G::Setup, number: u64) -> u64 {
    let simulations = scaled(1000, 5) as u64;
    let root = G::new(setup, Seed::from_number(number));
    let mut rng = GameRng::new(Seed::from_number(number));
    let command = uct::best(&mut rng, setup, &root, simulations);
    black_box(command.expect("a first question"));
    simulations
}
