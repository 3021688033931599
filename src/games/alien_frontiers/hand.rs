//! The dice that the active seat can still place.

use super::{state::Board, types::Class};

/// Classes of one value: coloured or Relic Ship, plain or teleported.
const ALIKE: usize = 4;
/// Classes that a die can be of: of six values.
const CLASSES: usize = 6 * ALIKE;

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
        // The hand is a chain of iterators, which a `for` goes through more slowly.
        board.hand().filter_map(|(_, class)| place_of(class)).for_each(|place| {
            hand.counts[place] += 1;
            hand.held |= 1 << place;
            hand.dice += 1;
        });
        hand
    }
    /// Classes with their counts, ascending.
    pub(super) fn classes(&self) -> impl Iterator<Item = (Class, u8)> + '_ {
        self.among(u32::MAX)
    }
    /// The classes that may follow the last die of a docking, with their counts, ascending: none below it, and all as many
    /// pips higher as the step of its gate. Without a die, all classes.
    pub(super) fn following(&self, last: Option<Class>, step: u8) -> impl Iterator<Item = (Class, u8)> + '_ {
        let after = last.and_then(place_of).map_or(u32::MAX, |place| {
            let first = (place / ALIKE + usize::from(step)) * ALIKE;
            let alike = (1_u32 << ALIKE) - 1;
            (alike << first) & (u32::MAX << place)
        });
        self.among(after)
    }
    /// Those of the classes with these bits that are held, with their counts, ascending.
    fn among(&self, classes: u32) -> impl Iterator<Item = (Class, u8)> + '_ {
        let mut left = self.held & classes;
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
    let place = value * ALIKE + usize::from(class.relic) * 2 + usize::from(class.teleported);
    (place < CLASSES).then_some(place)
}

/// The class at a place of that order.
const fn class_at(place: u32) -> Class {
    Class {
        value: (place / ALIKE as u32 + 1) as u8,
        relic: place & 2 != 0,
        teleported: place & 1 != 0,
    }
}
