//! The fields of a position, in the order of a turn's life: turn, question, seats, planet, cards, flags of the turn.

use super::super::{
    Board, Ending, Field, Place, Player, Setup, State, Tech, TechSet, Territory, TurnFlags, deal::in_order,
};
use super::fleet::read_relic;
use super::words::{Read, Reader, Writer};
use crate::rules::{
    PerSeat, Seat,
    words::{Filled, Form, Given, Pile, Places, Plain, PositionFields, Subject, Words, field, mark, parse, text},
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

/// Told by any number of lines.
const AGAIN: Subject<Setup> = Subject {
    again: true,
    ..Subject::ONE
};

/// The fields before the seats.
pub(super) const TURN: PositionFields<Setup, Board> = &[&[
    field!("turn", |board| board.turn),
    field!("active", |board| board.active),
    field!("first", |board| board.first),
    field!("asked", |board| board.prompt, Given),
    field!("ending", |board| ending(board, true), Given, read_ending),
    field!("over", |board| ending(board, false), Given, read_ending),
]];

/// The clauses of a seat, but for its ships.
pub(super) const PLAYER: PositionFields<Setup, Player> = &[&[
    field!("fuel", |player| player.goods.fuel),
    field!("ore", |player| player.goods.ore),
    field!("supply", |player| player.supply),
    field!("hub", |player| player.hub),
    field!("cards" AGAIN, |player| in_row(player.cards), Plain, |player, _, line| read_cards(&mut player.cards, line)),
]];

/// The fields after the seats.
pub(super) const PLANET: PositionFields<Setup, Board> = &[
    &[field!("relic", |board| relic(board), Given, read_relic)],
    &[field!("teleported", |board| board.teleported, Given)],
    &[field!("colonies" TERRITORIES, |board, at| board.colonies[at], Colonies)],
    &[field!("field" FIELDS, |board, which| board.fields[which], Given)],
    &[
        field!("display", |board| board.display, Places),
        field!("discard", |board| in_order(board.discard), Plain, read_discard),
    ],
];

/// The fields that lie face down.
pub(super) const HIDDEN: PositionFields<Setup, State> = &[&[field!(
    "deck",
    |state| (state.deck, state.board.deck_left),
    Pile(Tech::AlienCity)
)]];

/// The clauses of `flags`.
pub(super) const FLAGS: PositionFields<Setup, TurnFlags> = &[&[
    field!("credit", |flags| flags.credit),
    field!("cycles", |flags| flags.cycles),
    field!("hub-docked", |flags| flags.hub_docked),
    mark!("discard-used", |flags| flags.discard_used),
    mark!("asimov-used", |flags| flags.asimov_used),
    mark!("hub-excess", |flags| flags.hub_excess),
    mark!("mine-docked", |flags| flags.mine_docked),
    field!("borrowed", |flags| flags.borrowed, Given),
    field!("used", |flags| in_row(flags.used), Filled(Plain), |flags, _, line| {
        read_cards(&mut flags.used, line)
    }),
]];

/// The end that is near, or the one that has come.
fn ending(board: &Board, near: bool) -> Option<Ending> {
    board.ending.filter(|_| board.prompt.is_some() == near)
}

fn read_ending(board: &mut Board, _: usize, line: &mut Reader<'_>) -> Read {
    board.ending = Some(line.read()?);
    Ok(())
}

fn in_row(cards: TechSet) -> Vec<Tech> {
    cards.iter().collect()
}

/// The holder of the Relic Ship, and where it is.
fn relic(board: &Board) -> Option<(Seat, Place)> {
    board.relic.map(|relic| (relic.holder, relic.place))
}

/// Takes the cards that come next, of which none is in the set yet; `-` for none.
fn read_cards(cards: &mut TechSet, line: &mut Reader<'_>) -> Read {
    if line.take("-") {
        return Ok(());
    }
    while let Some(card) = line.attempt(Reader::read) {
        if !cards.insert(card) {
            return Err(line.wrong("each card once"));
        }
    }
    Ok(())
}

fn read_discard(board: &mut Board, _: usize, line: &mut Reader<'_>) -> Read {
    for card in line.read::<Vec<Tech>>()? {
        let count = &mut board.discard[card.index()];
        *count = count.saturating_add(1);
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
