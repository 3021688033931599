//! Names of things.

use crate::{
    games::alien_frontiers::{Amount, Cause, Class, Facility, Field, Goods, RelicLoss, Tech, Territory},
    text::{Argument, Value, id_of, named, say, t},
};

// All without article.
named! {
    "af-facility" Facility, "af-territory" Territory, "af-card" Tech, "af-field" Field, "af-relic" RelicLoss
}

/// The Maintenance Bay, without article.
#[must_use]
pub fn bay() -> String {
    t("af-maintenance-bay")
}

/// The Relic Ship, with its article.
#[must_use]
pub fn relic_ship() -> String {
    t("af-relic-ship")
}

/// Fuel and ore: "2 fuel, 1 ore", or "nothing".
#[must_use]
pub fn amount(amount: Amount) -> String {
    let fuel = (amount.fuel > 0).then(|| goods(Goods::Fuel, amount.fuel));
    let ore = (amount.ore > 0).then(|| goods(Goods::Ore, amount.ore));
    match (fuel, ore) {
        (Some(fuel), Some(ore)) => format!("{fuel}, {ore}"),
        (Some(one), None) | (None, Some(one)) => one,
        (None, None) => t("af-nothing"),
    }
}

impl<C> Argument<C> for Amount {
    fn argument(&self, _: &C) -> Value<'static> {
        amount(*self).into()
    }
}

/// Units of one resource with their number: "2 fuel".
#[must_use]
pub fn goods(goods: Goods, units: u8) -> String {
    say!(&(), &id_of("af", &goods), n = units)
}

/// A ship that shows a value: "3", "Relic 3".
#[must_use]
pub fn die(class: Class) -> String {
    let Class {
        value,
        relic,
        teleported,
    } = class;
    say!(&(), "af-die", value, relic, teleported)
}

/// Ships that show values: "3 3 5", or "3 + Relic 3" where one needs more words than its number.
#[must_use]
pub fn dice(classes: impl IntoIterator<Item = Class>) -> String {
    let mut plain = true;
    let shown: Vec<String> = classes
        .into_iter()
        .map(|class| {
            plain &= !class.relic && !class.teleported;
            die(class)
        })
        .collect();
    shown.join(if plain { " " } else { " + " })
}

/// The reason for which goods came or went, in a few words.
impl<C> Argument<C> for Cause {
    fn argument(&self, about: &C) -> Value<'static> {
        let text = match *self {
            Self::At(facility) => say!(about, "af-cause-at", facility),
            Self::Power(card) => say!(about, "af-cause-power", card),
            Self::Launch => t("af-cause-launch"),
            Self::Relic => t("af-cause-relic"),
        };
        text.into()
    }
}
