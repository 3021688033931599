//! Names of things.

use crate::{
    games::alien_frontiers::{Amount, Class, Ending, Facility, Field, Goods, Tech, Territory},
    rules::words,
    text::{outcome, t, t_args},
};

/// An orbital facility, without article.
#[must_use]
pub fn facility(facility: Facility) -> String {
    t(match facility {
        Facility::SolarConverter => "af-solar-converter",
        Facility::LunarMine => "af-lunar-mine",
        Facility::OrbitalMarket => "af-orbital-market",
        Facility::Shipyard => "af-shipyard",
        Facility::ColonyConstructor => "af-colony-constructor",
        Facility::TerraformingStation => "af-terraforming-station",
        Facility::ColonistHub => "af-colonist-hub",
        Facility::AlienArtifact => "af-alien-artifact",
        Facility::RaidersOutpost => "af-raiders-outpost",
    })
}

/// The Maintenance Bay, without article.
#[must_use]
pub fn bay() -> String {
    t("af-maintenance-bay")
}

/// The name of a territory.
#[must_use]
pub fn territory(territory: Territory) -> String {
    t(match territory {
        Territory::AsimovCrater => "af-asimov-crater",
        Territory::BradburyPlateau => "af-bradbury-plateau",
        Territory::BurroughsDesert => "af-burroughs-desert",
        Territory::HeinleinPlains => "af-heinlein-plains",
        Territory::HerbertValley => "af-herbert-valley",
        Territory::LemBadlands => "af-lem-badlands",
        Territory::PohlFoothills => "af-pohl-foothills",
        Territory::VanVogtMountains => "af-van-vogt-mountains",
    })
}

/// A card, without article.
#[must_use]
pub fn card(card: Tech) -> String {
    t(match card {
        Tech::AlienCity => "af-alien-city",
        Tech::AlienMonument => "af-alien-monument",
        Tech::BoosterPod => "af-booster-pod",
        Tech::DataCrystal => "af-data-crystal",
        Tech::GravityManipulator => "af-gravity-manipulator",
        Tech::HolographicDecoy => "af-holographic-decoy",
        Tech::OrbitalTeleporter => "af-orbital-teleporter",
        Tech::PlasmaCannon => "af-plasma-cannon",
        Tech::PolarityDevice => "af-polarity-device",
        Tech::ResourceCache => "af-resource-cache",
        Tech::StasisBeam => "af-stasis-beam",
        Tech::TemporalWarper => "af-temporal-warper",
    })
}

/// A field, without article.
#[must_use]
pub fn field(field: Field) -> String {
    t(match field {
        Field::Isolation => "af-isolation-field",
        Field::Positron => "af-positron-field",
        Field::Repulsor => "af-repulsor-field",
    })
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

/// Units of one resource with their number: "2 fuel".
#[must_use]
pub fn goods(goods: Goods, units: u8) -> String {
    let id = match goods {
        Goods::Fuel => "af-fuel",
        Goods::Ore => "af-ore",
    };
    t_args(id, &[("n", units.into())])
}

/// A ship that shows a value: "3", "Relic 3".
#[must_use]
pub fn die(class: Class) -> String {
    let id = match (class.relic, class.teleported) {
        (false, false) => "af-die",
        (true, false) => "af-die-relic",
        (false, true) => "af-die-teleported",
        (true, true) => "af-die-relic-teleported",
    };
    t_args(id, &[("value", class.value.into())])
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

/// A sentence that says what ended the game.
#[must_use]
pub fn ending(ending: Ending) -> String {
    outcome::ended_by(&words::text(&(), &ending))
}
