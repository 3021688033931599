//! The fields of a position: the course of the round, what a seat has, what lies in a Sector, what is hidden.

use super::super::{Area, Board, Pending, Player, RING, Sector, Setup, Sources, State, Symbol, Symbols};
use super::words::{Read, Reader, Writer, row};
use crate::rules::{
    List, MAX_SEATS, PerSeat, Seat,
    words::{Filled, Form, FromOne, Given, Plain, PositionFields, Subject, Words, field, mark, text},
};

/// Tasks by number from 1, the one that is done last first.
const TASKS: Subject<Setup> = Subject {
    rows: |_| 0..super::super::state::TASKS,
    write: |at, line| FromOne.write(at as u8, line),
    read: |line| FromOne.read(line).map(usize::from),
    again: false,
};

/// The fields of the table: the round and what all share.
pub(super) const BOARD: PositionFields<Setup, Board> = &[
    &[
        field!("turn", |board| board.turn),
        field!("active", |board| board.active),
        field!("last", |board| board.last),
        field!("stage", |board| board.stage),
    ],
    &[field!("task" TASKS, |board, at| board.tasks.get(at).copied(), Given, read_task)],
    &[
        field!("order", |board| board.order, Row),
        field!("passed", |board| board.passed, Filled(Row)),
        field!("prepared", |board| board.prepared),
        mark!("time-taken", |board| board.time_taken),
        field!("ring", |board| board.ring, Ring),
        field!("laid", |board| board.laid, Row),
        field!("next", |board| board.next, Given),
        field!("orientation", |board| board.orientation, Given),
        field!("general", |board| board.general),
    ],
];

/// The clauses of a seat, but for its points.
pub(super) const PLAYER: PositionFields<Setup, Player> = &[&[
    field!("time", |player| player.time),
    field!("crystals", |player| player.crystals),
    field!("programmed", |player| player.programmed, Filled(SymbolRow)),
    field!("engineer", |player| player.engineer),
    field!("scientist", |player| player.scientist, Plain, read_scientist),
    field!("lab", |player| player.lab),
    field!("expansions", |player| player.expansions, Filled(Row)),
    field!("cards", |player| player.cards, Filled(Row)),
    mark!("free-used", |player| player.free_used),
    field!("paid", |player| player.paid),
]];

/// The clauses of a seat's line `points`.
pub(super) const SOURCES: PositionFields<Setup, Sources> = &[&[
    field!("caught", |points| points.caught, Filled(Points)),
    field!("submarines", |points| points.submarines, Filled(Points)),
    field!("research", |points| points.research, Filled(Points)),
    field!("rewards", |points| points.rewards, Filled(Points)),
    field!("majority", |points| points.majority, Filled(Points)),
    field!("bots", |points| points.bots, Filled(Points)),
    field!("crystals", |points| points.crystals, Filled(Points)),
    field!("octopods", |points| points.octopods, Filled(Points)),
    field!("letters", |points| points.letters, Filled(Points)),
    field!("time", |points| points.time, Filled(Points)),
    field!("all-submarines", |points| points.all_submarines, Filled(Points)),
    field!("complete-lab", |points| points.complete_lab, Filled(Points)),
    field!("lines", |points| points.lines, Filled(Points)),
]];

/// The clauses of a Sector. Stacks are told from the bottom.
pub(super) const AREA: PositionFields<Setup, Area> = &[&[
    field!("time", |area| area.goods.time),
    field!("crystals", |area| area.goods.crystals),
    field!("octopods", |area| area.goods.octopods),
    field!("control", |area| area.control, Given),
    field!("station", |area| area.station, Filled(Station)),
    field!("submarines", |area| area.submarines, Filled(Row)),
    field!("research", |area| area.research, Filled(Row)),
    field!("expansions", |area| area.expansions, Filled(Row)),
]];

/// The hidden orders, the next one first.
pub(super) const HIDDEN: PositionFields<Setup, State> = &[&[
    field!("research-deck", |state| state.research, FaceDown),
    field!("expansion-deck", |state| state.expansions, FaceDown),
    field!("programs", |state| state.programs, FaceDown),
    field!("orientations", |state| state.orientations, FaceDown),
]];

