//! The strip above a puzzle: its aim, the judgement of what was tried, and the way on.

use super::strip::{self, MARGIN, StripWords};
use crate::{
    app::{
        coach::PuzzleWish,
        frame::keys::pressed,
        look::{glyphs, sizes},
        puzzle_run::{PuzzleRun, PuzzleStage},
        widgets::Button,
    },
    text::{puzzles, t, t_args},
};
use egui::{Key, Rect, Ui, vec2};

/// Least width of the button at the end.
const LEAST: f32 = 132.0;
/// Distance of the buttons from each other.
const GAP: f32 = 8.0;

/// A button of the strip with its meaning.
type Way = (Button, PuzzleWish);

fn solution() -> Button {
    Button::new(t("puzzle-show")).glyph(&glyphs::HINT)
}

fn again() -> Button {
    Button::new(t("puzzle-again")).glyph(&glyphs::ROTATE)
}

/// The button that Enter presses.
fn primary(id: &str) -> Button {
    Button::new(t(id)).primary().key(t("key-enter"))
}

/// The button at the right end, and the one beside it.
fn ways(run: &PuzzleRun) -> (Way, Option<Way>) {
    let (number, of) = run.place();
    let next = if number == of { "puzzle-done" } else { "puzzle-next" };
    match run.stage() {
        PuzzleStage::Open => ((solution(), PuzzleWish::Solution), None),
        PuzzleStage::Missed(_) => {
            let other = (solution(), PuzzleWish::Solution);
            ((primary("puzzle-again"), PuzzleWish::Again), Some(other))
        }
        PuzzleStage::Solved => ((primary(next), PuzzleWish::Next), None),
        PuzzleStage::Shown => {
            // Enter belongs to the board as long as the solution is followed there.
            let on = if run.asks() {
                Button::new(t(next))
            } else {
                primary(next)
            };
            ((on, PuzzleWish::Next), Some((again(), PuzzleWish::Again)))
        }
    }
}

/// Width of the buttons with their distance from the words, whatever the stage.
fn buttons_width(ui: &Ui) -> f32 {
    let keyed = |id: &str| primary(id).width(ui).max(LEAST);
    let next = keyed("puzzle-next").max(keyed("puzzle-done"));
    let missed = keyed("puzzle-again") + solution().width(ui);
    missed.max(next + again().width(ui)) + GAP + 2.0 * MARGIN
}

/// The height of the strip in a window: as high as what is said of the puzzle needs it, so that the board lies still.
#[must_use]
pub fn puzzle_height(ui: &Ui, run: &PuzzleRun) -> f32 {
    let room = strip::measure(ui.max_rect(), buttons_width(ui));
    let stages = [PuzzleStage::Open, PuzzleStage::Solved, PuzzleStage::Shown];
    let words = stages.iter().chain([run.stage()]).map(|stage| run.words(stage));
    strip::height(ui, words, room)
}

/// Draws the strip; returns what the player wants. `keys` tells whether Enter is free.
pub fn puzzle_ui(ui: &mut Ui, rect: Rect, run: &PuzzleRun, keys: bool) -> Option<PuzzleWish> {
    let (number, of) = run.place();
    let grade = puzzles::grade(run.puzzle().grade);
    let args = [("n", number.into()), ("of", of.into()), ("grade", grade.into())];
    let head = t_args("puzzle-step", &args);
    let has_strayed = run.client().coach.as_ref().is_some_and(|coach| coach.strayed);
    let words = StripWords {
        head: match run.stage() {
            PuzzleStage::Solved => format!("{head} · {}", t("puzzle-right")),
            _ => head,
        },
        warning: match run.stage() {
            PuzzleStage::Missed(_) => Some(t("puzzle-not-quite")),
            _ => has_strayed.then(|| t("puzzle-strayed")),
        },
        words: run.words(run.stage()),
    };
    let room = strip::measure(rect, buttons_width(ui));
    strip::strip(ui, rect, &words, room);
    let pressed_one = buttons(ui, rect, run);
    let ((_, last), _) = ways(run);
    let enter = keys && !run.asks() && pressed(ui, Key::Enter);
    // While the puzzle is open, the way on shows the solution: no key does that by mistake.
    let is_open = *run.stage() == PuzzleStage::Open;
    let on = enter || !is_open && pressed(ui, Key::PageDown);
    let back = pressed(ui, Key::PageUp).then_some(PuzzleWish::Again);
    pressed_one.or(on.then_some(last)).or(back)
}

/// Draws the buttons at the right end.
fn buttons(ui: &mut Ui, rect: Rect, run: &PuzzleRun) -> Option<PuzzleWish> {
    let ((last, wish), other) = ways(run);
    let mut right = rect.right_center() - vec2(MARGIN, 0.0);
    let wide = last.width(ui).max(LEAST);
    let last = last.show_left_of(ui, &mut right, vec2(wide, sizes::BUTTON_LARGE), "puzzle on");
    right.x -= GAP;
    let mut chosen = last.clicked().then_some(wish);
    if let Some((other, wish)) = other {
        let size = vec2(other.width(ui), sizes::BUTTON_LARGE);
        let other = other.show_left_of(ui, &mut right, size, "puzzle other");
        chosen = chosen.or(other.clicked().then_some(wish));
    }
    chosen
}
