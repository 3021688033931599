//! Reasons against the place under the pointer, in words.

use super::{
    art::marks::{self, Mark},
    drag,
    held::Held,
    prompts::{self, Anchor, Piece},
    scene::Scene,
    state::{ArgoScreen, RefusedHover},
};
use crate::{
    app::look::{Pen, fonts, sizes},
    games::argo::{Astronaut, Cell, Command, Place, Prompt, State as Engine, Tile},
    rules::{Game, Seat, Seed},
    text,
};
use egui::{Align2, Pos2, Rect, vec2};

/// Marks what is under the pointer and cannot be chosen, with the reason under it.
pub(super) fn refused(pen: &mut Pen<'_>, scene: &Scene<'_>, state: &mut ArgoScreen, pointer: Pos2) {
    let Some((question, legal)) = scene.own else { return };
    let cell = scene.cell_at(state, pointer);
    let point = state.camera.to_board(scene.zones.board, pointer);
    let found = match (cell_command(scene, state, legal, cell), scene.tile_at(point)) {
        (Some(command), _) => Some((command, scene.square(state, cell).rect())),
        (None, Some(tile)) => tile_command(scene, state, legal, tile).zip(scene.board_rect(state, Anchor::Tile(tile))),
        (None, None) => None,
    };
    let Some((command, rect)) = found else { return };
    let revision = scene.model.revision;
    let same = |known: &RefusedHover| known.revision == revision && known.command == command;
    let known = state.refused_hover.as_ref().is_some_and(same);
    if !known {
        let reason = why_not(scene, question.seat, command);
        state.refused_hover = Some(RefusedHover {
            revision,
            command,
            reason,
        });
    }
    if let Some(reason) = state.refused_hover.as_ref().and_then(|known| known.reason.as_ref()) {
        marks::mark_rect(pen, rect, state.camera.s, Mark::Illegal);
        label(pen, scene, rect, reason);
    }
}

/// The placement that pointing at this cell would mean.
fn cell_command(scene: &Scene<'_>, state: &ArgoScreen, legal: &[Command], cell: Cell) -> Option<Command> {
    let placing = legal.iter().find(|command| match command {
        Command::Build { source, .. } => state.selection.source == Some(*source),
        other => prompts::placement(other).is_some(),
    })?;
    if scene.choices.iter().any(|choice| choice.at == Anchor::Cell(cell)) {
        return None;
    }
    Some(match *placing {
        Command::Build { source, rot, .. } => Command::Build { source, cell, rot },
        Command::PilotRelocate { rot, .. } => Command::PilotRelocate { cell, rot },
        Command::PlaceTileAt { rot, .. } => Command::PlaceTileAt { cell, rot },
        other => other,
    })
}

/// The step or choice that pointing at this tile would mean.
fn tile_command(scene: &Scene<'_>, state: &ArgoScreen, legal: &[Command], tile: Tile) -> Option<Command> {
    if scene.choices.iter().any(|choice| choice.at == Anchor::Tile(tile)) {
        return None;
    }
    let prompt = scene.prompt()?;
    match (prompt, state.selection.piece) {
        (Prompt::ChooseAction { .. }, Some(Piece::Figure(astronaut))) => {
            (scene.words.stands_on(astronaut) != Some(tile)).then_some(Command::MoveAstronaut { astronaut, to: tile })
        }
        (Prompt::ChooseAction { .. }, None) => activation(scene, tile),
        (Prompt::ChooseStep { astronaut, .. }, _) => {
            (scene.words.stands_on(astronaut) != Some(tile)).then_some(Command::MoveAstronaut { astronaut, to: tile })
        }
        (Prompt::ChoosePush { at, .. }, piece) => {
            let victim = match piece {
                Some(Piece::Figure(victim)) => victim,
                _ => only_victim(scene, legal)?,
            };
            (tile != at).then_some(Command::PushAstronaut { victim, to: tile })
        }
        (Prompt::ChooseAlienMove, Some(Piece::Alien(from))) => {
            (tile != from).then_some(Command::MoveAlien { from, to: tile })
        }
        (Prompt::ChooseAlienPush { at }, _) => (tile != at).then_some(Command::PushAlien { to: tile }),
        (Prompt::ChooseLaserTarget, _) => Some(Command::LaserTarget { tile }),
        (Prompt::ChooseRelocation, _) => Some(Command::RelocateTile { tile }),
        (Prompt::ChooseLaunch, _) => scene
            .model
            .setup
            .components
            .is_pod(tile)
            .then_some(Command::LaunchPod { tile }),
        _ => None,
    }
}

/// The activation of a room that somebody of one's own stands in.
fn activation(scene: &Scene<'_>, tile: Tile) -> Option<Command> {
    let (question, _) = scene.own?;
    if !scene.model.setup.components.tile(tile).kind.activatable() {
        return None;
    }
    let places = &scene.model.view.board.places;
    let activator = places.iter().enumerate().find_map(|(index, place)| {
        let who = Astronaut::from_index(index)?;
        (who.seat() == question.seat && *place == Place::Module(tile)).then_some(who)
    })?;
    Some(Command::Activate { tile, activator })
}

/// The figure that is pushed, if there is only one.
fn only_victim(scene: &Scene<'_>, legal: &[Command]) -> Option<Astronaut> {
    let mut held = legal
        .iter()
        .filter_map(|command| match drag::moved_piece(scene, command) {
            Some(Held::Figure(who)) => Some(who),
            _ => None,
        });
    let first = held.next()?;
    held.all(|other| other == first).then_some(first)
}

/// The rule that forbids a command, from the engine on a copy.
#[must_use]
pub(super) fn why_not(scene: &Scene<'_>, seat: Seat, command: Command) -> Option<String> {
    let (setup, view) = (scene.model.setup, scene.model.view);
    let copy = Engine::from_view(setup, view, Seed::from_number(0)).ok()?;
    copy.explain(setup, seat, &command).map(text::argo::reason)
}

fn label(pen: &mut Pen<'_>, scene: &Scene<'_>, below: Rect, reason: &str) {
    let p = pen.palette;
    let width = pen.width(reason, fonts::regular(sizes::LABEL)) + 24.0;
    let inner = scene.zones.board.shrink(6.0);
    let half = width / 2.0;
    let low = inner.left() + half;
    let x = below.center().x.clamp(low, (inner.right() - half).max(low));
    let y = (below.bottom() + 18.0).min(inner.bottom() - 14.0);
    let rect = Rect::from_center_size(Pos2::new(x, y), vec2(width, 28.0));
    pen.rect_lined(rect, sizes::R_BUTTON, p.panel, 1.0, p.bad);
    pen.text(rect.center(), Align2::CENTER_CENTER, reason, sizes::LABEL, p.text);
}
