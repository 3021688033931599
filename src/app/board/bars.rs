//! The bars of a drawn board: how far the game is, and below the board what can be done at once.

use super::{
    coming_end,
    drawn::{BoardScene, Drawn},
    frame::{BoardFrame, full_screen_button},
    hint_card, list, point,
    state::BoardScreen,
};
use crate::{
    app::{
        frame::{Wish, parts, undo},
        look::{Pen, fonts, glyphs, palette, sizes},
        widgets::{self, Button},
    },
    protocol::{ClientMessage, LetsPass},
    store::Shortcut,
    text::{t, t_args},
};
use egui::{Align2, FontId, Pos2, Rect, Sense, Ui, WidgetInfo, accesskit::Role, vec2};
use std::iter;

/// What stays free on both sides of the parts of the turn.
const BESIDE: f32 = 16.0;

/// Draws the top bar.
pub(super) fn top<G: Drawn>(ui: &mut Ui, frame: &BoardFrame<'_, G>, state: &mut BoardScreen<G>) -> Option<Wish> {
    let (rect, model) = (frame.zones.top, frame.model);
    let (glyph, text, wish) = match (model.playback, model.coach) {
        (Some(_), _) => (&glyphs::LEFT, "replay-close", Wish::Leave),
        (None, Some(coach)) if coach.is_puzzle => (&glyphs::LEFT, "puzzle-leave", Wish::Leave),
        (None, Some(_)) => (&glyphs::LEFT, "lesson-leave", Wish::Leave),
        (None, None) => (&glyphs::MENU, "menu", Wish::Menu),
    };
    let menu = widgets::bar_start(ui, rect, glyph, &t(text));
    let compact = frame.zones.is_compact();
    // At a table the settings stand in the menu.
    let has_gear = model.playback.is_some() || model.coach.is_some();
    let beside_rules = rect.right_center() - vec2(72.0, 0.0);
    let second = if has_gear {
        44.0
    } else {
        hint_card::button(ui, frame, state, beside_rules)
    };
    let (from, to) = (rect.left() + 58.0, rect.right() - 54.0 - second);
    let mut room = Rect::from_x_y_ranges(from..=to, rect.y_range());
    if !compact {
        let width = frame.zones.left.width() + 60.0;
        let progress = G::progress(frame.scene.about);
        room.min.x = widgets::bar_title(ui, rect, &model.title, &progress, width) + BESIDE;
    }
    let parts = G::parts(&frame.scene);
    let coming = coming_end::notice(
        ui,
        frame,
        state,
        (room, parts::least_width(&Pen::new(ui.ctx()), &parts)),
    );
    if coming > 0.0 {
        // The notice has the place of the host's name.
        room.max.x -= coming + BESIDE;
    } else if let Some(host) = model.host.as_deref().filter(|_| !compact) {
        let host = t_args("host-is", &[("name", host.into())]);
        let (at, font) = (
            rect.right_center() - vec2(62.0 + second, 0.0),
            fonts::regular(sizes::LABEL),
        );
        let color = palette(ui.ctx()).dim;
        let host = widgets::label(ui, at, Align2::RIGHT_CENTER, &host, font, color, 240.0);
        room.max.x = host.left() - BESIDE;
    }
    let middle = (!compact).then_some(rect.center().x);
    parts::strip(ui, room, middle, &parts);
    if has_gear && widgets::settings_button(ui, beside_rules) {
        return Some(Wish::Settings);
    }
    let rules = widgets::icon_button(ui, rect.right_center() - vec2(28.0, 0.0), &glyphs::HELP, &t("rules"));
    if rules.clicked() {
        return Some(frame.rules(state));
    }
    menu.then_some(wish)
}

