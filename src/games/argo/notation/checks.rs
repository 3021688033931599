//! The checks that scenarios write behind `then` for Argo: fields of a position, and more.

use super::super::station::Links;
use super::super::{Astronaut, Place, Setup, State, Table, Tile};
use super::fields::{COURSE, TABLE, TURN, all_places, waiting};
use super::read::bare_table;
use super::words::{Reader, Writer};
use crate::rules::scenario::{Scripted, Verdict};
use crate::rules::words::{Words, lines, text as say};
use crate::rules::{GameRng, NotationError, Seat, Seed, legal};

type Read<T> = Result<T, NotationError>;

impl Scripted for State {
    fn table_text(&self, setup: &Setup) -> String {
        lines(TABLE, setup, &self.open.table, "").join("\n")
    }
    fn with_hidden_order(&self, _: &Setup, seed: Seed) -> Self {
        let mut other = self.clone();
        GameRng::new(seed).shuffle(&mut other.stack[..usize::from(self.open.stack_left)]);
        other
    }
    fn check(&self, setup: &Setup, text: &str) -> Result<Verdict, NotationError> {
        let mut line = Reader::new(setup, 1, text);
        let verdict = match line.peek().unwrap_or_default() {
            "place" | "on" | "off" | "connected" | "transit" => on_board(self, &mut line)?,
            // Without a rotation any will do.
            "tile" if line.left() == 3 => on_cell(self, &mut line)?,
            "count" => count(self, &mut line)?,
            "countdown" => countdown(self, &mut line)?,
            "window" if line.ahead(2) != "window used" => {
                line.next();
                Verdict::value(&mut line, "none", self.open.window.map(|window| window.kind))?
            }
            "alien-score" => {
                line.next();
                Verdict::number(&mut line, alien_score(setup, &self.open.table).into())?
            }
            _ => field(self, &mut line)?,
        };
        line.end()?;
        Ok(verdict)
    }
}

/// A check of a field of a position.
fn field(state: &State, line: &mut Reader<'_>) -> Read<Verdict> {
    let setup = line.setup;
    for fields in [TURN, COURSE] {
        if let Some(verdict) = Verdict::field(fields, line, "none", state, State::blank(setup))? {
            return Ok(verdict);
        }
    }
    let verdict = Verdict::field(TABLE, line, "none", &state.open.table, bare_table(setup))?;
    verdict.ok_or_else(|| {
        line.next();
        line.wrong("something that can be checked, such as at, score or phase")
    })
}

fn on_cell(state: &State, line: &mut Reader<'_>) -> Read<Verdict> {
    line.next();
    let tile: Tile = line.read()?;
    let lies = state.open.table.spots[tile.index()];
    let cell = line.read()?;
    Ok(Verdict {
        holds: lies.is_some_and(|at| at.cell == cell),
        got: lies.map_or("not on the board".to_owned(), |at| say(line.setup, &at)),
    })
}

fn on_board(state: &State, line: &mut Reader<'_>) -> Read<Verdict> {
    let setup = line.setup;
    let table = &state.open.table;
    match line.next().unwrap_or_default() {
        "place" => {
            let figure: Astronaut = line.read()?;
            let wanted: Place = line.read()?;
            Ok(Verdict::equal(
                say(setup, &wanted),
                say(setup, &table.places[figure.index()]),
            ))
        }
        "transit" => {
            let wanted: Vec<Astronaut> = line.read()?;
            let transit = all_places(table).filter(|(_, place)| matches!(place, Place::Transit(_)));
            let got: Vec<_> = transit.map(|(figure, _)| figure).collect();
            Ok(Verdict::equal(say(setup, &wanted), say(setup, &got)))
        }
        "connected" => {
            let links = Links::of(setup, table);
            let tile = line.read()?;
            let around: Vec<Tile> = links.around(tile).collect();
            Ok(Verdict {
                holds: links.connected(tile, line.read()?),
                got: format!("connected: {}", say(setup, &around)),
            })
        }
        key => {
            let tile: Tile = line.read()?;
            let lies = table.spots[tile.index()];
            Ok(Verdict {
                holds: lies.is_some() == (key == "on"),
                got: lies.map_or("not on the board".to_owned(), |at| say(setup, &at)),
            })
        }
    }
}

