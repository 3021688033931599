//! Events: the lines of the log.

use super::{amount, card, dice, die, ending, facility, field, goods, names, territory};
use crate::{
    games::alien_frontiers::{
        Cause, Class, Event, Facility, Goods, HubStep, Place, RelicLoss, Ship, State, Tech, Territory,
    },
    rules::Seat,
    text::{About, Line, t, t_args, yes_no},
};

/// True if an event has a line of its own; the line that follows tells the others.
pub(super) const fn is_told(event: &Event) -> bool {
    !matches!(event, Event::Gathered { .. } | Event::TurnEnded { .. })
}

impl About<'_, State> {
    /// An event as a line of the log.
    #[must_use]
    pub fn event(&self, event: &Event) -> Line {
        Line {
            seat: whose(event),
            text: self.event_text(event),
        }
    }

    fn event_text(&self, event: &Event) -> String {
        match event {
            Event::GameStarted { .. } => t("af-event-started"),
            Event::CardDealt { card, .. } => of_card("af-event-dealt", *card),
            Event::DisplayDealt { card, .. } => of_card("af-event-display", *card),
            Event::Cycled { cards } => {
                let cards: Vec<String> = cards.iter().map(|&which| card(which)).collect();
                t_args("af-event-cycled", &[("cards", cards.join(", ").into())])
            }
            Event::Reshuffled { count } => number("af-event-reshuffled", (*count).into()),
            Event::Claimed { card, .. } => of_card("af-event-claimed", *card),
            Event::PowerUsed { card, .. } => of_card("af-event-used", *card),
            Event::CardDiscarded { card, .. } => of_card("af-event-discarded", *card),
            Event::CardRecovered { card, .. } => of_card("af-event-recovered", *card),
            Event::Looted { from, goods: kind, .. } => t_args(
                "af-event-looted",
                &[("goods", goods(*kind, 1).into()), ("name", self.seat(*from).into())],
            ),
            Event::CardStolen {
                from, card, discarded, ..
            } => self.stolen(*from, *card, *discarded),
            Event::RaidDeclined { .. } => t("af-event-declined"),
            Event::EndReached { why } => ending(*why),
            Event::GameOver { ranking } => self.ranking(ranking),
            Event::TurnStarted { .. }
            | Event::Gathered { .. }
            | Event::Rolled { .. }
            | Event::CachePaid { .. }
            | Event::CacheLost
            | Event::Gained { .. }
            | Event::Paid { .. }
            | Event::Traded { .. }
            | Event::Returned { .. }
            | Event::TurnEnded { .. }
            | Event::ScoreChanged { .. } => self.turn_text(event),
            Event::ShipSpent { .. }
            | Event::RelicReturned { .. }
            | Event::Docked { .. }
            | Event::Bumped { .. }
            | Event::ShipBuilt { .. }
            | Event::RelicBought { .. }
            | Event::DieChanged { .. }
            | Event::Rerolled { .. }
            | Event::Recalled { .. }
            | Event::ShipShot { .. }
            | Event::Parked { .. } => self.ship_text(event),
            Event::HubAdvanced { .. }
            | Event::HubExcessLost { .. }
            | Event::Launched { .. }
            | Event::ColonyPlaced { .. }
            | Event::ColonyMoved { .. }
            | Event::ColoniesSwapped { .. }
            | Event::ControlChanged { .. }
            | Event::BonusBorrowed { .. }
            | Event::FieldPlaced { .. }
            | Event::FieldRemoved { .. } => self.planet_text(event),
        }
    }

    /// The turn, the dice and what is paid and gained.
    fn turn_text(&self, event: &Event) -> String {
        match event {
            Event::TurnStarted { seat, turn } => t_args(
                "turn-of",
                &[("turn", (*turn).into()), ("name", self.seat(*seat).into())],
            ),
            Event::Gathered { ships, .. } => number("af-event-gathered", ships.len()),
            Event::Rolled { dice } => of_dice("af-event-rolled", dice),
            Event::CachePaid { odd, even, gain } => t_args(
                "af-event-cache",
                &[
                    ("gain", amount(*gain).into()),
                    ("odd", (*odd).into()),
                    ("even", (*even).into()),
                ],
            ),
            Event::CacheLost => t("af-event-cache-lost"),
            Event::Gained { gain, why, .. } => t_args(
                "af-event-gained",
                &[("goods", amount(*gain).into()), ("why", cause(*why).into())],
            ),
            Event::Paid { price, why, .. } => t_args(
                "af-event-paid",
                &[("goods", amount(*price).into()), ("why", cause(*why).into())],
            ),
            Event::Traded { fuel, .. } => {
                let (fuel, ore) = (goods(Goods::Fuel, *fuel), goods(Goods::Ore, 1));
                t_args("af-event-traded", &[("fuel", fuel.into()), ("ore", ore.into())])
            }
            Event::Returned { fuel, ore, .. } => {
                let given = crate::games::alien_frontiers::Amount::new(*fuel, *ore);
                t_args("af-event-returned", &[("goods", amount(given).into())])
            }
            Event::ScoreChanged { from, to, .. } => {
                t_args("af-event-score", &[("from", (*from).into()), ("to", (*to).into())])
            }
            // The caller hands over no others.
            _ => t("event-turn-ended"),
        }
    }

    /// Events of ships: where they go and what they show.
    fn ship_text(&self, event: &Event) -> String {
        match event {
            Event::RelicReturned { why, .. } => t_args("af-event-relic-home", &[("why", relic_loss(*why).into())]),
            Event::Docked {
                facility: at,
                ships,
                values,
                ..
            } => {
                let shown = ships.iter().zip(values).map(|(ship, value)| class(*ship, *value));
                t_args(
                    "af-event-docked",
                    &[("dice", dice(shown).into()), ("facility", facility(*at).into())],
                )
            }
            Event::Bumped { ships } => t_args("af-event-bumped", &[("ships", self.ships(ships).into())]),
            Event::ShipBuilt { .. } => t("af-event-built"),
            Event::RelicBought { .. } => t("af-event-relic-bought"),
            Event::DieChanged { ship, from, to, .. } => t_args(
                "af-event-die",
                &[("die", die(class(*ship, *from)).into()), ("to", (*to).into())],
            ),
            Event::Rerolled { dice } => of_dice("af-event-rerolled", dice),
            Event::Recalled { ship, from } => t_args(
                "af-event-recalled",
                &[
                    ("relic", yes_no(*ship == Ship::Relic).into()),
                    ("facility", facility(*from).into()),
                ],
            ),
            Event::ShipShot {
                ship,
                from,
                to: Place::Bay,
                ..
            } => self.ship_from("af-event-shot", *ship, *from),
            Event::ShipShot { ship, from, .. } => self.ship_from("af-event-sunk", *ship, *from),
            Event::Parked { ships } => number("af-event-parked", ships.len()),
            // The caller hands over no others.
            _ => t("af-event-spent"),
        }
    }

    /// Colonies and fields.
    fn planet_text(&self, event: &Event) -> String {
        let on = |id: &str, at: Territory| t_args(id, &[("territory", territory(at).into())]);
        match event {
            Event::HubAdvanced { from, to, why, .. } => {
                let id = match why {
                    HubStep::Ship if *from == 0 => "af-event-hub-begun",
                    HubStep::Ship => "af-event-hub",
                    HubStep::Asimov => "af-event-hub-asimov",
                    HubStep::Excess => "af-event-hub-excess",
                };
                t_args(id, &[("to", (*to).into())])
            }
            Event::Launched { .. } => t("af-event-launched"),
            Event::ColonyPlaced { territory, .. } => on("af-event-placed", *territory),
            Event::ColonyMoved { seat, from, to } => t_args(
                "af-event-moved",
                &[
                    ("colony", self.colony(*seat).into()),
                    ("from", territory(*from).into()),
                    ("to", territory(*to).into()),
                ],
            ),
            Event::ColoniesSwapped { first, second } => t_args(
                "af-event-swapped",
                &[
                    ("first", self.colony(first.0).into()),
                    ("from", territory(first.1).into()),
                    ("second", self.colony(second.0).into()),
                    ("to", territory(second.1).into()),
                ],
            ),
            Event::ControlChanged { territory, from, to } => self.control(*territory, *from, *to),
            Event::BonusBorrowed { territory, .. } => on("af-event-borrowed", *territory),
            Event::FieldPlaced { field: which, from, to } => {
                let id = if from.is_some() {
                    "af-event-field-moved"
                } else {
                    "af-event-field-placed"
                };
                let from = from.map(territory).unwrap_or_default();
                t_args(
                    id,
                    &[
                        ("field", field(*which).into()),
                        ("from", from.into()),
                        ("to", territory(*to).into()),
                    ],
                )
            }
            Event::FieldRemoved { field: which, from } => t_args(
                "af-event-field-removed",
                &[("field", field(*which).into()), ("from", territory(*from).into())],
            ),
            // The caller hands over no others.
            _ => t("af-event-excess-lost"),
        }
    }

    /// "Cleo's colony", "your colony".
    pub(super) fn colony(&self, seat: Seat) -> String {
        self.of_seat("af-colony-of", seat, &[])
    }

    fn stolen(&self, from: Seat, which: Tech, discarded: bool) -> String {
        let id = if discarded {
            "af-event-stolen-discarded"
        } else {
            "af-event-stolen"
        };
        t_args(id, &[("card", card(which).into()), ("name", self.seat(from).into())])
    }

    fn ship_from(&self, id: &str, ship: Ship, from: Facility) -> String {
        t_args(
            id,
            &[
                ("ship", self.ships(&[ship]).into()),
                ("facility", facility(from).into()),
            ],
        )
    }

    /// A change of control. The line belongs to the seat that has control now, or that lost it.
    fn control(&self, at: Territory, from: Option<Seat>, to: Option<Seat>) -> String {
        let id = match (from, to) {
            (None, Some(_)) => "af-event-control",
            (Some(_), Some(_)) => "af-event-control-from",
            (_, None) => "af-event-control-lost",
        };
        let name = from.map(|seat| self.seat(seat)).unwrap_or_default();
        t_args(id, &[("territory", territory(at).into()), ("name", name.into())])
    }

    fn ranking(&self, ranking: &[(Seat, u8)]) -> String {
        let place =
            |&(seat, rank): &(Seat, u8)| t_args("af-rank", &[("rank", rank.into()), ("name", self.seat(seat).into())]);
        let places: Vec<String> = ranking.iter().map(place).collect();
        t_args("af-event-over", &[("ranking", places.join(", ").into())])
    }
}