/// Draws the bar below: step back, the list, what the command that is pointed at would do, commands without a place, the
/// large button.
pub(super) fn actions<G: Drawn>(ui: &mut Ui, frame: &BoardFrame<'_, G>, state: &mut BoardScreen<G>) -> Option<Wish> {
    let bar = frame.zones.actions;
    let y = bar.center().y - sizes::BUTTON_LARGE / 2.0;
    let mut action = first(ui, frame, state, Pos2::new(bar.left() + 12.0, y));
    let mut room = frame.scene.bar;
    let walks = state.walks_on(frame.now);
    let number = state.primary(frame.model);
    let words = match number {
        _ if walks => Some(t("account-next")),
        // A ghost is only confirmed.
        Some(_) if state.staged.is_some() => Some(t("confirm")),
        number => number.and_then(|number| state.words.get(number).cloned()),
    };
    if let Some(words) = words {
        let (pressed, from) = primary(ui, frame, &words, Pos2::new(room.right(), y));
        room.max.x = from - 10.0;
        if pressed && walks {
            state.walk.go_on(frame.now);
        } else if pressed {
            let sent = number.and_then(|number| state.send(frame.model, number, frame.now));
            action = sent.or(action);
        }
    }
    if let Some((seat, time)) = frame.model.lets_pass {
        let text = t(match time {
            LetsPass::ThisTurn => "lets-pass-turn",
            LetsPass::UntilOwnTurn => "lets-pass-own-turn",
        });
        let button = Button::new(text).glyph(&glyphs::CLOSE).label(t("let-pass-end"));
        let width = button.width(ui).min(room.width() * 0.7);
        let place = Rect::from_min_size(Pos2::new(room.right() - width, y), vec2(width, sizes::BUTTON_LARGE));
        room.max.x = place.left() - 8.0;
        if button.show(ui, place).clicked() {
            let time = None;
            action = Some(Wish::Say(ClientMessage::LetPass { seat, time }));
        }
    }
    let others = state.without_place(frame.model);
    for (index, text) in &others {
        let button = |text: &str| match others.len() {
            1 => Button::new(text).key(widgets::number_key(0)),
            _ => Button::new(text),
        };
        let whole = button(text);
        let fits = whole.width(ui) + TOLD <= room.width();
        let button = if fits {
            whole
        } else {
            button(&t("do-without")).label(text)
        };
        let width = button.width(ui);
        let rect = Rect::from_min_size(Pos2::new(room.right() - width, y), vec2(width, sizes::BUTTON_LARGE));
        room.max.x = rect.left() - 8.0;
        if button.show(ui, rect).on_hover_text(text).clicked() {
            action = state.send(frame.model, *index, frame.now).or(action);
        }
    }
    action = read_about(ui, frame, state, &mut room).or(action);
    let mut pen = Pen::new(ui.ctx());
    let scene = BoardScene {
        pointed: state.hovered,
        ..frame.scene
    };
    room.min.x += G::bar(&mut pen, &scene, room);
    pen.paint(&ui.painter_at(room.with_min_x(bar.left())));
    let text = told(ui, frame, state);
    tell(ui, &text, room);
    action
}

/// Draws the button that opens the rules at the page of a place at rest that was clicked; takes its room off.
fn read_about<G: Drawn>(
    ui: &mut Ui,
    frame: &BoardFrame<'_, G>,
    state: &BoardScreen<G>,
    room: &mut Rect,
) -> Option<Wish> {
    let read = state.places().iter().find(|place| Some(place.spot) == state.read)?;
    G::topic(&frame.scene, read.spot)?;
    let label = t_args("rules-about", &[("what", read.label.as_str().into())]);
    let button = Button::new(t("rules")).glyph(&glyphs::HELP).label(label);
    let size = vec2(button.width(ui), sizes::BUTTON_LARGE);
    let rect = Align2::RIGHT_CENTER.anchor_size(room.right_center(), size);
    room.max.x = rect.left() - 8.0;
    button.show(ui, rect).clicked().then(|| frame.rules(state))
}

