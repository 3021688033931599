//! A position as text, in the order of a turn's life: turn, table, question, table before the action.

use super::super::{ASTRONAUTS, Astronaut, Place, Setup, State, Table, Task, Tile, TileSet};
use super::labels::{ENDINGS, PHASES, WINDOWS, prompt, word};
use super::words::{astronaut, list, seat, spot, tile};
use crate::rules::{PerSeat, SeatSet};
use std::fmt::Display;

pub(super) fn position(setup: &Setup, state: &State) -> String {
    let mut out = Vec::new();
    out.push(format!("turn {}", state.open.turn));
    out.push(format!("active {}", seat(state.open.active)));
    out.push(format!("phase {}", word(&PHASES, &state.open.phase)));
    out.push(format!("taken {}", per_seat(setup, &state.open.turns_taken)));
    table(setup, &state.open.table, "", &mut out);
    out.push(format!("stack {}", stack(setup, state)));
    out.push(format!("core {}", figures(state.open.core_snapshot)));
    out.push(format!("skips {}", state.open.skips));
    course(setup, state, &mut out);
    task(setup, &state.open.task, &mut out);
    if let Some(before) = &state.open.before {
        out.push("before table".to_owned());
        table(setup, before, "before ", &mut out);
    }
    out.join("\n") + "\n"
}

/// Last round, windows, interrupt, end.
fn course(setup: &Setup, state: &State, out: &mut Vec<String>) {
    if let Some(last) = &state.open.countdown {
        out.push(countdown(last));
    }
    let used = WINDOWS.iter().zip(state.open.windows_used).filter(|(_, used)| *used);
    out.push(format!(
        "window used {}",
        list(used.map(|((name, _), _)| (*name).to_owned()))
    ));
    if let Some(window) = &state.open.window {
        out.push(format!(
            "window open {} undecided {}",
            word(&WINDOWS, &window.kind),
            seats(window.undecided)
        ));
        for owner in setup.players.seats() {
            if let Some((machine, activator)) = window.claims[owner] {
                let claim = format!("{} {} {}", seat(owner), tile(setup, machine), astronaut(activator));
                out.push(format!("claim {claim}"));
            }
        }
    }
    if let Some(interrupter) = state.open.interrupter {
        out.push(format!("interrupter {}", seat(interrupter)));
    }
    if let Some(over) = &state.open.over {
        out.push(format!("over {}", word(&ENDINGS, over)));
    }
}

pub(super) fn countdown(last: &super::super::Countdown) -> String {
    let mut text = format!(
        "countdown {} waiting {}",
        word(&ENDINGS, &last.why),
        seats(last.waiting)
    );
    if let Some(stranded) = last.stranded {
        text += &format!(" stranded {}", seat(stranded));
    }
    text
}

fn task(setup: &Setup, task: &Task, out: &mut Vec<String>) {
    if let Some(asked) = &task.prompt {
        out.push(format!("asked {}", prompt(setup, asked)));
    }
    if let Some(mover) = &task.mover {
        let way = if mover.jump { "jump" } else { "move" };
        out.push(format!("mover {} {} {way}", astronaut(mover.astronaut), mover.left));
    }
    if task.chain != 0 {
        out.push(format!("chain {}", figures(task.chain)));
    }
    if let Some(ban) = task.ban {
        out.push(format!("ban {}", tile(setup, ban)));
    }
    for (name, set) in [("alien-chain", task.alien_chain), ("killed", task.killed)] {
        if set != 0 {
            out.push(format!("{name} {}", tiles(setup, TileSet(set))));
        }
    }
    if task.lab {
        out.push("lab".to_owned());
    }
}

