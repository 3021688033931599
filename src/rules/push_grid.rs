//! PushGrid: the smallest game that exercises the contract at full speed. Nothing is hidden and nothing is rolled.
//!
//! Two to four seats with four pawns each on a 9x9 grid. A turn moves one own pawn one cell; whoever stands there is
//! pushed on, and the whole contiguous chain with it. A pawn pushed over the edge is lost: +1 for the mover if it was
//! somebody else's, -1 if it was the mover's own. Play ends after 120 plies or when one seat is left with pawns.

mod notation;

use super::{
    Applied, Config, Decision, EventSink, Game, Illegal, MAX_SEATS, NoEvents, Obligation, OptionSpec, PerSeat, Points,
    Ranking, Seat, SeatCount, Seed, SetupError, Status, ViewError, Viewer,
};
use serde::{Deserialize, Serialize};
use serde_big_array::BigArray;

/// Cells along one edge.
pub const EDGE: i32 = 9;
/// Pawns of one seat.
pub const PAWNS: usize = 4;
/// Most plies of a game; play ends there at the latest.
pub const MAX_PLIES: u32 = 120;
const CELLS: usize = (EDGE * EDGE) as usize;
const NOBODY: u8 = u8::MAX;

/// Start cells of the pawns of each seat, as (x, y).
const START: [[(i32, i32); PAWNS]; MAX_SEATS] = [
    [(1, 1), (3, 1), (1, 3), (3, 3)],
    [(7, 1), (5, 1), (7, 3), (5, 3)],
    [(1, 7), (3, 7), (1, 5), (3, 5)],
    [(7, 7), (5, 7), (7, 5), (5, 5)],
];

/// A direction on the grid; x grows east, y south.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Direction {
    /// Towards larger x: one cell to the right.
    East,
    /// Towards larger y: one cell down.
    South,
    /// Towards smaller x: one cell to the left.
    West,
    /// Towards smaller y: one cell up.
    North,
}

impl Direction {
    /// All directions, in the order in which moves are listed.
    pub const ALL: [Self; 4] = [Self::East, Self::South, Self::West, Self::North];

    /// The neighbouring cell, if it is on the grid.
    const fn step_from(self, cell: u8) -> Option<u8> {
        let (x, y) = (cell as i32 % EDGE, cell as i32 / EDGE);
        match self {
            Self::East if x + 1 < EDGE => Some(cell + 1),
            Self::South if y + 1 < EDGE => Some(cell + EDGE as u8),
            Self::West if x > 0 => Some(cell - 1),
            Self::North if y > 0 => Some(cell - EDGE as u8),
            _ => None,
        }
    }
}

/// The only command: one of the own pawns goes one cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Step {
    /// Number of the pawn among the seat's own, `0..PAWNS`.
    pub pawn: u8,
    /// Direction of the step.
    pub to: Direction,
}

/// A change of one pawn. Events list the mover first, then the pushed chain outwards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Event {
    /// It stands on another cell, numbered `x + 9 * y`.
    Moved {
        /// Number of the pawn, `seat * PAWNS + index`.
        pawn: u8,
        /// Its new cell.
        cell: u8,
    },
    /// It was pushed over the edge; `points` went to the mover.
    Fell {
        /// Number of the pawn, as in `Moved`.
        pawn: u8,
        /// 1 for a pawn of another seat, -1 for one of the mover's own.
        points: i16,
    },
}

/// The only question: the pawn to move and its direction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct ChooseStep;

/// The rule that forbids a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Reason {
    /// The game is over.
    GameOver,
    /// Another seat is asked.
    NotYourTurn,
    /// There is no such pawn, or it has fallen.
    NoSuchPawn,
    /// A pawn may not walk over the edge by itself.
    Edge,
}

/// The grid. All of it is public, so it is its own view.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PushGrid {
    /// The pawn on each cell, or `NOBODY`.
    #[serde(with = "BigArray")]
    cells: [u8; CELLS],
    /// Cell of each pawn, or `NOBODY`.
    pawns: [u8; MAX_SEATS * PAWNS],
    score: PerSeat<i16>,
    turn: Seat,
    ply: u32,
}

impl PushGrid {
    /// Plies played so far, at most `MAX_PLIES`.
    #[must_use]
    pub const fn ply(&self) -> u32 {
        self.ply
    }
    /// Points of a seat so far.
    #[must_use]
    pub fn score(&self, seat: Seat) -> i16 {
        self.score[seat]
    }

    fn has_pawns(&self, seat: Seat) -> bool {
        let first = seat.index() * PAWNS;
        self.pawns[first..first + PAWNS].iter().any(|&cell| cell != NOBODY)
    }

    fn is_over(&self, setup: SeatCount) -> bool {
        self.ply >= MAX_PLIES || setup.seats().filter(|&seat| self.has_pawns(seat)).nth(1).is_none()
    }

    fn ranking(&self, setup: SeatCount) -> Ranking {
        Ranking::new(setup, None, |seat| (self.score[seat].into(), ()))
    }

