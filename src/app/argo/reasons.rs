//! Reasons against the place under the pointer, in words.

use super::{
    art::marks::{self, Mark},
    drag,
    held::Held,
    hit_test, overlay,
    prompts::{self, Anchor, Piece},
    scene::Scene,
    state::{ArgoScreen, RefusedHover},
};
use crate::{
    app::look::{Pen, fonts, sizes},
    games::argo::{Astronaut, Cell, Command, Place, Prompt, Reason, State as Engine, Tile},
    rules::{Game, Seat, Seed},
    text,
};
use egui::{Align2, Pos2, Rect, Vec2, vec2};

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
        let kept = overlay::ghost_places(scene, state);
        label(pen, scene, (rect, &kept), reason);
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

/// The reason why nothing can be built from a source, as the engine gives it for most of the places that doors lead to.
#[must_use]
pub(super) fn why_no_build(scene: &Scene<'_>, source: u8) -> Option<String> {
    let (question, legal) = scene.own?;
    let built = |command: &Command| matches!(command, Command::Build { source: s, .. } if *s == source);
    if question.prompt != Prompt::ChooseBuild || legal.iter().any(built) {
        return None;
    }
    let (setup, view) = (scene.model.setup, scene.model.view);
    let copy = Engine::from_view(setup, view, Seed::from_number(0)).ok()?;
    let mut counts: Vec<(Reason, usize)> = Vec::new();
    for cell in hit_test::open_cells(setup, &view.board) {
        let turns = (0..4).map(|rot| Command::Build { source, cell, rot });
        // A place where the doors meet in some turn is against the tile for another reason.
        let mut why: Vec<Reason> = turns
            .filter_map(|command| copy.explain(setup, question.seat, &command))
            .collect();
        why.sort_by_key(|reason| *reason == Reason::DoorsDoNotMeet);
        let Some(&first) = why.first() else { continue };
        match counts.iter_mut().find(|(reason, _)| *reason == first) {
            Some((_, count)) => *count += 1,
            None => counts.push((first, 1)),
        }
    }
    let most = counts.into_iter().max_by_key(|&(_, count)| count);
    most.map(|(reason, _)| text::argo::reason(reason))
}

/// The rule that forbids a command, from the engine on a copy.
#[must_use]
pub(super) fn why_not(scene: &Scene<'_>, seat: Seat, command: Command) -> Option<String> {
    let (setup, view) = (scene.model.setup, scene.model.view);
    let copy = Engine::from_view(setup, view, Seed::from_number(0)).ok()?;
    copy.explain(setup, seat, &command).map(text::argo::reason)
}

fn label(pen: &mut Pen<'_>, scene: &Scene<'_>, (below, kept): (Rect, &[Rect]), reason: &str) {
    let p = pen.palette;
    let size = vec2(pen.width(reason, fonts::regular(sizes::LABEL)) + 24.0, 28.0);
    let rect = label_place(scene.zones.board.shrink(6.0), below, size, kept);
    pen.rect_lined(rect, sizes::R_BUTTON, p.panel, 1.0, p.bad);
    pen.text(rect.center(), Align2::CENTER_CENTER, reason, sizes::LABEL, p.text);
}

/// A place below what a reason is about or above it, aside of what is `kept`: the first that covers nothing of that.
fn label_place(board: Rect, about: Rect, size: Vec2, kept: &[Rect]) -> Rect {
    let half = size / 2.0;
    let within = |from: f32, to: f32, at: f32| at.clamp(from, to.max(from));
    let place = |x: f32, y: f32| {
        let x = within(board.left() + half.x, board.right() - half.x, x);
        let y = within(board.top() + half.y, board.bottom() - half.y, y);
        Rect::from_center_size(Pos2::new(x, y), size)
    };
    let rows = [about.bottom() + 18.0, about.top() - 18.0, about.center().y];
    let gap = half.x + 6.0;
    let aside = kept.iter().flat_map(|kept| [kept.right() + gap, kept.left() - gap]);
    let columns: Vec<f32> = std::iter::once(about.center().x).chain(aside).collect();
    let free = |place: &Rect| !kept.iter().any(|kept| kept.intersects(*place));
    let mut places = columns.iter().flat_map(|&x| rows.map(|y| place(x, y)));
    places.find(free).unwrap_or_else(|| place(about.center().x, rows[0]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reason_covers_no_ghost() {
        let board = Rect::from_min_size(Pos2::ZERO, vec2(600.0, 400.0));
        let about = Rect::from_min_size(Pos2::new(200.0, 100.0), vec2(80.0, 80.0));
        let size = vec2(180.0, 28.0);
        let free = label_place(board, about, size, &[]);
        assert!(free.top() > about.bottom());
        let ghost = about.translate(vec2(0.0, 80.0));
        let above = label_place(board, about, size, &[ghost]);
        assert!(above.bottom() < about.top() && board.contains_rect(above));
        let handle = about.translate(vec2(0.0, -80.0));
        let away = label_place(board, about, size, &[ghost, handle]);
        assert!(!away.intersects(ghost) && !away.intersects(handle) && board.contains_rect(away));
    }
}
