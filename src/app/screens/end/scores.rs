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
use egui::{Align2, Pos2, Rect, Role, Ui, pos2, vec2};

/// A row of the table: a player, or without a standing the side that nobody plays.
struct Row<'a> {
    standing: Option<&'a Standing>,
    score: i32,
}

impl Row<'_> {
    /// True for a player who shares a rank with another one.
    fn is_tied(&self, other: &Self) -> bool {
        let both = self.standing.zip(other.standing);
        both.is_some_and(|(a, b)| (a.rank, a.score) == (b.rank, b.score))
    }
}

/// Players by rank, the side that nobody plays where its score stands; before those of equal score if it won.
fn rows(outcome: &Outcome) -> Vec<Row<'_>> {
    let player = |standing| Row {
        standing: Some(standing),
        score: standing.score,
    };
    let mut rows: Vec<Row<'_>> = outcome.standings.iter().map(player).collect();
    rows.sort_by_key(|row| row.standing.map(|s| (s.rank, s.seat)));
    if let Some(neutral) = &outcome.neutral {
        let behind = |row: &Row<'_>| neutral.won || row.score < neutral.score;
        let place = rows.iter().position(behind).unwrap_or(rows.len());
        let (standing, score) = (None, neutral.score);
        rows.insert(place, Row { standing, score });
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

/// The players that won; none if the side did that nobody plays.
pub(super) fn winners(outcome: &Outcome) -> Vec<Seat> {
    if outcome.neutral.as_ref().is_some_and(|n| n.won) {
        return Vec::new();
    }
    let first = outcome.standings.iter().filter(|standing| standing.rank == 1);
    first.map(|standing| standing.seat).collect()
}

/// Parts of the width at which the first column of points ends, and the last.
fn ends(sources: usize) -> (f32, f32) {
    (0.42 - 0.032 * sources.saturating_sub(4) as f32, 0.97)
}

/// The width of all columns of points together in which their heads stand whole, in two lines where they have two words.
fn columns_width(ui: &Ui, sources: &[&str]) -> f32 {
    let pen = Pen::new(ui.ctx());
    let heads = sources
        .iter()
        .map(|source| text::outcome::source(source))
        .chain([t("end-total")]);
    let widest = heads
        .flat_map(|head| lines(&head).map(|line| pen.width(line, fonts::regular(sizes::SMALL))))
        .fold(0.0, f32::max);
    (widest + 11.0) * sources.len().max(1) as f32
}

/// The width at which the heads of all columns stand whole.
pub(super) fn width(ui: &Ui, outcome: &Outcome) -> f32 {
    let sources = sources(outcome);
    let (first, last) = ends(sources.len());
    columns_width(ui, &sources) / (last - first)
}

/// Width of what stands beside the names, up to the first column: the rank, the badge, a number.
const NAMES: f32 = 136.0;

/// The facts that the rows are drawn from.
struct Table<'a> {
    model: &'a TableClient,
    outcome: &'a Outcome,
    sources: Vec<&'a str>,
    /// Right end of the first column, and the distance to the next.
    columns: (f32, f32),
    shown: Option<Shown>,
}

impl Table<'_> {
    /// The game's remark on a player's points.
    fn remark(&self, seat: Seat) -> String {
        let words = self.shown.map(|shown| (shown.remark)(self.model, seat));
        words.unwrap_or_default()
    }

    /// Right end of the column of a source; the column behind the last source is that of the total.
    fn end(&self, index: usize) -> f32 {
        self.columns.0 + self.columns.1 * index as f32
    }
}

/// Right end of the first column, and the distance to the next: further to the right where what is said below a name would
/// take more than two lines, as far as the heads leave room.
fn columns(ui: &Ui, rect: Rect, table: &Table<'_>) -> (f32, f32) {
    let (pen, font) = (Pen::new(ui.ctx()), fonts::regular(sizes::SMALL));
    let said = table.outcome.standings.iter().map(|standing| more(table, standing));
    let longest = said.map(|more| pen.width(&more, font.clone())).fold(0.0, f32::max);
    let (least, last) = ends(table.sources.len());
    let most = last - columns_width(ui, &table.sources) / rect.width();
    // Lines end before a word that has no room.
    let wanted = (NAMES + 0.6 * longest) / rect.width();
    let first = wanted.min(most).max(least);
    let step = rect.width() * (last - first) / table.sources.len().max(1) as f32;
    (rect.left() + rect.width() * first, step)
}

