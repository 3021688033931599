//! The glyph of each thing, its short name, and lines of text with glyphs among the words.

use crate::{
    app::{
        board::row::{self, Bit, RowLook},
        look::{
            Pen,
            glyphs::{Glyph, Glyphs},
        },
    },
    games::alien_frontiers::{Amount, Goods, Territory},
    rules::words::{self, Words},
    text::{id_of, name, t},
};
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
pub(super) fn short_land(territory: Territory) -> String {
    let name = name(&territory);
    name.rsplit_once(' ')
        .map_or(name.clone(), |(first, _)| first.to_owned())
}

/// Fuel and ore in a line: "1 :fuel 2 :ore", each with a sign before it. Nothing for neither.
pub(super) fn amount(amount: Amount, sign: &str) -> String {
    let some = Goods::ALL.into_iter().filter(|goods| amount.of(*goods) > 0);
    let units = |goods: Goods| format!("{sign}{} :{}", amount.of(goods), words::text(&(), &goods));
    some.map(units).collect::<Vec<String>>().join(" ")
}

/// A text in which a word such as `:fuel` stands for its glyph.
pub(super) fn bits(text: &str) -> Vec<Bit> {
    row::read(text, &GLYPHS)
}

/// Draws such a text in at most this width. Returns where it stands.
pub(super) fn line(pen: &mut Pen<'_>, at: Pos2, anchor: Align2, text: &str, look: RowLook, width: f32) -> Rect {
    row::row_within(pen, at, anchor, &bits(text), look, width)
}
