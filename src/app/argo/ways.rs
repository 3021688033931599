//! The places to click for a command, and the command that a place at rest would mean.

use super::spots::ArgoSpot as Spot;
use crate::app::board::drawn::BoardScene;
use crate::games::argo::{Astronaut, Board, Cell, Command, Kind, Place, Prompt, State, Tile};
use crate::text::About;

/// Every way to give the command by clicks.
pub(super) fn ways(about: About<'_, State>, prompt: &Prompt, command: &Command) -> Vec<Vec<Spot>> {
    let board = &about.view.board;
    match *command {
        Command::MoveAlien { from, to } => vec![vec![Spot::Alien(from), Spot::Tile(to)], vec![Spot::Tile(to)]],
        Command::PushAlien { to } => vec![vec![Spot::Tile(to)]],
        Command::KillVictim { astronaut } | Command::SwapAstronaut { astronaut } => vec![vec![Spot::Figure(astronaut)]],
        Command::Build { source, cell, .. } => build(board, source, cell),
        // A click on whoever walks on means the tile below.
        Command::MoveAstronaut { to, .. } if matches!(prompt, Prompt::ChooseStep { .. }) => vec![vec![Spot::Tile(to)]],
        Command::MoveAstronaut { astronaut, to } => step(astronaut, to, false),
        Command::PushAstronaut { victim, to } => step(victim, to, only_victim(board, prompt).is_some()),
        Command::TeleportTo { tile } | Command::RelocateTile { tile } | Command::LaunchPod { tile } => {
            vec![vec![Spot::Tile(tile)]]
        }
        Command::PilotRelocate { cell, .. } | Command::PlaceTileAt { cell, .. } => vec![vec![Spot::Cell(cell)]],
        Command::Activate { tile, activator } => {
            vec![vec![Spot::Tile(tile)], vec![Spot::Figure(activator), Spot::Tile(tile)]]
        }
        Command::LaserTarget { tile } | Command::SwapAlien { tile } => vec![vec![Spot::Alien(tile)]],
        Command::Revive { astronaut } => vec![vec![Spot::Dead(astronaut)]],
        Command::Interrupt { tile, activator } => vec![vec![Spot::Use(tile, activator)]],
        Command::Pass if matches!(prompt, Prompt::React { .. }) => vec![vec![Spot::LetIt]],
        Command::StopMoving => stop(about, prompt),
        Command::PilotStay
        | Command::PilotDepart
        | Command::Pass
        | Command::Commit
        | Command::EndInterrupt
        | Command::EndTurn => Vec::new(),
    }
}

/// The tile to build and its cell; of the first tile on display the cell alone.
fn build(board: &Board, source: u8, cell: Cell) -> Vec<Vec<Spot>> {
    let both = vec![Spot::Source(source), Spot::Cell(cell)];
    let first = board.display.iter().position(Option::is_some);
    let alone = (first == Some(source.into())).then(|| vec![Spot::Cell(cell)]);
    std::iter::once(both).chain(alone).collect()
}

/// The end of a walk: a second click on the tile of whoever walks, or a click on who walks next. Those who stand where
/// the walk may lead to are no such places: there the tile is meant.
fn stop(about: About<'_, State>, prompt: &Prompt) -> Vec<Vec<Spot>> {
    let Prompt::ChooseStep { astronaut, .. } = *prompt else {
        return Vec::new();
    };
    let cell = |tile: Tile| about.view.board.spots[tile.index()].map(|spot| spot.cell);
    let Some((tile, here)) = about.stands_on(astronaut).and_then(|tile| Some((tile, cell(tile)?))) else {
        return Vec::new();
    };
    let far = |other: Tile| {
        let apart = cell(other).map(|at| at.x.abs_diff(here.x).saturating_add(at.y.abs_diff(here.y)));
        other == Tile::WAKING_ROOM || apart.is_some_and(|apart| apart > 1)
    };
    let teleports = about.setup.components.tile(tile).kind == Kind::Teleporter;
    let others = Astronaut::all().filter(|who| who.seat() == astronaut.seat() && *who != astronaut);
    let next = others.filter(|who| !teleports && about.stands_on(*who).is_some_and(far));
    let next = next.map(|who| vec![Spot::Figure(who)]);
    std::iter::once(vec![Spot::Tile(tile)]).chain(next).collect()
}

