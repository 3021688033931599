//! The start screen: who am I, host, join, play here; a living station beside it.

use super::{
    action::StartAction,
    join_card::{JoinCard, Search},
};
use crate::{
    app::{
        games::StartPicture,
        look::{
            Pen, badges, colour, fonts,
            glyphs::{self, Inks},
            palette,
            pen::chamfered,
            sizes::{self, Breakpoint},
            space,
        },
        widgets::{self, Button, colour_button},
    },
    net::browse::FoundTable,
    protocol::{Colour, Name},
    text::{t, t_args},
};
use egui::{Align2, Key, Pos2, Rect, Ui, Vec2};

/// The memory of the start screen.
#[derive(Clone, Debug)]
pub struct StartScreen {
    /// Name of the player.
    pub name: String,
    /// The colour that is wished for.
    pub colour: Colour,
    /// Words of this device's key, for others to compare.
    pub words: String,
    /// Id of the table where this player sat last.
    pub last_table: Option<String>,
    editing: bool,
    join: JoinCard,
    picture: StartPicture,
}

impl StartScreen {
    /// For a player.
    #[must_use]
    pub const fn new(name: String, colour: Colour, words: String) -> Self {
        Self {
            name,
            colour,
            words,
            last_table: None,
            editing: false,
            join: JoinCard::new(),
            picture: StartPicture::new(),
        }
    }

    /// Says whether tables can be found at all.
    pub const fn set_search(&mut self, search: Search) {
        self.join.search = search;
    }

    /// Takes in the tables found now; those that went stay for two seconds.
    pub fn set_tables(&mut self, tables: Vec<FoundTable>, now: f64) {
        self.join.set_tables(tables, now);
    }

