//! Rectangles with round corners, and dashes. A rectangle in full colours is laid in layers: the first in the colour of its
//! line, a smaller one in that of its inside. Each takes two triangles for a bar between its corners and two for each of
//! their discs, where egui's outline of the same picture takes up to two hundred and fifty.

use super::{Pen, colors::faded, glyphs::masks};
use egui::{Color32, CornerRadius, Mesh, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2, epaint::RectShape, pos2, vec2};
use std::sync::Arc;

/// Pixels across the discs of the smallest corners.
const LEAST: f32 = 3.0;

/// Part of a pixel that is not seen.
const NOTHING: f32 = 0.05;

/// Points by which a corner is rounder than it is told to be, so that it looks as egui's does.
const ROUNDER: f32 = 0.4;

impl Pen<'_> {
    /// A filled rectangle with round corners.
    pub fn rect(&mut self, rect: Rect, radius: f32, fill: Color32) {
        self.rect_lined(rect, radius, fill, 0.0, Color32::TRANSPARENT);
    }
    /// A filled rectangle with round corners and a line inside its edge.
    pub fn rect_lined(&mut self, rect: Rect, radius: f32, fill: Color32, width: f32, line: Color32) {
        let covers = self.opacity >= 1.0 && fill.is_opaque() && (width <= 0.0 || line.is_opaque());
        let radius = radius.round().clamp(0.0, 255.0);
        let rounded = Rounded::new(rect, radius, self.ctx.pixels_per_point());
        let rounded = rounded.filter(|_| covers && radius > 0.0);
        let layers = rounded.and_then(|rounded| rounded.layers(self, fill, width, line));
        self.shapes.extend(layers.unwrap_or_else(|| {
            let (fill, stroke) = (self.color(fill), Stroke::new(width, self.color(line)));
            let corners = CornerRadius::same(radius as u8);
            vec![RectShape::new(rect, corners, fill, stroke, StrokeKind::Inside).into()]
        }));
    }
    /// A dashed open line. A dash that lies along pixels has ends on their edges, and takes fewer triangles so.
    pub fn dashed(&mut self, points: &[Pos2], width: f32, color: Color32, dash: f32, gap: f32) {
        let line = Stroke::new(width, self.color(color));
        let (mut mesh, mut dashes) = (Mesh::default(), Vec::new());
        Shape::dashed_line_many(points, line, dash.max(0.5), gap.max(0.5), &mut dashes);
        for dash in dashes {
            match dash {
                Shape::LineSegment { points: [a, b], .. } if (a.x - b.x).abs().min((a.y - b.y).abs()) < 0.01 => {
                    add_bar(&mut mesh, [a, b], line, self.ctx.pixels_per_point());
                }
                slanted => self.shapes.push(slanted),
            }
        }
        self.shapes.push(mesh.into());
    }
    /// A dashed closed line.
    pub fn dashed_outline(&mut self, points: &[Pos2], width: f32, color: Color32, dash: f32, gap: f32) {
        let mut closed = points.to_vec();
        closed.extend(points.first());
        self.dashed(&closed, width, color, dash, gap);
    }
}

/// A rectangle on whole pixels, all sizes in pixels.
#[derive(Clone, Copy, Debug)]
struct Rounded {
    rect: Rect,
    /// Of the disc in each corner, a whole number.
    across: f32,
    pixels_per_point: f32,
}

