//! A bug report: one file with versions, the newest lines of the log and a game, and nothing that tells who played.

use super::{StoreError, at, load_record, profile};
use crate::{
    diagnostics,
    protocol::PROTOCOL_VERSION,
    record::{self, FORMAT, Loaded, ReportedGame},
    rules::Game,
};
use std::{
    fs::File,
    io::Write,
    path::{Path, PathBuf},
};

/// Longest line on a record, in characters.
const ABOUT_MAX: usize = 400;

/// A report that was written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reported {
    /// Its file.
    pub path: PathBuf,
    /// Number of entries of the record in it; `None` if it has no record.
    pub entries: Option<usize>,
    /// Number of lines of the log in it.
    pub lines: usize,
}

/// Writes a report into a new file. It tells of the record that is named, or of the profile's newest one; if that cannot
/// be read, the report says why and has none. The profile is only read, so a program may be running with it.
///
/// # Errors
/// The named record cannot be read, or the file is there already or cannot be written.
pub fn write_report<G: Game>(profile: &Path, named: Option<&Path>, file: &Path) -> Result<Reported, StoreError> {
    let newest = || Some(profile::dated_records(profile).ok()?.into_iter().next()?.1);
    let path = named.map(Path::to_owned).or_else(newest);
    let (game, about) = match path.as_deref().map(load_record::<G>) {
        None => (None, "no game was recorded".to_owned()),
        Some(Ok(loaded)) => {
            let game = ReportedGame::of(&loaded.record);
            let about = about(&loaded, game.as_ref(), path.as_deref().and_then(minutes_since));
            (game, about)
        }
        Some(Err(error)) if named.is_some() => return Err(error),
        Some(Err(StoreError::Record { error, .. })) => (None, error.to_string()),
        Some(Err(error)) => (None, format!("the newest record cannot be read ({})", error.code())),
    };
    let log = diagnostics::recent().after(&profile::last_log(profile));
    let text = text(&about, &log);
    let bytes = game.as_ref().map(|game| game.record().to_bytes());
    let bytes = bytes.transpose().map_err(StoreError::Unwritable)?.unwrap_or_default();
    let mut new = File::create_new(file).map_err(at(file))?;
    let written = new.write_all(&record::encode_report(&text, &bytes));
    written.and_then(|()| new.sync_all()).map_err(at(file))?;
    Ok(Reported {
        path: file.to_owned(),
        entries: game.map(|game| game.record().entries.len()),
        lines: log.len(),
    })
}

/// Minutes since a file was changed.
fn minutes_since(path: &Path) -> Option<u64> {
    let changed = path.metadata().ok()?.modified().ok()?;
    Some(changed.elapsed().ok()?.as_secs() / 60)
}

/// A line on a record, and on what the report tells of its game.
fn about<G: Game>(loaded: &Loaded<G>, game: Option<&ReportedGame<G>>, minutes: Option<u64>) -> String {
    let versions = &loaded.record.header.versions;
    let when = minutes.map_or_else(String::new, |minutes| {
        format!(", last written {minutes} minutes before")
    });
    let damage = loaded.damage.map_or_else(String::new, |damage| format!("; {damage}"));
    let entries = loaded.record.entries.len();
    let told = match game {
        Some(ReportedGame::Whole(_)) => "the game below (podbay replay --verify FILE)".to_owned(),
        Some(ReportedGame::Running(known)) => format!(
            "the last {} entries of the game below (podbay replay --verify FILE), which is not over: its seed is left out",
            known.entries.len()
        ),
        None => "a game that is not over and has no position to show".to_owned(),
    };
    format!(
        "{told}: {}, rules version {}, {entries} entries{when}{damage}",
        versions.game, versions.rules
    )
}

/// The part for people.
fn text(about: &str, log: &diagnostics::Recent) -> String {
    let build = if cfg!(debug_assertions) { "debug" } else { "release" };
    let window = if cfg!(feature = "window") { "with" } else { "without" };
    // A record from elsewhere may name any version and any game.
    let about: String = about.chars().filter(|c| !c.is_control()).take(ABOUT_MAX).collect();
    format!(
        "podbay {}, {build} build {window} a window, protocol {PROTOCOL_VERSION}, record format {FORMAT}\n\
         {} {}\n\
         {about}\n\
         Names, devices, addresses and paths are left out or have stand-ins; a box file of one's own is here as it is.\n\
         The newest {} lines of the log:\n{}",
        env!("CARGO_PKG_VERSION"),
        std::env::consts::OS,
        std::env::consts::ARCH,
        log.len(),
        log.disguised()
    )
}