/// The seat that the line of an event belongs to; `None` stands for whoever acts.
const fn whose(event: &Event) -> Option<Seat> {
    match *event {
        Event::GameStarted { first: seat }
        | Event::CardDealt { seat, .. }
        | Event::TurnStarted { seat, .. }
        | Event::Gathered { seat, .. }
        | Event::Gained { seat, .. }
        | Event::Paid { seat, .. }
        | Event::Traded { seat, .. }
        | Event::RelicBought { seat }
        | Event::HubAdvanced { seat, .. }
        | Event::HubExcessLost { seat }
        | Event::Launched { seat }
        | Event::ColonyPlaced { seat, .. }
        | Event::Looted { by: seat, .. }
        | Event::CardStolen { by: seat, .. }
        | Event::RaidDeclined { seat }
        | Event::Claimed { seat, .. }
        | Event::PowerUsed { seat, .. }
        | Event::ShipShot { by: seat, .. }
        | Event::BonusBorrowed { seat, .. }
        | Event::CardDiscarded { seat, .. }
        | Event::CardRecovered { seat, .. }
        | Event::Returned { seat, .. }
        | Event::TurnEnded { seat }
        | Event::ScoreChanged { seat, .. } => Some(seat),
        Event::ControlChanged { from, to, .. } => match to {
            Some(seat) => Some(seat),
            None => from,
        },
        _ => None,
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

fn of_card(id: &str, which: Tech) -> String {
    t_args(id, &[("card", card(which).into())])
}

fn of_dice(id: &str, rolled: &[(Ship, u8)]) -> String {
    let shown = rolled.iter().map(|&(ship, value)| class(ship, value));
    t_args(id, &[("dice", dice(shown).into())])
}

fn number(id: &str, n: usize) -> String {
    t_args(id, &[("n", n.into())])
}

/// The reason for which goods came or went, in a few words.
fn cause(why: Cause) -> String {
    match why {
        Cause::At(at) => t_args("af-cause-at", &[("facility", facility(at).into())]),
        Cause::Power(card) => t_args("af-cause-power", &[("card", names::card(card).into())]),
        Cause::Launch => t("af-cause-launch"),
        Cause::Relic => t("af-cause-relic"),
    }
}

/// The reason for which the Relic Ship went home, in a few words.
fn relic_loss(why: RelicLoss) -> String {
    t(match why {
        RelicLoss::Terraformed => "af-relic-terraformed",
        RelicLoss::Control => "af-relic-control",
        RelicLoss::Isolation => "af-relic-isolation",
        RelicLoss::Plasma => "af-relic-plasma",
    })
}
