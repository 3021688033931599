//! The file of a game's puzzles: written and read in notation, and played through.

use super::{
    super::{Evaluate, EvaluateVisitor, visit},
    Goal, Grade, Puzzle,
    action::Examiner,
    has_ended,
};
use crate::{
    games::any::{GameId, Listed},
    protocol::Digest,
    rules::{Config, Game, Illegal, Notation, NotationError, Seat, SeatCount, SetupError},
};
use serde::Deserialize;
use std::{
    collections::{BTreeMap, btree_map::Entry},
    fmt::Write as _,
};
use thiserror::Error;

/// The first lines of a file.
const HEADING: &str = "\
# Positions out of games of bots in which one action is clearly best, with that action and the best other one, written as in
# tests/data/scenarios/FORMAT.md. Made by `podbay puzzles`, and proved by `podbay puzzles --check`.
";

/// Digits of an id. There are few puzzles.
const ID: usize = 8;

/// Most iterations of a puzzle, so that nobody waits long for the judgement of an action.
pub const MOST_ITERATIONS: u32 = 100_000;

/// A puzzle in notation.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PuzzleEntry {
    /// Number of seats.
    pub players: usize,
    /// How hard the best action is to see.
    pub grade: Grade,
    /// Iterations of the search that found it.
    pub iterations: u32,
    /// The position, hidden order included.
    pub position: String,
    /// The commands of the best action.
    pub best: Vec<String>,
    /// The commands of the best other action.
    pub other: Vec<String>,
}

/// The file itself.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PuzzleFile {
    puzzle: Vec<PuzzleEntry>,
}

/// A file of puzzles that cannot be used.
#[derive(Debug, Error, PartialEq, Eq)]
pub enum PuzzleError {
    /// The text is not in the format.
    #[error("the puzzles cannot be read: {0}")]
    Form(String),
    /// A puzzle is wrong.
    #[error("puzzle {number}: {fault}")]
    Puzzle {
        /// The place of the puzzle in the file, from 1.
        number: usize,
        /// The reason for which it is refused.
        fault: PuzzleFault,
    },
}

/// A reason for which a puzzle is refused.
#[derive(Debug, Error, PartialEq, Eq)]
pub enum PuzzleFault {
    /// No game is for so many players.
    #[error("{0} players have no seats")]
    Players(usize),
    /// The game cannot be set up.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// A search of that length judges nothing, or takes too long.
    #[error("{0} iterations are out of range")]
    Iterations(u32),
    /// The position or a command cannot be read.
    #[error(transparent)]
    Notation(#[from] NotationError),
    /// No action begins in the position.
    #[error("no action of a single seat begins in the position")]
    Asked,
    /// A command is not legal.
    #[error("{text}: {why}")]
    Illegal {
        /// The command as it is written.
        text: String,
        /// The refusal of the engine.
        why: Illegal,
    },
    /// The commands are fewer or more than one action.
    #[error("these commands are not one whole action: {0}")]
    Whole(String),
    /// The other action is as good as the best one by all terms.
    #[error("no term speaks for the best action")]
    Unexplained,
}

/// Reads the puzzles of a game and plays each through. The puzzles have the game's default options.
///
/// # Errors
/// The text is not in the format, or a puzzle is wrong: which one, and why.
pub fn read(game: GameId, text: &str) -> Result<Vec<Puzzle>, PuzzleError> {
    visit(game, PuzzleReading { text })
}

/// The text with these puzzles in place of those that it has for so many players, ordered by grade.
///
/// # Errors
/// The text is not in the format.
pub fn merged(before: Option<&str>, players: SeatCount, new: Vec<PuzzleEntry>) -> Result<String, PuzzleError> {
    let mut all = before.map_or_else(|| Ok(Vec::new()), entries)?;
    all.retain(|entry| entry.players != players.get());
    all.extend(new);
    all.sort_by_key(|entry| (entry.grade, entry.players));
    Ok(written(&all))
}

fn entries(text: &str) -> Result<Vec<PuzzleEntry>, PuzzleError> {
    let file: Result<PuzzleFile, toml::de::Error> = toml::from_str(text);
    file.map(|file| file.puzzle)
        .map_err(|error| PuzzleError::Form(error.message().to_owned()))
}

/// The text of a file.
fn written(entries: &[PuzzleEntry]) -> String {
    let mut text = HEADING.to_owned();
    if entries.is_empty() {
        text.push_str("\npuzzle = []\n");
    }
    for entry in entries {
        let PuzzleEntry {
            players, iterations, ..
        } = entry;
        let grade: &str = entry.grade.into();
        let position = entry.position.trim_end();
        // Notation is ASCII without marks, so Rust writes lists of it as TOML does. Writing to a string does not fail.
        let _ = write!(
            text,
            "\n[[puzzle]]\nplayers = {players}\ngrade = \"{grade}\"\niterations = {iterations}\n\
             position = '''\n{position}\n'''\nbest = {:?}\nother = {:?}\n",
            entry.best, entry.other
        );
    }
    text
}

/// A file that is read.
struct PuzzleReading<'a> {
    text: &'a str,
}

