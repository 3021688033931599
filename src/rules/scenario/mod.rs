//! Scenarios: what a position or a new game allows and what then holds, as text that a person writes and a program
//! checks. `tests/data/scenarios/FORMAT.md` is the description.

mod pattern;
mod run;
mod said;

use super::{
    Config, Game, Notation, NotationError, Seat, SeatCount,
    words::{Reader, Words},
};
pub use run::{exercises, run};

/// A game whose scenarios can be checked: its prompts and events have words, and it says what `then` means.
pub trait Scripted: Notation + Game<Prompt: Words<<Self as Game>::Setup>, Event: Words<<Self as Game>::Setup>> {
    /// The table as text: equal exactly if all that lies there is.
    fn table_text(&self, setup: &Self::Setup) -> String;
    /// Judges what the line says of the game.
    ///
    /// # Errors
    /// The game does not know what the line begins with.
    fn judge(&self, line: &mut Reader<'_, Self::Setup>) -> Result<Verdict, NotationError>;
    /// Judges what the text says of the game.
    ///
    /// # Errors
    /// The game does not know this text.
    fn check(&self, setup: &Self::Setup, text: &str) -> Result<Verdict, NotationError> {
        let mut line = Reader::new(setup, 1, text);
        let verdict = self.judge(&mut line)?;
        line.end()?;
        Ok(verdict)
    }
}

/// The answer to something that `then` asks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// True if it holds.
    pub holds: bool,
    /// The fact that was found instead, for the message.
    pub got: String,
}

/// A question of a scenario to which a step `best` names the best answers.
#[derive(Clone, Debug)]
pub struct Exercise<G: Game> {
    /// The position.
    pub state: G,
    /// The seat that is asked.
    pub seat: Seat,
    /// Listed commands, each as good as the others and better than the rest of the list. Never empty.
    pub best: Vec<G::Command>,
}

/// The reason that a scenario does not pass.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    /// Line of the file, from 1.
    pub line: usize,
    /// The fact that was expected there.
    pub expected: String,
    /// The fact that was found.
    pub got: String,
}

impl Failure {
    pub(super) fn new(line: usize, expected: impl Into<String>, got: impl Into<String>) -> Self {
        Self {
            line,
            expected: expected.into(),
            got: got.into(),
        }
    }
}

/// One block of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scenario {
    /// A few words that say what it shows.
    pub name: String,
    /// Line it begins on, from 1.
    pub line: usize,
    /// Ids of the rules it stands for, never empty.
    pub rules: Vec<String>,
    /// Game, players and options.
    pub config: Config,
    /// A position and the line it begins behind; a new game without one.
    pub position: Option<(usize, String)>,
    /// Words of the message with which the setup has to be refused; then there are no steps.
    pub refused: Option<String>,
    /// First and last seed it is done with.
    pub seeds: (u64, u64),
    /// The steps with their lines.
    pub steps: Vec<(usize, String)>,
}

/// Reads the blocks of a file. A block that is not in the format fails without stopping the others.
///
/// # Errors
/// A line above the first scenario, which holds for all of them, is not in the format.
pub fn parse(text: &str) -> Result<Vec<Result<Scenario, Failure>>, Failure> {
    let without_comment = text
        .lines()
        .map(|line| line.split('#').next().unwrap_or_default().trim());
    let lines: Vec<Line<'_>> = (1..).zip(without_comment).collect();
    let begins = |line: &Line<'_>| words(line.1).0 == "scenario";
    let mut common = Scenario::new(0, "common")?;
    let mut found = Vec::new();
    for block in lines.chunk_by(|_, next| !begins(next)) {
        if begins(&block[0]) {
            found.push(Scenario::read(block, &common.config));
            continue;
        }
        for &(line, text) in block.iter().filter(|(_, text)| !text.is_empty()) {
            match words(text) {
                (word @ ("game" | "players" | "option"), rest) => common.head(line, word, rest)?,
                _ => return Err(Failure::new(line, "scenario NAME", text)),
            }
        }
    }
    Ok(found)
}

/// A line of a file: its number from 1, and its text without comment.
type Line<'a> = (usize, &'a str);

