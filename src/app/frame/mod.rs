//! What the table screens of all games share: the facts about the table, the question on the screen, bars, rails, log.

pub mod asking;
pub mod banner;
pub mod clock;
pub mod layout;
pub mod line;
pub mod log;
pub mod log_card;
pub mod model;
pub mod player;
pub mod take_back;
pub mod top;
pub mod undo;

pub use asking::Asking;
pub use log::{LineKind, Lines, LogLine};
pub use model::{Link, Question, TableAction, TableModel};

/// The number keys: each chooses a line of a list.
pub const DIGITS: [egui::Key; 9] = [
    egui::Key::Num1,
    egui::Key::Num2,
    egui::Key::Num3,
    egui::Key::Num4,
    egui::Key::Num5,
    egui::Key::Num6,
    egui::Key::Num7,
    egui::Key::Num8,
    egui::Key::Num9,
];
