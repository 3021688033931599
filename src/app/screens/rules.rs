//! The rules of the games as a sheet: a list of all pages, and the page that is read.

use crate::{
    app::{
        board::split,
        client::TableClient,
        games::shown,
        look::{Pen, fonts, glyphs, palette, sizes},
        widgets::{self, Button, sheet},
    },
    games::any::GameId,
    text::{
        book::{Paragraph, RulesPage},
        game, t, t_args,
    },
};
use egui::{
    Align2, EventFilter, Id, Key, Modifiers, Pos2, Rect, Role, ScrollArea, Sense, Ui, UiBuilder, Vec2, WidgetInfo,
    pos2, style::ScrollAnimation, vec2,
};
use std::rc::Rc;

/// The largest size of the sheet.
const SIZE: Vec2 = Vec2::new(1040.0, 760.0);
/// Width of the list of pages.
const LIST: f32 = 264.0;
/// Height of a line of the list, and of the heading of a chapter.
const LINE: f32 = sizes::TARGET;
/// Widest lines of text that are read with ease.
const MEASURE: f32 = 620.0;
/// Side of the picture of a page.
const PICTURE: f32 = 56.0;

/// The rules on the screen: of which game, and which page.
#[derive(Clone, Debug)]
pub struct RulesSheet {
    game: GameId,
    pages: Rc<[RulesPage]>,
    /// The number of the page, from 0.
    page: usize,
    /// The list has to bring its line into the picture.
    turned: bool,
    /// What had the keyboard before.
    before: Option<Id>,
    /// Words that pages are looked for by.
    wanted: String,
    /// The numbers of the pages that have them all, the best first.
    found: Vec<usize>,
    /// The pages may be in a language that is no longer spoken.
    is_stale: bool,
}

impl RulesSheet {
    /// Opens the rules of a game at a page, with the numbers of the table's box; `before` has the keyboard again after.
    #[must_use]
    pub fn open(game: GameId, page: usize, table: Option<&TableClient>, before: Option<Id>) -> Self {
        let pages: Rc<[RulesPage]> = (shown(game).rules)(table).into();
        Self {
            page: page.min(pages.len().saturating_sub(1)),
            game,
            turned: true,
            before,
            wanted: String::new(),
            found: (0..pages.len()).collect(),
            pages,
            is_stale: false,
        }
    }

    /// The same, read anew in the language that is spoken when it is drawn next.
    #[must_use]
    pub fn stale(self) -> Self {
        Self { is_stale: true, ..self }
    }

    /// What had the keyboard before it was opened.
    #[must_use]
    pub const fn before(&self) -> Option<Id> {
        self.before
    }

    /// The page that is read.
    #[must_use]
    pub fn page(&self) -> Option<&RulesPage> {
        self.pages.get(self.page)
    }

    /// The numbers of the pages that have all words that are looked for: those with the words in their titles first.
    #[must_use]
    pub fn found(&self) -> &[usize] {
        &self.found
    }

    fn find(&self) -> Vec<usize> {
        let wanted = self.wanted.to_lowercase();
        let has = |words: &str| wanted.split_whitespace().all(|word| words.contains(word));
        let (titles, texts): (Vec<_>, Vec<_>) = self
            .pages
            .iter()
            .enumerate()
            .map(|(index, page)| (index, page.title.to_lowercase(), page))
            .filter(|(_, title, page)| {
                let words = page.text.iter().map(|paragraph| paragraph.words().to_lowercase());
                let all: Vec<String> = [title.clone()].into_iter().chain(words).collect();
                has(&all.join(" "))
            })
            .partition(|(_, title, _)| has(title));
        titles.into_iter().chain(texts).map(|(index, ..)| index).collect()
    }

    fn turn_to(&mut self, page: usize) {
        self.page = page.min(self.pages.len().saturating_sub(1));
        self.turned = true;
    }

    /// The place of the page that is read among those that are listed.
    fn place(&self) -> usize {
        self.found.iter().position(|&page| page == self.page).unwrap_or(0)
    }

    /// Turns to the page in a place of the list, or to its last one.
    fn turn_to_place(&mut self, place: usize) {
        if let Some(&page) = self.found.get(place).or(self.found.last()) {
            self.turn_to(page);
        }
    }

