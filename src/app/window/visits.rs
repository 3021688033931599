//! Coming to a table and leaving it.

use super::{
    app::{App, FIRST_GAME, Overlay, fresh_screen, wake},
    words,
};
use crate::{
    app::{client::TableClient, frame::talk_card, look::sizes, widgets::toasts::Notice},
    games::any::GameId,
    net::{
        Access, ClientEnd, HostHandle, HostOptions, JoinOptions, ResumeOptions, Target, TypedAddress,
        browse::FoundTable, code::Invitation, identity::Fingerprint,
    },
    protocol::{ClientMessage, Closing, DeviceId, Name, Stage, TableId, limits},
    rules::{Config, SeatCount},
    session::Admission,
    store::Animation,
    text::{errors, files, network, t_args},
};
use eframe::egui::{Context, ViewportCommand};
use std::{
    collections::{BTreeMap, BTreeSet},
    path::{Path, PathBuf},
    time::Duration,
};

/// Time for which a host's own bots think, so that people can follow each of their steps, and the least.
const BOT_PACE: Duration = Duration::from_millis(900);
const BOT_LEAST: Duration = Duration::from_millis(250);

impl App {
    /// Time for which bots of this machine think.
    pub(super) fn bot_pace(&self) -> Duration {
        pace_of(self.settings.animation)
    }

    /// The way to a table that everybody on the network finds.
    pub(super) const fn on_the_network(&self) -> Access {
        Access::Lan {
            ip: None,
            port: self.settings.port,
            announce: true,
        }
    }

    pub(super) fn host(&mut self, ctx: &Context, access: Access, players: usize) {
        let Some(players) = SeatCount::new(players) else { return };
        let of = |name: &str| t_args("start-table-name", &[("name", name.into())]);
        let table = Name::parse(&self.start.name).and_then(|name| name.named_after(of));
        let table = match table {
            Ok(table) => table.to_string(),
            Err(error) => return self.failed(ctx, errors::name(error)),
        };
        let record = self.record_path(ctx);
        let options = HostOptions {
            table,
            config: Config::new(game_to_host(self.settings.last_game.as_deref()).name(), players),
            access,
            seed: None,
            window: limits::WINDOW_DEFAULT,
            auto_start: false,
            admission: Admission {
                who: self.settings.who_may_join,
                known: self.known_devices(),
            },
            pace: self.bot_pace(),
            record: record.clone(),
        };
        match self.backend.host(options) {
            Ok(host) => {
                self.hosts(ctx, record.as_deref());
                let client = host.client(self.join_options(ctx), wake(ctx));
                self.enter(ctx, TableClient::new(client, Some(host)));
            }
            Err(error) => self.failed(ctx, network::host_error(&error)),
        }
    }

    pub(super) fn join(&mut self, ctx: &Context, found: &FoundTable, spectator: bool) {
        let a = &found.announcement;
        let target = Target {
            table: TableId::parse(&a.id),
            addresses: found.addresses.clone(),
            expected: Some(a.fingerprint),
            ..Target::default()
        };
        self.visit(ctx, target, spectator, None);
    }

    /// Goes to a table; the address is one that was typed by hand.
    pub(super) fn visit(&mut self, ctx: &Context, target: Target, spectator: bool, typed: Option<TypedAddress>) {
        let options = JoinOptions {
            spectator,
            ..self.join_options(ctx)
        };
        let client = self.backend.join(target, options, wake(ctx));
        let mut table = TableClient::new(client, None);
        table.typed = typed;
        self.enter(ctx, table);
    }

    pub(super) fn join_address(&mut self, ctx: &Context, address: TypedAddress) {
        let known = self.profile.as_ref().and_then(|profile| profile.hosts().ok());
        let expected = known.and_then(|hosts| hosts.get(&address.to_string())?.parse::<Fingerprint>().ok());
        let target = Target {
            expected,
            ..Target::typed(address.clone())
        };
        self.visit(ctx, target, false, Some(address));
    }

    /// Goes to the table of a join code. Its host is trusted for knowing the code.
    pub(super) fn join_code(&mut self, ctx: &Context, invitation: &Invitation) {
        self.visit(ctx, Target::invited(invitation), false, None);
    }

