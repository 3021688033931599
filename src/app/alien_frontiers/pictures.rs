//! The glyph of each thing, and lines of text with glyphs among the words.

use super::glyphs as g;
use crate::{
    app::look::{
        Pen, fonts,
        glyphs::{self, Glyph, Inks},
    },
    games::alien_frontiers::{Amount, Facility, Field, Goods, Tech, Territory},
    text::{name, t},
};
use egui::{Align2, Color32, Pos2, Rect, pos2, vec2};

/// The glyph of a facility.
pub(super) const fn facility(facility: Facility) -> &'static Glyph {
    match facility {
        Facility::SolarConverter => &g::SOLAR_CONVERTER,
        Facility::LunarMine => &g::LUNAR_MINE,
        Facility::OrbitalMarket => &g::ORBITAL_MARKET,
        Facility::Shipyard => &g::SHIPYARD,
        Facility::ColonyConstructor => &g::COLONY_CONSTRUCTOR,
        Facility::TerraformingStation => &g::TERRAFORMING_STATION,
        Facility::ColonistHub => &g::COLONIST_HUB,
        Facility::AlienArtifact => &g::ALIEN_ARTIFACT,
        Facility::RaidersOutpost => &g::RAIDERS_OUTPOST,
    }
}

/// The glyph of a card.
pub(super) const fn card(card: Tech) -> &'static Glyph {
    match card {
        Tech::AlienCity => &g::ALIEN_CITY,
        Tech::AlienMonument => &g::ALIEN_MONUMENT,
        Tech::BoosterPod => &g::BOOSTER_POD,
        Tech::DataCrystal => &g::DATA_CRYSTAL,
        Tech::GravityManipulator => &g::GRAVITY_MANIPULATOR,
        Tech::HolographicDecoy => &g::HOLOGRAPHIC_DECOY,
        Tech::OrbitalTeleporter => &g::ORBITAL_TELEPORTER,
        Tech::PlasmaCannon => &g::PLASMA_CANNON,
        Tech::PolarityDevice => &g::POLARITY_DEVICE,
        Tech::ResourceCache => &g::RESOURCE_CACHE,
        Tech::StasisBeam => &g::STASIS_BEAM,
        Tech::TemporalWarper => &g::TEMPORAL_WARPER,
    }
}

/// The glyph of a field.
pub(super) const fn field(field: Field) -> &'static Glyph {
    match field {
        Field::Isolation => &g::ISOLATION_FIELD,
        Field::Positron => &g::POSITRON_FIELD,
        Field::Repulsor => &g::REPULSOR_FIELD,
    }
}

/// The glyph of one of the two resources.
pub(super) const fn goods(goods: Goods) -> &'static Glyph {
    match goods {
        Goods::Fuel => &g::FUEL,
        Goods::Ore => &g::ORE,
    }
}

/// The ground of a territory: its glyph, its colour in the dark and in the light theme.
pub(super) const fn land(territory: Territory) -> (&'static Glyph, Color32, Color32) {
    const fn rgb(hex: u32) -> Color32 {
        Color32::from_rgb((hex >> 16) as u8, (hex >> 8) as u8, hex as u8)
    }
    match territory {
        Territory::AsimovCrater => (&g::CRATER, rgb(0xDA_D5D0), rgb(0xEB_E7E3)),
        Territory::BradburyPlateau => (&g::PLATEAU, rgb(0xEA_D6BC), rgb(0xF7_E7CF)),
        Territory::BurroughsDesert => (&g::DESERT, rgb(0xEF_E0B8), rgb(0xFB_F0CF)),
        Territory::HeinleinPlains => (&g::PLAINS, rgb(0xD6_DFC4), rgb(0xE7_EFD6)),
        Territory::HerbertValley => (&g::VALLEY, rgb(0xCB_DDD6), rgb(0xDB_EDE6)),
        Territory::LemBadlands => (&g::BADLANDS, rgb(0xEB_CDBA), rgb(0xF6_DCCB)),
        Territory::PohlFoothills => (&g::FOOTHILLS, rgb(0xDE_DCC2), rgb(0xEE_ECD4)),
        Territory::VanVogtMountains => (&g::MOUNTAINS, rgb(0xD3_D9E0), rgb(0xE4_EAF1)),
    }
}

/// The glyph that a word stands for: ":fuel".
fn of_word(word: &str) -> Option<&'static Glyph> {
    Some(match word.strip_prefix(':')? {
        "fuel" => &g::FUEL,
        "ore" => &g::ORE,
        "ship" => &g::SHIP,
        "colony" => &g::COLONY,
        "card" => &g::TECH_CARD,
        "relic" => &g::RELIC_SHIP,
        "any" => &g::ANY_DIE,
        "high" => &g::HIGH_DIE,
        "pair" => &g::PAIR_DICE,
        "three" => &g::TRIPLE_DICE,
        "six" => &g::SIX_DIE,
        "run" => &g::RUN_DICE,
        "solar" => &g::SOLAR_CONVERTER,
        "mine" => &g::LUNAR_MINE,
        "market" => &g::ORBITAL_MARKET,
        "shipyard" => &g::SHIPYARD,
        "constructor" => &g::COLONY_CONSTRUCTOR,
        "hub" => &g::COLONIST_HUB,
        "control" => &g::CONTROL,
        "tie" => &g::TIE,
        "positron" => &g::POSITRON_FIELD,
        "city" => &g::ALIEN_CITY,
        "monument" => &g::ALIEN_MONUMENT,
        _ => return None,
    })
}

