//! Curves of motion: things come into the picture, and ask to be noticed.

use super::{sizes, theme::reduced_motion};
use egui::{Context, Id, emath::easing};
use std::time::Duration;

/// Distance below its place at which something appears, in points.
const BELOW: f32 = 6.0;
/// Seconds for a fade that moves nothing: also with reduced motion.
const FADE: f32 = 0.08;
/// One pulse of what may be chosen, in seconds.
const PULSE: f32 = 1.6;
/// So many pulses, then rest.
const PULSES: f32 = 3.0;
/// Something as slow as a pulse or as small as a figure is drawn so often.
pub(crate) const SLOW_FRAME: Duration = Duration::from_millis(33);

/// The state of something on its way into the picture.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Entrance {
    /// Its opacity, 0 to 1.
    pub alpha: f32,
    /// Its distance below its place, in points.
    pub below: f32,
}

impl Entrance {
    /// Of something that appeared so many seconds ago.
    #[must_use]
    pub(crate) fn at(age: f32, reduced: bool) -> Self {
        if reduced {
            return Self {
                alpha: (age / FADE).clamp(0.0, 1.0),
                below: 0.0,
            };
        }
        let share = easing::cubic_out((age / sizes::T_TOAST).clamp(0.0, 1.0));
        Self {
            alpha: share,
            below: BELOW * (1.0 - share),
        }
    }

    /// True once it is where it stays.
    #[must_use]
    pub(crate) fn is_over(&self) -> bool {
        self.alpha >= 1.0
    }
}

fn moving_id() -> Id {
    Id::unique("something moves")
}

/// Asks for the next frame of a movement.
pub(crate) fn go_on(ctx: &Context) {
    let frame = ctx.cumulative_frame_nr();
    ctx.data_mut(|data| data.insert_temp(moving_id(), frame));
    ctx.request_repaint();
}

/// True if something was on its way in the last frame.
#[must_use]
pub(crate) fn goes_on(ctx: &Context) -> bool {
    let seen: Option<u64> = ctx.data(|data| data.get_temp(moving_id()));
    seen.is_some_and(|frame| frame + 1 >= ctx.cumulative_frame_nr())
}

/// The entrance of something drawn in this frame; it begins anew after a frame without it.
#[must_use]
pub(crate) fn entry(ctx: &Context, id: Id) -> Entrance {
    let now = ctx.input(|input| input.time);
    let frame = ctx.cumulative_frame_nr();
    let since = ctx.data_mut(|data| {
        // The time at which it appeared, and the frame in which it was seen last.
        let (since, seen) = data.get_temp_mut_or_insert_with(id, || (now, frame));
        if *seen + 1 < frame {
            *since = now;
        }
        *seen = frame;
        *since
    });
    let entry = Entrance::at((now - since) as f32, reduced_motion(ctx));
    if !entry.is_over() {
        go_on(ctx);
    }
    entry
}

/// The part of its way that a sheet has still to slide, 1 to 0, so many seconds after it was called.
#[must_use]
pub(crate) fn slide(ctx: &Context, age: f64) -> f32 {
    let left = 1.0 - easing::cubic_out((age as f32 / sizes::T_SHEET).clamp(0.0, 1.0));
    if left > 0.0 {
        go_on(ctx);
    }
    left
}

/// The pulses of a choice that are over, so many seconds after it was offered; none once it is at rest.
#[must_use]
pub(crate) fn pulses(ctx: &Context, age: f64) -> f32 {
    let over = age as f32 / PULSE;
    if !(0.0..PULSES).contains(&over) {
        return 0.0;
    }
    ctx.request_repaint_after(SLOW_FRAME);
    over
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_appears_rises_to_its_place_and_stays_and_with_reduced_motion_only_fades() {
        let at = |age, reduced| Entrance::at(age, reduced);
        let of = |alpha, below| Entrance { alpha, below };
        assert_eq!((at(0.0, false), at(0.16, false)), (of(0.0, 6.0), of(1.0, 0.0)));
        let middle = at(0.08, false);
        assert!((0.8..1.0).contains(&middle.alpha) && middle.below < 1.0, "{middle:?}");
        assert_eq!((at(0.04, true), at(0.08, true)), (of(0.5, 0.0), of(1.0, 0.0)));
    }

    /// Runs frames at these times; returns what a frame gave, and whether it asked for another one.
    fn frames<T>(ctx: &Context, times: &[f64], mut draw: impl FnMut(&Context) -> T) -> Vec<(T, Duration)> {
        let frame = |&time: &f64| {
            let mut out = None;
            let input = egui::RawInput {
                time: Some(time),
                ..Default::default()
            };
            let mut output = ctx.run_ui(input, |ui| out = Some(draw(ui.ctx())));
            output.textures_delta.clear();
            let delay = output.viewport_output[&egui::ViewportId::ROOT].repaint_delay;
            (out.expect("the frame was drawn"), delay)
        };
        times.iter().map(frame).collect()
    }

    #[test]
    fn what_was_away_for_a_frame_appears_anew() {
        let ctx = Context::default();
        let id = Id::unique("chip");
        let seen = frames(&ctx, &[1.0, 1.2], |ctx| entry(ctx, id));
        assert_eq!((seen[0].0.alpha, seen[1].0.alpha), (0.0, 1.0));
        frames(&ctx, &[1.3], |_| ());
        assert_eq!(frames(&ctx, &[1.4], |ctx| entry(ctx, id))[0].0.alpha, 0.0);
    }

    #[test]
    fn frames_are_asked_for_only_while_something_moves() {
        let ctx = Context::default();
        // Egui draws the first frames without being asked.
        frames(&ctx, &[0.0, 0.1, 0.2], |_| ());
        let soon = |delay: Duration| delay < Duration::from_secs(1);
        let moved = frames(&ctx, &[1.0, 1.2, 1.3, 6.0], |ctx| {
            slide(ctx, ctx.input(|i| i.time) - 1.0)
        });
        assert_eq!((moved[0].0, moved[2].0), (1.0, 0.0));
        assert!(soon(moved[0].1) && soon(moved[1].1) && !soon(moved[3].1), "{moved:?}");
        let pulsed = frames(&ctx, &[7.0, 11.7, 11.9, 12.5], |ctx| {
            pulses(ctx, ctx.input(|i| i.time) - 7.0)
        });
        assert!(
            soon(pulsed[0].1) && soon(pulsed[1].1) && !soon(pulsed[3].1),
            "{pulsed:?}"
        );
        assert_eq!((pulsed[0].0, pulsed[2].0), (0.0, 0.0));
    }
}
