//! The fields of a position, in the order of a turn's life: turn, question, seats, planet, cards, flags of the turn.

use super::super::{Field, Player, Setup, Table, Tech, TechSet, Territory, TurnFlags};
use super::words::{Read, Reader, Writer};
use crate::rules::{
    PerSeat, Seat,
    words::{Form, Given, Places, PositionField, PositionFields, Subject, Words, field, parse, text},
};

const TERRITORIES: Subject<Setup> = Subject {
    rows: |_| 0..Territory::COUNT,
    write: |at, line| Territory::ALL[at].write(line),
    read: |line| line.read().map(Territory::index),
    again: false,
};
const FIELDS: Subject<Setup> = Subject {
    rows: |_| 0..Field::COUNT,
    write: |which, line| Field::ALL[which].write(line),
    read: |line| line.read().map(Field::index),
    again: false,
};

/// The fields before the seats.
pub(super) const TURN: PositionFields<Setup, Table> = &[&[
    field!("turn", |table| table.turn),
    field!("active", |table| table.active),
    field!("first", |table| table.first),
    field!("asked", |table| table.prompt, Given),
    PositionField::new(
        "ending",
        Subject::ONE,
        |table, _, line| write_ending(table, true, line),
        read_ending,
    ),
    PositionField::new(
        "over",
        Subject::ONE,
        |table, _, line| write_ending(table, false, line),
        read_ending,
    ),
]];

/// The clauses of a seat, but for its ships.
pub(super) const PLAYER: PositionFields<Setup, Player> = &[&[
    field!("fuel", |player| player.goods.fuel),
    field!("ore", |player| player.goods.ore),
    field!("supply", |player| player.supply),
    field!("hub", |player| player.hub),
    PositionField::new(
        "cards",
        Subject {
            again: true,
            ..Subject::ONE
        },
        |player, _, line| {
            write_cards(player.cards, line);
            true
        },
        |player, _, line| read_cards(&mut player.cards, line),
    ),
]];

/// The fields after the Relic Ship.
pub(super) const PLANET: PositionFields<Setup, Table> = &[
    &[field!("teleported", |table| table.teleported, Given)],
    &[field!("colonies" TERRITORIES, |table, at| table.colonies[at], Colonies)],
    &[field!("field" FIELDS, |table, which| table.fields[which], Given)],
    &[
        field!("display", |table| table.display, Places),
        field!("discard", |table| table.discard, Thrown),
    ],
];

/// A mark of the turn: its word alone.
macro_rules! mark {
    ($key:literal, $mark:ident) => {
        PositionField::new(
            $key,
            Subject::ONE,
            |flags, _, _| flags.$mark,
            |flags, _, _| {
                flags.$mark = true;
                Ok(())
            },
        )
    };
}

/// The clauses of `flags`.
pub(super) const FLAGS: PositionFields<Setup, TurnFlags> = &[&[
    field!("credit", |flags| flags.credit),
    field!("cycles", |flags| flags.cycles),
    field!("hub-docked", |flags| flags.hub_docked),
    mark!("discard-used", discard_used),
    mark!("asimov-used", asimov_used),
    mark!("hub-excess", hub_excess),
    mark!("mine-docked", mine_docked),
    mark!("relic-bought", relic_bought),
    field!("borrowed", |flags| flags.borrowed, Given),
    PositionField::new(
        "used",
        Subject::ONE,
        |flags, _, line| {
            write_cards(flags.used, line);
            !flags.used.is_empty()
        },
        |flags, _, line| read_cards(&mut flags.used, line),
    ),
]];

/// Writes the end that is near, or the one that has come.
fn write_ending(table: &Table, near: bool, line: &mut Writer<'_>) -> bool {
    let ending = table.ending.filter(|_| table.prompt.is_some() == near);
    Given.write(ending, line);
    ending.is_some()
}

fn read_ending(table: &mut Table, _: usize, line: &mut Reader<'_>) -> Read {
    table.ending = Some(line.read()?);
    Ok(())
}

fn write_cards(cards: TechSet, line: &mut Writer<'_>) {
    cards.iter().collect::<Vec<Tech>>().write(line);
}

/// Takes the cards that come next, of which none is in the set yet; `-` for none.
fn read_cards(cards: &mut TechSet, line: &mut Reader<'_>) -> Read {
    if line.take("-") {
        return Ok(());
    }
    while line
        .peek()
        .is_some_and(|word| parse::<_, Tech>(line.setup, word).is_ok())
    {
        if !cards.insert(line.read()?) {
            return Err(line.wrong("each card once"));
        }
    }
    Ok(())
}

/// Colonies on a territory: `A2 B1`.
struct Colonies;

impl Form<Setup, PerSeat<u8>> for Colonies {
    fn write(&self, there: PerSeat<u8>, line: &mut Writer<'_>) {
        for owner in line.setup.players.seats().filter(|&owner| there[owner] > 0) {
            line.word(format!("{}{}", text(line.setup, &owner), there[owner]));
        }
    }
    fn read(&self, line: &mut Reader<'_>) -> Read<PerSeat<u8>> {
        let mut there = PerSeat::default();
        line.list(|line| {
            let found = line.next().and_then(|word| {
                let (owner, count) = word.split_at_checked(1)?;
                Some((parse::<_, Seat>(line.setup, owner).ok()?, count.parse::<u8>().ok()?))
            });
            let (owner, count) = found.ok_or_else(|| line.wrong("a seat and its colonies, such as A2"))?;
            if there[owner] > 0 {
                return Err(line.error(format!("the colonies of {} are told twice", text(line.setup, &owner))));
            }
            there[owner] = count;
            Ok(())
        })?;
        Ok(there)
    }
}

/// The discard pile in the order of types.
struct Thrown;

impl Form<Setup, [u8; Tech::COUNT]> for Thrown {
    fn write(&self, pile: [u8; Tech::COUNT], line: &mut Writer<'_>) {
        let of_type = |card: Tech| std::iter::repeat_n(card, pile[card.index()].into());
        Tech::ALL.into_iter().flat_map(of_type).collect::<Vec<_>>().write(line);
    }
    fn read(&self, line: &mut Reader<'_>) -> Read<[u8; Tech::COUNT]> {
        let mut pile = [0_u8; Tech::COUNT];
        for card in line.read::<Vec<Tech>>()? {
            pile[card.index()] = pile[card.index()].saturating_add(1);
        }
        Ok(pile)
    }
}
