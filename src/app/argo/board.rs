//! The station: tiles, pieces, and what lies over them.

use super::{
    art::{
        Square, any_tile,
        figures::{self, Lod},
        marks::{self, Mark},
        pods,
        tile_look::TileLook,
        tiles,
    },
    card, drag,
    held::Held,
    hit_test::{self, Pieces},
    input,
    model::ArgoAction,
    moving, overlay,
    prompts::{Anchor, Choice, Piece, Selection},
    reasons,
    scene::Scene,
    state::ArgoScreen,
    topic::Topic,
};
use crate::{
    app::look::{Pen, colors, motion, space},
    games::argo::{Astronaut, Board, Cell, Place, Setup, Spot, Tile, meeting_doors},
    text::{t, t_args},
};
use egui::{Response, Sense, Ui, accesskit::Role};

/// Draws the board and takes the clicks on it.
pub(super) fn board_ui(ui: &mut Ui, scene: &Scene<'_>, state: &mut ArgoScreen) -> Option<ArgoAction> {
    let board = ui.interact(scene.zones.board, input::board_id(ui), Sense::click_and_drag());
    let label = board_label(scene, state);
    board.widget_info(|| egui::WidgetInfo::labeled(Role::Canvas, true, &label));
    input::hold_focus(ui, scene, state, &board);
    input::camera(ui, scene, state, &board);
    follow(scene, state);

    let painter = ui.painter_at(scene.zones.board);
    let context = ui.ctx().clone();
    let mut pen = Pen::new(&context);
    space::board_space(&mut pen, scene.zones.board);
    lattice(&mut pen, scene, state);
    tiles_of(&mut pen, scene, state);
    for &tile in &state.story.touched {
        tile_mark(&mut pen, scene, state, tile, Mark::Last);
    }
    let (action, hovered) = targets(ui, &mut pen, scene, state);
    state.hovered = hovered;
    ids(&mut pen, scene, state);
    pieces(&mut pen, scene, state);
    moving::leaving(&mut pen, scene, state);
    overlay::open_action(&mut pen, scene, state);
    overlay::ghost(&mut pen, scene, state, hovered);
    let chosen = overlay::hovered(&mut pen, scene, state, hovered);
    if let Some(pointer) = board.hover_pos().filter(|_| board.hovered() && !chosen) {
        reasons::refused(&mut pen, scene, state, pointer);
    }
    moving::in_hand(ui, &mut pen, scene, state);
    overlay::focus(&mut pen, scene, state);
    overlay::edge(&mut pen, scene);
    pen.paint(&painter);
    let turned = turn_handle(ui, scene, state);
    clicks_beside(ui, scene, state, &board, action.is_none() && !turned);
    action
}

/// Clicks that choose nothing: the left button reads the card of what is there, beside everything it leaves the choice;
/// the right button turns a ghost, and reads the card of anything.
fn clicks_beside(ui: &Ui, scene: &Scene<'_>, state: &mut ArgoScreen, board: &Response, free: bool) {
    let right = ui.input(|input| input.pointer.secondary_clicked());
    let pointer = ui.input(|input| input.pointer.interact_pos());
    let Some(pointer) = pointer.filter(|&at| scene.zones.board.contains(at)) else {
        return;
    };
    let on_board = ui.ctx().layer_id_at(pointer).is_none_or(|layer| layer == ui.layer_id());
    if right && on_board {
        if state.selection.cell == Some(scene.cell_at(state, pointer)) {
            input::rotate(scene, state, 1);
        } else {
            (state.card, state.told) = (card::topic_at(scene, state, pointer), None);
        }
    // With the keyboard on the board Enter counts as a click of it: that one chooses, see `input`.
    } else if board.clicked_by(egui::PointerButton::Primary) && free {
        (state.card, state.told) = (card::topic_at(scene, state, pointer), None);
        state.selection = Selection {
            source: state.selection.source,
            ..Default::default()
        };
    }
}

