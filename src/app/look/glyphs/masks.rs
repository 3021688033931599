//! Glyphs as masks in egui's texture of letters. A mask takes four corners for each ink of the glyph, where the outlines of
//! its parts take a hundred and more, and what its edge covers of each pixel is worked out once.

use super::shape::{GRID, Glyph, Ink, Part};
use egui::{
    Color32, ColorImage, Context, FontFamily, FontId, Galley, Pos2, Rect, Theme, Vec2,
    epaint::text::{FontPriority, GlyphBitmap, GlyphRasterizer, GlyphRasterizerRequest, RasterizedGlyph},
};
use std::{
    ops::RangeInclusive,
    sync::{Arc, LazyLock, Mutex, MutexGuard, PoisonError},
};

/// The font whose characters are masks. Each stands for a layer of a glyph at a place within a pixel.
const FAMILY: &str = "glyphs";

/// Where the characters begin: nobody types them.
const FIRST: u32 = 0xF_0000;

/// Pixels that the side of a glyph has if it is drawn by masks. A larger one would fill the texture, a smaller one is less
/// than a pixel.
const SIDES: RangeInclusive<f32> = 1.0..=40.0;

/// Points that it has at most. egui makes a row of the texture as high as the highest that stands in it, and most are letters.
const LARGEST: f32 = 28.0;

/// Most layers of a glyph that has masks.
const LAYERS: u32 = 4;

/// Places across a pixel, and down it, that are told apart.
const STEPS: u32 = 2;

/// Glyphs that have masks.
const GLYPHS: u32 = 0x400;

/// As wide as its grid.
static DISC: LazyLock<&'static Glyph> = LazyLock::new(|| glyph(vec![Part::Disc(Ink::F, [GRID / 2.0; 2], GRID / 2.0)]));

/// Rings as wide as their grid, whose lines take up to the whole of their radius.
static RINGS: LazyLock<Vec<&'static Glyph>> = LazyLock::new(|| {
    let lines = (1..=SHARES).map(|share| GRID / 2.0 * share as f32 / SHARES as f32);
    let rings = lines.map(|line| Part::Ring(Ink::F, [GRID / 2.0; 2], (GRID - line) / 2.0, line));
    rings.map(|ring| glyph(vec![ring])).collect()
});

/// Widths of the line of a ring that are told apart.
const SHARES: usize = 64;

static ALL: Mutex<Vec<&'static Glyph>> = Mutex::new(Vec::new());

fn all() -> MutexGuard<'static, Vec<&'static Glyph>> {
    ALL.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The glyph of these parts, for the whole life of the program.
pub(super) fn glyph(parts: Vec<Part>) -> &'static Glyph {
    let mut all = all();
    let number = all.len() as u32;
    let glyph: &'static Glyph = Box::leak(Box::new(Glyph {
        parts: parts.leak(),
        number,
    }));
    all.push(glyph);
    glyph
}

/// True for a text that is a glyph: it has no words.
#[must_use]
pub fn is_glyph(text: &str) -> bool {
    text.chars().all(|letter| u32::from(letter) >= FIRST) && !text.is_empty()
}

/// The family that the fonts of a context have for the masks.
pub(crate) fn family() -> FontFamily {
    FontFamily::Name(FAMILY.into())
}

/// Tells a context how the characters of the family look.
pub(crate) fn install(ctx: &Context) {
    ctx.add_glyph_rasterizer(GlyphRasterizer::new("podbay glyphs", mask).with_priority(FontPriority::Highest));
}

/// A mask, and where its text stands.
pub(in crate::app::look) type Placed = (Pos2, Arc<Galley>);

/// The masks of a glyph of the given side about its centre, from below, each with its ink; `None` if it has none of this
/// size.
pub(super) fn layers(ctx: &Context, glyph: &Glyph, center: Pos2, side: f32) -> Option<Vec<(Ink, Placed)>> {
    let pixels_per_point = ctx.pixels_per_point();
    // Half a pixel more or less is not seen, and a picture that grows has fewer sizes.
    let side = (side * pixels_per_point * 2.0).round() / 2.0;
    let has_masks = glyph.number < GLYPHS && glyph.layers().count() <= LAYERS as usize && !has_edges(glyph);
    if !has_masks || !SIDES.contains(&side) || side > LARGEST * pixels_per_point {
        return None;
    }
    let steps = (center.to_vec2() * pixels_per_point * STEPS as f32).round();
    let pixel = (steps / STEPS as f32).floor();
    let place = steps - pixel * STEPS as f32;
    let layers = glyph.layers().zip(0..).filter_map(|(parts, layer)| {
        let code = Code {
            glyph: glyph.number,
            layer,
            place: [place.x as u32, place.y as u32],
            is_dark: ctx.theme() == Theme::Dark,
        };
        Some((parts.first()?.ink(), placed(ctx, code, pixel, side)?))
    });
    Some(layers.collect())
}

/// The mask of a disc; `None` if it is too large.
pub(in crate::app::look) fn disc(ctx: &Context, center: Pos2, radius: f32) -> Option<Placed> {
    let (_, mask) = layers(ctx, *DISC, center, 2.0 * radius)?.pop()?;
    Some(mask)
}

