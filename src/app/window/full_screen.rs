//! The window that fills a screen: for a player who wants more room, and for a big screen that everybody looks at.

use super::app::{App, Overlay};
use crate::{
    app::{
        frame::keys::{key_name, struck},
        look::{is_full_screen, sizes},
        widgets::toasts::{Notice, Tone},
    },
    store::Shortcut,
    text::{t, t_args},
};
use eframe::egui::{Context, CursorIcon, ViewportCommand};

/// Seconds after which a pointer that rests is hidden.
const POINTER_STAYS: f32 = 3.0;

impl App {
    /// The key of the full screen fills the screen and gives it back; not while the settings wait for a key.
    pub(super) fn full_screen_key(&mut self, ctx: &Context) {
        let listens = matches!(self.overlay, Some(Overlay::Settings(_))) && self.settings_sheet.is_listening();
        if struck(ctx, Shortcut::FullScreen) && !listens {
            self.toggle_full_screen(ctx);
        }
    }

    /// Hides the pointer while it rests on a full screen; called when everything is drawn.
    pub(super) fn hide_resting_pointer(ctx: &Context) {
        if !is_full_screen(ctx) {
            return;
        }
        let rested = ctx.input(|input| input.pointer.time_since_last_movement());
        if rested >= POINTER_STAYS {
            ctx.set_cursor_icon(CursorIcon::None);
        } else {
            ctx.request_repaint_after_secs(POINTER_STAYS - rested);
        }
    }

    /// Fills the screen, and says how to get back, or gives it back.
    pub(super) fn toggle_full_screen(&mut self, ctx: &Context) {
        let fills = !is_full_screen(ctx);
        ctx.send_viewport_cmd(ViewportCommand::Fullscreen(fills));
        if fills {
            let key = key_name(ctx, Shortcut::FullScreen);
            let (head, text) = (t("full-screen"), t_args("full-screen-more", &[("key", key.into())]));
            let tone = Tone::Note;
            let until = ctx.input(|input| input.time) + sizes::T_TOAST_STAYS;
            self.toasts.push(Notice { tone, head, text }, until);
        }
    }

    /// True if the window fills a screen and plays for nobody at its table.
    pub(super) fn is_on_big_screen(&self, ctx: &Context) -> bool {
        let watches = self
            .table
            .as_ref()
            .is_some_and(|table| table.me.is_some() && table.my_seats().is_empty());
        watches && is_full_screen(ctx)
    }
}
