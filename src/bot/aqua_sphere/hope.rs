//! The gains that programmed bots can still bring.

use super::{
    stock::crystal_worth,
    weights::{
        BOTS, CRYSTALS, FIELD, IDLE, LETTER_BOT, MAJORITY, OCTOPODS, POINT, PROGRAMMED, ROOM_FOR_BOTS, SUBMARINE, WHITE,
    },
};
use crate::{
    games::aqua_sphere::{Board, Pending, Sector, Setup, Symbol},
    rules::Seat,
};

impl Board {
    /// Bots that are programmed are worth a part of what their actions would bring where it is best. The action that is
    /// about to be carried out is worth what it brings there.
    pub(super) fn programs_worth(&self, setup: &Setup, seat: Seat) -> [i32; 2] {
        let player = &self.players[seat];
        let ways = self.ways(setup, seat);
        let near = |sector: &Sector| ways.cost(*sector) <= player.time;
        let best = |symbol: Symbol| {
            let price = |sector| self.time_worth(player.time - ways.cost(sector), ways.cost(sector));
            let worth = |sector| {
                self.hope(setup, seat, symbol, sector) + self.hold(setup, seat, symbol, sector) - price(sector)
            };
            let places = Sector::ALL.into_iter().filter(near);
            places.map(worth).max().unwrap_or(0).max(IDLE)
        };
        let waiting = self
            .tasks
            .iter()
            .filter(|_| self.active == seat)
            .map(|task| match task {
                Pending::Action { symbol } => self.hope(setup, seat, *symbol, player.scientist.0),
                Pending::Sector { symbol } => best(*symbol),
                _ => 0,
            });
        let programmed: i32 = player.programmed.iter().map(best).sum();
        let soon = if self.scorings() == 0 {
            0
        } else {
            programmed * PROGRAMMED / 100
        };
        [soon, waiting.sum()]
    }

    /// Value of having the control field of a Sector after an action there.
    fn hold(&self, setup: &Setup, seat: Seat, symbol: Symbol, sector: Sector) -> i32 {
        let area = self.area(sector);
        if area.control == Some(seat) {
            return 0;
        }
        let lab = self.capacity(setup, seat);
        let caught = if symbol == Symbol::Purple { lab.octopods } else { 0 };
        let left = area.goods.octopods.saturating_sub(caught);
        FIELD + MAJORITY - OCTOPODS * i32::from(setup.components.score.tri(left))
    }

    /// Rough value of an action in a Sector.
    fn hope(&self, setup: &Setup, seat: Seat, symbol: Symbol, sector: Sector) -> i32 {
        let (player, area) = (&self.players[seat], self.area(sector));
        let (lab, tri) = (self.capacity(setup, seat), |count| {
            i32::from(setup.components.score.tri(count))
        });
        let bulb = POINT * i32::from(self.bulb());
        match symbol {
            Symbol::Green if !player.expansions.is_full() => area.expansions.last().map_or(0, |&top| {
                let letters = setup.components.expansion(top).letters.into_iter().flatten().count() as i32;
                let lab = |more| self.lab_worth(setup, player, more).into_iter().sum::<i32>();
                let gain = lab(Some(top)) - lab(None);
                gain + LETTER_BOT * letters * i32::from(player.bots > 0)
            }),
            Symbol::Yellow => {
                let room = lab.time.saturating_sub(player.time);
                self.time_worth(player.time, room.min(area.goods.time.max(2)))
            }
            Symbol::Black => {
                let more = area.goods.crystals.min(lab.crystals.saturating_sub(player.crystals));
                let scored = tri(player.crystals + more) - tri(player.crystals);
                crystal_worth(player.crystals, more) + CRYSTALS * scored
            }
            Symbol::Purple => {
                let caught = area.goods.octopods.min(lab.octopods);
                let saved = tri(area.goods.octopods) - tri(area.goods.octopods - caught);
                let own = i32::from(area.control == Some(seat));
                POINT * tri(caught) + OCTOPODS * saved * own
            }
            Symbol::Blue if !area.submarines.contains(&seat) => {
                let price = self.slot_price(setup, seat, sector).min(player.time);
                let more = (SUBMARINE + 2 * ROOM_FOR_BOTS) * self.scorings();
                bulb + more - self.time_worth(player.time - price, price)
            }
            Symbol::Red if player.cards.len() < lab.research.into() => area
                .research
                .last()
                .map_or(0, |&top| bulb + self.card_worth(setup, top, false)),
            Symbol::White => {
                let white = setup.components.sector(sector).white;
                let bonus = setup.components.numbers.white_bonus;
                let room = lab.time.saturating_sub(player.time);
                if player.programmed.contains(white) {
                    self.time_worth(player.time, bonus.min(room))
                } else {
                    (WHITE + BOTS * self.scorings()) * i32::from(player.bots > 0)
                }
            }
            _ => 0,
        }
    }
}
