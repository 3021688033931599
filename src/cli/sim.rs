//! `podbay sim`: many games of bots, with every law of the game checked after every command.

use super::{
    CliError,
    game::{GameArgs, bot_kind},
    threads,
};
use crate::{
    bot::{Bot, BotKind},
    games::any::{AnyGame, AnySetup},
    protocol::{Digest, view_digest},
    rules::{Game, Seat, Seed, Status, Viewer, legal},
};
use clap::Args;
use serde_json::{Value, json};
use std::{
    collections::BTreeMap,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::atomic::{AtomicU64, Ordering},
    thread,
    time::Instant,
};

/// Lists longer than this are counted as this long.
const LONGEST_LIST: usize = 1023;

/// Arguments of `podbay sim`.
#[derive(Clone, Debug, Args)]
pub struct SimArgs {
    /// Number of games in all, spread evenly over the combinations of players and, with --preset all, presets
    #[arg(long, default_value_t = 100)]
    pub games: u64,
    /// A number, or all that the game is for
    #[arg(long, value_name = "2|3|4|all", default_value = "all")]
    pub players: String,
    /// The game and its options
    #[command(flatten)]
    pub game: GameArgs,
    /// Bots by seat, separated by commas: random, greedy, easy, normal, hard, or a level with a character such as
    /// hard:hunter, hard:builder or hard:guard; the list is repeated as needed
    #[arg(long, value_delimiter = ',', default_value = "random")]
    pub bots: Vec<String>,
    /// Number of the first game's seed; the others follow
    #[arg(long, default_value_t = 0)]
    pub seed: u64,
    /// Threads; 0 for one per processor
    #[arg(long, default_value_t = 0)]
    pub threads: usize,
}

/// Plays the games and returns the figures.
///
/// # Errors
/// An argument that cannot be played: players, option or bot.
pub fn run(args: &SimArgs) -> Result<Value, CliError> {
    let plan = Plan::new(args)?;
    let threads = threads::number(args.threads);
    let (started, next) = (Instant::now(), AtomicU64::new(0));
    let work = || {
        let mut tally = Tally::default();
        loop {
            let game = next.fetch_add(1, Ordering::Relaxed);
            if game >= args.games {
                return tally;
            }
            let mut own = Tally::default();
            // A panic ends one game; what was counted of it until then is kept.
            if catch_unwind(AssertUnwindSafe(|| plan.play(game, &mut own))).is_err() {
                own.panics += 1;
            }
            tally.add(&own);
        }
    };
    let tally = thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        let mut all = Tally::default();
        for worker in workers {
            match worker.join() {
                Ok(tally) => all.add(&tally),
                Err(_) => all.panics += 1,
            }
        }
        all
    });
    Ok(tally.report(args.games, started.elapsed().as_secs_f64()))
}

/// The games to be played, after all arguments were read.
struct Plan {
    setups: Vec<AnySetup>,
    bots: Vec<BotKind>,
    seed: u64,
}

impl Plan {
    fn new(args: &SimArgs) -> Result<Self, CliError> {
        let setups = args.game.setups(&args.players)?;
        let bots = args
            .bots
            .iter()
            .map(|name| bot_kind(name))
            .collect::<Result<Vec<_>, _>>()?;
        if bots.is_empty() {
            return Err(CliError::usage("--bots needs at least one name"));
        }
        let seed = args.seed;
        Ok(Self { setups, bots, seed })
    }

    /// One game to its end or to the game's bound on length.
    fn play(&self, number: u64, tally: &mut Tally) {
        let setup = &self.setups[(number % self.setups.len() as u64) as usize];
        let seed = self.seed.wrapping_add(number);
        let mut game = AnyGame::new(setup, Seed::from_number(seed));
        let mut bots: Vec<Bot> = AnyGame::seats(setup)
            .seats()
            .map(|seat| self.bot_of(seat, seed))
            .collect();
        let mut course = Digest([0; 32]);
        for _ in 0..AnyGame::max_commands(setup) {
            let decisions = game.decisions(setup);
            let Some(decision) = decisions.first() else {
                tally.courses(course);
                return tally.finish(&game, setup, &bots);
            };
            let list = legal(&game, setup, decision.seat);
            tally.list(list.len());
            let view = game.view(Viewer::Seat(decision.seat));
            course = Digest::of(&(course, view_digest(&view)));
            let bot = bots.get_mut(decision.seat.index());
            let choice = bot.and_then(|bot| bot.choose_any(setup, decision.seat, &view, &list, || false));
            let applied = choice.is_some_and(|command| game.apply(setup, decision.seat, &command).is_ok());
            if !applied || game.check_invariants(setup).is_err() {
                tally.invariant_breaks += 1;
                return;
            }
        }
        tally.unfinished += 1;
    }

    fn bot_of(&self, seat: Seat, seed: u64) -> Bot {
        let mut bytes = Seed::from_number(seed);
        bytes.0[31] = seat.index() as u8 + 1;
        Bot::new(self.bots[seat.index() % self.bots.len()], bytes)
    }
}

