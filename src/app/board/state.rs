//! The memory of a drawn board between frames.

use super::{
    drawn::{Account, BoardScene, Drawn, LayoutOf, Placing, SpotAt},
    earlier::Earlier,
    ground::Ground,
    lens::Lens,
    marks::Marks,
    motion::Motion,
    preview::{self, Foreseen, Refusal},
    staged::Staged,
    story::Story,
    walk::Walk,
    ways::{Click, Ways},
};
use crate::{
    app::frame::{Asking, Lines, TableModel, Wish, undo::Note},
    games::any::AnyGame,
    protocol::LogEntry,
    rules::{Game, Seat},
    text::About,
};
use egui::Rect;
use std::rc::Rc;

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

/// A look at an earlier position.
#[derive(Debug)]
pub(super) struct Looking<G: Drawn> {
    pub(super) view: G::View,
    /// The board that it is drawn on.
    pub(super) screen: BoardScreen<G>,
}

impl<G: Drawn> Looking<G> {
    /// Number of the entry of the log that led to the position.
    pub(super) fn entry(&self) -> u32 {
        self.screen.earlier.as_ref().map_or(0, |earlier| earlier.entry)
    }
}

/// The layout after a command, in rooms of these sizes.
type After<G> = (<G as Game>::Command, [Rect; 2], Rc<LayoutOf<G>>);
/// The places of a layout through a lens.
type Seen<G> = (Rc<LayoutOf<G>>, Lens, Rc<[SpotAt<<G as Drawn>::Spot>]>);
/// A command that is not possible, and the reason.
type Unmeant<G> = (<G as Game>::Command, Option<Refusal<<G as Drawn>::Spot>>);

/// The legal commands of every seat of this window that is asked.
type LegalBySeat<G> = Vec<(Seat, Vec<<G as Game>::Command>)>;

/// Everything that is of this window alone.
#[derive(Debug)]
pub struct BoardScreen<G: Drawn> {
    /// The lines of the log.
    pub lines: Lines,
    pub(super) walk: Walk<G>,
    /// The places that are chosen so far.
    pub chosen: Vec<G::Spot>,
    /// The place with the keyboard focus.
    pub focus: Option<G::Spot>,
    /// The number of the newest snapshot, and its legal commands by seat.
    pub(super) legal: (u64, LegalBySeat<G>),
    pub(super) asking: Asking,
    /// The place under the pointer.
    pub(super) hovered: Option<G::Spot>,
    /// The choice that lies on the board as a ghost.
    pub(super) staged: Option<Staged<G::Spot>>,
    /// A ghost was made final: what is asked next only repeats it.
    settled: bool,
    /// The place that is dragged to another one.
    pub(super) dragged: Option<G::Spot>,
    /// Commands that are still to be taken back, and the position in which the last one was.
    rewind: (usize, Option<u32>),
    /// The part of the board that is seen.
    pub(super) lens: Lens,
    pub(super) story: Story<G>,
    /// The place that is looked into.
    pub(super) opened: Option<G::Spot>,
    /// The place of a click that only began what it means.
    begun: Option<G::Spot>,
    /// Somebody looks at the window.
    pub(super) is_watched: bool,
    /// The time at which the window had the focus last.
    pub(super) focused_at: f64,
    /// Since when the places that may be clicked now are lit.
    pub(super) lit_since: f64,
    pub(super) list: Option<OpenList>,
    /// The log lies over the board (small windows).
    pub(super) log_open: bool,
    /// A look at an earlier position; this board waits meanwhile.
    pub(super) looking: Option<Box<Looking<G>>>,
    /// The earlier position that this board shows.
    pub(super) earlier: Option<Earlier>,
    pub(super) note: Note,
    pub(super) ways: Ways<G::Spot>,
    /// The legal commands in words.
    pub(super) words: Vec<String>,
    pub(super) refusals: Vec<Refusal<G::Spot>>,
    /// Effects of commands of this position, as far as they were asked for.
    foreseen: Vec<(G::Command, Option<Foreseen<G>>)>,
    pub(super) ground: Ground<G>,
    /// The layout of this position with these rails, and that after a command.
    layout: Option<([Rect; 2], Rc<LayoutOf<G>>)>,
    then: Option<After<G>>,
    /// The places as they lie on the screen, of a layout and through a lens.
    seen: Option<Seen<G>>,
    /// The reason against the command that a place at rest would mean.
    pub(super) unmeant: Option<Unmeant<G>>,
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
            walk: Walk::default(),
            chosen: Vec::new(),
            focus: None,
            legal: (0, Vec::new()),
            asking: Asking::default(),
            hovered: None,
            staged: None,
            settled: false,
            dragged: None,
            rewind: (0, None),
            lens: Lens::STILL,
            story: Story::default(),
            opened: None,
            begun: None,
            is_watched: true,
            focused_at: 0.0,
            lit_since: 0.0,
            list: None,
            log_open: false,
            looking: None,
            earlier: None,
            note: None,
            ways: Ways::default(),
            words: Vec::new(),
            refusals: Vec::new(),
            foreseen: Vec::new(),
            ground: Ground::default(),
            layout: None,
            then: None,
            seen: None,
            unmeant: None,
            motion: Motion::of(G::alike),
            marks: Marks::default(),
            fresh: false,
            was_asked: false,
        }
    }
}

