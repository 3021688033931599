//! Top bar with the phases of the turn, and the status line.

use super::{
    model::ArgoAction,
    prompts::{self, Piece},
    scene::Scene,
    state::ArgoScreen,
};
use crate::{
    app::{
        frame::{self, banner, top},
        look::{
            Pen, fonts,
            glyphs::{self, Glyph, Inks},
            sizes,
        },
    },
    games::argo::{Command, Difficulty, Phase, Prompt},
    rules::Obligation,
    text::{self, t, t_args},
};
use egui::{Align2, Pos2, Rect, Sense, Ui, WidgetInfo, accesskit::Role, vec2};

const PHASES: [Phase; 5] = [Phase::Alien, Phase::Build, Phase::Action1, Phase::Action2, Phase::End];

/// Draws the top bar.
pub(super) fn top_ui(ui: &mut Ui, scene: &Scene<'_>) -> Option<ArgoAction> {
    let rect = scene.zones.top;
    let menu = top::bar(ui, rect);
    if !scene.zones.is_compact() {
        title(ui, scene, rect);
    }
    strip(ui, scene, rect);
    menu.then_some(ArgoAction::Menu)
}

fn title(ui: &mut Ui, scene: &Scene<'_>, rect: Rect) {
    let model = scene.model;
    let difficulty = match model.setup.options.difficulty {
        Difficulty::Easy => "easy",
        Difficulty::Medium => "medium",
        Difficulty::Hard => "hard",
    };
    let turn = t_args(
        "turn-line",
        &[
            ("players", model.setup.players.get().into()),
            ("difficulty", text::option_value("difficulty", difficulty).into()),
            ("turn", model.view.turn.into()),
        ],
    );
    let wide = scene.zones.left.width() + 120.0;
    top::title(ui, rect, (&model.title, &turn), wide, model.host.as_deref());
}

/// The progress of a phase.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Step {
    Done,
    Now,
    Later,
    Skipped,
}

fn step(scene: &Scene<'_>, phase: Phase) -> Step {
    let view = scene.model.view;
    let place = |phase: Phase| PHASES.iter().position(|&other| other == phase);
    // The first turn of a player has one action only.
    let first = view.turns_taken[view.active] == 0;
    match place(phase).cmp(&place(view.phase)) {
        std::cmp::Ordering::Equal => Step::Now,
        _ if phase == Phase::Action2 && first => Step::Skipped,
        std::cmp::Ordering::Less => Step::Done,
        std::cmp::Ordering::Greater => Step::Later,
    }
}

fn strip(ui: &mut Ui, scene: &Scene<'_>, bar: Rect) {
    let context = ui.ctx().clone();
    let mut pen = Pen::new(&context);
    let words: Vec<String> = PHASES.iter().map(text::name).collect();
    let widths: Vec<f32> = words
        .iter()
        .zip(PHASES)
        .map(|(word, phase)| {
            let glyph = if phase_glyph(phase).is_some() { 20.0 } else { 0.0 };
            pen.width(word, fonts::bold(sizes::LABEL)) + 40.0 + glyph
        })
        .collect();
    let total: f32 = widths.iter().sum();
    let mut x = if scene.zones.is_compact() {
        bar.left() + 58.0
    } else {
        bar.center().x - total / 2.0
    };
    for ((&phase, word), width) in PHASES.iter().zip(&words).zip(widths) {
        let rect = Rect::from_min_size(Pos2::new(x, bar.center().y - 18.0), vec2(width, 36.0));
        let how = step(scene, phase);
        let first = phase == PHASES[0];
        chevron(&mut pen, rect, how, first, phase_glyph(phase), word);
        spoken_phase(ui, rect, how, word);
        x += width;
    }
    pen.paint(ui.painter());
}

fn phase_glyph(phase: Phase) -> Option<&'static Glyph> {
    match phase {
        Phase::Alien => Some(&glyphs::ALIEN),
        Phase::Build => Some(&glyphs::PLUS),
        Phase::Action1 | Phase::Action2 => Some(&glyphs::PLAY),
        Phase::End => None,
    }
}

