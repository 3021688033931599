//! The places of a board as what can be pointed at, clicked and read aloud.

use super::{
    drawn::{Drawn, Key, Outline, SpotAt},
    frame::BoardFrame,
    state::BoardScreen,
    ways::Click,
};
use crate::app::look::sizes;
use egui::{Pos2, Rect, Sense, Ui, Vec2, WidgetInfo, accesskit::Role};

/// The effect of the pointer in this frame.
pub(super) struct Touched<S> {
    /// The place under the pointer: the topmost one, lit ones first.
    pub(super) hovered: Option<S>,
    /// The place that was clicked: lit, or one that can be looked into.
    pub(super) clicked: Option<S>,
}

/// Lets every place be pointed at and be read aloud, those at rest as well; `effect` is that of a click on the place in
/// focus.
pub(super) fn touch<G: Drawn>(
    ui: &Ui,
    frame: &BoardFrame<'_, G>,
    state: &mut BoardScreen<G>,
    effect: &str,
) -> Touched<G::Spot> {
    let mut touched = Touched {
        hovered: None,
        clicked: None,
    };
    let mut resting = None;
    let lit = frame.scene.lit;
    let discs = discs(&frame.places, lit);
    for place in &*frame.places {
        let back = G::takes_back(&frame.scene, place.spot);
        let open = back > 0 || state.is_open(&place.spot, lit);
        let is_part = open && matches!(state.ways.click(&state.chosen, place.spot), Some(Click::Choose(_)));
        let sense = match (open, is_part) {
            (true, true) => Sense::CLICK | Sense::DRAG,
            (true, false) => Sense::CLICK,
            (false, _) => Sense::hover(),
        };
        let response = ui.interact(
            target(frame, place, &discs),
            ui.scope_id().with(("place", place.spot)),
            sense,
        );
        let role = if open { Role::Button } else { Role::Group };
        response.widget_info(|| WidgetInfo::labeled(role, true, spoken(frame, state, place, effect)));
        if response.contains_pointer() {
            if open {
                touched.hovered = Some(place.spot);
            } else {
                resting = Some(place.spot);
            }
        }
        if response.clicked() && back > 0 {
            state.rewind = (back, None);
        } else if response.clicked() {
            touched.clicked = Some(place.spot);
        } else if response.secondary_clicked() && state.staged.as_ref().is_some_and(|ghost| ghost.spot == place.spot) {
            state.turn(true);
        } else if response.drag_started() {
            // Dragging a part to its target is the same as clicking both.
            (touched.clicked, state.dragged) = (Some(place.spot), Some(place.spot));
        }
    }
    if ui.input(|input| input.pointer.any_released())
        && let Some(dragged) = state.dragged.take()
    {
        let put_down = touched.hovered.filter(|spot| *spot != dragged && lit.contains(spot));
        touched.clicked = put_down.filter(|spot| state.staged.as_ref().is_none_or(|ghost| ghost.spot != *spot));
    }
    touched.hovered = touched.hovered.or(resting);
    touched
}

/// The middles of the lit discs.
fn discs<S: Key>(places: &[SpotAt<S>], lit: &[S]) -> Vec<Pos2> {
    let disc = |place: &SpotAt<S>| match place.shape {
        Outline::Disc(centre, _) if lit.contains(&place.spot) => Some(centre),
        _ => None,
    };
    places.iter().filter_map(disc).collect()
}

/// The rectangle in which a place is hit: a small disc has the size of a target where other discs leave room.
fn target<G: Drawn>(frame: &BoardFrame<'_, G>, place: &SpotAt<G::Spot>, discs: &[Pos2]) -> Rect {
    let mut rect = place.shape.bounds();
    if let Outline::Disc(centre, r) = place.shape {
        // Squares meet halfway where the larger of both distances is a side.
        let apart = discs.iter().map(|other| (*other - centre).abs().max_elem());
        let apart = apart.filter(|&apart| apart > 0.5).fold(sizes::TARGET, f32::min);
        rect = Rect::from_center_size(centre, Vec2::splat(apart.max(2.0 * r)));
    }
    if frame.has_lens() && G::floats(place.spot) {
        rect = rect.intersect(frame.zones.board);
    }
    rect
}

/// A place in words, and what a click on it gives; of the place in focus also its effect.
fn spoken<G: Drawn>(
    frame: &BoardFrame<'_, G>,
    state: &BoardScreen<G>,
    place: &SpotAt<G::Spot>,
    effect: &str,
) -> String {
    let click = frame.own.and_then(|_| state.ways.click(&state.chosen, place.spot));
    let does = match click {
        Some(Click::Give(list)) if list.len() == 1 => state.words.get(list[0]).map(String::as_str),
        _ => None,
    };
    // Some places are called what they give.
    let says_it = does.is_some_and(|does| place.label.ends_with(does));
    let refusal = state.refusal(place.spot);
    let why = refusal.filter(|_| does.is_none()).map(|refusal| refusal.why.as_str());
    let effect = (state.focus == Some(place.spot)).then_some(effect);
    let gives = does.filter(|_| !says_it).or(why);
    let parts = [Some(place.label.as_str()), gives, effect].into_iter().flatten();
    let parts: Vec<&str> = parts.filter(|part| !part.is_empty()).collect();
    parts.join(". ")
}
