//! The water, the Sectors with what lies in them, the locks and the hub.

use super::{art, geometry, geometry::Chart, geometry::SectorPlan, sea};
use crate::app::board::row::{Bit, RowLook, amount, row_in};
use crate::app::look::{Pen, colors::Tint, colors::faded, fonts, pen::chamfered, sizes, space};
use crate::games::aqua_sphere::{Area, RING, Setup, Symbol};
use crate::text::t;
use egui::{Align2, Pos2, Rect, Vec2, pos2, vec2};
use std::f32::consts::SQRT_2;

/// Everything of the Station below its pieces.
pub(super) fn draw(pen: &mut Pen<'_>, chart: &Chart<'_>) {
    let (setup, ring) = (chart.setup, &chart.board.ring);
    water(pen, chart.scene.board);
    passages(pen, chart);
    for ((plan, cuts), &sector) in chart.sectors.iter().zip(CUTS).zip(ring) {
        let area = chart.board.area(sector);
        plate(pen, plan, cuts, chart.compact);
        art::letter(pen, sector, plan.letter, plan.font(22.0));
        header(pen, setup, area, plan);
        for symbol in Symbol::ALL {
            ground(pen, plan, symbol);
        }
        goods(pen, area, plan);
        let white = plan.area(Symbol::White);
        let at = white.min + white.size() * vec2(0.70, 0.36);
        let r = plan.font(14.0).min(white.width() * 0.27);
        art::program(pen, setup.components.sector(sector).white, (at, r), true);
        stacks(pen, setup, area, plan);
        slots(pen, setup, area, plan);
    }
    for (position, &sector) in ring.iter().enumerate() {
        let (rect, lies) = chart.lock(position);
        lock(pen, rect, lies, setup.components.sector(sector).lock);
        art::dots(pen, setup, "sector", rect.right_top());
    }
    hub(pen, chart);
    // Above the number, within the tile.
    let corner = chart.hub.center() + vec2(0.12, -0.27) * chart.hub.size();
    art::dots(pen, setup, "centre", corner);
}

/// The heights of the far and the near dune, from left to right.
const DUNES: [[f32; 4]; 2] = [[0.86, 0.81, 0.86, 0.93], [0.97, 0.92, 0.89, 0.86]];

/// Water with light from above, dunes and bubbles; the same picture every time.
fn water(pen: &mut Pen<'_>, rect: Rect) {
    let p = pen.palette;
    pen.gradient_down(rect, p.shade(sea::TOP), p.shade(sea::BOTTOM));
    let at = |x: f32, y: f32| rect.min + rect.size() * vec2(x.clamp(0.005, 0.995), y);
    let light = faded(p.shade(sea::SHAFT), if p.dark { 0.05 } else { 0.22 });
    for (x, wide) in [(0.10, 0.09), (0.42, 0.06), (0.74, 0.11)] {
        let foot = [at(x + 0.8 * wide - 0.08, 0.86), at(x - 0.14, 0.86)];
        pen.poly([[at(x, 0.0), at(x + wide, 0.0)], foot].concat(), light);
    }
    for (heights, silt) in DUNES.into_iter().zip(sea::SILT) {
        let ridge = [0.0, 0.35, 0.75, 1.0].into_iter().zip(heights).map(|(x, y)| at(x, y));
        pen.poly(ridge.chain([at(1.0, 1.0), at(0.0, 1.0)]).collect(), p.shade(silt));
    }
    let mut next = space::scattered(0x2545_F491);
    for index in 0..54 {
        let point = at(next(), next());
        if index % 5 == 0 {
            pen.ring(point, 2.0 + 3.0 * next(), 1.0, faded(p.shade(sea::BUBBLE), 0.35));
        } else {
            pen.disc(point, 0.6 + 0.8 * next(), faded(p.shade(sea::MOTE), 0.3 + 0.4 * next()));
        }
    }
}

