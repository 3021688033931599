//! Corridors, rooms and teleporters, their doors, sockets and tokens; the face-down stack.

use super::{pictures, pictures::named, square::Square, tile_look::TileLook, tile_look::is_corridor};
use crate::app::look::{Palette, Pen, badges, colors::rgb, glyphs, sizes};
use crate::games::argo::{Dir, Kind};
use crate::rules::SeatSet;
use egui::{Align2, Color32, Pos2, Vec2};

const fn floor_color(p: &Palette, kind: Kind) -> Color32 {
    match kind {
        Kind::Teleporter => rgb(0xCB_E3E4),
        Kind::CoreRoom => rgb(0xEF_CDB8),
        Kind::SafeRoom => rgb(0xCF_E3C8),
        _ => p.floor,
    }
}

/// The place of the `index`-th of `count` figures, as fractions of the cell; beside an alien in a corridor they move.
pub(crate) fn place(kind: Kind, capacity: u8, index: usize, count: usize, alien: bool) -> [f32; 2] {
    let corridor = is_corridor(kind);
    let places = usize::from(capacity).max(count).max(1);
    match (corridor, places) {
        (true, 1) if alien => [0.38, 0.60],
        (true, 1) => [0.5, 0.5],
        // Two where one belongs: somebody is about to be pushed on, and both are to be seen.
        (true, 2) if capacity == 1 => [[0.33, 0.36], [0.67, 0.64]][index % 2],
        (false, 1) => [0.5, 0.70],
        (_, places) => {
            let step = 0.76 / places as f32;
            let y = if corridor { 0.5 } else { 0.70 };
            [0.5 + step * (index as f32 - (places - 1) as f32 / 2.0), y]
        }
    }
}

/// Place and size of a tile's alien, as fractions of the cell.
pub(crate) fn alien_place(kind: Kind, figures: usize) -> ([f32; 2], f32) {
    match (is_corridor(kind), figures) {
        (true, 0) => ([0.5, 0.5], 0.42),
        (true, _) => ([0.63, 0.40], 0.36),
        (false, _) => ([0.68, 0.32], 0.36),
    }
}

/// Radius of figures on a tile as a fraction of the cell.
pub(crate) const fn figure_radius(kind: Kind) -> f32 {
    match kind {
        Kind::Corridor | Kind::Teleporter => 0.165,
        Kind::WakingRoom => 0.152,
        Kind::Pod => 0.135,
        _ => 0.155,
    }
}

/// Draws a corridor, a teleporter or a room.
pub(super) fn module_shapes(pen: &mut Pen<'_>, tile: &TileLook<'_>, frame: Square) {
    let p = pen.palette;
    let color = floor_color(p, tile.data.kind);
    plate(pen, frame);
    floor(pen, tile, frame, p.hull_lo, 0.028);
    floor(pen, tile, frame, color, 0.0);
    for dir in tile.doors() {
        if is_corridor(tile.data.kind) && frame.s >= sizes::LOD_SILHOUETTE {
            frame.draw(pen, "seam", dir, [p.floor_lo; 3]);
        }
        door(pen, frame, dir, tile.connected.contains(dir));
    }
    sockets(pen, tile, frame, color == p.floor);
    room_glyph(pen, tile, frame, color);
    studs(pen, tile, frame);
    symbols(pen, tile, frame);
}

/// Shadow, plate, light and bolts of a tile.
fn plate(pen: &mut Pen<'_>, frame: Square) {
    let p = pen.palette;
    pen.faded(0.55, |pen| pen.poly(frame.octagon(0.012, 0.11, 0.03), p.ink));
    frame.draw(pen, "plate", Dir::North, [p.hull, p.hull_lo, p.hull_hi]);
    if frame.s >= sizes::LOD_BOLTS {
        frame.draw(pen, "bolts", Dir::North, [p.hull_hi; 3]);
    }
}

/// The floor of a corridor or a room with a band to each door, so much wider.
fn floor(pen: &mut Pen<'_>, tile: &TileLook<'_>, frame: Square, color: Color32, wider: f32) {
    let inwards = if is_corridor(tile.data.kind) {
        pen.disc(frame.center(), (0.275 + wider) * frame.s, color);
        0.5
    } else {
        pen.poly(frame.octagon(0.125 - wider, 0.10, 0.0), color);
        0.2
    };
    let (l, r) = (0.3 - wider, 0.7 + wider);
    for dir in tile.doors() {
        let band = [(l, 0.012), (r, 0.012), (r, inwards), (l, inwards)];
        pen.poly(band.map(|(x, y)| frame.turned(dir, x, y)).to_vec(), color);
    }
}

fn sockets(pen: &mut Pen<'_>, tile: &TileLook<'_>, frame: Square, filled: bool) {
    if tile.data.kind == Kind::Teleporter {
        return;
    }
    let p = pen.palette;
    let capacity = usize::from(tile.data.capacity);
    let r = 0.158 * (2.2 / capacity as f32).min(1.0);
    for index in tile.taken..capacity.min(6) {
        let [x, y] = place(tile.data.kind, tile.data.capacity, index, 0, false);
        pen.faded(0.75, |pen| {
            if filled {
                pen.disc(frame.at(x, y), r * frame.s, p.floor_lo);
            }
            pen.ring(frame.at(x, y), r * frame.s, (0.016 * frame.s).max(1.0), p.decal);
        });
    }
    if capacity > 2 && tile.data.kind != Kind::Corridor {
        let (text, at) = (capacity.to_string(), frame.at(0.84, 0.50));
        pen.bold(at, Align2::CENTER_CENTER, &text, 0.13 * frame.s, p.room_glyph);
    }
}

