//! A game's pieces on the plain board as headings, rows and tokens; nothing here draws.

use super::dice::Owner;
use crate::{
    app::look::{colors::Tint, glyphs::Glyph},
    games::any::Listed,
    rules::Seat,
    text::{About, Spoken, t_args},
};

/// A game that says what lies on its table.
pub trait Described: Listed + Spoken {
    /// The table as panels.
    fn panels(about: About<'_, Self>) -> Panels;
    /// Commands that a player may look for though they are not legal: the list says why they are not.
    fn looked_for(about: About<'_, Self>, seat: Seat) -> Vec<Self::Command>;
    /// True for the command on the large button, which Enter gives: it makes something final or goes on.
    fn goes_on(command: &Self::Command) -> bool;
    /// A player's pieces, for the lobby.
    fn pieces(seat: Seat) -> Vec<Token>;
}

/// A table as panels.
#[derive(Clone, Debug, PartialEq)]
pub struct Panels {
    /// The player who acts or had the last turn.
    pub actor: Seat,
    /// The progress of the game: "3 players, turn 7".
    pub progress: String,
    /// Cards of the players, in seat order.
    pub players: Vec<PlayerCard>,
    /// Everything else, from the top.
    pub sections: Vec<Section>,
    /// The section that the open question is about, by its place.
    pub asked: usize,
}

/// A player's card.
#[derive(Clone, Debug, PartialEq)]
pub struct PlayerCard {
    /// The player of this card.
    pub seat: Seat,
    /// The score of the player.
    pub score: i32,
    /// The sources of the score: shown on demand.
    pub sources: Vec<(String, i32)>,
    /// A remark on it, such as the territories that are controlled.
    pub remark: String,
    /// The pieces before the player.
    pub rows: Vec<Row>,
}

/// Panels under one heading.
#[derive(Clone, Debug, PartialEq)]
pub struct Section {
    /// The heading of the section.
    pub title: String,
    /// The least width of a panel in points: as many stand side by side as there is room for.
    pub width: f32,
    /// The panels stand in rows in their order; otherwise each goes where there is room first.
    pub aligned: bool,
    /// The panels of the section.
    pub panels: Vec<Panel>,
}

/// A panel with a title.
#[derive(Clone, Debug, PartialEq)]
pub struct Panel {
    /// The name of the thing.
    pub title: String,
    /// A few words at the right of the title.
    pub note: String,
    /// The player it belongs to, if any.
    pub owner: Option<Seat>,
    /// The tokens that lie there.
    pub rows: Vec<Row>,
    /// Its effect in a sentence; may be empty.
    pub rule: String,
}

/// Tokens side by side; what does not fit goes on below.
pub(crate) type Row = Vec<Token>;

/// A small picture or a few words.
#[derive(Clone, Debug, PartialEq)]
pub enum Token {
    /// A die that shows a value.
    Die {
        /// The owner of the die.
        owner: Owner,
        /// 1 to 6, or 0 if it shows nothing.
        value: u8,
    },
    /// Ports side by side.
    Ports {
        /// From the first to the last.
        ports: Vec<Port>,
        /// True if they belong together, on one plate.
        joined: bool,
    },
    /// Pieces of a player.
    Chip {
        /// The player they belong to.
        seat: Seat,
        /// The number of pieces.
        count: u8,
    },
    /// One piece of a player.
    Piece {
        /// The player it belongs to.
        seat: Seat,
        /// The picture of the piece; without one the player's badge stands for it.
        glyph: Option<&'static Glyph>,
    },
    /// A tile of a colour with a picture, and what it is called.
    Tile {
        /// The picture on the tile.
        glyph: &'static Glyph,
        /// The colour of the tile.
        tint: Tint,
        /// The name beside it.
        text: String,
    },
    /// A piece of a player on a track of so many places.
    Track {
        /// The player they belong to.
        seat: Seat,
        /// The place from 1; 0 is not on the track.
        at: u8,
        /// The number of places.
        of: u8,
    },
    /// A picture and a number; the words are for who cannot see the picture.
    Count {
        /// The picture before the number.
        glyph: &'static Glyph,
        /// The number with its unit, "3 fuel".
        text: String,
    },
    /// A few words.
    Words(String),
    /// The same, set back.
    Dim(String),
    /// A card or a counter with its name.
    Tag {
        /// The name of the card or counter.
        text: String,
        /// The state of the tag.
        tone: TagTone,
    },
}

/// The state of a tag.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TagTone {
    /// It lies there.
    Plain,
    /// Of use now.
    Ready,
    /// Used up for now.
    Spent,
    /// It stands in the way.
    Hazard,
}

/// A place for a die.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Port {
    /// The port is free.
    Free,
    /// Closed for the whole game.
    Closed,
    /// A die lies in the port.
    Die(Owner, u8),
}

