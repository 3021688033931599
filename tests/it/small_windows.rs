//! Windows smaller than every screen was drawn for: a laptop's screen at twice the scale, with a panel and a title bar.

use crate::visit::Window;
use egui::{Key, accesskit::Role};
use egui_kittest::kittest::{NodeT, Queryable};
use podbay::app::Screen;

/// Sizes inside of such windows, in points of the system.
const SIZES: [[f32; 2]; 5] = [
    // 1366x768, 1024x600 and, at scale 2, 1920x1080 with a panel of 40 points.
    [1366.0, 704.0],
    [1024.0, 536.0],
    [960.0, 476.0],
    [800.0, 480.0],
    [640.0, 400.0],
];

/// The buttons that do not lie in the window, and how many there are.
fn buttons_outside(window: &Window) -> (Vec<String>, usize) {
    let room = window.harness.ctx.content_rect().expand(1.0);
    let buttons = window.harness.query_all_by_role(Role::Button);
    let all: Vec<(String, bool)> = buttons
        .map(|button| {
            let label = button.accesskit_node().label().unwrap_or_default();
            (
                format!("{label} at {:?}", button.rect()),
                room.contains_rect(button.rect()),
            )
        })
        .collect();
    let count = all.len();
    let outside = all.into_iter().filter(|(_, inside)| !inside);
    (outside.map(|(label, _)| label).collect(), count)
}

#[test]
fn every_button_lies_in_a_window_that_is_smaller_than_the_screens() {
    for size in SIZES {
        let folder = tempfile::tempdir().unwrap();
        let mut window = Window::open(folder.path());
        window.harness.set_size(size.into());
        let check = |window: &mut Window, screen: Screen, least: usize| {
            window.until_screen(screen);
            (0..6).for_each(|_| window.harness.step());
            let points = window.harness.ctx.content_rect().size();
            assert!(points.x >= 959.0 && points.y >= 599.0, "{size:?}: {points}");
            let (outside, count) = buttons_outside(window);
            assert!(outside.is_empty(), "{screen:?} at {size:?}: {outside:?}");
            assert!(count >= least, "{screen:?} at {size:?}: {count}");
        };
        window.until_label("Play here");
        check(&mut window, Screen::Start, 7);
        window.harness.key_press(Key::Num4);
        check(&mut window, Screen::Replays, 3);
        window.harness.key_press(Key::Escape);
        window.until_screen(Screen::Start);
        window.click("Play here");
        window.until_label("Ready to start");
        check(&mut window, Screen::Lobby, 5);
        window.click("Start");
        check(&mut window, Screen::Table, 4);
    }
}
