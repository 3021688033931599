//! The water, the Sectors with what lies in them, the locks and the hub.

use super::art::{self, glyph};
use super::geometry::{Chart, SectorPlan};
use super::sea::sea;
use crate::app::board::drawn::BoardScene;
use crate::app::board::row::{Bit, RowLook, row_in};
use crate::app::look::colors::{Tint, faded};
use crate::app::look::glyphs::{self, Inks};
use crate::app::look::{Pen, pen::chamfered};
use crate::games::aqua_sphere::{Area, Board, Pool, RING, Setup, State, Symbol};
use egui::{Align2, Pos2, Rect, Vec2, pos2, vec2};

/// Everything of the Station below its pieces.
pub(super) fn draw(pen: &mut Pen<'_>, scene: &BoardScene<'_, State>, chart: &Chart) {
    let (setup, board) = (scene.about.setup, &scene.about.view.board);
    water(pen, scene.board);
    passages(pen, chart);
    for (position, plan) in chart.sectors.iter().enumerate() {
        plate(pen, plan, position, chart.compact);
        contents(pen, setup, board, plan, position);
    }
    for position in 0..RING {
        let price = setup.components.sector(board.ring[position]).lock;
        lock(pen, chart.lock(position), price);
        art::dots(pen, setup, "sector", chart.lock(position).0.right_top());
    }
    hub(pen, setup, board, chart);
    let corner = chart.hub.center() + vec2(0.16, -0.2) * chart.hub.size();
    art::dots(pen, setup, "centre", corner);
}

/// The heights of the far and the near dune, from left to right.
const DUNES: [[f32; 4]; 2] = [[0.86, 0.81, 0.86, 0.93], [0.97, 0.92, 0.89, 0.86]];

/// Water with light from above, dunes and bubbles; the same picture every time.
fn water(pen: &mut Pen<'_>, rect: Rect) {
    let sea = sea(pen.palette);
    pen.gradient_down(rect, sea.top, sea.bottom);
    let at = |x: f32, y: f32| rect.min + rect.size() * vec2(x.clamp(0.005, 0.995), y);
    let (light, alpha) = sea.shaft;
    for (x, wide) in [(0.10, 0.09), (0.42, 0.06), (0.74, 0.11)] {
        let foot = [at(x + 0.8 * wide - 0.08, 0.86), at(x - 0.14, 0.86)];
        pen.poly([[at(x, 0.0), at(x + wide, 0.0)], foot].concat(), faded(light, alpha));
    }
    for (heights, silt) in DUNES.into_iter().zip(sea.silt) {
        let ridge = [0.0, 0.35, 0.75, 1.0].into_iter().zip(heights).map(|(x, y)| at(x, y));
        pen.poly(ridge.chain([at(1.0, 1.0), at(0.0, 1.0)]).collect(), silt);
    }
    let mut seed = 0x2545_F491_u32;
    let mut next = || {
        seed ^= seed << 13;
        seed ^= seed >> 17;
        seed ^= seed << 5;
        (seed >> 8) as f32 / (1 << 24) as f32
    };
    for index in 0..54 {
        let point = at(next(), next());
        if index % 5 == 0 {
            pen.ring(point, 2.0 + 3.0 * next(), 1.0, faded(sea.bubble, 0.35));
        } else {
            pen.disc(point, 0.6 + 0.8 * next(), faded(sea.mote, 0.3 + 0.4 * next()));
        }
    }
}

/// The tubes between the Sectors.
fn passages(pen: &mut Pen<'_>, chart: &Chart) {
    let sea = sea(pen.palette);
    for position in 0..RING {
        let (lock, lies) = chart.lock(position);
        let along = vec2(lock.width() + 10.0, lock.height() * 0.55);
        let across = vec2(lock.width() * 0.6, lock.height() + 14.0);
        let tube = Rect::from_center_size(lock.center(), if lies { across } else { along });
        pen.rect_lined(tube, 2.0, sea.floor_lo, 2.0, sea.hull_lo);
    }
}

