//! The station on the start screen, drawn with the tiles of the game.

use super::{
    art::{self, Square, figures, pods, tile_look::TileLook, tiles, waking},
    stroll::{At, Stroll, WALKERS},
};
use crate::{
    app::look::{self, Pen, motion},
    games::argo::{Astronaut, Dir, Doors, Kind, Role, TileData},
    rules::Seat,
};
use egui::{Context, Pos2, Rect, Vec2};

const N: u8 = 1;
const E: u8 = 2;
const S: u8 = 4;
const W: u8 = 8;

/// A tile of the picture: its cell, counted from the middle of the Waking Room, its kind, the sides with a door, and
/// those on which its door meets another door.
type Piece = (At, Kind, u8, u8);

/// A small station that could come up in play.
#[rustfmt::skip]
const PIECES: [Piece; 9] = [
    ((0, -3), Kind::Teleporter, N | S,         S),
    ((-1, -2), Kind::Corridor,  E | W,         E),
    ((0, -2), Kind::Corridor,   N | E | S | W, N | E | S | W),
    ((1, -2), Kind::Lab,        N | W,         W),
    ((2, 0), Kind::Corridor,    E | S | W,     E | S | W),
    ((3, 0), Kind::JumpRoom,    N | S | W,     W | S),
    ((2, 1), Kind::Corridor,    N | E,         N | E),
    ((3, 1), Kind::Warehouse,   N | E | W,     N | E | W),
    ((4, 1), Kind::Corridor,    N | W,         N | W),
];
/// The tile that an alien stands on, and the one that an alien came with.
const ALIEN: At = (2, 1);
const ALIEN_SYMBOL: At = (-1, -2);
/// The tokens of players who used a room.
const TOKENS: [(At, usize); 2] = [((3, 0), 1), ((3, 1), 0)];
/// Figures at home, by seat.
const AT_HOME: [&[Role]; 4] = [
    &[Role::Chief, Role::Robot],
    &[Role::Pilot, Role::Grunt, Role::Robot],
    &[Role::Grunt, Role::Chief, Role::Pilot, Role::Robot],
    &[Role::Explorer, Role::Grunt],
];

fn data(kind: Kind, doors: u8) -> TileData {
    TileData {
        id: String::new(),
        kind,
        doors: Doors::from_repr_truncated(doors),
        capacity: match kind {
            Kind::JumpRoom | Kind::Warehouse => 2,
            Kind::WakingRoom => 255,
            _ => 1,
        },
        alien: false,
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
#[derive(Clone, Debug, Default)]
pub(crate) struct StartPicture(Stroll);

impl StartPicture {
    /// Everybody at home.
    pub(crate) const fn new() -> Self {
        Self(Stroll::new())
    }

    /// Draws the station as large as it fits; now and then somebody walks a step.
    pub(crate) fn draw(&mut self, pen: &mut Pen<'_>, rect: Rect) {
        let stroll = &mut self.0;
        let s = (rect.width() / 6.0).min(rect.height() / 5.1).floor();
        if s < 24.0 {
            return;
        }
        let origin = Pos2::new(rect.left(), rect.bottom() - 5.0 * s);
        let cell = |x: i8, y: i8| Square::new(origin + Vec2::new(f32::from(x) + 1.0, f32::from(y) + 3.0) * s, s);
        let center = cell(0, 0);
        let room = data(Kind::WakingRoom, N | E | S | W);
        let mut look = TileLook::new(&room);
        look.connected = Doors::from_repr_truncated(N | E);
        art::tile_shapes(pen, &look, center);
        stroll_on(pen.ctx, stroll);
        for piece in PIECES {
            let (x, y) = piece.0;
            draw(pen, piece, cell(x, y), stroll);
        }
        let print = data(Kind::Pod, N | S);
        let mut pod = TileLook::new(&print);
        (pod.connected, pod.aboard) = (Doors::from_repr_truncated(S), 1);
        let frame = cell(4, 0);
        art::tile_shapes(pen, &pod, frame);
        let [x, y] = pods::seat_place(&print, 0);
        let r = tiles::figure_radius(Kind::Pod) * s;
        figure(pen, 0, Role::Explorer, frame.at(x, y - 0.015), r, s);
        bays(pen, center);
        walkers(pen, stroll, cell);
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

/// Draws those who walk, above all tiles.
fn walkers(pen: &mut Pen<'_>, stroll: &Stroll, cell: impl Fn(i8, i8) -> Square) {
    let now = pen.ctx.input(|input| input.time);
    let place = |at: (i8, i8)| {
        let &(_, kind, doors, _) = PIECES.iter().find(|piece| piece.0 == at)?;
        let frame = cell(at.0, at.1);
        let [x, y] = tiles::place(kind, data(kind, doors).capacity, 0, 1, at == ALIEN);
        Some((frame.at(x, y), tiles::figure_radius(kind) * frame.s, frame.s))
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

fn draw(pen: &mut Pen<'_>, (at, kind, doors, connected): Piece, frame: Square, stroll: &Stroll) {
    let people = stroll.people_at(at, pen.ctx.input(|input| input.time));
    let mut print = data(kind, doors);
    print.alien = at == ALIEN_SYMBOL;
    let mut look = TileLook::new(&print);
    look.connected = Doors::from_repr_truncated(connected);
    (look.taken, look.alien) = (people, at == ALIEN);
    let used = TOKENS.iter().filter(|(room, _)| *room == at);
    used.for_each(|&(_, seat)| look.tokens.insert(Seat::wrapping(seat)));
    art::tile_shapes(pen, &look, frame);
    if look.alien {
        let ([x, y], size) = tiles::alien_place(kind, people);
        figures::alien_shapes(pen, frame.at(x, y), size * frame.s);
    }
}

fn figure(pen: &mut Pen<'_>, seat: usize, role: Role, at: Pos2, r: f32, s: f32) {
    let who = Astronaut::new(Seat::wrapping(seat), role);
    figures::figure_shapes(pen, who, at, r, figures::Lod::of(s), figures::FigureLook::Resting);
}

fn bays(pen: &mut Pen<'_>, center: Square) {
    for (seat, roles) in AT_HOME.iter().enumerate() {
        for (index, &role) in roles.iter().enumerate() {
            let [x, y] = waking::bay_place(Seat::wrapping(seat), index, roles.len());
            let at = center.center() + Vec2::new(x, y) * center.s;
            let r = tiles::figure_radius(Kind::WakingRoom) * center.s;
            figure(pen, seat, role, at, r, center.s);
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
        let piece = |at: At| PIECES.iter().find(|piece| piece.0 == at).expect("a tile lies there");
        for walker in &WALKERS {
            let [from, to] = walker.places;
            let door = match (to.0 - from.0, to.1 - from.1) {
                (0, -1) => (N, S),
                (1, 0) => (E, W),
                other => panic!("{other:?} is not a step that is drawn"),
            };
            let (&(.., one), &(_, kind, _, other)) = (piece(from), piece(to));
            assert!(one & door.0 != 0 && other & door.1 != 0, "{from:?} to {to:?}");
            assert!(from != ALIEN && to != ALIEN, "an alien is there");
            assert!(walker.role != Role::Robot || kind != Kind::Lab, "no robot goes there");
        }
    }
}
