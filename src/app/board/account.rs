//! An account of points: a sheet of its steps in the right rail, a table of all players, and the board lit where the
//! points of the step come from.

use super::{
    drawn::{Account, AccountPage, AccountStep, Drawn, SpotAt},
    frame::BoardFrame,
    paint::around,
    split::{columns, within},
    state::BoardScreen,
};
use crate::{
    app::look::{Pen, badges, chips, colors::faded, fonts, glyphs, sizes},
    rules::Seat,
    text::{StatusLine, t_args},
};
use egui::{Align2, Color32, Pos2, Rect, Sense, Ui, WidgetInfo, accesskit::Role, vec2};

/// Height of the title of the sheet, of a step, and of a player's line in the step that is shown.
const TITLE: f32 = 58.0;
const STEP: f32 = 46.0;
const LINE: f32 = 22.0;
/// The part of the table's width that the names have.
const NAMES: f32 = 0.15;

/// An account with the step that is shown.
struct Sheet<'a, S> {
    page: &'a AccountPage<S>,
    /// The step among those of the page, and the number of steps on the pages before.
    shown: usize,
    before: usize,
    seats: Vec<Seat>,
    names: Vec<String>,
    compact: bool,
}

impl<S> Account<S> {
    /// The number of steps on all pages.
    pub(super) fn steps(&self) -> usize {
        self.pages.iter().map(|page| page.steps.len()).sum()
    }

    /// The page with a step, and the number of steps before it.
    fn page(&self, step: usize) -> Option<(&AccountPage<S>, usize)> {
        let mut before = 0;
        self.pages.iter().find_map(|page| {
            let here = step < before + page.steps.len();
            let found = here.then_some((page, before));
            before += page.steps.len();
            found
        })
    }
}

/// The status line of the step that is shown: what is explained, and which part of it.
pub(super) fn status<S>(account: &Account<S>, step: usize) -> Option<StatusLine> {
    let (page, before) = account.page(step)?;
    let wanted = page.steps.get(step - before)?.name.clone();
    let subject = page.title.clone();
    Some(StatusLine { subject, wanted })
}

/// Draws sheet, table and the lit places; a click on a step shows it.
pub(super) fn account<G: Drawn>(
    ui: &Ui,
    frame: &BoardFrame<'_, G>,
    state: &mut BoardScreen<G>,
    account: &Account<G::Spot>,
) {
    let step = state.walk.step(frame.now);
    let Some((page, before)) = account.page(step) else {
        return;
    };
    let seats: Vec<Seat> = G::seats(frame.model.setup).seats().collect();
    let sheet = Sheet {
        page,
        shown: step - before,
        before,
        names: seats.iter().map(|seat| frame.model.name(*seat)).collect(),
        seats,
        compact: frame.zones.is_compact(),
    };
    let mut pen = Pen::new(ui.ctx());
    out(&mut pen, page, &frame.places);
    sources(&mut pen, &page.steps[sheet.shown], &frame.places);
    let rows = sheet.steps(&mut pen, frame.scene.rail, (step, account.steps()));
    sheet.table(&mut pen, account.table);
    pen.paint(ui.painter());
    for (index, rect) in rows.into_iter().enumerate() {
        let response = ui.interact(rect, ui.scope_id().with(("account", before + index)), Sense::CLICK);
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, sheet.spoken(index)));
        if response.clicked() {
            state.walk.go(before + index);
        }
    }
}

/// Rings and chips where the points of a step come from.
fn sources<S: PartialEq>(pen: &mut Pen<'_>, step: &AccountStep<S>, places: &[SpotAt<S>]) {
    for (spot, seat, chip) in &step.places {
        let Some(place) = places.iter().find(|place| place.spot == *spot) else {
            continue;
        };
        let color = pen.seat(*seat).fill;
        around(pen, &place.shape, 4.0, color, 0.0);
        if !chip.is_empty() {
            let wide = chips::width(pen, chip);
            let at = place.shape.bounds().center_bottom() - vec2(wide / 2.0, 4.0);
            chips::score(pen, at.max(Pos2::new(4.0, 0.0)), *seat, chip);
        }
    }
}

