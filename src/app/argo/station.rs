//! The station as it is painted: tiles below the pieces; ids, tokens and the ghost of a tile above them.

use super::art::figures::{self, FigureLook, Lod};
use super::art::tile_look::{TileLook, is_corridor};
use super::art::{self, Square, marks, pictures::named, tiles};
use super::geometry::{self, CELL};
use super::spots::{ArgoPiece, ArgoSpot as Spot};
use super::ways;
use crate::app::board::drawn::BoardScene;
use crate::app::frame::codes::shows_codes;
use crate::app::look::{Pen, colors, fonts, glyphs, sizes, space};
use crate::games::argo::{self, Cell, Command, Kind, Place, Prompt, State, Tile, meeting_doors};
use egui::{Align2, Pos2, Rect, vec2};

/// Side of the smallest corridor on which an id is printed, and of the smallest room.
const ID_FROM: (f32, f32) = (38.0, 48.0);
/// Height of an id, and the part of a corridor above what stands there, and of a room above its glyph.
const ID_HEIGHT: f32 = 14.0;
const FREE_ABOVE: (f32, f32) = (0.22, 0.14);
/// The part of a tile's edge from its left end to its door.
const FREE_BESIDE: f32 = 0.27;

/// Paints space, the tiles, and figures where they stood before the open action.
pub(super) fn ground(pen: &mut Pen<'_>, scene: &BoardScene<'_, State>) {
    space::board_space(pen, scene.board);
    lattice(pen, scene);
    let (setup, view) = (scene.about.setup, scene.about.view);
    for (tile, spot) in resting(scene) {
        let frame = geometry::on_screen(&scene.lens, spot.cell);
        art::tile_shapes(pen, &look_of(scene, tile, spot), frame);
    }
    let Some(before) = &view.before else { return };
    for piece in geometry::pieces(setup, before) {
        if let ArgoPiece::Figure(who) = piece.piece
            && geometry::has_moved(&view.board, before, who)
        {
            let (at, s) = (scene.lens.to_screen(piece.at), scene.lens.scale());
            figures::figure_shapes(pen, who, at, piece.r * s, Lod::of(CELL * s), FigureLook::LeftBehind);
        }
    }
}

/// The tiles that lie where they belong.
fn resting(scene: &BoardScene<'_, State>) -> impl Iterator<Item = (Tile, argo::Spot)> {
    let mut tiles = geometry::tiles_by_row(&scene.about.view.board);
    tiles.retain(|(tile, _)| !scene.lifted.contains(&ArgoPiece::Tile(*tile)));
    tiles.into_iter()
}

/// Draws a tile on its way to where it lies.
pub(super) fn lifted(pen: &mut Pen<'_>, scene: &BoardScene<'_, State>, tile: Tile, frame: Square) {
    if let Some(spot) = scene.about.view.board.spots[tile.index()] {
        art::tile_shapes(pen, &look_of(scene, tile, spot), frame);
        print_id(pen, scene, tile, frame);
    }
}

/// Draws a pod that leaves; those aboard are drawn as pieces.
pub(super) fn leaving(pen: &mut Pen<'_>, scene: &BoardScene<'_, State>, (pod, rot): (Tile, u8), frame: Square) {
    let look = TileLook {
        rot,
        on_board: true,
        ..printed(scene, pod)
    };
    art::tile_shapes(pen, &look, frame);
}

/// A faint point in the middle of every free cell in sight.
fn lattice(pen: &mut Pen<'_>, scene: &BoardScene<'_, State>) {
    let cell_at = |at: Pos2| {
        let point = scene.lens.to_board(at) / CELL;
        let whole = |value: f32| value.round().clamp(-120.0, 120.0) as i8;
        (whole(point.x), whole(point.y))
    };
    let (first, last) = (cell_at(scene.board.min), cell_at(scene.board.max));
    let color = colors::faded(pen.palette.star, 0.55);
    for y in first.1..=last.1 {
        for x in first.0..=last.0 {
            pen.disc(scene.lens.to_screen(geometry::centre(Cell { x, y })), 1.3, color);
        }
    }
}

/// A tile of the board as it is drawn.
fn look_of<'a>(scene: &BoardScene<'a, State>, tile: Tile, spot: argo::Spot) -> TileLook<'a> {
    let (setup, board) = (scene.about.setup, &scene.about.view.board);
    let on = |place: &&Place| matches!(**place, Place::Module(at) if at == tile);
    let aboard = board.places.iter().filter_map(|place| match *place {
        Place::Aboard(pod, seat) if pod == tile => Some(1_u8 << (seat % 8)),
        _ => None,
    });
    TileLook {
        rot: spot.rot,
        connected: meeting_doors(setup, board, tile, spot),
        on_board: true,
        taken: board.places.iter().filter(on).count(),
        aboard: aboard.fold(0, |all, seat| all | seat),
        alien: board.aliens.contains(tile),
        tokens: board.tokens[tile.index()],
        players: setup.players.get(),
        ..printed(scene, tile)
    }
}

/// A tile by itself as it is drawn.
fn printed<'a>(scene: &BoardScene<'a, State>, tile: Tile) -> TileLook<'a> {
    let setup = scene.about.setup;
    TileLook {
        slots: setup.slots.get(tile.index()).copied().unwrap_or(0),
        ..TileLook::new(setup.components.tile(tile))
    }
}

