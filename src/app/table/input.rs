//! Keys and the movements of the camera.

use super::{
    camera::Camera,
    hit_test,
    model::TableAction,
    prompts::{self, Anchor, Choice, Effect, Selection},
    scene::Scene,
    state::TableState,
};
use crate::games::argo::{Command, Prompt};
use egui::{Key, PointerButton, Response, Ui, Vec2, vec2};

/// Zoom of one press of + or −.
const ZOOM_STEP: f32 = 1.2;

/// Reads the keys; returns what they ask for.
pub fn keys(ui: &Ui, scene: &Scene<'_>, state: &mut TableState) -> Option<TableAction> {
    let pressed = |key| ui.input(|input| input.key_pressed(key) && !input.modifiers.any());
    let shifted = |key| ui.input(|input| input.key_pressed(key) && input.modifiers.shift_only());
    view_keys(ui, scene, state);
    if pressed(Key::H) {
        state.list_open = !state.list_open && scene.own.is_some();
    }
    if pressed(Key::Escape) {
        leave(state);
    }
    for (turn, hit) in [(1, pressed(Key::R)), (-1, shifted(Key::R))] {
        if hit {
            rotate(scene, state, turn);
        }
    }
    for (next, hit) in [(true, pressed(Key::Tab)), (false, shifted(Key::Tab))] {
        if hit {
            cycle(scene, state, next);
        }
    }
    for (key, towards) in [
        (Key::ArrowUp, vec2(0.0, -1.0)),
        (Key::ArrowDown, vec2(0.0, 1.0)),
        (Key::ArrowLeft, vec2(-1.0, 0.0)),
        (Key::ArrowRight, vec2(1.0, 0.0)),
    ] {
        if pressed(key) {
            walk(scene, state, towards);
        }
    }
    if !state.keys_alive(scene.now) {
        return None;
    }
    let undo = pressed(Key::Backspace) || ui.input(|input| input.modifiers.command && input.key_pressed(Key::Z));
    if undo {
        let seat = scene.step_back_seat()?;
        return Some(TableAction::StepBack {
            seat,
            revision: scene.model.revision,
        });
    }
    if pressed(Key::Enter) {
        let focused = state.focus.and_then(|index| scene.choices.get(index)).copied();
        let choice = focused.or_else(|| scene.primary())?;
        return state.choose(scene.model, &choice, scene.now);
    }
    if scene.is_reacting() {
        return react(scene, state, pressed(Key::U), pressed(Key::P));
    }
    let digits = [
        Key::Num1,
        Key::Num2,
        Key::Num3,
        Key::Num4,
        Key::Num5,
        Key::Num6,
        Key::Num7,
        Key::Num8,
        Key::Num9,
    ];
    let digit = digits.into_iter().position(pressed)?;
    number(scene, state, digit)
}

/// Fit, zoom, jump: allowed at any time.
fn view_keys(ui: &Ui, scene: &Scene<'_>, state: &mut TableState) {
    let pressed = |key| ui.input(|input| input.key_pressed(key) && !input.modifiers.any());
    let view = scene.layout.board;
    if pressed(Key::F) {
        fit(scene, state);
    }
    if pressed(Key::Plus) || ui.input(|input| input.key_pressed(Key::Equals)) {
        state.camera.zoom(view, view.center(), ZOOM_STEP);
    }
    if pressed(Key::Minus) {
        state.camera.zoom(view, view.center(), 1.0 / ZOOM_STEP);
    }
    if pressed(Key::N) {
        jump(scene, state);
    }
}

/// Shows the whole station.
pub fn fit(scene: &Scene<'_>, state: &mut TableState) {
    let station = hit_test::station(&scene.model.setup, &scene.model.view.table);
    state.camera.fit(scene.layout.board, station);
}

/// One press of the zoom buttons.
pub fn zoom(scene: &Scene<'_>, camera: &mut Camera, inwards: bool) {
    let view = scene.layout.board;
    camera.zoom(view, view.center(), if inwards { ZOOM_STEP } else { 1.0 / ZOOM_STEP });
}

