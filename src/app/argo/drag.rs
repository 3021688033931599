//! Dragging a piece, or a tile from the display: the same as pointing at it and then at where it goes.

use super::{
    held::Held,
    model::ArgoAction,
    prompts::{Anchor, Choice, Effect},
    scene::Scene,
    state::ArgoScreen,
};
use crate::games::argo::{Command, Prompt};
use egui::{Pos2, Response};

/// The piece that a command moves.
#[must_use]
pub(super) fn moved_piece(scene: &Scene<'_>, command: &Command) -> Option<Held> {
    match (*command, scene.prompt()) {
        (Command::MoveAstronaut { astronaut, .. }, _) => Some(Held::Figure(astronaut)),
        (Command::PushAstronaut { victim, .. }, _) => Some(Held::Figure(victim)),
        (Command::TeleportTo { .. }, Some(Prompt::ChooseTeleport { astronaut, .. })) => Some(Held::Figure(astronaut)),
        (Command::MoveAlien { from, .. }, _) => Some(Held::Alien(from)),
        (Command::PushAlien { .. }, Some(Prompt::ChooseAlienPush { at })) => Some(Held::Alien(at)),
        (Command::Build { source, .. }, _) => Some(Held::Source(source)),
        _ => None,
    }
}

/// Pieces that something can be done with by dragging, each once.
#[must_use]
pub(super) fn movable(scene: &Scene<'_>) -> Vec<Held> {
    let legal = scene.own.map_or(&[][..], |(_, legal)| legal);
    let mut out: Vec<Held> = Vec::new();
    for held in legal.iter().filter_map(|command| moved_piece(scene, command)) {
        if !out.contains(&held) {
            out.push(held);
        }
    }
    out
}

/// Takes something into the hand: what it can do is lit.
pub(super) fn take(scene: &Scene<'_>, state: &mut ArgoScreen, held: Held) {
    state.drag = Some(held);
    state.focus = None;
    let stands_for = |choice: &&Choice| match (choice.at, held) {
        (Anchor::Figure(who), Held::Figure(held)) => who == held,
        (Anchor::Alien(tile), Held::Alien(held)) => tile == held,
        (Anchor::Source(source), Held::Source(held)) => source == held,
        _ => false,
    };
    if let Some(Choice {
        effect: Effect::Select(selection),
        ..
    }) = scene.choices.iter().find(stands_for)
    {
        state.selection = *selection;
    }
}

/// The choice below the hand that the held piece can take.
#[must_use]
pub(super) fn over(scene: &Scene<'_>, state: &ArgoScreen, pointer: Pos2) -> Option<usize> {
    let held = state.drag?;
    let fits = |choice: &Choice| match (choice.effect, choice.at) {
        (Effect::Send(command), Anchor::Tile(_)) => moved_piece(scene, &command) == Some(held),
        (Effect::Select(_) | Effect::Send(_), Anchor::Cell(_)) => matches!(held, Held::Source(_)),
        _ => false,
    };
    scene.choices.iter().position(|choice| {
        let inside = || {
            scene
                .board_rect(state, choice.at)
                .is_some_and(|rect| rect.contains(pointer))
        };
        fits(choice) && inside()
    })
}

/// Lets go: over a place where the piece can go it goes there.
pub(super) fn drop(scene: &Scene<'_>, state: &mut ArgoScreen, pointer: Option<Pos2>) -> Option<ArgoAction> {
    let target = pointer.and_then(|pointer| over(scene, state, pointer));
    state.drag = None;
    let choice = *scene.choices.get(target?)?;
    // A tile is only put down as a ghost; the same cell pointed at again takes it.
    if matches!((choice.effect, choice.at), (Effect::Send(_), Anchor::Cell(_))) {
        return None;
    }
    let action = state.choose(scene.model, &choice, scene.now);
    state.motion.by_hand = action.is_some();
    action
}

/// Starts and ends dragging by what happens to a widget that stands for a piece.
pub(super) fn follow(scene: &Scene<'_>, state: &mut ArgoScreen, held: Held, response: &Response) -> Option<ArgoAction> {
    if response.drag_started() {
        take(scene, state, held);
    }
    if response.drag_stopped() && state.drag == Some(held) {
        return drop(scene, state, response.interact_pointer_pos());
    }
    None
}