/// The handle above a ghost turns it.
fn turn_handle(ui: &Ui, scene: &Scene<'_>, state: &mut ArgoScreen) -> bool {
    let Some((cell, count)) = overlay::handle(scene, state) else {
        return false;
    };
    let rect = overlay::handle_rect(scene, state, cell, count);
    let response = ui.interact(rect, ui.scope_id().with("turn handle"), Sense::CLICK);
    response.widget_info(|| egui::WidgetInfo::labeled(Role::Button, true, t("turn-ghost")));
    let clicked = response.on_hover_cursor(egui::CursorIcon::PointingHand).clicked();
    if clicked {
        input::rotate(scene, state, 1);
    }
    clicked
}

/// A faint point in the middle of every free cell in sight.
fn lattice(pen: &mut Pen<'_>, scene: &Scene<'_>, state: &ArgoScreen) {
    let view = scene.zones.board;
    let (first, last) = (scene.cell_at(state, view.min), scene.cell_at(state, view.max));
    let color = colors::faded(pen.palette.star, 0.55);
    for y in first.y..=last.y {
        for x in first.x..=last.x {
            pen.disc(scene.screen(state, hit_test::centre(Cell { x, y })), 1.3, color);
        }
    }
}

/// The board as it is read aloud: the choice in focus, or the board itself.
fn board_label(scene: &Scene<'_>, state: &ArgoScreen) -> String {
    match state.focus.and_then(|index| scene.choices.get(index)) {
        Some(choice) => {
            let choice_text = scene.label(choice);
            match choice.at {
                Anchor::Tile(tile) => {
                    let there = tile_in_words(scene, tile);
                    t_args(
                        "board-focus-tile",
                        &[("choice", choice_text.into()), ("there", there.into())],
                    )
                }
                _ => t_args("board-focus", &[("choice", choice_text.into())]),
            }
        }
        None => t("board"),
    }
}

/// A tile's capacity and everybody on it, to be read aloud.
fn tile_in_words(scene: &Scene<'_>, tile: Tile) -> String {
    let mut parts = vec![crate::text::capitalised(&scene.words.tile_bare(tile))];
    let data = scene.model.setup.components.tile(tile);
    if hit_test::side(scene.model.setup, tile) <= 1.0 && data.capacity < 255 && data.seats.is_empty() {
        parts.push(t_args("holds", &[("n", data.capacity.into())]));
    }
    let board = &scene.model.view.board;
    let there = board
        .places
        .iter()
        .enumerate()
        .filter_map(|(index, place)| match *place {
            Place::Module(at) | Place::Transit(at) | Place::Aboard(at, _) if at == tile => Astronaut::from_index(index),
            _ => None,
        });
    let before = parts.len();
    parts.extend(there.map(|who| scene.words.figure(who)));
    if board.aliens.contains(tile) {
        parts.push(t("an-alien"));
    }
    if parts.len() == before {
        parts.push(t("nobody-there"));
    }
    parts.join(", ")
}

/// Follows a station that grew, but not while the player is thinking about something already on the screen.
fn follow(scene: &Scene<'_>, state: &mut ArgoScreen) {
    let station = hit_test::station(scene.model.setup, &scene.model.view.board);
    let view = scene.zones.board;
    let turn = scene.model.view.turn;
    // Nothing moves by itself while one thinks: in one's own turn only another size of the window counts.
    let thinking = scene.own.is_some() && state.camera.fitted_in == Some(turn);
    let stale = match state.camera.fitted_to {
        Some((old_view, old_station)) => old_view != view || (!thinking && old_station != station),
        None => true,
    };
    if state.camera.fitted && stale {
        state.camera.fit(view, station);
        state.camera.fitted_in = Some(turn);
    } else if state.camera.fitted && !thinking {
        state.camera.fitted_in = Some(turn);
    }
}

