//! The arrows of a chain over the station, and the dead that it costs.

use super::art::{marks, pictures::named};
use super::consequences::{Consequences, Hop};
use super::geometry::{self, CELL, Piece};
use super::spots::ArgoPiece;
use crate::app::board::art::arrow;
use crate::app::board::drawn::BoardScene;
use crate::app::board::row::{Bit, chip};
use crate::app::look::{Pen, sizes};
use crate::games::argo::{Astronaut, Board, State, Tile};
use egui::{Align2, Pos2, Vec2};

/// Distance from the middle of a door at which an arrow may pass it.
const DOOR_ROOM: f32 = 0.12 * CELL;
/// Radius of the plates that arrows leave free.
const PLATE: f32 = 0.17 * CELL;

/// A board with the pieces on it.
type Laid<'a> = (&'a Board, Vec<Piece>);

/// Paints the chain of the open action, and dashed the one of the command that is looked at.
pub(super) fn chains(pen: &mut Pen<'_>, scene: &BoardScene<'_, State>) {
    let (setup, view) = (scene.about.setup, scene.about.view);
    let now = (&view.board, geometry::pieces_now(setup, view));
    if let Some(before) = &view.before {
        let then = (before, geometry::pieces(setup, before));
        chain(pen, scene, &Consequences::open(scene), [&then, &now], false);
    }
    if let Some(after) = scene.after {
        let next = (&after.board, geometry::pieces(setup, &after.board));
        chain(pen, scene, &Consequences::of(scene.events), [&now, &next], true);
    }
}

/// Arrows and chips of a chain, on the boards before and after it.
fn chain(pen: &mut Pen<'_>, scene: &BoardScene<'_, State>, what: &Consequences, boards: [&Laid<'_>; 2], dashed: bool) {
    let s = CELL * scene.lens.scale();
    let mut numbers = Vec::new();
    for (index, hop) in what.hops.iter().enumerate() {
        let Some((from, to)) = ends(hop, &what.hops[..index], boards) else {
            continue;
        };
        let color = hop.who.map_or(pen.palette.lime, |who| pen.seat(who.seat()).fill);
        let points = path(hop, from, to, boards[1].0);
        let points: Vec<Pos2> = points.into_iter().map(|point| scene.lens.to_screen(point)).collect();
        if hop.teleport {
            marks::teleport_link(pen, points[0], points[points.len() - 1], color);
        } else {
            arrow(pen, &points, marks::width(s), color, dashed);
        }
        // At the upper left of the place, beside whoever stands there also where cells are small.
        let beside = (0.24 * s).max(0.6 * marks::number_radius(s) + 0.12 * s);
        numbers.push((scene.lens.to_screen(to) - Vec2::splat(beside), index + 1));
    }
    if numbers.len() > 1 {
        for (at, number) in numbers {
            marks::number(pen, at, marks::number_radius(s), number);
        }
    }
    for &(victim, at) in &what.deaths {
        if let Some(spot) = middle(boards[0].0, at).or_else(|| middle(boards[1].0, at)) {
            death(pen, scene, what, victim, scene.lens.to_screen(spot));
        }
    }
}

/// The middle of a tile, if it lies on the board.
fn middle(board: &Board, tile: Tile) -> Option<Pos2> {
    board.spots[tile.index()].map(|spot| geometry::centre(spot.cell))
}

/// Start and end of a hop on the board.
fn ends(hop: &Hop, earlier: &[Hop], [then, now]: [&Laid<'_>; 2]) -> Option<(Pos2, Pos2)> {
    let piece = |pieces: &[Piece], at: Tile| {
        let piece = hop.who.map_or(ArgoPiece::Alien(at), ArgoPiece::Figure);
        geometry::find(pieces, piece)
    };
    // Somebody who moves twice starts the second time from the tile in between.
    let again = hop.who.is_some() && earlier.iter().any(|other| other.who == hop.who);
    let start = if again { None } else { piece(&then.1, hop.from) };
    let from = start
        .or_else(|| middle(then.0, hop.from))
        .or_else(|| middle(now.0, hop.from))?;
    let room = middle(now.0, hop.to).or_else(|| middle(then.0, hop.to))?;
    let end = piece(&now.1, hop.to).filter(|end| end.distance(room) < 1.5 * CELL);
    Some((from, end.unwrap_or(room)))
}

/// Right-angled way from one place to another: doors are passed in their middle.
fn path(hop: &Hop, from: Pos2, to: Pos2, board: &Board) -> Vec<Pos2> {
    let (Some(a), Some(b), false) = (middle(board, hop.from), middle(board, hop.to), hop.teleport) else {
        return vec![from, to];
    };
    // A door leaves room for a small shift, so that short elbows are not needed.
    let through = |middle: f32, wanted: f32| wanted.clamp(middle - DOOR_ROOM, middle + DOOR_ROOM);
    let wide = hop.from == Tile::WAKING_ROOM;
    let mut points = vec![from];
    if (b.x - a.x).abs() > (b.y - a.y).abs() {
        let row = through(if wide { b.y } else { a.y }, to.y);
        points.extend([Pos2::new(from.x, row), Pos2::new(to.x, row)]);
    } else {
        let column = through(if wide { b.x } else { a.x }, to.x);
        points.extend([Pos2::new(column, from.y), Pos2::new(column, to.y)]);
    }
    points.push(to);
    points.dedup_by(|a, b| a.distance(*b) < 0.12 * CELL);
    if points.len() < 2 {
        return vec![from, to];
    }
    // The plates at both ends stay free.
    let towards = |from: Pos2, to: Pos2| from + (to - from).normalized() * PLATE.min((to - from).length() * 0.4);
    let last = points.len() - 1;
    points[last] = to;
    let (first, end) = (towards(points[0], points[1]), towards(points[last], points[last - 1]));
    (points[0], points[last]) = (first, end);
    points
}

/// A death's chip above its place, kept inside the board.
fn death(pen: &mut Pen<'_>, scene: &BoardScene<'_, State>, what: &Consequences, victim: Astronaut, centre: Pos2) {
    let view = scene.about.view;
    let points = what.score_of(view.interrupter.unwrap_or(view.active));
    let gain = Bit::Text(format!("+{points}"));
    let gain = if points > 0 { &[gain][..] } else { &[] };
    let dead = [Bit::Glyph(named("skull")), Bit::Badge(victim.seat())];
    let above = centre - Vec2::new(0.0, 0.5 * CELL * scene.lens.scale() + 14.0);
    let (look, bounds) = ((sizes::LABEL, pen.palette.key), scene.board.shrink(8.0));
    chip(pen, above, Align2::CENTER_CENTER, [&dead, gain], look, bounds);
}