fn read_task(board: &mut Board, at: usize, line: &mut Reader<'_>) -> Read {
    if at != board.tasks.len() {
        return Err(line.error(format!("task {} comes next", board.tasks.len() + 1)));
    }
    let task: Pending = line.read()?;
    if board.tasks.push(task) {
        Ok(())
    } else {
        Err(line.error("too many tasks"))
    }
}

/// The Sector of the scientist, and the area; without one BLUE.
fn read_scientist(player: &mut Player, _: usize, line: &mut Reader<'_>) -> Read {
    let sector: Sector = line.read()?;
    player.scientist = (sector, line.attempt(Reader::read).unwrap_or(Symbol::Blue));
    Ok(())
}

/// Values in a row, up to the first word that is none of them; `-` for an empty row.
struct Row;

impl<T: Words<Setup> + Copy + Default, const N: usize> Form<Setup, List<T, N>> for Row {
    fn write(&self, there: List<T, N>, line: &mut Writer<'_>) {
        write_row(&there, line);
    }
    fn read(&self, line: &mut Reader<'_>) -> Read<List<T, N>> {
        let mut there = List::default();
        for item in row(line, Reader::read)? {
            if !there.push(item) {
                return Err(line.error(format!("at most {N} fit there")));
            }
        }
        Ok(there)
    }
}

fn write_row<T: Words<Setup>>(there: &[T], line: &mut Writer<'_>) {
    if there.is_empty() {
        line.word("-");
    }
    there.iter().for_each(|item| item.write(line));
}

/// Things that lie face down, the next one first.
struct FaceDown;

impl<T: Words<Setup> + Copy + Default, const N: usize> Form<Setup, List<T, N>> for FaceDown {
    fn write(&self, mut pile: List<T, N>, line: &mut Writer<'_>) {
        pile.reverse();
        Row.write(pile, line);
    }
    fn read(&self, line: &mut Reader<'_>) -> Read<List<T, N>> {
        let mut pile: List<T, N> = Row.read(line)?;
        pile.reverse();
        Ok(pile)
    }
}

/// Symbols in a row, each once.
struct SymbolRow;

impl Form<Setup, Symbols> for SymbolRow {
    fn write(&self, symbols: Symbols, line: &mut Writer<'_>) {
        write_row(&symbols.iter().collect::<Vec<Symbol>>(), line);
    }
    fn read(&self, line: &mut Reader<'_>) -> Read<Symbols> {
        let mut symbols = Symbols::empty();
        for symbol in row(line, Reader::read)? {
            if !symbols.insert(symbol) {
                return Err(line.wrong("each symbol once"));
            }
        }
        Ok(symbols)
    }
}

/// The Sectors on the positions of the ring: all six.
struct Ring;

impl Form<Setup, [Sector; RING]> for Ring {
    fn write(&self, ring: [Sector; RING], line: &mut Writer<'_>) {
        ring.iter().for_each(|sector| sector.write(line));
    }
    fn read(&self, line: &mut Reader<'_>) -> Read<[Sector; RING]> {
        let ring: Vec<Sector> = line.distinct()?;
        ring.try_into().map_err(|_| line.wrong("all six Sectors"))
    }
}

/// Bots in a charging station: `P0:2 N1:1`.
struct Station;

impl Form<Setup, PerSeat<u8>> for Station {
    fn write(&self, there: PerSeat<u8>, line: &mut Writer<'_>) {
        for owner in (0..MAX_SEATS).map(Seat::wrapping).filter(|&owner| there[owner] > 0) {
            line.word(format!("{}:{}", text(line.setup, &owner), there[owner]));
        }
    }
    fn read(&self, line: &mut Reader<'_>) -> Read<PerSeat<u8>> {
        let mut there = PerSeat::default();
        for (owner, count) in row(line, Reader::joined::<Seat, u8>)? {
            if there[owner] > 0 {
                return Err(line.error(format!("the bots of {} are told twice", text(line.setup, &owner))));
            }
            there[owner] = count;
        }
        Ok(there)
    }
}

/// Points of a source, of which a game brings hundreds at most.
struct Points;

impl Form<Setup, i16> for Points {
    fn write(&self, points: i16, line: &mut Writer<'_>) {
        points.write(line);
    }
    fn read(&self, line: &mut Reader<'_>) -> Read<i16> {
        line.one(-999..=999_i16, "points from -999 to 999")
    }
}
