//! The drawings over the pieces: prices, the way of a previewed move, and what it brings and costs.

use super::spots::SeaSpot;
use super::{account::Told, art, art::glyph, geometry::Chart, hq_art, pieces, players::signed, sea, spots, ways};
use crate::app::board::{art::arrow, row::Bit, row::amount, row::chip};
use crate::app::look::{Pen, colors::faded, pen::chamfered};
use crate::games::aqua_sphere::{Board, Card, Command, Event, Prompt, RING, Sector, Space, State, Symbol};
use crate::rules::{Game, Seat, Seed, legal};
use crate::text::say;
use egui::{Align2, pos2, vec2};

/// Size of the words of a chip.
const SIZE: f32 = 13.0;

/// Everything over the pieces.
pub(super) fn draw(pen: &mut Pen<'_>, chart: &Chart<'_>) {
    pieces::laps(pen, chart);
    match (chart.scene.prompt, chart.scene.command) {
        (Some(Prompt::ChooseMain), _) => main_prices(pen, chart),
        (Some(&Prompt::ChooseSector { symbol }), command) => {
            let reached = |spot: &SeaSpot| match *spot {
                SeaSpot::Sector(sector) => Some(sector),
                _ => None,
            };
            let reached: Vec<Sector> = chart.scene.lit.iter().filter_map(reached).collect();
            veil(pen, chart, &reached);
            let meant = match command {
                Some(Command::MoveTo { sector }) => Some(sector),
                _ => None,
            };
            // The one that is looked at has a chip with all that it costs.
            let others: Vec<Sector> = reached.into_iter().filter(|sector| Some(*sector) != meant).collect();
            way_prices(pen, chart, chart.board, &others);
            if let Some(sector) = meant {
                way(pen, chart, (sector, symbol));
            }
        }
        _ => {}
    }
    engineer_ways(pen, chart);
    match chart.scene.command {
        Some(Command::Deploy { .. }) => reached_from(pen, chart),
        Some(Command::Pass) => next_order(pen, chart),
        _ => {}
    }
    pushed_out(pen, chart);
    in_vain(pen, chart);
    changes(pen, chart);
    stopped(pen, chart);
}

/// Thick arrows to the spaces that the engineer may go to; the one that is pointed at is the thickest.
fn engineer_ways(pen: &mut Pen<'_>, chart: &Chart<'_>) {
    let (from, color) = (chart.board.actor().engineer, pen.palette.board_accent);
    for spot in chart.scene.lit {
        if let SeaSpot::Space(space) = *spot {
            let is_meant = chart.scene.command == Some(Command::EngineerMove { space });
            hq_art::arrow(pen, chart, (from, space), if is_meant { 5.0 } else { 3.0 }, color);
        }
    }
}

/// A veil over the Sectors that are not among these.
fn veil(pen: &mut Pen<'_>, chart: &Chart<'_>, reached: &[Sector]) {
    let dark = faded(pen.palette.shade(sea::BOTTOM), 0.45);
    for (sector, plan) in chart.board.ring.iter().zip(&chart.sectors) {
        if !reached.contains(sector) {
            pen.poly(chamfered(plan.rect, 13.0 * plan.v), dark);
        }
    }
}

/// The Sectors where the bot that is looked at may go, with the time that the way costs: the engine is asked.
fn reached_from(pen: &mut Pen<'_>, chart: &Chart<'_>) {
    let (setup, Some(after)) = (chart.setup, chart.scene.after) else {
        return;
    };
    let Ok(copy) = State::from_view(setup, after, Seed::from_number(0)) else {
        return;
    };
    let list = legal(&copy, setup, after.board.active);
    let to = |command: &Command| match *command {
        Command::MoveTo { sector } => Some(sector),
        _ => None,
    };
    let reached: Vec<Sector> = list.iter().filter_map(to).collect();
    let (ink, accent) = (pen.palette.ink, pen.palette.board_accent);
    for (sector, plan) in chart.board.ring.iter().zip(&chart.sectors) {
        if reached.contains(sector) {
            let corners = chamfered(plan.rect, 13.0 * plan.v);
            pen.outline(corners.clone(), 5.1, ink);
            pen.outline(corners, 2.6, accent);
        }
    }
    way_prices(pen, chart, &after.board, &reached);
}

/// The turn order of the next round as far as it is known after passing: above the heading of the pass order, or beside it
/// where engineers stand above.
fn next_order(pen: &mut Pen<'_>, chart: &Chart<'_>) {
    let Some(after) = chart.scene.after else { return };
    let order = after.board.passed.iter().enumerate();
    let order = order.flat_map(|(index, &seat)| [Bit::Text((index + 1).to_string()), Bit::Badge(seat)]);
    let (heading, room) = (chart.hq.headings()[0].0, chart.scene.rail.shrink(4.0));
    let (at, anchor) = if chart.compact {
        (pos2(room.right(), heading.y), Align2::RIGHT_CENTER)
    } else {
        (heading - vec2(4.0, 20.0), Align2::LEFT_CENTER)
    };
    let look = (SIZE, pen.seat(chart.board.active).fill);
    let bits: Vec<Bit> = order.collect();
    chip(pen, at, anchor, [&[], &bits], look, room);
}

