//! Keys and the movements of the camera.

use super::{
    camera::Camera,
    hit_test,
    model::ArgoAction,
    prompts::{self, Anchor, Choice, Effect, Selection},
    reasons,
    scene::Scene,
    state::ArgoScreen,
};
use crate::{
    app::frame::{self, DIGITS},
    games::argo::{Command, Prompt},
};
use egui::{Key, PointerButton, Response, Ui, Vec2, vec2};

/// Zoom of one press of + or −.
const ZOOM_STEP: f32 = 1.2;

/// The keys of this frame, and whether they are meant for the board or for another widget that has the focus.
struct Keys<'a> {
    ui: &'a Ui,
    for_board: bool,
}

impl Keys<'_> {
    fn pressed(&self, key: Key) -> bool {
        self.ui.input(|input| input.key_pressed(key) && !input.modifiers.any())
    }
    fn shifted(&self, key: Key) -> bool {
        self.ui
            .input(|input| input.key_pressed(key) && input.modifiers.shift_only())
    }
    /// A key that other widgets use as well.
    fn on_board(&self, key: Key) -> bool {
        self.for_board && self.pressed(key)
    }
    /// +1 for the key, -1 with Shift.
    fn step(&self, key: Key) -> Option<isize> {
        match (self.pressed(key), self.shifted(key)) {
            (true, _) => Some(1),
            (_, true) => Some(-1),
            _ => None,
        }
    }
    fn arrow(&self) -> Option<Vec2> {
        [
            (Key::ArrowUp, vec2(0.0, -1.0)),
            (Key::ArrowDown, vec2(0.0, 1.0)),
            (Key::ArrowLeft, vec2(-1.0, 0.0)),
            (Key::ArrowRight, vec2(1.0, 0.0)),
        ]
        .into_iter()
        .find_map(|(key, towards)| self.on_board(key).then_some(towards))
    }
    /// A digit from 1, counted from 0.
    fn digit(&self) -> Option<usize> {
        DIGITS.into_iter().position(|key| self.pressed(key))
    }
}

/// The board as a widget.
#[must_use]
pub(super) fn board_id(ui: &Ui) -> egui::Id {
    ui.scope_id().with("board")
}

/// The place of the pointer over the board.
#[must_use]
pub(super) fn pointer_over_board(ui: &Ui, scene: &Scene<'_>) -> Option<egui::Pos2> {
    let at = ui.input(|input| input.pointer.interact_pos())?;
    scene.zones.board.contains(at).then_some(at)
}

/// Reads the keys; returns what they ask for.
pub(super) fn keys(ui: &Ui, scene: &Scene<'_>, state: &mut ArgoScreen) -> Option<ArgoAction> {
    let board = board_id(ui);
    let focused = ui.memory(egui::Memory::focused);
    let keys = Keys {
        ui,
        for_board: focused.is_none_or(|id| id == board),
    };
    view_keys(&keys, scene, state);
    if keys.pressed(Key::H) {
        state.list_open = !state.list_open && scene.own.is_some() && !scene.is_reacting();
        state.list_focus = None;
    }
    if keys.pressed(Key::Escape) {
        leave(state);
    }
    if keys.on_board(Key::Space) && !ui.input(|input| input.pointer.any_down()) {
        state.motion.skip();
    }
    if let Some(by) = keys.step(Key::R) {
        rotate(scene, state, by);
    }
    if state.list_open {
        list_keys(&keys, scene, state);
    } else {
        focus_keys(&keys, scene, state);
    }
    if !state.keys_alive(scene.now) {
        return None;
    }
    let undo = keys.pressed(Key::Backspace) || ui.input(|input| input.modifiers.command && input.key_pressed(Key::Z));
    if undo {
        let seat = scene.model.step_back_seat()?;
        return Some(ArgoAction::StepBack {
            seat,
            revision: scene.model.revision,
        });
    }
    if keys.on_board(Key::Enter) {
        return enter(scene, state);
    }
    if scene.is_reacting() {
        return react(scene, state, keys.pressed(Key::U), keys.pressed(Key::P));
    }
    number(scene, state, keys.digit()?)
}

/// Enter: the line of the open list, the choice in focus, or the button at the far right.
fn enter(scene: &Scene<'_>, state: &mut ArgoScreen) -> Option<ArgoAction> {
    if state.list_open {
        let (_, legal) = scene.own?;
        return state.send(scene.model, *legal.get(state.list_focus?)?, scene.now);
    }
    let focused = state.focus.and_then(|index| scene.choices.get(index)).copied();
    let choice = focused.or_else(|| scene.primary())?;
    state.choose(scene.model, &choice, scene.now)
}

