//! The log on the screen.

use super::log::{LineKind, Lines, LogLine};
use crate::{
    app::{
        look::{Pen, badges, chips, fonts, glyphs, palette, sizes},
        widgets,
    },
    rules::Seat,
    text::{t, t_args},
};
use egui::{
    Align2, Color32, CursorIcon, Id, Popup, Pos2, Rect, Response, Sense, Ui, WidgetInfo, accesskit::Role, vec2,
};
use std::ops::Range;

/// The log and what can be looked at from it.
pub(crate) struct LogShown<'a> {
    /// Names by seat.
    pub names: &'a [String],
    /// The lines, oldest first.
    pub lines: &'a Lines,
    /// Tells if the position of an entry can be shown.
    pub leads: &'a dyn Fn(u32) -> bool,
    /// The position on the screen, if it is not the newest.
    pub looked_at: Option<Looked>,
    /// Tabs stand at the head of its card.
    pub has_tabs: bool,
    /// The seats of this window.
    pub mine: &'a [Seat],
    /// The entry of the last command that one of them gave.
    pub acted: Option<u32>,
}

/// The position that is looked at, as the log shows it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Looked {
    /// The entry of the log that led to it.
    pub entry: u32,
    /// The lines of that entry have to be brought into the picture.
    pub scrolls: bool,
}

/// What the person does with the log.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct LogTouched {
    /// The line whose position is wanted.
    pub wanted: Option<usize>,
    /// The page of the rules about the line that is pointed at or in focus.
    pub page: Option<usize>,
    /// The line that is pointed at or in focus.
    pub meant: Option<usize>,
}

impl LogShown<'_> {
    /// True if a line leads to a position that can be shown.
    fn leads(&self, line: &LogLine) -> bool {
        (self.leads)(line.entry)
    }

    /// The lines as text, one below the other.
    fn words(&self, only_mine: bool) -> String {
        let lines = self.lines.iter().filter(|line| !only_mine || line.is_about(self.mine));
        lines.map(|line| line.spoken(self.names) + "\n").collect()
    }

    /// True if a line led to the position that is looked at.
    fn is_looked_at(&self, line: &LogLine) -> bool {
        self.looked_at.is_some_and(|looked| looked.entry == line.entry)
    }

    /// The first line of what came after the own last turn.
    fn since_own_turn(&self) -> Option<usize> {
        let acted = self.acted.unwrap_or(u32::MAX);
        let [own, after] = [
            self.lines.partition_point(|line| line.entry < acted),
            self.lines.partition_point(|line| line.entry <= acted),
        ];
        // The command that ended the turn tells of the next one as well.
        let is_head = |&index: &usize| matches!(self.lines[index].kind, LineKind::Turn);
        let first = (own..after).find(is_head).unwrap_or(after);
        (0 < first && after < self.lines.len()).then_some(first)
    }

    /// The lines that can be scrolled to: the newest, or those about the one that is looked at.
    fn window(&self) -> Range<usize> {
        let newest = self.lines.len().saturating_sub(LINES_SHOWN);
        let before = |looked: Looked| self.lines.partition_point(|line| line.entry < looked.entry);
        let from = self.looked_at.map_or(newest, |looked| {
            newest.min(before(looked).saturating_sub(LINES_SHOWN / 2))
        });
        from..self.lines.len().min(from + LINES_SHOWN)
    }
}

/// The log in a card; returns what the person does with it.
pub(crate) fn log_ui(ui: &mut Ui, log: &LogShown<'_>, card: Rect) -> LogTouched {
    let p = palette(ui.ctx());
    if !log.has_tabs {
        widgets::draw(ui, |pen| {
            widgets::card(pen, card);
            let head = card.min + vec2(14.0, 22.0);
            pen.bold(head, Align2::LEFT_CENTER, &t("log"), sizes::BODY, p.text);
        });
    }
    let head = card.right_top() + vec2(-0.5 * MENU - 4.0, 24.0);
    let only_mine = menu(ui, log, head) && !log.mine.is_empty();
    let inner = Rect::from_min_max(card.min + vec2(6.0, HEAD), card.max - vec2(6.0, 8.0));
    let mut child = ui.new_child(egui::UiBuilder::new().max_rect(inner).id_salt("log"));
    if log.lines.is_empty() {
        child.add_space(4.0);
        child.horizontal(|ui| {
            ui.add_space(8.0);
            ui.colored_label(p.dim, t("log-empty"));
        });
        return LogTouched::default();
    }
    child.spacing_mut().item_spacing.y = 0.0;
    let scroll = egui::ScrollArea::vertical().auto_shrink(false).stick_to_bottom(true);
    scroll
        .show_viewport(&mut child, |ui, seen| rows(ui, log, only_mine, seen))
        .inner
}

/// The button at the head of the log, whose menu shows only what is about this window's players, and copies the log;
/// returns whether only that is shown.
fn menu(ui: &mut Ui, log: &LogShown<'_>, at: Pos2) -> bool {
    let id = Id::unique("the log is about me");
    let mut only_mine = ui.data(|data| data.get_temp(id)).unwrap_or(false);
    let button = widgets::icon_button(ui, at, &glyphs::FILTER, &t("log-menu"));
    Popup::menu(&button).show(|ui| {
        let other = t(if only_mine { "log-all" } else { "log-mine" });
        if !log.mine.is_empty() && ui.selectable_label(false, other).clicked() {
            only_mine = !only_mine;
            ui.close();
        }
        if ui.selectable_label(false, t("log-copy")).clicked() {
            ui.copy_text(log.words(only_mine));
            ui.close();
        }
    });
    ui.data_mut(|data| data.insert_temp(id, only_mine));
    only_mine
}

