//! The checks that scenarios write behind `then` for Argo.

use super::super::station::Links;
use super::super::{Astronaut, Place, Setup, State, Table, Tile, WindowKind, turned};
use super::words::{ROTATION, Reader};
use super::write;
use crate::rules::scenario::{Scripted, Verdict, number_fits};
use crate::rules::words::{Form, Words, list, text as say};
use crate::rules::{GameRng, NotationError, Seat, Seed, legal};

type Read<T> = Result<T, NotationError>;

impl Scripted for State {
    fn table_text(&self, setup: &Setup) -> String {
        let mut lines = Vec::new();
        write::table(setup, &self.open.table, "", &mut lines);
        lines.join("\n")
    }
    fn with_hidden_order(&self, _: &Setup, seed: Seed) -> Self {
        let mut other = self.clone();
        GameRng::new(seed).shuffle(&mut other.stack[..usize::from(self.open.stack_left)]);
        other
    }
    fn check(&self, setup: &Setup, text: &str) -> Result<Verdict, NotationError> {
        let mut line = Reader::new(setup, 1, text);
        let verdict = match line.peek().unwrap_or_default() {
            "at" | "place" | "tile" | "on" | "off" | "connected" | "token" => on_board(self, &mut line)?,
            "count" => count(self, &mut line)?,
            "alien" | "moved" | "core" | "saved" => set(self, &mut line)?,
            "pods" | "window" | "countdown" | "interrupter" | "ending" => course(self, &mut line)?,
            _ => value_of(self, &mut line)?,
        };
        line.end()?;
        Ok(verdict)
    }
}

/// Equal or not.
fn equal(wanted: &str, got: String) -> Verdict {
    Verdict {
        holds: wanted == got,
        got,
    }
}

/// The value that follows, or `none`.
fn equal_or_none<T: Words<Setup>>(line: &mut Reader<'_>, got: Option<T>) -> Read<Verdict> {
    let setup = line.setup;
    let named = |value: Option<T>| value.map_or("none".to_owned(), |value| say(setup, &value));
    let wanted = if line.take("none") { None } else { Some(line.read()?) };
    Ok(equal(&named(wanted), named(got)))
}

/// The values that follow, in this order.
fn equal_list<T: Words<Setup>>(line: &mut Reader<'_>, got: String) -> Read<Verdict> {
    let wanted: Vec<T> = line.read()?;
    Ok(equal(&say(line.setup, &wanted), got))
}

/// The values that follow, place by place; `-` where there is none.
fn equal_row<T: Words<Setup>>(line: &mut Reader<'_>, got: String) -> Read<Verdict> {
    let mut wanted: Vec<Option<T>> = vec![line.read()?];
    while !line.done() {
        wanted.push(line.read()?);
    }
    Ok(equal(&say(line.setup, &wanted), got))
}

/// The numbers that follow.
fn equal_numbers(line: &mut Reader<'_>, got: String) -> Read<Verdict> {
    let wanted = line.list(|line| line.number::<i32>("a number"))?;
    Ok(equal(&write::numbers(&wanted), got))
}

/// The values that follow, in any order.
fn equal_set<T: Words<Setup> + PartialEq>(line: &mut Reader<'_>, got: String) -> Read<Verdict> {
    let wanted: Vec<T> = line.distinct()?;
    Ok(Verdict {
        holds: sorted(&say(line.setup, &wanted)) == sorted(&got),
        got,
    })
}

fn sorted(words: &str) -> Vec<&str> {
    let mut words: Vec<_> = words.split(' ').collect();
    words.sort_unstable();
    words
}

fn on_board(state: &State, line: &mut Reader<'_>) -> Read<Verdict> {
    let setup = line.setup;
    let table = &state.open.table;
    let key = line.next().unwrap_or_default();
    if key == "place" {
        let figure: Astronaut = line.read()?;
        let wanted = place_name(line)?;
        return Ok(equal(&wanted, place(setup, table.places[figure.index()])));
    }
    let t: Tile = line.read()?;
    let lies = table.spots[t.index()];
    let where_it_lies = || lies.map_or("not on the board".to_owned(), |at| say(setup, &at));
    match key {
        "at" if setup.components.is_pod(t) => equal_row::<Astronaut>(line, write::at(setup, table, t)),
        "at" => equal_set::<Astronaut>(line, write::at(setup, table, t)),
        "token" => equal_set::<Seat>(line, write::seats(setup, table.tokens[t.index()])),
        "tile" => {
            let cell = line.read()?;
            let rot = if line.done() { None } else { Some(ROTATION.read(line)?) };
            let doors = setup.components.tile(t).doors;
            let holds = lies
                .is_some_and(|at| at.cell == cell && rot.is_none_or(|rot| turned(doors, rot) == turned(doors, at.rot)));
            Ok(Verdict {
                holds,
                got: where_it_lies(),
            })
        }
        "connected" => {
            let links = Links::of(setup, table);
            Ok(Verdict {
                holds: links.connected(t, line.read()?),
                got: format!("connected: {}", write::all(setup, links.around(t))),
            })
        }
        key => Ok(Verdict {
            holds: lies.is_some() == (key == "on"),
            got: where_it_lies(),
        }),
    }
}

fn place(setup: &Setup, place: Place) -> String {
    match place {
        Place::Absent => "absent".to_owned(),
        Place::Module(t) => say(setup, &t),
        Place::Aboard(pod, number) => format!("{}:{number}", say(setup, &pod)),
        Place::Saved(value) => format!("saved:{value}"),
        Place::Dead => "dead".to_owned(),
        Place::Transit(_) => "transit".to_owned(),
    }
}

