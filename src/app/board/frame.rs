//! The facts of one frame of a drawn board.

use super::{
    drawn::{BoardScene, Drawn, SpotAt},
    lens::Lens,
    preview,
    state::BoardScreen,
    story::Deed,
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
use std::rc::Rc;

/// Height that the log keeps below the game's part of the right rail.
const LOG_MIN: f32 = 150.0;

/// The facts that one frame is drawn from.
pub(super) struct BoardFrame<'a, G: Drawn> {
    pub(super) model: &'a TableModel<'a, G>,
    /// One's own question and its legal commands.
    pub(super) own: Option<Own<'a, G>>,
    pub(super) zones: Zones,
    /// The question comes as a sheet over the right rail.
    pub(super) on_sheet: bool,
    /// The game's part of the right rail.
    pub(super) rail: Rect,
    /// The right rail below it.
    pub(super) below: Rect,
    /// The cards of the players, in seat order.
    pub(super) cards: Vec<(Seat, Rect)>,
    /// The left rail below them.
    pub(super) left: Rect,
    /// The action bar from behind its buttons on.
    pub(super) bar: Rect,
    /// The command on the large button.
    pub(super) primary: Option<G::Command>,
    /// The part of the board that is seen.
    pub(super) lens: Lens,
    /// The place that is looked into.
    opened: Option<G::Spot>,
    /// The last commands that stand.
    pub(super) story: Rc<Vec<Deed<G>>>,
    /// Seconds since the program started.
    pub(super) now: f64,
}

impl<'a, G: Drawn> BoardFrame<'a, G> {
    pub(super) fn new(model: &'a TableModel<'a, G>, state: &BoardScreen<G>, window: Rect, now: f64) -> Self {
        let own = model.own();
        let on_sheet = own.as_ref().is_some_and(|(question, _)| G::on_sheet(&question.prompt));
        let zones = Zones::new(window, on_sheet);
        let (cards, left) = cards::<G>(model, &zones);
        let primary = state.ghost_command(model).or_else(|| preview::primary(model));
        Self {
            own,
            model,
            on_sheet,
            rail: zones.right,
            below: Rect::NOTHING,
            bar: zones.actions,
            zones,
            cards,
            left,
            primary,
            lens: state.lens,
            opened: state.opened,
            story: Rc::clone(&state.story.0),
            now,
        }
    }

    /// True for a board that can be moved and looked at from nearer.
    pub(super) fn has_lens(&self) -> bool {
        self.lens != Lens::STILL
    }

    /// Cuts the rail and the action bar; `slide` is the part of its way that a sheet has still to come in.
    pub(super) fn cut(&mut self, bar: Rect, slide: f32) {
        self.bar = bar;
        self.zones.right = self.zones.right.translate(vec2(self.zones.right.width() * slide, 0.0));
        self.rail = self.zones.right;
        (self.rail, self.below) = self.cut_rail();
    }

    /// The right rail: what the game draws, and below it the log, or the button that opens it.
    fn cut_rail(&self) -> (Rect, Rect) {
        let compact = self.zones.is_compact();
        let margin = match (self.on_sheet, compact) {
            (true, _) => 15.0,
            (false, true) => 5.0,
            (false, false) => sizes::MARGIN,
        };
        let rail = self.zones.right.shrink2(vec2(margin, sizes::GAP));
        let least = if compact { sizes::BUTTON_LARGE } else { LOG_MIN };
        let scene = self.scene(&[], &[]);
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

    /// The facts for the game's own drawing, before anything is pointed at.
    pub(super) fn scene<'s>(&'s self, chosen: &'s [G::Spot], lit: &'s [G::Spot]) -> BoardScene<'s, G> {
        let place = [self.zones.board, self.rail, self.left];
        BoardScene {
            viewer: self.viewer(),
            prompt: self.own.as_ref().map(|(question, _)| &question.prompt),
            legal: self.own.as_ref().map_or(&[], |(_, legal)| legal),
            story: &self.story,
            steps_back: self.model.step_back_seat().is_some(),
            chosen,
            lit,
            lens: self.lens,
            opened: self.opened,
            bar: self.bar,
            ..BoardScene::resting(self.about(), place, self.zones.breakpoint)
        }
    }

    /// The places that may be clicked now, as a reader meets them: those that come next, then those that may be chosen
    /// in place of a chosen one. Of the latter those are left out that lie on one that comes next: there it is meant.
    pub(super) fn lit(&self, state: &BoardScreen<G>, places: &[SpotAt<G::Spot>]) -> Vec<G::Spot> {
        let (next, instead) = (state.ways.lit(&state.chosen), state.ways.instead(&state.chosen));
        let reading = |place: &&SpotAt<G::Spot>| {
            let at = place.shape.bounds().center();
            ((at.y / ROW) as i32, at.x as i32)
        };
        let mut lit: Vec<&SpotAt<G::Spot>> = places.iter().filter(|place| next.contains(&place.spot)).collect();
        lit.sort_by_key(reading);
        let covered = |at: Pos2| lit.iter().any(|place| place.shape.bounds().contains(at));
        let other = |place: &&SpotAt<G::Spot>| {
            let known = instead.iter().any(|(spot, _)| *spot == place.spot) && !next.contains(&place.spot);
            known && !covered(place.shape.bounds().center())
        };
        let mut others: Vec<&SpotAt<G::Spot>> = places.iter().filter(other).collect();
        others.sort_by_key(reading);
        lit.into_iter().chain(others).map(|place| place.spot).collect()
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
