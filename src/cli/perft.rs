//! `podbay perft`: the size of a game tree.

use super::{CliError, sim::argo_setup};
use crate::{
    games::any::AnyGame,
    rules::{
        Game, Illegal, SeatCount, Seed,
        perft::{divide, perft},
        push_grid::PushGrid,
    },
};
use clap::{Args, ValueEnum};
use serde_json::{Value, json};
use std::time::Instant;

/// Deepest tree that may be asked for; deeper ones would not end in a lifetime.
const MAX_DEPTH: u32 = 20;

/// The games whose trees can be counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum PerftGame {
    /// Argo with the default options.
    Argo,
    /// The toy game of the contract.
    Pushgrid,
}

/// Arguments of `podbay perft`.
#[derive(Clone, Debug, Args)]
pub struct PerftArgs {
    /// Which game
    #[arg(long, value_enum)]
    pub game: PerftGame,
    /// Players, 2 to 4
    #[arg(long, default_value_t = 2)]
    pub players: usize,
    /// Preset of Argo
    #[arg(long, default_value = "en")]
    pub preset: String,
    /// Number of the seed
    #[arg(long, default_value_t = 0)]
    pub seed: u64,
    /// How many commands deep
    #[arg(long)]
    pub depth: u32,
    /// Also list the first commands with their counts
    #[arg(long)]
    pub divide: bool,
}

/// Counts the tree.
///
/// # Errors
/// An argument that cannot be played, or a broken rule: a listed command was refused.
pub fn run(args: &PerftArgs) -> Result<Value, CliError> {
    if args.depth > MAX_DEPTH {
        return Err(CliError::usage(format!("--depth is at most {MAX_DEPTH}")));
    }
    match args.game {
        PerftGame::Argo => count::<AnyGame>(&argo_setup(args.players, &args.preset, None)?, args),
        PerftGame::Pushgrid => {
            let players = SeatCount::new(args.players).filter(|count| count.get() >= 2);
            let players = players.ok_or_else(|| CliError::usage("--players is 2, 3 or 4"))?;
            count::<PushGrid>(&players, args)
        }
    }
}

fn count<G: Game>(setup: &G::Setup, args: &PerftArgs) -> Result<Value, CliError> {
    let refused = |error: Illegal| CliError::new("rules", format!("a listed command was refused: {error}"));
    let started = Instant::now();
    let game = G::new(setup, Seed::from_number(args.seed));
    if !args.divide {
        let nodes = perft(&game, setup, args.depth).map_err(refused)?;
        return Ok(json!({"depth": args.depth, "nodes": nodes, "ms": started.elapsed().as_millis() as u64}));
    }
    let branches = divide(&game, setup, args.depth).map_err(refused)?;
    let nodes: u64 = if args.depth == 0 {
        1
    } else {
        branches.iter().map(|branch| branch.nodes).sum()
    };
    let list: Vec<Value> = branches
        .iter()
        .map(|b| json!({"seat": b.seat, "command": format!("{:?}", b.command), "nodes": b.nodes}))
        .collect();
    Ok(json!({"depth": args.depth, "nodes": nodes, "ms": started.elapsed().as_millis() as u64, "divide": list}))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn args(depth: u32) -> PerftArgs {
        PerftArgs {
            game: PerftGame::Pushgrid,
            players: 3,
            preset: "en".to_owned(),
            seed: 0,
            depth,
            divide: true,
        }
    }

    #[test]
    fn the_tree_of_push_grid_is_reported_with_its_branches() {
        let report = run(&args(2)).expect("a small tree");
        assert_eq!(report["nodes"], 256);
        assert_eq!(report["divide"].as_array().map(Vec::len), Some(16));
    }

    #[test]
    fn a_tree_without_end_is_refused() {
        assert_eq!(run(&args(99)).expect_err("too deep").code, "usage");
    }
}
