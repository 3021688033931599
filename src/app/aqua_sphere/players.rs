//! The players in words and numbers, and how far their scoring is.

use super::art::glyph;
use crate::app::look::glyphs::{Glyph, ROBOT};
use crate::games::aqua_sphere::{Board, LAB, Player, RoundPart, SUBMARINES, Sector, Setup, State};
use crate::rules::Seat;
use crate::text::{About, aqua_sphere as words, say, t};

/// True if the table shows a scoring: nothing else is to be done on it.
pub(super) fn scores(board: &Board) -> bool {
    let asks = board.tasks.len() > 1;
    matches!(board.stage, RoundPart::Scoring | RoundPart::Over) && !asks
}

/// A thing of a player that is counted.
pub(super) struct Good {
    /// The picture of its kind.
    pub glyph: &'static Glyph,
    /// The number of them.
    pub n: u8,
    /// The number that there is room for.
    pub of: Option<u8>,
    /// The text that says both.
    id: &'static str,
}

impl Good {
    /// The number with that of its room: "2/4".
    pub(super) fn share(&self) -> String {
        let n = self.n;
        self.of.map_or_else(|| n.to_string(), |of| format!("{n}/{of}"))
    }
    /// The same in words: "2 of 4 time".
    pub(super) fn words(&self) -> String {
        say!(&(), self.id, n = self.n, of = self.of)
    }
}

/// Time, crystals, octopods that the lab holds, research cards, bots on the board, submarines, and modules.
pub(super) fn goods(setup: &Setup, board: &Board, seat: Seat) -> [Good; 7] {
    let (player, lab) = (&board.players[seat], board.capacity(setup, seat));
    let (cards, modules) = (player.cards.len() as u8, player.expansions.len() as u8);
    let (out, all) = (player.submarines, Some(SUBMARINES as u8));
    let good = |glyph, id, n, of| Good { glyph, n, of, id };
    [
        good(glyph("time"), "aq-time-of", player.time, Some(lab.time)),
        good(glyph("crystal"), "aq-crystals-of", player.crystals, Some(lab.crystals)),
        good(glyph("octopod"), "aq-tanks", lab.octopods, None),
        good(glyph("research"), "aq-cards-of", cards, Some(lab.research)),
        good(&ROBOT, "aq-bots-left", player.bots, None),
        good(glyph("submarine"), "aq-submarines-out", out, all),
        good(glyph("expansion"), "aq-expansions-of", modules, Some(LAB as u8)),
    ]
}

/// A player's card in words.
pub(super) fn spoken(about: About<'_, State>, seat: Seat) -> String {
    let (setup, board) = (about.setup, &about.view.board);
    let player = &board.players[seat];
    let [time, crystals, tanks, cards, bots, submarines, modules] = goods(setup, board, seat).map(|good| good.words());
    let line = next_line(setup, board, seat).map(|line| say!(&(), "aq-next-line", n = line));
    let none = player.programmed.is_empty().then(|| t("aq-nothing-programmed"));
    let letters = say!(&(), "aq-letters", letters = letters(board, setup, seat));
    let mut parts: Vec<String> = line.into_iter().collect();
    parts.extend([time, crystals, bots, submarines, in_play(player, setup)]);
    parts.extend(none.into_iter().chain(player.programmed.iter().map(words::tile)));
    parts.extend([letters, tanks, modules, cards]);
    parts.extend(player.cards.iter().map(|own| words::card(own.card)));
    parts.join(", ")
}

/// The bots on the Station and those of them that count: "5 in play, 4 count".
pub(super) fn in_play(player: &Player, setup: &Setup) -> String {
    say!(&(), "aq-in-play", n = player.bots_gone(), of = player.bots_open(setup))
}

/// Letters of Sectors: "A C".
pub(super) fn in_letters(sectors: impl IntoIterator<Item = Sector>, between: &str) -> String {
    let letters: Vec<&str> = sectors.into_iter().map(<&str>::from).collect();
    letters.join(between)
}

/// The different letters of a lab.
pub(super) fn letters(board: &Board, setup: &Setup, seat: Seat) -> String {
    in_letters(board.letters(setup, seat), " ")
}

/// The next red line on the way of a seat.
pub(super) fn next_line(setup: &Setup, board: &Board, seat: Seat) -> Option<u16> {
    let (score, at) = (&setup.components.score, board.players[seat].points());
    (at + 1..=at.saturating_add(score.lap)).find(|&space| score.is_line(space))
}

/// "Controls A, C"; empty without any.
pub(super) fn controlled(board: &Board, seat: Seat) -> String {
    let own = |sector: &Sector| board.area(*sector).control == Some(seat);
    let sectors = in_letters(Sector::ALL.into_iter().filter(own), ", ");
    if sectors.is_empty() {
        sectors
    } else {
        say!(&(), "aq-controls", sectors)
    }
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
