//! The laid tiles as a graph: which doors meet, what is near, what hangs together (MOV-1, CON-1).

use super::{
    board::Board,
    options::Setup,
    types::{Cell, Dir, Doors, MAX_TILES, Spot, Tile, TileSet, turned},
};
use crate::games::argo::Footprint;
use arrayvec::ArrayVec;

/// The index that stands for no tile.
pub(super) const NONE: u8 = u8::MAX;
/// Cells from the centre that a station can reach at most: every tile in one line, and one cell of margin.
pub(super) const REACH: i8 = MAX_TILES as i8 + 3;

/// The tile behind each door. A cache of `Board::spots`, rebuilt where it is not valid; never compared or saved.
#[derive(Clone, Copy)]
pub struct Links {
    valid: bool,
    /// The connected tile per direction.
    to: [[u8; 4]; MAX_TILES],
    /// Doors as the tile lies.
    doors: [Doors; MAX_TILES],
    /// Those of them that open on a free cell.
    open: [Doors; MAX_TILES],
}

impl Default for Links {
    fn default() -> Self {
        Self {
            valid: false,
            to: [[NONE; 4]; MAX_TILES],
            doors: [Doors::empty(); MAX_TILES],
            open: [Doors::empty(); MAX_TILES],
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
            valid: true,
            ..Self::default()
        };
        for tile in laid(board).iter() {
            links.add(setup, board, tile);
        }
        links
    }
    /// True if the cache follows the board.
    pub(super) const fn is_valid(&self) -> bool {
        self.valid
    }
    /// Adds a laid tile. Neighbours that are not added yet only bar its doors; they connect when they are added.
    pub(super) fn add(&mut self, setup: &Setup, board: &Board, tile: Tile) {
        let (Some(spot), Some(data)) = (board.spots[tile.index()], setup.components.tiles.get(tile.index())) else {
            return;
        };
        let doors = turned(data.doors, spot.rot);
        self.doors[tile.index()] = doors;
        self.open[tile.index()] = doors;
        if tile == Tile::WAKING_ROOM {
            return; // laid before all others
        }
        for (dir, other) in Beside::new(setup, board, spot.cell).iter() {
            let back = dir.opposite();
            self.open[tile.index()].remove(dir);
            if !self.leads_to(setup, board, other, back, spot.cell) {
                continue;
            }
            self.open[other.index()].remove(back);
            let pods = setup.components.is_pod(tile) && setup.components.is_pod(other);
            if doors.contains(dir) && !pods {
                self.to[tile.index()][dir as usize] = other.index() as u8;
                self.to[other.index()][back as usize] = tile.index() as u8;
            }
        }
    }
    /// Forgets a tile that is about to be taken away.
    pub(super) fn remove(&mut self, setup: &Setup, board: &Board, tile: Tile) {
        if let Some(spot) = board.spots[tile.index()] {
            for (dir, other) in Beside::new(setup, board, spot.cell).iter() {
                let back = dir.opposite();
                if self.leads_to(setup, board, other, back, spot.cell) {
                    self.open[other.index()].insert(back);
                    self.to[other.index()][back as usize] = NONE;
                }
            }
        }
        self.to[tile.index()] = [NONE; 4];
        self.doors[tile.index()] = Doors::empty();
        self.open[tile.index()] = Doors::empty();
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
        links
    }
    /// True if the tile has a door on that side and the cell is the one in front of it.
    pub(super) fn leads_to(&self, setup: &Setup, board: &Board, tile: Tile, dir: Dir, cell: Cell) -> bool {
        self.doors[tile.index()].contains(dir)
            && (tile != Tile::WAKING_ROOM || front(setup, board, tile, dir) == Some(cell))
    }
    /// Connected tiles in the order of directions.
    #[inline]
    pub(super) fn around(&self, tile: Tile) -> impl Iterator<Item = Tile> + use<> {
        let to = self.to[tile.index()];
        (0..to.len()).filter_map(move |dir| Tile::from_index(to[dir].into()))
    }
    /// True if the two are connected.
    pub(super) fn connected(&self, a: Tile, b: Tile) -> bool {
        self.around(a).any(|t| t == b)
    }
    /// Doors of every tile that open on a free cell.
    pub(super) const fn open(&self) -> &[Doors; MAX_TILES] {
        &self.open
    }
    /// True if a module's door opens on a free cell.
    pub(super) fn has_open_module(&self, setup: &Setup) -> bool {
        let mut modules = self.open.iter().take(setup.components.first_pod.into());
        modules.any(|open| !open.is_empty())
    }
    /// Doors as the tile lies.
    pub(super) const fn doors(&self, tile: Tile) -> Doors {
        self.doors[tile.index()]
    }
    /// Modules less than three steps from the Waking Room, and itself (BLD-3). All others are farther.
    pub(super) fn near_waking_room(&self, setup: &Setup) -> TileSet {
        let mut near = TileSet::default();
        near.insert(Tile::WAKING_ROOM);
        for _ in 0..2 {
            for tile in near.iter() {
                let modules = self.around(tile).filter(|&other| !setup.components.is_pod(other));
                modules.for_each(|other| near.insert(other));
            }
        }
        near
    }
    /// Modules that can be reached from `from` over modules without entering `without`.
    pub(super) fn component(&self, setup: &Setup, from: Tile, without: Option<Tile>) -> TileSet {
        let mut seen = TileSet::default();
        let mut open = TileSet::default();
        open.insert(from);
        while let Some(tile) = open.iter().next() {
            open.remove(tile);
            seen.insert(tile);
            for other in self.around(tile) {
                if !seen.contains(other) && Some(other) != without && !setup.components.is_pod(other) {
                    open.insert(other);
                }
            }
        }
        seen
    }
}

