//! The places of everything on the screen: the ring of Sectors, the own board, the headquarters and the track.

use super::hq_plan::HqPlan;
use crate::app::board::split::{columns, rows, shares};
use crate::games::aqua_sphere::{BOT_SLOTS, LAB, RING, Symbol};
use egui::{Pos2, Rect, Vec2, pos2, vec2};

/// The three parts of the window that a game paints: the board, the right rail, and the left one below the cards.
pub(super) type Parts = (Rect, Rect, Rect);

/// The geometry of the table in one window.
pub(super) struct Chart {
    /// The window shows only the essentials.
    pub compact: bool,
    /// The water around the Sectors.
    pub ring: Rect,
    /// The Sectors by their position on the ring.
    pub sectors: [SectorPlan; RING],
    /// The hexagon in the middle.
    pub hub: Rect,
    /// The board of a player.
    pub dock: DockPlan,
    /// The headquarters in the right rail.
    pub hq: HqPlan,
    /// The track of knowledge points.
    pub track: TrackPlan,
}

impl Chart {
    pub(super) fn of((board, rail, left): Parts, compact: bool) -> Self {
        let height = match (compact, board.height()) {
            (true, _) => 66.0,
            (false, high) if high < 640.0 => 116.0,
            (false, high) if high < 840.0 => 136.0,
            _ => 150.0,
        };
        let (above, dock) = board.split_top_bottom_at_y(board.bottom() - height);
        // The left rail has no room for the track where the players' cards fill it: it lies along the dock then.
        let beside = left.height() >= 84.0 && left.width() >= 60.0;
        let strip = if beside { 0.0 } else { 34.0 };
        let (ring, along) = above.split_top_bottom_at_y(above.bottom() - strip);
        let (sectors, hub) = around(ring);
        Self {
            compact,
            ring,
            sectors,
            hub,
            dock: DockPlan::of(dock, compact),
            hq: HqPlan::of(rail, compact),
            track: TrackPlan::of(if beside { left } else { along }, beside, compact),
        }
    }

    /// The lock between a position and the next one clockwise; true if it lies across a passage that leads down.
    pub(super) fn lock(&self, position: usize) -> (Rect, bool) {
        let (one, other) = (&self.sectors[position], &self.sectors[(position + 1) % RING]);
        let (v, at) = (one.v, one.rect.center().lerp(other.rect.center(), 0.5));
        if position % 3 == 1 {
            // Between the two Sectors of a side column, nearer to the middle.
            let inward = (self.ring.center().x - at.x).signum();
            let at = at + vec2(inward * one.rect.width() * 0.33, 0.0);
            let size = vec2((58.0 * v).max(46.0), (34.0 * v).max(26.0));
            return (Rect::from_center_size(at, size), true);
        }
        let size = vec2((36.0 * v).max(28.0), (54.0 * v).max(40.0));
        let at = pos2(at.x, (one.lane + other.lane) / 2.0);
        (Rect::from_center_size(at, size), false)
    }
}

/// The middles of the Sectors, x and y of each: in steps from column to column, and in heights of a Sector.
const CENTRES: [f32; 2 * RING] = [0.0, -0.8, 1.0, -0.58, 1.0, 0.58, 0.0, 0.8, -1.0, 0.58, -1.0, -0.58];

/// The Sectors and the hub in the water.
fn around(ring: Rect) -> ([SectorPlan; RING], Rect) {
    let (margin, beside): (f32, f32) = match ring.width() {
        1000.0.. => (24.0, 24.0),
        800.0.. => (14.0, 18.0),
        _ => (9.0, 14.0),
    };
    let high = ((ring.height() - 2.0 * margin.min(12.0)) / 2.6).min(322.0);
    let room = (ring.width() - 2.0 * margin - 2.0 * beside) / 3.0;
    let wide = room.min(400.0).min(high * 1.72);
    let (c, step) = (ring.center(), vec2(wide + beside, high));
    let hub = Rect::from_center_size(c, vec2(wide.min(high * 1.6) * 0.88, high * 0.53));
    let sector = |position: usize| {
        let at = c + step * vec2(CENTRES[2 * position], CENTRES[2 * position + 1]);
        SectorPlan::of(Rect::from_center_size(at, vec2(wide, high)))
    };
    (std::array::from_fn(sector), hub)
}

