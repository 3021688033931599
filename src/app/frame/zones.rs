//! The fixed rectangles of the table screen, by window size.

use crate::app::look::sizes::{self, Breakpoint};
use egui::{Rect, pos2};

/// Width of a list with the edges around it in a compact window.
const COMPACT_LIST: f32 = 216.0;

/// The parts of the screen, in points.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Zones {
    /// The breakpoint of the window.
    pub breakpoint: Breakpoint,
    /// Menu, phase strip, buttons.
    pub top: Rect,
    /// Player cards and the aliens' card.
    pub left: Rect,
    /// Display, piles and log, or the interrupt sheet.
    pub right: Rect,
    /// The status line.
    pub banner: Rect,
    /// The board itself.
    pub board: Rect,
    /// Step back, consequences, confirm.
    pub actions: Rect,
}

impl Zones {
    /// Cuts the window; with `sheet` the interrupt sheet takes the right rail's place.
    #[must_use]
    pub(crate) fn new(window: Rect, sheet: bool) -> Self {
        let breakpoint = Breakpoint::of(window.size());
        let (left, right, actions) = match breakpoint {
            Breakpoint::Compact if sheet => (84.0, 288.0, 60.0),
            Breakpoint::Compact => (84.0, 112.0, 60.0),
            Breakpoint::Regular => (264.0, 288.0, 68.0),
            Breakpoint::Wide => (312.0, 344.0, 68.0),
        };
        let at = |x0: f32, y0: f32, x1: f32, y1: f32| Rect::from_min_max(pos2(x0, y0), pos2(x1, y1));
        let (x0, y0, x3, y4) = (window.left(), window.top(), window.right(), window.bottom());
        let (x1, x2) = (x0 + left, x3 - right);
        let (y1, y3) = (y0 + sizes::TOP_BAR, y4 - actions);
        let y2 = y1 + sizes::BANNER;
        Self {
            breakpoint,
            top: at(x0, y0, x3, y1),
            left: at(x0, y1, x1, y4),
            right: at(x2, y1, x3, y4),
            banner: at(x1, y1, x2, y2),
            board: at(x1, y2, x2, y3),
            actions: at(x1, y3, x2, y4),
        }
    }

    /// The same with room for a list beside the board, in a compact window: there the list lies over the left rail, or
    /// over the right one, and the board is narrower.
    #[must_use]
    pub(crate) fn beside_list(mut self, at_right: bool) -> Self {
        let (left, right) = (self.top.left() + COMPACT_LIST, self.top.right() - COMPACT_LIST);
        if at_right {
            (self.board.max.x, self.banner.max.x) = (right, right);
        } else {
            (self.board.min.x, self.banner.min.x) = (left, left);
        }
        self
    }

    /// The same with the board down to the lower edge, where nothing can be chosen.
    #[must_use]
    pub(crate) fn without_actions(mut self) -> Self {
        self.board.max.y = self.actions.bottom();
        self.actions.min.y = self.actions.bottom();
        self
    }

    /// The whole window.
    #[must_use]
    pub(crate) fn window(&self) -> Rect {
        self.top.union(self.left).union(self.right)
    }

    /// True if the rails show only the essentials.
    #[must_use]
    pub(crate) fn is_compact(&self) -> bool {
        self.breakpoint == Breakpoint::Compact
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::vec2;

    fn board(width: f32, height: f32, sheet: bool) -> (f32, f32) {
        let zones = Zones::new(Rect::from_min_size(pos2(0.0, 0.0), vec2(width, height)), sheet);
        (zones.board.width(), zones.board.height())
    }

    #[test]
    fn the_board_has_the_size_it_was_drawn_for() {
        assert_eq!(board(960.0, 600.0, false), (764.0, 444.0));
        assert_eq!(board(960.0, 600.0, true), (588.0, 444.0));
        assert_eq!(board(1440.0, 900.0, false), (888.0, 736.0));
        assert_eq!(board(1440.0, 900.0, true), (888.0, 736.0));
        assert_eq!(board(1920.0, 1080.0, false), (1264.0, 916.0));
    }

    #[test]
    fn without_actions_the_board_reaches_the_lower_edge() {
        let zones = Zones::new(Rect::from_min_size(pos2(0.0, 0.0), vec2(1280.0, 721.0)), false);
        let watched = zones.without_actions();
        assert_eq!(watched.board, zones.board.with_max_y(721.0));
        assert_eq!(watched.actions.height(), 0.0);
    }

    #[test]
    fn breakpoints_need_both_sides() {
        assert_eq!(Breakpoint::of(vec2(1179.0, 900.0)), Breakpoint::Compact);
        assert_eq!(Breakpoint::of(vec2(1180.0, 720.0)), Breakpoint::Regular);
        assert_eq!(Breakpoint::of(vec2(1900.0, 900.0)), Breakpoint::Regular);
        assert_eq!(Breakpoint::of(vec2(1800.0, 1000.0)), Breakpoint::Wide);
    }
}
