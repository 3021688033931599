//! `podbay train`: weights for the evaluation of a game, from games of bots against themselves.

use super::{
    CliError,
    arena::{self, Gate, Series},
    game::GameArgs,
    threads,
};
use crate::{
    bot::{
        self, EvaluateVisitor, Judgement, Sets, Weights,
        casual::Casual,
        train::{self, Siblings},
    },
    games::any::Listed,
    rules::{SeatCount, Seed},
    store,
};
use clap::Args;
use serde_json::{Value, json};
use std::path::{Path, PathBuf};

/// One game in so many is kept from the fit, to measure it.
const KEPT: usize = 8;

/// The first lines of a file of weights.
const HEADING: &str = "\
# What each term of a position counts for at the start and at the end of a game. A side whose sum is greater by 1 is
# e times as likely to win. Made by `podbay train`; each set has won against the one before it. `trust` is the power by
# which the chances that are told to people are corrected, made by `podbay calibrate`.
";

/// Arguments of `podbay train`.
#[derive(Clone, Debug, Args)]
pub struct TrainArgs {
    /// Games of self-play, some of whose positions are played on again and again
    #[arg(long, default_value_t = 300)]
    pub games: u64,
    /// Players, 2 to 4
    #[arg(long, default_value_t = 2)]
    pub players: usize,
    /// The game and its options
    #[command(flatten)]
    pub game: GameArgs,
    /// Number of the first game's seed; the others follow
    #[arg(long, default_value_t = 1_000_000)]
    pub seed: u64,
    /// Threads; 0 for one per processor
    #[arg(long, default_value_t = 0)]
    pub threads: usize,
    /// Games against the weights before that the new weights have to win more than half of; an even number
    #[arg(long, default_value_t = 200)]
    pub gate: u64,
    /// Iterations of a decision in these games
    #[arg(long, default_value_t = 200)]
    pub iterations: u32,
    /// Turns beyond the present one that a search with the new weights looks into; as before if it is left out
    #[arg(long)]
    pub horizon: Option<u32>,
    /// File that the new weights are written to, if they win; its other tables stay
    #[arg(long, value_name = "FILE")]
    pub out: PathBuf,
}

/// Trains weights from those of the file, else from plain ones. Plays with both, and writes the new ones if they win.
///
/// # Errors
/// An argument that cannot be played. A file that cannot be read or written, or whose other weights are wrong. Weights
/// that did not win.
pub fn run(args: &TrainArgs) -> Result<Value, CliError> {
    let players = SeatCount::new(args.players).ok_or_else(|| CliError::usage("--players is 2, 3 or 4"))?;
    bot::visit(args.game.game, Training { args, players })
}

struct Training<'a> {
    args: &'a TrainArgs,
    players: SeatCount,
}

impl EvaluateVisitor for Training<'_> {
    type Out = Result<Value, CliError>;
    fn visit<G: Casual + Listed>(self) -> Self::Out {
        let (args, players) = (self.args, self.players);
        let config = args.game.options.config(G::ID.name(), players)?;
        let setup = G::setup(&config)?;
        let judgement = G::judgement(&setup);
        if !args.gate.is_multiple_of(2) {
            return Err(CliError::usage(
                "--gate is an even number, so that both sides have as many seats",
            ));
        }
        // A file that cannot be read is told before the work.
        let mut file = TrainedFile::read(&args.out, judgement)?;
        let before = file.weights(players);
        let games = threads::each(args.threads, args.games, |number| {
            let seed = Seed::from_number(args.seed.wrapping_add(number));
            Ok(train::questions::<G>(&setup, &before, seed))
        })?;
        let (fitted, kept) = apart(games);
        let mut after = train::fit(&fitted, players, &before);
        if let Some(horizon) = args.horizon {
            after = after.looking(horizon);
        }
        let [old, new] = [&before, &after].map(|weights| train::fitness(&kept, players, weights));
        let series = Series {
            games: args.gate,
            seed: args.seed.wrapping_add(args.games),
            threads: args.threads,
            iterations: args.iterations,
        };
        let gate = arena::gate::<G>(series, &setup, [after.clone(), before])?;
        let is_better = keep(&mut file, (players, after), gate)?;
        Ok(json!({
            "questions": fitted.len(),
            "kept": kept.len(),
            "loss": { "before": old.loss, "after": new.loss },
            "calibration": { "before": old.calibration, "after": new.calibration },
            "won": gate.share,
            "interval": gate.interval,
            "neutral_wins": gate.neutral_wins,
            "written": is_better,
        }))
    }
}

/// Puts weights for so many players among those of a file, if they won more than half of their games. Returns true if
/// they did, and leaves the file alone otherwise.
fn keep(file: &mut TrainedFile<'_>, (players, weights): (SeatCount, Weights), gate: Gate) -> Result<bool, CliError> {
    let is_better = gate.share > 0.5;
    if is_better {
        file.keep(players, weights)?;
    }
    Ok(is_better)
}

/// A file of weights that a command reads and later writes.
pub(super) struct TrainedFile<'a> {
    path: &'a Path,
    judgement: &'a Judgement,
    sets: Sets,
}

