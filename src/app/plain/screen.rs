//! The plain board as one of the window's table screens.

use super::{
    bars, board, choices, keys, outlook,
    panels::Described,
    rects::Rects,
    state::{Plain, PlainModel},
    tokens,
};
use crate::{
    app::{
        client::TableClient,
        frame::{
            LineKind, Lines, Link, Question, Shown, TableAction, TableModel, TableScreen, Wish, banner, clock,
            log_card::log_card,
        },
        look::{self, sizes},
    },
    games::any::{AnyGame, AnyReason, GameId},
    protocol::{LogEntry, LogKind},
    rules::Seat,
    text::{About, t},
};
use egui::{Rect, Sense, Ui, WidgetInfo, accesskit::Role};

/// A game on the plain board.
#[must_use]
pub fn shown<G: Described>() -> Shown {
    Shown {
        screen: || Box::<Plain<G>>::default(),
        pieces: tokens::pieces::<G>,
        remark: remark::<G>,
        neutral: |_, _, _| {},
    }
}

impl<G: Described> TableScreen for Plain<G> {
    fn game(&self) -> GameId {
        G::ID
    }

    fn draw(&mut self, ui: &mut Ui, client: &mut TableClient) -> Option<Wish> {
        let model = TableModel::<G>::of(client)?;
        let (entries, gap) = std::mem::take(&mut client.unread);
        absorb(&mut self.lines, model.about(), &entries, gap);
        plain_ui(ui, &model, self).map(TableAction::wish::<G>)
    }

    fn is_idle(&self) -> bool {
        Self::is_idle(self)
    }

    fn refused(&mut self) {
        self.asking.refused();
    }

    fn reason(&self, reason: &AnyReason) -> Option<String> {
        G::own_reason(reason).map(G::reason)
    }

    fn banner(&self, window: Rect) -> Rect {
        Rects::new(window, None).banner
    }
}

/// What the game says of a player's points.
fn remark<G: Described>(client: &TableClient, seat: Seat) -> String {
    let Some(model) = TableModel::<G>::of(client) else {
        return String::new();
    };
    let mut cards = G::layout(model.about()).players.into_iter();
    cards
        .find(|card| card.seat == seat)
        .map_or_else(String::new, |card| card.remark)
}

/// Takes entries into the log.
fn absorb<G: Described>(lines: &mut Lines, about: About<'_, G>, entries: &[LogEntry<AnyGame>], gap: bool) {
    for what in lines.news(entries, gap) {
        lines.entry(what);
        if let LogKind::Command {
            seat, events, revision, ..
        } = what
        {
            let events: Vec<&G::Event> = events.iter().filter_map(G::own_event).collect();
            tell(lines, about, *seat, &events, *revision);
        }
    }
}

/// Writes the events of a command into the log.
pub fn tell<G: Described>(lines: &mut Lines, about: About<'_, G>, seat: Seat, events: &[&G::Event], revision: u32) {
    let mut actor = seat;
    for event in events {
        let turn = G::begins_turn(event);
        // What follows the start of a turn is the next player's.
        actor = turn.unwrap_or(actor);
        if let Some(line) = G::event(about, event) {
            let kind = if turn.is_some() {
                LineKind::Turn
            } else {
                LineKind::Event
            };
            lines.push(kind, line.seat.or(Some(actor)), line.text, revision);
        }
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
