//! The effect of each thing, in a line or two; numbers come from the box.

use super::{amount, goods};
use crate::{
    games::alien_frontiers::{Components, Facility, Field, Goods, Tech, Territory},
    text::{t, t_args},
};

/// The price and the gain of docking at a facility.
#[must_use]
pub fn facility_rule(components: &Components, facility: Facility) -> String {
    let price = || amount(components.facility(facility).cost);
    match facility {
        Facility::SolarConverter => t("af-rule-solar-converter"),
        Facility::LunarMine => t("af-rule-lunar-mine"),
        Facility::OrbitalMarket => t("af-rule-orbital-market"),
        Facility::Shipyard => {
            let [fourth, fifth, sixth] = components.ships.price.map(amount);
            t_args(
                "af-rule-shipyard",
                &[
                    ("fourth", fourth.into()),
                    ("fifth", fifth.into()),
                    ("sixth", sixth.into()),
                ],
            )
        }
        Facility::ColonyConstructor => t_args("af-rule-colony-constructor", &[("price", price().into())]),
        Facility::TerraformingStation => t_args("af-rule-terraforming-station", &[("price", price().into())]),
        Facility::ColonistHub => t_args(
            "af-rule-colonist-hub",
            &[
                ("ports", components.facility(facility).ports.into()),
                ("circles", components.hub.circles.into()),
                ("price", amount(components.hub.launch).into()),
            ],
        ),
        Facility::AlienArtifact => t_args(
            "af-rule-alien-artifact",
            &[("credit", components.artifact.claim_at.into())],
        ),
        Facility::RaidersOutpost => t_args("af-rule-raiders-outpost", &[("loot", components.raid.loot.into())]),
    }
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
    let bonus = components.territory(territory);
    let number = |id: &str, name: &str, n: u8| t_args(id, &[(name, n.into())]);
    match territory {
        Territory::AsimovCrater => t_args(
            "af-bonus-asimov-crater",
            &[("ships", bonus.min_ships.into()), ("advance", bonus.advance.into())],
        ),
        Territory::BradburyPlateau => number("af-bonus-bradbury-plateau", "ore", bonus.ore),
        Territory::BurroughsDesert => t_args(
            "af-bonus-burroughs-desert",
            &[("price", amount(components.relic.price).into())],
        ),
        Territory::HeinleinPlains => number("af-bonus-heinlein-plains", "rate", bonus.rate),
        Territory::HerbertValley => t_args("af-bonus-herbert-valley", &[("price", amount(bonus.less).into())]),
        Territory::LemBadlands => number("af-bonus-lem-badlands", "fuel", bonus.fuel),
        Territory::PohlFoothills => number("af-bonus-pohl-foothills", "fuel", bonus.fuel),
        Territory::VanVogtMountains => t("af-bonus-van-vogt-mountains"),
    }
}

/// The power of a card while a player has it.
#[must_use]
pub fn power(components: &Components, card: Tech) -> String {
    let data = components.card(card);
    let priced = |id: &str| t_args(id, &[("price", goods(Goods::Fuel, data.price).into())]);
    match card {
        Tech::AlienCity | Tech::AlienMonument => t_args("af-power-alien-city", &[("points", data.points.into())]),
        Tech::BoosterPod => priced("af-power-booster-pod"),
        Tech::DataCrystal => priced("af-power-data-crystal"),
        Tech::GravityManipulator => priced("af-power-gravity-manipulator"),
        Tech::HolographicDecoy => t("af-power-holographic-decoy"),
        Tech::OrbitalTeleporter => priced("af-power-orbital-teleporter"),
        Tech::PlasmaCannon => priced("af-power-plasma-cannon"),
        Tech::PolarityDevice => priced("af-power-polarity-device"),
        Tech::ResourceCache => t("af-power-resource-cache"),
        Tech::StasisBeam => priced("af-power-stasis-beam"),
        Tech::TemporalWarper => priced("af-power-temporal-warper"),
    }
}

/// The effect of discarding a card; `None` if it cannot be discarded for one.
#[must_use]
pub fn discard_power(components: &Components, card: Tech) -> Option<String> {
    let text = match card {
        Tech::AlienCity | Tech::AlienMonument | Tech::HolographicDecoy | Tech::ResourceCache => return None,
        Tech::BoosterPod => t("af-discard-booster-pod"),
        Tech::DataCrystal => t("af-discard-data-crystal"),
        Tech::GravityManipulator => t("af-discard-gravity-manipulator"),
        Tech::OrbitalTeleporter => t("af-discard-orbital-teleporter"),
        Tech::PlasmaCannon => t_args(
            "af-discard-plasma-cannon",
            &[("fleet", components.ships.minimum.into())],
        ),
        Tech::PolarityDevice => t("af-discard-polarity-device"),
        Tech::StasisBeam => t("af-discard-stasis-beam"),
        Tech::TemporalWarper => t("af-discard-temporal-warper"),
    };
    Some(text)
}

/// The effect of a field on the territory where it lies.
#[must_use]
pub fn field_rule(field: Field) -> String {
    t(match field {
        Field::Isolation => "af-rule-isolation-field",
        Field::Positron => "af-rule-positron-field",
        Field::Repulsor => "af-rule-repulsor-field",
    })
}
