//! A player's board below the ring: programs, bots, submarines, goods, modules and cards; after a scoring the points
//! of all players.

use super::{
    art::{self, Bit},
    geometry::{Chart, DockPlan},
    glyphs, hq_art, players,
    sea::sea,
};
use crate::{
    app::{
        board::drawn::BoardScene,
        look::{
            Pen, badges,
            colors::faded,
            fonts,
            glyphs::{self as shared, Glyph, Inks},
            pen::chamfered,
            sizes,
        },
    },
    games::aqua_sphere::{BOT_SLOTS, Board, LAB, Player, Prompt, SUBMARINES, Setup, State, Symbol},
    rules::Seat,
    text::{t, t_args},
};
use egui::{Align2, Pos2, Rect, pos2, vec2};

/// The player whose board is shown: the one who sits here, or who is asked.
pub(super) fn whose(scene: &BoardScene<'_, State>) -> Seat {
    let board = &scene.about.view.board;
    scene.viewer.or(board.asked()).unwrap_or(board.active)
}

/// True if bots on hexagons may go back now, for time or at a red line.
fn returns(prompt: Option<&Prompt>) -> bool {
    matches!(
        prompt,
        Some(Prompt::ChooseMain | Prompt::ChooseThird | Prompt::ChooseLine { .. })
    )
}

/// The board below its pieces, or the table of points.
pub(super) fn draw(pen: &mut Pen<'_>, scene: &BoardScene<'_, State>, chart: &Chart) {
    let p = pen.palette;
    let plan = &chart.dock;
    pen.rect(plan.rect, 0.0, p.panel);
    pen.flat_line(vec![plan.rect.left_top(), plan.rect.right_top()], 1.0, p.line);
    if hq_art::scores(&scene.about.view.board) {
        return points(pen, scene, plan);
    }
    let seat = whose(scene);
    let setup = scene.about.setup;
    let (now, seen) = (&scene.about.view.board, &scene.seen().board);
    programs(pen, scene, plan, &now.players[seat]);
    goods(pen, setup, plan, (now, seen), seat);
    modules(pen, setup, plan, &seen.players[seat]);
    cards(pen, setup, plan, seen, seat);
    if plan.compact {
        return;
    }
    for x in [plan.goods.left() - 6.0, plan.goods.right() + 6.0] {
        let line = vec![pos2(x, plan.rect.top() + 12.0), pos2(x, plan.rect.bottom() - 12.0)];
        pen.flat_line(line, 1.0, p.line);
    }
    bots(pen, setup, plan, &seen.players[seat]);
}

/// The seven hexagons, and pills below those whose bots may go back.
fn programs(pen: &mut Pen<'_>, scene: &BoardScene<'_, State>, plan: &DockPlan, player: &Player) {
    let back = scene.about.setup.components.numbers.returned_bot;
    for symbol in Symbol::ALL {
        let set = player.programmed.contains(symbol);
        art::program(pen, symbol, plan.hexagon(symbol), plan.r, set);
        if set && returns(scene.prompt) {
            let (p, rect) = (pen.palette, plan.pill(symbol));
            let bits = match scene.prompt {
                Some(Prompt::ChooseLine { .. }) => vec![Bit::Glyph(&shared::UNDO), Bit::Glyph(&shared::ROBOT)],
                _ if rect.width() < 38.0 => vec![Bit::Text(format!("+{back}"))],
                _ => art::amount(format!("+{back}"), &glyphs::TIME).to_vec(),
            };
            pen.rect_lined(rect, rect.height() / 2.0, p.card_hi, 1.2, p.line_hi);
            art::row_in(pen, rect, &bits, 12.0, Inks::new(p.text, p.card_hi));
        }
    }
}

/// The numbers that bots cover, the ones that count set off, and the submarines below them.
fn bots(pen: &mut Pen<'_>, setup: &Setup, plan: &DockPlan, player: &Player) {
    let p = pen.palette;
    let (gone, open) = (player.bots_gone(), players::open_number(setup, player));
    for index in 0..BOT_SLOTS {
        let rect = plan.bot(index);
        let counts = index < gone.min(open);
        let (fill, fore) = if counts {
            (p.accent, p.accent_ink)
        } else {
            (p.card, p.dim)
        };
        pen.rect_lined(rect, 3.0, fill, 1.0, if counts { p.accent } else { p.line });
        if index < gone {
            let n = (index + 1).to_string();
            pen.bold(rect.center(), Align2::CENTER_CENTER, &n, sizes::SMALL, fore);
        }
    }
    if (1..BOT_SLOTS).contains(&open) {
        let post = plan.bot(open - 1).right_center() + vec2(0.75, 0.0);
        pen.rect(
            Rect::from_center_size(post, vec2(2.5, plan.bot(0).height() + 6.0)),
            0.0,
            p.hazard,
        );
    }
    let line = plan.submarines();
    let columns = setup.components.score.bot_columns;
    for (index, column) in columns.iter().enumerate() {
        let x = plan.bot(column.saturating_sub(1).min(BOT_SLOTS - 1)).center().x;
        let color = if index < usize::from(player.submarines) {
            p.accent
        } else {
            p.line_hi
        };
        let size = (line.height() - 2.0).min(16.0);
        shared::draw(
            pen,
            &glyphs::SUBMARINE,
            pos2(x, line.center().y),
            size,
            Inks::new(color, p.panel),
        );
    }
    let text = t_args("aq-counted", &[("n", gone.min(open).into()), ("of", gone.into())]);
    pen.text(line.left_center(), Align2::LEFT_CENTER, &text, sizes::SMALL, p.dim);
}

