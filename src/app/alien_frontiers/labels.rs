//! Every place in words: what it is, what lies there, its rule.

use super::{facilities, spots::FrontierSpot as Spot, table::Table};
use crate::{
    games::alien_frontiers::{Amount, Class, Docked, Facility, Field, Goods, Place, Prompt, Ship, Tech, Territory},
    rules::Seat,
    text::{Value, alien_frontiers as words, capitalised, name, seat_name, t, t_args},
};

/// A place and what lies there, as it is read aloud.
pub(super) fn label(table: &Table<'_>, spot: Spot) -> String {
    let board = &table.about.view.board;
    let text = match spot {
        Spot::Station(facility) => station(table, facility),
        Spot::Docked(ship) => docked(table, ship),
        Spot::Berth(seat) => berth(table, seat),
        Spot::Circle(seat) => {
            let circle = table.about.setup.components.hub.circles;
            owned(table, "af-place-circle", seat, &[("circle", circle.into())])
        }
        Spot::Die(ship) => die(table, ship),
        Spot::OwnCard(card) => {
            let seat = super::tray::owner(table);
            owned(table, "af-place-card", seat, &[("card", name(&card).into())])
        }
        Spot::Land(territory) => land(table, territory),
        Spot::Colonies(seat, territory) => {
            let n = board.colonies[territory.index()][seat];
            let args = [("n", n.into()), ("territory", name(&territory).into())];
            owned(table, "af-place-colonies", seat, &args)
        }
        Spot::Field(field) => field_place(table, field),
        Spot::Relic => {
            let territory = name(&Territory::BurroughsDesert);
            let args = [("ship", words::relic_ship().into()), ("territory", territory.into())];
            t_args("af-place-relic", &args)
        }
        Spot::Display(slot) => {
            let card = board.display.get(usize::from(slot)).copied().flatten();
            let card = card.as_ref().map(name).unwrap_or_default();
            t_args("af-place-display", &[("card", card.into()), ("n", (slot + 1).into())])
        }
        Spot::Deck => {
            let args = [("down", board.deck_left.into()), ("up", board.pile().into())];
            t_args("af-place-deck", &args)
        }
        Spot::Discarded(card) => {
            let n = board.discard[card.index()];
            t_args("af-place-discarded", &[("card", name(&card).into()), ("n", n.into())])
        }
        Spot::RaidGoods => t("af-raid-goods"),
        Spot::NoRaid => t("af-raid-nothing"),
        Spot::GoodsOf(seat, goods) => {
            let units = words::goods(goods, board.players[seat].goods.of(goods));
            owned(table, "af-place-goods", seat, &[("goods", units.into())])
        }
        Spot::CardOf(seat, card) => owned(table, "af-place-card", seat, &[("card", name(&card).into())]),
        Spot::GiveBack(fuel) => give_back(table, fuel),
    };
    capitalised(&text)
}

/// The rule of a place in a sentence.
pub(super) fn rule(table: &Table<'_>, spot: Spot) -> String {
    let (components, board) = (&table.about.setup.components, &table.about.view.board);
    let of_facility = |facility| words::facility_rule(components, facility);
    let of_card = |card: Tech| {
        let power = words::power(components, card);
        match words::discard_power(components, card) {
            Some(discard) => format!("{power} {discard}"),
            None => power,
        }
    };
    match spot {
        Spot::Station(facility) => of_facility(facility),
        Spot::Docked(ship) => match board.place(ship) {
            Place::Docked { facility, .. } => of_facility(facility),
            _ => String::new(),
        },
        Spot::Berth(_) | Spot::Circle(_) => of_facility(Facility::ColonistHub),
        Spot::OwnCard(card) | Spot::Discarded(card) | Spot::CardOf(_, card) => of_card(card),
        Spot::Display(slot) => {
            let card = board.display.get(usize::from(slot)).copied().flatten();
            card.map(of_card).unwrap_or_default()
        }
        Spot::Land(territory) => words::bonus(components, territory),
        Spot::Colonies(..) => words::control_rule(),
        Spot::Field(field) => words::field_rule(field),
        Spot::Relic => words::relic_rule(),
        Spot::Deck => of_facility(Facility::AlienArtifact),
        Spot::RaidGoods | Spot::NoRaid | Spot::GoodsOf(..) => of_facility(Facility::RaidersOutpost),
        Spot::Die(_) | Spot::GiveBack(_) => String::new(),
    }
}

/// A text about something of a player's.
fn owned(table: &Table<'_>, id: &str, seat: Seat, more: &[(&str, Value<'_>)]) -> String {
    let you = if table.about.you == Some(seat) { "yes" } else { "no" };
    let mut args = vec![("you", you.into()), ("name", seat_name(table.about.names, seat).into())];
    args.extend(more.iter().cloned());
    t_args(id, &args)
}

