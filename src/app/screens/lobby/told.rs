//! What the table waits for, in the words of this viewer.

use crate::{
    app::client::TableClient,
    protocol::{Lobby, LobbyState},
    rules::Seat,
    text::{t, t_args},
};

/// A text that names the host, or the one for a table whose host runs without a window and has no name.
pub(crate) fn of_host(model: &TableClient, named: &str, nameless: &str) -> String {
    let host = model.host_name();
    host.map_or_else(|| t(nameless), |name| t_args(named, &[("name", name.into())]))
}

/// The line about what the table waits for.
pub(crate) fn waiting(model: &TableClient, lobby: &Lobby) -> String {
    let named = |text, seats: &[Seat]| {
        let names: Vec<&str> = seats.iter().map(|&seat| model.name(seat)).collect();
        t_args(text, &[("names", names.join(", ").into())])
    };
    match lobby.state() {
        LobbyState::Dealing => t("lobby-dealing"),
        LobbyState::NotReady(seats) => {
            let mine = model.my_seats();
            let (own, others): (Vec<Seat>, Vec<Seat>) = seats.into_iter().partition(|seat| mine.contains(seat));
            match (own.is_empty(), others.is_empty()) {
                (true, _) => named("lobby-wait-for", &others),
                (false, true) => t("lobby-wait-you"),
                (false, false) => named("lobby-wait-you-too", &others),
            }
        }
        LobbyState::Away(seats) => named("lobby-wait-away", &seats),
        LobbyState::BotsComing => t("lobby-wait-bots"),
        LobbyState::SeatsFree(free) => t_args("lobby-wait-seats", &[("free", free.into())]),
        LobbyState::CanStart if model.is_host => t("lobby-can-start"),
        LobbyState::CanStart => of_host(model, "lobby-wait-host", "lobby-wait-start"),
    }
}

/// What so many changed options mean to this viewer.
pub(super) fn changes(model: &TableClient, lobby: &Lobby, changed: usize) -> String {
    let asked = model.me.is_some_and(|me| lobby.waits_for(me));
    let text = match lobby.state() {
        _ if asked => "lobby-changed-you",
        LobbyState::NotReady(_) if model.is_host => "lobby-changed-others",
        _ => "lobby-changed",
    };
    t_args(text, &[("n", changed.into())])
}
