//! The drawings that boards have in common: pieces of players, cards and cells of rails, counters, arrows.

use crate::app::look::{Pen, SeatLook, SeatShape, badges, fonts, glyphs::Glyph, pen::chamfered, sizes};
use egui::{Align2, Color32, Pos2, Rect, vec2};

/// Corners of a hexagon that stands on a point.
pub(crate) fn hexagon(center: Pos2, r: f32) -> Vec<Pos2> {
    let corner = |index: u8| std::f32::consts::TAU * (f32::from(index) + 0.5) / 6.0;
    (0..6)
        .map(|index| center + r * egui::Vec2::angled(corner(index)))
        .collect()
}

/// The width of the line around a piece.
pub(crate) fn edge(r: f32) -> f32 {
    (0.13 * r).max(1.2)
}

/// A plate in the shape and colour of a player, bone around ink. Returns where a sign stands on it, and its size.
pub(crate) fn plate(pen: &mut Pen<'_>, look: &SeatLook, center: Pos2, r: f32) -> (Pos2, f32) {
    let (p, wide) = (pen.palette, edge(r));
    badges::look_shape(pen, look, center, r, p.key, 2.8 * wide, p.key);
    badges::look_shape(pen, look, center, r, look.fill, wide, p.ink);
    let (size, down) = match look.shape {
        SeatShape::Circle => (1.4, 0.0),
        SeatShape::Triangle => (1.22, 0.2),
        SeatShape::Square => (1.48, 0.0),
        SeatShape::Diamond => (1.3, 0.0),
    };
    (center + vec2(0.0, down * r), size * r)
}

/// A pawn, a bot or a colony: a player's plate with a silhouette.
pub(crate) fn figure(pen: &mut Pen<'_>, look: &SeatLook, glyph: &Glyph, center: Pos2, r: f32) {
    let (at, size) = plate(pen, look, center, r);
    pen.glyph(glyph, at, size, look.glyph, look.fill);
}

/// A card in a rail with its head; without one where the text is empty.
pub(crate) fn section(pen: &mut Pen<'_>, rect: Rect, head: &str) {
    let p = pen.palette;
    pen.rect_lined(rect, sizes::R_LARGE, p.card, 1.0, p.line);
    let at = rect.min + vec2(sizes::PAD, 20.0);
    pen.bold(at, Align2::LEFT_CENTER, head, sizes::NAME, p.text);
}

/// The ground of something that can be clicked like a button.
pub(crate) fn cell(pen: &mut Pen<'_>, rect: Rect) {
    let p = pen.palette;
    pen.rect_lined(rect, sizes::R_BUTTON, p.card_hi, 1.0, p.line_hi);
}

/// A place where nothing lies.
pub(crate) fn gap(pen: &mut Pen<'_>, rect: Rect) {
    let line = pen.palette.line_hi;
    pen.dashed_outline(&chamfered(rect, 4.0), 1.4, line, 5.0, 4.0);
}

/// Glyphs with numbers behind them, each as it is and as it will be, in rows of `across`: "3›2".
pub(crate) fn counters(pen: &mut Pen<'_>, room: Rect, across: usize, list: &[(&Glyph, [u8; 2])], size: f32) {
    let p = pen.palette;
    for ((glyph, numbers), cell) in list.iter().zip(super::split::grid(room, list.len(), across, 0.0)) {
        let left = cell.left_center();
        pen.glyph(glyph, left + vec2(0.55 * size, 0.0), 1.1 * size, p.text, p.card);
        let at = left + vec2(1.35 * size, 0.0);
        pen.bold(at, Align2::LEFT_CENTER, &changed(*numbers), size, p.text);
    }
}

/// A number as it is and as it will be: "3›2", or one where they are equal.
pub(crate) fn changed([before, after]: [u8; 2]) -> String {
    if before == after {
        before.to_string()
    } else {
        format!("{before}›{after}")
    }
}

/// Cells for so many units, the filled ones in `fill`; those beyond the limit are added in `over`.
pub(crate) fn cells(pen: &mut Pen<'_>, rect: Rect, filled: usize, limit: usize, [fill, over]: [Color32; 2]) {
    let line = pen.palette.line_hi;
    for (index, cell) in super::split::columns(rect, limit.max(filled), 2.0).enumerate() {
        let color = match index {
            _ if index >= filled => fill.gamma_multiply(0.15),
            _ if index >= limit => over,
            _ => fill,
        };
        pen.rect_lined(cell, 2.0, color, 1.0, line);
    }
}

/// An arrow along `points`, cased in ink; `dashed` for a choice not taken.
pub(crate) fn arrow(pen: &mut Pen<'_>, points: &[Pos2], w: f32, color: Color32, dashed: bool) {
    let &[.., before, tip] = points else { return };
    let ink = pen.palette.ink;
    let along = (tip - before).normalized();
    let side = vec2(-along.y, along.x);
    let head = (2.5 * w).min((tip - before).length());
    let mut body = points.to_vec();
    if let Some(last) = body.last_mut() {
        *last = tip - along * (head - 0.3 * w);
    }
    let triangle = |grow: f32| {
        let back = tip - along * head - along * grow * 0.6;
        let half = 1.55 * w + grow * 0.75;
        vec![tip + along * grow, back + side * half, back - side * half]
    };
    if dashed {
        let w = 0.6 * w;
        pen.dashed(&body, w + 5.0, ink, 2.6 * w, 2.4 * w);
        pen.poly(triangle(3.6), ink);
        pen.dashed(&body, w, color, 2.6 * w, 2.4 * w);
    } else {
        pen.line(&body, w + 5.0, ink);
        pen.poly(triangle(3.6), ink);
        pen.line(&body, w, color);
    }
    pen.poly(triangle(0.0), color);
}

/// A head, and below it a note where there is one, both cut to the room.
pub(crate) fn titled(pen: &mut Pen<'_>, room: Rect, title: &str, note: &str) {
    let p = pen.palette;
    let up = if note.is_empty() { 0.0 } else { 10.0 };
    let line = |down: f32| room.translate(vec2(0.0, down));
    pen.label(line(-up), Align2::LEFT_CENTER, title, fonts::bold(sizes::NAME), p.text);
    pen.label(line(up), Align2::LEFT_CENTER, note, fonts::regular(sizes::LABEL), p.dim);
}
