//! `podbay positions`: asks bots about positions in which some action is clearly best.

use super::{CliError, check, game::bot_kind};
use crate::{
    bot::{Bot, BotKind},
    games::any::{AnyCommand, GameId, GameVisitor, Listed},
    rules::{
        Seed, Viewer, legal,
        scenario::{self, Exercise, Failure, Scenario, Scripted},
    },
};
use clap::Args;
use serde_json::{Map, Value, json};
use std::path::{Path, PathBuf};

/// Arguments of `podbay positions`.
#[derive(Clone, Debug, Args)]
pub struct PositionsArgs {
    /// Scenario files with steps that name the best commands, or folders with such files
    #[arg(required = true)]
    pub paths: Vec<PathBuf>,
    /// Bots, separated by commas: random, greedy, easy, normal, hard, or a level with a character such as hard:hunter
    #[arg(long, value_delimiter = ',', default_values = ["hard", "normal"])]
    pub bots: Vec<String>,
    /// Number of the seed that each bot begins each position with
    #[arg(long, default_value_t = 0)]
    pub seed: u64,
}

/// Asks each bot at each position, and returns the answers.
///
/// A position is a scenario with at least one step `best`. A bot finds the position if it gives one of the best commands
/// at each of these steps. `found` counts the positions that each bot found. `answers` has an entry for each position:
/// `found_by` names the bots that found it, and `chose` has the first other command of each of the rest. On one system,
/// the answers depend on the arguments alone.
///
/// # Errors
/// A bot that does not exist, a path without positions, or a scenario that does not hold.
pub fn run(args: &PositionsArgs) -> Result<Value, CliError> {
    let kinds = args.bots.iter().map(|name| bot_kind(name));
    let kinds = kinds.collect::<Result<Vec<BotKind>, _>>()?;
    let mut found = vec![0_usize; kinds.len()];
    let mut answers = Vec::new();
    for (path, scenario) in scenarios(&args.paths)? {
        let asking = Asking {
            scenario: &scenario,
            kinds: &kinds,
            seed: Seed::from_number(args.seed),
        };
        let chosen = asking
            .asked()
            .map_err(|failure| wrong(&path, Some(&scenario), &failure))?;
        if chosen.is_empty() {
            continue;
        }
        let (mut found_by, mut chose) = (Vec::new(), Map::new());
        for ((kind, found), other) in kinds.iter().zip(&mut found).zip(chosen) {
            match other {
                None => {
                    *found += 1;
                    found_by.push(kind.name());
                }
                Some(other) => {
                    chose.insert(kind.name(), json!({"command": other.command, "best": other.best}));
                }
            }
        }
        let position = check::place(&path, scenario.line, Some(&scenario));
        answers.push(json!({"position": position, "found_by": found_by, "chose": chose}));
    }
    if answers.is_empty() {
        return Err(CliError::new("positions", "no scenario of these files has a step best"));
    }
    let found: Map<String, Value> = kinds
        .iter()
        .map(|kind| kind.name())
        .zip(found.into_iter().map(Value::from))
        .collect();
    Ok(json!({"positions": answers.len(), "found": found, "answers": answers}))
}

/// The scenarios at or below the paths, in sorted order, each with its file.
fn scenarios(paths: &[PathBuf]) -> Result<Vec<(PathBuf, Scenario)>, CliError> {
    let mut found = Vec::new();
    for path in paths {
        let files =
            check::files(path).map_err(|error| CliError::new("positions", format!("{}: {error}", path.display())))?;
        for file in files {
            let blocks = check::read(&file).map_err(|failure| wrong(&file, None, &failure))?;
            for block in blocks {
                let scenario = block.map_err(|failure| wrong(&file, None, &failure))?;
                found.push((file.clone(), scenario));
            }
        }
    }
    Ok(found)
}

fn wrong(path: &Path, scenario: Option<&Scenario>, failure: &Failure) -> CliError {
    let place = check::place(path, failure.line, scenario);
    let message = format!("{place}: expected {}, got {}", failure.expected, failure.got);
    CliError::new("positions", message)
}

/// A scenario whose questions bots are asked.
struct Asking<'a> {
    scenario: &'a Scenario,
    kinds: &'a [BotKind],
    seed: Seed,
}

/// A command that is not one of the best.
struct Other {
    command: String,
    best: Vec<String>,
}

impl Asking<'_> {
    /// The first answer of each bot that is not one of the best; `None` for a bot without such an answer. Empty for a
    /// scenario without a step `best`.
    fn asked(self) -> Result<Vec<Option<Other>>, Failure> {
        match GameId::from_name(&self.scenario.config.game) {
            Some(game) => game.visit(self),
            None => Err(Failure {
                line: self.scenario.line,
                expected: "a game that can be played".to_owned(),
                got: self.scenario.config.game.clone(),
            }),
        }
    }
}

