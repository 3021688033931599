//! The start screen: who am I, host, join, play here; a living station beside it.

use super::{
    art::{figures, space},
    look::{
        Pen, colors, colour, fonts,
        glyphs::{self, Inks},
        palette,
        pen::chamfered,
        sizes,
    },
    station,
    widgets::{self, Button},
};
use crate::{
    net::discovery::{FoundTable, TableState},
    protocol::{Colour, Name, PROTOCOL_VERSION},
    text::{t, t_args},
};
use egui::{Align2, Key, Pos2, Rect, Role, ScrollArea, Sense, Ui, Vec2, WidgetInfo};
use std::net::SocketAddr;

/// What the player chose.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StartAction {
    /// Opens a table on the network.
    Host,
    /// Joins a table of the list.
    Join(Box<FoundTable>),
    /// Joins by a typed address.
    JoinAddress(SocketAddr),
    /// Opens a table for this machine alone.
    PlayHere,
    /// Name or colour changed.
    Profile,
}

/// A row of the list with the time since when its table is gone.
#[derive(Clone, Debug)]
struct Row {
    table: FoundTable,
    gone: Option<f64>,
}

/// What the start screen remembers.
#[derive(Clone, Debug)]
pub struct StartScreen {
    /// Name of the player.
    pub name: String,
    /// Wished colour.
    pub colour: Colour,
    /// Words of this device's key, for others to compare.
    pub words: String,
    /// Whether mDNS runs.
    pub searching: bool,
    editing: bool,
    address: String,
    address_wrong: bool,
    rows: Vec<Row>,
}

impl StartScreen {
    /// For a player.
    #[must_use]
    pub const fn new(name: String, colour: Colour, words: String) -> Self {
        Self {
            name,
            colour,
            words,
            searching: true,
            editing: false,
            address: String::new(),
            address_wrong: false,
            rows: Vec::new(),
        }
    }

    /// Takes in the tables found now; those that went stay for two seconds.
    pub fn set_tables(&mut self, tables: Vec<FoundTable>, now: f64) {
        for row in &mut self.rows {
            match tables.iter().find(|t| t.announcement.id == row.table.announcement.id) {
                Some(table) => (row.table, row.gone) = (table.clone(), None),
                None => row.gone = row.gone.or(Some(now)),
            }
        }
        self.rows
            .retain(|row| row.gone.is_none_or(|since| now - since < sizes::T_ROW_FADES));
        for table in tables {
            if !self
                .rows
                .iter()
                .any(|row| row.table.announcement.id == table.announcement.id)
            {
                self.rows.push(Row { table, gone: None });
            }
        }
        self.rows
            .sort_by(|a, b| a.table.announcement.name.cmp(&b.table.announcement.name));
    }

    /// Draws the screen.
    pub fn ui(&mut self, ui: &mut Ui) -> Option<StartAction> {
        let screen = ui.max_rect();
        let small = screen.width() < 1180.0 || screen.height() < 720.0;
        let share = if small { 0.30 } else { 0.515 };
        let mut pen = Pen::new(ui.ctx());
        space::space(&mut pen, screen);
        let split = screen.left() + screen.width() * share;
        picture(
            &mut pen,
            Rect::from_min_max(screen.min, Pos2::new(split, screen.bottom())),
            small,
        );
        pen.paint(ui.painter());
        let margin = if small { 16.0 } else { 48.0 };
        let left = split + if small { 0.0 } else { 28.0 };
        let top = if small {
            16.0
        } else {
            (screen.height() * 0.082).max(24.0)
        };
        let column = Rect::from_min_max(
            Pos2::new(left, screen.top() + top),
            Pos2::new(screen.right() - margin, screen.bottom() - margin.min(40.0)),
        );
        self.column(ui, column)
    }

