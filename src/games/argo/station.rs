//! The laid tiles as a graph: which doors meet, what is near, what hangs together (MOV-1, CON-1).

use super::{
    board::{Board, Place},
    options::Setup,
    types::{Astronaut, Cell, Dir, Doors, MAX_TILES, Spot, Tile, TileSet, turned},
};
use crate::games::argo::Footprint;

/// The index that stands for no tile. It is beyond the end of every set of tiles.
pub(super) const NONE: u8 = u8::MAX;
/// Cells from the centre that a station can reach at most: every tile in one line, and one cell of margin.
pub(super) const REACH: i8 = MAX_TILES as i8 + 3;

/// The tile behind each door, and the figures on each tile. A cache of `Board::spots` and `Board::places`, rebuilt where
/// it is not valid; never compared or saved.
#[derive(Clone, Copy)]
pub struct Links {
    /// The laid tiles. The cache is not valid as long as the Waking Room is missing here.
    laid: TileSet,
    /// The connected tile per direction.
    to: [[u8; 4]; MAX_TILES],
    /// Per direction: the tiles with a door that opens on a free cell there.
    open: [TileSet; 4],
    /// Mobile figures per tile.
    on: [u32; MAX_TILES],
}

impl Default for Links {
    fn default() -> Self {
        Self {
            laid: TileSet::default(),
            to: [[NONE; 4]; MAX_TILES],
            open: [TileSet::default(); 4],
            on: [0; MAX_TILES],
        }
    }
}
impl PartialEq for Links {
    /// A cache says nothing that the board does not.
    fn eq(&self, _: &Self) -> bool {
        true
    }
}
impl Eq for Links {}
impl std::fmt::Debug for Links {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Links")
    }
}

impl Links {
    /// The links of a board.
    pub(super) fn of(setup: &Setup, board: &Board) -> Self {
        let mut links = Self {
            on: standing(board),
            ..Self::default()
        };
        for tile in laid(board).iter() {
            links.add(setup, board, tile);
        }
        links
    }
    /// True if the cache follows the board.
    pub(super) const fn is_valid(&self) -> bool {
        self.laid.contains(Tile::WAKING_ROOM)
    }
    /// Adds a laid tile. Neighbours that are not added yet bar its doors and connect when they are added.
    pub(super) fn add(&mut self, setup: &Setup, board: &Board, tile: Tile) {
        let (Some(spot), Some(data)) = (board.spots[tile.index()], setup.components.tiles.get(tile.index())) else {
            return;
        };
        let doors = turned(data.doors, spot.rot);
        let mut open = doors;
        // The Waking Room is laid before all others.
        if tile != Tile::WAKING_ROOM {
            for (dir, other) in Beside::new(setup, board, self.laid, spot.cell).iter() {
                let back = dir.opposite();
                open.remove(dir);
                if !leads_to(setup, board, other, back, spot.cell) {
                    continue;
                }
                self.open[back as usize].remove(other);
                let pods = setup.components.is_pod(tile) && setup.components.is_pod(other);
                if doors.contains(dir) && !pods {
                    self.to[tile.index()][dir as usize] = other.index() as u8;
                    self.to[other.index()][back as usize] = tile.index() as u8;
                }
            }
        }
        open.iter().for_each(|dir| self.open[dir as usize].insert(tile));
        self.laid.insert(tile);
    }
    /// Forgets a tile that is about to be taken away.
    pub(super) fn remove(&mut self, setup: &Setup, board: &Board, tile: Tile) {
        if let Some(spot) = board.spots[tile.index()] {
            for (dir, other) in Beside::new(setup, board, self.laid, spot.cell).iter() {
                let back = dir.opposite();
                if leads_to(setup, board, other, back, spot.cell) {
                    self.open[back as usize].insert(other);
                    self.to[other.index()][back as usize] = NONE;
                }
            }
        }
        self.to[tile.index()] = [NONE; 4];
        self.open.iter_mut().for_each(|tiles| tiles.remove(tile));
        self.laid.remove(tile);
    }
    /// Follows a figure from one place to another.
    pub(super) fn follow(&mut self, who: Astronaut, from: Place, to: Place) {
        let bit = 1 << who.index();
        if let Place::Module(tile) = from {
            self.on[tile.index()] &= !bit;
        }
        if let Place::Module(tile) = to {
            self.on[tile.index()] |= bit;
        }
    }
    /// The links of the board `then`, given that these are those of `now`. It is quick because few tiles differ.
    pub(super) fn at(&self, setup: &Setup, now: &Board, then: &Board) -> Self {
        let mut links = *self;
        let moved = |tile: &Tile| now.spots[tile.index()] != then.spots[tile.index()];
        if now.spots != then.spots {
            Tile::all()
                .filter(moved)
                .for_each(|tile| links.remove(setup, now, tile));
            Tile::all().filter(moved).for_each(|tile| links.add(setup, then, tile));
        }
        links.on = standing(then);
        links
    }
    /// The laid tiles.
    pub(super) const fn laid(&self) -> TileSet {
        self.laid
    }
    /// Mobile figures per tile.
    pub(super) const fn on(&self) -> &[u32; MAX_TILES] {
        &self.on
    }
    /// Connected tiles in the order of directions.
    #[inline]
    pub(super) fn around(&self, tile: Tile) -> impl Iterator<Item = Tile> + use<> {
        let to = self.to[tile.index()];
        (0..to.len()).filter_map(move |dir| Tile::from_index(to[dir].into()))
    }
    /// The same tiles as a set, made without a branch: no processor foresees which doors are connected.
    fn beyond(&self, tile: Tile) -> TileSet {
        let bits = self.to[tile.index()].map(|to| 1_u64.checked_shl(to.into()).unwrap_or(0));
        TileSet(bits.into_iter().fold(0, |set, bit| set | bit))
    }
    /// True if the two are connected.
    pub(super) fn connected(&self, a: Tile, b: Tile) -> bool {
        self.beyond(a).contains(b)
    }
    /// Per direction: the tiles with a door that opens on a free cell there.
    pub(super) const fn open(&self) -> [TileSet; 4] {
        self.open
    }
    /// True if a module's door opens on a free cell.
    pub(super) fn has_open_module(&self, setup: &Setup) -> bool {
        self.open.iter().any(|tiles| !tiles.common(setup.modules).is_empty())
    }
    /// Modules less than three steps from the Waking Room, and itself (BLD-3). All others are farther.
    pub(super) fn near_waking_room(&self, setup: &Setup) -> TileSet {
        let mut near = TileSet::from_iter([Tile::WAKING_ROOM]);
        for _ in 0..2 {
            let farther = near.iter().fold(near, |set, tile| set.joined(self.beyond(tile)));
            near = farther.common(setup.modules);
        }
        near
    }
    /// Modules that can be reached from `from` over modules without entering `without`.
    pub(super) fn component(&self, setup: &Setup, from: Tile, without: Option<Tile>) -> TileSet {
        let barred = TileSet::from_iter(without);
        let mut seen = TileSet::from_iter([from]);
        let mut open = seen;
        while let Some(tile) = open.iter().next() {
            open.remove(tile);
            let new = self.beyond(tile).common(setup.modules).without(seen).without(barred);
            seen = seen.joined(new);
            open = open.joined(new);
        }
        seen
    }
}

