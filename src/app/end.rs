//! The end: who won, how many points came from where, whether the shuffle was honest, once more.

use super::{
    art::{figures, space},
    look::{Pen, colors, fonts, glyphs, glyphs::Inks, palette, seat as seat_look, sizes},
    model::{Ended, TableClient},
    widgets::{self, Button},
};
use crate::{
    protocol::{SeedFault, SeedVerdict},
    rules::{Outcome, Seat, Standing},
    text::{t, t_args},
};
use egui::{Align2, Color32, Key, Pos2, Rect, Role, Sense, Ui, Vec2, WidgetInfo};

/// What the player wants.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EndAction {
    /// Once more with the same seats; the lobby opens first.
    Rematch,
    /// Leaves the table.
    Leave,
}

/// The sources of points in the order of the columns; also catalogue keys.
const SOURCES: [&str; 4] = ["pods", "kills", "aliens", "warehouse"];

/// A row of the table: a player, or the aliens.
enum Row<'a> {
    Player(&'a Standing),
    Aliens(i32),
}

/// Draws the end.
pub fn end_ui(ui: &mut Ui, model: &TableClient, ended: &Ended) -> Option<EndAction> {
    let screen = ui.max_rect();
    let mut pen = Pen::new(ui.ctx());
    space::space(&mut pen, screen);
    pen.paint(ui.painter());
    let mut action = None;
    let bar = Rect::from_min_size(screen.min, Vec2::new(screen.width(), sizes::TOP_BAR));
    let title = model.info.as_ref().map_or("", |info| info.name.as_str());
    let finished = t_args("end-finished", &[("n", ended.game.into())]);
    if widgets::top_bar(ui, bar, &t("end-back"), title, &finished).clicked() {
        action = Some(EndAction::Leave);
    }
    let small = screen.height() < 720.0;
    let foot_high = if small { 64.0 } else { 84.0 };
    let foot = Rect::from_min_max(Pos2::new(screen.left(), screen.bottom() - foot_high), screen.max);
    let margin = if small { 16.0 } else { 48.0 };
    let top = bar.bottom() + if small { 12.0 } else { 34.0 };
    let hero_size = Vec2::new(screen.width() - 2.0 * margin, if small { 104.0 } else { 150.0 });
    let hero = Rect::from_min_size(Pos2::new(screen.left() + margin, top), hero_size);
    hero_strip(ui, hero, model, &ended.outcome);
    let scores = Rect::from_min_max(
        Pos2::new(hero.left(), hero.bottom() + if small { 12.0 } else { 26.0 }),
        Pos2::new(hero.right(), foot.top() - 12.0),
    );
    score_table(ui, scores, model, &ended.outcome);
    foot_bar(ui, foot, model, ended).or(action)
}

fn winners(outcome: &Outcome) -> Vec<Seat> {
    if outcome.neutral.as_ref().is_some_and(|n| n.won) {
        return Vec::new();
    }
    outcome
        .standings
        .iter()
        .filter(|s| s.rank == 1)
        .map(|s| s.seat)
        .collect()
}

fn name_list(model: &TableClient, seats: &[Seat]) -> String {
    let mut names: Vec<String> = seats.iter().map(|&seat| model.name(seat).to_owned()).collect();
    let last = names.pop().unwrap_or_default();
    if names.is_empty() {
        return last;
    }
    t_args("end-and", &[("first", names.join(", ").into()), ("last", last.into())])
}