fn tiles_of(pen: &mut Pen<'_>, scene: &Scene<'_>, state: &ArgoScreen) {
    for (tile, spot) in hit_test::tiles_by_row(&scene.model.view.board) {
        let frame = match state.motion.tile(tile, scene.now) {
            Some(pose) if pose.scale <= 0.01 => continue,
            Some(pose) => Square::centered(scene.screen(state, pose.centre), state.camera.s * pose.scale),
            None => scene.square(state, spot.cell),
        };
        draw_tile(pen, scene, state, (tile, spot), frame);
    }
}

/// Prints the ids that texts use, above the marks of what may be chosen.
fn ids(pen: &mut Pen<'_>, scene: &Scene<'_>, state: &ArgoScreen) {
    for (tile, spot) in hit_test::tiles_by_row(&scene.model.view.board) {
        if state.motion.tile(tile, scene.now).is_none() {
            card::print_id(pen, scene, tile, scene.square(state, spot.cell));
        }
    }
}

/// Draws a tile of the board with what belongs to it.
fn draw_tile(pen: &mut Pen<'_>, scene: &Scene<'_>, state: &ArgoScreen, (tile, spot): (Tile, Spot), frame: Square) {
    let (setup, board) = (scene.model.setup, &scene.model.view.board);
    let taken = board
        .places
        .iter()
        .filter(|&&place| place == Place::Module(tile))
        .count();
    let look = TileLook {
        rot: spot.rot,
        connected: meeting_doors(setup, board, tile, spot),
        on_board: true,
        taken,
        alien: board.aliens.contains(tile),
        slots: setup.slots.get(tile.index()).copied().unwrap_or(0),
        tokens: board.tokens[tile.index()],
        players: setup.players.get(),
        ..TileLook::new(setup.components.tile(tile))
    };
    if setup.components.is_pod(tile) {
        let mut aboard = aboard(setup, board, tile);
        // Who is still on the way does not sit there yet.
        for seat in &mut aboard {
            *seat = seat.filter(|&who| state.motion.figure(who, scene.now).is_none());
        }
        pods::pod_shapes(
            pen,
            &pods::PodLook {
                aboard: &aboard,
                ..pods::PodLook::of(&look)
            },
            frame,
        );
    } else {
        any_tile::tile_shapes(pen, &look, frame);
    }
}

/// The passengers of a pod by seat.
#[must_use]
pub(super) fn aboard(setup: &Setup, board: &Board, pod: Tile) -> Vec<Option<Astronaut>> {
    let mut seats = vec![None; setup.components.tile(pod).seats.len()];
    for (index, place) in board.places.iter().enumerate() {
        if let Place::Aboard(tile, seat) = *place
            && tile == pod
            && let Some(entry) = seats.get_mut(usize::from(seat))
        {
            *entry = Astronaut::from_index(index);
        }
    }
    seats
}

fn tile_mark(pen: &mut Pen<'_>, scene: &Scene<'_>, state: &ArgoScreen, tile: Tile, mark: Mark) {
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
    state: &mut ArgoScreen,
) -> (Option<ArgoAction>, Option<usize>) {
    let (mut action, mut hovered) = (None, None);
    let pulses = pulses(ui, scene, state);
    let over = input::pointer_over_board(ui, scene).and_then(|at| drag::over(scene, state, at));
    // Space and the pointer together move the picture, whatever lies below.
    let panning = ui.input(|input| input.key_down(egui::Key::Space));
    let movable = if panning { Vec::new() } else { drag::movable(scene) };
    for pieces in [false, true] {
        for (index, choice) in scene.choices.iter().enumerate() {
            let is_piece = matches!(choice.at, Anchor::Figure(_) | Anchor::Alien(_));
            let Some(rect) = scene.board_rect(state, choice.at).filter(|_| is_piece == pieces) else {
                continue;
            };
            let held = movable.iter().copied().find(|held| anchor(*held) == choice.at);
            let response = target(ui, scene, choice, rect, (panning, held.is_some()));
            let under = if state.drag.is_some() {
                over == Some(index)
            } else {
                response.hovered()
            };
            if under {
                hovered = Some(index);
            }
            if !is_piece {
                light(pen, scene, state, choice, rect, (under, pulses));
            }
            if response.clicked() {
                action = state.choose(scene.model, choice, scene.now).or(action);
            }
            if let Some(held) = held {
                action = drag::follow(scene, state, held, &response).or(action);
            }
        }
    }
    action = handles(ui, scene, state, &movable).or(action);
    (action, hovered)
}

