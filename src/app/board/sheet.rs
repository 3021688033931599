//! A question out of turn, as a sheet over the right rail: its ground, the countdown, who else is asked.

use super::{drawn::Drawn, frame::BoardFrame, state::BoardScreen};
use crate::{
    app::{
        frame::clock,
        look::{Pen, fonts, palette, sizes},
    },
    text::{t, t_args},
};
use egui::{Rect, Sense, Ui, WidgetInfo, accesskit::Role, vec2};

/// Paints the ground of the sheet.
pub(super) fn ground(ui: &Ui, rail: Rect, sheet: Rect) {
    let p = palette(ui.ctx());
    ui.painter().rect_filled(rail, 0.0, p.space_bottom);
    ui.painter().rect_filled(sheet, 0.0, p.panel);
    let edge = Rect::from_min_size(sheet.min, vec2(4.0, sheet.height()));
    ui.painter().rect_filled(edge, 0.0, p.accent);
}

/// Draws the countdown, a line that fills while keys are dead, and who else is asked; returns the room left.
pub(super) fn rest<G: Drawn>(ui: &Ui, frame: &BoardFrame<'_, G>, state: &BoardScreen<G>) -> Rect {
    let Some((question, _)) = &frame.own else {
        return frame.below;
    };
    let mut pen = Pen::new(ui.ctx());
    let p = pen.palette;
    if let Some((left, total)) = clock::remaining(question, &state.asking, frame.now) {
        let centre = frame.scene.rail.right_top() + vec2(-18.0, 25.0);
        clock::ring(&mut pen, centre, 19.0, left, total);
        let rect = Rect::from_center_size(centre, vec2(44.0, 44.0));
        let spoken = t_args("seconds-left", &[("n", (left.ceil() as u32).into())]);
        let response = ui.interact(rect, ui.scope_id().with("countdown"), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Timer, true, &spoken));
    }
    let line = Rect::from_min_size(frame.below.min, vec2(frame.below.width(), 3.0));
    let share = state.asking.dead_time_share(frame.now);
    if share < 1.0 {
        pen.rect(line, 1.5, p.card_hi);
        let filled = Rect::from_min_size(line.min, vec2(line.width() * share, line.height()));
        pen.rect(filled, 1.5, p.accent);
    }
    let others = frame.model.questions.iter().filter(|other| other.seat != question.seat);
    let names: Vec<String> = others.map(|other| frame.model.name(other.seat)).collect();
    let text = if names.is_empty() {
        t("nobody-else-asked")
    } else {
        t_args("also-asked", &[("names", names.join(", ").into())])
    };
    let at = line.min + vec2(0.0, 12.0);
    let told = pen.paragraph(at, &text, fonts::regular(sizes::LABEL), p.dim, line.width());
    pen.paint(ui.painter());
    Rect::from_min_max(egui::Pos2::new(line.left(), told.bottom() + 12.0), frame.below.max)
}
