//! A record on the board: the look of an earlier position, with the controls that lead through the game.

use super::{bars, chances, drawn::Drawn, frame::BoardFrame, keys::board_id, past, rails, state::BoardScreen};
use crate::{
    app::{
        frame::{Wish, log_card::Looked},
        look::{badges, glyphs, palette, sizes},
        playback::{Playback, ReplayWish},
        widgets::{self, Button, Weight},
    },
    rules::Seat,
    text::{t, t_args},
};
use egui::{Align2, EventFilter, Key, Modifiers, Pos2, Rect, Sense, Ui, WidgetInfo, accesskit::Action, vec2};

/// Width of a button with a glyph alone, and the distance to the next one.
const WIDE: f32 = 40.0;
const GAP: f32 = 4.0;
/// Width of the button that tells who sees the game.
const EYES: f32 = 66.0;

/// The keys that step along the line of the game, instead of to another button.
const ARROWS: EventFilter = EventFilter {
    tab: false,
    horizontal_arrows: true,
    vertical_arrows: true,
    escape: false,
};

/// Width of the bar from which on its last button has words.
const WORDS_FROM: f32 = 820.0;

/// Reads the keys of a replay. A button that has the focus keeps the space bar.
pub(super) fn keys(ui: &Ui, playback: &Playback) -> Option<ReplayWish> {
    if !ui.memory(|memory| memory.allows_interaction(ui.layer_id())) {
        return None;
    }
    let board = board_id(ui);
    let ours = ui.memory(egui::Memory::focused).is_none_or(|id| id == board);
    let taken = |modifiers, key| ui.input_mut(|input| input.consume_key(modifiers, key));
    let (alone, shift) = (Modifiers::NONE, Modifiers::SHIFT);
    // What asks for more keys first: one without looks past them.
    let all = [
        (shift, Key::ArrowLeft, ReplayWish::TurnBack),
        (shift, Key::ArrowUp, ReplayWish::TurnBack),
        (shift, Key::ArrowRight, ReplayWish::TurnOn),
        (shift, Key::ArrowDown, ReplayWish::TurnOn),
        (alone, Key::ArrowLeft, ReplayWish::Back),
        (alone, Key::ArrowUp, ReplayWish::Back),
        (alone, Key::PageUp, ReplayWish::Back),
        (alone, Key::ArrowRight, ReplayWish::On),
        (alone, Key::ArrowDown, ReplayWish::On),
        (alone, Key::PageDown, ReplayWish::On),
        (alone, Key::Home, ReplayWish::Start),
        (alone, Key::End, ReplayWish::End),
    ];
    if ours && taken(alone, Key::Space) {
        return Some(ReplayWish::Play);
    }
    let found = all.into_iter().find(|&(modifiers, key, _)| taken(modifiers, key));
    // The ends are no steps.
    found.map(|(.., seek)| seek).filter(|seek| match seek {
        ReplayWish::Back | ReplayWish::TurnBack | ReplayWish::Start => playback.at > 0,
        _ => playback.at < playback.last,
    })
}

/// Sees the game as a player, or, as that player already, as somebody who looks on.
pub(super) fn seen_by(playback: &Playback, seat: Seat) -> ReplayWish {
    ReplayWish::SeenBy(Some(seat).filter(|_| playback.seen_by != Some(seat)))
}

/// Draws what is around the board of a replay: the line that says where one is, the bar with the controls, the log, and
/// the frame. Returns what the player wants.
pub(super) fn around<G: Drawn>(
    ui: &mut Ui,
    frame: &BoardFrame<'_, G>,
    state: &mut BoardScreen<G>,
    playback: &Playback,
) -> Option<Wish> {
    let told = bars::told(ui, frame, state);
    let newest = state.lines.iter().rposition(|line| line.entry <= playback.entry);
    let line = newest.and_then(|newest| state.lines.get(newest));
    let looked = Looked {
        entry: line.map_or(playback.entry, |line| line.entry),
        scrolls: playback.scrolls,
    };
    let line = line.map_or_else(String::new, |line| line.spoken(&frame.model.names));
    let line = chances::looked_at(frame, playback).unwrap_or(line);
    let closes = head(
        ui,
        frame,
        playback,
        if told.text.is_empty() { &line } else { &told.text },
    );
    let mut wish = foot(ui, frame, playback).map(Wish::Replay);
    past::edge(ui, frame);
    let card = rails::log_place(ui, frame, state);
    let chosen = card.and_then(|card| rails::log(ui, frame, state, (card, false), Some(looked)));
    if let Some(line) = chosen.and_then(|line| state.lines.get(line)) {
        wish = Some(Wish::Replay(ReplayWish::Entry(line.entry)));
        state.log_open = false;
    }
    wish = chances::sheet(ui, frame, playback).map(Wish::Replay).or(wish);
    if closes { Some(Wish::Leave) } else { wish }
}

