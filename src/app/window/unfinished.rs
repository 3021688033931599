//! A game hosted here that is not over: it is offered on the start screen, and goes on unasked after a crash.
//!
//! The plain fact that tells a crash: while a table is open the settings name its record. Closing the table in order
//! takes the name back, so one that still stands there at the start belongs to a program that ended in the middle.

use super::app::App;
use crate::{
    app::screens::start::{Going, Unfinished},
    games::any::AnyGame,
    net::Access,
    protocol::DeviceId,
    record::{self, Action, HostedSeat, RecordError, RecordedSeat},
    rules::{Game, Status},
    store::{self, Profile, StoreError},
};
use eframe::egui::Context;
use std::{iter, path::Path, time::SystemTime};

/// Records that are looked through for one that is not over: many weeks of evenings. Each costs some milliseconds.
const LOOKED_THROUGH: usize = 64;

/// The newest game of the profile that is wanted. `own` is this device.
fn newest(profile: &Profile, own: DeviceId, wanted: impl Fn(&Unfinished) -> bool) -> Option<Unfinished> {
    let records = profile.dated_records().ok()?;
    let mut games = records
        .into_iter()
        .take(LOOKED_THROUGH)
        .filter_map(|(changed, record)| {
            let state = state(&record, own)?;
            // A clock that was set back makes it one of this moment.
            let age = SystemTime::now().duration_since(changed).unwrap_or_default();
            Some(Unfinished { record, state, age })
        });
    games.find(wanted)
}

/// The state of the game in a record; `None` if nothing can be made of it, as of one that ended while it began.
fn state(record: &Path, own: DeviceId) -> Option<Going> {
    match store::load_record::<AnyGame>(record) {
        Ok(loaded) => going(&loaded.record, own),
        Err(StoreError::Record { error, .. }) => program(*error).map(Going::OtherVersion),
        Err(_) => None,
    }
}

/// The state of a game; `None` if it went on elsewhere or does not hold together.
fn going(record: &record::Record<AnyGame>, own: DeviceId) -> Option<Going> {
    let cursor = record::verify(record).ok()?;
    let last = record.entries.last().map(|entry| &entry.action);
    if matches!(last, Some(Action::MovedOn | Action::Closed)) {
        return None;
    }
    let header = &record.header;
    let over = matches!(cursor.status(), Status::Finished(_));
    let Some(hosting) = &header.hosting else {
        return (!over).then_some(Going::NoTable);
    };
    let owners = header.owners(&record.entries);
    let seats = owners.iter().zip(&hosting.seats);
    let of_this_machine =
        |(owner, seat): (&RecordedSeat, &HostedSeat)| owner.device == own || owner.bot && seat.bot.is_some();
    Some(Going::Ready {
        game: header.versions.game.clone(),
        turn: cursor.state().turn(),
        over,
        alone: seats.clone().all(of_this_machine),
        seats: seats
            .map(|(owner, seat)| (seat.colour, owner.name.to_string()))
            .collect(),
    })
}

/// The version that wrote a record which this one cannot play.
fn program(error: RecordError) -> Option<String> {
    match error {
        RecordError::OtherFormat { program, .. }
        | RecordError::OtherRules { program, .. }
        | RecordError::Header { program, .. } => Some(program),
        _ => None,
    }
}

/// The name of a record without its ending; those of later games at the same table begin with it.
pub(super) fn stem(record: &Path) -> Option<String> {
    Some(record.file_stem()?.to_string_lossy().into_owned())
}

impl App {
    /// Looks for a game that is not over, to offer it on the start screen.
    pub(super) fn find_unfinished(&mut self) {
        let put_away: Vec<&str> = self.put_away_games().collect();
        let is_put_away = |game: &Unfinished| stem(&game.record).is_some_and(|stem| put_away.contains(&stem.as_str()));
        self.start.unfinished = self.newest_game(|game| !game.is_over() && !is_put_away(game));
    }

    /// The names of the records that are offered no more, newest first.
    fn put_away_games(&self) -> impl Iterator<Item = &str> {
        let names = self.settings.put_away.as_deref().unwrap_or_default();
        names.split_whitespace()
    }

    fn newest_game(&self, wanted: impl Fn(&Unfinished) -> bool) -> Option<Unfinished> {
        let own = DeviceId(self.backend.identity().fingerprint().0);
        newest(self.profile.as_ref()?, own, wanted)
    }

    /// After a crash: opens the table again on which the program ended. Where its game is over the others hear the end.
    pub(super) fn resume_after_crash(&mut self, ctx: &Context) {
        let Some(open) = self.settings.hosted.take() else {
            return;
        };
        let is_it = |game: &Unfinished| stem(&game.record).is_some_and(|newest| newest.starts_with(&open));
        if let Some(game) = self.newest_game(|_| true).filter(is_it) {
            self.open_again(ctx, &game);
            if let Some(table) = &mut self.table {
                table.resumed = !game.is_over();
            }
        } else {
            self.save(ctx);
        }
    }

    /// Goes on with the game that the start screen offers.
    pub(super) fn resume(&mut self, ctx: &Context) {
        if let Some(game) = self.start.unfinished.clone() {
            self.open_again(ctx, &game);
        }
    }

    fn open_again(&mut self, ctx: &Context, game: &Unfinished) {
        let (record, Going::Ready { alone, .. }) = (&game.record, &game.state) else {
            return;
        };
        let access = if *alone { Access::Offline } else { self.on_the_network() };
        self.open_record(ctx, record, access, true);
    }

    /// Takes the offer from the start screen, for good; the record stays.
    pub(super) fn put_away(&mut self, ctx: &Context) {
        let Some(name) = self.start.unfinished.take().and_then(|game| stem(&game.record)) else {
            return;
        };
        let others = self.put_away_games().take(LOOKED_THROUGH - 1);
        let names: Vec<&str> = iter::once(name.as_str()).chain(others).collect();
        self.settings.put_away = Some(names.join(" "));
        self.save(ctx);
        self.find_unfinished();
    }

    /// Notes the record of the table that is open here, or that it was closed in order.
    pub(super) fn hosts(&mut self, ctx: &Context, record: Option<&Path>) {
        let now = record.and_then(stem);
        if self.settings.hosted != now {
            self.settings.hosted = now;
            self.save(ctx);
        }
    }
}
