//! The rules of Alien Frontiers, page by page.

use super::{
    bay, bay_rule, bonus, control_rule, discard_power, facility_rule, field_rule, power, relic_rule, relic_ship,
};
use crate::{
    games::alien_frontiers::{Cause, Components, Event, Facility, Field, Setup, State, Tech, Territory},
    text::{
        Value,
        book::{Chapter, Doubt, Paragraph, Taught, Told, chapter, tell, texts},
        capitalised, name, t,
    },
};
use Paragraph::{Heading, Point, Text};
use serde::{
    Deserialize,
    de::{IntoDeserializer, value::Error},
};

/// The subject of a page of the rules of Alien Frontiers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FrontierTopic {
    /// The aim and the turn.
    Turn,
    /// What else matters, and the end.
    Rest,
    /// The beginning of a turn.
    Roll,
    /// Docking and all that may be done between dockings.
    Dock,
    /// Colonies, and the ways to one.
    Colony,
    /// Raids.
    Raid,
    /// The end of a turn.
    EndTurn,
    /// The end of the game, and who wins.
    End,
    /// Fuel and ore.
    Goods,
    /// Ships and where they come from.
    Ships,
    /// An orbital facility.
    Facility(Facility),
    /// The Maintenance Bay.
    Bay,
    /// Control of territories.
    Control,
    /// A territory.
    Land(Territory),
    /// The cards in general, and how one is claimed.
    Cards,
    /// A card.
    Card(Tech),
    /// A field.
    Field(Field),
    /// The Relic Ship.
    Relic,
}

const TURN: [Told; 9] = [
    (Heading, "book-aim"),
    (Text, "af-book-aim"),
    (Heading, "book-turn"),
    (Point, "af-book-roll"),
    (Point, "af-book-dock"),
    (Point, "af-book-free"),
    (Point, "af-book-turn-end"),
    (Heading, "af-book-ports"),
    (Text, "af-book-must"),
];
const REST: [Told; 14] = [
    (Heading, "af-book-colonies"),
    (Text, "af-book-colony"),
    (Text, "af-book-control"),
    (Heading, "af-book-goods-title"),
    (Text, "af-book-goods"),
    (Text, "af-book-ships"),
    (Heading, "af-book-cards-title"),
    (Text, "af-book-cards"),
    (Text, "af-book-powers"),
    (Heading, "af-phase-raid"),
    (Text, "af-book-raid"),
    (Heading, "book-end"),
    (Text, "af-book-end"),
    (Text, "book-options"),
];

impl Taught for State {
    type Topic = FrontierTopic;

    fn chapters() -> Vec<Chapter<FrontierTopic>> {
        use FrontierTopic::{
            Bay, Cards, Colony, Control, Dock, End, EndTurn, Goods, Raid, Relic, Rest, Roll, Ships, Turn,
        };
        let facilities = Facility::ALL.map(FrontierTopic::Facility).into_iter();
        let lands = Territory::ALL.map(FrontierTopic::Land);
        let cards = Tech::ALL.map(FrontierTopic::Card);
        let fields = Field::ALL.map(FrontierTopic::Field).into_iter();
        vec![
            chapter("book-game", [Turn, Rest]),
            chapter("book-turn", [Roll, Dock, Colony, Raid, EndTurn, End]),
            chapter("af-book-facilities", facilities.chain([Bay, Goods, Ships])),
            chapter("af-book-planet", [Control].into_iter().chain(lands)),
            chapter("af-book-cards-title", [Cards].into_iter().chain(cards)),
            chapter("af-book-fields", fields.chain([Relic])),
        ]
    }

