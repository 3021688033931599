//! Astronauts as plates in the shape and colour of their player with the silhouette of their role; aliens.

use super::pictures::{self, named};
use crate::app::board::art;
use crate::app::look::{Pen, badges, glyphs, glyphs::Inks, sizes};
use crate::games::argo::{Astronaut, Role};
use crate::rules::Seat;
use crate::text::{capitalised, name};
use egui::{Align2, Pos2, Vec2};

/// The details of a figure that can be seen at a cell size.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Lod {
    /// The initial of the role.
    Initial,
    /// The silhouette of its role.
    Silhouette,
    /// Its silhouette and the player's letter.
    Letter,
}

impl Lod {
    /// For a cell of this side.
    pub(crate) fn of(s: f32) -> Self {
        match s {
            sizes::LOD_LETTER.. => Self::Letter,
            sizes::LOD_SILHOUETTE.. => Self::Silhouette,
            _ => Self::Initial,
        }
    }
}

/// State in which a figure is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum FigureLook {
    /// As it stands.
    Resting,
    /// At its place once the action is final.
    Pending,
    /// At its place before the action.
    LeftBehind,
}

/// Draws an astronaut at radius `r`.
pub(crate) fn figure_shapes(pen: &mut Pen<'_>, who: Astronaut, center: Pos2, r: f32, lod: Lod, state: FigureLook) {
    let alpha = match state {
        FigureLook::Resting => 1.0,
        FigureLook::Pending => 0.68,
        FigureLook::LeftBehind => 0.35,
    };
    pen.faded(alpha, |pen| plate_and_role(pen, who, center, r, lod));
    if state == FigureLook::Pending {
        let p = pen.palette;
        pen.ring(center, 1.42 * r, 0.16 * r, p.ink);
        badges::dashed_ring(pen, center, 1.42 * r, 0.12 * r, p.key);
    }
}

/// Draws an astronaut in a card or a row.
pub(crate) fn small(pen: &mut Pen<'_>, who: Astronaut, center: Pos2, r: f32) {
    plate_and_role(pen, who, center, r, Lod::Silhouette);
}

fn plate_and_role(pen: &mut Pen<'_>, who: Astronaut, center: Pos2, r: f32, lod: Lod) {
    let (p, look) = (pen.palette, pen.seat(who.seat()));
    let (at, size) = art::plate(pen, look, center, r);
    if lod == Lod::Initial {
        let initial: String = capitalised(&name(&who.role())).chars().take(1).collect();
        pen.bold(at, Align2::CENTER_CENTER, &initial, 1.15 * r, look.glyph);
    } else {
        pen.glyph(pictures::of(&who.role()), at, size, look.glyph, look.fill);
    }
    if lod == Lod::Letter {
        let at = center + Vec2::new(0.82, -0.82) * r;
        pen.disc_lined(at, 0.46 * r, p.ink, 0.07 * r, p.key);
        pen.bold(at, Align2::CENTER_CENTER, look.letter, 0.69 * r, p.key);
    }
}

/// Draws who moves in a row: an astronaut, or an alien of this side.
pub(crate) fn mover(pen: &mut Pen<'_>, who: Option<Astronaut>, center: Pos2, alien: f32) {
    match who {
        Some(who) => small(pen, who, center, 11.5),
        None => alien_shapes(pen, center, alien),
    }
}

/// A skull on bone.
pub(crate) fn skull(pen: &mut Pen<'_>, at: Pos2, r: f32) {
    let p = pen.palette;
    pen.disc(at, r + 1.2, p.ink);
    pen.disc(at, r, p.key);
    pen.glyph(named("skull"), at, r * 1.5, p.ink, p.key);
}

/// A player's five astronauts in a row.
pub(crate) fn team(pen: &mut Pen<'_>, seat: Seat, first: Pos2, step: f32) {
    for (index, role) in Role::ALL.into_iter().enumerate() {
        let at = first + Vec2::new(step * index as f32, 0.0);
        small(pen, Astronaut::new(seat, role), at, 13.0);
    }
}

/// An alien of the given side, cased in bone.
pub(crate) fn alien_shapes(pen: &mut Pen<'_>, center: Pos2, size: f32) {
    let p = pen.palette;
    glyphs::draw_casing(pen, named("alien"), center, size, p.key, 0.95);
    let inks = Inks {
        fore: p.alien_body,
        behind: p.key,
        accent: p.alien_eye,
    };
    glyphs::draw(pen, named("alien"), center, size, inks);
}
