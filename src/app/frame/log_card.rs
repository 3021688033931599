//! The log on the screen.

use super::log::{LineKind, Lines, LogLine};
use crate::{
    app::{
        look::{Pen, badges, chips, fonts, palette, sizes},
        past::Past,
        widgets,
    },
    text::{t, t_args},
};
use egui::{Align2, CursorIcon, Pos2, Rect, Response, Sense, Ui, WidgetInfo, accesskit::Role, vec2};

/// The log and what can be looked at from it.
pub(crate) struct LogShown<'a> {
    /// Names by seat.
    pub names: &'a [String],
    /// The lines, oldest first.
    pub lines: &'a Lines,
    /// The positions that its lines lead to.
    pub past: Option<&'a Past>,
    /// The entry of the log whose position is on the screen.
    pub looked_at: Option<u32>,
    /// The lines of that entry have to be brought into the picture.
    pub scrolls: bool,
}

impl LogShown<'_> {
    /// True if a line leads to a position that is kept.
    fn leads(&self, line: &LogLine) -> bool {
        self.past.is_some_and(|past| past.place(line.entry).is_some())
    }
}

/// The log in a card; returns the line whose position is wanted.
pub(crate) fn log_ui(ui: &mut Ui, log: &LogShown<'_>, card: Rect) -> Option<usize> {
    let p = palette(ui.ctx());
    widgets::draw(ui, |pen| {
        widgets::card(pen, card);
        let head = card.min + vec2(14.0, 22.0);
        pen.bold(head, Align2::LEFT_CENTER, &t("log"), sizes::BODY, p.text);
    });
    let inner = Rect::from_min_max(card.min + vec2(6.0, 42.0), card.max - vec2(6.0, 8.0));
    let mut child = ui.new_child(egui::UiBuilder::new().max_rect(inner).id_salt("log"));
    if log.lines.is_empty() {
        child.add_space(4.0);
        child.horizontal(|ui| {
            ui.add_space(8.0);
            ui.colored_label(p.dim, t("log-empty"));
        });
        return None;
    }
    child.spacing_mut().item_spacing.y = 0.0;
    let scroll = egui::ScrollArea::vertical().auto_shrink(false).stick_to_bottom(true);
    scroll.show_viewport(&mut child, |ui, seen| rows(ui, log, seen)).inner
}

/// Height of a line of the log, and of one more row in it.
const ROW: f32 = 29.0;
const ROW_MORE: f32 = 17.0;
/// Most lines of the log that can be scrolled back to; the rest is in the record.
const LINES_SHOWN: usize = 400;

/// Draws the newest lines as far as they are seen; returns the line whose position is wanted.
fn rows(ui: &mut Ui, log: &LogShown<'_>, seen: Rect) -> Option<usize> {
    let (top, width) = (ui.max_rect().top(), ui.max_rect().width());
    let (mut wanted, mut looked_at) = (None, None);
    for (index, line) in log
        .lines
        .iter()
        .enumerate()
        .skip(log.lines.len().saturating_sub(LINES_SHOWN))
    {
        let pen = Pen::new(ui.ctx());
        let rows = match line.kind {
            LineKind::Turn => 1,
            _ => pen.rows(&line.text, fonts::regular(sizes::LABEL), text_room(&pen, line, width)),
        };
        let high = ROW + ROW_MORE * (rows.max(1) - 1) as f32;
        let (_, place) = ui.allocate_space(vec2(width, high));
        if place.bottom() - top > seen.top() && place.top() - top < seen.bottom() && log_line(ui, log, index, place) {
            wanted = Some(index);
        }
        if log.looked_at == Some(line.entry) {
            looked_at = Some(place);
        }
    }
    if let Some(place) = looked_at.filter(|_| log.scrolls) {
        ui.scroll_to_rect_animation(place, None, egui::style::ScrollAnimation::none());
    }
    wanted
}