    fn column(&mut self, ui: &mut Ui, column: Rect) -> Option<StartAction> {
        let mut action = None;
        let profile = cut_top(column, 0.0, if self.editing { 104.0 } else { 52.0 });
        if self.profile(ui, profile) {
            action = Some(StartAction::Profile);
        }
        let small = column.height() < 640.0;
        let high = if small { 66.0 } else { 92.0 };
        let host = cut_top(column, profile.bottom() - column.top() + sizes::GAP_WIDE, high);
        if choice(
            ui,
            host,
            &glyphs::HOST,
            &t("start-host"),
            &t("start-host-more"),
            "1",
            true,
        ) {
            action = Some(StartAction::Host);
        }
        let here = Rect::from_min_max(Pos2::new(column.left(), column.bottom() - high), column.max);
        let join = Rect::from_min_max(
            Pos2::new(column.left(), host.bottom() + sizes::GAP_WIDE),
            Pos2::new(column.right(), here.top() - sizes::GAP_WIDE),
        );
        action = self.join(ui, join, small).or(action);
        if choice(
            ui,
            here,
            &glyphs::PLAY,
            &t("start-here"),
            &t("start-here-more"),
            "3",
            false,
        ) {
            action = Some(StartAction::PlayHere);
        }
        self.keys(ui).or(action)
    }

    fn keys(&self, ui: &Ui) -> Option<StartAction> {
        if ui.memory(|m| m.focused().is_some()) || self.editing {
            return None;
        }
        ui.input(|i| {
            if i.key_pressed(Key::Num1) {
                Some(StartAction::Host)
            } else if i.key_pressed(Key::Num2) {
                let mut open = self.rows.iter().filter(|r| r.gone.is_none() && fits(&r.table));
                open.next().map(|row| StartAction::Join(Box::new(row.table.clone())))
            } else if i.key_pressed(Key::Num3) {
                Some(StartAction::PlayHere)
            } else {
                None
            }
        })
    }

    /// The profile card; returns whether it was changed for good.
    fn profile(&mut self, ui: &mut Ui, rect: Rect) -> bool {
        let p = palette(ui.ctx());
        let mut pen = Pen::new(ui.ctx());
        widgets::card(&mut pen, rect);
        let y = rect.top() + 26.0;
        figures::look_badge(&mut pen, colour(self.colour), Pos2::new(rect.left() + 28.0, y), 13.0);
        pen.paint(ui.painter());
        let wide = rect.width() * 0.4;
        let at = Pos2::new(rect.left() + 52.0, y);
        let name = widgets::label(
            ui,
            at,
            Align2::LEFT_CENTER,
            &self.name,
            fonts::bold(sizes::NAME),
            p.text,
            wide * 0.6,
        );
        let at = Pos2::new(name.right() + 12.0, y);
        widgets::label(
            ui,
            at,
            Align2::LEFT_CENTER,
            &self.words,
            fonts::regular(sizes::LABEL),
            p.dim,
            wide * 0.7,
        );
        let text = t(if self.editing {
            "start-profile-done"
        } else {
            "start-change"
        });
        let button = Button::new(&text).glyph(if self.editing { &glyphs::CHECK } else { &glyphs::RIGHT });
        let size = Vec2::new(button.width(ui), sizes::BUTTON);
        let place = Rect::from_min_size(Pos2::new(rect.right() - 8.0 - size.x, y - size.y / 2.0), size);
        let valid = Name::parse(&self.name).is_ok();
        let done = button
            .enabled(valid)
            .show_as(ui, place, ui.scope_id().with("profile"))
            .clicked();
        let enter = self.editing && valid && ui.input(|i| i.key_pressed(Key::Enter));
        if done || enter {
            self.editing = !self.editing;
            return !self.editing;
        }
        if self.editing {
            self.profile_fields(ui, rect);
        }
        false
    }

    fn profile_fields(&mut self, ui: &mut Ui, rect: Rect) {
        let y = rect.top() + 54.0;
        let field = Rect::from_min_size(Pos2::new(rect.left() + 12.0, y), Vec2::new(rect.width() * 0.45, 40.0));
        let valid = Name::parse(&self.name).is_ok();
        let bad = t("start-name-bad");
        widgets::text_field(
            ui,
            field,
            &t("start-name"),
            &mut self.name,
            &t("start-name"),
            (!valid).then_some(&*bad),
        );
        for (index, one) in Colour::ALL.into_iter().enumerate() {
            let center = Pos2::new(field.right() + 40.0 + 48.0 * index as f32, y + 20.0);
            if colour_button(ui, center, one, self.colour == one, true).clicked() {
                self.colour = one;
            }
        }
    }

