//! Sheets of the program itself: the table's menu, the question before leaving, and help for those who do not find each
//! other.

use crate::{
    app::{
        client::TableClient,
        look::{fonts, glyphs, palette, sizes},
        widgets::{self, Button, sheet},
    },
    net::endpoint::DEFAULT_PORT,
    protocol::Stage,
    text::{t, t_args},
};
use egui::{Rect, Ui, vec2};

/// A choice in the table's menu.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MenuAction {
    /// On with the game.
    Stay,
    /// Opens the settings.
    Settings,
    /// Away from the table.
    Leave,
}

/// Draws the menu of the table.
pub fn menu_ui(ui: &Ui, title: &str) -> Option<MenuAction> {
    let min = ui.max_rect().min + vec2(10.0, sizes::TOP_BAR + 4.0);
    let rect = Rect::from_min_size(min, vec2(320.0, 242.0));
    let (stay, settings, leave) = (t("menu-stay"), t("settings"), t("lobby-back"));
    let buttons = [
        Button::new(&stay).glyph(&glyphs::PLAY).primary(),
        Button::new(&settings).glyph(&glyphs::GEAR),
        Button::new(&leave).glyph(&glyphs::LEFT),
    ];
    let inside = |ui: &mut Ui, inner| sheet::button_column(ui, inner, &buttons);
    let (pressed, closed) = sheet::sheet(ui, "table menu", rect, title, inside);
    let chosen = pressed.map(|index| [MenuAction::Stay, MenuAction::Settings, MenuAction::Leave][index]);
    chosen.or(closed.then_some(MenuAction::Stay))
}

/// The harm that leaving would do to others or to a running game; `None` if nobody minds.
#[must_use]
pub fn leaving(table: &TableClient) -> Option<&'static str> {
    let lobby = table.lobby.as_ref()?;
    let mut members = lobby.members.iter();
    let others = members.any(|m| Some(m.id) != table.me && !m.bot && m.connected);
    let playing = matches!(lobby.stage, Stage::Playing | Stage::Dealing);
    let seated = !table.my_seats().is_empty();
    match (table.host.is_some(), playing, others) {
        (true, true, true) => Some("leave-host-game"),
        (true, true, false) => Some("leave-alone"),
        (true, false, true) => Some("leave-host-lobby"),
        (false, true, _) if seated => Some("leave-seat"),
        _ => None,
    }
}

/// Asks before leaving; `Some(true)` leaves, `Some(false)` stays.
pub fn leave_ui(ui: &Ui, why: &str) -> Option<bool> {
    let (leave, stay) = (t("leave-yes"), t("leave-no"));
    let buttons = [
        Button::new(&stay).glyph(&glyphs::PLAY).primary(),
        Button::new(&leave).glyph(&glyphs::LEFT),
    ];
    question(ui, ("leave", &t("leave-title")), why, 256.0, &buttons)
}

/// Another device answers at an address than before; `Some(true)` joins it and forgets the old one.
pub fn stranger_ui(ui: &Ui, address: &str) -> Option<bool> {
    let (trust, stay) = (t("stranger-yes"), t("stranger-no"));
    let text = t_args("stranger-more", &[("address", address.into())]);
    let buttons = [
        Button::new(&stay).glyph(&glyphs::CLOSE).primary(),
        Button::new(&trust).glyph(&glyphs::JOIN),
    ];
    question(ui, ("stranger", &t("stranger-title")), &text, 310.0, &buttons)
}

/// A question whose first answer changes nothing; `Some(true)` is the second.
fn question(ui: &Ui, (id, title): (&'static str, &str), text: &str, high: f32, buttons: &[Button<'_>]) -> Option<bool> {
    let rect = sheet::centered(ui.max_rect(), vec2(460.0, high));
    let (pressed, closed) = sheet::sheet(ui, id, rect, title, |ui, inner| {
        let p = palette(ui.ctx());
        let font = fonts::regular(sizes::BODY);
        widgets::paragraph(ui, inner.min, text, font, p.text, inner.width());
        sheet::button_column(ui, inner.with_min_y(inner.bottom() - 96.0), buttons)
    });
    pressed.map(|index| index == 1).or(closed.then_some(false))
}

/// Explains why a table is missing from the list or cannot be joined; returns true when it is to be closed.
pub fn help_ui(ui: &Ui, version: Option<&str>) -> bool {
    let (high, title, points) = match version {
        Some(theirs) => {
            let ours = env!("CARGO_PKG_VERSION");
            let text = t_args("help-version", &[("theirs", theirs.into()), ("ours", ours.into())]);
            (240.0, "help-version-title", vec![text, t("help-version-do")])
        }
        None => {
            let firewall = t_args("help-firewall", &[("port", DEFAULT_PORT.to_string().into())]);
            let [network, vpn, same, address] = ["help-network", "help-vpn", "help-same", "help-address"].map(t);
            (360.0, "help-title", vec![network, firewall, vpn, same, address])
        }
    };
    let rect = sheet::centered(ui.max_rect(), vec2(560.0, high));
    let ((), closed) = sheet::sheet(ui, "help", rect, &t(title), |ui, inner| {
        let (p, font) = (palette(ui.ctx()), fonts::regular(sizes::BODY));
        let mut at = inner.min;
        for text in &points {
            let shown = widgets::paragraph(ui, at, text, font.clone(), p.text, inner.width());
            at.y = shown.bottom() + 14.0;
        }
    });
    closed
}
