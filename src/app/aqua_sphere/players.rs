//! The players in words, and how far their scoring is.

use crate::games::aqua_sphere::{Board, LAB, RoundPart, SUBMARINES, Sector, Setup, State};
use crate::rules::Seat;
use crate::text::{About, aqua_sphere as words, say, t};

/// True if the table shows a scoring: nothing else is to be done on it.
pub(super) fn scores(board: &Board) -> bool {
    let asks = board.tasks.len() > 1;
    matches!(board.stage, RoundPart::Scoring | RoundPart::Over) && !asks
}

/// A player's card in words.
pub(super) fn spoken(about: About<'_, State>, seat: Seat) -> String {
    let (setup, board) = (about.setup, &about.view.board);
    let (player, lab) = (&board.players[seat], board.capacity(setup, seat));
    let cards = player.cards.len();
    let line = next_line(setup, board, seat).map(|line| say!(&(), "aq-next-line", n = line));
    let mut parts: Vec<String> = line.into_iter().collect();
    parts.extend([
        say!(&(), "aq-time-of", n = player.time, of = lab.time),
        say!(&(), "aq-crystals-of", n = player.crystals, of = lab.crystals),
        say!(&(), "aq-bots-left", n = player.bots),
        say!(&(), "aq-submarines-out", n = player.submarines, of = SUBMARINES),
        say!(&(), "aq-in-play", n = player.bots_gone(), of = player.bots_open(setup)),
    ]);
    if player.programmed.is_empty() {
        parts.push(t("aq-nothing-programmed"));
    }
    parts.extend(player.programmed.iter().map(words::tile));
    parts.extend([
        say!(&(), "aq-letters", letters = letters(board, setup, seat)),
        say!(&(), "aq-tanks", n = lab.octopods),
        say!(&(), "aq-expansions-of", n = player.expansions.len(), of = LAB),
        say!(&(), "aq-cards-of", n = cards, of = lab.research),
    ]);
    parts.extend(player.cards.iter().map(|own| words::card(own.card)));
    parts.join(", ")
}

/// The different letters of a lab.
pub(super) fn letters(board: &Board, setup: &Setup, seat: Seat) -> String {
    let letters = board.letters(setup, seat);
    letters.iter().map(<&str>::from).collect::<Vec<_>>().join(" ")
}

/// The next red line on the way of a seat.
pub(super) fn next_line(setup: &Setup, board: &Board, seat: Seat) -> Option<u16> {
    let (score, at) = (&setup.components.score, board.players[seat].points());
    (at + 1..=at.saturating_add(score.lap)).find(|&space| score.is_line(space))
}

/// "Controls A, C"; empty without any.
pub(super) fn controlled(board: &Board, seat: Seat) -> String {
    let own = |sector: &Sector| board.area(*sector).control == Some(seat);
    let letters: Vec<&str> = Sector::ALL.into_iter().filter(own).map(<&str>::from).collect();
    if letters.is_empty() {
        return String::new();
    }
    say!(&(), "aq-controls", sectors = letters.join(", "))
}

/// A number with its sign.
pub(super) fn signed(points: i16) -> String {
    let sign = match points {
        ..0 => "−",
        0 => "",
        _ => "+",
    };
    format!("{sign}{}", points.unsigned_abs())
}

/// The spaces with a red line before them, and what a line asks.
pub(super) fn lines(setup: &Setup) -> String {
    let score = &setup.components.score;
    let spaces = (1..=score.lap).filter(|&space| score.is_line(space));
    let spaces: Vec<String> = spaces.map(|space| space.to_string()).collect();
    say!(&(), "aq-red-lines-rule", spaces = spaces.join(", "), lap = score.lap)
}