fn hero_strip(ui: &mut Ui, rect: Rect, model: &TableClient, outcome: &Outcome) {
    let p = palette(ui.ctx());
    let winners = winners(outcome);
    let mut pen = Pen::new(ui.ctx());
    let small = rect.height() < 120.0;
    let center = Pos2::new(rect.left() + rect.height() * 0.58, rect.center().y);
    let head = match winners.as_slice() {
        [] => {
            pen.rect_lined(rect, 0.0, p.ink, 2.0, p.alien_eye);
            figures::alien_shapes(&mut pen, center, rect.height() * 0.7);
            t("end-aliens-win")
        }
        list => {
            let color = seat_look(ui.ctx(), list[0]).fill;
            let clear = Color32::TRANSPARENT;
            pen.gradient_right(rect, colors::faded(color, 0.62), clear);
            pen.rect(Rect::from_min_size(rect.min, Vec2::new(6.0, rect.height())), 0.0, color);
            figures::badge(&mut pen, list[0], center, rect.height() * 0.33);
            let glyph = Pos2::new(rect.right() - rect.height() * 0.7, rect.center().y);
            glyphs::draw(
                &mut pen,
                &glyphs::TROPHY,
                glyph,
                rect.height() * 0.5,
                Inks::new(p.key, p.space_top),
            );
            let id = if list.len() == 1 { "end-wins" } else { "end-win-shared" };
            let key = if list.len() == 1 { "name" } else { "names" };
            t_args(id, &[(key, name_list(model, list).into())])
        }
    };
    pen.paint(ui.painter());
    let x = rect.left() + rect.height() * 1.12;
    let wide = rect.right() - x - rect.height() * 1.2;
    let (size, text) = if small { (32.0, sizes::BODY) } else { (46.0, 19.0) };
    let on_ink = winners.is_empty();
    let (bright, dim) = if on_ink { (p.key, p.key) } else { (p.text, p.text) };
    let y = rect.top() + rect.height() * 0.34;
    widgets::label(
        ui,
        Pos2::new(x, y),
        Align2::LEFT_CENTER,
        &head,
        fonts::bold(size),
        bright,
        wide,
    );
    let best = outcome.standings.iter().map(|s| s.score).max().unwrap_or(0);
    let aliens = outcome.neutral.as_ref().map_or(0, |n| n.score);
    let (first, second) = if on_ink {
        (t_args("end-aliens-ahead", &[("n", aliens.into())]), String::new())
    } else {
        (
            t_args("end-points", &[("n", best.into())]),
            t_args("end-aliens-reached", &[("n", aliens.into())]),
        )
    };
    let y = rect.top() + rect.height() * 0.66;
    widgets::label(
        ui,
        Pos2::new(x, y),
        Align2::LEFT_CENTER,
        &first,
        fonts::regular(text),
        bright,
        wide,
    );
    if !second.is_empty() {
        let y = rect.top() + rect.height() * 0.84;
        let font = fonts::regular(text - 3.0);
        widgets::label(ui, Pos2::new(x, y), Align2::LEFT_CENTER, &second, font, dim, wide);
    }
}

/// Players by rank, the aliens where their score stands; before those of equal score if they won.
fn rows(outcome: &Outcome) -> Vec<Row<'_>> {
    let mut players: Vec<&Standing> = outcome.standings.iter().collect();
    players.sort_by_key(|s| (s.rank, s.seat));
    let mut rows: Vec<Row<'_>> = players.into_iter().map(Row::Player).collect();
    if let Some(neutral) = &outcome.neutral {
        let behind = |row: &Row<'_>| matches!(row, Row::Player(s) if s.score < neutral.score);
        let place = if neutral.won {
            0
        } else {
            rows.iter().position(behind).unwrap_or(rows.len())
        };
        rows.insert(place, Row::Aliens(neutral.score));
    }
    rows
}

/// Right ends of the columns as shares of the width: four sources and the total.
const COLUMNS: [f32; 5] = [0.42, 0.54, 0.67, 0.80, 0.97];

fn score_table(ui: &mut Ui, rect: Rect, model: &TableClient, outcome: &Outcome) {
    let p = palette(ui.ctx());
    let rows = rows(outcome);
    let head = 46.0;
    let high = ((rect.height() - head - 10.0) / rows.len().max(1) as f32).min(63.0);
    let card = Rect::from_min_size(
        rect.min,
        Vec2::new(rect.width(), head + high * rows.len() as f32 + 10.0),
    );
    let column = |index: usize| rect.left() + rect.width() * COLUMNS[index];
    let mut pen = Pen::new(ui.ctx());
    widgets::card(&mut pen, card);
    let y = rect.top() + head * 0.6;
    let at = Pos2::new(rect.left() + 26.0, y);
    pen.bold(at, Align2::LEFT_CENTER, &t("end-score"), sizes::BODY, p.text);
    let heads = [
        "end-source-pods",
        "end-source-kills",
        "end-source-aliens",
        "end-source-warehouse",
        "end-total",
    ];
    for (index, id) in heads.into_iter().enumerate() {
        pen.text(
            Pos2::new(column(index), y),
            Align2::RIGHT_CENTER,
            &t(id),
            sizes::LABEL,
            p.dim,
        );
    }
    pen.paint(ui.painter());
    let mut rank = 0;
    for (index, row) in rows.iter().enumerate() {
        let min = Pos2::new(rect.left() + 8.0, rect.top() + head + high * index as f32);
        let place = Rect::from_min_size(min, Vec2::new(rect.width() - 16.0, high));
        let tied = index > 0 && score(row) == score(&rows[index - 1]) && tied(row, &rows[index - 1]);
        if !tied {
            rank = index + 1;
        }
        score_row(ui, place, model, row, rank, &column, index == 0);
    }
}

