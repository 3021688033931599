//! The part of a board that is seen, where a board may be moved and looked at from nearer.

use crate::rules::Seat;
use egui::{Pos2, Rect, Vec2, vec2};

/// The least and the largest enlargement; the least shows the longest station in the smallest window.
const SCALES: (f32, f32) = (0.2, 2.0);
/// The largest enlargement that fitting gives: a small board need not fill the screen.
const FIT_MOST: f32 = 1.18;
/// The margin that fitting leaves free, in points.
const MARGIN: Vec2 = vec2(28.0, 18.0);
/// The room around a shown point, in units: all that stands there is in sight.
const SEEN: f32 = 55.0;

/// Position and enlargement of a board: what its game lays out in units of its own lies on the screen through it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Lens {
    /// The place of the board on the screen.
    view: Rect,
    /// Board point in the middle of the picture.
    centre: Vec2,
    /// Points for a unit.
    scale: f32,
    /// Nobody has moved it since it was fitted: it may follow a board that grows.
    fitted: bool,
    /// View and board that it was fitted to last.
    fitted_to: Option<(Rect, Rect)>,
    /// The seat that was asked when it was fitted.
    fitted_for: Option<Seat>,
}

impl Lens {
    /// Of a board that lies still: its units are the points of the screen.
    pub(super) const STILL: Self = Self {
        view: Rect::ZERO,
        centre: Vec2::ZERO,
        scale: 1.0,
        fitted: true,
        fitted_to: None,
        fitted_for: None,
    };

    /// Follows a board that grew, but not while the same player is thinking: then only another size of the window counts.
    pub(super) fn follow(&mut self, view: Rect, board: Rect, asked: Option<Seat>) {
        let thinking = asked.is_some() && asked == self.fitted_for;
        let stale = match self.fitted_to {
            Some((old_view, old_board)) => old_view != view || (!thinking && old_board != board),
            None => true,
        };
        self.view = view;
        self.fitted_for = asked;
        if self.fitted && stale {
            self.fit(board);
        }
    }

    /// Shows the whole board.
    pub(super) fn fit(&mut self, board: Rect) {
        let room = (self.view.size() - MARGIN * 2.0).max(vec2(1.0, 1.0));
        let scale = (room.x / board.width()).min(room.y / board.height());
        self.scale = scale.clamp(SCALES.0, FIT_MOST);
        self.centre = board.center().to_vec2();
        self.fitted = true;
        self.fitted_to = Some((self.view, board));
    }

    /// Points on the screen for a unit of the board.
    #[must_use]
    pub const fn scale(&self) -> f32 {
        self.scale
    }

    /// The place of a board point on the screen.
    #[must_use]
    pub fn to_screen(&self, point: Pos2) -> Pos2 {
        self.view.center() + (point.to_vec2() - self.centre) * self.scale
    }

    /// The board point at a place of the screen.
    #[must_use]
    pub fn to_board(&self, place: Pos2) -> Pos2 {
        ((place - self.view.center()) / self.scale + self.centre).to_pos2()
    }

    /// Moves the picture with the pointer.
    pub(super) fn pan(&mut self, by: Vec2) {
        self.centre -= by / self.scale;
        self.fitted = false;
    }

    /// Enlarges so that the board point under `anchor` stays there.
    pub(super) fn zoom(&mut self, anchor: Pos2, factor: f32) {
        let held = self.to_board(anchor).to_vec2();
        self.scale = (self.scale * factor).clamp(SCALES.0, SCALES.1);
        self.centre = held - (anchor - self.view.center()) / self.scale;
        self.fitted = false;
    }

    /// Brings what lies around a board point into sight, no further than needed.
    pub(super) fn show(&mut self, point: Pos2) {
        let half = (SEEN * self.scale).min(self.view.size().min_elem() / 2.0);
        let inner = self.view.shrink(half);
        let at = self.to_screen(point);
        let seen = at.clamp(inner.min, inner.max);
        if at != seen {
            self.pan(seen - at);
        }
    }
}
