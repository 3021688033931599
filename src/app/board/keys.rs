//! The keyboard on a drawn board.

use super::{drawn::Drawn, frame::BoardFrame, hint_card, paint::numbered, point, state::BoardScreen, view};
use crate::{
    app::frame::{
        Wish,
        keys::{digit_pressed, forward_pressed, pressed, rules_pressed, struck, undo_pressed},
    },
    store::Shortcut,
};
use egui::{Key, Modifiers, Ui, Vec2, vec2};

/// The board as what has the keyboard while no button has it.
#[must_use]
pub(crate) fn board_id(ui: &Ui) -> egui::Id {
    ui.scope_id().with("board")
}

/// Reads the keys; returns what they ask for.
pub(super) fn keys<G: Drawn>(ui: &Ui, frame: &BoardFrame<'_, G>, state: &mut BoardScreen<G>) -> Option<Wish> {
    let lit = frame.scene.lit;
    let board = board_id(ui);
    let ours = ui.memory(egui::Memory::focused).is_none_or(|id| id == board);
    if rules_pressed(ui) {
        return Some(frame.rules(state));
    }
    if struck(ui.ctx(), Shortcut::List) && frame.own.is_some() {
        state.toggle_list();
    }
    let leaves_again = pressed(ui, Key::Escape) && state.steps.is_again();
    if pressed(ui, Key::Escape) && !leaves_again {
        state.leave(frame.now);
    }
    if pressed(ui, Key::Space) || leaves_again {
        state.catch_up(frame.now);
    }
    if struck(ui.ctx(), Shortcut::ShowAgain) {
        state.show_again(frame.model, frame.now);
    }
    if state.steps.is_behind() && hastens(ui, frame, state) {
        // What is meant is meant for the newest position, which is not seen yet.
        state.catch_up(frame.now);
        return None;
    }
    if struck(ui.ctx(), Shortcut::Hint) {
        hint_card::toggle(ui.ctx(), frame.model, state);
    }
    if frame.has_lens() {
        view::keys(ui, frame, state);
    }
    if struck(ui.ctx(), Shortcut::Jump) {
        let on_board = lit.iter().find(|spot| !frame.has_lens() || G::floats(**spot));
        state.focus_on(on_board.or(lit.first()).copied());
    }
    let shifted = ui.input(|input| input.key_pressed(Key::R) && input.modifiers.shift_only());
    if struck(ui.ctx(), Shortcut::Turn) || (shifted && ours) {
        state.turn(frame.model, !shifted);
    }
    if ours {
        walk(ui, frame, state);
    }
    if !state.asking.keys_alive(frame.now) {
        return None;
    }
    if forward_pressed(ui) {
        return frame.model.go_forward();
    }
    if undo_pressed(ui) {
        return frame.model.step_back();
    }
    if let Some(digit) = digit_pressed(ui) {
        return by_digit(frame, state, digit);
    }
    if pressed(ui, Key::Num0) {
        return by_zero(frame, state);
    }
    let meant = |spot: &&G::Spot| G::letter(**spot).is_some_and(|shortcut| struck(ui.ctx(), shortcut));
    if let Some(&spot) = lit.iter().find(meant) {
        return state.click(frame.model, spot, frame.now);
    }
    let enters = ours && pressed(ui, Key::Enter) && !point::is_pointing(ui, frame, state);
    enters.then(|| enter(frame, state)).flatten()
}

