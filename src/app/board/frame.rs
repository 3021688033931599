//! The facts of one frame of a drawn board.

use super::{
    drawn::{BoardScene, Drawn, SpotAt},
    preview,
    state::BoardScreen,
};
use crate::{
    app::{
        frame::{TableModel, model::Own, zones::Zones},
        look::sizes,
    },
    rules::Seat,
    text::About,
};
use egui::{Pos2, Rect, vec2};

/// Height that the log keeps below the game's part of the right rail.
const LOG_MIN: f32 = 150.0;

/// The facts that one frame is drawn from.
pub(super) struct BoardFrame<'a, G: Drawn> {
    pub(super) model: &'a TableModel<'a, G>,
    /// One's own question and its legal commands.
    pub(super) own: Option<Own<'a, G>>,
    pub(super) zones: Zones,
    /// The game's part of the right rail.
    pub(super) rail: Rect,
    /// The right rail below it.
    pub(super) below: Rect,
    /// The cards of the players, in seat order.
    pub(super) cards: Vec<(Seat, Rect)>,
    /// The left rail below them.
    pub(super) left: Rect,
    /// The command on the large button.
    pub(super) primary: Option<G::Command>,
    /// Seconds since the program started.
    pub(super) now: f64,
}

impl<'a, G: Drawn> BoardFrame<'a, G> {
    pub(super) fn new(model: &'a TableModel<'a, G>, window: Rect, now: f64) -> Self {
        let zones = Zones::new(window, false);
        let (cards, left) = cards::<G>(model, &zones);
        let mut frame = Self {
            own: model.own(),
            model,
            rail: zones.right,
            below: Rect::NOTHING,
            zones,
            cards,
            left,
            primary: preview::primary(model),
            now,
        };
        (frame.rail, frame.below) = frame.cut_rail();
        frame
    }

    /// The right rail: what the game draws, and below it the log, or the button that opens it.
    fn cut_rail(&self) -> (Rect, Rect) {
        let compact = self.zones.is_compact();
        let margin = if compact { 5.0 } else { sizes::MARGIN };
        let rail = self.zones.right.shrink2(vec2(margin, sizes::GAP));
        let least = if compact { sizes::BUTTON_LARGE } else { LOG_MIN };
        let scene = self.scene(&[], None, None, None);
        let high = G::rail_height(&scene).clamp(0.0, (rail.height() - least - sizes::GAP).max(0.0));
        let (above, below) = rail.split_top_bottom_at_y(rail.top() + high);
        let gap = if high > 0.0 { sizes::GAP } else { 0.0 };
        (above, Rect::from_min_max(below.min + vec2(0.0, gap), below.max))
    }

    pub(super) fn about(&self) -> About<'_, G> {
        self.model.about()
    }

    /// The seat that this window is drawn for.
    pub(super) fn viewer(&self) -> Option<Seat> {
        let asked = self.own.as_ref().map(|(question, _)| question.seat);
        asked.or_else(|| self.model.mine.first().copied())
    }

    /// The facts for the game's own drawing.
    pub(super) fn scene<'s>(
        &'s self,
        chosen: &'s [G::Spot],
        pointed: Option<G::Spot>,
        command: Option<G::Command>,
        after: Option<&'s G::View>,
    ) -> BoardScene<'s, G> {
        BoardScene {
            about: self.about(),
            after,
            command,
            viewer: self.viewer(),
            prompt: self.own.as_ref().map(|(question, _)| &question.prompt),
            chosen,
            pointed,
            board: self.zones.board,
            rail: self.rail,
            left: self.left,
            breakpoint: self.zones.breakpoint,
        }
    }

    /// The places that may be clicked now, as a reader meets them.
    pub(super) fn lit(&self, state: &BoardScreen<G>, places: &[SpotAt<G::Spot>]) -> Vec<G::Spot> {
        let spots = state.ways.lit(&state.chosen);
        let mut lit: Vec<&SpotAt<G::Spot>> = places.iter().filter(|place| spots.contains(&place.spot)).collect();
        lit.sort_by_key(|place| {
            let at = place.shape.bounds().center();
            ((at.y / ROW) as i32, at.x as i32)
        });
        lit.into_iter().map(|place| place.spot).collect()
    }
}

/// Places whose middles differ less in height are read as one row.
const ROW: f32 = 40.0;

/// The places of the players' cards, and of what is below them.
fn cards<G: Drawn>(model: &TableModel<'_, G>, zones: &Zones) -> (Vec<(Seat, Rect)>, Rect) {
    let compact = zones.is_compact();
    let (margin, gap) = if compact {
        (5.0, 6.0)
    } else {
        (sizes::MARGIN, sizes::GAP)
    };
    let rail = zones
        .left
        .shrink2(vec2(margin, if compact { 6.0 } else { sizes::MARGIN }));
    let seats = G::seats(model.setup);
    let [small, large] = G::CARD_HEIGHT;
    let wanted = if compact { small } else { large };
    let room = (rail.height() + gap) / seats.get() as f32 - gap;
    let high = wanted.min(room);
    let mut y = rail.top();
    let mut cards = Vec::new();
    for seat in seats.seats() {
        let rect = Rect::from_min_size(Pos2::new(rail.left(), y), vec2(rail.width(), high));
        cards.push((seat, rect));
        y += high + gap;
    }
    let left = Rect::from_min_max(Pos2::new(rail.left(), y.min(rail.bottom())), rail.max);
    (cards, left)
}
