//! Effects of commands, and reasons against others: the engine is asked on a copy of the view.

use super::panels::Described;
use crate::{
    app::frame::{Question, TableModel},
    rules::{Obligation, Seat, Seed, Viewer},
    text::{About, capitalised, t, t_args},
};

/// The effect of a command in one sentence; empty if there is nothing to say beyond the command itself.
///
/// Of what cannot be stepped back nothing is foretold: it is said to be final, and to reveal something if it comes out
/// differently with another hidden order.
#[must_use]
pub(super) fn outlook<G: Described>(model: &TableModel<'_, G>, seat: Seat, command: &G::Command) -> String {
    let with_order = |number: u64| {
        let mut copy = G::from_view(model.setup, model.view, Seed::from_number(number)).ok()?;
        let applied = copy.apply(model.setup, seat, command).ok()?;
        Some((copy, applied))
    };
    let Some((copy, applied)) = with_order(0) else {
        return String::new();
    };
    if !applied.reversible {
        let other = with_order(1).map(|(_, applied)| applied.events);
        let known = other.is_some_and(|events| events == applied.events);
        return t(if known { "plain-final" } else { "plain-unknown" });
    }
    let view = copy.view(Viewer::Seat(seat));
    let about = About {
        view: &view,
        ..model.about()
    };
    let said = |event: &G::Event| {
        let line = G::event(about, event)?;
        match line.seat.filter(|&whose| whose != seat) {
            Some(other) => Some(t_args(
                "log-line",
                &[("name", model.name(other).into()), ("text", line.text.into())],
            )),
            None => Some(line.text),
        }
    };
    let parts: Vec<String> = applied.events.iter().filter_map(said).collect();
    if parts.is_empty() {
        return String::new();
    }
    t_args("plain-would", &[("text", capitalised(&parts.join(", ")).into())])
}

/// Commands that the player may look for and that are not possible now, each with the rule that forbids it.
#[must_use]
pub(super) fn refused<G: Described>(
    model: &TableModel<'_, G>,
    question: &Question<G::Prompt>,
) -> Vec<(String, String)> {
    let Ok(copy) = G::from_view(model.setup, model.view, Seed::from_number(0)) else {
        return Vec::new();
    };
    let about = model.about();
    let why = |command: G::Command| {
        let reason = copy.explain(model.setup, question.seat, &command)?;
        let text = G::command(about, Some(&question.prompt), &command);
        Some((text, G::reason(&reason)))
    };
    G::looked_for(about, question.seat)
        .into_iter()
        .filter_map(why)
        .collect()
}

/// The command on the large button: the only one, or the one that goes on.
#[must_use]
pub(super) fn primary<G: Described>(model: &TableModel<'_, G>) -> Option<G::Command> {
    let (question, legal) = model.own()?;
    let goes_on = legal.iter().find(|command| G::goes_on(command));
    match legal {
        [only] if question.obligation == Obligation::Must => Some(only.clone()),
        _ => goes_on.cloned(),
    }
}
