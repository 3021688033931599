//! The question whether to step in: what was announced, what the reader holds, the answers.

use super::{
    art::{
        arrows,
        figures::{self, FigureLook, Lod},
    },
    chips,
    consequences::Consequences,
    spots::ArgoSpot as Spot,
};
use crate::{
    app::{
        board::{art::titled, drawn::BoardScene},
        look::{
            Pen, badges, fonts,
            glyphs::{self, Inks},
            sizes,
        },
        widgets,
    },
    games::argo::{Astronaut, Command, Kind, Prompt, State},
    text::{capitalised, name, t, t_args},
};
use egui::{Align2, Pos2, Rect, vec2};

/// Most steps of an announced action that are spelled out.
const STEPS: usize = 6;
/// Height of the head, of a step, of the rest of the card, and of the line with what the reader holds.
const HEAD: f32 = 60.0;
const STEP: f32 = 34.0;
const CARD: f32 = 98.0;
const HOLDING: f32 = 58.0;
/// From one answer to the next.
const ANSWER: f32 = sizes::BUTTON_SHEET + 8.0;

/// One line of the announcement.
struct Step {
    /// Its number on the board, if it has one.
    number: Option<usize>,
    /// The figure before the line; `None` within for an alien.
    who: Option<Option<Astronaut>>,
    text: String,
}

/// The announced action in lines: what is activated, every step of the chain, what else happens.
fn steps(scene: &BoardScene<'_, State>, open: &Consequences) -> Vec<Step> {
    let about = scene.about;
    let activated = open.activated.map(|(tile, activator)| Step {
        number: None,
        who: Some(Some(activator)),
        text: t_args("step-activates", &[("tile", about.tile(tile).into())]),
    });
    let hops = open.hops.iter().enumerate().map(|(index, hop)| {
        let id = match (hop.teleport, hop.pushed) {
            (true, _) => "step-comes-out",
            (false, true) => "step-pushed",
            (false, false) => "step-enters",
        };
        let text = t_args(id, &[("to", about.way(hop.from, hop.to).into())]);
        Step {
            number: Some(index + 1),
            who: Some(hop.who),
            text: if open.dies(hop) {
                t_args("step-dies", &[("text", text.into())])
            } else {
                text
            },
        }
    });
    let others = open.others.iter().map(|event| Step {
        number: None,
        who: None,
        text: capitalised(&about.event(event).text),
    });
    activated.into_iter().chain(hops).chain(others).collect()
}

/// "Bo announces a move."
#[must_use]
pub(super) fn announced(scene: &BoardScene<'_, State>) -> String {
    let open = Consequences::open(scene);
    let what = match (open.activated.is_some(), open.hops.is_empty()) {
        (true, _) => "activation",
        (false, false) => "move",
        (false, true) => "action",
    };
    let name = scene.about.seat(scene.about.view.active);
    t_args("announces", &[("name", name.into()), ("what", what.into())])
}

/// The card of the announcement, and the line below it.
fn card(scene: &BoardScene<'_, State>) -> Rect {
    let steps = steps(scene, &Consequences::open(scene)).len().min(STEPS);
    let at = scene.rail.min + vec2(0.0, HEAD);
    Rect::from_min_size(at, vec2(scene.rail.width(), CARD + STEP * steps as f32))
}

/// Height of the sheet that is painted here.
#[must_use]
pub(super) fn height(scene: &BoardScene<'_, State>) -> f32 {
    card(scene).bottom() + HOLDING + ANSWER * scene.legal.len() as f32 - scene.rail.top()
}

/// The answers as places; none for another question.
pub(super) fn answers(scene: &BoardScene<'_, State>) -> Vec<(Spot, Rect)> {
    if !matches!(scene.prompt, Some(Prompt::React { .. })) {
        return Vec::new();
    }
    let top = Pos2::new(scene.rail.left(), card(scene).bottom() + HOLDING);
    let answer = |(index, command): (usize, &Command)| {
        let spot = match *command {
            Command::Interrupt { tile, activator } => Spot::Use(tile, activator),
            _ => Spot::LetIt,
        };
        let at = top + vec2(0.0, ANSWER * index as f32);
        (
            spot,
            Rect::from_min_size(at, vec2(scene.rail.width(), sizes::BUTTON_SHEET)),
        )
    };
    let announcement = (Spot::Announcement, card(scene));
    let answers = scene.legal.iter().enumerate().map(answer);
    std::iter::once(announcement).chain(answers).collect()
}

/// An answer in words: of several Time Machines each says which it is.
#[must_use]
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
#[must_use]
pub(super) fn spoken(scene: &BoardScene<'_, State>) -> String {
    let open = Consequences::open(scene);
    let mut parts = vec![announced(scene)];
    parts.extend(steps(scene, &open).into_iter().map(|step| match step.who {
        Some(Some(who)) => [capitalised(&scene.about.figure(who)), step.text].join(" "),
        _ => step.text,
    }));
    if costs_nothing(&open) {
        parts.push(t("costs-nothing"));
    }
    parts.join(" ")
}

fn costs_nothing(open: &Consequences) -> bool {
    open.deaths.is_empty() && open.scores.is_empty() && open.aliens.is_none() && open.launches + open.aliens_killed == 0
}

