//! Buttons, fields, cards and small signs. Everything clickable has an accessible name and a focus ring.

use crate::{
    app::look::{
        Pen, colors, fonts,
        glyphs::{self, Glyph, Inks},
        palette,
        pen::chamfered,
        sizes,
    },
    text::t,
};
use egui::{
    Align2, Color32, CornerRadius, FontId, Id, Pos2, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, Vec2,
    WidgetInfo,
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
#[derive(Clone, Copy)]
pub(crate) struct Button<'a> {
    text: &'a str,
    label: Option<&'a str>,
    glyph: Option<&'static Glyph>,
    key: Option<&'a str>,
    weight: Weight,
    enabled: bool,
}

impl<'a> Button<'a> {
    /// A plain button.
    #[must_use]
    pub(crate) const fn new(text: &'a str) -> Self {
        Self {
            text,
            label: None,
            glyph: None,
            key: None,
            weight: Weight::Plain,
            enabled: true,
        }
    }
    /// The primary one.
    #[must_use]
    pub(crate) const fn primary(mut self) -> Self {
        self.weight = Weight::Primary;
        self
    }
    /// A choice that is made and can be taken back.
    #[must_use]
    pub(crate) const fn made(mut self) -> Self {
        self.weight = Weight::Made;
        self
    }
    /// On a coloured bar.
    #[must_use]
    pub(crate) const fn ink(mut self) -> Self {
        self.weight = Weight::Ink;
        self
    }
    /// With a glyph before the text; an empty text leaves the glyph alone, then give a `label`.
    #[must_use]
    pub(crate) const fn glyph(mut self, glyph: &'static Glyph) -> Self {
        self.glyph = Some(glyph);
        self
    }
    /// With a key cap after the text.
    #[must_use]
    pub(crate) const fn key(mut self, key: &'a str) -> Self {
        self.key = Some(key);
        self
    }
    /// Sets the words for a screen reader instead of the text.
    #[must_use]
    pub(crate) const fn label(mut self, label: &'a str) -> Self {
        self.label = Some(label);
        self
    }
    /// Sets if it can be pressed.
    #[must_use]
    pub(crate) const fn enabled(mut self, enabled: bool) -> Self {
        self.enabled = enabled;
        self
    }

    /// Width that fits its contents.
    #[must_use]
    pub(crate) fn width(&self, ui: &Ui) -> f32 {
        let pen = Pen::new(ui.ctx());
        content_width(&pen, self) + 28.0
    }

    /// Shows it in a rectangle.
    pub(crate) fn show(self, ui: &mut Ui, rect: Rect) -> Response {
        let id = ui.scope_id().with((
            "button",
            self.label.unwrap_or(self.text),
            rect.min.x as i32,
            rect.min.y as i32,
        ));
        self.show_as(ui, rect, id)
    }

    /// Shows it in a rectangle under a given id.
    pub(crate) fn show_as(self, ui: &mut Ui, rect: Rect, id: Id) -> Response {
        let sense = if self.enabled { Sense::click() } else { Sense::hover() };
        let response = ui.interact(rect, id, sense);
        let label = self.label.unwrap_or(self.text);
        response.widget_info(|| WidgetInfo::labeled(Role::Button, self.enabled, label));
        self.paint(ui, rect, &response);
        response
    }