/// The geometry of a Sector.
pub(super) struct SectorPlan {
    /// Its plate of hull.
    pub rect: Rect,
    /// Its size as a share of that in a regular window.
    pub v: f32,
    /// Its letter.
    pub letter: Rect,
    /// The middle of its control field.
    pub control: Pos2,
    /// The radius of its control field.
    pub socket: f32,
    /// The charging station.
    pub bay: Rect,
    /// The height at which the corridor runs.
    pub lane: f32,
    areas: [Rect; Symbol::COUNT],
}

impl SectorPlan {
    fn of(rect: Rect) -> Self {
        let v = rect.height() / 222.0;
        let inner = rect.shrink(12.0 * v);
        let wide = inner.width();
        let row = |top: f32, high: f32| Rect::from_min_size(inner.min + vec2(0.0, top * v), vec2(wide, high * v));
        let (upper, lower) = (row(57.0, 54.0), row(125.0, 73.0));
        let four = [Symbol::Yellow, Symbol::Black, Symbol::Purple, Symbol::White];
        let three = [Symbol::Green, Symbol::Blue, Symbol::Red];
        let mut areas = [Rect::NOTHING; Symbol::COUNT];
        let above = four.into_iter().zip(shares(upper, &[1.0; 4], 6.0 * v));
        for (symbol, rect) in above.chain(three.into_iter().zip(shares(lower, &[78.0, 76.0, 92.0], 6.0 * v))) {
            areas[symbol.index()] = rect.expand2(vec2(1.0 - v.min(1.0), 0.0));
        }
        let head = inner.top() + 26.0 * v;
        let letter = pos2(inner.left() + 25.0 * v, head);
        let control = pos2(letter.x + 54.0 * v, head);
        let bay = control.x + 27.0 * v..=inner.right() - 3.0 * v;
        Self {
            rect,
            v,
            letter: Rect::from_center_size(letter, Vec2::splat(40.0 * v)),
            control,
            socket: 19.0 * v,
            bay: Rect::from_x_y_ranges(bay, head - 18.0 * v..=head + 18.0 * v),
            lane: inner.top() + 118.0 * v,
            areas,
        }
    }
    /// The area of a symbol.
    pub(super) const fn area(&self, symbol: Symbol) -> Rect {
        self.areas[symbol.index()]
    }
    /// Font size that is so many points in a regular window; it shrinks less than the Sector does.
    pub(super) fn font(&self, size: f32) -> f32 {
        (size * (0.4 + 0.6 * self.v)).max(12.0)
    }
    /// The place of a bot in the charging station, of so many, and its radius.
    pub(super) fn charging(&self, index: usize, of: usize) -> (Pos2, f32) {
        let left = self.bay.left() + 21.0 * self.v;
        let step = (self.bay.right() - left - 2.0) / of.max(1) as f32;
        let most = (9.5 * self.v.max(0.75)).min(self.bay.height() * 0.45);
        let r = (0.46 * step).min(most).max(7.0);
        (pos2(left + step * (index as f32 + 0.5), self.bay.center().y), r)
    }
    /// The place of a submarine slot and its radius.
    pub(super) fn slot(&self, index: usize) -> (Pos2, f32) {
        let area = self.area(Symbol::Blue).shrink(3.0 * self.v);
        let step = area.width() / 4.0;
        let r = (step * 0.47).min(10.0 * self.v.max(0.8)).max(7.0);
        let x = area.left() + step * (index as f32 + 0.5);
        (pos2(x, area.bottom() - r - 2.0 * self.v), r)
    }
    /// The place of a scientist at an area, after so many others, and its radius.
    pub(super) fn scientist(&self, symbol: Symbol, before: usize) -> (Pos2, f32) {
        let (area, r) = (self.area(symbol), 11.5 * self.v.max(0.74));
        let upper = area.center().y < self.lane;
        let y = if upper {
            area.bottom() - 0.5 * r
        } else {
            area.top() + 0.3 * r
        };
        (pos2(area.right() - 1.1 * r - 1.75 * r * before as f32, y), r)
    }
    /// The place for a stack at the foot of an area of the lower row.
    pub(super) fn stack(&self, symbol: Symbol) -> Rect {
        let area = self.area(symbol).shrink2(vec2(3.5, 5.0) * self.v);
        let high = 31.0 * self.v.max(0.66);
        Rect::from_min_max(pos2(area.left(), area.bottom() - high), area.max)
    }
}

