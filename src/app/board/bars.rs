//! The bars of a drawn board: how far the game is, and below the board what can be done at once.

use super::{
    drawn::{BoardScene, Drawn},
    frame::BoardFrame,
    list,
    state::BoardScreen,
};
use crate::{
    app::{
        frame::{Wish, parts, undo},
        look::{Pen, fonts, glyphs, palette, sizes},
        widgets::{self, Button},
    },
    text::{t, t_args},
};
use egui::{Align2, Pos2, Rect, Sense, Ui, WidgetInfo, accesskit::Role, vec2};

/// Draws the top bar.
pub(super) fn top<G: Drawn>(ui: &mut Ui, frame: &BoardFrame<'_, G>) -> Option<Wish> {
    let (rect, model) = (frame.zones.top, frame.model);
    let menu = widgets::bar_start(ui, rect, &glyphs::MENU, &t("menu"));
    let compact = frame.zones.is_compact();
    if !compact {
        let width = frame.zones.left.width() + 60.0;
        let progress = G::progress(frame.about());
        widgets::bar_title(ui, rect, &model.title, &progress, width);
    }
    if let Some(host) = model.host.as_deref().filter(|_| !compact) {
        let host = t_args("host-is", &[("name", host.into())]);
        let (at, font) = (rect.right_center() - vec2(16.0, 0.0), fonts::regular(sizes::LABEL));
        let color = palette(ui.ctx()).dim;
        widgets::label(ui, at, Align2::RIGHT_CENTER, &host, font, color, 240.0);
    }
    parts::strip(ui, rect, &G::parts(frame.about()), compact);
    menu.then_some(Wish::Menu)
}

/// The action bar behind the buttons at its left.
pub(super) fn free<G: Drawn>(ui: &Ui, frame: &BoardFrame<'_, G>) -> Rect {
    let bar = frame.zones.actions;
    let mut left = bar.left() + 12.0 + undo::width(frame.zones.is_compact()) + 12.0;
    left += undo::forward_width(ui, frame.model, frame.zones.is_compact());
    if frame.own.is_some() && !frame.has_lens() {
        left += list::button_place(ui, frame, bar.min).width() + 8.0;
    }
    Rect::from_min_max(Pos2::new(left, bar.top()), bar.max - vec2(12.0, 0.0))
}

/// Draws the bar below: step back, the list, what the command that is pointed at would do, commands without a place, the
/// large button.
pub(super) fn actions<G: Drawn>(
    ui: &mut Ui,
    frame: &BoardFrame<'_, G>,
    state: &mut BoardScreen<G>,
    lit: &[G::Spot],
) -> Option<Wish> {
    let bar = frame.zones.actions;
    let compact = frame.zones.is_compact();
    let y = bar.center().y - sizes::BUTTON_LARGE / 2.0;
    let at = Pos2::new(bar.left() + 12.0, y);
    let mut action = undo::undo(ui, frame.model, (&mut state.note, frame.now), at, compact);
    let mut next = at + vec2(undo::width(compact) + 8.0, 0.0);
    action = undo::forward(ui, frame.model, next, compact).or(action);
    next.x += undo::forward_width(ui, frame.model, compact);
    if !frame.has_lens() {
        let rect = list::button_place(ui, frame, next);
        list::button(ui, frame, state, rect);
    }
    let mut room = frame.bar;
    let walks = state.walk.goes_on(frame.now);
    if let Some(words) = walks.then(|| t("account-next")).or_else(|| primary_words(frame, state)) {
        let (pressed, from) = primary(ui, frame, &words, Pos2::new(room.right(), y));
        room.max.x = from - 10.0;
        if pressed && walks {
            state.walk.go_on(frame.now);
        } else if pressed {
            let sent = frame
                .primary
                .and_then(|command| state.give(frame.model, command, frame.now));
            action = sent.or(action);
        }
    }
    for (index, text) in without_place(frame, state) {
        let button = Button::new(&text);
        let width = button.width(ui);
        if width < room.width() / 2.0 {
            let rect = Rect::from_min_size(Pos2::new(room.right() - width, y), vec2(width, sizes::BUTTON_LARGE));
            room.max.x = rect.left() - 8.0;
            if button.show(ui, rect).clicked() {
                action = state.send(frame.model, index, frame.now).or(action);
            }
        }
    }
    let mut pen = Pen::new(ui.ctx());
    let chosen = state.chosen.clone();
    let scene = BoardScene {
        pointed: state.hovered,
        ..frame.scene(&chosen, lit)
    };
    room.min.x += G::bar(&mut pen, &scene, room);
    pen.paint(&ui.painter_at(room.with_min_x(bar.left())));
    let text = told(frame, state);
    tell(ui, &text, room);
    action
}

/// Commands that have no place and do not stand on the large button, by number and in words; only where some others
/// have a place.
fn without_place<G: Drawn>(frame: &BoardFrame<'_, G>, state: &BoardScreen<G>) -> Vec<(usize, String)> {
    let legal = frame.own.as_ref().map_or(&[][..], |(_, legal)| legal);
    let free = legal.iter().enumerate().filter(|(index, command)| {
        frame.has_lens() && Some(**command) != frame.primary && !G::goes_on(command) && !state.ways.has(*index)
    });
    free.map(|(index, _)| (index, state.words[index].clone())).collect()
}

/// The command on the large button in words; a ghost is only confirmed.
fn primary_words<G: Drawn>(frame: &BoardFrame<'_, G>, state: &BoardScreen<G>) -> Option<String> {
    let words = frame.primary.map(|command| in_words(frame, state, command))?;
    Some(if state.staged.is_some() { t("confirm") } else { words })
}

/// The large button at the far right, with all words only where they fit; returns whether it was pressed, and where it
/// begins.
fn primary<G: Drawn>(ui: &mut Ui, frame: &BoardFrame<'_, G>, text: &str, right_top: Pos2) -> (bool, f32) {
    let most = if frame.zones.is_compact() { 260.0 } else { 420.0 };
    let button = |text| Button::new(text).primary().glyph(&glyphs::CHECK).key("Enter");
    let confirm = t("confirm");
    let fits = button(text).width(ui) <= most;
    let button = button(if fits { text } else { &confirm }).label(text);
    let width = button.width(ui).max(150.0);
    let rect = Rect::from_min_size(right_top - vec2(width, 0.0), vec2(width, sizes::BUTTON_LARGE));
    let id = ui.scope_id().with("primary");
    (button.show_as(ui, rect, id).clicked(), rect.left())
}

/// The words of the action bar: the effect of the command that is pointed at, why a place may not be chosen, the rule of
/// a place at rest, or a hint.
pub(super) fn told<G: Drawn>(frame: &BoardFrame<'_, G>, state: &mut BoardScreen<G>) -> String {
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
    if let Some(refusal) = pointed.and_then(|spot| state.refusal(spot)) {
        let (what, why) = (refusal.command.as_str(), refusal.why.as_str());
        return t_args("board-refused", &[("what", what.into()), ("why", why.into())]);
    }
    if let Some(place) = state.places().iter().find(|place| Some(place.spot) == pointed) {
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
pub(super) fn tell(ui: &Ui, text: &str, room: Rect) {
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
