//! Collects shapes, with what egui's painter lacks: round line ends, cased outlines, chamfers, dashes.

use super::{
    colors::{self, Palette, SeatLook},
    fonts,
    glyphs::masks,
    theme::{SeatColours, palette, seat_colours},
};
use crate::rules::Seat;
use egui::{
    Align2, Color32, Context, Galley, Mesh, Painter, Pos2, Rect, Shape, Vec2,
    epaint::{PathShape, PathStroke},
};
use std::{
    f32::consts::{PI, SQRT_2, TAU},
    sync::Arc,
};

/// A list of shapes being drawn. Coordinates are points on the screen.
pub struct Pen<'a> {
    /// Lays out text.
    pub ctx: &'a Context,
    /// Colours of the theme in force.
    pub palette: &'static Palette,
    /// Colours of the seats.
    pub seats: SeatColours,
    /// The shapes drawn so far.
    pub shapes: Vec<Shape>,
    /// Multiplies the opacity of everything drawn from now on, 0..=1.
    pub opacity: f32,
}

impl<'a> Pen<'a> {
    /// An empty list.
    #[must_use]
    pub fn new(ctx: &'a Context) -> Self {
        Self {
            ctx,
            palette: palette(ctx),
            seats: seat_colours(ctx),
            shapes: Vec::new(),
            opacity: 1.0,
        }
    }
    /// The look of a seat at this table.
    #[must_use]
    pub const fn seat(&self, seat: Seat) -> &'static SeatLook {
        colors::colour(self.seats[seat.index()])
    }
    /// Gives everything drawn to a painter.
    pub fn paint(self, painter: &Painter) {
        painter.extend(self.shapes);
    }
    pub(super) fn color(&self, color: Color32) -> Color32 {
        if self.opacity < 1.0 {
            colors::faded(color, self.opacity)
        } else {
            color
        }
    }
    /// Draws with a further factor on the opacity.
    pub fn faded(&mut self, alpha: f32, draw: impl FnOnce(&mut Self)) {
        let before = self.opacity;
        self.opacity *= alpha;
        draw(self);
        self.opacity = before;
    }
    /// A filled disc.
    pub fn disc(&mut self, center: Pos2, radius: f32, fill: Color32) {
        self.disc_lined(center, radius, fill, 0.0, Color32::TRANSPARENT);
    }
    /// A circle line, centred on the radius.
    pub fn ring(&mut self, center: Pos2, radius: f32, width: f32, color: Color32) {
        self.disc_lined(center, radius, Color32::TRANSPARENT, width, color);
    }
    /// A filled disc with a line centred on its edge.
    pub fn disc_lined(&mut self, center: Pos2, radius: f32, fill: Color32, width: f32, line: Color32) {
        // The inner edge of a thick line ends in the middle.
        let radius = radius.max(width / 2.0);
        let covers = |color: Color32| self.opacity >= 1.0 && color.is_opaque();
        let disc = |radius, color| Some((masks::disc(self.ctx, center, radius)?, color));
        let outer = radius + width / 2.0;
        let drawn: Option<Vec<_>> = if width <= 0.0 {
            [disc(radius, fill)].into_iter().collect()
        } else if covers(fill) && covers(line) {
            [disc(outer, line), disc(radius - width / 2.0, fill)]
                .into_iter()
                .collect()
        } else {
            let inside = (fill != Color32::TRANSPARENT).then(|| disc(radius, fill));
            let ring = masks::ring(self.ctx, center, outer, width).map(|ring| (ring, line));
            inside.into_iter().chain([ring]).collect()
        };
        let Some(drawn) = drawn else {
            let points = circle(center, radius, width, self.ctx.pixels_per_point());
            return self.poly_lined(points, fill, width, line);
        };
        for (mask, color) in drawn {
            self.mask(mask, color);
        }
    }
    /// A filled convex polygon.
    pub fn poly(&mut self, points: Vec<Pos2>, fill: Color32) {
        self.poly_lined(points, fill, 0.0, Color32::TRANSPARENT);
    }
    /// A filled convex polygon with a line centred on its edge.
    pub fn poly_lined(&mut self, points: Vec<Pos2>, fill: Color32, width: f32, line: Color32) {
        let stroke = PathStroke::new(width, self.color(line));
        self.shapes.push(Shape::Path(PathShape {
            points,
            closed: true,
            fill: self.color(fill),
            stroke,
        }));
    }
    /// A closed line without filling.
    pub fn outline(&mut self, points: Vec<Pos2>, width: f32, color: Color32) {
        self.shapes
            .push(Shape::closed_line(points, PathStroke::new(width, self.color(color))));
    }
    /// An open line with round ends and corners.
    pub fn line(&mut self, points: &[Pos2], width: f32, color: Color32) {
        for (index, &point) in points.iter().enumerate() {
            if is_corner(points, index) {
                self.disc(point, width / 2.0, color);
            }
        }
        self.flat_line(points.to_vec(), width, color);
    }
    /// An open line with flat ends.
    pub fn flat_line(&mut self, points: Vec<Pos2>, width: f32, color: Color32) {
        let stroke = PathStroke::new(width, self.color(color));
        self.shapes.push(Shape::line(points, stroke));
    }
    /// The area between two lines of as many points each.
    pub fn band(&mut self, lower: &[Pos2], upper: &[Pos2], fill: Color32) {
        let (mut mesh, color) = (Mesh::default(), self.color(fill));
        for (&low, &high) in lower.iter().zip(upper) {
            mesh.colored_vertex(low, color);
            mesh.colored_vertex(high, color);
        }
        for corner in 2..mesh.vertices.len() as u32 {
            mesh.add_triangle(corner - 2, corner - 1, corner);
        }
        self.shapes.push(Shape::mesh(mesh));
    }
    /// A rectangle whose colour runs from the first to the second colour downwards.
    pub fn gradient_down(&mut self, rect: Rect, top: Color32, bottom: Color32) {
        let colors = [self.color(top), self.color(bottom)];
        self.shapes
            .push(Shape::gradient_rect(rect, egui::Direction::TopDown, colors));
    }
    /// A rectangle whose colour runs from the first to the second colour to the right.
    pub fn gradient_right(&mut self, rect: Rect, left: Color32, right: Color32) {
        let colors = [self.color(left), self.color(right)];
        self.shapes
            .push(Shape::gradient_rect(rect, egui::Direction::LeftToRight, colors));
    }
    /// One line of text at a place of a rectangle, cut where it would be wider; returns where it stands.
    pub fn label(&mut self, room: Rect, at: Align2, text: &str, font: egui::FontId, color: Color32) -> Rect {
        self.text_within(at.pos_in_rect(&room), at, text, font, color, room.width())
            .0
    }
    /// One line of regular text; returns where it stands.
    pub fn text(&mut self, pos: Pos2, anchor: Align2, text: &str, size: f32, color: Color32) -> Rect {
        self.text_at(pos, anchor, text, fonts::regular(size), color)
    }
    /// One line of bold text; returns where it stands.
    pub fn bold(&mut self, pos: Pos2, anchor: Align2, text: &str, size: f32, color: Color32) -> Rect {
        self.text_at(pos, anchor, text, fonts::bold(size), color)
    }
    /// One line that ends in `…` where it would be wider than `width`; returns where it stands and whether it was cut.
    pub fn text_within(
        &mut self,
        pos: Pos2,
        anchor: Align2,
        text: &str,
        font: egui::FontId,
        color: Color32,
        width: f32,
    ) -> (Rect, bool) {
        let mut job = egui::text::LayoutJob::simple_singleline(text.to_owned(), font, self.color(color));
        job.wrap = egui::text::TextWrapping::truncate_at_width(width.max(1.0));
        let galley = self.ctx.fonts_mut(|fonts| fonts.layout_job(job));
        let cut = galley.elided;
        (self.put(pos, anchor, galley, color), cut)
    }
    /// Several lines no wider than `width`, from the top left; returns where they stand.
    pub fn paragraph(&mut self, pos: Pos2, text: &str, font: egui::FontId, color: Color32, width: f32) -> Rect {
        let color = self.color(color);
        let galley = self.laid_out(text, font, color, width);
        self.put(pos, Align2::LEFT_TOP, galley, color)
    }
    /// A text below a point, each line in the middle of this width; returns where it is.
    pub fn paragraph_below(&mut self, top: Pos2, text: &str, font: egui::FontId, color: Color32, width: f32) -> Rect {
        let color = self.color(color);
        let mut job = egui::text::LayoutJob::simple(text.to_owned(), font, color, width);
        job.halign = egui::Align::Center;
        let galley = self.ctx.fonts_mut(|fonts| fonts.layout_job(job));
        // The lines lie on both sides of where such a text begins.
        let rect = Align2::CENTER_TOP.anchor_size(top, galley.size());
        self.shapes.push(Shape::galley(top, galley, color));
        rect
    }
    /// The lines of a text that a rectangle has room for, in the middle of its height; says whether the last one is cut.
    pub fn paragraph_within(&mut self, room: Rect, text: &str, font: egui::FontId, color: Color32) -> bool {
        let color = self.color(color);
        let mut job = egui::text::LayoutJob::simple(text.to_owned(), font.clone(), color, room.width());
        let galley = self.ctx.fonts_mut(|fonts| {
            job.wrap.max_rows = (room.height() / fonts.row_height(&font)).floor().max(1.0) as usize;
            fonts.layout_job(job)
        });
        let cut = galley.elided;
        self.put(room.left_center(), Align2::LEFT_CENTER, galley, color);
        cut
    }
    fn laid_out(&self, text: &str, font: egui::FontId, color: Color32, width: f32) -> Arc<Galley> {
        let text = text.to_owned();
        self.ctx
            .fonts_mut(|fonts| fonts.layout(text, font, color, width.max(1.0)))
    }
    /// The first of two fonts in which a line has no more than this width, or the second.
    #[must_use]
    pub fn largest(&self, text: &str, width: f32, [first, second]: [egui::FontId; 2]) -> egui::FontId {
        if self.width(text, first.clone()) <= width {
            first
        } else {
            second
        }
    }
    /// The rows that `paragraph` needs.
    #[must_use]
    pub fn rows(&self, text: &str, font: egui::FontId, width: f32) -> usize {
        self.laid_out(text, font, Color32::WHITE, width).rows.len()
    }
    /// The height that `paragraph` needs.
    #[must_use]
    pub fn height(&self, text: &str, font: egui::FontId, width: f32) -> f32 {
        self.laid_out(text, font, Color32::WHITE, width).size().y
    }
    /// One line of text; returns where it stands.
    pub fn text_at(&mut self, pos: Pos2, anchor: Align2, text: &str, font: egui::FontId, color: Color32) -> Rect {
        let color = self.color(color);
        let galley = self.laid_out(text, font, color, f32::INFINITY);
        self.put(pos, anchor, galley, color)
    }
    fn put(&mut self, pos: Pos2, anchor: Align2, galley: Arc<Galley>, color: Color32) -> Rect {
        let rect = anchor.anchor_size(pos, galley.size());
        self.shapes.push(Shape::galley(rect.min, galley, color));
        rect
    }
    /// A mask in one colour.
    pub(super) fn mask(&mut self, (min, mask): masks::Placed, color: Color32) {
        let color = self.color(color);
        self.shapes.push(Shape::galley(min, mask, color));
    }
    /// Width of a line of text.
    #[must_use]
    pub fn width(&self, text: &str, font: egui::FontId) -> f32 {
        self.laid_out(text, font, Color32::WHITE, f32::INFINITY).size().x
    }
}

