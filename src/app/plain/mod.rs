//! The plain table: any game that says what lies on its table, as panels of text and tokens, with every legal command
//! in a list.
//!
//! [`plain_ui`] draws a [`TableModel`] and returns what the player wants done. It knows no rule and no network.

pub mod bars;
pub mod board;
pub mod choices;
pub mod dice;
pub mod keys;
pub mod outlook;
pub mod panels;
pub mod rects;
mod screen;
pub mod tokens;

pub use panels::{Described, pieces};
pub use screen::tell;

use crate::{
    app::{
        frame::{
            Asking, Lines, Link, Question, TableAction, TableModel, banner, clock, log_card::log_card, model::Own, undo,
        },
        look::{self, sizes},
    },
    rules::Seat,
    text::t,
};
use egui::{Sense, Ui, WidgetInfo, accesskit::Role};
use rects::Rects;

/// What the screen remembers between frames.
#[derive(Debug)]
pub struct Plain<G: Described> {
    /// The log.
    pub lines: Lines,
    asking: Asking,
    /// The list "What can I do?" is folded away.
    list_closed: bool,
    /// The log lies over the panels (small windows).
    log_open: bool,
    /// Which line of the list has the keyboard focus.
    pub focus: Option<usize>,
    scroll_to_focus: bool,
    /// The question is new in this frame.
    fresh: bool,
    /// By how much the panels are to be scrolled.
    scroll: f32,
    /// The panels are to show what is asked.
    jump: bool,
    /// The line under the pointer.
    hovered: Option<usize>,
    note: undo::Note,
    /// What a command of this position would do.
    outlook: Option<(G::Command, String)>,
    /// What is not possible in this position, and why.
    refused: Vec<(String, String)>,
}