/// Draws a tile by itself, as it lies in the display; nothing where there is none.
pub(super) fn picture(pen: &mut Pen<'_>, scene: &BoardScene<'_, State>, tile: Option<Tile>, frame: Square) {
    let Some(tile) = tile else { return };
    let look = printed(scene, tile);
    if look.data.kind == Kind::WakingRoom {
        // All nine cells of it would not fit.
        let p = pen.palette;
        pen.glyph(named("waking-room"), frame.center(), 0.8 * frame.s, p.text, p.card);
    } else {
        art::tile_shapes(pen, &look, frame);
    }
    print_id(pen, scene, tile, frame);
}

/// True if the code of a tile is to be seen: somebody points at it, or at a line about it, or wants all codes.
fn shows_code(pen: &Pen<'_>, scene: &BoardScene<'_, State>, tile: Tile) -> bool {
    let about = &scene.about;
    let is_meant = |spot: &Spot| match *spot {
        Spot::Tile(other) | Spot::Alien(other) | Spot::Use(other, _) => other == tile,
        Spot::Figure(who) => about.stands_on(who) == Some(tile),
        Spot::Source(source) => about.source_tile(source) == Some(tile),
        Spot::Cell(cell) => about.beside(cell).is_some_and(|(_, other)| other == tile),
        _ => false,
    };
    shows_codes(pen.ctx) || scene.pointed.iter().chain(scene.named).any(is_meant)
}

/// Prints the id that texts use of a tile at its upper left, where it can be read: rather over the tile's edge than over
/// what there is to be seen on it.
fn print_id(pen: &mut Pen<'_>, scene: &BoardScene<'_, State>, tile: Tile, frame: Square) {
    let plain = is_corridor(scene.about.setup.components.tile(tile).kind);
    let (least, free) = if plain {
        (ID_FROM.0, FREE_ABOVE.0)
    } else {
        (ID_FROM.1, FREE_ABOVE.1)
    };
    let id = scene.about.id_in_text(tile);
    let Some(id) = id.filter(|_| frame.s >= least && shows_code(pen, scene, tile)) else {
        return;
    };
    let p = pen.palette;
    let room = vec2(pen.width(id, fonts::bold(sizes::SMALL)) + 4.0, ID_HEIGHT);
    let mut corner = frame.at(0.035, 0.035);
    // Where it is too wide for the corner it reaches over the next tile's corner: doors are in the middle of an edge.
    corner.x = corner.x.min(frame.at(FREE_BESIDE, 0.0).x - room.x);
    corner.y = corner.y.min(frame.at(0.0, free).y - ID_HEIGHT);
    let plate = Rect::from_min_size(corner, room);
    pen.rect(plate, 3.0, p.ink);
    pen.bold(plate.center(), Align2::CENTER_CENTER, id, sizes::SMALL, p.key);
}

/// Paints what lies over the tiles: ids, tokens of lit tiles, free cells, the ghost.
pub(super) fn over(pen: &mut Pen<'_>, scene: &BoardScene<'_, State>) {
    let board = &scene.about.view.board;
    for (tile, spot) in resting(scene) {
        let frame = geometry::on_screen(&scene.lens, spot.cell);
        print_id(pen, scene, tile, frame);
        // They stand on the tile's edge, below the line around a lit one.
        if scene.lit.contains(&Spot::Tile(tile)) && tile != Tile::WAKING_ROOM {
            tiles::tokens(pen, frame, board.tokens[tile.index()]);
        }
    }
    let p = pen.palette;
    for spot in scene.lit.iter().filter(|spot| scene.ghost != Some(**spot)) {
        if let Spot::Cell(cell) = *spot {
            let frame = geometry::on_screen(&scene.lens, cell);
            pen.glyph(
                &glyphs::PLUS,
                frame.center(),
                0.28 * frame.s,
                p.board_accent,
                p.space_bottom,
            );
        }
    }
    ghost(pen, scene);
}

/// The tile that is to be placed, where it would lie: fainter while it is only pointed at.
fn ghost(pen: &mut Pen<'_>, scene: &BoardScene<'_, State>) {
    let Some(command) = scene.command else { return };
    let (Some((cell, rot)), Some(tile)) = (ways::placement(&command), placed_tile(scene, &command)) else {
        return;
    };
    let (setup, frame) = (scene.about.setup, geometry::on_screen(&scene.lens, cell));
    let mut board = scene.about.view.board;
    let spot = argo::Spot { cell, rot };
    board.spots[tile.index()] = Some(spot);
    let look = TileLook {
        rot,
        connected: meeting_doors(setup, &board, tile, spot),
        ..printed(scene, tile)
    };
    // Dimmed as a whole: half-transparent parts would show through one another.
    art::tile_shapes(pen, &look, frame);
    let alpha = if scene.ghost.is_some() { 0.25 } else { 0.45 };
    let veil = colors::faded(pen.palette.space_bottom, alpha);
    pen.poly(frame.octagon(0.0, 0.11, 0.0), veil);
    marks::ghost(pen, frame);
    marks::meeting(pen, frame, look.connected);
}

/// The tile that a placing command puts down.
pub(super) fn placed_tile(scene: &BoardScene<'_, State>, command: &Command) -> Option<Tile> {
    match (command, scene.prompt) {
        (Command::Build { source, .. }, _) => scene.about.source_tile(*source),
        (Command::PilotRelocate { .. }, Some(Prompt::ChoosePilot { pod, .. })) => Some(*pod),
        (Command::PlaceTileAt { .. }, Some(Prompt::ChoosePlace { tile })) => Some(*tile),
        _ => None,
    }
}