    /// The rule against a step; `None` exactly for the steps that `legal_commands` lists.
    fn forbids(&self, setup: SeatCount, seat: Seat, step: Step) -> Option<Reason> {
        if self.is_over(setup) {
            return Some(Reason::GameOver);
        }
        if seat != self.turn {
            return Some(Reason::NotYourTurn);
        }
        if usize::from(step.pawn) >= PAWNS {
            return Some(Reason::NoSuchPawn);
        }
        match self.pawns[seat.index() * PAWNS + usize::from(step.pawn)] {
            NOBODY => Some(Reason::NoSuchPawn),
            cell => step.to.step_from(cell).is_none().then_some(Reason::Edge),
        }
    }

    /// Moves the pawn, pushes on every pawn in its way, and passes the turn.
    fn step(&mut self, setup: SeatCount, mover: Seat, step: Step, events: &mut impl EventSink<Event>) {
        let Step { pawn, to } = step;
        // Both are in range for a listed step.
        let own = &self.pawns[mover.index() * PAWNS..][..PAWNS];
        let Some(&(mut cell)) = own.get(usize::from(pawn)) else {
            return;
        };
        let Some(left) = self.cells.get_mut(usize::from(cell)) else {
            return;
        };
        let mut carried = std::mem::replace(left, NOBODY);
        while carried != NOBODY {
            let Some(next) = to.step_from(cell) else {
                let points = if usize::from(carried) / PAWNS == mover.index() {
                    -1
                } else {
                    1
                };
                self.pawns[usize::from(carried)] = NOBODY;
                self.score[mover] += points;
                events.tell(|| Event::Fell { pawn: carried, points });
                break;
            };
            events.tell(|| Event::Moved {
                pawn: carried,
                cell: next,
            });
            self.pawns[usize::from(carried)] = next;
            carried = std::mem::replace(&mut self.cells[usize::from(next)], carried);
            cell = next;
        }
        self.pass_turn(setup);
    }

    fn pass_turn(&mut self, setup: SeatCount) {
        self.ply += 1;
        for _ in setup.seats() {
            self.turn = setup.after(self.turn);
            if self.has_pawns(self.turn) {
                break;
            }
        }
    }
}

impl Game for PushGrid {
    type Setup = SeatCount;
    type Command = Step;
    type Event = Event;
    type Prompt = ChooseStep;
    type View = Self;
    type Reason = Reason;

    fn setup(config: &Config) -> Result<SeatCount, SetupError> {
        super::setup_without_options(config)
    }
    fn options(_: &Config) -> Vec<OptionSpec> {
        Vec::new()
    }
    fn rules_version(_: &SeatCount) -> u16 {
        1
    }
    fn seats(setup: &SeatCount) -> SeatCount {
        *setup
    }
    fn max_commands(_: &SeatCount) -> u32 {
        MAX_PLIES
    }

    fn new(setup: &SeatCount, _: Seed) -> Self {
        let mut game = Self {
            cells: [NOBODY; CELLS],
            pawns: [NOBODY; MAX_SEATS * PAWNS],
            score: PerSeat::default(),
            turn: Seat::wrapping(0),
            ply: 0,
        };
        for seat in setup.seats() {
            for (number, (x, y)) in START[seat.index()].into_iter().enumerate() {
                let (pawn, cell) = (seat.index() * PAWNS + number, x + EDGE * y);
                game.cells[cell as usize] = pawn as u8;
                game.pawns[pawn] = cell as u8;
            }
        }
        game
    }

    fn status(&self, setup: &SeatCount) -> Status {
        if !self.is_over(*setup) {
            return Status::Deciding;
        }
        let ended_by = if self.ply >= MAX_PLIES { "plies" } else { "last_seat" };
        let points = |seat: Seat| (vec![Points::new("pushes", self.score[seat])], Vec::new());
        Status::Finished(self.ranking(*setup).outcome(ended_by.to_owned(), points))
    }
    fn result(&self, setup: &SeatCount) -> Option<Ranking> {
        self.is_over(*setup).then(|| self.ranking(*setup))
    }

    fn turn(&self) -> u32 {
        (self.ply + 1).min(MAX_PLIES)
    }

    fn decisions(&self, setup: &SeatCount) -> Vec<Decision<ChooseStep>> {
        if self.is_over(*setup) {
            return Vec::new();
        }
        vec![Decision::new(self.turn, Obligation::Must, ChooseStep)]
    }

    fn legal_commands(&self, setup: &SeatCount, seat: Seat, out: &mut Vec<Step>) {
        if seat != self.turn || self.is_over(*setup) {
            return;
        }
        let first = seat.index() * PAWNS;
        for (pawn, &cell) in self.pawns[first..first + PAWNS].iter().enumerate() {
            if cell == NOBODY {
                continue;
            }
            for to in Direction::ALL {
                if to.step_from(cell).is_some() {
                    out.push(Step { pawn: pawn as u8, to });
                }
            }
        }
    }

