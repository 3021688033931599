//! The parts of an analysis: the game that goes in, and the findings that come out.

use crate::rules::{Game, PerSeat, Seat};

/// A position of a game that was played.
#[derive(Clone, Debug, PartialEq)]
pub struct PlayedPosition<G: Game> {
    /// The position as somebody at the table saw it.
    pub view: G::View,
    /// The command that led to the next position, with its seat. `None` at the end, and where positions before the next
    /// one are missing.
    pub chosen: Option<(Seat, G::Command)>,
}

/// The chance of each side to win in a position.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ChancePoint {
    /// Number of the turn.
    pub turn: u32,
    /// The place of the position among those of the game.
    pub place: usize,
    /// The chance of each seat, from 0 to 1. The side that nobody plays has the rest.
    pub share: PerSeat<f64>,
}

impl ChancePoint {
    /// The chance of a seat, or without a seat that of the side that nobody plays.
    #[must_use]
    pub fn of(&self, side: Option<Seat>) -> f64 {
        of_side(&self.share, side)
    }
}

/// The part of a seat, or without a seat what the seats leave to the side that nobody plays.
pub(super) fn of_side(share: &PerSeat<f64>, side: Option<Seat>) -> f64 {
    match side {
        Some(seat) => share[seat],
        None => (1.0 - share.0.iter().sum::<f64>()).max(0.0),
    }
}

/// A command with all that its words depend on.
#[derive(Clone, Debug, PartialEq)]
pub struct ChosenCommand<G: Game> {
    /// The position in which it is given.
    pub view: G::View,
    /// The question that it answers.
    pub prompt: G::Prompt,
    /// The command itself.
    pub command: G::Command,
}

/// A turn in which a chance changed much.
#[derive(Clone, Debug, PartialEq)]
pub struct Swing<G: Game> {
    /// Number of the turn.
    pub turn: u32,
    /// The place of the position that shows it, among those of the game.
    pub place: usize,
    /// The side that it is told of. `None` stands for the side that nobody plays.
    pub side: Option<Seat>,
    /// The chance of that side before the turn.
    pub before: f64,
    /// The chance of that side after the turn.
    pub after: f64,
    /// The cause of most of the change.
    pub cause: SwingCause<G>,
}

/// The reason for most of a swing's change.
#[derive(Clone, Debug, PartialEq)]
pub enum SwingCause<G: Game> {
    /// The side chose a command although a better one was listed.
    Mistake {
        /// The chosen command, and what belongs to the same action.
        chosen: Vec<ChosenCommand<G>>,
        /// The better command, and what belongs to the same action.
        better: Vec<ChosenCommand<G>>,
        /// The chance of the side with the chosen command, before anything was drawn.
        got: f64,
        /// The chance of the side with the better command, before anything is drawn.
        best: f64,
    },
    /// Dice or a draw.
    Luck,
    /// The side played better than the search foresaw.
    FinePlay,
    /// No single command and no draw explains most of it.
    Unclear,
}
