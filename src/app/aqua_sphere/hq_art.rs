//! The headquarters in the right rail; while a round is scored, a sheet with the steps of the scoring.

use super::{
    art::{self, Bit},
    geometry::Chart,
    glyphs,
    hq_plan::HqPlan,
    sea::sea,
};
use crate::{
    app::{
        board::drawn::BoardScene,
        look::{
            Pen, badges, fonts,
            glyphs::{self as shared, Inks},
            sizes,
        },
    },
    games::aqua_sphere::{Board, Engineer, ROUNDS, RoundPart, Setup, Space, State},
    rules::{Seat, SeatCount},
    text::{t, t_args},
};
use egui::{Align2, Color32, Pos2, Rect, vec2};

/// True if the table shows the scoring of a round: nothing else is to be done on it.
pub(super) fn scores(board: &Board) -> bool {
    let asks = board.tasks.len() > 1;
    matches!(board.stage, RoundPart::Scoring | RoundPart::Over) && !asks
}

/// The round with the number of rounds: "round 3 of 4".
pub(super) fn round_of(board: &Board) -> String {
    t_args("aq-round-of", &[("n", board.round().into()), ("of", ROUNDS.into())])
}

/// The headquarters, or the sheet.
pub(super) fn draw(pen: &mut Pen<'_>, scene: &BoardScene<'_, State>, chart: &Chart) {
    let (setup, board) = (scene.about.setup, &scene.about.view.board);
    let plan = &chart.hq;
    let p = pen.palette;
    if !chart.compact {
        pen.rect_lined(plan.rect, sizes::R_CARD, p.card, 1.0, p.line);
    }
    if scores(board) {
        return sheet(pen, board, plan.rect, chart.compact);
    }
    heading(pen, board, setup.players, chart);
    arrows(pen, setup, plan);
    pen.rect_lined(plan.start, plan.start.height() / 2.0, sea(p).hull, 1.2, sea(p).hull_lo);
    let size = if chart.compact { 12.0 } else { 13.0 };
    pen.bold(plan.start.center(), Align2::CENTER_CENTER, &t("aq-start"), size, p.key);
    for space in Space::ALL {
        art::program(pen, board.tile(setup, space), plan.node(space), plan.r, true);
        if setup.components.hq.is_exit(Engineer::On(space)) && !chart.compact {
            let side = (plan.node(space).x - plan.rect.center().x).signum();
            let at = plan.node(space) + vec2(side * (plan.r + 16.0), 0.0);
            shared::draw(pen, &glyphs::PASS, at, 16.0, Inks::new(p.dim, p.card));
        }
    }
    foot(pen, setup, board, chart);
}

/// The title with the round, and the turn order.
fn heading(pen: &mut Pen<'_>, board: &Board, players: SeatCount, chart: &Chart) {
    let (p, plan) = (pen.palette, &chart.hq);
    let (title, round) = (t("aq-section-headquarters"), round_of(board));
    let top = plan.rect.top() + 0.042 * plan.rect.height();
    if chart.compact {
        let at = plan.order.center();
        pen.text(at, Align2::CENTER_CENTER, &round, sizes::SMALL, p.dim);
        return;
    }
    pen.bold(
        Pos2::new(plan.order.left(), top),
        Align2::LEFT_CENTER,
        &title,
        sizes::NAME,
        p.text,
    );
    pen.text(
        Pos2::new(plan.order.right(), top),
        Align2::RIGHT_CENTER,
        &round,
        sizes::LABEL,
        p.dim,
    );
    let order = plan.order;
    let words = pen.text(
        order.left_center(),
        Align2::LEFT_CENTER,
        &t("aq-order"),
        sizes::LABEL,
        p.dim,
    );
    let players = board.order.iter().filter(|&&seat| players.contains(seat));
    for (index, &seat) in players.enumerate() {
        let at = Pos2::new(words.right() + 24.0 + 31.0 * index as f32, order.center().y);
        let alpha = if board.passed.contains(&seat) { 0.35 } else { 1.0 };
        pen.faded(alpha, |pen| badges::badge(pen, seat, at, 9.5));
        if seat == board.active {
            pen.ring(at, 14.0, 2.0, p.accent);
        }
    }
}

/// The arrows between the spaces.
fn arrows(pen: &mut Pen<'_>, setup: &Setup, plan: &HqPlan) {
    let starts = [Engineer::Start].into_iter().chain(Space::ALL.map(Engineer::On));
    for from in starts {
        for &to in setup.components.hq.after(from) {
            let color = pen.palette.line_hi;
            arrow(pen, plan, from, to, 1.6, color);
        }
    }
}

/// An arrow from a space to another one.
pub(super) fn arrow(pen: &mut Pen<'_>, plan: &HqPlan, from: Engineer, to: Space, width: f32, color: Color32) {
    let (tip, start) = match from {
        Engineer::On(space) => (plan.node(to), plan.node(space)),
        _ => (plan.node(to), plan.start.center_bottom()),
    };
    let along = (tip - start).normalized();
    let off = if matches!(from, Engineer::On(_)) {
        plan.r + 3.0
    } else {
        2.0
    };
    let (start, tip) = (start + along * off, tip - along * (plan.r + 4.0));
    let (head, side) = (3.0 + 2.2 * width, along.rot90() * (1.4 + 1.5 * width));
    pen.line(&[start, tip - along * head * 0.8], width, color);
    pen.poly(vec![tip, tip - along * head + side, tip - along * head - side], color);
}

