//! The station on the start screen, drawn with the tiles of the game.

use super::{
    art::{Square, any_tile, figures, pods, tile_look::TileLook, tiles, waking},
    stroll::{At, Stroll, WALKERS},
};
use crate::{
    app::look::{self, Pen, motion},
    games::argo::{Astronaut, Dir, Doors, Kind, Role, TileData},
    rules::{Seat, SeatSet},
};
use egui::{Context, Pos2, Rect, Vec2};

const N: u8 = 1;
const E: u8 = 2;
const S: u8 = 4;
const W: u8 = 8;

/// A tile of the picture.
struct Piece {
    /// Its cell, counted from the middle of the Waking Room.
    at: At,
    kind: Kind,
    /// Sides with a door.
    doors: u8,
    /// Sides on which its door meets another door.
    connected: u8,
    capacity: u8,
    /// An alien is printed on it.
    alien_symbol: bool,
    /// No robot may enter it.
    no_robot: bool,
    /// An alien stands on it.
    alien: bool,
    /// Seats with an activation token.
    tokens: &'static [usize],
}

/// An empty corridor, for all that a piece does not say itself.
const CORRIDOR: Piece = Piece {
    at: (0, 0),
    kind: Kind::Corridor,
    doors: 0,
    connected: 0,
    capacity: 1,
    alien_symbol: false,
    no_robot: false,
    alien: false,
    tokens: &[],
};

/// A small station that could come up in play.
const PIECES: &[Piece] = &[
    Piece {
        at: (0, -3),
        kind: Kind::Teleporter,
        doors: N | S,
        connected: S,
        ..CORRIDOR
    },
    Piece {
        at: (-1, -2),
        kind: Kind::Corridor,
        doors: E | W,
        connected: E,
        alien_symbol: true,
        ..CORRIDOR
    },
    Piece {
        at: (0, -2),
        kind: Kind::Corridor,
        doors: N | E | S | W,
        connected: N | E | S | W,
        ..CORRIDOR
    },
    Piece {
        at: (1, -2),
        kind: Kind::Lab,
        doors: N | W,
        connected: W,
        no_robot: true,
        ..CORRIDOR
    },
    Piece {
        at: (2, 0),
        kind: Kind::Corridor,
        doors: E | S | W,
        connected: E | S | W,
        ..CORRIDOR
    },
    Piece {
        at: (3, 0),
        kind: Kind::JumpRoom,
        doors: N | S | W,
        connected: W | S,
        capacity: 2,
        tokens: &[1],
        ..CORRIDOR
    },
    Piece {
        at: (2, 1),
        kind: Kind::Corridor,
        doors: N | E,
        connected: N | E,
        alien: true,
        ..CORRIDOR
    },
    Piece {
        at: (3, 1),
        kind: Kind::Warehouse,
        doors: N | E | W,
        connected: N | E | W,
        capacity: 2,
        tokens: &[0],
        ..CORRIDOR
    },
    Piece {
        at: (4, 1),
        kind: Kind::Corridor,
        doors: N | W,
        connected: N | W,
        ..CORRIDOR
    },
];

fn data(kind: Kind, doors: u8, capacity: u8, alien: bool, robot_forbidden: bool) -> TileData {
    TileData {
        id: String::new(),
        kind,
        doors: Doors::from_repr_truncated(doors),
        capacity,
        alien,
        robot_forbidden,
        activation_slots: if kind.activatable() { 2 } else { 0 },
        stretch: false,
        seats: if kind == Kind::Pod { vec![4, 6] } else { Vec::new() },
        min_players: 2,
        provisional: Vec::new(),
    }
}

/// The station with those who walk in it.
#[derive(Clone, Debug, Default)]
pub(crate) struct StartPicture(Stroll);

impl StartPicture {
    /// Everybody at home.
    #[must_use]
    pub(crate) const fn new() -> Self {
        Self(Stroll::new())
    }

    /// Draws the station as large as it fits; now and then somebody walks a step.
    pub(crate) fn draw(&mut self, pen: &mut Pen<'_>, rect: Rect) {
        station(pen, rect, &mut self.0);
    }
}

