//! The track of knowledge points with its red lines.

use super::{art, geometry::Chart, sea::sea};
use crate::app::board::{art::section, drawn::BoardScene};
use crate::app::look::{Pen, fonts, sizes};
use crate::games::aqua_sphere::State;
use crate::text::{say, t};
use egui::{Align2, Rect, pos2, vec2};

/// The track below its counters.
pub(super) fn draw(pen: &mut Pen<'_>, scene: &BoardScene<'_, State>, chart: &Chart) {
    let (p, plan) = (pen.palette, &chart.track);
    let score = &scene.about.setup.components.score;
    let lap = score.lap;
    if plan.rows == 1 {
        pen.rect(plan.rect, 0.0, p.panel);
        let room = plan.rect.shrink2(vec2(12.0, 0.0));
        if !chart.compact {
            pen.label(
                room,
                Align2::LEFT_CENTER,
                &t("aq-knowledge"),
                fonts::bold(sizes::LABEL),
                p.text,
            );
        }
    } else if !chart.compact {
        section(pen, plan.rect, &t("aq-knowledge"));
        let right = plan.rect.right_top() + vec2(-12.0, 20.0);
        pen.text(
            right,
            Align2::RIGHT_CENTER,
            &say!(&(), "aq-lap", n = lap),
            sizes::SMALL,
            p.dim,
        );
    }
    let columns = lap.div_ceil(plan.rows);
    for row in 0..plan.rows {
        let spaces = row * columns..((row + 1) * columns).min(lap);
        let all = plan.space(spaces.start, lap).union(plan.space(spaces.end - 1, lap));
        pen.rect_lined(all, 3.0, p.panel, 1.0, p.line_hi);
        for space in spaces
            .skip(1)
            .filter(|space| plan.rows == 5 && !chart.compact || space % 5 == 0)
        {
            let x = plan.space(space, lap).left();
            pen.flat_line(vec![pos2(x, all.top() + 1.0), pos2(x, all.bottom() - 1.0)], 1.0, p.line);
        }
        if plan.rows > 1 {
            let at = all.left_center() - vec2(5.0, 0.0);
            pen.text(
                at,
                Align2::RIGHT_CENTER,
                &(row * columns).to_string(),
                sizes::SMALL,
                p.dim,
            );
        }
    }
    for space in (1..=lap).filter(|&space| score.is_line(space)) {
        let bar = Rect::from_center_size(
            plan.line(space, lap).center(),
            vec2(4.0, plan.line(space, lap).height()),
        );
        pen.rect(bar.expand(1.2), 1.0, p.ink);
        pen.rect(bar, 1.0, sea(p).barrier);
    }
    art::dots(pen, scene.about.setup, "score", plan.rect.right_top() + vec2(-6.0, 4.0));
}
