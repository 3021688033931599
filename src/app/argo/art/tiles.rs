//! Corridors, rooms and teleporters, their doors, sockets and tokens; the face-down stack.

use super::{square::Square, tile_look::TileLook};
use crate::{
    app::look::{
        Palette, Pen, badges,
        colors::rgb,
        glyphs::{self, Glyph, Inks},
        sizes,
    },
    games::argo::{Dir, Kind},
    rules::SeatSet,
};
use egui::{Align2, Color32, Pos2};

/// The glyph of a kind.
pub(crate) fn kind_glyph(kind: Kind) -> &'static Glyph {
    match kind {
        Kind::WakingRoom => &glyphs::WAKING_ROOM,
        Kind::Corridor => &glyphs::CORRIDOR,
        Kind::Teleporter => &glyphs::TELEPORTER,
        Kind::Lab => &glyphs::LAB,
        Kind::ControlRoom => &glyphs::CONTROL_ROOM,
        Kind::TimeMachine => &glyphs::TIME_MACHINE,
        Kind::JumpRoom => &glyphs::JUMP_ROOM,
        Kind::Laser => &glyphs::LASER,
        Kind::Infirmary => &glyphs::INFIRMARY,
        Kind::Warehouse => &glyphs::WAREHOUSE,
        Kind::SecurityCenter => &glyphs::SECURITY_CENTER,
        Kind::CoreRoom => &glyphs::CORE_ROOM,
        Kind::SafeRoom => &glyphs::SAFE_ROOM,
        Kind::Pod => &glyphs::POD,
    }
}

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
    let corridor = matches!(kind, Kind::Corridor | Kind::Teleporter);
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
    match (matches!(kind, Kind::Corridor | Kind::Teleporter), figures) {
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
        if tile.is_corridor() && frame.s >= sizes::LOD_SILHOUETTE {
            let seam = [frame.turned(dir, 0.33, 0.165), frame.turned(dir, 0.67, 0.165)];
            pen.line(&seam, (0.0135 * frame.s).max(1.0), p.floor_lo);
        }
        door(pen, frame, dir, tile.connected.contains(dir));
    }
    sockets(pen, tile, frame, color == p.floor);
    room_glyph(pen, tile, frame, color);
    studs(pen, tile, frame);
    symbols(pen, tile, frame);
}

/// Shadow, plate, light and bolts of a tile.
pub(crate) fn plate(pen: &mut Pen<'_>, frame: Square) {
    let p = pen.palette;
    let line = |share: f32| (share * frame.s).max(1.0);
    pen.faded(0.55, |pen| pen.poly(frame.octagon(0.012, 0.11, 0.03), p.ink));
    pen.poly_lined(frame.octagon(0.012, 0.11, 0.0), p.hull, line(0.014), p.hull_lo);
    let light = [frame.at(0.045, 0.14), frame.at(0.125, 0.04), frame.at(0.875, 0.04)];
    pen.line(&light, line(0.016), p.hull_hi);
    if frame.s >= sizes::LOD_BOLTS {
        for x in [0.085, 0.915] {
            for y in [0.15, 0.85] {
                pen.disc(frame.at(x, y), 0.013 * frame.s, p.hull_hi);
            }
        }
    }
}

/// The floor of a corridor or a room with a band to each door, so much wider.
fn floor(pen: &mut Pen<'_>, tile: &TileLook<'_>, frame: Square, color: Color32, wider: f32) {
    let inwards = if tile.is_corridor() {
        pen.disc(frame.center(), (0.275 + wider) * frame.s, color);
        0.5
    } else {
        pen.poly(frame.octagon(0.125 - wider, 0.10, 0.0), color);
        0.2
    };
    let (l, r) = (0.3 - wider, 0.7 + wider);
    for dir in tile.doors() {
        let band = [[l, 0.012], [r, 0.012], [r, inwards], [l, inwards]];
        pen.poly(frame.poly(dir, &band), color);
    }
}

fn sockets(pen: &mut Pen<'_>, tile: &TileLook<'_>, frame: Square, filled: bool) {
    if tile.data.kind == Kind::Teleporter {
        return;
    }
    let p = pen.palette;
    let capacity = usize::from(tile.data.capacity);
    let r = if capacity > 2 {
        0.158 * 2.2 / capacity as f32
    } else {
        0.158
    };
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
        let text = capacity.to_string();
        let at = frame.at(0.84, 0.50);
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
    let glyph = kind_glyph(tile.data.kind);
    glyphs::draw(pen, glyph, at, size * frame.s, Inks::new(ink, floor));
}

/// Centre of an activation place; from the third on they are not printed, the tokens go on inwards.
pub(crate) fn token_place(frame: Square, index: usize) -> Pos2 {
    match index {
        0 => frame.at(0.812, 0.078),
        1 => frame.at(0.922, 0.188),
        2 => frame.at(0.922, 0.298),
        _ => frame.at(0.702, 0.078),
    }
}

