//! Guests who are sent away for good: the question before it, and the list that lets them in again.

use super::menu;
use crate::{
    app::{
        client::TableClient,
        look::{glyphs, palette, sizes},
        widgets::{self, Button, sheet},
    },
    net::identity::Fingerprint,
    protocol::{DeviceId, MemberId},
    text::{t, t_args},
};
use egui::{Rect, ScrollArea, Sense, Ui, UiBuilder, vec2};

/// Height of a guest of the list.
const ROW: f32 = 56.0;
/// So many rows are in the picture at once.
const ROWS: usize = 6;

/// The words of the button that opens the list; `None` for somebody who has no list to change, or an empty one.
#[must_use]
pub fn list_text(table: &TableClient) -> Option<String> {
    let banned = all(table).len();
    (table.is_host && banned > 0).then(|| t_args("banned-list", &[("n", banned.into())]))
}

fn all(table: &TableClient) -> Vec<DeviceId> {
    table.bans.all(table.info.as_ref().map_or(&[][..], |info| &info.banned))
}

/// Asks before a guest is sent away for good; `Some(true)` does it. A guest who has gone meanwhile answers it as well.
pub fn ban_ui(ui: &Ui, table: &TableClient, guest: MemberId) -> Option<bool> {
    let members = table.lobby.iter().flat_map(|lobby| &lobby.members);
    let Some(member) = members.rev().find(|member| member.id == guest) else {
        return Some(false);
    };
    let name = member.name.as_str();
    let title = t_args("ban-title", &[("name", name.into())]);
    let buttons = [
        Button::new(t("ban-no")).glyph(&glyphs::CLOSE).primary(),
        Button::new(t("ban-yes")).glyph(&glyphs::BAN),
    ];
    menu::question(ui, ("ban", &title), &t("ban-more"), 256.0, buttons)
}

/// Draws the list; returns the device that is let in again, and whether the list is to be closed.
pub fn banned_ui(ui: &Ui, table: &TableClient) -> (Option<DeviceId>, bool) {
    let banned = all(table);
    let high = 92.0 + ROW * banned.len().min(ROWS) as f32;
    let rect = sheet::centered(ui.max_rect(), vec2(560.0, high));
    let (lifted, closed) = sheet::sheet(ui, "banned", rect, &t("banned-title"), |ui, inner| {
        let mut shown = ui.new_child(UiBuilder::new().max_rect(inner));
        let rows = |ui: &mut Ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            let wide = inner.width() - 12.0;
            let rows = banned.iter().map(|&device| {
                let (place, _) = ui.allocate_exact_size(vec2(wide, ROW), Sense::hover());
                row(ui, place, table, device).then_some(device)
            });
            rows.fold(None, Option::or)
        };
        ScrollArea::vertical().auto_shrink(false).show(&mut shown, rows).inner
    });
    (lifted, closed || banned.is_empty())
}

/// Draws a guest; returns whether they are let in again.
fn row(ui: &mut Ui, rect: Rect, table: &TableClient, device: DeviceId) -> bool {
    let p = palette(ui.ctx());
    let words = Fingerprint(device.0).words();
    let name = table
        .bans
        .name(device)
        .map_or_else(|| t("settings-device-nameless"), str::to_owned);
    let button = Button::new(t("banned-lift")).label(t_args("banned-lift-who", &[("name", name.as_str().into())]));
    let size = vec2(button.width(ui), sizes::BUTTON);
    let mut right = rect.right_center();
    let pressed = button.show_left_of(ui, &mut right, size, ("lift", device.0)).clicked();
    let (left, wide) = (rect.left_center(), right.x - rect.left() - 12.0);
    widgets::bold(ui, left - vec2(0.0, 10.0), &name, sizes::NAME, p.text, wide);
    widgets::regular(ui, left + vec2(0.0, 11.0), &words, sizes::LABEL, p.dim, wide);
    pressed
}
