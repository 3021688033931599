//! Places where pieces came, went or changed hands since the player's last turn.

use super::drawn::{BoardLayout, Key, Outline, PieceAt};
use egui::Pos2;

/// The pieces as they lay when the player had acted last, and the places where it is otherwise now.
#[derive(Clone, Debug)]
pub(super) struct Marks<S, P> {
    lay: Vec<(P, Option<S>)>,
    pieces: Vec<PieceAt<P>>,
    changed: Vec<S>,
}

impl<S, P> Default for Marks<S, P> {
    fn default() -> Self {
        Self {
            lay: Vec::new(),
            pieces: Vec::new(),
            changed: Vec::new(),
        }
    }
}

impl<S: Key, P: Key> Marks<S, P> {
    /// Takes in how everything lies: from here on changes are marked.
    pub(super) fn note(&mut self, layout: &BoardLayout<S, P>) {
        self.lay = lying(layout);
        self.pieces.clone_from(&layout.pieces);
        self.changed.clear();
    }
    /// Finds out at which places other pieces lie in this position.
    pub(super) fn compare(&mut self, layout: &BoardLayout<S, P>) {
        self.changed.clear();
        if self.lay.is_empty() {
            return;
        }
        let now = lying(layout);
        let came = now.iter().filter(|at| !self.lay.contains(at));
        let went = self.lay.iter().filter(|at| !now.contains(at));
        self.changed = came.chain(went).filter_map(|(_, spot)| *spot).collect();
    }
    /// Forgets what was seen: nothing is marked.
    pub(super) fn clear(&mut self) {
        *self = Self::default();
    }
    /// The pieces as they lay then; empty if nothing was noted.
    pub(super) fn pieces(&self) -> &[PieceAt<P>] {
        &self.pieces
    }
    /// True if a piece came to a place or left it.
    pub(super) fn changed(&self, spot: S) -> bool {
        self.changed.contains(&spot)
    }
    /// True if something is marked.
    pub(super) const fn any(&self) -> bool {
        !self.changed.is_empty()
    }
}

/// Each piece with the topmost place that it lies on.
fn lying<S: Key, P: Key>(layout: &BoardLayout<S, P>) -> Vec<(P, Option<S>)> {
    let holds = |shape: &Outline, at: Pos2| match shape {
        Outline::Disc(centre, r) => centre.distance(at) <= *r,
        Outline::Poly(_) => shape.bounds().contains(at),
    };
    let of = |piece: &PieceAt<P>| {
        let place = layout.places.iter().rev().find(|place| holds(&place.shape, piece.at));
        (piece.piece, place.map(|place| place.spot))
    };
    layout.pieces.iter().map(of).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::board::drawn::SpotAt;
    use egui::pos2;

    /// A mine at 0, a market at 50, and a bay within the market at 60.
    fn layout(pieces: &[(u8, f32)]) -> BoardLayout<char, u8> {
        let place = |(spot, x, r)| SpotAt {
            spot,
            shape: Outline::Disc(pos2(x, 0.0), r),
            label: String::new(),
            rule: String::new(),
        };
        let at = |&(piece, x)| PieceAt {
            piece,
            at: pos2(x, 0.0),
            r: 1.0,
        };
        BoardLayout {
            places: [('m', 0.0, 9.0), ('k', 50.0, 20.0), ('b', 60.0, 5.0)]
                .map(place)
                .to_vec(),
            pieces: pieces.iter().map(at).collect(),
        }
    }

    #[test]
    fn places_are_marked_where_pieces_came_or_went() {
        let mut marks = Marks::default();
        marks.compare(&layout(&[(1, 0.0)]));
        assert!(!marks.any(), "nothing was seen yet");
        marks.note(&layout(&[(1, 0.0), (2, 40.0), (3, 60.0)]));
        marks.compare(&layout(&[(1, 4.0), (2, 60.0), (3, 60.0)]));
        assert!(!marks.changed('m'), "it lies there as before, a little further");
        assert!(marks.changed('k') && marks.changed('b'));
        marks.compare(&layout(&[(4, 0.0), (2, 40.0), (3, 60.0)]));
        assert!(marks.changed('m'), "it changed hands");
        assert!(!marks.changed('k'));
        marks.clear();
        assert!(!marks.any());
    }
}
