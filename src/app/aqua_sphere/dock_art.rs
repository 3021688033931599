//! A player's board below the ring: programs, bots, submarines, goods, modules and cards.

use super::art::{self, glyph};
use super::geometry::{Chart, DockPlan};
use super::players::scores;
use crate::app::board::row::{Bit, RowLook, amount, row_in};
use crate::app::board::{art::gap, drawn::BoardScene};
use crate::app::look::glyphs::{self, ROBOT};
use crate::app::look::{Pen, colors::faded, pen::chamfered, sizes};
use crate::games::aqua_sphere::{BOT_SLOTS, LAB, Player, Prompt, SUBMARINES, State, Symbol};
use crate::rules::Seat;
use crate::text::{say, t};
use egui::{Align2, Color32, Rect, pos2, vec2};

/// The player whose board is shown: the one who sits here, or who is asked.
pub(super) fn whose(scene: &BoardScene<'_, State>) -> Seat {
    let board = &scene.about.view.board;
    scene.viewer.or(board.asked()).unwrap_or(board.active)
}

/// The board below its pieces; a scoring has its table there.
pub(super) fn draw(pen: &mut Pen<'_>, scene: &BoardScene<'_, State>, chart: &Chart) {
    let (p, plan) = (pen.palette, &chart.dock);
    pen.rect(plan.rect, 0.0, p.panel);
    pen.flat_line(vec![plan.rect.left_top(), plan.rect.right_top()], 1.0, p.line);
    if scores(&scene.about.view.board) {
        return;
    }
    let seat = whose(scene);
    programs(pen, scene, plan, &scene.about.view.board.players[seat]);
    goods(pen, scene, plan, seat);
    modules(pen, scene, plan, seat);
    cards(pen, scene, plan, seat);
    if plan.compact {
        return;
    }
    for x in [plan.goods.left() - 7.0, plan.goods.right() + 7.0] {
        let line = [plan.rect.top() + 12.0, plan.rect.bottom() - 12.0].map(|y| pos2(x, y));
        pen.flat_line(line.to_vec(), 1.0, p.line);
    }
    bots(pen, scene, plan, &scene.seen().board.players[seat]);
}

/// The seven hexagons, and pills below those whose bots may go back.
fn programs(pen: &mut Pen<'_>, scene: &BoardScene<'_, State>, plan: &DockPlan, player: &Player) {
    let (p, back) = (pen.palette, scene.about.setup.components.numbers.returned_bot);
    for symbol in Symbol::ALL {
        let set = player.programmed.contains(symbol);
        art::program(pen, symbol, plan.hexagon(symbol), plan.r, set);
        let rect = plan.pill(symbol);
        let bits = match scene.prompt {
            Some(Prompt::ChooseLine { .. }) => vec![Bit::Glyph(&glyphs::UNDO), Bit::Glyph(&ROBOT)],
            Some(Prompt::ChooseMain | Prompt::ChooseThird) if rect.width() < 38.0 => {
                vec![Bit::Text(format!("+{back}"))]
            }
            Some(Prompt::ChooseMain | Prompt::ChooseThird) => amount(format!("+{back}"), glyph("time")).to_vec(),
            _ => continue,
        };
        if set {
            pen.rect_lined(rect, rect.height() / 2.0, p.card_hi, 1.2, p.line_hi);
            // The digit stands over its left end.
            let room = Rect::from_min_max(rect.min + vec2(10.0, 0.0), rect.max - vec2(5.0, 0.0));
            row_in(pen, room, &bits, RowLook::bold(12.0, p.text, p.card_hi));
        }
    }
}

/// The numbers that bots cover, the ones that count set off, and the submarines below them.
fn bots(pen: &mut Pen<'_>, scene: &BoardScene<'_, State>, plan: &DockPlan, player: &Player) {
    let (p, setup) = (pen.palette, scene.about.setup);
    let (gone, open) = (player.bots_gone(), player.bots_open(setup));
    for index in 0..BOT_SLOTS {
        let (rect, counts) = (plan.bot(index), index < gone.min(open));
        let [fill, line, fore] = if counts {
            [p.accent, p.accent, p.accent_ink]
        } else {
            [p.card, p.line, p.dim]
        };
        pen.rect_lined(rect, 3.0, fill, 1.0, line);
        if index < gone {
            let n = (index + 1).to_string();
            pen.bold(rect.center(), Align2::CENTER_CENTER, &n, sizes::SMALL, fore);
        }
    }
    if (1..BOT_SLOTS).contains(&open) {
        let post = plan.bot(open - 1);
        let size = vec2(2.5, post.height() + 6.0);
        pen.rect(
            Rect::from_center_size(post.right_center() + vec2(0.75, 0.0), size),
            0.0,
            p.hazard,
        );
    }
    let line = plan.submarines();
    for (index, column) in setup.components.score.bot_columns.into_iter().enumerate() {
        let x = plan.bot(column.saturating_sub(1).min(BOT_SLOTS - 1)).center().x;
        let color = if index < usize::from(player.submarines) {
            p.accent
        } else {
            p.line_hi
        };
        let (at, size) = (pos2(x, line.center().y), (line.height() - 2.0).min(16.0));
        pen.glyph(glyph("submarine"), at, size, color, p.panel);
    }
    let text = say!(&(), "aq-counted", n = gone.min(open), of = gone);
    pen.text(line.left_center(), Align2::LEFT_CENTER, &text, sizes::SMALL, p.dim);
}