/// The geometry of a player's board.
pub(super) struct DockPlan {
    /// All of it.
    pub rect: Rect,
    /// Radius of the hexagons of programs.
    pub r: f32,
    /// The block with the goods in the lab.
    pub goods: Rect,
    /// All in one line.
    pub compact: bool,
    programs: Rect,
    lab: Rect,
}

impl DockPlan {
    fn of(rect: Rect, compact: bool) -> Self {
        let parts = if compact {
            [0.345, 0.215, 0.44]
        } else {
            [0.38, 0.17, 0.45]
        };
        let mut parts = shares(rect.shrink2(vec2(12.0, 4.0)), &parts, 14.0);
        let [programs, goods, lab] = std::array::from_fn(|_| parts.next().unwrap_or(rect));
        let most = if compact { 18.0 } else { 0.17 * rect.height() };
        let r = (0.47 * programs.width() / Symbol::COUNT as f32).min(most);
        Self {
            rect,
            r,
            goods,
            compact,
            programs,
            lab,
        }
    }
    /// The middle of a program's hexagon.
    pub(super) fn hexagon(&self, symbol: Symbol) -> Pos2 {
        let step = self.programs.width() / Symbol::COUNT as f32;
        let x = self.programs.left() + step * (symbol.index() as f32 + 0.5);
        pos2(x, self.rect.top() + self.r + if self.compact { 6.0 } else { 8.0 })
    }
    /// The bot on a program's hexagon.
    pub(super) fn programmed(&self, symbol: Symbol) -> (Pos2, f32) {
        (self.hexagon(symbol) + vec2(0.52, 0.5) * self.r, self.r * 0.46)
    }
    /// The pill at the foot of a hexagon that takes its bot back.
    pub(super) fn pill(&self, symbol: Symbol) -> Rect {
        let wide = (self.programs.width() / Symbol::COUNT as f32 - 2.0).min(48.0);
        Rect::from_center_size(self.hexagon(symbol) + vec2(0.0, self.r + 11.0), vec2(wide, 20.0))
    }
    /// The place that is covered by the bot with this number, from 0.
    pub(super) fn bot(&self, index: u8) -> Rect {
        let (high, up) = if self.rect.height() < 130.0 {
            (18.0, 40.0)
        } else {
            (20.0, 44.0)
        };
        let top = self.rect.bottom() - up;
        let row = Rect::from_x_y_ranges(self.programs.x_range(), top..=top + high);
        columns(row, BOT_SLOTS.into(), 1.5).nth(index.into()).unwrap_or(row)
    }
    /// The line below the bots with the submarines.
    pub(super) fn submarines(&self) -> Rect {
        let below = self.bot(0).bottom()..=self.rect.bottom() - 2.0;
        let line = Rect::from_x_y_ranges(self.programs.x_range(), below);
        if self.compact { self.good(5) } else { line }
    }
    /// The whole track of bots.
    pub(super) fn bots(&self) -> Rect {
        let track = self.bot(0).union(self.bot(BOT_SLOTS - 1));
        if self.compact { self.good(4) } else { track }
    }
    /// A line of the goods: time, crystals, octopods, research; in a compact window bots and submarines too.
    pub(super) fn good(&self, index: usize) -> Rect {
        let cell = if self.compact {
            let column = columns(self.goods, 3, 0.0).nth(index / 2);
            column.and_then(|column| rows(column, 2, 0.0).nth(index % 2))
        } else {
            rows(self.goods, 4, 0.0).nth(index)
        };
        cell.unwrap_or(self.goods)
    }
    /// The base lab, and behind it the places of modules.
    pub(super) fn plate(&self, index: usize) -> Rect {
        let lab = self.lab;
        let (across, wide) = if self.compact {
            (3, 36.0)
        } else {
            (LAB + 1, (lab.width() / (LAB + 1) as f32).min(72.0))
        };
        let cell = vec2((index % across) as f32, (index / across) as f32);
        let size = vec2(wide, lab.height() / 2.0);
        Rect::from_min_size(lab.min + size * cell, size).shrink(2.0)
    }
    /// The place of a research card, of so many.
    pub(super) fn card(&self, index: usize, of: usize) -> Rect {
        let lab = self.lab;
        let row = if self.compact {
            Rect::from_min_max(lab.min + vec2(116.0, 6.0), lab.max - vec2(0.0, 6.0))
        } else {
            Rect::from_min_max(pos2(lab.left(), lab.center().y), lab.max)
        };
        let step = (row.width() / of.max(1) as f32).min(92.0);
        Rect::from_min_size(row.min + vec2(step * index as f32, 0.0), vec2(step, row.height())).shrink(2.0)
    }
}

