//! The head of a player's card in the left rail.

use super::{clock, model::Link};
use crate::{
    app::{
        look::{
            Palette, Pen, badges, chips, fonts,
            glyphs::{self, Glyph},
            sizes,
        },
        widgets::Pill,
    },
    rules::Seat,
    text::t,
};
use egui::{Align2, Pos2, Rect};

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
    let mut pills = pills(p, head.you, link);
    let wide = |pen: &Pen<'_>, pills: &[Pill]| -> f32 {
        let all: f32 = pills.iter().map(|pill| pill.width(pen) + 4.0).sum();
        if pills.is_empty() { 0.0 } else { all + 4.0 }
    };
    let at = Pos2::new(rect.left() + 46.0, y);
    let font = fonts::bold(sizes::NAME);
    let fits = |pen: &Pen<'_>, pills: &[Pill]| end - at.x - wide(pen, pills) >= pen.width(head.name, font.clone());
    if !fits(pen, &pills) {
        // The sign of the connection is enough: its word is said on hover.
        let signs = pills.iter_mut().filter(|pill| pill.glyph.is_some());
        signs.for_each(|pill| pill.word.clear());
    }
    if !fits(pen, &pills) {
        // Everybody knows their own name.
        pills.retain(|pill| pill.glyph.is_some());
    }
    let room = end - at.x - wide(pen, &pills);
    let (name, _) = pen.text_within(at, Align2::LEFT_CENTER, head.name, font, p.text, room);
    let mut at = Pos2::new(name.right() + 8.0, y);
    for pill in pills {
        pill.draw(pen, at);
        at.x += pill.width(pen) + 4.0;
    }
}

/// The pills behind a name: "you", and the connection.
fn pills(p: &Palette, you: bool, link: Link) -> Vec<Pill> {
    let you = you.then(|| Pill {
        word: t("you"),
        glyph: None,
        inks: (p.line, p.text),
    });
    you.into_iter().chain(link_sign(p, link)).collect()
}

/// The sign for a connection, set off if it is no bot's; nothing if all is well.
#[must_use]
pub(crate) fn link_sign(p: &Palette, link: Link) -> Option<Pill> {
    let (word, glyph, inks): (_, &'static Glyph, _) = match link {
        Link::Here => return None,
        Link::Slow => ("link-slow", &glyphs::SIGNAL2, (p.hazard, p.ink)),
        Link::Away => ("link-away", &glyphs::ALERT, (p.hazard, p.ink)),
        Link::Bot(character) => ("link-bot", glyphs::face(character), (p.line, p.text)),
        Link::StandIn => ("link-stand-in", &glyphs::ROBOT, (p.hazard, p.ink)),
    };
    let (word, glyph) = (t(word), Some(glyph));
    Some(Pill { word, glyph, inks })
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::{RawInput, Shape, vec2};

    #[test]
    fn a_name_gives_way_to_nothing_that_is_told_elsewhere() {
        let ctx = egui::Context::default();
        crate::app::look::install(&ctx);
        let head = Head {
            seat: Seat::wrapping(0),
            name: "Lagoon",
            you: true,
            score: "12",
            delta: 0,
            clock: Some((9.0, 20.0)),
        };
        let mut texts = Vec::new();
        drop(ctx.run_ui(RawInput::default(), |ui| {
            let mut pen = Pen::new(ui.ctx());
            let rect = Rect::from_min_size(Pos2::ZERO, vec2(243.0, 110.0));
            super::head(&mut pen, rect, &head, Link::Slow);
            texts = pen.shapes;
        }));
        let cut = |shape: &Shape| matches!(shape, Shape::Text(text) if text.galley.elided);
        assert!(!texts.iter().any(cut), "{texts:?}");
    }
}
