//! The window: which screen is shown, and the table this machine is at.

use crate::{
    app::{
        client::{LinkState, TableClient},
        frame::take_back,
        games::{TableScreen, Wish, shown},
        look::{self, glyphs, sizes},
        screens::{
            connecting::connecting_ui,
            end::{EndAction, end_ui},
            join_card::Search,
            lobby::{LobbyAction, lobby_ui},
            settings,
            start::{StartAction, StartScreen},
        },
        widgets::{
            self,
            toasts::{Toasts, Tone},
        },
    },
    games::any::{AnyGame, GameId},
    net::{Access, Backend, Wake, discovery::TableList, endpoint::own_addresses},
    protocol::{BotKind, ClientMessage, Colour, Name, RequestKind, Stage},
    rules::Seat,
    store::{Profile, Settings, StoreError},
    text::{t, t_args},
};
use eframe::egui::{self, Context, Pos2, Rect, Ui, Vec2};
use std::{sync::Arc, time::Duration};

mod attention;
mod overlay;
mod visits;
mod words;

use attention::Attention;
use overlay::Overlay;
use visits::remember_host;

/// How long a host's own bots think, so that people can follow.
const BOT_PACE: Duration = Duration::from_millis(700);

/// Time to answer an interrupt, unless the lobby says otherwise.
const WINDOW: Duration = Duration::from_secs(20);

/// What a table plays until its host chooses another game.
const FIRST_GAME: GameId = GameId::ALL[0];

/// How often the start screen looks whether this machine has a network, in seconds.
const NETWORK_EVERY: f64 = 3.0;

/// Which screen is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Screen {
    /// Host, join, play here.
    Start,
    /// Looks for the host.
    Connecting,
    /// People sit down.
    Lobby,
    /// The game.
    Table,
    /// The result.
    End,
}

/// The program with a window.
pub struct App {
    /// `None` in tests and where no profile can be kept.
    profile: Option<Profile>,
    backend: Backend,
    settings: Settings,
    start: StartScreen,
    search: Option<TableList>,
    table: Option<TableClient>,
    /// What is said to a new table as soon as it has taken this client in.
    greeting: Vec<ClientMessage<AnyGame>>,
    toasts: Toasts,
    board: Box<dyn TableScreen>,
    overlay: Option<Overlay>,
    /// The board is looked at after the end of the game.
    looking_around: bool,
    /// The window may close without a question.
    may_close: bool,
    network_checked: f64,
    attention: Attention,
}

impl App {
    /// Sets up fonts and colours, and starts looking for tables.
    #[must_use]
    pub fn new(ctx: &Context, profile: Option<Profile>, backend: Backend, settings: Settings) -> Self {
        look::install(ctx);
        ctx.options_mut(|options| options.zoom_with_keyboard = false);
        let words = backend.identity().fingerprint().words();
        let name = settings
            .name
            .as_ref()
            .map_or_else(|| friendly_name(&words), ToString::to_string);
        let colour = settings.colour.unwrap_or(Colour::Sun);
        let mut start = StartScreen::new(name, colour, words);
        start.last_table.clone_from(&settings.last_table);
        let search = backend.browse(wake(ctx)).ok();
        Self {
            profile,
            backend,
            settings,
            start,
            search,
            table: None,
            greeting: Vec::new(),
            toasts: Toasts::default(),
            board: fresh_board(),
            overlay: None,
            looking_around: false,
            may_close: false,
            network_checked: f64::NEG_INFINITY,
            attention: Attention::default(),
        }
    }

    /// Tells that the settings could not be read, and what became of them.
    pub fn tell_settings(&mut self, error: &StoreError) {
        let text = match error {
            StoreError::SetAside { kept, .. } => {
                t_args("settings-broken-kept", &[("file", kept.display().to_string().into())])
            }
            other => other.to_string(),
        };
        self.toasts.push_long(Tone::Bad, t("settings-broken"), text, 0.0);
    }

    /// Which screen is shown.
    #[must_use]
    pub fn screen(&self) -> Screen {
        let Some(table) = &self.table else { return Screen::Start };
        if table.info.is_none() || table.lobby.is_none() {
            return Screen::Connecting;
        }
        match table.stage() {
            Stage::Lobby | Stage::Dealing => Screen::Lobby,
            Stage::Ended if table.ended.is_some() => Screen::End,
            Stage::Playing | Stage::Ended if table.snapshot.is_some() => Screen::Table,
            Stage::Playing | Stage::Ended => Screen::Connecting,
        }
    }