/// The geometry of the track of knowledge points.
pub(super) struct TrackPlan {
    /// All of it, with its title.
    pub rect: Rect,
    /// Rows of the track.
    pub rows: u16,
    spaces: Rect,
}

impl TrackPlan {
    fn of(rect: Rect, beside: bool, compact: bool) -> Self {
        let rect = Rect::from_min_size(rect.min, rect.size().min(vec2(f32::INFINITY, 360.0)));
        let spaces = match (beside, compact) {
            (true, true) => Rect::from_min_max(rect.min + vec2(24.0, 4.0), rect.max - vec2(10.0, 4.0)),
            (true, false) => Rect::from_min_max(rect.min + vec2(38.0, 36.0), rect.max - vec2(14.0, 8.0)),
            (false, true) => rect.shrink2(vec2(14.0, 5.0)),
            (false, false) => Rect::from_min_max(rect.min + vec2(100.0, 5.0), rect.max - vec2(16.0, 5.0)),
        };
        let rows = if beside { 5 } else { 1 };
        Self { rect, rows, spaces }
    }
    /// A space of a lap of so many.
    pub(super) fn space(&self, space: u16, lap: u16) -> Rect {
        let lap = lap.max(1);
        let columns = lap.div_ceil(self.rows);
        let (row, column) = (space % lap / columns, space % lap % columns);
        let size = self.spaces.size() / vec2(f32::from(columns), f32::from(self.rows));
        let cell = Rect::from_min_size(self.spaces.min + size * vec2(f32::from(column), f32::from(row)), size);
        let gap = (size.y - 34.0).clamp(4.0, 24.0);
        if self.rows == 1 {
            cell
        } else {
            cell.shrink2(vec2(0.0, gap / 2.0))
        }
    }
    /// The barrier before a space; that before the next lap stands behind the last space.
    pub(super) fn line(&self, space: u16, lap: u16) -> Rect {
        let x = if space.is_multiple_of(lap.max(1)) {
            self.space(lap - 1, lap).right_center()
        } else {
            self.space(space, lap).left_center()
        };
        Rect::from_center_size(x, Vec2::new(16.0, self.space(space, lap).height().max(18.0)))
    }
}
