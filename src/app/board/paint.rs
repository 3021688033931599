//! What the kit draws over a game's board: outlines of places, pieces on their way, ghosts, focus.

use super::{
    acts::ChipAt,
    art,
    drawn::{BoardScene, Drawn, LayoutOf, Outline, PieceAt, SpotAt},
    frame::BoardFrame,
    row,
    split::{below_top, within},
    state::BoardScreen,
    ways::Click,
};
use crate::app::{
    frame::keys::DIGITS,
    look::{Pen, badges, colors, fonts, glyphs, motion, sizes},
};
use egui::{Align2, Color32, Pos2, Rect, Ui, Vec2, vec2};
use std::f32::consts::TAU;

/// Opacity of a piece at the place that it leaves, and of one where it will be.
const LEFT_BEHIND: f32 = 0.35;
const GHOST: f32 = 0.62;
/// Opacity of the fill of a place that the coach means.
const COACHED: f32 = 0.24;
/// The outline of a place comes so near to the corners of its rectangle, in points, or it is no rectangle.
const NEAR: f32 = 14.0;
/// Opacity of the digit of a place that may not be chosen.
const SET_BACK: f32 = 0.65;
/// Width of a reason in a box.
const REASON: f32 = 210.0;

/// The places of a frame and those of them that may be clicked.
pub(super) struct Lit<'a, G: Drawn> {
    pub(super) places: Vec<&'a SpotAt<G::Spot>>,
    /// In reading order.
    pub(super) spots: &'a [G::Spot],
    /// Pulses since they were lit.
    pub(super) pulses: f32,
    /// The one that the coach of a lesson means.
    pub(super) coached: Option<G::Spot>,
}

/// The places whose outlines are drawn: those below the pieces, or those above them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Around {
    /// Stations, tiles, lands.
    Areas,
    /// Rings around what lies there.
    Pieces,
}

/// Opacity of the fill of a place that may be clicked, and of the one that is pointed at.
const FILL: [f32; 2] = [0.08, 0.14];
/// The half of what a pulse adds to the opacity of the fill of a place that may be clicked, or takes away.
const PULSE: f32 = 0.06;

/// Width of the glow of one's own turn, and its opacity at the edge.
const GLOW: (f32, f32) = (14.0, 0.34);

/// Paints the glow around the board while somebody at this window is asked: in the colour of the seat, and with a frame
/// for a question out of turn. It stands still.
pub(super) fn glow<G: Drawn>(pen: &mut Pen<'_>, scene: &BoardScene<'_, G>) {
    let (Some(prompt), Some(seat)) = (scene.prompt, scene.viewer) else {
        return;
    };
    let ((wide, alpha), accent, r) = (GLOW, pen.palette.accent, scene.board);
    let out_of_turn = G::on_sheet(prompt);
    let color = if out_of_turn { accent } else { pen.seat(seat).fill };
    let (from, to) = (colors::faded(color, alpha), colors::faded(color, 0.0));
    pen.gradient_down(r.with_max_y(r.top() + wide), from, to);
    pen.gradient_down(r.with_min_y(r.bottom() - wide), to, from);
    pen.gradient_right(r.with_max_x(r.left() + wide), from, to);
    pen.gradient_right(r.with_min_x(r.right() - wide), to, from);
    if out_of_turn {
        pen.rect_lined(r, 0.0, Color32::TRANSPARENT, 3.0, accent);
    }
}

/// The pulses that are over since the places were lit; nothing pulses unseen.
pub(super) fn pulses<G: Drawn>(ui: &Ui, frame: &BoardFrame<'_, G>, state: &BoardScreen<G>) -> f32 {
    if frame.scene.lit.is_empty() || state.motion.is_still() {
        return 0.0;
    }
    motion::pulses(ui.ctx(), frame.now - state.lit_since)
}

/// Draws a line around a place, on ink so that it is seen on any ground.
pub(super) fn around(pen: &mut Pen<'_>, shape: &Outline, width: f32, color: Color32, fill: f32) {
    let ink = pen.palette.ink;
    match shape {
        Outline::Disc(centre, r) => {
            pen.disc(*centre, *r, colors::faded(color, fill));
            pen.ring(*centre, r + width / 2.0, width + 2.5, ink);
            pen.ring(*centre, r + width / 2.0, width, color);
        }
        Outline::Poly(points) => {
            pen.poly(points.clone(), colors::faded(color, fill));
            pen.outline(points.clone(), width + 2.5, ink);
            pen.outline(points.clone(), width, color);
        }
    }
}

