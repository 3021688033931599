//! Astronauts as plates in the shape and colour of their player with the silhouette of their role; aliens.

use crate::{
    app::look::{
        Pen, SeatShape, badges,
        glyphs::{self, Glyph, Inks},
        sizes,
    },
    games::argo::{Astronaut, Role},
    rules::Seat,
};
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
    #[must_use]
    pub(crate) fn of(s: f32) -> Self {
        if s >= sizes::LOD_LETTER {
            Self::Letter
        } else if s >= sizes::LOD_SILHOUETTE {
            Self::Silhouette
        } else {
            Self::Initial
        }
    }
}

/// State in which a figure is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum FigureLook {
    /// As it stands.
    Resting,
    /// Chosen by the player.
    Selected,
    /// At its place once the action is final.
    Pending,
    /// At its place before the action.
    LeftBehind,
}

/// The silhouette of a role.
#[must_use]
pub(crate) fn role_glyph(role: Role) -> &'static Glyph {
    match role {
        Role::Chief => &glyphs::CHIEF,
        Role::Explorer => &glyphs::EXPLORER,
        Role::Pilot => &glyphs::PILOT,
        Role::Grunt => &glyphs::GRUNT,
        Role::Robot => &glyphs::ROBOT,
    }
}

/// The initial of a role.
#[must_use]
pub(crate) const fn role_initial(role: Role) -> &'static str {
    match role {
        Role::Chief => "C",
        Role::Explorer => "E",
        Role::Pilot => "P",
        Role::Grunt => "G",
        Role::Robot => "R",
    }
}

/// Draws an astronaut at radius `r`.
pub(crate) fn figure_shapes(pen: &mut Pen<'_>, who: Astronaut, center: Pos2, r: f32, lod: Lod, state: FigureLook) {
    let p = pen.palette;
    match state {
        FigureLook::Resting => plate_and_role(pen, who, center, r, lod),
        FigureLook::Selected => {
            plate_and_role(pen, who, center, r, lod);
            pen.ring(center, 1.52 * r, 0.30 * r, p.ink);
            pen.ring(center, 1.52 * r, 0.16 * r, p.board_accent);
        }
        FigureLook::Pending => {
            let w = line_width(r) * 0.8;
            pen.faded(0.62, |pen| {
                badges::seat_shape(pen, who.seat(), center, r, pen.seat(who.seat()).fill, w, p.ink)
            });
            pen.faded(0.9, |pen| silhouette(pen, who, center, r, lod));
            pen.ring(center, 1.42 * r, 0.16 * r, p.ink);
            badges::dashed_ring(pen, center, 1.42 * r, 0.12 * r, p.key);
        }
        FigureLook::LeftBehind => pen.faded(0.35, |pen| plate_and_role(pen, who, center, r, lod)),
    }
}

fn line_width(r: f32) -> f32 {
    (0.13 * r).max(1.2)
}

fn plate_and_role(pen: &mut Pen<'_>, who: Astronaut, center: Pos2, r: f32, lod: Lod) {
    let p = pen.palette;
    let w = line_width(r);
    badges::seat_shape(pen, who.seat(), center, r, p.key, 2.8 * w, p.key);
    badges::seat_shape(pen, who.seat(), center, r, pen.seat(who.seat()).fill, w, p.ink);
    silhouette(pen, who, center, r, lod);
    if lod == Lod::Letter {
        let at = center + Vec2::new(0.82, -0.82) * r;
        pen.disc(at, 0.46 * r, p.ink);
        pen.ring(at, 0.46 * r, 0.07 * r, p.key);
        badges::letter(pen, pen.seat(who.seat()), at, 0.69 * r, p.key);
    }
}

fn silhouette(pen: &mut Pen<'_>, who: Astronaut, center: Pos2, r: f32, lod: Lod) {
    let look = pen.seat(who.seat());
    let (size, down) = match look.shape {
        SeatShape::Circle => (1.40, 0.0),
        SeatShape::Triangle => (1.22, 0.20),
        SeatShape::Square => (1.48, 0.0),
        SeatShape::Diamond => (1.30, 0.0),
    };
    let at = center + Vec2::new(0.0, down * r);
    if lod == Lod::Initial {
        pen.bold(
            at,
            Align2::CENTER_CENTER,
            role_initial(who.role()),
            1.15 * r,
            look.glyph,
        );
    } else {
        glyphs::draw(
            pen,
            role_glyph(who.role()),
            at,
            size * r,
            Inks::new(look.glyph, look.fill),
        );
    }
}

/// A player's five astronauts in a row.
pub(crate) fn team(pen: &mut Pen<'_>, seat: Seat, first: Pos2, step: f32) {
    for (index, role) in Role::ALL.into_iter().enumerate() {
        let at = first + Vec2::new(step * index as f32, 0.0);
        figure_shapes(
            pen,
            Astronaut::new(seat, role),
            at,
            13.0,
            Lod::Silhouette,
            FigureLook::Resting,
        );
    }
}

/// An alien of the given side, cased in bone.
pub(crate) fn alien_shapes(pen: &mut Pen<'_>, center: Pos2, size: f32) {
    let p = pen.palette;
    glyphs::draw_casing(pen, &glyphs::ALIEN, center, size, p.key, 0.95);
    let inks = Inks {
        fore: p.alien_body,
        behind: p.key,
        accent: p.alien_eye,
    };
    glyphs::draw(pen, &glyphs::ALIEN, center, size, inks);
}
