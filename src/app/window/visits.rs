//! Coming to a table and leaving it.

use super::{
    app::{App, FIRST_GAME, Overlay, fresh_screen, wake},
    words,
};
use crate::{
    app::{
        client::{TableClient, Wire},
        widgets::toasts::Tone,
    },
    games::any::GameId,
    net::{Access, ClientEnd, HostHandle, HostOptions, JoinOptions, Target, browse::FoundTable, identity::Fingerprint},
    protocol::{ClientMessage, Closing, Stage, TableId},
    rules::{Config, SeatCount},
    text::t_args,
};
use eframe::egui::Context;
use std::{net::SocketAddr, time::Duration};

/// Time for which a host's own bots think, so that people can follow.
const BOT_PACE: Duration = Duration::from_millis(700);
/// Time to answer an interrupt, unless the lobby says otherwise.
const WINDOW: Duration = Duration::from_secs(20);

impl App {
    pub(super) fn host(&mut self, ctx: &Context, access: Access, players: usize) {
        let Some(players) = SeatCount::new(players) else { return };
        let table = t_args("start-table-name", &[("name", self.start.name.as_str().into())]);
        let record = self.profile.as_ref().and_then(|profile| profile.record_path().ok());
        let options = HostOptions {
            table,
            config: Config::new(game_to_host(self.settings.last_game.as_deref()).name(), players),
            access,
            seed: None,
            window: WINDOW,
            auto_start: false,
            pace: BOT_PACE,
            record,
        };
        match self.backend.host(options) {
            Ok(host) => {
                let client = host.client(self.join_options(), wake(ctx));
                self.enter(TableClient::new(Wire::Live(client), Some(host)));
            }
            Err(error) => self.failed(ctx, error.to_string()),
        }
    }

    pub(super) fn join(&mut self, ctx: &Context, found: &FoundTable, spectator: bool) {
        let a = &found.announcement;
        let target = Target {
            table: TableId::parse(&a.id),
            addresses: found.addresses.clone(),
            expected: Some(a.fingerprint),
        };
        self.visit(ctx, target, spectator, None);
    }

    /// Goes to a table; the address is one that was typed by hand.
    fn visit(&mut self, ctx: &Context, target: Target, spectator: bool, typed: Option<SocketAddr>) {
        let options = JoinOptions {
            spectator,
            ..self.join_options()
        };
        let client = self.backend.join(target, options, wake(ctx));
        let mut table = TableClient::new(Wire::Live(client), None);
        table.typed = typed;
        self.enter(table);
    }

    pub(super) fn join_address(&mut self, ctx: &Context, address: SocketAddr) {
        let known = self.profile.as_ref().and_then(|profile| profile.hosts().ok());
        let expected = known.and_then(|hosts| hosts.get(&address.to_string())?.parse::<Fingerprint>().ok());
        let target = Target {
            table: None,
            addresses: vec![address],
            expected,
        };
        self.visit(ctx, target, false, Some(address));
    }

    /// Joins whoever answers at the address now, and forgets who answered before.
    pub(super) fn join_stranger(&mut self, ctx: &Context, address: SocketAddr) {
        if let Some(profile) = &self.profile
            && let Err(error) = profile.forget_host(&address.to_string())
        {
            self.failed(ctx, error.to_string());
            return;
        }
        self.join_address(ctx, address);
    }

    pub(super) fn join_options(&self) -> JoinOptions {
        JoinOptions {
            colour: Some(self.start.colour),
            ..JoinOptions::new(&self.start.name)
        }
    }

    pub(super) fn enter(&mut self, table: TableClient) {
        self.game_screen = fresh_screen();
        self.overlay = None;
        self.looking_around = false;
        self.greeting.clear();
        self.table = Some(table);
        // Who sits at a table looks for no other one.
        self.search = None;
    }

    /// Goes back to the start; a table hosted here is closed.
    pub(super) fn leave(&mut self, ctx: &Context, say: bool) {
        let Some(mut table) = self.table.take() else { return };
        (self.overlay, self.told_of_end) = (None, false);
        self.look_for_tables(ctx);
        if say {
            // A client that cannot be told any more has ended already.
            let _ = table.send(ClientMessage::Leave);
        }
        if let Some(host) = table.host.as_ref() {
            HostHandle::close(host);
        }
    }

    /// The table is no longer there for this client: back to the start, with a reason that stays until it was read.
    pub(super) fn ended(&mut self, ctx: &Context, end: &ClientEnd) {
        if *end == ClientEnd::Closed(Closing::TableClosed) {
            self.forget_table(ctx);
        }
        let typed = self.table.as_ref().and_then(|table| table.typed);
        self.leave(ctx, false);
        if let (ClientEnd::WrongKey(_), Some(address)) = (end, typed) {
            self.overlay = Some(Overlay::Stranger(address));
            return;
        }
        self.tell_of_end(ctx, end);
    }

    /// The table is gone after its game has ended: the result stays on the screen until the player leaves it.
    pub(super) fn closed_after_the_end(&mut self, ctx: &Context, end: &ClientEnd) {
        if !std::mem::replace(&mut self.told_of_end, true) {
            self.forget_table(ctx);
            self.tell_of_end(ctx, end);
        }
    }

    fn tell_of_end(&mut self, ctx: &Context, end: &ClientEnd) {
        let now = ctx.input(|i| i.time);
        let (head, text) = (words::client_end_head(end), words::client_end(end));
        self.toasts.push_long(Tone::Bad, head, text, now);
    }

    /// Keeps in mind where this client has a seat in a running game, for the way back, and what was hosted.
    pub(super) fn remember_table(&mut self, ctx: &Context) {
        let Some(table) = &self.table else { return };
        let Some(info) = table.info.as_ref().filter(|_| table.stage() == Stage::Playing) else {
            return;
        };
        if table.host.is_some() {
            let game = Some(info.setup.id().name().to_owned());
            if self.settings.last_game != game {
                self.settings.last_game = game;
                self.save(ctx);
            }
        } else if !table.my_seats().is_empty() {
            let id = Some(info.table.to_string());
            if self.settings.last_table != id {
                self.settings.last_table.clone_from(&id);
                self.start.last_table = id;
                self.save(ctx);
            }
        }
    }

    pub(super) fn forget_table(&mut self, ctx: &Context) {
        self.start.last_table = None;
        if self.settings.last_table.take().is_some() {
            self.save(ctx);
        }
    }

    /// Keeps the key of a host that was reached by a typed address; a later visit expects the same.
    pub(super) fn remember_host(&mut self) {
        let (Some(profile), Some(table)) = (&self.profile, &mut self.table) else {
            return;
        };
        let (Some(typed), Some((key, _))) = (table.typed, table.reached) else {
            return;
        };
        table.typed = None;
        // A memory that cannot be read or written makes the next visit a first one; nothing else depends on it.
        if let Ok(mut hosts) = profile.hosts() {
            hosts.insert(typed.to_string(), key.to_string());
            let _ = profile.save_hosts(&hosts);
        }
    }
}

/// The game of a new table: the one that was hosted last, if this version has it.
fn game_to_host(last: Option<&str>) -> GameId {
    last.and_then(GameId::from_name).unwrap_or(FIRST_GAME)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_opens_with_the_game_that_was_hosted_last() {
        assert_eq!(game_to_host(None), GameId::Argo);
        assert_eq!(game_to_host(Some("alien-frontiers")), GameId::AlienFrontiers);
        assert_eq!(game_to_host(Some("a game of a later version")), GameId::Argo);
    }
}
