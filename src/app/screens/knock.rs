//! Somebody asks to be let in: a card in the corner and no sheet, so that a game goes on meanwhile.

use crate::games::any::AnyGame;
use crate::{
    app::{
        look::{fonts, glyphs, palette, sizes},
        widgets::{self, Button},
    },
    net::identity::Fingerprint,
    protocol::{ClientMessage, Knock},
    text::{t, t_args},
};
use egui::{Area, Id, Order, Rect, Sense, Ui, vec2};

/// Draws the first of those who ask; returns the answer of the host.
pub fn knock_ui(ui: &Ui, knocks: &[Knock]) -> Option<ClientMessage<AnyGame>> {
    let knock = knocks.first()?;
    let screen = ui.max_rect();
    let size = vec2(400.0, 156.0);
    let min = screen.right_top() + vec2(-size.x - 12.0, sizes::TOP_BAR + 8.0);
    let rect = Rect::from_min_size(min, size);
    let area = Area::new(Id::unique("knock"))
        .order(Order::Foreground)
        .fixed_pos(rect.min);
    let shown = area.show(ui.ctx(), |ui| {
        ui.set_clip_rect(screen);
        ui.allocate_rect(rect, Sense::hover());
        let p = palette(ui.ctx());
        widgets::draw(ui, |pen| {
            pen.rect_lined(rect, sizes::R_LARGE, p.panel, 2.0, p.accent);
            pen.glyph(&glyphs::JOIN, rect.min + vec2(28.0, 32.0), 20.0, p.accent, p.panel);
        });
        let wide = rect.width() - 68.0;
        let head = t_args("knock-title", &[("name", knock.name.as_str().into())]);
        let at = rect.min + vec2(52.0, 24.0);
        widgets::bold(ui, at, &head, sizes::NAME, p.text, wide);
        let words = Fingerprint(knock.device.0).words();
        let more = t_args(
            "knock-more",
            &[("words", words.into()), ("others", (knocks.len() - 1).into())],
        );
        let at = rect.min + vec2(52.0, 38.0);
        widgets::paragraph(ui, at, &more, fonts::regular(sizes::LABEL), p.dim, wide);
        let half = (rect.width() - 44.0) / 2.0;
        let place = |left: f32| {
            let min = rect.left_bottom() + vec2(left, -16.0 - sizes::BUTTON_LARGE);
            Rect::from_min_size(min, vec2(half, sizes::BUTTON_LARGE))
        };
        let yes = Button::new(t("knock-yes")).glyph(&glyphs::CHECK).primary();
        let no = Button::new(t("knock-no")).glyph(&glyphs::CLOSE);
        let admitted = yes.show(ui, place(16.0)).clicked();
        let refused = no.show(ui, place(28.0 + half)).clicked();
        (admitted || refused).then_some(admitted)
    });
    let device = knock.device;
    shown.inner.map(|admit| ClientMessage::AnswerKnock { device, admit })
}
