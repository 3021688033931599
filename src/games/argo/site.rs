//! Where tiles may be laid: free cells behind open doors, rotations, and what a lifted module leaves behind (BLD-10,
//! ROOM-6).

use super::{
    options::Setup,
    station::{Beside, Links, NONE, front},
    table::Table,
    types::{Cell, Dir, Doors, Spot, Tile, TileSet},
};

/// Doors that can stand open at once: of 160, each but the first tile keeps two busy, and taking a tile away frees four.
const MAX_OPEN: usize = 96;

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
    /// The directions in which a module of the set faces the cell.
    pub(super) fn sides(&self, set: TileSet) -> u8 {
        let faces = |&dir: &Dir| self.facing(dir).is_some_and(|tile| set.contains(tile));
        Dir::ALL
            .into_iter()
            .filter(faces)
            .fold(0, |sides, dir| sides | 1 << dir as u8)
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
    list: [Candidate; MAX_OPEN],
    len: usize,
}

impl Candidates {
    /// Finds them, row-major.
    pub(super) fn new(setup: &Setup, table: &Table, links: &Links, without: Option<Tile>) -> Self {
        let mut facing = Facing::default();
        for (open, tile) in links.open().iter().zip(Tile::all()) {
            if open.0 == 0 || Some(tile) == without {
                continue;
            }
            for dir in Dir::ALL {
                if open.contains(dir)
                    && let Some(cell) = front(setup, table, tile, dir)
                {
                    facing.push(cell, tile, dir.opposite());
                }
            }
        }
        if let Some(tile) = without {
            facing.push_left_by(setup, table, links, tile);
        }
        facing.by_cell(setup)
    }
    /// The cell that taking the tile away leaves free, if a module's door opens on it then.
    pub(super) fn left_by(setup: &Setup, table: &Table, links: &Links, tile: Tile) -> Self {
        let mut facing = Facing::default();
        facing.push_left_by(setup, table, links, tile);
        facing.by_cell(setup)
    }
    /// The cells, row-major.
    pub(super) fn as_slice(&self) -> &[Candidate] {
        &self.list[..self.len]
    }
}

/// Doors that face free cells: the cell's place in row-major order, the tile, and the side of the cell.
struct Facing {
    doors: [(u16, u8, Dir); MAX_OPEN],
    len: usize,
}

impl Default for Facing {
    fn default() -> Self {
        Self {
            doors: [(0, 0, Dir::North); MAX_OPEN],
            len: 0,
        }
    }
}

impl Facing {
    /// The doors that open on the cell of a tile once it is gone.
    fn push_left_by(&mut self, setup: &Setup, table: &Table, links: &Links, tile: Tile) {
        let Some(spot) = table.spots[tile.index()] else {
            return;
        };
        for (dir, other) in Beside::new(setup, table, spot.cell).iter() {
            if links.leads_to(setup, table, other, dir.opposite(), spot.cell) {
                self.push(spot.cell, other, dir);
            }
        }
    }
    fn push(&mut self, cell: Cell, tile: Tile, side: Dir) {
        if let Some(door) = self.doors.get_mut(self.len) {
            *door = (cell.row_major(), tile.index() as u8, side);
            self.len += 1;
        }
    }
    /// Brings the doors on the same cell together; a cell with no module's door is none.
    fn by_cell(&mut self, setup: &Setup) -> Candidates {
        let doors = &mut self.doors[..self.len];
        doors.sort_unstable_by_key(|door| door.0);
        let empty = Candidate {
            cell: Cell { x: 0, y: 0 },
            modules: 0,
            pods: 0,
            near: [NONE; 4],
        };
        let mut found = Candidates {
            list: [empty; MAX_OPEN],
            len: 0,
        };
        for same in doors.chunk_by(|a, b| a.0 == b.0) {
            let candidate = &mut found.list[found.len];
            *candidate = Candidate {
                cell: Cell::from_row_major(same[0].0),
                ..empty
            };
            for &(_, tile, side) in same {
                candidate.near[side as usize] = tile;
                let pod = tile >= setup.components.first_pod;
                let set = if pod {
                    &mut candidate.pods
                } else {
                    &mut candidate.modules
                };
                *set |= 1 << side as u8;
            }
            found.len += usize::from(candidate.modules != 0);
        }
        found
    }
}

