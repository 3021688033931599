//! The rails beside a drawn board: a card for every player, the log.

use super::{
    drawn::{BoardScene, Drawn},
    frame::BoardFrame,
    keys, sheet,
    state::BoardScreen,
};
use crate::{
    app::{
        frame::{
            Link, clock,
            log_card::{LogShown, log_ui},
            player::{self, Head, link_sign},
        },
        look::{Pen, badges, fonts, glyphs, palette, sizes},
        widgets::Button,
    },
    rules::Seat,
    text::{About, t, t_args},
};
use egui::{Align2, Pos2, Rect, Sense, Ui, WidgetInfo, accesskit::Role, vec2};

/// Height of the head of a player's card, in a larger window and in a compact one.
const HEADS: (f32, f32) = (46.0, 48.0);

/// Draws the cards of the players.
pub(super) fn players<G: Drawn>(
    ui: &Ui,
    frame: &BoardFrame<'_, G>,
    state: &BoardScreen<G>,
    scene: &BoardScene<'_, G>,
    actor: Seat,
) {
    let names: Vec<String> = frame.cards.iter().map(|(seat, _)| frame.model.name(*seat)).collect();
    for ((seat, rect), name) in frame.cards.iter().copied().zip(&names) {
        let score = G::score(frame.about(), seat);
        let then = About {
            view: scene.seen(),
            ..frame.about()
        };
        let delta = G::score(then, seat).points + G::pending(then, seat) - score.points;
        let mut pen = Pen::new(ui.ctx());
        let acts = seat == actor;
        let p = pen.palette;
        let (width, border, fill) = if acts {
            (2.0, pen.seat(seat).fill, p.card_hi)
        } else {
            (1.0, p.line, p.card)
        };
        pen.rect_lined(rect, sizes::R_LARGE, fill, width, border);
        let points = score.points.to_string();
        let head = Head {
            seat,
            name,
            you: frame.model.you() == Some(seat),
            score: &points,
            delta,
            clock: clock_of(frame, state, seat),
        };
        let link = frame.model.links.get(seat.index()).copied().unwrap_or(Link::Here);
        let high = if frame.zones.is_compact() {
            small_head(&mut pen, rect, &head, link);
            HEADS.1
        } else {
            player::head(&mut pen, rect, &head, link);
            HEADS.0
        };
        let body = Rect::from_min_max(Pos2::new(rect.left(), rect.top() + high), rect.max);
        G::player(&mut pen, scene, seat, body);
        pen.paint(&ui.painter_at(rect.expand(1.0)));
        spoken(ui, frame, (seat, rect), name, &score);
    }
}

/// The head of a card in a compact window: badge, how the player is connected, and score, below them the name.
fn small_head(pen: &mut Pen<'_>, rect: Rect, head: &Head<'_>, link: Link) {
    let p = pen.palette;
    let y = rect.top() + 17.0;
    badges::badge(pen, head.seat, Pos2::new(rect.left() + 14.0, y), 9.5);
    let chip = Pos2::new(rect.left() + 34.0, y);
    if let Some((left, total)) = head.clock {
        clock::ring(pen, chip, 9.0, left, total);
    } else {
        link_chip(pen, link, chip);
    }
    let score = match head.delta {
        0 => head.score.to_owned(),
        delta => format!("{} {delta:+}", head.score),
    };
    let font = fonts::bold(if head.delta == 0 { sizes::RANK } else { sizes::LABEL });
    let at = Pos2::new(rect.right() - 7.0, y);
    let taken = if head.clock.is_some() || link != Link::Here {
        50.0
    } else {
        32.0
    };
    pen.text_within(at, Align2::RIGHT_CENTER, &score, font, p.text, rect.width() - taken);
    let font = fonts::bold(sizes::SMALL);
    let (y, mut room) = (rect.top() + 38.0, rect.width() - 12.0);
    // Who is missing or slow is so in words as well.
    if let Some(sign) = link_sign(p, link).filter(|_| link != Link::Bot) {
        let at = Pos2::new(rect.right() - 7.0, y);
        let word = pen.text(at, Align2::RIGHT_CENTER, &sign.word, sizes::SMALL, p.hazard_text);
        room -= word.width() + 6.0;
    }
    let at = Pos2::new(rect.left() + 7.0, y);
    pen.text_within(at, Align2::LEFT_CENTER, head.name, font, p.text, room);
}

/// A small picture of how a player is connected; nothing if all is well.
fn link_chip(pen: &mut Pen<'_>, link: Link, at: Pos2) {
    let Some(sign) = link_sign(pen.palette, link) else {
        return;
    };
    let (fill, ink) = sign.inks;
    pen.disc(at, 9.0, fill);
    pen.glyph(sign.glyph, at, 13.0, ink, fill);
}

