//! The lobby: who sits where, what is played, who is ready.

use super::{invite, options::options, seats};
use crate::{
    app::{
        client::TableClient,
        frame::Wish,
        look::{fonts, glyphs, palette, sizes},
        widgets::{self, Button},
    },
    protocol::{ClientMessage, Lobby, SeatInfo, Stage},
    text::{t, t_args},
};
use egui::{Align2, Key, Pos2, Rect, Ui, vec2};

/// Between the seats and what stands below them.
const GAP: f32 = 18.0;

/// Draws the lobby.
pub fn lobby_ui(ui: &mut Ui, model: &TableClient) -> Vec<Wish> {
    let (Some(info), Some(lobby)) = (&model.info, &model.lobby) else {
        return Vec::new();
    };
    let (title, leave) = ((info.name.as_str(), &*subtitle(model, lobby)), t("lobby-back"));
    let (body, foot, pressed) = widgets::page(ui, title, (&leave, Wish::Leave), Wish::Settings);
    let (margin, share) = if body.width() < sizes::REGULAR_WINDOW.x {
        (16.0, 0.60)
    } else {
        (sizes::MARGIN_WIDE, 0.53)
    };
    let (left, right) = body.shrink2(vec2(margin, 16.0)).split_left_right_at_fraction(share);
    let left = left.with_max_x(left.right() - 14.0);
    let right = right.with_min_x(right.left() + 14.0);
    let mut wishes = Vec::from_iter(pressed);
    // The join code is seen at any size of the window.
    let reserved = if invite::has_code(model) {
        invite::STRIP + GAP
    } else {
        0.0
    };
    let (seats_end, said) = seats::seats(ui, left.with_max_y(left.bottom() - reserved), model, lobby);
    wishes.extend(said.map(Wish::Say));
    wishes.extend(invite::invite(ui, left.with_min_y(seats_end + GAP), model, lobby));
    wishes.extend(options(ui, right, model, info).map(Wish::Say));
    wishes.extend(foot_bar(ui, foot, model, lobby));
    wishes.extend(keys(ui, model, lobby));
    wishes
}

fn subtitle(model: &TableClient, lobby: &Lobby) -> String {
    if let Some(host) = &model.host {
        let addresses = host.status().addresses;
        let Some(first) = addresses.first() else {
            return t("lobby-here");
        };
        return t_args("lobby-hosted-here", &[("address", first.to_string().into())]);
    }
    of_host(lobby, "lobby-hosted-by", "lobby-host-apart")
}

/// A text that names the host, or the one for a table whose host runs without a window and has no name.
fn of_host(lobby: &Lobby, named: &str, nameless: &str) -> String {
    let host = lobby.members.iter().find(|m| m.host);
    host.map_or_else(|| t(nameless), |m| t_args(named, &[("name", m.name.as_str().into())]))
}

/// Words for what is waited for, and whether the host can start: every seat is taken, and all others are ready.
fn waiting(model: &TableClient, lobby: &Lobby) -> (String, bool) {
    let free = lobby.seats.len() - lobby.taken();
    // A bot is ready as soon as it has come; a start before that would be refused.
    let ready = |seat: &&SeatInfo| seat.device.is_some() && seat.ready;
    let (count, seats) = (lobby.seats.iter().filter(ready).count(), lobby.seats.len());
    let all_but_own = lobby.seats.iter().all(|seat| ready(&seat) || model.is_own(seat));
    let can_start = model.is_host && lobby.stage == Stage::Lobby && free == 0 && all_but_own;
    let text = match (lobby.stage, free) {
        (Stage::Dealing, _) => t("lobby-dealing"),
        (_, 1..) => t_args("lobby-wait-seats", &[("free", free.into())]),
        _ if can_start => t("lobby-can-start"),
        _ if count == seats => of_host(lobby, "lobby-wait-host", "lobby-wait-start"),
        _ => t_args("lobby-wait-ready", &[("ready", count.into()), ("seats", seats.into())]),
    };
    (text, can_start)
}

/// True if all seats of this client are ready.
fn is_ready(model: &TableClient, lobby: &Lobby) -> bool {
    let mut own = lobby.seats.iter().filter(|seat| model.is_own(seat));
    own.all(|seat| seat.ready)
}

/// The host's start, which says that the host is ready as well.
fn start(model: &TableClient, lobby: &Lobby) -> Vec<Wish> {
    let ready = ClientMessage::SetReady { ready: true };
    let unready = (!is_ready(model, lobby)).then_some(ready);
    unready
        .into_iter()
        .chain([ClientMessage::Start])
        .map(Wish::Say)
        .collect()
}

fn foot_bar(ui: &mut Ui, rect: Rect, model: &TableClient, lobby: &Lobby) -> Vec<Wish> {
    let p = palette(ui.ctx());
    let mut wishes = Vec::new();
    let rect = rect.shrink2(vec2(32.0, 0.0));
    let leave = Align2::LEFT_CENTER.anchor_size(rect.left_center(), vec2(140.0, 44.0));
    let button = Button::new(t("lobby-leave")).glyph(&glyphs::LEFT);
    if button.show(ui, leave).clicked() {
        wishes.push(Wish::Leave);
    }
    let (waiting, can_start) = waiting(model, lobby);
    let mut right = rect.right_center();
    if model.is_host {
        let button = Button::new(t("lobby-start"))
            .glyph(&glyphs::PLAY)
            .primary()
            .enabled(can_start);
        let button = if can_start { button.key("Enter") } else { button };
        if button
            .show_left_of(ui, &mut right, vec2(196.0, 44.0), "start")
            .clicked()
        {
            wishes = start(model, lobby);
        }
        right.x -= 18.0;
    }
    let (font, room) = (fonts::regular(sizes::BODY), right.x - leave.right() - 48.0);
    let text = widgets::label(ui, right, Align2::RIGHT_CENTER, &waiting, font, p.text, room);
    if can_start {
        let at = Pos2::new(text.left() - 16.0, right.y);
        widgets::draw(ui, |pen| pen.glyph(&glyphs::CHECK, at, 16.0, p.accent, p.panel));
    }
    wishes
}

fn keys(ui: &Ui, model: &TableClient, lobby: &Lobby) -> Vec<Wish> {
    let free = ui.memory(|m| m.focused().is_none()) && !egui::Popup::is_any_open(ui.ctx());
    let pressed = |key| free && ui.input(|i| i.key_pressed(key));
    if pressed(Key::R) && !model.my_seats().is_empty() {
        let ready = !is_ready(model, lobby);
        return vec![Wish::Say(ClientMessage::SetReady { ready })];
    }
    if pressed(Key::Enter) && waiting(model, lobby).1 {
        return start(model, lobby);
    }
    Vec::new()
}
