//! The seats of the lobby: who sits there, bots, colours, ready.

use super::parts::{LobbyAction, heading, say};
use crate::{
    app::{
        client::TableClient,
        games::shown,
        look::{
            Pen, badges, colour, fonts,
            glyphs::{self, Inks},
            palette, sizes,
        },
        widgets::{self, Button, colour_button},
    },
    games::any::{AnyGame, GameId},
    protocol::{BotKind, ClientMessage, Colour, Lobby, SeatInfo, Stage},
    rules::Seat,
    text::{t, t_args},
};
use egui::{Align2, Pos2, Rect, Role as Access, Sense, Ui, Vec2, WidgetInfo};

/// Draws the seats; returns where they end, and what was chosen.
pub(super) fn seats(ui: &mut Ui, rect: Rect, model: &TableClient, lobby: &Lobby) -> (f32, Option<LobbyAction>) {
    heading(ui, rect, &t("lobby-seats"), &t("lobby-order"), false);
    let top = rect.top() + 36.0;
    let count = lobby.seats.len().max(1) as f32;
    let high = ((rect.bottom() - top - 10.0 * (count - 1.0)) / count).clamp(72.0, 92.0);
    let mut action = None;
    for (index, info) in lobby.seats.iter().enumerate() {
        let Some(seat) = Seat::new(index) else { continue };
        let min = Pos2::new(rect.left(), top + (high + 10.0) * index as f32);
        let card = Rect::from_min_size(min, Vec2::new(rect.width(), high));
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
    let outline = crate::app::look::pen::chamfered(rect.shrink(1.0), 6.0);
    pen.dashed_outline(&outline, 1.0, p.line_hi, 7.0, 6.0);
    let center = Pos2::new(rect.left() + 44.0, rect.center().y);
    badges::free_badge(&mut pen, seat, center, 20.0);
    pen.paint(ui.painter());
    let (left, action) = free_seat_buttons(ui, rect, seat, model);
    let wide = left - rect.left() - 96.0;
    let offline = model
        .host
        .as_ref()
        .is_some_and(|host| host.status().addresses.is_empty());
    let more = t(if offline { "lobby-free-here" } else { "lobby-free-more" });
    let (x, y) = (rect.left() + 84.0, rect.center().y);
    let pen = Pen::new(ui.ctx());
    let fits = wide >= pen.width(&more, fonts::regular(sizes::LABEL));
    let middle = if fits { y - 11.0 } else { y };
    let font = fonts::bold(if wide < 90.0 { sizes::LABEL } else { sizes::NAME });
    let at = Pos2::new(x, middle);
    widgets::label(ui, at, Align2::LEFT_CENTER, &t("lobby-free"), font, p.dim, wide);
    if fits {
        let font = fonts::regular(sizes::LABEL);
        let at = Pos2::new(x, y + 12.0);
        widgets::label(ui, at, Align2::LEFT_CENTER, &more, font, p.dim, wide);
    }
    action
}

/// Sit down, or for the host: have a bot sit down. Returns where the buttons begin, and what was chosen.
fn free_seat_buttons(ui: &mut Ui, rect: Rect, seat: Seat, model: &TableClient) -> (f32, Option<LobbyAction>) {
    let add = |kind| ClientMessage::AddBot { seat, kind };
    let sit = ClientMessage::TakeSeat { seat: Some(seat) };
    let mut buttons = vec![(t("lobby-sit"), &glyphs::SEAT, sit, None)];
    if model.is_host {
        let (random, greedy) = (add(BotKind::Random), add(BotKind::Greedy));
        buttons.push((
            t("lobby-add-random"),
            &glyphs::ROBOT,
            random,
            Some(t("bot-random-more")),
        ));
        buttons.push((
            t("lobby-add-greedy"),
            &glyphs::ROBOT,
            greedy,
            Some(t("bot-greedy-more")),
        ));
    }
    let (mut right, mut action) = (rect.right() - 14.0, None);
    for (text, glyph, message, more) in buttons {
        let button = Button::new(&text).glyph(glyph);
        let width = button.width(ui);
        let place = Rect::from_min_size(Pos2::new(right - width, rect.center().y - 20.0), Vec2::new(width, 40.0));
        right -= width + 8.0;
        let id = ui.scope_id().with(("free", seat.index(), &text));
        let mut response = button.show_as(ui, place, id);
        if let Some(more) = more {
            response = response.on_hover_text(more);
        }
        if response.clicked() {
            action = say(message);
        }
    }
    (right, action)
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
    badges::look_badge(&mut pen, look, Pos2::new(rect.left() + 44.0, rect.center().y), 20.0);
    pen.paint(ui.painter());
    let small = rect.width() < 600.0;
    seat_name(ui, rect, seat, info, lobby, mine);
    let y = rect.center().y;
    let middle = rect.left() + rect.width() * if small { 0.35 } else { 0.36 } + 18.0;
    if mine && lobby.stage != Stage::Playing {
        return own_seat(ui, rect, middle, seat, info, lobby);
    }
    if let Some(table) = &model.info {
        let (at, step) = (Pos2::new(middle + 6.0, y), if small { 34.0 } else { 40.0 });
        pieces(ui, table.setup.id(), at, seat, info.colour, step);
    }
    let mut right = rect.right() - 14.0;
    let removal = removal(seat, info, model, lobby);
    let action = removal.and_then(|(label, message)| {
        let place = Rect::from_center_size(Pos2::new(right - 18.0, y), Vec2::splat(36.0));
        right -= 44.0;
        let id = ui.scope_id().with(("remove", seat.index()));
        let button = Button::new("").glyph(&glyphs::CLOSE).label(&label);
        let pressed = button.show_as(ui, place, id).on_hover_text(&label).clicked();
        pressed.then(|| say(message)).flatten()
    });
    ready_sign(ui, Pos2::new(right, y), info.ready || info.bot.is_some());
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
    let (x, y) = (rect.left() + 84.0, rect.center().y);
    let wide = rect.width() * if small { 0.19 } else { 0.24 };
    let bot_name = t_args("lobby-bot-name", &[("n", (seat.index() + 1).into())]);
    let name = info.name.as_ref().map_or(bot_name.as_str(), |name| name.as_str());
    let pill = if mine && !small { 48.0 } else { 0.0 };
    let at = Pos2::new(x, y - 12.0);
    let font = fonts::bold(sizes::RANK);
    let head = widgets::label(ui, at, Align2::LEFT_CENTER, name, font, p.text, wide - pill);
    if mine && !small {
        let mut pen = Pen::new(ui.ctx());
        let at = Pos2::new(head.right() + 10.0, y - 12.0);
        widgets::pill(&mut pen, at, &t("lobby-you"), p.hull, p.key);
        pen.paint(ui.painter());
    }
    let font = fonts::regular(sizes::LABEL);
    let at = Pos2::new(x, y + 13.0);
    widgets::label(ui, at, Align2::LEFT_CENTER, &describe(info, lobby), font, p.dim, wide);
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

fn own_seat(ui: &mut Ui, rect: Rect, middle: f32, seat: Seat, info: &SeatInfo, lobby: &Lobby) -> Option<LobbyAction> {
    let y = rect.center().y;
    let step = if rect.width() < 600.0 { 39.0 } else { 44.0 };
    let mut action = None;
    for (index, one) in Colour::ALL.into_iter().enumerate() {
        let free = one == info.colour || !lobby.seats.iter().any(|s| s.device.is_some() && s.colour == one);
        let center = Pos2::new(middle + step * index as f32, y);
        if colour_button(ui, center, one, one == info.colour, free).clicked() && one != info.colour {
            action = say(ClientMessage::SetColour { seat, colour: one });
        }
    }
    let (text, label) = (
        t("lobby-ready"),
        t(if info.ready { "lobby-ready-again" } else { "lobby-ready" }),
    );
    let button = Button::new(&text).glyph(&glyphs::CHECK).key("R").label(&label);
    let button = if info.ready { button.made() } else { button.primary() };
    let width = button.width(ui);
    let place = Rect::from_min_size(Pos2::new(rect.right() - 14.0 - width, y - 22.0), Vec2::new(width, 44.0));
    if button
        .show_as(ui, place, ui.scope_id().with(("ready", seat.index())))
        .clicked()
    {
        action = say(ClientMessage::SetReady { ready: !info.ready });
    }
    let label = t("lobby-stand");
    let room = place.left() - middle - step * 3.0 - 40.0;
    let stand = Button::new(&label).glyph(&glyphs::CLOSE);
    let stand = if room < stand.width(ui) {
        Button::new("").glyph(&glyphs::CLOSE).label(&label)
    } else {
        stand
    };
    let size = Vec2::new(stand.width(ui).max(36.0), 36.0);
    let at = Rect::from_min_size(Pos2::new(place.left() - 10.0 - size.x, y - 18.0), size);
    let id = ui.scope_id().with(("stand", seat.index()));
    if stand.show_as(ui, at, id).on_hover_text(&label).clicked() {
        action = say(ClientMessage::LeaveSeat { seat });
    }
    action
}

/// Draws the player's pieces in the colour of the seat.
fn pieces(ui: &Ui, game: GameId, at: Pos2, seat: Seat, colour: Colour, step: f32) {
    let mut pen = Pen::new(ui.ctx());
    pen.seats[seat.index()] = colour;
    (shown(game).pieces)(&mut pen, seat, at, step);
    pen.paint(ui.painter());
}

fn ready_sign(ui: &mut Ui, right: Pos2, ready: bool) {
    let p = palette(ui.ctx());
    let text = t(if ready { "lobby-ready" } else { "lobby-not-ready" });
    let mut pen = Pen::new(ui.ctx());
    let width = pen.width(&text, fonts::bold(sizes::LABEL)) + if ready { 44.0 } else { 28.0 };
    let rect = Rect::from_min_size(right - Vec2::new(width, 16.0), Vec2::new(width, 32.0));
    let color = if ready { p.accent } else { p.dim };
    pen.rect_lined(rect, 16.0, p.card, 1.5, if ready { p.accent } else { p.line_hi });
    if ready {
        glyphs::draw(
            &mut pen,
            &glyphs::CHECK,
            rect.left_center() + Vec2::new(18.0, 0.0),
            14.0,
            Inks::new(color, p.card),
        );
    }
    let at = rect.right_center() - Vec2::new(14.0, 0.0);
    pen.bold(at, Align2::RIGHT_CENTER, &text, sizes::LABEL, color);
    pen.paint(ui.painter());
    let response = ui.interact(rect, ui.scope_id().with(("ready sign", right.y as i32)), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Access::Label, true, &text));
}