/// Width of the button at the head of the log.
pub(crate) const MENU: f32 = 44.0;
/// Height of the head of the log.
const HEAD: f32 = 47.0;
/// Height of a line of the log, and of one more row in it.
const ROW: f32 = sizes::TARGET;
const ROW_MORE: f32 = 17.0;
/// Most lines of the log that can be scrolled to; the rest is in the record.
const LINES_SHOWN: usize = 400;

/// Draws the newest lines as far as they are seen; returns what the person does with them.
fn rows(ui: &mut Ui, log: &LogShown<'_>, only_mine: bool, seen: Rect) -> LogTouched {
    let (top, width) = (ui.max_rect().top(), ui.max_rect().width());
    let (mut touched, mut looked_at) = (LogTouched::default(), None);
    let window = log.window();
    let lines = log.lines.get(window.clone()).unwrap_or_default();
    let mut since = log.since_own_turn();
    for (index, line) in window
        .zip(lines)
        .filter(|(_, line)| !only_mine || line.is_about(log.mine))
    {
        if since.take_if(|first| index >= *first).is_some() {
            let (_, place) = ui.allocate_space(vec2(width, ROW));
            since_rule(ui, place);
        }
        let pen = Pen::new(ui.ctx());
        let rows = match line.kind {
            LineKind::Turn => 1,
            _ => pen.rows(&line.text, fonts::regular(sizes::LABEL), text_room(&pen, line, width)),
        };
        let high = ROW + ROW_MORE * (rows.max(1) - 1) as f32;
        let (_, place) = ui.allocate_space(vec2(width, high));
        if place.bottom() - top > seen.top() && place.top() - top < seen.bottom() {
            let response = log_line(ui, log, index, place);
            touched.wanted = response.clicked().then_some(index).or(touched.wanted);
            let is_meant = response.hovered() || response.has_focus();
            touched.meant = is_meant.then_some(index).or(touched.meant);
            touched.page = line.page.filter(|_| is_meant).or(touched.page);
        }
        if log.is_looked_at(line) {
            looked_at = Some(place);
        }
    }
    if let Some(place) = looked_at.filter(|_| log.looked_at.is_some_and(|looked| looked.scrolls)) {
        ui.scroll_to_rect_animation(place, None, egui::style::ScrollAnimation::none());
    }
    touched
}

/// Room for the words of a line beside badge and chip.
fn text_room(pen: &Pen<'_>, line: &LogLine, width: f32) -> f32 {
    let chip = line
        .points
        .map_or(0.0, |(_, points)| chips::width(pen, &format!("{points:+}")) + 6.0);
    width - 34.0 - 8.0 - chip
}

/// Draws a line; returns what is done with it.
fn log_line(ui: &Ui, log: &LogShown<'_>, index: usize, rect: Rect) -> Response {
    let line = &log.lines[index];
    let response = touch(ui, log, line, rect);
    let ground = rect.shrink2(vec2(0.0, 1.0));
    widgets::draw(ui, |pen| {
        let p = pen.palette;
        if log.is_looked_at(line) {
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
    response.on_hover_text(line.spoken(log.names))
}

/// Lets a line be read aloud, and clicked if its position is kept.
fn touch(ui: &Ui, log: &LogShown<'_>, line: &LogLine, rect: Rect) -> Response {
    let id = ui.scope_id().with(("line", rect.top() as i32));
    let words = line.spoken(log.names);
    let (sense, role, spoken, icon) = if log.leads(line) {
        let words = words.trim_end_matches('.');
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
    let p = pen.palette;
    ruled(pen, rect, &line.text, [p.dim, p.line]);
}

/// The rule before what came after the own last turn.
fn since_rule(ui: &Ui, rect: Rect) {
    let words = t("log-since");
    widgets::draw(ui, |pen| {
        let p = pen.palette;
        ruled(pen, rect, &words, [p.text, p.accent]);
    });
    widgets::named(ui, rect, "since", Role::Label, &words);
}

/// Words and a rule behind them, in two colours.
fn ruled(pen: &mut Pen<'_>, rect: Rect, words: &str, [color, line]: [Color32; 2]) {
    let y = rect.center().y;
    let at = Pos2::new(rect.left() + 8.0, y);
    let text = pen.text(at, Align2::LEFT_CENTER, words, sizes::LABEL, color);
    let from = Pos2::new(text.right() + 8.0, y);
    pen.line(&[from, Pos2::new(rect.right() - 8.0, y)], 1.0, line);
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
    let at = Pos2::new(left, rect.top() + 7.5);
    let text = pen.paragraph(at, &line.text, font, color, room);
    if undone {
        for row in 0..rows {
            let y = text.top() + text.height() / rows as f32 * (row as f32 + 0.5);
            pen.line(&[Pos2::new(text.left(), y), Pos2::new(text.right(), y)], 1.0, color);
        }
    }
}
