//! The legal lists. Legality is defined here and in `dock`, nowhere else; the order is fixed (CMD-5).

use super::{
    command::Command,
    dock::Hand,
    options::Setup,
    prompt::{Chosen, Prompt},
    state::Table,
    targets,
    types::{Amount, Class, Facility, Field, Goods, Ship, Tech, Territory},
};
use crate::{
    games::listing::{Any, Sink},
    rules::Seat,
};
use std::ops::ControlFlow::{self, Continue};

/// What the power of a card does to one die; `None` if it would leave 1 to 6, or the card changes no single die.
pub(super) const fn changed(card: Tech, value: u8) -> Option<u8> {
    match card {
        Tech::BoosterPod if value <= 5 => Some(value + 1),
        Tech::StasisBeam if value >= 2 => Some(value - 1),
        Tech::PolarityDevice if value >= 1 && value <= 6 => Some(7 - value),
        _ => None,
    }
}

/// The field that a card places when it is discarded (FIELD-1).
pub(super) const fn field_of(card: Tech) -> Option<Field> {
    match card {
        Tech::StasisBeam => Some(Field::Isolation),
        Tech::DataCrystal => Some(Field::Positron),
        Tech::GravityManipulator => Some(Field::Repulsor),
        _ => None,
    }
}

impl Chosen {
    /// How many of a class are chosen.
    pub(super) fn count(&self, class: Class) -> u8 {
        if class.relic {
            u8::from(self.relic)
        } else {
            let place = usize::from(class.value.wrapping_sub(1));
            self.coloured.get(place).copied().unwrap_or(0)
        }
    }
    /// One less of a class.
    pub(super) fn remove(&mut self, class: Class) {
        if class.relic {
            self.relic = false;
        } else if let Some(count) = self.coloured.get_mut(usize::from(class.value.wrapping_sub(1))) {
            *count = count.saturating_sub(1);
        }
    }
    /// One more of a class.
    pub(super) fn add(&mut self, class: Class) {
        if class.relic {
            self.relic = true;
        } else if let Some(count) = self.coloured.get_mut(usize::from(class.value.wrapping_sub(1))) {
            *count += 1;
        }
    }
}

