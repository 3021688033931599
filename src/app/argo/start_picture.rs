//! The station on the start screen, drawn with the tiles of the game.

use super::art::figures::{self, FigureLook, Lod};
use super::art::{self, Square, pods, tile_look::TileLook, tiles, waking};
use super::stroll::{At, Stroll, WALKERS, Walker};
use crate::app::look::{self, Pen, motion};
use crate::games::argo::Dir::{East as E, North as N, South as S, West as W};
use crate::games::argo::{Astronaut, Doors, Kind, Role, TileData};
use crate::rules::Seat;
use egui::{Context, Pos2, Rect, Vec2};
use enumset::enum_set;

/// A tile of the picture: its cell, counted from the middle of the Waking Room, its kind, the sides with a door, and
/// those on which its door meets another door.
type Piece = (At, Kind, Doors, Doors);

/// A small station that could come up in play.
#[rustfmt::skip]
const PIECES: [Piece; 11] = [
    ((0, 0), Kind::WakingRoom,  enum_set!(N | E | S | W), enum_set!(N | E)),
    ((0, -3), Kind::Teleporter, enum_set!(N | S),         enum_set!(S)),
    ((-1, -2), Kind::Corridor,  enum_set!(E | W),         enum_set!(E)),
    ((0, -2), Kind::Corridor,   enum_set!(N | E | S | W), enum_set!(N | E | S | W)),
    ((1, -2), Kind::Lab,        enum_set!(N | W),         enum_set!(W)),
    ((2, 0), Kind::Corridor,    enum_set!(E | S | W),     enum_set!(E | S | W)),
    ((3, 0), Kind::JumpRoom,    enum_set!(N | S | W),     enum_set!(W | S)),
    ((2, 1), Kind::Corridor,    enum_set!(N | E),         enum_set!(N | E)),
    ((3, 1), Kind::Warehouse,   enum_set!(N | E | W),     enum_set!(N | E | W)),
    ((4, 1), Kind::Corridor,    enum_set!(N | W),         enum_set!(N | W)),
    ((4, 0), Kind::Pod,         enum_set!(N | S),         enum_set!(S)),
];
/// The tile that an alien stands on, and the one that an alien came with.
const ALIEN: At = (2, 1);
const ALIEN_SYMBOL: At = (-1, -2);
/// The tokens of players who used a room.
const TOKENS: [(At, usize); 2] = [((3, 0), 1), ((3, 1), 0)];
/// Figures at home, by seat, and who sits in the pod.
const AT_HOME: [&[Role]; 4] = [
    &[Role::Chief, Role::Robot],
    &[Role::Pilot, Role::Grunt, Role::Robot],
    &[Role::Grunt, Role::Chief, Role::Pilot, Role::Robot],
    &[Role::Explorer, Role::Grunt],
];
const ABOARD: Astronaut = Astronaut::new(Seat::wrapping(0), Role::Explorer);

fn data(&(at, kind, doors, _): &Piece) -> TileData {
    TileData {
        id: String::new(),
        kind,
        doors,
        capacity: if matches!(kind, Kind::JumpRoom | Kind::Warehouse) {
            2
        } else {
            1
        },
        alien: at == ALIEN_SYMBOL,
        // A robot may not enter the lab.
        robot_forbidden: kind == Kind::Lab,
        activation_slots: if kind.activatable() { 2 } else { 0 },
        stretch: false,
        seats: if kind == Kind::Pod { vec![4, 6] } else { Vec::new() },
        min_players: 2,
        provisional: Vec::new(),
    }
}

/// The station with those who walk in it.
#[derive(Clone, Debug)]
pub(crate) struct StartPicture(Stroll);

impl StartPicture {
    /// Everybody at home.
    pub(crate) const fn new() -> Self {
        Self(Stroll::new())
    }