/// Veils over the places that no longer count, and the words for that above the first of them.
fn out<S: PartialEq>(pen: &mut Pen<'_>, page: &AccountPage<S>, places: &[SpotAt<S>]) {
    let (spots, words) = &page.out;
    let is_out = |place: &&SpotAt<S>| spots.contains(&place.spot);
    let bounds: Vec<Rect> = places.iter().filter(is_out).map(|place| place.shape.bounds()).collect();
    let Some(all) = bounds.iter().copied().reduce(Rect::union) else {
        return;
    };
    let p = pen.palette;
    for rect in bounds {
        pen.rect(rect, 0.0, faded(p.panel, 0.65));
    }
    let font = fonts::bold(sizes::SMALL);
    let size = vec2(pen.width(words, font.clone()) + 20.0, 24.0);
    let window = pen.ctx.content_rect().shrink(4.0);
    let tag = within(Rect::from_center_size(all.center(), size), window);
    pen.rect_lined(tag, 12.0, p.card, 1.0, p.line_hi);
    pen.text_at(tag.center(), Align2::CENTER_CENTER, words, font, p.text);
}

/// The colour of a number: losses are set off.
fn tone(pen: &Pen<'_>, text: &str) -> Color32 {
    if text.starts_with('−') {
        pen.palette.bad
    } else {
        pen.palette.text
    }
}

