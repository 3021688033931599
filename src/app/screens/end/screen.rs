//! The end: who won, how many points came from where, whether the shuffle was honest, once more.

use super::{
    course::{self, CurveChosen},
    foot,
    highlights::{self, Highlight},
    scores,
};
use crate::{
    app::{
        client::{Ended, TableClient},
        course::Course,
        frame::{Wish, keys::just_came_up, talk_card},
        games::shown,
        heard::can_be_recorded,
        look::{Palette, Pen, badges, colors, fonts, glyphs, glyphs::Glyph, palette, sizes},
        talk::TableTalk,
        widgets,
    },
    protocol::{Name, SeedReport, SeedVerdict, TableId},
    rules::{Outcome, Seat},
    text::{self, Language, spoken_language, t, t_args},
};
use egui::{Align2, Color32, Id, Rect, Ui, accesskit::Live, pos2, vec2};
use std::sync::Arc;

/// Opacity of the winner's colour at the left edge and where the text begins.
pub const HERO: (f32, f32) = (0.62, 0.34);
/// Beginning of the text, in heights of the strip.
const TEXT_FROM: f32 = 1.12;

/// Seconds for which nothing can be pressed after the result has come up: who clicked on the board, or pressed a key
/// there, meant the board.
const RESTS: f64 = 0.8;
/// Part of the width that the table of points has beside the curve.
const TABLE_PART: f32 = 0.62;
/// Width of the cards beside the curve.
const CARDS_WIDE: f32 = 292.0;
/// Height of the card with the curve of points, and with the chances and their moments, where there is room.
const CURVE_HIGH: f32 = 330.0;
const CHANCES_HIGH: f32 = 430.0;

/// A part of the result, where there is no room for all of it at once.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Part {
    /// The table of points.
    #[default]
    Score,
    /// The curve and what stood out.
    Course,
    /// What people say.
    Talk,
}

/// What is remembered of the screen between frames, for one game.
#[derive(Clone, Debug)]
struct Kept {
    /// The game of the table that it belongs to.
    of: (Option<TableId>, u32),
    /// The part that is chosen.
    part: Part,
    /// The curve that is chosen.
    curve: CurveChosen,
    heard: Heard,
    course: Arc<Course>,
    /// What stood out, and the tally of the evening.
    cards: Arc<[Highlight]>,
    /// The game can be saved as a file.
    can_save: bool,
}

/// All that course and cards were made of.
#[derive(Clone, Debug, PartialEq)]
struct Heard {
    /// The number of positions that came.
    positions: u64,
    /// The newest entry of the log.
    entry: u32,
    /// The number of games of the tally.
    games: u32,
    /// Names by seat.
    names: Vec<Option<Name>>,
    language: Language,
}

impl Heard {
    fn of(model: &TableClient) -> Self {
        let seats = model.lobby.iter().flat_map(|lobby| &lobby.seats);
        Self {
            positions: model.snapshots,
            entry: model.chronicle.last(),
            games: model.tally.games,
            names: seats.map(|seat| seat.name.clone()).collect(),
            language: spoken_language(),
        }
    }
}

impl Kept {
    /// What is remembered, with the course as it is known by now.
    fn of(ui: &Ui, model: &TableClient, ended: &Ended) -> Self {
        let of = (model.info.as_ref().map(|info| info.table), ended.game);
        let heard = Heard::of(model);
        let old = ui
            .data(|data| data.get_temp::<Self>(kept_id()))
            .filter(|old| old.of == of);
        if let Some(same) = old.as_ref().filter(|old| old.heard == heard) {
            return same.clone();
        }
        let mut course = model
            .game()
            .map(shown)
            .map_or_else(Course::default, |shown| (shown.course)(model));
        course.finish(&ended.outcome);
        let mut cards = highlights::highlights(model, &course, &ended.outcome);
        cards.extend(highlights::tonight(model));
        Self {
            of,
            part: old.as_ref().map(|old| old.part).unwrap_or_default(),
            curve: old.map(|old| old.curve).unwrap_or_default(),
            heard,
            course: Arc::new(course),
            cards: cards.into(),
            can_save: can_be_recorded(model),
        }
    }
}

