//! The question whether to step in: what was announced, what the reader holds, the answers.

use super::art::{figures, marks, pictures::named};
use super::{chips, consequences::Consequences, spots::ArgoSpot as Spot};
use crate::app::board::art::titled;
use crate::app::board::drawn::BoardScene;
use crate::app::frame::keys::key_name;
use crate::app::look::{Pen, badges, fonts, glyphs, glyphs::Glyph, sizes};
use crate::app::widgets;
use crate::games::argo::{Astronaut, Command, Prompt, State};
use crate::store::Shortcut;
use crate::text::{capitalised, say, t};
use egui::{Align2, Pos2, Rect, vec2};

/// Height of the head, of a step, of the rest of the card, of the line with what the reader holds, and from one answer to
/// the next.
struct Heights {
    head: f32,
    step: f32,
    card: f32,
    holding: f32,
    answer: f32,
}

const LARGE: Heights = Heights {
    head: 60.0,
    step: 34.0,
    card: 98.0,
    holding: 58.0,
    answer: sizes::BUTTON_SHEET + 8.0,
};

const COMPACT: Heights = Heights {
    head: 52.0,
    step: 29.0,
    card: 86.0,
    holding: 50.0,
    answer: sizes::BUTTON_SHEET + 4.0,
};

fn heights(scene: &BoardScene<'_, State>) -> &'static Heights {
    if scene.is_compact() { &COMPACT } else { &LARGE }
}

/// One line of the announcement: its number on the board if it has one, the figure before it (`None` within for an
/// alien), its words.
type Step = (Option<usize>, Option<Option<Astronaut>>, String);

/// The announced action in lines: what is activated, every step of the chain, what else happens.
fn steps(scene: &BoardScene<'_, State>, open: &Consequences) -> Vec<Step> {
    let about = &scene.about;
    let activated = open.activated;
    let activated = activated.map(|(tile, who)| (None, Some(Some(who)), say!(about, "step-activates", tile)));
    let hops = (1..).zip(&open.hops).map(|(number, hop)| {
        let id = match (hop.teleport, hop.pushed) {
            (true, _) => "step-comes-out",
            (false, true) => "step-pushed",
            (false, false) => "step-enters",
        };
        let mut text = say!(about, id, to = about.way(hop.from, hop.to));
        if open.dies(hop) {
            text = say!(about, "step-dies", text);
        }
        (Some(number), Some(hop.who), text)
    });
    let others = open.others.iter();
    let others = others.map(|event| (None, None, capitalised(&about.event(event).text)));
    activated.into_iter().chain(hops).chain(others).collect()
}

/// "Bo announces a move."
pub(super) fn announced(scene: &BoardScene<'_, State>) -> String {
    let open = Consequences::open(scene);
    let what = match (open.activated.is_some(), open.hops.is_empty()) {
        (true, _) => "activation",
        (false, false) => "move",
        (false, true) => "action",
    };
    let (name, what) = (scene.about.view.active, what.to_owned());
    say!(&scene.about, "announces", name, what)
}

/// The number of lines for the steps of the announced action: those that the rail has room for.
fn lines(scene: &BoardScene<'_, State>) -> usize {
    let all = steps(scene, &Consequences::open(scene)).len();
    let high = heights(scene);
    let rest = high.head + high.card + high.holding + high.answer * scene.legal.len() as f32;
    let room = ((scene.rail.height() - rest) / high.step + 0.01).max(1.0) as usize;
    all.min(room)
}

/// The card of the announcement.
fn card(scene: &BoardScene<'_, State>) -> Rect {
    let high = heights(scene);
    let at = scene.rail.min + vec2(0.0, high.head);
    let steps = high.step * lines(scene) as f32;
    Rect::from_min_size(at, vec2(scene.rail.width(), high.card + steps))
}

/// Height of the sheet that is painted here.
pub(super) fn height(scene: &BoardScene<'_, State>) -> f32 {
    let high = heights(scene);
    card(scene).bottom() + high.holding + high.answer * scene.legal.len() as f32 - scene.rail.top()
}

/// The answers as places; none for another question.
pub(super) fn answers(scene: &BoardScene<'_, State>) -> Vec<(Spot, Rect)> {
    if !matches!(scene.prompt, Some(Prompt::React { .. })) {
        return Vec::new();
    }
    let high = heights(scene);
    let top = Pos2::new(scene.rail.left(), card(scene).bottom() + high.holding);
    let size = vec2(scene.rail.width(), sizes::BUTTON_SHEET);
    let answer = |(index, command): (usize, &Command)| {
        let spot = match *command {
            Command::Interrupt { tile, activator } => Spot::Use(tile, activator),
            _ => Spot::LetIt,
        };
        let at = top + vec2(0.0, high.answer * index as f32);
        (spot, Rect::from_min_size(at, size))
    };
    let announcement = (Spot::Announcement, card(scene));
    let answers = scene.legal.iter().enumerate().map(answer);
    std::iter::once(announcement).chain(answers).collect()
}

/// An answer in words: of several Time Machines each says which it is.
pub(super) fn answer_words(scene: &BoardScene<'_, State>, spot: Spot) -> String {
    match spot {
        Spot::Use(tile, activator) if scene.legal.len() > 2 => {
            let command = Command::Interrupt { tile, activator };
            scene.about.command(scene.prompt.copied(), &command)
        }
        Spot::Use(..) => t("use-time-machine"),
        _ => t("let-it-happen"),
    }
}

/// The announcement in one sentence after the other.
pub(super) fn spoken(scene: &BoardScene<'_, State>) -> String {
    let open = Consequences::open(scene);
    let line = |(_, who, text): Step| match who.flatten() {
        Some(who) => [capitalised(&scene.about.figure(who)), text].join(" "),
        None => text,
    };
    let lines = steps(scene, &open).into_iter().map(line);
    let nothing = costs_nothing(&open).then(|| t("costs-nothing"));
    let all = std::iter::once(announced(scene)).chain(lines).chain(nothing);
    all.collect::<Vec<_>>().join(" ")
}

fn costs_nothing(open: &Consequences) -> bool {
    open.deaths.is_empty() && open.scores.is_empty() && open.aliens.is_none() && open.launches + open.aliens_killed == 0
}

/// Paints the sheet.
pub(super) fn paint(pen: &mut Pen<'_>, scene: &BoardScene<'_, State>) {
    let p = pen.palette;
    let well = Rect::from_min_size(scene.rail.min + vec2(0.0, 5.0), vec2(40.0, 40.0));
    pen.rect_lined(well, sizes::R_BUTTON, p.card, 1.0, p.line);
    pen.glyph(named("time-machine"), well.center(), 25.0, p.text, p.card);
    let room = Rect::from_x_y_ranges(well.right() + 12.0..=scene.rail.right() - 46.0, well.y_range());
    titled(pen, room, &t("time-machine"), &t("may-step-in"));
    announcement(pen, scene, card(scene));
    let activator = scene.legal.iter().find_map(|command| match command {
        Command::Interrupt { activator, .. } => Some(*activator),
        _ => None,
    });
    if let Some(who) = activator {
        let at = Pos2::new(
            scene.rail.left(),
            card(scene).bottom() + heights(scene).holding / 2.0 - 3.0,
        );
        figures::small(pen, who, at + vec2(16.0, 0.0), 12.5);
        let text = say!(&scene.about, "you-hold", role = who.role());
        let (font, width) = (fonts::regular(sizes::LABEL), scene.rail.width() - 44.0);
        let high = pen.height(&text, font.clone(), width);
        pen.paragraph(at + vec2(40.0, -high / 2.0), &text, font, p.text, width);
    }
    for (index, (spot, rect)) in answers(scene).into_iter().skip(1).enumerate() {
        answer(pen, scene, spot, rect, index == 0);
    }
}

/// The card with the announced action.
fn announcement(pen: &mut Pen<'_>, scene: &BoardScene<'_, State>, card: Rect) {
    let p = pen.palette;
    let open = Consequences::open(scene);
    pen.rect_lined(card, sizes::R_LARGE, p.card, 1.0, p.line);
    badges::badge(pen, scene.about.view.active, card.left_top() + vec2(22.0, 23.0), 9.5);
    let head = card.left_top() + vec2(40.0, 23.0);
    let (title, width) = (announced(scene), card.width() - 50.0);
    let font = pen.largest(&title, width, [sizes::BODY, sizes::LABEL].map(fonts::bold));
    pen.text_within(head, Align2::LEFT_CENTER, &title, font, p.text, width);
    let (steps, lines, high) = (steps(scene, &open), lines(scene), heights(scene).step);
    let told = if steps.len() > lines {
        lines.saturating_sub(1)
    } else {
        lines
    };
    for (index, step) in steps.iter().take(told).enumerate() {
        step_line(pen, step, card, card.top() + 41.0 + high * (index as f32 + 0.5));
    }
    if told < lines {
        let (n, y) = (steps.len() - told, card.top() + 41.0 + high * (told as f32 + 0.5));
        let row = Rect::from_center_size(Pos2::new(card.center().x, y), vec2(card.width() - 28.0, high));
        let font = fonts::regular(sizes::LABEL);
        pen.label(row, Align2::LEFT_CENTER, &say!(&(), "steps-more", n), font, p.dim);
    }
    let foot = card.shrink2(vec2(12.0, 8.0)).with_min_y(card.bottom() - 40.0);
    if costs_nothing(&open) {
        let font = fonts::regular(sizes::LABEL);
        pen.label(foot, Align2::LEFT_CENTER, &t("costs-nothing"), font, p.dim);
    } else {
        chips::row_of_chips(pen, scene, &open, foot);
    }
}

fn step_line(pen: &mut Pen<'_>, (number, who, text): &Step, card: Rect, y: f32) {
    let mut at = Pos2::new(card.left() + 20.0, y);
    if let Some(number) = *number {
        marks::number(pen, at, 9.5, number);
        at.x += 26.0;
    }
    match *who {
        Some(who) => figures::mover(pen, who, at, 24.0),
        None => at.x -= 28.0,
    }
    at.x += 22.0;
    let (color, width) = (pen.palette.text, card.right() - at.x - 8.0);
    let font = pen.largest(text, width, [sizes::LABEL, sizes::SMALL].map(fonts::regular));
    pen.text_within(at, Align2::LEFT_CENTER, text, font, color, width);
}

/// An answer as a button; that of stepping in stands out, and the first of several has a key.
fn answer(pen: &mut Pen<'_>, scene: &BoardScene<'_, State>, spot: Spot, rect: Rect, first: bool) {
    let p = pen.palette;
    let (fill, ink, glyph, key): (_, _, &Glyph, _) = match spot {
        Spot::LetIt => (p.card_hi, p.text, &glyphs::CHECK, Some(Shortcut::LetBe)),
        _ => (
            p.accent,
            p.accent_ink,
            named("time-machine"),
            first.then_some(Shortcut::StepIn),
        ),
    };
    pen.rect_lined(rect, sizes::R_BUTTON, fill, 1.0, p.line_hi);
    let at = rect.left_center() + vec2(26.0, 0.0);
    pen.glyph(glyph, at, 18.0, ink, fill);
    let (words, font) = (answer_words(scene, spot), fonts::bold(sizes::BODY));
    pen.label(rect.shrink2(vec2(44.0, 0.0)), Align2::LEFT_CENTER, &words, font, ink);
    if let Some(key) = key.map(|shortcut| key_name(pen.ctx, shortcut)) {
        widgets::key_cap_colored(pen, rect.right_center() - vec2(34.0, 0.0), key, ink, ink);
    }
}
