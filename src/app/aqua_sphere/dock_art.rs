//! A player's board below the ring: programs, bots, submarines, goods, modules and cards; and the players' cards.

use super::{art, art::glyph, geometry::Chart, players};
use crate::app::board::row::{Bit, RowLook, amount, row, row_in};
use crate::app::board::{art::gap, drawn::BoardScene, split};
use crate::app::look::{Pen, badges, colors::faded, glyphs, pen::chamfered, sizes};
use crate::games::aqua_sphere::{BOT_SLOTS, LAB, Prompt, State, Symbol};
use crate::rules::Seat;
use crate::text::{say, t};
use egui::{Align2, Color32, Pos2, Rect, pos2, vec2};

/// The board below its pieces; a scoring has its table there.
pub(super) fn draw(pen: &mut Pen<'_>, chart: &Chart<'_>) {
    let (p, plan) = (pen.palette, &chart.dock);
    pen.rect(plan.rect, 0.0, p.panel);
    pen.flat_line(vec![plan.rect.left_top(), plan.rect.right_top()], 1.0, p.line);
    if players::scores(chart.board) {
        return;
    }
    programs(pen, chart);
    lab(pen, chart);
    modules(pen, chart);
    research(pen, chart);
    if plan.compact {
        return;
    }
    for x in [plan.goods.left() - 7.0, plan.goods.right() + 7.0] {
        let line = [plan.rect.top() + 12.0, plan.rect.bottom() - 12.0].map(|y| pos2(x, y));
        pen.flat_line(line.to_vec(), 1.0, p.line);
    }
    bots(pen, chart);
}

/// The seven hexagons, and pills below those whose bots may go back.
fn programs(pen: &mut Pen<'_>, chart: &Chart<'_>) {
    let (p, plan, back) = (pen.palette, &chart.dock, chart.setup.components.numbers.returned_bot);
    let given = [&glyphs::UNDO, &glyphs::ROBOT].map(|glyph| Bit::Glyph(glyph));
    let taken = amount(format!("+{back}"), glyph("time"));
    for symbol in Symbol::ALL {
        let set = chart.board.players[chart.owner].programmed.contains(symbol);
        art::program(pen, symbol, (plan.hexagon(symbol), plan.r), set);
        let rect = plan.pill(symbol);
        let bits = match chart.scene.prompt {
            None | Some(Prompt::ChoosePreparation | Prompt::ConfirmRound) => continue,
            // The bot that is being deployed does not turn back.
            Some(Prompt::ChooseSector { symbol: deployed }) if *deployed == symbol => continue,
            Some(Prompt::ChooseLine { .. }) => &given[..],
            Some(_) if rect.width() < 38.0 => &taken[..1],
            Some(_) => &taken[..],
        };
        if set {
            pen.rect_lined(rect, rect.height() / 2.0, p.card_hi, 1.2, p.line_hi);
            let room = rect.shrink2(vec2(5.0, 0.0));
            row_in(pen, room, bits, RowLook::bold(12.0, p.text, p.card_hi));
        }
    }
}

/// The numbers that bots cover, the ones that count set off, and the submarines below them.
fn bots(pen: &mut Pen<'_>, chart: &Chart<'_>) {
    let (p, plan, player) = (pen.palette, &chart.dock, &chart.scene.seen().board.players[chart.owner]);
    let (gone, open) = (player.bots_gone(), player.bots_open(chart.setup));
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
        let (at, size) = (post.right_center() + vec2(0.75, 0.0), vec2(2.5, post.height() + 6.0));
        pen.rect(Rect::from_center_size(at, size), 0.0, p.hazard);
    }
    let line = plan.good(5);
    for (index, &column) in (0..).zip(&chart.setup.components.score.bot_columns) {
        let x = plan.bot(column.saturating_sub(1).min(BOT_SLOTS - 1)).center().x;
        let color = if index < player.submarines { p.accent } else { p.line_hi };
        let (at, size) = (pos2(x, line.center().y), (line.height() - 2.0).min(16.0));
        pen.glyph(glyph("submarine"), at, size, color, p.panel);
    }
    let text = say!(&(), "aq-counted", n = gone.min(open), of = gone);
    pen.text(line.left_center(), Align2::LEFT_CENTER, &text, sizes::SMALL, p.dim);
}

