//! A renderer on the processor alone: pictures of a window without a display, the same on every machine.

use egui::{
    Color32, ColorImage, FullOutput, ImageData, Pos2, Rect, TextureId, TexturesDelta,
    epaint::{Mesh, Primitive, Vertex},
};
use egui_kittest::TestRenderer;
use std::{cell::RefCell, collections::BTreeMap, path::Path, rc::Rc};

/// The textures of a window under test, as they are sent to its renderer.
#[derive(Clone, Default)]
pub struct Textures(Rc<RefCell<BTreeMap<TextureId, ColorImage>>>);

impl TestRenderer for Textures {
    fn handle_delta(&mut self, delta: &mut TexturesDelta) {
        let mut textures = self.0.borrow_mut();
        let mut ids: Vec<TextureId> = delta.set.keys().copied().collect();
        ids.sort_unstable();
        for id in ids {
            for change in &delta.set[&id] {
                let ImageData::Color(patch) = &change.image;
                let Some([left, top]) = change.pos else {
                    textures.insert(id, ColorImage::clone(patch));
                    continue;
                };
                let texture = textures.get_mut(&id).expect("it was sent whole before");
                for y in 0..patch.height() {
                    let to = (top + y) * texture.width() + left;
                    let from = y * patch.width();
                    texture.pixels[to..to + patch.width()].copy_from_slice(&patch.pixels[from..from + patch.width()]);
                }
            }
        }
        delta.clear();
    }
}

/// A picture, row by row.
#[derive(Clone, PartialEq)]
pub struct Picture {
    width: usize,
    pixels: Vec<Color32>,
}

impl Picture {
    /// The last frame of a window, one pixel for a point.
    pub fn of(ctx: &egui::Context, output: &FullOutput, textures: &Textures) -> Self {
        let size = ctx.content_rect().size();
        let width = size.x as usize;
        let mut picture = Self {
            width,
            pixels: vec![Color32::BLACK; width * size.y as usize],
        };
        let textures = textures.0.borrow();
        for clipped in ctx.tessellate(output.shapes.clone(), 1.0) {
            if let Primitive::Mesh(mesh) = &clipped.primitive {
                picture.mesh(mesh, clipped.clip_rect, &textures[&mesh.texture_id]);
            }
        }
        picture
    }

    /// The number of colours in a part of it.
    pub fn colours(&self, part: Rect) -> usize {
        let mut found: Vec<[u8; 4]> = Vec::new();
        for y in part.top() as usize..part.bottom() as usize {
            let row = &self.pixels[y * self.width..(y + 1) * self.width];
            found.extend(
                row[part.left() as usize..part.right() as usize]
                    .iter()
                    .map(Color32::to_array),
            );
        }
        found.sort_unstable();
        found.dedup();
        found.len()
    }

    /// The number of pixels that differ from another picture of the same size by more than rounding does.
    pub fn differs(&self, other: &Self) -> usize {
        assert_eq!((self.width, self.pixels.len()), (other.width, other.pixels.len()));
        let far = |(a, b): &(&Color32, &Color32)| {
            let (a, b) = (a.to_array(), b.to_array());
            a.iter().zip(b).any(|(a, b)| a.abs_diff(b) > 8)
        };
        self.pixels.iter().zip(&other.pixels).filter(far).count()
    }

    /// Writes it as a PNG file.
    pub fn save(&self, path: &Path) {
        let bytes: Vec<u8> = self.pixels.iter().flat_map(Color32::to_array).collect();
        let height = (self.pixels.len() / self.width) as u32;
        image::save_buffer(path, &bytes, self.width as u32, height, image::ColorType::Rgba8)
            .expect("a folder to write to");
    }

    fn mesh(&mut self, mesh: &Mesh, clip: Rect, texture: &ColorImage) {
        for corners in mesh.indices.chunks_exact(3) {
            let corners = [corners[0], corners[1], corners[2]].map(|index| mesh.vertices[index as usize]);
            self.triangle(corners, clip, texture);
        }
    }