/// The tubes between the Sectors.
fn passages(pen: &mut Pen<'_>, chart: &Chart<'_>) {
    let [floor, line] = [sea::FLOOR_LO, sea::HULL_LO].map(|pair| pen.palette.shade(pair));
    for (lock, lies) in (0..RING).map(|position| chart.lock(position)) {
        let along = vec2(lock.width() + 10.0, lock.height() * 0.55);
        let across = vec2(lock.width() * 0.6, lock.height() + 14.0);
        let tube = Rect::from_center_size(lock.center(), if lies { across } else { along });
        pen.rect_lined(tube, 2.0, floor, 2.0, line);
    }
}

/// The cuts of the corners of each plate, from the top left clockwise: outer corners of the ring are cut more.
const CUTS: [[f32; 4]; RING] = [
    [22.0, 22.0, 8.0, 8.0],
    [8.0, 13.2, 8.0, 8.0],
    [8.0, 8.0, 13.2, 8.0],
    [8.0, 8.0, 22.0, 22.0],
    [8.0, 8.0, 8.0, 13.2],
    [13.2, 8.0, 8.0, 8.0],
];

/// By so much a cut is shorter on a line that runs one point within the edge of its plate.
const BEVEL: f32 = 2.0 - SQRT_2;

/// A rectangle with a cut of its own at each corner, from the top left clockwise.
fn cut(rect: Rect, [a, b, c, d]: [f32; 4]) -> Vec<Pos2> {
    let (l, r, t, m) = (rect.left(), rect.right(), rect.top(), rect.bottom());
    let upper = [pos2(l, t + a), pos2(l + a, t), pos2(r - b, t), pos2(r, t + b)];
    let lower = [pos2(r, m - c), pos2(r - c, m), pos2(l + d, m), pos2(l, m - d)];
    [upper, lower].concat()
}

/// The plate of a Sector with its floor.
fn plate(pen: &mut Pen<'_>, plan: &SectorPlan, cuts: [f32; 4], compact: bool) {
    let (p, v, rect) = (pen.palette, plan.v, plan.rect);
    let [hull, hull_lo, decal] = [sea::HULL, sea::HULL_LO, sea::DECAL].map(|pair| p.shade(pair));
    // Rings, as a picture of whole plates one above the other would take a window that draws without a graphics card long.
    let within = |inset: f32| cut(rect.shrink(inset), cuts.map(|cut| cut * v - BEVEL * inset));
    let [_, _, c, d] = cuts.map(|cut| cut * v);
    let shadow = Rect::from_min_max(
        pos2(rect.left(), rect.bottom() - c.max(d)),
        rect.max + vec2(0.0, 4.0 * v),
    );
    pen.poly(cut(shadow, [0.0, 0.0, c, d]), faded(p.ink, 0.45));
    pen.outline(within(3.0 * v), 6.0 * v, hull);
    pen.outline(within(0.0), 1.6, hull_lo);
    pen.outline(within(2.0), 1.2, p.shade(sea::HULL_HI));
    pen.poly_lined(within(7.0 * v), p.shade(sea::FLOOR), 2.0 * v, hull_lo);
    pen.outline(within(6.0 * v), 1.0, p.ink);
    let size = vec2(rect.width() - 18.0 * v, 14.0 * v);
    let lane = Rect::from_center_size(pos2(rect.center().x, plan.lane), size);
    pen.rect(lane, 0.0, p.shade(sea::FLOOR_LO));
    pen.dashed(&[lane.left_center(), lane.right_center()], 1.2, decal, 5.0, 5.0);
    let bolts = rect.shrink(4.0);
    for x in [0.3, 0.7].into_iter().filter(|_| !compact) {
        for y in [bolts.top(), bolts.bottom()] {
            pen.disc(pos2(bolts.left() + x * bolts.width(), y), 1.6, hull_lo);
        }
    }
}

/// The control field and the charging station, without their bots.
fn header(pen: &mut Pen<'_>, setup: &Setup, area: &Area, plan: &SectorPlan) {
    let (p, v) = (pen.palette, plan.v);
    let [hull, line, floor, decal] = [sea::HULL, sea::HULL_LO, sea::FLOOR_LO, sea::DECAL].map(|pair| p.shade(pair));
    pen.disc_lined(plan.control, plan.socket, floor, 1.6, decal);
    if area.control.is_none() {
        pen.glyph(art::glyph("control"), plan.control, 22.0 * v, decal, floor);
    }
    pen.poly_lined(chamfered(plan.bay, 7.0 * v), hull, 1.4, line);
    let battery = plan.bay.left_center() + vec2(12.0 * v, 0.0);
    pen.glyph(art::glyph("charging"), battery, 16.0 * v.max(0.8), p.key, hull);
    let limit = setup.components.numbers.limit(setup.players);
    for (at, r) in (0..limit).map(|index| plan.charging(index, limit)) {
        pen.disc_lined(at, r, line, 1.0, p.ink);
    }
}

