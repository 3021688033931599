//! The log on the screen.

use super::log::{LineKind, Lines, LogLine};
use crate::{
    app::{
        look::{Pen, badges, chips, fonts, sizes},
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
    let lines = log.lines;
    let context = ui.ctx().clone();
    let mut pen = Pen::new(&context);
    let p = pen.palette;
    pen.rect_lined(card, sizes::R_LARGE, p.card, 1.0, p.line);
    let head = Pos2::new(card.left() + 14.0, card.top() + 22.0);
    pen.bold(head, Align2::LEFT_CENTER, &t("log"), sizes::BODY, p.text);
    pen.paint(ui.painter());
    let inner = Rect::from_min_max(card.min + vec2(6.0, 42.0), card.max - vec2(6.0, 8.0));
    let mut child = ui.new_child(egui::UiBuilder::new().max_rect(inner).id_salt("log"));
    if lines.is_empty() {
        child.add_space(4.0);
        child.horizontal(|ui| {
            ui.add_space(8.0);
            ui.colored_label(p.dim, t("log-empty"));
        });
        return None;
    }
    child.spacing_mut().item_spacing.y = 0.0;
    let mut wanted = None;
    egui::ScrollArea::vertical()
        .auto_shrink(false)
        .stick_to_bottom(true)
        .show_viewport(&mut child, |ui, seen| {
            let rows = LogRows::of(ui, lines, ui.max_rect().width());
            ui.set_height(rows.total());
            let (left, right) = (ui.max_rect().left(), ui.max_rect().right());
            let top = ui.max_rect().top();
            let place = |index| {
                let (from, to) = rows.span(index);
                Rect::from_min_max(Pos2::new(left, top + from), Pos2::new(right, top + to))
            };
            for index in rows.between(seen.top(), seen.bottom()) {
                if log_line(ui, log, index, place(index)) {
                    wanted = Some(index);
                }
            }
            let looked_at = |line: &LogLine| Some(line.entry) == log.looked_at;
            let looked_at = log.scrolls.then(|| lines.iter().rposition(looked_at)).flatten();
            if let Some(index) = looked_at.filter(|&index| index >= rows.first) {
                ui.scroll_to_rect_animation(place(index), None, egui::style::ScrollAnimation::none());
            }
        });
    wanted
}

/// Height of a line of the log, and of one more row in it.
const ROW: f32 = 29.0;
const ROW_MORE: f32 = 17.0;
/// Most lines of the log that can be scrolled back to; the rest is in the record.
const LINES_SHOWN: usize = 400;

/// The places of the newest lines.
struct LogRows {
    first: usize,
    ends: Vec<f32>,
}

impl LogRows {
    fn of(ui: &Ui, lines: &[LogLine], width: f32) -> Self {
        let pen = Pen::new(ui.ctx());
        let first = lines.len().saturating_sub(LINES_SHOWN);
        let mut end = 0.0;
        let ends = lines[first..]
            .iter()
            .map(|line| {
                let room = text_room(&pen, line, width);
                let rows = match line.kind {
                    LineKind::Turn => 1,
                    _ => pen.rows(&line.text, fonts::regular(sizes::LABEL), room),
                };
                end += ROW + ROW_MORE * (rows.max(1) - 1) as f32;
                end
            })
            .collect();
        Self { first, ends }
    }
    fn total(&self) -> f32 {
        self.ends.last().copied().unwrap_or(0.0)
    }
    /// Top and bottom of a line.
    fn span(&self, index: usize) -> (f32, f32) {
        let place = index - self.first;
        let top = place.checked_sub(1).map_or(0.0, |before| self.ends[before]);
        (top, self.ends[place])
    }
    /// Lines that are seen between two heights.
    fn between(&self, top: f32, bottom: f32) -> std::ops::Range<usize> {
        let from = self.ends.partition_point(|&end| end <= top);
        let to = self.ends.partition_point(|&end| end < bottom) + 1;
        self.first + from..self.first + to.min(self.ends.len())
    }
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
    let context = ui.ctx().clone();
    let mut pen = Pen::new(&context);
    let p = pen.palette;
    let ground = rect.shrink2(vec2(0.0, 1.0));
    if log.looked_at == Some(line.entry) {
        pen.rect_lined(ground, 6.0, p.card_hi, 2.0, p.accent);
    } else if index + 1 == log.lines.len() || (response.hovered() && log.leads(line)) {
        pen.rect(ground, 6.0, p.card_hi);
    }
    if line.kind == LineKind::Turn {
        turn_line(&mut pen, line, rect);
    } else {
        event_line(&mut pen, line, rect);
    }
    pen.paint(ui.painter());
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
