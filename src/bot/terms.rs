//! The terms in which a position is judged, for all sides at once.

use crate::rules::{PerSeat, Seat};

/// Most terms of a side.
pub const MOST_TERMS: usize = 24;

/// Something that counts for a side.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Term {
    /// Its name in a file of weights and in the key of its text.
    pub name: &'static str,
    /// The terms that a character weighs together with it.
    pub group: Group,
    /// Weight of a unit where nothing was trained, in points of the score.
    pub plain: f32,
}

impl Term {
    /// A term of that name and group. One unit is worth `plain` points.
    #[must_use]
    pub const fn new(name: &'static str, group: Group, plain: f32) -> Self {
        Self { name, group, plain }
    }
}

/// Terms that belong together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Group {
    /// Points that are scored already, or surely will be.
    Score,
    /// Gains at the cost of others.
    Attack,
    /// Investments that pay later.
    Growth,
    /// Possessions that could be lost.
    Safety,
    /// Chances to act at once.
    Tempo,
    /// The turn itself, which speaks for no command.
    Turn,
}

impl Group {
    /// All groups.
    pub const ALL: [Self; 6] = [
        Self::Score,
        Self::Attack,
        Self::Growth,
        Self::Safety,
        Self::Tempo,
        Self::Turn,
    ];
}

/// The amounts of all terms in a position.
#[derive(Clone, Debug, PartialEq)]
pub struct Terms {
    /// The amounts of each seat, in the order of `Judgement::seat`.
    pub seats: PerSeat<[f32; MOST_TERMS]>,
    /// The amounts of the neutral side, in the order of `Judgement::neutral`.
    pub neutral: [f32; MOST_TERMS],
    /// The part of the game that is over, 0 to 1.
    pub progress: f32,
    /// A number that grows where amounts begin to count for something else, as after a scoring. Amounts of different
    /// stages explain nothing side by side. It stays 0 in most games.
    pub stage: u32,
}

impl Terms {
    /// No amounts yet, in a game of which this part is over.
    #[must_use]
    pub fn new(progress: f32) -> Self {
        Self {
            seats: PerSeat::default(),
            neutral: [0.0; MOST_TERMS],
            progress: progress.clamp(0.0, 1.0),
            stage: 0,
        }
    }
    /// The same in a later stage of the game.
    #[must_use]
    pub const fn in_stage(mut self, stage: u32) -> Self {
        self.stage = stage;
        self
    }
    /// Sets the amounts of a seat, in the order of `Judgement::seat`.
    pub fn set<const N: usize>(&mut self, seat: Seat, amounts: [f32; N]) {
        for (to, amount) in self.seats[seat].iter_mut().zip(amounts) {
            *to = amount;
        }
    }
    /// Sets the amounts of the neutral side, in the order of `Judgement::neutral`.
    pub fn set_neutral<const N: usize>(&mut self, amounts: [f32; N]) {
        for (to, amount) in self.neutral.iter_mut().zip(amounts) {
            *to = amount;
        }
    }
}
