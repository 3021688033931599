//! A drawn board as one of the window's table screens.

use super::{
    account, bars,
    drawn::{Account, BoardScene, Drawn, LayoutOf, SpotAt},
    frame::BoardFrame,
    handle, keys, list, paint, past, places, preview, rails, sheet,
    state::{BoardScreen, Looking},
    view,
};
use crate::{
    app::{
        client::TableClient,
        frame::{Shown, TableModel, TableScreen, Wish, banner, clock, keys::hold_focus, status, zones::Zones},
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
        neutral: G::neutral,
    }
}

impl<G: Drawn> TableScreen for BoardScreen<G> {
    fn game(&self) -> GameId {
        G::ID
    }

    fn draw(&mut self, ui: &mut Ui, client: &mut TableClient) -> Option<Wish> {
        if !TableModel::<G>::is_there(client) {
            return None;
        }
        let (entries, gap) = std::mem::take(&mut client.unread);
        if self.legal.0 != client.snapshots {
            self.legal = (client.snapshots, TableModel::<G>::legal_of(client));
        }
        let (snapshot, legal) = std::mem::take(&mut self.legal);
        let model = TableModel::of(client, &legal)?;
        self.absorb(model.about(), &entries, gap);
        let action = board_ui(ui, &model, self);
        self.legal = (snapshot, legal);
        action
    }

    fn is_idle(&self) -> bool {
        Self::is_idle(self)
    }

