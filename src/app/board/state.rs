//! The memory of a drawn board between frames.

use super::{
    drawn::{Account, BoardScene, Drawn, LayoutOf, SpotAt},
    marks::Marks,
    motion::Motion,
    preview::{self, Foreseen, Refusal},
    walk::Walk,
    ways::{Click, Ways},
};
use crate::{
    app::frame::{Asking, Legal, Lines, TableAction, TableModel, undo::Note},
    games::any::AnyGame,
    protocol::{LogEntry, LogKind},
    rules::Seat,
    text::About,
};
use egui::Rect;
use std::rc::Rc;

/// Events that are kept: more than a scoring has.
const EVENTS: usize = 120;

/// The list "What can I do?" while it is open.
#[derive(Clone, Debug, Default)]
pub(super) struct OpenList {
    /// Only these commands, those of a place that was clicked.
    pub(super) only: Option<Vec<usize>>,
    /// The line with the keyboard focus.
    pub(super) focus: usize,
    /// That line has to be brought into the picture.
    pub(super) scrolls: bool,
}

/// Everything that is of this window alone.
#[derive(Debug)]
pub struct BoardScreen<G: Drawn> {
    /// The lines of the log.
    pub lines: Lines,
    /// The newest events, each with the position that it led to.
    pub(super) events: Vec<(u32, G::Event)>,
    pub(super) walk: Walk<G>,
    /// The places that are chosen so far.
    pub chosen: Vec<G::Spot>,
    /// The place with the keyboard focus.
    pub focus: Option<G::Spot>,
    pub(super) legal: Legal<G>,
    pub(super) asking: Asking,
    /// The place under the pointer.
    pub(super) hovered: Option<G::Spot>,
    pub(super) list: Option<OpenList>,
    /// The log lies over the board (small windows).
    pub(super) log_open: bool,
    pub(super) note: Note,
    pub(super) ways: Ways<G::Spot>,
    /// The legal commands in words.
    pub(super) words: Vec<String>,
    pub(super) refusals: Vec<Refusal<G::Spot>>,
    /// Effects of commands of this position, as far as they were asked for.
    foreseen: Vec<(G::Command, Option<Foreseen<G>>)>,
    /// The layout of this position in a window of this size, and that after a command.
    layout: Option<(Rect, Rc<LayoutOf<G>>)>,
    then: Option<(G::Command, Rect, Rc<LayoutOf<G>>)>,
    pub(super) motion: Motion<G::Piece>,
    pub(super) marks: Marks<G::Spot, G::Piece>,
    /// The position has not been drawn yet.
    fresh: bool,
    /// The player was asked in the last frame.
    was_asked: bool,
}

impl<G: Drawn> Default for BoardScreen<G> {
    fn default() -> Self {
        Self {
            lines: Lines::default(),
            events: Vec::new(),
            walk: Walk::default(),
            chosen: Vec::new(),
            focus: None,
            legal: Legal::default(),
            asking: Asking::default(),
            hovered: None,
            list: None,
            log_open: false,
            note: None,
            ways: Ways::default(),
            words: Vec::new(),
            refusals: Vec::new(),
            foreseen: Vec::new(),
            layout: None,
            then: None,
            motion: Motion::of(G::alike),
            marks: Marks::default(),
            fresh: false,
            was_asked: false,
        }
    }
}

impl<G: Drawn> BoardScreen<G> {
    /// Takes in entries of the log.
    pub fn absorb(&mut self, about: About<'_, G>, entries: &[LogEntry<AnyGame>], gap: bool) {
        for what in self.lines.absorb(about, entries, gap) {
            match what {
                LogKind::Started { .. } => self.events.clear(),
                LogKind::SteppedBack { to, .. } | LogKind::TakenBack { to, .. } => {
                    self.events.retain(|(revision, _)| revision <= to);
                }
                LogKind::Command { events, revision, .. } => {
                    let own = events.iter().filter_map(G::own_event);
                    self.events.extend(own.map(|event| (*revision, event.clone())));
                }
                _ => {}
            }
        }
        let surplus = self.events.len().saturating_sub(EVENTS);
        self.events.drain(..surplus);
    }

    /// Forgets what belongs to an earlier position, and starts the dead time of a new question.
    pub(super) fn sync(&mut self, model: &TableModel<'_, G>, now: f64) {
        let own = model.own();
        let asked = own.as_ref().map(|(question, _)| question.id);
        let news = self.asking.sync(model.revision, asked, now);
        if news.position {
            self.foreseen.clear();
            (self.layout, self.then, self.fresh) = (None, None, true);
        }
        if news.question {
            (self.focus, self.note, self.list) = (None, None, None);
            self.chosen.clear();
        }
        if !news.position && !news.question {
            return;
        }
        (self.ways, self.words, self.refusals) = (Ways::default(), Vec::new(), Vec::new());
        if let Some((question, legal)) = own {
            let about = model.about();
            let prompt = &question.prompt;
            self.ways = Ways::new(legal.iter().map(|command| G::ways(about, prompt, command)));
            let words = legal.iter().map(|command| G::command(about, Some(prompt), command));
            self.words = words.collect();
            self.refusals = preview::refusals(model, &question);
        }
    }