/// Time, crystals, tanks and research with the room for them; what a preview changes is set off.
fn lab(pen: &mut Pen<'_>, chart: &Chart<'_>) {
    let (p, plan) = (pen.palette, &chart.dock);
    let [old, new] =
        [chart.board, &chart.scene.seen().board].map(|board| players::goods(chart.setup, board, chart.owner));
    let lines = old.iter().zip(&new).take(if plan.compact { 6 } else { 4 });
    for (index, (old, new)) in lines.enumerate() {
        let rect = plan.good(index);
        let fore = if new.n == old.n { p.text } else { p.accent };
        let at = rect.left_center() + vec2(11.0, 0.0);
        pen.glyph(new.glyph, at, 17.0, p.text, p.panel);
        let text = new.share();
        if plan.compact {
            pen.bold(at + vec2(13.0, 0.0), Align2::LEFT_CENTER, &text, sizes::LABEL, fore);
        } else {
            pen.bold(rect.right_center(), Align2::RIGHT_CENTER, &text, sizes::BODY, fore);
            pips(pen, rect, old.n, new);
        }
    }
}

/// A pip for each unit that there is room for, where the pips find room.
fn pips(pen: &mut Pen<'_>, rect: Rect, before: u8, good: &players::Good) {
    let (p, n, width) = (pen.palette, good.n, rect.width() - 66.0);
    let room = good.of.unwrap_or(n);
    if room > 6 || width < 10.0 * f32::from(room) {
        return;
    }
    let step = 15.0_f32.min(width / f32::from(room));
    for pip in 0..room {
        let at = rect.left_center() + vec2(30.0 + step * f32::from(pip), 0.0);
        let (was, is) = (pip < before && good.of.is_some(), pip < n && good.of.is_some());
        let (fill, line) = match (was, is) {
            (true, true) => (p.text, p.text),
            (false, true) => (p.accent, p.accent),
            (true, false) => (Color32::TRANSPARENT, p.bad),
            (false, false) => (Color32::TRANSPARENT, p.line_hi),
        };
        pen.disc_lined(at, 4.6, fill, 1.2, line);
    }
}

/// The base lab and the modules.
fn modules(pen: &mut Pen<'_>, chart: &Chart<'_>) {
    let (p, plan, player) = (pen.palette, &chart.dock, &chart.scene.seen().board.players[chart.owner]);
    let base = plan.plate(0);
    art::letter(pen, player.lab, base, if plan.compact { 14.0 } else { 20.0 });
    if !plan.compact {
        let at = base.center_bottom() - vec2(0.0, 8.0);
        pen.text(at, Align2::CENTER_CENTER, &t("aq-lab"), sizes::SMALL, p.key);
    }
    for index in 0..LAB {
        let rect = plan.plate(index + 1);
        let Some(&expansion) = player.expansions.get(index) else {
            gap(pen, rect);
            continue;
        };
        let bits = art::module_bits(&chart.setup.components, expansion, rect.width() < 36.0);
        art::plate(pen, rect, Symbol::Green, (&bits, 14.0));
        art::dots(pen, chart.setup, "expansion", rect.right_top() + vec2(-1.0, -3.0));
    }
    if player.expansions.len() == LAB {
        let all = plan.plate(1).union(plan.plate(LAB)).expand(2.0);
        pen.outline(chamfered(all, 5.0), 2.0, p.accent);
    }
}