/// Draws the table; returns where it ends.
pub(super) fn score_table(ui: &mut Ui, rect: Rect, model: &TableClient, outcome: &Outcome) -> f32 {
    let rows = rows(outcome);
    let head = 46.0;
    let sources = sources(outcome);
    let mut table = Table {
        model,
        outcome,
        columns: (0.0, 0.0),
        sources,
        shown: model.game().map(shown),
    };
    table.columns = columns(ui, rect, &table);
    let step = table.columns.1;
    let mut standings = outcome.standings.iter();
    let remarks = standings.any(|standing| !table.remark(standing.seat).is_empty());
    let most = if remarks { 84.0 } else { 63.0 };
    let high = ((rect.height() - head - 10.0) / rows.len().max(1) as f32).min(most);
    let size = vec2(rect.width(), head + high * rows.len() as f32 + 10.0);
    widgets::draw(ui, |pen| {
        let p = pen.palette;
        widgets::card(pen, Rect::from_min_size(rect.min, size));
        let y = rect.top() + head * 0.6;
        let at = pos2(rect.left() + 26.0, y);
        pen.bold(at, Align2::LEFT_CENTER, &t("end-score"), sizes::BODY, p.text);
        let heads = table.sources.iter().map(|source| text::outcome::source(source));
        for (index, head) in heads.chain([t("end-total")]).enumerate() {
            column_head(pen, pos2(table.end(index), y), &head, step - 10.0);
        }
    });
    let (mut rank, mut place) = (0, rect.shrink2(vec2(8.0, 0.0)));
    place.min.y += head;
    place.set_height(high);
    for (index, row) in rows.iter().enumerate() {
        if index == 0 || !row.is_tied(&rows[index - 1]) {
            rank = index + 1;
        }
        score_row(ui, place, &table, row, rank, index == 0);
        place = place.translate(vec2(0.0, high));
    }
    rect.top() + size.y
}

/// The two lines of the head of a column; the first is empty for a single word.
fn lines(head: &str) -> [&str; 2] {
    head.rsplit_once(' ')
        .map_or(["", head], |(first, second)| [first, second])
}

/// The head of a column: smaller if that makes it fit, else in two lines.
fn column_head(pen: &mut Pen<'_>, at: Pos2, head: &str, room: f32) {
    let color = pen.palette.dim;
    let font = [sizes::LABEL, sizes::SMALL].map(fonts::regular);
    if let Some(font) = font.iter().find(|font| pen.width(head, (*font).clone()) <= room) {
        pen.text_at(at, Align2::RIGHT_CENTER, head, font.clone(), color);
        return;
    }
    let [first, second] = lines(head);
    let apart = if first.is_empty() { 0.0 } else { 7.0 };
    for (line, down) in [(first, -apart), (second, apart)] {
        let (at, font) = (at + vec2(0.0, down), fonts::regular(sizes::SMALL));
        pen.text_within(at, Align2::RIGHT_CENTER, line, font, color, room + 6.0);
    }
}

fn score_row(ui: &mut Ui, rect: Rect, table: &Table<'_>, row: &Row<'_>, rank: usize, first: bool) {
    let total = row.score.to_string();
    let (name, more) = match row.standing {
        Some(standing) => (table.model.name(standing.seat).to_owned(), more(table, standing)),
        None => (t("end-aliens"), String::new()),
    };
    widgets::draw(ui, |pen| {
        let (p, y) = (pen.palette, rect.center().y);
        row_frame(pen, rect, row, first);
        let at = pos2(rect.left() + 33.0, y);
        pen.bold(at, Align2::RIGHT_CENTER, &rank.to_string(), sizes::RANK, p.dim);
        let at = pos2(rect.left() + 68.0, y);
        let r = (rect.height() * 0.28).min(17.0);
        if let Some(standing) = row.standing {
            badges::badge(pen, standing.seat, at, r);
            points(pen, standing, y, table);
        } else {
            if let Some(shown) = table.shown {
                (shown.neutral)(pen, at, r * 2.2);
            }
            let at = pos2(table.end(table.sources.len().saturating_sub(1)), y);
            pen.text(at, Align2::RIGHT_CENTER, &t("end-alien-track"), sizes::LABEL, p.dim);
        }
        let at = pos2(table.end(table.sources.len()), y);
        pen.bold(at, Align2::RIGHT_CENTER, &total, sizes::SCORE, p.text);
    });
    names(ui, rect, (&name, &more), table.end(0) - 60.0);
    let spoken = format!("{rank}. {name} {total}");
    widgets::named(ui, rect, ("score", rank, &name), Role::Row, &spoken);
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
        widgets::paragraph(ui, at + vec2(0.0, 11.0), more, small, p.dim, room);
    }
}

/// Below a name: what the game says of the points, and what counts between equal scores.
fn more(table: &Table<'_>, standing: &Standing) -> String {
    let equal = |other: &&Standing| other.score == standing.score;
    let mut parts = vec![table.remark(standing.seat)];
    if table.outcome.standings.iter().filter(equal).count() > 1 {
        parts.splice(..0, standing.tie_breaks.iter().map(tie_break));
    }
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
        let line = rect.shrink2(vec2(12.0, 0.0));
        pen.rect(line.with_max_y(line.top() + 1.0), 0.0, p.line);
        return;
    }
    let border = row.standing.map_or(p.lime, |standing| pen.seat(standing.seat).fill);
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
        let at = pos2(table.end(index), y);
        pen.text(at, Align2::RIGHT_CENTER, &points.to_string(), 18.0, color);
    }
}
