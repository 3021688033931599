//! The headquarters: the spaces with their tiles in this round and the next one, and the order of the players.

use super::parts::{head, piece, row, tile};
use crate::{
    app::plain::panels::{Panel, Row, Section, Token},
    games::aqua_sphere::{Board, Engineer, Setup, Space},
    rules::Seat,
    text::{name, t, t_args},
};

pub(super) fn section(setup: &Setup, board: &Board) -> Section {
    let mut panels = vec![this_round(setup, board)];
    panels.extend(board.next.map(|program| next_round(setup, program)));
    panels.push(order(setup, board));
    Section {
        title: t("aq-section-headquarters"),
        width: 220.0,
        aligned: false,
        panels,
    }
}

/// The spaces with their tiles, the ways on, and the engineers there.
fn this_round(setup: &Setup, board: &Board) -> Panel {
    let space = |space: Space| {
        let mut row = vec![
            Token::Words(name(&space)),
            tile(board.tile(setup, space)),
            Token::Dim(ways(setup, space)),
        ];
        row.extend(engineers(setup, board, Engineer::On(space)));
        row
    };
    let mut rows: Vec<Row> = Space::ALL.map(space).to_vec();
    let waiting: Row = engineers(setup, board, Engineer::Start).collect();
    if !waiting.is_empty() {
        let to = t_args("aq-starting", &[("spaces", names(setup, Engineer::Start).into())]);
        rows.insert(0, row(Token::Dim(to), waiting, "aq-nobody"));
    }
    plain(t("aq-this-round"), rows)
}

fn next_round(setup: &Setup, program: u8) -> Panel {
    let space = |space: Space| vec![Token::Words(name(&space)), tile(setup.components.tile(program, space))];
    plain(t("aq-next-round"), Space::ALL.map(space).to_vec())
}

/// The turn order of this round, and that of the next one as far as it is known.
fn order(setup: &Setup, board: &Board) -> Panel {
    let seats = |seats: &[Seat]| seats.iter().map(|&seat| piece(setup, seat)).collect::<Row>();
    let rows = vec![
        row(head("aq-order-now"), seats(&board.order), "aq-nobody"),
        row(head("aq-order-next"), seats(&board.passed), "aq-nobody-passed"),
    ];
    plain(t("aq-order"), rows)
}

/// A panel that says what it shows.
const fn plain(title: String, rows: Vec<Row>) -> Panel {
    Panel {
        title,
        note: String::new(),
        owner: None,
        rows,
        rule: String::new(),
    }
}

/// The engineers at a place.
fn engineers(setup: &Setup, board: &Board, at: Engineer) -> impl Iterator<Item = Token> {
    let there = setup
        .players
        .seats()
        .filter(move |&seat| board.players[seat].engineer == at);
    there.map(|seat| piece(setup, seat))
}

/// The spaces that the arrows lead to from a space; at an exit that one passes there.
fn ways(setup: &Setup, space: Space) -> String {
    let from = Engineer::On(space);
    if setup.components.hq.is_exit(from) {
        return t("aq-exit");
    }
    t_args("aq-ways", &[("spaces", names(setup, from).into())])
}

fn names(setup: &Setup, from: Engineer) -> String {
    let names: Vec<String> = setup.components.hq.after(from).iter().map(name).collect();
    names.join(", ")
}
