//! A drawn board as one of the window's table screens.

use super::{
    account, bars, chances, course,
    drawn::{Account, BoardScene, Drawn, LayoutOf, SpotAt},
    frame::BoardFrame,
    ground, handle, hint_card, keys, lesson, list,
    opened::Earlier,
    paint,
    paint::Around,
    past, places, point, rails, replay, sheet,
    state::{BoardScreen, last},
    steps::Pace,
    story::Story,
    view,
};
use crate::{
    app::{
        client::TableClient,
        frame::{
            Lines, Shown, TableModel, TableScreen, Wish, asking::confirm_of, banner, clock, keys::hold_focus, log_card,
            log_card::Looked, of_player, status, talk_card, zones::Zones,
        },
        look::{self, Pen, sizes},
    },
    games::any::{AnyGame, AnyReason, GameId},
    protocol::LogEntry,
    rules::{Config, Seat, SeatCount},
    text::{
        About,
        book::{RulesPage, pages, topics},
        t, t_args,
    },
};
use egui::{Align2, Rect, Sense, Ui, WidgetInfo, accesskit::Role, vec2};
use std::rc::Rc;

/// A game on its drawn board.
#[must_use]
pub fn drawn<G: Drawn>() -> Shown {
    Shown {
        screen: || Box::<BoardScreen<G>>::default(),
        pieces: G::team,
        remark: remark::<G>,
        course: course::course::<G>,
        moment: chances::moment::<G>,
        neutral: G::neutral,
        rules: rules::<G>,
        lesson: lesson::lesson::<G>,
        puzzles: G::PUZZLES,
        illustrate: illustrate::<G>,
        minutes: G::MINUTES,
        cue: |event| G::cue(G::own_event(event)?),
        out_of_turn: |prompt| G::own_prompt(prompt).is_some_and(G::on_sheet),
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
        if self.legal.0 != client.snapshots {
            self.legal = (client.snapshots, Rc::new(TableModel::<G>::legal_of(client)));
        }
        let legal = Rc::clone(&self.legal.1);
        let model = TableModel::of(client, &legal)?;
        while let Some(unread) = client.chronicle.read(&mut self.reader) {
            self.absorb(model.about(), &unread);
        }
        board_ui(ui, &model, self)
    }

    fn clear_log(&mut self) {
        (self.lines, self.story) = (Lines::default(), Story::default());
    }

    fn retell(&mut self, about: About<'_, AnyGame>, entry: &LogEntry<AnyGame>) {
        if let (Some(setup), Some(view)) = (G::own_setup(about.setup), G::own_view(about.view)) {
            let (names, you) = (about.names, about.you);
            let about: About<'_, G> = About {
                setup,
                view,
                names,
                you,
            };
            let news = self.lines.absorb(about, [entry], false);
            self.story.absorb(&news);
        }
    }

    fn look_at_moment(&mut self, entry: u32, words: String) {
        self.look_at(Some(Earlier {
            entry,
            line: words,
            is_moment: true,
            from_result: true,
            asked: false,
            scrolls: true,
        }));
    }

    fn is_idle(&self) -> bool {
        let open = self.list.is_some()
            || self.log_open
            || self.finger.tool
            || self.looking.is_some()
            || self.staged.is_some()
            || self.again.is_some()
            || self.steps.is_again()
            || self.dragged.is_some()
            || self.opened.is_some()
            || self.read.is_some()
            || self.hint.is_open();
        self.chosen.is_empty() && self.focus.is_none() && !open
    }

    fn refused(&mut self) {
        self.asking.refused();
        self.settled = false;
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

/// The pages of the game's rules: with the numbers of the table's box, or of the one that is built in.
fn rules<G: Drawn>(client: Option<&TableClient>) -> Vec<RulesPage> {
    let info = client.and_then(|client| client.info.as_ref());
    if let Some(setup) = info.and_then(|info| G::own_setup(&info.setup)) {
        return pages::<G>(setup);
    }
    let config = SeatCount::new(4).map(|players| Config::new(G::ID.name(), players));
    let setup = config.and_then(|config| G::setup(&config).ok());
    setup.as_ref().map_or_else(Vec::new, pages::<G>)
}

/// Draws the picture of a page of the rules.
fn illustrate<G: Drawn>(pen: &mut Pen<'_>, page: usize, place: Rect) {
    if let Some(topic) = topics::<G>().nth(page) {
        G::illustrate(pen, topic, place);
    }
}

/// Draws the table into all of `ui` and returns what the player wants done.
pub fn board_ui<G: Drawn>(ui: &mut Ui, model: &TableModel<'_, G>, state: &mut BoardScreen<G>) -> Option<Wish> {
    let now = ui.input(|input| input.time);
    let moves = is_watched(ui, &mut state.focused_at, now) && !look::reduced_motion(ui.ctx());
    state.motion.time = if moves { look::piece_time(ui.ctx()) } else { 0.0 };
    if let Some(playback) = model.playback {
        let seek = replay::keys(ui, playback).map(Wish::Replay);
        return table(ui, model, state, now).or(seek);
    }
    if model.coach.is_none() {
        // A lesson has pages of its own to go back to.
        past::keys(ui, model, state);
    }
    let looking = state.looking.take();
    let view = looking.as_ref().and_then(|board| past::view(model, board));
    if let (Some((view, numbers)), Some(board)) = (view, looking) {
        let past = model.in_the_past(&view, numbers);
        return look_back(ui, [model, &past], state, board, now);
    }
    let pace = Pace {
        now,
        time: state.motion.time,
        busy: state.busy(now),
    };
    let shown = state.steps.go_on(model, (&state.lines, &mut state.story), pace);
    let then = shown.as_ref().map(|shown| shown.model(model));
    table(ui, then.as_ref().unwrap_or(model), state, now)
}

/// Draws the earlier position that is looked at; the game goes on underneath.
fn look_back<G: Drawn>(
    ui: &mut Ui,
    [model, past]: [&TableModel<'_, G>; 2],
    state: &mut BoardScreen<G>,
    mut board: Box<BoardScreen<G>>,
    now: f64,
) -> Option<Wish> {
    state.steps.skip();
    state.sync(model, now);
    board.motion.time = state.motion.time;
    if let Some(earlier) = &mut board.earlier {
        earlier.asked = model.own().is_some();
    }
    board.borrow_told(state);
    let action = table(ui, past, &mut board, now);
    clock::keep_running(ui, &model.questions, false, false);
    board.borrow_told(state);
    state.looking = board.earlier.is_some().then_some(board);
    action.or_else(|| state.asking.report(model.own()?.0))
}

/// Draws a position of the table.
fn table<G: Drawn>(ui: &mut Ui, model: &TableModel<'_, G>, state: &mut BoardScreen<G>, now: f64) -> Option<Wish> {
    state.sync(model, now);
    state.hint.poll(model, ui.ctx());
    state.confirm = confirm_of(ui.ctx());
    look::set_seat_colours(ui.ctx(), model.colours);
    let story = state.story.until(model.entry);
    let mut frame = BoardFrame::new(ui, model, state, &story, now);
    frame.account = G::account(&frame.scene);
    let steps = frame.account.as_ref().map_or(0, Account::steps);
    state.walk.sync(model.revision, steps, now);
    state.follow(model, (&frame.scene, &frame.layout), now);
    let (lit, lifted) = (frame.lit(state), state.motion.lifted(now));
    (frame.scene.lit, frame.scene.lifted) = (&lit, &lifted);
    let mut action = state.lead_on(model, now);
    action = keys::keys(ui, &frame, state).or(action);
    let chosen = state.chosen.clone();
    (frame.scene.lens, frame.scene.chosen) = (state.lens, &chosen);
    action = board(ui, &frame, state).or(action);
    if let Some(account) = &frame.account {
        account::account(ui, &frame, state, account);
    }
    action = bars::top(ui, &frame, state).or(action);
    // The log tells anew what it is pointed at; without one nothing is.
    (state.page, state.named) = (None, Vec::new());
    if let Some(playback) = model.playback {
        action = replay::around(ui, &frame, state, playback).or(action);
    } else if let Some(earlier) = state.earlier.take() {
        state.earlier = past::around(ui, &frame, state, earlier);
    } else {
        if !frame.on_big_screen {
            action = bars::actions(ui, &frame, state).or(action);
        }
        action = log_or_talk(ui, &frame, state).or(action);
        action = list::list(ui, &frame, state).or(action);
        hint_card::card(ui, &frame, state);
    }
    let due = [state.motion.due(now), state.walk.due(now), state.steps.due(now)];
    let due = due.into_iter().flatten().reduce(f64::min);
    let restless = !state.asking.keys_alive(now) || due.is_some_and(|due| due <= 0.0);
    clock::keep_running(ui, &model.questions, restless, state.note.is_some());
    if let Some(due) = due {
        ui.ctx().request_repaint_after_secs(due as f32);
    }
    action = action
        .or_else(|| state.rewind(model))
        .or_else(|| state.settle(model, now));
    action.or_else(|| state.asking.report(model.own()?.0))
}

/// Draws the log, or what people say.
fn log_or_talk<G: Drawn>(ui: &mut Ui, frame: &BoardFrame<'_, G>, state: &mut BoardScreen<G>) -> Option<Wish> {
    let (given, card) = if frame.on_sheet {
        let (given, room) = sheet::standing(ui, frame, sheet::rest(ui, frame, state));
        (given, (room.height() > rails::LOG_LEAST).then_some(room))
    } else {
        (None, rails::log_place(ui, frame, state))
    };
    let Some(card) = card.filter(|_| given.is_none()) else {
        return given;
    };
    // The log has the newest lines: the one of the step that is shown is set off.
    let shown = state.steps.is_behind().then_some(Looked {
        entry: frame.model.entry,
        scrolls: false,
    });
    let Some(talk) = frame.model.talk else {
        look_at_line(rails::log(ui, frame, state, (card, false), shown), frame, state);
        return None;
    };
    state.talk_open = talk_card::tabs(ui, &t("log"), talk, (card, log_card::MENU), state.talk_open);
    if state.talk_open {
        return talk_card::talk_ui(ui, talk, talk_card::below_tabs(card));
    }
    look_at_line(rails::log(ui, frame, state, (card, true), shown), frame, state);
    None
}

fn look_at_line<G: Drawn>(line: Option<usize>, frame: &BoardFrame<'_, G>, state: &mut BoardScreen<G>) {
    if let Some(line) = line {
        state.look_at(past::at_line(&state.lines, frame.model, line));
    }
}

/// Nobody looks at a window for this long after it lost the focus: then nothing moves, in seconds.
const LOOKS_FOR: f64 = 30.0;

/// True if anybody looks at the window; notes when it had the focus last.
fn is_watched(ui: &Ui, focused_at: &mut f64, now: f64) -> bool {
    let (focused, hidden) = ui.input(|input| {
        let viewport = input.viewport();
        let hidden = viewport.minimized == Some(true) || viewport.occluded == Some(true);
        (input.focused, hidden)
    });
    if focused {
        *focused_at = now;
    }
    !hidden && now - *focused_at <= LOOKS_FOR
}

/// Draws board and rails, and takes the clicks on places.
fn board<G: Drawn>(ui: &mut Ui, frame: &BoardFrame<'_, G>, state: &mut BoardScreen<G>) -> Option<Wish> {
    let sense = if frame.has_lens() {
        Sense::click_and_drag()
    } else {
        Sense::click()
    };
    let canvas = ui.interact(frame.zones.board, keys::board_id(ui), sense);
    canvas.widget_info(|| WidgetInfo::labeled(Role::Canvas, true, t("board-table")));
    hold_focus(ui, &canvas);
    if frame.has_lens() && !point::is_pointing(ui, frame, state) {
        view::pointer(ui, frame, state, &canvas);
    }
    if canvas.clicked() {
        state.read = None;
    }
    let effect = effect_in_focus(frame, state);
    let mut touched = places::touch(ui, frame, state, &effect);
    let (shown, is_pointing) = point::point(ui, frame, state, touched.hovered);
    if is_pointing || view::is_held(ui, frame) {
        (touched.clicked, state.dragged) = (None, None);
    }
    // A pointer that rests leaves the keyboard its place.
    let moved = ui.input(|input| input.pointer.delta() != egui::Vec2::ZERO);
    state.hovered = touched.hovered.filter(|_| moved || state.focus.is_none());
    if state.hovered.is_some() {
        state.focus = None;
    }
    if touched
        .hovered
        .is_some_and(|spot| state.is_open(&spot, frame.scene.lit))
    {
        ui.ctx().set_cursor_icon(egui::CursorIcon::PointingHand);
    }
    rails::ground(ui, frame);
    rails::news(ui, frame, state);
    let pressed = draw(ui, frame, state);
    if frame.has_lens() && !frame.on_big_screen {
        view::buttons(ui, frame, state);
        let foot = frame.zones.board.left_bottom() + vec2(12.0, -12.0 - sizes::BUTTON);
        list::button(ui, frame, state, foot, sizes::BUTTON);
        // Beside the buttons that zoom.
        let hand = frame.zones.board.max - vec2(20.0 + sizes::BUTTON, 12.0);
        point::tool(ui, frame, state, (Align2::RIGHT_BOTTOM, hand), sizes::BUTTON);
    }
    handle::handle(ui, frame, state);
    point::fingers(ui, frame);
    lesson::mark(ui, frame, state);
    if shown.is_some() {
        return shown;
    }
    if let Some(seat) = pressed {
        return Some(match frame.model.playback {
            Some(playback) => Wish::Replay(replay::seen_by(playback, seat)),
            None => Wish::Seats,
        });
    }
    state.click(frame.model, touched.clicked?, frame.now)
}

/// Draws what lies on the board and beside it, with the command that is pointed at or those that are advised carried out on
/// a copy; returns the player whose card was pressed.
fn draw<G: Drawn>(ui: &Ui, frame: &BoardFrame<'_, G>, state: &mut BoardScreen<G>) -> Option<Seat> {
    let line = state.previewed(frame.model);
    let command = line.first().copied();
    let named = named(frame, state, command);
    let foreseen = state.foresee(frame.model, &line);
    let after = foreseen.as_ref().and_then(|found| found.after.as_ref());
    let scene = BoardScene {
        pointed: state.looked_at(),
        named: &named,
        command,
        ghost: state.staged.as_ref().map(|staged| staged.spot),
        after,
        events: foreseen.as_ref().map_or(&[], |found| &found.events),
        ..frame.scene
    };
    let resting = scene.pointed.filter(|spot| !state.is_open(spot, scene.lit));
    let meant = resting.and_then(|spot| Some((spot, G::meant(&scene, spot)?)));
    state.ask_why(frame.model, meant);
    let then = after.map(|view| {
        let about = About { view, ..scene.about };
        let after = None;
        state.layout_after(&BoardScene { about, after, ..scene }, line)
    });
    paint(ui, frame, state, &scene, then.as_deref());
    let acts = head(ui, frame, state, &scene);
    let pressed = rails::players(ui, frame, state, &scene, acts);
    paint::chips(ui, frame, state);
    pressed
}

/// The places that the line of the list in focus, the hint or the coach is about, or the line of the log that was pointed at
/// last.
fn named<G: Drawn>(frame: &BoardFrame<'_, G>, state: &BoardScreen<G>, command: Option<G::Command>) -> Vec<G::Spot> {
    let is_advised = state.hint.is_open() || frame.model.coach.is_some_and(|coach| !coach.line.is_empty());
    let command = command.filter(|_| state.list.is_some() || is_advised);
    match (frame.own, command) {
        (Some((question, _)), Some(command)) => {
            let ways = G::ways(frame.scene.about, &question.prompt, &command);
            ways.into_iter().next().unwrap_or_default()
        }
        _ => state.named.clone(),
    }
}

/// Draws the status line, unless something else stands in its place; returns who acts.
fn head<G: Drawn>(ui: &Ui, frame: &BoardFrame<'_, G>, state: &mut BoardScreen<G>, scene: &BoardScene<'_, G>) -> Seat {
    let model = frame.model;
    if state.earlier.is_some() || model.playback.is_some() {
        return G::actor(scene.about);
    }
    let own = frame.own.is_some();
    let is_told = |account: &&Account<G::Spot>| !account.over && !state.walk.is_over(frame.now);
    let explained = frame.account.as_ref().filter(is_told);
    let explained = explained.and_then(|account| account::status(account, state.walk.step(frame.now)));
    let mut kind = match scene.prompt.filter(|_| own) {
        Some(_) => banner::Kind::Asks,
        None => banner::Kind::Waits,
    };
    let (acts, line) = match model.current() {
        _ if !own && let Some(line) = explained => {
            kind = banner::Kind::Tells;
            (G::actor(scene.about), line)
        }
        _ if !own && let Some(told) = state.steps.told(frame.now) => {
            kind = banner::Kind::Tells;
            told.clone()
        }
        Some(question) => {
            let (acts, line) = G::banner(scene, question.seat, status(model));
            let mut line = of_player(model, question.seat, line);
            if G::is_last_round(scene.about) {
                line.wanted = t_args("last-round", &[("wanted", line.wanted.into())]);
            }
            (acts, line)
        }
        None if model.coach.is_some() => (G::actor(scene.about), status(model)),
        // The engine says what ended the game, or who goes on.
        None => {
            let line = last(&mut state.at_rest, model.revision, || status(model));
            (G::actor(scene.about), line)
        }
    };
    banner::banner(ui, frame.zones.banner, acts, &line, kind);
    acts
}

/// The effect of the command that the place in focus gives, in words.
fn effect_in_focus<G: Drawn>(frame: &BoardFrame<'_, G>, state: &mut BoardScreen<G>) -> String {
    state.hovered = None;
    let pointed = state.focus.and_then(|_| state.pointed(frame.model));
    let effect = pointed.and_then(|(_, command)| state.foresee(frame.model, &[command]));
    effect.map_or_else(String::new, |effect| effect.text.clone())
}

/// Paints everything that lies on the board and in the rails: as it is, and as it will be after the command that is
/// previewed. A board that can be moved ends at its edge.
fn paint<G: Drawn>(
    ui: &Ui,
    frame: &BoardFrame<'_, G>,
    state: &mut BoardScreen<G>,
    scene: &BoardScene<'_, G>,
    then: Option<&LayoutOf<G>>,
) {
    let (spots, pulses) = (scene.lit, paint::pulses(ui, frame, state));
    let is_within = |place: &&SpotAt<G::Spot>| !frame.has_lens() || G::floats(place.spot);
    let (within, beside) = frame.places.iter().partition(is_within);
    let coached = lesson::meant(frame, state).map(|place| place.spot);
    let coached = coached.or_else(|| hint_card::next_click(frame, state));
    let lit = |places| paint::Lit::<G> {
        places,
        spots,
        pulses,
        coached,
    };
    let (within, beside) = (lit(within), lit(beside));
    let clip = if frame.has_lens() {
        frame.zones.board
    } else {
        ui.clip_rect()
    };
    let painter = ui.painter_at(clip);
    ground::paint(&mut state.ground, &painter, scene);
    let mut pen = Pen::new(ui.ctx());
    paint::outlines(&mut pen, scene, state, &within, Around::Areas);
    paint::pieces(&mut pen, scene, state, (&frame.layout, then), frame.now);
    if frame.has_lens() {
        // Its ghosts fill a place, and would hide the digit and the ring of the keyboard.
        G::above(&mut pen, scene);
        paint::glow(&mut pen, scene);
    }
    paint::outlines(&mut pen, scene, state, &within, Around::Pieces);
    paint::keys(&mut pen, scene, state, &within);
    if !frame.has_lens() {
        G::above(&mut pen, scene);
        paint::glow(&mut pen, scene);
    }
    paint::in_hand(ui, &mut pen, scene, state, &frame.layout);
    paint::reason(&mut pen, state, &within);
    pen.paint(&painter);
    if frame.has_lens() {
        let mut pen = Pen::new(ui.ctx());
        G::beside(&mut pen, scene);
        paint::outlines(&mut pen, scene, state, &beside, Around::Areas);
        paint::outlines(&mut pen, scene, state, &beside, Around::Pieces);
        paint::keys(&mut pen, scene, state, &beside);
        paint::reason(&mut pen, state, &beside);
        pen.paint(ui.painter());
    }
}
