//! The places of a board as what can be pointed at, clicked and read aloud.

use super::{
    drawn::{Drawn, SpotAt},
    frame::BoardFrame,
    split::within,
    state::BoardScreen,
    ways::Click,
};
use crate::app::look::sizes;
use egui::{PointerButton, Rect, Sense, Ui, Vec2, WidgetInfo, accesskit::Role};

/// The effect of the pointer in this frame.
pub(super) struct Touched<S> {
    /// The place under the pointer: the topmost one, lit ones first.
    pub(super) hovered: Option<S>,
    /// The place that was clicked.
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
    let (mut resting, mut resting_clicked) = (None, None);
    let lit = frame.scene.lit;
    let others = open_rects(frame, state);
    for place in &*frame.places {
        let back = G::takes_back(&frame.scene, place.spot);
        let open = back > 0 || state.is_open(&place.spot, lit);
        let is_carried = open && is_carried(frame, state, place.spot);
        let sense = match (open, is_carried) {
            (true, true) => Sense::CLICK | Sense::DRAG,
            _ => Sense::CLICK,
        };
        let mut rect = place.shape.bounds();
        if open {
            rect = target(rect, &others);
        }
        if frame.has_lens() && G::floats(place.spot) {
            rect = rect.intersect(frame.zones.board);
        }
        let response = ui.interact(rect, ui.scope_id().with(("place", place.spot)), sense);
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
        } else if response.clicked() && open {
            touched.clicked = Some(place.spot);
        } else if response.clicked() {
            resting_clicked = Some(place.spot);
        } else if response.secondary_clicked() && state.staged.as_ref().is_some_and(|ghost| ghost.spot == place.spot) {
            state.turn(frame.model, true);
        } else if response.drag_started_by(PointerButton::Primary) {
            // Dragging a part to its target is the same as clicking both.
            (touched.clicked, state.dragged) = (Some(place.spot), Some(place.spot));
        } else if response.dragged_by(PointerButton::Middle) && G::floats(place.spot) {
            state.lens.pan(response.drag_delta());
        }
    }
    if resting_clicked.is_some() {
        // What rests on a place that may be clicked does not keep the click from it.
        touched.clicked = touched.hovered.or(resting_clicked);
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

/// True for a place that can be dragged to another one: a part of a choice, or what a command takes further.
fn is_carried<G: Drawn>(frame: &BoardFrame<'_, G>, state: &BoardScreen<G>, spot: G::Spot) -> bool {
    match state.ways.click(&state.chosen, spot) {
        Some(Click::Choose(_)) => true,
        Some(Click::Give(list)) => matches!(list[..], [only] if frame.scene.legal.get(only).is_some_and(G::carries_on)),
        _ => false,
    }
}

/// The rectangles of the places that may be clicked.
fn open_rects<G: Drawn>(frame: &BoardFrame<'_, G>, state: &BoardScreen<G>) -> Vec<Rect> {
    let open = |place: &&SpotAt<G::Spot>| state.is_open(&place.spot, frame.scene.lit);
    frame
        .places
        .iter()
        .filter(open)
        .map(|place| place.shape.bounds())
        .collect()
}

/// The rectangle in which a place is hit: a small one has the size of a target where others leave room. Between two of
/// them the room is shared.
fn target(bounds: Rect, others: &[Rect]) -> Rect {
    let wanted = Rect::from_center_size(bounds.center(), bounds.size().max(Vec2::splat(sizes::TARGET)));
    let mut limits = Rect::EVERYTHING;
    let is_nested = |other: &Rect| other.contains_rect(bounds) || bounds.contains_rect(*other);
    for other in others.iter().filter(|other| !is_nested(other)) {
        let beside = (other.left() - bounds.right()).max(bounds.left() - other.right());
        let apart = (other.top() - bounds.bottom()).max(bounds.top() - other.bottom());
        let half = beside.max(apart) / 2.0;
        if half < 0.0 {
            continue;
        }
        let (limit, to) = (bounds.expand(half), other.center() - bounds.center());
        match (beside >= apart, to.x > 0.0, to.y > 0.0) {
            (true, true, _) => limits.max.x = limits.max.x.min(limit.max.x),
            (true, false, _) => limits.min.x = limits.min.x.max(limit.min.x),
            (false, _, true) => limits.max.y = limits.max.y.min(limit.max.y),
            (false, _, false) => limits.min.y = limits.min.y.max(limit.min.y),
        }
    }
    within(wanted, limits).intersect(limits)
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

#[cfg(test)]
mod tests {
    use super::*;
    use egui::{Pos2, pos2};

    fn at(x: f32, y: f32, wide: f32, high: f32) -> Rect {
        Rect::from_center_size(Pos2::new(x, y), Vec2::new(wide, high))
    }

    #[test]
    fn a_small_place_is_a_target_and_shares_the_room_between_two() {
        let one = at(100.0, 100.0, 10.0, 20.0);
        assert_eq!(target(one, &[one]), at(100.0, 100.0, 32.0, 32.0));
        assert_eq!(
            target(at(0.0, 0.0, 50.0, 60.0), &[]),
            at(0.0, 0.0, 50.0, 60.0),
            "it is large"
        );
        let (right, below, around) = (
            at(120.0, 104.0, 10.0, 20.0),
            at(96.0, 124.0, 10.0, 20.0),
            at(100.0, 100.0, 90.0, 90.0),
        );
        let rect = target(one, &[one, right, below, around]);
        assert_eq!((rect.min, rect.max), (pos2(78.0, 80.0), pos2(110.0, 112.0)));
        assert!(!rect.intersects(target(right, &[one, right, below]).shrink(0.1)));
        assert_eq!(
            target(one, &[at(104.0, 100.0, 10.0, 20.0)]),
            at(100.0, 100.0, 32.0, 32.0),
            "one lies on the other"
        );
    }
}