/// The mask of a ring with a line of this width within a radius; `None` if it is too large, or the line too thin.
pub(in crate::app::look) fn ring(ctx: &Context, center: Pos2, radius: f32, width: f32) -> Option<Placed> {
    let share = (width / radius * SHARES as f32).round() as usize;
    let ring = RINGS.get(share.checked_sub(1)?)?;
    let (_, mask) = layers(ctx, ring, center, 2.0 * radius)?.pop()?;
    Some(mask)
}

/// A line on the edge of a polygon is no part of its own.
fn has_edges(glyph: &Glyph) -> bool {
    glyph.parts.iter().any(|part| matches!(part, Part::Edged(..)))
}

/// A mask for a glyph of this many pixels, its origin on the corner of a pixel.
fn placed(ctx: &Context, code: Code, pixel: Vec2, side: f32) -> Option<Placed> {
    let pixels_per_point = ctx.pixels_per_point();
    let font = FontId::new(side / pixels_per_point, family());
    let letter = code.letter().to_string();
    let galley = ctx.fonts_mut(|fonts| fonts.layout_no_wrap(letter, font, Color32::PLACEHOLDER));
    let origin = galley.rows.first()?.glyphs.first()?.pos.to_vec2();
    let origin = (origin * pixels_per_point).round();
    Some((((pixel - origin) / pixels_per_point).to_pos2(), galley))
}

/// What a character of the family stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Code {
    glyph: u32,
    layer: u32,
    /// Where the middle of the glyph lies in its pixel, in steps.
    place: [u32; 2],
    /// Shown in the dark theme, in which egui makes all letters bolder.
    is_dark: bool,
}

impl Code {
    fn letter(self) -> char {
        let [x, y] = self.place;
        let layer = (self.glyph * LAYERS + self.layer) * 2 + u32::from(self.is_dark);
        let number = (layer * STEPS + y) * STEPS + x;
        char::from_u32(FIRST + number).unwrap_or(char::REPLACEMENT_CHARACTER)
    }
    fn of(letter: char) -> Option<Self> {
        let number = u32::from(letter).checked_sub(FIRST)?;
        let (x, y) = (number % STEPS, number / STEPS % STEPS);
        let number = number / (STEPS * STEPS);
        let (layer, is_dark) = (number / 2, number % 2 == 1);
        Some(Self {
            glyph: layer / LAYERS,
            layer: layer % LAYERS,
            place: [x, y],
            is_dark,
        })
    }
}

/// The mask that a character of the family stands for; `None` for any other one.
fn mask(request: &GlyphRasterizerRequest<'_>) -> Option<RasterizedGlyph> {
    if !matches!(request.family, FontFamily::Name(name) if &**name == FAMILY) {
        return None;
    }
    let code = Code::of(request.cluster.chars().next()?)?;
    let glyph = *all().get(code.glyph as usize)?;
    let parts = glyph.layers().nth(code.layer as usize)?;
    let unit = request.font_size_px / GRID;
    let middle = Vec2::from(code.place.map(|step| step as f32 / STEPS as f32));
    let mut bitmap = bitmap(parts, middle, unit);
    if code.is_dark {
        bitmap
            .image
            .pixels
            .iter_mut()
            .for_each(|pixel| *pixel = no_bolder(*pixel));
    }
    Some(RasterizedGlyph {
        bitmap,
        advance_px: 0.0,
    })
}

/// What egui's `2 * coverage - coverage * coverage` makes the given coverage of.
fn no_bolder(pixel: Color32) -> Color32 {
    let covered = f32::from(pixel.a()) / 255.0;
    Color32::from_white_alpha((255.0 * (1.0 - (1.0 - covered).sqrt())).round() as u8)
}

/// What parts cover of each pixel, for units of this many pixels and the middle of the grid at a place beside the origin.
fn bitmap(parts: &[Part], middle: Vec2, unit: f32) -> GlyphBitmap {
    let on_grid = |at: Vec2| Pos2::ZERO + (at - middle) / unit + Vec2::splat(GRID / 2.0);
    let in_pixels = |at: Pos2| ((at - Pos2::ZERO - Vec2::splat(GRID / 2.0)) * unit + middle).to_pos2();
    let all = parts.iter().fold(Rect::NOTHING, |all, part| all.union(part.bounds()));
    let (min, max) = (in_pixels(all.min).floor(), in_pixels(all.max).ceil());
    // An edge that lies on the edge of a pixel touches the next one by nothing.
    let size = (max - min).max(Vec2::splat(1.0));
    let (wide, high) = (size.x as u16, size.y as u16);
    let pixels = (0..high).flat_map(|y| (0..wide).map(move |x| Vec2::new(f32::from(x), f32::from(y))));
    let opacity = |pixel: Vec2| {
        let at = on_grid(min.to_vec2() + pixel + Vec2::splat(0.5));
        (255.0 * covered(parts, at, unit)).round() as u8
    };
    let pixels = pixels.map(|pixel| Color32::from_white_alpha(opacity(pixel)));
    GlyphBitmap {
        image: ColorImage::new([wide.into(), high.into()], pixels.collect()),
        offset_px: min.to_vec2(),
        is_color: false,
    }
}

