//! Frames on a stream: four bytes of length, little-endian, then that many bytes.

use quinn::{ReadExactError, RecvStream, SendStream, WriteError};

/// Bytes of the length in front of a frame.
const HEADER: usize = 4;

/// Why no frame could be read or written.
#[derive(Debug, thiserror::Error)]
pub enum FrameError {
    /// The peer announced a frame beyond the limit; nothing of it was read.
    #[error("the other side sent a frame of {got} bytes, at most {limit} are allowed")]
    TooLarge {
        /// Announced length.
        got: usize,
        /// The limit in force.
        limit: usize,
    },
    /// The stream ended between two frames.
    #[error("the other side closed the stream")]
    Ended,
    /// The stream ended inside a frame.
    #[error("the other side closed the stream inside a frame")]
    CutOff,
    /// The connection is gone.
    #[error("the connection was lost: {0}")]
    Lost(String),
}

/// Reads one frame of at most `limit` bytes. Memory is taken only for a length within the limit.
///
/// # Errors
/// The frame is too large, the stream ended, or the connection was lost.
pub async fn read_frame(stream: &mut RecvStream, limit: usize) -> Result<Vec<u8>, FrameError> {
    let mut header = [0; HEADER];
    stream.read_exact(&mut header).await.map_err(|e| match e {
        ReadExactError::FinishedEarly(0) => FrameError::Ended,
        ReadExactError::FinishedEarly(_) => FrameError::CutOff,
        ReadExactError::ReadError(e) => FrameError::Lost(e.to_string()),
    })?;
    let length = u32::from_le_bytes(header) as usize;
    if length > limit {
        return Err(FrameError::TooLarge { got: length, limit });
    }
    let mut frame = vec![0; length];
    stream.read_exact(&mut frame).await.map_err(|e| match e {
        ReadExactError::FinishedEarly(_) => FrameError::CutOff,
        ReadExactError::ReadError(e) => FrameError::Lost(e.to_string()),
    })?;
    Ok(frame)
}

/// Writes one frame; waits while the peer is behind.
///
/// # Errors
/// The frame is larger than the peer will read, or the connection was lost.
pub async fn write_frame(stream: &mut SendStream, frame: &[u8], limit: usize) -> Result<(), FrameError> {
    let too_large = FrameError::TooLarge {
        got: frame.len(),
        limit,
    };
    let Some(length) = u32::try_from(frame.len()).ok().filter(|_| frame.len() <= limit) else {
        return Err(too_large);
    };
    let lost = |e: WriteError| FrameError::Lost(e.to_string());
    stream.write_all(&length.to_le_bytes()).await.map_err(lost)?;
    stream.write_all(frame).await.map_err(lost)
}
