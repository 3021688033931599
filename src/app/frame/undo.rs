//! The buttons that step back, or ask everybody where that cannot be done alone, and go forward again.

use super::{model::TableModel, table_screen::Wish};
use crate::{
    app::{
        look::{fonts, glyphs, sizes},
        widgets::{self, Button},
    },
    protocol::{ClientMessage, StepBackOffer},
    rules::{Game, Seat},
    text::{t, t_args},
};
use egui::{Align2, Pos2, Rect, Ui, vec2};

/// Seconds for which a remark stands.
const NOTE: f64 = 4.0;

/// Seconds for which it stands what a take-back undoes: time to read it and to press again.
const SAID: f64 = 12.0;

/// Seconds after a step back in which a click does not ask everybody: quick clicks are often one too many.
const ASK_AFTER: f64 = 1.0;

/// A remark beside a button that is off, and until when it stands.
pub(crate) type Note = Option<(String, f64)>;

/// Width of the button.
#[must_use]
pub(crate) const fn width(compact: bool) -> f32 {
    if compact { 104.0 } else { 146.0 }
}

/// Draws the button; pressed while it is off, it says why.
pub(crate) fn undo<G: Game>(
    ui: &mut Ui,
    model: &TableModel<'_, G>,
    (note, now): (&mut Note, f64),
    at: Pos2,
    compact: bool,
) -> Option<Wish> {
    let rect = Rect::from_min_size(at, vec2(width(compact), sizes::BUTTON_LARGE));
    let alone = ui.scope_id().with("undone alone");
    let button = Button::new(t("undo")).glyph(&glyphs::UNDO);
    let button = if compact { button } else { button.key(t("key-undo")) };
    let action = if let Some(back) = model.step_back() {
        ui.data_mut(|data| data.insert_temp(alone, now));
        button.show(ui, rect).clicked().then_some(back)
    } else if let Some(seat) = model.take_back {
        let since = ui.data(|data| data.get_temp::<f64>(alone));
        let meant = since.is_none_or(|at| now - at >= ASK_AFTER);
        let revision = model.revision;
        (ask(ui, model, (note, now), rect, compact) && meant)
            .then_some(Wish::Say(ClientMessage::AskTakeBack { seat, revision }))
    } else {
        let why = why_not(model.step_back);
        let spoken = t_args("undo-off", &[("why", why.as_str().into())]);
        button.enabled(false).label(spoken).show(ui, rect);
        let asked = ui.interact(rect, ui.scope_id().with("why no undo"), egui::Sense::CLICK);
        if asked.clicked() {
            *note = Some((why.clone(), now + NOTE));
        }
        asked.on_hover_text(why);
        None
    };
    remark(ui, note, now, rect);
    action
}

/// Draws the button that goes forward again, where that is possible.
pub(crate) fn forward<G: Game>(ui: &mut Ui, model: &TableModel<'_, G>, at: Pos2, compact: bool) -> Option<Wish> {
    let (button, more) = forward_button(model, compact)?;
    let rect = Rect::from_min_size(at, vec2(button.width(ui), sizes::BUTTON_LARGE));
    let pressed = button.show(ui, rect).on_hover_text(more).clicked();
    pressed.then(|| model.go_forward()).flatten()
}

/// The room that this button takes with the gap after it.
#[must_use]
pub(crate) fn forward_width<G: Game>(ui: &Ui, model: &TableModel<'_, G>, compact: bool) -> f32 {
    forward_button(model, compact).map_or(0.0, |(button, _)| button.width(ui) + 8.0)
}

/// The button, and what it does.
fn forward_button<G: Game>(model: &TableModel<'_, G>, compact: bool) -> Option<(Button, String)> {
    let (_, alone) = model.forward?;
    let more = t(if alone { "forward-more" } else { "forward-ask-more" });
    let text = t(match (compact, alone) {
        (true, _) => "forward-short",
        (false, true) => "forward",
        (false, false) => "forward-ask",
    });
    let button = Button::new(text).label(&more);
    Some(if compact {
        (button, more)
    } else {
        (button.glyph(&glyphs::REDO).key(t("key-redo")), more)
    })
}

/// The button that asks everybody; whether it was pressed. Where others' actions are undone as well, the first press
/// says whose and how many, and the next one asks.
fn ask<G: Game>(
    ui: &mut Ui,
    model: &TableModel<'_, G>,
    (note, now): (&mut Note, f64),
    rect: Rect,
    compact: bool,
) -> bool {
    let undone = undone(model);
    let is_said = |(text, until): &(String, f64)| Some(text) == undone.as_ref() && now <= *until;
    let said = note.as_ref().is_some_and(is_said);
    let more = undone.clone().unwrap_or_else(|| t("undo-ask-more"));
    let button = Button::new(t(if said { "undo-ask-really" } else { "undo-ask" })).label(&more);
    let button = if compact { button } else { button.glyph(&glyphs::UNDO) };
    let pressed = button.show(ui, rect).on_hover_text(&more).clicked();
    let asks = pressed && (said || undone.is_none());
    if pressed {
        *note = undone.filter(|_| !asks).map(|text| (text, now + SAID));
    }
    asks
}

/// Whose actions a take-back undoes, and how many; `None` if it is one of one's own alone.
fn undone<G: Game>(model: &TableModel<'_, G>) -> Option<String> {
    let all: usize = model.undoes.iter().map(|(_, count)| count).sum();
    if all < 2 {
        return None;
    }
    let part =
        |&(seat, count): &(Seat, usize)| t_args("undo-of", &[("name", model.name(seat).into()), ("n", count.into())]);
    let parts: Vec<String> = model.undoes.iter().map(part).collect();
    let args = [("n", all.into()), ("who", parts.join(", ").into())];
    Some(t_args("undo-undoes", &args))
}

/// The reason why nothing can be stepped back over.
fn why_not(offer: StepBackOffer) -> String {
    t(match offer {
        StepBackOffer::Available { .. } => "undo-not-yours",
        StepBackOffer::Nothing => "undo-nothing",
        StepBackOffer::Sealed => "undo-sealed",
        StepBackOffer::TooDeep => "undo-too-deep",
    })
}

/// The remark above a button that is off.
fn remark(ui: &Ui, note: &mut Note, now: f64, button: Rect) {
    let Some((text, _)) = note.as_ref().filter(|(_, until)| now <= *until) else {
        *note = None;
        return;
    };
    widgets::draw(ui, |pen| {
        let p = pen.palette;
        let width = pen.width(text, fonts::regular(sizes::LABEL)) + 24.0;
        let rect = Rect::from_min_size(button.left_top() - vec2(0.0, 48.0), vec2(width, 32.0));
        pen.rect_lined(rect, sizes::R_BUTTON, p.card_hi, 1.0, p.line_hi);
        pen.text(rect.center(), Align2::CENTER_CENTER, text, sizes::LABEL, p.text);
    });
}
