//! The window: which screen is shown, and the table this machine is at.

use super::{
    end::{EndAction, end_ui},
    lobby::{LobbyAction, lobby_ui},
    look::{self, glyphs, palette, sizes},
    model::{LinkState, TableClient, Wire},
    start::{StartAction, StartScreen},
    table::{LogContext, TableAction, TableModel, TableState, table_ui},
    toasts::{Toasts, Tone},
    widgets::{self, Button},
    words,
};
use crate::{
    net::{
        Access, Backend, HostHandle, HostOptions, JoinOptions, Target, Wake,
        discovery::{FoundTable, TableList},
        identity::Fingerprint,
    },
    protocol::{ClientMessage, Colour, Name, Stage, TableId},
    rules::{Config, SeatCount},
    store::{Profile, Settings},
    text::{t, t_args},
};
use eframe::egui::{self, Context, Pos2, Rect, Ui, Vec2};
use std::{net::SocketAddr, sync::Arc, time::Duration};

/// How long a host's own bots think, so that people can follow.
const BOT_PACE: Duration = Duration::from_millis(700);

/// Time to answer an interrupt, unless the lobby says otherwise.
const WINDOW: Duration = Duration::from_secs(20);

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
    start: StartScreen,
    search: Option<TableList>,
    table: Option<TableClient>,
    toasts: Toasts,
    board: TableState,
    menu: bool,
}

impl App {
    /// Sets up fonts and colours, and starts looking for tables.
    #[must_use]
    pub fn new(ctx: &Context, profile: Option<Profile>, backend: Backend, settings: &Settings) -> Self {
        look::install(ctx);
        let words = backend.identity().fingerprint().words();
        let name = settings
            .name
            .as_ref()
            .map_or_else(|| friendly_name(&words), ToString::to_string);
        let colour = settings.colour.unwrap_or(Colour::Sun);
        let mut start = StartScreen::new(name, colour, words);
        let search = backend.browse(wake(ctx)).ok();
        start.searching = search.is_some();
        Self {
            profile,
            backend,
            start,
            search,
            table: None,
            toasts: Toasts::default(),
            board: TableState::default(),
            menu: false,
        }
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
        if let Some(search) = &self.search {
            self.start.set_tables(search.tables(), now);
        }
        let Some(table) = &mut self.table else { return };
        table.poll(now);
        remember_host(self.profile.as_ref(), table);
        if let Some(lobby) = &table.lobby {
            let mut colours = Colour::ALL;
            for (place, seat) in colours.iter_mut().zip(&lobby.seats) {
                *place = seat.colour;
            }
            look::set_seat_colours(ctx, colours);
        }
        for refusal in std::mem::take(&mut table.refusals) {
            self.toasts
                .push(Tone::Bad, t("toast-not-possible"), words::refusal(&refusal.code), now);
        }
        if let LinkState::Ended(end) = &table.link {
            let text = words::client_end(end);
            self.toasts.push(Tone::Bad, t("link-ended"), text, now);
            self.leave(false);
        }
    }