/// True if a key or a click of this frame would choose something, were the newest position on the screen.
fn hastens<G: Drawn>(ui: &Ui, frame: &BoardFrame<'_, G>, state: &BoardScreen<G>) -> bool {
    use Shortcut::{Hint, LetBe, List, StepIn, Turn};
    let board = board_id(ui);
    let ours = ui.memory(egui::Memory::focused).is_none_or(|id| id == board);
    let walks = [Key::Tab, Key::ArrowLeft, Key::ArrowRight, Key::ArrowUp, Key::ArrowDown];
    let by_key = walks.iter().any(|&key| ours && pressed(ui, key))
        || ours && pressed(ui, Key::Enter) && !state.walks_on(frame.now)
        || [List, Hint, Turn, StepIn, LetBe]
            .iter()
            .any(|&shortcut| struck(ui.ctx(), shortcut))
        || undo_pressed(ui)
        || forward_pressed(ui)
        || digit_pressed(ui).is_some();
    // While points are explained, a click chooses what is explained.
    let explains = !state.walk.is_over(frame.now);
    let rooms = [frame.zones.board, frame.zones.actions, frame.scene.rail];
    let clicked = ui.input(|input| {
        input
            .pointer
            .primary_clicked()
            .then(|| input.pointer.interact_pos())
            .flatten()
    });
    let by_click = clicked.is_some_and(|at| {
        let ours = ui.ctx().layer_id_at(at).is_none_or(|layer| layer == ui.layer_id());
        ours && !explains && rooms.iter().any(|room| room.contains(at))
    });
    by_key || by_click
}

/// A digit takes a line of the open list, or a place.
fn by_digit<G: Drawn>(frame: &BoardFrame<'_, G>, state: &mut BoardScreen<G>, digit: usize) -> Option<Wish> {
    if state.list.is_some() {
        let index = *state.listed().get(digit)?;
        return state.send(frame.model, index, frame.now);
    }
    at_digit(frame, state, digit + 1)
}

/// A digit that a place has clicks it, or shows why it may not be chosen.
fn at_digit<G: Drawn>(frame: &BoardFrame<'_, G>, state: &mut BoardScreen<G>, digit: usize) -> Option<Wish> {
    let list = numbered(&frame.scene, state, frame.scene.lit);
    let (_, spot) = list.into_iter().find(|(of, _)| *of == digit)?;
    if state.is_open(&spot, frame.scene.lit) {
        return state.click(frame.model, spot, frame.now);
    }
    state.focus_on(Some(spot));
    None
}

/// Zero does nothing or stops, where the question offers that: at a place, or by the only button beside the large one.
fn by_zero<G: Drawn>(frame: &BoardFrame<'_, G>, state: &mut BoardScreen<G>) -> Option<Wish> {
    match state.without_place(frame.model).as_slice() {
        [(index, _)] => state.send(frame.model, *index, frame.now),
        _ => at_digit(frame, state, 0),
    }
}

/// Enter takes what has the focus, if anything can be done there, or what is on the large button.
fn enter<G: Drawn>(frame: &BoardFrame<'_, G>, state: &mut BoardScreen<G>) -> Option<Wish> {
    if let Some(list) = &state.list {
        let index = *state.listed().get(list.focus)?;
        return state.send(frame.model, index, frame.now);
    }
    let focus = state.focus.filter(|spot| state.is_open(spot, frame.scene.lit));
    if let Some(spot) = focus.or_else(|| state.staged.as_ref().map(|staged| staged.spot)) {
        return state.click(frame.model, spot, frame.now);
    }
    if state.walks_on(frame.now) {
        state.walk.go_on(frame.now);
        return None;
    }
    state.send(frame.model, state.primary(frame.model)?, frame.now)
}

/// A step of the keyboard from one place, or one line of the open list, to another.
#[derive(Clone, Copy)]
enum Step {
    /// To the next lit place in reading order, or back; past the end on to the buttons.
    Tab(bool),
    /// To the nearest lit place in a direction.
    Towards(Vec2),
    /// To the next place of all, lit or not, or back.
    Among(bool),
    /// To the first lit place, or the last.
    End(bool),
}

