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
            let row = &row[part.left() as usize..part.right() as usize];
            // Many lie beside one of the same colour.
            let runs = row.chunk_by(|one, next| one == next);
            found.extend(runs.map(|run| run[0].to_array()));
        }
        found.sort_unstable();
        found.dedup();
        found.len()
    }

    /// A part of it.
    pub fn part(&self, part: Rect) -> Self {
        let columns = part.left() as usize..part.right() as usize;
        let rows = part.top() as usize..part.bottom() as usize;
        let row = |y: usize| &self.pixels[y * self.width..(y + 1) * self.width][columns.clone()];
        Self {
            width: columns.len(),
            pixels: rows.flat_map(row).copied().collect(),
        }
    }

    /// The number of pixels that differ from another picture of the same size by more than rounding does.
    pub fn differs(&self, other: &Self) -> usize {
        assert_eq!((self.width, self.pixels.len()), (other.width, other.pixels.len()));
        let far = |(a, b): &(&Color32, &Color32)| {
            let (a, b) = (a.to_array(), b.to_array());
            a.iter().zip(b).any(|(a, b)| a.abs_diff(b) > 8)
        };
        let pairs = self.pixels.iter().zip(&other.pixels);
        pairs.filter(|(a, b)| a != b).filter(far).count()
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
        let places = corners.map(|corner| corner.pos);
        let Some(ink) = Ink::of(&corners) else { return };
        let bounds = Rect::from_points(&places).intersect(clip);
        let height = (self.pixels.len() / self.width) as f32;
        for y in first(bounds.top())..first(bounds.bottom().min(height)) {
            let middle = y as f32 + 0.5;
            let (left, right) = span(places, middle);
            let row = first(left.max(bounds.left()))..first(right.min(bounds.right()).min(self.width as f32));
            if !row.is_empty() {
                let start = ink.at(row.start as f32 + 0.5, middle);
                let from = y * self.width;
                ink.fill(start, &mut self.pixels[from + row.start..from + row.end], texture);
            }
        }
    }
}

/// Red, green, blue, alpha, and the place in the texture: the parts of what a triangle is filled with. Each of them grows
/// evenly along a row and down a column.
type Parts = [f32; 6];

/// What a triangle is filled with.
struct Ink {
    corner: Pos2,
    start: Parts,
    beside: Parts,
    below: Parts,
    /// All of it has one colour.
    is_plain: bool,
    /// All of it has one place in the texture.
    is_bare: bool,
}

impl Ink {
    /// What the corners of a triangle give; `None` for one without an area.
    fn of(corners: &[Vertex; 3]) -> Option<Self> {
        let [a, b, c] = [0, 1, 2].map(|index| {
            let Vertex { color, uv, .. } = corners[index];
            let [red, green, blue, alpha] = color.to_array().map(f32::from);
            [red, green, blue, alpha, uv.x, uv.y]
        });
        let (ab, ac) = (corners[1].pos - corners[0].pos, corners[2].pos - corners[0].pos);
        let area = ab.x * ac.y - ab.y * ac.x;
        let grown = |x: f32, y: f32| -> Parts {
            std::array::from_fn(|part| ((b[part] - a[part]) * x + (c[part] - a[part]) * y) / area)
        };
        (area != 0.0).then(|| Self {
            corner: corners[0].pos,
            start: a,
            beside: grown(ac.y, -ab.y),
            below: grown(-ac.x, ab.x),
            is_plain: a[..4] == b[..4] && a[..4] == c[..4],
            is_bare: a[4..] == b[4..] && a[4..] == c[4..],
        })
    }

    fn at(&self, x: f32, y: f32) -> Parts {
        let (x, y) = (x - self.corner.x, y - self.corner.y);
        std::array::from_fn(|part| self.start[part] + self.beside[part] * x + self.below[part] * y)
    }

    /// Fills a row. Written out without iterators, which take most of the time where nothing is optimised.
    fn fill(&self, start: Parts, row: &mut [Color32], texture: &ColorImage) {
        let (mut color, mut texel) = (opaque(&start), texture_at(texture, start[4], start[5]));
        if self.is_plain && self.is_bare {
            let fill = tinted(color, texel);
            if fill.a() == 255 {
                return row.fill(fill);
            }
        }
        let (mut now, mut index) = (start, 0);
        while index < row.len() {
            if !self.is_plain {
                color = opaque(&now);
            }
            if !self.is_bare {
                texel = texture_at(texture, now[4], now[5]);
            }
            row[index] = over(tinted(color, texel), row[index]);
            let mut part = 0;
            while part < 6 {
                now[part] += self.beside[part];
                part += 1;
            }
            index += 1;
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

/// The premultiplied colour of some parts. What is cast to a byte is cut at its ends.
fn opaque(parts: &Parts) -> Color32 {
    let [red, green, blue, alpha, ..] = *parts;
    let byte = |part: f32| (part + 0.5) as u8;
    Color32::from_rgba_premultiplied(byte(red), byte(green), byte(blue), byte(alpha))
}

/// The colour of a texture at a point of it, from the four nearest texels.
fn texture_at(texture: &ColorImage, u: f32, v: f32) -> Color32 {
    let [width, height] = texture.size;
    let (x, y) = (u * width as f32 - 0.5, v * height as f32 - 0.5);
    let (left, top) = (x.floor(), y.floor());
    let (right, below) = (x - left, y - top);
    let at = |x: f32, y: f32| {
        let x = (x.max(0.0) as usize).min(width - 1);
        let y = (y.max(0.0) as usize).min(height - 1);
        texture.pixels[y * width + x]
    };
    // Letters lie on whole pixels.
    if right.min(1.0 - right) < 0.01 && below.min(1.0 - below) < 0.01 {
        return at(x.round(), y.round());
    }
    let upper = at(left, top).lerp_to_gamma(at(left + 1.0, top), right);
    upper.lerp_to_gamma(
        at(left, top + 1.0).lerp_to_gamma(at(left + 1.0, top + 1.0), right),
        below,
    )
}

/// One premultiplied colour times another.
fn tinted(a: Color32, b: Color32) -> Color32 {
    if b == Color32::WHITE {
        return a;
    }
    let times = |a: u8, b: u8| ((u32::from(a) * u32::from(b) + 127) / 255) as u8;
    let ([red, green, blue, alpha], [r, g, b, a]) = (a.to_array(), b.to_array());
    Color32::from_rgba_premultiplied(times(red, r), times(green, g), times(blue, b), times(alpha, a))
}

/// One premultiplied colour over another.
fn over(source: Color32, ground: Color32) -> Color32 {
    if source.a() == 255 {
        return source;
    }
    let rest = 255 - u32::from(source.a());
    let plus = |part: u8, below: u8| (u32::from(part) + (u32::from(below) * rest + 127) / 255).min(255) as u8;
    let ([red, green, blue, alpha], [r, g, b, a]) = (source.to_array(), ground.to_array());
    Color32::from_rgba_premultiplied(plus(red, r), plus(green, g), plus(blue, b), plus(alpha, a))
}