impl<G: Drawn> BoardScreen<G> {
    /// Takes in new entries of the log, and whether some before them are missing.
    pub fn absorb(&mut self, about: About<'_, G>, entries: &[LogEntry<AnyGame>], gap: bool) {
        let news = self.lines.absorb(about, entries, gap);
        self.story.absorb(&news);
        if !news.is_empty() {
            self.layout = None;
        }
    }

    /// Forgets what belongs to an earlier position, and starts the dead time of a new question.
    pub(super) fn sync(&mut self, model: &TableModel<'_, G>, now: f64) {
        let own = model.own();
        let asked = own.as_ref().map(|(question, _)| question.id);
        let news = self.asking.sync(model.revision, asked, now);
        if news.position {
            self.foreseen.clear();
            (self.layout, self.then, self.unmeant, self.fresh) = (None, None, None, true);
        }
        if news.question {
            (self.focus, self.note, self.list, self.dragged) = (None, None, None, None);
            self.choose(Vec::new(), now);
        }
        if !news.position && !news.question {
            return;
        }
        self.ground.forget();
        (self.ways, self.words, self.refusals) = (Ways::default(), Vec::new(), Vec::new());
        if let Some((question, legal)) = own {
            let about = model.about();
            let prompt = &question.prompt;
            let ways = legal.iter().map(|command| G::ways(about, prompt, command));
            self.ways = Ways::new(ways, G::IN_ORDER);
            let words = legal.iter().map(|command| G::command(about, Some(prompt), command));
            self.words = words.collect();
            self.refusals = preview::refusals(model, &question);
        }
    }

    /// The layout of the position; the game is asked once for a position and a window with its rails.
    pub(super) fn layout(&mut self, scene: &BoardScene<'_, G>) -> Rc<LayoutOf<G>> {
        let place = [scene.board, scene.rail];
        if let Some((of, layout)) = &self.layout
            && *of == place
        {
            return Rc::clone(layout);
        }
        let layout = Rc::new(G::layout(scene));
        self.layout = Some((place, Rc::clone(&layout)));
        layout
    }

    /// The layout after a command; the game is asked once while it is the one that is previewed.
    pub(super) fn layout_after(&mut self, scene: &BoardScene<'_, G>, command: G::Command) -> Rc<LayoutOf<G>> {
        let place = [scene.board, scene.rail];
        if let Some((of, size, layout)) = &self.then
            && (*of, *size) == (command, place)
        {
            return Rc::clone(layout);
        }
        let layout = Rc::new(G::layout(scene));
        self.then = Some((command, place, Rc::clone(&layout)));
        layout
    }

    /// The account of the position, if it has one.
    pub(super) fn account(&self, scene: &BoardScene<'_, G>) -> Option<Account<G::Spot>> {
        let events: Vec<G::Event> = scene.story.iter().flat_map(|deed| deed.events.clone()).collect();
        G::account(scene, &events)
    }

    /// The places of a layout on the screen.
    pub(super) fn seen(&mut self, layout: &Rc<LayoutOf<G>>) -> Rc<[SpotAt<G::Spot>]> {
        if let Some((of, lens, seen)) = &self.seen
            && Rc::ptr_eq(of, layout)
            && *lens == self.lens
        {
            return Rc::clone(seen);
        }
        let through = |place: &SpotAt<G::Spot>| match G::floats(place.spot) {
            true => SpotAt {
                shape: place.shape.through(&self.lens),
                ..place.clone()
            },
            false => place.clone(),
        };
        let seen: Rc<[SpotAt<G::Spot>]> = layout.places.iter().map(through).collect();
        self.seen = Some((Rc::clone(layout), self.lens, Rc::clone(&seen)));
        seen
    }