/// Pixels by which the corners of a polygon that stands for a circle may lie outside it, and its edges inside.
const OUT_OF_ROUND: f32 = 0.06;

/// A circle, for a line of this width on it, as a polygon that nobody tells from one: egui's has up to twice as many
/// corners, which cost at each frame.
fn circle(center: Pos2, radius: f32, width: f32, pixels_per_point: f32) -> Vec<Pos2> {
    let outer = ((radius + width / 2.0) * pixels_per_point).max(1.0);
    let corners = (PI / (1.0 - OUT_OF_ROUND / outer).acos() / SQRT_2).ceil().max(8.0);
    let (radius, step) = (radius + OUT_OF_ROUND / pixels_per_point, TAU / corners);
    let corner = |index: u16| center + radius * Vec2::angled(step * f32::from(index));
    (0..corners as u16).map(corner).collect()
}

/// Ends of a line, and corners that turn by more than about 20 degrees.
fn is_corner(points: &[Pos2], index: usize) -> bool {
    let (Some(before), Some(after)) = (index.checked_sub(1).and_then(|i| points.get(i)), points.get(index + 1)) else {
        return true;
    };
    let (into, out) = (
        (points[index] - *before).normalized(),
        (*after - points[index]).normalized(),
    );
    into.dot(out) < 0.94
}

/// Corners of a rectangle with cut corners, clockwise from the top left.
#[must_use]
pub(crate) fn chamfered(rect: Rect, cut: f32) -> Vec<Pos2> {
    let [lt, rt] = [rect.left_top(), rect.right_top()];
    let [lb, rb] = [rect.left_bottom(), rect.right_bottom()];
    let (x, y) = (egui::vec2(cut, 0.0), egui::vec2(0.0, cut));
    vec![lt + x, rt - x, rt + y, rb - y, rb - x, lb + x, lb - y, lt + y]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_circle_has_few_corners_and_looks_round() {
        for (radius, most) in [(5.0, 16), (10.0, 22), (40.0, 43), (200.0, 93)] {
            let points = circle(Pos2::ZERO, radius, 0.0, 1.0);
            assert!(points.len() <= most, "{radius}: {}", points.len());
            for pair in points.windows(2) {
                let [corner, edge] = [pair[0], pair[0].lerp(pair[1], 0.5)].map(|at| at.to_vec2().length() - radius);
                assert!(
                    corner.abs() < 0.07 && edge.abs() < 0.07,
                    "{radius}: {corner} outside, {edge} inside"
                );
            }
        }
    }
}
