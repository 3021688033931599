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
use std::{path::Path, time::SystemTime};

/// The newest game of the profile. `own` is this device.
fn newest(profile: &Profile, own: DeviceId) -> Option<Unfinished> {
    for (changed, record) in profile.dated_records().ok()? {
        let state = match store::load_record::<AnyGame>(&record) {
            Ok(loaded) => going(&loaded.record, own)?,
            // The program ended while it began a game: the one before is the newest that was played.
            Err(error) if error.is_empty_record() => continue,
            Err(StoreError::Record { error, .. }) => Going::OtherVersion(program(*error)?),
            // A file that cannot be read.
            Err(_) => return None,
        };
        // A clock that was set back makes it one of this moment.
        let age = SystemTime::now().duration_since(changed).unwrap_or_default();
        return Some(Unfinished { record, state, age });
    }
    None
}

/// The state of a game; `None` if it went on elsewhere or does not hold together.
fn going(record: &record::Record<AnyGame>, own: DeviceId) -> Option<Going> {
    let cursor = record::verify(record).ok()?;
    let last = record.entries.last().map(|entry| &entry.action);
    if matches!(last, Some(Action::MovedOn | Action::Closed)) {
        return None;
    }
    let header = &record.header;
    let Some(hosting) = &header.hosting else {
        return Some(Going::NoTable);
    };
    let owners = header.owners(&record.entries);
    let seats = owners.iter().zip(&hosting.seats);
    let of_this_machine =
        |(owner, seat): (&RecordedSeat, &HostedSeat)| owner.device == own || owner.bot && seat.bot.is_some();
    Some(Going::Ready {
        game: header.versions.game.clone(),
        turn: cursor.state().turn(),
        over: matches!(cursor.status(), Status::Finished(_)),
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
    Some(record.file_stem()?.to_str()?.to_owned())
}

impl App {
    /// Looks for a game that is not over, to offer it on the start screen.
    pub(super) fn find_unfinished(&mut self) {
        let put_away = &self.settings.put_away;
        let offered = |game: &Unfinished| !game.is_over() && stem(&game.record) != *put_away;
        self.start.unfinished = self.newest_game().filter(offered);
    }

    fn newest_game(&self) -> Option<Unfinished> {
        let own = DeviceId(self.backend.identity().fingerprint().0);
        newest(self.profile.as_ref()?, own)
    }

    /// After a crash: opens the table again on which the program ended. Where its game is over the others hear the end.
    pub(super) fn resume_after_crash(&mut self, ctx: &Context) {
        let Some(open) = self.settings.hosted.take() else {
            return;
        };
        let is_it = |game: &Unfinished| stem(&game.record).is_some_and(|newest| newest.starts_with(&open));
        if let Some(game) = self.newest_game().filter(is_it) {
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
        let game = self.start.unfinished.take();
        self.settings.put_away = game.and_then(|game| stem(&game.record));
        self.save(ctx);
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
