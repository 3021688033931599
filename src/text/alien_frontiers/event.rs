//! Events: the lines of the log.

use super::{die, goods};
use crate::{
    games::alien_frontiers::{Amount, Class, Event, Goods, Place, Ship, State},
    rules::{Seat, words},
    text::{About, Line, id_of, lines, listed, name, say},
};

/// True if an event has a line of its own; the line that follows tells the others.
pub(super) const fn is_told(event: &Event) -> bool {
    !matches!(event, Event::Gathered { .. } | Event::TurnEnded { .. })
}

impl About<'_, State> {
    /// An event as a line of the log.
    #[must_use]
    pub fn event(&self, event: &Event) -> Line {
        lines! { self, event;
            Event::GameStarted { first } of first => "af-event-started";
            Event::CardDealt { seat, card } of seat => "af-event-dealt", card;
            Event::DisplayDealt { card } => "af-event-display", card;
            Event::TurnStarted { seat, turn } of seat => "turn-of", turn, name = seat;
            Event::ShipSpent {} => "af-event-spent";
            Event::RelicReturned { why } => "af-event-relic-home", why;
            Event::Gathered { seat, ships } of seat => "af-event-gathered", n = ships.len();
            Event::Rolled { dice } => "af-event-rolled", dice = shown(dice);
            Event::CachePaid { odd, even, gain } => "af-event-cache", gain, odd, even;
            Event::CacheLost => "af-event-cache-lost";
            Event::Docked { facility, ships, values } =>
                "af-event-docked", dice = shown(ships.into_iter().zip(values)), facility;
            Event::Bumped { ships } => "af-event-bumped", ships = self.ships(&ships);
            Event::Gained { seat, gain, why } of seat => "af-event-gained", goods = gain, why;
            Event::Paid { seat, price, why } of seat => "af-event-paid", goods = price, why;
            Event::Traded { seat, fuel } of seat =>
                "af-event-traded", fuel = goods(Goods::Fuel, fuel), ore = goods(Goods::Ore, 1);
            Event::ShipBuilt {} => "af-event-built";
            Event::RelicBought { seat } of seat => "af-event-relic-bought";
            Event::HubAdvanced { seat, from, to, why } of seat =>
                "af-event-hub", why = words::text(&(), &why), from, to;
            Event::HubExcessLost { seat } of seat => "af-event-excess-lost";
            Event::Launched { seat } of seat => "af-event-launched";
            Event::ColonyPlaced { seat, territory } of seat => "af-event-placed", territory;
            Event::ColonyMoved { seat, from, to } => "af-event-moved", colony = self.colony(seat), from, to;
            Event::ColoniesSwapped { first, second } => "af-event-swapped",
                first = self.colony(first.0), from = first.1, second = self.colony(second.0), to = second.1;
            Event::ControlChanged { territory, from, to } of to.or(from) => control(from, to), territory, name = from;
            Event::Looted { by, from, goods } of by => "af-event-looted", goods = super::goods(goods, 1), name = from;
            Event::CardStolen { by, from, card, discarded } of by => "af-event-stolen", card, name = from, discarded;
            Event::RaidDeclined { seat } of seat => "af-event-declined";
            Event::Cycled { cards } => "af-event-cycled", cards = listed(cards.iter().map(name));
            Event::Reshuffled { count } => "af-event-reshuffled", n = count;
            Event::Claimed { seat, card } of seat => "af-event-claimed", card;
            Event::PowerUsed { seat, card } of seat => "af-event-used", card;
            Event::DieChanged { ship, from, to } => "af-event-die", die = die(class(ship, from)), to;
            Event::Rerolled { dice } => "af-event-rerolled", dice = shown(dice);
            Event::Recalled { ship, from } => "af-event-recalled", relic = ship == Ship::Relic, facility = from;
            Event::ShipShot { ship, from, to, by } of by =>
                "af-event-shot", ship = self.ships(&[ship]), facility = from, bay = to == Place::Bay;
            Event::BonusBorrowed { seat, territory } of seat => "af-event-borrowed", territory;
            Event::CardDiscarded { seat, card } of seat => "af-event-discarded", card;
            Event::FieldPlaced { field, from, to } =>
                if from.is_some() { "af-event-field-moved" } else { "af-event-field-placed" }, field, from, to;
            Event::FieldRemoved { field, from } => "af-event-field-removed", field, from;
            Event::CardRecovered { seat, card } of seat => "af-event-recovered", card;
            Event::Parked { ships } => "af-event-parked", n = ships.len();
            Event::Returned { seat, fuel, ore } of seat => "af-event-returned", goods = Amount::new(fuel, ore);
            Event::TurnEnded { seat } of seat => "event-turn-ended";
            Event::ScoreChanged { seat, from, to } of seat => "af-event-score", from, to;
            Event::EndReached { why } => &id_of("ending", &why);
            Event::GameOver { ranking } => "af-event-over", ranking = self.ranking(&ranking);
        }
    }

    /// "Cleo's colony", "your colony".
    pub(super) fn colony(&self, seat: Seat) -> String {
        self.of_seat("af-colony-of", seat)
    }

    fn ranking(&self, ranking: &[(Seat, u8)]) -> String {
        let place = |&(seat, rank): &(Seat, u8)| say!(self, "af-rank", rank, name = seat);
        listed(ranking.iter().map(place))
    }
}

/// A ship in the log: what it shows, not how it came to the hand.
const fn class(ship: Ship, value: u8) -> Class {
    Class {
        value,
        relic: matches!(ship, Ship::Relic),
        teleported: false,
    }
}

/// Dice with what they show.
fn shown(dice: impl IntoIterator<Item = (Ship, u8)>) -> String {
    super::dice(dice.into_iter().map(|(ship, value)| class(ship, value)))
}

/// The id of a change of control. The line belongs to the seat that has control now, or that lost it.
const fn control(from: Option<Seat>, to: Option<Seat>) -> &'static str {
    match (from, to) {
        (None, Some(_)) => "af-event-control",
        (Some(_), Some(_)) => "af-event-control-from",
        (_, None) => "af-event-control-lost",
    }
}