/// Draws the outlines of areas, which pieces stand on, or of discs around pieces: of the last action or changed since the
/// own last turn, may be clicked, chosen, not possible.
pub(super) fn outlines<G: Drawn>(
    pen: &mut Pen<'_>,
    scene: &BoardScene<'_, G>,
    state: &BoardScreen<G>,
    lit: &Lit<'_, G>,
    of: Around,
) {
    let p = pen.palette;
    let pointed = state.looked_at();
    let (picked, next) = (G::picked(scene), state.ways.lit(&state.chosen));
    let pulse = PULSE * (TAU * lit.pulses).sin();
    let is_meant = |place: &&&SpotAt<G::Spot>| matches!(place.shape, Outline::Disc(..)) == (of == Around::Pieces);
    for place in lit.places.iter().filter(is_meant) {
        let is_pointed = pointed == Some(place.spot);
        if lit.coached == Some(place.spot) {
            around(pen, &place.shape, 4.5, p.board_accent, COACHED);
        } else if state.chosen.contains(&place.spot) || picked.contains(&place.spot) {
            let width = match place.shape {
                // A thick ring around a small piece would hide what stands beside it.
                Outline::Disc(_, r) => (0.25 * r).clamp(3.2, 4.5),
                Outline::Poly(_) => 4.5,
            };
            around(pen, &place.shape, width, p.board_accent, 0.10);
            if let Outline::Disc(centre, r) = place.shape {
                pin(pen, centre, r + width);
            }
        } else if lit.spots.contains(&place.spot) && !next.contains(&place.spot) && !is_pointed {
            instead(pen, &place.shape);
        } else if lit.spots.contains(&place.spot) {
            // What lies beside the board has pictures of its own.
            let [rests, hovered] = if G::floats(place.spot) { G::FILL } else { FILL };
            let (width, fill) = if is_pointed {
                (4.5, hovered)
            } else {
                (2.6, rests + pulse)
            };
            match &place.shape {
                Outline::Poly(points) if G::is_empty(place.spot) && !is_pointed => {
                    pen.poly(points.clone(), colors::faded(p.board_accent, fill));
                    pen.dashed_outline(points, width + 2.5, p.ink, 10.0, 6.0);
                    pen.dashed_outline(points, width, p.board_accent, 10.0, 6.0);
                }
                // A ghost lies there already.
                shape if G::is_empty(place.spot) => around(pen, shape, width, p.board_accent, 0.0),
                shape => around(pen, shape, width, p.board_accent, fill),
            }
        } else if is_pointed && state.refusal(place.spot).is_some() {
            forbidden(pen, &place.shape);
        } else if state.marks.has(place.spot) {
            changed(pen, &place.shape);
        }
    }
}

/// The mark of a piece that is chosen, beside its ring: a second ring in bone, and a pointer above it.
fn pin(pen: &mut Pen<'_>, centre: Pos2, r: f32) {
    let (ink, key) = (pen.palette.ink, pen.palette.key);
    pen.ring(centre, r + 1.5, 2.0, key);
    let tip = centre - vec2(0.0, r + 2.0);
    let head = |wide: f32, high: f32| vec![tip, tip + vec2(-wide, -high), tip + vec2(wide, -high)];
    pen.poly(
        head(8.5, 12.0)
            .into_iter()
            .map(|point| point + vec2(0.0, 2.0))
            .collect(),
        ink,
    );
    pen.poly(head(5.5, 8.5), key);
}

/// The mark of a place that may be chosen in place of a chosen one: a thin dashed line, set back behind what comes next.
fn instead(pen: &mut Pen<'_>, shape: &Outline) {
    let p = pen.palette;
    match shape {
        Outline::Disc(centre, r) => {
            pen.ring(*centre, r + 1.0, 3.5, p.ink);
            badges::dashed_ring(pen, *centre, r + 1.0, 1.8, p.board_accent);
        }
        Outline::Poly(points) => {
            pen.dashed_outline(points, 4.3, p.ink, 7.0, 5.0);
            pen.dashed_outline(points, 1.8, p.board_accent, 7.0, 5.0);
        }
    }
}

