//! The places of a board as what can be pointed at, clicked and read aloud.

use super::{
    drawn::{Drawn, SpotAt},
    frame::BoardFrame,
    state::BoardScreen,
    ways::Click,
};
use egui::{Sense, Ui, WidgetInfo, accesskit::Role};

/// The effect of the pointer in this frame.
pub(super) struct Touched<S> {
    /// The place under the pointer: the topmost one, lit ones first.
    pub(super) hovered: Option<S>,
    /// The lit place that was clicked.
    pub(super) clicked: Option<S>,
}

/// Lets every place be pointed at and be read aloud, those at rest as well; `effect` is that of a click on the place in
/// focus.
pub(super) fn touch<G: Drawn>(
    ui: &Ui,
    frame: &BoardFrame<'_, G>,
    state: &BoardScreen<G>,
    places: &[SpotAt<G::Spot>],
    (lit, effect): (&[G::Spot], &str),
) -> Touched<G::Spot> {
    let mut touched = Touched {
        hovered: None,
        clicked: None,
    };
    let mut resting = None;
    for place in places {
        let open = lit.contains(&place.spot) || state.chosen.contains(&place.spot);
        let sense = if open { Sense::CLICK } else { Sense::hover() };
        let response = ui.interact(place.shape.bounds(), ui.scope_id().with(("place", place.spot)), sense);
        let role = if open { Role::Button } else { Role::Group };
        response.widget_info(|| WidgetInfo::labeled(role, true, spoken(frame, state, place, effect)));
        if response.contains_pointer() {
            if open {
                touched.hovered = Some(place.spot);
            } else {
                resting = Some(place.spot);
            }
        }
        if response.clicked() {
            touched.clicked = Some(place.spot);
        }
    }
    touched.hovered = touched.hovered.or(resting);
    touched
}

/// A place in words, and what a click on it gives; of the place in focus also its effect.
fn spoken<G: Drawn>(
    frame: &BoardFrame<'_, G>,
    state: &BoardScreen<G>,
    place: &SpotAt<G::Spot>,
    effect: &str,
) -> String {
    let click = frame
        .own
        .as_ref()
        .and_then(|_| state.ways.click(&state.chosen, place.spot));
    let does = match click {
        Some(Click::Send(index)) => state.words.get(index).map(String::as_str),
        _ => None,
    };
    let refusal = state.refusals.iter().find(|refusal| refusal.spot == Some(place.spot));
    let why = refusal.filter(|_| does.is_none()).map(|refusal| refusal.why.as_str());
    let effect = (state.focus == Some(place.spot)).then_some(effect);
    let parts = [Some(place.label.as_str()), does.or(why), effect].into_iter().flatten();
    let parts: Vec<&str> = parts.filter(|part| !part.is_empty()).collect();
    parts.join(". ")
}
