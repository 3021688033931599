//! Wishes and headings, for all parts of the lobby.

use crate::{
    app::{
        look::{fonts, palette, sizes},
        widgets,
    },
    games::any::AnyGame,
    protocol::ClientMessage,
};
use egui::{Align2, Rect, Ui, pos2};

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
    let text = widgets::bold(ui, pos2(rect.left(), y), title, sizes::TITLE, p.text, rect.width());
    if !note.is_empty() {
        let color = if note_hazard { p.hazard_text } else { p.dim };
        let wide = rect.right() - text.right() - 20.0;
        let (at, font) = (pos2(rect.right(), y + 2.0), fonts::regular(sizes::LABEL));
        widgets::label(ui, at, Align2::RIGHT_CENTER, note, font, color, wide);
    }
}
