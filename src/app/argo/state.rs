//! The memory of Argo's screen between frames.

use super::{
    camera::Camera,
    held::Held,
    model::{ArgoAction, ArgoModel},
    motion::Motion,
    preview::{self, Preview},
    prompts::{Choice, Effect, Selection},
    story::Story,
    topic::Topic,
};
use crate::{
    app::frame::{Asking, Legal, Lines, undo::Note},
    games::{
        any::AnyGame,
        argo::{Board, Command, Prompt, State},
    },
    protocol::{DecisionId, LogEntry},
    rules::Seat,
    text::About,
};

/// Everything that is of this window alone.
#[derive(Clone, Debug, Default)]
pub struct ArgoScreen {
    /// The part of the board that is seen.
    pub camera: Camera,
    /// The selection so far.
    pub selection: Selection,
    /// The selection that the question leaves no choice about: an untouched one.
    pub(super) resting: Selection,
    /// The choice with the keyboard focus, by its place.
    pub focus: Option<usize>,
    /// The lines of the log.
    pub lines: Lines,
    /// Events of the open action, and those to be shown as movement.
    pub story: Story,
    /// The legal commands.
    pub(super) legal: Legal<State>,
    /// The list "What can I do?" is open.
    pub list_open: bool,
    /// The log is open as a sheet (small windows).
    pub(super) log_open: bool,
    /// Everything that moves.
    pub motion: Motion,
    /// The topic of the rules card.
    pub(super) card: Option<Topic>,
    /// The card stands in the rail and does not cover the board.
    pub(super) card_docked: bool,
    /// A build was confirmed where its ghost lay: the engine's question whether it is final is answered.
    pub(super) confirmed: bool,
    /// The piece that is being dragged.
    pub(super) drag: Option<Held>,
    /// The choice under the pointer.
    pub(super) hovered: Option<usize>,
    /// The line of the open list with the keyboard focus.
    pub(super) list_focus: Option<usize>,
    /// The line has to be brought into the picture.
    pub(super) list_scroll: bool,
    /// Another widget than the board has the keyboard focus.
    pub(super) away: bool,
    /// The reason why a tile that was asked for cannot be built.
    pub(super) told: Option<String>,
    /// A remark beside a button that is off, and until when it stands.
    pub(super) note: Note,
    /// Commands that are still to be taken back, and the position in which the last one was.
    pub(super) rewind: (usize, Option<u32>),
    /// The board that was drawn last.
    shown: Option<Board>,
    /// The time at which the window had the focus last.
    pub(super) watched: f64,
    /// The question on the screen.
    pub(super) asking: Asking,
    /// For which question and which chosen piece or tile places are lit, and since when.
    lit: Option<((DecisionId, Selection), f64)>,
    /// Effects of commands of this position, as far as they were asked for.
    previews: Vec<(Command, Option<Preview>)>,
    /// A command that is not possible, and why.
    pub(super) refused_hover: Option<RefusedHover>,
}

/// A command under the pointer that is not possible.
#[derive(Clone, Debug)]
pub(super) struct RefusedHover {
    /// The position in which it is not.
    pub(super) revision: u32,
    /// The command itself.
    pub(super) command: Command,
    /// The rule that forbids it, in words.
    pub(super) reason: Option<String>,
}

impl ArgoScreen {
    /// Forgets half-made choices when the position changed, and starts the dead time of a new question.
    pub(super) fn sync(&mut self, model: &ArgoModel<'_>, now: f64) {
        let own = model.own().map(|(question, _)| question);
        let news = self.asking.sync(model.revision, own.map(|question| question.id), now);
        if news.position {
            self.previews.clear();
            self.refused_hover = None;
            self.drag = None;
            self.follow(model, now);
        }
        if news.question {
            self.focus = None;
            self.list_focus = None;
            self.note = None;
            self.told = None;
            self.list_open &= own.is_some_and(|question| !matches!(question.prompt, Prompt::React { .. }));
            self.resting = model
                .own()
                .map_or_else(Selection::default, |(_, legal)| first_selection(legal));
            self.selection = self.resting;
        }
    }

    /// Sets in motion what happened since the last position.
    fn follow(&mut self, model: &ArgoModel<'_>, now: f64) {
        let fresh = self.story.take_fresh();
        let board = &model.view.board;
        match &self.shown {
            Some(before) if !fresh.is_empty() => self.motion.feed(model.setup, (before, board), &fresh, now),
            _ => self.motion.skip(),
        }
        self.shown = Some(*board);
        let settled = model.view.before.as_ref().unwrap_or(board);
        for seat in model.setup.players.seats() {
            self.motion.count(seat, settled.score[seat], now);
        }
    }

