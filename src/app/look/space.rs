//! The quiet background: space, a planet, stars.

use super::{Pen, colors};
use egui::{Pos2, Rect, Vec2};

/// Space behind a screen, with stars and the edge of a planet at the lower left; the same picture every time.
pub(crate) fn space(pen: &mut Pen<'_>, rect: Rect) {
    behind_stars(pen, rect, rings);
}

/// Space behind the station: the planet is at the lower right.
pub(crate) fn board_space(pen: &mut Pen<'_>, rect: Rect) {
    behind_stars(pen, rect, planet);
}

/// Nothing but space and stars, for a board that has a planet of its own.
pub(crate) fn sky(pen: &mut Pen<'_>, rect: Rect) {
    behind_stars(pen, rect, |_, _| ());
}

fn behind_stars(pen: &mut Pen<'_>, rect: Rect, draw: fn(&mut Pen<'_>, Rect)) {
    let p = pen.palette;
    pen.gradient_down(rect, p.space_top, p.space_bottom);
    draw(pen, rect);
    stars(pen, rect);
}

/// A part of the half circle above a centre, as one line: overlapping pieces of half transparency would show.
fn arc(center: Pos2, r: f32, from: f32, to: f32) -> Vec<Pos2> {
    let angle = |i: u8| std::f32::consts::PI * (from + (to - from) * f32::from(i) / 64.0 - 1.0);
    (0..=64).map(|i| center + Vec2::angled(angle(i)) * r).collect()
}

/// Numbers from 0 to 1 that look like random ones, the same every time.
pub(crate) fn scattered(mut seed: u32) -> impl FnMut() -> f32 {
    move || {
        seed ^= seed << 13;
        seed ^= seed >> 17;
        seed ^= seed << 5;
        (seed >> 8) as f32 / (1 << 24) as f32
    }
}

fn stars(pen: &mut Pen<'_>, rect: Rect) {
    let p = pen.palette;
    let mut next = scattered(0x9E37_79B9);
    for _ in 0..130 {
        let at = rect.min + rect.size() * Vec2::new(next(), next());
        let (r, alpha) = (0.5 + 0.8 * next(), 0.25 + 0.55 * next());
        pen.disc(at, r, colors::faded(p.star, alpha));
    }
}

/// The edge of a planet, from the lower right.
fn planet(pen: &mut Pen<'_>, rect: Rect) {
    let p = pen.palette;
    let center = Pos2::new(rect.right() - rect.width() * 0.02, rect.bottom() + rect.height() * 0.10);
    let r = rect.height() * 0.63;
    let edge = arc(center, r, -0.25, 0.75);
    pen.poly(edge.clone(), colors::faded(p.planet, 0.55));
    pen.flat_line(edge, 2.5, p.planet_edge);
    for (share, from, to, width) in [(0.90, 0.1, 0.36, 1.5), (0.76, 0.06, 0.46, 1.5), (0.56, 0.12, 0.5, 1.5)] {
        pen.flat_line(
            arc(center, r * share, from, to),
            width,
            colors::faded(p.planet_edge, 0.5),
        );
    }
}

fn rings(pen: &mut Pen<'_>, rect: Rect) {
    let p = pen.palette;
    let center = Pos2::new(rect.left() + rect.width() * 0.12, rect.bottom() + rect.height() * 0.16);
    let r = rect.height() * 0.66;
    for (share, width, alpha) in [(1.0, r * 0.10, 0.8), (0.8, 2.0, 0.9), (0.64, 1.5, 0.8)] {
        pen.flat_line(arc(center, r * share, 0.0, 1.0), width, colors::faded(p.planet, alpha));
    }
}