    /// Turns to the next page of the list, or back to the one before.
    fn step(&mut self, on: bool) {
        let place = self.place();
        self.turn_to_place(if on { place + 1 } else { place.saturating_sub(1) });
    }
}

/// A choice in the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RulesWish {
    /// Closes them.
    Close,
    /// Opens the settings.
    Settings,
    /// Plays the lesson of a game.
    Lesson(GameId),
    /// Lists the puzzles of a game.
    Puzzles(GameId),
}

/// Draws the rules; returns what was chosen. Lesson and puzzles are offered where no table is on the screen.
pub fn rules_ui(ui: &Ui, rules: &mut RulesSheet, table: Option<&TableClient>) -> Option<RulesWish> {
    if rules.is_stale {
        *rules = RulesSheet::open(rules.game, rules.page, table, rules.before);
    }
    let rect = sheet::centered(ui.max_rect(), SIZE);
    let draw = |ui: &mut Ui, inner: Rect| {
        let (head, body) = inner.split_top_bottom_at_y(inner.top() + sizes::BUTTON);
        games(ui, head, rules, table);
        let body = body.with_min_y(body.top() + 14.0);
        let (mut left, right) = body.split_left_right_at_x(body.left() + LIST);
        let mut begins = None;
        if table.is_none() {
            let lesson = Button::new(t("lesson-play")).primary().glyph(&glyphs::PLAY);
            let puzzles = Button::new(t("puzzles-solve")).glyph(&glyphs::HINT);
            for (button, high, wish) in [
                (lesson, sizes::BUTTON_LARGE, RulesWish::Lesson(rules.game)),
                (puzzles, sizes::BUTTON, RulesWish::Puzzles(rules.game)),
            ] {
                let (place, below) = left.split_top_bottom_at_y(left.top() + high);
                if button.show(ui, place.with_max_x(place.right() - 8.0)).clicked() {
                    begins = Some(wish);
                }
                left = below.with_min_y(below.top() + 8.0);
            }
        }
        let (field, below) = left.split_top_bottom_at_y(left.top() + sizes::BUTTON);
        search(ui, field.with_max_x(field.right() - 8.0), rules);
        list(ui, below.with_min_y(below.top() + 6.0), rules);
        let right = right.with_min_x(right.left() + 28.0);
        let (shown, foot) = right.split_top_bottom_at_y(right.bottom() - sizes::BUTTON);
        read(ui, shown.with_max_y(shown.bottom() - 10.0), rules);
        turn(ui, foot, rules);
        let settings = widgets::settings_button(ui, rect.right_top() + vec2(-78.0, 34.0));
        let settings = settings.then_some(RulesWish::Settings);
        settings.or(begins)
    };
    let (chosen, closed) = sheet::sheet(ui, "rules", rect, &t("rules"), draw);
    chosen.or(closed.then_some(RulesWish::Close))
}

/// The games side by side.
fn games(ui: &mut Ui, row: Rect, rules: &mut RulesSheet, table: Option<&TableClient>) {
    for (&id, place) in GameId::ALL
        .iter()
        .zip(split::columns(row, GameId::ALL.len(), sizes::GAP))
    {
        let chosen = id == rules.game;
        if widgets::choice_button(ui, place, &game(id.name()), chosen).clicked() && !chosen {
            *rules = RulesSheet::open(id, 0, table, rules.before);
        }
    }
}

/// The field for words that pages are looked for by. What is typed turns to the best page, up and down to the others,
/// Enter reads it.
fn search(ui: &mut Ui, field: Rect, rules: &mut RulesSheet) {
    let name = t("rules-search");
    let typed = widgets::text_field(ui, field, (&name, &name), &mut rules.wanted, |_| None);
    let response = &typed.response;
    if ui.input_mut(|input| input.consume_key(Modifiers::COMMAND, Key::F)) {
        response.request_focus();
    }
    if response.has_focus() {
        for (key, on) in [(Key::ArrowDown, true), (Key::ArrowUp, false)] {
            if ui.input(|input| input.key_pressed(key)) {
                rules.step(on);
            }
        }
    }
    if typed.is_changed() {
        rules.found = rules.find();
        let elsewhere = !rules.found.contains(&rules.page);
        if let Some(&best) = rules.found.first().filter(|_| elsewhere) {
            rules.turn_to(best);
        }
    }
}

