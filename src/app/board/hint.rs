//! The hint of a board: asked for, thought about, shown, and followed command by command.

use super::{drawn::Drawn, story::Deed};
use crate::{
    app::{frame::TableModel, pondering::Pondering},
    bot::hint::{self, Hint},
    rules::{Seat, Seed, Viewer},
    text::{About, hints, t, t_args},
};
use egui::Context;
use std::task::Poll;

/// A hint from the moment at which it is asked for.
#[derive(Debug)]
pub(super) enum Hinting<G: Drawn> {
    /// The hint is closed.
    Closed,
    /// No hint comes, for the reason that the text of this id gives.
    Refused(&'static str),
    /// It is thought about.
    Thinking(Pondering),
    /// It is on the screen.
    Shown(Advice<G>),
}

/// A hint on the screen, as far as it was followed.
#[derive(Debug)]
pub(super) struct Advice<G: Drawn> {
    seat: Seat,
    /// The commands of the action, each with its words.
    steps: Vec<(G::Command, String)>,
    /// The number of those that were given.
    given: usize,
    /// Number of the last entry of the log that led to the position.
    entry: u32,
    /// The sentence that names the action.
    head: String,
    /// Further sentences: the chance to win, an equal choice, how sure it is.
    more: Vec<String>,
}

/// The words of a hint.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct HintWords {
    pub(super) head: String,
    /// The steps with their numbers.
    pub(super) steps: Vec<String>,
    pub(super) more: Vec<String>,
}

