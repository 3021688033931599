//! The facts of one frame: the model with everything that is derived from it once.

use super::{
    art::Square,
    hit_test::{self, Pieces},
    model::{ArgoModel, ArgoQuestion},
    preview::Consequences,
    prompts::{self, Anchor, Choice, Effect, Piece, Selection},
    state::ArgoScreen,
};
use crate::{
    app::{frame::zones::Zones, look::sizes},
    games::argo::{Board, Cell, Command, Place, Prompt, Spot, State, Tile, View},
    rules::Seat,
    text::{About, t, t_args},
};
use egui::{Pos2, Rect, Vec2, vec2};

/// A frame's worth of facts.
pub struct Scene<'a> {
    /// The board as it is known.
    pub(super) model: &'a ArgoModel<'a>,
    /// Words for it.
    pub(super) words: About<'a, State>,
    /// The parts of the screen.
    pub(super) zones: Zones,
    /// One's own question and its legal commands.
    pub(super) own: Option<(ArgoQuestion, &'a [Command])>,
    /// The choices on the screen.
    pub choices: Vec<Choice>,
    /// The places of the pieces.
    pub(super) pieces: Pieces,
    /// The places of the pieces before the open action.
    pub(super) before: Option<Pieces>,
    /// The consequences of the open action.
    pub(super) open: Consequences,
    /// The board as it stands for good: before the open action, if there is one.
    pub(super) settled: &'a Board,
    /// Seconds since the program started.
    pub(super) now: f64,
}

/// The choices that are left after a selection.
fn choices(model: &ArgoModel<'_>, selection: &Selection) -> Vec<Choice> {
    let all = model.own().map_or_else(Vec::new, |(question, legal)| {
        prompts::choices(&question.prompt, legal, selection)
    });
    without_covered(all, model.view)
}

/// Leaves out pieces on tiles where the chosen piece can go: there the tile is meant.
fn without_covered(mut choices: Vec<Choice>, view: &View) -> Vec<Choice> {
    let targets: Vec<Tile> = choices
        .iter()
        .filter_map(|choice| match (choice.at, choice.effect) {
            (Anchor::Tile(tile), Effect::Send(command)) if moves_a_piece(&command) => Some(tile),
            _ => None,
        })
        .collect();
    choices.retain(|choice| match (choice.at, choice.effect) {
        (Anchor::Figure(who), Effect::Select(_)) => {
            !matches!(view.board.places[who.index()], Place::Module(tile) if targets.contains(&tile))
        }
        (Anchor::Alien(tile), Effect::Select(_)) => !targets.contains(&tile),
        _ => true,
    });
    choices
}

/// True for a step that began with choosing a piece.
const fn moves_a_piece(command: &Command) -> bool {
    matches!(
        command,
        Command::MoveAstronaut { .. } | Command::PushAstronaut { .. } | Command::MoveAlien { .. }
    )
}

impl<'a> Scene<'a> {
    /// Derives the facts.
    #[must_use]
    pub fn new(model: &'a ArgoModel<'a>, state: &ArgoScreen, window: Rect, now: f64) -> Self {
        let own = model.own();
        let sheet = own.is_some_and(|(question, _)| matches!(question.prompt, Prompt::React { .. }));
        let view = model.view;
        let open = if view.before.is_some() {
            state.story.open_events()
        } else {
            Vec::new()
        };
        let before = view
            .before
            .as_ref()
            .map(|board| (board, hit_test::pieces(model.setup, board)));
        let mut pieces = hit_test::pieces(model.setup, &view.board);
        if let Some((board, before)) = &before {
            pieces.keep_places(&view.board, board, before);
        }
        Self {
            model,
            words: model.about(),
            zones: Zones::new(window, sheet),
            own,
            choices: choices(model, &state.selection),
            pieces,
            before: before.map(|(_, pieces)| pieces),
            open: Consequences::of(&open),
            settled: view.before.as_ref().unwrap_or(&view.board),
            now,
        }
    }

    /// Takes in that keys changed what has been pointed at: what is drawn is what can be clicked in this frame.
    pub(super) fn renew(&mut self, state: &ArgoScreen) {
        self.choices = choices(self.model, &state.selection);
    }

    /// The interrupter, or whose turn it is.
    #[must_use]
    pub(super) fn actor(&self) -> Seat {
        let view = self.model.view;
        view.interrupter.unwrap_or(view.active)
    }

    /// The tile at a point of the board.
    #[must_use]
    pub(super) fn tile_at(&self, point: Vec2) -> Option<Tile> {
        hit_test::tiles_by_row(&self.model.view.board)
            .into_iter()
            .find(|&(tile, spot)| {
                let half = hit_test::side(self.model.setup, tile) / 2.0;
                let way = hit_test::centre(spot.cell) - point;
                way.x.abs() <= half && way.y.abs() <= half
            })
            .map(|(tile, _)| tile)
    }

    /// A cell on the screen.
    #[must_use]
    pub(super) fn square(&self, state: &ArgoScreen, cell: Cell) -> Square {
        Square::centered(self.screen(state, hit_test::centre(cell)), state.camera.s)
    }

    /// The open prompt of one's own.
    #[must_use]
    pub(super) fn prompt(&self) -> Option<Prompt> {
        self.own.map(|(question, _)| question.prompt)
    }

