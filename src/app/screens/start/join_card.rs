//! The card "Join" of the start screen: tables found by themselves, and an address to type.

use crate::{
    app::{
        look::{colors, fonts, glyphs, palette, pen::chamfered, sizes},
        widgets::{self, Button},
    },
    net::{
        AddressError, TypedAddress,
        browse::FoundTable,
        code::{CodeError, Invitation},
        discovery::TableState,
    },
    protocol::PROTOCOL_VERSION,
    store::Settings,
    text::{self, t, t_args},
};
use egui::{Align2, Id, Rect, ScrollArea, Sense, Ui, Vec2, pos2, vec2};
use std::net::SocketAddr;

/// A choice on the start screen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StartAction {
    /// Opens a table on the network.
    Host,
    /// Joins a table of the list.
    Join(Box<FoundTable>),
    /// Looks on at a table of the list.
    Watch(Box<FoundTable>),
    /// Joins by a typed address.
    JoinAddress(TypedAddress),
    /// Joins by a join code.
    JoinCode(Invitation),
    /// Opens a table for this machine alone.
    PlayHere,
    /// Goes on with the game that is offered.
    Resume,
    /// Takes that offer away.
    PutAway,
    /// Lists the games that were recorded.
    Replays,
    /// Name or colour changed.
    Profile,
    /// Opens the settings.
    Settings,
    /// Opens the rules of the games.
    Rules,
    /// Asks why a table is not in the list, or cannot be joined because its host has this version.
    Why(Option<String>),
    /// Examines the network, also the way to an address that was typed.
    Doctor(Option<SocketAddr>),
}

/// A table where this player has a seat, with the device that hosted it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LastTable {
    /// Its id.
    pub table: String,
    /// The key of its host, if it was written down.
    pub host: Option<String>,
}

impl LastTable {
    /// The one that was kept in the settings.
    #[must_use]
    pub fn of(settings: &Settings) -> Option<Self> {
        Some(Self {
            table: settings.last_table.clone()?,
            host: settings.last_host.clone(),
        })
    }
    fn has_id_of(&self, found: &FoundTable) -> bool {
        self.table == found.announcement.id
    }
    /// True if it is this table, at the same host.
    fn is(&self, found: &FoundTable) -> bool {
        let same = |host: &String| *host == found.key().to_string();
        self.has_id_of(found) && self.host.as_ref().is_none_or(same)
    }
}

/// The relation of a row to the table where this player has a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kinship {
    None,
    /// It is that table.
    Own,
    /// It calls itself that table, and another device hosts it.
    OtherKey,
}

/// Height of the line with the address.
const FOOT: f32 = 68.0;

/// A row of the list with the time since when its table is gone.
#[derive(Clone, Debug)]
struct Row {
    table: FoundTable,
    gone: Option<f64>,
}

impl Row {
    /// True if the two programs can talk to each other.
    const fn fits(&self) -> bool {
        self.table.announcement.protocol == PROTOCOL_VERSION
    }
    /// True if there is a seat for this player.
    fn is_open(&self) -> bool {
        self.gone.is_none() && self.has_seats()
    }
    /// True if there is one, or was when the table went.
    fn has_seats(&self) -> bool {
        self.fits() && self.table.announcement.state == TableState::Open
    }
    /// The text that says what goes on there.
    const fn state(&self) -> &'static str {
        match (self.gone.is_some(), self.fits(), self.table.announcement.state) {
            (true, ..) => "start-state-gone",
            (_, false, _) => "start-state-update",
            (.., TableState::Open) => "start-state-open",
            (.., TableState::Full) => "start-state-full",
            (.., TableState::Playing) => "start-state-playing",
            (.., TableState::Ended) => "start-state-ended",
        }
    }
}

/// The state of the search for tables.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Search {
    /// Tables can be found.
    #[default]
    Runs,
    /// mDNS does not run on this machine.
    Impossible,
    /// This machine has no network.
    NoNetwork,
    /// Only containers and virtual machines of this machine can reach it.
    OnlyVirtual,
}

