//! The laid tiles as a graph: which doors meet, what is far, where another tile fits (MOV-1, BLD, CON).

use super::{
    options::Setup,
    table::Table,
    types::{Cell, Dir, Doors, MAX_TILES, Spot, Tile, TileSet},
};
use crate::games::argo::Footprint;

/// No tile.
const NONE: u8 = u8::MAX;
/// Cells from the centre that a station can reach at most: every tile in one line, and one cell of margin.
pub(super) const REACH: i8 = MAX_TILES as i8 + 3;
const SIDE: usize = REACH as usize * 2 + 1;
/// Every tile has at most four doors.
const MAX_CANDIDATES: usize = 128;

/// Which tile lies behind each door. A cache of `Table::spots`, rebuilt where it is not valid; never compared or saved.
#[derive(Clone, Copy)]
pub struct Links {
    valid: bool,
    to: [[u8; 4]; MAX_TILES],
    doors: [Doors; MAX_TILES],
}

impl Default for Links {
    fn default() -> Self {
        Self {
            valid: false,
            to: [[NONE; 4]; MAX_TILES],
            doors: [Doors(0); MAX_TILES],
        }
    }
}
impl PartialEq for Links {
    /// A cache says nothing that the table does not.
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
    /// The links of a table.
    pub(super) fn of(setup: &Setup, table: &Table) -> Self {
        let mut links = Self {
            valid: true,
            ..Self::default()
        };
        for (index, spot) in table.spots.iter().enumerate() {
            if let (Some(spot), Some(data)) = (spot, setup.components.tiles.get(index)) {
                links.doors[index] = data.doors.rotated(spot.rot);
            }
        }
        for tile in laid(table).iter() {
            links.join(setup, table, tile);
        }
        links
    }
    /// Whether the cache follows the table.
    pub(super) const fn is_valid(&self) -> bool {
        self.valid
    }
    /// Takes up a tile that was just laid.
    pub(super) fn add(&mut self, setup: &Setup, table: &Table, tile: Tile) {
        if let Some(spot) = table.spots[tile.index()] {
            self.doors[tile.index()] = setup.components.tile(tile).doors.rotated(spot.rot);
            self.join(setup, table, tile);
        }
    }
    /// Forgets a tile that was taken away.
    pub(super) fn remove(&mut self, tile: Tile) {
        for dir in Dir::ALL {
            if let Some(other) = self.get(tile, dir) {
                self.to[other.index()][dir.opposite() as usize] = NONE;
            }
        }
        self.to[tile.index()] = [NONE; 4];
        self.doors[tile.index()] = Doors(0);
    }
    fn join(&mut self, setup: &Setup, table: &Table, tile: Tile) {
        for dir in Dir::ALL {
            if !self.doors[tile.index()].contains(dir) {
                continue;
            }
            let Some(front) = front(setup, table, tile, dir) else {
                continue;
            };
            let Some(other) = tile_at(setup, table, front) else {
                continue;
            };
            let pods = setup.components.is_pod(tile) && setup.components.is_pod(other);
            let back = dir.opposite();
            let meets = self.doors[other.index()].contains(back)
                && (other != Tile::WAKING_ROOM
                    || super::station::front(setup, table, other, back) == table.spots[tile.index()].map(|s| s.cell));
            if meets && !pods {
                self.to[tile.index()][dir as usize] = other.index() as u8;
                self.to[other.index()][back as usize] = tile.index() as u8;
            }
        }
    }
    /// The tile connected on that side.
    #[inline]
    pub(super) fn get(&self, tile: Tile, dir: Dir) -> Option<Tile> {
        let to = self.to[tile.index()][dir as usize];
        if to == NONE { None } else { Tile::from_index(to.into()) }
    }
    /// Connected tiles in the order of directions.
    #[inline]
    pub(super) fn around(&self, tile: Tile) -> impl Iterator<Item = Tile> + use<> {
        let to = self.to[tile.index()];
        to.into_iter().filter_map(|t| Tile::from_index(t.into()))
    }
    /// Whether the two are connected.
    pub(super) fn connected(&self, a: Tile, b: Tile) -> bool {
        self.around(a).any(|t| t == b)
    }
    /// Doors as the tile lies.
    pub(super) const fn doors(&self, tile: Tile) -> Doors {
        self.doors[tile.index()]
    }
    /// Steps from the Waking Room over modules (BLD-3); `None` where there is no way.
    pub(super) fn distances(&self, setup: &Setup) -> [Option<u8>; MAX_TILES] {
        let mut far = [None; MAX_TILES];
        let mut queue = [Tile::WAKING_ROOM; MAX_TILES];
        let (mut head, mut tail) = (0, 1);
        far[0] = Some(0);
        while head < tail {
            let tile = queue[head];
            head += 1;
            let next = far[tile.index()].map(|d: u8| d + 1);
            for other in self.around(tile) {
                if far[other.index()].is_none() && !setup.components.is_pod(other) {
                    far[other.index()] = next;
                    queue[tail] = other;
                    tail += 1;
                }
            }
        }
        far
    }
    /// Modules that can be reached from `from` over modules without entering `without`.
    pub(super) fn component(&self, setup: &Setup, from: Tile, without: Option<Tile>) -> TileSet {
        let mut seen = TileSet::default();
        let mut open = TileSet::default();
        open.insert(from);
        while open.0 != 0 {
            let Some(tile) = Tile::from_index(open.0.trailing_zeros() as usize) else {
                break;
            };
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
pub(super) fn laid(table: &Table) -> TileSet {
    let mut set = TileSet::default();
    for (index, spot) in table.spots.iter().enumerate() {
        if spot.is_some() {
            set.0 |= 1 << index;
        }
    }
    set
}

/// The cell in front of a side of a laid tile.
pub(super) fn front(setup: &Setup, table: &Table, tile: Tile, dir: Dir) -> Option<Cell> {
    let cell = table.spots[tile.index()]?.cell.step(dir);
    let wide = tile == Tile::WAKING_ROOM && setup.components.footprint == Footprint::Three;
    Some(if wide { cell.step(dir) } else { cell })
}

/// Whether the Waking Room covers the cell.
pub(super) fn in_waking_room(setup: &Setup, cell: Cell) -> bool {
    match setup.components.footprint {
        Footprint::One => cell == Cell { x: 0, y: 0 },
        Footprint::Three => (-1..=1).contains(&cell.x) && (-1..=1).contains(&cell.y),
    }
}

/// The tile on a cell.
pub(super) fn tile_at(setup: &Setup, table: &Table, cell: Cell) -> Option<Tile> {
    if in_waking_room(setup, cell) {
        return Some(Tile::WAKING_ROOM);
    }
    let index = table.spots.iter().position(|s| s.is_some_and(|s| s.cell == cell))?;
    Tile::from_index(index)
}

/// The set of tiles as a row-major list (the fixed order of the rules).
pub(super) struct RowMajor {
    tiles: [Tile; MAX_TILES],
    len: usize,
}

impl RowMajor {
    /// Sorts the laid tiles of the set.
    pub(super) fn new(table: &Table, set: TileSet) -> Self {
        let mut list = Self {
            tiles: [Tile::WAKING_ROOM; MAX_TILES],
            len: 0,
        };
        let cell = |t: Tile| table.spots[t.index()].map(|s| s.cell);
        for tile in set.iter() {
            if cell(tile).is_none() {
                continue;
            }
            let mut at = list.len;
            while at > 0 && cell(list.tiles[at - 1]) > cell(tile) {
                list.tiles[at] = list.tiles[at - 1];
                at -= 1;
            }
            list.tiles[at] = tile;
            list.len += 1;
        }
        list
    }
    /// The tiles in order.
    pub(super) fn as_slice(&self) -> &[Tile] {
        &self.tiles[..self.len]
    }
}

/// A free cell that at least one module's door opens on.
#[derive(Clone, Copy)]
pub(super) struct Candidate {
    /// Where.
    pub cell: Cell,
    /// Directions in which a module's door faces the cell.
    pub modules: u8,
    /// Directions in which a pod's door faces it.
    pub pods: u8,
    /// The facing tile per direction.
    near: [u8; 4],
}

impl Candidate {
    /// The tile whose door faces the cell from that direction.
    pub(super) fn facing(&self, dir: Dir) -> Option<Tile> {
        Tile::from_index(self.near[dir as usize].into())
    }
    /// The tiles in the given directions.
    pub(super) fn tiles(&self, mask: u8) -> TileSet {
        let mut set = TileSet::default();
        for dir in Dir::ALL {
            if mask >> dir as u8 & 1 != 0
                && let Some(tile) = self.facing(dir)
            {
                set.insert(tile);
            }
        }
        set
    }
}

/// Candidate cells of a table, as if `without` were not there (BLD-10).
pub(super) struct Candidates {
    list: [Candidate; MAX_CANDIDATES],
    len: usize,
}

fn grid_index(cell: Cell) -> Option<usize> {
    let (x, y) = (
        i16::from(cell.x) + i16::from(REACH),
        i16::from(cell.y) + i16::from(REACH),
    );
    let side = SIDE as i16;
    ((0..side).contains(&x) && (0..side).contains(&y)).then(|| y as usize * SIDE + x as usize)
}

impl Candidates {
    /// Finds them, row-major.
    pub(super) fn new(setup: &Setup, table: &Table, links: &Links, without: Option<Tile>) -> Self {
        const TAKEN: u8 = 254;
        let mut grid = [NONE; SIDE * SIDE];
        let set = {
            let mut set = laid(table);
            if let Some(tile) = without {
                set.remove(tile);
            }
            set
        };
        for tile in set.iter() {
            if let Some(at) = table.spots[tile.index()].and_then(|s| grid_index(s.cell)) {
                grid[at] = TAKEN;
            }
        }
        if setup.components.footprint == Footprint::Three {
            for y in -1..=1 {
                for x in -1..=1 {
                    if let Some(at) = grid_index(Cell { x, y }) {
                        grid[at] = TAKEN;
                    }
                }
            }
        }
        let empty = Candidate {
            cell: Cell { x: 0, y: 0 },
            modules: 0,
            pods: 0,
            near: [NONE; 4],
        };
        let mut found = Self {
            list: [empty; MAX_CANDIDATES],
            len: 0,
        };
        // Modules come before pods in the box, so a pod finds the candidates complete.
        for tile in set.iter() {
            let pod = setup.components.is_pod(tile);
            for dir in Dir::ALL {
                let other = links.get(tile, dir);
                if !links.doors(tile).contains(dir) || (other.is_some() && other != without) {
                    continue;
                }
                let Some(cell) = front(setup, table, tile, dir) else {
                    continue;
                };
                if let Some(at) = grid_index(cell) {
                    found.note(&mut grid[at], cell, tile, dir.opposite(), pod);
                }
            }
        }
        found.list[..found.len].sort_unstable_by_key(|c| c.cell);
        found
    }
    fn note(&mut self, mark: &mut u8, cell: Cell, tile: Tile, side: Dir, pod: bool) {
        if *mark == NONE && !pod && self.len < MAX_CANDIDATES {
            *mark = self.len as u8;
            self.list[self.len].cell = cell;
            self.len += 1;
        }
        let Some(candidate) = self.list[..self.len].get_mut(usize::from(*mark)) else {
            return;
        };
        candidate.near[side as usize] = tile.index() as u8;
        let set = if pod {
            &mut candidate.pods
        } else {
            &mut candidate.modules
        };
        *set |= 1 << side as u8;
    }
    /// The cells, row-major.
    pub(super) fn as_slice(&self) -> &[Candidate] {
        &self.list[..self.len]
    }
}

/// Rotations that give different connectors, each with its connectors, ascending (BLD-10).
pub(super) fn rotations(doors: Doors) -> impl Iterator<Item = (u8, Doors)> {
    (0..4)
        .map(move |r| (r, doors.rotated(r)))
        .filter(move |&(r, mask)| (0..r).all(|lower| doors.rotated(lower) != mask))
}

/// What taking a tile away leaves behind: decides where it may come to lie again (11.6).
pub(super) struct Gap {
    pieces: [TileSet; 4],
    count: usize,
    orphans: TileSet,
    old: Spot,
    old_doors: Doors,
}

impl Gap {
    /// `None` if the tile is not laid.
    pub(super) fn new(setup: &Setup, table: &Table, links: &Links, tile: Tile) -> Option<Self> {
        let mut gap = Self {
            pieces: [TileSet::default(); 4],
            count: 0,
            orphans: TileSet::default(),
            old: table.spots[tile.index()]?,
            old_doors: links.doors(tile),
        };
        for other in links.around(tile) {
            if setup.components.is_pod(other) {
                if links.around(other).all(|t| t == tile) {
                    gap.orphans.insert(other);
                }
            } else if !gap.pieces[..gap.count].iter().any(|p| p.contains(other)) {
                gap.pieces[gap.count] = links.component(setup, other, Some(tile));
                gap.count += 1;
            }
        }
        Some(gap)
    }
    /// Whether the station falls into pieces without the tile.
    pub(super) const fn splits(&self) -> bool {
        self.count > 1
    }
    /// Whether some pod has no other module.
    pub(super) const fn strands(&self) -> bool {
        !self.orphans.is_empty()
    }
    /// Whether the tile would hold the pieces together there.
    pub(super) fn joins(&self, at: &Candidate, doors: Doors) -> bool {
        let modules = at.tiles(at.modules & doors.0);
        !modules.is_empty() && self.pieces[..self.count].iter().all(|p| p.0 & modules.0 != 0)
    }
    /// Whether the module may lie on the candidate cell with these connectors.
    pub(super) fn fits(&self, setup: &Setup, at: &Candidate, doors: Doors) -> bool {
        let same_cell = at.cell == self.old.cell;
        if same_cell && (doors == self.old_doors || !setup.options.control_rotate_in_place) {
            return false;
        }
        self.orphans.0 & !at.tiles(at.pods & doors.0).0 == 0 && self.joins(at, doors)
    }
}
