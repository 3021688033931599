//! The glyphs: discs, rings, rectangles, lines and convex polygons, on a grid of 24 units if nothing else is said.

use egui::{Color32, Pos2, Rect, Vec2};

/// Side of the grid that glyphs are drawn on.
pub(crate) const GRID: f32 = 24.0;

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
    /// A filled convex polygon with a line on its edge: its ink, that of the line, and the line's width.
    Edged(Ink, Ink, f32, &'static [[f32; 2]]),
    /// Open line with round ends and its width.
    Line(Ink, f32, &'static [[f32; 2]]),
}

impl Part {
    /// The ink that fills it.
    pub(crate) const fn ink(&self) -> Ink {
        match *self {
            Self::Disc(ink, ..)
            | Self::Ring(ink, ..)
            | Self::Rect(ink, ..)
            | Self::Poly(ink, _)
            | Self::Edged(ink, ..)
            | Self::Line(ink, ..) => ink,
        }
    }
    /// The least rectangle that it lies in.
    pub(super) fn bounds(&self) -> Rect {
        let around = |points: &[[f32; 2]], by: f32| {
            let points: Vec<Pos2> = points.iter().copied().map(Pos2::from).collect();
            Rect::from_points(&points).expand(by)
        };
        match *self {
            Self::Disc(_, center, r) => around(&[center], r),
            Self::Ring(_, center, r, width) => around(&[center], r + width / 2.0),
            Self::Rect(_, min, size, _) => Rect::from_min_size(min.into(), size.into()),
            Self::Poly(_, points) => around(points, 0.0),
            Self::Edged(_, _, width, points) | Self::Line(_, width, points) => around(points, width / 2.0),
        }
    }
    /// How far a place is from its edge; less than 0 inside it. The line on the edge of a polygon counts as part of it.
    pub(super) fn distance(&self, at: Pos2) -> f32 {
        match *self {
            Self::Disc(_, center, r) => at.distance(center.into()) - r,
            Self::Ring(_, center, r, width) => (at.distance(center.into()) - r).abs() - width / 2.0,
            Self::Rect(_, min, size, r) => {
                let half = Vec2::from(size) / 2.0;
                let beyond = (at - Pos2::from(min) - half).abs() - half + Vec2::splat(r);
                beyond.max(Vec2::ZERO).length() + beyond.max_elem().min(0.0) - r
            }
            Self::Poly(_, points) => from_polygon(points, at),
            Self::Edged(_, _, width, points) => from_polygon(points, at) - width / 2.0,
            Self::Line(_, width, points) => from_line(points, at) - width / 2.0,
        }
    }
}

/// How far a place is from the edge of a convex polygon; less than 0 inside it.
fn from_polygon(points: &[[f32; 2]], at: Pos2) -> f32 {
    let next = points.iter().cycle().skip(1);
    let sides = points
        .iter()
        .zip(next)
        .map(|(&from, &to)| (Pos2::from(from), Pos2::from(to)));
    let area: f32 = sides.clone().map(|(from, to)| from.x * to.y - to.x * from.y).sum();
    let beyond = |(from, to): (Pos2, Pos2)| (to - from).normalized().rot90().dot(at - from) * area.signum();
    sides.map(beyond).fold(f32::NEG_INFINITY, f32::max)
}

/// How far a place is from a line.
fn from_line(points: &[[f32; 2]], at: Pos2) -> f32 {
    let pieces = points.windows(2).filter_map(|piece| match *piece {
        [from, to] => Some((Pos2::from(from), Pos2::from(to))),
        _ => None,
    });
    let away = |(from, to): (Pos2, Pos2)| {
        let along = to - from;
        let share = ((at - from).dot(along) / along.length_sq()).clamp(0.0, 1.0);
        at.distance(from + along * share)
    };
    pieces.map(away).fold(f32::INFINITY, f32::min)
}

/// A small drawing.
#[derive(Debug, PartialEq)]
pub struct Glyph {
    /// Its parts in drawing order.
    pub parts: &'static [Part],
    /// Which one of all glyphs of the program it is.
    pub(super) number: u32,
}

impl Glyph {
    /// Its parts, those of one ink that follow each other together.
    pub(super) fn layers(&self) -> impl Iterator<Item = &'static [Part]> + use<> {
        self.parts.chunk_by(|one, next| one.ink() == next.ink())
    }
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
        let accent = behind;
        Self { fore, behind, accent }
    }
    /// The colour that an ink has.
    #[must_use]
    pub(crate) const fn of(self, ink: Ink) -> Color32 {
        match ink {
            Ink::F => self.fore,
            Ink::K => self.behind,
            Ink::A => self.accent,
        }
    }
}