/// The ground of an area with its picture.
fn ground(pen: &mut Pen<'_>, plan: &SectorPlan, symbol: Symbol) {
    let (rect, v, tint) = (plan.area(symbol), plan.v, art::program_tint(symbol));
    pen.poly_lined(chamfered(rect, 8.0 * v), tint.fill, 1.6, pen.palette.ink);
    let size = plan.font(21.0).min(rect.width() * 0.42);
    let (off, size) = if plan.is_upper(symbol) {
        (vec2(4.0 * v + size / 2.0, 0.36 * rect.height()), size)
    } else {
        (vec2(6.0 * v + size * 0.45, 19.0 * v), 0.85 * size)
    };
    pen.glyph(art::program_glyph(symbol), rect.min + off, size, tint.glyph, tint.fill);
}

/// The numbers of time, crystals and octopods.
fn goods(pen: &mut Pen<'_>, area: &Area, plan: &SectorPlan) {
    for (symbol, n) in art::kinds(area.goods) {
        let (rect, fore) = (plan.area(symbol), art::program_tint(symbol).glyph);
        let at = rect.min + rect.size() * vec2(0.67, 0.36);
        pen.faded(if n == 0 { 0.6 } else { 1.0 }, |pen| {
            pen.bold(at, Align2::CENTER_CENTER, &n.to_string(), plan.font(20.0), fore);
        });
    }
}

/// The stacks of modules and research cards, with the top one.
fn stacks(pen: &mut Pen<'_>, setup: &Setup, area: &Area, plan: &SectorPlan) {
    let components = &setup.components;
    let brief = plan.stack(Symbol::Green).width() < art::BRIEF;
    let module = |&top| art::module_bits(components, top, brief);
    let (module, card) = (area.expansions.last().map(module), area.research.last());
    let card = card.map(|&top| art::card_bits(components, top));
    let (modules, cards) = (area.expansions.len(), area.research.len());
    for (symbol, table, count, bits) in [
        (Symbol::Green, "expansion", modules, module),
        (Symbol::Red, "research", cards, card),
    ] {
        let (rect, top, fore) = (plan.area(symbol), plan.stack(symbol), art::program_tint(symbol).glyph);
        let (at, text) = (rect.min + vec2(0.47 * rect.width(), 19.0 * plan.v), format!("×{count}"));
        pen.bold(at, Align2::LEFT_CENTER, &text, plan.font(14.0), fore);
        let Some(bits) = bits else {
            pen.dashed_outline(&chamfered(top, 3.0), 1.4, fore, 4.0, 3.0);
            continue;
        };
        for step in (1..count.min(3)).rev() {
            let below = top.translate(vec2(1.5, -2.0) * step as f32 * plan.v);
            art::plate(pen, below, symbol, (&[], 12.0));
        }
        art::plate(pen, top, symbol, (&bits, plan.font(15.0)));
        art::dots(pen, setup, table, top.right_top() + vec2(-1.0, -3.0));
    }
}

/// The submarine slots with their prices; those that are taken have a submarine on them.
fn slots(pen: &mut Pen<'_>, setup: &Setup, area: &Area, plan: &SectorPlan) {
    let (p, taken) = (pen.palette, area.submarines.len());
    for (index, price) in setup.components.slots.costs.iter().enumerate().skip(taken) {
        let (at, r) = plan.slot(index);
        let alpha = if index == taken { 1.0 } else { 0.6 };
        pen.faded(alpha, |pen| pen.disc_lined(at, r, Tint::WHITE.fill, 1.2, p.ink));
        let size = (1.25 * r).max(12.0);
        pen.bold(at, Align2::CENTER_CENTER, &price.to_string(), size, p.ink);
        // Above the slot, in its middle.
        art::dots(pen, setup, &format!("slots.costs.{index}"), at + vec2(9.5, -r - 8.0));
    }
}

