//! The end: who won, how many points came from where, whether the shuffle was honest, once more.

use super::scores;
use crate::{
    app::{
        client::{Ended, LinkState, TableClient},
        games::shown,
        look::{
            Pen, badges, colors, fonts,
            glyphs::{self, Inks},
            palette, seat as seat_look, sizes, space,
        },
        widgets::{self, Button, TopBar},
    },
    protocol::{SeedFault, SeedVerdict},
    rules::{Outcome, Seat},
    text::{self, t, t_args},
};
use egui::{Align2, Color32, Key, Pos2, Rect, Ui, Vec2};

/// A wish of the player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EndAction {
    /// Once more with the same seats: to the lobby, ready.
    Rematch,
    /// To the lobby, everybody still seated.
    Lobby,
    /// Shows the board as it was at the end.
    LookAround,
    /// Opens the settings.
    Settings,
    /// Leaves the table.
    Leave,
}

/// Opacity of the winner's colour at the left edge and where the text begins.
pub const HERO: (f32, f32) = (0.62, 0.34);
/// Beginning of the text, in heights of the strip.
const TEXT_FROM: f32 = 1.12;

/// Draws the end.
pub fn end_ui(ui: &mut Ui, model: &TableClient, ended: &Ended) -> Option<EndAction> {
    let screen = ui.max_rect();
    let mut pen = Pen::new(ui.ctx());
    space::space(&mut pen, screen);
    pen.paint(ui.painter());
    let bar = Rect::from_min_size(screen.min, Vec2::new(screen.width(), sizes::TOP_BAR));
    let title = model.info.as_ref().map_or("", |info| info.name.as_str());
    let finished = t_args("end-finished", &[("n", ended.game.into())]);
    let pressed = widgets::top_bar(ui, bar, &t("end-leave"), title, &finished);
    let action = pressed.map(|pressed| match pressed {
        TopBar::Back => EndAction::Leave,
        TopBar::Settings => EndAction::Settings,
    });
    let small = screen.height() < sizes::REGULAR_WINDOW.y;
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
    scores::score_table(ui, scores, model, &ended.outcome);
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
    let head = hero_picture(ui, rect, model, &winners);
    let small = rect.height() < 120.0;
    let x = rect.left() + rect.height() * TEXT_FROM;
    let wide = rect.right() - x - rect.height() * 1.2;
    let (size, text) = if small { (32.0, sizes::BODY) } else { (46.0, 19.0) };
    let color = if winners.is_empty() { p.key } else { p.text };
    let mut line = |share: f32, text: &str, font| {
        let at = Pos2::new(x, rect.top() + rect.height() * share);
        widgets::label(ui, at, Align2::LEFT_CENTER, text, font, color, wide);
    };
    line(0.34, &head, fonts::bold(size));
    let (first, second) = hero_lines(outcome, winners.is_empty());
    line(0.66, &first, fonts::regular(text));
    line(0.84, &second, fonts::regular(text - 3.0));
}

/// The winner's badge on the winner's colour; returns the headline.
fn hero_picture(ui: &Ui, rect: Rect, model: &TableClient, winners: &[Seat]) -> String {
    let p = palette(ui.ctx());
    let mut pen = Pen::new(ui.ctx());
    let center = Pos2::new(rect.left() + rect.height() * 0.58, rect.center().y);
    let Some(&first) = winners.first() else {
        pen.rect_lined(rect, 0.0, p.ink, 2.0, p.alien_eye);
        if let Some(shown) = model.game().map(shown) {
            (shown.neutral)(&mut pen, center, rect.height() * 0.7);
        }
        pen.paint(ui.painter());
        return t("end-aliens-win");
    };
    let color = seat_look(ui.ctx(), first).fill;
    // Strong behind the badge, weak enough for text where the text begins.
    let begin = rect.left() + rect.height() * TEXT_FROM;
    let (badge, text) = rect.split_left_right_at_x(begin);
    let weak = colors::faded(color, HERO.1);
    pen.gradient_right(badge, colors::faded(color, HERO.0), weak);
    pen.gradient_right(text, weak, Color32::TRANSPARENT);
    pen.rect(Rect::from_min_size(rect.min, Vec2::new(6.0, rect.height())), 0.0, color);
    badges::badge(&mut pen, first, center, rect.height() * 0.33);
    let at = Pos2::new(rect.right() - rect.height() * 0.7, rect.center().y);
    let inks = if p.dark {
        Inks::new(p.key, p.space_top)
    } else {
        Inks::new(p.ink, p.space_top)
    };
    glyphs::draw(&mut pen, &glyphs::TROPHY, at, rect.height() * 0.5, inks);
    pen.paint(ui.painter());
    let names = name_list(model, winners);
    match winners.len() {
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
    let first = if ending.is_empty() {
        points
    } else {
        format!("{points} {ending}")
    };
    let second = match &outcome.neutral {
        Some(_) => t_args("end-aliens-reached", &[("n", aliens.into())]),
        None => scores::tie_broken(outcome).unwrap_or_default(),
    };
    (first, second)
}

/// The finding on the seed in a few words, and the reason.
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
    widgets::bottom_bar(ui, rect);
    let (buttons_left, action) = end_buttons(ui, rect, model);
    verification(ui, rect, ended, buttons_left);
    action
}

