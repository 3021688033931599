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
use crate::rules::{
    Game, Notation, NotationError, Seat, SeatCount, Seed,
    words::{self, Reader, Words, Writer, lexicon},
};

type Read<T = ()> = Result<T, NotationError>;

lexicon! { Direction: "east" East, "south" South, "west" West, "north" North }
lexicon! { struct Step of SeatCount { pawn, to } }

/// `P0`: a seat that takes part.
impl Words<SeatCount> for Seat {
    fn write(&self, line: &mut Writer<'_, SeatCount>) {
        line.word(format!("P{}", self.index()));
    }
    fn read(line: &mut Reader<'_, SeatCount>) -> Read<Self> {
        line.one(line.setup.seats(), "a seat such as P0")
    }
}

/// A cell as `x,y`, or `-` for none.
fn cell(line: &mut Reader<'_, SeatCount>) -> Read<u8> {
    if line.take("-") {
        return Ok(NOBODY);
    }
    let on_grid = |text: &str| text.parse().ok().filter(|at| (0..EDGE).contains(at));
    let word = line.next().and_then(|word| word.split_once(','));
    let place = word.and_then(|(x, y)| Some((on_grid(x)?, on_grid(y)?)));
    let (x, y) = place.ok_or_else(|| line.wrong("a cell from 0,0 to 8,8 or -"))?;
    Ok((x + EDGE * y) as u8)
}

impl PushGrid {
    /// Takes up one line of a position.
    fn read_line(&mut self, line: &mut Reader<'_, SeatCount>) -> Read {
        if line.take("ply") {
            self.ply = line.number("a number of plies")?;
        } else if line.take("turn") {
            self.turn = line.read()?;
        } else if line.take("score") {
            for seat in line.setup.seats() {
                self.score[seat] = line.number("a score per seat")?;
            }
        } else {
            let first = line.read::<Seat>()?.index() * PAWNS;
            for pawn in &mut self.pawns[first..first + PAWNS] {
                *pawn = cell(line)?;
            }
        }
        Ok(())
    }

    /// The position that the lines tell, or the law that they break together.
    fn placed(mut self, setup: &SeatCount) -> Result<Self, String> {
        self.cells.fill(NOBODY);
        for (pawn, &cell) in self.pawns.iter().enumerate() {
            if let Some(place) = self.cells.get_mut(usize::from(cell)) {
                *place = pawn as u8;
            }
        }
        self.check_invariants(setup)?;
        Ok(self)
    }
}

impl Notation for PushGrid {
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
    fn parse_position(setup: &SeatCount, text: &str) -> Read<Self> {
        let start = |setup| Self::new(setup, Seed::from_number(0));
        words::position(setup, text, start, Self::read_line, Self::placed)
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
        assert_eq!(error.to_string(), "line 3: \"P7\", expected a seat such as P0");
        let text = "P0 1,1 1,2 1,3 1,4\nply 200\nscore 0 0";
        assert_eq!(
            PushGrid::parse_position(&setup, text).expect_err("too many plies").line,
            2
        );
    }
}
