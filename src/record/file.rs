//! Records as bytes.
//!
//! ```text
//! 8 bytes  magic "PODREC\0\x01"
//! frames   u32 length (little endian) · u32 first bytes of blake3 of the payload · payload
//! ```
//! The first frame holds the versions alone, so that a record of another version can be named; the second the header;
//! all further ones an entry each.

use super::{Action, Entry, FORMAT, Header, OLDEST_FORMAT, Record, Versions};
use crate::{
    protocol::{CodecError, codec, limits},
    rules::Game,
};

/// The first eight bytes of every record.
pub(super) const MAGIC: [u8; 8] = *b"PODREC\0\x01";
/// The first bytes of every bug report.
pub(super) const REPORT: &[u8] = b"podbay report ";
/// Length and checksum.
const PREFIX: usize = 8;

/// Bytes that are not a record this build can play.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RecordError {
    /// Another kind of file.
    #[error("this is not a Podbay record; choose a file that Podbay saved")]
    NotARecord,
    /// A bug report, which nobody can go on with.
    #[error("this is a bug report; it can be played with podbay replay, and not gone on with")]
    Report,
    /// A bug report of another format, or a damaged one.
    #[error("the beginning of this bug report cannot be read; ask for it again, or open it with a newer version")]
    ReportHead,
    /// A bug report without a record.
    #[error("there is no record in this bug report, only text; read it with an editor")]
    OnlyText,
    /// The record ends before its header does.
    #[error("the record ends inside its header; nothing of it can be played")]
    NoHeader,
    /// Written in another format.
    #[error(
        "the record has format {got}, this build reads {OLDEST_FORMAT} to {FORMAT}; open it with version {program}"
    )]
    OtherFormat {
        /// Format of the record.
        got: u16,
        /// The version that wrote it.
        program: String,
    },
    /// Played by other rules.
    #[error(
        "the record was played by rules version {got} of {game}, this build has {ours}; open it with version {program}"
    )]
    OtherRules {
        /// The game that was played.
        game: String,
        /// Rules version of the record.
        got: u16,
        /// Rules version of this build.
        ours: u16,
        /// The version that wrote it.
        program: String,
    },
    /// The versions can be read, the header cannot: another game, or a setup that does not hold together.
    #[error(
        "the header of the record cannot be read ({error}); it is of the game {game}, written by version {program}; open \
         it with that version"
    )]
    Header {
        /// The game that the record names.
        game: String,
        /// The version that wrote it.
        program: String,
        /// The fault in the header.
        error: CodecError,
    },
    /// The versions in front of the header differ from those in the header. No build writes such a record.
    #[error("the record names other versions at its beginning than in its header; it was made up and cannot be played")]
    TwoVersions,
    /// A frame is whole but its contents make no sense.
    #[error("entry {entry} of the record cannot be read: {error}")]
    Malformed {
        /// Number of the entry from 1; 0 is the header.
        entry: usize,
        /// The fault in the entry.
        error: CodecError,
    },
}

/// The readable part of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Loaded<G: Game> {
    /// The good part.
    pub record: Record<G>,
    /// The damage after the good part; `None` if the good part is all.
    pub damage: Option<Damage>,
    /// Length of the good part in bytes; a journal is cut to it before it is continued.
    pub good_bytes: usize,
}

/// The place where a record stops being readable, and the reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Damage {
    /// The record ends inside an entry.
    #[error("the record was cut inside entry {entry}; {} before it can be played", entry - 1)]
    Truncated {
        /// Number of the entry from 1.
        entry: usize,
    },
    /// An entry does not fit its checksum.
    #[error("entry {entry} of the record was changed or damaged; {} before it can be played", entry - 1)]
    Checksum {
        /// Number of the entry from 1.
        entry: usize,
    },
    /// The record has more entries or bytes than are read. Nothing in it is broken, so a journal is not cut to this
    /// part.
    #[error("the record is longer than any game; its first {} entries can be played", entry - 1)]
    TooLong {
        /// Number of the first entry that is not read, from 1.
        entry: usize,
    },
}

impl Damage {
    /// Number of the first entry that cannot be read.
    #[must_use]
    pub const fn entry(self) -> usize {
        match self {
            Self::Truncated { entry } | Self::Checksum { entry } | Self::TooLong { entry } => entry,
        }
    }
}

/// The first bytes of a record file: magic, versions, header.
///
/// # Errors
/// The setup is larger than a frame may be.
pub fn encode_header<G: Game>(header: &Header<G>) -> Result<Vec<u8>, CodecError> {
    let mut bytes = MAGIC.to_vec();
    push_frame(&mut bytes, &codec::encode(&header.versions)?);
    push_frame(&mut bytes, &codec::encode(header)?);
    Ok(bytes)
}

/// The bytes of one entry, to be appended.
///
/// # Errors
/// The entry is larger than a frame may be.
pub fn encode_entry<G: Game>(entry: &Entry<G>) -> Result<Vec<u8>, CodecError> {
    let mut bytes = Vec::new();
    push_frame(&mut bytes, &codec::encode(entry)?);
    Ok(bytes)
}

/// The versions in front of a record: its build and its game, without reading the rest.
///
/// # Errors
/// The bytes are no record, or end before the versions do.
pub fn peek_versions(bytes: &[u8]) -> Result<Versions, RecordError> {
    if bytes.starts_with(REPORT) {
        return Err(RecordError::Report);
    }
    let rest = bytes.strip_prefix(&MAGIC).ok_or(RecordError::NotARecord)?;
    let (payload, _) = split_frame(rest).map_err(|_| RecordError::NoHeader)?;
    codec::decode(payload).map_err(|error| RecordError::Malformed { entry: 0, error })
}