    fn refused(&mut self) {
        Self::refused(self);
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
pub fn board_ui<G: Drawn>(ui: &mut Ui, model: &TableModel<'_, G>, state: &mut BoardScreen<G>) -> Option<Wish> {
    let now = ui.input(|input| input.time);
    watch(ui, state, now);
    state.motion.still = look::reduced_motion(ui.ctx()) || !state.is_watched;
    past::keys(ui, model, state);
    if let Some(looking) = state.looking.take() {
        return look_back(ui, model, state, looking);
    }
    let Some(kept) = state.walk.take_kept(model.revision, now) else {
        return table(ui, model, state, now);
    };
    let action = table(ui, &kept.model(model), state, now);
    state.walk.keep(kept);
    action
}

/// Draws the earlier position that is looked at; the game goes on underneath.
fn look_back<G: Drawn>(
    ui: &mut Ui,
    model: &TableModel<'_, G>,
    state: &mut BoardScreen<G>,
    mut looking: Box<Looking<G>>,
) -> Option<Wish> {
    let now = ui.input(|input| input.time);
    state.sync(model, now);
    past::begin(model, state, &mut looking);
    let then = model.in_the_past(&looking.view, looking.entry());
    let action = table(ui, &then, &mut looking.screen, now);
    clock::keep_running(ui, &model.questions, false, false);
    past::end(model, state, looking);
    action.or_else(|| state.asking.report(&model.own()?.0))
}

/// Draws a position of the table.
fn table<G: Drawn>(ui: &mut Ui, model: &TableModel<'_, G>, state: &mut BoardScreen<G>, now: f64) -> Option<Wish> {
    state.sync(model, now);
    look::set_seat_colours(ui.ctx(), model.colours);
    let mut frame = BoardFrame::new(model, state, ui.max_rect(), now);
    if let Some(board) = G::extent(model.about()) {
        let asked = frame.own.as_ref().map(|(question, _)| question.seat);
        state.lens.follow(frame.zones.board, board, asked);
        frame.lens = state.lens;
    }
    let slide = if frame.on_sheet {
        sheet::slide(ui, state, now)
    } else {
        0.0
    };
    frame.cut(bars::free(ui, &frame), slide);
    let scene = frame.scene(&[], &[]);
    let layout = state.layout(&scene);
    let account = state.account(&scene);
    let steps = account.as_ref().map_or(0, Account::steps);
    state.walk.sync(model, steps, now);
    let seen = state.seen(&layout);
    state.follow(&layout, frame.zones.board, frame.own.is_some(), now);
    let lit = frame.lit(state, &seen);
    let mut action = state.lead_on(model, now);
    action = keys::keys(ui, &frame, state, &lit).or(action);
    (frame.lens, frame.primary) = (state.lens, state.ghost_command(model).or(frame.primary));
    action = board(ui, &frame, state, (&layout, &seen), &lit).or(action);
    if let Some(account) = &account {
        account::account(ui, &frame, state, account, &seen);
    }
    action = bars::top(ui, &frame).or(action);
    if state.earlier.is_some() {
        past::around(ui, &frame, state);
    } else {
        action = bars::actions(ui, &frame, state, &lit).or(action);
        if let Some(line) = rails::log(ui, &frame, state, (None, false)) {
            past::look_at(state, model, line);
        }
        action = list::list(ui, &frame, state).or(action);
    }
    let restless = !state.asking.keys_alive(now) || state.motion.is_active(now);
    clock::keep_running(ui, &model.questions, restless, state.note.is_some());
    if let Some(due) = state.walk.due(now) {
        ui.ctx().request_repaint_after_secs(due as f32);
    }
    action = action
        .or_else(|| state.rewind(model))
        .or_else(|| state.settle(model, now));
    action.or_else(|| state.asking.report(&model.own()?.0))
}

/// Nobody looks at a window for this long after it lost the focus: then nothing moves, in seconds.
const LOOKS_FOR: f64 = 30.0;

/// Notes whether anybody looks at the window.
fn watch<G: Drawn>(ui: &Ui, state: &mut BoardScreen<G>, now: f64) {
    let (focused, hidden) = ui.input(|input| {
        let viewport = input.viewport();
        let hidden = viewport.minimized == Some(true) || viewport.occluded == Some(true);
        (input.focused, hidden)
    });
    if focused {
        state.focused_at = now;
    }
    state.is_watched = !hidden && now - state.focused_at <= LOOKS_FOR;
}

/// Draws board and rails, and takes the clicks on places.
fn board<G: Drawn>(
    ui: &mut Ui,
    frame: &BoardFrame<'_, G>,
    state: &mut BoardScreen<G>,
    (layout, seen): (&LayoutOf<G>, &[SpotAt<G::Spot>]),
    lit: &[G::Spot],
) -> Option<Wish> {
    let sense = if frame.has_lens() {
        Sense::CLICK | Sense::DRAG
    } else {
        Sense::click()
    };
    let canvas = ui.interact(frame.zones.board, keys::board_id(ui), sense);
    canvas.widget_info(|| WidgetInfo::labeled(Role::Canvas, true, t("board-table")));
    hold_focus(ui, &canvas);
    if frame.has_lens() {
        view::pointer(ui, state, &canvas);
    }
    let effect = effect_in_focus(frame, state);
    let touched = places::touch(ui, frame, state, seen, (lit, &effect));
    // A pointer that rests leaves the keyboard its place.
    let moved = ui.input(|input| input.pointer.delta() != egui::Vec2::ZERO);
    state.hovered = touched.hovered.filter(|_| moved || state.focus.is_none());
    if state.hovered.is_some() {
        state.focus = None;
    }
    if touched.hovered.as_ref().is_some_and(|spot| state.is_open(spot, lit)) {
        ui.ctx().set_cursor_icon(egui::CursorIcon::PointingHand);
    }
    rails::ground(ui, frame);
    draw(ui, frame, state, (layout, seen), lit);
    if frame.has_lens() {
        view::buttons(ui, frame, state);
        let rect = list::button_place(ui, frame, frame.zones.board.min);
        list::button(ui, frame, state, rect);
    }
    handle::handle(ui, frame, state);
    let spot = touched.clicked?;
    state.click(frame.model, spot, frame.now)
}

/// Draws what lies on the board and beside it, with the command that is pointed at carried out on a copy.
fn draw<G: Drawn>(
    ui: &Ui,
    frame: &BoardFrame<'_, G>,
    state: &mut BoardScreen<G>,
    (layout, seen): (&LayoutOf<G>, &[SpotAt<G::Spot>]),
    lit: &[G::Spot],
) {
    let command = state.pointed_command(frame.model);
    let asked = frame.own.as_ref().map(|(question, _)| question.seat);
    let foreseen = command
        .zip(asked)
        .and_then(|(command, seat)| state.foresee(frame.model, seat, command));
    let (after, events) = foreseen.map_or((None, Vec::new()), |found| (found.after.clone(), found.events.clone()));
    let chosen = state.chosen.clone();
    let scene = BoardScene {
        pointed: state.hovered.or(state.focus),
        command,
        ghost: state.staged.as_ref().map(|staged| staged.spot),
        after: after.as_ref(),
        events: &events,
        ..frame.scene(&chosen, lit)
    };
    ask_why(frame, state, &scene);
    let then = command.zip(after.as_ref()).map(|(command, view)| {
        let about = About { view, ..frame.about() };
        let scene = BoardScene {
            about,
            after: None,
            ..scene
        };
        state.layout_after(&scene, command)
    });
    paint(ui, frame, state, &scene, (layout, then.as_deref()), (seen, lit));
    let asked = asked.or_else(|| Some(frame.model.current()?.seat));
    let status = status(frame.model);
    let (acts, status) = match asked {
        Some(seat) => G::banner(&scene, seat, status),
        None => (G::actor(frame.about()), status),
    };
    if state.earlier.is_none() {
        banner::banner(ui, frame.zones.banner, acts, &status);
    }
    rails::players(ui, frame, state, &scene, acts);
}

/// Asks the engine against what a place at rest would mean; once while it is pointed at.
fn ask_why<G: Drawn>(frame: &BoardFrame<'_, G>, state: &mut BoardScreen<G>, scene: &BoardScene<'_, G>) {
    let meant = scene.pointed.filter(|spot| !state.is_open(spot, scene.lit));
    let Some((spot, command)) = meant.and_then(|spot| Some((spot, G::meant(scene, spot)?))) else {
        state.unmeant = None;
        return;
    };
    let known = state.unmeant.as_ref().is_some_and(|(known, _)| *known == command);
    if let (false, Some((question, _))) = (known, &frame.own) {
        let refusal = preview::refused(frame.model, question, vec![command]).pop();
        let spot = Some(spot);
        state.unmeant = Some((command, refusal.map(|refusal| preview::Refusal { spot, ..refusal })));
    }
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
/// previewed. A board that can be moved ends at its edge.
fn paint<G: Drawn>(
    ui: &Ui,
    frame: &BoardFrame<'_, G>,
    state: &mut BoardScreen<G>,
    scene: &BoardScene<'_, G>,
    (now, then): (&LayoutOf<G>, Option<&LayoutOf<G>>),
    (places, spots): (&[SpotAt<G::Spot>], &[G::Spot]),
) {
    let pulses = paint::pulses(ui, frame, state, spots);
    let (floating, fixed): (Vec<_>, Vec<_>) = places
        .iter()
        .partition(|place| G::floats(place.spot) || !frame.has_lens());
    let lit = |places| paint::Lit::<G> { places, spots, pulses };
    let (board, beside) = (lit(floating), lit(fixed));
    let clip = if frame.has_lens() {
        frame.zones.board
    } else {
        ui.clip_rect()
    };
    let painter = ui.painter_at(clip);
    state.ground.paint(&painter, scene);
    let mut pen = Pen::new(ui.ctx());
    let pieces = (&now.pieces[..], then.map(|then| &then.pieces[..]));
    paint::pieces(&mut pen, scene, state, pieces, frame.now);
    paint::outlines(&mut pen, state, &board);
    G::above(&mut pen, scene);
    paint::in_hand(ui, &mut pen, scene, state, &now.pieces);
    paint::keys(&mut pen, state, &board);
    paint::reason(&mut pen, state, &board);
    pen.paint(&painter);
    if frame.has_lens() {
        let mut pen = Pen::new(ui.ctx());
        G::beside(&mut pen, scene);
        paint::outlines(&mut pen, state, &beside);
        paint::keys(&mut pen, state, &beside);
        paint::reason(&mut pen, state, &beside);
        pen.paint(ui.painter());
    }
}
