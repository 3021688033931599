//! A QR code, drawn from its modules.

use super::{controls::named, places};
use crate::app::look::colors::{QR_DARK, QR_LIGHT};
use egui::{Align2, Id, Mesh, Rect, Role, Shape, Ui, Vec2, pos2, vec2};
use qrcode::{Color, QrCode};
use std::sync::Arc;

/// Light modules around a code, so that readers find its edge: what the standard asks for.
const QUIET: usize = 4;

/// Draws a text as a QR code at the right end of a place, halfway up, dark on white in every theme, with words for readers
/// of screens. A text that is too long for a code draws nothing.
pub(crate) fn qr_code(ui: &Ui, place: Rect, text: &str, words: &str) -> Option<Rect> {
    let modules = modules(ui, text)?;
    // Whole pixels: edges that lie between two of them make the code grey.
    let pixels = ui.ctx().pixels_per_point();
    let count = modules.width + 2 * QUIET;
    let side = ((place.width().min(place.height()) * pixels / count as f32).floor() / pixels).max(1.0 / pixels);
    let snap = |at: f32| (at * pixels).round() / pixels;
    let size = Vec2::splat(side * count as f32);
    let min = Align2::RIGHT_CENTER.anchor_size(place.right_center(), size).min;
    let min = pos2(snap(min.x), snap(min.y));
    let whole = Rect::from_min_size(min, size);
    let mut mesh = Mesh::default();
    mesh.add_colored_rect(whole, QR_LIGHT);
    for (y, row) in modules.dark.chunks(modules.width).enumerate() {
        let mut x = 0;
        for run in row.chunk_by(|a, b| a == b) {
            if run[0] {
                let from = min + vec2((x + QUIET) as f32, (y + QUIET) as f32) * side;
                mesh.add_colored_rect(Rect::from_min_size(from, vec2(run.len() as f32, 1.0) * side), QR_DARK);
            }
            x += run.len();
        }
    }
    ui.painter().add(Shape::mesh(mesh));
    named(ui, whole, "qr code", Role::Image, words);
    places::keep_clear(ui, whole);
    Some(whole)
}

/// The modules of a code row by row, true for dark ones.
#[derive(Debug)]
struct Modules {
    width: usize,
    dark: Vec<bool>,
}

/// Worked out once for a text, not for each frame.
fn modules(ui: &Ui, text: &str) -> Option<Arc<Modules>> {
    let id = Id::unique("qr code");
    let kept: Option<(String, Arc<Modules>)> = ui.data(|data| data.get_temp(id));
    if let Some((_, modules)) = kept.filter(|(of, _)| of == text) {
        return Some(modules);
    }
    let code = QrCode::new(text).ok()?;
    let modules = Arc::new(Modules {
        width: code.width(),
        dark: code.to_colors().into_iter().map(|color| color == Color::Dark).collect(),
    });
    ui.data_mut(|data| data.insert_temp(id, (text.to_owned(), Arc::clone(&modules))));
    Some(modules)
}
