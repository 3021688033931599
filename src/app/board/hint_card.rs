//! The hint over the board: its button, its card, and the mark on the place that it means.

use super::{drawn::Drawn, frame::BoardFrame, hint, lesson, list, state::BoardScreen};
use crate::{
    app::{
        frame::{TableModel, keys::key_name, talk_card},
        look::{Pen, fonts, glyphs, palette, sizes},
        widgets::{self, Button, Weight},
    },
    store::Shortcut,
    text::{t, t_args},
};
use egui::{
    Align2, Color32, Context, FontId, Pos2, Rect, ScrollArea, Sense, Ui, UiBuilder, Vec2, WidgetInfo,
    accesskit::{Live, Role},
    vec2,
};

/// Height of the head of the card, the room at both sides of its lines, and the gap below each of them.
const HEAD: f32 = 40.0;
const SIDES: f32 = 16.0;
const GAP: f32 = 8.0;
/// Width of the bar of a card that has to be scrolled.
const BAR: f32 = 8.0;

/// True where a hint can be asked for at all: at a table, by somebody who plays.
fn is_offered<G: Drawn>(model: &TableModel<'_, G>, state: &BoardScreen<G>) -> bool {
    let plays = !model.mine.is_empty() && model.playback.is_none() && model.coach.is_none();
    plays && state.earlier.is_none()
}

/// Asks for a hint, or closes the one that is open.
pub(super) fn toggle<G: Drawn>(ctx: &Context, model: &TableModel<'_, G>, state: &mut BoardScreen<G>) {
    if is_offered(model, state) {
        // The card and the list would stand in the same place.
        state.list = None;
        state.hint.toggle(model, ctx);
    }
}

/// Draws the button of the hint about a middle, where one can be asked for; returns the width that it takes.
pub(super) fn button<G: Drawn>(
    ui: &mut Ui,
    frame: &BoardFrame<'_, G>,
    state: &mut BoardScreen<G>,
    middle: Pos2,
) -> f32 {
    let model = frame.model;
    if !is_offered(model, state) {
        return 0.0;
    }
    // One that is open can always be closed.
    let why = hint::why_not(model).filter(|_| !state.hint.is_open());
    let label = match why {
        Some(why) => t_args("hint-off", &[("why", t(why).into())]),
        None => t_args("hint-button", &[("key", key_name(ui.ctx(), Shortcut::Hint).into())]),
    };
    let weight = if state.hint.is_open() {
        Weight::Made
    } else {
        Weight::Plain
    };
    let button = Button::new("").glyph(&glyphs::HINT).label(&label).weight(weight);
    let rect = Rect::from_center_size(middle, Vec2::splat(sizes::BUTTON));
    let id = ui.scope_id().with("hint button");
    let response = button.enabled(why.is_none()).show_as(ui, rect, id);
    if response.on_hover_text(label).clicked() {
        toggle(ui.ctx(), model, state);
    }
    sizes::BUTTON + GAP
}

/// The place to click next for the hint, unless something lies over the board.
pub(super) fn next_click<G: Drawn>(frame: &BoardFrame<'_, G>, state: &BoardScreen<G>) -> Option<G::Spot> {
    let is_free = state.list.is_none() && !state.log_open;
    let next = state.hint.line().first().copied().filter(|_| is_free)?;
    lesson::next_click(frame, state, &next)
}

/// A line of the card.
struct CardLine {
    text: String,
    font: FontId,
    color: Color32,
}

/// The lines of the card; `None` while it is closed, or the list stands in its place.
fn lines<G: Drawn>(ui: &Ui, state: &BoardScreen<G>) -> Option<Vec<CardLine>> {
    let words = state.hint.words().filter(|_| state.list.is_none())?;
    let p = palette(ui.ctx());
    let line = |text: String, font: FontId, color: Color32| CardLine { text, font, color };
    let mut lines = vec![line(words.head, fonts::bold(sizes::BODY), p.text)];
    let steps = words.steps.into_iter();
    lines.extend(steps.map(|step| line(step, fonts::regular(sizes::BODY), p.text)));
    let more = words.more.into_iter();
    lines.extend(more.map(|more| line(more, fonts::regular(sizes::LABEL), p.dim)));
    Some(lines)
}

/// Draws the card of the hint where it is open. The card takes the place of a rail or of the log's lines, and is read
/// aloud when it comes.
pub(super) fn card<G: Drawn>(ui: &mut Ui, frame: &BoardFrame<'_, G>, state: &BoardScreen<G>) {
    let Some(lines) = lines(ui, state) else { return };
    let room = room(frame);
    let width = room.width() - 2.0 * SIDES - BAR;
    let high: f32 = {
        let pen = Pen::new(ui.ctx());
        let height = |line: &CardLine| pen.height(&line.text, line.font.clone(), width) + GAP;
        lines.iter().map(height).sum()
    };
    let card = room.with_max_y(room.bottom().min(room.top() + HEAD + high + GAP));
    // In a compact window nothing peeks out below it.
    let fills = frame.zones.is_compact() && !frame.on_sheet;
    list::hide_rail(ui, frame);
    let inner = ground(ui, if fills { room } else { card });
    let inner = inner.with_max_y(inner.bottom().min(card.bottom() - GAP));
    widgets::said(ui, Live::Polite, |ui| {
        let mut child = ui.new_child(UiBuilder::new().max_rect(inner).id_salt("hint"));
        child.set_clip_rect(inner);
        child.spacing_mut().item_spacing.y = 0.0;
        ScrollArea::vertical().auto_shrink(false).show(&mut child, |ui| {
            for CardLine { text, font, color } in lines {
                let high = Pen::new(ui.ctx()).height(&text, font.clone(), width) + GAP;
                let (place, _) = ui.allocate_exact_size(vec2(width, high), Sense::hover());
                widgets::paragraph(ui, place.min, &text, font, color, width);
            }
        });
    });
}

/// The room for the card: that of the list of everything, but below the head of the log.
fn room<G: Drawn>(frame: &BoardFrame<'_, G>) -> Rect {
    let room = list::room(frame);
    if room == frame.below && !frame.on_sheet {
        talk_card::below_tabs(room)
    } else {
        room
    }
}

/// Draws the ground of the card with its title; returns the room for its lines.
fn ground(ui: &mut Ui, card: Rect) -> Rect {
    let title = t("hint-title");
    // What lies below the card is not to be clicked through it.
    let ground = ui.interact(card, ui.scope_id().with("hint"), Sense::click_and_drag());
    ground.widget_info(|| WidgetInfo::labeled(Role::Group, true, &title));
    widgets::draw(ui, |pen| {
        let p = pen.palette;
        pen.rect_lined(card, sizes::R_LARGE, p.card, 1.0, p.line_hi);
        let at = card.min + vec2(SIDES + 9.0, 21.0);
        pen.glyph(&glyphs::HINT, at, 18.0, p.accent, p.card);
        let at = at + vec2(17.0, 0.0);
        pen.bold(at, Align2::LEFT_CENTER, &title, sizes::BODY, p.dim);
    });
    Rect::from_min_max(card.min + vec2(SIDES, HEAD), card.max - vec2(SIDES, GAP))
}
