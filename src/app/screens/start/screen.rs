//! The start screen: who am I, host, join, play here; a living station beside it.

use super::{
    join_card::{JoinCard, LastTable, Search, StartAction},
    resume_bar::{Unfinished, resume_bar},
};
use crate::{
    app::{
        board::split,
        games::StartPicture,
        look::{Pen, badges, colour, fonts, glyphs, logo::logo, palette, sizes, sizes::Breakpoint},
        widgets::{self, Button, Typed, Weight, colour_button},
    },
    net::browse::FoundTable,
    protocol::Colour,
    text::{t, t_args},
};
use egui::{Align2, Key, Rect, Ui, pos2, vec2};
use std::net::SocketAddr;

/// The memory of the start screen.
#[derive(Clone, Debug)]
pub struct StartScreen {
    /// Name of the player.
    pub name: String,
    /// The colour that is wished for.
    pub colour: Colour,
    /// Words of this device's key, for others to compare.
    pub words: String,
    /// A game hosted here that is not over.
    pub unfinished: Option<Unfinished>,
    editing: bool,
    join: JoinCard,
    picture: StartPicture,
}

impl StartScreen {
    /// For a player.
    #[must_use]
    pub fn new(name: String, colour: Colour, words: String) -> Self {
        Self {
            name,
            colour,
            words,
            unfinished: None,
            editing: false,
            join: JoinCard::on(std::env::consts::OS),
            picture: StartPicture::new(),
        }
    }

    /// Says whether tables can be found at all.
    pub const fn set_search(&mut self, search: Search) {
        self.join.search = search;
    }

    /// Says what the named system asks of whoever uses the network, in the place of this one.
    pub const fn set_system(&mut self, system: &'static str) {
        self.join.system = system;
    }

    /// Takes in the tables found now; those that went stay for two seconds.
    pub fn set_tables(&mut self, tables: Vec<FoundTable>, now: f64) {
        self.join.set_tables(tables, now);
    }

    /// Takes in the addresses where a table is announced and nobody answers, after the tables.
    pub fn set_silent(&mut self, silent: Vec<SocketAddr>) {
        self.join.set_silent(silent);
    }

    /// Draws the screen; `last` is the table where this player sat last.
    pub fn ui(&mut self, ui: &mut Ui, last: Option<&LastTable>) -> Option<StartAction> {
        let screen = widgets::backdrop(ui);
        let small = Breakpoint::of(screen.size()) == Breakpoint::Compact;
        let share = if small { 0.30 } else { 0.515 };
        let (left, right) = screen.split_left_right_at_fraction(share);
        widgets::draw(ui, |pen| picture(pen, left, small, &mut self.picture));
        let (from, to) = if small {
            (vec2(0.0, 16.0), vec2(16.0, 16.0))
        } else {
            (vec2(28.0, (screen.height() * 0.082).max(24.0)), vec2(48.0, 40.0))
        };
        let column = Rect::from_min_max(right.min + from, right.max - to);
        self.column(ui, column, last)
    }

    fn column(&mut self, ui: &mut Ui, column: Rect, last: Option<&LastTable>) -> Option<StartAction> {
        let small = column.height() < 640.0;
        let (high, gap) = if small { (64.0, 10.0) } else { (92.0, sizes::GAP_WIDE) };
        let mut rest = column;
        let mut cut = |high: f32| {
            let (part, below) = rest.split_top_bottom_at_y(rest.top() + high);
            rest = below.with_min_y(part.bottom() + gap);
            part
        };
        let profile = cut(if self.editing { 104.0 } else { 52.0 });
        let mut action = self.profile(ui, profile).then_some(StartAction::Profile);
        let back = last.and_then(|last| self.join.find(last)).cloned();
        // In a small window there is room for one of the two: where others are waiting comes first.
        let unfinished = self.unfinished.as_ref().filter(|_| back.is_none() || !small);
        if let Some(table) = back
            && return_bar(ui, cut(64.0), &table)
        {
            action = Some(StartAction::Join(Box::new(table)));
        }
        if let Some(game) = unfinished {
            action = resume_bar(ui, cut(64.0), game).or(action);
        }
        let host = ["start-host", "start-host-more"];
        // There is one primary action.
        let primary = self.unfinished.is_none();
        if choice(ui, cut(high), &glyphs::HOST, host, 1, primary) {
            action = Some(StartAction::Host);
        }
        let (rest, foot) = rest.split_top_bottom_at_y(rest.bottom() - if small { 40.0 } else { 44.0 });
        let here = rest.with_max_y(rest.bottom() - gap);
        let here = here.with_min_y(here.bottom() - high);
        let join = rest.with_max_y(here.top() - gap);
        action = self.join.ui(ui, join, small, last).or(action);
        if choice(ui, here, &glyphs::PLAY, ["start-here", "start-here-more"], 3, false) {
            action = Some(StartAction::PlayHere);
        }
        action = foot_buttons(ui, foot).or(action);
        action.or_else(|| self.keys(ui))
    }