    /// The places of the board as they were drawn last.
    #[must_use]
    pub fn places(&self) -> &[SpotAt<G::Spot>] {
        if let Some(looking) = &self.looking {
            return looking.screen.places();
        }
        self.seen.as_ref().map_or(&[], |(.., seen)| seen)
    }

    /// True while a piece is on its way.
    #[must_use]
    pub fn is_moving(&self, now: f64) -> bool {
        self.motion.is_active(now)
    }

    /// The command that lies on the board as a ghost, by its number in the list.
    #[must_use]
    pub fn ghost(&self) -> Option<usize> {
        self.staged.as_ref()?.command()
    }

    /// The same as a legal command.
    pub(super) fn ghost_command(&self, model: &TableModel<'_, G>) -> Option<G::Command> {
        let (_, legal) = model.own()?;
        legal.get(self.ghost()?).copied()
    }

    /// True for a place that may be clicked: one that is lit, is chosen already, or can be looked into.
    pub(super) fn is_open(&self, spot: &G::Spot, lit: &[G::Spot]) -> bool {
        lit.contains(spot) || self.chosen.contains(spot) || G::opens(*spot)
    }

    /// The reason against a place that may not be chosen.
    pub(super) fn refusal(&self, spot: G::Spot) -> Option<&Refusal<G::Spot>> {
        let unmeant = self.unmeant.as_ref().and_then(|(_, refusal)| refusal.as_ref());
        let mut all = unmeant.into_iter().chain(&self.refusals);
        all.find(|refusal| refusal.spot == Some(spot))
    }

    /// Turns the ghost on or back.
    pub(super) fn turn(&mut self, on: bool) {
        if let Some(staged) = &mut self.staged {
            staged.turn(on);
        }
    }

    /// Gives a place the keyboard and brings it into sight.
    pub(super) fn focus_on(&mut self, spot: Option<G::Spot>) {
        self.focus = spot;
        let of = |layout: &LayoutOf<G>| {
            let place = layout.places.iter().find(|place| Some(place.spot) == spot)?;
            G::floats(place.spot).then(|| place.shape.bounds().center())
        };
        let point = self.layout.as_ref().and_then(|(_, layout)| of(layout));
        if let Some(point) = point.filter(|_| self.lens != Lens::STILL) {
            self.lens.show(point);
        }
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
        if self.staged.is_some() {
            return self.ghost_command(model);
        }
        match self.ways.click(&self.chosen, self.hovered.or(self.focus)?)? {
            Click::Send(index) => legal.get(index).copied(),
            Click::Offer(list) => legal.get(list[0]).copied().filter(Self::is_staged),
            _ => None,
        }
    }

    fn is_staged(command: &G::Command) -> bool {
        G::placing(command) != Placing::AtOnce
    }

    /// The numbers of the commands in the open list.
    pub(super) fn listed(&self) -> Vec<usize> {
        match self.list.as_ref().and_then(|list| list.only.clone()) {
            Some(only) => only,
            None => (0..self.words.len()).collect(),
        }
    }

    /// Carries out a click on a place.
    pub(super) fn click(&mut self, model: &TableModel<'_, G>, spot: G::Spot, now: f64) -> Option<Wish> {
        if let Some(staged) = self.staged.as_ref().filter(|staged| staged.spot == spot) {
            return self.send(model, staged.command()?, now);
        }
        let (_, legal) = model.own()?;
        let staged = |list: &[usize]| {
            list.first()
                .and_then(|&index| legal.get(index))
                .is_some_and(Self::is_staged)
        };
        let Some(click) = self.ways.click(&self.chosen, spot) else {
            if G::opens(spot) {
                self.open((self.opened != Some(spot)).then_some(spot));
            }
            return None;
        };
        match click {
            Click::Choose(kept) => {
                let before = self.chosen.iter().take(kept).copied();
                self.choose(before.chain([spot]).collect(), now);
            }
            Click::Leave => {
                let at = self.chosen.iter().position(|other| *other == spot);
                let stays = |(index, _): &(usize, &G::Spot)| Some(*index) != at && (!G::IN_ORDER || Some(*index) < at);
                let chosen = self.chosen.iter().enumerate().filter(stays).map(|(_, spot)| *spot);
                self.choose(chosen.collect(), now);
            }
            Click::Send(index) if staged(&[index]) => self.stage(spot, vec![index]),
            Click::Offer(list) if staged(&list) => self.stage(spot, list),
            Click::Offer(only) => {
                self.list = Some(OpenList {
                    only: Some(only),
                    ..OpenList::default()
                });
            }
            Click::Send(index) => {
                self.begun = legal.get(index).is_some_and(G::leads_on).then_some(spot);
                return self.send(model, index, now);
            }
        }
        None
    }

