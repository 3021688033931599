//! The lobby: who sits where, what is played, who is ready.

use super::{
    art::figures,
    art::space,
    look::{Pen, colour, fonts, glyphs, glyphs::Inks, palette, sizes},
    model::TableClient,
    options_form::options,
    start::colour_button,
    widgets::{self, Button},
};
use crate::{
    games::any::AnyGame,
    games::argo::{Astronaut, Role},
    protocol::{BotKind, ClientMessage, Colour, Lobby, SeatInfo, Stage},
    rules::Seat,
    text::{t, t_args},
};
use egui::{Align2, Key, Pos2, Rect, Role as Access, Sense, Ui, Vec2, WidgetInfo};

/// What the player wants.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LobbyAction {
    /// Says this to the host.
    Say(Box<ClientMessage<AnyGame>>),
    /// Leaves the table.
    Leave,
}

pub(super) fn say(message: ClientMessage<AnyGame>) -> Option<LobbyAction> {
    Some(LobbyAction::Say(Box::new(message)))
}

/// Draws the lobby.
pub fn lobby_ui(ui: &mut Ui, model: &TableClient) -> Option<LobbyAction> {
    let (Some(info), Some(lobby)) = (&model.info, &model.lobby) else {
        return None;
    };
    let screen = ui.max_rect();
    let mut pen = Pen::new(ui.ctx());
    space::space(&mut pen, screen);
    pen.paint(ui.painter());
    let mut action = None;
    let bar = Rect::from_min_size(screen.min, Vec2::new(screen.width(), sizes::TOP_BAR));
    if widgets::top_bar(ui, bar, &t("lobby-back"), info.name.as_str(), &subtitle(model, lobby)).clicked() {
        action = Some(LobbyAction::Leave);
    }
    let foot_high = if screen.height() < 720.0 { 64.0 } else { 84.0 };
    let foot = Rect::from_min_max(Pos2::new(screen.left(), screen.bottom() - foot_high), screen.max);
    let margin = if screen.width() < 1180.0 {
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
    action = seats(ui, left, model, lobby).or(action);
    action = options(ui, right, model, info).or(action);
    action = foot_bar(ui, foot, model, lobby).or(action);
    keys(ui, model, lobby).or(action)
}

/// Whether a window is too narrow for the wide cards.
fn narrow(width: f32) -> bool {
    width < 1180.0
}

fn subtitle(model: &TableClient, lobby: &Lobby) -> String {
    if let Some(host) = &model.host {
        let addresses = host.status().addresses;
        return match addresses.first() {
            Some(first) => t_args("lobby-addresses", &[("addresses", first.to_string().into())]),
            None => t("lobby-here"),
        };
    }
    let host = lobby.members.iter().find(|m| m.host).map_or("", |m| m.name.as_str());
    if model.is_host {
        t("lobby-hosted-here")
    } else {
        t_args("lobby-hosted-by", &[("name", host.into())])
    }
}

pub(super) fn heading(ui: &mut Ui, rect: Rect, title: &str, note: &str, note_hazard: bool) {
    let p = palette(ui.ctx());
    let mut pen = Pen::new(ui.ctx());
    let y = rect.top() + 14.0;
    let text = pen.bold(
        Pos2::new(rect.left(), y),
        Align2::LEFT_CENTER,
        title,
        sizes::TITLE,
        p.text,
    );
    pen.paint(ui.painter());
    let color = if note_hazard { p.hazard_text } else { p.dim };
    let wide = rect.right() - text.right() - 20.0;
    let at = Pos2::new(rect.right(), y + 2.0);
    widgets::label(
        ui,
        at,
        Align2::RIGHT_CENTER,
        note,
        fonts::regular(sizes::LABEL),
        color,
        wide,
    );
}

fn seats(ui: &mut Ui, rect: Rect, model: &TableClient, lobby: &Lobby) -> Option<LobbyAction> {
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
    action
}

fn free_seat(ui: &mut Ui, rect: Rect, seat: Seat, model: &TableClient) -> Option<LobbyAction> {
    let p = palette(ui.ctx());
    let mut pen = Pen::new(ui.ctx());
    let outline = super::look::pen::chamfered(rect.shrink(1.0), 6.0);
    pen.dashed_outline(&outline, 1.0, p.line_hi, 7.0, 6.0);
    let center = Pos2::new(rect.left() + 44.0, rect.center().y);
    figures::free_badge(&mut pen, seat, center, 20.0);
    pen.paint(ui.painter());
    let mut right = rect.right() - 14.0;
    let mut action = None;
    let mut button = |ui: &mut Ui, text: &str, glyph: &'static glyphs::Glyph| {
        let button = Button::new(text).glyph(glyph);
        let width = button.width(ui);
        let place = Rect::from_min_size(Pos2::new(right - width, rect.center().y - 20.0), Vec2::new(width, 40.0));
        right -= width + 8.0;
        button
            .show_as(ui, place, ui.scope_id().with(("free", seat.index(), text)))
            .clicked()
    };
    if button(ui, &t("lobby-sit"), &glyphs::SEAT) {
        action = say(ClientMessage::TakeSeat { seat: Some(seat) });
    }
    if model.is_host {
        if button(ui, &t("lobby-add-random"), &glyphs::ROBOT) {
            action = say(ClientMessage::AddBot {
                seat,
                kind: BotKind::Random,
            });
        }
        if button(ui, &t("lobby-add-greedy"), &glyphs::ROBOT) {
            action = say(ClientMessage::AddBot {
                seat,
                kind: BotKind::Greedy,
            });
        }
    }
    let wide = right - rect.left() - 96.0;
    let offline = model
        .host
        .as_ref()
        .is_some_and(|host| host.status().addresses.is_empty());
    let more = t(if offline { "lobby-free-here" } else { "lobby-free-more" });
    let (x, y) = (rect.left() + 84.0, rect.center().y);
    let middle = if wide < 150.0 { y } else { y - 11.0 };
    let font = fonts::bold(if wide < 90.0 { sizes::LABEL } else { sizes::NAME });
    widgets::label(
        ui,
        Pos2::new(x, middle),
        Align2::LEFT_CENTER,
        &t("lobby-free"),
        font,
        p.dim,
        wide,
    );
    if wide >= 150.0 {
        let font = fonts::regular(sizes::LABEL);
        widgets::label(
            ui,
            Pos2::new(x, y + 12.0),
            Align2::LEFT_CENTER,
            &more,
            font,
            p.dim,
            wide,
        );
    }
    action
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
    figures::look_badge(&mut pen, look, Pos2::new(rect.left() + 44.0, rect.center().y), 20.0);
    pen.paint(ui.painter());
    let (x, y) = (rect.left() + 84.0, rect.center().y);
    let small = rect.width() < 600.0;
    let wide = rect.width() * if small { 0.19 } else { 0.24 };
    let bot_name = t_args("lobby-bot-name", &[("n", (seat.index() + 1).into())]);
    let name = info.name.as_ref().map_or(bot_name.as_str(), |name| name.as_str());
    let font = fonts::bold(18.0);
    let head = widgets::label(
        ui,
        Pos2::new(x, y - 12.0),
        Align2::LEFT_CENTER,
        name,
        font,
        p.text,
        wide,
    );
    if mine && !small {
        let mut pen = Pen::new(ui.ctx());
        widgets::pill(
            &mut pen,
            Pos2::new(head.right() + 10.0, y - 12.0),
            &t("lobby-you"),
            p.hull,
            p.key,
        );
        pen.paint(ui.painter());
    }
    let font = fonts::regular(sizes::LABEL);
    let below = describe(info, lobby);
    widgets::label(
        ui,
        Pos2::new(x, y + 13.0),
        Align2::LEFT_CENTER,
        &below,
        font,
        p.dim,
        wide,
    );
    let middle = rect.left() + rect.width() * if small { 0.35 } else { 0.36 } + 18.0;
    if mine && lobby.stage != Stage::Playing {
        return own_seat(ui, rect, middle, seat, info, lobby);
    }
    team(ui, middle, y, seat, info.colour, if small { 34.0 } else { 40.0 });
    let mut action = None;
    let mut right = rect.right() - 14.0;
    if info.bot.is_some() && model.is_host {
        let place = Pos2::new(right - 18.0, y);
        let label = t("lobby-remove");
        let button = Rect::from_center_size(place, Vec2::splat(36.0));
        let button = Button::new("").glyph(&glyphs::CLOSE).label(&label).show_as(
            ui,
            button,
            ui.scope_id().with(("remove", seat.index())),
        );
        if button.clicked() {
            action = say(ClientMessage::RemoveBot { seat });
        }
        right -= 44.0;
    }
    ready_sign(ui, Pos2::new(right, y), info.ready || info.bot.is_some());
    action
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
    let button = if info.ready { button } else { button.primary() };
    let width = button.width(ui);
    let place = Rect::from_min_size(Pos2::new(rect.right() - 14.0 - width, y - 22.0), Vec2::new(width, 44.0));
    if button
        .show_as(ui, place, ui.scope_id().with(("ready", seat.index())))
        .clicked()
    {
        action = say(ClientMessage::SetReady { ready: !info.ready });
    }
    let label = t("lobby-stand");
    let stand = Rect::from_center_size(Pos2::new(place.left() - 28.0, y), Vec2::splat(36.0));
    let stand = Button::new("").glyph(&glyphs::CLOSE).label(&label).show_as(
        ui,
        stand,
        ui.scope_id().with(("stand", seat.index())),
    );
    if stand.clicked() {
        action = say(ClientMessage::LeaveSeat { seat });
    }
    action
}

