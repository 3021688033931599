//! Helpers shared by the integration tests.

use serde::{Serialize, de::DeserializeOwned};

/// What arrives when a value is written and read again.
pub fn codec_copy<T: Serialize + DeserializeOwned>(value: &T) -> T {
    let text = serde_json::to_vec(value).expect("a value that can be written");
    serde_json::from_slice(&text).expect("a value that can be read")
}