/// Four corners around a place that has changed: on its outline where that is far from the corners of a rectangle.
fn changed(pen: &mut Pen<'_>, shape: &Outline) {
    let rect = shape.bounds();
    let Outline::Poly(points) = shape else {
        return corners(pen, rect);
    };
    corners_at(pen, rect, |corner| on_outline(points, corner));
}

/// A dashed line around a place that may not be chosen.
fn forbidden(pen: &mut Pen<'_>, shape: &Outline) {
    let bad = pen.palette.bad;
    match shape {
        Outline::Disc(centre, r) => badges::dashed_ring(pen, *centre, r + 2.0, 2.4, bad),
        Outline::Poly(points) => pen.dashed_outline(points, 2.4, bad, 7.0, 5.0),
    }
}

/// The reason against the place that is pointed at, in a box beside it, and a cross at its corner.
pub(super) fn reason<G: Drawn>(pen: &mut Pen<'_>, state: &BoardScreen<G>, lit: &Lit<'_, G>) {
    let ghost = state.staged.as_ref().map(|ghost| ghost.spot);
    let pointed = state.looked_at();
    let at = |place: &&&SpotAt<G::Spot>| pointed == Some(place.spot) && !lit.spots.contains(&place.spot);
    let Some(place) = lit.places.iter().find(at) else {
        return;
    };
    let Some(refusal) = state.refusal(place.spot) else {
        return;
    };
    let (p, bounds) = (pen.palette, place.shape.bounds());
    pen.disc(bounds.right_top(), 9.0, p.ink);
    pen.ring(bounds.right_top(), 9.0, 1.5, p.bad);
    pen.glyph(&glyphs::CLOSE, bounds.right_top(), 10.0, p.bad, p.ink);
    let font = fonts::regular(sizes::LABEL);
    let wide = pen.width(&refusal.why, font.clone()).min(REASON);
    let size = vec2(wide, pen.height(&refusal.why, font.clone(), wide)) + vec2(20.0, 14.0);
    let ghost = lit.places.iter().find(|place| Some(place.spot) == ghost);
    let rect = beside(
        bounds,
        size,
        pen.ctx.content_rect().shrink(6.0),
        ghost.map(|place| place.shape.bounds()),
    );
    pen.rect_lined(rect, sizes::R_BUTTON, p.ink, 1.5, p.bad);
    pen.paragraph(rect.min + vec2(10.0, 7.0), &refusal.why, font, p.key, wide);
}

/// The place of a box beside another rectangle, below it if there is room: within the window, and not over what lies
/// there as a ghost.
fn beside(bounds: Rect, size: Vec2, window: Rect, ghost: Option<Rect>) -> Rect {
    let (x, y) = (vec2(8.0, 0.0), vec2(0.0, 8.0));
    let sides = [
        Align2::CENTER_TOP.anchor_size(bounds.center_bottom() + y, size),
        Align2::CENTER_BOTTOM.anchor_size(bounds.center_top() - y, size),
        Align2::LEFT_CENTER.anchor_size(bounds.right_center() + x, size),
        Align2::RIGHT_CENTER.anchor_size(bounds.left_center() - x, size),
    ]
    .map(|side| within(side, window));
    let free = |side: &&Rect| {
        let is_clear = ghost.is_none_or(|ghost| !ghost.expand(4.0).intersects(**side));
        is_clear && !side.intersects(bounds)
    };
    *sides.iter().find(free).unwrap_or(&sides[0])
}

/// The corner of a rectangle, or the point of the outline that is nearest to it if that is far away.
fn on_outline(points: &[Pos2], corner: Pos2) -> Pos2 {
    let far = |point: &Pos2| point.distance(corner);
    let nearest = points.iter().min_by(|one, other| far(one).total_cmp(&far(other)));
    nearest.copied().filter(|point| far(point) > NEAR).unwrap_or(corner)
}

