//! A position from text.

use super::super::check;
use super::super::deal::empty_board;
use super::super::run::Run;
use super::super::{Astronaut, Board, Phase, Place, Setup, State, Tile};
use super::fields::{COURSE, TABLE, TURN};
use super::words::{Read, Reader};
use crate::rules::NoEvents;
use crate::rules::words::{Told, take, text as say};

/// A board on which nothing lies and nobody stands.
pub(super) fn bare_table(setup: &Setup) -> Board {
    let mut board = empty_board(setup);
    board.places.fill(Place::Absent);
    board
}

/// The position as the lines read so far tell it.
pub(super) struct Draft {
    state: State,
    /// `phase start`: the turn begins.
    start: bool,
    told: Told,
}

impl Draft {
    pub(super) fn new(setup: &Setup) -> Self {
        let mut state = State::blank(setup);
        state.open.board = bare_table(setup);
        state.open.turn = 9;
        state.open.phase = Phase::Action1;
        setup.players.seats().for_each(|seat| state.open.turns_taken[seat] = 2);
        Self {
            state,
            start: false,
            told: Told::default(),
        }
    }

    pub(super) fn line(&mut self, line: &mut Reader<'_>) -> Read {
        let Self { state, start, told } = self;
        if line.ahead(2) == "phase start" {
            *start = true;
            line.take("phase");
            line.take("start");
            return told.once(line, "phase".to_owned());
        }
        let known = if line.take("before") {
            let before = state.open.before.get_or_insert_with(|| bare_table(line.setup));
            if line.take("table") {
                return told.once(line, "before table".to_owned());
            }
            take(TABLE, before, line, told, "before ")?
        } else {
            take(TURN, state, line, told, "")?
                || take(TABLE, &mut state.open.board, line, told, "")?
                || take(COURSE, state, line, told, "")?
        };
        if known {
            return Ok(());
        }
        line.next();
        Err(line.wrong("a line such as tile, at or phase"))
    }

    /// The position, or the law that the lines break together.
    pub(super) fn finish(self, setup: &Setup) -> Result<State, String> {
        let Self { mut state, start, told } = self;
        let (used, window_over) = match state.open.phase {
            _ if start => (0, false),
            Phase::Alien | Phase::Build => (0, false),
            Phase::Action1 => (0, true),
            Phase::Action2 => (1, true),
            Phase::End => (2, true),
        };
        complete(setup, &mut state.open.board, used, |key| told.has(key))?;
        if let Some(before) = &mut state.open.before {
            complete(setup, before, used, |key| told.has(&format!("before {key}")))?;
        }
        if !told.has("window used") {
            state.open.windows_used = [window_over, false];
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

/// Begins the turn or the phase, as play would come to it with something to step back to.
fn enter(setup: &Setup, state: &mut State, start: bool) {
    let (seat, phase) = (state.open.active, state.open.phase);
    // Beginning a turn counts it.
    state.open.turn = state.open.turn.saturating_sub(u16::from(start));
    let mut run = Run::new(setup, state, true, NoEvents);
    if start {
        run.begin_turn(seat);
    } else {
        run.enter_phase(phase);
    }
}

/// Works out what no line has told of a board.
fn complete(setup: &Setup, board: &mut Board, used: u8, told: impl Fn(&str) -> bool) -> Result<(), String> {
    for place in board.places.iter_mut().take(setup.players.get() * 5) {
        if *place == Place::Absent {
            *place = Place::Module(Tile::WAKING_ROOM);
        }
    }
    let docked = |pod: &Tile| board.spots[pod.index()].is_some();
    let last = setup.pods.iter().rposition(docked).map_or(0, |last| last as u8 + 1);
    let count = setup.pods.iter().filter(|pod| docked(pod)).count() as u8;
    if !told("pods taken") {
        board.pods_taken = last;
    }
    if !told("pods left") {
        board.pods_left = board.pods_taken.saturating_sub(count);
    }
    if board.pods_taken < last || usize::from(board.pods_taken) > setup.pods.len() {
        return Err("more pods are taken than the pile holds, or a pod on the board is still in it".to_owned());
    }
    if !told("used") {
        board.actions_used = used;
    }
    for owner in setup.players.seats() {
        if !told(&format!("points {}", say(setup, &owner))) {
            board.points[owner] = [board.score[owner], 0, 0, 0];
        }
        if !told("score") {
            board.score[owner] = board.points[owner]
                .iter()
                .fold(0, |sum: i16, &value| sum.saturating_add(value));
        }
    }
    if !told("saved-count") {
        for figure in Astronaut::all().filter(|figure| matches!(board.places[figure.index()], Place::Saved(_))) {
            board.saved[figure.seat()] += 1;
        }
    }
    Ok(())
}
