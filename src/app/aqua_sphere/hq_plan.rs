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

/// Tier and place in it, in steps from the middle.
const fn tier(space: Space) -> (usize, f32) {
    match space {
        Space::A1 => (0, -0.5),
        Space::A2 => (0, 0.5),
        Space::B1 => (1, -1.0),
        Space::B2 => (1, 0.0),
        Space::B3 => (1, 1.0),
        Space::C1 => (2, -0.5),
        Space::C2 => (2, 0.5),
    }
}

impl HqPlan {
    pub(super) fn of(rect: Rect, compact: bool) -> Self {
        let c = rect.center().x;
        let at = |share: f32| rect.top() + rect.height() * share;
        if compact {
            return Self {
                rect,
                r: 16.5,
                start: Rect::from_center_size(pos2(c, at(0.083)), vec2(40.0, 20.0)),
                order: Rect::from_min_max(pos2(rect.left() + 2.0, at(0.0)), pos2(rect.right() - 2.0, at(0.055))),
                compact,
            };
        }
        Self {
            rect,
            r: 23.0_f32.min(rect.height() * 0.052),
            start: Rect::from_center_size(pos2(c, at(0.205)), vec2(52.0, 24.0)),
            order: Rect::from_min_max(pos2(rect.left() + 14.0, at(0.075)), pos2(rect.right() - 14.0, at(0.15))),
            compact,
        }
    }
    /// The middle of a space.
    pub(super) fn node(&self, space: Space) -> Pos2 {
        let (row, steps) = tier(space);
        let (ys, step) = if self.compact {
            ([0.16, 0.31, 0.46], 35.0)
        } else {
            ([0.315, 0.475, 0.715], 74.0)
        };
        pos2(
            self.rect.center().x + steps * step,
            self.rect.top() + self.rect.height() * ys[row],
        )
    }
    /// The place of an engineer on a space, one of so many, and its radius.
    pub(super) fn engineer(&self, space: Space, index: usize, of: usize) -> (Pos2, f32) {
        let (node, r) = (self.node(space), if self.compact { 7.5 } else { 8.6 });
        let (row, steps) = tier(space);
        let index = index as f32;
        if row == 0 && !self.compact {
            let out = self.r + 10.5 + index * 1.95 * r;
            return (node + vec2(steps.signum() * out, 0.0), r);
        }
        let step = if self.compact {
            (34.0 / of as f32).min(15.0)
        } else {
            1.5 * r
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
        let index = index as f32;
        if self.compact {
            let at = pos2(
                self.rect.center().x - 37.5 + 25.0 * index,
                self.rect.top() + self.rect.height() * 0.625,
            );
            return (at, 10.5);
        }
        let at = pos2(
            self.rect.left() + 28.0 + 29.0 * index,
            self.rect.bottom() - self.rect.height() * 0.075,
        );
        (at, 12.5)
    }
    /// The heading of the pass order, and that of the tiles of the next round.
    pub(super) fn headings(&self) -> (Pos2, Pos2) {
        if self.compact {
            let at = |share: f32| pos2(self.rect.left() + 10.0, self.rect.top() + self.rect.height() * share);
            return (at(0.575), at(0.69));
        }
        let y = self.rect.bottom() - self.rect.height() * 0.135;
        (pos2(self.rect.left() + 14.0, y), pos2(self.rect.right() - 152.0, y))
    }
    /// The middle of a tile of the next round, and its radius.
    pub(super) fn next(&self, space: Space) -> (Pos2, f32) {
        let (row, steps) = tier(space);
        let (centre, r) = if self.compact {
            (
                pos2(self.rect.center().x, self.rect.top() + self.rect.height() * 0.80),
                10.5,
            )
        } else {
            let high = self.rect.height() * 0.075;
            (pos2(self.rect.right() - 44.0, self.rect.bottom() - high - 2.0), 11.5)
        };
        (centre + vec2(steps * 1.95 * r, (row as f32 - 1.0) * 1.72 * r), r)
    }
    /// The goods that nobody has, in a compact window; they lie in the ring otherwise.
    pub(super) fn supply(&self) -> Rect {
        let top = self.rect.top() + self.rect.height() * 0.905;
        Rect::from_min_max(pos2(self.rect.left() + 4.0, top), self.rect.right_bottom())
    }
}
