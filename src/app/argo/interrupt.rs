//! The interrupt sheet: what was announced, and whether to step in.

use super::{
    actions,
    art::{arrows, figures},
    model::{ArgoAction, ArgoQuestion},
    phase_strip,
    prompts::{Anchor, Effect},
    scene::Scene,
    state::ArgoScreen,
};
use crate::{
    app::{
        frame::{clock, log_card::log_card},
        look::{
            Pen, badges, fonts,
            glyphs::{self, Inks},
            motion, palette, sizes,
        },
        widgets::{self, Button},
    },
    games::argo::{Astronaut, Command},
    text::{self, t, t_args},
};
use egui::{Align2, Pos2, Rect, Ui, vec2};

/// Most steps of an announced action that are spelled out.
const STEPS_MAX: usize = 6;

/// Draws the sheet and takes its clicks.
pub(super) fn sheet_ui(ui: &mut Ui, scene: &Scene<'_>, state: &mut ArgoScreen) -> Option<ArgoAction> {
    let (question, legal) = scene.own?;
    let context = ui.ctx().clone();
    let mut pen = Pen::new(&context);
    let p = pen.palette;
    pen.rect(scene.zones.right, 0.0, p.space_bottom);
    let rail = place(&context, scene, state);
    pen.rect(rail, 0.0, p.panel);
    pen.rect(Rect::from_min_size(rail.min, vec2(4.0, rail.height())), 0.0, p.accent);
    head(ui, &mut pen, scene, state, (question, rail));
    let left = rail.left() + 16.0;
    let width = rail.width() - 30.0;
    let mut y = announced(
        ui,
        &mut pen,
        scene,
        Rect::from_min_size(Pos2::new(left, rail.top() + 64.0), vec2(width, 0.0)),
    );
    y = holding(&mut pen, legal, Pos2::new(left, y + 14.0), width);
    pen.paint(ui.painter());
    let mut action = state.asking.report(&question);
    for choice in &scene.choices {
        let (Anchor::Sheet, Effect::Send(command)) = (choice.at, choice.effect) else {
            continue;
        };
        let rect = Rect::from_min_size(Pos2::new(left, y), vec2(width, sizes::BUTTON_SHEET));
        y += sizes::BUTTON_SHEET + 8.0;
        let clicked = answer(ui, scene, command, legal, rect);
        if scene.is_focused(state, choice) {
            widgets::focus_frame(ui, rect, sizes::R_BUTTON);
        }
        if clicked {
            action = state.send(scene.model, command, scene.now).or(action);
        }
    }
    dead_time(
        ui,
        scene,
        state,
        Rect::from_min_size(Pos2::new(left, y), vec2(width, 3.0)),
    );
    others(ui, scene, question, Pos2::new(left, y + 18.0), width);
    let log = Rect::from_min_max(Pos2::new(left, y + 50.0), rail.max - vec2(14.0, 10.0));
    if log.height() > 110.0 {
        log_card(ui, &scene.model.names, &state.lines, log);
    }
    action
}

