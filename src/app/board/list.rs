//! "What can I do?" over the board: every legal command as a line, and below them what is not possible and why.

use super::{
    drawn::Drawn,
    frame::{BoardFrame, list_width},
    preview::Refusal,
    state::BoardScreen,
};
use crate::{
    app::{
        frame::{
            Wish,
            keys::key_name,
            line::{ROW, line},
        },
        look::{Pen, fonts, palette, sizes},
        widgets::{self, Button},
    },
    store::Shortcut,
    text::{t, t_args},
};
use egui::{Align2, Pos2, Rect, ScrollArea, Sense, Ui, WidgetInfo, accesskit::Role, vec2};

/// Height of the head of the list.
const HEAD: f32 = 44.0;
/// From one reason to the next.
const REASONS_GAP: f32 = 6.0;

/// Draws the button of the list: in the action bar, or over a board that leaves room for it.
pub(super) fn button<G: Drawn>(
    ui: &mut Ui,
    frame: &BoardFrame<'_, G>,
    state: &mut BoardScreen<G>,
    at: Pos2,
    high: f32,
) {
    let rect = Rect::from_min_size(at, vec2(list_width(ui), high));
    let text = t("what-can-i-do");
    if frame.own.is_some()
        && Button::new(&text)
            .key(key_name(ui.ctx(), Shortcut::List))
            .show(ui, rect)
            .clicked()
    {
        state.toggle_list();
    }
}

/// Draws the list where it is open.
pub(super) fn list<G: Drawn>(ui: &mut Ui, frame: &BoardFrame<'_, G>, state: &mut BoardScreen<G>) -> Option<Wish> {
    state.list.as_ref()?;
    let numbers = state.listed();
    let whole = numbers.len() == state.words.len();
    let refusals: &[Refusal<G::Spot>] = if whole { &state.refusals } else { &[] };
    let mut board = frame.zones.board;
    if frame.has_lens() {
        // Its button stands below it.
        board.max.y -= sizes::BUTTON + 8.0;
    }
    let sheet = place(board, numbers.len(), refusals.len());
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
    let inner = Rect::from_min_max(sheet.min + vec2(6.0, HEAD), sheet.max - vec2(6.0, 6.0));
    let mut child = ui.new_child(egui::UiBuilder::new().max_rect(inner).id_salt("list"));
    child.set_clip_rect(inner);
    child.spacing_mut().item_spacing.y = 0.0;
    let (focus, scrolls) = (state.list.as_ref()?.focus, state.list.as_ref()?.scrolls);
    let (mut pressed, mut hovered) = (None, None);
    ScrollArea::vertical().auto_shrink(false).show(&mut child, |ui| {
        for (index, &number) in numbers.iter().enumerate() {
            let text = state.words.get(number).map_or("", String::as_str);
            let response = line(ui, (index, text), focus == index, |_, room| room);
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

/// The place of the list: over the lower left of the board, as high as it needs to be.
fn place(board: Rect, lines: usize, refusals: usize) -> Rect {
    let below = if refusals == 0 {
        0.0
    } else {
        38.0 + 42.0 * refusals as f32
    };
    let height = (lines as f32 * ROW + below + HEAD + 10.0).min(board.height() - 24.0);
    let width = 560.0_f32.min(board.width() - 80.0);
    Align2::LEFT_BOTTOM.anchor_size(board.left_bottom() + vec2(12.0, -12.0), vec2(width, height))
}

/// Lists commands that are not possible now.
fn reasons<S>(ui: &mut Ui, refusals: &[Refusal<S>]) {
    if refusals.is_empty() {
        return;
    }
    let p = palette(ui.ctx());
    let width = ui.available_width() - 24.0;
    let (head, _) = ui.allocate_exact_size(vec2(ui.available_width(), 34.0), Sense::hover());
    let at = Pos2::new(head.left() + 12.0, head.center().y + 4.0);
    let font = fonts::bold(sizes::LABEL);
    widgets::label(ui, at, Align2::LEFT_CENTER, &t("board-not-now"), font, p.dim, width);
    for Refusal { command, why, .. } in refusals {
        let text = t_args(
            "board-refused",
            &[("what", command.as_str().into()), ("why", why.as_str().into())],
        );
        let font = fonts::regular(sizes::LABEL);
        let high = Pen::new(ui.ctx()).height(&text, font.clone(), width) + REASONS_GAP;
        let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), high), Sense::hover());
        let at = rect.min + vec2(12.0, REASONS_GAP / 2.0);
        widgets::paragraph(ui, at, &text, font, p.dim, width);
    }
    ui.add_space(4.0);
}
