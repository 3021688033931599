//! Draws a frame, and does what the player wants there.

use super::app::{App, Overlay, Screen, fresh_screen};
use crate::{
    app::{
        client::LinkState,
        frame::{TableScreen, Wish, keys::rules_pressed, take_back},
        games::shown,
        look::glyphs,
        screens::{
            connecting::{ConnectingWish, connecting_ui},
            end::end_ui,
            knock::knock_ui,
            lobby::lobby_ui,
            start::{LastTable, StartAction},
        },
        widgets,
    },
    games::any::{AnyGame, GameId},
    net::Access,
    protocol::{BotKind, ClientMessage, Name},
    rules::Seat,
    text::t,
};
use eframe::egui::{self, Context, Ui};

impl App {
    /// Draws the screen.
    pub fn draw(&mut self, ui: &mut Ui) {
        if self.overlay.is_some() {
            self.overlay_ui(ui);
            // Keys belong to what lies on top.
            ui.input_mut(|i| i.events.retain(|event| !matches!(event, egui::Event::Key { .. })));
        }
        let ctx = ui.ctx().clone();
        self.give_focus_back(ui);
        // A drawn board knows at which page.
        let screen = self.screen();
        let is_drawn = matches!(screen, Screen::Table | Screen::Lesson | Screen::Puzzle | Screen::Replay);
        let board = is_drawn || self.looking_around;
        if !board && rules_pressed(ui) {
            self.open_rules(&ctx, 0);
        }
        for wish in self.screen_ui(ui) {
            self.grant(&ctx, wish);
        }
        let has_bars = matches!(self.screen(), Screen::Lobby | Screen::Table | Screen::End);
        if has_bars && let Some(wish) = self.bars(ui) {
            self.grant(&ctx, wish);
        }
        if self.screen() == Screen::Table {
            self.take_back(ui);
        }
        let knocks = self.table.as_ref().map_or(&[][..], |table| &table.knocks);
        if self.overlay.is_none()
            && let Some(answer) = knock_ui(ui, knocks)
        {
            self.answer_knock(&ctx, answer);
        }
        // Where they hide nothing that is to be pressed.
        let left = matches!(self.screen(), Screen::Start | Screen::Replays | Screen::Lobby);
        let above = if self.screen() == Screen::Start { 0.0 } else { 84.0 };
        self.toasts.ui(ui, above, left);
        Self::hide_resting_pointer(&ctx);
    }

    /// Answers who asks to be let in. A no is kept in mind, for the list that takes it back.
    fn answer_knock(&mut self, ctx: &Context, answer: ClientMessage<AnyGame>) {
        if let (ClientMessage::AnswerKnock { device, admit: false }, Some(table)) = (&answer, &mut self.table)
            && let Some(knock) = table.knocks.iter().find(|knock| knock.device == *device)
        {
            table.bans.refuse(*device, knock.name.clone());
        }
        self.say(ctx, answer);
    }

    /// Gives the keyboard back to what had it before a sheet; a closed one keeps it for a frame more.
    fn give_focus_back(&mut self, ui: &Ui) {
        if self.focus_back.is_none() || self.overlay.is_some() {
            return;
        }
        if !ui.memory(|memory| memory.allows_interaction(ui.layer_id())) {
            ui.ctx().request_repaint();
        } else if let Some(before) = self.focus_back.take() {
            ui.memory_mut(|memory| memory.request_focus(before));
        }
    }

    /// Draws what stands below bars and notices; returns what the player at a table wants.
    fn screen_ui(&mut self, ui: &mut Ui) -> Vec<Wish> {
        match (self.screen(), &self.table) {
            (Screen::Lobby, Some(table)) => {
                self.looking_around = false;
                return lobby_ui(ui, table);
            }
            (Screen::End, Some(table)) if !self.looking_around => {
                let ended = table.at_end().ended.as_ref();
                return ended.map_or_else(Vec::new, |ended| end_ui(ui, table, ended));
            }
            (Screen::Table, _) => return Vec::from_iter(self.game(ui)),
            (Screen::End, _) => return Vec::from_iter(self.look_around(ui)),
            (Screen::Connecting, _) => self.connecting(ui),
            (Screen::Replays, _) => self.replays_screen(ui),
            (Screen::Lesson, _) => self.lesson_screen(ui),
            (Screen::Puzzle, _) => self.puzzle_screen(ui),
            (Screen::Replay, _) => self.replay_screen(ui),
            (Screen::Start | Screen::Lobby, _) => self.start_screen(ui),
        }
        Vec::new()
    }

    /// Does what the player at a table wants.
    pub(super) fn grant(&mut self, ctx: &Context, wish: Wish) {
        match wish {
            Wish::Say(message) => {
                if let ClientMessage::SetColour { colour, .. } = message {
                    self.start.colour = colour;
                    self.settings.colour = Some(colour);
                    self.save(ctx);
                }
                self.say(ctx, message);
            }
            Wish::Seats => self.overlay = Some(Overlay::Seats),
            Wish::Menu => self.overlay = Some(Overlay::Menu),
            Wish::Rules(page) => self.open_rules(ctx, page.unwrap_or(0)),
            Wish::Settings => self.open_settings(),
            Wish::FullScreen => self.toggle_full_screen(ctx),
            Wish::Report => self.report(ctx),
            Wish::Invite => self.overlay = Some(Overlay::Invite),
            Wish::Box => self.open_box_sheet(),
            Wish::Ban(guest) => self.overlay = Some(Overlay::Ban(guest)),
            Wish::Banned => self.overlay = Some(Overlay::Banned),
            Wish::SaveReplay => self.save_replay(ctx),
            Wish::LookAround => (self.looking_around, self.at_moment) = (true, false),
            Wish::Analyse => {
                if let Some(table) = &mut self.table {
                    table.analyse();
                }
            }
            Wish::LookAt { entry, words } => self.look_at_moment(entry, words),
            Wish::LeaveResult | Wish::ShowResult => self.switch_result(wish == Wish::ShowResult),
            Wish::GoOn => {
                if let Some(table) = &self.table {
                    table.go_on();
                }
            }
            Wish::Mute(device, muted) => {
                if let Some(table) = &mut self.table {
                    table.talk.set_muted(device, muted);
                }
            }
            // Only a record asks for it, and is asked where it is drawn.
            Wish::Replay(_) => {}
            Wish::Leave => self.ask_to_leave(ctx),
        }
    }

