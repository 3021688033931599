//! The pages of the rules that places stand for, and their pictures.

use super::art::{figures, pictures};
use super::spots::ArgoSpot as Spot;
use crate::app::board::drawn::BoardScene;
use crate::app::look::{Pen, glyphs, glyphs::Glyph};
use crate::app::widgets;
use crate::games::argo::{Astronaut, Kind, Phase, State, Tile};
use crate::rules::Seat;
use crate::text::argo::ArgoTopic as Topic;
use egui::Rect;

/// The page about a place or what stands there.
pub(super) fn topic(scene: &BoardScene<'_, State>, spot: Spot) -> Option<Topic> {
    let kind = |tile: Tile| Topic::Kind(scene.about.setup.components.tile(tile).kind);
    match spot {
        Spot::Tile(tile) => Some(kind(tile)),
        Spot::Source(source) => scene.about.source_tile(source).map(kind),
        Spot::Cell(_) => Some(Topic::Phase(Phase::Build)),
        Spot::Figure(who) | Spot::Dead(who) => Some(Topic::Role(who.role())),
        Spot::Alien(_) => Some(Topic::Alien),
        Spot::Aliens => Some(Topic::Track),
        Spot::Use(..) | Spot::LetIt | Spot::Announcement => Some(Topic::Kind(Kind::TimeMachine)),
        Spot::Activation => Some(Topic::Activation),
        Spot::Link(_) => Some(Topic::Pushing),
    }
}

/// Draws the picture of a page.
pub(super) fn illustrate(pen: &mut Pen<'_>, topic: Topic, place: Rect) {
    let (middle, side) = (place.center(), place.width());
    let glyph: &Glyph = match topic {
        Topic::Role(role) => {
            let who = Astronaut::new(Seat::wrapping(0), role);
            return figures::small(pen, who, middle, 0.36 * side);
        }
        Topic::Alien | Topic::Phase(Phase::Alien) => return figures::alien_shapes(pen, middle, 0.86 * side),
        Topic::Kind(kind) => pictures::of(&kind),
        Topic::Turn | Topic::Rest => pictures::named("waking-room"),
        Topic::Phase(Phase::Build) => &glyphs::PLUS,
        Topic::Phase(Phase::Action1 | Phase::Action2) => &glyphs::PLAY,
        Topic::Phase(Phase::End) => &glyphs::CHECK,
        Topic::Pushing => pictures::named("jump-room"),
        Topic::Activation => &glyphs::BOLT,
        Topic::Track => pictures::named("skull"),
        Topic::End => &glyphs::TROPHY,
    };
    widgets::icon_well(pen, middle, side, glyph, false);
}
