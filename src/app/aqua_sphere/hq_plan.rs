//! The geometry of the headquarters.

use crate::games::aqua_sphere::Space;
use egui::{Pos2, Rect, pos2, vec2};

/// The geometry of the headquarters.
pub(super) struct HqPlan {
    /// All of it.
    pub rect: Rect,
    /// Radius of the hexagons on the spaces.
    pub r: f32,
    /// The place above the first tier.
    pub start: Rect,
    /// The line with the turn order.
    pub order: Rect,
    compact: bool,
}

/// The tier of each space and its place in it, in steps from the middle.
const TIERS: [(usize, f32); Space::COUNT] = [(0, -0.5), (0, 0.5), (1, -1.0), (1, 0.0), (1, 1.0), (2, -0.5), (2, 0.5)];

impl HqPlan {
    pub(super) fn of(rect: Rect, compact: bool) -> Self {
        let at = |share: f32| rect.top() + rect.height() * share;
        let (r, start, size, order, side) = if compact {
            (16.5, 0.083, vec2(40.0, 20.0), at(0.0)..=at(0.055), 2.0)
        } else {
            let r = 23.0_f32.min(rect.height() * 0.052);
            (r, 0.205, vec2(52.0, 24.0), at(0.075)..=at(0.15), 14.0)
        };
        Self {
            rect,
            r,
            start: Rect::from_center_size(pos2(rect.center().x, at(start)), size),
            order: Rect::from_x_y_ranges(rect.left() + side..=rect.right() - side, order),
            compact,
        }
    }
    /// A height as a share of the whole.
    fn down(&self, share: f32) -> f32 {
        self.rect.top() + self.rect.height() * share
    }
    /// The middle of a space.
    pub(super) fn node(&self, space: Space) -> Pos2 {
        let (row, steps) = TIERS[space.index()];
        let (ys, step) = if self.compact {
            ([0.16, 0.31, 0.46], 35.0)
        } else {
            ([0.315, 0.475, 0.715], 74.0)
        };
        pos2(self.rect.center().x + steps * step, self.down(ys[row]))
    }
    /// The place of an engineer on a space, one of so many, and its radius.
    pub(super) fn engineer(&self, space: Space, index: usize, of: usize) -> (Pos2, f32) {
        let (node, r) = (self.node(space), if self.compact { 7.5 } else { 8.6 });
        let (row, steps) = TIERS[space.index()];
        let index = index as f32;
        if row == 0 && !self.compact {
            let out = self.r + 10.5 + index * 1.95 * r;
            return (node + vec2(steps.signum() * out, 0.0), r);
        }
        let step = if self.compact {
            (34.0 / of as f32).min(15.0)
        } else {
            1.95 * r
        };
        let x = (index - (of as f32 - 1.0) / 2.0) * step;
        (node + vec2(x, self.r + r + 1.0), r)
    }
    /// The place of an engineer that has not set out, and its radius.
    pub(super) fn waiting(&self, index: usize) -> (Pos2, f32) {
        let (side, column) = (if index.is_multiple_of(2) { -1.0 } else { 1.0 }, (index / 2) as f32);
        let (r, gap) = if self.compact { (6.0, 2.0) } else { (8.6, 4.0) };
        let out = self.start.width() / 2.0 + r + gap + 2.1 * r * column;
        (self.start.center() + vec2(side * out, 0.0), r)
    }
    /// The middle of a place of the pass order, and its radius.
    pub(super) fn pass(&self, index: usize) -> (Pos2, f32) {
        let (first, step, r) = if self.compact {
            (pos2(self.rect.center().x - 37.5, self.down(0.625)), 25.0, 10.5)
        } else {
            (pos2(self.rect.left() + 28.0, self.down(0.925)), 29.0, 12.5)
        };
        (first + vec2(step * index as f32, 0.0), r)
    }
    /// The heading of the pass order, and that of the tiles of the next round.
    pub(super) fn headings(&self) -> [Pos2; 2] {
        if self.compact {
            return [0.575, 0.69].map(|share| pos2(self.rect.left() + 10.0, self.down(share)));
        }
        [self.rect.left() + 14.0, self.rect.right() - 152.0].map(|x| pos2(x, self.down(0.865)))
    }
    /// The middle of a tile of the next round, and its radius.
    pub(super) fn next(&self, space: Space) -> (Pos2, f32) {
        let (row, steps) = TIERS[space.index()];
        let (centre, r) = if self.compact {
            (pos2(self.rect.center().x, self.down(0.80)), 10.5)
        } else {
            (pos2(self.rect.right() - 44.0, self.down(0.925) - 2.0), 11.5)
        };
        (centre + vec2(steps * 1.95 * r, (row as f32 - 1.0) * 1.72 * r), r)
    }
    /// The goods that nobody has, in a compact window; they lie in the ring otherwise.
    pub(super) fn supply(&self) -> Rect {
        Rect::from_min_max(pos2(self.rect.left() + 4.0, self.down(0.905)), self.rect.right_bottom())
    }
}
