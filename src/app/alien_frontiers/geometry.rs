//! The places of the planet, the stations, the hub and the tray on a board of any size.

use super::planet::Planet;
use crate::{
    app::{board::split, look::sizes::Breakpoint},
    games::alien_frontiers::{Facility, Setup},
    rules::Seat,
};
use egui::{Pos2, Rect, Vec2, pos2, vec2};

/// The facilities beside the planet, from the top.
const LEFT: [Facility; 4] = [
    Facility::SolarConverter,
    Facility::LunarMine,
    Facility::OrbitalMarket,
    Facility::Shipyard,
];
/// The facilities at the other side.
const RIGHT: [Facility; 4] = [
    Facility::ColonyConstructor,
    Facility::TerraformingStation,
    Facility::AlienArtifact,
    Facility::RaidersOutpost,
];

/// The measures of one size of board, in points.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Measures {
    /// Space at the sides.
    margin: f32,
    /// Space between plates.
    pub gap: f32,
    /// Space above the stations.
    top: f32,
    /// Space below the tray.
    bottom: f32,
    /// Width of a column of stations.
    column: f32,
    /// Height that a station with two rows of ports has more than the others.
    second_row: f32,
    /// Distance of the ports of a station.
    pitch: f32,
    /// The ports of a station begin this far below its top.
    decks: f32,
    /// Height of the hub.
    hub: f32,
    /// The berths of the hub begin this far below its top.
    pub hub_head: f32,
    /// Distance of the circles of a track.
    circle: f32,
    /// Side of a port of the hub.
    pub berth_port: f32,
    /// Height of the tray.
    tray: f32,
    /// Distance of the planet from the stations, and from the ends of their columns.
    rim: Vec2,
    /// Radius of the land's colonies.
    pub colony: f32,
    /// Radius of a ship in the tray.
    pub ship: f32,
    /// Distance of the ships in the tray, and the width that they share where they are many.
    tray_pitch: [f32; 2],
    /// Font size of a name.
    pub name: f32,
    /// Font size of a rule.
    pub rule: f32,
    /// Corners cut off a station.
    pub chamfer: f32,
}

impl Measures {
    /// The measures of a tight, a regular and a wide board.
    const fn of(size: usize) -> Self {
        Self {
            margin: [8.0, 12.0, 16.0][size],
            gap: [4.0, 8.0, 10.0][size],
            top: [5.0, 9.0, 9.0][size],
            bottom: [4.0, 12.0, 12.0][size],
            column: [160.0, 204.0, 270.0][size],
            second_row: [20.0, 0.0, 0.0][size],
            pitch: [27.0, 36.0, 46.0][size],
            decks: [40.0, 54.0, 54.0][size],
            hub: [62.0, 96.0, 124.0][size],
            hub_head: [4.0, 29.0, 34.0][size],
            circle: [16.0, 18.0, 26.0][size],
            berth_port: [23.0, 27.0, 38.0][size],
            tray: [50.0, 76.0, 92.0][size],
            rim: [vec2(11.0, 6.0), vec2(17.0, 19.0), vec2(19.0, 12.0)][size],
            colony: [9.0, 12.0, 14.0][size],
            ship: [11.8, 14.3, 17.0][size],
            tray_pitch: [[40.0, 210.0], [48.0, 252.0], [48.0, 252.0]][size],
            name: [13.0, 14.0, 15.0][size],
            rule: [12.0, 12.5, 14.0][size],
            chamfer: [9.0, 12.0, 12.0][size],
        }
    }
}

/// The places on one board.
#[derive(Clone, Debug)]
pub(super) struct Geometry {
    /// Only the essentials have room.
    pub tight: bool,
    /// The measures of this board.
    pub measures: Measures,
    /// The planet between the stations.
    pub planet: Planet,
    /// The strip of the Colonist Hub.
    pub hub: Rect,
    /// The strip of the viewer's ships, cards and goods.
    pub tray: Rect,
    stations: [Rect; Facility::COUNT],
    players: usize,
}

