//! Doors of tiles.

use super::square::Square;
use crate::{
    app::look::{Pen, sizes},
    games::argo::Dir,
};

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
