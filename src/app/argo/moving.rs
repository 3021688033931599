//! Things that are seen only while they move: the dying, pods that leave, a piece in the hand.

use super::{
    art::{
        Square,
        figures::{self, FigureLook, Lod},
        pods::{self, PodLook},
        tile_look::TileLook,
    },
    card,
    held::Held,
    input,
    motion::Actor,
    scene::Scene,
    state::ArgoScreen,
};
use crate::app::look::{
    Pen, badges,
    glyphs::{self, Inks},
};
use egui::{Ui, vec2};

/// Draws what has left the board but not yet the eye.
pub(super) fn leaving(pen: &mut Pen<'_>, scene: &Scene<'_>, state: &ArgoScreen) {
    let s = state.camera.s;
    for (actor, pose) in state.motion.leaving(scene.now) {
        let centre = scene.screen(state, pose.centre);
        match actor {
            // Those on the board are drawn with the pieces.
            Actor::Figure(who) if !scene.pieces.figures.iter().any(|f| f.astronaut == *who) => {
                figures::figure_shapes(
                    pen,
                    *who,
                    centre,
                    0.16 * s * pose.scale,
                    Lod::of(s),
                    FigureLook::Resting,
                );
            }
            Actor::LostAlien => figures::alien_shapes(pen, centre, 0.4 * s * pose.scale),
            Actor::Pod {
                pod,
                spot,
                connected,
                aboard,
            } => {
                let look = TileLook {
                    rot: spot.rot,
                    connected: *connected,
                    ..TileLook::new(scene.model.setup.components.tile(*pod))
                };
                let arrived: Vec<_> = aboard
                    .iter()
                    .map(|seat| seat.filter(|&who| state.motion.figure(who, scene.now).is_none()))
                    .collect();
                let look = PodLook {
                    aboard: &arrived,
                    ..PodLook::of(&look)
                };
                pods::pod_shapes(pen, &look, Square::centered(centre, s));
            }
            _ => {}
        }
    }
    for skull in state.motion.skulls(scene.now) {
        let share = skull.share(scene.now);
        let centre = scene.screen(state, skull.at) - vec2(0.0, 24.0 * share);
        let fading = ((1.0 - share) * 4.0).min(1.0);
        pen.faded(fading, |pen| {
            let p = pen.palette;
            pen.disc(centre, 13.0, p.ink);
            pen.disc(centre, 11.5, p.key);
            glyphs::draw(pen, &glyphs::SKULL, centre, 17.0, Inks::new(p.ink, p.key));
            badges::badge(pen, skull.who.seat(), centre + vec2(11.0, 9.0), 7.0);
        });
    }
}

/// Draws what is being dragged under the pointer.
pub(super) fn in_hand(ui: &Ui, pen: &mut Pen<'_>, scene: &Scene<'_>, state: &ArgoScreen) {
    let (Some(held), Some(at)) = (state.drag, input::pointer_over_board(ui, scene)) else {
        return;
    };
    let s = state.camera.s;
    match held {
        Held::Figure(who) => figures::figure_shapes(pen, who, at, 0.18 * s, Lod::of(s), FigureLook::Selected),
        Held::Alien(_) => figures::alien_shapes(pen, at, 0.46 * s),
        Held::Source(source) => {
            let Some(tile) = scene.words.source_tile(source) else {
                return;
            };
            pen.faded(0.8, |pen| {
                card::picture(pen, scene, tile, Square::centered(at, 0.9 * s))
            });
        }
    }
}
