//! The interrupt sheet: what was announced, and whether to step in.

use super::{
    actions,
    model::{Question, TableAction},
    prompts::{Anchor, Effect},
    scene::Scene,
    state::TableState,
};
use crate::{
    app::{
        art::{arrows, figures},
        look::{
            Pen, fonts,
            glyphs::{self, Inks},
            sizes,
        },
        widgets::Button,
    },
    games::argo::Command,
    text::{self, t, t_args},
};
use egui::{Align2, Pos2, Rect, Ui, vec2};

/// Most steps of an announced action that are spelled out.
const STEPS_MAX: usize = 6;

/// Draws the sheet and takes its clicks.
pub fn sheet_ui(ui: &mut Ui, scene: &Scene<'_>, state: &mut TableState) -> Option<TableAction> {
    let (question, legal) = scene.own?;
    let rail = scene.layout.right;
    let context = ui.ctx().clone();
    let mut pen = Pen::new(&context);
    let p = pen.palette;
    pen.rect(rail, 0.0, p.panel);
    pen.rect(Rect::from_min_size(rail.min, vec2(4.0, rail.height())), 0.0, p.accent);
    head(&mut pen, scene, state, question, rail);
    let left = rail.left() + 16.0;
    let width = rail.width() - 30.0;
    let mut y = announced(
        &mut pen,
        scene,
        Rect::from_min_size(Pos2::new(left, rail.top() + 64.0), vec2(width, 0.0)),
    );
    y = holding(&mut pen, legal, Pos2::new(left, y + 14.0), width);
    pen.paint(ui.painter());
    let mut action = state.report(question);
    for choice in &scene.choices {
        let (Anchor::Sheet, Effect::Send(command)) = (choice.at, choice.effect) else {
            continue;
        };
        let rect = Rect::from_min_size(Pos2::new(left, y), vec2(width, sizes::BUTTON_SHEET));
        y += sizes::BUTTON_SHEET + 8.0;
        if answer(ui, scene, command, legal, rect) {
            action = state.send(scene.model, command, scene.now).or(action);
        }
    }
    dead_time(
        ui,
        scene,
        state,
        Rect::from_min_size(Pos2::new(left, y), vec2(width, 3.0)),
    );
    others(ui, scene, question, Pos2::new(left, y + 24.0), width);
    action
}

fn answer(ui: &mut Ui, scene: &Scene<'_>, command: Command, legal: &[Command], rect: Rect) -> bool {
    let several = legal.iter().filter(|c| matches!(c, Command::Interrupt { .. })).count() > 1;
    let first = legal.iter().find(|c| matches!(c, Command::Interrupt { .. })) == Some(&command);
    let spoken = scene.words.command(scene.prompt(), &command);
    if command == Command::Pass {
        let text = t("let-it-happen");
        return Button::new(&text)
            .glyph(&glyphs::CHECK)
            .key("P")
            .show(ui, rect)
            .clicked();
    }
    let text = if several { spoken.clone() } else { t("use-time-machine") };
    let button = Button::new(&text).primary().glyph(&glyphs::TIME_MACHINE);
    let button = if first { button.key("U") } else { button };
    button.show(ui, rect).clicked()
}

fn head(pen: &mut Pen<'_>, scene: &Scene<'_>, state: &TableState, question: Question, rail: Rect) {
    let p = pen.palette;
    let well = Rect::from_min_size(rail.min + vec2(16.0, 13.0), vec2(40.0, 40.0));
    pen.rect_lined(well, sizes::R_BUTTON, p.card, 1.0, p.line);
    glyphs::draw(
        pen,
        &glyphs::TIME_MACHINE,
        well.center(),
        25.0,
        Inks::new(p.text, p.card),
    );
    let x = well.right() + 12.0;
    let room = rail.right() - x - 60.0;
    let at = Pos2::new(x, rail.top() + 24.0);
    let name = text::capitalised(&text::argo::kind(crate::games::argo::Kind::TimeMachine));
    pen.text_within(at, Align2::LEFT_CENTER, &name, fonts::bold(sizes::NAME), p.text, room);
    let at = Pos2::new(x, rail.top() + 44.0);
    pen.text_within(
        at,
        Align2::LEFT_CENTER,
        &t("may-step-in"),
        fonts::regular(sizes::LABEL),
        p.dim,
        room,
    );
    if let Some((left, total)) = remaining(scene, state, question) {
        countdown(pen, rail.right_top() + vec2(-34.0, 33.0), left, total);
    }
}

/// Seconds left and in all.
fn remaining(scene: &Scene<'_>, state: &TableState, question: Question) -> Option<(f32, f32)> {
    let clock = question.clock?;
    let gone = if clock.running {
        (scene.now - state.since).max(0.0) as f32
    } else {
        0.0
    };
    let left = (clock.left_ms as f32 / 1000.0 - gone).max(0.0);
    Some((left, (clock.total_ms as f32 / 1000.0).max(0.1)))
}

