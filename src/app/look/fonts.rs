//! The two fonts of the window.

use egui::{FontData, FontDefinitions, FontFamily, FontId};
use std::sync::Arc;

const REGULAR: &[u8] = include_bytes!("../../../assets/fonts/B612-Regular.otf");
const BOLD: &[u8] = include_bytes!("../../../assets/fonts/B612-Bold.otf");

/// B612 before egui's own fonts, which fill in the few letters it lacks.
#[must_use]
pub(crate) fn definitions() -> FontDefinitions {
    let mut fonts = FontDefinitions::default();
    fonts
        .font_data
        .insert("b612".to_owned(), Arc::new(FontData::from_static(REGULAR)));
    fonts
        .font_data
        .insert("b612-bold".to_owned(), Arc::new(FontData::from_static(BOLD)));
    let fallback = fonts
        .families
        .get(&FontFamily::Proportional)
        .cloned()
        .unwrap_or_default();
    let with = |first: &str| {
        let mut list = vec![first.to_owned()];
        list.extend(fallback.iter().cloned());
        list
    };
    fonts.families.insert(FontFamily::Proportional, with("b612"));
    fonts
        .families
        .insert(FontFamily::Name("bold".into()), with("b612-bold"));
    fonts
}

/// The font in regular weight.
#[must_use]
pub(crate) fn regular(size: f32) -> FontId {
    FontId::new(size, FontFamily::Proportional)
}

/// Bold weight; as wide as the regular one.
#[must_use]
pub(crate) fn bold(size: f32) -> FontId {
    FontId::new(size, FontFamily::Name("bold".into()))
}
