//! A position from text.

use super::super::check;
use super::super::deal::empty_table;
use super::super::run::Run;
use super::super::{
    Astronaut, Cell, Countdown, Kind, MAX_MODULES, Mover, Phase, Place, Setup, Spot, State, Table, Tile, TileSet,
    Window, WindowKind, turned,
};
use super::words::{ROTATION, Reader};
use crate::rules::{
    NotationError, PerSeat, Seat, SeatSet,
    words::{self, Form, Told, text as say},
};

type Read<T = ()> = Result<T, NotationError>;

pub(super) fn position(setup: &Setup, text: &str) -> Read<State> {
    words::position(
        setup,
        text,
        || Draft::new(setup),
        Draft::line,
        |draft| draft.finish(setup),
    )
}

/// The position as the lines read so far tell it.
struct Draft {
    state: State,
    table: TableDraft,
    before: Option<TableDraft>,
    /// `phase start`: the turn begins.
    start: bool,
    windows_used: Option<[bool; 2]>,
    /// Seats that claim an interrupt, each with Time Machine and activator.
    claims: Vec<(Seat, (Tile, Astronaut))>,
    told: Told,
}

impl Draft {
    fn new(setup: &Setup) -> Self {
        let mut state = State::blank(setup);
        state.open.turn = 9;
        state.open.phase = Phase::Action1;
        setup.players.seats().for_each(|seat| state.open.turns_taken[seat] = 2);
        let table = TableDraft::new(setup);
        Self {
            state,
            table,
            before: None,
            start: false,
            windows_used: None,
            claims: Vec::new(),
            told: Told::default(),
        }
    }

    fn line(&mut self, line: &mut Reader<'_>) -> Read {
        self.told.once(line, subject(line))?;
        let setup = line.setup;
        let state = &mut self.state;
        let task = &mut state.open.task;
        match line.peek().unwrap_or_default() {
            "window" | "claim" => return self.window(line),
            "phase" | "countdown" | "stack" => return self.course(line),
            _ => {}
        }
        match line.next().unwrap_or_default() {
            "turn" => state.open.turn = line.number("a turn number")?,
            "active" => state.open.active = line.read()?,
            "taken" => state.open.turns_taken = per_seat(line)?,
            "core" => state.open.core_snapshot = figures(line)?,
            "skips" => state.open.skips = line.number("a number of turns")?,
            "interrupter" => state.open.interrupter = Some(line.read()?),
            "over" => state.open.over = Some(line.read()?),
            "asked" => task.prompt = Some(line.read()?),
            "mover" => {
                let (astronaut, left) = line.read()?;
                task.mover = Some(Mover {
                    astronaut,
                    left,
                    jump: line.one_of(&["move", "jump"])? == 1,
                });
            }
            "chain" => task.chain = figures(line)?,
            "ban" => task.ban = Some(line.read()?),
            "alien-chain" => task.alien_chain = tiles(line)?,
            "killed" => task.killed = tiles(line)?,
            "lab" => task.lab = true,
            "before" => {
                let before = self.before.get_or_insert_with(|| TableDraft::new(setup));
                if !line.take("table") {
                    let key = line.next().unwrap_or_default();
                    before.line(key, line)?;
                }
            }
            key => self.table.line(key, line)?,
        }
        Ok(())
    }

    fn course(&mut self, line: &mut Reader<'_>) -> Read {
        let state = &mut self.state;
        match line.next().unwrap_or_default() {
            "phase" => {
                self.start = line.take("start");
                if !self.start {
                    state.open.phase = line.read()?;
                }
            }
            "countdown" => {
                let why = line.read()?;
                line.one_of(&["waiting"])?;
                let mut waiting = SeatSet::EMPTY;
                if !line.take("-") {
                    while line.peek().is_some_and(|word| word != "stranded") {
                        let seat = line.read()?;
                        if waiting.contains(seat) {
                            return Err(line.wrong("each seat once"));
                        }
                        waiting.insert(seat);
                    }
                }
                let stranded = line.take("stranded").then(|| line.read()).transpose()?;
                state.open.countdown = Some(Countdown { why, waiting, stranded });
            }
            _ => {
                let stack: Vec<Tile> = line.read()?;
                if stack.len() > MAX_MODULES {
                    return Err(line.error(format!("at most {MAX_MODULES} tiles fit into the stack")));
                }
                state.open.stack_left = stack.len() as u8;
                for (place, tile) in stack.into_iter().rev().enumerate() {
                    state.stack[place] = tile;
                }
            }
        }
        Ok(())
    }

