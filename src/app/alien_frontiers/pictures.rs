//! The glyph of each thing, its short name, and lines of text with glyphs among the words.

use super::table::Table;
use crate::app::board::row::{self, Bit, RowLook};
use crate::app::look::Pen;
use crate::app::look::glyphs::{Glyph, Glyphs};
use crate::games::alien_frontiers::{Amount, Goods, Territory};
use crate::rules::Seat;
use crate::rules::words::{self, Words};
use crate::text::{id_of, t};
use egui::{Align2, Pos2, Rect};
use std::sync::LazyLock;

static GLYPHS: LazyLock<Glyphs> =
    LazyLock::new(|| Glyphs::read(include_str!("../../../assets/alien_frontiers/glyphs.txt")));

/// The glyph of this name.
pub(super) fn named(name: &str) -> &'static Glyph {
    GLYPHS.named(name)
}

/// The glyph of a facility, a territory, a card, a field or a resource.
pub(super) fn of(thing: &impl Words<()>) -> &'static Glyph {
    named(&words::text(&(), thing))
}

/// The name of a facility or a card where there is little room.
pub(super) fn short(thing: &impl Words<()>) -> String {
    t(&id_of("af-short", thing))
}

/// The name of a territory without the kind of its land.
pub(super) fn short_land(territory: &Territory) -> String {
    t(&id_of("af-land", territory))
}

/// Fuel and ore in a line: "1 :fuel 2 :ore", each with a sign before it. Nothing for neither.
pub(super) fn amount(amount: Amount, sign: &str) -> String {
    let some = Goods::ALL.into_iter().filter(|goods| amount.of(*goods) > 0);
    let units = |goods: Goods| format!("{sign}{} :{}", amount.of(goods), words::text(&(), &goods));
    some.map(units).collect::<Vec<String>>().join(" ")
}

/// The goods of a player with their glyphs, as they are and as they will be.
pub(super) fn goods(table: &Table<'_>, seat: Seat) -> [(&'static Glyph, [u8; 2]); 2] {
    let boards = [table.board, table.then];
    Goods::ALL.map(|kind| (of(&kind), boards.map(|board| board.players[seat].goods.of(kind))))
}

/// A text in which a word such as `:fuel` stands for its glyph.
pub(super) fn bits(text: &str) -> Vec<Bit> {
    row::read(text, &GLYPHS)
}

/// Draws such a text in at most this width. Returns where it stands.
pub(super) fn line(pen: &mut Pen<'_>, at: Pos2, anchor: Align2, text: &str, look: RowLook, width: f32) -> Rect {
    row::row_within(pen, at, anchor, &bits(text), look, width)
}
