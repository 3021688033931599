//! A place on the screen for what comes unasked: beside all that can be pressed or is to be read.

use egui::{Context, Pos2, Rect, Vec2, pos2};

/// Distance between two places that are tried.
const STEP: f32 = 12.0;
/// Part of the screen from which on something is ground to stand on, not a thing to keep clear of.
const GROUND: f32 = 0.25;
/// A covered button is worse than so much covered text of the same size.
const PRESSED: f32 = 1000.0;

/// Something that was drawn in this frame.
#[derive(Clone, Copy, Debug)]
pub(super) struct Drawn {
    /// Its place.
    pub(super) rect: Rect,
    /// It can be pressed.
    pub(super) pressed: bool,
}

/// All that was drawn in this frame so far and that a person reads or presses.
pub(super) fn drawn(ctx: &Context) -> Vec<Drawn> {
    let ground = ctx.content_rect().area() * GROUND;
    ctx.viewport(|viewport| {
        let widgets = &viewport.this_pass.widgets;
        let all = widgets.layers().flat_map(|(_, list)| list);
        let shown = all.filter(|widget| widget.visible && widget.interact_rect.is_positive());
        let things = shown.filter(|widget| widget.sense.senses_click() || widgets.info(widget.id).is_some());
        let things = things.map(|widget| Drawn {
            rect: widget.interact_rect,
            pressed: widget.sense.senses_click(),
        });
        things.filter(|drawn| drawn.rect.area() < ground).collect()
    })
}

/// How much a place covers; 0 if nothing.
pub(super) fn covered(place: Rect, drawn: &[Drawn]) -> f32 {
    let part = |drawn: &Drawn| {
        let common = place.expand(2.0).intersect(drawn.rect);
        let area = if common.is_positive() { common.area() } else { 0.0 };
        area * if drawn.pressed { PRESSED } else { 1.0 }
    };
    drawn.iter().map(part).sum()
}

/// The place of this size that covers the least; of several the nearest to the `wanted` one.
pub(super) fn place(screen: Rect, wanted: Pos2, size: Vec2, drawn: &[Drawn]) -> Rect {
    let first = Rect::from_min_size(wanted, size);
    let (mut best, mut least) = (first, (covered(first, drawn), 0.0));
    if least.0 <= 0.0 {
        return best;
    }
    let room = (screen.size() - size).max(Vec2::ZERO);
    let steps = |length: f32| (0..=(length / STEP) as usize).map(|step| step as f32 * STEP);
    for x in steps(room.x) {
        for y in steps(room.y) {
            let min = pos2(screen.left() + x, screen.bottom() - size.y - y);
            let here = Rect::from_min_size(min, size);
            let cost = (covered(here, drawn), min.distance(wanted));
            if cost < least {
                (best, least) = (here, cost);
            }
        }
    }
    best
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::vec2;

    const SCREEN: Rect = Rect {
        min: Pos2::ZERO,
        max: pos2(960.0, 600.0),
    };

    const fn at(x: f32, y: f32, wide: f32, high: f32, pressed: bool) -> Drawn {
        let rect = Rect {
            min: pos2(x, y),
            max: pos2(x + wide, y + high),
        };
        Drawn { rect, pressed }
    }

    #[test]
    fn a_place_that_covers_nothing_is_kept() {
        let (wanted, size) = (pos2(12.0, 500.0), vec2(440.0, 60.0));
        let beside = [at(500.0, 500.0, 100.0, 40.0, true)];
        assert_eq!(place(SCREEN, wanted, size, &beside).min, wanted);
    }

    #[test]
    fn a_button_or_a_code_is_gone_out_of_the_way_of_as_far_as_there_is_room() {
        let (wanted, size) = (pos2(12.0, 500.0), vec2(440.0, 60.0));
        let things = [at(20.0, 520.0, 100.0, 40.0, false), at(300.0, 400.0, 200.0, 80.0, true)];
        let found = place(SCREEN, wanted, size, &things);
        assert_eq!(covered(found, &things), 0.0, "{found:?}");
        assert!(SCREEN.contains_rect(found));
    }

    #[test]
    fn with_room_nowhere_words_are_covered_before_buttons() {
        let (wanted, size) = (pos2(12.0, 500.0), vec2(440.0, 60.0));
        let things = [at(0.0, 0.0, 960.0, 100.0, false), at(0.0, 100.0, 960.0, 500.0, true)];
        let found = place(SCREEN, wanted, size, &things);
        assert!(found.bottom() < 100.0, "{found:?}");
    }
}