    fn title(topic: FrontierTopic) -> String {
        match topic {
            FrontierTopic::Turn => t("book-one"),
            FrontierTopic::Rest => t("book-two"),
            FrontierTopic::Roll => t("af-phase-roll"),
            FrontierTopic::Dock => t("af-phase-dock"),
            FrontierTopic::Colony => t("af-book-colonies"),
            FrontierTopic::Raid => t("af-phase-raid"),
            FrontierTopic::EndTurn => t("af-phase-end"),
            FrontierTopic::End => t("book-end"),
            FrontierTopic::Goods => t("af-book-goods-title"),
            FrontierTopic::Ships => t("af-book-ships-title"),
            FrontierTopic::Facility(facility) => capitalised(&name(&facility)),
            FrontierTopic::Bay => capitalised(&bay()),
            FrontierTopic::Control => t("af-book-control-title"),
            FrontierTopic::Land(territory) => capitalised(&name(&territory)),
            FrontierTopic::Cards => t("af-book-claiming"),
            FrontierTopic::Card(card) => capitalised(&name(&card)),
            FrontierTopic::Field(field) => capitalised(&name(&field)),
            FrontierTopic::Relic => capitalised(&relic_ship()),
        }
    }

    fn text(setup: &Setup, topic: FrontierTopic) -> Vec<Paragraph> {
        let components = &setup.components;
        let numbers = numbers(components);
        let told = |ids: &[&str]| texts(ids, &numbers);
        let lead = |rule: String, ids: &[&str]| [vec![Text(rule)], told(ids)].concat();
        match topic {
            FrontierTopic::Turn => tell(&TURN, &numbers),
            FrontierTopic::Rest => {
                let design = (!components.marks.own_design.is_empty()).then(|| Text(t("af-book-design")));
                tell(&REST, &numbers).into_iter().chain(design).collect()
            }
            FrontierTopic::Roll => told(&["af-book-roll", "af-book-ships"]),
            FrontierTopic::Dock => told(&["af-book-dock", "af-book-must", "af-book-free"]),
            FrontierTopic::Colony => told(&["af-book-colony", "af-book-control"]),
            FrontierTopic::Raid => told(&["af-book-raid", "af-book-raid-more"]),
            FrontierTopic::EndTurn => told(&["af-book-turn-end"]),
            FrontierTopic::End => told(&["af-book-end", "book-options"]),
            FrontierTopic::Goods => told(&["af-book-goods", "af-book-turn-end"]),
            FrontierTopic::Ships => told(&["af-book-ships"]),
            FrontierTopic::Facility(facility) => lead(facility_rule(components, facility), beside(facility)),
            FrontierTopic::Bay => vec![Text(bay_rule())],
            FrontierTopic::Control => told(&["af-book-control"]),
            FrontierTopic::Land(territory) => {
                let also = (territory == Territory::BurroughsDesert).then(relic_rule);
                let rules = [bonus(components, territory)]
                    .into_iter()
                    .chain(also)
                    .chain([control_rule()]);
                rules.map(Text).collect()
            }
            FrontierTopic::Cards => told(&["af-book-cards", "af-book-powers"]),
            FrontierTopic::Card(card) => {
                let rules = [power(components, card)]
                    .into_iter()
                    .chain(discard_power(components, card));
                rules.map(Text).collect()
            }
            FrontierTopic::Field(field) => lead(field_rule(field), &["af-book-field"]),
            FrontierTopic::Relic => {
                let bonus = bonus(components, Territory::BurroughsDesert);
                vec![Text(relic_rule()), Point(bonus)]
            }
        }
    }