    /// Draws the station as large as it fits; now and then somebody walks a step.
    pub(crate) fn draw(&mut self, pen: &mut Pen<'_>, rect: Rect) {
        let s = (rect.width() / 6.0).min(rect.height() / 5.1).floor();
        if s < 24.0 {
            return;
        }
        stroll_on(pen.ctx, &mut self.0);
        let origin = Pos2::new(rect.left() + s, rect.bottom() - 2.0 * s);
        let cell = |(x, y): At| Square::new(origin + Vec2::new(x.into(), y.into()) * s, s);
        for piece in &PIECES {
            draw(pen, piece, cell(piece.0), &self.0);
        }
        for (seat, roles) in AT_HOME.iter().enumerate() {
            for &role in *roles {
                let who = Astronaut::new(Seat::wrapping(seat), role);
                let place = Vec2::from(waking::bay_place(who));
                let at = cell((0, 0)).center() + place * s;
                figure(pen, who, at, tiles::figure_radius(Kind::WakingRoom), s);
            }
        }
        for (index, walker) in WALKERS.iter().enumerate() {
            walk(pen, &self.0, (index, walker), cell);
        }
    }
}

/// Lets time pass for those who walk: only where somebody sees it who wants to.
fn stroll_on(ctx: &Context, stroll: &mut Stroll) {
    let (now, focused) = ctx.input(|input| (input.time, input.focused));
    match stroll.advance(now, focused && !look::reduced_motion(ctx)) {
        Some(0.0) => ctx.request_repaint_after(motion::SLOW_FRAME),
        Some(wait) => ctx.request_repaint_after_secs(wait as f32),
        None => {}
    }
}

/// Draws somebody who walks, or rests between two steps.
fn walk(pen: &mut Pen<'_>, stroll: &Stroll, (index, walker): (usize, &Walker), cell: impl Fn(At) -> Square) {
    let walk = stroll.way(index, pen.ctx.input(|input| input.time));
    let place = |at: At| {
        let piece = PIECES.iter().find(|piece| piece.0 == at)?;
        let [x, y] = tiles::place(piece.1, data(piece).capacity, 0, 1, at == ALIEN);
        Some((cell(at).at(x, y), tiles::figure_radius(piece.1)))
    };
    if let (Some((start, r0)), Some((end, r1))) = (place(walk.from), place(walk.to)) {
        let way = egui::emath::easing::cubic_in_out(walk.share);
        let larger = 1.0 + 0.08 * (std::f32::consts::PI * walk.share).sin();
        let r = (r0 + (r1 - r0) * way) * larger;
        figure(pen, walker.who, start.lerp(end, way), r, cell((0, 0)).s);
    }
}

/// Draws a tile with all who stand there but those who walk.
fn draw(pen: &mut Pen<'_>, piece: &Piece, frame: Square, stroll: &Stroll) {
    let &(at, kind, _, connected) = piece;
    let people = stroll.people_at(at, pen.ctx.input(|input| input.time));
    let used = TOKENS.iter().filter(|(room, _)| *room == at);
    let print = data(piece);
    let look = TileLook {
        connected,
        taken: people,
        aboard: 1,
        alien: at == ALIEN,
        tokens: used.map(|&(_, seat)| Seat::wrapping(seat)).collect(),
        ..TileLook::new(&print)
    };
    art::tile_shapes(pen, &look, frame);
    if look.alien {
        let ([x, y], size) = tiles::alien_place(kind, people);
        figures::alien_shapes(pen, frame.at(x, y), size * frame.s);
    }
    if kind == Kind::Pod {
        let [x, y] = pods::seat_place(&print, 0);
        figure(pen, ABOARD, frame.at(x, y - 0.015), tiles::figure_radius(kind), frame.s);
    }
}

/// Draws a figure whose radius is a part of a cell of side `s`.
fn figure(pen: &mut Pen<'_>, who: Astronaut, at: Pos2, radius: f32, s: f32) {
    figures::figure_shapes(pen, who, at, radius * s, Lod::of(s), FigureLook::Resting);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_walks_goes_through_a_door_to_a_room_with_a_place() {
        let piece = |at: At| PIECES.iter().find(|piece| piece.0 == at).expect("a tile lies there");
        for walker in &WALKERS {
            let [from, to] = walker.places;
            let door = match (to.0 - from.0, to.1 - from.1) {
                (0, -1) => (N, S),
                (1, 0) => (E, W),
                other => panic!("{other:?} is not a step that is drawn"),
            };
            let (&(.., one), &(_, kind, _, other)) = (piece(from), piece(to));
            assert!(one.contains(door.0) && other.contains(door.1), "{from:?} to {to:?}");
            assert!(from != ALIEN && to != ALIEN, "an alien is there");
            assert!(
                walker.who.role() != Role::Robot || kind != Kind::Lab,
                "no robot goes there"
            );
        }
    }
}
