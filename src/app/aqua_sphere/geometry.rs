//! The places of everything on the screen: the ring of Sectors, the own board, the headquarters and the track.

use crate::app::board::drawn::BoardScene;
use crate::app::board::split::{columns, grid, shares};
use crate::games::aqua_sphere::{BOT_SLOTS, Board, LAB, RING, Sector, Setup, Space, State, Symbol};
use crate::rules::Seat;
use egui::{Align2, Pos2, Rangef, Rect, Vec2, pos2, vec2};

/// A scene, and the geometry of the table in its window.
pub(super) struct Chart<'a> {
    /// All that is drawn.
    pub scene: BoardScene<'a, State>,
    /// The fixed part of the match.
    pub setup: &'a Setup,
    /// The position on the table.
    pub board: &'a Board,
    /// The player whose board is shown: the one who sits here, or who is asked.
    pub owner: Seat,
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

impl<'a> Chart<'a> {
    pub(super) fn of(scene: &BoardScene<'a, State>) -> Self {
        let (setup, board, compact) = (scene.about.setup, &scene.about.view.board, scene.is_compact());
        let height = match scene.board.height() {
            _ if compact => 66.0,
            ..640.0 => 116.0,
            ..840.0 => 136.0,
            _ => 150.0,
        };
        let (above, dock) = scene.board.split_top_bottom_at_y(scene.board.bottom() - height);
        // The left rail has no room for the track where the players' cards fill it: it lies along the dock then.
        let beside = scene.left.height() >= 84.0 && scene.left.width() >= 60.0;
        let strip = if beside { 0.0 } else { 34.0 };
        let (ring, along) = above.split_top_bottom_at_y(above.bottom() - strip);
        let (sectors, hub) = around(ring);
        let track = if beside { scene.left } else { along };
        Self {
            scene: *scene,
            setup,
            board,
            owner: scene.viewer.or(board.asked()).unwrap_or(board.active),
            compact,
            ring,
            sectors,
            hub,
            dock: DockPlan::of(dock, compact),
            hq: HqPlan::of(scene.rail, compact),
            track: TrackPlan::of(track, beside, compact, setup.components.score.lap),
        }
    }
    /// The seats that take part.
    pub(super) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        self.setup.players.seats()
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
    /// The way of a scientist from an area through these Sectors to the area with a symbol, Sector by Sector: through the
    /// locks, or across the middle.
    pub(super) fn legs(
        &self,
        (from, area): (Sector, Symbol),
        way: impl IntoIterator<Item = Sector>,
        symbol: Symbol,
    ) -> Vec<Vec<Pos2>> {
        let lane = |position: usize, symbol| {
            let plan = &self.sectors[position];
            pos2(plan.area(symbol).center().x, plan.lane)
        };
        // Along the corridor through a lock into the corridor of the next position.
        let through = |from: usize, to: usize, lock: usize| {
            let x = self.lock(lock).0.center().x;
            [from, to].map(|position| pos2(x, self.sectors[position].lane)).to_vec()
        };
        let start = self.board.position(from);
        let (mut at, mut legs) = (start, Vec::new());
        for sector in way {
            let next = self.board.position(sector);
            legs.push(match (next + RING - at) % RING {
                1 => through(at, next, at),
                5 => through(at, next, next),
                _ => vec![lane(at, area), self.hub.center(), lane(next, area)],
            });
            at = next;
        }
        if let Some(first) = legs.first_mut() {
            first.insert(0, lane(start, area));
        }
        if let Some(last) = legs.last_mut() {
            last.push(lane(at, symbol));
        }
        legs
    }
    /// The goods and stacks that nobody has: in the upper left of the ring, or below the headquarters.
    pub(super) fn supply(&self) -> Rect {
        if self.compact {
            return self.hq.supply();
        }
        let size = vec2(self.sectors[5].rect.width(), 22.0);
        Rect::from_min_size(self.ring.min + vec2(12.0, 8.0), size)
    }
}

/// A place for each position of the ring about its middle, the first one above it: so far to the side, and so far up or
/// down in the middle column and beside it.
pub(super) fn ringed(side: f32, [middle, beside]: [f32; 2]) -> [Vec2; RING] {
    let across = [0.0, side, side, 0.0, -side, -side];
    let down = [-middle, -beside, beside, middle, beside, -beside];
    std::array::from_fn(|position| vec2(across[position], down[position]))
}

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
    let sector = |at| SectorPlan::of(Rect::from_center_size(c + step * at, vec2(wide, high)));
    (ringed(1.0, [0.8, 0.58]).map(sector), hub)
}

