//! The track of knowledge points with its red lines.

use super::{
    art,
    geometry::{Chart, LEGEND, TrackPlan},
    sea,
};
use crate::app::board::art::section;
use crate::app::look::{Pen, fonts, sizes};
use crate::text::{say, t};
use egui::{Align2, Rect, pos2, vec2};

/// The track below its counters.
pub(super) fn draw(pen: &mut Pen<'_>, chart: &Chart<'_>) {
    let (p, plan, lap) = (pen.palette, &chart.track, chart.track.lap);
    let (title, corner) = (t("aq-knowledge"), plan.rect.right_top());
    if plan.rows == 1 {
        pen.rect(plan.rect, 0.0, p.panel);
    }
    if plan.rows == 1 && !chart.compact {
        let (room, font) = (plan.rect.shrink2(vec2(12.0, 0.0)), fonts::bold(sizes::LABEL));
        pen.label(room, Align2::LEFT_CENTER, &title, font, p.text);
    } else if !chart.compact {
        section(pen, plan.rect, &title);
        let (at, text) = (corner + vec2(-12.0, 20.0), say!(&(), "aq-lap", n = lap));
        pen.text(at, Align2::RIGHT_CENTER, &text, sizes::SMALL, p.dim);
        legend(pen, plan);
    }
    let columns = lap.div_ceil(plan.rows);
    let each = if plan.rows == 5 && !chart.compact { 1 } else { 5 };
    for row in 0..plan.rows {
        let spaces = row * columns..((row + 1) * columns).min(lap);
        let all = plan.space(spaces.start).union(plan.space(spaces.end - 1));
        pen.rect_lined(all, 3.0, p.panel, 1.0, p.line_hi);
        for space in spaces.skip(1).filter(|space| space % each == 0) {
            let x = plan.space(space).left();
            pen.flat_line(vec![pos2(x, all.top() + 1.0), pos2(x, all.bottom() - 1.0)], 1.0, p.line);
        }
        if plan.rows > 1 {
            let (first, text) = (all.left_center(), (row * columns).to_string());
            // In a narrow rail as far from the counters as there is room.
            let (at, anchor) = if chart.compact {
                (pos2(plan.rect.left() + 1.0, first.y), Align2::LEFT_CENTER)
            } else {
                (first - vec2(12.0, 0.0), Align2::RIGHT_CENTER)
            };
            pen.text(at, anchor, &text, sizes::SMALL, p.dim);
        }
    }
    for space in (1..=lap).filter(|&space| chart.setup.components.score.is_line(space)) {
        let line = plan.line(space);
        barrier(pen, Rect::from_center_size(line.center(), vec2(4.0, line.height())));
    }
    art::dots(pen, chart.setup, "score", corner + vec2(-6.0, 4.0));
}

/// A red line, cased in ink.
fn barrier(pen: &mut Pen<'_>, bar: Rect) {
    let p = pen.palette;
    pen.rect(bar.expand(1.2), 1.0, p.ink);
    pen.rect(bar, 1.0, p.shade(sea::BARRIER));
}

/// What a red line costs, below the track.
fn legend(pen: &mut Pen<'_>, plan: &TrackPlan) {
    let at = plan.rect.left_bottom() + vec2(14.0, -LEGEND / 2.0);
    barrier(pen, Rect::from_center_size(at, vec2(4.0, 13.0)));
    let room = Rect::from_center_size(at, vec2(0.0, LEGEND)).with_max_x(plan.rect.right() - 12.0);
    let room = room.with_min_x(at.x + 9.0);
    let (text, font) = (t("aq-line-price"), fonts::regular(sizes::SMALL));
    pen.label(room, Align2::LEFT_CENTER, &text, font, pen.palette.dim);
}