impl GameVisitor for Asking<'_> {
    type Out = Result<Vec<Option<Other>>, Failure>;
    fn visit<G: Scripted + Listed>(self) -> Self::Out {
        let (setup, exercises) = scenario::exercises::<G>(self.scenario)?;
        if exercises.is_empty() {
            return Ok(Vec::new());
        }
        let first_other = |&kind: &BotKind| {
            let mut bot = Bot::new(kind, self.seed);
            exercises.iter().find_map(|exercise| other(&mut bot, &setup, exercise))
        };
        Ok(self.kinds.iter().map(first_other).collect())
    }
}

/// The bot's answer, if it is not one of the best.
fn other<G: Scripted + Listed>(bot: &mut Bot, setup: &G::Setup, exercise: &Exercise<G>) -> Option<Other> {
    let seat = exercise.seat;
    let view = G::any_view(exercise.state.view(Viewer::Seat(seat)));
    let commands = legal(&exercise.state, setup, seat).into_iter();
    let list: Vec<AnyCommand> = commands.map(G::any_command).collect();
    let chosen = bot.choose_any(&G::any_setup(setup.clone()), seat, &view, &list, || false);
    let chosen = chosen.as_ref().and_then(G::own_command);
    if chosen.is_some_and(|command| exercise.best.contains(command)) {
        return None;
    }
    let text = |command: &G::Command| G::command_text(setup, command);
    Some(Other {
        command: chosen.map(text).unwrap_or_default(),
        best: exercise.best.iter().map(text).collect(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The last scoring counts four octopods in E against P0, if P0 has a bot there.
    const POSITION: &str = "\
game aqua-sphere
scenario octopods
rule A-43
position
  laid 1 2 3 0
  passed P1
  P0 kp 31 engineer C1 programmed GREEN scientist C RED
  P1 kp 33
  A control P0
  B control P0
  C expansions E:r1
  E octopods 4
  F control P1
end
do P0 deploy GREEN
do P0 to C
do P0 do
";

    fn asked(text: &str, bots: &[&str], seed: u64) -> Result<Value, CliError> {
        let folder = tempfile::tempdir().expect("a folder");
        std::fs::write(folder.path().join("a.scn"), text).expect("a file");
        run(&PositionsArgs {
            paths: vec![folder.path().to_owned()],
            bots: bots.iter().map(|&name| name.to_owned()).collect(),
            seed,
        })
    }

    fn position() -> String {
        format!("{POSITION}best P0 decline\n")
    }

    #[test]
    fn each_bot_is_counted_and_a_wrong_answer_is_told_with_the_best() {
        let (mut right, mut wrong) = (0, 0);
        for seed in 0..16 {
            let found = asked(&position(), &["normal", "random"], seed).expect("two answers");
            assert_eq!((&found["positions"], &found["found"]["normal"]), (&1.into(), &1.into()));
            let answer = &found["answers"][0];
            let place = answer["position"].as_str().expect("a place");
            assert!(place.ends_with("a.scn:2 octopods"), "{place}");
            assert_eq!(answer["found_by"][0], "normal");
            if found["found"]["random"] == 1 {
                right += 1;
                assert_eq!(
                    (&answer["found_by"][1], &answer["chose"]),
                    (&"random".into(), &json!({}))
                );
            } else {
                wrong += 1;
                let chose = json!({"random": {"command": "place", "best": ["decline"]}});
                assert_eq!(answer["chose"], chose);
            }
        }
        assert!(right > 0 && wrong > 0, "{right} right, {wrong} wrong");
    }

    #[test]
    fn a_bot_has_to_answer_each_question_of_a_position() {
        let two = position().replace("do P0 do\n", "best P0 do\ndo P0 do\n");
        let found = asked(&two, &["normal"], 0).expect("an answer");
        assert_eq!(found["found"]["normal"], 1, "{found}");
        let found = asked(&two.replace("decline", "place"), &["normal"], 0).expect("an answer");
        assert_eq!(found["found"]["normal"], 0, "{found}");
        let chose = json!({"command": "decline", "best": ["place"]});
        assert_eq!(found["answers"][0]["chose"]["normal"], chose);
    }

    #[test]
    fn what_cannot_be_asked_is_refused() {
        let refused = |text: &str, bot: &str| asked(text, &[bot], 0).expect_err("nobody can be asked");
        assert_eq!(refused(&position(), "clever").code, "usage");
        assert!(refused(POSITION, "normal").message.contains("no scenario"));
        assert!(refused("rule A", "normal").message.contains("a.scn:1"));
        let unlisted = refused(&format!("{POSITION}best P0 pass\n"), "normal");
        assert!(unlisted.message.contains("a.scn:18 octopods"), "{unlisted}");
    }
}
