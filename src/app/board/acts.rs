//! What an event does on a board, as it is seen: pieces that go, come and leave, and chips of what it brings.

use super::row::Bit;
use crate::rules::Seat;
use egui::{Pos2, Vec2};

/// The way in which a piece moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gait {
    /// A step of its own: slow, fast, slow, and a little larger in between.
    Step,
    /// Softly, as something alien walks.
    Sway,
    /// Moved by somebody: slow, fast, slow.
    Slide,
    /// It shrinks away here and grows there.
    Blink,
    /// It grows into its place, at first a little too large.
    Pop,
    /// It shrinks to nothing.
    Vanish,
    /// Faster and faster, out of sight.
    Launch,
    /// It shows one face after the other, and then its own.
    Tumble,
}

impl Gait {
    /// The seconds that it usually takes.
    pub(super) const fn seconds(self) -> f64 {
        match self {
            Self::Step | Self::Blink => 0.32,
            Self::Sway => 0.36,
            Self::Slide | Self::Vanish => 0.42,
            Self::Pop => 0.26,
            Self::Launch => 0.7,
            Self::Tumble => 0.6,
        }
    }
}

/// A piece that goes.
#[derive(Clone, Debug)]
pub struct Go<P> {
    /// The piece as it is afterwards.
    pub(super) piece: P,
    /// The piece as it was before.
    pub(super) was: P,
    pub(super) gait: Gait,
    /// Points on its way; the last one is about where it ends, unless its place afterwards is known.
    pub(super) via: Vec<Pos2>,
    /// Its end, from where it begins, in place of such points.
    pub(super) by: Option<Vec2>,
    /// Seconds that it takes, if not as many as usual.
    pub(super) takes: Option<f64>,
    /// Seconds after which it sets off behind the one before it; `None`: once all before it have arrived.
    pub(super) along: Option<f64>,
    /// Seconds for which it waits then.
    pub(super) pause: f64,
    /// The faces that it shows while it tumbles.
    pub(super) faces: Vec<P>,
    /// Middle and radius of something that lies there as a part of the ground: it is a piece only while it moves.
    pub(super) ground: Option<(Pos2, f32)>,
}

impl<P: Copy> Go<P> {
    /// A piece that goes straight from where it lies to where it lies afterwards, once all before it have arrived.
    #[must_use]
    pub const fn new(gait: Gait, piece: P) -> Self {
        Self {
            piece,
            was: piece,
            gait,
            via: Vec::new(),
            by: None,
            takes: None,
            along: None,
            pause: 0.0,
            faces: Vec::new(),
            ground: None,
        }
    }
    /// It was another piece before.
    #[must_use]
    pub fn was(self, was: P) -> Self {
        Self { was, ..self }
    }
    /// It goes by these points; the last one is about where it ends.
    #[must_use]
    pub fn via(self, via: Vec<Pos2>) -> Self {
        Self { via, ..self }
    }
    /// It goes so far, and no place is known where it ends.
    #[must_use]
    pub fn by(self, by: Vec2) -> Self {
        let by = Some(by);
        Self { by, ..self }
    }
    /// It takes so many seconds.
    #[must_use]
    pub fn takes(self, seconds: f64) -> Self {
        let takes = Some(seconds);
        Self { takes, ..self }
    }
    /// It sets off so many seconds after the one before it, which need not have arrived.
    #[must_use]
    pub fn along(self, seconds: f64) -> Self {
        let along = Some(seconds);
        Self { along, ..self }
    }
    /// It waits for so many seconds before it sets off.
    #[must_use]
    pub fn pause(self, pause: f64) -> Self {
        Self { pause, ..self }
    }
    /// It shows these faces while it tumbles.
    #[must_use]
    pub fn faces(self, faces: Vec<P>) -> Self {
        Self { faces, ..self }
    }
    /// It lies there as a part of the ground, which leaves it out while it moves: its middle and radius before.
    #[must_use]
    pub fn ground(self, at: Pos2, r: f32) -> Self {
        let ground = Some((at, r));
        Self { ground, ..self }
    }
}

/// The thing that a chip rises from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChipAt<S> {
    /// A place of the board.
    Spot(S),
    /// A player's card.
    Card(Seat),
}

/// A chip that rises and stays for a moment.
#[derive(Clone, Debug)]
pub struct RisingChip<S> {
    pub(super) at: ChipAt<S>,
    /// What is paid, and what comes of it.
    pub(super) halves: [Vec<Bit>; 2],
    /// The player whose colour its line has.
    pub(super) seat: Option<Seat>,
}

/// One thing that an event does on a board.
#[derive(Clone, Debug)]
pub enum Act<S, P> {
    /// A piece goes.
    Go(Go<P>),
    /// A chip rises once all before it have arrived.
    Chip(RisingChip<S>),
}

impl<S, P> Act<S, P> {
    /// A chip of what comes of something.
    pub(crate) const fn gain(at: ChipAt<S>, bits: Vec<Bit>, seat: Option<Seat>) -> Self {
        let halves = [Vec::new(), bits];
        Self::Chip(RisingChip { at, halves, seat })
    }
    /// A chip of what is paid.
    pub(crate) const fn cost(at: ChipAt<S>, bits: Vec<Bit>, seat: Option<Seat>) -> Self {
        let halves = [bits, Vec::new()];
        Self::Chip(RisingChip { at, halves, seat })
    }
}

impl<S, P> From<Go<P>> for Act<S, P> {
    fn from(go: Go<P>) -> Self {
        Self::Go(go)
    }
}
