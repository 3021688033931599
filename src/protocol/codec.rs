//! Values to bytes and back. The only file that names the serialisation library.
//!
//! Two encodings: the *wire* one with variable-width integers, and the *canonical* one with fixed-width integers and a
//! version byte, from which digests are made. Golden tests pin both.

use super::limits::FRAME_MAX;
use bincode::{
    config,
    error::{DecodeError, EncodeError},
    serde::{decode_from_slice, encode_into_std_write, encode_to_vec},
};
use serde::{Serialize, de::DeserializeOwned};
use std::io;

/// First byte of every canonical encoding; raised if the encoding itself ever changes.
pub const CANONICAL_VERSION: u8 = 1;
/// Bytes of the length in front of every frame.
pub const PREFIX: usize = 4;

/// Bytes that are not a value of the expected type, or a value that cannot be sent.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CodecError {
    /// The message is longer than a frame may be.
    #[error("a message of {got} bytes is longer than the {FRAME_MAX} allowed")]
    TooLong {
        /// Length of the message in bytes.
        got: usize,
    },
    /// The bytes end before the value does.
    #[error("the message ends too early")]
    Truncated,
    /// Bytes are left over after the value.
    #[error("{left} bytes are left over after the message")]
    Trailing {
        /// Number of bytes left over.
        left: usize,
    },
    /// The bytes cannot be such a value.
    #[error("not a valid message: {0}")]
    Malformed(String),
    /// The value cannot be written.
    #[error("the message cannot be written: {0}")]
    Unwritable(String),
}

/// A value as wire bytes, without a length.
///
/// # Errors
/// The value is longer than a frame may be.
pub fn encode<T: Serialize>(value: &T) -> Result<Vec<u8>, CodecError> {
    let bytes = encode_to_vec(value, config::standard()).map_err(unwritable)?;
    within_limit(bytes.len())?;
    Ok(bytes)
}

/// The number of bytes that [`encode`] makes of a value. It only counts them.
///
/// # Errors
/// The value is longer than a frame may be.
pub(super) fn length<T: Serialize>(value: &T) -> Result<usize, CodecError> {
    let length = encode_into_std_write(value, &mut io::sink(), config::standard()).map_err(unwritable)?;
    within_limit(length)?;
    Ok(length)
}

/// A value from wire bytes; all of them have to be used.
///
/// # Errors
/// The bytes are too many, too few, or no such value.
pub fn decode<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, CodecError> {
    within_limit(bytes.len())?;
    let config = config::standard().with_limit::<FRAME_MAX>();
    let (value, used) = decode_from_slice(bytes, config).map_err(malformed)?;
    match bytes.len() - used {
        0 => Ok(value),
        left => Err(CodecError::Trailing { left }),
    }
}

/// A value as a complete frame: length, then wire bytes.
///
/// # Errors
/// The value is longer than a frame may be.
pub fn encode_frame<T: Serialize>(value: &T) -> Result<Vec<u8>, CodecError> {
    let mut bytes = vec![0; PREFIX];
    encode_into_std_write(value, &mut bytes, config::standard()).map_err(unwritable)?;
    let length = bytes.len() - PREFIX;
    within_limit(length)?;
    // The limit is far below 4 GB.
    bytes[..PREFIX].copy_from_slice(&(length as u32).to_le_bytes());
    Ok(bytes)
}

/// The length that a frame's prefix announces.
///
/// # Errors
/// The length is more than a frame may have. Nothing more should be read from that peer.
pub fn frame_length(prefix: [u8; PREFIX]) -> Result<usize, CodecError> {
    let length = u32::from_le_bytes(prefix) as usize;
    within_limit(length).map(|()| length)
}

/// The canonical bytes of a value: the same on every platform, in every build and release.
///
/// # Errors
/// The value cannot be serialised at all; no value of this program is like that.
pub fn canonical<T: Serialize>(value: &T) -> Result<Vec<u8>, CodecError> {
    let mut bytes = vec![CANONICAL_VERSION];
    encode_into_std_write(value, &mut bytes, config::standard().with_fixed_int_encoding()).map_err(unwritable)?;
    Ok(bytes)
}

fn within_limit(length: usize) -> Result<(), CodecError> {
    if length > FRAME_MAX {
        return Err(CodecError::TooLong { got: length });
    }
    Ok(())
}

fn malformed(error: DecodeError) -> CodecError {
    match error {
        DecodeError::UnexpectedEnd { .. } => CodecError::Truncated,
        other => CodecError::Malformed(other.to_string()),
    }
}

fn unwritable(error: EncodeError) -> CodecError {
    CodecError::Unwritable(error.to_string())
}