impl Table {
    /// Lists the legal commands of a seat.
    pub(super) fn list(&self, setup: &Setup, seat: Seat, out: &mut impl Sink<Command>) -> ControlFlow<()> {
        match self.prompt {
            Some(prompt) if seat == self.active => self.list_prompt(setup, prompt, out),
            _ => Continue(()),
        }
    }
    /// Lists the answers to a prompt.
    pub(super) fn list_prompt(&self, setup: &Setup, prompt: Prompt, out: &mut impl Sink<Command>) -> ControlFlow<()> {
        match prompt {
            Prompt::Start => out.put(Command::Roll),
            Prompt::Main => self.list_main(setup, out),
            Prompt::ChooseTerritory { .. } => {
                self.list_territories(None, out, |territory| Command::PlaceColony { territory })
            }
            Prompt::ChooseRaid => self.list_raid(setup, out),
            Prompt::ChooseLoot { left, last } => self.list_loot(setup, left, last, out),
            Prompt::ChooseDie { card } => self.list_dice(out, |class| changed(card, class.value).is_some()),
            Prompt::ChooseLowered => self.list_dice(out, |class| self.can_lower(class)),
            Prompt::ChooseRaised { lowered } => self.list_raised(lowered, out),
            Prompt::ChooseReroll { chosen } => self.list_reroll(&chosen, out),
            Prompt::ChooseBonus => self.list_bonuses(setup, out),
            Prompt::ChooseDocked => self.list_recalls(out),
            Prompt::ChooseAim => targets::aims(self, out),
            Prompt::ChooseShot { facility, last } => targets::shots(self, setup, facility, last, out),
            Prompt::ChooseSunk => targets::sinks(self, setup, out),
            Prompt::ChooseField { field, .. } => {
                for territory in Territory::ALL {
                    if !self.has_field(field, territory) {
                        out.put(Command::PlaceField { territory })?;
                    }
                }
                Continue(())
            }
            Prompt::ChooseRemoval => {
                for field in Field::ALL {
                    if self.field(field).is_some() {
                        out.put(Command::RemoveField { field })?;
                    }
                }
                Continue(())
            }
            Prompt::ChooseMoved => self.list_colonies(setup, out, |_, _| true),
            Prompt::ChooseDestination { from, .. } => {
                self.list_territories(Some(from), out, |territory| Command::MoveColonyTo { territory })
            }
            Prompt::ChooseSwapFirst => {
                self.list_colonies(setup, out, |seat, from| self.has_swap_second(setup, seat, from))
            }
            Prompt::ChooseSwapSecond { seat, from } => {
                self.list_colonies(setup, out, |other, territory| other != seat && territory > from)
            }
            Prompt::ChooseRecovered => self.list_recoverable(out),
            Prompt::ChooseSurplus { surplus } => self.list_surplus(surplus, out),
            Prompt::Commit { .. } => out.put(Command::Commit),
        }
    }
    fn list_main(&self, setup: &Setup, out: &mut impl Sink<Command>) -> ControlFlow<()> {
        let hand = Hand::of(self);
        let binding = self.list_docks(setup, &hand, out)?;
        if self
            .market_rate(setup)
            .is_some_and(|rate| rate <= self.actor().goods.fuel)
        {
            out.put(Command::Trade)?;
        }
        if self.flags.cycles > 0 && (self.deck_left > 0 || self.pile() > 0) {
            out.put(Command::Cycle)?;
        }
        for card in Tech::ALL {
            if self.can_claim(setup, card) {
                out.put(Command::Claim { card })?;
            }
        }
        if self.can_launch(setup) {
            out.put(Command::Launch)?;
        }
        if self.can_buy_relic(setup) {
            out.put(Command::BuyRelic)?;
        }
        for card in self.actor().cards.iter() {
            out.put_if(Command::UsePower { card }, || self.can_use(setup, card, &hand))?;
        }
        for card in self.actor().cards.iter() {
            out.put_if(Command::DiscardCard { card }, || self.can_discard(setup, card))?;
        }
        if binding {
            Continue(())
        } else {
            out.put(Command::EndTurn)
        }
    }
    fn can_claim(&self, setup: &Setup, card: Tech) -> bool {
        self.flags.credit >= setup.components.claim_at
            && self.display.contains(&Some(card))
            && !self.actor().cards.contains(card)
    }
    fn can_launch(&self, setup: &Setup) -> bool {
        let player = self.actor();
        player.hub == setup.components.circles && player.goods.covers(setup.components.launch_price)
    }
    fn can_buy_relic(&self, setup: &Setup) -> bool {
        self.relic.is_none()
            && !self.flags.relic_bought
            && self.bonus(Territory::BurroughsDesert)
            && self.actor().goods.covers(setup.components.relic_price)
    }
    /// Fuel for a power that costs so much in all (Pohl Foothills).
    pub(super) fn power_price(&self, setup: &Setup, fuel: u8) -> Amount {
        let less = if self.bonus(Territory::PohlFoothills) {
            setup.components.bonuses.pohl_fuel
        } else {
            0
        };
        Amount::new(fuel.saturating_sub(less), 0)
    }
    /// Fuel for borrowing a bonus; `None` if it cannot be borrowed (CRYSTAL-1).
    pub(super) fn borrow_price(&self, setup: &Setup, territory: Territory) -> Option<Amount> {
        let colonies = self.colonies_on(territory);
        let barred = !setup.components.borrowable[territory.index()]
            || self.has_field(Field::Isolation, territory)
            || self.bonus(territory);
        let each = setup.components.card(Tech::DataCrystal).price;
        (colonies > 0 && !barred).then(|| self.power_price(setup, colonies.saturating_mul(each)))
    }
    /// Whether a power can be used and carried through.
    fn can_use(&self, setup: &Setup, card: Tech, hand: &Hand) -> bool {
        if self.flags.used.contains(card) {
            return false;
        }
        let goods = self.actor().goods;
        let mut plain = hand.plain();
        let payable = || goods.covers(self.power_price(setup, setup.components.card(card).price));
        match card {
            Tech::BoosterPod | Tech::PolarityDevice | Tech::StasisBeam => {
                payable() && plain.any(|(class, _)| changed(card, class.value).is_some())
            }
            Tech::GravityManipulator => payable() && plain.any(|(class, _)| self.can_lower(class)),
            Tech::TemporalWarper => payable() && plain.next().is_some(),
            Tech::DataCrystal => self.list_bonuses(setup, &mut Any).is_break(),
            Tech::OrbitalTeleporter => payable() && self.list_recalls(&mut Any).is_break(),
            Tech::PlasmaCannon => payable() && targets::aims(self, &mut Any).is_break(),
            Tech::AlienCity | Tech::AlienMonument | Tech::HolographicDecoy | Tech::ResourceCache => false,
        }
    }
    /// Whether a card can be discarded for an effect.
    fn can_discard(&self, setup: &Setup, card: Tech) -> bool {
        if self.flags.discard_used || self.flags.used.contains(card) {
            return false;
        }
        discard_prompt(card).is_some_and(|prompt| self.list_prompt(setup, prompt, &mut Any).is_break())
    }
    fn list_territories(
        &self,
        but: Option<Territory>,
        out: &mut impl Sink<Command>,
        command: impl Fn(Territory) -> Command,
    ) -> ControlFlow<()> {
        for territory in Territory::ALL {
            if Some(territory) != but && !self.has_field(Field::Repulsor, territory) {
                out.put(command(territory))?;
            }
        }
        Continue(())
    }
    fn list_raid(&self, setup: &Setup, out: &mut impl Sink<Command>) -> ControlFlow<()> {
        if self.lootable(setup) > 0 {
            out.put(Command::RaidResources)?;
        }
        for seat in setup.others(self.active) {
            let cards = self.players[seat].cards;
            let shielded = cards.contains(Tech::HolographicDecoy);
            for card in cards.iter() {
                if !shielded || card == Tech::HolographicDecoy {
                    out.put(Command::RaidCard { seat, card })?;
                }
            }
        }
        out.put(Command::DeclineRaid)
    }
    /// Goods of a seat that a raid can take.
    pub(super) fn loot_of(&self, seat: Seat) -> Amount {
        let player = &self.players[seat];
        if player.cards.contains(Tech::HolographicDecoy) {
            Amount::NONE
        } else {
            player.goods
        }
    }
    /// Units that a raid brings: four, or all there are (R10).
    pub(super) fn lootable(&self, setup: &Setup) -> u8 {
        let all: u16 = setup.others(self.active).map(|seat| self.loot_of(seat).total()).sum();
        all.min(setup.components.loot.into()) as u8
    }
    fn list_loot(
        &self,
        setup: &Setup,
        left: u8,
        last: Option<(Seat, Goods)>,
        out: &mut impl Sink<Command>,
    ) -> ControlFlow<()> {
        let sources = || {
            setup
                .others(self.active)
                .flat_map(|seat| Goods::ALL.map(|goods| (seat, goods)))
        };
        let units = |(seat, goods): (Seat, Goods)| self.loot_of(seat).of(goods);
        let from = last
            .and_then(|last| sources().position(|source| source == last))
            .unwrap_or(0);
        for (index, (seat, goods)) in sources().enumerate().skip(from) {
            let reachable: u16 = sources().skip(index).map(|source| u16::from(units(source))).sum();
            if units((seat, goods)) > 0 && reachable >= u16::from(left) {
                out.put(Command::TakeResource { seat, goods })?;
            }
        }
        Continue(())
    }
    fn list_dice(&self, out: &mut impl Sink<Command>, fits: impl Fn(Class) -> bool) -> ControlFlow<()> {
        for (class, _) in Hand::of(self).plain() {
            if fits(class) {
                out.put(Command::ChooseDie { class })?;
            }
        }
        Continue(())
    }
    /// Whether one of the class can be lowered and another ship raised (Gravity Manipulator).
    fn can_lower(&self, class: Class) -> bool {
        let raisable = |(of, count): (Class, u8)| of.value <= 5 && count > u8::from(of == class);
        class.value >= 2 && Hand::of(self).plain().any(raisable)
    }
    fn list_raised(&self, lowered: Ship, out: &mut impl Sink<Command>) -> ControlFlow<()> {
        self.list_dice(out, |class| {
            class.value <= 5 && self.lowest(class, Some(lowered)).is_some()
        })
    }
    fn list_reroll(&self, chosen: &Chosen, out: &mut impl Sink<Command>) -> ControlFlow<()> {
        let hand = Hand::of(self);
        let last = hand.plain().filter(|(class, _)| chosen.count(*class) > 0).last();
        for (class, count) in hand.plain() {
            let ascending = last.is_none_or(|(last, _)| last <= class);
            if ascending && chosen.count(class) < count {
                out.put(Command::ChooseDie { class })?;
            }
        }
        if chosen.is_empty() {
            Continue(())
        } else {
            out.put(Command::Commit)
        }
    }
    fn list_bonuses(&self, setup: &Setup, out: &mut impl Sink<Command>) -> ControlFlow<()> {
        let goods = self.actor().goods;
        for territory in Territory::ALL {
            if self
                .borrow_price(setup, territory)
                .is_some_and(|price| goods.covers(price))
            {
                out.put(Command::BorrowBonus { territory })?;
            }
        }
        Continue(())
    }
    fn list_recalls(&self, out: &mut impl Sink<Command>) -> ControlFlow<()> {
        for facility in Facility::ALL {
            if facility == Facility::TerraformingStation {
                continue;
            }
            let own = || self.docked_at(facility).filter(|docked| docked.seat == self.active);
            for value in 1..=6 {
                for relic in [false, true] {
                    let class = Class {
                        relic,
                        ..Class::plain(value)
                    };
                    if own().any(|docked| docked.class() == class) {
                        out.put(Command::RecallShip { facility, class })?;
                    }
                }
            }
        }
        Continue(())
    }
    /// Lists colonies that no Repulsor Field holds, by territory, then clockwise from the active seat.
    fn list_colonies(
        &self,
        setup: &Setup,
        out: &mut impl Sink<Command>,
        fits: impl Fn(Seat, Territory) -> bool,
    ) -> ControlFlow<()> {
        for territory in Territory::ALL {
            if self.has_field(Field::Repulsor, territory) {
                continue;
            }
            for seat in std::iter::once(self.active).chain(setup.others(self.active)) {
                if self.colonies[territory.index()][seat] > 0 && fits(seat, territory) {
                    out.put(Command::PickColony { seat, territory })?;
                }
            }
        }
        Continue(())
    }
    fn has_swap_second(&self, setup: &Setup, seat: Seat, from: Territory) -> bool {
        let second = Prompt::ChooseSwapSecond { seat, from };
        self.list_prompt(setup, second, &mut Any).is_break()
    }
    fn list_recoverable(&self, out: &mut impl Sink<Command>) -> ControlFlow<()> {
        // The Warper itself is on its way to the pile: another one may come back (R28).
        let owned = |card: Tech| card != Tech::TemporalWarper && self.actor().cards.contains(card);
        for card in Tech::ALL {
            if self.discard[card.index()] > 0 && !owned(card) {
                out.put(Command::Recover { card })?;
            }
        }
        Continue(())
    }
    fn list_surplus(&self, surplus: u8, out: &mut impl Sink<Command>) -> ControlFlow<()> {
        let goods = self.actor().goods;
        for fuel in (surplus.saturating_sub(goods.ore)..=surplus.min(goods.fuel)).rev() {
            let ore = surplus - fuel;
            out.put(Command::ReturnSurplus { fuel, ore })?;
        }
        Continue(())
    }
}

/// What a discarded card asks first.
pub(super) const fn discard_prompt(card: Tech) -> Option<Prompt> {
    Some(match card {
        Tech::BoosterPod => Prompt::ChooseRemoval,
        Tech::OrbitalTeleporter => Prompt::ChooseMoved,
        Tech::PlasmaCannon => Prompt::ChooseSunk,
        Tech::PolarityDevice => Prompt::ChooseSwapFirst,
        Tech::TemporalWarper => Prompt::ChooseRecovered,
        Tech::DataCrystal | Tech::GravityManipulator | Tech::StasisBeam => match field_of(card) {
            Some(field) => Prompt::ChooseField { card, field },
            None => return None,
        },
        Tech::AlienCity | Tech::AlienMonument | Tech::HolographicDecoy | Tech::ResourceCache => return None,
    })
}