    /// The layout of the position; the game is asked once for a position and a size of the window.
    pub(super) fn layout(&mut self, scene: &BoardScene<'_, G>, window: Rect) -> Rc<LayoutOf<G>> {
        if let Some((of, layout)) = &self.layout
            && *of == window
        {
            return Rc::clone(layout);
        }
        let layout = Rc::new(G::layout(scene));
        self.layout = Some((window, Rc::clone(&layout)));
        layout
    }

    /// The layout after a command; the game is asked once while it is the one that is previewed.
    pub(super) fn layout_after(
        &mut self,
        scene: &BoardScene<'_, G>,
        command: G::Command,
        window: Rect,
    ) -> Rc<LayoutOf<G>> {
        if let Some((of, size, layout)) = &self.then
            && (*of, *size) == (command, window)
        {
            return Rc::clone(layout);
        }
        let layout = Rc::new(G::layout(scene));
        self.then = Some((command, window, Rc::clone(&layout)));
        layout
    }

    /// The account of the position, if it has one.
    pub(super) fn account(&self, scene: &BoardScene<'_, G>) -> Option<Account<G::Spot>> {
        let events: Vec<G::Event> = self.events.iter().map(|(_, event)| event.clone()).collect();
        G::account(scene, &events)
    }

    /// The places of the board as they were drawn last.
    #[must_use]
    pub fn places(&self) -> &[SpotAt<G::Spot>] {
        self.layout.as_ref().map_or(&[], |(_, layout)| &layout.places)
    }

    /// Sets in motion what is new on the board, and notes how it lies when the player has acted.
    pub(super) fn follow(&mut self, layout: &LayoutOf<G>, board: Rect, asked: bool, now: f64) {
        if self.was_asked && !asked {
            self.marks.note(layout);
        }
        if std::mem::take(&mut self.fresh) {
            self.motion.follow(&layout.pieces, board, now);
            self.marks.compare(layout);
        }
        self.was_asked = asked;
    }

    /// The effect of a command; the engine is asked once.
    pub(super) fn foresee(
        &mut self,
        model: &TableModel<'_, G>,
        seat: Seat,
        command: G::Command,
    ) -> Option<&Foreseen<G>> {
        let known = self.foreseen.iter().position(|(of, _)| *of == command);
        let place = known.unwrap_or_else(|| {
            self.foreseen.push((command, preview::foresee(model, seat, &command)));
            self.foreseen.len() - 1
        });
        self.foreseen[place].1.as_ref()
    }

    /// The command that a click on the place under the pointer or in focus gives.
    pub(super) fn pointed_command(&self, model: &TableModel<'_, G>) -> Option<G::Command> {
        let (_, legal) = model.own()?;
        let line = self.list.as_ref().map(|list| list.focus);
        if let Some(line) = line {
            return self.listed().get(line).and_then(|&index| legal.get(index)).copied();
        }
        match self.ways.click(&self.chosen, self.hovered.or(self.focus)?)? {
            Click::Send(index) => legal.get(index).copied(),
            _ => None,
        }
    }

    /// The numbers of the commands in the open list.
    pub(super) fn listed(&self) -> Vec<usize> {
        match self.list.as_ref().and_then(|list| list.only.clone()) {
            Some(only) => only,
            None => (0..self.words.len()).collect(),
        }
    }

    /// Carries out a click on a place.
    pub(super) fn click(
        &mut self,
        model: &TableModel<'_, G>,
        spot: G::Spot,
        now: f64,
    ) -> Option<TableAction<G::Command>> {
        match self.ways.click(&self.chosen, spot)? {
            Click::Choose => self.chosen.push(spot),
            Click::Leave => self.chosen.retain(|other| *other != spot),
            Click::Offer(only) => {
                self.list = Some(OpenList {
                    only: Some(only),
                    ..OpenList::default()
                });
            }
            Click::Send(index) => return self.send(model, index, now),
        }
        None
    }

    /// Gives the command with this number.
    pub(super) fn send(
        &mut self,
        model: &TableModel<'_, G>,
        index: usize,
        now: f64,
    ) -> Option<TableAction<G::Command>> {
        let (_, legal) = model.own()?;
        let action = self.asking.send(model, *legal.get(index)?, now)?;
        self.list = None;
        // Who acts has seen enough.
        self.motion.skip();
        self.walk.skip(now);
        self.marks.clear();
        Some(action)
    }

    /// True if something has changed on the board since the player's last turn.
    pub(super) fn has_marks(&self) -> bool {
        self.marks.any()
    }

    /// Lets the pieces go once more from where they lay after the player's last turn.
    pub(super) fn replay(&mut self, now: f64) {
        if let (Some((_, layout)), [_, ..]) = (&self.layout, self.marks.pieces()) {
            self.motion.replay(self.marks.pieces(), &layout.pieces, now);
        }
    }

    /// Opens the list of all commands, or closes it.
    pub(super) fn toggle_list(&mut self) {
        self.list = match self.list {
            Some(_) => None,
            None => Some(OpenList::default()),
        };
    }

    /// True if nothing is half chosen or open, so that Esc has nothing to leave here.
    #[must_use]
    pub fn is_idle(&self) -> bool {
        self.chosen.is_empty() && self.focus.is_none() && self.list.is_none() && !self.log_open
    }

    /// Leaves what is half chosen or open.
    pub(super) fn leave(&mut self) {
        (self.focus, self.list, self.log_open) = (None, None, false);
        self.chosen.clear();
    }
}
