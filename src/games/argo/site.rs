//! Places for tiles: free cells behind open doors, rotations, and what a lifted module leaves behind (BLD-10,
//! ROOM-6).

use super::{
    board::Board,
    command::{Reason, Verdict},
    options::Setup,
    station::{Beside, Links, NONE, front, leads_to},
    types::{Cell, Dir, Doors, MAX_TILES, Spot, Tile, TileSet, turned},
};
use crate::games::listing::ensure;
use arrayvec::ArrayVec;

/// A free cell that at least one module's door opens on.
#[derive(Clone, Copy)]
pub(super) struct Candidate {
    /// The cell itself.
    pub cell: Cell,
    /// Directions in which a module's door faces the cell.
    pub modules: Doors,
    /// Directions in which a pod's door faces it.
    pub pods: Doors,
    /// The facing tile per direction.
    near: [u8; 4],
}

impl Candidate {
    /// The free cell in the middle of these tiles, as if `without` were not there.
    pub(super) fn new(setup: &Setup, board: &Board, beside: &Beside, without: Option<Tile>) -> Self {
        let mut found = Self::nothing(beside.cell);
        for (dir, other) in beside.iter() {
            if Some(other) != without && leads_to(setup, board, other, dir.opposite(), beside.cell) {
                found.add(setup, other, dir);
            }
        }
        found
    }
    fn nothing(cell: Cell) -> Self {
        Self {
            cell,
            modules: Doors::empty(),
            pods: Doors::empty(),
            near: [NONE; 4],
        }
    }
    /// Notes that the tile's door faces the cell from that side.
    fn add(&mut self, setup: &Setup, tile: Tile, side: Dir) {
        self.near[side as usize] = tile.index() as u8;
        if setup.components.is_pod(tile) {
            self.pods.insert(side);
        } else {
            self.modules.insert(side);
        }
    }
    /// The tile whose door faces the cell from that direction.
    pub(super) fn facing(&self, dir: Dir) -> Option<Tile> {
        Tile::from_index(self.near[dir as usize].into())
    }
    /// The directions in which a tile of the set faces the cell.
    pub(super) fn sides(&self, set: TileSet) -> Doors {
        if set.is_empty() {
            return Doors::empty();
        }
        // Which of them do is as good as random, and this is asked of every rotation: no direction costs a branch.
        let mut sides = 0;
        for (dir, &tile) in self.near.iter().enumerate() {
            let faces = set.0.checked_shr(tile.into()).unwrap_or(0) & 1;
            sides |= (faces as u8) << dir;
        }
        Doors::from_repr_truncated(sides)
    }
    /// The tiles in the given directions.
    pub(super) fn tiles(&self, sides: Doors) -> TileSet {
        sides.iter().filter_map(|dir| self.facing(dir)).collect()
    }
}

/// Most doors that face a free cell. Each door does so once at most, and lifting a tile frees no more doors than it
/// closed.
const MAX_OPEN: usize = 4 * MAX_TILES;

/// A door that faces a free cell.
#[derive(Clone, Copy)]
struct Facing {
    /// The cell, as its number in row-major order.
    cell: u16,
    tile: Tile,
    /// The side of the cell that it is on.
    side: Dir,
}

/// Room for the candidate cells of a board (BLD-10). They are found in place, because so many bytes take long to copy.
#[derive(Default)]
pub(super) struct Candidates(ArrayVec<Candidate, MAX_OPEN>);

