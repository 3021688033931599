//! Names of things, and goods with their numbers.

use crate::{
    games::aqua_sphere::{
        Card, Cause, Components, Expansion, ExpansionData, Pool, Prize, Sector, Source, Space, Symbol,
    },
    text::{Argument, Value, capitalised, id_of, listed, named, say, t},
};

// A symbol is called by its colour; spaces and Sectors by their letters.
named! {
    "aq-symbol" Symbol, "aq-sector" Sector, "aq-space" Space, "aq-prize" Prize, "aq-source" Source
}

impl<C> Argument<C> for Card {
    fn argument(&self, _: &C) -> Value<'static> {
        card(*self).into()
    }
}

/// Goods that came to a Sector.
impl<C> Argument<C> for Pool {
    fn argument(&self, _: &C) -> Value<'static> {
        goods(*self).into()
    }
}

/// The reason for which time, crystals or bots came or went, in a few words.
impl<C> Argument<C> for Cause {
    fn argument(&self, about: &C) -> Value<'static> {
        let text = match *self {
            Self::Return | Self::Third => t("aq-cause-return"),
            Self::FreeProgram => t("aq-cause-free"),
            Self::Way => t("aq-cause-way"),
            Self::Slot => t("aq-cause-slot"),
            Self::Action(symbol) => say!(about, "aq-cause-action", symbol),
            Self::Card(card) => say!(about, "aq-cause-card", card),
            Self::Line => t("aq-cause-line"),
            Self::Submarines => t("aq-cause-submarines"),
        };
        text.into()
    }
}

/// The job of a bot that is programmed for a symbol: "take crystals".
#[must_use]
pub fn job(symbol: Symbol) -> String {
    t(&id_of("aq-job", &symbol))
}

/// The matter of a symbol in a word: "crystals".
pub(super) fn matter(symbol: Symbol) -> String {
    t(&id_of("aq-matter", &symbol))
}

/// A programming tile: its colour and its matter.
#[must_use]
pub fn tile(symbol: Symbol) -> String {
    say!(&(), "aq-tile", symbol, matter = matter(symbol))
}

/// A research card, without article.
#[must_use]
pub fn card(card: Card) -> String {
    let coloured = |id: &str, symbol: Symbol| capitalised(&say!(&(), id, symbol));
    match card {
        Card::Hq(symbol, prize) => capitalised(&say!(&(), "aq-card-hq", symbol, prize)),
        Card::Octopods(prize) => say!(&(), "aq-card-octopods", prize),
        Card::Opposite => t("aq-card-opposite"),
        Card::Evict => t("aq-card-evict"),
        Card::Lock => t("aq-card-lock"),
        Card::Submarine => t("aq-card-submarine"),
        Card::Sidestep => t("aq-card-sidestep"),
        Card::Interim(symbol) => coloured("aq-card-interim", symbol),
        Card::Now(symbol) => coloured("aq-card-now", symbol),
    }
}

/// A prize with its number: "2 time".
pub(super) fn prize(prize: Prize, n: u8) -> String {
    match prize {
        Prize::Time => time(n),
        Prize::Crystals => crystals(n),
        Prize::Points => points(n.into()),
    }
}

/// Time with its number.
#[must_use]
pub fn time(n: u8) -> String {
    say!(&(), "aq-time", n)
}

/// Crystals with their number.
pub(super) fn crystals(n: u8) -> String {
    say!(&(), "aq-crystals", n)
}

/// Octopods with their number.
pub(super) fn octopods(n: u8) -> String {
    say!(&(), "aq-octopods", n)
}

/// Points with their number, which may be negative.
#[must_use]
pub fn points(n: i16) -> String {
    say!(&(), "aq-points", n)
}

/// Time, crystals and octopods: "3 time, 1 crystal", or "nothing".
#[must_use]
pub fn goods(pool: Pool) -> String {
    let parts = [
        (pool.time, time as fn(u8) -> String),
        (pool.crystals, crystals),
        (pool.octopods, octopods),
    ];
    let parts: Vec<String> = parts
        .into_iter()
        .filter(|(n, _)| *n > 0)
        .map(|(n, words)| words(n))
        .collect();
    if parts.is_empty() {
        t("aq-nothing")
    } else {
        listed(parts)
    }
}

/// A lab expansion: its letters and the room that it brings, "AB, +2 time".
#[must_use]
pub fn expansion(components: &Components, expansion: Expansion) -> String {
    let data = components.expansion(expansion);
    let letters: String = data.letters.into_iter().flatten().map(<&str>::from).collect();
    let letters = (!letters.is_empty()).then_some(letters);
    listed(letters.into_iter().chain(room(data)))
}

/// The room that an expansion brings.
fn room(data: ExpansionData) -> impl Iterator<Item = String> {
    let parts = [
        (data.research, "aq-room-cards"),
        (data.time, "aq-room-time"),
        (data.crystals, "aq-room-crystals"),
        (data.octopods, "aq-room-octopods"),
    ];
    let parts = parts.into_iter().filter(|(n, _)| *n > 0);
    parts.map(|(n, id)| say!(&(), id, n))
}
