//! Speed of the rules: validated PushGrid; and for each game with two and with four players random play with full legal
//! lists, lists, copies in which a command is carried out, re-deals and greedy decisions. One JSON line.
//!
//! With `PODBAY_BENCH_ROUNDS=N` it measures nothing. It plays some random games, and carries out each of their commands
//! N times in a copy, which is all that depends on N.

mod common;

use common::{Figures, hundredths, nanoseconds, rate, scaled};
use podbay::{
    bot::{Bot, BotKind, Evaluate, EvaluateVisitor, visit},
    games::any::Listed,
    protocol::{codec, view_digest},
    rules::{
        Config, Game, GameRng, MAX_SEATS, Seat, SeatCount, Seed, Viewer, legal,
        perft::playout,
        push_grid::{MAX_PLIES, PushGrid},
    },
};
use std::hint::black_box;

/// Most positions for which the time of a list or of a copy is taken.
const STEPS: usize = 300;

fn main() {
    let mut line = Figures::of("rules");
    if common::rounds().is_none() {
        line.group("pushgrid", push_grid);
    }
    line.tables(|game, players, figures| visit(game, Measure { players, figures }));
    println!("{line}");
}

/// Measures a game at its default options.
struct Measure<'a> {
    players: SeatCount,
    figures: &'a mut Figures,
}

impl EvaluateVisitor for Measure<'_> {
    type Out = ();
    fn visit<G: Evaluate + Listed>(self) {
        let Self { players, figures } = self;
        let setup = &G::setup(&Config::new(G::ID.name(), players)).expect("the default configuration is valid");
        if let Some(rounds) = common::rounds() {
            figures.add("steps", || repeat::<G>(setup, rounds));
            return;
        }
        let all = random_steps::<G>(setup, 7);
        let every = all.len().div_ceil(STEPS).max(1);
        let steps: Vec<Step<G>> = all.into_iter().step_by(every).collect();
        let middle = &steps[steps.len() / 2].state;
        figures.add("players", || players.get());
        figures.add("avg_plies", || hundredths(shape::<G>(setup).0));
        figures.add("avg_branching", || hundredths(shape::<G>(setup).1));
        figures.add("plies_s", || rate(|number| checked::<G>(setup, number)).round());
        figures.add("carried_out_plies_s", || {
            rate(|number| carried_out::<G>(setup, number)).round()
        });
        figures.add("list_ns", || nanoseconds(rate(|_| lists(setup, &steps))));
        figures.add("clone_ns", || nanoseconds(rate(|_| copies(middle))));
        figures.add("carry_out_copy_ns", || {
            nanoseconds(rate(|_| copies_with_command(setup, &steps)))
        });
        figures.add("redeal_ns", || nanoseconds(rate(|_| redeals(setup, middle))));
        figures.add("greedy_decision_us", || {
            hundredths(1e6 / rate(|number| greedy::<G>(setup, number)))
        });
        figures.add("state_bytes", || size_of::<G>());
        figures.add("command_bytes", size_of::<G::Command>);
        figures.add("serialized_bytes", || {
            codec::encode(middle).expect("a state fits a frame").len()
        });
    }
}

fn push_grid(figures: &mut Figures) {
    let four = SeatCount::new(4).expect("4 is a number of seats");
    figures.add("seed1", || push_grid_game(four, 1));
    figures.add("validated_plies_s", || {
        rate(|number| push_grid_plies(four, number, |_| {})).round()
    });
    figures.add("validated_digest_plies_s", || {
        rate(|number| push_grid_plies(four, number, digest)).round()
    });
    figures.add("clone_ns", || {
        nanoseconds(rate(|_| copies(&PushGrid::new(&four, Seed::from_number(1)))))
    });
    figures.add("state_bytes", size_of::<PushGrid>);
}

/// The reference's choice of moves in its game of that number, from 1.
fn reference(game: u32) -> impl FnMut(u32) -> u32 {
    let mut random = game.wrapping_mul(2_654_435_761) | 1;
    move |bound| {
        random ^= random << 13;
        random ^= random >> 17;
        random ^= random << 5;
        random % bound
    }
}

/// Plies and checksum of a reference game, which show that the work is the reference's.
fn push_grid_game(setup: SeatCount, game: u32) -> Vec<u64> {
    let (mut state, mut checksum) = (PushGrid::new(&setup, Seed::from_number(0)), 0_u64);
    let plies = playout(&mut state, &setup, MAX_PLIES, reference(game), |_, _, step| {
        checksum = (checksum * 31 + u64::from(step.pawn) * 4 + step.to as u64) % 1_000_003;
    });
    vec![plies.expect("moves are listed").into(), checksum]
}

/// Plays reference games. Each move is listed, checked and told in events, and the end of each game has its digest.
/// `seen` is shown the position before each move.
fn push_grid_plies(setup: SeatCount, number: u64, mut seen: impl FnMut(&PushGrid)) -> u64 {
    let games = scaled(4000, 20) as u32;
    let mut plies = 0;
    for game in 1..=games {
        let mut state = PushGrid::new(&setup, Seed::from_number(0));
        let below = reference(game + games * number as u32);
        let played = playout(&mut state, &setup, MAX_PLIES, below, |state, _, _| seen(state));
        plies += u64::from(played.expect("moves are listed"));
        digest(&state);
    }
    plies
}

/// Works out the digest that a record has of a position.
fn digest(state: &PushGrid) {
    black_box(view_digest(&state.view(Viewer::Spectator)));
}

