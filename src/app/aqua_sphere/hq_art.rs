//! The headquarters in the right rail.

use super::{art, art::glyph, geometry::Chart, players::scores, sea};
use crate::app::board::art::section;
use crate::app::board::row::{Bit, RowLook, row, width};
use crate::app::board::split::{rows, shares};
use crate::app::look::{Pen, badges, fonts, sizes};
use crate::games::aqua_sphere::{Board, Engineer, ROUNDS, Space, Symbol};
use crate::rules::Seat;
use crate::text::{say, t};
use egui::{Align2, Color32, pos2, vec2};

/// The round with the number of rounds: "round 3 of 4".
pub(super) fn round_of(board: &Board) -> String {
    say!(&(), "aq-round-of", n = board.round(), of = ROUNDS)
}

/// The headquarters; a scoring has its sheet there.
pub(super) fn draw(pen: &mut Pen<'_>, chart: &Chart<'_>) {
    let (p, board, plan) = (pen.palette, chart.board, &chart.hq);
    if scores(board) {
        return;
    }
    heading(pen, chart);
    let hq = &chart.setup.components.hq;
    for from in [Engineer::Start].into_iter().chain(Space::ALL.map(Engineer::On)) {
        for &to in hq.after(from) {
            arrow(pen, chart, (from, to), 1.6, p.line_hi);
        }
    }
    let (start, at) = (plan.start, plan.start.center());
    let [hull, line] = [sea::HULL, sea::HULL_LO].map(|pair| p.shade(pair));
    pen.rect_lined(start, start.height() / 2.0, hull, 1.2, line);
    pen.bold(at, Align2::CENTER_CENTER, &t("aq-start"), sizes::SMALL, p.key);
    // The ways and the tiles on the spaces.
    let corner = plan.marks();
    for table in ["hq", "program_card"] {
        art::dots(pen, chart.setup, table, corner);
    }
    for space in Space::ALL {
        let node = plan.node(space);
        art::program(pen, board.tile(chart.setup, space), (node, plan.r), true);
        if hq.is_exit(Engineer::On(space)) && !chart.compact {
            let side = (node.x - plan.rect.center().x).signum();
            let at = node + vec2(side * (plan.r + 16.0), 0.0);
            pen.glyph(glyph("pass"), at, 16.0, p.dim, p.card);
        }
    }
    foot(pen, chart);
}

/// The title with the round, and the turn order.
fn heading(pen: &mut Pen<'_>, chart: &Chart<'_>) {
    let (p, plan, board) = (pen.palette, &chart.hq, chart.board);
    let (round, order) = (round_of(board), plan.order);
    if chart.compact {
        pen.text(order.center(), Align2::CENTER_CENTER, &round, sizes::SMALL, p.dim);
        return;
    }
    section(pen, plan.rect, &t("aq-section-headquarters"));
    let right = pos2(order.right(), plan.rect.top() + 20.0);
    pen.text(right, Align2::RIGHT_CENTER, &round, sizes::LABEL, p.dim);
    let left = order.left_center();
    let words = pen.text(left, Align2::LEFT_CENTER, &t("aq-order"), sizes::LABEL, p.dim);
    let takes_part = |seat: &&Seat| chart.setup.players.contains(**seat);
    for (index, &seat) in board.order.iter().filter(takes_part).enumerate() {
        let at = pos2(words.right() + 24.0 + 31.0 * index as f32, left.y);
        let alpha = if board.passed.contains(&seat) { 0.35 } else { 1.0 };
        pen.faded(alpha, |pen| badges::badge(pen, seat, at, 9.5));
        if seat == board.active {
            pen.ring(at, 14.0, 2.0, p.accent);
        }
    }
}

/// An arrow from a space to another one.
pub(super) fn arrow(pen: &mut Pen<'_>, chart: &Chart<'_>, way: (Engineer, Space), width: f32, color: Color32) {
    let (plan, (from, to)) = (&chart.hq, way);
    let (start, off) = match from {
        Engineer::On(space) => (plan.node(space), plan.r + 3.0),
        _ => (plan.start.center_bottom(), 2.0),
    };
    let tip = plan.node(to);
    let along = (tip - start).normalized();
    let (start, tip) = (start + along * off, tip - along * (plan.r + 4.0));
    let (head, side) = (3.0 + 2.2 * width, along.rot90() * (1.4 + 1.5 * width));
    pen.line(&[start, tip - along * head * 0.8], width, color);
    pen.poly(vec![tip, tip - along * head + side, tip - along * head - side], color);
}

