//! The aliens' card: their score, the track of the dead, who may be brought back.

use super::art::figures::{self, FigureLook, Lod};
use super::{chips, consequences::Consequences, spots::ArgoSpot as Spot};
use crate::app::board::{art::section, drawn::BoardScene, split};
use crate::app::look::{Pen, fonts, sizes};
use crate::games::argo::{ALIENS, Prompt, State};
use crate::text::{capitalised, say, t};
use egui::{Align2, Pos2, Rect, vec2};

/// Height of the head of the card, and of the line at its foot.
const HEAD: f32 = 52.0;
const FOOT: f32 = 30.0;
/// From this height on the squares of the track show who died.
const LARGE: f32 = 250.0;
/// From one square of the sheet of the dead to the next.
const SHEET_STEP: f32 = 46.0;

/// The number of the dead on the board that stands for good, and the aliens' score by it.
fn counts(scene: &BoardScene<'_, State>) -> (u8, u8) {
    let dead = scene.about.view.settled().track.len;
    (dead, scene.about.setup.alien_score(dead))
}

/// True if the card has room for the figures of the dead.
fn is_large(scene: &BoardScene<'_, State>) -> bool {
    !scene.is_compact() && scene.left.height() >= LARGE
}

/// The card of the aliens, which takes what it needs of the left rail.
pub(super) fn card(scene: &BoardScene<'_, State>) -> Rect {
    let count = scene.about.setup.track.len();
    let high = match (scene.is_compact(), is_large(scene)) {
        (true, _) => 112.0,
        (_, true) => HEAD + FOOT + 71.0 * count.div_ceil(4) as f32,
        _ => HEAD + FOOT + 27.0 * 2.0,
    };
    Rect::from_min_size(scene.left.min, vec2(scene.left.width(), high.min(scene.left.height())))
}

/// The squares of the track.
fn squares(scene: &BoardScene<'_, State>) -> Vec<Rect> {
    let (card, count) = (card(scene), scene.about.setup.track.len());
    let inner = Rect::from_min_max(card.min + vec2(12.0, HEAD), card.max - vec2(12.0, FOOT + 5.0));
    let (across, gap) = if is_large(scene) {
        (4, 5.0)
    } else {
        (count.div_ceil(2), 3.0)
    };
    let mut squares: Vec<Rect> = split::grid(inner, count, across, gap).collect();
    if let Some(last) = squares.last_mut() {
        last.max.x = inner.right();
    }
    squares
}

/// The card as a place, and the dead: squares of the track; where these are too small to be hit, a sheet in the right rail
/// while somebody is brought back.
pub(super) fn places(scene: &BoardScene<'_, State>) -> Vec<(Spot, Rect)> {
    let track = &scene.about.view.settled().track;
    let dead = &track.slots[..usize::from(track.len)];
    let rects = match (is_large(scene), has_sheet(scene)) {
        (true, _) => squares(scene),
        (false, true) => sheet(scene, dead.len()),
        (false, false) => Vec::new(),
    };
    let dead = dead.iter().zip(rects).map(|(who, rect)| (Spot::Dead(*who), rect));
    std::iter::once((Spot::Aliens, card(scene))).chain(dead).collect()
}

/// True while the dead stand on a sheet in the right rail, as the squares of the track are too small to be hit.
pub(super) fn has_sheet(scene: &BoardScene<'_, State>) -> bool {
    !is_large(scene) && scene.prompt == Some(&Prompt::ChooseRevive)
}

/// The squares of the sheet of the dead.
fn sheet(scene: &BoardScene<'_, State>, dead: usize) -> Vec<Rect> {
    let rail = scene.rail;
    let across = ((rail.width() - 10.0) / SHEET_STEP) as usize;
    let size = vec2(across as f32, dead.div_ceil(across.max(1)) as f32) * SHEET_STEP;
    split::grid(Rect::from_min_size(rail.min + vec2(5.0, 40.0), size), dead, across, 6.0).collect()
}

/// Paints the card, and the sheet of the dead where there is one.
pub(super) fn paint(pen: &mut Pen<'_>, scene: &BoardScene<'_, State>) {
    let (p, card) = (pen.palette, card(scene));
    pen.rect_lined(card, sizes::R_LARGE, p.card, 1.0, p.line);
    if scene.is_compact() {
        compact(pen, scene, card);
    } else {
        head(pen, scene, card);
        for (index, square) in squares(scene).into_iter().enumerate() {
            track_square(pen, scene, index, square);
        }
        aliens_out(pen, scene, card);
    }
    if !has_sheet(scene) {
        return;
    }
    section(pen, scene.rail, "");
    let room = scene.rail.with_max_y(scene.rail.top() + 40.0).shrink2(vec2(8.0, 2.0));
    pen.paragraph_within(room, &t("revive-head"), fonts::bold(sizes::LABEL), p.text);
    for (spot, square) in places(scene) {
        if let Spot::Dead(who) = spot {
            pen.rect_lined(square, 5.0, p.card_hi, 1.0, p.line);
            figures::small(pen, who, square.center(), 13.0);
        }
    }
}

