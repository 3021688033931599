//! The track of knowledge points with its red lines.

use super::{geometry::Chart, sea::sea};
use crate::{
    app::{
        board::drawn::BoardScene,
        look::{Pen, sizes},
    },
    games::aqua_sphere::State,
    text::{t, t_args},
};
use egui::{Align2, Pos2, Rect, pos2, vec2};

/// The track below its counters.
pub(super) fn draw(pen: &mut Pen<'_>, scene: &BoardScene<'_, State>, chart: &Chart) {
    let (p, plan) = (pen.palette, &chart.track);
    let score = &scene.about.setup.components.score;
    let lap = score.lap;
    if plan.rows == 1 {
        pen.rect(plan.rect, 0.0, p.panel);
    } else if !chart.compact {
        pen.rect_lined(plan.rect, sizes::R_CARD, p.card, 1.0, p.line);
    }
    titles(pen, chart, lap);
    let columns = lap.div_ceil(plan.rows);
    for row in 0..plan.rows {
        let first = plan.space(row * columns, lap);
        let last = plan.space(((row + 1) * columns).min(lap) - 1, lap);
        let all = first.union(last);
        pen.rect_lined(all, 3.0, p.panel, 1.0, p.line_hi);
        for space in row * columns + 1..((row + 1) * columns).min(lap) {
            let x = plan.space(space, lap).left();
            let shown = plan.rows == 5 && !chart.compact || space % 5 == 0;
            if shown {
                pen.flat_line(vec![pos2(x, all.top() + 1.0), pos2(x, all.bottom() - 1.0)], 1.0, p.line);
            }
        }
        if plan.rows > 1 {
            let at = all.left_center() - vec2(5.0, 0.0);
            let size = if chart.compact { 12.0 } else { 13.0 };
            pen.text(at, Align2::RIGHT_CENTER, &(row * columns).to_string(), size, p.dim);
        }
    }
    for space in (1..=lap).filter(|&space| score.is_line(space)) {
        barrier(pen, plan.line(space, lap));
    }
}

fn titles(pen: &mut Pen<'_>, chart: &Chart, lap: u16) {
    let (p, plan) = (pen.palette, &chart.track);
    if chart.compact {
        return;
    }
    let title = t("aq-knowledge");
    if plan.rows == 1 {
        let at = plan.rect.left_center() + vec2(12.0, 0.0);
        pen.bold(at, Align2::LEFT_CENTER, &title, sizes::LABEL, p.text);
        return;
    }
    let y = plan.rect.top() + 20.0;
    let left = Pos2::new(plan.rect.left() + 14.0, y);
    pen.bold(left, Align2::LEFT_CENTER, &title, sizes::NAME, p.text);
    let note = t_args("aq-lap", &[("n", lap.into())]);
    let right = Pos2::new(plan.rect.right() - 12.0, y);
    pen.text(right, Align2::RIGHT_CENTER, &note, sizes::SMALL, p.dim);
}

/// A red line across the track, cased in ink.
fn barrier(pen: &mut Pen<'_>, place: Rect) {
    let bar = Rect::from_center_size(place.center(), vec2(4.0, place.height()));
    pen.rect(bar.expand(1.2), 1.0, pen.palette.ink);
    pen.rect(bar, 1.0, sea(pen.palette).barrier);
}