/// Tab and arrows on the board.
fn focus_keys(keys: &Keys<'_>, scene: &Scene<'_>, state: &mut ArgoScreen) {
    if let Some(by) = keys.step(Key::Tab).filter(|_| keys.for_board) {
        cycle(keys.ui, scene, state, by > 0);
    }
    if let Some(towards) = keys.arrow() {
        walk(scene, state, towards);
    }
}

/// Tab and arrows in the open list.
fn list_keys(keys: &Keys<'_>, scene: &Scene<'_>, state: &mut ArgoScreen) {
    let count = scene.own.map_or(0, |(_, legal)| legal.len());
    let by = keys.step(Key::Tab).filter(|_| keys.for_board);
    let by = by.or_else(|| keys.arrow().filter(|way| way.y != 0.0).map(|way| way.y as isize));
    let Some(by) = by.filter(|_| count > 0) else { return };
    let next = match state.list_focus {
        None if by > 0 => 0,
        None => count - 1,
        Some(index) => (index as isize + by).rem_euclid(count as isize) as usize,
    };
    state.list_focus = Some(next);
    state.list_scroll = true;
}

/// Fit, zoom, jump: allowed at any time.
fn view_keys(keys: &Keys<'_>, scene: &Scene<'_>, state: &mut ArgoScreen) {
    let view = scene.zones.board;
    if keys.pressed(Key::F) {
        fit(scene, state);
    }
    if keys
        .ui
        .input(|input| input.key_pressed(Key::Plus) || input.key_pressed(Key::Equals))
    {
        state.camera.zoom(view, view.center(), ZOOM_STEP);
    }
    if keys.pressed(Key::Minus) {
        state.camera.zoom(view, view.center(), 1.0 / ZOOM_STEP);
    }
    if keys.pressed(Key::N) {
        jump(scene, state);
    }
}

/// Shows the whole station.
pub(super) fn fit(scene: &Scene<'_>, state: &mut ArgoScreen) {
    let station = hit_test::station(scene.model.setup, &scene.model.view.board);
    state.camera.fit(scene.zones.board, station);
}

/// One press of the zoom buttons.
pub(super) fn zoom(scene: &Scene<'_>, camera: &mut Camera, inwards: bool) {
    let view = scene.zones.board;
    camera.zoom(view, view.center(), if inwards { ZOOM_STEP } else { 1.0 / ZOOM_STEP });
}

/// Brings what is asked about into the picture and focuses it.
fn jump(scene: &Scene<'_>, state: &mut ArgoScreen) {
    let found = scene
        .choices
        .iter()
        .enumerate()
        .find_map(|(i, choice)| Some((i, scene.board_point(choice.at)?)));
    if let Some((index, point)) = found {
        state.focus = Some(index);
        state.camera.show(scene.zones.board, point);
    }
}

/// Goes back one step of a half-made choice, or closes what is open.
fn leave(state: &mut ArgoScreen) {
    if state.drag.is_some() {
        state.drag = None;
    } else if state.list_open || state.log_open || state.card.is_some() {
        (state.list_open, state.log_open, state.card) = (false, false, None);
        state.told = None;
    } else if state.selection.cell.is_some() {
        state.selection = Selection {
            cell: None,
            turn: 0,
            ..state.selection
        };
    } else {
        state.selection = state.resting;
    }
    state.focus = None;
}

/// Turns the ghost through the legal rotations.
pub(super) fn rotate(scene: &Scene<'_>, state: &mut ArgoScreen, by: isize) {
    let Some((_, legal)) = scene.own else { return };
    let count = prompts::rotations(legal, &state.selection).len();
    if count > 0 {
        state.selection.turn = (state.selection.turn as isize + by).rem_euclid(count as isize) as usize;
    }
}

/// The next or previous choice; past the last one the buttons follow, and after them the choices again.
fn cycle(ui: &Ui, scene: &Scene<'_>, state: &mut ArgoScreen, next: bool) {
    let count = scene.choices.len();
    // Once a piece or source is chosen, what it can do comes first.
    let further = |choice: &Choice| match choice.effect {
        Effect::Send(_) => true,
        Effect::Select(selection) => selection.cell.is_some(),
    };
    let chosen = state.selection != Selection::default();
    let first = if chosen {
        scene.choices.iter().position(further).unwrap_or(0)
    } else {
        0
    };
    let focus = match (state.focus, next) {
        _ if count == 0 => None,
        (None, true) => Some(first),
        (None, false) => None,
        (Some(index), true) => Some(index + 1).filter(|&next| next < count),
        (Some(index), false) => index.checked_sub(1),
    };
    state.focus = focus;
    match focus.and_then(|index| scene.choices.get(index)) {
        Some(choice) => {
            if let Some(point) = scene.board_point(choice.at) {
                state.camera.show(scene.zones.board, point);
            }
        }
        None => ui.memory_mut(|memory| {
            memory.set_focus_lock_filter(board_id(ui), egui::EventFilter::default());
            memory.move_focus(if next {
                egui::FocusDirection::Next
            } else {
                egui::FocusDirection::Previous
            });
        }),
    }
}

