//! Draws the sheet over a screen, and closes it.

use super::app::{App, FIRST_GAME, Overlay, wake};
use crate::{
    app::{
        bans::BanChange,
        client::TableClient,
        lesson_run::LessonRun,
        look::sizes,
        puzzle_run::PuzzleRun,
        screens::{
            banned,
            doctor::doctor_ui,
            menu::{self, Leaving},
            rules::{RulesSheet, RulesWish, rules_ui},
            seats::{self, SeatChoice},
            settings::{Facts, Nearby},
        },
        sound::{Cue, Loudspeaker},
        widgets::toasts::{Notice, Tone},
    },
    diagnostics::Dropped,
    games::any::AnyGame,
    net::{self, HostHandle, interfaces},
    protocol::{ClientMessage, DeviceId, MemberId},
    rules::Seat,
    store::{self, StoreError},
    text::{files, t, t_args},
};
use eframe::egui::{self, Context, Ui};
use std::net::SocketAddr;

impl App {
    /// Examines the network, also the way to an address that somebody has read out.
    pub(super) fn examine(&mut self, ctx: &Context, at: Option<SocketAddr>) {
        let checkup = self.backend.examine(at, wake(ctx));
        self.overlay = Some(Overlay::Doctor(at, checkup));
    }

    /// Writes a bug report into the profile, and says where it is.
    pub(super) fn report(&mut self, ctx: &Context) {
        self.overlay = None;
        let Some(profile) = &self.profile else { return };
        let place = profile.report_path().and_then(|file| {
            let folder = profile.folder().ok_or(StoreError::NoHome)?;
            store::write_report::<AnyGame>(folder, None, &file)
        });
        match place {
            Ok(written) => self.overlay = Some(Overlay::Reported(written.path)),
            Err(error) => self.failed(ctx, files::trouble(&error)),
        }
    }

    /// The table on the screen: that where one is, or that of the lesson, the puzzle or the replay.
    fn table_on_screen(&self) -> Option<&TableClient> {
        let lesson = || self.lesson.as_ref().map(LessonRun::client);
        let puzzle = || self.puzzle.as_ref().map(PuzzleRun::client);
        let replay = || Some(self.replays.as_ref()?.open.as_ref()?.client());
        self.table.as_ref().or_else(lesson).or_else(puzzle).or_else(replay)
    }

    /// Opens the rules of the game of this table at a page; without a table those of the first game.
    pub(super) fn open_rules(&mut self, ctx: &Context, page: usize) {
        let table = self.table_on_screen();
        let game = table.and_then(TableClient::game).unwrap_or(FIRST_GAME);
        let before = ctx.memory(egui::Memory::focused);
        self.overlay = Some(Overlay::Rules(RulesSheet::open(game, page, table, before)));
    }

    fn read_rules(&mut self, ui: &Ui, mut rules: RulesSheet) {
        match rules_ui(ui, &mut rules, self.table_on_screen()) {
            Some(RulesWish::Close) => {
                self.overlay = None;
                self.focus_back = rules.before();
            }
            Some(RulesWish::Settings) => {
                self.overlay = Some(Overlay::Rules(rules));
                self.open_settings();
            }
            Some(RulesWish::Lesson(game)) => {
                self.overlay = None;
                self.begin_lesson(ui.ctx(), game);
            }
            Some(RulesWish::Puzzles(game)) => self.list_puzzles(ui.ctx(), game, rules.before()),
            None => self.overlay = Some(Overlay::Rules(rules)),
        }
    }

    pub(super) fn overlay_ui(&mut self, ui: &Ui) {
        let Some(overlay) = self.overlay.clone() else { return };
        let ctx = ui.ctx();
        match overlay {
            Overlay::Menu => self.menu(ui),
            Overlay::Seats => self.seats(ui),
            Overlay::Give(seat) => self.give(ui, seat),
            Overlay::Rules(rules) => self.read_rules(ui, rules),
            Overlay::Puzzles(list) => self.puzzles_sheet(ui, &list),
            Overlay::Settings(rules) => self.settings_sheet(ui, rules),
            Overlay::Leave { why, quit } => self.leave_sheet(ui, why, quit),
            Overlay::Invite => {
                if let Err(error) = self.invite(ui) {
                    self.failed(ctx, files::trouble(&error));
                }
            }
            Overlay::Box(sheet) => self.box_sheet(ui, sheet),
            Overlay::Ban(guest) => self.ban(ui, guest),
            Overlay::Banned => self.banned(ui),
            Overlay::Help(version) => {
                let (check, closed) = menu::help_ui(ui, version.as_deref());
                self.close_if(closed);
                if check {
                    self.examine(ctx, None);
                }
            }
            Overlay::Doctor(at, checkup) => {
                let (again, closed) = doctor_ui(ui, checkup.findings().as_deref());
                self.close_if(closed);
                if again {
                    self.examine(ctx, at);
                }
            }
            Overlay::Reported(file) => {
                let file = file.display().to_string();
                self.copied(ctx, menu::reported_ui(ui, &file), file);
            }
            Overlay::Exported(file) => {
                let file = file.display().to_string();
                self.copied(ctx, menu::exported_ui(ui, &file), file);
            }
            Overlay::OtherTable(name, target) => {
                let answer = menu::other_table_ui(ui, name.as_str());
                self.close_if(answer.is_some());
                if answer == Some(true) {
                    self.visit(ctx, target, false, None);
                }
            }
            Overlay::Stranger(address) => {
                let answer = menu::stranger_ui(ui, &address.to_string());
                self.close_if(answer.is_some());
                if answer == Some(true) {
                    self.join_stranger(ctx, address);
                }
            }
        }
    }