/// The line over the board that says where in the record one is; returns whether its button was pressed.
fn head<G: Drawn>(ui: &mut Ui, frame: &BoardFrame<'_, G>, playback: &Playback, line: &str) -> bool {
    let args = [("at", playback.at.into()), ("last", playback.last.into())];
    let head = match playback.at {
        0 => t("replay-beginning"),
        _ => t_args("replay-where", &args),
    };
    let text = playback.trouble.as_deref().unwrap_or(line);
    past::notice(ui, frame, [&head, text], &t("replay-close"))
}

/// The bar below: the controls.
fn foot<G: Drawn>(ui: &mut Ui, frame: &BoardFrame<'_, G>, playback: &Playback) -> Option<ReplayWish> {
    let bar = frame.zones.actions;
    let (y, mut left, mut seek) = (bar.center().y, bar.left() + 12.0, None);
    let (before, after) = (playback.at > 0, playback.at < playback.last);
    let (play, play_text) = match playback.plays {
        true => (&glyphs::PAUSE, "replay-pause"),
        false => (&glyphs::PLAY, "replay-play"),
    };
    for (glyph, text, enabled, meaning) in [
        (&glyphs::FIRST, "replay-start", before, ReplayWish::Start),
        (&glyphs::REWIND, "replay-turn-back", before, ReplayWish::TurnBack),
        (&glyphs::LEFT, "replay-back", before, ReplayWish::Back),
        (play, play_text, playback.last > 0, ReplayWish::Play),
        (&glyphs::RIGHT, "replay-on", after, ReplayWish::On),
        (&glyphs::FORWARD, "replay-turn-on", after, ReplayWish::TurnOn),
        (&glyphs::LAST, "replay-end", after, ReplayWish::End),
    ] {
        let mut button = Button::new("").glyph(glyph).label(t(text)).enabled(enabled);
        if meaning == ReplayWish::Play {
            button = button.primary();
        }
        let rect = Align2::LEFT_CENTER.anchor_size(Pos2::new(left, y), vec2(WIDE, sizes::BUTTON_LARGE));
        // One of them keeps its name for the keyboard whatever it shows.
        let id = ui.scope_id().with(("replay", format!("{meaning:?}")));
        if button.show_as(ui, rect, id).on_hover_text(t(text)).clicked() {
            seek = Some(meaning);
        }
        left = rect.right() + GAP;
    }
    let mut right = Pos2::new(bar.right() - 12.0, y);
    seek = from_here(ui, frame, playback, &mut right).or(seek);
    right.x -= GAP;
    seek = eyes(ui, frame, playback, &mut right).or(seek);
    right.x -= GAP;
    seek = turned(ui, playback, &mut right).or(seek);
    right.x -= GAP;
    let factor = playback.speed.factor();
    let speed = Button::new(format!("×{factor}")).label(t_args("replay-speed", &[("n", factor.into())]));
    let response = speed.show_left_of(ui, &mut right, vec2(WIDE + 8.0, sizes::BUTTON_LARGE), "replay speed");
    if response
        .on_hover_text(t_args("replay-speed", &[("n", factor.into())]))
        .clicked()
    {
        seek = Some(ReplayWish::Speed);
    }
    let room = Rect::from_x_y_ranges(left + 8.0..=right.x - 12.0, bar.y_range());
    slider(ui, room, playback).or(seek)
}

/// The button that opens a table in this position; where there is little room without its words.
fn from_here<G: Drawn>(
    ui: &mut Ui,
    frame: &BoardFrame<'_, G>,
    playback: &Playback,
    right: &mut Pos2,
) -> Option<ReplayWish> {
    let words = t("replay-from-here");
    let has_room = frame.zones.actions.width() >= WORDS_FROM;
    let text = if has_room { words.as_str() } else { "" };
    let button = Button::new(text)
        .glyph(&glyphs::SEAT)
        .label(&words)
        .enabled(!playback.over);
    let wide = if text.is_empty() { WIDE } else { button.width(ui) };
    let response = button.show_left_of(ui, right, vec2(wide, sizes::BUTTON_LARGE), "replay from here");
    let pressed = response.clicked();
    response.on_hover_text(format!("{words}. {}", t("replay-from-here-more")));
    pressed.then_some(ReplayWish::FromHere)
}

