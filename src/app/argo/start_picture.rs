//! The station on the start screen, drawn with the tiles of the game.

use super::{
    art::{Square, any_tile, figures, pods, tile_look::TileLook, tiles, waking},
    stroll::{Stroll, WALKERS},
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

/// Cell, kind, doors, connected doors, capacity, alien symbol, no-robot, alien, tokens.
type Piece = (i8, i8, Kind, u8, u8, u8, bool, bool, bool, &'static [usize]);

/// A small station that could come up in play; cells count from the middle of the Waking Room.
const PIECES: &[Piece] = &[
    (0, -3, Kind::Teleporter, N | S, S, 1, false, false, false, &[]),
    (-1, -2, Kind::Corridor, E | W, E, 1, true, false, false, &[]),
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
    ),
    (1, -2, Kind::Lab, N | W, W, 1, false, true, false, &[]),
    (2, 0, Kind::Corridor, E | S | W, E | S | W, 1, false, false, false, &[]),
    (3, 0, Kind::JumpRoom, N | S | W, W | S, 2, false, false, false, &[1]),
    (2, 1, Kind::Corridor, N | E, N | E, 1, false, false, true, &[]),
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
    ),
    (4, 1, Kind::Corridor, N | W, N | W, 1, false, false, false, &[]),
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
        draw(pen, piece, cell(piece.0, piece.1), stroll);
    }
    let pod = data(Kind::Pod, N | S, 2, false, false);
    let aboard = [Some(Astronaut::new(Seat::wrapping(0), Role::Explorer)), None];
    let pod = pods::PodLook {
        data: &pod,
        doors: Doors::from_repr_truncated(N | S),
        connected: Doors::from_repr_truncated(S),
        aboard: &aboard,
    };
    pods::pod_shapes(pen, &pod, cell(4, 0));
    bays(pen, center);
    walkers(pen, stroll, cell);
}

/// Lets time pass for those who walk: only where somebody sees it who wants to.
fn stroll_on(ctx: &Context, stroll: &mut Stroll) {
    let (now, focused) = ctx.input(|input| (input.time, input.focused));
    match stroll.advance(now, focused && !look::reduced_motion(ctx)) {
        Some(0.0) => ctx.request_repaint(),
        Some(wait) => ctx.request_repaint_after_secs(wait as f32),
        None => {}
    }
}

/// Draws those who walk, above all tiles.
fn walkers(pen: &mut Pen<'_>, stroll: &Stroll, cell: impl Fn(i8, i8) -> Square) {
    let now = pen.ctx.input(|input| input.time);
    let place = |at: (i8, i8)| {
        let piece = PIECES.iter().find(|piece| (piece.0, piece.1) == at)?;
        let frame = cell(at.0, at.1);
        let [x, y] = tiles::place(piece.2, piece.5, 0, 1, piece.8);
        Some((frame.at(x, y), tiles::figure_radius(piece.2) * frame.s, frame.s))
    };
    for (index, walker) in WALKERS.iter().enumerate() {
        let (from, to, share) = stroll.way(index, now);
        let (Some((start, r0, s)), Some((end, r1, _))) = (place(from), place(to)) else {
            continue;
        };
        let way = motion::in_out_cubic(share);
        let larger = 1.0 + 0.08 * (std::f32::consts::PI * share).sin();
        let r = (r0 + (r1 - r0) * way) * larger;
        figure(pen, walker.seat, walker.role, start.lerp(end, way), r, s);
    }
}

fn draw(pen: &mut Pen<'_>, piece: &Piece, frame: Square, stroll: &Stroll) {
    let (x, y, kind, doors, connected, capacity, symbol, no_robot, alien, tokens) = *piece;
    let people = stroll.people_at((x, y));
    let data = data(kind, doors, capacity, symbol, no_robot);
    let mut look = TileLook::new(&data);
    look.connected = Doors::from_repr_truncated(connected);
    look.taken = people;
    look.alien = alien;
    let mut set = SeatSet::EMPTY;
    tokens.iter().for_each(|&seat| set.insert(Seat::wrapping(seat)));
    look.tokens = set;
    any_tile::tile_shapes(pen, &look, frame);
    if alien {
        let ([x, y], size) = tiles::alien_place(kind, people);
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
        let piece = |at: (i8, i8)| {
            PIECES
                .iter()
                .find(|piece| (piece.0, piece.1) == at)
                .expect("a tile lies there")
        };
        for walker in &WALKERS {
            let [from, to] = walker.places;
            let door = match (to.0 - from.0, to.1 - from.1) {
                (0, -1) => (N, S),
                (1, 0) => (E, W),
                other => panic!("{other:?} is not a step that is drawn"),
            };
            assert!(
                piece(from).4 & door.0 != 0 && piece(to).4 & door.1 != 0,
                "{from:?} to {to:?}"
            );
            assert!(!piece(from).8 && !piece(to).8, "an alien is there");
            let robot = walker.role == Role::Robot;
            assert!(!(robot && piece(to).6), "no robot goes there");
        }
    }
}
