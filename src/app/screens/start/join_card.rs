//! The card "Join" of the start screen: tables found by themselves, and an address to type.

use crate::{
    app::{
        look::{Pen, colors, fonts, glyphs, palette, pen::chamfered, sizes},
        widgets::{self, Button},
    },
    net::{browse::FoundTable, discovery::TableState, endpoint::DEFAULT_PORT},
    protocol::PROTOCOL_VERSION,
    text::{self, t, t_args},
};
use egui::{Align2, Id, Rect, ScrollArea, Sense, Ui, Vec2, pos2, vec2};
use std::net::{IpAddr, SocketAddr};

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
    JoinAddress(SocketAddr),
    /// Opens a table for this machine alone.
    PlayHere,
    /// Name or colour changed.
    Profile,
    /// Opens the settings.
    Settings,
    /// Asks why a table is not in the list, or cannot be joined because its host has this version.
    Why(Option<String>),
}

/// Height of the line with the address.
const FOOT: f32 = 62.0;

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
        self.fits() && self.gone.is_none() && self.table.announcement.state == TableState::Open
    }
}

/// The state of the search for tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Search {
    /// Tables can be found.
    Runs,
    /// mDNS does not run on this machine.
    Impossible,
    /// This machine has no network.
    NoNetwork,
}

/// The memory of the card.
#[derive(Clone, Debug)]
pub(super) struct JoinCard {
    pub(super) search: Search,
    /// Id of the table where this player sat last.
    pub(super) last_table: Option<String>,
    address: String,
    address_wrong: bool,
    rows: Vec<Row>,
}

impl JoinCard {
    pub(super) const fn new() -> Self {
        Self {
            search: Search::Runs,
            last_table: None,
            address: String::new(),
            address_wrong: false,
            rows: Vec::new(),
        }
    }

    /// Takes in the tables found now; those that went stay for two seconds.
    pub(super) fn set_tables(&mut self, tables: Vec<FoundTable>, now: f64) {
        for row in &mut self.rows {
            match tables.iter().find(|t| t.announcement.id == row.table.announcement.id) {
                Some(table) => (row.table, row.gone) = (table.clone(), None),
                None => row.gone = row.gone.or(Some(now)),
            }
        }
        let stays = |row: &Row| row.gone.is_none_or(|since| now - since < sizes::T_ROW_FADES);
        self.rows.retain(stays);
        for table in tables {
            let known = |row: &Row| row.table.announcement.id == table.announcement.id;
            if !self.rows.iter().any(known) {
                self.rows.push(Row { table, gone: None });
            }
        }
        self.rows.sort_by_key(|row| row.table.announcement.name.clone());
    }

    /// The table with this id, if it is there and can be joined.
    pub(super) fn find(&self, id: &str) -> Option<&FoundTable> {
        let is_it = |row: &&Row| row.gone.is_none() && row.fits() && row.table.announcement.id == id;
        self.rows.iter().find(is_it).map(|row| &row.table)
    }

    /// Joins the first open table, or goes to the address if there is none.
    pub(super) fn key(&self, ui: &Ui) -> Option<StartAction> {
        let open = self.rows.iter().find(|row| row.is_open());
        if open.is_none() {
            ui.memory_mut(|memory| memory.request_focus(address_id(ui)));
        }
        open.map(|row| StartAction::Join(Box::new(row.table.clone())))
    }

    pub(super) fn ui(&mut self, ui: &mut Ui, rect: Rect, small: bool) -> Option<StartAction> {
        let p = palette(ui.ctx());
        let mut pen = Pen::new(ui.ctx());
        widgets::card(&mut pen, rect);
        let head = if small { 64.0 } else { 84.0 };
        let center = rect.min + vec2(8.0, 0.0) + Vec2::splat(head / 2.0);
        widgets::icon_well(&mut pen, center, head - 24.0, &glyphs::JOIN, false);
        let x = center.x + head / 2.0 + 8.0;
        let at = pos2(x, center.y - 11.0);
        pen.bold(at, Align2::LEFT_CENTER, &t("start-join"), sizes::TITLE, p.text);
        widgets::key_cap(&mut pen, rect.right_top() + vec2(-38.0, 25.0), "2");
        pen.paint(ui.painter());
        let at = pos2(x, center.y + 13.0);
        let wide = rect.right() - x - 56.0;
        widgets::regular(ui, at, &self.state(), sizes::LABEL + 1.0, p.dim, wide);
        let (list, foot) = rect.split_top_bottom_at_y(rect.bottom() - FOOT);
        let list = list.shrink2(vec2(12.0, 0.0)).with_min_y(rect.top() + head + 2.0);
        let joined = self.list(ui, list);
        let foot = Rect::from_min_max(foot.min + vec2(16.0, 4.0), foot.max);
        self.address(ui, foot).or(joined)
    }

