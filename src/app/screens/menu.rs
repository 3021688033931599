//! Sheets of the program itself: the table's menu, the question before leaving, and help for those who do not find each
//! other.

use crate::{
    app::{
        client::TableClient,
        frame::Wish,
        look::{fonts, glyphs, palette, sizes},
        widgets::{self, Button, sheet},
    },
    net::endpoint::DEFAULT_PORT,
    protocol::Stage,
    text::{t, t_args},
};
use egui::{Rect, Ui, vec2};

/// Draws the menu of the table, for the host of a table for others with its join code, and with the words for the list of
/// those who were sent away for good, if there are any; returns what is wished for, and whether it is to be closed.
pub fn menu_ui(ui: &Ui, title: &str, code: bool, banned: Option<String>) -> (Option<Wish>, bool) {
    let wished = |text, glyph, wish| (Button::new(t(text)).glyph(glyph), Some(wish));
    let stay = (Button::new(t("menu-stay")).glyph(&glyphs::PLAY).primary(), None);
    let invite = wished("invite-more", &glyphs::HOST, Wish::Invite);
    let banned = banned.map(|words| (Button::new(words).glyph(&glyphs::BAN), Some(Wish::Banned)));
    let (buttons, wishes): (Vec<Button>, Vec<Option<Wish>>) = std::iter::once(stay)
        .chain(code.then_some(invite))
        .chain([wished("seats-title", &glyphs::SEAT, Wish::Seats)])
        .chain(banned)
        .chain([
            wished("settings", &glyphs::GEAR, Wish::Settings),
            wished("full-screen", &glyphs::FIT, Wish::FullScreen),
            wished("report", &glyphs::ALERT, Wish::Report),
            wished("lobby-back", &glyphs::LEFT, Wish::Leave),
        ])
        .unzip();
    let min = ui.max_rect().min + vec2(10.0, sizes::TOP_BAR + 4.0);
    let rect = Rect::from_min_size(min, vec2(320.0, 86.0 + 52.0 * buttons.len() as f32));
    let inside = |ui: &mut Ui, inner| sheet::button_column(ui, inner, buttons);
    let (pressed, closed) = sheet::sheet(ui, "table menu", rect, title, inside);
    let wish = pressed.and_then(|index| wishes.into_iter().nth(index)?);
    (wish, closed || pressed.is_some())
}

/// The harm that leaving would do to others or to a running game; `None` if nobody minds.
#[must_use]
pub fn leaving(table: &TableClient) -> Option<&'static str> {
    let lobby = table.lobby.as_ref()?;
    let mut members = lobby.members.iter();
    let others = members.any(|m| Some(m.id) != table.me && !m.bot && m.connected);
    // The result comes before the lobby that says so.
    let over = table.ended.as_ref().is_some_and(|ended| ended.game == lobby.game);
    let playing = !over && matches!(lobby.stage, Stage::Playing | Stage::Dealing);
    let seated = !table.my_seats().is_empty();
    match (table.host.is_some(), playing, others) {
        (true, true, true) if table.heir().is_some() => Some("leave-hand-over"),
        (true, true, true) => Some("leave-host-game"),
        (true, true, false) => Some("leave-alone"),
        (true, false, true) => Some("leave-host-lobby"),
        (false, true, _) if seated => Some("leave-seat"),
        _ => None,
    }
}

/// An answer to the question before leaving.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Leaving {
    /// Nothing changes.
    Stay,
    /// Leaves; a table that is hosted here closes.
    Leave,
    /// Leaves, and another member goes on as host.
    HandOver,
}

/// Asks before leaving; `heir` would go on as host.
pub fn leave_ui(ui: &Ui, why: &str, heir: Option<&str>) -> Option<Leaving> {
    let stay = Button::new(t("leave-no")).glyph(&glyphs::PLAY).primary();
    let leave = |text| Button::new(t(text)).glyph(&glyphs::LEFT);
    let title = t("leave-title");
    let Some(heir) = heir else {
        let answer = question(ui, ("leave", &title), why, 256.0, [stay, leave("leave-yes")])?;
        return Some(if answer { Leaving::Leave } else { Leaving::Stay });
    };
    let hand_over = Button::new(t_args("leave-hand-over-yes", &[("name", heir.into())])).glyph(&glyphs::HOST);
    let answer = choice(
        ui,
        ("leave", &title),
        why,
        320.0,
        [stay, hand_over, leave("leave-close")],
    )?;
    [Leaving::Stay, Leaving::HandOver, Leaving::Leave]
        .into_iter()
        .nth(answer)
}

