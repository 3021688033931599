//! Tokens that several sections use.

use crate::{
    app::{
        look::{
            colors::Tint,
            glyphs::{self, Glyph},
        },
        plain::panels::{Row, TagTone, Token},
    },
    games::aqua_sphere::{OwnCard, Setup, Symbol},
    rules::Seat,
    text::{aqua_sphere as words, t, t_args},
};

/// A picture with a number.
pub(super) fn count(glyph: &'static Glyph, text: String) -> Token {
    Token::Count { glyph, text }
}

/// A text with one number.
pub(super) fn number(id: &str, n: impl Into<u16>) -> String {
    t_args(id, &[("n", n.into().into())])
}

/// A text with a number and the most that it can be.
pub(super) fn share(id: &str, n: impl Into<u16>, of: impl Into<u16>) -> String {
    t_args(id, &[("n", n.into().into()), ("of", of.into().into())])
}

/// A few words set back, at the beginning of a row.
pub(super) fn head(id: &str) -> Token {
    Token::Dim(t(id))
}

/// A programming tile.
pub(super) fn tile(symbol: Symbol) -> Token {
    let (glyph, tint) = match symbol {
        Symbol::Green => (&glyphs::LAB, Tint::GREEN),
        Symbol::Yellow => (&glyphs::TIME_MACHINE, Tint::YELLOW),
        Symbol::Black => (&glyphs::CRYSTAL, Tint::BLACK),
        Symbol::Purple => (&glyphs::OCTOPOD, Tint::PURPLE),
        Symbol::Blue => (&glyphs::SUBMARINE, Tint::BLUE),
        Symbol::Red => (&glyphs::CARD, Tint::RED),
        Symbol::White => (&glyphs::ROBOT, Tint::WHITE),
    };
    let text = words::tile(symbol);
    Token::Tile { glyph, tint, text }
}

/// A piece of a colour. That of a seat that takes no part is neutral, with its number.
pub(super) fn piece(setup: &Setup, seat: Seat) -> Token {
    match seat.index().checked_sub(setup.players.get()) {
        None => Token::Piece { seat, glyph: None },
        Some(neutral) => Token::Words(number("aq-neutral", neutral as u16 + 1)),
    }
}

/// Pieces of a colour with their number.
pub(super) fn pieces(setup: &Setup, seat: Seat, count: u8) -> Token {
    match seat.index().checked_sub(setup.players.get()) {
        None => Token::Chip { seat, count },
        Some(_) => Token::Words(number("aq-neutral-bots", count)),
    }
}

/// A row that begins with a few words; others if nothing follows.
pub(super) fn row(first: Token, rest: impl IntoIterator<Item = Token>, none: &str) -> Row {
    let mut row = vec![first];
    row.extend(rest);
    if row.len() == 1 {
        row.push(Token::Dim(t(none)));
    }
    row
}

/// A research card of a player, with whether it was used.
pub(super) fn tag(own: OwnCard) -> Token {
    Token::Tag {
        text: words::card(own.card),
        tone: if own.used { TagTone::Spent } else { TagTone::Plain },
    }
}