/// The place on the board that a piece in the hand stands for.
const fn anchor(held: Held) -> Anchor {
    match held {
        Held::Figure(who) => Anchor::Figure(who),
        Held::Alien(tile) => Anchor::Alien(tile),
        Held::Source(source) => Anchor::Source(source),
    }
}

/// Pieces that can be dragged though they need not be chosen first, because there is only one.
fn handles(ui: &Ui, scene: &Scene<'_>, state: &mut ArgoScreen, movable: &[Held]) -> Option<ArgoAction> {
    let mut action = None;
    for &held in movable {
        let at = anchor(held);
        let chosen = scene.choices.iter().any(|choice| choice.at == at);
        let Some(rect) = scene.board_rect(state, at).filter(|_| !chosen) else {
            continue;
        };
        let id = ui.scope_id().with(("handle", format!("{held:?}")));
        let response = ui.interact(rect.intersect(scene.zones.board), id, Sense::CLICK | Sense::DRAG);
        if response.clicked() {
            if let Some(choice) = lit_below(scene, held) {
                action = state.choose(scene.model, &choice, scene.now).or(action);
            } else {
                state.card = match held {
                    Held::Figure(who) => Some(Topic::Figure(who)),
                    Held::Alien(_) => Some(Topic::Alien),
                    Held::Source(_) => None,
                };
            }
        }
        action = drag::follow(scene, state, held, &response).or(action);
    }
    action
}

/// The lit tile that a piece stands on: a click on the piece means the tile.
fn lit_below(scene: &Scene<'_>, held: Held) -> Option<Choice> {
    let tile = match held {
        Held::Figure(who) => scene.words.stands_on(who)?,
        Held::Alien(tile) => tile,
        Held::Source(_) => return None,
    };
    let on_tile = |choice: &&Choice| choice.at == Anchor::Tile(tile);
    scene.choices.iter().find(on_tile).copied()
}

/// One choice as a widget with an accessible name. The keyboard walks the choices by itself, see `input`.
fn target(
    ui: &mut Ui,
    scene: &Scene<'_>,
    choice: &Choice,
    rect: egui::Rect,
    (panning, movable): (bool, bool),
) -> Response {
    let place = rect.intersect(scene.zones.board);
    let id = ui.scope_id().with(("choice", format!("{:?}", choice.at)));
    let sense = match (panning, movable) {
        (true, _) => Sense::hover(),
        (false, true) => Sense::CLICK | Sense::DRAG,
        (false, false) => Sense::CLICK,
    };
    let response = ui.interact(place, id, sense);
    let label = scene.label(choice);
    response.widget_info(|| egui::WidgetInfo::labeled(Role::Button, true, &label));
    response.on_hover_cursor(egui::CursorIcon::PointingHand)
}

/// The pulses that are over since the places were lit; nothing pulses without a place to choose, or unseen.
fn pulses(ui: &Ui, scene: &Scene<'_>, state: &mut ArgoScreen) -> f32 {
    let place = |choice: &Choice| matches!(choice.at, Anchor::Cell(_) | Anchor::Tile(_));
    let age = state.lit_for(scene.now);
    age.filter(|_| !state.motion.unwatched && scene.choices.iter().any(place))
        .and_then(|age| motion::pulses(ui.ctx(), age))
        .unwrap_or(0.0)
}

