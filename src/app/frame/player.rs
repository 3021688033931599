//! The head of a player's card in the left rail.

use super::{clock, model::Link};
use crate::{
    app::{
        look::{Pen, badges, chips, fonts, sizes},
        widgets,
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

/// Badge, name, what the open action brings, score.
pub(crate) fn head(pen: &mut Pen<'_>, rect: Rect, head: &Head<'_>) {
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
    let you = t("you");
    let pill = if head.you {
        pen.width(&you, fonts::bold(sizes::SMALL)) + 24.0
    } else {
        0.0
    };
    let (name, _) = pen.text_within(at, Align2::LEFT_CENTER, head.name, font, p.text, end - at.x - pill);
    if head.you {
        widgets::pill(pen, Pos2::new(name.right() + 8.0, y), &you, p.line, p.text);
    }
}

/// Words for a connection; nothing if all is well.
#[must_use]
pub(crate) fn link_text(link: Link) -> Option<String> {
    match link {
        Link::Here => None,
        Link::Away => Some(t("link-away")),
        Link::Bot => Some(t("link-bot")),
    }
}
