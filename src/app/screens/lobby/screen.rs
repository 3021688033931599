//! The lobby: who sits where, what is played, who is ready.

use super::{
    options::options,
    parts::{LobbyAction, heading, say},
    seats,
};
use crate::{
    app::{
        client::TableClient,
        look::{
            Pen, colors, fonts,
            glyphs::{self, Inks},
            palette, sizes, space,
        },
        widgets::{self, Button, TopBar},
    },
    net::HostStatus,
    protocol::{ClientMessage, Lobby, Stage},
    text::{t, t_args},
};
use egui::{Align2, Key, Pos2, Rect, Ui, Vec2};

/// Draws the lobby.
pub fn lobby_ui(ui: &mut Ui, model: &TableClient) -> Option<LobbyAction> {
    let (Some(info), Some(lobby)) = (&model.info, &model.lobby) else {
        return None;
    };
    let screen = ui.max_rect();
    let mut pen = Pen::new(ui.ctx());
    space::space(&mut pen, screen);
    pen.paint(ui.painter());
    let bar = Rect::from_min_size(screen.min, Vec2::new(screen.width(), sizes::TOP_BAR));
    let title = info.name.as_str();
    let pressed = widgets::top_bar(ui, bar, &t("lobby-back"), title, &subtitle(model, lobby));
    let mut action = pressed.map(|pressed| match pressed {
        TopBar::Back => LobbyAction::Leave,
        TopBar::Settings => LobbyAction::Settings,
    });
    let foot_high = if screen.height() < sizes::REGULAR_WINDOW.y {
        64.0
    } else {
        84.0
    };
    let foot = Rect::from_min_max(Pos2::new(screen.left(), screen.bottom() - foot_high), screen.max);
    let margin = if narrow(screen.width()) {
        16.0
    } else {
        sizes::MARGIN_WIDE
    };
    let body = Rect::from_min_max(
        Pos2::new(screen.left() + margin, bar.bottom() + 16.0),
        Pos2::new(screen.right() - margin, foot.top() - 16.0),
    );
    let share = if narrow(screen.width()) { 0.60 } else { 0.53 };
    let middle = body.left() + body.width() * share;
    let left = Rect::from_min_max(body.min, Pos2::new(middle - 14.0, body.bottom()));
    let right = Rect::from_min_max(Pos2::new(middle + 14.0, body.top()), body.max);
    let (seats_end, said) = seats::seats(ui, left, model, lobby);
    action = said.or(action);
    let below = Rect::from_min_max(Pos2::new(left.left(), seats_end + 18.0), left.max);
    invite(ui, below, model, lobby);
    action = options(ui, right, model, info).or(action);
    action = foot_bar(ui, foot, model, lobby).or(action);
    keys(ui, model, lobby).or(action)
}

/// True if a window is too narrow for the wide cards.
fn narrow(width: f32) -> bool {
    width < sizes::REGULAR_WINDOW.x
}

