//! Positions and commands of `PushGrid` as text.
//!
//! A command is `2 north`: the pawn, counted from 0, and where it goes. A position has a line per field:
//!
//! ```text
//! ply 17
//! turn P1
//! score 0 2 -1 0
//! P0 1,1 3,1 - 3,3
//! ```
//!
//! The last kind of line gives the cells of a seat's pawns as `x,y`, `-` for one that fell.

use super::{Direction, EDGE, NOBODY, PAWNS, PushGrid, Step};
use crate::rules::{Game, Notation, NotationError, Seat, SeatCount, Seed};
use std::str::FromStr;

const NAMES: [&str; 4] = ["east", "south", "west", "north"];

fn wrong(line: usize, word: &str, expected: &str) -> NotationError {
    NotationError {
        line,
        message: format!("{word:?} is not {expected}"),
    }
}

fn number<T: FromStr>(line: usize, word: &str, expected: &str) -> Result<T, NotationError> {
    word.parse().map_err(|_| wrong(line, word, expected))
}

fn seat(setup: SeatCount, line: usize, word: &str) -> Result<Seat, NotationError> {
    let index = word.strip_prefix('P').and_then(|number| number.parse().ok());
    let seat = index.and_then(Seat::new).filter(|&seat| setup.contains(seat));
    seat.ok_or_else(|| wrong(line, word, "a seat such as P0"))
}

/// A cell as `x,y`, or `-` for none.
fn cell(line: usize, word: &str) -> Result<u8, NotationError> {
    if word == "-" {
        return Ok(NOBODY);
    }
    let on_grid = |text: &str| text.parse().ok().filter(|at| (0..EDGE).contains(at));
    let place = word.split_once(',').and_then(|(x, y)| Some((on_grid(x)?, on_grid(y)?)));
    let (x, y) = place.ok_or_else(|| wrong(line, word, "a cell from 0,0 to 8,8 or -"))?;
    Ok((x + EDGE * y) as u8)
}

impl PushGrid {
    /// Takes up one line of a position.
    fn read_line(&mut self, setup: SeatCount, line: usize, text: &str) -> Result<(), NotationError> {
        let mut words = text.split_whitespace();
        let Some(field) = words.next() else {
            return Ok(());
        };
        let rest: Vec<&str> = words.collect();
        match (field, rest.as_slice()) {
            ("ply", [ply]) => self.ply = number(line, ply, "a number of plies")?,
            ("turn", [turn]) => self.turn = seat(setup, line, turn)?,
            ("score", scores) if scores.len() == setup.get() => {
                for (seat, score) in setup.seats().zip(scores) {
                    self.score[seat] = number(line, score, "a score")?;
                }
            }
            (owner, cells) if cells.len() == PAWNS && owner.starts_with('P') => {
                let first = seat(setup, line, owner)?.index() * PAWNS;
                for (pawn, word) in (first..).zip(cells) {
                    self.pawns[pawn] = cell(line, word)?;
                }
            }
            _ => {
                return Err(wrong(
                    line,
                    text,
                    "ply N, turn SEAT, a score per seat, or a seat and four cells",
                ));
            }
        }
        Ok(())
    }
}

impl Notation for PushGrid {
    fn command_text(_: &SeatCount, command: &Step) -> String {
        format!("{} {}", command.pawn, NAMES[command.to as usize])
    }
    fn parse_command(_: &SeatCount, text: &str) -> Result<Step, NotationError> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let [pawn, to] = words[..] else {
            return Err(wrong(1, text, "a pawn and a direction, such as 2 north"));
        };
        let direction = Direction::ALL.into_iter().zip(NAMES).find(|(_, name)| *name == to);
        Ok(Step {
            pawn: number(1, pawn, "a pawn from 0 to 3")?,
            to: direction
                .ok_or_else(|| wrong(1, to, "one of east, south, west, north"))?
                .0,
        })
    }
    fn position_text(&self, setup: &SeatCount) -> String {
        let scores: Vec<String> = setup.seats().map(|seat| self.score[seat].to_string()).collect();
        let mut text = format!(
            "ply {}\nturn P{}\nscore {}\n",
            self.ply,
            self.turn.index(),
            scores.join(" ")
        );
        for (seat, pawns) in setup.seats().zip(self.pawns.chunks(PAWNS)) {
            let cells = pawns.iter().map(|&cell| match i32::from(cell) {
                _ if cell == NOBODY => "-".to_owned(),
                at => format!("{},{}", at % EDGE, at / EDGE),
            });
            let cells: Vec<String> = cells.collect();
            text.push_str(&format!("P{} {}\n", seat.index(), cells.join(" ")));
        }
        text
    }
    fn parse_position(setup: &SeatCount, text: &str) -> Result<Self, NotationError> {
        let mut game = Self::new(setup, Seed::from_number(0));
        for (line, text) in (1..).zip(text.lines()) {
            game.read_line(*setup, line, text)?;
        }
        game.cells.fill(NOBODY);
        for (pawn, &cell) in game.pawns.iter().enumerate() {
            if let Some(place) = game.cells.get_mut(usize::from(cell)) {
                *place = pawn as u8;
            }
        }
        let last = text.lines().count();
        game.check_invariants(setup).map_err(|message| NotationError {
            line: last.max(1),
            message,
        })?;
        Ok(game)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{perft::playout, push_grid::MAX_PLIES};

    #[test]
    fn every_position_and_command_of_a_game_survives_text() {
        let setup = SeatCount::new(3).expect("three seats");
        let mut game = PushGrid::new(&setup, Seed::from_number(0));
        let (mut draw, mut fallen) = (7_u32, false);
        let below = |bound| {
            draw = draw.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (draw >> 16) % bound
        };
        let seen = |game: &PushGrid, _, step: &Step| {
            let text = game.position_text(&setup);
            fallen |= text.contains('-');
            assert_eq!(PushGrid::parse_position(&setup, &text).as_ref(), Ok(game), "{text}");
            let text = PushGrid::command_text(&setup, step);
            assert_eq!(PushGrid::parse_command(&setup, &text), Ok(*step), "{text}");
        };
        playout(&mut game, &setup, MAX_PLIES, below, seen).expect("moves are listed");
        assert!(fallen);
    }

    #[test]
    fn what_is_left_out_is_as_at_the_start() {
        let setup = SeatCount::new(2).expect("two seats");
        let start = PushGrid::new(&setup, Seed::from_number(0));
        assert_eq!(PushGrid::parse_position(&setup, ""), Ok(start));
    }

    #[test]
    fn what_is_not_notation_is_refused_with_its_line() {
        let setup = SeatCount::new(2).expect("two seats");
        for text in ["", "2", "2 up", "x east", "2 east now"] {
            assert!(PushGrid::parse_command(&setup, text).is_err(), "{text}");
        }
        for text in [
            "P2 1,1 1,2 1,3 1,4",
            "P0 1,1 1,1 - -",
            "P0 9,0 - - -",
            "score 1",
            "ply x",
            "turn 1",
            "ply 999",
        ] {
            assert!(PushGrid::parse_position(&setup, text).is_err(), "{text}");
        }
        let error = PushGrid::parse_position(&setup, "ply 3\n\nturn P7").expect_err("there are two seats");
        assert_eq!(error.to_string(), "line 3: \"P7\" is not a seat such as P0");
    }
}