    fn paint(self, ui: &Ui, rect: Rect, response: &Response) {
        let p = palette(ui.ctx());
        let (hover, press) = (response.hovered(), response.is_pointer_button_down_on());
        let (fill, border, fore) = match (self.weight, self.enabled) {
            (Weight::Ink, _) => (if hover { colors::faded(p.ink, 0.8) } else { p.ink }, p.ink, p.key),
            (_, false) => (p.card, p.line, p.faint),
            (Weight::Primary, _) if press => (p.accent_pressed, p.accent_pressed, p.accent_ink),
            (Weight::Primary, _) if hover => (p.accent_hover, p.accent_hover, p.accent_ink),
            (Weight::Primary, _) => (p.accent, p.accent, p.accent_ink),
            (Weight::Made, _) => (if hover { p.card_hi } else { p.card }, p.accent, p.accent),
            (Weight::Plain, _) if press => (p.card, p.line, p.text),
            (Weight::Plain, _) if hover => (p.card_hi, p.line_hi, p.text),
            (Weight::Plain, _) => (p.card_hi, p.line, p.text),
        };
        let mut pen = Pen::new(ui.ctx());
        let width = if self.weight == Weight::Made { 1.5 } else { 1.0 };
        pen.rect_lined(rect, sizes::R_BUTTON, fill, width, border);
        let mut x = rect.center().x - content_width(&pen, &self) / 2.0;
        let y = rect.center().y;
        if let Some(glyph) = self.glyph {
            let shift = if self.text.is_empty() { rect.center().x } else { x + 8.0 };
            glyphs::draw(&mut pen, glyph, Pos2::new(shift, y), 17.0, Inks::new(fore, fill));
            x += 26.0;
        }
        if !self.text.is_empty() {
            let text = pen.bold(Pos2::new(x, y), Align2::LEFT_CENTER, self.text, sizes::LABEL, fore);
            x = text.right() + 9.0;
        }
        if let Some(key) = self.key {
            key_cap_colored(&mut pen, Pos2::new(x, y), key, fore, fore);
        }
        pen.paint(ui.painter());
        focus_ring(ui, rect, sizes::R_BUTTON, response);
    }
}

fn content_width(pen: &Pen<'_>, button: &Button<'_>) -> f32 {
    let text = if button.text.is_empty() {
        0.0
    } else {
        pen.width(button.text, fonts::bold(sizes::LABEL))
    };
    let glyph = match (button.glyph.is_some(), button.text.is_empty()) {
        (true, true) => 17.0,
        (true, false) => 26.0,
        (false, _) => 0.0,
    };
    let key = button.key.map_or(0.0, |key| 9.0 + key_cap_width(pen, key));
    text + glyph + key
}

/// The ring around what has the keyboard focus.
pub(crate) fn focus_ring(ui: &Ui, rect: Rect, radius: f32, response: &Response) {
    if response.has_focus() {
        focus_frame(ui, rect, radius);
    }
}

/// The ring itself, for what has the focus in a way of its own.
fn focus_frame(ui: &Ui, rect: Rect, radius: f32) {
    let p = palette(ui.ctx());
    let around = rect.expand(sizes::FOCUS_GAP);
    let radius = CornerRadius::same((radius + sizes::FOCUS_GAP) as u8);
    ui.painter()
        .rect_stroke(around, radius, Stroke::new(sizes::FOCUS, p.text), StrokeKind::Middle);
}

/// Width of a key cap.
#[must_use]
pub(crate) fn key_cap_width(pen: &Pen<'_>, key: &str) -> f32 {
    (pen.width(key, fonts::regular(sizes::SMALL)) + 12.0).max(20.0)
}

/// A key cap whose left end is at `left`.
pub(crate) fn key_cap(pen: &mut Pen<'_>, left: Pos2, key: &str) -> Rect {
    let p = pen.palette;
    key_cap_colored(pen, left, key, p.dim, p.line_hi)
}

fn key_cap_colored(pen: &mut Pen<'_>, left: Pos2, key: &str, text: Color32, border: Color32) -> Rect {
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

/// A card that can be pressed as a whole; draws its background.
pub(crate) fn card_button(ui: &mut Ui, rect: Rect, label: &str, primary: bool) -> Response {
    let response = ui.interact(rect, ui.scope_id().with(("card", label)), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, label));
    let p = palette(ui.ctx());
    let mut pen = Pen::new(ui.ctx());
    let fill = if primary || response.hovered() {
        p.card_hi
    } else {
        p.card
    };
    let (width, border) = match (primary, response.hovered()) {
        (true, _) => (2.0, p.accent),
        (false, true) => (1.0, p.line_hi),
        (false, false) => (1.0, p.line),
    };
    pen.rect_lined(rect, sizes::R_LARGE, fill, width, border);
    pen.paint(ui.painter());
    focus_ring(ui, rect, sizes::R_LARGE, &response);
    response
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
    glyphs::draw(pen, glyph, center, side * 0.6, Inks::new(fore, fill));
}

