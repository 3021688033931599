//! The drawings over the pieces: prices, the way of a previewed move, and what it brings and costs.

use super::spots::{self, SeaSpot};
use super::{art, dock_art, geometry::Chart, hq_art, pieces, players::signed, ways};
use crate::app::board::{art::arrow, drawn::BoardScene, row::Bit};
use crate::app::look::Pen;
use crate::games::aqua_sphere::{Board, Card, Command, Pending, Player, Prompt, RING, Sector, Space, State, Symbol};
use crate::text::say;
use egui::{Rect, pos2, vec2};

/// Size of the words of a chip.
const SIZE: f32 = 13.0;

/// Everything over the pieces.
pub(super) fn draw(pen: &mut Pen<'_>, scene: &BoardScene<'_, State>, chart: &Chart) {
    pieces::laps(pen, scene, chart);
    match scene.prompt {
        Some(Prompt::ChooseMain) => main_prices(pen, scene, chart),
        Some(&Prompt::ChooseSector { symbol }) => {
            way_prices(pen, scene, chart);
            if let Some(Command::MoveTo { sector }) = scene.command {
                way(pen, scene, chart, (sector, symbol));
            }
        }
        _ => {}
    }
    if let Some(Command::EngineerMove { space }) = scene.command {
        let from = scene.about.view.board.actor().engineer;
        hq_art::arrow(pen, &chart.hq, from, space, 5.0, pen.palette.board_accent);
    }
    pushed_out(pen, scene, chart);
    changes(pen, scene, chart);
    stopped(pen, scene, chart);
}

/// The prices of the two ways to program, and the way sideways where a card opens it.
fn main_prices(pen: &mut Pen<'_>, scene: &BoardScene<'_, State>, chart: &Chart) {
    let (setup, board) = (scene.about.setup, &scene.about.view.board);
    let (p, player) = (pen.palette, board.actor());
    let beside = |pair: &&[Space]| setup.components.hq.beside(pair[0], pair[1]);
    let pairs = Space::ALL.windows(2).filter(beside);
    for pair in pairs.filter(|_| player.can_use(Card::Sidestep)) {
        let [from, to] = [pair[0], pair[1]].map(|space| chart.hq.node(space));
        let off = vec2(chart.hq.r + 3.0, 0.0);
        pen.dashed(&[from + off, to - off], 2.5, p.board_accent, 5.0, 4.0);
    }
    for space in Space::ALL.into_iter().filter(|&space| board.leads_to(setup, space)) {
        let at = chart.hq.node(space) + vec2(-1.1, 0.85) * chart.hq.r;
        let free = !player.programmed.contains(board.tile(setup, space));
        if free && !chart.compact {
            art::pill(pen, at, &art::bits("0 :time"), (12.0, p.line_hi), scene.rail);
        }
    }
    let price = art::bits(&format!("{} :time", setup.components.numbers.free_program));
    let mut empty = Symbol::ALL
        .into_iter()
        .filter(|symbol| !player.programmed.contains(*symbol));
    if let Some(symbol) = empty.next().filter(|_| !player.free_used && player.bots > 0) {
        let dear = player.time < setup.components.numbers.free_program;
        let line = if dear { p.bad } else { p.line_hi };
        art::pill(pen, chart.dock.pill(symbol).center(), &price, (12.0, line), scene.board);
    }
}