impl Token {
    /// The token as it is read aloud.
    #[must_use]
    pub fn spoken(&self, names: &[String]) -> String {
        let name = |seat: Seat| names.get(seat.index()).cloned().unwrap_or_default();
        match self {
            Self::Die { owner, value } => spoken_die(*owner, *value, names),
            Self::Ports { ports, .. } => spoken_ports(ports, names),
            Self::Chip { seat, count } => t_args("plain-chip", &[("name", name(*seat).into()), ("n", (*count).into())]),
            Self::Piece { seat, .. } => name(*seat),
            Self::Track { seat, at, of } => t_args(
                "plain-track",
                &[("name", name(*seat).into()), ("at", (*at).into()), ("of", (*of).into())],
            ),
            Self::Count { text, .. } | Self::Tile { text, .. } | Self::Words(text) | Self::Dim(text) => text.clone(),
            Self::Tag { text, tone } => match tone {
                TagTone::Spent => t_args("plain-spent", &[("text", text.as_str().into())]),
                _ => text.clone(),
            },
        }
    }
}

fn spoken_die(owner: Owner, value: u8, names: &[String]) -> String {
    let name = |seat: Seat| names.get(seat.index()).cloned().unwrap_or_default();
    let (id, name) = match owner {
        Owner::Seat(seat) => ("plain-die", name(seat)),
        Owner::Colourless(Some(seat)) => ("plain-die-colourless", name(seat)),
        Owner::Colourless(None) => ("plain-die-nobody", String::new()),
    };
    t_args(id, &[("name", name.into()), ("value", value.into())])
}

fn spoken_ports(ports: &[Port], names: &[String]) -> String {
    let mut parts: Vec<String> = ports
        .iter()
        .filter_map(|port| match port {
            Port::Die(owner, value) => Some(spoken_die(*owner, *value, names)),
            Port::Free | Port::Closed => None,
        })
        .collect();
    for (kind, id) in [(Port::Free, "plain-ports-free"), (Port::Closed, "plain-ports-closed")] {
        let count = ports.iter().filter(|port| **port == kind).count();
        if count > 0 {
            parts.push(t_args(id, &[("n", count.into())]));
        }
    }
    parts.join(", ")
}

impl Panel {
    /// The panel as it is read aloud.
    #[must_use]
    pub fn spoken(&self, names: &[String]) -> String {
        let rows = self.rows.iter().map(|row| spoken_row(row, names));
        let parts = [self.title.clone(), self.note.clone()].into_iter().chain(rows);
        let parts: Vec<String> = parts
            .chain([self.rule.clone()])
            .filter(|part| !part.is_empty())
            .collect();
        parts.join(". ")
    }
}

/// A row as it is read aloud.
#[must_use]
pub(crate) fn spoken_row(row: &Row, names: &[String]) -> String {
    let parts: Vec<String> = row.iter().map(|token| token.spoken(names)).collect();
    parts.join(", ")
}
