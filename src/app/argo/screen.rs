//! The station as one of the window's table screens.

use super::{
    actions,
    art::figures,
    board, card, input, interrupt, list,
    model::{ArgoAction, ArgoModel},
    phase_strip, rails,
    scene::Scene,
    state::ArgoScreen,
    supply,
};
use crate::{
    app::{
        client::TableClient,
        frame::{Shown, TableScreen, Wish, clock, zones::Zones},
        look,
    },
    games::{
        any::{AnyReason, GameId, Listed},
        argo::State,
    },
    text::Spoken,
};
use egui::{Rect, Ui};

/// Argo on its board.
#[must_use]
pub fn shown() -> Shown {
    Shown {
        screen: || Box::<ArgoScreen>::default(),
        pieces: figures::team,
        remark: |_, _| String::new(),
        neutral: figures::alien_shapes,
    }
}

impl TableScreen for ArgoScreen {
    fn game(&self) -> GameId {
        State::ID
    }

    fn draw(&mut self, ui: &mut Ui, client: &mut TableClient) -> Option<Wish> {
        let mut legal = std::mem::take(&mut self.legal);
        let action = legal.drawn(client, |model, entries, gap| {
            self.absorb(model.about(), entries, gap);
            argo_ui(ui, model, self)
        });
        self.legal = legal;
        action.map(ArgoAction::wish::<State>)
    }

    fn is_idle(&self) -> bool {
        Self::is_idle(self)
    }

    fn refused(&mut self) {
        Self::refused(self);
    }

    fn reason(&self, reason: &AnyReason) -> Option<String> {
        State::own_reason(reason).map(State::reason)
    }

    fn banner(&self, window: Rect) -> Rect {
        Zones::new(window, false).banner
    }
}

/// Draws the table into all of `ui` and returns what the player wants done.
pub fn argo_ui(ui: &mut Ui, model: &ArgoModel<'_>, state: &mut ArgoScreen) -> Option<ArgoAction> {
    let now = ui.input(|input| input.time);
    watch(ui, state, now);
    state.motion.reduced = look::reduced_motion(ui.ctx());
    state.sync(model, now);
    state.motion.tidy(now);
    look::set_seat_colours(ui.ctx(), model.colours);
    let window = ui.max_rect();
    let mut scene = Scene::new(model, state, window, now);
    let mut action = input::keys(ui, &scene, state);
    scene.renew(state);
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
    action = action
        .or_else(|| actions::rewind(&scene, state))
        .or_else(|| actions::confirm_build(&scene, state));
    let restless = !state.keys_alive(now) || state.motion.is_active(now);
    clock::keep_running(ui, &model.questions, restless, state.note.is_some());
    action
}

/// Nobody looks at a window for this long after it lost the focus: then nothing moves, in seconds.
const LOOKS_FOR: f64 = 30.0;

/// Notes whether anybody looks at the window.
fn watch(ui: &Ui, state: &mut ArgoScreen, now: f64) {
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
