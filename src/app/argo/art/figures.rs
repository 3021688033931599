//! Astronauts as plates in the shape and colour of their player with the silhouette of their role; aliens; badges.

use crate::{
    app::look::{
        Pen, SeatLook, SeatShape,
        glyphs::{self, Glyph, Inks},
        pen::chamfered,
        sizes,
    },
    games::argo::{Astronaut, Role},
    rules::Seat,
};
use egui::{Align2, Color32, Pos2, Rect, Vec2};

/// How much of a figure can be seen at a cell size.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Lod {
    /// The initial of the role.
    Initial,
    /// Its silhouette.
    Silhouette,
    /// Its silhouette and the player's letter.
    Letter,
}

impl Lod {
    /// For a cell of this side.
    #[must_use]
    pub fn of(s: f32) -> Self {
        if s >= sizes::LOD_LETTER {
            Self::Letter
        } else if s >= sizes::LOD_SILHOUETTE {
            Self::Silhouette
        } else {
            Self::Initial
        }
    }
}

/// In what state a figure is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum State {
    /// As it stands.
    Resting,
    /// Chosen.
    Selected,
    /// Where it will be when the action is final.
    Pending,
    /// Where it was before the action.
    LeftBehind,
}

/// The silhouette of a role.
#[must_use]
pub fn role_glyph(role: Role) -> &'static Glyph {
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
pub const fn role_initial(role: Role) -> &'static str {
    match role {
        Role::Chief => "C",
        Role::Explorer => "E",
        Role::Pilot => "P",
        Role::Grunt => "G",
        Role::Robot => "R",
    }
}

/// Corners of a shape at radius `r`; `None` for the circle.
#[must_use]
pub fn outline(shape: SeatShape, center: Pos2, r: f32) -> Option<Vec<Pos2>> {
    let at = |x: f32, y: f32| center + Vec2::new(x, y) * r;
    match shape {
        SeatShape::Circle => None,
        SeatShape::Square => Some(chamfered(
            Rect::from_center_size(center, Vec2::splat(1.8 * r)),
            0.16 * r,
        )),
        SeatShape::Diamond => {
            let (far, cut) = (1.07, 0.13);
            let corners = [
                (-cut, -far),
                (cut, -far),
                (far, -cut),
                (far, cut),
                (cut, far),
                (-cut, far),
                (-far, cut),
                (-far, -cut),
            ];
            Some(corners.map(|(x, y)| at(x, y)).to_vec())
        }
        SeatShape::Triangle => {
            let corners = [[0.0, -1.30], [1.30, 1.02], [-1.30, 1.02]];
            let mut points = Vec::with_capacity(6);
            for index in 0..3 {
                let [x, y] = corners[index];
                for other in [(index + 2) % 3, (index + 1) % 3] {
                    let [ox, oy] = corners[other];
                    points.push(at(x + (ox - x) * 0.14, y + (oy - y) * 0.14));
                }
            }
            Some(points)
        }
    }
}

/// Draws a seat's shape filled, with a line centred on its edge.
pub fn seat_shape(pen: &mut Pen<'_>, seat: Seat, center: Pos2, r: f32, fill: Color32, width: f32, line: Color32) {
    look_shape(pen, pen.seat(seat), center, r, fill, width, line);
}

/// Draws the shape of a colour filled, with a line centred on its edge.
pub fn look_shape(pen: &mut Pen<'_>, look: &SeatLook, center: Pos2, r: f32, fill: Color32, width: f32, line: Color32) {
    if let Some(points) = outline(look.shape, center, r) {
        pen.poly_lined(points, fill, width, line);
    } else {
        pen.disc(center, r, fill);
        pen.ring(center, r, width, line);
    }
}

/// Draws an astronaut at radius `r`.
pub fn figure_shapes(pen: &mut Pen<'_>, who: Astronaut, center: Pos2, r: f32, lod: Lod, state: State) {
    let p = pen.palette;
    match state {
        State::Resting => plate_and_role(pen, who, center, r, lod),
        State::Selected => {
            plate_and_role(pen, who, center, r, lod);
            pen.ring(center, 1.52 * r, 0.30 * r, p.ink);
            pen.ring(center, 1.52 * r, 0.16 * r, p.board_accent);
        }
        State::Pending => {
            let w = line_width(r) * 0.8;
            pen.faded(0.62, |pen| {
                seat_shape(pen, who.seat(), center, r, pen.seat(who.seat()).fill, w, p.ink)
            });
            pen.faded(0.9, |pen| silhouette(pen, who, center, r, lod));
            pen.ring(center, 1.42 * r, 0.16 * r, p.ink);
            dashed_ring(pen, center, 1.42 * r, 0.12 * r, p.key);
        }
        State::LeftBehind => pen.faded(0.35, |pen| plate_and_role(pen, who, center, r, lod)),
    }
}

