//! The players in words and numbers.

use crate::{
    games::aqua_sphere::{Board, LAB, Player, SUBMARINES, Sector, Setup, Sources, State},
    rules::Seat,
    text::{About, aqua_sphere as words, outcome, t, t_args},
};

/// A text with one number.
pub(super) fn number(id: &str, n: impl Into<u16>) -> String {
    t_args(id, &[("n", n.into().into())])
}

/// A text with a number and the most that it can be.
pub(super) fn share(id: &str, n: impl Into<u16>, of: impl Into<u16>) -> String {
    t_args(id, &[("n", n.into().into()), ("of", of.into().into())])
}

/// A player's card in words.
pub(super) fn spoken(about: About<'_, State>, seat: Seat) -> String {
    let (setup, board) = (about.setup, &about.view.board);
    let player = &board.players[seat];
    let lab = board.capacity(setup, seat);
    let letters: Vec<&str> = board.letters(setup, seat).iter().map(<&str>::from).collect();
    let mut parts: Vec<String> = next_line(setup, board, seat)
        .map(|line| number("aq-next-line", line))
        .into_iter()
        .collect();
    parts.extend([
        share("aq-time-of", player.time, lab.time),
        share("aq-crystals-of", player.crystals, lab.crystals),
        number("aq-bots-left", player.bots),
        share("aq-submarines-out", player.submarines, SUBMARINES as u16),
        counted(setup, player),
    ]);
    if player.programmed.is_empty() {
        parts.push(t("aq-nothing-programmed"));
    }
    parts.extend(player.programmed.iter().map(words::tile));
    parts.extend([
        t_args("aq-letters", &[("letters", letters.join(" ").into())]),
        number("aq-tanks", lab.octopods),
        share("aq-expansions-of", player.expansions.len() as u16, LAB as u16),
        share("aq-cards-of", player.cards.len() as u16, lab.research),
    ]);
    parts.extend(player.cards.iter().map(|own| words::card(own.card)));
    parts.join(", ")
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

/// A number with its sign.
pub(super) fn signed(points: i16) -> String {
    if points < 0 {
        format!("−{}", points.unsigned_abs())
    } else {
        format!("+{points}")
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