/// All laid tiles.
pub(super) fn laid(board: &Board) -> TileSet {
    let spots = board.spots.iter().zip(Tile::all());
    spots.filter_map(|(spot, tile)| spot.map(|_| tile)).collect()
}

/// Mobile figures per tile.
pub(super) fn standing(board: &Board) -> [u32; MAX_TILES] {
    let mut on = [0; MAX_TILES];
    for (index, place) in board.places.iter().enumerate() {
        if let Place::Module(tile) = place {
            on[tile.index()] |= 1 << index;
        }
    }
    on
}

/// The cell that a door on this side of a tile opens on, if the tile lies at `spot`.
#[must_use]
pub fn cell_beyond(setup: &Setup, tile: Tile, spot: Spot, dir: Dir) -> Cell {
    let cell = spot.cell.step(dir);
    let wide = tile == Tile::WAKING_ROOM && setup.components.footprint == Footprint::Three;
    if wide { cell.step(dir) } else { cell }
}

/// The cell in front of a side of a laid tile.
pub(super) fn front(setup: &Setup, board: &Board, tile: Tile, dir: Dir) -> Option<Cell> {
    Some(cell_beyond(setup, tile, board.spots[tile.index()]?, dir))
}

/// True if a tile beside the cell has a door on that side and the cell is the one in front of it.
pub(super) fn leads_to(setup: &Setup, board: &Board, tile: Tile, dir: Dir, cell: Cell) -> bool {
    board.spots[tile.index()].is_some_and(|spot| {
        let doors = turned(setup.components.tile(tile).doors, spot.rot);
        // A side of the Waking Room may be longer than the door in it.
        doors.contains(dir) && (tile != Tile::WAKING_ROOM || cell_beyond(setup, tile, spot, dir) == cell)
    })
}

/// The laid tile that has a door on this side of this cell.
#[must_use]
pub fn tile_with_door(setup: &Setup, board: &Board, cell: Cell, side: Dir) -> Option<Tile> {
    let tile = tile_at(setup, board, cell)?;
    leads_to(setup, board, tile, side, cell.step(side)).then_some(tile)
}

