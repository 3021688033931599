//! The right rail: what can be built next, the piles, and the log.

use super::{
    card::{self, Topic},
    drag::{self, Held},
    log::{LineKind, LogLine},
    model::TableAction,
    prompts::Anchor,
    scene::Scene,
    state::TableState,
};
use crate::{
    app::{
        art::{Frame, chips, figures, tiles},
        look::{
            Pen, colors, fonts,
            glyphs::{self, Inks},
            sizes,
        },
        widgets::{self, Button},
    },
    games::argo::Prompt,
    text::{t, t_args},
};
use egui::{Align2, Pos2, Rect, Sense, Ui, WidgetInfo, accesskit::Role, vec2};

/// Draws the rail and takes its clicks.
pub fn right_ui(ui: &mut Ui, scene: &Scene<'_>, state: &mut TableState) -> Option<TableAction> {
    let rail = scene.layout.right;
    let context = ui.ctx().clone();
    let mut pen = Pen::new(&context);
    pen.rect(rail, 0.0, pen.palette.panel);
    pen.paint(ui.painter());
    if scene.layout.is_compact() {
        return compact_ui(ui, scene, state);
    }
    let margin = sizes::MARGIN;
    let card = Rect::from_min_size(
        rail.min + vec2(margin, margin),
        vec2(rail.width() - 2.0 * margin, 290.0),
    );
    let action = build_card(ui, scene, state, card);
    let log = Rect::from_min_max(
        Pos2::new(card.left(), card.bottom() + sizes::GAP),
        Pos2::new(card.right(), rail.bottom() - margin),
    );
    log_card(ui, scene, state, log);
    action
}

fn build_card(ui: &mut Ui, scene: &Scene<'_>, state: &mut TableState, card: Rect) -> Option<TableAction> {
    let context = ui.ctx().clone();
    let mut pen = Pen::new(&context);
    let p = pen.palette;
    pen.rect_lined(card, sizes::R_LARGE, p.card, 1.0, p.line);
    let building = matches!(scene.prompt(), Some(Prompt::ChooseBuild));
    let head = card.top() + 24.0;
    let color = if building { p.text } else { p.dim };
    pen.bold(
        Pos2::new(card.left() + 14.0, head),
        Align2::LEFT_CENTER,
        &t("build-next"),
        sizes::BODY,
        color,
    );
    let when = if building { t("choose-one") } else { t("not-now") };
    pen.text(
        Pos2::new(card.right() - 14.0, head),
        Align2::RIGHT_CENTER,
        &when,
        sizes::LABEL,
        p.dim,
    );
    let side = 70.0;
    let step = (card.width() - 28.0 - side) / 2.0;
    let y = card.top() + 44.0;
    let line = card.top() + 154.0;
    pen.line(
        &[
            Pos2::new(card.left() + 14.0, line),
            Pos2::new(card.right() - 14.0, line),
        ],
        1.0,
        p.line,
    );
    let low = line + 14.0;
    pen.text(
        Pos2::new(card.left() + 14.0, low),
        Align2::LEFT_CENTER,
        &t("pods"),
        sizes::SMALL,
        p.dim,
    );
    pen.text(
        Pos2::new(card.right() - 14.0, low),
        Align2::RIGHT_CENTER,
        &t("stack"),
        sizes::SMALL,
        p.dim,
    );
    let stack = Frame::new(Pos2::new(card.right() - 14.0 - 62.0, low + 16.0), 60.0);
    tiles::stack_shapes(&mut pen, stack, usize::from(scene.model.view.stack_left));
    coming_pods(&mut pen, scene, Pos2::new(card.left() + 108.0, low + 24.0));
    pen.paint(ui.painter());
    let mut action = None;
    for source in 0..3_u8 {
        let at = Pos2::new(card.left() + 14.0 + step * f32::from(source), y);
        action = source_ui(ui, scene, state, source, Frame::new(at, side)).or(action);
    }
    let pod = Frame::new(Pos2::new(card.left() + 14.0, low + 12.0), side);
    source_ui(ui, scene, state, 3, pod).or(action)
}

