//! The status line: who acts and what is wanted, the first thing that is read aloud.

use crate::{
    app::{
        look::{badges, colors, fonts, sizes},
        widgets,
    },
    rules::Seat,
    text::{StatusLine, t_args},
};
use egui::{
    Align2, Pos2, Rect, Ui,
    accesskit::{Live, Role},
};

/// Height for one line of words.
const ONE_LINE: f32 = 26.0;

/// What a status line is: a question to the person here is said at once, what others do stands on one line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Asks,
    Waits,
    Tells,
}

/// Draws the status line in the colour of a seat.
pub(crate) fn banner(ui: &Ui, rect: Rect, seat: Seat, status: &StatusLine, kind: Kind) {
    widgets::draw(ui, |pen| {
        let (p, tint) = (pen.palette, pen.seat(seat).fill);
        pen.rect(rect, 0.0, p.panel);
        pen.rect(rect, 0.0, colors::faded(tint, 0.20));
        pen.rect(rect.with_max_x(rect.left() + 6.0), 0.0, tint);
        pen.rect(rect.with_min_y(rect.bottom() - 2.0), 0.0, tint);
        let y = rect.center().y;
        badges::badge(pen, seat, Pos2::new(rect.left() + 30.0, y), 12.0);
        let at = Pos2::new(rect.left() + 54.0, y);
        let subject = pen.bold(at, Align2::LEFT_CENTER, &status.subject, sizes::NAME, p.text);
        let mut room = rect.with_min_x(subject.right() + 9.0).with_max_x(rect.right() - 12.0);
        if kind == Kind::Tells {
            room = room.shrink2(egui::vec2(0.0, (room.height() - ONE_LINE) / 2.0));
        }
        // A long sentence is set smaller, on two lines if it has to be, before it is cut.
        let fits = pen.width(&status.wanted, fonts::regular(sizes::BODY)) <= room.width();
        let font = fonts::regular(if fits { sizes::BODY } else { sizes::LABEL });
        pen.paragraph_within(room, &status.wanted, font, p.text);
    });
    let (subject, wanted) = (status.subject.as_str(), status.wanted.as_str());
    let spoken = t_args("status-line", &[("subject", subject.into()), ("wanted", wanted.into())]);
    let line = widgets::named(ui, rect, "status", Role::Status, &spoken);
    if kind == Kind::Asks {
        widgets::said_of(&line, Live::Assertive);
    }
    line.on_hover_text(spoken);
}