    fn join(&mut self, ui: &mut Ui, rect: Rect, small: bool) -> Option<StartAction> {
        let p = palette(ui.ctx());
        let mut pen = Pen::new(ui.ctx());
        widgets::card(&mut pen, rect);
        let head = if small { 64.0 } else { 84.0 };
        let center = Pos2::new(rect.left() + 20.0 + (head - 24.0) / 2.0, rect.top() + head / 2.0);
        widgets::icon_well(&mut pen, center, head - 24.0, &glyphs::JOIN, false);
        let found = self.rows.iter().filter(|row| row.gone.is_none()).count();
        let below = match (self.searching, found) {
            (false, _) => t("start-no-search"),
            (true, 0) => t("start-join-listening"),
            (true, n) => t_args("start-join-found", &[("n", n.into())]),
        };
        let x = center.x + head / 2.0 + 8.0;
        let (title, sub) = (Pos2::new(x, center.y - 11.0), Pos2::new(x, center.y + 13.0));
        pen.bold(title, Align2::LEFT_CENTER, &t("start-join"), sizes::TITLE, p.text);
        let font = fonts::regular(sizes::LABEL + 1.0);
        pen.text_within(sub, Align2::LEFT_CENTER, &below, font, p.dim, rect.right() - x - 56.0);
        widgets::key_cap(&mut pen, Pos2::new(rect.right() - 38.0, rect.top() + 25.0), "2");
        pen.paint(ui.painter());
        let foot = 62.0;
        let list = Rect::from_min_max(
            Pos2::new(rect.left() + 12.0, rect.top() + head + 2.0),
            Pos2::new(rect.right() - 12.0, rect.bottom() - foot),
        );
        let joined = self.list(ui, list);
        let foot = Rect::from_min_max(Pos2::new(rect.left() + 16.0, rect.bottom() - foot + 4.0), rect.max);
        self.address(ui, foot).or(joined)
    }

    fn list(&self, ui: &mut Ui, rect: Rect) -> Option<StartAction> {
        let p = palette(ui.ctx());
        if self.rows.is_empty() {
            let (head, more) = (t("start-no-table"), t("start-no-table-more"));
            let center = rect.center();
            let font = fonts::bold(sizes::BODY);
            let wide = rect.width() - 16.0;
            let at = center - Vec2::new(0.0, 12.0);
            widgets::label(ui, at, Align2::CENTER_CENTER, &head, font, p.text, wide);
            let font = fonts::regular(sizes::LABEL + 1.0);
            widgets::label(
                ui,
                center + Vec2::new(0.0, 12.0),
                Align2::CENTER_CENTER,
                &more,
                font,
                p.dim,
                wide,
            );
            return None;
        }
        let now = ui.input(|i| i.time);
        let mut action = None;
        let mut inner = ui.new_child(egui::UiBuilder::new().max_rect(rect));
        ScrollArea::vertical().auto_shrink(false).show(&mut inner, |ui| {
            ui.spacing_mut().item_spacing.y = 6.0;
            for row in &self.rows {
                let alpha = row
                    .gone
                    .map_or(1.0, |since| 1.0 - ((now - since) / sizes::T_ROW_FADES) as f32);
                if row.gone.is_some() {
                    ui.ctx().request_repaint();
                }
                if table_row(ui, row, alpha.clamp(0.0, 1.0)) {
                    action = Some(StartAction::Join(Box::new(row.table.clone())));
                }
            }
        });
        action
    }

    fn address(&mut self, ui: &mut Ui, rect: Rect) -> Option<StartAction> {
        let p = palette(ui.ctx());
        let y = rect.top() + 20.0;
        let question = t("start-not-in-list");
        let wide = rect.width() * 0.3;
        let font = fonts::regular(sizes::LABEL + 1.0);
        let at = Pos2::new(rect.left(), y);
        let text = widgets::label(ui, at, Align2::LEFT_CENTER, &question, font, p.dim, wide);
        let text_join = t("start-address-join");
        let button = Button::new(&text_join);
        let width = button.width(ui);
        let join = Rect::from_min_size(Pos2::new(rect.right() - 12.0 - width, y - 18.0), Vec2::new(width, 36.0));
        let min = Pos2::new(text.right() + 12.0, y - 18.0);
        let field = Rect::from_min_max(min, Pos2::new(join.left() - 8.0, y + 18.0));
        let bad = t("start-address-bad");
        let error = self.address_wrong.then_some(&*bad);
        let name = t("start-address");
        let response = widgets::text_field(ui, field, &name, &mut self.address, &t("start-address-hint"), error);
        if response.changed() {
            self.address_wrong = false;
        }
        let enter = response.lost_focus() && ui.input(|i| i.key_pressed(Key::Enter));
        if button.show(ui, join).clicked() || enter {
            match self.address.trim().parse() {
                Ok(address) => return Some(StartAction::JoinAddress(address)),
                Err(_) => self.address_wrong = true,
            }
        }
        None
    }
}