/// Four corners around something that has changed, or that the last action was about.
pub(super) fn corners(pen: &mut Pen<'_>, rect: Rect) {
    corners_at(pen, rect, |corner| corner);
}

/// The same, each where it belongs instead of at the corner of the rectangle.
fn corners_at(pen: &mut Pen<'_>, rect: Rect, at: impl Fn(Pos2) -> Pos2) {
    let key = pen.palette.key;
    let long = (rect.width().min(rect.height()) * 0.22).clamp(5.0, 14.0);
    for (corner, x, y) in [
        (rect.left_top(), 1.0, 1.0),
        (rect.right_top(), -1.0, 1.0),
        (rect.right_bottom(), -1.0, -1.0),
        (rect.left_bottom(), 1.0, -1.0),
    ] {
        let corner = at(corner);
        let points = |long: f32| vec![corner + vec2(x * long, 0.0), corner, corner + vec2(0.0, y * long)];
        pen.flat_line(points(long + 1.25), 5.0, pen.palette.ink);
        pen.flat_line(points(long), 2.5, key);
    }
}

/// Draws the pieces where they are now; those that a previewed command takes away stand back.
pub(super) fn pieces<G: Drawn>(
    pen: &mut Pen<'_>,
    scene: &BoardScene<'_, G>,
    state: &BoardScreen<G>,
    (now, after): (&LayoutOf<G>, Option<&LayoutOf<G>>),
    time: f64,
) {
    let (now, after) = (&now.pieces, after.map(|after| &after.pieces));
    let then = |at: &PieceAt<G::Piece>| after?.iter().find(|other| other.piece == at.piece);
    let aside = |at: &PieceAt<G::Piece>| {
        let room = G::makes_room(at.piece) * at.r;
        then(at).copied().filter(|then| at.at.distance(then.at) < room)
    };
    let leaves = |at: &PieceAt<G::Piece>| after.is_some() && then(at).is_none_or(|then| moved(at, then));
    for (at, alpha) in state.motion.at(now, time) {
        let (at, alpha) = match aside(&at) {
            Some(then) => (then, alpha),
            None if leaves(&at) => (at, alpha * LEFT_BEHIND),
            None => (at, alpha),
        };
        pen.faded(alpha, |pen| G::piece(pen, scene, &at.through(&scene.lens)));
    }
    let mut left: Vec<&PieceAt<G::Piece>> = now.iter().filter(|at| leaves(at)).collect();
    for then in after.into_iter().flatten() {
        let before = now.iter().find(|other| other.piece == then.piece);
        if before.is_some_and(|before| !moved(before, then) || aside(before).is_some()) {
            continue;
        }
        let then = then.through(&scene.lens);
        ghost(pen, scene, &then);
        let same = |from: &&PieceAt<G::Piece>| from.piece == then.piece || G::alike(from.piece, then.piece);
        if let Some(from) = left.iter().position(same) {
            way::<G>(pen, &left.swap_remove(from).through(&scene.lens), &then);
        }
    }
}

/// An arrow from where a piece lies to where it will lie.
fn way<G: Drawn>(pen: &mut Pen<'_>, from: &PieceAt<G::Piece>, to: &PieceAt<G::Piece>) {
    let (way, along) = (to.at - from.at, (to.at - from.at).normalized());
    // Two pieces that change places have their arrows side by side.
    let aside = 0.5 * to.r * vec2(-along.y, along.x);
    let (start, end) = (
        from.at + 1.3 * from.r * along + aside,
        to.at - 1.6 * to.r * along + aside,
    );
    if let Some(color) = G::arrow(pen, to.piece).filter(|_| way.length() > 4.0 * (from.r + to.r)) {
        art::arrow(pen, &[start, end], (0.45 * to.r).max(4.0), color, false);
    }
}

/// Distance by which a chip rises, and its height with what is free above it.
const RISE: f32 = 24.0;
const CHIP: f32 = 27.0;

