//! Buttons, fields, cards and small signs. Everything clickable has an accessible name and a focus ring.

use super::settle::settle;
use crate::{
    app::look::{Pen, badges, colors, colour, fonts, glyphs, glyphs::Glyph, palette, pen::chamfered, sizes, space},
    protocol::Colour,
    text::{t, t_args},
};
use egui::{
    Align2, AsIdSalt, Color32, CornerRadius, FontId, Id, Pos2, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui,
    Vec2, WidgetInfo, pos2, vec2,
};

/// The attention that a button asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Weight {
    /// The one primary action.
    Primary,
    /// Any other action.
    Plain,
    /// A choice that is made and can be taken back.
    Made,
    /// On a coloured bar.
    Ink,
}

/// A button, built up and then shown in its place.
#[must_use]
pub(crate) struct Button {
    text: String,
    /// Words for a screen reader, where they are others.
    label: Option<String>,
    glyph: Option<&'static Glyph>,
    key: Option<String>,
    weight: Weight,
    enabled: bool,
}

impl Button {
    /// A plain button.
    pub(crate) fn new(text: impl Into<String>) -> Self {
        Self {
            text: text.into(),
            label: None,
            glyph: None,
            key: None,
            weight: Weight::Plain,
            enabled: true,
        }
    }
    /// The primary one.
    pub(crate) fn primary(self) -> Self {
        self.weight(Weight::Primary)
    }
    /// Sets the attention that it asks for.
    pub(crate) fn weight(self, weight: Weight) -> Self {
        Self { weight, ..self }
    }
    /// With a glyph before the text; an empty text leaves the glyph alone, then give a `label`.
    pub(crate) fn glyph(self, glyph: &'static Glyph) -> Self {
        let glyph = Some(glyph);
        Self { glyph, ..self }
    }
    /// With a key cap after the text.
    pub(crate) fn key(self, key: impl Into<String>) -> Self {
        let key = Some(key.into());
        Self { key, ..self }
    }
    /// Sets the words for a screen reader instead of the text.
    pub(crate) fn label(self, label: impl Into<String>) -> Self {
        let label = Some(label.into());
        Self { label, ..self }
    }
    /// Sets if it can be pressed.
    pub(crate) fn enabled(self, enabled: bool) -> Self {
        Self { enabled, ..self }
    }
    /// The words for a screen reader.
    fn spoken(&self) -> &str {
        self.label.as_ref().unwrap_or(&self.text)
    }

    /// Width that fits its contents.
    #[must_use]
    pub(crate) fn width(&self, ui: &Ui) -> f32 {
        self.content_width(&Pen::new(ui.ctx())) + 28.0
    }

    fn content_width(&self, pen: &Pen<'_>) -> f32 {
        let text = match (self.text.as_str(), self.glyph) {
            ("", None) => 0.0,
            ("", Some(_)) => 17.0,
            (text, glyph) => pen.width(text, fonts::bold(sizes::LABEL)) + if glyph.is_some() { 26.0 } else { 0.0 },
        };
        text + self.key.as_ref().map_or(0.0, |key| 9.0 + key_cap_width(pen, key))
    }

    /// Shows it in a rectangle.
    pub(crate) fn show(self, ui: &mut Ui, rect: Rect) -> Response {
        let id = placed_id(ui, "button", self.spoken(), rect.min);
        self.show_as(ui, rect, id)
    }

    /// Shows it in a rectangle under a given id.
    pub(crate) fn show_as(self, ui: &mut Ui, rect: Rect, id: Id) -> Response {
        let info = WidgetInfo::labeled(Role::Button, self.enabled, self.spoken());
        control(ui, rect, id, info, sizes::R_BUTTON, |pen, response| {
            self.paint(pen, rect, response);
        })
    }

    /// Shows it with its right end at half its height in a place, which it moves to its left end, under an id of a name.
    pub(crate) fn show_left_of(self, ui: &mut Ui, right: &mut Pos2, size: Vec2, name: impl AsIdSalt) -> Response {
        let rect = Align2::RIGHT_CENTER.anchor_size(*right, size);
        *right = rect.left_center();
        let id = ui.scope_id().with(name);
        self.show_as(ui, rect, id)
    }

