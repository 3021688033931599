//! The action bar: step back, what the open action costs, buttons, confirm.

use super::{
    input,
    model::TableAction,
    preview::Consequences,
    prompts::{self, Anchor, Choice, Effect},
    scene::Scene,
    state::TableState,
};
use crate::{
    app::{
        art::{arrows, chips, figures},
        look::{Pen, fonts, glyphs, sizes},
        widgets::Button,
    },
    games::argo::Command,
    protocol::StepBackOffer,
    text::{t, t_args},
};
use egui::{Align2, Pos2, Rect, Ui, vec2};

/// Draws the bar and takes its clicks.
pub fn actions_ui(ui: &mut Ui, scene: &Scene<'_>, state: &mut TableState) -> Option<TableAction> {
    let bar = scene.layout.actions;
    let context = ui.ctx().clone();
    let mut pen = Pen::new(&context);
    pen.rect(bar, 0.0, pen.palette.panel);
    pen.paint(ui.painter());
    let height = sizes::BUTTON_LARGE;
    let y = bar.center().y - height / 2.0;
    let mut action = None;
    let mut left = bar.left() + 12.0;
    // There is nothing to step back over in somebody else's action.
    if !scene.is_reacting() {
        action = step_back(ui, scene, Pos2::new(left, y));
        left += step_back_width(scene) + 12.0;
    }
    let mut right = bar.right() - 12.0;
    if let Some(choice) = scene.primary() {
        let (pressed, width) = primary(ui, scene, &choice, Pos2::new(right, y));
        right -= width + 10.0;
        if pressed {
            action = state.choose(scene.model, &choice, scene.now).or(action);
        }
    }
    let buttons: Vec<Choice> = scene
        .choices
        .iter()
        .copied()
        .filter(|c| c.at == Anchor::Button)
        .collect();
    for choice in buttons {
        let label = scene.label(&choice);
        let button = Button::new(&label);
        let width = button.width(ui).min((right - left).max(40.0));
        let rect = Rect::from_min_size(Pos2::new(right - width, y), vec2(width, height));
        right -= width + 8.0;
        if button.show(ui, rect).clicked() {
            action = state.choose(scene.model, &choice, scene.now).or(action);
        }
    }
    if prompts::staged(scene.own.map_or(&[], |(_, legal)| legal), &state.selection).is_some() {
        left = turn_button(ui, scene, state, Pos2::new(left, y));
    }
    summary(
        ui,
        scene,
        state,
        Rect::from_min_max(Pos2::new(left, bar.top()), Pos2::new(right, bar.bottom())),
    );
    action
}

fn step_back_width(scene: &Scene<'_>) -> f32 {
    if scene.layout.is_compact() { 104.0 } else { 146.0 }
}

fn step_back(ui: &mut Ui, scene: &Scene<'_>, at: Pos2) -> Option<TableAction> {
    let seat = scene.step_back_seat();
    let text = t("undo");
    let mut button = Button::new(&text).glyph(&glyphs::UNDO).enabled(seat.is_some());
    if !scene.layout.is_compact() {
        button = button.key("Ctrl Z");
    }
    let rect = Rect::from_min_size(at, vec2(step_back_width(scene), sizes::BUTTON_LARGE));
    let response = button.show(ui, rect);
    let clicked = response.clicked();
    if seat.is_none() {
        let why = match scene.model.step_back {
            StepBackOffer::Available { .. } => t("undo-not-yours"),
            StepBackOffer::Nothing => t("undo-nothing"),
            StepBackOffer::Sealed => t("undo-sealed"),
            StepBackOffer::TooDeep => t("undo-too-deep"),
        };
        response.on_hover_text(why);
    }
    let seat = seat.filter(|_| clicked)?;
    Some(TableAction::StepBack {
        seat,
        revision: scene.model.revision,
    })
}

/// The button at the far right; returns whether it was pressed and how wide it is.
fn primary(ui: &mut Ui, scene: &Scene<'_>, choice: &Choice, right_top: Pos2) -> (bool, f32) {
    let text = match choice.effect {
        Effect::Send(Command::Commit | Command::EndInterrupt | Command::EndTurn | Command::StopMoving) => {
            scene.label(choice)
        }
        _ => t("confirm"),
    };
    let button = Button::new(&text).primary().glyph(&glyphs::CHECK).key("Enter");
    let width = button.width(ui).max(150.0);
    let rect = Rect::from_min_size(right_top - vec2(width, 0.0), vec2(width, sizes::BUTTON_LARGE));
    (button.show(ui, rect).clicked(), width)
}

/// Turns the ghost; returns where the bar goes on.
fn turn_button(ui: &mut Ui, scene: &Scene<'_>, state: &mut TableState, at: Pos2) -> f32 {
    let text = t("turn-tile");
    let button = Button::new(&text).glyph(&glyphs::ROTATE).key("R");
    let rect = Rect::from_min_size(at, vec2(button.width(ui), sizes::BUTTON_LARGE));
    if button.show(ui, rect).clicked() {
        input::rotate(scene, state, 1);
    }
    rect.right() + 12.0
}