fn score(row: &Row<'_>) -> i32 {
    match row {
        Row::Player(standing) => standing.score,
        Row::Aliens(score) => *score,
    }
}

fn tied(a: &Row<'_>, b: &Row<'_>) -> bool {
    matches!((a, b), (Row::Player(a), Row::Player(b)) if a.rank == b.rank)
}

fn score_row(
    ui: &mut Ui,
    rect: Rect,
    model: &TableClient,
    row: &Row<'_>,
    rank: usize,
    column: &dyn Fn(usize) -> f32,
    first: bool,
) {
    let p = palette(ui.ctx());
    let mut pen = Pen::new(ui.ctx());
    let y = rect.center().y;
    if first {
        let border = match row {
            Row::Player(standing) => pen.seat(standing.seat).fill,
            Row::Aliens(_) => p.lime,
        };
        pen.rect_lined(
            rect.shrink2(Vec2::new(0.0, 1.0)),
            sizes::R_BUTTON,
            p.card_hi,
            2.0,
            border,
        );
    } else {
        pen.rect(
            Rect::from_min_size(rect.min + Vec2::new(12.0, 0.0), Vec2::new(rect.width() - 24.0, 1.0)),
            0.0,
            p.line,
        );
    }
    let rank_text = rank.to_string();
    pen.bold(
        Pos2::new(rect.left() + 33.0, y),
        Align2::RIGHT_CENTER,
        &rank_text,
        18.0,
        p.dim,
    );
    let at = Pos2::new(rect.left() + 68.0, y);
    let r = (rect.height() * 0.28).min(17.0);
    let name = match row {
        Row::Player(standing) => {
            figures::badge(&mut pen, standing.seat, at, r);
            for (index, source) in SOURCES.into_iter().enumerate() {
                let points = standing
                    .points
                    .iter()
                    .find(|p| p.source == source)
                    .map_or(0, |p| p.value);
                let color = if points == 0 { p.faint } else { p.text };
                let at = Pos2::new(column(index), y);
                pen.text(at, Align2::RIGHT_CENTER, &points.to_string(), 18.0, color);
            }
            model.name(standing.seat).to_owned()
        }
        Row::Aliens(_) => {
            figures::alien_shapes(&mut pen, at, r * 2.2);
            let at = Pos2::new(column(3), y);
            pen.text(at, Align2::RIGHT_CENTER, &t("end-alien-track"), sizes::LABEL, p.dim);
            t("end-aliens")
        }
    };
    let total = score(row).to_string();
    pen.bold(
        Pos2::new(column(4), y),
        Align2::RIGHT_CENTER,
        &total,
        sizes::SCORE,
        p.text,
    );
    pen.paint(ui.painter());
    let x = rect.left() + 98.0;
    let font = fonts::bold(sizes::NAME + 1.0);
    widgets::label(
        ui,
        Pos2::new(x, y),
        Align2::LEFT_CENTER,
        &name,
        font,
        p.text,
        column(0) - x - 60.0,
    );
    let spoken = format!("{rank}. {name} {total}");
    let response = ui.interact(rect, ui.scope_id().with(("score", rank, &name)), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Row, true, &spoken));
}

