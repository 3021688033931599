//! The screen until the host answers.

use crate::{
    app::{
        look::{fonts, glyphs, palette, sizes},
        widgets::{self, Button},
    },
    text::{t, t_args},
};
use egui::{Align2, Key, Rect, Ui, vec2};

/// A wish of who waits for the host.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ConnectingWish {
    /// Gives up.
    Cancel,
    /// Opens the settings.
    Settings,
}

/// Draws the screen, also while the host is `asked` to let this player in.
pub(crate) fn connecting_ui(ui: &mut Ui, attempt: u32, asked: bool) -> Option<ConnectingWish> {
    let p = palette(ui.ctx());
    let screen = widgets::backdrop(ui);
    let center = screen.center();
    let well = center - vec2(0.0, 90.0);
    widgets::draw(ui, |pen| widgets::icon_well(pen, well, 104.0, &glyphs::JOIN, false));
    let more = match attempt {
        _ if asked => t("link-asked-more"),
        0 | 1 => t("link-connecting-more"),
        _ => t_args("link-connecting-again", &[("n", attempt.into())]),
    };
    for (down, text, font) in [
        (
            0.0,
            t(if asked { "link-asked" } else { "link-connecting" }),
            fonts::bold(sizes::TITLE),
        ),
        (28.0, more, fonts::regular(sizes::BODY)),
    ] {
        let (at, wide) = (center + vec2(0.0, down), screen.width() - 40.0);
        widgets::label(ui, at, Align2::CENTER_CENTER, &text, font, p.text, wide);
    }
    let button = Rect::from_center_size(center + vec2(0.0, 84.0), vec2(160.0, sizes::BUTTON_LARGE));
    let cancel = Button::new(t("link-cancel")).glyph(&glyphs::CLOSE);
    let cancels = cancel.show(ui, button).clicked() || ui.input(|i| i.key_pressed(Key::Escape));
    let settings = widgets::settings_button(ui, screen.right_top() + vec2(-28.0, sizes::TOP_BAR / 2.0));
    let cancel = cancels.then_some(ConnectingWish::Cancel);
    cancel.or(settings.then_some(ConnectingWish::Settings))
}