fn studs(pen: &mut Pen<'_>, tile: &TileLook<'_>, frame: Square) {
    let p = pen.palette;
    if !tile.data.kind.activatable() {
        return;
    }
    if frame.s >= sizes::LOD_SILHOUETTE {
        for index in 0..usize::from(tile.slots).min(4) {
            let at = token_place(frame, index);
            let line = (0.0135 * frame.s).max(1.0);
            pen.disc_lined(at, 0.046 * frame.s, p.ink, line, p.hull_hi);
        }
    }
    tokens(pen, frame, tile.tokens);
}

/// The activation tokens of a tile: drawn again above outlines that would cover them.
pub(crate) fn tokens(pen: &mut Pen<'_>, frame: Square, seats: SeatSet) {
    let p = pen.palette;
    for (index, seat) in seats.iter().enumerate() {
        let at = token_place(frame, index);
        let (key, ink) = ((0.03 * frame.s).max(1.5), (0.016 * frame.s).max(1.0));
        badges::look_shape(pen, pen.seat(seat), at, 0.066 * frame.s, p.key, key * 2.0, p.key);
        let fill = pen.seat(seat).fill;
        badges::look_shape(pen, pen.seat(seat), at, 0.066 * frame.s, fill, ink, p.ink);
    }
}

fn symbols(pen: &mut Pen<'_>, tile: &TileLook<'_>, frame: Square) {
    let p = pen.palette;
    let s = frame.s;
    let disc = |pen: &mut Pen<'_>, at: Pos2| {
        pen.disc_lined(at, 0.085 * s, p.ink, (0.0104 * s).max(0.8), p.hull_hi);
    };
    if tile.data.alien {
        let at = frame.at(0.16, 0.905);
        pen.faded(if tile.on_board { 0.45 } else { 1.0 }, |pen| {
            disc(pen, at);
            glyphs::draw(pen, &glyphs::ALIEN, at, 0.125 * s, Inks::new(p.alien_eye, p.ink));
        });
    }
    if tile.data.robot_forbidden {
        let at = frame.at(0.84, 0.905);
        disc(pen, at);
        glyphs::draw(pen, &glyphs::ROBOT, at, 0.12 * s, Inks::new(p.key, p.ink));
        let half = egui::Vec2::new(0.055, -0.055) * s;
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
        let shift = egui::Vec2::splat(3.0 * f32::from(layer));
        let plate = Square::new(frame.min + shift, frame.s);
        let line = (0.021 * frame.s).max(1.0);
        pen.poly_lined(plate.octagon(0.01, 0.11, 0.0), p.hull, line, p.hull_lo);
    }
    for (inset, cut) in [(0.16, 0.06), (0.25, 0.06), (0.34, 0.06)] {
        pen.outline(frame.octagon(inset, cut, 0.0), (0.0156 * frame.s).max(1.0), p.hull_hi);
    }
    pen.disc(frame.center(), (0.19 * frame.s).max(10.0), p.ink);
    let size = (0.2 * frame.s).max(sizes::SMALL);
    pen.bold(frame.center(), Align2::CENTER_CENTER, &count.to_string(), size, p.key);
}

/// A door on the given side of a cell: two posts where it is connected, a striped shutter where it is not.
pub(super) fn door(pen: &mut Pen<'_>, frame: Square, dir: Dir, connected: bool) {
    let p = pen.palette;
    if !connected {
        let shutter = [[0.3, 0.012], [0.7, 0.012], [0.7, 0.117], [0.3, 0.117]];
        pen.poly(frame.poly(dir, &shutter), p.ink);
        for stripe in 0..4 {
            let x = 0.3 + 0.1 * stripe as f32;
            let points = [
                [x + 0.036, 0.025],
                [x + 0.086, 0.025],
                [x + 0.058, 0.104],
                [x + 0.008, 0.104],
            ];
            pen.poly(frame.poly(dir, &points), p.hazard);
        }
        return;
    }
    for x in [0.242, 0.700] {
        post(pen, frame, dir, x);
    }
}

fn post(pen: &mut Pen<'_>, frame: Square, dir: Dir, x: f32) {
    let p = pen.palette;
    let post = [[x, 0.0], [x + 0.058, 0.0], [x + 0.058, 0.115], [x, 0.115]];
    pen.poly(frame.poly(dir, &post), p.ink);
    if frame.s < sizes::LOD_SILHOUETTE {
        return;
    }
    for y in [0.0, 0.05] {
        let points = [
            [x + 0.008, y + 0.030],
            [x + 0.05, y + 0.014],
            [x + 0.05, y + 0.036],
            [x + 0.008, y + 0.053],
        ];
        pen.poly(frame.poly(dir, &points), p.hazard);
    }
}
