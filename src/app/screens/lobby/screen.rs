//! The lobby: who sits where, what is played, who is ready.

use super::{
    options::options,
    parts::{LobbyAction, heading, say},
    seats,
};
use crate::{
    app::{
        client::TableClient,
        look::{Pen, colors, fonts, glyphs, palette, sizes},
        widgets::{self, Button},
    },
    net::HostStatus,
    protocol::{ClientMessage, Lobby, SeatInfo, Stage},
    rules::Seat,
    text::{t, t_args},
};
use egui::{Align2, Key, Pos2, Rect, Ui, pos2, vec2};

/// Draws the lobby.
pub fn lobby_ui(ui: &mut Ui, model: &TableClient) -> Option<LobbyAction> {
    let (Some(info), Some(lobby)) = (&model.info, &model.lobby) else {
        return None;
    };
    let (title, leave) = ((info.name.as_str(), &*subtitle(model, lobby)), t("lobby-back"));
    let (body, foot, mut action) = widgets::page(ui, title, (&leave, LobbyAction::Leave), LobbyAction::Settings);
    let (margin, share) = if body.width() < sizes::REGULAR_WINDOW.x {
        (16.0, 0.60)
    } else {
        (sizes::MARGIN_WIDE, 0.53)
    };
    let body = body.shrink2(vec2(margin, 16.0));
    let (left, right) = body.split_left_right_at_fraction(share);
    let left = left.with_max_x(left.right() - 14.0);
    let right = right.with_min_x(right.left() + 14.0);
    let (seats_end, said) = seats::seats(ui, left, model, lobby);
    action = said.or(action);
    invite(ui, left.with_min_y(seats_end + 18.0), model, lobby);
    action = options(ui, right, model, info).or(action);
    action = foot_bar(ui, foot, model, lobby).or(action);
    keys(ui, model, lobby).or(action)
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

/// Tells the ways for others to come to the table, or to play alone, and the onlookers.
fn invite(ui: &mut Ui, rect: Rect, model: &TableClient, lobby: &Lobby) {
    let status = model.host.as_ref().map(crate::net::HostHandle::status);
    let (head, mut lines) = match &status {
        Some(status) if status.addresses.is_empty() => (t("invite-here"), vec![t("invite-here-more")]),
        Some(status) => (t("invite-lan"), invite_lines(status, model)),
        None => (t("invite-guest"), vec![t("invite-guest-more")]),
    };
    lines.extend(onlookers(lobby));
    if rect.height() < 64.0 + 22.0 * lines.len() as f32 {
        return;
    }
    let p = palette(ui.ctx());
    heading(ui, rect, &head, "", false);
    let (mut at, wide) = (rect.min + vec2(20.0, 52.0), rect.width() - 40.0);
    let card = ui.painter().add(egui::Shape::Noop);
    for line in &lines {
        let shown = widgets::paragraph(ui, at, line, fonts::regular(sizes::BODY), p.text, wide);
        at.y = shown.bottom() + 8.0;
    }
    let addresses = status.map(|status| status.addresses).unwrap_or_default();
    if !addresses.is_empty() && at.y + 52.0 < rect.bottom() {
        at.y = address_line(ui, at + vec2(0.0, 24.0), wide, &addresses[0].to_string());
    }
    let bottom = (at.y + 8.0).min(rect.bottom() + 16.0);
    let place = rect.with_min_y(rect.top() + 36.0).with_max_y(bottom);
    let line = egui::Stroke::new(1.0, p.line);
    let (fill, inside) = (colors::faded(p.card, 0.9), egui::StrokeKind::Inside);
    let shape = egui::epaint::RectShape::new(place, sizes::R_LARGE, fill, line, inside);
    ui.painter().set(card, shape);
}

fn invite_lines(status: &HostStatus, model: &TableClient) -> Vec<String> {
    let name = model.info.as_ref().map_or("", |info| info.name.as_str());
    let alone = status.addresses.iter().all(|address| address.ip().is_loopback());
    let first = match (alone, &status.discovery) {
        (true, _) => t("invite-no-network"),
        (false, Some(_)) => t("invite-no-discovery"),
        (false, None) => t_args("invite-lan-more", &[("table", name.into())]),
    };
    let journal = status.journal.is_some().then(|| t("invite-no-record"));
    std::iter::once(first).chain(journal).collect()
}

/// The address to read out, with a button that copies it; returns where it ends.
fn address_line(ui: &mut Ui, left: Pos2, wide: f32, address: &str) -> f32 {
    let p = palette(ui.ctx());
    let copy = t("invite-copy");
    let button = Button::new(&copy).glyph(&glyphs::COPY);
    let size = vec2(button.width(ui), sizes::BUTTON);
    let room = wide - size.x - 16.0;
    let text = widgets::bold(ui, left, address, sizes::TITLE, p.text, room);
    let place = Align2::LEFT_CENTER.anchor_size(left + vec2(text.width() + 16.0, 0.0), size);
    if button.show(ui, place).clicked() {
        ui.ctx().copy_text(address.to_owned());
    }
    place.bottom()
}

/// Names everybody at the table without a seat.
fn onlookers(lobby: &Lobby) -> Option<String> {
    let seated = |id| lobby.seats.iter().any(|seat| seat.member == Some(id));
    let names = lobby.members.iter().filter(|m| !m.bot && m.connected && !seated(m.id));
    let names: Vec<&str> = names.map(|m| m.name.as_str()).collect();
    (!names.is_empty()).then(|| t_args("lobby-onlookers", &[("names", names.join(", ").into())]))
}

/// Words for what is waited for, and whether the host can start: every seat is taken, and all others are ready.
fn waiting(model: &TableClient, lobby: &Lobby) -> (String, bool) {
    let free = lobby.seats.len() - lobby.taken();
    let ready = |seat: &&SeatInfo| seat.device.is_some() && (seat.ready || seat.bot.is_some());
    let own = |seat: &SeatInfo| seat.bot.is_none() && seat.member.is_some() && seat.member == model.me;
    let (count, seats) = (lobby.seats.iter().filter(ready).count(), lobby.seats.len());
    let all_but_own = lobby.seats.iter().all(|seat| ready(&seat) || own(seat));
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

/// The host's start, which says that the host is ready as well.
fn start(model: &TableClient, lobby: &Lobby) -> Option<LobbyAction> {
    let seated = |seat: &Seat| lobby.seats.get(seat.index()).is_some_and(|info| !info.ready);
    let unready = model.my_seats().iter().any(seated);
    let ready = unready.then_some(ClientMessage::SetReady { ready: true });
    let messages = ready.into_iter().chain([ClientMessage::Start]);
    Some(LobbyAction::Say(messages.collect()))
}

fn foot_bar(ui: &mut Ui, rect: Rect, model: &TableClient, lobby: &Lobby) -> Option<LobbyAction> {
    let p = palette(ui.ctx());
    let mut action = None;
    let text = t("lobby-leave");
    let leave = Align2::LEFT_CENTER.anchor_size(rect.left_center() + vec2(32.0, 0.0), vec2(140.0, 44.0));
    if Button::new(&text).glyph(&glyphs::LEFT).show(ui, leave).clicked() {
        action = Some(LobbyAction::Leave);
    }
    let (waiting, can_start) = waiting(model, lobby);
    let mut right = rect.right_center() - vec2(32.0, 0.0);
    if model.is_host {
        let text = t("lobby-start");
        let button = Button::new(&text).glyph(&glyphs::PLAY).primary();
        let button = if can_start {
            button.key("Enter")
        } else {
            button.enabled(false)
        };
        let id = ui.scope_id().with("start");
        let (place, response) = button.show_left_of(ui, right, vec2(196.0, 44.0), id);
        if response.clicked() {
            action = start(model, lobby);
        }
        right.x = place.left() - 18.0;
    }
    let (font, room) = (fonts::regular(sizes::BODY), right.x - leave.right() - 48.0);
    let text = widgets::label(ui, right, Align2::RIGHT_CENTER, &waiting, font, p.text, room);
    if can_start {
        let mut pen = Pen::new(ui.ctx());
        let at = pos2(text.left() - 16.0, right.y);
        pen.glyph(&glyphs::CHECK, at, 16.0, p.accent, p.panel);
        pen.paint(ui.painter());
    }
    action
}

fn keys(ui: &Ui, model: &TableClient, lobby: &Lobby) -> Option<LobbyAction> {
    if ui.memory(|m| m.focused().is_some()) || egui::Popup::is_any_open(ui.ctx()) {
        return None;
    }
    let mine = model.my_seats();
    let is_ready = |seat: &Seat| lobby.seats.get(seat.index()).is_some_and(|info| info.ready);
    let ready = mine.iter().all(is_ready);
    if !mine.is_empty() && ui.input(|i| i.key_pressed(Key::R)) {
        return say(ClientMessage::SetReady { ready: !ready });
    }
    let enter = ui.input(|i| i.key_pressed(Key::Enter));
    if enter && waiting(model, lobby).1 {
        return start(model, lobby);
    }
    None
}
