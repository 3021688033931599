//! Checks the lab expansions and the research cards.

use super::{
    components::{CardData, Components, ExpansionData},
    types::{CARDS, EXPANSIONS, HAND, LAB},
};
use crate::{games::source::Source, rules::SetupError};
use std::cmp::Reverse;

impl Source<'_> {
    /// No two entries are the same expansion, their number is that of the box, and no lab holds too many cards.
    pub(super) fn laboratory(&self, found: &Components) -> Result<(), SetupError> {
        for (number, data) in found.expansions.iter().enumerate() {
            let (count, before) = (data.count, &found.expansions[..number]);
            if before.iter().any(|&other| ExpansionData { count, ..other } == *data) {
                let expected = "a kind that no other entry is, with a count of all its tiles";
                return Err(self.refuse(&format!("expansion.{number}.count"), expected));
            }
        }
        let tiles = |data: &ExpansionData| usize::from(data.count);
        let sum: usize = found.expansions.iter().map(tiles).sum();
        if sum != EXPANSIONS {
            let last = format!("expansion.{}.count", found.expansions.len().saturating_sub(1));
            return Err(self.refuse(&last, format!("{EXPANSIONS} expansions in all, not {sum}")));
        }
        let cards = |data: &ExpansionData| std::iter::repeat_n(data.research, data.count.into());
        let mut more: Vec<u8> = found.expansions.iter().flat_map(cards).collect();
        more.sort_by_key(|&cards| Reverse(cards));
        let most = found.lab.research + more.iter().take(LAB).sum::<u8>();
        if usize::from(most) > HAND {
            let expected = format!("at most {HAND} cards with the best {LAB} expansions, not {most}");
            return Err(self.refuse("lab.research", expected));
        }
        Ok(())
    }

    /// No two entries are the same card, and the number of all cards is that of the box.
    pub(super) fn research(&self, cards: &[CardData]) -> Result<(), SetupError> {
        for (number, data) in cards.iter().enumerate() {
            if cards[..number].iter().any(|other| other.card == data.card) {
                let expected = "a card that no other entry is, with copies for all of it";
                return Err(self.refuse(&format!("research.{number}.kind"), expected));
            }
        }
        let sum: usize = cards.iter().map(|data| usize::from(data.copies)).sum();
        if sum != CARDS {
            let last = format!("research.{}.copies", cards.len().saturating_sub(1));
            return Err(self.refuse(&last, format!("{CARDS} cards in all, not {sum}")));
        }
        Ok(())
    }
}
