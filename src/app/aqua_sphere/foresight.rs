//! The drawings over the pieces: prices, the way of a previewed move, and what it brings and costs.

use super::{
    art::{self, Bit},
    dock_art,
    geometry::Chart,
    glyphs, hq_art,
    spots::{self, SeaSpot},
    ways,
};
use crate::{
    app::{board::drawn::BoardScene, look::Pen},
    games::aqua_sphere::{Command, Prompt, RING, Sector, State, Symbol},
};
use egui::{Color32, Pos2, Rect, pos2, vec2};

/// Everything over the pieces.
pub(super) fn draw(pen: &mut Pen<'_>, scene: &BoardScene<'_, State>, chart: &Chart) {
    if let Some(&Prompt::ChooseSector { symbol }) = scene.prompt {
        prices(pen, scene, chart);
        if let Some(Command::MoveTo { sector }) = scene.command {
            way(pen, scene, chart, (sector, symbol));
        }
    }
    if let Some(Command::EngineerMove { space }) = scene.command {
        let from = scene.about.view.board.actor().engineer;
        hq_art::arrow(pen, &chart.hq, from, space, 5.0, pen.palette.board_accent);
    }
    changes(pen, scene, chart);
}

/// The price of the way to each Sector, at its letter.
fn prices(pen: &mut Pen<'_>, scene: &BoardScene<'_, State>, chart: &Chart) {
    let (setup, board) = (scene.about.setup, &scene.about.view.board);
    let ways = board.ways(setup, board.active);
    for (position, plan) in chart.sectors.iter().enumerate() {
        let cost = ways.cost(board.ring[position]);
        if cost > 0 {
            let at = plan.letter + vec2(4.0, -22.0 * plan.v);
            let line = pen.palette.line_hi;
            art::pill(pen, at, &art::amount(format!("−{cost}"), &glyphs::TIME), 13.0, line);
        }
    }
}

/// The way of the scientist to a Sector, through the locks or across the middle.
fn way(pen: &mut Pen<'_>, scene: &BoardScene<'_, State>, chart: &Chart, (to, symbol): (Sector, Symbol)) {
    let (setup, board) = (scene.about.setup, &scene.about.view.board);
    let seat = board.active;
    let lane = |position: usize, symbol| {
        let plan = &chart.sectors[position];
        pos2(plan.area(symbol).center().x, plan.lane)
    };
    let (from, area) = board.players[seat].scientist;
    let mut at = board.position(from);
    let mut points = vec![lane(at, area)];
    for sector in board.ways(setup, seat).steps(to) {
        let next = board.position(sector);
        match (next + RING - at) % RING {
            1 => through(&mut points, chart, at, next, at),
            5 => through(&mut points, chart, at, next, next),
            _ => points.extend([lane(at, area), chart.hub.center(), lane(next, area)]),
        }
        at = next;
    }
    if points.len() < 2 {
        return;
    }
    points.push(lane(at, symbol));
    arrow(pen, &points, pen.seat(seat).fill);
}

/// Goes on along the corridor through a lock into the corridor of the next position.
fn through(points: &mut Vec<Pos2>, chart: &Chart, from: usize, to: usize, lock: usize) {
    let x = chart.lock(lock).0.center().x;
    points.extend([from, to].map(|position| pos2(x, chart.sectors[position].lane)));
}

/// An arrow cased in ink.
fn arrow(pen: &mut Pen<'_>, points: &[Pos2], color: Color32) {
    let &[.., before, tip] = points else { return };
    let ink = pen.palette.ink;
    let along = (tip - before).normalized();
    let side = along.rot90();
    let mut body = points.to_vec();
    if let Some(last) = body.last_mut() {
        *last = tip - along * 11.0;
    }
    let head = |grow: f32| {
        let back = tip - along * (13.0 + grow);
        let half = side * (8.0 + grow);
        vec![tip + along * grow, back + half, back - half]
    };
    pen.line(&body, 9.0, ink);
    pen.poly(head(2.5), ink);
    pen.line(&body, 5.0, color);
    pen.poly(head(0.0), color);
}

/// A chip with all that the previewed command brings the player and costs, at its place.
fn changes(pen: &mut Pen<'_>, scene: &BoardScene<'_, State>, chart: &Chart) {
    let (Some(after), Some(command), Some(prompt)) = (scene.after, scene.command, scene.prompt) else {
        return;
    };
    let seat = dock_art::whose(scene);
    let (old, new) = (&scene.about.view.board.players[seat], &after.board.players[seat]);
    let mut bits = Vec::new();
    let mut add = |change: i16, picture: Bit, before: bool| {
        if change == 0 {
            return;
        }
        let sign = if change < 0 { "−" } else { "+" };
        let text = Bit::Text(format!("{sign}{}", change.unsigned_abs()));
        bits.extend(if before { [picture, text] } else { [text, picture] });
    };
    let change = |new: u8, old: u8| i16::from(new) - i16::from(old);
    add(
        new.points().cast_signed() - old.points().cast_signed(),
        Bit::Badge(seat),
        true,
    );
    add(change(new.time, old.time), Bit::Glyph(&glyphs::TIME), false);
    let paid = new.paid.0 > old.paid.0;
    if paid {
        add(change(new.crystals, old.crystals), Bit::Glyph(&glyphs::RED_LINE), false);
    } else {
        add(change(new.crystals, old.crystals), Bit::Glyph(&glyphs::CRYSTAL), false);
    }
    if bits.is_empty() {
        return;
    }
    let ways = ways::ways(scene.about, prompt, &command);
    let target = ways.first().and_then(|way| way.last()).copied();
    let Some(place) = scene.pointed.or(target).and_then(|spot| bounds(scene, chart, spot)) else {
        return;
    };
    let seat_color = pen.seat(seat).fill;
    let within = if scene.board.contains(place.center()) {
        scene.board
    } else {
        scene.rail
    };
    let size = 13.0;
    let half = art::width(pen, &bits, size) / 2.0 + 10.0;
    let room = within.shrink2(vec2(half, 14.0));
    let at = place.center_top() - vec2(0.0, 12.0);
    let at = if room.is_positive() { room.clamp(at) } else { at };
    art::pill(pen, at, &bits, size, seat_color);
}

fn bounds(scene: &BoardScene<'_, State>, chart: &Chart, spot: SeaSpot) -> Option<Rect> {
    let all = spots::all(scene, chart);
    let found = all.into_iter().find(|(other, _)| *other == spot);
    found.map(|(_, shape)| shape.bounds())
}
