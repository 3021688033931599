//! The notice in the top bar of an end that comes near, and of who would win then.

use super::{drawn::Drawn, frame::BoardFrame, state::BoardScreen};
use crate::{
    app::{
        look::{Pen, fonts, glyphs, sizes},
        widgets,
    },
    text::{About, outcome},
};
use egui::{
    Align2, Rect, Ui,
    accesskit::{Live, Role},
    vec2,
};

/// Height of the notice, and of a line in it.
const HIGH: f32 = 38.0;
const ROW: f32 = 15.0;
/// Width from its left end to its words, and from these to its right end.
const SIDES: (f32, f32) = (34.0, 10.0);
/// Distance to what stands at its left.
const BESIDE: f32 = 16.0;

/// Draws the notice at the right end of a room whose other contents need the width `rest`. Returns the notice's own width,
/// or 0 while no end comes near. Where there is little room the notice has fewer words; the tooltip and screen readers
/// have all of them. A screen reader announces the notice when it comes, and not again while only the points change.
pub(super) fn notice<G: Drawn>(
    ui: &Ui,
    frame: &BoardFrame<'_, G>,
    state: &mut BoardScreen<G>,
    (room, rest): (Rect, f32),
) -> f32 {
    let (model, about) = (frame.model, frame.scene.about);
    let Some(coming) = G::coming_end(about).filter(|_| model.coach.is_none()) else {
        state.told_end = (String::new(), 0);
        return 0.0;
    };
    let [first, behind] = outcome::would_win(&about, &coming.ranking);
    let spoken = [coming.rule.as_str(), &first, &behind].join(" ");
    let spoken = spoken.trim_end();
    let lines = [
        (coming.head.as_str(), fonts::bold(sizes::SMALL)),
        (first.as_str(), fonts::regular(sizes::SMALL)),
    ];
    let measure = Pen::new(ui.ctx());
    let width = |count: usize| {
        let widths = lines[..count]
            .iter()
            .map(|(text, font)| measure.width(text, font.clone()));
        SIDES.0 + widths.fold(0.0, f32::max) + SIDES.1
    };
    let fits = |count: &usize| width(*count) + BESIDE + rest <= room.width();
    let count = (1..=lines.len()).rev().find(fits).unwrap_or(0);
    let place = Align2::RIGHT_CENTER.anchor_size(room.right_center(), vec2(width(count), HIGH));
    widgets::draw(ui, |pen| {
        let p = pen.palette;
        let (width, line) = if coming.is_next {
            (2.0, p.hazard)
        } else {
            (1.0, p.line_hi)
        };
        pen.rect_lined(place, sizes::R_BUTTON, p.card, width, line);
        pen.glyph(
            &glyphs::HOURGLASS,
            place.left_center() + vec2(18.0, 0.0),
            18.0,
            p.hazard,
            p.card,
        );
        let top = -ROW / 2.0 * (count as f32 - 1.0);
        for (index, (text, font)) in lines[..count].iter().enumerate() {
            let at = place.left_center() + vec2(SIDES.0, top + ROW * index as f32);
            pen.text_at(at, Align2::LEFT_CENTER, text, font.clone(), p.text);
        }
    });
    let response = widgets::named(ui, place, "coming end", Role::Label, spoken);
    // At a shared window another reader is addressed from turn to turn: that is no news.
    let of_anybody = G::coming_end(About { you: None, ..about }).map_or_else(String::new, |end| end.rule);
    if state.told_end.0 != of_anybody {
        state.told_end = (of_anybody, model.revision);
    }
    // An earlier position is looked at, not announced.
    let is_live = model.playback.is_none() && state.earlier.is_none();
    if is_live && state.told_end.1 == model.revision {
        widgets::said_of(&response, Live::Polite);
    }
    response.on_hover_text(spoken);
    place.width()
}
