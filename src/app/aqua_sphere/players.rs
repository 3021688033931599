//! The players: their cards in the rail, the scoring as it would be now, and their research cards.

use super::parts::{count, number, share, tag, tile};
use crate::{
    app::{
        look::glyphs,
        plain::panels::{Panel, PlayerCard, Row, Section, TagTone, Token},
    },
    games::aqua_sphere::{Board, LAB, OwnCard, Player, ROUNDS, SUBMARINES, Sector, Setup, Sources, State},
    rules::Seat,
    text::{About, aqua_sphere as words, outcome, seat_name, t, t_args},
};

/// A player's card.
pub(super) fn card(setup: &Setup, board: &Board, seat: Seat) -> PlayerCard {
    let player = &board.players[seat];
    let lab = board.capacity(setup, seat);
    let goods = vec![
        count(&glyphs::TIME_MACHINE, share("aq-time-of", player.time, lab.time)),
        count(&glyphs::CRYSTAL, share("aq-crystals-of", player.crystals, lab.crystals)),
    ];
    let out = vec![
        count(&glyphs::ROBOT, number("aq-bots-left", player.bots)),
        count(
            &glyphs::SUBMARINE,
            share("aq-submarines-out", player.submarines, SUBMARINES as u16),
        ),
    ];
    let line = next_line(setup, board, seat).map(|line| Token::Dim(number("aq-next-line", line)));
    let places = [
        share("aq-expansions-of", player.expansions.len() as u16, LAB as u16),
        share("aq-cards-of", player.cards.len() as u16, lab.research),
    ];
    let cards = player.cards.iter().map(|&own| tag(own));
    let mut rows: Vec<Row> = vec![
        line.into_iter().collect(),
        goods,
        out,
        vec![Token::Dim(counted(setup, player))],
        programmed(player),
        laboratory(setup, board, seat),
        places.map(Token::Dim).into_iter().chain(cards).collect(),
    ];
    rows.retain(|row| !row.is_empty());
    PlayerCard {
        seat,
        score: player.points().into(),
        sources: sources(player.points),
        remark: controlled(board, seat),
        rows,
    }
}

/// The number of bots in play, and how many of them count: "7 in play, 4 count".
pub(super) fn counted(setup: &Setup, player: &Player) -> String {
    share("aq-in-play", player.bots_gone(), open_number(setup, player))
}

/// The largest number of bots that counts with the submarines that are out.
pub(super) fn open_number(setup: &Setup, player: &Player) -> u8 {
    let column = usize::from(player.submarines).checked_sub(1);
    let open = column.and_then(|column| setup.components.score.bot_columns.get(column));
    open.copied().unwrap_or(0)
}

fn programmed(player: &Player) -> Row {
    if player.programmed.is_empty() {
        return vec![Token::Dim(t("aq-nothing-programmed"))];
    }
    player.programmed.iter().map(tile).collect()
}

/// The letters of the lab, and the octopods that it holds.
fn laboratory(setup: &Setup, board: &Board, seat: Seat) -> Row {
    let letters: Vec<&str> = board.letters(setup, seat).iter().map(<&str>::from).collect();
    let tanks = board.capacity(setup, seat).octopods;
    vec![
        count(
            &glyphs::LAB,
            t_args("aq-letters", &[("letters", letters.join(" ").into())]),
        ),
        count(&glyphs::OCTOPOD, number("aq-tanks", tanks)),
    ]
}

/// The next red line on the way of a seat.
pub(super) fn next_line(setup: &Setup, board: &Board, seat: Seat) -> Option<u16> {
    let (score, at) = (&setup.components.score, board.players[seat].points());
    (at + 1..=at.saturating_add(score.lap)).find(|&space| score.is_line(space))
}

/// Points by source, without those of nothing. The names are those of the result.
pub(super) fn sources(points: Sources) -> Vec<(String, i32)> {
    let some = points.named().into_iter().filter(|(_, points)| *points != 0);
    some.map(|(source, points)| (outcome::source(source), points.into()))
        .collect()
}

/// "Controls A, C"; empty without any.
pub(super) fn controlled(board: &Board, seat: Seat) -> String {
    let own = |sector: &Sector| board.area(*sector).control == Some(seat);
    let letters: Vec<&str> = Sector::ALL.into_iter().filter(own).map(<&str>::from).collect();
    if letters.is_empty() {
        return String::new();
    }
    t_args("aq-controls", &[("sectors", letters.join(", ").into())])
}

/// The scoring of the round as it would be now; in the last round the final scoring as well.
pub(super) fn scoring(about: About<'_, State>) -> Section {
    let (setup, board) = (about.setup, &about.view.board);
    let scores = board.round_scores(setup);
    let last = usize::from(board.round()) >= ROUNDS;
    let panel = |seat: Seat| {
        let (score, end) = (scores[seat], board.final_scores(setup, seat));
        let mut parts = vec![
            ("majority", score.majority),
            ("bots", score.bots),
            ("crystals", score.crystals),
            ("octopods", score.octopods),
        ];
        if last {
            parts.extend([
                ("submarines", end.submarines),
                ("lab", end.letters + end.lab),
                ("time_left", end.time),
            ]);
        }
        let sum: i16 = parts.iter().map(|(_, points)| points).sum();
        Panel {
            title: seat_name(about.names, seat),
            note: signed(sum),
            owner: Some(seat),
            rows: vec![parts.into_iter().map(part).collect()],
            rule: String::new(),
        }
    };
    Section {
        title: t("aq-section-scoring"),
        width: 188.0,
        aligned: false,
        panels: setup.players.seats().map(panel).collect(),
    }
}

/// A source with its points, which stand back if there are none.
fn part((source, points): (&str, i16)) -> Token {
    let source = outcome::source(source);
    let text = t_args(
        "aq-scores",
        &[("source", source.into()), ("points", signed(points).into())],
    );
    if points == 0 {
        Token::Dim(text)
    } else {
        Token::Words(text)
    }
}

/// A number with its sign.
pub(super) fn signed(points: i16) -> String {
    if points < 0 {
        format!("−{}", points.unsigned_abs())
    } else {
        format!("+{points}")
    }
}

/// The research cards of one player with what they do.
pub(super) fn cards(about: About<'_, State>, seat: Seat) -> Section {
    let title = if about.you == Some(seat) {
        t("aq-section-own-cards")
    } else {
        t_args("aq-section-cards-of", &[("name", seat_name(about.names, seat).into())])
    };
    let panel = |own: &OwnCard| Panel {
        title: words::card(own.card),
        note: String::new(),
        owner: None,
        rows: if own.used {
            vec![vec![Token::Tag {
                text: t("aq-used"),
                tone: TagTone::Hazard,
            }]]
        } else {
            Vec::new()
        },
        rule: words::card_rule(&about.setup.components, own.card),
    };
    let mut panels: Vec<Panel> = about.view.board.players[seat].cards.iter().map(panel).collect();
    if panels.is_empty() {
        panels.push(Panel {
            title: t("aq-no-cards"),
            note: String::new(),
            owner: None,
            rows: Vec::new(),
            rule: String::new(),
        });
    }
    Section {
        title,
        width: 188.0,
        aligned: false,
        panels,
    }
}