    fn close_if(&mut self, closed: bool) {
        if closed {
            self.overlay = None;
        }
    }

    /// Asks before a guest is sent away for good, does it, and says that it was done and where it is undone.
    fn ban(&mut self, ui: &Ui, member: MemberId) {
        let Some(table) = &self.table else { return };
        let answer = banned::ban_ui(ui, table, member);
        self.close_if(answer.is_some());
        if answer == Some(true) {
            self.say(ui.ctx(), ClientMessage::BanMember { member });
        }
    }

    fn banned(&mut self, ui: &Ui) {
        let Some(table) = &self.table else { return };
        let (lifted, closed) = banned::banned_ui(ui, table);
        self.close_if(closed);
        if let Some(device) = lifted {
            self.table.iter_mut().for_each(|table| table.bans.lift(device));
            self.say(ui.ctx(), ClientMessage::LiftBan { device });
        }
    }

    /// Tells who is kept out now, and who is let in again.
    pub(super) fn tell_banned(&mut self, now: f64) {
        let Some(table) = &mut self.table else { return };
        let changes = table.bans.take_changes();
        // A guest has no list to change.
        for change in changes.into_iter().filter(|_| table.is_host) {
            let (device, [head, text]) = match change {
                BanChange::Banned(device) => (device, ["toast-banned", "toast-banned-more"]),
                BanChange::Lifted(device) => (device, ["toast-unbanned", "toast-unbanned-more"]),
            };
            let name = table
                .bans
                .name(device)
                .map_or_else(|| t("settings-device-nameless"), str::to_owned);
            let notice = Notice {
                tone: Tone::Note,
                head: t_args(head, &[("name", name.into())]),
                text: t(text),
            };
            self.toasts.push(notice, now + sizes::T_TOAST_STAYS_LONG);
        }
    }

    /// Closes a sheet that names a file once it is answered, and copies the path if that is the answer.
    fn copied(&mut self, ctx: &Context, answer: Option<bool>, file: String) {
        self.close_if(answer.is_some());
        if answer == Some(true) {
            ctx.copy_text(file);
        }
    }

    fn menu(&mut self, ui: &Ui) {
        let info = self.table.as_ref().and_then(|table| table.info.as_ref());
        let name = info.map_or("", |info| info.name.as_str());
        let banned = self.table.as_ref().and_then(banned::list_text);
        let (wish, closed) = menu::menu_ui(ui, name, self.code().is_some(), banned);
        match wish {
            Some(wish) => self.grant(ui.ctx(), wish),
            None => self.close_if(closed),
        }
    }

    fn seats(&mut self, ui: &Ui) {
        let Some(table) = &self.table else { return };
        let (chosen, closed) = seats::seats_ui(ui, table);
        self.close_if(closed);
        match chosen {
            Some(SeatChoice::Give(seat)) => self.overlay = Some(Overlay::Give(seat)),
            Some(SeatChoice::Say(message)) => self.say(ui.ctx(), message),
            None => {}
        }
    }

    fn give(&mut self, ui: &Ui, seat: Seat) {
        let Some(table) = &self.table else { return };
        let (said, closed) = seats::give_ui(ui, table, seat);
        said.into_iter().for_each(|message| self.offer(ui.ctx(), message));
        self.close_if(closed);
    }

    /// Opens the settings; rules that are open are there again afterwards.
    pub(super) fn open_settings(&mut self) {
        self.settings_sheet.open(&self.settings, &self.start.name);
        self.look_nearby();
        let rules = match self.overlay.take() {
            Some(Overlay::Rules(rules)) => Some(rules),
            _ => None,
        };
        self.overlay = Some(Overlay::Settings(rules));
    }

    /// Looks up the devices and addresses that the settings show.
    fn look_nearby(&mut self) {
        let met = self.profile.as_ref().map(store::Profile::met_devices);
        self.settings_sheet.show_nearby(Nearby {
            devices: met
                .unwrap_or_else(|| Ok(Vec::new()))
                .map_err(|error| files::trouble(&error)),
            addresses: interfaces::own().unwrap_or_default(),
        });
    }

    /// Forgets a device of earlier games.
    fn forget(&mut self, ctx: &Context, device: DeviceId) {
        let forgotten = self.profile.as_ref().map(|profile| profile.forget_device(device));
        if let Some(Err(error)) = forgotten {
            self.failed(ctx, files::trouble(&error));
        }
        self.look_nearby();
    }

