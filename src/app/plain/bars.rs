//! The bars of the plain table: how far the game is, and below the panels what can be done at once.

use super::{
    panels::Described,
    rects::Rects,
    state::{PlainModel, PlainScreen},
};
use crate::{
    app::{
        frame::{TableAction, TableModel, top, undo},
        look::{Pen, fonts, glyphs, palette, sizes},
        widgets::Button,
    },
    text::t,
};
use egui::{Pos2, Rect, Sense, Ui, WidgetInfo, accesskit::Role, vec2};

/// Draws the top bar.
pub(super) fn top_ui<G: Described>(
    ui: &mut Ui,
    rects: &Rects,
    model: &TableModel<'_, G>,
    progress: &str,
) -> Option<TableAction<G::Command>> {
    let menu = top::bar(ui, rects.top);
    let width = rects.top.width() * 0.5;
    let host = model.host.as_deref();
    top::title(ui, rects.top, (&model.title, progress), width, host);
    menu.then_some(TableAction::Menu)
}

/// Draws the bar below: step back, what the command that is pointed at would do, the list, the log, the large button.
pub(super) fn actions_ui<G: Described>(
    ui: &mut Ui,
    rects: &Rects,
    frame: &PlainModel<'_, G>,
    state: &mut PlainScreen<G>,
) -> Option<TableAction<G::Command>> {
    let bar = rects.actions;
    let p = palette(ui.ctx());
    let line = Rect::from_min_size(bar.min, vec2(bar.width(), 1.0));
    ui.painter().rect_filled(line, 0.0, p.line);
    let compact = rects.is_compact();
    let y = bar.center().y - sizes::BUTTON_LARGE / 2.0;
    let left = Pos2::new(bar.left() + 12.0, y);
    let mut action = undo::undo(ui, frame.model, (&mut state.note, frame.now), left, compact);
    let mut right = bar.right() - 12.0;
    if let Some(command) = frame.primary.clone() {
        let (pressed, from) = primary(ui, frame, &command, Pos2::new(right, y));
        right = from - 10.0;
        if pressed {
            action = state.asking.send(frame.model, command, frame.now).or(action);
        }
    }
    let left = Pos2::new(left.x + undo::width(compact) + 8.0, y);
    let left = folded(ui, rects, frame, state, left) + 6.0;
    let room = Rect::from_min_max(Pos2::new(left, bar.top()), Pos2::new(right, bar.bottom()));
    outlook(ui, frame, state, room);
    action
}

/// The large button at the far right; returns whether it was pressed, and where it begins.
fn primary<G: Described>(ui: &mut Ui, frame: &PlainModel<'_, G>, command: &G::Command, right_top: Pos2) -> (bool, f32) {
    let index = frame.legal().iter().position(|other| other == command);
    let text = index.map_or("", |index| frame.lines[index].as_str());
    let button = Button::new(text).primary().glyph(&glyphs::CHECK).key("Enter");
    let width = button.width(ui).clamp(150.0, 420.0);
    let rect = Rect::from_min_size(right_top - vec2(width, 0.0), vec2(width, sizes::BUTTON_LARGE));
    (
        button.show_as(ui, rect, ui.scope_id().with("primary")).clicked(),
        rect.left(),
    )
}

/// Buttons for what is folded away, always at the same place; returns where they end.
fn folded<G: Described>(
    ui: &mut Ui,
    rects: &Rects,
    frame: &PlainModel<'_, G>,
    state: &mut PlainScreen<G>,
    left_top: Pos2,
) -> f32 {
    let mut left = left_top.x;
    let mut button = |ui: &mut Ui, button: Button<'_>| {
        let size = vec2(button.width(ui), sizes::BUTTON_LARGE);
        let rect = Rect::from_min_size(Pos2::new(left, left_top.y), size);
        left = rect.right() + 8.0;
        button.show(ui, rect).clicked()
    };
    if rects.log.is_none() && button(ui, Button::new(&t("log")).glyph(&glyphs::LOG)) {
        state.log_open = !state.log_open;
    }
    if frame.own.is_some() && state.list_closed && button(ui, Button::new(&t("what-can-i-do")).key("H")) {
        state.list_closed = false;
    }
    left
}

/// Tells the effect of the command under the pointer, in focus or on the large button; else what is waited for.
fn outlook<G: Described>(ui: &Ui, frame: &PlainModel<'_, G>, state: &mut PlainScreen<G>, room: Rect) {
    let text = match &frame.own {
        Some((question, legal)) => {
            let pointed = state.hovered.or(state.focus).and_then(|index| legal.get(index));
            match pointed {
                Some(command) => state.outlook(frame.model, question.seat, command).to_owned(),
                None if state.list_closed => String::new(),
                None => t("plain-hint"),
            }
        }
        None if frame.model.questions.is_empty() => String::new(),
        None => t("hint-watch"),
    };
    if text.is_empty() || room.width() < 60.0 {
        return;
    }
    let mut pen = Pen::new(ui.ctx());
    let p = pen.palette;
    let inner = room.shrink2(vec2(0.0, 4.0));
    let fits = pen.height(&text, fonts::regular(sizes::LABEL), inner.width()) <= inner.height();
    let font = fonts::regular(if fits { sizes::LABEL } else { sizes::SMALL });
    let whole = pen.height(&text, font.clone(), inner.width());
    let high = whole.min(inner.height());
    let at = Pos2::new(inner.left(), inner.center().y - high / 2.0);
    pen.paragraph(at, &text, font, p.text, inner.width());
    pen.paint(&ui.painter_at(inner));
    let response = ui.interact(room, ui.scope_id().with("outlook"), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &text));
    if whole > high {
        response.on_hover_text(text);
    }
}
