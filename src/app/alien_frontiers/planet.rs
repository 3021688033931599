//! The shape of the planet: a rounded rectangle of eight territories.

use super::{spots::FrontierSpot as Spot, table::Table};
use crate::games::alien_frontiers::{Board, Facility, Field, Territory};
use crate::rules::Seat;
use egui::{Pos2, Vec2, pos2, vec2};
use std::f32::consts::{FRAC_PI_2, TAU};

/// Territories by rows from the top, left and right, each with its ground in the dark and in the light theme, and the
/// station that its bonus helps: that of Burroughs Desert helps none, and that of Pohl Foothills all cards.
pub(super) const LANDS: [(Territory, [u32; 2], Option<Facility>); 8] = {
    use {Facility::*, Territory::*};
    [
        (LemBadlands, [0xEB_CDBA, 0xF6_DCCB], Some(SolarConverter)),
        (BradburyPlateau, [0xEA_D6BC, 0xF7_E7CF], Some(ColonyConstructor)),
        (VanVogtMountains, [0xD3_D9E0, 0xE4_EAF1], Some(LunarMine)),
        (BurroughsDesert, [0xEF_E0B8, 0xFB_F0CF], None),
        (HeinleinPlains, [0xD6_DFC4, 0xE7_EFD6], Some(OrbitalMarket)),
        (PohlFoothills, [0xDE_DCC2, 0xEE_ECD4], Some(AlienArtifact)),
        (HerbertValley, [0xCB_DDD6, 0xDB_EDE6], Some(Shipyard)),
        (AsimovCrater, [0xDA_D5D0, 0xEB_E7E3], Some(ColonistHub)),
    ]
};
/// Heights of the rows, of the whole.
const HEIGHTS: [f32; 4] = [0.272, 0.228, 0.228, 0.272];

/// The rounded edge of a territory has no corner so near to its others: bands inside it are narrower than that.
const CLEAR: f32 = 11.0;

/// A line of a territory.
#[derive(Clone, Copy)]
pub(super) enum LandLine {
    /// Its badge and its name.
    Name,
    /// The bonus it gives.
    Bonus,
    /// Its colonies and fields.
    Colonies,
}

/// Row and side (-1 or 1) of a territory.
pub(super) fn position(territory: Territory) -> (usize, f32) {
    let found = LANDS.iter().position(|(land, ..)| *land == territory).unwrap_or(0);
    (found / 2, [-1.0, 1.0][found % 2])
}

impl Table<'_> {
    /// The power by which the planet is rounded.
    fn exponent(&self) -> f32 {
        self.pick([3.2, 2.8])
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
        let angles = (0_u8..96).map(|i| TAU * f32::from(i) / 96.0);
        angles.map(|angle| self.point(angle, larger)).collect()
    }
    /// The light at the upper left edge.
    pub(super) fn rim_light(&self, larger: f32) -> Vec<Pos2> {
        let angles = (0_u8..=24).map(|i| 2.05 * FRAC_PI_2 + 0.85 * FRAC_PI_2 * f32::from(i) / 24.0);
        angles.map(|angle| self.point(angle, larger)).collect()
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
        let cut = self.pick([1.5, 1.8]);
        let top = if row == 0 { top } else { top + cut };
        let bottom = if row == 3 { bottom } else { bottom - cut };
        let edge = |y: f32| [cut, self.reach(y).max(cut)].map(|x| vec2(x, y - self.center.y));
        let mut points = edge(top).to_vec();
        for step in 1_u8..48 {
            let at = self.point(FRAC_PI_2 * (2.0 * f32::from(step) / 48.0 - 1.0), 0.0);
            let below = row == 0 || at.y > top + CLEAR;
            let above = row == 3 || at.y < bottom - CLEAR;
            if below && above && at.y > top && at.y < bottom && at.x > self.center.x + cut + CLEAR {
                points.push(at - self.center);
            }
        }
        points.extend(edge(bottom).into_iter().rev());
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
    /// The things on a territory with their places and the radius they all have: most colonies first, then in seat
    /// order, then fields and the Relic Ship.
    pub(super) fn row(&self, board: &Board, territory: Territory) -> Vec<(Spot, Pos2, f32)> {
        let colonies = &board.colonies[territory.index()];
        let mut owners: Vec<Seat> = self.setup.players.seats().filter(|&seat| colonies[seat] > 0).collect();
        owners.sort_by_key(|&seat| std::cmp::Reverse(colonies[seat]));
        let owners = owners.into_iter().map(|seat| Spot::Colonies(seat, territory));
        let here = |field: &Field| board.has_field(*field, territory);
        let fields = Field::ALL.into_iter().filter(here).map(Spot::Field);
        let home = territory == Territory::BurroughsDesert && board.relic.is_none();
        let things: Vec<Spot> = owners.chain(fields).chain(home.then_some(Spot::Relic)).collect();

        let (middle, room) = self.line(territory, LandLine::Colonies);
        let width = |r: f32| things.iter().map(|thing| wide(*thing, r)).sum::<f32>();
        let (large, small) = (self.pick([9.0, 12.0, 14.0]), self.pick([8.0, 9.5]));
        let r = if width(large) > room { small } else { large };
        // Four owners on a narrow land stand closer.
        let close = (room / width(r).max(1.0)).min(1.0);
        let mut x = middle.x - close * width(r) / 2.0;
        let place = |thing: &Spot| {
            let at = pos2(x + r + 2.0, middle.y);
            x += close * wide(*thing, r);
            (*thing, at, r)
        };
        things.iter().map(place).collect()
    }
}

/// The width of a thing in a row, with the number beside it.
fn wide(thing: Spot, r: f32) -> f32 {
    match thing {
        Spot::Colonies(..) => 2.0 * r + 1.9 * r,
        _ => 2.0 * r + 5.0,
    }
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
