//! Top bar with the phases of the turn, and the status line.

use super::{
    model::ArgoAction,
    prompts::{self, Piece},
    scene::Scene,
    state::ArgoScreen,
};
use crate::{
    app::{
        frame::{
            self, banner,
            parts::{self, PartState, TurnPart},
            top,
        },
        look::glyphs::{self, Glyph},
    },
    games::argo::{Command, Difficulty, Phase, Prompt},
    rules::Obligation,
    text::{self, t, t_args},
};
use egui::{Rect, Ui};

const PHASES: [Phase; 5] = [Phase::Alien, Phase::Build, Phase::Action1, Phase::Action2, Phase::End];

/// Draws the top bar.
pub(super) fn top_ui(ui: &mut Ui, scene: &Scene<'_>) -> Option<ArgoAction> {
    let rect = scene.zones.top;
    let menu = top::bar(ui, rect);
    if !scene.zones.is_compact() {
        title(ui, scene, rect);
    }
    parts::strip(ui, rect, &parts(scene), scene.zones.is_compact());
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

fn step(scene: &Scene<'_>, phase: Phase) -> PartState {
    let view = scene.model.view;
    let place = |phase: Phase| PHASES.iter().position(|&other| other == phase);
    // The first turn of a player has one action only.
    let first = view.turns_taken[view.active] == 0;
    match place(phase).cmp(&place(view.phase)) {
        std::cmp::Ordering::Equal => PartState::Now,
        _ if phase == Phase::Action2 && first => PartState::Skipped,
        std::cmp::Ordering::Less => PartState::Done,
        std::cmp::Ordering::Greater => PartState::Later,
    }
}

/// The phases of the turn.
fn parts(scene: &Scene<'_>) -> Vec<TurnPart> {
    let part = |phase: Phase| TurnPart {
        name: text::name(&phase),
        glyph: phase_glyph(phase),
        step: step(scene, phase),
    };
    PHASES.map(part).to_vec()
}

fn phase_glyph(phase: Phase) -> Option<&'static Glyph> {
    match phase {
        Phase::Alien => Some(&glyphs::ALIEN),
        Phase::Build => Some(&glyphs::PLUS),
        Phase::Action1 | Phase::Action2 => Some(&glyphs::PLAY),
        Phase::End => None,
    }
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
    if scene.model.view.countdown.is_some() {
        status.wanted = t_args("last-round", &[("wanted", status.wanted.into())]);
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
