//! Escape pods with their seats.

use super::{square::Square, tile_look::TileLook};
use crate::{
    app::look::{Pen, sizes},
    games::argo::{Dir, Doors, TileData},
};
use egui::{Align2, Color32, Rect, Vec2};

const HULL: [[f32; 2]; 12] = [
    [0.34, 0.015],
    [0.66, 0.015],
    [0.80, 0.11],
    [0.89, 0.30],
    [0.89, 0.70],
    [0.80, 0.89],
    [0.66, 0.985],
    [0.34, 0.985],
    [0.20, 0.89],
    [0.11, 0.70],
    [0.11, 0.30],
    [0.20, 0.11],
];
const CABIN: [[f32; 2]; 8] = [
    [0.30, 0.17],
    [0.70, 0.17],
    [0.82, 0.34],
    [0.82, 0.66],
    [0.70, 0.83],
    [0.30, 0.83],
    [0.18, 0.66],
    [0.18, 0.34],
];
const FINS: [[[f32; 2]; 4]; 2] = [
    [[0.14, 0.30], [0.025, 0.40], [0.025, 0.66], [0.14, 0.74]],
    [[0.86, 0.30], [0.975, 0.40], [0.975, 0.66], [0.86, 0.74]],
];

/// The side along which the capsule lies.
fn axis(doors: Doors) -> Dir {
    if doors.contains(Dir::North) || doors.contains(Dir::South) || doors.is_empty() {
        Dir::North
    } else {
        Dir::East
    }
}

/// Draws a pod with its seats; the caller draws those aboard.
pub(crate) fn pod_shapes(pen: &mut Pen<'_>, pod: &TileLook<'_>, frame: Square) {
    let p = pen.palette;
    let s = frame.s;
    let doors = pod.doors();
    let axis = axis(doors);
    for fin in FINS {
        pen.poly_lined(frame.poly(axis, &fin), p.hull, (0.0156 * s).max(1.0), p.ink);
    }
    let shadow: Vec<_> = frame
        .poly(axis, &HULL)
        .iter()
        .map(|&q| q + Vec2::new(0.0, 0.03 * s))
        .collect();
    pen.faded(0.55, |pen| pen.poly(shadow, p.ink));
    pen.poly_lined(frame.poly(axis, &HULL), p.hazard, (0.02 * s).max(1.0), p.ink);
    pen.poly_lined(frame.poly(axis, &CABIN), p.pod_cabin, (0.0135 * s).max(1.0), p.ink);
    for dir in Dir::ALL.into_iter().filter(|&d| doors.contains(d)) {
        pod_door(pen, frame, dir, pod.connected.contains(dir));
    }
    for (index, &value) in pod.data.seats.iter().enumerate() {
        let taken = pod.aboard & 1 << (index % 8) != 0;
        seat(pen, frame, seat_place(pod.data, index), value, taken);
    }
    if pod.data.min_players > 2 && s >= sizes::LOD_SILHOUETTE {
        let rect = Rect::from_center_size(frame.at(0.5, 0.775), Vec2::new(0.19, 0.10) * s);
        pen.rect(rect, 0.04 * s, p.ink);
        let text = format!("{}+", pod.data.min_players);
        pen.bold(rect.center(), Align2::CENTER_CENTER, &text, 0.085 * s, p.key);
    }
    if !pod.data.provisional.is_empty() {
        for x in [0.455, 0.5, 0.545] {
            pen.disc(frame.at(x, 0.235), (0.0135 * s).max(0.8), p.ink);
        }
    }
}

fn pod_door(pen: &mut Pen<'_>, frame: Square, dir: Dir, connected: bool) {
    let p = pen.palette;
    let opening = frame.poly(dir, &[[0.35, 0.01], [0.65, 0.01], [0.65, 0.175], [0.35, 0.175]]);
    if connected {
        pen.poly(opening, p.pod_cabin);
        return;
    }
    pen.poly(opening, p.ink);
    for stripe in 0..3 {
        let x = 0.36 + 0.1 * stripe as f32;
        let points = [[x + 0.03, 0.02], [x + 0.08, 0.02], [x + 0.05, 0.12], [x, 0.12]];
        pen.poly(frame.poly(dir, &points), p.hazard);
    }
}

/// The place of a seat in a pod, as fractions of the cell: one row of up to two, else two rows.
pub(crate) fn seat_place(data: &TileData, index: usize) -> [f32; 2] {
    match (data.seats.len(), index) {
        (0 | 1, _) => [0.5, 0.5],
        (2, 0) => [0.335, 0.5],
        (2, _) => [0.665, 0.5],
        (_, 0) => [0.335, 0.36],
        (_, 1) => [0.665, 0.36],
        (3, _) => [0.5, 0.64],
        (_, 2) => [0.335, 0.64],
        _ => [0.665, 0.64],
    }
}

fn seat(pen: &mut Pen<'_>, frame: Square, [x, y]: [f32; 2], value: u8, taken: bool) {
    let p = pen.palette;
    let s = frame.s;
    let text = value.to_string();
    if taken {
        let tag = Rect::from_center_size(frame.at(x + (x - 0.5) * 0.12, y + 0.205), Vec2::new(0.15, 0.13) * s);
        pen.rect(tag, 0.03 * s, p.ink);
        pen.bold(tag.center(), Align2::CENTER_CENTER, &text, 0.12 * s, p.key);
    } else {
        pen.disc_lined(frame.at(x, y), 0.14 * s, Color32::WHITE, (0.022 * s).max(1.0), p.ink);
        pen.bold(frame.at(x, y), Align2::CENTER_CENTER, &text, 0.2 * s, p.ink);
    }
}
