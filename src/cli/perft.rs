//! `podbay perft`: the size of a game tree.

use super::{CliError, game::OptionArgs};
use crate::{
    games::any::{GameId, GameVisitor, Listed},
    rules::{
        Game, Illegal, Notation, SeatCount, Seed,
        perft::{divide, perft},
        push_grid::PushGrid,
        scenario::Scripted,
    },
};
use clap::{Args, builder::PossibleValuesParser};
use serde_json::{Value, json};
use std::time::Instant;

/// Deepest tree that may be asked for; deeper ones would not end in a lifetime.
const MAX_DEPTH: u32 = 20;

/// The toy game of the contract, whose tree can be counted too.
const PUSH_GRID: &str = "pushgrid";

fn names() -> PossibleValuesParser {
    PossibleValuesParser::new(GameId::ALL.iter().map(|game| game.name()).chain([PUSH_GRID]))
}

/// Arguments of `podbay perft`.
#[derive(Clone, Debug, Args)]
pub struct PerftArgs {
    /// Name of the game
    #[arg(long, value_name = "NAME", value_parser = names())]
    pub game: String,
    /// Players, 2 to 4
    #[arg(long, default_value_t = 2)]
    pub players: usize,
    /// The game's options
    #[command(flatten)]
    pub options: OptionArgs,
    /// Number of the seed
    #[arg(long, default_value_t = 0)]
    pub seed: u64,
    /// Depth of the tree in commands
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
    let players = SeatCount::new(args.players).ok_or_else(|| CliError::usage("--players is 2, 3 or 4"))?;
    match GameId::from_name(&args.game) {
        Some(game) => game.visit(Count { players, args }),
        None => count::<PushGrid>(&PushGrid::setup(&args.options.config(PUSH_GRID, players)?)?, args),
    }
}

/// Counts the tree of a listed game.
struct Count<'a> {
    players: SeatCount,
    args: &'a PerftArgs,
}

impl GameVisitor for Count<'_> {
    type Out = Result<Value, CliError>;
    fn visit<G: Scripted + Listed>(self) -> Self::Out {
        let config = self.args.options.config(G::ID.name(), self.players)?;
        count::<G>(&G::setup(&config)?, self.args)
    }
}

fn count<G: Notation>(setup: &G::Setup, args: &PerftArgs) -> Result<Value, CliError> {
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
        .map(|b| json!({"seat": b.seat, "command": G::command_text(setup, &b.command), "nodes": b.nodes}))
        .collect();
    Ok(json!({"depth": args.depth, "nodes": nodes, "ms": started.elapsed().as_millis() as u64, "divide": list}))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::{argo, trial::setup};

    fn args(game: &str, depth: u32) -> PerftArgs {
        PerftArgs {
            game: game.to_owned(),
            players: 3,
            options: OptionArgs::default(),
            seed: 0,
            depth,
            divide: true,
        }
    }

    /// The branches of a report, with commands in the game's own words.
    fn branches(report: &Value) -> Vec<(String, u64)> {
        let branch = |b: &Value| Some((b["command"].as_str()?.to_owned(), b["nodes"].as_u64()?));
        report["divide"]
            .as_array()
            .into_iter()
            .flatten()
            .filter_map(branch)
            .collect()
    }

    #[test]
    fn the_tree_of_push_grid_is_reported_with_its_branches() {
        let report = run(&args("pushgrid", 2)).expect("a small tree");
        assert_eq!(report["nodes"], 256);
        let branches = branches(&report);
        assert_eq!(branches.len(), 16);
        assert_eq!(branches[0], ("0 east".to_owned(), 16));
        assert_eq!(branches[15], ("3 north".to_owned(), 16));
    }

    #[test]
    fn the_tree_of_argo_is_reported_in_its_notation() {
        let report = run(&args("argo", 2)).expect("a small tree");
        let setup = setup::<argo::State>(3, &[]);
        let branches = branches(&report);
        assert!(branches[0].0.starts_with("build 1 "), "{branches:?}");
        for (command, _) in &branches {
            let read = argo::State::parse_command(&setup, command).expect("notation");
            assert!(matches!(read, argo::Command::Build { .. }), "{command}");
        }
        assert_eq!(
            branches.iter().map(|b| b.1).sum::<u64>(),
            report["nodes"].as_u64().unwrap_or(0)
        );
    }

    #[test]
    fn a_tree_without_end_is_refused() {
        assert_eq!(run(&args("pushgrid", 99)).expect_err("too deep").code, "usage");
    }
}
