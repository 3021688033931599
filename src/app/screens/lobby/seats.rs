//! The seats of the lobby: who sits there, bots, colours, ready.

use super::parts::{LobbyAction, heading, say};
use crate::{
    app::{
        client::TableClient,
        games::shown,
        look::{Pen, badges, colour, fonts, glyphs, palette, pen::chamfered, sizes},
        widgets::{self, Button, colour_button},
    },
    games::any::AnyGame,
    protocol::{BotKind, ClientMessage, Colour, Lobby, SeatInfo, Stage},
    rules::Seat,
    text::{t, t_args},
};
use egui::{Align2, Pos2, Rect, Role as Access, Sense, Ui, Vec2, WidgetInfo, pos2, vec2};

/// Draws the seats; returns where they end, and what was chosen.
pub(super) fn seats(ui: &mut Ui, rect: Rect, model: &TableClient, lobby: &Lobby) -> (f32, Option<LobbyAction>) {
    heading(ui, rect, &t("lobby-seats"), &t("lobby-order"), false);
    let top = rect.top() + 36.0;
    let count = lobby.seats.len().max(1) as f32;
    let high = ((rect.bottom() - top - 10.0 * (count - 1.0)) / count).clamp(72.0, 92.0);
    let mut action = None;
    for (index, info) in lobby.seats.iter().enumerate() {
        let Some(seat) = Seat::new(index) else { continue };
        let min = pos2(rect.left(), top + (high + 10.0) * index as f32);
        let card = Rect::from_min_size(min, vec2(rect.width(), high));
        let new = match info.device {
            None => free_seat(ui, card, seat, model),
            Some(_) => taken_seat(ui, card, seat, info, model, lobby),
        };
        action = new.or(action);
    }
    (top + (high + 10.0) * lobby.seats.len() as f32 - 10.0, action)
}

fn free_seat(ui: &mut Ui, rect: Rect, seat: Seat, model: &TableClient) -> Option<LobbyAction> {
    let p = palette(ui.ctx());
    let mut pen = Pen::new(ui.ctx());
    pen.dashed_outline(&chamfered(rect.shrink(1.0), 6.0), 1.0, p.line_hi, 7.0, 6.0);
    let at = rect.left_center() + vec2(44.0, 0.0);
    badges::free_badge(&mut pen, seat, at, 20.0);
    pen.paint(ui.painter());
    let (left, action) = free_seat_buttons(ui, rect, seat, model);
    let (at, wide) = (at + vec2(40.0, 0.0), left - rect.left() - 96.0);
    let host = model.host.as_ref();
    let offline = host.is_some_and(|host| host.status().addresses.is_empty());
    let more = t(if offline { "lobby-free-here" } else { "lobby-free-more" });
    let fits = wide >= Pen::new(ui.ctx()).width(&more, fonts::regular(sizes::LABEL));
    let up = if fits { 11.0 } else { 0.0 };
    let size = if wide < 90.0 { sizes::LABEL } else { sizes::NAME };
    widgets::bold(ui, at - vec2(0.0, up), &t("lobby-free"), size, p.dim, wide);
    if fits {
        widgets::regular(ui, at + vec2(0.0, 12.0), &more, sizes::LABEL, p.dim, wide);
    }
    action
}

/// Sit down, or for the host: have a bot sit down. Returns where the buttons begin, and what was chosen.
fn free_seat_buttons(ui: &mut Ui, rect: Rect, seat: Seat, model: &TableClient) -> (f32, Option<LobbyAction>) {
    let sit = ClientMessage::TakeSeat { seat: Some(seat) };
    let mut buttons = vec![(t("lobby-sit"), &glyphs::SEAT, sit, None)];
    if model.is_host {
        for (kind, text, more) in [
            (BotKind::Random, "lobby-add-random", "bot-random-more"),
            (BotKind::Greedy, "lobby-add-greedy", "bot-greedy-more"),
        ] {
            let add = ClientMessage::AddBot { seat, kind };
            buttons.push((t(text), &glyphs::ROBOT, add, Some(t(more))));
        }
    }
    let (mut right, mut action) = (rect.right_center() - vec2(14.0, 0.0), None);
    for (text, glyph, message, more) in buttons {
        let button = Button::new(&text).glyph(glyph);
        let size = vec2(button.width(ui), 40.0);
        let id = ui.scope_id().with(("free", seat.index(), &text));
        let (_, mut response) = button.show_left_of(ui, right, size, id);
        right.x -= size.x + 8.0;
        if let Some(more) = more {
            response = response.on_hover_text(more);
        }
        if response.clicked() {
            action = say(message);
        }
    }
    (right.x, action)
}

