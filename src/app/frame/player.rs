//! The head of a player's card in the left rail.

use super::{clock, model::Link};
use crate::{
    app::{
        look::{
            Palette, Pen, badges, chips, fonts,
            glyphs::{self, Glyph},
            sizes,
        },
        widgets,
    },
    rules::Seat,
    text::t,
};
use egui::{Align2, Color32, Pos2, Rect};

/// The contents of the head.
#[derive(Clone, Debug)]
pub(crate) struct Head<'a> {
    /// The player of the card.
    pub seat: Seat,
    /// The player's name.
    pub name: &'a str,
    /// True if it says "you".
    pub you: bool,
    /// The score as it is shown.
    pub score: &'a str,
    /// The points that the open action brings.
    pub delta: i32,
    /// Seconds left and in all, if the player has a clock.
    pub clock: Option<(f32, f32)>,
}

/// Badge, name, chips for you and for the player's connection, what the open action brings, score.
pub(crate) fn head(pen: &mut Pen<'_>, rect: Rect, head: &Head<'_>, link: Link) {
    let p = pen.palette;
    let y = rect.top() + 26.0;
    badges::badge(pen, head.seat, Pos2::new(rect.left() + 24.0, y), 13.0);
    let at = Pos2::new(rect.right() - sizes::PAD, y);
    let number = pen.bold(at, Align2::RIGHT_CENTER, head.score, sizes::SCORE, p.text);
    let mut end = number.left() - 8.0;
    if let Some((left, total)) = head.clock {
        clock::ring(pen, Pos2::new(end - 14.0, y), 12.0, left, total);
        end -= 34.0;
    }
    if head.delta != 0 {
        let text = format!("{:+}", head.delta);
        let left = end - chips::width(pen, &text);
        chips::score(pen, Pos2::new(left, y), head.seat, &text);
        end = left - 6.0;
    }
    let font = fonts::bold(sizes::NAME);
    let at = Pos2::new(rect.left() + 46.0, y);
    let room = end - at.x - tags_width(pen, head.you, link);
    let (name, _) = pen.text_within(at, Align2::LEFT_CENTER, head.name, font, p.text, room);
    tags(pen, Pos2::new(name.right() + 8.0, y), head.you, link);
}

/// Chips for "you" and for the connection.
fn tags(pen: &mut Pen<'_>, left: Pos2, you: bool, link: Link) {
    let p = pen.palette;
    let mut at = left;
    if you {
        at.x = widgets::pill(pen, at, &t("you"), p.line, p.text).right() + 4.0;
    }
    if let Some(sign) = link_sign(p, link) {
        widgets::glyph_pill(pen, at, Some(sign.glyph), &sign.word, sign.inks);
    }
}

/// The width that the chips take, with the gap before them.
fn tags_width(pen: &Pen<'_>, you: bool, link: Link) -> f32 {
    let wide = |text: String| pen.width(&text, fonts::bold(sizes::SMALL)) + 20.0;
    let you = if you { wide(t("you")) } else { 0.0 };
    let link = link_sign(pen.palette, link).map_or(0.0, |sign| wide(sign.word) + widgets::PILL_GLYPH);
    if you + link > 0.0 { you + link + 4.0 } else { 0.0 }
}

/// A sign for a connection.
#[derive(Clone, Debug)]
pub(crate) struct LinkSign {
    /// Its word.
    pub word: String,
    /// Its picture.
    pub glyph: &'static Glyph,
    /// The ground and the ink of a chip: set off if it is no bot's.
    pub inks: (Color32, Color32),
}

/// The sign for a connection; nothing if all is well.
#[must_use]
pub(crate) fn link_sign(p: &Palette, link: Link) -> Option<LinkSign> {
    let (word, glyph, inks): (_, &'static Glyph, _) = match link {
        Link::Here => return None,
        Link::Slow => ("link-slow", &glyphs::SIGNAL2, (p.hazard, p.ink)),
        Link::Away => ("link-away", &glyphs::ALERT, (p.hazard, p.ink)),
        Link::Bot => ("link-bot", &glyphs::ROBOT, (p.line, p.text)),
    };
    Some(LinkSign {
        word: t(word),
        glyph,
        inks,
    })
}
