//! A drawn board as one of the window's table screens.

use super::{
    account, bars,
    drawn::{Account, BoardScene, Drawn, LayoutOf},
    frame::BoardFrame,
    keys, list, paint, places, rails,
    state::BoardScreen,
};
use crate::{
    app::{
        client::TableClient,
        frame::{
            Shown, TableAction, TableModel, TableScreen, Wish, banner, clock, keys::hold_focus, status, zones::Zones,
        },
        look::{self, Pen},
    },
    games::any::{AnyReason, GameId},
    rules::Seat,
    text::{About, t},
};
use egui::{Rect, Sense, Ui, WidgetInfo, accesskit::Role};

/// A game on its drawn board.
#[must_use]
pub fn drawn<G: Drawn>() -> Shown {
    Shown {
        screen: || Box::<BoardScreen<G>>::default(),
        pieces: G::team,
        remark: remark::<G>,
        neutral: |_, _, _| {},
    }
}

impl<G: Drawn> TableScreen for BoardScreen<G> {
    fn game(&self) -> GameId {
        G::ID
    }

    fn draw(&mut self, ui: &mut Ui, client: &mut TableClient) -> Option<Wish> {
        let mut legal = std::mem::take(&mut self.legal);
        let action = legal.drawn(client, |model, entries, gap| {
            self.absorb(model.about(), entries, gap);
            board_ui(ui, model, self)
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
        Zones::new(window, false).banner
    }
}

/// The game's remark on a player's points.
fn remark<G: Drawn>(client: &TableClient, seat: Seat) -> String {
    let model = TableModel::<G>::of(client, &[]);
    model.map_or_else(String::new, |model| G::score(model.about(), seat).remark)
}

/// Draws the table into all of `ui` and returns what the player wants done.
pub fn board_ui<G: Drawn>(
    ui: &mut Ui,
    model: &TableModel<'_, G>,
    state: &mut BoardScreen<G>,
) -> Option<TableAction<G::Command>> {
    let now = ui.input(|input| input.time);
    state.motion.still = look::reduced_motion(ui.ctx());
    let Some(kept) = state.walk.take_kept(model.revision, now) else {
        return table(ui, model, state, now);
    };
    let action = table(ui, &kept.model(model), state, now);
    state.walk.keep(kept);
    action
}

/// Draws a position of the table.
fn table<G: Drawn>(
    ui: &mut Ui,
    model: &TableModel<'_, G>,
    state: &mut BoardScreen<G>,
    now: f64,
) -> Option<TableAction<G::Command>> {
    state.sync(model, now);
    look::set_seat_colours(ui.ctx(), model.colours);
    let frame = BoardFrame::new(model, ui.max_rect(), now);
    let scene = frame.scene(&[], None, None, None);
    let layout = state.layout(&scene, ui.max_rect());
    let account = state.account(&scene);
    let steps = account.as_ref().map_or(0, Account::steps);
    state.walk.sync(model, steps, now);
    state.follow(&layout, frame.zones.board, frame.own.is_some(), now);
    let lit = frame.lit(state, &layout.places);
    let mut action = keys::keys(ui, &frame, state, &lit);
    action = board(ui, &frame, state, &layout, &lit).or(action);
    if let Some(account) = &account {
        account::account(ui, &frame, state, account, &layout.places);
    }
    let acts = model
        .current()
        .map_or_else(|| G::actor(frame.about()), |question| question.seat);
    banner::banner(ui, frame.zones.banner, acts, &status(model));
    action = bars::top(ui, &frame).or(action);
    action = bars::actions(ui, &frame, state, &layout.places).or(action);
    rails::log(ui, &frame, state);
    action = list::list(ui, &frame, state).or(action);
    let restless = !state.asking.keys_alive(now) || state.motion.is_active(now);
    clock::keep_running(ui, &model.questions, restless, state.note.is_some());
    if let Some(due) = state.walk.due(now) {
        ui.ctx().request_repaint_after_secs(due as f32);
    }
    action.or_else(|| state.asking.report(&model.own()?.0))
}

/// Draws board and rails, and takes the clicks on places.
fn board<G: Drawn>(
    ui: &mut Ui,
    frame: &BoardFrame<'_, G>,
    state: &mut BoardScreen<G>,
    layout: &LayoutOf<G>,
    lit: &[G::Spot],
) -> Option<TableAction<G::Command>> {
    let canvas = ui.interact(frame.zones.board, keys::board_id(ui), Sense::click());
    canvas.widget_info(|| WidgetInfo::labeled(Role::Canvas, true, t("board-table")));
    hold_focus(ui, &canvas);
    let effect = effect_in_focus(frame, state);
    let touched = places::touch(ui, frame, state, &layout.places, (lit, &effect));
    // A pointer that rests leaves the keyboard its place.
    let moved = ui.input(|input| input.pointer.delta() != egui::Vec2::ZERO);
    state.hovered = touched.hovered.filter(|_| moved || state.focus.is_none());
    if state.hovered.is_some() {
        state.focus = None;
    }
    let clickable = |spot: &G::Spot| lit.contains(spot) || state.chosen.contains(spot);
    if touched.hovered.as_ref().is_some_and(clickable) {
        ui.ctx().set_cursor_icon(egui::CursorIcon::PointingHand);
    }
    rails::ground(ui, frame);
    let command = state.pointed_command(frame.model);
    let asked = frame.own.as_ref().map(|(question, _)| question.seat);
    let foreseen = command
        .zip(asked)
        .and_then(|(command, seat)| state.foresee(frame.model, seat, command));
    let after = foreseen.and_then(|found| found.after.clone());
    let pointed = state.hovered.or(state.focus);
    let chosen = state.chosen.clone();
    let scene = frame.scene(&chosen, pointed, command, after.as_ref());
    let then = command.zip(after.as_ref()).map(|(command, view)| {
        let about = About { view, ..frame.about() };
        let scene = BoardScene {
            about,
            after: None,
            ..scene
        };
        state.layout_after(&scene, command, ui.max_rect())
    });
    let layouts = (layout, then.as_deref());
    paint(ui, frame, state, &scene, layouts, lit);
    let spot = touched.clicked?;
    state.click(frame.model, spot, frame.now)
}

/// The effect of the command that the place in focus gives, in words.
fn effect_in_focus<G: Drawn>(frame: &BoardFrame<'_, G>, state: &mut BoardScreen<G>) -> String {
    state.hovered = None;
    let command = state.focus.and_then(|_| state.pointed_command(frame.model));
    let asked = frame.own.as_ref().map(|(question, _)| question.seat);
    let Some((command, seat)) = command.zip(asked) else {
        return String::new();
    };
    let effect = state.foresee(frame.model, seat, command);
    effect.map_or_else(String::new, |effect| effect.text.clone())
}

/// Paints everything that lies on the board and in the rails: as it is, and as it will be after the command that is
/// previewed.
fn paint<G: Drawn>(
    ui: &Ui,
    frame: &BoardFrame<'_, G>,
    state: &BoardScreen<G>,
    scene: &BoardScene<'_, G>,
    (now, then): (&LayoutOf<G>, Option<&LayoutOf<G>>),
    lit: &[G::Spot],
) {
    let lit = paint::Lit::<G> {
        places: &now.places,
        spots: lit,
    };
    let mut pen = Pen::new(ui.ctx());
    G::ground(&mut pen, scene);
    let pieces = (&now.pieces[..], then.map(|then| &then.pieces[..]));
    paint::pieces(&mut pen, scene, state, pieces, frame.now);
    paint::outlines(&mut pen, state, &lit);
    G::above(&mut pen, scene);
    paint::keys(&mut pen, state, &lit);
    paint::reason(&mut pen, state, &lit);
    pen.paint(ui.painter());
    rails::players(ui, frame, state, scene);
}
