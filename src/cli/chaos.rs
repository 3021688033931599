//! `podbay chaos`: whole evenings with faults, from seeds, and the laws of a table checked all along.

use super::{CliError, print, threads};
use crate::chaos::{self, Evening};
use clap::Args;
use serde_json::{Value, json};
use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::atomic::{AtomicU64, Ordering},
    thread,
};

/// Arguments of `podbay chaos`.
#[derive(Clone, Debug, Args)]
pub struct ChaosArgs {
    /// One seed to play
    #[arg(long, conflicts_with_all = ["seeds", "from", "threads"])]
    pub seed: Option<u64>,
    /// Number of seeds to play
    #[arg(long, default_value_t = 100)]
    pub seeds: u64,
    /// The first of them; the others follow
    #[arg(long, default_value_t = 0)]
    pub from: u64,
    /// Threads; 0 for one per processor
    #[arg(long, default_value_t = 0)]
    pub threads: usize,
    /// Tell the plan of each seed and all that happens
    #[arg(short, long)]
    pub verbose: bool,
}

/// Plays the seeds and returns the figures; a failure if a law was broken.
///
/// # Errors
/// None: a law that is broken is no error of the command.
pub fn run(args: &ChaosArgs) -> Result<(Value, bool), CliError> {
    let (first, count) = args.seed.map_or((args.from, args.seeds), |seed| (seed, 1));
    let threads = threads::number(args.threads);
    let next = AtomicU64::new(0);
    let work = || {
        let mut sum = Sum::default();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= count {
                return sum;
            }
            sum.add(&play(first.wrapping_add(number), args.verbose));
        }
    };
    let sum = thread::scope(|scope| {
        let workers: Vec<_> = (0..threads.min(count as usize).max(1))
            .map(|_| scope.spawn(work))
            .collect();
        let mut all = Sum::default();
        for worker in workers {
            match worker.join() {
                Ok(sum) => all.join(&sum),
                Err(_) => all.violations += 1,
            }
        }
        all
    });
    let figures = json!({
        "seeds": count,
        "games": sum.games,
        "violations": sum.violations,
        "faults": sum.faults,
        "events": sum.steps,
    });
    Ok((figures, sum.violations > 0))
}

/// Plays a seed and tells what was broken, with the command that shows it again.
fn play(seed: u64, verbose: bool) -> Evening {
    // A panic ends one evening and is a broken law.
    let evening = catch_unwind(AssertUnwindSafe(|| chaos::play(seed, verbose))).unwrap_or_else(|_| Evening {
        seed,
        violations: vec!["the program panicked".to_owned()],
        ..Evening::default()
    });
    evening.story.iter().for_each(print::line);
    for violation in &evening.violations {
        print::remark(format_args!("seed {seed}: {violation}"));
    }
    if !evening.violations.is_empty() {
        print::remark(format_args!("again: podbay chaos --seed {seed} -v"));
    }
    evening
}

/// The figures of many seeds.
#[derive(Default)]
struct Sum {
    games: u64,
    violations: u64,
    faults: u64,
    steps: u64,
}

impl Sum {
    fn add(&mut self, evening: &Evening) {
        self.games += u64::from(evening.games);
        self.violations += evening.violations.len() as u64;
        self.faults += u64::from(evening.faults);
        self.steps += evening.steps;
    }

    fn join(&mut self, other: &Self) {
        self.games += other.games;
        self.violations += other.violations;
        self.faults += other.faults;
        self.steps += other.steps;
    }
}
