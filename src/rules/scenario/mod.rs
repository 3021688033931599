//! Scenarios: what a position or a new game allows and what then holds, as text that a person writes and a program
//! checks. `tests/data/scenarios/FORMAT.md` is the description.

mod pattern;
mod run;

use super::{Config, Notation, NotationError, SeatCount, Seed};
pub use pattern::number_fits;
pub use run::run;

/// A game whose scenarios can be checked: what `then`, `asked` and `event` mean for it.
pub trait Scripted: Notation {
    /// First words of all commands, prompts and events: a pattern that begins otherwise is a slip of the pen.
    fn vocabulary() -> &'static [&'static str];
    /// The prompt as its name and words.
    fn prompt_text(setup: &Self::Setup, prompt: &Self::Prompt) -> String;
    /// The event as its name and words.
    fn event_text(setup: &Self::Setup, event: &Self::Event) -> String;
    /// What lies on the table, as text: equal exactly if the tables are.
    fn table_text(&self, setup: &Self::Setup) -> String;
    /// The same game with the hidden order drawn from the seed.
    #[must_use]
    fn with_hidden_order(&self, setup: &Self::Setup, seed: Seed) -> Self;
    /// Whether what the text says holds.
    ///
    /// # Errors
    /// The text is none that this game knows.
    fn check(&self, setup: &Self::Setup, text: &str) -> Result<Verdict, NotationError>;
}

/// Whether something holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// Whether it does.
    pub holds: bool,
    /// What there is instead, for the message.
    pub got: String,
}

/// Why a scenario does not pass.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    /// Line of the file, from 1.
    pub line: usize,
    /// What was expected there.
    pub expected: String,
    /// What was found.
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
    /// What it shows.
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

/// Reads the blocks of a file.
///
/// # Errors
/// The first line that is not in the format.
pub fn parse(text: &str) -> Result<Vec<Scenario>, Failure> {
    let mut lines = text
        .lines()
        .enumerate()
        .map(|(number, line)| (number + 1, line.split('#').next().unwrap_or_default().trim()));
    let mut found: Vec<Scenario> = Vec::new();
    // What is said before the first scenario holds for all of them.
    let mut common = Scenario::new(0, "common")?;
    let mut started = false;
    while let Some((line, text)) = lines.next() {
        let (word, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        let rest = rest.trim();
        match (word, found.last_mut()) {
            ("", _) => {}
            ("scenario", last) => {
                if let Some(last) = last {
                    complete(last, started)?;
                }
                started = false;
                let mut scenario = Scenario::new(line, rest)?;
                scenario.config.clone_from(&common.config);
                found.push(scenario);
            }
            ("game" | "players" | "option", None) => common.head(line, word, rest)?,
            (_, None) => return Err(Failure::new(line, "scenario NAME", text)),
            ("position", Some(last)) if !started => {
                started = true;
                last.position = Some((line, position(line, &mut lines)?));
            }
            ("setup-refused", Some(last)) if !started => {
                started = true;
                last.refused = Some(rest.to_owned());
            }
            ("new", Some(last)) if !started => {
                started = true;
                if let Some(seeds) = rest.strip_prefix("seeds") {
                    last.head(line, "seeds", seeds.trim())?;
                } else if !rest.is_empty() {
                    return Err(Failure::new(line, "new, or new seeds FIRST..LAST", text));
                }
            }
            (_, Some(last)) if !started || word == "seeds" => last.head(line, word, rest)?,
            (_, Some(last)) => last.steps.push((line, text.to_owned())),
        }
    }
    if let Some(last) = found.last() {
        complete(last, started)?;
    }
    Ok(found)
}

/// The lines of a position up to `end`, so that they keep their distance from its first line.
fn position<'a>(begin: usize, lines: &mut impl Iterator<Item = (usize, &'a str)>) -> Result<String, Failure> {
    let mut text = String::new();
    for (_, line) in lines {
        if line == "end" {
            return Ok(text);
        }
        text += line;
        text.push('\n');
    }
    Err(Failure::new(begin, "the line end behind the position", "the file ends"))
}

fn complete(scenario: &Scenario, started: bool) -> Result<(), Failure> {
    let missing = if scenario.rules.is_empty() {
        "rule ID"
    } else if !started {
        "position, new or setup-refused"
    } else if scenario.refused.is_some() != scenario.steps.is_empty() {
        "at least one step, none after setup-refused"
    } else {
        return Ok(());
    };
    Err(Failure::new(
        scenario.line,
        missing,
        format!("scenario {} is not so", scenario.name),
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
