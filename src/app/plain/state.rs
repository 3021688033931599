//! The memory of the plain board between frames, and the facts of one frame.

use super::{outlook, panels::Described};
use crate::{
    app::frame::{Asking, Legal, Lines, TableModel, model::Own, undo},
    rules::Seat,
};

/// The memory of the screen between frames.
#[derive(Debug)]
pub struct PlainScreen<G: Described> {
    /// The lines of the log.
    pub lines: Lines,
    pub(super) legal: Legal<G>,
    pub(super) asking: Asking,
    /// The list "What can I do?" is folded away.
    pub(super) list_closed: bool,
    /// The log lies over the panels (small windows).
    pub(super) log_open: bool,
    /// The line of the list with the keyboard focus.
    pub focus: Option<usize>,
    pub(super) scroll_to_focus: bool,
    /// The question is new in this frame.
    pub(super) fresh: bool,
    /// By how much the panels are to be scrolled.
    pub(super) scroll: f32,
    /// The panels are to show what is asked.
    pub(super) jump: bool,
    /// The line under the pointer.
    pub(super) hovered: Option<usize>,
    pub(super) note: undo::Note,
    /// A command of this position with its effect in words.
    outlook: Option<(G::Command, String)>,
    /// Commands that are not possible in this position, with the reasons.
    pub(super) refused: Vec<(String, String)>,
}

impl<G: Described> Default for PlainScreen<G> {
    fn default() -> Self {
        Self {
            lines: Lines::default(),
            legal: Legal::default(),
            asking: Asking::default(),
            list_closed: false,
            log_open: false,
            focus: None,
            scroll_to_focus: false,
            fresh: false,
            scroll: 0.0,
            jump: false,
            hovered: None,
            note: None,
            outlook: None,
            refused: Vec::new(),
        }
    }
}

/// The facts of one frame.
pub struct PlainModel<'a, G: Described> {
    /// The table as it is known.
    pub model: &'a TableModel<'a, G>,
    /// One's own question and its legal commands.
    pub(super) own: Option<Own<'a, G>>,
    /// Names of the players by seat.
    pub names: Vec<String>,
    /// The legal commands in words.
    pub lines: Vec<String>,
    /// The command on the large button.
    pub primary: Option<G::Command>,
    /// Seconds since the program started.
    pub now: f64,
}

impl<'a, G: Described> PlainModel<'a, G> {
    pub(super) fn new(model: &'a TableModel<'a, G>, now: f64) -> Self {
        let own = model.own();
        let lines = own.iter().flat_map(|(question, legal)| {
            legal
                .iter()
                .map(|command| G::command(model.about(), Some(&question.prompt), command))
        });
        Self {
            model,
            lines: lines.collect(),
            names: G::seats(model.setup).seats().map(|seat| model.name(seat)).collect(),
            primary: outlook::primary(model),
            own,
            now,
        }
    }

    /// The legal commands of one's own question.
    #[must_use]
    pub fn legal(&self) -> &'a [G::Command] {
        self.own.as_ref().map_or(&[], |(_, legal)| legal)
    }
}

impl<G: Described> PlainScreen<G> {
    /// Forgets what belongs to an earlier position, and starts the dead time of a new question.
    pub(super) fn sync(&mut self, model: &TableModel<'_, G>, now: f64) {
        let own = model.own().map(|(question, _)| question);
        let news = self
            .asking
            .sync(model.revision, own.as_ref().map(|question| question.id), now);
        if news.position {
            self.outlook = None;
            self.refused = own.map_or_else(Vec::new, |question| outlook::refused(model, &question));
        }
        self.fresh = news.question;
        if news.question {
            (self.focus, self.note) = (None, None);
        }
    }

    /// The effect of a command in words; the engine is asked once.
    pub(super) fn outlook(&mut self, model: &TableModel<'_, G>, seat: Seat, command: &G::Command) -> &str {
        if self.outlook.as_ref().is_none_or(|(of, _)| of != command) {
            self.outlook = Some((command.clone(), outlook::outlook(model, seat, command)));
        }
        self.outlook.as_ref().map_or("", |(_, text)| text)
    }

    /// True if nothing is half chosen or open, so that Esc has nothing to leave here.
    #[must_use]
    pub const fn is_idle(&self) -> bool {
        self.focus.is_none() && !self.log_open
    }
}