fn subtitle(model: &TableClient, lobby: &Lobby) -> String {
    if let Some(host) = &model.host {
        let addresses = host.status().addresses;
        return addresses.first().map_or_else(
            || t("lobby-here"),
            |first| t_args("lobby-hosted-here", &[("address", first.to_string().into())]),
        );
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
    let (left, wide) = (rect.left() + 20.0, rect.width() - 40.0);
    let mut y = rect.top() + 52.0;
    let card = ui.painter().add(egui::Shape::Noop);
    for line in &lines {
        let at = Pos2::new(left, y);
        y = widgets::paragraph(ui, at, line, fonts::regular(sizes::BODY), p.text, wide).bottom() + 8.0;
    }
    let addresses = status.map(|status| status.addresses).unwrap_or_default();
    if !addresses.is_empty() && y + 52.0 < rect.bottom() {
        y = address_line(ui, Pos2::new(left, y + 24.0), wide, &addresses[0].to_string());
    }
    let min = rect.min + Vec2::new(0.0, 36.0);
    let place = Rect::from_min_max(min, Pos2::new(rect.right(), y + 8.0));
    let fill = colors::faded(p.card, 0.9);
    let line = egui::Stroke::new(1.0, p.line);
    let radius = egui::CornerRadius::same(sizes::R_LARGE as u8);
    let shape = egui::epaint::RectShape::new(place, radius, fill, line, egui::StrokeKind::Inside);
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
    let width = button.width(ui);
    let font = fonts::bold(sizes::TITLE);
    let text = widgets::label(
        ui,
        left,
        Align2::LEFT_CENTER,
        address,
        font,
        p.text,
        wide - width - 16.0,
    );
    let place = Rect::from_min_size(left + Vec2::new(text.width() + 16.0, -18.0), Vec2::new(width, 36.0));
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

/// The distance of the table from a start.
struct Waiting {
    /// The words for what is waited for.
    text: String,
    /// True if the host can start: every seat is taken, and all others are ready.
    can_start: bool,
}

fn waiting(model: &TableClient, lobby: &Lobby) -> Waiting {
    let free = lobby.seats.len() - lobby.taken();
    let ready = |seat: &&crate::protocol::SeatInfo| seat.device.is_some() && (seat.ready || seat.bot.is_some());
    let own = |seat: &crate::protocol::SeatInfo| seat.bot.is_none() && seat.member.is_some() && seat.member == model.me;
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
    Waiting { text, can_start }
}

/// The host's start, which says that the host is ready as well.
fn start(model: &TableClient, lobby: &Lobby) -> Option<LobbyAction> {
    let seated = |seat: &crate::rules::Seat| lobby.seats.get(seat.index()).is_some_and(|info| !info.ready);
    let unready = model.my_seats().iter().any(seated);
    let ready = unready.then_some(ClientMessage::SetReady { ready: true });
    Some(LobbyAction::Say(
        ready.into_iter().chain([ClientMessage::Start]).collect(),
    ))
}

fn foot_bar(ui: &mut Ui, rect: Rect, model: &TableClient, lobby: &Lobby) -> Option<LobbyAction> {
    let p = palette(ui.ctx());
    widgets::bottom_bar(ui, rect);
    let y = rect.center().y;
    let mut action = None;
    let text = t("lobby-leave");
    let leave = Rect::from_min_size(Pos2::new(rect.left() + 32.0, y - 22.0), Vec2::new(140.0, 44.0));
    if Button::new(&text).glyph(&glyphs::LEFT).show(ui, leave).clicked() {
        action = Some(LobbyAction::Leave);
    }
    let waiting = waiting(model, lobby);
    let mut right = rect.right() - 32.0;
    if model.is_host {
        let text = t("lobby-start");
        let place = Rect::from_min_size(Pos2::new(right - 196.0, y - 22.0), Vec2::new(196.0, 44.0));
        let button = Button::new(&text).glyph(&glyphs::PLAY).primary();
        let button = if waiting.can_start {
            button.key("Enter")
        } else {
            button.enabled(false)
        };
        if button.show_as(ui, place, ui.scope_id().with("start")).clicked() {
            action = start(model, lobby);
        }
        right = place.left() - 18.0;
    }
    let at = Pos2::new(right, y);
    let font = fonts::regular(sizes::BODY);
    let room = right - leave.right() - 48.0;
    let text = widgets::label(ui, at, Align2::RIGHT_CENTER, &waiting.text, font, p.text, room);
    let mut pen = Pen::new(ui.ctx());
    if waiting.can_start {
        let at = Pos2::new(text.left() - 16.0, y);
        glyphs::draw(&mut pen, &glyphs::CHECK, at, 16.0, Inks::new(p.accent, p.panel));
    }
    pen.paint(ui.painter());
    action
}

fn keys(ui: &Ui, model: &TableClient, lobby: &Lobby) -> Option<LobbyAction> {
    if ui.memory(|m| m.focused().is_some()) || egui::Popup::is_any_open(ui.ctx()) {
        return None;
    }
    let mine = model.my_seats();
    let ready = mine
        .iter()
        .all(|seat| lobby.seats.get(seat.index()).is_some_and(|s| s.ready));
    if !mine.is_empty() && ui.input(|i| i.key_pressed(Key::R)) {
        return say(ClientMessage::SetReady { ready: !ready });
    }
    let enter = ui.input(|i| i.key_pressed(Key::Enter));
    if enter && waiting(model, lobby).can_start {
        return start(model, lobby);
    }
    None
}
