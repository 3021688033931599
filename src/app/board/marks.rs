//! Places where pieces came, went or changed hands since the player's last turn.

use super::drawn::{BoardLayout, Key, Outline, PieceAt, SpotAt};
use egui::Pos2;

/// The places where other pieces lie now than before.
pub(super) fn changed<S: Key, P: Key>(before: &BoardLayout<S, P>, now: &BoardLayout<S, P>) -> Vec<S> {
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
