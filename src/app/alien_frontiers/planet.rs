//! The shape of the planet: a rounded rectangle of eight territories.

use crate::{
    games::alien_frontiers::{Board, Field, Setup, Territory},
    rules::Seat,
};
use egui::{Pos2, Vec2, pos2, vec2};
use std::f32::consts::{FRAC_PI_2, TAU};

/// Territories by rows from the top, left and right.
pub(super) const ROWS: [[Territory; 2]; 4] = [
    [Territory::LemBadlands, Territory::BradburyPlateau],
    [Territory::VanVogtMountains, Territory::BurroughsDesert],
    [Territory::HeinleinPlains, Territory::PohlFoothills],
    [Territory::HerbertValley, Territory::AsimovCrater],
];
/// Heights of the rows, of the whole.
const HEIGHTS: [f32; 4] = [0.272, 0.228, 0.228, 0.272];

/// The rounded edge of a territory has no corner so near to its others: bands inside it are narrower than that.
const CLEAR: f32 = 11.0;

/// The outline of the planet.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Planet {
    /// Middle of the planet.
    pub center: Pos2,
    /// Half of its width and height.
    pub half: Vec2,
    /// Only the essentials have room.
    pub tight: bool,
}

/// A line of a territory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum LandLine {
    /// Its badge and its name.
    Name,
    /// The bonus it gives.
    Bonus,
    /// Its colonies and fields.
    Colonies,
}

/// A thing in the row of a territory's colonies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum OnLand {
    /// The colonies of a player with their number.
    Colonies(Seat, u8),
    /// A field that lies there.
    Field(Field),
    /// The Relic Ship at home.
    Relic,
}

impl Planet {
    pub(super) const fn new(center: Pos2, half: Vec2, tight: bool) -> Self {
        Self { center, half, tight }
    }
    fn exponent(&self) -> f32 {
        if self.tight { 3.2 } else { 2.8 }
    }
    /// A point of the outline, which is so much larger, at an angle from the right, clockwise.
    fn point(&self, angle: f32, larger: f32) -> Pos2 {
        let (sin, cos) = angle.sin_cos();
        let power = 2.0 / self.exponent();
        let half = self.half + Vec2::splat(larger);
        let x = half.x * cos.abs().powf(power) * cos.signum();
        let y = half.y * sin.abs().powf(power) * sin.signum();
        self.center + vec2(x, y)
    }
    /// The outline, so much larger all around.
    pub(super) fn outline(&self, larger: f32) -> Vec<Pos2> {
        (0_u8..96)
            .map(|i| self.point(TAU * f32::from(i) / 96.0, larger))
            .collect()
    }
    /// The light at the upper left edge.
    pub(super) fn rim_light(&self, larger: f32) -> Vec<Pos2> {
        (0_u8..=24)
            .map(|i| self.point(2.05 * FRAC_PI_2 + 0.85 * FRAC_PI_2 * f32::from(i) / 24.0, larger))
            .collect()
    }
    /// Half of the planet's width at a height.
    fn reach(&self, y: f32) -> f32 {
        let share = ((y - self.center.y) / self.half.y).abs().min(1.0);
        let n = self.exponent();
        self.half.x * (1.0 - share.powf(n)).max(0.0).powf(1.0 / n)
    }
    fn span(&self, row: usize) -> (f32, f32) {
        let high = 2.0 * self.half.y;
        let top = self.center.y - self.half.y + high * HEIGHTS[..row].iter().sum::<f32>();
        (top, top + high * HEIGHTS[row])
    }
    /// The corners of a territory, clockwise.
    pub(super) fn cell(&self, territory: Territory) -> Vec<Pos2> {
        let (row, side) = position(territory);
        let (top, bottom) = self.span(row);
        let cut = if self.tight { 1.5 } else { 1.8 };
        let top = if row == 0 { top } else { top + cut };
        let bottom = if row == 3 { bottom } else { bottom - cut };
        let mut points = [cut, self.reach(top).max(cut)]
            .map(|x| vec2(x, top - self.center.y))
            .to_vec();
        for step in 1_u8..48 {
            let at = self.point(FRAC_PI_2 * (2.0 * f32::from(step) / 48.0 - 1.0), 0.0);
            let below = row == 0 || at.y > top + CLEAR;
            let above = row == 3 || at.y < bottom - CLEAR;
            if below && above && at.y > top && at.y < bottom && at.x > self.center.x + cut + CLEAR {
                points.push(at - self.center);
            }
        }
        points.extend([self.reach(bottom).max(cut), cut].map(|x| vec2(x, bottom - self.center.y)));
        points.dedup_by(|one, next| (*one - *next).length() < 2.0);
        if side < 0.0 {
            points.reverse();
        }
        let at_side = |at: Vec2| self.center + vec2(side * at.x, at.y);
        points.into_iter().map(at_side).collect()
    }
    /// The middle of a line of a territory, and the room there.
    pub(super) fn line(&self, territory: Territory, line: LandLine) -> (Pos2, f32) {
        let (row, side) = position(territory);
        let (top, bottom) = self.span(row);
        let shares = match (row, self.tight) {
            (0, false) => [0.44, 0.60, 0.80],
            (3, false) => [0.24, 0.41, 0.63],
            (_, false) => [0.25, 0.46, 0.72],
            (0, true) => [0.37, 0.57, 0.79],
            (3, true) => [0.23, 0.43, 0.66],
            (_, true) => [0.25, 0.49, 0.76],
        };
        let y = top + (bottom - top) * shares[line as usize];
        // The text has some height: what is narrower of its two edges counts.
        let wide = self.reach(y - 7.0).min(self.reach(y + 7.0));
        (pos2(self.center.x + side * wide / 2.0, y), wide - 16.0)
    }
    /// The middle of the part of a territory's edge that faces its station.
    pub(super) fn rim(&self, territory: Territory) -> Pos2 {
        let (row, side) = position(territory);
        let (top, bottom) = self.span(row);
        let y = f32::midpoint(top, bottom);
        pos2(self.center.x + side * self.reach(y), y)
    }
    /// The things on a territory with their places and the radius they all have.
    pub(super) fn row(&self, setup: &Setup, board: &Board, territory: Territory, r: f32) -> Vec<(OnLand, Pos2, f32)> {
        let things = things(setup, board, territory);
        let (middle, room) = self.line(territory, LandLine::Colonies);
        let width = |r: f32| things.iter().map(|thing| wide(*thing, r)).sum::<f32>();
        let least = if self.tight { 8.0 } else { 9.5 };
        let r = if width(r) > room { least } else { r };
        let mut x = middle.x - width(r) / 2.0;
        let mut row = Vec::new();
        for thing in things {
            row.push((thing, pos2(x + r + 2.0, middle.y), r));
            x += wide(thing, r);
        }
        row
    }
}