    /// Knows the device again that was forgotten last.
    fn remember(&mut self, ctx: &Context) {
        let (Some(profile), Some(met)) = (&self.profile, self.settings_sheet.take_forgotten()) else {
            return;
        };
        if let Err(error) = profile.remember_devices([(met.id, met.name)]) {
            self.failed(ctx, files::trouble(&error));
        }
        self.look_nearby();
    }

    fn settings_sheet(&mut self, ui: &Ui, rules: Option<RulesSheet>) {
        let (ctx, before) = (ui.ctx(), (self.settings.name.clone(), self.settings.colour));
        let adapter = self.settings.adapter.clone();
        let facts = Facts {
            processors: net::processors(),
            silent: self.speaker.as_ref().map(Loudspeaker::is_silent),
            folder: self.profile.as_ref().and_then(store::Profile::folder),
        };
        let answer = self.settings_sheet.ui(ui, &mut self.settings, &facts);
        if answer.copy
            && let Some(folder) = facts.folder
        {
            ctx.copy_text(folder.display().to_string());
        }
        if let Some(name) = self
            .settings
            .name
            .as_ref()
            .filter(|name| before.0.as_ref() != Some(name))
        {
            self.start.name = name.to_string();
        }
        if let Some(colour) = self.settings.colour.filter(|colour| before.1 != Some(*colour)) {
            self.start.colour = colour;
        }
        if self.settings.adapter != adapter {
            self.use_adapter();
            if self.table.is_none() {
                self.look_for_tables(ctx);
            }
        }
        if answer.changed {
            self.backend.use_cores(self.settings.cores);
            self.save(ctx);
        }
        if let Some(device) = answer.forget {
            self.forget(ctx, device);
        }
        if answer.remember {
            self.remember(ctx);
        }
        if answer.listen {
            self.sound([Cue::Turn], ctx.input(|i| i.time));
        }
        if answer.report {
            self.report(ctx);
        } else if answer.closed {
            // In the language that is spoken from now on, which the next frame sets.
            self.overlay = rules.map(|rules| Overlay::Rules(rules.stale()));
        }
    }

    /// Makes an offer and says so: the answer may take a while.
    fn offer(&mut self, ctx: &Context, message: ClientMessage<AnyGame>) {
        let ClientMessage::OfferSeat { to, .. } = &message else {
            return self.say(ctx, message);
        };
        let table = self.table.as_ref().filter(|table| table.me != Some(*to));
        let mut members = table
            .iter()
            .filter_map(|table| table.lobby.as_ref())
            .flat_map(|l| &l.members);
        if let Some(newcomer) = members.find(|m| m.id == *to) {
            let notice = Notice {
                tone: Tone::Note,
                head: t_args("toast-offered", &[("name", newcomer.name.as_str().into())]),
                text: t("toast-offered-more"),
            };
            let now = ctx.input(|i| i.time);
            self.toasts.push(notice, now + sizes::T_TOAST_STAYS);
        }
        self.say(ctx, message);
    }

    fn leave_sheet(&mut self, ui: &Ui, why: &str, quit: bool) {
        let host = self.table.as_ref().filter(|table| table.host.is_some());
        let heir = host.and_then(TableClient::heir);
        if let Some(answer) = menu::leave_ui(ui, &t(why), heir) {
            self.leave_as(ui.ctx(), answer, quit);
        }
    }

    fn leave_as(&mut self, ctx: &Context, answer: Leaving, quit: bool) {
        self.overlay = None;
        if answer == Leaving::Stay {
            return;
        }
        if answer == Leaving::HandOver {
            // The table stays open here until it has gone on there, which ends it.
            self.quits = quit;
            return self.say(ctx, ClientMessage::HandOver { to: None });
        }
        self.leave(ctx, true);
        if quit {
            self.may_close = true;
            ctx.send_viewport_cmd(egui::ViewportCommand::Close);
        }
    }

    /// Leaves at once where nobody minds.
    pub(super) fn ask_to_leave(&mut self, ctx: &Context) {
        self.overlay = None;
        match self.table.as_ref().and_then(menu::leaving) {
            Some(why) => self.overlay = Some(Overlay::Leave { why, quit: false }),
            None => {
                self.forget_table(ctx);
                self.leave(ctx, true);
            }
        }
    }

    /// Closes what is open in order: this was no crash.
    pub(super) fn end(&mut self) {
        let host = self.table.as_ref().and_then(|table| table.host.as_ref());
        host.into_iter().for_each(HostHandle::close);
        if let (Some(_), Some(profile)) = (self.settings.hosted.take(), &self.profile)
            && let Err(error) = self.settings.save(profile)
        {
            Dropped::SettingsUnsaved(error.code()).tell();
        }
    }

    /// Asks before the window closes where that would end somebody's game.
    pub(super) fn close_requested(&mut self, ctx: &Context) {
        if self.may_close || !ctx.input(|i| i.viewport().close_requested()) {
            return;
        }
        let Some(why) = self.table.as_ref().and_then(menu::leaving) else {
            // What nobody minds is closed in order, and is no crash.
            return self.hosts(ctx, None);
        };
        ctx.send_viewport_cmd(egui::ViewportCommand::CancelClose);
        self.overlay = Some(Overlay::Leave { why, quit: true });
    }
}
