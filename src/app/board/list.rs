//! "What can I do?" over the board: every legal command as a line, and below them what is not possible and why.

use super::{
    drawn::Drawn,
    frame::{BoardFrame, is_short, list_button},
    preview::Refusal,
    state::BoardScreen,
};
use crate::{
    app::{
        frame::{
            Wish,
            line::{self, line},
        },
        look::{Pen, fonts, palette, sizes},
        widgets,
    },
    text::{t, t_args},
};
use egui::{Align2, Pos2, Rect, ScrollArea, Sense, Ui, Vec2, WidgetInfo, accesskit::Role, vec2};

/// Height of the head of the list.
const HEAD: f32 = 44.0;
/// Width of the edge around its lines.
const EDGE: f32 = 6.0;
/// From one reason to the next, height of the words above them, and the room at both their sides.
const REASONS_GAP: f32 = 6.0;
const REASONS_HEAD: f32 = 34.0;
const REASONS_SIDES: f32 = 24.0;

/// Draws the button of the list: in the action bar, or over a board that leaves room for it.
pub(super) fn button<G: Drawn>(
    ui: &mut Ui,
    frame: &BoardFrame<'_, G>,
    state: &mut BoardScreen<G>,
    at: Pos2,
    high: f32,
) {
    let button = list_button(ui, !frame.has_lens() && is_short(frame.model, &frame.zones, state));
    let rect = Rect::from_min_size(at, vec2(button.width(ui), high));
    if frame.own.is_some() && button.show(ui, rect).on_hover_text(t("what-can-i-do")).clicked() {
        state.toggle_list();
    }
}

/// Draws the list where it is open.
pub(super) fn list<G: Drawn>(ui: &mut Ui, frame: &BoardFrame<'_, G>, state: &mut BoardScreen<G>) -> Option<Wish> {
    state.list.as_ref()?;
    let (numbers, pointed) = (state.listed(), state.pointed(frame.model));
    // A line in focus is read aloud with its effect.
    let effect = pointed.and_then(|(_, command)| state.foresee(frame.model, command));
    let effect = effect.as_ref().map_or("", |effect| effect.text.as_str());
    let whole = numbers.len() == state.words.len();
    let refusals: &[Refusal<G::Spot>] = if whole { &state.refusals } else { &[] };
    let mut board = frame.zones.board;
    if frame.has_lens() {
        // Its button stands below it.
        board.max.y -= sizes::BUTTON + 8.0;
    }
    let sheet = place(ui, board, state, (&numbers, refusals));
    let head = t_args("list-head", &[("n", numbers.len().into())]);
    // What lies below the sheet is not to be clicked through it.
    let ground = ui.interact(sheet, ui.scope_id().with("list"), Sense::click_and_drag());
    ground.widget_info(|| WidgetInfo::labeled(Role::List, true, &head));
    let context = ui.ctx().clone();
    let mut pen = Pen::new(&context);
    let p = pen.palette;
    pen.rect_lined(sheet, sizes::R_LARGE, p.card, 1.0, p.line_hi);
    let at = sheet.min + vec2(16.0, 23.0);
    pen.bold(at, Align2::LEFT_CENTER, &head, sizes::BODY, p.text);
    pen.paint(ui.painter());
    let inner = Rect::from_min_max(sheet.min + vec2(EDGE, HEAD), sheet.max - Vec2::splat(EDGE));
    let mut child = ui.new_child(egui::UiBuilder::new().max_rect(inner).id_salt("list"));
    child.set_clip_rect(inner);
    child.spacing_mut().item_spacing.y = 0.0;
    let (focus, scrolls) = (state.list.as_ref()?.focus, state.list.as_ref()?.scrolls);
    let (mut pressed, mut hovered) = (None, None);
    ScrollArea::vertical().auto_shrink(false).show(&mut child, |ui| {
        for (index, &number) in numbers.iter().enumerate() {
            let text = state.words.get(number).map_or("", String::as_str);
            let whole = [text, effect].join(". ");
            let is_told = focus == index && !effect.is_empty();
            let spoken = if is_told { &whole } else { text };
            let response = line(ui, (index, text), focus == index, spoken);
            if focus == index && scrolls {
                ui.scroll_to_rect_animation(response.rect, None, egui::style::ScrollAnimation::none());
            }
            pressed = pressed.or(response.clicked().then_some(number));
            hovered = hovered.or(response.hovered().then_some(index));
        }
        reasons(ui, refusals);
    });
    // A pointer that rests leaves the keyboard its line.
    let moved = ui.input(|input| input.pointer.delta() != egui::Vec2::ZERO);
    if let Some(list) = &mut state.list {
        list.scrolls = false;
        list.focus = hovered.filter(|_| moved).unwrap_or(list.focus);
    }
    state.send(frame.model, pressed?, frame.now)
}