/// The step that is asked for.
fn step(ui: &Ui) -> Option<Step> {
    let with = |modifiers: Modifiers, key| {
        ui.input(|input| input.key_pressed(key) && input.modifiers.matches_exact(modifiers))
    };
    let arrows = [
        (Key::ArrowRight, vec2(1.0, 0.0)),
        (Key::ArrowDown, vec2(0.0, 1.0)),
        (Key::ArrowLeft, vec2(-1.0, 0.0)),
        (Key::ArrowUp, vec2(0.0, -1.0)),
    ];
    let arrow = |modifiers| arrows.into_iter().find(|(key, _)| with(modifiers, *key));
    let on = |to: Vec2| to.x + to.y > 0.0;
    let all = arrow(Modifiers::COMMAND).map(|(_, to)| Step::Among(on(to)));
    let tabs = [(Modifiers::NONE, true), (Modifiers::SHIFT, false)];
    let tab = tabs.into_iter().find(|(modifiers, _)| with(*modifiers, Key::Tab));
    let ends = [(Key::Home, false), (Key::End, true)];
    let end = ends.into_iter().find(|(key, _)| with(Modifiers::NONE, *key));
    all.or_else(|| arrow(Modifiers::NONE).map(|(_, to)| Step::Towards(to)))
        .or(tab.map(|(_, on)| Step::Tab(on)))
        .or(end.map(|(_, last)| Step::End(last)))
}

/// Walks along the places, or the lines of the open list.
fn walk<G: Drawn>(ui: &Ui, frame: &BoardFrame<'_, G>, state: &mut BoardScreen<G>) {
    let Some(step) = step(ui) else { return };
    let count = state.listed().len();
    if let Some(list) = &mut state.list {
        let last = count.saturating_sub(1);
        let next = |on: bool| (list.focus + if on { 1 } else { last }) % count.max(1);
        list.focus = match step {
            Step::Tab(on) | Step::Among(on) => next(on),
            Step::Towards(to) => next(to.x + to.y > 0.0),
            Step::End(at_last) => {
                if at_last {
                    last
                } else {
                    0
                }
            }
        };
        list.scrolls = true;
        return;
    }
    let lit = frame.scene.lit;
    let next = match step {
        Step::Tab(on) => beside(lit, state.focus, on),
        Step::Among(on) => {
            let all = frame.in_order(|_| true);
            let ends = [all.first(), all.last()];
            beside(&all, state.focus, on).or(ends[usize::from(!on)].copied())
        }
        Step::End(last) => if last { lit.last() } else { lit.first() }.copied(),
        Step::Towards(to) => towards(frame, state.focus, to),
    };
    state.focus_on(next);
    if let (None, Step::Tab(on)) = (next, step) {
        leave(ui, on);
    }
}

/// The place after one in a row of places, or before it; the first one, if there is none yet.
fn beside<S: Copy + PartialEq>(row: &[S], from: Option<S>, on: bool) -> Option<S> {
    let at = from.and_then(|from| row.iter().position(|&spot| spot == from));
    match at {
        None if on => row.first().copied(),
        None => None,
        Some(at) if on => row.get(at + 1).copied(),
        Some(at) => row.get(at.checked_sub(1)?).copied(),
    }
}

/// The nearest lit place in a direction; without one the focus stays. What lies straight ahead is nearer than what lies
/// aside.
fn towards<G: Drawn>(frame: &BoardFrame<'_, G>, from: Option<G::Spot>, to: Vec2) -> Option<G::Spot> {
    let at = |spot: G::Spot| {
        let place = frame.places.iter().find(|place| place.spot == spot)?;
        Some(place.shape.bounds().center())
    };
    let Some(start) = from.and_then(at) else {
        return frame.scene.lit.first().copied();
    };
    let ahead = frame.scene.lit.iter().filter_map(|&spot| {
        let way = at(spot)? - start;
        let (along, aside) = (way.dot(to), way.dot(to.rot90()).abs());
        (along > 1.0 && aside < 3.0 * along).then_some((along + 2.0 * aside, spot))
    });
    let nearest = ahead.min_by(|(one, _), (other, _)| one.total_cmp(other));
    nearest.map(|(_, spot)| spot).or(from)
}

/// Gives the keyboard to the button after the board, or before it.
fn leave(ui: &Ui, on: bool) {
    ui.memory_mut(|memory| {
        memory.set_focus_lock_filter(board_id(ui), egui::EventFilter::default());
        memory.move_focus(if on {
            egui::FocusDirection::Next
        } else {
            egui::FocusDirection::Previous
        });
    });
}
