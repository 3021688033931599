//! What happens on the station, as it is seen: who goes through which door, who dies, what tile comes and goes.

use super::art::pictures::named;
use super::geometry::{self, CELL};
use super::spots::{ArgoPiece as Piece, ArgoSpot};
use crate::app::board::acts::{Act, ChipAt, Gait, Go};
use crate::app::board::drawn::{ActOf, BoardScene};
use crate::app::board::row::Bit;
use crate::games::argo::{Astronaut, Board, Dir, Event, Place, State, Tile, meeting_doors};
use egui::{Vec2, vec2};

/// Seconds after which somebody who is pushed sets off, so that who pushes is seen to arrive first.
const PUSHED: f64 = 0.12;
/// Cells that a pod flies before it is forgotten.
const FLIGHT: f32 = 14.0;

/// What an event does, between the boards of two scenes.
pub(super) fn acts([then, now]: [&BoardScene<'_, State>; 2], event: &Event) -> Vec<ActOf<State>> {
    let (setup, boards) = (now.about.setup, [then, now].map(|scene| &scene.about.view.board));
    let spot = |tile: Tile| boards.into_iter().rev().find_map(|board| board.spots[tile.index()]);
    let walk = |from: Tile, to: Tile| {
        let ends = spot(from).zip(spot(to));
        ends.map_or_else(Vec::new, |(a, b)| geometry::way(setup, [(from, a), (to, b)]))
    };
    let one = |go: Go<Piece>| vec![go.into()];
    let figure = |gait, who| Go::new(gait, Piece::Figure(who));
    let alien = |gait, from: Tile, to: Tile| Go::new(gait, Piece::Alien(to)).was(alien_on(boards[0], from));
    match *event {
        Event::AlienMoved { from, to } => one(alien(Gait::Sway, from, to).via(walk(from, to))),
        Event::AlienPushed { from, to } => one(alien(Gait::Sway, from, to).via(walk(from, to)).pause(PUSHED)),
        Event::Moved { astronaut, from, to } => one(figure(Gait::Step, astronaut).via(walk(from, to))),
        Event::Pushed {
            astronaut, from, to, ..
        } => one(figure(Gait::Step, astronaut).via(walk(from, to)).pause(PUSHED)),
        Event::Teleported { astronaut, to, .. } => {
            let end = spot(to).map(|spot| geometry::centre(spot.cell));
            one(figure(Gait::Blink, astronaut).via(end.into_iter().collect()))
        }
        Event::Killed { astronaut, at, .. } => {
            let skull = vec![Bit::Glyph(named("skull")), Bit::Badge(astronaut.seat())];
            let chip = Act::gain(ChipAt::Spot(ArgoSpot::Tile(at)), skull, None);
            vec![figure(Gait::Vanish, astronaut).into(), chip]
        }
        Event::AlienKilled { at, .. } => one(alien(Gait::Vanish, at, at)),
        Event::Spawned { at } => one(Go::new(Gait::Pop, Piece::Alien(at))),
        Event::Revived { astronaut } => one(figure(Gait::Pop, astronaut)),
        Event::Placed { tile, spot, .. } => {
            let at = geometry::centre(spot.cell);
            one(Go::new(Gait::Pop, Piece::Tile(tile)).ground(at, CELL / 2.0))
        }
        Event::Relocated { tile, from, to } => {
            let [from, to] = [from, to].map(|spot| geometry::centre(spot.cell));
            let slides = Go::new(Gait::Slide, Piece::Tile(tile));
            let slides = slides.ground(from, CELL / 2.0).via(vec![to]);
            let riders = riders(boards[1], tile).map(|who| Go::new(Gait::Slide, who).along(0.0));
            std::iter::once(slides).chain(riders).map(Act::from).collect()
        }
        Event::Swapped {
            astronaut,
            from,
            alien_from,
        } => vec![
            alien(Gait::Slide, alien_from, from).into(),
            figure(Gait::Slide, astronaut).along(0.0).into(),
        ],
        Event::Launched { pod, ref aboard } => launch(then, pod, aboard.iter().map(|(who, _)| *who)),
        _ => Vec::new(),
    }
}

/// The alien on a tile: one that was pushed there waits for its target.
fn alien_on(board: &Board, tile: Tile) -> Piece {
    match board.alien_in_hand == Some(tile) {
        true => Piece::AlienInHand,
        false => Piece::Alien(tile),
    }
}

/// All that goes with a tile that is moved.
fn riders(board: &Board, tile: Tile) -> impl Iterator<Item = Piece> {
    let figures = Astronaut::all().filter(move |who| match board.places[who.index()] {
        Place::Module(at) | Place::Transit(at) | Place::Aboard(at, _) => at == tile,
        _ => false,
    });
    let alien = board.aliens.contains(tile).then_some(Piece::Alien(tile));
    figures.map(Piece::Figure).chain(alien)
}

/// A pod leaves, away from the door at which it lay, with those aboard.
fn launch(then: &BoardScene<'_, State>, pod: Tile, aboard: impl Iterator<Item = Astronaut>) -> Vec<ActOf<State>> {
    let (setup, board) = (then.about.setup, &then.about.view.board);
    let Some(spot) = board.spots[pod.index()] else {
        return Vec::new();
    };
    let docked = meeting_doors(setup, board, pod, spot).into_iter().next();
    let (x, y) = docked.map_or(Dir::North, Dir::opposite).delta();
    let flight: Vec2 = vec2(f32::from(x), f32::from(y)) * FLIGHT * CELL;
    let leaves = Go::new(Gait::Launch, Piece::Pod(pod, spot.rot)).ground(geometry::centre(spot.cell), CELL / 2.0);
    let with = aboard.map(|who| Go::new(Gait::Launch, Piece::Figure(who)).along(0.0));
    let all = std::iter::once(leaves).chain(with);
    all.map(|go| go.by(flight).into()).collect()
}

/// The places that an event is about.
pub(super) fn touched(event: &Event) -> Vec<ArgoSpot> {
    let tiles = match *event {
        Event::AlienMoved { to, .. }
        | Event::AlienPushed { to, .. }
        | Event::Moved { to, .. }
        | Event::Pushed { to, .. }
        | Event::Teleported { to, .. } => vec![to],
        Event::Killed { at, .. } | Event::AlienKilled { at, .. } | Event::Spawned { at } => vec![at],
        Event::Placed { tile, .. } | Event::Relocated { tile, .. } | Event::Activated { tile, .. } => vec![tile],
        Event::Boarded { pod, .. } => vec![pod],
        Event::Revived { .. } => vec![Tile::WAKING_ROOM],
        Event::Swapped { from, alien_from, .. } => vec![from, alien_from],
        _ => Vec::new(),
    };
    tiles.into_iter().map(ArgoSpot::Tile).collect()
}

/// The places that the line of an event names.
pub(super) fn told_of(event: &Event) -> Vec<ArgoSpot> {
    match *event {
        Event::Revealed { tile, .. } | Event::Claimed { tile, .. } | Event::Interrupted { tile, .. } => {
            vec![ArgoSpot::Tile(tile)]
        }
        _ => touched(event),
    }
}
