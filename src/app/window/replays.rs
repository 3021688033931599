//! The records of this profile, and the one that is looked at.

use super::{
    app::{App, Overlay, wake},
    record_list::Replays,
};
use crate::{
    app::{
        frame::Wish,
        heard::{can_be_recorded, recorded_bytes},
        look::sizes,
        playback::ReplayWish,
        reading::{PATIENCE, Reading},
        replay::Replay,
        screens::replays::ReplaysAction,
        shelf::Shelf,
        widgets::toasts::Notice,
    },
    diagnostics::Dropped,
    games::any::{AnyGame, GameId},
    net::Access,
    protocol::{DeviceId, Name, TableId},
    record::{Loaded, Record, RecordedSeat},
    rules::Seed,
    store::{JournalFile, StoreError},
    text::{self, t, t_args},
};
use eframe::egui::{Context, DroppedFileHandle, Ui};
use std::{
    path::{Path, PathBuf},
    time::{Duration, SystemTime},
};

/// Time of a frame in which records are looked through.
const LOOK: Duration = Duration::from_millis(8);

impl App {
    /// Lists the records of this profile.
    pub(super) fn list_replays(&mut self) {
        self.replays = Some(Replays {
            shelf: self.profile.as_ref().map(Shelf::new).unwrap_or_default(),
            ..Replays::default()
        });
    }

    /// Opens a file that was dropped onto the window; at a table it says that there it cannot be looked at. What is no
    /// record changes nothing.
    pub(super) fn take_dropped(&mut self, ctx: &Context) {
        let path = |file: &DroppedFileHandle| file.path().to_owned();
        let dropped: Vec<PathBuf> = ctx.input(|input| input.raw.dropped_files.iter().map(path).collect());
        let Some(path) = dropped.first() else { return };
        if self.is_box(path) {
            return self.read_box(ctx, path.clone());
        }
        if self.table.is_some() {
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            let more = t_args("replay-at-table-more", &[("file", name.into())]);
            return self.warn(ctx, t("replay-at-table"), more);
        }
        self.read_replay(ctx, path);
        if dropped.len() > 1 {
            self.warn(ctx, t("replay-one-of-many"), t("replay-one-of-many-more"));
        }
    }

    fn warn(&mut self, ctx: &Context, head: String, text: String) {
        let now = ctx.input(|input| input.time);
        let notice = Notice::bad(head, text);
        self.toasts.push(notice, now + sizes::T_TOAST_STAYS_LONG);
    }

    /// Begins to read a record; the last one that was asked for is shown.
    fn read_replay(&mut self, ctx: &Context, path: &Path) {
        let wake = wake(ctx);
        match Reading::begin(path, move || wake()) {
            Ok(reading) => self.reading = Some(reading),
            Err(error) => self.failed(ctx, text::files::unreadable(&error)),
        }
        ctx.request_repaint();
    }

    /// Shows the record that was read, unless the player went to a table meanwhile.
    pub(super) fn take_read(&mut self, ctx: &Context) {
        let Some(loaded) = self.reading.as_ref().and_then(Reading::poll) else {
            if self.reading.is_some() {
                ctx.request_repaint_after(PATIENCE);
            }
            return;
        };
        self.reading = None;
        if self.table.is_some() {
            return;
        }
        let replay = loaded.map_err(|error| text::files::unreadable(&error));
        match replay.and_then(|loaded| self.replay_of(ctx, loaded)) {
            Ok(replay) => {
                if self.replays.is_none() {
                    self.list_replays();
                }
                (self.overlay, self.lesson, self.puzzle) = (None, None, None);
                self.show_replay(replay);
            }
            Err(why) => self.failed(ctx, why),
        }
        ctx.request_repaint();
    }