fn kept_id() -> Id {
    Id::unique("the end of a game")
}

/// Draws the end of the last game at a table, which may have gone on since.
pub fn end_ui(ui: &mut Ui, table: &TableClient, ended: &Ended) -> Vec<Wish> {
    let model = table.at_end();
    let title = model.info.as_ref().map_or("", |info| info.name.as_str());
    let mut kept = Kept::of(ui, model, ended);
    // Where other buttons come into the places of the first, they rest anew.
    let rests = just_came_up(ui, ("end", kept.of, table.stage()), RESTS);
    let finished = finished(ended, &kept.course);
    let leave = (&*t("end-leave"), Wish::Leave);
    let (body, foot, pressed) = widgets::page(ui, (title, &finished), leave, [Wish::Rules(None), Wish::Settings]);
    let high = ui.max_rect().height();
    let small = high < sizes::REGULAR_WINDOW.y;
    let (margin, top, hero_high, gap) = match high {
        _ if small => (16.0, 10.0, 92.0, 10.0),
        ..860.0 => (48.0, 18.0, 124.0, 16.0),
        _ => (48.0, 34.0, 150.0, 26.0),
    };
    let body = body.shrink2(vec2(margin, 0.0)).with_min_y(body.top() + top);
    let (hero, below) = body.split_top_bottom_at_y(body.top() + hero_high);
    hero_strip(ui, hero, model, &ended.outcome);
    let narrow = foot.width() < sizes::REGULAR_WINDOW.x;
    let foot = foot.shrink2(vec2(if narrow { 16.0 } else { 48.0 }, 0.0));
    let (buttons_left, mut wishes) = foot::end_buttons(ui, foot, table, rests);
    if foot::is_over(table) {
        verification(ui, foot, ended, buttons_left, if narrow { 4.0 } else { 8.0 });
    }
    wishes.extend(pressed.or(save(ui, kept.can_save)).filter(|_| !rests));
    let below = Rect::from_min_max(below.min + vec2(0.0, gap), below.max - vec2(0.0, 12.0));
    let talk = table.lobby.as_ref().zip(table.me);
    let talk = talk.filter(|(lobby, me)| lobby.has_listeners(*me)).map(|_| &table.talk);
    wishes.extend(parts(ui, below, (model, ended), &mut kept, talk));
    ui.data_mut(|data| data.insert_temp(kept_id(), kept));
    wishes
}

/// The button in the bar that saves the game as a file, where that is possible.
fn save(ui: &mut Ui, is_possible: bool) -> Option<Wish> {
    let at = ui.max_rect().right_top() + vec2(-116.0, sizes::TOP_BAR / 2.0);
    let save = t("end-save");
    let saves = is_possible
        && widgets::icon_button(ui, at, &glyphs::COPY, &save)
            .on_hover_text(save)
            .clicked();
    saves.then_some(Wish::SaveReplay)
}

/// The line below the table's name: the game, its turns and the time it took.
fn finished(ended: &Ended, course: &Course) -> String {
    let mut parts = vec![t_args("end-finished", &[("n", ended.game.into())])];
    parts.extend(course.turns().map(|turns| t_args("end-turns", &[("n", turns.into())])));
    parts.extend(ended.lasted.map(|lasted| {
        let minutes = ((lasted.seconds / 60.0).round() as u32).max(1);
        let text = if lasted.whole {
            "end-minutes"
        } else {
            "end-minutes-seen"
        };
        t_args(text, &[("n", minutes.into())])
    }));
    parts.join(" · ")
}

