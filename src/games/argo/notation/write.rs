//! A position as text, in the order of a turn's life: turn, table, question, table before the action.

use super::super::{ASTRONAUTS, Astronaut, Countdown, Place, Setup, State, Table, Task, Tile, TileSet, WindowKind};
use crate::rules::{
    PerSeat, SeatSet,
    words::{Words, list, text},
};
use std::fmt::Display;

pub(super) fn position(setup: &Setup, state: &State) -> String {
    let mut out = Vec::new();
    out.push(format!("turn {}", state.open.turn));
    out.push(format!("active {}", text(setup, &state.open.active)));
    out.push(format!("phase {}", text(setup, &state.open.phase)));
    out.push(format!("taken {}", per_seat(setup, &state.open.turns_taken)));
    table(setup, &state.open.table, "", &mut out);
    out.push(format!("stack {}", stack(setup, state)));
    out.push(format!("core {}", figures(setup, state.open.core_snapshot)));
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
        out.push(format!("countdown {}", countdown(setup, last)));
    }
    out.push(format!("window used {}", windows_used(setup, state)));
    if let Some(window) = &state.open.window {
        let undecided = seats(setup, window.undecided);
        out.push(format!(
            "window open {} undecided {undecided}",
            text(setup, &window.kind)
        ));
        for owner in setup.players.seats() {
            if let Some((machine, activator)) = window.claims[owner] {
                let claim = text(setup, &(owner, (machine, activator)));
                out.push(format!("claim {claim}"));
            }
        }
    }
    if let Some(interrupter) = &state.open.interrupter {
        out.push(format!("interrupter {}", text(setup, interrupter)));
    }
    if let Some(over) = &state.open.over {
        out.push(format!("over {}", text(setup, over)));
    }
}

/// The windows of this turn that are over.
pub(super) fn windows_used(setup: &Setup, state: &State) -> String {
    let kinds = [WindowKind::Start, WindowKind::Mid]
        .into_iter()
        .zip(state.open.windows_used);
    all(setup, kinds.filter(|(_, used)| *used).map(|(kind, _)| kind))
}

/// The words after `countdown`.
pub(super) fn countdown(setup: &Setup, last: &Countdown) -> String {
    let mut words = format!("{} waiting {}", text(setup, &last.why), seats(setup, last.waiting));
    if let Some(stranded) = &last.stranded {
        words += &format!(" stranded {}", text(setup, stranded));
    }
    words
}

/// A list of values, or `-`.
pub(super) fn all<T: Words<Setup>>(setup: &Setup, values: impl IntoIterator<Item = T>) -> String {
    list(values.into_iter().map(|value| text(setup, &value)))
}

fn task(setup: &Setup, task: &Task, out: &mut Vec<String>) {
    if let Some(asked) = &task.prompt {
        out.push(format!("asked {}", text(setup, asked)));
    }
    if let Some(mover) = &task.mover {
        let way = if mover.jump { "jump" } else { "move" };
        out.push(format!("mover {} {way}", text(setup, &(mover.astronaut, mover.left))));
    }
    if task.chain != 0 {
        out.push(format!("chain {}", figures(setup, task.chain)));
    }
    if let Some(ban) = &task.ban {
        out.push(format!("ban {}", text(setup, ban)));
    }
    for (name, set) in [("alien-chain", task.alien_chain), ("killed", task.killed)] {
        if !set.is_empty() {
            out.push(format!("{name} {}", tiles(setup, set)));
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
            line(format!("tile {} {}", text(setup, &t), text(setup, at)));
        }
    }
    for t in (0..setup.components.tiles.len())
        .filter_map(Tile::from_index)
        .filter(|&t| t != Tile::WAKING_ROOM)
    {
        let here = at(setup, table, t);
        if here != "-" {
            line(format!("at {} {here}", text(setup, &t)));
        }
        if !table.tokens[t.index()].is_empty() {
            line(format!(
                "token {} {}",
                text(setup, &t),
                seats(setup, table.tokens[t.index()])
            ));
        }
    }
    for (figure, place) in all_places(table) {
        if let Place::Transit(portal) = place {
            line(format!("transit {}", text(setup, &(portal, figure))));
        }
    }
    line(format!("dead {}", dead(setup, table)));
    line(format!("saved {}", saved(setup, table)));
    line(format!("alien {}", tiles(setup, table.aliens)));
    if let Some(t) = &table.alien_in_hand {
        line(format!("alien-in-hand {}", text(setup, t)));
    }
    line(format!("display {}", display(setup, table)));
    line(format!("pods taken {}", table.pods_taken));
    line(format!("pods left {}", table.pods_left));
    line(format!("score {}", per_seat(setup, &table.score)));
    for owner in setup.players.seats() {
        line(format!(
            "points {} {}",
            text(setup, &owner),
            numbers(&table.points[owner])
        ));
    }
    line(format!("activations {}", per_seat(setup, &table.activations)));
    line(format!("saved-count {}", per_seat(setup, &table.saved)));
    line(format!("used {}", table.actions_used));
    line(format!("moved {}", figures(setup, table.moved_this_turn)));
    if let Some(ending) = &table.ending {
        line(format!("ending {}", text(setup, ending)));
    }
}

/// Every astronaut and where it is.
pub(super) fn all_places(table: &Table) -> impl Iterator<Item = (Astronaut, Place)> {
    (0..ASTRONAUTS)
        .filter_map(Astronaut::from_index)
        .map(|figure| (figure, table.places[figure.index()]))
}

/// The figures on a module, or in a pod from its lowest seat.
pub(super) fn at(setup: &Setup, table: &Table, t: Tile) -> String {
    if !setup.components.is_pod(t) {
        let there = all_places(table).filter(|&(_, p)| p == Place::Module(t));
        return all(setup, there.map(|(figure, _)| figure));
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
    all(setup, aboard)
}

/// Face-down modules, the next one first.
pub(super) fn stack(setup: &Setup, state: &State) -> String {
    all(
        setup,
        state
            .stack
            .iter()
            .take(usize::from(state.open.stack_left))
            .rev()
            .copied(),
    )
}

pub(super) fn dead(setup: &Setup, table: &Table) -> String {
    all(
        setup,
        table.track.slots.iter().take(usize::from(table.track.len)).copied(),
    )
}

pub(super) fn saved(setup: &Setup, table: &Table) -> String {
    list(all_places(table).filter_map(|(figure, place)| match place {
        Place::Saved(value) => Some(format!("{}:{value}", text(setup, &figure))),
        _ => None,
    }))
}

pub(super) fn display(setup: &Setup, table: &Table) -> String {
    all(setup, table.display)
}

/// Astronauts out of a set of bits.
pub(super) fn figures(setup: &Setup, bits: u32) -> String {
    let found = (0..ASTRONAUTS).filter(|i| bits >> i & 1 != 0);
    all(setup, found.filter_map(Astronaut::from_index))
}

pub(super) fn tiles(setup: &Setup, set: TileSet) -> String {
    all(setup, set.iter())
}

pub(super) fn seats(setup: &Setup, set: SeatSet) -> String {
    all(setup, set.iter())
}

pub(super) fn per_seat<T: Display>(setup: &Setup, values: &PerSeat<T>) -> String {
    list(setup.players.seats().map(|s| values[s].to_string()))
}

pub(super) fn numbers<T: Display>(values: &[T]) -> String {
    list(values.iter().map(T::to_string))
}
