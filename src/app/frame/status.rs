//! The status line in words.

use super::model::{Link, TableModel};
use crate::{
    rules::{Seat, Seed, Status as Going},
    text::{self, Spoken, StatusLine, t, t_args},
};

/// The status line: the question of this window, or the first. Where none can be answered, the position itself tells.
#[must_use]
pub fn status<G: Spoken>(model: &TableModel<'_, G>) -> StatusLine {
    if let Some(coach) = model.coach.filter(|_| model.own().is_none()) {
        let read = if coach.is_puzzle { "puzzle-over" } else { "lesson-read" };
        let [subject, wanted] = [read, "lesson-read-more"].map(t);
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
        return status;
    }
    of_position(model)
}

/// The line of a question, with the name of the player that it is for where several people share this window: "you" is not
/// enough there.
pub(crate) fn of_player<G: Spoken>(model: &TableModel<'_, G>, asked: Seat, mut line: StatusLine) -> StatusLine {
    if model.mine.len() > 1 && model.is_mine(asked) {
        let (name, subject) = (model.name(asked), line.subject);
        line.subject = t_args("status-of", &[("name", name.into()), ("subject", subject.into())]);
    }
    line
}

/// The line of a position in which nobody can answer: what ended the game, or the player that everybody waits for.
/// Earlier positions are shown without their questions, so a missing question says nothing.
fn of_position<G: Spoken>(model: &TableModel<'_, G>) -> StatusLine {
    let subject = |subject: String| StatusLine {
        subject,
        wanted: String::new(),
    };
    let Ok(game) = G::from_view(model.setup, model.view, Seed::from_number(0)) else {
        return subject(model.title.clone());
    };
    match game.status(model.setup) {
        Going::Finished(outcome) => StatusLine {
            subject: t("game-over-subject"),
            wanted: text::outcome::ended_by(&outcome.ended_by),
        },
        Going::Deciding => {
            let asked = game.decisions(model.setup).into_iter().next();
            subject(asked.map_or_else(|| model.title.clone(), |asked| model.name(asked.seat)))
        }
    }
}
