//! The ways for others to come to the table: the join code, its QR code, the address.

use crate::{
    app::{
        client::TableClient,
        frame::Wish,
        look::{Pen, colors, fonts, glyphs, palette, sizes},
        widgets::{self, Button},
    },
    net::{HostStatus, TableCode},
    protocol::Lobby,
    text::{t, t_args},
};
use egui::{Align2, Pos2, Rect, Ui, Vec2, pos2, vec2};

/// Room for the code in one line with a button that shows the rest.
pub(super) const STRIP: f32 = 60.0;
/// Room from which on the card tells everything. With less room there is the line.
const WHOLE: f32 = 142.0;
/// Room for the heading and the button beside it, with the gap to the card.
const HEAD: f32 = sizes::BUTTON + 8.0;
/// Largest side of the QR code beside the words.
const QR_SIDE: f32 = 220.0;
/// Height of the line with the address.
const ADDRESS_LINE: f32 = 22.0;
/// Distance between two lines.
const GAP: f32 = 8.0;
/// Height of the line with the code.
const CODE_LINE: f32 = 44.0;

/// True if the table is hosted here for others.
pub(super) fn has_code(model: &TableClient) -> bool {
    model.host.as_ref().is_some_and(|host| host.status().code.is_some())
}

/// Draws what fits of the ways to the table, or how to begin, and the onlookers.
pub(super) fn invite(ui: &mut Ui, rect: Rect, model: &TableClient, lobby: &Lobby) -> Option<Wish> {
    let status = model.host.as_ref().map(crate::net::HostHandle::status);
    if let Some((status, code)) = status.as_ref().and_then(|status| Some((status, status.code.as_ref()?))) {
        let mut lines = invite_lines(status, model);
        lines.extend(onlookers(lobby));
        let (head, card) = rect.split_top_bottom_at_y(rect.top() + HEAD);
        if card.height() >= WHOLE {
            let pressed = offers(ui, head.with_max_y(head.top() + sizes::BUTTON));
            widgets::draw(ui, |pen| widgets::card(pen, card));
            whole(ui, card.shrink(16.0), code, &lines);
            return pressed.then_some(Wish::Invite);
        } else if rect.height() >= STRIP {
            return strip(ui, Rect::from_min_size(rect.min, vec2(rect.width(), STRIP)), code);
        }
        return None;
    }
    let (head, line) = match status {
        Some(_) => ("invite-here", "invite-here-more"),
        None if model.my_seats().is_empty() => ("invite-guest", "invite-onlooker-more"),
        None => ("invite-guest", "invite-guest-more"),
    };
    let lines: Vec<String> = std::iter::once(t(line)).chain(onlookers(lobby)).collect();
    if rect.height() >= 64.0 + 22.0 * lines.len() as f32 {
        widgets::heading(ui, rect, &t(head), "");
        words(ui, rect, &lines);
    }
    None
}

/// A card with lines, as high as they are.
fn words(ui: &mut Ui, rect: Rect, lines: &[String]) {
    let card = ui.painter().add(egui::Shape::Noop);
    let at = rect.min + vec2(20.0, 52.0);
    let bottom = paragraphs(ui, at, lines, rect.width() - 40.0);
    let place = rect
        .with_min_y(rect.top() + 36.0)
        .with_max_y((bottom + 8.0).min(rect.bottom() + 16.0));
    let p = palette(ui.ctx());
    let line = egui::Stroke::new(1.0, p.line);
    let (fill, inside) = (colors::faded(p.card, 0.9), egui::StrokeKind::Inside);
    let shape = egui::epaint::RectShape::new(place, sizes::R_LARGE, fill, line, inside);
    ui.painter().set(card, shape);
}

fn paragraphs(ui: &mut Ui, mut at: Pos2, lines: &[String], wide: f32) -> f32 {
    let p = palette(ui.ctx());
    for line in lines {
        let shown = widgets::paragraph(ui, at, line, fonts::regular(sizes::BODY), p.text, wide);
        at.y = shown.bottom() + 8.0;
    }
    at.y
}

/// The heading, and at its right a button for those who want to give Podbay to others; returns whether it was pressed.
fn offers(ui: &mut Ui, head: Rect) -> bool {
    let button = Button::new(t("invite-page")).glyph(&glyphs::HOST);
    let (title, place) = head.split_left_right_at_x(head.right() - button.width(ui));
    // The middle of a heading is 14 below its top, and that of the button is in the middle of the row.
    let title = title
        .translate(vec2(0.0, head.height() / 2.0 - 14.0))
        .with_max_x(title.right() - GAP);
    widgets::heading(ui, title, &t("invite-lan"), "");
    button.show(ui, place).clicked()
}

