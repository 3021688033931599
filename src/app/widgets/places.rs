//! A place on the screen for what comes unasked: beside all that can be pressed, and beside codes.

use egui::{Context, Id, Pos2, Rect, Ui, Vec2, pos2};

/// Distance between two places that are tried.
const STEP: f32 = 12.0;
/// Part of the screen from which on something is ground to stand on, not a thing to keep clear of.
const GROUND: f32 = 0.25;

/// Codes to be read or scanned, and the pass in which they were drawn.
type Codes = (u64, Vec<Rect>);

fn codes() -> Id {
    Id::unique("codes to be read or scanned")
}

/// Keeps notices off a code that somebody may be about to read or scan.
pub(crate) fn keep_clear(ui: &Ui, rect: Rect) {
    let pass = ui.ctx().cumulative_pass_nr();
    ui.data_mut(|data| {
        let (of, codes) = data.get_temp_mut_or_default::<Codes>(codes());
        if std::mem::replace(of, pass) != pass {
            codes.clear();
        }
        codes.push(rect);
    });
}

/// All that was drawn in this frame so far and that a person presses, and codes.
pub(super) fn drawn(ctx: &Context) -> Vec<Rect> {
    let (ground, pass) = (ctx.content_rect().area() * GROUND, ctx.cumulative_pass_nr());
    let codes: Option<Codes> = ctx.data(|data| data.get_temp(codes()));
    let codes = codes.filter(|(of, _)| *of == pass).map(|(_, codes)| codes);
    ctx.viewport(|viewport| {
        let all = viewport.this_pass.widgets.layers().flat_map(|(_, list)| list);
        let shown = all.filter(|widget| widget.visible && widget.interact_rect.is_positive());
        let pressed = shown.filter(|widget| widget.sense.senses_click());
        let pressed = pressed.map(|widget| widget.interact_rect);
        let things = pressed.filter(|rect| rect.area() < ground);
        things.chain(codes.into_iter().flatten()).collect()
    })
}

/// How much a place covers, in square points; 0 if nothing.
pub(super) fn covered(place: Rect, drawn: &[Rect]) -> f32 {
    let part = |drawn: &Rect| {
        let common = place.expand(2.0).intersect(*drawn);
        if common.is_positive() { common.area() } else { 0.0 }
    };
    drawn.iter().map(part).sum()
}

/// The place of this size that covers the least; of several the nearest to the `wanted` one.
pub(super) fn place(screen: Rect, wanted: Pos2, size: Vec2, drawn: &[Rect]) -> Rect {
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

    const fn at(x: f32, y: f32, wide: f32, high: f32) -> Rect {
        Rect {
            min: pos2(x, y),
            max: pos2(x + wide, y + high),
        }
    }

    #[test]
    fn a_place_that_covers_nothing_is_kept() {
        let (wanted, size) = (pos2(12.0, 500.0), vec2(440.0, 60.0));
        let beside = [at(500.0, 500.0, 100.0, 40.0)];
        assert_eq!(place(SCREEN, wanted, size, &beside).min, wanted);
    }

    #[test]
    fn a_button_or_a_code_is_gone_out_of_the_way_of_as_far_as_there_is_room() {
        let (wanted, size) = (pos2(12.0, 500.0), vec2(440.0, 60.0));
        let things = [at(20.0, 520.0, 100.0, 40.0), at(300.0, 400.0, 200.0, 80.0)];
        let found = place(SCREEN, wanted, size, &things);
        assert_eq!(covered(found, &things), 0.0, "{found:?}");
        assert!(SCREEN.contains_rect(found));
    }
}