/// The first word of a line, and the rest.
fn words(text: &str) -> (&str, &str) {
    let (word, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    (word, rest.trim())
}

/// The lines of a position up to `end`, so that they keep their distance from its first line.
fn position<'a>(begin: usize, lines: &mut impl Iterator<Item = &'a Line<'a>>) -> Result<String, Failure> {
    let mut text = String::new();
    for &(_, line) in lines {
        if line == "end" {
            return Ok(text);
        }
        text += line;
        text.push('\n');
    }
    Err(Failure::new(
        begin,
        "the line end behind the position",
        "the scenario ends",
    ))
}

impl Scenario {
    fn new(line: usize, name: &str) -> Result<Self, Failure> {
        if name.is_empty() {
            return Err(Failure::new(line, "scenario NAME", "no name"));
        }
        Ok(Self {
            name: name.to_owned(),
            line,
            rules: Vec::new(),
            config: Config::new(
                "argo",
                SeatCount::new(2).unwrap_or_else(|| unreachable!("two is a seat count")),
            ),
            position: None,
            refused: None,
            seeds: (1, 1),
            steps: Vec::new(),
        })
    }

    /// Reads a block, from its line `scenario NAME`. `common` holds the lines above the scenarios of the file.
    fn read(block: &[Line<'_>], common: &Config) -> Result<Self, Failure> {
        let mut lines = block.iter();
        let &(line, first) = lines.next().unwrap_or(&(0, ""));
        let mut scenario = Self::new(line, words(first).1)?;
        scenario.config.clone_from(common);
        let mut started = false;
        while let Some(&(line, text)) = lines.next() {
            let (word, rest) = words(text);
            match word {
                "" => {}
                "position" | "setup-refused" | "new" if !started => {
                    started = true;
                    match word {
                        "position" => scenario.position = Some((line, position(line, &mut lines)?)),
                        "new" => scenario.new_game(line, rest)?,
                        _ => scenario.refused = Some(rest.to_owned()),
                    }
                }
                _ if !started || word == "seeds" => scenario.head(line, word, rest)?,
                _ => scenario.steps.push((line, text.to_owned())),
            }
        }
        scenario.complete(started)?;
        Ok(scenario)
    }

    /// Reads the words after `new`.
    fn new_game(&mut self, line: usize, rest: &str) -> Result<(), Failure> {
        match rest.strip_prefix("seeds") {
            Some(seeds) => self.head(line, "seeds", seeds.trim()),
            None if rest.is_empty() => Ok(()),
            None => Err(Failure::new(line, "new, or new seeds FIRST..LAST", rest)),
        }
    }

    fn complete(&self, started: bool) -> Result<(), Failure> {
        let missing = if self.rules.is_empty() {
            "rule ID"
        } else if !started {
            "position, new or setup-refused"
        } else if self.refused.is_some() != self.steps.is_empty() {
            "at least one step, none after setup-refused"
        } else {
            return Ok(());
        };
        let got = format!("scenario {} is not so", self.name);
        Err(Failure::new(self.line, missing, got))
    }

    /// A line before the position or `new`.
    fn head(&mut self, line: usize, word: &str, rest: &str) -> Result<(), Failure> {
        match word {
            "rule" => self.rules.extend(rest.split_whitespace().map(str::to_owned)),
            "game" => rest.clone_into(&mut self.config.game),
            "players" => {
                let count = rest.parse().ok().and_then(SeatCount::new);
                self.config.players = count.ok_or_else(|| Failure::new(line, "a number of players", rest))?;
            }
            "option" => {
                let (key, value) = rest
                    .split_once('=')
                    .ok_or_else(|| Failure::new(line, "option KEY=VALUE", rest))?;
                self.config
                    .options
                    .insert(key.trim().to_owned(), value.trim().to_owned());
            }
            "seeds" => {
                let (first, last) = rest.split_once("..").unwrap_or((rest, rest));
                self.seeds = match (first.trim().parse(), last.trim().parse()) {
                    (Ok(first), Ok(last)) if first <= last => (first, last),
                    _ => return Err(Failure::new(line, "seeds FIRST..LAST", rest)),
                };
            }
            _ => {
                return Err(Failure::new(
                    line,
                    "rule, game, players, option, seeds, position, new or setup-refused",
                    word,
                ));
            }
        }
        Ok(())
    }
}
