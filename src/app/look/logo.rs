//! The logo, an escape pod on a plate: drawn on the start screen, and in pixels as the icon of the window.

use super::{
    Palette, Pen,
    glyphs::{self, GRID, Glyph, Inks, masks},
};
use egui::{Color32, Pos2, Vec2, vec2};

/// The parts of the logo from below, each with its side in sides of the plate, and its colours.
fn parts(p: &Palette) -> [(&'static Glyph, f32, Inks); 2] {
    let plate = Inks {
        fore: p.hull,
        behind: p.ink,
        accent: p.hull_hi,
    };
    let pod = Inks::new(p.hazard, p.pod_cabin);
    [(*glyphs::PLATE, 1.0, plate), (*glyphs::POD, 0.66, pod)]
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
    let places = (0..side).flat_map(|y| (0..side).map(move |x| vec2(f32::from(x), f32::from(y))));
    let pixel = |place: Vec2| {
        let beside_middle = place + Vec2::splat(0.5 - f32::from(side) / 2.0);
        let mut pixel = [0.0; 4];
        for (glyph, share, inks) in parts(palette) {
            let unit = share * f32::from(side) / GRID;
            let at = Pos2::new(GRID, GRID) / 2.0 + beside_middle / unit;
            for part in glyph.parts {
                lay(&mut pixel, inks.of(part.ink()), masks::covered(&[*part], at, unit));
            }
        }
        pixel.map(|value| value.round() as u8)
    };
    places.flat_map(pixel).collect()
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
    use crate::app::{
        APP_ID,
        look::{colors::DARK, glyphs::Part},
    };
    use std::{fmt::Write, fs, path::Path};

    /// Sides of the icons that desktops look for, in pixels.
    const SIDES: [u16; 8] = [16, 24, 32, 48, 64, 128, 256, 512];

    /// The logo as a drawing without a size.
    fn svg(palette: &Palette) -> String {
        let mut svg = format!("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {GRID} {GRID}\">\n");
        for (glyph, share, inks) in parts(palette) {
            let beside = GRID / 2.0 * (1.0 - share);
            writeln!(
                svg,
                "<g transform=\"translate({beside:.2} {beside:.2}) scale({share})\">"
            )
            .unwrap();
            for part in glyph.parts {
                let [r, g, b, _] = inks.of(part.ink()).to_array();
                let fill = format!("fill=\"#{r:02x}{g:02x}{b:02x}\"");
                match part {
                    Part::Disc(_, [x, y], r) => writeln!(svg, "<circle {fill} cx=\"{x}\" cy=\"{y}\" r=\"{r}\"/>"),
                    Part::Poly(_, points) => {
                        let points: Vec<_> = points.iter().map(|[x, y]| format!("{x},{y}")).collect();
                        writeln!(svg, "<polygon {fill} points=\"{}\"/>", points.join(" "))
                    }
                    part => panic!("the logo has no such part: {part:?}"),
                }
                .unwrap();
            }
            svg.push_str("</g>\n");
        }
        svg + "</svg>\n"
    }

    /// With `PODBAY_ICONS=write` they are written.
    #[test]
    fn the_icons_of_the_packages_are_the_logo() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("packaging/icons");
        let writes = std::env::var("PODBAY_ICONS").is_ok_and(|wish| wish == "write");
        let drawing = folder.join("podbay.svg");
        if writes {
            fs::write(&drawing, svg(&DARK)).unwrap();
        }
        assert_eq!(fs::read_to_string(drawing).unwrap(), svg(&DARK));
        for side in SIDES {
            let (path, logo) = (folder.join(format!("podbay-{side}.png")), pixels(side, &DARK));
            let size = u32::from(side);
            if writes {
                image::save_buffer(&path, &logo, size, size, image::ColorType::Rgba8).unwrap();
            }
            let icon = image::open(path).unwrap().into_rgba8();
            assert_eq!((icon.width(), icon.height()), (size, size));
            assert!(icon.into_raw() == logo, "the icon of {side} pixels is another picture");
        }
    }

    #[test]
    fn desktops_find_the_program_by_its_name() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("packaging/linux");
        let read = |ending| fs::read_to_string(folder.join(format!("{APP_ID}.{ending}"))).unwrap();
        let entry = read("desktop");
        for line in [format!("Icon={APP_ID}"), format!("StartupWMClass={APP_ID}")] {
            assert!(entry.lines().any(|found| found == line), "{line}");
        }
        let about = read("metainfo.xml");
        let version = format!("<release version=\"{}\"", env!("CARGO_PKG_VERSION"));
        assert!(about.contains(&format!("<id>{APP_ID}</id>")) && about.contains(&version));
    }

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
