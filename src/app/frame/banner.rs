//! The status line: who acts and what is wanted, the first thing that is read aloud.

use crate::{
    app::look::{Pen, badges, colors, fonts, sizes},
    rules::Seat,
    text::{StatusLine, t_args},
};
use egui::{Align2, Pos2, Rect, Sense, Ui, WidgetInfo, accesskit::Role, vec2};

/// Draws the status line in the colour of a seat.
pub(crate) fn banner(ui: &Ui, rect: Rect, seat: Seat, status: &StatusLine) {
    let context = ui.ctx().clone();
    let mut pen = Pen::new(&context);
    let p = pen.palette;
    let tint = pen.seat(seat).fill;
    pen.rect(rect, 0.0, p.panel);
    pen.rect(rect, 0.0, colors::faded(tint, 0.20));
    pen.rect(Rect::from_min_size(rect.min, vec2(6.0, rect.height())), 0.0, tint);
    let foot = Rect::from_min_max(Pos2::new(rect.left(), rect.bottom() - 2.0), rect.max);
    pen.rect(foot, 0.0, tint);
    let y = rect.center().y;
    badges::badge(&mut pen, seat, Pos2::new(rect.left() + 30.0, y), 12.0);
    let at = Pos2::new(rect.left() + 54.0, y);
    let subject = pen.bold(at, Align2::LEFT_CENTER, &status.subject, sizes::NAME, p.text);
    let at = Pos2::new(subject.right() + 9.0, y);
    let width = rect.right() - at.x - 12.0;
    // A long sentence is set smaller before it is cut.
    let fits = pen.width(&status.wanted, fonts::regular(sizes::BODY)) <= width;
    let font = fonts::regular(if fits { sizes::BODY } else { sizes::LABEL });
    pen.text_within(at, Align2::LEFT_CENTER, &status.wanted, font, p.text, width);
    pen.paint(ui.painter());
    let spoken = t_args(
        "status-line",
        &[
            ("subject", status.subject.as_str().into()),
            ("wanted", status.wanted.as_str().into()),
        ],
    );
    let response = ui.interact(rect, ui.scope_id().with("status"), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Status, true, &spoken));
    response.on_hover_text(spoken);
}
