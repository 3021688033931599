//! The drawings over the pieces: prices, the way of a previewed move, and what it brings and costs.

use super::{account::Told, art, art::glyph, geometry::Chart, hq_art, pieces, players::signed, spots, ways};
use crate::app::board::{art::arrow, row::Bit, row::amount};
use crate::app::look::Pen;
use crate::games::aqua_sphere::{Card, Command, Prompt, Sector, Space, Symbol};
use crate::text::say;
use egui::{pos2, vec2};

/// Size of the words of a chip.
const SIZE: f32 = 13.0;

/// Everything over the pieces.
pub(super) fn draw(pen: &mut Pen<'_>, chart: &Chart<'_>) {
    pieces::laps(pen, chart);
    match (chart.scene.prompt, chart.scene.command) {
        (Some(Prompt::ChooseMain), _) => main_prices(pen, chart),
        (Some(&Prompt::ChooseSector { symbol }), command) => {
            way_prices(pen, chart);
            if let Some(Command::MoveTo { sector }) = command {
                way(pen, chart, (sector, symbol));
            }
        }
        _ => {}
    }
    if let Some(Command::EngineerMove { space }) = chart.scene.command {
        let from = chart.board.actor().engineer;
        hq_art::arrow(pen, chart, (from, space), 5.0, pen.palette.board_accent);
    }
    pushed_out(pen, chart);
    changes(pen, chart);
    stopped(pen, chart);
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
    let empty = player.programmed.complement().iter().next();
    if let Some(symbol) = empty.filter(|_| !player.free_used && player.bots > 0) {
        let price = numbers.free_program;
        let line = if player.time < price { p.bad } else { p.line_hi };
        let (at, bits) = (chart.dock.pill(symbol), amount(price.to_string(), glyph("time")));
        art::pill(pen, at.center(), &bits, (12.0, line), scene.board);
    }
}

/// The price of the way to each Sector, at its letter.
fn way_prices(pen: &mut Pen<'_>, chart: &Chart<'_>) {
    let ways = chart.board.ways(chart.setup, chart.board.active);
    for (&sector, plan) in chart.board.ring.iter().zip(&chart.sectors) {
        let at = plan.letter.center() + vec2(30.0, -22.0) * plan.v;
        let price = amount(signed(-i16::from(ways.cost(sector))), glyph("time"));
        let line = pen.palette.line_hi;
        art::pill(pen, at, &price, (SIZE, line), chart.scene.board);
    }
}

/// The way of the scientist to a Sector, through the locks or across the middle.
fn way(pen: &mut Pen<'_>, chart: &Chart<'_>, (to, symbol): (Sector, Symbol)) {
    let (board, seat) = (chart.board, chart.board.active);
    let steps = board.ways(chart.setup, seat).steps(to);
    let points = chart.legs(board.players[seat].scientist, steps, symbol).concat();
    if !points.is_empty() {
        arrow(pen, &points, 5.0, pen.seat(seat).fill, false);
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

/// What a red line takes from the counter in a preview: "stops at 9, 3 lost", or the crystal that it costs.
fn stopped(pen: &mut Pen<'_>, chart: &Chart<'_>) {
    let seat = chart.board.active;
    let told = Told::of(chart.scene.events, seat);
    let (Some(&(first, _)), Some(&(last, _))) = (told.lines.first(), told.lines.last()) else {
        return;
    };
    let (space, bits, line) = if told.lost > 0 {
        let text = say!(&(), "aq-stops", at = last - 1, n = told.lost);
        (last, [Bit::Badge(seat), Bit::Text(text)], pen.palette.bad)
    } else if told.paid > 0 {
        let price = amount(signed(-i16::from(told.paid)), glyph("crystal"));
        (first, price, pen.seat(seat).fill)
    } else {
        return;
    };
    let at = chart.track.line(space).center_top() - vec2(0.0, 8.0);
    art::pill(pen, at, &bits, (SIZE, line), chart.track.rect.expand2(vec2(4.0, 12.0)));
}