/// The place of the list: over the lower left of the board, as high as it needs to be; where that is too high, as high as
/// whole lines are.
fn place<G: Drawn>(
    ui: &Ui,
    board: Rect,
    state: &BoardScreen<G>,
    (numbers, refusals): (&[usize], &[Refusal<G::Spot>]),
) -> Rect {
    let (pen, width) = (Pen::new(ui.ctx()), 560.0_f32.min(board.width() - 80.0));
    let inner = width - 2.0 * EDGE;
    let word = |number: &usize| state.words.get(*number).map_or("", String::as_str);
    let lines = numbers.iter().map(word).enumerate();
    let lines = lines.map(|line| line::height(&pen, line, inner));
    let head = (!refusals.is_empty()).then_some(REASONS_HEAD);
    let reasons = refusals
        .iter()
        .map(|refusal| reason_height(&pen, &refused(refusal), inner));
    let most = board.height() - 24.0 - HEAD - EDGE;
    let fitting = lines.chain(head).chain(reasons).scan(0.0, |sum, high| {
        *sum += high;
        (*sum <= most).then_some(*sum)
    });
    let height = fitting.last().unwrap_or(most) + HEAD + EDGE;
    Align2::LEFT_BOTTOM.anchor_size(board.left_bottom() + vec2(12.0, -12.0), vec2(width, height))
}

/// A command that is not possible, and why.
fn refused<S>(Refusal { command, why, .. }: &Refusal<S>) -> String {
    let args = [("what", command.as_str().into()), ("why", why.as_str().into())];
    t_args("board-refused", &args)
}

/// The height of a reason in a list of this width.
fn reason_height(pen: &Pen<'_>, text: &str, width: f32) -> f32 {
    pen.height(text, fonts::regular(sizes::LABEL), width - REASONS_SIDES) + REASONS_GAP
}

/// Lists commands that are not possible now.
fn reasons<S>(ui: &mut Ui, refusals: &[Refusal<S>]) {
    if refusals.is_empty() {
        return;
    }
    let p = palette(ui.ctx());
    let width = ui.available_width();
    let (head, _) = ui.allocate_exact_size(vec2(width, REASONS_HEAD), Sense::hover());
    let (at, inner) = (
        Pos2::new(head.left() + REASONS_SIDES / 2.0, head.center().y + 4.0),
        width - REASONS_SIDES,
    );
    let font = fonts::bold(sizes::LABEL);
    widgets::label(ui, at, Align2::LEFT_CENTER, &t("board-not-now"), font, p.dim, inner);
    for refusal in refusals {
        let text = refused(refusal);
        let high = reason_height(&Pen::new(ui.ctx()), &text, width);
        let (rect, _) = ui.allocate_exact_size(vec2(width, high), Sense::hover());
        let at = rect.min + vec2(REASONS_SIDES / 2.0, REASONS_GAP / 2.0);
        widgets::paragraph(ui, at, &text, fonts::regular(sizes::LABEL), p.dim, inner);
    }
}