impl EvaluateVisitor for PuzzleReading<'_> {
    type Out = Result<Vec<Puzzle>, PuzzleError>;

    fn visit<G: Evaluate + Notation + Listed>(self) -> Self::Out {
        let mut tables: BTreeMap<usize, PuzzleTable<G>> = BTreeMap::new();
        let mut puzzles = Vec::new();
        for (number, entry) in (1..).zip(entries(self.text)?) {
            let table = table_for::<G>(&mut tables, entry.players);
            let read = table.and_then(|table| puzzle::<G>(table, &entry));
            puzzles.push(read.map_err(|fault| PuzzleError::Puzzle { number, fault })?);
        }
        Ok(puzzles)
    }
}

/// A configuration with its setup.
type PuzzleTable<G> = (Config, <G as Game>::Setup);

/// The table for so many players, which is set up once.
fn table_for<G: Listed>(
    tables: &mut BTreeMap<usize, PuzzleTable<G>>,
    players: usize,
) -> Result<&PuzzleTable<G>, PuzzleFault> {
    match tables.entry(players) {
        Entry::Occupied(known) => Ok(known.into_mut()),
        Entry::Vacant(free) => {
            let seats = SeatCount::new(players).ok_or(PuzzleFault::Players(players))?;
            let config = Config::new(G::ID.name(), seats);
            let setup = G::setup(&config)?;
            Ok(free.insert((config, setup)))
        }
    }
}

/// Reads a puzzle and plays it through.
fn puzzle<G: Evaluate + Notation + Listed>(
    (config, setup): &PuzzleTable<G>,
    entry: &PuzzleEntry,
) -> Result<Puzzle, PuzzleFault> {
    if !(1..=MOST_ITERATIONS).contains(&entry.iterations) {
        return Err(PuzzleFault::Iterations(entry.iterations));
    }
    let game = G::parse_position(setup, &entry.position)?;
    let seat = match game.decisions(setup).as_slice() {
        [only] if !G::is_follow_up(&only.prompt) => only.seat,
        _ => return Err(PuzzleFault::Asked),
    };
    let (best, end) = played(&game, setup, seat, &entry.best)?;
    let (_, other) = played(&game, setup, seat, &entry.other)?;
    let reasons = Examiner::<G>::new(setup).reasons([&end, &other], seat);
    let lead = reasons.first().ok_or(PuzzleFault::Unexplained)?;
    let goal = Goal::of(G::judgement(setup), *lead).ok_or(PuzzleFault::Unexplained)?;
    Ok(Puzzle {
        id: Digest::of(&entry.position).to_string().chars().take(ID).collect(),
        config: config.clone(),
        setup: G::any_setup(setup.clone()),
        grade: entry.grade,
        iterations: entry.iterations,
        game: G::any_game(game),
        seat,
        best: best.into_iter().map(G::any_command).collect(),
        end: G::any_game(end),
        reasons,
        goal,
    })
}

/// The commands of an action, and the position after them.
fn played<G: Evaluate + Notation>(
    game: &G,
    setup: &G::Setup,
    seat: Seat,
    texts: &[String],
) -> Result<(Vec<G::Command>, G), PuzzleFault> {
    let mut end = game.clone();
    let mut commands = Vec::new();
    let not_whole = || PuzzleFault::Whole(texts.join(", "));
    for text in texts {
        if !commands.is_empty() && has_ended(&end, setup, seat) {
            return Err(not_whole());
        }
        let command = G::parse_command(setup, text)?;
        end.apply(setup, seat, &command).map_err(|why| PuzzleFault::Illegal {
            text: text.clone(),
            why,
        })?;
        commands.push(command);
    }
    if commands.is_empty() || !has_ended(&end, setup, seat) {
        return Err(not_whole());
    }
    Ok((commands, end))
}
