//! Draws a frame, and does what the player wants there.

use super::{
    app::{App, Overlay, Screen},
    words,
};
use crate::{
    app::{
        client::LinkState,
        frame::{Wish, take_back},
        games::shown,
        look::{glyphs, sizes},
        screens::{
            connecting::connecting_ui,
            end::{EndAction, end_ui},
            lobby::{LobbyAction, lobby_ui},
            start::StartAction,
        },
        widgets,
    },
    net::Access,
    protocol::{BotKind, ClientMessage, Name},
    rules::Seat,
    text::t,
};
use eframe::egui::{self, Rect, Ui, vec2};

impl App {
    /// Draws the screen.
    pub fn draw(&mut self, ui: &mut Ui) {
        if self.overlay.is_some() {
            self.overlay_ui(ui);
            // Keys belong to what lies on top.
            ui.input_mut(|i| i.events.retain(|event| !matches!(event, egui::Event::Key { .. })));
        }
        match self.screen() {
            Screen::Start => self.start_screen(ui),
            Screen::Connecting => self.connecting(ui),
            Screen::Lobby => self.lobby(ui),
            Screen::Table => self.game(ui),
            Screen::End if self.looking_around => self.look_around(ui),
            Screen::End => self.end(ui),
        }
        if !matches!(self.screen(), Screen::Start | Screen::Connecting) {
            self.link_bar(ui);
        }
        if self.screen() == Screen::Table {
            self.take_back(ui);
        }
        // Where they hide nothing that is to be pressed.
        let left = matches!(self.screen(), Screen::Start | Screen::Lobby);
        let above = if self.screen() == Screen::Start { 0.0 } else { 84.0 };
        self.toasts.ui(ui, above, left);
    }

    fn start_screen(&mut self, ui: &mut Ui) {
        let Some(action) = self.start.ui(ui) else { return };
        let ctx = ui.ctx().clone();
        match action {
            StartAction::Host => {
                let access = Access::Lan {
                    ip: None,
                    port: None,
                    announce: true,
                };
                self.host(&ctx, access, 4);
            }
            StartAction::PlayHere => {
                self.host(&ctx, Access::Offline, 2);
                if let Some(seat) = Seat::new(1) {
                    let kind = BotKind::Greedy;
                    self.greeting.push(ClientMessage::AddBot { seat, kind });
                }
            }
            StartAction::Join(found) => self.join(&ctx, &found, false),
            StartAction::Watch(found) => self.join(&ctx, &found, true),
            StartAction::JoinAddress(address) => self.join_address(&ctx, address),
            StartAction::Profile => {
                self.settings.name = Name::parse(&self.start.name).ok();
                self.settings.colour = Some(self.start.colour);
                self.save(&ctx);
            }
            StartAction::Settings => self.overlay = Some(Overlay::Settings),
            StartAction::Why(version) => self.overlay = Some(Overlay::Help(version)),
        }
    }

    fn connecting(&mut self, ui: &mut Ui) {
        let attempt = match self.table.as_ref().map(|table| &table.link) {
            Some(LinkState::Connecting(attempt)) => *attempt,
            _ => 1,
        };
        if connecting_ui(ui, attempt) {
            self.leave(ui.ctx(), true);
        }
    }

    fn lobby(&mut self, ui: &mut Ui) {
        self.looking_around = false;
        let action = self.table.as_ref().and_then(|table| lobby_ui(ui, table));
        let ctx = ui.ctx().clone();
        match action {
            Some(LobbyAction::Say(messages)) => {
                for message in messages {
                    if let ClientMessage::SetColour { colour, .. } = &message {
                        self.start.colour = *colour;
                        self.settings.colour = Some(*colour);
                        self.save(&ctx);
                    }
                    self.say(&ctx, message);
                }
            }
            Some(LobbyAction::Settings) => self.overlay = Some(Overlay::Settings),
            Some(LobbyAction::Leave) => self.ask_to_leave(&ctx),
            None => {}
        }
    }