/// Draws the chips of what has just been brought and paid, each over the place or the card that it comes from.
pub(super) fn chips<G: Drawn>(ui: &Ui, frame: &BoardFrame<'_, G>, state: &BoardScreen<G>) {
    let mut pen = Pen::new(ui.ctx());
    let mut seen: Vec<ChipAt<G::Spot>> = Vec::new();
    for (chip, risen) in state.motion.chips(frame.now) {
        let (from, room) = match chip.at {
            ChipAt::Spot(spot) => {
                let place = frame.places.iter().find(|place| place.spot == spot);
                let room = if frame.has_lens() && G::floats(spot) {
                    frame.zones.board
                } else {
                    frame.zones.window()
                };
                let bounds = place.map(|place| place.shape.bounds());
                (bounds.filter(|bounds| room.intersects(*bounds)), room)
            }
            ChipAt::Card(seat) => {
                let card = frame.cards.iter().find(|(of, _)| *of == seat);
                (card.map(|(_, rect)| *rect), frame.zones.left)
            }
        };
        let Some(from) = from else { continue };
        let below = seen.iter().filter(|at| **at == chip.at).count() as f32;
        seen.push(chip.at);
        let at = from.center() - vec2(0.0, RISE * (risen - 0.5) + CHIP * below);
        let color = chip.seat.map_or(pen.palette.key, |seat| pen.seat(seat).fill);
        let [cost, gain] = &chip.halves;
        pen.faded(risen, |pen| {
            row::chip(
                pen,
                at,
                Align2::CENTER_CENTER,
                [cost, gain],
                (sizes::LABEL, color),
                room,
            );
        });
    }
    pen.paint(ui.painter());
}

fn moved<P>(a: &PieceAt<P>, b: &PieceAt<P>) -> bool {
    a.at.distance(b.at) > 1.0
}

/// A piece where it will be.
fn ghost<G: Drawn>(pen: &mut Pen<'_>, scene: &BoardScene<'_, G>, at: &PieceAt<G::Piece>) {
    let p = pen.palette;
    pen.faded(GHOST, |pen| G::piece(pen, scene, at));
    pen.ring(at.at, 1.42 * at.r, 0.16 * at.r + 1.0, p.ink);
    badges::dashed_ring(pen, at.at, 1.42 * at.r, 0.12 * at.r + 0.8, p.key);
}

/// Draws the ring of the keyboard, or a thinner one around what is read about, and over it the digits of the places that
/// answer to them, fainter where nothing can be chosen.
pub(super) fn keys<G: Drawn>(pen: &mut Pen<'_>, scene: &BoardScene<'_, G>, state: &BoardScreen<G>, lit: &Lit<'_, G>) {
    let of = |spot: G::Spot| lit.places.iter().find(|place| place.spot == spot).copied();
    for (spot, width) in [(state.read.filter(|_| state.focus.is_none()), 1.5), (state.focus, 3.0)] {
        if let Some(place) = spot.and_then(of) {
            let around = grown(&place.shape, 6.0);
            line(pen, &around, width + 4.0, pen.palette.ink);
            line(pen, &around, width, pen.palette.key);
        }
    }
    let mut taken: Vec<(Pos2, f32)> = lit.places.iter().filter_map(|place| piece::<G>(place)).collect();
    for (digit, spot) in numbered(scene, state, lit.spots) {
        let Some(place) = of(spot) else { continue };
        let opens = lit.spots.contains(&spot) || state.chosen.contains(&spot);
        let (mut at, is_ringed) = (G::digit_at(place), G::is_ringed(spot));
        if let Some(piece) = piece::<G>(place) {
            at = beside_piece(piece, at, &taken);
            taken.push((at, RING));
        }
        let at = below_top(at, RING + 1.0, place.shape.bounds(), scene.board);
        pen.faded(if opens { 1.0 } else { SET_BACK }, |pen| cap(pen, at, digit, is_ringed));
    }
}

/// Radius of the ring of a digit, and by how much it lies over its own piece.
const RING: f32 = 9.5;
const OVER: f32 = 3.0;

/// Middle and radius of the piece at a place whose digit stands in a ring.
fn piece<G: Drawn>(place: &SpotAt<G::Spot>) -> Option<(Pos2, f32)> {
    match place.shape {
        Outline::Disc(centre, r) if G::is_ringed(place.spot) => Some((centre, r)),
        _ => None,
    }
}