    fn paint(&self, pen: &mut Pen<'_>, rect: Rect, response: &Response) {
        let p = pen.palette;
        let (hover, press) = (response.hovered(), response.is_pointer_button_down_on());
        let (fill, border, fore) = match (self.weight, self.enabled) {
            (Weight::Ink, _) => (if hover { colors::faded(p.ink, 0.8) } else { p.ink }, p.ink, p.key),
            (_, false) => (p.card, p.line, p.faint),
            (Weight::Primary, _) if press => (p.accent_pressed, p.accent_pressed, p.accent_ink),
            (Weight::Primary, _) if hover => (p.accent_hover, p.accent_hover, p.accent_ink),
            (Weight::Primary, _) => (p.accent, p.accent, p.accent_ink),
            (Weight::Made, _) => (if hover { p.card_hi } else { p.card }, p.accent, p.accent),
            (Weight::Plain, _) if press => (p.card, p.line, p.text),
            (Weight::Plain, _) => (p.card_hi, if hover { p.line_hi } else { p.line }, p.text),
        };
        let width = if self.weight == Weight::Made { 1.5 } else { 1.0 };
        pen.rect_lined(rect, sizes::R_BUTTON, fill, width, border);
        let mut at = rect.center() - vec2(self.content_width(pen) / 2.0, 0.0);
        if let Some(glyph) = self.glyph {
            pen.glyph(glyph, at + vec2(8.5, 0.0), 17.0, fore, fill);
            at.x += 26.0;
        }
        if !self.text.is_empty() {
            let text = pen.bold(at, Align2::LEFT_CENTER, &self.text, sizes::LABEL, fore);
            at.x = text.right() + 9.0;
        }
        if let Some(key) = &self.key {
            key_cap_colored(pen, at, key, fore, fore);
        }
    }
}

/// What is named by a text and stands in a place.
fn placed_id(ui: &Ui, kind: &str, text: &str, at: Pos2) -> Id {
    ui.scope_id().with((kind, text, at.x as i32, at.y as i32))
}

