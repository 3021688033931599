//! The first size of the window: so large as its screen has room for beside title bars and panels.

use crate::app::look::sizes;
use eframe::egui::{Context, Id, Vec2, ViewportCommand};

/// Points of a screen that the window leaves to its own frame and to the panels of the system: a title bar takes 24 to 40
/// points of the height, a panel or a dock 40 to 50, a narrow frame some of the width. No system tells every program how
/// much it is.
const TAKEN: Vec2 = Vec2::new(16.0, 96.0);
/// Frames after which a system that has not told the size of the screen is not waited for.
const FRAMES: u64 = 30;

/// The size inside for a window on a screen of this size, if the usual one does not fit there.
fn size(screen: Vec2) -> Option<Vec2> {
    let room = (screen - TAKEN).max(sizes::LEAST_WINDOW);
    let fits = sizes::FIRST_WINDOW.x <= room.x && sizes::FIRST_WINDOW.y <= room.y;
    (!fits).then(|| sizes::FIRST_WINDOW.min(room))
}

/// Makes the window fit its screen, once the size of that is known.
pub(super) fn into_the_screen(ctx: &Context) {
    let id = Id::unique("the window fits its screen");
    if ctx.data(|data| data.get_temp(id)).unwrap_or(false) || ctx.cumulative_pass_nr() > FRAMES {
        return;
    }
    let Some(screen) = ctx.input(|input| input.viewport().monitor_size) else {
        return;
    };
    ctx.data_mut(|data| data.insert_temp(id, true));
    // Both are in points of the window, at whatever scale it is drawn.
    let zoom = ctx.zoom_factor();
    if let Some(size) = size(screen * zoom) {
        ctx.send_viewport_cmd(ViewportCommand::InnerSize(size / zoom));
        if size.x < sizes::REGULAR_WINDOW.x || size.y < sizes::REGULAR_WINDOW.y {
            // A small screen is given whole; the system knows best how much of it that is.
            ctx.send_viewport_cmd(ViewportCommand::Maximized(true));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use eframe::egui::vec2;

    #[test]
    fn the_window_leaves_room_for_its_frame_and_a_panel() {
        for (screen, expected) in [
            (vec2(1366.0, 768.0), Some(vec2(1350.0, 672.0))),
            (vec2(1440.0, 900.0), Some(vec2(1424.0, 804.0))),
            (vec2(1024.0, 600.0), Some(vec2(1008.0, 504.0))),
            // 1920x1080 at scale 2.
            (vec2(960.0, 540.0), Some(vec2(944.0, 444.0))),
            (vec2(1920.0, 1080.0), None),
            (vec2(3840.0, 2160.0), None),
        ] {
            assert_eq!(size(screen), expected, "{screen:?}");
        }
    }
}