    /// Joins whoever answers at the address now, and forgets who answered before.
    pub(super) fn join_stranger(&mut self, ctx: &Context, address: TypedAddress) {
        if let Some(profile) = &self.profile
            && let Err(error) = profile.forget_host(&address.to_string())
        {
            self.failed(ctx, files::trouble(&error));
            return;
        }
        self.join_address(ctx, address);
    }

    /// The file for the record of a game that begins; says so if there can be none. That a profile keeps nothing was told
    /// when the window opened.
    fn record_path(&mut self, ctx: &Context) -> Option<PathBuf> {
        let record = self.profile.as_ref()?.record_path();
        record.unwrap_or_else(|error| {
            self.failed(ctx, files::trouble(&error));
            None
        })
    }

    fn join_options(&mut self, ctx: &Context) -> JoinOptions {
        JoinOptions {
            colour: Some(self.start.colour),
            record: self.record_path(ctx),
            known: self.known_devices(),
            pace: self.bot_pace(),
            ..JoinOptions::new(&self.start.name)
        }
    }

    /// Opens the table of a record that is not over, and sits down at it; says so and returns false if that is impossible.
    pub(super) fn open_record(&mut self, ctx: &Context, record: &Path, access: Access, tells_end: bool) -> bool {
        let options = ResumeOptions {
            record: record.to_owned(),
            access,
            auto_start: false,
            known: self.known_devices(),
            tells_end,
            although_moved: false,
            pace: self.bot_pace(),
        };
        let opened = self.backend.resume(options);
        self.hosts(ctx, opened.is_ok().then_some(record));
        match opened {
            Ok(host) => {
                // Seats are had by device; who had none looks on.
                let options = JoinOptions {
                    spectator: true,
                    ..self.join_options(ctx)
                };
                let client = host.client(options, wake(ctx));
                self.enter(ctx, TableClient::new(client, Some(host)));
                true
            }
            Err(error) => {
                self.failed(ctx, network::host_error(&error));
                false
            }
        }
    }

    /// Shows a table in the place of what was shown before.
    pub fn enter(&mut self, ctx: &Context, table: TableClient) {
        talk_card::forget(ctx);
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
        self.looking_around = false;
        self.look_for_tables(ctx);
        if say {
            // A client that cannot be told any more has ended already.
            let _ = table.send(ClientMessage::Leave);
        }
        if let Some(host) = table.host.as_ref() {
            HostHandle::close(host);
        }
        self.hosts(ctx, None);
        self.find_unfinished();
    }