/// Fuel and ore as words of such a line: "1 :fuel 2 :ore", each with a sign before it. Nothing for neither.
pub(super) fn amount(amount: Amount, sign: &str) -> String {
    let unit = |goods: Goods, word: &str| match amount.of(goods) {
        0 => None,
        units => Some(format!("{sign}{units} :{word}")),
    };
    let parts: Vec<String> = [unit(Goods::Fuel, "fuel"), unit(Goods::Ore, "ore")]
        .into_iter()
        .flatten()
        .collect();
    parts.join(" ")
}

/// The look of a line: size and weight of the font, its colour and the colour behind it.
#[derive(Clone, Copy, Debug)]
pub(super) struct LineLook {
    /// Font size in points.
    pub size: f32,
    /// Set in bold.
    pub bold: bool,
    /// Colour of words and glyphs.
    pub color: Color32,
    /// Colour behind them, for the holes of glyphs.
    pub behind: Color32,
}

/// Draws a text in which a word such as `:fuel` stands for its glyph. It is cut to the numbers and glyphs, and then to
/// what there is room for, where it is wider than `width`. Returns where it stands.
pub(super) fn line(pen: &mut Pen<'_>, at: Pos2, anchor: Align2, text: &str, look: LineLook, width: f32) -> Rect {
    let mut parts = parts(text);
    let mut wide = width_of(pen, &parts, look);
    if wide > width && parts.iter().any(|part| matches!(part, Part::Picture(_))) {
        let is_said = |part: &Part<'_>| match part {
            Part::Words(word) => word.chars().any(|c| !c.is_alphabetic()),
            Part::Picture(_) => true,
        };
        parts.retain(is_said);
        wide = width_of(pen, &parts, look);
    }
    let rect = anchor.anchor_size(at, vec2(wide.min(width), 1.3 * look.size));
    let mut x = rect.left();
    let font = font(look);
    for part in parts {
        let end = rect.left() + width - x;
        let step = part_width(pen, &part, look);
        match part {
            Part::Words(word) => {
                let at = pos2(x, rect.center().y);
                pen.text_within(at, Align2::LEFT_CENTER, word, font.clone(), look.color, end);
            }
            Part::Picture(glyph) => {
                let size = 1.15 * look.size;
                let at = pos2(x + size / 2.0, rect.center().y);
                glyphs::draw(pen, glyph, at, size, Inks::new(look.color, look.behind));
            }
        }
        x += step + space(look);
        if x > rect.left() + width {
            break;
        }
    }
    rect
}

/// The width of such a line.
pub(super) fn line_width(pen: &Pen<'_>, text: &str, look: LineLook) -> f32 {
    width_of(pen, &parts(text), look)
}

/// A part of a line.
enum Part<'a> {
    Words(&'a str),
    Picture(&'static Glyph),
}

fn parts(text: &str) -> Vec<Part<'_>> {
    let part = |word| of_word(word).map_or(Part::Words(word), Part::Picture);
    text.split_whitespace().map(part).collect()
}

fn font(look: LineLook) -> egui::FontId {
    if look.bold {
        fonts::bold(look.size)
    } else {
        fonts::regular(look.size)
    }
}

fn space(look: LineLook) -> f32 {
    0.3 * look.size
}

fn part_width(pen: &Pen<'_>, part: &Part<'_>, look: LineLook) -> f32 {
    match part {
        Part::Words(word) => pen.width(word, font(look)),
        Part::Picture(_) => 1.15 * look.size,
    }
}

fn width_of(pen: &Pen<'_>, parts: &[Part<'_>], look: LineLook) -> f32 {
    let all: f32 = parts.iter().map(|part| part_width(pen, part, look)).sum();
    all + space(look) * parts.len().saturating_sub(1) as f32
}

/// The name of a facility where there is little room.
pub(super) fn short_facility(facility: Facility) -> String {
    t(match facility {
        Facility::SolarConverter => "af-short-solar",
        Facility::LunarMine => "af-short-mine",
        Facility::OrbitalMarket => "af-short-market",
        Facility::Shipyard => "af-short-shipyard",
        Facility::ColonyConstructor => "af-short-constructor",
        Facility::TerraformingStation => "af-short-terraforming",
        Facility::ColonistHub => "af-short-hub",
        Facility::AlienArtifact => "af-short-artifact",
        Facility::RaidersOutpost => "af-short-raiders",
    })
}

/// The name of a card in one word.
pub(super) fn short_card(card: Tech) -> String {
    t(match card {
        Tech::AlienCity => "af-short-city",
        Tech::AlienMonument => "af-short-monument",
        Tech::BoosterPod => "af-short-booster",
        Tech::DataCrystal => "af-short-crystal",
        Tech::GravityManipulator => "af-short-gravity",
        Tech::HolographicDecoy => "af-short-decoy",
        Tech::OrbitalTeleporter => "af-short-teleporter",
        Tech::PlasmaCannon => "af-short-plasma",
        Tech::PolarityDevice => "af-short-polarity",
        Tech::ResourceCache => "af-short-cache",
        Tech::StasisBeam => "af-short-stasis",
        Tech::TemporalWarper => "af-short-warper",
    })
}

/// The name of a territory without the kind of its land.
pub(super) fn short_land(territory: Territory) -> String {
    let name = name(&territory);
    name.rsplit_once(' ')
        .map_or(name.clone(), |(first, _)| first.to_owned())
}