/// The values of the pods below the top one.
fn coming_pods(pen: &mut Pen<'_>, scene: &Scene<'_>, at: Pos2) {
    let p = pen.palette;
    let taken = usize::from(scene.model.view.table.pods_taken);
    for (row, &pod) in scene.model.setup.pods.iter().skip(taken + 1).take(3).enumerate() {
        let at = at + vec2(0.0, 24.0 * row as f32);
        glyphs::draw(pen, &glyphs::POD, at, 15.0, Inks::new(p.hazard, p.card));
        let seats: Vec<String> = scene
            .model
            .setup
            .components
            .tile(pod)
            .seats
            .iter()
            .map(u8::to_string)
            .collect();
        pen.bold(
            at + vec2(16.0, 0.0),
            Align2::LEFT_CENTER,
            &seats.join(", "),
            sizes::LABEL,
            p.text,
        );
    }
}

/// One display place or the top pod: picture, key cap, and the click where it may be built.
fn source_ui(ui: &mut Ui, scene: &Scene<'_>, state: &mut TableState, source: u8, frame: Frame) -> Option<TableAction> {
    let context = ui.ctx().clone();
    let mut pen = Pen::new(&context);
    let p = pen.palette;
    let tile = scene.words.source_tile(source);
    let choice = scene
        .choices
        .iter()
        .find(|choice| choice.at == Anchor::Source(source))
        .copied();
    let chosen = state.selection.source == Some(source) && choice.is_some();
    // The key stands beside the tile in small windows, otherwise below it.
    let beyond = if scene.layout.is_compact() {
        vec2(29.0, 5.0)
    } else {
        vec2(5.0, 30.0)
    };
    let around = Rect::from_min_max(frame.min - vec2(5.0, 5.0), frame.rect().max + beyond);
    let label = match (choice, tile) {
        (Some(choice), _) => scene.label(&choice),
        (None, Some(tile)) => scene.words.tile_bare(tile),
        (None, None) => t("nothing-left"),
    };
    let (sense, role) = match choice {
        Some(_) => (Sense::CLICK | Sense::DRAG, Role::Button),
        None => (Sense::CLICK, Role::Label),
    };
    let response = ui.interact(around, ui.scope_id().with(("source", source)), sense);
    response.widget_info(|| WidgetInfo::labeled(role, true, &label));
    let first = choice.is_some() && state.selection.source.is_none();
    if chosen || first || (choice.is_some() && response.hovered()) {
        let (fill, border) = match (chosen, response.hovered()) {
            (true, _) => (p.card_hi, p.accent),
            (false, true) => (p.card_hi, p.line_hi),
            // Nothing is taken yet: here it begins.
            (false, false) => (p.card, colors::faded(p.accent, 0.55)),
        };
        pen.rect_lined(around, sizes::R_CARD, fill, if chosen { 2.0 } else { 1.5 }, border);
    }
    if let Some(tile) = tile {
        card::picture(&mut pen, scene, tile, frame);
    }
    let key = (source + 1).to_string();
    let cap = Pos2::new(frame.center().x - 10.0, frame.rect().bottom() + 16.0);
    if scene.layout.is_compact() {
        widgets::key_cap(&mut pen, Pos2::new(frame.rect().right() + 6.0, frame.center().y), &key);
    } else {
        widgets::key_cap(&mut pen, cap, &key);
    }
    pen.paint(ui.painter());
    if choice.is_some_and(|choice| scene.is_focused(state, &choice)) {
        widgets::focus_frame(ui, around, sizes::R_CARD);
    }
    let mut action = None;
    if choice.is_some() {
        action = drag::follow(scene, state, Held::Source(source), &response);
    }
    let clicked = response.clicked();
    if let Some(tile) = tile {
        let asks = response.secondary_clicked() || (clicked && choice.is_none());
        if asks {
            state.card = Some(Topic::Tile(tile));
        }
        response.on_hover_ui(|ui| card::tooltip(ui, scene, tile));
    }
    choice
        .filter(|_| clicked)
        .and_then(|choice| state.choose(scene.model, &choice, scene.now))
        .or(action)
}