    /// True while the interrupt sheet is up.
    #[must_use]
    pub(super) fn is_reacting(&self) -> bool {
        matches!(self.prompt(), Some(Prompt::React { .. }))
    }

    /// The centre of what an anchor points at, on the board.
    #[must_use]
    pub(super) fn board_point(&self, at: Anchor) -> Option<Vec2> {
        match at {
            Anchor::Figure(who) => self
                .pieces
                .figures
                .iter()
                .find(|f| f.astronaut == who)
                .map(|f| f.centre),
            Anchor::Alien(tile) => self
                .pieces
                .aliens
                .iter()
                .find(|a| a.tile == tile && !a.in_hand)
                .map(|a| a.centre),
            Anchor::Tile(tile) => self.spot(tile).map(|spot| hit_test::centre(spot.cell)),
            Anchor::Cell(cell) => Some(hit_test::centre(cell)),
            _ => None,
        }
    }

    /// The rectangle on the screen of something on the board, at least large enough to be hit.
    #[must_use]
    pub(super) fn board_rect(&self, state: &ArgoScreen, at: Anchor) -> Option<Rect> {
        let centre = self.board_point(at)?;
        let side = match at {
            Anchor::Figure(who) => {
                let figure = self.pieces.figures.iter().find(|f| f.astronaut == who);
                let side = 2.3 * figure.map_or(0.155, |f| f.radius);
                self.large_enough(state, centre, side)
            }
            Anchor::Alien(_) => self.large_enough(state, centre, 0.42),
            Anchor::Tile(tile) => hit_test::side(self.model.setup, tile),
            _ => 1.0,
        };
        Some(state.camera.square(self.zones.board, centre, side))
    }

    /// The side of a piece's target, in cells: large enough to be hit, as far as others that can be chosen leave room.
    fn large_enough(&self, state: &ArgoScreen, centre: Vec2, side: f32) -> f32 {
        let is_piece = |at: &Anchor| matches!(at, Anchor::Figure(_) | Anchor::Alien(_));
        let all = self.choices.iter().map(|choice| choice.at).filter(is_piece);
        let all = all.filter_map(|at| self.board_point(at));
        // Squares meet halfway where the larger of both distances is a side.
        let apart = all
            .map(|other| (other - centre).abs().max_elem())
            .filter(|&apart| apart > 0.01)
            .fold(f32::INFINITY, f32::min);
        (sizes::TARGET / state.camera.s).min(apart).max(side)
    }

    /// True if a choice has the keyboard focus.
    #[must_use]
    pub(super) fn is_focused(&self, state: &ArgoScreen, choice: &Choice) -> bool {
        state.focus.and_then(|index| self.choices.get(index)) == Some(choice)
    }

    /// The spot of a laid tile.
    #[must_use]
    pub(super) fn spot(&self, tile: Tile) -> Option<Spot> {
        self.model.view.board.spots[tile.index()]
    }

    /// A board point on the screen.
    #[must_use]
    pub(super) fn screen(&self, state: &ArgoScreen, point: Vec2) -> Pos2 {
        state.camera.to_screen(self.zones.board, point)
    }

    /// The cell under a place of the screen.
    #[must_use]
    pub(super) fn cell_at(&self, state: &ArgoScreen, place: Pos2) -> Cell {
        let point = state.camera.to_board(self.zones.board, place) + vec2(0.5, 0.5);
        let whole = |value: f32| value.floor().clamp(-120.0, 120.0) as i8;
        Cell {
            x: whole(point.x),
            y: whole(point.y),
        }
    }

    /// The tile that a placing command puts down.
    #[must_use]
    pub(super) fn placed_tile(&self, command: &Command) -> Option<Tile> {
        match (command, self.prompt()) {
            (Command::Build { source, .. }, _) => self.words.source_tile(*source),
            (Command::PilotRelocate { .. }, Some(Prompt::ChoosePilot { pod, .. })) => Some(pod),
            (Command::PlaceTileAt { .. }, Some(Prompt::ChoosePlace { tile })) => Some(tile),
            _ => None,
        }
    }

    /// A choice in words, also its accessible name.
    #[must_use]
    pub fn label(&self, choice: &Choice) -> String {
        match choice.effect {
            Effect::Send(command) => self.words.command(self.prompt(), &command),
            Effect::Select(selection) => match (choice.at, selection.piece) {
                (Anchor::Source(source), _) => {
                    let tile = self.words.source_tile(source);
                    let name = tile.map_or_else(|| t("tile-unknown"), |tile| self.words.tile(tile));
                    t_args("choose-source", &[("tile", name.into())])
                }
                (Anchor::Cell(cell), _) => t_args("choose-cell", &[("where", self.words.cell(cell).into())]),
                (_, Some(Piece::Figure(who))) => t_args("choose-figure", &[("figure", self.words.figure(who).into())]),
                (_, Some(Piece::Alien(tile))) => t_args("choose-alien", &[("tile", self.words.tile(tile).into())]),
                (_, Some(Piece::Room(tile))) => t_args("choose-room", &[("tile", self.words.tile(tile).into())]),
                (_, None) => t("choose-other"),
            },
        }
    }

    /// The choice of the button at the far right.
    #[must_use]
    pub(super) fn primary(&self) -> Option<Choice> {
        self.choices.iter().find(|choice| choice.at == Anchor::Primary).copied()
    }
}
