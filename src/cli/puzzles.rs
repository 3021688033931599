//! `podbay puzzles`: positions in which one action is clearly best, from games of bots against themselves.

use super::{CliError, game::game_name, threads};
use crate::{
    bot::{
        self, Evaluate, EvaluateVisitor,
        puzzle::{self, Grade, MOST_ITERATIONS, PROOF, PuzzleError},
    },
    games::any::{GameId, Listed},
    rules::{Config, Notation, SeatCount, Seed},
    store,
};
use clap::Args;
use serde_json::{Value, json};
use std::path::{Path, PathBuf};

/// Arguments of `podbay puzzles`.
#[derive(Clone, Debug, Args)]
pub struct PuzzlesArgs {
    /// Name of the game
    #[arg(long, value_name = "NAME", default_value = GameId::Argo.name(), value_parser = game_name())]
    pub game: GameId,
    /// Players, 2 to 4
    #[arg(long, default_value_t = 2)]
    pub players: usize,
    /// Games of self-play; each gives one puzzle at most
    #[arg(long, default_value_t = 100)]
    pub games: u64,
    /// Puzzles at most
    #[arg(long, default_value_t = 10)]
    pub count: usize,
    /// Iterations of a search, 1 to 100000; a search that is ten times as long has to find the same action
    #[arg(long, default_value_t = 800)]
    pub iterations: u32,
    /// Least distance of the chance to win with the best action from that with the best other one, 0 to 1
    #[arg(long, default_value_t = 0.12)]
    pub margin: f64,
    /// Number of the first game's seed; the others follow
    #[arg(long, default_value_t = 0)]
    pub seed: u64,
    /// Threads; 0 for one per processor
    #[arg(long, default_value_t = 0)]
    pub threads: usize,
    /// File that the puzzles are written to; those for other numbers of players stay in it
    #[arg(long, value_name = "FILE", required_unless_present = "check")]
    pub out: Option<PathBuf>,
    /// Proves the puzzles of a file instead, each by a search that is ten times as long as the one that found it
    #[arg(long, value_name = "FILE", conflicts_with = "out")]
    pub check: Option<PathBuf>,
}

/// Looks for puzzles and writes them into the file, or proves those of a file. The second part of the result is true if
/// a proof failed. On one system, the figures depend on the arguments and the file alone.
///
/// # Errors
/// An argument that cannot be played. A file that cannot be read or written, or that has no puzzles of this game.
pub fn run(args: &PuzzlesArgs) -> Result<(Value, bool), CliError> {
    match (&args.out, &args.check) {
        (_, Some(file)) => check(args, file),
        (Some(file), None) => {
            let players = SeatCount::new(args.players).ok_or_else(|| CliError::usage("--players is 2, 3 or 4"))?;
            // A file with other numbers could not be read again.
            if !(1..=MOST_ITERATIONS).contains(&args.iterations) {
                return Err(CliError::usage(format!("--iterations is 1 to {MOST_ITERATIONS}")));
            }
            let found = bot::visit(args.game, PuzzleSearch { args, players, file })?;
            Ok((found, false))
        }
        (None, None) => Err(CliError::usage("--out or --check names a file")),
    }
}

fn wrong(file: &Path, error: &PuzzleError) -> CliError {
    CliError::new("puzzles", format!("{}: {error}", file.display()))
}

/// The numbers of puzzles by the names of their grades.
fn graded(grades: impl Iterator<Item = Grade> + Clone) -> Value {
    let [easy, tricky, hard] = puzzle::graded(grades);
    json!({ "easy": easy, "tricky": tricky, "hard": hard })
}

/// A search for puzzles, after the arguments were read.
struct PuzzleSearch<'a> {
    args: &'a PuzzlesArgs,
    players: SeatCount,
    file: &'a Path,
}

