//! Every size of the window in points, and the three sizes of windows.

use egui::Vec2;

/// The points that every screen has room in; in a smaller window everything is drawn smaller.
pub(crate) const MIN_WINDOW: Vec2 = Vec2::new(960.0, 600.0);
/// The smallest size of the window: half of that, where everything can still be found.
pub(crate) const LEAST_WINDOW: Vec2 = Vec2::new(480.0, 300.0);
/// In a window with more points than these everything is drawn larger, so that it has about as many.
pub(crate) const ROOMY_WINDOW: Vec2 = Vec2::new(1920.0, 1080.0);
/// Window at the first start.
pub(crate) const FIRST_WINDOW: Vec2 = Vec2::new(1440.0, 900.0);

/// Font size of a join code, which is read from across the table.
pub(crate) const CODE: f32 = 34.0;
/// Font size of scores.
pub(crate) const SCORE: f32 = 26.0;
/// Ranks, names in the lobby.
pub(crate) const RANK: f32 = 18.0;
/// Card titles on start and lobby.
pub(crate) const TITLE: f32 = 20.0;
/// Player names, heads of cards.
pub(crate) const NAME: f32 = 16.0;
/// Status line and lists.
pub(crate) const BODY: f32 = 15.0;
/// Buttons, log, hints.
pub(crate) const LABEL: f32 = 13.0;
/// Captions and key caps; nothing is smaller.
pub(crate) const SMALL: f32 = 12.0;

/// Radius of key caps.
pub(crate) const R_KEY: f32 = 5.0;
/// Radius of buttons and inputs.
pub(crate) const R_BUTTON: f32 = 9.0;
/// Radius of cards.
pub(crate) const R_CARD: f32 = 10.0;
/// Radius of large cards.
pub(crate) const R_LARGE: f32 = 13.0;

/// Padding inside cards.
pub(crate) const PAD: f32 = 14.0;
/// Gap between cards in rails.
pub(crate) const GAP: f32 = 8.0;
/// Gap between cards on start and lobby.
pub(crate) const GAP_WIDE: f32 = 12.0;
/// Margin of the table screen.
pub(crate) const MARGIN: f32 = 10.0;
/// Margin of the other screens.
pub(crate) const MARGIN_WIDE: f32 = 32.0;

/// Side of the smallest target of a click.
pub(crate) const TARGET: f32 = 32.0;
/// Height of ordinary buttons.
pub(crate) const BUTTON: f32 = 36.0;
/// Height of Undo, Confirm and other main buttons.
pub(crate) const BUTTON_LARGE: f32 = 44.0;
/// Height of the answers to an interrupt.
pub(crate) const BUTTON_SHEET: f32 = 50.0;
/// Width of the bar beside a list that goes on.
pub(crate) const SCROLL_BAR: f32 = 4.0;

/// Height of the top bar.
pub(crate) const TOP_BAR: f32 = 52.0;
/// Height of the status line.
pub(crate) const BANNER: f32 = 44.0;
/// Width of a focus ring.
pub(crate) const FOCUS: f32 = 2.0;
/// Distance of a focus ring from what it surrounds.
pub(crate) const FOCUS_GAP: f32 = 4.0;

/// Cell side below which figures show an initial instead of a silhouette.
pub(crate) const LOD_SILHOUETTE: f32 = 40.0;
/// Cell side from which tiles show bolts and seams.
pub(crate) const LOD_BOLTS: f32 = 64.0;
/// Cell side from which figures carry their letter.
pub(crate) const LOD_LETTER: f32 = 110.0;

/// Hover and press, seconds.
pub(crate) const T_HOVER: f32 = 0.09;
/// Chips and toasts appear, seconds.
pub(crate) const T_TOAST: f32 = 0.16;
/// The interrupt sheet slides in, seconds.
pub(crate) const T_SHEET: f32 = 0.22;
/// Seconds for which a toast stays.
pub(crate) const T_TOAST_STAYS: f64 = 6.0;
/// Seconds for which a toast about the end of a table stays.
pub(crate) const T_TOAST_STAYS_LONG: f64 = 60.0;
/// Seconds in which a vanished table fades from the list.
pub(crate) const T_ROW_FADES: f64 = 2.0;

/// From this window on the rails show more than the essentials.
pub(crate) const REGULAR_WINDOW: Vec2 = Vec2::new(1180.0, 720.0);
/// From this window on the rails are wide.
pub(crate) const WIDE_WINDOW: Vec2 = Vec2::new(1800.0, 1000.0);

/// The three sizes of windows that are told apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Breakpoint {
    /// From [`MIN_WINDOW`] on.
    Compact,
    /// From [`REGULAR_WINDOW`] on.
    Regular,
    /// From [`WIDE_WINDOW`] on.
    Wide,
}

impl Breakpoint {
    /// The breakpoint of a window of this size.
    #[must_use]
    pub(crate) fn of(size: Vec2) -> Self {
        if size.x >= WIDE_WINDOW.x && size.y >= WIDE_WINDOW.y {
            Self::Wide
        } else if size.x >= REGULAR_WINDOW.x && size.y >= REGULAR_WINDOW.y {
            Self::Regular
        } else {
            Self::Compact
        }
    }
}
