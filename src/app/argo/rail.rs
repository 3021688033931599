//! The right rail: what can be built next, and the piles.

use super::art::{Square, tiles};
use super::{aliens, spots::ArgoSpot as Spot, station};
use crate::app::board::art::section;
use crate::app::board::drawn::{BoardScene, SpotAt};
use crate::app::look::{Pen, fonts, glyphs, sizes};
use crate::games::argo::{Prompt, State};
use crate::text::{say, t};
use egui::{Align2, Pos2, Rect, vec2};

/// Side of a tile to build, in a compact, a regular and a wide window.
const SIDES: [f32; 3] = [68.0, 70.0, 88.0];
/// From the top of the card to the display, and beside a tile to the line below it and to the pods.
const ROWS: [f32; 3] = [44.0, 84.0, 115.0];

/// Side of a tile to build.
const fn side(scene: &BoardScene<'_, State>) -> f32 {
    SIDES[scene.breakpoint as usize]
}

/// The height of the card.
pub(super) fn height(scene: &BoardScene<'_, State>) -> f32 {
    if scene.is_compact() {
        380.0
    } else {
        150.0 + 2.0 * side(scene)
    }
}

/// The tiles of display and pile.
fn frames(scene: &BoardScene<'_, State>) -> [Square; 4] {
    let (rail, compact, side) = (scene.rail, scene.is_compact(), side(scene));
    let step = (rail.width() - 28.0 - side) / 2.0;
    [0.0, 1.0, 2.0, 3.0].map(|source: f32| {
        let min = match (compact, source < 3.0) {
            (true, _) => vec2(6.0, 34.0 + 83.0 * source),
            (false, true) => vec2(14.0 + step * source, ROWS[0]),
            (false, false) => vec2(14.0, side + ROWS[2]),
        };
        Square::new(rail.min + min, side)
    })
}

/// The places where something can be built from.
pub(super) fn sources(scene: &BoardScene<'_, State>) -> Vec<(Spot, Rect)> {
    if aliens::has_sheet(scene) || matches!(scene.prompt, Some(Prompt::React { .. })) {
        return Vec::new();
    }
    let place = |(source, frame): (u8, Square)| (Spot::Source(source), frame.rect().expand(5.0));
    (0..).zip(frames(scene)).map(place).collect()
}

/// The middle of the digit of a place: of a source below its tile, or beside it where that is narrow; of a piece at its
/// upper right, of a tile or cell at its lower right, where no id stands.
pub(super) fn digit_at(place: &SpotAt<Spot>) -> Pos2 {
    let bounds = place.shape.bounds();
    match place.spot {
        Spot::Source(_) if bounds.width() < 79.0 => bounds.right_center() + vec2(11.0, 0.0),
        Spot::Source(_) => bounds.center_bottom() + vec2(0.0, 14.0),
        Spot::Figure(_) | Spot::Alien(_) => bounds.right_top() + vec2(2.0, -2.0),
        Spot::Dead(_) => bounds.right_top() + vec2(-5.0, 6.0),
        _ => bounds.right_bottom() - vec2(12.0, 12.0),
    }
}

/// Paints the rail.
pub(super) fn paint(pen: &mut Pen<'_>, scene: &BoardScene<'_, State>) {
    let (p, rail) = (pen.palette, scene.rail);
    let building = matches!(scene.prompt, Some(Prompt::ChooseBuild));
    if scene.is_compact() {
        let left = say!(&(), "face-down", n = scene.about.view.stack_left);
        for (y, text, color) in [(-3.0, t("build-next"), p.text), (358.0, left, p.dim)] {
            let line = Rect::from_min_size(rail.min + vec2(0.0, y), vec2(rail.width(), 24.0));
            pen.label(line, Align2::CENTER_CENTER, &text, fonts::regular(sizes::LABEL), color);
        }
    } else {
        section(pen, rail, &t("build-next"));
        if scene.about.view.over.is_none() {
            let when = t(if building { "choose-one" } else { "not-now" });
            let at = rail.right_top() + vec2(-14.0, 20.0);
            pen.text(at, Align2::RIGHT_CENTER, &when, sizes::LABEL, p.dim);
        }
        let side = side(scene);
        let (left, right, line) = (rail.left() + 14.0, rail.right() - 14.0, rail.top() + side + ROWS[1]);
        pen.line(&[Pos2::new(left, line), Pos2::new(right, line)], 1.0, p.line);
        let heads = [
            (left, Align2::LEFT_CENTER, "pods"),
            (right, Align2::RIGHT_CENTER, "stack"),
        ];
        for (x, anchor, id) in heads {
            pen.text(Pos2::new(x, line + 12.0), anchor, &t(id), sizes::SMALL, p.dim);
        }
        let stack = Square::new(Pos2::new(right - side + 8.0, line + 30.0), side - 10.0);
        tiles::stack_shapes(pen, stack, usize::from(scene.about.view.stack_left));
        coming_pods(pen, scene, Pos2::new(rail.left() + side + 38.0, line + 38.0));
    }
    for (source, frame) in (0..).zip(frames(scene)) {
        station::picture(pen, scene, scene.about.source_tile(source), frame);
    }
}

/// The values of the pods below the top one.
fn coming_pods(pen: &mut Pen<'_>, scene: &BoardScene<'_, State>, at: Pos2) {
    let (p, setup) = (pen.palette, scene.about.setup);
    let taken = usize::from(scene.about.view.board.pods_taken);
    for (row, &pod) in setup.pods.iter().skip(taken + 1).take(3).enumerate() {
        let at = at + vec2(0.0, 24.0 * row as f32);
        pen.glyph(&glyphs::POD, at, 15.0, p.hazard, p.card);
        let seats: Vec<String> = setup.components.tile(pod).seats.iter().map(u8::to_string).collect();
        let text = seats.join(", ");
        pen.bold(at + vec2(16.0, 0.0), Align2::LEFT_CENTER, &text, sizes::LABEL, p.text);
    }
}