/// The points, the curve, what stood out and the talk: together where there is room, else one after the other.
fn parts(
    ui: &mut Ui,
    room: Rect,
    (model, ended): (&TableClient, &Ended),
    kept: &mut Kept,
    talk: Option<&TableTalk>,
) -> Option<Wish> {
    let cards = Arc::clone(&kept.cards);
    let wide = room.width() * TABLE_PART;
    if room.width() + 100.0 >= sizes::REGULAR_WINDOW.x && scores::width(ui, &ended.outcome) <= wide {
        return together(ui, room, (model, ended), kept, &cards, talk);
    }
    let (tabs, room) = room.split_top_bottom_at_y(room.top() + sizes::BUTTON);
    let room = room.with_min_y(room.top() + 8.0);
    let mut names = vec![(Part::Score, t("end-score")), (Part::Course, t("end-course"))];
    names.extend(talk.map(|talk| (Part::Talk, talk_name(ui, talk, kept.part))));
    if talk.is_none() && kept.part == Part::Talk {
        kept.part = Part::Score;
    }
    let each = ((tabs.width() + 8.0) / names.len() as f32).min(260.0);
    for (index, (part, name)) in names.into_iter().enumerate() {
        let at = tabs.min + vec2(each * index as f32, 0.0);
        let rect = Rect::from_min_size(at, vec2(each - 8.0, tabs.height()));
        if widgets::head_tab(ui, rect, &name, kept.part == part).clicked() {
            kept.part = part;
        }
    }
    match (kept.part, talk) {
        (Part::Talk, Some(talk)) => return talk_panel(ui, room, talk),
        (Part::Course, _) => return course_panel(ui, room, model, kept, &cards),
        _ => {
            scores::score_table(ui, room, model, &ended.outcome);
        }
    }
    None
}

/// The name of the tab of the talk; while it is open nothing is unread.
fn talk_name(ui: &Ui, talk: &TableTalk, part: Part) -> String {
    let unread = talk_card::unread(ui.ctx(), talk);
    talk_card::tab_text(if part == Part::Talk { 0 } else { unread })
}

fn talk_panel(ui: &mut Ui, room: Rect, talk: &TableTalk) -> Option<Wish> {
    widgets::draw(ui, |pen| widgets::card(pen, room));
    talk_card::talk_ui(ui, talk, room.shrink2(vec2(0.0, 6.0)))
}

/// The curve, and the cards in a column beside it.
fn course_panel(ui: &mut Ui, room: Rect, model: &TableClient, kept: &mut Kept, cards: &[Highlight]) -> Option<Wish> {
    let beside = if cards.is_empty() { 0.0 } else { CARDS_WIDE + 10.0 };
    let (left, right) = room.split_left_right_at_x(room.right() - beside);
    widgets::draw(ui, |pen| widgets::card(pen, left));
    let wish = course::course_ui(ui, left.shrink2(vec2(0.0, 8.0)), (model, &kept.course), &mut kept.curve);
    let mut top = right.left_top() + vec2(10.0, 0.0);
    for (index, card) in cards.iter().enumerate() {
        let high = highlights::height(ui, card, CARDS_WIDE);
        highlights::card_ui(ui, Rect::from_min_size(top, vec2(CARDS_WIDE, high)), index, card);
        top.y += high + 8.0;
    }
    wish
}

/// Points and curve side by side, below them the cards in a row; the talk behind a tab of the curve.
fn together(
    ui: &mut Ui,
    room: Rect,
    (model, ended): (&TableClient, &Ended),
    kept: &mut Kept,
    cards: &[Highlight],
    talk: Option<&TableTalk>,
) -> Option<Wish> {
    let gap = 14.0;
    let each = (room.width() + gap) / cards.len().max(1) as f32 - gap;
    let high = cards
        .iter()
        .map(|card| highlights::height(ui, card, each))
        .fold(0.0, f32::max);
    let foot = if cards.is_empty() { 0.0 } else { high + gap };
    let (upper, row) = room.split_top_bottom_at_y(room.bottom() - foot);
    let (left, right) = upper.split_left_right_at_fraction(TABLE_PART);
    let used = scores::score_table(ui, left, model, &ended.outcome);
    // The cards come up to what ends first.
    let least = if kept.curve.chances { CHANCES_HIGH } else { CURVE_HIGH };
    let upper_end = used.max(upper.top() + least).min(upper.bottom());
    let card = right.with_min_x(right.left() + gap).with_max_y(upper_end);
    for (index, fact) in cards.iter().enumerate() {
        let at = row.left_top() + vec2((each + gap) * index as f32, upper_end + gap - row.top());
        highlights::card_ui(ui, Rect::from_min_size(at, vec2(each, high)), index, fact);
    }
    let Some(talk) = talk else {
        widgets::draw(ui, |pen| widgets::card(pen, card));
        let (p, at) = (palette(ui.ctx()), card.min + vec2(18.0, 26.0));
        widgets::bold(ui, at, &t("end-course"), sizes::BODY, p.text, card.width() - 36.0);
        let below = talk_card::below_tabs(card);
        return course::course_ui(ui, below, (model, &kept.course), &mut kept.curve);
    };
    let open = talk_card::tabs(ui, &t("end-course"), talk, (card, 0.0), kept.part == Part::Talk);
    kept.part = if open { Part::Talk } else { Part::Score };
    let below = talk_card::below_tabs(card);
    if open {
        return talk_card::talk_ui(ui, talk, below);
    }
    course::course_ui(ui, below, (model, &kept.course), &mut kept.curve)
}