    /// A record on the screen; says so if it ends early, and why if it cannot be shown.
    fn replay_of(&mut self, ctx: &Context, loaded: Loaded<AnyGame>) -> Result<Replay, String> {
        let replay = Replay::new(loaded).map_err(|difference| text::records::difference(&difference))?;
        if let Some(trouble) = replay.trouble() {
            self.warn(ctx, t("replay-ends-early"), trouble.to_owned());
        }
        Ok(replay)
    }

    fn show_replay(&mut self, replay: Replay) {
        if let Some(replays) = &mut self.replays {
            replays.open = Some(replay);
        }
    }

    /// Draws the list of records.
    pub(super) fn replays_screen(&mut self, ui: &mut Ui) {
        let Some(replays) = &mut self.replays else { return };
        if replays.shelf.waiting() > 0 {
            replays.shelf.look(LOOK);
            ui.ctx().request_repaint();
        }
        let Some(action) = replays.screen.ui(ui, &replays.shelf) else {
            return;
        };
        let ctx = ui.ctx().clone();
        match action {
            ReplaysAction::Open(path) => self.read_replay(&ctx, &path),
            ReplaysAction::Export(path) => self.export(&ctx, &path),
            ReplaysAction::Remove(path) | ReplaysAction::PutBack(path) => self.remove_or_put_back(&ctx, &path),
            ReplaysAction::Rules => self.open_rules(&ctx, 0),
            ReplaysAction::Settings => self.open_settings(),
            ReplaysAction::Back => self.replays = None,
        }
    }

    /// Takes a record off the list, or puts one back that was taken off a moment ago.
    fn remove_or_put_back(&mut self, ctx: &Context, record: &Path) {
        let Some((profile, replays)) = self.profile.as_ref().zip(self.replays.as_mut()) else {
            return;
        };
        let mut files = replays.shelf.files.iter_mut();
        let Some(file) = files.find(|file| file.path == record) else {
            return;
        };
        let moved = match file.removed.take() {
            None => profile.take_off_list(record).map(Some),
            Some(place) => {
                let back = profile.put_back(&place, record);
                if back.is_err() {
                    file.removed = Some(place);
                }
                back.map(|()| None)
            }
        };
        match moved {
            Ok(place) => {
                file.removed = place;
                self.find_unfinished();
            }
            Err(error) => self.failed(ctx, text::files::trouble(&error)),
        }
    }

    /// Copies a record to where its owner finds it, and says where that is.
    fn export(&mut self, ctx: &Context, record: &Path) {
        let Some((profile, replays)) = self.profile.as_ref().zip(self.replays.as_ref()) else {
            return;
        };
        let file = replays.shelf.files.iter().find(|file| file.path == record);
        let game = file.and_then(|file| Some(file.content.as_ref().ok()?.game.name()));
        let day = text::records::date(file.map_or_else(SystemTime::now, |file| file.changed));
        match profile.export(record, &format!("podbay-{}-{day}", game.unwrap_or("record"))) {
            Ok(copy) => self.overlay = Some(Overlay::Exported(copy)),
            Err(error) => self.not_copied(ctx, &error),
        }
    }

    /// Writes the game that is over to where its owner finds it, and says where that is.
    pub(super) fn save_replay(&mut self, ctx: &Context) {
        let Some((profile, table)) = self.profile.as_ref().zip(self.table.as_ref()) else {
            return;
        };
        let table = table.at_end();
        let game = table.game().map_or("record", GameId::name);
        let name = format!("podbay-{game}-{}", text::records::date(SystemTime::now()));
        match recorded_bytes(table) {
            Ok(bytes) => match profile.export_bytes(&bytes, &name) {
                Ok(copy) => self.overlay = Some(Overlay::Exported(copy)),
                Err(error) => self.not_copied(ctx, &error),
            },
            Err(why) => {
                Dropped::NotRecorded(why.to_string()).tell();
                self.failed(ctx, t("end-not-saved"));
            }
        }
    }