/// The memory of the card.
#[derive(Clone, Debug, Default)]
pub(super) struct JoinCard {
    pub(super) search: Search,
    /// The name of the system, as Rust calls it.
    pub(super) system: &'static str,
    address: String,
    /// The text that says what is wrong with what was typed.
    wrong: Option<&'static str>,
    rows: Vec<Row>,
    /// Addresses where a table is announced and nobody answers.
    silent: Vec<SocketAddr>,
}

impl JoinCard {
    /// A card without a table, on the system of this name.
    pub(super) fn on(system: &'static str) -> Self {
        Self {
            system,
            ..Self::default()
        }
    }

    /// Takes in the tables found now; those that went stay for two seconds.
    pub(super) fn set_tables(&mut self, tables: Vec<FoundTable>, now: f64) {
        let is_here = |row: &Row| tables.iter().any(|t| t.key() == row.table.key());
        self.rows.retain(|row| !is_here(row));
        for row in &mut self.rows {
            row.gone = row.gone.or(Some(now));
        }
        let stays = |row: &Row| row.gone.is_some_and(|since| now - since < sizes::T_ROW_FADES);
        self.rows.retain(stays);
        self.rows
            .extend(tables.into_iter().map(|table| Row { table, gone: None }));
        // Where one can sit down comes first; a row that fades keeps its place.
        let order = |row: &Row| (!row.has_seats(), row.table.announcement.name.clone(), row.table.key());
        self.rows.sort_by_key(order);
    }

    /// Takes in the addresses where a table is announced and nobody answers. Those by which a listed table is announced
    /// as well, over the other version of IP, are none.
    pub(super) fn set_silent(&mut self, silent: Vec<SocketAddr>) {
        let listed = |address: &SocketAddr| {
            let mut others = self.rows.iter().flat_map(|row| &row.table.addresses);
            others.any(|other| other.port() == address.port() && other.is_ipv4() != address.is_ipv4())
        };
        self.silent = silent.into_iter().filter(|address| !listed(address)).collect();
    }

    /// This table, if it is there and can be joined.
    pub(super) fn find(&self, last: &LastTable) -> Option<&FoundTable> {
        let is_it = |row: &&Row| row.gone.is_none() && row.fits() && last.is(&row.table);
        self.rows.iter().find(is_it).map(|row| &row.table)
    }

    /// True while an address is being written, also where the field has lost the focus.
    pub(super) fn is_written_in(&self) -> bool {
        !self.address.is_empty()
    }

    /// Joins the first open table, or goes to the address if there is none.
    pub(super) fn key(&self, ui: &Ui) -> Option<StartAction> {
        let open = self.rows.iter().find(|row| row.is_open());
        if open.is_none() {
            ui.memory_mut(|memory| memory.request_focus(address_id(ui)));
        }
        open.map(|row| StartAction::Join(Box::new(row.table.clone())))
    }

    /// Draws the card; at the `own` table this player has a seat.
    pub(super) fn ui(&mut self, ui: &mut Ui, rect: Rect, small: bool, own: Option<&LastTable>) -> Option<StartAction> {
        let p = palette(ui.ctx());
        let head = if small { 64.0 } else { 84.0 };
        let center = rect.min + vec2(8.0, 0.0) + Vec2::splat(head / 2.0);
        let at = center + vec2(head / 2.0 + 8.0, 13.0);
        widgets::draw(ui, |pen| {
            widgets::card(pen, rect);
            widgets::icon_well(pen, center, head - 24.0, &glyphs::JOIN, false);
            let at = at - vec2(0.0, 24.0);
            pen.bold(at, Align2::LEFT_CENTER, &t("start-join"), sizes::TITLE, p.text);
            widgets::number_cap(pen, rect, 2);
        });
        let wide = rect.right() - at.x - 80.0;
        widgets::regular(ui, at, &self.state(), sizes::LABEL + 1.0, p.dim, wide);
        let (list, foot) = rect.split_top_bottom_at_y(rect.bottom() - FOOT);
        let list = list.shrink2(vec2(12.0, 0.0)).with_min_y(rect.top() + head + 2.0);
        let joined = self.list(ui, list, own);
        let foot = Rect::from_min_max(foot.min + vec2(16.0, 4.0), foot.max);
        self.address(ui, foot).or(joined)
    }