fn hero_strip(ui: &mut Ui, rect: Rect, model: &TableClient, outcome: &Outcome) {
    let p = palette(ui.ctx());
    let winners = scores::winners(outcome);
    let head = hero_picture(ui, rect, model, (outcome, &winners));
    let small = rect.height() < 120.0;
    let x = rect.left() + rect.height() * TEXT_FROM;
    let wide = rect.right() - x - rect.height() * 1.2;
    let (size, text) = if small { (32.0, sizes::BODY) } else { (46.0, 19.0) };
    let aliens_won = neutral_won(outcome);
    let color = if aliens_won { p.key } else { p.text };
    let line = |ui: &mut Ui, share: f32, text: &str, font| {
        let at = pos2(x, rect.top() + rect.height() * share);
        widgets::label(ui, at, Align2::LEFT_CENTER, text, font, color, wide);
    };
    widgets::said(ui, Live::Polite, |ui| line(ui, 0.34, &head, fonts::bold(size)));
    let (first, second) = hero_lines(outcome, aliens_won);
    line(ui, 0.66, &first, fonts::regular(text));
    line(ui, 0.84, &second, fonts::regular(text - 3.0));
}

/// True if the side won that nobody plays.
fn neutral_won(outcome: &Outcome) -> bool {
    outcome.neutral.as_ref().is_some_and(|neutral| neutral.won)
}

/// The winner's badge on the winner's colour; returns the headline.
fn hero_picture(ui: &Ui, rect: Rect, model: &TableClient, (outcome, winners): (&Outcome, &[Seat])) -> String {
    let center = rect.left_center() + vec2(rect.height() * 0.58, 0.0);
    widgets::draw(ui, |pen| {
        let p = pen.palette;
        let Some(&first) = winners.first() else {
            pen.rect_lined(rect, 0.0, p.ink, 2.0, p.alien_eye);
            if let Some(shown) = model.game().filter(|_| neutral_won(outcome)).map(shown) {
                (shown.neutral)(pen, center, rect.height() * 0.7);
            }
            return;
        };
        let color = pen.seat(first).fill;
        // Strong behind the badge, weak enough for text where the text begins.
        let (badge, text) = rect.split_left_right_at_x(rect.left() + rect.height() * TEXT_FROM);
        let weak = colors::faded(color, HERO.1);
        pen.gradient_right(badge, colors::faded(color, HERO.0), weak);
        pen.gradient_right(text, weak, Color32::TRANSPARENT);
        pen.rect(rect.with_max_x(rect.left() + 6.0), 0.0, color);
        badges::badge(pen, first, center, rect.height() * 0.33);
        let at = rect.right_center() - vec2(rect.height() * 0.7, 0.0);
        let cup = if p.dark { p.key } else { p.ink };
        pen.glyph(&glyphs::TROPHY, at, rect.height() * 0.5, cup, p.space_top);
    });
    let names = highlights::name_list(model, winners);
    match winners.len() {
        0 if neutral_won(outcome) => t("end-aliens-win"),
        0 => t("end-nobody-wins"),
        1 => t_args("end-wins", &[("name", names.into())]),
        _ => t_args("end-win-shared", &[("names", names.into())]),
    }
}