/// A small pill with text.
pub(crate) fn pill(pen: &mut Pen<'_>, left: Pos2, text: &str, fill: Color32, ink: Color32) -> Rect {
    let width = pen.width(text, fonts::bold(sizes::SMALL)) + 16.0;
    let rect = Rect::from_min_size(left - Vec2::new(0.0, 11.0), Vec2::new(width, 22.0));
    pen.rect(rect, 11.0, fill);
    pen.bold(rect.center(), Align2::CENTER_CENTER, text, sizes::SMALL, ink);
    rect
}

/// The room that a glyph takes in a pill.
pub(crate) const PILL_GLYPH: f32 = 17.0;

/// A pill with a glyph before the text.
pub(crate) fn glyph_pill(
    pen: &mut Pen<'_>,
    left: Pos2,
    glyph: &Glyph,
    text: &str,
    (fill, ink): (Color32, Color32),
) -> Rect {
    let width = pen.width(text, fonts::bold(sizes::SMALL)) + 16.0 + PILL_GLYPH;
    let rect = Rect::from_min_size(left - Vec2::new(0.0, 11.0), Vec2::new(width, 22.0));
    pen.rect(rect, 11.0, fill);
    let at = Pos2::new(rect.left() + 15.0, rect.center().y);
    glyphs::draw(pen, glyph, at, 14.0, Inks::new(ink, fill));
    let at = Pos2::new(rect.left() + 8.0 + PILL_GLYPH, rect.center().y);
    pen.bold(at, Align2::LEFT_CENTER, text, sizes::SMALL, ink);
    rect
}

/// A glyph button without text, 36 x 36, with an accessible name.
pub(crate) fn icon_button(ui: &mut Ui, center: Pos2, glyph: &'static Glyph, label: &str) -> Response {
    let rect = Rect::from_center_size(center, Vec2::splat(sizes::BUTTON));
    Button::new("").glyph(glyph).label(label).show(ui, rect)
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
    let mut pen = Pen::new(ui.ctx());
    let (rect, cut) = pen.text_within(pos, anchor, text, font, color, width);
    pen.paint(ui.painter());
    let id = ui.scope_id().with(("label", text, pos.x as i32, pos.y as i32));
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

/// One of several choices that exclude each other, side by side.
pub(crate) fn choice_button(ui: &mut Ui, rect: Rect, text: &str, chosen: bool) -> Response {
    let id = ui
        .scope_id()
        .with(("choice", text, rect.min.x as i32, rect.min.y as i32));
    let response = ui.interact(rect, id, Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, chosen, text));
    let p = palette(ui.ctx());
    let (width, border) = if chosen { (2.0, p.accent) } else { (1.0, p.line_hi) };
    let fill = if chosen || response.hovered() {
        p.card_hi
    } else {
        p.card
    };
    let mut pen = Pen::new(ui.ctx());
    pen.rect_lined(rect, sizes::R_BUTTON, fill, width, border);
    let font = if chosen { fonts::bold } else { fonts::regular };
    let room = rect.width() - 12.0;
    pen.text_within(
        rect.center(),
        Align2::CENTER_CENTER,
        text,
        font(sizes::LABEL),
        p.text,
        room,
    );
    pen.paint(ui.painter());
    focus_ring(ui, rect, sizes::R_BUTTON, &response);
    response
}

