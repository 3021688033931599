//! The rules card at the foot of the left rail, where there is room: what is pointed at or chosen is and does.

use super::art::{Square, figures};
use super::{aliens, labels, spots::ArgoSpot as Spot, station};
use crate::app::board::drawn::BoardScene;
use crate::app::look::{Pen, fonts, sizes};
use crate::games::argo::State;
use crate::text::t;
use egui::{FontId, Rect, pos2, vec2};

/// Smallest room for the card, and the least for a large picture.
const LEAST: f32 = 132.0;
const ROOMY: f32 = 190.0;
/// Side of the picture where there is little room, and of a large one.
const PICTURES: [f32; 2] = [36.0, 52.0];
/// From the card's edge to what is in it, from the picture to its name, and to the words below.
const MARGIN: f32 = 14.0;
const BELOW: f32 = 8.0;

/// The place of the card, if there is room for one.
fn room(scene: &BoardScene<'_, State>) -> Option<Rect> {
    let room = scene.left.with_min_y(aliens::card(scene).bottom() + sizes::GAP);
    (!scene.is_compact() && room.height() >= LEAST).then_some(room)
}

/// The picture of a card, and the room for the name beside it.
fn head(room: Rect) -> (Square, Rect) {
    let inner = room.shrink(MARGIN);
    let side = PICTURES[usize::from(room.height() >= ROOMY)];
    let name = Rect::from_min_max(
        inner.min + vec2(side + MARGIN, 0.0),
        pos2(inner.right(), inner.top() + side),
    );
    (Square::new(inner.min, side), name)
}

/// The room for the words of a card.
fn below(room: Rect) -> Rect {
    let (picture, _) = head(room);
    let inner = room.shrink(MARGIN);
    inner.with_min_y(picture.rect().bottom() + BELOW)
}

/// The words about a place that the card has room for, and their font: its rule and more of it, or the rule alone.
fn fitting(pen: &Pen<'_>, scene: &BoardScene<'_, State>, spot: Spot) -> Option<(String, FontId)> {
    let room = below(room(scene)?);
    let (rule, more) = (labels::rule(scene, spot), labels::more(scene, spot));
    let whole = [rule.as_str(), more.as_str()].join(" ").trim().to_owned();
    let [usual, small] = [sizes::LABEL, sizes::SMALL].map(fonts::regular);
    let ways = [
        (whole.clone(), usual.clone()),
        (whole, small.clone()),
        (rule.clone(), usual),
        (rule, small),
    ];
    let fits = |(words, font): &(String, FontId)| pen.height(words, font.clone(), room.width()) <= room.height();
    ways.into_iter().find(|way| !way.0.is_empty() && fits(way))
}

/// The words about a place that stand on the card; `None` where there is no card, or it has no room for them.
pub(super) fn words(pen: &Pen<'_>, scene: &BoardScene<'_, State>, spot: Spot) -> Option<String> {
    fitting(pen, scene, spot).map(|(words, _)| words)
}

/// Paints the card.
pub(super) fn paint(pen: &mut Pen<'_>, scene: &BoardScene<'_, State>) {
    let Some(room) = room(scene) else { return };
    let p = pen.palette;
    pen.rect_lined(room, sizes::R_LARGE, p.card, 1.0, p.line);
    let topic = scene.pointed.or(scene.chosen.last().copied());
    let Some((spot, (words, font))) = topic.and_then(|spot| Some((spot, fitting(pen, scene, spot)?))) else {
        let inner = room.shrink(MARGIN);
        pen.paragraph(
            inner.min,
            &t("card-hint"),
            fonts::regular(sizes::LABEL),
            p.dim,
            inner.width(),
        );
        return;
    };
    let (frame, name) = head(room);
    match spot {
        Spot::Figure(who) | Spot::Dead(who) => figures::small(pen, who, frame.center(), 0.36 * frame.s),
        Spot::Alien(_) | Spot::Aliens => figures::alien_shapes(pen, frame.center(), 0.9 * frame.s),
        Spot::Tile(tile) => station::picture(pen, scene, Some(tile), frame),
        Spot::Source(source) => station::picture(pen, scene, scene.about.source_tile(source), frame),
        _ => {}
    }
    pen.paragraph_within(name, &labels::title(scene, spot), fonts::bold(sizes::LABEL), p.text);
    let words_room = below(room);
    pen.paragraph(words_room.min, &words, font, p.text, words_room.width());
}
