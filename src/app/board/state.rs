//! The memory of a drawn board between frames.

use super::{
    drawn::{BoardScene, Drawn, LayoutOf, PieceAt, Placing, SpotAt},
    ground::{Ground, Sight},
    hint::Hinting,
    lens::Lens,
    marks::{self, Marks},
    motion::Motion,
    opened::{Earlier, Finger, OpenList, Staged},
    preview::{self, Foreseen, Refusal},
    steps::Steps,
    story::Story,
    walk::Walk,
    ways::{Click, Ways},
};
use crate::{
    app::frame::{Asking, Lines, TableModel, Wish, undo::Note},
    games::any::AnyGame,
    protocol::{LogReader, Unread},
    rules::{Game, Seat},
    store::Confirm,
    text::{About, StatusLine},
};
use std::{ops::Range, rc::Rc};

/// The places of a layout as they lie on the screen.
pub(super) type Places<G> = Rc<[SpotAt<<G as Drawn>::Spot>]>;
/// The value that was found last, and of what.
type Last<K, V> = Option<(K, V)>;

/// The value of this key, which is worked out once as long as the key stays the same.
pub(super) fn last<K: PartialEq, V: Clone>(last: &mut Last<K, V>, key: K, find: impl FnOnce() -> V) -> V {
    match last {
        Some((of, value)) if *of == key => value.clone(),
        _ => last.insert((key, find())).1.clone(),
    }
}

/// Commands one after the other.
type Commands<G> = Vec<<G as Game>::Command>;

/// The legal commands of every seat of this window that is asked.
type LegalBySeat<G> = Rc<Vec<(Seat, Vec<<G as Game>::Command>)>>;

/// Everything that is of this window alone.
#[derive(Debug)]
pub struct BoardScreen<G: Drawn> {
    /// The lines of the log.
    pub lines: Lines,
    /// The part of the table's log that they have.
    pub(super) reader: LogReader,
    /// Those that came last, while somebody was at the table.
    pub(super) news: Range<usize>,
    pub(super) walk: Walk,
    /// The positions that are shown one after the other.
    pub(super) steps: Steps<G>,
    /// The places that are chosen so far.
    pub chosen: Vec<G::Spot>,
    /// The place with the keyboard focus.
    pub focus: Option<G::Spot>,
    /// The number of the newest snapshot, and its legal commands by seat.
    pub(super) legal: (u64, LegalBySeat<G>),
    pub(super) asking: Asking,
    /// The place under the pointer.
    pub(super) hovered: Option<G::Spot>,
    /// The page of the rules about the line of the log that is pointed at or in focus.
    pub(super) page: Option<usize>,
    /// The places that this line is about.
    pub(super) named: Vec<G::Spot>,
    /// The choice that lies on the board as a ghost.
    pub(super) staged: Option<Staged<G::Spot>>,
    /// The turn in which the next ghost begins, and the way of a wheel that has not turned it yet.
    pub(super) ahead: usize,
    pub(super) wheel: f32,
    /// A ghost was made final: what is asked next only repeats it.
    pub(super) settled: bool,
    /// The place that is dragged to another one.
    pub(super) dragged: Option<G::Spot>,
    /// What is dragged is for the next question.
    carries: bool,
    /// Commands that are still to be taken back, and the position in which the last one was.
    pub(super) rewind: (usize, Option<u32>),
    /// The part of the board that is seen.
    pub(super) lens: Lens,
    /// The commands so far with what they brought about.
    pub(super) story: Story<G>,
    /// The place that is looked into.
    pub(super) opened: Option<G::Spot>,
    /// The place at rest that was clicked, to be read about.
    pub(super) read: Option<G::Spot>,
    /// The place of a click that only began what it means.
    begun: Option<G::Spot>,
    /// When a command has to be pressed twice.
    pub(super) confirm: Confirm,
    /// The command that was pressed once, by its number: pressed once more it is given.
    pub(super) again: Option<usize>,
    /// The time at which the window had the focus last.
    pub(super) focused_at: f64,
    /// Since when the places that may be clicked now are lit.
    pub(super) lit_since: f64,
    pub(super) list: Option<OpenList<G::Spot>>,
    pub(super) hint: Hinting<G>,
    /// The log lies over the board (small windows).
    pub(super) log_open: bool,
    /// What people say is shown in the place of the log.
    pub(super) talk_open: bool,
    pub(super) finger: Finger<G::Spot>,
    /// The board of an earlier position that is looked at; this one waits meanwhile.
    pub(super) looking: Option<Box<Self>>,
    /// The earlier position that this board shows.
    pub(super) earlier: Option<Earlier>,
    /// The words about the end that comes near, as the notice had them last, and the position in which they were new.
    pub(super) told_end: (String, u32),
    pub(super) note: Note,
    pub(super) ways: Ways<G::Spot>,
    /// The legal commands in words.
    pub(super) words: Vec<String>,
    pub(super) refusals: Vec<Refusal<G::Spot>>,
    /// The effect of the commands that are previewed.
    foreseen: Last<Commands<G>, Option<Rc<Foreseen<G>>>>,
    pub(super) ground: Ground<G>,
    /// The layout of this position for who looks at it, and that after the commands that are previewed.
    layout: Last<Sight, Rc<LayoutOf<G>>>,
    then: Last<(Commands<G>, Sight), Rc<LayoutOf<G>>>,
    /// What is said in a position in which nobody is asked.
    pub(super) at_rest: Last<u32, StatusLine>,
    /// The places of a layout through a lens.
    places: Option<(Rc<LayoutOf<G>>, Lens, Places<G>)>,
    /// The reason against the command that a place at rest would mean.
    pub(super) unmeant: Last<G::Command, Option<Refusal<G::Spot>>>,
    pub(super) motion: Motion<G::Spot, G::Piece>,
    /// The position that was drawn last, with the number of the entry that led to it.
    drawn: Option<(G::View, u32)>,
    pub(super) marks: Marks<G>,
    /// The position has not been drawn yet.
    fresh: bool,
}

