//! The puzzles of the games as a sheet: for each grade a button for each puzzle, with a tick once it was solved.

use crate::{
    app::{
        board::split,
        look::{fonts, glyphs, palette, sizes},
        widgets::{self, Button, Weight, sheet},
    },
    bot::puzzle::{Grade, Puzzle},
    games::any::GameId,
    text::{game, puzzles, t, t_args},
};
use egui::{Id, Rect, Ui, Vec2, vec2};
use std::{collections::BTreeSet, rc::Rc};
use strum::VariantArray;

/// The largest size of the sheet.
const SIZE: Vec2 = Vec2::new(880.0, 580.0);
/// Height of the name of a grade.
const HEADING: f32 = 36.0;
/// Size of the button of a puzzle.
const CELL: Vec2 = Vec2::new(68.0, sizes::BUTTON_LARGE);

/// The puzzles of a game on the screen.
#[derive(Clone, Debug)]
pub struct PuzzlesSheet {
    game: GameId,
    puzzles: Rc<[Puzzle]>,
    /// The widget that had the keyboard before.
    before: Option<Id>,
}

impl PuzzlesSheet {
    /// Opens these puzzles of a game; `before` has the keyboard again after.
    #[must_use]
    pub const fn open(game: GameId, puzzles: Rc<[Puzzle]>, before: Option<Id>) -> Self {
        Self { game, puzzles, before }
    }

    /// The puzzles that are listed.
    #[must_use]
    pub fn puzzles(&self) -> Rc<[Puzzle]> {
        Rc::clone(&self.puzzles)
    }

    /// The widget that had the keyboard before the list was opened.
    #[must_use]
    pub const fn before(&self) -> Option<Id> {
        self.before
    }
}

/// A choice in the list of puzzles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PuzzlesWish {
    /// Closes it.
    Close,
    /// Lists the puzzles of another game.
    Game(GameId),
    /// Begins the puzzle in this place.
    Play(usize),
}

/// Draws the list; returns what was chosen. `solved` has the ids of the puzzles with a tick.
pub fn puzzles_ui(ui: &Ui, list: &PuzzlesSheet, solved: &BTreeSet<String>) -> Option<PuzzlesWish> {
    let rect = sheet::centered(ui.max_rect(), SIZE);
    let draw = |ui: &mut Ui, inner: Rect| {
        let (head, body) = inner.split_top_bottom_at_y(inner.top() + sizes::BUTTON);
        let other = games(ui, head, list.game);
        let body = body.with_min_y(body.top() + 14.0);
        if list.puzzles.is_empty() {
            let (p, font) = (palette(ui.ctx()), fonts::regular(sizes::BODY));
            widgets::paragraph(ui, body.min, &t("puzzles-none"), font, p.dim, body.width());
            return other;
        }
        other.or(grades(ui, body, list, solved))
    };
    let (chosen, closed) = sheet::sheet(ui, "puzzles", rect, &t("puzzles"), draw);
    chosen.or(closed.then_some(PuzzlesWish::Close))
}

/// The games side by side; returns another one that was chosen.
fn games(ui: &mut Ui, row: Rect, shown: GameId) -> Option<PuzzlesWish> {
    let mut other = None;
    let places = split::columns(row, GameId::ALL.len(), sizes::GAP);
    for (&id, place) in GameId::ALL.iter().zip(places) {
        let is_shown = id == shown;
        if widgets::choice_button(ui, place, &game(id.name()), is_shown).clicked() && !is_shown {
            other = Some(PuzzlesWish::Game(id));
        }
    }
    other
}

/// The grades one below the other.
fn grades(ui: &mut Ui, body: Rect, list: &PuzzlesSheet, solved: &BTreeSet<String>) -> Option<PuzzlesWish> {
    let mut chosen = None;
    let rows = split::rows(body, Grade::VARIANTS.len(), sizes::GAP);
    for (&grade, row) in Grade::VARIANTS.iter().zip(rows) {
        let own = || {
            list.puzzles
                .iter()
                .enumerate()
                .filter(|(_, puzzle)| puzzle.grade == grade)
        };
        let done = own().filter(|(_, puzzle)| solved.contains(&puzzle.id)).count();
        let note = t_args("puzzles-solved", &[("n", done.into()), ("of", own().count().into())]);
        let (head, cells) = row.split_top_bottom_at_y(row.top() + HEADING);
        widgets::heading(ui, head, &puzzles::grade(grade), &note);
        let step = CELL + Vec2::splat(sizes::GAP);
        let across = (((cells.width() + sizes::GAP) / step.x) as usize).max(1);
        for (place, (index, puzzle)) in own().enumerate() {
            let at = cells.min + vec2((place % across) as f32, (place / across) as f32) * step;
            let (number, is_solved) = (index + 1, solved.contains(&puzzle.id));
            let button = Button::new(number.to_string()).label(puzzles::line(puzzle, number, is_solved));
            let button = if is_solved {
                button.glyph(&glyphs::CHECK).weight(Weight::Made)
            } else {
                button
            };
            let response = button.show(ui, Rect::from_min_size(at, CELL));
            if response.on_hover_text(puzzles::goal(puzzle)).clicked() {
                chosen = Some(PuzzlesWish::Play(index));
            }
        }
    }
    chosen
}