/// A ship with its owner: "Cleo's 3".
fn ship_of(table: &Table<'_>, seat: Seat, class: Class) -> String {
    owned(table, "af-ship-of", seat, &[("value", words::die(class).into())])
}

fn join(parts: Vec<String>) -> String {
    let parts: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    parts.join(", ")
}

fn ships_at(table: &Table<'_>, facility: Facility, of: Option<Seat>) -> Vec<Docked> {
    let there = table.about.view.board.docked_at(facility);
    there
        .filter(|docked| of.is_none_or(|seat| docked.seat == seat))
        .collect()
}

/// The ships at a facility, and the number of free ports.
fn ports(table: &Table<'_>, facility: Facility, of: Option<Seat>) -> Vec<String> {
    let ships = ships_at(table, facility, of);
    let free = usize::from(table.about.setup.ports[facility.index()]).saturating_sub(ships.len());
    let mut parts: Vec<String> = ships
        .iter()
        .map(|docked| ship_of(table, docked.seat, docked.class()))
        .collect();
    parts.push(t_args("af-ports-free", &[("n", free.into())]));
    parts
}

fn station(table: &Table<'_>, facility: Facility) -> String {
    let mut parts = vec![name(&facility)];
    if facility != Facility::ColonistHub {
        parts.push(facilities::note(table.about.setup, &table.about.view.board, facility));
        parts.extend(ports(table, facility, None));
    }
    join(parts)
}

fn docked(table: &Table<'_>, ship: Ship) -> String {
    for facility in Facility::ALL {
        let found = ships_at(table, facility, None);
        if let Some(docked) = found.iter().find(|docked| docked.ship == ship) {
            let ship = ship_of(table, docked.seat, docked.class());
            let args = [
                ("ship", ship.into()),
                ("facility", name(&facility).into()),
                ("port", (docked.port + 1).into()),
            ];
            return t_args("af-place-docked", &args);
        }
    }
    String::new()
}

fn berth(table: &Table<'_>, seat: Seat) -> String {
    let (setup, board) = (table.about.setup, &table.about.view.board);
    let args = [
        ("circle", board.players[seat].hub.into()),
        ("circles", setup.components.hub.circles.into()),
    ];
    let in_bay = board.ships_of(seat).filter(|(_, place)| *place == Place::Bay).count();
    let mut parts = vec![owned(table, "af-place-berth", seat, &args)];
    parts.extend(ports(table, Facility::ColonistHub, Some(seat)));
    if in_bay > 0 {
        parts.push(t_args("af-place-bay", &[("n", in_bay.into())]));
    }
    join(parts)
}

fn die(table: &Table<'_>, ship: Ship) -> String {
    let board = &table.about.view.board;
    let number = board.hand().position(|(of, _)| of == ship).unwrap_or(0) + 1;
    let class = board.class_in_hand(ship).unwrap_or(Class::plain(0));
    let args = [("n", number.into()), ("value", words::die(class).into())];
    owned(table, "af-place-die", board.active, &args)
}

fn land(table: &Table<'_>, territory: Territory) -> String {
    let (setup, board) = (table.about.setup, &table.about.view.board);
    let colonies = &board.colonies[territory.index()];
    let mut parts = vec![name(&territory)];
    if let Some(seat) = board.control(territory) {
        parts.push(owned(table, "af-place-control", seat, &[]));
    }
    for seat in setup.players.seats().filter(|&seat| colonies[seat] > 0) {
        parts.push(owned(table, "af-place-count", seat, &[("n", colonies[seat].into())]));
    }
    if parts.len() == 1 {
        parts.push(t("af-no-colony"));
    }
    let fields = Field::ALL
        .into_iter()
        .filter(|&field| board.has_field(field, territory));
    parts.extend(fields.map(|field| name(&field)));
    if board.flags.borrowed == Some(territory) {
        parts.push(t("af-borrowed"));
    }
    join(parts)
}

fn field_place(table: &Table<'_>, field: Field) -> String {
    let land = table.about.view.board.field(field);
    let land = land.as_ref().map_or_else(|| t("af-field-nowhere"), name);
    join(vec![name(&field), land])
}

fn give_back(table: &Table<'_>, fuel: u8) -> String {
    let Some(Prompt::ChooseSurplus { surplus }) = table.prompt else {
        return words::goods(Goods::Fuel, fuel);
    };
    let goods = Amount::new(fuel, surplus.saturating_sub(fuel));
    t_args("af-command-return", &[("goods", words::amount(goods).into())])
}
