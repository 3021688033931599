//! The dice that the active seat can still place.

use super::{
    state::Board,
    types::{Class, SHIPS},
};
use arrayvec::ArrayVec;

/// Most classes in one hand: six plain values, a recalled ship and the Relic Ship.
const CLASSES: usize = SHIPS + 2;

/// The dice of the active seat by class, ascending, with their counts.
#[derive(Clone, Debug)]
pub(super) struct Hand(ArrayVec<(Class, u8), CLASSES>);

impl Hand {
    /// The hand as it is now.
    pub(super) fn of(board: &Board) -> Self {
        let mut plain = [0_u8; 6];
        let (mut recalled, mut relic) = (None, None);
        for (_, class) in board.hand() {
            if class.relic {
                relic = Some(class);
            } else if class.teleported {
                recalled = Some(class);
            } else if let Some(count) = plain.get_mut(usize::from(class.value.wrapping_sub(1))) {
                *count += 1;
            }
        }
        let mut classes = ArrayVec::new();
        for (value, count) in (1..=6).zip(plain) {
            if count > 0 {
                classes.push((Class::plain(value), count));
            }
            let special = [recalled, relic].into_iter().flatten();
            classes.extend(special.filter(|class| class.value == value).map(|class| (class, 1)));
        }
        Self(classes)
    }
    /// Classes with their counts, ascending.
    pub(super) fn classes(&self) -> impl Iterator<Item = (Class, u8)> + '_ {
        self.0.iter().copied()
    }
    /// The classes that cards may change: all but recalled dice (R21).
    pub(super) fn plain(&self) -> impl Iterator<Item = (Class, u8)> + '_ {
        self.classes().filter(|(class, _)| !class.teleported)
    }
    /// Number of dice of a class.
    pub(super) fn count(&self, class: Class) -> u8 {
        let found = self.classes().find(|(of, _)| *of == class);
        found.map_or(0, |(_, count)| count)
    }
    /// Number of dice.
    pub(super) fn len(&self) -> u8 {
        self.classes().map(|(_, count)| count).sum()
    }
}
