//! How glyphs are drawn: small ones by their masks, large or turned ones by the outlines of their parts.

use super::{
    masks,
    shape::{GRID, Glyph, Inks, Part},
};
use crate::app::look::pen::Pen;
use egui::{Color32, Pos2, Rect, Vec2};

impl Pen<'_> {
    /// A glyph of one colour on another, of the given side about its centre.
    pub(crate) fn glyph(&mut self, glyph: &Glyph, center: Pos2, side: f32, fore: Color32, behind: Color32) {
        draw(self, glyph, center, side, Inks::new(fore, behind));
    }
}

/// Draws a glyph of the given side about its centre.
pub(crate) fn draw(pen: &mut Pen<'_>, glyph: &Glyph, center: Pos2, size: f32, inks: Inks) {
    let Some(layers) = masks::layers(pen.ctx, glyph, center, size) else {
        return draw_wider(pen, glyph, center, size, inks, 0.0);
    };
    for (ink, mask) in layers {
        pen.mask(mask, inks.of(ink));
    }
}

/// Draws the silhouette of a glyph, every part `extra` units wider, in one colour: a casing to go under it.
pub(crate) fn draw_casing(pen: &mut Pen<'_>, glyph: &Glyph, center: Pos2, size: f32, color: Color32, extra: f32) {
    draw_wider(pen, glyph, center, size, Inks::new(color, Color32::TRANSPARENT), extra);
}

fn draw_wider(pen: &mut Pen<'_>, glyph: &Glyph, center: Pos2, size: f32, inks: Inks, extra: f32) {
    let unit = size / GRID;
    let at = |point: [f32; 2]| center + (Vec2::from(point) - Vec2::splat(GRID / 2.0)) * unit;
    draw_parts(pen, glyph, at, [unit, extra, 0.0], inks);
}

/// Draws a picture on a grid that may be turned, by the place of each point and the length of a unit. No line is thinner
/// than a point on the screen.
pub(crate) fn draw_on(pen: &mut Pen<'_>, picture: &Glyph, at: impl Fn([f32; 2]) -> Pos2, unit: f32, inks: Inks) {
    draw_parts(pen, picture, at, [unit, 0.0, 1.0], inks);
}

fn draw_parts(
    pen: &mut Pen<'_>,
    glyph: &Glyph,
    at: impl Fn([f32; 2]) -> Pos2,
    [unit, extra, least]: [f32; 3],
    inks: Inks,
) {
    let all = |points: &[[f32; 2]]| -> Vec<Pos2> { points.iter().map(|&point| at(point)).collect() };
    let thick = |width: f32| ((width + 2.0 * extra) * unit).max(least);
    for part in glyph.parts {
        match *part {
            Part::Disc(ink, c, r) => pen.disc(at(c), (r + extra) * unit, inks.of(ink)),
            Part::Ring(ink, c, r, width) => pen.ring(at(c), r * unit, thick(width), inks.of(ink)),
            Part::Rect(ink, min, wh, r) => {
                let rect = Rect::from_min_size(at(min), Vec2::from(wh) * unit);
                pen.rect(rect.expand(extra * unit), (r + extra) * unit, inks.of(ink));
            }
            Part::Poly(ink, points) => {
                let color = inks.of(ink);
                pen.poly_lined(all(points), color, 2.0 * extra * unit, color);
            }
            Part::Edged(ink, line, width, points) => {
                pen.poly_lined(all(points), inks.of(ink), thick(width), inks.of(line));
            }
            Part::Line(ink, width, points) => pen.line(&all(points), thick(width), inks.of(ink)),
        }
    }
}