fn team(ui: &Ui, left: f32, y: f32, seat: Seat, colour: Colour, step: f32) {
    let mut pen = Pen::new(ui.ctx());
    pen.seats[seat.index()] = colour;
    for (index, role) in Role::ALL.into_iter().enumerate() {
        let at = Pos2::new(left + 6.0 + step * index as f32, y);
        let who = Astronaut::new(seat, role);
        figures::figure_shapes(
            &mut pen,
            who,
            at,
            13.0,
            figures::Lod::Silhouette,
            figures::State::Resting,
        );
    }
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

/// What the table waits for, and whether it can start.
fn waiting(lobby: &Lobby) -> (String, bool) {
    let free = lobby.seats.len() - lobby.taken();
    let ready = lobby
        .seats
        .iter()
        .filter(|s| s.device.is_some() && (s.ready || s.bot.is_some()))
        .count();
    let host = lobby.members.iter().find(|m| m.host).map_or("", |m| m.name.as_str());
    match (lobby.stage, free, ready == lobby.seats.len()) {
        (Stage::Dealing, ..) => (t("lobby-dealing"), false),
        (_, 1.., _) => (t_args("lobby-wait-seats", &[("free", free.into())]), false),
        (_, 0, false) => {
            let seats = lobby.seats.len();
            (
                t_args("lobby-wait-ready", &[("ready", ready.into()), ("seats", seats.into())]),
                false,
            )
        }
        (_, 0, true) => (t_args("lobby-wait-host", &[("name", host.into())]), true),
    }
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
    let (mut note, can_start) = waiting(lobby);
    let mut right = rect.right() - 32.0;
    if model.is_host {
        let text = t("lobby-start");
        let start = Rect::from_min_size(Pos2::new(right - 172.0, y - 22.0), Vec2::new(172.0, 44.0));
        let button = Button::new(&text).glyph(&glyphs::PLAY).primary().enabled(can_start);
        if button.show(ui, start).clicked() {
            action = say(ClientMessage::Start);
        }
        right = start.left() - 18.0;
        if can_start {
            note = t("lobby-can-start");
        }
    }
    let at = Pos2::new(right, y);
    let font = fonts::regular(sizes::BODY);
    widgets::label(
        ui,
        at,
        Align2::RIGHT_CENTER,
        &note,
        font,
        p.text,
        right - leave.right() - 24.0,
    );
    action
}

fn keys(ui: &Ui, model: &TableClient, lobby: &Lobby) -> Option<LobbyAction> {
    if ui.memory(|m| m.focused().is_some()) {
        return None;
    }
    let mine = model.my_seats();
    let ready = mine
        .iter()
        .all(|seat| lobby.seats.get(seat.index()).is_some_and(|s| s.ready));
    if !mine.is_empty() && ui.input(|i| i.key_pressed(Key::R)) {
        return say(ClientMessage::SetReady { ready: !ready });
    }
    let start = model.is_host && waiting(lobby).1 && ui.input(|i| i.key_pressed(Key::Enter));
    if start { say(ClientMessage::Start) } else { None }
}
