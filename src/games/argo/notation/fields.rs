//! The fields of a position, in the order of a turn's life: turn, table, course of the turn, question.

use super::super::{
    ASTRONAUTS, Astronaut, Countdown, Footprint, MAX_MODULES, Mover, Place, Setup, Spot, State, Table, Tile, TileSet,
    Window, WindowKind, turned,
};
use super::words::{Reader, Writer};
use crate::rules::{
    NotationError, PerSeat, Seat, SeatSet,
    words::{
        Colons, Filled, Form, Given, Members, OneOf, Places, PositionField, PositionFields, Subject, Words, field,
        lexicon, text,
    },
};

type Read<T = ()> = Result<T, NotationError>;

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

const TILE_SET: Members<TileSet, Tile> = Members(|set| set.iter().collect());
const SEAT_SET: Members<SeatSet, Seat> = Members(|set| set.iter().collect());

/// The fields before the table.
pub(super) const TURN: PositionFields<Setup, State> = &[&[
    field!("turn", |state| state.open.turn),
    field!("active", |state| state.open.active),
    field!("phase", |state| state.open.phase),
    field!("taken", |state| state.open.turns_taken),
]];

/// The fields of a table.
pub(super) const TABLE: PositionFields<Setup, Table> = &[
    &[PositionField::new("tile", TILES, write_tile, read_tile)],
    &[
        PositionField::new("at", PLACES, write_at, read_at),
        field!("token" TILES, |table, tile| table.tokens[tile], Filled(SEAT_SET)),
    ],
    &[PositionField::new("transit", TILES, write_transit, read_transit)],
    &[
        PositionField::new("dead", Subject::ONE, write_dead, read_dead),
        PositionField::new("saved", Subject::ONE, write_saved, read_saved),
        field!("alien", |table| table.aliens, TILE_SET),
        field!("alien-in-hand", |table| table.alien_in_hand, Given),
        field!("display", |table| table.display, Places),
        field!("pods taken", |table| table.pods_taken),
        field!("pods left", |table| table.pods_left),
        field!("score", |table| table.score),
    ],
    &[field!("points" SEATS, |table, seat| table.points.0[seat])],
    &[
        field!("activations", |table| table.activations),
        field!("saved-count", |table| table.saved),
        field!("used", |table| table.actions_used),
        field!("moved", |table| table.moved_this_turn, Figures),
        field!("ending", |table| table.ending, Given),
    ],
];

/// The fields after the table.
pub(super) const COURSE: PositionFields<Setup, State> = &[
    &[
        PositionField::new("stack", Subject::ONE, write_stack, read_stack),
        field!("core", |state| state.open.core_snapshot, Figures),
        field!("skips", |state| state.open.skips),
        field!("countdown", |state| state.open.countdown, Given),
        field!("window used", |state| state.open.windows_used, WindowsUsed),
        PositionField::new("window open", Subject::ONE, write_window, read_window),
    ],
    &[PositionField::new("claim", SEATS, write_claim, read_claim)],
    &[
        field!("interrupter", |state| state.open.interrupter, Given),
        field!("over", |state| state.open.over, Given),
        field!("asked", |state| state.open.task.prompt, Given),
        field!("mover", |state| state.open.task.mover, Given),
        field!("chain", |state| state.open.task.chain, Filled(Figures)),
        field!("ban", |state| state.open.task.ban, Given),
        field!("alien-chain", |state| state.open.task.alien_chain, Filled(TILE_SET)),
        field!("killed", |state| state.open.task.killed, Filled(TILE_SET)),
        PositionField::new(
            "lab",
            Subject::ONE,
            |state, _, _| state.open.task.lab,
            |state, _, _| {
                state.open.task.lab = true;
                Ok(())
            },
        ),
    ],
];

/// The tile of a number that a line has named.
fn tile(number: usize) -> Tile {
    Tile::from_index(number).unwrap_or(Tile::WAKING_ROOM)
}

/// Every astronaut and where it is.
pub(super) fn all_places(table: &Table) -> impl Iterator<Item = (Astronaut, Place)> {
    Astronaut::all().map(|figure| (figure, table.places[figure.index()]))
}

/// The astronauts in this place.
fn found(table: &Table, place: Place) -> impl Iterator<Item = Astronaut> {
    all_places(table)
        .filter(move |&(_, at)| at == place)
        .map(|(figure, _)| figure)
}

/// Puts down an astronaut that is not told of yet.
fn put(table: &mut Table, line: &Reader<'_>, figure: Astronaut, place: Place) -> Read {
    if table.places[figure.index()] != Place::Absent {
        return Err(line.error(format!("{} is in two places", text(line.setup, &figure))));
    }
    table.places[figure.index()] = place;
    Ok(())
}

fn write_tile(table: &Table, tile: usize, line: &mut Writer<'_>) -> bool {
    table.spots[tile].iter().for_each(|spot| spot.write(line));
    table.spots[tile].is_some()
}

fn read_tile(table: &mut Table, tile: usize, line: &mut Reader<'_>) -> Read {
    let cell = line.read()?;
    let rot = if line.done() {
        0
    } else {
        super::words::ROTATION.read(line)?
    };
    let components = &line.setup.components;
    let covered = |spot: &Spot| spot.cell == cell;
    let three = components.footprint != Footprint::One;
    let under_waking_room = three && cell.x.unsigned_abs() <= 1 && cell.y.unsigned_abs() <= 1;
    if under_waking_room || table.spots.iter().flatten().any(covered) {
        return Err(line.error(format!("the cell {} is taken", text(line.setup, &cell))));
    }
    let doors = components.tiles[tile].doors;
    let rot = (0..4).find(|&r| turned(doors, r) == turned(doors, rot)).unwrap_or(rot);
    table.spots[tile] = Some(Spot { cell, rot });
    Ok(())
}