    /// Takes in everything the network has; called before each frame.
    pub fn update(&mut self, ctx: &Context) {
        let now = ctx.input(|i| i.time);
        self.scale_keys(ctx);
        settings::apply(ctx, &self.settings);
        self.close_requested(ctx);
        if let Some(search) = &self.search {
            self.start.set_tables(search.tables(), now);
        }
        if self.table.is_none() {
            self.check_network(ctx, now);
        }
        self.poll(ctx, now);
        let Some(table) = &mut self.table else { return };
        remember_host(self.profile.as_ref(), table);
        if let Some(lobby) = &table.lobby {
            let mut colours = Colour::ALL;
            for (place, seat) in colours.iter_mut().zip(&lobby.seats) {
                *place = seat.colour;
            }
            look::set_seat_colours(ctx, colours);
        }
        let welcome = table.me.is_some() && table.lobby.is_some();
        for message in self.greeting.drain(..if welcome { self.greeting.len() } else { 0 }) {
            // A table that ended meanwhile needs no greeting.
            let _ = table.send(message);
        }
        for refusal in std::mem::take(&mut table.refusals) {
            if refusal.what == RequestKind::Command {
                self.board.refused();
            }
            if by_the_player(refusal.what) {
                let reason = refusal.reason.as_ref().and_then(|reason| self.board.reason(reason));
                let text = words::refusal(&refusal.code, reason);
                self.toasts.push(Tone::Bad, t("toast-not-possible"), text, now);
            }
        }
        if let LinkState::Ended(end) = &table.link {
            let end = end.clone();
            self.ended(ctx, &end);
        }
        self.remember_table(ctx);
    }

    /// Takes in what came for the table, and calls the player if it is a question.
    fn poll(&mut self, ctx: &Context, now: f64) {
        let question = self.table.as_mut().and_then(|table| {
            table.poll(now);
            attention::question(table)
        });
        let focused = ctx.input(|i| i.focused);
        if let Some(call) = self.attention.wanted(question, focused) {
            ctx.send_viewport_cmd(egui::ViewportCommand::RequestUserAttention(call));
        }
    }

    /// Ctrl with plus, minus and zero change the size of everything.
    fn scale_keys(&mut self, ctx: &Context) {
        use egui::{Key, Modifiers};
        let shown = (ctx.zoom_factor() * 100.0).round() as u16;
        let now = self.settings.scale.unwrap_or(shown);
        let pressed = |key| ctx.input_mut(|i| i.consume_key(Modifiers::COMMAND, key));
        let scale = if pressed(Key::Plus) || pressed(Key::Equals) {
            Some(settings::next_scale(now, true))
        } else if pressed(Key::Minus) {
            Some(settings::next_scale(now, false))
        } else if pressed(Key::Num0) {
            None
        } else {
            return;
        };
        self.settings.scale = scale;
        self.save(ctx);
    }

    fn check_network(&mut self, ctx: &Context, now: f64) {
        if now - self.network_checked < NETWORK_EVERY {
            return;
        }
        self.network_checked = now;
        let alone = own_addresses(0).iter().all(|address| address.ip().is_loopback());
        let search = match (&self.search, alone) {
            (_, true) => Search::NoNetwork,
            (None, false) => Search::Impossible,
            (Some(_), false) => Search::Runs,
        };
        self.start.set_search(search);
        if alone {
            ctx.request_repaint_after_secs(NETWORK_EVERY as f32);
        }
    }

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
        self.toasts
            .ui(ui, if self.screen() == Screen::Start { 0.0 } else { 84.0 }, left);
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

    fn failed(&mut self, ctx: &Context, why: String) {
        let now = ctx.input(|i| i.time);
        self.toasts.push(Tone::Bad, t("toast-failed"), why, now);
    }

    fn save(&mut self, ctx: &Context) {
        let Some(profile) = &self.profile else { return };
        if let Err(error) = self.settings.save(profile) {
            self.failed(ctx, error.to_string());
        }
    }

    fn say(&mut self, ctx: &Context, message: ClientMessage<crate::games::any::AnyGame>) {
        let Some(table) = &mut self.table else { return };
        if let Err(error) = table.send(message) {
            self.failed(ctx, error.to_string());
        }
    }

