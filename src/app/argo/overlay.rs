//! Drawings over the station: arrows of the open action and of a hovered one, ghosts, chips, reasons, focus.

use super::{
    art::{
        any_tile, arrows, chips,
        figures::FigureLook,
        marks::{self, Mark},
        tile_look::TileLook,
    },
    hit_test::{self, Pieces},
    preview::{Consequences, Hop},
    prompts::{self, Anchor, Effect, Piece},
    scene::Scene,
    state::ArgoScreen,
};
use crate::{
    app::look::{
        Pen, colors,
        glyphs::{self, Inks},
        motion, sizes,
    },
    games::argo::{Astronaut, Board, Cell, Command, Spot, Tile, meeting_doors},
};
use egui::{Align2, Pos2, Rect, Vec2, vec2};

/// A ring around a piece that can be chosen, thicker around the chosen one.
pub(super) fn ring(pen: &mut Pen<'_>, centre: Pos2, r: f32, chosen: bool) {
    let p = pen.palette;
    let w = if chosen { 0.20 } else { 0.12 } * r;
    pen.ring(centre, r, w + 2.5, p.ink);
    pen.ring(centre, r, w, p.board_accent);
}

/// True if the open action moved a figure.
#[must_use]
pub(super) fn has_moved(scene: &Scene<'_>, who: Astronaut) -> bool {
    let view = scene.model.view;
    view.before
        .is_some_and(|before| before.places[who.index()] != view.board.places[who.index()])
}

/// The look of a figure as things stand.
#[must_use]
pub(super) fn figure_state(scene: &Scene<'_>, state: &ArgoScreen, who: Astronaut) -> FigureLook {
    if has_moved(scene, who) {
        FigureLook::Pending
    } else if state.selection.piece == Some(Piece::Figure(who)) {
        FigureLook::Selected
    } else {
        FigureLook::Resting
    }
}

/// Arrows and chips of the action that is open.
pub(super) fn open_action(pen: &mut Pen<'_>, scene: &Scene<'_>, state: &ArgoScreen) {
    let Some(before) = &scene.before else { return };
    let Some(board) = &scene.model.view.before else { return };
    // Arrows follow the pieces; what it costs is said when all have arrived.
    let left = state.motion.steps_left(scene.now);
    let mut what = scene.open.clone();
    if left > 0 {
        what.hops.truncate(what.hops.len().saturating_sub(left));
        what.deaths.clear();
    }
    chain(
        pen,
        scene,
        state,
        &what,
        (board, before),
        (&scene.model.view.board, &scene.pieces),
        false,
    );
}

/// Arrows and chips of a chain. `then` and `now` are board and pieces before and after it.
fn chain(
    pen: &mut Pen<'_>,
    scene: &Scene<'_>,
    state: &ArgoScreen,
    what: &Consequences,
    then: (&Board, &Pieces),
    now: (&Board, &Pieces),
    dashed: bool,
) {
    let s = state.camera.s;
    let mut numbers = Vec::new();
    for (index, hop) in what.hops.iter().enumerate() {
        let Some((from, to)) = ends(hop, &what.hops[..index], then, now) else {
            continue;
        };
        let color = hop.who.map_or(pen.palette.lime, |who| pen.seat(who.seat()).fill);
        let points: Vec<Pos2> = path(hop, from, to, now.0)
            .iter()
            .map(|&p| scene.screen(state, p))
            .collect();
        if hop.teleport {
            arrows::teleport_link(pen, points[0], points[points.len() - 1], color);
        } else {
            arrows::arrow(pen, &points, arrows::width(s), color, dashed);
        }
        // At the upper left of the place, beside whoever stands there also where cells are small.
        let beside = (0.24 * s).max(0.6 * arrows::number_radius(s) + 0.12 * s);
        numbers.push((scene.screen(state, to) - Vec2::splat(beside), index + 1));
    }
    if numbers.len() > 1 {
        for (at, number) in numbers {
            arrows::number(pen, at, arrows::number_radius(s), number);
        }
    }
    for &(victim, at) in &what.deaths {
        death(pen, scene, state, what, victim, at);
    }
}