/// Draws what stands at the left of the bar: for players the steps back and forward and the list.
fn first<G: Drawn>(ui: &mut Ui, frame: &BoardFrame<'_, G>, state: &mut BoardScreen<G>, at: Pos2) -> Option<Wish> {
    if frame.model.watches() {
        let button = full_screen_button(ui);
        let place = Rect::from_min_size(at, vec2(button.width(ui), sizes::BUTTON_LARGE));
        if !frame.has_lens() {
            let next = place.right_top() + vec2(8.0, 0.0);
            point::tool(ui, frame, state, (Align2::LEFT_TOP, next), sizes::BUTTON_LARGE);
        }
        return button.show(ui, place).clicked().then_some(Wish::FullScreen);
    }
    let compact = frame.zones.is_compact();
    let action = undo::undo(ui, frame.model, (&mut state.note, frame.now), at, compact);
    let next = at + vec2(undo::width(compact) + 8.0, 0.0);
    let forward = undo::forward(ui, frame.model, next, compact);
    if !frame.has_lens() {
        let mut next = next + vec2(undo::forward_width(ui, frame.model, compact), 0.0);
        next.x += point::tool(ui, frame, state, (Align2::LEFT_TOP, next), sizes::BUTTON_LARGE);
        list::button(ui, frame, state, next, sizes::BUTTON_LARGE);
    }
    forward.or(action)
}

/// The large button at the far right, with all words only where they fit; returns whether it was pressed, and where it
/// begins.
fn primary<G: Drawn>(ui: &mut Ui, frame: &BoardFrame<'_, G>, text: &str, right_top: Pos2) -> (bool, f32) {
    let most = if frame.zones.is_compact() { 260.0 } else { 340.0 };
    let button = |text| Button::new(text).primary().glyph(&glyphs::CHECK).key(t("key-enter"));
    let confirm = t("confirm");
    let fits = button(text).width(ui) <= most;
    let button = button(if fits { text } else { &confirm }).label(text);
    let width = button.width(ui).max(150.0);
    let rect = Rect::from_min_size(right_top - vec2(width, 0.0), vec2(width, sizes::BUTTON_LARGE));
    let id = ui.scope_id().with("primary");
    (button.show_as(ui, rect, id).clicked(), rect.left())
}

/// The width that buttons leave for words where they can be shorter.
const TOLD: f32 = 200.0;

/// Words for the action bar.
pub(super) struct Told {
    pub(super) text: String,
    /// Those that are enough where the text has no room, fewer and fewer.
    shorter: Vec<String>,
    /// What is seen of it, where a card says the rest.
    seen: Option<String>,
}

impl Told {
    const fn new(text: String, shorter: Vec<String>) -> Self {
        let seen = None;
        Self { text, shorter, seen }
    }
}

impl From<String> for Told {
    fn from(text: String) -> Self {
        Self::new(text, Vec::new())
    }
}

/// A hint that names keys; at least that of the list.
fn hint<G: Drawn>(frame: &BoardFrame<'_, G>, id: &str) -> Told {
    let key = |shortcut| frame.scene.keys.of(shortcut).into();
    let keys = [("list", key(Shortcut::List)), ("again", key(Shortcut::ShowAgain))];
    let (text, short) = (t_args(id, &keys), t_args("board-hint-short", &keys[..1]));
    Told::new(text, vec![short])
}

/// The words of the action bar: the effect of the command that is pointed at, why a place may not be chosen, the rule of
/// a place at rest, or a hint.
pub(super) fn told<G: Drawn>(ui: &Ui, frame: &BoardFrame<'_, G>, state: &mut BoardScreen<G>) -> Told {
    if let Some(words) = state.again.and_then(|number| state.words.get(number)) {
        return t_args("board-again", &[("what", words.as_str().into())]).into();
    }
    let pointed = state.looked_at();
    let at_rest = state.pointed(frame.model).is_none() && pointed.is_none_or(|spot| state.refusal(spot).is_none());
    let place = state
        .places()
        .iter()
        .find(|place| at_rest && Some(place.spot) == pointed);
    let Some(place) = place else {
        return happens(frame, state);
    };
    let after_label = |rule: &str| [&place.label, rule].join(". ").trim_end_matches(". ").to_owned();
    let whole = [place.rule.as_str(), place.more.as_str()].join(" ");
    let on_card = G::on_card(&Pen::new(ui.ctx()), &frame.scene, place.spot);
    let rest = |said: String| {
        if said.contains(&place.more) {
            String::new()
        } else {
            place.more.clone()
        }
    };
    Told {
        text: after_label(whole.trim()),
        // The label may name a crowd.
        shorter: vec![after_label(&place.rule), place.rule.clone()],
        seen: on_card.map(rest),
    }
}