/// Reads a record. A damaged tail is left out and reported, and so is what is beyond the longest record that is read.
///
/// # Errors
/// The bytes are no record, end before the header does, or were written by a build whose records this one cannot play.
pub fn load<G: Game>(bytes: &[u8]) -> Result<Loaded<G>, RecordError> {
    let is_cut = bytes.len() > limits::RECORD_MAX;
    let bytes = &bytes[..bytes.len().min(limits::RECORD_MAX)];
    let versions = peek_versions(bytes)?;
    if !(OLDEST_FORMAT..=FORMAT).contains(&versions.format) {
        return Err(RecordError::OtherFormat {
            got: versions.format,
            program: versions.program,
        });
    }
    let (_, rest) = split_frame(&bytes[MAGIC.len()..]).map_err(|_| RecordError::NoHeader)?;
    let (payload, mut rest) = split_frame(rest).map_err(|_| RecordError::NoHeader)?;
    let header: Header<G> = decode_header(versions.format, payload).map_err(|error| RecordError::Header {
        game: versions.game.clone(),
        program: versions.program.clone(),
        error,
    })?;
    if header.versions != versions {
        return Err(RecordError::TwoVersions);
    }
    let ours = G::rules_version(&header.setup);
    if versions.rules != ours {
        return Err(RecordError::OtherRules {
            game: versions.game,
            got: versions.rules,
            ours,
            program: versions.program,
        });
    }
    let mut entries: Vec<Entry<G>> = Vec::new();
    let mut damage = None;
    while !rest.is_empty() {
        let entry = entries.len() + 1;
        if entry > limits::RECORD_ENTRIES_MAX {
            damage = Some(Damage::TooLong { entry });
            break;
        }
        match split_frame(rest) {
            Ok((payload, after)) => {
                entries.push(codec::decode(payload).map_err(|error| RecordError::Malformed { entry, error })?);
                rest = after;
            }
            Err(Broken::Cut) if is_cut => damage = Some(Damage::TooLong { entry }),
            Err(Broken::Cut) => damage = Some(Damage::Truncated { entry }),
            Err(Broken::Checksum) => damage = Some(Damage::Checksum { entry }),
        }
        if damage.is_some() {
            break;
        }
    }
    Ok(Loaded {
        record: Record { header, entries },
        damage,
        good_bytes: bytes.len() - rest.len(),
    })
}

/// The last format whose headers lack [`super::Hosting::hosts`], and the last one whose headers lack
/// [`super::Hosting::hints`].
const WITHOUT_HOSTS: u16 = 6;
const WITHOUT_HINTS: u16 = 10;

/// Reads a header. In format 3 it lacks [`Header::hosting`], which becomes `None`; in formats 4 to 6 it lacks
/// [`super::Hosting::hosts`], which becomes empty; in formats 4 to 10 it lacks [`super::Hosting::hints`], which becomes
/// true.
fn decode_header<G: Game>(format: u16, payload: &[u8]) -> Result<Header<G>, CodecError> {
    const NONE: u8 = 0;
    const TRUE: u8 = 1;
    let with = |missing: &[u8]| codec::decode(&[payload, missing].concat());
    if format == OLDEST_FORMAT {
        return with(&[NONE]);
    }
    let missing: &[u8] = match format {
        _ if format <= WITHOUT_HOSTS => &[NONE, TRUE],
        _ if format <= WITHOUT_HINTS => &[TRUE],
        _ => return codec::decode(payload),
    };
    match codec::decode(payload) {
        Err(CodecError::Truncated) => with(missing),
        without_table => without_table,
    }
}

impl<G: Game> Record<G> {
    /// The whole record as bytes.
    ///
    /// # Errors
    /// A part is larger than a frame may be.
    pub fn to_bytes(&self) -> Result<Vec<u8>, CodecError> {
        let mut bytes = encode_header(&self.header)?;
        for entry in &self.entries {
            bytes.extend(encode_entry(entry)?);
        }
        Ok(bytes)
    }
    /// Number of commands in the record; steps back, take-backs and seat changes do not count.
    #[must_use]
    pub fn commands(&self) -> usize {
        let is_command = |e: &&Entry<G>| matches!(e.action, Action::Command { .. });
        self.entries.iter().filter(is_command).count()
    }
}

fn push_frame(out: &mut Vec<u8>, payload: &[u8]) {
    // A payload is never longer than a frame, which is far below 4 GB.
    out.extend((payload.len() as u32).to_le_bytes());
    out.extend(checksum(payload));
    out.extend(payload);
}

fn checksum(payload: &[u8]) -> [u8; 4] {
    let hash = blake3::hash(payload);
    let [a, b, c, d, ..] = *hash.as_bytes();
    [a, b, c, d]
}

enum Broken {
    Cut,
    Checksum,
}

fn split_frame(bytes: &[u8]) -> Result<(&[u8], &[u8]), Broken> {
    let (head, rest) = bytes.split_first_chunk::<PREFIX>().ok_or(Broken::Cut)?;
    let [a, b, c, d, sum @ ..] = *head;
    let length = u32::from_le_bytes([a, b, c, d]) as usize;
    if length > limits::FRAME_MAX {
        return Err(Broken::Checksum);
    }
    let (payload, after) = rest.split_at_checked(length).ok_or(Broken::Cut)?;
    if checksum(payload) != sum {
        return Err(Broken::Checksum);
    }
    Ok((payload, after))
}