/// Figures on a module, or in a pod from the lowest seat.
fn write_at(table: &Table, number: usize, line: &mut Writer<'_>) -> bool {
    let tile = tile(number);
    let mut there: Vec<_> = found(table, Place::Module(tile)).map(Some).collect();
    if line.setup.components.is_pod(tile) {
        let seats = 0..line.setup.components.tile(tile).capacity;
        there = seats
            .map(|seat| found(table, Place::Aboard(tile, seat)).next())
            .collect();
        while there.last() == Some(&None) {
            there.pop();
        }
    }
    there.iter().for_each(|figure| figure.write(line));
    !there.is_empty()
}

fn read_at(table: &mut Table, number: usize, line: &mut Reader<'_>) -> Read {
    let tile = tile(number);
    let pod = line.setup.components.is_pod(tile);
    let seats = if pod {
        line.setup.components.tile(tile).capacity
    } else {
        u8::MAX
    };
    for seat in 0..seats {
        if line.done() {
            return Ok(());
        }
        let place = if pod {
            Place::Aboard(tile, seat)
        } else {
            Place::Module(tile)
        };
        if let Some(figure) = line.read()? {
            put(table, line, figure, place)?;
        }
    }
    if line.done() {
        Ok(())
    } else {
        Err(line.error(format!("the pod has {seats} seats")))
    }
}

fn write_transit(table: &Table, portal: usize, line: &mut Writer<'_>) -> bool {
    let traveller = found(table, Place::Transit(tile(portal))).next();
    traveller.iter().for_each(|figure| figure.write(line));
    traveller.is_some()
}

fn read_transit(table: &mut Table, portal: usize, line: &mut Reader<'_>) -> Read {
    let figure = line.read()?;
    put(table, line, figure, Place::Transit(tile(portal)))
}

fn write_dead(table: &Table, _: usize, line: &mut Writer<'_>) -> bool {
    table.track.slots[..table.track.len.into()].to_vec().write(line);
    true
}

fn read_dead(table: &mut Table, _: usize, line: &mut Reader<'_>) -> Read {
    for figure in line.read::<Vec<Astronaut>>()? {
        put(table, line, figure, Place::Dead)?;
        table.track.slots[usize::from(table.track.len)] = figure;
        table.track.len += 1;
    }
    Ok(())
}

fn write_saved(table: &Table, _: usize, line: &mut Writer<'_>) -> bool {
    let saved = all_places(table).filter_map(|(figure, place)| match place {
        Place::Saved(value) => Some((figure, value)),
        _ => None,
    });
    Colons.write(saved.collect(), line);
    true
}

fn read_saved(table: &mut Table, _: usize, line: &mut Reader<'_>) -> Read {
    for (figure, value) in Colons.read(line)? {
        put(table, line, figure, Place::Saved(value))?;
    }
    Ok(())
}

/// Face-down modules, the next one first.
fn write_stack(state: &State, _: usize, line: &mut Writer<'_>) -> bool {
    let stack = &state.stack[..state.open.stack_left.into()];
    stack.iter().rev().copied().collect::<Vec<Tile>>().write(line);
    true
}

fn read_stack(state: &mut State, _: usize, line: &mut Reader<'_>) -> Read {
    let stack: Vec<Tile> = line.read()?;
    if stack.len() > MAX_MODULES {
        return Err(line.error(format!("at most {MAX_MODULES} tiles fit into the stack")));
    }
    state.open.stack_left = stack.len() as u8;
    for (place, tile) in state.stack.iter_mut().zip(stack.into_iter().rev()) {
        *place = tile;
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

fn write_claim(state: &State, seat: usize, line: &mut Writer<'_>) -> bool {
    let claim = state.open.window.and_then(|window| window.claims.0[seat]);
    claim.iter().for_each(|claim| claim.write(line));
    claim.is_some()
}

fn read_claim(state: &mut State, seat: usize, line: &mut Reader<'_>) -> Read {
    window(state).claims.0[seat] = Some(line.read()?);
    Ok(())
}

/// Astronauts as a set of bits.
struct Figures;

impl Form<Setup, u32> for Figures {
    fn write(&self, bits: u32, line: &mut Writer<'_>) {
        let figures = (0..ASTRONAUTS).filter(|i| bits >> i & 1 != 0);
        figures
            .filter_map(Astronaut::from_index)
            .collect::<Vec<_>>()
            .write(line);
    }
    fn read(&self, line: &mut Reader<'_>) -> Read<u32> {
        let figures: Vec<Astronaut> = line.distinct()?;
        Ok(figures.iter().fold(0, |bits, figure| bits | 1 << figure.index()))
    }
}

/// The windows of this turn that are over.
struct WindowsUsed;

impl Form<Setup, [bool; 2]> for WindowsUsed {
    fn write(&self, used: [bool; 2], line: &mut Writer<'_>) {
        let kinds = [WindowKind::Start, WindowKind::Mid].into_iter().zip(used);
        let used: Vec<_> = kinds.filter(|(_, used)| *used).map(|(kind, _)| kind).collect();
        used.write(line);
    }
    fn read(&self, line: &mut Reader<'_>) -> Read<[bool; 2]> {
        let used: Vec<WindowKind> = line.distinct()?;
        Ok([WindowKind::Start, WindowKind::Mid].map(|kind| used.contains(&kind)))
    }
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