fn compact_ui(ui: &mut Ui, scene: &Scene<'_>, state: &mut TableState) -> Option<TableAction> {
    let rail = scene.layout.right;
    let p = crate::app::look::palette(ui.ctx());
    let font = fonts::regular(sizes::LABEL);
    let at = Pos2::new(rail.center().x, rail.top() + 16.0);
    widgets::label(
        ui,
        at,
        Align2::CENTER_CENTER,
        &t("build-next"),
        font.clone(),
        p.text,
        rail.width() - 12.0,
    );
    let mut action = None;
    for source in 0..4_u8 {
        let at = Pos2::new(rail.left() + 11.0, rail.top() + 34.0 + 80.0 * f32::from(source));
        action = source_ui(ui, scene, state, source, Frame::new(at, 68.0)).or(action);
    }
    let text = t_args("face-down", &[("n", scene.model.view.stack_left.into())]);
    let at = Pos2::new(rail.center().x, rail.top() + 366.0);
    widgets::label(ui, at, Align2::CENTER_CENTER, &text, font, p.dim, rail.width() - 8.0);
    let rect = Rect::from_min_size(
        Pos2::new(rail.left() + 9.0, rail.top() + 386.0),
        vec2(rail.width() - 18.0, 40.0),
    );
    if Button::new(&t("log")).glyph(&glyphs::LOG).show(ui, rect).clicked() {
        state.log_open = !state.log_open;
    }
    if state.log_open {
        let board = scene.layout.board;
        let sheet = Rect::from_min_max(
            Pos2::new(board.right() - 300.0, board.top() + 8.0),
            board.max - vec2(8.0, 8.0),
        );
        // What lies below the sheet is not to be clicked through it.
        ui.interact(sheet, ui.scope_id().with("log sheet"), Sense::CLICK | Sense::DRAG);
        log_card(ui, scene, state, sheet);
    }
    action
}

/// The log in a card.
pub fn log_card(ui: &mut Ui, scene: &Scene<'_>, state: &TableState, card: Rect) {
    let context = ui.ctx().clone();
    let mut pen = Pen::new(&context);
    let p = pen.palette;
    pen.rect_lined(card, sizes::R_LARGE, p.card, 1.0, p.line);
    let head = Pos2::new(card.left() + 14.0, card.top() + 22.0);
    pen.bold(head, Align2::LEFT_CENTER, &t("log"), sizes::BODY, p.text);
    pen.paint(ui.painter());
    let inner = Rect::from_min_max(card.min + vec2(6.0, 42.0), card.max - vec2(6.0, 8.0));
    let mut child = ui.new_child(egui::UiBuilder::new().max_rect(inner).id_salt("log"));
    if state.log.lines.is_empty() {
        child.add_space(4.0);
        child.horizontal(|ui| {
            ui.add_space(8.0);
            ui.colored_label(p.dim, t("log-empty"));
        });
        return;
    }
    let lines = &state.log.lines;
    child.spacing_mut().item_spacing.y = 0.0;
    egui::ScrollArea::vertical()
        .auto_shrink(false)
        .stick_to_bottom(true)
        .show_viewport(&mut child, |ui, seen| {
            let rows = LogRows::of(ui, lines, ui.max_rect().width());
            ui.set_height(rows.total());
            let (left, right) = (ui.max_rect().left(), ui.max_rect().right());
            let top = ui.max_rect().top();
            for index in rows.between(seen.top(), seen.bottom()) {
                let (from, to) = rows.span(index);
                let rect = Rect::from_min_max(Pos2::new(left, top + from), Pos2::new(right, top + to));
                log_line(ui, scene, &lines[index], rect, index + 1 == lines.len());
            }
        });
}

/// Height of a line of the log, and of one more row in it.
const ROW: f32 = 29.0;
const ROW_MORE: f32 = 17.0;
/// Most lines of the log that can be scrolled back to; the rest is in the record.
const LINES_SHOWN: usize = 400;