    fn end(&mut self, ui: &mut Ui) {
        let table = self.table.as_ref();
        let action = table.and_then(|table| end_ui(ui, table, table.ended.as_ref()?));
        let ctx = ui.ctx().clone();
        match action {
            Some(EndAction::Rematch) => {
                let seated = self.table.as_ref().is_some_and(|table| !table.my_seats().is_empty());
                self.say(&ctx, ClientMessage::Rematch);
                if seated {
                    self.say(&ctx, ClientMessage::SetReady { ready: true });
                }
            }
            Some(EndAction::Lobby) => self.say(&ctx, ClientMessage::Rematch),
            Some(EndAction::LookAround) => self.looking_around = true,
            Some(EndAction::Settings) => self.overlay = Some(Overlay::Settings),
            Some(EndAction::Leave) => self.ask_to_leave(&ctx),
            None => {}
        }
    }

    /// The board as it was at the end, with the way back.
    fn look_around(&mut self, ui: &mut Ui) {
        let idle = self.game_screen.is_idle();
        self.game(ui);
        if !idle || !self.game_screen.is_idle() {
            return;
        }
        let (head, more, back) = (t("end-looking"), t("end-looking-more"), t("end-looking-back"));
        let escape = self.overlay.is_none() && ui.input(|i| i.key_pressed(egui::Key::Escape));
        let rect = self.game_screen.banner(ui.max_rect());
        if widgets::notice_bar(ui, rect, &glyphs::EYE, &head, &more, &back) || escape {
            self.looking_around = false;
        }
    }

    fn game(&mut self, ui: &mut Ui) {
        let Some(table) = &mut self.table else { return };
        let Some(game) = table.game() else { return };
        if self.game_screen.game() != game {
            self.game_screen = (shown(game).screen)();
        }
        let idle = self.game_screen.is_idle();
        let wish = self.game_screen.draw(ui, table);
        let escape = idle && !self.looking_around && ui.input(|i| i.key_pressed(egui::Key::Escape));
        if wish == Some(Wish::Menu) || (escape && self.overlay.is_none()) {
            self.overlay = Some(Overlay::Menu);
        }
        if let Some(Wish::Say(message)) = wish {
            self.say(&ui.ctx().clone(), message);
        }
    }

    /// Draws an open request for a take-back, and tells the ends of requests.
    fn take_back(&mut self, ui: &Ui) {
        let Some(table) = &mut self.table else { return };
        let now = ui.input(|i| i.time);
        for end in std::mem::take(&mut table.take_back_ends) {
            let notice = take_back::ended(table, end);
            self.toasts.push(notice.tone, notice.head, notice.text, now);
        }
        let below = self.game_screen.banner(ui.max_rect()).bottom();
        for message in take_back::take_back_ui(ui, table, below) {
            self.say(ui.ctx(), message);
        }
    }

    fn link_bar(&self, ui: &mut Ui) {
        let Some(table) = &self.table else { return };
        let saved = table.lobby.as_ref().is_none_or(|lobby| lobby.saved);
        let reached = matches!(table.link, LinkState::Up) || table.host.is_some();
        let (glyph, head, more) = match (reached, saved) {
            (true, true) => return,
            (true, false) => (&glyphs::ALERT, t("link-not-saved"), t("link-not-saved-more")),
            (false, _) => (&glyphs::SIGNAL2, t("link-lost"), words::lost(table.loss.as_ref())),
        };
        widgets::table_bar(ui, self.bar_rect(ui), glyph, &head, &more);
    }

    /// The place of bars about the table: over the status line, or below the top bar of the lobby.
    fn bar_rect(&self, ui: &Ui) -> Rect {
        let window = ui.max_rect();
        if self.screen() == Screen::Lobby {
            let min = window.min + vec2(12.0, sizes::TOP_BAR + 2.0);
            return Rect::from_min_size(min, vec2(window.width() - 24.0, sizes::BANNER));
        }
        self.game_screen.banner(window)
    }
}