    fn state(&self) -> String {
        let found = self.rows.iter().filter(|row| row.gone.is_none()).count();
        match (self.search, found) {
            (Search::NoNetwork | Search::OnlyVirtual, 0) => t("start-no-network"),
            (Search::Impossible, _) => t("start-no-search"),
            (_, 0) => t("start-join-listening"),
            (_, n) => t_args("start-join-found", &[("n", n.into())]),
        }
    }

    fn list(&self, ui: &mut Ui, rect: Rect, own: Option<&LastTable>) -> Option<StartAction> {
        if self.rows.is_empty() && self.silent.is_empty() {
            let pressed = empty(ui, rect, (self.search, self.system));
            return pressed.then(|| StartAction::Doctor(number(&self.address)));
        }
        let now = ui.input(|i| i.time);
        let mut action = None;
        let mut inner = ui.new_child(egui::UiBuilder::new().max_rect(rect));
        ScrollArea::vertical().auto_shrink(false).show(&mut inner, |ui| {
            ui.spacing_mut().item_spacing.y = 6.0;
            for row in &self.rows {
                let faded = |since: f64| 1.0 - ((now - since) / sizes::T_ROW_FADES) as f32;
                if row.gone.is_some() {
                    ui.ctx().request_repaint();
                }
                let alpha = row.gone.map_or(1.0, faded).clamp(0.0, 1.0);
                let kinship = match own.filter(|own| own.has_id_of(&row.table)) {
                    Some(own) if own.is(&row.table) => Kinship::Own,
                    Some(_) => Kinship::OtherKey,
                    None => Kinship::None,
                };
                action = table_row(ui, row, kinship, alpha).or(action.take());
            }
            if let Some(first) = self.silent.first()
                && silent_row(ui, &self.silent)
            {
                action = Some(StartAction::Doctor(Some(*first)));
            }
        });
        action
    }

    fn address(&mut self, ui: &mut Ui, rect: Rect) -> Option<StartAction> {
        let p = palette(ui.ctx());
        let at = rect.min + vec2(0.0, 20.0);
        let wide = rect.width() * 0.3;
        let text = widgets::regular(ui, at, &t("start-not-in-list"), sizes::LABEL + 1.0, p.dim, wide);
        let button = Button::new(t("start-address-join"));
        let size = vec2(button.width(ui), sizes::BUTTON);
        let join = Align2::RIGHT_CENTER.anchor_size(pos2(rect.right() - 12.0, at.y), size);
        let field = join.with_min_x(text.right() + 12.0).with_max_x(join.left() - 8.0);
        let (name, hint, wrong) = (t("start-address"), t("start-address-hint"), self.wrong);
        let typed = widgets::text_field(ui, field, (&name, &hint), &mut self.address, |_| wrong.map(t));
        if typed.is_changed() {
            self.wrong = None;
        }
        if button.show(ui, join).clicked() || typed.is_entered() {
            let found = way_to(&self.address);
            self.wrong = found.as_ref().err().copied();
            if found.is_err() {
                typed.response.request_focus();
            }
            return found.ok();
        }
        None
    }
}

fn address_id(ui: &Ui) -> Id {
    widgets::field_id(ui, &t("start-address"))
}

/// The way to a table as people type it: an address, a join code or the name of a computer. Otherwise the text that says
/// what is wrong. A name has a dot or a port, or is that of this computer: other words are codes with a mistake.
fn way_to(text: &str) -> Result<StartAction, &'static str> {
    let text = text.trim();
    let typed = text.parse::<TypedAddress>();
    if text.contains(['.', ':']) || text == "localhost" {
        return typed.map(StartAction::JoinAddress).map_err(|error| match error {
            AddressError::Port => "start-address-port",
            AddressError::Machine => "start-address-bad",
        });
    }
    text.parse().map(StartAction::JoinCode).map_err(|error| match error {
        CodeError::Mistyped => "start-code-mistyped",
        CodeError::Length { .. } | CodeError::Sign | CodeError::Address => "start-address-bad",
    })
}