/// Where each of the newest lines stands.
struct LogRows {
    first: usize,
    ends: Vec<f32>,
}

impl LogRows {
    fn of(ui: &Ui, lines: &[LogLine], width: f32) -> Self {
        let pen = Pen::new(ui.ctx());
        let first = lines.len().saturating_sub(LINES_SHOWN);
        let mut end = 0.0;
        let ends = lines[first..]
            .iter()
            .map(|line| {
                let room = text_room(&pen, line, width);
                let rows = match line.kind {
                    LineKind::Turn => 1,
                    _ => pen.rows(&line.text, fonts::regular(sizes::LABEL), room),
                };
                end += ROW + ROW_MORE * (rows.max(1) - 1) as f32;
                end
            })
            .collect();
        Self { first, ends }
    }
    fn total(&self) -> f32 {
        self.ends.last().copied().unwrap_or(0.0)
    }
    /// Top and bottom of a line.
    fn span(&self, index: usize) -> (f32, f32) {
        let place = index - self.first;
        let top = place.checked_sub(1).map_or(0.0, |before| self.ends[before]);
        (top, self.ends[place])
    }
    /// Lines that are seen between two heights.
    fn between(&self, top: f32, bottom: f32) -> std::ops::Range<usize> {
        let from = self.ends.partition_point(|&end| end <= top);
        let to = self.ends.partition_point(|&end| end < bottom) + 1;
        self.first + from..self.first + to.min(self.ends.len())
    }
}

/// Room for the words of a line beside badge and chip.
fn text_room(pen: &Pen<'_>, line: &LogLine, width: f32) -> f32 {
    let chip = line
        .points
        .map_or(0.0, |(_, points)| chips::width(pen, &format!("{points:+}")) + 6.0);
    width - 34.0 - 8.0 - chip
}

fn log_line(ui: &Ui, scene: &Scene<'_>, line: &LogLine, rect: Rect, newest: bool) {
    let response = ui.interact(rect, ui.scope_id().with(("line", rect.top() as i32)), Sense::hover());
    let spoken = line.spoken(&scene.model.names);
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &spoken));
    let context = ui.ctx().clone();
    let mut pen = Pen::new(&context);
    let p = pen.palette;
    let y = rect.center().y;
    if newest {
        pen.rect(rect.shrink2(vec2(0.0, 1.0)), 6.0, p.card_hi);
    }
    if line.kind == LineKind::Turn {
        let text = pen.text(
            Pos2::new(rect.left() + 8.0, y),
            Align2::LEFT_CENTER,
            &line.text,
            sizes::LABEL,
            p.dim,
        );
        let from = Pos2::new(text.right() + 8.0, y);
        pen.line(&[from, Pos2::new(rect.right() - 8.0, y)], 1.0, p.line);
        pen.paint(ui.painter());
        return;
    }
    if let Some(seat) = line.seat {
        figures::badge(&mut pen, seat, Pos2::new(rect.left() + 16.0, y), 8.5);
    }
    if let Some((seat, points)) = line.points {
        let text = format!("{points:+}");
        let left = rect.right() - 8.0 - chips::width(&pen, &text);
        chips::score(&mut pen, Pos2::new(left, y), seat, &text);
    }
    let undone = line.kind == LineKind::Undone;
    let color = if undone { p.faint } else { p.text };
    let font = fonts::regular(sizes::LABEL);
    let left = rect.left() + 34.0;
    let room = text_room(&pen, line, rect.width());
    let rows = pen.rows(&line.text, font.clone(), room);
    let at = Pos2::new(left, rect.top() + 6.0);
    let text = pen.paragraph(at, &line.text, font, color, room);
    if undone {
        for row in 0..rows {
            let y = text.top() + text.height() / rows as f32 * (row as f32 + 0.5);
            pen.line(&[Pos2::new(text.left(), y), Pos2::new(text.right(), y)], 1.0, color);
        }
    }
    pen.paint(ui.painter());
    response.on_hover_text(spoken);
}
