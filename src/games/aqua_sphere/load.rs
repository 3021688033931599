//! Reads the box file: what it says, and that the rules can work with it.

use super::{
    components::{CardData, Components, ScoreData},
    types::{BOT_SLOTS, Card, PROGRAMS, ROUNDS, Sector, Symbol},
};
use crate::{
    games::source::Source,
    rules::{BoxFile, SetupError},
};
use std::ops::RangeInclusive;

/// The box that comes with the program.
pub(super) const BUILT_IN: &str = include_str!("../../../assets/aqua_sphere/box.toml");
/// Its name in messages.
const BUILT_IN_NAME: &str = "assets/aqua_sphere/box.toml";
/// Most points for a number of things: more than any printing has, and the points of a game keep within their type.
const MOST_POINTS: u8 = 99;
/// Kinds of research cards without those that program white bots, which no source has seen.
const COLOURED: usize = Card::COUNT - 2;
/// Tables of a file with the number of their entries. All of these differ. Both sides of a program card may be used.
const ENTRIES: [(&str, RangeInclusive<usize>); 4] = [
    ("sector", Sector::COUNT..=Sector::COUNT),
    ("program_card", ROUNDS..=PROGRAMS),
    ("centre", 9..=9),
    ("research", COLOURED..=Card::COUNT),
];

/// Reads a box file, or the built-in one.
///
/// # Errors
/// The first thing that is wrong: file, line, field and what was expected.
pub(super) fn load(file: Option<&BoxFile>) -> Result<Components, SetupError> {
    let source = Source::new(file, BUILT_IN, BUILT_IN_NAME)?;
    for (table, count) in ENTRIES {
        source.entries(table, count)?;
    }
    let mut found: Components = source.read()?;
    if !(1..=64).contains(&found.about.name.len()) {
        return Err(source.refuse("box.name", "1 to 64 letters"));
    }
    source.sectors(&found)?;
    source.slots(&found)?;
    source.headquarters(&found.hq)?;
    source.programs(&found)?;
    source.supply(&found)?;
    source.deals(&found)?;
    source.centre(&found)?;
    source.laboratory(&found)?;
    source.research(&found.research)?;
    source.score(&found.score)?;
    found.research = every_card(&found.research);
    found.marks = source.marks()?;
    source.text.clone_into(&mut found.text);
    Ok(found)
}

/// The data of all kinds of cards in the order of their ids.
fn every_card(cards: &[CardData]) -> Vec<CardData> {
    let data = |card| {
        let known = cards.iter().find(|data| data.card == card);
        known.copied().unwrap_or_else(|| CardData::absent(card))
    };
    Card::all().map(data).collect()
}

impl Source<'_> {
    fn entries(&self, table: &str, count: RangeInclusive<usize>) -> Result<(), SetupError> {
        let list = self.tree.get(table).and_then(|list| list.get_ref().as_array());
        let found = list.map_or(0, |list| list.len());
        if count.contains(&found) {
            return Ok(());
        }
        let (least, most) = count.into_inner();
        let expected = if least == most {
            least.to_string()
        } else {
            format!("{least} to {most}")
        };
        Err(self.lacks(table, format!("{expected} entries, not {found}")))
    }

    /// The Sectors stand in their order and show different symbols; somewhere the way is free.
    fn sectors(&self, found: &Components) -> Result<(), SetupError> {
        for (number, data) in found.sectors.iter().enumerate() {
            let sector = Sector::ALL[number];
            if data.id != sector {
                let expected = format!("\"{}\", as the Sectors stand from A to F", <&str>::from(sector));
                return Err(self.refuse(&format!("sector.{number}.id"), expected));
            }
            let taken = found.sectors[..number].iter().any(|other| other.white == data.white);
            if taken || data.white == Symbol::White {
                let expected = "a symbol other than white that no other Sector has";
                return Err(self.refuse(&format!("sector.{number}.white_symbol"), expected));
            }
        }
        if found.sectors.iter().all(|data| data.lock > 0) {
            let last = format!("sector.{}.lock", Sector::COUNT - 1);
            return Err(self.refuse(&last, "at least one lock of 0"));
        }
        Ok(())
    }

    fn slots(&self, found: &Components) -> Result<(), SetupError> {
        let costs = &found.slots.costs;
        for (slot, &cost) in costs.iter().enumerate() {
            self.within(&format!("slots.costs.{slot}"), cost, 0..=9)?;
        }
        if costs.is_sorted() {
            return Ok(());
        }
        Err(self.refuse("slots.costs", "costs that do not fall from one slot to the next"))
    }

    fn score(&self, score: &ScoreData) -> Result<(), SetupError> {
        // A line before the first space of the next lap is the last one of this lap.
        let within = score.lines.strip_suffix(&[0]).unwrap_or(&score.lines);
        if score.lines.is_empty() || within.iter().any(|line| !(1..score.lap).contains(line)) {
            let expected = format!("spaces from 1 to {}, and 0 at most as the last one", score.lap - 1);
            return Err(self.refuse("score.lines", expected));
        }
        self.rising("score.lines", within)?;
        for (count, &points) in score.tri.iter().enumerate() {
            self.within(&format!("score.tri.{count}"), points, 0..=MOST_POINTS)?;
        }
        self.rising("score.tri", &score.tri)?;
        self.rising("score.bot_columns", &score.bot_columns)?;
        let last = score.bot_columns.len() - 1;
        let most = score.bot_columns[last];
        self.within(&format!("score.bot_columns.{last}"), most, BOT_SLOTS..=BOT_SLOTS)
    }

    /// Refuses a list with a number that is not above the one before it.
    fn rising<T: PartialOrd>(&self, path: &str, numbers: &[T]) -> Result<(), SetupError> {
        if numbers.is_sorted_by(|before, number| before < number) {
            return Ok(());
        }
        Err(self.refuse(path, "numbers that rise from one to the next"))
    }
}

#[cfg(test)]
#[path = "load_tests.rs"]
mod tests;
