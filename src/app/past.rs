//! Earlier positions of the running game, kept as they came so that one can look back at them.

use crate::{
    games::any::{AnyGame, AnyView, Listed},
    protocol::{Snapshot, codec},
};
use std::{collections::VecDeque, ops::RangeInclusive};

/// Bytes of positions that are kept; the oldest go first. A position takes 200 to 360 bytes, a whole game of four players
/// 50 to 250 kB: twice the longest, and no match ever takes more.
const BYTES_MAX: usize = 512 * 1024;

/// A position as bytes, its number, and the entries of the log that led to it.
#[derive(Clone, Debug)]
struct Kept {
    entries: RangeInclusive<u32>,
    revision: u32,
    view: Box<[u8]>,
}

impl Kept {
    const fn bytes(&self) -> usize {
        size_of::<Self>() + self.view.len()
    }
}

/// The newest positions of a game.
#[derive(Clone, Debug, Default)]
pub struct Past {
    kept: VecDeque<Kept>,
    bytes: usize,
}

impl Past {
    /// Keeps the position of a snapshot, unless it is kept already.
    pub fn note(&mut self, snapshot: &Snapshot<AnyGame>) {
        let last = snapshot.log_last;
        let first = snapshot.events.first().map_or(last, |entry| entry.number.min(last));
        self.keep(first..=last, snapshot.revision, &snapshot.view);
    }

    /// Keeps the position of this number that these entries of the log led to; entries that are kept already are not kept
    /// again.
    pub fn keep(&mut self, entries: RangeInclusive<u32>, revision: u32, view: &AnyView) {
        let known = self.kept.back().map_or(0, |newest| *newest.entries.end());
        let (first, last) = (*entries.start().max(&(known + 1)), *entries.end());
        if first > last {
            return;
        }
        // A view that came in a frame fits one.
        let Ok(view) = codec::encode(view) else { return };
        let kept = Kept {
            entries: first..=last,
            revision,
            view: view.into_boxed_slice(),
        };
        self.bytes += kept.bytes();
        self.kept.push_back(kept);
        while self.bytes > BYTES_MAX
            && let Some(oldest) = self.kept.pop_front()
        {
            self.bytes -= oldest.bytes();
        }
    }

    /// Forgets all positions.
    pub fn clear(&mut self) {
        *self = Self::default();
    }

    /// The place of the position that an entry of the log led to, counted from the oldest; `None` if it is not kept.
    #[must_use]
    pub fn place(&self, entry: u32) -> Option<usize> {
        let place = self.kept.partition_point(|kept| *kept.entries.end() < entry);
        self.kept.get(place)?.entries.contains(&entry).then_some(place)
    }

    /// The place of the first position after the one that an entry of the log led to, if one is kept.
    #[must_use]
    pub fn after(&self, entry: u32) -> Option<usize> {
        let place = self.kept.partition_point(|kept| *kept.entries.end() <= entry);
        (place < self.kept.len()).then_some(place)
    }

    /// The number of the position at a place, and that of the last entry of the log that led to it.
    #[must_use]
    pub fn numbers(&self, place: usize) -> Option<(u32, u32)> {
        let kept = self.kept.get(place)?;
        Some((kept.revision, *kept.entries.end()))
    }

    /// The place of the position with this number.
    #[must_use]
    pub fn of_revision(&self, revision: u32) -> Option<usize> {
        self.kept.iter().rposition(|kept| kept.revision == revision)
    }

    /// Number of the first entry of the log whose position is kept.
    #[must_use]
    pub fn first(&self) -> Option<u32> {
        self.kept.front().map(|kept| *kept.entries.start())
    }

    /// All positions that are kept, oldest first; none of another game.
    pub fn views<G: Listed>(&self) -> impl Iterator<Item = G::View> {
        (0..self.kept.len()).filter_map(|place| self.view::<G>(place))
    }

    /// Number of positions that came after the one at a place.
    #[must_use]
    pub fn since(&self, place: usize) -> usize {
        self.kept.len().saturating_sub(place + 1)
    }

    /// The position at a place; `None` if it is another game's.
    #[must_use]
    pub fn view<G: Listed>(&self, place: usize) -> Option<G::View> {
        G::own_view(&self.any_view(place)?).cloned()
    }

    /// The position at a place, whichever game it is of.
    #[must_use]
    pub fn any_view(&self, place: usize) -> Option<AnyView> {
        codec::decode(&self.kept.get(place)?.view).ok()
    }
}