fn cut_top(rect: Rect, from: f32, high: f32) -> Rect {
    Rect::from_min_size(rect.min + Vec2::new(0.0, from), Vec2::new(rect.width(), high))
}

fn fits(table: &FoundTable) -> bool {
    table.announcement.protocol == PROTOCOL_VERSION
}

/// One of the large choices.
fn choice(ui: &mut Ui, rect: Rect, glyph: &glyphs::Glyph, title: &str, more: &str, key: &str, primary: bool) -> bool {
    let response = widgets::card_button(ui, rect, title, primary);
    let p = palette(ui.ctx());
    let mut pen = Pen::new(ui.ctx());
    let side = (rect.height() - 32.0).min(60.0);
    let center = Pos2::new(rect.left() + 20.0 + side / 2.0, rect.center().y);
    widgets::icon_well(&mut pen, center, side, glyph, primary);
    let x = center.x + side / 2.0 + 20.0;
    pen.bold(
        Pos2::new(x, center.y - 12.0),
        Align2::LEFT_CENTER,
        title,
        sizes::TITLE,
        p.text,
    );
    let font = fonts::regular(sizes::LABEL + 1.0);
    let at = Pos2::new(x, center.y + 14.0);
    pen.text_within(at, Align2::LEFT_CENTER, more, font, p.dim, rect.right() - x - 50.0);
    widgets::key_cap(&mut pen, Pos2::new(rect.right() - 38.0, rect.top() + 25.0), key);
    pen.paint(ui.painter());
    response.clicked()
}

/// A colour to choose, 40 x 40.
pub fn colour_button(ui: &mut Ui, center: Pos2, one: Colour, chosen: bool, free: bool) -> egui::Response {
    let p = palette(ui.ctx());
    let rect = Rect::from_center_size(center, Vec2::splat(40.0));
    let sense = if free { Sense::click() } else { Sense::hover() };
    let response = ui.interact(rect, ui.scope_id().with(("colour", one.name(), center.y as i32)), sense);
    let name = t(colour(one).name);
    let label = t_args("start-colour", &[("colour", name.into())]);
    response.widget_info(|| WidgetInfo::selected(Role::RadioButton, free, chosen, &label));
    let mut pen = Pen::new(ui.ctx());
    if chosen {
        pen.rect_lined(rect, sizes::R_BUTTON, p.card_hi, 2.0, p.text);
    } else if response.hovered() && free {
        pen.rect(rect, sizes::R_BUTTON, p.card_hi);
    }
    pen.faded(if free { 1.0 } else { 0.35 }, |pen| {
        figures::look_badge(pen, colour(one), center, 12.0)
    });
    pen.paint(ui.painter());
    widgets::focus_ring(ui, rect, sizes::R_BUTTON, &response);
    response
}