/// Hazard dashes around an area whose action would do nothing more than bring the bot there.
fn in_vain(pen: &mut Pen<'_>, chart: &Chart<'_>) {
    let (Some(after), Some(&seat)) = (chart.scene.after, chart.scene.events.iter().find_map(idle)) else {
        return;
    };
    let (sector, symbol) = after.board.players[seat].scientist;
    let area = chart.sectors[chart.board.position(sector)].area(symbol).expand(3.0);
    let corners = chamfered(area, 4.0);
    pen.outline(corners.clone(), 4.5, pen.palette.ink);
    pen.dashed_outline(&corners, 2.4, pen.palette.hazard, 7.0, 5.0);
}

/// The player whose action has no effect.
const fn idle(event: &Event) -> Option<&Seat> {
    match event {
        Event::ActionWithoutEffect { seat, .. } => Some(seat),
        _ => None,
    }
}

/// The prices of the two ways to program, and the way sideways where a card opens it.
fn main_prices(pen: &mut Pen<'_>, chart: &Chart<'_>) {
    let (setup, board, scene) = (chart.setup, chart.board, &chart.scene);
    let (p, player, numbers) = (pen.palette, board.actor(), &setup.components.numbers);
    for pair in Space::ALL.windows(2).filter(|_| player.can_use(Card::Sidestep)) {
        if setup.components.hq.beside(pair[0], pair[1]) {
            let [from, to] = [pair[0], pair[1]].map(|space| chart.hq.node(space));
            let off = vec2(chart.hq.r + 3.0, 0.0);
            pen.dashed(&[from + off, to - off], 2.5, p.board_accent, 5.0, 4.0);
        }
    }
    for space in Space::ALL.into_iter().filter(|&space| board.leads_to(setup, space)) {
        let at = chart.hq.node(space) + vec2(-1.1, 0.85) * chart.hq.r;
        let free = !player.programmed.contains(board.tile(setup, space));
        if free && !chart.compact {
            art::pill(pen, at, &amount("0", glyph("time")), (12.0, p.line_hi), scene.rail);
        }
    }
    let has_empty = !player.programmed.complement().is_empty();
    if has_empty && !player.free_used && player.bots > 0 {
        let price = numbers.free_program;
        let line = if player.time < price { p.bad } else { p.line_hi };
        // Over the whole row, as each costs the same.
        let [first, last] = [Symbol::Green, Symbol::White].map(|symbol| chart.dock.hexagon(symbol));
        let at = pos2(f32::midpoint(first.x, last.x), chart.dock.rect.top() - 9.0);
        let bits = amount(price.to_string(), glyph("time"));
        art::pill(pen, at, &bits, (12.0, line), scene.board);
    }
}

/// The price of the way to each of these Sectors in a position, on its frame above its letter.
fn way_prices(pen: &mut Pen<'_>, chart: &Chart<'_>, board: &Board, reached: &[Sector]) {
    let ways = board.ways(chart.setup, board.active);
    let plans = board.ring.iter().zip(&chart.sectors);
    for (&sector, plan) in plans.filter(|(sector, _)| reached.contains(sector)) {
        // Clear of the middle, or, beside it, of the lock.
        let is_beside = !plan.bay.x_range().contains(chart.hub.center().x);
        let right = if is_beside { 84.0 } else { 30.0 };
        let at = plan.letter.center() + vec2(right, -37.0) * plan.v;
        let price = amount(signed(-i16::from(ways.cost(sector))), glyph("time"));
        let line = pen.palette.line_hi;
        art::pill(pen, at, &price, (SIZE, line), chart.scene.board);
    }
}

/// The way of the scientist to a Sector, through the locks or across the middle.
fn way(pen: &mut Pen<'_>, chart: &Chart<'_>, (to, symbol): (Sector, Symbol)) {
    let (board, seat) = (chart.board, chart.board.active);
    let ((from, area), ways) = (board.players[seat].scientist, board.ways(chart.setup, seat));
    let points = chart.legs((from, area), ways.steps(to), symbol).concat();
    let (mut at, mut paid, mut prices) = (board.position(from), 0, Vec::new());
    for sector in ways.steps(to) {
        let next = board.position(sector);
        let place = match (next + RING - at) % RING {
            1 => chart.lock(at).0.center(),
            5 => chart.lock(next).0.center(),
            _ => chart.hub.center(),
        };
        // The way to a Sector on the way costs what the way costs so far.
        let cost = ways.cost(sector);
        prices.push((place, cost.saturating_sub(paid)));
        (at, paid) = (next, cost);
    }
    if !points.is_empty() {
        arrow(pen, &points, 5.0, pen.seat(seat).fill, false);
    }
    for (place, price) in prices.into_iter().filter(|(_, price)| *price > 0) {
        let bits = amount(signed(-i16::from(price)), glyph("time"));
        art::pill(pen, place, &bits, (12.0, pen.seat(seat).fill), chart.scene.board);
    }
}

