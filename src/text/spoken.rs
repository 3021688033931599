//! The words that every game has for itself, for tables that know nothing else of it.

use super::{
    Value, capitalised,
    sentence::{Argument, listed, say},
    t,
};
use crate::rules::{Game, Seat, SeatSet};

/// All that sentences about a position need: the match, the position, the names of the players, and the reader.
#[derive(Debug)]
pub struct About<'a, G: Game> {
    /// The setup of the match.
    pub setup: &'a G::Setup,
    /// The position when the sentence is said.
    pub view: &'a G::View,
    /// Names of the players by seat; a seat without one is called by its number.
    pub names: &'a [String],
    /// The reader's seat, who is addressed as "you".
    pub you: Option<Seat>,
}

impl<G: Game> Clone for About<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<G: Game> Copy for About<'_, G> {}

impl<G: Game> About<'_, G> {
    /// The name of a player.
    #[must_use]
    pub fn seat(&self, seat: Seat) -> String {
        seat_name(self.names, seat)
    }

    /// True if the seat is the reader's, whom sentences address.
    pub(crate) fn is_you(&self, seat: Seat) -> bool {
        self.you == Some(seat)
    }

    /// The names of players at the head of a sentence; the reader comes first, as "You".
    #[must_use]
    pub fn people(&self, seats: SeatSet) -> String {
        let you = seats.iter().find(|seat| self.is_you(*seat));
        let others = seats.iter().filter(|seat| !self.is_you(*seat));
        listed(
            you.map(|_| capitalised(&t("you")))
                .into_iter()
                .chain(others.map(|seat| self.seat(seat))),
        )
    }

    /// A text about a player or something of a player's. It says "you" if that player is the reader.
    pub(crate) fn of_seat(&self, id: &str, seat: Seat) -> String {
        say!(self, id, you = self.is_you(seat), name = seat)
    }
}

/// The name of the player.
impl<G: Game> Argument<About<'_, G>> for Seat {
    fn argument(&self, about: &About<'_, G>) -> Value<'static> {
        about.seat(*self).into()
    }
}

/// One line of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The seat that brought it about, if the event names it; `None` stands for whoever acts at the time.
    pub seat: Option<Seat>,
    /// The event in words, without the name of the seat.
    pub text: String,
}

/// The line of an event, by a table of all events: the fields that it tells of, the seat that brought it about if it
/// names one, and an id with its arguments as in [`say!`].
///
/// `lines! { about, event; Event::Looted { by, from, goods } of by => "af-event-looted", goods, name = from; }`
macro_rules! lines {
    (@seat) => { None };
    (@seat $seat:expr) => { $seat.into() };
    ($about:expr, $event:expr; $(
        $enum:ident::$variant:ident $({ $($field:ident),* })? $(of $seat:expr)? => $id:expr
        $(, $name:ident $(= $value:expr)?)*;
    )+) => {
        match $event.clone() {
            $($enum::$variant $({ $($field,)* .. })? => $crate::text::Line {
                seat: $crate::text::spoken::lines!(@seat $($seat)?),
                text: $crate::text::sentence::say!($about, $id $(, $name $(= $value)?)*),
            },)+
        }
    };
}
pub(super) use lines;

/// The two parts of the status line: the seat that is asked, set in bold, and the choice that is wanted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StatusLine {
    /// The bold part, such as "Your move."
    pub subject: String,
    /// The wanted choice, such as "Choose where Cleo's Pilot is pushed."
    pub wanted: String,
}

/// A game whose commands, events, questions and reasons have words.
pub trait Spoken: Game {
    /// A command as a line of the list "What can I do?", beginning with a capital letter.
    fn command(about: About<'_, Self>, prompt: Option<&Self::Prompt>, command: &Self::Command) -> String;
    /// An event as a line of the log; `None` where another line says it already.
    fn event(about: About<'_, Self>, event: &Self::Event) -> Option<Line>;
    /// The seat and the points that an event brings. They stand beside the line of their cause and get none of their
    /// own.
    fn points(_: &Self::Event) -> Option<(Seat, i32)> {
        None
    }
    /// The seat whose turn an event begins. The event's line is a heading, and the lines below it belong to that seat.
    fn begins_turn(event: &Self::Event) -> Option<Seat>;
    /// The status line for the question that is put to a seat.
    fn status_line(about: About<'_, Self>, seat: Seat, prompt: &Self::Prompt) -> StatusLine;
    /// The rule that forbids a command, in a player's words.
    fn reason(reason: &Self::Reason) -> String;
}

/// The name of a player; a seat without one is called by its number.
#[must_use]
pub fn seat_name(names: &[String], seat: Seat) -> String {
    let named = names.get(seat.index()).filter(|name| !name.is_empty());
    named
        .cloned()
        .unwrap_or_else(|| say!(&(), "seat-number", n = seat.index() + 1))
}