fn light(
    pen: &mut Pen<'_>,
    scene: &Scene<'_>,
    state: &ArgoScreen,
    choice: &Choice,
    rect: egui::Rect,
    (hovered, pulses): (bool, f32),
) {
    let mark = match (choice.at, hovered) {
        (Anchor::Cell(cell), _) if state.selection.cell == Some(cell) => return,
        (Anchor::Cell(_), false) => Mark::Open,
        (_, true) => Mark::Hovered,
        (_, false) => Mark::Legal,
    };
    marks::mark_pulsing(pen, rect, state.camera.s, mark, pulses);
    // Tokens stand on the tile's edge: they are drawn again above the line.
    if let Anchor::Tile(tile) = choice.at
        && hit_test::side(scene.model.setup, tile) <= 1.0
    {
        let frame = Square::new(rect.min, rect.width());
        tiles::tokens(pen, frame, scene.model.view.board.tokens[tile.index()]);
    }
}

/// Figures and aliens, those of the open action as ghosts.
fn pieces(pen: &mut Pen<'_>, scene: &Scene<'_>, state: &ArgoScreen) {
    let s = state.camera.s;
    if let Some(before) = &scene.before {
        left_behind(pen, scene, state, before);
    }
    for alien in &scene.pieces.aliens {
        let (point, scale) = match state.motion.alien(alien.tile, scene.now) {
            Some(pose) if !alien.in_hand => (pose.centre, pose.scale),
            _ => (alien.centre, 1.0),
        };
        let centre = scene.screen(state, point);
        figures::alien_shapes(pen, centre, alien.size * s * scale);
        let choosable = scene
            .choices
            .iter()
            .any(|choice| choice.at == Anchor::Alien(alien.tile));
        if choosable && !alien.in_hand {
            overlay::ring(
                pen,
                centre,
                0.27 * s,
                state.selection.piece == Some(Piece::Alien(alien.tile)),
            );
        }
    }
    for figure in scene.pieces.figures.iter().filter(|figure| !figure.seated) {
        if state.motion.figure(figure.astronaut, scene.now).is_some() {
            continue;
        }
        let centre = scene.screen(state, figure.centre);
        let r = figure.radius * s;
        let how = overlay::figure_state(scene, state, figure.astronaut);
        figures::figure_shapes(pen, figure.astronaut, centre, r, Lod::of(s), how);
    }
    // Those on their way go over those at rest.
    for figure in &scene.pieces.figures {
        if let Some(pose) = state.motion.figure(figure.astronaut, scene.now) {
            let (centre, r) = (scene.screen(state, pose.centre), figure.radius * s * pose.scale);
            figures::figure_shapes(
                pen,
                figure.astronaut,
                centre,
                r,
                Lod::of(s),
                figures::FigureLook::Resting,
            );
        }
    }
    // Rings last: they may overlap a neighbour.
    for choice in &scene.choices {
        if let Anchor::Figure(who) = choice.at
            && let Some(figure) = scene.pieces.figures.iter().find(|figure| figure.astronaut == who)
        {
            let chosen = state.selection.piece == Some(Piece::Figure(who));
            let share = if chosen { 1.5 } else { 1.3 };
            overlay::ring(
                pen,
                scene.screen(state, figure.centre),
                figure.radius * share * s,
                chosen,
            );
        }
    }
}

/// Figures of the open action where they stood before it.
fn left_behind(pen: &mut Pen<'_>, scene: &Scene<'_>, state: &ArgoScreen, before: &Pieces) {
    for figure in &before.figures {
        if overlay::has_moved(scene, figure.astronaut) && !figure.seated {
            let centre = scene.screen(state, figure.centre);
            let (r, lod) = (figure.radius * state.camera.s, Lod::of(state.camera.s));
            figures::figure_shapes(pen, figure.astronaut, centre, r, lod, figures::FigureLook::LeftBehind);
        }
    }
}
