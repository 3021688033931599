//! The small values everything in Argo is made of. The fixed orders of the rules fall out of their indices.

use crate::rules::{MAX_SEATS, Seat};
use enumset::{EnumSet, EnumSetType};
use serde::{Deserialize, Serialize};

/// Room for astronauts of four seats.
pub const ASTRONAUTS: usize = MAX_SEATS * 5;
/// Room for tiles of a box: modules and pods.
pub const MAX_TILES: usize = 40;
/// Aliens there are.
pub const ALIENS: usize = 5;
/// Room for modules of a box, the Waking Room included.
pub const MAX_MODULES: usize = 32;

/// The five figures of a team, in the order the rules use wherever they leave one open.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Role {
    /// Counts double in pods, as a kill and in the Warehouse.
    Chief,
    /// Makes two steps.
    Explorer,
    /// Chooses what an empty pod does.
    Pilot,
    /// Kills aliens by entering.
    Grunt,
    /// Ignored by aliens.
    Robot,
}

impl Role {
    /// All roles in rule order.
    pub const ALL: [Self; 5] = [Self::Chief, Self::Explorer, Self::Pilot, Self::Grunt, Self::Robot];
}

/// One figure of one seat: `seat * 5 + role`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Astronaut(u8);

impl Astronaut {
    /// The figure of a seat.
    #[must_use]
    pub const fn new(seat: Seat, role: Role) -> Self {
        Self((seat.index() * 5) as u8 + role as u8)
    }
    /// Figure by index below `ASTRONAUTS`.
    #[must_use]
    pub const fn from_index(index: usize) -> Option<Self> {
        if index < ASTRONAUTS {
            Some(Self(index as u8))
        } else {
            None
        }
    }
    /// All figures there is room for, in rule order.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..ASTRONAUTS as u8).map(Self)
    }
    /// Index below `ASTRONAUTS`.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
    /// The seat it belongs to.
    #[must_use]
    pub const fn seat(self) -> Seat {
        Seat::wrapping(self.index() / 5)
    }
    /// Its role in the team.
    #[must_use]
    pub const fn role(self) -> Role {
        Role::ALL[self.index() % 5]
    }
}
impl TryFrom<u8> for Astronaut {
    type Error = String;
    fn try_from(value: u8) -> Result<Self, String> {
        Self::from_index(value.into()).ok_or_else(|| format!("astronaut {value} is not below {ASTRONAUTS}"))
    }
}
impl From<Astronaut> for u8 {
    fn from(a: Astronaut) -> Self {
        a.0
    }
}

/// A tile of the box by its place in the data: 0 is the Waking Room, then modules, then pods.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Tile(u8);

impl Tile {
    /// The Waking Room.
    pub const WAKING_ROOM: Self = Self(0);
    /// Tile by index below `MAX_TILES`.
    #[must_use]
    pub const fn from_index(index: usize) -> Option<Self> {
        if index < MAX_TILES {
            Some(Self(index as u8))
        } else {
            None
        }
    }
    /// All tiles there is room for.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..MAX_TILES as u8).map(Self)
    }
    /// Index below `MAX_TILES`.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}
impl TryFrom<u8> for Tile {
    type Error = String;
    fn try_from(value: u8) -> Result<Self, String> {
        Self::from_index(value.into()).ok_or_else(|| format!("tile {value} is not below {MAX_TILES}"))
    }
}
impl From<Tile> for u8 {
    fn from(t: Tile) -> Self {
        t.0
    }
}

/// A set of tiles.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct TileSet(pub u64);