/// Time, crystals, tanks and research with the room for them; what a preview changes is set off.
fn goods(pen: &mut Pen<'_>, setup: &Setup, plan: &DockPlan, (now, seen): (&Board, &Board), seat: Seat) {
    let lab = seen.capacity(setup, seat);
    let (old, player) = (&now.players[seat], &seen.players[seat]);
    let lines: [(&'static Glyph, u8, u8, Option<u8>); 6] = [
        (&glyphs::TIME, old.time, player.time, Some(lab.time)),
        (&glyphs::CRYSTAL, old.crystals, player.crystals, Some(lab.crystals)),
        (&glyphs::OCTOPOD, now.capacity(setup, seat).octopods, lab.octopods, None),
        (
            &glyphs::RESEARCH,
            old.cards.len() as u8,
            player.cards.len() as u8,
            Some(lab.research),
        ),
        (&shared::ROBOT, old.bots, player.bots, None),
        (
            &glyphs::SUBMARINE,
            old.submarines,
            player.submarines,
            Some(SUBMARINES as u8),
        ),
    ];
    for (index, (glyph, before, n, of)) in lines.into_iter().enumerate() {
        if plan.compact || index < 4 {
            good(pen, plan.good(index), glyph, (before, n, of), plan.compact);
        }
    }
}

fn good(pen: &mut Pen<'_>, rect: Rect, glyph: &'static Glyph, (before, n, of): (u8, u8, Option<u8>), compact: bool) {
    let p = pen.palette;
    let fore = if n == before { p.text } else { p.accent };
    let inks = Inks::new(p.text, p.panel);
    let text = of.map_or_else(|| n.to_string(), |of| format!("{n}/{of}"));
    let glyph_at = rect.left_center() + vec2(11.0, 0.0);
    shared::draw(pen, glyph, glyph_at, 17.0, inks);
    if compact {
        pen.bold(
            glyph_at + vec2(13.0, 0.0),
            Align2::LEFT_CENTER,
            &text,
            sizes::LABEL,
            fore,
        );
        return;
    }
    pen.bold(rect.right_center(), Align2::RIGHT_CENTER, &text, sizes::BODY, fore);
    let room = of.unwrap_or(n);
    let width = rect.width() - 66.0;
    if room <= 6 && width >= 10.0 * f32::from(room) {
        for pip in 0..room {
            let at = rect.left_center() + vec2(30.0 + 15.0_f32.min(width / f32::from(room)) * f32::from(pip), 0.0);
            let full = pip < n && of.is_some();
            if full {
                pen.disc(at, 4.6, if pip < before { p.text } else { p.accent });
            } else {
                pen.ring(
                    at,
                    4.6,
                    1.2,
                    if pip < before && of.is_some() { p.bad } else { p.line_hi },
                );
            }
        }
    }
}

/// The base lab and the modules.
fn modules(pen: &mut Pen<'_>, setup: &Setup, plan: &DockPlan, player: &Player) {
    let (p, sea) = (pen.palette, sea(pen.palette));
    let base = plan.base();
    pen.poly_lined(chamfered(base, 6.0), sea.hull, 1.4, sea.hull_lo);
    let up = if plan.compact { 0.0 } else { -6.0 };
    let letter: &str = (&player.lab).into();
    pen.bold(
        base.center() + vec2(0.0, up),
        Align2::CENTER_CENTER,
        letter,
        if plan.compact { 14.0 } else { 22.0 },
        p.key,
    );
    if !plan.compact {
        let at = base.center_bottom() - vec2(0.0, 9.0);
        pen.text(at, Align2::CENTER_CENTER, &t("aq-lab"), sizes::SMALL, p.key);
    }
    for index in 0..LAB {
        let rect = plan.module(index);
        let Some(&expansion) = player.expansions.get(index) else {
            pen.dashed_outline(&chamfered(rect, 4.0), 1.2, p.line_hi, 4.0, 3.0);
            continue;
        };
        art::plate(pen, rect, Symbol::Green);
        let (inner, inks) = art::on_plate(pen, rect);
        let (letters, bits) = art::module_bits(&setup.components, expansion);
        if plan.compact || letters.is_empty() {
            let letters = (!letters.is_empty()).then_some(Bit::Text(letters));
            let all: Vec<Bit> = letters.into_iter().chain(bits).collect();
            art::row_in(pen, inner, &all, 12.0, inks);
            continue;
        }
        let (above, below) = inner.split_top_bottom_at_fraction(0.5);
        pen.bold(above.center(), Align2::CENTER_CENTER, &letters, sizes::BODY, p.ink);
        art::row_in(pen, below, &bits, 14.0, inks);
    }
    if player.expansions.len() == LAB {
        let all = plan.module(0).union(plan.module(LAB - 1)).expand(2.0);
        pen.outline(chamfered(all, 5.0), 2.0, p.accent);
    }
}

/// The research cards, those that are used up under a veil, and the room for more.
fn cards(pen: &mut Pen<'_>, setup: &Setup, plan: &DockPlan, board: &Board, seat: Seat) {
    let p = pen.palette;
    let own = &board.players[seat].cards;
    let places = usize::from(board.capacity(setup, seat).research).max(own.len());
    for index in 0..places {
        let rect = plan.card(index, places);
        let Some(card) = own.get(index) else {
            pen.dashed_outline(&chamfered(rect, 4.0), 1.2, p.line_hi, 4.0, 3.0);
            continue;
        };
        art::plate(pen, rect, Symbol::Red);
        let (inner, inks) = art::on_plate(pen, rect);
        art::row_in(pen, inner, &art::card_bits(&setup.components, card.card), 15.0, inks);
        if card.used {
            pen.poly(chamfered(rect, 3.0), faded(p.ink, 0.45));
        }
    }
}

/// Columns of the table of points: the sources of a round's scoring, and all points.
const COLUMNS: [&str; 6] = [
    "aq-step-control",
    "aq-step-bots",
    "aq-step-crystals",
    "aq-step-octopods",
    "aq-step-lines",
    "aq-knowledge",
];

/// The row of a player in the table of points.
pub(super) fn score_row(plan: &DockPlan, index: usize, players: usize) -> Rect {
    let inner = plan.rect.shrink2(vec2(8.0, 4.0));
    let head = if plan.compact { 0.0 } else { 24.0 };
    let high = ((inner.height() - head) / players.max(1) as f32).min(34.0);
    Rect::from_min_size(
        inner.min + vec2(0.0, head + high * index as f32),
        vec2(inner.width(), high),
    )
}

/// The right end of a column of the table.
fn column(row: Rect, index: usize) -> f32 {
    let first = row.left() + 0.16 * row.width();
    first + (row.right() - 8.0 - first) / COLUMNS.len() as f32 * (index as f32 + 1.0)
}

/// The table of points: in a compact window without its heads.
fn points(pen: &mut Pen<'_>, scene: &BoardScene<'_, State>, plan: &DockPlan) {
    let p = pen.palette;
    let players = scene.about.setup.players;
    if !plan.compact {
        let (top, wide) = (plan.rect.top() + 15.0, plan.rect.width() * 0.13);
        let font = fonts::regular(sizes::SMALL);
        let at = Pos2::new(plan.rect.left() + 14.0, top);
        pen.text_within(at, Align2::LEFT_CENTER, &t("aq-so-far"), font.clone(), p.dim, wide);
        for (index, id) in COLUMNS.into_iter().enumerate() {
            let at = Pos2::new(column(plan.rect.shrink(8.0), index), top);
            pen.text_within(at, Align2::RIGHT_CENTER, &t(id), font.clone(), p.dim, wide);
        }
    }
    for (index, seat) in players.seats().enumerate() {
        let row = score_row(plan, index, players.get());
        if index > 0 {
            pen.flat_line(vec![row.left_top(), row.right_top()], 1.0, p.line);
        }
        points_of(pen, scene, row, seat);
    }
}

/// A player's points by source, and all of them.
fn points_of(pen: &mut Pen<'_>, scene: &BoardScene<'_, State>, row: Rect, seat: Seat) {
    let p = pen.palette;
    badges::badge(pen, seat, row.left_center() + vec2(14.0, 0.0), 8.0);
    let (name, wide) = (scene.about.seat(seat), row.width() * 0.16 - 30.0);
    let at = row.left_center() + vec2(30.0, 0.0);
    pen.text_within(at, Align2::LEFT_CENTER, &name, fonts::bold(sizes::LABEL), p.text, wide);
    let player = &scene.about.view.board.players[seat];
    let far = player.points;
    let parts = [far.majority, far.bots, far.crystals, far.octopods, far.lines];
    for (index, n) in parts.into_iter().enumerate() {
        let at = Pos2::new(column(row, index), row.center().y);
        let (text, color) = match n {
            0 => ("0".to_owned(), p.dim),
            n => (players::signed(n), if n < 0 { p.bad } else { p.text }),
        };
        pen.text(at, Align2::RIGHT_CENTER, &text, sizes::LABEL, color);
    }
    let at = Pos2::new(column(row, parts.len()), row.center().y);
    let all = player.points().to_string();
    pen.bold(at, Align2::RIGHT_CENTER, &all, sizes::BODY, p.text);
}