impl<'a> TrainedFile<'a> {
    /// A file that there need not be yet.
    ///
    /// # Errors
    /// The file cannot be read, or its weights are wrong.
    pub(super) fn read(path: &'a Path, judgement: &'a Judgement) -> Result<Self, CliError> {
        let sets = match store::read_output(path)? {
            Some(text) => Sets::read(&text, judgement.seat, judgement.neutral).map_err(|error| {
                let file = path.display();
                let message = format!("{file}: {error}; move it away, or name another file with --out");
                CliError::new("weights", message)
            })?,
            None => Sets::NONE,
        };
        Ok(Self { path, judgement, sets })
    }

    /// The weights for so many players, plain ones where the file has none.
    pub(super) fn weights(&self, players: SeatCount) -> Weights {
        let found = self.sets.get(players).cloned();
        found.unwrap_or_else(|| self.judgement.plain())
    }

    /// Writes these weights for so many players; the others stay.
    ///
    /// # Errors
    /// The file cannot be written.
    pub(super) fn keep(&mut self, players: SeatCount, weights: Weights) -> Result<(), CliError> {
        self.sets.set(players, weights);
        let text = self.sets.text(HEADING, self.judgement.seat, self.judgement.neutral);
        Ok(store::write_output(self.path, &text)?)
    }
}

/// The questions to fit to, and those of other games to measure the fit by.
fn apart(games: Vec<Vec<Siblings>>) -> (Vec<Siblings>, Vec<Siblings>) {
    let (mut fitted, mut kept) = (Vec::new(), Vec::new());
    for (number, game) in games.into_iter().enumerate() {
        let part = if number % KEPT == 0 { &mut kept } else { &mut fitted };
        part.extend(game);
    }
    (fitted, kept)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        bot::Evaluate,
        games::{alien_frontiers::State, trial::setup},
    };
    use clap::Parser;
    use std::{ffi::OsString, fs, sync::mpsc, thread, time::Duration};
    use tempfile::TempDir;

    /// A test that has no answer by then has failed.
    const PATIENCE: Duration = Duration::from_secs(60);
    const BUILT_IN: &str = include_str!("../../assets/alien_frontiers/weights.toml");

    #[derive(Parser)]
    struct Words {
        #[command(flatten)]
        train: TrainArgs,
    }

    /// A file in a folder of its own, which goes with the test.
    fn file(text: &str) -> (TempDir, PathBuf) {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("weights.toml");
        fs::write(&path, text).expect("a file");
        (folder, path)
    }

    /// Arguments to train for games of Alien Frontiers of a single round.
    fn args(words: &str, out: &Path) -> TrainArgs {
        let words = format!("train --game alien-frontiers --option round_limit=1 --iterations 1 {words} --out");
        let words = words.split_whitespace().map(OsString::from);
        let read = Words::try_parse_from(words.chain([OsString::from(out)]));
        read.expect("arguments of train").train
    }

    /// The sets of a file.
    fn read(text: &str) -> Sets {
        let setup = setup::<State>(2, &[]);
        let judgement = State::judgement(&setup);
        Sets::read(text, judgement.seat, judgement.neutral).expect("weights")
    }

    #[test]
    fn weights_that_win_nothing_leave_the_file_as_it_is() {
        let before = format!("# A line of somebody's own.\n{BUILT_IN}");
        let (_folder, path) = file(&before);
        let found = run(&args("--games 1 --gate 0", &path)).expect("it is trained");
        assert_eq!(found["written"], false, "{found}");
        assert_eq!(fs::read_to_string(&path).expect("the file"), before);
    }

    #[test]
    fn only_weights_that_win_more_than_half_are_kept_and_the_other_tables_stay() {
        let [two, four] = [2, 4].map(|players| SeatCount::new(players).expect("seats"));
        let setup = setup::<State>(2, &[]);
        let judgement = State::judgement(&setup);
        let plain = judgement.plain().looking(7);
        let both = BUILT_IN;
        for (share, is_better) in [(0.25, false), (0.5, false), (0.51, true)] {
            let (_folder, path) = file(both);
            let gate = Gate {
                share,
                interval: [0.0, 1.0],
                neutral_wins: 0,
            };
            let mut file = TrainedFile::read(&path, judgement).expect("the file");
            let kept = keep(&mut file, (two, plain.clone()), gate).expect("it is written");
            let text = fs::read_to_string(&path).expect("the file");
            assert_eq!((kept, text != both), (is_better, is_better), "{share}");
            let (before, after) = (read(both), read(&text));
            assert_eq!(after.get(two) != before.get(two), is_better, "{share}");
            assert_eq!(after.get(four), before.get(four));
        }
    }

    #[test]
    fn a_broken_file_is_refused_before_a_game_is_played() {
        for broken in [
            "players-2 = 3\n",
            "[players-2]\nhorizon = 1\n[players-2.seat]\npoints = [1.0, 2.0]\n",
        ] {
            let (_folder, path) = file(broken);
            // Nobody waits for the end of so many games.
            let args = args("--games 1000000000000", &path);
            let (answer, answered) = mpsc::channel();
            thread::spawn(move || answer.send(run(&args)));
            let refused = answered.recv_timeout(PATIENCE).expect("it plays first");
            let refused = refused.expect_err("a broken file");
            assert_eq!(refused.code, "weights");
            assert!(refused.message.contains("weights.toml"), "{refused:?}");
            assert_eq!(fs::read_to_string(&path).expect("the file"), broken);
        }
    }
}
