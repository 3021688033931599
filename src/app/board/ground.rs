//! Everything below the pieces of a board: drawn anew only when something that it shows has changed.

use super::{
    drawn::{BoardScene, Drawn},
    lens::Lens,
};
use crate::{app::look::kept::Kept, rules::Game};
use egui::{Painter, Rect};

/// The facts of a scene that change while position and question stay: rooms, what is pointed at and chosen.
#[derive(Clone, Debug, PartialEq)]
struct Moment<S, C> {
    rooms: [Rect; 4],
    lens: Lens,
    command: Option<C>,
    pointed: Option<S>,
    opened: Option<S>,
    ghost: Option<S>,
    chosen: Vec<S>,
    lit: Vec<S>,
    steps_back: bool,
}

/// The ground as it was drawn last.
#[derive(Debug)]
pub(super) struct Ground<G: Drawn>(Kept<Moment<G::Spot, <G as Game>::Command>>);

impl<G: Drawn> Default for Ground<G> {
    fn default() -> Self {
        Self(Kept::default())
    }
}

impl<G: Drawn> Ground<G> {
    /// Shows the ground.
    pub(super) fn paint(&mut self, painter: &Painter, scene: &BoardScene<'_, G>) {
        let moment = Moment {
            rooms: [scene.board, scene.rail, scene.left, scene.bar],
            lens: scene.lens,
            command: scene.command,
            pointed: scene.pointed,
            opened: scene.opened,
            ghost: scene.ghost,
            chosen: scene.chosen.to_vec(),
            lit: scene.lit.to_vec(),
            steps_back: scene.steps_back,
        };
        self.0.paint(painter, moment, |pen| G::ground(pen, scene));
    }

    /// The position or the question is another one.
    pub(super) fn forget(&mut self) {
        self.0.forget();
    }
}
