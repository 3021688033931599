//! An earlier position on the board: framed, to be looked at and no more. The game goes on underneath.

use super::{bars, drawn::Drawn, frame::BoardFrame, opened::Earlier, rails, state::BoardScreen};
use crate::{
    app::{
        frame::{LogLine, TableModel},
        look::{glyphs, palette, sizes},
        widgets::{self, Button},
    },
    text::{t, t_args},
};
use egui::{Key, Modifiers, Pos2, Rect, Stroke, StrokeKind, Ui, accesskit::Role, vec2};
use std::cmp::Ordering;

impl<G: Drawn> BoardScreen<G> {
    /// Shows an earlier position, or the game as it is.
    pub(super) fn look_at(&mut self, earlier: Option<Earlier>) {
        if earlier.is_none() {
            self.looking = None;
            return;
        }
        let lens = self.lens;
        let board = self.looking.get_or_insert_with(|| {
            let mut board = Box::<Self>::default();
            board.lens = lens;
            board
        });
        (self.log_open, board.log_open, board.earlier) = (false, false, earlier);
    }

    /// Takes what was told from another board of the same table, or gives it back.
    pub(super) const fn borrow_told(&mut self, other: &mut Self) {
        std::mem::swap(&mut self.lines, &mut other.lines);
        std::mem::swap(&mut self.story, &mut other.story);
    }
}

/// The position that a board looks back at with its numbers; `None` if it is no longer kept.
pub(super) fn view<G: Drawn>(model: &TableModel<'_, G>, board: &BoardScreen<G>) -> Option<(G::View, (u32, u32))> {
    let past = model.past?;
    let place = past.place(board.earlier.as_ref()?.entry)?;
    Some((past.view::<G>(place)?, past.numbers(place)?))
}

/// The position that a line of the log led to, if it is kept.
pub(super) fn at_line<G: Drawn>(lines: &[LogLine], model: &TableModel<'_, G>, index: usize) -> Option<Earlier> {
    let line = lines.get(index)?;
    model.past?.place(line.entry)?;
    Some(Earlier {
        entry: line.entry,
        line: line.spoken(&model.names),
        is_moment: false,
        from_result: false,
        asked: false,
        scrolls: true,
    })
}

/// The nearest position before or after this one, or the game as it is, that has a line of its own; past the newest one
/// lies the game.
fn next<G: Drawn>(
    lines: &[LogLine],
    model: &TableModel<'_, G>,
    here: Option<Earlier>,
    wanted: Ordering,
) -> Option<Earlier> {
    let past = model.past?;
    let at = here
        .as_ref()
        .map_or(Some(past.since(0)), |here| past.place(here.entry))?;
    let fits = |line: &LogLine| past.place(line.entry).is_some_and(|place| place.cmp(&at) == wanted);
    let line = match wanted {
        Ordering::Less => lines.iter().rposition(fits),
        _ => lines.iter().position(fits),
    };
    match line {
        Some(line) => back_as_from(here.as_ref(), at_line(lines, model, line)),
        None => here.filter(|_| wanted == Ordering::Less),
    }
}

/// An earlier position that was found from here, with the same way back.
fn back_as_from(here: Option<&Earlier>, found: Option<Earlier>) -> Option<Earlier> {
    let from_result = here.is_some_and(|here| here.from_result);
    Some(Earlier { from_result, ..found? })
}

/// Draws what is around the board of an earlier position: the line that says which it is, the bar with the steps, the
/// log, and the frame. Returns what is looked at next.
pub(super) fn around<G: Drawn>(
    ui: &mut Ui,
    frame: &BoardFrame<'_, G>,
    state: &mut BoardScreen<G>,
    earlier: Earlier,
) -> Option<Earlier> {
    let told = bars::told(ui, frame, state);
    let returns = head(ui, frame, &earlier);
    let step = foot(ui, frame, &earlier, &told);
    edge(ui, frame);
    let card = rails::log_place(ui, frame, state);
    let line = card.and_then(|card| rails::log(ui, frame, state, (card, false), Some(earlier.looked())));
    let here = Earlier {
        scrolls: false,
        ..earlier
    };
    state.log_open &= line.is_none() && step.is_none();
    match (step, line) {
        _ if returns => None,
        (Some(wanted), _) => next(&state.lines, frame.model, Some(here), wanted),
        (None, Some(line)) => back_as_from(Some(&here), at_line(&state.lines, frame.model, line)).or(Some(here)),
        (None, None) => Some(here),
    }
}

