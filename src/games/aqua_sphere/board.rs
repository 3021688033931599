//! Ways, capacities, prices and the open question: all that is read off the board.

use super::{
    components::LabData,
    options::Setup,
    prompt::Prompt,
    state::{Area, Board, Pending, Player, RoundPart},
    types::{Card, Engineer, Sector, Space, Symbol},
};
use crate::rules::Seat;

impl Player {
    /// Cards of a kind.
    #[must_use]
    pub fn copies(&self, card: Card) -> u8 {
        self.cards.iter().filter(|own| own.card == card).count() as u8
    }
    /// True if a card of the kind is there that was not used.
    #[must_use]
    pub fn can_use(&self, card: Card) -> bool {
        self.cards.iter().any(|own| own.card == card && !own.used)
    }
}

impl Board {
    /// The round, from 1 to 4.
    #[must_use]
    pub fn round(&self) -> u8 {
        self.laid.len() as u8
    }
    /// Points of a bulb in this round.
    #[must_use]
    pub fn bulb(&self) -> u8 {
        self.round() + 1
    }
    /// A Sector's area.
    #[must_use]
    pub const fn area(&self, sector: Sector) -> &Area {
        &self.areas[sector.index()]
    }
    /// All that the active seat has.
    #[must_use]
    pub const fn actor(&self) -> &Player {
        &self.players.0[self.active.index()]
    }
    pub(super) const fn actor_mut(&mut self) -> &mut Player {
        &mut self.players.0[self.active.index()]
    }
    pub(super) const fn area_mut(&mut self, sector: Sector) -> &mut Area {
        &mut self.areas[sector.index()]
    }
    /// The tile on a space of the headquarters.
    #[must_use]
    pub fn tile(&self, setup: &Setup, space: Space) -> Symbol {
        let program = self.laid.last().copied().unwrap_or(0);
        setup.components.tile(program, space)
    }
    /// The position of a Sector on the ring, clockwise from 0.
    #[must_use]
    pub fn position(&self, sector: Sector) -> usize {
        self.ring.iter().position(|&at| at == sector).unwrap_or(0)
    }
    /// Time, crystals, octopods and cards that a seat's lab holds.
    #[must_use]
    pub fn capacity(&self, setup: &Setup, seat: Seat) -> LabData {
        let mut lab = setup.components.lab;
        for &expansion in &self.players[seat].expansions {
            let more = setup.components.expansion(expansion);
            lab.research += more.research;
            lab.crystals += more.crystals;
            lab.octopods += more.octopods;
            lab.time += more.time;
        }
        lab
    }
    /// Control fields with a bot of the seat.
    #[must_use]
    pub fn controlled(&self, seat: Seat) -> u8 {
        self.areas.iter().filter(|area| area.control == Some(seat)).count() as u8
    }
    /// The seat that has to answer; `None` when the game is over.
    #[must_use]
    pub fn asked(&self) -> Option<Seat> {
        match (self.stage, self.tasks.last()) {
            (RoundPart::Over, _) => None,
            (RoundPart::Scoring, Some(Pending::Confirm)) => Some(self.last),
            _ => Some(self.active),
        }
    }
    /// The open question; `None` when the game is over.
    #[must_use]
    pub fn prompt(&self) -> Option<Prompt> {
        match (self.stage, self.tasks.last()) {
            (RoundPart::Over, _) | (RoundPart::Scoring, None) => None,
            (RoundPart::Turns, None) => Some(Prompt::ChooseMain),
            (RoundPart::Preparation, None) => Some(Prompt::ChoosePreparation),
            (RoundPart::Turns, Some(Pending::Confirm)) => Some(Prompt::ConfirmTurn),
            (_, Some(Pending::Confirm)) => Some(Prompt::ConfirmRound),
            (_, Some(&task)) => self.asked_by(task),
        }
    }
    /// The question of a task that asks.
    fn asked_by(&self, task: Pending) -> Option<Prompt> {
        Some(match task {
            Pending::Sector { symbol } => Prompt::ChooseSector { symbol },
            Pending::Action { symbol } => Prompt::ChooseAction { symbol },
            Pending::Letter { letter } => Prompt::ChooseLetter { letter },
            Pending::Third => Prompt::ChooseThird,
            Pending::Reward { card, .. } => Prompt::ChooseReward { card },
            Pending::Gain { .. } => Prompt::ChooseLine {
                space: self.actor().points() + 1,
            },
            Pending::Confirm
            | Pending::Entered { .. }
            | Pending::Caught { .. }
            | Pending::Now { .. }
            | Pending::Score { .. } => return None,
        })
    }
    /// True if a gain of this many points would meet a red line (RES-2).
    #[must_use]
    pub fn meets_line(&self, setup: &Setup, seat: Seat, points: u8) -> bool {
        let at = self.players[seat].points();
        (at + 1..=at + u16::from(points)).any(|space| setup.components.score.is_line(space))
    }
    /// Time for the next submarine of a seat in a Sector (ACT-5, RES-4).
    #[must_use]
    pub fn slot_price(&self, setup: &Setup, seat: Seat, sector: Sector) -> u8 {
        let slot = self.area(sector).submarines.len();
        let cost = setup.components.slots.costs.get(slot).copied().unwrap_or(u8::MAX);
        let half = self.players[seat].copies(Card::Submarine) > 0;
        if half { cost / 2 } else { cost }
    }
    /// True if the engineer stands where one passes (TURN-3).
    #[must_use]
    pub fn on_exit(&self, setup: &Setup) -> bool {
        setup.components.hq.is_exit(self.actor().engineer)
    }
    /// True if the engineer can go to a space by an arrow, or sideways with the card (PRG-1, PRG-3).
    #[must_use]
    pub fn leads_to(&self, setup: &Setup, space: Space) -> bool {
        let (hq, player) = (&setup.components.hq, self.actor());
        hq.after(player.engineer).contains(&space) || self.sidesteps_to(setup, space)
    }
    /// True if only the `Sidestep` card brings the engineer to a space.
    #[must_use]
    pub fn sidesteps_to(&self, setup: &Setup, space: Space) -> bool {
        let (hq, player) = (&setup.components.hq, self.actor());
        // The card comes first: it is rarely there, and neighbours are looked for in a list.
        let holds = player.can_use(Card::Sidestep);
        let sideways = holds && matches!(player.engineer, Engineer::On(from) if hq.beside(from, space));
        sideways && !hq.after(player.engineer).contains(&space)
    }
    /// True if the action with a symbol would change something where the active seat's scientist is (ACT-1 to ACT-7).
    #[must_use]
    pub fn has_effect(&self, setup: &Setup, symbol: Symbol) -> bool {
        let (player, area) = (self.actor(), self.area(self.actor().scientist.0));
        let lab = self.capacity(setup, self.active);
        let supplied = !setup.options.finite_supply || self.general.time > 0;
        let numbers = &setup.components.numbers;
        match symbol {
            Symbol::Green => !player.expansions.is_full() && !area.expansions.is_empty(),
            Symbol::Yellow => {
                let minimum = numbers.yellow_minimum > 0 && supplied;
                player.time < lab.time && (area.goods.time > 0 || minimum)
            }
            Symbol::Black => player.crystals < lab.crystals && area.goods.crystals > 0,
            Symbol::Purple => area.goods.octopods > 0,
            Symbol::Blue => true,
            Symbol::Red => player.cards.len() < lab.research.into() && !area.research.is_empty(),
            Symbol::White => {
                let white = setup.components.sector(player.scientist.0).white;
                if player.programmed.contains(white) {
                    player.time < lab.time && numbers.white_bonus > 0 && supplied
                } else {
                    player.bots > 0
                }
            }
        }
    }
}
