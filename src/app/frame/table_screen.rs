//! A game in the window: the screen of its table, and what other screens show of it.

use crate::{
    app::{
        client::TableClient,
        course::Course,
        lesson::{Lesson, LessonError},
        look::Pen,
        playback::ReplayWish,
        sound::Cue,
    },
    bot::analysis::Swing,
    games::any::{AnyEvent, AnyGame, AnyPrompt, AnyReason, GameId},
    protocol::{ClientMessage, DeviceId, LogEntry, MemberId},
    rules::Seat,
    text::{About, book::RulesPage},
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
    /// The course of the game that is over, from what the client has kept of it.
    pub course: fn(&TableClient) -> Course,
    /// A moment in which the game turned, in words.
    pub moment: fn(&TableClient, &Swing<AnyGame>) -> String,
    /// The side that nobody plays, about a middle and of a size: on the end screen.
    pub neutral: fn(&mut Pen<'_>, Pos2, f32),
    /// The pages of the rules, with the numbers of a table's box.
    pub rules: fn(Option<&TableClient>) -> Vec<RulesPage>,
    /// The lesson, or why it cannot be played.
    pub lesson: fn() -> Result<Lesson, LessonError>,
    /// The file of its puzzles.
    pub puzzles: &'static str,
    /// Draws the picture of such a page, by its number from 0, into a square.
    pub illustrate: fn(&mut Pen<'_>, usize, Rect),
    /// How long a game takes as its box has it, in minutes.
    pub minutes: &'static str,
    /// The sound of an event, if it has one.
    pub cue: fn(&AnyEvent) -> Option<Cue>,
    /// True for a question that comes out of turn.
    pub out_of_turn: fn(&AnyPrompt) -> bool,
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
    /// Opens the rules of the game, at this page if one is meant.
    Rules(Option<usize>),
    /// Opens the settings.
    Settings,
    /// Fills the screen with the window, or gives it back.
    FullScreen,
    /// Writes a bug report.
    Report,
    /// Shows the join code.
    Invite,
    /// Shows what the box of the table changes; its host can choose another one.
    Box,
    /// Sends a guest away for good, once that was asked.
    Ban(MemberId),
    /// Opens the list of those who were sent away for good.
    Banned,
    /// Saves the game that is over as a file that others can be given.
    SaveReplay,
    /// Shows the board as it was at the end.
    LookAround,
    /// Looks where the game that is over turned.
    Analyse,
    /// Shows the board in a moment of the game that is over.
    LookAt {
        /// Number of the entry of the log that led to it.
        entry: u32,
        /// The moment in words.
        words: String,
    },
    /// Goes from the result of a game to the table, which has gone on.
    LeaveResult,
    /// Shows the result of the last game again.
    ShowResult,
    /// Goes on with the table of a lost host on this machine.
    GoOn,
    /// Hears nothing more of a device, or hears it again.
    Mute(DeviceId, bool),
    /// Goes elsewhere in the record that is looked at.
    Replay(ReplayWish),
    /// Leaves the table.
    Leave,
}

/// The screen of a game's table with all that it remembers between frames.
pub trait TableScreen {
    /// The game whose tables it draws.
    fn game(&self) -> GameId;
    /// Takes in what is new of the table and draws it into all of `ui`; draws nothing if it is another game's.
    fn draw(&mut self, ui: &mut Ui, client: &mut TableClient) -> Option<Wish>;
    /// Forgets all lines of the log.
    fn clear_log(&mut self);
    /// Writes an entry of a recorded game into the log, in the position that it led to; nothing if it is another game's.
    fn retell(&mut self, about: About<'_, AnyGame>, entry: &LogEntry<AnyGame>);
    /// Looks back at the position that an entry of the log led to, and says these words about it.
    fn look_at_moment(&mut self, entry: u32, words: String);
    /// True if nothing is half chosen or open, so that Esc has nothing to leave here.
    fn is_idle(&self) -> bool;
    /// The host refused the last answer: another one may be given at once.
    fn refused(&mut self);
    /// The rule that forbids a command, in words; `None` if it is another game's.
    fn reason(&self, reason: &AnyReason) -> Option<String>;
    /// The place of the status line in a window: bars about the table lie over it.
    fn banner(&self, window: Rect) -> Rect;
}