impl<S> Sheet<'_, S> {
    /// A step as it is read aloud.
    fn spoken(&self, index: usize) -> String {
        let step = &self.page.steps[index];
        let of = |(name, (basis, points)): (&String, &(String, String))| format!("{name} {basis} {points}");
        let rows = self.names.iter().zip(&step.rows).map(of);
        let parts = [step.name.clone(), step.rule.clone()].into_iter().chain(rows);
        parts.collect::<Vec<_>>().join(", ")
    }

    /// Draws the sheet; returns where its steps stand.
    fn steps(&self, pen: &mut Pen<'_>, rail: Rect, (step, of): (usize, usize)) -> Vec<Rect> {
        let p = pen.palette;
        pen.rect_lined(rail, sizes::R_CARD, p.card, 1.0, p.line);
        let side = if self.compact { 5.0 } else { 12.0 };
        let inner = rail.shrink2(vec2(side, 0.0));
        let font = fonts::bold(if self.compact { sizes::SMALL } else { sizes::NAME });
        let head = inner.min + vec2(2.0, 10.0);
        let title = pen.paragraph(head, &self.page.title, font, p.text, inner.width());
        let far = t_args("account-step", &[("n", (step + 1).into()), ("of", of.into())]);
        let below = title.left_bottom() + vec2(0.0, 9.0);
        pen.text(below, Align2::LEFT_CENTER, &far, sizes::SMALL, p.dim);
        let mut top = rail.top() + if self.compact { title.height() + 30.0 } else { TITLE };
        let mut rows = Vec::new();
        for index in 0..self.page.steps.len() {
            let lines = if index == self.shown { self.seats.len() } else { 0 };
            let high = if self.compact { 34.0 } else { STEP } + LINE * lines as f32;
            let row = Rect::from_min_size(Pos2::new(inner.left(), top), vec2(inner.width(), high));
            self.step(pen, row, index);
            rows.push(row);
            top = row.bottom() + 4.0;
        }
        rows
    }

    /// A step: its name, its rule, and of the one that is shown what it brings each player.
    fn step(&self, pen: &mut Pen<'_>, row: Rect, index: usize) {
        let (p, step) = (pen.palette, &self.page.steps[index]);
        let shown = index == self.shown;
        let (width, line, fill) = if shown {
            (2.0, p.accent, p.card_hi)
        } else {
            (1.0, p.line, p.panel)
        };
        pen.rect_lined(row, sizes::R_BUTTON, fill, width, line);
        let head = Rect::from_min_size(row.min, vec2(row.width(), if self.compact { 34.0 } else { STEP }));
        let left = if self.compact { 5.0 } else { 36.0 };
        let words = Rect::from_min_max(head.min + vec2(left, 0.0), head.max - vec2(5.0, 0.0));
        let shifted = |down: f32| words.translate(vec2(0.0, if self.compact { 0.0 } else { down }));
        let color = if index > self.shown { p.dim } else { p.text };
        let bold = |size: f32| fonts::bold(if self.compact { sizes::SMALL } else { size });
        pen.label(
            shifted(-9.0),
            Align2::LEFT_CENTER,
            &step.name,
            bold(sizes::LABEL),
            color,
        );
        if !self.compact {
            let rule = fonts::regular(sizes::SMALL);
            pen.label(shifted(9.0), Align2::LEFT_CENTER, &step.rule, rule, p.dim);
            self.mark(pen, head.left_center() + vec2(19.0, 0.0), index, fill);
        }
        if !shown {
            return;
        }
        for (line, (seat, (basis, points))) in self.seats.iter().zip(&step.rows).enumerate() {
            let y = head.bottom() + LINE * (line as f32 + 0.5) - 3.0;
            let middle = if self.compact { 13.0 } else { 19.0 };
            badges::badge(pen, *seat, Pos2::new(row.left() + middle, y), 8.0);
            let right = Pos2::new(row.right() - 8.0, y);
            let text = pen.text_at(
                right,
                Align2::RIGHT_CENTER,
                points,
                bold(sizes::LABEL),
                tone(pen, points),
            );
            if !self.compact {
                let room = Rect::from_x_y_ranges(words.left()..=text.left() - 6.0, text.y_range());
                pen.label(room, Align2::LEFT_CENTER, basis, fonts::regular(sizes::LABEL), p.dim);
            }
        }
    }

    /// The number of a step, or a tick once it was shown.
    fn mark(&self, pen: &mut Pen<'_>, at: Pos2, index: usize, behind: Color32) {
        let p = pen.palette;
        if index < self.shown {
            return pen.glyph(&glyphs::CHECK, at, 15.0, p.accent, behind);
        }
        let now = index == self.shown;
        let number = (self.before + index + 1).to_string();
        let (fill, ink) = if now {
            (p.accent, p.accent_ink)
        } else {
            (p.line, p.text)
        };
        pen.disc(at, 10.0, fill);
        pen.bold(at, Align2::CENTER_CENTER, &number, sizes::SMALL, ink);
    }

    /// Draws the table: a column for each step up to the one that is shown, and the last one.
    fn table(&self, pen: &mut Pen<'_>, rect: Rect) {
        let p = pen.palette;
        let inner = rect.shrink2(vec2(8.0, 4.0));
        let head = if self.compact { 0.0 } else { 22.0 };
        let high = ((inner.height() - head) / self.seats.len() as f32).min(32.0);
        let (names, numbers) = inner.split_left_right_at_fraction(NAMES);
        let columns: Vec<Rect> = columns(numbers, self.page.steps.len() + 1, 0.0).collect();
        let lit = columns[self.shown];
        let lit = Rect::from_min_max(lit.min + vec2(6.0, 0.0), lit.max + vec2(9.0, 0.0));
        pen.rect_lined(lit, sizes::R_BUTTON, p.card_hi, 2.0, p.accent);
        let heads = self.page.steps.iter().map(|step| &step.name).chain([&self.page.sum]);
        for (column, name) in columns.iter().zip(heads).filter(|_| !self.compact) {
            let at = Pos2::new(column.right(), inner.top() + head / 2.0);
            let font = fonts::regular(sizes::SMALL);
            pen.text_within(at, Align2::RIGHT_CENTER, name, font, p.dim, column.width() - 8.0);
        }
        for (index, seat) in self.seats.iter().enumerate() {
            let top = inner.top() + head + high * index as f32;
            let row = Rect::from_min_size(Pos2::new(inner.left(), top), vec2(inner.width(), high));
            if index > 0 {
                pen.flat_line(vec![row.left_top(), row.right_top()], 1.0, p.line);
            }
            badges::badge(pen, *seat, row.left_center() + vec2(12.0, 0.0), 8.0);
            let at = row.left_center() + vec2(26.0, 0.0);
            let (room, font) = (names.width() - 28.0, fonts::bold(sizes::LABEL));
            pen.text_within(at, Align2::LEFT_CENTER, &self.names[index], font, p.text, room);
            for (column, step) in columns.iter().zip(&self.page.steps[..=self.shown]) {
                let at = Pos2::new(column.right(), row.center().y);
                self.cell(pen, at, column.width(), &step.rows[index]);
            }
            let sum = &self.page.sums[index];
            pen.bold(row.right_center(), Align2::RIGHT_CENTER, sum, sizes::NAME, p.text);
        }
    }

    /// A player's points of a step, and what counted for them where there is room.
    fn cell(&self, pen: &mut Pen<'_>, right: Pos2, wide: f32, (basis, points): &(String, String)) {
        let color = if points == "0" {
            pen.palette.dim
        } else {
            tone(pen, points)
        };
        let text = pen.bold(right, Align2::RIGHT_CENTER, points, sizes::LABEL, color);
        let room = wide - text.width() - 16.0;
        let font = fonts::regular(sizes::SMALL);
        if pen.width(basis, font) <= room {
            let at = text.left_center() - vec2(8.0, 0.0);
            pen.text(at, Align2::RIGHT_CENTER, basis, sizes::SMALL, pen.palette.dim);
        }
    }
}
