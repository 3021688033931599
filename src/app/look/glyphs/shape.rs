//! The glyphs: discs, rings, rectangles, lines and convex polygons on a grid of 24 units.

use crate::app::look::pen::Pen;
use egui::{Color32, Pos2, Rect, Vec2};

/// One of the three colours that a part takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ink {
    /// The glyph itself.
    F,
    /// Knocked out: the colour behind the glyph.
    K,
    /// Accent: the eyes of the alien.
    A,
}

/// One part of a glyph.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Part {
    /// Centre and radius.
    Disc(Ink, [f32; 2], f32),
    /// Centre, radius, width of the line.
    Ring(Ink, [f32; 2], f32, f32),
    /// Top left, size, corner radius.
    Rect(Ink, [f32; 2], [f32; 2], f32),
    /// A filled convex polygon.
    Poly(Ink, &'static [[f32; 2]]),
    /// Open line with round ends and its width.
    Line(Ink, f32, &'static [[f32; 2]]),
}

/// A small drawing.
#[derive(Debug, PartialEq)]
pub struct Glyph {
    /// Its parts in drawing order.
    pub parts: &'static [Part],
}

/// Colours of a glyph.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Inks {
    /// The glyph itself.
    pub fore: Color32,
    /// The colour behind it.
    pub behind: Color32,
    /// Eyes of the alien.
    pub accent: Color32,
}

impl Inks {
    /// A glyph of one colour on another.
    #[must_use]
    pub(crate) const fn new(fore: Color32, behind: Color32) -> Self {
        Self {
            fore,
            behind,
            accent: behind,
        }
    }
    const fn of(self, ink: Ink) -> Color32 {
        match ink {
            Ink::F => self.fore,
            Ink::K => self.behind,
            Ink::A => self.accent,
        }
    }
}

impl Pen<'_> {
    /// A glyph of one colour on another, of the given side about its centre.
    pub(crate) fn glyph(&mut self, glyph: &Glyph, center: Pos2, side: f32, fore: Color32, behind: Color32) {
        draw(self, glyph, center, side, Inks::new(fore, behind));
    }
}

/// Draws a glyph of the given side about its centre.
pub(crate) fn draw(pen: &mut Pen<'_>, glyph: &Glyph, center: Pos2, size: f32, inks: Inks) {
    draw_wider(pen, glyph, center, size, inks, 0.0, |_| true);
}

/// Draws the silhouette of a glyph, every part `extra` units wider, in one colour: a casing to go under it.
pub(crate) fn draw_casing(pen: &mut Pen<'_>, glyph: &Glyph, center: Pos2, size: f32, color: Color32, extra: f32) {
    draw_wider(pen, glyph, center, size, Inks::new(color, color), extra, |ink| {
        ink == Ink::F
    });
}

fn draw_wider(
    pen: &mut Pen<'_>,
    glyph: &Glyph,
    center: Pos2,
    size: f32,
    inks: Inks,
    extra: f32,
    wanted: impl Fn(Ink) -> bool,
) {
    let unit = size / 24.0;
    let at = |p: [f32; 2]| center + Vec2::new(p[0] - 12.0, p[1] - 12.0) * unit;
    for part in glyph.parts {
        let (Part::Disc(ink, ..)
        | Part::Ring(ink, ..)
        | Part::Rect(ink, ..)
        | Part::Poly(ink, ..)
        | Part::Line(ink, ..)) = *part;
        if !wanted(ink) {
            continue;
        }
        let color = inks.of(ink);
        match *part {
            Part::Disc(_, c, r) => pen.disc(at(c), (r + extra) * unit, color),
            Part::Ring(_, c, r, width) => pen.ring(at(c), r * unit, (width + 2.0 * extra) * unit, color),
            Part::Rect(_, min, wh, r) => {
                let rect = Rect::from_min_size(at(min), Vec2::from(wh) * unit);
                pen.rect(rect.expand(extra * unit), (r + extra) * unit, color);
            }
            Part::Poly(_, points) => {
                let points: Vec<Pos2> = points.iter().map(|&p| at(p)).collect();
                pen.poly_lined(points, color, 2.0 * extra * unit, color);
            }
            Part::Line(_, width, points) => {
                let points: Vec<Pos2> = points.iter().map(|&p| at(p)).collect();
                pen.line(&points, (width + 2.0 * extra) * unit, color);
            }
        }
    }
}
