//! The countdown of an open question.

use super::{asking::Asking, model::Question};
use crate::app::look::{Pen, motion, sizes};
use egui::{Align2, Pos2, Ui, vec2};
use std::time::Duration;

/// A running clock is drawn so often.
const TICK: Duration = Duration::from_millis(250);

/// Seconds left and in all; `None` for a question without a clock.
#[must_use]
pub(crate) fn remaining<P>(question: &Question<P>, asking: &Asking, now: f64) -> Option<(f32, f32)> {
    let clock = question.clock?;
    let gone = if clock.running {
        (now - asking.position_since()).max(0.0) as f32
    } else {
        0.0
    };
    let left = (clock.left_ms as f32 / 1000.0 - gone).max(0.0);
    Some((left, (clock.total_ms as f32 / 1000.0).max(0.1)))
}

/// The ring with the seconds inside; thicker and in the text's colour when little is left.
pub(crate) fn ring(pen: &mut Pen<'_>, centre: Pos2, r: f32, left: f32, total: f32) {
    let p = pen.palette;
    let line = r * 4.0 / 19.0;
    let (color, width) = if left < 5.0 {
        (p.text, 2.0 * line)
    } else {
        (p.accent, line)
    };
    pen.ring(centre, r, line, p.line);
    let share = (left / total).clamp(0.0, 1.0);
    let points: Vec<Pos2> = (0..=48_u8)
        .map(|i| {
            let turn = std::f32::consts::TAU * share * f32::from(i) / 48.0;
            centre + vec2(-turn.sin(), -turn.cos()) * r
        })
        .collect();
    pen.flat_line(points, width, color);
    let seconds = (left.ceil() as u32).to_string();
    pen.bold(centre, Align2::CENTER_CENTER, &seconds, sizes::LABEL.min(r), p.text);
}

/// Draws again while something on the screen changes with time: at once while it is `restless`, otherwise often enough
/// for a clock and for a remark that goes.
pub(crate) fn keep_running<P>(ui: &Ui, questions: &[Question<P>], restless: bool, remark: bool) {
    let ticking = |question: &Question<P>| question.clock.is_some_and(|clock| clock.running);
    if restless {
        motion::go_on(ui.ctx());
    } else if remark || questions.iter().any(ticking) {
        ui.ctx().request_repaint_after(TICK);
    }
}
