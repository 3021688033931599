//! The sheet with the seats of a running game: who sits there, and what can be done when somebody is away.

use crate::{
    app::{
        client::TableClient,
        look::{badges, colour, palette, sizes},
        widgets::{self, Button, sheet},
    },
    games::any::AnyGame,
    protocol::{BotKind, ClientMessage, Lobby, MemberInfo, SeatInfo},
    rules::Seat,
    text::{t, t_args},
};
use egui::{Pos2, Rect, ScrollArea, Sense, Ui, UiBuilder, pos2, vec2};

/// Height of a row.
const ROW: f32 = 60.0;

/// A choice on the sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SeatChoice {
    /// Says this to the host.
    Say(ClientMessage<AnyGame>),
    /// Goes on to the members whom the seat may be offered to.
    Give(Seat),
}

/// Draws the sheet; returns what was chosen, and whether it is to be closed.
pub fn seats_ui(ui: &Ui, table: &TableClient) -> (Option<SeatChoice>, bool) {
    let Some(lobby) = &table.lobby else {
        return (None, true);
    };
    let high = 84.0 + ROW * lobby.seats.len() as f32;
    let rect = sheet::centered(ui.max_rect(), vec2(640.0, high));
    let (said, closed) = sheet::sheet(ui, "seats", rect, &t("seats-title"), |ui, inner| {
        let mut said = None;
        for (index, info) in lobby.seats.iter().enumerate() {
            let Some(seat) = Seat::new(index) else { continue };
            let top = inner.top() + ROW * index as f32;
            let row = Rect::from_x_y_ranges(inner.x_range(), top..=top + ROW - 8.0);
            said = seat_row(ui, row, (seat, info), table, lobby).or(said);
        }
        said
    });
    let closed = closed || said.is_some();
    (said, closed)
}

fn seat_row(
    ui: &mut Ui,
    rect: Rect,
    (seat, info): (Seat, &SeatInfo),
    table: &TableClient,
    lobby: &Lobby,
) -> Option<SeatChoice> {
    let p = palette(ui.ctx());
    let badge = rect.left_center() + vec2(24.0, 0.0);
    widgets::draw(ui, |pen| {
        widgets::card(pen, rect);
        badges::look_badge(pen, colour(info.colour), badge, 13.0);
    });
    let (mut right, mut said) = (rect.right_center() - vec2(10.0, 0.0), None);
    for (text, choice) in choices(table, seat, info) {
        let button = Button::new(text.as_str());
        let size = vec2(button.width(ui), sizes::BUTTON);
        if button
            .show_left_of(ui, &mut right, size, ("seat", seat.index(), &text))
            .clicked()
        {
            said = Some(choice);
        }
        right.x -= 8.0;
    }
    let at = badge + vec2(24.0, 0.0);
    let wide = right.x - at.x - 8.0;
    widgets::bold(
        ui,
        Pos2::new(at.x, at.y - 9.0),
        table.name(seat),
        sizes::NAME,
        p.text,
        wide,
    );
    let state = state(table, seat, info, lobby);
    widgets::regular(ui, pos2(at.x, at.y + 12.0), &state, sizes::LABEL, p.dim, wide);
    said
}

/// The state of a seat in words.
fn state(table: &TableClient, seat: Seat, info: &SeatInfo, lobby: &Lobby) -> String {
    let slow = lobby.members.iter().any(|m| m.slow && Some(m.id) == info.member);
    t(match info {
        SeatInfo { bot: Some(_), .. } => "seats-bot",
        SeatInfo { stand_in: Some(_), .. } => "seats-stand-in",
        _ if table.is_absent(seat) => "seats-away",
        _ if table.is_own(info) => "seats-you",
        _ if slow => "seats-slow",
        _ => "seats-here",
    })
}

/// All that this player can do about a seat: the words, and what is chosen by them.
fn choices(table: &TableClient, seat: Seat, info: &SeatInfo) -> Vec<(String, SeatChoice)> {
    let stand_in = |kind| SeatChoice::Say(ClientMessage::StandIn { seat, kind });
    let mut choices = Vec::new();
    let vacant = info.bot.is_some() || info.stand_in.is_some() || table.is_absent(seat);
    let own = table.is_own(info);
    if table.is_host && table.is_absent(seat) {
        choices.push((t("seats-bot-plays"), stand_in(Some(BotKind::STAND_IN))));
    }
    if table.is_host && info.stand_in.is_some() {
        choices.push((t("seats-bot-ends"), stand_in(None)));
    }
    if (own || table.is_host && vacant) && !newcomers(table, info).is_empty() {
        choices.push((t("seats-give"), SeatChoice::Give(seat)));
    }
    let has_host = table.lobby.iter().flat_map(|lobby| &lobby.members).any(|m| m.host);
    if vacant && !own && !table.is_host && has_host {
        choices.push((t("seats-ask"), SeatChoice::Say(ClientMessage::AskSeat { seat })));
    }
    choices
}

/// The members who can be offered a seat: people who are here and do not own it.
fn newcomers<'t>(table: &'t TableClient, info: &SeatInfo) -> Vec<&'t MemberInfo> {
    let members = table.lobby.iter().flat_map(|lobby| &lobby.members);
    members
        .filter(|m| m.connected && !m.bot && info.member != Some(m.id))
        .collect()
}

/// Draws the sheet with the members whom a seat may be offered to.
pub fn give_ui(ui: &Ui, table: &TableClient, seat: Seat) -> (Option<ClientMessage<AnyGame>>, bool) {
    let info = table.lobby.as_ref().and_then(|lobby| lobby.seats.get(seat.index()));
    let members = info.map(|info| newcomers(table, info)).unwrap_or_default();
    let high = 92.0 + 52.0 * members.len() as f32;
    let rect = sheet::centered(ui.max_rect(), vec2(420.0, high));
    let title = t_args("seats-give-title", &[("name", table.name(seat).into())]);
    let (pressed, closed) = sheet::sheet(ui, "give seat", rect, &title, |ui, inner| {
        let mut shown = ui.new_child(UiBuilder::new().max_rect(inner));
        let column = |ui: &mut Ui| {
            let high = 52.0 * members.len() as f32;
            let (place, _) = ui.allocate_exact_size(vec2(inner.width(), high), Sense::hover());
            sheet::button_column(ui, place, members.iter().map(|m| Button::new(m.name.as_str())))
        };
        ScrollArea::vertical().auto_shrink(false).show(&mut shown, column).inner
    });
    let to = pressed.and_then(|index| members.get(index)).map(|m| m.id);
    let said = to.map(|to| ClientMessage::OfferSeat { seat, to });
    (said, closed || pressed.is_some())
}
