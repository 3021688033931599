//! Rectangles with round corners and rings, which are laid from masks: they look like outlines and take fewer triangles.

use crate::painter::{Picture, Textures};
use egui::{
    Color32, CornerRadius, Pos2, Rect, Shape, Stroke, StrokeKind, Theme, Vec2,
    epaint::{PathShape, PathStroke, Primitive, RectShape},
    pos2, vec2,
};
use egui_kittest::Harness;
use podbay::app::look::{self, Pen};

const THEMES: [Theme; 2] = [Theme::Dark, Theme::Light];

const FILL: Color32 = Color32::from_rgb(0x1C, 0x26, 0x3C);
const LINE: Color32 = Color32::from_rgb(0xF4, 0xF0, 0xE6);

/// What is seen of shapes that stand in a window of their own, and the triangles that they take.
fn seen(theme: Theme, draw: impl Fn(&mut Pen<'_>) + 'static) -> (Picture, usize) {
    let textures = Textures::default();
    let mut harness = Harness::builder()
        .with_size([400.0, 200.0])
        .renderer(textures.clone())
        .build_ui(move |ui| {
            look::install(ui.ctx());
            let mut pen = Pen::new(ui.ctx());
            draw(&mut pen);
            pen.paint(ui.painter());
        });
    harness.ctx.set_theme(theme);
    harness.run_steps(3);
    let meshes = harness.ctx.tessellate(harness.output().shapes.clone(), 1.0);
    let triangles = meshes.iter().map(|clipped| match &clipped.primitive {
        Primitive::Mesh(mesh) => mesh.indices.len() / 3,
        Primitive::Callback(_) => 0,
    });
    let picture = Picture::of(&harness.ctx, harness.output(), &textures);
    (picture, triangles.sum())
}

/// Places, sizes and radii of rectangles: a card, a key cap, a pill, one between pixels, one as round as it is high.
fn boxes() -> [(Rect, f32); 5] {
    let at = |x, y, w, h| Rect::from_min_size(pos2(x, y), vec2(w, h));
    [
        (at(10.0, 10.0, 150.0, 120.0), 13.0),
        (at(180.0, 10.0, 20.0, 20.0), 5.0),
        (at(220.0, 10.0, 60.0, 24.0), 12.0),
        (at(180.3, 60.6, 41.5, 30.2), 3.0),
        (at(300.0, 60.0, 22.0, 22.0), 11.0),
    ]
}

#[test]
fn a_rectangle_laid_in_layers_looks_like_one_outline_and_takes_a_third_of_the_triangles() {
    let widths = [0.0, 1.0, 1.2, 1.5, 2.0];
    for (theme, width) in THEMES.into_iter().flat_map(|theme| widths.map(|width| (theme, width))) {
        let (laid, few) = seen(theme, move |pen| {
            for (rect, radius) in boxes() {
                pen.rect_lined(rect, radius, FILL, width, LINE);
            }
        });
        let (outlined, many) = seen(theme, move |pen| {
            for (rect, radius) in boxes() {
                let (corners, line) = (CornerRadius::same(radius as u8), Stroke::new(width, LINE));
                let shape = RectShape::new(rect, corners, FILL, line, StrokeKind::Inside);
                pen.shapes.push(shape.into());
            }
        });
        // Pixels on the bends are a little darker or lighter; those of an edge beside its place are some hundreds more.
        let differ = laid.differs(&outlined);
        assert!(differ <= 60 * boxes().len(), "{width}: {differ} pixels");
        assert!(3 * few <= many, "{width}: {few} triangles of {many}");
    }
}

/// Middles, radii and widths of rings.
const RINGS: [(Pos2, f32, f32); 4] = [
    (pos2(30.0, 30.0), 10.0, 2.0),
    (pos2(80.5, 30.0), 8.5, 1.2),
    (pos2(130.5, 30.5), 5.0, 1.0),
    (pos2(180.0, 30.0), 12.0, 4.0),
];

#[test]
fn a_ring_and_a_disc_that_shines_through_look_like_their_outlines() {
    let fills = [
        Color32::TRANSPARENT,
        Color32::from_rgba_unmultiplied(0xF4, 0xC0, 0x60, 0x80),
    ];
    for (theme, fill) in THEMES.into_iter().flat_map(|theme| fills.map(|fill| (theme, fill))) {
        let (laid, few) = seen(theme, move |pen| {
            for (center, radius, width) in RINGS {
                pen.disc_lined(center, radius, fill, width, LINE);
            }
        });
        let (outlined, many) = seen(theme, move |pen| {
            for (center, radius, width) in RINGS {
                let corners = (0..96_u8)
                    .map(|corner| center + radius * Vec2::angled(std::f32::consts::TAU * f32::from(corner) / 96.0));
                pen.shapes.push(Shape::Path(PathShape {
                    points: corners.collect(),
                    closed: true,
                    fill,
                    stroke: PathStroke::new(width, LINE),
                }));
            }
        });
        let differ = laid.differs(&outlined);
        assert!(differ <= 50 * RINGS.len(), "{fill:?}: {differ} pixels");
        assert!(20 * few <= many, "{fill:?}: {few} triangles of {many}");
    }
}

/// An outline of dashes: level, upright and slanted ones.
const CORNERS: [Pos2; 6] = [
    pos2(20.0, 20.3),
    pos2(120.0, 20.3),
    pos2(130.0, 30.3),
    pos2(130.0, 100.0),
    pos2(20.0, 100.0),
    pos2(20.0, 20.3),
];

#[test]
fn dashes_along_pixels_look_like_lines() {
    for (theme, width) in THEMES
        .into_iter()
        .flat_map(|theme| [1.0, 1.2, 2.4].map(|width| (theme, width)))
    {
        let (laid, few) = seen(theme, move |pen| pen.dashed(&CORNERS, width, LINE, 6.0, 4.0));
        let (lined, many) = seen(theme, move |pen| {
            Shape::dashed_line_many(&CORNERS, Stroke::new(width, LINE), 6.0, 4.0, &mut pen.shapes);
        });
        // Each of some forty dashes ends at the edge of a pixel.
        let differ = laid.differs(&lined);
        assert!(differ <= 100, "{width}: {differ} pixels");
        assert!(5 * few <= 4 * many, "{width}: {few} triangles of {many}");
    }
}
