//! The log of a game as a host tells it, with any beginning: no record, or one that plays.
#![no_main]

use libfuzzer_sys::fuzz_target;
use podbay_fuzz::told;

fuzz_target!(|bytes: &[u8]| {
    let _ = told::heard(bytes);
});