impl<G: Drawn> Default for BoardScreen<G> {
    fn default() -> Self {
        Self {
            lines: Lines::default(),
            reader: LogReader::default(),
            news: 0..0,
            walk: Walk::default(),
            steps: Steps::default(),
            chosen: Vec::new(),
            focus: None,
            legal: (0, Rc::default()),
            asking: Asking::default(),
            hovered: None,
            page: None,
            named: Vec::new(),
            staged: None,
            ahead: 0,
            wheel: 0.0,
            settled: false,
            dragged: None,
            carries: false,
            rewind: (0, None),
            lens: Lens::STILL,
            story: Story::default(),
            opened: None,
            read: None,
            begun: None,
            confirm: Confirm::default(),
            again: None,
            focused_at: 0.0,
            lit_since: 0.0,
            list: None,
            hint: Hinting::Closed,
            log_open: false,
            talk_open: false,
            finger: Finger::default(),
            looking: None,
            earlier: None,
            told_end: (String::new(), 0),
            note: None,
            ways: Ways::new([], G::IN_ORDER),
            words: Vec::new(),
            refusals: Vec::new(),
            foreseen: None,
            ground: None,
            layout: None,
            then: None,
            at_rest: None,
            places: None,
            unmeant: None,
            motion: Motion::new(G::alike),
            drawn: None,
            marks: Marks::default(),
            fresh: false,
        }
    }
}

impl<G: Drawn> BoardScreen<G> {
    /// Takes in what is new of the log.
    pub fn absorb(&mut self, about: About<'_, G>, unread: &Unread<AnyGame>) {
        if unread.anew {
            (self.lines, self.story) = (Lines::default(), Story::default());
            self.steps.skip();
        }
        let before = self.lines.len();
        let entries = unread.entries.iter().map(AsRef::as_ref);
        let news = self.lines.absorb(about, entries, unread.gap);
        self.story.absorb(&news);
        if self.lines.len() > before {
            // What came before anything was on the screen is read in the log.
            let from = self.places.as_ref().map_or(self.lines.len(), |_| before);
            self.news = from..self.lines.len();
        }
        if !news.is_empty() {
            self.layout = None;
        }
    }

    /// Forgets what belongs to an earlier position, and starts the dead time of a new question.
    pub(super) fn sync(&mut self, model: &TableModel<'_, G>, now: f64) {
        let own = model.own();
        let asked = own.map(|(question, _)| question.id);
        let news = self.asking.sync(model.revision, asked, now);
        if news.position {
            (self.foreseen, self.layout, self.then, self.unmeant, self.fresh) = (None, None, None, None, true);
        }
        if news.question {
            (self.focus, self.note, self.list) = (None, None, None);
            if !std::mem::take(&mut self.carries) {
                self.dragged = None;
            }
            self.choose(Vec::new(), now);
        }
        if !news.position && !news.question {
            return;
        }
        self.hint.move_on(model, &self.story.until(model.entry));
        (self.ground, self.again) = (None, None);
        (self.ways, self.words, self.refusals) = (Ways::new([], G::IN_ORDER), Vec::new(), Vec::new());
        if let Some((question, legal)) = own {
            let (about, prompt) = (model.about(), &question.prompt);
            let ways = legal.iter().map(|command| G::ways(about, prompt, command));
            self.ways = Ways::new(ways, G::IN_ORDER);
            let words = legal.iter().map(|command| G::command(about, Some(prompt), command));
            self.words = words.collect();
            self.refusals = preview::refused(model, question, G::looked_for(about, question.seat));
        }
    }

