//! Tokens and rows of them, drawn.

use super::{
    dice::{self, Owner},
    panels::{Described, Port, Row, TagTone, Token},
};
use crate::{
    app::look::{
        Pen, badges, fonts,
        glyphs::{self, Inks},
        sizes,
    },
    rules::Seat,
};
use egui::{Align2, Pos2, Rect, Vec2, vec2};

/// Side of a die.
pub(super) const DIE: f32 = 24.0;
/// Height of a row: of words alone, with tags, with dice.
const LOW: f32 = 24.0;
const TAGGED: f32 = 28.0;
const ROW: f32 = 32.0;
/// From one token to the next.
const GAP: f32 = 8.0;
/// Side of a die in a port, and from the middle of a port to the next one.
const DOCKED: f32 = 22.0;
const PORT: f32 = 28.0;
/// Side of a tile.
const TILE: f32 = 18.0;
/// Place of a track.
const PLACE: f32 = 14.0;

/// Width of a token.
fn width(pen: &Pen<'_>, token: &Token) -> f32 {
    let text = |text: &str| pen.width(text, fonts::regular(sizes::LABEL));
    match token {
        Token::Die { .. } => DIE + 6.0,
        Token::Ports { ports, joined } => ports.len() as f32 * PORT + if *joined { 6.0 } else { 0.0 },
        Token::Chip { count, .. } => 26.0 + pen.width(&count.to_string(), fonts::bold(sizes::BODY)),
        Token::Piece { glyph, .. } => {
            if glyph.is_some() {
                DIE + 6.0
            } else {
                20.0
            }
        }
        Token::Tile { text: words, .. } => TILE + 6.0 + text(words),
        Token::Track { of, .. } => 26.0 + f32::from(*of) * PLACE,
        Token::Count { text: words, .. } => 21.0 + text(words),
        Token::Words(words) | Token::Dim(words) => text(words),
        Token::Tag { text, .. } => 16.0 + pen.width(text, fonts::bold(sizes::SMALL)),
    }
}

/// Height of the row that a token needs.
const fn height(token: &Token) -> f32 {
    match token {
        Token::Words(_) | Token::Dim(_) | Token::Count { .. } | Token::Tile { .. } => LOW,
        Token::Tag { .. } | Token::Chip { .. } | Token::Piece { .. } => TAGGED,
        Token::Die { .. } | Token::Ports { .. } | Token::Track { .. } => ROW,
    }
}

/// The places of a row's tokens, line by line, in a given width, and the height in all.
#[must_use]
pub(super) fn places(pen: &Pen<'_>, row: &Row, room: f32) -> (Vec<Rect>, f32) {
    let (mut x, mut y) = (0.0, 0.0);
    let high = row.iter().map(height).fold(0.0, f32::max);
    let mut out = Vec::with_capacity(row.len());
    for token in row {
        let wide = width(pen, token).min(room);
        if x > 0.0 && x + wide > room {
            (x, y) = (0.0, y + high);
        }
        out.push(Rect::from_min_size(Pos2::new(x, y), vec2(wide, high)));
        x += wide + GAP;
    }
    (out, y + high)
}

/// Draws a row; returns where it ends.
pub(super) fn row(pen: &mut Pen<'_>, row: &Row, at: Pos2, room: f32) -> f32 {
    let (places, height) = places(pen, row, room);
    for (token, place) in row.iter().zip(places) {
        draw(pen, token, place.translate(at.to_vec2()));
    }
    at.y + height
}

/// Draws one token around a point.
pub(super) fn centred(pen: &mut Pen<'_>, token: &Token, center: Pos2) {
    let size = vec2(width(pen, token), ROW);
    draw(pen, token, Rect::from_center_size(center, size));
}

