//! The Station: its Sectors in the order of the ring, with all that lies there.

use super::parts::{count, head, number, piece, pieces, row, share, tile};
use crate::{
    app::{
        look::glyphs,
        plain::panels::{Panel, Row, Section, TagTone, Token},
    },
    games::aqua_sphere::{Area, Board, Pool, RING, Sector, Setup},
    rules::{MAX_SEATS, Seat},
    text::{aqua_sphere as words, name, t, t_args},
};

/// All Sectors, clockwise.
pub(super) fn section(setup: &Setup, board: &Board) -> Section {
    Section {
        title: t("aq-section-station"),
        width: 220.0,
        aligned: true,
        panels: (0..RING).map(|position| panel(setup, board, position)).collect(),
    }
}

fn panel(setup: &Setup, board: &Board, position: usize) -> Panel {
    let sector = board.ring[position];
    let area = board.area(sector);
    let card = area.research.last().copied();
    let mut rows = vec![
        goods(area.goods),
        row(
            head("aq-control"),
            area.control.map(|seat| piece(setup, seat)),
            "aq-nobody",
        ),
        charging(setup, area),
        submarines(setup, area),
        scientists(setup, board, sector),
        card_on_top(area),
        expansion_on_top(setup, area),
        vec![head("aq-white-area"), tile(setup.components.sector(sector).white)],
        lock(setup, board, position),
        to_come(setup, board, position),
    ];
    rows.retain(|row| !row.is_empty());
    Panel {
        title: name(&sector),
        note: String::new(),
        owner: area.control.filter(|&seat| setup.players.contains(seat)),
        rows,
        rule: card.map_or_else(String::new, |card| {
            let rule = words::card_rule(&setup.components, card);
            t_args(
                "aq-card-rule",
                &[("card", words::card(card).into()), ("rule", rule.into())],
            )
        }),
    }
}

/// Time, crystals and octopods with their pictures.
pub(super) fn goods_row(pool: Pool) -> Row {
    let some = [
        (pool.time, &glyphs::TIME_MACHINE, "aq-time"),
        (pool.crystals, &glyphs::CRYSTAL, "aq-crystals"),
        (pool.octopods, &glyphs::OCTOPOD, "aq-octopods"),
    ];
    let some = some.into_iter().filter(|(n, ..)| *n > 0);
    some.map(|(n, glyph, id)| count(glyph, number(id, n))).collect()
}

/// Everything in a Sector.
fn goods(pool: Pool) -> Row {
    if pool == Pool::default() {
        vec![head("aq-no-goods")]
    } else {
        goods_row(pool)
    }
}

/// The charging station: how many bots it holds, and whose they are.
fn charging(setup: &Setup, area: &Area) -> Row {
    let bots = (0..MAX_SEATS)
        .map(Seat::wrapping)
        .map(|seat| (seat, area.station[seat]));
    let there: u8 = area.station.0.iter().sum();
    let limit = setup.components.numbers.limit(setup.players);
    let bots = bots.filter(|(_, n)| *n > 0).map(|(seat, n)| pieces(setup, seat, n));
    row(Token::Dim(share("aq-charging", there, limit)), bots, "aq-nobody")
}

/// The submarines in their slots, the price of the next slot and those of the others.
fn submarines(setup: &Setup, area: &Area) -> Row {
    let there = area.submarines.iter().map(|&seat| piece(setup, seat));
    let mut free = setup.components.slots.costs.iter().skip(area.submarines.len());
    let next = free.next().map(|&price| Token::Tag {
        text: number("aq-time", price),
        tone: TagTone::Plain,
    });
    let later: Vec<String> = free.map(u8::to_string).collect();
    let later = (!later.is_empty()).then(|| Token::Dim(t_args("aq-then", &[("prices", later.join(", ").into())])));
    row(
        count(&glyphs::SUBMARINE, t("aq-slots")),
        there.chain(next).chain(later),
        "aq-nothing",
    )
}

fn scientists(setup: &Setup, board: &Board, sector: Sector) -> Row {
    let here = |seat: &Seat| board.players[*seat].scientist.0 == sector;
    let seats = setup.players.seats().filter(here);
    row(head("aq-scientists"), seats.map(|seat| piece(setup, seat)), "aq-nobody")
}

/// The number of cards or expansions below the one on top.
fn below(stack: usize) -> Option<Token> {
    (stack > 1).then(|| Token::Dim(number("aq-below", stack as u16 - 1)))
}

fn card_on_top(area: &Area) -> Row {
    let top = area.research.last();
    let card = top.map_or_else(|| t("aq-no-card-left"), |&card| words::card(card));
    let row = [count(&glyphs::CARD, card)].into_iter();
    row.chain(below(area.research.len())).collect()
}

fn expansion_on_top(setup: &Setup, area: &Area) -> Row {
    let top = area.expansions.last();
    let expansion = top.map_or_else(
        || t("aq-no-expansion-left"),
        |&which| words::expansion(&setup.components, which),
    );
    let row = [count(&glyphs::LAB, expansion)].into_iter();
    row.chain(below(area.expansions.len())).collect()
}

/// The lock to the next Sector clockwise.
fn lock(setup: &Setup, board: &Board, position: usize) -> Row {
    let next = board.ring[(position + 1) % RING];
    let price = setup.components.sector(board.ring[position]).lock;
    let to = t_args("aq-lock-to", &[("sector", name(&next).into()), ("n", price.into())]);
    vec![count(&glyphs::LOCK, to)]
}

/// The goods that come here after the round.
fn to_come(setup: &Setup, board: &Board, position: usize) -> Row {
    let Some(pool) = board.to_come(setup, position) else {
        return Vec::new();
    };
    let drifts = board.drifts_to(setup, position);
    let submarine = drifts.then(|| count(&glyphs::SUBMARINE, t("aq-neutral-submarine")));
    let mut row = vec![head("aq-to-come"), Token::Words(words::goods(pool))];
    row.extend(submarine);
    row
}