/// The button that opens the sheet with the chances, or closes it.
fn turned(ui: &mut Ui, playback: &Playback, right: &mut Pos2) -> Option<ReplayWish> {
    let text = t("end-course-chances");
    let weight = if playback.chances_open {
        Weight::Made
    } else {
        Weight::Plain
    };
    let button = Button::new("").glyph(&glyphs::CURVE).label(&text).weight(weight);
    let response = button.show_left_of(ui, right, vec2(WIDE, sizes::BUTTON_LARGE), "replay chances");
    let pressed = response.clicked();
    response.on_hover_text(text);
    pressed.then_some(ReplayWish::Chances)
}

/// The button that tells through whose eyes the game is seen; each press takes the next player.
fn eyes<G: Drawn>(ui: &mut Ui, frame: &BoardFrame<'_, G>, playback: &Playback, right: &mut Pos2) -> Option<ReplayWish> {
    let text = match playback.seen_by {
        Some(seat) => t_args("replay-seen-by", &[("name", frame.model.name(seat).into())]),
        None => t("replay-seen-by-nobody"),
    };
    let size = vec2(EYES, sizes::BUTTON_LARGE);
    let rect = Align2::RIGHT_CENTER.anchor_size(*right, size);
    let response = Button::new("")
        .label(&text)
        .show_left_of(ui, right, size, "replay eyes");
    widgets::draw(ui, |pen| {
        let p = pen.palette;
        let middle = rect.center();
        pen.glyph(&glyphs::EYE, middle - vec2(13.0, 0.0), 20.0, p.text, p.card_hi);
        match playback.seen_by {
            Some(seat) => badges::badge(pen, seat, middle + vec2(14.0, 0.0), 9.5),
            None => pen.glyph(&glyphs::MINUS, middle + vec2(14.0, 0.0), 14.0, p.dim, p.card_hi),
        }
    });
    let pressed = response.clicked();
    response.on_hover_text(text);
    let seats = G::seats(frame.model.setup).seats();
    let next = match playback.seen_by {
        None => seats.into_iter().next(),
        Some(now) => seats.into_iter().find(|seat| seat.index() > now.index()),
    };
    pressed.then_some(ReplayWish::SeenBy(next))
}

/// The line of the whole game with the place in it, which is pressed or dragged to another one. While it has the keyboard
/// the arrows step as they do elsewhere.
fn slider(ui: &mut Ui, room: Rect, playback: &Playback) -> Option<ReplayWish> {
    if room.width() < WIDE {
        return None;
    }
    let response = ui.interact(room, ui.scope_id().with("replay slider"), Sense::click_and_drag());
    let (name, at) = (t("replay-slider"), playback.at);
    response.widget_info(|| WidgetInfo::slider(true, at as f64, &name));
    ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, ARROWS));
    ui.ctx().accesskit_node_builder(response.id, |node| {
        node.set_min_numeric_value(0.0);
        node.set_max_numeric_value(playback.last as f64);
        node.add_action(Action::Increment);
        node.add_action(Action::Decrement);
    });
    let last = playback.last.max(1) as f32;
    let p = palette(ui.ctx());
    widgets::draw(ui, |pen| {
        let track = Rect::from_center_size(room.center(), vec2(room.width(), 6.0));
        let knob = Pos2::new(
            track.left() + track.width() * (playback.at as f32 / last),
            track.center().y,
        );
        pen.rect_lined(track, 3.0, p.card_hi, 1.0, p.line_hi);
        pen.rect(track.with_max_x(knob.x), 3.0, p.accent);
        let wide = if response.hovered() || response.dragged() {
            10.0
        } else {
            8.5
        };
        pen.disc(knob, wide, p.text);
        pen.disc(knob, wide - 3.0, p.accent);
    });
    widgets::focus_ring(ui, room.shrink(8.0), sizes::R_BUTTON, &response);
    let asked = |action| ui.input(|input| input.num_accesskit_action_requests(response.id, action));
    let stepped = (at + asked(Action::Increment)).saturating_sub(asked(Action::Decrement));
    if stepped != at {
        return Some(ReplayWish::To(stepped));
    }
    let pressed = response.is_pointer_button_down_on() || response.clicked();
    let pointer = response.interact_pointer_pos().filter(|_| pressed)?;
    let share = ((pointer.x - room.left()) / room.width()).clamp(0.0, 1.0);
    let stop = (share * playback.last as f32).round() as usize;
    (stop != playback.at).then_some(ReplayWish::To(stop))
}
