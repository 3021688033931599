//! Arbitrary bytes never panic a decoder, and what decodes is written back as a value that decodes equal.
#![no_main]

use libfuzzer_sys::fuzz_target;
use podbay::{
    games::any::AnyGame,
    protocol::{ClientMessage, Hello, HostMessage, codec},
};

fuzz_target!(|bytes: &[u8]| {
    let _ = Hello::parse(bytes);
    if let Ok(message) = codec::decode::<ClientMessage<AnyGame>>(bytes) {
        let again = codec::encode(&message).expect("what was decoded can be written");
        assert_eq!(codec::decode::<ClientMessage<AnyGame>>(&again).as_ref(), Ok(&message));
    }
    let _ = codec::decode::<HostMessage<AnyGame>>(bytes);
});
