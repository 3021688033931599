//! How the window reacts to what happens at its table.

use super::app::{App, by_the_player};
use crate::{
    app::{
        client::LinkState,
        frame::{take_back, talk_card},
        look::sizes,
        table_event::TableEvent,
        talk::Heard,
        widgets::toasts::{Notice, Tone},
    },
    games::any::AnyGame,
    protocol::{Refusal, RequestKind},
    rules::Seat,
    text::{errors, t, t_args},
};
use eframe::egui::Context;
use std::path::Path;

impl App {
    /// Tells the player of an event, and does what follows from it.
    pub(super) fn react(&mut self, ctx: &Context, event: TableEvent, now: f64) {
        match event {
            // Its sounds are all that the window adds to the board.
            TableEvent::News(_) => {}
            TableEvent::TookOver => self.took_over(ctx, now),
            TableEvent::WentOn(seat) => self.tell_new_host(seat, now),
            TableEvent::StaysHere(heir) => {
                self.quits = false;
                let text = t_args("toast-kept-more", &[("name", heir.into())]);
                self.toast_long(Notice::bad(t("toast-kept"), text), now);
            }
            TableEvent::TakeBackEnded(end) => {
                let notice = self.table.as_ref().map(|table| take_back::ended(table, end));
                notice.into_iter().for_each(|notice| self.toast(notice, now));
            }
            TableEvent::Refused(refusal) => self.tell_refusal(&refusal, now),
            TableEvent::Said(heard) => self.tell_said(ctx, heard, now),
            TableEvent::Unheard(words) => talk_card::give_back(ctx, &words),
        }
    }

    fn toast(&mut self, notice: Notice, now: f64) {
        self.toasts.push(notice, now + sizes::T_TOAST_STAYS);
    }

    fn toast_long(&mut self, notice: Notice, now: f64) {
        self.toasts.push(notice, now + sizes::T_TOAST_STAYS_LONG);
    }

    /// Says that this machine hosts the table now.
    fn took_over(&mut self, ctx: &Context, now: f64) {
        let (tone, head, text) = (Tone::Note, t("toast-took-over"), t("toast-took-over-more"));
        self.toast(Notice { tone, head, text }, now);
        // After a crash it goes on unasked, as a table that was opened here.
        let host = self.table.as_ref().and_then(|table| table.host.as_ref());
        let record = host.and_then(|host| host.record().map(Path::to_owned));
        self.hosts(ctx, record.as_deref());
        ctx.request_repaint();
    }

    /// Says that the member of a seat hosts the table now.
    fn tell_new_host(&mut self, seat: Seat, now: f64) {
        let table = self
            .table
            .as_ref()
            .filter(|table| table.host.is_none() && !table.is_host);
        if let Some(name) = table.map(|table| table.name(seat).to_owned()) {
            self.tell_went_on(&name, now);
        }
    }

    fn tell_went_on(&mut self, name: &str, now: f64) {
        let text = t_args("toast-went-on-more", &[("name", name.into())]);
        let (tone, head) = (Tone::Note, t("toast-went-on"));
        self.toast(Notice { tone, head, text }, now);
    }

    /// Says that the game had gone on elsewhere before the program was started again.
    pub(super) fn tell_that_it_gave_way(&mut self, now: f64) {
        let Some(table) = &mut self.table else { return };
        let reached = table.link == LinkState::Up && table.lobby.is_some();
        let gave_way = table.resumed && reached && table.host.is_none() && !table.is_host;
        table.resumed &= !gave_way;
        let name = table.host_name().filter(|_| gave_way).map(str::to_owned);
        name.into_iter().for_each(|name| self.tell_went_on(&name, now));
    }

    /// Says what the host has refused.
    fn tell_refusal(&mut self, refusal: &Refusal<AnyGame>, now: f64) {
        if refusal.what == RequestKind::Command {
            self.game_screen.refused();
        }
        if by_the_player(refusal.what) {
            // The rule of the game that forbids it, if it is known, says more than the code.
            let reason = refusal.reason.as_ref();
            let reason = reason.and_then(|reason| self.game_screen.reason(reason));
            let text = reason.unwrap_or_else(|| errors::refusal(&refusal.code));
            self.toast(Notice::bad(t("toast-not-possible"), text), now);
        }
    }

    /// Shows what somebody said as long as the talk is closed.
    fn tell_said(&mut self, ctx: &Context, heard: Heard, now: f64) {
        if talk_card::is_seen(ctx) {
            return;
        }
        let notice = Notice {
            tone: Tone::Said,
            text: talk_card::words_of(&heard),
            head: heard.name,
        };
        self.toast(notice, now);
    }
}
