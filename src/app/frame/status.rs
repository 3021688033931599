//! The status line in words.

use super::model::{Link, TableModel};
use crate::{
    rules::{Seed, Status as Going},
    text::{self, Spoken, StatusLine, t, t_args},
};

/// The status line: the question of this window, or the first; at the end what ended the game.
#[must_use]
pub fn status<G: Spoken>(model: &TableModel<'_, G>) -> StatusLine {
    if let Some(question) = model.current() {
        let mut status = G::status_line(model.about(), question.seat, &question.prompt);
        let away = model.links.get(question.seat.index()) == Some(&Link::Away);
        if away && !model.is_mine(question.seat) {
            let name = model.name(question.seat);
            status.wanted = t_args("status-away", &[("name", name.into())]);
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
