//! The one format of journal, save, replay and bug report.
//!
//! A record is a [`Header`] and its [`Entry`]s, each in a frame of its own with length and checksum, so that a file that
//! was cut in the middle still gives its good part. A [`Cursor`] steps through it; [`verify`] plays all of it and names
//! the first entry that differs.

#![doc = include_str!("README.md")]

mod cursor;
mod file;
mod format;
mod heard;
mod names;
mod report;

pub use cursor::{Cursor, Difference, verify};
pub use file::{Damage, Loaded, RecordError, encode_entry, encode_header, load, peek_versions};
pub use format::{
    Action, Entry, FORMAT, Header, HostedSeat, Hosting, OLDEST_FORMAT, RecordedSeat, Start, Taken, Versions,
};
pub use heard::{HeardError, heard, whole_log};
pub use names::RecordNames;
pub use report::{ReportedGame, encode_report, load_replay};

/// A header and all its entries.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record<G: crate::rules::Game> {
    /// The header, with everything that is fixed for the game.
    pub header: Header<G>,
    /// All actions in order, each with the digest of the view after it.
    pub entries: Vec<Entry<G>>,
}