    fn window(&mut self, line: &mut Reader<'_>) -> Read {
        if line.take("claim") {
            self.claims.push(line.read()?);
            return Ok(());
        }
        line.next();
        if line.one_of(&["used", "open"])? == 0 {
            let mut used = [false; 2];
            for kind in line.distinct::<WindowKind>()? {
                used[usize::from(kind == WindowKind::Mid)] = true;
            }
            self.windows_used = Some(used);
        } else {
            let kind = line.read()?;
            line.one_of(&["undecided"])?;
            let undecided = line.distinct()?.into_iter().collect();
            self.state.open.window = Some(Window {
                kind,
                undecided,
                claims: PerSeat::default(),
            });
        }
        Ok(())
    }

    /// The position, or the law that the lines break together.
    fn finish(self, setup: &Setup) -> Result<State, String> {
        let Self {
            mut state,
            table,
            before,
            start,
            windows_used,
            claims,
            told: _,
        } = self;
        let (used, window_over) = match state.open.phase {
            _ if start => (0, false),
            Phase::Alien | Phase::Build => (0, false),
            Phase::Action1 => (0, true),
            Phase::Action2 => (1, true),
            Phase::End => (2, true),
        };
        state.open.table = table.finish(setup, used)?;
        state.open.before = before.map(|before| before.finish(setup, used)).transpose()?;
        state.open.windows_used = windows_used.unwrap_or([window_over, false]);
        if let Some(window) = &mut state.open.window {
            for (owner, claim) in claims {
                window.claims[owner] = Some(claim);
            }
        }
        if state.open.task.prompt.is_none() && state.open.over.is_none() {
            // What the phase begins with may cover up a broken law, such as a kill where too many stand.
            check::at_rest(setup, &state)?;
            enter(setup, &mut state, start);
        }
        check::written(setup, &state)?;
        Ok(state)
    }
}

/// The words that say what a line is about. Where somebody is can be told on several lines.
fn subject(line: &Reader<'_>) -> String {
    let prefix = usize::from(line.peek() == Some("before"));
    let key = line.ahead(prefix + 1);
    let words = match key.split(' ').next_back().unwrap_or_default() {
        "tile" | "token" | "points" | "claim" | "pods" | "window" => 2,
        "at" | "transit" => line.left(),
        _ => 1,
    };
    line.ahead(prefix + words)
}

/// Begins the turn or the phase, as play would come to it with something to step back to.
fn enter(setup: &Setup, state: &mut State, start: bool) {
    let (seat, phase) = (state.open.active, state.open.phase);
    // Beginning a turn counts it.
    state.open.turn = state.open.turn.saturating_sub(u16::from(start));
    let mut run = Run::new(setup, state, true);
    if start {
        run.begin_turn(seat);
    } else {
        run.enter_phase(phase);
    }
}

/// A table under way: what is not said is worked out at the end.
struct TableDraft {
    table: Table,
    mentioned: u32,
    pods_taken: Option<u8>,
    pods_left: Option<u8>,
    points: PerSeat<Option<[i16; 4]>>,
    score: bool,
    saved: bool,
    used: bool,
}

impl TableDraft {
    fn new(setup: &Setup) -> Self {
        Self {
            table: empty_table(setup),
            mentioned: 0,
            pods_taken: None,
            pods_left: None,
            points: PerSeat::default(),
            score: false,
            saved: false,
            used: false,
        }
    }

    fn put(&mut self, line: &Reader<'_>, figure: Astronaut, place: Place) -> Read {
        let bit = 1 << figure.index();
        if self.mentioned & bit != 0 {
            return Err(line.error(format!("{} is in two places", say(line.setup, &figure))));
        }
        self.mentioned |= bit;
        self.table.places[figure.index()] = place;
        Ok(())
    }

    fn line(&mut self, key: &str, line: &mut Reader<'_>) -> Read {
        let table = &mut self.table;
        match key {
            "tile" => self.tile(line)?,
            "at" => self.at(line)?,
            "dead" => {
                for figure in line.read::<Vec<Astronaut>>()? {
                    self.put(line, figure, Place::Dead)?;
                    let track = &mut self.table.track;
                    track.slots[usize::from(track.len)] = figure;
                    track.len += 1;
                }
            }
            "saved" => {
                for (figure, value) in line.list(Reader::joined)? {
                    self.put(line, figure, Place::Saved(value))?;
                }
            }
            "transit" => {
                let (portal, figure) = line.read()?;
                self.put(line, figure, Place::Transit(portal))?;
            }
            "alien" => table.aliens = tiles(line)?,
            "alien-in-hand" => table.alien_in_hand = Some(line.read()?),
            "token" => {
                let tile: Tile = line.read()?;
                table.tokens[tile.index()] = line.distinct()?.into_iter().collect();
            }
            "display" => {
                for place in &mut table.display {
                    *place = if line.done() { None } else { line.read()? };
                }
            }
            key => self.numbers(key, line)?,
        }
        Ok(())
    }