/// The middle of the digit of a piece: where it usually stands, or where it hides less of the pieces and digits around.
fn beside_piece((centre, r): (Pos2, f32), usual: Pos2, taken: &[(Pos2, f32)]) -> Pos2 {
    let hidden = |at: Pos2| -> f32 {
        let others = taken.iter().filter(|(other, _)| *other != centre);
        others.map(|&(other, r)| (r + RING - at.distance(other)).max(0.0)).sum()
    };
    // Corners first: beside them more pieces stand.
    let corners = [-1.0, -3.0, 1.0, 3.0, -2.0, 0.0, 2.0, 4.0];
    let corners = corners.map(|step| centre + (r + RING - OVER) * Vec2::angled(step * TAU / 8.0));
    let places = [usual].into_iter().chain(corners);
    let least = places.min_by(|one, other| hidden(*one).total_cmp(&hidden(*other)));
    least.unwrap_or(usual)
}

/// An outline of the same form, larger by so much on each side.
fn grown(shape: &Outline, by: f32) -> Outline {
    let bounds = shape.bounds();
    let (middle, half) = (bounds.center(), (bounds.size() / 2.0).max(Vec2::splat(1.0)));
    match shape {
        Outline::Disc(centre, r) => Outline::Disc(*centre, r + by),
        Outline::Poly(points) => {
            let share = (half + Vec2::splat(by)) / half;
            Outline::Poly(points.iter().map(|&point| middle + (point - middle) * share).collect())
        }
    }
}

/// Draws a line on an outline.
fn line(pen: &mut Pen<'_>, shape: &Outline, width: f32, color: Color32) {
    match shape {
        Outline::Disc(centre, r) => pen.ring(*centre, *r, width, color),
        Outline::Poly(points) => pen.outline(points.clone(), width, color),
    }
}

/// The digit of a place, in a ring or a key cap.
fn cap(pen: &mut Pen<'_>, at: Pos2, digit: usize, is_ringed: bool) {
    let (ink, key) = (pen.palette.ink, pen.palette.key);
    if is_ringed {
        pen.disc_lined(at, RING, ink, 1.5, key);
    } else {
        let cap = Rect::from_center_size(at, vec2(20.0, 20.0));
        pen.rect_lined(cap, sizes::R_KEY, ink, 1.0, key);
    }
    pen.text(at, Align2::CENTER_CENTER, &digit.to_string(), sizes::SMALL, key);
}

/// The places that answer to the digits: those that have one for good, or else those that give a command or open its
/// list, in reading order, of several that give the same the last; the others are parts of a choice and are reached by
/// Tab.
pub(super) fn numbered<G: Drawn>(
    scene: &BoardScene<'_, G>,
    state: &BoardScreen<G>,
    lit: &[G::Spot],
) -> Vec<(usize, G::Spot)> {
    let of = |place: &SpotAt<G::Spot>| Some((G::digit(scene, place.spot)?, place.spot));
    let fixed: Vec<(usize, G::Spot)> = state.places().iter().filter_map(of).collect();
    let aimed = state.ways.aim(&state.chosen).is_some();
    if !aimed && fixed.iter().any(|(digit, _)| *digit > 0) {
        return fixed;
    }
    // After a place its parts are counted.
    let fixed = if aimed { Vec::new() } else { fixed };
    let next = state.ways.lit(&state.chosen);
    let has_none = |spot: G::Spot| G::letter(spot).is_none() && fixed.iter().all(|(_, other)| *other != spot);
    let plain = |spot: &&G::Spot| next.contains(spot) && has_none(**spot);
    let gives = |spot: &G::Spot| match state.ways.click(&state.chosen, *spot)? {
        click @ Click::Give(_) => Some((*spot, click)),
        _ => None,
    };
    let lit: Vec<G::Spot> = lit.iter().filter(plain).copied().collect();
    let giving: Vec<(G::Spot, Click)> = lit.iter().filter_map(gives).collect();
    let again = |index: usize| giving[index + 1..].iter().any(|(_, click)| *click == giving[index].1);
    let once = (0..giving.len()).filter(|&index| !again(index));
    let once: Vec<G::Spot> = once.map(|index| giving[index].0).collect();
    let spots = if once.is_empty() { lit } else { once };
    (1..=DIGITS).zip(spots).chain(fixed).collect()
}