/// All laid tiles.
pub(super) fn laid(board: &Board) -> TileSet {
    let spots = board.spots.iter().zip(Tile::all());
    spots.filter_map(|(spot, tile)| spot.map(|_| tile)).collect()
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

/// The laid tile that has a door on this side of this cell.
#[must_use]
pub fn tile_with_door(setup: &Setup, board: &Board, cell: Cell, side: Dir) -> Option<Tile> {
    let tile = tile_at(setup, board, cell)?;
    let spot = board.spots[tile.index()]?;
    let doors = turned(setup.components.tile(tile).doors, spot.rot);
    let opens = doors.contains(side) && cell_beyond(setup, tile, spot, side) == cell.step(side);
    opens.then_some(tile)
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

/// The laid tiles on the four cells around a cell.
pub(super) struct Beside([Option<Tile>; 4]);

impl Beside {
    /// Finds them in one pass.
    pub(super) fn new(setup: &Setup, board: &Board, cell: Cell) -> Self {
        let mut found = [None; 4];
        // That a tile is not laid costs no branch here: tiles are laid in no order that a processor could foresee.
        for (spot, tile) in board.spots.iter().zip(Tile::all()) {
            if let Some(dir) = cell.towards(spot.map_or(cell, |spot| spot.cell)) {
                found[dir as usize] = Some(tile);
            }
        }
        for dir in Dir::ALL {
            if in_waking_room(setup, cell.step(dir)) {
                found[dir as usize] = Some(Tile::WAKING_ROOM);
            }
        }
        Self(found)
    }
    /// The tiles with their directions, in rule order.
    pub(super) fn iter(&self) -> impl Iterator<Item = (Dir, Tile)> {
        Dir::ALL
            .into_iter()
            .zip(self.0)
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

/// The laid tiles of the set, row by row: the fixed order of the rules.
pub(super) fn row_major(board: &Board, set: TileSet) -> impl Iterator<Item = Tile> + use<> {
    let cell = |tile: Tile| Some((board.spots[tile.index()]?.cell.row_major(), tile));
    let mut tiles: ArrayVec<(u16, Tile), MAX_TILES> = set.iter().filter_map(cell).collect();
    tiles.sort_unstable();
    tiles.into_iter().map(|(_, tile)| tile)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::argo::tests::{play, setup_of};

    fn same(a: &Links, b: &Links) -> bool {
        (a.to, a.doors, a.open) == (b.to, b.doors, b.open)
    }

    /// Tiles are built, moved and launched: after every command the cache is what the board says.
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
