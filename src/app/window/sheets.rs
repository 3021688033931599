//! Draws the sheet over a screen, and closes it.

use super::app::{App, Overlay};
use crate::{
    app::screens::{
        menu::{self, MenuAction},
        settings,
    },
    text::t,
};
use eframe::egui::{self, Context, Ui};

impl App {
    pub(super) fn overlay_ui(&mut self, ui: &Ui) {
        let ctx = ui.ctx().clone();
        match self.overlay.clone() {
            Some(Overlay::Menu) => {
                let title = self.table.as_ref().and_then(|table| table.info.as_ref());
                let title = title.map_or_else(String::new, |info| info.name.to_string());
                match menu::menu_ui(ui, &title) {
                    Some(MenuAction::Stay) => self.overlay = None,
                    Some(MenuAction::Settings) => self.overlay = Some(Overlay::Settings),
                    Some(MenuAction::Leave) => self.ask_to_leave(&ctx),
                    None => {}
                }
            }
            Some(Overlay::Settings) => {
                let (changed, closed) = settings::settings_ui(ui, &mut self.settings);
                if changed {
                    self.save(&ctx);
                }
                if closed {
                    self.overlay = None;
                }
            }
            Some(Overlay::Help(version)) if menu::help_ui(ui, version.as_deref()) => self.overlay = None,
            Some(Overlay::Help(_)) | None => {}
            Some(Overlay::Stranger(address)) => match menu::stranger_ui(ui, &address.to_string()) {
                Some(true) => {
                    self.overlay = None;
                    self.join_stranger(&ctx, address);
                }
                Some(false) => self.overlay = None,
                None => {}
            },
            Some(Overlay::Leave { why, quit }) => match menu::leave_ui(ui, &t(why)) {
                Some(true) => {
                    self.overlay = None;
                    self.leave(&ctx, true);
                    if quit {
                        self.may_close = true;
                        ctx.send_viewport_cmd(egui::ViewportCommand::Close);
                    }
                }
                Some(false) => self.overlay = None,
                None => {}
            },
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

    /// Asks before the window closes where that would end somebody's game.
    pub(super) fn close_requested(&mut self, ctx: &Context) {
        if self.may_close || !ctx.input(|i| i.viewport().close_requested()) {
            return;
        }
        if let Some(why) = self.table.as_ref().and_then(menu::leaving) {
            ctx.send_viewport_cmd(egui::ViewportCommand::CancelClose);
            self.overlay = Some(Overlay::Leave { why, quit: true });
        }
    }
}