/// Moves the focus to the nearest choice in a direction of the board.
fn walk(scene: &Scene<'_>, state: &mut ArgoScreen, towards: Vec2) {
    let point = |choice: &Choice| scene.board_point(choice.at);
    let Some(here) = state.focus.and_then(|i| scene.choices.get(i)).and_then(point) else {
        state.focus = scene.choices.iter().position(|choice| point(choice).is_some());
        return;
    };
    let distance = |index: usize, choice: &Choice| {
        let way = point(choice)? - here;
        let along = way.x * towards.x + way.y * towards.y;
        let across = (way.x * towards.y).abs() + (way.y * towards.x).abs();
        // Straight ahead counts before nearness, so that the arrows walk along rows and columns.
        (along > 0.05).then_some((index, along + 3.0 * across))
    };
    let nearest = scene
        .choices
        .iter()
        .enumerate()
        .filter_map(|(index, choice)| distance(index, choice))
        .min_by(|a, b| a.1.total_cmp(&b.1));
    if let Some((index, _)) = nearest {
        state.focus = Some(index);
        state
            .camera
            .show(scene.zones.board, point(&scene.choices[index]).unwrap_or(here));
    }
}

/// U and P in a reaction window. With several ways to interrupt U takes the first, as the sheet shows it.
fn react(scene: &Scene<'_>, state: &mut ArgoScreen, using: bool, passing: bool) -> Option<ArgoAction> {
    let (_, legal) = scene.own?;
    let command = legal.iter().copied().find(|command| match command {
        Command::Interrupt { .. } => using,
        Command::Pass => passing,
        _ => false,
    })?;
    state.send(scene.model, command, scene.now)
}

/// A digit: a line of the open list, or a source to build from.
fn number(scene: &Scene<'_>, state: &mut ArgoScreen, digit: usize) -> Option<ArgoAction> {
    let (question, legal) = scene.own?;
    if state.list_open {
        return state.send(scene.model, *legal.get(digit)?, scene.now);
    }
    if question.prompt == Prompt::ChooseBuild {
        let at = Anchor::Source(u8::try_from(digit).ok()?);
        match scene.choices.iter().find(|choice| choice.at == at) {
            Some(choice) => return state.choose(scene.model, choice, scene.now),
            None => state.told = reasons::why_no_build(scene, u8::try_from(digit).ok()?),
        }
    }
    None
}

/// Moves the camera by dragging, the wheel and pinching on the board.
pub(super) fn camera(ui: &Ui, scene: &Scene<'_>, state: &mut ArgoScreen, board: &Response) {
    if board.dragged_by(PointerButton::Primary) || board.dragged_by(PointerButton::Middle) {
        state.camera.pan(board.drag_delta());
    }
    let Some(pointer) = board.hover_pos().filter(|_| board.contains_pointer()) else {
        return;
    };
    let (scroll, pinch) = ui.input(|input| (input.smooth_scroll_delta().y, input.zoom_delta()));
    let factor = pinch * (scroll / 240.0).exp();
    if (factor - 1.0).abs() > 1e-4 {
        state.camera.zoom(scene.zones.board, pointer, factor);
    }
}

/// Gives the board the keyboard, so that Tab and arrows walk the legal choices instead of egui's widgets.
pub(super) fn hold_focus(ui: &Ui, scene: &Scene<'_>, state: &mut ArgoScreen, board: &Response) {
    let focused = frame::keys::hold_focus(ui, board);
    let here = focused.is_none_or(|id| id == board.id);
    if here && std::mem::take(&mut state.away) {
        // Back from the buttons by Tab: the choices begin anew, from the end that one comes from.
        let (back, left) = ui.input(|input| (input.modifiers.shift, input.key_pressed(Key::Escape)));
        let last = scene.choices.len().checked_sub(1);
        state.focus = if left {
            None
        } else if back {
            last
        } else {
            last.map(|_| 0)
        };
    }
    state.away |= !here;
}