/// The pass order and the tiles of the next round.
fn foot(pen: &mut Pen<'_>, chart: &Chart<'_>) {
    let (p, plan, board) = (pen.palette, &chart.hq, chart.board);
    let [passed, next] = plan.headings();
    let room = plan.rect.shrink2(vec2(if chart.compact { 4.0 } else { 12.0 }, 0.0));
    let line = [room.left(), room.right()].map(|x| pos2(x, passed.0.y - 14.0));
    pen.flat_line(line.to_vec(), 1.0, p.line);
    pen.text(passed.0, passed.1, &t("aq-passed"), sizes::SMALL, p.dim);
    for index in 0..chart.setup.players.get() {
        let (at, r) = plan.pass(index);
        pen.disc_lined(at, r, p.panel, 1.4, p.line_hi);
        if index >= board.passed.len() {
            pen.text(at, Align2::CENTER_CENTER, &(index + 1).to_string(), sizes::LABEL, p.dim);
        }
    }
    if let Some(program) = board.next {
        pen.text(next.0, next.1, &t("aq-next-round"), sizes::SMALL, p.dim);
        for space in Space::ALL {
            let tile = chart.setup.components.tile(program, space);
            art::program(pen, tile, plan.next(space), true);
        }
    }
    if chart.compact {
        supply(pen, chart);
    }
}

/// From one kind of goods to the next, where there is room.
const APART: f32 = 12.0;

/// The goods that nobody has, if they are counted, and the stacks that lie face down.
pub(super) fn supply(pen: &mut Pen<'_>, chart: &Chart<'_>) {
    let (p, board, rect) = (pen.palette, chart.board, chart.supply());
    let goods = art::kinds(board.general).filter(|_| chart.setup.options.finite_supply);
    let left = [board.research_left, board.expansions_left];
    let decks = [Symbol::Red, Symbol::Green].into_iter().zip(left);
    let bits = |(symbol, n): (Symbol, u8)| [Bit::Glyph(art::program_glyph(symbol)), Bit::Text(n.to_string())];
    let all = goods.chain(decks).map(bits);
    if chart.compact {
        let look = RowLook::bold(12.0, p.dim, p.panel);
        let mut cells = rows(rect, 3, 0.0).flat_map(|row| shares(row, &[0.56, 0.44], 0.0).collect::<Vec<_>>());
        let head = cells.next().unwrap_or(rect);
        pen.label(
            head,
            Align2::LEFT_CENTER,
            &t("aq-supply-short"),
            fonts::regular(sizes::SMALL),
            p.dim,
        );
        for (bits, cell) in all.zip(cells) {
            row(
                pen,
                cell.left_center() + vec2(2.0, 0.0),
                Align2::LEFT_CENTER,
                &bits,
                look,
            );
        }
        return;
    }
    let mut at = rect.left_center();
    let has_head = rect.width() >= 240.0;
    if has_head {
        let head = t("aq-supply-short");
        at.x = pen.text(at, Align2::LEFT_CENTER, &head, sizes::LABEL, p.dim).right() + APART;
    }
    let look = RowLook::bold(if has_head { sizes::LABEL } else { sizes::SMALL }, p.text, p.panel);
    let all: Vec<[Bit; 2]> = all.collect();
    let wide: f32 = all.iter().map(|bits| width(pen, bits, look)).sum();
    let apart = ((rect.right() - at.x - wide) / all.len().max(1) as f32).clamp(4.0, APART);
    for bits in &all {
        at.x = row(pen, at, Align2::LEFT_CENTER, bits, look).right() + apart;
    }
}

/// Engineers with where they stand, in the order of the seats.
pub(super) fn engineers(chart: &Chart<'_>, at: Engineer) -> Vec<Seat> {
    let there = |seat: &Seat| chart.board.players[*seat].engineer == at;
    chart.seats().filter(there).collect()
}
