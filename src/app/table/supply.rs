//! The right rail: what can be built next, the piles, and the log.

use super::{
    log::{LineKind, LogLine},
    model::TableAction,
    prompts::Anchor,
    scene::Scene,
    state::TableState,
};
use crate::{
    app::{
        art::{
            Frame, chips, figures,
            pods::{self, PodLook},
            tiles::{self, TileLook},
        },
        look::{
            Pen, fonts,
            glyphs::{self, Inks},
            sizes,
        },
        widgets::{self, Button},
    },
    games::argo::{Prompt, Tile},
    text::{t, t_args},
};
use egui::{Align2, Pos2, Rect, Response, Sense, Ui, WidgetInfo, accesskit::Role, vec2};

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
    let around = Rect::from_min_max(frame.min - vec2(5.0, 5.0), frame.rect().max + vec2(5.0, 30.0));
    let response = match choice {
        Some(choice) => {
            let response = ui.interact(around, ui.scope_id().with(("source", source)), Sense::CLICK);
            let label = scene.label(&choice);
            response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &label));
            response
        }
        None => {
            let response = ui.interact(around, ui.scope_id().with(("source", source)), Sense::hover());
            let label = tile.map_or_else(|| t("nothing-left"), |tile| scene.words.tile_bare(tile));
            response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &label));
            response
        }
    };
    if chosen || (choice.is_some() && response.hovered()) {
        let border = if chosen { p.accent } else { p.line_hi };
        pen.rect_lined(around, sizes::R_CARD, p.card_hi, 2.0, border);
    }
    if let Some(tile) = tile {
        picture(&mut pen, scene, tile, frame);
    }
    let key = (source + 1).to_string();
    let cap = Pos2::new(frame.center().x - 10.0, frame.rect().bottom() + 16.0);
    if scene.layout.is_compact() {
        widgets::key_cap(&mut pen, Pos2::new(frame.rect().right() + 6.0, frame.center().y), &key);
    } else {
        widgets::key_cap(&mut pen, cap, &key);
    }
    pen.paint(ui.painter());
    let clicked = response.clicked();
    if let Some(tile) = tile {
        response.on_hover_ui(|ui| tile_card(ui, scene, tile));
    }
    choice
        .filter(|_| clicked)
        .and_then(|choice| state.choose(scene.model, &choice, scene.now))
}

fn picture(pen: &mut Pen<'_>, scene: &Scene<'_>, tile: Tile, frame: Frame) {
    let setup = &scene.model.setup;
    let look = TileLook {
        slots: setup.slots.get(tile.index()).copied().unwrap_or(0),
        ..TileLook::new(setup.components.tile(tile))
    };
    if setup.components.is_pod(tile) {
        pods::pod_shapes(pen, &PodLook::of(&look), frame);
    } else {
        tiles::tile_shapes(pen, &look, frame);
    }
}

/// What a tile is and does, and which of its values are only supposed.
pub fn tile_card(ui: &mut Ui, scene: &Scene<'_>, tile: Tile) {
    let data = scene.model.setup.components.tile(tile);
    ui.set_max_width(320.0);
    ui.strong(crate::text::capitalised(&scene.words.tile_bare(tile)));
    ui.label(crate::text::argo::kind_rule(data.kind));
    if data.capacity < 255 {
        ui.label(t_args("tile-holds", &[("n", data.capacity.into())]));
    }
    if !data.provisional.is_empty() {
        let p = crate::app::look::palette(ui.ctx());
        let fields = data.provisional.join(", ");
        ui.colored_label(p.hazard_text, t_args("tile-provisional", &[("fields", fields.into())]));
    }
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
        log_card(ui, scene, state, sheet);
    }
    action
}

fn log_card(ui: &mut Ui, scene: &Scene<'_>, state: &TableState, card: Rect) {
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
        child.colored_label(p.dim, t("log-empty"));
        return;
    }
    let lines = &state.log.lines;
    child.spacing_mut().item_spacing.y = 0.0;
    egui::ScrollArea::vertical()
        .auto_shrink(false)
        .stick_to_bottom(true)
        .show_rows(&mut child, ROW, lines.len(), |ui, range| {
            for index in range {
                log_line(ui, scene, &lines[index], index + 1 == lines.len());
            }
        });
}

/// Height of a line of the log.
const ROW: f32 = 29.0;

fn log_line(ui: &mut Ui, scene: &Scene<'_>, line: &LogLine, newest: bool) -> Response {
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), ROW), Sense::hover());
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
        return response;
    }
    if let Some(seat) = line.seat {
        figures::badge(&mut pen, seat, Pos2::new(rect.left() + 16.0, y), 8.5);
    }
    let mut right = rect.right() - 8.0;
    if let Some((seat, points)) = line.points {
        let text = format!("{points:+}");
        let left = right - chips::width(&pen, &text);
        chips::score(&mut pen, Pos2::new(left, y), seat, &text);
        right = left - 6.0;
    }
    let undone = line.kind == LineKind::Undone;
    let color = if undone { p.faint } else { p.text };
    let at = Pos2::new(rect.left() + 34.0, y);
    let font = fonts::regular(sizes::LABEL);
    let (text, _) = pen.text_within(at, Align2::LEFT_CENTER, &line.text, font, color, right - at.x);
    if undone {
        pen.line(&[text.left_center(), text.right_center()], 1.0, color);
    }
    pen.paint(ui.painter());
    response.on_hover_text(spoken)
}