/// The place of the sheet, which slides in from the right edge of the window.
fn place(context: &egui::Context, scene: &Scene<'_>, state: &ArgoScreen) -> Rect {
    let rail = scene.zones.right;
    let age = state.asking.asked_for(scene.now).filter(|_| !state.motion.unwatched);
    let left = age.map_or(0.0, |age| motion::slide(context, age));
    rail.translate(vec2(rail.width() * left, 0.0))
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

fn head(ui: &Ui, pen: &mut Pen<'_>, scene: &Scene<'_>, state: &ArgoScreen, (question, rail): (ArgoQuestion, Rect)) {
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
    let name = text::capitalised(&text::name(&crate::games::argo::Kind::TimeMachine));
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
    if let Some((left, total)) = clock::remaining(&question, &state.asking, scene.now) {
        let centre = rail.right_top() + vec2(-34.0, 33.0);
        clock::ring(pen, centre, 19.0, left, total);
        let rect = Rect::from_center_size(centre, vec2(44.0, 44.0));
        let spoken = t_args("seconds-left", &[("n", (left.ceil() as u32).into())]);
        let response = ui.interact(rect, ui.scope_id().with("countdown"), egui::Sense::hover());
        response.widget_info(|| egui::WidgetInfo::labeled(egui::accesskit::Role::Timer, true, &spoken));
    }
}

/// One line of the announcement.
struct Step {
    /// Its number on the board, if it has one.
    number: Option<usize>,
    /// The picture before the line.
    who: Who,
    text: String,
}

/// The picture before a line.
enum Who {
    Nobody,
    Alien,
    Figure(Astronaut),
}

/// The announced action in lines: what is activated, every step of the chain, what else happens.
fn steps(scene: &Scene<'_>) -> Vec<Step> {
    let words = &scene.words;
    let mut out = Vec::new();
    if let Some((tile, activator)) = scene.open.activated {
        out.push(Step {
            number: None,
            who: Who::Figure(activator),
            text: t_args("step-activates", &[("tile", words.tile(tile).into())]),
        });
    }
    for (index, hop) in scene.open.hops.iter().enumerate() {
        let id = match (hop.teleport, hop.pushed) {
            (true, _) => "step-comes-out",
            (false, true) => "step-pushed",
            (false, false) => "step-enters",
        };
        let text = t_args(id, &[("to", words.way(hop.from, hop.to).into())]);
        let dies = scene
            .open
            .deaths
            .iter()
            .any(|(victim, at)| Some(*victim) == hop.who && *at == hop.to);
        out.push(Step {
            number: Some(index + 1),
            who: hop.who.map_or(Who::Alien, Who::Figure),
            text: if dies {
                t_args("step-dies", &[("text", text.into())])
            } else {
                text
            },
        });
    }
    out.extend(scene.open.others.iter().map(|event| Step {
        number: None,
        who: Who::Nobody,
        text: text::capitalised(&words.event(event).text),
    }));
    out
}

/// The card with the announced action; returns its bottom.
fn announced(ui: &Ui, pen: &mut Pen<'_>, scene: &Scene<'_>, at: Rect) -> f32 {
    let p = pen.palette;
    let steps = steps(scene);
    let shown = steps.len().min(STEPS_MAX);
    let height = 52.0 + shown as f32 * 34.0 + 46.0;
    let card = Rect::from_min_size(at.min, vec2(at.width(), height));
    pen.rect_lined(card, sizes::R_LARGE, p.card, 1.0, p.line);
    badges::badge(pen, scene.model.view.active, card.left_top() + vec2(22.0, 23.0), 9.5);
    let title = phase_strip::announced(scene);
    let font = fonts::bold(sizes::BODY);
    let head = card.left_top() + vec2(40.0, 23.0);
    pen.text_within(head, Align2::LEFT_CENTER, &title, font, p.text, card.width() - 50.0);
    for (index, step) in steps.iter().take(shown).enumerate() {
        step_line(pen, step, card, card.top() + 58.0 + 34.0 * index as f32);
    }
    let y = card.bottom() - 24.0;
    let end = card.right() - 8.0;
    let used = actions::consequence_chips(pen, scene, &scene.open, Pos2::new(card.left() + 12.0, y), end);
    let costs_nothing = used < card.left() + 14.0;
    if costs_nothing {
        let at = Pos2::new(card.left() + 14.0, y);
        pen.text(at, Align2::LEFT_CENTER, &t("costs-nothing"), sizes::LABEL, p.dim);
    }
    let mut spoken = vec![title];
    spoken.extend(steps.into_iter().map(|step| match step.who {
        Who::Figure(who) => format!("{} {}", text::capitalised(&scene.words.figure(who)), step.text),
        _ => step.text,
    }));
    if costs_nothing {
        spoken.push(t("costs-nothing"));
    }
    let spoken = spoken.join(" ");
    let response = ui.interact(card, ui.scope_id().with("announcement"), egui::Sense::hover());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::accesskit::Role::Label, true, &spoken));
    response.on_hover_text(spoken);
    card.bottom()
}

fn step_line(pen: &mut Pen<'_>, step: &Step, card: Rect, y: f32) {
    let color = pen.palette.text;
    let mut x = card.left() + 20.0;
    if let Some(number) = step.number {
        arrows::number(pen, Pos2::new(x, y), 9.5, number);
        x += 26.0;
    }
    let centre = Pos2::new(x, y);
    let (lod, state) = (figures::Lod::Silhouette, figures::FigureLook::Resting);
    match step.who {
        Who::Figure(who) => figures::figure_shapes(pen, who, centre, 11.5, lod, state),
        Who::Alien => figures::alien_shapes(pen, centre, 24.0),
        Who::Nobody => x -= 28.0,
    }
    x += 22.0;
    let font = fonts::regular(sizes::LABEL);
    pen.text_within(
        Pos2::new(x, y),
        Align2::LEFT_CENTER,
        &step.text,
        font,
        color,
        card.right() - x - 8.0,
    );
}

/// Draws the reader's figures in the room; returns the height at which to go on.
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
        figures::FigureLook::Resting,
    );
    let role = text::name(&activator.role());
    let text = t_args("you-hold", &[("role", role.into())]);
    let font = fonts::regular(sizes::LABEL);
    let rect = pen.paragraph(at + vec2(40.0, 4.0), &text, font, p.text, width - 44.0);
    rect.bottom().max(at.y + 30.0) + 14.0
}

/// A thin line that fills while keys are dead.
fn dead_time(ui: &Ui, scene: &Scene<'_>, state: &ArgoScreen, rect: Rect) {
    let share = state.asking.dead_time_share(scene.now);
    if share < 1.0 {
        let p = palette(ui.ctx());
        let filled = Rect::from_min_size(rect.min, vec2(rect.width() * share, rect.height()));
        ui.painter().rect_filled(rect, 1.5, p.card_hi);
        ui.painter().rect_filled(filled, 1.5, p.accent);
    }
}

/// Names the others who are asked at the same time.
fn others(ui: &Ui, scene: &Scene<'_>, question: ArgoQuestion, at: Pos2, width: f32) {
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