fn draw(pen: &mut Pen<'_>, token: &Token, rect: Rect) {
    let p = pen.palette;
    let left = rect.left_center();
    let font = fonts::regular(sizes::LABEL);
    match token {
        Token::Die { owner, value } => {
            dice::die(pen, *owner, *value, left + vec2(DIE / 2.0 + 2.0, 0.0), DIE);
        }
        Token::Ports { ports, joined } => draw_ports(pen, ports, *joined, rect),
        Token::Chip { seat, count } => {
            badges::badge(pen, *seat, left + vec2(10.0, 0.0), 9.0);
            let at = left + vec2(24.0, 0.0);
            pen.bold(at, Align2::LEFT_CENTER, &count.to_string(), sizes::BODY, p.text);
        }
        Token::Piece { seat, glyph: None } => {
            badges::badge(pen, *seat, left + vec2(10.0, 0.0), 9.0);
        }
        Token::Piece {
            seat,
            glyph: Some(glyph),
        } => {
            let plate = left + vec2(DIE / 2.0 + 2.0, 0.0);
            dice::die(pen, Owner::Seat(*seat), 0, plate, DIE);
            let look = pen.seat(*seat);
            glyphs::draw(pen, glyph, plate, 16.0, Inks::new(look.glyph, look.fill));
        }
        Token::Tile { glyph, tint, text } => {
            let tile = Rect::from_center_size(left + vec2(TILE / 2.0, 0.0), Vec2::splat(TILE));
            pen.rect_lined(tile, 4.0, tint.fill, 1.0, p.line_hi);
            glyphs::draw(pen, glyph, tile.center(), 13.0, Inks::new(tint.glyph, tint.fill));
            let at = left + vec2(TILE + 6.0, 0.0);
            pen.text(at, Align2::LEFT_CENTER, text, sizes::LABEL, p.text);
        }
        Token::Track { seat, at, of } => draw_track(pen, *seat, *at, *of, rect),
        Token::Count { glyph, text } => {
            let inks = Inks::new(p.dim, p.card);
            glyphs::draw(pen, glyph, left + vec2(7.0, 0.0), 15.0, inks);
            pen.text(left + vec2(19.0, 0.0), Align2::LEFT_CENTER, text, sizes::LABEL, p.text);
        }
        Token::Words(text) => {
            pen.text_within(left, Align2::LEFT_CENTER, text, font, p.text, rect.width());
        }
        Token::Dim(text) => {
            pen.text_within(left, Align2::LEFT_CENTER, text, font, p.dim, rect.width());
        }
        Token::Tag { text, tone } => draw_tag(pen, text, *tone, rect),
    }
}

fn draw_ports(pen: &mut Pen<'_>, ports: &[Port], joined: bool, rect: Rect) {
    let p = pen.palette;
    let mut first = rect.left_center() + vec2(PORT / 2.0, 0.0);
    if joined {
        let plate = rect.shrink2(vec2(0.0, 0.5));
        pen.rect_lined(plate, sizes::R_BUTTON, p.card_hi, 1.0, p.line);
        first.x += 3.0;
    }
    for (index, port) in ports.iter().enumerate() {
        let center = first + vec2(PORT * index as f32, 0.0);
        match port {
            Port::Free => dice::port(pen, center, DOCKED, false),
            Port::Closed => dice::port(pen, center, DOCKED, true),
            Port::Die(owner, value) => dice::die(pen, *owner, *value, center, DOCKED),
        }
    }
}

fn draw_track(pen: &mut Pen<'_>, seat: Seat, at: u8, of: u8, rect: Rect) {
    let p = pen.palette;
    let left = rect.left_center();
    badges::badge(pen, seat, left + vec2(10.0, 0.0), 9.0);
    for place in 1..=of {
        let center = left + Vec2::new(24.0 + PLACE * (f32::from(place) - 0.5), 0.0);
        if place == at {
            badges::seat_shape(pen, seat, center, 5.5, p.key, 3.6, p.key);
            badges::seat_shape(pen, seat, center, 5.5, pen.seat(seat).fill, 1.2, p.ink);
        } else {
            pen.ring(center, 4.5, 1.2, if place == of { p.accent } else { p.line_hi });
        }
    }
}

fn draw_tag(pen: &mut Pen<'_>, text: &str, tone: TagTone, rect: Rect) {
    let p = pen.palette;
    let tag = Rect::from_center_size(rect.center(), vec2(rect.width(), 22.0));
    let (fill, border, ink) = match tone {
        TagTone::Plain => (p.card_hi, p.line, p.text),
        TagTone::Ready => (p.card_hi, p.accent, p.text),
        TagTone::Spent => (p.card, p.line, p.faint),
        TagTone::Hazard => (p.card, p.hazard, p.hazard_text),
    };
    pen.rect_lined(tag, 11.0, fill, if tone == TagTone::Ready { 1.5 } else { 1.0 }, border);
    let font = fonts::bold(sizes::SMALL);
    let room = tag.width() - 12.0;
    let (set, _) = pen.text_within(tag.center(), Align2::CENTER_CENTER, text, font, ink, room);
    if tone == TagTone::Spent {
        pen.line(&[set.left_center(), set.right_center()], 1.0, ink);
    }
}

/// Draws a player's pieces in a row, beside a taken seat of the lobby.
pub(super) fn pieces<G: Described>(pen: &mut Pen<'_>, seat: Seat, first: Pos2, step: f32) {
    for (index, token) in G::pieces(seat).iter().enumerate() {
        let center = first + vec2(step * index as f32, 0.0);
        centred(pen, token, center);
    }
}