impl TileSet {
    /// True if the tile is in the set.
    #[must_use]
    pub const fn contains(self, tile: Tile) -> bool {
        self.0 >> tile.0 & 1 != 0
    }
    /// Adds a tile.
    pub const fn insert(&mut self, tile: Tile) {
        self.0 |= 1 << tile.0;
    }
    /// Removes a tile.
    pub const fn remove(&mut self, tile: Tile) {
        self.0 &= !(1 << tile.0);
    }
    /// Number of tiles in the set.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }
    /// True if no tile is in the set.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
    /// Tiles of both sets.
    pub(super) const fn common(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
    /// Tiles of either set.
    pub(super) const fn joined(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
    /// Tiles that are not in the other set.
    pub(super) const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
    /// The tiles by index.
    pub fn iter(self) -> impl Iterator<Item = Tile> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let tile = Tile::from_index(left.trailing_zeros() as usize);
            left &= left.wrapping_sub(1);
            tile
        })
    }
}

impl FromIterator<Tile> for TileSet {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> Self {
        let mut set = Self::default();
        tiles.into_iter().for_each(|tile| set.insert(tile));
        set
    }
}

/// A direction on the grid; also the order of directions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, EnumSetType)]
#[enumset(no_super_impls, repr = "u8", serialize_repr = "u8")]
pub enum Dir {
    /// y - 1.
    North,
    /// x + 1.
    East,
    /// y + 1.
    South,
    /// x - 1.
    West,
}

impl Dir {
    /// All directions in rule order.
    pub const ALL: [Self; 4] = [Self::North, Self::East, Self::South, Self::West];
    /// The other way.
    #[must_use]
    pub const fn opposite(self) -> Self {
        Self::ALL[(self as usize + 2) % 4]
    }
    /// Step in cells.
    #[must_use]
    pub const fn delta(self) -> (i8, i8) {
        [(0, -1), (1, 0), (0, 1), (-1, 0)][self as usize]
    }
}

/// A cell of the board; x grows east, y south; the Waking Room is centred at (0, 0). Ordered row-major.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Cell {
    /// Column, growing to the east.
    pub x: i8,
    /// Row, growing to the south.
    pub y: i8,
}

impl Cell {
    /// The cell next to this one; saturates at the edge of the coordinate range, which no station reaches.
    #[must_use]
    pub const fn step(self, dir: Dir) -> Self {
        let (dx, dy) = dir.delta();
        Self {
            x: self.x.saturating_add(dx),
            y: self.y.saturating_add(dy),
        }
    }
    /// The direction of a cell that is next to this one, anywhere but at the edge of the coordinate range.
    #[must_use]
    pub(super) const fn towards(self, other: Self) -> Option<Dir> {
        match other.row_major().wrapping_sub(self.row_major()) {
            0xFF00 => Some(Dir::North),
            0x0001 => Some(Dir::East),
            0x0100 => Some(Dir::South),
            0xFFFF => Some(Dir::West),
            _ => None,
        }
    }
    /// A number that puts cells in row-major order.
    #[must_use]
    pub(super) const fn row_major(self) -> u16 {
        // Flipping the sign bit turns the order of signed bytes into that of unsigned ones.
        u16::from_be_bytes([self.y as u8 ^ 0x80, self.x as u8 ^ 0x80])
    }
    /// The cell of that number.
    #[must_use]
    pub(super) const fn from_row_major(number: u16) -> Self {
        let [y, x] = number.to_be_bytes();
        Self {
            x: (x ^ 0x80) as i8,
            y: (y ^ 0x80) as i8,
        }
    }
}
impl PartialOrd for Cell {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}
impl Ord for Cell {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        self.row_major().cmp(&other.row_major())
    }
}

/// Connectors of a tile.
pub type Doors = EnumSet<Dir>;

/// These connectors turned by quarter turns clockwise.
#[must_use]
pub fn turned(doors: Doors, quarter_turns: u8) -> Doors {
    let (sides, turns) = (doors.as_repr(), quarter_turns % 4);
    Doors::from_repr_truncated(sides << turns | sides >> (4 - turns))
}

/// The place of a laid tile: cell and quarter turns clockwise (0..=3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Spot {
    /// The cell; the centre cell for the Waking Room.
    pub cell: Cell,
    /// Quarter turns clockwise, the lowest that gives this set of connectors.
    pub rot: u8,
}