/// A rectangle with a cut of its own at each corner, from the top left clockwise.
fn cut(rect: Rect, [a, b, c, d]: [f32; 4]) -> Vec<Pos2> {
    let (l, r, t, m) = (rect.left(), rect.right(), rect.top(), rect.bottom());
    let upper = [pos2(l, t + a), pos2(l + a, t), pos2(r - b, t), pos2(r, t + b)];
    let lower = [pos2(r, m - c), pos2(r - c, m), pos2(l + d, m), pos2(l, m - d)];
    [upper, lower].concat()
}

/// The plate of a Sector with its floor. Outer corners of the ring are cut more.
fn plate(pen: &mut Pen<'_>, plan: &SectorPlan, position: usize, compact: bool) {
    let (p, sea, v) = (pen.palette, sea(pen.palette), plan.v);
    let (small, large) = (8.0 * v, 22.0 * v);
    let side = large * 0.6;
    let cuts = match position {
        0 => [large, large, small, small],
        1 => [small, side, small, small],
        2 => [small, small, side, small],
        3 => [small, small, large, large],
        4 => [small, small, small, side],
        _ => [side, small, small, small],
    };
    let inner = cuts.map(|cut| cut * 0.8);
    let shadow: Vec<Pos2> = cut(plan.rect, cuts).iter().map(|&at| at + vec2(0.0, 4.0 * v)).collect();
    pen.poly(shadow, faded(p.ink, 0.45));
    pen.poly_lined(cut(plan.rect, cuts), sea.hull, 1.6, sea.hull_lo);
    pen.outline(cut(plan.rect.shrink(2.0), cuts), 1.2, sea.hull_hi);
    pen.poly_lined(cut(plan.rect.shrink(6.0 * v), inner), sea.hull_lo, 1.0, p.ink);
    pen.poly(cut(plan.rect.shrink(8.0 * v), inner), sea.floor);
    let size = vec2(plan.rect.width() - 18.0 * v, 14.0 * v);
    let lane = Rect::from_center_size(pos2(plan.rect.center().x, plan.lane), size);
    pen.rect(lane, 0.0, sea.floor_lo);
    pen.dashed(&[lane.left_center(), lane.right_center()], 1.2, sea.decal, 5.0, 5.0);
    let bolts = plan.rect.shrink(4.0);
    for x in [0.3, 0.7].into_iter().filter(|_| !compact) {
        for y in [bolts.top(), bolts.bottom()] {
            pen.disc(pos2(bolts.left() + x * bolts.width(), y), 1.6, sea.hull_lo);
        }
    }
}

/// Header and areas of a Sector.
fn contents(pen: &mut Pen<'_>, setup: &Setup, board: &Board, plan: &SectorPlan, position: usize) {
    let sector = board.ring[position];
    let area = board.area(sector);
    art::letter(pen, sector, plan.letter, plan.font(22.0));
    header(pen, setup, area, plan);
    for symbol in Symbol::ALL {
        ground(pen, plan, symbol);
    }
    let Pool {
        time,
        crystals,
        octopods,
    } = area.goods;
    for (symbol, n) in [
        (Symbol::Yellow, time),
        (Symbol::Black, crystals),
        (Symbol::Purple, octopods),
    ] {
        let (rect, fore) = (plan.area(symbol), art::program_tint(symbol).glyph);
        let at = rect.min + rect.size() * vec2(0.67, 0.36);
        pen.faded(if n == 0 { 0.6 } else { 1.0 }, |pen| {
            pen.bold(at, Align2::CENTER_CENTER, &n.to_string(), plan.font(20.0), fore);
        });
    }
    let white = plan.area(Symbol::White);
    let r = plan.font(14.0).min(white.width() * 0.27);
    let at = white.min + white.size() * vec2(0.70, 0.36);
    art::program(pen, setup.components.sector(sector).white, at, r, true);
    stacks(pen, setup, area, plan);
    slots(pen, setup, area, plan);
}