impl Rounded {
    /// `None` if its corners are too small to be discs.
    fn new(rect: Rect, radius: f32, pixels_per_point: f32) -> Option<Self> {
        let rect = (rect * pixels_per_point).round();
        let across = (2.0 * (radius + ROUNDER) * pixels_per_point).round();
        let across = across.min(rect.size().min_elem());
        (across >= LEAST).then_some(Self {
            rect,
            across,
            pixels_per_point,
        })
    }
    /// What to draw, from below; `None` if its corners are too large to be masks. Where a line ends within a pixel, that
    /// has both colours.
    fn layers(self, pen: &Pen<'_>, fill: Color32, width: f32, line: Color32) -> Option<Vec<Shape>> {
        let pixels = width * self.pixels_per_point;
        let whole = (pixels + NOTHING).floor();
        let rest = (pixels - whole).max(0.0);
        let inner = if rest > NOTHING { whole + 1.0 } else { whole };
        let hole = self.across - 2.0 * pixels;
        let corner = if hole < LEAST { 0.0 } else { self.corner() };
        let mut shapes = Vec::new();
        if inner > 0.0 {
            shapes.push(self.bars(0.0, self.corner(), Some(whole), line));
            shapes.extend(self.discs(pen, self.across, line)?);
            shapes.push(self.bars(whole, corner, Some(inner - whole), fill.lerp_to_gamma(line, rest)));
        }
        shapes.push(self.bars(inner, corner, None, fill));
        if corner > 0.0 {
            shapes.extend(self.discs(pen, hole, fill)?);
        }
        Some(shapes)
    }
    /// The side of the square that a disc fills in each corner. The row in its middle is as wide as the disc.
    fn corner(self) -> f32 {
        (self.across / 2.0).floor()
    }
    /// The rectangle at a distance from its edge, without a square in each corner: all of it, or an edge of a thickness.
    fn bars(self, inset: f32, corner: f32, thick: Option<f32>, color: Color32) -> Shape {
        let (rect, beside) = (self.rect.shrink(inset), (corner - inset).max(0.0));
        let (wide, high) = (rect.shrink2(vec2(beside, 0.0)), rect.shrink2(vec2(0.0, beside)));
        let deep = thick.unwrap_or(beside);
        let mut bars = vec![
            wide.with_max_y(wide.top() + deep),
            wide.with_min_y(wide.bottom() - deep),
        ];
        match thick {
            Some(thick) => bars.extend([
                high.with_max_x(high.left() + thick),
                high.with_min_x(high.right() - thick),
            ]),
            None => bars.push(high),
        }
        let mut mesh = Mesh::default();
        for bar in bars.into_iter().filter(Rect::is_positive) {
            mesh.add_colored_rect(bar / self.pixels_per_point, color);
        }
        mesh.into()
    }
    /// A disc in the middle of each corner; `None` if it is too large.
    fn discs(self, pen: &Pen<'_>, across: f32, color: Color32) -> Option<impl Iterator<Item = Shape>> {
        let first = (self.rect.min + Vec2::splat(self.across / 2.0)) / self.pixels_per_point;
        let (at, disc) = masks::disc(pen.ctx, first, across / 2.0 / self.pixels_per_point)?;
        let [xs, ys] = [self.rect.width(), self.rect.height()].map(|side| {
            let far = (side - self.across) / self.pixels_per_point;
            [0.0, far].into_iter().take(if far > 0.0 { 2 } else { 1 })
        });
        let places = xs.flat_map(move |x| ys.clone().map(move |y| at + vec2(x, y)));
        Some(places.map(move |at| Shape::galley(at, Arc::clone(&disc), color)))
    }
}

/// Adds a line along pixels to a mesh. It lies as egui would lay it; pixels that it covers in part shine through, and its
/// ends are on whole ones.
fn add_bar(mesh: &mut Mesh, ends: [Pos2; 2], line: Stroke, pixels_per_point: f32) {
    let is_flat = (ends[0].y - ends[1].y).abs() < (ends[0].x - ends[1].x).abs();
    let turned = |at: Pos2| if is_flat { at } else { pos2(at.y, at.x) };
    let [a, b] = ends.map(turned);
    let mut middle = a.y;
    line.round_center_to_pixel(pixels_per_point, &mut middle);
    let half = line.width / 2.0;
    let [top, bottom] = [middle - half, middle + half].map(|edge| edge * pixels_per_point);
    let [left, right] = [a.x.min(b.x), a.x.max(b.x)].map(|end| (end * pixels_per_point).round());
    for (near, far, share) in strips(top, bottom) {
        let corners = [pos2(left, near), pos2(right, far)].map(|at| turned(at / pixels_per_point));
        mesh.add_colored_rect(Rect::from_min_max(corners[0], corners[1]), faded(line.color, share));
    }
}

/// The parts of a span of pixels: where each begins and ends, and how much of it is covered.
fn strips(from: f32, to: f32) -> impl Iterator<Item = (f32, f32, f32)> {
    let (first, last) = (from.ceil(), to.floor());
    let parts = if last < first {
        [(last, first, to - from), (0.0, 0.0, 0.0), (0.0, 0.0, 0.0)]
    } else {
        [
            (first - 1.0, first, first - from),
            (first, last, 1.0),
            (last, last + 1.0, to - last),
        ]
    };
    parts
        .into_iter()
        .filter(|(near, far, share)| far > near && *share > NOTHING)
}