    fn numbers(&mut self, key: &str, line: &mut Reader<'_>) -> Read {
        let table = &mut self.table;
        match key {
            "pods" => {
                let which = if line.one_of(&["taken", "left"])? == 0 {
                    &mut self.pods_taken
                } else {
                    &mut self.pods_left
                };
                *which = Some(line.number("a number of pods")?);
            }
            "score" => {
                self.score = true;
                table.score = per_seat(line)?;
            }
            "points" => {
                let owner: Seat = line.read()?;
                let mut points = [0; 4];
                for value in &mut points {
                    *value = line.number("four numbers: pods, kills, aliens, Warehouse")?;
                }
                self.points[owner] = Some(points);
            }
            "activations" => table.activations = per_seat(line)?,
            "saved-count" => {
                self.saved = true;
                table.saved = per_seat(line)?;
            }
            "used" => {
                self.used = true;
                table.actions_used = line.number("a number of actions")?;
            }
            "moved" => table.moved_this_turn = figures(line)?,
            "ending" => table.ending = Some(line.read()?),
            _ => return Err(line.wrong("a line such as tile, at or phase")),
        }
        Ok(())
    }

    fn tile(&mut self, line: &mut Reader<'_>) -> Read {
        let tile: Tile = line.read()?;
        let cell: Cell = line.read()?;
        let rot = if line.done() { 0 } else { ROTATION.read(line)? };
        let covered = |spot: &Spot| spot.cell == cell;
        let one = line.setup.components.footprint == super::super::Footprint::One;
        let under_waking_room = !one && cell.x.unsigned_abs() <= 1 && cell.y.unsigned_abs() <= 1;
        if under_waking_room || self.table.spots.iter().flatten().any(covered) {
            return Err(line.error(format!("the cell {} is taken", say(line.setup, &cell))));
        }
        let doors = line.setup.components.tile(tile).doors;
        let lowest = (0..4).find(|&r| turned(doors, r) == turned(doors, rot)).unwrap_or(rot);
        self.table.spots[tile.index()] = Some(Spot { cell, rot: lowest });
        Ok(())
    }

    fn at(&mut self, line: &mut Reader<'_>) -> Read {
        let tile: Tile = line.read()?;
        let data = line.setup.components.tile(tile);
        let mut seat = 0;
        while !line.done() {
            let place = if data.kind == Kind::Pod {
                Place::Aboard(tile, seat)
            } else {
                Place::Module(tile)
            };
            if data.kind == Kind::Pod && seat >= data.capacity {
                return Err(line.error(format!("the pod has {} seats", data.capacity)));
            }
            if let Some(figure) = line.read()? {
                self.put(line, figure, place)?;
            }
            seat += 1;
        }
        Ok(())
    }

    fn finish(self, setup: &Setup, used: u8) -> Result<Table, String> {
        let mut table = self.table;
        let docked = |pod: &Tile| table.spots[pod.index()].is_some();
        let last = setup.pods.iter().rposition(docked).map_or(0, |last| last as u8 + 1);
        let count = setup.pods.iter().filter(|pod| docked(pod)).count() as u8;
        table.pods_taken = self.pods_taken.unwrap_or(last);
        table.pods_left = self.pods_left.unwrap_or(table.pods_taken.saturating_sub(count));
        if table.pods_taken < last || usize::from(table.pods_taken) > setup.pods.len() {
            return Err("more pods are taken than the pile holds, or a pod on the board is still in it".to_owned());
        }
        if !self.used {
            table.actions_used = used;
        }
        for owner in setup.players.seats() {
            let points = self.points[owner].unwrap_or([table.score[owner], 0, 0, 0]);
            table.points[owner] = points;
            if !self.score {
                table.score[owner] = points.iter().fold(0, |sum: i16, &value| sum.saturating_add(value));
            }
        }
        for (figure, place) in super::write::all_places(&self.table) {
            if !self.saved && matches!(place, Place::Saved(_)) {
                table.saved[figure.seat()] += 1;
            }
        }
        Ok(table)
    }
}

fn figures(line: &mut Reader<'_>) -> Read<u32> {
    Ok(line
        .distinct::<Astronaut>()?
        .into_iter()
        .fold(0, |bits, figure| bits | 1 << figure.index()))
}

fn tiles(line: &mut Reader<'_>) -> Read<TileSet> {
    let mut set = TileSet::default();
    line.distinct()?.into_iter().for_each(|tile| set.insert(tile));
    Ok(set)
}

fn per_seat<T: std::str::FromStr + Default + Copy>(line: &mut Reader<'_>) -> Read<PerSeat<T>> {
    let mut values = PerSeat::default();
    for seat in line.setup.players.seats() {
        values[seat] = line.number("one number per seat")?;
    }
    Ok(values)
}