/// A switch with its text to the right; the whole line can be pressed.
pub(crate) fn switch(ui: &mut Ui, rect: Rect, text: &str, on: bool) -> Response {
    let response = ui.interact(rect, ui.scope_id().with(("switch", text)), Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::CheckBox, true, on, text));
    let p = palette(ui.ctx());
    let y = rect.center().y;
    let track = Rect::from_min_size(Pos2::new(rect.left(), y - 11.0), Vec2::new(44.0, 22.0));
    let (fill, border, knob) = if on {
        (p.accent, p.accent, p.accent_ink)
    } else {
        (p.card_hi, p.line_hi, p.dim)
    };
    let mut pen = Pen::new(ui.ctx());
    pen.rect_lined(track, 11.0, fill, 1.5, border);
    let x = if on { track.right() - 11.0 } else { track.left() + 11.0 };
    pen.disc(Pos2::new(x, y), 7.5, knob);
    let room = rect.right() - track.right() - 12.0;
    let at = Pos2::new(track.right() + 12.0, y);
    pen.text_within(at, Align2::LEFT_CENTER, text, fonts::regular(sizes::BODY), p.text, room);
    pen.paint(ui.painter());
    focus_ring(ui, rect, sizes::R_BUTTON, &response);
    response
}

/// Several lines of text, also for readers; returns where they stand.
pub(crate) fn paragraph(ui: &mut Ui, pos: Pos2, text: &str, font: FontId, color: Color32, width: f32) -> Rect {
    let mut pen = Pen::new(ui.ctx());
    let rect = pen.paragraph(pos, text, font, color, width);
    pen.paint(ui.painter());
    let id = ui.scope_id().with(("paragraph", text, pos.x as i32, pos.y as i32));
    let response = ui.interact(rect, id, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, text));
    rect
}

/// The id of a text field, to give it the focus.
#[must_use]
pub(crate) fn field_id(ui: &Ui, name: &str) -> Id {
    ui.scope_id().with(("field", name))
}

/// A text field. `error` frames it and stands below it.
pub(crate) fn text_field(
    ui: &mut Ui,
    rect: Rect,
    name: &str,
    value: &mut String,
    hint: &str,
    error: Option<&str>,
) -> Response {
    let p = palette(ui.ctx());
    let id = field_id(ui, name);
    let focused = ui.memory(|m| m.has_focus(id));
    let (width, border) = match (error.is_some(), focused) {
        (true, _) => (2.0, p.bad),
        (false, true) => (2.0, p.accent),
        (false, false) => (1.0, p.line_hi),
    };
    let mut pen = Pen::new(ui.ctx());
    pen.rect_lined(rect, sizes::R_BUTTON, p.card, width, border);
    if let Some(error) = error {
        let y = rect.bottom() + 14.0;
        glyphs::draw(
            &mut pen,
            &glyphs::ALERT,
            Pos2::new(rect.left() + 10.0, y),
            14.0,
            Inks::new(p.bad, p.card),
        );
        let font = fonts::regular(sizes::LABEL);
        let at = Pos2::new(rect.left() + 24.0, y);
        pen.text_within(at, Align2::LEFT_CENTER, error, font, p.bad, rect.width() - 24.0);
    }
    pen.paint(ui.painter());
    let edit = egui::TextEdit::singleline(value)
        .id(id)
        .frame(egui::Frame::NONE)
        .hint_text(egui::RichText::new(hint).color(p.faint))
        .font(fonts::regular(sizes::BODY))
        .text_color(p.text)
        .desired_width(rect.width() - 24.0)
        .align(egui::Align2::LEFT_CENTER)
        .char_limit(400);
    let response = ui.put(rect.shrink2(Vec2::new(12.0, 0.0)), edit);
    let text = value.clone();
    response.widget_info(|| {
        let mut info = WidgetInfo::text_edit(true, text.as_str(), text.as_str(), hint);
        info.label = Some(name.to_owned());
        info
    });
    response
}

/// Coloured bar above a screen: what is the matter with the table, never a modal.
pub(crate) fn table_bar(ui: &mut Ui, rect: Rect, glyph: &Glyph, head: &str, text: &str) {
    let p = palette(ui.ctx());
    let mut pen = Pen::new(ui.ctx());
    pen.rect(rect, sizes::R_BUTTON, p.hazard);
    let y = rect.center().y;
    glyphs::draw(
        &mut pen,
        glyph,
        Pos2::new(rect.left() + 24.0, y),
        18.0,
        Inks::new(p.ink, p.hazard),
    );
    let at = Pos2::new(rect.left() + 46.0, y);
    let head = pen.bold(at, Align2::LEFT_CENTER, head, sizes::LABEL + 1.0, p.ink);
    let left = head.right() + 12.0;
    pen.paint(ui.painter());
    let font = fonts::regular(sizes::LABEL + 1.0);
    let (at, wide) = (Pos2::new(left, y), rect.right() - left - 12.0);
    label(ui, at, Align2::LEFT_CENTER, text, font, p.ink, wide);
}

