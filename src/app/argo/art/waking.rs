//! The Waking Room: nine cells, a bay for each player, the sun in the middle.

use super::{pictures::named, square::Square, tiles::door};
use crate::app::look::{Pen, badges, colors, pen::chamfered};
use crate::games::argo::{Astronaut, Dir, Doors, Role};
use crate::rules::Seat;
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

/// The place of a figure in the bay of its seat, in cells from the middle of the room. Each role keeps its own place, so that
/// nobody moves when another figure leaves.
pub(crate) fn bay_place(who: Astronaut) -> [f32; 2] {
    let d = 0.26;
    let [x, y] = match who.role() {
        Role::Chief => [-d, -d],
        Role::Explorer => [d, -d],
        Role::Pilot => [0.0, 0.0],
        Role::Grunt => [-d, d],
        Role::Robot => [d, d],
    };
    let [bx, by] = bay(who.seat());
    [bx + x, by + y]
}

/// Draws the room around its centre cell, with the bays of so many players; the others are nobody's.
pub(crate) fn room_shapes(pen: &mut Pen<'_>, cell: Square, (doors, connected): (Doors, Doors), players: usize) {
    let (p, s, center) = (pen.palette, cell.s, cell.center());
    let below = center + Vec2::new(0.0, 0.03 * s);
    pen.faded(0.55, |pen| pen.poly(square(below, 1.488 * s, 0.30 * s), p.ink));
    cell.draw(pen, "wide-plate", Dir::North, [p.hull, p.hull_lo, p.hull_hi]);
    pen.poly(square(center, 1.35 * s, 0.28 * s), p.floor);
    for dir in doors {
        let (dx, dy) = dir.delta();
        let outer = Square::new(cell.at(dx.into(), dy.into()), s);
        outer.draw(pen, "wide-door", dir, [p.hull_lo, p.floor, p.floor_lo]);
        door(pen, outer, dir, connected.contains(dir));
    }
    for index in 0..4 {
        bay_shapes(pen, cell, Seat::wrapping(index), index < players);
    }
    pen.disc_lined(center, 0.40 * s, p.floor_lo, (0.0154 * s).max(1.0), p.decal);
    pen.glyph(named("waking-room"), center, 0.46 * s, p.room_glyph, p.floor_lo);
}

fn square(center: Pos2, half: f32, cut: f32) -> Vec<Pos2> {
    chamfered(Rect::from_center_size(center, Vec2::splat(half * 2.0)), cut)
}

fn bay_shapes(pen: &mut Pen<'_>, cell: Square, seat: Seat, taken: bool) {
    let (p, s, look) = (pen.palette, cell.s, pen.seat(seat));
    let [x, y] = bay(seat);
    let edge = square(cell.center() + Vec2::new(x, y) * s, 0.5 * s, 0.15 * s);
    if taken {
        pen.poly(edge.clone(), colors::faded(look.fill, 0.26));
    }
    pen.faded(0.55, |pen| pen.outline(edge, (0.014 * s).max(1.0), p.decal));
    if taken {
        let corner = cell.center() + Vec2::new(x.signum(), y.signum()) * 1.275 * s;
        badges::look_shape(pen, look, corner, 0.075 * s, look.fill, (0.016 * s).max(1.0), p.ink);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::{Context, Shape};

    #[test]
    fn a_bay_of_nobody_has_no_players_colour() {
        let context = Context::default();
        crate::app::look::install(&context);
        let _ = context.run_ui(egui::RawInput::default(), |_| ());
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
