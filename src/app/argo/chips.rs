//! Chips of what an action costs and brings, and the links of its chain in the action bar.

use super::art::pictures::{self, named};
use super::art::{figures, marks};
use super::consequences::{self, Consequences};
use super::spots::ArgoSpot as Spot;
use crate::app::board::row::{self, Bit};
use crate::app::board::{art::titled, drawn::BoardScene};
use crate::app::look::{Palette, Pen, glyphs, sizes};
use crate::games::argo::{Prompt, State};
use crate::text::{say, t};
use egui::{Align2, Color32, Pos2, Rect, vec2};

/// A chip: what is paid, what comes of it, and the colour of its line.
pub(super) type Chip = ([Vec<Bit>; 2], Color32);

/// The aliens' score before and after.
pub(super) fn of_aliens(p: &Palette, (from, to): (u8, u8)) -> Chip {
    let change = vec![Bit::Glyph(named("alien")), Bit::Text(format!("{from} › {to}"))];
    ([Vec::new(), change], p.alien_eye)
}

/// Draws a chip within `bounds`; returns its place.
pub(super) fn chip(pen: &mut Pen<'_>, ([cost, gain], line): &Chip, at: Pos2, anchor: Align2, bounds: Rect) -> Rect {
    let place = row::chip(pen, at, anchor, [cost, gain], (sizes::LABEL, *line), bounds);
    place.unwrap_or(Rect::from_pos(at))
}

/// Draws the chips of an action from the left, as many as fit; returns where they end.
pub(super) fn row_of_chips(pen: &mut Pen<'_>, scene: &BoardScene<'_, State>, what: &Consequences, room: Rect) -> f32 {
    let p = pen.palette;
    // In a small window only one's own points have room.
    let small = scene.is_compact() && !matches!(scene.prompt, Some(Prompt::React { .. }));
    let death = |victim| ([vec![Bit::Glyph(named("skull")), victim], Vec::new()], p.key);
    let dead = what.deaths.iter().map(|(victim, _)| death(Bit::Badge(victim.seat())));
    let shot = std::iter::repeat_n(death(Bit::Glyph(named("alien"))), what.aliens_killed);
    let scores = what
        .scores
        .iter()
        .filter(|(seat, _)| !small || Some(*seat) == scene.viewer);
    let scores = scores.map(|&(seat, points)| {
        let gain = vec![Bit::Badge(seat), Bit::Text(format!("{points:+}"))];
        ([Vec::new(), gain], pen.seat(seat).fill)
    });
    let aliens = what.aliens.map(|change| of_aliens(p, change));
    let launch = vec![Bit::Glyph(&glyphs::POD), Bit::Text(t("chip-launch"))];
    let leave = std::iter::repeat_n(([Vec::new(), launch], p.hazard), what.launches);
    let all: Vec<Chip> = match small {
        true => scores.collect(),
        false => dead.chain(shot).chain(scores).chain(aliens).chain(leave).collect(),
    };
    let mut x = room.left();
    for each in all {
        if x + 64.0 <= room.right() {
            x = chip(pen, &each, Pos2::new(x, room.center().y), Align2::LEFT_CENTER, room).right() + 8.0;
        }
    }
    x
}

/// Most steps of a chain that have a link.
const LINKS: usize = 8;
/// Width of the link of an activation, of one of a step, and of the gap behind it.
const WIDTHS: (f32, f32, f32) = (70.0, 62.0, 14.0);

/// The links of the open action: as long as the way back is open, each can be reopened.
pub(super) fn links(scene: &BoardScene<'_, State>) -> Vec<(Spot, Rect)> {
    if matches!(scene.prompt, Some(Prompt::React { .. })) {
        return Vec::new();
    }
    let open = Consequences::open(scene);
    let steps = (0..)
        .zip(open.hops.iter().take(LINKS))
        .map(|(index, _)| (Spot::Link(index), WIDTHS.1));
    let all = open
        .activated
        .map(|_| (Spot::Activation, WIDTHS.0))
        .into_iter()
        .chain(steps);
    let mut right = scene.bar.left() - WIDTHS.2;
    let links = all.map(|(spot, width)| {
        let at = Pos2::new(right + WIDTHS.2, scene.bar.center().y - 22.0);
        right = at.x + width;
        (spot, Rect::from_min_size(at, vec2(width, 44.0)))
    });
    links
        .take_while(|(_, link)| link.right() + 160.0 <= scene.bar.right())
        .collect()
}

/// Paints the links of the open action and what it costs, or that nothing of what is announced is final; returns the
/// width taken.
pub(super) fn bar(pen: &mut Pen<'_>, scene: &BoardScene<'_, State>, room: Rect) -> f32 {
    if matches!(scene.prompt, Some(Prompt::React { .. })) {
        let shows = say!(&scene.about, "board-shows", name = scene.about.view.active);
        titled(pen, room, &t("nothing-yet"), &shows);
        return room.width();
    }
    let open = Consequences::open(scene);
    if open == Consequences::default() {
        return 0.0;
    }
    let links = links(scene);
    for (spot, rect) in &links {
        link(pen, scene, &open, *spot, *rect);
    }
    let left = links.last().map_or(room.left(), |(_, rect)| rect.right() + 18.0);
    row_of_chips(pen, scene, &open, room.with_min_x(left)) - room.left() + 6.0
}

/// One link: the room and who uses it, or a step with its number and who takes it.
fn link(pen: &mut Pen<'_>, scene: &BoardScene<'_, State>, open: &Consequences, spot: Spot, rect: Rect) {
    let p = pen.palette;
    let hovered = scene.pointed == Some(spot) && consequences::takes_back(scene, spot) > 0;
    let fill = if hovered { p.card_hi } else { p.card };
    let last = matches!(spot, Spot::Link(index) if usize::from(index) + 1 == open.hops.len());
    let (width, border) = if last { (2.0, p.accent) } else { (1.0, p.line) };
    pen.rect_lined(rect, sizes::R_BUTTON, fill, width, border);
    let at = |x: f32| rect.left_center() + vec2(x, 0.0);
    if let (Spot::Activation, Some((tile, activator))) = (spot, open.activated) {
        let kind = scene.about.setup.components.tile(tile).kind;
        pen.glyph(pictures::of(&kind), at(19.0), 24.0, p.text, fill);
        figures::small(pen, activator, at(49.0), 11.5);
    } else if let Spot::Link(index) = spot
        && let Some(hop) = open.hops.get(usize::from(index))
    {
        marks::number(pen, at(17.0), 9.5, usize::from(index) + 1);
        figures::mover(pen, hop.who, at(42.0), 26.0);
        if open.dies(hop) {
            figures::skull(pen, at(52.0) + vec2(0.0, 9.0), 7.5);
        }
    }
    if !last {
        pen.glyph(
            &glyphs::RIGHT,
            rect.right_center() + vec2(7.0, 0.0),
            12.0,
            p.dim,
            p.panel,
        );
    }
}