    /// Goes on with a click that only began what it means, once the next question is there.
    pub(super) fn lead_on(&mut self, model: &TableModel<'_, G>, now: f64) -> Option<Wish> {
        let (_, legal) = model.own()?;
        if legal.iter().any(G::leads_on) {
            return None;
        }
        match self.ways.click(&[], self.begun.take()?)? {
            Click::Send(index) => self.send(model, index, now),
            _ => None,
        }
    }

    /// Looks into a place, or into none.
    fn open(&mut self, spot: Option<G::Spot>) {
        if self.opened != spot {
            (self.opened, self.layout, self.then) = (spot, None, None);
        }
    }

    /// Lays a choice on the board as a ghost; Enter is for it from now on.
    fn stage(&mut self, spot: G::Spot, commands: Vec<usize>) {
        (self.staged, self.focus) = (Some(Staged::new(spot, commands)), None);
    }

    /// Takes these places as what is chosen so far.
    fn choose(&mut self, chosen: Vec<G::Spot>, now: f64) {
        (self.chosen, self.staged, self.lit_since) = (chosen, None, now);
    }

    /// Gives the command with this number.
    pub(super) fn send(&mut self, model: &TableModel<'_, G>, index: usize, now: f64) -> Option<Wish> {
        let (_, legal) = model.own()?;
        let command = *legal.get(index)?;
        let action = self.asking.send(model, command, now)?;
        self.settled = self.staged.is_some() && G::placing(&command) == Placing::AsGhostForGood;
        self.list = None;
        // Who acts has seen enough.
        self.motion.skip();
        self.walk.skip(now);
        self.marks.clear();
        Some(action)
    }

    /// Gives a legal command.
    pub(super) fn give(&mut self, model: &TableModel<'_, G>, command: G::Command, now: f64) -> Option<Wish> {
        let (_, legal) = model.own()?;
        let index = legal.iter().position(|other| *other == command)?;
        self.send(model, index, now)
    }

    /// The host refused the last answer: another one may be given at once.
    pub(super) fn refused(&mut self) {
        self.asking.refused();
        self.settled = false;
    }

    /// Makes final what was looked at as a ghost, once the engine asks for it.
    pub(super) fn settle(&mut self, model: &TableModel<'_, G>, now: f64) -> Option<Wish> {
        let (_, legal) = model.own()?;
        // Until the answer to it comes the ghost itself is still asked.
        if !self.settled || legal.iter().any(Self::is_staged) {
            return None;
        }
        self.settled = false;
        let on = preview::primary(model).filter(G::goes_on)?;
        self.asking.send(model, on, now)
    }

    /// Begins to take back so many commands.
    pub(super) const fn take_back(&mut self, commands: usize) {
        self.rewind = (commands, None);
    }

    /// Takes back the next of several commands.
    pub(super) fn rewind(&mut self, model: &TableModel<'_, G>) -> Option<Wish> {
        let (left, last) = self.rewind;
        if left == 0 || last == Some(model.revision) {
            return None;
        }
        let back = model.step_back();
        self.rewind = back.as_ref().map_or((0, None), |_| (left - 1, Some(model.revision)));
        back
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
        let open = self.list.is_some()
            || self.log_open
            || self.looking.is_some()
            || self.staged.is_some()
            || self.dragged.is_some()
            || self.opened.is_some();
        self.chosen.is_empty() && self.focus.is_none() && !open
    }

    /// Leaves what is half chosen or open.
    pub(super) fn leave(&mut self, now: f64) {
        (self.focus, self.list, self.log_open, self.dragged) = (None, None, false, None);
        self.open(None);
        let chosen = if self.staged.is_some() {
            std::mem::take(&mut self.chosen)
        } else {
            Vec::new()
        };
        self.choose(chosen, now);
    }
}