/// Another device answers at an address than before; `Some(true)` joins it and forgets the old one.
pub fn stranger_ui(ui: &Ui, address: &str) -> Option<bool> {
    let text = t_args("stranger-more", &[("address", address.into())]);
    let buttons = [
        Button::new(t("stranger-no")).glyph(&glyphs::CLOSE).primary(),
        Button::new(t("stranger-yes")).glyph(&glyphs::JOIN),
    ];
    question(ui, ("stranger", &t("stranger-title")), &text, 310.0, buttons)
}

/// The host that was lost came back with another table; `Some(true)` joins that one.
pub fn other_table_ui(ui: &Ui, table: &str) -> Option<bool> {
    let text = t_args("other-table-more", &[("table", table.into())]);
    let buttons = [
        Button::new(t("stranger-no")).glyph(&glyphs::CLOSE).primary(),
        Button::new(t("other-table-yes")).glyph(&glyphs::JOIN),
    ];
    question(ui, ("other table", &t("other-table-title")), &text, 280.0, buttons)
}

/// Says where a bug report is; `Some(true)` copies the path of its file.
pub fn reported_ui(ui: &Ui, file: &str) -> Option<bool> {
    written_ui(ui, ("report", "report-title", "report-more"), file)
}

/// Says where the copy of a record is; `Some(true)` copies the path of its file.
pub fn exported_ui(ui: &Ui, file: &str) -> Option<bool> {
    written_ui(ui, ("exported", "exported-title", "exported-more"), file)
}

/// Says where a file was written.
fn written_ui(ui: &Ui, (id, title, more): (&'static str, &str, &str), file: &str) -> Option<bool> {
    let text = t_args(more, &[("file", file.into())]);
    let buttons = [
        Button::new(t("report-good")).glyph(&glyphs::CHECK).primary(),
        Button::new(t("report-copy")).glyph(&glyphs::COPY),
    ];
    question(ui, (id, &t(title)), &text, 360.0, buttons)
}

/// A question whose first answer changes nothing; `Some(true)` is the second.
pub(super) fn question(
    ui: &Ui,
    heading: (&'static str, &str),
    text: &str,
    high: f32,
    buttons: [Button; 2],
) -> Option<bool> {
    choice(ui, heading, text, high, buttons).map(|answer| answer == 1)
}

/// A question with answers in a column, of which the first changes nothing; returns the index of the pressed one.
fn choice<const N: usize>(
    ui: &Ui,
    (id, title): (&'static str, &str),
    text: &str,
    high: f32,
    buttons: [Button; N],
) -> Option<usize> {
    let rect = sheet::centered(ui.max_rect(), vec2(460.0, high));
    let (pressed, closed) = sheet::sheet(ui, id, rect, title, |ui, inner| {
        let p = palette(ui.ctx());
        let font = fonts::regular(sizes::BODY);
        widgets::paragraph(ui, inner.min, text, font, p.text, inner.width());
        let column = inner.with_min_y(inner.bottom() - 48.0 * N as f32);
        sheet::button_column(ui, column, buttons)
    });
    pressed.or(closed.then_some(0))
}

/// Explains why a table is missing from the list or cannot be joined; returns whether the network is to be examined, and
/// whether it is to be closed.
pub fn help_ui(ui: &Ui, version: Option<&str>) -> (bool, bool) {
    let (high, title, points) = match version {
        Some(theirs) => {
            let ours = env!("CARGO_PKG_VERSION");
            let text = t_args("help-version", &[("theirs", theirs.into()), ("ours", ours.into())]);
            (240.0, "help-version-title", vec![text, t("help-version-do")])
        }
        None => {
            let firewall = t_args("help-firewall", &[("port", DEFAULT_PORT.to_string().into())]);
            let [network, vpn, same, address] = ["help-network", "help-vpn", "help-same", "help-address"].map(t);
            (420.0, "help-title", vec![network, firewall, vpn, same, address])
        }
    };
    let rect = sheet::centered(ui.max_rect(), vec2(560.0, high));
    sheet::sheet(ui, "help", rect, &t(title), |ui, inner| {
        let (p, font) = (palette(ui.ctx()), fonts::regular(sizes::BODY));
        let mut at = inner.min;
        for text in &points {
            let shown = widgets::paragraph(ui, at, text, font.clone(), p.text, inner.width());
            at.y = shown.bottom() + 14.0;
        }
        let place = inner.with_min_y(inner.bottom() - sizes::BUTTON_LARGE);
        let check = Button::new(t("doctor-help")).glyph(&glyphs::SIGNAL2);
        version.is_none() && check.show(ui, place).clicked()
    })
}