fn room_glyph(pen: &mut Pen<'_>, tile: &TileLook<'_>, frame: Square, floor: Color32) {
    let p = pen.palette;
    let (at, size, ink) = match (tile.data.kind, tile.alien) {
        (Kind::Corridor, _) => return,
        (Kind::Teleporter, _) => (frame.center(), 0.52, rgb(0x1D_6F78)),
        (_, false) => (frame.at(0.5, 0.335), 0.40, p.room_glyph),
        (_, true) => (frame.at(0.32, 0.32), 0.34, p.room_glyph),
    };
    pen.glyph(pictures::of(&tile.data.kind), at, size * frame.s, ink, floor);
}

/// Centre of an activation place; from the third on they are not printed, the tokens go on inwards.
fn token_place(frame: Square, index: usize) -> Pos2 {
    let [x, y] = [[0.812, 0.078], [0.922, 0.188], [0.922, 0.298], [0.702, 0.078]][index.min(3)];
    frame.at(x, y)
}

fn studs(pen: &mut Pen<'_>, tile: &TileLook<'_>, frame: Square) {
    let (p, s) = (pen.palette, frame.s);
    if !tile.data.kind.activatable() {
        return;
    }
    let printed = if s < sizes::LOD_SILHOUETTE {
        0
    } else {
        tile.slots.min(4)
    };
    for index in 0..printed.into() {
        let line = (0.0135 * s).max(1.0);
        pen.disc_lined(token_place(frame, index), 0.046 * s, p.ink, line, p.hull_hi);
    }
    tokens(pen, frame, tile.tokens);
}

/// The activation tokens of a tile: drawn again above outlines that would cover them.
pub(crate) fn tokens(pen: &mut Pen<'_>, frame: Square, seats: SeatSet) {
    let (p, s) = (pen.palette, frame.s);
    for (index, seat) in seats.iter().enumerate() {
        let (at, look) = (token_place(frame, index), pen.seat(seat));
        badges::look_shape(pen, look, at, 0.066 * s, p.key, (0.06 * s).max(3.0), p.key);
        badges::look_shape(pen, look, at, 0.066 * s, look.fill, (0.016 * s).max(1.0), p.ink);
    }
}

fn symbols(pen: &mut Pen<'_>, tile: &TileLook<'_>, frame: Square) {
    let (p, s) = (pen.palette, frame.s);
    let disc = |pen: &mut Pen<'_>, at: Pos2| {
        pen.disc_lined(at, 0.085 * s, p.ink, (0.0104 * s).max(0.8), p.hull_hi);
    };
    if tile.data.alien {
        let at = frame.at(0.16, 0.905);
        pen.faded(if tile.on_board { 0.45 } else { 1.0 }, |pen| {
            disc(pen, at);
            pen.glyph(named("alien"), at, 0.125 * s, p.alien_eye, p.ink);
        });
    }
    if tile.data.robot_forbidden {
        let at = frame.at(0.84, 0.905);
        disc(pen, at);
        pen.glyph(&glyphs::ROBOT, at, 0.12 * s, p.key, p.ink);
        let half = Vec2::new(0.055, -0.055) * s;
        pen.line(&[at - half, at + half], (0.022 * s).max(1.2), rgb(0xFF_6A55));
    }
    if !tile.data.provisional.is_empty() {
        for x in [0.10, 0.145, 0.19] {
            pen.disc(frame.at(x, 0.075), (0.014 * s).max(0.8), p.key);
        }
    }
}

/// The face-down stack with its count.
pub(crate) fn stack_shapes(pen: &mut Pen<'_>, frame: Square, count: usize) {
    let p = pen.palette;
    for layer in (0..3_u8).rev() {
        let plate = Square::new(frame.min + Vec2::splat(3.0 * f32::from(layer)), frame.s);
        let line = (0.021 * frame.s).max(1.0);
        pen.poly_lined(plate.octagon(0.01, 0.11, 0.0), p.hull, line, p.hull_lo);
    }
    for inset in [0.16, 0.25, 0.34] {
        pen.outline(frame.octagon(inset, 0.06, 0.0), (0.0156 * frame.s).max(1.0), p.hull_hi);
    }
    pen.disc(frame.center(), (0.19 * frame.s).max(10.0), p.ink);
    let size = (0.2 * frame.s).max(sizes::SMALL);
    pen.bold(frame.center(), Align2::CENTER_CENTER, &count.to_string(), size, p.key);
}

/// A door on the given side of a cell: two posts where it is connected, a striped shutter where it is not.
pub(super) fn door(pen: &mut Pen<'_>, frame: Square, dir: Dir, connected: bool) {
    let p = pen.palette;
    let picture = match connected {
        false => "shutter",
        true if frame.s < sizes::LOD_SILHOUETTE => "posts-far",
        true => "posts",
    };
    frame.draw(pen, picture, dir, [p.ink, p.hazard, p.ink]);
}
