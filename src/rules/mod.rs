//! The contract between a board game and everything else.
//!
//! A game is a value (`Game`, the full truth, kept by the host alone) and a few pure functions on it. Nothing else in
//! the program knows a rule. This module uses no clock, no input or output, no floats, no ambient randomness.
#![deny(clippy::disallowed_types, clippy::disallowed_methods)]

mod config;
mod decision;
mod event_sink;
mod list;
mod notation_error;
mod outcome;
pub mod perft;
pub mod push_grid;
pub mod relics;
mod rng;
pub mod scenario;
mod seat;
pub mod words;

pub use config::{BoxFile, Config, OptionSpec, SetupError};
pub use decision::{Decision, Obligation};
pub use event_sink::{EventSink, NoEvents};
pub use list::List;
pub use notation_error::NotationError;
pub use outcome::{Neutral, Outcome, Points, Ranking, Standing};
pub use rng::{GameRng, Seed};
pub use seat::{MAX_SEATS, PerSeat, Seat, SeatCount, SeatSet, Viewer};

use serde::{Serialize, de::DeserializeOwned};
use std::fmt::Debug;
use strum::{IntoStaticStr, VariantNames};
use words::Words;

/// A value that crosses the contract: it can be copied, compared, printed, saved and sent.
pub trait Value: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static {}
impl<T: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static> Value for T {}

/// A board game in progress: the whole truth, hidden order and generator included. Only the host holds it.
///
/// Laws, held by the conformance suite for every game:
/// `legal_commands` is not empty exactly for the seats that `decisions` names; `apply` accepts exactly what
/// `legal_commands` lists and otherwise leaves the state equal; `view(from_view(v)) == v`, with equal decisions and
/// legal lists; `carry_out` does what `apply` does, and `redeal` what `from_view` does; play ends.
pub trait Game: Value {
    /// Configuration, seat count and box data, validated once and fixed for the match.
    type Setup: Value;
    /// One small answer to one prompt.
    type Command: Value;
    /// Something that happened, in the past tense.
    type Event: Value;
    /// A question to a seat, with all that its answers depend on besides the table.
    type Prompt: Value;
    /// The part of a game that a viewer may see. A game leaves the host in no other form.
    type View: Value;
    /// The rule that forbids a command.
    type Reason: Value;

    /// Reads and validates a configuration.
    ///
    /// # Errors
    /// Names the option or the field of the box file that is wrong, and what was expected.
    fn setup(config: &Config) -> Result<Self::Setup, SetupError>;
    /// The options this game offers for the given configuration, each with its present value, in a fixed order.
    fn options(config: &Config) -> Vec<OptionSpec>;
    /// A number that grows with every change that makes an old record play differently.
    fn rules_version(setup: &Self::Setup) -> u16;
    /// The number of seats that take part.
    fn seats(setup: &Self::Setup) -> SeatCount;
    /// Number of commands after which a game of uniformly random choices is surely over. Whoever plays a game to its
    /// end stops there, so that a game without an end is found and does not hang.
    fn max_commands(setup: &Self::Setup) -> u32;

    /// A new game. All randomness comes from the seed.
    fn new(setup: &Self::Setup, seed: Seed) -> Self;
    /// Tells if somebody has to decide or the game is over, then with its result.
    fn status(&self, setup: &Self::Setup) -> Status;
    /// The result in numbers alone, for play that looks ahead.
    ///
    /// Law: there is one exactly when `status` is `Finished`, and it has the ranks, the scores and the neutral side of
    /// that outcome.
    fn result(&self, setup: &Self::Setup) -> Option<Ranking>;
    /// Number of the turn being played, from 1. After the end it is that of the last turn.
    fn turn(&self) -> u32;
    /// The open questions with the seats that are asked. Empty exactly when the game is over.
    fn decisions(&self, setup: &Self::Setup) -> Vec<Decision<Self::Prompt>>;
    /// Appends all legal commands of a seat: complete, without duplicates, in a fixed order. Every one of them can be
    /// carried through to a complete legal action.
    fn legal_commands(&self, setup: &Self::Setup, seat: Seat, out: &mut Vec<Self::Command>);
    /// The command that lets a reaction window pass; it is listed in every `MayPass` decision. The session gives it
    /// for a seat whose time is up. `None` if the game has no reaction windows.
    fn pass(_setup: &Self::Setup) -> Option<Self::Command> {
        None
    }
    /// Carries out a listed command.
    ///
    /// # Errors
    /// Refuses what `legal_commands` does not list and leaves the state equal.
    fn apply(
        &mut self,
        setup: &Self::Setup,
        seat: Seat,
        command: &Self::Command,
    ) -> Result<Applied<Self::Event>, Illegal>;
    /// Carries out a command that was just taken from the list of the seat. It is not checked and makes no events.
    ///
    /// Law: the state becomes the one that `apply` leads to. A command that is not listed may lead to a state that no
    /// game can have and that is only good for throwing away, but it does not panic.
    fn carry_out(&mut self, setup: &Self::Setup, seat: Seat, command: &Self::Command);
    /// The refusal of a command that is not listed for the seat.
    fn refusal(&self, setup: &Self::Setup, seat: Seat) -> Illegal {
        let asked = self.decisions(setup);
        if asked.is_empty() {
            Illegal::GameOver
        } else if asked.iter().all(|decision| decision.seat != seat) {
            Illegal::NotAsked
        } else {
            Illegal::NotListed
        }
    }
    /// True if an event did something to what belongs to a seat, so that it wants to be asked again before anything else
    /// happens to it.
    fn strikes(_event: &Self::Event, _seat: Seat) -> bool {
        false
    }
    /// Goes on with other randomness, after an agreed take-back (the `count`-th of the match) has restored an earlier
    /// state: what came up since then and is known now does not return. The view and the decisions stay as they are.
    /// Equal states and counts stay equal.
    ///
    /// A game that draws from its generator after `new` has to implement it, as `GameRng::rekey`. So has a game whose
    /// hidden order may have been seen since then: it draws that order anew.
    fn rekey(&mut self, _count: u32) {}
    /// The rule that forbids a command; `None` if the command is legal.
    fn explain(&self, setup: &Self::Setup, seat: Seat, command: &Self::Command) -> Option<Self::Reason>;
    /// The part of the state that the viewer may see. It needs no setup, so it cannot be made with a wrong one.
    fn view(&self, viewer: Viewer) -> Self::View;
    /// A full state consistent with the view: whatever is hidden is drawn afresh from the seed.
    ///
    /// # Errors
    /// The view is not one that this setup can produce.
    fn from_view(setup: &Self::Setup, view: &Self::View, seed: Seed) -> Result<Self, ViewError>;
    /// Draws everything hidden anew from the seed, and all randomness to come with it. The state is not judged again.
    ///
    /// Law: the state becomes the one that `from_view` makes of its view with the same seed.
    fn redeal(&mut self, setup: &Self::Setup, seed: Seed);
    /// Names the first broken law of the state, for tests and for states that come from outside.
    ///
    /// # Errors
    /// A sentence for developers.
    fn check_invariants(&self, setup: &Self::Setup) -> Result<(), String>;
}