    /// The table is no longer there for this client: back to the start, with a reason that stays until it was read.
    pub(super) fn ended(&mut self, ctx: &Context, end: &ClientEnd) {
        if *end == ClientEnd::Closed(Closing::TableClosed) {
            self.forget_table(ctx);
        }
        let (typed, reached) = self
            .table
            .as_ref()
            .map_or((None, None), |table| (table.typed.clone(), table.reached));
        self.leave(ctx, false);
        if let (ClientEnd::OtherTable { table, name }, Some((key, address))) = (end, reached) {
            self.forget_table(ctx);
            let target = Target {
                table: Some(*table),
                addresses: vec![address],
                expected: Some(key),
                ..Target::default()
            };
            self.overlay = Some(Overlay::OtherTable(name.clone(), target));
            return;
        }
        if let (ClientEnd::WrongKey(_), Some(address)) = (end, typed) {
            self.overlay = Some(Overlay::Stranger(address));
            return;
        }
        if std::mem::take(&mut self.quits) && *end == ClientEnd::Closed(Closing::MovedOn) {
            self.may_close = true;
            ctx.send_viewport_cmd(ViewportCommand::Close);
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
        let notice = Notice::bad(words::client_end_head(end), words::client_end(end));
        self.toasts.push(notice, now + sizes::T_TOAST_STAYS_LONG);
    }

    /// Keeps in mind where this client has a seat in a running game, for the way back, and what was hosted.
    pub(super) fn remember_table(&mut self, ctx: &Context) {
        let Some(table) = &self.table else { return };
        let Some(info) = table.info.as_ref().filter(|_| table.stage() == Stage::Playing) else {
            return;
        };
        let settings = &mut self.settings;
        let changed = if table.host.is_some() {
            settings.last_game.replace(info.setup.id().name().to_owned()) != settings.last_game
        } else if !table.my_seats().is_empty() {
            let now = (
                Some(info.table.to_string()),
                table.reached.map(|(key, _)| key.to_string()),
            );
            let changed = (&settings.last_table, &settings.last_host) != (&now.0, &now.1);
            (settings.last_table, settings.last_host) = now;
            changed
        } else {
            return;
        };
        if changed {
            self.save(ctx);
        }
    }

    /// The devices of earlier games. Where they cannot be read everybody is new.
    pub(super) fn known_devices(&self) -> BTreeSet<DeviceId> {
        let known = self.profile.as_ref().and_then(|profile| profile.known_devices().ok());
        known.unwrap_or_default()
    }

    /// Remembers the devices that sit in the game with this one, once for each set of people: at a host those that came to
    /// it, and at a guest the host. Nobody is remembered for being named by somebody else.
    pub(super) fn remember_people(&mut self) {
        let (Some(profile), Some(table)) = (&self.profile, &self.table) else {
            return;
        };
        if table.stage() != Stage::Playing {
            return;
        }
        let own = DeviceId(self.backend.identity().fingerprint().0);
        let mut people: BTreeMap<DeviceId, Option<Name>> = match (&table.host, table.reached) {
            (Some(host), _) => {
                let came = host.status().people.into_iter();
                came.map(|(device, name)| (device, Some(name))).collect()
            }
            (None, Some((key, _))) => {
                let device = DeviceId(key.0);
                let mut seats = table.lobby.iter().flat_map(|lobby| &lobby.seats);
                let name = seats
                    .find(|seat| seat.device == Some(device))
                    .and_then(|seat| seat.name.clone());
                [(device, name)].into()
            }
            (None, None) => BTreeMap::new(),
        };
        people.remove(&own);
        if people.is_empty() || people == self.met {
            return;
        }
        // What cannot be written makes them new next time; nothing else depends on it.
        let _ = profile.remember_devices(people.clone());
        self.met = people;
    }

    pub(super) fn forget_table(&mut self, ctx: &Context) {
        self.settings.last_host = None;
        if self.settings.last_table.take().is_some() {
            self.save(ctx);
        }
    }

    /// Keeps the key of a host that was reached by a typed address and took this client in; a later visit expects the same.
    /// A host after the first one is somebody else, who answers elsewhere.
    pub(super) fn remember_host(&mut self) {
        let (Some(profile), Some(table)) = (&self.profile, &mut self.table) else {
            return;
        };
        let Some((key, _)) = table.reached.filter(|_| table.me.is_some()) else {
            return;
        };
        let Some(typed) = table.typed.take() else { return };
        // A memory that cannot be read or written makes the next visit a first one; nothing else depends on it.
        if let Ok(mut hosts) = profile.hosts() {
            hosts.insert(typed.to_string(), key.to_string());
            let _ = profile.save_hosts(&hosts);
        }
    }
}

/// Time for which bots think, as the player follows their steps.
fn pace_of(animation: Animation) -> Duration {
    BOT_PACE.mul_f64(animation.time()).max(BOT_LEAST)
}

/// The game of a new table: the one that was hosted last, if this version has it.
fn game_to_host(last: Option<&str>) -> GameId {
    last.and_then(GameId::from_name).unwrap_or(FIRST_GAME)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bots_think_as_fast_as_the_player_wants_pieces_to_go_and_never_without_a_pause() {
        let [normal, fast, off] = Animation::ALL.map(pace_of);
        assert_eq!((normal, fast, off), (BOT_PACE, BOT_PACE / 2, BOT_LEAST));
    }

    #[test]
    fn a_table_opens_with_the_game_that_was_hosted_last() {
        assert_eq!(game_to_host(None), GameId::Argo);
        assert_eq!(game_to_host(Some("alien-frontiers")), GameId::AlienFrontiers);
        assert_eq!(game_to_host(Some("a game of a later version")), GameId::Argo);
    }
}
