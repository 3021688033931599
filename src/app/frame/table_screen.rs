//! A game in the window: the screen of its table, and what other screens show of it.

use crate::{
    app::{client::TableClient, look::Pen},
    games::any::{AnyGame, AnyReason, GameId},
    protocol::ClientMessage,
    rules::Seat,
};
use egui::{Pos2, Rect, Ui};

/// A game in the window.
#[derive(Clone, Copy)]
pub struct Shown {
    /// A fresh table screen.
    pub screen: fn() -> Box<dyn TableScreen>,
    /// Draws a player's pieces in one row, beside a taken seat of the lobby: the middle of the first piece, and the
    /// distance to the next.
    pub pieces: fn(&mut Pen<'_>, Seat, Pos2, f32),
    /// A remark on a player's points at the end, beside their sources; may be empty.
    pub remark: fn(&TableClient, Seat) -> String,
    /// The side that nobody plays, about a middle and of a size: on the end screen.
    pub neutral: fn(&mut Pen<'_>, Pos2, f32),
}

/// A wish of the player at a table: in the lobby, in the game, or at its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wish {
    /// Says this to the host.
    Say(ClientMessage<AnyGame>),
    /// Opens the menu of the program.
    Menu,
    /// Opens the list of the seats, with all that can be done about them.
    Seats,
    /// Opens the settings.
    Settings,
    /// Writes a bug report.
    Report,
    /// Shows the join code.
    Invite,
    /// Shows the board as it was at the end.
    LookAround,
    /// Goes on with the table of a lost host on this machine.
    GoOn,
    /// Leaves the table.
    Leave,
}

/// The screen of a game's table with all that it remembers between frames.
pub trait TableScreen {
    /// The game whose tables it draws.
    fn game(&self) -> GameId;
    /// Takes in what is new of the table and draws it into all of `ui`; draws nothing if it is another game's.
    fn draw(&mut self, ui: &mut Ui, client: &mut TableClient) -> Option<Wish>;
    /// True if nothing is half chosen or open, so that Esc has nothing to leave here.
    fn is_idle(&self) -> bool;
    /// The host refused the last answer: another one may be given at once.
    fn refused(&mut self);
    /// The rule that forbids a command, in words; `None` if it is another game's.
    fn reason(&self, reason: &AnyReason) -> Option<String>;
    /// The place of the status line in a window: bars about the table lie over it.
    fn banner(&self, window: Rect) -> Rect;
}