    fn connecting(&mut self, ui: &mut Ui) {
        let attempt = match self.table.as_ref().map(|table| &table.link) {
            Some(LinkState::Connecting(attempt)) => *attempt,
            _ => 1,
        };
        if connecting_ui(ui, attempt) {
            self.leave(true);
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
        let action = self
            .table
            .as_ref()
            .and_then(|table| end_ui(ui, table, table.ended.as_ref()?));
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
        self.game(ui);
        let (head, more, back) = (t("end-looking"), t("end-looking-more"), t("end-looking-back"));
        let escape = self.overlay.is_none() && ui.input(|i| i.key_pressed(egui::Key::Escape));
        let rect = self.board.banner(ui.max_rect());
        if widgets::notice_bar(ui, rect, &glyphs::EYE, &head, &more, &back) || escape {
            self.looking_around = false;
        }
    }

    fn game(&mut self, ui: &mut Ui) {
        let Some(table) = &mut self.table else { return };
        let Some(game) = table.info.as_ref().map(|info| info.setup.id()) else {
            return;
        };
        if self.board.game() != game {
            self.board = (shown(game).screen)();
        }
        let idle = self.board.is_idle();
        let wish = self.board.draw(ui, table);
        let escape = idle && !self.looking_around && ui.input(|i| i.key_pressed(egui::Key::Escape));
        if wish == Some(Wish::Menu) || (escape && self.overlay.is_none()) {
            self.overlay = Some(Overlay::Menu);
        }
        if let Some(Wish::Say(message)) = wish {
            self.say(&ui.ctx().clone(), message);
        }
    }

    /// Who asks for a take-back, and how requests ended.
    fn take_back(&mut self, ui: &Ui) {
        let Some(table) = &mut self.table else { return };
        let now = ui.input(|i| i.time);
        for end in std::mem::take(&mut table.take_back_ends) {
            let (tone, head, text) = take_back::ended(table, end);
            self.toasts.push(tone, head, text, now);
        }
        let below = self.board.banner(ui.max_rect()).bottom();
        for message in take_back::take_back_ui(ui, table, below) {
            self.say(ui.ctx(), message);
        }
    }

    fn link_bar(&self, ui: &Ui) {
        let Some(table) = &self.table else { return };
        let saved = table.lobby.as_ref().is_none_or(|lobby| lobby.saved);
        let reached = matches!(table.link, LinkState::Up) || table.host.is_some();
        let (glyph, head, more) = match (reached, saved) {
            (true, true) => return,
            (true, false) => (&glyphs::ALERT, t("link-not-saved"), t("link-not-saved-more")),
            (false, _) => (&glyphs::SIGNAL2, t("link-lost"), t("link-lost-more")),
        };
        widgets::table_bar(ui, self.bar_rect(ui), glyph, &head, &more);
    }
}

impl App {
    /// Where bars about the table lie: over the status line, or below the top bar of the lobby.
    fn bar_rect(&self, ui: &Ui) -> Rect {
        let window = ui.max_rect();
        if self.screen() == Screen::Lobby {
            let min = Pos2::new(window.left() + 12.0, window.top() + sizes::TOP_BAR + 2.0);
            return Rect::from_min_size(min, Vec2::new(window.width() - 24.0, sizes::BANNER));
        }
        self.board.banner(window)
    }
}

impl eframe::App for App {
    fn logic(&mut self, ctx: &Context, _frame: &mut eframe::Frame) {
        self.update(ctx);
    }
    fn ui(&mut self, ui: &mut Ui, _frame: &mut eframe::Frame) {
        self.draw(ui);
    }
}

/// Whether the player asked for it; what the program says by itself is refused without a word.
const fn by_the_player(what: RequestKind) -> bool {
    !matches!(
        what,
        RequestKind::SeedShare | RequestKind::Displayed | RequestKind::LogFrom | RequestKind::Ping
    )
}

/// Asks for a frame when something new can be polled.
fn wake(ctx: &Context) -> Wake {
    let ctx = ctx.clone();
    Arc::new(move || ctx.request_repaint())
}

/// The table screen before there is a table.
fn fresh_board() -> Box<dyn TableScreen> {
    (shown(FIRST_GAME).screen)()
}

/// A name for the first start, made of the device's own words.
fn friendly_name(words: &str) -> String {
    let first: String = words.chars().take_while(|c| c.is_alphanumeric()).collect();
    crate::text::capitalised(&first)
}

/// Why no window came up.
#[derive(Debug, thiserror::Error)]
pub enum WindowError {
    /// No display, or none that can be drawn on.
    #[error("{0}")]
    NoDisplay(String),
}

/// Opens the window and returns when it is closed.
///
/// # Errors
/// No display; the text says what can be done without one. Settings that cannot be read are kept aside and told in the
/// window.
pub fn run(profile: Profile, backend: Backend) -> Result<(), WindowError> {
    let (settings, error) = Settings::load_or_default(&profile);
    let viewport = egui::ViewportBuilder::default()
        .with_title("Podbay")
        .with_app_id("podbay")
        .with_inner_size(sizes::FIRST_WINDOW)
        .with_min_inner_size(sizes::MIN_WINDOW);
    let options = eframe::NativeOptions {
        viewport,
        ..Default::default()
    };
    let create = |cc: &eframe::CreationContext<'_>| {
        let mut app = App::new(&cc.egui_ctx, Some(profile), backend, settings);
        if let Some(error) = error {
            app.tell_settings(&error);
        }
        Ok(Box::new(app) as Box<dyn eframe::App>)
    };
    eframe::run_native("Podbay", options, Box::new(create)).map_err(|error| {
        // The last part says what is missing; what stands before is for who builds window libraries.
        let why = error.to_string();
        let why = why.rsplit(": ").next().unwrap_or_default().trim_end_matches([')', '.']);
        WindowError::NoDisplay(t_args("window-no-display", &[("why", why.into())]))
    })
}