fn chevron(pen: &mut Pen<'_>, rect: Rect, how: Step, first: bool, glyph: Option<&'static Glyph>, word: &str) {
    let p = pen.palette;
    let (fill, fore) = match how {
        Step::Now => (p.accent, p.accent_ink),
        Step::Done | Step::Skipped => (p.card, p.faint),
        Step::Later => (p.card, p.dim),
    };
    let tip = 12.0;
    let (l, r, top, bottom, mid) = (
        rect.left(),
        rect.right() - 3.0,
        rect.top(),
        rect.bottom(),
        rect.center().y,
    );
    // The notch makes the shape concave: two halves, each convex.
    let at = Pos2::new;
    let notch = if first { at(l, mid) } else { at(l + tip, mid) };
    pen.poly(vec![at(l, top), at(r, top), at(r + tip, mid), notch], fill);
    pen.poly(vec![notch, at(r + tip, mid), at(r, bottom), at(l, bottom)], fill);
    let edge = vec![
        at(l, top),
        at(r, top),
        at(r + tip, mid),
        at(r, bottom),
        at(l, bottom),
        notch,
    ];
    pen.outline(edge, 1.0, if how == Step::Now { fill } else { p.line });
    let glyph = if how == Step::Done { Some(&glyphs::CHECK) } else { glyph };
    let mut x = l + 22.0;
    if let Some(glyph) = glyph {
        glyphs::draw(pen, glyph, at(x + 6.0, mid), 15.0, Inks::new(fore, fill));
        x += 20.0;
    }
    let text = pen.bold(at(x, mid), Align2::LEFT_CENTER, word, sizes::LABEL, fore);
    if how == Step::Skipped {
        pen.line(&[text.left_center(), text.right_center()], 1.5, fore);
    }
}

fn spoken_phase(ui: &Ui, rect: Rect, how: Step, word: &str) {
    let id = match how {
        Step::Done => "phase-done",
        Step::Now => "phase-now",
        Step::Later => "phase-later",
        Step::Skipped => "phase-skipped",
    };
    let spoken = t_args(id, &[("phase", word.into())]);
    let response = ui.interact(rect, ui.scope_id().with(("phase", word)), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &spoken));
}

/// The status line in words: subject and what is wanted.
#[must_use]
pub(super) fn status(scene: &Scene<'_>, state: &ArgoScreen) -> text::StatusLine {
    let mut status = frame::status(scene.model);
    let Some(question) = scene.model.current() else {
        return status;
    };
    if let Some(tile) = staged_tile(scene, state) {
        let turns = scene
            .own
            .map_or(0, |(_, legal)| prompts::rotations(legal, &state.selection).len());
        let tile = scene.words.tile(tile);
        status.wanted = t_args(
            "wanted-staged",
            &[("tile", tile.into()), ("turns", text::yes_no(turns > 1).into())],
        );
    } else if let Some(wanted) = narrowed(scene, state) {
        status.wanted = wanted;
    }
    if question.obligation == Obligation::MayPass && matches!(question.prompt, Prompt::React { .. }) {
        status = reaction(scene);
    }
    status
}

/// The tile that lies on the board as a ghost.
fn staged_tile(scene: &Scene<'_>, state: &ArgoScreen) -> Option<crate::games::argo::Tile> {
    let (_, legal) = scene.own?;
    scene.placed_tile(&prompts::staged(legal, &state.selection)?)
}

/// The wish in words where the legal list or a chosen piece leaves less than the question says.
fn narrowed(scene: &Scene<'_>, state: &ArgoScreen) -> Option<String> {
    let (question, legal) = scene.own?;
    if !matches!(question.prompt, Prompt::ChooseAction { .. }) {
        return None;
    }
    if let Some(Piece::Figure(astronaut)) = state.selection.piece {
        let figure = scene.words.figure(astronaut);
        return Some(t_args("wanted-way", &[("figure", figure.into())]));
    }
    let only_moves = legal.iter().all(|c| matches!(c, Command::MoveAstronaut { .. }));
    only_moves.then(|| t("wanted-move"))
}

/// The status line of a reaction window: the announcement, and everybody who is waited for.
fn reaction(scene: &Scene<'_>) -> text::StatusLine {
    let you = |seat| {
        if Some(seat) == scene.words.you {
            t("you")
        } else {
            scene.words.seat(seat)
        }
    };
    let waiting: Vec<String> = scene.model.questions.iter().map(|q| you(q.seat)).collect();
    text::StatusLine {
        subject: announced(scene),
        wanted: t_args("waiting-for", &[("names", waiting.join(", ").into())]),
    }
}

/// "Bo announces a move."
#[must_use]
pub(super) fn announced(scene: &Scene<'_>) -> String {
    let what = match (scene.open.activated.is_some(), scene.open.hops.is_empty()) {
        (true, _) => "activation",
        (false, false) => "move",
        (false, true) => "action",
    };
    let name = scene.words.seat(scene.model.view.active);
    t_args("announces", &[("name", name.into()), ("what", what.into())])
}

/// Draws the status line.
pub(super) fn banner_ui(ui: &mut Ui, scene: &Scene<'_>, state: &ArgoScreen) {
    let rect = scene.zones.banner;
    let seat = match scene.model.current() {
        // In a reaction window the line is about the announcement.
        Some(question) if !matches!(question.prompt, Prompt::React { .. }) => question.seat,
        _ => scene.actor(),
    };
    banner::banner(ui, rect, seat, &status(scene, state));
}
