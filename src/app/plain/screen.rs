//! The plain board as one of the window's table screens.

use super::{
    bars, board, choices, keys,
    panels::Described,
    rects::Rects,
    state::{PlainModel, PlainScreen},
    tokens,
};
use crate::{
    app::{
        client::TableClient,
        frame::{Link, Shown, TableAction, TableModel, TableScreen, Wish, banner, clock, log_card::log_card, status},
        look::{self, sizes},
    },
    games::any::{AnyReason, GameId},
    rules::Seat,
    text::t,
};
use egui::{Rect, Sense, Ui, WidgetInfo, accesskit::Role};

/// A game on the plain board.
#[must_use]
pub fn shown<G: Described>() -> Shown {
    Shown {
        screen: || Box::<PlainScreen<G>>::default(),
        pieces: tokens::pieces::<G>,
        remark: remark::<G>,
        neutral: |_, _, _| {},
    }
}

impl<G: Described> TableScreen for PlainScreen<G> {
    fn game(&self) -> GameId {
        G::ID
    }

    fn draw(&mut self, ui: &mut Ui, client: &mut TableClient) -> Option<Wish> {
        let mut legal = std::mem::take(&mut self.legal);
        let action = legal.drawn(client, |model, entries, gap| {
            self.lines.absorb(model.about(), entries, gap);
            plain_ui(ui, model, self)
        });
        self.legal = legal;
        action.map(TableAction::wish::<G>)
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

/// The game's remark on a player's points.
fn remark<G: Described>(client: &TableClient, seat: Seat) -> String {
    let Some(model) = TableModel::<G>::of(client, &[]) else {
        return String::new();
    };
    let mut cards = G::panels(model.about()).players.into_iter();
    cards
        .find(|card| card.seat == seat)
        .map_or_else(String::new, |card| card.remark)
}

/// Draws the table into all of `ui` and returns what the player wants done.
pub fn plain_ui<G: Described>(
    ui: &mut Ui,
    model: &TableModel<'_, G>,
    state: &mut PlainScreen<G>,
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
    let shown = G::panels(model.about());
    let scroll = board::Scroll {
        by: std::mem::take(&mut state.scroll),
        to: std::mem::take(&mut state.jump).then_some(shown.asked),
    };
    board::panels(ui, rects.middle, &frame.names, &shown.sections, scroll);
    let acts = model.current().map_or(shown.actor, |question| question.seat);
    banner::banner(ui, rects.banner, acts, &status(model));
    action = bars::top_ui(ui, &rects, model, &shown.progress).or(action);
    board::players(ui, rects.left, &frame.names, &shown.players, |seat| board::Sitting {
        name: frame.names.get(seat.index()).map_or("", String::as_str),
        you: model.is_you(seat),
        acts: seat == acts,
        link: model.links.get(seat.index()).copied().unwrap_or(Link::Here),
        clock: clock_of(model, state, seat, now),
    });
    action = right_ui(ui, &rects, &frame, state).or(action);
    action = bars::actions_ui(ui, &rects, &frame, state).or(action);
    let restless = !state.asking.keys_alive(now);
    clock::keep_running(ui, &model.questions, restless, state.note.is_some());
    action.or_else(|| state.asking.report(&model.own()?.0))
}

/// The right rail: choices and log, in small windows the log over the panels.
fn right_ui<G: Described>(
    ui: &mut Ui,
    rects: &Rects,
    frame: &PlainModel<'_, G>,
    state: &mut PlainScreen<G>,
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
    state.asking.send(frame.model, command.clone(), frame.now)
}

/// The clock of a question that a seat is asked.
fn clock_of<G: Described>(
    model: &TableModel<'_, G>,
    state: &PlainScreen<G>,
    seat: Seat,
    now: f64,
) -> Option<(f32, f32)> {
    let question = model.questions.iter().find(|question| question.seat == seat)?;
    clock::remaining(question, &state.asking, now)
}
