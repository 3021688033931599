//! Everything below the pieces of a board: drawn anew only when something that it shows has changed.

use super::{
    drawn::{BoardScene, Drawn},
    lens::Lens,
};
use crate::{app::look::kept, rules::Game};
use egui::{Painter, Rect};

/// The facts of a scene that change while position and question stay: rooms, what is pointed at and chosen.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Moment<S, C> {
    rooms: [Rect; 4],
    lens: Lens,
    command: Option<C>,
    /// Pointed at, looked into, under the ghost.
    spots: [Option<S>; 3],
    chosen: Vec<S>,
    lit: Vec<S>,
    steps_back: bool,
}

/// The ground as it was drawn last; forgotten with the position and the question.
pub(super) type Ground<G> = kept::Kept<Moment<<G as Drawn>::Spot, <G as Game>::Command>>;

/// Shows the ground.
pub(super) fn paint<G: Drawn>(ground: &mut Ground<G>, painter: &Painter, scene: &BoardScene<'_, G>) {
    let moment = Moment {
        rooms: [scene.board, scene.rail, scene.left, scene.bar],
        lens: scene.lens,
        command: scene.command,
        spots: [scene.pointed, scene.opened, scene.ghost],
        chosen: scene.chosen.to_vec(),
        lit: scene.lit.to_vec(),
        steps_back: scene.steps_back,
    };
    kept::paint(ground, painter, moment, |pen| G::ground(pen, scene));
}
