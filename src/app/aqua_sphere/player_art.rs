//! A player's card in the left rail.

use super::art::{self, glyph};
use super::players;
use crate::app::board::drawn::BoardScene;
use crate::app::board::row::{Bit, RowLook, row};
use crate::app::board::split::{columns, rows};
use crate::app::look::{Pen, badges, glyphs::ROBOT, sizes};
use crate::games::aqua_sphere::{LAB, State, Symbol};
use crate::rules::Seat;
use egui::{Align2, Pos2, Rect, vec2};

/// The card below its head: programs, goods, pieces and lab; in a compact window only what is needed in each turn.
pub(super) fn draw(pen: &mut Pen<'_>, scene: &BoardScene<'_, State>, seat: Seat, body: Rect) {
    let (setup, board) = (scene.about.setup, &scene.about.view.board);
    let (player, lab) = (&board.players[seat], board.capacity(setup, seat));
    let p = pen.palette;
    let put = |pen: &mut Pen<'_>, left: Pos2, size: f32, glyph, text: String| {
        let bits = [Bit::Glyph(glyph), Bit::Text(text)];
        row(
            pen,
            left,
            Align2::LEFT_CENTER,
            &bits,
            RowLook::bold(size, p.text, p.card),
        );
    };
    if scene.is_compact() {
        let [upper, lower] = [0.25, 0.75].map(|share| body.left_top() + vec2(3.0, share * body.height()));
        for (index, symbol) in player.programmed.iter().enumerate() {
            art::program(pen, symbol, upper + vec2(7.0 + 11.5 * index as f32, 0.0), 7.5, true);
        }
        put(pen, upper + vec2(38.0, 0.0), 12.0, &ROBOT, player.bots.to_string());
        put(pen, lower, 12.0, glyph("time"), player.time.to_string());
        put(
            pen,
            lower + vec2(38.0, 0.0),
            12.0,
            glyph("crystal"),
            player.crystals.to_string(),
        );
        return;
    }
    let inner = Rect::from_min_max(body.min + vec2(8.0, 0.0), body.max - vec2(6.0, 5.0));
    let count = if body.height() < 63.0 { 2 } else { 3 };
    let lines: Vec<Rect> = rows(inner, count, 0.0).collect();
    for (symbol, cell) in Symbol::ALL.into_iter().zip(columns(lines[0], Symbol::COUNT, 0.0)) {
        let (at, r, set) = (
            cell.center(),
            (0.48 * cell.height()).min(12.0),
            player.programmed.contains(symbol),
        );
        art::program(pen, symbol, at, r, set);
        if set {
            badges::badge(pen, seat, at + vec2(0.6, 0.5) * r, (0.55 * r).max(7.0));
        }
    }
    let share = |n: usize, of: usize| format!("{n}/{of}");
    let letters = players::letters(board, setup, seat).replace(' ', "");
    let modules = share(player.expansions.len(), LAB);
    let numbers = [
        (glyph("time"), share(player.time.into(), lab.time.into())),
        (glyph("crystal"), share(player.crystals.into(), lab.crystals.into())),
        (glyph("research"), share(player.cards.len(), lab.research.into())),
        (glyph("octopod"), lab.octopods.to_string()),
        (&ROBOT, player.bots.to_string()),
        (glyph("submarine"), player.submarines.to_string()),
        (glyph("expansion"), format!("{letters} {modules}")),
    ];
    for (index, (glyph, text)) in numbers.into_iter().enumerate().take(4 * (count - 1)) {
        let cell = columns(lines[1 + index / 4], 4, 0.0).nth(index % 4);
        put(pen, cell.unwrap_or(inner).left_center(), sizes::LABEL, glyph, text);
    }
}