/// The clock of a question that a seat is asked.
fn clock_of<G: Drawn>(frame: &BoardFrame<'_, G>, state: &BoardScreen<G>, seat: Seat) -> Option<(f32, f32)> {
    let question = frame.model.questions.iter().find(|question| question.seat == seat)?;
    clock::remaining(question, &state.asking, frame.now)
}

/// Lets a card be read aloud, and tells the sources of its points on hover.
fn spoken<G: Drawn>(
    ui: &Ui,
    frame: &BoardFrame<'_, G>,
    (seat, rect): (Seat, Rect),
    name: &str,
    score: &super::drawn::PlayerScore,
) {
    let mut parts = vec![t_args(
        "card-of",
        &[("name", name.into()), ("score", score.points.into())],
    )];
    parts.extend(
        score
            .sources
            .iter()
            .map(|(source, points)| format!("{source} {points}")),
    );
    parts.push(score.remark.clone());
    parts.push(G::spoken_player(frame.about(), seat));
    let link = frame.model.links.get(seat.index()).copied().unwrap_or(Link::Here);
    parts.extend(link_sign(palette(ui.ctx()), link).map(|sign| sign.word));
    parts.retain(|part| !part.is_empty());
    let spoken = parts.join(", ");
    let response = ui.interact(rect, ui.scope_id().with(("player", seat)), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Group, true, &spoken));
    response.on_hover_ui(|ui| {
        for (source, points) in &score.sources {
            ui.label(format!("{points:+}  {source}"));
        }
        if !score.remark.is_empty() {
            ui.label(&score.remark);
        }
    });
}

/// The least height of a log below a sheet.
const LOG_LEAST: f32 = 110.0;

/// Draws the log below the game's part of the right rail; in a compact window a button that opens it over the board.
/// The lines of the entry that is looked at are marked, and brought into the picture if they have to be. Returns the line
/// that is to be looked at.
pub(super) fn log<G: Drawn>(
    ui: &mut Ui,
    frame: &BoardFrame<'_, G>,
    state: &mut BoardScreen<G>,
    (looked_at, scrolls): (Option<u32>, bool),
) -> Option<usize> {
    let card = log_place(ui, frame, state)?;
    let seats = G::seats(frame.model.setup).seats();
    let names: Vec<String> = seats.map(|seat| frame.model.name(seat)).collect();
    let shown = LogShown {
        names: &names,
        lines: &state.lines,
        past: frame.model.past,
        looked_at,
        scrolls,
    };
    let line = log_ui(ui, &shown, card)?;
    // The arrows are for the log from now on.
    ui.memory_mut(|memory| memory.request_focus(keys::board_id(ui)));
    Some(line)
}

/// The place of the log; `None` while it is closed, or has no room beside a sheet.
fn log_place<G: Drawn>(ui: &mut Ui, frame: &BoardFrame<'_, G>, state: &mut BoardScreen<G>) -> Option<Rect> {
    if frame.on_sheet {
        let room = sheet::rest(ui, frame, state);
        return (room.height() > LOG_LEAST).then_some(room);
    }
    if !frame.zones.is_compact() {
        return Some(frame.below);
    }
    let room = frame.below;
    let top = room.bottom() - sizes::BUTTON_LARGE;
    let rect = Rect::from_min_max(Pos2::new(room.left(), top), room.max);
    if Button::new(&t("log")).glyph(&glyphs::LOG).show(ui, rect).clicked() {
        state.log_open = !state.log_open;
    }
    let sheet = frame.zones.board.shrink(sizes::GAP);
    state.log_open.then(|| {
        // What lies below the sheet is not to be clicked through it.
        ui.interact(sheet, ui.scope_id().with("log sheet"), Sense::click_and_drag());
        sheet
    })
}

/// Paints the ground of both rails and of the action bar.
pub(super) fn ground<G: Drawn>(ui: &Ui, frame: &BoardFrame<'_, G>) {
    let p = palette(ui.ctx());
    for rail in [frame.zones.left, frame.zones.right, frame.zones.actions] {
        let whole = Rect::from_min_max(rail.min, Pos2::new(rail.right(), frame.zones.actions.bottom()));
        ui.painter().rect_filled(whole, 0.0, p.panel);
    }
    if frame.on_sheet {
        let mut rail = frame.zones.right;
        rail.min.x = frame.zones.board.right();
        sheet::ground(ui, rail, frame.zones.right);
    }
    let bar = frame.zones.actions;
    let line = Rect::from_min_size(bar.min, vec2(bar.width(), 1.0));
    ui.painter().rect_filled(line, 0.0, p.line);
}