fn taken_seat(
    ui: &mut Ui,
    rect: Rect,
    seat: Seat,
    info: &SeatInfo,
    model: &TableClient,
    lobby: &Lobby,
) -> Option<LobbyAction> {
    let p = palette(ui.ctx());
    let mine = info.bot.is_none() && info.member.is_some() && info.member == model.me;
    let mut pen = Pen::new(ui.ctx());
    let look = colour(info.colour);
    let (width, border) = if mine { (2.0, look.fill) } else { (1.0, p.line) };
    pen.rect_lined(rect, sizes::R_LARGE, p.card, width, border);
    badges::look_badge(&mut pen, look, rect.left_center() + vec2(44.0, 0.0), 20.0);
    pen.paint(ui.painter());
    let small = rect.width() < 600.0;
    seat_name(ui, rect, seat, info, lobby, mine);
    let middle = rect.left_center() + vec2(rect.width() * if small { 0.35 } else { 0.36 } + 18.0, 0.0);
    if mine && lobby.stage != Stage::Playing {
        return own_seat(ui, rect, middle, seat, info, lobby);
    }
    if let Some(table) = &model.info {
        let mut pen = Pen::new(ui.ctx());
        pen.seats[seat.index()] = info.colour;
        let step = if small { 34.0 } else { 40.0 };
        (shown(table.setup.id()).pieces)(&mut pen, seat, middle + vec2(6.0, 0.0), step);
        pen.paint(ui.painter());
    }
    let mut right = rect.right_center() - vec2(14.0, 0.0);
    let action = removal(seat, info, model, lobby).and_then(|(label, message)| {
        let id = ui.scope_id().with(("remove", seat.index()));
        let button = Button::new("").glyph(&glyphs::CLOSE).label(&label);
        let (_, response) = button.show_left_of(ui, right, Vec2::splat(sizes::BUTTON), id);
        right.x -= 44.0;
        let pressed = response.on_hover_text(&label).clicked();
        pressed.then(|| say(message)).flatten()
    });
    ready_sign(ui, right, info.ready || info.bot.is_some());
    action
}

/// The message that frees somebody else's seat, and the words on its button.
fn removal(
    seat: Seat,
    info: &SeatInfo,
    model: &TableClient,
    lobby: &Lobby,
) -> Option<(String, ClientMessage<AnyGame>)> {
    if !model.is_host || lobby.stage != Stage::Lobby {
        return None;
    }
    if info.bot.is_some() {
        return Some((t("lobby-remove"), ClientMessage::RemoveBot { seat }));
    }
    let member = info.member.filter(|&member| Some(member) != model.me)?;
    let name = info.name.as_ref().map_or("", |name| name.as_str());
    let label = t_args("lobby-send-away", &[("name", name.into())]);
    Some((label, ClientMessage::RemoveMember { member }))
}

/// Name and description, with a pill on one's own seat.
fn seat_name(ui: &mut Ui, rect: Rect, seat: Seat, info: &SeatInfo, lobby: &Lobby, mine: bool) {
    let p = palette(ui.ctx());
    let small = rect.width() < 600.0;
    let at = rect.left_center() + vec2(84.0, -12.0);
    let wide = rect.width() * if small { 0.19 } else { 0.24 };
    let bot_name = t_args("lobby-bot-name", &[("n", (seat.index() + 1).into())]);
    let name = info.name.as_ref().map_or(bot_name.as_str(), |name| name.as_str());
    let pill = if mine && !small { 48.0 } else { 0.0 };
    let head = widgets::bold(ui, at, name, sizes::RANK, p.text, wide - pill);
    if mine && !small {
        let mut pen = Pen::new(ui.ctx());
        let at = pos2(head.right() + 10.0, at.y);
        widgets::pill(&mut pen, at, &t("lobby-you"), p.hull, p.key);
        pen.paint(ui.painter());
    }
    let below = at + vec2(0.0, 25.0);
    widgets::regular(ui, below, &describe(info, lobby), sizes::LABEL, p.dim, wide);
}

