//! The lobby: who sits where, what is played, who is ready.

use super::{invite, kept::kept, options::options, seats, told};
use crate::{
    app::{
        client::TableClient,
        frame::{
            Wish,
            keys::{just_came_up, pressed_anew, struck},
            talk_card,
        },
        look::{fonts, glyphs, palette, sizes},
        screens::banned,
        widgets::{self, Button},
    },
    games::any::AnyGame,
    protocol::{ClientMessage, Lobby, LobbyState, TableInfo},
    rules::{Config, Game as _, SeatCount},
    store::Shortcut,
    text::{t, t_args},
};
use egui::{Align2, Id, Key, Pos2, Rect, Ui, pos2, vec2};

/// Between the seats and what stands below them.
const GAP: f32 = 18.0;
/// Seconds for which no key starts a game after the lobby has come up.
const RESTS: f64 = 0.8;

/// Draws the lobby.
pub fn lobby_ui(ui: &mut Ui, model: &TableClient) -> Vec<Wish> {
    let (Some(info), Some(lobby)) = (&model.info, &model.lobby) else {
        return Vec::new();
    };
    let (title, leave) = ((info.name.as_str(), &*subtitle(model)), t("lobby-back"));
    let (body, foot, pressed) = widgets::page(ui, title, (&leave, Wish::Leave), [Wish::Rules(None), Wish::Settings]);
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
    wishes.extend(said);
    wishes.extend(invite::invite(ui, left.with_min_y(seats_end + GAP), model, lobby));
    wishes.extend(options_or_talk(ui, right, model, info, lobby));
    wishes.extend(foot_bar(ui, foot, model, lobby));
    wishes.extend(keys(ui, model, lobby));
    wishes
}

/// The options of the game, or what people say: while somebody else can hear it.
fn options_or_talk(
    ui: &mut Ui,
    rect: Rect,
    model: &TableClient,
    info: &TableInfo<AnyGame>,
    lobby: &Lobby,
) -> Option<Wish> {
    if !model.me.is_some_and(|me| lobby.has_listeners(me)) {
        return options(ui, (rect, true), model, info);
    }
    let id = Id::unique("talk in the lobby");
    let open = ui.data(|data| data.get_temp(id)).unwrap_or(false);
    let (head, below) = rect.split_top_bottom_at_y(rect.top() + talk_card::TABS);
    let open = talk_card::tabs(ui, &t("lobby-game"), &model.talk, (head, 0.0), open);
    ui.data_mut(|data| data.insert_temp(id, open));
    let card = below.with_min_y(below.top() + 10.0);
    if !open {
        return options(ui, (card, false), model, info);
    }
    widgets::draw(ui, |pen| widgets::card(pen, card));
    talk_card::talk_ui(ui, &model.talk, card.shrink2(vec2(0.0, 6.0)))
}

fn subtitle(model: &TableClient) -> String {
    if let Some(host) = &model.host {
        let addresses = host.status().addresses;
        let Some(first) = addresses.first() else {
            return t("lobby-here");
        };
        return t_args("lobby-hosted-here", &[("address", first.to_string().into())]);
    }
    told::of_host(model, "lobby-hosted-by", "lobby-host-apart")
}

/// The game that the host can start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum CanStart {
    No,
    /// Every seat is taken, and all others are ready.
    Full,
    /// All who are there are ready, this many; seats are free.
    With(usize),
}

