//! What is new in a position: what is seen to happen on the way to it, the places of the last action, and what has changed
//! since the player's own last turn.

use super::{
    acts::{Act, ChipAt},
    drawn::{ActOf, BoardLayout, BoardScene, Drawn, Key, LayoutOf, Outline, PieceAt, SpotAt},
    row::Bit,
    story::Deed,
};
use crate::{app::frame::TableModel, rules::Seat, text::About};
use egui::Pos2;
use std::{ops::RangeInclusive, rc::Rc};

/// The places and players of a position that are marked.
#[derive(Debug)]
pub(super) struct Marks<G: Drawn> {
    /// The layout that they were found in.
    of: Option<Rc<LayoutOf<G>>>,
    /// The places that are otherwise than after the player's own last turn, and the players who have other things.
    pub(super) changed: Vec<G::Spot>,
    pub(super) players: Vec<Seat>,
    /// The places of the last action.
    last: Vec<G::Spot>,
}

impl<G: Drawn> Default for Marks<G> {
    fn default() -> Self {
        Self {
            of: None,
            changed: Vec::new(),
            players: Vec::new(),
            last: Vec::new(),
        }
    }
}

impl<G: Drawn> Marks<G> {
    /// True for a place that has changed or that the last action was about.
    pub(super) fn has(&self, spot: G::Spot) -> bool {
        self.changed.contains(&spot) || self.last.contains(&spot)
    }

    /// True if anything has changed since the player's own last turn.
    pub(super) const fn since_own_turn(&self) -> bool {
        !self.changed.is_empty() || !self.players.is_empty()
    }

    /// Finds them anew if a position is laid out anew, given the entry of the player's own last command.
    pub(super) fn find(
        &mut self,
        model: &TableModel<'_, G>,
        (scene, layout): (&BoardScene<'_, G>, &Rc<LayoutOf<G>>),
        acted: impl FnOnce() -> Option<u32>,
    ) {
        if self.of.as_ref().is_some_and(|of| Rc::ptr_eq(of, layout)) {
            return;
        }
        self.of = Some(Rc::clone(layout));
        let events = last_action(scene.story).iter().flat_map(|deed| deed.events.iter());
        self.last = events.flat_map(|event| G::touched(scene.about, event)).collect();
        (self.changed, self.players) = (Vec::new(), Vec::new());
        let before = acted().filter(|acted| *acted < model.entry).and_then(|acted| {
            let past = model.past?;
            past.view::<G>(past.place(acted)?)
        });
        if let Some(view) = before {
            self.since(&view, scene, layout);
        }
    }

    /// Compares with an earlier position.
    fn since(&mut self, view: &G::View, scene: &BoardScene<'_, G>, layout: &LayoutOf<G>) {
        let (about, now) = (About { view, ..scene.about }, scene.about);
        let before = BoardScene {
            about,
            prompt: None,
            legal: &[],
            story: &[],
            ..*scene
        };
        self.changed = changed(&G::layout(&before), layout);
        let spots = layout.places.iter().map(|place| place.spot);
        let others = spots.filter(|&spot| G::content(about, spot) != G::content(now, spot));
        self.changed.extend(others);
        let seats = G::seats(now.setup).seats();
        let richer = seats.filter(|&seat| G::holdings(about, seat) != G::holdings(now, seat));
        self.players = richer.collect();
    }
}

/// The commands of the last action, the one that is open included.
pub(crate) fn last_action<G: Drawn>(story: &[Deed<G>]) -> &[Deed<G>] {
    let mut first = 0;
    for (place, deed) in story.iter().enumerate() {
        if G::begins(&deed.command, &story[first..place]) {
            first = place;
        }
    }
    &story[first..]
}

/// What is seen to happen on the way from an earlier position to that of a scene, by these entries of the log.
pub(super) fn acts<G: Drawn>(scene: &BoardScene<'_, G>, view: &G::View, entries: RangeInclusive<u32>) -> Vec<ActOf<G>> {
    let about = About { view, ..scene.about };
    let before = BoardScene { about, ..*scene };
    let news = scene.story.iter().filter(|deed| entries.contains(&deed.entry));
    let acts = news.flat_map(|deed| deed.events.iter()).flat_map(|event| {
        let points = G::points(event).map(|(seat, points)| {
            let bits = vec![Bit::Text(format!("{points:+}"))];
            Act::gain(ChipAt::Card(seat), bits, Some(seat))
        });
        G::acts([&before, scene], event).into_iter().chain(points)
    });
    acts.collect()
}

/// The places where other pieces lie now than before.
fn changed<S: Key, P: Key>(before: &BoardLayout<S, P>, now: &BoardLayout<S, P>) -> Vec<S> {
    let (before, now) = (lying(before), lying(now));
    let came = now.iter().filter(|at| !before.contains(at));
    let went = before.iter().filter(|at| !now.contains(at));
    came.chain(went).filter_map(|(_, spot)| *spot).collect()
}

/// Each piece with the topmost place that it lies on, or with the nearest one if it stands beside them all.
fn lying<S: Key, P: Key>(layout: &BoardLayout<S, P>) -> Vec<(P, Option<S>)> {
    let holds = |shape: &Outline, at: Pos2| match shape {
        Outline::Disc(centre, r) => centre.distance(at) <= *r,
        Outline::Poly(_) => shape.bounds().contains(at),
    };
    let beside = |shape: &Outline, at: Pos2| shape.bounds().distance_to_pos(at);
    let of = |piece: &PieceAt<P>| {
        let place = layout.places.iter().rev().find(|place| holds(&place.shape, piece.at));
        let nearest = || {
            let by_distance = |place: &&SpotAt<S>| beside(&place.shape, piece.at);
            let places = layout.places.iter();
            places.min_by(|one, other| by_distance(one).total_cmp(&by_distance(other)))
        };
        (piece.piece, place.or_else(nearest).map(|place| place.spot))
    };
    layout.pieces.iter().map(of).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::pos2;

    /// A mine at 0, a market at 50, and a bay within the market at 60.
    fn layout(pieces: &[(u8, f32)]) -> BoardLayout<char, u8> {
        let place = |(spot, x, r)| (spot, Outline::Disc(pos2(x, 0.0), r));
        let at = |&(piece, x)| PieceAt {
            piece,
            at: pos2(x, 0.0),
            r: 1.0,
        };
        let places = [('m', 0.0, 9.0), ('k', 50.0, 20.0), ('b', 60.0, 5.0)].map(place);
        BoardLayout::new(places, |_| Default::default(), pieces.iter().map(at).collect())
    }

    #[test]
    fn places_are_marked_where_pieces_came_or_went() {
        let before = layout(&[(1, 0.0), (2, 40.0), (3, 60.0)]);
        assert_eq!(
            changed(&before, &layout(&[(1, 4.0), (2, 60.0), (3, 60.0)])),
            ['b', 'k'],
            "where 1 lies as before, a little further, nothing is marked"
        );
        let taken = layout(&[(4, 0.0), (2, 40.0), (3, 60.0)]);
        assert_eq!(changed(&before, &taken), ['m', 'm'], "it changed hands");
        let beside = |x| layout(&[(1, x), (2, 40.0), (3, 60.0)]);
        assert_eq!(changed(&beside(12.0), &beside(28.0)), ['k', 'm'], "beside two places");
        let none = changed(&beside(12.0), &beside(14.0));
        assert!(none.is_empty(), "beside the same one: {none:?}");
    }
}