/// The figure and its target, or the target alone where nobody else can be meant.
fn step(figure: Astronaut, to: Tile, alone: bool) -> Vec<Vec<Spot>> {
    let both = vec![Spot::Figure(figure), Spot::Tile(to)];
    let target = alone.then(|| vec![Spot::Tile(to)]);
    std::iter::once(both).chain(target).collect()
}

/// The cell and rotation of a command that puts a tile somewhere.
pub(super) const fn placement(command: &Command) -> Option<(Cell, u8)> {
    match *command {
        Command::Build { cell, rot, .. }
        | Command::PilotRelocate { cell, rot }
        | Command::PlaceTileAt { cell, rot } => Some((cell, rot)),
        _ => None,
    }
}

/// The figure that is pushed, if there is only one beside who pushes.
fn only_victim(board: &Board, prompt: &Prompt) -> Option<Astronaut> {
    let Prompt::ChoosePush { mover, at } = *prompt else {
        return None;
    };
    let mut there = Astronaut::all().filter(|&who| who != mover && board.places[who.index()] == Place::Module(at));
    there.next().filter(|_| there.next().is_none())
}

/// The command that a click on a place at rest would mean.
pub(super) fn meant(scene: &BoardScene<'_, State>, spot: Spot) -> Option<Command> {
    match spot {
        Spot::Cell(cell) => placed_at(scene, cell),
        Spot::Tile(tile) => aimed_at(scene, tile),
        _ => None,
    }
}

/// A placement at a cell that is no legal place of the tile in question.
fn placed_at(scene: &BoardScene<'_, State>, cell: Cell) -> Option<Command> {
    let of_chosen = |command: &&Command| match **command {
        Command::Build { source, .. } => scene.chosen.contains(&Spot::Source(source)),
        _ => placement(command).is_some(),
    };
    match *scene.legal.iter().find(of_chosen)? {
        Command::Build { source, rot, .. } => Some(Command::Build { source, cell, rot }),
        Command::PilotRelocate { rot, .. } => Some(Command::PilotRelocate { cell, rot }),
        Command::PlaceTileAt { rot, .. } => Some(Command::PlaceTileAt { cell, rot }),
        _ => None,
    }
}

/// The step or choice that pointing at a tile would mean.
fn aimed_at(scene: &BoardScene<'_, State>, tile: Tile) -> Option<Command> {
    let (about, prompt) = (&scene.about, scene.prompt?);
    let elsewhere = |astronaut| {
        let there = about.stands_on(astronaut) == Some(tile);
        (!there).then_some(Command::MoveAstronaut { astronaut, to: tile })
    };
    match (*prompt, scene.chosen) {
        (Prompt::ChooseAction { .. }, &[Spot::Figure(astronaut)]) => elsewhere(astronaut),
        (Prompt::ChooseAction { .. }, _) => activation(scene, tile),
        (Prompt::ChooseStep { astronaut, .. }, _) => elsewhere(astronaut),
        (Prompt::ChoosePush { at, .. }, chosen) => {
            let victim = match chosen {
                &[Spot::Figure(victim)] => victim,
                _ => only_victim(&about.view.board, prompt)?,
            };
            (tile != at).then_some(Command::PushAstronaut { victim, to: tile })
        }
        (Prompt::ChooseAlienMove, &[Spot::Alien(from)]) => {
            (tile != from).then_some(Command::MoveAlien { from, to: tile })
        }
        (Prompt::ChooseAlienPush { at }, _) => (tile != at).then_some(Command::PushAlien { to: tile }),
        (Prompt::ChooseLaserTarget, _) => Some(Command::LaserTarget { tile }),
        (Prompt::ChooseRelocation, _) => Some(Command::RelocateTile { tile }),
        (Prompt::ChooseLaunch, _) => {
            let pod = about.setup.components.is_pod(tile);
            pod.then_some(Command::LaunchPod { tile })
        }
        _ => None,
    }
}

/// The activation of a room that somebody of one's own stands in.
fn activation(scene: &BoardScene<'_, State>, tile: Tile) -> Option<Command> {
    let (seat, about) = (scene.viewer?, scene.about);
    let own = |who: &Astronaut| who.seat() == seat && about.stands_on(*who) == Some(tile);
    let activator = Astronaut::all().find(own)?;
    let activatable = about.setup.components.tile(tile).kind.activatable();
    activatable.then_some(Command::Activate { tile, activator })
}
