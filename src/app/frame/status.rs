//! The status line in words.

use super::model::{Link, TableModel};
use crate::{
    rules::{Seed, Status as Going},
    text::{self, Spoken, StatusLine, t, t_args},
};

/// The status line: the question of this window, or the first; at the end what ended the game.
#[must_use]
pub fn status<G: Spoken>(model: &TableModel<'_, G>) -> StatusLine {
    if model.coach.is_some_and(|coach| coach.asked.is_none()) {
        let [subject, wanted] = ["lesson-read", "lesson-read-more"].map(t);
        return StatusLine { subject, wanted };
    }
    if let Some(question) = model.current() {
        let mut status = G::status_line(model.about(), question.seat, &question.prompt);
        let link = model.links.get(question.seat.index());
        match link.filter(|_| !model.is_mine(question.seat)) {
            Some(Link::Away) => {
                let name = model.name(question.seat);
                status.wanted = t_args("status-away", &[("name", name.into())]);
            }
            Some(Link::StandIn) => {
                let (name, wanted) = (model.name(question.seat), status.wanted.as_str());
                status.wanted = t_args("status-stand-in", &[("name", name.into()), ("wanted", wanted.into())]);
            }
            Some(Link::Slow) => status.wanted = t_args("status-slow", &[("wanted", status.wanted.into())]),
            _ => {}
        }
        // Several people share this window: "you" is not enough.
        if model.mine.len() > 1 && model.is_mine(question.seat) {
            let (name, subject) = (model.name(question.seat), status.subject);
            status.subject = t_args("status-of", &[("name", name.into()), ("subject", subject.into())]);
        }
        return status;
    }
    let copy = G::from_view(model.setup, model.view, Seed::from_number(0));
    let over = match copy.map(|copy| copy.status(model.setup)) {
        Ok(Going::Finished(outcome)) => text::outcome::ended_by(&outcome.ended_by),
        _ => String::new(),
    };
    StatusLine {
        subject: t("game-over-subject"),
        wanted: over,
    }
}
