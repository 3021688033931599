//! A position, with the places of the planet, the stations, the hub and the tray on a board of its size.

use crate::app::board::{drawn::BoardScene, split};
use crate::app::look::sizes::Breakpoint;
use crate::games::alien_frontiers::{Board, Docked, Facility, Setup, State};
use crate::rules::Seat;
use egui::{Pos2, Rect, Vec2, vec2};

/// Font size of a name.
pub(super) const NAME: [f32; 3] = [13.0, 14.0, 15.0];
/// Font size of a rule.
pub(super) const RULE: [f32; 3] = [12.0, 12.5, 14.0];
/// Corners cut off a station.
pub(super) const CHAMFER: [f32; 3] = [9.0, 12.0, 12.0];
/// Radius of a ship in the tray.
pub(super) const SHIP: [f32; 3] = [11.8, 14.3, 17.0];
/// The berths of the hub begin this far below its top.
pub(super) const HUB_HEAD: [f32; 3] = [4.0, 29.0, 34.0];
/// Side of a port of the hub.
const BERTH_PORT: [f32; 3] = [23.0, 27.0, 38.0];

/// A position on the drawn board. Measures are those of a tight, a regular and a wide board.
pub(super) struct Table<'a> {
    /// All that the kit says of it.
    pub scene: BoardScene<'a, State>,
    /// Fixed for the match.
    pub setup: &'a Setup,
    /// The position itself.
    pub board: &'a Board,
    /// The position after the command that is previewed, or as it is.
    pub then: &'a Board,
    /// The player whose cards and goods lie in the tray.
    pub owner: Seat,
    /// Only the essentials have room.
    pub tight: bool,
    size: usize,
    /// Middle of the planet.
    pub center: Pos2,
    /// Half of its width and height.
    pub half: Vec2,
    /// The strip of the Colonist Hub.
    pub hub: Rect,
    /// The strip of the viewer's ships, cards and goods.
    pub tray: Rect,
    stations: [Rect; Facility::COUNT],
}