/// Brings what is asked about into the picture and focuses it.
fn jump(scene: &Scene<'_>, state: &mut TableState) {
    let found = scene
        .choices
        .iter()
        .enumerate()
        .find_map(|(i, choice)| Some((i, scene.board_point(choice.at)?)));
    if let Some((index, point)) = found {
        state.focus = Some(index);
        state.camera.show(scene.layout.board, point);
    }
}

/// Goes back one step of a half-made choice, or closes what is open.
fn leave(state: &mut TableState) {
    if state.list_open || state.log_open {
        (state.list_open, state.log_open) = (false, false);
    } else if state.selection.cell.is_some() {
        state.selection = Selection {
            cell: None,
            turn: 0,
            ..state.selection
        };
    } else {
        state.selection = Selection::default();
    }
    state.focus = None;
}

/// Turns the ghost through the legal rotations.
pub fn rotate(scene: &Scene<'_>, state: &mut TableState, by: isize) {
    let Some((_, legal)) = scene.own else { return };
    let count = prompts::rotations(legal, &state.selection).len();
    if count > 0 {
        state.selection.turn = (state.selection.turn as isize + by).rem_euclid(count as isize) as usize;
    }
}

fn cycle(scene: &Scene<'_>, state: &mut TableState, next: bool) {
    let count = scene.choices.len();
    if count == 0 {
        return;
    }
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
    state.focus = Some(match (state.focus, next) {
        (None, true) => first,
        (None, false) => count - 1,
        (Some(index), true) => (index + 1) % count,
        (Some(index), false) => (index + count - 1) % count,
    });
    if let Some(point) = state
        .focus
        .and_then(|i| scene.choices.get(i))
        .and_then(|c| scene.board_point(c.at))
    {
        state.camera.show(scene.layout.board, point);
    }
}

/// Moves the focus to the nearest choice in a direction of the board.
fn walk(scene: &Scene<'_>, state: &mut TableState, towards: Vec2) {
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
            .show(scene.layout.board, point(&scene.choices[index]).unwrap_or(here));
    }
}

/// U and P in a reaction window. With several ways to interrupt U takes the first, as the sheet shows it.
fn react(scene: &Scene<'_>, state: &mut TableState, using: bool, passing: bool) -> Option<TableAction> {
    let (_, legal) = scene.own?;
    let command = legal.iter().copied().find(|command| match command {
        Command::Interrupt { .. } => using,
        Command::Pass => passing,
        _ => false,
    })?;
    state.send(scene.model, command, scene.now)
}

/// A digit: a line of the open list, or a source to build from.
fn number(scene: &Scene<'_>, state: &mut TableState, digit: usize) -> Option<TableAction> {
    let (question, legal) = scene.own?;
    if state.list_open {
        return state.send(scene.model, *legal.get(digit)?, scene.now);
    }
    if question.prompt == Prompt::ChooseBuild {
        let at = Anchor::Source(u8::try_from(digit).ok()?);
        let choice = scene.choices.iter().find(|choice| choice.at == at)?;
        if let Effect::Select(selection) = choice.effect {
            state.selection = selection;
        }
    }
    None
}

/// Moves the camera by dragging, the wheel and pinching on the board.
pub fn camera(ui: &Ui, scene: &Scene<'_>, state: &mut TableState, board: &Response) {
    if board.dragged_by(PointerButton::Primary) || board.dragged_by(PointerButton::Middle) {
        state.camera.pan(board.drag_delta());
    }
    let Some(pointer) = board.hover_pos().filter(|_| board.contains_pointer()) else {
        return;
    };
    let (scroll, pinch) = ui.input(|input| (input.smooth_scroll_delta().y, input.zoom_delta()));
    let factor = pinch * (scroll / 240.0).exp();
    if (factor - 1.0).abs() > 1e-4 {
        state.camera.zoom(scene.layout.board, pointer, factor);
    }
}

/// Gives the board the keyboard, so that Tab and arrows walk the legal choices instead of egui's widgets.
pub fn hold_focus(ui: &Ui, board: &Response) {
    let free = ui.memory(|memory| memory.focused().is_none());
    if free {
        board.request_focus();
    }
    let filter = egui::EventFilter {
        tab: true,
        horizontal_arrows: true,
        vertical_arrows: true,
        escape: true,
    };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(board.id, filter));
}
