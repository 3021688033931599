//! The Waking Room: nine cells, a bay for each player, the sun in the middle.

use super::{square::Square, tiles::door};
use crate::{
    app::look::{
        Pen, badges, colors,
        glyphs::{self, Inks},
        pen::chamfered,
    },
    games::argo::{Dir, Doors},
    rules::Seat,
};
use egui::{Pos2, Rect, Vec2};

/// Centre of a player's bay from the middle of the room, in cells.
pub(crate) const fn bay(seat: Seat) -> [f32; 2] {
    match seat.index() {
        0 => [-0.8, -0.8],
        1 => [0.8, -0.8],
        2 => [0.8, 0.8],
        _ => [-0.8, 0.8],
    }
}

/// The place of the `index`-th of `count` figures of a seat, in cells from the middle of the room.
pub(crate) fn bay_place(seat: Seat, index: usize, count: usize) -> [f32; 2] {
    let d = 0.26;
    let [x, y] = match (count, index) {
        (0 | 1, _) => [0.0, 0.0],
        (2, i) => [[-0.2, 0.0], [0.2, 0.0]][i % 2],
        (3, i) => [[-0.2, -0.19], [0.2, -0.19], [0.0, 0.2]][i % 3],
        (4, i) => [[-0.2, -0.2], [0.2, -0.2], [-0.2, 0.2], [0.2, 0.2]][i % 4],
        (_, i) => [[-d, -d], [d, -d], [0.0, 0.0], [-d, d], [d, d]][i % 5],
    };
    let [bx, by] = bay(seat);
    [bx + x, by + y]
}

/// Draws the room around its centre cell, with the bays of so many players; the others are nobody's.
pub(crate) fn room_shapes(pen: &mut Pen<'_>, center_cell: Square, (doors, connected): (Doors, Doors), players: usize) {
    let s = center_cell.s;
    let center = center_cell.center();
    hull(pen, center, s);
    for dir in Dir::ALL.into_iter().filter(|&d| doors.contains(d)) {
        side_door(pen, center_cell, dir, connected.contains(dir));
    }
    for index in 0..4 {
        bay_shapes(pen, center, s, Seat::wrapping(index), index < players);
    }
    let p = pen.palette;
    pen.disc(center, 0.40 * s, p.floor_lo);
    pen.ring(center, 0.40 * s, (0.0154 * s).max(1.0), p.decal);
    let inks = Inks::new(p.room_glyph, p.floor_lo);
    glyphs::draw(pen, &glyphs::WAKING_ROOM, center, 0.46 * s, inks);
}

fn square(center: Pos2, half: f32, cut: f32, drop: f32) -> Vec<Pos2> {
    let middle = center + Vec2::new(0.0, drop);
    chamfered(Rect::from_center_size(middle, Vec2::splat(half * 2.0)), cut)
}

fn hull(pen: &mut Pen<'_>, center: Pos2, s: f32) {
    let p = pen.palette;
    let line = |share: f32| (share * s).max(1.0);
    pen.faded(0.55, |pen| {
        pen.poly(square(center, 1.488 * s, 0.30 * s, 0.03 * s), p.ink)
    });
    pen.poly_lined(square(center, 1.488 * s, 0.30 * s, 0.0), p.hull, line(0.02), p.hull_lo);
    let at = |x: f32, y: f32| center + Vec2::new(x, y) * s;
    let light = [at(-1.44, -1.17), at(-1.17, -1.45), at(1.17, -1.45)];
    pen.line(&light, line(0.018), p.hull_hi);
    pen.poly(square(center, 1.38 * s, 0.30 * s, 0.0), p.hull_lo);
    pen.poly(square(center, 1.35 * s, 0.28 * s, 0.0), p.floor);
}

fn side_door(pen: &mut Pen<'_>, center_cell: Square, dir: Dir, connected: bool) {
    let p = pen.palette;
    let s = center_cell.s;
    let (dx, dy) = dir.delta();
    let cell = Square::new(center_cell.min + Vec2::new(f32::from(dx), f32::from(dy)) * s, s);
    let recess = [[0.272, 0.012], [0.728, 0.012], [0.728, 0.16], [0.272, 0.16]];
    pen.poly(cell.poly(dir, &recess), p.hull_lo);
    let band = [[0.3, 0.012], [0.7, 0.012], [0.7, 0.3], [0.3, 0.3]];
    pen.poly(cell.poly(dir, &band), p.floor);
    let chevron = cell.poly(dir, &[[0.14, 0.42], [0.5, 0.30], [0.86, 0.42]]);
    pen.line(&chevron, (0.02 * s).max(1.0), p.floor_lo);
    door(pen, cell, dir, connected);
}

fn bay_shapes(pen: &mut Pen<'_>, center: Pos2, s: f32, seat: Seat, taken: bool) {
    let p = pen.palette;
    let look = pen.seat(seat);
    let [x, y] = bay(seat);
    let middle = center + Vec2::new(x, y) * s;
    if taken {
        pen.poly(square(middle, 0.5 * s, 0.15 * s, 0.0), colors::faded(look.fill, 0.26));
    }
    pen.faded(0.55, |pen| {
        pen.outline(square(middle, 0.5 * s, 0.15 * s, 0.0), (0.014 * s).max(1.0), p.decal)
    });
    if !taken {
        return;
    }
    let corner = center + Vec2::new(x.signum(), y.signum()) * 1.275 * s;
    badges::look_shape(
        pen,
        pen.seat(seat),
        corner,
        0.075 * s,
        look.fill,
        (0.016 * s).max(1.0),
        p.ink,
    );
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::{Context, Shape};

    #[test]
    fn a_bay_of_nobody_has_no_players_colour() {
        let context = Context::default();
        let fills = |players: usize| -> Vec<egui::Color32> {
            let mut pen = Pen::new(&context);
            let cell = Square::new(Pos2::ZERO, 60.0);
            room_shapes(&mut pen, cell, (Doors::empty(), Doors::empty()), players);
            let fill = |shape: &Shape| match shape {
                Shape::Path(path) => Some(path.fill),
                _ => None,
            };
            pen.shapes.iter().filter_map(fill).collect()
        };
        let bay = |seat: usize| colors::faded(Pen::new(&context).seat(Seat::wrapping(seat)).fill, 0.26);
        for players in 2..=4 {
            let fills = fills(players);
            let coloured: Vec<bool> = (0..4).map(|seat| fills.contains(&bay(seat))).collect();
            assert_eq!(coloured, (0..4).map(|seat| seat < players).collect::<Vec<_>>());
        }
    }
}
