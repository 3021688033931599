//! The fields of a position, in the order of a turn's life: turn, board, course of the turn, question.

use super::super::{
    Astronaut, Board, Countdown, Mover, Place, Setup, Spot, State, Tile, TileSet, Window, WindowKind, look::bit,
    station::in_waking_room, turned,
};
use super::words::{ROTATION, Read, Reader, Writer};
use crate::rules::{
    PerSeat, Seat, SeatSet,
    words::{
        Colons, Filled, Form, Given, Members, OneOf, Pile, Places, Plain, PositionField, PositionFields, Subject,
        Words, field, lexicon, mark, text,
    },
};

const SEATS: Subject<Setup> = Subject {
    rows: |setup| 0..setup.players.get(),
    write: |seat, line| Seat::wrapping(seat).write(line),
    read: |line| line.read().map(Seat::index),
    again: false,
};
/// All tiles but the Waking Room: it lies where it lies, and on it stands who is not told of.
const TILES: Subject<Setup> = Subject {
    rows: |setup| 1..setup.components.tiles.len(),
    write: |number, line| tile(number).write(line),
    read: |line| line.read().map(Tile::index),
    again: false,
};
const PLACES: Subject<Setup> = Subject { again: true, ..TILES };

const TILE_SET: Members<TileSet, Tile> = Members(|set| set.iter().collect(), TileSet::from_iter);
const SEAT_SET: Members<SeatSet, Seat> = Members(|set| set.iter().collect(), SeatSet::from_iter);
/// Astronauts as a set of bits.
const FIGURES: Members<u32, Astronaut> = Members(
    |bits| Astronaut::all().filter(|&figure| bits & bit(figure) != 0).collect(),
    |figures| figures.into_iter().fold(0, |bits, figure| bits | bit(figure)),
);
const KINDS: [WindowKind; 2] = [WindowKind::Start, WindowKind::Mid];
/// The windows of this turn that are over.
const WINDOWS_USED: Members<[bool; 2], WindowKind> = Members(
    |used| {
        KINDS
            .into_iter()
            .zip(used)
            .filter_map(|(kind, used)| used.then_some(kind))
            .collect()
    },
    |kinds| KINDS.map(|kind| kinds.contains(&kind)),
);

/// The fields before the board.
pub(super) const TURN: PositionFields<Setup, State> = &[&[
    field!("turn", |state| state.open.turn),
    field!("active", |state| state.open.active),
    field!("phase", |state| state.open.phase),
    field!("taken", |state| state.open.turns_taken),
]];

/// The fields of a board.
pub(super) const TABLE: PositionFields<Setup, Board> = &[
    &[field!("tile" TILES, |board, tile| board.spots[tile], Given, read_tile)],
    &[
        PositionField::new("at", PLACES, write_at, read_at),
        field!("token" TILES, |board, tile| board.tokens[tile], Filled(SEAT_SET)),
    ],
    &[field!("transit" TILES, |board, portal| found(board, Place::Transit(tile(portal))).next(), Given, read_transit)],
    &[
        field!(
            "dead",
            |board| board.track.slots[..board.track.len.into()].to_vec(),
            Plain,
            read_dead
        ),
        field!("saved", |board| saved(board), Colons, read_saved),
        field!("alien", |board| board.aliens, TILE_SET),
        field!("alien-in-hand", |board| board.alien_in_hand, Given),
        field!("display", |board| board.display, Places),
        field!("pods taken", |board| board.pods_taken),
        field!("pods left", |board| board.pods_left),
        field!("score", |board| board.score),
    ],
    &[field!("points" SEATS, |board, seat| board.points.0[seat])],
    &[
        field!("activations", |board| board.activations),
        field!("saved-count", |board| board.saved),
        field!("used", |board| board.actions_used),
        field!("moved", |board| board.moved_this_turn, FIGURES),
        field!("ending", |board| board.ending, Given),
    ],
];

