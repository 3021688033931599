//! Everything below the pieces of a board: drawn anew only when something that it shows has changed.

use super::{
    drawn::{BoardScene, Drawn},
    lens::Lens,
};
use crate::{
    app::look::kept,
    rules::{Game, Seat},
};
use egui::{Painter, Rect};

/// The rooms of a scene, and who looks at it: what a position is laid out in, and whose things lie there.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Sight {
    rooms: [Rect; 4],
    /// The seat that the window plays for, and the one that is addressed as "you".
    eyes: [Option<Seat>; 2],
}

impl Sight {
    /// That of a scene.
    pub(super) const fn of<G: Drawn>(scene: &BoardScene<'_, G>) -> Self {
        Self {
            rooms: [scene.board, scene.rail, scene.left, scene.bar],
            eyes: [scene.viewer, scene.about.you],
        }
    }
}

/// The facts of a scene that change while position and question stay: who looks, what is pointed at and chosen.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Moment<S, P, C> {
    sight: Sight,
    lifted: Vec<P>,
    lens: Lens,
    command: Option<C>,
    opened: Option<S>,
    meant: Option<Meant<S>>,
}

/// What the player is about to do, for a ground that shows it.
#[derive(Clone, Debug, PartialEq)]
struct Meant<S> {
    /// Pointed at, under the ghost.
    spots: [Option<S>; 2],
    chosen: Vec<S>,
    lit: Vec<S>,
    steps_back: bool,
}

/// The ground as it was drawn last; forgotten with the position and the question.
pub(super) type Ground<G> = kept::Kept<Moment<<G as Drawn>::Spot, <G as Drawn>::Piece, <G as Game>::Command>>;

/// Shows the ground.
pub(super) fn paint<G: Drawn>(ground: &mut Ground<G>, painter: &Painter, scene: &BoardScene<'_, G>) {
    let meant = || Meant {
        spots: [scene.pointed, scene.ghost],
        chosen: scene.chosen.to_vec(),
        lit: scene.lit.to_vec(),
        steps_back: scene.steps_back,
    };
    let moment = Moment {
        sight: Sight::of(scene),
        lifted: scene.lifted.to_vec(),
        lens: scene.lens,
        command: scene.command,
        opened: scene.opened,
        meant: (!G::GROUND_RESTS).then(meant),
    };
    kept::paint(ground, painter, moment, |pen| G::ground(pen, scene));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        app::look::{self, Pen, sizes::Breakpoint},
        games::{alien_frontiers, aqua_sphere, trial},
        rules::{Seed, Viewer, legal},
        store::Keys,
        text::About,
    };
    use egui::{Context, RawInput, pos2};

    fn drawn<G: Drawn>(scene: &BoardScene<'_, G>) -> String {
        let ctx = Context::default();
        look::install(&ctx);
        let mut shapes = String::new();
        let _ = ctx.run_ui(RawInput::default(), |ui| {
            let mut pen = Pen::new(ui.ctx());
            G::ground(&mut pen, scene);
            shapes = format!("{:?}", pen.shapes);
        });
        shapes
    }

    fn rests<G: Drawn>() {
        assert!(G::GROUND_RESTS);
        let (setup, [mut positions, mut compared]) = (trial::setup::<G>(3, &[]), [0, 0]);
        let [board, rail, left] = [
            [264.0, 60.0, 1152.0, 832.0],
            [1152.0, 60.0, 1430.0, 560.0],
            [0.0, 560.0, 264.0, 832.0],
        ]
        .map(|[left, top, right, bottom]| Rect::from_min_max(pos2(left, top), pos2(right, bottom)));
        trial::play_from(&setup, G::new(&setup, Seed::from_number(3)), 4, trial::any, |game| {
            positions += 1;
            let decisions = game.decisions(&setup);
            let Some(asked) = decisions.first().filter(|_| positions % 150 == 1) else {
                return;
            };
            let (view, list) = (game.view(Viewer::Spectator), legal(game, &setup, asked.seat));
            let about = About {
                setup: &setup,
                view: &view,
                names: &["Ada", "Bo", "Cleo"].map(str::to_owned),
                you: Some(asked.seat),
            };
            let scene = BoardScene {
                viewer: Some(asked.seat),
                prompt: Some(&asked.prompt),
                legal: &list,
                ..BoardScene::resting(about, [board, rail, left], (Breakpoint::Regular, Keys::default()))
            };
            let places: Vec<G::Spot> = G::layout(&scene).places.iter().map(|place| place.spot).collect();
            let resting = drawn(&scene);
            for &place in places.iter().step_by(9) {
                let meant = BoardScene {
                    ghost: Some(place),
                    pointed: Some(place),
                    chosen: &[place],
                    lit: &places,
                    steps_back: true,
                    ..scene
                };
                assert!(drawn(&meant) == resting, "{place:?}");
                compared += 1;
            }
        });
        assert!(compared > 20, "{compared}");
    }

    #[test]
    fn a_ground_that_rests_shows_nothing_of_what_is_pointed_at_or_chosen() {
        rests::<alien_frontiers::State>();
        rests::<aqua_sphere::State>();
    }
}
