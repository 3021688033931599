//! The end: who won, how many points came from where, whether the shuffle was honest, once more.

use super::scores;
use crate::{
    app::{
        client::{Ended, LinkState, TableClient},
        frame::Wish,
        games::shown,
        look::{Palette, badges, colors, fonts, glyphs, glyphs::Glyph, palette, sizes},
        widgets::{self, Button},
    },
    protocol::{ClientMessage, SeedVerdict},
    rules::{Outcome, Seat},
    text::{self, t, t_args},
};
use egui::{Align2, Color32, Key, Rect, Ui, pos2, vec2};

/// Opacity of the winner's colour at the left edge and where the text begins.
pub const HERO: (f32, f32) = (0.62, 0.34);
/// Beginning of the text, in heights of the strip.
const TEXT_FROM: f32 = 1.12;

/// Draws the end.
pub fn end_ui(ui: &mut Ui, model: &TableClient, ended: &Ended) -> Vec<Wish> {
    let title = model.info.as_ref().map_or("", |info| info.name.as_str());
    let finished = t_args("end-finished", &[("n", ended.game.into())]);
    let leave = (&*t("end-leave"), Wish::Leave);
    let (body, foot, pressed) = widgets::page(ui, (title, &finished), leave, Wish::Settings);
    let small = ui.max_rect().height() < sizes::REGULAR_WINDOW.y;
    let (margin, top, high, gap) = if small {
        (16.0, 12.0, 104.0, 12.0)
    } else {
        (48.0, 34.0, 150.0, 26.0)
    };
    let body = body.shrink2(vec2(margin, 0.0)).with_min_y(body.top() + top);
    let (hero, scores) = body.split_top_bottom_at_y(body.top() + high);
    hero_strip(ui, hero, model, &ended.outcome);
    let scores = Rect::from_min_max(scores.min + vec2(0.0, gap), scores.max - vec2(0.0, 12.0));
    scores::score_table(ui, scores, model, &ended.outcome);
    let narrow = foot.width() < sizes::REGULAR_WINDOW.x;
    let foot = foot.shrink2(vec2(if narrow { 16.0 } else { 48.0 }, 0.0));
    let (buttons_left, mut wishes) = end_buttons(ui, foot, model);
    verification(ui, foot, ended, buttons_left, if narrow { 4.0 } else { 8.0 });
    wishes.extend(pressed);
    wishes
}

fn winners(outcome: &Outcome) -> Vec<Seat> {
    if outcome.neutral.as_ref().is_some_and(|n| n.won) {
        return Vec::new();
    }
    let first = outcome.standings.iter().filter(|standing| standing.rank == 1);
    first.map(|standing| standing.seat).collect()
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
    let head = hero_picture(ui, rect, model, &winners);
    let small = rect.height() < 120.0;
    let x = rect.left() + rect.height() * TEXT_FROM;
    let wide = rect.right() - x - rect.height() * 1.2;
    let (size, text) = if small { (32.0, sizes::BODY) } else { (46.0, 19.0) };
    let color = if winners.is_empty() { p.key } else { p.text };
    let mut line = |share: f32, text: &str, font| {
        let at = pos2(x, rect.top() + rect.height() * share);
        widgets::label(ui, at, Align2::LEFT_CENTER, text, font, color, wide);
    };
    line(0.34, &head, fonts::bold(size));
    let (first, second) = hero_lines(outcome, winners.is_empty());
    line(0.66, &first, fonts::regular(text));
    line(0.84, &second, fonts::regular(text - 3.0));
}

/// The winner's badge on the winner's colour; returns the headline.
fn hero_picture(ui: &Ui, rect: Rect, model: &TableClient, winners: &[Seat]) -> String {
    let center = rect.left_center() + vec2(rect.height() * 0.58, 0.0);
    widgets::draw(ui, |pen| {
        let p = pen.palette;
        let Some(&first) = winners.first() else {
            pen.rect_lined(rect, 0.0, p.ink, 2.0, p.alien_eye);
            if let Some(shown) = model.game().map(shown) {
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
    let names = name_list(model, winners);
    match winners.len() {
        0 => t("end-aliens-win"),
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

/// The finding on the seed: its sign, a few words, and the reason.
fn seed_words(verdict: SeedVerdict, p: &Palette) -> (&'static Glyph, Color32, [String; 2]) {
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

/// Draws the buttons from the right; returns their left end and the wishes.
fn end_buttons(ui: &mut Ui, rect: Rect, model: &TableClient) -> (f32, Vec<Wish>) {
    let p = palette(ui.ctx());
    let lobby = Wish::Say(ClientMessage::Rematch);
    let mut rematch = vec![lobby.clone()];
    if !model.my_seats().is_empty() {
        rematch.push(Wish::Say(ClientMessage::SetReady { ready: true }));
    }
    let enter = ui.memory(|m| m.focused().is_none()) && ui.input(|i| i.key_pressed(Key::Enter));
    let button = |text, glyph| Button::new(t(text)).glyph(glyph);
    let once_more = button("end-rematch", &glyphs::ROTATE).key("Enter").primary();
    let mut buttons = vec![
        (once_more, rematch),
        (button("end-lobby", &glyphs::SEAT), vec![lobby]),
        (button("end-look-around", &glyphs::EYE), vec![Wish::LookAround]),
        (button("end-leave", &glyphs::LEFT), vec![Wish::Leave]),
    ];
    let (mut right, mut wishes) = (rect.right_center(), Vec::new());
    if model.is_host && enter {
        wishes.clone_from(&buttons[0].1);
    }
    if !model.is_host {
        buttons.drain(..2);
        let font = fonts::regular(sizes::LABEL);
        let closed = matches!(model.link, LinkState::Ended(_));
        let wait = t(if closed { "end-closed" } else { "end-wait-rematch" });
        let shown = widgets::label(ui, right, Align2::RIGHT_CENTER, &wait, font, p.text, 260.0);
        right.x = shown.left() - 16.0;
    }
    for (index, (button, meaning)) in buttons.into_iter().enumerate() {
        let size = vec2(button.width(ui) + 8.0, sizes::BUTTON_LARGE);
        if button.show_left_of(ui, &mut right, size, ("end", index)).clicked() {
            wishes = meaning;
        }
        right.x -= 10.0;
    }
    (right.x, wishes)
}

/// Tells whether the shuffle was honest, between here and `right`.
fn verification(ui: &mut Ui, rect: Rect, ended: &Ended, right: f32, indent: f32) {
    let p = palette(ui.ctx());
    let (glyph, color, [head, more]) = seed_words(ended.seed, p);
    let at = rect.left_center() + vec2(indent + 9.0, 0.0);
    widgets::draw(ui, |pen| pen.glyph(glyph, at, 18.0, color, p.panel));
    let at = at + vec2(21.0, 0.0);
    let head = widgets::bold(ui, at, &head, sizes::BODY, p.text, right - at.x - 8.0);
    let at = pos2(head.right() + 12.0, at.y);
    let room = right - at.x - 16.0;
    if room > 60.0 {
        widgets::regular(ui, at, &more, sizes::LABEL, p.dim, room);
    }
}