    fn keys(&self, ui: &Ui) -> Option<StartAction> {
        if ui.memory(|m| m.focused().is_some()) || self.editing || self.join.is_written_in() {
            return None;
        }
        let keys = [Key::Num1, Key::Num2, Key::Num3, Key::Num4];
        match keys.into_iter().find(|&key| ui.input(|i| i.key_pressed(key)))? {
            Key::Num1 => Some(StartAction::Host),
            Key::Num2 => self.join.key(ui),
            Key::Num4 => Some(StartAction::Replays),
            _ => Some(StartAction::PlayHere),
        }
    }

    /// The profile card; returns whether it was changed for good.
    fn profile(&mut self, ui: &mut Ui, rect: Rect) -> bool {
        let p = palette(ui.ctx());
        let at = rect.min + vec2(28.0, 26.0);
        widgets::draw(ui, |pen| {
            widgets::card(pen, rect);
            badges::look_badge(pen, colour(self.colour), at, 13.0);
        });
        // Before anything asks for the name: the field takes the keys of the frame.
        let typed = self.editing.then(|| self.profile_fields(ui, rect));
        let (text, glyph) = if self.editing {
            ("start-profile-done", &glyphs::CHECK)
        } else {
            ("start-change", &glyphs::RIGHT)
        };
        let valid = !self.editing || widgets::parse_name(ui.ctx(), &self.name).is_ok();
        let button = Button::new(t(text)).glyph(glyph).enabled(valid);
        let (mut right, size) = (pos2(rect.right() - 8.0, at.y), vec2(button.width(ui), sizes::BUTTON));
        // Whole, below the name: others compare them word by word.
        let left = at + vec2(24.0, 0.0);
        let wide = right.x - size.x - 12.0 - left.x;
        widgets::bold(ui, left - vec2(0.0, 9.0), &self.name, sizes::NAME, p.text, wide);
        widgets::regular(ui, left + vec2(0.0, 12.0), &self.words, sizes::LABEL, p.dim, wide);
        let pressed = button.show_left_of(ui, &mut right, size, "profile").clicked();
        let entered = typed.is_some_and(|typed| {
            // What is wrong can be mended at once.
            if typed.is_entered() && !valid {
                typed.response.request_focus();
            }
            typed.is_entered() && valid
        });
        if !pressed && !entered {
            return false;
        }
        self.editing = !self.editing;
        if self.editing {
            ui.memory_mut(|memory| memory.request_focus(name_id(ui)));
        }
        !self.editing
    }

    fn profile_fields(&mut self, ui: &mut Ui, rect: Rect) -> Typed {
        let field = Rect::from_min_size(rect.min + vec2(12.0, 54.0), vec2(rect.width() * 0.45, 40.0));
        let name = t("start-name");
        let typed = widgets::name_field(ui, field, &name, &mut self.name);
        for (index, one) in Colour::ALL.into_iter().enumerate() {
            let center = field.right_center() + vec2(40.0 + 48.0 * index as f32, 0.0);
            if colour_button(ui, center, one, self.colour == one, true).clicked() {
                self.colour = one;
            }
        }
        typed
    }
}

fn name_id(ui: &Ui) -> egui::Id {
    widgets::field_id(ui, &t("start-name"))
}

/// The way back to a table where this player has a seat.
fn return_bar(ui: &mut Ui, rect: Rect, table: &FoundTable) -> bool {
    let p = palette(ui.ctx());
    let at = rect.left_center() + vec2(38.0, 0.0);
    widgets::draw(ui, |pen| {
        pen.rect(rect, sizes::R_LARGE, p.hazard);
        pen.glyph(&glyphs::SEAT, at, 26.0, p.ink, p.hazard);
    });
    let head = t_args("start-return", &[("table", table.announcement.name.as_str().into())]);
    let (at, wide) = (at + vec2(30.0, 0.0), rect.width() - 200.0);
    widgets::bold(ui, at - vec2(0.0, 11.0), &head, sizes::NAME + 1.0, p.ink, wide);
    let below = at + vec2(0.0, 12.0);
    widgets::regular(ui, below, &t("start-return-more"), sizes::LABEL, p.ink, wide);
    let mut right = rect.right_center() - vec2(16.0, 0.0);
    let button = Button::new(t("start-return-button")).weight(Weight::Ink);
    button
        .show_left_of(ui, &mut right, vec2(100.0, 42.0), "return")
        .clicked()
}