    /// Draws the screen.
    pub fn draw(&mut self, ui: &mut Ui) {
        match self.screen() {
            Screen::Start => self.start_screen(ui),
            Screen::Connecting => self.connecting(ui),
            Screen::Lobby => self.lobby(ui),
            Screen::Table => self.game(ui),
            Screen::End => self.end(ui),
        }
        if !matches!(self.screen(), Screen::Start | Screen::Connecting) {
            self.link_bar(ui);
        }
        self.toasts.ui(ui, 84.0);
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
            StartAction::PlayHere => self.host(&ctx, Access::Offline, 2),
            StartAction::Join(found) => self.join(&ctx, &found),
            StartAction::JoinAddress(address) => self.join_address(&ctx, address),
            StartAction::Profile => self.save(&ctx),
        }
    }

    fn host(&mut self, ctx: &Context, access: Access, players: usize) {
        let Some(players) = SeatCount::new(players) else { return };
        let table = t_args("start-table-name", &[("name", self.start.name.as_str().into())]);
        let record = self.profile.as_ref().and_then(|profile| profile.record_path().ok());
        let options = HostOptions {
            table,
            config: Config::new("argo", players),
            access,
            seed: None,
            window: WINDOW,
            auto_start: false,
            pace: BOT_PACE,
            record,
        };
        match self.backend.host(options) {
            Ok(host) => {
                let client = host.client(self.join_options(), wake(ctx));
                self.enter(TableClient::new(Wire::Live(client), Some(host)));
            }
            Err(error) => self.failed(ctx, error.to_string()),
        }
    }

    fn join(&mut self, ctx: &Context, found: &FoundTable) {
        let a = &found.announcement;
        let target = Target {
            table: TableId::parse(&a.id),
            addresses: found.addresses.clone(),
            expected: Some(a.fingerprint),
        };
        let client = self.backend.join(target, self.join_options(), wake(ctx));
        self.enter(TableClient::new(Wire::Live(client), None));
    }

    fn join_address(&mut self, ctx: &Context, address: SocketAddr) {
        let known = self.profile.as_ref().and_then(|profile| profile.hosts().ok());
        let expected = known.and_then(|hosts| hosts.get(&address.to_string())?.parse::<Fingerprint>().ok());
        let target = Target {
            table: None,
            addresses: vec![address],
            expected,
        };
        let client = self.backend.join(target, self.join_options(), wake(ctx));
        let mut table = TableClient::new(Wire::Live(client), None);
        table.typed = Some(address);
        self.enter(table);
    }

    fn join_options(&self) -> JoinOptions {
        JoinOptions {
            colour: Some(self.start.colour),
            ..JoinOptions::new(&self.start.name)
        }
    }

    fn enter(&mut self, table: TableClient) {
        self.board = TableState::default();
        self.menu = false;
        self.table = Some(table);
    }

    fn failed(&mut self, ctx: &Context, why: String) {
        let now = ctx.input(|i| i.time);
        self.toasts.push(Tone::Bad, t("toast-failed"), why, now);
    }

    fn save(&mut self, ctx: &Context) {
        let Some(profile) = &self.profile else { return };
        let settings = Settings {
            name: Name::parse(&self.start.name).ok(),
            colour: Some(self.start.colour),
        };
        if let Err(error) = settings.save(profile) {
            self.failed(ctx, error.to_string());
        }
    }

    /// Goes back to the start; a table hosted here is closed.
    fn leave(&mut self, say: bool) {
        let Some(mut table) = self.table.take() else { return };
        if say {
            // A client that cannot be told any more has ended already.
            let _ = table.send(ClientMessage::Leave);
        }
        if let Some(host) = table.host.as_ref() {
            HostHandle::close(host);
        }
    }

    fn say(&mut self, ctx: &Context, message: ClientMessage<crate::games::any::AnyGame>) {
        let Some(table) = &mut self.table else { return };
        if let Err(error) = table.send(message) {
            self.failed(ctx, error.to_string());
        }
    }

    fn connecting(&mut self, ui: &mut Ui) {
        let p = palette(ui.ctx());
        let screen = ui.max_rect();
        let attempt = match self.table.as_ref().map(|table| &table.link) {
            Some(LinkState::Connecting(attempt)) => *attempt,
            _ => 1,
        };
        let mut pen = look::Pen::new(ui.ctx());
        super::art::space::space(&mut pen, screen);
        let center = screen.center();
        widgets::icon_well(&mut pen, center - Vec2::new(0.0, 90.0), 104.0, &glyphs::JOIN, false);
        pen.paint(ui.painter());
        let font = look::fonts::bold(sizes::TITLE);
        let wide = screen.width() - 40.0;
        widgets::label(
            ui,
            center,
            egui::Align2::CENTER_CENTER,
            &t("link-connecting"),
            font,
            p.text,
            wide,
        );
        let more = t_args("link-connecting-more", &[("n", attempt.into())]);
        let at = center + Vec2::new(0.0, 28.0);
        let font = look::fonts::regular(sizes::BODY);
        widgets::label(ui, at, egui::Align2::CENTER_CENTER, &more, font, p.text, wide);
        let button = Rect::from_center_size(center + Vec2::new(0.0, 84.0), Vec2::new(160.0, sizes::BUTTON_LARGE));
        let esc = ui.input(|i| i.key_pressed(egui::Key::Escape));
        if Button::new(&t("link-cancel"))
            .glyph(&glyphs::CLOSE)
            .show(ui, button)
            .clicked()
            || esc
        {
            self.leave(true);
        }
    }

    fn lobby(&mut self, ui: &mut Ui) {
        let action = self.table.as_ref().and_then(|table| lobby_ui(ui, table));
        match action {
            Some(LobbyAction::Say(message)) => self.say(&ui.ctx().clone(), *message),
            Some(LobbyAction::Leave) => self.leave(true),
            None => {}
        }
    }

    fn end(&mut self, ui: &mut Ui) {
        let action = self
            .table
            .as_ref()
            .and_then(|table| end_ui(ui, table, table.ended.as_ref()?));
        match action {
            Some(EndAction::Rematch) => self.say(&ui.ctx().clone(), ClientMessage::Rematch),
            Some(EndAction::Leave) => self.leave(true),
            None => {}
        }
    }

    fn game(&mut self, ui: &mut Ui) {
        let Some(table) = &mut self.table else { return };
        let Some(model) = table_model(table) else { return };
        let (entries, gap) = std::mem::take(&mut table.unread);
        if !entries.is_empty() || gap {
            let context = LogContext {
                setup: &model.setup,
                view: &model.view,
                names: &model.names,
                you: model.you(),
            };
            self.board.log.absorb(context, &entries, gap);
        }
        let action = table_ui(ui, &model, &mut self.board);
        if action == Some(TableAction::Menu) {
            self.menu = !self.menu;
        }
        if let Some(message) = action.and_then(TableAction::message) {
            self.say(&ui.ctx().clone(), message);
        }
        self.menu_ui(ui);
    }

    /// What the menu of the table offers.
    fn menu_ui(&mut self, ui: &Ui) {
        if !self.menu {
            return;
        }
        let min = ui.max_rect().min + Vec2::new(10.0, sizes::TOP_BAR + 4.0);
        let rect = Rect::from_min_size(min, Vec2::new(248.0, 112.0));
        let area = egui::Area::new(egui::Id::unique("table menu"))
            .order(egui::Order::Foreground)
            .fixed_pos(min);
        let (leave, stay) = (t("lobby-back"), t("menu-stay"));
        let mut chosen = None;
        area.show(ui.ctx(), |ui| {
            ui.allocate_rect(rect, egui::Sense::click());
            let p = palette(ui.ctx());
            let mut pen = look::Pen::new(ui.ctx());
            pen.rect_lined(rect, sizes::R_CARD, p.card, 1.0, p.line_hi);
            pen.paint(ui.painter());
            let line =
                |row: f32| Rect::from_min_size(rect.min + Vec2::new(10.0, 10.0 + 48.0 * row), Vec2::new(228.0, 44.0));
            if Button::new(&stay).glyph(&glyphs::PLAY).show(ui, line(0.0)).clicked() {
                chosen = Some(false);
            }
            if Button::new(&leave).glyph(&glyphs::LEFT).show(ui, line(1.0)).clicked() {
                chosen = Some(true);
            }
        });
        if let Some(leaves) = chosen {
            self.menu = false;
            if leaves {
                self.leave(true);
            }
        }
    }

    fn link_bar(&self, ui: &Ui) {
        let Some(table) = &self.table else { return };
        if matches!(table.link, LinkState::Up) || table.host.is_some() {
            return;
        }
        let screen = ui.max_rect();
        let min = Pos2::new(screen.left() + 12.0, screen.top() + sizes::TOP_BAR + 4.0);
        let rect = Rect::from_min_size(min, Vec2::new(screen.width() - 24.0, sizes::BANNER));
        widgets::table_bar(ui, rect, &glyphs::SIGNAL2, &t("link-lost"), &t("link-lost-more"));
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

/// Asks for a frame when something new can be polled.
fn wake(ctx: &Context) -> Wake {
    let ctx = ctx.clone();
    Arc::new(move || ctx.request_repaint())
}

/// What the table screen shows, with clocks as they are now.
fn table_model(table: &TableClient) -> Option<TableModel> {
    let (info, lobby, snapshot) = (table.info.as_ref()?, table.lobby.as_ref()?, table.snapshot.as_deref()?);
    let mut model = TableModel::new(info, lobby, table.me?, snapshot)?;
    for question in &mut model.questions {
        question.clock = table.clock(question.id).or(question.clock);
    }
    Some(model)
}

/// Keeps the key of a host that was reached by a typed address; a later visit expects the same.
fn remember_host(profile: Option<&Profile>, table: &mut TableClient) {
    let (Some(profile), Some(typed), Some((key, _))) = (profile, table.typed, table.reached) else {
        return;
    };
    table.typed = None;
    // A memory that cannot be read or written makes the next visit a first one; nothing else depends on it.
    if let Ok(mut hosts) = profile.hosts() {
        hosts.insert(typed.to_string(), key.to_string());
        let _ = profile.save_hosts(&hosts);
    }
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
    /// The profile cannot be used.
    #[error("{0}")]
    Store(#[from] crate::store::StoreError),
}

/// Opens the window and returns when it is closed.
///
/// # Errors
/// No display, or the settings cannot be read; each says what to do.
pub fn run(profile: Profile, backend: Backend) -> Result<(), WindowError> {
    let settings = Settings::load(&profile)?;
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
        Ok(Box::new(App::new(&cc.egui_ctx, Some(profile), backend, &settings)) as Box<dyn eframe::App>)
    };
    eframe::run_native("Podbay", options, Box::new(create))
        .map_err(|error| WindowError::NoDisplay(t_args("window-no-display", &[("why", error.to_string().into())])))
}