impl<G: Described> Default for Plain<G> {
    fn default() -> Self {
        Self {
            lines: Lines::default(),
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

/// What one frame is drawn from.
pub struct PlainModel<'a, G: Described> {
    /// The table.
    pub model: &'a TableModel<G>,
    /// One's own question and its legal commands.
    own: Option<Own<'a, G>>,
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
    fn new(model: &'a TableModel<G>, now: f64) -> Self {
        let own = model.own();
        let lines = own.iter().flat_map(|(question, legal)| {
            legal
                .iter()
                .map(|command| G::command(model.about(), Some(&question.prompt), command))
        });
        Self {
            model,
            lines: lines.collect(),
            names: G::seats(&model.setup).seats().map(|seat| model.name(seat)).collect(),
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

impl<G: Described> Plain<G> {
    /// Forgets what belongs to an earlier position, and starts the dead time of a new question.
    fn sync(&mut self, model: &TableModel<G>, now: f64) {
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

    /// Gives a command for one's own question.
    fn send(&mut self, model: &TableModel<G>, command: G::Command, now: f64) -> Option<TableAction<G::Command>> {
        let (question, legal) = model.own()?;
        if !legal.contains(&command) || !self.asking.answer(question.id, now) {
            return None;
        }
        Some(TableAction::Command {
            decision: question.id,
            seat: question.seat,
            command,
        })
    }

    /// What a command would do; asked of the engine once.
    fn outlook(&mut self, model: &TableModel<G>, seat: Seat, command: &G::Command) -> &str {
        if self.outlook.as_ref().is_none_or(|(of, _)| of != command) {
            self.outlook = Some((command.clone(), outlook::outlook(model, seat, command)));
        }
        self.outlook.as_ref().map_or("", |(_, text)| text)
    }

    /// Whether nothing is half chosen or open, so that Esc has nothing to leave here.
    #[must_use]
    pub const fn is_idle(&self) -> bool {
        self.focus.is_none() && !self.log_open
    }
}

/// Draws the table into all of `ui` and returns what the player wants done.
pub fn plain_ui<G: Described>(
    ui: &mut Ui,
    model: &TableModel<G>,
    state: &mut Plain<G>,
) -> Option<TableAction<G::Command>> {
    let now = ui.input(|input| input.time);
    state.sync(model, now);
    look::set_seat_colours(ui.ctx(), model.colours);
    let frame = PlainModel::new(model, now);
    let mut action = keys::keys(ui, &frame, state);
    let listed = frame.own.is_some() && !state.list_closed;
    let wanted = listed.then(|| choices::wanted_height(frame.lines.len(), state.refused.len()));
    let rects = Rects::new(ui.max_rect(), wanted);
    let p = look::palette(ui.ctx());
    ui.painter().rect_filled(ui.max_rect(), 0.0, p.panel);
    let table = ui.interact(rects.middle, keys::table_id(ui), Sense::click());
    table.widget_info(|| WidgetInfo::labeled(Role::Canvas, true, t("plain-table")));
    keys::hold_focus(ui, &table);
    let layout = G::layout(model.about());
    let scroll = board::Scroll {
        by: std::mem::take(&mut state.scroll),
        to: std::mem::take(&mut state.jump).then_some(layout.asked),
    };
    board::panels(ui, rects.middle, &frame.names, &layout.sections, scroll);
    let acts = model.current().map_or(layout.actor, |question| question.seat);
    banner::banner(ui, rects.banner, acts, &outlook::status(model));
    action = bars::top_ui(ui, &rects, model, &layout.progress).or(action);
    board::players(ui, rects.left, &frame.names, &layout.players, |seat| board::Sitting {
        name: frame.names.get(seat.index()).map_or("", String::as_str),
        you: model.is_you(seat),
        acts: seat == acts,
        link: model.links.get(seat.index()).copied().unwrap_or(Link::Here),
        clock: clock_of(model, state, seat, now),
    });
    action = right_ui(ui, &rects, &frame, state).or(action);
    action = bars::actions_ui(ui, &rects, &frame, state).or(action);
    keep_running(ui, &frame, state);
    action.or_else(|| report(model, state))
}

/// The right rail: choices and log, in small windows the log over the panels.
fn right_ui<G: Described>(
    ui: &mut Ui,
    rects: &Rects,
    frame: &PlainModel<'_, G>,
    state: &mut Plain<G>,
) -> Option<TableAction<G::Command>> {
    if let Some(rect) = rects.log {
        log_card(ui, &frame.names, &state.lines, rect);
    } else if state.log_open {
        let sheet = rects.middle.shrink(sizes::GAP);
        // What lies below the sheet is not to be clicked through it.
        ui.interact(sheet, ui.scope_id().with("log sheet"), Sense::click_and_drag());
        log_card(ui, &frame.names, &state.lines, sheet);
    }
    let pointed = rects
        .choices
        .map(|rect| choices::choices(ui, rect, frame, state))
        .unwrap_or_default();
    state.hovered = pointed.hovered;
    let command = pointed.pressed.and_then(|index| frame.legal().get(index))?;
    state.send(frame.model, command.clone(), frame.now)
}

/// The clock of a question that a seat is asked.
fn clock_of<G: Described>(model: &TableModel<G>, state: &Plain<G>, seat: Seat, now: f64) -> Option<(f32, f32)> {
    let question = model.questions.iter().find(|question| question.seat == seat)?;
    clock::remaining(question, &state.asking, now)
}

/// Tells the host once that a question with a clock is shown.
fn report<G: Described>(model: &TableModel<G>, state: &mut Plain<G>) -> Option<TableAction<G::Command>> {
    let (question, _) = model.own()?;
    state
        .asking
        .report(&question)
        .then_some(TableAction::Displayed { decision: question.id })
}

/// Draws again while something on the screen changes with time.
fn keep_running<G: Described>(ui: &Ui, frame: &PlainModel<'_, G>, state: &Plain<G>) {
    let ticking = |question: &Question<G::Prompt>| question.clock.is_some_and(|clock| clock.running);
    if !state.asking.keys_alive(frame.now) {
        ui.ctx().request_repaint();
    } else if frame.model.questions.iter().any(ticking) || state.note.is_some() {
        ui.ctx().request_repaint_after(std::time::Duration::from_millis(100));
    }
}