/// Alien, name, what the open action brings them, score.
fn head(pen: &mut Pen<'_>, scene: &BoardScene<'_, State>, card: Rect) {
    let p = pen.palette;
    let y = card.top() + 26.0;
    figures::alien_shapes(pen, Pos2::new(card.left() + 25.0, y), 27.0);
    let at = Pos2::new(card.left() + 47.0, y);
    pen.bold(at, Align2::LEFT_CENTER, &t("aliens"), sizes::NAME, p.text);
    let at = Pos2::new(card.right() - sizes::PAD, y);
    let points = counts(scene).1.to_string();
    let number = pen.bold(at, Align2::RIGHT_CENTER, &points, sizes::SCORE, p.text);
    if let Some(change) = Consequences::open(scene).aliens {
        let at = Pos2::new(number.left() - 12.0, y);
        chips::chip(pen, &chips::of_aliens(p, change), at, Align2::RIGHT_CENTER, card);
    }
}

/// A square of the track: who died there, or the aliens' score once somebody does.
fn track_square(pen: &mut Pen<'_>, scene: &BoardScene<'_, State>, index: usize, square: Rect) {
    let (p, large) = (pen.palette, is_large(scene));
    let (track, view) = (&scene.about.setup.track, scene.about.view);
    let (now, coming) = (&view.settled().track, &view.board.track);
    let dead = usize::from(now.len);
    let (width, border) = if index == dead || index + 1 == track.len() {
        (2.0, p.lime)
    } else {
        (1.0, p.line)
    };
    let (track_of, look, fill) = match index < dead {
        true => (now, FigureLook::Resting, p.card_hi),
        false => (coming, FigureLook::Pending, p.panel),
    };
    pen.rect_lined(square, 5.0, fill, width, border);
    let value = track.get(index + 1).map(u8::to_string);
    if index < usize::from(coming.len.max(now.len)) {
        let (r, up) = if large {
            (11.5, vec2(6.0, 3.0))
        } else {
            (7.0, vec2(0.0, 0.0))
        };
        figures::figure_shapes(
            pen,
            track_of.slots[index],
            square.center() - up,
            r,
            Lod::Silhouette,
            look,
        );
        if let Some(value) = value.filter(|_| large) {
            let corner = square.max - vec2(5.0, 4.0);
            pen.text(corner, Align2::RIGHT_BOTTOM, &value, sizes::SMALL, p.text);
        }
    } else if let Some(value) = value {
        let size = if large { sizes::BODY } else { sizes::SMALL };
        pen.text(square.center(), Align2::CENTER_CENTER, &value, size, p.dim);
    } else {
        let (x, side) = if large {
            (square.left() + 20.0, 26.0)
        } else {
            (square.center().x, 17.0)
        };
        figures::alien_shapes(pen, Pos2::new(x, square.center().y), side);
        if large && square.width() > 100.0 {
            let room = square.with_min_x(x + 19.0).with_max_x(square.right() - 4.0);
            pen.paragraph_within(room, &t("track-full"), fonts::regular(sizes::SMALL), p.text);
        }
    }
}

/// The number of aliens that are out, as pictures and in words.
fn aliens_out(pen: &mut Pen<'_>, scene: &BoardScene<'_, State>, card: Rect) {
    let p = pen.palette;
    let out = scene.about.view.board.aliens.len();
    let y = card.bottom() - 15.0;
    for index in 0..ALIENS {
        let at = Pos2::new(card.left() + 22.0 + 21.0 * index as f32, y);
        if index < out {
            figures::alien_shapes(pen, at, 18.0);
        } else {
            pen.ring(at, 4.0, 1.5, p.line_hi);
        }
    }
    let text = say!(&(), "aliens-out", n = out);
    let at = Pos2::new(card.right() - 14.0, y);
    pen.text(at, Align2::RIGHT_CENTER, &text, sizes::SMALL, p.dim);
}

fn compact(pen: &mut Pen<'_>, scene: &BoardScene<'_, State>, card: Rect) {
    let (p, track, (dead, score)) = (pen.palette, &scene.about.setup.track, counts(scene));
    figures::alien_shapes(pen, card.left_top() + vec2(20.0, 22.0), 25.0);
    let at = card.right_top() + vec2(-9.0, 22.0);
    pen.bold(at, Align2::RIGHT_CENTER, &score.to_string(), sizes::RANK, p.text);
    let of = say!(&(), "track-of", dead, all = track.len());
    let next = track.get(usize::from(dead) + 1);
    let next = next.map_or_else(|| t("track-then-full"), |&n| say!(&(), "track-then", n));
    for (y, text) in [(50.0, of), (68.0, next)] {
        let at = card.left_top() + vec2(8.0, y);
        pen.text(at, Align2::LEFT_CENTER, &text, sizes::SMALL, p.dim);
    }
    let cells = Rect::from_min_size(card.left_top() + vec2(8.0, 84.0), vec2(58.0, 19.0));
    for (index, cell) in split::grid(cells, track.len(), 6, 1.5).enumerate() {
        let fill = if index < dead.into() { p.lime } else { p.panel };
        pen.rect_lined(cell, 1.5, fill, 1.0, p.line_hi);
    }
}

/// The card in words.
pub(super) fn spoken(scene: &BoardScene<'_, State>) -> String {
    let (dead, score) = counts(scene);
    say!(&(), "card-aliens", score, dead, all = scene.about.setup.track.len())
}

/// The number of aliens that are out, and whether the values of the track are only supposed.
pub(super) fn rule(scene: &BoardScene<'_, State>) -> String {
    let out = say!(&(), "aliens-out", n = scene.about.view.board.aliens.len());
    let fields = &scene.about.setup.components.marks.provisional;
    let supposed = fields.iter().any(|field| field.starts_with("track"));
    if supposed {
        format!("{out}. {}.", capitalised(&t("provisional")))
    } else {
        out
    }
}