fn station(pen: &mut Pen<'_>, rect: Rect, stroll: &mut Stroll) {
    let s = (rect.width() / 6.0).min(rect.height() / 5.1).floor();
    if s < 24.0 {
        return;
    }
    let origin = Pos2::new(rect.left(), rect.bottom() - 5.0 * s);
    let cell = |x: i8, y: i8| Square::new(origin + Vec2::new(f32::from(x) + 1.0, f32::from(y) + 3.0) * s, s);
    let center = cell(0, 0);
    let room = data(Kind::WakingRoom, N | E | S | W, 255, false, false);
    let mut look = TileLook::new(&room);
    look.connected = Doors::from_repr_truncated(N | E);
    any_tile::tile_shapes(pen, &look, center);
    stroll_on(pen.ctx, stroll);
    for piece in PIECES {
        draw(pen, piece, cell(piece.at.0, piece.at.1), stroll);
    }
    let print = data(Kind::Pod, N | S, 2, false, false);
    let mut pod = TileLook::new(&print);
    (pod.connected, pod.aboard) = (Doors::from_repr_truncated(S), 1);
    let frame = cell(4, 0);
    any_tile::tile_shapes(pen, &pod, frame);
    let [x, y] = pods::seat_place(&print, 0);
    figure(
        pen,
        0,
        Role::Explorer,
        frame.at(x, y - 0.015),
        tiles::figure_radius(Kind::Pod) * s,
        s,
    );
    bays(pen, center);
    walkers(pen, stroll, cell);
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

/// Draws those who walk, above all tiles.
fn walkers(pen: &mut Pen<'_>, stroll: &Stroll, cell: impl Fn(i8, i8) -> Square) {
    let now = pen.ctx.input(|input| input.time);
    let place = |at: (i8, i8)| {
        let piece = PIECES.iter().find(|piece| piece.at == at)?;
        let frame = cell(at.0, at.1);
        let [x, y] = tiles::place(piece.kind, piece.capacity, 0, 1, piece.alien);
        Some((frame.at(x, y), tiles::figure_radius(piece.kind) * frame.s, frame.s))
    };
    for (index, walker) in WALKERS.iter().enumerate() {
        let walk = stroll.way(index, now);
        let (Some((start, r0, s)), Some((end, r1, _))) = (place(walk.from), place(walk.to)) else {
            continue;
        };
        let way = motion::in_out_cubic(walk.share);
        let larger = 1.0 + 0.08 * (std::f32::consts::PI * walk.share).sin();
        let r = (r0 + (r1 - r0) * way) * larger;
        figure(pen, walker.seat, walker.role, start.lerp(end, way), r, s);
    }
}

fn draw(pen: &mut Pen<'_>, piece: &Piece, frame: Square, stroll: &Stroll) {
    let people = stroll.people_at(piece.at);
    let data = data(
        piece.kind,
        piece.doors,
        piece.capacity,
        piece.alien_symbol,
        piece.no_robot,
    );
    let mut look = TileLook::new(&data);
    look.connected = Doors::from_repr_truncated(piece.connected);
    look.taken = people;
    look.alien = piece.alien;
    let mut set = SeatSet::EMPTY;
    piece.tokens.iter().for_each(|&seat| set.insert(Seat::wrapping(seat)));
    look.tokens = set;
    any_tile::tile_shapes(pen, &look, frame);
    if piece.alien {
        let ([x, y], size) = tiles::alien_place(piece.kind, people);
        figures::alien_shapes(pen, frame.at(x, y), size * frame.s);
    }
}

fn figure(pen: &mut Pen<'_>, seat: usize, role: Role, at: Pos2, r: f32, s: f32) {
    let who = Astronaut::new(Seat::wrapping(seat), role);
    figures::figure_shapes(pen, who, at, r, figures::Lod::of(s), figures::FigureLook::Resting);
}

fn bays(pen: &mut Pen<'_>, center: Square) {
    let people: [&[Role]; 4] = [
        &[Role::Chief, Role::Robot],
        &[Role::Pilot, Role::Grunt, Role::Robot],
        &[Role::Grunt, Role::Chief, Role::Pilot, Role::Robot],
        &[Role::Explorer, Role::Grunt],
    ];
    for (seat, roles) in people.iter().enumerate() {
        for (index, &role) in roles.iter().enumerate() {
            let [x, y] = waking::bay_place(Seat::wrapping(seat), index, roles.len());
            let at = center.center() + Vec2::new(x, y) * center.s;
            figure(
                pen,
                seat,
                role,
                at,
                tiles::figure_radius(Kind::WakingRoom) * center.s,
                center.s,
            );
        }
    }
}

/// The sides of the doors above, in the order of `Dir`.
const _: () = assert!(
    N == 1 << Dir::North as u8 && E == 1 << Dir::East as u8 && S == 1 << Dir::South as u8 && W == 1 << Dir::West as u8
);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_walks_goes_through_a_door_to_a_room_with_a_place() {
        let piece = |at: (i8, i8)| PIECES.iter().find(|piece| piece.at == at).expect("a tile lies there");
        for walker in &WALKERS {
            let [from, to] = walker.places;
            let door = match (to.0 - from.0, to.1 - from.1) {
                (0, -1) => (N, S),
                (1, 0) => (E, W),
                other => panic!("{other:?} is not a step that is drawn"),
            };
            assert!(
                piece(from).connected & door.0 != 0 && piece(to).connected & door.1 != 0,
                "{from:?} to {to:?}"
            );
            assert!(!piece(from).alien && !piece(to).alien, "an alien is there");
            let robot = walker.role == Role::Robot;
            assert!(!(robot && piece(to).no_robot), "no robot goes there");
        }
    }
}
