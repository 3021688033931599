//! Where tiles may lie, worked out from the printed doors alone, cell by cell, without links or candidates.

use super::{
    super::{
        Board, Cell, Command, Dir, Doors, Footprint, Setup, Spot, State, Tile, look::Look, station::Links, turned,
    },
    course::setup_with_box,
    play, setup_of,
};
use crate::rounds::rounds;
use std::collections::{BTreeMap, BTreeSet};

/// A station as a set of doors: each at a cell, facing a direction, of a tile.
struct Doorways {
    doors: BTreeMap<(Cell, u8), Tile>,
    covered: BTreeMap<Cell, Tile>,
}

impl Doorways {
    fn of(setup: &Setup, board: &Board) -> Self {
        let mut ways = Self {
            doors: BTreeMap::new(),
            covered: BTreeMap::new(),
        };
        for (index, spot) in board.spots.iter().enumerate() {
            if let Some(spot) = spot {
                ways.put(setup, Tile::from_index(index).unwrap(), *spot);
            }
        }
        ways
    }
    fn put(&mut self, setup: &Setup, tile: Tile, spot: Spot) {
        let wide = tile == Tile::WAKING_ROOM && setup.components.footprint == Footprint::Three;
        let reach = i8::from(wide);
        for y in -reach..=reach {
            for x in -reach..=reach {
                let cell = Cell {
                    x: spot.cell.x + x,
                    y: spot.cell.y + y,
                };
                assert_eq!(self.covered.insert(cell, tile), None, "two tiles on {cell:?}");
            }
        }
        let doors = turned(setup.components.tile(tile).doors, spot.rot);
        for dir in Dir::ALL.into_iter().filter(|&dir| doors.contains(dir)) {
            let cell = if wide { spot.cell.step(dir) } else { spot.cell };
            self.doors.insert((cell, dir as u8), tile);
        }
    }
    /// The tiles whose doors meet a tile with these doors on the cell.
    fn met(&self, cell: Cell, doors: Doors) -> BTreeSet<Tile> {
        let open = Dir::ALL.into_iter().filter(|&dir| doors.contains(dir));
        open.filter_map(|dir| self.doors.get(&(cell.step(dir), dir.opposite() as u8)))
            .copied()
            .collect()
    }
    fn neighbours(&self, tile: Tile) -> BTreeSet<Tile> {
        let own = self.doors.iter().filter(|&(_, &t)| t == tile).map(|(key, _)| *key);
        own.filter_map(|(cell, dir)| {
            let dir = Dir::ALL[usize::from(dir)];
            self.doors.get(&(cell.step(dir), dir.opposite() as u8)).copied()
        })
        .collect()
    }
    /// Steps from the Waking Room over modules.
    fn distances(&self, setup: &Setup) -> BTreeMap<Tile, u32> {
        let mut far = BTreeMap::from([(Tile::WAKING_ROOM, 0)]);
        let mut ring = vec![Tile::WAKING_ROOM];
        for steps in 1.. {
            let mut next = Vec::new();
            for other in ring.iter().flat_map(|&tile| self.neighbours(tile)) {
                if setup.modules.contains(other) && !far.contains_key(&other) {
                    far.insert(other, steps);
                    next.push(other);
                }
            }
            if next.is_empty() {
                break;
            }
            ring = next;
        }
        far
    }
    /// CON: the modules hang together and every pod has one.
    fn holds_together(&self, setup: &Setup) -> bool {
        let far = self.distances(setup);
        let laid: BTreeSet<Tile> = self.covered.values().copied().collect();
        laid.iter().all(|&tile| {
            if setup.modules.contains(tile) {
                far.contains_key(&tile)
            } else {
                self.neighbours(tile).iter().any(|t| setup.modules.contains(*t))
            }
        })
    }
    /// Free cells beside the station, row-major.
    fn free_cells(&self) -> BTreeSet<Cell> {
        let beside = self.covered.keys().flat_map(|cell| Dir::ALL.map(|dir| cell.step(dir)));
        beside.filter(|cell| !self.covered.contains_key(cell)).collect()
    }
}

/// Rotations with the lowest number of quarter turns for each set of doors.
fn turns(setup: &Setup, tile: Tile) -> Vec<(u8, Doors)> {
    let printed = setup.components.tile(tile).doors;
    let mut found: Vec<(u8, Doors)> = Vec::new();
    for rot in 0..4 {
        let doors = turned(printed, rot);
        if found.iter().all(|(_, other)| *other != doors) {
            found.push((rot, doors));
        }
    }
    found
}

fn builds(setup: &Setup, board: &Board) -> Vec<Command> {
    let ways = Doorways::of(setup, board);
    let far = ways.distances(setup);
    let pod = setup.pods.get(usize::from(board.pods_taken)).copied();
    let sources = board.display.iter().copied().chain([pod]).zip(0..);
    let mut list = Vec::new();
    for (tile, source) in sources.filter_map(|(tile, source)| Some((tile?, source))) {
        for &cell in &ways.free_cells() {
            for (rot, doors) in turns(setup, tile) {
                let mut modules = ways.met(cell, doors);
                modules.retain(|t| setup.modules.contains(*t));
                let near = modules.iter().map(|t| far[t] + 1).min();
                if near.is_some_and(|steps| setup.modules.contains(tile) || steps >= 4) {
                    list.push(Command::Build { source, cell, rot });
                }
            }
        }
    }
    list
}

