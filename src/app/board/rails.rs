//! The rails beside a drawn board: a card for every player, the log.

use super::{
    drawn::{BoardScene, Drawn, PlayerScore},
    frame::BoardFrame,
    keys, paint, sheet,
    state::BoardScreen,
};
use crate::{
    app::{
        frame::{
            Link, clock,
            log_card::{LogShown, Looked, log_ui},
            player::{self, Head, link_sign},
            talk_card,
        },
        look::{Pen, badges, fonts, glyphs, palette, sizes},
        widgets::{self, Button},
    },
    rules::Seat,
    text::{About, t, t_args},
};
use egui::{
    Align2, Pos2, Rect, Sense, Ui, Vec2, WidgetInfo,
    accesskit::{Live, Role},
    vec2,
};

/// Draws the cards of the players; returns whose was pressed.
pub(super) fn players<G: Drawn>(
    ui: &Ui,
    frame: &BoardFrame<'_, G>,
    state: &BoardScreen<G>,
    scene: &BoardScene<'_, G>,
    actor: Seat,
) -> Option<Seat> {
    let mut pressed = None;
    let names: Vec<String> = frame.cards.iter().map(|(seat, _)| frame.model.name(*seat)).collect();
    for ((seat, rect), name) in frame.cards.iter().copied().zip(&names) {
        let score = G::score(scene.about, seat);
        let view = scene.seen();
        let then = About { view, ..scene.about };
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
        let question = frame.model.questions.iter().find(|question| question.seat == seat);
        let head = Head {
            seat,
            name,
            you: frame.model.you() == Some(seat),
            score: &points,
            delta,
            clock: question.and_then(|question| clock::remaining(question, &state.asking, frame.now)),
        };
        let link = frame.model.links.get(seat.index()).copied().unwrap_or(Link::Here);
        let high = if frame.zones.is_compact() {
            small_head(&mut pen, rect, &head, link);
            48.0
        } else {
            player::head(&mut pen, rect, &head, link);
            46.0
        };
        let body = rect.with_min_y(rect.top() + high);
        G::player(&mut pen, scene, seat, body);
        if state.marks.players.contains(&seat) {
            paint::corners(&mut pen, rect.shrink(1.0));
        }
        pen.paint(&ui.painter_at(rect.expand(1.0)));
        let is_replay = frame.model.playback.is_some();
        if is_pressed(ui, rect.with_max_y(rect.top() + high), &head, is_replay) {
            pressed = Some(seat);
        }
        spoken(ui, frame, rect, &head, &score, link);
    }
    pressed
}

/// The head of a card in a compact window: badge, how the player is connected, and score, below them the name.
fn small_head(pen: &mut Pen<'_>, rect: Rect, head: &Head<'_>, link: Link) {
    let p = pen.palette;
    let y = rect.top() + 17.0;
    badges::badge(pen, head.seat, Pos2::new(rect.left() + 14.0, y), 9.5);
    let chip = Pos2::new(rect.left() + 34.0, y);
    if let Some((left, total)) = head.clock {
        clock::ring(pen, chip, 9.0, left, total);
    } else if let Some((glyph, (fill, ink))) = link_sign(p, link).and_then(|sign| Some((sign.glyph?, sign.inks))) {
        pen.disc(chip, 9.0, fill);
        pen.glyph(glyph, chip, 13.0, ink, fill);
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
    // The name has the line for itself: the sign is said in words on hover.
    let (at, font) = (rect.left_top() + vec2(7.0, 38.0), fonts::bold(sizes::SMALL));
    pen.text_within(at, Align2::LEFT_CENTER, head.name, font, p.text, rect.width() - 12.0);
}

/// Lets a card be read aloud, and tells the sources of its points on hover.
fn spoken<G: Drawn>(ui: &Ui, frame: &BoardFrame<'_, G>, rect: Rect, head: &Head<'_>, score: &PlayerScore, link: Link) {
    let args = [("name", head.name.into()), ("score", score.points.into())];
    let mut parts = vec![t_args("card-of", &args)];
    let sources = score.sources.iter();
    parts.extend(sources.map(|(source, points)| format!("{source} {points}")));
    parts.extend([score.remark.clone(), G::spoken_player(frame.scene.about, head.seat)]);
    parts.extend(link_sign(palette(ui.ctx()), link).map(|sign| sign.word));
    parts.retain(|part| !part.is_empty());
    let spoken = parts.join(", ");
    let response = ui.interact(rect, ui.scope_id().with(("player", head.seat)), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Group, true, &spoken));
    response.on_hover_ui(|ui| {
        if let Some(sign) = link_sign(palette(ui.ctx()), link) {
            ui.label(sign.word);
        }
        for (source, points) in &score.sources {
            ui.label(format!("{points:+}  {source}"));
        }
        if !score.remark.is_empty() {
            ui.label(&score.remark);
        }
    });
}

/// The head of a card leads to what can be done about the seat, in a replay to what its player sees; below it may lie
/// places of the game. The keyboard gets there by the menu.
fn is_pressed(ui: &Ui, rect: Rect, head: &Head<'_>, is_replay: bool) -> bool {
    let response = ui.interact(rect, ui.scope_id().with(("seat", head.seat)), Sense::CLICK);
    let id = if is_replay { "replay-see-as" } else { "seats-of" };
    let label = t_args(id, &[("name", head.name.into())]);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &label));
    response.clicked()
}