/// Plays uniformly random games. Each command is checked and told in events.
fn checked<G: Game>(setup: &G::Setup, number: u64) -> u64 {
    let games = scaled(1000, 5) as u64;
    let play = |game: u64| random_game::<G>(setup, number * games + game, |_, _, _| {});
    (0..games).map(play).sum()
}

/// Plays a uniformly random game, and returns the number of its commands. `seen` is shown each of them before it is applied.
fn random_game<G: Game>(setup: &G::Setup, number: u64, seen: impl FnMut(&G, Seat, &G::Command)) -> u64 {
    let mut rng = GameRng::new(Seed::from_number(number));
    let mut state = G::new(setup, Seed::from_number(number));
    let below = |bound| rng.below(bound);
    let played = playout(&mut state, setup, G::max_commands(setup), below, seen);
    played.expect("commands are listed").into()
}

/// Plays uniformly random games, whose commands are carried out without a check and without events.
fn carried_out<G: Game>(setup: &G::Setup, number: u64) -> u64 {
    let games = scaled(1000, 5) as u64;
    let (mut plies, mut list) = (0, Vec::new());
    for game in number * games..(number + 1) * games {
        let mut rng = GameRng::new(Seed::from_number(game));
        let mut state = G::new(setup, Seed::from_number(game));
        for _ in 0..G::max_commands(setup) {
            let Some(seat) = state.decisions(setup).first().map(|asked| asked.seat) else {
                break;
            };
            list.clear();
            state.legal_commands(setup, seat, &mut list);
            state.carry_out(setup, seat, &list[rng.below(list.len() as u32) as usize]);
            plies += 1;
        }
    }
    plies
}

/// The mean number of commands of a random game, and of commands in a list.
fn shape<G: Game>(setup: &G::Setup) -> (f64, f64) {
    let games = scaled(200, 2) as u64;
    let (mut plies, mut listed) = (0, 0);
    for game in 0..games {
        let seen = |state: &G, seat: Seat, _: &G::Command| listed += legal(state, setup, seat).len();
        plies += random_game::<G>(setup, game, seen);
    }
    (plies as f64 / games as f64, listed as f64 / plies as f64)
}

/// A position with a command of the seat that is asked.
struct Step<G: Game> {
    state: G,
    seat: Seat,
    command: G::Command,
}

impl<G: Game> Step<G> {
    /// Copies the position and carries out the command in the copy.
    fn carry_out(&self, setup: &G::Setup) {
        let mut copy = black_box(&self.state).clone();
        copy.carry_out(setup, self.seat, &self.command);
        black_box(&copy);
    }
}

/// All positions of a random game, each with the command that is given there.
fn random_steps<G: Game>(setup: &G::Setup, number: u64) -> Vec<Step<G>> {
    let mut steps = Vec::new();
    random_game::<G>(setup, number, |state: &G, seat: Seat, command: &G::Command| {
        steps.push(Step {
            state: state.clone(),
            seat,
            command: command.clone(),
        });
    });
    steps
}

/// Carries out all commands of some random games, each so many times in a copy, and returns the number of commands.
fn repeat<G: Game>(setup: &G::Setup, rounds: usize) -> usize {
    let games = 0..scaled(20, 2) as u64;
    let steps: Vec<Step<G>> = games.flat_map(|number| random_steps::<G>(setup, number)).collect();
    for step in (0..rounds).flat_map(|_| &steps) {
        step.carry_out(setup);
    }
    steps.len()
}

/// Asks for lists, and returns their number.
fn lists<G: Game>(setup: &G::Setup, steps: &[Step<G>]) -> u64 {
    let (count, mut list) = (scaled(1000, 1) * steps.len(), Vec::new());
    for step in steps.iter().cycle().take(count) {
        list.clear();
        black_box(&step.state).legal_commands(setup, step.seat, &mut list);
        black_box(&list);
    }
    count as u64
}

/// Makes copies in which a listed command is carried out, and returns their number.
fn copies_with_command<G: Game>(setup: &G::Setup, steps: &[Step<G>]) -> u64 {
    let count = scaled(1000, 1) * steps.len();
    for step in steps.iter().cycle().take(count) {
        step.carry_out(setup);
    }
    count as u64
}

/// Draws what is hidden anew, and returns how often.
fn redeals<G: Game>(setup: &G::Setup, state: &G) -> u64 {
    let mut state = state.clone();
    let count = scaled(1_000_000, 1000) as u64;
    for number in 0..count {
        black_box(&mut state).redeal(setup, Seed::from_number(number));
    }
    count
}

/// Plays games of greedy bots, and returns the number of their decisions. Views and lists count in the time.
fn greedy<G: Evaluate>(setup: &G::Setup, number: u64) -> u64 {
    let mut bots = [0; MAX_SEATS].map(|_| Bot::new(BotKind::Greedy, Seed::from_number(number)));
    let mut decisions = 0;
    let games = scaled(10, 1) as u64;
    for game in number * games..(number + 1) * games {
        let mut state = G::new(setup, Seed::from_number(game));
        while let Some(seat) = state.decisions(setup).first().map(|asked| asked.seat) {
            let (view, list) = (state.view(Viewer::Seat(seat)), legal(&state, setup, seat));
            let command = bots[seat.index()].choose::<G>(setup, seat, &view, &list, || false);
            let command = command.expect("a list");
            state.apply(setup, seat, &command).expect("bots choose from the list");
            decisions += 1;
        }
    }
    decisions
}

/// Makes copies, and returns their number.
fn copies<G: Clone>(state: &G) -> u64 {
    let count = scaled(1_000_000, 1000) as u64;
    for _ in 0..count {
        drop(black_box(black_box(state).clone()));
    }
    count
}
