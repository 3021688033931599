//! Speed of the rules: validated PushGrid, random play of every game with full legal lists, copies of a
//! state. One JSON line.

mod common;

use common::{rate, scaled};
use podbay::{
    bot::{Bot, BotKind},
    games::any::{AnyGame, AnySetup, GameId, GameVisitor, Listed},
    protocol::codec,
    rules::{
        Config, Game, GameRng, Seat, SeatCount, Seed, Viewer, legal,
        perft::playout,
        push_grid::{MAX_PLIES, PushGrid},
        scenario::Scripted,
    },
};
use std::hint::black_box;

fn main() {
    let four = SeatCount::new(4).expect("4 is a number of seats");
    let mut line = serde_json::json!({
        "bench": "rules",
        "reps": common::repeats(),
        "timing": common::timing(),
        "pushgrid_game_1": push_grid_game(four, 1),
        "pushgrid_validated_plies_s": rate(|number| push_grid(four, number)).round(),
        "pushgrid_clone_ns": clone_ns(&PushGrid::new(&four, Seed::from_number(1))),
    });
    for &game in GameId::ALL {
        game.visit(Figures {
            seats: four,
            line: &mut line,
        });
    }
    println!("{line}");
}

/// Measures a listed game at its default options.
struct Figures<'a> {
    seats: SeatCount,
    line: &'a mut serde_json::Value,
}

impl GameVisitor for Figures<'_> {
    type Out = ();
    fn visit<G: Scripted + Listed>(self) {
        let setup = &G::setup(&Config::new(G::ID.name(), self.seats)).expect("the default configuration is valid");
        let any = G::any_setup(setup.clone());
        let middle = middle_of_a_game::<G>(setup);
        let steps = steps::<G>(setup);
        let bytes = codec::encode(&middle).expect("a state fits a frame").len();
        let figures = [
            (
                "random_plies_s",
                rate(|number| random::<G>(setup, number)).round().into(),
            ),
            (
                "unchecked_plies_s",
                rate(|number| unchecked::<G>(setup, number)).round().into(),
            ),
            ("list_ns", list_ns(setup, &steps).into()),
            ("copy_and_carry_out_ns", carry_out_ns(setup, &steps).into()),
            ("redeal_ns", redeal_ns(setup, &middle).into()),
            (
                "greedy_decision_us",
                common::hundredths(1e6 / rate(|number| greedy(&any, number))).into(),
            ),
            ("clone_ns", clone_ns(&middle).into()),
            ("state_bytes", size_of::<G>().into()),
            ("state_encoded_bytes", bytes.into()),
        ];
        for (name, value) in figures {
            let key = format!("{}_{name}", G::ID.name().replace('-', "_"));
            self.line[key] = value;
        }
    }
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

/// Plies and checksum of a reference game: shows that the work is the reference's.
fn push_grid_game(setup: SeatCount, game: u32) -> serde_json::Value {
    let (mut state, mut checksum) = (PushGrid::new(&setup, Seed::from_number(0)), 0_u64);
    let plies = playout(&mut state, &setup, MAX_PLIES, reference(game), |_, _, step| {
        checksum = (checksum * 31 + u64::from(step.pawn) * 4 + step.to as u64) % 1_000_003;
    });
    serde_json::json!({ "plies": plies.expect("moves are listed"), "checksum": checksum })
}

/// Reference games; every move is checked by `apply`.
fn push_grid(setup: SeatCount, number: u64) -> u64 {
    let games = scaled(4000, 20) as u32;
    let mut plies = 0;
    for game in 1..=games {
        let mut state = PushGrid::new(&setup, Seed::from_number(0));
        let below = reference(game + games * number as u32);
        plies += u64::from(playout(&mut state, &setup, MAX_PLIES, below, |_, _, _| {}).expect("moves are listed"));
    }
    plies
}

/// Uniformly random games.
fn random<G: Game>(setup: &G::Setup, number: u64) -> u64 {
    let games = scaled(1000, 5) as u64;
    let mut plies = 0;
    for game in 0..games {
        let mut rng = GameRng::new(Seed::from_number(number * games + game));
        let mut state = G::new(setup, Seed::from_number(game));
        let below = |bound| rng.below(bound);
        let played = playout(&mut state, setup, G::max_commands(setup), below, |_, _, _| {});
        plies += u64::from(played.expect("commands are listed"));
    }
    plies
}