/// The control field and the charging station, without their bots.
fn header(pen: &mut Pen<'_>, setup: &Setup, area: &Area, plan: &SectorPlan) {
    let (p, sea, v) = (pen.palette, sea(pen.palette), plan.v);
    pen.disc_lined(plan.control, plan.socket, sea.floor_lo, 1.6, sea.decal);
    if area.control.is_none() {
        let inks = Inks::new(sea.decal, sea.floor_lo);
        glyphs::draw(pen, glyph("control"), plan.control, 22.0 * v, inks);
    }
    pen.poly_lined(chamfered(plan.bay, 7.0 * v), sea.hull, 1.4, sea.hull_lo);
    let battery = plan.bay.left_center() + vec2(12.0 * v, 0.0);
    let (size, inks) = (16.0 * v.max(0.8), Inks::new(p.key, sea.hull));
    glyphs::draw(pen, glyph("charging"), battery, size, inks);
    let limit = usize::from(setup.components.numbers.limit(setup.players));
    for index in 0..limit {
        let (at, r) = plan.charging(index, limit);
        pen.disc_lined(at, r, sea.hull_lo, 1.0, p.ink);
    }
}

/// The ground of an area with its picture.
fn ground(pen: &mut Pen<'_>, plan: &SectorPlan, symbol: Symbol) {
    let (rect, tint) = (plan.area(symbol), art::program_tint(symbol));
    pen.poly_lined(chamfered(rect, 8.0 * plan.v), tint.fill, 1.6, pen.palette.ink);
    let size = plan.font(21.0).min(rect.width() * 0.42);
    let upper = rect.center().y < plan.lane;
    let (off, size) = if upper {
        (vec2(4.0 * plan.v + size / 2.0, 0.36 * rect.height()), size)
    } else {
        (vec2(6.0 * plan.v + size * 0.45, 19.0 * plan.v), 0.85 * size)
    };
    pen.glyph(art::program_glyph(symbol), rect.min + off, size, tint.glyph, tint.fill);
}

/// The stacks of modules and research cards, with the top one.
fn stacks(pen: &mut Pen<'_>, setup: &Setup, area: &Area, plan: &SectorPlan) {
    let components = &setup.components;
    let brief = plan.stack(Symbol::Green).width() < art::BRIEF;
    let module = area
        .expansions
        .last()
        .map(|&top| art::module_bits(components, top, brief));
    let card = area.research.last().map(|&top| art::card_bits(components, top));
    let (modules, cards) = (area.expansions.len(), area.research.len());
    for (symbol, count, bits) in [(Symbol::Green, modules, module), (Symbol::Red, cards, card)] {
        let (rect, tint) = (plan.area(symbol), art::program_tint(symbol));
        let at = rect.min + vec2(0.47 * rect.width(), 19.0 * plan.v);
        let text = format!("×{count}");
        pen.bold(at, Align2::LEFT_CENTER, &text, plan.font(14.0), tint.glyph);
        let top = plan.stack(symbol);
        let Some(bits) = bits else {
            pen.dashed_outline(&chamfered(top, 3.0), 1.4, tint.glyph, 4.0, 3.0);
            continue;
        };
        for step in (1..count.min(3)).rev() {
            let below = top.translate(vec2(1.5, -2.0) * step as f32 * plan.v);
            art::plate(pen, below, symbol, (&[], 12.0));
        }
        art::plate(pen, top, symbol, (&bits, plan.font(15.0)));
    }
}

/// The submarine slots with their prices; those that are taken have a submarine on them.
fn slots(pen: &mut Pen<'_>, setup: &Setup, area: &Area, plan: &SectorPlan) {
    let p = pen.palette;
    let taken = area.submarines.len();
    let corner = plan.area(Symbol::Blue).right_top() + vec2(-2.0, 2.0);
    art::dots(pen, setup, "slots", corner);
    for (index, price) in setup.components.slots.costs.iter().enumerate().skip(taken) {
        let (at, r) = plan.slot(index);
        let alpha = if index == taken { 1.0 } else { 0.6 };
        pen.faded(alpha, |pen| pen.disc_lined(at, r, Tint::WHITE.fill, 1.2, p.ink));
        let size = (1.25 * r).max(12.0);
        pen.bold(at, Align2::CENTER_CENTER, &price.to_string(), size, p.ink);
    }
}