/// What parts cover of the pixel with its middle at a place on the grid, 0..=1. On an edge it is half of it.
pub(in crate::app::look) fn covered(parts: &[Part], at: Pos2, unit: f32) -> f32 {
    let nearest = parts.iter().map(|part| part.distance(at)).fold(f32::INFINITY, f32::min);
    (0.5 - nearest * unit).clamp(0.0, 1.0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::look::{
        Pen,
        glyphs::{Inks, drawing},
    };
    use egui::{
        RawInput, Shape,
        emath::TSTransform,
        epaint::{ClippedShape, Primitive},
    };

    const SQUARE: [[f32; 2]; 4] = [[6.0, 6.0], [18.0, 6.0], [18.0, 18.0], [6.0, 18.0]];

    #[test]
    fn a_letter_says_what_it_stands_for() {
        for (glyph, layer, place, is_dark) in [
            (0, 0, [0, 0], false),
            (7, 3, [1, 0], true),
            (GLYPHS - 1, 3, [1, 1], true),
        ] {
            let code = Code {
                glyph,
                layer,
                place,
                is_dark,
            };
            assert_eq!(Code::of(code.letter()), Some(code));
            assert!(is_glyph(&code.letter().to_string()));
        }
        assert_eq!(Code::of('a'), None);
        assert!(!is_glyph("a") && !is_glyph(""));
    }

    #[test]
    fn a_mask_covers_as_much_as_its_parts_do() {
        let middle = Vec2::splat(0.25);
        for (part, area) in [
            (Part::Disc(Ink::F, [12.0, 12.0], 5.0), 78.5),
            (Part::Ring(Ink::F, [12.0, 12.0], 5.0, 2.0), 62.8),
            (Part::Rect(Ink::F, [3.0, 4.0], [10.0, 6.0], 0.0), 60.0),
            (Part::Poly(Ink::F, &SQUARE), 144.0),
            (Part::Poly(Ink::F, &[[6.0, 18.0], [18.0, 18.0], [18.0, 6.0]]), 72.0),
            (Part::Line(Ink::F, 2.0, &[[2.0, 12.0], [22.0, 12.0]]), 43.1),
        ] {
            for unit in [1.0, 2.5] {
                let bitmap = bitmap(&[part], middle, unit);
                let sum: u32 = bitmap.image.pixels.iter().map(|pixel| u32::from(pixel.a())).sum();
                let seen = sum as f32 / 255.0 / unit / unit;
                assert!((seen / area - 1.0_f32).abs() < 0.03, "{part:?}: {seen} of {area}");
            }
        }
    }

    /// The middle of what is drawn for a square glyph, and the number of its corners.
    fn drawn(ctx: &Context, glyph: &Glyph, center: Pos2, side: f32) -> (Pos2, usize) {
        let mut pen = Pen::new(ctx);
        drawing::draw(&mut pen, glyph, center, side, Inks::new(Color32::WHITE, Color32::BLACK));
        let bounds = pen.shapes.iter().map(Shape::visual_bounding_rect);
        let bounds = bounds.fold(Rect::NOTHING, Rect::union);
        let clipped = pen.shapes.into_iter().map(|shape| ClippedShape {
            clip_rect: Rect::EVERYTHING,
            shape,
            transform_after_tessellation: TSTransform::IDENTITY,
        });
        let meshes = ctx.tessellate(clipped.collect(), ctx.pixels_per_point());
        let corners = meshes.iter().map(|mesh| match &mesh.primitive {
            Primitive::Mesh(mesh) => mesh.vertices.len(),
            Primitive::Callback(_) => 0,
        });
        (bounds.center(), corners.sum())
    }

    #[test]
    fn a_small_glyph_takes_four_corners_for_each_ink_and_stands_where_it_should() {
        let glyph = glyph(vec![
            Part::Poly(Ink::F, &SQUARE),
            Part::Disc(Ink::F, [12.0, 12.0], 5.0),
            Part::Disc(Ink::K, [12.0, 12.0], 3.0),
        ]);
        for zoom in [1.0, 1.5] {
            let ctx = Context::default();
            crate::app::look::install(&ctx);
            ctx.set_zoom_factor(zoom);
            for _ in 0..2 {
                let _ = ctx.run_ui(RawInput::default(), |_| ());
            }
            let _ = ctx.run_ui(RawInput::default(), |_| {
                for center in [Pos2::new(40.0, 30.0), Pos2::new(40.4, 30.7), Pos2::new(11.9, 12.3)] {
                    let (middle, corners) = drawn(&ctx, glyph, center, 20.0);
                    assert_eq!(corners, 8, "two inks");
                    assert!(middle.distance(center) < 0.8 / zoom, "{middle} for {center}");
                }
                let (middle, corners) = drawn(&ctx, glyph, Pos2::new(99.0, 98.0), 200.0);
                assert!(corners > 8 && middle.distance(Pos2::new(99.0, 98.0)) < 0.1);
            });
        }
    }
}