/// Replays, rules, help and settings, side by side: each as wide as its words want.
fn foot_buttons(ui: &mut Ui, rect: Rect) -> Option<StartAction> {
    let mut action = None;
    let buttons = [
        ("start-learn", &glyphs::HELP, StartAction::Rules),
        ("replays", &glyphs::EYE, StartAction::Replays),
        ("help-title", &glyphs::ALERT, StartAction::Why(None)),
        ("settings", &glyphs::GEAR, StartAction::Settings),
    ];
    let buttons = buttons.map(|(text, glyph, meaning)| (Button::new(t(text)).glyph(glyph), meaning));
    let wide = buttons.each_ref().map(|(button, _)| button.width(ui));
    let places = split::shares(rect, &wide, sizes::GAP);
    for ((button, meaning), place) in buttons.into_iter().zip(places.collect::<Vec<_>>()) {
        let mut response = button.show(ui, place);
        if matches!(meaning, StartAction::Replays) {
            response = response.on_hover_text(widgets::number_key(4));
        }
        if response.clicked() {
            action = Some(meaning);
        }
    }
    action
}

/// One of the large choices.
fn choice(ui: &mut Ui, rect: Rect, glyph: &glyphs::Glyph, texts: [&str; 2], key: u8, primary: bool) -> bool {
    let [title, more] = texts.map(t);
    let contents = |pen: &mut Pen<'_>| {
        let p = pen.palette;
        let side = (rect.height() - 32.0).min(60.0);
        let center = rect.left_center() + vec2(20.0 + side / 2.0, 0.0);
        widgets::icon_well(pen, center, side, glyph, primary);
        let left = center + vec2(side / 2.0 + 20.0, -12.0);
        pen.bold(left, Align2::LEFT_CENTER, &title, sizes::TITLE, p.text);
        let (left, font) = (left + vec2(0.0, 26.0), fonts::regular(sizes::LABEL + 1.0));
        let room = rect.right() - left.x - 80.0;
        pen.text_within(left, Align2::LEFT_CENTER, &more, font, p.dim, room);
        widgets::number_cap(pen, rect, key);
    };
    widgets::card_button(ui, rect, &title, primary, contents).clicked()
}

/// Logo, claim and the station.
fn picture(pen: &mut Pen<'_>, rect: Rect, small: bool, station: &mut StartPicture) {
    let p = pen.palette;
    let (side, margin, size) = if small { (52.0, 24.0, 32.0) } else { (76.0, 72.0, 54.0) };
    let (claim_size, more_size, foot_size) = if small { (15.0, 13.0, 12.0) } else { (19.0, 16.0, 14.0) };
    let center = rect.min + vec2(margin + side / 2.0, rect.height() * 0.113);
    logo(pen, center, side);
    let at = center + vec2(side / 2.0 + 20.0, -4.0);
    pen.bold(at, Align2::LEFT_CENTER, &t("app-name"), size, p.text);
    let (x, wide) = (rect.left() + margin, rect.width() - margin - 20.0);
    let high = pen.height(&t("app-unofficial"), fonts::regular(foot_size), wide);
    let mut lines = |y: f32, text: &str, size: f32, color| {
        let font = fonts::regular(size);
        pen.paragraph(pos2(x, y), &t(text), font, color, wide)
    };
    let claim = lines(center.y + side * 0.5 + 26.0, "app-claim", claim_size, p.text);
    let more = lines(claim.bottom() + 6.0, "app-claim-more", more_size, p.dim);
    let low = rect.bottom() - high - if small { 15.0 } else { 25.0 };
    let foot = lines(low, "app-unofficial", foot_size, p.dim);
    let (top, bottom) = (more.bottom() + 24.0, foot.top() - 24.0);
    station.draw(pen, Rect::from_x_y_ranges(x..=rect.right() - 24.0, top..=bottom));
}