    fn state(&self) -> String {
        let found = self.rows.iter().filter(|row| row.gone.is_none()).count();
        match (self.search, found) {
            (Search::NoNetwork, 0) => t("start-no-network"),
            (Search::Impossible, _) => t("start-no-search"),
            (_, 0) => t("start-join-listening"),
            (_, n) => t_args("start-join-found", &[("n", n.into())]),
        }
    }

    fn list(&self, ui: &mut Ui, rect: Rect) -> Option<StartAction> {
        if self.rows.is_empty() {
            empty(ui, rect, self.search);
            return None;
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
                let mine = self.last_table.as_ref() == Some(&row.table.announcement.id);
                action = table_row(ui, row, mine, alpha).or(action.take());
            }
        });
        action
    }

    fn address(&mut self, ui: &mut Ui, rect: Rect) -> Option<StartAction> {
        let p = palette(ui.ctx());
        let at = rect.min + vec2(0.0, 20.0);
        let wide = rect.width() * 0.3;
        let text = widgets::regular(ui, at, &t("start-not-in-list"), sizes::LABEL + 1.0, p.dim, wide);
        let text_join = t("start-address-join");
        let button = Button::new(&text_join);
        let size = vec2(button.width(ui), sizes::BUTTON);
        let join = Align2::RIGHT_CENTER.anchor_size(pos2(rect.right() - 12.0, at.y), size);
        let field = join.with_min_x(text.right() + 12.0).with_max_x(join.left() - 8.0);
        let bad = t("start-address-bad");
        let error = self.address_wrong.then_some(&*bad);
        let (name, hint) = (t("start-address"), t("start-address-hint"));
        let response = widgets::text_field(ui, field, &name, &mut self.address, &hint, error);
        if response.changed() {
            self.address_wrong = false;
        }
        let enter = response.lost_focus() && ui.input(|i| i.key_pressed(egui::Key::Enter));
        if button.show(ui, join).clicked() || enter {
            let found = parse_address(&self.address);
            self.address_wrong = found.is_none();
            return found.map(StartAction::JoinAddress);
        }
        None
    }
}

fn address_id(ui: &Ui) -> Id {
    widgets::field_id(ui, &t("start-address"))
}

/// An address as people type it: with a port, or without one for the usual port.
fn parse_address(text: &str) -> Option<SocketAddr> {
    let text = text.trim();
    let bare = || text.trim_matches(['[', ']']).parse::<IpAddr>().ok();
    text.parse()
        .ok()
        .or_else(|| bare().map(|ip| SocketAddr::new(ip, DEFAULT_PORT)))
}

/// Fills the empty list: the state of the search, what happens by itself, what can be done.
fn empty(ui: &mut Ui, rect: Rect, search: Search) {
    let p = palette(ui.ctx());
    let (head, more) = match search {
        Search::Runs => (t("start-no-table"), t("start-no-table-more")),
        Search::Impossible => (t("start-no-search-head"), t("start-no-search-more")),
        Search::NoNetwork => (t("start-no-network-head"), t("start-no-network-more")),
    };
    let mut center = rect.center();
    if rect.height() > 260.0 {
        let well = Rect::from_center_size(center - vec2(0.0, 52.0), Vec2::splat(104.0));
        let mut pen = Pen::new(ui.ctx());
        pen.poly(chamfered(well, 20.0), p.panel);
        pen.outline(chamfered(well, 20.0), 1.5, p.line_hi);
        pen.glyph(&glyphs::HOST, well.center(), 54.0, p.dim, p.panel);
        pen.paint(ui.painter());
        center.y += 42.0;
    }
    for (down, text, font, color) in [
        (-6.0, head, fonts::bold(sizes::NAME + 1.0), p.text),
        (20.0, more, fonts::regular(sizes::LABEL + 1.0), p.dim),
    ] {
        let at = center + vec2(0.0, down);
        widgets::label(ui, at, Align2::CENTER_CENTER, &text, font, color, rect.width() - 16.0);
    }
}