    /// Keeps a game that this machine did not host among the records, once it is over.
    pub(super) fn keep_heard(&mut self, ctx: &Context) {
        let Some((profile, table)) = self.profile.as_ref().zip(self.table.as_ref()) else {
            return;
        };
        let Some((info, ended)) = table.info.as_ref().zip(table.ended.as_ref()) else {
            return;
        };
        let game = (info.table, ended.game);
        if table.host.is_some() || self.kept_game == Some(game) || !can_be_recorded(table) {
            return;
        }
        self.kept_game = Some(game);
        match recorded_bytes(table) {
            Ok(bytes) => {
                if let Err(error) = profile.keep_heard(&format!("{}-{}", game.0, game.1), &bytes) {
                    self.failed(ctx, text::files::trouble(&error));
                }
            }
            Err(why) => Dropped::NotRecorded(why.to_string()).tell(),
        }
    }

    fn not_copied(&mut self, ctx: &Context, error: &StoreError) {
        let why = text::files::trouble(error);
        self.failed(ctx, t_args("replays-not-copied", &[("why", why.into())]));
    }

    /// Draws the record that is looked at.
    pub(super) fn replay_screen(&mut self, ui: &mut Ui) {
        let escapes = self.escapes(ui);
        let Some(replay) = self.replays.as_mut().and_then(|replays| replays.open.as_mut()) else {
            return;
        };
        let now = ui.input(|input| input.time);
        if let Some(wait) = replay.play_on(now) {
            ui.ctx().request_repaint_after_secs(wait as f32);
        }
        let (screen, client) = replay.on_screen();
        let idle = screen.is_idle();
        let wish = screen.draw(ui, client);
        match wish {
            Some(Wish::Replay(ReplayWish::FromHere)) => self.play_from_here(ui.ctx()),
            Some(Wish::Replay(to)) => {
                replay.seek(to);
                ui.ctx().request_repaint();
            }
            Some(Wish::Settings) => self.open_settings(),
            Some(Wish::Rules(page)) => self.open_rules(&ui.ctx().clone(), page.unwrap_or(0)),
            Some(Wish::Leave) => self.close_replay(),
            _ if idle && escapes && replay.playback().is_some_and(|playback| playback.chances_open) => {
                replay.seek(ReplayWish::Chances);
            }
            _ if idle && escapes => self.close_replay(),
            // There is nobody to say anything to.
            _ => {}
        }
    }

    fn close_replay(&mut self) {
        if let Some(replays) = &mut self.replays {
            replays.open = None;
        }
    }

    /// Opens a table for this machine alone in the position that is looked at.
    fn play_from_here(&mut self, ctx: &Context) {
        let replay = self.replays.as_ref().and_then(|replays| replays.open.as_ref());
        let Some(replay) = replay else { return };
        let name = Name::parse(&self.start.name).unwrap_or_else(|_| Name::person(1));
        let me = RecordedSeat {
            device: DeviceId(self.backend.identity().fingerprint().0),
            name,
            bot: false,
        };
        let record = replay.from_here(me, TableId(rand::random()), Seed(rand::random()));
        let record = match self.begin_record(&record) {
            Ok(record) => record,
            Err(error) => return self.failed(ctx, text::files::trouble(&error)),
        };
        if self.open_record(ctx, &record, Access::Offline, false) {
            self.replays = None;
            return;
        }
        // Nobody goes on with it: the start screen would offer it.
        if let Some(Err(error)) = self.profile.as_ref().map(|profile| profile.remove_record(&record)) {
            self.failed(ctx, text::files::trouble(&error));
        }
    }

    /// Writes the beginning of a record into the profile.
    fn begin_record(&self, record: &Record<AnyGame>) -> Result<PathBuf, StoreError> {
        let profile = self.profile.as_ref().ok_or(StoreError::NoHome)?;
        let trouble = || profile.trouble().unwrap_or(StoreError::NoHome);
        let path = profile.record_path()?.ok_or_else(trouble)?;
        let bytes = record.to_bytes().map_err(StoreError::Unwritable)?;
        JournalFile::create(&path, &bytes)?.finish()?;
        Ok(path)
    }
}
