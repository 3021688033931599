//! The frame of every game's table: facts about the table, the question on the screen, bars, rails, log.

pub(crate) mod asking;
pub(crate) mod banner;
pub(crate) mod chances;
pub(crate) mod clock;
pub(crate) mod codes;
pub(crate) mod keys;
pub(crate) mod line;
pub(crate) mod log;
pub(crate) mod log_card;
pub(crate) mod model;
pub(crate) mod parts;
pub(crate) mod player;
pub(crate) mod status;
pub(crate) mod table_screen;
pub mod take_back;
pub(crate) mod talk_card;
pub(crate) mod undo;
pub(crate) mod zones;

pub use asking::Asking;
pub use log::{LineKind, Lines, LogLine};
pub use model::{Link, Question, TableModel};
pub(crate) use status::of_player;
pub use status::status;
pub use table_screen::{Shown, TableScreen, Wish};