/// A game whose positions and commands can be written and read as text (what FEN and UCI are to chess).
pub trait Notation: Game<Command: Words<<Self as Game>::Setup>> {
    /// The command as one line of text.
    fn command_text(setup: &Self::Setup, command: &Self::Command) -> String {
        words::text(setup, command)
    }
    /// Reads what `command_text` writes.
    ///
    /// # Errors
    /// Says which word is wrong and what was expected.
    fn parse_command(setup: &Self::Setup, text: &str) -> Result<Self::Command, NotationError> {
        words::parse(setup, text)
    }
    /// The position as lines of text, hidden order included.
    fn position_text(&self, setup: &Self::Setup) -> String;
    /// Reads what `position_text` writes; fields left out take the game's defaults.
    ///
    /// # Errors
    /// Says which line is wrong and what was expected, or which law of the game it breaks.
    fn parse_position(setup: &Self::Setup, text: &str) -> Result<Self, NotationError>;
}

/// The state of play: going on, or over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, serde::Deserialize)]
pub enum Status {
    /// At least one seat is asked something.
    Deciding,
    /// Nobody is asked anything any more.
    Finished(Outcome),
}

/// The effect of an accepted command.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, serde::Deserialize)]
pub struct Applied<E> {
    /// Everything that happened, in order: enough to animate and to log it.
    pub events: Vec<E>,
    /// True if the actor may step back over it: nothing was revealed, drawn or committed.
    pub reversible: bool,
}

/// The reason for which `apply` refused a command. `Game::explain` names the rule. The name of a variant in small
/// letters is its code and names its text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, serde::Deserialize, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Illegal {
    /// The game is over.
    GameOver,
    /// This seat is not asked anything now.
    NotAsked,
    /// This seat is asked, but the command is not in its list.
    NotListed,
    /// The command belongs to another game.
    WrongGame,
}

impl std::fmt::Display for Illegal {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::GameOver => "the game is over",
            Self::NotAsked => "this seat is not asked anything now",
            Self::NotListed => "the command is not legal now",
            Self::WrongGame => "the command belongs to another game",
        })
    }
}
impl std::error::Error for Illegal {}

/// A view that no state of this setup can have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ViewError(pub String);

impl std::fmt::Display for ViewError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "impossible view: {}", self.0)
    }
}
impl std::error::Error for ViewError {}

/// The legal commands of a seat as a list of their own.
pub fn legal<G: Game>(game: &G, setup: &G::Setup, seat: Seat) -> Vec<G::Command> {
    let mut out = Vec::new();
    game.legal_commands(setup, seat, &mut out);
    out
}

/// The setup of a game that has no options: two to four seats and no box file.
fn setup_without_options(config: &Config) -> Result<SeatCount, SetupError> {
    if config.players.get() < 2 {
        return Err(SetupError::Players {
            got: config.players.get() as u8,
            expected: "2 to 4".to_owned(),
        });
    }
    if let Some(key) = config.options.keys().next() {
        return Err(SetupError::UnknownOption {
            key: key.clone(),
            expected: "none, this game has no options".to_owned(),
        });
    }
    match &config.box_file {
        Some(file) => Err(SetupError::BoxFile {
            file: file.name.clone(),
            line: 1,
            field: "file".to_owned(),
            expected: "no box file, this game has none".to_owned(),
        }),
        None => Ok(config.players),
    }
}
