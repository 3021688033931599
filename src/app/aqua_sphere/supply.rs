//! Supply, decks, red lines, what symbols do, and what is not known for certain.

use super::{
    parts::{count, number, tile},
    station::goods_row,
};
use crate::{
    app::{
        look::glyphs,
        plain::panels::{Panel, Row, Section},
    },
    games::aqua_sphere::{Board, Setup, Symbol},
    text::{aqua_sphere as words, capitalised, t, t_args},
};

/// The programming tiles with the jobs of their bots.
pub(super) fn jobs(setup: &Setup, board: &Board) -> Section {
    let panel = |symbol: Symbol| Panel {
        title: capitalised(&words::job(symbol)),
        note: String::new(),
        owner: None,
        rows: vec![vec![tile(symbol)]],
        rule: words::symbol_rule(setup, board, symbol),
    };
    Section {
        title: t("aq-section-jobs"),
        width: 188.0,
        aligned: false,
        panels: Symbol::ALL.map(panel).to_vec(),
    }
}

/// All that nobody has.
pub(super) fn section(setup: &Setup, board: &Board) -> Section {
    let decks = vec![
        count(&glyphs::CARD, number("aq-cards-left", board.research_left)),
        count(&glyphs::LAB, number("aq-expansions-left", board.expansions_left)),
    ];
    let goods = if setup.options.finite_supply {
        goods_row(board.general)
    } else {
        Row::new()
    };
    let mut panels = vec![
        panel("aq-supply", goods, String::new()),
        panel("aq-decks", decks, String::new()),
        panel("aq-red-lines", Row::new(), lines(setup)),
    ];
    let doubts = words::doubts(&setup.components);
    if !doubts.is_empty() {
        let fields = t_args("tile-provisional", &[("fields", doubts.into())]);
        panels.push(panel("aq-box", Row::new(), fields));
    }
    Section {
        title: t("aq-section-supply"),
        width: 250.0,
        aligned: false,
        panels,
    }
}

fn panel(title: &str, row: Row, rule: String) -> Panel {
    Panel {
        title: t(title),
        note: String::new(),
        owner: None,
        rows: if row.is_empty() { Vec::new() } else { vec![row] },
        rule,
    }
}

/// The spaces with a red line before them, and what a line asks.
pub(super) fn lines(setup: &Setup) -> String {
    let score = &setup.components.score;
    let spaces = (1..=score.lap).filter(|&space| score.is_line(space));
    let spaces: Vec<String> = spaces.map(|space| space.to_string()).collect();
    t_args(
        "aq-red-lines-rule",
        &[("spaces", spaces.join(", ").into()), ("lap", score.lap.into())],
    )
}
