//! Chips of what an action costs and brings, and the links of its chain in the action bar.

use super::{
    art::{figures, marks, tiles},
    consequences::{self, Consequences},
    spots::ArgoSpot as Spot,
};
use crate::{
    app::{
        board::{
            art::titled,
            drawn::BoardScene,
            row::{self, Bit},
        },
        look::{
            Pen,
            glyphs::{self, Inks},
            sizes,
        },
    },
    games::argo::{Prompt, State},
    rules::Seat,
    text::{t, t_args},
};
use egui::{Align2, Pos2, Rect, vec2};

/// A chip.
#[derive(Clone, Copy, Debug)]
pub(super) enum Chip {
    /// Somebody of this seat dies, or an alien.
    Death(Option<Seat>),
    /// Points of a seat.
    Score(Seat, i32),
    /// The aliens' score before and after.
    Aliens((u8, u8)),
    /// A pod leaves.
    Launch,
}

/// Draws a chip within `bounds`; returns its place.
pub(super) fn chip(pen: &mut Pen<'_>, chip: &Chip, at: Pos2, anchor: Align2, bounds: Rect) -> Rect {
    let p = pen.palette;
    let words = |glyph, text| vec![Bit::Glyph(glyph), Bit::Text(text)];
    let (cost, gain, line) = match *chip {
        Chip::Death(seat) => {
            let victim = seat.map_or(Bit::Glyph(&glyphs::ALIEN), Bit::Badge);
            (vec![Bit::Glyph(&glyphs::SKULL), victim], Vec::new(), p.key)
        }
        Chip::Score(seat, points) => {
            let bits = vec![Bit::Badge(seat), Bit::Text(format!("{points:+}"))];
            (Vec::new(), bits, pen.seat(seat).fill)
        }
        Chip::Aliens((from, to)) => (Vec::new(), words(&glyphs::ALIEN, format!("{from} › {to}")), p.alien_eye),
        Chip::Launch => (Vec::new(), words(&glyphs::POD, t("chip-launch")), p.hazard),
    };
    let place = row::chip(pen, at, anchor, [&cost, &gain], (sizes::LABEL, line), bounds);
    place.unwrap_or(Rect::from_pos(at))
}

/// Draws the chips of an action from the left, as many as fit; returns where they end.
pub(super) fn row_of_chips(pen: &mut Pen<'_>, scene: &BoardScene<'_, State>, what: &Consequences, room: Rect) -> f32 {
    let dead = what.deaths.iter().map(|(victim, _)| Chip::Death(Some(victim.seat())));
    let shot = std::iter::repeat_n(Chip::Death(None), what.aliens_killed);
    let scores = what.scores.iter().map(|&(seat, points)| Chip::Score(seat, points));
    let aliens = what.aliens.map(Chip::Aliens);
    let leave = std::iter::repeat_n(Chip::Launch, what.launches);
    let all = dead.chain(shot).chain(scores).chain(aliens).chain(leave);
    // In a small window only one's own points have room.
    let small = scene.is_compact() && !matches!(scene.prompt, Some(Prompt::React { .. }));
    let shown = |chip: &Chip| !small || matches!(*chip, Chip::Score(seat, _) if Some(seat) == scene.viewer);
    let mut x = room.left();
    for each in all.filter(shown) {
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
    let steps = (0_u8..).take(open.hops.len().min(LINKS)).map(Spot::Link);
    let mut x = scene.bar.left();
    let mut out = Vec::new();
    for spot in open.activated.map(|_| Spot::Activation).into_iter().chain(steps) {
        let width = if spot == Spot::Activation { WIDTHS.0 } else { WIDTHS.1 };
        if x + width + 160.0 > scene.bar.right() {
            break;
        }
        let at = Pos2::new(x, scene.bar.center().y - 22.0);
        out.push((spot, Rect::from_min_size(at, vec2(width, 44.0))));
        x += width + WIDTHS.2;
    }
    out
}

/// Paints the links of the open action and what it costs, or that nothing of what is announced is final; returns the
/// width taken.
pub(super) fn bar(pen: &mut Pen<'_>, scene: &BoardScene<'_, State>, room: Rect) -> f32 {
    if matches!(scene.prompt, Some(Prompt::React { .. })) {
        let name = scene.about.seat(scene.about.view.active);
        let shows = t_args("board-shows", &[("name", name.into())]);
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
    if let (Spot::Activation, Some((tile, activator))) = (spot, open.activated) {
        let glyph = tiles::kind_glyph(scene.about.setup.components.tile(tile).kind);
        let at = |x: f32| rect.left_center() + vec2(x, 0.0);
        glyphs::draw(pen, glyph, at(19.0), 24.0, Inks::new(p.text, fill));
        figures::small(pen, activator, at(49.0), 11.5);
    } else if let Spot::Link(index) = spot
        && let Some(hop) = open.hops.get(usize::from(index))
    {
        marks::number(pen, rect.left_center() + vec2(17.0, 0.0), 9.5, usize::from(index) + 1);
        let centre = rect.left_center() + vec2(42.0, 0.0);
        match hop.who {
            Some(who) => figures::small(pen, who, centre, 11.5),
            None => figures::alien_shapes(pen, centre, 26.0),
        }
        if open.dies(hop) {
            figures::skull(pen, centre + vec2(10.0, 9.0), 7.5);
        }
    }
    if !last {
        let at = rect.right_center() + vec2(7.0, 0.0);
        glyphs::draw(pen, &glyphs::RIGHT, at, 12.0, Inks::new(p.dim, p.panel));
    }
}