    /// The layout of the position, and its places on the screen; the game is asked once for a position, a window with its
    /// rails, and who looks at it.
    pub(super) fn lay_out(&mut self, scene: &BoardScene<'_, G>) -> (Rc<LayoutOf<G>>, Places<G>) {
        let find = || Rc::new(G::layout(scene));
        let layout = last(&mut self.layout, Sight::of(scene), find);
        if let Some((of, lens, places)) = &self.places
            && Rc::ptr_eq(of, &layout)
            && *lens == scene.lens
        {
            return (layout, Rc::clone(places));
        }
        let through = |place: &SpotAt<G::Spot>| {
            let mut place = place.clone();
            if G::floats(place.spot) {
                place.shape = place.shape.through(&scene.lens);
            }
            place
        };
        let places: Places<G> = layout.places.iter().map(through).collect();
        self.places = Some((Rc::clone(&layout), scene.lens, Rc::clone(&places)));
        (layout, places)
    }

    /// The layout after these commands; the game is asked once while they are previewed.
    pub(super) fn layout_after(&mut self, scene: &BoardScene<'_, G>, line: Vec<G::Command>) -> Rc<LayoutOf<G>> {
        let key = (line, Sight::of(scene));
        last(&mut self.then, key, || Rc::new(G::layout(scene)))
    }

    /// The places of the board as they were drawn last.
    #[must_use]
    pub fn places(&self) -> &[SpotAt<G::Spot>] {
        if let Some(looking) = &self.looking {
            return looking.places();
        }
        self.places.as_ref().map_or(&[], |(.., places)| places)
    }

    /// The pieces of the board as they are drawn at a time, each with its opacity.
    #[must_use]
    pub fn pieces(&self, now: f64) -> Vec<(PieceAt<G::Piece>, f32)> {
        let layout = self.layout.as_ref();
        layout.map_or_else(Vec::new, |(_, layout)| self.motion.at(&layout.pieces, now))
    }

    /// True for a place that is marked: the last action was about it, or it has changed since the own last turn.
    #[must_use]
    pub fn is_marked(&self, spot: G::Spot) -> bool {
        self.marks.has(spot)
    }

    /// The players who are marked, as they have other things than after the own last turn.
    #[must_use]
    pub fn marked_players(&self) -> &[Seat] {
        &self.marks.players
    }

    /// True while an earlier position than the newest one is shown, as others' steps are shown one after the other.
    #[must_use]
    pub const fn is_behind(&self) -> bool {
        self.steps.is_behind()
    }

    /// True while a piece is on its way.
    #[must_use]
    pub fn is_moving(&self, now: f64) -> bool {
        self.motion.is_active(now)
    }

    /// True for a place that may be clicked: one that is lit, is chosen already, or can be looked into.
    pub(super) fn is_open(&self, spot: &G::Spot, lit: &[G::Spot]) -> bool {
        lit.contains(spot) || self.chosen.contains(spot) || G::opens(*spot)
    }

    /// The place that is pointed at, in focus, or read about.
    pub(super) fn looked_at(&self) -> Option<G::Spot> {
        self.hovered.or(self.focus).or(self.read)
    }

