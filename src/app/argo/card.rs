//! The rules card at the foot of the left rail, where there is room: what is pointed at or chosen is and does.

use super::art::{Square, figures};
use super::{aliens, labels, spots::ArgoSpot as Spot, station};
use crate::app::board::drawn::BoardScene;
use crate::app::look::{Pen, fonts, sizes};
use crate::games::argo::State;
use crate::text::t;
use egui::{pos2, vec2};

/// Smallest room for the card.
const LEAST: f32 = 132.0;
/// Side of the picture.
const PICTURE: f32 = 52.0;

/// Paints the card.
pub(super) fn paint(pen: &mut Pen<'_>, scene: &BoardScene<'_, State>) {
    let p = pen.palette;
    let mut room = scene.left;
    room.min.y = aliens::card(scene).bottom() + sizes::GAP;
    if scene.is_compact() || room.height() < LEAST {
        return;
    }
    pen.rect_lined(room, sizes::R_LARGE, p.card, 1.0, p.line);
    let inner = room.shrink(14.0);
    let topic = scene.pointed.or(scene.chosen.last().copied());
    let words = |spot| [labels::rule, labels::more].map(|words| words(scene, spot)).join(" ");
    let topic = topic.map(|spot| (spot, words(spot).trim().to_owned()));
    let font = fonts::regular(sizes::LABEL);
    let Some((spot, rule)) = topic.filter(|(_, rule)| !rule.is_empty()) else {
        pen.paragraph(inner.min, &t("card-hint"), font, p.dim, inner.width());
        return;
    };
    let frame = Square::new(inner.min, PICTURE);
    match spot {
        Spot::Figure(who) | Spot::Dead(who) => figures::small(pen, who, frame.center(), 0.36 * PICTURE),
        Spot::Alien(_) | Spot::Aliens => figures::alien_shapes(pen, frame.center(), 0.9 * PICTURE),
        Spot::Tile(tile) => station::picture(pen, scene, Some(tile), frame),
        Spot::Source(source) => station::picture(pen, scene, scene.about.source_tile(source), frame),
        _ => {}
    }
    let at = inner.min + vec2(PICTURE + 14.0, 0.0);
    let title = labels::label(scene, spot);
    let head = pen.paragraph(at, &title, fonts::bold(sizes::LABEL), p.text, inner.right() - at.x);
    let top = head.bottom().max(inner.top() + PICTURE) + 8.0;
    pen.paragraph(pos2(inner.left(), top), &rule, font, p.text, inner.width());
}