/// The address in a text, if it is one with a number.
fn number(text: &str) -> Option<SocketAddr> {
    text.parse::<TypedAddress>().ok()?.number()
}

/// The text below the words that no table was found. Some systems ask by themselves whether a program may use the network;
/// there it says beforehand what to choose.
fn below_no_table(system: &str) -> &'static str {
    match system {
        "macos" => "start-no-table-macos",
        "windows" => "start-no-table-windows",
        _ => "start-no-table-more",
    }
}

/// Fills the empty list: the state of the search, what happens by itself, what can be done; returns whether the cause is
/// to be found.
fn empty(ui: &mut Ui, rect: Rect, (search, system): (Search, &str)) -> bool {
    let p = palette(ui.ctx());
    let (head, more) = match search {
        Search::Runs => (t("start-no-table"), t(below_no_table(system))),
        Search::Impossible => (t("start-no-search-head"), t("start-no-search-more")),
        Search::NoNetwork => (t("start-no-network-head"), t("start-no-network-more")),
        Search::OnlyVirtual => (t("start-only-virtual-head"), t("start-only-virtual-more")),
    };
    let mut center = rect.center();
    if rect.height() > 260.0 {
        let well = Rect::from_center_size(center - vec2(0.0, 52.0), Vec2::splat(104.0));
        widgets::draw(ui, |pen| {
            pen.poly(chamfered(well, 20.0), p.panel);
            pen.outline(chamfered(well, 20.0), 1.5, p.line_hi);
            pen.glyph(&glyphs::HOST, well.center(), 54.0, p.dim, p.panel);
        });
        center.y += 42.0;
    }
    let (at, wide, font) = (
        center - vec2(0.0, 6.0),
        rect.width() - 16.0,
        fonts::bold(sizes::NAME + 1.0),
    );
    widgets::label(ui, at, Align2::CENTER_CENTER, &head, font, p.text, wide);
    let (at, font) = (center + vec2(0.0, 10.0), fonts::regular(sizes::LABEL + 1.0));
    let below = widgets::paragraph_below(ui, at, &more, font, p.dim, wide).bottom();
    let button = Button::new(t("doctor-button"));
    let size = vec2(button.width(ui), sizes::BUTTON);
    // In the smallest windows the help below has the same.
    let place = Align2::CENTER_TOP.anchor_size(pos2(center.x, below + 6.0), size);
    rect.contains_rect(place) && button.show(ui, place).clicked()
}

/// Height of a row: two lines about the table, and one for the words of its key.
const ROW: f32 = 80.0;
/// Height of the row of what does not answer: two lines.
const SILENT_ROW: f32 = 60.0;

/// A table of the list; returns what was chosen there.
fn table_row(ui: &mut Ui, row: &Row, kinship: Kinship, alpha: f32) -> Option<StartAction> {
    let p = palette(ui.ctx());
    let [text, dim, bad] = [p.text, p.dim, p.bad].map(|color| colors::faded(color, alpha));
    let a = &row.table.announcement;
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), ROW), Sense::hover());
    let upper = rect.with_max_y(rect.bottom() - 22.0);
    let seats = upper.right_center() - vec2(300.0, 0.0);
    widgets::draw(ui, |pen| {
        pen.opacity = alpha;
        let fill = if row.is_open() { p.card_hi } else { p.panel };
        pen.rect_lined(rect, sizes::R_CARD, fill, 1.0, p.line);
        let at = rect.left_center() + vec2(30.0, 0.0);
        widgets::icon_well(pen, at, 34.0, &glyphs::HOST, false);
        for seat in 0..a.seats.min(4) {
            let at = seats + vec2(15.0 * f32::from(seat), 0.0);
            if seat < a.taken {
                pen.disc(at, 5.5, p.text);
            } else {
                pen.ring(at, 5.0, 1.2, p.dim);
            }
        }
    });
    let color = if row.fits() { text } else { bad };
    let wide = if row.is_open() { 78.0 } else { 122.0 };
    widgets::regular(ui, seats + vec2(66.0, 0.0), &t(row.state()), sizes::LABEL, color, wide);
    let at = upper.left_center() + vec2(58.0, 0.0);
    let wide = seats.x - at.x - 16.0;
    widgets::bold(ui, at - vec2(0.0, 10.0), &a.name, sizes::BODY, text, wide);
    if !a.game.is_empty() {
        widgets::regular(ui, at + vec2(0.0, 11.0), &text::game(&a.game), sizes::LABEL, dim, wide);
    }
    // Whole, over the width of the row: a key with the same first words is soon made.
    let below = pos2(at.x, rect.bottom() - 15.0);
    let words = a.fingerprint.words();
    let (line, color) = match kinship {
        Kinship::OtherKey => (t_args("start-row-other-key", &[("words", words.into())]), bad),
        Kinship::Own | Kinship::None => (words, dim),
    };
    widgets::regular(ui, below, &line, sizes::LABEL, color, rect.right() - 12.0 - below.x);
    // The way back to one's seat stands on top of the screen.
    let has_button = row.gone.is_none() && kinship != Kinship::Own;
    has_button.then(|| row_button(ui, row, upper.right_center())).flatten()
}