impl EvaluateVisitor for PuzzleSearch<'_> {
    type Out = Result<Value, CliError>;
    fn visit<G: Evaluate + Notation + Listed>(self) -> Self::Out {
        let Self { args, players, file } = self;
        let setup = G::setup(&Config::new(G::ID.name(), players))?;
        // A file that cannot be read is told before the work.
        let before = store::read_output(file)?;
        let merged = |new| puzzle::merged(before.as_deref(), players, new).map_err(|error| wrong(file, &error));
        merged(Vec::new())?;
        let games = threads::each(args.threads, args.games, |number| {
            let seed = Seed::from_number(args.seed.wrapping_add(number));
            Ok(puzzle::find::<G>(&setup, seed, args.iterations, args.margin))
        })?;
        let candidates = games.iter().flatten().map(|candidate| candidate.entry.grade);
        let found = graded(candidates);
        let chosen = puzzle::choose(games, args.count);
        let written = graded(chosen.iter().map(|candidate| candidate.entry.grade));
        let entries = chosen.into_iter().map(|candidate| candidate.entry).collect();
        store::write_output(file, &merged(entries)?)?;
        Ok(json!({ "games": args.games, "found": found, "written": written }))
    }
}

/// Proves the puzzles of a file.
fn check(args: &PuzzlesArgs, file: &Path) -> Result<(Value, bool), CliError> {
    let text = store::read_output(file)?.ok_or_else(|| CliError::usage(format!("there is no {}", file.display())))?;
    let puzzles = puzzle::read(args.game, &text).map_err(|error| wrong(file, &error))?;
    let proved = threads::each(args.threads, puzzles.len() as u64, |number| {
        let puzzle = puzzles.get(number as usize);
        Ok(puzzle.is_some_and(|puzzle| puzzle::proves(puzzle, PROOF)))
    })?;
    let numbered = (1..).zip(&proved);
    let failed: Vec<usize> = numbered
        .filter(|(_, proved)| !**proved)
        .map(|(number, _)| number)
        .collect();
    let is_failure = !failed.is_empty();
    let found = json!({
        "puzzles": puzzles.len(),
        "grades": graded(puzzles.iter().map(|puzzle| puzzle.grade)),
        "failed": failed,
    });
    Ok((found, is_failure))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn args(out: Option<PathBuf>, check: Option<PathBuf>) -> PuzzlesArgs {
        PuzzlesArgs {
            game: GameId::Argo,
            players: 2,
            games: 3,
            count: 1,
            iterations: 24,
            margin: 0.05,
            seed: 0,
            threads: 1,
            out,
            check,
        }
    }

    #[test]
    fn a_file_is_written_and_proved_and_a_broken_one_is_told_before_the_work() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("puzzles.toml");
        let (found, failed) = run(&args(Some(file.clone()), None)).expect("a search");
        assert_eq!((&found["games"], failed), (&json!(3), false), "{found}");
        let (proved, failed) = run(&args(None, Some(file.clone()))).expect("a proof");
        let puzzles = (&proved["puzzles"], &proved["failed"]);
        assert_eq!((puzzles, failed), ((&json!(1), &json!([])), false), "{proved}");
        std::fs::write(&file, "puzzle = 1").expect("a written file");
        for args in [args(Some(file.clone()), None), args(None, Some(file.clone()))] {
            let error = run(&args).expect_err("it is broken");
            assert!(
                error.message.contains("puzzles.toml: the puzzles cannot be read"),
                "{error}"
            );
        }
        let missing = folder.path().join("none.toml");
        let error = run(&args(None, Some(missing))).expect_err("nothing is there");
        assert_eq!(error.code, "usage");
    }

    #[test]
    fn puzzles_that_no_search_finds_fail_the_proof() {
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/puzzles/argo.toml");
        let (proved, failed) = run(&args(None, Some(file))).expect("a proof");
        assert_eq!((&proved["puzzles"], failed), (&json!(3), true), "{proved}");
        assert_ne!(proved["failed"], json!([]), "{proved}");
    }

    #[test]
    fn numbers_of_iterations_that_no_file_may_have_are_refused() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("puzzles.toml");
        for iterations in [0, MOST_ITERATIONS + 1] {
            let args = PuzzlesArgs {
                iterations,
                ..args(Some(file.clone()), None)
            };
            assert_eq!(run(&args).expect_err("out of range").code, "usage");
        }
        assert!(!file.exists());
    }
}
