//! The logo, an escape pod on a plate: drawn on the start screen, and in pixels as the icon of the window.

use super::{
    Palette, Pen,
    glyphs::{self, GRID, Glyph, Inks, Part},
};
use egui::{Color32, Pos2, Vec2, vec2};
use std::f32::consts::TAU;

/// The parts of the logo from below, each with its side in sides of the plate, and its colours.
fn parts(p: &Palette) -> [(&'static Glyph, f32, Inks); 2] {
    let plate = Inks {
        fore: p.hull,
        behind: p.ink,
        accent: p.hull_hi,
    };
    let pod = Inks::new(p.hazard, p.pod_cabin);
    [(*glyphs::PLATE, 1.0, plate), (*glyphs::POD, 0.52, pod)]
}

/// Draws the logo of the given side about its centre.
pub(crate) fn logo(pen: &mut Pen<'_>, center: Pos2, side: f32) {
    for (glyph, share, inks) in parts(pen.palette) {
        glyphs::draw(pen, glyph, center, side * share, inks);
    }
}

/// The logo in rows of pixels, as many of them as in each: red, green, blue and opacity.
#[must_use]
pub(crate) fn pixels(side: u16, palette: &Palette) -> Vec<u8> {
    let at = |x: u16, y: u16| vec2(f32::from(x) + 0.5, f32::from(y) + 0.5);
    let places = (0..side).flat_map(|y| (0..side).map(move |x| at(x, y)));
    let mut pixels: Vec<(Vec2, [f32; 4])> = places.map(|at| (at, [0.0; 4])).collect();
    let middle = Vec2::splat(f32::from(side) / 2.0);
    for (glyph, share, inks) in parts(palette) {
        let unit = share * f32::from(side) / GRID;
        let on_picture = |point: Vec2| middle + (point - Vec2::splat(GRID / 2.0)) * unit;
        for part in glyph.parts {
            let sides = sides(corners(part).into_iter().map(on_picture).collect());
            for (at, pixel) in &mut pixels {
                let depths = sides.iter().map(|(corner, outwards)| outwards.dot(*corner - *at));
                // On its edge half a pixel is covered.
                let covered = depths
                    .reduce(f32::min)
                    .map_or(0.0, |depth| (depth + 0.5).clamp(0.0, 1.0));
                lay(pixel, inks.of(part.ink()), covered);
            }
        }
    }
    let bytes = pixels
        .into_iter()
        .flat_map(|(_, pixel)| pixel.map(|value| value.round() as u8));
    bytes.collect()
}

/// The corners of a part, clockwise. The logo has polygons, and a disc that is too small to be told from one.
fn corners(part: &Part) -> Vec<Vec2> {
    const ROUND: u8 = 24;
    match *part {
        Part::Poly(_, points) => points.iter().copied().map(Vec2::from).collect(),
        Part::Disc(_, center, r) => {
            let corner = |index: u8| Vec2::from(center) + r * Vec2::angled(TAU * f32::from(index) / f32::from(ROUND));
            (0..ROUND).map(corner).collect()
        }
        _ => Vec::new(),
    }
}

/// The sides of a polygon, each as a corner and the direction that leads away from the polygon.
fn sides(corners: Vec<Vec2>) -> Vec<(Vec2, Vec2)> {
    let next = corners.iter().cycle().skip(1);
    let side = |(&from, &to): (&Vec2, &Vec2)| (from, (to - from).normalized().rot90());
    corners.iter().zip(next).map(side).collect()
}

/// Lays a colour over a pixel, of which it covers a part.
fn lay(pixel: &mut [f32; 4], color: Color32, covered: f32) {
    if covered <= 0.0 {
        return;
    }
    let below = pixel[3] / 255.0 * (1.0 - covered);
    let all = covered + below;
    for (value, new) in pixel.iter_mut().zip([color.r(), color.g(), color.b()]) {
        *value = (f32::from(new) * covered + *value * below) / all;
    }
    pixel[3] = 255.0 * all;
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::look::colors::DARK;

    #[test]
    fn the_icon_has_the_colours_of_the_logo_on_nothing() {
        let pixels = pixels(64, &DARK);
        assert_eq!(pixels.len(), 64 * 64 * 4);
        let count = |is: &dyn Fn(&[u8; 4]) -> bool| pixels.as_chunks::<4>().0.iter().filter(|pixel| is(pixel)).count();
        for color in [DARK.hull, DARK.ink, DARK.hull_hi, DARK.hazard, DARK.pod_cabin] {
            let seen = count(&|pixel| *pixel == color.to_array());
            assert!(seen > 20, "{color:?} is seen on {seen} pixels");
        }
        assert_eq!(pixels[..4], [0; 4], "the corners of a plate are cut off");
        let edge = count(&|pixel| (1..255).contains(&pixel[3]));
        assert!(
            (20..200).contains(&edge),
            "{edge} pixels are neither on the plate nor beside it"
        );
    }
}
