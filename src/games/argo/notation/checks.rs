//! What scenarios say about a game of Argo.

use super::super::station::Links;
use super::super::{Event, Place, Prompt, Setup, State, Table, Tile};
use super::labels::{ENDINGS, PHASES, WINDOWS, event, prompt, word};
use super::words::{Reader, astronaut, list, seat, spot, tile};
use super::write;
use crate::rules::scenario::{Scripted, Verdict, number_fits};
use crate::rules::{GameRng, NotationError, Seed, legal};

type Read<T> = Result<T, NotationError>;

impl Scripted for State {
    fn vocabulary() -> &'static [&'static str] {
        VOCABULARY
    }
    fn prompt_text(setup: &Setup, asked: &Prompt) -> String {
        prompt(setup, asked)
    }
    fn event_text(setup: &Setup, happened: &Event) -> String {
        event(setup, happened)
    }
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

/// Equal in any order.
fn equal_sets(wanted: Vec<String>, got: &str) -> Verdict {
    let mut wanted = list(wanted).split(' ').map(str::to_owned).collect::<Vec<_>>();
    let mut sorted: Vec<_> = got.split(' ').collect();
    wanted.sort();
    sorted.sort_unstable();
    Verdict {
        holds: wanted == sorted,
        got: got.to_owned(),
    }
}

fn on_board(state: &State, line: &mut Reader<'_>) -> Read<Verdict> {
    let setup = line.setup;
    let table = &state.open.table;
    let key = line.next().unwrap_or_default();
    if key == "place" {
        let figure = line.astronaut()?;
        let got = place(setup, table.places[figure.index()]);
        return Ok(equal(&line.rest(), got));
    }
    let t = line.tile()?;
    let lies = table.spots[t.index()];
    Ok(match key {
        "at" if setup.components.is_pod(t) => equal(&line.rest(), write::at(setup, table, t)),
        "at" => {
            let wanted = line.list(Reader::astronaut)?.into_iter().map(astronaut).collect();
            equal_sets(wanted, &write::at(setup, table, t))
        }
        "token" => {
            let wanted = line.list(Reader::seat)?.into_iter().map(seat).collect();
            equal_sets(wanted, &write::seats(table.tokens[t.index()]))
        }
        "tile" => {
            let cell = line.cell()?;
            let rot = if line.done() { None } else { Some(line.rotation()?) };
            let doors = setup.components.tile(t).doors;
            let holds = lies
                .is_some_and(|at| at.cell == cell && rot.is_none_or(|rot| doors.rotated(rot) == doors.rotated(at.rot)));
            Verdict {
                holds,
                got: lies.map_or("not on the board".to_owned(), spot),
            }
        }
        "connected" => {
            let other = line.tile()?;
            let links = Links::of(setup, table);
            let around = links.around(t).map(|t| tile(setup, t));
            Verdict {
                holds: links.connected(t, other),
                got: format!("connected: {}", list(around)),
            }
        }
        key => Verdict {
            holds: lies.is_some() == (key == "on"),
            got: lies.map_or("not on the board".to_owned(), spot),
        },
    })
}

fn place(setup: &Setup, place: Place) -> String {
    match place {
        Place::Absent => "absent".to_owned(),
        Place::Module(t) => tile(setup, t),
        Place::Aboard(pod, number) => format!("{}:{number}", tile(setup, pod)),
        Place::Saved(value) => format!("saved:{value}"),
        Place::Dead => "dead".to_owned(),
        Place::Transit(_) => "transit".to_owned(),
    }
}

fn set(state: &State, line: &mut Reader<'_>) -> Read<Verdict> {
    let key = line.next().unwrap_or_default();
    Ok(match key {
        "alien" => {
            let wanted = line
                .list(Reader::tile)?
                .into_iter()
                .map(|t| tile(line.setup, t))
                .collect();
            equal_sets(wanted, &write::tiles(line.setup, state.open.table.aliens))
        }
        "saved" => {
            let wanted = line.rest();
            equal_sets(
                wanted.split(' ').map(str::to_owned).collect(),
                &write::saved(&state.open.table),
            )
        }
        key => {
            let bits = if key == "core" {
                state.open.core_snapshot
            } else {
                state.open.table.moved_this_turn
            };
            let wanted = line.list(Reader::astronaut)?.into_iter().map(astronaut).collect();
            equal_sets(wanted, &write::figures(bits))
        }
    })
}

fn course(state: &State, line: &mut Reader<'_>) -> Read<Verdict> {
    let none = || "none".to_owned();
    let key = line.next().unwrap_or_default();
    Ok(match key {
        "pods" => {
            let counts = [state.open.table.pods_taken, state.open.table.pods_left];
            let which = line.one_of(&["taken", "left"])?;
            equal(&line.rest(), counts[which].to_string())
        }
        "window" if line.take("used") => {
            let used = WINDOWS.iter().zip(state.open.windows_used).filter(|(_, used)| *used);
            let got = list(used.map(|((name, _), _)| (*name).to_owned()));
            equal_sets(line.rest().split(' ').map(str::to_owned).collect(), &got)
        }
        "window" => {
            let wanted = ["start", "mid", "none"][line.one_of(&["start", "mid", "none"])?];
            equal(
                wanted,
                state
                    .open
                    .window
                    .map_or_else(none, |window| word(&WINDOWS, &window.kind).to_owned()),
            )
        }
        "interrupter" => {
            let wanted = if line.take("none") { none() } else { seat(line.seat()?) };
            equal(&wanted, state.open.interrupter.map_or_else(none, seat))
        }
        "ending" => {
            let wanted = if line.take("none") {
                "none"
            } else {
                word(&ENDINGS, &line.value(&ENDINGS)?)
            };
            equal(
                wanted,
                state
                    .open
                    .table
                    .ending
                    .map_or_else(none, |why| word(&ENDINGS, &why).to_owned()),
            )
        }
        _ => countdown(state, line)?,
    })
}