/// The price of the way to each Sector, at its letter.
fn way_prices(pen: &mut Pen<'_>, scene: &BoardScene<'_, State>, chart: &Chart) {
    let (setup, board) = (scene.about.setup, &scene.about.view.board);
    let ways = board.ways(setup, board.active);
    for (&sector, plan) in board.ring.iter().zip(&chart.sectors) {
        let at = plan.letter.center() + vec2(30.0, -22.0) * plan.v;
        let price = art::bits(&format!("{} :time", signed(-i16::from(ways.cost(sector)))));
        let line = pen.palette.line_hi;
        art::pill(pen, at, &price, (SIZE, line), scene.board);
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
    // Along the corridor through a lock into the corridor of the next position.
    let through = |from: usize, to: usize, lock: usize| {
        let x = chart.lock(lock).0.center().x;
        [from, to].map(|position| pos2(x, chart.sectors[position].lane))
    };
    let (from, area) = board.players[seat].scientist;
    let mut at = board.position(from);
    let mut points = vec![lane(at, area)];
    for sector in board.ways(setup, seat).steps(to) {
        let next = board.position(sector);
        match (next + RING - at) % RING {
            1 => points.extend(through(at, next, at)),
            5 => points.extend(through(at, next, next)),
            _ => points.extend([lane(at, area), chart.hub.center(), lane(next, area)]),
        }
        at = next;
    }
    if points.len() > 1 {
        points.push(lane(at, symbol));
        arrow(pen, &points, 5.0, pen.seat(seat).fill, false);
    }
}

/// An arrow from each control field whose bot a previewed command pushes out, to the charging station.
fn pushed_out(pen: &mut Pen<'_>, scene: &BoardScene<'_, State>, chart: &Chart) {
    let (board, Some(after)) = (&scene.about.view.board, scene.after) else {
        return;
    };
    for (&sector, plan) in board.ring.iter().zip(&chart.sectors) {
        let (before, then) = (board.area(sector), after.board.area(sector));
        let displaced = before.control != then.control || before.station != then.station;
        if let Some(seat) = before.control.filter(|_| displaced) {
            let limit = scene.about.setup.components.numbers.limit(scene.about.setup.players);
            let bots: u8 = before.station.0.iter().sum();
            let (to, r) = plan.charging(bots.into(), limit.into());
            let [over, behind] = [plan.control.x, to.x].map(|x| pos2(x, plan.bay.top() - 5.0));
            let points = [plan.control, over, behind, to - vec2(0.0, 0.6 * r)];
            arrow(pen, &points, 3.0, pen.seat(seat).fill, true);
        }
    }
}

/// A chip with all that the previewed command brings the player and costs, at its place.
fn changes(pen: &mut Pen<'_>, scene: &BoardScene<'_, State>, chart: &Chart) {
    let (Some(after), Some(command), Some(prompt)) = (scene.after, scene.command, scene.prompt) else {
        return;
    };
    let seat = dock_art::whose(scene);
    let (old, new) = (&scene.about.view.board.players[seat], &after.board.players[seat]);
    let change = |new: u8, old: u8| i16::from(new) - i16::from(old);
    let points = new.points().cast_signed() - old.points().cast_signed();
    let stone = if new.paid.0 > old.paid.0 { "red_line" } else { "crystal" };
    let (time, stones) = (change(new.time, old.time), change(new.crystals, old.crystals));
    let parts = [(time, "time"), (stones, stone)]
        .into_iter()
        .filter(|(change, _)| *change != 0);
    let words: Vec<String> = parts
        .map(|(change, name)| format!("{} :{name}", signed(change)))
        .collect();
    let badge = (points != 0).then(|| [Bit::Badge(seat), Bit::Text(signed(points))]);
    let bits: Vec<Bit> = badge.into_iter().flatten().chain(art::bits(&words.join(" "))).collect();
    let ways = ways::ways(scene.about, prompt, &command);
    let target = ways.first().and_then(|way| way.last()).copied();
    let Some(place) = scene.pointed.or(target).and_then(|spot| bounds(scene, chart, spot)) else {
        return;
    };
    let on_board = scene.board.contains(place.center());
    let within = if on_board { scene.board } else { scene.rail };
    let color = pen.seat(seat).fill;
    // A Sector has its chip inside, clear of the ring around it.
    let inside = f32::from(u8::from(place.height() > 100.0));
    let off = vec2(30.0 * inside, 20.0 * inside - 12.0);
    art::pill(pen, place.center_top() + off, &bits, (SIZE, color), within.shrink(4.0));
}

/// What a red line takes from the counters in a preview: "stops at 9, 3 lost", or the crystal that it costs.
fn stopped(pen: &mut Pen<'_>, scene: &BoardScene<'_, State>, chart: &Chart) {
    let (Some(after), score) = (scene.after, &scene.about.setup.components.score) else {
        return;
    };
    let board = &scene.about.view.board;
    // A gain that waits at a line is booked already.
    let waiting = |board: &Board| match board.tasks.last() {
        Some(&Pending::Gain { left }) => left.cast_signed(),
        _ => 0,
    };
    let asked = waiting(&after.board) - waiting(board);
    for seat in scene.about.setup.players.seats() {
        let (old, new) = (&board.players[seat], &after.board.players[seat]);
        let earned = |player: &Player| player.points.total() - player.points.lines;
        let walked = new.points().cast_signed() - old.points().cast_signed();
        let lost = earned(new) - earned(old) - walked - if seat == board.active { asked } else { 0 };
        let paid = new.paid.0 - old.paid.0;
        let mut entered = old.points() + 1..=new.points();
        let (space, bits, line) = if lost > 0 {
            let text = say!(&(), "aq-stops", at = new.points(), n = lost);
            let bits = vec![Bit::Badge(seat), Bit::Text(text)];
            (new.points() + 1, bits, pen.palette.bad)
        } else if let Some(space) = entered.find(|&space| score.is_line(space)).filter(|_| paid > 0) {
            let price = signed(-paid.cast_signed());
            (space, art::bits(&format!("{price} :crystal")), pen.seat(seat).fill)
        } else {
            continue;
        };
        let line_at = chart.track.line(space % score.lap.max(1), score.lap);
        let (at, within) = (
            line_at.center_top() - vec2(0.0, 8.0),
            chart.track.rect.expand2(vec2(4.0, 12.0)),
        );
        art::pill(pen, at, &bits, (SIZE, line), within);
    }
}

fn bounds(scene: &BoardScene<'_, State>, chart: &Chart, spot: SeaSpot) -> Option<Rect> {
    let all = spots::all(scene, chart);
    let found = all.into_iter().find(|(other, _)| *other == spot);
    found.map(|(_, shape)| shape.bounds())
}
