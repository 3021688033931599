//! A player's card in the left rail.

use super::{
    art::{self, Bit},
    glyphs,
};
use crate::{
    app::{
        board::drawn::BoardScene,
        look::{
            Pen, badges,
            glyphs::{self as shared, Glyph, Inks},
            sizes,
        },
    },
    games::aqua_sphere::{LAB, State, Symbol},
    rules::Seat,
};
use egui::{Pos2, Rect, vec2};

/// The card below its head: programs, goods, pieces and lab; in a compact window only what is needed in each turn.
pub(super) fn draw(pen: &mut Pen<'_>, scene: &BoardScene<'_, State>, seat: Seat, body: Rect) {
    if scene.is_compact() {
        return compact(pen, scene, seat, body);
    }
    let body = Rect::from_min_max(body.min, body.max - vec2(0.0, 5.0));
    let (setup, board) = (scene.about.setup, &scene.about.view.board);
    let player = &board.players[seat];
    let lab = board.capacity(setup, seat);
    let rows = if body.height() < 58.0 { 2.0 } else { 3.0 };
    let high = body.height() / rows;
    let line = |row: f32, column: f32| {
        Pos2::new(
            body.left() + 8.0 + column * (body.width() - 12.0) / 4.0,
            body.top() + (row + 0.5) * high,
        )
    };
    for symbol in Symbol::ALL {
        let step = (body.width() - 8.0) / Symbol::COUNT as f32;
        let at = Pos2::new(
            body.left() + 2.0 + step * (symbol.index() as f32 + 0.5),
            line(0.0, 0.0).y,
        );
        let (r, set) = ((0.48 * high).min(12.0), player.programmed.contains(symbol));
        art::program(pen, symbol, at, r, set);
        if set {
            badges::badge(pen, seat, at + vec2(0.6, 0.55) * r, 0.5 * r);
        }
    }
    let share = |n: u8, of: u8| format!("{n}/{of}");
    let goods: [(&'static Glyph, String); 4] = [
        (&glyphs::TIME, share(player.time, lab.time)),
        (&glyphs::CRYSTAL, share(player.crystals, lab.crystals)),
        (&glyphs::RESEARCH, share(player.cards.len() as u8, lab.research)),
        (&glyphs::OCTOPOD, lab.octopods.to_string()),
    ];
    let inks = Inks::new(pen.palette.text, pen.palette.card);
    for (column, (glyph, text)) in goods.into_iter().enumerate() {
        let bits = [Bit::Glyph(glyph), Bit::Text(text)];
        art::row(pen, line(1.0, column as f32), &bits, sizes::LABEL, inks);
    }
    if rows < 3.0 {
        return;
    }
    let letters: Vec<&str> = board.letters(setup, seat).iter().map(<&str>::from).collect();
    let rest: [(&'static Glyph, String, f32); 3] = [
        (&shared::ROBOT, player.bots.to_string(), 0.0),
        (&glyphs::SUBMARINE, player.submarines.to_string(), 1.0),
        (
            &glyphs::EXPANSION,
            format!(
                "{} {}",
                letters.concat(),
                share(player.expansions.len() as u8, LAB as u8)
            ),
            1.6,
        ),
    ];
    for (glyph, text, column) in rest {
        let bits = [Bit::Glyph(glyph), Bit::Text(text)];
        art::row(pen, line(2.0, column), &bits, sizes::LABEL, inks);
    }
}

fn compact(pen: &mut Pen<'_>, scene: &BoardScene<'_, State>, seat: Seat, body: Rect) {
    let player = &scene.about.view.board.players[seat];
    let inks = Inks::new(pen.palette.text, pen.palette.card);
    let (upper, lower) = body.split_top_bottom_at_fraction(0.5);
    for (index, symbol) in player.programmed.iter().enumerate() {
        let at = upper.left_center() + vec2(10.0 + 11.5 * index as f32, 0.0);
        art::program(pen, symbol, at, 7.5, true);
    }
    let bots = [Bit::Glyph(&shared::ROBOT), Bit::Text(player.bots.to_string())];
    art::row(pen, upper.left_center() + vec2(41.0, 0.0), &bots, 12.0, inks);
    for (x, glyph, n) in [
        (3.0, &glyphs::TIME, player.time),
        (41.0, &glyphs::CRYSTAL, player.crystals),
    ] {
        let bits = [Bit::Glyph(glyph), Bit::Text(n.to_string())];
        art::row(pen, lower.left_center() + vec2(x, 0.0), &bits, 12.0, inks);
    }
}
