//! The dice that the active seat can still place.

use super::{state::Board, types::Class};

/// Classes that a die can be of: six values, coloured or Relic Ship, plain or teleported.
const CLASSES: usize = 6 * 4;

/// The dice of the active seat, counted by class once a question: they are gone through again for every facility.
#[derive(Clone, Copy, Debug)]
pub(super) struct Hand {
    /// Number of dice of each class, ascending.
    counts: [u8; CLASSES],
    /// The classes of which there are any, as bits.
    held: u32,
    /// Number of dice in all.
    dice: u8,
}

impl Hand {
    /// The hand as it is now.
    pub(super) fn of(board: &Board) -> Self {
        let mut hand = Self {
            counts: [0; CLASSES],
            held: 0,
            dice: 0,
        };
        for place in board.hand().filter_map(|(_, class)| place_of(class)) {
            hand.counts[place] += 1;
            hand.held |= 1 << place;
            hand.dice += 1;
        }
        hand
    }
    /// Classes with their counts, ascending.
    pub(super) fn classes(&self) -> impl Iterator<Item = (Class, u8)> + '_ {
        let mut left = self.held;
        std::iter::from_fn(move || {
            let place = left.trailing_zeros();
            // Without a class left this is a place behind the last one.
            let count = *self.counts.get(place as usize)?;
            left &= left - 1;
            Some((class_at(place), count))
        })
    }
    /// The classes that cards may change: all but recalled dice (R21).
    pub(super) fn plain(&self) -> impl Iterator<Item = (Class, u8)> + '_ {
        self.classes().filter(|(class, _)| !class.teleported)
    }
    /// Number of dice of a class.
    pub(super) fn count(&self, class: Class) -> u8 {
        place_of(class).map_or(0, |place| self.counts[place])
    }
    /// Number of dice.
    pub(super) const fn len(&self) -> u8 {
        self.dice
    }
}

/// Place of a class in the ascending order; `None` for a value that no die shows.
fn place_of(class: Class) -> Option<usize> {
    let value = usize::from(class.value).checked_sub(1)?;
    let place = value * 4 + usize::from(class.relic) * 2 + usize::from(class.teleported);
    (place < CLASSES).then_some(place)
}

/// The class at a place of that order.
const fn class_at(place: u32) -> Class {
    Class {
        value: (place / 4 + 1) as u8,
        relic: place & 2 != 0,
        teleported: place & 1 != 0,
    }
}