/// Time, crystals, tanks and research with the room for them; what a preview changes is set off.
fn goods(pen: &mut Pen<'_>, scene: &BoardScene<'_, State>, plan: &DockPlan, seat: Seat) {
    let [old, new] = [&scene.about.view.board, &scene.seen().board].map(|board| {
        let (player, lab) = (&board.players[seat], board.capacity(scene.about.setup, seat));
        let (time, crystals) = ((player.time, Some(lab.time)), (player.crystals, Some(lab.crystals)));
        let cards = (player.cards.len() as u8, Some(lab.research));
        let submarines = (player.submarines, Some(SUBMARINES as u8));
        [
            time,
            crystals,
            (lab.octopods, None),
            cards,
            (player.bots, None),
            submarines,
        ]
    });
    let names = ["time", "crystal", "octopod", "research"].map(glyph);
    let glyphs = names.into_iter().chain([&ROBOT, glyph("submarine")]);
    let lines = glyphs.zip(old).zip(new).take(if plan.compact { 6 } else { 4 });
    let p = pen.palette;
    for (index, ((glyph, (before, _)), (n, of))) in lines.enumerate() {
        let rect = plan.good(index);
        let fore = if n == before { p.text } else { p.accent };
        let text = of.map_or_else(|| n.to_string(), |of| format!("{n}/{of}"));
        let at = rect.left_center() + vec2(11.0, 0.0);
        pen.glyph(glyph, at, 17.0, p.text, p.panel);
        if plan.compact {
            pen.bold(at + vec2(13.0, 0.0), Align2::LEFT_CENTER, &text, sizes::LABEL, fore);
        } else {
            pen.bold(rect.right_center(), Align2::RIGHT_CENTER, &text, sizes::BODY, fore);
            pips(pen, rect, [before, n], of);
        }
    }
}

/// A pip for each unit that there is room for, where the pips find room.
fn pips(pen: &mut Pen<'_>, rect: Rect, [before, n]: [u8; 2], of: Option<u8>) {
    let p = pen.palette;
    let (room, width) = (of.unwrap_or(n), rect.width() - 66.0);
    if room > 6 || width < 10.0 * f32::from(room) {
        return;
    }
    let step = 15.0_f32.min(width / f32::from(room));
    for pip in 0..room {
        let at = rect.left_center() + vec2(30.0 + step * f32::from(pip), 0.0);
        let was = pip < before && of.is_some();
        let (fill, line) = match pip < n && of.is_some() {
            true if was => (p.text, p.text),
            true => (p.accent, p.accent),
            false => (Color32::TRANSPARENT, if was { p.bad } else { p.line_hi }),
        };
        pen.disc_lined(at, 4.6, fill, 1.2, line);
    }
}

/// The base lab and the modules.
fn modules(pen: &mut Pen<'_>, scene: &BoardScene<'_, State>, plan: &DockPlan, seat: Seat) {
    let (player, base) = (&scene.seen().board.players[seat], plan.plate(0));
    art::letter(pen, player.lab, base, if plan.compact { 14.0 } else { 20.0 });
    if !plan.compact {
        let at = base.center_bottom() - vec2(0.0, 8.0);
        let key = pen.palette.key;
        pen.text(at, Align2::CENTER_CENTER, &t("aq-lab"), sizes::SMALL, key);
    }
    for index in 0..LAB {
        let rect = plan.plate(index + 1);
        let Some(&expansion) = player.expansions.get(index) else {
            gap(pen, rect);
            continue;
        };
        let brief = rect.width() < 36.0;
        let bits = art::module_bits(&scene.about.setup.components, expansion, brief);
        art::plate(pen, rect, Symbol::Green, (&bits, 14.0));
    }
    if player.expansions.len() == LAB {
        let all = plan.plate(1).union(plan.plate(LAB)).expand(2.0);
        pen.outline(chamfered(all, 5.0), 2.0, pen.palette.accent);
    }
}

/// The research cards, those that are used up under a veil, and the room for more.
fn cards(pen: &mut Pen<'_>, scene: &BoardScene<'_, State>, plan: &DockPlan, seat: Seat) {
    let (setup, board) = (scene.about.setup, &scene.seen().board);
    let own = &board.players[seat].cards;
    let places = usize::from(board.capacity(setup, seat).research).max(own.len());
    for index in 0..places {
        let rect = plan.card(index, places);
        let Some(card) = own.get(index) else {
            gap(pen, rect);
            continue;
        };
        let bits = art::card_bits(&setup.components, card.card);
        art::plate(pen, rect, Symbol::Red, (&bits, 15.0));
        if card.used {
            pen.poly(chamfered(rect, 3.0), faded(pen.palette.ink, 0.45));
        }
    }
}