/// Draws the buttons from the right; returns their left end and the choice.
fn end_buttons(ui: &mut Ui, rect: Rect, model: &TableClient) -> (f32, Option<EndAction>) {
    let p = palette(ui.ctx());
    let y = rect.center().y;
    let texts = [t("end-rematch"), t("end-lobby"), t("end-look-around"), t("end-leave")];
    let host = [
        (
            Button::new(&texts[0]).glyph(&glyphs::ROTATE).key("Enter").primary(),
            EndAction::Rematch,
        ),
        (Button::new(&texts[1]).glyph(&glyphs::SEAT), EndAction::Lobby),
    ];
    let all = [
        (Button::new(&texts[2]).glyph(&glyphs::EYE), EndAction::LookAround),
        (Button::new(&texts[3]).glyph(&glyphs::LEFT), EndAction::Leave),
    ];
    let mut right = rect.right()
        - if rect.width() < sizes::REGULAR_WINDOW.x {
            16.0
        } else {
            48.0
        };
    let mut action = None;
    if !model.is_host {
        let font = fonts::regular(sizes::LABEL);
        let at = Pos2::new(right, y);
        let closed = matches!(model.link, LinkState::Ended(_));
        let wait = t(if closed { "end-closed" } else { "end-wait-rematch" });
        right = widgets::label(ui, at, Align2::RIGHT_CENTER, &wait, font, p.text, 260.0).left() - 16.0;
    }
    for (button, meaning) in host.into_iter().filter(|_| model.is_host).chain(all) {
        let width = button.width(ui) + 8.0;
        let place = Rect::from_min_size(Pos2::new(right - width, y - 22.0), Vec2::new(width, 44.0));
        right = place.left() - 10.0;
        if button
            .show_as(ui, place, ui.scope_id().with(("end", meaning as u8)))
            .clicked()
        {
            action = Some(meaning);
        }
    }
    let enter = ui.memory(|m| m.focused().is_none()) && ui.input(|i| i.key_pressed(Key::Enter));
    if enter && model.is_host {
        action = Some(EndAction::Rematch);
    }
    (right, action)
}

/// Tells whether the shuffle was honest.
fn verification(ui: &mut Ui, rect: Rect, ended: &Ended, right: f32) {
    let p = palette(ui.ctx());
    let y = rect.center().y;
    let (head, more) = seed_words(ended.seed);
    let (glyph, color) = match ended.seed {
        SeedVerdict::Verified | SeedVerdict::PromiseKept | SeedVerdict::House => (&glyphs::CHECK, p.accent),
        SeedVerdict::Failed(_) => (&glyphs::ALERT, p.bad),
        SeedVerdict::Given | SeedVerdict::CameLater | SeedVerdict::Incomplete => (&glyphs::EYE, p.dim),
    };
    let left = rect.left()
        + if rect.width() < sizes::REGULAR_WINDOW.x {
            20.0
        } else {
            56.0
        };
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
    let font = fonts::bold(sizes::BODY);
    let head = widgets::label(ui, at, Align2::LEFT_CENTER, &head, font, p.text, right - at.x - 8.0);
    let at = Pos2::new(head.right() + 12.0, y);
    let room = right - at.x - 16.0;
    if room > 60.0 {
        widgets::label(
            ui,
            at,
            Align2::LEFT_CENTER,
            &more,
            fonts::regular(sizes::LABEL),
            p.dim,
            room,
        );
    }
}
