//! Rows of small pictures, numbers and words, and the chips that they stand on.

use super::{art::hexagon, split::within};
use crate::{
    app::look::{
        Pen, badges,
        colors::Tint,
        fonts,
        glyphs::{self, Glyph, Glyphs, Inks},
        pen::chamfered,
        sizes,
    },
    rules::Seat,
};
use egui::{Align2, Color32, FontId, Pos2, Rect, vec2};

/// A part of a row.
#[derive(Clone, Debug)]
pub(crate) enum Bit {
    /// A picture of one colour.
    Glyph(&'static Glyph),
    /// A number or a word.
    Text(String),
    /// The badge of a player.
    Badge(Seat),
    /// A picture on a coloured hexagon.
    Hexagon(Tint, &'static Glyph),
    /// Letters on a dark plate.
    Letters(String),
}

/// A number and a picture.
pub(crate) fn amount(text: impl Into<String>, glyph: &'static Glyph) -> [Bit; 2] {
    [Bit::Text(text.into()), Bit::Glyph(glyph)]
}

/// A text in which a word with a colon before it stands for the glyph of that name: "2 :fuel".
pub(crate) fn read(text: &str, glyphs: &Glyphs) -> Vec<Bit> {
    let bit = |word: &str| match word.strip_prefix(':').and_then(|name| glyphs.get(name)) {
        Some(glyph) => Bit::Glyph(glyph),
        None => Bit::Text(word.to_owned()),
    };
    text.split_whitespace().map(bit).collect()
}

/// The look of a row.
#[derive(Clone, Copy, Debug)]
pub(crate) struct RowLook {
    /// Font size; words are never set smaller than is allowed.
    pub size: f32,
    /// Words and numbers are bold.
    pub bold: bool,
    /// Colour of words and pictures, and the one behind them.
    pub inks: Inks,
}

impl RowLook {
    /// Words and numbers in bold.
    pub(crate) const fn bold(size: f32, fore: Color32, behind: Color32) -> Self {
        let inks = Inks::new(fore, behind);
        Self { size, bold: true, inks }
    }
    /// Words and numbers in regular type.
    pub(crate) const fn plain(size: f32, fore: Color32, behind: Color32) -> Self {
        Self {
            bold: false,
            ..Self::bold(size, fore, behind)
        }
    }
    fn font(&self) -> FontId {
        let size = self.size.max(sizes::SMALL);
        if self.bold {
            fonts::bold(size)
        } else {
            fonts::regular(size)
        }
    }
    fn gap(&self) -> f32 {
        0.27 * self.size
    }
}

impl Bit {
    fn width(&self, pen: &Pen<'_>, look: &RowLook) -> f32 {
        let size = look.size;
        match self {
            Self::Glyph(_) => 1.2 * size,
            Self::Text(words) => pen.width(words, look.font()),
            Self::Badge(_) => 1.5 * size,
            Self::Hexagon(..) => 1.4 * size,
            Self::Letters(words) => pen.width(words, look.font()) + 0.7 * size,
        }
    }
    /// Draws the bit into the part of a row that it has; a word ends where its room does.
    fn draw(&self, pen: &mut Pen<'_>, room: Rect, look: &RowLook) {
        let (p, at, size) = (pen.palette, room.center(), look.size);
        match self {
            Self::Glyph(glyph) => glyphs::draw(pen, glyph, at, 1.2 * size, look.inks),
            Self::Text(words) => {
                pen.label(room, Align2::LEFT_CENTER, words, look.font(), look.inks.fore);
            }
            Self::Badge(seat) => badges::badge(pen, *seat, at, 0.62 * size),
            Self::Hexagon(tint, glyph) => {
                pen.poly_lined(hexagon(at, 0.78 * size), tint.fill, 1.2, p.ink);
                pen.glyph(glyph, at, 0.83 * size, tint.glyph, tint.fill);
            }
            Self::Letters(words) => {
                let plate = Rect::from_center_size(at, vec2(room.width(), 1.4 * size));
                pen.poly(chamfered(plate, 0.35 * size), p.ink);
                pen.text_at(at, Align2::CENTER_CENTER, words, look.font(), p.key);
            }
        }
    }
    /// True for a word that says only what the picture beside it shows.
    fn is_plain_word(&self) -> bool {
        matches!(self, Self::Text(word) if word.chars().all(char::is_alphabetic))
    }
}

/// Width of a row.
pub(crate) fn width(pen: &Pen<'_>, bits: &[Bit], look: RowLook) -> f32 {
    let parts: f32 = bits.iter().map(|bit| bit.width(pen, &look)).sum();
    parts + look.gap() * bits.len().saturating_sub(1) as f32
}

/// Draws bits side by side, about a place. Returns where they stand.
pub(crate) fn row(pen: &mut Pen<'_>, at: Pos2, anchor: Align2, bits: &[Bit], look: RowLook) -> Rect {
    row_within(pen, at, anchor, bits, look, f32::INFINITY)
}

/// Draws such a row in at most this width: without the words among its pictures if it is wider, and then cut off.
pub(crate) fn row_within(pen: &mut Pen<'_>, at: Pos2, anchor: Align2, bits: &[Bit], look: RowLook, most: f32) -> Rect {
    let has_pictures = bits.iter().any(|bit| matches!(bit, Bit::Glyph(_)));
    let short = width(pen, bits, look) > most && has_pictures;
    let bits = bits.iter().filter(|bit| !(short && bit.is_plain_word()));
    let bits: Vec<Bit> = bits.cloned().collect();
    let whole = anchor.anchor_size(at, vec2(width(pen, &bits, look).min(most), 1.3 * look.size));
    let mut left = whole.left();
    for bit in &bits {
        let right = left + bit.width(pen, &look);
        let room = Rect::from_x_y_ranges(left..=right.min(whole.right() + 0.5), whole.y_range());
        bit.draw(pen, room, &look);
        left = right + look.gap();
        if left > whole.right() {
            break;
        }
    }
    whole
}

/// Draws bits in the middle of a rectangle, smaller if it is too narrow.
pub(crate) fn row_in(pen: &mut Pen<'_>, rect: Rect, bits: &[Bit], look: RowLook) {
    let size = look.size * (rect.width() / width(pen, bits, look).max(1.0)).min(1.0);
    row(
        pen,
        rect.center(),
        Align2::CENTER_CENTER,
        bits,
        RowLook { size, ..look },
    );
}

/// Draws a chip within `bounds`: the first half dark on bone for what is paid, the second bright on ink for what comes
/// of it. An empty half is left out; without both there is no chip. Returns its place.
pub(crate) fn chip(
    pen: &mut Pen<'_>,
    at: Pos2,
    anchor: Align2,
    halves: [&[Bit]; 2],
    (size, line): (f32, Color32),
    bounds: Rect,
) -> Option<Rect> {
    let p = pen.palette;
    let looks = [RowLook::bold(size, p.ink, p.key), RowLook::bold(size, p.key, p.ink)];
    let widths = [0, 1].map(|half: usize| match halves[half] {
        [] => 0.0,
        bits => width(pen, bits, looks[half]) + 1.2 * size,
    });
    let wide = widths[0] + widths[1];
    if wide <= 0.0 {
        return None;
    }
    let rect = within(anchor.anchor_size(at, vec2(wide, 1.7 * size)), bounds);
    let r = rect.height() / 2.0;
    pen.rect(rect.expand(2.0), r + 2.0, p.ink);
    let (cost, gain) = rect.split_left_right_at_x(rect.left() + widths[0]);
    if widths[0] > 0.0 && widths[1] > 0.0 {
        pen.rect(rect, r, p.key);
        pen.rect(gain, r, p.ink);
        pen.rect(gain.split_left_right_at_fraction(0.5).0, 0.0, p.ink);
        pen.rect_lined(rect, r, Color32::TRANSPARENT, 1.5, line);
    } else {
        let fill = if widths[0] > 0.0 { p.key } else { p.ink };
        pen.rect_lined(rect, r, fill, 1.5, line);
    }
    for (half, place) in [cost, gain].into_iter().enumerate() {
        row(pen, place.center(), Align2::CENTER_CENTER, halves[half], looks[half]);
    }
    Some(rect)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_with_a_colon_are_pictures() {
        let glyphs = Glyphs::read("drop: a drop\n  disc f 12 12 8\n");
        let bits = read("-2 :drop each :nothing", &glyphs);
        assert!(
            matches!(&bits[..], [Bit::Text(n), Bit::Glyph(_), Bit::Text(each), Bit::Text(other)]
            if n == "-2" && each == "each" && other == ":nothing")
        );
        assert!(bits[2].is_plain_word() && !bits[0].is_plain_word() && !bits[1].is_plain_word());
    }
}
