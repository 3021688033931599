//! Wishes and headings, for all parts of the lobby.

use crate::{
    app::{
        look::{fonts, palette, sizes},
        widgets,
    },
    games::any::AnyGame,
    protocol::ClientMessage,
};
use egui::{Align2, Pos2, Rect, Ui};

/// A wish of the player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LobbyAction {
    /// Says this to the host, in this order.
    Say(Vec<ClientMessage<AnyGame>>),
    /// Opens the settings.
    Settings,
    /// Leaves the table.
    Leave,
}

/// One message to the host.
pub(super) fn say(message: ClientMessage<AnyGame>) -> Option<LobbyAction> {
    Some(LobbyAction::Say(vec![message]))
}

/// Draws the heading of a part, with a note at its right end.
pub(super) fn heading(ui: &mut Ui, rect: Rect, title: &str, note: &str, note_hazard: bool) {
    let p = palette(ui.ctx());
    let y = rect.top() + 14.0;
    let font = fonts::bold(sizes::TITLE);
    let at = Pos2::new(rect.left(), y);
    let text = widgets::label(ui, at, Align2::LEFT_CENTER, title, font, p.text, rect.width());
    let color = if note_hazard { p.hazard_text } else { p.dim };
    let wide = rect.right() - text.right() - 20.0;
    let at = Pos2::new(rect.right(), y + 2.0);
    let font = fonts::regular(sizes::LABEL);
    if !note.is_empty() {
        widgets::label(ui, at, Align2::RIGHT_CENTER, note, font, color, wide);
    }
}
