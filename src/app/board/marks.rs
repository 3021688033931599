//! Places where something has changed since the player's last turn.

use super::drawn::{BoardLayout, Key, PieceAt, SpotAt};

/// The board as it lay when the player had acted last.
#[derive(Clone, Debug)]
pub(super) struct Marks<S, P> {
    seen: Vec<(S, String)>,
    pieces: Vec<PieceAt<P>>,
}

impl<S, P> Default for Marks<S, P> {
    fn default() -> Self {
        Self {
            seen: Vec::new(),
            pieces: Vec::new(),
        }
    }
}

impl<S: Key, P: Key> Marks<S, P> {
    /// Takes in how everything lies: from here on changes are marked.
    pub(super) fn note(&mut self, layout: &BoardLayout<S, P>) {
        let places = layout.places.iter();
        self.seen = places.map(|place| (place.spot, place.label.clone())).collect();
        self.pieces.clone_from(&layout.pieces);
    }
    /// Forgets what was seen: nothing is marked.
    pub(super) fn clear(&mut self) {
        self.seen.clear();
        self.pieces.clear();
    }
    /// The pieces as they lay then; empty if nothing was noted.
    pub(super) fn pieces(&self) -> &[PieceAt<P>] {
        &self.pieces
    }
    /// True if a place was there and is not as it was.
    pub(super) fn changed(&self, place: &SpotAt<S>) -> bool {
        let before = self.seen.iter().find(|(spot, _)| *spot == place.spot);
        before.is_some_and(|(_, label)| *label != place.label)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::board::drawn::Outline;
    use egui::pos2;

    fn place(spot: u8, label: &str) -> SpotAt<u8> {
        SpotAt {
            spot,
            shape: Outline::Disc(pos2(0.0, 0.0), 5.0),
            label: label.to_owned(),
            rule: String::new(),
        }
    }

    #[test]
    fn only_what_is_not_as_it_was_is_marked() {
        let mut marks = Marks::<u8, u8>::default();
        assert!(!marks.changed(&place(1, "Mine, empty")), "nothing was seen yet");
        marks.note(&BoardLayout {
            places: vec![place(1, "Mine, empty"), place(2, "Market")],
            pieces: Vec::new(),
        });
        assert!(marks.changed(&place(1, "Mine, Bo's 5")));
        assert!(!marks.changed(&place(2, "Market")));
        assert!(!marks.changed(&place(3, "a place that is new")));
        marks.clear();
        assert!(!marks.changed(&place(1, "Mine, Bo's 5")));
    }
}