/// ROOM-6 by trying: lift, lay, look.
fn places(setup: &Setup, board: &Board, tile: Tile) -> Vec<Command> {
    let mut lifted = *board;
    let old = lifted.spots[tile.index()].take().unwrap();
    let same_doors = |rot: u8| {
        let doors = setup.components.tile(tile).doors;
        turned(doors, rot) == turned(doors, old.rot)
    };
    let mut list = Vec::new();
    for cell in Doorways::of(setup, &lifted).free_cells() {
        for (rot, _) in turns(setup, tile) {
            let turned = cell == old.cell;
            if turned && (same_doors(rot) || !setup.options.control_rotate_in_place) {
                continue;
            }
            let mut laid = lifted;
            laid.spots[tile.index()] = Some(Spot { cell, rot });
            let ways = Doorways::of(setup, &laid);
            let docked = ways.neighbours(tile).iter().any(|t| setup.modules.contains(*t));
            if docked && ways.holds_together(setup) {
                list.push(Command::PlaceTileAt { cell, rot });
            }
        }
    }
    list
}

/// POD-6 by trying.
fn relocations(setup: &Setup, board: &Board, pod: Tile) -> Vec<Command> {
    let mut lifted = *board;
    let old = lifted.spots[pod.index()].take().unwrap();
    let ways = Doorways::of(setup, &lifted);
    let mut list = Vec::new();
    for cell in ways.free_cells() {
        for (rot, doors) in turns(setup, pod) {
            let mut modules = ways.met(cell, doors);
            modules.retain(|t| setup.modules.contains(*t));
            let same = cell == old.cell && doors == turned(setup.components.tile(pod).doors, old.rot);
            if !same && !modules.is_empty() && modules.iter().all(|t| !board.aliens.contains(*t)) {
                list.push(Command::PilotRelocate { cell, rot });
            }
        }
    }
    list
}

fn compare(setup: &Setup, state: &State) {
    let board = &state.open.board;
    let links = Links::of(setup, board);
    let ways = Doorways::of(setup, board);
    for tile in setup.modules.iter().chain(setup.pods.iter().copied()) {
        // Doors of two pods may meet; they do not connect.
        let pod = |t: &Tile| setup.components.is_pod(*t);
        let mut expected = ways.neighbours(tile);
        expected.retain(|t| !(pod(t) && pod(&tile)));
        assert_eq!(links.around(tile).collect::<BTreeSet<_>>(), expected);
        assert_eq!(state.neighbours(setup, tile).collect::<BTreeSet<_>>(), expected);
    }
    let look = Look::new(setup, board, &links);
    let mut list = Vec::new();
    let _ = look.builds(&mut list);
    assert_eq!(list, builds(setup, board), "{board:?}");
    let mut lift = Vec::new();
    for tile in setup
        .modules
        .iter()
        .skip(1)
        .filter(|t| board.spots[t.index()].is_some())
    {
        let mut list = Vec::new();
        let _ = look.places(tile, &mut list);
        assert_eq!(list, places(setup, board, tile), "{tile:?} in {board:?}");
        if !list.is_empty() {
            lift.push((board.spots[tile.index()].unwrap().cell, Command::RelocateTile { tile }));
        }
    }
    lift.sort_by_key(|(cell, _)| *cell);
    let mut list = Vec::new();
    let _ = look.relocations(&mut list);
    assert_eq!(list, lift.into_iter().map(|(_, command)| command).collect::<Vec<_>>());
    for &pod in setup.pods.iter().filter(|pod| board.spots[pod.index()].is_some()) {
        let mut list = Vec::new();
        let _ = look.pilot_choices(pod, &mut list);
        list.retain(|command| matches!(command, Command::PilotRelocate { .. }));
        assert_eq!(list, relocations(setup, board, pod), "{pod:?} in {board:?}");
    }
}

#[test]
fn lists_of_places_are_those_that_a_patient_reader_finds() {
    let small: &[(&str, &str)] = &[("footprint = \"3x3\"", "footprint = \"1x1\"")];
    let doors: &[(&str, &str)] = &[
        ("min_players = 2\ndoors = \"NS\"", "min_players = 2\ndoors = \"NES\""),
        ("min_players = 3\ndoors = \"NS\"", "min_players = 3\ndoors = \"E\""),
    ];
    let mut compared = 0;
    for (setup, seeds) in [
        (setup_of(4, &[]), 0..rounds(1, 3)),
        (setup_of(2, &[("preset", "de")]), 4..4 + rounds(1, 2)),
        (setup_with_box(3, small, &[]), 6..6 + rounds(1, 3)),
        (setup_with_box(4, doors, &[]), 10..10 + rounds(1, 3)),
    ] {
        for seed in seeds {
            let mut plies = seed;
            play(&setup, seed, |state, _| {
                plies += 1;
                if plies % 120 == 0 {
                    compare(&setup, state);
                    compared += 1;
                }
            });
        }
    }
    assert!(compared > rounds(3, 8), "{compared}");
}