/// An arrow from each control field whose bot a previewed command pushes out, to the charging station.
fn pushed_out(pen: &mut Pen<'_>, chart: &Chart<'_>) {
    let limit = chart.setup.components.numbers.limit(chart.setup.players);
    for (&sector, plan) in chart.board.ring.iter().zip(&chart.sectors) {
        let (area, then) = (chart.board.area(sector), chart.scene.seen().board.area(sector));
        let moved = area.control != then.control || area.station != then.station;
        if let Some(seat) = area.control.filter(|_| moved) {
            let (to, r) = plan.charging(area.station.0.iter().sum(), limit);
            let [over, behind] = [plan.control.x, to.x].map(|x| pos2(x, plan.bay.top() - 5.0));
            let points = [plan.control, over, behind, to - vec2(0.0, 0.6 * r)];
            arrow(pen, &points, 3.0, pen.seat(seat).fill, true);
        }
    }
}

/// A chip with all that the previewed command brings the player and costs, at its place.
fn changes(pen: &mut Pen<'_>, chart: &Chart<'_>) {
    let scene = &chart.scene;
    let (Some(after), Some(command), Some(prompt)) = (scene.after, scene.command, scene.prompt) else {
        return;
    };
    let seat = chart.owner;
    let (old, new) = (&chart.board.players[seat], &after.board.players[seat]);
    let points = new.points().cast_signed() - old.points().cast_signed();
    let badge = (points != 0).then(|| [Bit::Badge(seat), Bit::Text(signed(points))]);
    let stone = if new.paid.0 > old.paid.0 { "red_line" } else { "crystal" };
    let goods = [(new.time, old.time, "time"), (new.crystals, old.crystals, stone)];
    let changed = goods.into_iter().filter(|(new, old, _)| new != old);
    let changed = changed.flat_map(|(new, old, name)| amount(signed(i16::from(new) - i16::from(old)), glyph(name)));
    let bits: Vec<Bit> = badge.into_iter().flatten().chain(changed).collect();
    let ways = ways::ways(scene.about, prompt, &command);
    let spot = scene.pointed.or(ways.first().and_then(|way| way.last()).copied());
    let place = spots::all(chart).into_iter().find(|(place, _)| Some(*place) == spot);
    let Some(place) = place.map(|(_, shape)| shape.bounds()) else {
        return;
    };
    let on_board = scene.board.contains(place.center());
    let within = if on_board { scene.board } else { scene.rail };
    // A Sector has its chip inside, clear of the ring around it.
    let inside = place.height() > 100.0;
    let (x, y) = if inside { (30.0, 8.0) } else { (0.0, -12.0) };
    let (at, look) = (place.center_top() + vec2(x, y), (SIZE, pen.seat(seat).fill));
    art::pill(pen, at, &bits, look, within.shrink(4.0));
}

/// What a red line does to the counter in a preview: "stops at 9, 3 lost", or where it comes to behind the line, with the
/// crystals that this costs.
fn stopped(pen: &mut Pen<'_>, chart: &Chart<'_>) {
    let seat = chart.board.active;
    let told = Told::of(chart.scene.events, seat);
    let (Some(&(first, _)), Some(&(last, _))) = (told.lines.first(), told.lines.last()) else {
        return;
    };
    let (space, bits, line) = if told.lost > 0 {
        let text = say!(&(), "aq-stops", at = last - 1, n = told.lost);
        (last, vec![Bit::Badge(seat), Bit::Text(text)], pen.palette.bad)
    } else {
        let to = chart.scene.seen().board.players[seat].points();
        let price = (told.paid > 0).then(|| amount(signed(-i16::from(told.paid)), glyph("crystal")));
        let crosses = [Bit::Badge(seat), Bit::Text(say!(&(), "aq-crosses", to))];
        let bits = crosses.into_iter().chain(price.into_iter().flatten()).collect();
        (first, bits, pen.seat(seat).fill)
    };
    let at = chart.track.line(space).center_top() - vec2(0.0, 8.0);
    art::pill(pen, at, &bits, (SIZE, line), chart.track.rect.expand2(vec2(4.0, 12.0)));
}
