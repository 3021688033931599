//! The effect of each symbol and card in a line, with the numbers of the box.

use super::names::{points, prize, time};
use crate::{
    games::aqua_sphere::{Board, Card, Components, Setup, Symbol},
    text::{id_of, listed, lookup, say, t},
};
use std::collections::BTreeSet;

/// The action of a bot that is programmed for a symbol, with the points that the bulb gives in the present round.
#[must_use]
pub fn symbol_rule(setup: &Setup, board: &Board, symbol: Symbol) -> String {
    symbol_rule_at(setup, points(board.bulb().into()), symbol)
}

/// The same in any round: the points of the bulb are given in words.
pub(super) fn symbol_rule_at(setup: &Setup, bulb: String, symbol: Symbol) -> String {
    let numbers = &setup.components.numbers;
    say!(
        &(),
        &id_of("aq-rule", &symbol),
        least = numbers.yellow_minimum,
        bonus = time(numbers.white_bonus),
        bulb,
    )
}

/// The effect of a research card.
#[must_use]
pub fn card_rule(components: &Components, card: Card) -> String {
    let data = components.card(card);
    let n = data.amount;
    match card {
        Card::Hq(symbol, kind) => say!(&(), "aq-rule-hq", symbol, prize = prize(kind, n)),
        Card::Octopods(kind) => say!(&(), "aq-rule-catch", least = data.least, prize = prize(kind, n)),
        Card::Opposite => say!(&(), "aq-rule-opposite", price = time(n)),
        Card::Evict => say!(&(), "aq-rule-evict", prize = points(n.into())),
        Card::Lock => say!(&(), "aq-rule-lock", n),
        Card::Submarine => t("aq-rule-submarine"),
        Card::Sidestep => t("aq-rule-sidestep"),
        Card::Interim(symbol) => say!(&(), "aq-rule-interim", symbol, price = time(n)),
        Card::Now(symbol) => say!(&(), "aq-rule-now", symbol, gain = time(n), more = time(data.more)),
    }
}

/// The spaces with a red line before them, and what a line asks.
#[must_use]
pub fn red_lines(components: &Components) -> String {
    let score = &components.score;
    let spaces = (1..=score.lap).filter(|&space| score.is_line(space));
    let spaces = listed(spaces.map(|space| space.to_string()));
    say!(&(), "aq-red-lines-rule", spaces, lap = score.lap)
}

/// The parts of the box with values that no source confirms, in a few words each; empty if there are none.
#[must_use]
pub fn doubts(components: &Components) -> String {
    let fields = components.marks.provisional.iter();
    let parts: BTreeSet<&str> = fields.filter_map(|field| field.split('.').next()).collect();
    listed(parts.into_iter().map(doubted_part))
}

/// A part of the box in a few words; its own name if there are none.
pub(super) fn doubted_part(part: &str) -> String {
    let id = format!("aq-field-{}", part.replace('_', "-"));
    lookup(&id, &[]).unwrap_or_else(|| part.to_owned())
}