/// Start and end of a hop on the board.
fn ends(hop: &Hop, earlier: &[Hop], then: (&Board, &Pieces), now: (&Board, &Pieces)) -> Option<(Vec2, Vec2)> {
    let tile = |board: &Board, tile: Tile| board.spots[tile.index()].map(|spot| hit_test::centre(spot.cell));
    let figure = |pieces: &Pieces, who: Option<Astronaut>, at: Tile| match who {
        Some(who) => pieces.figures.iter().find(|f| f.astronaut == who).map(|f| f.centre),
        None => pieces.aliens.iter().find(|a| a.tile == at).map(|a| a.centre),
    };
    // Somebody who moves twice starts the second time from the tile in between.
    let again = hop.who.is_some() && earlier.iter().any(|other| other.who == hop.who);
    let start = if again { None } else { figure(then.1, hop.who, hop.from) };
    let from = start
        .or_else(|| tile(then.0, hop.from))
        .or_else(|| tile(now.0, hop.from))?;
    let middle = tile(now.0, hop.to).or_else(|| tile(then.0, hop.to))?;
    let end = figure(now.1, hop.who, hop.to).filter(|end| (*end - middle).length() < 1.5);
    Some((from, end.unwrap_or(middle)))
}

/// Distance from the middle of a door at which an arrow may pass it, in cells.
const DOOR_ROOM: f32 = 0.12;

/// Right-angled way from one place to another: doors are passed in their middle.
fn path(hop: &Hop, from: Vec2, to: Vec2, board: &Board) -> Vec<Vec2> {
    let cell = |tile: Tile| board.spots[tile.index()].map(|spot| hit_test::centre(spot.cell));
    let (Some(a), Some(b)) = (cell(hop.from), cell(hop.to)) else {
        return vec![from, to];
    };
    if hop.teleport {
        return vec![from, to];
    }
    // A door leaves room for a small shift, so that short elbows are not needed.
    let through = |middle: f32, wanted: f32| wanted.clamp(middle - DOOR_ROOM, middle + DOOR_ROOM);
    let mut points = vec![from];
    if (b.x - a.x).abs() > (b.y - a.y).abs() {
        let row = through(if hop.from == Tile::WAKING_ROOM { b.y } else { a.y }, to.y);
        points.extend([vec2(from.x, row), vec2(to.x, row)]);
    } else {
        let column = through(if hop.from == Tile::WAKING_ROOM { b.x } else { a.x }, to.x);
        points.extend([vec2(column, from.y), vec2(column, to.y)]);
    }
    points.push(to);
    points.dedup_by(|a, b| (*a - *b).length() < 0.12);
    if let Some(last) = points.last_mut() {
        *last = to;
    }
    if points.len() < 2 {
        return vec![from, to];
    }
    shortened(points)
}

/// Leaves the plates at both ends free.
fn shortened(mut points: Vec<Vec2>) -> Vec<Vec2> {
    let plate: f32 = 0.17;
    let last = points.len() - 1;
    let towards = |from: Vec2, to: Vec2| {
        let way = to - from;
        from + way.normalized() * plate.min(way.length() * 0.4)
    };
    let (first, end) = (towards(points[0], points[1]), towards(points[last], points[last - 1]));
    points[0] = first;
    points[last] = end;
    points
}

/// A death's chip above its place, kept inside the board.
fn death(pen: &mut Pen<'_>, scene: &Scene<'_>, state: &ArgoScreen, what: &Consequences, victim: Astronaut, at: Tile) {
    let Some(centre) = scene.board_point(Anchor::Tile(at)) else {
        return;
    };
    let points = what.score_of(scene.actor());
    let text = if points > 0 {
        format!("+{points}")
    } else {
        String::new()
    };
    let width = chips::death_width(pen, &text);
    let above = scene.screen(state, centre) - vec2(0.0, 0.5 * state.camera.s + 14.0);
    let inner = scene.zones.board.shrink(8.0);
    let x = (above.x - width / 2.0).clamp(inner.left(), (inner.right() - width).max(inner.left()));
    let y = above.y.clamp(inner.top() + 14.0, inner.bottom() - 14.0);
    let entry = motion::entry(pen.ctx, egui::Id::unique(("death", victim, at)));
    pen.faded(entry.alpha, |pen| {
        chips::death(pen, Pos2::new(x, y + entry.below), Some(victim.seat()), &text);
    });
}