/// A lock with its price; without one the passage is open.
fn lock(pen: &mut Pen<'_>, (rect, lies): (Rect, bool), price: u8) {
    let (p, sea) = (pen.palette, sea(pen.palette));
    let fore = if price == 0 { sea.bubble } else { p.key };
    pen.poly_lined(chamfered(rect, 7.0), p.ink, 1.6, fore);
    let long = if lies { rect.width() } else { rect.height() };
    let along = if lies { vec2(long, 0.0) } else { vec2(0.0, long) };
    for end in [-1.0, 1.0].into_iter().filter(|_| price > 0) {
        hazard(
            pen,
            rect.center() + end * (0.5 * along - 4.5 * along.normalized()),
            along,
        );
    }
    let (at, size) = (rect.center(), (0.34 * long).clamp(14.0, 20.0));
    let (before, behind) = (at - 0.17 * along, at + 0.17 * along);
    pen.bold(before, Align2::CENTER_CENTER, &price.to_string(), size, fore);
    pen.glyph(glyph("time"), behind, 0.75 * size, fore, p.ink);
}

/// Slashes at one end of a lock.
fn hazard(pen: &mut Pen<'_>, middle: Pos2, along: Vec2) {
    let (along, across) = (along.normalized(), along.rot90().normalized());
    for step in [-1.0, 0.0, 1.0] {
        let at = middle + across * 7.0 * step;
        let slash = 2.6 * along + 1.6 * across;
        pen.flat_line(vec![at - slash, at + slash], 3.2, pen.palette.hazard);
    }
}

/// The hexagon in the middle with the points of a bulb and what comes to each Sector.
fn hub(pen: &mut Pen<'_>, setup: &Setup, board: &Board, chart: &Chart) {
    let (p, sea, rect) = (pen.palette, sea(pen.palette), chart.hub);
    let v = chart.sectors[0].v;
    pen.poly_lined(art::flat_hexagon(rect), sea.hull, 2.0, sea.hull_lo);
    pen.poly_lined(art::flat_hexagon(rect.shrink(6.0 * v)), sea.glass, 2.0, sea.hull_hi);
    let shine = art::flat_hexagon(rect.shrink(12.0 * v));
    pen.flat_line(vec![shine[5], shine[0], shine[1]], 2.0, faded(sea.bubble, 0.5));
    let tile = Rect::from_center_size(rect.center(), rect.size() * vec2(0.48, 0.66));
    pen.poly_lined(art::flat_hexagon(tile), art::CARD, 1.6, p.ink);
    let size = chart.sectors[0].font(28.0).min(tile.height() * 0.5);
    let bulb = art::bits(&format!(":bulb {}", board.bulb()));
    row_in(pen, tile.shrink(8.0), &bulb, RowLook::bold(size, p.ink, art::CARD));
    let half = rect.size() / 2.0;
    let look = (chart.sectors[0].font(13.0), sea.hull_hi);
    for (position, &edge) in EDGES.as_chunks::<2>().0.iter().enumerate() {
        if let Some(bits) = to_come(setup, board, position) {
            let at = rect.center() + half * vec2((190.0 / rect.width()).max(1.0), 1.0) * Vec2::from(edge);
            art::pill(pen, at, &bits, look, Rect::EVERYTHING);
        }
    }
}

/// The places of the pills at the edges of the hub, x and y of each, from its middle in halves of its size.
const EDGES: [f32; 2 * RING] = [0.0, -1.0, 0.84, -0.42, 0.84, 0.42, 0.0, 1.0, -0.84, 0.42, -0.84, -0.42];

/// The goods that come to a position after the round, with a neutral submarine if one is due.
fn to_come(setup: &Setup, board: &Board, position: usize) -> Option<Vec<Bit>> {
    let Pool {
        time,
        crystals,
        octopods,
    } = board.to_come(setup, position)?;
    let drifts = board.drifts_to(setup, position);
    let goods = [(time, "time"), (crystals, "crystal"), (octopods, "octopod")];
    let some = goods.into_iter().filter(|(n, _)| *n > 0);
    let words = some.map(|(n, name)| format!("{n} :{name}"));
    let words = words.chain(drifts.then(|| ":submarine".to_owned()));
    Some(art::bits(&words.collect::<Vec<_>>().join(" ")))
}
