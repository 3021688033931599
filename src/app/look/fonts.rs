//! The two fonts of the window.

use super::glyphs::masks;
use egui::{FontData, FontDefinitions, FontFamily, FontId};
use std::sync::Arc;

const REGULAR: &[u8] = include_bytes!("../../../assets/fonts/B612-Regular.otf");
const BOLD: &[u8] = include_bytes!("../../../assets/fonts/B612-Bold.otf");

/// B612 before egui's own fonts, which fill in the few letters it lacks.
#[must_use]
pub(crate) fn definitions() -> FontDefinitions {
    let mut fonts = FontDefinitions::default();
    let fallback = fonts.families.get(&FontFamily::Proportional).cloned();
    let fallback = fallback.unwrap_or_default();
    for (name, data, family) in [
        ("b612", REGULAR, FontFamily::Proportional),
        ("b612-bold", BOLD, FontFamily::Name("bold".into())),
        ("b612", REGULAR, masks::family()),
    ] {
        let data = Arc::new(FontData::from_static(data));
        fonts.font_data.insert(name.to_owned(), data);
        let list = std::iter::once(name.to_owned()).chain(fallback.iter().cloned());
        fonts.families.insert(family, list.collect());
    }
    fonts
}

/// The font in regular weight, at most of this size: letters of each half point share their places in the texture.
#[must_use]
pub(crate) fn regular(size: f32) -> FontId {
    FontId::new(halves(size), FontFamily::Proportional)
}

/// Bold weight; as wide as the regular one.
#[must_use]
pub(crate) fn bold(size: f32) -> FontId {
    FontId::new(halves(size), FontFamily::Name("bold".into()))
}

fn halves(size: f32) -> f32 {
    // Sizes in the middle of a drawing come with a rounding.
    (((size + 0.01) * 2.0).floor() / 2.0).max(0.5)
}
