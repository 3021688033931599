//! The sheet with everything that somebody needs to come, and with the page that offers Podbay itself.

use super::invite::whole;
use crate::{
    app::{
        look::{Pen, fonts, glyphs, palette, sizes},
        widgets::{self, Button, sheet},
    },
    net::{TableCode, page::PageStatus},
    text::{network, t, t_args},
};
use egui::{Align2, Pos2, Rect, ScrollArea, Sense, Ui, UiBuilder, vec2};
use std::path::Path;

/// Width of the sheet, and its height without and with the page.
const WIDE: f32 = 640.0;
const HIGH: f32 = 388.0;
const HIGH_WITH_PAGE: f32 = 576.0;
/// Height of the code and the QR code, without and with the page below them.
const WAYS: f32 = 200.0;
const WAYS_WITH_PAGE: f32 = 132.0;
/// Height of a line with a button.
const ROW: f32 = 40.0;
const GAP: f32 = 10.0;

/// A wish of the sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum InviteWish {
    /// Serves the page, or no longer does.
    Offer(bool),
    /// Copies a text.
    Copy(String),
}

/// Draws the sheet, with the page and the folder of its packages while it is served. Returns what is wished for, and
/// whether the sheet is to be closed.
pub fn invite_sheet(
    ui: &Ui,
    code: &TableCode,
    page: Option<&PageStatus>,
    folder: Option<&Path>,
) -> (Option<InviteWish>, bool) {
    let (high, ways) = match page {
        Some(_) => (HIGH_WITH_PAGE, WAYS_WITH_PAGE),
        None => (HIGH, WAYS),
    };
    let rect = sheet::centered(ui.max_rect(), vec2(WIDE, high));
    sheet::sheet(ui, "invite", rect, &t("invite-lan"), |ui, inner| {
        let (ways, below) = inner.split_top_bottom_at_y(inner.top() + ways);
        whole(ui, ways, code, &[t("invite-sheet-more")]);
        let (switch, below) = below
            .with_min_y(below.top() + GAP)
            .split_top_bottom_at_y(below.top() + GAP + ROW);
        let on = page.is_some();
        if widgets::switch(ui, switch, &t("invite-page"), on).clicked() {
            return Some(InviteWish::Offer(!on));
        }
        match page {
            Some(page) => served(ui, below, page, folder),
            None => {
                let (p, font) = (palette(ui.ctx()), fonts::regular(sizes::LABEL));
                widgets::paragraph(ui, below.min, &t("invite-page-more"), font, p.dim, below.width());
                None
            }
        }
    })
}

/// The page that is served: where it is, what it offers, where more packages go.
fn served(ui: &mut Ui, rect: Rect, page: &PageStatus, folder: Option<&Path>) -> Option<InviteWish> {
    let p = palette(ui.ctx());
    let mut at = rect.min;
    let say = |ui: &mut Ui, at: &mut Pos2, text: &str, color| {
        let shown = widgets::paragraph(ui, *at, text, fonts::regular(sizes::LABEL), color, rect.width());
        at.y = shown.bottom() + 4.0;
    };
    let mut wish = None;
    match (&page.fault, page.address) {
        (Some(fault), _) => say(ui, &mut at, &network::net_error(fault), p.hazard_text),
        (None, None) => say(ui, &mut at, &t("invite-page-closed"), p.dim),
        (None, Some(address)) if address.ip().is_loopback() => say(ui, &mut at, &t("invite-no-network"), p.dim),
        (None, Some(address)) => {
            say(ui, &mut at, &t("invite-page-at"), p.dim);
            let link = format!("http://{address}");
            let row = Rect::from_min_size(at, vec2(rect.width(), ROW));
            wish = copied(ui, row, &link, "invite-page-copy");
            at.y = row.bottom() + 6.0;
        }
    }
    let foot = folder.map_or(0.0, |_| ROW + 22.0);
    let list = Rect::from_min_max(at, rect.max - vec2(0.0, foot + GAP));
    packages(ui, list, page);
    let Some(folder) = folder else { return wish };
    let mut at = rect.left_bottom() - vec2(0.0, foot);
    say(ui, &mut at, &t("invite-page-folder"), p.dim);
    let row = rect.with_min_y(rect.bottom() - ROW);
    wish.or(copied(
        ui,
        row,
        &folder.display().to_string(),
        "invite-page-folder-copy",
    ))
}

/// A text with a button that copies it.
fn copied(ui: &mut Ui, row: Rect, text: &str, label: &str) -> Option<InviteWish> {
    let p = palette(ui.ctx());
    let button = Button::new(t("invite-copy")).glyph(&glyphs::COPY).label(t(label));
    let size = vec2(button.width(ui), sizes::BUTTON.min(row.height()));
    let place = Align2::RIGHT_CENTER.anchor_size(row.right_center(), size);
    let (wide, font) = (row.width() - size.x - 12.0, fonts::bold(sizes::BODY));
    // A long path takes two lines.
    let high = Pen::new(ui.ctx()).height(text, font.clone(), wide);
    widgets::paragraph(ui, row.left_center() - vec2(0.0, high / 2.0), text, font, p.text, wide);
    button
        .show(ui, place)
        .clicked()
        .then(|| InviteWish::Copy(text.to_owned()))
}

/// The packages with what tells a changed one, those that cannot be offered, and how often packages were downloaded.
fn packages(ui: &mut Ui, rect: Rect, page: &PageStatus) {
    let p = palette(ui.ctx());
    let mut inner = ui.new_child(UiBuilder::new().max_rect(rect));
    ScrollArea::vertical().auto_shrink(false).show(&mut inner, |ui| {
        ui.spacing_mut().item_spacing = vec2(0.0, 4.0);
        let wide = ui.available_width() - 12.0;
        let mut line = |text: &str, color| {
            let at = ui.cursor().min;
            let shown = widgets::paragraph(ui, at, text, fonts::regular(sizes::LABEL), color, wide);
            ui.allocate_rect(shown, Sense::hover());
        };
        if page.packages.is_empty() {
            line(&t("invite-page-none"), p.dim);
        } else {
            line(&t("invite-page-words"), p.dim);
        }
        for package in &page.packages {
            line(&package.name, p.text);
            line(&package.words(), p.text);
            line(&t_args("page-sum", &[("sum", package.sha256().into())]), p.dim);
        }
        for (name, _) in &page.unread {
            line(
                &t_args("invite-page-unread", &[("name", name.as_str().into())]),
                p.hazard_text,
            );
        }
        if page.sent > 0 {
            line(&t_args("invite-page-sent", &[("n", page.sent.into())]), p.dim);
        }
    });
}
