//! The right rail: what can be built next, the piles, and the log.

use super::{
    art::{Square, tiles},
    card, drag,
    held::Held,
    model::ArgoAction,
    prompts::Anchor,
    reasons,
    scene::Scene,
    state::ArgoScreen,
    topic::Topic,
};
use crate::{
    app::{
        frame::log_card::log_card,
        look::{
            Pen, colors, fonts,
            glyphs::{self, Inks},
            palette, sizes,
        },
        widgets::{self, Button},
    },
    games::argo::Prompt,
    text::{t, t_args},
};
use egui::{Align2, Pos2, Rect, Sense, Ui, WidgetInfo, accesskit::Role, vec2};

/// Draws the rail and takes its clicks.
pub(super) fn right_ui(ui: &mut Ui, scene: &Scene<'_>, state: &mut ArgoScreen) -> Option<ArgoAction> {
    let rail = scene.zones.right;
    let context = ui.ctx().clone();
    let mut pen = Pen::new(&context);
    pen.rect(rail, 0.0, pen.palette.panel);
    pen.paint(ui.painter());
    if scene.zones.is_compact() {
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
    log_card(ui, &scene.model.names, &state.lines, log);
    action
}

fn build_card(ui: &mut Ui, scene: &Scene<'_>, state: &mut ArgoScreen, card: Rect) -> Option<ArgoAction> {
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
    let stack = Square::new(Pos2::new(card.right() - 14.0 - 62.0, low + 16.0), 60.0);
    tiles::stack_shapes(&mut pen, stack, usize::from(scene.model.view.stack_left));
    coming_pods(&mut pen, scene, Pos2::new(card.left() + 108.0, low + 24.0));
    pen.paint(ui.painter());
    let mut action = None;
    for source in 0..3_u8 {
        let at = Pos2::new(card.left() + 14.0 + step * f32::from(source), y);
        action = source_ui(ui, scene, state, source, Square::new(at, side)).or(action);
    }
    let pod = Square::new(Pos2::new(card.left() + 14.0, low + 12.0), side);
    source_ui(ui, scene, state, 3, pod).or(action)
}

/// The values of the pods below the top one.
fn coming_pods(pen: &mut Pen<'_>, scene: &Scene<'_>, at: Pos2) {
    let p = pen.palette;
    let taken = usize::from(scene.model.view.board.pods_taken);
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
fn source_ui(ui: &mut Ui, scene: &Scene<'_>, state: &mut ArgoScreen, source: u8, frame: Square) -> Option<ArgoAction> {
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
    let beyond = if scene.zones.is_compact() {
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
    if scene.zones.is_compact() {
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
            state.told = reasons::why_no_build(scene, source);
        }
        response.on_hover_ui(|ui| card::tooltip(ui, scene, tile));
    }
    choice
        .filter(|_| clicked)
        .and_then(|choice| state.choose(scene.model, &choice, scene.now))
        .or(action)
}

fn compact_ui(ui: &mut Ui, scene: &Scene<'_>, state: &mut ArgoScreen) -> Option<ArgoAction> {
    let rail = scene.zones.right;
    let p = palette(ui.ctx());
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
        action = source_ui(ui, scene, state, source, Square::new(at, 68.0)).or(action);
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
        let board = scene.zones.board;
        let sheet = Rect::from_min_max(
            Pos2::new(board.right() - 300.0, board.top() + 8.0),
            board.max - vec2(8.0, 8.0),
        );
        // What lies below the sheet is not to be clicked through it.
        ui.interact(sheet, ui.scope_id().with("log sheet"), Sense::CLICK | Sense::DRAG);
        log_card(ui, &scene.model.names, &state.lines, sheet);
    }
    action
}
