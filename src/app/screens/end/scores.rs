//! The table of points by source, for any game: a column for every source that the result names.

use crate::{
    app::{
        client::TableClient,
        frame::Shown,
        games::shown,
        look::{Pen, badges, fonts, palette, sizes},
        widgets,
    },
    rules::{Outcome, Points, Seat, Standing},
    text::{self, t, t_args},
};
use egui::{Align2, Rect, Role, Sense, Ui, WidgetInfo, pos2, vec2};

/// A row of the table: a player, or the side that nobody plays.
enum Row<'a> {
    Player(&'a Standing),
    Neutral(i32),
}

/// Players by rank, the side that nobody plays where its score stands; before those of equal score if it won.
fn rows(outcome: &Outcome) -> Vec<Row<'_>> {
    let mut players: Vec<&Standing> = outcome.standings.iter().collect();
    players.sort_by_key(|s| (s.rank, s.seat));
    let mut rows: Vec<Row<'_>> = players.into_iter().map(Row::Player).collect();
    if let Some(neutral) = &outcome.neutral {
        let behind = |row: &Row<'_>| matches!(row, Row::Player(s) if s.score < neutral.score);
        let place = rows
            .iter()
            .position(|row| neutral.won || behind(row))
            .unwrap_or(rows.len());
        rows.insert(place, Row::Neutral(neutral.score));
    }
    rows
}

/// The columns of points, in the order in which the result names them.
fn sources(outcome: &Outcome) -> Vec<&str> {
    let mut out: Vec<&str> = Vec::new();
    for points in outcome.standings.iter().flat_map(|standing| &standing.points) {
        if !out.contains(&points.source.as_str()) {
            out.push(&points.source);
        }
    }
    out
}

/// Right ends of the columns: one for each source, the last for the total.
struct Columns {
    ends: Vec<f32>,
}

impl Columns {
    fn new(rect: Rect, sources: usize) -> Self {
        let (first, last) = (0.42 - 0.02 * sources.saturating_sub(4) as f32, 0.97);
        let step = rect.width() * (last - first) / sources.max(1) as f32;
        let end = |index| rect.left() + rect.width() * first + step * index as f32;
        let ends = (0..=sources).map(end).collect();
        Self { ends }
    }
    fn end(&self, index: usize) -> f32 {
        self.ends.get(index).copied().unwrap_or_default()
    }
    /// Room for the words in a column.
    fn width(&self) -> f32 {
        self.end(1) - self.end(0) - 10.0
    }
    fn total(&self) -> f32 {
        self.ends.last().copied().unwrap_or_default()
    }
}

/// The facts that the rows are drawn from.
struct Table<'a> {
    model: &'a TableClient,
    outcome: &'a Outcome,
    sources: Vec<&'a str>,
    columns: Columns,
    shown: Option<Shown>,
}

impl Table<'_> {
    /// The game's remark on a player's points.
    fn remark(&self, seat: Seat) -> String {
        let words = self.shown.map(|shown| (shown.remark)(self.model, seat));
        words.unwrap_or_default()
    }
}

/// Draws the table.
pub(super) fn score_table(ui: &mut Ui, rect: Rect, model: &TableClient, outcome: &Outcome) {
    let p = palette(ui.ctx());
    let rows = rows(outcome);
    let head = 46.0;
    let sources = sources(outcome);
    let table = Table {
        model,
        outcome,
        columns: Columns::new(rect, sources.len()),
        sources,
        shown: model.game().map(shown),
    };
    let mut standings = outcome.standings.iter();
    let remarks = standings.any(|standing| !table.remark(standing.seat).is_empty());
    let most = if remarks { 84.0 } else { 63.0 };
    let high = ((rect.height() - head - 10.0) / rows.len().max(1) as f32).min(most);
    let size = vec2(rect.width(), head + high * rows.len() as f32 + 10.0);
    let card = Rect::from_min_size(rect.min, size);
    let mut pen = Pen::new(ui.ctx());
    widgets::card(&mut pen, card);
    let y = rect.top() + head * 0.6;
    let at = pos2(rect.left() + 26.0, y);
    pen.bold(at, Align2::LEFT_CENTER, &t("end-score"), sizes::BODY, p.text);
    let heads = table.sources.iter().map(|source| text::outcome::source(source));
    for (index, head) in heads.chain([t("end-total")]).enumerate() {
        let at = pos2(table.columns.end(index), y);
        let (room, font) = (table.columns.width(), fonts::regular(sizes::LABEL));
        let fits = pen.width(&head, font.clone()) <= room;
        let font = if fits { font } else { fonts::regular(sizes::SMALL) };
        pen.text_within(at, Align2::RIGHT_CENTER, &head, font, p.dim, room);
    }
    pen.paint(ui.painter());
    let mut rank = 0;
    for (index, row) in rows.iter().enumerate() {
        let min = pos2(rect.left() + 8.0, rect.top() + head + high * index as f32);
        let place = Rect::from_min_size(min, vec2(rect.width() - 16.0, high));
        let tied = index > 0 && score(row) == score(&rows[index - 1]) && tied(row, &rows[index - 1]);
        if !tied {
            rank = index + 1;
        }
        score_row(ui, place, &table, row, rank, index == 0);
    }
}

fn score(row: &Row<'_>) -> i32 {
    match row {
        Row::Player(standing) => standing.score,
        Row::Neutral(score) => *score,
    }
}