/// A bone bar that says what is looked at, with a button that ends it; returns whether that was pressed.
pub(crate) fn notice_bar(ui: &mut Ui, rect: Rect, glyph: &Glyph, head: &str, text: &str, button: &str) -> bool {
    let p = palette(ui.ctx());
    let y = rect.center().y;
    let mut pen = Pen::new(ui.ctx());
    pen.rect_lined(rect, sizes::R_BUTTON, p.key, 1.0, p.ink);
    glyphs::draw(
        &mut pen,
        glyph,
        Pos2::new(rect.left() + 24.0, y),
        18.0,
        Inks::new(p.ink, p.key),
    );
    pen.paint(ui.painter());
    let back = Button::new(button).ink();
    let size = Vec2::new(back.width(ui), 34.0);
    let place = Rect::from_min_size(Pos2::new(rect.right() - 6.0 - size.x, y - 17.0), size);
    let at = Pos2::new(rect.left() + 46.0, y);
    let font = fonts::bold(sizes::LABEL + 1.0);
    let head = label(ui, at, Align2::LEFT_CENTER, head, font, p.ink, rect.width() * 0.4);
    let at = Pos2::new(head.right() + 12.0, y);
    let font = fonts::regular(sizes::LABEL + 1.0);
    label(
        ui,
        at,
        Align2::LEFT_CENTER,
        text,
        font,
        p.ink,
        place.left() - at.x - 12.0,
    );
    back.show(ui, place).clicked()
}

/// A button in the top bar of lobby and end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TopBar {
    /// The way back.
    Back,
    /// Opens the settings.
    Settings,
}

/// The top bar of lobby and end with the way back and the settings; returns what was pressed.
pub(crate) fn top_bar(ui: &mut Ui, rect: Rect, back: &str, title: &str, subtitle: &str) -> Option<TopBar> {
    let p = palette(ui.ctx());
    let mut pen = Pen::new(ui.ctx());
    pen.rect(rect, 0.0, p.panel);
    pen.rect(
        Rect::from_min_max(Pos2::new(rect.left(), rect.bottom() - 1.0), rect.max),
        0.0,
        p.line,
    );
    pen.paint(ui.painter());
    let y = rect.center().y;
    let back = icon_button(ui, Pos2::new(rect.left() + 28.0, y), &glyphs::LEFT, back).clicked();
    let x = rect.left() + 58.0;
    let wide = rect.width() * 0.6;
    let font = fonts::bold(sizes::NAME);
    label(
        ui,
        Pos2::new(x, y - 9.0),
        Align2::LEFT_CENTER,
        title,
        font,
        p.text,
        wide,
    );
    let font = fonts::regular(sizes::LABEL);
    label(
        ui,
        Pos2::new(x, y + 11.0),
        Align2::LEFT_CENTER,
        subtitle,
        font,
        p.dim,
        wide,
    );
    let gear = Pos2::new(rect.right() - 28.0, y);
    let settings = icon_button(ui, gear, &glyphs::GEAR, &t("settings")).clicked();
    match (back, settings) {
        (true, _) => Some(TopBar::Back),
        (_, true) => Some(TopBar::Settings),
        _ => None,
    }
}

/// The bar at the foot of lobby and end.
pub(crate) fn bottom_bar(ui: &Ui, rect: Rect) {
    let p = palette(ui.ctx());
    let mut pen = Pen::new(ui.ctx());
    pen.rect(rect, 0.0, p.panel);
    pen.rect(Rect::from_min_size(rect.min, Vec2::new(rect.width(), 1.0)), 0.0, p.line);
    pen.paint(ui.painter());
}