/// Something that can be pressed while it is enabled, with a name for readers and the ring of the focus around it.
fn control(
    ui: &mut Ui,
    rect: Rect,
    id: Id,
    info: WidgetInfo,
    radius: f32,
    paint: impl FnOnce(&mut Pen<'_>, &Response),
) -> Response {
    let sense = if info.enabled { Sense::click() } else { Sense::hover() };
    let mut response = ui.interact(rect, id, sense);
    settle(ui, &mut response, info.label.as_deref().unwrap_or_default());
    response.widget_info(|| info.clone());
    if ui.is_rect_visible(rect) {
        draw(ui, |pen| paint(pen, &response));
        focus_ring(ui, rect, radius, &response);
    }
    response
}

/// Paints with a pen of its own.
pub(crate) fn draw<R>(ui: &Ui, paint: impl FnOnce(&mut Pen<'_>) -> R) -> R {
    let mut pen = Pen::new(ui.ctx());
    let painted = paint(&mut pen);
    pen.paint(ui.painter());
    painted
}

/// Something that is only looked at, with its words for readers; `name` tells it from others.
pub(crate) fn named(ui: &Ui, rect: Rect, name: impl AsIdSalt, role: Role, words: &str) -> Response {
    let response = ui.interact(rect, ui.scope_id().with(name), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(role, true, words));
    response
}

/// The ring around what has the keyboard focus.
pub(crate) fn focus_ring(ui: &Ui, rect: Rect, radius: f32, response: &Response) {
    if response.has_focus() {
        let around = rect.expand(sizes::FOCUS_GAP);
        let radius = CornerRadius::same((radius + sizes::FOCUS_GAP) as u8);
        let stroke = Stroke::new(sizes::FOCUS, palette(ui.ctx()).text);
        ui.painter().rect_stroke(around, radius, stroke, StrokeKind::Middle);
    }
}

/// Width of a key cap.
#[must_use]
pub(crate) fn key_cap_width(pen: &Pen<'_>, key: &str) -> f32 {
    (pen.width(key, fonts::regular(sizes::SMALL)) + 12.0).max(20.0)
}

/// The name of the key with a number: a bare one beside a word reads as a count.
pub(crate) fn number_key(number: u8) -> String {
    t_args("key-number", &[("n", number.into())])
}

/// The cap of the key with a number in the upper right corner of a card.
pub(crate) fn number_cap(pen: &mut Pen<'_>, card: Rect, number: u8) {
    let key = number_key(number);
    let left = card.right() - 18.0 - key_cap_width(pen, &key);
    key_cap(pen, pos2(left, card.top() + 25.0), &key);
}

/// A key cap whose left end is at `left`.
pub(crate) fn key_cap(pen: &mut Pen<'_>, left: Pos2, key: &str) -> Rect {
    let p = pen.palette;
    key_cap_colored(pen, left, key, p.dim, p.line_hi)
}

/// The same in these colours, for one on a coloured ground.
pub(crate) fn key_cap_colored(pen: &mut Pen<'_>, left: Pos2, key: &str, text: Color32, border: Color32) -> Rect {
    let size = Vec2::new(key_cap_width(pen, key), 20.0);
    let rect = Rect::from_min_size(left - Vec2::new(0.0, 10.0), size);
    pen.rect_lined(rect, sizes::R_KEY, Color32::TRANSPARENT, 1.0, border);
    pen.text(rect.center(), Align2::CENTER_CENTER, key, sizes::SMALL, text);
    rect
}

/// Draws an empty card.
pub(crate) fn card(pen: &mut Pen<'_>, rect: Rect) {
    let p = pen.palette;
    pen.rect_lined(rect, sizes::R_LARGE, p.card, 1.0, p.line);
}

/// A card that can be pressed as a whole, with its contents.
pub(crate) fn card_button(
    ui: &mut Ui,
    rect: Rect,
    label: &str,
    primary: bool,
    contents: impl FnOnce(&mut Pen<'_>),
) -> Response {
    let id = ui.scope_id().with(("card", label));
    let info = WidgetInfo::labeled(Role::Button, true, label);
    control(ui, rect, id, info, sizes::R_LARGE, |pen, response| {
        let (p, hover) = (pen.palette, response.hovered());
        let fill = if primary || hover { p.card_hi } else { p.card };
        let (width, border) = match (primary, hover) {
            (true, _) => (2.0, p.accent),
            (false, true) => (1.0, p.line_hi),
            (false, false) => (1.0, p.line),
        };
        pen.rect_lined(rect, sizes::R_LARGE, fill, width, border);
        contents(pen);
    })
}

/// The chamfered well behind a large glyph.
pub(crate) fn icon_well(pen: &mut Pen<'_>, center: Pos2, side: f32, glyph: &Glyph, primary: bool) {
    let p = pen.palette;
    let (fill, fore) = if primary {
        (p.accent, p.accent_ink)
    } else {
        (p.hull, p.key)
    };
    let rect = Rect::from_center_size(center, Vec2::splat(side));
    pen.poly(chamfered(rect, side * 0.2), fill);
    pen.glyph(glyph, center, side * 0.6, fore, fill);
}

/// A small pill: a word, perhaps with a glyph before it, on a ground and in an ink.
#[derive(Clone, Debug)]
pub(crate) struct Pill {
    /// Its word.
    pub word: String,
    /// The glyph before it.
    pub glyph: Option<&'static Glyph>,
    /// The ground and the ink.
    pub inks: (Color32, Color32),
}

impl Pill {
    /// The room before the word.
    const fn indent(&self) -> f32 {
        if self.glyph.is_some() { 25.0 } else { 8.0 }
    }

    /// Its width.
    #[must_use]
    pub(crate) fn width(&self, pen: &Pen<'_>) -> f32 {
        self.indent() + pen.width(&self.word, fonts::bold(sizes::SMALL)) + 8.0
    }

    /// Draws it from its left end at half its height.
    pub(crate) fn draw(&self, pen: &mut Pen<'_>, left: Pos2) {
        let (fill, ink) = self.inks;
        let rect = Align2::LEFT_CENTER.anchor_size(left, vec2(self.width(pen), 22.0));
        pen.rect(rect, 11.0, fill);
        if let Some(glyph) = self.glyph {
            pen.glyph(glyph, left + vec2(15.0, 0.0), 14.0, ink, fill);
        }
        let at = left + vec2(self.indent(), 0.0);
        pen.bold(at, Align2::LEFT_CENTER, &self.word, sizes::SMALL, ink);
    }
}

/// A glyph button without text, 36 x 36, with an accessible name.
pub(crate) fn icon_button(ui: &mut Ui, center: Pos2, glyph: &'static Glyph, label: &str) -> Response {
    let rect = Rect::from_center_size(center, Vec2::splat(sizes::BUTTON));
    Button::new("").glyph(glyph).label(label).show(ui, rect)
}

/// The button that opens the settings; returns whether it was pressed.
pub(crate) fn settings_button(ui: &mut Ui, center: Pos2) -> bool {
    let response = icon_button(ui, center, &glyphs::GEAR, &t("settings"));
    response.on_hover_text(t("settings-anywhere")).clicked()
}

/// A line of text that ends in `…` if it does not fit, then with the whole text on hover, focus and for readers.
pub(crate) fn label(
    ui: &mut Ui,
    pos: Pos2,
    anchor: Align2,
    text: &str,
    font: FontId,
    color: Color32,
    width: f32,
) -> Rect {
    let (rect, cut) = draw(ui, |pen| pen.text_within(pos, anchor, text, font, color, width));
    let id = placed_id(ui, "label", text, pos);
    let response = ui.interact(rect, id, if cut { Sense::click() } else { Sense::hover() });
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, text));
    if cut {
        focus_ring(ui, rect, sizes::R_KEY, &response);
        if response.has_focus() {
            response.show_tooltip_text(text);
        } else {
            response.on_hover_text(text);
        }
    }
    rect
}

/// A label in regular letters, from its left end at half its height.
pub(crate) fn regular(ui: &mut Ui, left: Pos2, text: &str, size: f32, color: Color32, width: f32) -> Rect {
    label(ui, left, Align2::LEFT_CENTER, text, fonts::regular(size), color, width)
}

/// A label in bold letters, from its left end at half its height.
pub(crate) fn bold(ui: &mut Ui, left: Pos2, text: &str, size: f32, color: Color32, width: f32) -> Rect {
    label(ui, left, Align2::LEFT_CENTER, text, fonts::bold(size), color, width)
}

/// The heading of a part of a screen, with a note at its right end.
pub(crate) fn heading(ui: &mut Ui, rect: Rect, title: &str, note: &str) {
    let (p, at) = (palette(ui.ctx()), rect.min + vec2(0.0, 14.0));
    let text = bold(ui, at, title, sizes::TITLE, p.text, rect.width());
    if !note.is_empty() {
        let (at, font) = (rect.right_top() + vec2(0.0, 16.0), fonts::regular(sizes::LABEL));
        let wide = rect.right() - text.right() - 20.0;
        label(ui, at, Align2::RIGHT_CENTER, note, font, p.dim, wide);
    }
}

/// One of several tabs side by side at the head of a card. As with a choice, its words may change.
pub(crate) fn head_tab(ui: &mut Ui, rect: Rect, text: &str, chosen: bool) -> Response {
    let id = placed_id(ui, "head", "", rect.min);
    let info = WidgetInfo::selected(Role::Tab, true, chosen, text);
    control(ui, rect, id, info, sizes::R_BUTTON, |pen, response| {
        let p = pen.palette;
        let ink = if chosen || response.hovered() { p.text } else { p.dim };
        let room = rect.shrink2(vec2(6.0, 0.0));
        let words = pen.label(room, Align2::LEFT_CENTER, text, fonts::bold(sizes::BODY), ink);
        if chosen {
            let line = Rect::from_x_y_ranges(words.x_range(), rect.bottom() - 3.0..=rect.bottom());
            pen.rect(line, 1.0, p.accent);
        }
    })
}

/// One of several choices that exclude each other, side by side. It stays the same while its words change, as those of
/// the talk do with everything that is said: or a click in that moment would be lost, and the keyboard.
pub(crate) fn choice_button(ui: &mut Ui, rect: Rect, text: &str, chosen: bool) -> Response {
    let id = placed_id(ui, "choice", "", rect.min);
    let info = WidgetInfo::selected(Role::RadioButton, true, chosen, text);
    control(ui, rect, id, info, sizes::R_BUTTON, |pen, response| {
        let p = pen.palette;
        let (width, border) = if chosen { (2.0, p.accent) } else { (1.0, p.line_hi) };
        let lit = chosen || response.hovered();
        let fill = if lit { p.card_hi } else { p.card };
        pen.rect_lined(rect, sizes::R_BUTTON, fill, width, border);
        let font = if chosen { fonts::bold } else { fonts::regular };
        let room = rect.shrink2(vec2(6.0, 0.0));
        pen.label(room, Align2::CENTER_CENTER, text, font(sizes::LABEL), p.text);
    })
}

/// A line of a list of which one is chosen. It is no stop of the keyboard: that walks along the list as a whole.
pub(crate) fn list_line(ui: &mut Ui, rect: Rect, text: &str, chosen: bool) -> Response {
    let response = ui.interact(
        rect,
        ui.scope_id().with(("line", text, rect.top() as i32)),
        Sense::CLICK,
    );
    response.widget_info(|| WidgetInfo::selected(Role::ListItem, true, chosen, text));
    draw(ui, |pen| {
        let p = pen.palette;
        if chosen || response.hovered() {
            pen.rect(rect, sizes::R_BUTTON, p.card_hi);
        }
        if chosen {
            let bar = Rect::from_min_size(rect.min + vec2(0.0, 7.0), vec2(4.0, rect.height() - 14.0));
            pen.rect(bar, 2.0, p.accent);
        }
        let font = if chosen { fonts::bold } else { fonts::regular };
        let room = rect.with_min_x(rect.left() + 14.0);
        pen.label(room, Align2::LEFT_CENTER, text, font(sizes::BODY), p.text);
    });
    response
}

/// One of several tabs in a column.
pub(crate) fn tab_button(ui: &mut Ui, rect: Rect, glyph: &Glyph, text: &str, chosen: bool) -> Response {
    let id = placed_id(ui, "tab", text, rect.min);
    let info = WidgetInfo::selected(Role::Tab, true, chosen, text);
    control(ui, rect, id, info, sizes::R_BUTTON, |pen, response| {
        let p = pen.palette;
        let lit = chosen || response.hovered();
        let fill = if lit { p.card_hi } else { p.panel };
        pen.rect(rect, sizes::R_BUTTON, fill);
        if chosen {
            pen.rect(
                rect.with_max_x(rect.left() + 4.0).shrink2(vec2(0.0, 9.0)),
                2.0,
                p.accent,
            );
        }
        let ink = if lit { p.text } else { p.dim };
        pen.glyph(glyph, rect.left_center() + vec2(24.0, 0.0), 18.0, ink, fill);
        let font = if chosen { fonts::bold } else { fonts::regular };
        let room = rect.with_min_x(rect.left() + 44.0).with_max_x(rect.right() - 6.0);
        pen.label(room, Align2::LEFT_CENTER, text, font(sizes::BODY), ink);
    })
}

/// A colour to choose, 40 x 40.
pub(crate) fn colour_button(ui: &mut Ui, center: Pos2, one: Colour, chosen: bool, free: bool) -> Response {
    let rect = Rect::from_center_size(center, Vec2::splat(40.0));
    let id = ui.scope_id().with(("colour", one.name(), center.y as i32));
    let label = t_args("start-colour", &[("colour", t(colour(one).name).into())]);
    let info = WidgetInfo::selected(Role::RadioButton, free, chosen, &label);
    control(ui, rect, id, info, sizes::R_BUTTON, |pen, response| {
        let p = pen.palette;
        if chosen {
            pen.rect_lined(rect, sizes::R_BUTTON, p.card_hi, 2.0, p.text);
        } else if response.hovered() && free {
            pen.rect(rect, sizes::R_BUTTON, p.card_hi);
        }
        let look = |pen: &mut _| badges::look_badge(pen, colour(one), center, 12.0);
        pen.faded(if free { 1.0 } else { 0.35 }, look);
    })
}

/// A switch with its text to the right; the whole line can be pressed.
pub(crate) fn switch(ui: &mut Ui, rect: Rect, text: &str, on: bool) -> Response {
    let id = ui.scope_id().with(("switch", text));
    let info = WidgetInfo::selected(Role::CheckBox, true, on, text);
    control(ui, rect, id, info, sizes::R_BUTTON, |pen, _| {
        let p = pen.palette;
        let track = Align2::LEFT_CENTER.anchor_size(rect.left_center(), vec2(44.0, 22.0));
        let (fill, border, knob) = if on {
            (p.accent, p.accent, p.accent_ink)
        } else {
            (p.card_hi, p.line_hi, p.dim)
        };
        pen.rect_lined(track, 11.0, fill, 1.5, border);
        let x = if on { track.right() - 11.0 } else { track.left() + 11.0 };
        pen.disc(pos2(x, rect.center().y), 7.5, knob);
        let room = rect.with_min_x(track.right() + 12.0);
        pen.label(room, Align2::LEFT_CENTER, text, fonts::regular(sizes::BODY), p.text);
    })
}

/// Several lines of text, also for readers; returns where they stand.
pub(crate) fn paragraph(ui: &mut Ui, pos: Pos2, text: &str, font: FontId, color: Color32, width: f32) -> Rect {
    let rect = draw(ui, |pen| pen.paragraph(pos, text, font, color, width));
    let place = ("paragraph", text, pos.x as i32, pos.y as i32);
    named(ui, rect, place, Role::Label, text);
    rect
}

/// As [`paragraph`], with each line in the middle of the width, below a point.
pub(crate) fn paragraph_below(ui: &mut Ui, top: Pos2, text: &str, font: FontId, color: Color32, width: f32) -> Rect {
    let rect = draw(ui, |pen| pen.paragraph_below(top, text, font, color, width));
    let place = ("paragraph", text, top.x as i32, top.y as i32);
    named(ui, rect, place, Role::Label, text);
    rect
}

/// Fills the window with space; returns where it is.
pub(crate) fn backdrop(ui: &Ui) -> Rect {
    draw(ui, |pen| space::space(pen, ui.max_rect()));
    ui.max_rect()
}
