//! The examination of the network on a sheet: what was tried, what does not hold, what can be done.

use crate::{
    app::{
        look::{fonts, glyphs, palette, sizes},
        widgets::{self, Button, sheet},
    },
    net::doctor::{RungResult, RungState},
    text::{self, t},
};
use egui::{Rect, ScrollArea, Sense, Ui, Vec2, vec2};

/// Width and height of the sheet.
const SIZE: Vec2 = Vec2::new(600.0, 540.0);

/// Draws the findings, or that they are sought; returns whether to examine again, and whether it is to be closed.
pub fn doctor_ui(ui: &Ui, findings: Option<&[RungResult]>) -> (bool, bool) {
    let rect = sheet::centered(ui.max_rect(), SIZE);
    sheet::sheet(ui, "doctor", rect, &t("doctor-title"), |ui, inner| {
        let Some(findings) = findings else {
            let (p, font) = (palette(ui.ctx()), fonts::regular(sizes::BODY));
            widgets::paragraph(ui, inner.min, &t("doctor-running"), font, p.text, inner.width());
            return false;
        };
        let (list, foot) = inner.split_top_bottom_at_y(inner.bottom() - sizes::BUTTON_LARGE);
        rungs(ui, list.with_max_y(list.bottom() - 10.0), findings);
        let again = Button::new(t("doctor-again")).glyph(&glyphs::SIGNAL2);
        again.show(ui, foot).clicked()
    })
}

fn rungs(ui: &mut Ui, rect: Rect, findings: &[RungResult]) {
    let p = palette(ui.ctx());
    let mut inner = ui.new_child(egui::UiBuilder::new().max_rect(rect));
    ScrollArea::vertical().auto_shrink(false).show(&mut inner, |ui| {
        ui.spacing_mut().item_spacing = vec2(0.0, 6.0);
        let wide = ui.available_width() - 12.0;
        let mut line = |text: &str, font, color| {
            let at = ui.cursor().min;
            let shown = widgets::paragraph(ui, at, text, font, color, wide);
            ui.allocate_rect(shown, Sense::hover());
        };
        line(&text::doctor::summary(findings), fonts::regular(sizes::BODY), p.text);
        for found in findings {
            let words = text::doctor::rung(found);
            let color = match found.state {
                RungState::Failed => p.bad,
                RungState::Ok => p.text,
                RungState::NotTested => p.dim,
            };
            line(&words.head, fonts::bold(sizes::BODY), color);
            if !words.more.is_empty() {
                line(&words.more, fonts::regular(sizes::LABEL), p.dim);
            }
        }
    });
}
