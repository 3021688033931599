//! The dice that the active seat can still place.

use super::{state::Table, types::Class};

/// The dice of the active seat by class: only one coloured ship and the Relic Ship can be other than plain.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Hand {
    /// Plain coloured ships by value, from 1.
    plain: [u8; 6],
    /// The coloured ship that was recalled.
    recalled: Option<Class>,
    /// The Relic Ship, recalled or not.
    relic: Option<Class>,
}

impl Hand {
    /// The hand as it is now.
    pub(super) fn of(table: &Table) -> Self {
        let mut hand = Self::default();
        for (_, class) in table.hand() {
            if class.relic {
                hand.relic = Some(class);
            } else if class.teleported {
                hand.recalled = Some(class);
            } else if let Some(count) = hand.plain.get_mut(usize::from(class.value.wrapping_sub(1))) {
                *count += 1;
            }
        }
        hand
    }
    /// Classes with their counts, ascending.
    pub(super) fn classes(self) -> impl Iterator<Item = (Class, u8)> {
        (1..=6).zip(self.plain).flat_map(move |(value, count)| {
            let single = |class: Option<Class>| class.filter(|class| class.value == value).map(|class| (class, 1));
            let plain = (count > 0).then_some((Class::plain(value), count));
            [plain, single(self.recalled), single(self.relic)].into_iter().flatten()
        })
    }
    /// Those that cards may change: not recalled ones (R21).
    pub(super) fn plain(self) -> impl Iterator<Item = (Class, u8)> {
        self.classes().filter(|(class, _)| !class.teleported)
    }
    /// Number of dice of a class.
    pub(super) fn count(self, class: Class) -> u8 {
        if class.relic || class.teleported {
            u8::from([self.recalled, self.relic].contains(&Some(class)))
        } else {
            let place = usize::from(class.value.wrapping_sub(1));
            self.plain.get(place).copied().unwrap_or(0)
        }
    }
}