/// Below the headline: points and what ended the game; then how the side did that nobody plays, or what broke a tie.
fn hero_lines(outcome: &Outcome, aliens_won: bool) -> (String, String) {
    let best = outcome.standings.iter().map(|s| s.score).max().unwrap_or(0);
    let aliens = outcome.neutral.as_ref().map_or(0, |n| n.score);
    let ending = text::outcome::ended_by(&outcome.ended_by);
    if aliens_won {
        return (t_args("end-aliens-ahead", &[("n", aliens.into())]), ending);
    }
    let points = t_args("end-points", &[("n", best.into())]);
    let first = format!("{points} {ending}").trim_end().to_owned();
    let second = match &outcome.neutral {
        Some(_) => t_args("end-aliens-reached", &[("n", aliens.into())]),
        None => scores::tie_broken(outcome).unwrap_or_default(),
    };
    (first, second)
}

/// The result for the seed: its sign, a few words, and the reason. Where deals were abandoned, it says how many; a shuffle
/// that would be fine otherwise is then left for the player to judge.
fn seed_words(report: SeedReport, p: &Palette) -> (&'static Glyph, Color32, [String; 2]) {
    let (glyph, color, [head, more]) = verdict_words(report.verdict, p);
    if report.abandoned == 0 {
        return (glyph, color, [head, more]);
    }
    let head = t_args(
        "end-abandoned",
        &[("words", head.into()), ("n", report.abandoned.into())],
    );
    if color == p.accent {
        return (&glyphs::EYE, p.dim, [head, t("end-abandoned-more")]);
    }
    (glyph, color, [head, more])
}

fn verdict_words(verdict: SeedVerdict, p: &Palette) -> (&'static Glyph, Color32, [String; 2]) {
    let (good, open) = ((&glyphs::CHECK, p.accent), (&glyphs::EYE, p.dim));
    let ((glyph, color), words) = match verdict {
        SeedVerdict::Verified => (good, ["end-verified", "end-verified-more"]),
        SeedVerdict::PromiseKept => (good, ["end-verified", "end-promise-kept"]),
        SeedVerdict::ShareLost => (open, ["end-unchecked", "end-share-lost"]),
        SeedVerdict::House => (good, ["end-house", "end-house-more"]),
        SeedVerdict::Given => (open, ["end-seed-set", "end-seed-set-more"]),
        SeedVerdict::CameLater => (open, ["end-unchecked", "end-came-later"]),
        SeedVerdict::Incomplete => (open, ["end-unchecked", "end-incomplete"]),
        SeedVerdict::Failed(fault) => {
            let words = [t("end-unverified"), text::errors::seed_fault(fault)];
            return (&glyphs::ALERT, p.bad, words);
        }
    };
    (glyph, color, words.map(t))
}

/// Tells whether the shuffle was honest, between here and `right`.
fn verification(ui: &mut Ui, rect: Rect, ended: &Ended, right: f32, indent: f32) {
    let p = palette(ui.ctx());
    let (glyph, color, [head, more]) = seed_words(ended.seed, p);
    let at = rect.left_center() + vec2(indent + 9.0, 0.0);
    widgets::draw(ui, |pen| pen.glyph(glyph, at, 18.0, color, p.panel));
    let left = at + vec2(21.0, 0.0);
    let wide = right - left.x - 12.0;
    let pen = Pen::new(ui.ctx());
    let both = pen.width(&head, fonts::bold(sizes::BODY)) + 12.0 + pen.width(&more, fonts::regular(sizes::LABEL));
    // In two lines below the head, if it does not fit beside it.
    let rows = pen.rows(&more, fonts::regular(sizes::SMALL), wide);
    let below = both > wide && rows <= 2;
    let left = left - vec2(0.0, if below && rows == 2 { 6.0 } else { 0.0 });
    let at = left - vec2(0.0, if below { 12.0 } else { 0.0 });
    let head = widgets::bold(ui, at, &head, sizes::BODY, p.text, right - at.x - 8.0);
    let at = pos2(head.right() + 12.0, at.y);
    let room = right - at.x - 16.0;
    if below {
        let (at, font) = (left + vec2(0.0, 1.0), fonts::regular(sizes::SMALL));
        widgets::paragraph(ui, at, &more, font, p.dim, wide);
    } else if room > 60.0 {
        widgets::regular(ui, at, &more, sizes::LABEL, p.dim, room);
    }
}