fn line_width(r: f32) -> f32 {
    (0.13 * r).max(1.2)
}

fn plate_and_role(pen: &mut Pen<'_>, who: Astronaut, center: Pos2, r: f32, lod: Lod) {
    let p = pen.palette;
    let w = line_width(r);
    seat_shape(pen, who.seat(), center, r, p.key, 2.8 * w, p.key);
    seat_shape(pen, who.seat(), center, r, pen.seat(who.seat()).fill, w, p.ink);
    silhouette(pen, who, center, r, lod);
    if lod == Lod::Letter {
        let at = center + Vec2::new(0.82, -0.82) * r;
        pen.disc(at, 0.46 * r, p.ink);
        pen.ring(at, 0.46 * r, 0.07 * r, p.key);
        letter(pen, pen.seat(who.seat()), at, 0.69 * r, p.key);
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

/// A dashed circle of about sixteen dashes.
pub fn dashed_ring(pen: &mut Pen<'_>, center: Pos2, r: f32, width: f32, color: Color32) {
    let at = |angle: f32| center + Vec2::angled(angle) * r;
    let dashes = 15;
    let step = std::f32::consts::TAU / dashes as f32;
    for dash in 0..dashes {
        let from = step * dash as f32;
        let points: Vec<Pos2> = (0..=4_u8)
            .map(|i| at(from + step * 0.57 * f32::from(i) / 4.0))
            .collect();
        pen.flat_line(points, width, color);
    }
}

fn letter(pen: &mut Pen<'_>, look: &SeatLook, at: Pos2, size: f32, color: Color32) {
    let mut buffer = [0; 4];
    pen.bold(
        at,
        Align2::CENTER_CENTER,
        look.letter.encode_utf8(&mut buffer),
        size,
        color,
    );
}

/// A player's five astronauts in a row.
pub fn team(pen: &mut Pen<'_>, seat: Seat, first: Pos2, step: f32) {
    for (index, role) in Role::ALL.into_iter().enumerate() {
        let at = first + Vec2::new(step * index as f32, 0.0);
        figure_shapes(
            pen,
            Astronaut::new(seat, role),
            at,
            13.0,
            Lod::Silhouette,
            State::Resting,
        );
    }
}

/// A player's badge: shape, colour and, from radius 7, the letter.
pub fn badge(pen: &mut Pen<'_>, seat: Seat, center: Pos2, r: f32) {
    look_badge(pen, pen.seat(seat), center, r);
}

/// The badge of a colour that need not be at this table.
pub fn look_badge(pen: &mut Pen<'_>, look: &SeatLook, center: Pos2, r: f32) {
    let p = pen.palette;
    look_shape(pen, look, center, r, look.fill, (0.12 * r).max(1.2), p.ink);
    if r >= 7.0 {
        let down = if look.shape == SeatShape::Triangle { 0.25 } else { 0.0 };
        letter(pen, look, center + Vec2::new(0.0, down * r), 0.98 * r, look.glyph);
    }
}

/// The dashed outline of a seat nobody has taken.
pub fn free_badge(pen: &mut Pen<'_>, seat: Seat, center: Pos2, r: f32) {
    let color = pen.palette.faint;
    if let Some(points) = outline(pen.seat(seat).shape, center, r) {
        pen.dashed_outline(&points, 2.0, color, 6.0, 5.0);
    } else {
        dashed_ring(pen, center, r, 2.0, color);
    }
}

/// An alien of the given side, cased in bone.
pub fn alien_shapes(pen: &mut Pen<'_>, center: Pos2, size: f32) {
    let p = pen.palette;
    glyphs::draw_casing(pen, &glyphs::ALIEN, center, size, p.key, 0.95);
    let inks = Inks {
        fore: p.alien_body,
        behind: p.key,
        accent: p.alien_eye,
    };
    glyphs::draw(pen, &glyphs::ALIEN, center, size, inks);
}