/// A table of the list, perhaps one where this player has a seat; returns what was chosen there.
fn table_row(ui: &mut Ui, row: &Row, mine: bool, alpha: f32) -> Option<StartAction> {
    let p = palette(ui.ctx());
    let a = &row.table.announcement;
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 60.0), Sense::hover());
    let fill = if row.is_open() { p.card_hi } else { p.panel };
    let y = rect.center().y;
    let mut pen = Pen::new(ui.ctx());
    pen.opacity = alpha;
    pen.rect_lined(rect, sizes::R_CARD, fill, 1.0, p.line);
    let at = rect.left_center() + vec2(30.0, 0.0);
    widgets::icon_well(&mut pen, at, 34.0, &glyphs::HOST, false);
    pen.paint(ui.painter());
    let seats_left = rect.right() - 300.0;
    seats_and_state(ui, row, pos2(seats_left, y), alpha);
    let x = rect.left() + 58.0;
    let wide = seats_left - x - 16.0;
    let [text, dim] = [p.text, p.dim].map(|color| colors::faded(color, alpha));
    widgets::bold(ui, pos2(x, y - 10.0), &a.name, sizes::BODY, text, wide);
    let (game, words) = (text::game(&a.game), a.fingerprint.words());
    let plays = t_args("start-row-plays", &[("game", game.into()), ("words", words.into())]);
    widgets::regular(ui, pos2(x, y + 11.0), &plays, sizes::LABEL, dim, wide);
    if row.gone.is_some() || mine {
        // The way back to one's seat stands on top of the screen.
        return None;
    }
    let place = Align2::RIGHT_CENTER.anchor_size(rect.right_center() - vec2(12.0, 0.0), vec2(94.0, 38.0));
    row_button(ui, row, place)
}

/// Seats as discs, and the state in words.
fn seats_and_state(ui: &mut Ui, row: &Row, left: egui::Pos2, alpha: f32) {
    let p = palette(ui.ctx());
    let a = &row.table.announcement;
    let mut pen = Pen::new(ui.ctx());
    pen.opacity = alpha;
    for seat in 0..usize::from(a.seats).min(4) {
        let at = left + vec2(15.0 * seat as f32, 0.0);
        if seat < usize::from(a.taken) {
            pen.disc(at, 5.5, p.text);
        } else {
            pen.ring(at, 5.0, 1.2, p.dim);
        }
    }
    pen.paint(ui.painter());
    let state = t(match (row.gone.is_some(), row.fits(), a.state) {
        (true, ..) => "start-state-gone",
        (_, false, _) => "start-state-update",
        (.., TableState::Open) => "start-state-open",
        (.., TableState::Full) => "start-state-full",
        (.., TableState::Playing) => "start-state-playing",
        (.., TableState::Ended) => "start-state-ended",
    });
    let color = colors::faded(if row.fits() { p.text } else { p.bad }, alpha);
    widgets::regular(ui, left + vec2(66.0, 0.0), &state, sizes::LABEL, color, 122.0);
}

fn row_button(ui: &mut Ui, row: &Row, place: Rect) -> Option<StartAction> {
    let a = &row.table.announcement;
    let table = Box::new(row.table.clone());
    let (text, label, action) = match (row.fits(), row.is_open()) {
        (false, _) => {
            let why = StartAction::Why(Some(a.version.clone()));
            ("start-button-why", "start-row-why", why)
        }
        (true, true) => ("start-button-join", "start-row-join", StartAction::Join(table)),
        (true, false) => ("start-button-watch", "start-row-watch", StartAction::Watch(table)),
    };
    let (text, label) = (t(text), t_args(label, &[("table", a.name.as_str().into())]));
    let button = Button::new(&text).label(&label);
    let button = if row.is_open() { button.primary() } else { button };
    let id = ui.scope_id().with(("row", &a.id));
    button.show_as(ui, place, id).clicked().then_some(action)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_taken_as_people_type_them() {
        for (text, expected) in [
            (" 10.0.0.7:4433 ", Some("10.0.0.7:4433")),
            ("10.0.0.7", Some("10.0.0.7:47200")),
            ("[fe80::1]:9", Some("[fe80::1]:9")),
            ("[fe80::1]", Some("[fe80::1]:47200")),
            ("fe80::1", Some("[fe80::1]:47200")),
            ("kitchen", None),
            ("", None),
            ("10.0.0.7:99999", None),
        ] {
            let found = parse_address(text).map(|a| a.to_string());
            assert_eq!(found.as_deref(), expected, "{text}");
        }
    }
}