impl<'a> Table<'a> {
    /// The places on the board of a scene.
    pub(super) fn new(scene: &BoardScene<'a, State>) -> Self {
        let (view, area) = (scene.about.view, scene.board);
        let tight = scene.is_compact() || area.height() < 700.0 || area.width() < 800.0;
        let size = match scene.breakpoint {
            _ if tight => 0,
            Breakpoint::Wide if area.height() >= 880.0 => 2,
            _ => 1,
        };
        let of = |measures: [f32; 3]| measures[size];
        let gap = of([4.0, 8.0, 10.0]);
        let rim = vec2(of([11.0, 17.0, 19.0]), of([6.0, 19.0, 12.0]));
        let inner = area.shrink2(vec2(of([8.0, 12.0, 16.0]), 0.0));
        let strip = |bottom: f32, height: f32| inner.with_min_y(bottom - height).with_max_y(bottom);
        let tray = strip(inner.bottom() - of([4.0, 12.0, 12.0]), of([50.0, 76.0, 92.0]));
        let hub = strip(tray.top() - gap, of([62.0, 96.0, 124.0]));
        let top = inner.top() + of([5.0, 9.0, 9.0]);
        let orbit = inner.with_min_y(top).with_max_y(hub.top() - gap);
        let narrow = area.width() < 720.0;
        let column = if narrow { 150.0 } else { of([160.0, 204.0, 270.0]) };
        let mut table = Self {
            scene: *scene,
            setup: scene.about.setup,
            board: &view.board,
            then: &scene.after.unwrap_or(view).board,
            owner: scene.viewer.unwrap_or(view.board.active),
            tight,
            size,
            center: orbit.center(),
            half: vec2(orbit.width() / 2.0 - column, orbit.height() / 2.0) - rim,
            hub,
            tray,
            stations: [hub; Facility::COUNT],
        };
        let beside: Vec<Facility> = stations().collect();
        let (left, right) = beside.split_at(4);
        table.put(left, orbit.with_max_x(orbit.left() + column), gap);
        table.put(right, orbit.with_min_x(orbit.right() - column), gap);
        table
    }
    /// Puts the stations of one side into their column; where it is tight, those with more rows of ports are higher.
    fn put(&mut self, list: &[Facility], column: Rect, gap: f32) {
        let more = |facility: &Facility| {
            let second_row = if self.tight { 20.0 } else { 0.0 };
            second_row * f32::from(self.rows(*facility).1 - 1)
        };
        let high: Vec<f32> = list.iter().map(more).collect();
        let rest = column.height() - gap * (list.len() - 1) as f32 - high.iter().sum::<f32>();
        let mut top = column.top();
        for (facility, more) in list.iter().zip(high) {
            let bottom = top + rest / list.len() as f32 + more;
            self.stations[facility.index()] = column.with_min_y(top).with_max_y(bottom);
            top = bottom + gap;
        }
    }
    /// The measure of a board of this size; the last one is that of all larger boards.
    pub(super) fn pick<const N: usize>(&self, measures: [f32; N]) -> f32 {
        measures[self.size.min(N - 1)]
    }
    /// The plate of a facility; that of the hub is its strip.
    pub(super) const fn station(&self, facility: Facility) -> Rect {
        self.stations[facility.index()]
    }
    /// Ports in a row of a station, and the number of rows.
    fn rows(&self, facility: Facility) -> (u8, u8) {
        let data = self.setup.components.facility(facility);
        let (wide, group) = (if data.ports <= 5 { 5 } else { 4 }, data.group.max(1));
        let per_row = (wide / group).max(1) * group;
        (per_row, data.ports.div_ceil(per_row).max(1))
    }
    /// The middle of a printed port, and the distance to the next.
    pub(super) fn port(&self, facility: Facility, seat: Seat, printed: u8) -> (Pos2, f32) {
        let data = self.setup.components.facility(facility);
        if data.own {
            let side = self.pick(BERTH_PORT);
            return (self.berth_port(seat, printed) + vec2(side / 2.0, 0.0), side + 4.0);
        }
        let rect = self.station(facility);
        let (per_row, rows) = self.rows(facility);
        let decks = self.pick([40.0, 54.0]);
        let room = rect.height() - decks - 2.0;
        let pitch = self.pick([27.0, 36.0, 46.0]).min(4.0 + room / f32::from(rows));
        let down = pitch.min((room - pitch + 4.0) / f32::from(rows.max(2) - 1));
        let (column, row) = (printed % per_row, printed / per_row);
        let groups = if data.group > 1 { column / data.group } else { 0 };
        let first = rect.min + vec2(self.pick(CHAMFER), decks) + Vec2::splat((pitch - 4.0) / 2.0);
        let across = pitch * f32::from(column) + 4.0 * f32::from(groups);
        (first + vec2(across, down * f32::from(row)), pitch)
    }
    /// The place and the radius of a docked ship.
    pub(super) fn docked(&self, facility: Facility, docked: &Docked) -> (Pos2, f32) {
        let printed = self.setup.printed_port(facility, docked.port);
        let (at, pitch) = self.port(facility, docked.seat, printed);
        (at, 0.36 * pitch)
    }
    /// A player's part of the hub.
    pub(super) fn berth(&self, seat: Seat) -> Rect {
        let top = self.hub.top() + self.pick(HUB_HEAD);
        let hub = self.hub.shrink2(vec2(8.0, 4.0)).with_min_y(top);
        let mut berths = split::columns(hub, self.setup.players.get(), 5.0);
        berths.nth(seat.index()).unwrap_or(self.hub)
    }
    /// The middle of the left side of a port of a berth, or of what lies behind its last one.
    fn berth_port(&self, seat: Seat, port: u8) -> Pos2 {
        let side = self.pick(BERTH_PORT);
        self.berth(seat).left_bottom() + vec2(9.0 + (side + 3.0) * f32::from(port), -6.0 - side / 2.0)
    }
    /// The place of a circle of a player's track, from 1.
    pub(super) fn circle(&self, seat: Seat, circle: u8) -> Pos2 {
        let (berth, circles) = (self.berth(seat), self.setup.components.hub.circles);
        let room = (berth.width() - 46.0) / f32::from(circles.max(1));
        let pitch = self.pick([16.0, 18.0, 26.0]).min(room);
        let high = berth.height() - self.pick(BERTH_PORT) - 6.0;
        berth.left_top() + vec2(22.0 + pitch * f32::from(circle), high / 2.0)
    }
    /// The wrench that marks a player's bay, behind the ports.
    pub(super) fn wrench(&self, seat: Seat) -> Pos2 {
        self.berth_port(seat, self.setup.ports[Facility::ColonistHub.index()]) + vec2(14.0, 0.0)
    }
    /// A ship in the bay of a player: its middle and radius.
    pub(super) fn bay(&self, seat: Seat, index: usize) -> (Pos2, f32) {
        let (r, wrench) = (self.pick([5.6, 6.2]), self.wrench(seat));
        let room = self.berth(seat).right() - 10.0 - wrench.x - 14.0;
        let pitch = (2.0 * r + 3.0).min(room / 7.0);
        (wrench + vec2(18.0 + pitch * index as f32, 0.0), r)
    }
    /// The places of so many ships in the tray: the first middle and the distance.
    pub(super) fn dice(&self, count: usize) -> (Pos2, f32) {
        let room = self.pick([210.0, 252.0]);
        let pitch = self.pick([40.0, 48.0]).min(room / count.max(1) as f32);
        let first = vec2(8.0 + pitch / 2.0, self.pick([0.0, 9.0]));
        (self.tray.left_center() + first, pitch)
    }
    /// The part of the tray for goods.
    pub(super) fn goods(&self) -> Rect {
        self.tray.with_min_x(self.tray.right() - self.pick([100.0, 144.0]))
    }
}

/// The facilities beside the planet, from the top: four at its left, four at its right.
pub(super) fn stations() -> impl Iterator<Item = Facility> {
    let beside = |facility: &Facility| *facility != Facility::ColonistHub;
    Facility::ALL.into_iter().filter(beside)
}