/// The lines of a table, each after the prefix.
pub(super) fn table(setup: &Setup, table: &Table, prefix: &str, out: &mut Vec<String>) {
    let mut line = |text: String| out.push(format!("{prefix}{text}"));
    for (index, at) in table.spots.iter().enumerate() {
        if let (Some(at), Some(t)) = (at, Tile::from_index(index).filter(|&t| t != Tile::WAKING_ROOM)) {
            line(format!("tile {} {}", tile(setup, t), spot(*at)));
        }
    }
    for t in (0..setup.components.tiles.len())
        .filter_map(Tile::from_index)
        .filter(|&t| t != Tile::WAKING_ROOM)
    {
        let here = at(setup, table, t);
        if here != "-" {
            line(format!("at {} {here}", tile(setup, t)));
        }
        if !table.tokens[t.index()].is_empty() {
            line(format!("token {} {}", tile(setup, t), seats(table.tokens[t.index()])));
        }
    }
    for (figure, place) in all_places(table) {
        if let Place::Transit(portal) = place {
            line(format!("transit {} {}", tile(setup, portal), astronaut(figure)));
        }
    }
    line(format!("dead {}", dead(table)));
    line(format!("saved {}", saved(table)));
    line(format!("alien {}", tiles(setup, table.aliens)));
    if let Some(t) = table.alien_in_hand {
        line(format!("alien-in-hand {}", tile(setup, t)));
    }
    line(format!("display {}", display(setup, table)));
    line(format!("pods taken {}", table.pods_taken));
    line(format!("pods left {}", table.pods_left));
    line(format!("score {}", per_seat(setup, &table.score)));
    for owner in setup.players.seats() {
        line(format!("points {} {}", seat(owner), numbers(&table.points[owner])));
    }
    line(format!("activations {}", per_seat(setup, &table.activations)));
    line(format!("saved-count {}", per_seat(setup, &table.saved)));
    line(format!("used {}", table.actions_used));
    line(format!("moved {}", figures(table.moved_this_turn)));
    if let Some(ending) = &table.ending {
        line(format!("ending {}", word(&ENDINGS, ending)));
    }
}

/// Every astronaut and where it is.
pub(super) fn all_places(table: &Table) -> impl Iterator<Item = (Astronaut, Place)> {
    (0..ASTRONAUTS)
        .filter_map(Astronaut::from_index)
        .map(|figure| (figure, table.places[figure.index()]))
}

/// Who is on a module, or in a pod from the lowest seat.
pub(super) fn at(setup: &Setup, table: &Table, t: Tile) -> String {
    if !setup.components.is_pod(t) {
        return list(
            all_places(table)
                .filter(|&(_, p)| p == Place::Module(t))
                .map(|(figure, _)| astronaut(figure)),
        );
    }
    let seat_of = |number: u8| {
        all_places(table)
            .find(|&(_, p)| p == Place::Aboard(t, number))
            .map(|(a, _)| a)
    };
    let mut aboard: Vec<_> = (0..setup.components.tile(t).capacity).map(seat_of).collect();
    while aboard.last() == Some(&None) {
        aboard.pop();
    }
    list(
        aboard
            .into_iter()
            .map(|figure| figure.map_or("-".to_owned(), astronaut)),
    )
}

/// Face-down modules, the next one first.
pub(super) fn stack(setup: &Setup, state: &State) -> String {
    let stack = state.stack.iter().take(usize::from(state.open.stack_left)).rev();
    list(stack.map(|&t| tile(setup, t)))
}

pub(super) fn dead(table: &Table) -> String {
    list(
        table
            .track
            .slots
            .iter()
            .take(usize::from(table.track.len))
            .map(|&figure| astronaut(figure)),
    )
}

pub(super) fn saved(table: &Table) -> String {
    list(all_places(table).filter_map(|(figure, place)| match place {
        Place::Saved(value) => Some(format!("{}:{value}", astronaut(figure))),
        _ => None,
    }))
}

pub(super) fn display(setup: &Setup, table: &Table) -> String {
    let places = table
        .display
        .iter()
        .map(|place| place.map_or("-".to_owned(), |t| tile(setup, t)));
    places.collect::<Vec<_>>().join(" ")
}

/// Astronauts out of a set of bits.
pub(super) fn figures(bits: u32) -> String {
    list(
        (0..ASTRONAUTS)
            .filter(|i| bits >> i & 1 != 0)
            .filter_map(Astronaut::from_index)
            .map(astronaut),
    )
}

pub(super) fn tiles(setup: &Setup, set: TileSet) -> String {
    list(set.iter().map(|t| tile(setup, t)))
}

pub(super) fn seats(set: SeatSet) -> String {
    list(set.iter().map(seat))
}

pub(super) fn per_seat<T: Display>(setup: &Setup, values: &PerSeat<T>) -> String {
    list(setup.players.seats().map(|s| values[s].to_string()))
}

pub(super) fn numbers<T: Display>(values: &[T]) -> String {
    list(values.iter().map(T::to_string))
}