fn countdown(state: &State, line: &mut Reader<'_>) -> Read<Verdict> {
    let got = state.open.countdown.as_ref().map_or("none".to_owned(), |last| {
        write::countdown(last)["countdown ".len()..].to_owned()
    });
    if line.take("none") {
        return Ok(equal("none", got));
    }
    let why = line.value(&ENDINGS)?;
    let mut holds = state.open.countdown.is_some_and(|last| last.why == why);
    if line.take("waiting") {
        let mut wanted = Vec::new();
        while line.peek().is_some_and(|word| word != "stranded") {
            if !line.take("-") {
                wanted.push(seat(line.seat()?));
            }
        }
        holds &= state
            .open
            .countdown
            .is_some_and(|last| equal_sets(wanted, &write::seats(last.waiting)).holds);
    }
    if line.take("stranded") {
        let wanted = line.seat()?;
        holds &= state.open.countdown.is_some_and(|last| last.stranded == Some(wanted));
    }
    Ok(Verdict { holds, got })
}

/// Everything that is told as one value or row.
fn value_of(state: &State, line: &mut Reader<'_>) -> Read<Verdict> {
    let setup = line.setup;
    let table = &state.open.table;
    let key = line.next().unwrap_or_default();
    let got = match key {
        "score" => write::per_seat(setup, &table.score),
        "activations" => write::per_seat(setup, &table.activations),
        "saved-count" => write::per_seat(setup, &table.saved),
        "taken" => write::per_seat(setup, &state.open.turns_taken),
        "points" => {
            let owner = line.seat()?;
            write::numbers(&table.points[owner])
        }
        "turn" => state.open.turn.to_string(),
        "active" => seat(state.open.active),
        "phase" => {
            let wanted = line.value(&PHASES)?;
            return Ok(equal(
                word(&PHASES, &wanted),
                word(&PHASES, &state.open.phase).to_owned(),
            ));
        }
        "used" => table.actions_used.to_string(),
        "skips" => state.open.skips.to_string(),
        "dead" => write::dead(table),
        "display" => write::display(setup, table),
        "stack" => write::stack(setup, state),
        "alien-score" => alien_score(setup, table).to_string(),
        "alien-in-hand" => table.alien_in_hand.map_or("-".to_owned(), |t| tile(setup, t)),
        "transit" => {
            let transit = write::all_places(table).filter(|(_, place)| matches!(place, Place::Transit(_)));
            list(transit.map(|(figure, _)| astronaut(figure)))
        }
        _ => return Err(line.wrong("something that can be checked, such as at, score or phase")),
    };
    let wanted = line.rest();
    if wanted.is_empty() {
        line.next();
        return Err(line.wrong("what it should be"));
    }
    Ok(equal(&wanted, got))
}

/// What the track shows; a full one its last square.
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
        "neighbours" => Links::of(setup, table).around(line.tile()?).count(),
        "legal" => legal(state, setup, line.seat()?).len(),
        _ => on_tile(table, line.tile()?),
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

/// First words of commands, prompts and events.
const VOCABULARY: &[&str] = &[
    "alien",
    "alien-to",
    "kill",
    "build",
    "move",
    "push",
    "teleport",
    "stay",
    "depart",
    "relocate",
    "stop",
    "activate",
    "shoot",
    "revive",
    "swap-alien",
    "swap",
    "lift",
    "put",
    "launch",
    "interrupt",
    "pass",
    "commit",
    "end-interrupt",
    "end",
    "choose-alien-move",
    "choose-alien-push",
    "choose-victim",
    "choose-build",
    "choose-action",
    "choose-step",
    "choose-push",
    "choose-teleport",
    "choose-pilot",
    "choose-laser-target",
    "choose-revive",
    "choose-swap-alien",
    "choose-swap-astronaut",
    "choose-relocation",
    "choose-place",
    "choose-launch",
    "react",
    "confirm-action",
    "confirm-interrupt",
    "confirm-turn",
    "turn-started",
    "phase-skipped",
    "alien-moved",
    "alien-pushed",
    "moved",
    "pushed",
    "teleported",
    "killed",
    "alien-killed",
    "alien-scored",
    "boarded",
    "launched",
    "relocated",
    "placed",
    "revealed",
    "spawned",
    "scored",
    "activated",
    "revived",
    "swapped",
    "announced",
    "passed",
    "action-passed",
    "claimed",
    "interrupted",
    "committed",
    "interrupt-ended",
    "countdown-started",
    "turn-ended",
    "game-over",
];