/// The geometry of a Sector.
pub(super) struct SectorPlan {
    /// Its plate of hull.
    pub rect: Rect,
    /// Its size as a share of that in a regular window.
    pub v: f32,
    /// The letter on it.
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

/// Radius of a bot of the own board for which there is no place.
pub(super) const SPARE_BOT: f32 = 5.5;
/// The areas above the corridor of a Sector, and those below it.
const UPPER: [Symbol; 4] = [Symbol::Yellow, Symbol::Black, Symbol::Purple, Symbol::White];
const LOWER: [Symbol; 3] = [Symbol::Green, Symbol::Blue, Symbol::Red];

impl SectorPlan {
    fn of(rect: Rect) -> Self {
        let v = rect.height() / 222.0;
        let inner = rect.shrink(12.0 * v);
        let wide = inner.width();
        let row = |top: f32, high: f32| Rect::from_min_size(inner.min + vec2(0.0, top * v), vec2(wide, high * v));
        let above = UPPER.into_iter().zip(shares(row(57.0, 54.0), &[1.0; 4], 6.0 * v));
        let below = LOWER
            .into_iter()
            .zip(shares(row(125.0, 73.0), &[78.0, 76.0, 92.0], 6.0 * v));
        let mut areas = [Rect::NOTHING; Symbol::COUNT];
        for (symbol, rect) in above.chain(below) {
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
    pub(super) fn charging(&self, index: u8, of: u8) -> (Pos2, f32) {
        let left = self.bay.left() + 21.0 * self.v;
        let step = (self.bay.right() - left - 2.0) / f32::from(of.max(1));
        let most = (9.5 * self.v.max(0.75)).min(self.bay.height() * 0.45);
        let r = (0.46 * step).min(most).max(7.0);
        (pos2(left + step * (f32::from(index) + 0.5), self.bay.center().y), r)
    }
    /// The place of a submarine slot and its radius.
    pub(super) fn slot(&self, index: usize) -> (Pos2, f32) {
        let area = self.area(Symbol::Blue).shrink(3.0 * self.v);
        let step = area.width() / 4.0;
        let r = (step * 0.47).min(10.0 * self.v.max(0.8)).max(7.0);
        let x = area.left() + step * (index as f32 + 0.5);
        (pos2(x, area.bottom() - r - 2.0 * self.v), r)
    }
    /// True for an area above the corridor.
    pub(super) fn is_upper(&self, symbol: Symbol) -> bool {
        self.area(symbol).center().y < self.lane
    }
    /// The place of a scientist at an area, after so many others, and its radius.
    pub(super) fn scientist(&self, symbol: Symbol, before: usize) -> (Pos2, f32) {
        let (area, r) = (self.area(symbol), 11.5 * self.v.max(0.74));
        let (top, foot) = (area.top() + 0.3 * r, area.bottom() - 0.5 * r);
        let y = if self.is_upper(symbol) { foot } else { top };
        (pos2(area.right() - 1.1 * r - 1.75 * r * before as f32, y), r)
    }
    /// The place for a stack at the foot of an area of the lower row.
    pub(super) fn stack(&self, symbol: Symbol) -> Rect {
        let area = self.area(symbol).shrink2(vec2(3.5, 5.0) * self.v);
        area.with_min_y(area.bottom() - 31.0 * self.v.max(0.66))
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
        let widths = if compact {
            [0.345, 0.215, 0.44]
        } else {
            [0.38, 0.17, 0.45]
        };
        let mut parts = shares(rect.shrink2(vec2(12.0, 4.0)), &widths, 14.0);
        let [programs, goods, lab] = std::array::from_fn(|_| parts.next().unwrap_or(rect));
        let most = if compact { 18.0 } else { 0.17 * rect.height() };
        Self {
            rect,
            r: (0.47 * programs.width() / Symbol::COUNT as f32).min(most),
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
        let low = self.rect.height() < 130.0;
        let (high, up) = if low { (18.0, 40.0) } else { (20.0, 44.0) };
        let top = self.rect.bottom() - up;
        // A bot for which there is no place stands left of them.
        let across = self.programs.left() + 2.0 * SPARE_BOT + 2.0..=self.programs.right();
        let row = Rect::from_x_y_ranges(across, top..=top + high);
        columns(row, BOT_SLOTS.into(), 1.5).nth(index.into()).unwrap_or(row)
    }
    /// The place of a player's good by its number: a line of the lab, but in a larger window the bots, 4, are a track,
    /// with the submarines, 5, in a line below it.
    pub(super) fn good(&self, index: usize) -> Rect {
        let (count, across, nth) = match index {
            _ if self.compact => (6, 3, index % 2 * 3 + index / 2),
            4 => return self.bot(0).union(self.bot(BOT_SLOTS - 1)),
            5 => {
                let below = self.bot(0).bottom()..=self.rect.bottom() - 2.0;
                return Rect::from_x_y_ranges(self.programs.x_range(), below);
            }
            _ => (4, 1, index),
        };
        grid(self.goods, count, across, 0.0).nth(nth).unwrap_or(self.goods)
    }
    /// The base lab, and behind it the places of modules.
    pub(super) fn plate(&self, index: usize) -> Rect {
        let lab = self.lab;
        let most = (lab.width() / (LAB + 1) as f32).min(72.0);
        let (across, wide) = if self.compact { (3, 36.0) } else { (LAB + 1, most) };
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
            lab.with_min_y(lab.center().y)
        };
        let step = (row.width() / of.max(1) as f32).min(92.0);
        Rect::from_min_size(row.min + vec2(step * index as f32, 0.0), vec2(step, row.height())).shrink(2.0)
    }
}

/// The geometry of the headquarters.
pub(super) struct HqPlan {
    /// All of it.
    pub rect: Rect,
    /// Radius of the hexagons on the spaces.
    pub r: f32,
    /// The place above the first tier.
    pub start: Rect,
    /// The line with the turn order.
    pub order: Rect,
    compact: bool,
}

/// The tier of each space and its place in it, in steps from the middle.
const TIERS: [(usize, f32); Space::COUNT] = [(0, -0.5), (0, 0.5), (1, -1.0), (1, 0.0), (1, 1.0), (2, -0.5), (2, 0.5)];

impl HqPlan {
    pub(super) fn of(rect: Rect, compact: bool) -> Self {
        let at = |share: f32| rect.top() + rect.height() * share;
        let (r, start, size, order, side) = if compact {
            (16.5, 0.083, vec2(40.0, 20.0), at(0.0)..=at(0.055), 2.0)
        } else {
            let r = 23.0_f32.min(rect.height() * 0.052);
            (r, 0.205, vec2(52.0, 24.0), at(0.075)..=at(0.15), 14.0)
        };
        Self {
            rect,
            r,
            start: Rect::from_center_size(pos2(rect.center().x, at(start)), size),
            order: Rect::from_x_y_ranges(rect.left() + side..=rect.right() - side, order),
            compact,
        }
    }
    /// A height as a share of the whole.
    fn down(&self, share: f32) -> f32 {
        self.rect.top() + self.rect.height() * share
    }
    /// The first in a compact window, the second in a larger one.
    fn either<T>(&self, compact: T, larger: T) -> T {
        if self.compact { compact } else { larger }
    }
    /// The middle of a space.
    pub(super) fn node(&self, space: Space) -> Pos2 {
        let (row, steps) = TIERS[space.index()];
        let tiers = self.either([0.16, 0.31, 0.46], [0.315, 0.475, 0.715]);
        let step = self.either(35.0, 74.0);
        pos2(self.rect.center().x + steps * step, self.down(tiers[row]))
    }
    /// The place of an engineer on a space, one of so many, and its radius.
    pub(super) fn engineer(&self, space: Space, index: usize, of: usize) -> (Pos2, f32) {
        let (node, r, index) = (self.node(space), self.either(7.5, 8.6), index as f32);
        let (row, steps) = TIERS[space.index()];
        if row == 0 && !self.compact {
            let out = self.r + 10.5 + index * 1.95 * r;
            return (node + vec2(steps.signum() * out, 0.0), r);
        }
        let step = self.either((34.0 / of as f32).min(15.0), 1.95 * r);
        let x = (index - (of as f32 - 1.0) / 2.0) * step;
        (node + vec2(x, self.r + r + 1.0), r)
    }
    /// The place of an engineer that has not set out, and its radius.
    pub(super) fn waiting(&self, index: usize) -> (Pos2, f32) {
        let (side, column) = (if index.is_multiple_of(2) { -1.0 } else { 1.0 }, (index / 2) as f32);
        let (r, gap) = self.either((6.0, 2.0), (8.6, 4.0));
        let out = self.start.width() / 2.0 + r + gap + 2.1 * r * column;
        (self.start.center() + vec2(side * out, 0.0), r)
    }
    /// The middle of a place of the pass order, and its radius.
    pub(super) fn pass(&self, index: usize) -> (Pos2, f32) {
        let compact = (pos2(self.rect.center().x - 37.5, self.down(0.625)), 25.0, 10.5);
        let larger = (pos2(self.rect.left() + 28.0, self.down(0.925)), 29.0, 12.5);
        let (first, step, r) = self.either(compact, larger);
        (first + vec2(step * index as f32, 0.0), r)
    }
    /// The heading of the pass order, and that of the tiles of the next round, which in a larger window ends beside them.
    pub(super) fn headings(&self) -> [(Pos2, Align2); 2] {
        let compact = [0.575, 0.69].map(|share| (pos2(self.rect.left() + 10.0, self.down(share)), Align2::LEFT_CENTER));
        let (left, right) = (self.rect.left() + 14.0, self.rect.right() - 84.0);
        let larger = [(left, Align2::LEFT_CENTER), (right, Align2::RIGHT_CENTER)];
        self.either(compact, larger.map(|(x, anchor)| (pos2(x, self.down(0.865)), anchor)))
    }
    /// The middle of a tile of the next round, and its radius.
    pub(super) fn next(&self, space: Space) -> (Pos2, f32) {
        let (row, steps) = TIERS[space.index()];
        let compact = (pos2(self.rect.center().x, self.down(0.80)), 10.5);
        let larger = (pos2(self.rect.right() - 44.0, self.down(0.925) - 2.0), 11.5);
        let (centre, r) = self.either(compact, larger);
        (centre + vec2(steps * 1.95 * r, (row as f32 - 1.0) * 1.72 * r), r)
    }
    /// The corner left of which the marks of unsure values stand: in a compact window below the words of the round.
    pub(super) fn marks(&self) -> Pos2 {
        let compact = pos2(self.rect.right() - 2.0, self.order.bottom() - 5.0);
        self.either(compact, self.rect.right_top() + vec2(-6.0, 4.0))
    }
    /// The goods that nobody has, in a compact window; they lie in the ring otherwise.
    pub(super) fn supply(&self) -> Rect {
        Rect::from_min_max(pos2(self.rect.left() + 4.0, self.down(0.885)), self.rect.right_bottom())
    }
}

/// Height of the line below the track that says what a red line costs.
pub(super) const LEGEND: f32 = 26.0;

/// The geometry of the track of knowledge points.
pub(super) struct TrackPlan {
    /// All of it, with its title.
    pub rect: Rect,
    /// Rows of the track.
    pub rows: u16,
    /// Spaces of a lap.
    pub lap: u16,
    spaces: Rect,
}

impl TrackPlan {
    fn of(rect: Rect, beside: bool, compact: bool, lap: u16) -> Self {
        let rect = rect.with_max_y(rect.bottom().min(rect.top() + 360.0));
        let (before, behind) = match (beside, compact) {
            (true, true) => (vec2(24.0, 4.0), vec2(10.0, 4.0)),
            (true, false) => (vec2(44.0, 36.0), vec2(14.0, LEGEND)),
            (false, true) => (vec2(14.0, 5.0), vec2(14.0, 5.0)),
            (false, false) => (vec2(100.0, 5.0), vec2(16.0, 5.0)),
        };
        let spaces = Rect::from_min_max(rect.min + before, rect.max - behind);
        let rows = if beside { 5 } else { 1 };
        Self {
            rect,
            rows,
            lap,
            spaces,
        }
    }
    /// The room of a row from its left end to its right end.
    pub(super) fn across(&self) -> Rangef {
        self.spaces.x_range()
    }
    /// The place of a space, counted over all laps.
    pub(super) fn space(&self, space: u16) -> Rect {
        let (space, columns) = (space % self.lap, self.lap.div_ceil(self.rows));
        let size = self.spaces.size() / vec2(f32::from(columns), f32::from(self.rows));
        let cell = vec2(f32::from(space % columns), f32::from(space / columns));
        let cell = Rect::from_min_size(self.spaces.min + size * cell, size);
        let apart = (size.y - 34.0).clamp(4.0, 24.0);
        let gap = if self.rows == 1 { 0.0 } else { apart };
        cell.shrink2(vec2(0.0, gap / 2.0))
    }
    /// The barrier before a space; that before the next lap stands behind the last space.
    pub(super) fn line(&self, space: u16) -> Rect {
        let at = match space % self.lap {
            0 => self.space(self.lap - 1).right_center(),
            _ => self.space(space).left_center(),
        };
        Rect::from_center_size(at, vec2(16.0, self.space(space).height().max(18.0)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_marks_of_a_compact_window_lie_on_no_words_and_no_engineer() {
        let rect = Rect::from_min_size(pos2(853.0, 60.0), vec2(102.0, 480.0));
        let plan = HqPlan::of(rect, true);
        // Three dots, whose middles are 5 below the corner.
        let dots = plan.marks() + vec2(0.0, 5.0);
        let words = plan.order.center().y + 6.0;
        assert!(dots.y - 2.6 > words, "{dots:?} at {words}");
        for engineer in 0..4 {
            let (at, r) = plan.waiting(engineer);
            assert!(dots.y + 2.6 < at.y - r, "{dots:?} at {at:?}");
        }
    }
}
