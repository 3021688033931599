//! Effects of commands, and reasons against others: the engine is asked on a copy of the view.

use super::drawn::Drawn;
use crate::{
    app::frame::{Question, TableModel},
    rules::{Obligation, Seat, Seed, Viewer},
    text::{About, capitalised, t, t_args},
};

/// The effect of a command.
#[derive(Clone, Debug)]
pub(super) struct Foreseen<G: Drawn> {
    /// The position after it; `None` if something hidden comes up in it, or if it is final.
    pub(super) after: Option<G::View>,
    /// The events that it brings about by itself; none if the position after it is not known.
    pub(super) events: Vec<G::Event>,
    /// The effect in one sentence; empty if there is nothing to say beyond the command itself.
    pub(super) text: String,
}

/// Finds the effect of a command, and of those after it as far as they can be stepped back. Of what cannot be stepped back
/// nothing is foretold: it is said to be final, and to reveal something if it comes out differently with another hidden
/// order.
pub(super) fn foresee<G: Drawn>(model: &TableModel<'_, G>, seat: Seat, line: &[G::Command]) -> Option<Foreseen<G>> {
    let (command, later) = line.split_first()?;
    let with_order = |number: u64| {
        let mut copy = G::from_view(model.setup, model.view, Seed::from_number(number)).ok()?;
        let applied = copy.apply(model.setup, seat, command).ok()?;
        Some((copy, applied))
    };
    let (mut copy, mut applied) = with_order(0)?;
    let (after, events, text) = if applied.reversible {
        for command in later {
            let mut next = copy.clone();
            match next.apply(model.setup, seat, command) {
                Ok(more) if more.reversible => applied.events.extend(more.events),
                _ => break,
            }
            copy = next;
        }
        let after = copy.view(Viewer::Seat(seat));
        let text = in_words(model, &after, seat, &applied.events);
        (Some(after), applied.events, text)
    } else {
        let known = with_order(1).is_some_and(|(_, other)| other.events == applied.events);
        (None, Vec::new(), t(if known { "board-final" } else { "board-unknown" }))
    };
    Some(Foreseen { after, events, text })
}

/// Events as one sentence.
fn in_words<G: Drawn>(model: &TableModel<'_, G>, after: &G::View, seat: Seat, events: &[G::Event]) -> String {
    let said = |event: &G::Event| {
        let line = G::event(
            About {
                view: after,
                ..model.about()
            },
            event,
        )?;
        let Some(other) = line.seat.filter(|&whose| whose != seat) else {
            return Some(line.text);
        };
        let args = [("name", model.name(other).into()), ("text", line.text.into())];
        Some(t_args("log-line", &args))
    };
    let parts: Vec<String> = events.iter().filter_map(said).collect();
    if parts.is_empty() {
        return String::new();
    }
    t_args("board-would", &[("text", capitalised(&parts.join(", ")).into())])
}

/// A command that is looked for and not possible now.
#[derive(Clone, Debug)]
pub(super) struct Refusal<S> {
    /// The place that it would be given at, if it has one.
    pub(super) spot: Option<S>,
    /// The command in words.
    pub(super) command: String,
    /// The rule that forbids it.
    pub(super) why: String,
}

/// Those of these commands that are not possible, each with the rule that forbids it.
pub(super) fn refused<G: Drawn>(
    model: &TableModel<'_, G>,
    question: &Question<G::Prompt>,
    commands: Vec<G::Command>,
) -> Vec<Refusal<G::Spot>> {
    let Ok(copy) = G::from_view(model.setup, model.view, Seed::from_number(0)) else {
        return Vec::new();
    };
    let (about, prompt) = (model.about(), &question.prompt);
    let refusal = |command: G::Command| {
        let reason = copy.explain(model.setup, question.seat, &command)?;
        let way = G::ways(about, prompt, &command).into_iter().next();
        let spot = way.and_then(|way| {
            if G::IN_ORDER {
                way.first().copied()
            } else {
                way.last().copied()
            }
        });
        Some(Refusal {
            spot,
            command: G::command(about, Some(prompt), &command),
            why: G::reason(&reason),
        })
    };
    commands.into_iter().filter_map(refusal).collect()
}

/// The number of the command on the large button: the only one, or the one that goes on.
pub(super) fn primary<G: Drawn>(model: &TableModel<'_, G>) -> Option<usize> {
    let (question, legal) = model.own()?;
    match legal {
        [_] if question.obligation == Obligation::Must => Some(0),
        _ => legal.iter().position(G::goes_on),
    }
}