/// The line over the board that says which position it is, with the way back; returns whether that was pressed. It says
/// too if one is asked meanwhile.
fn head<G: Drawn>(ui: &mut Ui, frame: &BoardFrame<'_, G>, earlier: &Earlier) -> bool {
    let back = t(if earlier.from_result {
        "end-looking-back"
    } else {
        "past-return"
    });
    if earlier.is_moment {
        return notice(ui, frame, [&t("chances-head"), &earlier.line], &back);
    }
    let past = frame.model.past;
    let ago = past.and_then(|past| Some(past.since(past.place(earlier.entry)?)));
    let args = [
        ("n", ago.unwrap_or_default().into()),
        ("line", earlier.line.as_str().into()),
    ];
    let text = t_args("past-where", &args);
    let head = t(if earlier.asked { "past-asked" } else { "past-head" });
    notice(ui, frame, [&head, &text], &back)
}

/// The line over a board that is only looked at, in the place of the status line; returns whether its button was pressed.
pub(super) fn notice<G: Drawn>(ui: &mut Ui, frame: &BoardFrame<'_, G>, [head, text]: [&str; 2], button: &str) -> bool {
    let rect = frame.zones.banner;
    let spoken = t_args("status-line", &[("subject", head.into()), ("wanted", text.into())]);
    widgets::named(ui, rect, "status", Role::Status, &spoken);
    widgets::notice_bar(ui, rect, &glyphs::EYE, head, text, button)
}

/// The bar below: one position back or on, and what lies under the pointer.
fn foot<G: Drawn>(ui: &mut Ui, frame: &BoardFrame<'_, G>, earlier: &Earlier, told: &bars::Told) -> Option<Ordering> {
    let bar = frame.zones.actions;
    let top = bar.center().y - sizes::BUTTON_LARGE / 2.0;
    let mut left = bar.left() + 12.0;
    let mut step = None;
    for (text, glyph, on) in [
        (t("past-earlier"), &glyphs::LEFT, Ordering::Less),
        (t("past-later"), &glyphs::RIGHT, Ordering::Greater),
    ] {
        let button = Button::new(&text).glyph(glyph);
        let rect = Rect::from_min_size(Pos2::new(left, top), vec2(button.width(ui), sizes::BUTTON_LARGE));
        if button.show(ui, rect).clicked() {
            step = Some(on);
        }
        left = rect.right() + 8.0;
    }
    let hint = t(if earlier.from_result {
        "past-hint-result"
    } else {
        "past-hint"
    });
    let hint = hint.into();
    let room = Rect::from_min_max(Pos2::new(left + 4.0, bar.top()), bar.max - vec2(12.0, 0.0));
    bars::tell(ui, if told.text.is_empty() { &hint } else { told }, room);
    step
}

/// Width of the frame.
const EDGE: f32 = 5.0;

/// The frame around banner, board and bar.
pub(super) fn edge<G: Drawn>(ui: &Ui, frame: &BoardFrame<'_, G>) {
    let whole = frame.zones.banner.union(frame.zones.actions);
    let stroke = Stroke::new(EDGE, palette(ui.ctx()).key);
    ui.painter().rect_stroke(whole, 0.0, stroke, StrokeKind::Inside);
}

/// Reads the keys that lead to earlier positions, between them, and back to the game: arrows while one looks back, page
/// keys at any time.
pub(super) fn keys<G: Drawn>(ui: &Ui, model: &TableModel<'_, G>, state: &mut BoardScreen<G>) {
    // A sheet over the table has the keys.
    if !ui.memory(|memory| memory.allows_interaction(ui.layer_id())) {
        return;
    }
    let here = state.looking.as_ref().and_then(|board| board.earlier.clone());
    let looks = here.is_some();
    // Nothing else hears of them.
    let taken = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    let any = |keys: &[Key]| keys.iter().any(|&key| taken(key));
    let next = |wanted| next(&state.lines, model, here, wanted);
    if any(&[Key::PageUp]) || (looks && any(&[Key::ArrowLeft, Key::ArrowUp])) {
        state.look_at(next(Ordering::Less));
    } else if any(&[Key::PageDown]) || (looks && any(&[Key::ArrowRight, Key::ArrowDown])) {
        state.look_at(next(Ordering::Greater));
    } else if looks && taken(Key::Escape) {
        state.look_at(None);
    }
}