/// The fields after the board.
pub(super) const COURSE: PositionFields<Setup, State> = &[
    &[
        field!(
            "stack",
            |state| (state.stack, state.open.stack_left),
            Pile(Tile::WAKING_ROOM)
        ),
        field!("core", |state| state.open.core_snapshot, FIGURES),
        field!("skips", |state| state.open.skips),
        field!("countdown", |state| state.open.countdown, Given),
        field!("window used", |state| state.open.windows_used, WINDOWS_USED),
        PositionField::new("window open", Subject::ONE, write_window, read_window),
    ],
    &[field!("claim" SEATS, |state, seat| claim(state, seat), Given, read_claim)],
    &[
        field!("interrupter", |state| state.open.interrupter, Given),
        field!("over", |state| state.open.over, Given),
        field!("asked", |state| state.open.task.prompt, Given),
        field!("mover", |state| state.open.task.mover, Given),
        field!("chain", |state| state.open.task.chain, Filled(FIGURES)),
        field!("ban", |state| state.open.task.ban, Given),
        field!("alien-chain", |state| state.open.task.alien_chain, Filled(TILE_SET)),
        field!("killed", |state| state.open.task.killed, Filled(TILE_SET)),
        mark!("lab", |state| state.open.task.lab),
    ],
];

/// The tile of a number that a line has named.
fn tile(number: usize) -> Tile {
    Tile::from_index(number).unwrap_or(Tile::WAKING_ROOM)
}

/// Every astronaut and where it is.
pub(super) fn all_places(board: &Board) -> impl Iterator<Item = (Astronaut, Place)> {
    Astronaut::all().map(|figure| (figure, board.places[figure.index()]))
}

/// The astronauts in this place.
fn found(board: &Board, place: Place) -> impl Iterator<Item = Astronaut> {
    Astronaut::all().filter(move |figure| board.places[figure.index()] == place)
}

/// Puts down an astronaut that is not told of yet.
fn put(board: &mut Board, line: &Reader<'_>, figure: Astronaut, place: Place) -> Read {
    if board.places[figure.index()] != Place::Absent {
        return Err(line.error(format!("{} is in two places", text(line.setup, &figure))));
    }
    board.places[figure.index()] = place;
    Ok(())
}

fn read_tile(board: &mut Board, tile: usize, line: &mut Reader<'_>) -> Read {
    let cell = line.read()?;
    let rot = if line.done() { 0 } else { ROTATION.read(line)? };
    let covered = |spot: &Spot| spot.cell == cell;
    if in_waking_room(line.setup, cell) || board.spots.iter().flatten().any(covered) {
        return Err(line.error(format!("the cell {} is taken", text(line.setup, &cell))));
    }
    let doors = line.setup.components.tiles[tile].doors;
    let rot = (0..4).find(|&r| turned(doors, r) == turned(doors, rot)).unwrap_or(rot);
    board.spots[tile] = Some(Spot { cell, rot });
    Ok(())
}

/// Figures on a module, or in a pod from the lowest seat.
fn write_at(board: &Board, number: usize, line: &mut Writer<'_>) -> bool {
    let tile = tile(number);
    let seats = 0..line.setup.components.tile(tile).capacity;
    let aboard = seats.map(|seat| found(board, Place::Aboard(tile, seat)).next());
    let mut there: Vec<_> = found(board, Place::Module(tile)).map(Some).chain(aboard).collect();
    while there.last() == Some(&None) {
        there.pop();
    }
    there.iter().for_each(|figure| figure.write(line));
    !there.is_empty()
}

fn read_at(board: &mut Board, number: usize, line: &mut Reader<'_>) -> Read {
    let tile = tile(number);
    let components = &line.setup.components;
    let seats = components.tile(tile).capacity;
    let mut seat = 0;
    while !line.done() {
        let place = if !components.is_pod(tile) {
            Place::Module(tile)
        } else if seat < seats {
            Place::Aboard(tile, seat)
        } else {
            return Err(line.error(format!("the pod has {seats} seats")));
        };
        if let Some(figure) = line.read()? {
            put(board, line, figure, place)?;
        }
        seat = seat.saturating_add(1);
    }
    Ok(())
}