/// A place as `place` writes it.
fn place_name(line: &mut Reader<'_>) -> Read<String> {
    let setup = line.setup;
    match line.peek().unwrap_or_default() {
        word @ ("absent" | "dead" | "transit") => {
            line.next();
            Ok(word.to_owned())
        }
        word => match word.split_once(':') {
            None => Ok(say::<Setup>(setup, &line.read::<Tile>()?)),
            Some(("saved", value)) if value.parse::<u8>().is_ok() => {
                line.next();
                Ok(word.to_owned())
            }
            Some(_) => {
                let (pod, number): (Tile, u8) = line.joined()?;
                Ok(place(setup, Place::Aboard(pod, number)))
            }
        },
    }
}

fn set(state: &State, line: &mut Reader<'_>) -> Read<Verdict> {
    let setup = line.setup;
    match line.next().unwrap_or_default() {
        "alien" => equal_set::<Tile>(line, write::tiles(setup, state.open.table.aliens)),
        "saved" => {
            let wanted: Vec<(Astronaut, u8)> = line.list(Reader::joined)?;
            let wanted = list(
                wanted
                    .iter()
                    .map(|(figure, value)| format!("{}:{value}", say(setup, figure))),
            );
            let got = write::saved(setup, &state.open.table);
            Ok(Verdict {
                holds: sorted(&wanted) == sorted(&got),
                got,
            })
        }
        "core" => equal_set::<Astronaut>(line, write::figures(setup, state.open.core_snapshot)),
        _ => equal_set::<Astronaut>(line, write::figures(setup, state.open.table.moved_this_turn)),
    }
}

fn course(state: &State, line: &mut Reader<'_>) -> Read<Verdict> {
    match line.next().unwrap_or_default() {
        "pods" => {
            let counts = [state.open.table.pods_taken, state.open.table.pods_left];
            let which = line.one_of(&["taken", "left"])?;
            equal_numbers(line, counts[which].to_string())
        }
        "window" if line.take("used") => equal_set::<WindowKind>(line, write::windows_used(line.setup, state)),
        "window" => equal_or_none(line, state.open.window.map(|window| window.kind)),
        "interrupter" => equal_or_none(line, state.open.interrupter),
        "ending" => equal_or_none(line, state.open.table.ending),
        _ => countdown(state, line),
    }
}

fn countdown(state: &State, line: &mut Reader<'_>) -> Read<Verdict> {
    let last = state.open.countdown.as_ref();
    let got = last.map_or("none".to_owned(), |last| write::countdown(line.setup, last));
    if line.take("none") {
        return Ok(equal("none", got));
    }
    let why = line.read()?;
    let mut holds = last.is_some_and(|last| last.why == why);
    if line.take("waiting") {
        let mut wanted = Vec::new();
        while line.peek().is_some_and(|word| word != "stranded") {
            wanted.extend(line.read::<Option<Seat>>()?);
        }
        holds &= last.is_some_and(|last| last.waiting == wanted.into_iter().collect());
    }
    if line.take("stranded") {
        let wanted = line.read()?;
        holds &= last.is_some_and(|last| last.stranded == Some(wanted));
    }
    Ok(Verdict { holds, got })
}

/// Everything that is told as one value or row.
fn value_of(state: &State, line: &mut Reader<'_>) -> Read<Verdict> {
    let setup = line.setup;
    let table = &state.open.table;
    let numbers = match line.next().unwrap_or_default() {
        "score" => write::per_seat(setup, &table.score),
        "activations" => write::per_seat(setup, &table.activations),
        "saved-count" => write::per_seat(setup, &table.saved),
        "taken" => write::per_seat(setup, &state.open.turns_taken),
        "points" => write::numbers(&table.points[line.read::<Seat>()?]),
        "turn" => state.open.turn.to_string(),
        "used" => table.actions_used.to_string(),
        "skips" => state.open.skips.to_string(),
        "alien-score" => alien_score(setup, table).to_string(),
        "active" => return equal_or_none(line, Some(state.open.active)),
        "phase" => return equal_or_none(line, Some(state.open.phase)),
        "dead" => return equal_list::<Astronaut>(line, write::dead(setup, table)),
        "display" => return equal_row::<Tile>(line, write::display(setup, table)),
        "stack" => return equal_list::<Tile>(line, write::stack(setup, state)),
        "alien-in-hand" => return equal_list::<Tile>(line, write::all(setup, table.alien_in_hand)),
        "transit" => {
            let transit = write::all_places(table).filter(|(_, place)| matches!(place, Place::Transit(_)));
            return equal_list::<Astronaut>(line, write::all(setup, transit.map(|(figure, _)| figure)));
        }
        _ => return Err(line.wrong("something that can be checked, such as at, score or phase")),
    };
    equal_numbers(line, numbers)
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
    let condition = line.next().unwrap_or_default();
    match number_fits(condition, number) {
        Some(holds) => Ok(Verdict {
            holds,
            got: number.to_string(),
        }),
        None => Err(line.wrong("a number such as 3 or <=3")),
    }
}

fn on_tile(table: &Table, wanted: Tile) -> usize {
    let there = |place: &Place| matches!(place, Place::Module(t) | Place::Aboard(t, _) if *t == wanted);
    table.places.iter().filter(|place| there(place)).count()
}
