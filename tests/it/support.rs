//! Helpers shared by the integration tests.

use podbay::protocol::codec;
use serde::{Serialize, de::DeserializeOwned};

/// What arrives when a value is written and read again.
pub fn codec_copy<T: Serialize + DeserializeOwned>(value: &T) -> T {
    let bytes = codec::encode(value).expect("a value that fits a frame");
    codec::decode(&bytes).expect("the bytes of a value")
}