fn read_transit(board: &mut Board, portal: usize, line: &mut Reader<'_>) -> Read {
    let figure = line.read()?;
    put(board, line, figure, Place::Transit(tile(portal)))
}

fn read_dead(board: &mut Board, _: usize, line: &mut Reader<'_>) -> Read {
    for figure in line.read::<Vec<Astronaut>>()? {
        put(board, line, figure, Place::Dead)?;
        board.track.slots[usize::from(board.track.len)] = figure;
        board.track.len += 1;
    }
    Ok(())
}

/// The astronauts that left with a pod, with the values of their seats.
fn saved(board: &Board) -> Vec<(Astronaut, u8)> {
    let value = |(figure, place)| match place {
        Place::Saved(value) => Some((figure, value)),
        _ => None,
    };
    all_places(board).filter_map(value).collect()
}

fn read_saved(board: &mut Board, _: usize, line: &mut Reader<'_>) -> Read {
    for (figure, value) in Colons.read(line)? {
        put(board, line, figure, Place::Saved(value))?;
    }
    Ok(())
}

fn write_window(state: &State, _: usize, line: &mut Writer<'_>) -> bool {
    if let Some(window) = &state.open.window {
        window.kind.write(line);
        line.word("undecided");
        SEAT_SET.write(window.undecided, line);
    }
    state.open.window.is_some()
}

fn read_window(state: &mut State, _: usize, line: &mut Reader<'_>) -> Read {
    let window = window(state);
    window.kind = line.read()?;
    line.one_of(&["undecided"])?;
    window.undecided = SEAT_SET.read(line)?;
    Ok(())
}

/// The open window. A claim may be told of before it.
fn window(state: &mut State) -> &mut Window {
    state.open.window.get_or_insert_with(|| Window {
        kind: WindowKind::Start,
        undecided: SeatSet::EMPTY,
        claims: PerSeat::default(),
    })
}

fn claim(state: &State, seat: usize) -> Option<(Tile, Astronaut)> {
    state.open.window.and_then(|window| window.claims.0[seat])
}

fn read_claim(state: &mut State, seat: usize, line: &mut Reader<'_>) -> Read {
    window(state).claims.0[seat] = Some(line.read()?);
    Ok(())
}

/// `stranded waiting P0 P2 stranded P1`
impl Words<Setup> for Countdown {
    fn write(&self, line: &mut Writer<'_>) {
        self.why.write(line);
        line.word("waiting");
        SEAT_SET.write(self.waiting, line);
        if let Some(stranded) = self.stranded {
            line.word("stranded");
            stranded.write(line);
        }
    }
    fn read(line: &mut Reader<'_>) -> Read<Self> {
        let why = line.read()?;
        line.one_of(&["waiting"])?;
        let waiting = waiting(line)?;
        let stranded = line.take("stranded").then(|| line.read()).transpose()?;
        Ok(Self { why, waiting, stranded })
    }
}

/// The seats behind `waiting`, up to `stranded`.
pub(super) fn waiting(line: &mut Reader<'_>) -> Read<SeatSet> {
    let mut waiting = SeatSet::EMPTY;
    if line.take("-") {
        return Ok(waiting);
    }
    while line.peek().is_some_and(|word| word != "stranded") {
        let seat = line.read()?;
        if waiting.contains(seat) {
            return Err(line.wrong("each seat once"));
        }
        waiting.insert(seat);
    }
    Ok(waiting)
}

lexicon! { struct Mover of Setup { astronaut, left, jump as OneOf(&[("move", false), ("jump", true)]) } }

/// One number for each seat that takes part.
impl<T: Words<Setup> + Default> Words<Setup> for PerSeat<T> {
    fn write(&self, line: &mut Writer<'_>) {
        line.setup.players.seats().for_each(|seat| self[seat].write(line));
    }
    fn read(line: &mut Reader<'_>) -> Read<Self> {
        let mut values = Self::default();
        for seat in line.setup.players.seats() {
            values[seat] = line.read()?;
        }
        Ok(values)
    }
}