/// The row of what is announced and does not answer; returns whether the cause is to be found.
fn silent_row(ui: &mut Ui, silent: &[SocketAddr]) -> bool {
    let p = palette(ui.ctx());
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), SILENT_ROW), Sense::hover());
    widgets::draw(ui, |pen| {
        pen.rect_lined(rect, sizes::R_CARD, p.panel, 1.0, p.hazard);
        widgets::icon_well(pen, rect.left_center() + vec2(30.0, 0.0), 34.0, &glyphs::ALERT, false);
    });
    let button = Button::new(t("doctor-button"));
    let (mut right, size) = (
        rect.right_center() - vec2(12.0, 0.0),
        vec2(button.width(ui).max(94.0), 38.0),
    );
    let pressed = button.show_left_of(ui, &mut right, size, "silent").clicked();
    let at = rect.left_center() + vec2(58.0, 0.0);
    let wide = right.x - at.x - 12.0;
    let head = t("start-silent");
    widgets::bold(ui, at - vec2(0.0, 10.0), &head, sizes::BODY, p.text, wide);
    let addresses: Vec<String> = silent.iter().map(ToString::to_string).collect();
    let more = t_args("start-silent-more", &[("addresses", addresses.join(", ").into())]);
    widgets::regular(ui, at + vec2(0.0, 11.0), &more, sizes::LABEL, p.dim, wide);
    pressed
}

fn row_button(ui: &mut Ui, row: &Row, right: egui::Pos2) -> Option<StartAction> {
    let a = &row.table.announcement;
    let table = Box::new(row.table.clone());
    let (text, label, action) = match (row.fits(), row.is_open()) {
        (false, _) => (
            "start-button-why",
            "start-row-why",
            StartAction::Why(Some(a.version.clone())),
        ),
        (true, true) => ("start-button-join", "start-row-join", StartAction::Join(table)),
        (true, false) => ("start-button-watch", "start-row-watch", StartAction::Watch(table)),
    };
    let label = t_args(label, &[("table", a.name.as_str().into())]);
    let button = Button::new(t(text)).label(label);
    let button = if row.is_open() { button.primary() } else { button };
    let mut right = right - vec2(12.0, 0.0);
    let response = button.show_left_of(ui, &mut right, vec2(94.0, 38.0), ("row", a.fingerprint.0));
    let chosen = response.clicked().then_some(action);
    if !row.is_open() {
        return chosen;
    }
    right.x -= 6.0;
    let label = t_args("start-row-only-watch", &[("table", a.name.as_str().into())]);
    let button = Button::new("").glyph(&glyphs::EYE).label(&label);
    let response = button.show_left_of(ui, &mut right, vec2(38.0, 38.0), ("row watched", a.fingerprint.0));
    let watched = response.on_hover_text(label).clicked();
    chosen.or_else(|| watched.then(|| StartAction::Watch(Box::new(row.table.clone()))))
}