    /// True if keys may answer the question on the screen.
    #[must_use]
    pub fn keys_alive(&self, now: f64) -> bool {
        self.asking.keys_alive(now)
    }

    /// Seconds since the places were lit that may be chosen now: counted anew with every question, and with every
    /// other piece or tile that is chosen first. `None` without a question.
    pub(super) fn lit_for(&mut self, now: f64) -> Option<f64> {
        let question = self.asking.question()?;
        let first = Selection {
            cell: None,
            turn: 0,
            ..self.selection
        };
        match self.lit {
            Some((of, since)) if of == (question, first) => Some(now - since),
            _ => {
                self.lit = Some(((question, first), now));
                Some(0.0)
            }
        }
    }

    /// True if nothing is half chosen or open, so that Esc has nothing to leave here.
    #[must_use]
    pub fn is_idle(&self) -> bool {
        let open = self.list_open || self.log_open || self.card.is_some() || self.drag.is_some() || self.away;
        self.selection == self.resting && self.focus.is_none() && !open
    }

    /// The host refused the last answer: another one may be given at once.
    pub fn refused(&mut self) {
        self.asking.refused();
        self.confirmed = false;
    }

    /// Carries out a choice; a command is given only once for a question.
    pub(super) fn choose(&mut self, model: &ArgoModel<'_>, choice: &Choice, now: f64) -> Option<ArgoAction> {
        match choice.effect {
            Effect::Select(selection) => {
                self.selection = selection;
                self.focus = None;
                (self.card, self.told) = (None, None);
                None
            }
            Effect::Send(command) => {
                self.confirmed = matches!(command, Command::Build { .. });
                self.send(model, command, now)
            }
        }
    }

    /// Gives a command for one's own question.
    pub(super) fn send(&mut self, model: &ArgoModel<'_>, command: Command, now: f64) -> Option<ArgoAction> {
        let action = self.asking.send(model, command, now)?;
        self.list_open = false;
        (self.card, self.told) = (None, None);
        // Who acts has seen enough.
        self.motion.skip();
        Some(action)
    }

    /// Takes in new entries of the log, and whether some before them are missing.
    pub fn absorb(&mut self, about: About<'_, State>, entries: &[LogEntry<AnyGame>], gap: bool) {
        let news = self.lines.absorb(about, entries, gap);
        self.story.absorb(about.view, &news);
    }

    /// The effect of a command; the engine is asked once.
    pub(super) fn preview(&mut self, model: &ArgoModel<'_>, seat: Seat, command: Command) -> Option<&Preview> {
        let place = match self.previews.iter().position(|(of, _)| *of == command) {
            Some(place) => place,
            None => {
                let found = preview::preview(model.setup, model.view, seat, &command);
                self.previews.push((command, found));
                self.previews.len() - 1
            }
        };
        self.previews[place].1.as_ref()
    }
}

/// With a single source there is nothing to choose first.
fn first_selection(legal: &[Command]) -> Selection {
    let mut sources = legal.iter().filter_map(|command| match command {
        Command::Build { source, .. } => Some(*source),
        _ => None,
    });
    let first = sources.next();
    match first {
        Some(source) if sources.all(|other| other == source) => Selection {
            source: Some(source),
            ..Selection::default()
        },
        _ => Selection::default(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_lit_anew_with_a_question_and_with_what_is_chosen_first() {
        let id = |index| DecisionId {
            epoch: 0,
            generation: 0,
            index,
        };
        let mut state = ArgoScreen::default();
        assert_eq!(state.lit_for(1.0), None, "nothing is asked");
        state.asking.sync(1, Some(id(1)), 1.0);
        assert_eq!((state.lit_for(1.0), state.lit_for(3.0)), (Some(0.0), Some(2.0)));
        state.selection.source = Some(1);
        assert_eq!((state.lit_for(3.0), state.lit_for(4.0)), (Some(0.0), Some(1.0)));
        state.selection.turn = 1;
        assert_eq!(state.lit_for(5.0), Some(2.0), "turning lights no other place");
        state.asking.sync(2, Some(id(2)), 6.0);
        assert_eq!(state.lit_for(6.0), Some(0.0));
    }
}
