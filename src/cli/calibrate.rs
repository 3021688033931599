//! `podbay calibrate`: the correction of the chances that searches tell, from games of searches against each other.

use super::{
    CliError,
    arena::{self, Series, rounded},
    game::GameArgs,
    train::TrainedFile,
};
use crate::{
    bot::{
        self, EvaluateVisitor, Weights,
        calibration::{Calibration, ChanceSeen, correct},
        casual::Casual,
    },
    games::any::Listed,
    rules::SeatCount,
};
use clap::Args;
use serde_json::{Value, json};
use std::path::PathBuf;

/// Arguments of `podbay calibrate`.
#[derive(Clone, Debug, Args)]
pub struct CalibrateArgs {
    /// Games that the correction is fitted to; it is measured by as many others
    #[arg(long, default_value_t = 300, value_parser = clap::value_parser!(u64).range(1..))]
    pub games: u64,
    /// Players, 2 to 4
    #[arg(long, default_value_t = 2)]
    pub players: usize,
    /// The game and its options
    #[command(flatten)]
    pub game: GameArgs,
    /// Number of the first game's seed; the others follow
    #[arg(long, default_value_t = 2_000_000)]
    pub seed: u64,
    /// Threads; 0 for one per processor
    #[arg(long, default_value_t = 0)]
    pub threads: usize,
    /// Iterations of a decision in these games
    #[arg(long, default_value_t = 400)]
    pub iterations: u32,
    /// File with the weights of the searches, as podbay train writes it; the correction is written to it
    #[arg(long, value_name = "FILE")]
    pub out: PathBuf,
}

/// Fits the correction to games, measures it by others, and writes it beside the weights.
///
/// `calibration` is the error of the chances in the other games, without the correction and with it.
///
/// # Errors
/// An argument that cannot be played. A file that cannot be read or written, or whose weights are wrong.
pub fn run(args: &CalibrateArgs) -> Result<Value, CliError> {
    let players = SeatCount::new(args.players).ok_or_else(|| CliError::usage("--players is 2, 3 or 4"))?;
    bot::visit(args.game.game, Calibrating { args, players })
}

struct Calibrating<'a> {
    args: &'a CalibrateArgs,
    players: SeatCount,
}

impl EvaluateVisitor for Calibrating<'_> {
    type Out = Result<Value, CliError>;
    fn visit<G: Casual + Listed>(self) -> Self::Out {
        let (args, players) = (self.args, self.players);
        let config = args.game.options.config(G::ID.name(), players)?;
        let setup = G::setup(&config)?;
        let judgement = G::judgement(&setup);
        let mut file = TrainedFile::read(&args.out, judgement)?;
        let weights = file.weights(players).uncorrected();
        let chances = |first: u64| {
            let series = Series {
                games: args.games,
                seed: args.seed.wrapping_add(first),
                threads: args.threads,
                iterations: args.iterations,
            };
            arena::chances::<G>(series, &setup, weights.clone())
        };
        let corrected = correct(&chances(0)?, players, weights.clone());
        let others = chances(args.games)?;
        let error = |weights: &Weights| {
            let told = |one: &ChanceSeen| weights.told(&one.share, players, one.progress);
            Calibration::of(others.iter().copied(), players, told)
                .error()
                .map(rounded)
        };
        let [before, after] = [error(&weights), error(&corrected)];
        file.keep(players, corrected)?;
        Ok(json!({
            "games": args.games,
            "chances": others.len(),
            "calibration": { "before": before, "after": after },
        }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        bot::{Evaluate, Sets},
        games::{alien_frontiers::State, trial::setup},
    };
    use clap::Parser;
    use std::{ffi::OsString, fs, path::Path};

    const BUILT_IN: &str = include_str!("../../assets/alien_frontiers/weights.toml");

    #[derive(Parser)]
    struct Words {
        #[command(flatten)]
        calibrate: CalibrateArgs,
    }

    /// Corrects a file by games of a single round.
    fn found(out: &Path) -> Result<Value, CliError> {
        let words = "calibrate --game alien-frontiers --option round_limit=1 --iterations 2 --games 4 --out";
        let words = words.split_whitespace().map(OsString::from);
        let read = Words::try_parse_from(words.chain([OsString::from(out)]));
        run(&read.expect("arguments of calibrate").calibrate)
    }

    #[test]
    fn the_correction_is_written_and_the_weights_stay() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("weights.toml");
        fs::write(&path, BUILT_IN).expect("a file");
        let told = found(&path).expect("it is fitted");
        assert!(told["chances"].as_u64() > Some(8), "{told}");
        let error = |name: &str| told["calibration"][name].as_f64();
        assert!(error("before") > Some(0.0) && error("after") < Some(1.0), "{told}");
        let judgement = State::judgement(&setup::<State>(2, &[]));
        let read = |text: &str| Sets::read(text, judgement.seat, judgement.neutral).expect("weights");
        let (before, after) = (read(BUILT_IN), read(&fs::read_to_string(&path).expect("the file")));
        let [two, four] = [2, 4].map(|players| SeatCount::new(players).expect("seats"));
        assert_ne!(after.get(two), before.get(two));
        let uncorrected = |sets: &Sets| sets.get(two).cloned().map(Weights::uncorrected);
        assert_eq!(uncorrected(&after), uncorrected(&before));
        assert_eq!(after.get(four), before.get(four));
    }

    #[test]
    fn nothing_is_fitted_to_no_games() {
        let words = "calibrate --games 0 --out FILE".split_whitespace();
        assert!(Words::try_parse_from(words).is_err());
    }

    #[test]
    fn a_broken_file_stays_as_it_is() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("weights.toml");
        fs::write(&path, "players-2 = 3").expect("a file");
        assert_eq!(found(&path).expect_err("a broken file").code, "weights");
        assert_eq!(fs::read_to_string(&path).expect("the file"), "players-2 = 3");
    }
}
