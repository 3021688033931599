//! A new game (SET-1 to SET-7). The order of draws is pinned: start player, corridors, their rotations, stack.

use super::{
    board::{Board, Place, Track},
    command::Command,
    components::Kind,
    options::Setup,
    prompt::Phase,
    rooms::can_step_back,
    run::Run,
    site::rotations,
    state::{State, Task, View},
    station::Links,
    types::{ASTRONAUTS, Astronaut, Cell, Dir, MAX_MODULES, MAX_TILES, Spot, Tile, TileSet},
};
use crate::{
    games::{argo::Footprint, choices::FirstPlayer},
    rules::{GameRng, NoEvents, PerSeat, Seat, SeatSet, Seed},
};

/// Deals a new game and begins the first turn, up to its first question (SET-1 to SET-7).
pub(super) fn deal(setup: &Setup, seed: Seed) -> State {
    let mut rng = GameRng::new(seed);
    let drawn = rng.below(setup.players.get() as u32) as usize;
    let start = match setup.options.start_player {
        FirstPlayer::Seat(seat) if setup.players.contains(seat) => seat,
        _ => Seat::wrapping(drawn),
    };
    let mut state = State::blank(setup);
    let board = &mut state.open.board;
    let around = start_corridors(setup, &mut rng);
    let mut rest = setup.modules;
    rest.remove(Tile::WAKING_ROOM);
    for (tile, dir) in around.iter().copied().zip(Dir::ALL) {
        rest.remove(tile);
        board.spots[tile.index()] = Some(start_spot(setup, tile, dir, &mut rng));
    }
    let mut stack: Vec<Tile> = rest.iter().collect();
    rng.shuffle(&mut stack);
    for slot in &mut board.display {
        *slot = stack.pop();
    }
    state.open.stack_left = stack.len() as u8;
    state.stack[..stack.len()].copy_from_slice(&stack);
    let mut run = Run::new(setup, &mut state, can_step_back(Command::EndTurn, false), NoEvents);
    run.begin_turn(start);
    state
}

/// A board with the Waking Room, all astronauts on it, and nothing else (SET-1).
pub(super) fn empty_board(setup: &Setup) -> Board {
    let mut places = [Place::Absent; ASTRONAUTS];
    for place in places.iter_mut().take(setup.players.get() * 5) {
        *place = Place::Module(Tile::WAKING_ROOM);
    }
    let mut spots = [None; MAX_TILES];
    let cell = Cell { x: 0, y: 0 };
    spots[0] = Some(Spot { cell, rot: 0 });
    Board {
        places,
        track: Track {
            len: 0,
            slots: [super::board::NOBODY; ASTRONAUTS],
        },
        spots,
        aliens: TileSet::default(),
        alien_in_hand: None,
        display: [None; 3],
        pods_taken: 0,
        pods_left: 0,
        tokens: [SeatSet::EMPTY; MAX_TILES],
        score: PerSeat::default(),
        points: PerSeat::default(),
        activations: PerSeat::default(),
        saved: PerSeat::default(),
        actions_used: 0,
        moved_this_turn: 0,
        ending: None,
    }
}

impl State {
    /// Nothing but the Waking Room and the astronauts, before the first turn.
    pub(super) fn blank(setup: &Setup) -> Self {
        let open = View {
            box_hash: setup.components.hash,
            board: empty_board(setup),
            before: None,
            stack_left: 0,
            active: Seat::wrapping(0),
            turn: 0,
            turns_taken: PerSeat::default(),
            phase: Phase::Alien,
            task: Task::default(),
            window: None,
            windows_used: [false; 2],
            interrupter: None,
            core_snapshot: 0,
            skips: 0,
            countdown: None,
            over: None,
        };
        Self {
            open,
            stack: [Tile::WAKING_ROOM; MAX_MODULES],
            links: Links::default(),
        }
    }
}

/// Draws four different corridors without an alien, in draw order (SET-4).
fn start_corridors(setup: &Setup, rng: &mut GameRng) -> Vec<Tile> {
    let calm = |tile: &Tile| {
        let data = setup.components.tile(*tile);
        data.kind == Kind::Corridor && !data.alien
    };
    let mut left: Vec<Tile> = setup.modules.iter().filter(calm).collect();
    (0..4.min(left.len()))
        .map(|_| left.remove(rng.below(left.len() as u32) as usize))
        .collect()
}

/// A place beside the Waking Room, turned so that a door faces it (SET-4).
fn start_spot(setup: &Setup, tile: Tile, dir: Dir, rng: &mut GameRng) -> Spot {
    let centre = Cell { x: 0, y: 0 }.step(dir);
    let cell = match setup.components.footprint {
        Footprint::One => centre,
        Footprint::Three => centre.step(dir),
    };
    let facing = |doors: super::Doors| doors.contains(dir.opposite());
    let doors = setup.components.tile(tile).doors;
    let turns: Vec<u8> = rotations(doors).filter(|r| facing(r.1)).map(|r| r.0).collect();
    let rot = turns.get(rng.below(turns.len() as u32) as usize).copied().unwrap_or(0);
    Spot { cell, rot }
}

/// The figure of a seat and role, for every seat that takes part.
pub(super) fn all_astronauts(setup: &Setup) -> impl Iterator<Item = Astronaut> + use<> {
    (0..setup.players.get() * 5).filter_map(Astronaut::from_index)
}