    fn apply(&mut self, setup: &SeatCount, seat: Seat, command: &Step) -> Result<Applied<Event>, Illegal> {
        if self.forbids(*setup, seat, *command).is_some() {
            return Err(self.refusal(setup, seat));
        }
        let mut events = Vec::with_capacity(4);
        self.step(*setup, seat, *command, &mut events);
        Ok(Applied {
            events,
            reversible: true,
        })
    }
    fn carry_out(&mut self, setup: &SeatCount, seat: Seat, command: &Step) {
        self.step(*setup, seat, *command, &mut NoEvents);
    }

    fn explain(&self, setup: &SeatCount, seat: Seat, command: &Step) -> Option<Reason> {
        self.forbids(*setup, seat, *command)
    }
    fn view(&self, _: Viewer) -> Self {
        self.clone()
    }
    fn from_view(setup: &SeatCount, view: &Self, _: Seed) -> Result<Self, ViewError> {
        view.check_invariants(setup).map_err(ViewError)?;
        Ok(view.clone())
    }
    /// Nothing is hidden.
    fn redeal(&mut self, _: &SeatCount, _: Seed) {}

    fn check_invariants(&self, setup: &SeatCount) -> Result<(), String> {
        if !setup.contains(self.turn) || self.ply > MAX_PLIES {
            return Err(format!("turn {:?} at ply {}", self.turn, self.ply));
        }
        if !self.has_pawns(self.turn) && !self.is_over(*setup) {
            return Err(format!("{:?} is asked but has no pawn", self.turn));
        }
        let mut standing = 0;
        for (pawn, &cell) in self.pawns.iter().enumerate().filter(|(_, cell)| **cell != NOBODY) {
            if self.cells.get(usize::from(cell)) != Some(&(pawn as u8)) || pawn / PAWNS >= setup.get() {
                return Err(format!("pawn {pawn} is not on its cell {cell}"));
            }
            standing += 1;
        }
        let taken = self.cells.iter().filter(|&&pawn| pawn != NOBODY).count();
        if taken == standing {
            Ok(())
        } else {
            Err(format!("{taken} cells taken by {standing} pawns"))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{legal, perft::playout};

    /// The reference game: xorshift32 chooses, and the commands are folded into a checksum.
    #[test]
    fn the_first_reference_game_has_120_plies_and_checksum_249790() {
        let setup = SeatCount::new(4).expect("four seats");
        let mut game = PushGrid::new(&setup, Seed::from_number(1));
        let mut random = 1_u32.wrapping_mul(2_654_435_761) | 1;
        let mut checksum = 0_u64;
        let played = playout(
            &mut game,
            &setup,
            MAX_PLIES,
            |bound| {
                random ^= random << 13;
                random ^= random >> 17;
                random ^= random << 5;
                random % bound
            },
            |_, _, step| checksum = (checksum * 31 + u64::from(step.pawn) * 4 + step.to as u64) % 1_000_003,
        );
        assert_eq!((played, game.ply(), checksum), (Ok(120), 120, 249_790));
    }

    #[test]
    fn a_listed_step_is_taken_and_told_once() {
        let config = Config::new("pushgrid", SeatCount::new(4).expect("four seats"));
        let setup = PushGrid::setup(&config).expect("the default configuration");
        let mut game = PushGrid::new(&setup, Seed::from_number(1));
        let (first, to) = (Seat::wrapping(0), Direction::East);
        let step = Step { pawn: 0, to };
        assert!(legal(&game, &setup, first).contains(&step));
        let applied = game.apply(&setup, first, &step).expect("listed");
        assert_eq!(applied.events.len(), 1);
    }

    #[test]
    fn a_pawn_pushed_over_the_edge_counts_for_the_mover() {
        let setup = SeatCount::new(2).expect("two seats");
        let mut game = PushGrid::new(&setup, Seed::from_number(1));
        let [first, second] = [0, 1].map(Seat::wrapping);
        let west = |pawn| Step {
            pawn,
            to: Direction::West,
        };
        let east = |pawn| Step {
            pawn,
            to: Direction::East,
        };
        // Pawn 0 at (1, 1) walks east until it has pushed (3, 1), (5, 1) and (7, 1) to the edge and beyond.
        for _ in 0..4 {
            game.apply(&setup, first, &east(0)).expect("a free way east");
            game.apply(&setup, second, &west(2)).expect("a free way west");
        }
        let before = game.clone();
        assert_eq!(
            game.apply(&setup, first, &Step { pawn: 9, ..east(0) }),
            Err(Illegal::NotListed)
        );
        assert_eq!(game.apply(&setup, second, &east(0)), Err(Illegal::NotAsked));
        assert_eq!(game, before);
        let applied = game.apply(&setup, first, &east(0)).expect("the chain of four moves");
        assert_eq!(applied.events.last(), Some(&Event::Fell { pawn: 4, points: 1 }));
        assert_eq!(game.score[first], 1);
    }
}