/// The pass order and the tiles of the next round.
fn foot(pen: &mut Pen<'_>, setup: &Setup, board: &Board, chart: &Chart) {
    let (p, plan) = (pen.palette, &chart.hq);
    let (passed, next) = plan.headings();
    if !chart.compact {
        let y = passed.y - 14.0;
        let line = [
            Pos2::new(plan.rect.left() + 12.0, y),
            Pos2::new(plan.rect.right() - 12.0, y),
        ];
        pen.flat_line(line.to_vec(), 1.0, p.line);
    }
    pen.text(passed, Align2::LEFT_CENTER, &t("aq-passed"), sizes::SMALL, p.dim);
    for index in 0..setup.players.get() {
        let (at, r) = plan.pass(index);
        pen.disc(at, r, p.panel);
        pen.ring(at, r, 1.4, p.line_hi);
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
        supply(pen, setup, board, plan.supply(), true);
    }
}

/// The goods that nobody has, if they are counted, and the stacks that lie face down.
pub(super) fn supply(pen: &mut Pen<'_>, setup: &Setup, board: &Board, rect: Rect, compact: bool) {
    let p = pen.palette;
    let decks = [
        (u16::from(board.research_left), &glyphs::RESEARCH),
        (u16::from(board.expansions_left), &glyphs::EXPANSION),
    ];
    let pool = board.general;
    let goods = [
        (pool.time.into(), &glyphs::TIME),
        (pool.crystals.into(), &glyphs::CRYSTAL),
        (pool.octopods.into(), &glyphs::OCTOPOD),
    ];
    let goods = goods.into_iter().filter(|_| setup.options.finite_supply);
    let inks = Inks::new(if compact { p.dim } else { p.text }, p.panel);
    let mut at = rect.left_top() + vec2(2.0, 10.0);
    let narrow = rect.width() < 240.0;
    if !narrow {
        let words = pen.text(at, Align2::LEFT_CENTER, &t("aq-supply-short"), sizes::LABEL, p.dim);
        at.x = words.right() + 10.0;
    }
    for (index, (n, glyph)) in goods.chain(decks).enumerate() {
        let bits = [Bit::Glyph(glyph), Bit::Text(n.to_string())];
        if compact {
            at = rect.left_top() + vec2(33.0 * (index % 3) as f32, 10.0 + 19.0 * (index / 3) as f32);
            art::row(pen, at, &bits, 12.0, inks);
        } else {
            at.x = art::row(pen, at, &bits, 13.0, inks) + if narrow { 6.0 } else { 10.0 };
        }
    }
}

/// The steps of a scoring, with what each counts.
const STEPS: [(&str, &str); 5] = [
    ("aq-step-control", "aq-step-control-rule"),
    ("aq-step-bots", "aq-step-bots-rule"),
    ("aq-step-crystals", "aq-step-crystals-rule"),
    ("aq-step-octopods", "aq-step-octopods-rule"),
    ("aq-step-lines", "aq-step-lines-rule"),
];

fn sheet(pen: &mut Pen<'_>, board: &Board, rect: Rect, compact: bool) {
    let p = pen.palette;
    let title = t_args("aq-scoring-of", &[("n", board.round().into())]);
    if compact {
        pen.paragraph(
            rect.min + vec2(6.0, 6.0),
            &title,
            fonts::bold(sizes::LABEL),
            p.text,
            rect.width() - 10.0,
        );
    } else {
        let at = rect.min + vec2(14.0, 28.0);
        pen.bold(at, Align2::LEFT_CENTER, &title, sizes::NAME, p.text);
    }
    let high = ((rect.height() - 62.0) / STEPS.len() as f32).min(66.0);
    for (index, (name, rule)) in STEPS.into_iter().enumerate() {
        let top = rect.top() + 52.0 + high * index as f32;
        let row = Rect::from_min_max(
            Pos2::new(rect.left() + if compact { 4.0 } else { 12.0 }, top),
            Pos2::new(rect.right() - if compact { 4.0 } else { 12.0 }, top + high - 6.0),
        );
        pen.rect_lined(row, sizes::R_BUTTON, p.panel, 1.0, p.line);
        let text = row.left() + if compact { 6.0 } else { 44.0 };
        if !compact {
            let check = Pos2::new(row.left() + 22.0, row.center().y);
            shared::draw(pen, &shared::CHECK, check, 15.0, Inks::new(p.accent, p.panel));
            let at = Pos2::new(text, row.center().y + 10.0);
            let wide = row.right() - text - 6.0;
            pen.text_within(
                at,
                Align2::LEFT_CENTER,
                &t(rule),
                fonts::regular(sizes::SMALL),
                p.dim,
                wide,
            );
        }
        let up = if compact { 0.0 } else { -10.0 };
        let at = Pos2::new(text, row.center().y + up);
        let wide = row.right() - text - 4.0;
        pen.text_within(
            at,
            Align2::LEFT_CENTER,
            &t(name),
            fonts::bold(sizes::LABEL),
            p.text,
            wide,
        );
    }
}

/// Engineers with where they stand, in the order of the seats.
pub(super) fn engineers(players: SeatCount, board: &Board, at: Engineer) -> Vec<Seat> {
    players
        .seats()
        .filter(|&seat| board.players[seat].engineer == at)
        .collect()
}