/// Row and side (-1 or 1) of a territory.
pub(super) fn position(territory: Territory) -> (usize, f32) {
    let found = ROWS.iter().position(|row| row.contains(&territory)).unwrap_or(0);
    (found, if ROWS[found][0] == territory { -1.0 } else { 1.0 })
}

/// The width of a thing in a row, with the number beside it.
fn wide(thing: OnLand, r: f32) -> f32 {
    match thing {
        OnLand::Colonies(..) => 2.0 * r + 1.9 * r,
        OnLand::Field(_) | OnLand::Relic => 2.0 * r + 5.0,
    }
}

/// The things on a territory: most colonies first, then in seat order, then fields and the Relic Ship.
fn things(setup: &Setup, board: &Board, territory: Territory) -> Vec<OnLand> {
    let colonies = &board.colonies[territory.index()];
    let mut owners: Vec<Seat> = setup.players.seats().filter(|&seat| colonies[seat] > 0).collect();
    owners.sort_by_key(|&seat| std::cmp::Reverse(colonies[seat]));
    let owners = owners.into_iter().map(|seat| OnLand::Colonies(seat, colonies[seat]));
    let here = |field: &Field| board.has_field(*field, territory);
    let fields = Field::ALL.into_iter().filter(here).map(OnLand::Field);
    let home = territory == Territory::BurroughsDesert && board.relic.is_none();
    owners.chain(fields).chain(home.then_some(OnLand::Relic)).collect()
}

/// A convex polygon whose edge lies so much further inside.
pub(super) fn inset(points: &[Pos2], by: f32) -> Vec<Pos2> {
    let count = points.len();
    let normal = |index: usize| {
        let along = (points[(index + 1) % count] - points[index % count]).normalized();
        vec2(-along.y, along.x)
    };
    let corner = |index: usize| {
        let middle = normal(index + count - 1) + normal(index);
        points[index] + middle * (by * 2.0 / middle.length_sq().max(0.8))
    };
    (0..count).map(corner).collect()
}