    /// Shows the board in a moment of the game that is over.
    fn look_at_moment(&mut self, entry: u32, words: String) {
        let Some(game) = self.table.as_ref().and_then(|table| table.at_end().game()) else {
            return;
        };
        fit(&mut self.game_screen, game);
        self.game_screen.look_at_moment(entry, words);
        (self.looking_around, self.at_moment) = (true, true);
    }

    /// Goes to the last result or from there to the table.
    fn switch_result(&mut self, shows: bool) {
        self.looking_around = false;
        let Some(table) = &mut self.table else { return };
        if shows {
            table.show_result();
        } else {
            table.leave_result();
            self.game_screen = fresh_screen();
        }
    }

    fn start_screen(&mut self, ui: &mut Ui) {
        let last = LastTable::of(&self.settings);
        let Some(action) = self.start.ui(ui, last.as_ref()) else {
            return;
        };
        let ctx = ui.ctx().clone();
        match action {
            StartAction::Host => self.host(&ctx, self.on_the_network(), 4),
            StartAction::PlayHere => {
                self.host(&ctx, Access::Offline, 2);
                if let Some(seat) = Seat::new(1) {
                    let kind = BotKind::STAND_IN;
                    self.greeting.push(ClientMessage::AddBot { seat, kind });
                }
            }
            StartAction::Join(found) => self.join(&ctx, &found, false),
            StartAction::Watch(found) => self.join(&ctx, &found, true),
            StartAction::JoinAddress(address) => self.join_address(&ctx, address),
            StartAction::Resume => self.resume(&ctx),
            StartAction::PutAway => self.put_away(&ctx),
            StartAction::JoinCode(invitation) => self.join_code(&ctx, &invitation),
            StartAction::Profile => {
                self.settings.name = Name::parse(&self.start.name).ok();
                self.settings.colour = Some(self.start.colour);
                self.save(&ctx);
            }
            StartAction::Replays => self.list_replays(),
            StartAction::Settings => self.open_settings(),
            StartAction::Rules => self.open_rules(&ctx, 0),
            StartAction::Doctor(at) => self.examine(&ctx, at),
            StartAction::Why(version) => self.overlay = Some(Overlay::Help(version)),
        }
    }

    fn connecting(&mut self, ui: &mut Ui) {
        let attempt = match self.table.as_ref().map(|table| &table.link) {
            Some(LinkState::Connecting(attempt)) => *attempt,
            _ => 1,
        };
        let asked = self.table.as_ref().is_some_and(|table| table.asked);
        match connecting_ui(ui, attempt, asked) {
            Some(ConnectingWish::Cancel) => self.leave(ui.ctx(), true),
            Some(ConnectingWish::Settings) => self.open_settings(),
            None => {}
        }
    }

    /// The board as it was at the end, with the way back.
    fn look_around(&mut self, ui: &mut Ui) -> Option<Wish> {
        let idle = self.game_screen.is_idle();
        let wish = self.game(ui);
        if self.at_moment && self.game_screen.is_idle() {
            // From there one goes back to the result at once.
            (self.looking_around, self.at_moment) = (false, false);
            ui.ctx().request_repaint();
        } else if idle && self.game_screen.is_idle() {
            let [head, more, back] = ["end-looking", "end-looking-more", "end-looking-back"].map(t);
            let rect = self.game_screen.banner(ui.max_rect());
            if widgets::notice_bar(ui, rect, &glyphs::EYE, &head, &more, &back) || self.escapes(ui) {
                self.looking_around = false;
            }
        }
        wish
    }

    fn game(&mut self, ui: &mut Ui) -> Option<Wish> {
        let table = self.table.as_mut()?;
        // The board at the end is drawn as it was then.
        let mut result = table.result.take();
        let at_result = table.at_result;
        let shown_table = result.as_deref_mut().filter(|_| at_result).unwrap_or(&mut *table);
        let game = shown_table.game();
        if let Some(game) = game {
            fit(&mut self.game_screen, game);
        }
        let idle = self.game_screen.is_idle();
        let wish = game.and_then(|_| self.game_screen.draw(ui, shown_table));
        table.result = result;
        game?;
        let menu = idle && !self.looking_around && self.escapes(ui);
        wish.or(menu.then_some(Wish::Menu))
    }

    /// True if Esc was pressed, and no sheet takes it.
    pub(super) fn escapes(&self, ui: &Ui) -> bool {
        self.overlay.is_none() && ui.input(|i| i.key_pressed(egui::Key::Escape))
    }

    /// Draws an open request for a take-back.
    fn take_back(&mut self, ui: &Ui) {
        let Some(table) = &mut self.table else { return };
        let below = self.game_screen.banner(ui.max_rect()).bottom();
        for message in take_back::take_back_ui(ui, table, below) {
            self.say(ui.ctx(), message);
        }
    }
}

/// Makes the screen one of this game.
fn fit(screen: &mut Box<dyn TableScreen>, game: GameId) {
    if screen.game() != game {
        *screen = (shown(game).screen)();
    }
}
