//! The station on the start screen, drawn with the tiles of the game.

use super::{
    art::{Frame, figures, pods, tiles, waking},
    look::Pen,
};
use crate::{
    games::argo::{Astronaut, Dir, Doors, Kind, Role, TileData},
    rules::{Seat, SeatSet},
};
use egui::{Pos2, Rect, Vec2};

const N: u8 = 1;
const E: u8 = 2;
const S: u8 = 4;
const W: u8 = 8;

/// Cell, kind, doors, connected doors, capacity, alien symbol, no-robot, alien, tokens, figures.
type Piece = (
    i8,
    i8,
    Kind,
    u8,
    u8,
    u8,
    bool,
    bool,
    bool,
    &'static [usize],
    &'static [(usize, Role)],
);

/// A small station that could come up in play; cells count from the middle of the Waking Room.
const PIECES: &[Piece] = &[
    (0, -3, Kind::Teleporter, N | S, S, 1, false, false, false, &[], &[]),
    (-1, -2, Kind::Corridor, E | W, E, 1, true, false, false, &[], &[]),
    (
        0,
        -2,
        Kind::Corridor,
        N | E | S | W,
        N | E | S | W,
        1,
        false,
        false,
        false,
        &[],
        &[(1, Role::Chief)],
    ),
    (1, -2, Kind::Lab, N | W, W, 1, false, true, false, &[], &[]),
    (
        2,
        0,
        Kind::Corridor,
        E | S | W,
        E | S | W,
        1,
        false,
        false,
        false,
        &[],
        &[(3, Role::Pilot)],
    ),
    (
        3,
        0,
        Kind::JumpRoom,
        N | S | W,
        W | S,
        2,
        false,
        false,
        false,
        &[1],
        &[],
    ),
    (2, 1, Kind::Corridor, N | E, N | E, 1, false, false, true, &[], &[]),
    (
        3,
        1,
        Kind::Warehouse,
        N | E | W,
        N | E | W,
        2,
        false,
        false,
        false,
        &[0],
        &[(2, Role::Explorer)],
    ),
    (4, 1, Kind::Corridor, N | W, N | W, 1, false, false, false, &[], &[]),
];

fn data(kind: Kind, doors: u8, capacity: u8, alien: bool, robot_forbidden: bool) -> TileData {
    TileData {
        id: String::new(),
        kind,
        doors: Doors(doors),
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

/// Draws the station as large as it fits.
pub fn station(pen: &mut Pen<'_>, rect: Rect) {
    let s = (rect.width() / 6.0).min(rect.height() / 5.1).floor();
    if s < 24.0 {
        return;
    }
    let origin = Pos2::new(rect.left(), rect.bottom() - 5.0 * s);
    let cell = |x: i8, y: i8| Frame::new(origin + Vec2::new(f32::from(x) + 1.0, f32::from(y) + 3.0) * s, s);
    let center = cell(0, 0);
    let room = data(Kind::WakingRoom, N | E | S | W, 255, false, false);
    let mut look = tiles::TileLook::new(&room);
    look.connected = Doors(N | E);
    tiles::tile_shapes(pen, &look, center);
    for piece in PIECES {
        draw(pen, piece, cell(piece.0, piece.1));
    }
    let pod = data(Kind::Pod, N | S, 2, false, false);
    let aboard = [Some(Astronaut::new(Seat::wrapping(0), Role::Explorer)), None];
    let pod = pods::PodLook {
        data: &pod,
        doors: Doors(N | S),
        connected: Doors(S),
        aboard: &aboard,
    };
    pods::pod_shapes(pen, &pod, cell(4, 0));
    bays(pen, center);
}

fn draw(pen: &mut Pen<'_>, piece: &Piece, frame: Frame) {
    let (_, _, kind, doors, connected, capacity, symbol, no_robot, alien, tokens, people) = *piece;
    let data = data(kind, doors, capacity, symbol, no_robot);
    let mut look = tiles::TileLook::new(&data);
    look.connected = Doors(connected);
    look.taken = people.len();
    look.alien = alien;
    let mut set = SeatSet::EMPTY;
    tokens.iter().for_each(|&seat| set.insert(Seat::wrapping(seat)));
    look.tokens = set;
    tiles::tile_shapes(pen, &look, frame);
    for (index, &(seat, role)) in people.iter().enumerate() {
        let [x, y] = tiles::place(kind, capacity, index, people.len(), alien);
        figure(
            pen,
            seat,
            role,
            frame.at(x, y),
            tiles::figure_radius(kind) * frame.s,
            frame.s,
        );
    }
    if alien {
        let ([x, y], size) = tiles::alien_place(kind, people.len());
        figures::alien_shapes(pen, frame.at(x, y), size * frame.s);
    }
}

fn figure(pen: &mut Pen<'_>, seat: usize, role: Role, at: Pos2, r: f32, s: f32) {
    let who = Astronaut::new(Seat::wrapping(seat), role);
    figures::figure_shapes(pen, who, at, r, figures::Lod::of(s), figures::State::Resting);
}

fn bays(pen: &mut Pen<'_>, center: Frame) {
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