/// Everything that leads to the table: the QR code at the left, and beside it, at half its height, the words.
pub(super) fn whole(ui: &mut Ui, rect: Rect, code: &TableCode, lines: &[String]) {
    let room = beside_qr(ui, rect, code);
    let (p, font) = (palette(ui.ctx()), fonts::regular(sizes::BODY));
    let mut high = CODE_LINE + GAP;
    let mut shown = Vec::new();
    for line in lines {
        let more = Pen::new(ui.ctx()).height(line, font.clone(), room.width()) + GAP;
        // The first line says what to do; the others where there is room.
        if !shown.is_empty() && high + more > room.height() {
            break;
        }
        shown.push(line);
        high += more;
    }
    let has_address = high + ADDRESS_LINE <= room.height();
    high += if has_address { ADDRESS_LINE } else { 0.0 };
    let mut at = room.min + vec2(0.0, ((room.height() - high) / 2.0).max(0.0));
    at.y = code_line(ui, at, room.width(), code) + GAP;
    for line in shown {
        let drawn = widgets::paragraph(ui, at, line, font.clone(), p.text, room.width());
        at.y = drawn.bottom() + GAP;
    }
    if has_address {
        let address = t_args("invite-address", &[("address", code.address.to_string().into())]);
        let at = at + vec2(0.0, ADDRESS_LINE / 2.0);
        widgets::regular(ui, at, &address, sizes::LABEL, p.dim, room.width());
    }
}

/// Draws the QR code into the left end of a place; returns what is left of it.
fn beside_qr(ui: &Ui, rect: Rect, code: &TableCode) -> Rect {
    let side = rect.height().min(QR_SIDE).min(rect.width() * 0.4);
    let place = Align2::LEFT_CENTER.anchor_size(rect.left_center(), Vec2::splat(side));
    let link = code.invitation.link(code.address);
    let drawn = widgets::qr_code(ui, place, &link, &t("invite-qr"));
    drawn.map_or(rect, |drawn| rect.with_min_x(drawn.right() + 24.0))
}

/// The code in large letters with a button that copies it; returns where the line ends.
fn code_line(ui: &mut Ui, min: Pos2, wide: f32, code: &TableCode) -> f32 {
    let p = palette(ui.ctx());
    let shown = code.invitation.to_string();
    let left = min + vec2(0.0, CODE_LINE / 2.0);
    let copy = Button::new(t("invite-copy"))
        .glyph(&glyphs::COPY)
        .label(t("invite-copy-code"));
    let size = vec2(copy.width(ui), sizes::BUTTON);
    let room = wide - size.x - 16.0;
    let pen = Pen::new(ui.ctx());
    let fits = |size: &f32| pen.width(&shown, fonts::bold(*size)) <= room;
    let letters = [sizes::CODE, sizes::SCORE, sizes::TITLE].into_iter().find(fits);
    let text = widgets::bold(ui, left, &shown, letters.unwrap_or(sizes::BODY), p.text, room);
    let place = Align2::LEFT_CENTER.anchor_size(left + vec2(text.width() + 16.0, 0.0), size);
    widgets::keep_clear(ui, text);
    if copy.show(ui, place).clicked() {
        ui.ctx().copy_text(shown);
    }
    min.y + CODE_LINE
}

/// The code in one line, with a button that shows the rest.
fn strip(ui: &mut Ui, rect: Rect, code: &TableCode) -> Option<Wish> {
    let p = palette(ui.ctx());
    widgets::draw(ui, |pen| widgets::card(pen, rect));
    let inner = rect.shrink2(vec2(16.0, 8.0));
    let more = Button::new(t("invite-more")).glyph(&glyphs::HOST);
    let size = vec2(more.width(ui), sizes::BUTTON);
    let mut right = inner.right_center();
    let pressed = more.show_left_of(ui, &mut right, size, "invite").clicked();
    let head = widgets::regular(
        ui,
        inner.left_center(),
        &t("invite-code"),
        sizes::BODY,
        p.dim,
        inner.width() * 0.3,
    );
    let at = pos2(head.right() + 16.0, inner.top());
    code_line(ui, at, right.x - at.x - 16.0, code);
    pressed.then_some(Wish::Invite)
}

fn invite_lines(status: &HostStatus, model: &TableClient) -> Vec<String> {
    let name = model.info.as_ref().map_or("", |info| info.name.as_str());
    let alone = status.addresses.iter().all(|address| address.ip().is_loopback());
    let first = match (alone, &status.discovery) {
        (true, _) => t("invite-no-network"),
        (false, Some(_)) => t("invite-no-discovery"),
        (false, None) => t_args("invite-lan-more", &[("table", name.into())]),
    };
    let journal = status.journal.is_some().then(|| t("invite-no-record"));
    std::iter::once(first).chain(journal).collect()
}

/// Names everybody at the table without a seat.
fn onlookers(lobby: &Lobby) -> Option<String> {
    let seated = |id| lobby.seats.iter().any(|seat| seat.member == Some(id));
    let names = lobby.members.iter().filter(|m| !m.bot && m.connected && !seated(m.id));
    let names: Vec<&str> = names.map(|m| m.name.as_str()).collect();
    (!names.is_empty()).then(|| t_args("lobby-onlookers", &[("names", names.join(", ").into())]))
}