/// `C01`, `pod3:0`, `saved:3`, `absent`, `dead` or `transit`.
impl Words<Setup> for Place {
    fn write(&self, line: &mut Writer<'_>) {
        match self {
            Self::Absent => line.word("absent"),
            Self::Module(tile) => tile.write(line),
            Self::Aboard(pod, seat) => line.word(format!("{}:{seat}", say(line.setup, pod))),
            Self::Saved(value) => line.word(format!("saved:{value}")),
            Self::Dead => line.word("dead"),
            Self::Transit(_) => line.word("transit"),
        }
    }
    fn read(line: &mut Reader<'_>) -> Read<Self> {
        let aboard = |pod| (0..=u8::MAX).map(move |seat| Self::Aboard(pod, seat));
        let all = [Self::Absent, Self::Dead, Self::Transit(Tile::WAKING_ROOM)].into_iter();
        let all = all.chain((0..=u8::MAX).map(Self::Saved));
        let tiles = (0..line.setup.components.tiles.len()).filter_map(Tile::from_index);
        let all = all.chain(tiles.clone().map(Self::Module)).chain(tiles.flat_map(aboard));
        line.one(all, "a place such as C01, pod3:0, saved:3 or dead")
    }
}

/// The last round. Words that are left out are not checked.
fn countdown(state: &State, line: &mut Reader<'_>) -> Read<Verdict> {
    line.next();
    let last = state.open.countdown;
    let holds = if line.take("none") {
        last.is_none()
    } else {
        let why = line.read()?;
        let waiting = line.take("waiting").then(|| waiting(line)).transpose()?;
        let stranded: Option<Seat> = line.take("stranded").then(|| line.read()).transpose()?;
        last.is_some_and(|last| {
            let waits = waiting.is_none_or(|waiting| last.waiting == waiting);
            last.why == why && waits && (stranded.is_none() || last.stranded == stranded)
        })
    };
    let got = last.map_or("none".to_owned(), |last| say(line.setup, &last));
    Ok(Verdict { holds, got })
}

/// The score that the track shows; a full one shows its last square.
fn alien_score(setup: &Setup, table: &Table) -> u8 {
    let dead = usize::from(table.track.len).min(setup.track.len().saturating_sub(1));
    setup.track.get(dead).copied().unwrap_or_default()
}

fn count(state: &State, line: &mut Reader<'_>) -> Read<Verdict> {
    const WHAT: [&str; 11] = [
        "stack",
        "display",
        "aliens",
        "dead",
        "pile",
        "tiles",
        "modules",
        "pods",
        "neighbours",
        "on",
        "legal",
    ];
    let setup = line.setup;
    let table = &state.open.table;
    line.next();
    let number = match WHAT[line.one_of(&WHAT)?] {
        "stack" => usize::from(state.open.stack_left),
        "display" => table.display.iter().flatten().count(),
        "aliens" => table.aliens.len(),
        "dead" => usize::from(table.track.len),
        "pile" => setup.pods.len().saturating_sub(table.pods_taken.into()),
        "tiles" => table.spots.iter().flatten().count(),
        "modules" => setup.modules.len(),
        "pods" => setup.pods.len(),
        "neighbours" => Links::of(setup, table).around(line.read()?).count(),
        "legal" => legal(state, setup, line.read()?).len(),
        _ => on_tile(table, line.read()?),
    };
    Verdict::number(line, number)
}

fn on_tile(table: &Table, wanted: Tile) -> usize {
    let there = |place: &Place| matches!(place, Place::Module(t) | Place::Aboard(t, _) if *t == wanted);
    table.places.iter().filter(|place| there(place)).count()
}
