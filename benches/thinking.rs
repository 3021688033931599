//! The time from the moment when nobody waits for a thought any more to the end of that thought, in every game with two and
//! with four seats. One JSON line.

mod common;

use common::{Figures, Latencies, scaled};
use podbay::{
    bot::{
        Evaluate, EvaluateVisitor, Stop,
        search::{self, Limits},
        thinking_thread, visit,
    },
    games::any::Listed,
    rules::{Config, Game, GameRng, Seat, SeatCount, Seed, Viewer, legal, perft::playout},
};
use std::{
    sync::{Arc, mpsc::sync_channel},
    thread,
    time::{Duration, Instant},
};

/// Of the positions of a game, one in so many is thought about.
const EVERY: usize = 7;
/// Longest time for which a thought goes on before it is stopped.
const LONGEST: Duration = Duration::from_millis(20);

fn main() {
    let mut line = Figures::of("thinking");
    line.add("reps", || 1);
    line.add("timing", || "wall");
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
        let setup = G::setup(&Config::new(G::ID.name(), players)).expect("the default configuration is valid");
        let asked = questions::<G>(&setup, scaled(300, 6));
        let count = asked.len() as u32;
        let taken = (0..).zip(&asked).map(|(number, (state, seat)): (u32, _)| {
            // Neighbours are stopped at moments that are far from each other.
            let part = number * 97 % count;
            stop_after::<G>(LONGEST * part / count, &setup, state, *seat)
        });
        let taken = Latencies::new(taken.collect());
        let microseconds = |share| (taken.at(share) * 1000.0).ceil();
        figures.add("players", || players.get());
        figures.add("positions", || count);
        figures.add("stop_us_p50", || microseconds(0.5));
        figures.add("stop_us_p95", || microseconds(0.95));
        figures.add("stop_us_max", || microseconds(1.0));
    }
}

/// Positions of random games in which the seat has a choice.
fn questions<G: Game>(setup: &G::Setup, count: usize) -> Vec<(G, Seat)> {
    let mut found = Vec::new();
    for number in 0.. {
        let mut rng = GameRng::new(Seed::from_number(number));
        let (mut state, mut passed) = (G::new(setup, Seed::from_number(number)), 0_usize);
        let (most, below) = (G::max_commands(setup), |bound| rng.below(bound));
        let seen = |state: &G, seat: Seat, _: &G::Command| {
            passed += 1;
            if passed.is_multiple_of(EVERY) && found.len() < count && legal(state, setup, seat).len() > 1 {
                found.push((state.clone(), seat));
            }
        };
        playout(&mut state, setup, most, below, seen).expect("commands are listed");
        if found.len() == count {
            break;
        }
    }
    found
}

/// The time that a thought goes on after its asker has gone, which waits this long.
fn stop_after<G: Evaluate>(wait: Duration, setup: &G::Setup, state: &G, seat: Seat) -> Duration {
    let (setup, view, list) = (setup.clone(), state.view(Viewer::Seat(seat)), legal(state, setup, seat));
    let weights = G::judgement(&setup).weights(G::seats(&setup));
    let asker = Arc::new(());
    let stop = Stop::new(&asker, Duration::MAX);
    let (begins, begun) = sync_channel(1);
    let (ends, ended) = sync_channel(1);
    let thought = move || {
        begins.send(()).expect("somebody listens");
        let limits = Limits {
            iterations: None,
            turns: u32::MAX,
            stop: || stop.is_due(),
        };
        let mut rng = GameRng::new(Seed::from_number(1));
        let thought = search::think::<G>(&mut rng, &setup, &weights, (seat, &view), &list, limits);
        let end = (Instant::now(), thought.is_some());
        ends.send(end).expect("somebody listens");
    };
    let thread = thinking_thread("thought", thought).expect("a thread");
    begun.recv().expect("it begins");
    thread::sleep(wait);
    let gone = Instant::now();
    drop(asker);
    let (end, is_answered) = ended.recv().expect("it ends");
    assert!(is_answered, "a thought that is stopped has an answer");
    thread.join().expect("no fault");
    end.saturating_duration_since(gone)
}
