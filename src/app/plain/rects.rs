//! The fixed rectangles of the plain table, by window size.

use crate::app::look::sizes::{self, Breakpoint};
use egui::{Rect, pos2, vec2};

/// The parts of the screen, in points.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Rects {
    /// The breakpoint of the window.
    pub breakpoint: Breakpoint,
    /// Menu, name, how far the game is.
    pub top: Rect,
    /// Cards of the players.
    pub left: Rect,
    /// The status line.
    pub banner: Rect,
    /// The panels in the middle.
    pub middle: Rect,
    /// The choices; `None` where nothing is asked of this window.
    pub choices: Option<Rect>,
    /// The log, where there is room for it beside the choices.
    pub log: Option<Rect>,
    /// Step back, what the choice would do, confirm.
    pub actions: Rect,
}

/// The least height of the log beside the choices.
const LOG_MIN: f32 = 180.0;

impl Rects {
    /// Cuts the window; `wanted` is the height that the choices would like to have, if there are any.
    #[must_use]
    pub(super) fn new(window: Rect, wanted: Option<f32>) -> Self {
        let breakpoint = Breakpoint::of(window.size());
        let rails = breakpoint.plain();
        let (left, right, actions) = (rails.left, rails.right, rails.actions);
        let at = |x0: f32, y0: f32, x1: f32, y1: f32| Rect::from_min_max(pos2(x0, y0), pos2(x1, y1));
        let (x0, y0, x3, y4) = (window.left(), window.top(), window.right(), window.bottom());
        let (x1, x2) = (x0 + left, x3 - right);
        let (y1, y3) = (y0 + sizes::TOP_BAR, y4 - actions);
        let y2 = y1 + sizes::BANNER;
        let rail = at(x2, y1, x3, y3).shrink2(vec2(sizes::MARGIN, sizes::GAP));
        let (choices, log) = cut(rail, wanted);
        Self {
            breakpoint,
            top: at(x0, y0, x3, y1),
            left: at(x0, y1, x1, y4),
            banner: at(x1, y1, x2, y2),
            middle: at(x1, y2, x2, y3),
            choices,
            log,
            actions: at(x1, y3, x3, y4),
        }
    }

    /// True if the rails show only the essentials.
    #[must_use]
    pub(super) fn is_compact(&self) -> bool {
        self.breakpoint == Breakpoint::Compact
    }
}

/// The right rail: choices above, the log below them where it can be read.
fn cut(rail: Rect, wanted: Option<f32>) -> (Option<Rect>, Option<Rect>) {
    let Some(wanted) = wanted else {
        return (None, Some(rail));
    };
    let most = rail.height() - LOG_MIN - sizes::GAP;
    if most < 2.0 * LOG_MIN {
        return (Some(rail), None);
    }
    let (above, below) = rail.split_top_bottom_at_y(rail.top() + wanted.min(most));
    let log = Rect::from_min_max(below.min + vec2(0.0, sizes::GAP), below.max);
    (Some(above), Some(log))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rects(width: f32, height: f32, wanted: Option<f32>) -> Rects {
        Rects::new(Rect::from_min_size(pos2(0.0, 0.0), vec2(width, height)), wanted)
    }

    #[test]
    fn the_log_gives_way_to_the_choices_in_a_small_window() {
        let small = rects(960.0, 600.0, Some(300.0));
        assert_eq!((small.choices.is_some(), small.log), (true, None));
        assert!(rects(960.0, 600.0, None).log.is_some(), "nothing is asked");
        let large = rects(1440.0, 900.0, Some(4000.0));
        assert!(large.log.is_some_and(|log| log.height() >= LOG_MIN));
    }

    #[test]
    fn nothing_overlaps_and_the_panels_have_room() {
        for (width, height) in [(960.0, 600.0), (1440.0, 900.0), (1920.0, 1080.0)] {
            let all = rects(width, height, Some(500.0));
            let parts = [
                Some(all.left),
                Some(all.middle),
                all.choices,
                all.log,
                Some(all.actions),
            ];
            let parts: Vec<Rect> = parts.into_iter().flatten().map(|rect| rect.shrink(0.1)).collect();
            for (index, one) in parts.iter().enumerate() {
                assert!(parts[index + 1..].iter().all(|other| !one.intersects(*other)));
            }
            assert!(all.middle.width() >= 500.0);
        }
    }
}
