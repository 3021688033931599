//! The worth of goods, an expansion and a research card to their owner.

use super::weights::{
    CRYSTAL, CRYSTAL_STEP, EXPANSION, LETTERS, POINT, POWER, REPEATED, ROOM, TIME, TIME_LEAST, TIME_STEP, WHITE,
};
use crate::games::aqua_sphere::{Board, Card, Expansion, LAB, OwnCard, Player, Prize, ROUNDS, RoundPart, Setup};
use enumset::EnumSet;

impl Board {
    /// Scorings still to come.
    pub(super) fn scorings(&self) -> i32 {
        let left = ROUNDS as i32 - i32::from(self.round());
        left + i32::from(matches!(self.stage, RoundPart::Turns | RoundPart::Preparation))
    }

    /// Markers of time beyond those that are there; at the end each is a point.
    pub(super) fn time_worth(&self, there: u8, more: u8) -> i32 {
        let last = if self.scorings() <= 1 { POINT - 10 } else { TIME_LEAST };
        let each = |marker: u8| (TIME - TIME_STEP * i32::from(marker)).max(last);
        (there..there.saturating_add(more)).map(each).sum()
    }

    /// The letters of the lab for the end, perhaps with one more expansion. Then its expansions and what they make room for.
    pub(super) fn lab_worth(&self, setup: &Setup, player: &Player, more: Option<Expansion>) -> [i32; 2] {
        let expansions = || player.expansions.iter().copied().chain(more);
        let mut letters = EnumSet::only(player.lab);
        let mut room = 0;
        for expansion in expansions() {
            let data = setup.components.expansion(expansion);
            letters.extend(data.letters.into_iter().flatten());
            let rooms = [data.research, data.crystals, data.octopods, data.time];
            room += ROOM
                .iter()
                .zip(rooms)
                .map(|(each, more)| each * i32::from(more))
                .sum::<i32>();
        }
        let count = expansions().count();
        let complete = i32::from(setup.components.numbers.complete_lab) * i32::from(count >= LAB);
        [
            LETTERS * i32::from(setup.components.score.tri(letters.len() as u8)),
            EXPANSION * count as i32 + room * self.scorings() + POINT * complete,
        ]
    }

    /// The gains that the research cards of a player still bring.
    pub(super) fn cards_worth(&self, setup: &Setup, player: &Player) -> i32 {
        let worth = |own: &OwnCard| self.card_worth(setup, own.card, own.used);
        player.cards.iter().map(worth).sum()
    }

    /// The gain that a research card still brings, in hundredths of a point.
    pub(super) fn card_worth(&self, setup: &Setup, card: Card, used: bool) -> i32 {
        let (rounds, amount) = (self.scorings(), i32::from(setup.components.card(card).amount));
        match card {
            Card::Hq(_, prize) | Card::Octopods(prize) => {
                let each = match prize {
                    Prize::Time => TIME - TIME_STEP,
                    Prize::Crystals => CRYSTAL,
                    Prize::Points => POINT,
                };
                each * amount * rounds * REPEATED / 100
            }
            Card::Opposite | Card::Evict | Card::Lock | Card::Submarine | Card::Interim(_) => POWER * rounds,
            Card::Sidestep => WHITE * i32::from(!used && rounds > 0),
            Card::Now(_) => 0,
        }
    }
}

/// Crystals beyond those that are there, beside their scoring.
pub(super) fn crystal_worth(there: u8, more: u8) -> i32 {
    let each = |crystal: u8| (CRYSTAL - CRYSTAL_STEP * i32::from(crystal)).max(CRYSTAL_STEP);
    (there..there.saturating_add(more)).map(each).sum()
}
