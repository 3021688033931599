//! The sheet about the box of a table: what it changes, and for the host the choice of another file.

use crate::{
    app::{
        client::{TableClient, box_name},
        look::{fonts, glyphs, palette, sizes},
        widgets::{self, Button, sheet},
    },
    games::{
        any::AnyGame,
        boxes::{BoxChange, changes},
    },
    protocol::TableInfo,
    text::{t, t_args},
};
use egui::{Rect, ScrollArea, Ui, accesskit::Role, vec2};

/// Most changes that are told; no correction of a box has more, but a hostile host's might.
const MOST: usize = 200;
/// Most letters of a name or value; a longer one is cut.
const LONG: usize = 80;

/// The sheet while it is open.
#[derive(Clone, Debug)]
pub struct BoxSheet {
    /// The file that the host types.
    pub path: String,
    /// What is wrong with the last file, in words.
    pub trouble: String,
}

/// The wish of the host.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BoxWish {
    /// Plays with this file, as it was typed.
    Use(String),
    /// Plays with the built-in box.
    BuiltIn,
}

/// What another machine has written, cut to what can be read on a line.
fn shortened(text: &str) -> String {
    text.chars().filter(|letter| !letter.is_control()).take(LONG).collect()
}

/// Draws the sheet; returns what the host wants, and whether it is closed.
pub fn box_ui(ui: &Ui, state: &mut BoxSheet, table: &TableClient) -> (Option<BoxWish>, bool) {
    let Some(info) = &table.info else { return (None, true) };
    let size = vec2(620.0, if table.is_host { 520.0 } else { 420.0 });
    let rect = sheet::centered(ui.max_rect(), size);
    sheet::sheet(ui, "box", rect, &t("box-title"), |ui, body| {
        let foot = if table.is_host { FOOT } else { 0.0 };
        let (told, foot) = body.split_top_bottom_at_y(body.bottom() - foot);
        tell(ui, told, info);
        table
            .is_host
            .then(|| choose(ui, foot, state, box_name(info).is_some()))
            .flatten()
    })
}

/// Height of the host's part: words, the field and the buttons.
const FOOT: f32 = 190.0;

/// The name of the box, and each value that it changes.
fn tell(ui: &mut Ui, rect: Rect, info: &TableInfo<AnyGame>) {
    let p = palette(ui.ctx());
    let name = box_name(info);
    let head = name.as_ref().map_or_else(|| t("box-built-in"), Clone::clone);
    let at = rect.min + vec2(0.0, 10.0);
    let head = widgets::bold(ui, at, &head, sizes::NAME, p.text, rect.width());
    let (own, built_in) = (info.setup.box_text(), info.setup.id().built_in_box());
    let found = super::kept::kept(ui, "box changes", (&info.config, info.config.players.get()), || {
        std::sync::Arc::new(changes(built_in, own))
    });
    let more = match (name.is_some(), found.len()) {
        (false, _) => t("box-built-in-more"),
        (true, 0) => t("box-changes-nothing"),
        (true, n) => t_args("box-changes", &[("n", n.into())]),
    };
    let font = fonts::regular(sizes::BODY);
    let at = head.left_bottom() + vec2(0.0, 6.0);
    let below = widgets::paragraph(ui, at, &more, font.clone(), p.dim, rect.width());
    let list = rect.with_min_y(below.bottom() + 8.0);
    let mut inner = ui.new_child(egui::UiBuilder::new().max_rect(list));
    ScrollArea::vertical().auto_shrink(false).show(&mut inner, |ui| {
        for change in found.iter().take(MOST) {
            let words = in_words(change);
            let line = ui.add(egui::Label::new(egui::RichText::new(&words).font(font.clone()).color(p.text)).wrap());
            line.widget_info(|| egui::WidgetInfo::labeled(Role::Label, true, &words));
        }
        let rest = found.len().saturating_sub(MOST);
        if rest > 0 {
            ui.label(t_args("box-changes-more", &[("n", rest.into())]));
        }
    });
}

fn in_words(change: &BoxChange) -> String {
    let field = shortened(&change.field);
    let args = |text: &Option<String>| shortened(text.as_deref().unwrap_or_default());
    let (from, to) = (args(&change.from), args(&change.to));
    let id = match (&change.from, &change.to) {
        (None, _) => "box-change-new",
        (_, None) => "box-change-gone",
        _ => "box-change",
    };
    t_args(id, &[("field", field.into()), ("from", from.into()), ("to", to.into())])
}

/// The field for another file, the buttons, and what is wrong with the last one.
fn choose(ui: &mut Ui, rect: Rect, state: &mut BoxSheet, has_own: bool) -> Option<BoxWish> {
    let p = palette(ui.ctx());
    let [name, hint] = ["box-file", "box-file-hint"].map(t);
    let line = rect.with_max_y(rect.top() + 1.0);
    widgets::draw(ui, |pen| pen.rect(line, 0.0, p.line));
    let row = Rect::from_min_size(rect.min + vec2(0.0, 14.0), vec2(rect.width(), sizes::BUTTON_LARGE));
    let enter = widgets::path_field(ui, row, (&name, &hint), &mut state.path).is_entered();
    let typed = state.path.trim().to_owned();
    let mut right = row.right_center() + vec2(0.0, sizes::BUTTON_LARGE + 10.0);
    let use_it = Button::new(t("box-use"))
        .glyph(&glyphs::CHECK)
        .enabled(!typed.is_empty());
    let size = vec2(use_it.width(ui), sizes::BUTTON_LARGE);
    let pressed = use_it.primary().show_left_of(ui, &mut right, size, "use box").clicked();
    right.x -= sizes::GAP;
    let back = Button::new(t("box-back")).glyph(&glyphs::UNDO).enabled(has_own);
    let size = vec2(back.width(ui), sizes::BUTTON_LARGE);
    let gives_up = back.show_left_of(ui, &mut right, size, "built-in box").clicked();
    if !state.trouble.is_empty() {
        let at = rect.min + vec2(0.0, 14.0 + 2.0 * (sizes::BUTTON_LARGE + 10.0));
        let font = fonts::regular(sizes::LABEL);
        widgets::said(ui, egui::accesskit::Live::Assertive, |ui| {
            widgets::paragraph(ui, at, &state.trouble, font, p.bad, rect.width())
        });
    }
    if gives_up {
        state.trouble.clear();
        return Some(BoxWish::BuiltIn);
    }
    ((pressed || enter) && !typed.is_empty()).then_some(BoxWish::Use(typed))
}
