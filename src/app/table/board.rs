//! The station: tiles, pieces, and what lies over them.

use super::{
    hit_test::{self, Pieces},
    input,
    model::TableAction,
    overlay,
    prompts::{Anchor, Choice},
    scene::Scene,
    state::TableState,
};
use crate::{
    app::{
        art::{
            Frame,
            figures::{self, Lod},
            marks::{self, Mark},
            pods, space,
            tiles::{self, TileLook},
        },
        look::Pen,
    },
    games::argo::{Astronaut, Cell, Dir, Doors, Footprint, MAX_TILES, Place, Setup, Spot, Table, Tile},
    text::{t, t_args},
};
use egui::{Response, Sense, Ui, accesskit::Role};

/// Draws the board and takes the clicks on it.
pub fn board_ui(ui: &mut Ui, scene: &Scene<'_>, state: &mut TableState) -> Option<TableAction> {
    let board = ui.interact(scene.layout.board, ui.scope_id().with("board"), Sense::click_and_drag());
    let label = board_label(scene, state);
    board.widget_info(|| egui::WidgetInfo::labeled(Role::Canvas, true, &label));
    input::hold_focus(ui, &board);
    input::camera(ui, scene, state, &board);
    follow(scene, state);

    let painter = ui.painter_at(scene.layout.board);
    let context = ui.ctx().clone();
    let mut pen = Pen::new(&context);
    space::space(&mut pen, scene.layout.board);
    tiles_of(&mut pen, scene, state);
    for &tile in &state.log.touched {
        tile_mark(&mut pen, scene, state, tile, Mark::Last);
    }
    let (action, hovered) = targets(ui, &mut pen, scene, state);
    pieces(&mut pen, scene, state);
    overlay::open_action(&mut pen, scene, state);
    overlay::ghost(&mut pen, scene, state, hovered);
    overlay::hovered(&mut pen, scene, state, hovered, &board);
    overlay::focus(&mut pen, scene, state);
    overlay::edge(&mut pen, scene);
    pen.paint(&painter);
    if board.clicked() && action.is_none() && board.interact_pointer_pos().is_some() {
        // A click beside everything leaves the choice.
        state.selection = super::prompts::Selection {
            source: state.selection.source,
            ..Default::default()
        };
    }
    action
}

/// What is read aloud for the board: what is in focus, or what can be done.
fn board_label(scene: &Scene<'_>, state: &TableState) -> String {
    match state.focus.and_then(|index| scene.choices.get(index)) {
        Some(choice) => t_args("board-focus", &[("choice", scene.label(choice).into())]),
        None => t("board"),
    }
}

/// Follows a station that grew, but not while the player is thinking about something already on the screen.
fn follow(scene: &Scene<'_>, state: &mut TableState) {
    let station = hit_test::station(&scene.model.setup, &scene.model.view.table);
    let view = scene.layout.board;
    let wanted = Some((view, station));
    if state.camera.fitted && state.camera.fitted_to != wanted {
        state.camera.fit(view, station);
    }
}

/// The cell of a tile that has its door on this side, and the cell beyond.
fn edge(setup: &Setup, tile: Tile, spot: Spot, dir: Dir) -> (Cell, Cell) {
    let large = tile == Tile::WAKING_ROOM && setup.components.footprint == Footprint::Three;
    let inside = if large { spot.cell.step(dir) } else { spot.cell };
    (inside, inside.step(dir))
}

/// The sides of a tile on which its door meets another door.
#[must_use]
pub fn connected(setup: &Setup, table: &Table, tile: Tile, spot: Spot) -> Doors {
    let doors_of = |tile: Tile, spot: Spot| setup.components.tile(tile).doors.rotated(spot.rot);
    let mut out = 0;
    for dir in Dir::ALL.into_iter().filter(|&dir| doors_of(tile, spot).contains(dir)) {
        let (inside, beyond) = edge(setup, tile, spot, dir);
        let meets = (0..MAX_TILES)
            .filter_map(Tile::from_index)
            .filter(|&other| other != tile)
            .any(|other| {
                table.spots[other.index()].is_some_and(|at| {
                    doors_of(other, at).contains(dir.opposite())
                        && edge(setup, other, at, dir.opposite()) == (beyond, inside)
                })
            });
        if meets {
            out |= 1 << dir as u8;
        }
    }
    Doors(out)
}

/// The screen frame of one cell.
#[must_use]
pub fn frame(scene: &Scene<'_>, state: &TableState, cell: Cell) -> Frame {
    Frame::centered(scene.screen(state, hit_test::centre(cell)), state.camera.s)
}

fn tiles_of(pen: &mut Pen<'_>, scene: &Scene<'_>, state: &TableState) {
    for (tile, spot) in hit_test::tiles_by_row(&scene.model.view.table) {
        draw_tile(pen, scene, tile, spot, frame(scene, state, spot.cell));
    }
}

/// Draws a tile of the board with what belongs to it.
pub fn draw_tile(pen: &mut Pen<'_>, scene: &Scene<'_>, tile: Tile, spot: Spot, frame: Frame) {
    let (setup, table) = (&scene.model.setup, &scene.model.view.table);
    let taken = table
        .places
        .iter()
        .filter(|&&place| place == Place::Module(tile))
        .count();
    let look = TileLook {
        rot: spot.rot,
        connected: connected(setup, table, tile, spot),
        on_board: true,
        taken,
        alien: table.aliens.contains(tile),
        slots: setup.slots.get(tile.index()).copied().unwrap_or(0),
        tokens: table.tokens[tile.index()],
        ..TileLook::new(setup.components.tile(tile))
    };
    if setup.components.is_pod(tile) {
        let aboard = aboard(setup, table, tile);
        pods::pod_shapes(
            pen,
            &pods::PodLook {
                aboard: &aboard,
                ..pods::PodLook::of(&look)
            },
            frame,
        );
    } else {
        tiles::tile_shapes(pen, &look, frame);
    }
}

