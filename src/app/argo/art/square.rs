//! A square cell on the screen.

use super::pictures::named;
use crate::app::look::glyphs::{self, Inks};
use crate::app::look::{Pen, pen::chamfered};
use crate::games::argo::Dir;
use egui::{Color32, Pos2, Rect, Vec2};

/// A square cell on the screen; coordinates inside it are fractions of its side from the top left.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Square {
    /// The top left corner.
    pub min: Pos2,
    /// Side in points.
    pub s: f32,
}

impl Square {
    /// Cell with the given top left and side.
    pub(crate) const fn new(min: Pos2, s: f32) -> Self {
        Self { min, s }
    }
    /// Cell about a centre.
    pub(crate) fn centered(center: Pos2, s: f32) -> Self {
        Self::new(center - Vec2::splat(s / 2.0), s)
    }
    /// Point at a fraction of the cell.
    pub(crate) fn at(self, x: f32, y: f32) -> Pos2 {
        self.min + Vec2::new(x, y) * self.s
    }
    /// Point at a fraction of the cell, turned with the side `dir` taking the place of the north.
    pub(crate) fn turned(self, dir: Dir, x: f32, y: f32) -> Pos2 {
        let (x, y) = match dir {
            Dir::North => (x, y),
            Dir::East => (1.0 - y, x),
            Dir::South => (1.0 - x, 1.0 - y),
            Dir::West => (y, 1.0 - x),
        };
        self.at(x, y)
    }
    /// The whole cell.
    pub(crate) fn rect(self) -> Rect {
        Rect::from_min_size(self.min, Vec2::splat(self.s))
    }
    /// The centre of the cell.
    pub(crate) fn center(self) -> Pos2 {
        self.at(0.5, 0.5)
    }
    /// The chamfered octagon, inset and cut as fractions, moved down by `drop`.
    pub(crate) fn octagon(self, inset: f32, cut: f32, drop: f32) -> Vec<Pos2> {
        let rect = self.rect().shrink(inset * self.s);
        chamfered(rect.translate(Vec2::new(0.0, drop * self.s)), cut * self.s)
    }
    /// Draws the picture of this name on a grid of a hundred units, turned with the side `dir` taking the place of the
    /// north.
    pub(crate) fn draw(self, pen: &mut Pen<'_>, name: &str, dir: Dir, [fore, behind, accent]: [Color32; 3]) {
        let at = |[x, y]: [f32; 2]| self.turned(dir, x / 100.0, y / 100.0);
        let inks = Inks { fore, behind, accent };
        glyphs::draw_on(pen, named(name), at, self.s / 100.0, inks);
    }
}
