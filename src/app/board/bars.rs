//! The bars of a drawn board: how far the game is, and below the board what can be done at once.

use super::{
    drawn::{Drawn, SpotAt},
    frame::BoardFrame,
    list,
    state::BoardScreen,
};
use crate::{
    app::{
        frame::{TableAction, parts, top, undo},
        look::{Pen, fonts, glyphs, palette, sizes},
        widgets::Button,
    },
    text::{t, t_args},
};
use egui::{Pos2, Rect, Sense, Ui, WidgetInfo, accesskit::Role, vec2};

/// Draws the top bar.
pub(super) fn top<G: Drawn>(ui: &mut Ui, frame: &BoardFrame<'_, G>) -> Option<TableAction<G::Command>> {
    let (rect, model) = (frame.zones.top, frame.model);
    let menu = top::bar(ui, rect);
    let compact = frame.zones.is_compact();
    if !compact {
        let width = frame.zones.left.width() + 60.0;
        let progress = G::progress(frame.about());
        top::title(ui, rect, (&model.title, &progress), width, model.host.as_deref());
    }
    parts::strip(ui, rect, &G::parts(frame.about()), compact);
    menu.then_some(TableAction::Menu)
}

/// Draws the bar below: step back, the list, what the command that is pointed at would do, the large button.
pub(super) fn actions<G: Drawn>(
    ui: &mut Ui,
    frame: &BoardFrame<'_, G>,
    state: &mut BoardScreen<G>,
    places: &[SpotAt<G::Spot>],
) -> Option<TableAction<G::Command>> {
    let bar = frame.zones.actions;
    let p = palette(ui.ctx());
    ui.painter().rect_filled(bar, 0.0, p.panel);
    let line = Rect::from_min_size(bar.min, vec2(bar.width(), 1.0));
    ui.painter().rect_filled(line, 0.0, p.line);
    let compact = frame.zones.is_compact();
    let y = bar.center().y - sizes::BUTTON_LARGE / 2.0;
    let at = Pos2::new(bar.left() + 12.0, y);
    let mut action = undo::undo(ui, frame.model, (&mut state.note, frame.now), at, compact);
    let mut left = at.x + undo::width(compact) + 8.0;
    if frame.own.is_some() {
        left += list::button(ui, frame, state, Pos2::new(left, y)) + 8.0;
    }
    let mut right = bar.right() - 12.0;
    let walks = state.walk.goes_on(frame.now);
    if let Some(words) = walks.then(|| t("account-next")).or_else(|| primary_words(frame, state)) {
        let (pressed, from) = primary(ui, frame, &words, Pos2::new(right, y));
        right = from - 10.0;
        if pressed && walks {
            state.walk.go_on(frame.now);
        } else if pressed {
            let sent = frame
                .primary
                .and_then(|command| state.asking.send(frame.model, command, frame.now));
            action = sent.or(action);
        }
    }
    let room = Rect::from_min_max(Pos2::new(left + 4.0, bar.top()), Pos2::new(right, bar.bottom()));
    let text = told(frame, state, places);
    tell(ui, &text, room);
    action
}

/// The command on the large button in words.
fn primary_words<G: Drawn>(frame: &BoardFrame<'_, G>, state: &BoardScreen<G>) -> Option<String> {
    frame.primary.map(|command| in_words(frame, state, command))
}

/// The large button at the far right; returns whether it was pressed, and where it begins.
fn primary<G: Drawn>(ui: &mut Ui, frame: &BoardFrame<'_, G>, text: &str, right_top: Pos2) -> (bool, f32) {
    let button = Button::new(text).primary().glyph(&glyphs::CHECK).key("Enter");
    let most = if frame.zones.is_compact() { 260.0 } else { 420.0 };
    let width = button.width(ui).clamp(150.0, most);
    let rect = Rect::from_min_size(right_top - vec2(width, 0.0), vec2(width, sizes::BUTTON_LARGE));
    let id = ui.scope_id().with("primary");
    (button.show_as(ui, rect, id).clicked(), rect.left())
}

/// The words of the action bar: the effect of the command that is pointed at, why a place may not be chosen, the rule of
/// a place at rest, or a hint.
fn told<G: Drawn>(frame: &BoardFrame<'_, G>, state: &mut BoardScreen<G>, places: &[SpotAt<G::Spot>]) -> String {
    let asked = frame.own.as_ref().map(|(question, _)| question.seat);
    let command = state.pointed_command(frame.model);
    if let (Some(seat), Some(command)) = (asked, command) {
        let words = in_words(frame, state, command);
        let effect = state
            .foresee(frame.model, seat, command)
            .map_or("", |found| &found.text);
        return [words.as_str(), effect].join(". ").trim_end_matches(". ").to_owned();
    }
    let pointed = state.hovered.or(state.focus);
    if let Some(refusal) = state
        .refusals
        .iter()
        .find(|refusal| refusal.spot.is_some() && refusal.spot == pointed)
    {
        let (what, why) = (refusal.command.as_str(), refusal.why.as_str());
        return t_args("board-refused", &[("what", what.into()), ("why", why.into())]);
    }
    if let Some(place) = places.iter().find(|place| Some(place.spot) == pointed) {
        let parts = [place.label.as_str(), place.rule.as_str()];
        return parts.join(". ").trim_end_matches(". ").to_owned();
    }
    match asked {
        _ if state.walk.goes_on(frame.now) => t("account-hint"),
        Some(_) if state.has_marks() => t("board-hint-since"),
        Some(_) => t("board-hint"),
        None if frame.model.questions.is_empty() => String::new(),
        None => t("hint-watch"),
    }
}

/// A legal command in words.
fn in_words<G: Drawn>(frame: &BoardFrame<'_, G>, state: &BoardScreen<G>, command: G::Command) -> String {
    let legal = frame.own.as_ref().map_or(&[][..], |(_, legal)| legal);
    let index = legal.iter().position(|other| *other == command);
    index
        .and_then(|index| state.words.get(index))
        .cloned()
        .unwrap_or_default()
}

/// Draws the words: smaller where there is little room, whole on hover where they are cut.
fn tell(ui: &Ui, text: &str, room: Rect) {
    if text.is_empty() || room.width() < 60.0 {
        return;
    }
    let mut pen = Pen::new(ui.ctx());
    let p = pen.palette;
    let inner = room.shrink2(vec2(0.0, 4.0));
    let fits = pen.height(text, fonts::regular(sizes::LABEL), inner.width()) <= inner.height();
    let font = fonts::regular(if fits { sizes::LABEL } else { sizes::SMALL });
    let whole = pen.height(text, font.clone(), inner.width());
    let high = whole.min(inner.height());
    let at = Pos2::new(inner.left(), inner.center().y - high / 2.0);
    pen.paragraph(at, text, font, p.text, inner.width());
    pen.paint(&ui.painter_at(inner));
    let response = ui.interact(room, ui.scope_id().with("told"), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, text));
    if whole > high {
        response.on_hover_text(text);
    }
}
