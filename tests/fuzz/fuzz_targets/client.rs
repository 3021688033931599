//! What a host says to a window, and places that fingers show.
#![no_main]

use libfuzzer_sys::fuzz_target;
use podbay_fuzz::told;

fuzz_target!(|bytes: &[u8]| {
    let _ = told::client(bytes);
});
