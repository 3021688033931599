//! Every place and every player in words: what it is, what lies there, its rule.

use super::spots::FrontierSpot as Spot;
use super::table::Table;
use super::{facts, sheet};
use crate::games::alien_frontiers::{Board, Class, Docked, Facility, Field, Place, Ship, State, Tech, Territory};
use crate::rules::Seat;
use crate::text::{About, alien_frontiers as words, capitalised, name, say, t};

/// A place and what lies there, as it is read aloud.
pub(super) fn label(table: &Table<'_>, spot: Spot) -> String {
    let (about, board) = (&table.scene.about, table.board);
    let name = match spot {
        Spot::Circle(seat) | Spot::Colonies(seat, _) | Spot::UnitOf(seat, ..) | Spot::CardOf(seat, _) => seat,
        _ => table.owner,
    };
    let (you, one) = (about.is_you(name), |goods| words::goods(goods, 1));
    let last = table.setup.components.hub.circles;
    let text = match spot {
        Spot::Station(facility) => station(table, facility),
        Spot::Docked(ship) => docked(table, ship),
        Spot::Berth(seat) => berth(table, seat),
        Spot::Circle(_) => say!(about, "af-place-circle", you, name, circle = last),
        Spot::Die(ship) => die(table, ship),
        Spot::OwnCard(card) | Spot::CardOf(_, card) => say!(about, "af-place-card", you, name, card),
        Spot::Land(territory) => land(table, territory),
        Spot::Colonies(seat, territory) => {
            let n = board.colonies[territory.index()][seat];
            say!(about, "af-place-colonies", you, name, n, territory)
        }
        Spot::Field(field) => join([self::name(&field), place_of(board, field, self::name)]),
        Spot::Relic => {
            let (ship, territory) = (words::relic_ship(), Territory::BurroughsDesert);
            say!(about, "af-place-relic", ship, territory)
        }
        Spot::Display(slot) => say!(about, "af-place-display", card = shown(board, slot), n = slot + 1),
        Spot::Deck => say!(about, "af-face-down", n = board.deck_left),
        Spot::Pile => pile(board),
        Spot::Discarded(card) => say!(about, "af-place-discarded", card, n = board.discard[card.index()]),
        Spot::RaidGoods => t("af-raid-goods"),
        Spot::NoRaid => t("af-raid-nothing"),
        Spot::UnitOf(seat, goods, index) => {
            let (of, goods) = (board.players[seat].goods.of(goods), one(goods));
            say!(about, "af-place-unit", you, name, goods, n = index + 1, of)
        }
        Spot::Loot(index) => {
            let (name, goods) = sheet::loot(&table.scene).get(usize::from(index)).copied().unzip();
            say!(about, "af-place-loot", n = index + 1, name, goods = goods.map(one))
        }
        Spot::Surplus(goods, index) => say!(about, "af-place-surplus", goods = one(goods), n = index + 1),
        Spot::GiveBack => t("af-give-back"),
    };
    capitalised(&text)
}

/// The rule of a place in a sentence.
pub(super) fn rule(table: &Table<'_>, spot: Spot) -> String {
    let (components, board) = (&table.setup.components, table.board);
    let of_facility = |facility| words::facility_rule(components, facility);
    let of_card = |card: Tech| match words::discard_power(components, card) {
        Some(discard) => format!("{} {discard}", words::power(components, card)),
        None => words::power(components, card),
    };
    match spot {
        Spot::Station(facility) => of_facility(facility),
        Spot::Docked(ship) => match board.place(ship) {
            Place::Docked { facility, .. } => of_facility(facility),
            _ => String::new(),
        },
        Spot::Berth(_) | Spot::Circle(_) => of_facility(Facility::ColonistHub),
        Spot::OwnCard(card) | Spot::Discarded(card) | Spot::CardOf(_, card) => of_card(card),
        Spot::Display(slot) => shown(board, slot).map(of_card).unwrap_or_default(),
        Spot::Land(territory) => words::bonus(components, territory),
        Spot::Colonies(..) => words::control_rule(),
        Spot::Field(field) => words::field_rule(field),
        Spot::Relic => words::relic_rule(),
        Spot::Deck => of_facility(Facility::AlienArtifact),
        Spot::RaidGoods | Spot::NoRaid | Spot::UnitOf(..) => of_facility(Facility::RaidersOutpost),
        Spot::Loot(_) => t("af-rule-loot"),
        Spot::Pile => t("af-rule-pile"),
        Spot::Die(_) | Spot::Surplus(..) | Spot::GiveBack => String::new(),
    }
}

/// "Controls Lem Badlands, Pohl Foothills"; empty without any.
pub(super) fn controlled(board: &Board, seat: Seat) -> String {
    let own = |territory: &Territory| board.control(*territory) == Some(seat);
    let territories = join(Territory::ALL.into_iter().filter(own).map(|land| name(&land)));
    if territories.is_empty() {
        return territories;
    }
    say!(&(), "af-controls", territories)
}