fn can_start(ui: &Ui, model: &TableClient, lobby: &Lobby) -> CanStart {
    if !model.is_host {
        return CanStart::No;
    }
    let fewer = || {
        let (info, taken) = (model.info.as_ref()?, lobby.taken());
        let players = SeatCount::new(taken).filter(|players| players.get() > 1)?;
        let fits = kept(ui, "start with fewer", (&info.config, taken), || {
            let config = Config {
                players,
                ..info.config.clone()
            };
            AnyGame::setup(&config).is_ok()
        });
        fits.then_some(CanStart::With(taken))
    };
    match lobby.state() {
        LobbyState::CanStart => CanStart::Full,
        LobbyState::SeatsFree(_) => fewer().unwrap_or(CanStart::No),
        _ => CanStart::No,
    }
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
    let left = last_result(ui, leave, model, &mut wishes);
    let left = sent_away(ui, pos2(left + 10.0, leave.center().y), model, &mut wishes);
    let (waiting, can_start) = (told::waiting(model, lobby), can_start(ui, model, lobby));
    let mut right = rect.right_center();
    if model.is_host {
        let button = match can_start {
            CanStart::Full => Button::new(t("lobby-start")).primary().key(t("key-enter")),
            CanStart::With(n) => Button::new(t_args("lobby-start-with", &[("n", n.into())])),
            CanStart::No => Button::new(t("lobby-start")).primary().enabled(false),
        };
        let button = button.glyph(&glyphs::PLAY);
        if button
            .show_left_of(ui, &mut right, vec2(196.0, 44.0), "start")
            .clicked()
        {
            wishes = vec![Wish::Say(ClientMessage::Start)];
        }
        right.x -= 18.0;
    }
    let (font, room) = (fonts::regular(sizes::BODY), right.x - left - 48.0);
    let text = widgets::label(ui, right, Align2::RIGHT_CENTER, &waiting, font, p.text, room);
    if can_start == CanStart::Full {
        let at = Pos2::new(text.left() - 16.0, right.y);
        widgets::draw(ui, |pen| pen.glyph(&glyphs::CHECK, at, 16.0, p.accent, p.panel));
    }
    wishes
}

/// The way back to the result of the last game, beside the button for leaving; returns where they end.
fn last_result(ui: &mut Ui, leave: Rect, model: &TableClient, wishes: &mut Vec<Wish>) -> f32 {
    if !model.has_result() {
        return leave.right();
    }
    let button = Button::new(t("lobby-result")).glyph(&glyphs::TROPHY);
    let at = leave.right_center() + vec2(10.0, 0.0);
    let place = Align2::LEFT_CENTER.anchor_size(at, vec2(button.width(ui), 44.0));
    if button.show(ui, place).clicked() {
        wishes.push(Wish::ShowResult);
    }
    place.right()
}

/// The way to the list of those who were sent away for good; returns where it ends.
fn sent_away(ui: &mut Ui, at: Pos2, model: &TableClient, wishes: &mut Vec<Wish>) -> f32 {
    let Some(words) = banned::list_text(model) else {
        return at.x - 10.0;
    };
    let button = Button::new(words).glyph(&glyphs::BAN);
    let place = Align2::LEFT_CENTER.anchor_size(at, vec2(button.width(ui), 44.0));
    if button.show(ui, place).clicked() {
        wishes.push(Wish::Banned);
    }
    place.right()
}

fn keys(ui: &Ui, model: &TableClient, lobby: &Lobby) -> Vec<Wish> {
    let free = ui.memory(|m| m.focused().is_none()) && !egui::Popup::is_any_open(ui.ctx());
    // The host has no Ready but the start.
    if free && struck(ui.ctx(), Shortcut::Ready) && !model.is_host && !model.my_seats().is_empty() {
        let mut own = lobby.seats.iter().filter(|seat| model.is_own(seat));
        let ready = !own.all(|seat| seat.ready);
        return vec![Wish::Say(ClientMessage::SetReady { ready })];
    }
    // With a seat free somebody may be about to sit down: that start takes a click.
    // So does one right after the lobby came up: the key was meant for what was there before.
    let fresh = just_came_up(ui, "lobby", RESTS);
    if free && !fresh && pressed_anew(ui, Key::Enter) && can_start(ui, model, lobby) == CanStart::Full {
        return vec![Wish::Say(ClientMessage::Start)];
    }
    Vec::new()
}