/// The pages that are looked for, each chapter with its name; those with the words in their titles first.
fn list(ui: &mut Ui, room: Rect, rules: &mut RulesSheet) {
    let mut inner = ui.new_child(UiBuilder::new().max_rect(room).id_salt("pages"));
    inner.set_clip_rect(room.expand(2.0));
    inner.spacing_mut().item_spacing.y = 0.0;
    let (mut chapter, mut pressed) = (None, None);
    if rules.found.is_empty() {
        let p = palette(ui.ctx());
        let at = room.min + vec2(12.0, 12.0);
        let font = fonts::regular(sizes::BODY);
        widgets::paragraph(ui, at, &t("rules-nothing"), font, p.dim, room.width() - 24.0);
    }
    ScrollArea::vertical()
        .id_salt(rules.game)
        .auto_shrink(false)
        .show(&mut inner, |ui| {
            let found = rules.found.iter();
            for (index, page) in found.filter_map(|&index| Some((index, rules.pages.get(index)?))) {
                if chapter != Some(&page.chapter) {
                    let high = if chapter.is_some() { LINE + 10.0 } else { LINE };
                    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), high), Sense::hover());
                    let (p, at) = (palette(ui.ctx()), rect.left_bottom() - vec2(0.0, 13.0));
                    widgets::bold(ui, at, &page.chapter, sizes::LABEL, p.dim, rect.width() - 14.0);
                    chapter = Some(&page.chapter);
                }
                let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width() - 8.0, LINE), Sense::hover());
                let response = widgets::list_line(ui, rect, &page.title, index == rules.page);
                if index == rules.page && rules.turned {
                    ui.scroll_to_rect_animation(rect.expand(LINE), None, ScrollAnimation::none());
                }
                pressed = pressed.or(response.clicked().then_some(index));
            }
        });
    rules.turned = false;
    if let Some(page) = pressed {
        rules.turn_to(page);
    }
}

/// The page itself. It has the keyboard while no button has it.
fn read(ui: &mut Ui, room: Rect, rules: &mut RulesSheet) {
    let Some(page) = rules.page() else { return };
    let id = ui.scope_id().with("page of the rules");
    let place = ui.interact(room, id, Sense::focusable_noninteractive());
    place.widget_info(|| WidgetInfo::labeled(Role::Document, true, &page.title));
    let focused = ui.memory(egui::Memory::focused);
    if focused.is_none() || focused == rules.before {
        place.request_focus();
    }
    let filter = EventFilter {
        tab: false,
        horizontal_arrows: true,
        vertical_arrows: true,
        escape: true,
    };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(id, filter));
    head(ui, room, rules, page);
    let room = room.with_min_y(room.top() + PICTURE + 14.0);
    let mut inner = ui.new_child(UiBuilder::new().max_rect(room).id_salt("text"));
    inner.set_clip_rect(room.expand(2.0));
    inner.spacing_mut().item_spacing.y = 0.0;
    let by = scrolled(ui, place.has_focus()) * (room.height() - 2.0 * sizes::NAME);
    let scroll = ScrollArea::vertical()
        .id_salt((rules.game, rules.page))
        .auto_shrink(false);
    scroll.show(&mut inner, |ui| {
        ui.scroll_with_delta_animation(vec2(0.0, -by), ScrollAnimation::none());
        page.text
            .iter()
            .enumerate()
            .for_each(|(index, words)| paragraph(ui, words, index == 0));
        ui.add_space(6.0);
    });
    if place.has_focus() {
        page_keys(ui, rules);
    }
}

/// Picture, chapter and title of a page.
fn head(ui: &mut Ui, room: Rect, rules: &RulesSheet, page: &RulesPage) {
    let picture = Rect::from_min_size(room.min, Vec2::splat(PICTURE));
    widgets::draw(ui, |pen| (shown(rules.game).illustrate)(pen, rules.page, picture));
    let p = palette(ui.ctx());
    let (at, wide) = (picture.right_center() + vec2(16.0, 0.0), room.width() - PICTURE - 16.0);
    widgets::regular(ui, at - vec2(0.0, 16.0), &page.chapter, sizes::LABEL, p.dim, wide);
    widgets::bold(ui, at + vec2(0.0, 8.0), &page.title, sizes::TITLE, p.text, wide);
}

