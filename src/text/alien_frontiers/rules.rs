//! The effect of each thing, in a line or two. Each text is given the numbers of the box that its kind may need.

use super::goods;
use crate::{
    games::alien_frontiers::{Components, Facility, Field, Goods, Tech, Territory},
    text::{id_of, lookup, say, t},
};

/// The price and the gain of docking at a facility.
#[must_use]
pub fn facility_rule(components: &Components, facility: Facility) -> String {
    let data = components.facility(facility);
    let [fourth, fifth, sixth] = components.ships.price;
    say!(
        &(),
        &id_of("af-rule", &facility),
        price = data.cost,
        ports = data.ports,
        fourth,
        fifth,
        sixth,
        circles = components.hub.circles,
        launch = components.hub.launch,
        credit = components.artifact.claim_at,
        loot = components.raid.loot,
    )
}

/// The use of the Maintenance Bay.
#[must_use]
pub fn bay_rule() -> String {
    t("af-rule-maintenance-bay")
}

/// The nature of the Relic Ship: how it is got and how it is lost.
#[must_use]
pub fn relic_rule() -> String {
    t("af-rule-relic-ship")
}

/// The meaning of control of a territory.
#[must_use]
pub fn control_rule() -> String {
    t("af-rule-control")
}

/// A territory's bonus.
#[must_use]
pub fn bonus(components: &Components, territory: Territory) -> String {
    let data = components.territory(territory);
    say!(
        &(),
        &id_of("af-bonus", &territory),
        ships = data.min_ships,
        advance = data.advance,
        rate = data.rate,
        fuel = data.fuel,
        ore = data.ore,
        less = data.less,
        relic = components.relic.price,
    )
}

/// The power of a card while a player has it.
#[must_use]
pub fn power(components: &Components, card: Tech) -> String {
    let data = components.card(card);
    let price = goods(Goods::Fuel, data.price);
    say!(&(), &id_of("af-power", &card), price, points = data.points)
}

/// The effect of discarding a card; `None` if it cannot be discarded for one.
#[must_use]
pub fn discard_power(components: &Components, card: Tech) -> Option<String> {
    lookup(
        &id_of("af-discard", &card),
        &[("fleet", components.ships.minimum.into())],
    )
}

/// The effect of a field on the territory where it lies.
#[must_use]
pub fn field_rule(field: Field) -> String {
    t(&id_of("af-rule", &field))
}
