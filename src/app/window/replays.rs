//! The records of this profile, and the one that is looked at.

use super::{
    app::{App, Overlay, wake},
    listed::Replays,
    visits::BOT_PACE,
};
use crate::{
    app::{
        client::TableClient, frame::Wish, look::sizes, playback::ReplayWish, replay::Replay,
        screens::replays::ReplaysAction, shelf::Shelf, widgets::toasts::Notice,
    },
    games::any::AnyGame,
    net::{Access, JoinOptions, ResumeOptions},
    protocol::{DeviceId, Name, TableId},
    record::{Record, RecordedSeat},
    rules::Seed,
    store::{self, JournalFile, StoreError},
    text::{self, t, t_args},
};
use eframe::egui::{Context, Ui};
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

    /// Opens a file that was dropped onto the window; at a table it says that there it cannot be looked at.
    pub(super) fn take_dropped(&mut self, ctx: &Context) {
        let dropped = ctx.input(|input| input.raw.dropped_files.first().map(|file| file.path().to_owned()));
        let Some(path) = dropped else { return };
        if self.table.is_some() {
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            let notice = Notice::bad(
                t("replay-at-table"),
                t_args("replay-at-table-more", &[("file", name.into())]),
            );
            let now = ctx.input(|input| input.time);
            return self.toasts.push(notice, now + sizes::T_TOAST_STAYS_LONG);
        }
        if self.replays.is_none() {
            self.list_replays();
        }
        (self.overlay, self.lesson) = (None, None);
        self.open_replay(ctx, &path);
    }

    /// Opens the record in a file, or says why it cannot be shown.
    fn open_replay(&mut self, ctx: &Context, path: &Path) {
        let loaded = match store::load_replay::<AnyGame>(path) {
            Ok(loaded) => loaded,
            Err(error) => return self.failed(ctx, text::records::unreadable(&error)),
        };
        let replay = match Replay::new(loaded) {
            Ok(replay) => replay,
            Err(difference) => return self.failed(ctx, text::records::difference(&difference)),
        };
        if let Some(trouble) = replay.trouble() {
            let notice = Notice::bad(t("replay-ends-early"), trouble.to_owned());
            let now = ctx.input(|input| input.time);
            self.toasts.push(notice, now + sizes::T_TOAST_STAYS_LONG);
        }
        if let Some(replays) = &mut self.replays {
            replays.open = Some(replay);
        }
        ctx.request_repaint();
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
            ReplaysAction::Open(path) => self.open_replay(&ctx, &path),
            ReplaysAction::Export(path) => self.export(&ctx, &path),
            ReplaysAction::Rules => self.open_rules(&ctx, 0),
            ReplaysAction::Settings => self.open_settings(),
            ReplaysAction::Back => self.replays = None,
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
            Err(error) => self.failed(ctx, text::records::unreadable(&error)),
        }
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
        let (screen, client) = replay.shown();
        let idle = screen.is_idle();
        let wish = screen.draw(ui, client);
        match wish {
            Some(Wish::Replay(ReplayWish::FromHere)) => self.play_from_here(ui.ctx()),
            Some(Wish::Replay(to)) => {
                replay.seek(to);
                ui.ctx().request_repaint();
            }
            Some(Wish::Rules(page)) => self.open_rules(&ui.ctx().clone(), page.unwrap_or(0)),
            Some(Wish::Leave) => self.close_replay(),
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
            Err(error) => return self.failed(ctx, error.to_string()),
        };
        let options = ResumeOptions {
            record: record.clone(),
            access: Access::Offline,
            auto_start: false,
            known: self.known_devices(),
            tells_end: false,
            although_moved: false,
            pace: BOT_PACE,
        };
        match self.backend.resume(options) {
            Ok(host) => {
                let options = JoinOptions {
                    spectator: true,
                    ..self.join_options()
                };
                let client = host.client(options, wake(ctx));
                self.hosts(ctx, Some(&record));
                self.replays = None;
                self.enter(TableClient::new(client, Some(host)));
            }
            Err(error) => self.failed(ctx, error.to_string()),
        }
    }

    /// Writes the beginning of a record into the profile.
    fn begin_record(&self, record: &Record<AnyGame>) -> Result<PathBuf, StoreError> {
        let path = self.profile.as_ref().ok_or(StoreError::NoHome)?.record_path()?;
        let bytes = record.to_bytes().map_err(StoreError::Unwritable)?;
        JournalFile::create(&path, &bytes)?.finish()?;
        Ok(path)
    }
}