/// How many rotations give different connectors; the lowest ones do (BLD-10).
const fn distinct_turns(doors: Doors) -> u8 {
    if doors.rotated(1).0 == doors.0 {
        1
    } else if doors.rotated(2).0 == doors.0 {
        2
    } else {
        4
    }
}

/// Rotations that give different connectors, each with its connectors, ascending (BLD-10).
pub(super) fn rotations(doors: Doors) -> impl Iterator<Item = (u8, Doors)> + Clone {
    (0..distinct_turns(doors)).map(move |rot| (rot, doors.rotated(rot)))
}

/// Those of the different rotations that put a connector on one of the sides: a bit each, by connectors and sides.
const MEETING: [[u8; 16]; 16] = {
    let mut table = [[0; 16]; 16];
    let mut at = 0;
    while at < 16 * 16 * 4 {
        let (doors, sides, rot) = (Doors((at >> 6) as u8), (at >> 2 & 15) as u8, (at & 3) as u8);
        if rot < distinct_turns(doors) && doors.rotated(rot).0 & sides != 0 {
            table[doors.0 as usize][sides as usize] |= 1 << rot;
        }
        at += 1;
    }
    table
};

/// Different rotations that put a connector on one of the sides of `some` and none on those of `none`, ascending.
pub(super) fn rotations_meeting(doors: Doors, some: u8, none: u8) -> impl Iterator<Item = u8> {
    let row = MEETING[usize::from(doors.0 & 15)];
    let turns = row[usize::from(some & 15)] & !row[usize::from(none & 15)];
    (0..4).filter(move |rot| turns >> rot & 1 != 0)
}

/// What taking a tile away leaves behind: decides where it may come to lie again (ROOM-6).
pub(super) struct Gap {
    /// What is taken away.
    pub tile: Tile,
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
            tile,
            pieces: [TileSet::default(); 4],
            count: 0,
            orphans: TileSet::default(),
            old: table.spots[tile.index()]?,
            old_doors: links.doors(tile),
        };
        let (mut pods, mut modules) = (TileSet::default(), TileSet::default());
        for other in links.around(tile) {
            let set = if setup.components.is_pod(other) {
                &mut pods
            } else {
                &mut modules
            };
            set.insert(other);
        }
        for pod in pods.iter().filter(|&pod| links.around(pod).all(|t| t == tile)) {
            gap.orphans.insert(pod);
        }
        // At the end of a corridor: all that is left hangs together, wherever the tile touches it.
        if modules.len() == 1 {
            return Some(gap);
        }
        for module in modules.iter() {
            if !gap.pieces[..gap.count].iter().any(|p| p.contains(module)) {
                gap.pieces[gap.count] = links.component(setup, module, Some(tile));
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
        let mut modules = at.tiles(at.modules & doors.0);
        modules.remove(self.tile);
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rotations_are_those_that_meet() {
        for doors in (0..16).map(Doors) {
            for (some, none) in (0..16).flat_map(|some| (0..16).map(move |none| (some, none))) {
                let all = (0..4).map(|rot| (rot, doors.rotated(rot).0));
                let first = all
                    .clone()
                    .filter(|&(rot, mask)| all.clone().all(|(r, m)| r >= rot || m != mask));
                let meeting = first.filter(|(_, mask)| mask & some != 0 && mask & none == 0);
                assert!(meeting.map(|(rot, _)| rot).eq(rotations_meeting(doors, some, none)));
            }
        }
    }
}
