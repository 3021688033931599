//! The headquarters in the right rail.

use super::art::{self, glyph};
use super::{geometry::Chart, hq_plan::HqPlan, players::scores, sea::sea};
use crate::app::board::row::{RowLook, row};
use crate::app::board::{art::section, drawn::BoardScene};
use crate::app::look::{Pen, badges, sizes};
use crate::games::aqua_sphere::{Board, Engineer, ROUNDS, Space, State};
use crate::rules::{Seat, SeatCount};
use crate::text::{say, t};
use egui::{Align2, Color32, Pos2, Rect, vec2};

/// The round with the number of rounds: "round 3 of 4".
pub(super) fn round_of(board: &Board) -> String {
    say!(&(), "aq-round-of", n = board.round(), of = ROUNDS)
}

/// The headquarters; a scoring has its sheet there.
pub(super) fn draw(pen: &mut Pen<'_>, scene: &BoardScene<'_, State>, chart: &Chart) {
    let (setup, board, plan) = (scene.about.setup, &scene.about.view.board, &chart.hq);
    let p = pen.palette;
    if scores(board) {
        return;
    }
    heading(pen, scene, chart);
    let hq = &setup.components.hq;
    for from in [Engineer::Start].into_iter().chain(Space::ALL.map(Engineer::On)) {
        for &to in hq.after(from) {
            arrow(pen, plan, from, to, 1.6, p.line_hi);
        }
    }
    pen.rect_lined(plan.start, plan.start.height() / 2.0, sea(p).hull, 1.2, sea(p).hull_lo);
    pen.bold(
        plan.start.center(),
        Align2::CENTER_CENTER,
        &t("aq-start"),
        sizes::SMALL,
        p.key,
    );
    for space in Space::ALL {
        art::program(pen, board.tile(setup, space), plan.node(space), plan.r, true);
        if hq.is_exit(Engineer::On(space)) && !chart.compact {
            let side = (plan.node(space).x - plan.rect.center().x).signum();
            let at = plan.node(space) + vec2(side * (plan.r + 16.0), 0.0);
            pen.glyph(glyph("pass"), at, 16.0, p.dim, p.card);
        }
    }
    foot(pen, scene, chart);
}

/// The title with the round, and the turn order.
fn heading(pen: &mut Pen<'_>, scene: &BoardScene<'_, State>, chart: &Chart) {
    let (p, plan, board) = (pen.palette, &chart.hq, &scene.about.view.board);
    let round = round_of(board);
    if chart.compact {
        pen.text(plan.order.center(), Align2::CENTER_CENTER, &round, sizes::SMALL, p.dim);
        return;
    }
    section(pen, plan.rect, &t("aq-section-headquarters"));
    let right = Pos2::new(plan.order.right(), plan.rect.top() + 20.0);
    pen.text(right, Align2::RIGHT_CENTER, &round, sizes::LABEL, p.dim);
    let left = plan.order.left_center();
    let words = pen.text(left, Align2::LEFT_CENTER, &t("aq-order"), sizes::LABEL, p.dim);
    let takes_part = |seat: &&Seat| scene.about.setup.players.contains(**seat);
    for (index, &seat) in board.order.iter().filter(takes_part).enumerate() {
        let at = Pos2::new(words.right() + 24.0 + 31.0 * index as f32, left.y);
        let alpha = if board.passed.contains(&seat) { 0.35 } else { 1.0 };
        pen.faded(alpha, |pen| badges::badge(pen, seat, at, 9.5));
        if seat == board.active {
            pen.ring(at, 14.0, 2.0, p.accent);
        }
    }
}

/// An arrow from a space to another one.
pub(super) fn arrow(pen: &mut Pen<'_>, plan: &HqPlan, from: Engineer, to: Space, width: f32, color: Color32) {
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
fn foot(pen: &mut Pen<'_>, scene: &BoardScene<'_, State>, chart: &Chart) {
    let (p, plan) = (pen.palette, &chart.hq);
    let (setup, board) = (scene.about.setup, &scene.about.view.board);
    let [passed, next] = plan.headings();
    if !chart.compact {
        let ends = [plan.rect.left() + 12.0, plan.rect.right() - 12.0];
        let line = ends.map(|x| Pos2::new(x, passed.y - 14.0));
        pen.flat_line(line.to_vec(), 1.0, p.line);
    }
    pen.text(passed, Align2::LEFT_CENTER, &t("aq-passed"), sizes::SMALL, p.dim);
    for index in 0..setup.players.get() {
        let (at, r) = plan.pass(index);
        pen.disc_lined(at, r, p.panel, 1.4, p.line_hi);
        if board.passed.get(index).is_none() {
            pen.text(at, Align2::CENTER_CENTER, &(index + 1).to_string(), sizes::LABEL, p.dim);
        }
    }
    if let Some(program) = board.next {
        pen.text(next, Align2::LEFT_CENTER, &t("aq-next-round"), sizes::SMALL, p.dim);
        for space in Space::ALL {
            let (at, r) = plan.next(space);
            art::program(pen, setup.components.tile(program, space), at, r, true);
        }
    }
    if chart.compact {
        supply(pen, scene, plan.supply(), true);
    }
}

/// The goods that nobody has, if they are counted, and the stacks that lie face down.
pub(super) fn supply(pen: &mut Pen<'_>, scene: &BoardScene<'_, State>, rect: Rect, compact: bool) {
    let (p, board) = (pen.palette, &scene.about.view.board);
    let pool = board.general;
    let goods = [
        (pool.time, "time"),
        (pool.crystals, "crystal"),
        (pool.octopods, "octopod"),
    ];
    let goods = goods.into_iter().filter(|_| scene.about.setup.options.finite_supply);
    let decks = [(board.research_left, "research"), (board.expansions_left, "expansion")];
    let all: Vec<String> = goods.chain(decks).map(|(n, name)| format!(":{name} {n}")).collect();
    let mut put = |at: Pos2, text: &str, size: f32| {
        let fore = if compact { p.dim } else { p.text };
        row(
            pen,
            at,
            Align2::LEFT_CENTER,
            &art::bits(text),
            RowLook::bold(size, fore, p.panel),
        )
    };
    if compact {
        for (index, text) in all.iter().enumerate() {
            let cell = vec2(2.0 + 50.0 * (index % 2) as f32, 9.0 + 17.0 * (index / 2) as f32);
            put(rect.min + cell, text, 12.0);
        }
        return;
    }
    let head = if rect.width() < 240.0 {
        String::new()
    } else {
        t("aq-supply-short") + " "
    };
    let wide = if head.is_empty() { 12.0 } else { 13.0 };
    put(rect.left_center(), &(head + &all.join("  ")), wide);
}

/// Engineers with where they stand, in the order of the seats.
pub(super) fn engineers(players: SeatCount, board: &Board, at: Engineer) -> Vec<Seat> {
    let there = |seat: &Seat| board.players[*seat].engineer == at;
    players.seats().filter(there).collect()
}