impl Geometry {
    /// The places on this board.
    pub(super) fn new(board: Rect, breakpoint: Breakpoint, setup: &Setup) -> Self {
        let tight = breakpoint == Breakpoint::Compact || board.height() < 700.0 || board.width() < 800.0;
        let mut measures = Measures::of(match breakpoint {
            _ if tight => 0,
            Breakpoint::Wide if board.height() >= 880.0 => 2,
            _ => 1,
        });
        if board.width() < 720.0 {
            measures.column = 150.0;
        }
        let m = measures;
        let inner = board.shrink2(vec2(m.margin, 0.0));
        let strip = |bottom: f32, height: f32| inner.with_min_y(bottom - height).with_max_y(bottom);
        let tray = strip(inner.bottom() - m.bottom, m.tray);
        let hub = strip(tray.top() - m.gap, m.hub);
        let orbit = inner.with_min_y(inner.top() + m.top).with_max_y(hub.top() - m.gap);
        let mut stations = [hub; Facility::COUNT];
        column(&m, orbit, orbit.left(), LEFT, &mut stations, setup);
        column(&m, orbit, orbit.right() - m.column, RIGHT, &mut stations, setup);
        let half = vec2(orbit.width() / 2.0 - m.column, orbit.height() / 2.0) - m.rim;
        Self {
            tight,
            measures,
            planet: Planet::new(orbit.center(), half, tight),
            hub,
            tray,
            stations,
            players: setup.players.get(),
        }
    }
    /// The plate of a facility.
    pub(super) const fn station(&self, facility: Facility) -> Rect {
        self.stations[facility.index()]
    }
    /// The middle of a printed port, and the distance to the next.
    pub(super) fn port(&self, setup: &Setup, facility: Facility, seat: Seat, printed: u8) -> (Pos2, f32) {
        let data = setup.components.facility(facility);
        if data.own {
            let berth = self.berth(seat);
            let side = self.measures.berth_port;
            let pitch = side + 3.0;
            let first = pos2(berth.left() + 9.0 + side / 2.0, berth.bottom() - 6.0 - side / 2.0);
            return (first + vec2(pitch * f32::from(printed), 0.0), side + 4.0);
        }
        let rect = self.station(facility);
        let (per_row, rows) = rows(data.ports, data.group);
        let room = rect.height() - self.measures.decks - 2.0;
        let pitch = self.measures.pitch.min(4.0 + room / f32::from(rows));
        let down = pitch.min((room - pitch + 4.0) / f32::from(rows.max(2) - 1));
        let (column, row) = (printed % per_row, printed / per_row);
        let groups = if data.group > 1 { column / data.group } else { 0 };
        let half = (pitch - 4.0) / 2.0;
        let first = rect.min + vec2(self.measures.chamfer, self.measures.decks) + Vec2::splat(half);
        let across = pitch * f32::from(column) + 4.0 * f32::from(groups);
        (first + vec2(across, down * f32::from(row)), pitch)
    }
    /// A player's part of the hub.
    pub(super) fn berth(&self, seat: Seat) -> Rect {
        let hub = self
            .hub
            .shrink2(vec2(8.0, 4.0))
            .with_min_y(self.hub.top() + self.measures.hub_head);
        let mut berths = split::columns(hub, self.players, 5.0);
        berths.nth(seat.index()).unwrap_or(self.hub)
    }
    /// The place of a circle of a player's track, from 1.
    pub(super) fn circle(&self, seat: Seat, circle: u8, circles: u8) -> Pos2 {
        let berth = self.berth(seat);
        let room = (berth.width() - 46.0) / f32::from(circles.max(1));
        let pitch = self.measures.circle.min(room);
        let high = berth.height() - self.measures.berth_port - 6.0;
        berth.left_top() + vec2(22.0 + pitch * f32::from(circle), high / 2.0)
    }
    /// The places in the bay of a player, of so many ships: middle and radius.
    pub(super) fn bay(&self, seat: Seat, ports: u8, index: usize) -> (Pos2, f32) {
        let r: f32 = if self.tight { 5.6 } else { 6.2 };
        let wrench = self.wrench(seat, ports);
        let room = self.berth(seat).right() - 10.0 - wrench.x - 14.0;
        let pitch = (2.0 * r + 3.0).min(room / 7.0);
        (wrench + vec2(18.0 + pitch * index as f32, 0.0), r)
    }
    /// The place of the wrench that marks a player's bay, behind so many ports.
    pub(super) fn wrench(&self, seat: Seat, ports: u8) -> Pos2 {
        let berth = self.berth(seat);
        let side = self.measures.berth_port;
        let x = berth.left() + 9.0 + (side + 3.0) * f32::from(ports) + 14.0;
        pos2(x, berth.bottom() - 6.0 - side / 2.0)
    }
    /// The places of so many ships in the tray: the first middle and the distance.
    pub(super) fn dice(&self, count: usize) -> (Pos2, f32) {
        let [pitch, room] = self.measures.tray_pitch;
        let pitch = pitch.min(room / count.max(1) as f32);
        let down = if self.tight { 0.0 } else { 9.0 };
        (self.tray.left_center() + vec2(8.0 + pitch / 2.0, down), pitch)
    }
    /// The part of the tray for cards, behind so many ships.
    pub(super) fn cards(&self, ships: usize) -> Rect {
        let (first, pitch) = self.dice(ships);
        let left = first.x + pitch * (ships as f32 - 0.5) + 10.0;
        self.tray
            .shrink2(vec2(0.0, 4.0))
            .with_min_x(left)
            .with_max_x(self.goods().left() - 8.0)
    }
    /// The part of the tray for goods.
    pub(super) fn goods(&self) -> Rect {
        let wide = if self.tight { 100.0 } else { 144.0 };
        self.tray.with_min_x(self.tray.right() - wide)
    }
}

/// Ports in a row of a station, and the number of rows.
fn rows(ports: u8, group: u8) -> (u8, u8) {
    let wide = if ports <= 5 { 5 } else { 4 };
    let group = group.max(1);
    let per_row = (wide / group).max(1) * group;
    (per_row, ports.div_ceil(per_row).max(1))
}

/// Puts the stations of one side into their column.
fn column(m: &Measures, orbit: Rect, left: f32, list: [Facility; 4], out: &mut [Rect; Facility::COUNT], setup: &Setup) {
    let more = |facility: Facility| {
        let data = setup.components.facility(facility);
        m.second_row * f32::from(rows(data.ports, data.group).1 - 1)
    };
    let rest = orbit.height() - m.gap * (list.len() - 1) as f32 - list.into_iter().map(more).sum::<f32>();
    let mut top = orbit.top();
    for facility in list {
        let high = rest / list.len() as f32 + more(facility);
        out[facility.index()] = Rect::from_min_size(pos2(left, top), vec2(m.column, high));
        top += high + m.gap;
    }
}
