//! A player's card below its head: the five figures and what became of them, activations, astronauts saved.

use super::art::{figures, pictures::named};
use crate::app::board::drawn::BoardScene;
use crate::app::look::{Pen, badges, glyphs, sizes};
use crate::games::argo::{Astronaut, Place, Role, State};
use crate::rules::Seat;
use crate::text::{About, say};
use egui::{Align2, Pos2, Rect, vec2};

/// Paints the card of a seat below its head.
pub(super) fn paint(pen: &mut Pen<'_>, scene: &BoardScene<'_, State>, seat: Seat, body: Rect) {
    for (index, role) in Role::ALL.into_iter().enumerate() {
        let who = Astronaut::new(seat, role);
        let place = scene.about.view.settled().places[who.index()];
        if scene.is_compact() {
            let at = body.left_top() + vec2(13.0 + 12.4 * index as f32, 9.0);
            small_mark(pen, who, at, place);
        } else {
            let across = 35.0 + 44.0 * index as f32 * (body.width() / 244.0);
            figure_mark(pen, who, body.left_top() + vec2(across, 20.0), place);
        }
    }
    if !scene.is_compact() && body.height() > 60.0 {
        counters(pen, scene, seat, Pos2::new(body.left() + 14.0, body.bottom() - 16.0));
    }
}

/// Activations and saved astronauts.
fn counters(pen: &mut Pen<'_>, scene: &BoardScene<'_, State>, seat: Seat, mut at: Pos2) {
    let (p, table) = (pen.palette, scene.about.view.settled());
    let parts = [
        (&glyphs::BOLT, "activated", table.activations[seat]),
        (&glyphs::POD, "saved", table.saved[seat]),
    ];
    for (glyph, id, count) in parts {
        pen.glyph(glyph, at + vec2(7.0, 0.0), 13.0, p.dim, p.card);
        let text = say!(&(), id, n = count);
        let text = pen.text(at + vec2(18.0, 0.0), Align2::LEFT_CENTER, &text, sizes::SMALL, p.dim);
        at.x = text.right() + 14.0;
    }
}

/// A figure in a small window: its player's shape, a skull for the dead, a line below who sits in a pod or is saved.
fn small_mark(pen: &mut Pen<'_>, who: Astronaut, at: Pos2, place: Place) {
    let p = pen.palette;
    if place == Place::Dead {
        return pen.glyph(named("skull"), at, 11.0, p.text, p.card);
    }
    let look = pen.seat(who.seat());
    badges::look_shape(pen, look, at, 4.4, look.fill, 1.0, p.ink);
    let below = match place {
        Place::Aboard(..) => p.hazard,
        Place::Saved(_) => p.accent,
        _ => return,
    };
    pen.line(&[at + vec2(-4.5, 9.0), at + vec2(4.5, 9.0)], 2.0, below);
}

/// A figure with what became of it.
fn figure_mark(pen: &mut Pen<'_>, who: Astronaut, at: Pos2, place: Place) {
    let gone = matches!(place, Place::Dead | Place::Saved(_));
    // On a light card a faint figure of a light colour is not seen any more.
    let faint = if pen.palette.dark { 0.35 } else { 0.65 };
    pen.faded(if gone { faint } else { 1.0 }, |pen| {
        figures::small(pen, who, at, 12.5);
    });
    let p = pen.palette;
    let mark = at + vec2(11.0, 9.0);
    let (fill, ink, glyph) = match place {
        Place::Dead => return figures::skull(pen, mark, 7.5),
        Place::Aboard(..) => (p.hazard, p.ink, &glyphs::POD),
        Place::Saved(_) => (p.accent, p.accent_ink, &glyphs::CHECK),
        _ => return,
    };
    pen.disc(mark, 7.5, fill);
    pen.glyph(glyph, mark, 10.5, ink, fill);
}

/// A player's figures that are dead, saved or in a pod, in words.
pub(super) fn spoken(about: About<'_, State>, seat: Seat) -> String {
    let of = |role: Role| {
        let id = match about.view.board.places[Astronaut::new(seat, role).index()] {
            Place::Dead => "figure-dead",
            Place::Saved(_) => "figure-saved",
            Place::Aboard(..) => "figure-aboard",
            _ => return None,
        };
        Some(say!(&(), id, role))
    };
    Role::ALL.into_iter().filter_map(of).collect::<Vec<_>>().join(", ")
}
