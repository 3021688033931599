//! The part of the board that is seen.

use crate::app::look::sizes::{CELL_MAX, CELL_MIN};
use egui::{Pos2, Rect, Vec2, pos2, vec2};

/// Largest side of a cell that fitting gives: a small station need not fill the screen.
const ZOOM_FIT: f32 = 118.0;
/// The margin that fitting leaves free around the station, in points.
const MARGIN: Vec2 = vec2(28.0, 18.0);
/// Distance from the edge that a shown point keeps, in cells: a whole cell is in sight, and a little around it.
const SEEN: f32 = 0.55;

/// Position and zoom. Board coordinates count cells: the cell (x, y) is the unit square around that point.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Camera {
    /// Board point in the middle of the picture.
    pub centre: Vec2,
    /// Side of a cell in points, from `CELL_MIN` to `CELL_MAX`.
    pub s: f32,
    /// Nobody has moved it since it was fitted: it may follow a station that grows.
    pub fitted: bool,
    /// View and station that it was fitted to last.
    pub fitted_to: Option<(Rect, Rect)>,
    /// The turn in which it was fitted last.
    pub fitted_in: Option<u16>,
}

impl Default for Camera {
    fn default() -> Self {
        Self {
            centre: Vec2::ZERO,
            s: 91.0,
            fitted: true,
            fitted_to: None,
            fitted_in: None,
        }
    }
}

impl Camera {
    /// Shows the whole station, given in board coordinates, with a margin for what stands out.
    pub fn fit(&mut self, view: Rect, station: Rect) {
        let room = (view.size() - MARGIN * 2.0).max(vec2(1.0, 1.0));
        let s = (room.x / station.width()).min(room.y / station.height());
        self.s = s.clamp(CELL_MIN, ZOOM_FIT);
        self.centre = station.center().to_vec2();
        self.fitted = true;
        self.fitted_to = Some((view, station));
    }

    /// The place of a board point on the screen.
    #[must_use]
    pub fn to_screen(&self, view: Rect, point: Vec2) -> Pos2 {
        view.center() + (point - self.centre) * self.s
    }

    /// The board point at a place of the screen.
    #[must_use]
    pub fn to_board(&self, view: Rect, place: Pos2) -> Vec2 {
        (place - view.center()) / self.s + self.centre
    }

    /// The screen rectangle of a square on the board with this centre and side in cells.
    #[must_use]
    pub fn square(&self, view: Rect, centre: Vec2, side: f32) -> Rect {
        Rect::from_center_size(self.to_screen(view, centre), vec2(side, side) * self.s)
    }

    /// Moves the picture with the pointer.
    pub fn pan(&mut self, by: Vec2) {
        self.centre -= by / self.s;
        self.fitted = false;
    }

    /// Zooms so that the board point under `anchor` stays there.
    pub fn zoom(&mut self, view: Rect, anchor: Pos2, factor: f32) {
        let held = self.to_board(view, anchor);
        self.s = (self.s * factor).clamp(CELL_MIN, CELL_MAX);
        self.centre = held - (anchor - view.center()) / self.s;
        self.fitted = false;
    }

    /// Brings the cell around a board point into sight, no further than needed.
    pub fn show(&mut self, view: Rect, point: Vec2) {
        let half = (SEEN * self.s).min(view.size().min_elem() / 2.0);
        let inner = view.shrink(half);
        let at = self.to_screen(view, point);
        let seen = at.clamp(inner.min, inner.max);
        if at != seen {
            self.pan(seen - at);
        }
    }
}

/// The board rectangle that covers these cells.
#[must_use]
pub fn bounds(cells: impl Iterator<Item = (f32, f32)>) -> Rect {
    let mut rect = Rect::from_center_size(pos2(0.0, 0.0), vec2(1.0, 1.0));
    for (x, y) in cells {
        rect = rect.union(Rect::from_center_size(pos2(x, y), vec2(1.0, 1.0)));
    }
    rect
}

#[cfg(test)]
mod tests {
    use super::*;

    fn view() -> Rect {
        Rect::from_min_size(pos2(264.0, 96.0), vec2(888.0, 736.0))
    }

    #[test]
    fn zoom_keeps_the_point_under_the_cursor() {
        let mut camera = Camera::default();
        let cursor = pos2(500.0, 300.0);
        let held = camera.to_board(view(), cursor);
        camera.zoom(view(), cursor, 1.3);
        let after = camera.to_board(view(), cursor);
        assert!((held - after).length() < 1e-3);
        assert!(!camera.fitted);
    }

    #[test]
    fn zoom_stays_in_its_range() {
        let mut camera = Camera::default();
        (0..60).for_each(|_| camera.zoom(view(), view().center(), 1.2));
        assert_eq!(camera.s, CELL_MAX);
        (0..60).for_each(|_| camera.zoom(view(), view().center(), 0.8));
        assert_eq!(camera.s, CELL_MIN);
    }

    #[test]
    fn a_fitted_station_is_seen_as_a_whole() {
        let mut camera = Camera::default();
        let station = bounds([(-2.0, 0.0), (6.0, 3.0)].into_iter());
        camera.fit(view(), station);
        for corner in [station.min, station.max] {
            let inner = view().shrink2(MARGIN).expand(0.5);
            assert!(inner.contains(camera.to_screen(view(), corner.to_vec2())));
        }
    }

    #[test]
    fn what_is_shown_moves_the_picture_no_further_than_needed() {
        let mut camera = Camera::default();
        camera.fit(view(), bounds([(-2.0, -2.0), (2.0, 2.0)].into_iter()));
        let (before, s) = (camera.centre, camera.s);
        let edge = |share: f32| camera.to_board(view(), view().center_top() + vec2(0.0, share * s));
        let (whole, cut) = (edge(0.6), edge(-0.5));
        camera.show(view(), whole);
        assert_eq!(
            (camera.centre, camera.fitted),
            (before, true),
            "the cell is seen as a whole"
        );
        camera.show(view(), cut);
        assert!(
            (camera.centre - (before - vec2(0.0, 0.5 + SEEN))).length() < 1e-3,
            "{:?}",
            camera.centre
        );
        assert!(!camera.fitted);
        let small = Rect::from_min_size(pos2(0.0, 0.0), vec2(10.0, 10.0));
        camera.show(small, vec2(9.0, 9.0));
        assert!(
            (camera.centre - vec2(9.0, 9.0)).length() < 1e-3,
            "in the middle of what is left"
        );
    }

    #[test]
    fn screen_and_board_are_inverse() {
        let camera = Camera {
            centre: vec2(1.5, -2.0),
            s: 77.0,
            ..Camera::default()
        };
        let there = camera.to_screen(view(), vec2(0.25, 4.0));
        assert!((camera.to_board(view(), there) - vec2(0.25, 4.0)).length() < 1e-4);
    }
}
