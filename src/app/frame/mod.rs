//! What the table screens of all games share: the facts about the table, the question on the screen, bars, rails, log.

pub mod asking;
pub mod banner;
pub mod clock;
pub mod keys;
pub mod legal;
pub mod line;
pub mod log;
pub mod log_card;
pub mod model;
pub mod player;
pub mod status;
pub mod table_screen;
pub mod take_back;
pub mod top;
pub mod undo;
pub mod zones;

pub use asking::Asking;
pub use keys::DIGITS;
pub use legal::Legal;
pub use log::{LineKind, Lines, LogLine};
pub use model::{Link, Question, TableAction, TableModel};
pub use status::status;
pub use table_screen::{Shown, TableScreen, Wish};