/// The words where no place at rest is pointed at.
fn happens<G: Drawn>(frame: &BoardFrame<'_, G>, state: &mut BoardScreen<G>) -> Told {
    if let Some((number, command)) = state.pointed(frame.model) {
        let words = state.words.get(number).cloned().unwrap_or_default();
        let text = match state.foresee(frame.model, &[command]) {
            // What it brings about names the command once more.
            Some(found) if !found.events.is_empty() => found.text.clone(),
            Some(found) if !found.text.is_empty() => format!("{words}. {}", found.text),
            _ => words.clone(),
        };
        return Told::new(text, vec![words]);
    }
    let pointed = state.looked_at();
    if let Some(refusal) = pointed.and_then(|spot| state.refusal(spot)) {
        let (what, why) = (refusal.command.as_str(), refusal.why.as_str());
        let text = t_args("board-refused", &[("what", what.into()), ("why", why.into())]);
        return Told::new(text, vec![why.to_owned()]);
    }
    match frame.own {
        _ if state.walks_on(frame.now) => t("account-hint").into(),
        Some(_) if state.ways.aim(&state.chosen).is_some() => t("board-aimed").into(),
        Some(_) if state.marks.since_own_turn() => hint(frame, "board-hint-since"),
        Some(_) if frame.scene.lit.is_empty() => String::new().into(),
        Some(_) => hint(frame, "board-hint"),
        None if frame.model.watches() => t("hint-onlooker").into(),
        None if frame.model.questions.is_empty() || frame.model.coach.is_some() => String::new().into(),
        None => t("hint-watch").into(),
    }
}

/// Draws the words: fewer or smaller where there is little room, and then all of them on hover.
pub(super) fn tell(ui: &Ui, told: &Told, room: Rect) {
    let Told { text, shorter, seen } = told;
    if text.is_empty() || room.width() < 60.0 {
        return;
    }
    if let Some(seen) = seen {
        let response = ui.interact(room, ui.scope_id().with("told"), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, text));
        let (mut pen, font) = (Pen::new(ui.ctx()), fonts::regular(sizes::LABEL));
        let color = pen.palette.text;
        pen.paragraph_within(room.shrink2(vec2(0.0, 4.0)), seen, font, color);
        return pen.paint(&ui.painter_at(room));
    }
    let mut pen = Pen::new(ui.ctx());
    let p = pen.palette;
    let inner = room.shrink2(vec2(0.0, 4.0));
    let [usual, small] = [sizes::LABEL, sizes::SMALL].map(fonts::regular);
    let has_room = |words: &str, font: &FontId| pen.height(words, font.clone(), inner.width()) <= inner.height();
    let fewer = || shorter.iter().filter(|words| !words.is_empty());
    let mut ways = [&usual, &small]
        .into_iter()
        .flat_map(|font| iter::once(text).chain(fewer()).map(move |words| (words, font)));
    let fits = ways.find(|(words, font)| has_room(words, font));
    let (words, font) = fits.unwrap_or((fewer().next_back().unwrap_or(text), &small));
    let cut = pen.paragraph_within(inner, words, font.clone(), p.text) || words != text;
    pen.paint(&ui.painter_at(inner));
    let response = ui.interact(room, ui.scope_id().with("told"), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, text));
    if cut {
        response.on_hover_text(text);
    }
}