/// The ring; thicker and in the text's colour when little is left.
fn countdown(pen: &mut Pen<'_>, centre: Pos2, left: f32, total: f32) {
    let p = pen.palette;
    let urgent = left < 5.0;
    let (color, width) = if urgent { (p.text, 8.0) } else { (p.accent, 4.0) };
    let r = 19.0;
    pen.ring(centre, r, 4.0, p.card_hi);
    let share = (left / total).clamp(0.0, 1.0);
    let steps = 48;
    let points: Vec<Pos2> = (0..=steps)
        .map(|i| {
            let turn = std::f32::consts::TAU * share * i as f32 / steps as f32;
            centre + vec2(-turn.sin(), -turn.cos()) * r
        })
        .collect();
    pen.flat_line(points, width, color);
    let seconds = (left.ceil() as u32).to_string();
    pen.bold(centre, Align2::CENTER_CENTER, &seconds, sizes::LABEL, p.text);
}

/// The card with the announced action; returns its bottom.
fn announced(pen: &mut Pen<'_>, scene: &Scene<'_>, at: Rect) -> f32 {
    let p = pen.palette;
    let actor = scene.model.view.active;
    let steps = scene.open.hops.len().min(STEPS_MAX);
    let height = 52.0 + steps as f32 * 34.0 + 46.0;
    let card = Rect::from_min_size(at.min, vec2(at.width(), height));
    pen.rect_lined(card, sizes::R_LARGE, p.card, 1.0, p.line);
    figures::badge(pen, actor, card.left_top() + vec2(22.0, 23.0), 9.5);
    let text = t_args("announces", &[("name", scene.words.seat(actor).into())]);
    let font = fonts::bold(sizes::BODY);
    let head = card.left_top() + vec2(40.0, 23.0);
    pen.text_within(head, Align2::LEFT_CENTER, &text, font, p.text, card.width() - 50.0);
    for (index, hop) in scene.open.hops.iter().take(steps).enumerate() {
        let y = card.top() + 58.0 + 34.0 * index as f32;
        arrows::number(pen, Pos2::new(card.left() + 20.0, y), 9.5, index + 1);
        let centre = Pos2::new(card.left() + 46.0, y);
        let who = match hop.who {
            Some(who) => {
                figures::figure_shapes(
                    pen,
                    who,
                    centre,
                    11.5,
                    figures::Lod::Silhouette,
                    figures::State::Resting,
                );
                scene.words.figure(who)
            }
            None => {
                figures::alien_shapes(pen, centre, 24.0);
                t("an-alien")
            }
        };
        let to = scene.words.step(hop.from, hop.to);
        let text = t_args("goes-to", &[("who", text::capitalised(&who).into()), ("to", to.into())]);
        let font = fonts::regular(sizes::LABEL);
        let x = card.left() + 68.0;
        pen.text_within(
            Pos2::new(x, y),
            Align2::LEFT_CENTER,
            &text,
            font,
            p.text,
            card.right() - x - 8.0,
        );
    }
    let y = card.bottom() - 24.0;
    let end = card.right() - 8.0;
    let used = actions::consequence_chips(pen, scene, &scene.open, Pos2::new(card.left() + 12.0, y), end);
    if used < card.left() + 14.0 {
        let text = t("costs-nothing");
        pen.text(
            Pos2::new(card.left() + 14.0, y),
            Align2::LEFT_CENTER,
            &text,
            sizes::LABEL,
            p.dim,
        );
    }
    card.bottom()
}

/// Who of yours is in the room; returns where it goes on.
fn holding(pen: &mut Pen<'_>, legal: &[Command], at: Pos2, width: f32) -> f32 {
    let Some(Command::Interrupt { activator, .. }) = legal
        .iter()
        .find(|command| matches!(command, Command::Interrupt { .. }))
    else {
        return at.y;
    };
    let p = pen.palette;
    let centre = at + vec2(16.0, 14.0);
    figures::figure_shapes(
        pen,
        *activator,
        centre,
        12.5,
        figures::Lod::Silhouette,
        figures::State::Resting,
    );
    let role = text::argo::role(activator.role());
    let text = t_args("you-hold", &[("role", role.into())]);
    let font = fonts::regular(sizes::LABEL);
    let rect = pen.paragraph(at + vec2(40.0, 4.0), &text, font, p.text, width - 44.0);
    rect.bottom().max(at.y + 30.0) + 14.0
}

/// A thin line that fills while keys are dead.
fn dead_time(ui: &Ui, scene: &Scene<'_>, state: &TableState, rect: Rect) {
    let share = state.dead_time_share(scene.now);
    if share < 1.0 {
        let p = crate::app::look::palette(ui.ctx());
        let filled = Rect::from_min_size(rect.min, vec2(rect.width() * share, rect.height()));
        ui.painter().rect_filled(rect, 1.5, p.card_hi);
        ui.painter().rect_filled(filled, 1.5, p.accent);
    }
}

/// Who else is asked at the same time.
fn others(ui: &Ui, scene: &Scene<'_>, question: Question, at: Pos2, width: f32) {
    let names: Vec<String> = scene
        .model
        .questions
        .iter()
        .filter(|other| other.seat != question.seat)
        .map(|other| scene.words.seat(other.seat))
        .collect();
    let text = if names.is_empty() {
        t("nobody-else-asked")
    } else {
        t_args("also-asked", &[("names", names.join(", ").into())])
    };
    let context = ui.ctx().clone();
    let mut pen = Pen::new(&context);
    let color = pen.palette.dim;
    pen.paragraph(at, &text, fonts::regular(sizes::LABEL), color, width);
    pen.paint(ui.painter());
}