/// What is known of the seed: in a few words, and why.
fn seed_words(verdict: SeedVerdict) -> (String, String) {
    let (head, more) = match verdict {
        SeedVerdict::Verified => ("end-verified", "end-verified-more"),
        SeedVerdict::PromiseKept => ("end-verified", "end-promise-kept"),
        SeedVerdict::House => ("end-house", "end-house-more"),
        SeedVerdict::Given => ("end-seed-set", "end-seed-set-more"),
        SeedVerdict::CameLater => ("end-unchecked", "end-came-later"),
        SeedVerdict::Incomplete => ("end-unchecked", "end-incomplete"),
        SeedVerdict::Failed(fault) => ("end-unverified", seed_fault(fault)),
    };
    (t(head), t(more))
}

const fn seed_fault(fault: SeedFault) -> &'static str {
    match fault {
        SeedFault::NotRevealed => "end-fault-not-revealed",
        SeedFault::PromiseChanged => "end-fault-promise-changed",
        SeedFault::Secret => "end-fault-secret",
        SeedFault::ShareOmitted => "end-fault-share-omitted",
        SeedFault::ShareReplaced => "end-fault-share-replaced",
        SeedFault::HouseShare => "end-fault-house-share",
        SeedFault::ShareCount => "end-fault-share-count",
        SeedFault::FirstPosition => "end-fault-first-position",
        SeedFault::Course => "end-fault-course",
    }
}

fn foot_bar(ui: &mut Ui, rect: Rect, model: &TableClient, ended: &Ended) -> Option<EndAction> {
    let p = palette(ui.ctx());
    widgets::bottom_bar(ui, rect);
    let y = rect.center().y;
    let (head, more) = seed_words(ended.seed);
    let (glyph, color) = match ended.seed {
        SeedVerdict::Verified | SeedVerdict::PromiseKept | SeedVerdict::House => (&glyphs::CHECK, p.accent),
        SeedVerdict::Failed(_) => (&glyphs::ALERT, p.bad),
        SeedVerdict::Given | SeedVerdict::CameLater | SeedVerdict::Incomplete => (&glyphs::EYE, p.dim),
    };
    let left = rect.left() + 56.0;
    let mut pen = Pen::new(ui.ctx());
    glyphs::draw(
        &mut pen,
        glyph,
        Pos2::new(left + 9.0, y),
        18.0,
        Inks::new(color, p.panel),
    );
    pen.paint(ui.painter());
    let at = Pos2::new(left + 30.0, y);
    let head = widgets::label(
        ui,
        at,
        Align2::LEFT_CENTER,
        &head,
        fonts::bold(sizes::BODY),
        p.text,
        260.0,
    );
    let at = Pos2::new(head.right() + 12.0, y);
    let mut right = rect.right() - 48.0;
    let mut action = None;
    let (rematch, back, wait) = (t("end-rematch"), t("end-back"), t("end-wait-rematch"));
    if model.is_host {
        let button = Rect::from_min_size(Pos2::new(right - 214.0, y - 22.0), Vec2::new(214.0, 44.0));
        let response = Button::new(&rematch)
            .glyph(&glyphs::ROTATE)
            .key("Enter")
            .primary()
            .show(ui, button);
        let enter = ui.memory(|m| m.focused().is_none()) && ui.input(|i| i.key_pressed(Key::Enter));
        if response.clicked() || enter {
            action = Some(EndAction::Rematch);
        }
        right = button.left() - 12.0;
    } else {
        let font = fonts::regular(sizes::LABEL);
        let note = widgets::label(ui, Pos2::new(right, y), Align2::RIGHT_CENTER, &wait, font, p.dim, 260.0);
        right = note.left() - 16.0;
    }
    let button = Button::new(&back).glyph(&glyphs::LEFT);
    let width = button.width(ui) + 16.0;
    let place = Rect::from_min_size(Pos2::new(right - width, y - 22.0), Vec2::new(width, 44.0));
    if button.show_as(ui, place, ui.scope_id().with("leave")).clicked() {
        action = Some(EndAction::Leave);
    }
    let font = fonts::regular(sizes::LABEL);
    widgets::label(
        ui,
        at,
        Align2::LEFT_CENTER,
        &more,
        font,
        p.dim,
        place.left() - at.x - 16.0,
    );
    action
}
