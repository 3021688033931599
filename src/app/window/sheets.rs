//! Draws the sheet over a screen, and closes it.

use super::app::{App, FIRST_GAME, Overlay, wake};
use crate::{
    app::{
        client::TableClient,
        lesson::LessonRun,
        look::sizes,
        screens::{
            doctor::doctor_ui,
            lobby::invite_sheet,
            menu::{self, Leaving},
            rules::{RulesSheet, RulesWish, rules_ui},
            seats::{self, SeatChoice},
            settings::{Facts, Nearby},
        },
        sound::{Cue, Loudspeaker},
        widgets::toasts::{Notice, Tone},
    },
    games::any::AnyGame,
    net::{TableCode, interfaces},
    protocol::{ClientMessage, DeviceId},
    store,
    text::{t, t_args},
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
        let file = profile.report_path();
        match file.and_then(|file| store::write_report::<AnyGame>(profile.folder(), None, &file)) {
            Ok(written) => self.overlay = Some(Overlay::Reported(written.path)),
            Err(error) => self.failed(ctx, error.to_string()),
        }
    }

    /// The table on the screen: that where one is, or that of the lesson or the replay.
    fn table_on_screen(&self) -> Option<&TableClient> {
        let lesson = || self.lesson.as_ref().map(LessonRun::client);
        let replay = || Some(self.replays.as_ref()?.open.as_ref()?.client());
        self.table.as_ref().or_else(lesson).or_else(replay)
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
            Some(RulesWish::Lesson(game)) => {
                self.overlay = None;
                self.begin_lesson(ui.ctx(), game);
            }
            None => self.overlay = Some(Overlay::Rules(rules)),
        }
    }

    pub(super) fn overlay_ui(&mut self, ui: &Ui) {
        let Some(overlay) = self.overlay.clone() else { return };
        let ctx = ui.ctx().clone();
        let answer = match &overlay {
            Overlay::Menu => {
                let info = self.table.as_ref().and_then(|table| table.info.as_ref());
                let name = info.map_or("", |info| info.name.as_str());
                let (wish, closed) = menu::menu_ui(ui, name, self.code().is_some());
                if let Some(wish) = wish {
                    return self.grant(&ctx, wish);
                }
                closed.then_some(false)
            }
            Overlay::Seats => {
                let Some(table) = &self.table else { return };
                let (chosen, closed) = seats::seats_ui(ui, table);
                match chosen {
                    Some(SeatChoice::Give(seat)) => return self.overlay = Some(Overlay::Give(seat)),
                    Some(SeatChoice::Say(message)) => self.say(&ctx, message),
                    None => {}
                }
                closed.then_some(false)
            }
            Overlay::Give(seat) => {
                let Some(table) = &self.table else { return };
                let (said, closed) = seats::give_ui(ui, table, *seat);
                said.into_iter().for_each(|message| self.offer(&ctx, message));
                closed.then_some(false)
            }
            Overlay::Rules(rules) => return self.read_rules(ui, rules.clone()),
            Overlay::Settings => return self.settings_sheet(ui),
            Overlay::Invite => match self.code() {
                Some(code) => invite_sheet(ui, &code).then_some(false),
                None => Some(false),
            },
            Overlay::Help(version) => {
                let (check, closed) = menu::help_ui(ui, version.as_deref());
                if check {
                    return self.examine(&ctx, None);
                }
                closed.then_some(false)
            }
            Overlay::Doctor(at, checkup) => {
                let (again, closed) = doctor_ui(ui, checkup.findings().as_deref());
                if again {
                    return self.examine(&ctx, *at);
                }
                closed.then_some(false)
            }
            Overlay::Reported(file) => menu::reported_ui(ui, &file.display().to_string()),
            Overlay::Exported(file) => menu::exported_ui(ui, &file.display().to_string()),
            Overlay::OtherTable(name, _) => menu::other_table_ui(ui, name.as_str()),
            Overlay::Stranger(address) => menu::stranger_ui(ui, &address.to_string()),
            Overlay::Leave { why, quit } => return self.leave_sheet(ui, why, *quit),
        };
        let Some(yes) = answer else { return };
        self.overlay = None;
        match overlay {
            Overlay::OtherTable(_, target) if yes => self.visit(&ctx, target, false, None),
            Overlay::Reported(file) | Overlay::Exported(file) if yes => ctx.copy_text(file.display().to_string()),
            Overlay::Stranger(address) if yes => self.join_stranger(&ctx, address),
            _ => {}
        }
    }

    /// Opens the settings.
    pub(super) fn open_settings(&mut self) {
        self.settings_sheet.open(&self.settings, &self.start.name);
        self.look_nearby();
        self.overlay = Some(Overlay::Settings);
    }

    /// Looks up the devices and addresses that the settings show.
    fn look_nearby(&mut self) {
        let met = self.profile.as_ref().map(store::Profile::met_devices);
        self.settings_sheet.show_nearby(Nearby {
            devices: met.unwrap_or_else(|| Ok(Vec::new())).map_err(|error| error.to_string()),
            addresses: interfaces::own().unwrap_or_default(),
        });
    }

    fn forget(&mut self, ctx: &Context, device: DeviceId) {
        let forgotten = self.profile.as_ref().map(|profile| profile.forget_device(device));
        if let Some(Err(error)) = forgotten {
            self.failed(ctx, error.to_string());
        }
        self.look_nearby();
    }

    fn settings_sheet(&mut self, ui: &Ui) {
        let (ctx, before) = (ui.ctx(), (self.settings.name.clone(), self.settings.colour));
        let facts = Facts {
            silent: self.speaker.as_ref().map(Loudspeaker::is_silent),
            folder: self.profile.as_ref().map(store::Profile::folder),
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
        if answer.changed {
            self.save(ctx);
        }
        if let Some(device) = answer.forget {
            self.forget(ctx, device);
        }
        if answer.listen {
            self.sound([Cue::Turn], ctx.input(|i| i.time));
        }
        if answer.report {
            self.report(ctx);
        } else if answer.closed {
            self.overlay = None;
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

    /// The join code of the table that is hosted here for others.
    pub(super) fn code(&self) -> Option<TableCode> {
        let host = self.table.as_ref().and_then(|table| table.host.as_ref());
        host.and_then(|host| host.status().code)
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