/// A lock with its price, and slashes at both ends; without a price the passage is open.
fn lock(pen: &mut Pen<'_>, rect: Rect, lies: bool, price: u8) {
    let (p, at) = (pen.palette, rect.center());
    let fore = if price == 0 { p.shade(sea::BUBBLE) } else { p.key };
    pen.poly_lined(chamfered(rect, 7.0), p.ink, 1.6, fore);
    let long = if lies { rect.width() } else { rect.height() };
    let along = if lies { Vec2::X } else { Vec2::Y };
    let across = along.rot90();
    for end in [-1.0, 1.0].into_iter().filter(|_| price > 0) {
        for step in [-1.0, 0.0, 1.0] {
            let middle = at + end * (0.5 * long - 4.5) * along + across * 7.0 * step;
            let slash = 2.6 * along + 1.6 * across;
            pen.flat_line(vec![middle - slash, middle + slash], 3.2, p.hazard);
        }
    }
    if price == 0 {
        let (open, font) = (t("aq-spot-open"), fonts::bold(sizes::SMALL));
        let fits = pen.width(&open, font.clone()) <= rect.width() - 6.0;
        let text = if fits { open } else { price.to_string() };
        pen.text_at(at, Align2::CENTER_CENTER, &text, font, fore);
        return;
    }
    let (off, size) = (0.17 * long * along, (0.34 * long).clamp(14.0, 20.0));
    pen.bold(at - off, Align2::CENTER_CENTER, &price.to_string(), size, fore);
    pen.glyph(art::glyph("time"), at + off, 0.75 * size, fore, p.ink);
}

/// The hexagon in the middle with the points of a bulb and what comes to each Sector.
fn hub(pen: &mut Pen<'_>, chart: &Chart<'_>) {
    let (p, rect, plan) = (pen.palette, chart.hub, &chart.sectors[0]);
    let [hull, line, light, glass] = [sea::HULL, sea::HULL_LO, sea::HULL_HI, sea::GLASS].map(|pair| p.shade(pair));
    let [plate, dome, air] = [0.0, 6.0, 12.0].map(|less| art::flat_hexagon(rect.shrink(less * plan.v)));
    pen.poly_lined(plate, hull, 2.0, line);
    pen.poly_lined(dome, glass, 2.0, light);
    let shine = faded(p.shade(sea::BUBBLE), 0.5);
    pen.flat_line(vec![air[5], air[0], air[1]], 2.0, shine);
    let tile = Rect::from_center_size(rect.center(), rect.size() * vec2(0.48, 0.66));
    pen.poly_lined(art::flat_hexagon(tile), art::CARD, 1.6, p.ink);
    let size = plan.font(28.0).min(tile.height() * 0.5);
    let bulb = art::bits(&format!(":bulb {}", chart.board.bulb()));
    row_in(pen, tile.shrink(8.0), &bulb, RowLook::bold(size, p.ink, art::CARD));
    let half = rect.size() / 2.0 * vec2((190.0 / rect.width()).max(1.0), 1.0);
    for (position, edge) in geometry::ringed(0.84, [1.0, 0.42]).into_iter().enumerate() {
        let (at, bits) = (rect.center() + half * edge, to_come(chart, position));
        art::pill(pen, at, &bits, (plan.font(13.0), light), Rect::EVERYTHING);
    }
}

/// The goods that come to a position after the round, with a neutral submarine if one is due.
fn to_come(chart: &Chart<'_>, position: usize) -> Vec<Bit> {
    let goods = chart.board.to_come(chart.setup, position).map(art::kinds);
    let some = goods.into_iter().flatten().filter(|(_, n)| *n > 0);
    let bits = some.flat_map(|(symbol, n)| amount(n.to_string(), art::program_glyph(symbol)));
    let drifts = chart.board.drifts_to(chart.setup, position);
    let submarine = drifts.then(|| Bit::Glyph(art::glyph("submarine")));
    bits.chain(submarine).collect()
}