    /// The reason against a place that may not be chosen.
    pub(super) fn refusal(&self, spot: G::Spot) -> Option<&Refusal<G::Spot>> {
        let unmeant = self.unmeant.as_ref().and_then(|(_, refusal)| refusal.as_ref());
        let mut all = unmeant.into_iter().chain(&self.refusals);
        all.find(|refusal| refusal.spot == Some(spot))
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

    /// Marks and sets in motion what is new on the board.
    pub(super) fn follow(
        &mut self,
        model: &TableModel<'_, G>,
        (scene, layout): (&BoardScene<'_, G>, &Rc<LayoutOf<G>>),
        now: f64,
    ) {
        let acted = || self.story.acted(&model.mine, model.entry);
        self.marks.find(model, (scene, layout), acted);
        if std::mem::take(&mut self.fresh) {
            let drawn = self.drawn.as_ref().filter(|_| !self.motion.is_still());
            let acts = drawn.map_or_else(Vec::new, |(view, drawn)| {
                marks::acts(scene, view, drawn + 1..=model.entry)
            });
            self.motion.follow(layout, scene.board, acts, now);
            self.drawn = Some((scene.about.view.clone(), model.entry));
        }
    }

    /// The effect of these commands, if there are any; the engine is asked once while they are previewed.
    pub(super) fn foresee(&mut self, model: &TableModel<'_, G>, line: &[G::Command]) -> Option<Rc<Foreseen<G>>> {
        let (question, _) = model.own().filter(|_| !line.is_empty())?;
        let find = || preview::foresee(model, question.seat, line).map(Rc::new);
        last(&mut self.foreseen, line.to_vec(), find)
    }

    /// The commands that are shown as a preview: the one that is pointed at, or those of the coach or the hint.
    pub(super) fn previewed(&self, model: &TableModel<'_, G>) -> Vec<G::Command> {
        match self.pointed(model) {
            Some((_, command)) => vec![command],
            None if self.list.is_some() => Vec::new(),
            None => match model.coach {
                Some(coach) => coach.line.iter().filter_map(G::own_command).copied().collect(),
                None => self.hint.line(),
            },
        }
    }

    /// The reason against what a place at rest would mean; the engine is asked once while it is pointed at.
    pub(super) fn ask_why(&mut self, model: &TableModel<'_, G>, meant: Option<(G::Spot, G::Command)>) {
        let Some(((spot, command), (question, _))) = meant.zip(model.own()) else {
            self.unmeant = None;
            return;
        };
        last(&mut self.unmeant, command, || {
            let refusal = preview::refused(model, question, vec![command]).pop();
            let spot = Some(spot);
            refusal.map(|refusal| Refusal { spot, ..refusal })
        });
    }

    /// The command that a click on the place under the pointer or in focus gives, and its number.
    pub(super) fn pointed(&self, model: &TableModel<'_, G>) -> Option<(usize, G::Command)> {
        let (_, legal) = model.own()?;
        let number = match &self.list {
            Some(list) => *self.listed().get(list.focus)?,
            None if self.staged.is_some() => self.ghost()?,
            None => match self.ways.click(&self.chosen, self.hovered.or(self.focus)?)? {
                Click::Give(list) if legal.get(list[0]).is_some_and(Self::is_staged) => list[self.ahead % list.len()],
                Click::Give(list) if list.len() == 1 => list[0],
                _ => return None,
            },
        };
        Some((number, *legal.get(number)?))
    }

    /// The number of the command on the large button: that of the ghost, the only one, or the one that goes on.
    pub(super) fn primary(&self, model: &TableModel<'_, G>) -> Option<usize> {
        self.ghost().or_else(|| preview::primary(model))
    }

    /// Commands that have no place and do not stand on the large button, by number and in words; zero gives the only one.
    pub(super) fn without_place(&self, model: &TableModel<'_, G>) -> Vec<(usize, String)> {
        let primary = preview::primary(model);
        let all = self.words.iter().enumerate();
        let free = all.filter(|(index, _)| Some(*index) != primary && !self.ways.has(*index));
        free.map(|(index, words)| (index, words.clone())).collect()
    }

    /// The numbers of the commands in the open list.
    pub(super) fn listed(&self) -> Vec<usize> {
        match self.list.as_ref().and_then(|list| list.only.as_ref()) {
            Some((_, only)) => only.clone(),
            None => (0..self.words.len()).collect(),
        }
    }

    /// Carries out a click on a place.
    pub(super) fn click(&mut self, model: &TableModel<'_, G>, spot: G::Spot, now: f64) -> Option<Wish> {
        if self.staged.as_ref().is_some_and(|staged| staged.spot == spot) {
            return self.send(model, self.ghost()?, now);
        }
        let own = model.own();
        let Some((click, (_, legal))) = self.ways.click(&self.chosen, spot).zip(own) else {
            if G::opens(spot) {
                self.open((self.opened != Some(spot)).then_some(spot));
            } else {
                self.read = (self.read != Some(spot)).then_some(spot);
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
            // Enter is for the ghost from now on.
            Click::Give(commands) if self.stages(&commands, legal) => {
                let turn = self.ahead % commands.len();
                self.staged = Some(Staged { spot, commands, turn });
                self.focus = None;
            }
            Click::Give(list) if list.len() > 1 && self.ways.has_parts(&self.chosen, spot) => {
                let before = self.chosen.iter().copied();
                self.choose(before.chain([spot]).collect(), now);
            }
            Click::Give(list) if list.len() > 1 => self.list = Some(OpenList::of(spot, list)),
            Click::Give(list) => {
                let sent = self.send(model, list[0], now);
                let leads_on = |command| G::leads_on(command, spot);
                let begins = sent.is_some() && legal.get(list[0]).is_some_and(leads_on);
                self.begun = begins.then_some(spot);
                return sent;
            }
        }
        None
    }

    /// Goes on with a click that only began what it means, once the next question is there.
    pub(super) fn lead_on(&mut self, model: &TableModel<'_, G>, now: f64) -> Option<Wish> {
        let (_, legal) = model.own()?;
        let spot = self.begun?;
        if legal.iter().any(|command| G::leads_on(command, spot)) {
            return None;
        }
        self.begun = None;
        match self.ways.click(&[], spot)? {
            Click::Give(list) if list.len() == 1 => return self.give(model, list[0], now),
            Click::Choose(_) => self.choose(vec![spot], now),
            _ => {}
        }
        None
    }

    /// Looks into a place, or into none.
    fn open(&mut self, spot: Option<G::Spot>) {
        if self.opened != spot {
            (self.opened, self.layout, self.then) = (spot, None, None);
        }
    }

    /// Takes these places as what is chosen so far.
    fn choose(&mut self, chosen: Vec<G::Spot>, now: f64) {
        (self.chosen, self.staged, self.again, self.lit_since) = (chosen, None, None, now);
        (self.read, self.ahead) = (None, 0);
    }

    /// Gives the command with this number, unless it has to be pressed once more first.
    pub(super) fn send(&mut self, model: &TableModel<'_, G>, index: usize, now: f64) -> Option<Wish> {
        // A ghost was asked about already.
        let was_asked = self.ghost() == Some(index) || self.again == Some(index);
        if self.confirm == Confirm::Always && !was_asked {
            self.again = Some(index);
            return None;
        }
        self.give(model, index, now)
    }

    fn give(&mut self, model: &TableModel<'_, G>, index: usize, now: f64) -> Option<Wish> {
        let (_, legal) = model.own()?;
        let command = *legal.get(index)?;
        let action = self.asking.send(model, command, now)?;
        self.carries = self.dragged.is_some() && G::carries_on(&command);
        let for_good = self.staged.is_some() || self.confirm == Confirm::Never;
        self.settled = match G::placing(&command) {
            Placing::AsGhostForGood => for_good,
            Placing::ForGood => self.confirm != Confirm::Always,
            Placing::AtOnce | Placing::AsGhost => false,
        };
        (self.list, self.again) = (None, None);
        // Who acts has seen enough.
        self.catch_up(now);
        Some(action)
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

    /// Shows again, step by step, what came after the last command of somebody at this window.
    pub(super) fn show_again(&mut self, model: &TableModel<'_, G>, now: f64) {
        let acted = self.story.acted(&model.mine, u32::MAX);
        if acted.is_some_and(|acted| self.steps.show_again(model, acted, now)) {
            self.motion.jump();
        }
    }

    /// Lets the newest position be there at once.
    pub(super) fn catch_up(&mut self, now: f64) {
        if self.steps.is_behind() {
            self.motion.jump();
        }
        self.steps.skip();
        self.motion.skip();
        self.walk.skip(now);
    }

    /// The time until which the position that is shown is not left: pieces are on their way, or points are explained.
    pub(super) fn busy(&self, now: f64) -> f64 {
        match self.walk.is_over(now) || self.steps.is_again() {
            true => self.motion.end(),
            false => f64::INFINITY,
        }
    }

    /// True while Enter and the large button go on with the walk through an account: before its last step, and in a
    /// position that the game has gone on from.
    pub(super) fn walks_on(&self, now: f64) -> bool {
        self.walk.has_next(now) || self.steps.is_behind() && !self.walk.is_over(now)
    }

    /// Opens the list of all commands, or closes it.
    pub(super) fn toggle_list(&mut self) {
        self.list = self.list.is_none().then(OpenList::of_all);
    }

    /// Leaves what is half chosen or open.
    pub(super) fn leave(&mut self, now: f64) {
        (self.focus, self.list, self.log_open, self.dragged) = (None, None, false, None);
        (self.finger, self.hint) = (Finger::default(), Hinting::Closed);
        self.open(None);
        // A ghost that is left leaves its parts chosen.
        let chosen = self.staged.take().map(|_| std::mem::take(&mut self.chosen));
        self.choose(chosen.unwrap_or_default(), now);
    }
}