/// Links of the open action and what they cost, or in words what is waited for.
fn summary(ui: &mut Ui, scene: &Scene<'_>, state: &TableState, rect: Rect) {
    if rect.width() < 40.0 {
        return;
    }
    let context = ui.ctx().clone();
    let mut pen = Pen::new(&context);
    let y = rect.center().y;
    if scene.is_reacting() {
        nothing_yet(&mut pen, scene, rect);
    } else if scene.open.is_empty() {
        let p = pen.palette;
        let text = hint(scene, state);
        let font = fonts::regular(sizes::LABEL);
        pen.text_within(
            Pos2::new(rect.left(), y),
            Align2::LEFT_CENTER,
            &text,
            font,
            p.dim,
            rect.width(),
        );
    } else {
        let x = links(&mut pen, scene, Pos2::new(rect.left(), y), rect.right());
        consequence_chips(&mut pen, scene, &scene.open, Pos2::new(x, y), rect.right());
    }
    pen.paint(&ui.painter_at(rect));
}

/// Says that an announced action is not final.
fn nothing_yet(pen: &mut Pen<'_>, scene: &Scene<'_>, rect: Rect) {
    let p = pen.palette;
    let (x, y) = (rect.left(), rect.center().y);
    let at = Pos2::new(x, y - 10.0);
    pen.text_within(
        at,
        Align2::LEFT_CENTER,
        &t("nothing-yet"),
        fonts::bold(sizes::BODY),
        p.text,
        rect.width(),
    );
    let name = scene.words.seat(scene.model.view.active);
    let text = t_args("board-shows", &[("name", name.into())]);
    let at = Pos2::new(x, y + 11.0);
    pen.text_within(
        at,
        Align2::LEFT_CENTER,
        &text,
        fonts::regular(sizes::LABEL),
        p.dim,
        rect.width(),
    );
}

fn hint(scene: &Scene<'_>, state: &TableState) -> String {
    if scene.own.is_none() {
        return t("hint-watch");
    }
    let legal = scene.own.map_or(&[][..], |(_, legal)| legal);
    if !legal.is_empty() && scene.choices.iter().all(|choice| choice.at == Anchor::Primary) {
        return String::new();
    }
    match prompts::staged(legal, &state.selection).and_then(|command| scene.placed_tile(&command)) {
        Some(tile) if scene.model.setup.components.tile(tile).alien && scene.model.view.table.aliens.len() < 5 => {
            t_args("hint-alien-comes", &[("tile", scene.words.tile_bare(tile).into())])
        }
        Some(tile) => scene.words.tile_bare(tile),
        None => t("hint-choose"),
    }
}

/// The numbered links of a chain; returns where they end.
fn links(pen: &mut Pen<'_>, scene: &Scene<'_>, at: Pos2, right: f32) -> f32 {
    let mut x = at.x;
    for (index, hop) in scene.open.hops.iter().enumerate().take(8) {
        if x + 70.0 > right {
            break;
        }
        let rect = Rect::from_min_size(Pos2::new(x, at.y - 22.0), vec2(62.0, 44.0));
        let p = pen.palette;
        pen.rect_lined(rect, sizes::R_BUTTON, p.card, 1.0, p.line);
        arrows::number(pen, rect.left_center() + vec2(17.0, 0.0), 9.5, index + 1);
        let centre = rect.left_center() + vec2(42.0, 0.0);
        match hop.who {
            Some(who) => {
                figures::figure_shapes(
                    pen,
                    who,
                    centre,
                    11.5,
                    figures::Lod::Silhouette,
                    figures::State::Resting,
                );
            }
            None => figures::alien_shapes(pen, centre, 26.0),
        }
        if scene.open.deaths.iter().any(|(victim, _)| Some(*victim) == hop.who) {
            super::rails::skull(pen, centre + vec2(10.0, 9.0), 7.5);
        }
        x = rect.right() + 8.0;
    }
    x + 6.0
}

/// Chips for points, deaths and the alien score, as many as fit.
pub fn consequence_chips(pen: &mut Pen<'_>, scene: &Scene<'_>, what: &Consequences, at: Pos2, right: f32) -> f32 {
    let mut x = at.x;
    let mine = |seat: crate::rules::Seat| scene.model.is_mine(seat);
    let compact = scene.layout.is_compact() && !scene.is_reacting();
    for &(seat, points) in &what.scores {
        if compact && !mine(seat) {
            continue;
        }
        let text = format!("{points:+}");
        if x + chips::width(pen, &text) <= right {
            x = chips::score(pen, Pos2::new(x, at.y), seat, &text).right() + 8.0;
        }
    }
    if let Some((from, to)) = what.aliens.filter(|_| !compact) {
        let text = format!("{from} › {to}");
        if x + chips::width(pen, &text) + 4.0 <= right {
            x = chips::aliens(pen, Pos2::new(x, at.y), &text).right() + 8.0;
        }
    }
    for _ in what.launches.iter().filter(|_| !compact) {
        let text = t("chip-launch");
        if x + chips::width(pen, &text) + 4.0 <= right {
            x = chips::launch(pen, Pos2::new(x, at.y), &text).right() + 8.0;
        }
    }
    x
}