impl Candidates {
    /// Finds the cells that a module's door leads to, row-major, as if `without` were not there.
    pub(super) fn find(&mut self, setup: &Setup, board: &Board, links: &Links, without: Option<Tile>) -> &[Candidate] {
        let lifted = TileSet::from_iter(without);
        let mut facing = ArrayVec::<Facing, MAX_OPEN>::new();
        for (dir, open) in Dir::ALL.into_iter().zip(links.open()) {
            for tile in open.without(lifted).iter() {
                if let Some(cell) = front(setup, board, tile, dir) {
                    let (cell, side) = (cell.row_major(), dir.opposite());
                    facing.push(Facing { cell, tile, side });
                }
            }
        }
        facing.sort_unstable_by_key(|door| door.cell);
        let left = without.and_then(|tile| board.spots[tile.index()]);
        let mut left = left.map(|spot| {
            let beside = Beside::new(setup, board, links.laid(), spot.cell);
            Candidate::new(setup, board, &beside, without)
        });
        for same in facing.chunk_by(|a, b| a.cell == b.cell) {
            let mut candidate = Candidate::nothing(Cell::from_row_major(same[0].cell));
            for door in same {
                candidate.add(setup, door.tile, door.side);
            }
            if let Some(left) = left.take_if(|left| left.cell < candidate.cell) {
                self.put(left);
            }
            self.put(candidate);
        }
        left.into_iter().for_each(|left| self.put(left));
        &self.0
    }
    /// Adds a cell if a module's door leads to it.
    fn put(&mut self, candidate: Candidate) {
        if !candidate.modules.is_empty() {
            self.0.push(candidate);
        }
    }
}

/// Rotations that give different connectors, each with its connectors, ascending (BLD-10).
pub(super) fn rotations(doors: Doors) -> impl Iterator<Item = (u8, Doors)> + Clone {
    let different = if turned(doors, 1) == doors {
        1
    } else if turned(doors, 2) == doors {
        2
    } else {
        4
    };
    (0..different).map(move |rot| (rot, turned(doors, rot)))
}

/// The station without a lifted tile: decides where it may come to lie again (ROOM-6).
pub(super) struct Gap {
    tile: Tile,
    /// The parts that are left of the station.
    pieces: ArrayVec<TileSet, 4>,
    /// Pods that no other module holds.
    orphans: TileSet,
    /// The place that the tile is taken from.
    pub old: Spot,
    old_doors: Doors,
}

impl Gap {
    /// `None` if the tile is not laid.
    pub(super) fn new(setup: &Setup, board: &Board, links: &Links, tile: Tile) -> Option<Self> {
        let old = board.spots[tile.index()]?;
        let mut gap = Self {
            tile,
            pieces: ArrayVec::new(),
            orphans: TileSet::default(),
            old,
            old_doors: turned(setup.components.tile(tile).doors, old.rot),
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
            if !gap.pieces.iter().any(|p| p.contains(module)) {
                gap.pieces.push(links.component(setup, module, Some(tile)));
            }
        }
        Some(gap)
    }
    /// True if the station falls into pieces without the tile.
    pub(super) fn splits(&self) -> bool {
        self.pieces.len() > 1
    }
    /// True if some pod has no other module.
    pub(super) const fn strands(&self) -> bool {
        !self.orphans.is_empty()
    }
    /// True if the tile would hold the pieces together there.
    pub(super) fn joins(&self, at: &Candidate, doors: Doors) -> bool {
        let mut modules = at.tiles(at.modules & doors);
        modules.remove(self.tile);
        !modules.is_empty() && self.pieces.iter().all(|p| !p.common(modules).is_empty())
    }
    /// The rule that forbids the module to lie on the candidate cell with these connectors.
    pub(super) fn fits(&self, setup: &Setup, at: &Candidate, doors: Doors) -> Verdict {
        if at.cell == self.old.cell {
            ensure(doors != self.old_doors, Reason::NoChange)?;
            ensure(setup.options.control_rotate_in_place, Reason::TurningBarred)?;
        }
        meets(at, doors, Doors::empty())?;
        ensure(self.joins(at, doors), Reason::StationBreaks)?;
        let left = self.orphans.without(at.tiles(at.pods & doors));
        ensure(left.is_empty(), Reason::PodStranded)
    }
}

/// The rule that forbids a tile with these doors to lie there: it has to meet a module (BLD-2), but none on the sides
/// in `near` (BLD-3).
pub(super) fn meets(at: &Candidate, doors: Doors, near: Doors) -> Verdict {
    ensure(!at.modules.is_disjoint(doors), Reason::DoorsDoNotMeet)?;
    ensure(near.is_disjoint(doors), Reason::PodTooNear)
}