/// The tile that is to be placed, at the chosen or hovered cell.
pub(super) fn ghost(pen: &mut Pen<'_>, scene: &Scene<'_>, state: &ArgoScreen, hovered: Option<usize>) {
    let Some((_, legal)) = scene.own else { return };
    if let Some(command) = prompts::staged(legal, &state.selection) {
        ghost_tile(pen, scene, state, command, 0.75);
        turns(pen, scene, state);
        return;
    }
    let hovered = hovered.and_then(|index| scene.choices.get(index));
    if let Some(Effect::Select(selection)) = hovered.map(|choice| choice.effect)
        && let Some(command) = prompts::staged(legal, &selection)
    {
        ghost_tile(pen, scene, state, command, 0.55);
    }
}

fn ghost_tile(pen: &mut Pen<'_>, scene: &Scene<'_>, state: &ArgoScreen, command: Command, alpha: f32) {
    let (Some((cell, rot)), Some(tile)) = (prompts::placement(&command), scene.placed_tile(&command)) else {
        return;
    };
    let frame = scene.square(state, cell);
    let setup = scene.model.setup;
    let spot = Spot { cell, rot };
    let mut board = scene.model.view.board;
    board.spots[tile.index()] = Some(spot);
    let look = TileLook {
        rot,
        connected: meeting_doors(setup, &board, tile, spot),
        slots: setup.slots.get(tile.index()).copied().unwrap_or(0),
        ..TileLook::new(setup.components.tile(tile))
    };
    // Dimmed as a whole: half-transparent parts would show through one another.
    any_tile::tile_shapes(pen, &look, frame);
    let veil = colors::faded(pen.palette.space_bottom, 1.0 - alpha);
    pen.poly(frame.octagon(0.0, 0.11, 0.0), veil);
    marks::mark(pen, frame, Mark::Ghost);
    marks::meeting(pen, frame, look.connected);
}

/// The place of the ghost with its outline and its handle, which nothing may cover.
#[must_use]
pub(super) fn ghost_places(scene: &Scene<'_>, state: &ArgoScreen) -> Vec<Rect> {
    let Some(cell) = state.selection.cell else {
        return Vec::new();
    };
    let frame = scene.square(state, cell);
    let mut places = vec![frame.rect().expand(2.0 * marks::GHOST * frame.s)];
    places.extend(handle(scene, state).map(|(cell, count)| handle_rect(scene, state, cell, count)));
    places
}

/// The handle above a ghost: R and a dot for every legal turn.
fn turns(pen: &mut Pen<'_>, scene: &Scene<'_>, state: &ArgoScreen) {
    let Some((cell, count)) = handle(scene, state) else {
        return;
    };
    let rect = handle_rect(scene, state, cell, count);
    let p = pen.palette;
    pen.rect_lined(rect, sizes::R_BUTTON, p.panel, 1.0, p.line_hi);
    let mid = rect.left_center() + vec2(18.0, 0.0);
    glyphs::draw(pen, &glyphs::ROTATE, mid, 18.0, Inks::new(p.text, p.panel));
    pen.bold(mid + vec2(22.0, 0.0), Align2::CENTER_CENTER, "R", sizes::SMALL, p.dim);
    for turn in 0..count {
        let at = mid + vec2(42.0 + 12.0 * turn as f32, 0.0);
        if turn == state.selection.turn % count {
            pen.disc(at, 4.0, p.accent);
        } else {
            pen.ring(at, 3.5, 1.5, p.dim);
        }
    }
}

