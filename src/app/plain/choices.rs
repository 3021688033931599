//! "What can I do?": every legal command as a line, and below them what is not possible and why.

use super::{
    panels::Described,
    state::{PlainModel, PlainScreen},
};
use crate::{
    app::{
        frame::line::{ROW, line},
        look::{Pen, fonts, palette, sizes},
        widgets,
    },
    text::{t, t_args},
};
use egui::{Align2, Pos2, Rect, ScrollArea, Sense, Ui, vec2};

/// Height of the head of the card.
const HEAD: f32 = 44.0;
/// From one reason to the next.
const REASONS_GAP: f32 = 6.0;

/// The lines that the pointer is on or pressed.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Pointed {
    /// The line that was pressed.
    pub pressed: Option<usize>,
    /// The line under the pointer.
    pub hovered: Option<usize>,
}

/// The height that the card would like to have.
#[must_use]
pub(super) fn wanted_height(lines: usize, refused: usize) -> f32 {
    let reasons = if refused == 0 {
        0.0
    } else {
        34.0 + 40.0 * refused as f32
    };
    HEAD + lines as f32 * ROW + reasons + 10.0
}

/// Draws the card.
pub(super) fn choices<G: Described>(
    ui: &mut Ui,
    rect: Rect,
    model: &PlainModel<'_, G>,
    state: &mut PlainScreen<G>,
) -> Pointed {
    let context = ui.ctx().clone();
    let mut pen = Pen::new(&context);
    let p = pen.palette;
    pen.rect_lined(rect, sizes::R_LARGE, p.card, 1.0, p.accent);
    let legal = model.legal();
    let head = t_args("list-head", &[("n", legal.len().into())]);
    let at = Pos2::new(rect.left() + 14.0, rect.top() + 22.0);
    let font = fonts::bold(sizes::BODY);
    pen.text_within(at, Align2::LEFT_CENTER, &head, font, p.text, rect.width() - 62.0);
    let key = Pos2::new(rect.right() - 34.0, at.y);
    widgets::key_cap(&mut pen, key, "H");
    pen.paint(ui.painter());
    let inner = Rect::from_min_max(rect.min + vec2(6.0, HEAD - 4.0), rect.max - vec2(6.0, 6.0));
    let mut child = ui.new_child(egui::UiBuilder::new().max_rect(inner).id_salt("choices"));
    child.set_clip_rect(inner);
    child.spacing_mut().item_spacing.y = 0.0;
    let mut area = ScrollArea::vertical().auto_shrink(false);
    if state.fresh {
        area = area.vertical_scroll_offset(0.0);
    }
    let scrolls = std::mem::take(&mut state.scroll_to_focus);
    let mut pointed = Pointed::default();
    area.show(&mut child, |ui| {
        for (index, text) in model.lines.iter().enumerate() {
            let focused = state.focus == Some(index);
            let response = line(ui, (index, text), focused, |_, room| room);
            if focused && scrolls {
                ui.scroll_to_rect_animation(response.rect, None, egui::style::ScrollAnimation::none());
            }
            if response.clicked() {
                pointed.pressed = Some(index);
            }
            if response.hovered() {
                pointed.hovered = Some(index);
            }
        }
        reasons(ui, &state.refused);
    });
    pointed
}

/// Lists commands that are not possible now.
fn reasons(ui: &mut Ui, refused: &[(String, String)]) {
    if refused.is_empty() {
        return;
    }
    let p = palette(ui.ctx());
    let width = ui.available_width() - 24.0;
    let (head, _) = ui.allocate_exact_size(vec2(ui.available_width(), 34.0), Sense::hover());
    let at = Pos2::new(head.left() + 12.0, head.center().y + 4.0);
    let font = fonts::bold(sizes::LABEL);
    widgets::label(ui, at, Align2::LEFT_CENTER, &t("plain-not-now"), font, p.dim, width);
    for (command, why) in refused {
        let text = t_args(
            "plain-refused",
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
