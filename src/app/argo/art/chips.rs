//! Chips: what an action costs and brings.

use super::figures;
use crate::{
    app::look::{
        Pen, badges,
        chips::{HEIGHT, pill, width},
        fonts,
        glyphs::{self, Inks},
        sizes,
    },
    rules::Seat,
};
use egui::{Align2, Pos2, Rect, Vec2};

/// Alien score, `7 › 9`.
pub(crate) fn aliens(pen: &mut Pen<'_>, left: Pos2, text: &str) -> Rect {
    let p = pen.palette;
    let rect = pill(left, width(pen, text) + 4.0);
    pen.rect_lined(rect, HEIGHT / 2.0, p.ink, 1.5, p.alien_eye);
    glyphs::draw(
        pen,
        &glyphs::ALIEN,
        left + Vec2::new(16.0, 0.0),
        18.0,
        Inks::new(p.alien_eye, p.ink),
    );
    pen.bold(
        left + Vec2::new(30.0, 0.0),
        Align2::LEFT_CENTER,
        text,
        sizes::LABEL,
        p.key,
    );
    rect
}

/// A pod leaves, `+8`.
pub(crate) fn launch(pen: &mut Pen<'_>, left: Pos2, text: &str) -> Rect {
    let p = pen.palette;
    let rect = pill(left, width(pen, text) + 4.0);
    pen.rect_lined(rect, HEIGHT / 2.0, p.hazard, 1.5, p.ink);
    glyphs::draw(
        pen,
        &glyphs::POD,
        left + Vec2::new(16.0, 0.0),
        17.0,
        Inks::new(p.ink, p.hazard),
    );
    pen.bold(
        left + Vec2::new(30.0, 0.0),
        Align2::LEFT_CENTER,
        text,
        sizes::LABEL,
        p.ink,
    );
    rect
}

/// Width of a death chip.
#[must_use]
pub(crate) fn death_width(pen: &Pen<'_>, text: &str) -> f32 {
    let ink_half = if text.is_empty() {
        0.0
    } else {
        pen.width(text, fonts::bold(sizes::LABEL)) + 18.0
    };
    52.0 + ink_half
}

/// A death: bone half with skull and victim, `None` for an alien, and an ink half with what it brings.
pub(crate) fn death(pen: &mut Pen<'_>, left: Pos2, victim: Option<Seat>, text: &str) -> Rect {
    let p = pen.palette;
    let rect = pill(left, death_width(pen, text));
    pen.rect(rect.expand(1.5), HEIGHT / 2.0 + 1.5, p.ink);
    pen.rect(rect, HEIGHT / 2.0, p.key);
    if !text.is_empty() {
        let half = Rect::from_min_max(Pos2::new(left.x + 50.0, rect.top()), rect.max);
        pen.rect(half, HEIGHT / 2.0, p.ink);
        pen.rect(Rect::from_min_size(half.min, Vec2::new(14.0, HEIGHT)), 0.0, p.ink);
        pen.bold(
            half.center() + Vec2::new(-2.0, 0.0),
            Align2::CENTER_CENTER,
            text,
            sizes::LABEL,
            p.key,
        );
        pen.rect_lined(rect, HEIGHT / 2.0, egui::Color32::TRANSPARENT, 1.0, p.key);
    }
    glyphs::draw(
        pen,
        &glyphs::SKULL,
        left + Vec2::new(15.0, 0.0),
        16.0,
        Inks::new(p.ink, p.key),
    );
    let at = left + Vec2::new(37.0, 0.0);
    match victim {
        Some(seat) => badges::badge(pen, seat, at, 8.0),
        None => figures::alien_shapes(pen, at, 17.0),
    }
    rect
}
