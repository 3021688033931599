//! People who do anything at any time at a table: join, play, step back, ask for take-backs, give seats away, leave,
//! come back. Its record always plays and can be gone on with.
#![no_main]

use libfuzzer_sys::fuzz_target;
use podbay_fuzz::{Bytes, Table};

/// Things that are done; longer evenings would find the same more slowly.
const STEPS: usize = 160;

fuzz_target!(|bytes: &[u8]| {
    let mut bytes = Bytes(bytes);
    let (Some(game), Some(rules)) = (bytes.next(), bytes.next()) else {
        return;
    };
    let mut table = Table::new(game, rules & 0xfc);
    for _ in 0..STEPS {
        if !table.step(&mut bytes) {
            break;
        }
    }
    table.check_record();
});