/// The pages of text that the keys scroll on or back.
fn scrolled(ui: &Ui, has_keys: bool) -> f32 {
    let pressed = |key| ui.input(|input| has_keys && input.key_pressed(key));
    f32::from(i8::from(pressed(Key::PageDown)) - i8::from(pressed(Key::PageUp)))
}

/// Turns pages by keys.
fn page_keys(ui: &Ui, rules: &mut RulesSheet) {
    let any = |keys: &[Key]| ui.input(|input| keys.iter().any(|&key| input.key_pressed(key)));
    if any(&[Key::ArrowRight, Key::ArrowDown]) {
        rules.step(true);
    } else if any(&[Key::ArrowLeft, Key::ArrowUp]) {
        rules.step(false);
    } else if any(&[Key::Home]) {
        rules.turn_to_place(0);
    } else if any(&[Key::End]) {
        rules.turn_to_place(rules.pages.len());
    }
}

/// A paragraph below those before it.
fn paragraph(ui: &mut Ui, paragraph: &Paragraph, first: bool) {
    let p = palette(ui.ctx());
    let (font, color, indent, above) = match paragraph {
        Paragraph::Heading(_) => (fonts::bold(sizes::NAME), p.text, 0.0, 18.0),
        Paragraph::Text(_) => (fonts::regular(sizes::BODY), p.text, 0.0, 8.0),
        Paragraph::Point(_) => (fonts::regular(sizes::BODY), p.text, 18.0, 6.0),
        Paragraph::Unsure(_) => (fonts::regular(sizes::LABEL), p.dim, 24.0, 14.0),
    };
    let wide = (ui.available_width() - indent - 16.0).min(MEASURE);
    ui.add_space(if first { 0.0 } else { above });
    let high = Pen::new(ui.ctx()).height(paragraph.words(), font.clone(), wide);
    let (rect, _) = ui.allocate_exact_size(vec2(indent + wide, high), Sense::hover());
    let at = rect.min + vec2(indent, 0.0);
    let sign = pos2(rect.left() + 8.0, rect.top() + font.size * 0.66);
    widgets::draw(ui, |pen| match paragraph {
        Paragraph::Point(_) => pen.disc(sign - vec2(2.0, 0.0), 2.6, p.accent),
        Paragraph::Unsure(_) => pen.glyph(&glyphs::ALERT, sign, 15.0, p.dim, p.panel),
        Paragraph::Heading(_) | Paragraph::Text(_) => {}
    });
    widgets::paragraph(ui, at, paragraph.words(), font, color, wide);
}

/// One page on or back, and where this one stands among those that are listed.
fn turn(ui: &mut Ui, row: Rect, rules: &mut RulesSheet) {
    let (at, last) = (rules.place(), rules.found.len().saturating_sub(1));
    let back = Button::new("").glyph(&glyphs::LEFT).label(t("rules-previous"));
    let on = Button::new("").glyph(&glyphs::RIGHT).label(t("rules-next"));
    let size = vec2(52.0, row.height());
    let place = |at: Pos2, anchor: Align2| anchor.anchor_size(at, size);
    let (left, right) = (
        place(row.left_center(), Align2::LEFT_CENTER),
        place(row.left_center() + vec2(60.0, 0.0), Align2::LEFT_CENTER),
    );
    if back.enabled(at > 0).show(ui, left).clicked() {
        rules.step(false);
    }
    if on.enabled(at < last).show(ui, right).clicked() {
        rules.step(true);
    }
    let p = palette(ui.ctx());
    let words = t_args("rules-page", &[("n", (at + 1).into()), ("of", (last + 1).into())]);
    let at = right.right_center() + vec2(16.0, 0.0);
    let told = widgets::regular(ui, at, &words, sizes::LABEL, p.dim, 160.0);
    let at = row.right_center();
    let font = fonts::regular(sizes::LABEL);
    let room = at.x - told.right() - 24.0;
    widgets::label(ui, at, Align2::RIGHT_CENTER, &t("rules-keys"), font, p.dim, room);
}