fn describe(info: &SeatInfo, lobby: &Lobby) -> String {
    if let Some(kind) = info.bot {
        let kind = t(match kind {
            BotKind::Random => "bot-random",
            BotKind::Greedy => "bot-greedy",
        });
        return t_args("lobby-bot", &[("kind", kind.into())]);
    }
    let member = lobby.members.iter().find(|m| Some(m.id) == info.member);
    t(match member {
        Some(member) if !member.connected => "lobby-away",
        Some(member) if member.slow => "lobby-slow",
        Some(member) if member.host => "lobby-host",
        Some(_) => "lobby-player",
        None => "lobby-away",
    })
}

fn own_seat(ui: &mut Ui, rect: Rect, middle: Pos2, seat: Seat, info: &SeatInfo, lobby: &Lobby) -> Option<LobbyAction> {
    let step = if rect.width() < 600.0 { 39.0 } else { 44.0 };
    let mut action = None;
    for (index, one) in Colour::ALL.into_iter().enumerate() {
        let own = one == info.colour;
        let free = own || !lobby.seats.iter().any(|s| s.device.is_some() && s.colour == one);
        let center = middle + vec2(step * index as f32, 0.0);
        if colour_button(ui, center, one, own, free).clicked() && !own {
            action = say(ClientMessage::SetColour { seat, colour: one });
        }
    }
    let text = t("lobby-ready");
    let again = t("lobby-ready-again");
    let button = Button::new(&text).glyph(&glyphs::CHECK).key("R");
    let button = if info.ready {
        button.made().label(&again)
    } else {
        button.primary()
    };
    let size = vec2(button.width(ui), sizes::BUTTON_LARGE);
    let id = ui.scope_id().with(("ready", seat.index()));
    let (place, response) = button.show_left_of(ui, rect.right_center() - vec2(14.0, 0.0), size, id);
    if response.clicked() {
        action = say(ClientMessage::SetReady { ready: !info.ready });
    }
    let label = t("lobby-stand");
    let room = place.left() - middle.x - step * 3.0 - 40.0;
    let stand = Button::new(&label).glyph(&glyphs::CLOSE);
    let fits = room >= stand.width(ui);
    let stand = if fits {
        stand
    } else {
        Button::new("").glyph(&glyphs::CLOSE).label(&label)
    };
    let size = vec2(stand.width(ui).max(sizes::BUTTON), sizes::BUTTON);
    let id = ui.scope_id().with(("stand", seat.index()));
    let (_, response) = stand.show_left_of(ui, place.left_center() - vec2(10.0, 0.0), size, id);
    if response.on_hover_text(&label).clicked() {
        action = say(ClientMessage::LeaveSeat { seat });
    }
    action
}

fn ready_sign(ui: &mut Ui, right: Pos2, ready: bool) {
    let p = palette(ui.ctx());
    let text = t(if ready { "lobby-ready" } else { "lobby-not-ready" });
    let mut pen = Pen::new(ui.ctx());
    let width = pen.width(&text, fonts::bold(sizes::LABEL)) + if ready { 44.0 } else { 28.0 };
    let rect = Align2::RIGHT_CENTER.anchor_size(right, vec2(width, 32.0));
    let (color, border) = if ready {
        (p.accent, p.accent)
    } else {
        (p.dim, p.line_hi)
    };
    pen.rect_lined(rect, 16.0, p.card, 1.5, border);
    if ready {
        let at = rect.left_center() + vec2(18.0, 0.0);
        pen.glyph(&glyphs::CHECK, at, 14.0, color, p.card);
    }
    let at = right - vec2(14.0, 0.0);
    pen.bold(at, Align2::RIGHT_CENTER, &text, sizes::LABEL, color);
    pen.paint(ui.painter());
    let response = ui.interact(rect, ui.scope_id().with(("ready sign", right.y as i32)), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Access::Label, true, &text));
}