/// The figures that were counted.
#[derive(Default)]
struct Tally {
    decisions: u64,
    panics: u64,
    invariant_breaks: u64,
    unfinished: u64,
    finished: u64,
    turns: u64,
    alien_wins: u64,
    /// One number for all positions of all finished games, in whatever order the games were played.
    digest: u64,
    /// By kind of bot: seats held in finished games, and first ranks among them.
    seats: BTreeMap<String, (u64, u64)>,
    /// The number of lists of each length.
    lists: Vec<u64>,
}

impl Tally {
    fn list(&mut self, length: usize) {
        self.decisions += 1;
        self.lists.resize(LONGEST_LIST + 1, 0);
        self.lists[length.min(LONGEST_LIST)] += 1;
    }

    /// Counts a game by the digests of its views, folded into one.
    fn courses(&mut self, course: Digest) {
        let [first, ..] = course.0.as_chunks().0 else { return };
        self.digest = self.digest.wrapping_add(u64::from_le_bytes(*first));
    }

    fn finish(&mut self, game: &AnyGame, setup: &AnySetup, bots: &[Bot]) {
        let Status::Finished(outcome) = game.status(setup) else {
            // Nobody is asked, yet the game is not over.
            self.invariant_breaks += 1;
            return;
        };
        self.finished += 1;
        self.turns += u64::from(game.turn());
        self.alien_wins += u64::from(outcome.neutral.is_some_and(|aliens| aliens.won));
        for standing in &outcome.standings {
            if let Some(bot) = bots.get(standing.seat.index()) {
                let (seats, wins) = self.seats.entry(bot.kind().name()).or_default();
                *seats += 1;
                *wins += u64::from(standing.rank == 1);
            }
        }
    }

    fn add(&mut self, other: &Self) {
        self.decisions += other.decisions;
        self.panics += other.panics;
        self.invariant_breaks += other.invariant_breaks;
        self.unfinished += other.unfinished;
        self.finished += other.finished;
        self.turns += other.turns;
        self.alien_wins += other.alien_wins;
        self.digest = self.digest.wrapping_add(other.digest);
        for (kind, (seats, wins)) in &other.seats {
            let own = self.seats.entry(kind.clone()).or_default();
            own.0 += seats;
            own.1 += wins;
        }
        self.lists.resize(LONGEST_LIST + 1, 0);
        for (own, more) in self.lists.iter_mut().zip(&other.lists) {
            *own += more;
        }
    }

    /// The least length that `percent` of the lists do not exceed.
    fn percentile(&self, percent: u64) -> usize {
        let mut below = 0;
        let reaches = |&count: &u64| {
            below += count;
            below * 100 >= self.decisions * percent
        };
        self.lists.iter().position(reaches).unwrap_or(0)
    }

    /// Seats and wins of each kind of bot; tied seats all won.
    fn bots(&self) -> Value {
        let one = |(kind, (seats, wins)): (&String, &(u64, u64))| (kind.clone(), json!({"seats": seats, "wins": wins}));
        Value::Object(self.seats.iter().map(one).collect())
    }

    fn report(&self, games: u64, seconds: f64) -> Value {
        let rounded = |value: f64| (value * 1000.0).round() / 1000.0;
        json!({
            "games": games,
            "decisions": self.decisions,
            "panics": self.panics,
            "invariant_breaks": self.invariant_breaks,
            "unfinished": self.unfinished,
            "legal_p50": self.percentile(50),
            "legal_p99": self.percentile(99),
            "legal_max": self.lists.iter().rposition(|&count| count > 0).unwrap_or(0),
            "turns_mean": rounded(self.turns as f64 / self.finished.max(1) as f64),
            "alien_wins": self.alien_wins,
            "digest": format!("{:016x}", self.digest),
            "bots": self.bots(),
            "seconds": rounded(seconds),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::Parser;

    #[derive(Parser)]
    struct Words {
        #[command(flatten)]
        sim: SimArgs,
    }

    #[test]
    fn percentiles_are_the_least_length_that_is_enough() {
        let mut tally = Tally::default();
        (1..=100).for_each(|length| tally.list(length));
        assert_eq!([50, 99, 100].map(|p| tally.percentile(p)), [50, 99, 100]);
    }

    #[test]
    fn the_digest_is_that_of_the_games_and_not_of_who_plays_when() {
        let digest = |threads: usize, seed: u64| {
            let plan = ["sim", "--games", "5", "--players", "2"].map(str::to_owned);
            let rest = [format!("--threads={threads}"), format!("--seed={seed}")];
            let arguments = Words::try_parse_from(plan.into_iter().chain(rest)).expect("arguments of sim");
            run(&arguments.sim).expect("games are played")["digest"].clone()
        };
        assert_eq!(digest(1, 0), digest(3, 0));
        assert_ne!(digest(1, 0), digest(1, 1));
    }

    #[test]
    fn an_unknown_bot_is_refused_by_name() {
        let refused = bot_kind("clever").expect_err("no such bot");
        assert!(refused.message.contains("random, greedy, easy"), "{refused:?}");
    }
}
