//! A position from text.

use super::super::{Board, Engineer, Pool, Sector, Setup, State, Symbol, check, deal::empty_board};
use super::fields::{AREA, BOARD, HIDDEN, PLAYER, SOURCES};
use super::rest;
use super::words::{Read, Reader};
use crate::rules::{
    GameRng, List, Seat, Seed,
    words::{Told, take, text as say},
};

/// The position as the lines read so far tell it.
pub(super) struct Draft {
    state: State,
    told: Told,
}

/// The table before any line is read.
pub(super) fn bare_board(setup: &Setup) -> Board {
    let mut board = empty_board(setup, Sector::ALL, Seat::wrapping(0));
    for (seat, lab) in setup.players.seats().zip(Sector::ALL) {
        board.players[seat].lab = lab;
    }
    board.laid = [0].into_iter().collect();
    // The general supply is what the lines leave.
    board.general = Pool::default();
    board
}

impl Draft {
    pub(super) fn new(setup: &Setup) -> Self {
        Self {
            state: State {
                board: bare_board(setup),
                research: List::default(),
                expansions: List::default(),
                programs: List::default(),
                program_cards: setup.components.programs.len() as u8,
                orientations: List::default(),
                rng: GameRng::new(Seed::from_number(1)),
            },
            told: Told::default(),
        }
    }

    pub(super) fn line(&mut self, line: &mut Reader<'_>) -> Read {
        let first = line.peek().unwrap_or_default();
        if is_seat(first) {
            let seat = line.read()?;
            return self.player(seat, line);
        }
        let Self { state, told } = self;
        if let Some(sector) = line.attempt(Reader::read::<Sector>) {
            let prefix = format!("{first} ");
            return clauses(line, |line| {
                take(AREA, state.board.area_mut(sector), line, told, &prefix)
            });
        }
        if take(BOARD, &mut state.board, line, told, "")? || take(HIDDEN, state, line, told, "")? {
            return Ok(());
        }
        line.next();
        match first {
            "seed" => state.rng = GameRng::new(Seed::from_number(line.number("the number of a seed")?)),
            "rng" => {
                let text = line.next().unwrap_or_default();
                state.rng = text.parse().map_err(|error: String| line.error(error))?;
            }
            _ => return Err(line.wrong("a line such as P0, A, laid or general")),
        }
        told.once(line, "the generator".to_owned())
    }

    /// Reads the clauses of a seat: any number on one line, but points by source on a line of their own.
    fn player(&mut self, seat: Seat, line: &mut Reader<'_>) -> Read {
        let Self { state, told } = self;
        if !line.setup.players.contains(seat) {
            return Err(line.wrong("a seat that takes part"));
        }
        let player = &mut state.board.players[seat];
        let prefix = format!("{} ", say(line.setup, &seat));
        if line.take("points") {
            told.once(line, format!("{prefix}kp"))?;
            let prefix = format!("{prefix}points ");
            return clauses(line, |line| take(SOURCES, &mut player.points, line, told, &prefix));
        }
        clauses(line, |line| {
            if line.take("kp") {
                told.once(line, format!("{prefix}kp"))?;
                player.points.caught = line.read::<u8>()?.into();
                return Ok(true);
            }
            take(PLAYER, player, line, told, &prefix)
        })
    }

    /// The position, or the law that the lines break together.
    pub(super) fn finish(self, setup: &Setup) -> Result<State, String> {
        let Self { mut state, told } = self;
        let board = &mut state.board;
        rest::stage(board, &told);
        for seat in setup.players.seats() {
            let untold = |key: &str| !told.has(&format!("{} {key}", say(setup, &seat)));
            if untold("engineer") && board.passed.contains(&seat) {
                board.players[seat].engineer = Engineer::Passed;
            }
            if untold("scientist") {
                board.players[seat].scientist = (board.players[seat].lab, Symbol::Blue);
            }
            rest::submarines(board, seat);
            rest::board_supply(board, seat);
            if untold("paid") {
                rest::paid(setup, &mut board.players[seat]);
            }
        }
        if !told.has("last") {
            board.last = board.active;
        }
        if !told.has("general") {
            rest::general(setup, board);
        }
        rest::hidden(setup, &mut state, &told);
        check::state(setup, &state)?;
        Ok(state)
    }
}

/// Reads clauses to the end of the line; there is at least one.
fn clauses(line: &mut Reader<'_>, mut take: impl FnMut(&mut Reader<'_>) -> Read<bool>) -> Read {
    loop {
        if !take(line)? {
            line.next();
            return Err(line.wrong("a clause such as time 3"));
        }
        if line.done() {
            return Ok(());
        }
    }
}

/// True for the name of any seat or neutral colour, so that one that takes no part is complained about.
pub(super) fn is_seat(word: &str) -> bool {
    matches!(word, "P0" | "P1" | "P2" | "P3" | "N1" | "N2")
}
