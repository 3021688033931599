//! The theme in force: palette, colours of the seats, whether things may move; sizes and spacing of egui's own widgets.

use super::{
    colors::{self, Palette},
    fonts,
    glyphs::masks,
    scripts, sizes,
};
use crate::{protocol::Colour, rules::MAX_SEATS};
use egui::{Context, CornerRadius, Stroke, TextStyle, Vec2, style::WidgetVisuals};

/// The palette of the theme in force.
#[must_use]
pub fn palette(ctx: &Context) -> &'static Palette {
    of_theme(ctx.theme(), strong_contrast(ctx))
}

const fn of_theme(theme: egui::Theme, strong: bool) -> &'static Palette {
    match (theme, strong) {
        (egui::Theme::Dark, false) => &colors::DARK,
        (egui::Theme::Dark, true) => &colors::DARK_STRONG,
        (egui::Theme::Light, false) => &colors::LIGHT,
        (egui::Theme::Light, true) => &colors::LIGHT_STRONG,
    }
}

fn strong_contrast_id() -> egui::Id {
    egui::Id::unique("strong contrast")
}

fn strong_contrast(ctx: &Context) -> bool {
    ctx.data(|data| data.get_temp(strong_contrast_id())).unwrap_or(false)
}

/// Sets whether contrast is strong, for this and the following frames.
pub fn set_strong_contrast(ctx: &Context, strong: bool) {
    if strong != strong_contrast(ctx) {
        ctx.data_mut(|data| data.insert_temp(strong_contrast_id(), strong));
        each_visuals(ctx, strong);
    }
}

fn each_visuals(ctx: &Context, strong: bool) {
    for theme in [egui::Theme::Dark, egui::Theme::Light] {
        ctx.style_mut_of(theme, |style| set_visuals(&mut style.visuals, of_theme(theme, strong)));
    }
}

/// The colour of each seat: from the lobby, told to everything that draws through the context.
pub type SeatColours = [Colour; MAX_SEATS];

fn seat_colours_id() -> egui::Id {
    egui::Id::unique("seat colours")
}

/// Sets the colours of the seats for this and the following frames.
pub fn set_seat_colours(ctx: &Context, colours: SeatColours) {
    ctx.data_mut(|data| data.insert_temp(seat_colours_id(), colours));
}

/// The colours of the seats; in seat order until a lobby says otherwise.
#[must_use]
pub fn seat_colours(ctx: &Context) -> SeatColours {
    ctx.data(|data| data.get_temp(seat_colours_id())).unwrap_or(Colour::ALL)
}

fn reduced_motion_id() -> egui::Id {
    egui::Id::unique("reduced motion")
}

/// Sets whether things may move by themselves, for this and the following frames.
pub fn set_reduced_motion(ctx: &Context, reduced: bool) {
    ctx.data_mut(|data| data.insert_temp(reduced_motion_id(), reduced));
    let seconds = if reduced { 0.0 } else { sizes::T_HOVER };
    for theme in [egui::Theme::Dark, egui::Theme::Light] {
        ctx.style_mut_of(theme, |style| style.animation_time = seconds);
    }
}

/// True if nothing may move by itself.
#[must_use]
pub fn reduced_motion(ctx: &Context) -> bool {
    ctx.data(|data| data.get_temp(reduced_motion_id())).unwrap_or(false)
}

fn piece_time_id() -> egui::Id {
    egui::Id::unique("time of pieces")
}

/// Sets the part of the usual time that pieces on their way take, for this and the following frames; 0: they are there
/// at once.
pub fn set_piece_time(ctx: &Context, share: f64) {
    ctx.data_mut(|data| data.insert_temp(piece_time_id(), share));
}

/// The part of the usual time that pieces on their way take.
#[must_use]
pub fn piece_time(ctx: &Context) -> f64 {
    ctx.data(|data| data.get_temp(piece_time_id())).unwrap_or(1.0)
}

/// Fonts, sizes and colours of both themes; called once before the first frame.
pub fn install(ctx: &Context) {
    ctx.set_fonts(fonts::definitions());
    masks::install(ctx);
    scripts::install(ctx);
    each_visuals(ctx, strong_contrast(ctx));
    for theme in [egui::Theme::Dark, egui::Theme::Light] {
        ctx.style_mut_of(theme, set_spacing);
    }
}

fn set_spacing(style: &mut egui::Style) {
    style.spacing.item_spacing = Vec2::new(8.0, 8.0);
    style.spacing.button_padding = Vec2::new(14.0, 10.0);
    style.spacing.interact_size.y = sizes::BUTTON;
    // A list that goes on says so at rest.
    style.spacing.scroll.floating_width = sizes::SCROLL_BAR;
    style.spacing.scroll.dormant_handle_opacity = 0.5;
    style.text_styles = [
        (TextStyle::Small, fonts::regular(sizes::SMALL)),
        (TextStyle::Body, fonts::regular(sizes::BODY)),
        (TextStyle::Button, fonts::bold(sizes::LABEL)),
        (TextStyle::Heading, fonts::bold(sizes::TITLE)),
        (TextStyle::Monospace, fonts::regular(sizes::BODY)),
    ]
    .into();
}

fn set_visuals(visuals: &mut egui::Visuals, p: &Palette) {
    visuals.panel_fill = p.panel;
    visuals.window_fill = p.card_hi;
    visuals.window_stroke = Stroke::new(1.0, p.line_hi);
    visuals.window_corner_radius = CornerRadius::same(sizes::R_CARD as u8);
    visuals.menu_corner_radius = CornerRadius::same(sizes::R_CARD as u8);
    visuals.extreme_bg_color = p.card;
    visuals.faint_bg_color = p.card;
    visuals.override_text_color = Some(p.text);
    visuals.hyperlink_color = p.accent;
    visuals.selection.bg_fill = colors::faded(p.accent, 0.4);
    visuals.selection.stroke = Stroke::new(2.0, p.accent);
    visuals.window_shadow = egui::Shadow::NONE;
    visuals.popup_shadow = egui::Shadow::NONE;
    let widget = |fill, border, text| WidgetVisuals {
        bg_fill: fill,
        weak_bg_fill: fill,
        bg_stroke: Stroke::new(1.0, border),
        corner_radius: CornerRadius::same(sizes::R_BUTTON as u8),
        fg_stroke: Stroke::new(1.0, text),
        expansion: 0.0,
    };
    visuals.widgets.noninteractive = widget(p.card, p.line, p.text);
    visuals.widgets.inactive = widget(p.card_hi, p.line_hi, p.text);
    visuals.widgets.hovered = widget(p.card_hi, p.line_hi, p.text);
    visuals.widgets.active = widget(p.card, p.line_hi, p.text);
    visuals.widgets.open = widget(p.card_hi, p.line_hi, p.text);
}

/// True if the window fills a screen.
#[must_use]
pub fn is_full_screen(ctx: &Context) -> bool {
    ctx.input(|input| input.viewport().fullscreen == Some(true))
}