    /// Draws the screen.
    pub fn ui(&mut self, ui: &mut Ui) -> Option<StartAction> {
        let screen = ui.max_rect();
        let small = Breakpoint::of(screen.size()) == Breakpoint::Compact;
        let share = if small { 0.30 } else { 0.515 };
        let mut pen = Pen::new(ui.ctx());
        space::space(&mut pen, screen);
        let split = screen.left() + screen.width() * share;
        picture(
            &mut pen,
            Rect::from_min_max(screen.min, Pos2::new(split, screen.bottom())),
            small,
            &mut self.picture,
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
        let small = column.height() < 640.0;
        let (high, gap) = if small { (64.0, 10.0) } else { (92.0, sizes::GAP_WIDE) };
        let mut rest = column;
        let mut cut = |high: f32| {
            let part = Rect::from_min_size(rest.min, Vec2::new(rest.width(), high));
            rest.min.y += high + gap;
            part
        };
        let profile = cut(if self.editing { 104.0 } else { 52.0 });
        let mut action = self.profile(ui, profile).then_some(StartAction::Profile);
        let back = self.last_table.as_ref().and_then(|id| self.join.find(id)).cloned();
        if let Some(table) = back
            && return_bar(ui, cut(64.0), &table)
        {
            action = Some(StartAction::Join(Box::new(table)));
        }
        let (title, more) = (t("start-host"), t("start-host-more"));
        if choice(ui, cut(high), &glyphs::HOST, &title, &more, "1", true) {
            action = Some(StartAction::Host);
        }
        let foot_high = if small { 40.0 } else { 44.0 };
        let foot = Rect::from_min_max(Pos2::new(column.left(), column.bottom() - foot_high), column.max);
        let here = Rect::from_min_size(
            Pos2::new(column.left(), foot.top() - gap - high),
            Vec2::new(column.width(), high),
        );
        let join = Rect::from_min_max(rest.min, Pos2::new(column.right(), here.top() - gap));
        self.join.last_table.clone_from(&self.last_table);
        action = self.join.ui(ui, join, small).or(action);
        let (title, more) = (t("start-here"), t("start-here-more"));
        if choice(ui, here, &glyphs::PLAY, &title, &more, "3", false) {
            action = Some(StartAction::PlayHere);
        }
        action = foot_buttons(ui, foot).or(action);
        self.keys(ui).or(action)
    }

    fn keys(&self, ui: &Ui) -> Option<StartAction> {
        if ui.memory(|m| m.focused().is_some()) || self.editing {
            return None;
        }
        let pressed = |key| ui.input(|i| i.key_pressed(key));
        if pressed(Key::Num1) {
            Some(StartAction::Host)
        } else if pressed(Key::Num2) {
            self.join.key(ui)
        } else if pressed(Key::Num3) {
            Some(StartAction::PlayHere)
        } else {
            None
        }
    }

    /// The profile card; returns whether it was changed for good.
    fn profile(&mut self, ui: &mut Ui, rect: Rect) -> bool {
        let p = palette(ui.ctx());
        let mut pen = Pen::new(ui.ctx());
        widgets::card(&mut pen, rect);
        let y = rect.top() + 26.0;
        badges::look_badge(&mut pen, colour(self.colour), Pos2::new(rect.left() + 28.0, y), 13.0);
        pen.paint(ui.painter());
        let wide = rect.width() * 0.4;
        let at = Pos2::new(rect.left() + 52.0, y);
        let font = fonts::bold(sizes::NAME);
        let name = widgets::label(ui, at, Align2::LEFT_CENTER, &self.name, font, p.text, wide * 0.6);
        let at = Pos2::new(name.right() + 12.0, y);
        let font = fonts::regular(sizes::LABEL);
        widgets::label(ui, at, Align2::LEFT_CENTER, &self.words, font, p.dim, wide * 0.7);
        let (id, glyph) = if self.editing {
            ("start-profile-done", &glyphs::CHECK)
        } else {
            ("start-change", &glyphs::RIGHT)
        };
        let text = t(id);
        let button = Button::new(&text).glyph(glyph);
        let size = Vec2::new(button.width(ui), sizes::BUTTON);
        let place = Rect::from_min_size(Pos2::new(rect.right() - 8.0 - size.x, y - size.y / 2.0), size);
        let valid = Name::parse(&self.name).is_ok();
        let id = ui.scope_id().with("profile");
        let done = button.enabled(valid).show_as(ui, place, id).clicked();
        let in_field = ui.memory(|m| m.has_focus(name_id(ui)));
        let enter = self.editing && valid && in_field && ui.input(|i| i.key_pressed(Key::Enter));
        if done || enter {
            self.editing = !self.editing;
            if self.editing {
                ui.memory_mut(|memory| memory.request_focus(name_id(ui)));
            }
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
        let (name, bad) = (t("start-name"), t("start-name-bad"));
        let error = Name::parse(&self.name).is_err().then_some(&*bad);
        widgets::text_field(ui, field, &name, &mut self.name, &name, error);
        for (index, one) in Colour::ALL.into_iter().enumerate() {
            let center = Pos2::new(field.right() + 40.0 + 48.0 * index as f32, y + 20.0);
            if colour_button(ui, center, one, self.colour == one, true).clicked() {
                self.colour = one;
            }
        }
    }
}

fn name_id(ui: &Ui) -> egui::Id {
    widgets::field_id(ui, &t("start-name"))
}

/// The way back to a table where this player has a seat.
fn return_bar(ui: &mut Ui, rect: Rect, table: &FoundTable) -> bool {
    let p = palette(ui.ctx());
    let mut pen = Pen::new(ui.ctx());
    pen.rect(rect, sizes::R_LARGE, p.hazard);
    let y = rect.center().y;
    let seat = Pos2::new(rect.left() + 38.0, y);
    glyphs::draw(&mut pen, &glyphs::SEAT, seat, 26.0, Inks::new(p.ink, p.hazard));
    pen.paint(ui.painter());
    let name = table.announcement.name.as_str();
    let (head, more) = (
        t_args("start-return", &[("table", name.into())]),
        t("start-return-more"),
    );
    let x = rect.left() + 68.0;
    let wide = rect.width() - 200.0;
    let font = fonts::bold(sizes::NAME + 1.0);
    widgets::label(
        ui,
        Pos2::new(x, y - 11.0),
        Align2::LEFT_CENTER,
        &head,
        font,
        p.ink,
        wide,
    );
    let font = fonts::regular(sizes::LABEL);
    widgets::label(
        ui,
        Pos2::new(x, y + 12.0),
        Align2::LEFT_CENTER,
        &more,
        font,
        p.ink,
        wide,
    );
    let text = t("start-return-button");
    let place = Rect::from_min_size(Pos2::new(rect.right() - 116.0, y - 21.0), Vec2::new(100.0, 42.0));
    Button::new(&text).ink().show(ui, place).clicked()
}

/// Help and settings, side by side.
fn foot_buttons(ui: &mut Ui, rect: Rect) -> Option<StartAction> {
    let (help, settings) = (t("help-title"), t("settings"));
    let width = (rect.width() - sizes::GAP_WIDE) / 2.0;
    let place = |index: f32| {
        let x = rect.left() + (width + sizes::GAP_WIDE) * index;
        Rect::from_min_size(Pos2::new(x, rect.top()), Vec2::new(width, rect.height()))
    };
    if Button::new(&help).glyph(&glyphs::HELP).show(ui, place(0.0)).clicked() {
        return Some(StartAction::Why(None));
    }
    let pressed = Button::new(&settings)
        .glyph(&glyphs::GEAR)
        .show(ui, place(1.0))
        .clicked();
    pressed.then_some(StartAction::Settings)
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

/// Logo, claim and the station.
fn picture(pen: &mut Pen<'_>, rect: Rect, small: bool, station: &mut StartPicture) {
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
    station.draw(pen, space);
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
