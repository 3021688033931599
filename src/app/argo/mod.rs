//! The table: the station and everything around it.
//!
//! [`table_ui`] draws a [`TableModel`] and returns what the player wants done. It knows no rule and no network: what is
//! lit are the legal commands of the model, and to show what one of them would do it asks the engine on a copy.

pub mod actions;
pub mod aliens;
pub mod art;
pub mod board;
pub mod camera;
pub mod card;
pub mod drag;
pub mod hit_test;
pub mod input;
pub mod interrupt;
pub mod list;
pub mod log;
pub mod model;
pub mod motion;
pub mod moving;
pub mod overlay;
pub mod phase_strip;
pub mod preview;
pub mod prompts;
pub mod rails;
pub mod reasons;
pub mod scene;
mod screen;
pub mod start_picture;
pub mod state;
mod stroll;
pub mod supply;

pub use crate::app::frame::LineKind;
pub use log::{LogBook, LogContext};
pub use model::{Link, Question, TableAction, TableModel};
pub use screen::shown;
pub use state::TableState;

use crate::app::look;
use egui::Ui;
use scene::Scene;

/// Draws the table into all of `ui` and returns what the player wants done.
pub fn table_ui(ui: &mut Ui, model: &TableModel, state: &mut TableState) -> Option<TableAction> {
    let now = ui.input(|input| input.time);
    watch(ui, state, now);
    state.motion.reduced = look::reduced_motion(ui.ctx());
    state.sync(model, now);
    state.motion.tidy(now);
    look::set_seat_colours(ui.ctx(), model.colours);
    let window = ui.max_rect();
    let scene = Scene::new(model, state, window, now);
    let mut action = input::keys(ui, &scene, state);
    // Keys may have changed the selection; what is drawn is what can be clicked in this frame.
    let scene = Scene::new(model, state, window, now);
    action = board::board_ui(ui, &scene, state).or(action);
    action = list::list_ui(ui, &scene, state).or(action);
    phase_strip::banner_ui(ui, &scene, state);
    action = phase_strip::top_ui(ui, &scene).or(action);
    action = rails::left_ui(ui, &scene, state).or(action);
    action = if scene.is_reacting() {
        interrupt::sheet_ui(ui, &scene, state)
    } else {
        supply::right_ui(ui, &scene, state)
    }
    .or(action);
    action = actions::actions_ui(ui, &scene, state).or(action);
    card::floating_ui(ui, &scene, state);
    action = action.or_else(|| actions::rewind(&scene, state));
    keep_clocks_running(ui, &scene, state);
    action
}

/// Nobody looks at a window for this long after it lost the focus: then nothing moves, in seconds.
const LOOKS_FOR: f64 = 30.0;

/// Notes whether anybody looks at the window.
fn watch(ui: &Ui, state: &mut TableState, now: f64) {
    let (focused, hidden) = ui.input(|input| {
        let viewport = input.viewport();
        (
            input.focused,
            viewport.minimized == Some(true) || viewport.occluded == Some(true),
        )
    });
    if focused {
        state.watched = now;
    }
    state.motion.unwatched = hidden || now - state.watched > LOOKS_FOR;
}

/// Draws again while something on the screen changes with time.
fn keep_clocks_running(ui: &Ui, scene: &Scene<'_>, state: &TableState) {
    let ticking = |question: &Question| question.clock.is_some_and(|clock| clock.running);
    if !state.keys_alive(scene.now) || state.motion.is_active(scene.now) {
        ui.ctx().request_repaint();
    } else if scene.model.questions.iter().any(ticking) || state.note.is_some() {
        ui.ctx().request_repaint_after(std::time::Duration::from_millis(100));
    }
}