/// The id of the reason for which there is no hint now; `None` if one can be asked for.
pub(super) fn why_not<G: Drawn>(model: &TableModel<'_, G>) -> Option<&'static str> {
    match model.own() {
        _ if !model.hints => Some("hint-not-allowed"),
        None => Some("hint-not-your-turn"),
        Some(_) => None,
    }
}

impl<G: Drawn> Hinting<G> {
    /// True while something of a hint is on the screen.
    pub(super) const fn is_open(&self) -> bool {
        !matches!(self, Self::Closed)
    }

    /// Asks for a hint, or closes the one that is open. `ctx` is woken when it is there.
    pub(super) fn toggle(&mut self, model: &TableModel<'_, G>, ctx: &Context) {
        *self = match (self.is_open(), why_not(model), model.own()) {
            (true, ..) => Self::Closed,
            (false, None, Some((question, legal))) => {
                let (setup, view) = (G::any_setup(model.setup.clone()), G::any_view(model.view.clone()));
                let legal: Vec<_> = legal.iter().map(|&command| G::any_command(command)).collect();
                // The same question gets the same hint once more.
                let (seat, seed) = (question.seat, Seed::from_number(model.revision.into()));
                let ctx = ctx.clone();
                Self::Thinking(Pondering::begin(
                    move |stop| hint::hint(&setup, seat, &view, &legal, seed, stop),
                    move || ctx.request_repaint(),
                ))
            }
            (false, why, _) => Self::Refused(why.unwrap_or("hint-none")),
        };
    }

    /// Takes in the answer of a thought that is over.
    pub(super) fn poll(&mut self, model: &TableModel<'_, G>, ctx: &Context) {
        let Self::Thinking(pondering) = self else { return };
        match pondering.poll() {
            // A thought that panics wakes nobody.
            Poll::Pending => ctx.request_repaint_after(hint::LONGEST),
            Poll::Ready(found) => {
                let advice = found.and_then(|found| Advice::of(model, &found));
                *self = advice.map_or(Self::Refused("hint-none"), Self::Shown);
            }
        }
    }

    /// Goes on with another position or question: a hint stays while its commands are given one after the other, and the
    /// next one is legal. These deeds led to the position, oldest first.
    pub(super) fn move_on(&mut self, model: &TableModel<'_, G>, deeds: &[Deed<G>]) {
        let goes_on = match self {
            Self::Shown(advice) => advice.goes_on(model, deeds),
            _ => false,
        };
        if !goes_on {
            *self = Self::Closed;
        }
    }

    /// The commands that the hint advises from now on.
    pub(super) fn line(&self) -> Vec<G::Command> {
        match self {
            Self::Shown(advice) => advice.steps[advice.given..]
                .iter()
                .map(|(command, _)| *command)
                .collect(),
            _ => Vec::new(),
        }
    }

    /// The words to read; `None` while no hint is open.
    pub(super) fn words(&self) -> Option<HintWords> {
        let alone = |id: &str| HintWords {
            head: t(id),
            ..HintWords::default()
        };
        match self {
            Self::Closed => None,
            Self::Refused(why) => Some(alone(why)),
            Self::Thinking(_) => Some(alone("hint-thinking")),
            Self::Shown(advice) => Some(advice.words()),
        }
    }
}

impl<G: Drawn> Advice<G> {
    /// A hint for one's own question in this position; `None` if it names no command of the game.
    fn of(model: &TableModel<'_, G>, hint: &Hint) -> Option<Self> {
        let (question, legal) = model.own()?;
        let about = model.about();
        let steps = steps(model, question.seat, hint);
        let what = match steps.as_slice() {
            [] => return None,
            [(_, words)] => words.clone(),
            several => t_args("hint-steps", &[("n", several.len().into())]),
        };
        let mut more = Vec::new();
        if legal.len() == 1 {
            more.push(t("hint-only"));
        } else {
            more.push(hints::chance(hint));
            let other = hint.other.as_ref().filter(|_| hint.is_close());
            more.extend(other.and_then(G::own_command).map(|other| {
                let words = G::command(about, Some(&question.prompt), other);
                t_args("hint-equal", &[("what", words.into())])
            }));
            // What is about equal is not surely the best.
            if !hint.is_close() {
                more.push(hints::certainty(hint));
            }
        }
        Some(Self {
            seat: question.seat,
            steps,
            given: 0,
            entry: model.entry,
            head: hints::best(G::ID.name(), &what, &hint.reasons),
            more,
        })
    }

    /// Notes what was given since the last position. Returns false if that is not what was advised, or if nothing is left
    /// that is legal.
    fn goes_on(&mut self, model: &TableModel<'_, G>, deeds: &[Deed<G>]) -> bool {
        let before = self.given;
        for deed in deeds.iter().filter(|deed| deed.entry > self.entry) {
            let next = self.steps.get(self.given).map(|(command, _)| *command);
            if deed.seat != self.seat || next != Some(deed.command) {
                return false;
            }
            self.given += 1;
        }
        self.entry = model.entry;
        let next = self.steps.get(self.given).map(|(command, _)| command);
        let own = model.own().filter(|(question, _)| question.seat == self.seat);
        let is_legal = |(_, legal): (_, &[G::Command])| next.is_some_and(|next| legal.contains(next));
        self.given > before && own.is_some_and(is_legal)
    }

    fn words(&self) -> HintWords {
        let numbered = self.steps.iter().zip(1..).skip(self.given);
        let mut steps: Vec<String> = numbered
            .map(|((_, words), number): (_, usize)| {
                t_args("hint-step", &[("n", number.into()), ("what", words.as_str().into())])
            })
            .collect();
        if self.given > 0 {
            let (head, more) = (t("hint-left"), Vec::new());
            return HintWords { head, steps, more };
        }
        if self.steps.len() == 1 {
            // The head names it.
            steps.clear();
        }
        HintWords {
            head: self.head.clone(),
            steps,
            more: self.more.clone(),
        }
    }
}

/// The commands of a hint with their words. It ends where the next one is not legal in some deal that the position allows.
fn steps<G: Drawn>(model: &TableModel<'_, G>, seat: Seat, hint: &Hint) -> Vec<(G::Command, String)> {
    let mut steps = Vec::new();
    let Ok(mut copy) = G::from_view(model.setup, model.view, Seed::from_number(0)) else {
        return steps;
    };
    for &command in hint.line.iter().filter_map(G::own_command) {
        let decisions = copy.decisions(model.setup);
        let Some(asked) = decisions.iter().find(|asked| asked.seat == seat) else {
            break;
        };
        let view = &copy.view(Viewer::Seat(seat));
        let about = About { view, ..model.about() };
        let words = G::command(about, Some(&asked.prompt), &command);
        if copy.apply(model.setup, seat, &command).is_err() {
            break;
        }
        steps.push((command, words));
    }
    steps
}