/// Paints the sheet.
pub(super) fn paint(pen: &mut Pen<'_>, scene: &BoardScene<'_, State>) {
    let p = pen.palette;
    let well = Rect::from_min_size(scene.rail.min + vec2(0.0, 5.0), vec2(40.0, 40.0));
    pen.rect_lined(well, sizes::R_BUTTON, p.card, 1.0, p.line);
    glyphs::draw(
        pen,
        &glyphs::TIME_MACHINE,
        well.center(),
        25.0,
        Inks::new(p.text, p.card),
    );
    let room = Rect::from_min_max(
        well.right_top() + vec2(12.0, 0.0),
        scene.rail.right_top() + vec2(-46.0, 45.0),
    );
    titled(pen, room, &capitalised(&name(&Kind::TimeMachine)), &t("may-step-in"));
    announcement(pen, scene, card(scene));
    let activator = scene.legal.iter().find_map(|command| match command {
        Command::Interrupt { activator, .. } => Some(*activator),
        _ => None,
    });
    if let Some(who) = activator {
        let at = Pos2::new(scene.rail.left(), card(scene).bottom() + 28.0);
        figures::figure_shapes(
            pen,
            who,
            at + vec2(16.0, 0.0),
            12.5,
            Lod::Silhouette,
            FigureLook::Resting,
        );
        let text = t_args("you-hold", &[("role", name(&who.role()).into())]);
        let (font, width) = (fonts::regular(sizes::LABEL), scene.rail.width() - 44.0);
        let high = pen.height(&text, font.clone(), width);
        pen.paragraph(at + vec2(40.0, -high / 2.0), &text, font, p.text, width);
    }
    let mut first = true;
    for (spot, rect) in answers(scene) {
        match spot {
            Spot::LetIt => answer(pen, scene, spot, rect, Some("P")),
            Spot::Use(..) => answer(pen, scene, spot, rect, std::mem::take(&mut first).then_some("U")),
            _ => {}
        }
    }
}

/// The card with the announced action.
fn announcement(pen: &mut Pen<'_>, scene: &BoardScene<'_, State>, card: Rect) {
    let p = pen.palette;
    let open = Consequences::open(scene);
    pen.rect_lined(card, sizes::R_LARGE, p.card, 1.0, p.line);
    badges::badge(pen, scene.about.view.active, card.left_top() + vec2(22.0, 23.0), 9.5);
    let head = card.left_top() + vec2(40.0, 23.0);
    let font = fonts::bold(sizes::BODY);
    pen.text_within(
        head,
        Align2::LEFT_CENTER,
        &announced(scene),
        font,
        p.text,
        card.width() - 50.0,
    );
    for (index, step) in steps(scene, &open).iter().take(STEPS).enumerate() {
        step_line(pen, step, card, card.top() + 58.0 + STEP * index as f32);
    }
    let foot = Rect::from_min_max(
        Pos2::new(card.left() + 12.0, card.bottom() - 40.0),
        card.max - vec2(8.0, 8.0),
    );
    if costs_nothing(&open) {
        pen.text(
            foot.left_center(),
            Align2::LEFT_CENTER,
            &t("costs-nothing"),
            sizes::LABEL,
            p.dim,
        );
    } else {
        chips::row_of_chips(pen, scene, &open, foot);
    }
}

fn step_line(pen: &mut Pen<'_>, step: &Step, card: Rect, y: f32) {
    let mut at = Pos2::new(card.left() + 20.0, y);
    if let Some(number) = step.number {
        arrows::number(pen, at, 9.5, number);
        at.x += 26.0;
    }
    match step.who {
        Some(Some(who)) => figures::figure_shapes(pen, who, at, 11.5, Lod::Silhouette, FigureLook::Resting),
        Some(None) => figures::alien_shapes(pen, at, 24.0),
        None => at.x -= 28.0,
    }
    at.x += 22.0;
    let (font, color) = (fonts::regular(sizes::LABEL), pen.palette.text);
    pen.text_within(
        at,
        Align2::LEFT_CENTER,
        &step.text,
        font,
        color,
        card.right() - at.x - 8.0,
    );
}

/// An answer as a button; that of stepping in stands out.
fn answer(pen: &mut Pen<'_>, scene: &BoardScene<'_, State>, spot: Spot, rect: Rect, key: Option<&str>) {
    let p = pen.palette;
    let (fill, ink, glyph) = match spot {
        Spot::LetIt => (p.card_hi, p.text, &glyphs::CHECK),
        _ => (p.accent, p.accent_ink, &glyphs::TIME_MACHINE),
    };
    pen.rect_lined(rect, sizes::R_BUTTON, fill, 1.0, p.line_hi);
    glyphs::draw(
        pen,
        glyph,
        rect.left_center() + vec2(26.0, 0.0),
        18.0,
        Inks::new(ink, fill),
    );
    let room = Rect::from_min_max(rect.min + vec2(44.0, 0.0), rect.max - vec2(44.0, 0.0));
    pen.label(
        room,
        Align2::LEFT_CENTER,
        &answer_words(scene, spot),
        fonts::bold(sizes::BODY),
        ink,
    );
    if let Some(key) = key {
        widgets::key_cap(pen, rect.right_center() - vec2(34.0, 0.0), key);
    }
}
