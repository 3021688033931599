//! `podbay train`: weights for the evaluation of a game, from games of bots against themselves.

use super::{
    CliError,
    arena::{self, ArenaArgs},
    game::GameArgs,
    threads,
};
use crate::{
    bot::{
        self, Evaluate, EvaluateVisitor, Sets,
        train::{self, Siblings},
    },
    games::any::Listed,
    rules::{SeatCount, Seed},
    store,
};
use clap::Args;
use serde_json::{Value, json};
use std::path::PathBuf;

/// One game in so many is kept from the fit, to measure it.
const KEPT: usize = 8;

/// The first lines of a file of weights.
const HEADING: &str = "\
# What each term of a position counts for at the start and at the end of a game. A side whose sum is greater by 1 is
# e times as likely to win. Made by `podbay train`; each set has won against the one before it.
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
    fn visit<G: Evaluate + Listed>(self) -> Self::Out {
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
        let mut sets = match store::read_weights(&args.out)? {
            Some(text) => Sets::read(&text, judgement.seat, judgement.neutral)
                .map_err(|error| CliError::new("weights", format!("{}: {error}", args.out.display())))?,
            None => Sets::NONE,
        };
        let before = sets.get(players).cloned().unwrap_or_else(|| judgement.plain());
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
        let contest = ArenaArgs {
            games: args.gate,
            players: args.players,
            game: args.game.clone(),
            bots: Vec::new(),
            seed: args.seed.wrapping_add(args.games),
            threads: args.threads,
            iterations: args.iterations,
            weights: None,
        };
        let gate = arena::gate::<G>(&contest, &setup, [after.clone(), before.clone()])?;
        let is_better = gate.share > 0.5;
        if is_better {
            sets.set(players, after);
            store::write_weights(&args.out, &sets.text(HEADING, judgement.seat, judgement.neutral))?;
        }
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

/// The questions to fit to, and those of other games to measure the fit by.
fn apart(games: Vec<Vec<Siblings>>) -> (Vec<Siblings>, Vec<Siblings>) {
    let (mut fitted, mut kept) = (Vec::new(), Vec::new());
    for (number, game) in games.into_iter().enumerate() {
        let part = if number % KEPT == 0 { &mut kept } else { &mut fitted };
        part.extend(game);
    }
    (fitted, kept)
}