/// Room for the words of a line beside badge and chip.
fn text_room(pen: &Pen<'_>, line: &LogLine, width: f32) -> f32 {
    let chip = line
        .points
        .map_or(0.0, |(_, points)| chips::width(pen, &format!("{points:+}")) + 6.0);
    width - 34.0 - 8.0 - chip
}

/// Draws a line; returns whether its position is wanted.
fn log_line(ui: &Ui, log: &LogShown<'_>, index: usize, rect: Rect) -> bool {
    let line = &log.lines[index];
    let response = touch(ui, log, line, rect);
    let ground = rect.shrink2(vec2(0.0, 1.0));
    widgets::draw(ui, |pen| {
        let p = pen.palette;
        if log.looked_at == Some(line.entry) {
            pen.rect_lined(ground, 6.0, p.card_hi, 2.0, p.accent);
        } else if index + 1 == log.lines.len() || (response.hovered() && log.leads(line)) {
            pen.rect(ground, 6.0, p.card_hi);
        }
        match line.kind {
            LineKind::Turn => turn_line(pen, line, rect),
            _ => event_line(pen, line, rect),
        }
    });
    widgets::focus_ring(ui, ground.shrink(4.0), 6.0, &response);
    let wanted = response.clicked();
    response.on_hover_text(line.spoken(log.names));
    wanted
}

/// Lets a line be read aloud, and clicked if its position is kept.
fn touch(ui: &Ui, log: &LogShown<'_>, line: &LogLine, rect: Rect) -> Response {
    let id = ui.scope_id().with(("line", rect.top() as i32));
    let words = line.spoken(log.names);
    let (sense, role, spoken, icon) = if log.leads(line) {
        let spoken = t_args("log-look", &[("line", words.into())]);
        (Sense::click(), Role::Link, spoken, CursorIcon::PointingHand)
    } else {
        (Sense::hover(), Role::Label, words, CursorIcon::Default)
    };
    let response = ui.interact(rect, id, sense);
    response.widget_info(|| WidgetInfo::labeled(role, true, &spoken));
    response.on_hover_cursor(icon)
}

/// The head of a turn: its words and a rule.
fn turn_line(pen: &mut Pen<'_>, line: &LogLine, rect: Rect) {
    let (p, y) = (pen.palette, rect.center().y);
    let at = Pos2::new(rect.left() + 8.0, y);
    let text = pen.text(at, Align2::LEFT_CENTER, &line.text, sizes::LABEL, p.dim);
    let from = Pos2::new(text.right() + 8.0, y);
    pen.line(&[from, Pos2::new(rect.right() - 8.0, y)], 1.0, p.line);
}

/// Anything else: the player's badge, the words, struck through if they are undone, and points.
fn event_line(pen: &mut Pen<'_>, line: &LogLine, rect: Rect) {
    let (p, y) = (pen.palette, rect.center().y);
    if let Some(seat) = line.seat {
        badges::badge(pen, seat, Pos2::new(rect.left() + 16.0, y), 8.5);
    }
    if let Some((seat, points)) = line.points {
        let text = format!("{points:+}");
        let left = rect.right() - 8.0 - chips::width(pen, &text);
        chips::score(pen, Pos2::new(left, y), seat, &text);
    }
    let undone = line.kind == LineKind::Undone;
    let color = if undone { p.faint } else { p.text };
    let font = fonts::regular(sizes::LABEL);
    let left = rect.left() + 34.0;
    let room = text_room(pen, line, rect.width());
    let rows = pen.rows(&line.text, font.clone(), room);
    let at = Pos2::new(left, rect.top() + 6.0);
    let text = pen.paragraph(at, &line.text, font, color, room);
    if undone {
        for row in 0..rows {
            let y = text.top() + text.height() / rows as f32 * (row as f32 + 0.5);
            pen.line(&[Pos2::new(text.left(), y), Pos2::new(text.right(), y)], 1.0, color);
        }
    }
}
