//! Escape pods with their seats.

use super::{square::Square, tile_look::TileLook};
use crate::app::look::{Pen, sizes};
use crate::games::argo::{Dir, TileData};
use egui::{Align2, Color32, Rect, Vec2};

/// Draws a pod with its seats; the caller draws those aboard.
pub(crate) fn pod_shapes(pen: &mut Pen<'_>, pod: &TileLook<'_>, frame: Square) {
    let (p, s, doors) = (pen.palette, frame.s, pod.doors());
    let upright = doors.is_empty() || !doors.is_disjoint(Dir::North | Dir::South);
    let axis = if upright { Dir::North } else { Dir::East };
    frame.draw(pen, "pod-fins", axis, [p.hull, p.ink, p.ink]);
    let below = Square::new(frame.at(0.0, 0.03), s);
    pen.faded(0.55, |pen| below.draw(pen, "pod-shadow", axis, [p.ink; 3]));
    frame.draw(pen, "pod-hull", axis, [p.hazard, p.ink, p.pod_cabin]);
    for dir in doors {
        if pod.connected.contains(dir) {
            frame.draw(pen, "hatch", dir, [p.pod_cabin; 3]);
        } else {
            frame.draw(pen, "hatch-shut", dir, [p.ink, p.hazard, p.ink]);
        }
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
    let (p, s, text) = (pen.palette, frame.s, value.to_string());
    if taken {
        let tag = Rect::from_center_size(frame.at(x + (x - 0.5) * 0.12, y + 0.205), Vec2::new(0.15, 0.13) * s);
        pen.rect(tag, 0.03 * s, p.ink);
        pen.bold(tag.center(), Align2::CENTER_CENTER, &text, 0.12 * s, p.key);
    } else {
        pen.disc_lined(frame.at(x, y), 0.14 * s, Color32::WHITE, (0.022 * s).max(1.0), p.ink);
        pen.bold(frame.at(x, y), Align2::CENTER_CENTER, &text, 0.2 * s, p.ink);
    }
}