/// Draws the piece that is dragged under the pointer.
pub(super) fn in_hand<G: Drawn>(
    ui: &Ui,
    pen: &mut Pen<'_>,
    scene: &BoardScene<'_, G>,
    state: &BoardScreen<G>,
    layout: &LayoutOf<G>,
) {
    let place = state.places().iter().find(|place| Some(place.spot) == state.dragged);
    let (Some(place), Some(pointer)) = (place, ui.input(|input| input.pointer.interact_pos())) else {
        return;
    };
    let lies = |piece: &PieceAt<G::Piece>| piece.at.distance(place.shape.bounds().center()) < 2.0;
    let piece = layout.pieces.iter().map(|piece| piece.through(&scene.lens)).find(lies);
    if let Some(piece) = piece {
        G::piece(pen, scene, &PieceAt { at: pointer, ..piece });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::look::pen::chamfered;
    use egui::pos2;

    #[test]
    fn the_ring_of_the_keyboard_has_the_form_of_its_place() {
        let (middle, rect) = (
            pos2(40.0, 30.0),
            Rect::from_min_size(pos2(10.0, 10.0), vec2(60.0, 40.0)),
        );
        assert_eq!(grown(&Outline::Disc(middle, 9.0), 6.0), Outline::Disc(middle, 15.0));
        let octagon = Outline::Poly(chamfered(rect, 8.0));
        let Outline::Poly(points) = grown(&octagon, 6.0) else {
            panic!("an octagon stays one");
        };
        assert_eq!((points.len(), Rect::from_points(&points)), (8, rect.expand(6.0)));
    }

    #[test]
    fn what_has_changed_is_marked_on_its_outline() {
        let rect = Rect::from_min_size(Pos2::ZERO, vec2(100.0, 80.0));
        let octagon = chamfered(rect, 8.0);
        assert_eq!(
            on_outline(&octagon, rect.left_top()),
            rect.left_top(),
            "all but a rectangle"
        );
        let slanted = chamfered(rect, 40.0);
        let [corner, point] = [rect.left_top(), on_outline(&slanted, rect.left_top())];
        assert!(slanted.contains(&point) && point != corner, "{point:?}");
    }

    /// The figures of a crowded bay of Argo's Waking Room in a small window.
    #[test]
    fn a_digit_hides_no_figure_beside_its_own() {
        let bay = [[-9.0, -9.0], [9.0, -9.0], [-9.0, 9.0], [9.0, 9.0]];
        let pieces = bay.map(|[x, y]| (pos2(x, y), 8.0));
        let mut taken = pieces.to_vec();
        for piece in pieces {
            let usual = piece.0 + vec2(10.0, -10.0);
            let at = beside_piece(piece, usual, &taken);
            for (other, r) in &taken {
                let apart = at.distance(*other);
                assert!(*other == piece.0 || apart >= r + RING - 1.0, "{at:?} lies on {other:?}");
            }
            taken.push((at, RING));
        }
        let alone = [pieces[0]];
        let usual = pos2(3.0, -17.0);
        assert_eq!(beside_piece(pieces[0], usual, &alone), usual);
    }

    #[test]
    fn a_reason_stands_beside_its_place_and_never_on_the_ghost() {
        let at = |x, y, side| Rect::from_min_size(pos2(x, y), Vec2::splat(side));
        let (place, size, window) = (at(300.0, 300.0, 60.0), vec2(200.0, 40.0), at(0.0, 0.0, 800.0));
        assert_eq!(
            beside(place, size, window, None).center_top(),
            pos2(330.0, 368.0),
            "below"
        );
        for ghost in [at(300.0, 360.0, 60.0), at(300.0, 240.0, 60.0), at(360.0, 300.0, 60.0)] {
            for place in [place, at(300.0, 739.0, 60.0), at(739.0, 300.0, 60.0)] {
                let reason = beside(place, size, window, Some(ghost));
                assert!(!reason.intersects(ghost) && !reason.intersects(place), "{reason:?}");
                assert!(window.contains_rect(reason), "{reason:?}");
            }
        }
    }
}