    /// Fills the pixels with their middle in a triangle; one on an edge belongs to the triangle on its right or below.
    fn triangle(&mut self, corners: [Vertex; 3], clip: Rect, texture: &ColorImage) {
        let [a, b, c] = corners.map(|corner| corner.pos);
        let area = (b - a).x * (c - a).y - (b - a).y * (c - a).x;
        if area == 0.0 {
            return;
        }
        let bounds = Rect::from_points(&[a, b, c]).intersect(clip);
        let flat = corners
            .iter()
            .all(|corner| (corner.uv, corner.color) == (corners[0].uv, corners[0].color));
        let fill = flat.then(|| tinted(corners[0].color, texel(texture, corners[0].uv)));
        let height = (self.pixels.len() / self.width) as f32;
        let rows = first(bounds.top())..first(bounds.bottom().min(height));
        for y in rows {
            let middle = y as f32 + 0.5;
            let (left, right) = span([a, b, c], middle);
            let (left, right) = (
                left.max(bounds.left()),
                right.min(bounds.right()).min(self.width as f32),
            );
            for x in first(left)..first(right) {
                let source = fill.unwrap_or_else(|| {
                    let at = Pos2::new(x as f32 + 0.5, middle);
                    let weights = [(b, c), (c, a), (a, b)]
                        .map(|(from, to)| ((to - from).x * (at - from).y - (to - from).y * (at - from).x) / area);
                    mixed(&corners, weights, texture)
                });
                let pixel = &mut self.pixels[y * self.width + x];
                *pixel = over(source, *pixel);
            }
        }
    }
}

/// The first pixel whose middle is not before a coordinate.
fn first(at: f32) -> usize {
    (at - 0.5).ceil().max(0.0) as usize
}

/// Where a triangle begins and ends in a row.
fn span([a, b, c]: [Pos2; 3], y: f32) -> (f32, f32) {
    let mut span = (f32::INFINITY, f32::NEG_INFINITY);
    for (from, to) in [(a, b), (b, c), (c, a)] {
        if (from.y <= y) != (to.y <= y) {
            let x = from.x + (to.x - from.x) * (y - from.y) / (to.y - from.y);
            span = (span.0.min(x), span.1.max(x));
        }
    }
    span
}

/// The colour of a point of a triangle, given the parts of its corners.
fn mixed(corners: &[Vertex; 3], weights: [f32; 3], texture: &ColorImage) -> Color32 {
    let mut uv = Pos2::ZERO;
    let mut color = [0.0_f32; 4];
    for (corner, weight) in corners.iter().zip(weights) {
        uv += corner.uv.to_vec2() * weight;
        for (sum, part) in color.iter_mut().zip(corner.color.to_array()) {
            *sum += f32::from(part) * weight;
        }
    }
    let [r, g, b, a] = color.map(|part| part.round().clamp(0.0, 255.0) as u8);
    tinted(Color32::from_rgba_premultiplied(r, g, b, a), texel(texture, uv))
}

/// The colour of a texture at a point of it, from the four nearest texels.
fn texel(texture: &ColorImage, uv: Pos2) -> Color32 {
    let (x, y) = (
        uv.x * texture.width() as f32 - 0.5,
        uv.y * texture.height() as f32 - 0.5,
    );
    let (left, top) = (x.floor(), y.floor());
    let at = |dx: f32, dy: f32| {
        let x = (left + dx).clamp(0.0, texture.width() as f32 - 1.0) as usize;
        let y = (top + dy).clamp(0.0, texture.height() as f32 - 1.0) as usize;
        texture.pixels[y * texture.width() + x]
    };
    let (right, below) = (x - left, y - top);
    let upper = at(0.0, 0.0).lerp_to_gamma(at(1.0, 0.0), right);
    upper.lerp_to_gamma(at(0.0, 1.0).lerp_to_gamma(at(1.0, 1.0), right), below)
}

/// One premultiplied colour times another.
fn tinted(a: Color32, b: Color32) -> Color32 {
    if b == Color32::WHITE {
        return a;
    }
    let (a, b) = (a.to_array(), b.to_array());
    let [r, g, b, a] = std::array::from_fn(|i| ((u32::from(a[i]) * u32::from(b[i]) + 127) / 255) as u8);
    Color32::from_rgba_premultiplied(r, g, b, a)
}

/// One premultiplied colour over another.
fn over(source: Color32, ground: Color32) -> Color32 {
    if source.a() == 255 {
        return source;
    }
    let rest = 255 - u32::from(source.a());
    let (source, ground) = (source.to_array(), ground.to_array());
    let [r, g, b, a] =
        std::array::from_fn(|i| (u32::from(source[i]) + (u32::from(ground[i]) * rest + 127) / 255).min(255) as u8);
    Color32::from_rgba_premultiplied(r, g, b, a)
}