/// A table of the list; returns whether it was chosen.
fn table_row(ui: &mut Ui, row: &Row, alpha: f32) -> bool {
    let p = palette(ui.ctx());
    let a = &row.table.announcement;
    let (rect, _) = ui.allocate_exact_size(Vec2::new(ui.available_width(), 60.0), Sense::hover());
    let fits = fits(&row.table);
    let open = fits && a.state == TableState::Open && row.gone.is_none();
    let mut pen = Pen::new(ui.ctx());
    pen.opacity = alpha;
    pen.rect_lined(rect, sizes::R_CARD, if open { p.card_hi } else { p.panel }, 1.0, p.line);
    let y = rect.center().y;
    let side = 34.0;
    widgets::icon_well(&mut pen, Pos2::new(rect.left() + 30.0, y), side, &glyphs::HOST, false);
    let state = match (row.gone.is_some(), fits, a.state) {
        (true, ..) => t("start-state-gone"),
        (_, false, _) => t_args("start-state-update", &[("version", a.version.as_str().into())]),
        (.., TableState::Open) => t("start-state-open"),
        (.., TableState::Full) => t("start-state-full"),
        (.., TableState::Playing) => t("start-state-playing"),
    };
    let button_left = rect.right() - 100.0;
    let seats_left = button_left - 186.0;
    let seats = usize::from(a.seats).min(4);
    for seat in 0..seats {
        let at = Pos2::new(seats_left + 15.0 * seat as f32, y);
        if seat < usize::from(a.taken) {
            pen.disc(at, 5.5, p.text);
        } else {
            pen.ring(at, 5.0, 1.2, p.dim);
        }
    }
    let color = if fits { p.text } else { p.bad };
    let font = fonts::regular(sizes::LABEL);
    pen.text_within(
        Pos2::new(seats_left + 70.0, y),
        Align2::LEFT_CENTER,
        &state,
        font,
        color,
        108.0,
    );
    pen.paint(ui.painter());
    let x = rect.left() + 58.0;
    let wide = seats_left - x - 16.0;
    widgets::label(
        ui,
        Pos2::new(x, y - 10.0),
        Align2::LEFT_CENTER,
        &a.name,
        fonts::bold(sizes::BODY),
        colors::faded(p.text, alpha),
        wide,
    );
    let words = a.fingerprint.words();
    let font = fonts::regular(sizes::LABEL);
    widgets::label(
        ui,
        Pos2::new(x, y + 11.0),
        Align2::LEFT_CENTER,
        &words,
        font,
        colors::faded(p.dim, alpha),
        wide,
    );
    if row.gone.is_some() || !fits {
        return false;
    }
    let text = t(if open {
        "start-button-join"
    } else {
        "start-button-watch"
    });
    let label = t_args("start-row-join", &[("table", a.name.as_str().into())]);
    let button = Button::new(&text).label(&label);
    let button = if open { button.primary() } else { button };
    let place = Rect::from_min_size(Pos2::new(button_left, y - 19.0), Vec2::new(88.0, 38.0));
    button.show_as(ui, place, ui.scope_id().with(("join", &a.id))).clicked()
}

/// Logo, claim and the station.
fn picture(pen: &mut Pen<'_>, rect: Rect, small: bool) {
    let p = pen.palette;
    let side = if small { 52.0 } else { 76.0 };
    let margin = if small { 24.0 } else { 72.0 };
    let center = Pos2::new(rect.left() + margin + side / 2.0, rect.top() + rect.height() * 0.113);
    logo(pen, center, side);
    let size = if small { 32.0 } else { 54.0 };
    let at = Pos2::new(center.x + side / 2.0 + 20.0, center.y - 4.0);
    pen.bold(at, Align2::LEFT_CENTER, &t("app-name"), size, p.text);
    let wide = rect.width() - margin - 20.0;
    let x = rect.left() + margin;
    let at = Pos2::new(x, center.y + side * 0.5 + 26.0);
    let claim = pen.paragraph(
        at,
        &t("app-claim"),
        fonts::regular(if small { 15.0 } else { 19.0 }),
        p.text,
        wide,
    );
    let at = Pos2::new(x, claim.bottom() + 6.0);
    let more = pen.paragraph(
        at,
        &t("app-claim-more"),
        fonts::regular(if small { 13.0 } else { 16.0 }),
        p.dim,
        wide,
    );
    let foot = Pos2::new(x, rect.bottom() - if small { 60.0 } else { 42.0 });
    let font = fonts::regular(if small { 12.0 } else { 14.0 });
    let foot = pen.paragraph(foot, &t("app-unofficial"), font, p.dim, wide);
    let space = Rect::from_min_max(
        Pos2::new(x, more.bottom() + 24.0),
        Pos2::new(rect.right() - 24.0, foot.top() - 24.0),
    );
    station::station(pen, space);
}

fn logo(pen: &mut Pen<'_>, center: Pos2, side: f32) {
    let p = pen.palette;
    let octagon = |share: f32| {
        chamfered(
            Rect::from_center_size(center, Vec2::splat(side * share)),
            side * share * 0.28,
        )
    };
    pen.poly(octagon(1.0), p.hull);
    pen.poly(octagon(0.78), p.ink);
    pen.outline(octagon(0.66), 2.0, p.hull_hi);
    glyphs::draw(pen, &glyphs::POD, center, side * 0.52, Inks::new(p.hazard, p.pod_cabin));
}
