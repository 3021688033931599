//! Places at the table.

use serde::{Deserialize, Serialize};
use std::ops::{Index, IndexMut};

/// The most seats any game of Podbay has.
pub const MAX_SEATS: usize = 4;

/// A place at the table, 0-based, clockwise. Not a person.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Seat(u8);

impl Seat {
    /// Seat by index, if below `MAX_SEATS`.
    #[must_use]
    pub const fn new(index: usize) -> Option<Self> {
        if index < MAX_SEATS {
            Some(Self(index as u8))
        } else {
            None
        }
    }
    /// Seat by index modulo `MAX_SEATS`, for places where the index is known to be in range.
    #[must_use]
    pub const fn wrapping(index: usize) -> Self {
        Self((index % MAX_SEATS) as u8)
    }
    /// The index of the seat, from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl TryFrom<u8> for Seat {
    type Error = String;
    fn try_from(value: u8) -> Result<Self, String> {
        Self::new(value.into()).ok_or_else(|| format!("seat {value} is not below {MAX_SEATS}"))
    }
}
impl From<Seat> for u8 {
    fn from(seat: Seat) -> Self {
        seat.0
    }
}

/// The number of seats that take part, 1 to `MAX_SEATS`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct SeatCount(u8);

impl SeatCount {
    /// A count from 1 to `MAX_SEATS`.
    #[must_use]
    pub const fn new(count: usize) -> Option<Self> {
        if count >= 1 && count <= MAX_SEATS {
            Some(Self(count as u8))
        } else {
            None
        }
    }
    /// The count as a plain number, 1 to `MAX_SEATS`.
    #[must_use]
    pub const fn get(self) -> usize {
        self.0 as usize
    }
    /// All seats in order.
    pub fn seats(self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator {
        (0..self.0).map(Seat)
    }
    /// True if the seat takes part.
    #[must_use]
    pub const fn contains(self, seat: Seat) -> bool {
        seat.0 < self.0
    }
    /// The next seat clockwise.
    #[must_use]
    pub const fn after(self, seat: Seat) -> Seat {
        Seat((seat.0 + 1) % self.0)
    }
    /// The other seats, clockwise from the one after this.
    pub fn others(self, seat: Seat) -> impl Iterator<Item = Seat> {
        (1..self.0).map(move |steps| Seat((seat.0 + steps) % self.0))
    }
}

impl TryFrom<u8> for SeatCount {
    type Error = String;
    fn try_from(value: u8) -> Result<Self, String> {
        Self::new(value.into()).ok_or_else(|| format!("{value} seats, expected 1 to {MAX_SEATS}"))
    }
}
impl From<SeatCount> for u8 {
    fn from(count: SeatCount) -> Self {
        count.0
    }
}

/// A value for every possible seat; entries beyond the seat count stay at their default.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct PerSeat<T>(pub [T; MAX_SEATS]);

impl<T> Index<Seat> for PerSeat<T> {
    type Output = T;
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}
impl<T> IndexMut<Seat> for PerSeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

/// A set of seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct SeatSet(u8);

impl SeatSet {
    /// The set without any seat.
    pub const EMPTY: Self = Self(0);
    /// True if the seat is in the set.
    #[must_use]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }
    /// Adds a seat.
    pub const fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }
    /// Removes a seat.
    pub const fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }
    /// Number of seats in the set.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }
    /// True if no seat is in the set.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
    /// The seats in order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..MAX_SEATS as u8).map(Seat).filter(move |&s| self.contains(s))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        let mut set = Self::EMPTY;
        seats.into_iter().for_each(|s| set.insert(s));
        set
    }
}

/// The person who looks at a game, which decides what may be seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Viewer {
    /// The player on this seat.
    Seat(Seat),
    /// Somebody who watches without a seat.
    Spectator,
}