fn names<G: Drawn>(frame: &BoardFrame<'_, G>) -> Vec<String> {
    let seats = G::seats(frame.model.setup).seats();
    seats.map(|seat| frame.model.name(seat)).collect()
}

/// Lines of the log that are said one after the other.
const SAID: usize = 3;

/// What came last into the log, for whoever hears the window: nothing of it is drawn.
pub(super) fn news<G: Drawn>(ui: &Ui, frame: &BoardFrame<'_, G>, state: &BoardScreen<G>) {
    let lines = state.lines.get(state.news.clone()).unwrap_or_default();
    if lines.is_empty() {
        return;
    }
    let (names, left_out) = (names(frame), lines.len().saturating_sub(SAID));
    let more = (left_out > 0).then(|| t_args("log-news-more", &[("n", left_out.into())]));
    let said = lines[left_out..].iter().map(|line| line.spoken(&names));
    let words = more.into_iter().chain(said).collect::<Vec<_>>().join("\n");
    let place = Rect::from_min_size(frame.zones.banner.left_bottom(), Vec2::splat(1.0));
    let news = widgets::named(ui, place, "news", Role::Log, &words);
    widgets::said_of(&news, Live::Polite);
}

/// The least height of a log below a sheet.
pub(super) const LOG_LEAST: f32 = 110.0;

/// Draws the log below the game's part of the right rail; in a compact window a button that opens it over the board.
/// The lines of the entry that is looked at are marked, and brought into the picture if they have to be. The card may have
/// tabs at its head. Returns the line that is to be looked at.
pub(super) fn log<G: Drawn>(
    ui: &mut Ui,
    frame: &BoardFrame<'_, G>,
    state: &mut BoardScreen<G>,
    (card, has_tabs): (Rect, bool),
    shown: Option<Looked>,
) -> Option<usize> {
    let names = names(frame);
    let model = frame.model;
    let leads = |entry| match model.playback {
        Some(playback) => playback.reaches(entry),
        None => model.past.is_some_and(|past| past.place(entry).is_some()),
    };
    let shown = LogShown {
        names: &names,
        lines: &state.lines,
        has_tabs,
        leads: &leads,
        looked_at: shown,
        mine: &model.mine,
        acted: match model.playback {
            None => state.story.acted(&model.mine, u32::MAX),
            Some(_) => None,
        },
    };
    let touched = log_ui(ui, &shown, card);
    state.page = touched.page;
    let line = touched.meant.and_then(|index| state.lines.get(index));
    let event = line.and_then(|line| state.story.event(line.entry, line.event?));
    state.named = event.map_or_else(Vec::new, |event| G::named(frame.scene.about, event));
    let line = touched.wanted?;
    // The arrows are for the log from now on.
    ui.memory_mut(|memory| memory.request_focus(keys::board_id(ui)));
    Some(line)
}

/// The place of the log where there is no sheet; `None` while it is closed.
pub(super) fn log_place<G: Drawn>(ui: &mut Ui, frame: &BoardFrame<'_, G>, state: &mut BoardScreen<G>) -> Option<Rect> {
    if !frame.zones.is_compact() {
        return Some(frame.below);
    }
    let room = frame.below;
    let rect = room.with_min_y(room.bottom() - sizes::BUTTON_LARGE);
    let unread = frame.model.talk.map_or(0, |talk| talk_card::unread(ui.ctx(), talk));
    let (text, glyph) = if unread == 0 {
        (t("log"), &glyphs::LOG)
    } else {
        (talk_card::tab_text(unread), &glyphs::CHAT)
    };
    if Button::new(text).glyph(glyph).show(ui, rect).clicked() {
        state.talk_open |= unread > 0;
        state.log_open = !state.log_open;
    }
    let sheet = frame.zones.board.shrink(sizes::GAP);
    state.log_open.then(|| {
        // What lies below the sheet is not to be clicked through it.
        let ground = ui.interact(sheet, ui.scope_id().with("log sheet"), Sense::click_and_drag());
        ground.widget_info(|| WidgetInfo::labeled(Role::Pane, true, t("log")));
        sheet
    })
}

/// Paints the ground of both rails and of the action bar.
pub(super) fn ground<G: Drawn>(ui: &Ui, frame: &BoardFrame<'_, G>) {
    let p = palette(ui.ctx());
    let bar = frame.zones.actions;
    // Beside a list the board is narrower.
    let (left, right) = (frame.zones.board.left(), frame.zones.board.right());
    let rails = [
        frame.zones.left.with_max_x(left),
        frame.zones.right.with_min_x(right.min(frame.zones.right.left())),
    ];
    for rail in rails.into_iter().chain([bar]) {
        ui.painter().rect_filled(rail.with_max_y(bar.bottom()), 0.0, p.panel);
    }
    if frame.on_sheet {
        let rail = frame.zones.right.with_min_x(frame.zones.board.right());
        sheet::ground(ui, rail, frame.zones.right);
    }
    let line = bar.with_max_y(bar.top() + 1.0);
    ui.painter().rect_filled(line, 0.0, p.line);
}