/// A player's goods, ships, colonies and cards.
pub(super) fn player(about: About<'_, State>, seat: Seat) -> String {
    let board = &about.view.board;
    let player = &board.players[seat];
    let ships = say!(&about, "af-ships", n = player.fleet(), of = player.ships.len());
    let colonies = say!(&about, "af-colonies-left", n = player.supply);
    let relic = board.relic.filter(|relic| relic.holder == seat);
    let parts = [words::amount(player.goods), ships, colonies].into_iter();
    let parts = parts.chain(relic.map(|_| words::relic_ship()));
    join(parts.chain(player.cards.iter().map(|card| name(&card))))
}

/// The card in a place of the display.
pub(super) fn shown(board: &Board, slot: u8) -> Option<Tech> {
    board.display.get(usize::from(slot)).copied().flatten()
}

/// The territory of a field, called so, or that it is not in play.
pub(super) fn place_of(board: &Board, field: Field, called: impl Fn(&Territory) -> String) -> String {
    let land = board.field(field);
    land.as_ref().map_or_else(|| t("af-field-nowhere"), called)
}

/// A ship with its owner: "Cleo's 3".
fn ship_of(table: &Table<'_>, docked: &Docked) -> String {
    let (about, value) = (&table.scene.about, words::die(docked.class()));
    let (you, name) = (about.is_you(docked.seat), docked.seat);
    say!(about, "af-ship-of", you, name, value)
}

fn join(parts: impl IntoIterator<Item = String>) -> String {
    let parts: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    parts.join(", ")
}

/// The ships at a facility, and the number of free ports.
fn ports(table: &Table<'_>, facility: Facility, of: Option<Seat>) -> Vec<String> {
    let there = table.board.docked_at(facility);
    let ships = there.filter(|docked| of.is_none_or(|seat| docked.seat == seat));
    let mut parts: Vec<String> = ships.map(|docked| ship_of(table, &docked)).collect();
    let free = usize::from(table.setup.ports[facility.index()]).saturating_sub(parts.len());
    parts.push(say!(&(), "af-ports-free", n = free));
    parts
}

fn station(table: &Table<'_>, facility: Facility) -> String {
    let mut parts = vec![name(&facility)];
    if facility != Facility::ColonistHub {
        parts.push(facts::note(table, facility));
        parts.extend(ports(table, facility, None));
    }
    join(parts)
}

fn docked(table: &Table<'_>, ship: Ship) -> String {
    let Place::Docked { facility, port, .. } = table.board.place(ship) else {
        return String::new();
    };
    let found = table.board.docked_at(facility).find(|docked| docked.ship == ship);
    let ship = found.map(|docked| ship_of(table, &docked));
    say!(&(), "af-place-docked", ship, facility, port = port + 1)
}

fn berth(table: &Table<'_>, seat: Seat) -> String {
    let (about, board) = (&table.scene.about, table.board);
    let (circle, circles) = (board.players[seat].hub, table.setup.components.hub.circles);
    let in_bay = board.ships_of(seat).filter(|(_, place)| *place == Place::Bay).count();
    let you = about.is_you(seat);
    let mut parts = vec![say!(about, "af-place-berth", you, name = seat, circle, circles)];
    parts.extend(ports(table, Facility::ColonistHub, Some(seat)));
    if in_bay > 0 {
        parts.push(say!(about, "af-place-bay", n = in_bay));
    }
    join(parts)
}

fn die(table: &Table<'_>, ship: Ship) -> String {
    let (about, board) = (&table.scene.about, table.board);
    let n = board.hand().position(|(of, _)| of == ship).unwrap_or(0) + 1;
    let value = words::die(board.class_in_hand(ship).unwrap_or(Class::plain(0)));
    let (you, name) = (about.is_you(board.active), board.active);
    say!(about, "af-place-die", you, name, n, value)
}

fn land(table: &Table<'_>, territory: Territory) -> String {
    let (about, board) = (&table.scene.about, table.board);
    let colonies = &board.colonies[territory.index()];
    let mut parts = vec![name(&territory)];
    let control = board.control(territory);
    parts.extend(control.map(|seat| about.of_seat("af-place-control", seat)));
    let some = table.setup.players.seats().filter(|&seat| colonies[seat] > 0);
    parts.extend(some.map(|seat| {
        let (you, n) = (about.is_you(seat), colonies[seat]);
        say!(about, "af-place-count", you, name = seat, n)
    }));
    if parts.len() == 1 {
        parts.push(t("af-no-colony"));
    }
    let here = |field: &Field| board.has_field(*field, territory);
    parts.extend(Field::ALL.into_iter().filter(here).map(|field| name(&field)));
    if board.flags.borrowed == Some(territory) {
        parts.push(t("af-borrowed"));
    }
    join(parts)
}

/// The discard pile with all cards in it.
fn pile(board: &Board) -> String {
    let some = Tech::ALL.into_iter().zip(board.discard).filter(|(_, count)| *count > 0);
    let of = |(card, count): (Tech, u8)| match count {
        1 => name(&card),
        n => format!("{} ×{n}", name(&card)),
    };
    let all = say!(&(), "af-place-pile", n = board.pile());
    join([all].into_iter().chain(some.map(of)))
}
