//! A conversation on a stream: the frozen introduction, then frames with a length in front.

use super::error::LinkError;
use crate::protocol::{
    Hello, codec,
    hello::{HEAD, HelloError},
};
use quinn::{ReadExactError, RecvStream, SendStream};
use serde::de::DeserializeOwned;

/// Reads the other side's introduction.
///
/// # Errors
/// The bytes are not an introduction, or the connection was lost.
pub async fn read_hello(stream: &mut RecvStream) -> Result<Hello, LinkError> {
    Ok(Hello::parse(&hello_bytes(stream).await?)?)
}

/// Reads the other side's introduction, and the bytes that it has added.
///
/// # Errors
/// As `read_hello`.
pub async fn read_hello_with(stream: &mut RecvStream) -> Result<(Hello, Vec<u8>), LinkError> {
    let bytes = hello_bytes(stream).await?;
    let (hello, more) = Hello::parse_with(&bytes)?;
    Ok((hello, more.to_vec()))
}

async fn hello_bytes(stream: &mut RecvStream) -> Result<Vec<u8>, LinkError> {
    let mut head = [0; HEAD];
    stream.read_exact(&mut head).await.map_err(|e| match e {
        ReadExactError::FinishedEarly(_) => LinkError::Hello(HelloError::Malformed),
        ReadExactError::ReadError(e) => LinkError::from(e),
    })?;
    let mut bytes = head.to_vec();
    bytes.resize(HEAD + Hello::rest_length(head)?, 0);
    read_exact(stream, &mut bytes[HEAD..]).await?;
    Ok(bytes)
}

/// Writes our introduction.
///
/// # Errors
/// The connection was lost.
pub async fn write_hello(stream: &mut SendStream, hello: &Hello) -> Result<(), LinkError> {
    write_bytes(stream, &hello.to_bytes()).await
}

/// Reads one message. Memory is taken only for a length within the limit.
///
/// # Errors
/// `Ended` between two messages; the frame is too long, no message, or cut off; the connection was lost.
pub async fn read_message<T: DeserializeOwned>(stream: &mut RecvStream) -> Result<T, LinkError> {
    let mut prefix = [0; codec::PREFIX];
    stream.read_exact(&mut prefix).await.map_err(|e| match e {
        ReadExactError::FinishedEarly(0) => LinkError::Ended,
        ReadExactError::FinishedEarly(_) => LinkError::CutOff,
        ReadExactError::ReadError(e) => LinkError::from(e),
    })?;
    let mut frame = vec![0; codec::frame_length(prefix)?];
    read_exact(stream, &mut frame).await?;
    Ok(codec::decode(&frame)?)
}

/// Writes bytes that are whole frames; waits while the peer is behind.
///
/// # Errors
/// The connection was lost.
pub async fn write_bytes(stream: &mut SendStream, bytes: &[u8]) -> Result<(), LinkError> {
    Ok(stream.write_all(bytes).await?)
}

async fn read_exact(stream: &mut RecvStream, bytes: &mut [u8]) -> Result<(), LinkError> {
    stream.read_exact(bytes).await.map_err(|e| match e {
        ReadExactError::FinishedEarly(_) => LinkError::CutOff,
        ReadExactError::ReadError(e) => LinkError::from(e),
    })
}