/// Uniformly random games whose commands are carried out without a check and without events.
fn unchecked<G: Game>(setup: &G::Setup, number: u64) -> u64 {
    let games = scaled(1000, 5) as u64;
    let (mut plies, mut list) = (0, Vec::new());
    for game in 0..games {
        let mut rng = GameRng::new(Seed::from_number(number * games + game));
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

/// The first positions of a random game, each with the seat that is asked and its command.
fn steps<G: Game>(setup: &G::Setup) -> Vec<(G, Seat, G::Command)> {
    let (mut rng, mut steps) = (GameRng::new(Seed::from_number(7)), Vec::new());
    let mut state = G::new(setup, Seed::from_number(7));
    let below = |bound| rng.below(bound);
    let seen = |state: &G, seat, command: &G::Command| steps.push((state.clone(), seat, command.clone()));
    playout(&mut state, setup, 300, below, seen).expect("commands are listed");
    steps
}

/// Nanoseconds per list.
fn list_ns<G: Game>(setup: &G::Setup, steps: &[(G, Seat, G::Command)]) -> f64 {
    let (times, mut list) = (scaled(1000, 1), Vec::new());
    let rate = rate(|_| {
        for (state, seat, _) in steps.iter().cycle().take(times * steps.len()) {
            list.clear();
            black_box(state).legal_commands(setup, *seat, &mut list);
            black_box(&list);
        }
        (times * steps.len()) as u64
    });
    (1e10 / rate).round() / 10.0
}

/// Nanoseconds per copy in which a listed command is carried out.
fn carry_out_ns<G: Game>(setup: &G::Setup, steps: &[(G, Seat, G::Command)]) -> f64 {
    let times = scaled(1000, 1);
    let rate = rate(|_| {
        for (state, seat, command) in steps.iter().cycle().take(times * steps.len()) {
            let mut copy = black_box(state).clone();
            copy.carry_out(setup, *seat, command);
            black_box(&copy);
        }
        (times * steps.len()) as u64
    });
    (1e10 / rate).round() / 10.0
}

/// Nanoseconds per drawing of what is hidden.
fn redeal_ns<G: Game>(setup: &G::Setup, state: &G) -> f64 {
    let mut state = state.clone();
    let times = scaled(1_000_000, 1000) as u64;
    let rate = rate(|_| {
        for number in 0..times {
            black_box(&mut state).redeal(setup, Seed::from_number(number));
        }
        times
    });
    (1e10 / rate).round() / 10.0
}

/// Games of four greedy bots; views and lists included.
fn greedy(setup: &AnySetup, number: u64) -> u64 {
    let mut bots = [0; 4].map(|_| Bot::new(BotKind::Greedy, Seed::from_number(number)));
    let mut decisions = 0;
    let games = scaled(10, 1) as u64;
    for game in 0..games {
        let mut state = AnyGame::new(setup, Seed::from_number(number * games + game));
        while let Some(asked) = state.decisions(setup).first() {
            let seat = asked.seat;
            let view = state.view(Viewer::Seat(seat));
            let list = legal(&state, setup, seat);
            let command = bots[seat.index()]
                .choose::<AnyGame>(setup, seat, &view, &list, || false)
                .expect("a list");
            state.apply(setup, seat, &command).expect("bots choose from the list");
            decisions += 1;
        }
    }
    decisions
}

/// A position with much on the table.
fn middle_of_a_game<G: Game>(setup: &G::Setup) -> G {
    let mut rng = GameRng::new(Seed::from_number(5));
    let mut state = G::new(setup, Seed::from_number(5));
    for _ in 0..60 {
        let Some(seat) = state.decisions(setup).first().map(|asked| asked.seat) else {
            break;
        };
        let list = legal(&state, setup, seat);
        let choice = &list[rng.below(list.len() as u32) as usize];
        state
            .apply(setup, Seat::wrapping(seat.index()), choice)
            .expect("listed");
    }
    state
}

/// Nanoseconds per copy.
fn clone_ns<G: Clone>(state: &G) -> f64 {
    let copies = scaled(1_000_000, 1000) as u64;
    let rate = rate(|_| {
        for _ in 0..copies {
            drop(black_box(black_box(state).clone()));
        }
        copies
    });
    (1e10 / rate).round() / 10.0
}