/// The sides of a tile on which its door meets a door of another laid tile, if the tile lies at `spot`.
#[must_use]
pub fn meeting_doors(setup: &Setup, board: &Board, tile: Tile, spot: Spot) -> Doors {
    let doors = turned(setup.components.tile(tile).doors, spot.rot);
    let mut met = Doors::empty();
    for dir in Dir::ALL.into_iter().filter(|&dir| doors.contains(dir)) {
        let beyond = cell_beyond(setup, tile, spot, dir);
        if tile_with_door(setup, board, beyond, dir.opposite()).is_some_and(|other| other != tile) {
            met.insert(dir);
        }
    }
    met
}

/// The laid tiles on a cell and on the four cells around it.
pub(super) struct Beside {
    /// The cell in the middle.
    pub cell: Cell,
    /// The tile on it.
    pub here: Option<Tile>,
    around: [Option<Tile>; 4],
}

impl Beside {
    /// Finds them in one pass over the laid tiles.
    pub(super) fn new(setup: &Setup, board: &Board, laid: TileSet, cell: Cell) -> Self {
        let (mut here, mut around) = (None, [None; 4]);
        for tile in laid.iter() {
            let Some(spot) = board.spots[tile.index()] else {
                continue;
            };
            if let Some(dir) = cell.towards(spot.cell) {
                around[dir as usize] = Some(tile);
            } else if spot.cell == cell {
                here = Some(tile);
            }
        }
        // Farther from the middle nothing touches the Waking Room.
        if (-2..=2).contains(&cell.x) && (-2..=2).contains(&cell.y) {
            for dir in Dir::ALL {
                if in_waking_room(setup, cell.step(dir)) {
                    around[dir as usize] = Some(Tile::WAKING_ROOM);
                }
            }
            if in_waking_room(setup, cell) {
                here = Some(Tile::WAKING_ROOM);
            }
        }
        Self { cell, here, around }
    }
    /// The tiles around the cell with their directions, in rule order.
    pub(super) fn iter(&self) -> impl Iterator<Item = (Dir, Tile)> {
        Dir::ALL
            .into_iter()
            .zip(self.around)
            .filter_map(|(dir, tile)| Some((dir, tile?)))
    }
}

/// True if the Waking Room covers the cell.
pub(super) fn in_waking_room(setup: &Setup, cell: Cell) -> bool {
    match setup.components.footprint {
        Footprint::One => cell == Cell { x: 0, y: 0 },
        Footprint::Three => (-1..=1).contains(&cell.x) && (-1..=1).contains(&cell.y),
    }
}

/// The tile on a cell.
#[must_use]
pub fn tile_at(setup: &Setup, board: &Board, cell: Cell) -> Option<Tile> {
    if in_waking_room(setup, cell) {
        return Some(Tile::WAKING_ROOM);
    }
    let index = board.spots.iter().position(|s| s.is_some_and(|s| s.cell == cell))?;
    Tile::from_index(index)
}

/// The laid tile of the set that comes before the others row by row.
pub(super) fn first_of(board: &Board, set: TileSet) -> Option<Tile> {
    // One number for cell and tile, so that the smaller one is chosen without a branch.
    let place = |tile: Tile| {
        let cell = board.spots[tile.index()]?.cell.row_major();
        Some(u32::from(cell) << 8 | tile.index() as u32)
    };
    let first = set.iter().filter_map(place).min()?;
    Tile::from_index((first & 0xFF) as usize)
}

/// The laid tiles of the set, row by row: the fixed order of the rules. Each is looked for when its turn comes: nearly all
/// sets are small and many questions stop early, so that sorting would take longer.
pub(super) fn row_major(board: &Board, mut set: TileSet) -> impl Iterator<Item = Tile> {
    std::iter::from_fn(move || {
        let tile = first_of(board, set)?;
        set.remove(tile);
        Some(tile)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::argo::tests::{play, setup_of};

    fn same(a: &Links, b: &Links) -> bool {
        (a.laid, a.to, a.open, a.on) == (b.laid, b.to, b.open, b.on)
    }

    /// Tiles are built, moved and launched, and figures walk: after every command the cache is what the board says.
    #[test]
    fn links_follow_the_table() {
        for (players, options) in [(2, [("difficulty", "easy")]), (4, [("preset", "yucata")])] {
            let setup = setup_of(players, &options);
            let mut older: Option<(Links, Board)> = None;
            for seed in 0..6 {
                play(&setup, seed, |state, _| {
                    let fresh = Links::of(&setup, &state.open.board);
                    assert!(same(&state.links, &fresh), "{:?}", state.open.board);
                    if let Some((links, board)) = older {
                        assert!(same(&state.links.at(&setup, &state.open.board, &board), &links));
                        assert!(same(&links.at(&setup, &board, &state.open.board), &fresh));
                    }
                    if state.open.turn % 4 == 0 {
                        older = Some((fresh, state.open.board));
                    }
                });
            }
        }
    }
}
