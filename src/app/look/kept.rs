//! Pictures that are made of triangles once and shown until what they were drawn from changes.

use super::{Palette, Pen, SeatColours, palette, scripts, seat_colours};
use egui::{
    Context, Mesh, Painter, Shape,
    epaint::{TessellationOptions, Tessellator},
};
use std::sync::Arc;

/// A picture drawn from facts that `K` tells apart; `None` if they are forgotten.
pub(crate) type Kept<K> = Option<Picture<K>>;

/// The shapes of a picture, and what they were drawn from.
#[derive(Clone, Debug)]
pub(crate) struct Picture<K> {
    of: K,
    surface: Surface,
    shapes: Vec<Shape>,
}

/// What a picture depends on besides its own facts.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Surface {
    palette: &'static Palette,
    seats: SeatColours,
    pixels_per_point: f32,
    /// Part of the texture that letters take. It only grows, until egui empties the texture: then the places of all
    /// letters in it are void.
    letters: f32,
    /// As often as the fonts have changed, which empties it as well.
    fonts: u8,
}

impl Surface {
    fn of(ctx: &Context) -> Self {
        Self {
            palette: palette(ctx),
            seats: seat_colours(ctx),
            pixels_per_point: ctx.pixels_per_point(),
            letters: ctx.fonts(|fonts| fonts.font_atlas_fill_ratio()),
            fonts: scripts::generation(ctx),
        }
    }

    fn still_holds(self, now: Self) -> bool {
        let Self { letters, .. } = now;
        self == Self {
            letters: self.letters,
            ..now
        } && self.letters <= letters
    }
}

/// Shows the picture; it is drawn anew only if `key` is not that of the last frame.
pub(crate) fn paint<K: PartialEq>(kept: &mut Kept<K>, painter: &Painter, key: K, draw: impl FnOnce(&mut Pen<'_>)) {
    let ctx = painter.ctx();
    let now = Surface::of(ctx);
    let is_there = |picture: &Picture<K>| picture.of == key && picture.surface.still_holds(now);
    if !kept.as_ref().is_some_and(is_there) {
        let mut pen = Pen::new(ctx);
        draw(&mut pen);
        *kept = Some(Picture {
            of: key,
            surface: Surface::of(ctx),
            shapes: merged(ctx, pen.shapes),
        });
    }
    painter.extend(kept.iter().flat_map(|picture| picture.shapes.iter().cloned()));
}

/// The same picture with most of its shapes as few meshes. Letters and glyphs stay as they are: they lie in egui's texture
/// of letters, whose size is known only at the end of a frame.
fn merged(ctx: &Context, shapes: Vec<Shape>) -> Vec<Shape> {
    let options = TessellationOptions {
        prerasterized_discs: false,
        ..ctx.tessellation_options(|options| *options)
    };
    let mut tessellator = Tessellator::new(ctx.pixels_per_point(), options, [1, 1], Vec::new());
    let (mut out, mut mesh) = (Vec::new(), Mesh::default());
    for shape in shapes {
        if matches!(shape, Shape::Text(_)) {
            flush(&mut out, &mut mesh);
            out.push(shape);
        } else {
            tessellator.tessellate_shape(shape, &mut mesh);
        }
    }
    flush(&mut out, &mut mesh);
    out
}

fn flush(out: &mut Vec<Shape>, mesh: &mut Mesh) {
    if !mesh.is_empty() {
        // It stays for long, and grew by doubling.
        mesh.indices.shrink_to_fit();
        mesh.vertices.shrink_to_fit();
        out.push(Shape::Mesh(Arc::new(std::mem::take(mesh))));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::look::is_glyph;
    use egui::{Align2, Color32, Pos2, Rect, Theme, vec2};

    /// Shows the picture in a frame of its own; true if it was drawn anew.
    fn shown(ctx: &Context, kept: &mut Kept<u8>, key: u8) -> bool {
        let mut drawn = false;
        let _ = ctx.run_ui(egui::RawInput::default(), |ui| {
            paint(kept, ui.painter(), key, |pen| {
                drawn = true;
                pen.rect(Rect::from_min_size(Pos2::ZERO, vec2(40.0, 30.0)), 0.0, Color32::RED);
                pen.disc(Pos2::new(5.0, 5.0), 3.0, Color32::BLUE);
                pen.poly(vec![Pos2::ZERO, Pos2::new(9.0, 0.0), Pos2::new(0.0, 9.0)], Color32::RED);
                pen.text(Pos2::ZERO, Align2::LEFT_TOP, "7", 12.0, Color32::WHITE);
            });
        });
        drawn
    }

    #[test]
    fn a_picture_is_drawn_anew_only_when_something_it_depends_on_has_changed() {
        let (ctx, mut kept) = (Context::default(), None);
        crate::app::look::install(&ctx);
        ctx.set_theme(Theme::Dark);
        shown(&ctx, &mut kept, 1);
        shown(&ctx, &mut kept, 2);
        assert!(!shown(&ctx, &mut kept, 2), "nothing has changed");
        assert!(shown(&ctx, &mut kept, 3), "another key");
        ctx.set_theme(Theme::Light);
        assert!(shown(&ctx, &mut kept, 3), "another theme");
        crate::app::look::set_strong_contrast(&ctx, true);
        assert!(shown(&ctx, &mut kept, 3), "stronger contrast");
        ctx.set_zoom_factor(1.5);
        let anew = [shown(&ctx, &mut kept, 3), shown(&ctx, &mut kept, 3)];
        assert!(anew.contains(&true), "a larger picture");
        assert!(!shown(&ctx, &mut kept, 3));
    }

    #[test]
    fn letters_and_glyphs_keep_their_place_among_the_meshes() {
        let (ctx, mut kept) = (Context::default(), None);
        crate::app::look::install(&ctx);
        shown(&ctx, &mut kept, 1);
        shown(&ctx, &mut kept, 2);
        let kinds = kept.iter().flat_map(|picture| &picture.shapes);
        let kinds = kinds.map(|shape| match shape {
            Shape::Mesh(_) => "mesh",
            Shape::Text(text) if is_glyph(text.galley.text()) => "glyph",
            Shape::Text(_) => "text",
            _ => "other",
        });
        assert_eq!(kinds.collect::<Vec<_>>(), ["mesh", "glyph", "mesh", "text"]);
    }
}