/// Who sits where in a pod.
#[must_use]
pub fn aboard(setup: &Setup, table: &Table, pod: Tile) -> Vec<Option<Astronaut>> {
    let mut seats = vec![None; setup.components.tile(pod).seats.len()];
    for (index, place) in table.places.iter().enumerate() {
        if let Place::Aboard(tile, seat) = *place
            && tile == pod
            && let Some(entry) = seats.get_mut(usize::from(seat))
        {
            *entry = Astronaut::from_index(index);
        }
    }
    seats
}

fn tile_mark(pen: &mut Pen<'_>, scene: &Scene<'_>, state: &TableState, tile: Tile, mark: Mark) {
    if let Some(rect) = scene.board_rect(state, Anchor::Tile(tile)) {
        marks::mark_rect(pen, rect, state.camera.s, mark);
    }
}

/// Lights and takes clicks on everything that can be chosen on the board: tiles and cells first, then the pieces on
/// them, so that a piece wins over its tile.
fn targets(
    ui: &mut Ui,
    pen: &mut Pen<'_>,
    scene: &Scene<'_>,
    state: &mut TableState,
) -> (Option<TableAction>, Option<usize>) {
    let (mut action, mut hovered) = (None, None);
    for pieces in [false, true] {
        for (index, choice) in scene.choices.iter().enumerate() {
            let is_piece = matches!(choice.at, Anchor::Figure(_) | Anchor::Alien(_));
            let Some(rect) = scene.board_rect(state, choice.at).filter(|_| is_piece == pieces) else {
                continue;
            };
            let response = target(ui, scene, choice, rect);
            if response.hovered() {
                hovered = Some(index);
            }
            if !is_piece {
                light(pen, state, choice, rect, response.hovered());
            }
            if response.clicked() {
                action = state.choose(scene.model, choice, scene.now).or(action);
            }
        }
    }
    (action, hovered)
}

/// One choice as a widget with an accessible name. The keyboard walks the choices by itself, see `input`.
fn target(ui: &mut Ui, scene: &Scene<'_>, choice: &Choice, rect: egui::Rect) -> Response {
    let place = rect.intersect(scene.layout.board);
    let id = ui.scope_id().with(("choice", format!("{:?}", choice.at)));
    let response = ui.interact(place, id, Sense::CLICK);
    let label = scene.label(choice);
    response.widget_info(|| egui::WidgetInfo::labeled(Role::Button, true, &label));
    response.on_hover_cursor(egui::CursorIcon::PointingHand)
}

fn light(pen: &mut Pen<'_>, state: &TableState, choice: &Choice, rect: egui::Rect, hovered: bool) {
    let mark = match (choice.at, hovered) {
        (Anchor::Cell(cell), _) if state.selection.cell == Some(cell) => return,
        (Anchor::Cell(_), false) => Mark::Open,
        (_, true) => Mark::Hovered,
        (_, false) => Mark::Legal,
    };
    marks::mark_rect(pen, rect, state.camera.s, mark);
}

/// Figures and aliens, those of the open action as ghosts.
fn pieces(pen: &mut Pen<'_>, scene: &Scene<'_>, state: &TableState) {
    let s = state.camera.s;
    if let Some(before) = &scene.before {
        left_behind(pen, scene, state, before);
    }
    for alien in &scene.pieces.aliens {
        let centre = scene.screen(state, alien.centre);
        figures::alien_shapes(pen, centre, alien.size * s);
        let choosable = scene
            .choices
            .iter()
            .any(|choice| choice.at == Anchor::Alien(alien.tile));
        if choosable && !alien.in_hand {
            overlay::ring(
                pen,
                centre,
                0.27 * s,
                state.selection.piece == Some(super::prompts::Piece::Alien(alien.tile)),
            );
        }
    }
    for figure in scene.pieces.figures.iter().filter(|figure| !figure.seated) {
        let centre = scene.screen(state, figure.centre);
        let r = figure.radius * s;
        let how = overlay::figure_state(scene, state, figure.astronaut);
        figures::figure_shapes(pen, figure.astronaut, centre, r, Lod::of(s), how);
    }
    // Rings last: they may overlap a neighbour.
    for choice in &scene.choices {
        if let Anchor::Figure(who) = choice.at
            && let Some(figure) = scene.pieces.figures.iter().find(|figure| figure.astronaut == who)
        {
            let chosen = state.selection.piece == Some(super::prompts::Piece::Figure(who));
            overlay::ring(
                pen,
                scene.screen(state, figure.centre),
                figure.radius * (if chosen { 1.5 } else { 1.34 }) * s,
                chosen,
            );
        }
    }
}

/// Figures of the open action where they stood before it.
fn left_behind(pen: &mut Pen<'_>, scene: &Scene<'_>, state: &TableState, before: &Pieces) {
    for figure in &before.figures {
        if overlay::has_moved(scene, figure.astronaut) && !figure.seated {
            let centre = scene.screen(state, figure.centre);
            let (r, lod) = (figure.radius * state.camera.s, Lod::of(state.camera.s));
            figures::figure_shapes(pen, figure.astronaut, centre, r, lod, figures::State::LeftBehind);
        }
    }
}