/// The cell of the ghost and its legal turns, if it has several.
#[must_use]
pub(super) fn handle(scene: &Scene<'_>, state: &ArgoScreen) -> Option<(Cell, usize)> {
    let (_, legal) = scene.own?;
    let count = prompts::rotations(legal, &state.selection).len();
    Some((state.selection.cell.filter(|_| count > 1)?, count))
}

/// The place of a ghost's handle.
#[must_use]
pub(super) fn handle_rect(scene: &Scene<'_>, state: &ArgoScreen, cell: Cell, count: usize) -> Rect {
    let frame = scene.square(state, cell);
    let size = vec2(56.0 + 12.0 * count as f32, 32.0);
    let inner = scene.zones.board.shrink(6.0);
    let away = vec2(0.0, frame.s / 2.0 + 24.0);
    let mut above = Rect::from_center_size(frame.center() - away, size);
    if above.top() < inner.top() {
        // No room above: below, so that the tile stays free.
        above = Rect::from_center_size(frame.center() + away, size);
    }
    let shift = |low: f32, high: f32, from: f32, to: f32| (low - from).max(0.0) + (high - to).min(0.0);
    above.translate(vec2(
        shift(inner.left(), inner.right(), above.left(), above.right()),
        shift(inner.top(), inner.bottom(), above.top(), above.bottom()),
    ))
}

/// Draws the consequences of the hovered or focused choice; false without one.
pub(super) fn hovered(pen: &mut Pen<'_>, scene: &Scene<'_>, state: &mut ArgoScreen, hovered: Option<usize>) -> bool {
    let index = hovered.or(state.focus);
    let Some(choice) = index.and_then(|index| scene.choices.get(index)) else {
        return false;
    };
    if let (Effect::Send(command), Some((question, _))) = (choice.effect, scene.own) {
        preview_chain(pen, scene, state, question.seat, command);
    }
    true
}

fn preview_chain(
    pen: &mut Pen<'_>,
    scene: &Scene<'_>,
    state: &mut ArgoScreen,
    seat: crate::rules::Seat,
    command: Command,
) {
    let Some(found) = state.preview(scene.model, seat, command).cloned() else {
        return;
    };
    let after = hit_test::pieces(scene.model.setup, &found.after.board);
    let what = Consequences::of(&found.events);
    let then = (&scene.model.view.board, &scene.pieces);
    chain(pen, scene, state, &what, then, (&found.after.board, &after), true);
}

/// The double ring of the keyboard focus.
pub(super) fn focus(pen: &mut Pen<'_>, scene: &Scene<'_>, state: &ArgoScreen) {
    let Some(choice) = state.focus.and_then(|index| scene.choices.get(index)) else {
        return;
    };
    if let Some(rect) = scene.board_rect(state, choice.at) {
        marks::mark_rect(pen, rect, state.camera.s.min(rect.width()), Mark::Focus);
    }
}

/// The glow of one's own turn, the frame of a reaction window.
pub(super) fn edge(pen: &mut Pen<'_>, scene: &Scene<'_>) {
    let Some((question, _)) = scene.own else { return };
    let p = pen.palette;
    let reacting = scene.is_reacting();
    let color = if reacting {
        p.accent
    } else {
        pen.seat(question.seat).fill
    };
    let (from, to) = (colors::faded(color, 0.34), colors::faded(color, 0.0));
    let r = scene.zones.board;
    let w = 14.0;
    pen.gradient_down(Rect::from_min_max(r.min, Pos2::new(r.right(), r.top() + w)), from, to);
    pen.gradient_down(Rect::from_min_max(Pos2::new(r.left(), r.bottom() - w), r.max), to, from);
    pen.gradient_right(Rect::from_min_max(r.min, Pos2::new(r.left() + w, r.bottom())), from, to);
    pen.gradient_right(Rect::from_min_max(Pos2::new(r.right() - w, r.top()), r.max), to, from);
    if reacting {
        pen.rect_lined(r, 0.0, egui::Color32::TRANSPARENT, 3.0, p.accent);
    }
}