fn tied(a: &Row<'_>, b: &Row<'_>) -> bool {
    matches!((a, b), (Row::Player(a), Row::Player(b)) if a.rank == b.rank)
}

fn score_row(ui: &mut Ui, rect: Rect, table: &Table<'_>, row: &Row<'_>, rank: usize, first: bool) {
    let p = palette(ui.ctx());
    let mut pen = Pen::new(ui.ctx());
    let y = rect.center().y;
    row_frame(&mut pen, rect, row, first);
    let at = pos2(rect.left() + 33.0, y);
    pen.bold(at, Align2::RIGHT_CENTER, &rank.to_string(), sizes::RANK, p.dim);
    let at = pos2(rect.left() + 68.0, y);
    let r = (rect.height() * 0.28).min(17.0);
    let (name, more) = match row {
        Row::Player(standing) => {
            badges::badge(&mut pen, standing.seat, at, r);
            points(&mut pen, standing, y, table);
            (table.model.name(standing.seat).to_owned(), more(table, standing))
        }
        Row::Neutral(_) => {
            if let Some(shown) = table.shown {
                (shown.neutral)(&mut pen, at, r * 2.2);
            }
            let at = pos2(table.columns.end(table.sources.len().saturating_sub(1)), y);
            pen.text(at, Align2::RIGHT_CENTER, &t("end-alien-track"), sizes::LABEL, p.dim);
            (t("end-aliens"), String::new())
        }
    };
    let total = score(row).to_string();
    let at = pos2(table.columns.total(), y);
    pen.bold(at, Align2::RIGHT_CENTER, &total, sizes::SCORE, p.text);
    pen.paint(ui.painter());
    names(ui, rect, (&name, &more), table.columns.end(0) - 60.0);
    let spoken = format!("{rank}. {name} {total}");
    let response = ui.interact(rect, ui.scope_id().with(("score", rank, &name)), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Row, true, &spoken));
}

/// The name, and below it what else is to be said, in as many lines as it needs; the numbers begin at `right`.
fn names(ui: &mut Ui, rect: Rect, (name, more): (&str, &str), right: f32) {
    let p = palette(ui.ctx());
    let (x, y) = (rect.left() + 98.0, rect.center().y);
    let (small, room) = (fonts::regular(sizes::SMALL), right + 30.0 - x);
    let below = if more.is_empty() {
        0.0
    } else {
        Pen::new(ui.ctx()).height(more, small.clone(), room) + 2.0
    };
    let at = pos2(x, y - below / 2.0);
    widgets::bold(ui, at, name, sizes::NAME + 1.0, p.text, right - x);
    if !more.is_empty() {
        let at = pos2(x, at.y + 11.0);
        widgets::paragraph(ui, at, more, small, p.dim, room);
    }
}

/// Below a name: what the game says of the points, and what counts between equal scores.
fn more(table: &Table<'_>, standing: &Standing) -> String {
    let equal = |other: &&Standing| other.score == standing.score;
    let mut parts = Vec::new();
    if table.outcome.standings.iter().filter(equal).count() > 1 {
        parts.extend(standing.tie_breaks.iter().map(tie_break));
    }
    parts.push(table.remark(standing.seat));
    parts.retain(|part| !part.is_empty());
    parts.join(" · ")
}

fn tie_break(points: &Points) -> String {
    let what = text::outcome::tie_break(&points.source).into();
    t_args("end-tie-break", &[("what", what), ("n", points.value.into())])
}

/// The reason that put the winner before others with as many points; `None` if there is nobody.
pub(super) fn tie_broken(outcome: &Outcome) -> Option<String> {
    let (winner, second) = match outcome.standings.as_slice() {
        [winner, second, ..] if winner.score == second.score && winner.rank < second.rank => (winner, second),
        _ => return None,
    };
    let mut pairs = winner.tie_breaks.iter().zip(&second.tie_breaks);
    let (decisive, _) = pairs.find(|(ours, theirs)| ours.value != theirs.value)?;
    let what = text::outcome::tie_break(&decisive.source);
    Some(t_args("end-tie-broken", &[("what", what.into())]))
}

/// The first row stands out, the others are divided by lines.
fn row_frame(pen: &mut Pen<'_>, rect: Rect, row: &Row<'_>, first: bool) {
    let p = pen.palette;
    if !first {
        let line = Rect::from_min_size(rect.min + vec2(12.0, 0.0), vec2(rect.width() - 24.0, 1.0));
        pen.rect(line, 0.0, p.line);
        return;
    }
    let border = match row {
        Row::Player(standing) => pen.seat(standing.seat).fill,
        Row::Neutral(_) => p.lime,
    };
    let inner = rect.shrink2(vec2(0.0, 1.0));
    pen.rect_lined(inner, sizes::R_BUTTON, p.card_hi, 2.0, border);
}

/// Draws the points of each source.
fn points(pen: &mut Pen<'_>, standing: &Standing, y: f32, table: &Table<'_>) {
    let p = pen.palette;
    for (index, source) in table.sources.iter().enumerate() {
        let found = standing.points.iter().find(|p| p.source == *source);
        let points = found.map_or(0, |p| p.value);
        let color = if points == 0 { p.faint } else { p.text };
        let at = pos2(table.columns.end(index), y);
        pen.text(at, Align2::RIGHT_CENTER, &points.to_string(), 18.0, color);
    }
}