/// The research cards, those that are used up under a veil, and the room for more.
fn research(pen: &mut Pen<'_>, chart: &Chart<'_>) {
    let (setup, board) = (chart.setup, &chart.scene.seen().board);
    let own = &board.players[chart.owner].cards;
    let places = usize::from(board.capacity(setup, chart.owner).research).max(own.len());
    for index in 0..places {
        let rect = chart.dock.card(index, places);
        let Some(card) = own.get(index) else {
            gap(pen, rect);
            continue;
        };
        let bits = art::card_bits(&setup.components, card.card);
        art::plate(pen, rect, Symbol::Red, (&bits, 15.0));
        art::dots(pen, setup, "research", rect.right_top() + vec2(-1.0, -3.0));
        if card.used {
            pen.poly(chamfered(rect, 3.0), faded(pen.palette.ink, 0.45));
        }
    }
}

/// The place of the passing order among the numbers of a card.
const PASSED: usize = 7;

/// A player's card in the left rail, below its head: programs, goods, pieces and lab; in a compact window only what is needed in each turn.
pub(super) fn card(pen: &mut Pen<'_>, scene: &BoardScene<'_, State>, seat: Seat, body: Rect) {
    let (setup, board, p) = (scene.about.setup, &scene.about.view.board, pen.palette);
    let programmed = board.players[seat].programmed;
    let [time, crystals, tanks, cards, bots, submarines, modules] = players::goods(setup, board, seat);
    let put = |pen: &mut Pen<'_>, left: Pos2, size: f32, glyph, text: String| {
        let look = RowLook::bold(size, p.text, p.card);
        let bits = [Bit::Glyph(glyph), Bit::Text(text)];
        row(pen, left, Align2::LEFT_CENTER, &bits, look);
    };
    if scene.is_compact() {
        // Who has passed stands in the headquarters.
        let [upper, lower] = [0.25, 0.72].map(|share| body.left_top() + vec2(5.0, share * body.height()));
        // A third one lies there only until one goes back.
        let step = if programmed.len() > 2 { 9.5 } else { 11.5 };
        for (index, symbol) in programmed.iter().enumerate() {
            art::program(pen, symbol, (upper + vec2(7.0 + step * index as f32, 0.0), 7.5), true);
        }
        let right = vec2(34.0, 0.0);
        for (good, at) in [(bots, upper + right), (time, lower), (crystals, lower + right)] {
            put(pen, at, 12.0, good.glyph, good.n.to_string());
        }
        return;
    }
    let inner = Rect::from_min_max(body.min + vec2(8.0, 0.0), body.max - vec2(6.0, 5.0));
    let count = if body.height() < 63.0 { 2 } else { 3 };
    let mut lines = split::rows(inner, count, 0.0);
    let upper = lines.next().unwrap_or(inner);
    for (symbol, cell) in Symbol::ALL.into_iter().zip(split::columns(upper, Symbol::COUNT, 0.0)) {
        let (at, r) = (cell.center(), (0.48 * cell.height()).min(12.0));
        let set = programmed.contains(symbol);
        art::program(pen, symbol, (at, r), set);
        if set {
            badges::badge(pen, seat, at + vec2(0.6, 0.5) * r, (0.55 * r).max(7.0));
        }
    }
    let passed = board.passed.iter().position(|&other| other == seat);
    let passed = passed.map(|place| (place + 1).to_string());
    let letters = players::letters(board, setup, seat).replace(' ', "");
    let texts = [&time, &crystals, &cards, &tanks, &bots].map(players::Good::share);
    let (out, lab) = (submarines.n.to_string(), format!("{letters} {}", modules.share()));
    let glyphs = [time, crystals, cards, tanks, bots, submarines, modules].map(|good| good.glyph);
    let texts = texts.into_iter().chain([out, lab]).chain(passed);
    let glyphs = glyphs.into_iter().chain([glyph("pass")]);
    let cells = lines.flat_map(|line| split::columns(line, 4, 0.0));
    for (index, ((glyph, text), cell)) in glyphs.zip(texts).zip(cells).enumerate() {
        // The letters of a lab need more than their column.
        let right = if index == PASSED { 20.0 } else { 0.0 };
        put(pen, cell.left_center() + vec2(right, 0.0), sizes::LABEL, glyph, text);
    }
}