    fn subject(_setup: &Setup, event: &Event) -> FrontierTopic {
        match *event {
            Event::GameStarted { .. } | Event::TurnStarted { .. } => FrontierTopic::Turn,
            Event::CardDealt { card, .. }
            | Event::CardStolen { card, .. }
            | Event::Claimed { card, .. }
            | Event::PowerUsed { card, .. }
            | Event::CardDiscarded { card, .. }
            | Event::CardRecovered { card, .. }
            | Event::DieChanged { why: card, .. }
            | Event::DisplayDealt { card, .. } => FrontierTopic::Card(card),
            Event::Cycled { .. } | Event::Reshuffled { .. } => FrontierTopic::Cards,
            Event::ShipSpent { .. } => FrontierTopic::Facility(Facility::TerraformingStation),
            Event::RelicReturned { .. } | Event::RelicBought { .. } => FrontierTopic::Relic,
            Event::Gathered { .. } | Event::Rolled { .. } | Event::Rerolled { .. } => FrontierTopic::Roll,
            Event::CachePaid { .. } | Event::CacheLost => FrontierTopic::Card(Tech::ResourceCache),
            Event::Docked { facility, .. } | Event::Recalled { from: facility, .. } => {
                FrontierTopic::Facility(facility)
            }
            Event::Bumped { .. } | Event::Looted { .. } | Event::RaidDeclined { .. } => FrontierTopic::Raid,
            Event::Gained { why, .. } | Event::Paid { why, .. } => match why {
                Cause::At(facility) => FrontierTopic::Facility(facility),
                Cause::Power(card) => FrontierTopic::Card(card),
                Cause::Launch => FrontierTopic::Facility(Facility::ColonistHub),
                Cause::Relic => FrontierTopic::Relic,
            },
            Event::Traded { .. } => FrontierTopic::Facility(Facility::OrbitalMarket),
            Event::ShipBuilt { .. } => FrontierTopic::Facility(Facility::Shipyard),
            Event::HubAdvanced { .. } | Event::HubExcessLost { .. } | Event::Launched { .. } => {
                FrontierTopic::Facility(Facility::ColonistHub)
            }
            Event::ColonyPlaced { territory, .. }
            | Event::ColonyMoved { to: territory, .. }
            | Event::ColoniesSwapped {
                first: (_, territory), ..
            }
            | Event::BonusBorrowed { territory, .. } => FrontierTopic::Land(territory),
            Event::ControlChanged { .. } | Event::ScoreChanged { .. } => FrontierTopic::Control,
            Event::ShipShot { .. } => FrontierTopic::Card(Tech::PlasmaCannon),
            Event::FieldPlaced { field, .. } | Event::FieldRemoved { field, .. } => FrontierTopic::Field(field),
            Event::Parked { .. } => FrontierTopic::Bay,
            Event::Returned { .. } | Event::TurnEnded { .. } => FrontierTopic::EndTurn,
            Event::EndReached { .. } | Event::GameOver { .. } => FrontierTopic::End,
        }
    }

    fn unconfirmed(setup: &Setup) -> &[String] {
        &setup.components.marks.provisional
    }

    fn doubted(_setup: &Setup, field: &str) -> Doubt<FrontierTopic> {
        let card = |id: &str| Tech::deserialize(IntoDeserializer::<'_, Error>::into_deserializer(id)).ok();
        let (topic, words) = match field.split('.').collect::<Vec<_>>().as_slice() {
            ["tech", id, "copies"] => (card(id).map(FrontierTopic::Card), t("af-doubt-copies")),
            ["board", ..] => (None, t("af-doubt-board")),
            _ => (None, field.to_owned()),
        };
        Doubt {
            topics: vec![topic.unwrap_or(FrontierTopic::Rest)],
            words,
        }
    }
}

/// What more there is to say of a facility.
const fn beside(facility: Facility) -> &'static [&'static str] {
    match facility {
        Facility::SolarConverter | Facility::LunarMine => &["af-book-goods"],
        Facility::OrbitalMarket => &["af-book-goods", "af-book-group"],
        Facility::Shipyard => &["af-book-ships", "af-book-group"],
        Facility::ColonyConstructor => &["af-book-colony", "af-book-group"],
        Facility::TerraformingStation | Facility::ColonistHub => &["af-book-colony"],
        Facility::AlienArtifact => &["af-book-cards"],
        Facility::RaidersOutpost => &["af-book-raid", "af-book-raid-more"],
    }
}

/// The numbers of the box that texts may need.
fn numbers(components: &Components) -> [(&'static str, Value<'static>); 5] {
    [
        ("credit", components.artifact.claim_at.into()),
        ("keep", components.limits.resources.into()),
        ("loot", components.raid.loot.into()),
        ("circles", components.hub.circles.into()),
        ("fleet", components.ships.minimum.into()),
    ]
}
